:- encoding(utf8).
:- module(idle,
          [ idle_start/2,          % +Program, +Readings
            idle_stop/0,
            idle_rule/2,           % ?Switch, ?Citation
            idle_watch/3,          % +Fired, +Memo, -Watch
            idle_watch/4,          % +Above, +Memo, +Change, -Watch
            idle_fired/3,          % +Watch, ?Switch, ?Citation
            guard/1                % +Citation
          ]).

:- use_module('../engine/notation').
:- use_module('../tables/readings', [reading_option/3, option/4]).
:- use_module(masked).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(ordsets)).

/** <module> Rules that a reading makes idle

While the rules are swept under one choice of readings, those that hang on a
reading are watched under its other options: does each of them ever fire? One
that did is watched no more, and only what the others rest on is computed, so
that all readings together cost little more than one.
*/

:- dynamic
    other/2,               % Program, Switch
    plan/5,                % Switch, Program, Slots, Levels, Hanging
    candidate/5.           % Switch, Level, K, Clause, Citation

%!  idle_start(+Program, +Readings) is det.
%
%   Watch the rules beside the sweep of Program, which is under Readings.

idle_start(Program, Readings) :-
    idle_stop,
    forall(switch(Readings, Switch, Others), plan_switch(Program, Switch, Others)).

%!  idle_stop is det.
%
%   Nothing is watched any more.

idle_stop :-
    forall(retract(other(Program, _)), release_program(Program)),
    retractall(plan(_, _, _, _, _)),
    retractall(candidate(_, _, _, _, _)).

%   switch(+Readings, -Switch, -Others): Others are Readings with Switch, a
%   Name=Option, made otherwise.

switch(Readings, Name=Option, [Name=Option|Rest]) :-
    reading_option(Name, Default, _),
    (   memberchk(Name=Chosen, Readings)
    ->  true
    ;   Chosen = Default
    ),
    option(Name, Option, _, _),
    Option \== Chosen,
    exclude(of_name(Name), Readings, Rest).

of_name(Name, Name=_).

plan_switch(Base, Switch, Readings) :-
    masked_program(Readings, Program),
    assertz(other(Program, Switch)),
    findall(P, masked:predicate_info(Program, _, P, _, _, _), Predicates0),
    maplist(whole, Predicates0, Predicates),
    switch_plan(Program, Base, Predicates, plan(Program, Base, Slots, Levels)),
    hanging(Levels, Hanging0),
    list_to_ord_set(Hanging0, Hanging),
    assertz(plan(Switch, Program-Base, Slots, Levels, Hanging)),
    forall(( member(K, Hanging), masked:rule_clause(Program, rule(Citation), K, Clause, _), \+ guard(Citation) ),
           ( masked:predicate_info(Program, K, _, Level, _, _),
             assertz(candidate(Switch, Level, K, Clause, Citation))
           )).

whole(Part/Arity, Name/Arity) :- masked:original(Part, Name).

%!  guard(+Citation) is semidet.
%
%   The rule Citation is for a cast that lacks something of the time; the sweep
%   knows none.

guard(Citation) :-
    rule(Citation, Head, Body, _),
    body_goals(Body, Goals),
    select(\+ Goal, Goals, Others),
    memberchk(Goal, [yue_jian(_, _), ri_chen(_, _, _), yue_gan(_, _), jie_qi(_, _), hou(_, _)]),
    Goal =.. [_, _|Values],
    term_variables(Values, Values),
    term_variables(Head-Others, Bound),
    \+ ( member(Value, Values), member(Variable, Bound), Value == Variable ),
    !.

%   hanging(+Levels, -Ks): the predicates that may conclude something else; a
%   predicate has a greater number than what it calls.

hanging(Levels, Ks) :-
    findall(K-How, ( member(_-Steps, Levels), member(step(K, _, _, _, _, How, _), Steps) ), Pairs),
    keysort(Pairs, Sorted),
    foldl(hangs, Sorted, [], Ks).

hangs(K-How, Ks0, Ks) :-
    (   (   How == always
        ;   How = if(Deps),
            member(Dep, Deps),
            memberchk(Dep, Ks0)
        )
    ->  Ks = [K|Ks0]
    ;   Ks = Ks0
    ).

%!  idle_rule(?Switch, ?Citation) is nondet.
%
%   The rule Citation is in force under Switch, a Name=Option, and hangs on it,
%   so that it is watched.

