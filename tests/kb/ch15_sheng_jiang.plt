:- encoding(utf8).
:- module(test_ch15_sheng_jiang, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(random)).
:- use_module('../../kb/engine/notation').
:- use_module('../../kb/engine/prover').
:- use_module('../../kb/tables/stems_branches').
:- use_module('../../kb/tables/hexagrams').
:- use_module('../../kb/tables/trigrams').
:- use_module('../../kb/tables/solar_terms').
:- use_module('../../kb/tables/passages').
:- use_module('../../kb/tables/gua_qi').
:- use_module('../../kb/chart/pan').
:- use_module('../../kb/chart/cast').
:- use_module('../../kb/chart/state').
:- use_module('../../kb/chapters/ch15_sheng_jiang').
:- use_module('../../kb/chapters/ch16_jin_tui', [jin_tui/3, hua_jin_tui/3]).

%   What rises and falls in a cast, all of it.

all(Hexagrams, Options, All) :-
    cast_pan(Hexagrams, Options, Pan),
    findall(Yao-K, sheng_jiang(Pan, Yao, K), All0),
    msort(All0, All).

%   The same by counting: a step is two of the twenty-four terms, from 冬至
%   (the 22nd from 立春) or from 大雪 before it.

counted(Gua, Term, YueQi, YinHalf, FanZhi, All) :-
    jie_qi_zhi(N, Term, _),
    (   YueQi == zhong -> Start = 22 ; Start = 21 ),
    Step is (N - Start) mod 24 // 2,
    Up is Step mod 6 + 1,
    Down is 7 - Up,
    (   Step < 6 -> Rises = 陽, Falls = 陰 ; Rises = 陰, Falls = 陽 ),
    findall(Yao-K,
            ( \+ ( Step >= 6, YinHalf == yang_only ),
              member(Yao-Kind-True-Else, [Up-Rises-真升-升, Down-Falls-真降-降]),
              (   stroke(Gua, Yao, Kind)
              ->  K = True
              ;   FanZhi == jia,
                  K = Else
              )
            ),
            All0),
    msort(All0, All).

stroke(Gua, Yao, Kind) :-
    liu_shi_si_gua(Gua, Wai, Nei),
    ba_gua(Nei, A, B, C),
    ba_gua(Wai, D, E, F),
    arg(Yao, lines(A, B, C, D, E, F), Kind).

verdicts(Hexagrams, Options, Verdicts) :-
    cast_pan(Hexagrams, Options, Pan),
    findall(G-V, duan_15(Pan, 諸占, G, V), All),
    sort(All, Verdicts).


:- begin_tests(sheng_jiang).

test(sheng_jiang_3_01_chun_fen, All == [3-降, 4-真升]) :-
    all(大壯, [term(春分)], All).
test(sheng_jiang_3_02_chun_fen, All == [3-真降, 4-升]) :-
    all(復, [term(春分)], All).
test(sheng_jiang_3_03_dong_zhi, All == [1-真升, 6-真降]) :-
    all(復, [term(冬至)], All).
test(sheng_jiang_3_04_yin_half, All == [1-真升, 6-真降]) :-
    all(姤, [term(夏至)], All).
test(sheng_jiang_3_05_yin_half_not_true, All == [1-升, 6-降]) :-
    all(復, [term(夏至)], All).

% A step lasts from its 中氣 to the next; by months it opens with the 節.

test(sheng_jiang_3_06_step_lasts, All == [3-真降, 4-升]) :-
    all(復, [term(清明)], All).
test(sheng_jiang_3_07_step_not_begun, All == [3-升, 4-真降]) :-
    all(復, [term(驚蟄)], All).
test(sheng_jiang_3_08_by_month, All == [3-真降, 4-升]) :-
    all(復, [term(驚蟄), readings([yue_qi=jie])], All).
test(sheng_jiang_3_09_by_month_alone, All == [3-真降, 4-升]) :-
    all(復, [month(卯), readings([yue_qi=jie])], All).
test(sheng_jiang_3_10_month_is_not_enough, All == []) :-
    all(復, [month(卯), day(甲-子)], All).
test(sheng_jiang_3_11_no_time, All == []) :-
    all(復, [readings([yue_qi=jie])], All).

test(sheng_jiang_3_12_yang_only, Alls == [[], [3-降, 4-真升]]) :-
    findall(All,
            ( member(Term, [秋分, 春分]),
              all(大壯, [term(Term), readings([yin_half=yang_only])], All)
            ),
            Alls).
