:- encoding(utf8).
:- module(when_holds,            % `when` is the name of a library
          [ when_grid/3,           % +Pan, ?Goal, -Grid
            fewest_changes/3,      % +Pan, ?Goal, -Changes
            later/4,               % +Pan, +Use, +Options, -Turns
            pan_casting/2,         % +Pan, -Casting
            difference_text/3,     % +Lang, +Difference, -Text
            later_note/2           % -Zh, -En
          ]).

:- use_module('../engine/notation').
:- use_module('../engine/prover').
:- use_module('../engine/goal').
:- use_module('../engine/why_not', [why_not/2, goal_part/2]).
:- use_module('../tables/names', [label/4]).
:- use_module('../tables/stems_branches', [di_zhi/2, tian_gan/2, gan_zhi/3, wu_hu_dun/3]).
:- use_module('../tables/solar_terms', [jie_qi_zhi/3]).
:- use_module('../chart/pan').
:- use_module('../chart/cast').
:- use_module('../chart/state', [yong_yao/3, yong_xing/3]).
:- use_module('../chapters/ch12_fei_fu', [fu_qin/3]).
:- use_module(over).
:- use_module(worlds).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(option)).

/** <module> When it would hold

What a conclusion hangs on, the cast itself fixed: the months and days in which
it would hold, the least that would have to be otherwise for it to hold now, and
when in the months and days to come the state of a use god turns. All of it is
derived from the rules; the text does not say it.

A goal is one of the vocabulary with the chart in it, its values bound or not,
or several such joined by `,` `;` \+ and forall/2; any other is refused.

Times to come go on from that of the chart: what is known of the month's stem,
of the year and of the place within the month moves with the months.
*/


                /*******************************
                *      MONTHS AND DAYS         *
                *******************************/

%!  when_grid(+Pan, ?Goal, -Grid) is det.
%
%   Grid says in which months and days some solution of Goal would hold, the
%   hexagram, its change, the question and the readings of Pan fixed:
%
%       grid(Always, Depends, Rows, Now)
%
%     - Always, Depends: integers of 720 bits, the worlds of width 1 (worlds.pl:
%       month × 60 + day, months from 子, days from 甲子) where Goal holds
%       whatever the month's stem and the 候, and those where it hangs on them
%     - Rows: a row(Zhi, Days, Finer) for each of the twelve months from 子. Days
%       are 60 of always, depends, never, from 甲子. Finer is [] where no day
%       depends; else an at(pentad(Term, Hou), Days) for each of the month's six
%       候, then an at(stem(Gan), Days) for each stem it can have, always and
%       depends being over the others
%     - Now: now(World, State), where the month and day of Pan are known, State
%       as of a day; else `none`
%
%   Where the stem of the month is known those of the eleven to come are too,
%   and no others are counted. Throws refused(not_allowed, …).

when_grid(Pan, Goal, grid(Always, Depends, Rows, Now)) :-
    over(Pan, [Goal], [Over]),
    Over = over(_, _, _, Width, _),
    worlds_of(Over, Goal, Worlds),
    pan_now(Pan, Time),
    findall(M, between(0, 11, M), Months),
    maplist(month_row(Width, Worlds, Time), Months, Rows, Bits),
    foldl(add_bits, Months, Bits, 0-0, Always-Depends),
    now(Time, Always, Depends, Now).

add_bits(Month, A-D, A0-D0, A1-D1) :-
    A1 is A0 \/ (A << (Month * 60)),
    D1 is D0 \/ (D << (Month * 60)).

month_row(Width, Worlds, Time, Month, row(Zhi, Days, Finer), Always-Depends) :-
    N is Month + 1,
    di_zhi(N, Zhi),
    (   Width =:= 1
    ->  days_at(Worlds, Month, Always),
        Depends = 0
    ;   stems(Time, Zhi, Stems),
        pentads(Pentads),
        combined(Worlds, Month, Pentads, Stems, Always, Depends)
    ),
    states(Always, Depends, Days),
    (   Depends =:= 0
    ->  Finer = []
    ;   findall(Part, finer(Worlds, Month, Zhi, Pentads, Stems, Part), Finer)
    ).

pentads([0, 1, 2, 3, 4, 5]).

%   stems(+Time, +Zhi, -Stems): of the five stems the month Zhi can have, 0 to 4
%   in order, Stems are those it may have in the year that Time begins.

