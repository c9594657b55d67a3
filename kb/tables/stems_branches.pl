:- encoding(utf8).
:- module(stems_branches,
          [ tian_gan/2,            % ?Ordinal, ?Gan
            di_zhi/2,              % ?Ordinal, ?Zhi
            gan_yin_yang/2,        % ?Gan, ?YinYang
            zhi_yin_yang/2,        % ?Zhi, ?YinYang
            gan_zhi/3,             % ?Ordinal, ?Gan, ?Zhi
            xun_shou/3,            % ?Gan, ?Zhi, ?Head
            kong_wang/3,           % ?Gan, ?Zhi, ?Void
            chong/2,               % ?Zhi, ?Other
            liu_he_zhi/2,          % ?Zhi, ?Other
            san_he/2,              % ?Phase, ?Branches
            gan_he/3,              % ?Gan, ?Other, ?Phase
            wu_hu_dun/3,           % ?YearGan, ?MonthZhi, ?MonthGan
            tu_zhi/1,              % ?Zhi
            ji_shen/1              % ?Zhi
          ]).

/** <module> Stems, branches and the sixty pairs

The common art's tables of 天干 and 地支: their order, polarity, joins and
clashes, the sixty pairs with their void branches, and the stem that heads
each month of a year (五虎遁). Every predicate is a pure relation and
enumerates in the order of the cycle when called unbound.
*/

%!  tian_gan(?Ordinal, ?Gan) is nondet.
%
%   Gan is the stem at Ordinal, 1 to 10.

tian_gan(1, 甲).  tian_gan(2, 乙).  tian_gan(3, 丙).  tian_gan(4, 丁).  tian_gan(5, 戊).
tian_gan(6, 己).  tian_gan(7, 庚).  tian_gan(8, 辛).  tian_gan(9, 壬).  tian_gan(10, 癸).

%!  di_zhi(?Ordinal, ?Zhi) is nondet.
%
%   Zhi is the branch at Ordinal, 1 to 12.

di_zhi(1, 子).  di_zhi(2, 丑).  di_zhi(3, 寅).   di_zhi(4, 卯).
di_zhi(5, 辰).  di_zhi(6, 巳).  di_zhi(7, 午).   di_zhi(8, 未).
di_zhi(9, 申).  di_zhi(10, 酉). di_zhi(11, 戌).  di_zhi(12, 亥).

%!  gan_yin_yang(?Gan, ?YinYang) is nondet.
%
%   YinYang is the polarity of Gan, 陽 or 陰.

gan_yin_yang(甲, 陽).  gan_yin_yang(乙, 陰).
gan_yin_yang(丙, 陽).  gan_yin_yang(丁, 陰).
gan_yin_yang(戊, 陽).  gan_yin_yang(己, 陰).
gan_yin_yang(庚, 陽).  gan_yin_yang(辛, 陰).
gan_yin_yang(壬, 陽).  gan_yin_yang(癸, 陰).

%!  zhi_yin_yang(?Zhi, ?YinYang) is nondet.
%
%   YinYang is the polarity of Zhi, 陽 or 陰.

zhi_yin_yang(子, 陽).  zhi_yin_yang(丑, 陰).
zhi_yin_yang(寅, 陽).  zhi_yin_yang(卯, 陰).
zhi_yin_yang(辰, 陽).  zhi_yin_yang(巳, 陰).
zhi_yin_yang(午, 陽).  zhi_yin_yang(未, 陰).
zhi_yin_yang(申, 陽).  zhi_yin_yang(酉, 陰).
zhi_yin_yang(戌, 陽).  zhi_yin_yang(亥, 陰).

%!  gan_zhi(?Ordinal, ?Gan, ?Zhi) is nondet.
%
%   Gan and Zhi make the pair at Ordinal, 1 to 60, of the sixty.

gan_zhi(1, 甲, 子).   gan_zhi(2, 乙, 丑).   gan_zhi(3, 丙, 寅).   gan_zhi(4, 丁, 卯).   gan_zhi(5, 戊, 辰).
gan_zhi(6, 己, 巳).   gan_zhi(7, 庚, 午).   gan_zhi(8, 辛, 未).   gan_zhi(9, 壬, 申).   gan_zhi(10, 癸, 酉).
gan_zhi(11, 甲, 戌).  gan_zhi(12, 乙, 亥).  gan_zhi(13, 丙, 子).  gan_zhi(14, 丁, 丑).  gan_zhi(15, 戊, 寅).
gan_zhi(16, 己, 卯).  gan_zhi(17, 庚, 辰).  gan_zhi(18, 辛, 巳).  gan_zhi(19, 壬, 午).  gan_zhi(20, 癸, 未).
gan_zhi(21, 甲, 申).  gan_zhi(22, 乙, 酉).  gan_zhi(23, 丙, 戌).  gan_zhi(24, 丁, 亥).  gan_zhi(25, 戊, 子).
gan_zhi(26, 己, 丑).  gan_zhi(27, 庚, 寅).  gan_zhi(28, 辛, 卯).  gan_zhi(29, 壬, 辰).  gan_zhi(30, 癸, 巳).
gan_zhi(31, 甲, 午).  gan_zhi(32, 乙, 未).  gan_zhi(33, 丙, 申).  gan_zhi(34, 丁, 酉).  gan_zhi(35, 戊, 戌).
gan_zhi(36, 己, 亥).  gan_zhi(37, 庚, 子).  gan_zhi(38, 辛, 丑).  gan_zhi(39, 壬, 寅).  gan_zhi(40, 癸, 卯).
gan_zhi(41, 甲, 辰).  gan_zhi(42, 乙, 巳).  gan_zhi(43, 丙, 午).  gan_zhi(44, 丁, 未).  gan_zhi(45, 戊, 申).
gan_zhi(46, 己, 酉).  gan_zhi(47, 庚, 戌).  gan_zhi(48, 辛, 亥).  gan_zhi(49, 壬, 子).  gan_zhi(50, 癸, 丑).
gan_zhi(51, 甲, 寅).  gan_zhi(52, 乙, 卯).  gan_zhi(53, 丙, 辰).  gan_zhi(54, 丁, 巳).  gan_zhi(55, 戊, 午).
gan_zhi(56, 己, 未).  gan_zhi(57, 庚, 申).  gan_zhi(58, 辛, 酉).  gan_zhi(59, 壬, 戌).  gan_zhi(60, 癸, 亥).

