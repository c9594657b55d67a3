:- encoding(utf8).
:- module(test_ch13_fan_fu, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(random)).
:- use_module('../../kb/engine/notation').
:- use_module('../../kb/engine/sentence').
:- use_module('../../kb/tables/topics', []).
:- use_module('../../kb/engine/prover').
:- use_module('../../kb/tables/stems_branches').
:- use_module('../../kb/tables/trigrams').
:- use_module('../../kb/tables/hexagrams').
:- use_module('../../kb/tables/names', [label/4]).
:- use_module('../../kb/chart/pan').
:- use_module('../../kb/chart/state').
:- use_module('../../kb/chart/cast').
:- use_module('../../kb/chapters/ch13_fan_fu').

%   Casts.

change(Ben-Bian) :-
    liu_shi_si_gua(Ben, _, _),
    liu_shi_si_gua(Bian, _, _).

at(Hexagrams, Month, Gan-Zhi, Pan) :-
    cast_pan(Hexagrams, [month(Month), day(Gan-Zhi)], Pan).

time(Month, Gan-Zhi) :-
    di_zhi(_, Month),
    gan_zhi(_, Gan, Zhi).

in_time(Pan0, Month, Gan-Zhi, Pan) :-
    pan_time(Pan0, time(none, none, none, Month, Gan, Zhi, none, none), Pan).

head_day(Head, Gan-Zhi) :-
    xun_shou(Gan, Zhi, Head).

weights(Pan, Scope, Ws) :-
    findall(W, fan_yin(Pan, fan(Scope, W)), Ws0),
    sort(Ws0, Ws).

same_set(As, Bs) :-
    sort(As, Set),
    sort(Bs, Set).

%   The doctrine said again, on its own terms, by arithmetic on the places of
%   branches and days: 子 is 0, 甲子 is 0.

facing(乾, 巽).  facing(坤, 艮).  facing(震, 兌).  facing(坎, 離).

opposite(A, B) :- facing(A, B).
opposite(A, B) :- facing(B, A).

seat(乾, [10, 11]).  seat(巽, [4, 5]).  seat(坤, [7, 8]).  seat(艮, [1, 2]).
seat(震, [3]).       seat(兌, [9]).     seat(坎, [0]).     seat(離, [6]).

place(Zhi, N) :- di_zhi(N1, Zhi), N is N1 - 1.

