:- encoding(utf8).
:- module(phases,
          [ wu_xing/1,             % ?Phase
            gan_xing/2,            % ?Gan, ?Phase
            zhi_xing/2,            % ?Zhi, ?Phase
            sheng/2,               % ?Phase, ?Child
            ke/2,                  % ?Phase, ?Victim
            zhu/2,                 % ?Phase, ?Other
            si_ling/3,             % ?MonthPhase, ?Phase, ?State
            shi_er_gong/3          % ?Phase, ?Zhi, ?Stage
          ]).

/** <module> The five phases

Phases of stems and branches, generation and control, the five states by
the season and the twelve stages on the branches. 土 rises from 申 with 水:
only so can 飛生伏 meet 伏絕飛 (12.6n).
*/

%!  wu_xing(?Phase) is nondet.
%
%   Phase is one of the five.

wu_xing(木).  wu_xing(火).  wu_xing(土).  wu_xing(金).  wu_xing(水).

%!  gan_xing(?Gan, ?Phase) is nondet.
%
%   The stem Gan is of Phase.

gan_xing(甲, 木).  gan_xing(丙, 火).  gan_xing(戊, 土).  gan_xing(庚, 金).  gan_xing(壬, 水).
gan_xing(乙, 木).  gan_xing(丁, 火).  gan_xing(己, 土).  gan_xing(辛, 金).  gan_xing(癸, 水).

%!  zhi_xing(?Zhi, ?Phase) is nondet.
%
%   The branch Zhi is of Phase.

zhi_xing(子, 水).  zhi_xing(丑, 土).  zhi_xing(寅, 木).  zhi_xing(卯, 木).
zhi_xing(辰, 土).  zhi_xing(巳, 火).  zhi_xing(午, 火).  zhi_xing(未, 土).
zhi_xing(申, 金).  zhi_xing(酉, 金).  zhi_xing(戌, 土).  zhi_xing(亥, 水).

%!  sheng(?Phase, ?Child) is nondet.
%
%   Phase generates Child.

sheng(木, 火).  sheng(火, 土).  sheng(土, 金).  sheng(金, 水).  sheng(水, 木).

%!  ke(?Phase, ?Victim) is nondet.
%
%   Phase controls Victim.

ke(木, 土).  ke(土, 水).  ke(水, 火).  ke(火, 金).  ke(金, 木).

%!  zhu(?Phase, ?Other) is nondet.
%
%   Phase helps Other: it generates it or is the same.

zhu(木, 火).  zhu(火, 土).  zhu(土, 金).  zhu(金, 水).  zhu(水, 木).
zhu(木, 木).  zhu(火, 火).  zhu(土, 土).  zhu(金, 金).  zhu(水, 水).

%!  si_ling(?MonthPhase, ?Phase, ?State) is nondet.
%
%   In a month of MonthPhase, Phase is in State: 旺 the month's own, 相 its
%   child, 休 its parent, 囚 what controls it, 死 what it controls.

si_ling(木, 木, 旺).  si_ling(木, 火, 相).  si_ling(木, 水, 休).  si_ling(木, 金, 囚).  si_ling(木, 土, 死).
si_ling(火, 火, 旺).  si_ling(火, 土, 相).  si_ling(火, 木, 休).  si_ling(火, 水, 囚).  si_ling(火, 金, 死).
si_ling(土, 土, 旺).  si_ling(土, 金, 相).  si_ling(土, 火, 休).  si_ling(土, 木, 囚).  si_ling(土, 水, 死).
si_ling(金, 金, 旺).  si_ling(金, 水, 相).  si_ling(金, 土, 休).  si_ling(金, 火, 囚).  si_ling(金, 木, 死).
si_ling(水, 水, 旺).  si_ling(水, 木, 相).  si_ling(水, 金, 休).  si_ling(水, 土, 囚).  si_ling(水, 火, 死).

%!  shi_er_gong(?Phase, ?Zhi, ?Stage) is nondet.
%
%   Phase is at Stage of the twelve on the branch Zhi.

shi_er_gong(金, 巳, 長生).  shi_er_gong(木, 亥, 長生).  shi_er_gong(火, 寅, 長生).  shi_er_gong(水, 申, 長生).  shi_er_gong(土, 申, 長生).
shi_er_gong(金, 午, 沐浴).  shi_er_gong(木, 子, 沐浴).  shi_er_gong(火, 卯, 沐浴).  shi_er_gong(水, 酉, 沐浴).  shi_er_gong(土, 酉, 沐浴).
shi_er_gong(金, 未, 冠帶).  shi_er_gong(木, 丑, 冠帶).  shi_er_gong(火, 辰, 冠帶).  shi_er_gong(水, 戌, 冠帶).  shi_er_gong(土, 戌, 冠帶).
shi_er_gong(金, 申, 臨官).  shi_er_gong(木, 寅, 臨官).  shi_er_gong(火, 巳, 臨官).  shi_er_gong(水, 亥, 臨官).  shi_er_gong(土, 亥, 臨官).
shi_er_gong(金, 酉, 帝旺).  shi_er_gong(木, 卯, 帝旺).  shi_er_gong(火, 午, 帝旺).  shi_er_gong(水, 子, 帝旺).  shi_er_gong(土, 子, 帝旺).
shi_er_gong(金, 戌, 衰).    shi_er_gong(木, 辰, 衰).    shi_er_gong(火, 未, 衰).    shi_er_gong(水, 丑, 衰).    shi_er_gong(土, 丑, 衰).
shi_er_gong(金, 亥, 病).    shi_er_gong(木, 巳, 病).    shi_er_gong(火, 申, 病).    shi_er_gong(水, 寅, 病).    shi_er_gong(土, 寅, 病).
shi_er_gong(金, 子, 死).    shi_er_gong(木, 午, 死).    shi_er_gong(火, 酉, 死).    shi_er_gong(水, 卯, 死).    shi_er_gong(土, 卯, 死).
shi_er_gong(金, 丑, 墓).    shi_er_gong(木, 未, 墓).    shi_er_gong(火, 戌, 墓).    shi_er_gong(水, 辰, 墓).    shi_er_gong(土, 辰, 墓).
shi_er_gong(金, 寅, 絕).    shi_er_gong(木, 申, 絕).    shi_er_gong(火, 亥, 絕).    shi_er_gong(水, 巳, 絕).    shi_er_gong(土, 巳, 絕).
shi_er_gong(金, 卯, 胎).    shi_er_gong(木, 酉, 胎).    shi_er_gong(火, 子, 胎).    shi_er_gong(水, 午, 胎).    shi_er_gong(土, 午, 胎).
shi_er_gong(金, 辰, 養).    shi_er_gong(木, 戌, 養).    shi_er_gong(火, 丑, 養).    shi_er_gong(水, 未, 養).    shi_er_gong(土, 未, 養).
