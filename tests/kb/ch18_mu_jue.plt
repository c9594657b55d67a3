:- encoding(utf8).
:- module(test_ch18_mu_jue, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module('../../kb/engine/notation').
:- use_module('../../kb/engine/prover').
:- use_module('../../kb/tables/stems_branches', [di_zhi/2, gan_zhi/3, xun_shou/3]).
:- use_module('../../kb/tables/trigrams', [ba_gua/4]).
:- use_module('../../kb/tables/hexagrams', [liu_shi_si_gua/3]).
:- use_module('../../kb/tables/solar_terms', [jie_qi_zhi/3]).
:- use_module('../../kb/tables/passages', [passage/4]).
:- use_module('../../kb/chart/cast').
:- use_module('../../kb/chart/pan').
:- use_module('../../kb/chapters/ch18_mu_jue').

trigram(Gua) :- ba_gua(Gua, _, _, _).

%   trigrams_pan(+Old, +New, +Options, -Pan): Old turns into New inside, 乾
%   stays outside.

trigrams_pan(Old, New, Options, Pan) :-
    liu_shi_si_gua(Ben, 乾, Old),
    liu_shi_si_gua(Bian, 乾, New),
    cast_pan(Ben-Bian, Options, Pan).

branch_day(Zhi, Gan) :- gan_zhi(_, Gan, Zhi).

xun_day(Head, Gan, Zhi) :-
    gan_zhi(_, Gan, Zhi),
    xun_shou(Gan, Zhi, Head).

any_time(Month, Gan, Zhi) :-
    di_zhi(_, Month),
    gan_zhi(_, Gan, Zhi).

set(Template, Goal, Set) :-
    findall(Template, Goal, List),
    sort(List, Set).

kinds(Pan, Place, Kinds) :- set(K, mu_jue(Pan, Place, K), Kinds).


%   Seats, phases and stages as numbers, apart from the tables and the rules: the
%   phases in their order of generation, the stages counted from where each
%   phase is born.

trigram_step(Gua, N) :- nth0(N, [震/巽, 離/離, 艮/坤, 乾/兌, 坎/坎], A/B), memberchk(Gua, [A, B]).

relation(0, 比和).
relation(1, 洩).
relation(2, 制).
relation(3, 克).
relation(4, 生).

born(0, 12).
born(1, 3).
born(2, 9).
born(3, 6).
born(4, 9).

seat(Gua, Places) :-
    memberchk(Gua-Places, [坎-[1], 艮-[2, 3], 震-[4], 巽-[5, 6], 離-[7], 坤-[8, 9], 兌-[10], 乾-[11, 12]]).

counted(Old, New, Relation, Stage) :-
    trigram_step(Old, I),
    trigram_step(New, J),
    Step is (J - I) mod 5,
    relation(Step, Relation),
    born(I, Birth),
    seat(New, Places),
    member(Place, Places),
    Nth is (Place - Birth) mod 12,
    nth0(Nth, [長生, 沐浴, 冠帶, 臨官, 帝旺, 衰, 病, 死, 墓, 絕, 胎, 養], Stage).

%   defined(+Old, +New, +M, +N, -Kinds): what 18.2 makes of Old turning into New
%   in month M on the day N of the sixty.

on(Seat, M, D) :- ( memberchk(M, Seat) ; memberchk(D, Seat) ), !.

harmed(Seat, M, D, N) :-
    member(Z, Seat),
    Z =\= M,
    (   void(N, Z)
    ;   Z =\= D, clash(Z, M)
    ;   clash(Z, D)
    ),
    !.

clash(A, B) :- 6 is abs(A - B).

void(N, Z) :-
    First is (N - 1) // 10 * 10,
    member(Step, [10, 11]),
    Z is (First + Step) mod 12 + 1.

defined(Old, New, M, N, Kinds) :-
    D is (N - 1) mod 12 + 1,
    seat(Old, OldSeat),
    seat(New, NewSeat),
    set(K,
        (   K = 偽, ( on(OldSeat, M, D) -> true ; harmed(NewSeat, M, D, N) )
        ;   K = 真, on(NewSeat, M, D), \+ harmed(NewSeat, M, D, N)
        ;   K = 平, \+ on(OldSeat, M, D), \+ on(NewSeat, M, D), \+ harmed(NewSeat, M, D, N)
        ),
        Kinds).


:- begin_tests(which_changes).

test(mu_jue_hua_2_01_whole_table_and_nothing_else, Found == Expected) :-
    set(Old-New, ( trigram(Old), trigram(New), trigrams_pan(Old, New, [], Pan), mu_jue_hua(Pan, 內) ), Found),
    sort([離-乾, 震-坤, 巽-坤, 乾-艮, 兌-艮, 坎-巽, 艮-巽, 坤-巽], Expected).
test(mu_jue_hua_2_02_never_one_without_the_other, Alone == []) :-
    set(Old-New,
        ( trigram(Old), trigram(New),
          trigrams_pan(Old, New, [], Pan),
          ( gua_gong(Pan, 內, 墓) ; gua_gong(Pan, 內, 絕) ),
          \+ mu_jue_hua(Pan, 內) ),
        Alone).
test(mu_jue_hua_2_03_inner_and_outer_alike, Places == [內, 外]) :-
    cast_pan(離-乾, [], Pan),
    set(Place, mu_jue_hua(Pan, Place), Places).
test(mu_jue_hua_2_04_what_rests_turns_into_nothing, fail) :-
    cast_pan(離, [], Pan),
    mu_jue_hua(Pan, _).
test(mu_jue_3_01_nothing_else_is_tomb_and_extinction, Found == []) :-
    set(Old-New,
        ( trigram(Old), trigram(New),
          trigrams_pan(Old, New, [month(寅), day(甲-子)], Pan),
          mu_jue(Pan, 內, _),
          \+ mu_jue_hua(Pan, 內) ),
        Found).

:- end_tests(which_changes).


:- begin_tests(relations).

test(gua_bian_4_01_water_into_earth, Found == [克-長生, 克-養]) :-
    trigrams_pan(坎, 坤, [], Pan),
    set(Relation-Stage, gua_bian(Pan, 內, Relation, Stage), Found).
test(gua_bian_4_02_thunder_into_water, Found == [生-沐浴]) :-
    trigrams_pan(震, 坎, [], Pan),
    set(Relation-Stage, gua_bian(Pan, 內, Relation, Stage), Found).

test(gua_bian_4_03_every_change, [forall(( trigram(Old), trigram(New), Old \== New )), true(Found == Expected)]) :-
    trigrams_pan(Old, New, [], Pan),
    set(Relation-Stage, gua_bian(Pan, 內, Relation, Stage), Found),
    set(Relation-Stage, counted(Old, New, Relation, Stage), Expected).
test(gua_bian_4_04_what_rests_has_none, fail) :-
    trigrams_pan(坎, 坎, [], Pan),
    gua_bian(Pan, _, _, _).
test(gua_hua_3_01_five_relations, Found == Expected) :-
    set(R, ( trigram(Old), trigram(New), trigrams_pan(Old, New, [], Pan), gua_hua(Pan, 內, R) ), Found),
    sort([生, 克, 比和, 洩, 制], Expected).

:- end_tests(relations).


:- begin_tests(true_or_false).

test(mu_jue_3_02_month_on_the_old_seat, [forall(( gan_zhi(_, Gan, Zhi), \+ memberchk(Zhi, [戌, 亥]) )), true(Kinds == [偽])]) :-
    cast_pan(離-乾, [month(午), day(Gan-Zhi)], Pan),
    kinds(Pan, 內, Kinds).
test(mu_jue_3_03_day_on_the_old_seat,
     [forall(( branch_day(午, Gan), di_zhi(_, Month), \+ memberchk(Month, [戌, 亥]) )), true(Kinds == [偽])]) :-
    cast_pan(離-乾, [month(Month), day(Gan-午)], Pan),
    kinds(Pan, 內, Kinds).
test(mu_jue_3_04_new_seat_void,
     [forall(( xun_day(子, Gan, Zhi), di_zhi(_, Month), \+ memberchk(Month, [戌, 亥]) )), true(Kinds == [偽])]) :-
    cast_pan(離-乾, [month(Month), day(Gan-Zhi)], Pan),
    kinds(Pan, 內, Kinds).
test(mu_jue_3_05_filled_by_day_and_month, [forall(branch_day(亥, Gan)), true(Places == [內, 外])]) :-
    cast_pan(離-乾, [month(戌), day(Gan-亥)], Pan),
    set(Place, mu_jue(Pan, Place, 真), Places).
test(mu_jue_3_06_half_the_new_seat_void_is_false, Kinds == [偽]) :-
    cast_pan(離-乾, [month(戌), day(甲-子)], Pan),             % 亥 void, 戌 on the month
    kinds(Pan, 內, Kinds).
test(mu_jue_3_07_broken, Kinds == [偽]) :-
    cast_pan(離-乾, [month(辰), day(甲-申)], Pan),             % 戌 broken
    kinds(Pan, 內, Kinds).
test(mu_jue_3_08_the_day_saves_from_the_break, Kinds == [真]) :-
    cast_pan(離-乾, [month(辰), day(甲-戌)], Pan),
    kinds(Pan, 內, Kinds).
test(mu_jue_3_09_struck, Harms-Kinds == [沖]-[偽]) :-
    cast_pan(離-乾, [month(寅), day(丁-巳)], Pan),             % 巳 strikes 亥
    set(K, mu_jue_shang(Pan, 內, K), Harms),
    kinds(Pan, 內, Kinds).
test(mu_jue_3_10_struck_but_on_the_month, Kinds == [真]) :-
    cast_pan(離-乾, [month(亥), day(丁-巳)], Pan),
    kinds(Pan, 內, Kinds).
test(mu_jue_3_11_neither, Kinds == [平]) :-
    cast_pan(離-乾, [month(寅), day(甲-寅)], Pan),
    kinds(Pan, 內, Kinds).
test(mu_jue_3_12_both_seats_on_both_stand, Kinds == Expected) :-
    cast_pan(離-乾, [month(午), day(甲-戌)], Pan),
    kinds(Pan, 內, Kinds),
    sort([真, 偽], Expected).

test(mu_jue_3_13_every_month_and_day,
     [forall(member(Old-New, [離-乾, 震-坤, 巽-坤, 乾-艮, 兌-艮, 坎-巽, 艮-巽, 坤-巽])), true(Wrong == [])]) :-
    trigrams_pan(Old, New, [month(寅), day(甲-子)], Pan0),
    findall(Month-Gan-Zhi,
            ( di_zhi(M, Month),
              gan_zhi(N, Gan, Zhi),
              pan_time(Pan0, time(none, none, none, Month, Gan, Zhi, none, none), Pan),
              kinds(Pan, 內, Found),
              defined(Old, New, M, N, Expected),
              Found \== Expected ),
            Wrong).
test(mu_jue_3_14_only_both_seats_on_give_two, Odd == []) :-
    findall(Month-Gan-Zhi,
            ( trigrams_pan(坎, 巽, [month(寅), day(甲-子)], Pan0),
              any_time(Month, Gan, Zhi),
              pan_time(Pan0, time(none, none, none, Month, Gan, Zhi, none, none), Pan),
              kinds(Pan, 內, [_, _|_]),
              \+ ( ch18_mu_jue:ben_lin(Pan, 內), ch18_mu_jue:tian_shi(Pan, 內) ) ),
            Odd).
test(da_xiang_3_01_true, Signs == [凶]) :-
    cast_pan(離-乾, [month(戌), day(乙-亥)], Pan),
    set(Sign, da_xiang(Pan, 內, Sign), Signs).
test(da_xiang_3_02_not_true, fail) :-
    cast_pan(離-乾, [month(寅), day(甲-寅)], Pan),
    da_xiang(Pan, _, _).

:- end_tests(true_or_false).


%   season(?Change, ?Time, ?Apart, ?Together): what it is while the exemptions
%   of chapter 19 keep to their chapter, and where they reach 18.2 too.

season(離-乾, [term(大雪), day(甲-子)], [偽], [平]).   % 乾 is 旺: 戌亥 not void
season(離-乾, [term(大雪), day(丁-巳)], [偽], [平]).   % nor does 巳 break 亥
season(離-乾, [term(冬至), day(甲-午)], [偽], [平]).   % 離 is 死: 午 does not uphold it
season(離-乾, [term(春分), day(甲-戌)], [真], [平]).   % 乾 is 囚: 戌 does not fill it
season(離-乾, [term(霜降), day(甲-午)], [偽, 真], [真]).   % the month fills it all the same
season(離-乾, [month(子), day(甲-子)],  [偽], [偽]).   % no term, nothing exempt

kinds_read(Old-New, Options, Option, Kinds) :-
    trigrams_pan(Old, New, [readings([hou_scope=Option])|Options], Pan),
    kinds(Pan, 內, Kinds).

:- begin_tests(season).

test(mu_jue_3_15_by_reading, [forall(season(Change, Options, Apart, Together)), true(A-B == Apart-Together)]) :-
    kinds_read(Change, Options, ben_zhang, A),
    kinds_read(Change, Options, tong, B).

:- end_tests(season).


:- begin_tests(void_and_broken).

test(gua_kong_po_3_01_single_branch_void, Found == [內-空, 外-空]) :-
    cast_pan(坎, [month(寅), day(甲-寅)], Pan),
    set(Place-K, gua_kong_po(Pan, Place, K), Found).
test(gua_kong_po_3_02_every_branch_void, Found == [內-空, 外-空]) :-
    cast_pan(乾, [month(寅), day(甲-子)], Pan),
    set(Place-K, gua_kong_po(Pan, Place, K), Found).
test(gua_kong_po_3_03_one_of_two_is_not_enough, fail) :-
    cast_pan(乾, [month(戌), day(甲-子)], Pan),
    gua_kong_po(Pan, _, _).
test(gua_kong_po_3_04_broken, Found == [內-破, 外-破]) :-
    cast_pan(離, [month(子), day(甲-子)], Pan),
    set(Place-K, gua_kong_po(Pan, Place, K), Found).
test(gua_kong_po_3_05_void_and_broken, Found == Both) :-
    cast_pan(離, [month(子), day(甲-申)], Pan),
    set(K, gua_kong_po(Pan, 內, K), Found),
    sort([空, 破], Both).
test(gua_kong_po_3_06_the_day_saves_from_the_break, fail) :-
    cast_pan(離, [month(子), day(甲-午)], Pan),
    gua_kong_po(Pan, _, _).
test(gua_kong_po_3_07_only_the_four_of_one_branch_break, Broken == Expected) :-
    set(Gua,
        ( trigram(Gua),
          liu_shi_si_gua(Ben, Gua, Gua),
          cast_pan(Ben, [month(寅), day(甲-子)], Pan0),
          any_time(Month, Gan, Zhi),
          pan_time(Pan0, time(none, none, none, Month, Gan, Zhi, none, none), Pan),
          gua_kong_po(Pan, _, 破) ),
        Broken),
    sort([震, 兌, 坎, 離], Expected).
test(gua_kong_po_3_08_in_season_not_void, [forall(xun_day(寅, Gan, Zhi)), fail]) :-
    cast_pan(坎, [month(丑), term(小寒), day(Gan-Zhi)], Pan),
    gua_kong_po(Pan, 內, 空).
test(gua_kong_po_3_09_the_same_without_the_term, [forall(xun_day(寅, Gan, Zhi)), true(Places == [內, 外])]) :-
    cast_pan(坎, [month(丑), day(Gan-Zhi)], Pan),
    set(Place, gua_kong_po(Pan, Place, 空), Places).
test(gua_kong_po_3_10_void_out_of_season, Places == [內, 外]) :-
    cast_pan(離, [term(冬至), day(甲-申)], Pan),
    set(Place, gua_kong_po(Pan, Place, 空), Places).
test(xu_qi_3_01_hollow_and_short_of_breath, Found == Expected) :-
    cast_pan(離, [month(子), day(甲-申)], Pan),
    set(K, xu_qi(Pan, 外, K), Found),
    sort([多虛, 少氣], Expected).
test(xu_qi_3_02_neither, fail) :-
    cast_pan(離, [month(寅), day(甲-子)], Pan),
    xu_qi(Pan, _, _).

:- end_tests(void_and_broken).


verdicts(Pan, Ground, Set) :- set(Topic-Verdict, duan_18(Pan, Topic, Ground, Verdict), Set).

true_days([month(戌), day(乙-亥)]).
plain_days([month(寅), day(甲-寅)]).

:- begin_tests(matter).

test(duan_18_4_01_inner_true, Found == Expected) :-
    true_days(Days),
    trigrams_pan(離, 乾, Days, Pan),
    verdicts(Pan, 墓絕, Found),
    sort([國事-豈曰靈長, 出師-我軍或潰, 守-不利內, 住基-守不利內, 諸占-不宜], Expected).
test(duan_18_4_02_outer_true, Found == Expected) :-
    true_days(Days),
    cast_pan(大有-乾, Days, Pan),
    verdicts(Pan, 墓絕, Found),
    sort([國事-豈曰靈長, 出師-我軍或潰, 遷-不利外, 住基-遷不利外, 諸占-不宜], Expected).
test(duan_18_4_03_unfilled_is_half, Found == Expected) :-
    plain_days(Days),
    trigrams_pan(離, 乾, [person(中女)|Days], Pan),
    verdicts(Pan, 墓絕, Found),
    sort([國事-半(豈曰靈長), 出師-半(我軍或潰), 身命-半(凶), 疾病-半(凶), 守-半(不利內), 住基-半(守不利內),
          諸占-半(不宜)], Expected).
test(duan_18_4_04_false_is_nothing, Found == []) :-
    cast_pan(離-乾, [month(午), day(甲-子), person(中女)], Pan),
    verdicts(Pan, 墓絕, Found).
test(duan_18_4_05_contested_stands, Found == [不宜]) :-
    cast_pan(離-乾, [month(午), day(甲-戌)], Pan),
    set(Verdict, duan_18(Pan, 諸占, 墓絕, Verdict), Found).
test(duan_18_4_05b_the_five_alone, [forall(member(Days, [true_days, plain_days]))]) :-    % reading mu_jue_shi
    call(Days, Time),
    trigrams_pan(離, 乾, [person(中女)|Time], All),
    trigrams_pan(離, 乾, [person(中女), readings([mu_jue_shi=wu_zhe])|Time], Five),
    verdicts(All, 墓絕, Due0),
    verdicts(Five, 墓絕, Found),
    once(select(諸占-_, Due0, Due)),
    Found == Due,
    Found \== [].
test(duan_18_4_06_person_of_the_trigram, [forall(member(Topic, [身命, 疾病])), true(Persons == [中女])]) :-
    true_days(Days),
    set(Person,
        ( member(Person, [父, 母, 長男, 長女, 中男, 中女, 少男, 少女]),
          cast_pan(離-乾, [person(Person)|Days], Pan),
          duan_18(Pan, Topic, 墓絕, 凶) ),
        Persons).
test(duan_18_4_07_nobody_named, [forall(member(Topic, [身命, 疾病])), fail]) :-
    true_days(Days),
    cast_pan(離-乾, Days, Pan),
    duan_18(Pan, Topic, 墓絕, _).
test(duan_18_4_08_inner_void, Found == Expected) :-
    cast_pan(訟, [month(寅), day(甲-寅)], Pan),               % 坎 inside, 子 void
    verdicts(Pan, 空, Found),
    sort([舊居-不利, 國事-非宜, 出師-非宜, 疾病-不忌], Expected).
test(duan_18_4_09_outer_broken, Found == Expected) :-
    cast_pan(大有, [month(子), day(甲-子)], Pan),             % 離 outside, 午 broken
    verdicts(Pan, 破, Found),
    sort([新宅-豈宜, 國事-非宜, 出師-非宜, 疾病-不忌], Expected).
test(duan_18_4_10_in_season_nothing, Found == []) :-
    cast_pan(訟, [month(丑), term(小寒), day(甲-寅)], Pan),
    verdicts(Pan, 空, Found).
test(duan_18_4_11_whatever_was_asked, Same == true) :-
    true_days(Days),
    cast_pan(離-乾, [topic(疾病)|Days], Asked),
    cast_pan(離-乾, Days, Bare),
    verdicts(Asked, 墓絕, A),
    verdicts(Bare, 墓絕, B),
    ( A == B -> Same = true ; Same = A-B ).
test(duan_18_4_12_what_the_text_calls_bad, Signs == [凶, 平]) :-
    set(Sign, ( some_pan(Pan), duan_18(Pan, T, G, V), polarity(duan_18(Pan, T, G, V), Sign) ), Signs).
test(duan_18_4_13_one_sign_each, Wrong == []) :-
    set(T-G-V,
        ( some_pan(Pan),
          duan_18(Pan, T, G, V),
          \+ aggregate_all(count, polarity(duan_18(Pan, T, G, V), _), 1) ),
        Wrong).

:- end_tests(matter).


%   A scattering of casts, the same in every run, and others in which
%   everything of the chapter occurs.

:- table scatter/1.

scatter(Pans) :-
    findall(G, liu_shi_si_gua(G, _, _), Hexagrams),
    findall(Gan-Zhi, gan_zhi(_, Gan, Zhi), Days),
    findall(Qi, jie_qi_zhi(_, Qi, _), Terms),
    set_random(seed(18)),
    length(Pans, 100),
    maplist(scattered(Hexagrams, Days, Terms), Pans).

scattered(Hexagrams, Days, Terms, Pan) :-
    random_member(Ben, Hexagrams),
    random_member(Bian, Hexagrams),
    random_member(Day, Days),
    random_member(Qi, Terms),
    random_member(Hou, [none, 1, 2, 3]),
    random_member(Person, [none, 父, 母, 長男, 長女, 中男, 中女, 少男, 少女]),
    random_member(Option, [ben_zhang, tong]),
    random_member(Shi, [zhu_zhan, wu_zhe]),
    jie_qi_zhi(_, Qi, Month),
    random_member(Time, [[term(Qi), hou(Hou)], [month(Month)]]),
    append([day(Day), person(Person), readings([hou_scope=Option, mu_jue_shi=Shi])], Time, Options),
    cast_pan(Ben-Bian, Options, Pan).

some_pan(Pan) :- scatter(Pans), member(Pan, Pans).
some_pan(Pan) :- true_days(Days), cast_pan(離-乾, [person(中女)|Days], Pan).
some_pan(Pan) :- plain_days(Days), cast_pan(離-乾, [person(中女)|Days], Pan).
some_pan(Pan) :- cast_pan(離-乾, [month(子), day(甲-申)], Pan).
some_pan(Pan) :- cast_pan(離-乾, [month(巳), day(乙-巳)], Pan).

goal(da_xiang(_, _, _), [place, sign]).
goal(mu_jue_hua(_, _), [place]).
goal(mu_jue_shang(_, _, _), [place, harm]).
goal(mu_jue(_, _, _), [place, kind]).
goal(gua_kong_po(_, _, _), [place, kong_po]).
goal(xu_qi(_, _, _), [place, xu_qi]).
goal(gua_hua(_, _, _), [place, relation]).
goal(gua_gong(_, _, _), [place, stage]).
goal(gua_bian(_, _, _, _), [place, relation, stage]).
goal(duan_18(_, _, _, _), [topic, ground, verdict]).

value(place, V)    :- member(V, [內, 外]).
value(sign, 凶).
value(harm, V)     :- member(V, [空, 破, 沖]).
value(kind, V)     :- member(V, [真, 偽, 平]).
value(kong_po, V)  :- member(V, [空, 破]).
value(xu_qi, V)    :- member(V, [多虛, 少氣]).
value(relation, V) :- member(V, [生, 克, 比和, 洩, 制]).
value(stage, V)    :- member(V, [長生, 沐浴, 冠帶, 臨官, 帝旺, 衰, 病, 死, 墓, 絕, 胎, 養]).
value(topic, V)    :- member(V, [國事, 出師, 身命, 疾病, 守, 遷, 住基, 諸占, 舊居, 新宅, 求財]).
value(ground, V)   :- member(V, [墓絕, 空, 破]).
value(verdict, V)  :- word(V).
value(verdict, 半(V)) :- word(V).

word(V) :-
    member(V, [豈曰靈長, 我軍或潰, 凶, 不利內, 不利外, 守不利內, 遷不利外, 不宜, 不利, 豈宜, 非宜, 不忌]).

chapter_rule(Citation, Head, Body) :-
    rule(Citation, Head, Body, 'chapters/ch18_mu_jue.pl':_).

:- begin_tests(agreement).

test(every_export_is_tried, Tried == Exported) :-
    set(Name/Arity, ( goal(Goal, _), functor(Goal, Name, Arity) ), Tried),
    module_property(ch18_mu_jue, exports(List)),
    sort(List, Exported).
test(plain_holds_traced_and_rechecked, [forall(goal(Goal, _)), true(Wrong == [])]) :-
    findall(Pan,
            ( some_pan(Pan),
              arg(1, Goal, Pan),
              set(Goal, plain(Goal), Plain),
              set(Goal, holds(Goal), Held),
              findall(Goal-Proof, traced(Goal, Proof), Traced),
              pairs_keys_values(Traced, Heads, Proofs),
              sort(Heads, Proved),
              \+ ( Plain == Held, Plain == Proved, maplist(recheck, Proofs) ) ),
            Wrong).
test(unbound_as_bound, [forall(goal(Goal, Domain)), true(Wrong == [])]) :-
    Goal =.. [_, Pan|Values],
    findall(Pan,
            ( some_pan(Pan),
              set(Values, plain(Goal), Unbound),
              set(Values, ( maplist(value, Domain, Values), \+ \+ plain(Goal) ), Bound),
              Unbound \== Bound ),
            Wrong).
test(every_rule_fires, Idle == []) :-
    set(Citation,
        ( some_pan(Pan),
          goal(Goal, _),
          arg(1, Goal, Pan),
          traced(Goal, Proof),
          proof_citations(Proof, Citations),
          member(Citation, Citations) ),
        Fired),
    findall(Citation, ( chapter_rule(Citation, _, _), \+ memberchk(Citation, Fired) ), Idle).

:- end_tests(agreement).


:- begin_tests(apparatus).

test(every_passage_cited_or_excused, Missing == []) :-
    findall(Passage,
            ( member(Passage, [18/_, n(18/_)]),
              passage(Passage, _, _, _),
              \+ ( chapter_rule(Citation, _, _), citation_passage(Citation, Passage) ),
              \+ not_encoded(Passage, _) ),
            Missing).
test(citations_are_unique, Twice == []) :-
    findall(Citation, chapter_rule(Citation, _, _), Citations),
    msort(Citations, Sorted),
    findall(C, append(_, [C, C|_], Sorted), Twice).
test(every_conclusion_has_one_gloss, Wrong == []) :-
    set(Name-Values,
        ( rule_home(Name/Arity, ch18_mu_jue),
          functor(Goal, Name, Arity),
          some_pan(Pan),
          arg(1, Goal, Pan),
          plain(Goal),
          \+ aggregate_all(count, gloss(Goal, _, _), 1),
          Goal =.. [_, _|Values] ),
        Wrong).

:- end_tests(apparatus).
