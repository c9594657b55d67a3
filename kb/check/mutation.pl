:- encoding(utf8).
:- module(mutation,
          [ mutation_start/2,      % +Chapter, -Changes
            mutation_part/2,       % +Changes, +Jobs
            mutation_rest/0,
            mutation_stop/0,
            spoilt_holds/2,        % +Spoilt, ?Goal
            mutant_count/1,        % -Count
            rule_chapter/2,        % +Citation, -Chapter
            mutant_result/4        % -Kind, -Citation, -Change, -Result
          ]).

:- use_module('../engine/notation').
:- use_module('../engine/prover', [fact/1]).
:- use_module('../tables/hexagrams', [liu_shi_si_gua/3]).
:- use_module('../tables/palaces', [qin/1]).
:- use_module('../tables/trigrams', [gua_ren/2]).
:- use_module('../chart/pan').
:- use_module('../chart/cast').
:- use_module(cases, [case_said/2, case_casting/3, claim_said/2]).
:- use_module(rule_cases).
:- use_module(idle, [guard/1]).
:- use_module(masked).
:- use_module(space, [in_shares/4, asked_predicate/1, spare/4]).
:- use_module(worlds).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(assoc)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(library(ordsets)).
:- use_module(library(pairs)).
:- use_module(library(varnumbers)).

/** <module> Would a wrong rule be noticed?

Every rule in force is spoilt in small ways, one at a time: the rule dropped, a
premise dropped or turned over, a value put for another, or left out where
several are allowed. A mutant is equivalent where its predicate concludes the
same in every cast there is. Else it is killed by the worked examples where
something they speak of comes out otherwise, or by the cases beside them where
one of these does, or it survives.

The masks decide that, for all times that are known in full; what is told of a
cast that leaves some of the time open must come out otherwise at every time
that it may have been. Mutants that no such time tells apart are tried by
interpretation on the cases that leave it open.
*/

:- dynamic
    running/2,             % Program, Chapter
    judged_mutant/5,       % Key, Ks, Resting, Level, Asks
    claim/7,               % ChangeKey, Asked, K, Judge, What, How, Worlds
    killed/3,              % Key, Judge, By
    differs/2.             % Key, Witness


                /*******************************
                *           MUTANTS            *
                *******************************/

%   mutants(-Mutants): all of them, m(Kind, Citation, Change, Goals, Clauses): Kind
%   is drop_rule, drop_premise, flip, swap or drop_value, Change is the premise of
%   the rule Citation, or the values, that it was done to, Goals the premises that
%   the change bears on, and Clauses, Head-Body, is what the rule is now.

:- table mutants/1.

mutants(Mutants) :-
    findall(m(Kind, Citation, Change, Goals, Clauses), made(Kind, Citation, Change, Goals, Clauses), Mutants).

made(Kind, Citation, Change, Concerned, Clauses) :-
    rule(Citation, Head, Body, _),
    in_force(Body),
    body_goals(Body, Goals),
    spoilt(Head, Goals, Kind, Change, Concerned, Clauses).

%   Rules of other readings cannot be seen under the default ones.

in_force(Body) :- goal_literals(Body, [], _).

spoilt(_, Goals, drop_rule, "", Goals, []).
spoilt(Head, Goals, drop_premise, Change, [Goal], [Head-Body]) :-
    Goals = [_, _|_],
    nth1(I, Goals, Goal),
    Goal \= reading(_, _, _),
    spare(Goal, I, Head, Goals),
    nth1(I, Goals, _, Rest0),
    settled(Rest0, Rest),
    conjunction(Rest, Body),
    premise_text(Head, Goal, Change).
spoilt(Head, Goals, flip, Change, [Goal], [Head-Body]) :-
    nth1(I, Goals, Goal),
    turned(Goal, I, Head, Goals, Turned),
    replaced(I, Goals, Turned, New0),
    settled(New0, New),
    conjunction(New, Body),
    premise_text(Head, Goal, Change).
