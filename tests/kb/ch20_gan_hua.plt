:- encoding(utf8).
:- module(test_ch20_gan_hua, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(random)).
:- use_module(library(yall)).
:- use_module('../../kb/engine/notation').
:- use_module('../../kb/engine/prover').
:- use_module('../../kb/tables/stems_branches').
:- use_module('../../kb/tables/phases').
:- use_module('../../kb/tables/hexagrams').
:- use_module('../../kb/tables/passages', [passage/4]).
:- use_module('../../kb/chart/pan').
:- use_module('../../kb/chart/state').
:- use_module('../../kb/chart/cast').
:- use_module('../../kb/chapters/ch11_bian_hu', [xing_zuo/2, fu_zi_chu/2]).
:- use_module('../../kb/chapters/ch12_fei_fu', [fu_chu/3]).
:- use_module('../../kb/chapters/ch17_you_wu', [you_wu/3]).
:- use_module('../../kb/chapters/ch20_gan_hua').

%   Casts on which the rules are tried.

cast(中孚-損, [month(申), day(丙-子), use(子孫)]).
cast(困-蒙,   [month(未), day(戊-寅), year(庚-申), use(世)]).
cast(小過-謙, [month(酉), day(辛-酉), use(父母)]).
cast(屯-損,   [month(巳), day(壬-辰), use(官鬼)]).
cast(師-大畜, [month(寅), day(癸-卯), year(乙-卯), use(父母)]).
cast(旅-豫,   [month(巳), day(己-巳), year(庚-子), use(兄弟)]).
cast(歸妹-解, [month(亥), day(壬-申), use(父母)]).
cast(漸-家人, [month(子), day(甲-午), use(妻財)]).
cast(觀-坤,   [month(午), day(癸-未), use(世)]).
cast(觀-屯,   [month(辰), day(丙-申), year(戊-子), use(世)]).
cast(觀-渙,   [month(辰), day(己-酉), use(世)]).
cast(觀-漸,   [month(丑), day(戊-申), year(辛-卯), readings([gan_hua_when=all]), use(官鬼)]).
cast(隨-兌,   [month(卯), day(辛-酉), year(戊-寅), use(世)]).
cast(需-大壯, [month(亥), day(癸-卯), year(丁-酉), use(父母)]).

%   fires(Rule, Cast, Conclusion): the rule gives the conclusion.

fires(n(20/4)/a, 漸-家人, feng_long(甲, 戊)).
fires(20/4/a,    漸-家人, he_hua(甲, 己, 土)).
fires(20/5/a,    漸-家人, dong_fa(獨發)).
fires(20/5/b,    需-大壯, dong_fa(兩動)).
fires(20/2/ri,   需-大壯, he_gan(4, 火, 日)).
fires(20/2/yue,  旅-豫,   he_gan(3, 水, 月)).
fires(20/5/c,    需-大壯, gan_hua(4, 火, 日)).
fires(20/5/d,    旅-豫,   gan_hua(3, 水, 月)).
fires(n(20/5)/a, 歸妹-解, gan_hua_ci(1, 要)).
fires(20/5/e,    隨-兌,   gan_hua_ci(2, 次)).
fires(n(20/5)/b, 需-大壯, gan_hua_ci(4, 不可恃)).
fires(n(20/5)/c, 漸-家人, fei_fu_wu(妻財)).
fires(n(20/5)/d, 漸-家人, qiu_gan(妻財)).
fires(20/2/hua,  需-大壯, hua_yong(父母, 4)).
fires(20/2/dong, 漸-家人, dong_bian(土)).
fires(20/2/bian, 漸-家人, dong_bian(木)).
fires(20/2/a,    漸-家人, hua_shi(木, 有)).
fires(20/2/b,    漸-家人, hua_shi(土, 有)).
fires(20/2/c,    漸-家人, hua_shi(金, 無)).
fires(20/2/d,    歸妹-解, hua_shi(土, 無)).
fires(20/2/g,    需-大壯, gan_hua_yong(父母, 有)).
fires(20/5/dai,  觀-渙,   gan_dai(兄弟)).
fires(20/5/ming, 漸-家人, gan_ming(父母)).
fires(20/3/a,    需-大壯, duan_20(求名, 干化, 意外可成)).
fires(20/3/b,    需-大壯, duan_20(捕逃, 干化, 不獲而自見)).
fires(20/3/c,    需-大壯, duan_20(索負, 干化, 失望而復全)).
fires(20/3/d,    旅-豫,   duan_20(避患, 干化, 不測之殃)).
fires(20/3/e,    旅-豫,   duan_20(慮訟, 干化, 無端之驚)).
fires(n(20/3)/a, 需-大壯, duan_20(諸占, 干化, 得之意外)).
fires(20/3/yong, 需-大壯, hua_ying).

