:- encoding(utf8).
:- module(worlds,
          [ world_count/2,         % ?Width, ?Count
            every_world/2,         % +Width, -Worlds
            worlds/3,              % +Width, ?Leaf, -Worlds
            joined_width/3,        % +Width, +Width, -Width
            finer/2,               % ?Narrow, ?Wide
            widen/4,               % +Narrow, +Wide, +Worlds, -Worlds
            count_worlds/2,        % +Worlds, -Count
            first_world/2,         % +Worlds, -World
            member_world/2,        % +Worlds, -World
            world_time/3,          % +Width, +World, -Time
            time_world/3           % +Width, +Time, -World
          ]).

:- use_module('../tables/stems_branches', [di_zhi/2, tian_gan/2, gan_zhi/3]).
:- use_module('../tables/solar_terms', [jie_qi_zhi/3]).
:- use_module(library(apply)).
:- use_module(library(lists)).

/** <module> All the times there are

At width 1 a time is a month and a day: 12 × 60 = 720 worlds, world
month × 60 + day. At width 2 it is one of the 72 候, one of the five stems that
a month of that branch can have, and a day: 72 × 5 × 60 = 21,600 worlds,
((month × 6 + 候) × 5 + stem) × 60 + day. Months count from 子, days from 甲子,
the 候 from the first of the month's 節. Between the two lie width 3, of month,
stem and day, 12 × 5 × 60 = 3,600, and width 4, of 候 and day, 72 × 60 = 4,320,
for what needs but one of them. A set of worlds is an integer, a bit a world.
*/

%!  world_count(?Width, ?Count) is nondet.
%
%   At Width there are Count worlds.

world_count(0, 1).
world_count(1, 720).
world_count(2, 21600).
world_count(3, 3600).
world_count(4, 4320).

%!  joined_width(+Width, +Other, -Joined) is det.
%
%   Joined is the least width that looks as closely as both.

joined_width(Width, Other, Joined) :-
    (   finer(Other, Width)
    ->  Joined = Width
    ;   finer(Width, Other)
    ->  Joined = Other
    ;   Joined = 2
    ).

%!  finer(?Width, ?Finer) is nondet.
%
%   Finer looks at the time at least as closely as Width.

finer(0, 0).  finer(0, 1).  finer(0, 2).  finer(0, 3).  finer(0, 4).
finer(1, 1).  finer(1, 2).  finer(1, 3).  finer(1, 4).
finer(2, 2).
finer(3, 2).  finer(3, 3).
finer(4, 2).  finer(4, 4).

%!  every_world(+Width, -Worlds) is det.
%
%   Worlds are all of them.

:- table every_world/2.

every_world(Width, Worlds) :-
    world_count(Width, Count),
    Worlds is (1 << Count) - 1.

%!  worlds(+Width, ?Leaf, -Worlds) is nondet.
%
%   Leaf, a condition of time without its chart, holds in Worlds: yue_jian(Zhi),
%   ri_chen(Gan, Zhi), yue_gan(Gan) at widths 2 and 3, jie_qi(Term) and hou(N) at
%   widths 2 and 4.

:- table mask/3.

worlds(Width, yue_jian(Zhi), Worlds)     :- di_zhi(_, Zhi), mask(Width, yue_jian(Zhi), Worlds).
worlds(Width, ri_chen(Gan, Zhi), Worlds) :- gan_zhi(_, Gan, Zhi), mask(Width, ri_chen(Gan, Zhi), Worlds).
worlds(Width, yue_gan(Gan), Worlds)      :- tian_gan(_, Gan), mask(Width, yue_gan(Gan), Worlds).
worlds(Width, jie_qi(Term), Worlds)      :- jie_qi_zhi(_, Term, _), mask(Width, jie_qi(Term), Worlds).
worlds(Width, hou(N), Worlds)            :- member(N, [1, 2, 3]), mask(Width, hou(N), Worlds).