spoilt(Head, Goals, swap, Change, Goals, [NewHead-Body]) :-
    Head \= defeats(_, _),
    other_value(Head, Value, Other, NewHead),
    conjunction(Goals, Body),
    format(string(Change), "~w → ~w", [Value, Other]).
spoilt(Head, Goals, swap, Change, [Goal], [Head-Body]) :-
    nth1(I, Goals, Goal),
    inside(Goal, Inner, NewInner, New),
    other_value(Inner, Value, Other, NewInner),
    replaced(I, Goals, New, NewGoals),
    conjunction(NewGoals, Body),
    premise_text(Head, Goal, Text),
    format(string(Change), "~s: ~w → ~w", [Text, Value, Other]).
spoilt(Head, Goals, drop_value, Change, [Goal], [Head-Body]) :-
    nth1(I, Goals, Goal),
    inside(Goal, member(X, Values), member(X, Others), New),
    Values = [_, _|_],
    nth1(_, Values, Value, Others),
    replaced(I, Goals, New, NewGoals),
    conjunction(NewGoals, Body),
    premise_text(Head, Goal, Text),
    format(string(Change), "~s: ~w", [Text, Value]).

%   inside(+Goal, ?Inner, ?NewInner, -New): Inner is a goal of Goal, at any depth of
%   \+ and forall, and New is Goal with NewInner in its place.

inside(\+ Goal, Inner, NewInner, \+ New) :- !, inside(Goal, Inner, NewInner, New).
inside(forall(A, B), Inner, NewInner, New) :-
    !,
    (   New = forall(NewA, B),
        inside(A, Inner, NewInner, NewA)
    ;   New = forall(A, NewB),
        inside(B, Inner, NewInner, NewB)
    ).
inside((A, B), Inner, NewInner, New) :-
    !,
    (   New = (NewA, B),
        inside(A, Inner, NewInner, NewA)
    ;   New = (A, NewB),
        inside(B, Inner, NewInner, NewB)
    ).
inside(Goal, Goal, New, New).

%   settled(+Goals, -Settled): negations and tests come last, so that the others
%   bind what they speak of, in whatever order the rule has them.

settled(Goals, Settled) :-
    partition(looks, Goals, Lookers, Binders),
    append(Binders, Lookers, Settled).

looks(\+ _).
looks(forall(_, _)).
looks(Goal) :-
    test_goal(Goal),
    Goal \= member(_, _),
    Goal \= (_ = _).

turned(\+ Goal, _, _, _, Goal) :- !.
turned(forall(A, B), _, _, _, \+ forall(A, B)) :- !.
turned(Goal, I, Head, Goals, \+ Goal) :-
    Goal \= reading(_, _, _),
    \+ test_goal(Goal),
    Goals = [_, _|_],
    spare(Goal, I, Head, Goals).

%   other_value(+Goal, -Value, -Other, -New): New is the conclusion Goal with Other,
%   of what the rules for it conclude there, for its Value.

other_value(Goal, Value, Other, New) :-
    functor(Goal, Name, Arity),
    rule_home(Name/Arity, _),
    value_place(Name/Arity, Place),
    arg(Place, Goal, Value),
    ground(Value),
    next_value(Name/Arity, Place, Value, Other),
    Goal =.. List,
    Index is Place + 1,
    replaced(Index, List, Other, NewList),
    New =.. NewList.

%   Names that a conclusion is taken apart by are no values of it.

value_place(Name/Arity, Place) :-
    (   charted(Name/Arity)
    ->  First = 2
    ;   First = 1
    ),
    between(First, Arity, Place),
    functor(Head, Name, Arity),
    \+ ( apart(Head, Apart), arg(Place, Head, At), At == Apart ).

next_value(Name/Arity, Place, Value, Other) :-
    functor(Head, Name, Arity),
    findall(V, ( rule(_, Head, _, _), arg(Place, Head, V), ground(V) ), Vs),
    list_to_set(Vs, Set),
    append(_, [Value|After], Set),
    !,
    (   After = [Other|_]
    ->  true
    ;   Set = [Other|_],
        Other \== Value
    ).

