:- encoding(utf8).
:- module(test_domain, []).

:- use_module('../../kb/yimao').
:- use_module('../../kb/engine/domain').
:- use_module('../../kb/engine/goal').
:- use_module('../../kb/engine/notation').
:- use_module('../../kb/tables/names').
:- use_module('../../kb/tables/hexagrams', [liu_shi_si_gua/3]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(library(plunit)).
:- use_module(library(random)).

%   argument(-Predicate, -N, -Domain): of every predicate of the vocabulary.

argument(Name/Arity, N, Domain) :-
    setof(P, Module^A^F^( vocabulary(F, A, Module), P = F/A ), Predicates),
    member(Name/Arity, Predicates),
    between(1, Arity, N),
    argument_domain(Name/Arity, N, Domain).

charted(Name/Arity) :- rule_home(Name/Arity, _), !.
charted(Name/Arity) :- leaf_home(Name/Arity, Kind, _), Kind \== table.

%   goal_with(+Predicate, +N, +Value, -Text, -Position): a goal whose argument N is
%   Value, which begins at Position.

goal_with(Name/Arity, N, Value, Text, Position) :-
    findall(Argument, ( between(1, Arity, M), filled(M, N, Value, Name/Arity, Argument) ), Arguments),
    atomic_list_concat(Arguments, ', ', Inside),
    format(string(Text), "~w(~w)", [Name, Inside]),
    length(Before, N),
    append(Before, _, Arguments),
    append(Earlier, [_], Before),
    atom_length(Name, Length),
    foldl(passed, Earlier, Length, End),
    Position is End + 1.

filled(N, N, Value, _, Value) :- !.
filled(1, _, _, Predicate, 'Pan') :- argument_domain(Predicate, 1, []), !.
filled(_, _, _, _, '_').

passed(Argument, From, To) :- atom_length(Argument, Length), To is From + Length + 2.

refusal(Text, Kind, Candidates, Position) :-
    catch(( read_goal(Text, _, _), fail ), refused(Kind, _, Candidates, Position), true).

%   form_of(+Domain, -Value, -Form): Form is a name of Value, an atom of Domain.

form_of(Domain, Value, Form) :-
    member(of(Type), Domain),
    name(Type, Value, Simplified, Pinyin, English),
    member(Form, [Simplified, Pinyin, English]).

%   understood_as(+Text, +Position, +N, +Value): argument N of the goal Text is
%   Value, or what stands there is told to mean others too.

understood_as(Text, Position, N, Value) :-
    (   refusal(Text, ambiguous, Candidates, Position)
    ->  memberchk(Value, Candidates)
    ;   read_goal(Text, Goal, _),
        arg(N, Goal, Value)
    ).

%   casting(-Pan): a cast with all that can be known of its time and its question.

casting(Pan) :-
    findall(Name, liu_shi_si_gua(Name, _, _), Names),
    random_member(Ben, Names),
    random_member(Bian, Names),
    findall(G-Z, ( name(gan_zhi, Pair, _, _, _), sub_atom(Pair, 0, 1, _, G), sub_atom(Pair, 1, 1, _, Z) ), Days),
    random_member(YearGan-YearZhi, Days),
    random_member(DayGan-DayZhi, Days),
    random_member(Month, [子, 丑, 寅, 卯, 辰, 巳, 午, 未, 申, 酉, 戌, 亥]),
    random_member(Term, [立春, 清明, 夏至, 大暑, 秋分, 冬至]),
    random_member(Use, [官鬼, 父母, 世]),
    cast_pan(Ben-Bian, [year(YearGan, YearZhi), month(Month), day(DayGan, DayZhi), term(Term, 3), topic(疾病), person(長男), use(Use)],
             Pan).

:- begin_tests(domain).

test(argument_domain_01, true(Open == [])) :-
    findall(P-N, ( argument(P, N, []), \+ ( N =:= 1, charted(P) ) ), Open).
test(argument_domain_02, true(Untold == [])) :-
    findall(P-N, ( argument(P, N, Domain), Domain \== [], domain_text(Domain, '') ), Untold).

% What comes out of a predicate is of its domains, and no other value is.

test(taken_01, [forall(between(1, 4, _)), true(Strange == [])]) :-
    casting(Pan),
    findall(Goal-N,
            ( argument(Name/Arity, N, Domain),
              Domain \== [],
              functor(Goal, Name, Arity),
              ( argument_domain(Name/Arity, 1, []) -> arg(1, Goal, Pan) ; true ),
              solve_goal(Goal),
              arg(N, Goal, Value),
              \+ taken(Domain, Value)
            ),
            Strange).
test(read_goal_unknown_01, true(Passed == [])) :-
    findall(P-N,
            ( argument(P, N, Domain),
              Domain \== [],
              goal_with(P, N, 無此值, Text, Position),
              \+ refusal(Text, unknown, _, Position)
            ),
            Passed).
test(read_goal_unknown_02, true(Passed == [])) :-
    findall(Line-P-N,
            ( argument(P, N, Domain),
              memberchk(of(line), Domain),
              member(Line-Near, [0-1, 7-6, 9-6]),
              goal_with(P, N, Line, Text, Position),
              \+ refusal(Text, unknown, [Near], Position)
            ),
            Passed).
test(read_goal_unknown_03, true(Passed == [])) :-
    findall(P,
            ( argument(P, 1, []),
              charted(P),
              goal_with(P, 1, 困, Text, Position),
              \+ refusal(Text, not_allowed, ['Pan'], Position)
            ),
            Passed).
test(read_goal_unknown_04, [forall(member(Text-Position,
         [ "fu_chu(Pan, 1, K), K = 出x"-23, "fu_chu(Pan, 1, K), K \\= 出x"-24, "K == 出x, fu_chu(Pan, 1, K)"-5,
           "fu_chu(Pan, 1, K), member(K, [出, 出x])"-33, "\\+ fu_chu(Pan, 1, 出x)"-18,
           "findall(Y, fu_chu(Pan, Y, 出x), L)"-26, "fan_yin(Pan, fan(卦(中), 重))"-19,
           "(fu_chu(Pan, 1, (出x)))"-17, "forall(dong(Pan, Y), zhi(Pan, Y, 兔))"-33 ]))]) :-
    refusal(Text, unknown, _, Position).
test(read_goal_unknown_chart, true(Passed == [])) :-
    findall(P-N,
            ( argument(P, N, Domain),
              Domain \== [],
              goal_with(P, N, 'Pan', Text, _),
              \+ catch(( read_goal(Text, _, _), fail ), refused(unknown, _, _), true)
            ),
            Passed).
test(read_goal_unknown_05, throws(refused(not_allowed, _, ['Pan']))) :- read_goal("fu_chu(X, 1, K)", _, _).
test(read_goal_unknown_06, throws(refused(not_allowed, _, ['Pan']))) :- read_goal("fu_chu(_, 1, K)", _, _).

% A value is what any of its names means.

test(read_goal_names_01, true(Lost == [])) :-
    findall(Domain-(P-N), argument(P, N, Domain), Pairs0),
    keysort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Groups),
    findall(P-N-Form,
            ( member(Domain-[P-N|_], Groups),
              setof(Value-Form, form_of(Domain, Value, Form), Forms),
              member(Value-Form, Forms),
              \+ taken(Domain, Form),
              format(atom(Typed), "~q", [Form]),
              goal_with(P, N, Typed, Text, Position),
              \+ understood_as(Text, Position, N, Value)
            ),
            Lost).
