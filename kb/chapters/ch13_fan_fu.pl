:- encoding(utf8).
:- module(ch13_fan_fu,
          [ gua_fan/4,             % +Pan, ?Place, ?Old, ?New
            yao_fan/2,             % +Pan, ?Yao
            fan_cong/4,            % +Pan, ?Place, ?What, ?Side
            fan_zai/4,             % +Pan, ?Yao, ?What, ?Side
            fan_yin/2,             % +Pan, ?Fan
            fan_li/3,              % +Pan, ?Scope, ?Weight
            fan_fu_ci/3,           % +Pan, ?Scope, ?Rank
            zhu_shu/3,             % +Pan, ?Trigram, ?Person
            fan_ren/3,             % +Pan, ?Place, ?Person
            gua_fu/4,              % +Pan, ?Place, ?Old, ?New
            fu_yin/2,              % +Pan, ?Fu
            fu_yin_cheng/2,        % +Pan, ?Place
            fu_yin_ren/3,          % +Pan, ?Place, ?Person
            fu_yin_gong/4,         % +Pan, ?Place, ?Zhi, ?Stage
            duan_13/4              % +Pan, ?Topic, ?Ground, ?Verdict
          ]).

:- use_module('../engine/notation').
:- use_module('../tables/stems_branches', [chong/2]).
:- use_module('../tables/trigrams', [ba_gua/4, gua_xing/2, gua_zhi/2, gua_ren/2, dui_chong/2]).
:- use_module('../tables/na_jia', [na_jia/5]).
:- use_module('../chart/pan').
:- use_module('../chart/state').
:- use_module(ch19_gua_hou, [gua_zhi_kong/4, gua_zhi_po/4, gua_zhi_lin/4]).

/** <module> Chapter 13, 反伏: 反吟 and 伏吟

A trigram or a line that moves may turn into its own clash (反吟), a trigram
into one of the same branches (伏吟). What day and month do to the old and
the new side says whether that counts, and the matter asked says what for.
*/


                /*******************************
                *   13.1-2   WHAT TURNS OVER   *
                *******************************/

gloss(gua_fan(_, P, A, B), zh("~w卦~w化~w，方位相沖，為卦反"-[place:P, gua:A, gua:B]), en("the ~w trigram turns from ~w into ~w, seated opposite: a reversal of the trigram"-[place:P, gua:A, gua:B])).

%!  gua_fan(+Pan, ?Place, ?Old, ?New) is nondet.
%
%   The trigram at Place turns from Old (往) into New (來), the one seated
%   across from it (卦反).

n(13/2)/a :: gua_fan(Pan, Place, Wang, Lai) :-
    gua(Pan, Place, Wang),
    bian_gua(Pan, Place, Lai),
    dui_chong(Wang, Lai).

gloss(yao_fan(_, Y), zh("~w化沖，為爻反"-[line:Y]), en("~w turns into its own clash: a reversal of the line"-[line:Y])).

%!  yao_fan(+Pan, ?Yao) is nondet.
%
%   The moving line Yao turns into its own clash (爻反).

illustrated(13/1, (zhi(Pan, Yao, 子), bian_zhi(Pan, Yao, 午))).
illustrated(13/1, (zhi(Pan, Yao, 午), bian_zhi(Pan, Yao, 子))).
illustrated(13/1, (zhi(Pan, Yao, 丑), bian_zhi(Pan, Yao, 未))).
illustrated(13/1, (zhi(Pan, Yao, 未), bian_zhi(Pan, Yao, 丑))).
illustrated(13/1, (zhi(Pan, Yao, 寅), bian_zhi(Pan, Yao, 申))).
illustrated(13/1, (zhi(Pan, Yao, 申), bian_zhi(Pan, Yao, 寅))).
illustrated(13/1, (zhi(Pan, Yao, 卯), bian_zhi(Pan, Yao, 酉))).
illustrated(13/1, (zhi(Pan, Yao, 酉), bian_zhi(Pan, Yao, 卯))).
illustrated(13/1, (zhi(Pan, Yao, 辰), bian_zhi(Pan, Yao, 戌))).
illustrated(13/1, (zhi(Pan, Yao, 戌), bian_zhi(Pan, Yao, 辰))).
illustrated(13/1, (zhi(Pan, Yao, 巳), bian_zhi(Pan, Yao, 亥))).
illustrated(13/1, (zhi(Pan, Yao, 亥), bian_zhi(Pan, Yao, 巳))).

n(13/1)/a :: yao_fan(Pan, Yao) :-
    bian_zhi(Pan, Yao, New),
    zhi(Pan, Yao, Old),
    chong(Old, New).


                /*******************************
                *     13.3-5   TRIGRAMS        *
                *******************************/

