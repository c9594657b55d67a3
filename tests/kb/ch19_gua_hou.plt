:- encoding(utf8).
:- module(test_ch19_gua_hou, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module('../../kb/engine/notation').
:- use_module('../../kb/engine/prover').
:- use_module('../../kb/tables/stems_branches', [di_zhi/2, gan_zhi/3, xun_shou/3, chong/2]).
:- use_module('../../kb/tables/hexagrams', [liu_shi_si_gua/3]).
:- use_module('../../kb/tables/solar_terms', [jie_qi_zhi/3]).
:- use_module('../../kb/tables/passages', [passage/4]).
:- use_module('../../kb/chart/cast').
:- use_module('../../kb/chart/pan').
:- use_module('../../kb/chart/state').
:- use_module('../../kb/chapters/ch19_gua_hou').

%   The round and the states as the text lists them, and what follows by
%   counting, apart from the rules.

round([坎, 艮, 震, 巽, 離, 坤, 兌, 乾]).
states([旺, 相, 胎, 沒, 死, 囚, 休, 廢]).
nodes([冬至, 立春, 春分, 立夏, 夏至, 立秋, 秋分, 立冬]).
seats([坎-[子], 艮-[丑, 寅], 震-[卯], 巽-[辰, 巳], 離-[午], 坤-[未, 申], 兌-[酉], 乾-[戌, 亥]]).

term(Qi) :- jie_qi_zhi(_, Qi, _).

trigram(Gua) :- round(Round), member(Gua, Round).

seat(Gua, Zhi) :- seats(Seats), member(Gua-Branches, Seats), member(Zhi, Branches).

%   counted(+Qi, -Gua, -K): the term is so many days into the round.

counted(Qi, Gua, K) :-
    jie_qi_zhi(N, Qi, _),
    Ruler is ((N + 2) mod 24) // 3,
    round(Round),
    states(States),
    nth0(Place, Round, Gua),
    Step is (Place - Ruler) mod 8,
    nth0(Step, States, K).

day_pan(Hexagram, Options, Gan, Zhi, Pan) :-
    gan_zhi(_, Gan, Zhi),
    cast_pan(Hexagram, [day(Gan-Zhi)|Options], Pan).

term_pan(Qi, Pan) :- cast_pan(乾, [term(Qi)], Pan).

set(Template, Goal, Set) :-
    findall(Template, Goal, List),
    sort(List, Set).


:- begin_tests(eight_states).

test(gua_hou_3_01_winter_solstice, Pairs == [坎-旺, 艮-相, 震-胎, 巽-沒, 離-死, 坤-囚, 兌-休, 乾-廢]) :-
    term_pan(冬至, Pan),
    findall(Gua-K, ( trigram(Gua), gua_hou(Pan, Gua, K) ), Pairs).
test(gua_hou_3_02_first_and_second_of_the_four, Found == [坎-艮, 震-巽, 離-坤, 兌-乾]) :-
    findall(First-Second,
            ( member(Qi, [冬至, 春分, 夏至, 秋分]),
              term_pan(Qi, Pan),
              gua_hou(Pan, First, 旺),
              gua_hou(Pan, Second, 相) ),
            Found).
test(gua_hou_3_03_whole_table_and_nothing_else, [forall(term(Qi)), true(Found == Counted)]) :-
    term_pan(Qi, Pan),
    set(Gua-K, gua_hou(Pan, Gua, K), Found),
    set(Gua-K, counted(Qi, Gua, K), Counted).
test(gua_hou_3_04_one_state_each, [forall(term(Qi)), true(Count == 8)]) :-
    term_pan(Qi, Pan),
    aggregate_all(count, gua_hou(Pan, _, _), Count).
test(gua_hou_3_05_whatever_the_day, [forall(gan_zhi(_, Gan, Zhi)), true(Pairs == Same)]) :-
    day_pan(乾, [term(立夏)], Gan, Zhi, Pan),
    findall(Gua-K, gua_hou(Pan, Gua, K), Pairs),
    term_pan(立夏, Bare),
    findall(Gua-K, gua_hou(Bare, Gua, K), Same).
test(gua_hou_3_06_no_term_no_state, fail) :-
    cast_pan(乾, [month(子), day(甲-子)], Pan),
    gua_hou(Pan, _, _).
test(gua_hou_3_07_ox_month, [forall(member(Qi, [小寒, 大寒])), true(States == [震-胎, 巽-沒])]) :-
    term_pan(Qi, Pan),
    findall(Gua-K, ( member(Gua, [震, 巽]), gua_hou(Pan, Gua, K) ), States).
test(dang_ling_2_01_three_terms_each, Rulers == Expected) :-
    findall(Gua, ( term(Qi), term_pan(Qi, Pan), dang_ling(Pan, Gua) ), Rulers),
    findall(Gua,
            ( member(Gua, [艮, 震, 巽, 離, 坤, 兌, 乾, 坎]), between(1, 3, _) ),
            Expected).
test(dang_ling_2_02_no_term, fail) :-
    cast_pan(乾, [month(寅)], Pan),
    dang_ling(Pan, _).

:- end_tests(eight_states).


:- begin_tests(afterglow).

test(gua_hou_3_08_third_day_after_the_equinox, Rulers == [艮, 震]) :-
    cast_pan(乾, [term(春分), hou(1)], Pan),
    set(Gua, gua_hou(Pan, Gua, 旺), Rulers).
test(gua_hou_3_09_not_cast_off_yet, fail) :-
    cast_pan(乾, [term(春分), hou(1)], Pan),
    gua_hou(Pan, _, 廢).
test(gua_hou_3_10_over_after_five_days, [forall(member(Hou, [2, 3])), true(Rulers-Off == [震]-[艮])]) :-
    cast_pan(乾, [term(春分), hou(Hou)], Pan),
    set(Gua, gua_hou(Pan, Gua, 旺), Rulers),
    set(Gua, gua_hou(Pan, Gua, 廢), Off).
test(gua_hou_3_11_unknown_days_no_afterglow, Rulers-Off == [震]-[艮]) :-
    term_pan(春分, Pan),
    set(Gua, gua_hou(Pan, Gua, 旺), Rulers),
    set(Gua, gua_hou(Pan, Gua, 廢), Off).
test(gua_hou_3_12_every_time_of_the_year, [forall((term(Qi), between(1, 3, Hou))), true(Found == Expected)]) :-
    cast_pan(乾, [term(Qi), hou(Hou)], Pan),
    set(Gua-K, gua_hou(Pan, Gua, K), Found),
    nodes(Nodes),
    set(Gua-K,
        ( counted(Qi, Gua, K0),
          (   K0 == 廢, Hou == 1, memberchk(Qi, Nodes)
          ->  K = 旺
          ;   K = K0
          ) ),
        Expected).
test(yu_wang_2_01_only_at_nodes, Terms == Nodes) :-
    set(Qi, ( term(Qi), cast_pan(乾, [term(Qi), hou(1)], Pan), yu_wang(Pan, _) ), Terms),
    nodes(List),
    sort(List, Nodes).
test(yu_wang_2_02_keeps_from_the_void, fail) :-
    cast_pan(乾, [term(冬至), hou(1), day(甲-子)], Pan),       % 戌亥 void; 乾 ruled
    gua_zhi_kong(Pan, 邦宅, 乾, _).
test(yu_wang_2_03_void_once_it_is_over, Void == [亥, 戌]) :-
    cast_pan(乾, [term(冬至), hou(2), day(甲-子)], Pan),
    set(Zhi, gua_zhi_kong(Pan, 邦宅, 乾, Zhi), Void).

:- end_tests(afterglow).


:- begin_tests(pentads).

test(dang_hou_4_01_seventy_two, Counts == [陽-36, 陰-36]) :-
    findall(YinYang-Count,
            ( member(YinYang, [陽, 陰]),
              aggregate_all(count,
                            ( term(Qi), between(1, 3, Hou),
                              cast_pan(乾, [term(Qi), hou(Hou)], Pan),
                              dang_hou(Pan, YinYang, Qi, Hou) ),
                            Count) ),
            Counts).
test(dang_hou_4_02_yang_from_winter_to_summer, Terms == Expected) :-
    set(N, ( jie_qi_zhi(N, Qi, _), cast_pan(乾, [term(Qi), hou(1)], Pan), dang_hou(Pan, 陽, _, _) ), Terms),
    findall(N, ( between(1, 24, N), ( N =< 9 ; N >= 22 ) ), Expected).
test(dang_hou_4_03_needs_the_days, fail) :-
    term_pan(冬至, Pan),
    dang_hou(Pan, _, _, _).
test(yue_si_3_01_snake_five_days_early, Found == [巳-先司, 辰-司]) :-
    cast_pan(乾, [term(穀雨), hou(3)], Pan),
    set(Zhi-K, yue_si(Pan, Zhi, K), Found).
test(yue_si_3_02_every_time_of_the_year, [forall((jie_qi_zhi(N, Qi, Month), between(1, 3, Hou))), true(Found == Expected)]) :-
    cast_pan(乾, [term(Qi), hou(Hou)], Pan),
    set(Zhi-K, yue_si(Pan, Zhi, K), Found),
    set(Zhi-K,
        (   Zhi = Month, K = 司
        ;   0 is N mod 2, Hou =:= 3,
            di_zhi(Z, Month), Next is Z mod 12 + 1, di_zhi(Next, Zhi), K = 先司
        ),
        Expected).
test(yue_si_3_03_unknown_days, Found == [辰-司]) :-
    term_pan(穀雨, Pan),
    findall(Zhi-K, yue_si(Pan, Zhi, K), Found).
test(yue_si_3_04_the_month_alone, Found == [辰-司]) :-
    cast_pan(乾, [month(辰)], Pan),
    findall(Zhi-K, yue_si(Pan, Zhi, K), Found).

:- end_tests(pentads).


%   What the seats' branches undergo, against counting, for every term and day.

exempt(kong,  [旺, 相]).
exempt(chong, [旺, 相, 胎, 沒]).
exempt(jian,  [死, 囚, 休, 廢]).

raw(kong, Pan, Zhi)  :- kong(Pan, Zhi).
raw(chong, Pan, Zhi) :- ri_chen(Pan, _, Day), chong(Day, Zhi).
raw(jian, Pan, Zhi)  :- ri_chen(Pan, _, Zhi).

seat_goal(kong, Pan, Scope, Gua, Zhi)  :- gua_zhi_kong(Pan, Scope, Gua, Zhi).
seat_goal(chong, Pan, Scope, Gua, Zhi) :- gua_zhi_chong(Pan, Scope, Gua, Zhi).
seat_goal(jian, Pan, Scope, Gua, Zhi)  :- gua_zhi_jian(Pan, Scope, Gua, Zhi).

expected_seats(Kind, Pan, Qi, Reach, Set) :-
    set(s(Scope, Gua, Zhi),
        ( member(Scope, [邦宅, 他章]),
          seat(Gua, Zhi),
          raw(Kind, Pan, Zhi),
          \+ ( memberchk(Scope, Reach),
               counted(Qi, Gua, K),
               exempt(Kind, States),
               memberchk(K, States) ) ),
        Set).

:- begin_tests(seats).

test(gua_zhi_4_01_every_term_and_day,
     [forall(( member(Option-Reach, [ben_zhang-[邦宅], tong-[邦宅, 他章]]), term(Qi) )), true(Wrong == [])]) :-
    findall(Kind-Gan-Zhi,
            ( day_pan(乾, [term(Qi), readings([hou_scope=Option])], Gan, Zhi, Pan),
              exempt(Kind, _),
              set(s(Scope, Gua, Z), seat_goal(Kind, Pan, Scope, Gua, Z), Found),
              expected_seats(Kind, Pan, Qi, Reach, Expected),
              Found \== Expected ),
            Wrong).
test(gua_zhi_4_02_no_term_nothing_exempt, [forall(di_zhi(_, Month)), true(Wrong == [])]) :-
    findall(Kind-Gan-Zhi,
            ( day_pan(乾, [month(Month), readings([hou_scope=tong])], Gan, Zhi, Pan),
              exempt(Kind, _),
              set(s(Scope, Gua, Z), seat_goal(Kind, Pan, Scope, Gua, Z), Found),
              set(s(Scope, Gua, Z), ( member(Scope, [邦宅, 他章]), seat(Gua, Z), raw(Kind, Pan, Z) ), Expected),
              Found \== Expected ),
            Wrong).
test(gua_zhi_lin_4_01_month_always_day_by_the_season, [forall(term(Qi)), true(Wrong == [])]) :-
    findall(Gan-Zhi,
            ( day_pan(乾, [term(Qi)], Gan, Zhi, Pan),
              set(s(Scope, Gua, Z), gua_zhi_lin(Pan, Scope, Gua, Z), Found),
              set(s(Scope, Gua, Z),
                  (   gua_zhi_jian(Pan, Scope, Gua, Z)
                  ;   member(Scope, [邦宅, 他章]), yue_jian(Pan, Z), seat(Gua, Z)
                  ),
                  Expected),
              Found \== Expected ),
            Wrong).
test(gua_zhi_po_4_01_across_from_the_month, [forall(term(Qi)), true(Found == Expected)]) :-
    cast_pan(乾, [term(Qi), day(甲-子)], Pan),
    set(s(Scope, Gua, Zhi), gua_zhi_po(Pan, Scope, Gua, Zhi), Found),
    set(s(Scope, Gua, Zhi), ( member(Scope, [邦宅, 他章]), seat(Gua, Zhi), po(Pan, Zhi) ), Expected).
test(gua_zhi_po_4_02_befalls_only_what_the_season_has_left, States == [囚, 死]) :-
    set(K,
        ( term(Qi), between(1, 3, Hou),
          cast_pan(乾, [term(Qi), hou(Hou)], Pan),
          gua_zhi_po(Pan, _, Gua, _),
          gua_hou(Pan, Gua, K) ),
        States).
test(gua_zhi_po_4_03_not_on_the_day, fail) :-
    cast_pan(乾, [month(酉), day(乙-卯)], Pan),
    gua_zhi_po(Pan, _, 震, _).

:- end_tests(seats).


xun_day(Head, Gan, Zhi) :-
    gan_zhi(_, Gan, Zhi),
    xun_shou(Gan, Zhi, Head).

branch_day(Zhi, Gan) :- gan_zhi(_, Gan, Zhi).

:- begin_tests(trigrams).

test(gua_zhi_kong_4_01_water_in_the_ox_month,
     [forall(( xun_day(寅, Gan, Zhi), member(Qi, [小寒, 大寒]) )), true(Scopes == [他章])]) :-
    cast_pan(坎, [term(Qi), day(Gan-Zhi)], Pan),
    set(Scope, gua_zhi_kong(Pan, Scope, 坎, 子), Scopes).
test(gua_bu_yun_3_01_void_and_not_void, [forall(xun_day(寅, Gan, Zhi)), true(Places == [內, 外])]) :-
    cast_pan(坎, [month(丑), term(小寒), day(Gan-Zhi)], Pan),
    set(Place, gua_bu_yun(Pan, Place, 弗空), Places).
test(gua_bu_yun_3_02_half_a_seat_is_not_void, fail) :-
    cast_pan(艮, [term(小寒), day(甲-寅)], Pan),               % 丑 on the month, 寅 the day
    gua_bu_yun(Pan, _, 弗空).
test(gua_bu_yun_3_03_not_in_season_not_exempt, fail) :-
    cast_pan(離, [term(冬至), day(甲-申)], Pan),               % 離 is 死
    gua_bu_yun(Pan, _, 弗空).
test(gua_ri_po_2_01_thunder_on_a_rooster_day, [forall(branch_day(酉, Gan)), fail]) :-
    cast_pan(震, [term(春分), day(Gan-酉)], Pan),
    gua_ri_po(Pan, 內).
test(gua_ri_po_2_02_thunder_out_of_season, [forall(branch_day(酉, Gan)), true(Places == [內, 外])]) :-
    cast_pan(震, [term(秋分), day(Gan-酉)], Pan),
    set(Place, gua_ri_po(Pan, Place), Places).
test(gua_ri_po_2_03_no_term, [forall(branch_day(酉, Gan)), true(Places == [內, 外])]) :-
    cast_pan(震, [month(寅), day(Gan-酉)], Pan),
    set(Place, gua_ri_po(Pan, Place), Places).
test(gua_ri_po_2_04_another_day, fail) :-
    cast_pan(震, [term(秋分), day(甲-戌)], Pan),
    gua_ri_po(Pan, _).
test(gua_ri_po_2_05_the_trigram_in_its_place, Places == [外]) :-
    cast_pan(泰, [term(立冬), day(甲-寅)], Pan),               % 寅 strikes 申 of 坤, 休, outside
    findall(Place, gua_ri_po(Pan, Place), Places).
test(gua_ri_po_2_06_reading_does_not_touch_it, fail) :-
    cast_pan(震, [term(春分), day(己-酉), readings([hou_scope=tong])], Pan),
    gua_ri_po(Pan, _).
test(gua_ri_jian_2_01_water_on_a_rat_day, [forall(branch_day(子, Gan)), fail]) :-
    cast_pan(坎, [term(夏至), day(Gan-子)], Pan),
    gua_ri_jian(Pan, 內).
test(gua_ri_jian_2_02_water_in_season, [forall(branch_day(子, Gan)), true(Places == [內, 外])]) :-
    cast_pan(坎, [term(冬至), day(Gan-子)], Pan),
    set(Place, gua_ri_jian(Pan, Place), Places).
test(gua_ri_jian_2_03_no_term, Places == [內, 外]) :-
    cast_pan(坎, [month(午), day(甲-子)], Pan),
    set(Place, gua_ri_jian(Pan, Place), Places).
test(gua_ri_jian_2_04_the_month_is_not_the_day, fail) :-
    cast_pan(坎, [term(冬至), day(甲-寅)], Pan),
    gua_ri_jian(Pan, _).
test(gua_qiu_2_01_thunder_and_wind_in_the_ox_month, [forall(member(Qi, [小寒, 大寒])), fail]) :-
    cast_pan(恆, [term(Qi), day(甲-子)], Pan),
    gua_qiu(Pan, _).
test(gua_qiu_2_02_by_the_month_alone, Places == [內, 外]) :-
    cast_pan(恆, [month(丑), day(甲-子)], Pan),
    set(Place, gua_qiu(Pan, Place), Places).
test(gua_qiu_2_03_not_in_another_month, fail) :-
    cast_pan(恆, [month(子), day(甲-子)], Pan),
    gua_qiu(Pan, _).
test(gua_bu_yun_3_04_not_trapped, Places == [內, 外]) :-
    cast_pan(恆, [term(大寒)], Pan),
    set(Place, gua_bu_yun(Pan, Place, 弗囚), Places).
test(gua_bu_yun_3_05_tells_what_the_exemptions_do,
     [forall(( term(Qi), member(Ben, [乾, 坎, 艮, 震, 巽, 離, 坤, 兌]) )), true(Wrong == [])]) :-
    findall(Gan-Zhi,
            ( day_pan(Ben, [term(Qi)], Gan, Zhi, Pan),
              cast_pan(Ben, [month(Month), day(Gan-Zhi)], Bare),
              jie_qi_zhi(_, Qi, Month),
              \+ agrees_with_bare(Pan, Bare) ),
            Wrong).

%   An exemption is told exactly where something holds without the term and
%   fails with it.

agrees_with_bare(Pan, Bare) :-
    forall(member(Place, [內, 外]),
           ( lost(Pan, Bare, Place, gua_ri_po, 不云沖),
             lost(Pan, Bare, Place, gua_ri_jian, 不云建),
             lost(Pan, Bare, Place, gua_qiu, 弗囚) )).

lost(Pan, Bare, Place, Name, K) :-
    (   call(Name, Bare, Place), \+ call(Name, Pan, Place)
    ->  gua_bu_yun(Pan, Place, K)
    ;   \+ gua_bu_yun(Pan, Place, K)
    ).

:- end_tests(trigrams).


:- begin_tests(matter).

test(duan_19_4_01_realm_old_and_new_house, Found == [國事-不云沖, 新宅-不云沖, 舊居-不云沖]) :-
    cast_pan(震, [term(春分), day(己-酉)], Pan),
    set(Topic-Verdict, duan_19(Pan, Topic, 卦候, Verdict), Found).
test(duan_19_4_02_inner_is_the_old_house, Found == [國事-日破, 舊居-日破]) :-
    cast_pan(豫-震, [term(秋分), day(甲-寅)], Pan),           % 寅 strikes 申 of 坤, 廢, inside
    set(Topic-Verdict, duan_19(Pan, Topic, 卦候, Verdict), Found).
test(duan_19_4_03_upheld_in_season, Found == [國事-日建, 新宅-日建, 舊居-日建]) :-
    cast_pan(坎, [term(冬至), day(甲-子)], Pan),
    set(Topic-Verdict, duan_19(Pan, Topic, 卦候, Verdict), Found).
test(duan_19_4_04_not_upheld_out_of_season, Found == [國事-不云建, 新宅-不云建, 舊居-不云建]) :-
    cast_pan(坎, [term(夏至), day(甲-子)], Pan),
    set(Topic-Verdict, duan_19(Pan, Topic, 卦候, Verdict), Found).
test(duan_19_4_05_void_in_season, Verdicts == [弗空]) :-
    cast_pan(坎, [term(小寒), day(丙-辰)], Pan),
    set(Verdict, duan_19(Pan, 新宅, 卦候, Verdict), Verdicts).
test(duan_19_4_06_not_trapped, Verdicts == [弗囚]) :-
    cast_pan(恆, [term(大寒), day(甲-子)], Pan),
    set(Verdict, duan_19(Pan, 舊居, 卦候, Verdict), Verdicts).
test(duan_19_4_07_no_other_matter, Topics == [國事, 新宅, 舊居]) :-
    set(Topic,
        ( member(Qi, [冬至, 春分, 夏至, 秋分]),
          day_pan(坎, [term(Qi)], _, _, Pan),
          duan_19(Pan, Topic, _, _) ),
        Topics).

:- end_tests(matter).


%   A scattering of casts, the same in every run.

:- table scatter/1.

scatter(Pans) :-
    findall(G, liu_shi_si_gua(G, _, _), Hexagrams),
    findall(Gan-Zhi, gan_zhi(_, Gan, Zhi), Days),
    findall(Qi, term(Qi), Terms),
    set_random(seed(19)),
    length(Pans, 100),
    maplist(scattered(Hexagrams, Days, Terms), Pans).

scattered(Hexagrams, Days, Terms, Pan) :-
    random_member(Ben, Hexagrams),
    random_member(Bian, Hexagrams),
    random_member(Day, Days),
    random_member(Qi, Terms),
    random_member(Hou, [none, 1, 1, 2, 3]),
    random_member(Option, [ben_zhang, tong]),
    jie_qi_zhi(_, Qi, Month),
    random_member(Time, [[term(Qi), hou(Hou)], [term(Qi), hou(Hou)], [month(Month)]]),
    append([day(Day), readings([hou_scope=Option])], Time, Options),
    cast_pan(Ben-Bian, Options, Pan).

%   goal(?Goal, ?Domain): a public goal and, for each argument after Pan, the
%   values that it may take.

goal(dang_ling(_, _), [gua]).
goal(yu_wang(_, _), [gua]).
goal(gua_hou(_, _, _), [gua, state]).
goal(dang_hou(_, _, _, _), [yin_yang, qi, hou]).
goal(yue_si(_, _, _), [zhi, si]).
goal(hou_yu(_, _), [scope]).
goal(gua_zhi_kong(_, _, _, _), [scope, gua, zhi]).
goal(gua_zhi_po(_, _, _, _), [scope, gua, zhi]).
goal(gua_zhi_chong(_, _, _, _), [scope, gua, zhi]).
goal(gua_zhi_jian(_, _, _, _), [scope, gua, zhi]).
goal(gua_zhi_lin(_, _, _, _), [scope, gua, zhi]).
goal(gua_qiu(_, _), [place]).
goal(gua_ri_po(_, _), [place]).
goal(gua_ri_jian(_, _), [place]).
goal(gua_bu_yun(_, _, _), [place, exemption]).
goal(duan_19(_, _, _, _), [topic, ground, verdict]).

value(gua, V)       :- trigram(V).
value(state, V)     :- states(Vs), member(V, Vs).
value(yin_yang, V)  :- member(V, [陽, 陰]).
value(qi, V)        :- term(V).
value(hou, V)       :- member(V, [1, 2, 3]).
value(zhi, V)       :- di_zhi(_, V).
value(si, V)        :- member(V, [司, 先司]).
value(scope, V)     :- member(V, [邦宅, 他章]).
value(place, V)     :- member(V, [內, 外]).
value(exemption, V) :- member(V, [弗空, 弗囚, 不云沖, 不云建]).
value(topic, V)     :- member(V, [國事, 舊居, 新宅, 疾病]).
value(ground, 卦候).
value(verdict, V)   :- member(V, [弗空, 弗囚, 不云沖, 不云建, 日破, 日建]).

:- begin_tests(agreement).

test(every_export_is_tried, Tried == Exported) :-
    set(Name/Arity, ( goal(Goal, _), functor(Goal, Name, Arity) ), Tried),
    module_property(ch19_gua_hou, exports(List)),
    sort(List, Exported).
test(plain_holds_traced_and_rechecked, [forall(goal(Goal, _)), true(Wrong == [])]) :-
    scatter(Pans),
    findall(Pan,
            ( member(Pan, Pans),
              arg(1, Goal, Pan),
              set(Goal, plain(Goal), Plain),
              set(Goal, holds(Goal), Held),
              findall(Goal-Proof, traced(Goal, Proof), Traced),
              pairs_keys_values(Traced, Heads, Proofs),
              sort(Heads, Proved),
              \+ ( Plain == Held, Plain == Proved, maplist(recheck, Proofs) ) ),
            Wrong).
test(unbound_as_bound, [forall(goal(Goal, Domain)), true(Wrong == [])]) :-
    scatter(Pans),
    Goal =.. [_, Pan|Values],
    findall(Pan,
            ( nth1(N, Pans, Pan),
              N =< 20,
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
    findall(Citation,
            ( chapter_rule(Citation, Head, _),
              Head \= defeats(_, _),
              \+ memberchk(Citation, Fired) ),
            Idle).
test(every_exception_beats_its_rule, Idle == []) :-
    findall(Citation,
            ( chapter_rule(Citation, defeats(Target, Head), Body),
              arg(1, Head, Pan),
              \+ ( some_pan(Pan),
                   rule(Target, Head, Premises, _),
                   holds(Premises),
                   holds(Body) ) ),
            Idle).

:- end_tests(agreement).


chapter_rule(Citation, Head, Body) :-
    rule(Citation, Head, Body, 'chapters/ch19_gua_hou.pl':_).

%   Casts in which everything of the chapter occurs.

some_pan(Pan) :- scatter(Pans), member(Pan, Pans).
some_pan(Pan) :- term(Qi), between(1, 3, Hou), cast_pan(乾, [term(Qi), hou(Hou)], Pan).

:- begin_tests(apparatus).

test(every_passage_cited_or_excused, Missing == []) :-
    findall(Passage,
            ( member(Passage, [19/N, n(19/N)]),
              passage(Passage, _, _, _),
              \+ ( chapter_rule(Citation, _, _), citation_passage(Citation, Passage) ),
              \+ not_encoded(Passage, _) ),
            Missing).
test(citations_are_unique, Twice == []) :-
    findall(Citation, chapter_rule(Citation, _, _), Citations),
    msort(Citations, Sorted),
    findall(C, ( append(_, [C, C|_], Sorted) ), Twice).
test(every_conclusion_has_a_gloss, Wrong == []) :-
    scatter(Pans),
    set(Shape,
        ( member(Pan, Pans),
          rule_home(Name/Arity, ch19_gua_hou),
          functor(Goal, Name, Arity),
          ( goal(Goal, _) -> arg(1, Goal, Pan) ; true ),
          plain(Goal),
          \+ gloss(Goal, _, _),
          Goal =.. [_|Values],
          Shape = Name-Values ),
        Wrong).

:- end_tests(apparatus).
