:- encoding(utf8).
:- module(test_ch17_you_wu, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(random)).
:- use_module(library(yall)).
:- use_module('../../kb/engine/notation').
:- use_module('../../kb/engine/prover').
:- use_module('../../kb/tables/stems_branches').
:- use_module('../../kb/tables/phases').
:- use_module('../../kb/tables/hexagrams').
:- use_module('../../kb/tables/palaces', [qin/1]).
:- use_module('../../kb/tables/passages', [passage/4]).
:- use_module('../../kb/chart/pan').
:- use_module('../../kb/chart/state').
:- use_module('../../kb/chart/cast').
:- use_module('../../kb/chapters/ch11_bian_hu').
:- use_module('../../kb/chapters/ch12_fei_fu').
:- use_module('../../kb/chapters/ch17_you_wu').
:- use_module('../../kb/chapters/ch20_gan_hua', [gan_hua_yong/3]).

%   Casts on which the rules are tried.

cast(咸-蹇,   [month(戌), day(丁-未), year(戊-午), use(世)]).
cast(旅-艮,   [month(子), day(辛-亥), use(子孫)]).
cast(既濟-謙, [month(寅), day(癸-未), year(戊-午), use(兄弟)]).
cast(明夷-泰, [month(卯), day(癸-丑), year(庚-午), use(妻財)]).
cast(未濟-解, [month(丑), day(丁-丑), use(妻財)]).
cast(睽-賁,   [month(酉), day(庚-子), use(子孫)]).
cast(艮-旅,   [month(寅), day(戊-子), use(妻財)]).
cast(蠱-升,   [month(卯), day(癸-亥), use(世)]).
cast(觀-坤,   [month(戌), day(癸-酉), use(父母)]).
cast(遁-同人, [month(亥), day(己-巳), year(壬-戌), use(父母)]).
cast(遁-隨,   [month(辰), day(戊-寅), use(世)]).
cast(需-姤,   [month(寅), day(戊-辰), year(庚-子), use(子孫)]).
cast(頤-剝,   [month(未), day(庚-午), use(世)]).
cast(賁-泰,   [month(午), day(乙-丑), use(妻財), readings([za_shang=he, wu_qi=bing])]).
cast(隨-頤,   [month(巳), day(庚-申), use(父母), readings([za_shang=he, wu_qi=bing])]).
cast(復-歸妹, [month(午), day(癸-酉), use(世), readings([za_shang=he])]).
cast(復-革,   [month(巳), day(壬-戌), use(妻財), readings([za_shang=he])]).
cast(夬-同人, [month(午), day(戊-寅), use(世), readings([za_shang=he])]).
cast(旅-大壯, [month(子), day(庚-子), use(兄弟), readings([wu_qi=bing])]).

%   fires(Rule, Cast, Conclusion): the rule gives the conclusion.

