:- encoding(utf8).
:- module(test_sentences, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module('../../kb/yimao').
:- use_module('../../kb/engine/notation').
:- use_module('../../kb/engine/sentence').
:- use_module('../../kb/tables/names', [name/5, kind/3]).

% Faults that a reader would stumble over

fault(Goal, Lang-Text-Fault) :-
    member(Lang, [zh, en]),
    sentence(Lang, Goal, Text),
    string_codes(Text, Codes),
    faulty(Lang, Text, Codes, Fault).

faulty(_,  Text, _, Mark) :- member(Mark, ["~", "_", "  ", " ,", ",,", "，，", "的的", "某某", "X1"]), sub_string(Text, _, _, _, Mark).
faulty(_,  _, Codes, edge) :- ( Codes == [] ; Codes = [0' |_] ; last(Codes, Last), memberchk(Last, [0' , 0'., 0'。, 0':, 0'：]) ).
faulty(en, _, Codes, script) :- \+ forall(member(Code, Codes), between(0x20, 0x7E, Code)).
faulty(en, Text, _, Mark) :-
    member(Mark, ["the the ", "the some ", "the no ", "the any ", "the a ", "a some ", " a a", " a e", " a i", " a o",
                  " a A", " a E", " a O", "of of ", "is is "]),
    sub_string(Text, _, _, _, Mark).
faulty(zh, _, Codes, script) :- member(Code, Codes), ( between(0'a, 0'z, Code) ; between(0'A, 0'Z, Code) ), !.

sound(Goals) :-
    findall(Goal-Fault, ( member(Goal, Goals), fault(Goal, Fault) ), Faults),
    assertion(Faults == []).

% What there is to say: predicates, and the values of a type

predicate(Name/Arity) :- rule_home(Name/Arity, _).
predicate(Name/Arity) :- leaf_home(Name/Arity, _, _), \+ rule_home(Name/Arity, _).

value(n, N) :- !, between(0, 12, N).
value(verdict, Turned) :- name(verdict, Verdict, _, _, _), member(Turned, [半(Verdict), 反(Verdict)]).
value(Type, Value) :- name(Type, Value, _, _, _).

typed(_-Values, Typed) :- member(Typed, Values).

%   spelt(-Goal): the head of a gloss, one of its values bound to each value of
%   its type in turn, the others to the first of theirs.

spelt(Goal) :-
    gloss(Goal, Zh, En),
    open_values(Zh, En, Typed),
    select(Type:Var, Typed, Others),
    var(Var),
    value(Type, Var),
    maplist(first_value, Others).

open_values(Zh, En, Typed) :-
    ( Zh = _-A -> true ; A = [] ),
    ( En = _-B -> true ; B = [] ),
    append(A, B, All),
    include(open, All, Open),
    distinct(Open, Typed).

open(_:Value) :- var(Value).

distinct([], []).
distinct([Type:Var|Rest], [Type:Var|Set]) :- exclude(of(Var), Rest, Others), distinct(Others, Set).

of(Var, _:Other) :- Var == Other.

first_value(Type:Value) :- ( var(Value) -> once(value(Type, Value)) ; true ).

% Random charts, with all that hangs on them

chart(Pan) :-
    repeat,
    any(H, liu_shi_si_gua(H, _, _), Ben),
    random_member(Size, [0, 1, 1, 2, 3, 6]),
    turned(Ben, Size, Bian),
    any(G-Z, gan_zhi(_, G, Z), Day),
    any(G-Z, gan_zhi(_, G, Z), Year),
    any(T, jie_qi_zhi(_, T, _), Term),
    random_member(Hou, [1, 2, 3]),
    any(T, topic(T, _, _), Topic),
    any(P, gua_ren(_, P), Person),
    random_member(Use, [父母, 兄弟, 子孫, 妻財, 官鬼, 世, 應]),
    findall(Name=Option, ( reading_option(Name, _, _), any(O, option(Name, O, _, _), Option) ), Readings),
    random_member(Time, [[year(Year), hou(Hou)], []]),
    append(Time, [day(Day), term(Term), topic(Topic), person(Person), use(Use), readings(Readings)], Options),
    cast_pan(Ben-Bian, Options, Pan),
    !.

