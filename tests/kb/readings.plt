:- encoding(utf8).
:- module(test_readings, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../../kb/yimao').
:- use_module('../../kb/engine/notation').
:- use_module('../../kb/engine/prover').
:- use_module('../../kb/tables/passages', [passage/4, source/3]).
:- use_module('../../kb/tables/readings').
:- use_module('../../kb/chart/cast').

%   switched(Name, Hexagrams, Options, Goal, By): of the cast the first option
%   of the reading Name gives Goal and its other does not, By written +; or the
%   other does and the first does not, -.

switched(ban,          坤-艮,   [month(未), day(丁-卯)],                        fan_yin(fan(卦(內), 非)),           -).
switched(fei_po,       乾,      [month(申), day(甲-子)],                        fu_chu(2, 出),                      -).
switched(fei_kong,     坤,      [month(寅), day(甲-申)],                        fu_chu(1, 出),                      +).
switched(ri_yue_fu,    坤,      [month(子), day(甲-午)],                        fu_chu(1, 同出),                    +).
switched(ri_chong,     乾,      [month(申), day(丙-寅)],                        an_dong(5),                         +).
switched(ri_chong,     乾,      [month(卯), day(庚-戌)],                        an_dong(3),                         -).
switched(dong_kong,    革-同人, [month(戌), day(己-丑)],                        san(6),                             +).
switched(ke_wo,        遁-乾,   [month(亥), day(丙-寅)],                        jue_chu_feng_sheng(2),              +).
switched(gan_hua_when, 觀-萃,   [year(辛-卯), month(申), day(丙-子)],           gan_hua_yong(子孫, 有),             +).
switched(yue_qi,       復,      [term(驚蟄)],                                   sheng_jiang(4, 升),                 -).
switched(yin_half,     大壯,    [term(秋分)],                                   qi_yao(升, 4, 陰),                  +).
switched(fan_zhi,      復,      [term(春分)],                                   sheng_jiang(4, 升),                 +).
switched(hou_scope,    離-坎,   [term(小寒), day(甲-寅)],                       fan_yin(fan(卦(內), 非)),           +).
switched(hun_bi,       晉,      [use(應)],                                      duan_14(彼留, 遊魂, 不常),          -).
switched(hun_bi,       大有,    [use(應)],                                      duan_14(彼往, 歸魂, 難必),          -).
switched(fu_ren,       乾-震,   [month(子), day(甲-子), person(長男)],          duan_13(疾病, 伏吟, 凶),            +).
switched(mu_jue_shi,   離-乾,   [month(戌), day(乙-亥)],                        duan_18(諸占, 墓絕, 不宜),          +).
switched(bu_ji,        兌-隨,   [term(大寒), day(辛-巳), use(妻財)],            duan_15(諸占, 升, 日大月新),        -).
switched(wu_qi,        旅-大壯, [month(子), day(庚-子)],                        wu_qi(子孫),                        +).
switched(za_shang,     賁-泰,   [month(午), day(乙-丑)],                        you_wu(妻財, 有),                   +).
switched(za_shang,     賁-泰,   [month(午), day(乙-丑)],                        you_wu(妻財, 有而無(雜傷)),         -).

%   ruled(+Name, +Option, +Hexagrams, +Options, +Goal, -Proofs): the proofs of Goal
%   in the cast, the reading Name taken as Option.

ruled(Name, Option, Hexagrams, Options, Written, Proofs) :-
    cast_pan(Hexagrams, [readings([Name=Option])|Options], Pan),
    Written =.. [Predicate|Values],
    Goal =.. [Predicate, Pan|Values],
    findall(Proof, traced(Goal, Proof), Proofs),
    findall(Proof, ( member(Proof, Proofs), \+ recheck(Proof) ), []),
    (   plain(Goal)
    ->  Proofs = [_|_]
    ;   Proofs == []
    ).

%   asked(?Name, ?Citation): a rule takes the reading Name as a premise.

asked(Name, Citation) :-
    rule(Citation, _, Body, _),
    body_goals(Body, Goals),
    member(reading(_, Name, _), Goals).


:- begin_tests(readings).

% The default first; every option said of its own, once.

test(reading_option_3_01_default_is_an_option, [forall(reading_option(Name, Default, _))]) :-
    once(option(Name, First, _, _)),
    First == Default.
test(option_4_01_told_apart, [forall(reading_option(Name, _, _))]) :-
    findall(Option-Zh-En, option(Name, Option, Zh, En), [A-ZhA-EnA, B-ZhB-EnB]),
    A \== B,
    ZhA \== ZhB,
    EnA \== EnB.
test(option_4_02_no_option_of_no_reading, Stray == []) :-
    findall(Name, ( option(Name, _, _, _), \+ reading_option(Name, _, _) ), Stray).
test(texts_01_english_is_in_letters, Wrong == []) :-
    findall(En, ( english(En), string_codes(En, Codes), \+ forall(member(C, Codes), between(0x20, 0x7E, C)) ), Wrong).
test(texts_02_of_itself, Wrong == []) :-      % stands without the option before it
    findall(En,
            ( english(En),
              member(Start, ["not ", "they ", "it ", "by ", "those ", "only when ", "sought ", "both stand"]),
              string_concat(Start, _, En) ),
            Wrong).
test(texts_03_no_final_stop, Wrong == []) :-
    findall(Text,
            ( ( english(Text) ; chinese(Text) ), member(Stop, [".", "。"]), string_concat(_, Stop, Text) ),
            Wrong).
test(rests_on_4_01_each_once_on_what_there_is, [forall(reading_option(Name, _, _))]) :-
    findall(Passages, rests_on(Name, Passages, _, _), [Passages]),
    Passages = [_|_],
    forall(member(P, Passages), once(( passage(P, _, _, _) ; source(P, _, _) ))).
test(rests_on_4_02_where_it_is_ruled, [forall(reading_option(Name, _, _))]) :-    % or next to it
    rests_on(Name, Passages, _, _),
    once(( asked(Name, Citation),
           citation_passage(Citation, Cited),
           member(Passage, Passages),
           chapter_of(Cited, Chapter),
           chapter_of(Passage, Chapter) )).

english(En) :- option(_, _, _, En).
english(En) :- rests_on(_, _, _, En).

chinese(Zh) :- option(_, _, Zh, _).
chinese(Zh) :- rests_on(_, _, Zh, _).

chapter_of(n(Chapter/_), Chapter).
chapter_of(Chapter/_, Chapter).
chapter_of(outer(Chapter), Chapter).

% Every option decides something.

test(reading_01_every_one_is_asked, Unasked == []) :-
    findall(Name, ( reading_option(Name, _, _), \+ asked(Name, _) ), Unasked).
test(reading_02_every_one_is_tried, Untried == []) :-
    findall(Name, ( reading_option(Name, _, _), \+ switched(Name, _, _, _, _) ), Untried).
test(reading_03_every_option_changes_a_conclusion, [forall(switched(Name, Hexagrams, Options, Goal, By))]) :-
    findall(Option, option(Name, Option, _, _), [First, Other]),
    ruled(Name, First, Hexagrams, Options, Goal, Before),
    ruled(Name, Other, Hexagrams, Options, Goal, After),
    (   By == (+)
    ->  Before = [_|_], After == []
    ;   Before == [], After = [_|_]
    ).
test(reading_04_default_unless_chosen, [forall(switched(Name, Hexagrams, Options, Goal, By))]) :-
    cast_pan(Hexagrams, Options, Pan),
    Goal =.. [Predicate|Values],
    Asked =.. [Predicate, Pan|Values],
    (   By == (+)
    ->  once(plain(Asked))
    ;   \+ plain(Asked)
    ),
    reading_option(Name, Default, _),
    once(reading(Pan, Name, Default)).

:- end_tests(readings).