fires(17/1/you,       旅-艮,   fei_you(子孫)).
fires(17/1/wu,        旅-艮,   fei_wu(父母)).
fires(17/2/a,         需-姤,   yong_zai(兄弟, 伏)).
fires(17/2/b,         旅-艮,   yong_zai(官鬼, 日月)).
fires(17/2/c,         需-姤,   yong_zai(兄弟, 互變)).
fires(17/2/d,         既濟-謙, yong_zai(妻財, 互變)).
fires(12/8/jing,      旅-艮,   yong_zai(官鬼, 弱伏)).
fires(12/8/wu_li,     旅-艮,   yong_zai(妻財, 弱伏)).
fires(20/2/yong,      既濟-謙, yong_zai(妻財, 干化)).
fires(12/8/chu,       旅-艮,   cang_chu(官鬼, 3)).
fires(17/2/ri_yue,    旅-艮,   ri_yue_yong(官鬼, 月)).
fires(17/2/bian_ri,   需-姤,   bian_yong(兄弟, 1)).
fires(17/2/bian_dong, 未濟-解, bian_yong(子孫, 6)).
fires(17/2/bian,      旅-艮,   bian_hao(子孫, 4, 土)).
fires(17/3/a,         需-姤,   yong_shang(子孫, 月破)).
fires(17/3/b,         旅-艮,   yong_shang(兄弟, 衰空)).
fires(17/3/c,         明夷-泰, yong_shang(兄弟, 交傷)).
fires(17/3/d,         賁-泰,   yong_shang(妻財, 雜傷)).
fires(17/3/yao_po,    賁-泰,   yao_shang(妻財, 5)).
fires(17/3/yao_kong,  賁-泰,   yao_shang(妻財, 3)).
fires(17/3/si,        旅-艮,   shuai_kong(兄弟, 2, 死絕)).
fires(17/3/kong,      需-姤,   shuai_kong(兄弟, 5, 衰空)).
fires(17/3/yue_si,    旅-艮,   si_jue(2)).
fires(17/3/ri_jue,    旅-艮,   si_jue(2)).
fires(17/3/ri_jiu,    需-姤,   you_jiu(官鬼, 2)).
fires(17/3/dong_jiu,  需-姤,   you_jiu(官鬼, 2)).
fires(17/3/bian_jiu,  旅-艮,   you_jiu(妻財, 4)).
fires(17/3/shou_ke,   旅-艮,   dong_shang(父母)).
fires(17/3/fan_ke,    未濟-解, dong_shang(妻財)).
fires(17/3/ri_yue,    旅-艮,   ri_yue_shang(兄弟)).
fires(17/1/a,         旅-艮,   you_wu(子孫, 有)).
fires(17/1/b,         旅-艮,   you_wu(父母, 無)).
fires(n(17/2)/a,      明夷-泰, you_wu(妻財, 無而有(伏))).
fires(n(17/2)/b,      旅-艮,   you_wu(官鬼, 無而有(日月))).
fires(n(17/2)/c,      需-姤,   you_wu(父母, 無而有(互變))).
fires(12/8/d,         未濟-解, you_wu(官鬼, 無而有(弱伏))).
fires(n(20/5)/e,      咸-蹇,   you_wu(妻財, 無而有(干化))).
fires(n(17/3)/a,      需-姤,   you_wu(子孫, 有而無(月破))).
fires(n(17/3)/b,      旅-艮,   you_wu(兄弟, 有而無(衰空))).
fires(n(17/3)/c,      明夷-泰, you_wu(兄弟, 有而無(交傷))).
fires(n(17/3)/d,      賁-泰,   you_wu(妻財, 有而無(雜傷))).
fires(17/5/a,         旅-艮,   wu_qi(妻財)).
fires(17/5/b,         需-姤,   wu_qi(妻財)).
fires(17/5/bing,      賁-泰,   wu_qi(官鬼)).
fires(17/5/ri_yue,    旅-艮,   shou_zhi(兄弟, 2)).
fires(17/5/dong,      明夷-泰, shou_zhi(兄弟, 3)).
fires(17/5/bian,      需-姤,   shou_zhi(妻財, 1)).
fires(17/4/you,       明夷-泰, yong_bian(無而有)).
fires(17/4/wu,        需-姤,   yong_bian(有而無)).
fires(n(17/4)/you,    需-姤,   ji_bian(無而有)).
fires(n(17/4)/wu,     明夷-泰, ji_bian(有而無)).
fires(n(17/4)/ji,     旅-艮,   ji_qin(父母)).
fires(17/5/guan,      旅-艮,   yi_wai(功名, 意外遭逢)).
fires(17/5/cai,       旅-艮,   yi_wai(財利, 晚年忽遇)).
fires(17/5/zi,        旅-艮,   yi_wai(子嗣, 晚年忽遇)).
fires(17/5/fei,       旅-艮,   yi_wai(官非, 起無端)).
fires(17/5/dao,       旅-艮,   yi_wai(災盜, 起無端)).
fires(17/4/a,         明夷-泰, duan_17(來事, 無而有, 喜之)).
fires(17/4/b,         明夷-泰, duan_17(去事, 無而有, 畏之)).
fires(17/4/c,         需-姤,   duan_17(退事, 有而無, 宜之)).
fires(17/4/d,         需-姤,   duan_17(進事, 有而無, 惡之)).
fires(n(17/4)/a,      需-姤,   duan_17(來事, 忌神無而有, 畏之)).
fires(n(17/4)/b,      需-姤,   duan_17(去事, 忌神無而有, 喜之)).
fires(n(17/4)/c,      明夷-泰, duan_17(退事, 忌神有而無, 惡之)).
fires(n(17/4)/d,      明夷-泰, duan_17(進事, 忌神有而無, 宜之)).
fires(17/5/c,         明夷-泰, duan_17(功名, 無而有, 意外遭逢)).
fires(17/5/d,         需-姤,   duan_17(功名, 有而無, 反(意外遭逢))).
fires(n(17/4)/e,      需-姤,   duan_17(功名, 忌神無而有, 反(意外遭逢))).
fires(n(17/4)/f,      明夷-泰, duan_17(功名, 忌神有而無, 意外遭逢)).

%   lacks(Rule, N, Cast, Conclusion): but for its Nth premise the rule would
%   give the conclusion; it does not hold.

