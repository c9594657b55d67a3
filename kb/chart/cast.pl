:- encoding(utf8).
:- module(cast,
          [ cast_pan/3             % +Hexagrams, +Options, -Pan
          ]).

:- use_module('../tables/stems_branches', [gan_zhi/3, wu_hu_dun/3]).
:- use_module('../tables/solar_terms', [jie_qi_zhi/3]).
:- use_module(pan, [pan/4]).
:- use_module(library(option)).

/** <module> Casts

A cast is written as the two hexagrams and what is known of time, question
and readings.
*/

%!  cast_pan(+Hexagrams, +Options, -Pan) is semidet.
%
%   Pan is the chart of Hexagrams, Hexagram-Changed or a Hexagram in which no
%   line moves. Options, all of them values of the vocabulary:
%
%     - month(Zhi)          the month's branch, else that of the term
%     - day(Gan-Zhi)        the day's pair
%     - year(Gan-Zhi)       the year's pair
%     - month_gan(Gan)      the month's stem, else that of the year
%     - term(Term)          the solar term
%     - hou(Hou)            1 to 3, the 候 within the term
%     - topic(Topic), person(Person), use(Use)
%     - readings(List)      of Name=Option
%
%   Fails where a value does not exist or two of them contradict each other.

cast_pan(Hexagrams, Options, Pan) :-
    hexagrams(Hexagrams, Ben, Bian),
    option(term(Term), Options, none),
    month(Options, Term, MonthZhi),
    option(day(DayGan-DayZhi), Options, none-none),
    pair(DayGan, DayZhi),
    option(year(YearGan-YearZhi), Options, none-none),
    pair(YearGan, YearZhi),
    month_gan(Options, YearGan, MonthZhi, MonthGan),
    option(hou(Hou), Options, none),
    option(topic(Topic), Options, none),
    option(person(Person), Options, none),
    option(use(Use), Options, none),
    option(readings(Readings), Options, []),
    pan(cast(Ben, Bian, time(YearGan, YearZhi, MonthGan, MonthZhi, DayGan, DayZhi, Term, Hou)),
        wen(Topic, Person, Use), Readings, Pan).

hexagrams(Ben-Bian, Ben, Bian) :- !.
hexagrams(Ben, Ben, Ben).

pair(none, none) :- !.
pair(Gan, Zhi) :- gan_zhi(_, Gan, Zhi), !.

month(Options, Term, Zhi) :-
    (   Term == none
    ->  option(month(Zhi), Options, none)
    ;   jie_qi_zhi(_, Term, TermZhi),
        option(month(Zhi), Options, TermZhi),
        Zhi == TermZhi
    ).

month_gan(Options, YearGan, MonthZhi, MonthGan) :-
    (   YearGan \== none,
        MonthZhi \== none
    ->  wu_hu_dun(YearGan, MonthZhi, Fixed),
        option(month_gan(MonthGan), Options, Fixed),
        MonthGan == Fixed
    ;   option(month_gan(MonthGan), Options, none),
        (   MonthGan == none ; MonthZhi == none ; pair(MonthGan, MonthZhi) )
    ),
    !.
