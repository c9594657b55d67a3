:- encoding(utf8).
:- module(test_find, []).

:- use_module('../../kb/yimao').
:- use_module('../../kb/check/find').
:- use_module('../../kb/check/over').
:- use_module('../../kb/check/worlds').
:- use_module('../../kb/engine/goal').
:- use_module('../../kb/tables/hexagrams', [liu_shi_si_gua/3]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(random)).

%   sought(+Text, +Options, +Group, -Sought): of the goal Text, asked as Options say.

sought_text(Text, Options, Group, Sought) :-
    read_goal(Text, Goal, Bindings),
    cast_pan(乾, Options, Like),
    sought(Goal, Bindings, Like, Group, Sought).

space(Text, Options, Space) :-
    sought_text(Text, Options, none, Sought),
    sought_space(Sought, Space).

part(Text, Options, Group, Hexagrams, Found) :-
    sought_text(Text, Options, Group, Sought),
    find_part(Sought, Hexagrams, 1, 3, Found).

hexagrams(Names) :- findall(Name, liu_shi_si_gua(Name, _, _), Names).

%   change_indexes(+Ben, +Bian, +Times, -Indexes): the casts of one change.

change_indexes(Ben, Bian, Times, Indexes) :-
    hexagrams(Names),
    once(nth0(N1, Names, Ben)),
    once(nth0(N2, Names, Bian)),
    From is (N1 * 64 + N2) * Times,
    To is From + Times - 1,
    numlist(From, To, Indexes).

%   Goals of every kind that the masks judge, and what is asked.

masked_goal("fu_chu(Pan, Yao, 出), dong(Pan, Yao), Yao > 2, shi_yao(Pan, Yao)", []).
masked_goal("B = 內, yue_po(Pan, Zhi), gua(Pan, B, Gua), member(Gua, [乾, 兌, 離, 震]), zhi(Pan, Yao, Zhi), Yao \\= 1", []).
masked_goal("fei_fu(Pan, Yao, K), \\+ dong(Pan, Yao), Known = K, liu_qin(Pan, Yao, Kin), Kin \\== 官鬼, member(Known, [飛生伏, 飛克伏])", []).
masked_goal("fan_yin(Pan, fan(卦(_), 重)), mu_jue(Pan, _, 真)", []).
masked_goal("fu_chu(Pan, Yao, 出) ; jin_tui(Pan, Yao, 大進)", []).
masked_goal("dong(Pan, Yao), \\+ bian_hua(Pan, Yao, 變), Yao > 2", []).
masked_goal("forall(dong(Pan, Yao), fu_wei(Pan, Yao, 動下)), an_dong(Pan, _)", []).
masked_goal("ri_chen(Pan, _, Zhi), zhi(Pan, Yao, Zhi), yue_jian(Pan, Yue), Yue \\== Zhi, shi_yao(Pan, Yao)", []).
masked_goal("\\+ ( shi_yao(Pan, Yao), zhi(Pan, Yao, Zhi), xun_kong(Pan, Zhi) ), sheng_ke(Pan, 官鬼, K), K \\= 無動", []).
masked_goal("hun(Pan, K), \\+ dong(Pan, 1)", [use(世)]).
masked_goal("hun(Pan, K)", []).
masked_goal("hun_yong(Pan, K), \\+ dong(Pan, 1)", [use(世)]).
masked_goal("hun_yong(Pan, K)", [use(官鬼)]).
masked_goal("between(1, 3, N), fei_fu(Pan, N, 飛空), M is N + 1, jing(Pan, M)", []).
masked_goal("fu_chu(Pan, Yao, D), member(D, [少露, 不露])", [readings([fei_kong=bu_chu])]).

finer_goal("you_wu(Pan, 妻財, 無而有(干化))", []).
finer_goal("gan_hua(Pan, Yao, _, 月)", []).
finer_goal("sheng_jiang(Pan, Yao, 真升), dong(Pan, Yao)", []).
finer_goal("\\+ gua_hou(Pan, 乾, 旺)", []).
finer_goal("duan(Pan, 疾病, Ground, Verdict), \\+ duan(Pan, 疾病, _, 大凶)", [topic(疾病), use(世)]).
finer_goal("duan_18(Pan, Topic, Ground, Verdict), shi_yao(Pan, Yao)", [topic(疾病), use(官鬼)]).


:- begin_tests(find_space).

