:- encoding(utf8).
:- module(ch11_bian_hu,
          [ bian_xiang/3,          % +Pan, ?Yao, ?Mark
            bian_hua/3,            % +Pan, ?Yao, ?K
            bian_fou/3,            % +Pan, ?Yao, ?K
            ri_yue_xi_ji/4,        % +Pan, ?Use, ?By, ?K
            dong_xi_ji/4,          % +Pan, ?Use, ?Yao, ?K
            bian_xi_ji/4,          % +Pan, ?Use, ?Yao, ?K
            guan_xu/3,             % +Pan, ?N, ?Step
            yong_wang/3,           % +Pan, ?Use, ?State
            dong_wang/3,           % +Pan, ?Yao, ?State
            dong_yao/2,            % +Pan, ?Yao
            neng_zuo/2,            % +Pan, ?Yao
            xing_fa/2,             % +Pan, ?Phase
            xing_zuo/2,            % +Pan, ?Phase
            xing_sheng/3,          % +Pan, ?Phase, ?Child
            xing_ke/3,             % +Pan, ?Phase, ?Victim
            shen_xing/4,           % +Pan, ?Use, ?Role, ?Phase
            shen/4,                % +Pan, ?Use, ?Role, ?Yao
            bian_shen/4,           % +Pan, ?Use, ?Role, ?Yao
            sheng_ke/3,            % +Pan, ?Use, ?K
            yong_jue/3,            % +Pan, ?Use, ?By
            jue_feng_dong/3,       % +Pan, ?Use, ?Yao
            bian_bai/3,            % +Pan, ?Yao, ?K
            hui_tou/3,             % +Pan, ?Yao, ?K
            hua_chong_jue/3,       % +Pan, ?Yao, ?K
            jue_chu_feng_sheng/2,  % +Pan, ?Yao
            ci_xu/3,               % +Pan, ?Source, ?Rank
            gua_he_chong/3,        % +Pan, ?Hexagram, ?K
            liu_he/1,              % +Pan
            liu_chong/1,           % +Pan
            he_hua_chong/1,        % +Pan
            duan_11/4,             % +Pan, ?Topic, ?Ground, ?Verdict
            hu_ti/3,               % +Pan, ?Place, ?Trigram
            hu_gua/3,              % +Pan, ?Inner, ?Outer
            fu_zi_chu/2,           % +Pan, ?Use
            qiu_hu/2,              % +Pan, ?Use
            hu_qin/3,              % +Pan, ?Place, ?Kin
            hu_zhi/3,              % +Pan, ?Place, ?Zhi
            hu_wu_yong/2,          % +Pan, ?Place
            hu_sheng/3,            % +Pan, ?Place, ?By
            hu_ke/3,               % +Pan, ?Place, ?By
            hu_yong/3,             % +Pan, ?Use, ?Place
            hu_shang/3,            % +Pan, ?Use, ?Place
            bie_zhuan_gua/4,       % +Pan, ?Kind, ?Hexagram, ?Other
            bu_yong_gua/3          % +Pan, ?Kind, ?Hexagram
          ]).

:- use_module('../engine/notation').
:- use_module('../tables/stems_branches', [chong/2, liu_he_zhi/2]).
:- use_module('../tables/phases', [sheng/2, ke/2, zhu/2]).
:- use_module('../tables/trigrams', [ba_gua/4, gua_xing/2, gua_zhi/2, cuo_gua/2]).
:- use_module('../tables/hexagrams', [liu_shi_si_gua/3]).
:- use_module('../tables/na_jia', [na_jia/5]).
:- use_module('../tables/palaces', [qin/1]).
:- use_module('../chart/pan').
:- use_module('../chart/state').
:- use_module(ch12_fei_fu, [fu_qin/3, fu_chu/3]).
:- use_module(ch19_gua_hou, [gua_zhi_kong/4, gua_zhi_po/4]).

/** <module> Chapter 11, 變互: change and the mutual hexagram

Old lines change, and what moves, what it turns into and what day and month do
to both is read from the use god. Where neither the lines nor what they hide
or become hold the use god, it is sought in the mutual hexagram.
*/


                /*******************************
                *     11.1   變 AND 化         *
                *******************************/

gloss(bian_xiang(_, Y, 少陽), zh("~w老陰變少陽，六變七"-[line:Y]), en("~w, old yin (6), becomes young yang (7)"-[line:Y])).
gloss(bian_xiang(_, Y, 少陰), zh("~w老陽化少陰，九化八"-[line:Y]), en("~w, old yang (9), becomes young yin (8)"-[line:Y])).
gloss(bian_xiang(_, Y, any), zh("~w由老變少"-[line:Y]), en("~w turns from old to young"-[line:Y])).

%!  bian_xiang(+Pan, ?Yao, ?Mark) is nondet.
%
%   The moving line Yao becomes Mark: 少陽 (7) of 老陰 (6), 少陰 (8) of 老陽 (9).

unique(bian_xiang(_, _, Mark), Mark).
due(bian_xiang(Pan, Yao, _), dong(Pan, Yao)).

n(11/1)/jiao :: bian_xiang(Pan, Yao, 少陽) :- yao_xiang(Pan, Yao, 老陰).
n(11/1)/chong :: bian_xiang(Pan, Yao, 少陰) :- yao_xiang(Pan, Yao, 老陽).

gloss(bian_hua(_, Y, 變), zh("~w陰變為陽，由消而長"-[line:Y]), en("~w turns from yin to yang, from waning to waxing"-[line:Y])).
gloss(bian_hua(_, Y, 化), zh("~w陽化為陰，由成而敗"-[line:Y]), en("~w turns from yang to yin, from fullness to decay"-[line:Y])).
gloss(bian_hua(_, Y, any), zh("~w陰陽變化"-[line:Y]), en("~w changes between yin and yang"-[line:Y])).

%!  bian_hua(+Pan, ?Yao, ?K) is nondet.
%
%   Line Yao changes by 變, yin turned yang, or by 化, yang turned yin.

unique(bian_hua(_, _, K), K).
due(bian_hua(Pan, Yao, _), dong(Pan, Yao)).

11/1/a :: bian_hua(Pan, Yao, 變) :- bian_xiang(Pan, Yao, 少陽).
11/1/b :: bian_hua(Pan, Yao, 化) :- bian_xiang(Pan, Yao, 少陰).


                /*******************************
                *  11.2   WELCOME AND FEARED   *
                *******************************/

gloss(ri_yue_xi_ji(_, U, any, any), zh("日月於用神~w有所喜忌"-[use:U]), en("day or month is welcome to or feared by the use god ~w"-[use:U])).
gloss(ri_yue_xi_ji(_, U, B, 喜), zh("~w生扶用神~w，為所喜"-[by:B, use:U]), en("the ~w helps the use god ~w and is welcome"-[by:B, use:U])).
gloss(ri_yue_xi_ji(_, U, B, 忌), zh("~w克制用神~w，為所忌"-[by:B, use:U]), en("the ~w controls the use god ~w and is feared"-[by:B, use:U])).
gloss(ri_yue_xi_ji(_, U, B, any), zh("~w於用神~w有所喜忌"-[by:B, use:U]), en("the ~w is welcome to or feared by the use god ~w"-[by:B, use:U])).
polarity(ri_yue_xi_ji(_, _, _, 喜), 吉).
polarity(ri_yue_xi_ji(_, _, _, 忌), 凶).

%!  ri_yue_xi_ji(+Pan, ?Use, ?By, ?K) is nondet.
%
%   By, 月 or 日, is welcome (喜) for it helps the use god, or feared (忌) for
%   it controls it.

unique(ri_yue_xi_ji(_, _, _, K), K).

11/2/xi :: ri_yue_xi_ji(Pan, Use, By, 喜) :-
    yong_xing(Pan, Use, Xing),
    sheng_fu(Pan, Xing, By).
11/2/ji :: ri_yue_xi_ji(Pan, Use, By, 忌) :-
    yong_xing(Pan, Use, Xing),
    ke_zhi(Pan, Xing, By).

