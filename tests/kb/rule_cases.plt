:- encoding(utf8).
:- module(test_rule_cases, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../../kb/engine/notation').
:- use_module('../../kb/engine/prover').
:- use_module('../../kb/tables/passages').
:- use_module('../../kb/chart/cast').
:- use_module('../../kb/check/cases', []).
:- use_module('../../kb/check/rule_cases').

%   A case is met when each way of running the rules, How, says what it claims.

met(How, Pan, holds(Goal)) :- once(solution(How, Pan, Goal)).
met(How, Pan, fails(Goal)) :- \+ solution(How, Pan, Goal).
met(How, Pan, values(Value, Goal, Values)) :-
    findall(Value, solution(How, Pan, Goal), Found),
    sort(Found, Set),
    sort(Values, Set).

solution(How, Pan, Goal) :-
    cases:with_pan(Pan, Goal, Full),
    call(How, Full).

unmet(How, Passage-Hexagrams-Options-Claim) :-
    rule_case(Passage, Hexagrams, Options, Claim),
    cast_pan(Hexagrams, Options, Pan),
    \+ met(How, Pan, Claim).


:- begin_tests(rule_cases).

test(rule_case_4_01_by_the_rules, Unmet == []) :-
    findall(Case, unmet(plain, Case), Unmet).
test(rule_case_4_02_by_their_interpretation, Unmet == []) :-
    findall(Case, unmet(holds, Case), Unmet).
test(rule_case_4_03_each_can_be_cast, Uncast == []) :-
    findall(Hexagrams-Options,
            ( rule_case(_, Hexagrams, Options, _), \+ cast_pan(Hexagrams, Options, _) ),
            Uncast).
test(rule_case_4_04_each_speaks_of_a_conclusion, Unknown == []) :-
    findall(Goal,
            ( rule_case(_, Hexagrams, Options, Claim),
              goal(Claim, Goal),
              cast_pan(Hexagrams, Options, Pan),
              \+ ( cases:with_pan(Pan, Goal, Full), functor(Full, Name, Arity), rule_home(Name/Arity, _) )
            ),
            Unknown).
test(rule_case_4_05_each_cites_a_passage, Uncited == []) :-
    findall(Passage, ( rule_case(Passage, _, _, _), \+ cited(Passage) ), Uncited).
test(rule_case_4_06_none_twice, Count =:= Once) :-
    findall(H-O-C, rule_case(_, H, O, C), All),
    length(All, Count),
    maplist(numbered, All),
    sort(All, Set),
    length(Set, Once).

goal(holds(Goal), Goal).
goal(fails(Goal), Goal).
goal(values(_, Goal, _), Goal).

cited(base).
cited(outer(N)) :- source(outer(N), _, _).
cited(Passage)  :- passage(Passage, _, _, _).

numbered(Term) :- numbervars(Term, 0, _).

:- end_tests(rule_cases).