test(space_masks, Space == space(masks, 2949120, [], false)) :-
    space("fan_yin(Pan, fan(卦(_), 重)), mu_jue(Pan, _, 真)", [], Space).
test(space_finer, Space == space(masks, 88473600, [month_gan], false)) :-
    space("yue_gan(Pan, 甲)", [], Space).
test(space_of_all, Fields == [hou, month_gan, term]) :-
    space("gan_hua(Pan, _, _, _)", [], space(masks, _, Fields, _)).
test(space_of_the_term, Fields == [hou, term]) :-
    space("hou(Pan, 2)", [], space(masks, _, Fields, _)).
test(space_asks, Space == space(masks, 2949120, [], true)) :-
    space("\\+ wen_yong(Pan, 世)", [], Space).
test(space_casts, [forall(member(Goal, [ "findall(Y, dong(Pan, Y), Ys), length(Ys, 3)",
                                        "aggregate_all(count, dong(Pan, _), N), N > 2",
                                        "( dong(Pan, 1) -> dong(Pan, 2) ; jing(Pan, 2) )",
                                        "\\+ findall(Y, dong(Pan, Y), [])" ])),
                   How == casts]) :-
    space(Goal, [], space(How, _, _, _)).
test(space_casts_finer, Fields == [hou, term]) :-
    space("findall(K, hou(Pan, K), [_])", [], space(casts, _, Fields, _)).

:- end_tests(find_space).


:- begin_tests(find_refused).

test(refused_group, throws(refused(bad_request, _, _))) :-
    sought_text("dong(Pan, Yao)", [], 'Line', _).
test(refused_other_chart, throws(refused(not_allowed, _, _))) :-
    sought_text("dong(Pan, Yao), dong(Other, Yao)", [], none, _).
test(refused_other_chart_within, throws(refused(not_allowed, _, _))) :-
    sought_text("\\+ forall(dong(Pan, Yao), jing(Other, Yao))", [], none, _).
test(refused_named_casts, throws(refused(not_allowed, _, _))) :-
    sought_text("pan(Name, Other), dong(Pan, 1)", [], none, _).
test(table_has_no_chart) :-
    sought_text("chong(子, Zhi), yue_jian(Pan, Zhi)", [], none, _).

:- end_tests(find_refused).


:- begin_tests(find_part).

test(part_of_the_chart_alone, Count-Groups == 46080-[]) :-
    part("ben_gua(Pan, 乾)", [], none, [乾, 坤], found(Count, _, Groups)).
test(part_never, Found == found(0, [], [])) :-
    part("ben_gua(Pan, 乾)", [], hexagram, [坤], Found).
test(part_of_a_month, Groups == [丑-3840]) :-
    part("yue_jian(Pan, 丑)", [], month, [乾], found(_, _, Groups)).
test(part_of_a_day, Groups == [甲子-768]) :-
    part("ri_chen(Pan, 甲, 子)", [], day, [乾], found(_, _, Groups)).
test(part_of_changes, [Count, Length, Least] == [23040, 32, 720]) :-
    part("dong(Pan, 1)", [], changed, [乾], found(Count, _, Groups)),
    length(Groups, Length),
    findall(N, member(_-N, Groups), Ns),
    min_list(Ns, Least).
test(part_of_values_counts_a_cast_for_each, Groups == [1-23040, 2-23040, 3-23040]) :-
    part("dong(Pan, Yao), Yao < 4", [], 'Yao', [乾], found(_, _, Groups)).
test(part_of_a_value_left_open, Groups == ['_'-46080]) :-
    part("ben_gua(Pan, 乾), X = _", [], 'X', [乾], found(_, _, Groups)).
test(part_shared_is_the_same, Same == same) :-
    sought_text("fu_chu(Pan, Yao, 半出)", [], month, Sought),
    hexagrams(Names),
    length(Few, 6),
    append(Few, _, Names),
    find_part(Sought, Few, 1, 4, Alone),
    find_part(Sought, Few, 2, 4, Shared),
    ( Alone == Shared -> Same = same ; Same = Alone-Shared ).
test(part_at_all_pentads, Count == 14400) :-
    part("jie_qi(Pan, 冬至), ben_gua(Pan, 乾), zhi_gua(Pan, B), member(B, [乾, 坤]), hou(Pan, 1), yue_gan(Pan, G)",
         [], none, [乾], found(Count0, _, _)),
    Count is Count0 * 24.