%   A month is a run of Size worlds, and of Finer runs of sixty days.

size(1, 60,   12).
size(2, 1800, 360).
size(3, 300,  60).
size(4, 360,  72).

mask(Width, yue_jian(Zhi), Worlds) :-
    size(Width, Size, _),
    month(Zhi, Month),
    run(Size, Month, Worlds).
mask(Width, ri_chen(Gan, Zhi), Worlds) :-
    size(Width, _, Runs),
    day(Gan, Zhi, Day),
    every(60, Runs, Day, Worlds).
mask(2, yue_gan(Gan), Worlds) :-
    mask(3, yue_gan(Gan), Narrow),
    widen(3, 2, Narrow, Worlds).
mask(3, yue_gan(Gan), Worlds) :-
    findall(Place,
            ( di_zhi(_, Zhi),
              stem(Gan, Zhi, Stem),
              month(Zhi, Month),
              Place is Month * 5 + Stem
            ),
            Places),
    foldl(add_run(60), Places, 0, Worlds).
mask(2, jie_qi(Term), Worlds) :-
    half(Term, Half),
    run(900, Half, Worlds).
mask(4, jie_qi(Term), Worlds) :-
    half(Term, Half),
    run(180, Half, Worlds).
mask(2, hou(N), Worlds) :-
    mask(4, hou(N), Narrow),
    widen(4, 2, Narrow, Worlds).
mask(4, hou(N), Worlds) :-
    findall(Place, ( between(0, 23, Half), Place is Half * 3 + N - 1 ), Places),
    foldl(add_run(60), Places, 0, Worlds).

%   run(+Size, +Place, -Worlds): the Place-th run of Size worlds.

run(Size, Place, Worlds) :- Worlds is ((1 << Size) - 1) << (Place * Size).

add_run(Size, Place, Worlds0, Worlds) :-
    run(Size, Place, Run),
    Worlds is Worlds0 \/ Run.

%   every(+Size, +Times, +Offset, -Worlds): one world of each of Times runs.

every(Size, Times, Offset, Worlds) :-
    Worlds is ((1 << (Size * Times)) - 1) // ((1 << Size) - 1) << Offset.

month(Zhi, Month)    :- di_zhi(N, Zhi), Month is N - 1.
day(Gan, Zhi, Day)   :- gan_zhi(N, Gan, Zhi), Day is N - 1.
half(Term, Half)     :- jie_qi_zhi(N, Term, _), Half is (N + 3) mod 24.

%   stem(?Gan, +Zhi, ?Stem): of the five stems a month of Zhi can have, Gan is
%   the one numbered Stem.

stem(Gan, Zhi, Stem) :-
    di_zhi(Month, Zhi),
    between(0, 4, Stem),
    N is (Month - 1) mod 2 + 1 + 2 * Stem,
    tian_gan(N, Gan).

%!  widen(+Narrow, +Wide, +Worlds0, -Worlds) is det.
%
%   Worlds, of width Wide, are those within Worlds0, of width Narrow.

widen(Width, Width, Worlds, Worlds) :- !.
widen(0, Wide, _, Worlds) :- !, every_world(Wide, Worlds).
widen(Narrow, Wide, All, Worlds) :- every_world(Narrow, All), !, every_world(Wide, Worlds).
widen(Narrow, Wide, Worlds0, Worlds) :-
    spread(Narrow, Wide, Size, Step, Starts),
    widen(Size, Step, Starts, 0, Worlds0, 0, Worlds).

%   spread(+Narrow, +Wide, -Size, -Step, -Starts): each run of Size worlds is
%   said over again from each of Starts, a run being Step worlds wide then.

:- table spread/5.

spread(Narrow, Wide, Size, Step, Starts) :-
    block(Narrow, Wide, Size, Times),
    Step is Size * Times,
    every(Size, Times, 0, Starts).