%   premise_text(+Head, +Goal, -Text): Text is the premise Goal of a rule for Head,
%   its chart named Pan.

premise_text(Head, Goal, Text) :-
    copy_term(Head-Goal, Concluded-Copy),
    (   Concluded = defeats(_, Conclusion)
    ->  true
    ;   Conclusion = Concluded
    ),
    functor(Conclusion, Name, Arity),
    (   charted(Name/Arity)
    ->  arg(1, Conclusion, '$VAR'('Pan'))
    ;   true
    ),
    numbervars(Copy, 0, _),
    format(string(Text), "~W", [Copy, [numbervars(true), quoted(false), spacing(next_argument)]]).

replaced(I, List, New, Replaced) :-
    nth1(I, List, _, Rest),
    nth1(I, Replaced, New, Rest).

conjunction([], true).
conjunction([Goal], Goal) :- !.
conjunction([Goal|Goals], (Goal, Rest)) :- conjunction(Goals, Rest).

%   mutant_variant(+Key, +Mutant, -Variant): the mutant as variants of the program,
%   of its own rule, or, an exception, of the rules it is an exception to.

mutant_variant(Key, m(_, Citation, _, _, Clauses), Variant) :-
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

%   affected(+Citation, -Affected): Affected are the rules that Citation, spoilt in
%   whatever way, may conclude otherwise by: itself, or, an exception, or one to an
%   exception, all that conclude what it strikes.

affected(Citation, Affected) :-
    rule(Citation, Head, _, _),
    (   Head = defeats(_, Defeated)
    ->  stricken(Defeated, Conclusion),
        findall(C, ( rule(C, Conclusion, Body, _), in_force(Body) ), Cs),
        sort(Cs, Affected)
    ;   Affected = [Citation]
    ).

stricken(Defeated, Conclusion) :-
    (   Defeated = defeats(_, Inner)
    ->  stricken(Inner, Conclusion)
    ;   Conclusion = Defeated
    ).


                /*******************************
                *           THE RUN            *
                *******************************/

%!  mutation_start(+Chapter, -Changes) is det.
%
%   Begin a run over the mutants of the rules of Chapter, or of `all`. Changes are
%   those that tell them apart, Hexagram-Changed, those that most is told of
%   first.

mutation_start(Chapter, Changes) :-
    mutation_stop,
    findall(Variant, ( of_chapter(Chapter, Key, Mutant), mutant_variant(Key, Mutant, Variant) ), Variants),
    masked_program([], [], Variants, Program),
    assertz(running(Program, Chapter)),
    findall(Key-K, variant_predicate(Program, Key, K), Pairs0),
    sort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Own),
    forall(member(One, Own), add_mutant(Program, One)),
    findall(Said-Worlds, told(Program, Said, Worlds), Told),
    keysort(Told, Sorted),
    group_pairs_by_key(Sorted, Groups),
    forall(member(Group, Groups), add_claim(Group)),
    findall(Change, member(said(Change, _, _, _, _, _)-_, Groups), Spoken),
    most_first(Spoken, First),
    findall(Ben-Bian, ( liu_shi_si_gua(Ben, _, _), liu_shi_si_gua(Bian, _, _) ), All),
    subtract(All, First, Others),
    append(First, Others, Changes).

%   most_first(+All, -Once): each of All once, those first that are there most.

most_first(All, Once) :-
    msort(All, Sorted),
    pairs_keys_values(Pairs, Sorted, Sorted),
    group_pairs_by_key(Pairs, Groups),
    findall(Count-One, ( member(One-Ones, Groups), length(Ones, Count) ), Counted),
    sort(1, @>=, Counted, Most),
    pairs_values(Most, Once).

%!  mutation_stop is det.
%
%   The run and what it has found are no longer needed.

