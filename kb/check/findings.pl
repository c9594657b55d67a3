:- encoding(utf8).
:- module(findings,
          [ finding_kind/4,        % ?Kind, ?Way, -Zh, -En
            findings_start/5,      % +Kinds, +Readings, +Chapter, -Ways, -Why
            finding/1,             % -Finding
            gone/2,                % +Findings, -Key
            finding_key/2,         % +Finding, -Key
            finding_passages/2,    % +Finding, -Passages
            finding_rules/2,       % +Finding, -Rules
            finding_count/3,       % +Finding, -Count, -Of
            finding_witness/3,     % +Finding, -Casting, -Shown
            finding_search/3,      % +Finding, -Pan, -Goal
            finding_grid/2,        % +Finding, -Grid
            finding_text/3,        % +Lang, +Finding, -Text
            passage_chapter/2      % +Passage, -Chapter
          ]).

:- use_module('../engine/notation').
:- use_module('../engine/goal', [solve_goal/1]).
:- use_module('../engine/prover', [traced/2]).
:- use_module('../engine/sentence').
:- use_module('../tables/examples', [example/4]).
:- use_module('../tables/names', [name/5, label/4]).
:- use_module('../tables/readings', [option/4, rests_on/4]).
:- use_module('../tables/stems_branches', [di_zhi/2]).
:- use_module('../chart/cast').
:- use_module(baseline).
:- use_module(lookup, []).
:- use_module(masked, [charted/1]).
:- use_module(space).
:- use_module(static).
:- use_module(tried).
:- use_module(worlds).
:- use_module(library(apply)).
:- use_module(library(lists)).

/** <module> Findings

What the checks report: of which kind, of which rules and passages, in how many
casts, shown by which. A finding that the baseline knows is the book's own, or
meant; any other is a fault, and so is one that the baseline knows and that is
gone.

A Finding is finding(Kind, Subject, Detail): Detail is source(File:Line), or
source(none), for what was seen in the text of the rules, a tally of
masked:observed/4 for what was counted over all casts, a fails/3 of
cases:spec_result/3 for an example that was tried, and `none` for what never was.
*/

%!  finding_kind(?Kind, ?Way, -Zh, -En) is nondet.
%
%   Kind of finding, in the order of the report, and the Way to find it: in the
%   rules as `written`, over every cast (`swept`), or by the worked examples
%   (`tried`).

finding_kind(undefined,       written, "無定義之前提",     "premise that nothing defines").
finding_kind(uncited,         written, "無出處之文句",     "clause without its passage").
finding_kind(no_such_passage, written, "所引無此條",       "citation of what the text does not have").
finding_kind(twice,           written, "引號重出",         "one citation on two rules").
finding_kind(silent_passage,  written, "未錄之條",         "passage without rule or reason").
finding_kind(spoken_passage,  written, "既錄又稱未錄",     "passage both encoded and said not to be").
finding_kind(duplicate,       written, "重複",             "the same rule twice").
finding_kind(subsumed,        written, "為他條所包",       "rule that another says more generally").
finding_kind(no_gloss,        written, "無釋文",           "conclusion without a sentence").
finding_kind(no_modes,        written, "無用法說明",       "conclusion without a mode line").
finding_kind(unstratified,    written, "自否定而生",       "conclusion that rests on its own negation").
finding_kind(recursive,       written, "循環",             "conclusion that rests on itself").
finding_kind(forbidden,       written, "不純",             "cut, if-then-else, input, output or state in a rule").
finding_kind(unknown_name,    written, "名表所無",         "value that the tables do not name").
finding_kind(unreached,       written, "無人得問",         "conclusion that nobody can ask for").
finding_kind(conflict,        swept,   "相違",             "two values where one is allowed").
finding_kind(hole,            swept,   "無斷",             "no value where one is due").
finding_kind(disagreement,    swept,   "兩處不合",         "two places that ought to agree and do not").
finding_kind(unshown,         swept,   "所舉無卦可現",     "what the text names and no cast can show").
finding_kind(dead_rule,       swept,   "永不成立",         "rule that never applies").
finding_kind(dead_exception,  swept,   "例外永不用",       "exception that never applies").
finding_kind(idle_rule,       swept,   "去之無異",         "rule whose removal changes nothing").
finding_kind(idle_premise,    swept,   "前提去之無異",     "premise whose removal changes nothing").
finding_kind(idle_under,      swept,   "改讀則不復用",     "rule that another reading makes idle").
finding_kind(overlap,         swept,   "重疊，賴例外以解", "overlap that only a stated exception resolves").
finding_kind(example,         tried,   "例證不合",         "worked example that does not hold").
finding_kind(reading_breaks,  tried,   "改讀則例證不合",   "worked example that another reading breaks").


                /*******************************
                *          WHAT IS DONE        *
                *******************************/

