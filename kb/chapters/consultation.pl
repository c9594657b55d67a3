:- encoding(utf8).
:- module(consultation,
          [ concern/4,             % +Pan, +Use, ?Room, -Goal
            concerns_all/2,        % +Pan, -Goal
            conclusion/3,          % +Pan, +Goal, -Status
            standing/3,            % +Pan, +Goal, -Status
            room/3                 % ?Room, -Zh, -En
          ]).

:- use_module('../engine/notation').
:- use_module('../engine/prover').
:- use_module('../tables/topics', [topic_also/2]).
:- use_module('../chart/pan').
:- use_module('../chart/state').
:- use_module(ch12_fei_fu, [fu_qin/3]).
:- use_module(library(apply)).
:- use_module(library(lists)).

/** <module> What a consultation asks

Which conclusions bear on a use god, in the order in which the text weighs
them: is there a use god at all and where (17), day and month, its change, the
movers, what is hidden, the mutual hexagram, the stems (11.4, 11.7, 17.2n), and
then what is said of the hexagram as a whole and of the matter.
*/

%!  room(?Room, -Zh, -En) is nondet.
%
%   Room is a heading of the consultation, in order.

room(you_wu,  "用神有無",  "Is there a use god").
room(ri_yue,  "日月",      "Day and month").
room(bian,    "變爻",      "Its change").
room(dong,    "動爻",      "The movers").
room(fu,      "飛伏",      "Hidden lines").
room(hu,      "互卦",      "The mutual hexagram").
room(gan,     "干化",      "The stems").
room(gua,     "卦象",      "The hexagram as a whole").
room(shi,     "所占",      "The matter asked").

%!  concern(+Pan, +Use, ?Room, -Goal) is nondet.
%
%   The conclusions Goal, its last values unbound, bear on the use god Use
%   under the heading Room; in the order to be read.

concern(Pan, Use, you_wu, you_wu(Pan, Use, _)).
concern(Pan, Use, you_wu, wu_qi(Pan, Use)).
concern(Pan, Use, ri_yue, wang_shuai(Pan, Xing, _))   :- phase(Pan, Use, Xing).
concern(Pan, Use, ri_yue, sheng_fu(Pan, Xing, _))     :- phase(Pan, Use, Xing).
concern(Pan, Use, ri_yue, ke_zhi(Pan, Xing, _))       :- phase(Pan, Use, Xing).
concern(Pan, Use, ri_yue, lin_yao(Pan, Yao))          :- yong_yao(Pan, Use, Yao).
concern(Pan, Use, ri_yue, kong_yao(Pan, Yao))         :- yong_yao(Pan, Use, Yao).
concern(Pan, Use, ri_yue, shi_kong(Pan, Yao, _))      :- yong_yao(Pan, Use, Yao).
concern(Pan, Use, ri_yue, po_yao(Pan, Yao))           :- yong_yao(Pan, Use, Yao).
concern(Pan, Use, ri_yue, san(Pan, Yao))              :- yong_yao(Pan, Use, Yao).
concern(Pan, Use, ri_yue, an_dong(Pan, Yao))          :- yong_yao(Pan, Use, Yao).
concern(Pan, Use, bian, bian_hua(Pan, Yao, _))        :- yong_yao(Pan, Use, Yao).
concern(Pan, Use, bian, hui_tou(Pan, Yao, _))         :- yong_yao(Pan, Use, Yao).
concern(Pan, Use, bian, jue_chu_feng_sheng(Pan, Yao)) :- yong_yao(Pan, Use, Yao).
concern(Pan, Use, bian, jin_tui(Pan, Yao, _))         :- yong_yao(Pan, Use, Yao).
concern(Pan, Use, bian, fan_yin(Pan, fan(爻(Yao), _))) :- yong_yao(Pan, Use, Yao).
concern(Pan, Use, bian, sheng_jiang(Pan, Yao, _))     :- yong_yao(Pan, Use, Yao).
concern(Pan, Use, dong, sheng_ke(Pan, Use, _)).
concern(Pan, Use, fu, qiu_fu(Pan, Use, _)).
concern(Pan, Use, fu, fu_wei(Pan, Yao, _))            :- fu_qin(Pan, Yao, Use).
concern(Pan, Use, fu, fei_fu(Pan, Yao, _))            :- fu_qin(Pan, Yao, Use).
concern(Pan, Use, fu, fu_li(Pan, Yao, _))             :- fu_qin(Pan, Yao, Use).
concern(Pan, Use, fu, fu_chu(Pan, Yao, _))            :- fu_qin(Pan, Yao, Use).
concern(Pan, Use, hu, hu_yong(Pan, Use, _)).
concern(Pan, Use, hu, hu_shang(Pan, Use, _)).
concern(Pan, Use, gan, gan_hua_yong(Pan, Use, _)).
concern(Pan, _, gua, fan_yin(Pan, fan(卦(_), _))).
concern(Pan, _, gua, fu_yin(Pan, fu(_, _))).
concern(Pan, Use, gua, hun(Pan, _))                   :- Use == 世.
concern(Pan, _, gua, mu_jue(Pan, _, _)).
concern(Pan, _, gua, gua_kong_po(Pan, _, _)).
concern(Pan, _, gua, liu_he(Pan)).
concern(Pan, _, gua, liu_chong(Pan)).
concern(Pan, _, gua, he_hua_chong(Pan)).
concern(Pan, _, shi, duan(Pan, Topic, _, _))          :- topic(Pan, Topic).