%   lacks(Rule, N, Cast, Conclusion): but for its Nth premise the rule would
%   give the conclusion; it does not hold.

lacks(20/5/a,    1,  需-大壯, dong_fa(獨發)).
lacks(20/5/b,    1,  漸-家人, dong_fa(兩動)).
lacks(20/2/ri,   1,  漸-家人, he_gan(1, 水, 日)).
lacks(20/2/ri,   2,  小過-謙, he_gan(1, 水, 日)).
lacks(20/2/ri,   3,  漸-家人, he_gan(1, 土, 日)).
lacks(20/2/ri,   4,  漸-家人, he_gan(1, 木, 日)).
lacks(20/2/yue,  1,  漸-家人, he_gan(1, 水, 月)).
lacks(20/2/yue,  2,  困-蒙,   he_gan(1, 火, 月)).
lacks(20/2/yue,  3,  需-大壯, he_gan(4, 水, 月)).
lacks(20/2/yue,  4,  需-大壯, he_gan(4, 木, 月)).
lacks(20/5/c,    1,  師-大畜, gan_hua(1, 火, 日)).
lacks(20/5/c,    2,  漸-家人, gan_hua(1, 木, 日)).
lacks(20/5/d,    1,  師-大畜, gan_hua(6, 火, 月)).
lacks(20/5/d,    2,  漸-家人, gan_hua(1, 木, 月)).
lacks(20/5/d,    3,  觀-屯,   gan_hua(6, 水, 月)).
lacks(n(20/5)/a, 1,  需-大壯, gan_hua_ci(4, 要)).
lacks(n(20/5)/a, 2,  漸-家人, gan_hua_ci(1, 要)).
lacks(20/5/e,    1,  旅-豫,   gan_hua_ci(3, 次)).
lacks(20/5/e,    2,  漸-家人, gan_hua_ci(1, 次)).
lacks(n(20/5)/b, 1,  歸妹-解, gan_hua_ci(1, 不可恃)).
lacks(n(20/5)/b, 2,  觀-坤,   gan_hua_ci(1, 不可恃)).
lacks(n(20/5)/c, 1,  歸妹-解, fei_fu_wu(世)).
lacks(n(20/5)/c, 2,  歸妹-解, fei_fu_wu(妻財)).
lacks(n(20/5)/c, 3,  歸妹-解, fei_fu_wu(子孫)).
lacks(n(20/5)/d, 1,  歸妹-解, qiu_gan(父母)).
lacks(20/2/hua,  1,  歸妹-解, hua_yong(妻財, 1)).
lacks(20/2/hua,  2,  隨-兌,   hua_yong(子孫, 2)).
lacks(20/2/hua,  3,  漸-家人, hua_yong(妻財, 1)).
lacks(20/2/dong, 1,  歸妹-解, dong_bian(火)).
lacks(20/2/bian, 2,  小過-謙, dong_bian(土)).
lacks(20/2/b,    1,  歸妹-解, hua_shi(火, 有)).
lacks(20/2/b,    2,  歸妹-解, hua_shi(火, 有)).
lacks(20/2/d,    1,  漸-家人, hua_shi(木, 無)).
lacks(20/2/d,    2,  漸-家人, hua_shi(木, 無)).
lacks(20/2/g,    1,  漸-家人, gan_hua_yong(父母, 有)).
lacks(20/5/dai,  1,  旅-豫,   gan_dai(官鬼)).
lacks(20/5/dai,  2,  漸-家人, gan_dai(妻財)).
lacks(20/5/dai,  3,  屯-損,   gan_dai(妻財)).
lacks(20/5/dai,  4,  小過-謙, gan_dai(兄弟)).
lacks(20/5/dai,  5,  小過-謙, gan_dai(妻財)).
lacks(20/5/dai,  6,  觀-坤,   gan_dai(子孫)).
lacks(20/5/dai,  7,  漸-家人, gan_dai(妻財)).
lacks(20/5/dai,  8,  中孚-損, gan_dai(妻財)).
lacks(20/5/dai,  9,  漸-家人, gan_dai(妻財)).
lacks(20/5/dai,  10, 漸-家人, gan_dai(妻財)).
lacks(20/5/dai,  11, 漸-家人, gan_dai(妻財)).
lacks(20/3/a,    2,  漸-家人, duan_20(求名, 干化, 意外可成)).
lacks(20/3/b,    1,  漸-家人, duan_20(捕逃, 干化, 不獲而自見)).
lacks(20/3/c,    1,  漸-家人, duan_20(索負, 干化, 失望而復全)).
lacks(20/3/d,    1,  漸-家人, duan_20(避患, 干化, 不測之殃)).
lacks(20/3/e,    1,  漸-家人, duan_20(慮訟, 干化, 無端之驚)).
lacks(n(20/3)/a, 1,  漸-家人, duan_20(諸占, 干化, 得之意外)).
lacks(20/3/yong, 1,  旅-豫,   hua_ying).
lacks(20/3/yong, 2,  漸-家人, hua_ying).

