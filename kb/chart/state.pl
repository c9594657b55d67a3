:- encoding(utf8).
:- module(state,
          [ wang_shuai/3,          % +Pan, ?Phase, ?State
            wang_xiang/2,          % +Pan, ?Phase
            chang_sheng/4,         % +Pan, ?Phase, ?Zhi, ?Stage
            liu_shen/3,            % +Pan, ?Yao, ?Spirit
            gua_shen/2,            % +Pan, ?Zhi
            shi_shen/2,            % +Pan, ?Yao
            ri_yue/3,              % +Pan, ?By, ?Zhi
            lin/2,                 % +Pan, ?Zhi
            xun_kong/2,            % +Pan, ?Zhi
            yue_po/2,              % +Pan, ?Zhi
            kong/2,                % +Pan, ?Zhi
            po/2,                  % +Pan, ?Zhi
            huai/2,                % +Pan, ?Zhi
            ri_chong/2,            % +Pan, ?Zhi
            ruo/2,                 % +Pan, ?Zhi
            sheng_fu/3,            % +Pan, ?Phase, ?By
            ke_zhi/3,              % +Pan, ?Phase, ?By
            lin_yao/2,             % +Pan, ?Yao
            kong_yao/2,            % +Pan, ?Yao
            po_yao/2,              % +Pan, ?Yao
            ruo_yao/2,             % +Pan, ?Yao
            shi_kong/3,            % +Pan, ?Yao, ?Degree
            an_dong/2,             % +Pan, ?Yao
            san/2,                 % +Pan, ?Yao
            zi_chong/3,            % +Pan, ?Yao, ?Other
            yong_yao/3,            % +Pan, ?Use, ?Yao
            yong_xing/3            % +Pan, ?Use, ?Phase
          ]).

:- use_module('../engine/notation').
:- use_module('../tables/stems_branches', [di_zhi/2, kong_wang/3, chong/2, tu_zhi/1, ji_shen/1]).
:- use_module('../tables/phases', [wu_xing/1, zhi_xing/2, zhu/2, ke/2, si_ling/3, shi_er_gong/3]).
:- use_module('../tables/palaces', [qin/1, shen_shou/3, shi_shen_wei/2]).
:- use_module(pan).

/** <module> What the chart shows

The state of branches and lines at the time of asking, by the common art and
by other chapters of the book: strength, void, break, scattering, hidden
movement, and which lines are the use god.
*/


                /*******************************
                *     BRANCHES AND PHASES      *
                *******************************/

gloss(wang_shuai(_, X, W), zh("~w於月令為~w"-[xing:X, wang_shuai:W]), en("~w is ~w in this month"-[xing:X, wang_shuai:W])).

%!  wang_shuai(+Pan, ?Phase, ?State) is nondet.
%
%   Phase is in State, 旺 相 休 囚 or 死, by the month.

base/wang_shuai :: wang_shuai(Pan, Xing, State) :-
    yue_jian(Pan, Month),
    zhi_xing(Month, MonthXing),
    si_ling(MonthXing, Xing, State).

gloss(wang_xiang(_, X), zh("~w旺相"-[xing:X]), en("~w is prosperous or strong in this month"-[xing:X])).
gloss(\+ wang_xiang(_, X), zh("~w不旺相"-[xing:X]), en("~w is neither prosperous nor strong in this month"-[xing:X])).

%!  wang_xiang(+Pan, ?Phase) is nondet.
%
%   Phase is strong: 旺 or 相.

base/wang :: wang_xiang(Pan, Xing) :- wang_shuai(Pan, Xing, 旺).
base/xiang :: wang_xiang(Pan, Xing) :- wang_shuai(Pan, Xing, 相).

gloss(chang_sheng(_, X, Z, S), zh("~w於~w為~w"-[xing:X, zhi:Z, chang_sheng:S]), en("on the ~w, ~w is at the stage of ~w"-[zhi:Z, xing:X, chang_sheng:S])).

%!  chang_sheng(+Pan, ?Phase, ?Zhi, ?Stage) is nondet.
%
%   Phase is at Stage of the twelve on the branch Zhi.

n(12/6)/chang_sheng :: chang_sheng(_, Xing, Zhi, Stage) :-
    shi_er_gong(Xing, Zhi, Stage).

gloss(ri_yue(_, any, Z), zh("日月有~w"-[zhi:Z]), en("the day or the month is that of the ~w"-[zhi:Z])).
gloss(ri_yue(_, B, Z), zh("~w支為~w"-[by:B, zhi:Z]), en("the ~w is that of the ~w"-[by:B, zhi:Z])).

