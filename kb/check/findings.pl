:- encoding(utf8).
:- module(findings,
          [ finding/1,             % -Finding
            finding_key/2,         % +Finding, -Key
            finding_chapter/2,     % +Finding, -Chapter
            finding_rules/2,       % +Finding, -Rules
            finding_count/3,       % +Finding, -Count, -Of
            finding_witness/3,     % +Finding, -Hexagrams, -Options
            finding_goals/3,       % +Finding, +Pan, -Goals
            finding_grid/2,        % +Finding, -Grid
            finding_text/3,        % +Lang, +Finding, -Text
            kind/3,                % ?Kind, -Zh, -En
            gone/1                 % -Key
          ]).

:- use_module('../engine/notation').
:- use_module('../engine/sentence').
:- use_module('../tables/stems_branches', [di_zhi/2]).
:- use_module(baseline).
:- use_module(masked, [charted/1]).
:- use_module(space).
:- use_module(static).
:- use_module(worlds).
:- use_module(library(apply)).
:- use_module(library(lists)).

/** <module> Findings

What the checks report: of which kind, of which rules and passages, in how many
casts, shown by which. A finding that the baseline knows is the book's own, or
meant; any other is a fault, and so is one that the baseline knows and that is
gone.
*/

%!  kind(?Kind, -Zh, -En) is nondet.
%
%   Kind of finding, in the order of the report.

kind(undefined,        "無定義之前提",   "premise that nothing defines").
kind(uncited,          "無出處之文句",   "clause without its passage").
kind(no_such_passage,  "所引無此條",     "citation of what the text does not have").
kind(twice,            "引號重出",       "one citation on two rules").
kind(silent_passage,   "未錄之條",       "passage without rule or reason").
kind(spoken_passage,   "既錄又稱未錄",   "passage both encoded and said not to be").
kind(duplicate,        "重複",           "the same rule twice").
kind(subsumed,         "為他條所包",     "rule that another says more generally").
kind(no_gloss,         "無釋文",         "conclusion without a sentence").
kind(no_modes,         "無用法說明",     "conclusion without a mode line").
kind(unstratified,     "自否定而生",     "conclusion that rests on its own negation").
kind(recursive,        "循環",           "conclusion that rests on itself").
kind(forbidden,        "不純",           "cut, if-then-else, input, output or state in a rule").
kind(unknown_name,     "名表所無",       "value that the tables do not name").
kind(unreached,        "無人得問",       "conclusion that nobody can ask for").
kind(conflict,         "相違",           "two values where one is allowed").
kind(hole,             "無斷",           "no value where one is due").
kind(disagreement,     "兩處不合",       "two places that ought to agree and do not").
kind(unshown,          "所舉無卦可現",   "what the text names and no cast can show").
kind(dead_rule,        "永不成立",       "rule that never applies").
kind(dead_exception,   "例外永不用",     "exception that never applies").
kind(idle_rule,        "去之無異",       "rule whose removal changes nothing").
kind(idle_premise,     "前提去之無異",   "premise whose removal changes nothing").
kind(overlap,          "重疊，賴例外以解", "overlap that only a stated exception resolves").

%!  finding(-Finding) is nondet.
%
%   Finding, finding(Kind, Subject, Detail): Detail is a Source for what was
%   seen in the text of the rules, a tally for what was counted over all casts,
%   none for what never was. The sweep of space:space_part/2 must be complete.

finding(finding(Kind, Subject, source(Source))) :-
    static_finding(Kind, Subject, Source).
finding(Finding) :-
    space_finding(Finding).

%!  finding_key(+Finding, -Key) is det.
%
%   Key, an atom, names the finding for the baseline: kind and subject.

finding_key(finding(Kind, Subject, _), Key) :-
    subject_text(Subject, Text),
    format(atom(Key), "~w: ~w", [Kind, Text]).

