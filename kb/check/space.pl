:- encoding(utf8).
:- module(space,
          [ space_start/1,         % +Readings
            space_start/2,         % +Readings, +Kinds
            space_start/3,         % +Readings, +Kinds, :Concerns
            space_stop/0,
            space_part/2,          % +Hexagrams, +Jobs
            space_finding/1,       % -Finding
            in_shares/4,           % +Hexagrams, +Jobs, :Work, -Results
            witness_place/2,       % +Witness, -Place
            asking/1,              % -Options
            asked_predicate/1,     % ?Predicate
            spare/4,               % +Premise, +I, +Head, +Goals
            sweep_seconds/4        % +Hexagrams, +Casts, -Masked, -Plain
          ]).

:- use_module('../engine/notation').
:- use_module('../engine/prover', [plain/1]).
:- use_module('../chart/pan', [pan/4]).
:- use_module('../tables/hexagrams', [liu_shi_si_gua/3]).
:- use_module('../tables/palaces', [qin/1]).
:- use_module('../tables/trigrams', [gua_ren/2]).
:- use_module(idle).
:- use_module(masked).
:- use_module(worlds).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(library(terms)).

/** <module> The rules over every cast there is

One sweep over the 4096 changes and all times counts what the rules conclude
and what they should not: two values where unique/2 allows one, none where
due/2 expects one, rules and exceptions that never apply, premises and rules
that change nothing, rules that another reading would make idle, places of the
text that ought to agree and do not, and what it illustrates but no cast can
show.
*/

:- dynamic
    running/2,             % Program, Readings
    total/3.               % Key, Group, Tally


                /*******************************
                *          THE SWEEP           *
                *******************************/

%!  space_start(+Readings) is det.
%
%   Begin a sweep under Readings, Name=Option for those that differ.

space_start(Readings) :-
    findall(Kind, watched_kind(_, Kind), Kinds),
    space_start(Readings, [idle_under|Kinds]).

%!  space_start(+Readings, +Kinds) is det.
%
%   Begin a sweep that finds what is of Kinds. What depends on the time alone is
%   counted at once, for all changes.

space_start(Readings, Kinds) :-
    space_start(Readings, Kinds, anything).

anything(_).

:- meta_predicate space_start(+, +, 1).

%!  space_start(+Readings, +Kinds, :Concerns) is det.
%
%   Begin a sweep in which, of what Kinds need, that is watched for whose key, a
%   term such as hole(Predicate, When), call(Concerns, Key) holds.

space_start(Readings, Kinds, Concerns) :-
    space_stop,
    findall(Extra, ( extra(Readings, Extra), of_kinds(Extra, Kinds), of_concern(Extra, Concerns) ), Extras),
    findall(Variant,
            ( rule_variant(Readings, Variant),
              of_kinds(Variant, Kinds),
              of_concern(Variant, Concerns)
            ),
            Variants),
    (   member(Kind, Kinds),
        of_all_rules(Kind)
    ->  masked_program(Readings, Extras, Variants, Program)
    ;   watching_program(Readings, Extras, Program)
    ),
    assertz(running(Program, Readings)),
    observe(Program),
    time_memo(Program, _),
    seen(Program, Seen),
    add_all(Seen),
    (   memberchk(idle_under, Kinds)
    ->  idle_start(Program, Readings)
    ;   true
    ).

of_concern(Watched, Concerns) :-
    arg(1, Watched, Key),
    \+ \+ call(Concerns, Key).

of_kinds(Watched, Kinds) :-
    arg(1, Watched, Key),
    functor(Key, Name, _),
    watched_kind(Name, Kind),
    memberchk(Kind, Kinds).

%   of_all_rules(?Kind): to find what is of Kind every rule must be run, not only those
%   that what is watched rests on.

of_all_rules(dead_rule).
of_all_rules(idle_rule).
of_all_rules(idle_premise).
of_all_rules(idle_under).

%   watched_kind(?Key, ?Kind): what is watched under a Key of that name serves to
%   find what is of Kind.

watched_kind(clash,        conflict).
watched_kind(hole,         hole).
watched_kind(beaten,       dead_exception).
watched_kind(overlap,      overlap).
watched_kind(unshown,      unshown).
watched_kind(apart,        disagreement).
watched_kind(idle_rule,    idle_rule).
watched_kind(idle_premise, idle_premise).

