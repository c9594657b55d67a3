:- encoding(utf8).
:- module(sensitivity,
          [ switch/3,              % ?Name, ?Option, -Predicates
            sensitivity_start/1,   % +Switches
            sensitivity_part/2,    % +Hexagrams, +Jobs
            sensitivity/1,         % -Result
            sensitivity_example/4  % +Result, -Casting, -Before, -After
          ]).

:- use_module('../engine/notation').
:- use_module('../tables/readings', [reading_option/3, option/4]).
:- use_module('../engine/prover', [plain/1]).
:- use_module('../tables/hexagrams', [liu_shi_si_gua/3]).
:- use_module('../chart/cast').
:- use_module(masked).
:- use_module(space, [in_shares/4, asking/1, witness_place/2]).
:- use_module(worlds).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).

/** <module> What hangs on a reading

For every disputed reading: in how many casts a conclusion is another when the
reading is switched, all else at its default. Of a reading that is of one use god
alone the casts are counted in which that is asked about.
*/

:- dynamic
    base/1,                % Program
    switched/3,            % Name=Option, Program, Predicates
    asked/5,               % Name=Option, Use, Base, Program, Predicates
    total/4.               % Name=Option, Predicate, Count, Witness

%!  switch(?Name, ?Option, -Predicates) is nondet.
%
%   Option is not the default of the reading Name; Predicates, each a
%   Name/Arity, are the conclusions that may hang on it.

switch(Name, Option, Predicates) :-
    reading_option(Name, Default, _),
    option(Name, Option, _, _),
    Option \== Default,
    findall(P, hangs_on(P, Name), Predicates0),
    sort(Predicates0, Predicates).

:- table hangs_on/2.

hangs_on(Predicate/Arity, Name) :-
    rule(_, Head, Body, _),
    concluded(Head, Conclusion),
    functor(Conclusion, Predicate, Arity),
    premise(Body, Goal),
    (   Goal = reading(_, Name, _)
    ;   functor(Goal, Inner, InnerArity),
        rule_home(Inner/InnerArity, _),
        hangs_on(Inner/InnerArity, Name)
    ).

concluded(defeats(_, Head), Head) :- !, nonvar(Head).
concluded(Head, Head).

%!  sensitivity_start(+Switches) is det.
%
%   Begin counting for Switches, a list of Name=Option.

sensitivity_start(Switches) :-
    forall(retract(base(Program)), release_program(Program)),
    forall(retract(switched(_, Program, _)), release_program(Program)),
    forall(retract(asked(_, _, Base, Program, _)), ( release_program(Base), release_program(Program) )),
    retractall(total(_, _, _, _)),
    masked_program([], Base),
    assertz(base(Base)),
    forall(member(Name=Option, Switches),
           ( switch(Name, Option, Predicates),
             begin(Name=Option, Predicates)
           )).

begin(Name=Option, Predicates) :-
    (   asked_use(Name, Use)
    ->  program_of([], Predicates, Base),
        program_of([Name=Option], Predicates, Program),
        assertz(asked(Name=Option, Use, Base, Program, Predicates))
    ;   masked_program([Name=Option], Program),
        assertz(switched(Name=Option, Program, Predicates))
    ).

%   asked_use(+Name, -Use) is semidet: the reading Name is of what is said where Use is
%   asked about.

asked_use(Name, Use) :-
    rule(_, _, Body, _),
    body_goals(Body, Goals),
    memberchk(reading(_, Name, _), Goals),
    member(wen_yong(_, Use), Goals),
    atom(Use),
    !.

%!  sensitivity_part(+Hexagrams, +Jobs) is det.
%
%   Count over all changes of Hexagrams, with Jobs threads where there are any.

sensitivity_part(Hexagrams, Jobs) :-
    in_shares(Hexagrams, Jobs, counted, Results),
    forall(( member(Result, Results), member(counted(Switch, P, Count, Witness), Result) ),
           add(Switch, P, Count, Witness)).

add(Switch, P, Count0, Witness0) :-
    (   retract(total(Switch, P, Count1, Witness1))
    ->  Count is Count0 + Count1,
        fewer(Witness0, Witness1, Witness)
    ;   Count = Count0,
        Witness = Witness0
    ),
    assertz(total(Switch, P, Count, Witness)).

fewer(W0, W1, W) :-
    witness_place(W0, Place0),
    witness_place(W1, Place1),
    (   Place0 @=< Place1
    ->  W = W0
    ;   W = W1
    ).

counted(Hexagrams, Result) :-
    nb_setval(sensitivity_counts, []),
    base(Base),
    findall(Switch-Plan,
            ( switched(Switch, Program, Predicates),
              switch_plan(Program, Base, Predicates, Plan)
            ),
            Plans),
    count_hexagrams(Base, Plans, Hexagrams),
    forall(asked(Switch, Use, Own, Program, Predicates),
           ( switch_plan(Program, Own, Predicates, Plan),
             asking(Use, none, count_hexagrams(Own, [Switch-Plan], Hexagrams))
           )),
    nb_getval(sensitivity_counts, Result).

count_hexagrams(Base, Plans, Hexagrams) :-
    time_memo(Base, Time),
    maplist(above(none, Time, time), Plans, Switches),
    forall(member(Ben, Hexagrams), count_hexagram(Base, Time, Ben, Switches)).

above(Above, BaseMemo, Change, Switch-Plan, s(Switch, Plan, Switched)) :-
    switched_memo(Plan, Above, BaseMemo, Change, Switched).

