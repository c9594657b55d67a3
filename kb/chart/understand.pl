:- encoding(utf8).
:- module(understand,
          [ understood/4,          % +What, +Type, +Input, -Value
            understood_pair/3,     % +What, +Input, -Pair
            understood_cast/3      % +Dict, -Hexagrams, -Options
          ]).

:- use_module('../tables/names', [name/5, lookup/3, near/3, near_of/3, label/4]).
:- use_module('../tables/stems_branches', [gan_zhi/3, wu_hu_dun/3, tian_gan/2, di_zhi/2]).
:- use_module('../tables/solar_terms', [jie_qi_zhi/3]).
:- use_module('../tables/readings', [reading_option/3, option/4]).
:- use_module('../tables/topics', [topic/3, topic_lookup/2]).
:- use_module(pan, [cast_names/3]).
:- use_module(library(apply)).
:- use_module(library(lists)).

/** <module> What somebody typed

Names come in Traditional, Simplified, pinyin or English, and are looked up by
type. What cannot be understood is an error of one sentence: what was given,
what is allowed, what is nearest. Errors are thrown as
refused(Kind, Message, Candidates), Kind one of unknown, ambiguous, bad_request.
*/

%!  understood(+What, +Type, +Input, -Value) is det.
%
%   Input, as typed, is the one Value of Type that it may mean. What names the
%   thing asked for in the message of the error, e.g. "month".

understood(What, Type, Input, Value) :-
    text(What, Input, Text),
    (   lookup(Type, Text, Values),
        Values = [_|_]
    ->  one(What, Type, Text, Values, Value)
    ;   allowed(Type, Allowed),
        guess(Type, Text, Guess, Candidates),
        refuse(unknown, "unknown ~w \"~w\"; it is ~w~w", [What, Text, Allowed, Guess], Candidates)
    ).

%   allowed(+Type, -Text): what may be typed for a value of Type.

allowed(hexagram, "one of the sixty-four, by name, number, pinyin or English").
allowed(zhi,      "one of the twelve branches, 子 (Rat) to 亥 (Pig)").
allowed(jie_qi,   "one of the twenty-four terms, such as 冬至 (Winter Solstice)").
allowed(person,   Text) :-
    all_named(person, Persons),
    format(string(Text), "one of the eight persons, ~w; for anyone else name the use god instead", [Persons]).
allowed(liu_qin,  Text) :-
    all_named(liu_qin, Kin),
    format(string(Text), "one of the kin, ~w, or 世 (Self) or 應 (Other)", [Kin]).

all_named(Type, Text) :-
    findall(Name,
            ( name(Type, Value, _, _, English),
              format(atom(Name), "~w (~w)", [Value, English])
            ),
            Names),
    atomic_list_concat(Names, ' ', Text).

%   guess(+Type, +Text, -Guess, -Candidates): what is said of the value of Type
%   that Text is near to; nothing where it is near to none.

guess(Type, Text, Guess, [Near]) :-
    near(Type, Text, Near),
    !,
    named(Type, Near, Name),
    format(string(Guess), "; nearest: ~w", [Name]).
guess(_, _, "", []).

guess_of(Names, Text, Guess, [Near]) :-
    near_of(Names, Text, Near),
    !,
    format(string(Guess), "; nearest: ~w", [Near]).
guess_of(_, _, "", []).

one(_, _, _, [Value], Value) :- !.
one(What, Type, Text, Values, _) :-
    maplist(named(Type), Values, Names),
    atomic_list_concat(Names, ' or ', Choice),
    told_apart(Type, Values, Way),
    refuse(ambiguous, "ambiguous ~w \"~w\": ~w; write it ~w", [What, Text, Choice, Way], Values).

%   told_apart(+Type, +Values, -Way): how values that share a name can be written.

told_apart(Type, Values, Way) :-
    maplist(label(pinyin, Type), Values, Toned),
    sort(Toned, Different),
    maplist(atom_length, Toned, Lengths),
    (   same_length(Toned, Different),
        sort(Lengths, [_])
    ->  Toned = [First|_],
        format(string(Way), "with its tone, such as ~w, or in characters or English", [First])
    ;   Way = "in characters or English"
    ).

