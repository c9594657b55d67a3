:- encoding(utf8).
:- module(test_ch11_bian_hu, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(random)).
:- use_module('../../kb/engine/notation').
:- use_module('../../kb/engine/prover').
:- use_module('../../kb/tables/stems_branches').
:- use_module('../../kb/tables/phases').
:- use_module('../../kb/tables/trigrams').
:- use_module('../../kb/tables/hexagrams').
:- use_module('../../kb/tables/palaces', [qin/1]).
:- use_module('../../kb/tables/passages', [passage/4]).
:- use_module('../../kb/tables/readings', [reading_option/3, option/4]).
:- use_module('../../kb/chart/pan').
:- use_module('../../kb/chart/cast').
:- use_module('../../kb/chart/state').
:- use_module('../../kb/chapters/ch11_bian_hu').
:- use_module('../../kb/chapters/ch12_fei_fu', [fu_qin/3, fu_chu/3]).

%   A cast without a day or month has no void, break or clash: what movement
%   alone brings about.

bare(Hexagrams, Pan) :- cast_pan(Hexagrams, [], Pan).

at(Hexagrams, Month, Day, Pan) :- cast_pan(Hexagrams, [month(Month), day(Day)], Pan).

%   Every chart of Hexagrams in the Month, on a day of the branch Zhi.

day(Zhi, Gan-Zhi) :- gan_zhi(_, Gan, Zhi).

%   The days of the ten that open with 甲 on Head.

xun(Head, Gan-Zhi) :- xun_shou(Gan, Zhi, Head).

change(Ben-Bian) :- liu_shi_si_gua(Ben, _, _), liu_shi_si_gua(Bian, _, _).

use(Use) :- member(Use, [父母, 兄弟, 子孫, 妻財, 官鬼, 世, 應]).

set(Template, Goal, Set) :-
    findall(Template, Goal, All),
    sort(All, Set).

:- meta_predicate set(?, 0, -).

seeded(Seed, Goal) :-
    set_random(seed(Seed)),
    call(Goal).

:- meta_predicate seeded(+, 0).

random_pan(Pan) :-
    random_pan([], Pan).

random_pan(Readings, Pan) :-
    length(Marks, 6),
    maplist([Mark]>>random_member(Mark, [老陰, 少陽, 少陰, 老陽]), Marks),
    cast_names(Marks, Ben, Bian),
    random_between(1, 12, M),
    di_zhi(M, Month),
    random_between(1, 60, D),
    gan_zhi(D, Gan, Zhi),
    cast_pan(Ben-Bian, [month(Month), day(Gan-Zhi), use(妻財), readings(Readings)], Pan),
    !.

random_readings(Readings) :-
    findall(Name=Option,
            ( reading_option(Name, _, _),
              findall(O, option(Name, O, _, _), Options),
              random_member(Option, Options)
            ),
            Readings).


:- begin_tests(bian_hua).

test(bian_hua_3_01_every_change) :-
    forall(( change(Change), bare(Change, Pan), yao(Pan, Yao) ),
           ( findall(K, bian_hua(Pan, Yao, K), Ks),
             findall(Mark, bian_xiang(Pan, Yao, Mark), Marks),
             yao_xiang(Pan, Yao, Old),
             changes(Old, Ks, Marks)
           )).

changes(老陰, [變], [少陽]).
changes(老陽, [化], [少陰]).
changes(少陰, [], []).
changes(少陽, [], []).

test(bian_fou_3_01_top_line_changes, Ks == [有變]) :-
    bare(臨-蠱, Pan),
    findall(K, bian_fou(Pan, 6, K), Ks).
test(bian_fou_3_02_rests, Ks == [不變]) :-
    bare(臨-蠱, Pan),
    findall(K, bian_fou(Pan, 2, K), Ks).
test(bian_fou_3_03_hidden_mover, [forall(day(辰, Day)), true(Ks == [暗動不變])]) :-
    at(乾-家人, 戌, Day, Pan),
    once(an_dong(Pan, 6)),
    \+ bian_zhi(Pan, 6, _),
    findall(K, bian_fou(Pan, 6, K), Ks).
test(bian_fou_3_04_one_for_each_line) :-
    seeded(1103,
           forall(( between(1, 300, _), random_pan(Pan), yao(Pan, Yao) ),
                  ( findall(K, bian_fou(Pan, Yao, K), [Only]),
                    (   dong(Pan, Yao)
                    ->  Only == 有變
                    ;   Only \== 有變
                    )
                  ))).

:- end_tests(bian_hua).


:- begin_tests(order).

test(guan_xu_3_01, Steps == [1-用神, 2-用神衰旺, 3-動爻喜忌, 4-動爻衰旺, 5-變爻喜忌]) :-
    bare(乾, Pan),
    findall(N-Step, guan_xu(Pan, N, Step), Steps).
test(ci_xu_3_01, Ranks == [1-日月, 2-變爻, 3-動爻, 4-伏神, 5-互卦, 6-干化]) :-
    bare(乾, Pan),
    findall(Rank-Source, ci_xu(Pan, Source, Rank), Ranks).
test(yong_wang_3_01, States == [父母-旺, 兄弟-相, 子孫-死, 妻財-囚, 官鬼-休]) :-
    at(乾, 戌, 甲-辰, Pan),
    findall(Use-W, ( qin(Use), yong_wang(Pan, Use, W) ), States).
test(yong_wang_3_02_no_month, fail) :-
    bare(乾, Pan),
    yong_wang(Pan, _, _).
test(dong_wang_3_01_open_and_hidden, States == [2-囚, 4-休, 6-旺]) :-
    at(乾-家人, 戌, 甲-辰, Pan),
    findall(Yao-W, dong_wang(Pan, Yao, W), States).

:- end_tests(order).


:- begin_tests(movers).

test(dong_yao_2_01_open, Yaos == [1, 3, 5]) :-
    bare(豐-萃, Pan),
    findall(Yao, dong_yao(Pan, Yao), Yaos).
test(dong_yao_2_02_hidden, [forall(day(辰, Day)), true(Yaos == [2, 4, 6])]) :-
    at(乾-家人, 戌, Day, Pan),
    set(Yao, dong_yao(Pan, Yao), Yaos).
