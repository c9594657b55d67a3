:- encoding(utf8).
:- module(mutation,
          [ mutation_start/2,      % +Cases, -Changes
            mutation_part/2,       % +Changes, +Jobs
            mutant_result/4        % -Kind, -Citation, -Change, -Result
          ]).

:- use_module('../engine/notation').
:- use_module('../tables/hexagrams', [liu_shi_si_gua/3]).
:- use_module('../tables/solar_terms', [jie_qi_zhi/3]).
:- use_module(cases, [case_casting/3]).
:- use_module(masked).
:- use_module(space, [in_shares/4]).
:- use_module(worlds).
:- use_module(library(apply)).
:- use_module(library(assoc)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(library(ordsets)).
:- use_module(library(pairs)).

/** <module> Would a wrong rule be noticed?

Every rule in force is spoilt in small ways, one at a time: the rule dropped, a
premise dropped, a negation turned over, a value put for another. A mutant is
equivalent where its predicate concludes the same in every cast there is. Else
it is killed by the worked examples where something they speak of comes out
otherwise, or by the cases given where one of these does, or it survives.
*/

:- dynamic
    running/1,             % Program
    spoken_of/6,           % ChangeKey, Judge, K, Values, Narrow, Wide
    killed/2,              % Key, Judge
    differs/2.             % Key, Witness


                /*******************************
                *           MUTANTS            *
                *******************************/

%   mutants(-Mutants): all of them, m(Kind, Citation, Change, Clauses): Kind is
%   drop_rule, drop_premise, flip or swap, Change says what was done to the rule
%   Citation, and Clauses, Head-Body, is what it is now.

:- table mutants/1.

mutants(Mutants) :-
    findall(m(Kind, Citation, Change, Clauses), made(Kind, Citation, Change, Clauses), Mutants).

made(Kind, Citation, Change, Clauses) :-
    rule(Citation, Head, Body, _),
    in_force(Body),
    body_goals(Body, Goals),
    spoilt(Head, Goals, Kind, Change, Clauses).

%   Rules of other readings cannot be seen under the default ones.

in_force(Body) :- goal_literals(Body, [], _).

spoilt(_, _, drop_rule, "the rule dropped", []).
spoilt(Head, Goals, drop_premise, Change, [Head-Body]) :-
    Goals = [_, _|_],
    nth1(I, Goals, Goal),
    Goal \= reading(_, _, _),
    space:spare(Goal, I, Head, Goals),
    selected(I, Goals, _, Rest),
    conjunction(Rest, Body),
    premise_change("without ~w", Goal, Change).
spoilt(Head, Goals, flip, Change, [Head-Body]) :-
    nth1(I, Goals, Goal),
    turned(Goal, I, Head, Goals, Turned),
    replaced(I, Goals, Turned, New),
    conjunction(New, Body),
    premise_change("~w turned over", Goal, Change).
spoilt(Head, Goals, swap, Change, [NewHead-Body]) :-
    Head \= defeats(_, _),
    functor(Head, Name, Arity),
    between(2, Arity, Place),
    arg(Place, Head, Value),
    ground(Value),
    other_value(Name/Arity, Place, Value, Other),
    Head =.. List,
    Index is Place + 1,
    replaced(Index, List, Other, NewList),
    NewHead =.. NewList,
    conjunction(Goals, Body),
    format(string(Change), "~w for ~w", [Other, Value]).

turned(\+ Goal, _, _, _, Goal) :- !.
turned(forall(A, B), _, _, _, \+ forall(A, B)) :- !.
turned(Goal, I, Head, Goals, \+ Goal) :-
    Goal \= reading(_, _, _),
    \+ test_goal(Goal),
    Goals = [_, _|_],
    space:spare(Goal, I, Head, Goals).

other_value(Name/Arity, Place, Value, Other) :-
    functor(Head, Name, Arity),
    findall(V, ( rule(_, Head, _, _), arg(Place, Head, V), ground(V) ), Vs),
    list_to_set(Vs, Set),
    append(_, [Value|After], Set),
    (   After = [Other|_]
    ->  true
    ;   Set = [Other|_],
        Other \== Value
    ).

premise_change(Format, Goal, Change) :-
    copy_term(Goal, Copy),
    numbervars(Copy, 0, _),
    format(string(Text), "~W", [Copy, [numbervars(true), quoted(false)]]),
    format(string(Change), Format, [Text]).

selected(I, List, Element, Rest) :- nth1(I, List, Element, Rest).

replaced(I, List, New, Replaced) :-
    nth1(I, List, _, Rest),
    nth1(I, Replaced, New, Rest).

conjunction([], true).
conjunction([Goal], Goal) :- !.
conjunction([Goal|Goals], (Goal, Rest)) :- conjunction(Goals, Rest).

%   A mutant as variants of the program: of its own rule, or, an exception, of
%   the rules it is an exception to.

mutant_variant(Key, Variant) :-
    mutants(Mutants),
    nth1(N, Mutants, m(_, Citation, _, Clauses)),
    Key = mutant(N),
    affected(Citation, Affected),
    member(Target, Affected),
    findall(Head-Literals,
            reading_instead(Citation, Clauses, active_rule([], Target, Head, Literals)),
            Rules),
    (   Rules == []
    ->  Variant = without(Key, Target)
    ;   Rules = [Head-Literals],
        Variant = variant(Key, Target, Head, Literals)
    ).

affected(Citation, Affected) :-
    rule(Citation, Head, _, _),
    (   Head = defeats(Target, Defeated)
    ->  findall(C,
                ( active_exception([], C, Citation, _, _, _) ; struck(Target, Defeated, C) ),
                Cs),
        sort(Cs, Affected)
    ;   Affected = [Citation]
    ).

%   An exception to an exception touches what the latter strikes.

struck(Target, Defeated, Citation) :-
    Defeated = defeats(_, _),
    rule(Target, Defeated, _, _),
    affected(Target, Citations),
    member(Citation, Citations).


                /*******************************
                *           THE RUN            *
                *******************************/

%!  mutation_start(+Cases, -Changes) is det.
%
%   Begin a run. Cases is a list of rule_case(Hexagram-Changed, Time, Goal), Time
%   as in a cast, month and day known: beside the worked examples, what Goal (of
%   no chart) concludes there is told. Changes are all 4096, Hexagram-Changed,
%   those that most is told of first.

mutation_start(Cases, Changes) :-
    forall(retract(running(Program)), release_program(Program)),
    retractall(spoken_of(_, _, _, _, _, _)),
    retractall(killed(_, _)),
    retractall(differs(_, _)),
    findall(Variant, mutant_variant(_, Variant), Variants),
    masked_program([], [], Variants, Program),
    assertz(running(Program)),
    findall(Said-Times, ( told(Cases, Judge, Change, Time, Goal), said(Program, Judge, Change, Time, Goal, Said, Times) ), Pairs0),
    keysort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Groups),
    forall(member(Group, Groups), tell(Group)),
    findall(Change-1, member(said(Change, _, _, _)-_, Groups), Told0),
    keysort(Told0, Told1),
    group_pairs_by_key(Told1, Told2),
    findall(Count-Change, ( member(Change-Ones, Told2), length(Ones, Count) ), Counted),
    sort(1, @>=, Counted, Most),
    pairs_values(Most, Told),
    findall(Ben-Bian, ( liu_shi_si_gua(Ben, _, _), liu_shi_si_gua(Bian, _, _) ), All0),
    sort(All0, All),
    sort(Told, Known),
    ord_subtract(All, Known, Others),
    append(Told, Others, Changes).