%!  space_stop is det.
%
%   The sweep and what it has counted are no longer needed.

space_stop :-
    idle_stop,
    forall(retract(running(Program, _)), release_program(Program)),
    retractall(total(_, _, _)).

%!  space_part(+Hexagrams, +Jobs) is det.
%
%   Sweep all changes of Hexagrams, with Jobs threads where there are threads.

space_part(Hexagrams, Jobs) :-
    running(Program, _),
    in_shares(Hexagrams, Jobs, swept(Program), Results),
    maplist(add_all, Results).

:- meta_predicate in_shares(+, +, 2, -).

%!  in_shares(+Hexagrams, +Jobs, :Work, -Results) is det.
%
%   Results are those of call(Work, Share, Result), Hexagrams being shared among
%   Jobs threads, or one where there are no threads.

in_shares(Hexagrams, Jobs, Work, Results) :-
    shares(Hexagrams, Jobs, Shares),
    (   Shares = [_, _|_],
        current_prolog_flag(threads, true)
    ->  maplist(start(Work), Shares, Threads),
        maplist(finish, Threads, Results)
    ;   maplist(Work, Shares, Results)
    ).

shares(Hexagrams, Jobs, Shares) :-
    findall(Share,
            ( between(1, Jobs, Job),
              findall(H, ( nth1(N, Hexagrams, H), Job =:= N mod Jobs + 1 ), Share),
              Share \== []
            ),
            Shares).

start(Work, Share, Thread) :-
    thread_create(( call(Work, Share, Result), thread_exit(Result) ), Thread, []).

finish(Thread, Result) :-
    thread_join(Thread, Status),
    (   Status = exited(Result)
    ->  true
    ;   Status = exception(Error)
    ->  throw(Error)
    ;   throw(sweep(Status))
    ).

swept(Program, Hexagrams, Result) :-
    time_memo(Program, Memo),
    observe(Program),
    idle_watch(fired, Memo, Watch),
    forall(member(Ben, Hexagrams), sweep_hexagram(Program, Memo, Watch, Ben)),
    seen(Program, Seen),
    findall(fired(Switch, Citation)-all-tally(1, none, []), idle_fired(Watch, Switch, Citation), Fired0),
    sort(Fired0, Fired),
    append(Seen, Fired, Result).

seen(Program, Seen) :-
    findall(Key-Group-Tally, ( observed(Program, Key, Group, Tally), Tally \= tally(0, _, _) ), Seen).

fired(Switch, Citation) :- total(fired(Switch, Citation), all, _).

sweep_hexagram(Program, Memo0, Watch0, Ben) :-
    hexagram_memo(Program, Memo0, Ben, Memo),
    idle_watch(Watch0, Memo, Ben, Watch),
    forall(liu_shi_si_gua(Bian, _, _),
           ( change_memo(Program, Memo, Ben, Bian, Last),
             idle_watch(Watch, Last, Ben-Bian, _)
           )).

add_all(Result) :-
    forall(member(Key-Group-Tally, Result), add(Key, Group, Tally)).

add(Key, Group, Tally0) :-
    (   retract(total(Key, Group, Tally1))
    ->  both(Tally0, Tally1, Tally)
    ;   Tally = Tally0
    ),
    assertz(total(Key, Group, Tally)).

both(tally(C0, W0, P0), tally(C1, W1, P1), tally(C, W, P)) :-
    C is C0 + C1,
    fewer(W0, W1, W),
    summed(P0, P1, 0, P).

fewer(none, W, W) :- !.
fewer(W, none, W) :- !.
fewer(W0, W1, W) :-
    witness_place(W0, Place0),
    witness_place(W1, Place1),
    (   Place0 @=< Place1
    ->  W = W0
    ;   W = W1
    ).

%!  witness_place(+Witness, -Place) is det.
%
%   Of two witnesses, at(Hexagram, Changed, Moving, …), the one whose Place comes
%   first in the standard order is the smaller: with fewer moving lines, or else
%   earlier in the order of the hexagrams.

witness_place(Witness, place(Moving, Ben, Bian)) :-
    arg(1, Witness, BenName),
    arg(2, Witness, BianName),
    arg(3, Witness, Moving),
    hexagram_number(BenName, Ben),
    hexagram_number(BianName, Bian).