%!  ri_yue(+Pan, ?By, ?Zhi) is nondet.
%
%   By, 月 or 日, has the branch Zhi.

base/yue :: ri_yue(Pan, 月, Zhi) :- yue_jian(Pan, Zhi).
base/ri :: ri_yue(Pan, 日, Zhi) :- ri_chen(Pan, _, Zhi).

gloss(lin(_, Z), zh("~w臨日月"-[zhi:Z]), en("the ~w is the branch of the day or month"-[zhi:Z])).
gloss(\+ lin(_, Z), zh("~w不臨日月"-[zhi:Z]), en("the ~w is the branch of neither day nor month"-[zhi:Z])).

%!  lin(+Pan, ?Zhi) is nondet.
%
%   The branch Zhi is that of the month or of the day.

base/lin :: lin(Pan, Zhi) :- ri_yue(Pan, _, Zhi).

gloss(xun_kong(_, Z), zh("~w值旬空"-[zhi:Z]), en("the ~w is void in these ten days"-[zhi:Z])).

%!  xun_kong(+Pan, ?Zhi) is nondet.
%
%   The ten days of the day lack the branch Zhi.

base/xun_kong :: xun_kong(Pan, Zhi) :-
    ri_chen(Pan, Gan, DayZhi),
    kong_wang(Gan, DayZhi, Zhi).

gloss(yue_po(_, Z), zh("~w與月建相沖"-[zhi:Z]), en("the ~w clashes with the month"-[zhi:Z])).

%!  yue_po(+Pan, ?Zhi) is semidet.
%
%   The branch Zhi clashes with the month's.

base/yue_po :: yue_po(Pan, Zhi) :-
    yue_jian(Pan, Month),
    chong(Month, Zhi).

gloss(kong(_, Z), zh("~w空亡"-[zhi:Z]), en("the ~w is void"-[zhi:Z])).
gloss(\+ kong(_, Z), zh("~w不空"-[zhi:Z]), en("the ~w is not void"-[zhi:Z])).

%!  kong(+Pan, ?Zhi) is nondet.
%
%   Zhi is void in effect: in the ten days' void and not on the month.

outer(22)/kong :: kong(Pan, Zhi) :-
    xun_kong(Pan, Zhi),
    \+ yue_jian(Pan, Zhi).

gloss(po(_, Z), zh("~w月破"-[zhi:Z]), en("the ~w is broken by the month"-[zhi:Z])).
gloss(\+ po(_, Z), zh("~w不為月破"-[zhi:Z]), en("the ~w is not broken by the month"-[zhi:Z])).

%!  po(+Pan, ?Zhi) is semidet.
%
%   Zhi is broken in effect: it clashes with the month and is not on the day.

outer(25)/po :: po(Pan, Zhi) :-
    yue_po(Pan, Zhi),
    \+ ri_chen(Pan, _, Zhi).

gloss(huai(_, Z), zh("~w值空破"-[zhi:Z]), en("the ~w is void or broken"-[zhi:Z])).
gloss(\+ huai(_, Z), zh("~w不空不破"-[zhi:Z]), en("the ~w is neither void nor broken"-[zhi:Z])).

%!  huai(+Pan, ?Zhi) is nondet.
%
%   Zhi is spoilt: void or broken.

base/kong :: huai(Pan, Zhi) :- kong(Pan, Zhi).
base/po :: huai(Pan, Zhi) :- po(Pan, Zhi).

gloss(ri_chong(_, Z), zh("日辰沖~w"-[zhi:Z]), en("the day clashes with the ~w"-[zhi:Z])).
gloss(\+ ri_chong(_, Z), zh("日辰不沖~w"-[zhi:Z]), en("the day does not clash with the ~w"-[zhi:Z])).

%!  ri_chong(+Pan, ?Zhi) is semidet.
%
%   Zhi is struck: it clashes with the day.

base/ri_chong :: ri_chong(Pan, Zhi) :-
    ri_chen(Pan, _, Day),
    chong(Day, Zhi).

gloss(ruo(_, Z), zh("~w休囚"-[zhi:Z]), en("the ~w is weak"-[zhi:Z])).
gloss(\+ ruo(_, Z), zh("~w不休囚"-[zhi:Z]), en("the ~w is not weak"-[zhi:Z])).

%!  ruo(+Pan, ?Zhi) is nondet.
%
%   Zhi is weak: 休 囚 or 死 by the month, and on neither day nor month.