%   beaten(Exception, Cast, Rule, Conclusion): the rule would give the
%   conclusion, and the exception forbids it.

beaten(n(17/2)/ri_yue, 觀-漸,   n(20/5)/d, qiu_gan(兄弟)).
beaten(n(17/2)/bian,   觀-漸,   n(20/5)/d, qiu_gan(兄弟)).
beaten(20/2/e,         漸-家人, 20/2/d, hua_shi(水, 無)).
beaten(20/2/f,         漸-家人, 20/2/d, hua_shi(土, 無)).
beaten(11/7/gan_hua,   漸-家人, 20/2/b, hua_shi(金, 有)).

%   spared(Exception, N, Cast, Rule, Conclusion): but for its Nth premise the
%   exception would forbid what the rule gives.

spared(n(17/2)/ri_yue, 1,  漸-家人, n(20/5)/d, qiu_gan(妻財)).
spared(n(17/2)/ri_yue, 2,  觀-漸,   n(20/5)/d, qiu_gan(子孫)).
spared(n(17/2)/bian,   1,  需-大壯, n(20/5)/d, qiu_gan(父母)).
spared(n(17/2)/bian,   2,  觀-漸,   n(20/5)/d, qiu_gan(子孫)).
spared(20/2/e,         1,  漸-家人, 20/2/c, hua_shi(金, 無)).
spared(20/2/f,         1,  歸妹-解, 20/2/d, hua_shi(土, 無)).
spared(20/2/f,         2,  歸妹-解, 20/2/d, hua_shi(土, 無)).
spared(11/7/gan_hua,   1,  漸-家人, 20/2/b, hua_shi(土, 有)).

%   The chart of a named cast, and a goal of the vocabulary written without it.

chart(Cast, Pan) :-
    cast(Cast, Options),
    cast_pan(Cast, Options, Pan).