lacks(17/1/wu,        1,  艮-旅,   fei_wu(世)).
lacks(17/1/wu,        2,  艮-旅,   fei_wu(父母)).
lacks(17/2/a,         1,  旅-艮,   yong_zai(官鬼, 伏)).
lacks(17/2/a,         2,  旅-艮,   yong_zai(官鬼, 伏)).
lacks(17/2/a,         3,  旅-艮,   yong_zai(父母, 伏)).
lacks(17/2/a,         4,  旅-艮,   yong_zai(妻財, 伏)).
lacks(17/2/c,         1,  旅-艮,   yong_zai(父母, 互變)).
lacks(17/2/d,         1,  旅-艮,   yong_zai(父母, 互變)).
lacks(12/8/jing,      1,  明夷-泰, yong_zai(妻財, 弱伏)).
lacks(12/8/jing,      2,  明夷-泰, yong_zai(父母, 弱伏)).
lacks(12/8/wu_li,     1,  需-姤,   yong_zai(兄弟, 弱伏)).
lacks(12/8/wu_li,     2,  需-姤,   yong_zai(兄弟, 弱伏)).
lacks(20/2/yong,      1,  旅-艮,   yong_zai(父母, 干化)).
lacks(12/8/chu,       2,  艮-旅,   cang_chu(父母, 1)).
lacks(12/8/chu,       3,  艮-旅,   cang_chu(父母, 1)).
lacks(17/2/bian_ri,   1,  旅-艮,   bian_yong(父母, 1)).
lacks(17/2/bian_ri,   2,  旅-艮,   bian_yong(子孫, 4)).
lacks(17/2/bian_dong, 1,  旅-艮,   bian_yong(父母, 1)).
lacks(17/2/bian_dong, 2,  旅-艮,   bian_yong(子孫, 4)).
lacks(17/2/bian_dong, 3,  旅-艮,   bian_yong(子孫, 4)).
lacks(17/2/bian,      3,  明夷-泰, bian_hao(子孫, 2, 木)).
lacks(17/3/a,         1,  旅-艮,   yong_shang(父母, 月破)).
lacks(17/3/a,         2,  旅-艮,   yong_shang(兄弟, 月破)).
lacks(17/3/b,         1,  需-姤,   yong_shang(父母, 衰空)).
lacks(17/3/b,         2,  需-姤,   yong_shang(兄弟, 衰空)).
lacks(17/3/c,         1,  遁-隨,   yong_shang(子孫, 交傷)).
lacks(17/3/c,         2,  未濟-解, yong_shang(妻財, 交傷)).
lacks(17/3/c,         3,  旅-艮,   yong_shang(兄弟, 交傷)).
lacks(17/3/d,         1,  旅-大壯, yong_shang(兄弟, 雜傷)).
lacks(17/3/d,         2,  賁-泰,   yong_shang(父母, 雜傷)).
lacks(17/3/d,         3,  賁-泰,   yong_shang(兄弟, 雜傷)).
lacks(17/3/yao_po,    1,  賁-泰,   yao_shang(兄弟, 5)).
lacks(17/3/yao_po,    2,  賁-泰,   yao_shang(兄弟, 2)).
lacks(17/3/si,        1,  需-姤,   shuai_kong(父母, 3, 死絕)).
lacks(17/3/si,        2,  需-姤,   shuai_kong(妻財, 1, 死絕)).
lacks(17/3/si,        3,  需-姤,   shuai_kong(兄弟, 3, 死絕)).
lacks(17/3/kong,      2,  旅-艮,   shuai_kong(兄弟, 2, 衰空)).
lacks(17/3/kong,      3,  未濟-解, shuai_kong(妻財, 4, 衰空)).
lacks(17/3/yue_si,    1,  未濟-解, si_jue(1)).
lacks(17/3/yue_si,    2,  未濟-解, si_jue(1)).
lacks(17/3/ri_jue,    1,  需-姤,   si_jue(1)).
lacks(17/3/ri_jue,    2,  蠱-升,   si_jue(2)).
lacks(17/3/ri_jue,    3,  需-姤,   si_jue(1)).
lacks(17/3/ri_jiu,    2,  旅-艮,   you_jiu(兄弟, 2)).
lacks(17/3/ri_jiu,    3,  旅-艮,   you_jiu(兄弟, 2)).
lacks(17/3/dong_jiu,  1,  旅-艮,   you_jiu(官鬼, 1)).
lacks(17/3/dong_jiu,  2,  旅-艮,   you_jiu(兄弟, 2)).
lacks(17/3/dong_jiu,  3,  旅-艮,   you_jiu(子孫, 1)).
lacks(17/3/bian_jiu,  2,  需-姤,   you_jiu(妻財, 1)).
lacks(17/3/shou_ke,   1,  未濟-解, dong_shang(父母)).
lacks(17/3/fan_ke,    1,  旅-艮,   dong_shang(兄弟)).
lacks(17/1/b,         1,  需-姤,   you_wu(妻財, 無)).
lacks(17/1/b,         2,  觀-坤,   you_wu(子孫, 無)).
lacks(17/1/b,         3,  需-姤,   you_wu(父母, 無)).
lacks(n(17/2)/a,      1,  需-姤,   you_wu(兄弟, 無而有(伏))).
lacks(n(17/2)/a,      2,  旅-艮,   you_wu(父母, 無而有(伏))).
lacks(n(17/2)/b,      1,  需-姤,   you_wu(官鬼, 無而有(日月))).
lacks(n(17/2)/b,      2,  遁-隨,   you_wu(妻財, 無而有(日月))).
lacks(n(17/2)/b,      3,  需-姤,   you_wu(父母, 無而有(日月))).
lacks(n(17/2)/c,      1,  艮-旅,   you_wu(子孫, 無而有(互變))).
lacks(n(17/2)/c,      2,  遁-同人, you_wu(妻財, 無而有(互變))).
lacks(n(17/2)/c,      3,  觀-坤,   you_wu(兄弟, 無而有(互變))).
lacks(n(17/2)/c,      4,  旅-艮,   you_wu(父母, 無而有(互變))).
lacks(12/8/d,         1,  旅-艮,   you_wu(子孫, 無而有(弱伏))).
lacks(12/8/d,         2,  頤-剝,   you_wu(官鬼, 無而有(弱伏))).
lacks(12/8/d,         3,  旅-艮,   you_wu(官鬼, 無而有(弱伏))).
lacks(12/8/d,         4,  需-姤,   you_wu(父母, 無而有(弱伏))).
lacks(12/8/d,         5,  旅-艮,   you_wu(父母, 無而有(弱伏))).
lacks(n(20/5)/e,      1,  旅-艮,   you_wu(父母, 無而有(干化))).
lacks(n(20/5)/e,      2,  遁-同人, you_wu(子孫, 無而有(干化))).
lacks(n(20/5)/e,      3,  既濟-謙, you_wu(妻財, 無而有(干化))).
lacks(n(17/3)/a,      1,  旅-艮,   you_wu(父母, 有而無(月破))).
lacks(n(17/3)/b,      1,  需-姤,   you_wu(父母, 有而無(衰空))).
lacks(n(17/3)/b,      2,  既濟-謙, you_wu(父母, 有而無(衰空))).
lacks(n(17/3)/c,      1,  旅-艮,   you_wu(父母, 有而無(交傷))).
lacks(n(17/3)/c,      2,  睽-賁,   you_wu(官鬼, 有而無(交傷))).
lacks(n(17/3)/c,      3,  蠱-升,   you_wu(妻財, 有而無(交傷))).
lacks(n(17/3)/d,      1,  賁-泰,   you_wu(兄弟, 有而無(雜傷))).
lacks(n(17/3)/d,      2,  復-歸妹, you_wu(世, 有而無(雜傷))).
lacks(n(17/3)/d,      3,  夬-同人, you_wu(世, 有而無(雜傷))).
lacks(n(17/3)/d,      4,  復-革,   you_wu(妻財, 有而無(雜傷))).
lacks(17/5/a,         1,  旅-大壯, wu_qi(子孫)).
lacks(17/5/a,         3,  明夷-泰, wu_qi(父母)).
lacks(17/5/a,         4,  明夷-泰, wu_qi(官鬼)).
lacks(17/5/b,         2,  旅-艮,   wu_qi(兄弟)).
lacks(17/5/b,         3,  旅-艮,   wu_qi(父母)).
lacks(17/5/b,         4,  明夷-泰, wu_qi(官鬼)).
lacks(17/5/bing,      2,  賁-泰,   wu_qi(妻財)).
lacks(17/5/bing,      4,  旅-大壯, wu_qi(子孫)).
lacks(17/5/bing,      5,  隨-頤,   wu_qi(父母)).
lacks(17/5/ri_yue,    1,  未濟-解, shou_zhi(官鬼, 1)).
lacks(17/5/ri_yue,    2,  未濟-解, shou_zhi(父母, 1)).
lacks(17/5/dong,      1,  旅-艮,   shou_zhi(父母, 1)).
lacks(17/5/dong,      2,  旅-艮,   shou_zhi(子孫, 1)).
lacks(17/5/bian,      2,  旅-艮,   shou_zhi(子孫, 1)).
lacks(17/4/you,       1,  旅-艮,   yong_bian(無而有)).
lacks(17/4/you,       2,  旅-艮,   yong_bian(無而有)).
lacks(17/4/wu,        1,  旅-艮,   yong_bian(有而無)).
lacks(17/4/wu,        2,  旅-艮,   yong_bian(有而無)).
lacks(n(17/4)/you,    1,  旅-艮,   ji_bian(無而有)).
lacks(n(17/4)/you,    2,  旅-艮,   ji_bian(無而有)).
lacks(n(17/4)/wu,     1,  旅-艮,   ji_bian(有而無)).
lacks(n(17/4)/wu,     2,  旅-艮,   ji_bian(有而無)).
lacks(17/4/a,         1,  旅-艮,   duan_17(來事, 無而有, 喜之)).
lacks(17/4/b,         1,  旅-艮,   duan_17(去事, 無而有, 畏之)).
lacks(17/4/c,         1,  旅-艮,   duan_17(退事, 有而無, 宜之)).
lacks(17/4/d,         1,  旅-艮,   duan_17(進事, 有而無, 惡之)).
lacks(n(17/4)/a,      1,  旅-艮,   duan_17(來事, 忌神無而有, 畏之)).
lacks(n(17/4)/b,      1,  旅-艮,   duan_17(去事, 忌神無而有, 喜之)).
lacks(n(17/4)/c,      1,  旅-艮,   duan_17(退事, 忌神有而無, 惡之)).
lacks(n(17/4)/d,      1,  旅-艮,   duan_17(進事, 忌神有而無, 宜之)).
lacks(17/5/c,         1,  明夷-泰, duan_17(財利, 無而有, 意外遭逢)).
lacks(17/5/c,         2,  旅-艮,   duan_17(功名, 無而有, 意外遭逢)).
lacks(17/5/d,         1,  需-姤,   duan_17(財利, 有而無, 反(意外遭逢))).
lacks(17/5/d,         2,  旅-艮,   duan_17(功名, 有而無, 反(意外遭逢))).
lacks(n(17/4)/e,      1,  需-姤,   duan_17(財利, 忌神無而有, 反(意外遭逢))).
lacks(n(17/4)/e,      2,  旅-艮,   duan_17(功名, 忌神無而有, 反(意外遭逢))).
lacks(n(17/4)/f,      1,  明夷-泰, duan_17(財利, 忌神有而無, 意外遭逢)).
lacks(n(17/4)/f,      2,  旅-艮,   duan_17(功名, 忌神有而無, 意外遭逢)).