gloss(bian_shen(_, U, 用神, Y), zh("~w變出用神~w"-[line:Y, use:U]), en("~w turns into the use god ~w"-[line:Y, use:U])).
gloss(bian_shen(_, U, 洩氣, Y), zh("~w所變洩~w之氣"-[line:Y, use:U]), en("what ~w turns into drains ~w"-[line:Y, use:U])).
gloss(bian_shen(_, U, R, Y), zh("~w所變為~w之~w"-[line:Y, use:U, role:R]), en("what ~w turns into is the ~w of ~w"-[line:Y, role:R, use:U])).

%!  bian_shen(+Pan, ?Use, ?Role, ?Yao) is nondet.
%
%   What the moving line Yao turns into has Role to the use god: 元神 忌神 仇神
%   or 洩氣 by its phase, 用神 where it is of the very kin. 世 and 應 are lines
%   of their own, and nothing turns into them.

unique(bian_shen(_, _, Role, _), Role).

n(11/2)/yong :: bian_shen(Pan, Use, 用神, Yao) :-
    bian_qin(Pan, Yao, Use).
n(11/2)/shen :: bian_shen(Pan, Use, Role, Yao) :-
    shen_xing(Pan, Use, Role, Xing),
    Role \= 用神,
    bian_xing(Pan, Yao, Xing).


                /*******************************
                *    11.3   WHAT CHANGES       *
                *******************************/

gloss(bian_fou(_, Y, 有變), zh("~w為老爻，動而有變"-[line:Y]), en("~w is old: it moves and changes"-[line:Y])).
gloss(bian_fou(_, Y, 不變), zh("~w為少爻，靜而不變"-[line:Y]), en("~w is young: it rests and does not change"-[line:Y])).
gloss(bian_fou(_, Y, 暗動不變), zh("~w為少爻，雖暗動而不變"-[line:Y]), en("~w is young: it moves secretly and yet does not change"-[line:Y])).
gloss(bian_fou(_, Y, any), zh("~w或變或不變"-[line:Y]), en("~w changes or does not"-[line:Y])).

%!  bian_fou(+Pan, ?Yao, ?K) is nondet.
%
%   Line Yao changes (有變), be it the top line; or does not, at rest (不變) or
%   even though it moves secretly (暗動不變).

unique(bian_fou(_, _, K), K).
due(bian_fou(Pan, Yao, _), yao(Pan, Yao)).

n(11/3)/a :: bian_fou(Pan, Yao, 有變) :-
    bian_hua(Pan, Yao, _).
n(11/3)/b :: bian_fou(Pan, Yao, 不變) :-
    jing(Pan, Yao),
    \+ an_dong(Pan, Yao).
11/3/an :: bian_fou(Pan, Yao, 暗動不變) :-
    an_dong(Pan, Yao).


                /*******************************
                *   11.4   IN WHICH ORDER      *
                *******************************/

gloss(guan_xu(_, N, K), zh("占法第~w步，觀~w"-[n:N, guan_xu:K]), en("step ~w is to look at ~w"-[n:N, guan_xu:K])).

%!  guan_xu(+Pan, ?N, ?Step) is nondet.
%
%   Step is the N-th thing to look at: the use god, its strength, whether the
%   movers are welcome or feared, their strength, and what they turn into.

unique(guan_xu(_, _, Step), Step).

11/4/a :: guan_xu(_, 1, 用神).
11/4/b :: guan_xu(_, 2, 用神衰旺).
11/4/c :: guan_xu(_, 3, 動爻喜忌).
11/4/d :: guan_xu(_, 4, 動爻衰旺).
11/4/e :: guan_xu(_, 5, 變爻喜忌).

gloss(yong_wang(_, U, W), zh("用神~w於月令為~w"-[use:U, wang_shuai:W]), en("the use god ~w is ~w in this month"-[use:U, wang_shuai:W])).

%!  yong_wang(+Pan, ?Use, ?State) is nondet.
%
%   The use god is in State, 旺 相 休 囚 or 死, by the month.

unique(yong_wang(_, _, State), State).
due(yong_wang(Pan, Use, _), ( yong_xing(Pan, Use, _), yue_jian(Pan, _) )).

11/4/yong_wang :: yong_wang(Pan, Use, State) :-
    yong_xing(Pan, Use, Xing),
    wang_shuai(Pan, Xing, State).

gloss(dong_xi_ji(_, U, Y, 喜), zh("~w發動有力，為用神~w所喜"-[line:Y, use:U]), en("~w moves with effect and is welcome to the use god ~w"-[line:Y, use:U])).
gloss(dong_xi_ji(_, U, Y, 忌), zh("~w發動有力，為用神~w所忌"-[line:Y, use:U]), en("~w moves with effect and is feared by the use god ~w"-[line:Y, use:U])).
gloss(dong_xi_ji(_, U, Y, any), zh("~w發動有力，於用神~w有所喜忌"-[line:Y, use:U]), en("~w moves with effect and is welcome to or feared by the use god ~w"-[line:Y, use:U])).
polarity(dong_xi_ji(_, _, _, 喜), 吉).
polarity(dong_xi_ji(_, _, _, 忌), 凶).

%!  dong_xi_ji(+Pan, ?Use, ?Yao, ?K) is nondet.
%
%   The mover Yao acts and is welcome (喜), a 元神, or feared (忌), a 忌神 or a
%   仇神. A 洩氣 drains the use god and holds the 忌神 off: it is neither.

unique(dong_xi_ji(_, _, _, K), K).

11/4/dong_xi :: dong_xi_ji(Pan, Use, Yao, 喜) :-
    shen(Pan, Use, 元神, Yao),
    neng_zuo(Pan, Yao).
11/4/dong_ji :: dong_xi_ji(Pan, Use, Yao, 忌) :-
    shen(Pan, Use, Role, Yao),
    member(Role, [忌神, 仇神]),
    neng_zuo(Pan, Yao).

gloss(dong_wang(_, Y, W), zh("~w發動，於月令為~w"-[line:Y, wang_shuai:W]), en("~w moves, ~w in this month"-[line:Y, wang_shuai:W])).

%!  dong_wang(+Pan, ?Yao, ?State) is nondet.
%
%   The mover Yao is in State, 旺 相 休 囚 or 死, by the month.

unique(dong_wang(_, _, State), State).
due(dong_wang(Pan, Yao, _), ( dong_yao(Pan, Yao), yue_jian(Pan, _) )).

11/4/dong_wang :: dong_wang(Pan, Yao, State) :-
    dong_yao(Pan, Yao),
    xing(Pan, Yao, Xing),
    wang_shuai(Pan, Xing, State).


                /*******************************
                *  11.5   GENERATION, CONTROL  *
                *******************************/

gloss(dong_yao(_, Y), zh("~w為動爻"-[line:Y]), en("~w is a mover"-[line:Y])).
gloss(\+ dong_yao(_, any), zh("六爻無動"), en("no line is a mover")).
gloss(\+ dong_yao(_, Y), zh("~w不是動爻"-[line:Y]), en("~w is not a mover"-[line:Y])).

%!  dong_yao(+Pan, ?Yao) is nondet.
%
%   Line Yao is a mover: it moves openly, or hidden.

n(11/5)/ming :: dong_yao(Pan, Yao) :- dong(Pan, Yao).
11/5/an :: dong_yao(Pan, Yao) :- an_dong(Pan, Yao).

gloss(neng_zuo(_, Y), zh("~w發動有力"-[line:Y]), en("~w moves with effect"-[line:Y])).
gloss(\+ neng_zuo(_, Y), zh("~w不動，或動而無力"-[line:Y]), en("~w does not move with effect"-[line:Y])).

%!  neng_zuo(+Pan, ?Yao) is nondet.
%
%   The mover Yao acts: it is neither broken nor scattered, and does not turn
%   into its own clash or extinction.

11/5/zuo :: neng_zuo(Pan, Yao) :- dong_yao(Pan, Yao).

11/5/po :: defeats(11/5/zuo, neng_zuo(Pan, Yao)) :- po_yao(Pan, Yao).
11/5/san :: defeats(11/5/zuo, neng_zuo(Pan, Yao)) :- san(Pan, Yao).
11/7/bu_zuo :: defeats(11/5/zuo, neng_zuo(Pan, Yao)) :- hua_chong_jue(Pan, Yao, _).