on(Pan, Written, Goal) :-
    Written =.. [Name|Args],
    Goal0 =.. [Name, Pan|Args],
    functor(Goal0, Name, Arity),
    (   rule_home(Name/Arity, _)
    ->  Goal = Goal0
    ;   Goal = Written
    ).

%   The premises of a rule but for the Nth.

but_for(N, Body, Rest) :-
    body_goals(Body, Goals),
    nth1(N, Goals, _, Kept),
    foldl([G, B0, (B0, G)]>>true, Kept, true, Rest).

%   A cast from the seed in force: up to three lines move, and the year is
%   known or not.

random_cast(Ben-Bian, [month(Month), day(Gan-Zhi)|Year]) :-
    findall(Mark, ( between(1, 6, _), random_mark(Mark) ), Marks),
    cast_names(Marks, Ben, Bian),
    random_between(1, 12, M),
    once(di_zhi(M, Month)),
    random_pair(Gan, Zhi),
    random_year(Year).

random_mark(Mark) :- random_member(Mark, [少陽, 少陰, 少陽, 少陰, 少陽, 少陰, 老陽, 老陰]).

random_pair(Gan, Zhi) :-
    random_between(1, 60, N),
    once(gan_zhi(N, Gan, Zhi)).

random_year(Year) :-
    random_member(Given, [yes, no]),
    (   Given == yes
    ->  random_pair(Gan, Zhi),
        Year = [year(Gan-Zhi)]
    ;   Year = []
    ).

random_casts(Count, Options, Pans) :-
    set_random(seed(1720)),
    findall(Pan,
            ( between(1, Count, _),
              random_cast(Cast, Time),
              append(Options, Time, All),
              cast_pan(Cast, All, Pan)
            ),
            Pans).

%   The four ways to run a goal agree, and every proof is sound.

agree(Goal) :-
    findall(Goal, plain(Goal), Plain0),
    sort(Plain0, Plain),
    findall(Goal, holds(Goal), Holds0),
    sort(Holds0, Holds),
    findall(Goal-Proof, traced(Goal, Proof), Traced0),
    findall(G, member(G-_, Traced0), Traced1),
    sort(Traced1, Traced),
    Plain == Holds,
    Plain == Traced,
    forall(member(_-Proof, Traced0), recheck(Proof)),
    forall(member(Bound, Plain), once(plain(Bound))).

%   Stems five apart join; the pairs in order make earth, metal, water, wood
%   and fire.

joins(A, B, Xing) :-
    tian_gan(I, A),
    tian_gan(J, B),
    5 =:= abs(I - J),
    Pair is min(I, J),
    nth1(Pair, [土, 金, 水, 木, 火], Xing).

%   The joins of a chart by the numbers of the stems.

counted(Pan, gan_hua(Yao, Xing, By)) :-
    aggregate_all(count, dong(Pan, _), Count),
    memberchk(Count, [1, 2]),
    dong(Pan, Yao),
    gan(Pan, Yao, Gan),
    (   ri_chen(Pan, Ri, _),
        joins(Gan, Ri, Xing)
    ->  By = 日
    ;   yue_gan(Pan, Yue),
        joins(Gan, Yue, Xing),
        By = 月
    ).

%   20.2 as a list of questions, the first that fits.

weighed(Pan, Xing, K) :-
    (   sheng_fu(Pan, Xing, _)                          -> K = 有
    ;   ke_zhi(Pan, Xing, _)                            -> K = 無
    ;   bears(Pan, Own), ( Own == Xing ; sheng(Own, Xing) ) -> K = 有
    ;   bears(Pan, Own), ke(Own, Xing)                  -> K = 無
    ).

bears(Pan, Xing) :- xing_zuo(Pan, Xing).
bears(Pan, Xing) :-
    bian_zhi(Pan, _, Zhi),
    \+ huai(Pan, Zhi),
    zhi_xing(Zhi, Xing).

%   Every change, at a time.

