:- encoding(utf8).
:- module(test_space, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module('../../kb/yimao').
:- use_module('../../kb/engine/notation').
:- use_module('../../kb/engine/goal', [solve_goal/1]).
:- use_module('../../kb/engine/prover').
:- use_module('../../kb/tables/hexagrams').
:- use_module('../../kb/tables/readings', [reading_option/3]).
:- use_module('../../kb/chart/pan').
:- use_module('../../kb/check/masked').
:- use_module('../../kb/check/worlds').
:- use_module('../../kb/check/space').
:- use_module('../../kb/check/idle').
:- use_module('../../kb/check/findings').
:- use_module('../../kb/check/baseline').
:- use_module('../../kb/check/tried').
:- use_module('../../kb/check/sensitivity').
:- use_module('../../kb/check/lookup').

%   change(-Ben, -Bian): what is counted in full: some changes, or with YIMAO_FULL in
%   the environment every one there is.

change(Ben, Bian) :-
    (   getenv('YIMAO_FULL', _)
    ->  liu_shi_si_gua(Ben, _, _),
        liu_shi_si_gua(Bian, _, _)
    ;   member(Ben-Bian, [乾-巽, 屯-節])
    ).

%   masked_counts(+P, +Ben, +Bian, -Counts): Values-Count for every conclusion of P over
%   all months and days, by the masks.

masked_counts(Program, P, Ben, Bian, Counts) :-
    time_memo(Program, Time),
    hexagram_memo(Program, Time, Ben, Hexagram),
    change_memo(Program, Hexagram, Ben, Bian, Memo),
    memo_solutions(Program, Memo, P, Solutions),
    findall(Values-Count, ( member(Values-Worlds, Solutions), count_worlds(Worlds, Count) ), Counts0),
    msort(Counts0, Counts).

%   plain_counts(+P, +Ben, +Bian, -Counts): the same by the rules as compiled, one cast
%   after another.

plain_counts(Name/Arity, Ben, Bian, Counts) :-
    functor(Goal, Name, Arity),
    findall(Values-1,
            ( between(0, 719, World),
              world_time(1, World, Time),
              pan(cast(Ben, Bian, Time), wen(none, none, none), [], Pan),
              copy_term(Goal, Asked),
              arg(1, Asked, Pan),
              findall(Values, ( plain(Asked), Asked =.. [_, _|Values] ), All),
              sort(All, Set),
              member(Values, Set)
            ),
            Pairs),
    msort(Pairs, Sorted),
    group_pairs_by_key(Sorted, Groups),
    findall(Values-Count, ( member(Values-Ones, Groups), length(Ones, Count) ), Counts).


:- begin_tests(full_counts, [setup(begin), cleanup(end)]).

:- dynamic program/1.

begin :- masked_program([], Program), assertz(program(Program)).
end   :- retract(program(Program)), release_program(Program).

test(memo_solutions_4_01_as_the_compiled_rules,
     [ forall(( member(P, [fu_chu/3, fan_yin/2, jin_tui/3, mu_jue/3, sheng_ke/3]), change(Ben, Bian) )),
       true(Masked == Plain)
     ]) :-
    once(program(Program)),
    once(program_predicate(Program, P, _, 1)),
    masked_counts(Program, P, Ben, Bian, Masked),
    plain_counts(P, Ben, Bian, Plain).
test(memo_solutions_4_02_something_is_counted, [true(Counts = [_|_])]) :-
    plain_counts(fan_yin/2, 乾, 巽, Counts).

:- end_tests(full_counts).


:- begin_tests(sweep, [setup(swept([conflict, hole, disagreement, overlap], [[屯], [晉]], 1)), cleanup(space_stop)]).

swept(Kinds, Hexagrams, Jobs) :-
    space_start([], Kinds),
    forall(member(Part, Hexagrams), space_part(Part, Jobs)).

counted(Subject, Count) :-
    space_finding(finding(_, Subject, tally(Count, _, _))).

all_counts(Counts) :-
    findall(Key-Count-Place,
            ( Finding = finding(_, _, tally(Count, Witness, _)),
              space_finding(Finding),
              finding_key(Finding, Key),
              witness_place(Witness, Place)
            ),
            Counts0),
    msort(Counts0, Counts).

% The smallest cast shows the finding when the rules are run as compiled.

test(finding_witness_3_01_is_shown, [forall(( Finding = finding(_, _, tally(_, _, _)), space_finding(Finding) ))]) :-
    once(finding_witness(Finding, Hexagrams-Options, shown(_, Pan-Asked, Goals, Proofs))),
    cast_pan(Hexagrams, Options, Pan),
    once(solve_goal(Asked)),
    Goals = [_|_],
    forall(( member(Proof, Proofs), Proof \= defeated(_, _, _) ), recheck(Proof)).

% Twelve months by sixty days add up to the casts that were counted.

test(finding_grid_2_01_adds_up,
     [ forall(( Finding = finding(Kind, _, tally(Count, at(_, _, _, Width, _, _), _)),
                member(Kind, [conflict, hole]),
                space_finding(Finding) )),
       true(Count == Summed)
     ]) :-
    finding_grid(Finding, Grid),
    length(Grid, 12),
    maplist(sum_list, Grid, Rows),
    sum_list(Rows, Sum),
    scale(Width, Scale),
    Summed is Sum * Scale.

test(space_part_2_01_what_hangs_on_the_time_alone_is_counted_once, [true(Counts == [28672000])]) :-
    findall(Count, counted(apart([n(13/3), n(19/5)], _, _), Count), Counts).

% Whatever is done at once, by however many, the sum is the same.

test(space_part_2_02_shares, [true(Alone == Together)]) :-
    all_counts(Alone),
    swept([conflict, hole, disagreement, overlap], [[晉, 屯]], 2),
    all_counts(Together).

% Threads count each for itself, whichever begins first.

test(observe_1_01_of_another_thread, [setup(swept([conflict], [], 1)), true(After == Before)]) :-
    space:running(Program, _),
    observe(Program),
    time_memo(Program, Time),
    hexagram_memo(Program, Time, 屯, Hexagram),
    change_memo(Program, Hexagram, 屯, 節, _),
    reversals(Program, Before),
    Before = [_],
    thread_create(observe(Program), Other),
    thread_join(Other, true),
    reversals(Program, After).

reversals(Program, Counts) :-
    findall(Count, observed(Program, clash(fan_yin/2), 重-非, tally(Count, _, _)), Counts).

test(space_part_2_03_a_count_by_hand, [true(Masked == Plain)]) :-
    swept([conflict], [[兌]], 1),
    once(counted(values(fan_yin/2, 重-非), Masked)),
    aggregate_all(count,
                  ( liu_shi_si_gua(Bian, _, _),
                    reversed(兌, Bian),
                    between(0, 719, World),
                    world_time(1, World, Time),
                    pan(cast(兌, Bian, Time), wen(none, none, none), [], Pan),
                    \+ \+ ( plain(fan_yin(Pan, fan(Scope, 重))), plain(fan_yin(Pan, fan(Scope, 非))) )
                  ),
                  Plain).

reversed(Ben, Bian) :-
    pan(cast(Ben, Bian, time(none, none, none, none, none, none, none, none)), wen(none, none, none), [], Pan),
    (   \+ \+ plain(gua_fan(Pan, _, _, _))
    ->  true
    ;   \+ \+ plain(yao_fan(Pan, _))
    ).

:- end_tests(sweep).


:- begin_tests(idle, [setup(watched), cleanup(space_stop)]).

watched :-
    space_start([], [dead_rule]),
    space:running(Program, _),
    idle:plan_switch(Program, fei_kong=bu_chu, [fei_kong=bu_chu]),
    idle:plan_switch(Program, ban=ren_yi, [ban=ren_yi]),
    space_part([屯], 1).

test(idle_rule_2_01_what_a_reading_makes_idle, [true(Idle == [n(12/5)/e, n(12/5)/f, n(12/5)/shao_lu, 12/5/c])]) :-
    findall(Citation,
            ( space_finding(finding(idle_under, under(fei_kong=bu_chu, Citation), none)),
              citation_passage(Citation, Passage),
              once(passage_chapter(Passage, 12))
            ),
            Idle0),
    msort(Idle0, Idle).
test(idle_rule_2_02_only_what_hangs_on_it) :-
    once(idle_rule(fei_kong=bu_chu, 12/7/f)),
    \+ idle_rule(fei_kong=bu_chu, n(12/2)/a),
    \+ idle_rule(ban=ren_yi, 12/7/f),
    once(idle_rule(ban=ren_yi, n(13/3)/ren_yi)),
    \+ idle_rule(ban=ren_yi, n(13/5)/jie).

:- end_tests(idle).


:- begin_tests(tried).

test(tried_finding_1_01_what_a_reading_breaks, Broken == ['13-5']) :-
    tried_start([]),
    tried_part([breaks(ban=ren_yi, '13-5'), breaks(ban=ren_yi, '13-3')], 2),
    findall(Id, tried_finding(finding(reading_breaks, breaks(ban=ren_yi, Id), _)), Broken).
test(trial_1_01_what_hangs_on_the_reading) :-
    tried_start([]),
    findall(Trial, trial(Trial), Trials),
    memberchk(breaks(fan_zhi=fei, '15-1'), Trials),
    \+ memberchk(breaks(fan_zhi=fei, '13-5'), Trials),
    \+ memberchk(breaks(ban=jie, _), Trials).
test(tried_part_2_01_under_another_reading, Failing == ['13-5b']) :-
    tried_start([ban=ren_yi]),
    tried_part([example('13-5b'), example('13-3')], 1),
    findall(Id, tried_finding(finding(example, example(Id), _)), Failing).
test(finding_witness_3_02_of_an_example) :-
    tried_start([]),
    tried_part([breaks(ban=ren_yi, '13-5')], 1),
    once(tried_finding(Finding)),
    finding_witness(Finding, 坤-艮-Options, shown(why, Pan-fan_yin(Pan, fan(卦(內), _)), Goals, _)),
    memberchk(readings([ban=ren_yi]), Options),
    memberchk(\+ fan_yin(_, fan(卦(內), 輕)), Goals),
    memberchk(fan_yin(_, fan(卦(內), 非)), Goals).

:- end_tests(tried).


%   counts(+Jobs, -Counts): what hangs on a reading in some hexagrams, counted by so many threads.

counts(Jobs, Counts) :-
    sensitivity_start([dong_kong=quan_dong]),
    sensitivity_part([復, 需, 乾, 困], Jobs),
    findall(P-Count, sensitivity(hangs(dong_kong, quan_dong, P, Count, _, _, _)), Unsorted),
    sort(Unsorted, Counts).

:- begin_tests(sensitivity).

test(sensitivity_example_4_01) :-
    sensitivity_start([fan_zhi=fei]),
    sensitivity_part([復], 2),
    Hangs = hangs(fan_zhi, fei, sheng_jiang/3, Count, Of, 復-_, _),
    once(sensitivity(Hangs)),
    0 < Count, Count < Of,
    sensitivity_example(Hangs, _, [sheng_jiang(Pan, _, K)], []),
    zhi_gua(Pan, 復),
    memberchk(K, [升, 降]).
test(sensitivity_1_02_of_what_is_said_of_another) :-
    sensitivity_start([hun_bi=shi_ying]),
    sensitivity_part([需, 乾], 2),
    findall(P-Count, sensitivity(hangs(hun_bi, shi_ying, P, Count, _, _, _)), Found),
    Found == [hun_bi/2-46080, duan_14/4-46080],
    once(sensitivity(Hangs)),
    sensitivity_example(Hangs, 需-需-Options, [], [hun_bi(_, 遊魂)]),
    memberchk(use(應), Options).
test(sensitivity_1_03_whatever_the_threads) :-
    counts(1, Alone),
    counts(2, Shared),
    Alone == Shared.
test(switch_3_01_every_reading, [forall(( reading_option(Name, _, _) )), nondet]) :-
    switch(Name, _, [_|_]).

:- end_tests(sensitivity).


:- begin_tests(baseline).

% Every place where the text is known to be at odds with itself is borne out by some
% finding, and every finding says why it is known.

test(known_4_01_every_tension, [forall(at_odds(N, _, _, _))]) :-
    once(known(_, tension(N), _, _)).
test(known_4_02_grounds, [forall(known(Key, Ground, Zh, En))]) :-
    atom(Key),
    string(Zh), string(En),
    Zh \== "", En \== "",
    ground_passages(Ground, Passages),
    Passages = [_|_],
    forall(( member(Passage, Passages), Passage \= outer(_), Passage \== base ), passage(Passage, _, _, _)).
test(known_4_03_once) :-
    findall(Key, known(Key, _, _, _), Keys),
    sort(Keys, Set),
    same_length(Keys, Set).
test(known_4_04_kinds, [forall(known(Key, _, _, _)), nondet]) :-
    finding_kind(Kind, _, _, _),
    atom_concat(Kind, ': ', Prefix),
    sub_atom(Key, 0, _, _, Prefix).
test(at_odds_4_01_numbers, Numbers == All) :-
    findall(N, at_odds(N, _, _, _), Numbers),
    numlist(1, 19, All).

% What is told in English can be read by one who reads no Chinese, what is told in
% Chinese has no code in it but the names of readings.

test(finding_text_3_01_in_either_language, [forall(told(_, Zh, En))]) :-
    forall(sub_atom(En, _, 1, _, Sign), ( char_code(Sign, Code), between(0x20, 0x7E, Code) )),
    \+ sub_atom(En, _, _, _, ' _ '),
    \+ sub_atom(Zh, _, _, _, '(').
test(finding_text_3_02_of_what_is_sought_in_vain, [true(Texts == Expected)]) :-
    Finding = finding(unshown, illustrated(16/1, (zhi(Pan, Yao, 亥), bian_zhi(Pan, Yao, 子))), none),
    findall(Text, ( member(Lang, [zh, en]), finding_text(Lang, Finding, Text) ), Texts),
    Expected = ["所舉無卦可現：一爻自亥化子",
                "what the text names and no cast can show: a line of the Pig that turns into the Rat"].

told(Key, Zh, En) :- known(Key, _, Zh, En).
told(N, Zh, En) :- at_odds(N, _, Zh, En).
told(Finding, Zh, En) :-
    (   agree(Passages, A, B),
        Finding = finding(disagreement, apart(Passages, A, B), none)
    ;   illustrated(Passage, Goal),
        Finding = finding(unshown, illustrated(Passage, Goal), none)
    ;   due(Head, When),
        functor(Head, Name, Arity),
        Finding = finding(hole, due(Name/Arity, When), none)
    ),
    finding_text(zh, Finding, Zh),
    finding_text(en, Finding, En).

% A passage shows what is known of it and of its rules.

keys_at(Passage, Keys) :- findall(Key, lookup:finding_at(Passage, [key-Key|_]), Keys).

test(finding_at_2_01_of_a_rule_from_it, [forall(member(P, [12/5, n(12/6)]))]) :-
    keys_at(P, Keys),
    memberchk('overlap: 12.5/a by 12.6n/d', Keys).
test(finding_at_2_02_of_what_it_is_at_odds_with, [forall(member(P, [n(12/7), outer(41)]))]) :-
    keys_at(P, Keys),
    memberchk('disagreement: 12.7n, outer 41 fu_chu(A, 同出) without \\+fei_jin(A)', Keys).
test(finding_at_2_03_each_reason_once) :-
    findall(Zh-En, lookup:finding_at(13/9, [_, zh-Zh, en-En]), Said),
    Said = [_],
    findall(Key, ( known(Key, _, _, _), sub_atom(Key, _, _, _, ' 13.9/') ), [_, _]).
test(finding_at_2_04_of_no_other, [forall(member(P, [12/1, n(13/5), 15/4])), true(Others == [])]) :-
    keys_at(P, Keys),
    citation_key(P, Name),
    findall(Key,
            ( member(Key, Keys),
              \+ sub_atom(Key, _, _, _, Name),
              known(Key, Ground, _, _),
              ground_passages(Ground, Passages),
              \+ memberchk(P, Passages)
            ),
            Others).

:- end_tests(baseline).
