:- encoding(utf8).
:- module(solar_terms,
          [ jie_qi_zhi/3,          % ?Ordinal, ?Term, ?Zhi
            jie/1,                 % ?Term
            zhong_qi/1             % ?Term
          ]).

/** <module> The twenty-four solar terms

In order from the one that opens the first month. A month of the branch Zhi
holds a 節, with which it begins, and a 中氣.
*/

%!  jie_qi_zhi(?Ordinal, ?Term, ?Zhi) is nondet.
%
%   Term, the Ordinal-th of the year from 立春, falls in the month of Zhi.

jie_qi_zhi(1, 立春, 寅).   jie_qi_zhi(2, 雨水, 寅).
jie_qi_zhi(3, 驚蟄, 卯).   jie_qi_zhi(4, 春分, 卯).
jie_qi_zhi(5, 清明, 辰).   jie_qi_zhi(6, 穀雨, 辰).
jie_qi_zhi(7, 立夏, 巳).   jie_qi_zhi(8, 小滿, 巳).
jie_qi_zhi(9, 芒種, 午).   jie_qi_zhi(10, 夏至, 午).
jie_qi_zhi(11, 小暑, 未).  jie_qi_zhi(12, 大暑, 未).
jie_qi_zhi(13, 立秋, 申).  jie_qi_zhi(14, 處暑, 申).
jie_qi_zhi(15, 白露, 酉).  jie_qi_zhi(16, 秋分, 酉).
jie_qi_zhi(17, 寒露, 戌).  jie_qi_zhi(18, 霜降, 戌).
jie_qi_zhi(19, 立冬, 亥).  jie_qi_zhi(20, 小雪, 亥).
jie_qi_zhi(21, 大雪, 子).  jie_qi_zhi(22, 冬至, 子).
jie_qi_zhi(23, 小寒, 丑).  jie_qi_zhi(24, 大寒, 丑).

%!  jie(?Term) is nondet.
%
%   Term is a 節: a month begins with it.

jie(Term) :- jie_qi_zhi(N, Term, _), 1 is N mod 2.

%!  zhong_qi(?Term) is nondet.
%
%   Term is a 中氣, the middle of its month.

zhong_qi(Term) :- jie_qi_zhi(N, Term, _), 0 is N mod 2.