named(Type, Value, Name) :-
    label(zh, Type, Value, Zh),
    label(pinyin, Type, Value, Pinyin),
    label(en, Type, Value, English),
    format(string(Name), "~w (~w, ~w)", [Zh, Pinyin, English]).

%   in_english(+Type, +Value, -Text): Value with its English name.

in_english(Type, Value, Text) :-
    label(en, Type, Value, English),
    format(string(Text), "~w (~w)", [Value, English]).

pair_in_english(Pair, Text) :-
    pair_text(Pair, Value),
    in_english(gan_zhi, Value, Text).

%   longest(-Characters): no name is longer; what is longer is not looked up.

longest(100).

text(What, Input, Text) :-
    (   string(Input) ; atom(Input) ; number(Input) ),
    !,
    format(atom(Raw), "~w", [Input]),
    normalize_space(atom(Text), Raw),
    atom_length(Text, Length),
    longest(Longest),
    (   Length > Longest
    ->  sub_atom(Text, 0, 20, _, Opening),
        refuse(unknown, "unknown ~w \"~w…\" of ~D characters; no name is longer than ~w",
               [What, Opening, Length, Longest], [])
    ;   true
    ).
text(What, _, _) :-
    refuse(bad_request, "the ~w must be text", [What], []).

refuse(Kind, Format, Values, Candidates) :-
    format(string(Message), Format, Values),
    throw(refused(Kind, Message, Candidates)).

%!  understood_pair(+What, +Input, -Pair) is det.
%
%   Input, as typed, is the Pair Gan-Zhi of the sixty.

understood_pair(What, Input, Gan-Zhi) :-
    text(What, Input, Text),
    (   lookup(gan_zhi, Text, Values),
        Values = [_|_]
    ->  one(What, gan_zhi, Text, Values, Pair),
        atom_chars(Pair, [Gan, Zhi])
    ;   pair_reading(Text, G, Z)
    ->  findall(N, neighbour(G, Z, N), Near),
        pair_text(G-Z, Given),
        maplist(named(gan_zhi), Near, Names),
        atomic_list_concat(Names, ' or ', Choice),
        refuse(unknown, "~w ~w is not one of the sixty pairs; nearest: ~w", [What, Given, Choice], Near)
    ;   lookup(zhi, Text, [Branch|_])
    ->  findall(N, (gan_zhi(_, G, Branch), pair_text(G-Branch, N)), Near),
        atomic_list_concat(Near, ', ', Choice),
        refuse(bad_request, "~w \"~w\" is a branch alone; a ~w is a stem and a branch: ~w", [What, Text, What, Choice], Near)
    ;   lookup(gan, Text, [Stem|_])
    ->  findall(N, (gan_zhi(_, Stem, Z), pair_text(Stem-Z, N)), Near),
        atomic_list_concat(Near, ', ', Choice),
        refuse(bad_request, "~w \"~w\" is a stem alone; a ~w is a stem and a branch: ~w", [What, Text, What, Choice], Near)
    ;   guess(gan_zhi, Text, Guess, Candidates),
        refuse(unknown, "unknown ~w \"~w\"; a ~w is a stem and a branch, such as 甲子 (jiǎ zǐ)~w", [What, Text, What, Guess], Candidates)
    ).

pair_reading(Text, Gan, Zhi) :-
    atomic_list_concat(Parts0, ' ', Text),
    (   Parts0 = [_, _]
    ->  Parts = Parts0
    ;   atomic_list_concat(Parts, '-', Text),
        Parts = [_, _]
    ),
    !,
    Parts = [G, Z],
    pair_part(gan, G, Gan),
    pair_part(zhi, Z, Zhi).
pair_reading(Text, Gan, Zhi) :-
    atom_concat(G, Z, Text),
    G \== '',
    Z \== '',
    pair_part(gan, G, Gan),
    pair_part(zhi, Z, Zhi).

pair_part(Type, Text, Value) :-
    lookup(Type, Text, Values),
    member(Value, Values).

exists(Gan-Zhi) :- gan_zhi(_, Gan, Zhi), !.

pair_text(Gan-Zhi, Text) :- atom_concat(Gan, Zhi, Text).

neighbour(Gan, Zhi, Text) :-
    (   di_zhi(N, Zhi), M is (N + 10) mod 12 + 1, di_zhi(M, Near), Pair = Gan-Near
    ;   tian_gan(N, Gan), M is N mod 10 + 1, tian_gan(M, Near), Pair = Near-Zhi
    ),
    exists(Pair),
    pair_text(Pair, Text).