gloss(fan_zuo(_, G, Z, 日月), zh("~w卦居~w，臨日月"-[gua:G, zhi:Z]), en("the ~w trigram is seated on the ~w, the branch of the day or month"-[gua:G, zhi:Z])).
gloss(fan_zuo(_, G, Z, 空破), zh("~w卦居~w，值空破"-[gua:G, zhi:Z]), en("the ~w trigram is seated on the ~w, which is void or broken"-[gua:G, zhi:Z])).
gloss(fan_zuo(_, G, Z, any), zh("~w卦居~w，值日月或空破"-[gua:G, zhi:Z]), en("the ~w trigram is seated on the ~w, touched by day or month, void or break"-[gua:G, zhi:Z])).

%!  fan_zuo(+Pan, ?Trigram, ?Zhi, ?What) is nondet.
%
%   The branch Zhi of the seat of Trigram is on day or month (日月), or void or
%   broken (空破).

n(13/3)/lin :: fan_zuo(Pan, Gua, Zhi, 日月) :- gua_zhi_lin(Pan, 他章, Gua, Zhi).
n(13/3)/kong :: fan_zuo(Pan, Gua, Zhi, 空破) :- gua_zhi_kong(Pan, 他章, Gua, Zhi).
n(13/3)/po :: fan_zuo(Pan, Gua, Zhi, 空破) :- gua_zhi_po(Pan, 他章, Gua, Zhi).

gloss(fan_quan(_, G, 日月), zh("~w卦之座臨日月"-[gua:G]), en("the seat of the ~w trigram counts as on the day or month"-[gua:G])).
gloss(fan_quan(_, G, 空破), zh("~w卦之座值空破"-[gua:G]), en("the seat of the ~w trigram counts as void or broken"-[gua:G])).
gloss(fan_quan(_, G, any), zh("~w卦之座值日月或空破"-[gua:G]), en("the seat of the ~w trigram is touched by day or month, void or break"-[gua:G])).
gloss(forall(gua_zhi(G, Z), fan_zuo(_, G, Z, 日月)), zh("~w卦所居之支皆臨日月"-[gua:G]), en("every branch on which the ~w trigram is seated is that of the day or month"-[gua:G])).
gloss(forall(gua_zhi(G, Z), fan_zuo(_, G, Z, 空破)), zh("~w卦所居之支皆值空破"-[gua:G]), en("every branch on which the ~w trigram is seated is void or broken"-[gua:G])).

%!  fan_quan(+Pan, ?Trigram, ?What) is nondet.
%
%   What, 日月 or 空破, befalls the seat of Trigram as a whole: every branch
%   of it (reading ban=jie), or any one (ren_yi).

n(13/5)/jie :: fan_quan(Pan, Gua, What) :-
    reading(Pan, ban, jie),
    ba_gua(Gua, _, _, _),
    member(What, [日月, 空破]),
    forall(gua_zhi(Gua, Zhi), fan_zuo(Pan, Gua, Zhi, What)).
n(13/3)/ren_yi :: fan_quan(Pan, Gua, What) :-
    reading(Pan, ban, ren_yi),
    fan_zuo(Pan, Gua, _, What).

gloss(fan_cong(_, P, 日月, 往), zh("~w卦反吟，日月從往"-[place:P]), en("in the reversal of the ~w trigram, day or month goes with the old one"-[place:P])).
gloss(fan_cong(_, P, 空破, 來), zh("~w卦反吟，空破從來"-[place:P]), en("in the reversal of the ~w trigram, void or break goes with the new one"-[place:P])).
gloss(fan_cong(_, P, 空破, 往), zh("~w卦反吟，空破從往"-[place:P]), en("in the reversal of the ~w trigram, void or break goes with the old one"-[place:P])).
gloss(fan_cong(_, P, 日月, 來), zh("~w卦反吟，日月從來"-[place:P]), en("in the reversal of the ~w trigram, day or month goes with the new one"-[place:P])).
gloss(fan_cong(_, P, any, any), zh("~w卦反吟，日月空破有所從"-[place:P]), en("in the reversal of the ~w trigram, day or month, void or break goes wholly with one side"-[place:P])).

%!  fan_cong(+Pan, ?Place, ?What, ?Side) is nondet.
%
%   In the 卦反 at Place, What, 日月 or 空破, goes wholly with Side: the old
%   trigram (往) or the new (來).

n(13/3)/a :: fan_cong(Pan, Place, 日月, 往) :-
    gua_fan(Pan, Place, Wang, _),
    fan_quan(Pan, Wang, 日月).
n(13/3)/b :: fan_cong(Pan, Place, 空破, 來) :-
    gua_fan(Pan, Place, _, Lai),
    fan_quan(Pan, Lai, 空破).
