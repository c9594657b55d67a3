:- encoding(utf8).
:- module(baseline,
          [ known/4,               % ?Key, -Ground, -Zh, -En
            ground_passages/2,     % +Ground, -Passages
            ground_name/3,         % ?Name, -Zh, -En
            at_odds/4              % ?N, ?Passages, -Zh, -En
          ]).

:- use_module('../tables/examples', [tension/4]).

/** <module> Findings that are known
*/

known(none, silent([]), "", "") :- fail.

ground_passages(tension(N), Passages)     :- at_odds(N, Passages, _, _).
ground_passages(silent(Passages), Passages).
ground_passages(stated(Passages), Passages).
ground_passages(meant(Passages), Passages).

ground_name(tension, "原文自相違",   "the text is at odds with itself").

at_odds(N, Passages, Zh, En) :- tension(N, Passages, Zh, En).
