:- encoding(utf8).
:- module(test_pan, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../kb/tables/stems_branches').
:- use_module('../../kb/tables/trigrams').
:- use_module('../../kb/tables/hexagrams').
:- use_module('../../kb/tables/palaces').
:- use_module('../../kb/tables/phases').
:- use_module('../../kb/tables/na_jia').
:- use_module('../../kb/tables/readings', [reading_option/3]).
:- use_module('../../kb/chart/pan').
:- use_module('../../kb/chart/cast').
:- use_module('../../kb/chapters/ch12_fei_fu', [fu_qin/3, fu_shen/3, fu_gua/3, qiu_fu/3]).

%   困 to 兌 on 戊寅 in the month 子, the first example of chapter 12.

kun(Pan) :- cast_pan(困-兌, [month(子), day(戊-寅), topic(功名), use(官鬼)], Pan).

change(Ben-Bian) :-
    liu_shi_si_gua(Ben, _, _),
    liu_shi_si_gua(Bian, _, _).

:- meta_predicate of_lines(?, 0, -).

of_lines(Value, Goal, Values) :- findall(Value, Goal, Values).


:- begin_tests(pan).

test(pan_2_01_hexagrams, [Ben, Bian] == [困, 兌]) :-
    kun(Pan),
    ben_gua(Pan, Ben),
    zhi_gua(Pan, Bian).
test(pan_2_02_trigrams, Guas-Bians == [內-坎, 外-兌]-[內-兌]) :-
    kun(Pan),
    findall(Place-Gua, gua(Pan, Place, Gua), Guas),
    findall(Place-Gua, bian_gua(Pan, Place, Gua), Bians).
test(pan_2_03_palace, [Gong, Stage, Shi, Ying] == [兌, 一世, 1, 4]) :-
    kun(Pan),
    gong(Pan, Gong),
    gong_wei(Pan, Stage),
    shi_yao(Pan, Shi),
    ying_yao(Pan, Ying).
test(pan_3_01_marks, Marks == [老陰, 少陽, 少陰, 少陽, 少陽, 少陰]) :-
    kun(Pan),
    of_lines(Mark, yao_xiang(Pan, _, Mark), Marks).
test(pan_3_02_yin_and_yang, Kinds == [陰, 陽, 陰, 陽, 陽, 陰]) :-
    kun(Pan),
    of_lines(Kind, yin_yang(Pan, _, Kind), Kinds).
test(pan_3_03_stems, Gans == [戊, 戊, 戊, 丁, 丁, 丁]) :-
    kun(Pan),
    of_lines(Gan, gan(Pan, _, Gan), Gans).
test(pan_3_04_branches, Zhis == [寅, 辰, 午, 亥, 酉, 未]) :-
    kun(Pan),
    of_lines(Zhi, zhi(Pan, _, Zhi), Zhis).
test(pan_3_05_phases, Xings == [木, 土, 火, 水, 金, 土]) :-
    kun(Pan),
    of_lines(Xing, xing(Pan, _, Xing), Xings).
test(pan_3_06_kin, Kins == [妻財, 父母, 官鬼, 子孫, 兄弟, 父母]) :-
    kun(Pan),
    of_lines(Kin, liu_qin(Pan, _, Kin), Kins).
test(pan_3_07_what_moves, Dong-Jing-Count == [1]-[2, 3, 4, 5, 6]-1) :-
    kun(Pan),
    findall(Yao, dong(Pan, Yao), Dong),
    findall(Yao, jing(Pan, Yao), Jing),
    dong_shu(Pan, Count).
test(pan_3_08_the_changed_line, [Gans, Zhis, Xings, Kins] == [[1-丁], [1-巳], [1-火], [1-官鬼]]) :-
    kun(Pan),
    findall(Yao-Gan, bian_gan(Pan, Yao, Gan), Gans),
    findall(Yao-Zhi, bian_zhi(Pan, Yao, Zhi), Zhis),
    findall(Yao-Xing, bian_xing(Pan, Yao, Xing), Xings),
    findall(Yao-Kin, bian_qin(Pan, Yao, Kin), Kins).
test(pan_3_09_kin_and_phases_of_the_palace, Pairs == [父母-土, 兄弟-金, 子孫-水, 妻財-木, 官鬼-火]) :-
    kun(Pan),
    findall(Kin-Xing, ( qin(Kin), qin_xing(Pan, Kin, Xing) ), Pairs).
test(pan_2_04_time, [Month, Gan, Zhi] == [子, 戊, 寅]) :-
    kun(Pan),
    yue_jian(Pan, Month),
    ri_chen(Pan, Gan, Zhi).
test(pan_2_05_question, [Topic, Use] == [功名, 官鬼]) :-
    kun(Pan),
    wen_shi(Pan, Topic),
    wen_yong(Pan, Use).
test(pan_2_06_person, Person == 長男) :-
    cast_pan(乾, [person(長男)], Pan),
    wen_ren(Pan, Person).
test(pan_1_01_lines, Yaos == [1, 2, 3, 4, 5, 6]) :-
    kun(Pan),
    findall(Yao, yao(Pan, Yao), Yaos).

% What is not known is absent.

test(pan_0_01_absent, forall(absent(Pan, Goal))) :-
    ben_gua(Pan, 乾),
    \+ Goal.

absent(Pan, Goal) :-
    cast_pan(乾, [], Pan),
    member(Goal,
           [ yue_jian(Pan, _), yue_gan(Pan, _), ri_chen(Pan, _, _), jie_qi(Pan, _), hou(Pan, _),
             wen_shi(Pan, _), wen_ren(Pan, _), wen_yong(Pan, _), dong(Pan, _), bian_gua(Pan, _, _),
             bian_gan(Pan, _, _), bian_zhi(Pan, _, _), bian_xing(Pan, _, _), bian_qin(Pan, _, _) ]).

test(pan_time_3_01, Month-Gan-Zhi-Term-Hou == 午-甲-子-夏至-2) :-
    kun(Pan0),
    pan_time(Pan0, time(none, none, 庚, 午, 甲, 子, 夏至, 2), Pan),
    yue_jian(Pan, Month),
    ri_chen(Pan, Gan, Zhi),
    jie_qi(Pan, Term),
    hou(Pan, Hou),
    yue_gan(Pan, 庚),
    yue_jian(Pan0, 子),
    ri_chen(Pan0, 戊, 寅).
test(pan_time_3_02_as_if_cast_then, Pan == Cast) :-
    kun(Pan0),
    pan_time(Pan0, time(none, none, none, 午, 甲, 子, none, none), Pan),
    cast_pan(困-兌, [month(午), day(甲-子), topic(功名), use(官鬼)], Cast).
test(reading_3_01_default_or_chosen, Options == [bu_chu, chu, ren_yi]) :-
    cast_pan(乾, [readings([ban=ren_yi])], Pan),
    findall(Option, ( member(Name, [fei_po, fei_kong, ban]), reading(Pan, Name, Option) ), Options).
test(reading_3_02_one_option_of_each, Chosen == Defaults) :-
    cast_pan(乾, [], Pan),
    findall(Name-Option, reading(Pan, Name, Option), Chosen),
    findall(Name-Default, reading_option(Name, Default, _), Defaults).

% What cannot be is no chart.

test(pan_4_01_cannot_be, [forall(cannot_be(Hexagrams, Options)), fail]) :-
    cast_pan(Hexagrams, Options, _).

cannot_be(乾-龍, []).
cannot_be(龍, []).
cannot_be(乾, [month(甲)]).
cannot_be(乾, [day(甲-丑)]).
cannot_be(乾, [day(子-甲)]).
cannot_be(乾, [year(甲-丑)]).
cannot_be(乾, [month(子), month_gan(乙)]).
cannot_be(乾, [month_gan(甲)]).
cannot_be(乾, [year(甲-子), month(寅), month_gan(戊)]).
cannot_be(乾, [term(立夏至)]).
cannot_be(乾, [term(冬至), month(午)]).
cannot_be(乾, [term(冬至), hou(4)]).
cannot_be(乾, [hou(1)]).
cannot_be(乾, [person(叔父)]).
cannot_be(乾, [use(青龍)]).
cannot_be(乾, [readings([ban=yi])]).
cannot_be(乾, [readings([fei=chu])]).

test(cast_pan_3_01_month_of_the_term, Month == 子) :-
    cast_pan(乾, [term(冬至)], Pan),
    yue_jian(Pan, Month).
test(cast_pan_3_02_month_stem_of_the_year, Gans == [丙, 丙, 丁]) :-
    findall(Gan,
            ( member(Options, [[year(辛-卯), month(申)], [month(申), month_gan(丙)], [year(甲-子), term(春分)]]),
              cast_pan(乾, Options, Pan),
              yue_gan(Pan, Gan)
            ),
            Gans).
test(cast_pan_3_03_alone_it_does_not_move, Count == 0) :-
    cast_pan(困, [], Pan),
    dong_shu(Pan, Count).
test(cast_pan_3_04_every_month_has_five_stems, [forall(di_zhi(_, Zhi))]) :-
    findall(Gan, ( tian_gan(_, Gan), cast_pan(乾, [month(Zhi), month_gan(Gan)], _) ), Gans),
    length(Gans, 5).

:- end_tests(pan).


:- begin_tests(cast_names).

test(cast_names_3_01, Names == [困-兌]) :-
    findall(Ben-Bian, cast_names([老陰, 少陽, 少陰, 少陽, 少陽, 少陰], Ben, Bian), Names).
test(cast_names_3_02_back) :-
    forall(( liu_shi_si_gua(Ben, Wai, Nei), liu_shi_si_gua(Bian, Nei, Wai) ),
           ( findall(Marks, cast_names(Marks, Ben, Bian), [Marks]), marks(Ben-Bian, Marks) )).
test(cast_names_3_03_every_change_has_its_marks) :-
    forall(change(Ben-Bian),
           ( marks(Ben-Bian, Marks), findall(A-B, cast_names(Marks, A, B), [Ben-Bian]) )).

marks(Hexagrams, Marks) :-
    cast_pan(Hexagrams, [], Pan),
    findall(Mark, yao_xiang(Pan, _, Mark), Marks).
test(cast_names_3_04_unbound, Count == 4096) :-
    aggregate_all(count, cast_names(_, _, _), Count).

:- end_tests(cast_names).


:- begin_tests(whole).

% All 4096 changes, told anew from the tables.

test(lines_3_01_every_change) :-
    forall(( change(Ben-Bian), cast_pan(Ben-Bian, [], Pan) ),
           ( ba_gong(Ben, Gong, Stage),
             gua_xing(Gong, Own),
             shi_ying(Stage, Shi, Ying),
             gong(Pan, Gong),
             gong_wei(Pan, Stage),
             shi_yao(Pan, Shi),
             ying_yao(Pan, Ying),
             liu_shi_si_gua(Ben, Wai, Nei),
             liu_shi_si_gua(Bian, BianWai, BianNei),
             forall(member(Place-From-To, [內-Nei-BianNei, 外-Wai-BianWai]),
                    ( gua(Pan, Place, From),
                      ( From == To -> \+ bian_gua(Pan, Place, _) ; bian_gua(Pan, Place, To) ),
                      forall(hua_wei(Place, N, Yao), line(Pan, Own, Place, From, To, N, Yao))
                    ))
           )).

line(Pan, Own, Place, From, To, N, Yao) :-
    na_jia(From, Place, N, Gan, Zhi),
    zhi_xing(Zhi, Xing),
    qin_shu(Own, Xing, Kin),
    findall(Gan-Zhi-Xing-Kin,
            ( gan(Pan, Yao, Gan), zhi(Pan, Yao, Zhi), xing(Pan, Yao, Xing), liu_qin(Pan, Yao, Kin) ),
            [_]),
    (   polarity(From, N, YinYang),
        polarity(To, N, YinYang)
    ->  jing(Pan, Yao),
        \+ dong(Pan, Yao),
        \+ bian_zhi(Pan, Yao, _)
    ;   dong(Pan, Yao),
        \+ jing(Pan, Yao),
        na_jia(To, Place, N, ToGan, ToZhi),
        zhi_xing(ToZhi, ToXing),
        qin_shu(Own, ToXing, ToKin),
        bian_gan(Pan, Yao, ToGan),
        bian_zhi(Pan, Yao, ToZhi),
        bian_xing(Pan, Yao, ToXing),
        bian_qin(Pan, Yao, ToKin)
    ).

polarity(Gua, N, YinYang) :-
    ba_gua(Gua, A, B, C),
    nth1(N, [A, B, C], YinYang).

% The eight hexagrams of the fourth generation, whose 世 the lost soul shares.

test(gong_wei_2_01_fourth_generation, Guas == [觀, 蹇, 蒙, 升, 無妄, 革, 睽, 大壯]) :-
    findall(Gua,
            ( member(Gong, [乾, 兌, 離, 震, 巽, 坎, 艮, 坤]),
              liu_shi_si_gua(Gua, _, _),
              cast_pan(Gua, [], Pan),
              gong(Pan, Gong),
              gong_wei(Pan, 四世),
              shi_yao(Pan, 4),
              ying_yao(Pan, 1),
              fu_gua(Pan, Gong, Gong)
            ),
            Guas).
test(gong_wei_2_02_others_with_shi_on_4, Guas == [大過, 小過, 明夷, 晉, 訟, 需, 頤, 中孚]) :-
    findall(Gua,
            ( member(Gua, [大過, 小過, 明夷, 晉, 訟, 需, 頤, 中孚]),
              cast_pan(Gua, [], Pan),
              gong_wei(Pan, 遊魂)
            ),
            Guas),
    aggregate_all(count, ( liu_shi_si_gua(Gua, _, _), cast_pan(Gua, [], Pan), shi_yao(Pan, 4) ), 16).

% Twelve hexagrams lack two kin, none lacks more.

test(liu_qin_3_01_two_kin_lacking) :-
    maplist(in_order,
            [ 觀-[兄弟, 子孫], 小過-[妻財, 子孫], 旅-[父母, 官鬼], 遁-[妻財, 子孫], 渙-[妻財, 官鬼],
              升-[兄弟, 子孫], 井-[兄弟, 子孫], 大過-[兄弟, 子孫], 頤-[子孫, 官鬼], 賁-[父母, 子孫],
              中孚-[妻財, 子孫], 大畜-[父母, 子孫] ],
            Told0),
    msort(Told0, Told),
    findall(Gua-Kins, ( lacking(Gua, _, Kins), Kins = [_, _|_] ), Found0),
    msort(Found0, Found),
    Found == Told.
test(qiu_fu_3_01_what_is_lacking_is_sought_hidden) :-
    forall(lacking(_, Pan, Kins),
           ( findall(Kin, qiu_fu(Pan, Kin, 無用), Sought0),
             sort(Sought0, Kins)
           )).
test(fu_qin_3_01_the_palace_hides_what_its_generations_lack) :-
    forall(( lacking(_, Pan, Kins), gong_wei(Pan, Stage), memberchk(Stage, [一世, 二世, 三世, 四世, 五世]) ),
           forall(member(Kin, Kins), once(fu_qin(Pan, _, Kin)))).

in_order(Gua-Kins, Gua-Sorted) :- sort(Kins, Sorted).

lacking(Gua, Pan, Kins) :-
    liu_shi_si_gua(Gua, _, _),
    cast_pan(Gua, [], Pan),
    findall(Kin, ( qin(Kin), \+ liu_qin(Pan, _, Kin) ), Kins0),
    sort(Kins0, Kins).

:- end_tests(whole).


:- begin_tests(modes).

% Every predicate of the chart gives the same bound as unbound.

accessor(Pan, Goal) :-
    member(Name/Arity,
           [ ben_gua/2, zhi_gua/2, gua/3, bian_gua/3, gong/2, gong_wei/2, yao/2, yao_xiang/3, yin_yang/3,
             gan/3, zhi/3, xing/3, liu_qin/3, dong/2, jing/2, dong_shu/2, bian_gan/3, bian_zhi/3, bian_xing/3,
             bian_qin/3, shi_yao/2, ying_yao/2, qin_xing/3, yue_jian/2, yue_gan/2, ri_chen/3, jie_qi/2, hou/2,
             wen_shi/2, wen_ren/2, wen_yong/2, reading/3 ]),
    functor(Goal, Name, Arity),
    arg(1, Goal, Pan).

test(modes_2_01, [forall(sample(Pan))]) :-
    forall(accessor(Pan, Goal),
           ( findall(Goal, Goal, Found),
             sort(Found, Set),
             length(Found, Count),
             length(Set, Count),
             forall(member(Goal, Set), once(Goal)),
             forall(bound_once(Set, Goal, Value, Place),
                    ( functor(Goal, Name, Arity),
                      functor(Ask, Name, Arity),
                      arg(1, Ask, Pan),
                      arg(Place, Ask, Value),
                      findall(Ask, Ask, Asked0),
                      sort(Asked0, Asked),
                      findall(Ask, member(Ask, Set), Expected),
                      Asked == Expected
                    ))
           )).
test(modes_2_02_values_that_are_not, forall(( kun(Pan), member(Goal, [ben_gua(Pan, 兌), gua(Pan, 內, 兌), zhi(Pan, 1, 巳),
                                                                      zhi(Pan, 7, _), bian_zhi(Pan, 2, _), shi_yao(Pan, 4),
                                                                      yue_jian(Pan, 丑), ri_chen(Pan, 寅, 戊),
                                                                      reading(Pan, ban, ren_yi)]) ))) :-
    \+ catch(Goal, error(_, _), fail).

bound_once(Set, Goal, Value, Place) :-
    member(Goal, Set),
    Goal =.. [_, _|Values],
    nth0(I, Values, Value),
    Place is I + 2.

sample(Pan) :- kun(Pan).
sample(Pan) :- cast_pan(乾, [], Pan).
sample(Pan) :-
    cast_pan(乾-坤, [year(辛-卯), term(處暑), hou(3), day(丙-子), person(父), use(世), readings([ban=ren_yi])], Pan).
sample(Pan) :- cast_pan(小過-頤, [month(丑)], Pan).

:- end_tests(modes).
