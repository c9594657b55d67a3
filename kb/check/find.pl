:- encoding(utf8).
:- module(find,
          [ sought/5,              % +Goal, +Bindings, +Pan, +Group, -Sought
            sought_space/2,        % +Sought, -Space
            find_part/5,           % +Sought, +Hexagrams, +Jobs, +First, -Found
            find_casts/4           % +Sought, +Indexes, +First, -Found
          ]).

:- use_module('../engine/notation').
:- use_module('../engine/goal').
:- use_module('../tables/hexagrams', [liu_shi_si_gua/3]).
:- use_module('../chart/pan').
:- use_module(masked).
:- use_module(over).
:- use_module(worlds).
:- use_module(space, [in_shares/4]).
:- use_module(when, [pan_casting/2]).
:- use_module(library(apply)).
:- use_module(library(assoc)).
:- use_module(library(lists)).
:- use_module(library(pairs)).

/** <module> A goal over every cast there is

In how many casts a goal holds, which are the first, and how they are shared out
among hexagrams, times or values. A cast is a hexagram, what it changes into, a
month and a day, and, where the goal looks at them, the 候 and the month's stem
too; the question and the readings are fixed.

A goal made of conclusions, facts and tests by `,` `;` \+ and forall/2 is judged
by the masks, every time of a change at once. Any other (findall, aggregate_all,
->) is run on one cast after another, of those that somebody picks.
*/


                /*******************************
                *       WHAT IS SOUGHT         *
                *******************************/

%!  sought(+Goal, +Bindings, +Pan, +Group, -Sought) is det.
%
%   Sought is Goal, whose variables are named in Bindings, among them Pan; its
%   question and its readings are those of the chart Pan. Group says by what the
%   casts are to be counted apart: none, hexagram, changed, month, day or the name
%   of a variable. Throws refused(…) for a Group that there is not, and for a goal
%   that asks of another chart.

sought(Goal, Bindings, Like, Group, sought(Goal, Pan, Named, By, Like)) :-
    (   selectchk('Pan'=Pan, Bindings, Others)
    ->  true
    ;   Others = Bindings
    ),
    told_variables(Goal, Others, Named),
    grouping(Group, Named, By),
    forall(( inner_goal(Goal, Part), of_chart(Part, Chart), Chart \== Pan ), other_chart(Part)).

grouping(none, _, none)         :- !.
grouping(hexagram, _, hexagram) :- !.
grouping(changed, _, changed)   :- !.
grouping(month, _, month)       :- !.
grouping(day, _, day)           :- !.
grouping(Name, Named, value(Value)) :-
    memberchk(Name=Value, Named),
    !.
grouping(Name, Named, _) :-
    findall(Known, member(Known=_, Named), Names),
    atomic_list_concat([hexagram, changed, month, day|Names], ' ', Known),
    format(string(Message), "casts are not counted by \"~w\"; they can be by: ~w", [Name, Known]),
    throw(refused(bad_request, Message, [])).

of_chart(pan(_, Pan), Pan).
of_chart(Part, Pan) :-
    functor(Part, Name, Arity),
    (   rule_home(Name/Arity, _)
    ->  charted(Name/Arity)
    ;   leaf_home(Name/Arity, Kind, _),
        memberchk(Kind, [chart, reading]),
        Name/Arity \== wei/2
    ),
    arg(1, Part, Pan).

other_chart(Part) :-
    functor(Part, Name, Arity),
    format(string(Message), "~w/~w asks of another chart than Pan; find goes through the casts itself", [Name, Arity]),
    throw(refused(not_allowed, Message, [])).

%!  sought_space(+Sought, -Space) is det.
%
%   Space is space(How, Size, Fields, Asks): How is `masks` or, where the goal must
%   be run on one cast after another, `casts`; there are Size casts, told apart by
%   Fields of the time (month_gan, term, hou) besides month and day; Asks is true
%   where the goal looks at the question, else false.

sought_space(sought(Goal, _, _, _, Like), space(How, Size, Fields, Asks)) :-
    ( masked_goal(Goal) -> How = masks ; How = casts ),
    goal_times(Goal, Like, Width, Fields),
    world_count(Width, Times),
    Size is 4096 * Times,
    (   inner_goal(Goal, Part),
        functor(Part, Name, Arity),
        ( asking(Name/Arity) ; memberchk(Name/Arity, [wen_shi/2, wen_ren/2, wen_yong/2]) )
    ->  Asks = true
    ;   Asks = false
    ).