:- dynamic
    wanted/1,              % Kind
    judged/1,              % Way
    under/1.               % Readings

%!  findings_start(+Kinds, +Readings, +Chapter, -Ways, -Why) is det.
%
%   Begin to look for what is of Kinds, under Readings, Name=Option for those that
%   differ, and touches Chapter, or `any`: of what touches none, not all may be found.
%   Ways are those in which there is something to do yet, by space_part/2
%   (swept) and by tried_part/2 (tried). Where the rules cannot be run at all Why
%   is the Kind of finding that says so, and Ways is []; else Why is `none`.

findings_start(Kinds, Readings, Chapter, Ways, Why) :-
    space_stop,
    retractall(wanted(_)),
    retractall(judged(_)),
    retractall(under(_)),
    assertz(under(Readings)),
    forall(member(Kind, Kinds), assertz(wanted(Kind))),
    assertz(judged(written)),
    findall(Way, ( member(Way, [swept, tried]), wanted_way(Way) ), Ways0),
    (   Ways0 \== [],
        fatal(Fatal),
        static_finding(Fatal, _, _)
    ->  Ways = [],
        Why = Fatal
    ;   Ways = Ways0,
        Why = none,
        forall(member(Way, Ways), begin(Way, Kinds, Readings, Chapter))
    ).

wanted_way(Way) :-
    finding_kind(Kind, Way, _, _),
    wanted(Kind),
    !.

%   fatal(?Kind): rules of which this is found cannot be run.

fatal(undefined).
fatal(forbidden).
fatal(unstratified).
fatal(recursive).

begin(Way, Kinds, Readings, Chapter) :-
    (   Way == swept
    ->  space_start(Readings, Kinds, concerns(Chapter))
    ;   tried_start(Readings)
    ),
    assertz(judged(Way)).

%   concerns(+Chapter, +Key): what is found by what the sweep watches under Key, or
%   what the baseline knows of it, touches Chapter.

concerns(any, _) :- !.
concerns(Chapter, Key) :-
    touched(Key, Passage),
    passage_chapter(Passage, Chapter),
    !.

touched(clash(Name/Arity), Passage) :-
    !,
    (   functor(Head, Name, Arity),
        rule(Citation, Head, _, _),
        citation_passage(Citation, Passage)
    ;   atomic_list_concat(['conflict: ', Name, ' '], Prefix),
        known(Key, Ground, _, _),
        sub_atom(Key, 0, _, _, Prefix),
        of_ground(Ground, Passage)
    ).
touched(Key, Passage) :-
    found_by(Key, Finding),
    (   finding_passages(Finding, Passages),
        member(Passage, Passages)
    ;   finding_key(Finding, Name),
        known(Name, Ground, _, _),
        of_ground(Ground, Passage)
    ).

of_ground(Ground, Passage) :-
    ground_passages(Ground, Passages),
    member(Passage, Passages).

found_by(hole(P, When),             finding(hole, due(P, When), none)).
found_by(beaten(_, By),             finding(dead_exception, rule(By), none)).
found_by(overlap(Citation, By),     finding(overlap, beaten(Citation, By), none)).
found_by(unshown(Passage, Goal),    finding(unshown, illustrated(Passage, Goal), none)).
found_by(apart(Passages, A, B),     finding(disagreement, apart(Passages, A, B), none)).
found_by(idle_rule(Citation),       finding(idle_rule, rule(Citation), none)).
found_by(idle_premise(Citation, P), finding(idle_premise, premise(Citation, P), none)).

%!  finding(-Finding) is nondet.
%
%   Finding is of the kinds looked for. The sweep and the trials must be complete.