%   told(+Cases, -Judge, -Change, -Time, -Goal): Judge, examples or cases, tells
%   something of Goal.

told(_, examples, Ben-Bian, Time, Goal) :-
    case_casting(_, Hexagrams-Options, Goals),
    (   Hexagrams = Ben-Bian
    ->  true
    ;   Ben = Hexagrams,
        Bian = Hexagrams
    ),
    options_time(Options, Time),
    member(Goal, Goals).
told(Cases, cases, Change, Time, Goal) :-
    member(rule_case(Change, Time, Goal), Cases).

options_time(Options, time(none, none, MonthGan, MonthZhi, DayGan, DayZhi, Term, Hou)) :-
    option(month(MonthZhi0), Options, none),
    option(month_gan(MonthGan), Options, none),
    option(day(DayGan-DayZhi), Options, none-none),
    option(term(Term), Options, none),
    option(hou(Hou), Options, none),
    (   MonthZhi0 == none,
        Term \== none
    ->  jie_qi_zhi(_, Term, MonthZhi)
    ;   MonthZhi = MonthZhi0
    ).

said(Program, Judge, Change, Time, Goal, said(Change, Judge, K, Values), Narrow-Wide) :-
    Goal =.. [Name|Values],
    length(Values, Given),
    (   Arity is Given + 1,
        charted(Name/Arity)
    ->  true
    ;   Arity = Given
    ),
    predicate_number(Program, Name/Arity, K),
    !,
    narrow(Time, Narrow),
    wide(Time, Wide).