stems(Time, Zhi, Stems) :-
    (   known_stem(Time, Zhi, Gan)
    ->  stem(Zhi, Stem, Gan),
        Stems = [Stem]
    ;   Stems = [0, 1, 2, 3, 4]
    ).

stem(Zhi, Stem, Gan) :-
    di_zhi(N, Zhi),
    between(0, 4, Stem),
    Ordinal is (N - 1) mod 2 + 1 + 2 * Stem,
    tian_gan(Ordinal, Gan),
    !.

known_stem(Time, Zhi, Gan) :-
    Time = time(YearGan, _, MonthGan, MonthZhi, _, _, _, _),
    (   MonthZhi \== none
    ->  MonthGan \== none,
        di_zhi(From, MonthZhi),
        di_zhi(To, Zhi),
        K is (To - From) mod 12,
        stem_ahead(MonthGan, K, Gan)
    ;   YearGan \== none,
        wu_hu_dun(YearGan, Zhi, Gan)
    ),
    !.

finer(Worlds, Month, Zhi, Pentads, Stems, at(pentad(Term, Hou), Days)) :-
    member(Pentad, Pentads),
    combined(Worlds, Month, [Pentad], Stems, Always, Depends),
    states(Always, Depends, Days),
    findall(T, jie_qi_zhi(_, T, Zhi), Terms),
    Half is Pentad // 3,
    nth0(Half, Terms, Term),
    Hou is Pentad mod 3 + 1.
finer(Worlds, Month, Zhi, Pentads, Stems, at(stem(Gan), Days)) :-
    member(Stem, Stems),
    combined(Worlds, Month, Pentads, [Stem], Always, Depends),
    states(Always, Depends, Days),
    once(stem(Zhi, Stem, Gan)).

%   combined(+Worlds, +Month, +Pentads, +Stems, -Always, -Depends): the days of
%   Month, 60 bits, that are in Worlds of width 2 for all of Pentads and Stems,
%   and for some of them only.

combined(Worlds, Month, Pentads, Stems, Always, Depends) :-
    findall(Days,
            ( member(Pentad, Pentads),
              member(Stem, Stems),
              Place is (Month * 6 + Pentad) * 5 + Stem,
              days_at(Worlds, Place, Days)
            ),
            All),
    foldl(and, All, 0xfffffffffffffff, Always),
    foldl(or, All, 0, Some),
    Depends is Some /\ \ Always.

and(A, B, C) :- C is A /\ B.

days_at(Worlds, Place, Days) :-
    Days is (Worlds >> (Place * 60)) /\ 0xfffffffffffffff.

states(Always, Depends, States) :-
    findall(State, ( between(0, 59, Day), state(Day, Always, Depends, State) ), States).

state(N, Always, Depends, State) :-
    (   getbit(Always, N) =:= 1
    ->  State = always
    ;   getbit(Depends, N) =:= 1
    ->  State = depends
    ;   State = never
    ).

now(Time, Always, Depends, now(World, State)) :-
    time_world(1, Time, World),
    !,
    state(World, Always, Depends, State).
now(_, _, _, none).


                /*******************************
                *        TIMES TO COME         *
                *******************************/

pan_now(Pan, Time) :- arg(10, Pan, Time).

%   month_ahead(+Time0, +K, -Time): Time is K months after Time0, whose month is
%   known, the day the same.

month_ahead(time(YearGan0, YearZhi0, MonthGan0, MonthZhi0, DayGan, DayZhi, Term0, Hou), K,
            time(YearGan, YearZhi, MonthGan, MonthZhi, DayGan, DayZhi, Term, Hou)) :-
    di_zhi(N0, MonthZhi0),
    N is (N0 - 1 + K) mod 12 + 1,
    di_zhi(N, MonthZhi),
    Years is ((N0 - 3) mod 12 + K) // 12,
    pair_ahead(YearGan0, YearZhi0, Years, YearGan, YearZhi),
    stem_ahead(MonthGan0, K, MonthGan),
    term_ahead(Term0, K, Term),
    !.

stem_ahead(none, _, none) :- !.
stem_ahead(Gan0, K, Gan) :-
    tian_gan(N0, Gan0),
    N is (N0 - 1 + K) mod 10 + 1,
    tian_gan(N, Gan),
    !.

