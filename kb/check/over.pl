:- encoding(utf8).
:- module(over,
          [ over/3,                % +Pan, +Goals, -Overs
            goals_program/4,       % +Readings, +Goals, -Program, -TimeMemo
            over_change/6,         % +Program, +HexagramMemo, +Pan, +Width, +Fields, -Over
            goal_width/4,          % +Program, +Goal, -Width, -Fields
            worlds_of/3,           % +Over, ?Goal, -Worlds
            mask/4,                % ?Goal, +Over, +Worlds0, -Worlds
            asking/1,              % ?Predicate
            pan_readings/2,        % +Pan, -Readings
            or/3                   % +Worlds, +Worlds, -Worlds
          ]).

:- use_module('../engine/notation').
:- use_module('../engine/goal', [solve_goal/1, plain_test/1, harmless_test/1]).
:- use_module('../engine/why_not', [goal_part/2]).
:- use_module('../chart/pan').
:- use_module('../tables/readings', [reading_option/3]).
:- use_module(masked).
:- use_module(worlds).
:- use_module(library(apply)).
:- use_module(library(lists)).

/** <module> A goal over all times

In which times a goal holds of one chart, and of one change, the chart's time
left open. A goal is one of the vocabulary with the chart in it, its values
bound or not, or several such, and plain tests, joined by `,` `;` \+ and forall/2.

It is judged by the masked program, but for what is asked about, which that
leaves open: the rules that touch it are interpreted here.
*/

:- dynamic made/4.         % Readings, Predicates, Program, Memo of the time


                /*******************************
                *          PROGRAMS            *
                *******************************/

%!  over(+Pan, +Goals, -Overs) is det.
%
%   Each of Overs is what it takes to judge each of Goals of Pan, over(Pan,
%   Program, Memo, Width, Fields). Width is 1 or, where Fields of the time besides
%   month and day are looked at (month_gan, term or hou), 2.

over(Pan, Goals, Overs) :-
    pan_readings(Pan, Readings),
    program(Readings, all, Program, TimeMemo),
    ben_gua(Pan, Ben),
    zhi_gua(Pan, Bian),
    hexagram_memo(Program, TimeMemo, Ben, BenMemo),
    change_memo(Program, BenMemo, Ben, Bian, Memo),
    maplist(over(Pan, Program, Memo), Goals, Overs).

over(Pan, Program, Memo, Goal, over(Pan, Program, Memo, Width, Fields)) :-
    goal_width(Program, Goal, Width, Fields).

%!  pan_readings(+Pan, -Readings) is det.
%
%   Readings, Name=Option, are those of Pan that differ from the default.

pan_readings(Pan, Readings) :-
    findall(Name=Option, ( reading(Pan, Name, Option), \+ reading_option(Name, Option, _) ), Readings).

%!  goals_program(+Readings, +Goals, -Program, -TimeMemo) is det.
%
%   Program has the rules that Goals rest on and no others, and TimeMemo its memo
%   of the time.

goals_program(Readings, Goals, Program, Memo) :-
    findall(Name/Arity,
            ( member(Goal, Goals),
              goal_part(Goal, Part),
              functor(Part, Name, Arity),
              rule_home(Name/Arity, _)
            ),
            Predicates0),
    sort(Predicates0, Predicates),
    program(Readings, Predicates, Program, Memo).

program(Readings, Predicates, Program, Memo) :-
    made(Readings, Predicates, Program, Memo),
    !.
program(Readings, Predicates, Program, Memo) :-
    (   Predicates == all
    ->  forall(retract(made(_, all, Old, _)), release_program(Old)),
        masked_program(Readings, Program)
    ;   forall(( made(_, Other, Old, _), Other \== all ),
               ( retract(made(_, Other, Old, _)), release_program(Old) )),
        program_of(Readings, Predicates, Program)
    ),
    time_memo(Program, Memo),
    assertz(made(Readings, Predicates, Program, Memo)).

%!  goal_width(+Program, +Goal, -Width, -Fields) is det.
%
%   To judge Goal takes Width, 1 or 2, and Fields of the time besides month and
%   day. Throws refused(not_allowed, …) for a goal of another kind.

goal_width(Program, Goal, Width, Fields) :-
    findall(Field, ( goal_part(Goal, Part), looks_at(Program, Part, Field) ), All),
    sort(All, Fields),
    ( Fields == [] -> Width = 1 ; Width = 2 ).