tell(said(Ben-Bian, Judge, K, Values)-Times) :-
    foldl(joined, Times, 0-0, Narrow-Wide),
    change_key(Ben-Bian, Key),
    assertz(spoken_of(Key, Judge, K, Values, Narrow, Wide)).

joined(N-W, N0-W0, N1-W1) :- N1 is N0 \/ N, W1 is W0 \/ W.

change_key(Ben-Bian, Key) :- atomic_list_concat([Ben, Bian], '-', Key).

narrow(Time, Worlds) :-
    (   time_world(1, Time, World)
    ->  Worlds is 1 << World
    ;   every_world(1, Worlds)
    ).

:- table wide/2.

wide(time(_, _, Gan, Zhi, DayGan, DayZhi, Term, Hou), Worlds) :-
    every_world(2, Every),
    foldl(within, [yue_gan(Gan), yue_jian(Zhi), ri_chen(DayGan, DayZhi), jie_qi(Term), hou(Hou)], Every, Worlds).

within(Leaf, Worlds0, Worlds) :-
    (   arg(1, Leaf, none)
    ->  Worlds = Worlds0
    ;   worlds(2, Leaf, Own),
        Worlds is Worlds0 /\ Own
    ).

%!  mutation_part(+Changes, +Jobs) is det.
%
%   Judge the mutants in Changes, with Jobs threads where there are threads.

mutation_part(Changes, Jobs) :-
    in_shares(Changes, Jobs, judged, _).

judged(Changes, done) :-
    running(Program),
    time_memo(Program, Time),
    findall(Key-K, variant_predicate(Program, Key, K), Pairs0),
    sort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Mutants0),
    maplist(with_resting(Program), Mutants0, Mutants),
    forall(member(Change, Changes), judge_change(Program, Time, Change, Mutants)).

with_resting(Program, Key-Ks, m(Key, Ks, Resting)) :-
    findall(R, ( member(K, Ks), resting(Program, K, Rs), member(R, Rs) ), All),
    sort(All, Resting).

:- table resting/3.

resting(Program, K, Ks) :- resting_on(Program, K, Ks).

judge_change(Program, Time, Ben-Bian, Mutants) :-
    change_key(Ben-Bian, Own),
    findall(K-claim(Judge, Values, Narrow, Wide), spoken_of(Own, Judge, K, Values, Narrow, Wide), Pairs0),
    keysort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Groups),
    pairs_keys(Groups, ClaimKs),
    list_to_assoc(Groups, Claims),
    include(open_question(ClaimKs), Mutants, Open),
    (   Open == []
    ->  true
    ;   hexagram_memo(Program, Time, Ben, Above),
        change_memo(Program, Above, Ben, Bian, Memo),
        needed(Program, ClaimKs, Needed),
        forall(member(Mutant, Open), judge(Program, Memo, Ben-Bian, Claims, Needed, Mutant))
    ).