gloss(xing_fa(_, X), zh("~w爻發動"-[xing:X]), en("a line of the phase ~w moves"-[xing:X])).
gloss(\+ xing_fa(_, X), zh("~w爻不動"-[xing:X]), en("no line of the phase ~w moves"-[xing:X])).

%!  xing_fa(+Pan, ?Phase) is nondet.
%
%   Phase moves: some mover is of it.

11/5/xing_fa :: xing_fa(Pan, Xing) :-
    dong_yao(Pan, Yao),
    xing(Pan, Yao, Xing).

gloss(xing_zuo(_, X), zh("~w爻發動有力"-[xing:X]), en("a line of the phase ~w moves with effect"-[xing:X])).
gloss(\+ xing_zuo(_, X), zh("~w爻不動，或動而無力"-[xing:X]), en("no line of the phase ~w moves with effect"-[xing:X])).

%!  xing_zuo(+Pan, ?Phase) is nondet.
%
%   Phase acts: some mover that acts is of it.

11/5/xing_zuo :: xing_zuo(Pan, Xing) :-
    neng_zuo(Pan, Yao),
    xing(Pan, Yao, Xing).

gloss(xing_sheng(_, X, C), zh("~w爻動而生~w，~w爻亦動"-[xing:X, xing:C, xing:C]), en("moving ~w generates ~w, which moves too"-[xing:X, xing:C])).

%!  xing_sheng(+Pan, ?Phase, ?Child) is nondet.
%
%   Phase acts and so does Child, which it generates: it feeds it.

11/5/sheng :: xing_sheng(Pan, Xing, Child) :-
    xing_zuo(Pan, Xing),
    sheng(Xing, Child),
    xing_zuo(Pan, Child).

gloss(xing_ke(_, X, V), zh("~w爻動而無所生，乃克~w"-[xing:X, xing:V]), en("moving ~w finds no mover to generate and so controls ~w"-[xing:X, xing:V])).

%!  xing_ke(+Pan, ?Phase, ?Victim) is nondet.
%
%   Phase acts and its child does not: it controls Victim.

11/5/ke :: xing_ke(Pan, Xing, Victim) :-
    xing_zuo(Pan, Xing),
    sheng(Xing, Child),
    \+ xing_zuo(Pan, Child),
    ke(Xing, Victim).

gloss(sheng_ke(_, U, 相續), zh("忌神動而生元神，元神生用神~w，相續不絕"-[use:U]), en("the taboo god generates the original god, which generates the use god ~w: generation is unbroken"-[use:U])).
gloss(sheng_ke(_, U, 得生), zh("元神動而生用神~w"-[use:U]), en("the original god moves and generates the use god ~w"-[use:U])).
gloss(sheng_ke(_, U, 克不繼), zh("忌神動而不能克用神~w，克不繼"-[use:U]), en("the taboo god moves, but its control of the use god ~w is not carried through"-[use:U])).
gloss(sheng_ke(_, U, 不續反克), zh("元神動而不能接續，忌神反克用神~w"-[use:U]), en("the original god moves but does not carry the generation on, and the taboo god controls the use god ~w instead"-[use:U])).
gloss(sheng_ke(_, U, 受克), zh("忌神動而克用神~w"-[use:U]), en("the taboo god moves and controls the use god ~w"-[use:U])).
gloss(sheng_ke(_, U, 生不續), zh("元神動而不能生用神~w，生不續"-[use:U]), en("the original god moves, but its generation of the use god ~w is not carried through"-[use:U])).
gloss(sheng_ke(_, U, 無動), zh("元神忌神俱不動，用神~w無生無克"-[use:U]), en("neither original god nor taboo god moves: nothing generates or controls the use god ~w"-[use:U])).
gloss(sheng_ke(_, U, any), zh("動爻於用神~w有生克之斷"-[use:U]), en("it can be told how the movers bear on the use god ~w"-[use:U])).
polarity(sheng_ke(_, _, 相續), 吉).
polarity(sheng_ke(_, _, 得生), 吉).
polarity(sheng_ke(_, _, 克不繼), 吉).
polarity(sheng_ke(_, _, 不續反克), 凶).
polarity(sheng_ke(_, _, 受克), 凶).

%!  sheng_ke(+Pan, ?Use, ?K) is nondet.
%
%   All movers told, the use god is generated by way of its 忌神 (相續) or by
%   the 元神 alone (得生); controlled, with a 元神 that fails it (不續反克) or
%   none (受克); spared, for the 忌神 is held or does not act (克不繼); not
%   generated, though a 元神 moves (生不續); or nothing bears on it (無動).

unique(sheng_ke(_, _, K), K).
due(sheng_ke(Pan, Use, _), yong_xing(Pan, Use, _)).
illustrated(n(11/5), (ben_gua(Pan, 臨), zhi_gua(Pan, 蠱), yue_jian(Pan, 寅), shen_ke(Pan, 官鬼, 洩氣, 忌神), shen_zuo(Pan, 官鬼, 忌神))).

n(11/5)/xu :: sheng_ke(Pan, Use, 相續) :-
    shen_sheng(Pan, Use, 忌神, 元神).
11/5/zhi :: sheng_ke(Pan, Use, 克不繼) :-
    shen_ke(Pan, Use, 忌神, 用神),
    shen_ke(Pan, Use, 洩氣, 忌神).
n(11/5)/fan :: sheng_ke(Pan, Use, 不續反克) :-
    shen_ke(Pan, Use, 忌神, 用神),
    \+ shen_ke(Pan, Use, 洩氣, 忌神),
    shen_fa(Pan, Use, 元神).
11/5/shou :: sheng_ke(Pan, Use, 受克) :-
    shen_ke(Pan, Use, 忌神, 用神),
    \+ shen_ke(Pan, Use, 洩氣, 忌神),
    \+ shen_fa(Pan, Use, 元神).
11/5/de :: sheng_ke(Pan, Use, 得生) :-
    yuan_li(Pan, Use),
    \+ shen_zuo(Pan, Use, 忌神).
n(11/5)/bu_ji :: sheng_ke(Pan, Use, 克不繼) :-
    shen_fa(Pan, Use, 忌神),
    \+ shen_zuo(Pan, Use, 忌神),
    \+ yuan_li(Pan, Use).
11/5/bu_xu :: sheng_ke(Pan, Use, 生不續) :-
    shen_fa(Pan, Use, 元神),
    \+ yuan_li(Pan, Use),
    \+ shen_fa(Pan, Use, 忌神).
11/5/wu :: sheng_ke(Pan, Use, 無動) :-
    yong_xing(Pan, Use, _),
    \+ shen_fa(Pan, Use, 元神),
    \+ shen_fa(Pan, Use, 忌神).

gloss(shen_fa(_, U, 用神), zh("用神~w發動"-[use:U]), en("the use god ~w moves"-[use:U])).
gloss(shen_fa(_, U, 洩氣), zh("洩~w之氣者發動"-[use:U]), en("what drains ~w moves"-[use:U])).
gloss(shen_fa(_, U, R), zh("~w之~w發動"-[use:U, role:R]), en("the ~w of ~w moves"-[role:R, use:U])).
gloss(\+ shen_fa(_, U, 用神), zh("用神~w不動"-[use:U]), en("the use god ~w does not move"-[use:U])).
gloss(\+ shen_fa(_, U, 洩氣), zh("洩~w之氣者不動"-[use:U]), en("what drains ~w does not move"-[use:U])).
gloss(\+ shen_fa(_, U, R), zh("~w之~w不動"-[use:U, role:R]), en("the ~w of ~w does not move"-[role:R, use:U])).

%!  shen_fa(+Pan, ?Use, ?Role) is nondet.
%
%   A line that has Role to the use god is a mover.

11/5/shen_fa :: shen_fa(Pan, Use, Role) :-
    shen(Pan, Use, Role, Yao),
    dong_yao(Pan, Yao).