base/ruo :: ruo(Pan, Zhi) :-
    yue_jian(Pan, _),
    zhi_xing(Zhi, Xing),
    \+ wang_xiang(Pan, Xing),
    \+ lin(Pan, Zhi).

gloss(sheng_fu(_, X, any), zh("日月生扶~w"-[xing:X]), en("day or month helps ~w"-[xing:X])).
gloss(sheng_fu(_, X, B), zh("~w生扶~w"-[by:B, xing:X]), en("the ~w helps ~w"-[by:B, xing:X])).
gloss(\+ sheng_fu(_, X, any), zh("日月皆不生扶~w"-[xing:X]), en("neither day nor month helps ~w"-[xing:X])).
gloss(\+ sheng_fu(_, X, B), zh("~w不生扶~w"-[by:B, xing:X]), en("the ~w does not help ~w"-[by:B, xing:X])).
polarity(sheng_fu(_, _, _), 吉).    % 11.2, 16.6

%!  sheng_fu(+Pan, ?Phase, ?By) is nondet.
%
%   By, 月 or 日, helps Phase: it generates it or is the same.

n(12/4)/sheng_fu :: sheng_fu(Pan, Xing, By) :-
    ri_yue(Pan, By, Zhi),
    zhi_xing(Zhi, Own),
    zhu(Own, Xing).

gloss(ke_zhi(_, X, any), zh("日月克制~w"-[xing:X]), en("day or month controls ~w"-[xing:X])).
gloss(ke_zhi(_, X, B), zh("~w克制~w"-[by:B, xing:X]), en("the ~w controls ~w"-[by:B, xing:X])).
gloss(\+ ke_zhi(_, X, any), zh("日月皆不克制~w"-[xing:X]), en("neither day nor month controls ~w"-[xing:X])).
gloss(\+ ke_zhi(_, X, B), zh("~w不克制~w"-[by:B, xing:X]), en("the ~w does not control ~w"-[by:B, xing:X])).
polarity(ke_zhi(_, _, _), 凶).    % 11.2, 16.6

%!  ke_zhi(+Pan, ?Phase, ?By) is nondet.
%
%   By, 月 or 日, controls Phase.

base/ke_zhi :: ke_zhi(Pan, Xing, By) :-
    ri_yue(Pan, By, Zhi),
    zhi_xing(Zhi, Own),
    ke(Own, Xing).


                /*******************************
                *            LINES             *
                *******************************/

gloss(liu_shen(_, Y, S), zh("~w臨~w"-[line:Y, liu_shen:S]), en("~w carries the ~w"-[line:Y, liu_shen:S])).

%!  liu_shen(+Pan, ?Yao, ?Spirit) is nondet.
%
%   Line Yao carries Spirit of the six, by the day's stem.

base/liu_shen :: liu_shen(Pan, Yao, Spirit) :-
    ri_chen(Pan, Gan, _),
    shen_shou(Gan, Yao, Spirit).

gloss(gua_shen(_, Z), zh("卦身在~w"-[zhi:Z]), en("the body of the hexagram is the ~w"-[zhi:Z])).

%!  gua_shen(+Pan, ?Zhi) is semidet.
%
%   Zhi is 卦身: a yang 世 counts from 子, a yin 世 from 午, as many steps as
%   the place of the 世 line.

base/gua_shen_yang :: gua_shen(Pan, Zhi) :-
    shi_yao(Pan, Shi),
    yin_yang(Pan, Shi, 陽),
    di_zhi(Shi, Zhi).
base/gua_shen_yin :: gua_shen(Pan, Zhi) :-
    shi_yao(Pan, Shi),
    yin_yang(Pan, Shi, 陰),
    di_zhi(Shi, Across),
    chong(Across, Zhi).

gloss(shi_shen(_, Y), zh("世身在~w"-[line:Y]), en("the body of the Self is on ~w"-[line:Y])).

%!  shi_shen(+Pan, ?Yao) is semidet.
%
%   世身 is on line Yao, by the branch that 世 holds.

base/shi_shen :: shi_shen(Pan, Yao) :-
    shi_yao(Pan, Shi),
    zhi(Pan, Shi, Zhi),
    shi_shen_wei(Zhi, Yao).

gloss(lin_yao(_, Y), zh("~w臨日月"-[line:Y]), en("~w holds the branch of the day or month"-[line:Y])).
gloss(\+ lin_yao(_, Y), zh("~w不臨日月"-[line:Y]), en("~w holds the branch of neither day nor month"-[line:Y])).
polarity(lin_yao(_, _), 吉).    % 13.7n, 16.4

%!  lin_yao(+Pan, ?Yao) is nondet.
%
%   Line Yao is on the day or the month.

