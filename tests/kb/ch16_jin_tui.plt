:- encoding(utf8).
:- module(test_ch16_jin_tui, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(random)).
:- use_module('../../kb/engine/notation').
:- use_module('../../kb/engine/prover').
:- use_module('../../kb/tables/stems_branches').
:- use_module('../../kb/tables/phases').
:- use_module('../../kb/tables/hexagrams').
:- use_module('../../kb/tables/passages').
:- use_module('../../kb/tables/zhi_lun').
:- use_module('../../kb/chart/pan').
:- use_module('../../kb/chart/cast').
:- use_module('../../kb/chart/state').
:- use_module('../../kb/chapters/ch11_bian_hu', [hui_tou/3]).
:- use_module('../../kb/chapters/ch16_jin_tui').

%   What the line Yao of a cast is said to do.

class(Hexagrams, Options, Yao, Ks) :-
    cast_pan(Hexagrams, Options, Pan),
    findall(K, jin_tui(Pan, Yao, K), Ks0),
    sort(Ks0, Ks).

strength(Hexagrams, Options, Yao, Ks) :-
    cast_pan(Hexagrams, Options, Pan),
    findall(K, jin_tui_li(Pan, Yao, K), Ks0),
    sort(Ks0, Ks).

verdicts(Hexagrams, Options, Topic, Verdicts) :-
    cast_pan(Hexagrams, Options, Pan),
    findall(G-V, duan_16(Pan, Topic, G, V), All),
    sort(All, Verdicts).

%   Casts in which the line Yao takes each of the steps that can be cast.

step(寅, 卯, 屯-節, 2).    step(卯, 寅, 兌-隨, 2).
step(申, 酉, 豐-革, 5).    step(酉, 申, 兌-豐, 5).
step(丑, 辰, 兌-乾, 3).    step(辰, 丑, 乾-兌, 3).
step(未, 戌, 革-同人, 6).  step(戌, 未, 乾-夬, 6).

%   The class of a step from From to To in the month Month and on the day
%   Gan-Day, told anew: what a branch is in, then the first class that fits.

told(From, To, Month, Gan-Day, Class) :-
    in(From, Month, Gan-Day, FromIn),
    in(To, Month, Gan-Day, ToIn),
    (   chong(From, Day), From \== Month -> Scattered = true ; Scattered = false ),
    (   ( memberchk(broken, FromIn) ; Scattered == true ) -> Lost = true ; Lost = false ),
    (   member(From-To, [寅-卯, 申-酉, 丑-辰, 未-戌]) -> Way = 進 ; Way = 退 ),
    once(class(Way, Lost, FromIn, ToIn, Class)).

class(進, true, _, To, 不能進)  :- memberchk(on, To).
class(進, _, From, To, 大進)    :- memberchk(strong, From), memberchk(on, To).
class(進, _, From, To, 不進)    :- memberchk(on, From), memberchk(spoilt, To).
class(進, _, _, _, 進).
class(退, true, _, To, 不及退)  :- memberchk(on, To).
class(退, _, From, To, 不退)    :- memberchk(on, From), memberchk(spoilt, To).
class(退, _, From, To, 實退)    :- memberchk(weak, From), memberchk(weak, To).
class(退, _, _, _, 退).

in(Zhi, Month, Gan-Day, States) :-
    findall(State, is_in(Zhi, Month, Gan-Day, State), States).

is_in(Zhi, Month, _-Day, on) :- once(member(Zhi, [Month, Day])).
is_in(Zhi, Month, _, strong) :- strong(Zhi, Month).
is_in(Zhi, Month, _-Day, weak) :- \+ strong(Zhi, Month), Zhi \== Month, Zhi \== Day.
is_in(Zhi, Month, _-Day, broken) :- chong(Month, Zhi), Zhi \== Day.
is_in(Zhi, Month, _-Day, spoilt) :- chong(Month, Zhi), Zhi \== Day.
is_in(Zhi, Month, Gan-Day, spoilt) :- kong_wang(Gan, Day, Zhi), Zhi \== Month.

strong(Zhi, Month) :-
    zhi_xing(Zhi, Xing),
    zhi_xing(Month, MonthXing),
    zhu(MonthXing, Xing),
    !.