mutation_stop :-
    forall(retract(running(Program, _)), release_program(Program)),
    retractall(judged_mutant(_, _, _, _, _)),
    retractall(claim(_, _, _, _, _, _, _)),
    retractall(killed(_, _, _)),
    retractall(differs(_, _)).

%   of_chapter(+Chapter, -Key, -Mutant): Mutant, as in mutants/1, has the key Key.

of_chapter(Chapter, mutant(N), Mutant) :-
    mutants(Mutants),
    nth1(N, Mutants, Mutant),
    Mutant = m(_, Citation, _, _, _),
    (   Chapter == all
    ->  true
    ;   rule_chapter(Citation, Chapter)
    ).

%!  rule_chapter(+Citation, -Chapter) is det.
%
%   The rule Citation stands in the chapter numbered Chapter, or, as what all of
%   them share or rest on, in none: `art`.

rule_chapter(Citation, Chapter) :-
    rule(Citation, _, _, File:_),
    file_base_name(File, Base),
    (   sub_atom(Base, 0, _, _, ch),
        sub_atom(Base, 2, 2, _, Digits),
        atom_number(Digits, Number)
    ->  Chapter = Number
    ;   Chapter = art
    ).

%   told(+Program, -Said, -Worlds): a judge, the examples or the cases, tells
%   something of Worlds: said(Change, Asked, Judge, K, What, How), of predicate K in
%   Change, Hexagram-Changed, while Asked, asked(Use, Person), is asked. What is
%   some(Values), whether it concludes Values, or all(Values), which of them; they
%   are numbered, not free. How is `one` where the cast says all of the time that K
%   looks at, else every(Worlds) that it may have been.

told(Program, said(Change, Asked, Judge, K, What, How), Worlds) :-
    varied(Varied),
    judge_casting(Judge, Program, Varied, Hexagrams-Options, All),
    \+ option(readings(_), Options),
    findall(K-What, ( member(Said, All), told_of(Program, Varied, Said, K, What) ), Told),
    Told \== [],
    cast_pan(Hexagrams, Options, Pan),
    ben_gua(Pan, Ben),
    zhi_gua(Pan, Bian),
    Change = Ben-Bian,
    member(K-What, Told),
    asked_about(Program, K, Pan, Asked),
    cast_worlds(Program, K, Pan, How, Worlds).

%   varied(-Ks): Ks are all that rest on what a mutant concludes.

varied(Ks) :-
    findall(Resting, judged_mutant(_, _, Resting, _, _), Sets),
    ord_union(Sets, Ks).

told_of(Program, Varied, Said, K, What) :-
    Said =.. [Sort, Goal],
    goal_number(Program, Goal, K, Values),
    ord_memberchk(K, Varied),
    numbervars(Values, 0, _),
    What =.. [Sort, Values].

judge_casting(examples, Program, Varied, Casting, All) :-
    findall(Id, ( case_said(Id, Said), told_of(Program, Varied, Said, _, _) ), Ids),
    list_to_set(Ids, Set),
    member(Id, Set),
    case_casting(Id, Casting, All).
judge_casting(cases, _, _, Hexagrams-Options, [Said]) :-
    rule_case(_, Hexagrams, Options, Claim),
    claim_said(Claim, Said).

asked_about(Program, K, Pan, asked(Use, Person)) :-
    (   asked_number(Program, K)
    ->  ( wen_yong(Pan, Use) -> true ; Use = none ),
        ( wen_ren(Pan, Person) -> true ; Person = none )
    ;   Use = none,
        Person = none
    ).

:- table asked_number/2.

asked_number(Program, K) :-
    predicate_number(Program, P, K),
    asked_predicate(P).

cast_worlds(Program, K, Pan, How, Worlds) :-
    predicate_level(Program, K, _, Own),
    Width is max(1, Own),
    every_world(Width, Every),
    findall(Leaf, time_leaf(Width, Pan, Leaf), Leaves),
    foldl(within(Width), Leaves, Every, Worlds),
    (   (   Own =:= 0
        ;   1 =:= popcount(Worlds)
        )
    ->  How = one
    ;   How = every(Worlds)
    ).

