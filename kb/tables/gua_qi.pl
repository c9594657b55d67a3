:- encoding(utf8).
:- module(gua_qi,
          [ xiao_xi_wei/3,         % ?Hexagram, ?Rising, ?Falling
            xiao_xi_qi/2,          % ?Hexagram, ?Term
            xiao_xi_yue/2,         % ?Hexagram, ?Zhi
            gua_qi/3,              % ?Zhi, ?Place, ?Hexagram
            si_zheng/2,            % ?Hexagram, ?Term
            gua_qi_shou/3,         % ?Hexagram, ?Line, ?Term
            gua_qi_status/2        % ?Table, ?Status
          ]).

/** <module> Hexagrams and the qi of the year

The twelve hexagrams through which yang and yin grow and wane (消息卦, 15.1-2),
on which rising and falling rest, and the calendar of sixty hexagrams (卦氣,
15.3), which the text sets out and sets aside.
*/

%!  xiao_xi_wei(?Hexagram, ?Rising, ?Falling) is nondet.
%
%   In the qi of Hexagram, one of the twelve, what grows has come to the line
%   Rising, and what wanes falls on the line Falling.

xiao_xi_wei(復,   1, 6).  xiao_xi_wei(姤, 1, 6).
xiao_xi_wei(臨,   2, 5).  xiao_xi_wei(遁, 2, 5).
xiao_xi_wei(泰,   3, 4).  xiao_xi_wei(否, 3, 4).
xiao_xi_wei(大壯, 4, 3).  xiao_xi_wei(觀, 4, 3).
xiao_xi_wei(夬,   5, 2).  xiao_xi_wei(剝, 5, 2).
xiao_xi_wei(乾,   6, 1).  xiao_xi_wei(坤, 6, 1).

%!  xiao_xi_qi(?Hexagram, ?Term) is nondet.
%
%   The qi of Hexagram, counted from one 中氣 to the next, holds Term.

xiao_xi_qi(復,   冬至).  xiao_xi_qi(復,   小寒).
xiao_xi_qi(臨,   大寒).  xiao_xi_qi(臨,   立春).
xiao_xi_qi(泰,   雨水).  xiao_xi_qi(泰,   驚蟄).
xiao_xi_qi(大壯, 春分).  xiao_xi_qi(大壯, 清明).
xiao_xi_qi(夬,   穀雨).  xiao_xi_qi(夬,   立夏).
xiao_xi_qi(乾,   小滿).  xiao_xi_qi(乾,   芒種).
xiao_xi_qi(姤,   夏至).  xiao_xi_qi(姤,   小暑).
xiao_xi_qi(遁,   大暑).  xiao_xi_qi(遁,   立秋).
xiao_xi_qi(否,   處暑).  xiao_xi_qi(否,   白露).
xiao_xi_qi(觀,   秋分).  xiao_xi_qi(觀,   寒露).
xiao_xi_qi(剝,   霜降).  xiao_xi_qi(剝,   立冬).
xiao_xi_qi(坤,   小雪).  xiao_xi_qi(坤,   大雪).

%!  xiao_xi_yue(?Hexagram, ?Zhi) is nondet.
%
%   The qi of Hexagram, counted by months, fills the month of Zhi.

xiao_xi_yue(復,   子).  xiao_xi_yue(姤, 午).
xiao_xi_yue(臨,   丑).  xiao_xi_yue(遁, 未).
xiao_xi_yue(泰,   寅).  xiao_xi_yue(否, 申).
xiao_xi_yue(大壯, 卯).  xiao_xi_yue(觀, 酉).
xiao_xi_yue(夬,   辰).  xiao_xi_yue(剝, 戌).
xiao_xi_yue(乾,   巳).  xiao_xi_yue(坤, 亥).

%!  gua_qi(?Zhi, ?Place, ?Hexagram) is nondet.
%
%   In the calendar of 15.3, a line a day and five hexagrams a month, Hexagram
%   is the Place-th, 1 to 5, of the month of Zhi. As emended: 旅 opens the
%   month of 巳, 履 stands in the month of 未, 恆 opens the month of 申.

gua_qi(寅, 1, 小過).  gua_qi(寅, 2, 蒙).    gua_qi(寅, 3, 益).    gua_qi(寅, 4, 漸).    gua_qi(寅, 5, 泰).
gua_qi(卯, 1, 需).    gua_qi(卯, 2, 隨).    gua_qi(卯, 3, 晉).    gua_qi(卯, 4, 解).    gua_qi(卯, 5, 大壯).
gua_qi(辰, 1, 豫).    gua_qi(辰, 2, 訟).    gua_qi(辰, 3, 蠱).    gua_qi(辰, 4, 革).    gua_qi(辰, 5, 夬).
gua_qi(巳, 1, 旅).    gua_qi(巳, 2, 師).    gua_qi(巳, 3, 比).    gua_qi(巳, 4, 小畜).  gua_qi(巳, 5, 乾).
gua_qi(午, 1, 大有).  gua_qi(午, 2, 家人).  gua_qi(午, 3, 井).    gua_qi(午, 4, 咸).    gua_qi(午, 5, 姤).
gua_qi(未, 1, 鼎).    gua_qi(未, 2, 豐).    gua_qi(未, 3, 渙).    gua_qi(未, 4, 履).    gua_qi(未, 5, 遁).
gua_qi(申, 1, 恆).    gua_qi(申, 2, 節).    gua_qi(申, 3, 同人).  gua_qi(申, 4, 損).    gua_qi(申, 5, 否).
gua_qi(酉, 1, 巽).    gua_qi(酉, 2, 萃).    gua_qi(酉, 3, 大畜).  gua_qi(酉, 4, 賁).    gua_qi(酉, 5, 觀).
gua_qi(戌, 1, 歸妹).  gua_qi(戌, 2, 無妄).  gua_qi(戌, 3, 明夷).  gua_qi(戌, 4, 困).    gua_qi(戌, 5, 剝).
gua_qi(亥, 1, 艮).    gua_qi(亥, 2, 既濟).  gua_qi(亥, 3, 噬嗑).  gua_qi(亥, 4, 大過).  gua_qi(亥, 5, 坤).
gua_qi(子, 1, 未濟).  gua_qi(子, 2, 蹇).    gua_qi(子, 3, 頤).    gua_qi(子, 4, 中孚).  gua_qi(子, 5, 復).
gua_qi(丑, 1, 屯).    gua_qi(丑, 2, 謙).    gua_qi(丑, 3, 睽).    gua_qi(丑, 4, 升).    gua_qi(丑, 5, 臨).

%!  si_zheng(?Hexagram, ?Term) is nondet.
%
%   Hexagram, one of the four that the calendar cannot place evenly, is put in
%   at Term, a solstice or equinox.

si_zheng(坎, 冬至).  si_zheng(震, 春分).  si_zheng(離, 夏至).  si_zheng(兌, 秋分).

%!  gua_qi_shou(?Hexagram, ?Line, ?Term) is nondet.
%
%   The calendar's first day, that of Term, is the line Line of Hexagram.

gua_qi_shou(頤, 4, 冬至).

%!  gua_qi_status(?Table, ?Status) is nondet.
%
%   What the text does with Table: 用, rules rest on it, or 不用, it is stated
%   and set aside.

gua_qi_status(xiao_xi, 用).
gua_qi_status(gua_qi,  不用).