:- table hexagram_number/2.

hexagram_number(none, 0) :- !.
hexagram_number(Name, N) :-
    findall(Hexagram, liu_shi_si_gua(Hexagram, _, _), Hexagrams),
    nth1(N, Hexagrams, Name),
    !.

summed([], Planes, Carry, Sum) :- !, carried(Planes, Carry, Sum).
summed(Planes, [], Carry, Sum) :- !, carried(Planes, Carry, Sum).
summed([A|As], [B|Bs], C, [S|Ss]) :-
    S is A xor B xor C,
    Next is (A /\ B) \/ (A /\ C) \/ (B /\ C),
    summed(As, Bs, Next, Ss).

carried(Planes, 0, Planes) :- !.
carried([], Carry, [Carry]).
carried([P|Ps], Carry, [S|Ss]) :-
    S is P xor Carry,
    Next is P /\ Carry,
    carried(Ps, Next, Ss).


                /*******************************
                *      WHAT IS WATCHED         *
                *******************************/

%   extra(+Readings, -Extra): a condition that the sweep counts.

extra(Readings, extra(clash(Name/Arity), Values, Literals)) :-
    unique(Head, Value),
    functor(Head, Name, Arity),
    keys(Head, Value, Keys),
    copy_term(Head-Value-Keys, Other-OtherValue-Keys),
    goal_literals((Head, Other), Readings, Both),
    append(Both, [call(Value @< OtherValue)], Literals),
    append(Keys, [Value, OtherValue], Values).
extra(Readings, extra(hole(Name/Arity, When), Keys, Literals)) :-
    due(Head, When),
    functor(Head, Name, Arity),
    shared(Head, When, Keys),
    goal_literals((When, \+ Head), Readings, Literals).
extra(Readings, extra(beaten(Citation, By), Values, Literals)) :-
    active_exception(Readings, Citation, By, Head, Premises, Inner),
    append(Premises, Inner, Literals),
    plain_values(Head, Values).
extra(Readings, extra(overlap(Citation, By), Values, Literals)) :-
    active_exception(Readings, Citation, By, Head, Premises, Inner),
    unique(Unique, Value),
    \+ \+ Unique = Head,
    keys(Unique, Value, Keys),
    copy_term(Unique-Value-Keys, Head-Mine-Own),
    copy_term(Unique-Value-Keys, Other-Its-Own),
    append([Premises, Inner, [call(Other), call(Mine \= Its)]], Literals),
    append(Own, [Mine, Its], Values0),
    exclude(is_pan_of(Head), Values0, Values).
extra(Readings, extra(unshown(Passage, Goal), [], Literals)) :-
    illustrated(Passage, Goal),
    goal_literals(Goal, Readings, Literals).
extra(Readings, extra(apart(Passages, A, B), Keys, Literals)) :-
    agree(Passages, A, B),
    shared(A, B, Keys),
    goal_literals((A, \+ B), Readings, Literals).

%   keys(+Head, +Value, -Keys): the variables of Head that are neither the
%   chart nor in Value.

keys(Head, Value, Keys) :-
    term_variables(Value, Values),
    term_variables(Head, Variables),
    exclude(among(Values), Variables, Others),
    exclude(is_pan_of(Head), Others, Keys).

shared(A, B, Keys) :-
    term_variables(A, As),
    term_variables(B, Bs),
    include(among(Bs), As, Both),
    exclude(is_pan_of(A), Both, Keys0),
    exclude(is_pan_of(B), Keys0, Keys).

among(Variables, Variable) :-
    member(V, Variables),
    V == Variable,
    !.

is_pan_of((A, B), Variable) :- !, ( is_pan_of(A, Variable) -> true ; is_pan_of(B, Variable) ).
is_pan_of(\+ A, Variable) :- !, is_pan_of(A, Variable).
is_pan_of(Goal, Variable) :-
    functor(Goal, Name, Arity),
    (   charted(Name/Arity)
    ;   leaf_home(Name/Arity, chart, _),
        Name/Arity \== wei/2
    ),
    arg(1, Goal, Pan),
    Pan == Variable,
    !.

plain_values(Head, Values) :-
    Head =.. [_|Arguments],
    exclude(is_pan_of(Head), Arguments, Values).

%   rule_variant(+Readings, -Variant): a rule without one premise, or a predicate
%   without one rule.