finding(Finding) :-
    judged(Way),
    found(Way, Finding),
    Finding = finding(Kind, _, _),
    wanted(Kind).

found(written, finding(Kind, Subject, source(Source))) :- static_finding(Kind, Subject, Source).
found(swept, Finding) :- space_finding(Finding).
found(tried, Finding) :- tried_finding(Finding).

%!  gone(+Findings, -Key) is nondet.
%
%   The baseline knows Key, of a kind that was looked for, and none of Findings has
%   it.

gone(Findings, Key) :-
    maplist(finding_key, Findings, Keys0),
    sort(Keys0, Keys),
    known(Key, _, _, _),
    \+ memberchk(Key, Keys),
    judged(Way),
    finding_kind(Kind, Way, _, _),
    wanted(Kind),
    atom_concat(Kind, ': ', Prefix),
    sub_atom(Key, 0, _, _, Prefix).


                /*******************************
                *            ITS NAME          *
                *******************************/

%!  finding_key(+Finding, -Key) is det.
%
%   Key, an atom, names the finding for the baseline: kind and subject.

finding_key(finding(Kind, Subject, _), Key) :-
    subject_text(Subject, Text),
    format(atom(Key), "~w: ~w", [Kind, Text]).

%   subject_text(+Subject, -Text) is det: names for what a kind of finding is about.

subject_text(Subject, Text) :-
    subject_parts(Subject, Format, Parts),
    !,
    maplist(part_text, Parts, Texts),
    format(atom(Text), Format, Texts).
subject_text(Subject, Text) :-
    part_text(cited(Subject), Text).

subject_parts(values(Name/_, A-B), "~w ~w / ~w", [plain(Name), goal(A), goal(B)]).
subject_parts(due(Name/_, When), "~w where ~w", [plain(Name), goal(When)]).
subject_parts(rule(Citation), "~w", [cited(Citation)]).
subject_parts(premise(Citation, Name/Arity), "~w ~w/~w", [cited(Citation), plain(Name), plain(Arity)]) :-
    atom(Name),
    integer(Arity).
