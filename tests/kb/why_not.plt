:- encoding(utf8).
:- module(test_why_not, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module('../../kb/engine/notation').
:- use_module('../../kb/engine/prover').
:- use_module('../../kb/engine/why_not').
:- use_module('../../kb/tables/hexagrams').
:- use_module('../../kb/tables/stems_branches').
:- use_module('../../kb/chart/pan').
:- use_module('../../kb/chart/cast').
:- use_module('../../kb/chart/sentences').
:- use_module('../../kb/check/masked', [charted/1]).
:- use_module('../../kb/chapters/ch18_mu_jue', []).
:- use_module('../../kb/chapters/ch19_gua_hou', []).
:- use_module('../../kb/chapters/duan', []).

%   asked(+Hexagrams, +Options, +Goal, +Depth, -Report): Goal is without the chart.

asked(Hexagrams, Options, Goal, Depth, Report) :-
    cast_pan(Hexagrams, Options, Pan),
    with_pan(Pan, Goal, Full),
    why_not(Full, Depth, Report).

with_pan(Pan, Goal, Full) :-
    Goal =.. [Name|Args],
    Full =.. [Name, Pan|Args].

without_pan(Full, Goal) :-
    Full =.. [Name, Pan|Args],
    compound(Pan),
    !,
    Goal =.. [Name|Args].
without_pan(Goal, Goal).

%   first_stop(+Report, -Citation, -Kind, -Premise, -Shown): where the nearest
%   candidate stops.

first_stop(lacks(_, _, [Nearest|_]), Citation, Kind, Premise, Shown) :-
    Nearest = candidate(Citation, _, _, [stop(Kind, Full, Shown)|_], _),
    (   Kind == exception
    ->  Full = defeats(_, _),
        Premise = defeats
    ;   without_pan(Full, Premise)
    ).

concludes(Proof, Goal) :-
    proof_table([Proof], Table),
    member(node(_, _, rule, Full, _), Table),
    without_pan(Full, Goal).


                /*******************************
                *       WHAT IS JUDGED         *
                *******************************/

%   random_pan(-Pan): a change at a time that is known in full, or at one of which
%   only month and day are.

random_pan(Pan) :-
    findall(H, liu_shi_si_gua(H, _, _), Hexagrams),
    random_member(Ben, Hexagrams),
    random_member(Bian, Hexagrams),
    findall(G-Z, gan_zhi(_, G, Z), Pairs),
    random_member(Day, Pairs),
    random_member(More,
                  [ [month(午)], [month(申)], [month(丑)],
                    [year(辛-卯), term(春分), hou(2)], [year(甲-子), term(小寒), hou(1)],
                    [year(丙-午), term(冬至), hou(3)] ]),
    random_member(Use, [父母, 兄弟, 子孫, 妻財, 官鬼, 世, 應]),
    cast_pan(Ben-Bian, [day(Day), use(Use), person(長男)|More], Pan).

%   random_goal(+Pan, -Goal): a conclusion asked of Pan, with its values unbound or
%   those that hold of another chart.

random_goal(Pan, Goal) :-
    findall(P, rule_home(P, _), Predicates),
    random_member(Name/Arity, Predicates),
    functor(Goal, Name, Arity),
    random_pan(Other),
    functor(Its, Name, Arity),
    (   charted(Name/Arity)
    ->  arg(1, Goal, Pan),
        arg(1, Its, Other)
    ;   true
    ),
    (   random(2) =:= 0,
        findall(Its, plain(Its), Solutions),
        Solutions \== []
    ->  random_member(Found, Solutions),
        without_pan(Found, Bare),
        ( charted(Name/Arity) -> with_pan(Pan, Bare, Goal) ; Goal = Bare )
    ;   true
    ).

%   amiss(+Report, -Fault) is nondet: Report says what is not so, by the
%   interpreter of the rules' text and by the check on proofs.

amiss(holds(_, Proofs), unsound(Proof)) :-
    member(Proof, Proofs),
    \+ recheck(Proof).
amiss(lacks(Goal, _, _), holds(Goal)) :-
    holds(Goal).
amiss(lacks(_, Instead, _), not_there(Goal)) :-
    member(Goal, Instead),
    \+ holds(Goal).
amiss(lacks(Goal, _, Candidates), left_out(Citation)) :-
    is_list(Candidates),
    rule(Citation, Goal, Body, _),
    \+ memberchk(candidate(Citation, _, _, _, _), Candidates),
    body_goals(Body, Premises),
    \+ ( member(Test, Premises), test_goal(Test), ground(Test), \+ call(Test) ).
amiss(lacks(_, _, Candidates), out_of_order(A, B)) :-
    is_list(Candidates),
    append(_, [A, B|_], Candidates),
    left(A, LeftA),
    left(B, LeftB),
    LeftA > LeftB.
amiss(lacks(Goal, _, Candidates), Fault) :-
    is_list(Candidates),
    member(Candidate, Candidates),
    candidate_amiss(Candidate, Goal, Fault).

left(Candidate, Left) :-
    candidate_score(Candidate, Met, Total),
    Left is (Total - Met) / max(1, Total).

candidate_amiss(candidate(_, _, Met, _, _), _, not_met(Premise)) :-
    member(Premise, Met),
    \+ holds(Premise).
candidate_amiss(candidate(_, _, _, Stops, _), _, met(Premise)) :-
    member(stop(Kind, Premise, _), Stops),
    Kind \== exception,
    holds(Premise).
candidate_amiss(candidate(_, _, _, Stops, _), _, exception_beside_a_stop) :-
    memberchk(stop(exception, _, _), Stops),
    Stops \= [_].
candidate_amiss(candidate(_, _, _, [], _), _, no_stop).
candidate_amiss(candidate(Citation, Head, Met, Stops, Open), Goal, Fault) :-
    Citation \== none,
    findall(Premise, ( member(stop(Kind, Premise, _), Stops), Kind \== exception ), Failing),
    append([Met, Failing, Open], Told),
    (   \+ ( rule(Citation, Head, Body, _), body_goals(Body, Premises), matched(Premises, Told) )
    ->  Fault = other_premises(Citation)
    ;   Failing = [Stop|_],
        \+ stops_at(Citation, Head, Met, Stop, Goal),
        Fault = not_the_furthest(Citation)
    ).
candidate_amiss(candidate(_, _, _, Stops, _), _, Fault) :-
    member(stop(_, _, Reports), Stops),
    member(Report, Reports),
    amiss(Report, Fault).

matched([], []).
matched([Premise|Premises], Told) :-
    select(Premise, Told, Rest),
    matched(Premises, Rest).

%   stops_at(+Citation, +Head, +Met, +Stop, +Goal): the premises before Stop are
%   among Met, and no binding for Goal meets those and Stop too.

stops_at(Citation, Head, Met, Stop, Goal) :-
    rule(Citation, Head, Body, _),
    body_goals(Body, Premises),
    append(Before, [Stop|_], Premises),
    forall(member(Premise, Before), memberchk(Premise, Met)),
    length([Stop|Before], Count),
    copy_term(Goal, Asked),
    rule(Citation, Asked, AskedBody, _),
    body_goals(AskedBody, AskedPremises),
    length(UpTo, Count),
    append(UpTo, _, AskedPremises),
    foldl([P, Conjunction, (Conjunction, P)]>>true, UpTo, true, All),
    \+ holds(All),
    !.

%   json(+Value): of a kind that JSON has.

json(Value) :- ( atom(Value) ; string(Value) ; integer(Value) ), !.
json(List)  :- is_list(List), ( maplist(json_pair, List) -> true ; maplist(json, List) ).

json_pair(Key-Value) :- atom(Key), json(Value).

proof_id(Pairs, Id) :-
    member(Key-Value, Pairs),
    (   Key == proofs
    ->  member(Id, Value)
    ;   Key == proof
    ->  Id = Value
    ;   is_list(Value),
        (   maplist(json_pair, Value)
        ->  proof_id(Value, Id)
        ;   member(Inner, Value),
            is_list(Inner),
            proof_id(Inner, Id)
        )
    ).

:- begin_tests(why_not).

% The examples of the text that say what does not follow: the nearest rule, and
% what stops it

test(example, [forall(member(e(Hexagrams, Options, Goal, Citation, Kind, Premise),
        [ e(遁-乾, [month(申), day(乙-亥)], hui_tou(2, 生), 11/6/sheng, exception, defeats),
          e(遁-乾, [month(申), day(乙-亥)], jue_chu_feng_sheng(2), 11/7/feng, conclusion, hui_tou(2, 生)),
          e(遁-乾, [month(亥), day(辛-亥)], hui_tou(2, 生), 11/6/sheng, exception, defeats),
          e(晉-剝, [month(酉), day(戊-申)], fu_chu(1, 出), 12/7/f, conclusion, chu_fou(1, 出)),
          e(晉-剝, [month(酉), day(戊-申)], fu_chu(5, 出), 12/7/f, conclusion, chu_fou(5, 出)),
          e(晉-剝, [month(午), day(戊-申)], hu_yong(子孫, 外), 11/10/a, exception, defeats),
          e(晉-剝, [month(酉), day(乙-卯)], hu_yong(子孫, 外), 11/10/a, exception, defeats),
          e(坤-巽, [month(寅), day(甲-子)], fan_yin(fan(爻(2), 非)), 13/6/b, exception, defeats),
          e(大有-鼎, [], fan_yin(fan(卦(外), _)), 13/1/gua, conclusion, gua_fan(外, _, _)),
          e(乾-大有, [month(午), day(甲-午)], jin_tui(5, _), 16/1/d, conclusion, jin_tui_shen(5, 退神)),
          e(離-乾, [month(午), day(甲-午)], mu_jue(內, 真), n(18/2)/b, conclusion, tian_shi(內)),
          e(坎, [term(小寒), day(丁-巳)], gua_kong_po(內, 空), 18/4/kong, forall, _),
          e(震, [term(春分), day(乙-酉)], gua_ri_po(內), n(19/6)/a, conclusion, gua_zhi_chong(邦宅, 震, _)),
          e(坎, [term(夏至), day(甲-子)], gua_ri_jian(內), n(19/6)/b, conclusion, gua_zhi_jian(邦宅, 坎, _)),
          e(觀-萃, [year(辛-卯), month(申), day(丙-子)], fu_chu(1, 出), 12/7/f, conclusion, chu_fou(1, 出))
        ])),
     true(Stop =@= stop(Citation, Kind, Premise))]) :-
    asked(Hexagrams, Options, Goal, 0, Report),
    first_stop(Report, AtRule, AtKind, AtPremise, _),
    ( var(Premise) -> Stop = stop(AtRule, AtKind, Premise) ; Stop = stop(AtRule, AtKind, AtPremise) ).

% 11.7: the change is broken (寅 by the month 申), or void (寅 on 辛亥)

test(exception_says_why, true(Why == po(寅))) :-
    asked(遁-乾, [month(申), day(乙-亥)], hui_tou(2, 生), 0, Report),
    first_stop(Report, _, _, _, [holds(_, [Proof])]),
    once(( member(Why, [kong(寅), po(寅)]), concludes(Proof, Why) )).
test(exception_says_why, true(Why == kong(寅))) :-
    asked(遁-乾, [month(亥), day(辛-亥)], hui_tou(2, 生), 0, Report),
    first_stop(Report, _, _, _, [holds(_, [Proof])]),
    once(( member(Why, [po(寅), kong(寅)]), concludes(Proof, Why) )).

% 19.5: 坎 is 旺 in 小寒 and so not void

test(counter_example_opens_into_the_exception, true(Rule-Hou == 19/5/a-gua_hou(坎, 旺))) :-
    asked(坎, [term(小寒), day(丁-巳)], gua_kong_po(內, 空), 1, Report),
    first_stop(Report, _, forall, _, [holds(_, [fact(table, gua_zhi(坎, 子))]), Lacks]),
    first_stop(Lacks, _, exception, _, [holds(_, [by(Rule, _, Steps)])]),
    Hou = gua_hou(坎, _),
    member(Step, Steps),
    concludes(Step, Hou),
    !.

% 20.2: 子 under line 1 does not come out of itself, but stands on the day

test(instead, true(Instead == [fu_chu(1, 同出)])) :-
    asked(觀-萃, [year(辛-卯), month(申), day(丙-子)], fu_chu(1, 出), 0, lacks(_, Full, _)),
    maplist(without_pan, Full, Instead).
test(instead_of_a_value_in_parts, true(Instead == [fan_yin(fan(爻(2), 重))])) :-
    asked(坤-巽, [month(寅), day(甲-子)], fan_yin(fan(爻(2), 非)), 0, lacks(_, Full, _)),
    maplist(without_pan, Full, Instead).

% Facts

test(fact, true(Instead == [yue_jian(子)])) :-
    asked(坤, [month(子)], yue_jian(寅), 0, lacks(_, Full, [])),
    maplist(without_pan, Full, Instead).
test(fact_of_two_values, true(Instead == [ri_chen(甲, 子)])) :-
    asked(坤, [day(甲-子)], ri_chen(乙, 丑), 0, lacks(_, Full, [])),
    maplist(without_pan, Full, Instead).
test(fact_of_one_line, true(Instead == [dong(2), dong(3), dong(5), dong(6)])) :-
    asked(坤-巽, [], dong(1), 0, lacks(_, Full, [])),
    maplist(without_pan, Full, Instead).
test(fact_not_given, true(Instead == [])) :-
    asked(坤, [month(子)], yue_gan(甲), 0, lacks(_, Instead, [])).
test(table_fact) :-
    why_not(chong(子, 寅), Report),
    assertion(Report == lacks(chong(子, 寅), [chong(子, 午)], [])).

% Goals that hold, and goals joined

test(holds, true(Sound == sound)) :-
    asked(坤-巽, [month(寅), day(甲-子)], fan_yin(fan(爻(2), _)), 0, holds(_, [Proof])),
    ( recheck(Proof) -> Sound = sound ; Sound = unsound ).
test(goal_is_left_unbound, true(Line == Free)) :-
    cast_pan(坤, [month(寅), day(甲-子)], Pan),
    Line = Free,
    why_not(dong(Pan, Line), _),
    assertion(var(Line)).
test(conjunction, true(Met-Stop == [zhi(1, 未)]-zhi(2, 未))) :-
    cast_pan(坤, [month(寅), day(甲-子)], Pan),
    why_not(( zhi(Pan, 1, 未), zhi(Pan, 2, 未) ), lacks(_, [], [Candidate])),
    Candidate = candidate(none, _, Mets, [stop(chart, At, _)], []),
    maplist(without_pan, Mets, Met),
    without_pan(At, Stop).
test(either, true(Stops == [zhi(2, 未), dong(2)])) :-
    cast_pan(坤, [month(寅), day(甲-子)], Pan),
    why_not(( zhi(Pan, 2, 未) ; dong(Pan, 2) ), lacks(_, [], Candidates)),
    maplist([candidate(none, _, [], [stop(chart, At, _)], []), At]>>true, Candidates, Ats),
    maplist(without_pan, Ats, Stops).
test(negation, true(Proofs == [fact(chart, zhi(Pan, 1, 未))])) :-
    cast_pan(坤, [], Pan),
    why_not(\+ zhi(Pan, 1, _), lacks(_, [], [Candidate])),
    Candidate = candidate(none, _, [], [stop(negation, _, [holds(_, Proofs)])], []).
test(forall, true(Case-Due == zhi(1, 未)-dong(1))) :-
    cast_pan(坤, [], Pan),
    why_not(forall(zhi(Pan, Yao, _), dong(Pan, Yao)), lacks(_, [], [candidate(none, _, [], [Stop], [])])),
    Stop = stop(forall, _, [holds(Had, [fact(chart, Had)]), lacks(Lacked, _, [])]),
    maplist(without_pan, [Had, Lacked], [Case, Due]).
test(forall_that_holds_is_shown_case_by_case, true(Count == 12)) :-
    cast_pan(坤, [], Pan),
    why_not(forall(zhi(Pan, Yao, _), jing(Pan, Yao)), holds(_, Proofs)),
    length(Proofs, Count).
test(forall_of_nothing, true(Proofs = [absent(dong(_, _))])) :-
    cast_pan(坤, [], Pan),
    why_not(forall(dong(Pan, Yao), zhi(Pan, Yao, 子)), holds(_, Proofs)).
test(other_goals_are_refused, [forall(member(Goal, [findall(_, true, _), format("x"), (a -> b ; c), _, 5])),
                               throws(refused(not_allowed, _, []))]) :-
    why_not(Goal, _).

% Depth

test(closed, true(Candidates == closed)) :-
    asked(坤-巽, [month(寅), day(甲-子)], fan_yin(fan(爻(2), 非)), 0, lacks(_, _, [_, Second])),
    Second = candidate(13/6/a, _, _, [stop(conclusion, _, [lacks(_, _, Candidates)])], _).
test(opened, true(Rule-Met-Stop == n(13/6)/a-[yao_fan(2)]-lin_yao(2))) :-
    asked(坤-巽, [month(寅), day(甲-子)], fan_yin(fan(爻(2), 非)), 1, lacks(_, _, [_, Second])),
    Second = candidate(13/6/a, _, _, [stop(conclusion, _, [lacks(_, _, [Inner])])], _),
    Inner = candidate(Rule, _, Mets, [stop(_, At, _)], _),
    maplist(without_pan, Mets, Met),
    without_pan(At, Stop).

% Premises that do not hang on the stop are judged; those that do are left open

test(independent_premises, true(Met/Total-Open == 2/3-[])) :-
    asked(觀-萃, [month(申), day(丙-子)], you_wu(妻財, 無), 0, lacks(_, _, [Candidate])),
    candidate_score(Candidate, Met, Total),
    Candidate = candidate(17/1/b, _, _, [stop(conclusion, Stop, _)], Open),
    assertion(without_pan(Stop, fei_wu(妻財))).
test(open_premises, true(Open == [dui_chong(離, X)])) :-
    asked(大有-鼎, [], gua_fan(外, _, _), 0, lacks(_, _, [candidate(_, _, [_], [stop(chart, Stop, _)], Open)])),
    without_pan(Stop, bian_gua(外, X)).

test(open_premises_by_way_of_others, true(Open = [dui_chong(_, Trigram), gua_xing(Trigram, _)])) :-
    cast_pan(大有-鼎, [], Pan),
    why_not(( bian_gua(Pan, 外, A), dui_chong(A, B), gua_xing(B, _), zhi(Pan, 1, 子) ), lacks(_, _, [Candidate])),
    Candidate = candidate(none, _, [Met], [stop(chart, _, _)], Open),
    without_pan(Met, zhi(1, 子)).
test(binding_that_meets_most, true(Met == [dong(3), zhi(3, 卯)])) :-
    cast_pan(坤-巽, [], Pan),
    why_not(( dong(Pan, Yao), chong(子, 寅), zhi(Pan, Yao, 卯) ), lacks(_, _, [Candidate])),
    Candidate = candidate(none, _, Mets, [stop(table, _, _)], []),
    maplist(without_pan, Mets, Met).

% Exceptions and rivals

test(considered, true(Bys == [12/5/e, n(12/5)/h])) :-
    cast_pan(觀-萃, [month(申), day(丙-子)], Pan),
    considered(12/6/b, chu_fou(Pan, 1, 不出), Candidates),
    findall(By, member(candidate(By, _, _, _, _), Candidates), Bys),
    memberchk(candidate(12/5/e, _, _, [stop(reading, Reading, _)|_], _), Candidates),
    assertion(without_pan(Reading, reading(fei_po, chu))).
test(considered_and_applies, true(Candidates = [candidate(13/8/b, _, [_], [], [])])) :-
    cast_pan(坤-巽, [month(寅), day(甲-子)], Pan),
    considered(13/6/b, fan_yin(Pan, fan(爻(2), 非)), Candidates).
test(rather, true(Between = [beats(13/8/b, 13/6/b, _, by(13/8/b, _, _))])) :-
    cast_pan(坤-巽, [month(寅), day(甲-子)], Pan),
    why_rather(fan_yin(Pan, fan(爻(2), 重)), fan_yin(Pan, fan(爻(2), 非)), rather(Why, WhyNot, Between)),
    assertion(Why = holds(_, [by(13/8/a, _, _)])),
    assertion(WhyNot = lacks(_, _, [_, _])).
test(rather_the_other_way, true(Between = [beats(13/8/b, 13/6/b, _, _)])) :-
    cast_pan(坤-巽, [month(寅), day(甲-子)], Pan),
    why_rather(fan_yin(Pan, fan(爻(2), 非)), fan_yin(Pan, fan(爻(2), 重)), Report),
    Report = rather(lacks(_, _, _), holds(_, _), Between).
test(spared, true(By == 13/5/b)) :-
    cast_pan(坤-艮, [month(未), day(丁-卯)], Pan),
    why_rather(fan_yin(Pan, fan(卦(內), 輕)), fan_yin(Pan, fan(卦(內), 非)), rather(_, _, Between)),
    Between = [spared(By, 13/5/a, _, candidate(By, _, [], [stop(conclusion, _, _)], []))].

% Every report on random casts is judged by the interpreter of the rules' text

test(reports_are_true, [setup(set_random(seed(20))), true(Faults == [])]) :-
    findall(Goal-Fault,
            ( between(1, 600, _),
              random_pan(Pan),
              random_goal(Pan, Asked),
              why_not(Asked, 1, Report),
              once(amiss(Report, Fault)),
              without_pan(Asked, Goal)
            ),
            Faults).
test(reports_agree_with_plain, [setup(set_random(seed(21))), true(Wrong == [])]) :-
    findall(Goal,
            ( between(1, 600, _),
              random_pan(Pan),
              random_goal(Pan, Goal),
              why_not(Goal, Report),
              ( plain(Goal) -> Report \= holds(_, _) ; Report \= lacks(_, _, _) )
            ),
            Wrong).

% As plain lists

test(pairs, [setup(set_random(seed(22))), true(Wrong == [])]) :-
    findall(Goal,
            ( between(1, 60, _),
              random_pan(Pan),
              random_goal(Pan, Goal),
              why_not(Goal, 1, Report),
              \+ written_well(Report)
            ),
            Wrong).
test(pairs_of_rivals) :-
    cast_pan(坤-巽, [month(寅), day(甲-子)], Pan),
    why_rather(fan_yin(Pan, fan(爻(2), 重)), fan_yin(Pan, fan(爻(2), 非)), Report),
    assertion(written_well(Report)),
    report_pairs(Report, Pairs, Table),
    memberchk(between-[Beats], Pairs),
    memberchk(exception-'13.8/b', Beats),
    memberchk(rule-'13.6/b', Beats),
    memberchk(proof-Id, Beats),
    assertion(memberchk(node(Id, none, rule, defeats(_, _), 13/8/b), Table)).

written_well(Report) :-
    report_pairs(Report, Pairs, Table),
    json(Pairs),
    findall(Id, proof_id(Pairs, Id), Ids),
    findall(Id, member(node(Id, none, _, _, _), Table), Roots),
    msort(Ids, Roots).

:- end_tests(why_not).
