:- encoding(utf8).
:- module(ch12_fei_fu,
          [ fu_gua/3,              % +Pan, ?Inner, ?Outer
            fu_gan/3,              % +Pan, ?Yao, ?Gan
            fu_shen/3,             % +Pan, ?Yao, ?Zhi
            fu_xing/3,             % +Pan, ?Yao, ?Phase
            fu_qin/3,              % +Pan, ?Yao, ?Kin
            qiu_fu/3,              % +Pan, ?Use, ?Why
            fu_wei/3,              % +Pan, ?Yao, ?W
            fu_ci/3,               % +Pan, ?Yao, ?Rank
            fu_li/3,               % +Pan, ?Yao, ?K
            fei_fu/3,              % +Pan, ?Yao, ?Relation
            fu_chu/3               % +Pan, ?Yao, ?Degree
          ]).

:- use_module('../engine/notation').
:- use_module('../tables/trigrams', [cuo_gua/2]).
:- use_module('../tables/hexagrams', [liu_shi_si_gua/3]).
:- use_module('../tables/na_jia', [na_jia/5, hua_wei/3]).
:- use_module('../tables/palaces', [ba_gong/3, qin/1]).
:- use_module('../tables/phases', [zhi_xing/2, sheng/2, ke/2]).
:- use_module('../chart/pan').
:- use_module('../chart/state').

/** <module> Chapter 12, 飛伏: flying and hidden lines

Under every line of a hexagram lies a hidden one. When the lines do not show
the use god, or show it spoilt, it is sought there; whether it comes out
depends on the line above it, on the time, and on itself.
*/


                /*******************************
                *     12.1   WHEN TO LOOK      *
                *******************************/

gloss(qiu_fu(_, U, 無用), zh("六爻無~w，求之於伏"-[use:U]), en("no line is the use god ~w: it is sought among the hidden lines"-[use:U])).
gloss(qiu_fu(_, U, 有病), zh("~w雖現而皆空破，亦求之於伏"-[use:U]), en("the use god ~w shows, but void or broken throughout: it is sought among the hidden lines too"-[use:U])).
gloss(qiu_fu(_, U, any), zh("~w當求之於伏"-[use:U]), en("the use god ~w is to be sought among the hidden lines"-[use:U])).
gloss(forall(yong_yao(_, U, Y), yao_huai(_, Y)), zh("用神~w之爻皆值空破"-[use:U]), en("every line of the use god ~w is void or broken"-[use:U])).

%!  qiu_fu(+Pan, ?Use, ?Why) is nondet.
%
%   The hidden lines are asked for the kin Use, because the lines lack it
%   (無用) or show it only void or broken (有病).

12/1 :: qiu_fu(Pan, Use, 無用) :-
    qin(Use),
    \+ liu_qin(Pan, _, Use).
n(12/1) :: qiu_fu(Pan, Use, 有病) :-
    qin(Use),
    yong_yao(Pan, Use, _),
    forall(yong_yao(Pan, Use, Yao), yao_huai(Pan, Yao)).

gloss(yao_huai(_, Y), zh("~w值空破"-[line:Y]), en("~w is void or broken"-[line:Y])).

%!  yao_huai(+Pan, ?Yao) is nondet.
%
%   Line Yao is spoilt: void while it rests, or broken.

12/2/kong :: yao_huai(Pan, Yao) :- kong_yao(Pan, Yao).
12/2/po :: yao_huai(Pan, Yao) :- po_yao(Pan, Yao).


                /*******************************
                *   12.2   WHAT LIES HIDDEN    *
                *******************************/

gloss(fu_gua(_, Nei, Wai), zh("伏卦外~w內~w"-[gua:Wai, gua:Nei]), en("the hidden hexagram is ~w over ~w"-[gua:Wai, gua:Nei])).