:- begin_tests(zhi_lun).

test(zhi_lun_3_01_of_one_phase, Steps == [丑-辰, 寅-卯, 辰-未, 巳-午, 未-戌, 申-酉, 戌-丑, 亥-子]) :-
    findall(From-To,
            ( zhi_lun(From, To, 順), zhi_xing(From, Xing), zhi_xing(To, Xing) ),
            Steps).
test(zhi_lun_3_02_back_is_forward_turned) :-
    forall(zhi_lun(From, To, 順), zhi_lun(To, From, 逆)),
    forall(zhi_lun(From, To, 逆), zhi_lun(To, From, 順)).
test(zhi_lun_3_03_one_way_but_for_itself_and_the_clash) :-
    forall(( di_zhi(_, From), di_zhi(_, To) ),
           (   ( From == To ; chong(From, To) )
           ->  \+ zhi_lun(From, To, _)
           ;   findall(Way, zhi_lun(From, To, Way), [_])
           )).

:- end_tests(zhi_lun).


:- begin_tests(hua_lun).

% 申 into 未 goes back and 丑 into 卯 forward, but they are of two phases.

test(hua_lun_3_01_generated, K-Ks-Ls == 生-[]-[生克]) :-
    cast_pan(乾-大有, [month(午), day(甲-午)], Pan),
    bian_zhi(Pan, 5, 未),
    hui_tou(Pan, 5, K),
    !,
    findall(C, jin_tui(Pan, 5, C), Ks),
    findall(L, hua_lun(Pan, 5, L), Ls).
test(hua_lun_3_02_killed, K-Ks-Ls == 克-[]-[生克]) :-
    cast_pan(巽-家人, [month(卯), day(甲-午)], Pan),
    bian_zhi(Pan, 1, 卯),
    hui_tou(Pan, 1, K),
    !,
    findall(C, jin_tui(Pan, 1, C), Ks),
    findall(L, hua_lun(Pan, 1, L), Ls).
test(hua_lun_3_03_of_one_phase, Ls == [進退]) :-
    cast_pan(乾-夬, [], Pan),
    findall(L, hua_lun(Pan, 6, L), Ls).
test(hua_lun_3_04_at_rest, Ls == []) :-
    cast_pan(乾-夬, [], Pan),
    findall(L, hua_lun(Pan, 1, L), Ls).
test(jin_tui_shen_3_01_same_branch, Ks == []) :-
    cast_pan(乾-震, [], Pan),
    findall(K, jin_tui_shen(Pan, 2, K), Ks).

% Of all 4096 changes: what can be cast, and how it is judged.

test(jin_tui_shen_3_02_all, Steps == [丑-辰-進神, 卯-寅-退神, 寅-卯-進神, 戌-未-退神, 未-戌-進神, 申-酉-進神, 辰-丑-退神, 酉-申-退神]) :-
    findall(From-To-K,
            ( liu_shi_si_gua(Ben, _, _),
              liu_shi_si_gua(Bian, _, _),
              cast_pan(Ben-Bian, [], Pan),
              jin_tui_shen(Pan, Yao, K),
              zhi(Pan, Yao, From),
              bian_zhi(Pan, Yao, To)
            ),
            All),
    sort(All, Steps).
test(hua_lun_3_05_all) :-
    forall(( liu_shi_si_gua(Ben, _, _),
             liu_shi_si_gua(Bian, _, _),
             cast_pan(Ben-Bian, [month(寅), day(甲-子)], Pan),
             dong(Pan, Yao)
           ),
           ( findall(L, hua_lun(Pan, Yao, L), [L]),
             (   L == 生克
             ->  \+ jin_tui_shen(Pan, Yao, _),
                 \+ jin_tui(Pan, Yao, _)
             ;   \+ hui_tou(Pan, Yao, _)
             )
           )).

:- end_tests(hua_lun).


:- begin_tests(jin_tui).

test(jin_tui_3_01_da_jin, Ks == [大進]) :-
    class(革-同人, [month(午), day(甲-戌)], 6, Ks).
test(jin_tui_3_02_bu_jin, Ks == [不進]) :-
    class(豐-革, [month(卯), day(庚-申)], 5, Ks).