%   needed(+Program, +ClaimKs, -Needed): what is told of rests on Needed.

needed(Program, ClaimKs, Needed) :-
    findall(Ks, ( member(K, ClaimKs), rests(Program, K, Ks) ), Sets),
    ord_union(Sets, Needed).

:- table rests/3.

rests(Program, K, Ks) :- rests_on(Program, K, Ks).

%   A mutant is looked at while it is not known to differ, or while a judge that
%   has not killed it tells something that rests on it.

open_question(ClaimKs, m(Key, _, Resting)) :-
    (   \+ differs(Key, _)
    ->  true
    ;   \+ killed(Key, examples),
        member(K, ClaimKs),
        memberchk(K, Resting)
    ->  true
    ).

judge(Program, Memo, Change, Claims, Needed, m(Key, Ks, Resting)) :-
    (   killed(Key, examples),
        differs(Key, _)
    ->  Watched = []
    ;   ord_intersection(Resting, Needed, Watched)
    ),
    (   ord_intersect(Ks, Watched)
    ->  true
    ;   differs(Key, _)
    ->  fail
    ;   true
    ),
    !,
    variant_memo(Program, Key, Memo, Change, Ks, Own),
    (   Own == []
    ->  true
    ;   note_difference(Program, Key, Change, Own),
        (   ord_intersect(Ks, Watched)
        ->  variant_memo(Program, Key, Memo, Change, Watched, Changed),
            forall(( member(Judge, [examples, cases]), \+ killed(Key, Judge), contradicted(Program, Judge, Claims, Changed) ),
                   note_killed(Key, Judge))
        ;   true
        )
    ).
judge(_, _, _, _, _, _).

note_difference(Program, Key, Change, [K-Before-After|_]) :-
    (   differs(Key, _)
    ->  true
    ;   difference(Program, K, Before, After, Width, Worlds),
        first_world(Worlds, World)
    ->  predicate_number(Program, P, K),
        assertz(differs(Key, at(Change, Width, World, P)))
    ;   true
    ).

note_killed(Key, Judge) :-
    (   killed(Key, Judge)
    ->  true
    ;   assertz(killed(Key, Judge))
    ).

contradicted(Program, Judge, Claims, Changed) :-
    member(K-Before-After, Changed),
    get_assoc(K, Claims, Own),
    difference(Program, K, Before, After, Width, Worlds),
    Worlds =\= 0,
    member(claim(Judge, Values, Narrow, Wide), Own),
    (   Width =:= 1
    ->  Within = Narrow
    ;   Within = Wide
    ),
    0 =\= Within /\ Worlds,
    pattern_worlds(Program, K, Values, Before, Width, BeforeWorlds),
    pattern_worlds(Program, K, Values, After, Width, AfterWorlds),
    0 =\= Within /\ (BeforeWorlds xor AfterWorlds),
    !.

%!  mutant_result(-Kind, -Citation, -Change, -Result) is nondet.
%
%   The mutant of Kind (drop_rule, drop_premise, flip or swap) of the rule
%   Citation, which Change describes, is equivalent, killed(examples),
%   killed(cases), or survived(at(Hexagram-Changed, Width, World, Predicate)).

mutant_result(Kind, Citation, Change, Result) :-
    mutants(Mutants),
    nth1(N, Mutants, m(Kind, Citation, Change, _)),
    Key = mutant(N),
    (   killed(Key, examples)
    ->  Result = killed(examples)
    ;   killed(Key, cases)
    ->  Result = killed(cases)
    ;   differs(Key, Witness)
    ->  Result = survived(Witness)
    ;   Result = equivalent
    ).
