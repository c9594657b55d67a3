:- encoding(utf8).
:- module(pan,
          [ pan/4,                 % +Cast, +Question, +Readings, -Pan
            pan_time/3,            % +Pan, +Time, -Pan
            cast_names/3,          % ?Marks, ?Hexagram, ?Changed
            ben_gua/2,             % +Pan, ?Hexagram
            zhi_gua/2,             % +Pan, ?Hexagram
            gua/3,                 % +Pan, ?Place, ?Trigram
            bian_gua/3,            % +Pan, ?Place, ?Trigram
            gong/2,                % +Pan, ?Palace
            gong_wei/2,            % +Pan, ?Stage
            yao/2,                 % +Pan, ?Yao
            wei/2,                 % ?Place, ?Yao
            yao_xiang/3,           % +Pan, ?Yao, ?Mark
            yin_yang/3,            % +Pan, ?Yao, ?YinYang
            gan/3,                 % +Pan, ?Yao, ?Gan
            zhi/3,                 % +Pan, ?Yao, ?Zhi
            xing/3,                % +Pan, ?Yao, ?Phase
            liu_qin/3,             % +Pan, ?Yao, ?Kin
            dong/2,                % +Pan, ?Yao
            jing/2,                % +Pan, ?Yao
            dong_shu/2,            % +Pan, ?Count
            bian_gan/3,            % +Pan, ?Yao, ?Gan
            bian_zhi/3,            % +Pan, ?Yao, ?Zhi
            bian_xing/3,           % +Pan, ?Yao, ?Phase
            bian_qin/3,            % +Pan, ?Yao, ?Kin
            shi_yao/2,             % +Pan, ?Yao
            ying_yao/2,            % +Pan, ?Yao
            qin_xing/3,            % +Pan, ?Kin, ?Phase
            yue_jian/2,            % +Pan, ?Zhi
            yue_gan/2,             % +Pan, ?Gan
            ri_chen/3,             % +Pan, ?Gan, ?Zhi
            jie_qi/2,              % +Pan, ?Term
            hou/2,                 % +Pan, ?Hou
            wen_shi/2,             % +Pan, ?Topic
            wen_ren/2,             % +Pan, ?Person
            wen_yong/2,            % +Pan, ?Use
            reading/3,             % +Pan, ?Name, ?Option
            temporal/1             % ?Predicate
          ]).

:- use_module('../tables/stems_branches', [di_zhi/2, gan_zhi/3]).
:- use_module('../tables/phases', [zhi_xing/2]).
:- use_module('../tables/trigrams', [ba_gua/4, gua_xing/2, gua_ren/2]).
:- use_module('../tables/hexagrams', [liu_shi_si_gua/3]).
:- use_module('../tables/na_jia', [na_jia/5]).
:- use_module('../tables/palaces', [ba_gong/3, shi_ying/3, qin_shu/3, qin/1]).
:- use_module('../tables/solar_terms', [jie_qi_zhi/3]).
:- use_module('../tables/readings', [reading_option/3, option/4]).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).

/** <module> The chart of a cast

A Pan is one compound that holds everything fixed by a cast: the hexagram and
what it changes into, the six lines with stem, branch, phase and kin, 世 and
應, the time, and the readings in force. It is built once and is the first
argument of every chart predicate and every rule; nothing else is consulted.

A cast is cast(Hexagram, Changed, Time), with
time(YearGan, YearZhi, MonthGan, MonthZhi, DayGan, DayZhi, Term, Hou); what is
not known is the atom `none`. A predicate about what is not known fails. The
question is wen(Topic, Person, Use): what is asked, about whom, and by which
use god, each again `none` where it is not said.
*/

%!  pan(+Cast, +Question, +Readings, -Pan) is semidet.
%
%   Pan is the chart of Cast for Question under Readings, a list of
%   Name=Option for those that differ from the default. Fails for values outside
%   the tables, a pair that does not exist or a term of another month; a topic
%   may be any atom.