%!  understood_cast(+Dict, -Hexagrams, -Options) is det.
%
%   Dict, a cast as JSON gives it, is Hexagrams and Options of cast_pan/3.

understood_cast(Dict, Ben-Bian, Options) :-
    hexagrams(Dict, Ben, Bian),
    findall(Option, cast_option(Dict, Option), Options0),
    coherent(Options0, Options).

hexagrams(Dict, Ben, Bian) :-
    given(Dict, lines, Lines),
    !,
    (   given(Dict, hexagram, _)
    ->  refuse(bad_request, "give either the hexagrams or the six lines, not both", [], [])
    ;   true
    ),
    marks(Lines, Marks),
    cast_names(Marks, Ben, Bian),
    !.
hexagrams(Dict, Ben, Bian) :-
    given(Dict, hexagram, Typed),
    !,
    understood(hexagram, hexagram, Typed, Ben),
    (   given(Dict, changed, Changed)
    ->  understood('changed hexagram', hexagram, Changed, Bian)
    ;   Bian = Ben
    ).
hexagrams(_, _, _) :-
    refuse(bad_request, "no cast given: name a hexagram (and what it changes into) or six lines, each 6, 7, 8 or 9", [], []).

marks(Lines, Marks) :-
    (   is_list(Lines) ->  true ; refuse(bad_request, "lines must be a list of six numbers, each 6, 7, 8 or 9", [], []) ),
    length(Lines, Count),
    (   Count =:= 6
    ->  true
    ;   refuse(bad_request, "the number of lines is ~w; a hexagram has six, from the bottom, each 6, 7, 8 or 9", [Count], [])
    ),
    maplist(mark, Lines, Marks).

mark(Line, Mark) :-
    (   number_mark(Line, Mark)
    ->  true
    ;   integer(Line)
    ->  Near is min(9, max(6, Line)),
        refuse(unknown, "a line of ~w; each line is 6, 7, 8 or 9; nearest: ~w", [Line, Near], [Near])
    ;   refuse(bad_request, "a line is no number; each line is 6, 7, 8 or 9", [], [])
    ).

number_mark(6, 老陰).
number_mark(7, 少陽).
number_mark(8, 少陰).
number_mark(9, 老陽).

given(Dict, Key, Value) :-
    get_dict(Key, Dict, Value),
    Value \== null,
    Value \== "".

cast_option(Dict, Option) :-
    given(Dict, month, Typed),
    month_option(Typed, Option).
cast_option(Dict, day(Pair)) :-
    given(Dict, day, Typed),
    understood_pair(day, Typed, Pair).
cast_option(Dict, year(Pair)) :-
    given(Dict, year, Typed),
    understood_pair(year, Typed, Pair).
cast_option(Dict, term(Term)) :-
    given(Dict, term, Typed),
    understood('solar term', jie_qi, Typed, Term).