test(jin_tui_3_03_bu_neng_jin, Ks == [不能進]) :-
    class(屯-節, [month(申), day(癸-卯)], 2, Ks).
test(jin_tui_3_04_shi_tui, Ks == [實退]) :-
    class(兌-隨, [month(午), day(辛-巳)], 2, Ks).
test(jin_tui_3_05_bu_tui, Ks == [不退]) :-
    class(乾-夬, [month(寅), day(丙-戌)], 6, Ks).
test(jin_tui_3_06_bu_ji_tui, Ks == [不及退]) :-
    class(兌-豐, [month(申), day(癸-卯)], 5, Ks).

% The same lines where a premise is wanting.

test(jin_tui_3_07_change_not_on, Ks == [進]) :-
    class(革-同人, [month(午), day(甲-子)], 6, Ks).
test(jin_tui_3_08_not_strong, Ks == [進]) :-
    class(革-同人, [month(酉), day(甲-戌)], 6, Ks).
test(jin_tui_3_09_not_on, Ks == [進]) :-
    class(豐-革, [month(卯), day(庚-午)], 5, Ks).
test(jin_tui_3_10_change_not_spoilt, Ks == [進]) :-
    class(豐-革, [month(午), day(庚-申)], 5, Ks).
test(jin_tui_3_11_change_void, Ks == [不進]) :-
    class(屯-節, [month(寅), day(甲-辰)], 2, Ks).
test(jin_tui_3_12_place_lost_change_not_on, Ks == [進]) :-
    class(屯-節, [month(申), day(癸-亥)], 2, Ks).
test(jin_tui_3_13_change_not_weak, Ks == [退]) :-
    class(兌-隨, [month(午), day(甲-寅)], 2, Ks).
test(jin_tui_3_14_line_not_weak, Ks == [退]) :-
    class(兌-隨, [month(卯), day(辛-巳)], 2, Ks).
test(jin_tui_3_15_change_not_spoilt, Ks == [退]) :-
    class(乾-夬, [month(寅), day(甲-戌)], 6, Ks).
test(jin_tui_3_16_not_on, Ks == [實退]) :-
    class(乾-夬, [month(寅), day(丁-亥)], 6, Ks).
test(jin_tui_3_17_broken_weak_and_change_weak, Ks == [實退]) :-
    class(兌-隨, [month(酉), day(甲-子)], 2, Ks).

% A strong line that is struck and turns into the month has lost its place; a
% void one only where a strike scatters it (reading dong_kong).

test(jin_tui_3_18_strong_but_scattered, Ks == [不能進]) :-
    class(屯-節, [month(卯), day(壬-申)], 2, Ks).
test(jin_tui_3_19_strong_not_scattered, Ks == [大進]) :-
    class(屯-節, [month(卯), day(壬-午)], 2, Ks).
test(jin_tui_3_20_void_and_struck, Kss == [[不能進], [大進]]) :-
    findall(Ks,
            ( member(Option, [san, quan_dong]),
              class(革-同人, [month(戌), day(己-丑), readings([dong_kong=Option])], 6, Ks)
            ),
            Kss).

% Every month and day for every step that can be cast, told anew.

test(jin_tui_3_21_all, forall(step(From, To, Hexagrams, Yao))) :-
    forall(( di_zhi(_, Month), gan_zhi(_, Gan, Day) ),
           ( class(Hexagrams, [month(Month), day(Gan-Day)], Yao, Ks),
             told(From, To, Month, Gan-Day, Class),
             Ks == [Class]
           )).

:- end_tests(jin_tui).


:- begin_tests(jin_tui_li).

test(jin_tui_li_3_01_helped, Ks == [愈盛]) :-
    strength(革-同人, [month(午), day(甲-戌)], 6, Ks).
test(jin_tui_li_3_02_advance_not_helped, Ks == []) :-
    strength(豐-革, [month(卯), day(甲-子)], 5, Ks).
test(jin_tui_li_3_03_controlled, Ks == [愈衰]) :-
    strength(兌-隨, [month(申), day(辛-巳)], 2, Ks).