%   masked_goal(+Goal): Goal is of the kind that the masks judge.

masked_goal((A, B))       :- !, masked_goal(A), masked_goal(B).
masked_goal((A ; B))      :- !, A \= (_ -> _), masked_goal(A), masked_goal(B).
masked_goal(\+ A)         :- !, masked_goal(A).
masked_goal(forall(A, B)) :- !, masked_goal(A), masked_goal(B).
masked_goal(Goal)         :- plain_test(Goal), !.
masked_goal(Goal)         :- public(Goal).

public(Goal) :-
    functor(Goal, Name, Arity),
    once(vocabulary(Name, Arity, _)).

goal_times(Goal, Like, Width, Fields) :-
    parts_program(Goal, Like, Parts, Program, _),
    findall(Field, ( member(Part, Parts), goal_width(Program, Part, _, Own), member(Field, Own) ), All),
    sort(All, Fields),
    ( Fields == [] -> Width = 1 ; Width = 2 ).

parts_program(Goal, Like, Parts, Program, Memo) :-
    findall(Part, ( inner_goal(Goal, Part), public(Part) ), Parts),
    pan_readings(Like, Readings),
    goals_program(Readings, Parts, Program, Memo).

%   change_pan(+Like, +Ben, +Bian, -Pan): the chart of a change, of no time yet,
%   with the question and the readings of Like.

change_pan(Like, Ben, Bian, Pan) :-
    arg(12, Like, Question),
    pan_readings(Like, Readings),
    pan(cast(Ben, Bian, time(none, none, none, none, none, none, none, none)), Question, Readings, Pan).


                /*******************************
                *          BY MASKS            *
                *******************************/

%!  find_part(+Sought, +Hexagrams, +Jobs, +First, -Found) is det.
%
%   Found is found(Count, Witnesses, Groups) over the casts of Hexagrams: Count of
%   them; First of the Witnesses at most, one a change, those with the fewest
%   moving lines first, each Pan-Named with the chart and the values of the goal's
%   variables in it; and Groups, Key-Count by what Sought counts apart. Jobs
%   threads share the work.

find_part(Sought, Hexagrams, Jobs, First, Found) :-
    Sought = sought(Goal, _, _, _, Like),
    goal_times(Goal, Like, Width, Fields),
    parts_program(Goal, Like, _, Program, Memo),
    in_shares(Hexagrams, Jobs, swept(Sought, Program-Memo, Width-Fields, First), Results),
    foldl(joined(First), Results, found(0, [], []), found(Count, Witnesses0, Groups)),
    maplist(witness(Sought, Fields), Witnesses0, Witnesses),
    Found = found(Count, Witnesses, Groups).

swept(Sought, Program-Memo, Width-Fields, First, Hexagrams, Found) :-
    foldl(swept_hexagram(Sought, Program, Memo, Width, Fields, First), Hexagrams, found(0, [], t), Swept),
    Swept = found(Count, Witnesses, Assoc),
    assoc_to_list(Assoc, Groups),
    Found = found(Count, Witnesses, Groups).

swept_hexagram(Sought, Program, Memo, Width, Fields, First, Ben, Found0, Found) :-
    findall(Bian, ( liu_shi_si_gua(Bian, _, _), possible(Sought, Ben, Bian) ), Bians),
    (   Bians == []
    ->  Found = Found0
    ;   hexagram_memo(Program, Memo, Ben, BenMemo),
        foldl(swept_change(Sought, Program, BenMemo, Width, Fields, First, Ben), Bians, Found0, Found)
    ).

%   possible(+Sought, +Ben, +Bian): the facts of the chart that the goal joins hold
%   of the change, so that the rest need be judged of no other.

possible(Sought, Ben, Bian) :-
    Sought = sought(_, _, _, _, Like),
    copy_term(Sought, sought(Goal, Pan, _, _, _)),
    change_pan(Like, Ben, Bian, Pan),
    once(admits(Goal)).

%   A test is left for later where something is not known that it looks at.

admits(Goal) :-
    (   Goal = (A, B)
    ->  admits(A),
        admits(B)
    ;   at_hand(Goal),
        ( plain_test(Goal) -> ripe(Goal) ; true )
    ->  solve_goal(Goal)
    ;   true
    ).

ripe(_ = _)           :- !.
ripe(member(_, List)) :- !, ground(List).
ripe(Test)            :- ground(Test).

