:- encoding(utf8).
:- module(test_ch14_gui_you, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(random)).
:- use_module('../../kb/engine/notation').
:- use_module('../../kb/engine/sentence').
:- use_module('../../kb/engine/prover').
:- use_module('../../kb/tables/stems_branches').
:- use_module('../../kb/tables/trigrams').
:- use_module('../../kb/tables/hexagrams').
:- use_module('../../kb/tables/palaces').
:- use_module('../../kb/tables/names', [label/4]).
:- use_module('../../kb/chart/pan').
:- use_module('../../kb/chart/cast').
:- use_module('../../kb/chapters/ch11_bian_hu', [sheng_ke/3]).
:- use_module('../../kb/chapters/ch14_gui_you').

same_set(As, Bs) :-
    sort(As, Set),
    sort(Bs, Set).

self(Hexagrams, Options, Pan) :-
    cast_pan(Hexagrams, [use(世)|Options], Pan).


:- begin_tests(souls).

% 14.1: the sixteen, and none of the other forty-eight.

wandering([晉, 頤, 大過, 明夷, 中孚, 需, 小過, 訟]).
returning([大有, 隨, 師, 比, 漸, 蠱, 同人, 歸妹]).

souls(K, Hexagrams) :-
    findall(Ben,
            ( liu_shi_si_gua(Ben, _, _), cast_pan(Ben, [], Pan), hun(Pan, K) ),
            Hexagrams).

test(hun_2_01_wandering, true(same_set(Found, Due))) :-
    wandering(Due),
    souls(遊魂, Found).
test(hun_2_02_returning, true(same_set(Found, Due))) :-
    returning(Due),
    souls(歸魂, Found).
test(hun_2_03_one_at_most, fail) :-
    liu_shi_si_gua(Ben, _, _),
    cast_pan(Ben, [], Pan),
    hun(Pan, 遊魂),
    hun(Pan, 歸魂).
test(hun_2_04_whatever_it_turns_into, all(Bian-K == [])) :-
    liu_shi_si_gua(Bian, _, _),
    cast_pan(晉-Bian, [month(子), day(甲-子)], Pan),
    findall(S, hun(Pan, S), K),
    K \== [遊魂].

% 14.1n: the changes of the palace. Line 4 of the fifth is turned back, then
% the inner trigram is its own again; 世 goes to 4 and to 3.

test(hun_2_05_wandering_by_the_changes, all(Palace == [])) :-
    ba_gong(Ben, Palace, 遊魂),
    ba_gong(Fifth, Palace, 五世),
    liu_shi_si_gua(Ben, Wai, Nei),
    liu_shi_si_gua(Fifth, FifthWai, Nei0),
    ba_gua(Wai, A, B, C),
    ba_gua(FifthWai, A0, B0, C0),
    \+ ( Nei == Nei0, A \== A0, B-C == B0-C0, ba_gua(Palace, A, _, _) ).
test(hun_2_06_returning_by_the_changes, all(Palace == [])) :-
    ba_gong(Ben, Palace, 歸魂),
    ba_gong(Wandering, Palace, 遊魂),
    liu_shi_si_gua(Ben, Wai, Nei),
    liu_shi_si_gua(Wandering, Wai0, _),
    \+ ( Nei == Palace, Wai == Wai0 ).
test(hun_2_07_self, true(same_set(Places, [遊魂-4, 歸魂-3]))) :-
    findall(K-Shi,
            ( liu_shi_si_gua(Ben, _, _), cast_pan(Ben, [], Pan), hun(Pan, K), shi_yao(Pan, Shi) ),
            Places).
test(hun_2_08_passage, Citation == 14/1/b) :-
    cast_pan(晉, [], Pan),
    traced(hun(Pan, 遊魂), by(Citation, _, _)).

:- end_tests(souls).


:- begin_tests(only_of_self).

