:- encoding(utf8).
:- module(test_ch12_fei_fu, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module('../../kb/engine/notation').
:- use_module('../../kb/engine/prover').
:- use_module('../../kb/tables/stems_branches').
:- use_module('../../kb/tables/phases').
:- use_module('../../kb/tables/trigrams').
:- use_module('../../kb/tables/hexagrams').
:- use_module('../../kb/tables/palaces').
:- use_module('../../kb/tables/na_jia').
:- use_module('../../kb/tables/passages').
:- use_module('../../kb/chart/pan').
:- use_module('../../kb/chart/cast').
:- use_module('../../kb/chart/state').
:- use_module('../../kb/chapters/ch12_fei_fu').
:- use_module('../../kb/chapters/ch17_you_wu', [you_wu/3]).
:- use_module('../../kb/check/masked').

%   at(+Hexagrams, +Month, +Day, +Readings, -Pan)

at(Hexagrams, Month, Day, Readings, Pan) :-
    cast_pan(Hexagrams, [month(Month), day(Day), readings(Readings)], Pan).

%   By the line above it the hidden line under Yao is Degree by the rule Citation
%   (each of Fei), and all told it is of the degrees Fu.

out(Hexagrams, Month, Day, Readings, Yao, Fei-Fu) :-
    at(Hexagrams, Month, Day, Readings, Pan),
    findall(Degree-Citation, traced(chu_fou(Pan, Yao, Degree), by(Citation, _, _)), Fei),
    findall(Degree, fu_chu(Pan, Yao, Degree), Fu0),
    sort(Fu0, Fu).


:- begin_tests(qiu_fu).

sought(Hexagrams, Options, Use, Whys) :-
    cast_pan(Hexagrams, Options, Pan),
    findall(Why, qiu_fu(Pan, Use, Why), Whys).

% 姤 has no 妻財; 困 has 官鬼 on 午 (3) alone, 父母 on 辰 and 未 (2, 6).

test(qiu_fu_3_01_lacking, Whys == [無用]) :-
    sought(姤, [month(辰), day(甲-子)], 妻財, Whys).
test(qiu_fu_3_02_lacking_whatever_the_time, Whys == [無用]) :-
    sought(姤, [], 妻財, Whys).
test(qiu_fu_3_03_showing_and_unharmed, Whys == []) :-
    sought(姤, [month(辰), day(甲-子)], 父母, Whys).
test(qiu_fu_3_04_its_only_line_broken, Whys == [有病]) :-
    sought(困-兌, [month(子), day(戊-寅)], 官鬼, Whys).
test(qiu_fu_3_05_not_broken_on_the_day, Whys == []) :-
    sought(困-兌, [month(子), day(壬-午)], 官鬼, Whys).
test(qiu_fu_3_06_its_only_line_void, Whys == [有病]) :-
    sought(困, [month(卯), day(甲-申)], 官鬼, Whys).
test(qiu_fu_3_07_void_but_moving, Whys == []) :-
    sought(困-大過, [month(卯), day(甲-申)], 官鬼, Whys).
test(qiu_fu_3_08_one_of_two_lines_unharmed, Whys == []) :-
    sought(困, [month(戌), day(甲-寅)], 父母, Whys).
test(qiu_fu_3_09_two_lines_each_in_its_own_way, Set == [有病]) :-
    sought(困, [month(戌), day(甲-申)], 父母, Whys),
    sort(Whys, Set).
test(qiu_fu_3_10_for_kin_alone, Uses == [妻財]) :-
    at(困, 申, 甲-午, [], Pan),
    once(( po_yao(Pan, 1), shi_yao(Pan, 1) )),
    findall(Use, qiu_fu(Pan, Use, _), Uses).

:- end_tests(qiu_fu).


:- begin_tests(fu_gua).

%   The hidden hexagram of 12.2n told by the lines themselves.

turned(陽, 陰).
turned(陰, 陽).

lines(Gua, [A, B, C, D, E, F]) :-
    liu_shi_si_gua(Gua, Wai, Nei),
    ba_gua(Nei, A, B, C),
    ba_gua(Wai, D, E, F).

told(Gua, Hidden) :-
    ba_gong(Gua, Gong, Stage),
    lines(Gua, Lines),
    liu_shi_si_gua(Pure, Gong, Gong),
    lines(Pure, Own),
    told(Stage, Lines, Own, Under),
    lines(Hidden, Under),
    !.

told(八純, Lines, _, Under) :- maplist(turned, Lines, Under).
told(遊魂, [A, B, C|_], [_, _, _, D, E, F], [X, Y, Z, U, V, F]) :-
    maplist(turned, [A, B, C, D, E], [X, Y, Z, U, V]).
told(歸魂, [A, B, C|_], [_, _, _, D, E, F], [X, Y, Z, D, E, F]) :- maplist(turned, [A, B, C], [X, Y, Z]).
told(Stage, _, Own, Own) :- memberchk(Stage, [一世, 二世, 三世, 四世, 五世]).

test(fu_gua_3_01_as_the_text_has_it, [forall(member(Gua-Hidden,
                                                    [ 乾-坤, 坤-乾, 姤-乾, 遁-乾, 否-乾, 觀-乾, 剝-乾, 晉-大畜, 大有-否,
                                                      震-巽, 坎-離, 艮-兌 ]))]) :-
    cast_pan(Gua, [], Pan),
    findall(Wai-Nei, fu_gua(Pan, Nei, Wai), [Outer-Inner]),
    liu_shi_si_gua(Hidden, Outer, Inner).
test(fu_gua_3_02_all_sixty_four, [forall(liu_shi_si_gua(Gua, _, _))]) :-
    told(Gua, Hidden),
    liu_shi_si_gua(Hidden, Wai, Nei),
    cast_pan(Gua, [], Pan),
    findall(Inner-Outer, fu_gua(Pan, Inner, Outer), [Nei-Wai]).
test(fu_gua_3_03_whatever_it_turns_into) :-
    forall(( liu_shi_si_gua(Gua, _, _), cast_pan(Gua, [], Pan), fu_gua(Pan, Nei, Wai), liu_shi_si_gua(Bian, _, _) ),
           ( cast_pan(Gua-Bian, [], Other),
             fu_gua(Other, Nei, Wai)
           )).
test(fu_gua_3_04_nothing_hides_itself) :-
    forall(( liu_shi_si_gua(Gua, Wai, Nei), cast_pan(Gua, [], Pan) ), \+ fu_gua(Pan, Nei, Wai)).
test(fu_shen_3_01_every_hidden_line) :-
    forall(( liu_shi_si_gua(Gua, _, _), cast_pan(Gua, [], Pan) ),
           ( told(Gua, Hidden),
             cast_pan(Hidden, [], Under),
             gong(Pan, Gong),
             gua_xing(Gong, Own),
             forall(yao(Pan, Yao),
                    ( gan(Under, Yao, Gan),
                      zhi(Under, Yao, Zhi),
                      xing(Under, Yao, Xing),
                      qin_shu(Own, Xing, Kin),
                      findall(G-Z-X-Q,
                              ( fu_gan(Pan, Yao, G), fu_shen(Pan, Yao, Z), fu_xing(Pan, Yao, X), fu_qin(Pan, Yao, Q) ),
                              [Gan-Zhi-Xing-Kin])
                    ))
           )).
test(fu_shen_3_02_unbound, Count == 6) :-
    cast_pan(困, [], Pan),
    aggregate_all(count, fu_shen(Pan, _, _), Count).
test(fu_qin_3_01_by_kin, Yaos == [1]) :-
    cast_pan(困, [], Pan),
    findall(Yao, fu_qin(Pan, Yao, 官鬼), Yaos).

:- end_tests(fu_gua).


:- begin_tests(fu_wei).

test(fu_wei_3_01_at_rest, Wei == [1-世下, 2-靜下, 3-靜下, 4-靜下, 5-靜下, 6-靜下]) :-
    cast_pan(困, [], Pan),
    findall(Yao-W, ( yao(Pan, Yao), fu_wei(Pan, Yao, W) ), Wei).
test(fu_wei_3_02_moving_and_shi_wins, Wei == [1-世下, 2-動下, 3-靜下, 4-靜下, 5-靜下, 6-靜下]) :-
    cast_pan(困-隨, [], Pan),
    dong(Pan, 1),
    findall(Yao-W, ( yao(Pan, Yao), fu_wei(Pan, Yao, W) ), Wei).
test(fu_wei_3_03_hidden_movement_rests, W == 靜下) :-
    at(乾, 寅, 甲-子, [], Pan),
    findall(X, ( an_dong(Pan, 4), fu_wei(Pan, 4, X) ), [W]).
test(fu_ci_3_01_ranks, Ranks == [1-1, 2-2, 3-3]) :-
    cast_pan(困-隨, [], Pan),
    findall(Yao-Rank, ( member(Yao, [1, 2, 3]), fu_ci(Pan, Yao, Rank) ), Ranks).
test(fu_li_3_01, [forall(member(Month-Day-K, [ 寅-(甲-子)-得力, 巳-(甲-子)-得力, 子-(甲-寅)-得力, 子-(甲-午)-得力,
                                               申-(甲-子)-無力, 未-(甲-申)-無力 ])),
                  true(Found == [K])]) :-
    at(乾, Month, Day, [], Pan),                        % 巳 under line 2
    findall(F, fu_li(Pan, 2, F), Found).
test(fu_li_3_02_one_of_two_always) :-
    forall(( di_zhi(_, Month), gan_zhi(_, Gan, Day), at(乾, Month, Gan-Day, [], Pan), yao(Pan, Yao) ),
           ( fu_xing(Pan, Yao, Xing),
             (   member(Zhi, [Month, Day]),
                 zhi_xing(Zhi, Own),
                 zhu(Own, Xing)
             ->  K = 得力
             ;   K = 無力
             ),
             findall(F, fu_li(Pan, Yao, F), Found),
             sort(Found, [K])
           )).

:- end_tests(fu_wei).


:- begin_tests(fei_fu).

relations(Hexagrams, Month, Day, Yao, Set) :-
    at(Hexagrams, Month, Day, [], Pan),
    findall(R, fei_fu(Pan, Yao, R), All),
    sort(All, Set).

test(fei_fu_3_01_by_phase, Rels == [飛克伏, 飛生伏, 伏生飛, 飛助伏, 飛助伏, 飛助伏]) :-
    cast_pan(姤, [], Pan),
    findall(R, ( yao(Pan, Yao), fei_fu(Pan, Yao, R) ), Rels).
test(fei_fu_3_02_hidden_controls, Rels == [1, 3]) :-
    cast_pan(乾, [], Pan),
    findall(Yao, fei_fu(Pan, Yao, 伏克飛), Rels).
test(fei_fu_3_03_void, Set == [飛生伏, 飛空]) :-
    relations(乾, 子, 甲-辰, 2, Set).
test(fei_fu_3_04_void_but_moving, Set == [飛生伏]) :-
    relations(乾-同人, 子, 甲-辰, 2, Set).
test(fei_fu_3_05_broken, Set == [飛生伏, 飛破]) :-
    relations(乾, 申, 甲-子, 2, Set).
test(fei_fu_3_06_broken_but_moving, Set == [飛生伏]) :-
    relations(乾-同人, 申, 甲-子, 2, Set).
test(fei_fu_3_07_scattered, Set == [飛散, 飛生伏]) :-
    relations(乾, 辰, 甲-子, 4, Set).
test(fei_fu_3_08_strong_is_not_scattered, Set == [飛生伏]) :-
    relations(乾, 寅, 甲-子, 4, Set).
test(fei_fu_3_09_scattered_but_moving, Set == [飛生伏]) :-
    relations(乾-小畜, 辰, 甲-子, 4, Set).

% 伏絕飛 over all casts: what it may stand beside, and what no cast shows.

test(fei_fu_3_10_extinct, Cases == [土-巳-飛生伏, 水-巳-伏克飛, 火-亥-飛克伏]) :-
    findall(Xing-Zhi-R,
            ( liu_shi_si_gua(Gua, _, _),
              cast_pan(Gua, [], Pan),
              fei_fu(Pan, Yao, 伏絕飛),
              fei_fu(Pan, Yao, R),
              R \== 伏絕飛,
              zhi(Pan, Yao, Zhi),
              fu_xing(Pan, Yao, Xing)
            ),
            All),
    sort(All, Cases).
test(fei_fu_3_11_one_relation_of_phase_to_each_line) :-
    forall(( liu_shi_si_gua(Gua, _, _), cast_pan(Gua, [], Pan), yao(Pan, Yao) ),
           ( xing(Pan, Yao, Fei),
             fu_xing(Pan, Yao, Fu),
             relation(Fei, Fu, Relation),
             findall(R, ( fei_fu(Pan, Yao, R), R \== 伏絕飛 ), [Relation]),
             fu_shen(Pan, Yao, Hidden),
             zhi(Pan, Yao, Zhi),
             zhi_xing(Hidden, Fu),
             (   shi_er_gong(Fu, Zhi, 絕)
             ->  fei_fu(Pan, Yao, 伏絕飛)
             ;   \+ fei_fu(Pan, Yao, 伏絕飛)
             )
           )).

:- end_tests(fei_fu).


%   The relation of a hidden phase to the flying one.

relation(Xing, Xing, 飛助伏) :- !.
relation(Fei, Fu, 飛生伏) :- sheng(Fei, Fu), !.
relation(Fei, Fu, 伏生飛) :- sheng(Fu, Fei), !.
relation(Fei, Fu, 飛克伏) :- ke(Fei, Fu), !.
relation(Fei, Fu, 伏克飛) :- ke(Fu, Fei).


:- begin_tests(chu).

filled(Gua, Month, Day, Yao, Degree) :-
    at(Gua, Month, Day, [], Pan),
    once(shi_kong(Pan, Yao, Degree)).

% 12.5: the ways out, under a resting line. Flying/hidden of the lines used:
% 乾 1 子/未, 2 寅/巳, 4 午/丑; 坤 1 未/子, 2 巳/寅; 姤 3 酉/辰, 4 午/午.

test(chu_5_01_fei_sheng_fu, Out == [出-12/5/a]-[出]) :-
    out(乾, 辰, 甲-子, [], 2, Out).
test(chu_5_02_fei_zhu_fu, Out == [出-12/5/b]-[出]) :-
    out(姤, 辰, 乙-丑, [], 4, Out).
test(chu_5_03_fu_ke_fei, Out == [出-12/5/d]-[出]) :-
    out(乾, 辰, 乙-丑, [], 1, Out).
test(chu_5_04_fei_kong_lets_out_fei_ke_fu, Out == [出-12/5/c]-[出]) :-
    out(坤, 寅, 甲-申, [], 1, Out).
test(chu_5_05_fei_kong_lets_out_fu_sheng_fei, Out == [出-12/5/c]-[出]) :-
    out(姤, 寅, 甲-戌, [], 3, Out).
test(chu_5_06_fei_kong_lets_out_nothing_else, Out == [出-12/5/a]-[出]) :-
    out(乾, 子, 甲-辰, [], 2, Out).
test(chu_5_07_not_void, Out == [不出-12/6/a]-[不出]) :-
    out(坤, 寅, 甲-午, [], 1, Out).
test(chu_5_08_void_on_the_month, Out == [不出-12/6/a]-[不出]) :-
    out(坤, 未, 甲-申, [], 1, Out).

% The struck void line.

test(chu_5_09_full, Out == [不露-n(12/5)/e]-[不露]) :-
    out(坤, 巳, 己-丑, [], 1, Out).
test(chu_5_10_in_part, Out == [少露-n(12/5)/f]-[少露]) :-
    out(坤, 卯, 己-丑, [], 1, Out).
test(chu_5_11_full_over_what_feeds_it, Out == [不露-n(12/5)/e]-[不露]) :-
    out(姤, 申, 己-卯, [], 3, Out).
test(chu_5_12_in_part_over_what_feeds_it, Out == [少露-n(12/5)/f]-[少露]) :-
    out(姤, 午, 己-卯, [], 3, Out).
test(chu_5_13_the_other_relations_are_not_touched, Out == [出-12/5/a]-[出]) :-
    filled(乾, 子, 戊-申, 2, 全實),
    out(乾, 子, 戊-申, [], 2, Out).
test(chu_5_14_struck_but_not_void, Out == [不出-12/6/a, 不出-12/6/c]-[不出]) :-
    out(坤, 卯, 乙-丑, [], 1, Out).

% 12.6: what keeps it in.

test(chu_6_01_fei_po, Out == [不出-12/6/b]-[不出]) :-
    out(乾, 申, 甲-子, [], 2, Out).
test(chu_6_02_not_broken_on_the_day, Out == [出-12/5/a]-[出]) :-
    out(乾, 申, 甲-寅, [], 2, Out).
test(chu_6_03_fei_san, Out == [不出-12/6/c]-[不出]) :-
    out(乾, 辰, 甲-子, [], 4, Out).
test(chu_6_04_strong_is_not_scattered, Out == [出-12/5/a]-[出]) :-
    out(乾, 寅, 甲-子, [], 4, Out).
test(chu_6_05_fei_zhu_fu_broken, Out == [不出-12/6/b]-[不出]) :-
    out(姤, 子, 乙-丑, [], 4, Out).
test(chu_6_06_fei_kong_broken, Out == [不出-12/6/b]-[不出]) :-
    out(坤, 丑, 甲-申, [], 1, Out).
test(chu_6_07_fu_ke_fei_minds_no_break, [forall(member(FeiPo, [bu_chu, chu])), true(Out == [出-12/5/d]-[出])]) :-
    out(乾, 午, 甲-戌, [fei_po=FeiPo], 1, Out).
test(chu_6_08_nor_death_nor_tomb, Out == [出-12/5/d]-[出]) :-
    at(乾, 辰, 甲-戌, [], Pan),
    once(( wang_shuai(Pan, 水, 死), chang_sheng(Pan, 水, 辰, 墓) )),
    out(乾, 辰, 甲-戌, [], 1, Out).
test(chu_6_09_but_it_minds_scattering, [forall(member(FeiPo, [bu_chu, chu])), true(Out == [不出-12/6/c]-[不出])]) :-
    out(乾, 辰, 甲-午, [fei_po=FeiPo], 1, Out).
test(chu_6_10_broken_and_scattered, [forall(member(FeiPo, [bu_chu, chu])), true(Out == [不出-12/6/c]-[不出])]) :-
    out(乾, 午, 丙-午, [fei_po=FeiPo], 1, Out).

% 伏絕飛 overrules, whatever else: 臨 1 巳/未 (飛生伏), 漸 5 巳/子 (伏克飛), 明夷 3
% 亥/午 (飛克伏).

test(chu_6_11_fu_jue_fei_over_fei_sheng_fu, Out == [不出-12/6/d]-[不出]) :-
    out(臨, 辰, 甲-子, [], 1, Out).
test(chu_6_12_fu_jue_fei_over_fu_ke_fei, Out == [不出-12/6/d]-[不出]) :-
    out(漸, 辰, 甲-寅, [], 5, Out).
test(chu_6_13_fu_jue_fei_beside_fei_ke_fu, Out == [不出-12/6/a, 不出-12/6/d]-[不出]) :-
    out(明夷, 卯, 甲-寅, [], 3, Out).
test(chu_6_14_fu_jue_fei_though_void, Out == [不出-12/6/d]-[不出]) :-
    out(明夷, 卯, 甲-子, [], 3, Out).
test(chu_6_15_fu_jue_fei_though_struck_and_full, Out == [不出-12/6/d]-[不出]) :-
    filled(明夷, 申, 己-巳, 3, 全實),
    out(明夷, 申, 己-巳, [], 3, Out).
test(chu_6_16_fu_jue_fei_though_struck_in_part, Out == [不出-12/6/d]-[不出]) :-
    filled(明夷, 未, 己-巳, 3, 不全實),
    out(明夷, 未, 己-巳, [], 3, Out).
test(chu_6_17_fu_jue_fei_whatever_the_reading,
     [forall(( member(FeiPo, [bu_chu, chu]), member(FeiKong, [chu, bu_chu]), member(Gua-Yao, [臨-1, 漸-5, 明夷-3]) ))]) :-
    forall(( di_zhi(_, Month), member(Day, [甲-子, 己-巳, 乙-亥, 甲-午]) ),
           ( out(Gua, Month, Day, [fei_po=FeiPo, fei_kong=FeiKong], Yao, Fei-_),
             findall(Degree, member(Degree-_, Fei), Degrees),
             sort(Degrees, [不出])
           )).

% 12.7: under 世 or a moving line.

test(chu_7_01_shi_fei_sheng_fu, Out == [出-12/7/e]-[出]) :-
    out(乾, 寅, 甲-申, [], 6, Out).
test(chu_7_02_shi_void_and_broken, Out == [出-12/7/e]-[出]) :-
    at(乾, 辰, 甲-子, [], Pan),
    once(( kong_yao(Pan, 6), po_yao(Pan, 6) )),
    out(乾, 辰, 甲-子, [], 6, Out).
test(chu_7_03_shi_fei_ke_fu, Out == [不出-12/7/a]-[不出]) :-
    out(姤, 辰, 甲-午, [], 1, Out).
test(chu_7_04_shi_fei_ke_fu_though_void, Out == [不出-12/7/a]-[不出]) :-
    out(姤, 辰, 甲-寅, [], 1, Out).
test(chu_7_05_shi_fu_sheng_fei, Out == [半出-12/7/c]-[半出]) :-
    out(坤, 寅, 甲-申, [], 6, Out).
test(chu_7_06_moving_fu_sheng_fei, Out == [半出-12/7/c]-[半出]) :-
    out(坤-師, 辰, 甲-子, [], 2, Out).
test(chu_7_07_resting_fu_sheng_fei, Out == [不出-12/7/d]-[不出]) :-
    out(坤, 辰, 甲-子, [], 2, Out).
test(chu_7_08_moving_fei_ke_fu, Out == [不出-12/7/a]-[不出]) :-
    out(坤-復, 寅, 甲-午, [], 1, Out).
test(chu_7_09_moving_fu_ke_fei, Out == [出-12/7/e]-[出]) :-
    out(乾-姤, 辰, 乙-丑, [], 1, Out).
test(chu_7_10_moving_fei_zhu_fu, Out == [出-12/7/e]-[出]) :-
    out(姤-巽, 辰, 乙-丑, [], 4, Out).
test(chu_7_11_moving_broken_or_scattered, [forall(member(Month-Day, [申-(甲-子), 辰-(壬-申)])), true(Out == [出-12/7/e]-[出])]) :-
    out(乾-同人, Month, Day, [], 2, Out).
test(chu_7_12_moving_fu_jue_fei, Out == [不出-12/7/b]-[不出]) :-
    out(臨-師, 辰, 甲-子, [], 1, Out).
test(chu_7_13_shi_fu_jue_fei, Out == [不出-12/7/a, 不出-12/7/b]-[不出]) :-
    out(同人, 辰, 甲-寅, [], 3, Out).

% Its own state, after that.

test(chu_7_14_broken, Out == [出-12/5/a]-[雖出不出]) :-
    out(乾, 亥, 甲-子, [], 2, Out).
test(chu_7_15_broken_but_on_the_day, Out == [出-12/5/a]-[出]) :-
    out(乾, 亥, 己-巳, [], 2, Out).
test(chu_7_16_void_and_weak, Out == [出-12/5/a]-[雖出不出]) :-
    out(乾, 子, 甲-午, [], 2, Out).
test(chu_7_17_void_and_strong, Out == [出-12/5/a]-[過旬出]) :-
    out(乾, 寅, 甲-午, [], 2, Out).
test(chu_7_18_void_but_on_the_month, Out == [出-12/5/a]-[出]) :-
    out(乾, 巳, 甲-午, [], 2, Out).
test(chu_7_19_void_strong_and_broken, Out == [出-12/5/a]-[雖出不出]) :-
    at(乾, 未, 甲-寅, [], Pan),
    once(( kong(Pan, 丑), wang_xiang(Pan, 土) )),
    out(乾, 未, 甲-寅, [], 4, Out).
test(chu_7_20_half_out_and_broken, Out == [半出-12/7/c]-[雖出不出]) :-
    out(坤-師, 申, 甲-子, [], 2, Out).
test(chu_7_21_half_out_and_void, Out == [半出-12/7/c]-[過旬出]) :-
    out(坤-師, 亥, 甲-辰, [], 2, Out).
test(chu_7_22_a_little_and_void, Out == [[少露-n(12/5)/f]-[雖出不出], [少露-n(12/5)/f]-[過旬出]]) :-
    findall(O, ( member(Month, [子, 寅]), out(艮, Month, 戊-戌, [], 1, O) ), Out).
test(chu_7_23_a_little_and_broken, Out == [少露-n(12/5)/f]-[雖出不出]) :-
    out(坤, 寅, 己-巳, [], 5, Out).
test(chu_7_24_in_and_spoilt_stays_in, Out == [不出-12/6/a]-[不出]) :-
    out(坤, 午, 甲-申, [fei_kong=bu_chu], 1, Out).

% On the day or month: as good as out, whatever kept it in.

test(chu_7_25_bu_chu, [forall(member(Month-Day, [子-(甲-午), 寅-(甲-子)])), true(Fu == [同出])]) :-
    out(坤, Month, Day, [], 1, _-Fu).
test(chu_7_26_ban_chu, Out == [半出-12/7/c]-[同出]) :-
    out(坤-師, 寅, 甲-子, [], 2, Out).
test(chu_7_27_bu_lu, Out == [不露-n(12/5)/e]-[同出]) :-
    out(姤, 辰, 己-卯, [], 3, Out).
test(chu_7_28_shao_lu, Out == [少露-n(12/5)/f]-[同出]) :-
    out(坤, 子, 己-丑, [], 1, Out).
test(chu_7_29_fu_jue_fei, Out == [不出-12/6/d]-[同出]) :-
    out(臨, 未, 甲-子, [], 1, Out).
test(chu_7_30_out_stays_out, Out == [出-12/5/a]-[出]) :-
    out(乾, 巳, 甲-子, [], 2, Out).

:- end_tests(chu).


:- begin_tests(readings).

both(Name, Options, Hexagrams, Month, Day, Yao, Outs) :-
    findall(Out, ( member(Option, Options), out(Hexagrams, Month, Day, [Name=Option], Yao, Out) ), Outs).

test(fei_po_01_broken, Outs == [[不出-12/6/b]-[不出], [出-12/5/a]-[出]]) :-
    both(fei_po, [bu_chu, chu], 乾, 申, 甲-子, 2, Outs).
test(fei_po_02_scattered, Outs == [[不出-12/6/c]-[不出], [出-12/5/a]-[出]]) :-
    both(fei_po, [bu_chu, chu], 乾, 辰, 甲-子, 4, Outs).
test(fei_po_03_of_like_kind, Outs == [[不出-12/6/c]-[不出], [出-12/5/b]-[出]]) :-
    both(fei_po, [bu_chu, chu], 姤, 辰, 甲-子, 4, Outs).
test(fei_po_04_void_and_broken, Outs == [[不出-12/6/b]-[不出], [出-12/5/c]-[出]]) :-
    both(fei_po, [bu_chu, chu], 坤, 丑, 甲-申, 1, Outs).
test(fei_po_05_void_struck_and_broken, Outs == [[不出-12/6/b]-[不出], [不露-n(12/5)/e]-[不露]]) :-
    both(fei_po, [bu_chu, chu], 坤, 丑, 己-丑, 1, Outs).
test(fei_po_06_void_struck_in_part_and_broken, Outs == [[不出-12/6/b]-[不出], [少露-n(12/5)/f]-[少露]]) :-
    both(fei_po, [bu_chu, chu], 姤, 卯, 己-卯, 3, Outs).
test(fei_po_07_what_keeps_it_in_is_not_touched, Outs == [[不出-12/6/a, 不出-12/6/b]-[不出], [不出-12/6/a, 不出-12/6/b]-[不出]]) :-
    both(fei_po, [bu_chu, chu], 坤, 丑, 甲-午, 1, Outs).

test(fei_kong_01_fei_ke_fu, Outs == [[出-12/5/c]-[出], [不出-12/6/a]-[不出]]) :-
    both(fei_kong, [chu, bu_chu], 坤, 寅, 甲-申, 1, Outs).
test(fei_kong_02_fu_sheng_fei, Outs == [[出-12/5/c]-[出], [不出-12/7/d]-[不出]]) :-
    both(fei_kong, [chu, bu_chu], 姤, 寅, 甲-戌, 3, Outs).
test(fei_kong_03_full, Outs == [[不露-n(12/5)/e]-[不露], [不出-12/6/a]-[不出]]) :-
    both(fei_kong, [chu, bu_chu], 坤, 巳, 己-丑, 1, Outs).
test(fei_kong_04_in_part, Outs == [[少露-n(12/5)/f]-[少露], [不出-12/6/a]-[不出]]) :-
    both(fei_kong, [chu, bu_chu], 坤, 卯, 己-丑, 1, Outs).
test(fei_kong_05_the_other_relations_are_not_touched, Outs == [[出-12/5/a]-[出], [出-12/5/a]-[出]]) :-
    both(fei_kong, [chu, bu_chu], 乾, 子, 甲-辰, 2, Outs).

test(ri_yue_fu_01_fei_ke_fu, Outs == [[不出-12/6/a]-[同出], [不出-12/6/a]-[不出]]) :-
    both(ri_yue_fu, [tong_chu, mie_mo], 坤, 子, 甲-午, 1, Outs).
test(ri_yue_fu_02_fu_sheng_fei, Outs == [[不出-12/7/d]-[同出], [不出-12/7/d]-[不出]]) :-
    both(ri_yue_fu, [tong_chu, mie_mo], 坤, 寅, 甲-子, 2, Outs).
test(ri_yue_fu_03_half_out, Outs == [[半出-12/7/c]-[同出], [半出-12/7/c]-[半出]]) :-
    both(ri_yue_fu, [tong_chu, mie_mo], 坤-師, 寅, 甲-子, 2, Outs).
test(ri_yue_fu_04_broken_above, Outs == [[不出-12/6/b]-[同出], [不出-12/6/b]-[同出]]) :-
    both(ri_yue_fu, [tong_chu, mie_mo], 乾, 申, 己-巳, 2, Outs).
test(ri_yue_fu_05_extinct, Outs == [[不出-12/6/d]-[同出], [不出-12/6/d]-[同出]]) :-
    both(ri_yue_fu, [tong_chu, mie_mo], 臨, 未, 甲-子, 1, Outs).

:- end_tests(readings).


:- begin_tests(example).

% 困 to 兌 in the month 子 on 戊寅, asked of office (12.1n).

test(example_12_1) :-
    at(困-兌, 子, 戊-寅, [], Pan),
    gua_shen(Pan, 午),
    yue_po(Pan, 午),
    liu_qin(Pan, 3, 官鬼),
    qiu_fu(Pan, 官鬼, 有病),
    fu_shen(Pan, 1, 巳),
    fu_qin(Pan, 1, 官鬼),
    fu_wei(Pan, 1, 世下),
    fei_fu(Pan, 1, 飛生伏),
    chang_sheng(Pan, 火, 寅, 長生),
    findall(Degree, fu_chu(Pan, 1, Degree), [出]),
    you_wu(Pan, 官鬼, 有而無(月破)),
    !.
test(example_12_1_proof, Cited == [12/7, n(12/5)]) :-
    at(困-兌, 子, 戊-寅, [], Pan),
    once(traced(fu_chu(Pan, 1, 出), Proof)),
    proof_citations(Proof, Citations),
    findall(Passage, ( member(C, [12/7/e, n(12/5)/sheng]), memberchk(C, Citations), citation_passage(C, Passage) ), Cited).

:- end_tests(example).


%   The degrees told anew, as a list of which the first that fits is taken. A
%   condition is the set of times at which it holds, a bit each: month × 60 + day.

:- dynamic known/3.

learn :-
    retractall(known(_, _, _)),
    forall(( di_zhi(_, Zhi), member(Name, [void, broken, struck, strong, on]) ),
           ( findall(World, ( told_time(World, Month, Gan, Day), told(Name, Zhi, Month, Gan, Day) ), Worlds),
             foldl(with, Worlds, 0, Set),
             assertz(known(Name, Zhi, Set))
           )).

told_time(World, Month, Gan, Day) :-
    di_zhi(M, Month),
    gan_zhi(D, Gan, Day),
    World is (M - 1) * 60 + D - 1.

told(void, Zhi, Month, Gan, Day)  :- kong_wang(Gan, Day, Zhi), Zhi \== Month.
told(broken, Zhi, Month, _, Day)  :- chong(Month, Zhi), Zhi \== Day.
told(struck, Zhi, _, _, Day)      :- chong(Day, Zhi).
told(on, Zhi, Month, _, Day)      :- once(member(Zhi, [Month, Day])).
told(strong, Zhi, Month, _, _)    :-
    zhi_xing(Month, Own),
    zhi_xing(Zhi, Xing),
    zhu(Own, Xing).

%   degrees(+Fei, +Fu, +Place, +Readings, -Sets): for the branch Fu hidden under
%   the branch Fei, each degree with its times.

degrees(Fei, Fu, Place, Readings, Sets) :-
    zhi_xing(Fei, FeiXing),
    zhi_xing(Fu, FuXing),
    relation(FeiXing, FuXing, Relation0),
    ( shi_er_gong(FuXing, Fei, 絕) -> Relation = 伏絕飛 ; Relation = Relation0 ),
    above(Place, Relation, Fei, Readings, Above),
    findall(Cell,
            ( first_of(Above, Degree, Times),
              own(Degree, Relation0, Fu, Readings, Own),
              first_of(Own, Final, Within),
              Set is Times /\ Within,
              Cell = Final-Set
            ),
            Cells),
    findall(Degree-Set,
            ( bagof(Part, member(Degree-Part, Cells), Parts), foldl(joined, Parts, 0, Set), Set =\= 0 ),
            Sets0),
    sort(Sets0, Sets).

with(World, Set0, Set) :- Set is Set0 \/ (1 << World).

joined(Part, Set0, Set) :- Set is Set0 \/ Part.

%   first_of(+List, -Degree, -Times): of List, Condition-Degree, the first that
%   holds gives Degree.

first_of(List, Degree, Times) :-
    every(Every),
    first_of(List, Every, Degree, Times).

first_of([Condition-Degree0|List], Left, Degree, Times) :-
    (   Degree = Degree0,
        Times is Left /\ Condition
    ;   Rest is Left /\ \ Condition,
        first_of(List, Rest, Degree, Times)
    ).

every(Every) :- Every is (1 << 720) - 1.

above(靜下, 伏絕飛, _, _, [Every-不出]) :- !, every(Every).
above(靜下, Relation, Fei, Readings, List) :-
    !,
    every(Every),
    known(void, Fei, Void),
    known(broken, Fei, Broken),
    known(struck, Fei, Struck),
    known(strong, Fei, Strong),
    Full is Void /\ Struck /\ Strong,
    Part is Void /\ Struck /\ \ Strong,
    Scattered is Struck /\ \ Void /\ \ Strong,
    Harmed is Broken \/ Scattered,
    (   Relation == 伏克飛
    ->  List = [Scattered-不出, Every-出]
    ;   memberchk(fei_po=chu, Readings)
    ->  Barred = 0,
        resting(Relation, Readings, Barred, Full, Part, Void, Every, List)
    ;   resting(Relation, Readings, Harmed, Full, Part, Void, Every, List)
    ).
above(_, Relation, _, _, [Every-Degree]) :-
    every(Every),
    (   memberchk(Relation, [伏絕飛, 飛克伏])
    ->  Degree = 不出
    ;   Relation == 伏生飛
    ->  Degree = 半出
    ;   Degree = 出
    ).

resting(Relation, _, Barred, _, _, _, Every, [Barred-不出, Every-出]) :-
    memberchk(Relation, [飛生伏, 飛助伏]),
    !.
resting(_, Readings, _, _, _, _, Every, [Every-不出]) :-
    memberchk(fei_kong=bu_chu, Readings),
    !.
resting(_, _, Barred, Full, Part, Void, Every, [Barred-不出, Full-不露, Part-少露, Void-出, Every-不出]).

own(Degree, Relation, Fu, Readings, List) :-
    every(Every),
    known(void, Fu, Void),
    known(broken, Fu, Broken),
    known(strong, Fu, Strong),
    known(on, Fu, On0),
    Late is Void /\ Strong,
    (   memberchk(ri_yue_fu=mie_mo, Readings),
        memberchk(Relation, [飛克伏, 伏生飛])
    ->  On = 0
    ;   On = On0
    ),
    (   Degree == 出
    ->  List = [Broken-雖出不出, Late-過旬出, Void-雖出不出, Every-出]
    ;   memberchk(Degree, [半出, 少露])
    ->  List = [On-同出, Broken-雖出不出, Late-過旬出, Void-雖出不出, Every-Degree]
    ;   List = [On-同出, Every-Degree]
    ).


:- begin_tests(whole, [setup(learn)]).

%   fu_chu of every hexagram, at rest and with every line moving, at all 720
%   times, under the default readings and each that bears on it.

casts(Casts) :-
    findall(Ben-Bian,
            ( liu_shi_si_gua(Ben, Wai, Nei),
              ( Bian = Ben ; cuo_gua(Wai, BianWai), cuo_gua(Nei, BianNei), liu_shi_si_gua(Bian, BianWai, BianNei) )
            ),
            Casts).

%   Of them, a few that show every pair of branches under a resting line and
%   under 世 or a moving one, those that show the most first.

few(Few) :-
    casts(Casts),
    foldl(taken(Casts), [5, 3, 1], []-[], _-Few).

taken(Casts, Least, State0, State) :-
    foldl(taken_cast(Least), Casts, State0, State).

taken_cast(Least, Cast, Seen0-Few, Seen-[Cast|Few]) :-
    shown(Cast, Shown),
    ord_subtract(Shown, Seen0, New),
    length(New, Count),
    Count >= Least,
    !,
    ord_union(Seen0, Shown, Seen).
taken_cast(_, _, State, State).

shown(Cast, Shown) :-
    cast_pan(Cast, [], Pan),
    findall(Fei-Fu-Place,
            ( zhi(Pan, Yao, Fei), fu_shen(Pan, Yao, Fu), fu_wei(Pan, Yao, W), ( W == 靜下 -> Place = W ; Place = 世動下 ) ),
            All),
    sort(All, Shown).

compared(Casts, Readings) :-
    masked_program(Readings, Program),
    time_memo(Program, Time),
    forall(member(Ben-Bian, Casts),
           ( hexagram_memo(Program, Time, Ben, Hexagram),
             change_memo(Program, Hexagram, Ben, Bian, Memo),
             memo_solutions(Program, Memo, fu_chu/3, Found),
             cast_pan(Ben-Bian, [], Pan),
             forall(yao(Pan, Yao),
                    ( zhi(Pan, Yao, Fei),
                      fu_shen(Pan, Yao, Fu),
                      fu_wei(Pan, Yao, Place),
                      degrees(Fei, Fu, Place, Readings, Told),
                      findall(Degree-Set, member([Yao, Degree]-Set, Found), Sets0),
                      sort(Sets0, Told)
                    ))
           )),
    release_program(Program).

test(fu_chu_3_01_default) :-
    casts(Casts),
    length(Casts, 128),
    compared(Casts, []).
test(fu_chu_3_02_readings, [forall(member(Readings,
                                          [ [fei_po=chu], [fei_kong=bu_chu], [ri_yue_fu=mie_mo],
                                            [fei_po=chu, fei_kong=bu_chu],
                                            [fei_po=chu, ri_yue_fu=mie_mo],
                                            [fei_kong=bu_chu, ri_yue_fu=mie_mo],
                                            [fei_po=chu, fei_kong=bu_chu, ri_yue_fu=mie_mo] ]))]) :-
    few(Few),
    Few = [_|_],
    compared(Few, Readings).

%   So in each of them it has one value and one alone. The same for the rules as
%   they run, cast by cast.

test(fu_chu_3_03_run, [setup(set_random(seed(12)))]) :-
    findall(Gua, liu_shi_si_gua(Gua, _, _), Guas),
    forall(between(1, 1200, _),
           ( random_cast(Guas, Ben-Bian, Month, Gan-Day, World, Readings),
             at(Ben-Bian, Month, Gan-Day, Readings, Pan),
             forall(yao(Pan, Yao),
                    ( zhi(Pan, Yao, Fei),
                      fu_shen(Pan, Yao, Fu),
                      fu_wei(Pan, Yao, Place),
                      degrees(Fei, Fu, Place, Readings, Told),
                      findall(Degree, ( member(Degree-Set, Told), 1 is (Set >> World) /\ 1 ), [Degree]),
                      findall(Value, fu_chu(Pan, Yao, Value), Values),
                      sort(Values, [Degree])
                    ))
           )).

random_cast(Guas, Ben-Bian, Month, Gan-Day, World, Readings) :-
    random_member(Ben, Guas),
    random_member(Other, Guas),
    random_member(Bian, [Ben, Other]),
    random_between(1, 12, M),
    di_zhi(M, Month),
    random_between(1, 60, D),
    gan_zhi(D, Gan, Day),
    World is (M - 1) * 60 + D - 1,
    findall(Name=Option,
            ( member(Name-Options, [fei_po-[bu_chu, chu], fei_kong-[chu, bu_chu], ri_yue_fu-[tong_chu, mie_mo]]),
              random_member(Option, Options)
            ),
            Readings).

test(modes, [setup(set_random(seed(13))), forall(between(1, 40, _))]) :-
    findall(Gua, liu_shi_si_gua(Gua, _, _), Guas),
    random_cast(Guas, Hexagrams, Month, Day, _, Readings),
    at(Hexagrams, Month, Day, Readings, Pan),
    forall(( rule_home(Name/Arity, ch12_fei_fu), functor(Goal, Name, Arity), arg(1, Goal, Pan) ),
           ( findall(Goal, plain(Goal), Plain0),
             sort(Plain0, Plain),
             findall(Goal, holds(Goal), Holds),
             sort(Holds, Plain),
             findall(Goal-Proof, traced(Goal, Proof), Pairs),
             findall(Goal, member(Goal-_, Pairs), Traced),
             sort(Traced, Plain),
             forall(member(_-Proof, Pairs), recheck(Proof)),
             forall(member(Goal, Plain), once(plain(Goal))),
             forall(bound(Goal, Plain, Asked, Expected),
                    ( findall(Asked, plain(Asked), Found0),
                      sort(Found0, Expected)
                    ))
           )).

%   Goal with one of its values bound, and what it must then give.

bound(Goal, Plain, Asked, Expected) :-
    functor(Goal, Name, Arity),
    between(2, Arity, Place),
    findall(Value, ( member(Goal, Plain), arg(Place, Goal, Value) ), Values0),
    sort(Values0, Values),
    member(Value, Values),
    functor(Asked, Name, Arity),
    arg(1, Goal, Pan),
    arg(1, Asked, Pan),
    arg(Place, Asked, Value),
    findall(Asked, member(Asked, Plain), Expected).

:- end_tests(whole).


:- begin_tests(apparatus).

% Every rule of the chapter concludes something somewhere, and every exception
% takes something away.

rule_of_chapter(Citation, Head, Body) :-
    rule(Citation, Head, Body, File:_),
    atom_concat(_, 'chapters/ch12_fei_fu.pl', File).

witness(升-比, 申, 庚-戌, []).
witness(晉, 午, 甲-子, []).
witness(噬嗑-豐, 寅, 甲-申, [fei_po=chu]).
witness(豫-升, 巳, 甲-午, [ri_yue_fu=mie_mo]).
witness(履-坎, 卯, 丁-卯, [fei_po=chu]).
witness(困-兌, 子, 戊-寅, []).
witness(困, 卯, 甲-申, []).
witness(家人, 丑, 己-未, []).
witness(旅-節, 辰, 丁-亥, []).
witness(比-復, 卯, 乙-未, []).
witness(乾, 申, 甲-子, [fei_po=chu]).
witness(乾, 申, 甲-子, []).
witness(乾, 辰, 甲-子, []).
witness(乾, 辰, 甲-午, []).
witness(乾, 午, 甲-戌, []).
witness(乾, 未, 甲-寅, []).
witness(坤, 巳, 己-丑, []).
witness(坤, 卯, 己-丑, []).
witness(坤, 巳, 己-丑, [fei_kong=bu_chu]).
witness(坤, 卯, 己-丑, [fei_kong=bu_chu]).
witness(坤, 寅, 甲-申, [fei_kong=bu_chu]).
witness(坤, 丑, 己-丑, []).
witness(坤, 丑, 甲-申, []).
witness(姤, 卯, 己-卯, []).
witness(臨, 辰, 甲-子, []).
witness(臨-師, 辰, 甲-子, []).
witness(明夷, 申, 己-巳, []).
witness(明夷, 未, 己-巳, []).

test(every_rule_fires, Idle == []) :-
    findall(Pan, ( witness(Hexagrams, Month, Day, Readings), at(Hexagrams, Month, Day, Readings, Pan) ), Pans),
    findall(Citation,
            ( rule_of_chapter(Citation, Head, _),
              \+ ( member(Pan, Pans), fires(Citation, Head, Pan) )
            ),
            Idle).

fires(Citation, defeats(Target, Head), Pan) :-
    !,
    arg(1, Head, Pan),
    rule_of_chapter(Target, Head, Body),
    ch12_fei_fu:Body,
    traced:defeats(Target, Head, by(Citation, _, _)).
fires(Citation, Head, Pan) :-
    arg(1, Head, Pan),
    traced(Head, by(Citation, _, _)).

test(every_passage_is_cited_or_not_encoded, Missing == []) :-
    findall(Id,
            ( passage(Id, _, _, _),
              memberchk(Id, [12/_, n(12/_)]),
              \+ not_encoded(Id, _),
              \+ ( rule(Citation, _, _, _), citation_passage(Citation, Id) )
            ),
            Missing).
test(every_conclusion_has_one_gloss, [forall(member(Gua-Month-Day, [困-子-(戊-寅), 坤-卯-(己-丑), 臨-未-(甲-子)]))]) :-
    at(Gua, Month, Day, [], Pan),
    forall(( rule_home(Name/Arity, ch12_fei_fu), functor(Goal, Name, Arity), arg(1, Goal, Pan), plain(Goal) ),
           findall(Zh-En, gloss(Goal, Zh, En), [_])).

:- end_tests(apparatus).