rule_variant(_, without(idle_rule(Citation), Citation)) :-
    rule(Citation, Head, _, _),
    Head \= defeats(_, _).
rule_variant(Readings, variant(idle_premise(Citation, Premise), Citation, Head, Literals)) :-
    rule(Citation, Head0, Body, _),
    Head0 \= defeats(_, _),
    body_goals(Body, Goals),
    Goals = [_, _|_],
    nth1(I, Goals, Premise),
    Premise \= reading(_, _, _),
    \+ ( member(Goal, Goals), asked(Goal) ),
    spare(Premise, I, Head0, Goals),
    active_rule(Readings, Citation, Head, Literals0),
    aligned(Head0, Goals, Head, Literals0, I, Readings, Literals).

%   What is asked is not fixed in the masks, so premises about it tell nothing.

asked(Body) :-
    premise(Body, Goal),
    functor(Goal, Name, Arity),
    asked_predicate(Name/Arity),
    !.

%!  asked_predicate(?Predicate) is nondet.
%
%   Predicate, a Name/Arity, is what is asked, or rests on it.

:- table asked_predicate/1.

asked_predicate(wen_yong/2).
asked_predicate(wen_ren/2).
asked_predicate(wen_shi/2).
asked_predicate(Name/Arity) :-
    rule(_, Head, Body, _),
    functor(Head, Name, Arity),
    premise(Body, Goal),
    functor(Goal, Inner, InnerArity),
    asked_predicate(Inner/InnerArity).

%!  asking(-Options) is nondet.
%
%   What a question may have to fix, as options of cast_pan/3, for the conclusions
%   that need it: nothing first.

asking([]).
asking([use(世)]).
asking([use(應)]).
asking([use(Use)]) :- qin(Use).
asking([person(Person)]) :- gua_ren(_, Person).
asking([use(世), person(Person)]) :- gua_ren(_, Person).

%!  spare(+Premise, +I, +Head, +Goals) is semidet.
%
%   Premise, number I of Goals, can be spared: it binds nothing that the others or
%   Head do not bind.

spare(\+ _, _, _, _) :- !.
spare(forall(_, _), _, _, _) :- !.
spare(Premise, I, Head, Goals) :-
    others(Goals, I, Others),
    term_variables(Others, Bound),
    term_variables(Premise, Own),
    term_variables(Head, HeadVariables),
    forall(member(V, Own),
           (   among(Bound, V)
           ->  true
           ;   is_pan_of(Head, V)
           ->  true
           ;   \+ among(HeadVariables, V),
               \+ used_negatively(Goals, I, V)
           )).

others(Goals, I, Others) :-
    findall(N, ( nth1(N, Goals, G), N =\= I, binding(G) ), Ns),
    maplist(nth(Goals), Ns, Others).

binding(\+ _)         :- !, fail.
binding(forall(_, _)) :- !, fail.
binding(Test)         :- test_goal(Test), Test \= member(_, _), Test \= (_ = _), !, fail.
binding(_).

nth(List, N, Element) :- nth1(N, List, Element).

used_negatively(Goals, I, V) :-
    nth1(N, Goals, Goal),
    N =\= I,
    term_variables(Goal, Vs),
    among(Vs, V).

%   aligned(...): the literals of the rule in force without those of goal I.

aligned(Head0, Goals, Head, Literals0, I, Readings, Literals) :-
    Head0 = Head,
    findall(Count,
            ( nth1(N, Goals, Goal),
              N < I,
              goal_literals(Goal, Readings, Ls),
              length(Ls, Count)
            ),
            Counts),
    sum_list(Counts, Before),
    nth1(I, Goals, Goal),
    goal_literals(Goal, Readings, Own),
    length(Own, Size),
    Size > 0,
    length(Prefix, Before),
    append(Prefix, Rest, Literals0),
    length(Dropped, Size),
    append(Dropped, Suffix, Rest),
    append(Prefix, Suffix, Literals).


                /*******************************
                *          FINDINGS            *
                *******************************/

%!  space_finding(-Finding) is nondet.
%
%   After the parts are done: Finding is finding(Kind, Subject, Tally), where
%   Tally is none for what never was.

space_finding(finding(conflict, values(P, Group), Tally)) :-
    total(clash(P), Group, Tally),
    Group \== all.