test(read_goal_names_02, [forall(member(Typed-Understood,
         [ "fu_chu(Pan, Yao, chu)"-"fu_chu(Pan, Yao, 出)",
           "fu_chu(Pan, 初爻, 'half out')"-"fu_chu(Pan, 1, 半出)",
           "fu_chu（Pan，二爻，\"过旬出\"）"-"fu_chu(Pan,2,過旬出)",
           "zhi(Pan, 1, wu), gan(Pan, 1, wu)"-"zhi(Pan, 1, 午), gan(Pan, 1, 戊)",
           "fan_yin(Pan, fan(卦(inner), heavy))"-"fan_yin(Pan, fan(卦(內), 重))",
           "you_wu(Pan, officer, 有而无(月破))"-"you_wu(Pan, 官鬼, 有而無(月破))",
           "fu_chu(Pan, Y, K), member(K, [chu, 半出])"-"fu_chu(Pan, Y, K), member(K, [出, 半出])",
           "fu_chu(Pan, Y, K), \\+ K = 'out'"-"fu_chu(Pan, Y, K), \\+ K = 出",
           "dong(Pan, 3)."-"dong(Pan, 3)." ])),
                         true(Text == Understood)]) :-
    read_goal(Typed, _, _, Text).

:- end_tests(domain).