turned(Ben, Size, Bian) :-
    cast_names(Marks, Ben, Ben),
    randseq(Size, 6, Lines),
    findall(Mark, ( nth1(N, Marks, Young), ( memberchk(N, Lines) -> old(Young, Mark) ; Mark = Young ) ), Turned),
    cast_names(Turned, Ben, Bian),
    !.

old(少陽, 老陽).
old(少陰, 老陰).

:- meta_predicate any(?, 0, -).
any(Template, Goal, One) :- findall(Template, Goal, All), random_member(One, All).

%   said_of(+Pan, -Goal): a goal in a proof from the chart, or in that of an
%   exception.

said_of(Pan, Goal) :-
    rule_home(Name/Arity, _),
    functor(Conclusion, Name, Arity),
    ( about_chart(Name/Arity) -> arg(1, Conclusion, Pan) ; true ),
    limit(40, traced(Conclusion, Proof)),
    proof_goal(Proof, Goal).
said_of(Pan, Goal) :-
    rule(_, defeats(Citation, Head), _, _),
    arg(1, Head, Pan),
    once(traced:defeats(Citation, Head, Proof)),
    proof_goal(Proof, Goal).

about_chart(Name/Arity) :- rule(_, Head, _, _), functor(Head, Name, Arity), arg(1, Head, First), var(First), !,
                           \+ memberchk(Name, [dang_quan, san_qi, ci_gua, hou_xu, sheng_qi, qi_hou, xian_qi,
                                               feng_long, he_hua, bang_zhai, yi_wai]).

proof_goal(by(_, Goal, _), Goal).
proof_goal(by(_, _, Steps), Goal) :- member(Step, Steps), proof_goal(Step, Goal).
proof_goal(fact(_, Goal), Goal).
proof_goal(absent(Goal), Absent) :- ( Goal = forall(_, _) -> Absent = Goal ; Absent = (\+ Goal) ).

:- begin_tests(sentences).

test(every_predicate_has_a_gloss, Bare == []) :-
    findall(Name/Arity,
            ( predicate(Name/Arity),
              functor(Goal, Name, Arity),
              sentence(zh, Goal, Text),
              goal_text(Goal, Term),
              atom_string(Term, Text) ),
            Bare).

test(every_reading_has_a_gloss, Bare == []) :-
    findall(Name=Option, ( option(Name, Option, _, _), \+ gloss(reading(_, Name, Option), _, _) ), Bare).

test(every_denial_and_generality_of_a_rule_has_a_gloss, Bare == []) :-
    findall(Citation-Premise,
            ( rule(Citation, Head, Body, _),
              body_goals(Body, Goals),
              append(Before, [Premise|_], Goals),
              special(Premise),
              unknown_as_any(Head-Before, Premise),
              \+ gloss(Premise, _, _) ),
            Bare).

special(\+ _).
special(forall(_, _)).

%   unknown_as_any(+Known, ?Premise): what Known does not bring is `any`.

unknown_as_any(Known, Premise) :-
    term_variables(Known, Brought),
    term_variables(Premise, Variables),
    exclude(among(Brought), Variables, Unknown),
    maplist(=(any), Unknown).

among(Variables, Variable) :- member(Other, Variables), Other == Variable, !.

test(no_gloss_hides_another, Hidden == []) :-
    findall(Head,
            ( clause(notation:gloss(Head, _, _), true, Own),
              copy_term(Head, Goal),
              term_variables(Goal, Variables),
              maplist(=(bound), Variables),
              once(( clause(notation:gloss(Other, _, _), true, First), subsumes_term(Other, Goal) )),
              First \== Own ),
            Hidden).