test(hun_yong_2_01, true(same_set(Uses, [世]))) :-
    findall(Use,
            ( member(Use, [父母, 兄弟, 子孫, 妻財, 官鬼, 世, 應]),
              cast_pan(晉, [use(Use)], Pan),
              hun_yong(Pan, 遊魂)
            ),
            Uses).
test(hun_yong_2_02_no_use_god, fail) :-
    cast_pan(晉, [], Pan),
    hun_yong(Pan, _).
test(hun_yong_2_03_no_soul, fail) :-
    self(乾, [], Pan),
    hun_yong(Pan, _).
test(hun_yong_2_04_nothing_without_it, all(Goal == [])) :-
    member(Hexagram-Use, [晉-官鬼, 大有-應, 乾-世]),
    cast_pan(Hexagram, [use(Use), month(子), day(甲-子)], Pan),
    member(Goal, [hun_xiang(Pan, _, _), hun_sui(Pan, _, _), duan_14(Pan, _, _, _)]),
    call(Goal).

test(hun_bi_2_01_by_reading, true(same_set(Found, [shi-世, shi_ying-世, shi_ying-應]))) :-
    findall(HunBi-Use,
            ( member(HunBi, [shi, shi_ying]),
              member(Use, [父母, 兄弟, 子孫, 妻財, 官鬼, 世, 應]),
              cast_pan(晉, [use(Use), readings([hun_bi=HunBi])], Pan),
              hun_bi(Pan, 遊魂)
            ),
            Found).
test(hun_bi_2_02_no_soul, fail) :-
    member(Use, [世, 應]),
    cast_pan(乾, [use(Use), readings([hun_bi=shi_ying])], Pan),
    hun_bi(Pan, _).
test(hun_bi_2_03_no_use_god, fail) :-
    cast_pan(晉, [readings([hun_bi=shi_ying])], Pan),
    hun_bi(Pan, _).
test(hun_bi_2_04_the_rest_is_of_self, all(Goal == [])) :-
    cast_pan(晉, [use(應), readings([hun_bi=shi_ying]), month(子), day(甲-子)], Pan),
    member(Goal, [hun_yong(Pan, _), hun_xiang(Pan, _, _), hun_sui(Pan, _, _)]),
    call(Goal).

test(hun_xiang_3_01_wandering, true(same_set(Images, [變遷不恆, 惶惑不定, 心不定]))) :-
    self(晉, [], Pan),
    findall(Image, hun_xiang(Pan, 遊魂, Image), Images).
test(hun_xiang_3_02_returning, true(same_set(Images, [忐忑不正, 拘泥不行, 不出疆]))) :-
    self(大有, [], Pan),
    findall(Image, hun_xiang(Pan, 歸魂, Image), Images).
test(hun_xiang_3_03_not_crossed, fail) :-
    member(Hexagram-K, [晉-歸魂, 大有-遊魂]),
    self(Hexagram, [], Pan),
    hun_xiang(Pan, K, _).

:- end_tests(only_of_self).


:- begin_tests(verdicts).

test(duan_14_4_01_wandering, true(same_set(Found, Due))) :-
    Due = [我止-不久, 彼留-不常, 墳墓-亡動, 身形-心動, 疾病-神動, 神像-靈動],
    wandering_or_returning(遊魂, Found).
test(duan_14_4_02_returning, true(same_set(Found, Due))) :-
    Due = [我行-不出, 彼往-難必, 墳墓-亡靜, 身形-心靜, 疾病-神靜, 神像-靈靜],
    wandering_or_returning(歸魂, Found).
test(duan_14_4_02b_of_the_other, Found == [shi-晉-[], shi-大有-[], shi_ying-晉-[彼留-不常], shi_ying-大有-[彼往-難必]]) :-
    findall(HunBi-Ben-Verdicts,
            ( member(HunBi, [shi, shi_ying]),
              member(Ben, [晉, 大有]),
              cast_pan(Ben, [use(應), readings([hun_bi=HunBi])], Pan),
              findall(Topic-V, duan_14(Pan, Topic, _, V), Verdicts)
            ),
            Found).