subject_parts(premise(Citation, Premise), "~w ~w", [cited(Citation), goal(Premise)]).
subject_parts(beaten(Citation, By), "~w by ~w", [cited(Citation), cited(By)]).
subject_parts(under(Name=Option, Citation), "~w=~w ~w", [plain(Name), plain(Option), cited(Citation)]).
subject_parts(rules(A, B), "~w, ~w", [cited(A), cited(B)]).
subject_parts(defeats(Citation, Target), "~w against ~w", [cited(Citation), cited(Target)]).
subject_parts(illustrated(Passage, Goal), "~w ~w", [cited(Passage), goal(Goal)]).
subject_parts(apart(Passages, A, B), "~w ~w without ~w", [all_cited(Passages), goal(C), goal(D)]) :-
    copy_term(A-B, C-D),
    set_chart((C, D), pan),
    term_variables(C-D, Variables),
    foldl(lettered, Variables, 0'A, _).
subject_parts(construct(Citation, Construct), "~w ~w", [cited(Citation), plain(Construct)]).
subject_parts(name(Citation, Name), "~w ~w", [cited(Citation), plain(Name)]).
subject_parts(example(Id), "~w", [plain(Id)]).
subject_parts(breaks(Name=Option, Id), "~w=~w ~w", [plain(Name), plain(Option), plain(Id)]).

lettered('$VAR'(Name), Code, Next) :-
    char_code(Name, Code),
    Next is Code + 1.

part_text(plain(Value), Value).
part_text(goal(Goal), Text) :-
    copy_term(Goal, Copy),
    without_chart(Copy, Bare),
    goal_text(Bare, Text).
part_text(cited(Cited), Text) :-
    (   var(Cited)
    ->  Text = 'any rule'
    ;   is_citation(Cited)
    ->  citation_key(Cited, Text)
    ;   Text = Cited
    ).
part_text(all_cited(Passages), Text) :-
    maplist(citation_key, Passages, Keys),
    atomic_list_concat(Keys, ', ', Text).

is_citation(base).
is_citation(outer(_)).
is_citation(n(_/_)).
is_citation(Chapter/_) :- integer(Chapter), !.
is_citation(Cited/Letter) :- atom(Letter), is_citation(Cited).

%   without_chart(+Goal0, -Goal): the chart left out, which is an unbound variable
%   or the atom that stands for it in the masks.

without_chart(Goal, Goal) :- var(Goal), !.
without_chart((A, B), (A1, B1)) :- !, without_chart(A, A1), without_chart(B, B1).
without_chart(\+ A, \+ A1) :- !, without_chart(A, A1).
without_chart(forall(A, B), forall(A1, B1)) :- !, without_chart(A, A1), without_chart(B, B1).
without_chart(Goal, Bare) :-
    has_chart(Goal),
    !,
    Goal =.. [Name, _|Values],
    Bare =.. [Name|Values].
without_chart(Goal, Goal).

has_chart(Goal) :-
    functor(Goal, Name, Arity),
    (   charted(Name/Arity)
    ->  true
    ;   leaf_home(Name/Arity, Kind, _),
        memberchk(Kind, [chart, reading]),
        Name/Arity \== wei/2
    ).


                /*******************************
                *     RULES AND PASSAGES       *
                *******************************/

%!  finding_rules(+Finding, -Rules) is det.
%
%   Rules are the Citation-Source pairs of the rules concerned, in order; where
%   there is but a place in the text the Citation is `none`.

finding_rules(finding(_, Subject, Detail), Rules) :-
    findall(Citation, concerned(Subject, Citation), Citations),
    findall(Citation-Source, ( rule(Citation, _, _, Source), memberchk(Citation, Citations) ), Rules0),
    (   Rules0 == [],
        Detail = source(Source),
        Source \== none
    ->  Rules = [none-Source]
    ;   list_to_set(Rules0, Rules)
    ).

concerned(rule(Citation), Citation).
concerned(premise(Citation, _), Citation).
concerned(beaten(Citation, By), C) :- member(C, [Citation, By]).
concerned(under(_, Citation), Citation).
concerned(rules(A, B), C) :- member(C, [A, B]).
concerned(defeats(Citation, _), Citation).
concerned(construct(Citation, _), Citation).
concerned(name(Citation, _), Citation).
concerned(values(Predicate, A-B), Citation) :-
    declared(Predicate, Head, Value),
    member(Value, [A, B]),
    rule(Citation, Head, _, _).
concerned(due(Name/Arity, _), Citation) :-
    functor(Head, Name, Arity),
    rule(Citation, Head, _, _).
concerned(apart(Passages, A, B), Citation) :-
    rule_of((A, B), Passages, Citation).
concerned(illustrated(Passage, Goal), Citation) :-
    rule_of(Goal, [Passage], Citation).
concerned(Citation, Citation) :- is_citation(Citation).

%   rule_of(+Goals, +Passages, -Citation): a rule for one of Goals is from one of
%   Passages or from the note on it, or the passage that it is a note on.

rule_of(Goals, Passages, Citation) :-
    premise(Goals, Goal),
    callable(Goal),
    rule(Citation, Goal, _, _),
    citation_passage(Citation, Cited),
    text_of(Cited, Text),
    member(Passage, Passages),
    text_of(Passage, Text).

text_of(Passage, Text) :-
    (   Passage = n(Text)
    ->  true
    ;   Text = Passage
    ).

%   declared(?Predicate, -Head, -Value): at most one Value may hold of Head.

declared(Name/Arity, Head, Value) :-
    unique(Head0, Value0),
    functor(Head0, Name, Arity),
    copy_term(Head0-Value0, Head-Value).

%!  finding_passages(+Finding, -Passages) is det.
%
%   Passages are concerned, each once, the rules' own in their order.

finding_passages(finding(Kind, Subject, Detail), Passages) :-
    (   spoken_of(Subject, Passages0)
    ->  true
    ;   finding_rules(finding(Kind, Subject, Detail), Rules),
        findall(Passage,
                ( member(Citation-_, Rules), Citation \== none, citation_passage(Citation, Passage) ),
                Passages0)
    ),
    list_to_set(Passages0, Passages).

spoken_of(apart(Passages, _, _), Passages).
spoken_of(illustrated(Passage, _), [Passage]).
spoken_of(example(Id), [Passage]) :- example(Id, Passage, _, _).
spoken_of(breaks(Name=_, Id), [Passage|Passages]) :-
    example(Id, Passage, _, _),
    rests_on(Name, Passages, _, _).
spoken_of(Passage, [Passage]) :- is_citation(Passage), \+ rule(Passage, _, _, _).

%!  passage_chapter(+Passage, -Chapter) is semidet.
%
%   Passage stands in Chapter of this volume.

passage_chapter(n(Chapter/_), Chapter) :- !.
passage_chapter(Chapter/_, Chapter) :- integer(Chapter).


                /*******************************
                *      COUNTS AND WITNESS      *
                *******************************/

%!  finding_count(+Finding, -Count, -Of) is semidet.
%
%   The finding was seen in Count casts of the Of there are.

finding_count(finding(_, _, tally(Count, Witness, _)), Count, Of) :-
    arg(4, Witness, Width),
    (   Width =< 1
    ->  world_count(1, Worlds)
    ;   world_count(2, Worlds)
    ),
    Of is Worlds * 4096.

%!  finding_witness(+Finding, -Casting, -Shown) is semidet.
%
%   The cast Casting, Hexagrams-Options of cast_pan/3, shows the finding; of those
%   counted it is one with the fewest moving lines. Shown is shown(Verb, Asked,
%   Goals, Proofs): Asked is the goal, its chart the variable of a fresh `Pan`,
%   that reproduces it when asked by the Verb `why`, `why-not` or `query`; Goals are the
%   conclusions there that show it, without variables, and Proofs their proofs.

finding_witness(Finding, Hexagrams-Options, shown(Verb, Pan-Asked, Goals, Proofs)) :-
    casting(Finding, Hexagrams, Options0),
    asks(Finding, Pan, Verb0, Asked, Solved),
    copy_term(Pan-Asked-Solved, Chart-Whole-Goal),
    asking(Option),
    append(Option, Options0, Options),
    cast_pan(Hexagrams, Options, Chart),
    solve_goal(Goal),
    !,
    shown(Finding, Whole, Goal, Goals, Proofs),
    (   Verb0 == why,
        \+ solve_goal(Whole)
    ->  Verb = 'why-not'
    ;   Verb = Verb0
    ).

%   casting(+Finding, -Hexagrams, -Options) is semidet: the cast of the witness, under the
%   readings that were swept.

casting(finding(_, _, tally(_, at(Ben0, Bian0, _, Width, World, _), _)), Ben-Bian, Options) :-
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
            Times),
    findall(readings(Readings), ( under(Readings), Readings \== [] ), Chosen),
    append(Chosen, Times, Options).
