:- encoding(utf8).
:- module(test_ledger, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(http/json)).
:- use_module('../../kb/engine/notation').
:- use_module('../../kb/engine/prover').
:- use_module('../../kb/tables/stems_branches').
:- use_module('../../kb/tables/hexagrams').
:- use_module('../../kb/tables/solar_terms').
:- use_module('../../kb/tables/topics', [topic/3]).
:- use_module('../../kb/tables/passages', [passage/4]).
:- use_module('../../kb/tables/examples', [example/4]).
:- use_module('../../kb/chart/pan').
:- use_module('../../kb/chart/cast').
:- use_module('../../kb/chart/state').
:- use_module('../../kb/chapters/ch11_bian_hu', [ci_xu/3]).
:- use_module('../../kb/chapters/ch12_fei_fu', [qiu_fu/3, fu_ci/3]).
:- use_module('../../kb/chapters/duan').
:- use_module('../../kb/chapters/consultation').
:- use_module('../../kb/chapters/ledger').
:- use_module('../../kb/door').

%   bare(+Goal, -Bare): Goal without its chart.

bare(Goal, Bare) :-
    Goal =.. [Name, _|Args],
    Bare =.. [Name|Args].

%   sides(+Pan, +Use, -Sides): the ledger of Use as for(Bare) and against(Bare).

sides(Pan, Use, Sides) :-
    ledger(Pan, Use, Entries),
    findall(Entry, ( member(entry(_, _, Goal, _, Side, _, _, _), Entries), bare(Goal, Bare), Entry =.. [Side, Bare] ), Sides).

rivals(Pan, Use, Pairs) :-
    ledger_rivals(Pan, Use, Rivals),
    findall(A-B, ( member(GoalA-GoalB, Rivals), bare(GoalA, A), bare(GoalB, B) ), Pairs).

%   entry(+Hexagrams, +Options, +Use, ?Bare, -Entry): Entry of the ledger is of Bare.

entry(Hexagrams, Options, Use, Bare, Entry) :-
    cast_pan(Hexagrams, Options, Pan),
    ledger(Pan, Use, Entries),
    Entry = entry(_, _, Goal, _, _, _, _, _),
    member(Entry, Entries),
    bare(Goal, Bare),
    !.

use(Use) :- member(Use, [父母, 兄弟, 子孫, 妻財, 官鬼, 世, 應]).

person(Person) :- member(Person, [父, 母, 長男, 長女, 中男, 中女, 少男, 少女]).

%   random_cast(-Use, -Pan): Pan is any cast, with all of the time and a question
%   of the use god Use.

random_cast(Use, Pan) :-
    findall(Gua, liu_shi_si_gua(Gua, _, _), Guas),
    findall(Term, jie_qi_zhi(_, Term, _), Terms),
    findall(Gan-Zhi, gan_zhi(_, Gan, Zhi), Pairs),
    findall(Topic, topic(Topic, _, _), Topics),
    findall(P, person(P), People),
    findall(U, use(U), Uses),
    repeat,
    maplist(random_member, [Ben, Bian, Term, Day, Year, Topic, Person, Use], [Guas, Guas, Terms, Pairs, Pairs, Topics, People, Uses]),
    cast_pan(Ben-Bian, [term(Term), hou(2), day(Day), year(Year), topic(Topic), person(Person), use(Use)], Pan),
    !.

random_casts(Count, Casts) :-
    set_random(seed(1107)),
    findall(Use-Pan, ( between(1, Count, _), random_cast(Use, Pan) ), Casts).

%   random_uses(+Count, -Casts): Count casts, each for every use god.

random_uses(Count, Casts) :-
    random_casts(Count, Some),
    findall(Use-Pan, ( member(_-Pan, Some), use(Use) ), Casts).


:- begin_tests(polarity).

%   signed(?Head, ?Sign): what the text calls each conclusion, verdicts on matters
%   left out.

signed(sheng_fu(_, _, _), 吉).
signed(ke_zhi(_, _, _), 凶).
signed(lin_yao(_, _), 吉).
signed(kong_yao(_, _), 凶).
signed(po_yao(_, _), 凶).
signed(ruo_yao(_, _), 凶).
signed(san(_, _), 凶).
signed(ri_yue_xi_ji(_, _, _, 喜), 吉).
signed(ri_yue_xi_ji(_, _, _, 忌), 凶).
signed(dong_xi_ji(_, _, _, 喜), 吉).
signed(dong_xi_ji(_, _, _, 忌), 凶).
signed(sheng_ke(_, _, 相續), 吉).
signed(sheng_ke(_, _, 得生), 吉).
signed(sheng_ke(_, _, 克不繼), 吉).
signed(sheng_ke(_, _, 不續反克), 凶).
signed(sheng_ke(_, _, 受克), 凶).
signed(bian_xi_ji(_, _, _, 喜), 吉).
signed(bian_xi_ji(_, _, _, 忌), 凶).
signed(hui_tou(_, _, 生), 吉).
signed(hui_tou(_, _, 克), 凶).
signed(jue_chu_feng_sheng(_, _), 吉).
signed(hu_yong(_, _, _), 吉).
signed(hu_shang(_, _, _), 凶).
signed(fu_chu(_, _, 出), 吉).
signed(fu_chu(_, _, 半出), 吉).
signed(fu_chu(_, _, 同出), 吉).
signed(fu_chu(_, _, 雖出不出), 凶).
signed(fan_yin(_, fan(爻(_), 重)), 凶).
signed(fan_yin(_, fan(爻(_), 平)), 凶).
signed(fu_yin(_, fu(_, 無咎)), 平).
signed(yong_sheng_jiang(_, _, _, 升), 吉).
signed(yong_sheng_jiang(_, _, _, 降), 凶).
signed(jin_tui(_, _, 大進), 吉).
signed(jin_tui(_, _, 進), 吉).
signed(jin_tui(_, _, 實退), 凶).
signed(jin_tui(_, _, 退), 凶).
signed(jin_tui(_, _, 不及退), 凶).
signed(you_wu(_, _, 有而無(_)), 凶).
signed(you_wu(_, _, 無), 凶).
signed(shuai_kong(_, _, _, _), 凶).
signed(wu_qi(_, _), 凶).
signed(bian_yong(_, _, _), 吉).
signed(da_xiang(_, _, 凶), 凶).
signed(mu_jue(_, _, 真), 凶).
signed(mu_jue(_, _, 平), 凶).
signed(gan_hua_yong(_, _, 有), 吉).
signed(gan_hua_yong(_, _, 無), 凶).