test(dong_yao_2_03_hidden_not_when_weak, Yaos == [2, 4]) :-
    at(乾-家人, 卯, 甲-辰, Pan),
    findall(Yao, dong_yao(Pan, Yao), Yaos).

test(neng_zuo_2_01, Yaos == [1, 3, 5]) :-
    at(豐-萃, 申, 甲-子, Pan),
    findall(Yao, neng_zuo(Pan, Yao), Yaos).
test(neng_zuo_2_02_scattered, [forall(day(酉, Day)), true(Yaos == [3, 5])]) :-
    at(豐-萃, 申, Day, Pan),
    findall(Yao, neng_zuo(Pan, Yao), Yaos).
test(neng_zuo_2_03_broken, Yaos == [3, 5]) :-
    at(豐-萃, 酉, 甲-子, Pan),
    findall(Yao, neng_zuo(Pan, Yao), Yaos).
test(neng_zuo_2_04_broken_but_on_the_day, [forall(day(卯, Day)), nondet]) :-
    at(豐-萃, 酉, Day, Pan),
    neng_zuo(Pan, 1).
test(neng_zuo_2_05_hidden, [forall(day(辰, Day)), nondet]) :-
    at(乾-家人, 戌, Day, Pan),
    neng_zuo(Pan, 6).
test(neng_zuo_2_06_rest_never) :-
    forall(liu_shi_si_gua(Gua, _, _), ( bare(Gua, Pan), \+ neng_zuo(Pan, _) )).

% Line 6 of 臨 turns from 酉 into 寅, on which metal is at 絕.

test(hua_chong_jue_3_01_extinct, Ks == [變絕]) :-
    bare(臨-蠱, Pan),
    findall(K, hua_chong_jue(Pan, 6, K), Ks).
test(hua_chong_jue_3_02_acts_not, fail) :-
    at(臨-蠱, 寅, 甲-子, Pan),
    neng_zuo(Pan, 6).
test(hua_chong_jue_3_03_change_broken, nondet) :-
    at(臨-蠱, 申, 甲-子, Pan),
    \+ hua_chong_jue(Pan, 6, _),
    neng_zuo(Pan, 6).
test(hua_chong_jue_3_04_change_void, [forall(xun(辰, Day)), nondet]) :-
    at(臨-蠱, 子, Day, Pan),
    \+ hua_chong_jue(Pan, 6, _),
    neng_zuo(Pan, 6).
test(hua_chong_jue_3_05_pairs, Pairs == Expected) :-
    set(Zhi-BianZhi-K,
        ( change(Change),
          bare(Change, Pan),
          hua_chong_jue(Pan, Yao, K),
          zhi(Pan, Yao, Zhi),
          bian_zhi(Pan, Yao, BianZhi)
        ),
        Pairs),
    sort([ 卯-酉-化沖, 酉-卯-化沖, 巳-亥-化沖, 亥-巳-化沖,
           卯-申-變絕, 酉-寅-變絕, 巳-亥-變絕, 午-亥-變絕, 亥-巳-變絕, 子-巳-變絕,
           丑-巳-變絕, 辰-巳-變絕, 未-巳-變絕, 戌-巳-變絕 ],
         Expected).
test(hua_chong_jue_3_06_clash_acts_not, [forall(member(Month-Day, [子-(甲-子), 寅-(丙-寅)]))]) :-
    at(震-兌, Month, Day, Pan),
    set(Yao, ( dong(Pan, Yao), hua_chong_jue(Pan, Yao, _) ), Struck),
    forall(member(Yao, Struck), \+ neng_zuo(Pan, Yao)),
    forall(( dong(Pan, Yao), \+ memberchk(Yao, Struck), \+ po_yao(Pan, Yao), \+ san(Pan, Yao) ), neng_zuo(Pan, Yao)).

:- end_tests(movers).


:- begin_tests(generation).

%   The classes as a chain of tests, each tried where those before it fail.

chain(Pan, Use, K) :-
    once(yong_xing(Pan, Use, Yong)),
    sheng(Yuan, Yong),
    ke(Ji, Yong),
    sheng(Chou, Ji),
    sheng(Yong, Xie),
    !,
    set(Xing, moves(Pan, Xing), Moves),
    set(Xing, acts(Pan, Xing), Acts),
    (   memberchk(Ji, Acts)
    ->  (   memberchk(Yuan, Acts)                           -> K = 相續
        ;   memberchk(Xie, Acts), \+ memberchk(Chou, Acts) -> K = 克不繼
        ;   memberchk(Yuan, Moves)                          -> K = 不續反克
        ;   K = 受克
        )
    ;   memberchk(Yuan, Acts), \+ memberchk(Chou, Acts)    -> K = 得生
    ;   memberchk(Ji, Moves)                                -> K = 克不繼
    ;   memberchk(Yuan, Moves)                              -> K = 生不續
    ;   K = 無動
    ).

moves(Pan, Xing) :-
    ( dong(Pan, Yao) ; an_dong(Pan, Yao) ),
    xing(Pan, Yao, Xing).

acts(Pan, Xing) :-
    ( dong(Pan, Yao) ; an_dong(Pan, Yao) ),
    \+ po_yao(Pan, Yao),
    \+ san(Pan, Yao),
    xing(Pan, Yao, Xing),
    zhi(Pan, Yao, Zhi),
    \+ ( bian_zhi(Pan, Yao, BianZhi),
         \+ huai(Pan, BianZhi),
         ( chong(Zhi, BianZhi) ; shi_er_gong(Xing, BianZhi, 絕) )
       ).

kinds(Pan, Use, Ks) :- set(K, sheng_ke(Pan, Use, K), Ks).

% 11.5n, and what it says is the same of break and scattering.

test(sheng_ke_3_01_generation_cut, [forall(day(酉, Day)), true(Ks == [不續反克])]) :-
    at(豐-萃, 申, Day, Pan),
    maplist([Yao]>>dong(Pan, Yao), [1, 3, 5]),
    san(Pan, 1),
    kinds(Pan, 妻財, Ks).