test(duan_14_4_02c_of_self_by_either, Same == true) :-
    self(晉, [], Default),
    self(晉, [readings([hun_bi=shi_ying])], Switched),
    findall(T-K-V, duan_14(Default, T, K, V), By),
    findall(T-K-V, duan_14(Switched, T, K, V), Bx),
    (   By == Bx -> Same = true ; Same = By-Bx ).
test(duan_14_4_03_grounds, all(K-Ground == [])) :-
    ba_gong(Ben, _, K),
    self(Ben, [], Pan),
    duan_14(Pan, _, Ground, _),
    Ground \== K.
test(duan_14_4_04_not_called_good_or_bad, fail) :-
    polarity(duan_14(_, _, _, _), _).

%   The same for all eight of them.

wandering_or_returning(K, Verdicts) :-
    findall(Vs,
            ( ba_gong(Ben, _, K),
              self(Ben, [], Pan),
              findall(Topic-V, duan_14(Pan, Topic, K, V), Vs0),
              sort(Vs0, Vs)
            ),
            All),
    length(All, 8),
    sort(All, [Verdicts]).

:- end_tests(verdicts).


:- begin_tests(leaning).

%   Soul hexagrams, each with every change, at some times.

leaning(Ben-Bian, Effect, Leans) :-
    member(K, [遊魂, 歸魂]),
    ba_gong(Ben, _, K),
    liu_shi_si_gua(Bian, _, _),
    member(Month-Day, [子-(甲-子), 卯-(丁-酉), 未-(壬-寅)]),
    self(Ben-Bian, [month(Month), day(Day)], Pan),
    once(sheng_ke(Pan, 世, Effect)),
    findall(Lean, hun_sui(Pan, K, Lean), Leans0),
    sort(Leans0, Leans).

test(hun_sui_3_01_as_the_lines, true(same_set(Seen, Due))) :-
    Due = [相續-[喜], 得生-[喜], 受克-[忌], 不續反克-[忌], 克不繼-[], 生不續-[], 無動-[]],
    findall(Effect-Leans, leaning(_, Effect, Leans), Seen).
test(hun_sui_3_02_not_called_good_or_bad, fail) :-
    polarity(hun_sui(_, _, _), _).
test(hun_sui_3_03_passage, Passage == 14/3) :-
    once(( ba_gong(Ben, _, 遊魂),
           liu_shi_si_gua(Bian, _, _),
           self(Ben-Bian, [month(子), day(甲-子)], Pan),
           traced(hun_sui(Pan, _, 喜), by(Citation, _, _))
         )),
    citation_passage(Citation, Passage).

:- end_tests(leaning).


:- begin_tests(the_rules).

conclusion(Pan, hun(Pan, _)).
conclusion(Pan, hun_yong(Pan, _)).
conclusion(Pan, hun_bi(Pan, _)).
conclusion(Pan, hun_xiang(Pan, _, _)).
conclusion(Pan, hun_sui(Pan, _, _)).
conclusion(Pan, duan_14(Pan, _, _, _)).

soul(遊魂).
soul(歸魂).

bound(hun(_, K))            :- soul(K).
bound(hun_yong(_, K))       :- soul(K).
bound(hun_bi(_, K))         :- soul(K).
bound(hun_xiang(_, K, X))   :- soul(K), member(X, [變遷不恆, 惶惑不定, 忐忑不正, 拘泥不行, 心不定, 不出疆]).
bound(hun_sui(_, K, L))     :- soul(K), member(L, [喜, 忌]).
bound(duan_14(_, T, K, V))  :-
    member(T, [我止, 我行, 彼留, 彼往, 墳墓, 身形, 疾病, 神像]),
    soul(K),
    member(V, [不久, 不出, 不常, 難必, 亡動, 亡靜, 心動, 心靜, 神動, 神靜, 靈動, 靈靜]).

