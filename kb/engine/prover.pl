:- encoding(utf8).
:- module(prover,
          [ plain/1,               % ?Goal
            traced/2,              % ?Goal, -Proof
            holds/1,               % ?Goal
            recheck/1,             % +Proof
            proof_table/2,         % +Proofs, -Table
            proof_citations/2,     % +Proof, -Citations
            fact/1                 % ?Goal
          ]).

:- use_module(notation).
:- use_module(library(lists)).
:- use_module(library(apply)).

/** <module> Ways to run the rules

The same rules answer in three ways, which must agree: plain (compiled, no
proof), traced (compiled, with a proof) and holds/1, a meta-interpreter over
rule/4 that is slow, small and the judge of the other two. recheck/1 judges
a single proof against rule/4 alone.

A proof is one of

    by(Citation, Conclusion, Steps)     a rule, a step for each premise
    fact(Kind, Goal)                    chart, table, reading or test
    absent(Goal)                        Goal, or a counter-example, is not there
*/

%!  plain(?Goal) is nondet.
%
%   Goal, a conclusion of rules or a fact, holds; run as compiled.

plain(Goal) :-
    functor(Goal, Name, Arity),
    (   rule_home(Name/Arity, Module)
    ->  true
    ;   leaf_home(Name/Arity, _, Module)
    ),
    Module:Goal.

%!  traced(?Goal, -Proof) is nondet.
%
%   Goal, a conclusion of rules or a fact, holds because of Proof.

traced(Goal, Proof) :-
    functor(Goal, Name, Arity),
    (   rule_home(Name/Arity, _)
    ->  Goal =.. List,
        append(List, [Proof], Extended),
        Traced =.. Extended,
        traced:Traced
    ;   leaf_home(Name/Arity, Kind, Module),
        Module:Goal,
        Proof = fact(Kind, Goal)
    ).

%!  holds(?Goal) is nondet.
%
%   Goal follows from the rules, by interpretation of their source.

holds(true) :- !.
holds((A, B)) :- !, holds(A), holds(B).
holds(\+ Goal) :- !, \+ holds(Goal).
holds(forall(A, B)) :- !, \+ ( holds(A), \+ holds(B) ).
holds(Goal) :-
    concluded(Goal),
    !,
    rule(Citation, Goal, Body, _),
    holds(Body),
    \+ beaten(Citation, Goal).
holds(Goal) :-
    fact(Goal).

beaten(Citation, Head) :-
    rule(By, defeats(Citation, Head), Body, _),
    holds(Body),
    \+ beaten(By, defeats(Citation, Head)).

concluded(defeats(_, _)).
concluded(Goal) :-
    functor(Goal, Name, Arity),
    rule_home(Name/Arity, _).

%!  fact(?Goal) is nondet.
%
%   Goal is a fact of the chart or of a table, or a test that succeeds.

fact(Goal) :-
    test_goal(Goal),
    !,
    call(Goal).
fact(Goal) :-
    functor(Goal, Name, Arity),
    leaf_home(Name/Arity, _, Module),
    Module:Goal.

%!  recheck(+Proof) is semidet.
%
%   Proof is sound: every rule it uses is in rule/4 and is matched premise by
%   premise by the steps, no exception to it holds, facts are facts and what
%   is said to be absent is.

recheck(by(Citation, Head, Steps)) :-
    ground(Head),
    rule(Citation, Head, Body, _),
    body_goals(Body, Goals),
    maplist(step, Goals, Steps),
    \+ beaten(Citation, Head),
    !,
    maplist(recheck, Steps).
recheck(fact(Kind, Goal)) :-
    ground(Goal),
    fact_kind(Goal, Kind),
    fact(Goal),
    !.
recheck(absent(forall(A, B))) :- !, holds(forall(A, B)).
recheck(absent(Goal)) :- \+ holds(Goal).

fact_kind(Goal, test) :- test_goal(Goal), !.
fact_kind(Goal, Kind) :-
    functor(Goal, Name, Arity),
    leaf_home(Name/Arity, Kind, _).

step(\+ Goal, absent(Goal)) :- !.
step(forall(A, B), absent(forall(A, B))) :- !.
step(Goal, by(_, Goal, _)) :- concluded(Goal), !.
step(Goal, fact(_, Goal)) :- \+ concluded(Goal).

%!  proof_table(+Proofs, -Table) is det.
%
%   Table is a flat list of node(Id, Parent, Kind, Goal, Citation), each node
%   after its parent, Id from 0 in order; a proof's own root has Parent none.
%   Nested terms, and nested JSON, break at a few hundred levels; a table does
%   not. Citation is none but for rules.

proof_table(Proofs, Table) :-
    maplist(under(none), Proofs, Queue),
    table(Queue, 0, Table).

table([], _, []).
table([Parent-Proof|Queue], Id, [node(Id, Parent, Kind, Goal, Citation)|Table]) :-
    unpacked(Proof, Kind, Goal, Citation, Steps),
    maplist(under(Id), Steps, Children),
    append(Children, Queue, Rest),
    Next is Id + 1,
    table(Rest, Next, Table).

under(Parent, Step, Parent-Step).

unpacked(by(Citation, Goal, Steps), rule, Goal, Citation, Steps).
unpacked(fact(Kind, Goal), Kind, Goal, none, []).
unpacked(absent(Goal), absent, Goal, none, []).
unpacked(defeated(Citation, Goal, Steps), defeated, Goal, Citation, Steps).

%!  proof_citations(+Proof, -Citations) is det.
%
%   Citations are those of the rules in Proof, each once, in the order in which
%   the proof is read.

proof_citations(Proof, Citations) :-
    proof_table([Proof], Table),
    findall(Citation, ( member(node(_, _, rule, _, Citation), Table) ), All),
    list_to_set(All, Citations).