test(no_gloss_looks_at_the_chart, Looking == []) :-
    findall(Head,
            ( gloss(Head, Zh, En),
              functor(Head, Name, Arity),
              Name/Arity \== wei/2,    % which every chart shares
              once(( leaf_home(Name/Arity, chart, _) ; masked:charted(Name/Arity) )),
              arg(1, Head, Pan),
              once(( nonvar(Pan) ; sub_term(Value, Zh-En), Value == Pan ))
            ),
            Looking).
test(every_type_of_a_gloss_is_known, Unknown == []) :-
    findall(Type,
            ( gloss(_, Zh, En),
              member(Said, [Zh, En]),
              typed(Said, Typed),
              \+ ( Typed = Type:_, kind(Type, _, _), once(value(Type, _)) ) ),
            Unknown).

test(every_value_of_a_gloss_reads_well) :-
    findall(Goal, spelt(Goal), Goals),
    length(Goals, Count),
    assertion(Count > 5000),
    sound(Goals).

test(every_unknown_value_reads_well) :-
    findall(Goal,
            ( predicate(Name/Arity),
              functor(General, Name, Arity),
              member(Goal, [General, \+ General]) ),
            Generals),
    findall(Goal, ( gloss(Head, _, _), member(Goal, [Head, \+ Head]), Head \= (\+ _) ), Heads),
    append(Generals, Heads, Goals),
    sound(Goals).

test(every_goal_of_a_proof_reads_well) :-
    set_random(seed(20)),
    findall(Goal, ( between(1, 25, _), chart(Pan), said_of(Pan, Goal) ), All),
    sort(All, Goals),
    length(Goals, Count),
    assertion(Count > 3000),
    sound(Goals).

test(sentence, [forall(reads(Goal, Zh, En)), Zh-En == Zh1-En1]) :-
    sentence(zh, Goal, Zh1),
    sentence(en, Goal, En1).

test(sentence_of_the_type, [forall(member(Goal-En, [ chang_sheng(_, 木, 午, 死) - "on the Horse, Wood is at the stage of death",
                                                     wang_shuai(_, 木, 死) - "Wood is dead in this month",
                                                     ben_gua(_, 升) - "the hexagram cast is Pushing Upward",
                                                     gua(_, 內, 坎) - "the inner trigram is Water",
                                                     gua_hou(_, 乾, 相) - "the Heaven trigram is strong this season" ])),
                            En == Text]) :-
    sentence(en, Goal, Text).

test(sentence_binds_nothing, true(var(Yao))) :- sentence(en, fu_qin(_, Yao, 官鬼), _).
test(sentence_without_a_gloss, Text == "p(_, 午)") :- sentence(en, p(_, 午), Text).

%   reads(-Goal, -Zh, -En)

reads(fu_qin(_, 2, 官鬼),              "二爻下伏官鬼",             "line 2 hides Officer/Ghost").
reads(fu_qin(_, _, 官鬼),              "某爻下伏官鬼",             "some line hides Officer/Ghost").
reads(\+ fu_qin(_, 2, 官鬼),           "並非二爻下伏官鬼",         "it is not so that line 2 hides Officer/Ghost").
reads(\+ fu_qin(_, _, 官鬼),           "無一爻下伏官鬼",           "no line hides Officer/Ghost").
reads(\+ fu_qin(_, _, _),              "無一爻下伏任一六親",       "no line hides any kin").
reads(\+ liu_qin(_, _, 官鬼),          "六爻無官鬼",               "no line is Officer/Ghost").
reads(\+ an_dong(_, 3),                "三爻不暗動",               "line 3 does not move secretly").
reads(\+ an_dong(_, _),                "無一爻暗動",               "no line moves secretly").
reads(\+ sheng_fu(_, 木, _),           "日月皆不生扶木",           "neither day nor month helps Wood").
reads(\+ sheng_fu(_, 木, 日),          "日不生扶木",               "the day does not help Wood").
reads(\+ yue_gan(_, _),                "月干未知",                 "the stem of the month is not given").
reads(\+ gua_kong_po(_, _, 空),        "無一卦值空",               "no trigram is void").
reads(\+ bian_bai(_, _, 空),           "無一爻所變值空",           "it is not so that what any line turns into is void").
reads(forall(yong_yao(_, 官鬼, Y), po_yao(_, Y)),
      "用神官鬼之爻皆月破",            "every line of the use god Officer/Ghost is broken by the month").