n(13/4)/a :: fan_cong(Pan, Place, 空破, 往) :-
    gua_fan(Pan, Place, Wang, _),
    fan_quan(Pan, Wang, 空破).
n(13/4)/b :: fan_cong(Pan, Place, 日月, 來) :-
    gua_fan(Pan, Place, _, Lai),
    fan_quan(Pan, Lai, 日月).

gloss(fan_ban(_, P, 往), zh("~w卦反吟，其往有值日月空破者"-[place:P]), en("in the reversal of the ~w trigram, the old one is touched at least in part by day or month, void or break"-[place:P])).
gloss(fan_ban(_, P, 來), zh("~w卦反吟，其來有值日月空破者"-[place:P]), en("in the reversal of the ~w trigram, the new one is touched at least in part by day or month, void or break"-[place:P])).
gloss(fan_ban(_, P, any), zh("~w卦反吟，往來有值日月空破者"-[place:P]), en("in the reversal of the ~w trigram, the old or the new one is touched by day or month, void or break"-[place:P])).
gloss(\+ fan_ban(_, P, any), zh("~w卦反吟，往來皆不值日月空破"-[place:P]), en("in the reversal of the ~w trigram, neither the old nor the new one is touched by day or month, void or break"-[place:P])).

%!  fan_ban(+Pan, ?Place, ?Side) is nondet.
%
%   In the 卦反 at Place some branch at least of Side, 往 or 來, is on day or
%   month, void or broken.

n(13/5)/wang :: fan_ban(Pan, Place, 往) :-
    gua_fan(Pan, Place, Wang, _),
    fan_zuo(Pan, Wang, _, _).
n(13/5)/lai :: fan_ban(Pan, Place, 來) :-
    gua_fan(Pan, Place, _, Lai),
    fan_zuo(Pan, Lai, _, _).

gloss(fan_yin(_, fan(卦(P), 非)), zh("~w卦反吟非真"-[place:P]), en("the reversal of the ~w trigram is not a true one"-[place:P])).
gloss(fan_yin(_, fan(卦(P), 重)), zh("~w卦反吟為重"-[place:P]), en("the reversal of the ~w trigram is heavy"-[place:P])).
gloss(fan_yin(_, fan(卦(P), 輕)), zh("~w卦反吟為輕"-[place:P]), en("the reversal of the ~w trigram is light"-[place:P])).
gloss(fan_yin(_, fan(卦(P), 平)), zh("~w卦反吟，無所加減"-[place:P]), en("the reversal of the ~w trigram is plain: nothing bears on it"-[place:P])).
gloss(fan_yin(_, fan(卦(P), any)), zh("~w卦反吟"-[place:P]), en("the ~w trigram is reversed"-[place:P])).
gloss(fan_yin(_, fan(爻(Y), 非)), zh("~w反吟非真"-[line:Y]), en("the reversal of ~w is not a true one"-[line:Y])).
gloss(fan_yin(_, fan(爻(Y), 重)), zh("~w反吟為重"-[line:Y]), en("the reversal of ~w is heavy"-[line:Y])).
gloss(fan_yin(_, fan(爻(Y), 平)), zh("~w反吟，無所加減"-[line:Y]), en("the reversal of ~w is plain: nothing bears on it"-[line:Y])).
gloss(fan_yin(_, fan(爻(Y), any)), zh("~w反吟"-[line:Y]), en("~w is reversed"-[line:Y])).
gloss(fan_yin(_, fan(any, W)), zh("卦爻有反吟，為~w"-[fan_yin:W]), en("a trigram or a line is reversed, and that is ~w"-[fan_yin:W])).
gloss(fan_yin(_, any), zh("卦爻有反吟"), en("a trigram or a line is reversed")).
polarity(fan_yin(_, fan(爻(_), 重)), 凶).    % 13.9n
polarity(fan_yin(_, fan(爻(_), 平)), 凶).    % 13.9n

%!  fan_yin(+Pan, ?Fan) is nondet.
%
%   Fan is fan(Scope, W): at Scope, 卦(內), 卦(外) or 爻(Yao), there is a 反吟
%   of weight W: 重, 輕 (of trigrams alone), 平 where nothing bears on it, 非
%   where it is not a true one. 非 and 重 may both hold; the text sets neither
%   above the other.

unique(fan_yin(_, fan(_, W)), W).
due(fan_yin(Pan, fan(卦(Place), _)), gua_fan(Pan, Place, _, _)).
due(fan_yin(Pan, fan(爻(Yao), _)), yao_fan(Pan, Yao)).
agree([n(13/3), n(13/5)], (gua_fan(Pan, Place, 乾, 巽), yue_jian(Pan, 戌)), fan_yin(Pan, fan(卦(Place), 非))).
agree([n(13/3), n(13/5)], (gua_fan(Pan, Place, 乾, 巽), ri_chen(Pan, _, 亥)), fan_yin(Pan, fan(卦(Place), 非))).