gloss(shen_zuo(_, U, 用神), zh("用神~w發動有力"-[use:U]), en("the use god ~w moves with effect"-[use:U])).
gloss(shen_zuo(_, U, 洩氣), zh("洩~w之氣者發動有力"-[use:U]), en("what drains ~w moves with effect"-[use:U])).
gloss(shen_zuo(_, U, R), zh("~w之~w發動有力"-[use:U, role:R]), en("the ~w of ~w moves with effect"-[role:R, use:U])).
gloss(\+ shen_zuo(_, U, 用神), zh("用神~w不動，或動而無力"-[use:U]), en("the use god ~w does not move with effect"-[use:U])).
gloss(\+ shen_zuo(_, U, 洩氣), zh("洩~w之氣者不動，或動而無力"-[use:U]), en("what drains ~w does not move with effect"-[use:U])).
gloss(\+ shen_zuo(_, U, R), zh("~w之~w不動，或動而無力"-[use:U, role:R]), en("the ~w of ~w does not move with effect"-[role:R, use:U])).

%!  shen_zuo(+Pan, ?Use, ?Role) is nondet.
%
%   A line that has Role to the use god is a mover that acts.

11/5/shen_zuo :: shen_zuo(Pan, Use, Role) :-
    shen(Pan, Use, Role, Yao),
    neng_zuo(Pan, Yao).

gloss(shen_sheng(_, U, 仇神, 忌神), zh("~w之仇神動而生忌神"-[use:U]), en("the enemy god of ~w moves and generates its taboo god"-[use:U])).
gloss(shen_sheng(_, U, 忌神, 元神), zh("~w之忌神動而生元神"-[use:U]), en("the taboo god of ~w moves and generates its original god"-[use:U])).
gloss(shen_sheng(_, U, 元神, 用神), zh("~w之元神動而生用神"-[use:U]), en("the original god of ~w moves and generates it"-[use:U])).
gloss(shen_sheng(_, U, 用神, 洩氣), zh("用神~w動而生洩氣者"-[use:U]), en("the use god ~w moves and generates what drains it"-[use:U])).
gloss(shen_sheng(_, U, 洩氣, 仇神), zh("洩~w之氣者動而生仇神"-[use:U]), en("what drains ~w moves and generates its enemy god"-[use:U])).
gloss(shen_sheng(_, U, A, B), zh("~w之~w動而生~w"-[use:U, role:A, role:B]), en("the ~w of ~w moves and generates its ~w"-[role:A, use:U, role:B])).

%!  shen_sheng(+Pan, ?Use, ?Role, ?Other) is nondet.
%
%   Around the use god, Role acts and feeds Other.

11/5/shen_sheng :: shen_sheng(Pan, Use, Role, Other) :-
    shen_xing(Pan, Use, Role, Xing),
    xing_sheng(Pan, Xing, Child),
    shen_xing(Pan, Use, Other, Child).

gloss(shen_ke(_, U, 忌神, 用神), zh("~w之忌神動而克用神"-[use:U]), en("the taboo god of ~w moves and controls it"-[use:U])).
gloss(shen_ke(_, U, 仇神, 元神), zh("~w之仇神動而克元神"-[use:U]), en("the enemy god of ~w moves and controls its original god"-[use:U])).
gloss(shen_ke(_, U, 用神, 仇神), zh("用神~w動而克仇神"-[use:U]), en("the use god ~w moves and controls its enemy god"-[use:U])).
gloss(shen_ke(_, U, 洩氣, 忌神), zh("洩~w之氣者動而克忌神"-[use:U]), en("what drains ~w moves and controls its taboo god"-[use:U])).
gloss(shen_ke(_, U, 元神, 洩氣), zh("~w之元神動而克洩氣者"-[use:U]), en("the original god of ~w moves and controls what drains it"-[use:U])).
gloss(shen_ke(_, U, A, B), zh("~w之~w動而克~w"-[use:U, role:A, role:B]), en("the ~w of ~w moves and controls its ~w"-[role:A, use:U, role:B])).
gloss(\+ shen_ke(_, U, 仇神, 元神), zh("~w之仇神不克元神"-[use:U]), en("the enemy god of ~w does not control its original god"-[use:U])).
gloss(\+ shen_ke(_, U, 洩氣, 忌神), zh("洩~w之氣者不克忌神"-[use:U]), en("what drains ~w does not control its taboo god"-[use:U])).

%!  shen_ke(+Pan, ?Use, ?Role, ?Other) is nondet.
%
%   Around the use god, Role acts and controls Other.

11/5/shen_ke :: shen_ke(Pan, Use, Role, Other) :-
    shen_xing(Pan, Use, Role, Xing),
    xing_ke(Pan, Xing, Victim),
    shen_xing(Pan, Use, Other, Victim).

gloss(yuan_li(_, U), zh("~w之元神發動有力，不受仇神之克"-[use:U]), en("the original god of ~w moves with effect, and no enemy god controls it"-[use:U])).
gloss(\+ yuan_li(_, U), zh("~w之元神不動、無力，或受仇神之克"-[use:U]), en("the original god of ~w does not move with effect, or the enemy god controls it"-[use:U])).

%!  yuan_li(+Pan, ?Use) is nondet.
%
%   The 元神 of the use god acts, and no 仇神 controls it.

11/5/yuan_li :: yuan_li(Pan, Use) :-
    shen_zuo(Pan, Use, 元神),
    \+ shen_ke(Pan, Use, 仇神, 元神).


                /*******************************
                *   11.6   ROLES AND CHANGES   *
                *******************************/

gloss(shen_xing(_, U, 用神, X), zh("用神~w屬~w"-[use:U, xing:X]), en("the use god ~w is of the phase ~w"-[use:U, xing:X])).
gloss(shen_xing(_, U, 洩氣, X), zh("洩~w之氣者屬~w"-[use:U, xing:X]), en("what drains ~w is of the phase ~w"-[use:U, xing:X])).
gloss(shen_xing(_, U, R, X), zh("~w之~w屬~w"-[use:U, role:R, xing:X]), en("the ~w of ~w is of the phase ~w"-[role:R, use:U, xing:X])).

%!  shen_xing(+Pan, ?Use, ?Role, ?Phase) is nondet.
%
%   Phase has Role to the use god: it is its own (用神), generates it (元神),
%   controls it (忌神), generates what controls it (仇神), or is generated by it
%   (洩氣).

unique(shen_xing(_, _, _, Xing), Xing).
due(shen_xing(Pan, Use, Role, _), ( yong_xing(Pan, Use, _), member(Role, [用神, 元神, 忌神, 仇神, 洩氣]) )).

n(11/6)/yong :: shen_xing(Pan, Use, 用神, Xing) :-
    yong_xing(Pan, Use, Xing).
n(11/6)/yuan :: shen_xing(Pan, Use, 元神, Xing) :-
    yong_xing(Pan, Use, Yong),
    sheng(Xing, Yong).
n(11/6)/ji :: shen_xing(Pan, Use, 忌神, Xing) :-
    yong_xing(Pan, Use, Yong),
    ke(Xing, Yong).
n(11/6)/chou :: shen_xing(Pan, Use, 仇神, Xing) :-
    yong_xing(Pan, Use, Yong),
    ke(Ji, Yong),
    sheng(Xing, Ji).
n(11/6)/xie :: shen_xing(Pan, Use, 洩氣, Xing) :-
    yong_xing(Pan, Use, Yong),
    sheng(Yong, Xing).

gloss(shen(_, U, 用神, Y), zh("~w為用神~w"-[line:Y, use:U]), en("~w is the use god ~w"-[line:Y, use:U])).
gloss(shen(_, U, 洩氣, Y), zh("~w洩~w之氣"-[line:Y, use:U]), en("~w drains ~w"-[line:Y, use:U])).
gloss(shen(_, U, R, Y), zh("~w為~w之~w"-[line:Y, use:U, role:R]), en("~w is the ~w of ~w"-[line:Y, role:R, use:U])).

%!  shen(+Pan, ?Use, ?Role, ?Yao) is nondet.
%
%   Line Yao has Role to the use god: 用神 where it is the kin, or 世 or 應,
%   itself, the others by its phase.

unique(shen(_, _, Role, _), Role).

n(11/6)/yong_yao :: shen(Pan, Use, 用神, Yao) :-
    yong_yao(Pan, Use, Yao).
n(11/6)/shen :: shen(Pan, Use, Role, Yao) :-
    shen_xing(Pan, Use, Role, Xing),
    Role \= 用神,
    xing(Pan, Yao, Xing).