at_hand(Goal) :-
    plain_test(Goal),
    !.
at_hand(Goal) :-
    functor(Goal, Name, Arity),
    leaf_home(Name/Arity, _, _),
    \+ rule_home(Name/Arity, _),
    \+ temporal(Name/Arity).

swept_change(Sought, Program, BenMemo, Width, Fields, First, Ben, Bian, Found0, Found) :-
    Sought = sought(_, _, _, _, Like),
    change_pan(Like, Ben, Bian, Pan),
    over_change(Program, BenMemo, Pan, Width, Fields, Over),
    copy_term(Sought, sought(Goal, Pan, Named, By, _)),
    every_world(Width, Every),
    findall(solution(M, Named, By), mask(Goal, Over, Every, M), Solutions),
    foldl(with_worlds, Solutions, 0, Worlds),
    (   Worlds =:= 0
    ->  Found = Found0
    ;   Found0 = found(Count0, Witnesses0, Groups0),
        Count is Count0 + popcount(Worlds),
        dong_shu(Pan, Moving),
        World is lsb(Worlds),
        noted(First, Moving-w(Ben, Bian, Width, World, Solutions), Witnesses0, Witnesses),
        findall(Key-N, group(By, Ben-Bian, Width, Worlds, Solutions, Key, N), Own),
        foldl(added, Own, Groups0, Groups),
        Found = found(Count, Witnesses, Groups)
    ).

with_worlds(solution(M, _, _), Worlds0, Worlds) :- Worlds is Worlds0 \/ M.

%   noted(+First, +Witness, +Witnesses0, -Witnesses): the First of them, sorted;
%   where as many lines move those that came earlier stay first.

noted(First, Moving-Witness, Witnesses0, Witnesses) :-
    length(Witnesses0, Count),
    (   Count >= First,
        ( First =:= 0 ; last(Witnesses0, Most-_), Moving >= Most )
    ->  Witnesses = Witnesses0
    ;   append(Witnesses0, [Moving-Witness], Witnesses1),
        keysort(Witnesses1, Sorted),
        first(First, Sorted, Witnesses)
    ).

first(First, List, Prefix) :-
    (   length(Prefix, First),
        append(Prefix, _, List)
    ->  true
    ;   Prefix = List
    ).

group(hexagram, Ben-_, _, Worlds, _, Ben, N)    :- N is popcount(Worlds).
group(changed, _-Bian, _, Worlds, _, Bian, N)   :- N is popcount(Worlds).
group(month, _, Width, Worlds, _, Zhi, N) :-
    worlds(Width, yue_jian(Zhi), Own),
    some(Worlds /\ Own, N).
group(day, _, Width, Worlds, _, Day, N) :-
    worlds(Width, ri_chen(Gan, Zhi), Own),
    atom_concat(Gan, Zhi, Day),
    some(Worlds /\ Own, N).
group(value(_), _, _, _, Solutions, Value, N) :-
    findall(V-M, ( member(solution(M, _, value(V0)), Solutions), bound(V0, V) ), Pairs0),
    keysort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Groups),
    member(Value-Masks, Groups),
    foldl(or, Masks, 0, Worlds),
    some(Worlds, N).

%   bound(?Value, -Shown): a value that a solution leaves open is shown as `_`.

bound(Value, Shown) :-
    (   ground(Value)
    ->  Shown = Value
    ;   Shown = '_'
    ).

some(Worlds, N) :-
    N is popcount(Worlds),
    N > 0.

added(Key-N, Groups0, Groups) :-
    (   get_assoc(Key, Groups0, Before)
    ->  After is Before + N
    ;   After = N
    ),
    put_assoc(Key, Groups0, After, Groups).

%   joined(+First, +Found1, +Found0, -Found): the shares put together; casts are
%   taken in the order of the hexagrams again.

joined(First, found(C1, W1, G1), found(C0, W0, G0), found(C, W, G)) :-
    C is C0 + C1,
    append(W0, W1, W2),
    predsort(sooner, W2, W3),
    first(First, W3, W),
    list_to_assoc(G0, Assoc0),
    foldl(added, G1, Assoc0, Assoc),
    assoc_to_list(Assoc, G).

sooner(Order, Moving1-W1, Moving2-W2) :-
    place(W1, Place1),
    place(W2, Place2),
    compare(Order, Moving1-Place1, Moving2-Place2).