13/1/gua :: fan_yin(Pan, fan(卦(Place), 平)) :-
    gua_fan(Pan, Place, _, _),
    \+ fan_ban(Pan, Place, _).
13/3/a :: fan_yin(Pan, fan(卦(Place), 非)) :- fan_cong(Pan, Place, 日月, 往).
13/3/b :: fan_yin(Pan, fan(卦(Place), 非)) :- fan_cong(Pan, Place, 空破, 來).
13/4/a :: fan_yin(Pan, fan(卦(Place), 重)) :- fan_cong(Pan, Place, 空破, 往).
13/4/b :: fan_yin(Pan, fan(卦(Place), 重)) :- fan_cong(Pan, Place, 日月, 來).
13/5/a :: fan_yin(Pan, fan(卦(Place), 輕)) :- fan_ban(Pan, Place, _).
13/5/b :: defeats(13/5/a, fan_yin(Pan, fan(卦(Place), 輕))) :- fan_cong(Pan, Place, _, _).


                /*******************************
                *       13.6-8   LINES         *
                *******************************/

gloss(fan_zai(_, Y, 日月, 動), zh("~w反吟，動爻臨日月"-[line:Y]), en("~w, reversed, holds the branch of the day or month"-[line:Y])).
gloss(fan_zai(_, Y, 空破, 變), zh("~w反吟，所變值空破"-[line:Y]), en("~w, reversed, turns into what is void or broken"-[line:Y])).
gloss(fan_zai(_, Y, 空破, 動), zh("~w反吟，動爻值空破"-[line:Y]), en("~w, reversed, is void or broken"-[line:Y])).
gloss(fan_zai(_, Y, 日月, 變), zh("~w反吟，所變臨日月"-[line:Y]), en("~w, reversed, turns into the branch of the day or month"-[line:Y])).
gloss(fan_zai(_, Y, any, any), zh("~w反吟，動變有值日月空破者"-[line:Y]), en("~w, reversed, or what it turns into is touched by day or month, void or break"-[line:Y])).
gloss(\+ fan_zai(_, Y, any, any), zh("~w之動變皆不值日月空破"-[line:Y]), en("neither ~w nor what it turns into is touched by day or month, void or break"-[line:Y])).

%!  fan_zai(+Pan, ?Yao, ?What, ?Side) is nondet.
%
%   In the 爻反 of line Yao, What, 日月 or 空破, is on Side: the moving line
%   (動) or its change (變). A void mover counts as void here.

agree([n(13/7), outer(26)], (yao_fan(Pan, Yao), zhi(Pan, Yao, Zhi), kong(Pan, Zhi)), kong_yao(Pan, Yao)).

n(13/6)/a :: fan_zai(Pan, Yao, 日月, 動) :-
    yao_fan(Pan, Yao),
    lin_yao(Pan, Yao).
n(13/6)/b :: fan_zai(Pan, Yao, 空破, 變) :-
    yao_fan(Pan, Yao),
    bian_zhi(Pan, Yao, Zhi),
    huai(Pan, Zhi).
n(13/7)/a :: fan_zai(Pan, Yao, 空破, 動) :-
    yao_fan(Pan, Yao),
    zhi(Pan, Yao, Zhi),
    huai(Pan, Zhi).
n(13/7)/b :: fan_zai(Pan, Yao, 日月, 變) :-
    yao_fan(Pan, Yao),
    bian_zhi(Pan, Yao, Zhi),
    lin(Pan, Zhi).

gloss(fan_chong_san(_, Y), zh("~w先被他動爻沖散"-[line:Y]), en("~w is first clashed apart by another moving line"-[line:Y])).
gloss(\+ fan_chong_san(_, Y), zh("~w不被他動爻沖散"-[line:Y]), en("~w is not clashed apart by another moving line"-[line:Y])).

%!  fan_chong_san(+Pan, ?Yao) is nondet.
%
%   Line Yao, a 爻反, is clashed apart by another moving line (自沖). Nothing
%   withstands day and month, so not a line that is on them.

n(13/8)/a :: fan_chong_san(Pan, Yao) :-
    yao_fan(Pan, Yao),
    zi_chong(Pan, Yao, _).
n(13/7)/c :: defeats(n(13/8)/a, fan_chong_san(Pan, Yao)) :-
    lin_yao(Pan, Yao).

13/1/yao :: fan_yin(Pan, fan(爻(Yao), 平)) :-
    yao_fan(Pan, Yao),
    \+ fan_zai(Pan, Yao, _, _),
    \+ fan_chong_san(Pan, Yao).