gloss(bian_xi_ji(_, U, Y, 喜), zh("~w之變為用神~w所喜"-[line:Y, use:U]), en("what ~w turns into is welcome to the use god ~w"-[line:Y, use:U])).
gloss(bian_xi_ji(_, U, Y, 忌), zh("~w之變為用神~w所忌"-[line:Y, use:U]), en("what ~w turns into is feared by the use god ~w"-[line:Y, use:U])).
gloss(bian_xi_ji(_, U, Y, any), zh("~w之變於用神~w有所喜忌"-[line:Y, use:U]), en("what ~w turns into is welcome to or feared by the use god ~w"-[line:Y, use:U])).
polarity(bian_xi_ji(_, _, _, 喜), 吉).
polarity(bian_xi_ji(_, _, _, 忌), 凶).

%!  bian_xi_ji(+Pan, ?Use, ?Yao, ?K) is nondet.
%
%   What the moving line Yao turns into is welcome (喜) or feared (忌) by what it
%   does to Yao: generation is welcome and control feared where Yao is the use
%   god or its 元神, the other way round where it is a 忌神 or a 仇神.

unique(bian_xi_ji(_, _, _, K), K).

11/6/a :: bian_xi_ji(Pan, Use, Yao, 喜) :-
    shen(Pan, Use, 用神, Yao),
    hui_tou(Pan, Yao, 生).
11/6/b :: bian_xi_ji(Pan, Use, Yao, 忌) :-
    shen(Pan, Use, 用神, Yao),
    hui_tou(Pan, Yao, 克).
11/6/c :: bian_xi_ji(Pan, Use, Yao, 喜) :-
    shen(Pan, Use, 元神, Yao),
    hui_tou(Pan, Yao, 生).
11/6/d :: bian_xi_ji(Pan, Use, Yao, 忌) :-
    shen(Pan, Use, 元神, Yao),
    hui_tou(Pan, Yao, 克).
n(11/6)/a :: bian_xi_ji(Pan, Use, Yao, 喜) :-
    shen(Pan, Use, Role, Yao),
    member(Role, [忌神, 仇神]),
    hui_tou(Pan, Yao, 克).
n(11/6)/b :: bian_xi_ji(Pan, Use, Yao, 忌) :-
    shen(Pan, Use, Role, Yao),
    member(Role, [忌神, 仇神]),
    hui_tou(Pan, Yao, 生).

gloss(yong_jue(_, U, any), zh("用神~w絕於日月"-[use:U]), en("the use god ~w is at extinction on the day or month"-[use:U])).
gloss(yong_jue(_, U, B), zh("用神~w絕於~w"-[use:U, by:B]), en("the use god ~w is at extinction on the ~w"-[use:U, by:B])).

%!  yong_jue(+Pan, ?Use, ?By) is nondet.
%
%   The use god is at 絕 on the branch of By, 月 or 日.

11/6/jue :: yong_jue(Pan, Use, By) :-
    yong_xing(Pan, Use, Xing),
    ri_yue(Pan, By, Zhi),
    chang_sheng(Pan, Xing, Zhi, 絕).

gloss(jue_feng_dong(_, U, Y), zh("用神~w處絕而得~w動來相生，須察其變"-[use:U, line:Y]), en("the use god ~w, at extinction, is generated by the mover ~w, whose own change must be looked at"-[use:U, line:Y])).

%!  jue_feng_dong(+Pan, ?Use, ?Yao) is nondet.
%
%   The use god is at extinction and the mover Yao, an acting 元神, generates
%   it; what Yao turns into is then for bian_xi_ji/4 to say.

11/6/feng :: jue_feng_dong(Pan, Use, Yao) :-
    yong_jue(Pan, Use, _),
    shen(Pan, Use, 元神, Yao),
    neng_zuo(Pan, Yao).


                /*******************************
                *  11.7   THE CHANGED LINE     *
                *******************************/

gloss(bian_bai(_, Y, 空), zh("~w所變值空"-[line:Y]), en("what ~w turns into is void"-[line:Y])).
gloss(bian_bai(_, Y, 破), zh("~w所變值月破"-[line:Y]), en("what ~w turns into is broken by the month"-[line:Y])).
gloss(bian_bai(_, Y, 受制), zh("~w所變受日月克制而無生扶"-[line:Y]), en("what ~w turns into is controlled by day or month and helped by neither"-[line:Y])).
gloss(bian_bai(_, Y, any), zh("~w所變無力"-[line:Y]), en("what ~w turns into has no force"-[line:Y])).

%!  bian_bai(+Pan, ?Yao, ?K) is nondet.
%
%   What the moving line Yao turns into has no force: it is void (空) or broken
%   (破), or day or month controls it and neither helps it (受制).

11/7/kong :: bian_bai(Pan, Yao, 空) :-
    bian_zhi(Pan, Yao, Zhi),
    kong(Pan, Zhi).
11/7/po :: bian_bai(Pan, Yao, 破) :-
    bian_zhi(Pan, Yao, Zhi),
    po(Pan, Zhi).
11/7/zhi :: bian_bai(Pan, Yao, 受制) :-
    bian_xing(Pan, Yao, Xing),
    ke_zhi(Pan, Xing, _),
    \+ sheng_fu(Pan, Xing, _).

gloss(hui_tou(_, Y, 生), zh("~w化回頭生"-[line:Y]), en("what ~w turns into generates it"-[line:Y])).
gloss(hui_tou(_, Y, 克), zh("~w化回頭克"-[line:Y]), en("what ~w turns into controls it"-[line:Y])).
gloss(hui_tou(_, Y, any), zh("~w之變回頭生克"-[line:Y]), en("what ~w turns into generates or controls it"-[line:Y])).
polarity(hui_tou(_, _, 生), 吉).
polarity(hui_tou(_, _, 克), 凶).

%!  hui_tou(+Pan, ?Yao, ?K) is nondet.
%
%   What the moving line Yao turns into bears back on it with effect: it
%   generates (生) or controls (克) it.

unique(hui_tou(_, _, K), K).

11/6/sheng :: hui_tou(Pan, Yao, 生) :-
    xing(Pan, Yao, Xing),
    bian_xing(Pan, Yao, BianXing),
    sheng(BianXing, Xing).
11/6/ke :: hui_tou(Pan, Yao, 克) :-
    xing(Pan, Yao, Xing),
    bian_xing(Pan, Yao, BianXing),
    ke(BianXing, Xing).

n(11/7)/bai :: defeats(_, hui_tou(Pan, Yao, _)) :- bian_bai(Pan, Yao, _).

gloss(hua_chong_jue(_, Y, 化沖), zh("~w動而化沖"-[line:Y]), en("~w turns into its own clash"-[line:Y])).
gloss(hua_chong_jue(_, Y, 變絕), zh("~w動而變絕"-[line:Y]), en("~w turns into its own extinction"-[line:Y])).
gloss(hua_chong_jue(_, Y, any), zh("~w動而化沖或變絕"-[line:Y]), en("~w turns into its own clash or extinction"-[line:Y])).

%!  hua_chong_jue(+Pan, ?Yao, ?K) is nondet.
%
%   The moving line Yao turns into the branch that clashes with its own (化沖)
%   or on which its phase is at 絕 (變絕), and that branch is not spoilt.

11/7/hua_chong :: hua_chong_jue(Pan, Yao, 化沖) :-
    zhi(Pan, Yao, Zhi),
    bian_zhi(Pan, Yao, BianZhi),
    chong(Zhi, BianZhi).
11/7/bian_jue :: hua_chong_jue(Pan, Yao, 變絕) :-
    xing(Pan, Yao, Xing),
    bian_zhi(Pan, Yao, BianZhi),
    chang_sheng(Pan, Xing, BianZhi, 絕).

outer(41)/bian_huai :: defeats(_, hua_chong_jue(Pan, Yao, _)) :-
    bian_zhi(Pan, Yao, BianZhi),
    huai(Pan, BianZhi).

gloss(jue_chu_feng_sheng(_, Y), zh("~w受日月之克而得所變來生，絕處逢生"-[line:Y]), en("~w, controlled by day or month, is generated by what it turns into: rescued at the last"-[line:Y])).
polarity(jue_chu_feng_sheng(_, _), 吉).