%!  xun_shou(?Gan, ?Zhi, ?Head) is nondet.
%
%   The pair Gan-Zhi belongs to the ten days that open with 甲 on Head.

xun_shou(Gan, Zhi, Head) :-
    gan_zhi(N, Gan, Zhi),
    First is (N-1) // 10 * 10 + 1,
    gan_zhi(First, 甲, Head).

%!  kong_wang(?Gan, ?Zhi, ?Void) is nondet.
%
%   Void is one of the two branches that the ten days of Gan-Zhi lack (旬空).

kong_wang(Gan, Zhi, Void) :-
    xun_shou(Gan, Zhi, Head),
    xun_kong_zhi(Head, Void).

xun_kong_zhi(子, 戌).  xun_kong_zhi(子, 亥).
xun_kong_zhi(戌, 申).  xun_kong_zhi(戌, 酉).
xun_kong_zhi(申, 午).  xun_kong_zhi(申, 未).
xun_kong_zhi(午, 辰).  xun_kong_zhi(午, 巳).
xun_kong_zhi(辰, 寅).  xun_kong_zhi(辰, 卯).
xun_kong_zhi(寅, 子).  xun_kong_zhi(寅, 丑).

%!  chong(?Zhi, ?Other) is nondet.
%
%   Zhi and Other clash (六沖), six places apart.

chong(子, 午).  chong(丑, 未).  chong(寅, 申).  chong(卯, 酉).  chong(辰, 戌).  chong(巳, 亥).
chong(午, 子).  chong(未, 丑).  chong(申, 寅).  chong(酉, 卯).  chong(戌, 辰).  chong(亥, 巳).

%!  liu_he_zhi(?Zhi, ?Other) is nondet.
%
%   Zhi and Other combine (六合).

liu_he_zhi(子, 丑).  liu_he_zhi(寅, 亥).  liu_he_zhi(卯, 戌).
liu_he_zhi(丑, 子).  liu_he_zhi(亥, 寅).  liu_he_zhi(戌, 卯).
liu_he_zhi(辰, 酉).  liu_he_zhi(巳, 申).  liu_he_zhi(午, 未).
liu_he_zhi(酉, 辰).  liu_he_zhi(申, 巳).  liu_he_zhi(未, 午).

%!  san_he(?Phase, ?Branches) is nondet.
%
%   Branches, birth, peak and tomb, join to make Phase (三合局).

san_he(水, [申, 子, 辰]).
san_he(木, [亥, 卯, 未]).
san_he(火, [寅, 午, 戌]).
san_he(金, [巳, 酉, 丑]).

%!  gan_he(?Gan, ?Other, ?Phase) is nondet.
%
%   Gan and Other join and transform into Phase (五合, 20.4).

gan_he(甲, 己, 土).  gan_he(乙, 庚, 金).  gan_he(丙, 辛, 水).  gan_he(丁, 壬, 木).  gan_he(戊, 癸, 火).
gan_he(己, 甲, 土).  gan_he(庚, 乙, 金).  gan_he(辛, 丙, 水).  gan_he(壬, 丁, 木).  gan_he(癸, 戊, 火).

%!  wu_hu_dun(?YearGan, ?MonthZhi, ?MonthGan) is nondet.
%
%   In a year of YearGan the month of MonthZhi has the stem MonthGan (五虎遁):
%   甲己 years open with 丙寅, 乙庚 with 戊寅, 丙辛 with 庚寅, 丁壬 with 壬寅,
%   戊癸 with 甲寅.

wu_hu_dun(YearGan, MonthZhi, MonthGan) :-
    tian_gan(Y, YearGan),
    di_zhi(Z, MonthZhi),
    Steps is (Z - 3) mod 12,
    N is (Y * 2 + Steps) mod 10 + 1,
    tian_gan(N, MonthGan).

%!  tu_zhi(?Zhi) is nondet.
%
%   Zhi is one of the four branches of earth, the tombs.

tu_zhi(辰).  tu_zhi(戌).  tu_zhi(丑).  tu_zhi(未).

%!  ji_shen(?Zhi) is nondet.
%
%   Zhi is one of the four branches of birth, 寅申巳亥.

ji_shen(寅).  ji_shen(申).  ji_shen(巳).  ji_shen(亥).