pair_ahead(none, Zhi, _, none, Zhi) :- !.
pair_ahead(Gan0, Zhi0, K, Gan, Zhi) :-
    gan_zhi(N0, Gan0, Zhi0),
    N is (N0 - 1 + K) mod 60 + 1,
    gan_zhi(N, Gan, Zhi),
    !.

term_ahead(none, _, none) :- !.
term_ahead(Term0, K, Term) :-
    jie_qi_zhi(N0, Term0, _),
    N is (N0 - 1 + 2 * K) mod 24 + 1,
    jie_qi_zhi(N, Term, _),
    !.

%   month_step(+Time0, ?K, -Time, -Differences) is nondet: K months on; where no
%   month is known, each of the twelve.

month_step(Time0, K, Time, Differences) :-
    Time0 = time(YearGan, YearZhi, Gan0, Zhi0, DayGan, DayZhi, Term, Hou),
    (   Zhi0 == none
    ->  between(0, 11, K),
        N is K + 1,
        di_zhi(N, Zhi),
        ( known_stem(Time0, Zhi, Gan) -> true ; Gan = none ),
        Time = time(YearGan, YearZhi, Gan, Zhi, DayGan, DayZhi, Term, Hou),
        Differences = [told(month, Zhi)]
    ;   ( Gan0 == none -> Last = 11 ; Last = 59 ),
        between(0, Last, K),
        month_ahead(Time0, K, Time),
        Time = time(_, _, _, Zhi, _, _, _, _),
        ( K =:= 0 -> Differences = [] ; Differences = [month(Zhi0, Zhi, K)] )
    ).

day_step(Time0, D, Time, Differences) :-
    Time0 = time(YearGan, YearZhi, MonthGan, MonthZhi, Gan0, Zhi0, Term, Hou),
    Time = time(YearGan, YearZhi, MonthGan, MonthZhi, Gan, Zhi, Term, Hou),
    between(0, 59, D),
    (   Zhi0 == none
    ->  N is D + 1,
        gan_zhi(N, Gan, Zhi),
        Differences = [told(day, Gan-Zhi)]
    ;   pair_ahead(Gan0, Zhi0, D, Gan, Zhi),
        ( D =:= 0 -> Differences = [] ; Differences = [day(Gan0-Zhi0, Gan-Zhi, D)] )
    ).


                /*******************************
                *       FEWEST CHANGES         *
                *******************************/

%!  fewest_changes(+Pan, ?Goal, -Changes) is det.
%
%   Changes are the least that would have to be otherwise for Goal to hold, the
%   fewest first; [] where it holds. Each is
%
%       change(Count, Differences, Casting, Then)
%
%   Count Differences make Casting, Hexagrams-Options as in cast:cast_pan/3, in
%   which Then, a solution of Goal with its chart, holds. A difference is
%
%     - month(Zhi0, Zhi, K), K months on
%     - day(Gan0-Zhi0, Gan-Zhi, D), D days on
%     - term(Term0, Term), hou(Hou0, Hou), within the month
%     - mark(Yao, Mark0, Mark), the line Yao cast otherwise
%     - told(Field, Value): what was not known is said; it does not count.
%       Field is month, day, month_gan, term or hou
%
%   Where it is enough to tell something, that is all. Else there are, where they
%   exist: another term or 候 of the month; the nearest month; the nearest day;
%   where neither is enough alone, the nearest of both; every one line; and where
%   no one change is enough, every two lines. Throws refused(not_allowed, …).

fewest_changes(Pan, Goal, Changes) :-
    forall(goal_part(Goal, _), true),
    (   solved_at(Pan, Goal, Pan, _)
    ->  Changes = []
    ;   over(Pan, [Goal], [Over]),
        worlds_of(Over, Goal, Worlds),
        time_changes(given(Pan, Goal, Over, Worlds), Times),
        (   Times = [change(0, _, _, _)]
        ->  Changes = Times
        ;   findall(Change, line_change(Pan, Goal, 1, Change), Ones),
            append(Times, Ones, Some),
            (   member(change(1, _, _, _), Some)
            ->  Twos = []
            ;   findall(Change, line_change(Pan, Goal, 2, Change), Twos)
            ),
            append(Some, Twos, All),
            exclude(more_than_another(All), All, Least),
            sort(1, @=<, Least, Changes)
        )
    ).