subject_text(values(Name/_, A-B), Text) :-
    !,
    goal_text(A, AText),
    goal_text(B, BText),
    format(atom(Text), "~w ~w / ~w", [Name, AText, BText]).
subject_text(due(Name/_, When), Text) :- !, premise_text(When, WhenText), format(atom(Text), "~w where ~w", [Name, WhenText]).
subject_text(rule(Citation), Text) :- !, citation_key(Citation, Text).
subject_text(premise(Citation, Name/Arity), Text) :-
    atom(Name),
    integer(Arity),
    !,
    citation_key(Citation, CText),
    format(atom(Text), "~w ~w/~w", [CText, Name, Arity]).
subject_text(premise(Citation, Premise), Text) :-
    !,
    citation_key(Citation, CText),
    premise_text(Premise, PText),
    format(atom(Text), "~w ~w", [CText, PText]).
subject_text(beaten(Citation, By), Text) :-
    !,
    citation_key(Citation, A),
    citation_key(By, B),
    format(atom(Text), "~w by ~w", [A, B]).
subject_text(rules(A, B), Text) :-
    !,
    citation_key(A, AText),
    citation_key(B, BText),
    format(atom(Text), "~w, ~w", [AText, BText]).
subject_text(defeats(Citation, Target), Text) :-
    !,
    citation_key(Citation, A),
    format(atom(Text), "~w against ~w", [A, Target]).
subject_text(illustrated(Passage, Goal), Text) :-
    !,
    citation_key(Passage, PText),
    premise_text(Goal, GText),
    format(atom(Text), "~w ~w", [PText, GText]).
subject_text(under(Name=Option, Citation), Text) :-
    !,
    citation_key(Citation, CText),
    format(atom(Text), "~w=~w ~w", [Name, Option, CText]).
subject_text(apart(_, A, B), Text) :-
    !,
    premise_text(A, AText),
    premise_text(B, BText),
    format(atom(Text), "~w without ~w", [AText, BText]).
subject_text(construct(Citation, Construct), Text) :-
    !,
    citation_key(Citation, CText),
    format(atom(Text), "~w ~w", [CText, Construct]).
subject_text(name(Citation, Name), Text) :- !, citation_key(Citation, CText), format(atom(Text), "~w ~w", [CText, Name]).
subject_text(Citation, Text) :- rule(Citation, _, _, _), !, citation_key(Citation, Text).
subject_text(Passage, Text) :- not_encoded(Passage, _), !, citation_key(Passage, Text).
subject_text(n(A/B), Text) :- !, citation_key(n(A/B), Text).
subject_text(A/B, Text) :- integer(A), integer(B), !, citation_key(A/B, Text).
subject_text(Subject, Text) :- format(atom(Text), "~w", [Subject]).

%   Premises as text: the chart left out, which here is an unbound variable or
%   the atom that stands for it in the masks.

premise_text(Goal, Text) :-
    copy_term(Goal, Copy),
    without_chart(Copy, Bare),
    goal_text(Bare, Text).

without_chart(Goal, Goal) :- var(Goal), !.
without_chart((A, B), (A1, B1)) :- !, without_chart(A, A1), without_chart(B, B1).
without_chart(\+ A, \+ A1) :- !, without_chart(A, A1).
without_chart(forall(A, B), forall(A1, B1)) :- !, without_chart(A, A1), without_chart(B, B1).
without_chart(Goal, Bare) :-
    functor(Goal, Name, Arity),
    (   charted(Name/Arity)
    ;   leaf_home(Name/Arity, Kind, _),
        memberchk(Kind, [chart, reading]),
        Name/Arity \== wei/2
    ),
    !,
    Goal =.. [Name, _|Values],
    Bare =.. [Name|Values].
without_chart(Goal, Goal).

%!  finding_rules(+Finding, -Rules) is det.
%
%   Rules are the Citation-Source pairs of the rules concerned, in order.