%!  fu_gua(+Pan, ?Inner, ?Outer) is semidet.
%
%   The hidden hexagram is Outer over Inner: the complement of a pure
%   hexagram; the pure one of the palace under its first five generations; and
%   for the two soul hexagrams the complement of the inner trigram under the
%   outer trigram of the fifth generation (遊魂) or of the palace (歸魂).

unique(fu_gua(_, Nei, Wai), Nei-Wai).
due(fu_gua(Pan, _, _), ben_gua(Pan, _)).

n(12/2)/a :: fu_gua(Pan, Nei, Wai) :-
    gong_wei(Pan, 八純),
    gua(Pan, 內, FeiNei),
    cuo_gua(FeiNei, Nei),
    gua(Pan, 外, FeiWai),
    cuo_gua(FeiWai, Wai).
n(12/2)/b :: fu_gua(Pan, Gong, Gong) :-
    gong_wei(Pan, Stage),
    member(Stage, [一世, 二世, 三世, 四世, 五世]),
    gong(Pan, Gong).
n(12/2)/c :: fu_gua(Pan, Nei, Wai) :-
    gong_wei(Pan, 遊魂),
    gua(Pan, 內, FeiNei),
    cuo_gua(FeiNei, Nei),
    gong(Pan, Gong),
    ba_gong(WuShi, Gong, 五世),
    liu_shi_si_gua(WuShi, Wai, _).
n(12/2)/d :: fu_gua(Pan, Nei, Gong) :-
    gong_wei(Pan, 歸魂),
    gua(Pan, 內, FeiNei),
    cuo_gua(FeiNei, Nei),
    gong(Pan, Gong).

gloss(fu_gan_zhi(_, Y, G, Z), zh("~w下伏~w~w"-[line:Y, gan:G, zhi:Z]), en("~w hides ~w ~w"-[line:Y, gan:G, zhi:Z])).

%!  fu_gan_zhi(+Pan, ?Yao, ?Gan, ?Zhi) is nondet.
%
%   Under line Yao lies the hidden line Gan-Zhi.

n(12/2)/nei :: fu_gan_zhi(Pan, Yao, Gan, Zhi) :-
    hua_wei(內, N, Yao),
    fu_gua(Pan, Nei, _),
    na_jia(Nei, 內, N, Gan, Zhi).
n(12/2)/wai :: fu_gan_zhi(Pan, Yao, Gan, Zhi) :-
    hua_wei(外, N, Yao),
    fu_gua(Pan, _, Wai),
    na_jia(Wai, 外, N, Gan, Zhi).

gloss(fu_gan(_, Y, G), zh("~w下伏神納~w"-[line:Y, gan:G]), en("the hidden line under ~w takes the stem ~w"-[line:Y, gan:G])).

%!  fu_gan(+Pan, ?Yao, ?Gan) is nondet.
%
%   The hidden line under Yao has the stem Gan.

n(12/2)/gan :: fu_gan(Pan, Yao, Gan) :- fu_gan_zhi(Pan, Yao, Gan, _).

gloss(fu_shen(_, Y, Z), zh("~w下伏~w"-[line:Y, zhi:Z]), en("~w hides the ~w"-[line:Y, zhi:Z])).

%!  fu_shen(+Pan, ?Yao, ?Zhi) is nondet.
%
%   The hidden line under Yao has the branch Zhi.

n(12/2)/zhi :: fu_shen(Pan, Yao, Zhi) :- fu_gan_zhi(Pan, Yao, _, Zhi).

gloss(fu_xing(_, Y, X), zh("~w下伏神屬~w"-[line:Y, xing:X]), en("the hidden line under ~w is of the phase ~w"-[line:Y, xing:X])).

%!  fu_xing(+Pan, ?Yao, ?Phase) is nondet.
%
%   The hidden line under Yao is of Phase.

n(12/2)/xing :: fu_xing(Pan, Yao, Xing) :-
    fu_shen(Pan, Yao, Zhi),
    zhi_xing(Zhi, Xing).