%   Conclusions that others can ask for; what only unites others is left out.

vocabulary(Name/Arity) :-
    Name/Arity \== duan/4,
    rule_home(Name/Arity, Module),
    module_property(Module, exports(Exports)),
    memberchk(Name/Arity, Exports).

count_hexagram(Base, Time, Ben, Switches0) :-
    hexagram_memo(Base, Time, Ben, Memo),
    maplist(below(Memo, Ben), Switches0, Switches),
    forall(liu_shi_si_gua(Bian, _, _), count_change(Base, Memo, Ben, Bian, Switches)).

below(BaseMemo, Change, s(Switch, Plan, Above), s(Switch, Plan, Switched)) :-
    switched_memo(Plan, Above, BaseMemo, Change, Switched).

count_change(Base, Memo0, Ben, Bian, Switches) :-
    change_memo(Base, Memo0, Ben, Bian, Memo),
    forall(member(Switch, Switches), count_switch(Memo, Ben, Bian, Switch)).

count_switch(BaseMemo, Ben, Bian, Above) :-
    below(BaseMemo, Ben-Bian, Above, s(Switch, Plan, Switched)),
    forall(( switched_difference(Plan, BaseMemo, Switched, P-Width-Worlds), vocabulary(P) ),
           noted(Switch, P, Ben, Bian, Width, Worlds)).

noted(Switch, P, Ben, Bian, Width, Differing) :-
    scale(Width, Scale),
    Count is popcount(Differing) * Scale,
    World is lsb(Differing),
    moving(Ben, Bian, Moving),
    Witness = at(Ben, Bian, Moving, Width, World),
    nb_getval(sensitivity_counts, Counts0),
    (   selectchk(counted(Switch, P, Count0, Witness0), Counts0, Others)
    ->  Count1 is Count0 + Count,
        fewer(Witness0, Witness, Witness1)
    ;   Others = Counts0,
        Count1 = Count,
        Witness1 = Witness
    ),
    nb_setval(sensitivity_counts, [counted(Switch, P, Count1, Witness1)|Others]).

moving(Ben, Bian, Moving) :-
    pan:pan(cast(Ben, Bian, time(none, none, none, none, none, none, none, none)), wen(none, none, none), [], Pan),
    pan:dong_shu(Pan, Moving).

%!  sensitivity(-Result) is nondet.
%
%   After the parts are done: Result is hangs(Name, Option, Predicate, Count, Of,
%   Witness): switched to Option, the reading Name changes what Predicate
%   concludes in Count of Of casts, as in Witness, Hexagram-Changed and a time of
%   a cast. Readings in their order, the most casts first.

sensitivity(hangs(Name, Option, P, Count, Of, Ben-Bian, Time)) :-
    reading_option(Name, _, _),
    option(Name, Option, _, _),
    findall(Count-(P-Witness), total(Name=Option, P, Count, Witness), Found),
    sort(1, @>=, Found, Sorted),
    member(Count-(P-at(Ben, Bian, _, Width, World)), Sorted),
    (   Width =:= 1
    ->  world_count(1, Worlds)
    ;   world_count(2, Worlds)
    ),
    Of is Worlds * 4096,
    world_time(Width, World, Time).

%!  sensitivity_example(+Result, -Casting, -Before, -After) is semidet.
%
%   In Casting, Hexagrams-Options of cast_pan/3, the witness of Result, the rules
%   conclude Before by default, and After instead when the reading is switched.

sensitivity_example(hangs(Name, Option, P, _, _, Hexagrams, Time), Hexagrams-Options, Before, After) :-
    Time = time(_, _, MonthGan, MonthZhi, DayGan, DayZhi, Term, Hou),
    findall(Given,
            ( member(Given, [month(MonthZhi), day(DayGan-DayZhi), month_gan(MonthGan), term(Term), hou(Hou)]),
              arg(1, Given, Value),
              Value \== none
            ),
            Times),
    asking(Asked),
    append(Asked, Times, Options),
    concluded_under([], Hexagrams, Options, P, Default),
    concluded_under([Name=Option], Hexagrams, Options, P, Switched),
    alone(Default, Switched, Before),
    alone(Switched, Default, After),
    \+ ( Before == [], After == [] ),
    !.

%   alone(+Own, +Others, -Goals): Goals are concluded in Own and not in Others, each a list
%   of Bare-Goal.

alone(Own, Others, Goals) :-
    pairs_keys(Others, Bare),
    findall(B, ( member(B-_, Own), \+ memberchk(B, Bare) ), Bs),
    findall(Goal, ( member(B, Bs), memberchk(B-Goal, Own) ), Goals).

%   concluded_under(+Readings, +Hexagrams, +Options, +P, -Pairs): Pairs are Bare-Goal for
%   the conclusions of P, in order.

concluded_under(Readings, Hexagrams, Options, Name/Arity, Pairs) :-
    cast_pan(Hexagrams, [readings(Readings)|Options], Pan),
    functor(Goal, Name, Arity),
    (   charted(Name/Arity)
    ->  arg(1, Goal, Pan)
    ;   true
    ),
    findall(Bare-Goal, ( plain(Goal), bare(Goal, Pan, Bare) ), All),
    sort(1, @<, All, Pairs).

%   bare(+Goal, +Pan, -Bare): the chart in Goal is an atom, so that conclusions under
%   two readings compare.

bare(Goal, Pan, Bare) :-
    Goal =.. [Name, First|Values],
    (   First == Pan
    ->  Bare =.. [Name, pan|Values]
    ;   Bare = Goal
    ).