test(sheng_ke_3_02_generation_broken,
     [forall(( gan_zhi(_, Gan, Zhi), \+ memberchk(Zhi, [卯, 巳]) )), true(Ks == [不續反克])]) :-
    at(豐-萃, 酉, Gan-Zhi, Pan),
    yue_po(Pan, 卯),
    kinds(Pan, 妻財, Ks).
test(sheng_ke_3_03_neither_broken_nor_scattered, Ks == [相續]) :-
    at(豐-萃, 申, 甲-子, Pan),
    kinds(Pan, 妻財, Ks).
test(sheng_ke_3_04_what_controls_is_struck_too, [forall(day(巳, Day)), true(Ks == [克不繼])]) :-
    at(豐-萃, 酉, Day, Pan),
    san(Pan, 3),
    kinds(Pan, 妻財, Ks).
test(sheng_ke_3_05_control_held, [forall(day(未, Day)), true(Ks == [克不繼])]) :-
    at(臨-蠱, 寅, Day, Pan),
    san(Pan, 3),
    kinds(Pan, 官鬼, Ks).
test(sheng_ke_3_06_control_broken, [forall(day(未, Day)), true(Ks == [克不繼])]) :-
    at(臨-蠱, 卯, Day, Pan),
    yue_po(Pan, 酉),
    kinds(Pan, 官鬼, Ks).
test(sheng_ke_3_07_control_scattered, [forall(day(卯, Day)), true(Ks == [克不繼])]) :-
    at(臨-蠱, 寅, Day, Pan),
    san(Pan, 6),
    kinds(Pan, 官鬼, Ks).
test(sheng_ke_3_08_hidden_mover, [forall(day(辰, Day)), true(Ks == [相續])]) :-
    at(乾-家人, 戌, Day, Pan),
    set(Role-Yao, ( dong_yao(Pan, Yao), shen(Pan, 兄弟, Role, Yao) ), Roles),
    Roles == [仇神-2, 元神-6, 忌神-4],
    kinds(Pan, 兄弟, Ks).
test(sheng_ke_3_09_without_the_hidden_mover, [forall(day(寅, Day)), true(Ks == [受克])]) :-
    at(乾-家人, 戌, Day, Pan),
    kinds(Pan, 兄弟, Ks).

% The movement alone.

test(sheng_ke_3_10, [forall(member(Change-Use-K,
                                   [ (乾-大畜)-妻財-克不繼,   % 忌神 5, held by 洩氣 4
                                     (乾-泰)-妻財-受克,       % 仇神 6 takes the 洩氣 off it
                                     (乾-同人)-官鬼-得生,     % 元神 2 alone
                                     (乾-否)-妻財-生不續,     % 元神 1, held by 仇神 3
                                     (坤-蒙)-官鬼-克不繼,     % 忌神 6 turns into its extinction
                                     (坤-頤)-妻財-不續反克,   % 忌神 1; 元神 6 turns into its extinction
                                     (乾-坤)-妻財-相續,
                                     (乾-屯)-妻財-無動,       % 仇神 and 洩氣 bear on nothing by themselves
                                     (乾-乾)-世-無動 ])),
                     true(Ks == [K])]) :-
    bare(Change, Pan),
    kinds(Pan, Use, Ks).

test(sheng_ke_3_11_every_use_god, Pairs == Expected) :-
    bare(乾-同人, Pan),
    set(Use-K, sheng_ke(Pan, Use, K), Pairs),
    findall(Use-K, ( use(Use), chain(Pan, Use, K) ), Expected0),
    sort(Expected0, Expected).

test(sheng_ke_3_12_every_change) :-
    forall(( change(Change), bare(Change, Pan), member(Use, [妻財, 世]) ),
           ( kinds(Pan, Use, Ks), chain(Pan, Use, K), Ks == [K] )).
test(sheng_ke_3_13_in_time) :-
    seeded(1105,
           forall(between(1, 600, _),
                  ( random_readings(Readings),
                    random_pan(Readings, Pan),
                    forall(use(Use), ( kinds(Pan, Use, Ks), chain(Pan, Use, K), Ks == [K] ))
                  ))).

test(xing_zuo_2_01_moves_but_does_not_act, Moves-Acts == [土, 金]-[土]) :-
    bare(坤-頤, Pan),
    set(X, xing_fa(Pan, X), Moves),
    set(X, xing_zuo(Pan, X), Acts).
test(xing_sheng_3_01, Pairs == [水-木, 金-水]) :-
    bare(豐-萃, Pan),
    set(A-B, xing_sheng(Pan, A, B), Pairs).
test(xing_ke_3_01_what_ends_the_chain, Pairs == [木-土]) :-
    bare(豐-萃, Pan),
    set(A-B, xing_ke(Pan, A, B), Pairs).
test(shen_sheng_4_01, Pairs == [仇神-忌神, 忌神-元神]) :-
    bare(豐-萃, Pan),
    set(A-B, ch11_bian_hu:shen_sheng(Pan, 妻財, A, B), Pairs).
test(shen_ke_4_01, Pairs == [元神-洩氣]) :-
    bare(豐-萃, Pan),
    set(A-B, ch11_bian_hu:shen_ke(Pan, 妻財, A, B), Pairs).
test(shen_ke_4_02_every_use_god, Pairs == [父母-用神, 兄弟-元神, 子孫-忌神, 妻財-仇神, 官鬼-洩氣]) :-
    bare(乾-同人, Pan),                          % wood alone acts, and controls earth
    findall(Use-Role, ( qin(Use), ch11_bian_hu:shen_ke(Pan, Use, _, Role) ), Pairs).
test(xing_ke_3_02_feeds_or_controls) :-
    forall(( change(Change), bare(Change, Pan), wu_xing(Xing) ),
           ( set(V, xing_ke(Pan, Xing, V), Victims),
             set(C, xing_sheng(Pan, Xing, C), Children),
             (   xing_zuo(Pan, Xing)
             ->  append(Victims, Children, [_])
             ;   Victims == [], Children == []
             )
           )).

:- end_tests(generation).


:- begin_tests(roles).

test(shen_xing_4_01, Roles == [仇神-木, 元神-土, 忌神-火, 洩氣-水, 用神-金]) :-
    bare(乾, Pan),
    set(Role-X, shen_xing(Pan, 兄弟, Role, X), Roles).
