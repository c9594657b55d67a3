:- encoding(utf8).
:- module(baseline,
          [ known/3                % ?Key, -Zh, -En
          ]).

/** <module> Findings that are known

Each with its reason: a tension of the book itself, or something meant. The
check fails on any finding that is not here, and on any here that is gone.
*/

%!  known(?Key, -Zh, -En) is nondet.
%
%   The finding Key is known, for the reason Zh, in English En.

known('conflict: mu_jue 偽 / 真', "本卦與化卦俱臨日月，18.2 未言先後", "both seats are on day or month, and 18.2 gives no order").