casting(finding(_, _, fails(Hexagrams-Options, _, _)), Hexagrams, Options).

%   asks(+Finding, -Pan, -Verb, -Asked, -Solved) is semidet: Asked, of the chart
%   Pan, is what to ask, Solved what is so.

asks(finding(conflict, values(Predicate, A-B), Tally), Pan, why, Asked, (First, Second)) :-
    keyed(Predicate, Tally, [A, B], Pan, Asked, Value, Own),
    copy_term(Own-Asked-Value-Pan, Own-First-A-Pan),
    copy_term(Own-Asked-Value-Pan, Own-Second-B-Pan).
asks(finding(overlap, beaten(Citation, _), Tally), Pan, why, Asked, Wins) :-
    rule(Citation, Head, _, _),
    functor(Head, Name, Arity),
    Tally = tally(_, at(_, _, _, _, _, Values), _),
    append(_, [Loses, Its], Values),
    !,
    keyed(Name/Arity, Tally, [Loses, Its], Pan, Asked, Value, Own),
    copy_term(Own-Asked-Value-Pan, Own-Wins-Its-Pan).
asks(finding(hole, due(Predicate, When0), Tally), Pan, query, Asked, Asked) :-
    due(Head, When),
    functor(Head, Name, Arity),
    Predicate = Name/Arity,
    \+ When \= When0,
    space:shared(Head, When, Keys),
    bound(Keys, Tally, Pan, (When, \+ Head), Asked).