verdict(Head) :-
    functor(Head, Name, _),
    atom_concat(duan_, _, Name).

as_text(Head-Sign, Text) :-
    copy_term(Head, Copy),
    numbervars(Copy, 0, _),
    format(atom(Text), "~W ~w", [Copy, [quoted(true), numbervars(true)], Sign]).

%   Elsewhere said as well: what day, month and movers are to the use god one by one
%   (11.2, 11.4) is told as a whole or line by line; the great image restates 墓絕; a
%   repetition without blame is neither good nor bad.

restated(ri_yue_xi_ji/4).
restated(dong_xi_ji/4).
restated(da_xiang/3).
restated(fu_yin/2).

test(polarity_01_exactly_what_is_declared, Declared == Expected) :-
    findall(Head-Sign, ( polarity(Head, Sign), \+ verdict(Head) ), Found),
    findall(Head-Sign, signed(Head, Sign), Listed),
    maplist(as_text, Found, FoundTexts),
    maplist(as_text, Listed, ListedTexts),
    msort(FoundTexts, Declared),
    msort(ListedTexts, Expected).
test(polarity_02_of_what_some_rule_concludes, [forall(polarity(Head, _)), true(Citation \== none)]) :-
    once(rule(Citation, Head, _, _)).
test(polarity_03_one_sign_each, Twice == []) :-
    findall(A-B,
            ( polarity(A, SignA),
              \+ verdict(A),
              polarity(B, SignB),
              SignA \== SignB,
              \+ A \= B
            ),
            Twice).
test(polarity_04_signs_of_verdicts, Twice == []) :-
    random_casts(60, Casts),
    findall(Goal,
            ( member(_-Pan, Casts),
              duan(Pan, Topic, Ground, Verdict),
              Goal = duan(Pan, Topic, Ground, Verdict),
              findall(Sign, ( rule(_, Goal, Chapter, _), polarity(Chapter, Sign), plain(Chapter) ), Signs),
              sort(Signs, [_, _|_])
            ),
            Twice).
test(polarity_05_the_ledger_asks_all_of_it, Left == []) :-
    cast_pan(晉-剝, [month(寅), day(甲-子), topic(疾病), use(世)], Pan),
    findall(Name/Arity,
            ( use(Use),
              ledger_concern(Pan, Use, _, Goal),
              functor(Goal, Name, Arity)
            ),
            Asked),
    findall(Name/Arity,
            ( polarity(Head, _),
              \+ verdict(Head),
              functor(Head, Name, Arity),
              \+ memberchk(Name/Arity, Asked),
              \+ restated(Name/Arity)
            ),
            Left).
test(conclusion_sign_01_of_a_united_verdict, Signs == [凶, 吉, 吉]) :-
    cast_pan(豫-咸, [term(白露), day(乙-卯), topic(疾病), person(長男), use(兄弟)], Ill),
    cast_pan(巽-坤, [month(巳), day(乙-卯), topic(官非), use(官鬼)], Accused),
    findall(Sign,
            ( member(Goal, [duan(Ill, 疾病, 進, 憂方大), duan(Accused, 官非, 有而無, 反(起無端)), hui_tou(Ill, 1, 生)]),
              conclusion_sign(Goal, Sign)
            ),
            Signs).
test(conclusion_sign_02_none_where_the_text_gives_none,
     [forall(member(Goal, [jin_tui(_, 1, 不進), jin_tui(_, 1, 不能進), jin_tui(_, 1, 不退), fan_yin(_, fan(爻(1), 非)),
                           fan_yin(_, fan(卦(內), 重)), sheng_ke(_, 世, 生不續), sheng_ke(_, 世, 無動), you_wu(_, 世, 有),
                           you_wu(_, 父母, 無而有(伏)), fu_chu(_, 1, 不出), hun(_, 遊魂), liu_he(_)])), fail]) :-
    conclusion_sign(Goal, _).

:- end_tests(polarity).


:- begin_tests(examples).

%   ledgered(?Hexagrams, ?Options, ?Use, ?Sides, ?Rivals): the whole ledger.

ledgered(豐-萃, [month(申), day(丁-酉)], 妻財,
         [against(ruo_yao(4)), against(sheng_ke(妻財, 不續反克))],
         []).
ledgered(臨-蠱, [month(寅), day(乙-未)], 官鬼,
         [for(sheng_fu(木, 月)), for(sheng_ke(官鬼, 克不繼))],
         []).
ledgered(臨-蠱, [month(寅), day(丁-卯)], 官鬼,
         [for(lin_yao(2)), for(sheng_fu(木, 月)), for(sheng_fu(木, 日)), for(sheng_ke(官鬼, 克不繼))],
         []).