more_than_another(All, change(_, Differences, _, _)) :-
    member(change(_, Fewer, _, _), All),
    Fewer \== Differences,
    subtract(Fewer, Differences, []),
    !.

time_changes(given(_, _, _, 0), []) :- !.
time_changes(Given, Changes) :-
    nearest([here], Given, Here),
    (   Here = [change(0, _, _, _)]
    ->  Changes = Here
    ;   nearest([month, day], Given, Alone),
        (   Alone == []
        ->  nearest([month_day], Given, There)
        ;   There = Alone
        ),
        append(Here, There, Changes)
    ).

nearest(Kinds, Given, Changes) :-
    findall(Change, ( member(Kind, Kinds), once(time_change(Kind, Given, Change)) ), Changes).

%   solved_at(+Pan0, ?Goal0, +Pan, -Goal) is semidet: Goal0, a goal of Pan0, has
%   the first solution Goal of Pan.

solved_at(Pan0, Goal0, Pan, Goal) :-
    copy_term(Goal0, Copy),
    with_pan(Pan0, Pan, Copy, Goal),
    solve_goal(Goal),
    !.

with_pan(Pan0, Pan, Term, New) :-
    (   \+ compound(Term)
    ->  New = Term
    ;   Term == Pan0
    ->  New = Pan
    ;   Term =.. [Name|Args],
        maplist(with_pan(Pan0, Pan), Args, NewArgs),
        New =.. [Name|NewArgs]
    ).

%   time_change(+Kind, +Given, -Change) is nondet: the nearest first. A month or
%   day that is not known is told wherever the other is looked for.

time_change(Kind, Given, change(Count, Differences, Casting, Then)) :-
    Given = given(Pan, _, _, _),
    pan_now(Pan, Time0),
    member(Level, [known, term]),
    month_step(Time0, _, Time1, Months),
    day_step(Time1, _, Time2, Days),
    of_kind(Kind, Months, Days),
    realised(Level, Given, Time2, Time, Finer, Then),
    append([Months, Days, Finer], Differences),
    pan_time(Pan, Time, New),
    pan_casting(New, Casting),
    exclude(is_told, Differences, Counted),
    length(Counted, Count).

of_kind(here,      Months, Days) :- maplist(unchanged, [Months, Days]).
of_kind(month,     Months, Days) :- Months = [month(_, _, _)], unchanged(Days).
of_kind(day,       Months, Days) :- Days = [day(_, _, _)], unchanged(Months).
of_kind(month_day, [month(_, _, _)], [day(_, _, _)]).

unchanged([]).
unchanged([told(_, _)]).

is_told(told(_, _)).

%   realised(+Level, +Given, +Time0, -Time, -Differences, -Then): the goal holds at
%   Time, which is Time0 but for what of the month's stem, term and 候 had to be
%   said, or at Level `term` changed.

realised(Level, given(Pan, Goal, over(_, _, _, Width, Looked), Worlds), Time0, Time, Differences, Then) :-
    compatible(Width, Level, Time0, Compatible),
    Both is Worlds /\ Compatible,
    first_world(Both, World),
    world_time(Width, World, Full),
    fields(Level, Looked, Time0, Fields),
    chosen_fields(Level, Fields, Chosen),
    \+ ( memberchk(hou, Chosen), \+ memberchk(term, Chosen), \+ is_known(Time0, term) ),
    foldl(field_from(Full), Chosen, Time0-[], Time-Reversed),
    pan_time(Pan, Time, New),
    solved_at(Pan, Goal, New, Then),
    !,
    reverse(Reversed, Differences).

compatible(1, Level, Time, Worlds) :-
    Level == known,
    time_world(1, Time, World),
    Worlds is 1 << World.
compatible(2, Level, time(_, _, Gan, Zhi, DayGan, DayZhi, Term, Hou), Worlds) :-
    (   Level == known
    ->  Within = [yue_gan(Gan), jie_qi(Term), hou(Hou)]
    ;   Term \== none,
        Within = [yue_gan(Gan)]
    ),
    every_world(2, Every),
    foldl(also, [yue_jian(Zhi), ri_chen(DayGan, DayZhi)|Within], Every, Worlds).