test(sheng_jiang_3_13_wrong_kind_is_neither, Alls == [[4-真升], [3-真降]]) :-
    findall(All,
            ( member(Gua, [大壯, 復]),
              all(Gua, [term(春分), readings([fan_zhi=fei])], All)
            ),
            Alls).
test(sheng_jiang_3_14_changes_do_not_matter) :-
    all(大壯, [term(春分)], Still),
    forall(liu_shi_si_gua(Changed, _, _), all(大壯-Changed, [term(春分)], Still)).

% Every hexagram, term and reading, against counting.

test(sheng_jiang_3_15_all) :-
    forall(( liu_shi_si_gua(Gua, _, _),
             member(YueQi, [zhong, jie]),
             member(YinHalf, [mirror, yang_only]),
             member(FanZhi, [jia, fei]),
             jie_qi_zhi(_, Term, _)
           ),
           ( all(Gua, [term(Term), readings([yue_qi=YueQi, yin_half=YinHalf, fan_zhi=FanZhi])], All),
             counted(Gua, Term, YueQi, YinHalf, FanZhi, Counted),
             All == Counted
           )).

:- end_tests(sheng_jiang).


:- begin_tests(xiao_xi).

test(xiao_xi_2_01_is_the_hexagram_of_its_lines) :-
    forall(jie_qi_zhi(_, Term, _),
           ( cast_pan(坤, [term(Term)], Pan),
             xiao_xi(Pan, Gua),
             qi_zhang(Pan, Kind),
             qi_yao(Pan, 升, Up, Kind),
             forall(between(1, Up, Yao), stroke(Gua, Yao, Kind)),
             Above is Up + 1,
             \+ ( between(Above, 6, Yao), stroke(Gua, Yao, Kind) )
           )).
test(xiao_xi_2_02_by_month, Guas == [復,臨,泰,大壯,夬,乾,姤,遁,否,觀,剝,坤]) :-
    findall(Gua,
            ( di_zhi(_, Zhi),
              cast_pan(坤, [month(Zhi), readings([yue_qi=jie])], Pan),
              xiao_xi(Pan, Gua)
            ),
            Guas).
test(qi_zhang_2_01, Kinds == [陽, 陰]) :-
    findall(Kind,
            ( member(Term, [冬至, 夏至]),
              cast_pan(坤, [term(Term)], Pan),
              qi_zhang(Pan, Kind)
            ),
            Kinds).
test(qi_yao_4_01, All == [升-4-陽, 降-3-陰]) :-
    cast_pan(坤, [term(春分)], Pan),
    findall(Way-Yao-Kind, qi_yao(Pan, Way, Yao, Kind), All).

:- end_tests(xiao_xi).


:- begin_tests(gua_qi).

test(gua_qi_3_01_sixty_and_four) :-
    findall(Gua, gua_qi(_, _, Gua), Sixty),
    findall(Gua, si_zheng(Gua, _), Four),
    append(Sixty, Four, All),
    length(Sixty, 60),
    sort(All, Sorted),
    findall(Gua, liu_shi_si_gua(Gua, _, _), Names),
    sort(Names, Sorted),
    length(All, 64).
test(gua_qi_3_02_five_a_month) :-
    forall(di_zhi(_, Zhi), findall(Place, gua_qi(Zhi, Place, _), [1, 2, 3, 4, 5])).
test(gua_qi_3_03_closes_with_the_twelve) :-
    forall(xiao_xi_yue(Gua, Zhi), gua_qi(Zhi, 5, Gua)).
test(gua_qi_3_04_emended, Places == [巳-1, 未-4, 申-1]) :-
    findall(Zhi-Place, ( member(Gua, [旅, 履, 恆]), gua_qi(Zhi, Place, Gua) ), Places).
test(gua_qi_shou_3_01_is_the_middle_of_its_month, Day == 16) :-
    gua_qi_shou(Gua, Line, 冬至),
    gua_qi(子, Place, Gua),
    Day is (Place - 1) * 6 + Line.
test(si_zheng_2_01_pure_hexagrams_at_their_terms) :-
    forall(si_zheng(Gua, Term),
           ( liu_shi_si_gua(Gua, Gua, Gua),
             jie_qi_zhi(_, Term, Zhi),
             gua_zhi(Gua, Zhi)
           )).
test(gua_qi_status_2_01, Unused == [gua_qi]) :-
    findall(Table, gua_qi_status(Table, 不用), Unused).