place(w(Ben, Bian, _, _, _), N1-N2) :-
    number_of(Ben, N1),
    number_of(Bian, N2).

:- table numbers/1.

numbers(Numbers) :-
    findall(Name, liu_shi_si_gua(Name, _, _), Names),
    findall(Name-N, nth0(N, Names, Name), Pairs),
    list_to_assoc(Pairs, Numbers).

number_of(Name, N) :-
    numbers(Numbers),
    get_assoc(Name, Numbers, N).

%   witness(+Sought, +Fields, +Noted, -Witness): the time is told as far as the
%   goal looks at it.

witness(sought(_, _, _, _, Like), Fields, _-w(Ben, Bian, Width, World, Solutions), New-Named) :-
    change_pan(Like, Ben, Bian, Pan),
    told_time(Width, World, Fields, Time),
    pan_time(Pan, Time, New),
    member(solution(M, Named, _), Solutions),
    getbit(M, World) =:= 1,
    !.

told_time(Width, World, Fields, time(none, none, Gan, Zhi, DayGan, DayZhi, Term, Hou)) :-
    world_time(Width, World, time(_, _, Gan0, Zhi, DayGan, DayZhi, Term0, Hou0)),
    told(month_gan, Fields, Gan0, Gan),
    told(term, Fields, Term0, Term),
    told(hou, Fields, Hou0, Hou).

told(Field, Fields, Value0, Value) :-
    (   memberchk(Field, Fields)
    ->  Value = Value0
    ;   Value = none
    ).


                /*******************************
                *      CAST AFTER CAST         *
                *******************************/

%!  find_casts(+Sought, +Indexes, +First, -Found) is det.
%
%   Found, as of find_part/5, is over the casts of Indexes, integers from 0 below
%   the size of the space: (hexagram × 64 + changed) × times + time, the hexagrams
%   in the order of the book. The goal is run on each; First of the Witnesses are
%   the first in the order of Indexes.

find_casts(Sought, Indexes, First, found(Count, Witnesses, Groups)) :-
    Sought = sought(Goal, _, _, _, Like),
    goal_times(Goal, Like, Width, Fields),
    world_count(Width, Times),
    findall(Name, liu_shi_si_gua(Name, _, _), Names),
    Hexagrams =.. [names|Names],
    foldl(tried(Sought, Width-Times-Fields, Hexagrams), Indexes, found(0, [], t), found(Count, Reversed, Assoc)),
    reverse(Reversed, All),
    first(First, All, Witnesses),
    assoc_to_list(Assoc, Groups).

tried(Sought, Width-Times-Fields, Hexagrams, Index, Found0, Found) :-
    index_cast(Index, Times, Hexagrams, Ben, Bian, World),
    Sought = sought(_, _, _, _, Like),
    change_pan(Like, Ben, Bian, Timeless),
    told_time(Width, World, Fields, Time),
    pan_time(Timeless, Time, Pan),
    copy_term(Sought, sought(Goal, Pan, Named, By, _)),
    (   By = value(_)
    ->  collected(Named-By, solve_goal(Goal), Solutions)
    ;   collected(Named-By, once(solve_goal(Goal)), Solutions)
    ),
    (   Solutions = [First-_|_]
    ->  Found0 = found(Count0, Witnesses0, Groups0),
        Count is Count0 + 1,
        findall(Key, cast_group(Ben-Bian, Time, Solutions, Key), Keys0),
        sort(Keys0, Keys),
        foldl(counted, Keys, Groups0, Groups),
        Found = found(Count, [Pan-First|Witnesses0], Groups)
    ;   Found = Found0
    ).

index_cast(Index, Times, Hexagrams, Ben, Bian, World) :-
    World is Index mod Times,
    N1 is Index // Times // 64 + 1,
    N2 is Index // Times mod 64 + 1,
    arg(N1, Hexagrams, Ben),
    arg(N2, Hexagrams, Bian).

cast_group(Ben-Bian, Time, Solutions, Key) :-
    Time = time(_, _, _, Zhi, DayGan, DayZhi, _, _),
    member(_-By, Solutions),
    (   By == hexagram
    ->  Key = Ben
    ;   By == changed
    ->  Key = Bian
    ;   By == month
    ->  Key = Zhi
    ;   By == day
    ->  atom_concat(DayGan, DayZhi, Key)
    ;   By = value(Value),
        bound(Value, Key)
    ).

counted(Key, Groups0, Groups) :- added(Key-1, Groups0, Groups).