test(shen_4_01_kin, Roles == [仇神-[2], 元神-[3, 6], 忌神-[4], 洩氣-[1], 用神-[5]]) :-
    bare(乾, Pan),
    findall(Role-Yaos, setof(Yao, shen(Pan, 兄弟, Role, Yao), Yaos), Roles0),
    sort(Roles0, Roles).
test(shen_4_02_shi_is_one_line, Yaos == [6]) :-
    bare(乾, Pan),
    findall(Yao, shen(Pan, 世, 用神, Yao), Yaos).
test(shen_4_03_every_line_one_role) :-
    forall(( change(Change), bare(Change, Pan), qin(Use), yao(Pan, Yao) ),
           findall(Role, shen(Pan, Use, Role, Yao), [_])).

% 乾 to 姤 turns 子 into 丑, earth, in a palace of metal.

test(bian_shen_4_01, Roles == [仇神-妻財, 元神-兄弟, 忌神-子孫, 洩氣-官鬼, 用神-父母]) :-
    bare(乾-姤, Pan),
    set(Role-Use, ( qin(Use), bian_shen(Pan, Use, Role, 1) ), Roles).
test(bian_shen_4_02_nothing_turns_into_shi, fail) :-
    bare(乾-姤, Pan),
    member(Use, [世, 應]),
    bian_shen(Pan, Use, 用神, _).
test(bian_shen_4_03_resting_line, fail) :-
    bare(乾-姤, Pan),
    bian_shen(Pan, _, _, 2).

:- end_tests(roles).


:- begin_tests(changed).

kinds(Pan, Yao, Ks) :- set(K, hui_tou(Pan, Yao, K), Ks).

test(hui_tou_3_01_generates, Ks == [生]) :- bare(遁-乾, Pan), kinds(Pan, 2, Ks).
test(hui_tou_3_02_controls, Ks == [克]) :- bare(乾-姤, Pan), kinds(Pan, 1, Ks).
test(hui_tou_3_03_same_phase, Ks == []) :- bare(震-兌, Pan), kinds(Pan, 2, Ks).
test(hui_tou_3_04_is_fed, Ks == []) :- bare(豐-萃, Pan), kinds(Pan, 3, Ks).
test(hui_tou_3_05_void, [forall(xun(辰, Day)), true(Ks-Why == []-[空])]) :-
    at(遁-乾, 子, Day, Pan),
    kinds(Pan, 2, Ks),
    set(K, bian_bai(Pan, 2, K), Why).
test(hui_tou_3_06_void_but_on_the_month, [forall(xun(辰, Day)), true(Ks == [生])]) :-
    at(遁-乾, 寅, Day, Pan),
    kinds(Pan, 2, Ks).
test(hui_tou_3_07_broken, Ks-Why == []-[破]) :-
    at(遁-乾, 申, 癸-亥, Pan),
    kinds(Pan, 2, Ks),
    set(K, bian_bai(Pan, 2, K), Why).
test(hui_tou_3_08_broken_but_on_the_day, Ks == [生]) :-
    at(遁-乾, 申, 丙-寅, Pan),
    kinds(Pan, 2, Ks).
test(hui_tou_3_09_controlled, [forall(member(Month-Day, [酉-(庚-午), 午-(丁-酉), 酉-(丁-酉)])), true(Ks-Why == []-[受制])]) :-
    at(遁-乾, Month, Day, Pan),
    kinds(Pan, 2, Ks),
    set(K, bian_bai(Pan, 2, K), Why).
test(hui_tou_3_10_controlled_but_helped, [forall(member(Month-Day, [酉-(癸-亥), 亥-(丁-酉), 卯-(丁-酉)])), true(Ks == [生])]) :-
    at(遁-乾, Month, Day, Pan),
    kinds(Pan, 2, Ks).
test(hui_tou_3_11_in_time) :-
    seeded(1107,
           forall(( between(1, 400, _), random_pan(Pan), yao(Pan, Yao) ),
                  ( kinds(Pan, Yao, Ks), expected(Pan, Yao, Ks) ))).

expected(Pan, Yao, Ks) :-
    (   bian_zhi(Pan, Yao, BianZhi),
        \+ huai(Pan, BianZhi),
        zhi_xing(BianZhi, New),
        yue_jian(Pan, Month),
        ri_chen(Pan, _, Day),
        zhi_xing(Month, M),
        zhi_xing(Day, D),
        \+ ( ( ke(M, New) ; ke(D, New) ), \+ zhu(M, New), \+ zhu(D, New) ),
        xing(Pan, Yao, Old),
        ( sheng(New, Old), K = 生 ; ke(New, Old), K = 克 )
    ->  Ks = [K]
    ;   Ks = []
    ).

% 11.7n: 世 on line 2, which day and month control.

test(jue_chu_feng_sheng_2_01, [forall(( day(亥, Day), Day \== 辛-亥 )), true(Yaos == [2])]) :-
    at(遁-乾, 亥, Day, Pan),
    shi_yao(Pan, 2),
    kinds(Pan, 2, [生]),
    set(Yao, jue_chu_feng_sheng(Pan, Yao), Yaos).
test(jue_chu_feng_sheng_2_02_change_broken, [forall(day(亥, Day)), fail]) :-
    at(遁-乾, 申, Day, Pan),
    yue_po(Pan, 寅),
    ( hui_tou(Pan, 2, 生) ; jue_chu_feng_sheng(Pan, 2) ).
test(jue_chu_feng_sheng_2_03_change_void, fail) :-
    at(遁-乾, 亥, 辛-亥, Pan),
    xun_kong(Pan, 寅),
    ( hui_tou(Pan, 2, 生) ; jue_chu_feng_sheng(Pan, 2) ).
test(jue_chu_feng_sheng_2_04_not_controlled, fail) :-
    at(遁-乾, 卯, 甲-午, Pan),
    kinds(Pan, 2, [生]),
    jue_chu_feng_sheng(Pan, 2).
test(jue_chu_feng_sheng_2_05_controlled_by_its_change, fail) :-
    at(乾-姤, 戌, 甲-午, Pan),
    jue_chu_feng_sheng(Pan, _).