pan(cast(Ben, Bian, Time), Question, Readings, Pan) :-
    Pan = pan(Ben, Bian, Nei-Wai, BianNei-BianWai, Gong, Stage, Shi, Ying, Lines, Time, Options, Question),
    liu_shi_si_gua(Ben, Wai, Nei),
    liu_shi_si_gua(Bian, BianWai, BianNei),
    !,
    known_time(Time),
    known_question(Question),
    forall(member(Reading, Readings), known_reading(Reading)),
    ba_gong(Ben, Gong, Stage),
    shi_ying(Stage, Shi, Ying),
    gua_xing(Gong, GongXing),
    findall(Line,
            ( wei(Place, Yao),
              pick(Place, Nei-Wai, Old),
              pick(Place, BianNei-BianWai, New),
              line(GongXing, Place, Yao, Old, New, Line)
            ),
            List),
    Lines =.. [lines|List],
    findall(Option, chosen(Readings, Option), Chosen),
    Options =.. [readings|Chosen].

line(GongXing, Place, Yao, Old, New,
     line(Mark, Gan, Zhi, Xing, Qin, BianGan, BianZhi, BianXing, BianQin)) :-
    N is (Yao - 1) mod 3 + 1,
    trigram_line(Old, N, From),
    trigram_line(New, N, To),
    mark(From, To, Mark),
    na_jia(Old, Place, N, Gan, Zhi),
    zhi_xing(Zhi, Xing),
    qin_shu(GongXing, Xing, Qin),
    na_jia(New, Place, N, BianGan, BianZhi),
    zhi_xing(BianZhi, BianXing),
    qin_shu(GongXing, BianXing, BianQin),
    !.

pick(內, Nei-_, Nei).
pick(外, _-Wai, Wai).

trigram_line(Trigram, N, YinYang) :-
    ba_gua(Trigram, L1, L2, L3),
    arg(N, t(L1, L2, L3), YinYang).

known_time(time(YearGan, YearZhi, MonthGan, MonthZhi, DayGan, DayZhi, Term, Hou)) :-
    known_pair(YearGan, YearZhi),
    known_month(MonthGan, MonthZhi),
    known_pair(DayGan, DayZhi),
    known_term(Term, Hou, MonthZhi),
    !.

known_pair(none, none).
known_pair(Gan, Zhi) :- gan_zhi(_, Gan, Zhi).

known_month(none, Zhi) :- di_zhi(_, Zhi).
known_month(Gan, Zhi) :- known_pair(Gan, Zhi).

known_term(none, none, _).
known_term(Term, Hou, MonthZhi) :-
    jie_qi_zhi(_, Term, MonthZhi),
    memberchk(Hou, [none, 1, 2, 3]).

known_question(wen(Topic, Person, Use)) :-
    atom(Topic),
    ( Person == none ; gua_ren(_, Person) ),
    ( memberchk(Use, [none, 世, 應]) ; qin(Use) ),
    !.

known_reading(Name=Option) :- option(Name, Option, _, _), !.

mark(陽, 陽, 少陽).
mark(陰, 陰, 少陰).
mark(陽, 陰, 老陽).
mark(陰, 陽, 老陰).

chosen(Readings, Option) :-
    reading_option(Name, Default, _),
    (   memberchk(Name=Chosen, Readings)
    ->  Option = Chosen
    ;   Option = Default
    ).

%!  pan_time(+Pan0, +Time, -Pan) is det.
%
%   Pan is Pan0 at another Time, time/8 as in a cast.

pan_time(Pan0, Time, Pan) :-
    duplicate_term(Pan0, Pan),
    setarg(10, Pan, Time).

%!  cast_names(?Marks, ?Hexagram, ?Changed) is nondet.
%
%   The six Marks, 老陰 少陽 少陰 老陽 from the bottom, make Hexagram, which
%   changes into Changed.

cast_names([M1, M2, M3, M4, M5, M6], Ben, Bian) :-
    maplist(mark, [A1, A2, A3, A4, A5, A6], [B1, B2, B3, B4, B5, B6], [M1, M2, M3, M4, M5, M6]),
    ba_gua(Nei, A1, A2, A3),
    ba_gua(Wai, A4, A5, A6),
    ba_gua(BianNei, B1, B2, B3),
    ba_gua(BianWai, B4, B5, B6),
    liu_shi_si_gua(Ben, Wai, Nei),
    liu_shi_si_gua(Bian, BianWai, BianNei).

%!  ben_gua(+Pan, ?Hexagram) is semidet.
%
%   Hexagram was cast.

