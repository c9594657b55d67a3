:- encoding(utf8).
:- module(test_tables, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../kb/yimao').
:- use_module('../../kb/engine/notation').
:- use_module('../../kb/tables/passages').

%   Each table is told anew from the rule behind it and compared row by row, so
%   that a row too many is noticed as well as one too few.

:- meta_predicate same_rows(?, 0, 0).

same_rows(Template, Told, Goal) :-
    findall(Template, Told, Expected0),
    sort(Expected0, Expected),
    findall(Template, Goal, Rows0),
    msort(Rows0, Rows),
    Rows == Expected.

%   Step places on from Zhi or Gan in its cycle.

zhi_from(Zhi, Step, Other) :-
    di_zhi(N, Zhi),
    M is (N + Step - 1) mod 12 + 1,
    di_zhi(M, Other).

gan_from(Gan, Step, Other) :-
    tian_gan(N, Gan),
    M is (N + Step - 1) mod 10 + 1,
    tian_gan(M, Other).

polarity_of(N, 陽) :- 1 is N mod 2.
polarity_of(N, 陰) :- 0 is N mod 2.

turned(陽, 陰).
turned(陰, 陽).


:- begin_tests(stems_branches).

test(tian_gan_2_01_in_order, Gans == [甲,乙,丙,丁,戊,己,庚,辛,壬,癸]) :-
    findall(Gan, ( between(1, 10, N), tian_gan(N, Gan) ), Gans).
test(di_zhi_2_01_in_order, Zhis == [子,丑,寅,卯,辰,巳,午,未,申,酉,戌,亥]) :-
    findall(Zhi, ( between(1, 12, N), di_zhi(N, Zhi) ), Zhis).
test(yin_yang_2_01_by_place) :-
    same_rows(Gan-YinYang, ( tian_gan(N, Gan), polarity_of(N, YinYang) ), gan_yin_yang(Gan, YinYang)),
    same_rows(Zhi-YinYang, ( di_zhi(N, Zhi), polarity_of(N, YinYang) ), zhi_yin_yang(Zhi, YinYang)).
test(gan_zhi_3_01_the_two_cycles_run_together) :-
    same_rows(N-Gan-Zhi,
              ( between(1, 60, N), G is (N - 1) mod 10 + 1, Z is (N - 1) mod 12 + 1, tian_gan(G, Gan), di_zhi(Z, Zhi) ),
              gan_zhi(N, Gan, Zhi)).
test(gan_zhi_3_02_of_one_polarity, Count == 60) :-
    aggregate_all(count,
                  ( gan_yin_yang(Gan, YinYang), zhi_yin_yang(Zhi, YinYang), once(gan_zhi(_, Gan, Zhi)) ),
                  Count).
test(gan_zhi_3_03_no_such_pair, fail) :-
    gan_zhi(_, 甲, 丑).
test(xun_shou_3_01_ten_days_each) :-
    forall(( gan_zhi(N, Gan, Zhi), xun_shou(Gan, Zhi, Head) ),
           ( gan_zhi(First, 甲, Head), Ahead is N - First, between(0, 9, Ahead) )),
    aggregate_all(count, xun_shou(_, _, _), 60).
test(kong_wang_3_01_what_the_ten_days_lack) :-
    same_rows(Gan-Zhi-Void,
              ( gan_zhi(_, Gan, Zhi),
                di_zhi(_, Void),
                xun_shou(Gan, Zhi, Head),
                \+ ( xun_shou(_, Void, Head) )
              ),
              kong_wang(Gan, Zhi, Void)).
test(kong_wang_3_02_as_the_text_has_it, Voids == [戌-亥, 申-酉, 午-未, 辰-巳, 寅-卯, 子-丑]) :-
    findall(A-B, ( member(Head, [子, 戌, 申, 午, 辰, 寅]), findall(V, kong_wang(甲, Head, V), [A, B]) ), Voids).
test(chong_2_01_six_apart) :-
    same_rows(Zhi-Other, zhi_from(Zhi, 6, Other), chong(Zhi, Other)).
test(liu_he_zhi_2_01_mirrored_between_zi_and_chou) :-
    same_rows(Zhi-Other, ( di_zhi(N, Zhi), di_zhi(M, Other), (N + M) mod 12 =:= 3 ), liu_he_zhi(Zhi, Other)).
test(san_he_2_01_birth_peak_and_tomb) :-
    same_rows(Xing-[Birth, Peak, Tomb],
              ( member(Xing, [木, 火, 金, 水]),
                shi_er_gong(Xing, Birth, 長生),
                shi_er_gong(Xing, Peak, 帝旺),
                shi_er_gong(Xing, Tomb, 墓)
              ),
              san_he(Xing, [Birth, Peak, Tomb])).
test(gan_he_3_01_five_apart_and_the_phase_of_the_stem_on_chen) :-
    same_rows(Gan-Other-Xing,
              ( gan_from(Gan, 5, Other), wu_hu_dun(Gan, 辰, Dragon), gan_xing(Dragon, Xing) ),
              gan_he(Gan, Other, Xing)).
test(wu_hu_dun_3_01_openings, Openings == [甲-丙, 乙-戊, 丙-庚, 丁-壬, 戊-甲, 己-丙, 庚-戊, 辛-庚, 壬-壬, 癸-甲]) :-
    findall(Year-Gan, ( tian_gan(_, Year), wu_hu_dun(Year, 寅, Gan) ), Openings).
test(wu_hu_dun_3_02_twelve_months_follow_one_another) :-
    forall(tian_gan(_, Year),
           ( findall(N,
                     ( between(0, 11, Ahead), zhi_from(寅, Ahead, Zhi), wu_hu_dun(Year, Zhi, Gan), gan_zhi(N, Gan, Zhi) ),
                     Ns),
             length(Ns, 12),
             forall(nextto(A, B, Ns), B =:= A mod 60 + 1)
           )),
    aggregate_all(count, wu_hu_dun(_, _, _), 120).
test(tu_zhi_1_01_the_branches_of_earth) :-
    same_rows(Zhi, zhi_xing(Zhi, 土), tu_zhi(Zhi)).
test(ji_shen_1_01_where_phases_are_born) :-
    same_rows(Zhi, shi_er_gong(_, Zhi, 長生), ji_shen(Zhi)).

:- end_tests(stems_branches).


:- begin_tests(phases).

test(sheng_2_01_a_ring_of_five, Ring == [木, 火, 土, 金, 水, 木]) :-
    length(Steps, 5),
    foldl(step, Steps, 木-Ring, Last-[Last]).

step(Child, Xing-[Xing|Rest], Child-Rest) :- sheng(Xing, Child).

test(sheng_2_02_five) :-
    aggregate_all(count, sheng(_, _), 5).
test(ke_2_01_the_child_of_the_child) :-
    same_rows(Xing-Victim, ( sheng(Xing, Child), sheng(Child, Victim) ), ke(Xing, Victim)).
test(zhu_2_01_generates_or_matches) :-
    same_rows(Xing-Other, ( wu_xing(Xing), ( Other = Xing ; sheng(Xing, Other) ) ), zhu(Xing, Other)).
test(xing_2_01_stems_by_twos) :-
    same_rows(Gan-Xing,
              ( tian_gan(N, Gan), K is (N + 1) // 2, nth1(K, [木, 火, 土, 金, 水], Xing) ),
              gan_xing(Gan, Xing)).
test(xing_2_02_branches_by_seasons_with_earth_between) :-
    same_rows(Zhi-Xing,
              ( nth0(K, [水, 木, 火, 金], Season),
                Middle is 3 * K,
                ( Step = -1, Xing = Season ; Step = 0, Xing = Season ; Step = 1, Xing = 土 ),
                Ahead is Middle + Step,
                zhi_from(子, Ahead, Zhi)
              ),
              zhi_xing(Zhi, Xing)).
test(si_ling_3_01_by_what_stands_between) :-
    same_rows(Month-Xing-State,
              ( wu_xing(Month), wu_xing(Xing), season_state(Month, Xing, State) ),
              si_ling(Month, Xing, State)).

season_state(Xing, Xing, 旺).
season_state(Month, Xing, 相) :- sheng(Month, Xing).
season_state(Month, Xing, 休) :- sheng(Xing, Month).
season_state(Month, Xing, 囚) :- ke(Xing, Month).
season_state(Month, Xing, 死) :- ke(Month, Xing).

test(shi_er_gong_3_01_forward_for_all) :-
    same_rows(Xing-Zhi-Stage,
              ( member(Xing-Birth, [金-巳, 木-亥, 火-寅, 水-申, 土-申]),
                nth0(N, [長生, 沐浴, 冠帶, 臨官, 帝旺, 衰, 病, 死, 墓, 絕, 胎, 養], Stage),
                zhi_from(Birth, N, Zhi)
              ),
              shi_er_gong(Xing, Zhi, Stage)).

% 飛生伏 and 伏克飛 can be 伏絕飛 (12.6n): the former only with earth from 申.

test(shi_er_gong_3_02_extinct_on_what_generates_it, Meets == [土-巳]) :-
    findall(Xing-Zhi, ( shi_er_gong(Xing, Zhi, 絕), zhi_xing(Zhi, Own), sheng(Own, Xing) ), Meets).
test(shi_er_gong_3_03_extinct_on_what_it_controls, Meets == [金-寅, 水-巳]) :-
    findall(Xing-Zhi,
            ( member(Xing, [金, 水, 火, 木, 土]), shi_er_gong(Xing, Zhi, 絕), zhi_xing(Zhi, Own), ke(Xing, Own) ),
            Meets).

:- end_tests(phases).


:- begin_tests(trigrams).

test(ba_gua_4_01_every_three_lines_once, Count-Distinct == 8-8) :-
    findall(A-B-C, ba_gua(_, A, B, C), All),
    length(All, Count),
    sort(All, Set),
    length(Set, Distinct).
test(ba_gua_4_02_by_their_images, Guas == [乾, 兌, 離, 震, 巽, 坎, 艮, 坤]) :-
    findall(Gua, ( member(A, [陽, 陰]), member(B, [陽, 陰]), member(C, [陽, 陰]), ba_gua(Gua, A, B, C) ), Guas).
test(cuo_gua_2_01_every_line_turned) :-
    same_rows(Gua-Other,
              ( ba_gua(Gua, A, B, C), turned(A, D), turned(B, E), turned(C, F), ba_gua(Other, D, E, F) ),
              cuo_gua(Gua, Other)).
test(gua_zhi_2_01_the_twelve_branches_around_them) :-
    same_rows(Gua-Zhi,
              ( nth0(N, [坎, 艮-艮, 震, 巽-巽, 離, 坤-坤, 兌, 乾-乾], Seat),
                Middle is N // 2 * 3,
                (   atom(Seat)
                ->  Gua = Seat, zhi_from(子, Middle, Zhi)
                ;   Seat = Gua-_, member(Ahead, [1, 2]), Step is Middle + Ahead, zhi_from(子, Step, Zhi)
                )
              ),
              gua_zhi(Gua, Zhi)).
test(dui_chong_2_01_every_branch_clashes_with_one_opposite) :-
    same_rows(Gua-Other,
              ( gua_xing(Gua, _),
                gua_xing(Other, _),
                forall(gua_zhi(Gua, Zhi), ( chong(Zhi, Across), gua_zhi(Other, Across) ))
              ),
              dui_chong(Gua, Other)).
test(gua_ren_2_01_by_the_line_that_is_unlike_the_others) :-
    same_rows(Gua-Person,
              ( ba_gua(Gua, A, B, C), person([A, B, C], Person) ),
              gua_ren(Gua, Person)).

person([陽, 陽, 陽], 父).
person([陰, 陰, 陰], 母).
person(Lines, Person) :-
    select(Odd, Lines, [Same, Same]),
    Odd \== Same,
    nth1(N, Lines, Odd),
    nth1(N, [長, 中, 少], Age),
    member(Odd-Sex, [陽-男, 陰-女]),
    atom_concat(Age, Sex, Person).

test(gua_xing_2_01, Xings == [金, 金, 火, 木, 木, 水, 土, 土]) :-
    findall(Xing, ( member(Gua, [乾, 兌, 離, 震, 巽, 坎, 艮, 坤]), gua_xing(Gua, Xing) ), Xings).

:- end_tests(trigrams).


:- begin_tests(hexagrams).

test(liu_shi_si_gua_3_01_every_two_trigrams_once) :-
    findall(Wai-Nei, liu_shi_si_gua(_, Wai, Nei), Rows0),
    msort(Rows0, Rows),
    findall(Wai-Nei, ( gua_xing(Wai, _), gua_xing(Nei, _) ), Pairs0),
    msort(Pairs0, Pairs),
    Rows == Pairs.
test(liu_shi_si_gua_3_02_sixty_four_names, Count == 64) :-
    findall(Gua, liu_shi_si_gua(Gua, _, _), Names),
    sort(Names, Set),
    length(Set, Count).

% In the received order each is followed by its inverse, or, where that is
% itself, by its complement.

test(liu_shi_si_gua_3_03_in_pairs) :-
    findall(Lines, hexagram_lines(_, Lines), All),
    length(All, 64),
    forall(( nth0(I, All, Lines), 0 is I mod 2 ),
           ( J is I + 1,
             nth0(J, All, Next),
             reverse(Lines, Inverse),
             (   Inverse \== Lines
             ->  Next == Inverse
             ;   maplist(turned, Lines, Next)
             )
           )).
test(liu_shi_si_gua_3_04_images, Names == [否, 泰, 既濟, 未濟, 困, 小過]) :-
    findall(Name,
            ( member(Wai-Nei, [乾-坤, 坤-乾, 坎-離, 離-坎, 兌-坎, 震-艮]), liu_shi_si_gua(Name, Wai, Nei) ),
            Names).

hexagram_lines(Gua, [A, B, C, D, E, F]) :-
    liu_shi_si_gua(Gua, Wai, Nei),
    ba_gua(Nei, A, B, C),
    ba_gua(Wai, D, E, F).

:- end_tests(hexagrams).


:- begin_tests(na_jia).

% Yang trigrams run forward by twos, yin ones back; the outer trigram opens
% across from the inner one.

test(na_jia_5_01_by_twos) :-
    same_rows(Gua-Place-N-Gan-Zhi,
              ( member(Gua-Way-Inner-Outer-First,
                       [ 乾-2-甲-壬-子, 震-2-庚-庚-子, 坎-2-戊-戊-寅, 艮-2-丙-丙-辰,
                         坤-(-2)-乙-癸-未, 巽-(-2)-辛-辛-丑, 離-(-2)-己-己-卯, 兌-(-2)-丁-丁-巳 ]),
                member(Place-Gan-Offset, [內-Inner-0, 外-Outer-6]),
                between(1, 3, N),
                Step is Offset + (N - 1) * Way,
                zhi_from(First, Step, Zhi)
              ),
              na_jia(Gua, Place, N, Gan, Zhi)).
test(na_jia_5_02_pairs_of_the_sixty) :-
    forall(na_jia(_, _, _, Gan, Zhi), once(gan_zhi(_, Gan, Zhi))).
test(hua_wei_3_01, Yaos == [1, 2, 3, 4, 5, 6]) :-
    findall(Yao, ( member(Place, [內, 外]), between(1, 3, N), hua_wei(Place, N, Yao) ), Yaos).
test(hua_wei_3_02_the_same_halves_as_the_chart) :-
    same_rows(Place-Yao, hua_wei(Place, _, Yao), wei(Place, Yao)).

:- end_tests(na_jia).


:- begin_tests(palaces).

%   The sixteen changes: the pure hexagram, its lines turned one after the other
%   from below up to the fifth, the fourth turned back, the inner ones restored.

stage_lines(八純, Lines, Lines).
stage_lines(Stage, [A, B, C, D, E, F], Lines) :-
    maplist(turned, [A, B, C, D, E], [U, V, W, X, Y]),
    member(Stage-Lines,
           [ 一世-[U, B, C, D, E, F], 二世-[U, V, C, D, E, F], 三世-[U, V, W, D, E, F], 四世-[U, V, W, X, E, F],
             五世-[U, V, W, X, Y, F], 遊魂-[U, V, W, D, Y, F], 歸魂-[A, B, C, D, Y, F] ]).

test(ba_gong_3_01_by_the_sixteen_changes) :-
    same_rows(Gua-Gong-Stage,
              ( ba_gua(Gong, A, B, C),
                stage_lines(Stage, [A, B, C, A, B, C], [D, E, F, G, H, I]),
                ba_gua(Nei, D, E, F),
                ba_gua(Wai, G, H, I),
                liu_shi_si_gua(Gua, Wai, Nei)
              ),
              ba_gong(Gua, Gong, Stage)).
test(ba_gong_3_02_every_hexagram_once, Count == 64) :-
    findall(Gua, ba_gong(Gua, _, _), Guas),
    sort(Guas, Set),
    length(Set, Count).
test(shi_ying_3_01, Shis == [6, 1, 2, 3, 4, 5, 4, 3]) :-
    findall(Shi,
            ( member(Stage, [八純, 一世, 二世, 三世, 四世, 五世, 遊魂, 歸魂]), shi_ying(Stage, Shi, _) ),
            Shis).
test(shi_ying_3_02_three_lines_away) :-
    forall(shi_ying(_, Shi, Ying), abs(Shi - Ying) =:= 3).
test(qin_shu_3_01_by_what_stands_between) :-
    same_rows(Own-Xing-Kin, ( wu_xing(Own), wu_xing(Xing), kin(Own, Xing, Kin) ), qin_shu(Own, Xing, Kin)).

kin(Own, Own, 兄弟).
kin(Own, Xing, 父母) :- sheng(Xing, Own).
kin(Own, Xing, 子孫) :- sheng(Own, Xing).
kin(Own, Xing, 官鬼) :- ke(Xing, Own).
kin(Own, Xing, 妻財) :- ke(Own, Xing).

test(qin_1_01) :-
    same_rows(Kin, qin_shu(_, _, Kin), qin(Kin)).
test(shen_shou_3_01_upwards_from_the_day) :-
    same_rows(Gan-Yao-Spirit,
              ( nth0(K, [青龍, 朱雀, 勾陳, 螣蛇, 白虎, 玄武], First),
                nth0(K, [[甲, 乙], [丙, 丁], [戊], [己], [庚, 辛], [壬, 癸]], Gans),
                member(Gan, Gans),
                append(Before, [First|After], [青龍, 朱雀, 勾陳, 螣蛇, 白虎, 玄武]),
                append([First|After], Before, Spirits),
                nth1(Yao, Spirits, Spirit)
              ),
              shen_shou(Gan, Yao, Spirit)).
test(shi_shen_wei_2_01_a_branch_and_its_clash_alike) :-
    same_rows(Zhi-Yao, ( di_zhi(N, Zhi), Yao is (N - 1) mod 6 + 1 ), shi_shen_wei(Zhi, Yao)).

:- end_tests(palaces).


:- begin_tests(terms).

test(jie_qi_zhi_3_01_two_a_month) :-
    same_rows(N-Zhi,
              ( between(1, 24, N), Ahead is (N - 1) // 2, zhi_from(寅, Ahead, Zhi) ),
              jie_qi_zhi(N, _, Zhi)).
test(jie_qi_zhi_3_02_twenty_four_names, Count == 24) :-
    findall(Term, jie_qi_zhi(_, Term, _), Terms),
    sort(Terms, Set),
    length(Set, Count).
test(jie_1_01_a_month_opens_with_one, Firsts == [立春, 驚蟄, 清明, 立夏, 芒種, 小暑, 立秋, 白露, 寒露, 立冬, 大雪, 小寒]) :-
    findall(Term, jie(Term), Firsts).
test(zhong_qi_1_01_and_has_one, Middles == [雨水, 春分, 穀雨, 小滿, 夏至, 大暑, 處暑, 秋分, 霜降, 小雪, 冬至, 大寒]) :-
    findall(Term, zhong_qi(Term), Middles).
test(zhong_qi_1_02_the_four_in_the_middle_of_the_seasons) :-
    forall(member(Term-Zhi, [冬至-子, 春分-卯, 夏至-午, 秋分-酉]),
           ( once(zhong_qi(Term)), once(jie_qi_zhi(_, Term, Zhi)) )).

:- end_tests(terms).


:- begin_tests(readings).

test(reading_option_3_01_names_and_defaults,
     Defaults == [ ban-jie, fei_po-bu_chu, fei_kong-chu, ri_yue_fu-tong_chu, ri_chong-wang_xiang, dong_kong-san,
                   ke_wo-yi, gan_hua_when-fei_fu, yue_qi-zhong, yin_half-mirror, fan_zhi-jia, hou_scope-ben_zhang ]) :-
    findall(Name-Default, ( between(1, 12, N), reading_option(Name, Default, N) ), Defaults).
test(reading_option_3_02_each_once, Count == Distinct) :-
    findall(Name, reading_option(Name, _, _), Names),
    length(Names, Count),
    sort(Names, Set),
    length(Set, Distinct).
test(reading_option_3_03_numbered_without_a_gap) :-
    findall(N, reading_option(_, _, N), Ns),
    length(Ns, Last),
    numlist(1, Last, Ns).
test(option_4_01_the_default_first_and_another, [forall(reading_option(Name, Default, _))]) :-
    findall(Option, option(Name, Option, _, _), [Default, Other]),
    Other \== Default.
test(option_4_02_said_in_both_languages, [forall(option(Name, _, Zh, En))]) :-
    once(reading_option(Name, _, _)),
    string_code(1, Zh, First),
    First > 0x3400,
    string_code(1, En, Letter),
    Letter < 128.
test(rests_on_4_01_each_on_something_there, [forall(reading_option(Name, _, _))]) :-
    findall(Passages, rests_on(Name, Passages, _, _), [[Passage|Others]]),
    forall(member(P, [Passage|Others]),
           once(( passage(P, _, _, _) ; source(P, _, _) ))).
test(rests_on_4_02_of_no_other_reading, [forall(rests_on(Name, _, _, _))]) :-
    once(reading_option(Name, _, _)).
test(reading_4_01_every_premise_names_one, [forall(rule_reading(Name, Option))]) :-
    atom(Name),
    atom(Option),
    once(option(Name, Option, _, _)).
test(reading_4_02_every_one_is_a_premise, [forall(reading_option(Name, _, _))]) :-
    once(rule_reading(Name, _)).

rule_reading(Name, Option) :-
    rule(_, _, Body, _),
    premise(Body, reading(_, Name, Option)).

:- end_tests(readings).