base/lin_yao :: lin_yao(Pan, Yao) :-
    zhi(Pan, Yao, Zhi),
    lin(Pan, Zhi).

gloss(kong_yao(_, Y), zh("~w安靜而空"-[line:Y]), en("~w rests and is void"-[line:Y])).
polarity(kong_yao(_, _), 凶).    % 13.7n

%!  kong_yao(+Pan, ?Yao) is nondet.
%
%   Line Yao is void. A moving line is not (動空).

outer(26)/kong :: kong_yao(Pan, Yao) :-
    jing(Pan, Yao),
    zhi(Pan, Yao, Zhi),
    kong(Pan, Zhi).

gloss(po_yao(_, Y), zh("~w月破"-[line:Y]), en("~w is broken by the month"-[line:Y])).
gloss(\+ po_yao(_, Y), zh("~w不為月破"-[line:Y]), en("~w is not broken by the month"-[line:Y])).
polarity(po_yao(_, _), 凶).    % 11.2, 17.3

%!  po_yao(+Pan, ?Yao) is nondet.
%
%   Line Yao is broken.

outer(25)/po_yao :: po_yao(Pan, Yao) :-
    zhi(Pan, Yao, Zhi),
    po(Pan, Zhi).

gloss(ruo_yao(_, Y), zh("~w休囚"-[line:Y]), en("~w is weak"-[line:Y])).
gloss(\+ ruo_yao(_, Y), zh("~w不休囚"-[line:Y]), en("~w is not weak"-[line:Y])).
polarity(ruo_yao(_, _), 凶).    % 15.4n, 16.5

%!  ruo_yao(+Pan, ?Yao) is nondet.
%
%   Line Yao is weak.

base/ruo_yao :: ruo_yao(Pan, Yao) :-
    zhi(Pan, Yao, Zhi),
    ruo(Pan, Zhi).

gloss(shi_kong(_, Y, 全實), zh("~w空而逢日沖，旺相，為全實"-[line:Y]), en("~w, void but strong, is struck by the day and so wholly filled"-[line:Y])).
gloss(shi_kong(_, Y, 不全實), zh("~w空而逢日沖，不旺相，為不全實"-[line:Y]), en("~w, void and not strong, is struck by the day and so filled in part"-[line:Y])).
gloss(shi_kong(_, Y, any), zh("~w空而逢日沖"-[line:Y]), en("~w is void and struck by the day"-[line:Y])).

%!  shi_kong(+Pan, ?Yao, ?Degree) is nondet.
%
%   The void line Yao is struck by the day and so filled to this Degree: 全實
%   where its phase is strong, else 不全實.

n(12/5)/quan_shi :: shi_kong(Pan, Yao, 全實) :-
    kong_yao(Pan, Yao),
    zhi(Pan, Yao, Zhi),
    ri_chong(Pan, Zhi),
    xing(Pan, Yao, Xing),
    wang_xiang(Pan, Xing).
n(12/5)/bu_quan_shi :: shi_kong(Pan, Yao, 不全實) :-
    kong_yao(Pan, Yao),
    zhi(Pan, Yao, Zhi),
    ri_chong(Pan, Zhi),
    xing(Pan, Yao, Xing),
    \+ wang_xiang(Pan, Xing).

gloss(an_dong(_, Y), zh("~w暗動"-[line:Y]), en("~w moves secretly"-[line:Y])).
gloss(\+ an_dong(_, Y), zh("~w不暗動"-[line:Y]), en("~w does not move secretly"-[line:Y])).

%!  an_dong(+Pan, ?Yao) is nondet.
%
%   The resting line Yao, struck by the day and not void, moves secretly: when
%   strong (reading ri_chong=wang_xiang), or by the class of its branch
%   (si_lei: the tombs always, births never, the rest by strength).

outer(27)/a :: an_dong(Pan, Yao) :-
    reading(Pan, ri_chong, wang_xiang),
    chong_jing(Pan, Yao),
    xing(Pan, Yao, Xing),
    wang_xiang(Pan, Xing).
outer(27)/b :: an_dong(Pan, Yao) :-
    reading(Pan, ri_chong, si_lei),
    chong_jing(Pan, Yao),
    zhi(Pan, Yao, Zhi),
    tu_zhi(Zhi).
outer(27)/c :: an_dong(Pan, Yao) :-
    reading(Pan, ri_chong, si_lei),
    chong_jing(Pan, Yao),
    zhi(Pan, Yao, Zhi),
    \+ tu_zhi(Zhi),
    \+ ji_shen(Zhi),
    xing(Pan, Yao, Xing),
    wang_xiang(Pan, Xing).