looks_at(Program, Part, Field) :-
    functor(Part, Name, Arity),
    (   program_predicate(Program, Name/Arity, _, Width)
    ->  closer(Width, Field)
    ;   member(Name-Field, [yue_gan-month_gan, jie_qi-term, hou-term, hou-hou])
    ).

closer(2, month_gan).
closer(2, term).
closer(2, hou).
closer(3, month_gan).
closer(4, term).
closer(4, hou).

%!  over_change(+Program, +HexagramMemo, +Pan, +Width, +Fields, -Over) is det.
%
%   Over is what it takes to judge goals of Width and Fields of the change of Pan,
%   HexagramMemo being that of its hexagram.

over_change(Program, BenMemo, Pan, Width, Fields, over(Pan, Program, Memo, Width, Fields)) :-
    ben_gua(Pan, Ben),
    zhi_gua(Pan, Bian),
    change_memo(Program, BenMemo, Ben, Bian, Memo).


                /*******************************
                *            MASKS             *
                *******************************/

%!  worlds_of(+Over, ?Goal, -Worlds) is det.
%
%   Some solution of Goal holds in Worlds.

worlds_of(Over, Goal, Worlds) :-
    Over = over(_, _, _, Width, _),
    every_world(Width, Every),
    findall(M, mask(Goal, Over, Every, M), Masks),
    foldl(or, Masks, 0, Worlds).

or(A, B, C) :- C is A \/ B.

%!  mask(?Goal, +Over, +Worlds0, -Worlds) is nondet.
%
%   Of Worlds0 Goal holds in Worlds, which are some.

mask((A, B), Over, M0, M) :- !, mask(A, Over, M0, M1), mask(B, Over, M1, M).
mask((A ; B), Over, M0, M) :- !, ( mask(A, Over, M0, M) ; mask(B, Over, M0, M) ).
mask(\+ A, Over, M0, M) :-
    !,
    findall(M1, mask(A, Over, M0, M1), Masks),
    foldl(or, Masks, 0, Or),
    some(M0 /\ \ Or, M).
mask(forall(A, B), Over, M0, M) :- !, mask(\+ (A, \+ B), Over, M0, M).
mask(Goal, _, M, M) :- plain_test(Goal), !, harmless_test(Goal).
mask(defeats(Citation, Head), Over, M0, M) :-
    !,
    by_rule(defeats(Citation, Head), Over, M0, M).
mask(Goal, Over, M0, M) :-
    functor(Goal, Name, Arity),
    (   rule_home(Name/Arity, _)
    ->  (   asking(Name/Arity)
        ->  by_rule(Goal, Over, M0, M)
        ;   by_memo(Goal, Over, Own),
            some(M0 /\ Own, M)
        )
    ;   temporal(Name/Arity)
    ->  Over = over(_, _, _, Width, _),
        Goal =.. [_, _|Values],
        Leaf =.. [Name|Values],
        worlds(Width, Leaf, Own),
        some(M0 /\ Own, M)
    ;   M = M0,
        solve_goal(Goal)
    ).

some(Expression, Worlds) :-
    Worlds is Expression,
    Worlds =\= 0.

by_rule(Head, Over, M0, M) :-
    rule(Citation, Head, Body, _),
    mask(Body, Over, M0, M1),
    unless_beaten(Citation, Head, Over, M1, M).

unless_beaten(Citation, Head, Over, M0, M) :-
    functor(Exception, defeats, 2),
    arg(1, Exception, Citation),
    arg(2, Exception, Head),
    mask(\+ Exception, Over, M0, M).

by_memo(Goal, over(_, Program, Memo, Width, _), Worlds) :-
    functor(Goal, Name, Arity),
    program_predicate(Program, Name/Arity, _, Own),
    memo_solutions(Program, Memo, Name/Arity, Solutions),
    Goal =.. [_|Arguments],
    (   charted(Name/Arity)
    ->  Arguments = [_|Values]
    ;   Values = Arguments
    ),
    member(Values-Held, Solutions),
    widen(Own, Width, Held, Worlds).

%!  asking(?Predicate) is nondet.
%
%   A rule for Predicate, or an exception to one, looks at what is asked about.

:- table asking/1.

asking(Name/Arity) :-
    functor(Head, Name, Arity),
    ( rule(_, Head, Body, _) ; rule(_, defeats(_, Head), Body, _) ),
    premise(Body, Goal),
    functor(Goal, Inner, InnerArity),
    (   memberchk(Inner/InnerArity, [wen_shi/2, wen_ren/2, wen_yong/2])
    ->  true
    ;   rule_home(Inner/InnerArity, _),
        asking(Inner/InnerArity)
    ).