13/6/a :: fan_yin(Pan, fan(爻(Yao), 非)) :- fan_zai(Pan, Yao, 日月, 動).
13/6/b :: fan_yin(Pan, fan(爻(Yao), 非)) :- fan_zai(Pan, Yao, 空破, 變).
13/7/a :: fan_yin(Pan, fan(爻(Yao), 重)) :- fan_zai(Pan, Yao, 空破, 動).
13/7/b :: fan_yin(Pan, fan(爻(Yao), 重)) :- fan_zai(Pan, Yao, 日月, 變).
13/8/a :: fan_yin(Pan, fan(爻(Yao), 重)) :- fan_chong_san(Pan, Yao).
13/8/b :: defeats(13/6/b, fan_yin(Pan, fan(爻(Yao), 非))) :- fan_chong_san(Pan, Yao).


                /*******************************
                *    13.10   伏吟, SAME BRANCHES *
                *******************************/

gloss(gua_fu(_, P, A, B), zh("~w卦~w化~w，納支相同，為伏吟"-[place:P, gua:A, gua:B]), en("the ~w trigram turns from ~w into ~w, of the same branches: a repetition"-[place:P, gua:A, gua:B])).
gloss(forall(na_jia(A, P, N, _, Z), na_jia(B, P, N, _, Z)), zh("~w與~w在~w，各畫納支皆同"-[gua:A, gua:B, place:P]), en("as the ~w trigram, ~w and ~w have the same branch on every line"-[place:P, gua:A, gua:B])).

%!  gua_fu(+Pan, ?Place, ?Old, ?New) is nondet.
%
%   The trigram at Place turns from Old (往) into New (來), and every line
%   keeps its branch. Only 乾 and 震 can do so; trigram and line are not told
%   apart here.

n(13/10)/a :: gua_fu(Pan, Place, Wang, Lai) :-
    gua(Pan, Place, Wang),
    bian_gua(Pan, Place, Lai),
    forall(na_jia(Wang, Place, N, _, Zhi), na_jia(Lai, Place, N, _, Zhi)).

gloss(fu_yin(_, fu(P, 乾克震)), zh("~w卦震化乾，伏吟，震受乾克"-[place:P]), en("the ~w trigram repeats: Thunder is controlled by Heaven"-[place:P])).
gloss(fu_yin(_, fu(P, 神忒)), zh("~w卦乾化震，伏吟，乾化而神忒"-[place:P]), en("the ~w trigram repeats: Heaven changes, and its spirit goes astray"-[place:P])).
gloss(fu_yin(_, fu(P, 無咎)), zh("~w卦伏吟，往臨日月，不成咎"-[place:P]), en("the ~w trigram repeats, but day or month is with the old one: no blame"-[place:P])).
gloss(fu_yin(_, fu(P, any)), zh("~w卦伏吟"-[place:P]), en("the ~w trigram repeats"-[place:P])).
gloss(fu_yin(_, any), zh("卦有伏吟"), en("a trigram repeats")).

%!  fu_yin(+Pan, ?Fu) is nondet.
%
%   Fu is fu(Place, Why): the trigram at Place is a 伏吟, of 震 (乾克震) or of
%   乾 (神忒), or one without harm (無咎).

unique(fu_yin(_, fu(_, Why)), Why).
due(fu_yin(Pan, fu(Place, _)), gua_fu(Pan, Place, _, _)).
polarity(fu_yin(_, fu(_, 無咎)), 平).

13/10/a :: fu_yin(Pan, fu(Place, 乾克震)) :- gua_fu(Pan, Place, 震, 乾).
13/10/b :: fu_yin(Pan, fu(Place, 神忒)) :- gua_fu(Pan, Place, 乾, 震).
13/10/c :: fu_yin(Pan, fu(Place, 無咎)) :- fu_yin_lin(Pan, Place).
n(13/10)/b :: defeats(Rule, fu_yin(Pan, fu(Place, _))) :-
    member(Rule, [13/10/a, 13/10/b]),
    fu_yin_lin(Pan, Place).

gloss(fu_yin_lin(_, P), zh("~w卦伏吟，日月在往"-[place:P]), en("in the repetition of the ~w trigram, day or month is with the old one"-[place:P])).

%!  fu_yin_lin(+Pan, ?Place) is nondet.
%
%   In the 伏吟 at Place some branch of the old trigram's seat, 卯 of 震, 戌 or
%   亥 of 乾, is on day or month, which cannot be shaken.

13/10/lin :: fu_yin_lin(Pan, Place) :-
    gua_fu(Pan, Place, Wang, _),
    gua_zhi_lin(Pan, 他章, Wang, _).

gloss(fu_yin_cheng(_, P), zh("~w卦伏吟成咎"-[place:P]), en("the repetition of the ~w trigram does harm"-[place:P])).