%   Two casts in three are of a soul, two in three with 世 as the use god.

random_cast(N, Pan) :-
    (   N mod 3 =:= 0
    ->  Stages = [八純, 一世, 二世, 三世, 四世, 五世]
    ;   Stages = [遊魂, 歸魂]
    ),
    findall(H, ( member(K, Stages), ba_gong(H, _, K) ), Hs),
    random_member(Ben, Hs),
    findall(H, liu_shi_si_gua(H, _, _), All),
    random_member(Bian, All),
    random_between(1, 60, Day),
    gan_zhi(Day, Gan, Zhi),
    random_between(1, 12, Nth),
    di_zhi(Nth, Month),
    random_member(Use, [世, 世, 世, 世, 應, 官鬼]),
    random_member(HunBi, [shi, shi_ying]),
    cast_pan(Ben-Bian, [month(Month), day(Gan-Zhi), use(Use), readings([hun_bi=HunBi])], Pan).

random_casts(N, Pans) :-
    set_random(seed(1401)),
    findall(Pan, ( between(1, N, I), random_cast(I, Pan) ), Pans).

test(agree_01_plain_holds_traced, Wrong == []) :-
    random_casts(100, Pans),
    findall(Goal,
            ( member(Pan, Pans),
              conclusion(Pan, Goal),
              solutions(Goal, plain(Goal), Plain),
              solutions(Goal, holds(Goal), Judged),
              solutions(Goal, traced(Goal, _), Traced),
              \+ ( Plain == Judged, Plain == Traced )
            ),
            Wrong).
test(agree_02_proofs_recheck, Unsound-Any == []-true) :-
    random_casts(100, Pans),
    findall(Proof,
            ( member(Pan, Pans), conclusion(Pan, Goal), traced(Goal, Proof) ),
            Proofs),
    exclude(recheck, Proofs, Unsound),
    (   Proofs = [_|_] -> Any = true ; Any = false ).
test(agree_03_bound_as_unbound, Wrong == []) :-
    random_casts(100, Pans),
    findall(Goal,
            ( member(Pan, Pans),
              conclusion(Pan, Goal),
              solutions(Goal, plain(Goal), Unbound),
              solutions(Goal, ( bound(Goal), once(plain(Goal)) ), Bound),
              Unbound \== Bound
            ),
            Wrong).

solutions(Goal, Call, Set) :-
    findall(Goal, Call, All),
    sort(All, Set).

of_chapter(Citation, Head, Body) :-
    rule(Citation, Head, Body, 'chapters/ch14_gui_you.pl':_).

test(rules_01_all_fire, Idle-Any == []-true) :-
    random_casts(150, Pans),
    findall(Citation, of_chapter(Citation, _, _), All),
    (   All = [_|_] -> Any = true ; Any = false ),
    findall(Citation,
            ( of_chapter(Citation, Head, Body),
              \+ ( member(Pan, Pans), arg(1, Head, Pan), holds(Body), holds(Head) )
            ),
            Idle).
test(rules_02_citations_unique, Twice == []) :-
    findall(Citation, of_chapter(Citation, _, _), All),
    findall(C, ( select(C, All, Rest), memberchk(C, Rest) ), Twice).
test(rules_03_every_passage, Missing == []) :-
    findall(Passage,
            ( member(Passage, [14/1, n(14/1), 14/2, n(14/2), 14/3]),
              \+ ( of_chapter(Citation, _, _), citation_passage(Citation, Passage) ),
              \+ not_encoded(Passage, _)
            ),
            Missing).
test(rules_04_glosses, Bad == []) :-
    random_casts(100, Pans),
    findall(Goal,
            ( member(Pan, Pans), conclusion(Pan, Goal), plain(Goal), \+ reads_well(Goal) ),
            Bad).

reads_well(Goal) :-
    sentence(en, Goal, English),
    string_codes(English, Codes),
    forall(member(Code, Codes), Code < 0x3000).

:- end_tests(the_rules).