%   block(+Narrow, +Wide, -Size, -Times): each run of Size worlds is said Times
%   over.

block(1, 2, 60,  30).
block(1, 3, 60,  5).
block(1, 4, 60,  6).
block(3, 2, 300, 6).
block(4, 2, 60,  5).

widen(_, _, _, _, 0, Worlds, Worlds) :- !.
widen(Size, Step, Starts, Shift, Rest, Worlds0, Worlds) :-
    Run is Rest /\ ((1 << Size) - 1),
    (   Run =:= 0
    ->  Worlds1 = Worlds0
    ;   Worlds1 is Worlds0 \/ ((Run * Starts) << Shift)
    ),
    Shift1 is Shift + Step,
    Rest1 is Rest >> Size,
    widen(Size, Step, Starts, Shift1, Rest1, Worlds1, Worlds).

%!  count_worlds(+Worlds, -Count) is det.
%
%   Worlds holds Count worlds.

count_worlds(Worlds, Count) :- Count is popcount(Worlds).

%!  first_world(+Worlds, -World) is semidet.
%
%   World is the first of Worlds; fails when there are none.

first_world(Worlds, World) :-
    Worlds =\= 0,
    World is lsb(Worlds).

%!  member_world(+Worlds, -World) is nondet.
%
%   World is one of Worlds, in order.

member_world(Worlds, World) :-
    Worlds =\= 0,
    First is lsb(Worlds),
    (   World = First
    ;   Rest is Worlds /\ \ (1 << First),
        member_world(Rest, World)
    ).

%!  world_time(+Width, +World, -Time) is det.
%
%   Time, as in a cast, is that of World.

world_time(0, 0, time(none, none, none, none, none, none, none, none)).
world_time(1, World, time(none, none, none, Zhi, DayGan, DayZhi, none, none)) :-
    Month is World // 60 + 1,
    Day is World mod 60 + 1,
    di_zhi(Month, Zhi),
    gan_zhi(Day, DayGan, DayZhi),
    !.
world_time(3, World, time(none, none, Gan, Zhi, DayGan, DayZhi, none, none)) :-
    Day is World mod 60 + 1,
    Stem is World // 60 mod 5,
    Month is World // 300 + 1,
    di_zhi(Month, Zhi),
    gan_zhi(Day, DayGan, DayZhi),
    stem(Gan, Zhi, Stem),
    !.
world_time(4, World, time(none, none, none, Zhi, DayGan, DayZhi, Term, Hou)) :-
    Day is World mod 60 + 1,
    Half is World // 180,
    Hou is World // 60 mod 3 + 1,
    Month is World // 360 + 1,
    di_zhi(Month, Zhi),
    gan_zhi(Day, DayGan, DayZhi),
    half(Term, Half),
    !.
world_time(2, World, time(none, none, Gan, Zhi, DayGan, DayZhi, Term, Hou)) :-
    Day is World mod 60 + 1,
    Stem is World // 60 mod 5,
    Half is World // 900,
    Hou is World // 300 mod 3 + 1,
    Month is World // 1800 + 1,
    di_zhi(Month, Zhi),
    gan_zhi(Day, DayGan, DayZhi),
    stem(Gan, Zhi, Stem),
    half(Term, Half),
    !.

%!  time_world(+Width, +Time, -World) is semidet.
%
%   World is the place of Time; fails for a time that is not known well enough.

time_world(1, time(_, _, _, Zhi, DayGan, DayZhi, _, _), World) :-
    di_zhi(Month, Zhi),
    gan_zhi(Day, DayGan, DayZhi),
    World is (Month - 1) * 60 + Day - 1.
time_world(2, time(_, _, Gan, Zhi, DayGan, DayZhi, Term, Hou), World) :-
    day(DayGan, DayZhi, Day),
    stem(Gan, Zhi, Stem),
    half(Term, Half),
    World is (Half * 3 + Hou - 1) * 300 + Stem * 60 + Day.