every_change(Time, Pan) :-
    liu_shi_si_gua(Ben, _, _),
    liu_shi_si_gua(Bian, _, _),
    cast_pan(Ben-Bian, Time, Pan).

example(Options, Pan) :-
    append(Options, [year(辛-卯), month(申), day(丙-子), use(子孫)], All),
    cast_pan(觀-萃, All, Pan).

:- begin_tests(ch20_rules).

test(rule_fires, [forall(fires(Citation, Cast, Written))]) :-
    chart(Cast, Pan),
    on(Pan, Written, Goal),
    once(traced(Goal, by(Citation, Goal, _))),
    once(plain(Goal)).
test(rule_lacks_a_premise, [forall(lacks(Citation, N, Cast, Written)), nondet]) :-
    chart(Cast, Pan),
    on(Pan, Written, Goal),
    rule(Citation, Goal, Body, _),
    but_for(N, Body, Rest),
    once(holds(Rest)),
    \+ plain(Goal).
test(rule_is_beaten, [forall(beaten(By, Cast, Citation, Written)), nondet]) :-
    chart(Cast, Pan),
    on(Pan, Written, Goal),
    rule(Citation, Goal, Body, _),
    once(holds(Body)),
    once(( exception(Citation, Goal, By, Exception), holds(Exception) )),
    \+ traced(Goal, by(Citation, Goal, _)).
test(rule_is_spared, [forall(spared(By, N, Cast, Citation, Written)), nondet]) :-
    chart(Cast, Pan),
    on(Pan, Written, Goal),
    exception(Citation, Goal, By, Exception),
    but_for(N, Exception, Rest),
    once(holds(Rest)),
    once(traced(Goal, by(Citation, Goal, _))).
test(rule_each_exception_beats_here, Missing == []) :-
    findall(By,
            ( rule(By, defeats(_, Head), _, _),
              functor(Head, Name, Arity),
              rule_home(Name/Arity, ch20_gan_hua),
              \+ beaten(By, _, _, _)
            ),
            Missing).
test(rule_each_fires_here, Missing == []) :-
    findall(Citation,
            ( rule(Citation, Head, _, _),
              Head \= defeats(_, _),
              functor(Head, Name, Arity),
              rule_home(Name/Arity, ch20_gan_hua),
              \+ fires(Citation, _, _)
            ),
            Missing).

:- end_tests(ch20_rules).


:- begin_tests(he_hua).

test(feng_long_2_01_the_dragon, Long == [甲-戊, 己-戊, 乙-庚, 庚-庚, 丙-壬, 辛-壬, 丁-甲, 壬-甲, 戊-丙, 癸-丙]) :-
    findall(Gan-Dragon, ( member(Gan, [甲, 己, 乙, 庚, 丙, 辛, 丁, 壬, 戊, 癸]), feng_long(Gan, Dragon) ), Long).
test(feng_long_2_02_partners_meet_one_dragon, [forall(gan_he(A, B, _))]) :-
    feng_long(A, Long),
    once(feng_long(B, Long)).
test(feng_long_2_03_the_dragon_is_yang, [forall(feng_long(_, Long))]) :-
    gan_yin_yang(Long, 陽).
test(he_hua_3_01_five_joins, Xings == [土, 金, 水, 木, 火]) :-
    findall(Xing, ( member(A-B, [甲-己, 乙-庚, 丙-辛, 丁-壬, 戊-癸]), he_hua(A, B, Xing) ), Xings).
test(he_hua_3_02_these_and_no_others, Ours == Theirs) :-
    findall(h(A, B, Xing), he_hua(A, B, Xing), Ours0),
    findall(h(A, B, Xing), joins(A, B, Xing), Theirs0),
    msort(Ours0, Ours),
    msort(Theirs0, Theirs).
test(he_hua_3_03_as_the_table_has_them, [forall(gan_he(A, B, Xing))]) :-
    once(he_hua(A, B, Xing)).