%   The chart of a named cast, and a goal of the vocabulary written without it.

chart(Cast, Pan) :-
    once(cast(Cast, Options)),
    cast_pan(Cast, Options, Pan).

on(Pan, Written, Goal) :-
    Written =.. [Name|Args],
    Goal0 =.. [Name, Pan|Args],
    functor(Goal0, Name, Arity),
    (   rule_home(Name/Arity, _)
    ->  Goal = Goal0
    ;   Goal = Written
    ).

%   The premises of a rule but for the Nth.

but_for(N, Body, Rest) :-
    body_goals(Body, Goals),
    nth1(N, Goals, _, Kept),
    foldl([G, B0, (B0, G)]>>true, Kept, true, Rest).

%   A cast from the seed in force: up to three lines move, and the year is
%   known or not.

random_cast(Ben-Bian, [month(Month), day(Gan-Zhi)|Year]) :-
    findall(Mark, ( between(1, 6, _), random_mark(Mark) ), Marks),
    cast_names(Marks, Ben, Bian),
    random_between(1, 12, M),
    once(di_zhi(M, Month)),
    random_pair(Gan, Zhi),
    random_year(Year).

random_mark(Mark) :- random_member(Mark, [少陽, 少陰, 少陽, 少陰, 少陽, 少陰, 老陽, 老陰]).