test(jin_tui_li_3_04_retreat_not_controlled, Ks == []) :-
    strength(兌-隨, [month(午), day(辛-巳)], 2, Ks).
test(jin_tui_li_3_05_no_advance, Ks == []) :-
    strength(豐-革, [month(卯), day(庚-申)], 5, Ks).
test(jin_tui_li_3_06_no_retreat, Ks == []) :-
    strength(乾-夬, [month(寅), day(丙-戌)], 6, Ks).

:- end_tests(jin_tui_li).


:- begin_tests(duan_16).

% 屯 (palace of water) to 節: line 2, 寅, 子孫, advances: the use god 子孫, the
% 元神 of 妻財, the 忌神 of 官鬼.

advance([month(亥), day(甲-子)]).

% 兌 (palace of metal) to 隨: line 2, 卯, 妻財, retreats: the use god 妻財, the
% 元神 of 官鬼, the 忌神 of 父母.

retreat([month(午), day(辛-巳)]).

test(duan_16_4_01_use_god_advances, Verdicts == [進-成得]) :-
    advance(Time),
    verdicts(屯-節, [use(子孫)|Time], 諸占, Verdicts).
test(duan_16_4_02_yuan_shen_advances, Verdicts == [進-祥]) :-
    advance(Time),
    verdicts(屯-節, [use(妻財)|Time], 諸占, Verdicts).
test(duan_16_4_03_ji_shen_advances, Verdicts == [進-災]) :-
    advance(Time),
    verdicts(屯-節, [use(官鬼)|Time], 諸占, Verdicts).
test(duan_16_4_04_use_god_retreats, Verdicts == [退-敗失]) :-
    retreat(Time),
    verdicts(兌-隨, [use(妻財)|Time], 諸占, Verdicts).
test(duan_16_4_05_yuan_shen_retreats, Verdicts == [退-災]) :-
    retreat(Time),
    verdicts(兌-隨, [use(官鬼)|Time], 諸占, Verdicts).
test(duan_16_4_06_ji_shen_retreats, Verdicts == [退-祥]) :-
    retreat(Time),
    verdicts(兌-隨, [use(父母)|Time], 諸占, Verdicts).
test(duan_16_4_07_other_roles, Verdicts == []) :-
    advance(Time),
    verdicts(屯-節, [use(父母)|Time], 諸占, Verdicts).
test(duan_16_4_08_no_use_god, Verdicts == []) :-
    advance(Time),
    verdicts(屯-節, Time, _, Verdicts).
test(duan_16_4_09_at_rest, Verdicts == []) :-
    advance(Time),
    verdicts(屯, [use(子孫)|Time], _, Verdicts).

test(duan_16_4_10_good_things, Verdicts == [[進-得志], [進-榮昌], [進-遂意], [進-遂意]]) :-
    advance(Time),
    findall(Vs,
            ( member(Topic, [功名, 身命, 嫁娶, 求財]),
              verdicts(屯-節, [use(子孫)|Time], Topic, Vs),
              verdicts(屯-節, [use(妻財)|Time], Topic, Vs),
              verdicts(屯-節, [use(官鬼)|Time], Topic, [])
            ),
            Verdicts).
test(duan_16_4_11_good_things_fail, Verdicts == [[退-未易得志], [退-未易得志], [退-未易得志], [退-未易得志]]) :-
    retreat(Time),
    findall(Vs,
            ( member(Topic, [功名, 身命, 嫁娶, 求財]),
              verdicts(兌-隨, [use(妻財)|Time], Topic, Vs),
              verdicts(兌-隨, [use(官鬼)|Time], Topic, []),
              verdicts(兌-隨, [use(父母)|Time], Topic, [])
            ),
            Verdicts).
test(duan_16_4_12_ills_fade, Verdicts == [[退-漸弭], [退-訟衰], [退-病退], [退-無侵]]) :-
    retreat(Time),
    findall(Vs,
            ( member(Topic, [災禍, 訟, 疾病, 寇賊]),
              verdicts(兌-隨, [use(父母)|Time], Topic, Vs),
              verdicts(兌-隨, [use(妻財)|Time], Topic, []),
              verdicts(兌-隨, [use(官鬼)|Time], Topic, [])
            ),
            Verdicts).