gloss(fu_qin(_, Y, Q), zh("~w下伏~w"-[line:Y, liu_qin:Q]), en("~w hides ~w"-[line:Y, liu_qin:Q])).

%!  fu_qin(+Pan, ?Yao, ?Kin) is nondet.
%
%   The hidden line under Yao is Kin to the palace.

n(12/2)/qin :: fu_qin(Pan, Yao, Qin) :-
    fu_xing(Pan, Yao, Xing),
    qin_xing(Pan, Qin, Xing).


                /*******************************
                *    12.3-4   ITS WEIGHT       *
                *******************************/

not_encoded(n(12/3), "說明何以世下、動下之伏為要，其例即 12.3"-"says why what lies under the self or under a mover counts; the rule is 12.3").
not_encoded(12/4, "時與力之分，其例即 12.4 之註"-"time decides and force weighs; the rule is the note on it").

gloss(fu_wei(_, Y, W), zh("~w之伏居~w"-[line:Y, fu_wei:W]), en("what ~w hides lies ~w"-[line:Y, fu_wei:W])).

%!  fu_wei(+Pan, ?Yao, ?W) is nondet.
%
%   The hidden line under Yao lies under 世 (世下, which wins where 世 moves),
%   under a moving line (動下) or under a resting one (靜下). A line that moves
%   hidden counts as resting.

unique(fu_wei(_, _, W), W).
due(fu_wei(Pan, Yao, _), yao(Pan, Yao)).

12/3/a :: fu_wei(Pan, Yao, 世下) :- shi_yao(Pan, Yao).
12/3/b :: fu_wei(Pan, Yao, 動下) :- dong(Pan, Yao), \+ shi_yao(Pan, Yao).
12/3/c :: fu_wei(Pan, Yao, 靜下) :- jing(Pan, Yao), \+ shi_yao(Pan, Yao).

gloss(fu_ci(_, Y, N), zh("~w之伏，輕重居第~w"-[line:Y, n:N]), en("the hidden line under ~w is of rank ~w in weight"-[line:Y, n:N])).

%!  fu_ci(+Pan, ?Yao, ?Rank) is nondet.
%
%   The hidden line under Yao has Rank 1, 2 or 3 in weight; each rank has less
%   than half the force of the one before.

unique(fu_ci(_, _, Rank), Rank).
due(fu_ci(Pan, Yao, _), yao(Pan, Yao)).

12/8/a :: fu_ci(Pan, Yao, 1) :- fu_wei(Pan, Yao, 世下).
12/8/b :: fu_ci(Pan, Yao, 2) :- fu_wei(Pan, Yao, 動下).
12/8/c :: fu_ci(Pan, Yao, 3) :- fu_wei(Pan, Yao, 靜下).

gloss(fu_li(_, Y, 得力), zh("~w下伏神得日月生扶"-[line:Y]), en("day or month helps the hidden line under ~w"-[line:Y])).
gloss(fu_li(_, Y, 無力), zh("~w下伏神不得日月生扶"-[line:Y]), en("neither day nor month helps the hidden line under ~w"-[line:Y])).
gloss(fu_li(_, Y, any), zh("~w下伏神得力或無力"-[line:Y]), en("the hidden line under ~w is with strength or without"-[line:Y])).

%!  fu_li(+Pan, ?Yao, ?K) is nondet.
%
%   The hidden line under Yao is helped by day or month (得力) or by neither
%   (無力).

unique(fu_li(_, _, K), K).
due(fu_li(Pan, Yao, _), yao(Pan, Yao)).

n(12/4)/a :: fu_li(Pan, Yao, 得力) :-
    fu_xing(Pan, Yao, Xing),
    sheng_fu(Pan, Xing, _).
n(12/4)/b :: fu_li(Pan, Yao, 無力) :-
    fu_xing(Pan, Yao, Xing),
    \+ sheng_fu(Pan, Xing, _).


                /*******************************
                *  12.5-6   FLYING AND HIDDEN  *
                *******************************/