%!  fu_yin_cheng(+Pan, ?Place) is nondet.
%
%   The 伏吟 at Place is one that does harm.

13/10/cheng :: fu_yin_cheng(Pan, Place) :-
    fu_yin(Pan, fu(Place, Why)),
    Why \= 無咎.

gloss(fu_yin_gong(_, P, Z, S), zh("~w卦震化乾，木於~w為~w"-[place:P, zhi:Z, chang_sheng:S]), en("the ~w trigram turns from Thunder into Heaven: on the ~w, Wood is at the stage of ~w"-[place:P, zhi:Z, chang_sheng:S])).

%!  fu_yin_gong(+Pan, ?Place, ?Zhi, ?Stage) is nondet.
%
%   Where 震 at Place turns into 乾, its wood is at Stage on the branch Zhi of
%   the seat of 乾: 養 on 戌, 長生 on 亥.

13/10/gong :: fu_yin_gong(Pan, Place, Zhi, Stage) :-
    gua_fu(Pan, Place, 震, 乾),
    gua_xing(震, Xing),
    gua_zhi(乾, Zhi),
    chang_sheng(Pan, Xing, Zhi, Stage).


                /*******************************
                *       WEIGHT AND RANK        *
                *******************************/

gloss(fan_li(_, 卦(P), 全), zh("~w卦反吟，斷從其全"-[place:P]), en("the reversal of the ~w trigram counts in full"-[place:P])).
gloss(fan_li(_, 卦(P), 半), zh("~w卦反吟，斷從其半"-[place:P]), en("the reversal of the ~w trigram counts by half"-[place:P])).
gloss(fan_li(_, 卦(P), any), zh("~w卦反吟可斷"-[place:P]), en("the reversal of the ~w trigram counts"-[place:P])).
gloss(fan_li(_, 爻(Y), 全), zh("~w反吟，斷從其全"-[line:Y]), en("the reversal of ~w counts in full"-[line:Y])).
gloss(fan_li(_, 爻(Y), any), zh("~w反吟可斷"-[line:Y]), en("the reversal of ~w counts"-[line:Y])).
gloss(fan_li(_, any, any), zh("卦爻有反吟可斷"), en("the reversal of a trigram or a line counts")).

%!  fan_li(+Pan, ?Scope, ?Weight) is nondet.
%
%   A verdict on the 反吟 at Scope counts in full (全) where that is 重 or 平,
%   by half (半) where it is 輕. One that is only 非 has no weight.

unique(fan_li(_, _, Weight), Weight).

13/2/ping :: fan_li(Pan, Scope, 全) :- fan_yin(Pan, fan(Scope, 平)).
13/2/zhong :: fan_li(Pan, Scope, 全) :- fan_yin(Pan, fan(Scope, 重)).
n(13/5)/qing :: fan_li(Pan, Scope, 半) :- fan_yin(Pan, fan(Scope, 輕)).

gloss(fan_fu_ci(_, 卦(P), 1), zh("~w卦反吟，重於伏吟"-[place:P]), en("the ~w trigram is reversed, which outweighs repetition"-[place:P])).
gloss(fan_fu_ci(_, 爻(Y), 1), zh("~w反吟，重於伏吟"-[line:Y]), en("~w is reversed, which outweighs repetition"-[line:Y])).
gloss(fan_fu_ci(_, 卦(P), 2), zh("~w卦伏吟，輕於反吟"-[place:P]), en("the ~w trigram repeats, which weighs less than reversal"-[place:P])).
gloss(fan_fu_ci(_, 卦(P), any), zh("~w卦反吟或伏吟"-[place:P]), en("the ~w trigram is reversed or repeats"-[place:P])).
gloss(fan_fu_ci(_, 爻(Y), any), zh("~w反吟"-[line:Y]), en("~w is reversed"-[line:Y])).
gloss(fan_fu_ci(_, any, any), zh("卦爻有反吟或伏吟"), en("a trigram or a line is reversed or repeats")).

%!  fan_fu_ci(+Pan, ?Scope, ?Rank) is nondet.
%
%   What turns over at Scope is of Rank 1 in weight, a 反吟 that counts, or of
%   Rank 2, a 伏吟 that does harm.

unique(fan_fu_ci(_, _, Rank), Rank).

13/2/fan :: fan_fu_ci(Pan, Scope, 1) :- fan_li(Pan, Scope, _).
13/2/fu :: fan_fu_ci(Pan, 卦(Place), 2) :- fu_yin_cheng(Pan, Place).


                /*******************************
                *    13.9   反吟 BY MATTER     *
                *******************************/

gloss(zhu_shu(_, G, R), zh("~w卦主~w"-[gua:G, person:R]), en("the ~w trigram stands for the ~w"-[gua:G, person:R])).