gloss(chong_jing(_, Y), zh("~w安靜不空而逢日沖"-[line:Y]), en("~w rests, is not void and is struck by the day"-[line:Y])).

%!  chong_jing(+Pan, ?Yao) is nondet.
%
%   The resting line Yao is struck by the day, and is not void.

n(12/6)/chong_jing :: chong_jing(Pan, Yao) :-
    jing(Pan, Yao),
    zhi(Pan, Yao, Zhi),
    ri_chong(Pan, Zhi),
    \+ kong(Pan, Zhi).

gloss(san(_, Y), zh("~w被日沖散"-[line:Y]), en("~w is scattered by the day"-[line:Y])).
gloss(\+ san(_, Y), zh("~w不被日沖散"-[line:Y]), en("~w is not scattered by the day"-[line:Y])).
polarity(san(_, _), 凶).    % 11.5, 16.4n

%!  san(+Pan, ?Yao) is nondet.
%
%   Line Yao is scattered: struck by the day while it rests weak, or while it
%   moves and is not on the month.

n(12/6)/san :: san(Pan, Yao) :-
    chong_jing(Pan, Yao),
    xing(Pan, Yao, Xing),
    \+ wang_xiang(Pan, Xing),
    \+ an_dong(Pan, Yao).
outer(22)/san :: san(Pan, Yao) :-
    dong(Pan, Yao),
    zhi(Pan, Yao, Zhi),
    ri_chong(Pan, Zhi),
    \+ yue_jian(Pan, Zhi).

outer(26)/dong_kong :: defeats(outer(22)/san, san(Pan, Yao)) :-
    reading(Pan, dong_kong, quan_dong),
    zhi(Pan, Yao, Zhi),
    kong(Pan, Zhi).

gloss(zi_chong(_, A, any), zh("~w與他爻同動相沖"-[line:A]), en("~w clashes with another moving line"-[line:A])).
gloss(zi_chong(_, A, B), zh("~w與~w同動相沖"-[line:A, line:B]), en("~w and ~w both move and clash"-[line:A, line:B])).
gloss(\+ zi_chong(_, A, any), zh("~w不與他爻同動相沖"-[line:A]), en("~w clashes with no other moving line"-[line:A])).

%!  zi_chong(+Pan, ?Yao, ?Other) is nondet.
%
%   The moving lines Yao and Other clash with one another (自沖, 13.8n).

n(13/8)/zi_chong :: zi_chong(Pan, Yao, Other) :-
    dong(Pan, Yao),
    zhi(Pan, Yao, Zhi),
    chong(Zhi, OtherZhi),
    dong(Pan, Other),
    zhi(Pan, Other, OtherZhi).


                /*******************************
                *         THE USE GOD          *
                *******************************/

gloss(yong_yao(_, U, Y), zh("~w為用神~w"-[line:Y, use:U]), en("~w is the use god ~w"-[line:Y, use:U])).
gloss(\+ yong_yao(_, U, any), zh("六爻無用神~w"-[use:U]), en("no line is the use god ~w"-[use:U])).
gloss(\+ yong_yao(_, U, Y), zh("~w不是用神~w"-[line:Y, use:U]), en("~w is not the use god ~w"-[line:Y, use:U])).

%!  yong_yao(+Pan, ?Use, ?Yao) is nondet.
%
%   Line Yao is the use god: a line of the kin Use, or 世 or 應 itself.

base/yong_qin :: yong_yao(Pan, Use, Yao) :- liu_qin(Pan, Yao, Use).
base/yong_shi :: yong_yao(Pan, 世, Yao) :- shi_yao(Pan, Yao).
base/yong_ying :: yong_yao(Pan, 應, Yao) :- ying_yao(Pan, Yao).

gloss(yong_xing(_, U, X), zh("用神~w屬~w"-[use:U, xing:X]), en("the use god ~w is of the phase ~w"-[use:U, xing:X])).

%!  yong_xing(+Pan, ?Use, ?Phase) is nondet.
%
%   The use god is of Phase: the kin's in this palace, or that of the line.

base/xing_qin :: yong_xing(Pan, Use, Xing) :- qin_xing(Pan, Use, Xing).
base/xing_shi :: yong_xing(Pan, 世, Xing) :- shi_yao(Pan, Yao), xing(Pan, Yao, Xing).
base/xing_ying :: yong_xing(Pan, 應, Xing) :- ying_yao(Pan, Yao), xing(Pan, Yao, Xing).