test(jue_chu_feng_sheng_2_06_by_the_reading_in_force, Rules == [yi-n(11/7)/yi, jie-n(11/7)/jie]) :-
    findall(Option-Citation,
            ( member(Option, [yi, jie]),
              cast_pan(遁-乾, [month(亥), day(癸-亥), readings([ke_wo=Option])], Pan),
              set(Citation,
                  ( traced(jue_chu_feng_sheng(Pan, 2), Proof),
                    proof_citations(Proof, Citations),
                    member(Citation, Citations),
                    memberchk(Citation, [n(11/7)/yi, n(11/7)/jie])
                  ),
                  Set),
              member(Citation, Set)
            ),
            Rules).
test(jue_chu_feng_sheng_2_07_either_or_both, Held == [yi-亥-亥, yi-亥-寅, yi-卯-亥, jie-亥-亥]) :-
    findall(Option-Month-Zhi,
            ( member(Option, [yi, jie]),
              member(Month-(Gan-Zhi), [亥-(癸-亥), 亥-(丙-寅), 卯-(癸-亥), 卯-(丙-寅)]),
              cast_pan(遁-乾, [month(Month), day(Gan-Zhi), readings([ke_wo=Option])], Pan),
              once(jue_chu_feng_sheng(Pan, 2))
            ),
            Held).

:- end_tests(changed).


:- begin_tests(wished_and_feared).

test(ri_yue_xi_ji_4_01, Ks == [日-忌, 月-喜]) :-
    at(乾, 戌, 甲-午, Pan),
    set(By-K, ri_yue_xi_ji(Pan, 兄弟, By, K), Ks).
test(ri_yue_xi_ji_4_02_neither, fail) :-
    at(乾, 亥, 甲-寅, Pan),
    ri_yue_xi_ji(Pan, 兄弟, _, _).

test(dong_xi_ji_4_01, [forall(day(辰, Day)), true(Ks == [2-忌, 4-忌, 6-喜])]) :-
    at(乾-家人, 戌, Day, Pan),
    set(Yao-K, dong_xi_ji(Pan, 兄弟, Yao, K), Ks).
test(dong_xi_ji_4_02_scattered_or_broken_is_neither, [forall(day(酉, Day)), true(Ks == [3-忌, 5-忌])]) :-
    at(豐-萃, 申, Day, Pan),
    set(Yao-K, dong_xi_ji(Pan, 妻財, Yao, K), Ks).
test(dong_xi_ji_4_03_what_drains_is_neither, Ks == [5-忌]) :-
    bare(乾-大畜, Pan),
    once(shen(Pan, 妻財, 洩氣, 4)),
    set(Yao-K, dong_xi_ji(Pan, 妻財, Yao, K), Ks).

% Line 2 of 遁 is generated by what it becomes, line 1 of 乾 controlled.

test(bian_xi_ji_4_01, [forall(member(Change-Yao-Use-Ks,
                                     [ (遁-乾)-2-世-[喜], (遁-乾)-2-官鬼-[喜], (乾-姤)-1-子孫-[忌],   % 用神
                                       (遁-乾)-2-父母-[喜], (乾-姤)-1-妻財-[忌],                     % 元神
                                       (遁-乾)-2-兄弟-[忌], (乾-姤)-1-官鬼-[喜],                     % 忌神
                                       (遁-乾)-2-子孫-[忌], (乾-姤)-1-父母-[喜],                     % 仇神
                                       (遁-乾)-2-妻財-[],   (乾-姤)-1-兄弟-[] ])),                   % 洩氣
                       true(Found == Ks)]) :-
    bare(Change, Pan),
    set(K, bian_xi_ji(Pan, Use, Yao, K), Found).
test(bian_xi_ji_4_02_change_without_force, fail) :-
    at(遁-乾, 申, 癸-亥, Pan),
    bian_xi_ji(Pan, _, 2, _).

% 火 is at 絕 on 亥; in 乾 line 2 寅 is its 元神.

test(yong_jue_3_01, All == [官鬼-月, 妻財-日]) :-
    at(乾-同人, 亥, 甲-申, Pan),
    findall(Use-By, ( member(Use, [父母, 兄弟, 子孫, 官鬼, 妻財]), yong_jue(Pan, Use, By) ), All).
test(yong_jue_3_02_unbound, Uses == [官鬼-月]) :-
    at(乾-同人, 亥, 甲-子, Pan),
    set(Use-By, yong_jue(Pan, Use, By), Uses).
test(jue_feng_dong_3_01, Yaos == [2]) :-
    at(乾-同人, 亥, 甲-子, Pan),
    set(By, yong_jue(Pan, 官鬼, By), [月]),
    set(Yao, jue_feng_dong(Pan, 官鬼, Yao), Yaos).
test(jue_feng_dong_3_02_by_the_day, Yaos == [2]) :-
    at(乾-同人, 子, 乙-亥, Pan),
    set(By, yong_jue(Pan, 官鬼, By), [日]),
    set(Yao, jue_feng_dong(Pan, 官鬼, Yao), Yaos).
test(jue_feng_dong_3_03_the_元神_alone, Yaos-Movers == [2]-[1, 2, 5]) :-
    once(cast_names([老陽, 老陽, 少陽, 老陽, 老陽, 少陽], Ben, Bian)),
    at(Ben-Bian, 亥, 甲-子, Pan),
    set(Yao, neng_zuo(Pan, Yao), Movers),
    set(Yao, jue_feng_dong(Pan, 官鬼, Yao), Yaos).
test(jue_feng_dong_3_04_not_at_extinction, fail) :-
    at(乾-同人, 子, 甲-子, Pan),
    jue_feng_dong(Pan, 官鬼, _).
test(jue_feng_dong_3_05_nothing_moves, fail) :-
    at(乾, 亥, 甲-子, Pan),
    jue_feng_dong(Pan, 官鬼, _).
test(jue_feng_dong_3_06_mover_scattered, fail) :-
    at(乾-同人, 亥, 甲-申, Pan),
    jue_feng_dong(Pan, 官鬼, _).

:- end_tests(wished_and_feared).


:- begin_tests(he_chong).

test(gua_he_chong_3_01_combine, Guas == Expected) :-
    bare(乾, Pan),
    set(Gua, gua_he_chong(Pan, Gua, 六合), Guas),
    sort([泰, 否, 豫, 賁, 復, 困, 旅, 節], Expected).
