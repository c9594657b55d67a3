:- encoding(utf8).
:- module(test_mutation, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module('../../kb/engine/notation').
:- use_module('../../kb/engine/prover').
:- use_module('../../kb/chart/pan').
:- use_module('../../kb/chart/cast').
:- use_module('../../kb/check/masked', [charted/1]).
:- use_module('../../kb/check/mutation').
:- use_module('../../kb/check/worlds').

%   Solutions of Goal, its chart left out, as they stand and when spoilt.

before_after(Spoilt, Pan, Goal, Before, After) :-
    Goal =.. [Name|Values],
    length(Values, Arity),
    WithPan is Arity + 1,
    (   charted(Name/WithPan)
    ->  Full =.. [Name, Pan|Values]
    ;   Full = Goal
    ),
    findall(Values, spoilt_holds(none-[], Full), Before0),
    findall(Values, spoilt_holds(Spoilt, Full), After0),
    sort(Before0, Before),
    sort(After0, After).

open_goal(Name/Arity, Goal) :-
    (   charted(Name/Arity)
    ->  Own is Arity - 1
    ;   Own = Arity
    ),
    length(Values, Own),
    Goal =.. [Name|Values].

world_pan(Ben-Bian, asked(Use, Person), Own, World, Pan) :-
    Width is max(1, Own),
    world_time(Width, World, Time),
    pan(cast(Ben, Bian, Time), wen(none, Person, Use), [], Pan).

spoilt(mutant(N), Citation-Clauses) :-
    mutation:mutants(Mutants),
    nth1(N, Mutants, m(_, Citation, _, _, Clauses)).

%   Everything is judged once, for all tests: the rules of chapter 14, the changes
%   that something is told of.

run :- run(14, 1).

:- table run/2.

run(Chapter, Jobs) :-
    mutation_start(Chapter, Changes),
    length(Most, 80),
    once(append(Most, _, Changes)),
    mutation_part(Most, Jobs).

results(Results) :-
    run,
    findall(Kind-Citation-Change-Result, mutant_result(Kind, Citation, Change, Result), Results).


:- begin_tests(mutants, [cleanup(mutation_stop)]).

test(mutants_1_01_each_rule_in_force_is_left_out, Rules == Left) :-
    mutation:mutants(Mutants),
    findall(Citation, ( rule(Citation, _, Body, _), masked:goal_literals(Body, [], _) ), Rules0),
    findall(Citation, member(m(drop_rule, Citation, _, _, []), Mutants), Left0),
    msort(Rules0, Rules),
    msort(Left0, Left).
test(mutants_1_02_another_rule_each, Same == []) :-
    mutation:mutants(Mutants),
    findall(Citation-Change,
            ( member(m(_, Citation, Change, _, [Head-Body]), Mutants), rule(Citation, H, B, _), H-B =@= Head-Body ),
            Same).
test(mutants_1_03_one_thing_at_a_time, Other == []) :-
    mutation:mutants(Mutants),
    findall(Citation-Change,
            ( member(m(Kind, Citation, Change, _, [Head-Body]), Mutants),
              rule(Citation, Own, OwnBody, _),
              body_goals(Body, Goals),
              body_goals(OwnBody, OwnGoals),
              \+ as_meant(Kind, Own-OwnGoals, Head-Goals)
            ),
            Other).
test(mutants_1_05_no_negation_before_what_it_speaks_of, Open == []) :-
    mutation:mutants(Mutants),
    findall(Citation-Change,
            ( member(m(Kind, Citation, Change, _, [Head-Body]), Mutants),
              memberchk(Kind, [drop_premise, flip]),
              body_goals(Body, Goals),
              nth1(I, Goals, \+ Denied),
              nth1(J, Goals, Later),
              J > I,
              Later \= (\+ _),
              Later \= forall(_, _),
              term_variables(Denied, Vs),
              term_variables(Later, Ws),
              member(V, Vs),
              member(W, Ws),
              V == W,
              Head =.. [_, Pan|_],
              V \== Pan
            ),
            Open).
test(mutants_1_04_none_twice, Count =:= Once) :-
    mutation:mutants(Mutants),
    length(Mutants, Count),
    findall(Citation-Clauses, member(m(_, Citation, _, _, Clauses), Mutants), All),
    maplist(numbered, All),
    sort(All, Set),
    length(Set, Once).

as_meant(drop_premise, Head-Goals, Other-Rest) :-
    nth1(_, Goals, _, Left0),
    mutation:settled(Left0, Left),
    Head-Left =@= Other-Rest,
    !.
as_meant(flip, Head-Goals, Other-Rest) :-
    nth1(I, Goals, Goal, Left0),
    member(Goal-Turned, [(\+ Denied)-Denied, Goal-(\+ Goal)]),
    nth1(I, New, Turned, Left0),
    mutation:settled(New, Left),
    Head-Left =@= Other-Rest,
    !.
as_meant(swap, Head-Goals, Other-Goals0) :- one_differs([Head|Goals], [Other|Goals0]).
as_meant(drop_value, Head-Goals, Other-Goals0) :-
    one_differs([Head|Goals], [Other|Goals0]),
    Head =@= Other.

%   The one is not turned over, or another goal: it is of the same build.

one_differs(These, Those) :-
    nth1(I, These, This, Rest),
    nth1(I, Those, That, Rest0),
    Rest =@= Rest0,
    This \=@= That,
    functor(This, Name, Arity),
    functor(That, Name, Arity),
    !.

numbered(Term) :- numbervars(Term, 0, _).

:- end_tests(mutants).


:- begin_tests(mutation_run, [cleanup(mutation_stop)]).

test(mutation_part_2_01_the_score, Missed == []) :-
    results(Results),
    Results \== [],
    findall(Citation-Kind, member(Kind-Citation-_-survived(_, _), Results), Missed).
test(mutation_part_2_02_a_difference_is_one_by_interpretation, Same == []) :-
    run,
    findall(Key-At, mutation:differs(Key, At), Differ),
    Differ \== [],
    findall(Key,
            ( member(Key-at(Change, Asked, Width, World, Predicate), Differ),
              spoilt(Key, Spoilt),
              world_pan(Change, Asked, Width, World, Pan),
              open_goal(Predicate, Goal),
              before_after(Spoilt, Pan, Goal, Solutions, Solutions)
            ),
            Same).
test(mutation_part_2_03_what_killed_it_comes_out_otherwise, Same == []) :-
    run,
    findall(Key-By, mutation:killed(Key, _, By), Killed),
    Killed \== [],
    findall(Key-By,
            ( member(Key-By, Killed),
              By = by(Change, Asked, Width-World-(Name/_)-What),
              spoilt(Key, Spoilt),
              world_pan(Change, Asked, Width, World, Pan),
              What =.. [Sort, Values],
              Goal =.. [Name|Values],
              before_after(Spoilt, Pan, Goal, Before, After),
              alike(Sort, Before, After)
            ),
            Same).
test(mutation_part_2_04_shares_find_the_same, One == Two) :-
    results(One0),
    maplist(fate, One0, One),
    run(14, 2),
    findall(Kind-Citation-Change-Result, mutant_result(Kind, Citation, Change, Result), Two0),
    maplist(fate, Two0, Two).
test(mutation_part_2_05_what_nobody_tells_is_missed, Fates == [survived]) :-
    mutation_start(14, _),
    retractall(mutation:claim(_, _, _, _, _, _, _)),
    mutation_part([大有-大有, 晉-晉], 1),
    findall(Result, mutant_result(drop_rule, 14/1/_, _, Result), Results),
    maplist(functor_name, Results, Fates0),
    sort(Fates0, Fates).

test(mutation_rest_0_01_no_month_stem_is_known, Missed == ["\\+yue_gan(Pan, A)"]) :-
    mutation_start(20, _),
    mutation_rest,
    findall(Change, mutant_result(drop_premise, 20/5/dai, Change, survived), Missed),    % the sweep tells it
    findall(Result, mutant_result(drop_rule, 20/5/dai, _, Result), [killed(cases)]).
test(mutation_rest_0_02_what_no_case_tells_is_missed, Fates == [survived]) :-
    mutation_start(20, _),
    findall(Result, mutant_result(_, 20/5/dai, _, Result), Results),
    maplist(functor_name, Results, Fates0),
    sort(Fates0, Fates).
test(spoilt_holds_2_01_as_they_stand) :-
    cast_pan(困-兌, [month(子), day(戊-寅), use(官鬼)], Pan),
    forall(( open_goal(Predicate, Pan, Goal), memberchk(Predicate, [fu_chu/3, sheng_ke/3, yong_shang/3, duan_11/4]) ),
           ( findall(Goal, spoilt_holds(none-[], Goal), One),
             findall(Goal, holds(Goal), Two),
             One == Two
           )).

open_goal(Name/Arity, Pan, Goal) :-
    rule_home(Name/Arity, _),
    functor(Goal, Name, Arity),
    arg(1, Goal, Pan).

alike(some, Before, After) :- ( Before == [] -> After == [] ; After \== [] ).
alike(all, Before, After) :- Before == After.

functor_name(Term, Name) :- functor(Term, Name, _).

fate(Kind-Citation-Change-Result, Kind-Citation-Change-Fate) :-
    ( Result = survived(_, _) -> Fate = survived ; Fate = Result ).

:- end_tests(mutation_run).