gloss(fei_fu(_, Y, 飛生伏), zh("~w飛神生伏神"-[line:Y]), en("~w generates the line hidden under it"-[line:Y])).
gloss(fei_fu(_, Y, 飛助伏), zh("~w飛神與伏神同行相助"-[line:Y]), en("~w is of the same phase as the line hidden under it and assists it"-[line:Y])).
gloss(fei_fu(_, Y, 飛克伏), zh("~w飛神克伏神"-[line:Y]), en("~w controls the line hidden under it"-[line:Y])).
gloss(fei_fu(_, Y, 伏克飛), zh("~w伏神克飛神"-[line:Y]), en("the line hidden under ~w controls it"-[line:Y])).
gloss(fei_fu(_, Y, 伏生飛), zh("~w伏神生飛神"-[line:Y]), en("the line hidden under ~w generates it"-[line:Y])).
gloss(fei_fu(_, Y, 伏絕飛), zh("~w伏神絕於飛神"-[line:Y]), en("the line hidden under ~w is at extinction on it"-[line:Y])).
gloss(fei_fu(_, Y, 飛空), zh("~w飛神值空"-[line:Y]), en("the flying ~w is void"-[line:Y])).
gloss(fei_fu(_, Y, 飛破), zh("~w飛神月破"-[line:Y]), en("the flying ~w is broken by the month"-[line:Y])).
gloss(fei_fu(_, Y, 飛散), zh("~w飛神被沖散"-[line:Y]), en("the flying ~w is scattered"-[line:Y])).
gloss(fei_fu(_, Y, any), zh("~w飛伏相涉"-[line:Y]), en("~w bears on the line hidden under it"-[line:Y])).

%!  fei_fu(+Pan, ?Yao, ?Relation) is nondet.
%
%   Relation holds between line Yao and the one hidden under it: one of
%   飛生伏 飛助伏 飛克伏 伏克飛 伏生飛 by phase, 伏絕飛 besides where the hidden
%   phase is at 絕 on the flying branch, and 飛空 飛破 飛散 by the state of a
%   resting flying line.

n(12/5)/sheng :: fei_fu(Pan, Yao, 飛生伏) :-
    fei_fu_xing(Pan, Yao, Fei, Fu),
    sheng(Fei, Fu).
n(12/5)/zhu :: fei_fu(Pan, Yao, 飛助伏) :-
    fei_fu_xing(Pan, Yao, Xing, Xing).
n(12/5)/ke :: fei_fu(Pan, Yao, 伏克飛) :-
    fei_fu_xing(Pan, Yao, Fei, Fu),
    ke(Fu, Fei).
n(12/5)/kong :: fei_fu(Pan, Yao, 飛空) :-
    kong_yao(Pan, Yao).
n(12/6)/ke :: fei_fu(Pan, Yao, 飛克伏) :-
    fei_fu_xing(Pan, Yao, Fei, Fu),
    ke(Fei, Fu).
n(12/6)/po :: fei_fu(Pan, Yao, 飛破) :-
    jing(Pan, Yao),
    po_yao(Pan, Yao).
n(12/6)/fei_san :: fei_fu(Pan, Yao, 飛散) :-
    jing(Pan, Yao),
    san(Pan, Yao).
n(12/6)/jue :: fei_fu(Pan, Yao, 伏絕飛) :-
    zhi(Pan, Yao, Fei),
    fu_xing(Pan, Yao, Fu),
    chang_sheng(Pan, Fu, Fei, 絕).
12/7/sheng :: fei_fu(Pan, Yao, 伏生飛) :-
    fei_fu_xing(Pan, Yao, Fei, Fu),
    sheng(Fu, Fei).