finding_rules(finding(Kind, Subject, Detail), Rules) :-
    findall(Citation, concerned(Kind, Subject, Citation), Citations0),
    list_to_set(Citations0, Citations),
    findall(Citation-Source, ( member(Citation, Citations), rule(Citation, _, _, Source) ), Rules0),
    (   Rules0 == [],
        Detail = source(Source),
        Source \== none
    ->  Rules = [none-Source]
    ;   list_to_set(Rules0, Rules)
    ).

concerned(_, rule(Citation), Citation).
concerned(_, premise(Citation, _), Citation).
concerned(_, beaten(Citation, By), C) :- member(C, [Citation, By]).
concerned(_, rules(A, B), C) :- member(C, [A, B]).
concerned(_, defeats(Citation, _), Citation).
concerned(_, construct(Citation, _), Citation).
concerned(_, name(Citation, _), Citation).
concerned(_, values(Name/Arity, A-B), Citation) :-
    unique(Head, Value),
    functor(Head, Name, Arity),
    member(V, [A, B]),
    copy_term(Head-Value, Concluded-V),
    rule(Citation, Concluded, _, _).
concerned(_, due(Name/Arity, _), Citation) :-
    functor(Head, Name, Arity),
    rule(Citation, Head, _, _).
concerned(_, apart(_, A, B), Citation) :-
    ( premise(A, Goal) ; premise(B, Goal) ),
    rule(Citation, Goal, _, _).
concerned(_, illustrated(_, Goal), Citation) :-
    premise(Goal, Inner),
    rule(Citation, Inner, _, _).
concerned(_, Citation, Citation) :- rule(Citation, _, _, _).

%!  finding_chapter(+Finding, -Chapter) is det.
%
%   Chapter is the number of the chapter concerned, or none.

finding_chapter(Finding, Chapter) :-
    finding_rules(Finding, Rules),
    (   member(Citation-_, Rules),
        citation_passage(Citation, Passage),
        ( Passage = n(Chapter/_) ; Passage = Chapter/_ ),
        integer(Chapter)
    ->  true
    ;   Finding = finding(_, Subject, _),
        ( Subject = n(Chapter/_) ; Subject = Chapter/_ ; Subject = illustrated(Chapter/_, _) ; Subject = illustrated(n(Chapter/_), _) ),
        integer(Chapter)
    ->  true
    ;   Chapter = none
    ).

%!  finding_count(+Finding, -Count, -Of) is det.
%
%   The finding is seen in Count casts of the Of there are.

finding_count(finding(_, _, tally(Count, Witness, _)), Count, Of) :-
    !,
    arg(4, Witness, Width),
    (   Width =< 1
    ->  world_count(1, Worlds)
    ;   world_count(2, Worlds)
    ),
    Of is Worlds * 4096.
finding_count(_, 0, 0).

%!  finding_witness(+Finding, -Hexagrams, -Options) is semidet.
%
%   The smallest cast that shows it, as of cast_pan/3: one with the fewest
%   moving lines.

finding_witness(finding(_, _, tally(_, at(Ben0, Bian0, _, Width, World, _), _)), Ben-Bian, Options) :-
    (   Ben0 == none
    ->  Ben = 乾,
        Bian = 乾
    ;   Ben = Ben0,
        Bian = Bian0
    ),
    Shown is max(1, Width),
    world_time(Shown, World, time(_, _, MonthGan, MonthZhi, DayGan, DayZhi, Term, Hou)),
    findall(Option,
            ( member(Option, [month(MonthZhi), day(DayGan-DayZhi), month_gan(MonthGan), term(Term), hou(Hou)]),
              arg(1, Option, Value),
              Value \== none
            ),
            Options).

%!  finding_goals(+Finding, +Pan, -Goals) is det.
%
%   Goals are the conclusions that show the finding in the cast Pan of its
%   witness: both of a conflict, the actual one of an overlap.