%!  jue_chu_feng_sheng(+Pan, ?Yao) is nondet.
%
%   Day or month controls line Yao, and what it turns into generates it.

11/7/feng :: jue_chu_feng_sheng(Pan, Yao) :-
    ri_yue_ke(Pan, Yao),
    hui_tou(Pan, Yao, 生).

gloss(ri_yue_ke(_, Y), zh("日月克~w"-[line:Y]), en("day or month controls ~w"-[line:Y])).

%!  ri_yue_ke(+Pan, ?Yao) is nondet.
%
%   Day and month control line Yao: either of them (reading ke_wo=yi) or both
%   (jie).

n(11/7)/yi :: ri_yue_ke(Pan, Yao) :-
    reading(Pan, ke_wo, yi),
    xing(Pan, Yao, Xing),
    ke_zhi(Pan, Xing, _).
n(11/7)/jie :: ri_yue_ke(Pan, Yao) :-
    reading(Pan, ke_wo, jie),
    xing(Pan, Yao, Xing),
    ke_zhi(Pan, Xing, 日),
    ke_zhi(Pan, Xing, 月).

gloss(ci_xu(_, S, N), zh("論力之先後，~w居第~w"-[source:S, n:N]), en("in the order of force the rank of ~w is ~w"-[source:S, n:N])).

%!  ci_xu(+Pan, ?Source, ?Rank) is nondet.
%
%   What comes from Source has Rank in weight: day and month before what lines
%   turn into, that before what moves; then, each asked where the former lack
%   the use god, what lies hidden, the mutual hexagram and the stems.

unique(ci_xu(_, _, Rank), Rank).

11/7/ci_ri_yue :: ci_xu(_, 日月, 1).
11/7/ci_bian :: ci_xu(_, 變爻, 2).
11/7/ci_dong :: ci_xu(_, 動爻, 3).
12/8/ci_fu :: ci_xu(_, 伏神, 4).
11/11/ci_hu :: ci_xu(_, 互卦, 5).
n(20/5)/ci_gan :: ci_xu(_, 干化, 6).


                /*******************************
                *  11.8   HEXAGRAM TO HEXAGRAM *
                *******************************/

gloss(gua_he_chong(_, H, 六合), zh("~w為六合之卦"-[hexagram:H]), en("the hexagram ~w is one of six combinations"-[hexagram:H])).
gloss(gua_he_chong(_, H, 六沖), zh("~w為六沖之卦"-[hexagram:H]), en("the hexagram ~w is one of six clashes"-[hexagram:H])).
gloss(gua_he_chong(_, H, any), zh("~w為六合或六沖之卦"-[hexagram:H]), en("the hexagram ~w is one of six combinations or six clashes"-[hexagram:H])).
gloss(forall(na_jia(Nei, 內, N, _, A), ( na_jia(Wai, 外, N, _, B), liu_he_zhi(A, B) )), zh("~w在內、~w在外，各畫之支皆相合"-[gua:Nei, gua:Wai]), en("line by line the inner ~w trigram combines with the outer ~w trigram"-[gua:Nei, gua:Wai])).
gloss(forall(na_jia(Nei, 內, N, _, A), ( na_jia(Wai, 外, N, _, B), chong(A, B) )), zh("~w在內、~w在外，各畫之支皆相沖"-[gua:Nei, gua:Wai]), en("line by line the inner ~w trigram clashes with the outer ~w trigram"-[gua:Nei, gua:Wai])).

%!  gua_he_chong(+Pan, ?Hexagram, ?K) is nondet.
%
%   Line by line the inner and outer trigrams of Hexagram combine (六合) or
%   clash (六沖).

unique(gua_he_chong(_, _, K), K).

base/liu_he_gua :: gua_he_chong(_, Gua, 六合) :-
    liu_shi_si_gua(Gua, Wai, Nei),
    forall(na_jia(Nei, 內, N, _, Zhi), ( na_jia(Wai, 外, N, _, Other), liu_he_zhi(Zhi, Other) )).
base/liu_chong_gua :: gua_he_chong(_, Gua, 六沖) :-
    liu_shi_si_gua(Gua, Wai, Nei),
    forall(na_jia(Nei, 內, N, _, Zhi), ( na_jia(Wai, 外, N, _, Other), chong(Zhi, Other) )).

gloss(liu_he(_), zh("所得為六合之卦"), en("the hexagram cast is one of six combinations")).

%!  liu_he(+Pan) is semidet.
%
%   The hexagram is 六合.

base/liu_he :: liu_he(Pan) :-
    ben_gua(Pan, Gua),
    gua_he_chong(Pan, Gua, 六合).

gloss(liu_chong(_), zh("所得為六沖之卦"), en("the hexagram cast is one of six clashes")).

%!  liu_chong(+Pan) is semidet.
%
%   The hexagram is 六沖.

base/liu_chong :: liu_chong(Pan) :-
    ben_gua(Pan, Gua),
    gua_he_chong(Pan, Gua, 六沖).

gloss(he_hua_chong(_), zh("六合之卦化為六沖"), en("a hexagram of six combinations turns into one of six clashes")).

%!  he_hua_chong(+Pan) is semidet.
%
%   The hexagram is 六合 and turns into one that is 六沖.

11/8/hua :: he_hua_chong(Pan) :-
    liu_he(Pan),
    zhi_gua(Pan, Gua),
    gua_he_chong(Pan, Gua, 六沖).

not_encoded(n(11/8), "只說反吟、伏吟、生克、墓絕諸例詳見後章；其規則在第十三、十八章"
                   - "It only refers the kinds of change to later chapters; their rules stand in chapters 13 and 18").

gloss(duan_11(_, T, 六合, V), zh("占~w，得六合之卦：~w"-[topic:T, verdict:V]), en("for ~w, the hexagram is one of six combinations: ~w"-[topic:T, verdict:V])).
gloss(duan_11(_, T, 六合化六沖, V), zh("占~w，六合之卦化六沖：~w"-[topic:T, verdict:V]), en("for ~w, six combinations turn into six clashes: ~w"-[topic:T, verdict:V])).
gloss(duan_11(_, 諸占, 變生, V), zh("凡占，用神變而得生：~w"-[verdict:V]), en("for any matter, what the use god turns into generates it: ~w"-[verdict:V])).
gloss(duan_11(_, 諸占, 變克, V), zh("凡占，用神變而受克：~w"-[verdict:V]), en("for any matter, what the use god turns into controls it: ~w"-[verdict:V])).
gloss(duan_11(_, T, any, any), zh("占~w，以六合六沖或用神之變有斷"-[topic:T]), en("for ~w, combinations, clashes or the change of the use god give a verdict"-[topic:T])).
polarity(duan_11(_, _, _, 成), 吉).
polarity(duan_11(_, _, _, 無終), 凶).
polarity(duan_11(_, _, _, 吉), 吉).
polarity(duan_11(_, _, _, 凶), 凶).

%!  duan_11(+Pan, ?Topic, ?Ground, ?Verdict) is nondet.
%
%   For the matter Topic the sign Ground means Verdict: of plans (謀事) the
%   combinations and what becomes of them, of any matter (諸占) what the use
%   god of the question turns into.

11/6/ji :: duan_11(Pan, 諸占, 變生, 吉) :-
    wen_yong(Pan, Use),
    yong_yao(Pan, Use, Yao),
    hui_tou(Pan, Yao, 生).
11/6/xiong :: duan_11(Pan, 諸占, 變克, 凶) :-
    wen_yong(Pan, Use),
    yong_yao(Pan, Use, Yao),
    hui_tou(Pan, Yao, 克).
11/8/a :: duan_11(Pan, 謀事, 六合, 成) :-
    liu_he(Pan).
11/8/b :: duan_11(Pan, 謀事, 六合化六沖, 無終) :-
    he_hua_chong(Pan).

11/8/c :: defeats(11/8/a, duan_11(Pan, 謀事, 六合, 成)) :- he_hua_chong(Pan).


                /*******************************
                *  11.9   THE MUTUAL HEXAGRAM  *
                *******************************/

gloss(zhi_yao(_, Y, M), zh("之卦~w為~w爻"-[line:Y, yin_yang:M]), en("in the changed hexagram ~w is ~w"-[line:Y, yin_yang:M])).