:- end_tests(he_hua).


:- begin_tests(gan_hua).

test(dong_fa_2_01_one_or_two, [forall(member(Bian-Ks, [乾-[], 姤-[獨發], 遁-[兩動], 否-[], 坤-[]])), Found == Ks]) :-
    cast_pan(乾-Bian, [], Pan),
    findall(K, dong_fa(Pan, K), Found).
test(gan_hua_4_01_the_example, Joins == [gan_hua(4, 水, 日), gan_hua(6, 水, 日)]) :-
    example([], Pan),
    findall(gan_hua(Yao, Xing, By), gan_hua(Pan, Yao, Xing, By), Joins).
test(gan_hua_4_02_every_change_as_counted,
     [forall(member(Time, [[year(辛-卯), month(申), day(丙-子)],
                           [year(庚-子), month(巳), day(己-酉)],
                           [month(酉), day(癸-亥)],
                           [month_gan(甲), month(寅)]]))]) :-
    forall(every_change(Time, Pan),
           ( findall(gan_hua(Yao, Xing, By), gan_hua(Pan, Yao, Xing, By), Ours),
             findall(Join, counted(Pan, Join), Theirs),
             msort(Ours, Same),
             msort(Theirs, Same)
           )).
test(gan_hua_4_03_the_day_before_the_month, Bys == [日]) :-
    cast_pan(觀-比, [month_gan(丙), month(戌), day(丙-辰)], Pan),
    findall(By, gan_hua(Pan, 6, _, By), Bys).
test(gan_hua_4_04_a_hidden_mover_rests, Ks-Joins == [獨發]-[]) :-
    cast_pan(震-豫, [month(寅), day(丙-申)], Pan),
    once(an_dong(Pan, 2)),
    findall(K, dong_fa(Pan, K), Ks),
    findall(Yao, gan_hua(Pan, Yao, _, _), Joins).
test(gan_hua_4_05_without_the_month_stem, Bys-None == [月]-[]) :-
    cast_pan(觀-比, [month_gan(丙), month(戌), day(戊-辰)], Known),
    findall(By, gan_hua(Known, 6, 水, By), Bys),
    cast_pan(觀-比, [month(戌), day(戊-辰)], Unknown),
    findall(By, gan_hua(Unknown, _, _, By), None).
test(gan_hua_ci_3_01_weights, Weights == [要, 次, 不可恃]) :-
    cast_pan(觀-比, [month_gan(丙), month(戌), day(丙-辰)], Day),
    cast_pan(觀-比, [month_gan(丙), month(戌), day(戊-辰)], Month),
    example([], Two),
    maplist([Pan-Yao, K]>>findall(W, gan_hua_ci(Pan, Yao, W), [K]), [Day-6, Month-6, Two-4], Weights).
test(gan_hua_ci_3_02_one_for_every_join, [forall(member(Time, [[year(辛-卯), month(申), day(丙-子)], [year(庚-子), month(巳), day(己-酉)]]))]) :-
    forall(( every_change(Time, Pan), gan_hua(Pan, Yao, _, _) ),
           findall(K, gan_hua_ci(Pan, Yao, K), [_])).

:- end_tests(gan_hua).


:- begin_tests(gan_hua_yong).

test(qiu_gan_2_01_the_example) :-
    example([], Pan),
    once(qiu_gan(Pan, 子孫)).
test(qiu_gan_2_02_not_where_day_and_change_come_first, [fail]) :-
    example([readings([gan_hua_when=all])], Pan),
    qiu_gan(Pan, 子孫).
test(fei_fu_wu_2_01_same_as_out_is_not_out_of_itself) :-
    example([], Pan),
    once(fu_chu(Pan, 1, 同出)),
    once(fei_fu_wu(Pan, 子孫)).
test(fei_fu_wu_2_02_what_comes_out_of_itself, [fail]) :-
    cast_pan(鼎, [month(巳), day(己-丑)], Pan),
    fu_zi_chu(Pan, 父母),
    fei_fu_wu(Pan, 父母).