ledgered(乾-家人, [month(戌), day(甲-辰)], 兄弟,
         [for(sheng_fu(金, 月)), for(sheng_fu(金, 日)), for(sheng_ke(兄弟, 相續))],
         []).
ledgered(遁-乾, [month(亥), day(乙-亥)], 世,
         [against(wu_qi(世)), against(ke_zhi(火, 月)), against(ke_zhi(火, 日)), against(ruo_yao(2)),
          for(hui_tou(2, 生)), for(jue_chu_feng_sheng(2))],
         []).
ledgered(遁-乾, [month(申), day(乙-亥)], 世,
         [against(you_wu(世, 有而無(衰空))), against(shuai_kong(世, 2, 死絕)), against(wu_qi(世)),
          against(ke_zhi(火, 日)), against(ruo_yao(2))],
         []).
ledgered(遁-乾, [month(亥), day(辛-亥)], 世,
         [against(you_wu(世, 有而無(衰空))), against(shuai_kong(世, 2, 死絕)), against(wu_qi(世)),
          against(ke_zhi(火, 月)), against(ke_zhi(火, 日)), against(ruo_yao(2))],
         []).
ledgered(晉-剝, [month(申), day(戊-申)], 子孫,
         [for(sheng_fu(水, 月)), for(sheng_fu(水, 日)), for(bian_xi_ji(子孫, 4, 喜)),
          for(sheng_ke(子孫, 得生)), for(hu_yong(子孫, 外))],
         []).
ledgered(晉-剝, [month(午), day(戊-申)], 子孫,
         [against(you_wu(子孫, 無)), for(sheng_fu(水, 日)), for(bian_xi_ji(子孫, 4, 喜)),
          for(sheng_ke(子孫, 得生))],
         []).
ledgered(困-兌, [month(子), day(戊-寅)], 官鬼,
         [against(you_wu(官鬼, 有而無(月破))), against(po_yao(3)), for(sheng_fu(火, 日)),
          against(ke_zhi(火, 月)), against(ruo_yao(3)), for(sheng_ke(官鬼, 得生)), for(fu_chu(1, 出))],
         []).
ledgered(困-兌, [month(寅), day(戊-寅)], 官鬼,
         [for(sheng_fu(火, 月)), for(sheng_fu(火, 日)), for(sheng_ke(官鬼, 得生))],
         []).
ledgered(坤-巽, [month(寅), day(甲-子)], 父母,
         [for(sheng_fu(火, 月)), against(ke_zhi(火, 日)), against(mu_jue(內, 平)),
          against(mu_jue(外, 平)), against(fan_yin(fan(爻(2), 重))), against(bian_xi_ji(父母, 3, 忌)),
          for(sheng_ke(父母, 克不繼))],
         [sheng_fu(火, 月)-ke_zhi(火, 日)]).
ledgered(震-兌, [month(寅), day(癸-酉), topic(疾病), person(長男), use(子孫)], 子孫,
         [for(sheng_fu(火, 月)), for(jin_tui(2, 進)), for(sheng_ke(子孫, 得生)),
          against(duan(疾病, 反吟, 大凶))],
         []).
ledgered(革-同人, [month(午), day(甲-戌)], 官鬼,
         [for(sheng_fu(土, 月)), for(sheng_fu(土, 日)), for(jin_tui(6, 大進))],
         []).
ledgered(豐-革, [month(卯), day(庚-申)], 父母,
         [for(lin_yao(5)), for(sheng_fu(金, 日))],
         []).
ledgered(屯-節, [month(申), day(癸-卯)], 子孫,
         [against(you_wu(子孫, 有而無(月破))), against(wu_qi(子孫)), against(po_yao(2)),
          for(sheng_fu(木, 日)), against(ke_zhi(木, 月)), against(ruo_yao(2)),
          against(fu_chu(1, 雖出不出))],
         []).
ledgered(兌-隨, [month(午), day(辛-巳)], 妻財,
         [against(wu_qi(妻財)), against(ruo_yao(2)), against(jin_tui(2, 實退))],
         []).
ledgered(乾-夬, [month(寅), day(丙-戌)], 父母,
         [for(lin_yao(6)), against(san(3)), for(sheng_fu(土, 日)), against(ke_zhi(土, 月)),
          against(ruo_yao(3))],
         []).
ledgered(兌-豐, [month(申), day(癸-卯)], 兄弟,
         [against(san(5)), for(sheng_fu(金, 月)), against(jin_tui(5, 不及退))],
         []).
ledgered(離-乾, [month(戌), day(乙-亥)], 世,
         [against(you_wu(世, 有而無(衰空))), against(shuai_kong(世, 6, 死絕)), against(san(6)),
          against(ke_zhi(火, 日)), against(ruo_yao(6)), against(mu_jue(內, 真)), against(mu_jue(外, 真))],
         []).
ledgered(觀-萃, [month(申), day(丙-子), year(辛-卯)], 子孫,
         [for(sheng_fu(水, 月)), for(sheng_fu(水, 日)), for(bian_yong(子孫, 4)),
          for(sheng_ke(子孫, 克不繼)), for(fu_chu(1, 同出)), for(gan_hua_yong(子孫, 有))],
         []).
ledgered(復, [term(春分), day(甲-子)], 世,
         [for(lin_yao(1)), for(sheng_fu(水, 日))],
         []).
