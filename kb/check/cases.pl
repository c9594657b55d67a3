:- encoding(utf8).
:- module(cases,
          [ case_count/1,          % -Count
            case_result/2,         % ?Id, -Result
            spec_result/3,         % +Passage, +Spec, -Result
            case_later/2,          % ?Id, -Later
            case_summary/2,        % ?Id, -Summary
            case_said/2,           % ?Id, -Said
            case_casting/3,        % ?Id, -Casting, -Said
            claim_said/2           % +Claim, -Said
          ]).

:- use_module('../engine/notation').
:- use_module('../engine/prover').
:- use_module('../engine/sentence').
:- use_module('../tables/examples').
:- use_module('../tables/names', [name/5, label/4]).
:- use_module('../tables/topics', [topic_label/3]).
:- use_module('../tables/stems_branches', [di_zhi/2, gan_zhi/3, xun_shou/3]).
:- use_module('../tables/hexagrams', [liu_shi_si_gua/3]).
:- use_module('../chart/pan').
:- use_module('../chart/cast').
:- use_module('../chart/sentences', []).
:- use_module('../chapters/ch18_mu_jue', []).
:- use_module('../chapters/ch19_gua_hou', []).
:- use_module('../chapters/duan', []).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).

/** <module> The worked examples, run

Every example of the text is judged at every time and in every cast that it
speaks of, and what it claims is proved, the proof being checked and having to
rest on a passage of the chapter that works the example out.
*/

%!  case_count(-Count) is det.
%
%   Count entries are worked out in the text.

case_count(Count) :-
    aggregate_all(count, example(_, _, _, _), Count).

%!  case_result(?Id, -Result) is nondet.
%
%   The example Id comes out as Result, as in spec_result/3. Ids in the order
%   of the book.

case_result(Id, Result) :-
    example(Id, Passage, Spec, _),
    spec_result(Passage, Spec, Result).

%!  spec_result(+Passage, +Spec, -Result) is det.
%
%   An example of Passage with the list Spec (examples:example/4) comes out as
%   Result:
%
%     - holds(Casts, Proofs): in all Casts, a number, every claim is met. Proofs
%       has a proved(Goal, Passages) for each claim that something holds:
%       Passages are cited by its proof in the first cast that shows it
%     - fails(Witness, Goal, Why): Goal, without the chart, is not as claimed in
%       the cast Witness, Hexagrams-Options of cast_pan/3. Why is
%       `underivable`, it should follow and does not; `derivable`, it follows
%       and should not; `unknown`, no such predicate; `uncited`, its proof
%       names no passage of the chapter; `unsound`, its proof does not bear
%       checking; `used`, rules do rest on it; `unmet`, no cast shows it, or
%       Spec speaks of no cast or claims nothing; `unread`, Goal is an item of
%       Spec that means nothing. Of the last two Witness is `none`.
%
%   @error domain_error(cast, _) Spec names what cannot be cast.

spec_result(Passage, Spec, Result) :-
    findall(Part, part(Spec, Part), Parts),
    (   unread(Parts, Item)
    ->  Result = fails(none, Item, unread)
    ;   results(Parts, Passage, 0, [], Result)
    ).

unread(Parts, Item) :-
    member(Part, Parts),
    member(Item, Part),
    \+ item(Item).

item(Item) :- claim(Item).
item(Item) :- asked(Item).
item(Item) :- as_option(Item, _).
item(Item) :-
    functor(Item, Name, 1),
    memberchk(Name, [cast, casts, month, day, person, except, either, unless, later, tension]).
item(Item) :- memberchk(Item, [changes, untimed, line(_, _, _)]).

part(Spec, Part) :-
    (   memberchk(parts(Specs), Spec)
    ->  member(Part, Specs)
    ;   Part = Spec
    ).