test(duan_16_4_13_ills_grow, Verdicts == [[進-憂方大], [進-憂方大], [進-憂方大], [進-憂方大]]) :-
    advance(Time),
    findall(Vs,
            ( member(Topic, [災禍, 訟, 疾病, 寇賊]),
              verdicts(屯-節, [use(官鬼)|Time], Topic, Vs),
              verdicts(屯-節, [use(子孫)|Time], Topic, []),
              verdicts(屯-節, [use(妻財)|Time], Topic, [])
            ),
            Verdicts).

% Neither advance nor retreat: 不進 不能進 不退. Routed: 不及退.

test(duan_16_4_14_neither, forall(member(Hexagrams-Use-Month-Day,
                                         [ 豐-革-父母-卯-(庚-申),
                                           屯-節-子孫-申-(癸-卯),
                                           乾-夬-父母-寅-(丙-戌)
                                         ]))) :-
    verdicts(Hexagrams, [month(Month), day(Day), use(Use)], _, []).
test(duan_16_4_15_use_god_routed, Verdicts == [退-用神潰敗]) :-
    verdicts(兌-豐, [month(申), day(癸-卯), use(兄弟)], 諸占, Verdicts).
test(duan_16_4_16_ji_shen_routed, Verdicts == [退-忌神潰敗]) :-
    verdicts(兌-歸妹, [month(申), day(癸-卯), use(妻財)], 諸占, Verdicts).

% Where 世 is the use god its own line alone counts, not another of its phase.

test(duan_16_4_17_shi, Verdicts == [退-敗失]) :-
    cast_pan(乾-夬, [month(寅), day(甲-戌), use(世)], Pan),
    shi_yao(Pan, 6),
    findall(G-V, duan_16(Pan, 諸占, G, V), Verdicts).
test(duan_16_4_18_ying_does_not_move, Verdicts == []) :-
    verdicts(乾-夬, [month(寅), day(甲-戌), use(應)], 諸占, Verdicts).

test(shen_jin_tui_3_01, Roles == [忌神-進]) :-
    advance(Time),
    cast_pan(屯-節, [use(官鬼)|Time], Pan),
    findall(Role-K, shen_jin_tui(Pan, Role, K), Roles).

:- end_tests(duan_16).


:- begin_tests(ch16_all, [setup(set_random(seed(16)))]).

predicates([ hua_lun/3, jin_tui_shen/3, jin_fa/3, tui_fa/3, jin_tui/3,
             hua_jin_tui/3, shen_jin_tui/3, duan_16/4, jin_tui_li/3 ]).

random_pan(Pan) :-
    findall(Gua, liu_shi_si_gua(Gua, _, _), Guas),
    random_member(Ben, Guas),
    random_member(Bian, Guas),
    random_between(1, 60, D),
    gan_zhi(D, Gan, Zhi),
    random_between(1, 12, M),
    di_zhi(M, Month),
    random_member(Use, [父母, 兄弟, 子孫, 妻財, 官鬼, 世, 應]),
    random_member(DongKong, [san, quan_dong]),
    cast_pan(Ben-Bian,
             [month(Month), day(Gan-Zhi), use(Use), readings([dong_kong=DongKong])],
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
test(every_conclusion_has_one_gloss, forall(between(1, 100, _))) :-
    random_pan(Pan),
    forall(( goal(Pan, Goal), plain(Goal) ),
           findall(Zh-En, gloss(Goal, Zh, En), [_])).
test(every_verdict_has_a_polarity) :-
    forall(( rule(_, duan_16(Pan, Topic, Ground, Verdict), _, _) ),
           findall(Sign, polarity(duan_16(Pan, Topic, Ground, Verdict), Sign), [_])).
test(every_passage_is_cited_or_not_encoded) :-
    forall(( passage(Id, _, _, _), ( Id = 16/_ ; Id = n(16/_) ) ),
           (   not_encoded(Id, _)
           ->  \+ cited(Id)
           ;   cited(Id)
           )).

cited(Id) :-
    rule(Citation, _, _, _),
    citation_passage(Citation, Id).

:- end_tests(ch16_all).