test(gua_qi_status_2_02_no_rule_rests_on_it) :-
    \+ ( member(Predicate, [gua_qi/3, si_zheng/2, gua_qi_shou/3]),
         leaf_home(Predicate, _, _)
       ).
test(gua_qi_status_2_03_rules_rest_on_the_twelve) :-
    forall(member(Predicate, [xiao_xi_wei/3, xiao_xi_qi/2, xiao_xi_yue/2]),
           leaf_home(Predicate, table, gua_qi)).

:- end_tests(gua_qi).


:- begin_tests(duan_15).

test(duan_15_4_01_rising_not_strong, Verdicts == [升-日大月新]) :-
    verdicts(坎, [term(春分), day(甲-子), use(父母)], Verdicts).
test(duan_15_4_02_strong_and_rising, Verdicts == [升-日大月新, 升-更吉]) :-
    verdicts(大壯, [term(穀雨), day(甲-子), use(子孫)], Verdicts).
test(duan_15_4_03_falling_not_weak, Verdicts == [降-日消月削]) :-
    verdicts(大壯, [term(春分), day(甲-辰), use(兄弟)], Verdicts).
test(duan_15_4_04_weak_and_falling, Verdicts == [降-日消月削, 降-更凶]) :-
    verdicts(大壯, [term(春分), day(甲-子), use(兄弟)], Verdicts).
test(duan_15_4_05_neither, Verdicts == []) :-
    verdicts(大壯, [term(春分), day(甲-子), use(妻財)], Verdicts).
test(duan_15_4_06_no_use_god, Verdicts == []) :-
    verdicts(大壯, [term(春分), day(甲-子)], Verdicts).
test(duan_15_4_07_no_term, Verdicts == []) :-
    verdicts(大壯, [month(卯), day(甲-子), use(父母)], Verdicts).
test(duan_15_4_08_by_line, Verdicts == [升-日大月新, 升-更吉]) :-
    verdicts(大壯, [term(春分), day(甲-子), use(世)], Verdicts).
test(duan_15_4_09_a_line_on_each, Verdicts == [升-日大月新, 降-日消月削, 降-更凶]) :-
    verdicts(復, [term(春分), day(甲-子), use(兄弟)], Verdicts).

% 兌 at 臨's step, 大寒: line 2, 卯, rises, and turns back into 寅; line 5, 酉, falls.

test(yong_sheng_jiang_4_01_rises, Ways == [升]) :-
    cast_pan(兌, [term(大寒), day(辛-巳)], Pan),
    findall(Way, yong_sheng_jiang(Pan, 妻財, 2, Way), Ways).
test(yong_sheng_jiang_4_02_retreat_is_stronger, Ways == []) :-
    cast_pan(兌-隨, [term(大寒), day(辛-巳)], Pan),
    hua_jin_tui(Pan, 2, 退),
    !,
    findall(Way, yong_sheng_jiang(Pan, 妻財, _, Way), Ways).

% 屯 at 夬's step, 穀雨: line 2, 寅, falls, and turns forward into 卯.

test(yong_sheng_jiang_4_03_falls, Ways == [降]) :-
    cast_pan(屯, [term(穀雨), day(丁-卯)], Pan),
    findall(Way, yong_sheng_jiang(Pan, 子孫, 2, Way), Ways).
test(yong_sheng_jiang_4_04_advance_is_stronger, Ways == []) :-
    cast_pan(屯-節, [term(穀雨), day(丁-卯)], Pan),
    hua_jin_tui(Pan, 2, 進),
    !,
    findall(Way, yong_sheng_jiang(Pan, 子孫, _, Way), Ways).

% Both stand by the other reading.

test(yong_sheng_jiang_4_04b_both_stand, Ways == [(兌-隨)-升, (屯-節)-降]) :-
    findall(Hexagrams-Way,
            ( member(Hexagrams-Term-Day-Use, [(兌-隨)-大寒-(辛-巳)-妻財, (屯-節)-穀雨-(丁-卯)-子孫]),
              cast_pan(Hexagrams, [term(Term), day(Day), readings([bu_ji=bing])], Pan),
              once(hua_jin_tui(Pan, 2, _)),
              yong_sheng_jiang(Pan, Use, 2, Way)
            ),
            Ways).
test(duan_15_4_10_both_stand, Found == [rang-[], bing-[升-日大月新]]) :-
    findall(BuJi-Verdicts,
            ( member(BuJi, [rang, bing]),
              verdicts(兌-隨, [term(大寒), day(辛-巳), use(妻財), readings([bu_ji=BuJi])], Verdicts)
            ),
            Found).