results([], _, Casts, Proofs, holds(Casts, Proofs)).
results([Spec|Specs], Passage, Casts0, Proofs0, Result) :-
    findall(Case, case(Spec, Case), Cases),
    (   failure(Spec, Cases, Passage, Failure)
    ->  Result = Failure
    ;   length(Cases, Count),
        Casts is Casts0 + Count,
        findall(Proved, proved(Spec, Cases, Proved), New),
        append(Proofs0, New, Proofs),
        results(Specs, Passage, Casts, Proofs, Result)
    ).

%!  case_said(?Id, -Said) is nondet.
%
%   The example Id says something of Said, some(Goal) or all(Goal) as in
%   claim_said/2, in some cast.

case_said(Id, Said) :-
    example(Id, _, Spec, _),
    part(Spec, Part),
    member(Claim, Part),
    claim_said(Claim, Said).

%!  case_casting(?Id, -Casting, -Said) is nondet.
%
%   The example Id says something of Said, a list of some(Goal) or all(Goal) as in
%   claim_said/2, in Casting, Hexagrams-Options of cast_pan/3.

case_casting(Id, Casting, Said) :-
    example(Id, _, Spec, _),
    part(Spec, Part),
    case(Part, case(Casting, _, Claims)),
    findall(One, ( member(Claim, Claims), claim_said(Claim, One) ), Said).

%!  claim_said(+Claim, -Said) is nondet.
%
%   Claim, as in an example, tells of the goal Goal, in the vocabulary without the
%   chart, whether it has a solution, some(Goal), or which ones it has, all(Goal).

claim_said(holds(Goals), some(Goal))              :- conjuncts(Goals, Goal).
claim_said(fails(Goals), some(Goal))              :- conjuncts(Goals, Goal).
claim_said(values(_, Goals, _), all(Goal))        :- conjunct(Goals, Goal).
claim_said(table(_, Given, _, _), some(Goal))     :- conjunct(Given, Goal).
claim_said(table(_, _, Goals, _), all(Goal))      :- conjunct(Goals, Goal).

conjuncts(Goals, Goal) :-
    is_list(Goals),
    !,
    member(One, Goals),
    conjunct(One, Goal).
conjuncts(Goals, Goal) :- conjunct(Goals, Goal).


                /*******************************
                *     WHAT IS CAST, AND WHEN   *
                *******************************/

%   case(+Spec, -Case) is nondet: Spec makes Claims of a cast, and Case is
%   case(Casting, Pan, Claims), Casting the Hexagrams-Options of cast_pan/3.

case(Spec, case(Hexagrams-Options, Pan, Claims)) :-
    copy_term(Spec, Own),
    hexagrams(Own, Hexagrams),
    question(Own, Question),
    moment(Own, Time),
    append(Time, Question, Options),
    the_pan(Hexagrams, Options, Pan),
    \+ excused(Own, Pan),
    include(claim, Own, Claims).

the_pan(Hexagrams, Options, Pan) :-
    (   cast_pan(Hexagrams, Options, Made)
    ->  Pan = Made
    ;   throw(error(domain_error(cast, Hexagrams-Options), _))
    ).

%   hexagrams(+Spec, -Hexagrams) is nondet: Hexagrams are cast; a line that is
%   spoken of is bound.

hexagrams(Spec, Hexagrams) :- memberchk(cast(Hexagrams), Spec), !.
hexagrams(Spec, Hexagrams) :- memberchk(casts(List), Spec), !, member(Hexagrams, List).
hexagrams(Spec, Ben-Bian)  :- memberchk(changes, Spec), !, change(Ben, Bian).
hexagrams(Spec, Ben-Bian)  :-
    memberchk(line(Yao, From, To), Spec),
    !,
    change(Ben, Bian),
    the_pan(Ben-Bian, [], Pan),
    zhi(Pan, Yao, From),
    bian_zhi(Pan, Yao, To).
hexagrams(_, Hexagram)     :- liu_shi_si_gua(Hexagram, _, _).

change(Ben, Bian) :-
    liu_shi_si_gua(Ben, _, _),
    liu_shi_si_gua(Bian, _, _).