ledgered(小畜-觀, [month(寅), day(己-丑)], 妻財,
         [against(you_wu(妻財, 有而無(交傷))), against(shuai_kong(妻財, 4, 衰空)), against(wu_qi(妻財)),
          against(kong_yao(4)), for(shi_kong(4, 不全實)), for(sheng_fu(土, 日)),
          against(ke_zhi(土, 月)), against(ruo_yao(3)), against(ruo_yao(4)),
          against(hui_tou(3, 克)), against(sheng_ke(妻財, 受克))],
         [kong_yao(4)-shi_kong(4, 不全實), kong_yao(4)-sheng_fu(土, 日), sheng_fu(土, 日)-ke_zhi(土, 月),
          sheng_fu(土, 日)-ruo_yao(3), sheng_fu(土, 日)-ruo_yao(4)]).
ledgered(需-大過, [month(寅), day(癸-卯)], 父母,
         [for(sheng_fu(火, 月)), for(sheng_fu(火, 日)), against(sheng_ke(父母, 受克)),
          for(hu_yong(父母, 外)), against(hu_shang(父母, 外)), for(gan_hua_yong(父母, 有))],
         [hu_yong(父母, 外)-hu_shang(父母, 外)]).
ledgered(升-坤, [month(未), day(丁-巳)], 世,
         [against(you_wu(世, 有而無(月破))), against(po_yao(4)), against(kong_yao(4)),
          for(sheng_fu(土, 月)), for(sheng_fu(土, 日)), for(mu_jue(內, 偽)), against(mu_jue(內, 真))],
         [mu_jue(內, 偽)-mu_jue(內, 真)]).
ledgered(復-渙, [month(巳), day(丁-亥)], 妻財,
         [against(wu_qi(妻財)), for(lin_yao(5)), for(sheng_fu(水, 日)), against(ruo_yao(1)),
          against(mu_jue(外, 真)), for(fan_yin(fan(爻(5), 非))), against(fan_yin(fan(爻(5), 重)))],
         [sheng_fu(水, 日)-ruo_yao(1), fan_yin(fan(爻(5), 非))-fan_yin(fan(爻(5), 重))]).
ledgered(損-噬嗑, [month(子), day(壬-戌)], 世,
         [against(you_wu(世, 有而無(衰空))), against(shuai_kong(世, 3, 衰空)), against(kong_yao(3)),
          for(sheng_fu(土, 日)), against(ruo_yao(3)), for(jin_tui(2, 退)), against(sheng_ke(世, 受克))],
         [kong_yao(3)-sheng_fu(土, 日), sheng_fu(土, 日)-ruo_yao(3)]).
ledgered(離-節, [month(戌), day(壬-寅)], 應,
         [against(wu_qi(應)), against(ke_zhi(水, 月)), against(ruo_yao(3)), against(hui_tou(3, 克)),
          for(bian_xi_ji(應, 2, 喜)), against(jin_tui(4, 退)), against(jin_tui(5, 大進)),
          for(sheng_ke(應, 相續))],
         []).
ledgered(隨-履, [term(小雪), hou(3), day(己-亥)], 妻財,
         [against(shuai_kong(妻財, 3, 衰空)), against(wu_qi(妻財)), against(kong_yao(3)),
          against(ruo_yao(6)), against(ruo_yao(3)), for(jin_tui(6, 進)),
          for(yong_sheng_jiang(妻財, 6, 升)), against(jin_tui(2, 進)), against(sheng_ke(妻財, 受克))],
         []).
ledgered(豫-咸, [term(白露), day(乙-卯), topic(疾病), person(長男), use(兄弟)], 兄弟,
         [against(you_wu(兄弟, 有而無(交傷))), for(lin_yao(3)), for(sheng_fu(木, 日)),
          against(ke_zhi(木, 月)), against(hui_tou(3, 克)), for(yong_sheng_jiang(兄弟, 3, 升)),
          against(jin_tui(5, 大進)), against(sheng_ke(兄弟, 受克)), against(duan(疾病, 反吟, 大凶)),
          against(duan(疾病, 進, 憂方大))],
         [hui_tou(3, 克)-yong_sheng_jiang(兄弟, 3, 升)]).
ledgered(大過-震, [term(小暑), day(戊-辰)], 妻財,
         [for(lin_yao(6)), against(po_yao(1)), for(sheng_fu(土, 月)), for(sheng_fu(土, 日)),
          for(yong_sheng_jiang(妻財, 1, 升)), against(yong_sheng_jiang(妻財, 6, 降))],
         [yong_sheng_jiang(妻財, 1, 升)-yong_sheng_jiang(妻財, 6, 降)]).

test(ledger_01_whole, [forall(ledgered(Hexagrams, Options, Use, Sides, _)), true(Found == Sides)]) :-
    cast_pan(Hexagrams, Options, Pan),
    sides(Pan, Use, Found).
test(ledger_02_contested, [forall(ledgered(Hexagrams, Options, Use, _, Rivals)), true(Found == Rivals)]) :-
    cast_pan(Hexagrams, Options, Pan),
    rivals(Pan, Use, Found).

%   claimed(?Id, -Use, -Pan, -Goal): the example Id claims Goal, which has a sign
%   and is said of the use god Use or of one of its lines.

claimed(Id, Use, Pan, Goal) :-
    example(Id, _, Spec, _),
    memberchk(cast(Hexagrams), Spec),
    memberchk(use(Use), Spec),
    memberchk(holds(Claims), Spec),
    findall(P, ( time(Spec, Time), cast_pan(Hexagrams, Time, P), \+ ( member(C, Claims), \+ claim_holds(P, C) ) ), [Pan|_]),
    member(Claim, Claims),
    on_chart(Pan, Claim, Goal),
    conclusion_sign(Goal, _),
    of_use(Pan, Use, Goal).