idle_rule(Switch, Citation) :-
    setof(Switch-Citation, L^K^C^candidate(Switch, L, K, C, Citation), Pairs),
    member(Switch-Citation, Pairs).

%!  idle_watch(:Fired, +Memo, -Watch) is det.
%
%   Watch is the state of the watch at the level of the time, Memo being that of
%   the sweep. Rules for which call(Fired, Switch, Citation) holds are watched no
%   more.

:- meta_predicate idle_watch(2, +, -).

idle_watch(Fired, Memo, Watch) :-
    findall(watch(cell(Switch, Candidates, Plan), none),
            ( plan(Switch, _, _, _, _),
              findall(rule(Level, K, Clause, Citation),
                      ( candidate(Switch, Level, K, Clause, Citation),
                        \+ call(Fired, Switch, Citation)
                      ),
                      Candidates),
              Candidates \== [],
              narrowed(Switch, Candidates, Plan)
            ),
            Above),
    idle_watch(Above, Memo, time, Watch).

%   narrowed(+Switch, +Candidates, -Plan): the steps that Candidates rest on; what
%   does not hang on the reading is as in the sweep, and what it rests on is not
%   asked.

narrowed(Switch, Candidates, plan(Program, Base, Slots, Levels)) :-
    plan(Switch, Program-Base, Slots, Levels0, Hanging),
    findall(K, member(rule(_, K, _, _), Candidates), Ks),
    list_to_ord_set(Ks, Start),
    beneath(Start, Program, Hanging, Start, Needed),
    findall(Level-Steps,
            ( member(Level-Steps0, Levels0),
              include(needed(Needed), Steps0, Steps)
            ),
            Levels).

beneath([], _, _, Needed, Needed) :- !.
beneath(Ks, Program, Hanging, Needed0, Needed) :-
    ord_intersection(Ks, Hanging, Own),
    findall(Dep, ( member(K, Own), masked:depends(Program, K, Dep) ), Deps0),
    list_to_ord_set(Deps0, Deps),
    ord_subtract(Deps, Needed0, New),
    ord_union(Needed0, New, Needed1),
    beneath(New, Program, Hanging, Needed1, Needed).

needed(Ks, step(K, _, _, _, _, _, _)) :- ord_memberchk(K, Ks).

%!  idle_watch(+Above, +Memo, +Change, -Watch) is det.
%
%   Watch follows Above, the watch at the level above, for Change, a hexagram or
%   Hexagram-Changed, of which Memo is that of the sweep.

idle_watch(Above, Memo, Change, Watch) :-
    maplist(watched(Memo, Change), Above, Watch).

%   A cell(Switch, Candidates, Plan) changes as its rules fire, in whatever branch
%   of the search that is; what need no longer be computed is left out from the
%   next hexagram on.

watched(_, _, watch(Cell, _), watch(Cell, none)) :-
    arg(2, Cell, []),
    !.
watched(Memo, Change, watch(Cell, Above), watch(Cell, Switched)) :-
    masked:level(Change, Level, Ben, Bian),
    plan_now(Level, Cell, Plan),
    switched_memo(Plan, Above, Memo, Change, Switched),
    Switched = switched(Own, _),
    Plan = plan(Program, _, _, _),
    (   Level =:= 0
    ->  Pan = none
    ;   masked:timeless_pan(Program, Ben, Bian, Pan)
    ),
    arg(2, Cell, Candidates),
    exclude(fires(Level, Own, Pan), Candidates, Others),
    (   Others == Candidates
    ->  true
    ;   nb_setarg(2, Cell, Others)
    ).

plan_now(1, Cell, Plan) :-
    !,
    arg(1, Cell, Switch),
    arg(2, Cell, Candidates),
    narrowed(Switch, Candidates, Plan),
    nb_setarg(3, Cell, Plan).
plan_now(_, Cell, Plan) :-
    arg(3, Cell, Plan).

fires(Level, Memo, Pan, rule(Level, _, Clause, _)) :-
    Goal =.. [Clause, Memo, Pan, _, _],
    \+ \+ masked:Goal.

%!  idle_fired(+Watch, ?Switch, ?Citation) is nondet.
%
%   The rule Citation fired under Switch.

idle_fired(Watch, Switch, Citation) :-
    member(watch(Cell, _), Watch),
    arg(1, Cell, Switch),
    arg(2, Cell, Candidates),
    candidate(Switch, Level, K, Clause, Citation),
    \+ memberchk(rule(Level, K, Clause, Citation), Candidates).