test(gua_he_chong_3_02_clash, Guas == Expected) :-
    bare(乾, Pan),
    set(Gua, gua_he_chong(Pan, Gua, 六沖), Guas),
    sort([乾, 坤, 坎, 離, 震, 艮, 巽, 兌, 無妄, 大壯], Expected).
test(he_hua_chong_1_01) :-
    forall(change(Ben-Bian),
           ( bare(Ben-Bian, Pan),
             agree(liu_he(Pan), gua_he_chong(Pan, Ben, 六合)),
             agree(liu_chong(Pan), gua_he_chong(Pan, Ben, 六沖)),
             agree(he_hua_chong(Pan), ( gua_he_chong(Pan, Ben, 六合), gua_he_chong(Pan, Bian, 六沖) ))
           )).

:- meta_predicate agree(0, 0).

agree(A, B) :-
    (   call(A)
    ->  once(B)
    ;   \+ call(B)
    ).

verdicts(Hexagrams, Options, Verdicts) :-
    cast_pan(Hexagrams, Options, Pan),
    set(d(Topic, Ground, Verdict), duan_11(Pan, Topic, Ground, Verdict), Verdicts).

test(duan_01_4_01_combines, Verdicts == [d(謀事, 六合, 成)]) :- verdicts(泰, [], Verdicts).
test(duan_02_4_02_combines_and_changes, Verdicts == [d(謀事, 六合, 成)]) :- verdicts(泰-否, [], Verdicts).
test(duan_03_4_03_turns_into_clash, Verdicts == [d(謀事, 六合化六沖, 無終)]) :- verdicts(泰-乾, [], Verdicts).
test(duan_04_4_04_clash_from_elsewhere, Verdicts == []) :- verdicts(同人-乾, [], Verdicts).
test(duan_05_4_05_clash_alone, Verdicts == []) :- verdicts(乾, [], Verdicts).
test(duan_06_4_06_use_god_generated, Verdicts == [d(諸占, 變生, 吉)]) :- verdicts(遁-乾, [use(世)], Verdicts).
test(duan_07_4_07_use_god_controlled, Verdicts == [d(諸占, 變克, 凶)]) :- verdicts(乾-姤, [use(子孫)], Verdicts).
test(duan_08_4_08_another_use_god, Verdicts == []) :- verdicts(乾-姤, [use(兄弟)], Verdicts).
test(duan_09_4_11_another_use_god_generated, Verdicts == []) :- verdicts(遁-乾, [use(應)], Verdicts).
test(duan_10_4_09_change_without_force, Verdicts == []) :-
    verdicts(遁-乾, [use(世), month(申), day(癸-亥)], Verdicts).
test(duan_11_4_10_in_the_proof, Citations == [11/8/b, 11/8/hua]) :-
    bare(泰-乾, Pan),
    once(traced(duan_11(Pan, 謀事, _, 無終), Proof)),
    proof_citations(Proof, [A, B|_]),
    Citations = [A, B].

:- end_tests(he_chong).


:- begin_tests(mutual).

%   The mutual hexagram read off two columns of strokes.

strokes(Gua, Strokes) :-
    liu_shi_si_gua(Gua, Wai, Nei),
    ba_gua(Nei, A, B, C),
    ba_gua(Wai, D, E, F),
    Strokes = [A, B, C, D, E, F].

test(hu_gua_3_01_every_change) :-
    forall(change(Ben-Bian),
           ( bare(Ben-Bian, Pan),
             findall(Nei-Wai, hu_gua(Pan, Nei, Wai), Found),
             strokes(Bian, [_, A, B, C, _, _]),
             strokes(Ben, [_, _, D, E, F, _]),
             ba_gua(HuNei, A, B, C),
             ba_gua(HuWai, D, E, F),
             Found == [HuNei-HuWai]
           )).
test(hu_gua_3_02_by_which_rule, Citations == [n(11/9)/bian, n(11/9)/jing]) :-
    findall(Citation,
            ( member(Cast, [晉-剝, 晉]),
              bare(Cast, Pan),
              traced(hu_ti(Pan, 內, _), by(Citation, _, _))
            ),
            Citations).
test(hu_gua_3_03_example, Pairs == [坤-坎]) :-
    bare(晉-剝, Pan),
    findall(Nei-Wai, hu_gua(Pan, Nei, Wai), Pairs).
test(hu_gua_3_04_static_of_巽_is_睽, Guas == [睽]) :-
    bare(巽, Pan),
    findall(Gua, ( hu_gua(Pan, Nei, Wai), liu_shi_si_gua(Gua, Wai, Nei) ), Guas).

test(hu_qin_3_01, Qins == [內-父母, 外-子孫]) :-
    bare(晉-剝, Pan),
    findall(Place-Qin, hu_qin(Pan, Place, Qin), Qins).
test(hu_zhi_3_01, Zhis == [內-[未, 申], 外-[子]]) :-
    bare(晉-剝, Pan),
    findall(Place-Set, setof(Zhi, hu_zhi(Pan, Place, Zhi), Set), Zhis).

% 11.10n: 戊申 day, the month not given; void or broken it is useless.

month(Except, Month) :- di_zhi(_, Month), Month \== Except.

test(hu_yong_3_01, [forall(month(午, Month)), true(Places == [外])]) :-
    at(晉-剝, Month, 戊-申, Pan),
    set(Place, hu_yong(Pan, 子孫, Place), Places),
    \+ fu_chu(Pan, 1, 出),
    \+ fu_chu(Pan, 5, 出).
test(hu_yong_3_02_broken, Places == []) :-
    at(晉-剝, 午, 戊-申, Pan),
    qiu_hu(Pan, 子孫),
    hu_wu_yong(Pan, 外),
    set(Place, ( hu_yong(Pan, 子孫, Place) ; hu_shang(Pan, 子孫, Place) ), Places).
test(hu_yong_3_03_void, [forall(( month(子, Month), xun(寅, Day) )), true(Places == [])]) :-
    at(晉-剝, Month, Day, Pan),
    set(Place, ( hu_yong(Pan, 子孫, Place) ; hu_shang(Pan, 子孫, Place) ), Places).
