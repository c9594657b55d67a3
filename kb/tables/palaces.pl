:- encoding(utf8).
:- module(palaces,
          [ ba_gong/3,             % ?Hexagram, ?Palace, ?Stage
            shi_ying/3,            % ?Stage, ?Shi, ?Ying
            qin_shu/3,             % ?PalacePhase, ?Phase, ?Kin
            qin/1,                 % ?Kin
            shen_shou/3,           % ?DayGan, ?Line, ?Spirit
            shi_shen_wei/2         % ?Zhi, ?Line
          ]).

/** <module> The eight palaces

The sixteen changes that lead from each pure hexagram (12.2n), the lines of
世 and 應, the six kin by the palace's phase, the six spirits by the day.
*/

%!  ba_gong(?Hexagram, ?Palace, ?Stage) is nondet.
%
%   Hexagram stands in the palace of the trigram Palace at Stage.

ba_gong(乾,     乾, 八純).  ba_gong(姤,     乾, 一世).  ba_gong(遁,     乾, 二世).  ba_gong(否,     乾, 三世).
ba_gong(觀,     乾, 四世).  ba_gong(剝,     乾, 五世).  ba_gong(晉,     乾, 遊魂).  ba_gong(大有,   乾, 歸魂).
ba_gong(兌,     兌, 八純).  ba_gong(困,     兌, 一世).  ba_gong(萃,     兌, 二世).  ba_gong(咸,     兌, 三世).
ba_gong(蹇,     兌, 四世).  ba_gong(謙,     兌, 五世).  ba_gong(小過,   兌, 遊魂).  ba_gong(歸妹,   兌, 歸魂).
ba_gong(離,     離, 八純).  ba_gong(旅,     離, 一世).  ba_gong(鼎,     離, 二世).  ba_gong(未濟,   離, 三世).
ba_gong(蒙,     離, 四世).  ba_gong(渙,     離, 五世).  ba_gong(訟,     離, 遊魂).  ba_gong(同人,   離, 歸魂).
ba_gong(震,     震, 八純).  ba_gong(豫,     震, 一世).  ba_gong(解,     震, 二世).  ba_gong(恆,     震, 三世).
ba_gong(升,     震, 四世).  ba_gong(井,     震, 五世).  ba_gong(大過,   震, 遊魂).  ba_gong(隨,     震, 歸魂).
ba_gong(巽,     巽, 八純).  ba_gong(小畜,   巽, 一世).  ba_gong(家人,   巽, 二世).  ba_gong(益,     巽, 三世).
ba_gong(無妄,   巽, 四世).  ba_gong(噬嗑,   巽, 五世).  ba_gong(頤,     巽, 遊魂).  ba_gong(蠱,     巽, 歸魂).
ba_gong(坎,     坎, 八純).  ba_gong(節,     坎, 一世).  ba_gong(屯,     坎, 二世).  ba_gong(既濟,   坎, 三世).
ba_gong(革,     坎, 四世).  ba_gong(豐,     坎, 五世).  ba_gong(明夷,   坎, 遊魂).  ba_gong(師,     坎, 歸魂).
ba_gong(艮,     艮, 八純).  ba_gong(賁,     艮, 一世).  ba_gong(大畜,   艮, 二世).  ba_gong(損,     艮, 三世).
ba_gong(睽,     艮, 四世).  ba_gong(履,     艮, 五世).  ba_gong(中孚,   艮, 遊魂).  ba_gong(漸,     艮, 歸魂).
ba_gong(坤,     坤, 八純).  ba_gong(復,     坤, 一世).  ba_gong(臨,     坤, 二世).  ba_gong(泰,     坤, 三世).
ba_gong(大壯,   坤, 四世).  ba_gong(夬,     坤, 五世).  ba_gong(需,     坤, 遊魂).  ba_gong(比,     坤, 歸魂).
%!  shi_ying(?Stage, ?Shi, ?Ying) is nondet.
%
%   At Stage the line Shi is 世 and the line Ying is 應.

shi_ying(八純, 6, 3).
shi_ying(一世, 1, 4).
shi_ying(二世, 2, 5).
shi_ying(三世, 3, 6).
shi_ying(四世, 4, 1).
shi_ying(五世, 5, 2).
shi_ying(遊魂, 4, 1).
shi_ying(歸魂, 3, 6).

%!  qin(?Kin) is nondet.
%
%   Kin is one of the six kin, the self apart.

qin(父母).  qin(兄弟).  qin(子孫).  qin(妻財).  qin(官鬼).

%!  qin_shu(?PalacePhase, ?Phase, ?Kin) is nondet.
%
%   To a palace of PalacePhase, Phase is Kin.

qin_shu(金, 土, 父母).  qin_shu(金, 金, 兄弟).  qin_shu(金, 水, 子孫).  qin_shu(金, 木, 妻財).  qin_shu(金, 火, 官鬼).
qin_shu(水, 金, 父母).  qin_shu(水, 水, 兄弟).  qin_shu(水, 木, 子孫).  qin_shu(水, 火, 妻財).  qin_shu(水, 土, 官鬼).
qin_shu(木, 水, 父母).  qin_shu(木, 木, 兄弟).  qin_shu(木, 火, 子孫).  qin_shu(木, 土, 妻財).  qin_shu(木, 金, 官鬼).
qin_shu(火, 木, 父母).  qin_shu(火, 火, 兄弟).  qin_shu(火, 土, 子孫).  qin_shu(火, 金, 妻財).  qin_shu(火, 水, 官鬼).
qin_shu(土, 火, 父母).  qin_shu(土, 土, 兄弟).  qin_shu(土, 金, 子孫).  qin_shu(土, 水, 妻財).  qin_shu(土, 木, 官鬼).

%!  shen_shou(?DayGan, ?Line, ?Spirit) is nondet.
%
%   On a day of DayGan, Spirit sits on Line (六神, 1 to 6 from the bottom).

shen_shou(Gan, Line, Spirit) :-
    qi_shen(Gan, First),
    liu_shen_xu(First, N0),
    between(1, 6, Line),
    N is (N0 + Line - 2) mod 6 + 1,
    liu_shen_xu(Spirit, N).

qi_shen(甲, 青龍).  qi_shen(乙, 青龍).
qi_shen(丙, 朱雀).  qi_shen(丁, 朱雀).
qi_shen(戊, 勾陳).
qi_shen(己, 螣蛇).
qi_shen(庚, 白虎).  qi_shen(辛, 白虎).
qi_shen(壬, 玄武).  qi_shen(癸, 玄武).

liu_shen_xu(青龍, 1).
liu_shen_xu(朱雀, 2).
liu_shen_xu(勾陳, 3).
liu_shen_xu(螣蛇, 4).
liu_shen_xu(白虎, 5).
liu_shen_xu(玄武, 6).

%!  shi_shen_wei(?Zhi, ?Line) is nondet.
%
%   When 世 holds the branch Zhi, 世身 is on Line.

shi_shen_wei(子, 1).  shi_shen_wei(午, 1).
shi_shen_wei(丑, 2).  shi_shen_wei(未, 2).
shi_shen_wei(寅, 3).  shi_shen_wei(申, 3).
shi_shen_wei(卯, 4).  shi_shen_wei(酉, 4).
shi_shen_wei(辰, 5).  shi_shen_wei(戌, 5).
shi_shen_wei(巳, 6).  shi_shen_wei(亥, 6).