finding_goals(finding(conflict, values(Name/Arity, A-B), tally(_, at(_, _, _, _, _, Values), _)), Pan, [GoalA, GoalB]) :-
    !,
    unique(Head, Value),
    functor(Head, Name, Arity),
    space:keys(Head, Value, Keys),
    same_length(Keys, Own),
    append(Own, [_, _], Values),
    !,
    with_value(Head, Value, Keys, Own, A, Pan, GoalA),
    with_value(Head, Value, Keys, Own, B, Pan, GoalB).
finding_goals(finding(overlap, beaten(Citation, _), tally(_, at(_, _, _, _, _, Values), _)), Pan, [Goal]) :-
    rule(Citation, RuleHead, _, _),
    functor(RuleHead, Name, Arity),
    unique(Head, Value),
    functor(Head, Name, Arity),
    space:keys(Head, Value, Keys),
    same_length(Keys, Own),
    append(Own, [_, Its], Values),
    !,
    with_value(Head, Value, Keys, Own, Its, Pan, Goal).
finding_goals(finding(disagreement, apart(_, A, B), tally(_, at(_, _, _, _, _, Values), _)), Pan, [Goal]) :-
    space:shared(A, B, Keys),
    copy_term(A-Keys, Goal-Values),
    Goal \= (_, _),
    Goal \= (\+ _),
    !,
    ignore(arg(1, Goal, Pan)).
finding_goals(_, _, []).

with_value(Head, Value, Keys, Own, Given, Pan, Goal) :-
    copy_term(Head-Value-Keys, Goal-Given-Own),
    functor(Goal, Name, Arity),
    (   charted(Name/Arity)
    ->  arg(1, Goal, Pan)
    ;   true
    ).

%!  finding_grid(+Finding, -Grid) is semidet.
%
%   Grid is a list of twelve rows, a row for each month from 子, of sixty
%   numbers: in how many changes (and, where the time is looked at more closely,
%   times) of that month and day it is seen.

finding_grid(finding(_, _, tally(_, Witness, Planes)), Grid) :-
    Planes \== [],
    arg(4, Witness, Width0),
    Width is max(1, Width0),
    findall(Row,
            ( di_zhi(Month, _),
              findall(N, ( between(1, 60, Day), cell(Width, Planes, Month, Day, N) ), Row)
            ),
            Grid).

cell(1, Planes, Month, Day, Count) :-
    World is (Month - 1) * 60 + Day - 1,
    at_world(Planes, World, 1, 0, Count).
cell(Width, Planes, Month, Day, Count) :-
    runs(Width, Runs),
    Last is Runs - 1,
    findall(N,
            ( between(0, Last, K),
              World is ((Month - 1) * Runs + K) * 60 + Day - 1,
              at_world(Planes, World, 1, 0, N)
            ),
            Ns),
    sum_list(Ns, Count).

runs(2, 30).
runs(3, 5).
runs(4, 6).

at_world([], _, _, Count, Count).
at_world([Plane|Planes], World, Weight, Count0, Count) :-
    Count1 is Count0 + Weight * ((Plane >> World) /\ 1),
    Double is Weight * 2,
    at_world(Planes, World, Double, Count1, Count).

%!  finding_text(+Lang, +Finding, -Text) is det.
%
%   Text, a string, says the finding in zh or en.

finding_text(Lang, finding(Kind, Subject, _), Text) :-
    kind(Kind, Zh, En),
    subject_text(Subject, What),
    (   Lang == zh
    ->  format(string(Text), "~w：~w", [Zh, What])
    ;   format(string(Text), "~w: ~w", [En, What])
    ).

%!  gone(-Key) is nondet.
%
%   The baseline knows Key and no finding has it.

gone(Key) :-
    findall(Key, ( finding(Finding), finding_key(Finding, Key) ), Keys0),
    sort(Keys0, Keys),
    known(Key, _, _),
    \+ memberchk(Key, Keys).