test(hu_yong_3_04_void_but_on_the_month, [forall(xun(寅, Day)), true(Places == [外])]) :-
    at(晉-剝, 子, Day, Pan),
    set(Place, hu_yong(Pan, 子孫, Place), Places).
test(hu_yong_3_05_void_in_its_season, Held == [tong]) :-
    findall(Option,
            ( member(Option, [ben_zhang, tong]),
              cast_pan(晉-剝, [term(立冬), day(甲-寅), readings([hou_scope=Option])], Pan),
              once(hu_yong(Pan, 子孫, 外))
            ),
            Held).
test(hu_yong_3_06_by_the_mover_alone, By == [動]) :-
    at(晉-剝, 寅, 甲-午, Pan),
    once(hu_yong(Pan, 子孫, 外)),
    set(B, hu_sheng(Pan, 外, B), By).
test(hu_yong_3_07_no_help, Places == []) :-
    at(晉-剝, 寅, 丁-卯, Pan),                   % the day scatters the mover
    qiu_hu(Pan, 子孫),
    set(Place, hu_yong(Pan, 子孫, Place), Places).
test(hu_yong_3_08_nothing_moves, Places == []) :-
    at(晉, 寅, 甲-午, Pan),
    hu_qin(Pan, 外, 子孫),
    set(Place, hu_yong(Pan, 子孫, Place), Places).
test(hu_yong_3_09_both, Kinds == [用-內, 傷-內]) :-
    at(屯-困, 子, 庚-午, Pan),
    set(內, hu_yong(Pan, 妻財, 內), [Yong]),
    set(Place, hu_shang(Pan, 妻財, Place), [Shang]),
    Kinds = [用-Yong, 傷-Shang].
test(hu_yong_3_10_one_useless_one_not, Places-Useless == [外]-[內]) :-
    at(謙-咸, 戌, 丁-酉, Pan),                   % 巽 within: 辰 broken, 巳 void
    set(Place, hu_qin(Pan, Place, 妻財), [_, _]),
    set(Place, hu_yong(Pan, 妻財, Place), Places),
    set(Place, hu_wu_yong(Pan, Place), Useless).
test(hu_yong_3_11_half_a_seat_void, Places-Useless == [內]-[]) :-
    at(小畜-乾, 戌, 甲-子, Pan),                 % 乾 within: 亥 void, 戌 on the month
    set(Place, hu_yong(Pan, 官鬼, Place), Places),
    set(Place, hu_wu_yong(Pan, Place), Useless).

test(hu_zhi_huai_3_01, Zhis == [內-巳, 內-辰]) :-
    at(謙-咸, 戌, 丁-酉, Pan),                   % 巽 within, 震 without
    set(Place-Zhi, ch11_bian_hu:hu_zhi_huai(Pan, Place, Zhi), Zhis).
test(hu_sheng_3_01_hu_ke_3_01_in_time) :-
    seeded(1110,
           forall(( between(1, 1000, _), random_pan(Pan), hu_gua(Pan, Nei, Wai), member(Place-Gua, [內-Nei, 外-Wai]) ),
                  ( gua_xing(Gua, Xing),
                    set(By, hu_sheng(Pan, Place, By), Helpers),
                    set(By, helps(Pan, Xing, By), Helpers),
                    set(By, hu_ke(Pan, Place, By), Controllers),
                    set(By, controls(Pan, Xing, By), Controllers)
                  ))).
test(hu_yong_3_12_hu_shang_3_01_in_time) :-
    seeded(1112,
           forall(( between(1, 1000, _), random_pan(Pan) ),
                  ( set(Use-Place, ( serves(Pan, Use, Place, Xing), once(helps(Pan, Xing, _)) ), Served),
                    set(Use-Place, hu_yong(Pan, Use, Place), Served),
                    set(Use-Place, ( serves(Pan, Use, Place, Xing), once(controls(Pan, Xing, _)) ), Hurt),
                    set(Use-Place, hu_shang(Pan, Use, Place), Hurt)
                  ))).

%   The trigram of the mutual hexagram at Place, of phase Xing, is asked for as
%   Use and not useless.

serves(Pan, Use, Place, Xing) :-
    hu_gua(Pan, Nei, Wai),
    member(Place-Gua, [內-Nei, 外-Wai]),
    gua_xing(Gua, Xing),
    qin_xing(Pan, Use, Xing),
    \+ liu_qin(Pan, _, Use),
    \+ bian_qin(Pan, _, Use),
    \+ ( fu_qin(Pan, Yao, Use), fu_chu(Pan, Yao, Degree), memberchk(Degree, [出, 半出]) ),
    \+ forall(gua_zhi(Gua, Zhi), huai(Pan, Zhi)).

helps(Pan, Xing, 日) :- ri_chen(Pan, _, Zhi), zhi_xing(Zhi, Own), zhu(Own, Xing).
helps(Pan, Xing, 月) :- yue_jian(Pan, Zhi), zhi_xing(Zhi, Own), zhu(Own, Xing).
helps(Pan, Xing, 動) :- zhu(Own, Xing), xing_zuo(Pan, Own).

controls(Pan, Xing, 日) :- ri_chen(Pan, _, Zhi), zhi_xing(Zhi, Own), ke(Own, Xing).
controls(Pan, Xing, 月) :- yue_jian(Pan, Zhi), zhi_xing(Zhi, Own), ke(Own, Xing).
controls(Pan, Xing, 動) :- ke(Own, Xing), xing_zuo(Pan, Own), sheng(Own, Child), \+ xing_zuo(Pan, Child).

% When it is asked: not where the lines, what hides and comes out of itself,
% or what they turn into, hold the use god.

test(qiu_hu_2_01, Uses == [子孫]) :-
    at(晉-剝, 寅, 甲-午, Pan),
    set(Use, qiu_hu(Pan, Use), Uses).
test(qiu_hu_2_02_hidden_comes_out, fail) :-
    at(屯-坤, 寅, 丁-酉, Pan),
    fu_zi_chu(Pan, 妻財),
    qiu_hu(Pan, 妻財).
test(qiu_hu_2_03_hidden_out_by_the_day_alone, nondet) :-
    at(屯-困, 寅, 庚-午, Pan),
    fu_qin(Pan, Yao, 妻財),
    fu_chu(Pan, Yao, 同出),
    \+ fu_zi_chu(Pan, 妻財),
    qiu_hu(Pan, 妻財).