cast_option(Dict, hou(Hou)) :-
    given(Dict, days, Days),
    (   \+ integer(Days)
    ->  refuse(bad_request, "the days since the term began must be a whole number", [], [])
    ;   Days >= 0,
        Days =< 16
    ->  Hou is min(3, Days // 5 + 1)
    ;   refuse(bad_request, "~w days since the term began; a term lasts 15 or 16 days", [Days], [])
    ),
    (   given(Dict, term, _)
    ->  true
    ;   refuse(bad_request, "days are counted from a solar term; give the term too", [], [])
    ).
cast_option(Dict, topic(Topic)) :-
    given(Dict, about, Typed),
    understood_topic(Typed, Topic).
cast_option(Dict, person(Person)) :-
    given(Dict, for, Typed),
    understood(person, person, Typed, Person).
cast_option(Dict, use(Use)) :-
    given(Dict, use, Typed),
    understood_use(Typed, Use).
cast_option(Dict, readings(Readings)) :-
    given(Dict, readings, Typed),
    dict_pairs(Typed, _, Pairs),
    maplist(reading, Pairs, Readings).

month_option(Typed, Option) :-
    text(month, Typed, Text),
    (   lookup(zhi, Text, Values),
        Values \== []
    ->  one(month, zhi, Text, Values, Zhi),
        Option = month(Zhi)
    ;   ( pair_reading(Text, _, _) ; lookup(gan_zhi, Text, [_|_]) )
    ->  understood_pair(month, Text, Gan-Zhi),
        ( Option = month(Zhi) ; Option = month_gan(Gan) )
    ;   counted(Text, Number)
    ->  Nth is (Number + 1) mod 12 + 1,
        di_zhi(Nth, Zhi),
        named(zhi, Zhi, Name),
        refuse(unknown, "the month \"~w\" is a number; a month is told by its branch, and they are counted from 寅 (yín, Tiger); nearest: ~w",
               [Text, Name], [Zhi])
    ;   understood(month, zhi, Text, Zhi),
        Option = month(Zhi)
    ).

counted(Text, Number) :-
    ( atom_concat(Digits, 月, Text) -> true ; Digits = Text ),
    (   nth1(Number, [正, 二, 三, 四, 五, 六, 七, 八, 九, 十, 十一, 十二], Digits)
    ->  true
    ;   member(Digits-Number, [一-1, 冬-11, 臘-12, 腊-12])
    ->  true
    ;   atom_number(Digits, Number),
        integer(Number),
        between(1, 12, Number)
    ).

understood_use(Typed, Use) :-
    text('use god', Typed, Text),
    lookup(use, Text, Selves),
    lookup(liu_qin, Text, Kin),
    append(Selves, Kin, Values),
    (   Values == []
    ->  understood('use god', liu_qin, Text, Use)
    ;   one('use god', _, Text, Values, Use)
    ).

understood_topic(Typed, Topic) :-
    text(matter, Typed, Text),
    topic_lookup(Text, Topics),
    (   Topics = [Topic]
    ->  true
    ;   Topics = [_, _|_]
    ->  maplist(named(topic), Topics, Names),
        atomic_list_concat(Names, ' or ', Choice),
        refuse(ambiguous, "ambiguous matter \"~w\": ~w", [Text, Choice], Topics)
    ;   guess(topic, Text, Guess, Candidates),
        refuse(unknown, "unknown matter \"~w\"; all of them: yimao topics~w", [Text, Guess], Candidates)
    ).

reading(Name-Typed, Name=Option) :-
    (   reading_option(Name, _, _)
    ->  true
    ;   findall(N, reading_option(N, _, _), Names),
        guess_of(Names, Name, Guess, Candidates),
        atomic_list_concat(Names, ', ', All),
        refuse(unknown, "unknown reading \"~w\"; the readings are ~w~w", [Name, All, Guess], Candidates)
    ),
    text(reading, Typed, Option),
    (   option(Name, Option, _, _)
    ->  true
    ;   findall(O, option(Name, O, _, _), Options),
        guess_of(Options, Option, Guess, Candidates),
        atomic_list_concat(Options, ' or ', All),
        refuse(unknown, "unknown option \"~w\" of the reading ~w; it is ~w~w", [Option, Name, All, Guess], Candidates)
    ).

%   The parts of the time must fit one another.

coherent(Options, Options) :-
    term_fits(Options),
    year_fits(Options).

term_fits(Options) :-
    (   memberchk(term(Term), Options),
        memberchk(month(Zhi), Options),
        jie_qi_zhi(_, Term, TermZhi),
        Zhi \== TermZhi
    ->  in_english(jie_qi, Term, TermName),
        in_english(zhi, TermZhi, TermZhiName),
        in_english(zhi, Zhi, ZhiName),
        refuse(bad_request, "the term ~w falls in the month of ~w, not of ~w", [TermName, TermZhiName, ZhiName], [TermZhi])
    ;   true
    ).

year_fits(Options) :-
    (   memberchk(year(YearGan-YearZhi), Options),
        memberchk(month_gan(Gan), Options),
        memberchk(month(Zhi), Options),
        wu_hu_dun(YearGan, Zhi, Fixed),
        Gan \== Fixed
    ->  maplist(pair_in_english, [YearGan-YearZhi, Fixed-Zhi, Gan-Zhi], [YearName, FixedName, GivenName]),
        in_english(zhi, Zhi, ZhiName),
        refuse(bad_request, "in a year ~w the month of ~w is ~w, not ~w", [YearName, ZhiName, FixedName, GivenName], [Fixed])
    ;   true
    ).