space_finding(finding(hole, due(P, When), Tally)) :-
    total(hole(P, When), all, Tally).
space_finding(finding(dead_rule, rule(Citation), none)) :-
    running(_, Readings),
    active_rule(Readings, Citation, _, _),
    \+ total(rule(Citation), all, _).
space_finding(finding(dead_exception, rule(By), none)) :-
    running(_, Readings),
    rule(By, defeats(_, _), Body, _),
    goal_literals(Body, Readings, _),
    \+ total(beaten(_, By), all, _).
space_finding(finding(idle_rule, rule(Citation), none)) :-
    running(Program, _),
    observed_variant(Program, idle_rule(Citation)),
    total(rule(Citation), all, _),
    \+ total(idle_rule(Citation), all, _).
space_finding(finding(idle_premise, premise(Citation, Premise), none)) :-
    running(Program, _),
    observed_variant(Program, idle_premise(Citation, Premise)),
    total(rule(Citation), all, _),
    \+ total(idle_premise(Citation, Premise), all, _).
space_finding(finding(idle_under, under(Switch, Citation), none)) :-
    running(_, Readings),
    idle_rule(Switch, Citation),
    \+ fired(Switch, Citation),
    (   active_rule(Readings, Citation, _, _)
    ->  total(rule(Citation), all, _)
    ;   true
    ).
space_finding(finding(overlap, beaten(Citation, By), Tally)) :-
    total(overlap(Citation, By), all, Tally).
space_finding(finding(unshown, illustrated(Passage, Goal), none)) :-
    running(_, _),
    illustrated(Passage, Goal),
    \+ total(unshown(Passage, Goal), all, _).
space_finding(finding(disagreement, apart(Passages, A, B), Tally)) :-
    total(apart(Passages, A, B), all, Tally).

observed_variant(Program, Key) :-
    masked:variant_clause(Program, Key, _, _, _, _).


                /*******************************
                *           TIMING             *
                *******************************/

%!  sweep_seconds(+Hexagrams, +Casts, -Masked, -Plain) is det.
%
%   Every conclusion of every predicate takes Masked seconds a cast by the masks,
%   over all changes of the first Hexagrams of them at month and day, and Plain
%   seconds a cast by the compiled rules, over Casts of these.

sweep_seconds(Count, Casts, Masked, Plain) :-
    findall(Ben, limit(Count, liu_shi_si_gua(Ben, _, _)), Hexagrams),
    masked_program([], Program),
    time_memo(Program, Memo),
    cpu_seconds(forall(member(Ben, Hexagrams), changes_of(Program, Memo, Ben)), Swept),
    release_program(Program),
    Masked is Swept / (Count * 64 * 720),
    findall(Pan, limit(Casts, some_pan(Hexagrams, Pan)), Pans),
    findall(Goal, conclusion_goal(Goal), Goals),
    cpu_seconds(forall(( member(Pan, Pans), member(Goal, Goals) ), all_solutions(Pan, Goal)), Ran),
    Plain is Ran / Casts.

changes_of(Program, Memo0, Ben) :-
    hexagram_memo(Program, Memo0, Ben, Memo),
    forall(liu_shi_si_gua(Bian, _, _), change_memo(Program, Memo, Ben, Bian, _)).

:- meta_predicate cpu_seconds(0, -).

cpu_seconds(Goal, Seconds) :-
    statistics(cputime, Start),
    call(Goal),
    statistics(cputime, End),
    Seconds is End - Start.

%   Casts far from one another: a stride through changes and times.

some_pan(Hexagrams, Pan) :-
    between(0, inf, N),
    length(Hexagrams, Count),
    Which is N mod Count,
    nth0(Which, Hexagrams, Ben),
    Change is N * 7 mod 64,
    findall(B, liu_shi_si_gua(B, _, _), All),
    nth0(Change, All, Bian),
    World is N * 131 mod 720,
    world_time(1, World, Time),
    pan(cast(Ben, Bian, Time), wen(none, none, none), [], Pan).

conclusion_goal(Goal) :-
    rule_home(Name/Arity, _),
    charted(Name/Arity),
    functor(Goal, Name, Arity).

all_solutions(Pan, Goal) :-
    \+ \+ ( arg(1, Goal, Pan), forall(plain(Goal), true) ).