time_leaf(_, Pan, yue_jian(Zhi))     :- yue_jian(Pan, Zhi).
time_leaf(_, Pan, ri_chen(Gan, Zhi)) :- ri_chen(Pan, Gan, Zhi).
time_leaf(Width, Pan, yue_gan(Gan))  :- memberchk(Width, [2, 3]), yue_gan(Pan, Gan).
time_leaf(Width, Pan, jie_qi(Term))  :- memberchk(Width, [2, 4]), jie_qi(Pan, Term).
time_leaf(Width, Pan, hou(Hou))      :- memberchk(Width, [2, 4]), hou(Pan, Hou).

within(Width, Leaf, Worlds0, Worlds) :-
    worlds(Width, Leaf, Own),
    !,
    Worlds is Worlds0 /\ Own.

add_claim(said(Change, Asked, Judge, K, Numbered, How)-Masks) :-
    foldl(joined, Masks, 0, Worlds),
    change_key(Change, Key),
    varnumbers(Numbered, What),
    assertz(claim(Key, Asked, K, Judge, What, How, Worlds)).

joined(Mask, Worlds0, Worlds) :- Worlds is Worlds0 \/ Mask.

change_key(Ben-Bian, Key) :- atomic_list_concat([Ben, Bian], -, Key).

%!  mutation_part(+Changes, +Jobs) is det.
%
%   Judge the mutants in Changes, with Jobs threads where there are threads.

mutation_part(Changes, Jobs) :-
    in_shares(Changes, Jobs, judged, _).

judged(Changes, done) :-
    running(Program, _),
    time_memo(Program, Time),
    findall(mutant(Key, Ks, Resting, Level, Asks), judged_mutant(Key, Ks, Resting, Level, Asks), Mutants),
    foldl(judge_change(Program, Time), Changes, Mutants-none, _).

%   add_mutant(+Program, +Group): the mutant of Group, Key-Ks, is of the predicates
%   Ks, computed at Level at most; Resting rest on them, and Asks is true if they
%   rest on what is asked.

add_mutant(Program, Key-Ks) :-
    maplist(resting(Program), Ks, Lists),
    append(Lists, All),
    sort(All, Resting),
    aggregate_all(max(L), ( member(K, Ks), predicate_level(Program, K, L, _) ), Level),
    (   member(K, Ks),
        asked_number(Program, K)
    ->  Asks = true
    ;   Asks = false
    ),
    assertz(judged_mutant(Key, Ks, Resting, Level, Asks)).

:- table resting/3.

resting(Program, K, Ks) :- resting_on(Program, K, Ks).

%   judge_change(+Program, +Time, +Change, +Mutants0-Above0, -Mutants-Above): Mutants
%   are those that are not done with, Above is Hexagram-Memo of the hexagram last
%   looked at.

judge_change(Program, Time, Ben-Bian, Mutants0-Above0, Mutants-Above) :-
    include(undone, Mutants0, Mutants),
    change_key(Ben-Bian, Key),
    findall(Scene, scene(Program, Key, Ben-Bian, Mutants, Scene), Scenes),
    (   Scenes == []
    ->  Above = Above0
    ;   asking(none, none, memos(Program, Time, Ben, Bian, Above0, Above, Memo)),
        forall(member(Scene, Scenes), judge_scene(Program, Memo, Ben-Bian, Scene))
    ).

undone(mutant(Key, _, _, _, _)) :-
    (   killed(Key, examples, _)
    ->  \+ differs(Key, _)
    ;   true
    ).

memos(Program, Time, Ben, Bian, Above0, Ben-Above, Memo) :-
    (   Above0 = Ben-Above
    ->  true
    ;   hexagram_memo(Program, Time, Ben, Above)
    ),
    change_memo(Program, Above, Ben, Bian, Memo).