also(Leaf, Worlds0, Worlds) :-
    arg(1, Leaf, Value),
    (   Value == none
    ->  Worlds = Worlds0
    ;   worlds(2, Leaf, Own),
        Worlds is Worlds0 /\ Own
    ),
    !.

%   The fewest of the fields that will do, what is known left alone if it can be.

fields(Level, Looked, Time, Fields) :-
    findall(Field,
            ( member(Field, [month_gan, term, hou]),
              memberchk(Field, Looked),
              \+ ( is_known(Time, Field), ( Level == known ; Field == month_gan ) )
            ),
            Fields).

is_known(Time, Field) :-
    field(Field, N),
    arg(N, Time, Value),
    Value \== none.

chosen_fields(Level, Fields, Chosen) :-
    length(Fields, Most),
    ( Level == term -> Least = 1 ; Least = 0 ),
    between(Least, Most, Count),
    length(Chosen, Count),
    chosen_of(Chosen, Fields).

chosen_of([], _).
chosen_of([Field|Chosen], Fields) :-
    append(_, [Field|Rest], Fields),
    chosen_of(Chosen, Rest).

field_from(Full, Field, Time0-Differences, Time-[Difference|Differences]) :-
    field(Field, N),
    arg(N, Full, New),
    arg(N, Time0, Old),
    duplicate_term(Time0, Time),
    setarg(N, Time, New),
    (   Old == none
    ->  Difference = told(Field, New)
    ;   Difference =.. [Field, Old, New]
    ).

field(month,     4).
field(day,       6).
field(month_gan, 3).
field(term,      7).
field(hou,       8).

%   line_change(+Pan, ?Goal, +Count, -Change) is nondet: Count lines cast otherwise.

line_change(Pan, Goal, Count, change(Count, Differences, Casting, Then)) :-
    findall(Mark, yao_xiang(Pan, _, Mark), Marks0),
    numlist(1, 6, Lines),
    length(Chosen, Count),
    chosen_of(Chosen, Lines),
    foldl(mark_changed, Chosen, Marks0-[], Marks-Reversed),
    reverse(Reversed, Differences),
    cast_names(Marks, Ben, Bian),
    pan_casting(Pan, _-Options),
    Casting = (Ben-Bian)-Options,
    cast_pan(Ben-Bian, Options, New),
    solved_at(Pan, Goal, New, Then).

mark_changed(Yao, Marks0-Differences, Marks-[mark(Yao, Old, New)|Differences]) :-
    nth1(Yao, Marks0, Old, Others),
    member(New, [少陽, 少陰, 老陽, 老陰]),
    New \== Old,
    nth1(Yao, Marks, New, Others).

%!  pan_casting(+Pan, -Casting) is det.
%
%   Casting, Hexagrams-Options, is how cast:cast_pan/3 makes Pan.

pan_casting(Pan, (Ben-Bian)-Options) :-
    ben_gua(Pan, Ben),
    zhi_gua(Pan, Bian),
    pan_now(Pan, time(YearGan, YearZhi, MonthGan, MonthZhi, DayGan, DayZhi, Term, Hou)),
    pan_readings(Pan, Readings),
    arg(12, Pan, wen(Topic, Person, Use)),
    findall(Option,
            ( member(Value-Option,
                     [ MonthZhi-month(MonthZhi), DayGan-day(DayGan-DayZhi), YearGan-year(YearGan-YearZhi),
                       MonthGan-month_gan(MonthGan), Term-term(Term), Hou-hou(Hou),
                       Topic-topic(Topic), Person-person(Person), Use-use(Use), Readings-readings(Readings) ]),
              Value \== none,
              Value \== []
            ),
            Options).


                /*******************************
                *            LATER             *
                *******************************/

%!  later(+Pan, +Use, +Options, -Turns) is det.
%
%   Turns are when the state of the use god Use turns in the times to come, the
%   cast the same, in two walks: through the months, the day the same, and
%   through the days, the month the same. Each is
%
%       turn(Walk, Ahead, Casting, Changes)
%
%   in Walk, month or day, after Ahead of them, under Casting (cast:cast_pan/3),
%   with a turned(Goal, Before, After, Proofs) for each Goal, its last value
%   unbound, that turns: Before and After are its solutions just before and from
%   then on, [] for none, and Proofs the proof of each of After, or that Goal is
%   absent. Where the month or day of Pan is not known its walk is through all.
%   What turns is derived from the rules and not stated by the text (later_note/2).
%   Options:
%
%     - goals(Goals): of Pan, instead of those that tell the state of Use
%     - months(N), days(N): how far; default 12 and 60
%     - times(Times): these times, time/8 as in a cast, in the one Walk `time`