%!  zhi_yao(+Pan, ?Yao, ?YinYang) is nondet.
%
%   In the changed hexagram line Yao is 陽 or 陰.

unique(zhi_yao(_, _, YinYang), YinYang).
due(zhi_yao(Pan, Yao, _), yao(Pan, Yao)).

n(11/1)/qi :: zhi_yao(Pan, Yao, 陽) :- bian_xiang(Pan, Yao, 少陽).
n(11/1)/ba :: zhi_yao(Pan, Yao, 陰) :- bian_xiang(Pan, Yao, 少陰).
n(11/3)/zhi_yao :: zhi_yao(Pan, Yao, YinYang) :-
    jing(Pan, Yao),
    yin_yang(Pan, Yao, YinYang).

gloss(hu_ti(_, P, G), zh("互卦之~w卦為~w"-[place:P, gua:G]), en("the ~w trigram of the mutual hexagram is ~w"-[place:P, gua:G])).

%!  hu_ti(+Pan, ?Place, ?Trigram) is nondet.
%
%   Trigram is at Place, 內 or 外, of the mutual hexagram: 外 is lines 3 to 5
%   of the hexagram cast, 內 lines 2 to 4 of the changed one, or of the one
%   cast when no line moves.

unique(hu_ti(_, _, Gua), Gua).
due(hu_ti(Pan, Place, _), gua(Pan, Place, _)).

n(11/9)/bian :: hu_ti(Pan, 內, Gua) :-
    dong_shu(Pan, Count),
    Count > 0,
    zhi_yao(Pan, 2, A),
    zhi_yao(Pan, 3, B),
    zhi_yao(Pan, 4, C),
    ba_gua(Gua, A, B, C).
n(11/9)/jing :: hu_ti(Pan, 內, Gua) :-
    dong_shu(Pan, 0),
    yin_yang(Pan, 2, A),
    yin_yang(Pan, 3, B),
    yin_yang(Pan, 4, C),
    ba_gua(Gua, A, B, C).
n(11/9)/wai :: hu_ti(Pan, 外, Gua) :-
    yin_yang(Pan, 3, A),
    yin_yang(Pan, 4, B),
    yin_yang(Pan, 5, C),
    ba_gua(Gua, A, B, C).

gloss(hu_gua(_, Nei, Wai), zh("互卦外~w內~w"-[gua:Wai, gua:Nei]), en("the mutual hexagram is ~w over ~w"-[gua:Wai, gua:Nei])).

%!  hu_gua(+Pan, ?Inner, ?Outer) is semidet.
%
%   The mutual hexagram is Outer over Inner.

unique(hu_gua(_, Nei, Wai), Nei-Wai).
due(hu_gua(Pan, _, _), ben_gua(Pan, _)).

11/9 :: hu_gua(Pan, Nei, Wai) :-
    hu_ti(Pan, 內, Nei),
    hu_ti(Pan, 外, Wai).


                /*******************************
                *  11.10   ITS USE GOD         *
                *******************************/

gloss(qiu_hu(_, U), zh("飛伏與變爻皆無~w，求之於互卦"-[use:U]), en("neither the lines nor what they hide or turn into give ~w: it is sought in the mutual hexagram"-[use:U])).

%!  qiu_hu(+Pan, ?Use) is nondet.
%
%   The mutual hexagram is asked for the kin Use: no line has it, no hidden
%   line of it comes out of itself, and no line turns into it.

11/10/qiu :: qiu_hu(Pan, Use) :-
    qin(Use),
    \+ yong_yao(Pan, Use, _),
    \+ bian_qin(Pan, _, Use),
    \+ fu_zi_chu(Pan, Use).

gloss(fu_zi_chu(_, U), zh("伏神有~w自能出"-[use:U]), en("the hidden use god ~w comes out of itself"-[use:U])).
gloss(\+ fu_zi_chu(_, U), zh("伏神無~w自能出"-[use:U]), en("no hidden use god ~w comes out of itself"-[use:U])).

%!  fu_zi_chu(+Pan, ?Use) is nondet.
%
%   A hidden line of the kin Use comes out of itself, in full or by half, and
%   not merely by day or month.

11/10/fu :: fu_zi_chu(Pan, Use) :-
    fu_qin(Pan, Yao, Use),
    fu_chu(Pan, Yao, Degree),
    member(Degree, [出, 半出]).

gloss(hu_qin(_, P, Q), zh("互卦~w卦為~w"-[place:P, liu_qin:Q]), en("the ~w trigram of the mutual hexagram is ~w"-[place:P, liu_qin:Q])).

%!  hu_qin(+Pan, ?Place, ?Kin) is nondet.
%
%   The trigram at Place of the mutual hexagram is Kin to the palace, by its
%   phase.

unique(hu_qin(_, _, Qin), Qin).
due(hu_qin(Pan, Place, _), gua(Pan, Place, _)).

11/10/qin :: hu_qin(Pan, Place, Qin) :-
    hu_xing(Pan, Place, Xing),
    qin_xing(Pan, Qin, Xing).

gloss(hu_xing(_, P, X), zh("互卦~w卦屬~w"-[place:P, xing:X]), en("the ~w trigram of the mutual hexagram is of the phase ~w"-[place:P, xing:X])).

%!  hu_xing(+Pan, ?Place, ?Phase) is nondet.
%
%   The trigram at Place of the mutual hexagram is of Phase.

11/10/xing :: hu_xing(Pan, Place, Xing) :-
    hu_ti(Pan, Place, Gua),
    gua_xing(Gua, Xing).

gloss(hu_zhi(_, P, Z), zh("互卦~w卦居~w"-[place:P, zhi:Z]), en("the ~w trigram of the mutual hexagram is seated on the ~w"-[place:P, zhi:Z])).

%!  hu_zhi(+Pan, ?Place, ?Zhi) is nondet.
%
%   Zhi is a branch of the seat of the trigram at Place of the mutual hexagram.

n(11/10)/zhi :: hu_zhi(Pan, Place, Zhi) :-
    hu_ti(Pan, Place, Gua),
    gua_zhi(Gua, Zhi).

gloss(hu_zhi_huai(_, P, Z), zh("互卦~w卦所居之~w值空破"-[place:P, zhi:Z]), en("the ~w trigram of the mutual hexagram is seated on the ~w, which is void or broken"-[place:P, zhi:Z])).

%!  hu_zhi_huai(+Pan, ?Place, ?Zhi) is nondet.
%
%   Zhi, a branch of the trigram at Place of the mutual hexagram, counts as
%   void or broken.

n(11/10)/kong :: hu_zhi_huai(Pan, Place, Zhi) :-
    hu_ti(Pan, Place, Gua),
    gua_zhi_kong(Pan, 他章, Gua, Zhi).
n(11/10)/po :: hu_zhi_huai(Pan, Place, Zhi) :-
    hu_ti(Pan, Place, Gua),
    gua_zhi_po(Pan, 他章, Gua, Zhi).

gloss(hu_wu_yong(_, P), zh("互卦~w卦所居皆值空破，雖見無用"-[place:P]), en("the ~w trigram of the mutual hexagram is void or broken throughout and of no use"-[place:P])).
gloss(forall(hu_zhi(_, P, Z), hu_zhi_huai(_, P, Z)), zh("互卦~w卦所居之支皆值空破"-[place:P]), en("every branch on which the ~w trigram of the mutual hexagram is seated is void or broken"-[place:P])).

%!  hu_wu_yong(+Pan, ?Place) is nondet.
%
%   The trigram at Place of the mutual hexagram is useless: every branch of its
%   seat is void or broken.

n(11/10)/wu_yong :: hu_wu_yong(Pan, Place) :-
    hu_ti(Pan, Place, _),
    forall(hu_zhi(Pan, Place, Zhi), hu_zhi_huai(Pan, Place, Zhi)).

gloss(hu_sheng(_, P, any), zh("日月動爻有生扶互卦~w卦者"-[place:P]), en("day, month or movers help the ~w trigram of the mutual hexagram"-[place:P])).
gloss(hu_sheng(_, P, 動), zh("動爻生扶互卦~w卦"-[place:P]), en("a mover helps the ~w trigram of the mutual hexagram"-[place:P])).
gloss(hu_sheng(_, P, B), zh("~w生扶互卦~w卦"-[by:B, place:P]), en("the ~w helps the ~w trigram of the mutual hexagram"-[by:B, place:P])).