phase(Pan, Use, Xing) :-
    findall(X, yong_xing(Pan, Use, X), Phases),
    sort(Phases, Set),
    member(Xing, Set).

topic(Pan, Topic) :- wen_shi(Pan, Topic).
topic(Pan, Other) :- wen_shi(Pan, Topic), topic_also(Topic, Other).
topic(_, 諸占).

%!  concerns_all(+Pan, -Goal) is nondet.
%
%   Goal is a predicate of chapters 11 to 20 with its values unbound. Relations
%   that are the same in every cast, such as which hexagram is the complement of
%   which, are left out.

concerns_all(Pan, Goal) :-
    rule_home(Name/Arity, Home),
    sub_atom(Home, 0, _, _, ch),
    module_property(Home, exports(Exports)),
    memberchk(Name/Arity, Exports),
    of_cast(Name/Arity),
    functor(Goal, Name, Arity),
    arg(1, Goal, Pan).

%   of_cast(?Predicate): what Predicate concludes hangs on the chart.

:- table of_cast/1.

of_cast(Name/Arity) :-
    rule(_, Head, Body, _),
    functor(Head, Name, Arity),
    premise(Body, Goal),
    functor(Goal, Inner, InnerArity),
    (   leaf_home(Inner/InnerArity, chart, _)
    ;   rule_home(Inner/InnerArity, _),
        of_cast(Inner/InnerArity)
    ).

%!  conclusion(+Pan, ?Goal, -Status) is nondet.
%
%   Goal holds and nothing speaks against it (`stands`), or holds beside a
%   rival value with no order between them (`contested`), or would hold but
%   for an exception (defeated(Citation, By)).

conclusion(Pan, Goal, Status) :-
    standing(Pan, Goal, Status).
conclusion(_, Goal, defeated(Citation, By)) :-
    findall(Goal, plain(Goal), Standing),
    findall(beaten(Goal, Citation, By), beaten(Goal, Citation, By), Beaten),
    first_of_each(Beaten, Set),
    member(beaten(Goal, Citation, By), Set),
    \+ memberchk(Goal, Standing).

%!  standing(+Pan, ?Goal, -Status) is nondet.
%
%   As conclusion/3, without what an exception beats.

standing(_, Goal, Status) :-
    term_variables(Goal, Values),
    findall(Values, plain(Goal), Solutions),
    list_to_set(Solutions, Set),
    (   Set = [_, _|_]
    ->  copy_term(Goal-Values, Other-OtherValues),
        member(Values, Set),
        (   member(OtherValues, Set),
            rivals(Goal, Other)
        ->  Status = contested
        ;   Status = stands
        )
    ;   Set = [Values],
        Status = stands
    ).

beaten(Goal, Citation, By) :-
    functor(Goal, Name, Arity),
    rule_home(Name/Arity, Module),
    rule(Citation, Goal, Body, _),
    exception(Citation, Goal, _, _),
    Module:Body,
    once(traced:defeats(Citation, Goal, By)).

first_of_each([], []).
first_of_each([beaten(Goal, Citation, By)|Rest], [beaten(Goal, Citation, By)|Set]) :-
    exclude(of_goal(Goal), Rest, Others),
    first_of_each(Others, Set).

of_goal(Goal, beaten(Other, _, _)) :- Goal == Other.

%   Two conclusions are rivals where unique/2 allows but one of them.

rivals(Goal, Other) :-
    Goal \== Other,
    functor(Goal, Name, Arity),
    functor(Head, Name, Arity),
    unique(Head, Value),
    term_variables(Value, Values),
    term_variables(Head, Variables),
    exclude(among(Values), Variables, Key),
    copy_term(Head-Value-Key, Goal-MyValue-MyKey),
    copy_term(Head-Value-Key, Other-ItsValue-ItsKey),
    MyKey == ItsKey,
    MyValue \== ItsValue.

among(Variables, Variable) :-
    member(V, Variables),
    V == Variable,
    !.