random_pair(Gan, Zhi) :-
    random_between(1, 60, N),
    once(gan_zhi(N, Gan, Zhi)).

random_year(Year) :-
    random_member(Given, [yes, no]),
    (   Given == yes
    ->  random_pair(Gan, Zhi),
        Year = [year(Gan-Zhi)]
    ;   Year = []
    ).

random_casts(Count, Options, Pans) :-
    set_random(seed(1720)),
    findall(Pan,
            ( between(1, Count, _),
              random_cast(Cast, Time),
              append(Options, Time, All),
              cast_pan(Cast, All, Pan)
            ),
            Pans).

%   The four ways to run a goal agree, and every proof is sound.

agree(Goal) :-
    findall(Goal, plain(Goal), Plain0),
    sort(Plain0, Plain),
    findall(Goal, holds(Goal), Holds0),
    sort(Holds0, Holds),
    findall(Goal-Proof, traced(Goal, Proof), Traced0),
    findall(G, member(G-_, Traced0), Traced1),
    sort(Traced1, Traced),
    Plain == Holds,
    Plain == Traced,
    forall(member(_-Proof, Traced0), recheck(Proof)),
    forall(member(Bound, Plain), once(plain(Bound))).

%   The use gods there are.

use(Use) :- qin(Use).
use(世).
use(應).

%   What a chart says of a use god, each once.

said(Pan, Use, Ks) :-
    findall(K, you_wu(Pan, Use, K), Ks0),
    sort(Ks0, Ks).

%   The order of search as a list of questions, the first that fits.

searched(Pan, Use, K) :-
    findall(Yao, yong_yao(Pan, Use, Yao), Lines),
    (   Lines \== []
    ->  shown(Pan, Use, Lines, K)
    ;   sought(Pan, Use, K)
    ).

shown(Pan, _, Lines, 有而無(月破)) :-
    \+ ( member(Yao, Lines), \+ po_yao(Pan, Yao) ),
    !.
shown(Pan, Use, Lines, 有而無(衰空)) :-
    \+ ( member(Yao, Lines), \+ gone(Pan, Use, Yao) ),
    !.
shown(Pan, Use, [Yao|_], 有而無(交傷)) :-
    once(( sheng_ke(Pan, Use, K), memberchk(K, [受克, 不續反克]) )),
    xing(Pan, Yao, Xing),
    ke_zhi(Pan, Xing, _),
    !.
shown(_, _, _, 有).

gone(Pan, _, Yao) :-
    jing(Pan, Yao),
    zhi(Pan, Yao, Zhi),
    kong(Pan, Zhi),
    ruo(Pan, Zhi).
gone(Pan, Use, Yao) :-
    xing(Pan, Yao, Xing),
    once(( wang_shuai(Pan, Xing, 死) ; ri_chen(Pan, _, Day), chang_sheng(Pan, Xing, Day, 絕) )),
    \+ sheng_fu(Pan, Xing, _),
    \+ ( shen_xing(Pan, Use, 元神, Source), xing_zuo(Pan, Source) ),
    \+ hui_tou(Pan, Yao, 生).

sought(Pan, Use, 無而有(伏)) :-
    out(Pan, Use, Yao),
    fu_wei(Pan, Yao, Wei),
    Wei \== 靜下,
    fu_xing(Pan, Yao, Xing),
    sheng_fu(Pan, Xing, _),
    !.
sought(Pan, Use, 無而有(日月)) :-
    qin_xing(Pan, Use, Xing),
    lin(Pan, Zhi),
    zhi_xing(Zhi, Xing),
    !.
sought(Pan, Use, 無而有(互變)) :-
    bian_qin(Pan, Yao, Use),
    bian_zhi(Pan, Yao, Zhi),
    \+ huai(Pan, Zhi),
    zhi_xing(Zhi, Xing),
    once(( sheng_fu(Pan, Xing, _) ; xing_zuo(Pan, Own), zhu(Own, Xing) )),
    !.
sought(Pan, Use, 無而有(互變)) :- hu_yong(Pan, Use, _), !.
sought(Pan, Use, 無而有(弱伏)) :- out(Pan, Use, _), !.
sought(Pan, Use, 無而有(干化)) :- gan_hua_yong(Pan, Use, 有), !.
sought(_, _, 無).

out(Pan, Use, Yao) :-
    fu_qin(Pan, Yao, Use),
    fu_chu(Pan, Yao, Degree),
    memberchk(Degree, [出, 半出, 同出]).

%   A month with its stem and a day.

whole_time([month_gan(Gan), month(Zhi), day(DayGan-DayZhi)]) :-
    random_pair(Gan, Zhi),
    random_pair(DayGan, DayZhi).

%   Days named by their branch or by their ten days.

day_of(Zhi, Gan-Zhi) :- gan_zhi(_, Gan, Zhi).

ten_days(Head, Gan-Zhi) :-
    gan_zhi(_, Gan, Zhi),
    xun_shou(Gan, Zhi, Head).


:- begin_tests(ch17_rules).

test(rule_fires, [forall(fires(Citation, Cast, Written))]) :-
    chart(Cast, Pan),
    on(Pan, Written, Goal),
    once(traced(Goal, by(Citation, Goal, _))),
    once(plain(Goal)).