time(Spec, [month(Month), day(Gan-Zhi)|Given]) :-
    di_zhi(_, Month),
    ( memberchk(month(M), Spec) -> Month = M ; true ),
    gan_zhi(_, Gan, Zhi),
    (   memberchk(day(Day), Spec)
    ->  ( Day = zhi(Zhi) ; Day = Gan-Zhi )
    ;   true
    ),
    findall(year(Year), member(year(Year), Spec), Given).

on_chart(Pan, Claim, Goal) :-
    Claim =.. [Name|Args],
    Goal =.. [Name, Pan|Args],
    functor(Goal, Name, Arity),
    ( rule_home(Name/Arity, _) ; leaf_home(Name/Arity, _, _) ),
    !.

claim_holds(Pan, Claim) :-
    on_chart(Pan, Claim, Goal),
    once(plain(Goal)).

of_use(_, Use, Goal) :- arg(2, Goal, Use), !.
of_use(Pan, Use, fu_chu(Pan, _, _)) :- !, qiu_fu(Pan, Use, _).
of_use(Pan, Use, fan_yin(Pan, fan(爻(Yao), _))) :- !, yong_yao(Pan, Use, Yao).
of_use(Pan, Use, Goal) :- arg(2, Goal, Yao), integer(Yao), yong_yao(Pan, Use, Yao).

test(ledger_03_claims_of_the_examples) :-
    findall(Id-Bare,
            ( claimed(Id, Use, Pan, Goal),
              ledger(Pan, Use, Entries),
              \+ ( member(entry(_, _, Entered, _, _, _, _, _), Entries), Entered == Goal ),
              bare(Goal, Bare)
            ),
            Left),
    Left == [],
    findall(Id, claimed(Id, _, _, _), Ids),
    sort(Ids, Set),
    forall(member(Id, ['11-1', '11-2', '11-3', '11-4', '11-5', '12-1', '13-8', '16-1', '16-4', '16-6', '20-1']), memberchk(Id, Set)).

:- end_tests(examples).


:- begin_tests(weight).

%   source(?Room, ?Source): the heading of what ch. 11 calls Source.

source(ri_yue, 日月).
source(bian,   變爻).
source(dong,   動爻).
source(fu,     伏神).
source(hu,     互卦).
source(gan,    干化).

test(ledger_order_01_as_the_text_ranks, Rooms == Ranked) :-
    cast_pan(乾, [], Pan),
    findall(Rank-Room, ( source(Room, Source), ci_xu(Pan, Source, Rank) ), ByRank),
    keysort(ByRank, Sorted),
    findall(Room, member(_-Room, Sorted), Ranked),
    findall(Room, ( ledger_order(Room, _), source(Room, _) ), Rooms).
test(ledger_order_02_every_room_once) :-
    findall(Room, room(Room, _, _), Rooms),
    findall(Room, ledger_order(Room, _), Ordered),
    msort(Rooms, Set),
    msort(Ordered, Set),
    findall(Order, ledger_order(_, Order), Orders),
    sort(Orders, Orders).
test(ledger_order_03_use_god_first, Room-Order == you_wu-1) :-
    once(ledger_order(Room, Order)).
test(ledger_order_04_great_image_above_the_lines) :-
    ledger_order(gua, Image),
    forall(member(Room, [bian, dong, fu]), ( ledger_order(Room, Line), Image < Line )).

test(yields_01_break_past_help, Yields-Status == [po_yao(3)-n(12/1)]-stands) :-
    entry(困-兌, [month(子), day(戊-寅)], 官鬼, sheng_fu(火, 日), Entry),
    below(Entry, Status, Yields).
test(yields_02_scattered_past_help, Yields-Status == [san(5)-n(16/4)]-stands) :-
    entry(兌-豐, [month(申), day(癸-卯)], 兄弟, sheng_fu(金, 月), Entry),
    below(Entry, Status, Yields).
test(yields_03_nothing_harms_the_day, Yields-Status == [lin_yao(6)-n(16/4)]-stands) :-
    entry(乾-夬, [month(寅), day(丙-戌)], 父母, ke_zhi(土, 月), Entry),
    below(Entry, Status, Yields).
test(yields_04_rising_below_advance, Yields-Status == [jin_tui(6, 進)-n(15/4)]-stands) :-
    entry(隨-履, [term(小雪), hou(3), day(己-亥)], 妻財, yong_sheng_jiang(妻財, 6, 升), Entry),
    below(Entry, Status, Yields).
test(yields_05_reversal_of_the_patient, Yields-Status == [duan(疾病, 反吟, 大凶)-n(13/9)]-stands) :-
    entry(豫-咸, [term(白露), day(乙-卯), topic(疾病), person(長男), use(兄弟)], 兄弟, duan(疾病, 進, 憂方大), Entry),
    below(Entry, Status, Yields).
test(yields_06_on_the_broken_line_alone, Status-Yields == contested([ke_zhi(土, 日)])-[po_yao(2)-n(12/1)]) :-
    entry(同人, [month(未), day(己-卯)], 子孫, sheng_fu(土, 月), Entry),
    below(Entry, Status, Yields).

below(entry(_, _, _, _, _, _, Standing, Over), Status, Yields) :-
    (   Standing = contested(Goals)
    ->  maplist(bare, Goals, Bares),
        Status = contested(Bares)
    ;   Status = Standing
    ),
    findall(Bare-Passage, ( member(Goal-Passage, Over), bare(Goal, Bare) ), Yields).

test(use_lines_01_moving_before_resting, Lines == [6, 3]) :-
    cast_pan(隨-履, [term(小雪), day(己-亥)], Pan),
    findall(Yao, ledger_concern(Pan, 妻財, you_wu, shuai_kong(_, _, Yao, _)), Lines).