%   scene(+Program, +Key, +Change, +Mutants, -Scene): something is to be judged
%   while Asked is asked: scene(Asked, Claims, Needed, Open), where Claims has for
%   each predicate what is told of it, which rests on Needed, and Open are the
%   mutants that are not done with.

scene(Program, Key, Change, Mutants, scene(Asked, Claims, Needed, Open)) :-
    findall(A, ( A = asked(none, none) ; claim(Key, A, _, _, _, _, _) ; asked_too(Mutants, A) ), Questions0),
    sort(Questions0, Questions),
    member(Asked, Questions),
    findall(K-claim(Judge, What, How, Worlds), claim(Key, Asked, K, Judge, What, How, Worlds), Pairs0),
    keysort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Groups),
    pairs_keys(Groups, Ks),
    maplist(rests(Program), Ks, Sets),
    ord_union(Sets, Needed),
    list_to_assoc(Groups, Claims),
    include(open_question(Asked, Change, Ks), Mutants, Open),
    Open \== [].

:- table rests/3.

rests(Program, K, Ks) :- rests_on(Program, K, Ks).

asked_too(Mutants, Asked) :-
    member(mutant(Key, _, _, _, true), Mutants),
    \+ differs(Key, _),
    !,
    some_question(Asked).

%   some_question(?Asked): each use god and each person is asked at least once; no
%   rule hangs on two of them at once.

:- table some_question/1.

some_question(asked(Use, Person)) :-
    findall(P, gua_ren(_, P), Persons),
    findall(U, ( member(U, [世, 應]) ; qin(U) ), Uses),
    length(Uses, Count),
    nth0(N, Persons, Person),
    I is N mod Count,
    nth0(I, Uses, Use).

%   A mutant is looked at while it is not known to differ, or while something that
%   rests on it is told by a judge that has not killed it.

open_question(Asked, Ben-Bian, _, mutant(Key, _, _, Level, Asks)) :-
    (   Asked = asked(none, none)
    ->  true
    ;   Asks == true
    ),
    (   Level =:= 2
    ->  true
    ;   Ben == Bian
    ),
    \+ differs(Key, _),
    !.
open_question(_, _, ClaimKs, mutant(Key, _, Resting, _, _)) :-
    \+ killed(Key, examples, _),
    ord_intersect(Resting, ClaimKs).

judge_scene(Program, Memo0, Change, scene(asked(Use, Person), Claims, Needed, Open)) :-
    (   Use-Person == none-none
    ->  Memo = Memo0
    ;   findall(K, asked_number(Program, K), Ks0),
        sort(Ks0, Ks),
        asking(Use, Person, asked_memo(Program, Memo0, Change, Ks, Memo))
    ),
    asking(Use, Person,
           forall(member(Mutant, Open), judge(Program, Memo, Change, asked(Use, Person), Claims, Needed, Mutant))).

judge(Program, Memo, Change, Asked, Claims, Needed, mutant(Key, Ks, Resting, _, _)) :-
    (   killed(Key, examples, _)
    ->  Watched = Ks
    ;   ord_intersection(Resting, Needed, Spoken),
        ord_union(Ks, Spoken, Watched)
    ),
    variant_memo(Program, Key, Memo, Change, Watched, Changed),
    findall(K-pair(Before, After, Worlds),
            ( member(K-Before-After, Changed), difference(Program, K, Before, After, Worlds), Worlds =\= 0 ),
            Different),
    forall(( member(K-pair(_, _, Worlds), Different), memberchk(K, Ks) ),
           note_difference(Program, Key, Change, Asked, K, Worlds)),
    forall(( member(K-Pair, Different), get_assoc(K, Claims, Told), contradicted(Program, K, Pair, Told, Judge, By) ),
           note_killed(Key, Judge, by(Change, Asked, By))).