ben_gua(Pan, Ben) :- arg(1, Pan, Ben).

%!  zhi_gua(+Pan, ?Hexagram) is semidet.
%
%   Hexagram is what the cast changes into; the same one when no line moves.

zhi_gua(Pan, Bian) :- arg(2, Pan, Bian).

%!  gua(+Pan, ?Place, ?Trigram) is nondet.
%
%   Trigram stands at Place, 內 or 外, of the hexagram cast.

gua(Pan, Place, Trigram) :- arg(3, Pan, Pair), pick(Place, Pair, Trigram).

%!  bian_gua(+Pan, ?Place, ?Trigram) is nondet.
%
%   The trigram at Place turns into another, Trigram.

bian_gua(Pan, Place, Trigram) :-
    arg(4, Pan, Pair),
    pick(Place, Pair, Trigram),
    arg(3, Pan, Old),
    pick(Place, Old, From),
    From \== Trigram.

%!  gong(+Pan, ?Palace) is semidet.
%
%   The hexagram stands in the palace of the trigram Palace.

gong(Pan, Gong) :- arg(5, Pan, Gong).

%!  gong_wei(+Pan, ?Stage) is semidet.
%
%   Stage, 八純 to 歸魂, is the hexagram's place in its palace.

gong_wei(Pan, Stage) :- arg(6, Pan, Stage).

%!  yao(+Pan, ?Yao) is nondet.
%
%   Yao is one of the six lines, 1 to 6 from the bottom.

yao(_, Yao) :- wei(_, Yao).

%!  wei(?Place, ?Yao) is nondet.
%
%   The line Yao belongs to the trigram at Place.

wei(內, 1).
wei(內, 2).
wei(內, 3).
wei(外, 4).
wei(外, 5).
wei(外, 6).

field(Pan, Yao, N, Value) :-
    arg(9, Pan, Lines),
    arg(Yao, Lines, Line),
    arg(N, Line, Value).

%!  yao_xiang(+Pan, ?Yao, ?Mark) is nondet.
%
%   Line Yao was cast as Mark: 老陰 (6), 少陽 (7), 少陰 (8) or 老陽 (9).

yao_xiang(Pan, Yao, Mark) :- field(Pan, Yao, 1, Mark).

%!  yin_yang(+Pan, ?Yao, ?YinYang) is nondet.
%
%   Line Yao is 陽 or 陰.

yin_yang(Pan, Yao, YinYang) :-
    field(Pan, Yao, 1, Mark),
    mark(YinYang, _, Mark).

%!  gan(+Pan, ?Yao, ?Gan) is nondet.
%
%   Line Yao takes the stem Gan.

gan(Pan, Yao, Gan) :- field(Pan, Yao, 2, Gan).

%!  zhi(+Pan, ?Yao, ?Zhi) is nondet.
%
%   Line Yao takes the branch Zhi.

zhi(Pan, Yao, Zhi) :- field(Pan, Yao, 3, Zhi).

%!  xing(+Pan, ?Yao, ?Phase) is nondet.
%
%   Line Yao is of Phase, that of its branch.

xing(Pan, Yao, Xing) :- field(Pan, Yao, 4, Xing).

%!  liu_qin(+Pan, ?Yao, ?Kin) is nondet.
%
%   Line Yao is Kin to the palace.

liu_qin(Pan, Yao, Qin) :- field(Pan, Yao, 5, Qin).

%!  dong(+Pan, ?Yao) is nondet.
%
%   Line Yao moves: it was cast old (6 or 9).

dong(Pan, Yao) :- field(Pan, Yao, 1, Mark), lao(Mark).

%!  jing(+Pan, ?Yao) is nondet.
%
%   Line Yao rests: it was cast young (7 or 8).

jing(Pan, Yao) :- field(Pan, Yao, 1, Mark), shao(Mark).

lao(老陰).
lao(老陽).

shao(少陰).
shao(少陽).

%!  dong_shu(+Pan, ?Count) is semidet.
%
%   Count lines move.

dong_shu(Pan, Count) :- aggregate_all(count, dong(Pan, _), Count).

%!  bian_gan(+Pan, ?Yao, ?Gan) is nondet.
%
%   The moving line Yao turns into a line with the stem Gan.