test(use_lines_02_unharmed_before_harmed, Lines == [6, 3]) :-
    cast_pan(乾, [month(戌), day(甲-子)], Pan),
    findall(Yao, ledger_concern(Pan, 父母, you_wu, shuai_kong(_, _, Yao, _)), Lines).
test(hidden_lines_01_heavier_first) :-
    findall(Ranks,
            ( liu_shi_si_gua(Ben, _, _),
              cast_pan(Ben-乾, [month(子), day(甲-子)], Pan),
              use(Use),
              findall(Rank, ( ledger_concern(Pan, Use, fu, fu_chu(_, Yao, _)), fu_ci(Pan, Yao, Rank) ), Ranks)
            ),
            All),
    memberchk([1, 3], All),
    memberchk([2, 3], All),
    forall(member(Ranks, All), msort(Ranks, Ranks)).

:- end_tests(weight).


:- begin_tests(sides).

test(side_01_what_is_good_for_the_taboo_god_is_against) :-
    entry(離-節, [month(戌), day(壬-寅)], 應, jin_tui(5, 大進), entry(bian, _, _, 吉, against, 忌神, _, _)).
test(side_02_and_its_retreat_is_for) :-
    entry(損-噬嗑, [month(子), day(壬-戌)], 世, jin_tui(2, 退), entry(bian, _, _, 凶, for, 忌神, _, _)).
test(side_03_the_original_god_leans_with_the_use_god) :-
    entry(震-兌, [month(寅), day(癸-酉)], 子孫, jin_tui(2, 進), entry(bian, _, _, 吉, for, 元神, _, _)).
test(side_04_the_same_line_by_another_use_god, Side-Bears == for-用神) :-
    entry(離-節, [month(戌), day(壬-寅)], 子孫, jin_tui(5, 大進), entry(_, _, _, 吉, Side, Bears, _, _)).
test(side_05_the_matter_has_its_own_sign, Side-Bears == for-所占) :-
    entry(巽-坤, [month(巳), day(乙-卯), topic(官非), use(官鬼)], 官鬼, duan(官非, 有而無, 反(起無端)), entry(shi, _, _, 吉, Side, Bears, _, _)).
test(side_06_no_advance_no_entry, [forall(member(Hexagrams-Options-Use-Yao,
        [(豐-革)-[month(卯), day(庚-申)]-父母-5, (屯-節)-[month(申), day(癸-卯)]-子孫-2, (乾-夬)-[month(寅), day(丙-戌)]-父母-6])), fail]) :-
    entry(Hexagrams, Options, Use, jin_tui(Yao, _), _).
test(side_07_hidden_lines_only_where_asked, [fail]) :-
    entry(乾, [month(寅), day(甲-子)], 父母, fu_chu(_, _), _).
test(side_08_a_sound_change_only_where_the_lines_lack_it, [fail]) :-
    entry(旅-艮, [month(子), day(辛-亥)], 子孫, bian_yong(子孫, _), _).

test(contested_01_unsigned_rival_stands_across,
     [A, B] == [entry(none, for, [fan_yin(fan(爻(5), 重))]), entry(凶, against, [fan_yin(fan(爻(5), 非))])]) :-
    contested(復-渙, [month(巳), day(丁-亥)], 妻財, fan_yin(fan(爻(5), 非)), A),
    contested(復-渙, [month(巳), day(丁-亥)], 妻財, fan_yin(fan(爻(5), 重)), B).
test(contested_02_true_and_false_tomb, [A, B] == [entry(none, for, [mu_jue(內, 真)]), entry(凶, against, [mu_jue(內, 偽)])]) :-
    contested(升-坤, [month(未), day(丁-巳)], 世, mu_jue(內, 偽), A),
    contested(升-坤, [month(未), day(丁-巳)], 世, mu_jue(內, 真), B).
test(contested_03_day_against_month, [A, B] == [entry(吉, for, [ke_zhi(火, 日)]), entry(凶, against, [sheng_fu(火, 月)])]) :-
    contested(坤-巽, [month(寅), day(甲-子)], 父母, sheng_fu(火, 月), A),
    contested(坤-巽, [month(寅), day(甲-子)], 父母, ke_zhi(火, 日), B).
test(contested_04_served_and_hurt, [A, B] == [entry(吉, for, [hu_shang(父母, 外)]), entry(凶, against, [hu_yong(父母, 外)])]) :-
    contested(需-大過, [month(寅), day(癸-卯)], 父母, hu_yong(父母, 外), A),
    contested(需-大過, [month(寅), day(癸-卯)], 父母, hu_shang(父母, 外), B).
test(contested_05_a_void_that_the_day_fills, A == entry(none, for, [kong_yao(4)])) :-
    contested(小畜-觀, [month(寅), day(己-丑)], 妻財, shi_kong(4, 不全實), A).
test(contested_06_a_false_reversal_alone_is_nothing, [fail]) :-
    cast_pan(震-歸妹, [month(巳), day(甲-子)], Pan),
    ledger(Pan, 父母, Entries),
    member(entry(_, _, fan_yin(_, _), _, _, _, _, _), Entries).

contested(Hexagrams, Options, Use, Bare, entry(Sign, Side, Bares)) :-
    entry(Hexagrams, Options, Use, Bare, entry(_, _, _, Sign, Side, _, contested(Goals), _)),
    maplist(bare, Goals, Bares).

:- end_tests(sides).


:- begin_tests(any_cast).

test(any_01_order_never_falls) :-
    random_uses(25, Casts),
    forall(member(Use-Pan, Casts),
           ( ledger(Pan, Use, Entries),
             findall(Order, member(entry(_, Order, _, _, _, _, _, _), Entries), Orders),
             msort(Orders, Orders),
             forall(member(entry(Room, Order, _, _, _, _, _, _), Entries), ledger_order(Room, Order))
           )).
