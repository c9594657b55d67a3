:- encoding(utf8).
:- module(rules, [fu/1]).

%!  fu(?Line) is nondet.
%
%   Line lies hidden.

fu(Line) :-
    lies_below(Line),
    \+ shown(Line).

lies_below(初).
lies_below(二).
lies_below(三).

shown(二).