bian_gan(Pan, Yao, Gan) :- changed(Pan, Yao, 6, Gan).

%!  bian_zhi(+Pan, ?Yao, ?Zhi) is nondet.
%
%   The moving line Yao turns into a line with the branch Zhi.

bian_zhi(Pan, Yao, Zhi) :- changed(Pan, Yao, 7, Zhi).

%!  bian_xing(+Pan, ?Yao, ?Phase) is nondet.
%
%   The moving line Yao turns into a line of Phase.

bian_xing(Pan, Yao, Xing) :- changed(Pan, Yao, 8, Xing).

%!  bian_qin(+Pan, ?Yao, ?Kin) is nondet.
%
%   The moving line Yao turns into a line that is Kin to the original palace.

bian_qin(Pan, Yao, Qin) :- changed(Pan, Yao, 9, Qin).

changed(Pan, Yao, N, Value) :-
    arg(9, Pan, Lines),
    arg(Yao, Lines, Line),
    arg(1, Line, Mark),
    lao(Mark),
    arg(N, Line, Value).

%!  shi_yao(+Pan, ?Yao) is semidet.
%
%   Line Yao is 世.

shi_yao(Pan, Yao) :- arg(7, Pan, Yao).

%!  ying_yao(+Pan, ?Yao) is semidet.
%
%   Line Yao is 應.

ying_yao(Pan, Yao) :- arg(8, Pan, Yao).

%!  qin_xing(+Pan, ?Kin, ?Phase) is nondet.
%
%   In the palace of the hexagram Phase is Kin.

qin_xing(Pan, Qin, Xing) :-
    arg(5, Pan, Gong),
    gua_xing(Gong, GongXing),
    qin_shu(GongXing, Xing, Qin).

given(Pan, N, Value) :-
    arg(10, Pan, Time),
    arg(N, Time, Value),
    Value \== none.

%!  yue_jian(+Pan, ?Zhi) is semidet.
%
%   The month is that of the branch Zhi (月建).

yue_jian(Pan, Zhi) :- given(Pan, 4, Zhi).

%!  yue_gan(+Pan, ?Gan) is semidet.
%
%   The month has the stem Gan: given, or fixed by the year's stem (五虎遁).

yue_gan(Pan, Gan) :- given(Pan, 3, Gan).

%!  ri_chen(+Pan, ?Gan, ?Zhi) is semidet.
%
%   The day is the pair Gan-Zhi (日辰).

ri_chen(Pan, Gan, Zhi) :- given(Pan, 5, Gan), given(Pan, 6, Zhi).

%!  jie_qi(+Pan, ?Term) is semidet.
%
%   The time of asking falls within the solar term Term.

jie_qi(Pan, Term) :- given(Pan, 7, Term).

%!  hou(+Pan, ?Hou) is semidet.
%
%   The time of asking falls within the 候 Hou, 1 to 3, of its term; known
%   only where the days since the term began are.

hou(Pan, Hou) :- given(Pan, 8, Hou).

%!  wen_shi(+Pan, ?Topic) is semidet.
%
%   Topic is asked about.

wen_shi(Pan, Topic) :- asked(Pan, 1, Topic).

%!  wen_ren(+Pan, ?Person) is semidet.
%
%   Person, one of the eight of the trigrams, is asked about.

wen_ren(Pan, Person) :- asked(Pan, 2, Person).

%!  wen_yong(+Pan, ?Use) is semidet.
%
%   Use, a kin or 世 or 應, is the use god of the question.

wen_yong(Pan, Use) :- asked(Pan, 3, Use).

asked(Pan, N, Value) :-
    arg(12, Pan, Question),
    arg(N, Question, Value),
    Value \== none.

%!  reading(+Pan, ?Name, ?Option) is nondet.
%
%   The disputed passage Name is read as Option.

reading(Pan, Name, Option) :-
    reading_option(Name, _, N),
    arg(11, Pan, Options),
    arg(N, Options, Option).

%!  temporal(?Predicate) is nondet.
%
%   The chart predicate, as Name/Arity, depends on the time and not on the
%   hexagram.

temporal(yue_jian/2).
temporal(yue_gan/2).
temporal(ri_chen/3).
temporal(jie_qi/2).
temporal(hou/2).