test(rule_lacks_a_premise, [forall(lacks(Citation, N, Cast, Written)), nondet]) :-
    chart(Cast, Pan),
    on(Pan, Written, Goal),
    rule(Citation, Goal, Body, _),
    but_for(N, Body, Rest),
    once(holds(Rest)),
    \+ plain(Goal).
:- end_tests(ch17_rules).


:- begin_tests(you_wu).

%   The use god of 12.1n: shown and broken, though its fellow lies under 世.

test(you_wu_3_01_broken_though_hidden_too, Ks == [有而無(月破)]) :-
    cast_pan(困-兌, [month(子), day(戊-寅)], Pan),
    once(yong_zai(Pan, 官鬼, 伏)),
    said(Pan, 官鬼, Ks).

%   The use god of 11.10n: in the mutual hexagram; later in the month itself.

test(you_wu_3_02_mutual, [forall(( di_zhi(_, Month), \+ memberchk(Month, [亥, 子, 午]) )), Ks == [無而有(互變)]]) :-
    cast_pan(晉-剝, [month(Month), day(戊-申)], Pan),
    said(Pan, 子孫, Ks).
test(you_wu_3_03_mutual_cites_its_passages) :-
    cast_pan(晉-剝, [month(卯), day(戊-申)], Pan),
    once(traced(you_wu(Pan, 子孫, 無而有(互變)), Proof)),
    proof_citations(Proof, Citations),
    forall(member(Citation, [n(17/2)/c, 17/2/d, 11/10/a]), memberchk(Citation, Citations)).
test(you_wu_3_04_the_month_that_healed, Ks == [無而有(日月)]) :-
    cast_pan(晉-剝, [month(亥), day(戊-申)], Pan),
    said(Pan, 子孫, Ks).
test(you_wu_3_05_mutual_broken, [forall(day_of(申, Day)), fail]) :-
    cast_pan(晉-剝, [month(午), day(Day)], Pan),
    you_wu(Pan, 子孫, 無而有(互變)).
test(you_wu_3_06_mutual_void, [forall(( ten_days(寅, Day), di_zhi(_, Month), Month \== 子 )), fail]) :-
    cast_pan(晉-剝, [month(Month), day(Day)], Pan),
    you_wu(Pan, 子孫, 無而有(互變)).

%   The use god of 20.2n is sought by stems, and 17.2n finds it before.

test(you_wu_3_07_stems_come_last, Ks == [無而有(日月)]) :-
    cast_pan(觀-萃, [year(辛-卯), month(申), day(丙-子)], Pan),
    forall(member(Where, [日月, 互變, 弱伏, 干化]), once(yong_zai(Pan, 子孫, Where))),
    said(Pan, 子孫, Ks).

test(you_wu_3_08_each_value_arises, Values == All) :-
    set_random(seed(17)),
    findall(K,
            ( between(1, 700, _),
              random_cast(Cast, _),
              whole_time(Time),
              cast_pan(Cast, Time, Pan),
              you_wu(Pan, _, K)
            ),
            Ks),
    sort(Ks, Values),
    sort([有, 無, 無而有(伏), 無而有(日月), 無而有(互變), 無而有(弱伏), 無而有(干化),
          有而無(月破), 有而無(衰空), 有而無(交傷)], All).
test(you_wu_3_09_first_that_fits, [forall(member(Readings, [[], [gan_hua_when=all], [ri_yue_fu=mie_mo, fei_po=chu], [ri_chong=si_lei, dong_kong=quan_dong]]))]) :-
    set_random(seed(18)),
    forall(( between(1, 100, _), random_cast(Cast, _), whole_time(Time), use(Use) ),
           ( cast_pan(Cast, [readings(Readings)|Time], Pan),
             searched(Pan, Use, K),
             said(Pan, Use, [K])
           )).
test(you_wu_3_10_one_value_for_every_hexagram) :-
    Time = [month_gan(戊), month(子), day(辛-巳)],
    forall(( liu_shi_si_gua(Ben, _, Inner), liu_shi_si_gua(Bian, _, Inner) ),
           ( cast_pan(Ben-Bian, Time, Pan),
             forall(use(Use), said(Pan, Use, [_]))
           )).
test(you_wu_3_11_self_and_other_show, [forall(member(Use, [世, 應]))]) :-
    random_casts(100, [], Pans),
    forall(( member(Pan, Pans), said(Pan, Use, Ks) ),
           once(( Ks == [有] ; Ks = [有而無(_)] ))).
test(you_wu_3_12_shown_or_not, [forall(qin(Use))]) :-
    random_casts(100, [], Pans),
    forall(( member(Pan, Pans), you_wu(Pan, Use, K) ),
           (   liu_qin(Pan, _, Use)
           ->  once(( K == 有 ; K = 有而無(_) ))
           ;   once(( K == 無 ; K = 無而有(_) ))
           )).
test(you_wu_3_13_the_month_stem_decides,
     Ks == [甲-[無], 丙-[無而有(干化)], 戊-[無], 庚-[無], 壬-[無]]) :-
    findall(Gan-K,
            ( member(Gan, [甲, 丙, 戊, 庚, 壬]),
              cast_pan(觀-晉, [month_gan(Gan), month(午), day(癸-卯)], Pan),
              said(Pan, 子孫, K)
            ),
            Ks).
test(you_wu_3_14_and_not_given_leaves_it_open, Open-Others == []-[無]) :-
    cast_pan(觀-晉, [month(午), day(癸-卯)], Pan),
    said(Pan, 子孫, Open),
    cast_pan(觀-晉, [month(巳), day(癸-卯)], Yin),
    said(Yin, 子孫, Others).