test(witness_is_one_of_the_fewest_moving, Moving == [1, 1, 1]) :-
    part("dong(Pan, _)", [], none, [乾, 坤], found(_, Witnesses, _)),
    findall(N, ( member(Pan-_, Witnesses), dong_shu(Pan, N) ), Moving).
test(witness_has_the_values, [forall(masked_goal(Text, Options))]) :-
    sought_text(Text, Options, none, Sought),
    find_part(Sought, [困], 1, 2, found(_, Witnesses, _)),
    forall(member(Pan-Named, Witnesses), holds_with(Text, Pan, Named)).

holds_with(Text, Pan, Named) :-
    read_goal(Text, Goal, Bindings),
    memberchk('Pan'=Pan, Bindings),
    forall(member(Name=Value, Named), memberchk(Name=Value, Bindings)),
    once(solve_goal(Goal)).

:- end_tests(find_part).


:- begin_tests(find_agrees).

%   The masks against the goal run on one cast after another: every month and day
%   of changes picked by chance.

test(find_agrees, [forall(masked_goal(Text, Options)), Masked == Tried]) :-
    hexagrams(Names),
    random_member(Ben, Names),
    random_member(Bian, Names),
    sought_text(Text, Options, changed, Sought),
    sought_space(Sought, space(masks, Size, _, _)),
    Times is Size // 4096,
    find_part(Sought, [Ben], 1, 0, found(_, _, Groups)),
    ( memberchk(Bian-Masked, Groups) -> true ; Masked = 0 ),
    change_indexes(Ben, Bian, Times, Indexes),
    find_casts(Sought, Indexes, 0, found(Tried, _, _)).

test(find_agrees_at_finer_times, [forall(finer_goal(Text, Options)), Wrong == []]) :-
    once(wrong_casts(Text, Options, Wrong)).

%   wrong_casts(+Text, +Options, -Wrong): of some casts of a change picked by chance
%   those where the masks and the goal run on the cast do not agree.

wrong_casts(Text, Options, Wrong) :-
    sought_text(Text, Options, none, Sought),
    sought_space(Sought, space(masks, Size, _, _)),
    hexagrams(Names),
    random_member(Ben, Names),
    random_member(Bian, Names),
    Times is Size // 4096,
    change_indexes(Ben, Bian, Times, All),
    findall(Index, ( between(1, 150, _), random_member(Index, All) ), Few),
    All = [From|_],
    held(Text, Options, Ben, Bian, Worlds),
    findall(Index,
            ( member(Index, Few),
              find_casts(Sought, [Index], 0, found(Tried, _, _)),
              World is Index - From,
              Tried =\= getbit(Worlds, World)
            ),
            Wrong).

held(Text, Options, Ben, Bian, Worlds) :-
    read_goal(Text, Goal, Bindings),
    memberchk('Pan'=Pan, Bindings),
    cast_pan(Ben-Bian, Options, Pan),
    over(Pan, [Goal], [Over]),
    worlds_of(Over, Goal, Worlds).

:- end_tests(find_agrees).


:- begin_tests(find_casts).

test(casts_of_one_change, Groups == [1-720, 2-720]) :-
    sought_text("findall(Y, dong(Pan, Y), Ys), member(Yao, Ys), Yao < 3", [], 'Yao', Sought),
    change_indexes(乾, 坤, 720, Indexes),
    find_casts(Sought, Indexes, 2, found(720, [_, _], Groups)).
test(casts_by_month_and_day, Groups == [子-60]) :-
    sought_text("yue_jian(Pan, 子), findall(Y, dong(Pan, Y), [])", [], month, Sought),
    change_indexes(乾, 乾, 720, Indexes),
    find_casts(Sought, Indexes, 0, found(60, [], Groups)).
test(casts_in_their_order, Casts == [子-甲-子, 子-乙-丑]) :-
    sought_text("aggregate_all(count, dong(Pan, _), 0)", [], none, Sought),
    change_indexes(乾, 乾, 720, Indexes),
    find_casts(Sought, Indexes, 2, found(_, Witnesses, _)),
    findall(Zhi-Gan-Day, ( member(Pan-_, Witnesses), yue_jian(Pan, Zhi), ri_chen(Pan, Gan, Day) ), Casts).

:- end_tests(find_casts).