gloss(fei_fu_xing(_, Y, A, B), zh("~w飛神屬~w，伏神屬~w"-[line:Y, xing:A, xing:B]), en("~w is of the phase ~w and hides the phase ~w"-[line:Y, xing:A, xing:B])).

%!  fei_fu_xing(+Pan, ?Yao, ?Flying, ?Hidden) is nondet.
%
%   Line Yao is of the phase Flying and what it hides of the phase Hidden.

12/2/xing :: fei_fu_xing(Pan, Yao, Fei, Fu) :-
    xing(Pan, Yao, Fei),
    fu_xing(Pan, Yao, Fu).


                /*******************************
                *   12.5-7   DOES IT COME OUT  *
                *******************************/

gloss(chu_fou(_, Y, 出), zh("以飛神論，~w之伏得出"-[line:Y]), en("by the line above it, what ~w hides comes out"-[line:Y])).
gloss(chu_fou(_, Y, 半出), zh("以飛神論，~w之伏半出"-[line:Y]), en("by the line above it, what ~w hides comes half out"-[line:Y])).
gloss(chu_fou(_, Y, 不出), zh("以飛神論，~w之伏不出"-[line:Y]), en("by the line above it, what ~w hides does not come out"-[line:Y])).
gloss(chu_fou(_, Y, 少露), zh("以飛神論，~w之伏少露"-[line:Y]), en("by the line above it, what ~w hides shows a little"-[line:Y])).
gloss(chu_fou(_, Y, 不露), zh("以飛神論，~w之伏不露"-[line:Y]), en("by the line above it, what ~w hides does not show"-[line:Y])).
gloss(chu_fou(_, Y, any), zh("以飛神論，~w之伏或出或不出"-[line:Y]), en("by the line above it, what ~w hides comes out or does not"-[line:Y])).

%!  chu_fou(+Pan, ?Yao, ?Degree) is nondet.
%
%   By its place and the line above it, before its own state is asked, the
%   hidden line under Yao is 出 半出 不出 少露 or 不露.

unique(chu_fou(_, _, Degree), Degree).
due(chu_fou(Pan, Yao, _), yao(Pan, Yao)).

12/5/a :: chu_fou(Pan, Yao, 出) :-
    fu_wei(Pan, Yao, 靜下),
    fei_fu(Pan, Yao, 飛生伏).
12/5/b :: chu_fou(Pan, Yao, 出) :-
    fu_wei(Pan, Yao, 靜下),
    fei_fu(Pan, Yao, 飛助伏).
12/5/c :: chu_fou(Pan, Yao, 出) :-
    fu_wei(Pan, Yao, 靜下),
    fei_fu(Pan, Yao, 飛空),
    fei_jin(Pan, Yao).
12/5/d :: chu_fou(Pan, Yao, 出) :-
    fu_wei(Pan, Yao, 靜下),
    fei_fu(Pan, Yao, 伏克飛).

% A struck void line is filled, wholly or in part, and lets out no more than
% it is empty. Relations that need no void are not touched.

n(12/5)/e :: chu_fou(Pan, Yao, 不露) :-
    fu_wei(Pan, Yao, 靜下),
    shi_kong(Pan, Yao, 全實),
    fei_jin(Pan, Yao).
n(12/5)/f :: chu_fou(Pan, Yao, 少露) :-
    fu_wei(Pan, Yao, 靜下),
    shi_kong(Pan, Yao, 不全實),
    fei_jin(Pan, Yao).
n(12/5)/g :: defeats(12/5/c, chu_fou(Pan, Yao, 出)) :-
    shi_kong(Pan, Yao, _).

12/6/a :: chu_fou(Pan, Yao, 不出) :-
    fu_wei(Pan, Yao, 靜下),
    fei_fu(Pan, Yao, 飛克伏).
12/6/b :: chu_fou(Pan, Yao, 不出) :-
    fu_wei(Pan, Yao, 靜下),
    fei_fu(Pan, Yao, 飛破).
