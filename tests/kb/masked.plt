:- encoding(utf8).
:- module(test_masked, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module('../../kb/yimao').
:- use_module('../../kb/engine/notation').
:- use_module('../../kb/engine/prover').
:- use_module('../../kb/tables/readings').
:- use_module('../../kb/check/worlds').
:- use_module('../../kb/check/masked').

widths([1, 2, 3, 4]).

time_at(Width, World, Time) :-
    world_count(Width, Count),
    Last is Count - 1,
    between(0, Last, World),
    world_time(Width, World, Time).

with(World, Mask0, Mask) :- Mask is Mask0 \/ (1 << World).

%   What is seen of a time at Width.

seen(1, time(_, _, _, Month, Gan, Zhi, _, _),       time(none, none, none, Month, Gan, Zhi, none, none)).
seen(2, Time, Time).
seen(3, time(_, _, Stem, Month, Gan, Zhi, _, _),    time(none, none, Stem, Month, Gan, Zhi, none, none)).
seen(4, time(_, _, _, Month, Gan, Zhi, Term, Hou),  time(none, none, none, Month, Gan, Zhi, Term, Hou)).


:- begin_tests(worlds).

test(world_count_2_01, Counts == [1, 720, 21600, 3600, 4320]) :-
    findall(Count, ( between(0, 4, Width), world_count(Width, Count) ), Counts).
test(world_time_3_01_there_and_back, [forall(member(Width, [1, 2]))]) :-
    forall(time_at(Width, World, Time),
           ( findall(W, time_world(Width, Time, W), Worlds),
             Worlds == [World]
           )).
test(world_time_3_02_every_time_is_another, [forall(( widths(Widths), member(Width, Widths) )), true(Distinct == Count)]) :-
    world_count(Width, Count),
    findall(Time, time_at(Width, _, Time), Times),
    sort(Times, Set),
    length(Set, Distinct).
test(world_time_3_03_every_time_can_be, [forall(( widths(Widths), member(Width, Widths) ))]) :-
    forall(time_at(Width, _, Time), pan(cast(乾, 乾, Time), wen(none, none, none), [], _)).
test(world_time_3_04_without_a_time, Time == time(none, none, none, none, none, none, none, none)) :-
    world_time(0, 0, Time).
test(world_time_3_05_first_and_last, Times == [子-甲-子-大雪-1, 亥-癸-亥-小雪-3]) :-
    findall(Month-Gan-Zhi-Term-Hou,
            ( member(World, [0, 21599]), world_time(2, World, time(_, _, _, Month, Gan, Zhi, Term, Hou)) ),
            Times).
test(time_world_3_01_not_known_well_enough, [forall(member(Width-Time,
                                                           [ 1-time(none, none, none, none, 甲, 子, none, none),
                                                             1-time(none, none, none, 子, none, none, none, none),
                                                             2-time(none, none, none, 子, 甲, 子, 冬至, 1),
                                                             2-time(none, none, 甲, 子, 甲, 子, none, none) ])),
                                             fail]) :-
    time_world(Width, Time, _).
test(time_world_3_02_a_time_known_more_closely) :-
    forall(time_at(2, _, Time),
           ( seen(1, Time, Less), time_world(1, Time, World), world_time(1, World, Less) )).

% Each mask against a count of its own.

test(worlds_3_01_masks, [forall(( widths(Widths), member(Width, Widths) ))]) :-
    findall(Leaf-World, ( time_at(Width, World, Time), leaf_of(Time, Leaf) ), Pairs),
    keysort(Pairs, Sorted),
    group_pairs_by_key(Sorted, Groups),
    findall(Leaf-Mask, ( member(Leaf-Members, Groups), foldl(with, Members, 0, Mask) ), Told0),
    sort(Told0, Told),
    findall(Leaf-Mask, worlds(Width, Leaf, Mask), Found0),
    sort(Found0, Told).
test(worlds_3_02_bound, Mask == Same) :-
    worlds(1, yue_jian(寅), Mask),
    !,
    Same is ((1 << 60) - 1) << 120.
test(worlds_3_03_no_such_condition_so_narrow, [forall(member(Width-Leaf, [1-yue_gan(_), 1-jie_qi(_), 1-hou(_), 3-hou(_), 4-yue_gan(_)])),
                                               fail]) :-
    worlds(Width, Leaf, _).
test(every_world_2_01, [forall(( between(0, 4, Width), world_count(Width, Count) ))]) :-
    every_world(Width, Worlds),
    count_worlds(Worlds, Count).

leaf_of(time(_, _, _, Zhi, _, _, _, _), yue_jian(Zhi)).
leaf_of(time(_, _, _, _, Gan, Zhi, _, _), ri_chen(Gan, Zhi)).
leaf_of(time(_, _, Gan, _, _, _, _, _), yue_gan(Gan)) :- Gan \== none.
leaf_of(time(_, _, _, _, _, _, Term, _), jie_qi(Term)) :- Term \== none.
leaf_of(time(_, _, _, _, _, _, _, Hou), hou(Hou))      :- Hou \== none.

% A set widened is all the closer times within it.

test(widen_4_01, [setup(set_random(seed(51))), forall(( finer(Narrow, Wide), Narrow > 0, Narrow \== Wide, between(1, 3, _) ))]) :-
    world_count(Narrow, Count),
    Last is Count - 1,
    findall(World, ( between(1, 40, _), random_between(0, Last, World) ), Members),
    foldl(with, Members, 0, Set),
    widen(Narrow, Wide, Set, Found),
    findall(Time, ( member(World, Members), world_time(Narrow, World, Time) ), Times0),
    list_to_ord_set(Times0, Times),
    findall(World, ( time_at(Wide, World, Time), seen(Narrow, Time, Less), ord_memberchk(Less, Times) ), Worlds),
    foldl(with, Worlds, 0, Found).
test(widen_4_02_none_and_all, [forall(finer(Narrow, Wide))]) :-
    every_world(Narrow, All),
    every_world(Wide, Every),
    widen(Narrow, Wide, All, Every),
    ( Narrow =:= 0 -> true ; widen(Narrow, Wide, 0, 0) ).
test(joined_width_3_01_the_least_that_is_finer_than_both, [forall(( between(0, 4, A), between(0, 4, B) ))]) :-
    joined_width(A, B, Joined),
    finer(A, Joined),
    finer(B, Joined),
    forall(( finer(A, Other), finer(B, Other) ), once(finer(Joined, Other))),
    !.
test(member_world_2_01, Worlds == [0, 3, 719]) :-
    foldl(with, [3, 719, 0], 0, Set),
    findall(World, member_world(Set, World), Worlds).
test(member_world_2_02_none, [fail]) :-
    member_world(0, _).
test(first_world_2_01, First-Count == 3-2) :-
    foldl(with, [719, 3], 0, Set),
    first_world(Set, First),
    count_worlds(Set, Count).
test(first_world_2_02_none, [fail]) :-
    first_world(0, _).

:- end_tests(worlds).


%   asks(?Predicate, ?What): Predicate rests, at whatever depth, on What is asked,
%   wen_yong or wen_ren.

:- table asks/2.

asks(Name/Arity, What) :-
    rule(_, Head, Body, _),
    functor(Head, Name, Arity),
    premise(Body, Goal),
    functor(Goal, Inner, InnerArity),
    (   memberchk(Inner/InnerArity, [wen_yong/2, wen_ren/2])
    ->  What = Inner
    ;   rule_home(Inner/InnerArity, _),
        asks(Inner/InnerArity, What)
    ).

asks(Predicate) :- once(asks(Predicate, _)).

%   answered(+Pan, +Predicate, -Values): what plain rules answer, without the
%   chart; for every use god and every person where it rests on them.

answered(Pan, Predicate, Set) :-
    findall(Values, answer(Pan, Predicate, Values), All),
    canonical(All, Set).

answer(Pan0, Name/Arity, Values) :-
    asked(Pan0, Name/Arity, Pan),
    functor(Goal, Name, Arity),
    (   charted(Name/Arity)
    ->  arg(1, Goal, Pan),
        plain(Goal),
        Goal =.. [_, _|Values]
    ;   plain(Goal),
        Goal =.. [_|Values]
    ).

asked(Pan0, Predicate, Pan) :-
    ( asks(Predicate, wen_yong) -> ( qin(Use) ; member(Use, [世, 應]) ) ; Use = none ),
    ( asks(Predicate, wen_ren) -> gua_ren(_, Person) ; Person = none ),
    duplicate_term(Pan0, Pan),
    setarg(12, Pan, wen(none, Person, Use)).

%   Variables left open compare by their names.

canonical(All, Set) :-
    maplist(closed, All, Closed),
    sort(Closed, Set).

closed(Values, Closed) :-
    copy_term(Values, Closed),
    numbervars(Closed, 0, _).

masked(Program, Memo, Predicate, Width, Worlds, Set) :-
    memo_solutions(Program, Memo, Predicate, Solutions),
    nth0(Width, Worlds, World),
    findall(Values, ( member(Values-Mask, Solutions), 1 is (Mask >> World) /\ 1 ), All),
    canonical(All, Set).

%   The predicates that the masked rules answer otherwise than the plain ones, in
%   Changes random changes at Times random times each.

differences(Readings, Changes, Times, Asking, Differences) :-
    masked_program(Readings, Program),
    time_memo(Program, Memo0),
    findall(Gua, liu_shi_si_gua(Gua, _, _), Guas),
    findall(Predicate-Width,
            ( program_predicate(Program, Predicate, _, Width), ( asks(Predicate) -> Asking == true ; Asking == false ) ),
            Predicates),
    findall(d(Predicate, Ben, Bian, Time, Readings),
            ( between(1, Changes, _),
              random_member(Ben, Guas),
              random_member(Bian, Guas),
              hexagram_memo(Program, Memo0, Ben, Memo1),
              change_memo(Program, Memo1, Ben, Bian, Memo),
              between(1, Times, _),
              random_between(0, 21599, Wide),
              world_time(2, Wide, Time),
              time_world(1, Time, Narrow),
              pan(cast(Ben, Bian, Time), wen(none, none, none), Readings, Pan),
              member(Predicate-Width, Predicates),
              \+ ( masked(Program, Memo, Predicate, Width, [0, Narrow, Wide], Masked),
                   answered(Pan, Predicate, Plain),
                   Masked == Plain
                 )
            ),
            Differences),
    release_program(Program).


:- begin_tests(masked).

test(masked_01_every_predicate_is_computed, Missing == []) :-
    masked_program([], Program),
    findall(P, ( rule_home(P, _), \+ program_predicate(Program, P, _, _) ), Missing),
    release_program(Program).

% Of one reading or another some predicates have no rule left: they are none.

test(masked_02_as_plain, [setup(set_random(seed(52))), true(Differences == [])]) :-
    differences([], 16, 4, false, Differences).
test(masked_03_as_plain_for_some_question, [setup(set_random(seed(53))), true(Differences == [])]) :-
    differences([], 6, 2, true, Differences).
test(masked_04_as_plain_under_every_reading,
     [setup(set_random(seed(54))), forall(( reading_option(Name, Default, _), option(Name, Option, _, _), Option \== Default )),
      true(Differences == [])]) :-
    differences([Name=Option], 3, 2, false, Differences).
test(masked_05_questions_under_every_reading_at_once, [setup(set_random(seed(55))), true(Differences == [])]) :-
    findall(Name=Option, ( reading_option(Name, Default, _), option(Name, Option, _, _), Option \== Default ), Readings),
    differences(Readings, 6, 2, false, Some),
    differences(Readings, 3, 1, true, Others),
    append(Some, Others, Differences).

% At month and day alone, every one of the 720 times.

test(masked_06_at_every_time, [forall(member(Ben-Bian-Predicate,
                                             [ 困-兌-fu_chu/3, 乾-坤-san/2, 豐-萃-sheng_ke/3, 兌-震-fan_yin/2, 革-同人-jin_tui/3 ])),
                               nondet, true(Wrong == [])]) :-
    masked_program([], Program),
    time_memo(Program, Memo0),
    hexagram_memo(Program, Memo0, Ben, Memo1),
    change_memo(Program, Memo1, Ben, Bian, Memo),
    memo_solutions(Program, Memo, Predicate, Solutions),
    program_predicate(Program, Predicate, _, Width),
    findall(Predicate-Time,
            ( time_at(1, World, Time0),
              (   Width =:= 1
              ->  Time = Time0,
                  At = World
              ;   Time0 = time(_, _, _, Month, Gan, Day, _, _),
                  once(( jie_qi_zhi(_, Term, Month), wu_hu_dun(甲, Month, MonthGan) )),
                  Time = time(none, none, MonthGan, Month, Gan, Day, Term, 1),
                  time_world(2, Time, At)
              ),
              pan(cast(Ben, Bian, Time), wen(none, none, none), [], Pan),
              findall(Values, ( member(Values-Mask, Solutions), 1 is (Mask >> At) /\ 1 ), Masked0),
              sort(Masked0, Masked),
              answered(Pan, Predicate, Plain),
              Masked \== Plain
            ),
            Wrong),
    release_program(Program).

% That a difference would be noticed: rules of one reading against the other.

test(masked_07_a_difference_is_noticed, [nondet]) :-
    masked_program([fei_kong=bu_chu], Program),
    time_memo(Program, Memo0),
    hexagram_memo(Program, Memo0, 坤, Memo1),
    change_memo(Program, Memo1, 坤, 坤, Memo),
    cast_pan(坤, [month(寅), day(甲-申)], Pan),
    time_world(1, time(none, none, none, 寅, 甲, 申, none, none), World),
    masked(Program, Memo, fu_chu/3, 1, [0, World], Masked),
    answered(Pan, fu_chu/3, Plain),
    subtract(Masked, Plain, [[1, 不出]]),
    subtract(Plain, Masked, [[1, 出]]),
    release_program(Program).

test(memo_worlds_4_01_some_solution, [nondet, true(Found == Told)]) :-
    masked_program([], Program),
    time_memo(Program, Memo0),
    hexagram_memo(Program, Memo0, 困, Memo1),
    change_memo(Program, Memo1, 困, 兌, Memo),
    memo_worlds(Program, Memo, fu_chu(pan, 1, _), All),
    memo_worlds(Program, Memo, fu_chu(pan, 1, 出), Found),
    every_world(1, All),
    findall(World,
            ( time_at(1, World, Time),
              pan(cast(困, 兌, Time), wen(none, none, none), [], Pan),
              once(plain(fu_chu(Pan, 1, 出)))
            ),
            Worlds),
    foldl(with, Worlds, 0, Told),
    release_program(Program).
test(program_predicate_4_01_levels_and_widths,
     [nondet, true(Features == [wang_shuai/3-0-1, fu_shen/3-1-0, fu_chu/3-2-1, gan_hua/4-2-2, gua_hou/3-0-2])]) :-
    masked_program([], Program),
    findall(Predicate-Level-Width,
            ( member(Predicate, [wang_shuai/3, fu_shen/3, fu_chu/3, gan_hua/4, gua_hou/3]),
              program_predicate(Program, Predicate, Level, Width)
            ),
            Features),
    release_program(Program).
test(release_program_1_01_nothing_is_left, [nondet]) :-
    masked_program([], Program),
    release_program(Program),
    \+ program_predicate(Program, _, _, _),
    \+ ( current_predicate(masked:Name/4),
         atom_concat(Program, Rest, Name),
         sub_atom(Rest, 0, 1, _, ' '),
         functor(Head, Name, 4),
         clause(masked:Head, _)
       ).
test(masked_program_2_01_conclusions_that_rest_on_themselves, [throws(cyclic(_))]) :-
    setup_call_cleanup(
        more_rules("notation:rule_home(hen/2, egg_and_hen).
                    notation:rule_home(egg/2, egg_and_hen).
                    notation:rule(96/1/a, hen(Pan, Yao), ( yao(Pan, Yao), egg(Pan, Yao) ), none:0).
                    notation:rule(96/1/b, egg(Pan, Yao), ( yao(Pan, Yao), hen(Pan, Yao) ), none:0)."),
        masked_program([], _),
        unload_file(more_rules)).

more_rules(Text) :-
    setup_call_cleanup(
        open_string(Text, Stream),
        load_files(more_rules, [stream(Stream), silent(true)]),
        close(Stream)).

:- end_tests(masked).