test(any_02_each_once_and_with_a_sign) :-
    random_uses(25, Casts),
    forall(member(Use-Pan, Casts),
           ( ledger(Pan, Use, Entries),
             findall(Goal, member(entry(_, _, Goal, _, _, _, _, _), Entries), Goals),
             length(Goals, Count),
             sort(Goals, Set),
             length(Set, Count),
             forall(member(Entry, Entries), well_signed(Entry))
           )).

well_signed(entry(_, _, Goal, none, Side, _, contested(_), _)) :-
    memberchk(Side, [for, against]),
    \+ conclusion_sign(Goal, 吉),
    \+ conclusion_sign(Goal, 凶).
well_signed(entry(_, _, Goal, Sign, Side, Bears, _, _)) :-
    conclusion_sign(Goal, Sign),
    (   Bears == 忌神,
        Goal = jin_tui(_, _, _)
    ->  memberchk(Sign-Side, [吉-against, 凶-for])
    ;   memberchk(Sign-Side, [吉-for, 凶-against])
    ).

test(any_03_every_goal_holds_and_its_proof_rechecks) :-
    random_casts(25, Casts),
    forall(( member(Use-Pan, Casts), ledger(Pan, Use, Entries), member(entry(_, _, Goal, _, _, _, _, _), Entries) ),
           ( ground(Goal),
             once(plain(Goal)),
             once(holds(Goal)),
             once(traced(Goal, Proof)),
             recheck(Proof)
           )).
test(any_04_contested_pairs_are_on_both_sides) :-
    random_uses(25, Casts),
    findall(Pair, ( member(Use-Pan, Casts), both_sides(Pan, Use, Pair) ), Pairs),
    Pairs = [_|_],
    forall(member(Pair, Pairs), Pair = pair(_, _)).

%   both_sides(+Pan, +Use, -Pair) is nondet: every contested pair of the ledger, as
%   pair(Goal, Other) where all is as it should be.

both_sides(Pan, Use, Pair) :-
    ledger(Pan, Use, Entries),
    member(entry(Room, _, Goal, _, Side, _, contested(Others), _), Entries),
    member(Other, Others),
    (   member(entry(Room, _, Across, _, OtherSide, _, contested(Back), _), Entries),
        Across == Other,
        OtherSide \== Side,
        memberchk(Goal, Back)
    ->  Pair = pair(Goal, Other)
    ;   bare(Goal, A),
        bare(Other, B),
        Pair = amiss(A, B)
    ).

test(any_05_what_yields_has_a_reason) :-
    random_uses(25, Casts),
    findall(Reason, ( member(Use-Pan, Casts), reason(Pan, Use, Reason) ), Reasons),
    Reasons = [_|_],
    forall(member(Reason, Reasons), Reason = over(_, _)).

reason(Pan, Use, Reason) :-
    ledger(Pan, Use, Entries),
    member(entry(Room, _, Goal, _, _, _, _, Yields), Entries),
    member(Over-Passage, Yields),
    (   passage(Passage, _, _, _),
        ledger_over(Over, Goal, Passage),
        member(entry(Room, _, Heavier, _, _, _, _, _), Entries),
        Heavier == Over
    ->  Reason = over(Over, Goal)
    ;   Reason = amiss(Over, Goal)
    ).

%   What the consultation shows of the use god with a sign is in its ledger, but for
%   hidden lines that are not asked, and verdicts on any matter, which restate it.

test(any_06_whatever_a_consultation_shows) :-
    random_uses(25, Casts),
    forall(( member(Use-Pan, Casts),
             ledger(Pan, Use, Entries),
             concern(Pan, Use, _, Open),
             \+ apart(Pan, Use, Open),
             plain(Open),
             conclusion_sign(Open, Sign),
             Sign \== 平
           ),
           ( member(entry(_, _, Goal, Sign, _, _, _, _), Entries), Goal == Open )).

apart(Pan, Use, fu_chu(_, _, _)) :- \+ qiu_fu(Pan, Use, _).
apart(_, _, duan(_, Topic, _, _)) :- Topic == 諸占.

test(any_07_verdicts_on_any_matter_restate_it) :-
    random_casts(120, Casts),
    findall(Side,
            ( member(Use-Pan, Casts),
              duan(Pan, 諸占, Ground, Verdict),
              conclusion_sign(duan(Pan, 諸占, Ground, Verdict), Sign),
              memberchk(Sign-Side, [吉-for, 凶-against]),
              ledger(Pan, Use, Entries),
              (   member(entry(_, _, Goal, _, Side, _, _, _), Entries),
                  grounded(Ground, Goal)
              ->  true
              ;   throw(no_entry(Pan, Ground, Verdict))
              )
            ),
            Sides),
    sort(Sides, [against, for]).

grounded(變生, hui_tou(_, _, _)).
grounded(變克, hui_tou(_, _, _)).
grounded(爻反, fan_yin(_, _)).
grounded(升,   yong_sheng_jiang(_, _, _, _)).
grounded(降,   yong_sheng_jiang(_, _, _, _)).
grounded(進,   jin_tui(_, _, _)).
grounded(退,   jin_tui(_, _, _)).
grounded(墓絕, mu_jue(_, _, _)).

%   Where the consultation itself calls a signed conclusion contested, so does the
%   ledger.