%!  zhu_shu(+Pan, ?Trigram, ?Person) is nondet.
%
%   Person belongs to Trigram (主屬).

n(13/9)/zhu :: zhu_shu(_, Gua, Ren) :- gua_ren(Gua, Ren).

gloss(fan_ren(_, P, R), zh("~w卦反吟，逢主~w之卦"-[place:P, person:R]), en("the reversal of the ~w trigram involves the trigram of the ~w"-[place:P, person:R])).

%!  fan_ren(+Pan, ?Place, ?Person) is nondet.
%
%   The trigram of Person is the old or the new one of the 卦反 at Place.

13/9/wang :: fan_ren(Pan, Place, Ren) :-
    gua_fan(Pan, Place, Wang, _),
    zhu_shu(Pan, Wang, Ren).
n(13/9)/lai :: fan_ren(Pan, Place, Ren) :-
    gua_fan(Pan, Place, _, Lai),
    zhu_shu(Pan, Lai, Ren).

gloss(fan_ci(_, T, P, V), zh("占~w，~w卦反吟：~w"-[topic:T, place:P, verdict:V]), en("for ~w, reversal of the ~w trigram means: ~w"-[topic:T, place:P, verdict:V])).

%!  fan_ci(+Pan, ?Topic, ?Place, ?Verdict) is nondet.
%
%   Of a 卦反 at Place the text says Verdict to one who asks about Topic.

13/9/a :: fan_ci(_, 國事,   內, 社稷搖).
13/9/b :: fan_ci(_, 國事,   外, 人民亂).
13/9/c :: fan_ci(_, 出師,   內, 凶).
13/9/d :: fan_ci(_, 出師,   外, 吉).
13/9/e :: fan_ci(_, 舊住,   內, 有非常).
13/9/f :: fan_ci(_, 遷居,   外, 生不測).
13/9/g :: fan_ci(_, 入宅,   內, 居宅不寧).
13/9/h :: fan_ci(_, 入宅,   外, 諸人失利).
13/9/i :: fan_ci(_, 與人鬥, 內, 我受傷).
13/9/j :: fan_ci(_, 與人鬥, 外, 彼遭辱).
13/9/k :: fan_ci(_, 緝捕,   內, 我生事絆).
13/9/l :: fan_ci(_, 緝捕,   外, 彼觸網羅).

gloss(duan_13(_, 出師, 反吟, 凶), zh("占出師，內卦反吟：凶"), en("for ~w, the inner trigram is reversed: ~w"-[topic:出師, verdict:凶])).
gloss(duan_13(_, 出師, 反吟, 吉), zh("占出師，外卦反吟：吉"), en("for ~w, the outer trigram is reversed: ~w"-[topic:出師, verdict:吉])).
gloss(duan_13(_, 出師, 反吟, 半(凶)), zh("占出師，內卦反吟：~w"-[verdict:半(凶)]), en("for ~w, the inner trigram is reversed: ~w"-[topic:出師, verdict:半(凶)])).
gloss(duan_13(_, 出師, 反吟, 半(吉)), zh("占出師，外卦反吟：~w"-[verdict:半(吉)]), en("for ~w, the outer trigram is reversed: ~w"-[topic:出師, verdict:半(吉)])).
gloss(duan_13(_, 疾病, 反吟, V), zh("占疾病，所占之人主屬反吟：~w"-[verdict:V]), en("for ~w, the reversal involves the trigram of the person asked about: ~w"-[topic:疾病, verdict:V])).
gloss(duan_13(_, T, 反吟, V), zh("占~w，卦反吟：~w"-[topic:T, verdict:V]), en("for ~w, a trigram is reversed: ~w"-[topic:T, verdict:V])).
gloss(duan_13(_, 諸占, 爻反, V), zh("凡占，用神爻反：~w"-[verdict:V]), en("for any matter, the use god is reversed: ~w"-[verdict:V])).
gloss(duan_13(_, 身命, 伏吟, V), zh("占身命，所占之人主屬伏吟：~w"-[verdict:V]), en("for ~w, the repetition involves the trigram of the person asked about: ~w"-[topic:身命, verdict:V])).
gloss(duan_13(_, 疾病, 伏吟, V), zh("占疾病，所占之人主屬伏吟：~w"-[verdict:V]), en("for ~w, the repetition involves the trigram of the person asked about: ~w"-[topic:疾病, verdict:V])).
gloss(duan_13(_, T, 伏吟, V), zh("占~w，卦伏吟：~w"-[topic:T, verdict:V]), en("for ~w, a trigram repeats: ~w"-[topic:T, verdict:V])).
gloss(duan_13(_, T, any, any), zh("占~w，以反吟伏吟有斷"-[topic:T]), en("for ~w, reversal or repetition gives a verdict"-[topic:T])).