test(fei_fu_wu_2_03_self_and_other_are_on_the_lines, [forall(member(Use, [世, 應])), fail]) :-
    random_casts(20, [], Pans),
    member(Pan, Pans),
    fei_fu_wu(Pan, Use).
test(gan_hua_yong_3_01_the_example, Ks == [有]) :-
    example([], Pan),
    findall(K, gan_hua_yong(Pan, 子孫, K), Ks0),
    sort(Ks0, Ks).
test(gan_hua_yong_3_02_its_passages) :-
    example([], Pan),
    once(traced(gan_hua_yong(Pan, 子孫, 有), Proof)),
    proof_citations(Proof, Citations),
    forall(member(Citation, [20/2/g, 20/5/c, 20/4/a, n(20/4)/a, n(20/5)/d]), memberchk(Citation, Citations)).
test(gan_hua_yong_3_03_when_he_came_home) :-
    cast_pan(觀-萃, [year(辛-卯), month(亥), day(甲-辰)], Pan),
    once(bian_zhi(Pan, 4, 亥)),
    once(lin(Pan, 亥)),
    san_he(水, Frame),
    forall(member(Zhi, Frame), memberchk(Zhi, [申, 子, 辰])),
    \+ gan_hua(Pan, _, _, _).
test(hua_shi_3_01_first_that_fits, [forall(member(Options, [[], [readings([dong_kong=quan_dong, ri_chong=si_lei])]]))]) :-
    random_casts(150, Options, Pans),
    forall(( member(Pan, Pans), wu_xing(Xing) ),
           ( findall(K, hua_shi(Pan, Xing, K), Ks),
             sort(Ks, Ours),
             findall(K, weighed(Pan, Xing, K), Ours)
           )).
test(hua_shi_3_02_silent_where_nothing_bears, Ks == []) :-
    cast_pan(震, [month(午), day(丁-巳)], Pan),
    \+ xing_zuo(Pan, _),
    findall(K, hua_shi(Pan, 木, K), Ks).
test(gan_hua_yong_3_04_at_most_one, [forall(member(Time, [[year(辛-卯), month(申), day(丙-子)], [year(甲-寅), month(丑), day(戊-申)]]))]) :-
    forall(( every_change(Time, Pan), once(dong_fa(Pan, _)), fei_fu_wu(Pan, Use) ),
           ( findall(K, gan_hua_yong(Pan, Use, K), Ks0),
             sort(Ks0, Ks),
             length(Ks, N),
             N =< 1,
             \+ ( N == 1, \+ hua_yong(Pan, Use, _) )
           )).

:- end_tests(gan_hua_yong).


:- begin_tests(gan_ming).

%   What may still be, with the month's stem not given, is what some stem that
%   goes with the month would bring.

test(gan_ming_2_01_waits_only_where_it_matters, Both == [ming, dai]) :-
    set_random(seed(20)),
    findall(Which,
            ( between(1, 400, _),
              random_cast(Cast, [month(Month), day(Day)|_]),
              cast_pan(Cast, [month(Month), day(Day)], Pan),
              qiu_gan(Pan, Use),
              findall(K,
                      ( gan_zhi(_, Gan, Month),
                        cast_pan(Cast, [month_gan(Gan), month(Month), day(Day)], Known),
                        (   gan_hua_yong(Known, Use, 有)
                        ->  K = 有
                        ;   K = 無
                        )
                      ),
                      Ks0),
              sort(Ks0, Ks),
              (   gan_hua_yong(Pan, Use, 有)
              ->  Ks == [有],
                  fail
              ;   gan_ming(Pan, Use)
              ->  assertion(Ks == [無]),
                  Which = ming
              ;   assertion(memberchk(有, Ks)),
                  Which = dai
              )
            ),
            All),
    list_to_set(All, Both).