test(any_08_rivals_as_the_consultation_has_them) :-
    random_uses(40, Casts),
    findall(Bare,
            ( member(Use-Pan, Casts),
              ledger_concern(Pan, Use, _, Open),
              conclusion(Pan, Open, contested),
              conclusion_sign(Open, _),
              bare(Open, Bare),
              (   ledger(Pan, Use, Entries),
                  member(entry(_, _, Goal, _, _, _, contested(_), _), Entries),
                  Goal == Open
              ->  true
              ;   throw(not_contested(Pan, Use, Bare))
              )
            ),
            Bares),
    Bares = [_|_].
test(any_09_nothing_of_the_time_known) :-
    forall(( liu_shi_si_gua(Ben, _, _), use(Use) ),
           ( cast_pan(Ben-坤, [], Pan),
             ledger(Pan, Use, Entries),
             \+ ( member(entry(ri_yue, _, _, _, _, _, _, _), Entries) )
           )).

:- end_tests(any_cast).


:- begin_tests(json).

consulted(Request, Answer) :-
    with_output_to(string(Text), json_write_dict(current_output, Request, [])),
    answer(Text, Response),
    atom_json_dict(Response, Reply, [value_string_as_atom(false)]),
    Answer = Reply.ok.

%   sound(+Answer): every place that the ledger names is there and is what it says.

sound(Answer) :-
    Answer.use = [_|_],
    findall(Use, ( member(Ledger, Answer.ledger), get_dict(use, Ledger, Use) ), Uses),
    Uses == Answer.use,
    forall(member(Ledger, Answer.ledger),
           ( first_is_you_wu(Ledger, Answer.conclusions),
             forall(member(Entry, Ledger.entries), sound_entry(Entry, Ledger.entries, Answer))
           )).

first_is_you_wu(Ledger, Conclusions) :-
    (   Ledger.first == null
    ->  \+ ( member(C, Conclusions), C.predicate == "you_wu", C.args = [Use|_], Use == Ledger.use, C.status \== "defeated" )
    ;   nth0(Ledger.first, Conclusions, First),
        First.predicate == "you_wu",
        First.args = [Use|_],
        Use == Ledger.use
    ).

sound_entry(Entry, Entries, Answer) :-
    nth0(Entry.conclusion, Answer.conclusions, Conclusion),
    Conclusion.status \== "defeated",
    memberchk(Conclusion.room, [Entry.room, "all"]),
    nth0(Conclusion.proof, Answer.nodes, [_, null, _, Term|_]),
    Term == Conclusion.term,
    ( Entry.sign == null -> Entry.status == "contested" ; Entry.sign == Conclusion.polarity ),
    memberchk(Entry.side, ["for", "against"]),
    ( Entry.rivals == [] -> Entry.status == "stands" ; Entry.status == "contested" ),
    forall(member(Rival, Entry.rivals), ( member(Other, Entries), Other.conclusion =:= Rival, Other.side \== Entry.side )),
    forall(member(Yield, Entry.yields), ( member(Other, Entries), Other.conclusion =:= Yield.to, string(Yield.passage) )).

test(json_01_as_asked, [First, Sides] == ["you_wu(官鬼, 有而無(月破))", Expected]) :-
    consulted(_{op:"consult", cast:_{hexagram:"困", changed:"兌", month:"子", day:"戊寅", use:"官鬼"}}, Answer),
    sound(Answer),
    Answer.ledger = [Ledger],
    nth0(Ledger.first, Answer.conclusions, C),
    First = C.term,
    findall(Side-Term, ( member(E, Ledger.entries), nth0(E.conclusion, Answer.conclusions, Of), Side = E.side, Term = Of.term ), Sides),
    Expected = [ "against"-"you_wu(官鬼, 有而無(月破))", "against"-"po_yao(3)", "for"-"sheng_fu(火, 日)", "against"-"ke_zhi(火, 月)",
                 "against"-"ruo_yao(3)", "for"-"sheng_ke(官鬼, 得生)", "for"-"fu_chu(1, 出)" ].
test(json_02_of_every_use_god, Uses == ["父母", "兄弟", "子孫", "妻財", "官鬼", "世"]) :-
    consulted(_{op:"consult", cast:_{hexagram:"坤", changed:"巽", month:"寅", day:"甲子"}}, Answer),
    sound(Answer),
    Uses = Answer.use.
test(json_03_with_all_conclusions, [true(Uses == ["妻財"])]) :-
    consulted(_{op:"consult", all:true, cast:_{hexagram:"復", changed:"渙", month:"巳", day:"丁亥", use:"妻財"}}, Answer),
    sound(Answer),
    Uses = Answer.use.
test(json_04_contested_and_yielding) :-
    consulted(_{op:"consult", cast:_{hexagram:"豫", changed:"咸", term:"白露", day:"乙卯", about:"疾病", for:"長男", use:"兄弟"}}, Answer),
    sound(Answer),
    Answer.ledger = [Ledger],
    once(( member(Contested, Ledger.entries), Contested.status == "contested" )),
    once(( member(Yielding, Ledger.entries), Yielding.yields = [Yield|_], Yield.passage == "16.4n" )).
test(json_05_open_where_the_stem_is_not_known, First == null) :-
    consulted(_{op:"consult", cast:_{hexagram:"咸", changed:"蹇", month:"戌", day:"丁未", use:"妻財"}}, Answer),
    sound(Answer),
    Answer.ledger = [Ledger],
    First = Ledger.first.
test(json_06_verdicts_have_their_sign, Signs == ["凶"]) :-
    consulted(_{op:"consult", cast:_{hexagram:"震", changed:"兌", month:"寅", day:"癸酉", about:"疾病", for:"長男", use:"子孫"}}, Answer),
    findall(Sign, ( member(C, Answer.conclusions), C.term == "duan(疾病, 反吟, 大凶)", Sign = C.polarity ), Signs).

:- end_tests(json).