later(Pan, Use, Options, Turns) :-
    findall(Goal, state_goal(Pan, Use, Goal), State),
    option(goals(Goals), Options, State),
    over(Pan, Goals, Overs),
    maplist(followed, Goals, Overs, Followed),
    findall(Walk-Steps, walk(Options, Pan, Walk, Steps), Walks),
    findall(Turn, ( member(Walk-Steps, Walks), turn(Pan, Followed, Walk, Steps, Turn) ), Turns).

%   state_goal(+Pan, +Use, -Goal) is nondet: Goal tells something of the state
%   of the use god.

state_goal(Pan, Use, you_wu(Pan, Use, _)).
state_goal(Pan, Use, wang_shuai(Pan, Xing, _)) :- distinct(Xing, yong_xing(Pan, Use, Xing)).
state_goal(Pan, Use, kong_yao(Pan, Yao))       :- distinct(Yao, yong_yao(Pan, Use, Yao)).
state_goal(Pan, Use, po_yao(Pan, Yao))         :- distinct(Yao, yong_yao(Pan, Use, Yao)).
state_goal(Pan, Use, san(Pan, Yao))            :- distinct(Yao, yong_yao(Pan, Use, Yao)).
state_goal(Pan, Use, fu_chu(Pan, Yao, _))      :- distinct(Yao, fu_qin(Pan, Yao, Use)).
state_goal(Pan, Use, sheng_ke(Pan, Use, _)).
state_goal(Pan, Use, hu_yong(Pan, Use, _)).
state_goal(Pan, Use, gan_hua_yong(Pan, Use, _)).

:- meta_predicate distinct(?, 0).

distinct(Value, Goal) :-
    findall(Value, Goal, All),
    sort(All, Values),
    member(Value, Values).

%   followed(+Goal, +Over, -Followed): Goal with its solutions over all times.

followed(Goal, Over, followed(Goal, Width, Fields, Solutions)) :-
    Over = over(_, _, _, Width, Fields),
    every_world(Width, Every),
    findall(Goal-Worlds, mask(Goal, Over, Every, Worlds), Solutions).

walk(Options, _, time, Steps) :-
    option(times(Times), Options),
    !,
    findall(N-Time, nth1(N, Times, Time), Steps).
walk(Options, Pan, month, Steps) :-
    option(months(Count), Options, 12),
    pan_now(Pan, Time0),
    steps(Time0, 4, month_step, Count, Steps).
walk(Options, Pan, day, Steps) :-
    option(days(Count), Options, 60),
    pan_now(Pan, Time0),
    steps(Time0, 6, day_step, Count, Steps).

%   steps(+Time0, +Field, :Step, +Count, -Steps): the Count times that follow.

steps(Time0, Field, Step, Count, Steps) :-
    arg(Field, Time0, Known),
    findall(Ahead-Time,
            ( between(1, Count, Ahead),
              (   Known == none
              ->  Nth is Ahead - 1
              ;   Nth = Ahead
              ),
              nth_step(Step, Time0, Nth, Time)
            ),
            Steps).

nth_step(month_step, Time0, Nth, Time) :-
    (   arg(4, Time0, none)
    ->  K is Nth mod 12,
        month_step(Time0, K, Time, _)
    ;   month_ahead(Time0, Nth, Time)
    ).
nth_step(day_step, Time0, Nth, Time) :-
    D is Nth mod 60,
    day_step(Time0, D, Time, _).

turn(Pan, Followed, Walk, Steps, turn(Walk, Ahead, Casting, Changes)) :-
    maplist(solutions_at(Pan, Pan), Followed, States0),
    walked(Steps, States0, Pan, Followed, Ahead, New, Changes),
    pan_casting(New, Casting).

walked([Ahead-Time|Steps], States0, Pan, Followed, At, Then, Changes) :-
    pan_time(Pan, Time, New),
    maplist(solutions_at(Pan, New), Followed, States),
    (   States0 \== States,
        At = Ahead,
        Then = New,
        changes(Followed, States0, States, Pan, New, Changes)
    ;   walked(Steps, States, Pan, Followed, At, Then, Changes)
    ).

