:- encoding(utf8).
:- module(test_state, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module('../../kb/engine/notation').
:- use_module('../../kb/engine/prover').
:- use_module('../../kb/tables/stems_branches').
:- use_module('../../kb/tables/phases').
:- use_module('../../kb/tables/palaces').
:- use_module('../../kb/tables/hexagrams').
:- use_module('../../kb/chart/pan').
:- use_module('../../kb/chart/cast').
:- use_module('../../kb/chart/state').

%   Every time there is: a month and a day.

time(Month, Gan-Day) :-
    di_zhi(_, Month),
    gan_zhi(_, Gan, Day).

at(Hexagrams, Month, Day, Readings, Pan) :-
    cast_pan(Hexagrams, [month(Month), day(Day), readings(Readings)], Pan).

%   The branches and the phases told anew, by their places in the cycles.

apart(A, B, Steps) :-
    di_zhi(N, A),
    di_zhi(M, B),
    Steps is (M - N) mod 12.

told_strong(Month, Zhi) :-
    zhi_xing(Month, Own),
    zhi_xing(Zhi, Xing),
    once(( Own == Xing ; sheng(Own, Xing) )).

told_void(Gan-Day, Zhi) :-
    gan_zhi(N, Gan, Day),
    di_zhi(M, Zhi),
    Back is (N - 1) mod 10,                  % days since 甲
    Ahead is (M - (N - Back)) mod 12,        % places from the branch of 甲
    Ahead >= 10.

told(kong, Month, Day, Zhi)       :- told_void(Day, Zhi), Month \== Zhi.
told(po, Month, _-Day, Zhi)       :- apart(Month, Zhi, 6), Day \== Zhi.
told(huai, Month, Day, Zhi)       :- ( told(kong, Month, Day, Zhi) ; told(po, Month, Day, Zhi) ), !.
told(xun_kong, _, Day, Zhi)       :- told_void(Day, Zhi).
told(yue_po, Month, _, Zhi)       :- apart(Month, Zhi, 6).
told(ri_chong, _, _-Day, Zhi)     :- apart(Day, Zhi, 6).
told(lin, Month, _-Day, Zhi)      :- memberchk(Zhi, [Month, Day]).
told(ruo, Month, _-Day, Zhi)      :- \+ told_strong(Month, Zhi), \+ memberchk(Zhi, [Month, Day]).


:- begin_tests(branches).

%   Of every branch at every time.

test(branches_2_01, [forall(member(Name, [kong, po, huai, xun_kong, yue_po, ri_chong, lin, ruo]))]) :-
    forall(( time(Month, Day), at(乾, Month, Day, [], Pan) ),
           ( Goal =.. [Name, Pan, Zhi],
             findall(Zhi, Goal, Found0),
             sort(Found0, Found),
             findall(Zhi, ( di_zhi(_, Zhi), told(Name, Month, Day, Zhi) ), Told0),
             sort(Told0, Told),
             Found == Told
           )).

% The month takes away a void, the day a break; neither takes away the other.

test(kong_2_01_on_the_month, Voids-Kongs == [戌, 亥]-[亥]) :-
    at(乾, 戌, 甲-子, [], Pan),
    findall(Zhi, xun_kong(Pan, Zhi), Voids),
    findall(Zhi, kong(Pan, Zhi), Kongs).
test(kong_2_02_broken_too, [true(Set == [巳])]) :-
    at(乾, 亥, 甲-午, [], Pan),
    findall(Zhi, ( kong(Pan, Zhi), po(Pan, Zhi) ), Set).
test(po_2_01_on_the_day, Breaks-Pos == [午]-[]) :-
    at(乾, 子, 甲-午, [], Pan),
    findall(Zhi, yue_po(Pan, Zhi), Breaks),
    findall(Zhi, po(Pan, Zhi), Pos).
test(kong_2_03_never_on_day_or_month) :-
    forall(( time(Month, Day), at(乾, Month, Day, [], Pan) ),
           ( \+ ( lin(Pan, Zhi), kong(Pan, Zhi) ),
             \+ ( lin(Pan, Zhi), po(Pan, Zhi) ),
             \+ ( lin(Pan, Zhi), ruo(Pan, Zhi) )
           )).
test(kong_2_04_two_or_one_in_ten_days) :-
    forall(( time(Month, Day), at(乾, Month, Day, [], Pan) ),
           ( aggregate_all(count, kong(Pan, _), Count),
             ( xun_kong(Pan, Month) -> Count =:= 1 ; Count =:= 2 )
           )).
test(ri_yue_3_01, Pairs == [月-子, 日-寅]) :-
    at(乾, 子, 戊-寅, [], Pan),
    findall(By-Zhi, ri_yue(Pan, By, Zhi), Pairs).
test(ri_yue_3_02_what_is_not_known, [forall(member(Options-Bys, [[]-[], [month(子)]-[月], [day(甲-子)]-[日]])),
                                     true(Found == Bys)]) :-
    cast_pan(乾, Options, Pan),
    findall(By, ri_yue(Pan, By, _), Found).
test(branches_2_02_without_a_time, [forall(member(Goal, [kong(Pan, _), po(Pan, _), huai(Pan, _), ruo(Pan, _), lin(Pan, _),
                                                          ri_chong(Pan, _), xun_kong(Pan, _), yue_po(Pan, _),
                                                          wang_shuai(Pan, _, _), sheng_fu(Pan, _, _), ke_zhi(Pan, _, _),
                                                          liu_shen(Pan, _, _), san(Pan, _), an_dong(Pan, _),
                                                          shi_kong(Pan, _, _)])),
                                     fail]) :-
    cast_pan(乾-坤, [], Pan),
    Goal.

:- end_tests(branches).


:- begin_tests(phases_in_time).

test(wang_shuai_3_01, States == [木-相, 火-死, 土-囚, 金-休, 水-旺]) :-
    cast_pan(乾, [month(子)], Pan),
    findall(Xing-State, ( wu_xing(Xing), wang_shuai(Pan, Xing, State) ), States).
test(wang_shuai_3_02_one_state_each, [forall(di_zhi(_, Month))]) :-
    cast_pan(乾, [month(Month)], Pan),
    forall(wu_xing(Xing), findall(S, wang_shuai(Pan, Xing, S), [_])),
    findall(S, wang_shuai(Pan, _, S), All),
    sort(All, Set),
    length(Set, 5).
test(wang_xiang_2_01, [forall(di_zhi(_, Month))]) :-
    cast_pan(乾, [month(Month)], Pan),
    forall(di_zhi(_, Zhi),
           ( zhi_xing(Zhi, Xing),
             ( told_strong(Month, Zhi) -> wang_xiang(Pan, Xing) ; \+ wang_xiang(Pan, Xing) )
           )).
test(chang_sheng_4_01, Stages == [金-絕, 木-臨官, 水-病, 火-長生, 土-病]) :-
    cast_pan(乾, [], Pan),
    findall(Xing-Stage, ( member(Xing, [金, 木, 水, 火, 土]), chang_sheng(Pan, Xing, 寅, Stage) ), Stages).
test(sheng_fu_3_01_each_of_the_two) :-
    forall(( time(Month, Gan-Day), at(乾, Month, Gan-Day, [], Pan) ),
           ( findall(By-Xing, helped(Month, Day, By, Xing), Told0),
             findall(By-Xing, sheng_fu(Pan, Xing, By), Found0),
             sort(Told0, Told),
             sort(Found0, Told)
           )).
test(ke_zhi_3_01_each_of_the_two) :-
    forall(( time(Month, Gan-Day), at(乾, Month, Gan-Day, [], Pan) ),
           ( findall(By-Xing, controlled(Month, Day, By, Xing), Told0),
             findall(By-Xing, ke_zhi(Pan, Xing, By), Found0),
             sort(Told0, Told),
             sort(Found0, Told)
           )).
test(sheng_fu_3_02_month_helps_what_is_strong) :-
    forall(di_zhi(_, Month),
           ( cast_pan(乾, [month(Month)], Pan),
             findall(Xing, sheng_fu(Pan, Xing, 月), Helped0),
             findall(Xing, wang_xiang(Pan, Xing), Strong0),
             sort(Helped0, Set),
             sort(Strong0, Set)
           )).

helped(Month, Day, By, Xing) :-
    member(By-Zhi, [月-Month, 日-Day]),
    zhi_xing(Zhi, Own),
    ( Xing = Own ; sheng(Own, Xing) ).

controlled(Month, Day, By, Xing) :-
    member(By-Zhi, [月-Month, 日-Day]),
    zhi_xing(Zhi, Own),
    sheng(Own, Child),
    sheng(Child, Xing).

:- end_tests(phases_in_time).


%   Every branch on a line at rest and on one that moves: 乾 and 坤 hold the
%   twelve, and each turns into the other.

line(Hexagrams, Kind, Yao, Zhi) :-
    member(Hexagrams-Kind, [乾-靜, 坤-靜, (乾-坤)-動, (坤-乾)-動]),
    cast_pan(Hexagrams, [], Pan),
    zhi(Pan, Yao, Zhi).

%   What a line is in, told anew: struck means the day clashes.

told_line(靜, Zhi, Month, Day, _, 空)       :- told(kong, Month, Day, Zhi).
told_line(_, Zhi, Month, Day, _, 破)        :- told(po, Month, Day, Zhi).
told_line(_, Zhi, Month, Day, _, 臨)        :- told(lin, Month, Day, Zhi).
told_line(_, Zhi, Month, Day, _, 弱)        :- told(ruo, Month, Day, Zhi).
told_line(靜, Zhi, Month, Day, _, Filled)   :-
    struck(Day, Zhi),
    told(kong, Month, Day, Zhi),
    ( told_strong(Month, Zhi) -> Filled = 全實 ; Filled = 不全實 ).
told_line(靜, Zhi, Month, Day, RiChong-_, Effect) :-
    struck(Day, Zhi),
    \+ told(kong, Month, Day, Zhi),
    ( told_strong(Month, Zhi) -> Strength = strong ; Strength = weak ),
    class(Zhi, Class),
    strike(RiChong, Class, Strength, Effect).
told_line(動, Zhi, Month, Day, _-DongKong, 散) :-
    struck(Day, Zhi),
    Zhi \== Month,
    \+ ( DongKong == quan_dong, told(kong, Month, Day, Zhi) ).

struck(_-Day, Zhi) :- apart(Day, Zhi, 6).

class(Zhi, tomb)  :- memberchk(Zhi, [辰, 戌, 丑, 未]), !.
class(Zhi, birth) :- memberchk(Zhi, [寅, 申, 巳, 亥]), !.
class(_, peak).

strike(wang_xiang, _, strong, 暗動).
strike(wang_xiang, _, weak,   散).
strike(si_lei, tomb, _,       暗動).
strike(si_lei, peak, strong,  暗動).
strike(si_lei, peak, weak,    散).
strike(si_lei, birth, weak,   散).

in(Pan, Yao, 空)     :- kong_yao(Pan, Yao).
in(Pan, Yao, 破)     :- po_yao(Pan, Yao).
in(Pan, Yao, 臨)     :- lin_yao(Pan, Yao).
in(Pan, Yao, 弱)     :- ruo_yao(Pan, Yao).
in(Pan, Yao, Filled) :- shi_kong(Pan, Yao, Filled).
in(Pan, Yao, 暗動)   :- an_dong(Pan, Yao).
in(Pan, Yao, 散)     :- san(Pan, Yao).

states(Hexagrams, Yao, Month, Day, Readings, States) :-
    at(Hexagrams, Month, Day, Readings, Pan),
    findall(State, in(Pan, Yao, State), All),
    sort(All, States).


:- begin_tests(lines).

%   Every branch, at rest and moving, at every time, under every reading.

test(lines_3_01, [forall(( member(RiChong, [wang_xiang, si_lei]), member(DongKong, [san, quan_dong]) ))]) :-
    findall(Hexagrams, ( member(Hexagrams, [乾, 坤, 乾-坤, 坤-乾]) ), Casts),
    forall(( member(Hexagrams, Casts),
             time(Month, Day),
             at(Hexagrams, Month, Day, [ri_chong=RiChong, dong_kong=DongKong], Pan),
             zhi(Pan, Yao, Zhi)
           ),
           ( ( dong(Pan, Yao) -> Kind = 動 ; Kind = 靜 ),
             findall(State, told_line(Kind, Zhi, Month, Day, RiChong-DongKong, State), Told0),
             sort(Told0, Told),
             findall(State, in(Pan, Yao, State), Found0),
             sort(Found0, Told)
           )).
test(lines_3_02_the_twelve_of_both_kinds, Count == 24) :-
    findall(Kind-Zhi, line(_, Kind, _, Zhi), All),
    sort(All, Set),
    length(Set, Count).

% 午, line 4 of 乾, and each premise of its states taken away in turn.

test(kong_yao_2_01, States == [弱, 空]) :-
    states(乾, 4, 酉, 甲-申, [], States).
test(kong_yao_2_02_moving, States == [弱]) :-
    states(乾-小畜, 4, 酉, 甲-申, [], States).
test(kong_yao_2_03_on_the_month, States == [臨]) :-
    states(乾, 4, 午, 甲-申, [], States).
test(kong_yao_2_04_in_other_ten_days, States == [弱]) :-
    states(乾, 4, 酉, 乙-未, [], States).
test(po_yao_2_01, States == [弱, 破]) :-
    states(乾, 4, 子, 甲-寅, [], States).
test(po_yao_2_02_moving_too, States == [弱, 破]) :-
    states(乾-小畜, 4, 子, 甲-寅, [], States).
test(po_yao_2_03_on_the_day, States == [臨]) :-
    states(乾, 4, 子, 甲-午, [], States).
test(shi_kong_3_01_strong, States == [全實, 空]) :-
    states(乾, 4, 卯, 戊-子, [], States).
test(shi_kong_3_02_weak, States == [不全實, 弱, 空]) :-
    states(乾, 4, 酉, 戊-子, [], States).
test(shi_kong_3_03_not_void, States == [暗動]) :-
    states(乾, 4, 卯, 甲-子, [], States).
test(shi_kong_3_04_not_struck, States == [空]) :-
    states(乾, 4, 卯, 己-丑, [], States).
test(shi_kong_3_05_moving, States == [散]) :-
    states(乾-小畜, 4, 卯, 戊-子, [], States).
test(an_dong_2_01, States == [暗動]) :-
    states(乾, 4, 寅, 甲-子, [], States).
test(an_dong_2_02_weak_is_scattered, States == [弱, 散]) :-
    states(乾, 4, 丑, 甲-子, [], States).
test(an_dong_2_03_moving_is_scattered, States == [散]) :-
    states(乾-小畜, 4, 寅, 甲-子, [], States).
test(an_dong_2_04_not_struck, States == []) :-
    states(乾, 4, 寅, 乙-丑, [], States).
test(an_dong_2_05_on_the_month, States == [暗動, 臨]) :-
    states(乾, 4, 午, 甲-子, [], States).
test(san_2_01_moving_on_the_month_is_not, States == [臨]) :-
    states(乾-小畜, 4, 午, 甲-子, [], States).
test(san_2_02_broken_and_struck, States == [弱, 散, 破]) :-
    states(乾, 4, 子, 甲-子, [], States).

% The reading ri_chong, by the class of the branch: 戌 of 乾 6, 申 5, 午 4.

test(ri_chong_4_01, [forall(member(Yao-Month-Day-Strength-Class,
                                   [ 6-巳-(甲-辰)-暗動-暗動, 6-亥-(甲-辰)-散-暗動,
                                     4-寅-(甲-子)-暗動-暗動, 4-亥-(甲-子)-散-散,
                                     5-戌-(甲-寅)-暗動-無, 5-巳-(甲-寅)-散-散 ])),
                     true(Found == [Strength, Class])]) :-
    findall(State,
            ( member(Reading, [wang_xiang, si_lei]),
              states(乾, Yao, Month, Day, [ri_chong=Reading], States),
              ( member(S, [暗動, 散]), memberchk(S, States) -> State = S ; State = 無 )
            ),
            Found).
test(ri_chong_4_02_a_void_line_is_filled_either_way, [forall(member(Reading, [wang_xiang, si_lei])), true(States == [全實, 空])]) :-
    states(坤, 1, 巳, 己-丑, [ri_chong=Reading], States).

% The reading dong_kong: a moving line in the void and struck.

test(dong_kong_4_01, Lists == [[散], []]) :-
    findall(States,
            ( member(Reading, [san, quan_dong]), states(乾-小畜, 4, 卯, 戊-子, [dong_kong=Reading], States) ),
            Lists).
test(dong_kong_4_02_not_void, Lists == [[散], [散]]) :-
    findall(States,
            ( member(Reading, [san, quan_dong]), states(乾-小畜, 4, 卯, 甲-子, [dong_kong=Reading], States) ),
            Lists).

% A line on the day is never void, broken or scattered.

test(lin_yao_2_01_on_the_day, [forall(( member(RiChong, [wang_xiang, si_lei]), member(DongKong, [san, quan_dong]) ))]) :-
    forall(( member(Hexagrams, [乾, 坤, 乾-坤, 坤-乾]),
             time(Month, Gan-Day),
             at(Hexagrams, Month, Gan-Day, [ri_chong=RiChong, dong_kong=DongKong], Pan),
             zhi(Pan, Yao, Day)
           ),
           unharmed(Pan, Yao)).
test(lin_yao_2_02_on_the_day_in_any_cast, [setup(set_random(seed(23)))]) :-
    findall(Gua, liu_shi_si_gua(Gua, _, _), Guas),
    forall(between(1, 3000, _),
           ( random_member(Ben, Guas),
             random_member(Bian, Guas),
             random_between(1, 12, M),
             di_zhi(M, Month),
             random_between(1, 60, D),
             gan_zhi(D, Gan, Day),
             at(Ben-Bian, Month, Gan-Day, [], Pan),
             forall(zhi(Pan, Yao, Day), unharmed(Pan, Yao))
           )).

unharmed(Pan, Yao) :-
    \+ kong_yao(Pan, Yao),
    \+ po_yao(Pan, Yao),
    \+ san(Pan, Yao),
    \+ ruo_yao(Pan, Yao).

:- end_tests(lines).


:- begin_tests(roles).

test(liu_shen_3_01, Spirits == [勾陳, 螣蛇, 白虎, 玄武, 青龍, 朱雀]) :-
    cast_pan(困, [day(戊-寅)], Pan),
    findall(Spirit, ( between(1, 6, Yao), liu_shen(Pan, Yao, Spirit) ), Spirits).
test(gua_shen_2_01, Zhis == [午, 午, 寅, 亥, 戌, 未]) :-
    findall(Zhi, ( member(Gua, [困, 姤, 泰, 坤, 剝, 遁]), cast_pan(Gua, [], Pan), gua_shen(Pan, Zhi) ), Zhis).
test(gua_shen_2_02_every_hexagram) :-
    forall(( liu_shi_si_gua(Gua, _, _), cast_pan(Gua, [], Pan) ),
           ( shi_yao(Pan, Shi),
             yin_yang(Pan, Shi, Kind),
             nth1(Shi, [子-午, 丑-未, 寅-申, 卯-酉, 辰-戌, 巳-亥], Yang-Yin),
             ( Kind == 陽 -> Zhi = Yang ; Zhi = Yin ),
             findall(Z, gua_shen(Pan, Z), [Zhi])
           )).
test(shi_shen_2_01_every_hexagram) :-
    forall(( liu_shi_si_gua(Gua, _, _), cast_pan(Gua, [], Pan) ),
           ( shi_yao(Pan, Shi),
             zhi(Pan, Shi, Zhi),
             di_zhi(N, Zhi),
             Place is (N - 1) mod 6 + 1,
             findall(Y, shi_shen(Pan, Y), [Place])
           )).
test(zi_chong_3_01, Pairs == [2-5, 3-6, 5-2, 6-3]) :-
    cast_pan(坤-巽, [], Pan),
    findall(A-B, zi_chong(Pan, A, B), Pairs).
test(zi_chong_3_02_one_of_them_rests, [fail]) :-
    cast_pan(坤-師, [], Pan),
    dong(Pan, 2),
    zi_chong(Pan, _, _).
test(zi_chong_3_03_every_change) :-
    forall(( liu_shi_si_gua(Ben, _, _), liu_shi_si_gua(Bian, _, _), cast_pan(Ben-Bian, [], Pan) ),
           ( findall(A-B,
                     ( dong(Pan, A), dong(Pan, B), zhi(Pan, A, X), zhi(Pan, B, Y), apart(X, Y, 6) ),
                     Told0),
             findall(A-B, zi_chong(Pan, A, B), Found0),
             sort(Told0, Told),
             sort(Found0, Told)
           )).
test(yong_yao_3_01, Uses == [官鬼-[3], 父母-[2, 6], 世-[1], 應-[4]]) :-
    cast_pan(困, [], Pan),
    findall(Use-Yaos,
            ( member(Use, [官鬼, 父母, 世, 應]), findall(Yao, yong_yao(Pan, Use, Yao), Yaos) ),
            Uses).
test(yong_yao_3_02_a_kin_not_on_the_lines, [fail]) :-
    cast_pan(姤, [], Pan),
    yong_yao(Pan, 妻財, _).
test(yong_xing_3_01, Xings == [官鬼-火, 妻財-木, 世-木, 應-水]) :-
    cast_pan(困, [], Pan),
    findall(Use-Xing, ( member(Use, [官鬼, 妻財, 世, 應]), yong_xing(Pan, Use, Xing) ), Xings).
test(yong_xing_3_02_of_its_lines) :-
    forall(( liu_shi_si_gua(Gua, _, _), cast_pan(Gua, [], Pan) ),
           ( forall(( yong_yao(Pan, Use, Yao), xing(Pan, Yao, Xing) ), once(yong_xing(Pan, Use, Xing))),
             findall(Use, yong_xing(Pan, Use, _), Uses0),
             msort(Uses0, Uses),
             findall(Use, ( member(Use, [世, 應]) ; qin(Use) ), Seven0),
             msort(Seven0, Uses)
           )).

:- end_tests(roles).


:- begin_tests(the_rules).

%   Casts in which every rule of the base fires.

sample(Hexagrams, Options) :-
    member(Hexagrams-Options,
           [ 乾-[month(寅), day(甲-子)],
             乾-[month(丑), day(甲-子)],
             乾-[month(卯), day(戊-子)],
             乾-[month(酉), day(戊-子)],
             乾-[month(子), day(甲-寅)],
             坤-[month(子), day(甲-寅)],
             (坤-巽)-[month(寅), day(己-亥)],
             乾-[month(亥), day(甲-辰), readings([ri_chong=si_lei])],
             乾-[month(寅), day(甲-子), readings([ri_chong=si_lei])],
             (乾-小畜)-[month(卯), day(戊-子), readings([dong_kong=quan_dong])] ]).

base_rule(Citation, Head) :-
    rule(Citation, Head, _, File:_),
    atom_concat(_, 'chart/state.pl', File).

test(every_rule_fires, Idle == []) :-
    findall(Citation, fired(Citation), Fired),
    findall(Citation, ( base_rule(Citation, _), \+ memberchk(Citation, Fired) ), Idle).

fired(Citation) :-
    sample(Hexagrams, Options),
    cast_pan(Hexagrams, Options, Pan),
    base_rule(Citation, Head),
    arg(1, Head, Pan),
    traced(Head, by(Citation, _, _)).
fired(Citation) :-
    base_rule(Citation, defeats(Target, Head)),
    sample(Hexagrams, Options),
    cast_pan(Hexagrams, Options, Pan),
    arg(1, Head, Pan),
    traced:defeats(Target, Head, by(Citation, _, _)).

test(ways_agree, [setup(set_random(seed(24))), forall(between(1, 60, _))]) :-
    findall(Gua, liu_shi_si_gua(Gua, _, _), Guas),
    random_member(Ben, Guas),
    random_member(Bian, Guas),
    random_between(1, 12, M),
    di_zhi(M, Month),
    random_between(1, 60, D),
    gan_zhi(D, Gan, Day),
    random_member(RiChong, [wang_xiang, si_lei]),
    random_member(DongKong, [san, quan_dong]),
    at(Ben-Bian, Month, Gan-Day, [ri_chong=RiChong, dong_kong=DongKong], Pan),
    forall(( rule_home(Name/Arity, state), functor(Goal, Name, Arity), arg(1, Goal, Pan) ),
           ( findall(Goal, plain(Goal), Plain0),
             sort(Plain0, Plain),
             findall(Goal, holds(Goal), Holds),
             sort(Holds, Plain),
             findall(Goal-Proof, traced(Goal, Proof), Pairs),
             findall(Goal, member(Goal-_, Pairs), Traced),
             sort(Traced, Plain),
             forall(member(_-Proof, Pairs), recheck(Proof)),
             forall(member(Goal, Plain), once(plain(Goal)))
           )).
test(every_conclusion_has_a_gloss, [forall(rule_home(Name/Arity, state))]) :-
    functor(Head, Name, Arity),
    once(gloss(Head, _, _)).

:- end_tests(the_rules).