excused(Spec, Pan) :-
    memberchk(unless(Goal), Spec),
    solved(Pan, Goal).

question(Spec, Question) :-
    findall(Asked, ( member(Asked, Spec), asked(Asked) ), Common),
    (   memberchk(person(Persons), Spec)
    ->  member(Person, Persons),
        Question = [person(Person)|Common]
    ;   Question = Common
    ).

asked(use(_)).
asked(topic(_)).
asked(readings(_)).

claim(holds(_)).
claim(fails(_)).
claim(values(_, _, _)).
claim(table(_, _, _, _)).
claim(unused(_)).

%   moment(+Spec, -Time) is nondet: Spec speaks of Time, options of cast_pan/3.

moment(Spec, []) :-
    memberchk(untimed, Spec),
    !.
moment(Spec, Time) :-
    selectchk(either(Lists), Spec, Common),
    !,
    findall(T, ( member(List, Lists), append(List, Common, One), moment(One, T) ), All),
    list_to_set(All, Times),
    member(Time, Times).
moment(Spec, Time) :-
    fixed(Spec, Fixed),
    month(Spec, Month),
    day(Spec, Day),
    append([Day|Month], Fixed, Time),
    \+ ( member(except(Times), Spec),
         member(Except, Times),
         meant(Except, Time) ).

fixed(Spec, Fixed) :-
    findall(Option, ( member(Given, Spec), as_option(Given, Option) ), Fixed).