reads(forall(dong(_, Y), po_yao(_, Y)),
      "凡某爻發動者，該爻月破",        "wherever some line moves, that line is broken by the month").
reads((dong(_, 1), \+ po_yao(_, 1)),
      "初爻發動，且初爻不為月破",      "line 1 moves, and line 1 is not broken by the month").
reads((dong(_, 1) ; dong(_, 2)),
      "初爻發動，或二爻發動",          "line 1 moves, or line 2 moves").
reads(\+ (dong(_, 1), dong(_, 2)),
      "並非初爻發動，且二爻發動",      "it is not so that line 1 moves, and line 2 moves").
reads(defeats(12/5/c, chu_fou(_, 3, 出)),
      "此處不從12.5斷為「以飛神論，三爻之伏得出」",
      "12.5 is set aside here, which would give: by the line above it, what line 3 hides comes out").
reads(defeats(n(12/7)/c, fu_chu(_, 3, 不出)),
      "此處不從12.7註斷為「三爻下伏神不出」",
      "the note on 12.7 is set aside here, which would give: the hidden line under line 3 does not come out").
reads(defeats(outer(22)/san, san(_, 3)),
      "此處不從第22章斷為「三爻被日沖散」",
      "chapter 22 is set aside here, which would give: line 3 is scattered by the day").
reads(member(相, [旺, 相]),            "相為旺、相之一",           "strong is one of prosperous, strong").
reads(member(死, [死, 囚, 休, 廢]),    "死為死、囚、休、廢之一",   "dead is one of dead, trapped, resting, cast off").
reads(member(12/5/b, [12/5/a, 12/5/b]), "其例出於12.5",            "the rule in question is from 12.5").
reads(木 \= 金,                        "木不是金",                 "Wood is not Metal").
reads(2 > 0,                           "二大於〇",                 "2 is more than 0").
reads(wen_yong(_, 應),                 "所占以應爻為用神",         "the use god of the question is Other").
reads(dong_shu(_, 3),                  "三爻發動",                 "3 lines move").
reads(duan(_, 疾病, 反吟, 大凶),       "占疾病，遇反吟：大凶",     "for illness, the sign of reversal means: very bad").
reads(duan(_, 疾病, 反吟, 半(大凶)),   "占疾病，遇反吟：大凶（其半）", "for illness, the sign of reversal means: very bad (by half)").
reads(duan(_, 諸占, 升, 更吉),         "凡占，遇升：更吉",         "for any matter, the sign of rising means: better still").
reads(duan(_, 官非, 有而無, 反(起無端)),
      "占官非，遇有而無：「起無端」之反",
      "for trouble with the law, the sign of present yet absent means: the reverse of \"it arises from nothing\"").
reads(fan_yin(_, fan(卦(外), 重)),     "外卦反吟為重",             "the reversal of the outer trigram is heavy").
reads(fan_yin(_, _),                   "卦爻有反吟",               "a trigram or a line is reversed").
reads(you_wu(_, 世, 有),               "用神世爻：有",             "the use god Self is there").
reads(you_wu(_, 妻財, _),              "用神妻財之有無可斷",       "it can be told whether there is a use god Wealth").
reads(ri_chen(_, 戊, 寅),              "日辰為戊寅",               "the day is Yang Earth Tiger").

test(sentence_3_90_outside_a_list, [true(Texts == ["世非應", "Self is not Other"])]) :-
    findall(Text, ( member(Lang, [zh, en]), sentence(Lang, \+ member(世, [應]), Text) ), Texts).

:- end_tests(sentences).