asks(finding(disagreement, apart(Passages, A0, _), Tally), Pan, query, Asked, Asked) :-
    agree(Passages, A, B),
    \+ A \= A0,
    space:shared(A, B, Keys),
    ( B = (\+ C) -> Apart = (A, C) ; Apart = (A, \+ B) ),
    bound(Keys, Tally, Pan, Apart, Asked).
asks(finding(_, _, fails(_, Goal, Why)), Pan, why, Asked, Solved) :-
    copy_term(Goal, Claimed),
    charted_goal(Claimed, Pan, Full),
    open_value(Full, Asked),
    (   Why == derivable
    ->  Solved = Full
    ;   Solved = (\+ Full)
    ).

%   keyed(+Predicate, +Tally, +Values, -Pan, -Head, -Value, -Own): Head of unique/2
%   for Predicate, what it is unique for bound as in the witness, its Value open;
%   Own are what is bound.

keyed(Predicate, tally(_, at(_, _, _, _, _, Seen), _), Values, Pan, Head, Value, Own) :-
    declared(Predicate, Head, Value),
    space:keys(Head, Value, Own),
    append(Own, Values, Seen),
    !,
    set_chart(Head, Pan).

bound(Keys, tally(_, at(_, _, _, _, _, Values), _), Pan, Goal, Asked) :-
    copy_term(Keys-Goal, Values-Asked),
    set_chart(Asked, Pan).

%   set_chart(+Goal, +Pan): every chart in Goal is Pan.

set_chart(Goal, Pan) :-
    forall_premise(Goal, Premises),
    maplist(set_own_chart(Pan), Premises).

forall_premise(Goal, Premises) :-
    body_goals(Goal, Goals),
    maplist(inner_goals, Goals, Lists),
    append(Lists, Premises).

inner_goals(\+ Goal, Goals) :- !, forall_premise(Goal, Goals).
inner_goals(forall(A, B), Goals) :- !, forall_premise(A, As), forall_premise(B, Bs), append(As, Bs, Goals).
inner_goals(Goal, [Goal]).

set_own_chart(Pan, Goal) :-
    (   has_chart(Goal)
    ->  arg(1, Goal, Pan)
    ;   true
    ).

%   charted_goal(+Goal, +Pan, -Full): Full is Goal with the chart Pan first.

charted_goal((A, B), Pan, (C, D)) :- !, charted_goal(A, Pan, C), charted_goal(B, Pan, D).
charted_goal(Goal, Pan, Full) :-
    Goal =.. [Name|Values],
    Full0 =.. [Name, Pan|Values],
    (   has_chart(Full0)
    ->  Full = Full0
    ;   Full = Goal
    ).

%   open_value(+Goal, -Open): where Goal has one value alone, Open leaves it open.

open_value(Goal, Open) :-
    functor(Goal, Name, Arity),
    declared(Name/Arity, Open, Value),
    term_variables(Value, Values),
    term_variables(Open, Variables),
    exclude(one_of(Values), Variables, Own),
    copy_term(Own-Open, Own-Goal),
    !.
open_value(Goal, Goal).

one_of(Variables, Variable) :-
    member(V, Variables),
    V == Variable,
    !.

%   shown(+Finding, +Asked, +Goal, -Goals, -Proofs) is det: Goal, which holds, is
%   shown by the conclusions Goals; of an example that fails they are what is not
%   so and what is instead.

shown(finding(overlap, beaten(Citation, By), Tally), _, Wins, [Wins, Loses], [Proof, defeated(Citation, Loses, [Beating])]) :-
    Tally = tally(_, at(_, _, _, _, _, Values), _),
    append(_, [Value, _], Values),
    !,
    functor(Wins, Name, Arity),
    open_value(Wins, Loses),
    declared(Name/Arity, Loses, Value),
    traced_once(Wins, Proof),
    once(( traced:defeats(Citation, Loses, Beating), Beating = by(By, _, _) )).
shown(finding(_, _, fails(_, _, _)), Asked, Goal, Goals, Proofs) :-
    !,
    findall(Asked, solve_goal(Asked), Solutions),
    list_to_set(Solutions, Instead),
    findall(Shown-Proof, ( member(Step, [Goal|Instead]), step_shown(Step, Shown, Proof) ), Pairs),
    findall(Shown, member(Shown-_, Pairs), Goals),
    findall(Proof, member(_-Proof, Pairs), Proofs).
