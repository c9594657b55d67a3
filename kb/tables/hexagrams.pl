:- encoding(utf8).
:- module(hexagrams,
          [ liu_shi_si_gua/3       % ?Hexagram, ?Outer, ?Inner
          ]).

/** <module> The sixty-four hexagrams

In the received order (King Wen), so that a clause's place is its number.
*/

%!  liu_shi_si_gua(?Hexagram, ?Outer, ?Inner) is nondet.
%
%   Hexagram is the trigram Outer over the trigram Inner.

liu_shi_si_gua(乾,      乾, 乾).
liu_shi_si_gua(坤,      坤, 坤).
liu_shi_si_gua(屯,      坎, 震).
liu_shi_si_gua(蒙,      艮, 坎).
liu_shi_si_gua(需,      坎, 乾).
liu_shi_si_gua(訟,      乾, 坎).
liu_shi_si_gua(師,      坤, 坎).
liu_shi_si_gua(比,      坎, 坤).
liu_shi_si_gua(小畜,    巽, 乾).
liu_shi_si_gua(履,      乾, 兌).
liu_shi_si_gua(泰,      坤, 乾).
liu_shi_si_gua(否,      乾, 坤).
liu_shi_si_gua(同人,    乾, 離).
liu_shi_si_gua(大有,    離, 乾).
liu_shi_si_gua(謙,      坤, 艮).
liu_shi_si_gua(豫,      震, 坤).
liu_shi_si_gua(隨,      兌, 震).
liu_shi_si_gua(蠱,      艮, 巽).
liu_shi_si_gua(臨,      坤, 兌).
liu_shi_si_gua(觀,      巽, 坤).
liu_shi_si_gua(噬嗑,    離, 震).
liu_shi_si_gua(賁,      艮, 離).
liu_shi_si_gua(剝,      艮, 坤).
liu_shi_si_gua(復,      坤, 震).
liu_shi_si_gua(無妄,    乾, 震).
liu_shi_si_gua(大畜,    艮, 乾).
liu_shi_si_gua(頤,      艮, 震).
liu_shi_si_gua(大過,    兌, 巽).
liu_shi_si_gua(坎,      坎, 坎).
liu_shi_si_gua(離,      離, 離).
liu_shi_si_gua(咸,      兌, 艮).
liu_shi_si_gua(恆,      震, 巽).
liu_shi_si_gua(遁,      乾, 艮).
liu_shi_si_gua(大壯,    震, 乾).
liu_shi_si_gua(晉,      離, 坤).
liu_shi_si_gua(明夷,    坤, 離).
liu_shi_si_gua(家人,    巽, 離).
liu_shi_si_gua(睽,      離, 兌).
liu_shi_si_gua(蹇,      坎, 艮).
liu_shi_si_gua(解,      震, 坎).
liu_shi_si_gua(損,      艮, 兌).
liu_shi_si_gua(益,      巽, 震).
liu_shi_si_gua(夬,      兌, 乾).
liu_shi_si_gua(姤,      乾, 巽).
liu_shi_si_gua(萃,      兌, 坤).
liu_shi_si_gua(升,      坤, 巽).
liu_shi_si_gua(困,      兌, 坎).
liu_shi_si_gua(井,      坎, 巽).
liu_shi_si_gua(革,      兌, 離).
liu_shi_si_gua(鼎,      離, 巽).
liu_shi_si_gua(震,      震, 震).
liu_shi_si_gua(艮,      艮, 艮).
liu_shi_si_gua(漸,      巽, 艮).
liu_shi_si_gua(歸妹,    震, 兌).
liu_shi_si_gua(豐,      震, 離).
liu_shi_si_gua(旅,      離, 艮).
liu_shi_si_gua(巽,      巽, 巽).
liu_shi_si_gua(兌,      兌, 兌).
liu_shi_si_gua(渙,      巽, 坎).
liu_shi_si_gua(節,      坎, 兌).
liu_shi_si_gua(中孚,    巽, 兌).
liu_shi_si_gua(小過,    震, 艮).
liu_shi_si_gua(既濟,    坎, 離).
liu_shi_si_gua(未濟,    離, 坎).
