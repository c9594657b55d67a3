:- encoding(utf8).
:- module(test_when, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module('../../kb/engine/notation').
:- use_module('../../kb/engine/prover').
:- use_module('../../kb/engine/goal', [solve_goal/1]).
:- use_module('../../kb/tables/hexagrams').
:- use_module('../../kb/tables/solar_terms').
:- use_module('../../kb/tables/stems_branches').
:- use_module('../../kb/chart/pan').
:- use_module('../../kb/chart/cast').
:- use_module('../../kb/chart/sentences').
:- use_module('../../kb/chapters/ch18_mu_jue', []).
:- use_module('../../kb/chapters/ch19_gua_hou', []).
:- use_module('../../kb/chapters/duan', []).
:- use_module('../../kb/check/masked', [charted/1]).
:- use_module('../../kb/check/worlds').
:- use_module('../../kb/check/when').

%   with_pan(+Pan, +Goal, -Full): Goal is without the chart, alone or joined.

with_pan(Pan, (A, B), (C, D))               :- !, with_pan(Pan, A, C), with_pan(Pan, B, D).
with_pan(Pan, (A ; B), (C ; D))             :- !, with_pan(Pan, A, C), with_pan(Pan, B, D).
with_pan(Pan, \+ A, \+ B)                   :- !, with_pan(Pan, A, B).
with_pan(Pan, forall(A, B), forall(C, D))   :- !, with_pan(Pan, A, C), with_pan(Pan, B, D).
with_pan(_, Goal, Goal)                     :- test_goal(Goal), !.
with_pan(Pan, Goal, Full) :-
    Goal =.. [Name|Args],
    Full =.. [Name, Pan|Args].

without_pan(Full, Goal) :-
    Full =.. [Name, _|Args],
    Goal =.. [Name|Args].

made(Hexagrams-Options, Pan) :- cast_pan(Hexagrams, Options, Pan).

%   holds_at(+Pan, +Goal, +Time): Goal, without the chart, holds of Pan at Time, by
%   the rules run as compiled.

holds_at(Pan, Goal, Time) :-
    pan_time(Pan, Time, New),
    with_pan(New, Goal, Full),
    \+ \+ solve_goal(Full).

grid(Hexagrams-Options, Goal, Pan, Grid) :-
    made(Hexagrams-Options, Pan),
    with_pan(Pan, Goal, Full),
    when_grid(Pan, Full, Grid).

cast(晉-剝, [day(戊-申)]).
cast(困-兌, [month(子), day(戊-寅)]).
cast(坤-巽, [month(寅), day(甲-子)]).
cast(既濟-離, [readings([ban=ren_yi, ri_chong=si_lei, fei_kong=bu_chu])]).

%   What looks at month and day alone.

goal_of_days(fu_chu(1, 出)).
goal_of_days(fu_chu(_, 過旬出)).
goal_of_days(kong_yao(_)).
goal_of_days(san(2)).
goal_of_days(sheng_ke(子孫, 得生)).
goal_of_days(fan_yin(fan(爻(2), _))).
goal_of_days(yue_jian(寅)).
goal_of_days(ri_chen(_, 卯)).
goal_of_days(zhi(1, _)).
goal_of_days((kong_yao(Yao), \+ liu_qin(Yao, 父母))).
goal_of_days((po_yao(1) ; an_dong(_))).
goal_of_days(forall(shi_yao(Yao), lin_yao(Yao))).
goal_of_days((wang_shuai(火, State), State \= 旺)).

%   What looks at the month's stem or the 候 too.

goal_of_terms(sheng_jiang(_, _)).
goal_of_terms(gan_hua(_, _, 月)).
goal_of_terms(you_wu(子孫, 無)).
goal_of_terms(gua_hou(坎, 旺)).
goal_of_terms((gua_ri_po(_), \+ gua_kong_po(_, 空))).
goal_of_terms(yue_gan(丙)).
goal_of_terms((jie_qi(冬至), hou(2))).

%   state(+Pan, +Goal, +Times, -State): over Times Goal holds always, never, or it
%   depends; by the rules run as compiled.

state(Pan, Goal, Times, State) :-
    partition(holds_at(Pan, Goal), Times, For, Against),
    (   Against == []
    ->  State = always
    ;   For == []
    ->  State = never
    ;   State = depends
    ).

%   times_of(?Zhi, ?Day, ?Gan, ?Term, ?Hou, -Times): all times of width 2 of these.

times_of(Zhi, Gan0-Zhi0, Gan, Term, Hou, Times) :-
    findall(time(none, none, Gan, Zhi, Gan0, Zhi0, Term, Hou),
            ( jie_qi_zhi(_, Term, Zhi), member(Hou, [1, 2, 3]), gan_zhi(_, Gan, Zhi) ),
            Times).

random_cell(Month, Zhi, Day, Pair) :-
    random_between(1, 12, Month),
    random_between(1, 60, Day),
    di_zhi(Month, Zhi),
    gan_zhi(Day, Gan0, Zhi0),
    Pair = Gan0-Zhi0,
    !.

random_pan(Pan) :-
    findall(H, liu_shi_si_gua(H, _, _), Hexagrams),
    random_member(Ben, Hexagrams),
    random_member(Bian, Hexagrams),
    random_time(Time),
    random_member(Use, [父母, 兄弟, 子孫, 妻財, 官鬼, 世, 應]),
    cast_pan(Ben-Bian, [use(Use), person(長男), topic(疾病)], Pan0),
    pan_time(Pan0, Time, Pan).

random_time(Time) :-
    random_between(0, 21599, World),
    world_time(2, World, Time).

%   The solutions of every conclusion about Pan, each List under its open Goal.

all_open(Pan, Goals) :-
    findall(Goal,
            ( rule_home(Name/Arity, _),
              Arity > 1,
              charted(Name/Arity),
              functor(Goal, Name, Arity),
              arg(1, Goal, Pan)
            ),
            Goals).

values_at(Pan, Time, Open, Values) :-
    pan_time(Pan, Time, New),
    Open =.. [Name, _|Args],
    Goal =.. [Name, New|Args],
    findall(Args, plain(Goal), All),
    sort(All, Values).

values_of(Goal, Values) :- Goal =.. [_, _|Values].

changes(Casting, Goal, Changes) :-
    made(Casting, Pan),
    with_pan(Pan, Goal, Full),
    fewest_changes(Pan, Full, Changes).

%   turned_at(+Turns, +Walk, ?Ahead, -Goals): what holds from then on, of what turns.

turned_at(Turns, Walk, Ahead, Goals) :-
    member(turn(Walk, Ahead, _, Changes), Turns),
    findall(Goal, ( member(turned(_, _, After, _), Changes), member(Full, After), without_pan(Full, Goal) ), Goals).

:- begin_tests(when).

% The grid, cell by cell

test(grid_of_days, [forall(( cast(Hexagrams, Options), goal_of_days(Goal) )), true(Found == Expected)]) :-
    grid(Hexagrams-Options, Goal, Pan, grid(Always, 0, _, _)),
    findall(World, member_world(Always, World), Found),
    findall(World, ( between(0, 719, World), world_time(1, World, Time), holds_at(Pan, Goal, Time) ), Expected).
test(grid_of_terms, [ setup(set_random(seed(30))),
                      forall(( cast(Hexagrams, Options), goal_of_terms(Goal) )),
                      true(Wrong == []) ]) :-
    grid(Hexagrams-Options, Goal, Pan, grid(Always, Depends, Rows, _)),
    findall(Zhi-Day-State,
            ( between(1, 4, _),
              random_cell(Month, Zhi, Day, Pair),
              times_of(Zhi, Pair, _, _, _, Times),
              state(Pan, Goal, Times, State),
              \+ ( nth1(Month, Rows, row(Zhi, Days, Finer)),
                   nth1(Day, Days, State),
                   in_masks(Always, Depends, Month, Day, State),
                   forall(member(at(Part, PartDays), Finer),
                          ( part_times(Part, Zhi, Pair, PartTimes),
                            state(Pan, Goal, PartTimes, PartState),
                            nth1(Day, PartDays, PartState) )) )
            ),
            Wrong).

in_masks(Always, Depends, Month, Day, State) :-
    World is (Month - 1) * 60 + Day - 1,
    A is getbit(Always, World),
    D is getbit(Depends, World),
    memberchk(A-D-State, [1-0-always, 0-1-depends, 0-0-never]).

part_times(pentad(Term, Hou), Zhi, Pair, Times) :- times_of(Zhi, Pair, _, Term, Hou, Times).
part_times(stem(Gan), Zhi, Pair, Times) :- times_of(Zhi, Pair, Gan, _, _, Times).

test(grid_has_all_parts, true(Pentads-Stems == 6-5)) :-
    grid(觀-萃-[], gan_hua(_, _, 月), _, grid(_, _, Rows, _)),
    member(row(_, Days, Finer), Rows),
    memberchk(depends, Days),
    !,
    aggregate_all(count, member(at(pentad(_, _), _), Finer), Pentads),
    aggregate_all(count, member(at(stem(_), _), Finer), Stems).
test(grid_knows_the_stems_to_come, true(Months-Depends == [申, 午]-0)) :-
    grid((觀-萃)-[month(申), month_gan(丙), day(乙-丑)], gan_hua(4, 水, 月), _, grid(_, Depends, Rows, _)),
    findall(Zhi, ( member(Zhi, [申, 酉, 戌, 亥, 子, 丑, 寅, 卯, 辰, 巳, 午, 未]),
                   memberchk(row(Zhi, Days, _), Rows), memberchk(always, Days) ), Months).
test(grid_knows_the_stems_of_the_year, true(Months == [申])) :-
    grid((觀-萃)-[year(辛-卯), day(乙-丑)], gan_hua(4, 水, 月), _, grid(_, 0, Rows, _)),
    findall(Zhi, ( member(row(Zhi, Days, _), Rows), memberchk(always, Days) ), Months).
test(grid_now, [forall(member(Month-State, [子-never, 丑-always])), true(Now == now(World, State))]) :-
    grid((困-兌)-[month(Month), day(戊-寅)], you_wu(官鬼, 有), Pan, grid(_, _, _, Now)),
    arg(10, Pan, Time),
    time_world(1, Time, World).
test(grid_now_unknown, true(Now == none)) :-
    grid((困-兌)-[day(戊-寅)], you_wu(官鬼, 有), _, grid(_, _, _, Now)).

% What is asked about is that of the cast

test(grid_of_the_question, [forall(member(Use, [官鬼, 妻財, 子孫])), true(Found == Expected)]) :-
    Goal = duan(功名, 有而無, _),
    Options = [year(甲-子), month(申), day(乙-丑), use(Use)],
    grid((困-兌)-Options, Goal, Pan, grid(Always, 0, _, _)),
    findall(World, member_world(Always, World), Found),
    findall(World,
            ( between(0, 719, World),
              world_time(1, World, time(_, _, _, Zhi, Gan0, Zhi0, _, _)),
              once(gan_zhi(_, Gan, Zhi)),
              holds_at(Pan, Goal, time(none, none, Gan, Zhi, Gan0, Zhi0, none, none))
            ),
            Expected).
test(grid_without_a_question, true(Always-Depends == 0-0)) :-
    grid((困-兌)-[month(申), day(乙-丑)], duan(功名, 有而無, _), _, grid(Always, Depends, _, _)).

test(other_goals_are_refused, [forall(member(Goal, [findall(_, true, _), format("x"), (true -> true ; true)])),
                               throws(refused(not_allowed, _, []))]) :-
    cast_pan(坤, [], Pan),
    when_grid(Pan, Goal, _).
test(other_goals_are_refused, throws(refused(not_allowed, _, []))) :-
    cast_pan(坤, [], Pan),
    fewest_changes(Pan, format("x"), _).
test(other_goals_are_refused, throws(refused(not_allowed, _, []))) :-
    cast_pan(坤, [], Pan),
    later(Pan, 世, [goals([format("x")])], _).

% The fewest changes

test(holds_now, true(Changes == [])) :-
    changes((困-兌)-[month(子), day(戊-寅)], po_yao(3), Changes).
test(changes_of_time, [forall(member(c(Casting, Goal, Expected),
        [ % 11.7: 寅 is broken by 申, not in the next month nor on a day of 寅
          c((遁-乾)-[month(申), day(乙-亥)], hui_tou(2, 生), [[month(申, 酉, 1)], [day(乙-亥, 戊-寅, 3)]]),
          % 12.1: 午 is broken by 子
          c((困-兌)-[month(子), day(戊-寅)], you_wu(官鬼, 有), [[month(子, 丑, 1)], [day(戊-寅, 壬-午, 4)]]),
          % 16.1: neither month nor day alone
          c(乾-[month(子), day(甲-子)], (yue_jian(寅), ri_chen(_, 丑)), [[month(子, 寅, 2), day(甲-子, 乙-丑, 1)]]),
          % 15.2: 大壯 in the other half of the month
          c(大壯-[term(驚蟄), day(甲-子)], sheng_jiang(4, 真升), [[term(驚蟄, 春分)], [month(卯, 辰, 1)]]),
          % 20.2: what is not known is told
          c((觀-萃)-[month(申), day(乙-丑)], gan_hua(4, 水, 月), [[told(month_gan, 丙)]]),
          c((觀-萃)-[month(申), day(乙-丑)], (yue_gan(丙), jie_qi(處暑), hou(2)),
            [[told(month_gan, 丙), told(term, 處暑), told(hou, 2)]]),
          c(坤-[month(申), day(乙-丑)], hou(2), [[told(term, 立秋), told(hou, 2)]]),
          c(復-[], (yue_jian(卯), ri_chen(乙, 丑)), [[told(month, 卯), told(day, 乙-丑)]]),
          % the stem, known, moves with the months
          c((觀-萃)-[year(辛-卯), month(酉), day(乙-丑)], gan_hua(4, 水, 月), [[month(酉, 午, 9)]]) ])),
        true(Found == Expected)]) :-
    changes(Casting, Goal, Changes),
    findall(Differences,
            ( member(change(_, Differences, _, _), Changes), \+ memberchk(mark(_, _, _), Differences) ),
            Found).

% Each change makes a cast in which the goal holds, and its count is told right

changed_goal((遁-乾)-[month(申), day(乙-亥)], hui_tou(2, 生)).
changed_goal((坤-巽)-[month(寅), day(甲-子), use(父母)], fan_yin(fan(爻(2), 非))).
changed_goal(坎-[term(小寒), day(丁-巳)], gua_kong_po(內, 空)).
changed_goal(震-[term(春分), hou(2), day(乙-酉)], gua_ri_po(內)).
changed_goal((觀-萃)-[year(辛-卯), month(申), day(丙-子)], fu_chu(1, 出)).
changed_goal((觀-萃)-[month(申), day(丙-子)], gan_hua(6, 水, 月)).
changed_goal(乾-[month(子), day(甲-子)], fu_yin(fu(內, _))).
changed_goal(乾-[month(子), day(甲-子)], (dong(1), dong(2))).
changed_goal(乾-[day(甲-子), use(父母), readings([ban=ren_yi])], fan_yin(fan(卦(外), 重))).

test(changes_are_sound, [forall(changed_goal(Casting, Goal)), true(Wrong == [])]) :-
    changes(Casting, Goal, Changes),
    assertion(Changes = [_|_]),
    made(Casting, Pan),
    findall(Differences-Then,
            ( member(change(Count, Differences, Anew, Then), Changes),
              \+ ( made(Anew, New),
                   arg_pan(Then, New),
                   \+ New == Pan,
                   with_pan(New, Goal, Open),
                   subsumes_term(Open, Then),
                   sound(Then),
                   exclude([told(_, _)]>>true, Differences, Counted),
                   length(Counted, Count) )
            ),
            Wrong).

arg_pan(Goal, Pan) :- body_goals(Goal, Goals), forall(member(G, Goals), arg(1, G, Pan)).

sound(Goal) :-
    body_goals(Goal, Goals),
    forall(member(G, Goals), ( once(traced(G, Proof)), recheck(Proof) )).

% None with fewer changes is passed over, and no line that would do

test(changes_are_the_fewest, [forall(changed_goal(Casting, Goal)), true(Found == Expected)]) :-
    Casting = Hexagrams-Options,
    changes(Casting, Goal, Changes),
    findall([mark(Yao, Old, New)], member(change(1, [mark(Yao, Old, New)], _, _), Changes), Found),
    made(Casting, Pan),
    findall(Mark, yao_xiang(Pan, _, Mark), Marks),
    (   Changes = [change(0, _, _, _)]
    ->  Expected = []
    ;   findall([mark(Yao, Old, New)],
                ( between(1, 6, Yao),
                  nth1(Yao, Marks, Old, Others),
                  member(New, [少陽, 少陰, 老陽, 老陰]),
                  New \== Old,
                  nth1(Yao, Anew, New, Others),
                  cast_names(Anew, Ben, Bian),
                  made((Ben-Bian)-Options, Other),
                  with_pan(Other, Goal, Full),
                  \+ \+ solve_goal(Full)
                ),
                Expected)
    ),
    assertion(Hexagrams-Options == Casting).
test(two_lines_only_where_one_is_not_enough, [forall(changed_goal(Casting, Goal))]) :-
    changes(Casting, Goal, Changes),
    (   member(change(1, _, _, _), Changes)
    ->  assertion(\+ member(change(2, [mark(_, _, _), mark(_, _, _)], _, _), Changes))
    ;   true
    ).
test(two_lines, true(Lines == [[2, 3], [2, 3]])) :-
    changes(乾-[month(子), day(甲-子)], fu_yin(fu(內, _)), Changes),
    findall([A, B], member(change(2, [mark(A, _, _), mark(B, _, _)], _, _), Changes), Lines).
test(nothing_will_do, true(Changes == [])) :-
    changes(乾-[month(子), day(甲-子)], (dong(1), jing(1)), Changes).
test(in_order, [forall(changed_goal(Casting, Goal)), true(Counts == Sorted)]) :-
    changes(Casting, Goal, Changes),
    findall(Count, member(change(Count, _, _, _), Changes), Counts),
    msort(Counts, Sorted).

test(casting, [setup(set_random(seed(31))), true(Wrong == [])]) :-
    findall(Casting,
            ( between(1, 100, _),
              random_pan(Pan),
              pan_casting(Pan, Casting),
              \+ ( made(Casting, Again), Again == Pan )
            ),
            Wrong).
test(casting_of_little, [forall(member(Casting, [乾-[], (乾-坤)-[day(甲-子)], 坤-[year(甲-子), month(丑)],
                                                 坤-[readings([ban=ren_yi])]])), true(Again == Pan)]) :-
    made(Casting, Pan),
    pan_casting(Pan, Written),
    made(Written, Again).

% What is to come. Where the text tells what came of an example:

% 11.10: in the month 亥 the use god, 水, is in season and in the month itself

test(later_11_10, true(Goals == [you_wu(子孫, 無而有(日月)), wang_shuai(水, 旺)])) :-
    made((晉-剝)-[day(戊-申)], Pan),
    later(Pan, 子孫, [days(0)], Turns),
    turned_at(Turns, month, 12, Goals),
    memberchk(turn(month, 12, _-Options, _), Turns),
    memberchk(month(亥), Options),
    !.

% 12.1: 午, broken by 子, is whole in the next month; in 寅 it is strong

test(later_12_1, true(Goals == [1-you_wu(官鬼, 有), 1-wang_shuai(火, 休), 2-wang_shuai(火, 相)])) :-
    made((困-兌)-[month(子), day(戊-寅)], Pan),
    later(Pan, 官鬼, [months(2), days(0)], Turns),
    findall(Ahead-Goal, ( turned_at(Turns, month, Ahead, Held), member(Goal, Held) ), Goals).
test(later_12_1_no_longer_broken, true(Before-After-Proofs == [po_yao(3)]-[]-[absent(po_yao(3))])) :-
    made((困-兌)-[month(子), day(戊-寅)], Pan),
    later(Pan, 官鬼, [months(1), days(0)], [turn(month, 1, _, Changes)]),
    member(turned(Goal, Befores, After, [absent(Goal)]), Changes),
    without_pan(Goal, po_yao(3)),
    maplist(without_pan, Befores, Before),
    Proofs = [absent(po_yao(3))],
    !.

% 20.2: he came home in the month 亥 on 甲辰

test(later_20_2, true(Goals == [wang_shuai(水, 旺)])) :-
    made((觀-萃)-[year(辛-卯), month(申), day(丙-子)], Pan),
    later(Pan, 子孫, [days(0)], Turns),
    turned_at(Turns, month, 3, Goals),
    !.
test(later_20_2_on_the_day, true(Turned == [[]-[gan_hua_yong(子孫, 有)], [wang_shuai(水, 旺)]-[wang_shuai(水, 相)]])) :-
    made((觀-萃)-[year(辛-卯), month(申), day(丙-子)], Pan),
    maplist(with_pan(Pan), [gan_hua_yong(子孫, _), wang_shuai(水, _)], Goals),
    later(Pan, 子孫, [times([time(辛, 卯, 己, 亥, 甲, 辰, none, none)]), goals(Goals)], [turn(time, 1, _, Changes)]),
    findall(After-Before,
            ( member(turned(_, Befores, Afters, _), Changes),
              maplist(maplist(without_pan), [Afters, Befores], [After, Before]) ),
            Turned).

% 12.7: what is hidden strong and void comes out when the ten days are over

test(later_12_7, [forall(member(Hexagram-Month-Day-Yao-Use-Ahead,
                                [頤-申-(丙-子)-3-官鬼-8, 旅-申-(甲-子)-3-官鬼-10, 小過-申-(辛-未)-5-子孫-3])),
                  true(Before == [fu_chu(Yao, 過旬出)]), nondet]) :-
    made(Hexagram-[month(Month), day(Day)], Pan),
    later(Pan, Use, [months(0), days(Ahead)], Turns),
    member(turn(day, Ahead, _, Changes), Turns),
    member(turned(_, Befores, [After], _), Changes),
    maplist(without_pan, Befores, Before),
    without_pan(After, fu_chu(Yao, 出)).

test(later_in_order, true(Steps == Sorted)) :-
    made((困-兌)-[month(子), day(戊-寅)], Pan),
    later(Pan, 官鬼, [], Turns),
    findall(Rank-Ahead, ( member(turn(Walk, Ahead, _, _), Turns), nth1(Rank, [month, day], Walk) ), Steps),
    sort(Steps, Sorted).
test(later_of_a_line, true(Uses == [世, 應])) :-
    made((困-兌)-[month(子), day(戊-寅)], Pan),
    findall(Use, ( member(Use, [世, 應]), later(Pan, Use, [], [_|_]) ), Uses).
test(later_year_goes_on, true(Year-Gan == (壬-辰)-壬)) :-
    made((觀-萃)-[year(辛-卯), month(申), day(丙-子)], Pan),
    with_pan(Pan, yue_gan(_), Goal),
    later(Pan, 世, [days(0), goals([Goal])], Turns),
    memberchk(turn(month, 6, _-Options, _), Turns),
    memberchk(year(Year), Options),
    memberchk(month_gan(Gan), Options).

% Every turn is proved, in the cast it names, and nothing turns unseen

test(turns_are_sound, [forall(member(Casting-Use, [ (晉-剝)-[day(戊-申)]-子孫, (困-兌)-[month(子), day(戊-寅)]-官鬼,
                                                    (觀-萃)-[year(辛-卯), term(處暑), hou(1), day(丙-子)]-子孫 ])),
                       true(Wrong == [])]) :-
    made(Casting, Pan),
    later(Pan, Use, [], Turns),
    assertion(Turns = [_|_]),
    findall(Walk-Ahead-Goal,
            ( member(turn(Walk, Ahead, Anew, Changes), Turns),
              made(Anew, New),
              member(turned(Goal, _, After, Proofs), Changes),
              \+ ( arg(1, Goal, New),
                   findall(Goal, plain(Goal), All),
                   sort(All, After),
                   Proofs = [_|_],
                   maplist(recheck, Proofs),
                   ( After == [] -> Proofs == [absent(Goal)] ; maplist(proof_of, Proofs, After) ) )
            ),
            Wrong).

proof_of(by(_, Goal, _), Goal).

test(every_conclusion_at_all_times, [setup(set_random(seed(32))), true(Wrong == [])]) :-
    findall(Goal-Ahead,
            ( between(1, 3, _),
              random_pan(Pan),
              findall(Time, ( between(1, 6, _), random_time(Time) ), Times),
              all_open(Pan, Goals),
              later(Pan, 世, [times(Times), goals(Goals)], Turns),
              member(Open, Goals),
              arg(10, Pan, Now),
              values_at(Pan, Now, Open, Start),
              foldl(same_values(Pan, Turns, Open), Times, 1-Start-none, _-_-Ahead),
              Ahead \== none,
              without_pan(Open, Goal)
            ),
            Wrong).

%   What later/4 says of Open after each time, against the rules run as compiled.

same_values(Pan, Turns, Open, Time, Ahead-Values0-Wrong0, Next-Values-Wrong) :-
    Next is Ahead + 1,
    (   member(turn(time, Ahead, _, Changes), Turns),
        member(turned(Goal, _, After, _), Changes),
        without_pan(Goal, Bare),
        without_pan(Open, BareOpen),
        Bare =@= BareOpen
    ->  maplist(values_of, After, All),
        sort(All, Values)
    ;   Values = Values0
    ),
    values_at(Pan, Time, Open, Expected),
    (   Values == Expected
    ->  Wrong = Wrong0
    ;   Wrong = Ahead
    ).

% In words

test(difference_text, [forall(member(Difference-Zh-En,
        [ month(申, 酉, 1)-"月建為酉而非申（1月後）"-"the month were Rooster, not Monkey (in 1 month)",
          day(甲-子, 丙-寅, 2)-"日辰為丙寅而非甲子（2日後）"-"the day were Yang Fire-Tiger, not Yang Wood-Rat (in 2 days)",
          term(驚蟄, 春分)-"節氣為春分而非驚蟄"-"the term were Spring Equinox, not Awakening of Insects",
          hou(1, 2)-"時在第2候而非第1候"-"it were pentad 2 of the term, not 1",
          mark(1, 少陽, 老陽)-"初爻為老陽而非少陽"-"line 1 were old yang, not young yang",
          told(month, 寅)-"明言月建為寅"-"the month were given, as Tiger",
          told(day, 甲-子)-"明言日辰為甲子"-"the day were given, as Yang Wood-Rat",
          told(month_gan, 丙)-"明言月干為丙"-"the month's stem were given, as Yang Fire",
          told(term, 春分)-"明言節氣為春分"-"the term were given, as Spring Equinox",
          told(hou, 3)-"明言在節氣第3候"-"the pentad were given, as 3" ])),
        true(Texts == [Zh, En])]) :-
    maplist([Lang, Text]>>difference_text(Lang, Difference, Text), [zh, en], Texts).
test(later_note, true(Zh-En \== ""-"")) :-
    later_note(Zh, En).

% Within a second: some ten million inferences

test(speed_grid, [forall(member(Goal, [you_wu(子孫, 無), duan(_, _, 大凶), fu_chu(1, 出)])), true(Result == within)]) :-
    made((晉-剝)-[day(戊-申), readings([ban=ren_yi])], Pan),
    with_pan(Pan, Goal, Full),
    within(3 000 000, when_grid(Pan, Full, _), Result).
test(speed_later, true(Result == within)) :-
    made((晉-剝)-[day(戊-申)], Pan),
    within(9 000 000, later(Pan, 子孫, [], _), Result).

within(Limit, Goal, Result) :-
    call_with_inference_limit(Goal, Limit, Outcome),
    ( Outcome == inference_limit_exceeded -> Result = beyond ; Result = within ).

:- end_tests(when).
