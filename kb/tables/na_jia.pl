:- encoding(utf8).
:- module(na_jia,
          [ na_jia/5,              % ?Trigram, ?Place, ?N, ?Gan, ?Zhi
            hua_wei/3              % ?Place, ?N, ?Yao
          ]).

/** <module> 納甲

The stem and branch that each line takes from its trigram and its place.
*/

%!  na_jia(?Trigram, ?Place, ?N, ?Gan, ?Zhi) is nondet.
%
%   Line N (1 to 3, from the bottom) of Trigram at Place, 內 or 外, takes
%   the stem Gan and the branch Zhi.

na_jia(乾, 內, 1, 甲, 子).  na_jia(乾, 內, 2, 甲, 寅).  na_jia(乾, 內, 3, 甲, 辰).
na_jia(乾, 外, 1, 壬, 午).  na_jia(乾, 外, 2, 壬, 申).  na_jia(乾, 外, 3, 壬, 戌).
na_jia(坤, 內, 1, 乙, 未).  na_jia(坤, 內, 2, 乙, 巳).  na_jia(坤, 內, 3, 乙, 卯).
na_jia(坤, 外, 1, 癸, 丑).  na_jia(坤, 外, 2, 癸, 亥).  na_jia(坤, 外, 3, 癸, 酉).
na_jia(震, 內, 1, 庚, 子).  na_jia(震, 內, 2, 庚, 寅).  na_jia(震, 內, 3, 庚, 辰).
na_jia(震, 外, 1, 庚, 午).  na_jia(震, 外, 2, 庚, 申).  na_jia(震, 外, 3, 庚, 戌).
na_jia(巽, 內, 1, 辛, 丑).  na_jia(巽, 內, 2, 辛, 亥).  na_jia(巽, 內, 3, 辛, 酉).
na_jia(巽, 外, 1, 辛, 未).  na_jia(巽, 外, 2, 辛, 巳).  na_jia(巽, 外, 3, 辛, 卯).
na_jia(坎, 內, 1, 戊, 寅).  na_jia(坎, 內, 2, 戊, 辰).  na_jia(坎, 內, 3, 戊, 午).
na_jia(坎, 外, 1, 戊, 申).  na_jia(坎, 外, 2, 戊, 戌).  na_jia(坎, 外, 3, 戊, 子).
na_jia(離, 內, 1, 己, 卯).  na_jia(離, 內, 2, 己, 丑).  na_jia(離, 內, 3, 己, 亥).
na_jia(離, 外, 1, 己, 酉).  na_jia(離, 外, 2, 己, 未).  na_jia(離, 外, 3, 己, 巳).
na_jia(艮, 內, 1, 丙, 辰).  na_jia(艮, 內, 2, 丙, 午).  na_jia(艮, 內, 3, 丙, 申).
na_jia(艮, 外, 1, 丙, 戌).  na_jia(艮, 外, 2, 丙, 子).  na_jia(艮, 外, 3, 丙, 寅).
na_jia(兌, 內, 1, 丁, 巳).  na_jia(兌, 內, 2, 丁, 卯).  na_jia(兌, 內, 3, 丁, 丑).
na_jia(兌, 外, 1, 丁, 亥).  na_jia(兌, 外, 2, 丁, 酉).  na_jia(兌, 外, 3, 丁, 未).

%!  hua_wei(?Place, ?N, ?Yao) is nondet.
%
%   Line N of the trigram at Place is line Yao of the hexagram.

hua_wei(內, 1, 1).
hua_wei(內, 2, 2).
hua_wei(內, 3, 3).
hua_wei(外, 1, 4).
hua_wei(外, 2, 5).
hua_wei(外, 3, 6).