%   solutions_at(+Pan, +New, +Followed, -Solutions): those of the goal, of Pan,
%   that hold in New, which differs in its time. Where the time is not known
%   closely enough for the masks the rules are run.

solutions_at(Pan, New, followed(Goal, Width, Fields, Masks), Solutions) :-
    pan_now(New, Time),
    (   maplist(is_known(Time), [month, day|Fields])
    ->  compatible(Width, known, Time, Worlds),
        first_world(Worlds, World),
        findall(Solution, ( member(Solution-Held, Masks), getbit(Held, World) =:= 1 ), All)
    ;   with_pan(Pan, New, Goal, Then),
        findall(Then, solve_goal(Then), Found),
        maplist(with_pan(New, Pan), Found, All)
    ),
    sort(All, Solutions).

changes([], [], [], _, _, []).
changes([followed(Goal, _, _, _)|Followed], [Before|Befores], [After|Afters], Pan, New, Changes) :-
    (   Before == After
    ->  Changes = Rest
    ;   with_pan(Pan, New, Goal, Open),
        with_pan(Pan, New, After, Then),
        proofs(Then, Open, Proofs),
        Changes = [turned(Open, Before, Then, Proofs)|Rest]
    ),
    changes(Followed, Befores, Afters, Pan, New, Rest).

proofs([], Open, [absent(Open)]) :- !.
proofs(Goals, _, Proofs) :-
    findall(Own, ( member(Goal, Goals), why_not(Goal, holds(_, Own)) ), Lists),
    append(Lists, Proofs).

%!  later_note(-Zh, -En) is det.
%
%   Zh and En say of the turns of later/4 where they come from.

later_note("以下由規則推得，非原文所言", "derived from the rules; the text does not state it").


                /*******************************
                *           IN WORDS           *
                *******************************/

%!  difference_text(+Lang, +Difference, -Text) is det.
%
%   Text, a string, says Difference of fewest_changes/3 in Lang, zh or en; it
%   goes on from 若 or "if".

difference_text(Lang, Difference, Text) :-
    phrasing(Difference, Zh, En, Values),
    ( Lang == zh -> Format = Zh ; Format = En ),
    maplist(value_text(Lang), Values, Labels),
    format(string(Text), Format, Labels).

phrasing(month(From, To, K),  "月建為~w而非~w（~w月後）",  "the month were ~w, not ~w (in ~w)",     [To, From, n(K, month)]).
phrasing(day(From, To, D),    "日辰為~w而非~w（~w日後）",  "the day were ~w, not ~w (in ~w)",       [To, From, n(D, day)]).
phrasing(term(From, To),      "節氣為~w而非~w",            "the term were ~w, not ~w",              [To, From]).
phrasing(hou(From, To),       "時在第~w候而非第~w候",      "it were pentad ~w of the term, not ~w", [n(To), n(From)]).
phrasing(mark(Yao, From, To), "~w為~w而非~w",              "~w were ~w, not ~w",                    [Yao, To, From]).
phrasing(told(month, Zhi),    "明言月建為~w",              "the month were given, as ~w",           [Zhi]).
phrasing(told(day, Day),      "明言日辰為~w",              "the day were given, as ~w",             [Day]).
phrasing(told(month_gan, G),  "明言月干為~w",              "the month's stem were given, as ~w",    [G]).
phrasing(told(term, Term),    "明言節氣為~w",              "the term were given, as ~w",            [Term]).
phrasing(told(hou, Hou),      "明言在節氣第~w候",          "the pentad were given, as ~w",          [n(Hou)]).

value_text(_, n(N), N) :- !.
value_text(zh, n(N, _), N) :- !.
value_text(en, n(1, Unit), Text) :- !, format(atom(Text), "1 ~w", [Unit]).
value_text(en, n(N, Unit), Text) :- !, format(atom(Text), "~w ~ws", [N, Unit]).
value_text(zh, Gan-Zhi, Text) :- !, atom_concat(Gan, Zhi, Text).
value_text(Lang, Gan-Zhi, Text) :-
    !,
    maplist(value_text(Lang), [Gan, Zhi], Labels),
    format(atom(Text), "~w-~w", Labels).
value_text(Lang, Value, Text) :- label(Lang, _, Value, Text).