%!  hu_sheng(+Pan, ?Place, ?By) is nondet.
%
%   By, 日, 月 or an acting phase (動), helps the trigram at Place of the mutual
%   hexagram.

11/10/sheng :: hu_sheng(Pan, Place, By) :-
    hu_xing(Pan, Place, Xing),
    sheng_fu(Pan, Xing, By).
n(11/10)/sheng :: hu_sheng(Pan, Place, 動) :-
    hu_xing(Pan, Place, Xing),
    xing_zuo(Pan, Own),
    zhu(Own, Xing).

gloss(hu_ke(_, P, any), zh("日月動爻有克制互卦~w卦者"-[place:P]), en("day, month or movers control the ~w trigram of the mutual hexagram"-[place:P])).
gloss(hu_ke(_, P, 動), zh("動爻克制互卦~w卦"-[place:P]), en("a mover controls the ~w trigram of the mutual hexagram"-[place:P])).
gloss(hu_ke(_, P, B), zh("~w克制互卦~w卦"-[by:B, place:P]), en("the ~w controls the ~w trigram of the mutual hexagram"-[by:B, place:P])).

%!  hu_ke(+Pan, ?Place, ?By) is nondet.
%
%   By, 日, 月 or an acting phase that has nothing to feed (動), controls the
%   trigram at Place of the mutual hexagram.

11/10/ke :: hu_ke(Pan, Place, By) :-
    hu_xing(Pan, Place, Xing),
    ke_zhi(Pan, Xing, By).
11/10/dong_ke :: hu_ke(Pan, Place, 動) :-
    hu_xing(Pan, Place, Xing),
    xing_ke(Pan, _, Xing).

gloss(hu_yong(_, U, P), zh("互卦~w卦為~w，得生扶而可用"-[place:P, use:U]), en("the ~w trigram of the mutual hexagram serves as the use god ~w"-[place:P, use:U])).
polarity(hu_yong(_, _, _), 吉).

%!  hu_yong(+Pan, ?Use, ?Place) is nondet.
%
%   The trigram at Place of the mutual hexagram serves as the use god, which
%   nothing else holds: it is helped, and not useless.

11/10/a :: hu_yong(Pan, Use, Place) :-
    hu_qin(Pan, Place, Use),
    hu_sheng(Pan, Place, _),
    qiu_hu(Pan, Use).

n(11/10)/a :: defeats(11/10/a, hu_yong(Pan, _, Place)) :- hu_wu_yong(Pan, Place).

gloss(hu_shang(_, U, P), zh("互卦~w卦為~w，受克而傷"-[place:P, use:U]), en("the ~w trigram of the mutual hexagram is the use god ~w, and is hurt"-[place:P, use:U])).
polarity(hu_shang(_, _, _), 凶).

%!  hu_shang(+Pan, ?Use, ?Place) is nondet.
%
%   The trigram at Place of the mutual hexagram is the use god, which nothing
%   else holds, and is hurt: it is controlled, and not useless.

11/10/b :: hu_shang(Pan, Use, Place) :-
    hu_qin(Pan, Place, Use),
    hu_ke(Pan, Place, _),
    qiu_hu(Pan, Use).

n(11/10)/b :: defeats(11/10/b, hu_shang(Pan, _, Place)) :- hu_wu_yong(Pan, Place).


                /*******************************
                *  11.11   WHAT IS NOT USED    *
                *******************************/

gloss(bie_zhuan_gua(_, 對, A, B), zh("~w之對卦為~w"-[hexagram:A, hexagram:B]), en("the hexagram ~w with every line turned over is ~w"-[hexagram:A, hexagram:B])).
gloss(bie_zhuan_gua(_, 交, A, B), zh("~w之交卦為~w"-[hexagram:A, hexagram:B]), en("the middle lines of the hexagram ~w make ~w"-[hexagram:A, hexagram:B])).
gloss(bie_zhuan_gua(_, 反, A, B), zh("~w之反卦為~w"-[hexagram:A, hexagram:B]), en("the hexagram ~w upside down is ~w"-[hexagram:A, hexagram:B])).
gloss(bie_zhuan_gua(_, 倒, A, B), zh("~w之倒卦為~w"-[hexagram:A, hexagram:B]), en("the hexagram ~w with its trigrams exchanged is ~w"-[hexagram:A, hexagram:B])).
gloss(bie_zhuan_gua(_, any, A, B), zh("~w別傳為~w"-[hexagram:A, hexagram:B]), en("other traditions make of the hexagram ~w the hexagram ~w"-[hexagram:A, hexagram:B])).

%!  bie_zhuan_gua(+Pan, ?Kind, ?Hexagram, ?Other) is nondet.
%
%   In other traditions Other is the 對 (every line turned over), 交 (lines 2-4
%   under lines 3-5), 反 (upside down) or 倒 (trigrams exchanged) of Hexagram.

unique(bie_zhuan_gua(_, _, _, Other), Other).

n(11/11)/dui :: bie_zhuan_gua(_, 對, Gua, Other) :-
    liu_shi_si_gua(Gua, Wai, Nei),
    cuo_gua(Wai, OtherWai),
    cuo_gua(Nei, OtherNei),
    liu_shi_si_gua(Other, OtherWai, OtherNei).
n(11/11)/jiao :: bie_zhuan_gua(_, 交, Gua, Other) :-
    liu_shi_si_gua(Gua, Wai, Nei),
    ba_gua(Nei, _, L2, L3),
    ba_gua(Wai, L4, L5, _),
    ba_gua(OtherNei, L2, L3, L4),
    ba_gua(OtherWai, L3, L4, L5),
    liu_shi_si_gua(Other, OtherWai, OtherNei).
n(11/11)/fan :: bie_zhuan_gua(_, 反, Gua, Other) :-
    liu_shi_si_gua(Gua, Wai, Nei),
    ba_gua(Nei, L1, L2, L3),
    ba_gua(Wai, L4, L5, L6),
    ba_gua(OtherNei, L6, L5, L4),
    ba_gua(OtherWai, L3, L2, L1),
    liu_shi_si_gua(Other, OtherWai, OtherNei).
n(11/11)/dao :: bie_zhuan_gua(_, 倒, Gua, Other) :-
    liu_shi_si_gua(Gua, Wai, Nei),
    liu_shi_si_gua(Other, Nei, Wai).

gloss(bu_yong_gua(_, 對, H), zh("對卦為~w，此法不用"-[hexagram:H]), en("the hexagram with every line turned over is ~w, which is not used"-[hexagram:H])).
gloss(bu_yong_gua(_, 交, H), zh("交卦為~w，此法不用"-[hexagram:H]), en("the middle lines of the hexagram make ~w, which is not used"-[hexagram:H])).
gloss(bu_yong_gua(_, 反, H), zh("反卦為~w，此法不用"-[hexagram:H]), en("the hexagram upside down is ~w, which is not used"-[hexagram:H])).
gloss(bu_yong_gua(_, 倒, H), zh("倒卦為~w，此法不用"-[hexagram:H]), en("the hexagram with its trigrams exchanged is ~w, which is not used"-[hexagram:H])).
gloss(bu_yong_gua(_, any, H), zh("別傳之卦為~w，此法不用"-[hexagram:H]), en("other traditions make ~w of the hexagram, which is not used"-[hexagram:H])).

%!  bu_yong_gua(+Pan, ?Kind, ?Hexagram) is nondet.
%
%   Hexagram is what other traditions would make of the one cast by 對 交 反 or
%   倒. The text names it and makes no use of it; no rule rests on this one.

agree([n(11/9), n(11/11)], bu_yong_gua(Pan, 交, Gua), \+ (hu_gua(Pan, Nei, Wai), liu_shi_si_gua(Gua, Wai, Nei))).

11/11 :: bu_yong_gua(Pan, Kind, Gua) :-
    ben_gua(Pan, Ben),
    bie_zhuan_gua(Pan, Kind, Ben, Gua).