times(Month, Gan-Zhi, M, D, Empty) :-
    place(Month, M),
    place(Zhi, D),
    gan_zhi(Day, Gan, Zhi),
    First is 10 - 2 * ((Day - 1) // 10),
    E1 is First mod 12,
    E2 is (First + 1) mod 12,
    Empty = [E1, E2].

on(t(M, _, _), Z)      :- Z =:= M.
on(t(M, D, _), Z)      :- Z =:= D, D =\= M.
spoilt(t(M, _, E), Z)  :- memberchk(Z, E), Z =\= M.
spoilt(t(M, D, E), Z)  :- Z =:= (M + 6) mod 12, Z =\= D, \+ ( memberchk(Z, E), Z =\= M ).

touched(T, Z) :- on(T, Z).
touched(T, Z) :- spoilt(T, Z).

every(How, T, Seat) :- forall(member(Z, Seat), call(How, T, Z)).
some(How, T, Seat)  :- member(Z, Seat), call(How, T, Z), !.

whole(jie, How, T, Seat)    :- every(How, T, Seat).
whole(ren_yi, How, T, Seat) :- some(How, T, Seat).

expected(Ban, T, Old, New, Ws) :-
    seat(Old, OldSeat),
    seat(New, NewSeat),
    findall(W, expected_weight(Ban, T, OldSeat, NewSeat, W), Ws0),
    sort(Ws0, Strong),
    append(OldSeat, NewSeat, Both),
    (   Strong \== []
    ->  Ws = Strong
    ;   some(touched, T, Both)
    ->  Ws = [輕]
    ;   Ws = [平]
    ).

expected_weight(Ban, T, Old, _, 非) :- whole(Ban, on, T, Old).
expected_weight(Ban, T, _, New, 非) :- whole(Ban, spoilt, T, New).
expected_weight(Ban, T, Old, _, 重) :- whole(Ban, spoilt, T, Old).
expected_weight(Ban, T, _, New, 重) :- whole(Ban, on, T, New).

expected_line(T, Old, New, Others, Ws) :-
    Across is (Old + 6) mod 12,
    (   memberchk(Across, Others),
        \+ on(T, Old)
    ->  Shaken = yes
    ;   Shaken = no
    ),
    findall(W, expected_line_weight(T, Old, New, Shaken, W), Ws0),
    sort(Ws0, Ws1),
    (   Ws1 == []
    ->  Ws = [平]
    ;   Ws = Ws1
    ).

expected_line_weight(T, Old, _, _, 非)  :- on(T, Old).
expected_line_weight(T, _, New, no, 非) :- spoilt(T, New).
expected_line_weight(T, Old, _, _, 重)  :- spoilt(T, Old).
expected_line_weight(T, _, New, _, 重)  :- on(T, New).
expected_line_weight(_, _, _, yes, 重).


:- begin_tests(what_turns_over).

% 13.2n: the list of the text, and nothing like it outside the list.

both(乾, 巽).     both(巽, 乾).     both(坎, 離).     both(離, 坎).
both(謙, 剝).     both(剝, 謙).     both(歸妹, 隨).   both(隨, 歸妹).
both(同人, 渙).   both(渙, 同人).   both(師, 賁).     both(賁, 師).

test(gua_fan_4_01_both, all(Ben-Bian == [])) :-
    both(Ben, Bian),
    cast_pan(Ben-Bian, [], Pan),
    findall(Place, gua_fan(Pan, Place, _, _), Places),
    Places \== [內, 外].
test(gua_fan_4_02_inner, Places == [內]) :-
    cast_pan(大有-鼎, [], Pan),
    findall(Place, gua_fan(Pan, Place, _, _), Places).
test(gua_fan_4_03_outer, Places == [外]) :-
    cast_pan(大過-恆, [], Pan),
    findall(Place, gua_fan(Pan, Place, _, _), Places).
test(gua_fan_4_04_whole_table, Wrong == []) :-
    findall(Ben-Bian,
            ( change(Ben-Bian),
              cast_pan(Ben-Bian, [], Pan),
              findall(fan(Place, Old, New), gua_fan(Pan, Place, Old, New), Found),
              liu_shi_si_gua(Ben, Wai, Nei),
              liu_shi_si_gua(Bian, BianWai, BianNei),
              findall(fan(Place, Old, New),
                      ( member(Place-Old-New, [內-Nei-BianNei, 外-Wai-BianWai]),
                        opposite(Old, New)
                      ),
                      Due),
              Found \== Due
            ),
            Wrong).
test(gua_fan_4_05_count, N-M == 960-64) :-
    findall(Places,
            ( change(Change),
              cast_pan(Change, [], Pan),
              findall(Place, gua_fan(Pan, Place, _, _), Places),
              Places \== []
            ),
            All),
    length(All, N),
    include(==([內, 外]), All, Two),
    length(Two, M).
test(gua_fan_4_06_seats_clash, all(Old-New == [])) :-
    opposite(Old, New),
    seat(Old, OldSeat),
    seat(New, NewSeat),
    findall(Z, ( member(Y, OldSeat), Z is (Y + 6) mod 12 ), Across0),
    msort(Across0, Across),
    Across \== NewSeat.
test(gua_fan_4_07_resting_trigram, fail) :-            % 內乾外巽, nothing moves
    cast_pan(小畜, [], Pan),
    gua_fan(Pan, _, _, _).
test(gua_fan_4_08_other_change, fail) :-               % 乾 into 坤: complement, not across
    cast_pan(乾-坤, [], Pan),
    gua_fan(Pan, _, _, _).

% 13.1n: only 巳亥 and 卯酉 ever clash so, and only where 坤 and 巽 turn into one another.

test(yao_fan_2_01_steps, true(same_set(Steps, [巳-亥, 亥-巳, 卯-酉, 酉-卯]))) :-
    findall(Old-New,
            ( change(Change),
              cast_pan(Change, [], Pan),
              yao_fan(Pan, Yao),
              zhi(Pan, Yao, Old),
              bian_zhi(Pan, Yao, New)
            ),
            Steps).
test(yao_fan_2_02_trigrams, true(same_set(Pairs, [坤-巽, 巽-坤]))) :-
    findall(Old-New,
            ( change(Change),
              cast_pan(Change, [], Pan),
              yao_fan(Pan, Yao),
              wei(Place, Yao),
              gua(Pan, Place, Old),
              bian_gua(Pan, Place, New)
            ),
            Pairs).
test(yao_fan_2_03_whole_table, Wrong == []) :-
    findall(Change,
            ( change(Change),
              cast_pan(Change, [], Pan),
              findall(Yao, yao_fan(Pan, Yao), Found),
              findall(Yao,
                      ( dong(Pan, Yao),
                        zhi(Pan, Yao, Old),
                        bian_zhi(Pan, Yao, New),
                        place(Old, O),
                        place(New, N),
                        N =:= (O + 6) mod 12
                      ),
                      Due),
              Found \== Due
            ),
            Wrong).
test(yao_fan_2_04_resting, fail) :-
    cast_pan(坤, [], Pan),
    yao_fan(Pan, _).

:- end_tests(what_turns_over).


:- begin_tests(trigrams).

test(fan_yin_2_01_whole_space, Wrong == []) :-
    findall(Ban-Old-New-Month-Day-Found-Due,
            ( member(Ban, [jie, ren_yi]),
              opposite(Old, New),
              liu_shi_si_gua(Ben, 坎, Old),
              liu_shi_si_gua(Bian, 坎, New),
              cast_pan(Ben-Bian, [readings([ban=Ban])], Pan0),
              time(Month, Day),
              in_time(Pan0, Month, Day, Pan),
              times(Month, Day, M, D, E),
              expected(Ban, t(M, D, E), Old, New, Due),
              weights(Pan, 卦(內), Found),
              Found \== Due
            ),
            Wrong).
test(fan_yin_2_02_outer_as_inner, Wrong == []) :-
    findall(Old-New-Month-Day,
            ( opposite(Old, New),
              liu_shi_si_gua(Ben, Old, Old),
              liu_shi_si_gua(Bian, New, New),
              cast_pan(Ben-Bian, [], Pan0),
              time(Month, Day),
              in_time(Pan0, Month, Day, Pan),
              weights(Pan, 卦(內), Inner),
              weights(Pan, 卦(外), Outer),
              Inner \== Outer
            ),
            Wrong).

% 13.3n-13.5n, on every day and in every month that the text leaves open.

test(fan_yin_2_03_case_13_2, all(Zhi == [])) :-
    gan_zhi(_, Gan, 亥),
    at(乾-巽, 戌, Gan-亥, Pan),
    member(Zhi, [內, 外]),
    \+ fan_yin(Pan, fan(卦(Zhi), 非)).
test(fan_yin_2_04_case_13_2_month_alone, Ws == [輕]) :-
    at(乾-巽, 戌, 甲-子, Pan),                          % 戌 on, 亥 void: each in part
    weights(Pan, 卦(內), Ws).
test(fan_yin_2_05_case_13_3, all(Gan-Zhi == [])) :-
    gan_zhi(_, Gan, Zhi),
    Zhi \== 子,
    at(離-坎, 午, Gan-Zhi, Pan),
    \+ fan_yin(Pan, fan(卦(內), 非)).
test(fan_yin_2_06_case_13_3b, all(Month-Day == [])) :-
    head_day(寅, Day),
    di_zhi(_, Month),
    Month \== 子,
    at(離-坎, Month, Day, Pan),
    \+ fan_yin(Pan, fan(卦(內), 非)).
test(fan_yin_2_07_case_13_3b_on_month, Ws == [重]) :-  % 子 in its own month is not void
    at(離-坎, 子, 甲-寅, Pan),
    weights(Pan, 卦(內), Ws).
test(fan_yin_2_08_case_13_4, all(Gan-Zhi == [])) :-
    gan_zhi(_, Gan, Zhi),
    Zhi \== 酉,
    at(兌-震, 卯, Gan-Zhi, Pan),
    \+ fan_yin(Pan, fan(卦(外), 重)).
test(fan_yin_2_09_case_13_4b, all(Month-Day == [])) :-
    head_day(戌, Day),
    di_zhi(_, Month),
    Month \== 酉,
    at(兌-震, Month, Day, Pan),
    \+ fan_yin(Pan, fan(卦(外), 重)).
test(fan_yin_2_10_case_13_4c, all(Month-Gan == [])) :-
    gan_zhi(_, Gan, 卯),
    di_zhi(_, Month),
    Month \== 酉,
    at(兌-震, Month, Gan-卯, Pan),
    \+ fan_yin(Pan, fan(卦(外), 重)).
test(fan_yin_2_11_case_13_5, Ws == [輕]) :-
    at(坤-艮, 未, 丁-卯, Pan),
    weights(Pan, 卦(內), Ws).
test(fan_yin_2_12_case_13_5_ren_yi, Ws == [非]) :-     % the same under the other reading
    cast_pan(坤-艮, [month(未), day(丁-卯), readings([ban=ren_yi])], Pan),
    weights(Pan, 卦(內), Ws).
test(fan_yin_2_13_case_13_5b, Ws == [非]) :-
    at(艮-坤, 卯, 甲-戌, Pan),                          % 申 void, and 未 neither
    weights(Pan, 卦(外), Ws0),
    Ws0 == [輕],
    cast_pan(艮-坤, [month(卯), day(甲-戌), readings([ban=ren_yi])], Other),
    weights(Other, 卦(外), Ws).

% 13.3 and 13.4 at once: no order is given and both stand.

test(fan_yin_2_14_contested, Ws == [重, 非]) :-
    at(兌-震, 卯, 癸-酉, Pan),
    weights(Pan, 卦(內), Ws).
test(fan_yin_2_15_contested_proofs, Passages == [13/3, 13/4]) :-
    at(兌-震, 卯, 癸-酉, Pan),
    findall(Passage,
            ( member(W, [非, 重]),
              traced(fan_yin(Pan, fan(卦(內), W)), by(Citation, _, _)),
              citation_passage(Citation, Passage)
            ),
            Passages0),
    sort(Passages0, Passages).
test(fan_yin_2_16_mixture, Ws == [非]) :-              % 乾 to 巽: 辰 broken by 戌, 巳 void
    at(乾-巽, 戌, 甲-午, Pan),
    po(Pan, 辰),
    kong(Pan, 巳),
    \+ po(Pan, 巳),
    weights(Pan, 卦(內), Ws).
test(fan_yin_2_17_plain, Ws == [平]) :-
    at(坤-艮, 卯, 甲-午, Pan),
    weights(Pan, 卦(內), Ws).
test(fan_yin_2_18_no_light_under_ren_yi, true(same_set(Ws, [平, 重, 非]))) :-
    findall(W,
            ( opposite(Old, New),
              liu_shi_si_gua(Ben, Old, Old),
              liu_shi_si_gua(Bian, New, New),
              cast_pan(Ben-Bian, [readings([ban=ren_yi])], Pan0),
              time(Month, Day),
              in_time(Pan0, Month, Day, Pan),
              fan_yin(Pan, fan(卦(內), W))
            ),
            Ws).
test(fan_yin_2_19_season, Default-Tong == [非]-[平]) :-  % 坎 rules from 冬至: its void is none
    season([], Default),
    season([hou_scope=tong], Tong).

season(Readings, Ws) :-
    cast_pan(離-坎, [term(小寒), day(甲-寅), readings(Readings)], Pan),
    weights(Pan, 卦(內), Ws).

:- end_tests(trigrams).


:- begin_tests(lines).

test(fan_yin_2_20_lines_whole, Wrong == []) :-
    findall(Change-Month-Day-Yao-Found-Due,
            ( change(Change),
              cast_pan(Change, [], Pan0),
              yao_fan(Pan0, Yao),
              zhi(Pan0, Yao, OldZhi),
              bian_zhi(Pan0, Yao, NewZhi),
              place(OldZhi, Old),
              place(NewZhi, New),
              findall(N, ( dong(Pan0, Other), zhi(Pan0, Other, Z), place(Z, N) ), Others),
              member(Month, [子, 卯, 巳, 申, 酉, 亥]),
              member(Day, [甲-子, 己-巳, 乙-亥, 丁-酉, 甲-辰, 乙-巳, 癸-卯, 庚-申, 丁-亥]),
              in_time(Pan0, Month, Day, Pan),
              times(Month, Day, M, D, E),
              expected_line(t(M, D, E), Old, New, Others, Due),
              weights(Pan, 爻(Yao), Found),
              Found \== Due
            ),
            Wrong).

% 13.6n: 巳 into 亥, every cast that has it, at every time.

test(fan_yin_2_21_case_13_6, Wrong-Some == []-true) :-
    findall(Pan0-Yao, turning(巳, 亥, Pan0, Yao), Lines),
    length(Lines, 128),
    findall(Yao-Month-Gan-Zhi,
            ( member(Pan0-Yao, Lines),
              time(Month, Gan-Zhi),
              in_time(Pan0, Month, Gan-Zhi, Pan),
              (   fan_yin(Pan, fan(爻(Yao), 非))
              ->  \+ not_true(Pan, Yao, Month, Gan-Zhi)
              ;   not_true(Pan, Yao, Month, Gan-Zhi)
              )
            ),
            Wrong),
    (   member(Pan0-Yao, Lines),
        in_time(Pan0, 寅, 甲-子, Pan),
        \+ fan_yin(Pan, fan(爻(Yao), 非))
    ->  Some = true                                    % some of them by 13.8
    ;   Some = false
    ).

turning(Old, New, Pan, Yao) :-
    change(Change),
    cast_pan(Change, [], Pan),
    zhi(Pan, Yao, Old),
    bian_zhi(Pan, Yao, New).

not_true(Pan, Yao, Month, Day) :-
    Month \== 亥,
    head_day(子, Day),
    Month \== 巳,
    Day = _-Zhi,
    Zhi \== 巳,
    \+ zi_chong(Pan, Yao, _).
not_true(_, _, Month, _-Zhi) :-
    once(( Month == 巳 ; Zhi == 巳 )).

% 13.7n: 卯 into 酉.

test(fan_yin_2_22_case_13_7, Wrong == []) :-
    findall(Pan0-Yao, turning(卯, 酉, Pan0, Yao), Lines),
    length(Lines, 128),
    findall(Yao-Month-Gan-Zhi,
            ( member(Pan0-Yao, Lines),
              time(Month, Gan-Zhi),
              in_time(Pan0, Month, Gan-Zhi, Pan),
              (   fan_yin(Pan, fan(爻(Yao), 重))
              ->  \+ heavy(Pan, Yao, Month, Gan-Zhi)
              ;   heavy(Pan, Yao, Month, Gan-Zhi)
              )
            ),
            Wrong).

heavy(Pan, Yao, Month, Gan-Zhi) :-
    once(( Month \== 卯, head_day(辰, Gan-Zhi)
         ; Month == 酉
         ; Zhi == 酉
         ; zi_chong(Pan, Yao, _), Month \== 卯, Zhi \== 卯
         )).

test(fan_yin_2_23_case_13_8, Ws == [重]) :-
    at(坤-巽, 寅, 甲-子, Pan),
    liu_qin(Pan, 2, 父母),
    zi_chong(Pan, 2, 5),
    xun_kong(Pan, 亥),
    weights(Pan, 爻(2), Ws).
test(fan_yin_2_24_case_13_8_alone, Ws == [非]) :-      % 亥 rests: nothing clashes, 亥 is void
    at(坤-升, 寅, 甲-子, Pan),
    weights(Pan, 爻(2), Ws).
test(fan_yin_2_25_case_13_8_on, Ws == [非]) :-         % the line on the day is not scattered
    at(坤-巽, 寅, 己-巳, Pan),
    weights(Pan, 爻(2), Ws).
test(fan_yin_2_26_case_13_8_weak, Ws == [重]) :-       % the change weak and not void
    at(坤-巽, 巳, 丁-丑, Pan),
    weights(Pan, 爻(5), Ws).
test(fan_yin_2_27_case_13_8_passage, Passage == 13/8) :-
    at(坤-巽, 寅, 甲-子, Pan),
    once(traced(fan_yin(Pan, fan(爻(2), 重)), by(Citation, _, _))),
    citation_passage(Citation, Passage).
test(fan_yin_2_28_void_mover, Ws == [重]) :-           % 動空 counts here, though not elsewhere
    at(坤-升, 子, 甲-午, Pan),
    \+ kong_yao(Pan, 2),
    weights(Pan, 爻(2), Ws).
test(fan_yin_2_29_contested, Ws == [重, 非]) :-        % the line and its change both on
    at(坤-升, 巳, 乙-亥, Pan),
    weights(Pan, 爻(2), Ws).
test(fan_yin_2_30_plain, Ws == [平]) :-
    at(坤-升, 寅, 丙-寅, Pan0),
    weights(Pan0, 爻(2), [非]),
    at(坤-升, 寅, 丙-子, Pan),
    weights(Pan, 爻(2), Ws).
test(fan_yin_2_31_no_light_line, fail) :-
    change(Change),
    cast_pan(Change, [month(卯), day(丁-酉)], Pan),
    fan_yin(Pan, fan(爻(_), 輕)).

% Struck by the day the line is scattered too; its change is then the day
% itself, so 13.7 has said 重 already and a void or broken change cannot be.

test(fan_yin_2_32_scattered_by_day, Wrong == []) :-
    findall(Change-Month-Day,
            ( member(Change, [坤-升, 坤-觀, 巽-小畜, 升-坤, 觀-坤]),
              cast_pan(Change, [], Pan0),
              time(Month, Day),
              in_time(Pan0, Month, Day, Pan),
              yao_fan(Pan, Yao),
              san(Pan, Yao),
              weights(Pan, 爻(Yao), Ws),
              Ws \== [重]
            ),
            Wrong).

% 13.11, 13.11n: nothing that rests is a 反吟 or 伏吟.

test(fan_yin_2_33_case_13_12, Found == []) :-
    findall(Ben,
            ( liu_shi_si_gua(Ben, _, _),
              cast_pan(Ben, [], Pan0),
              time(Month, Day),
              in_time(Pan0, Month, Day, Pan),
              once(( fan_yin(Pan, _) ; fu_yin(Pan, _) ))
            ),
            Found).
test(fan_yin_2_34_due, Wrong == []) :-
    findall(Change-Head,
            ( change(Change),
              cast_pan(Change, [month(申), day(庚-午)], Pan),
              due(Head, When),
              arg(1, Head, Pan),
              functor(Head, Name, 2),
              memberchk(Name, [fan_yin, fu_yin]),
              plain(When),
              \+ plain(Head)
            ),
            Wrong).

:- end_tests(lines).


:- begin_tests(fu_yin).

test(gua_fu_4_01_only_heaven_thunder, Wrong-N == []-256) :-
    findall(Change-Found,
            ( change(Change),
              cast_pan(Change, [], Pan),
              findall(fu(Place, Old, New), gua_fu(Pan, Place, Old, New), Found),
              Change = Ben-Bian,
              liu_shi_si_gua(Ben, Wai, Nei),
              liu_shi_si_gua(Bian, BianWai, BianNei),
              findall(fu(Place, Old, New),
                      ( member(Place-Old-New, [內-Nei-BianNei, 外-Wai-BianWai]),
                        memberchk(Old-New, [乾-震, 震-乾])
                      ),
                      Due),
              Found \== Due
            ),
            Wrong),
    findall(x, ( change(Change), cast_pan(Change, [], Pan), gua_fu(Pan, _, _, _) ), Xs),
    length(Xs, N).
test(fu_yin_2_01_thunder, Wrong == []) :-
    cast_pan(豫-否, [], Pan0),
    findall(Month-Day,
            ( time(Month, Day),
              in_time(Pan0, Month, Day, Pan),
              findall(Fu, fu_yin(Pan, Fu), Fus0),
              sort(Fus0, Fus),
              Day = _-Zhi,
              (   memberchk(卯, [Month, Zhi])
              ->  Due = [fu(外, 無咎)]
              ;   Due = [fu(外, 乾克震)]
              ),
              Fus \== Due
            ),
            Wrong).
test(fu_yin_2_02_heaven, Wrong == []) :-
    cast_pan(乾-震, [], Pan0),
    findall(Month-Day,
            ( time(Month, Day),
              in_time(Pan0, Month, Day, Pan),
              findall(Fu, fu_yin(Pan, Fu), Fus0),
              sort(Fus0, Fus),
              Day = _-Zhi,
              (   member(Z, [戌, 亥]),
                  memberchk(Z, [Month, Zhi])
              ->  Due = [fu(內, 無咎), fu(外, 無咎)]
              ;   Due = [fu(內, 神忒), fu(外, 神忒)]
              ),
              Fus \== Due
            ),
            Wrong).
test(fu_yin_2_03_passages, Passages == [13/10, n(13/10)]) :-
    at(豫-否, 子, 甲-子, Pan),
    once(traced(fu_yin(Pan, fu(外, 乾克震)), Proof)),
    proof_citations(Proof, Citations),
    maplist(citation_passage, Citations, Passages).
test(fu_yin_2_04_defeated) :-
    at(豫-否, 卯, 甲-子, Pan),
    once(traced:defeats(13/10/a, fu_yin(Pan, fu(外, 乾克震)), Proof)),
    Proof = by(n(13/10)/b, _, _).
test(fu_yin_cheng_2_01, Places-Harmless == [外]-[]) :-
    at(豫-否, 子, 甲-子, Pan),
    findall(P, fu_yin_cheng(Pan, P), Places),
    at(豫-否, 卯, 甲-子, Safe),
    findall(P, fu_yin_cheng(Safe, P), Harmless).
test(fu_yin_gong_4_01, Stages == [外-戌-養, 外-亥-長生]) :-
    cast_pan(豫-否, [], Pan),
    findall(P-Z-S, fu_yin_gong(Pan, P, Z, S), Stages).
test(fu_yin_gong_4_02_not_of_heaven, fail) :-
    cast_pan(乾-震, [], Pan),
    fu_yin_gong(Pan, _, _, _).
test(fan_fu_ci_3_01, Ranks == [卦(內)-1, 卦(外)-2]) :-  % 內 坎 to 離 turned over, 外 震 to 乾 repeated
    at(解-同人, 寅, 丙-寅, Pan),
    findall(S-R, fan_fu_ci(Pan, S, R), Ranks0),
    sort(Ranks0, Ranks).
test(fan_fu_ci_3_02_of_no_weight, Ranks == []) :-      % 非 and 無咎 rank nowhere
    at(離-坎, 午, 甲-午, Pan),
    findall(S-R, fan_fu_ci(Pan, S, R), R1),
    at(豫-否, 卯, 甲-子, Safe),
    findall(S-R, fan_fu_ci(Safe, S, R), R2),
    append(R1, R2, Ranks).
test(fan_li_3_01, true(same_set(Weights, [平-全, 輕-半, 重-全]))) :-
    findall(W-L,
            ( member(Hexagrams-Month-Day, [(坤-艮)-卯-(甲-午), (坤-艮)-未-(丁-卯), (兌-震)-卯-(甲-子)]),
              at(Hexagrams, Month, Day, Pan),
              fan_yin(Pan, fan(卦(內), W)),
              fan_li(Pan, 卦(內), L)
            ),
            Weights).
test(fan_li_3_02_none, fail) :-
    at(離-坎, 午, 甲-午, Pan),
    fan_li(Pan, 卦(內), _).

:- end_tests(fu_yin).


:- begin_tests(verdicts).

asked(Hexagrams, Month, Gan-Zhi, Question, Pan) :-
    append([month(Month), day(Gan-Zhi)], Question, Options),
    cast_pan(Hexagrams, Options, Pan).

verdicts(Pan, Ground, Verdicts) :-
    findall(Topic-Verdict, duan_13(Pan, Topic, Ground, Verdict), Vs),
    sort(Vs, Verdicts).

test(zhu_shu_3_01, true(same_set(Found, [乾-父, 坤-母, 震-長男, 巽-長女, 坎-中男, 離-中女, 艮-少男, 兌-少女]))) :-
    cast_pan(乾, [], Pan),
    findall(G-R, zhu_shu(Pan, G, R), Found).

use(Use) :- member(Use, [父母, 兄弟, 子孫, 妻財, 官鬼, 世, 應]).

% 13.9: inner and outer, each with its matters and no others; no person asked about.

inner([國事-社稷搖, 出師-凶, 舊住-有非常, 入宅-居宅不寧, 與人鬥-我受傷, 緝捕-我生事絆]).
outer([國事-人民亂, 出師-吉, 遷居-生不測, 入宅-諸人失利, 與人鬥-彼遭辱, 緝捕-彼觸網羅]).

test(duan_13_4_01_inner, Found == Due) :-
    at(大有-鼎, 戌, 甲-子, Pan),
    weights(Pan, 卦(內), [輕]),
    inner(Inner),
    findall(T-半(V), member(T-V, Inner), Due0),
    sort(Due0, Due),
    verdicts(Pan, 反吟, Found).
test(duan_13_4_02_inner_full, Found == Due) :-
    at(大有-鼎, 子, 甲-申, Pan),
    weights(Pan, 卦(內), [平]),
    inner(Due0),
    sort(Due0, Due),
    verdicts(Pan, 反吟, Found).
test(duan_13_4_03_outer_full, Found == Due) :-
    at(大過-恆, 卯, 甲-子, Pan),
    weights(Pan, 卦(外), [重]),
    outer(Due0),
    sort(Due0, Due),
    verdicts(Pan, 反吟, Found).
test(duan_13_4_04_outer_half, Found == Due) :-
    at(豫-小過, 未, 丁-卯, Pan0),                       % inner 坤 to 艮, outer at rest
    \+ duan_13(Pan0, 遷居, _, _),
    at(萃-咸, 未, 丁-卯, Pan1),
    \+ duan_13(Pan1, 遷居, _, _),
    at(師-蒙, 未, 丁-卯, Pan),                          % the same outside
    weights(Pan, 卦(外), [輕]),
    outer(Outer),
    findall(T-半(V), member(T-V, Outer), Due0),
    sort(Due0, Due),
    verdicts(Pan, 反吟, Found).
test(duan_13_4_05_not_true, Found == []) :-
    asked(離-坎, 午, 甲-午, [person(中女), use(世)], Pan),
    weights(Pan, 卦(內), [非]),
    verdicts(Pan, 反吟, Found).
test(duan_13_4_06_contested_counts) :-                 % 重 stands beside 非, and is not silenced
    asked(兌-震, 卯, 癸-酉, [], Pan),
    once(duan_13(Pan, 國事, 反吟, 社稷搖)).

% 13.9n

test(duan_13_4_07_case_13_9, Found == [大凶]) :-
    asked(震-兌, 寅, 癸-酉, [topic(疾病), person(長男), use(子孫)], Pan),
    liu_qin(Pan, 4, 子孫),
    chang_sheng(Pan, 火, 寅, 長生),
    zhu_shu(Pan, 震, 長男),
    once(fan_yin(Pan, fan(卦(內), 重))),
    findall(V, duan_13(Pan, 疾病, 反吟, V), Found0),
    sort(Found0, Found).
test(duan_13_4_08_case_13_9b, Wrong == []) :-
    findall(Person,
            ( zhu_shu(_, Gua, Person),
              asked(坤-艮, 卯, 甲-午, [topic(疾病), person(Person)], Pan),
              findall(V, duan_13(Pan, 疾病, 反吟, V), Vs0),
              sort(Vs0, Vs),
              (   memberchk(Gua, [坤, 艮])
              ->  Vs \== [大凶]
              ;   Vs \== []
              )
            ),
            Wrong).
test(duan_13_4_09_light, Found == [半(大凶)]) :-
    asked(坤-艮, 未, 丁-卯, [person(母)], Pan),
    findall(V, duan_13(Pan, 疾病, 反吟, V), Found0),
    sort(Found0, Found).
test(duan_13_4_10_no_person, fail) :-
    asked(坤-艮, 卯, 甲-午, [topic(疾病)], Pan),
    duan_13(Pan, 疾病, _, _).
test(duan_13_4_11_use_god, true(same_set(Uses, [父母, 官鬼, 應]))) :-    % 坤 to 升: lines 2 and 3
    findall(Use,
            ( use(Use),
              asked(坤-升, 子, 甲-午, [use(Use)], Pan),
              once(duan_13(Pan, 諸占, 爻反, 凶))
            ),
            Uses).
test(duan_13_4_11b_moves_otherwise, fail) :-    % one line of 坤 alone never turns into its clash
    member(Change, [坤-復, 坤-師, 坤-謙, 坤-豫, 坤-比, 坤-剝]),
    use(Use),
    asked(Change, 子, 甲-午, [use(Use)], Pan),
    duan_13(Pan, 諸占, 爻反, _).
test(duan_13_4_12_use_god_not_true, fail) :-
    asked(坤-升, 寅, 甲-子, [use(父母)], Pan),
    duan_13(Pan, 諸占, 爻反, _).
test(duan_13_4_13_no_use_god, fail) :-
    asked(坤-升, 子, 甲-午, [], Pan),
    duan_13(Pan, _, 爻反, _).

% 13.10-11

test(duan_13_4_14_case_13_10, Wrong == []) :-
    findall(Month-Gan-Zhi,
            ( time(Month, Gan-Zhi),
              \+ memberchk(卯, [Month, Zhi]),
              asked(豫-否, Month, Gan-Zhi, [topic(身命), person(長男)], Pan),
              \+ ( fu_yin(Pan, fu(外, 乾克震)), duan_13(Pan, 身命, 伏吟, 凶) )
            ),
            Wrong).
test(duan_13_4_15_case_13_11, Wrong == []) :-
    findall(Month-Gan-Zhi,
            ( time(Month, Gan-Zhi),
              \+ ( member(Z, [戌, 亥]), memberchk(Z, [Month, Zhi]) ),
              asked(乾-震, Month, Gan-Zhi, [topic(疾病), person(父)], Pan),
              \+ ( fu_yin(Pan, fu(內, 神忒)), duan_13(Pan, 疾病, 伏吟, 凶) )
            ),
            Wrong).
test(duan_13_4_16_matters, true(same_set(Found, [國事-凶, 出師-凶, 住基-凶]))) :-
    at(乾-震, 子, 甲-子, Pan),
    verdicts(Pan, 伏吟, Found).
test(duan_13_4_17_persons, true(same_set(Persons, [父, 長男]))) :-
    findall(Person,
            ( zhu_shu(_, _, Person),
              asked(乾-震, 子, 甲-子, [person(Person)], Pan),
              once(duan_13(Pan, 身命, 伏吟, 凶)),
              once(duan_13(Pan, 疾病, 伏吟, 凶))
            ),
            Persons).
test(duan_13_4_17b_old_trigram_alone, Persons == [(乾-震)-父, (豫-否)-長男]) :-    % reading fu_ren
    findall(Hexagrams-Person,
            ( member(Hexagrams, [乾-震, 豫-否]),
              zhu_shu(_, _, Person),
              asked(Hexagrams, 子, 甲-子, [person(Person), readings([fu_ren=wang])], Pan),
              once(duan_13(Pan, 身命, 伏吟, 凶)),
              once(duan_13(Pan, 疾病, 伏吟, 凶))
            ),
            Persons).
test(duan_13_4_17c_matters_of_nobody, true(same_set(Found, [國事-凶, 出師-凶, 住基-凶]))) :-
    asked(乾-震, 子, 甲-子, [readings([fu_ren=wang])], Pan),
    verdicts(Pan, 伏吟, Found).
test(fu_yin_ren_3_01_by_reading, Persons == [wang_lai-父, wang_lai-長男, wang-父]) :-
    findall(FuRen-Person,
            ( member(FuRen, [wang_lai, wang]),
              asked(乾-震, 子, 甲-子, [readings([fu_ren=FuRen])], Pan),
              fu_yin_ren(Pan, 內, Person)
            ),
            Persons).
test(duan_13_4_18_harmless, fail) :-
    member(Person, [父, 長男]),
    asked(乾-震, 戌, 甲-子, [person(Person)], Pan),
    duan_13(Pan, _, 伏吟, _).
test(duan_13_4_19_every_verdict_has_a_sign, Without == []) :-
    findall(Topic-Ground-Verdict,
            ( verdict_seen(Topic, Ground, Verdict),
              \+ polarity(duan_13(_, Topic, Ground, Verdict), _)
            ),
            Without).
test(duan_13_4_20_campaign, all(V-Sign == [吉-吉, 凶-凶])) :-
    member(V, [吉, 凶]),
    polarity(duan_13(_, 出師, 反吟, V), Sign).

verdict_seen(Topic, Ground, Verdict) :-
    member(Hexagrams, [乾-巽, 坤-艮, 兌-震, 乾-震, 坤-升]),
    member(Month-Day, [子-(甲-申), 未-(丁-卯), 卯-(甲-子), 子-(甲-午)]),
    member(Person, [父, 母, 長男]),
    asked(Hexagrams, Month, Day, [person(Person), use(父母)], Pan),
    duan_13(Pan, Topic, Ground, Verdict).

:- end_tests(verdicts).


:- begin_tests(the_rules).

%   Goals of the chapter, unbound.

conclusion(Pan, gua_fan(Pan, _, _, _)).
conclusion(Pan, yao_fan(Pan, _)).
conclusion(Pan, fan_cong(Pan, _, _, _)).
conclusion(Pan, fan_zai(Pan, _, _, _)).
conclusion(Pan, fan_yin(Pan, _)).
conclusion(Pan, fan_li(Pan, _, _)).
conclusion(Pan, fan_fu_ci(Pan, _, _)).
conclusion(Pan, zhu_shu(Pan, _, _)).
conclusion(Pan, fan_ren(Pan, _, _)).
conclusion(Pan, gua_fu(Pan, _, _, _)).
conclusion(Pan, fu_yin(Pan, _)).
conclusion(Pan, fu_yin_cheng(Pan, _)).
conclusion(Pan, fu_yin_ren(Pan, _, _)).
conclusion(Pan, fu_yin_gong(Pan, _, _, _)).
conclusion(Pan, duan_13(Pan, _, _, _)).

%   What may stand in each place of a conclusion.

bound(gua_fan(_, P, A, B))     :- wei(P, _), gua_ren(A, _), gua_ren(B, _).
bound(yao_fan(_, Y))           :- between(1, 6, Y).
bound(fan_cong(_, P, W, S))    :- member(P, [內, 外]), member(W, [日月, 空破]), member(S, [往, 來]).
bound(fan_zai(_, Y, W, S))     :- between(1, 6, Y), member(W, [日月, 空破]), member(S, [動, 變]).
bound(fan_yin(_, fan(S, W)))   :- scope(S), member(W, [重, 輕, 平, 非]).
bound(fan_li(_, S, L))         :- scope(S), member(L, [全, 半]).
bound(fan_fu_ci(_, S, R))      :- scope(S), member(R, [1, 2]).
bound(zhu_shu(_, G, R))        :- gua_ren(G, _), gua_ren(_, R).
bound(fan_ren(_, P, R))        :- member(P, [內, 外]), gua_ren(_, R).
bound(gua_fu(_, P, A, B))      :- member(P, [內, 外]), gua_ren(A, _), gua_ren(B, _).
bound(fu_yin(_, fu(P, W)))     :- member(P, [內, 外]), member(W, [乾克震, 神忒, 無咎]).
bound(fu_yin_cheng(_, P))      :- member(P, [內, 外]).
bound(fu_yin_ren(_, P, R))     :- member(P, [內, 外]), gua_ren(_, R).
bound(fu_yin_gong(_, P, Z, S)) :- member(P, [內, 外]), di_zhi(_, Z), member(S, [養, 長生, 墓, 絕]).
bound(duan_13(_, T, G, V))     :-
    member(T, [國事, 出師, 舊住, 遷居, 入宅, 與人鬥, 緝捕, 疾病, 身命, 住基, 諸占]),
    member(G, [反吟, 爻反, 伏吟]),
    member(V0, [社稷搖, 人民亂, 凶, 吉, 大凶, 有非常, 生不測, 居宅不寧, 諸人失利, 我受傷, 彼遭辱, 我生事絆, 彼觸網羅]),
    member(V, [V0, 半(V0)]).

scope(卦(P)) :- member(P, [內, 外]).
scope(爻(Y)) :- between(1, 6, Y).

%   A cast in which at least one of the two trigrams turns over or repeats,
%   every other time any cast at all.

random_cast(N, Pan) :-
    (   N mod 4 =:= 0
    ->  random_hexagram(Ben),
        random_hexagram(Bian)
    ;   findall(A-B, turn(A, B), Turns),
        random_member(Nei-BianNei, Turns),
        random_trigram(Wai),
        random_trigram(BianWai),
        pair(N, Nei, Wai, Ben),
        pair(N, BianNei, BianWai, Bian)
    ),
    random_between(1, 60, Day),
    gan_zhi(Day, Gan, Zhi),
    random_between(1, 12, Nth),
    di_zhi(Nth, Month),
    findall(R, gua_ren(_, R), Rs),
    random_member(Person, Rs),
    random_member(Use, [父母, 兄弟, 子孫, 妻財, 官鬼, 世, 應]),
    random_member(Ban, [jie, ren_yi]),
    random_member(FuRen, [wang_lai, wang]),
    cast_pan(Ben-Bian, [month(Month), day(Gan-Zhi), person(Person), use(Use), readings([ban=Ban, fu_ren=FuRen])], Pan).

turn(A, B) :- opposite(A, B).
turn(乾, 震).  turn(震, 乾).  turn(坤, 巽).  turn(巽, 坤).

pair(N, A, B, Hexagram) :-
    (   N mod 2 =:= 0
    ->  liu_shi_si_gua(Hexagram, A, B)
    ;   liu_shi_si_gua(Hexagram, B, A)
    ),
    !.

random_hexagram(H) :- findall(X, liu_shi_si_gua(X, _, _), Xs), random_member(H, Xs).
random_trigram(G)  :- findall(X, gua_ren(X, _), Xs), random_member(G, Xs).

random_casts(N, Pans) :-
    set_random(seed(1307)),
    findall(Pan, ( between(1, N, I), random_cast(I, Pan) ), Pans).

solutions(Goal, Call, Set) :-
    findall(Goal, Call, All),
    sort(All, Set).

test(agree_01_plain_holds_traced, Wrong == []) :-
    random_casts(120, Pans),
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
    random_casts(120, Pans),
    findall(Goal-Proof,
            ( member(Pan, Pans), conclusion(Pan, Goal), traced(Goal, Proof) ),
            Proofs),
    exclude([_-Proof]>>recheck(Proof), Proofs, Unsound),
    (   Proofs = [_|_] -> Any = true ; Any = false ).
test(agree_03_bound_as_unbound, Wrong == []) :-
    random_casts(40, Pans),
    findall(Goal,
            ( member(Pan, Pans),
              conclusion(Pan, Goal),
              solutions(Goal, plain(Goal), Unbound),
              solutions(Goal, ( bound(Goal), once(plain(Goal)) ), Bound),
              Unbound \== Bound
            ),
            Wrong).

%   Every rule of the chapter holds in one of these casts, and every exception
%   beats in one of them what it is an exception to.

sample(Pan) :-
    member(Hexagrams, [乾-巽, 坤-艮, 兌-震, 乾-震, 豫-否, 坤-升, 坤-巽, 大過-恆, 坎-離]),
    member(Month-Day, [子-(甲-申), 未-(丁-卯), 卯-(甲-子), 子-(甲-午), 寅-(甲-子), 戌-(甲-午), 寅-(丙-子),
                       巳-(己-巳), 卯-(癸-酉), 亥-(甲-辰)]),
    member(Person, [父, 母, 長男]),
    member(Ban, [jie, ren_yi]),
    Day = Gan-Zhi,
    cast_pan(Hexagrams, [month(Month), day(Gan-Zhi), person(Person), use(父母), readings([ban=Ban])], Pan).

of_chapter(Citation, Head, Body) :-
    rule(Citation, Head, Body, 'chapters/ch13_fan_fu.pl':_).

test(rules_01_all_fire, Idle-Any == []-true) :-
    findall(Pan, sample(Pan), Pans),
    findall(Citation, of_chapter(Citation, _, _), All),
    (   All = [_|_] -> Any = true ; Any = false ),
    findall(Citation,
            ( of_chapter(Citation, Head, Body),
              Head \= defeats(_, _),
              \+ ( member(Pan, Pans),
                   arg(1, Head, Pan),
                   holds(Body),
                   holds(Head)
                 )
            ),
            Idle).
test(rules_02_all_exceptions_beat, Idle-N == []-4) :-
    findall(Pan, sample(Pan), Pans),
    findall(Citation, of_chapter(Citation, defeats(_, _), _), Exceptions),
    length(Exceptions, N),
    findall(Citation,
            ( of_chapter(Citation, defeats(Target, Head), Body),
              \+ ( member(Pan, Pans),
                   arg(1, Head, Pan),
                   rule(Target, Head, Premises, _),
                   holds(Premises),
                   holds(Body)
                 )
            ),
            Idle).
test(rules_03_citations_unique, Twice == []) :-
    findall(Citation, of_chapter(Citation, _, _), All),
    findall(C, ( select(C, All, Rest), memberchk(C, Rest) ), Twice).
test(rules_04_every_passage, Missing == []) :-
    findall(Passage,
            ( between(1, 11, N),
              member(Passage, [13/N, n(13/N)]),
              \+ ( rule(Citation, _, _, _), citation_passage(Citation, Passage) ),
              \+ not_encoded(Passage, _)
            ),
            Missing).
test(rules_05_glosses, Bad == []) :-
    random_casts(60, Pans),
    findall(Goal,
            ( member(Pan, Pans), conclusion(Pan, Goal), plain(Goal), \+ reads_well(Goal) ),
            Bad).

reads_well(Goal) :-
    sentence(en, Goal, English),
    string_codes(English, Codes),
    forall(member(Code, Codes), Code < 0x3000).

:- end_tests(the_rules).