test(qiu_hu_2_04_line_turns_into_it, fail) :-
    at(屯-訟, 子, 甲-子, Pan),
    bian_qin(Pan, _, 妻財),
    \+ fu_zi_chu(Pan, 妻財),
    hu_qin(Pan, 內, 妻財),
    qiu_hu(Pan, 妻財).
test(qiu_hu_2_05_every_use) :-
    seeded(1111,
           forall(( between(1, 1000, _), random_pan(Pan), use(Use) ),
                  (   once(qiu_hu(Pan, Use))
                  ->  \+ memberchk(Use, [世, 應]),
                      \+ liu_qin(Pan, _, Use),
                      \+ bian_qin(Pan, _, Use),
                      forall(fu_qin(Pan, Yao, Use),
                             ( fu_chu(Pan, Yao, Degree), \+ memberchk(Degree, [出, 半出]) ))
                  ;   yong_yao(Pan, Use, _) -> true
                  ;   bian_qin(Pan, _, Use) -> true
                  ;   fu_zi_chu(Pan, Use)
                  ))).

:- end_tests(mutual).


:- begin_tests(not_used).

other(Gua, Kind, Other) :-
    bare(Gua, Pan),
    findall(G, bu_yong_gua(Pan, Kind, G), [Other]).

test(bu_yong_gua_3_01, [forall(member(Kind-A-B, [對-姤-復, 交-巽-睽, 反-屯-蒙, 倒-訟-需])), true(Other == B)]) :-
    other(A, Kind, Other).
test(bu_yong_gua_3_02_there_and_back) :-
    forall(( member(Kind, [對, 反, 倒]), liu_shi_si_gua(Gua, _, _) ),
           ( other(Gua, Kind, Other), other(Other, Kind, Gua) )).
test(bu_yong_gua_3_03_crossed_is_the_static_mutual) :-
    forall(liu_shi_si_gua(Gua, _, _),
           ( bare(Gua, Pan), hu_gua(Pan, Nei, Wai), liu_shi_si_gua(Hu, Wai, Nei), other(Gua, 交, Hu) )).
test(bu_yong_gua_3_04_by_strokes) :-
    forall(( liu_shi_si_gua(Gua, _, _), strokes(Gua, Strokes) ),
           ( reverse(Strokes, Upturned),
             other(Gua, 反, Fan), strokes(Fan, Upturned),
             maplist(turned, Strokes, Turned),
             other(Gua, 對, Dui), strokes(Dui, Turned),
             Strokes = [A, B, C, D, E, F],
             other(Gua, 倒, Dao), strokes(Dao, [D, E, F, A, B, C])
           )).
test(bu_yong_gua_3_05_no_rule_rests_on_it) :-
    forall(( rule(_, Head, Body, _), Head \= bu_yong_gua(_, _, _) ),
           ( term_to_atom(Body, Text), \+ sub_atom(Text, _, _, _, bu_yong_gua) )).

turned(陽, 陰).
turned(陰, 陽).

strokes(Gua, [A, B, C, D, E, F]) :-
    liu_shi_si_gua(Gua, Wai, Nei),
    ba_gua(Nei, A, B, C),
    ba_gua(Wai, D, E, F).

:- end_tests(not_used).


:- begin_tests(whole).

exported(Goal, Pan) :-
    module_property(ch11_bian_hu, exports(Exports)),
    member(Name/Arity, Exports),
    functor(Goal, Name, Arity),
    arg(1, Goal, Pan).

test(agree_01_plain_traced_and_interpreted) :-
    seeded(1101,
           forall(( between(1, 100, _), random_readings(Readings), random_pan(Readings, Pan), exported(Goal, Pan) ),
                  ( set(Goal, plain(Goal), Plain),
                    set(Goal, traced(Goal, _), Traced),
                    set(Goal, holds(Goal), Held),
                    Plain == Traced,
                    Plain == Held
                  ))).
test(agree_02_proofs_hold) :-
    seeded(1102,
           forall(( between(1, 25, _), random_readings(Readings), random_pan(Readings, Pan), exported(Goal, Pan) ),
                  forall(traced(Goal, Proof), recheck(Proof)))).

%   Values that the arguments take in any of the casts, put together at random
%   and asked of each.

test(agree_03_bound_and_unbound) :-
    seeded(1104, ( findall(Pan, ( between(1, 25, _), random_pan(Pan) ), Pans), forall(exported(Goal, _), same(Goal, Pans)) )).

same(General, Pans) :-
    General =.. [Name, _|Free],
    findall(Pan-Set,
            ( member(Pan, Pans), Goal =.. [Name, Pan|Free], set(Free, plain(Goal), Set) ),
            Answers),
    findall(Args, ( member(_-Set, Answers), member(Args, Set) ), Found),
    pools(Free, Found, Pools),
    forall(( member(Pan-Set, Answers), asked(Pools, Set, Args), Bound =.. [Name, Pan|Args] ),
           (   memberchk(Args, Set)
           ->  once(plain(Bound))
           ;   \+ plain(Bound)
           )).

pools(Free, Found, Pools) :-
    findall(Pool, ( nth1(N, Free, _), set(V, ( member(Args, Found), nth1(N, Args, V) ), Pool) ), Pools).

asked(_, Set, Args) :- member(Args, Set).
asked(Pools, _, Args) :-
    \+ memberchk([], Pools),
    between(1, 60, _),
    maplist([Value, Pool]>>random_member(Value, Pool), Args, Pools).

test(passages_01_each_cited_or_excused) :-
    findall(Id, ( passage(Id, _, _, _), of_chapter(Id) ), Ids),
    length(Ids, 21),
    forall(member(Id, Ids),
           (   rule(Citation, _, _, _),
               citation_passage(Citation, Id)
           ->  true
           ;   not_encoded(Id, _)
           )).

of_chapter(11/_).
of_chapter(n(11/_)).

test(citations_01_unique) :-
    findall(Citation, rule(Citation, _, _, _), All),
    msort(All, Sorted),
    sort(All, Set),
    Sorted == Set.

:- end_tests(whole).