%!  duan_13(+Pan, ?Topic, ?Ground, ?Verdict) is nondet.
%
%   To one who asks about Topic the text says Verdict because of Ground, 反吟,
%   爻反 or 伏吟; 半(Verdict) is half of it, of a 反吟 that is 輕. For 疾病
%   and 身命 the person asked about decides, and neither the use god nor what
%   helps it can mend that; 爻反 needs the use god.

polarity(duan_13(_, 國事,   反吟, _),            凶).
polarity(duan_13(_, 出師,   反吟, 凶),           凶).
polarity(duan_13(_, 出師,   反吟, 半(凶)),       凶).
polarity(duan_13(_, 出師,   反吟, 吉),           吉).
polarity(duan_13(_, 出師,   反吟, 半(吉)),       吉).
polarity(duan_13(_, 舊住,   反吟, _),            凶).
polarity(duan_13(_, 遷居,   反吟, _),            凶).
polarity(duan_13(_, 入宅,   反吟, _),            凶).
polarity(duan_13(_, 與人鬥, 反吟, 我受傷),       凶).
polarity(duan_13(_, 與人鬥, 反吟, 半(我受傷)),   凶).
polarity(duan_13(_, 與人鬥, 反吟, 彼遭辱),       吉).
polarity(duan_13(_, 與人鬥, 反吟, 半(彼遭辱)),   吉).
polarity(duan_13(_, 緝捕,   反吟, 我生事絆),     凶).
polarity(duan_13(_, 緝捕,   反吟, 半(我生事絆)), 凶).
polarity(duan_13(_, 緝捕,   反吟, 彼觸網羅),     吉).
polarity(duan_13(_, 緝捕,   反吟, 半(彼觸網羅)), 吉).
polarity(duan_13(_, 疾病,   反吟, _),            凶).
polarity(duan_13(_, 諸占,   爻反, _),            凶).
polarity(duan_13(_, _,      伏吟, _),            凶).

13/9/quan :: duan_13(Pan, Topic, 反吟, Verdict) :-
    fan_li(Pan, 卦(Place), 全),
    fan_ci(Pan, Topic, Place, Verdict).
13/9/ban :: duan_13(Pan, Topic, 反吟, 半(Verdict)) :-
    fan_li(Pan, 卦(Place), 半),
    fan_ci(Pan, Topic, Place, Verdict).
13/9/bing :: duan_13(Pan, 疾病, 反吟, 大凶) :-
    wen_ren(Pan, Ren),
    fan_ren(Pan, Place, Ren),
    fan_li(Pan, 卦(Place), 全).
13/9/bing_ban :: duan_13(Pan, 疾病, 反吟, 半(大凶)) :-
    wen_ren(Pan, Ren),
    fan_ren(Pan, Place, Ren),
    fan_li(Pan, 卦(Place), 半).
n(13/9)/yao :: duan_13(Pan, 諸占, 爻反, 凶) :-
    wen_yong(Pan, Use),
    yong_yao(Pan, Use, Yao),
    fan_li(Pan, 爻(Yao), 全).


                /*******************************
                *   13.10-11   伏吟 BY MATTER  *
                *******************************/

gloss(fu_yin_ren(_, P, R), zh("~w卦伏吟，逢主~w之卦"-[place:P, person:R]), en("the repetition of the ~w trigram involves the trigram of the ~w"-[place:P, person:R])).

%!  fu_yin_ren(+Pan, ?Place, ?Person) is nondet.
%
%   The trigram of Person, 父 or 長男, is the old or the new one of the 伏吟
%   at Place (reading fu_ren=wang_lai), or is the old one (wang).

13/11/wang :: fu_yin_ren(Pan, Place, Ren) :-
    gua_fu(Pan, Place, Wang, _),
    zhu_shu(Pan, Wang, Ren).
13/10/lai :: fu_yin_ren(Pan, Place, Ren) :-
    reading(Pan, fu_ren, wang_lai),
    gua_fu(Pan, Place, _, Lai),
    zhu_shu(Pan, Lai, Ren).

13/11/a :: duan_13(Pan, Topic, 伏吟, 凶) :-
    fu_yin_cheng(Pan, _),
    member(Topic, [國事, 出師, 住基]).
13/11/b :: duan_13(Pan, Topic, 伏吟, 凶) :-
    wen_ren(Pan, Ren),
    fu_yin_ren(Pan, Place, Ren),
    fu_yin_cheng(Pan, Place),
    member(Topic, [身命, 疾病]).

not_encoded(n(13/11), "反伏唯由動變而成，靜卦不配反伏：凡反伏之條皆以變卦變爻為據，此義已在其中，俗說以測試駁之"-"that both arise by change alone and never by pairing resting trigrams is in the premise of every rule here, each of which asks for a change; the vulgar opinions are refuted as tests").