:- end_tests(you_wu).


:- begin_tests(you_wu_parts).

test(yong_shang_3_01_one_line_broken_of_two, Ks == []) :-
    cast_pan(乾, [month(戌), day(甲-子)], Pan),
    once(po_yao(Pan, 3)),
    \+ po_yao(Pan, 6),
    findall(K, yong_shang(Pan, 父母, K), Ks).
test(yong_shang_3_02_both_lines_void, Ks == [衰空]) :-
    cast_pan(家人, [month(午), day(丁-未)], Pan),
    findall(Yao, yong_yao(Pan, 兄弟, Yao), [_, _]),
    findall(K, shuai_kong(Pan, 兄弟, _, K), Ks0),
    sort(Ks0, Ks).
test(yong_shang_3_03_lines_go_one_way) :-
    random_casts(400, [], Pans),
    forall(( member(Pan, Pans), yong_shang(Pan, Use, 衰空) ),
           once(( member(K, [死絕, 衰空]),
                  forall(yong_yao(Pan, Use, Yao), shuai_kong(Pan, Use, Yao, K)) ))).

%   賁: of the two lines of 妻財 子 is broken and 亥 weak and void.

test(yong_shang_3_04_mixed_by_reading, Found == [fen-[有]-[], he-[有而無(雜傷)]-[進事-惡之]]) :-
    findall(ZaShang-Ks-Verdicts,
            ( member(ZaShang, [fen, he]),
              cast_pan(賁-泰, [month(午), day(乙-丑), use(妻財), readings([za_shang=ZaShang])], Pan),
              said(Pan, 妻財, Ks),
              findall(進事-V, duan_17(Pan, 進事, 有而無, V), Verdicts0),
              sort(Verdicts0, Verdicts)
            ),
            Found).
test(yong_shang_3_05_only_beyond_the_others) :-
    set_random(seed(19)),
    forall(( between(1, 150, _), random_cast(Cast, _), whole_time(Time), use(Use) ),
           ( cast_pan(Cast, Time, Apart),
             cast_pan(Cast, [readings([za_shang=he])|Time], Together),
             said(Apart, Use, Ks),
             said(Together, Use, Js),
             once(( Ks == Js ; Ks == [有], Js == [有而無(雜傷)] ))
           )).
test(si_jue_2_01_earth_is_rescued_from_extinction, [forall(day_of(巳, Day))]) :-
    forall(( liu_shi_si_gua(Ben, _, _), cast_pan(Ben, [month(卯), day(Day)], Pan), yong_yao(Pan, Use, Yao), xing(Pan, Yao, 土) ),
           once(you_jiu(Pan, Use, Yao))).
test(wu_qi_2_01_beyond_rescue_is_weak) :-
    random_casts(300, [], Pans),
    forall(( member(Pan, Pans), wu_qi(Pan, Use) ),
           once(( yong_yao(Pan, Use, Yao), dong(Pan, Yao), ruo_yao(Pan, Yao) ))).
test(wu_qi_2_01b_both_is_one, Found == [huo-官鬼, bing-官鬼]) :-     % 賁: 寅 weak, turns into 酉
    findall(WuQi-Use,
            ( member(WuQi, [huo, bing]),
              cast_pan(賁-泰, [month(午), day(乙-丑), readings([wu_qi=WuQi])], Pan),
              use(Use),
              once(wu_qi(Pan, Use))
            ),
            Found).
test(wu_qi_2_01c_one_is_not_both, Found == [huo-子孫, huo-世]) :-     % 旅: 辰 weak, and nothing controls it
    findall(WuQi-Use,
            ( member(WuQi, [huo, bing]),
              cast_pan(旅-大壯, [month(子), day(庚-子), readings([wu_qi=WuQi])], Pan),
              member(Use, [子孫, 世]),
              once(wu_qi(Pan, Use))
            ),
            Found).
test(wu_qi_2_01d_both_among_either) :-
    random_casts(150, [readings([wu_qi=bing])], Both),
    random_casts(150, [], Either),
    forall(( nth1(N, Both, Pan), wu_qi(Pan, Use) ),
           ( nth1(N, Either, Same), once(wu_qi(Same, Use)) )).
test(wu_qi_2_02_a_hidden_mover_does_not_count, [fail]) :-
    cast_pan(震, [month(寅), day(丙-申)], Pan),
    once(an_dong(Pan, 2)),
    wu_qi(Pan, _).
test(wu_qi_2_03_strong_or_weak, [forall(member(Month-Day-Expected, [申-(甲-申)-[], 寅-(甲-寅)-[兄弟], 酉-(甲-寅)-[], 卯-(丙-申)-[]])), Uses == Expected]) :-
    cast_pan(乾-大有, [month(Month), day(Day)], Pan),
    findall(Use, ( qin(Use), once(wu_qi(Pan, Use)) ), Uses).

:- end_tests(you_wu_parts).


:- begin_tests(duan_17).

spoken(Hexagrams, Use, Time, Verdicts) :-
    cast_pan(Hexagrams, [use(Use)|Time], Pan),
    findall(v(Topic, Ground, Verdict), duan_17(Pan, Topic, Ground, Verdict), All),
    sort(All, Verdicts).