12/6/c :: chu_fou(Pan, Yao, 不出) :-
    fu_wei(Pan, Yao, 靜下),
    fei_fu(Pan, Yao, 飛散).
12/6/d :: chu_fou(Pan, Yao, 不出) :-
    fu_wei(Pan, Yao, 靜下),
    fei_fu(Pan, Yao, 伏絕飛).

% 伏絕飛 stands above every way out (12.6n).

n(12/6)/d :: defeats(_, chu_fou(Pan, Yao, 出)) :- fei_fu(Pan, Yao, 伏絕飛).
n(12/6)/e :: defeats(_, chu_fou(Pan, Yao, 少露)) :- fei_fu(Pan, Yao, 伏絕飛).
n(12/6)/f :: defeats(_, chu_fou(Pan, Yao, 不露)) :- fei_fu(Pan, Yao, 伏絕飛).

% A broken or scattered flying line against the ways out: disputed (fei_po).
% 伏克飛 minds neither break nor death nor tomb (12.5n), but it does scattering.

outer(41)/a :: defeats(Rule, chu_fou(Pan, Yao, 出)) :-
    member(Rule, [12/5/a, 12/5/b, 12/5/c]),
    reading(Pan, fei_po, bu_chu),
    fei_sun(Pan, Yao).
outer(41)/b :: defeats(n(12/5)/e, chu_fou(Pan, Yao, 不露)) :-
    reading(Pan, fei_po, bu_chu),
    fei_sun(Pan, Yao).
outer(41)/c :: defeats(n(12/5)/f, chu_fou(Pan, Yao, 少露)) :-
    reading(Pan, fei_po, bu_chu),
    fei_sun(Pan, Yao).
n(12/6)/h :: defeats(12/5/d, chu_fou(Pan, Yao, 出)) :-
    fei_fu(Pan, Yao, 飛散).
n(12/5)/h :: defeats(12/6/b, chu_fou(Pan, Yao, 不出)) :-
    fei_fu(Pan, Yao, 伏克飛).
12/5/e :: defeats(Rule, chu_fou(Pan, Yao, 不出)) :-
    member(Rule, [12/6/b, 12/6/c]),
    reading(Pan, fei_po, chu),
    fei_fu(Pan, Yao, Relation),
    member(Relation, [飛生伏, 飛助伏, 飛空]).

% A void flying line lets out what it would keep in: disputed (fei_kong).

n(12/5)/i :: defeats(Rule, chu_fou(Pan, Yao, 不出)) :-
    member(Rule, [12/6/a, 12/7/d]),
    reading(Pan, fei_kong, chu),
    fei_fu(Pan, Yao, 飛空).
12/6/e :: defeats(12/5/c, chu_fou(Pan, _, 出)) :- reading(Pan, fei_kong, bu_chu).
12/6/f :: defeats(n(12/5)/e, chu_fou(Pan, _, 不露)) :- reading(Pan, fei_kong, bu_chu).
12/6/g :: defeats(n(12/5)/f, chu_fou(Pan, _, 少露)) :- reading(Pan, fei_kong, bu_chu).

12/7/a :: chu_fou(Pan, Yao, 不出) :-
    shi_dong_xia(Pan, Yao),
    fei_fu(Pan, Yao, 飛克伏).
12/7/b :: chu_fou(Pan, Yao, 不出) :-
    shi_dong_xia(Pan, Yao),
    fei_fu(Pan, Yao, 伏絕飛).
12/7/c :: chu_fou(Pan, Yao, 半出) :-
    shi_dong_xia(Pan, Yao),
    fei_fu(Pan, Yao, 伏生飛).
12/7/d :: chu_fou(Pan, Yao, 不出) :-
    fu_wei(Pan, Yao, 靜下),
    fei_fu(Pan, Yao, 伏生飛).