as_option(year(Pair), year(Pair)).
as_option(month_gan(Gan), month_gan(Gan)).
as_option(term(Term), term(Term)).
as_option(days(N), hou(Hou)) :- Hou is min(3, N // 5 + 1).

month(Spec, [])           :- memberchk(term(_), Spec), !.
month(Spec, [month(Zhi)]) :- memberchk(month(Zhi), Spec), !.
month(_, [month(Zhi)])    :- di_zhi(_, Zhi).

day(Spec, day(Gan-Zhi)) :-
    gan_zhi(_, Gan, Zhi),
    (   memberchk(day(Given), Spec)
    ->  of_day(Given, Gan, Zhi)
    ;   true
    ).

of_day(zhi(Zhi), _, Zhi)           :- !.
of_day(xun(甲-Head), Gan, Zhi)     :- !, xun_shou(Gan, Zhi, Head).
of_day(Gan-Zhi, Gan, Zhi).

meant(month(Zhi), Time) :- memberchk(month(Zhi), Time).
meant(day(Given), Time) :- memberchk(day(Gan-Zhi), Time), of_day(Given, Gan, Zhi).


                /*******************************
                *       WHAT IS CLAIMED        *
                *******************************/

%   failure(+Spec, +Cases, +Passage, -Failure) is nondet: what is claimed is
%   not so, first the claims themselves, then their proofs.

failure(Spec, Cases, _, fails(none, true, unmet)) :-
    (   Cases == []
    ;   \+ ( member(Claim, Spec), claim(Claim) )
    ).
failure(_, Cases, _, fails(Casting, Goal, Why)) :-
    member(case(Casting, Pan, Claims), Cases),
    member(Claim, Claims),
    amiss(Claim, Pan, Goal, Why).
failure(Spec, Cases, _, fails(none, Goal, unmet)) :-
    member(table(Row, Given, Goal, Rows), Spec),
    member(Row, Rows),
    \+ shown(Cases, Given, _).
failure(Spec, Cases, Passage, fails(Casting, Goal, Why)) :-
    to_prove(Spec, Cases, case(Casting, Pan, _), Goal),
    unproved(Pan, Goal, Passage, Why).

%   shown(+Cases, ?Given, -Case) is semidet: Case is the first where Given holds.

shown(Cases, Given, Case) :-
    member(Case, Cases),
    Case = case(_, Pan, _),
    solved(Pan, Given),
    !.

amiss(holds(Goals), Pan, Goal, Why) :-
    member(Goal, Goals),
    \+ solved(Pan, Goal),
    not_there(Pan, Goal, Why).
amiss(fails(Goals), Pan, Goal, Why) :-
    member(Goal, Goals),
    (   known(Pan, Goal)
    ->  solved(Pan, Goal),
        Why = derivable
    ;   Why = unknown
    ).
amiss(values(Value, Goal, Values), Pan, Goal, underivable) :-
    member(Value, Values),
    \+ solved(Pan, Goal).
amiss(values(Value, Goal, Values), Pan, Goal, derivable) :-
    solved(Pan, Goal),
    \+ memberchk(Value, Values).
amiss(table(Row, Given, Goal, Rows), Pan, Goal, Why) :-
    solved(Pan, Given),
    (   memberchk(Row, Rows)
    ->  \+ solved(Pan, Goal),
        not_there(Pan, Goal, Why)
    ;   solved(Pan, Goal),
        Why = derivable
    ).
amiss(unused(Predicate), _, Name/Arity, used) :-
    Predicate = Name/Arity,
    functor(Goal, Name, Arity),
    rule(_, _, Body, _),
    premise(Body, Goal).

not_there(Pan, Goal, Why) :-
    (   known(Pan, Goal)
    ->  Why = underivable
    ;   Why = unknown
    ).

%   solved(+Pan, ?Goal) is nondet: Goal, in the vocabulary without the chart,
%   holds of Pan.

solved(Pan, (A, B))    :- !, solved(Pan, A), solved(Pan, B).
solved(Pan, \+ Goal)   :- !, \+ solved(Pan, Goal).
solved(_, Goal)        :- test_goal(Goal), !, call(Goal).
solved(Pan, Goal)      :- with_pan(Pan, Goal, Full), plain(Full).

%   with_pan(+Pan, +Goal, -Full) is semidet: Full is Goal with the chart as its
%   first argument, where there is such a predicate, else Goal itself.

with_pan(Pan, Goal, Full) :-
    Goal =.. [Name|Args],
    length(Args, Arity),
    WithPan is Arity + 1,
    (   vocabulary(Name/WithPan)
    ->  Full =.. [Name, Pan|Args]
    ;   vocabulary(Name/Arity),
        Full = Goal
    ).

vocabulary(Predicate) :- rule_home(Predicate, _), !.
vocabulary(Predicate) :- leaf_home(Predicate, _, _), !.

known(Pan, Goal) :- with_pan(Pan, Goal, _).


                /*******************************
                *            PROOFS            *
                *******************************/

%   to_prove(+Spec, +Cases, -Case, -Goal) is nondet: Goal is claimed to hold and
%   Case is the first that shows it.

to_prove(_, [Case|_], Case, Goal) :-
    Case = case(_, _, Claims),
    member(holds(Goals), Claims),
    member(Goal, Goals).
to_prove(_, [Case|_], Case, Goal) :-
    Case = case(_, Pan, Claims),
    member(values(Value, Claimed, Values), Claims),
    member(Value, Values),
    once(solved(Pan, Claimed)),
    conjunct(Claimed, Goal).
to_prove(Spec, Cases, Case, Goal) :-
    member(table(Row, Given, Goal, Rows), Spec),
    member(Row, Rows),
    shown(Cases, Given, Case).

conjunct(Goals, Goal) :-
    body_goals(Goals, List),
    member(Goal, List),
    \+ test_goal(Goal).

proved(Spec, Cases, proved(Goal, Keys)) :-
    to_prove(Spec, Cases, case(_, Pan, _), Goal),
    proof(Pan, Goal, Proof),
    passages(Proof, Passages),
    maplist(citation_key, Passages, Keys).

proof(Pan, Goal, Proof) :-
    with_pan(Pan, Goal, Full),
    once(traced(Full, Proof)).

passages(Proof, Passages) :-
    proof_citations(Proof, Citations),
    maplist(citation_passage, Citations, All),
    list_to_set(All, Passages).

unproved(Pan, Goal, Passage, Why) :-
    (   proof(Pan, Goal, Proof),
        recheck(Proof)
    ->  \+ cited(Pan, Goal, Passage, Proof),
        Why = uncited
    ;   Why = unsound
    ).

%   cited(+Pan, +Goal, +Passage, +Proof) is semidet: Proof rests on the chapter
%   of Passage or, where another concludes Goal, on that. What the chart shows
%   rests on no chapter.

cited(Pan, Goal, Passage, Proof) :-
    with_pan(Pan, Goal, Full),
    (   conclusion_chapter(Full, Its)
    ->  passage_chapter(Passage, Own),
        passages(Proof, Cited),
        member(One, Cited),
        passage_chapter(One, Chapter),
        memberchk(Chapter, [Own, Its])
    ;   true
    ),
    !.

passage_chapter(n(Chapter/_), Chapter).
passage_chapter(Chapter/_, Chapter) :- integer(Chapter).

%   conclusion_chapter(+Goal, -Chapter) is semidet: the rules for Goal stand in
%   Chapter; `duan` unites all.

conclusion_chapter(Goal, Chapter) :-
    functor(Goal, Name, Arity),
    rule_home(Name/Arity, Module),
    (   Module == duan
    ->  Chapter = duan
    ;   sub_atom(Module, 0, 2, _, ch),
        sub_atom(Module, 2, 2, _, Digits),
        atom_number(Digits, Chapter)
    ).


                /*******************************
                *        WHAT CAME LATER       *
                *******************************/

%!  case_later(?Id, -Later) is nondet.
%
%   Later is later(Time, Goals): under Time, the month or day of which the text
%   tells what came to pass after the example Id, Goals are what the rules then
%   conclude on what the example asked about. Goals are without the chart.

case_later(Id, later(Time, Goals)) :-
    example(Id, _, Spec, _),
    member(later(Time), Spec),
    once(case(Spec, case(Hexagrams-Options, _, Claims))),
    include(not_superseded(Time), Options, Kept),
    append(Time, Kept, Then),
    the_pan(Hexagrams, Then, Pan),
    findall(Goal, ( asked_again(Spec, Claims, Pan, Goal), solved(Pan, Goal) ), All),
    list_to_set(All, Goals).

not_superseded(Time, Option) :-
    functor(Option, Name, _),
    \+ ( member(New, Time), functor(New, Name, _) ),
    \+ ( Name == month_gan, memberchk(month(_), Time) ).

%   asked_again(+Spec, +Claims, +Pan, -Goal) is nondet: Goal, its value open, is
%   a conclusion of a chapter that Claims name, or says whether there is a use
%   god and how it is fed.

asked_again(Spec, Claims, Pan, Open) :-
    findall(Open, again(Spec, Claims, Pan, Open), All),
    distinct(All, Once),
    member(Open, Once).

again(_, Claims, Pan, Open) :-
    ( member(holds(Goals), Claims) ; member(fails(Goals), Claims) ),
    member(Goal, Goals),
    with_pan(Pan, Goal, Full),
    conclusion_chapter(Full, _),
    Goal =.. List,
    append(Front, [_], List),
    append(Front, [_], OpenList),
    Open =.. OpenList.
again(Spec, _, _, Open) :-
    memberchk(use(Use), Spec),
    member(Open, [you_wu(Use, _), sheng_ke(Use, _)]).

distinct([], []).
distinct([Goal|Goals], [Goal|Once]) :-
    exclude(=@=(Goal), Goals, Others),
    distinct(Others, Once).


                /*******************************
                *           SUMMARY            *
                *******************************/

%!  case_summary(?Id, -Summary) is nondet.
%
%   Summary is a list of Key-Value on the example Id that can be written as
%   JSON, its values atoms, strings, integers, lists, or lists of Key-Value:
%   id, passage, zh and en (what is cast and asked), note_zh and note_en ("" for
%   none), claims (each with claim, holds fails values table or unused, goal, of
%   a table its row, and both in words, zh and en), tensions (each with number, passages, zh and en), later
%   (each with zh, en and goals, and these as goals_zh and goals_en), status (holds or fails), casts (how many were
%   judged), proofs (each with goal and passages), and of a failure witness, goal
%   and why, elsewhere "".

case_summary(Id, Summary) :-
    example(Id, Passage, Spec, Note),
    citation_key(Passage, Key),
    spec_text(zh, Spec, Zh),
    spec_text(en, Spec, En),
    note(Note, NoteZh, NoteEn),
    findall(Claim, claim_pairs(Spec, Claim), Claims),
    findall(Tension, tension_pairs(Spec, Tension), Tensions),
    findall(Later, later_pairs(Id, Later), Laters),
    spec_result(Passage, Spec, Result),
    result_pairs(Result, Outcome),
    append([ id-Id, passage-Key, zh-Zh, en-En, note_zh-NoteZh, note_en-NoteEn,
             claims-Claims, tensions-Tensions, later-Laters ], Outcome, Summary).

note(none, "", "").
note(Zh-En, Zh, En).

claim_pairs(Spec, [claim-Kind, goal-Text, row-RowText, zh-Zh, en-En]) :-
    part(Spec, Part),
    member(Claim, Part),
    stated(Claim, Kind, Goal, Row),
    goal_text(Goal, Text),
    ( Row == none -> RowText = "" ; goal_text(Row, RowText) ),
    claim_text(zh, Claim, Goal, Row, Zh),
    claim_text(en, Claim, Goal, Row, En).

%   claim_text(+Lang, +Claim, +Goal, +Row, -Text): what Claim states of Goal, or of a
%   Row of its table, in words.

claim_text(zh, table(_, _, _, _), _, Row, Text) :-
    !,
    goal_text(Row, Text).
claim_text(en, table(_, _, _, Rows), _, Row, Text) :-
    !,
    Row = A-B,
    findall(X, member(X-_, Rows), Xs),
    findall(Y, member(_-Y, Rows), Ys),
    label_among(Xs, A, First),
    label_among(Ys, B, Second),
    format(string(Text), "~w - ~w", [First, Second]).
claim_text(_, unused(_), Goal, _, Text) :-
    !,
    goal_text(Goal, Text).
claim_text(Lang, _, Goal, _, Text) :-
    said_of_chart(Goal, Full),
    sentence(Lang, Full, Text).

said_of_chart(\+ Goal, \+ Full)      :- !, said_of_chart(Goal, Full).
said_of_chart((A, B), (FullA, FullB)) :- !, said_of_chart(A, FullA), said_of_chart(B, FullB).
said_of_chart(Goal, Full)       :- test_goal(Goal), !, Full = Goal.
said_of_chart(Goal, Full)       :- with_pan(_, Goal, Full), !.
said_of_chart(Goal, Goal).

%   label_among(+Values, +Value, -Label): Value in English, by the first type that has
%   all of Values.

label_among(Values, Value, Label) :-
    name(Type, Value, _, _, _),
    forall(member(Other, Values), name(Type, Other, _, _, _)),
    !,
    label(en, Type, Value, Label).

stated(holds(Goals), holds, Goal, none)            :- member(Goal, Goals).
stated(fails(Goals), fails, Goal, none)            :- member(Goal, Goals).
stated(values(Value, Goal, Values), values, Goal, none) :- member(Value, Values).
stated(table(Row, _, Goal, Rows), table, Goal, Row)     :- member(Row, Rows).
stated(unused(Predicate), unused, Predicate, none).

tension_pairs(Spec, [number-N, passages-Keys, zh-Zh, en-En]) :-
    part(Spec, Part),
    member(tension(N), Part),
    tension(N, Passages, Zh, En),
    maplist(citation_key, Passages, Keys).

later_pairs(Id, [zh-Zh, en-En, goals-Texts, goals_zh-ZhTexts, goals_en-EnTexts]) :-
    case_later(Id, later(Time, Goals)),
    times_text(zh, Time, Zh),
    times_text(en, Time, En),
    maplist(goal_text, Goals, Texts),
    maplist(said_of_chart, Goals, Full),
    maplist(sentence(zh), Full, ZhTexts),
    maplist(sentence(en), Full, EnTexts).

result_pairs(holds(Casts, Proofs), [status-holds, casts-Casts, proofs-Proved, witness-"", goal-"", why-""]) :-
    findall([goal-Text, passages-Keys], ( member(proved(Goal, Keys), Proofs), goal_text(Goal, Text) ), Proved).
result_pairs(fails(Witness, Goal, Why), [status-fails, casts-0, proofs-[], witness-Text, goal-GoalText, why-Why]) :-
    casting_text(Witness, Text),
    goal_text(Goal, GoalText).

casting_text(none, "").
casting_text(Hexagrams-Options, Text) :-
    part_text(zh, [cast(Hexagrams)|Options], Text).

%   spec_text(+Lang, +Spec, -Text) is det: what Spec casts, when, and asks.

spec_text(Lang, Spec, Text) :-
    findall(Phrase, ( part(Spec, Part), part_text(Lang, Part, Phrase) ), Phrases),
    set(parts, Lang, Between),
    joined(Phrases, Between, Text).

part_text(Lang, Part, Text) :-
    (   \+ ( member(Item, Part), hexagram_item(Item) )
    ->  set(any, Lang, Any),
        Opening = [Any]
    ;   Opening = []
    ),
    findall(Phrase, ( member(Item, Part), phrase_of(Lang, Item, Phrase) ), Phrases),
    append(Opening, Phrases, All),
    set(phrases, Lang, Between),
    joined(All, Between, Text).

hexagram_item(cast(_)).
hexagram_item(casts(_)).
hexagram_item(changes).
hexagram_item(line(_, _, _)).

times_text(Lang, Time, Text) :-
    findall(Phrase, ( member(Item, Time), phrase_of(Lang, Item, Phrase) ), Phrases),
    set(phrases, Lang, Between),
    joined(Phrases, Between, Text).

joined(Parts, Between, Text) :-
    atomic_list_concat(Parts, Between, Atom),
    atom_string(Atom, Text).

%   set(+What, +Lang, -Text): Text stands between things of a kind, or for any
%   hexagram.

set(What, Lang, Text) :-
    setting(What, Zh, En),
    spoken(Lang, Zh, En, Text).

setting(any,     "任一卦", "any hexagram").
setting(parts,   "；",     "; ").
setting(phrases, "，",     ", ").
setting(list,    "、",     ", ").
setting(choice,  "；或",   "; or ").

phrase_of(Lang, cast(Hexagrams), Text)      :- cast_text(Lang, Hexagrams, Text).
phrase_of(Lang, casts(List), Text)          :- listed(Lang, cast, List, Text).
phrase_of(zh, changes, 諸變).
phrase_of(en, changes, 'every change').
phrase_of(Lang, line(_, From, To), Text)    :- said(Lang, line, [zhi-From, zhi-To], Text).
phrase_of(Lang, year(Pair), Text)           :- pair_text(Pair, P), said(Lang, year, [gan_zhi-P], Text).
phrase_of(Lang, month(Zhi), Text)           :- said(Lang, month, [zhi-Zhi], Text).
phrase_of(Lang, month_gan(Gan), Text)       :- said(Lang, month_gan, [gan-Gan], Text).
phrase_of(Lang, term(Term), Text)           :- said(Lang, term, [jie_qi-Term], Text).
phrase_of(Lang, days(N), Text)              :- said(Lang, days, [n-N], Text).
phrase_of(Lang, hou(N), Text)               :- said(Lang, hou, [n-N], Text).
phrase_of(Lang, day(Day), Text)             :- day_text(Lang, Day, Text).
phrase_of(Lang, except(Times), Text)        :- listed(Lang, time, Times, List), said(Lang, except, [n-List], Text).
phrase_of(Lang, either(Lists), Text)        :- alternatives(Lang, Lists, Text).
phrase_of(Lang, topic(Topic), Text)         :- said(Lang, topic, [topic-Topic], Text).
phrase_of(Lang, person(Persons), Text)      :- is_list(Persons), !, listed(Lang, person, Persons, Text).
phrase_of(Lang, person(Person), Text)       :- label(Lang, person, Person, Text).
phrase_of(Lang, use(Use), Text)             :- said(Lang, use, [use-Use], Text).

cast_text(Lang, Ben-Bian, Text) :- !, said(Lang, change, [hexagram-Ben, hexagram-Bian], Text).
cast_text(Lang, Hexagram, Text) :- said(Lang, rest, [hexagram-Hexagram], Text).

day_text(Lang, zhi(Zhi), Text)         :- said(Lang, days_of, [zhi-Zhi], Text).
day_text(Lang, xun(Pair), Text)        :- pair_text(Pair, P), said(Lang, ten_days, [gan_zhi-P], Text).
day_text(Lang, Gan-Zhi, Text)          :- pair_text(Gan-Zhi, P), said(Lang, day, [gan_zhi-P], Text).

pair_text(Gan-Zhi, Pair) :- atom_concat(Gan, Zhi, Pair).

listed(Lang, What, List, Text) :-
    findall(Part, ( member(Item, List), listed_one(What, Lang, Item, Part) ), Parts),
    set(list, Lang, Between),
    joined(Parts, Between, Text).

listed_one(cast, Lang, Hexagrams, Text) :- cast_text(Lang, Hexagrams, Text).
listed_one(time, Lang, Time, Text)      :- phrase_of(Lang, Time, Text).
listed_one(person, Lang, Person, Text)  :- label(Lang, person, Person, Text).

alternatives(Lang, Lists, Text) :-
    findall(Part, ( member(List, Lists), times_text(Lang, List, Part) ), Parts),
    set(choice, Lang, Between),
    joined(Parts, Between, Text).

%   said(+Lang, +Kind, +Values, -Text): the phrase of Kind with its Values.

said(Lang, Kind, Values, Text) :-
    phrasing(Kind, Zh, En),
    spoken(Lang, Zh, En, Format),
    findall(Label, ( member(Type-Value, Values), value_label(Type, Lang, Value, Label) ), Labels),
    format(atom(Text), Format, Labels).

spoken(zh, Zh, _, Zh).
spoken(en, _, En, En).

value_label(n, _, Value, Label)        :- !, Label = Value.
value_label(topic, en, Value, Label)   :- !, topic_label(en, Value, Label).
value_label(Type, en, Value, Label)    :- !, label(en, Type, Value, Label).
value_label(_, _, Value, Value).

phrasing(change,    "~w之~w",        "~w to ~w").
phrasing(rest,      "~w",            "~w").
phrasing(line,      "~w動變~w",      "a line ~w that turns into ~w").
phrasing(year,      "~w年",          "year ~w").
phrasing(month,     "~w月",          "month of the ~w").
phrasing(month_gan, "月干~w",        "month stem ~w").
phrasing(term,      "~w",            "~w").
phrasing(days,      "後~w日",        "~w days after").
phrasing(hou,       "第~w候",        "pentad ~w").
phrasing(day,       "~w日",          "day ~w").
phrasing(days_of,   "~w日",          "a day of the ~w").
phrasing(ten_days,  "~w旬",          "the ten days from ~w").
phrasing(except,    "~w除外",        "except ~w").
phrasing(topic,     "占~w",          "asking of ~w").
phrasing(use,       "用~w",          "use god ~w").
