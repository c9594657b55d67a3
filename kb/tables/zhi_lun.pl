:- encoding(utf8).
:- module(zhi_lun,
          [ zhi_lun/3              % ?Zhi, ?Other, ?Way
          ]).

:- use_module(stems_branches, [di_zhi/2]).

/** <module> The wheel of the branches

Which way round the twelve branches one lies from another (16.1).
*/

%!  zhi_lun(?Zhi, ?Other, ?Way) is nondet.
%
%   Going Way round the wheel, 順 forward or 逆 back, Other is reached from Zhi
%   in less than half a turn. Of a branch itself and of the one across from it
%   there is neither.

zhi_lun(Zhi, Other, Way) :-
    di_zhi(From, Zhi),
    di_zhi(To, Other),
    Steps is (To - From) mod 12,
    way(Way, Least, Most),
    between(Least, Most, Steps).

way(順, 1, 5).
way(逆, 7, 11).