12/7/e :: chu_fou(Pan, Yao, 出) :-
    shi_dong_xia(Pan, Yao),
    fei_fu(Pan, Yao, Relation),
    member(Relation, [飛生伏, 飛助伏, 伏克飛]).

gloss(fei_sun(_, Y), zh("~w安靜而破散"-[line:Y]), en("~w rests and is broken or scattered"-[line:Y])).

%!  fei_sun(+Pan, ?Yao) is nondet.
%
%   The flying line Yao rests broken or scattered.

12/6/fei_po :: fei_sun(Pan, Yao) :- fei_fu(Pan, Yao, 飛破).
12/6/fei_san :: fei_sun(Pan, Yao) :- fei_fu(Pan, Yao, 飛散).

gloss(shi_dong_xia(_, Y), zh("~w之伏在世爻或動爻之下"-[line:Y]), en("what ~w hides lies under the Self or under a moving line"-[line:Y])).

%!  shi_dong_xia(+Pan, ?Yao) is nondet.
%
%   What line Yao hides lies under 世 or under a moving line.

12/7/shi :: shi_dong_xia(Pan, Yao) :- fu_wei(Pan, Yao, 世下).
12/7/dong :: shi_dong_xia(Pan, Yao) :- fu_wei(Pan, Yao, 動下).

gloss(fei_jin(_, Y), zh("~w克其伏或受其生"-[line:Y]), en("~w controls what it hides or is generated by it"-[line:Y])).
gloss(\+ fei_jin(_, Y), zh("~w不克其伏，亦不受其生"-[line:Y]), en("~w neither controls what it hides nor is generated by it"-[line:Y])).

%!  fei_jin(+Pan, ?Yao) is nondet.
%
%   Line Yao would keep in what it hides: it controls it or is fed by it.

12/6/jin :: fei_jin(Pan, Yao) :- fei_fu(Pan, Yao, 飛克伏).
12/7/jin :: fei_jin(Pan, Yao) :- fei_fu(Pan, Yao, 伏生飛).


                /*******************************
                *  12.7   ITS OWN CONDITION    *
                *******************************/

gloss(fu_chu(_, Y, 出), zh("~w下伏神得出"-[line:Y]), en("the hidden line under ~w comes out"-[line:Y])).
gloss(fu_chu(_, Y, 半出), zh("~w下伏神出之半"-[line:Y]), en("the hidden line under ~w comes half out"-[line:Y])).
gloss(fu_chu(_, Y, 不出), zh("~w下伏神不出"-[line:Y]), en("the hidden line under ~w does not come out"-[line:Y])).
gloss(fu_chu(_, Y, 少露), zh("~w下伏神少露"-[line:Y]), en("the hidden line under ~w shows a little"-[line:Y])).
gloss(fu_chu(_, Y, 不露), zh("~w下伏神不露"-[line:Y]), en("the hidden line under ~w does not show"-[line:Y])).
gloss(fu_chu(_, Y, 同出), zh("~w下伏神臨日月，勢同於出"-[line:Y]), en("the hidden line under ~w holds the branch of the day or month and is as good as out"-[line:Y])).
gloss(fu_chu(_, Y, 雖出不出), zh("~w下伏神雖出，自值空破，如不出"-[line:Y]), en("the hidden line under ~w comes out void or broken, as good as not out"-[line:Y])).
gloss(fu_chu(_, Y, 過旬出), zh("~w下伏神旺相而空，過旬乃出"-[line:Y]), en("the hidden line under ~w, strong but void, comes out when the ten days are over"-[line:Y])).
gloss(fu_chu(_, Y, any), zh("~w下伏神或出或不出"-[line:Y]), en("the hidden line under ~w comes out or does not"-[line:Y])).
polarity(fu_chu(_, _, 出), 吉).          % 12.1n, 12.8
polarity(fu_chu(_, _, 半出), 吉).        % 12.7, 12.8
polarity(fu_chu(_, _, 同出), 吉).        % 12.7n
polarity(fu_chu(_, _, 雖出不出), 凶).    % 12.7n