note_difference(Program, Key, Change, Asked, K, Worlds) :-
    (   differs(Key, _)
    ->  true
    ;   predicate_level(Program, K, _, Width),
        predicate_number(Program, P, K),
        first_world(Worlds, World),
        assertz(differs(Key, at(Change, Asked, Width, World, P)))
    ).

note_killed(Key, Judge, By) :-
    (   killed(Key, Judge, _)
    ->  true
    ;   assertz(killed(Key, Judge, By))
    ).

contradicted(Program, K, pair(Before, After, Worlds), Told, Judge, Width-World-P-What) :-
    member(claim(Judge, What, How, Own), Told),
    0 =\= Own /\ Worlds,
    told_apart(What, Program, K, Before, After, Apart),
    Other is Own /\ Apart,
    (   How == one
    ->  Other =\= 0
    ;   Other =:= Own
    ),
    first_world(Other, World),
    predicate_level(Program, K, _, Width),
    predicate_number(Program, P, K).

told_apart(some(Values), Program, K, Before, After, Apart) :-
    pattern_worlds(Program, K, Values, Before, BeforeWorlds),
    pattern_worlds(Program, K, Values, After, AfterWorlds),
    Apart is BeforeWorlds xor AfterWorlds.
told_apart(all(Values), Program, K, Before0, After0, Apart) :-
    include(matches(Values), Before0, Before),
    include(matches(Values), After0, After),
    difference(Program, K, Before, After, Apart).

%   Solutions are compounds of the values, and the worlds after them.

matches(Values, Solution) :-
    Solution =.. [_|All],
    \+ \+ append(Values, _, All).

%!  mutation_rest is det.
%
%   After the parts: what no cast of which all of the time is known tells apart is
%   tried, by interpretation, on the cases that leave some of it open.

mutation_rest :-
    running(Program, Chapter),
    forall(( of_chapter(Chapter, Key, Mutant), \+ differs(Key, _) ), judge_rest(Program, Key, Mutant)).

judge_rest(Program, Key, m(_, Citation, _, _, Clauses)) :-
    judged_mutant(Key, _, Resting, _, _),
    rule_case(_, Hexagrams, Options, Claim),
    \+ option(readings(_), Options),
    claim_said(Claim, Said),
    told_of(Program, Resting, Said, K, What),
    cast_pan(Hexagrams, Options, Pan),
    cast_worlds(Program, K, Pan, every(_), _),
    What =.. [Sort, Numbered],
    varnumbers(Numbered, Values),
    predicate_number(Program, Name/Arity, K),
    conclusion(Name/Arity, Pan, Values, Goal),
    solutions(none-[], Goal, Before),
    solutions(Citation-Clauses, Goal, After),
    otherwise(Sort, Before, After),
    !,
    note_killed(Key, cases, by(Pan, Name-What)).
judge_rest(_, _, _).

conclusion(Name/Arity, Pan, Values, Goal) :-
    (   charted(Name/Arity)
    ->  Goal =.. [Name, Pan|Values]
    ;   Goal =.. [Name|Values]
    ).

solutions(Spoilt, Goal, Solutions) :-
    findall(Goal, spoilt_holds(Spoilt, Goal), All),
    sort(All, Solutions).

otherwise(all, Before, After) :- Before \== After.
otherwise(some, [], [_|_]).
otherwise(some, [_|_], []).

%!  spoilt_holds(+Spoilt, ?Goal) is nondet.
%
%   Goal follows, by interpretation of the source, from the rules as they stand,
%   but for the one that Spoilt, Citation-Clauses, makes something else: Clauses is
%   a list of Head-Body.