shown(_, _, Goal, Goals, Proofs) :-
    body_goals(Goal, Steps),
    findall(Shown-Proof, ( member(Step, Steps), step_shown(Step, Shown, Proof) ), Pairs),
    findall(Shown, member(Shown-_, Pairs), Goals),
    findall(Proof, member(_-Proof, Pairs), Proofs).

step_shown(\+ Goal, \+ Goal, absent(Goal)) :- !.
step_shown(Goal, Goal, Proof) :-
    functor(Goal, Name, Arity),
    rule_home(Name/Arity, _),
    traced_once(Goal, Proof).

traced_once(Goal, Proof) :- once(traced(Goal, Proof)).

%!  finding_search(+Finding, -Pan, -Goal) is semidet.
%
%   Goal, of the chart Pan, is what no cast shows.

finding_search(finding(unshown, illustrated(_, Goal0), _), Pan, Goal) :-
    copy_term(Goal0, Goal),
    set_chart(Goal, Pan).

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
    !,
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


                /*******************************
                *            IN WORDS          *
                *******************************/

%!  finding_text(+Lang, +Finding, -Text) is det.
%
%   Text, a string, says the finding in zh or en.

finding_text(Lang, finding(Kind, Subject, _), Text) :-
    finding_kind(Kind, _, Zh, En),
    in(Lang, Zh, En, Label),
    (   said(Lang, Subject, What)
    ->  true
    ;   subject_text(Subject, What)
    ),
    in(Lang, "~w：~w", "~w: ~w", Format),
    format(string(Text), Format, [Label, What]).

in(zh, Zh, _, Zh).
in(en, _, En, En).

said(Lang, values(Predicate, A-B), Text) :-
    declared(Predicate, Head, Value),
    copy_term(Head-Value, First-A),
    copy_term(Head-Value, Second-B),
    sentences(Lang, [First, Second], "~w；~w", "~w; ~w", Text).
said(Lang, due(Name/Arity, When), Text) :-
    functor(Head, Name, Arity),
    sentences(Lang, [When, Head], "凡~w，當有所斷：~w", "wherever ~w, it is due that ~w", Text).
said(Lang, apart(_, A, B), Text) :-
    (   B = (\+ C)
    ->  sentences(Lang, [A, C], "凡~w，不當~w", "wherever ~w, it should not be that ~w", Text)
    ;   sentences(Lang, [A, B], "凡~w，當~w", "wherever ~w, it should be that ~w", Text)
    ).
said(Lang, illustrated(_, (zhi(_, Yao, From), bian_zhi(_, Same, To))), Text) :-
    Yao == Same,
    in(Lang, "一爻自~w化~w", "a line of the ~w that turns into the ~w", Format),
    maplist(label(Lang, zhi), [From, To], Labels),
    format(string(Text), Format, Labels).
said(Lang, illustrated(_, Goal), Text) :-
    spoken(Lang, Goal, Text).
said(Lang, rule(Citation), Text) :-
    said_rule(Lang, Citation, Text).
said(Lang, premise(Citation, Premise), Text) :-
    citation_key(Citation, Key),
    sentence(Lang, Premise, Said),
    in(Lang, "~w，「~w」", "~w, \"~w\"", Format),
    format(string(Text), Format, [Key, Said]).
said(Lang, beaten(Citation, By), Text) :-
    said_rule(Lang, Citation, Rule),
    citation_key(By, Key),
    in(Lang, "~w，為 ~w 所奪", "~w, set aside by ~w", Format),
    format(string(Text), Format, [Rule, Key]).
said(Lang, under(Name=Option, Citation), Text) :-
    said_rule(Lang, Citation, Rule),
    option(Name, Option, Zh, En),
    in(Lang, Zh, En, Reading),
    in(Lang, "~w=~w（~w）：~w", "~w=~w (~w): ~w", Format),
    format(string(Text), Format, [Name, Option, Reading, Rule]).
said(Lang, breaks(Name=Option, Id), Text) :-
    option(Name, Option, Zh, En),
    in(Lang, Zh, En, Reading),
    in(Lang, "~w=~w（~w）：例 ~w", "~w=~w (~w): example ~w", Format),
    format(string(Text), Format, [Name, Option, Reading, Id]).