test(duan_17_4_01_absent_and_there, Verdicts == Expected) :-
    spoken(觀-萃, 子孫, [year(辛-卯), month(申), day(丙-子)], Verdicts),
    sort([v(來事, 無而有, 喜之), v(去事, 無而有, 畏之), v(功名, 無而有, 意外遭逢), v(財利, 無而有, 晚年忽遇),
          v(子嗣, 無而有, 晚年忽遇), v(官非, 無而有, 起無端), v(災盜, 無而有, 起無端)], Expected).
test(duan_17_4_02_there_and_absent, Verdicts == Expected) :-
    spoken(困-兌, 官鬼, [month(子), day(戊-寅)], Verdicts),
    sort([v(退事, 有而無, 宜之), v(進事, 有而無, 惡之), v(功名, 有而無, 反(意外遭逢)), v(財利, 有而無, 反(晚年忽遇)),
          v(子嗣, 有而無, 反(晚年忽遇)), v(官非, 有而無, 反(起無端)), v(災盜, 有而無, 反(起無端))], Expected).
test(duan_17_4_03_turned_round_absent_and_there, Verdicts == Expected) :-
    spoken(觀-萃, 妻財, [year(辛-卯), month(申), day(丙-子)], Verdicts),
    sort([v(來事, 忌神無而有, 畏之), v(去事, 忌神無而有, 喜之), v(功名, 忌神無而有, 反(意外遭逢)),
          v(財利, 忌神無而有, 反(晚年忽遇)), v(子嗣, 忌神無而有, 反(晚年忽遇)),
          v(官非, 忌神無而有, 反(起無端)), v(災盜, 忌神無而有, 反(起無端))], Expected).
test(duan_17_4_04_turned_round_there_and_absent, Verdicts == Expected) :-
    spoken(困-兌, 子孫, [month(子), day(戊-寅)], Verdicts),
    sort([v(退事, 忌神有而無, 惡之), v(進事, 忌神有而無, 宜之), v(功名, 忌神有而無, 意外遭逢),
          v(財利, 忌神有而無, 晚年忽遇), v(子嗣, 忌神有而無, 晚年忽遇),
          v(官非, 忌神有而無, 起無端), v(災盜, 忌神有而無, 起無端)], Expected).
test(duan_17_4_05_neither, Verdicts == []) :-
    spoken(觀-萃, 父母, [year(辛-卯), month(申), day(丙-子)], Verdicts).
test(duan_17_4_06_no_question, [fail]) :-
    cast_pan(困-兌, [month(子), day(戊-寅)], Pan),
    duan_17(Pan, _, _, _).
test(duan_17_4_07_turned_round_turns_the_sign, [forall(( member(Topic, [來事, 去事, 退事, 進事, 功名, 財利, 子嗣, 官非, 災盜]), member(Turn, [無而有, 有而無]) ))]) :-
    atom_concat(忌神, Turn, Turned),
    findall(Sign, ( given(Topic, Turn, V), polarity(duan_17(_, Topic, Turn, V), Sign) ), Own),
    findall(Sign, ( given(Topic, Turned, V), polarity(duan_17(_, Topic, Turned, V), Sign) ), Other),
    length(Own, N),
    length(Other, N),
    maplist([A, B]>>(A \== B), Own, Other).

%   The verdicts that some chart gives, taken from the four charts above.

given(Topic, Ground, Verdict) :-
    member(Hexagrams-Use-Time,
           [ (觀-萃)-子孫-[year(辛-卯), month(申), day(丙-子)], (觀-萃)-妻財-[year(辛-卯), month(申), day(丙-子)],
             (困-兌)-官鬼-[month(子), day(戊-寅)], (困-兌)-子孫-[month(子), day(戊-寅)] ]),
    spoken(Hexagrams, Use, Time, Verdicts),
    member(v(Topic, Ground, Verdict), Verdicts).

:- end_tests(duan_17).


:- begin_tests(ch17_whole).

test(agree_01_four_ways, [forall(member(Readings, [[], [za_shang=he, wu_qi=bing]]))]) :-
    random_casts(40, [use(子孫), readings(Readings)], Pans),
    forall(( member(Pan, Pans),
             member(Goal, [fei_you(Pan, _), fei_wu(Pan, _), yong_zai(Pan, _, _), ri_yue_yong(Pan, _, _), bian_yong(Pan, _, _),
                           yong_shang(Pan, _, _), shuai_kong(Pan, _, _, _), you_jiu(Pan, _, _), you_wu(Pan, _, _),
                           wu_qi(Pan, _), duan_17(Pan, _, _, _)]) ),
           agree(Goal)).
test(agree_02_bound_as_unbound) :-
    random_casts(60, [], Pans),
    forall(member(Pan, Pans),
           ( findall(Use-K, you_wu(Pan, Use, K), Free0),
             sort(Free0, Free),
             findall(Use-K, ( use(Use), you_wu(Pan, Use, K) ), Bound0),
             sort(Bound0, Free),
             forall(member(Use-K, Free), once(you_wu(Pan, Use, K))),
             findall(Use, wu_qi(Pan, Use), FreeWu0),
             sort(FreeWu0, FreeWu),
             findall(Use, ( use(Use), once(wu_qi(Pan, Use)) ), BoundWu0),
             sort(BoundWu0, FreeWu)
           )).
test(passages_01_cited_or_explained, [forall(( passage(Id, _, _, _), member(Id, [17/_, n(17/_)]) ))]) :-
    (   not_encoded(Id, _-_)
    ->  true
    ;   rule(Citation, _, _, _),
        citation_passage(Citation, Id)
    ->  true
    ).

:- end_tests(ch17_whole).