spoilt_holds(_, true) :- !.
spoilt_holds(Spoilt, (A, B)) :- !, spoilt_holds(Spoilt, A), spoilt_holds(Spoilt, B).
spoilt_holds(Spoilt, \+ Goal) :- !, \+ spoilt_holds(Spoilt, Goal).
spoilt_holds(Spoilt, forall(A, B)) :- !, \+ ( spoilt_holds(Spoilt, A), \+ spoilt_holds(Spoilt, B) ).
spoilt_holds(Spoilt, Goal) :-
    functor(Goal, Name, Arity),
    rule_home(Name/Arity, _),
    !,
    rule_now(Spoilt, Citation, Goal, Body),
    spoilt_holds(Spoilt, Body),
    \+ beaten(Spoilt, Citation, Goal).
spoilt_holds(_, Goal) :- fact(Goal).

beaten(Spoilt, Citation, Head) :-
    rule_now(Spoilt, By, defeats(Citation, Head), Body),
    spoilt_holds(Spoilt, Body),
    \+ beaten(Spoilt, By, defeats(Citation, Head)).

rule_now(Spoilt-_, Citation, Head, Body) :-
    rule(Citation, Head, Body, _),
    Citation \== Spoilt.
rule_now(Citation-Clauses, Citation, Head, Body) :-
    copy_term(Clauses, Fresh),
    member(Head-Body, Fresh).

%   beyond(+Program, +Mutant): the mutant bears on rules for casts that lack
%   something of the time, which the sweep knows nothing of.

beyond(_, m(_, Citation, _, _, _)) :-
    guard(Citation),
    !.
beyond(Program, m(_, _, _, Goals, _)) :-
    member(Goal, Goals),
    premise(Goal, Inner),
    functor(Inner, Name, Arity),
    predicate_number(Program, Name/Arity, K),
    rests(Program, K, Ks),
    rule(Guarded, Head, _, _),
    functor(Head, Own, OwnArity),
    predicate_number(Program, Own/OwnArity, OwnK),
    ord_memberchk(OwnK, Ks),
    guard(Guarded),
    !.

%!  mutant_count(-Count) is det.
%
%   Count mutants are judged.

mutant_count(Count) :-
    running(_, Chapter),
    aggregate_all(count, of_chapter(Chapter, _, _), Count).

%!  mutant_result(-Kind, -Citation, -Change, -Result) is nondet.
%
%   Of the rule Citation one thing was spoilt: Kind is drop_rule, the whole of it
%   being left out, drop_premise, Change, a string, being the premise left out,
%   flip, Change being the premise turned over, swap, Change saying which value, of
%   the conclusion or of a premise, became which, or drop_value, Change saying which
%   of the values that a premise allows was left out. Result is
%
%     - equivalent: no cast tells the difference
%     - killed(Judge): what is told by Judge, `examples` or else `cases`, comes out
%       otherwise
%     - survived(Casting, Predicate): it is noticed by neither, and in Casting,
%       Hexagrams-Options of cast_pan/3, Predicate, a Name/Arity, concludes
%       something else
%     - survived: it bears on casts that lack something of the time, and is not
%       noticed

mutant_result(Kind, Citation, Change, Result) :-
    running(Program, Chapter),
    of_chapter(Chapter, Key, Mutant),
    Mutant = m(Kind, Citation, Change, _, _),
    (   killed(Key, examples, _)
    ->  Result = killed(examples)
    ;   killed(Key, cases, _)
    ->  Result = killed(cases)
    ;   differs(Key, Witness)
    ->  Witness = at(Hexagrams, Asked, Width, World, Predicate),
        casting_options(Asked, Width, World, Options),
        Result = survived(Hexagrams-Options, Predicate)
    ;   beyond(Program, Mutant)
    ->  Result = survived
    ;   Result = equivalent
    ).

casting_options(asked(Use, Person), Own, World, Options) :-
    Width is max(1, Own),
    world_time(Width, World, time(_, _, MonthGan, MonthZhi, DayGan, DayZhi, Term, Hou)),
    findall(Option,
            ( member(Option,
                     [ month(MonthZhi), day(DayGan-DayZhi), month_gan(MonthGan), term(Term), hou(Hou),
                       use(Use), person(Person) ]),
              arg(1, Option, Value),
              Value \== none
            ),
            Options).