sentences(Lang, Goals, Zh, En, Text) :-
    maplist(spoken(Lang), Goals, Said),
    in(Lang, Zh, En, Format),
    format(string(Text), Format, Said).

%   spoken(+Lang, +Goals, -Text): Goals in words; what one of them says of a value that
%   those before it brought up is said of "it".

spoken(Lang, (A, B), Text) :-
    !,
    spoken(Lang, A, First),
    spoken(Lang, B, Second),
    in(Lang, "~w，且~w", "~w, and ~w", Format),
    format(string(Text), Format, [First, Second]).
spoken(Lang, topic(Topic, Uses, _), Text) :-
    var(Topic),
    var(Uses),
    !,
    in(Lang, "其事自有用神", "that matter has use gods of its own", Text).
spoken(Lang, member(Value, Values), Text) :-
    var(Values),
    !,
    named(Lang, Value, Name),
    in(Lang, "~w在其中", "~w is among them", Format),
    format(string(Text), Format, [Name]).
spoken(Lang, member(Value, Values), Text) :-
    var(Value),
    is_list(Values),
    !,
    maplist(named(Lang), Values, Names),
    in(Lang, '、', ', ', Comma),
    atomic_list_concat(Names, Comma, List),
    in(Lang, "其為~w之一", "it is one of ~w", Format),
    format(string(Text), Format, [List]).
spoken(Lang, Goal, Text) :- sentence(Lang, Goal, Text).

named(Lang, Value, Name) :-
    once(( name(Type, Value, _, _, _), Type \== term )),
    label(Lang, Type, Value, Name).

said_rule(Lang, Citation, Text) :-
    citation_key(Citation, Key),
    once(( rule(Citation, Head0, _, _), ( Head0 = defeats(_, Head) -> true ; Head = Head0 ) )),
    (   gloss(Head, _, _)
    ->  sentence(Lang, Head, Said),
        in(Lang, "~w「~w」", "~w \"~w\"", Format),
        format(string(Text), Format, [Key, Said])
    ;   Text = Key
    ).


                /*******************************
                *     AT THE PASSAGES          *
                *******************************/

%   A passage shows what the baseline knows of it and of its rules, each reason once,
%   after what kind of finding it is.

:- multifile lookup:finding_at/2.

lookup:finding_at(Passage, [key-Key, zh-Zh, en-En]) :-
    findall(Zh-(En-Key), known_at(Passage, Key, Zh, En), Pairs),
    first_of_each(Pairs, [], Firsts),
    member(Zh-(En-Key), Firsts).

known_at(Passage, Key, Zh, En) :-
    known(Key, Ground, ReasonZh, ReasonEn),
    (   ground_passages(Ground, Passages),
        memberchk(Passage, Passages)
    ->  true
    ;   names_passage(Key, Passage)
    ),
    key_kind(Key, KindZh, KindEn),
    format(atom(Zh), "~w：~w", [KindZh, ReasonZh]),
    format(atom(En), "~w: ~w", [KindEn, ReasonEn]).

key_kind(Key, Zh, En) :-
    finding_kind(Kind, _, Zh, En),
    atom_concat(Kind, ': ', Prefix),
    sub_atom(Key, 0, _, _, Prefix),
    !.

%   names_passage(+Key, +Passage): a finding of that Key is of Passage or of a rule
%   from it.

names_passage(Key, Passage) :-
    (   Citation = Passage
    ;   rule(Citation, _, _, _),
        citation_passage(Citation, Passage)
    ),
    citation_key(Citation, Name),
    sub_atom(Key, Before, _, After, Name),
    Last is Before - 1,
    sub_atom(Key, Last, 1, _, ' '),
    (   After =:= 0
    ->  true
    ;   sub_atom(Key, _, After, 0, Rest),
        sub_atom(Rest, 0, 1, _, Next),
        memberchk(Next, [' ', ','])
    ),
    !.

first_of_each([], _, []).
first_of_each([Zh-Rest|Pairs], Told, Firsts) :-
    (   memberchk(Zh, Told)
    ->  Firsts = Others
    ;   Firsts = [Zh-Rest|Others]
    ),
    first_of_each(Pairs, [Zh|Told], Others).