% An advance does not stand in the way of rising, nor a retreat of falling.

test(yong_sheng_jiang_4_05_same_way, Ways == [升]) :-
    cast_pan(屯-節, [term(大寒), day(丁-卯)], Pan),
    hua_jin_tui(Pan, 2, 進),
    !,
    findall(Way, yong_sheng_jiang(Pan, 子孫, 2, Way), Ways).
test(yong_sheng_jiang_4_06_same_way, Ways == [降]) :-
    cast_pan(兌-隨, [term(穀雨), day(辛-巳)], Pan),
    hua_jin_tui(Pan, 2, 退),
    !,
    findall(Way, yong_sheng_jiang(Pan, 妻財, 2, Way), Ways).

% What only would retreat outweighs nothing: 卯 on the day and 寅 broken; 卯
% scattered and 寅 the month.

test(yong_sheng_jiang_4_07_no_retreat, Ways == [升]) :-
    cast_pan(兌-隨, [term(立秋), day(辛-卯)], Pan),
    jin_tui(Pan, 2, 不退),
    !,
    findall(Way, yong_sheng_jiang(Pan, 妻財, 2, Way), Ways).
test(yong_sheng_jiang_4_08_too_late_to_retreat, Ways == [升]) :-
    cast_pan(兌-隨, [term(立春), day(癸-酉)], Pan),
    jin_tui(Pan, 2, 不及退),
    !,
    findall(Way, yong_sheng_jiang(Pan, 妻財, 2, Way), Ways).

:- end_tests(duan_15).


:- begin_tests(ch15_all, [setup(set_random(seed(15)))]).

predicates([xiao_xi/2, qi_zhang/2, qi_yao/4, sheng_jiang/3, yong_sheng_jiang/4, duan_15/4]).

random_pan(Pan) :-
    findall(Gua, liu_shi_si_gua(Gua, _, _), Guas),
    random_member(Ben, Guas),
    random_member(Bian, Guas),
    random_between(1, 60, D),
    gan_zhi(D, Gan, Zhi),
    random_between(1, 24, T),
    jie_qi_zhi(T, Term, _),
    random_member(Use, [父母, 兄弟, 子孫, 妻財, 官鬼, 世, 應]),
    random_member(YueQi, [zhong, jie]),
    random_member(YinHalf, [mirror, yang_only]),
    random_member(FanZhi, [jia, fei]),
    random_member(BuJi, [rang, bing]),
    cast_pan(Ben-Bian,
             [day(Gan-Zhi), term(Term), use(Use), readings([yue_qi=YueQi, yin_half=YinHalf, fan_zhi=FanZhi, bu_ji=BuJi])],
             Pan).

goal(Pan, Goal) :-
    predicates(Predicates),
    member(Name/Arity, Predicates),
    functor(Goal, Name, Arity),
    arg(1, Goal, Pan).

bound(Goal, Solutions) :-
    arg(2, Goal, First),
    findall(First, member(Goal, Solutions), Firsts0),
    sort(Firsts0, Firsts),
    forall(member(First, Firsts),
           ( findall(Goal, plain(Goal), Found0),
             sort(Found0, Found),
             findall(Goal, member(Goal, Solutions), Expected),
             Found == Expected
           )),
    forall(member(Goal, Solutions), once(plain(Goal))).

test(ways_agree, forall(between(1, 100, _))) :-
    random_pan(Pan),
    forall(goal(Pan, Goal),
           ( findall(Goal, plain(Goal), Plain0),
             sort(Plain0, Plain),
             findall(Goal, holds(Goal), Holds0),
             sort(Holds0, Plain),
             findall(Goal-Proof, traced(Goal, Proof), Pairs),
             findall(Goal, member(Goal-_, Pairs), Traced0),
             sort(Traced0, Plain),
             forall(member(_-Proof, Pairs), recheck(Proof)),
             bound(Goal, Plain)
           )).
test(every_conclusion_has_one_gloss, forall(between(1, 30, _))) :-
    random_pan(Pan),
    forall(( goal(Pan, Goal), plain(Goal) ),
           findall(Zh-En, gloss(Goal, Zh, En), [_])).
test(every_passage_is_cited_or_not_encoded) :-
    forall(( passage(Id, _, _, _), ( Id = 15/_ ; Id = n(15/_) ) ),
           (   not_encoded(Id, _)
           ->  \+ cited(Id)
           ;   cited(Id)
           )).

cited(Id) :-
    rule(Citation, _, _, _),
    citation_passage(Citation, Id).

:- end_tests(ch15_all).
