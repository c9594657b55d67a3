:- encoding(utf8).
:- module(test_goal, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../kb/yimao').
:- use_module('../../kb/engine/domain').
:- use_module('../../kb/engine/goal').
:- use_module('../../kb/engine/notation').
:- use_module('../../kb/engine/prover').
:- use_module('../../kb/engine/why_not').
:- use_module('../../kb/chart/cast').
:- use_module('../../kb/check/over').

casting(Pan) :-
    cast_pan(困-兌, [year(辛-卯), month(子), day(戊-寅), term(大雪, 2), topic(疾病), person(長男), use(官鬼)], Pan).

%   one_variable(+Pan, -Goal, -Apart): Goal has one variable in two places, or in all but
%   that of the chart; Apart is the like with a variable in each.

one_variable(Pan, Goal, Apart) :-
    setof(Name/Arity, Module^vocabulary(Name, Arity, Module), Predicates),
    member(Name/Arity, Predicates),
    functor(Goal, Name, Arity),
    ( argument_domain(Name/Arity, 1, []) -> arg(1, Goal, Pan) ; true ),
    copy_term(Goal, Apart),
    term_variables(Goal, Variables),
    length(Variables, Count),
    Count > 1,
    (   maplist(=(_), Variables)
    ;   Count > 2,
        append(_, [First|Others], Variables),
        member(First, Others)
    ).

holding(Goal, Solve, Solutions) :-
    findall(Goal, call(Solve, Goal), All),
    sort(All, Solutions).

:- begin_tests(one_variable).

% A variable in several places has what the solutions with one in each have alike there.

test(solved, true(Wrong == [])) :-
    casting(Pan),
    findall(Goal,
            ( one_variable(Pan, Goal, Apart),
              holding(Apart, plain, All),
              include(subsumes_term(Goal), All, Alike),
              \+ holding(Goal, solve_goal, Alike)
            ),
            Wrong).
test(fitting, true(Wrong == [])) :-
    casting(Pan),
    findall(Goal,
            ( one_variable(Pan, Goal, Apart), \+ fitting(Goal), plain(Apart), subsumes_term(Goal, Apart) ),
            Wrong).
test(why_not, true(Wrong == [])) :-
    casting(Pan),
    findall(Goal,
            ( one_variable(Pan, Goal, _),
              why_not(Goal, Report),
              ( solve_goal(Goal) -> Report \= holds(_, _) ; Report \= lacks(_, _, _) )
            ),
            Wrong).
test(over_all_times,
     [ forall(member(Goal, [fu_chu(_, X, X), fu_wei(_, X, X), fei_fu(_, X, X), duan(_, X, X, X)])),
       true(Worlds == 0) ]) :-
    casting(Pan),
    arg(1, Goal, Pan),
    over(Pan, [Goal], [Over]),
    worlds_of(Over, Goal, Worlds).
test(joined, fail) :-
    casting(Pan),
    solve_goal((fu_chu(Pan, 1, X), fu_chu(Pan, X, _))).

:- end_tests(one_variable).

:- begin_tests(linear).

test(linear_01, true(G == p(X, Y, f(Z)))) :- linear(p(X, Y, f(Z)), G).
test(linear_02, true(G = p(a, b, f(c, d)))) :- linear(p(X, X, f(X, X)), G).
test(linear_03, true(G == p(a, f(b)))) :- linear(p(a, f(b)), G).

:- end_tests(linear).

:- begin_tests(endless).

test(endless,
     [ forall(member(Test, [member(_, _), member(a, [b|_]), length(_, _), length([a|_], _), between(1, inf, _)])),
       throws(refused(not_allowed, _, [])) ]) :-
    harmless_test(Test).
test(ended,
     [ forall(member(Test, [member(_, [a]), length(_, 2), length([a, _], _), between(1, inf, 3), between(1, 2, _)])),
       nondet ]) :-
    harmless_test(Test).

:- end_tests(endless).
