:- encoding(utf8).
:- module(trigrams,
          [ ba_gua/4,              % ?Trigram, ?Line1, ?Line2, ?Line3
            gua_xing/2,            % ?Trigram, ?Phase
            gua_zhi/2,             % ?Trigram, ?Zhi
            gua_ren/2,             % ?Trigram, ?Person
            dui_chong/2,           % ?Trigram, ?Opposite
            cuo_gua/2              % ?Trigram, ?Complement
          ]).

/** <module> The eight trigrams

Lines, phases, seats among the branches (13.2n) and persons (13.9n).
*/

%!  ba_gua(?Trigram, ?Line1, ?Line2, ?Line3) is nondet.
%
%   Trigram has these lines, each 陽 or 陰, from the bottom.

ba_gua(乾, 陽, 陽, 陽).
ba_gua(兌, 陽, 陽, 陰).
ba_gua(離, 陽, 陰, 陽).
ba_gua(震, 陽, 陰, 陰).
ba_gua(巽, 陰, 陽, 陽).
ba_gua(坎, 陰, 陽, 陰).
ba_gua(艮, 陰, 陰, 陽).
ba_gua(坤, 陰, 陰, 陰).

%!  gua_xing(?Trigram, ?Phase) is nondet.
%
%   Trigram is of Phase.

gua_xing(乾, 金).  gua_xing(兌, 金).  gua_xing(離, 火).  gua_xing(震, 木).
gua_xing(巽, 木).  gua_xing(坎, 水).  gua_xing(艮, 土).  gua_xing(坤, 土).

%!  gua_zhi(?Trigram, ?Zhi) is nondet.
%
%   Zhi is a branch of the seat of Trigram (地祿, 13.2n).

gua_zhi(乾, 戌).  gua_zhi(乾, 亥).
gua_zhi(坎, 子).
gua_zhi(艮, 丑).  gua_zhi(艮, 寅).
gua_zhi(震, 卯).
gua_zhi(巽, 辰).  gua_zhi(巽, 巳).
gua_zhi(離, 午).
gua_zhi(坤, 未).  gua_zhi(坤, 申).
gua_zhi(兌, 酉).

%!  gua_ren(?Trigram, ?Person) is nondet.
%
%   Person belongs to Trigram (主屬, 13.9n).

gua_ren(乾, 父).    gua_ren(坤, 母).
gua_ren(震, 長男).  gua_ren(巽, 長女).
gua_ren(坎, 中男).  gua_ren(離, 中女).
gua_ren(艮, 少男).  gua_ren(兌, 少女).

%!  dui_chong(?Trigram, ?Opposite) is nondet.
%
%   Opposite is seated across from Trigram, their branches clashing (13.2n).

dui_chong(乾, 巽).  dui_chong(巽, 乾).
dui_chong(坤, 艮).  dui_chong(艮, 坤).
dui_chong(震, 兌).  dui_chong(兌, 震).
dui_chong(坎, 離).  dui_chong(離, 坎).

%!  cuo_gua(?Trigram, ?Complement) is nondet.
%
%   Complement has every line of Trigram turned over (天地雷風水火山澤, 12.2n).

cuo_gua(乾, 坤).  cuo_gua(坤, 乾).
cuo_gua(震, 巽).  cuo_gua(巽, 震).
cuo_gua(坎, 離).  cuo_gua(離, 坎).
cuo_gua(艮, 兌).  cuo_gua(兌, 艮).