%!  fu_chu(+Pan, ?Yao, ?Degree) is nondet.
%
%   The hidden line under Yao comes out to this Degree, its place, the line
%   above it and its own state all told.

unique(fu_chu(_, _, Degree), Degree).
due(fu_chu(Pan, Yao, _), yao(Pan, Yao)).
agree([n(12/7), outer(41)], fu_chu(Pan, Yao, 同出), \+ fei_jin(Pan, Yao)).

12/7/f :: fu_chu(Pan, Yao, Degree) :-
    chu_fou(Pan, Yao, Degree).

n(12/7)/a :: fu_chu(Pan, Yao, 雖出不出) :-
    fu_shen(Pan, Yao, Zhi),
    po(Pan, Zhi),
    deng_chu(Pan, Yao).
n(12/7)/b :: fu_chu(Pan, Yao, 雖出不出) :-
    fu_shen(Pan, Yao, Zhi),
    kong(Pan, Zhi),
    fu_xing(Pan, Yao, Xing),
    \+ wang_xiang(Pan, Xing),
    deng_chu(Pan, Yao).
n(12/7)/c :: fu_chu(Pan, Yao, 過旬出) :-
    fu_shen(Pan, Yao, Zhi),
    kong(Pan, Zhi),
    fu_xing(Pan, Yao, Xing),
    wang_xiang(Pan, Xing),
    deng_chu(Pan, Yao).
n(12/7)/d :: defeats(n(12/7)/c, fu_chu(Pan, Yao, 過旬出)) :-
    fu_shen(Pan, Yao, Zhi),
    po(Pan, Zhi).
n(12/7)/e :: fu_chu(Pan, Yao, 同出) :-
    fu_lin(Pan, Yao),
    chu_fou(Pan, Yao, Degree),
    Degree \= 出.

n(12/7)/f :: defeats(12/7/f, fu_chu(Pan, Yao, _)) :-
    fu_shen(Pan, Yao, Zhi),
    huai(Pan, Zhi),
    deng_chu(Pan, Yao).
n(12/7)/g :: defeats(12/7/f, fu_chu(Pan, Yao, Degree)) :-
    fu_lin(Pan, Yao),
    Degree \= 出.

gloss(deng_chu(_, Y), zh("以飛神論，~w之伏能出"-[line:Y]), en("by the line above it, what ~w hides can come out"-[line:Y])).

%!  deng_chu(+Pan, ?Yao) is nondet.
%
%   By its place and the line above it, the hidden line under Yao comes out,
%   in full, by half or a little.

12/7/chu :: deng_chu(Pan, Yao) :- chu_fou(Pan, Yao, 出).
12/7/ban_chu :: deng_chu(Pan, Yao) :- chu_fou(Pan, Yao, 半出).
n(12/5)/shao_lu :: deng_chu(Pan, Yao) :- chu_fou(Pan, Yao, 少露).

gloss(fu_lin(_, Y), zh("~w下伏神臨日月"-[line:Y]), en("the hidden line under ~w holds the branch of the day or month"-[line:Y])).

%!  fu_lin(+Pan, ?Yao) is nondet.
%
%   The hidden line under Yao is on the day or month with effect: always
%   (reading ri_yue_fu=tong_chu), or save where the flying line controls it or
%   is fed by it (mie_mo).

n(12/7)/lin :: fu_lin(Pan, Yao) :-
    reading(Pan, ri_yue_fu, tong_chu),
    fu_shen(Pan, Yao, Zhi),
    lin(Pan, Zhi).
outer(41)/lin :: fu_lin(Pan, Yao) :-
    reading(Pan, ri_yue_fu, mie_mo),
    fu_shen(Pan, Yao, Zhi),
    lin(Pan, Zhi),
    \+ fei_jin(Pan, Yao).