test(gan_ming_2_02_always_where_the_month_is_whole, [forall(member(Use, [父母, 兄弟, 子孫, 妻財, 官鬼, 世, 應]))]) :-
    set_random(seed(21)),
    forall(( between(1, 40, _), random_cast(Cast, [month(Month), day(Day)|_]),
             once(gan_zhi(_, Gan, Month)),
             cast_pan(Cast, [month(Month), month_gan(Gan), day(Day)], Pan) ),
           once(gan_ming(Pan, Use))).

:- end_tests(gan_ming).


:- begin_tests(duan_20).

test(duan_20_4_01_the_example,
     Verdicts == [求名-意外可成, 求利-意外可成, 捕逃-不獲而自見, 索負-失望而復全, 諸占-得之意外]) :-
    example([], Pan),
    findall(Topic-Verdict, duan_20(Pan, Topic, 干化, Verdict), All),
    list_to_set(All, Verdicts).
test(duan_20_4_02_only_the_use_god_asked_about, Verdicts == []) :-
    cast_pan(觀-萃, [year(辛-卯), month(申), day(丙-子), use(妻財)], Pan),
    findall(Topic-Verdict, duan_20(Pan, Topic, 干化, Verdict), Verdicts).
test(duan_20_4_03_fear_asks_for_the_ghost, Verdicts == [避患-不測之殃, 慮訟-無端之驚]) :-
    chart(旅-豫, Pan),
    findall(Topic-Verdict, duan_20(Pan, Topic, 干化, Verdict), All),
    list_to_set(All, Verdicts).
test(duan_20_4_04_every_verdict_has_its_sign, Signs == [吉, 吉, 吉, 凶, 凶, 平]) :-
    findall(Verdict, rule(_, duan_20(_, _, _, Verdict), _, _), Verdicts),
    findall(Sign, ( member(Verdict, Verdicts), polarity(duan_20(_, _, _, Verdict), Sign) ), Signs).

:- end_tests(duan_20).


:- begin_tests(ch20_whole).

test(agree_01_four_ways, [forall(member(Options, [[], [readings([gan_hua_when=all])]]))]) :-
    random_casts(50, [use(子孫)|Options], Pans),
    forall(( member(Pan, Pans),
             member(Goal, [dong_fa(Pan, _), gan_hua(Pan, _, _, _), gan_hua_ci(Pan, _, _), fei_fu_wu(Pan, _), qiu_gan(Pan, _),
                           hua_yong(Pan, _, _), hua_shi(Pan, _, _), gan_hua_yong(Pan, _, _), gan_ming(Pan, _),
                           duan_20(Pan, _, _, _)]) ),
           agree(Goal)).
test(agree_02_bound_as_unbound) :-
    random_casts(60, [use(妻財)], Pans),
    forall(member(Pan, Pans),
           ( findall(Use-K, gan_hua_yong(Pan, Use, K), Free0),
             sort(Free0, Free),
             findall(Use-K, ( member(Use, [父母, 兄弟, 子孫, 妻財, 官鬼, 世, 應]), member(K, [有, 無]), once(gan_hua_yong(Pan, Use, K)) ), Bound0),
             sort(Bound0, Free),
             findall(j(Yao, Xing, By), gan_hua(Pan, Yao, Xing, By), Joins0),
             sort(Joins0, Joins),
             findall(j(Yao, Xing, By), ( yao(Pan, Yao), wu_xing(Xing), member(By, [日, 月]), once(gan_hua(Pan, Yao, Xing, By)) ), Bound1),
             sort(Bound1, Joins)
           )).
test(passages_01_cited_or_explained, [forall(( passage(Id, _, _, _), member(Id, [20/_, n(20/_)]) ))]) :-
    (   not_encoded(Id, _-_)
    ->  true
    ;   rule(Citation, _, _, _),
        citation_passage(Citation, Id)
    ->  true
    ).

:- end_tests(ch20_whole).
