:- encoding(utf8).
:- module(why_not,
          [ why_not/2,             % ?Goal, -Report
            why_not/3,             % ?Goal, +Depth, -Report
            why_rather/3,          % ?Holding, ?Rival, -Report
            considered/3,          % +Citation, +Conclusion, -Candidates
            candidate_score/3,     % +Candidate, -Met, -Total
            goal_part/2,           % +Goal, -Part
            check_joined/2,        % +Goal, +Bindings
            report_pairs/3         % +Report, -Pairs, -Table
          ]).

:- use_module(notation).
:- use_module(prover).
:- use_module(domain, [fitting/1, linear/2]).
:- use_module(goal, [plain_test/1, harmless_test/1, may_hold/1, tests_text/1]).
:- use_module(sentence).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).

/** <module> Why not

For a goal that does not hold: every rule that could have given it, how far it
got, and where it stops. A report is one of

    holds(Goal, Proofs)                 it does hold, by Proofs
    lacks(Goal, Instead, Candidates)    it does not

Instead are goals that do hold in its place: the same but for the last value,
or, of a fact of the chart, for all values. Candidates are the rules that could
have given it, the nearest first, or the atom `closed` where they were not
asked for; a fact has none. Each is

    candidate(Citation, Conclusion, Met, Stops, Open)

Met are the premises that hold, for the binding of variables that gets
furthest; Stops the premises that do not, the first of them the one at which
the rule stops, the others those that would fail whatever became of it; Open
the premises that hang on a stop by a variable and cannot be told. A goal that
is no conclusion but is made of several has one candidate, of Citation `none`.
A stop is

    stop(Kind, Premise, Reports)

of one Kind of: `conclusion`, `chart`, `table`, `reading`, `test`, each with the
report that Premise lacks; `negation`, with the report that what should not
hold does; `forall`, with a counter-example: the report that its condition
holds, and that what should then hold does not; `exception`, where all premises
are met: Premise is defeats(Citation, Conclusion), and the report says by what
it holds. A candidate without stops applies; only considered/3 has such.
*/

%!  why_not(?Goal, -Report) is det.
%!  why_not(?Goal, +Depth, -Report) is det.
%
%   Report says why Goal does not hold, with its variables bound or not, or
%   that it does. Goal may be a conclusion, a fact, a test, defeats/2, or these
%   joined by `,` `;` \+ and forall/2; it is left unbound. Conclusions at which
%   a rule stops are opened in their turn down to Depth, 0 for none. Throws
%   refused(not_allowed, …) for a goal made in another way, and for a test that does
%   not take what it is given.

why_not(Goal, Report) :-
    why_not(Goal, 0, Report).

why_not(Goal, Depth, Report) :-
    forall(goal_part(Goal, _), true),
    copy_term(Goal, Own),
    report(Own, Depth, Report).

%!  goal_part(+Goal, -Part) is nondet.
%
%   Part is a conclusion, a fact or a test (goal:plain_test/1) of those that make up
%   Goal. Throws refused(not_allowed, …) for a goal made in another way than why_not/2
%   takes.

goal_part(Goal, Part) :-
    (   joined(Goal, Inner)
    ->  member(Each, Inner),
        goal_part(Each, Part)
    ;   simple(Goal)
    ->  Part = Goal
    ;   goal_text(Goal, Text),
        tests_text(Tests),
        format(string(Message),
               "~w does not go here; conclusions, facts and tests (~w) do, joined by , ; \\+ and forall", [Text, Tests]),
        throw(refused(not_allowed, Message, []))
    ).

%!  check_joined(+Goal, +Bindings) is det.
%
%   Goal is made as why_not/2 takes it. Throws what goal_part/2 throws, the variables
%   named as in Bindings, a list of Name=Variable.

check_joined(Goal, Bindings) :-
    \+ \+ ( maplist(named, Bindings), forall(goal_part(Goal, _), true) ).

named(Name='$VAR'(Name)) :- !.
named(_).

joined(Goal, _)          :- var(Goal), !, fail.
joined((A, B), [A, B]).
joined((A ; B), [A, B])  :- A \= (_ -> _).
joined(\+ A, [A]).
joined(forall(A, B), [A, B]).

simple(Goal) :- \+ callable(Goal), !, fail.
simple(Goal) :- plain_test(Goal).
simple(Goal) :- concluded(Goal).
simple(Goal) :- fact_kind(Goal, _).

concluded(defeats(_, _)).
concluded(Goal) :-
    functor(Goal, Name, Arity),
    rule_home(Name/Arity, _).

fact_kind(Goal, Kind) :-
    functor(Goal, Name, Arity),
    leaf_home(Name/Arity, Kind, _).

report(Goal, _, holds(Goal, Proofs)) :-
    shown(Goal, Proofs),
    !.
report(Goal, Depth, lacks(Goal, Instead, Candidates)) :-
    instead(Goal, Instead),
    candidates(Goal, Depth, Candidates).

%   runs(?Goal) is nondet, shown(?Goal, -Proofs) is nondet: Goal, however it is
%   made, holds; Proofs show it, an `absent` what is not there.

runs(true).
runs((A, B))       :- runs(A), runs(B).
runs((A ; B))      :- ( runs(A) ; runs(B) ).
runs(\+ A)         :- \+ runs(A).
runs(forall(A, B)) :- forall(runs(A), runs(B)).
runs(Goal)         :- tested(Goal), !, harmless_test(Goal).
runs(defeats(C, H)) :- !, notation:defeated(C, H).
runs(Goal)         :- \+ joined(Goal, _), Goal \== true, known(Goal).

%   known(?Goal) is nondet: Goal, a conclusion or a fact, holds; a variable of it may be
%   of two domains.

known(Goal) :-
    may_hold(Goal),
    linear(Goal, Own),
    plain(Own),
    Own = Goal.

shown(true, []).
shown((A, B), Proofs)  :- shown(A, As), shown(B, Bs), append(As, Bs, Proofs).
shown((A ; B), Proofs) :- ( shown(A, Proofs) ; shown(B, Proofs) ).
shown(\+ A, [absent(A)]) :- \+ runs(A).
shown(forall(A, B), Proofs) :-
    forall(runs(A), runs(B)),
    findall(Instance, ( shown(A, As), once(shown(B, Bs)), append(As, Bs, Instance) ), Instances),
    (   Instances == []
    ->  Proofs = [absent(A)]
    ;   append(Instances, Proofs)
    ).
shown(Goal, [fact(test, Goal)]) :- tested(Goal), !, harmless_test(Goal).
shown(defeats(C, H), [Proof])   :- !, traced:defeats(C, H, Proof).
shown(Goal, [Proof]) :-
    \+ joined(Goal, _),
    Goal \== true,
    may_hold(Goal),
    linear(Goal, Own),
    traced(Own, Proof),
    Own = Goal.

tested(Goal) :- Goal \== true, plain_test(Goal).

%   instead(+Goal, -Instead): what holds in the place of Goal, which does not.

instead(Goal, Instead) :-
    simple(Goal),
    \+ plain_test(Goal),
    Goal \= defeats(_, _),
    \+ of_the_chart_alone(Goal),
    opened(Goal, Open),
    findall(Open, known(Open), All),
    All \== [],
    !,
    list_to_set(All, Instead).
instead(_, []).

of_the_chart_alone(Goal) :-
    functor(Goal, _, 1),
    arg(1, Goal, Pan),
    compound(Pan).

opened(Goal, Open) :- opened_last(Goal, Open).
opened(Goal, Open) :-
    fact_kind(Goal, chart),
    Goal =.. [Name, Pan|Values],
    same_length(Values, Fresh),
    Open =.. [Name, Pan|Fresh].

%   The last value is opened, of a value in parts its last part first.

opened_last(Goal, Open) :-
    functor(Goal, _, Arity),
    arg(Arity, Goal, Last),
    compound(Last),
    opened_last(Last, Within),
    last_replaced(Goal, Within, Open).
opened_last(Goal, Open) :-
    last_replaced(Goal, _, Open).

last_replaced(Term, Last, New) :-
    Term =.. List,
    append(Front, [_], List),
    append(Front, [Last], NewList),
    New =.. NewList.


                /*******************************
                *          CANDIDATES          *
                *******************************/

%   candidates(+Goal, +Depth, -Candidates): the rules that could have given
%   Goal, which does not hold, the nearest first.

candidates(Goal, Depth, Candidates) :-
    findall(Candidate, candidate(Goal, Depth, Candidate), All),
    ranked(All, Candidates).

candidate(Goal, Depth, Candidate) :-
    (   concluded(Goal)
    ->  rule(Citation, Goal, Body, _),
        ( Goal = defeats(_, _) -> true ; fitting(Goal) ),
        body_goals(Body, Premises),
        \+ barred(Premises)
    ;   Citation = none,
        alternative(Goal, Premises)
    ),
    furthest(Premises, Goal, Met, Failing, Open),
    maplist(stop(Depth), Failing, Stops0),
    beaten(Stops0, Citation, Goal, Stops),
    Candidate = candidate(Citation, Goal, Met, Stops, Open).

alternative(Goal, Premises) :-
    joined(Goal, _),
    (   Goal = (A ; B)
    ->  member(Either, [A, B]),
        body_goals(Either, Premises)
    ;   body_goals(Goal, Premises)
    ).

%   A rule is barred from giving a conclusion whose very values fail a test.

barred(Premises) :-
    member(Test, Premises),
    plain_test(Test),
    ground(Test),
    \+ harmless_test(Test),
    !.

%   Where all premises are met an exception is what beats the rule.

beaten([], Citation, Goal, [stop(exception, Defeat, [holds(Defeat, [Proof])])]) :-
    Defeat = defeats(Citation, Goal),
    traced:defeats(Citation, Goal, Proof),
    !.
beaten(Stops, _, _, Stops).

%   furthest(+Premises, ?Goal, -Met, -Failing, -Open): bind the variables of
%   Premises, and so of Goal, as the binding does that satisfies most premises
%   in order, and of those the one that satisfies most of the others.

furthest(Premises, Goal, Met, Failing, Open) :-
    longest(Premises, Before, After),
    findall(Count-b(Premises, Goal, Before, After, Met, Failing, Open),
            ( all_run(Before),
              beyond(After, Others, Failing, Open),
              append(Before, Others, Met),
              length(Met, Count)
            ),
            Bindings),
    keysort(Bindings, Ascending),
    pairs_keys(Ascending, Counts),
    last(Counts, Most),
    memberchk(Most-b(Premises, Goal, Before, After, Met, Failing, Open), Ascending).

longest(Premises, Before, After) :-
    append(Before, After, Premises),
    (   After = [Next|_]
    ->  \+ ( all_run(Before), runs(Next) )
    ;   true
    ),
    !.

all_run([]).
all_run([Goal|Goals]) :- runs(Goal), all_run(Goals).

%   beyond(+Premises, -Met, -Failing, -Open): the first of Premises fails; the
%   others are judged on their own, but for those tied to it by a variable.

beyond([], [], [], []).
beyond([Stop|Rest], Met, [Stop|Failing], Open) :-
    term_variables(Stop, Variables),
    untied(Rest, Variables, Free, Tied),
    furthest(Free, true, Met, Failing, Hanging),
    append(Tied, Hanging, Open).

untied(Goals, Variables, Free, Tied) :-
    partition(touching(Variables), Goals, Touched, Others),
    (   Touched == []
    ->  Free = Others,
        Tied = []
    ;   term_variables(Variables-Touched, More),
        untied(Others, More, Free, Rest),
        append(Touched, Rest, Tied)
    ).

touching(Variables, Goal) :-
    term_variables(Goal, Own),
    member(V, Own),
    member(W, Variables),
    V == W,
    !.

%   stop(+Depth, +Premise, -Stop): how Premise, which fails, is reported.

stop(_, \+ A, stop(negation, \+ A, [holds(Found, Proofs)])) :-
    !,
    copy_term(A, Found),
    once(shown(Found, Proofs)).
stop(Depth, forall(A, B), stop(forall, forall(A, B), [holds(Case, Proofs), Lacks])) :-
    !,
    copy_term(A-B, Case-Due),
    shown(Case, Proofs),
    \+ runs(Due),
    !,
    deeper(Due, Depth, Lacks).
stop(_, Test, stop(test, Test, [lacks(Test, [], [])])) :-
    plain_test(Test),
    !.
stop(Depth, Goal, stop(conclusion, Goal, [Lacks])) :-
    ( concluded(Goal) ; joined(Goal, _) ),
    !,
    deeper(Goal, Depth, Lacks).
stop(_, Goal, stop(Kind, Goal, [lacks(Goal, Instead, [])])) :-
    fact_kind(Goal, Kind),
    !,
    instead(Goal, Instead).

deeper(Goal, Depth, lacks(Goal, Instead, Candidates)) :-
    instead(Goal, Instead),
    (   Depth > 0
    ->  Less is Depth - 1,
        candidates(Goal, Less, Candidates)
    ;   ( concluded(Goal) ; joined(Goal, _) )
    ->  Candidates = closed
    ;   Candidates = []
    ).

%   ranked(+Candidates, -Ranked): the nearest first: most of its premises met,
%   then fewest left, then nearest where it stops, then in the order of the text.

ranked(Candidates, Ranked) :-
    map_list_to_pairs(distance, Candidates, Pairs),
    keysort(Pairs, Sorted),
    group_pairs_by_key(Sorted, Groups),
    maplist(tie_broken, Groups, Lists),
    append(Lists, Ranked).

distance(Candidate, Share-Left) :-
    candidate_score(Candidate, Met, Total),
    Left is Total - Met,
    Share is Left / max(1, Total).

tie_broken(_-[Candidate], [Candidate]) :- !.
tie_broken(_-Tied, Ranked) :-
    map_list_to_pairs(way(2), Tied, Pairs),
    keysort(Pairs, Sorted),
    pairs_values(Sorted, Ranked).

%   way(+Look, +Candidate, -Way): how far Candidate is from giving its conclusion,
%   0 to 1, looking Look rules deep: a premise that some rule nearly gives is
%   nearer than one that none does.

way(Look, Candidate, Way) :-
    Candidate = candidate(_, _, _, Stops, Open),
    candidate_score(Candidate, _, Total),
    foldl(add_way(Look), Stops, 0, Stopped),
    length(Open, Untold),
    Way is (Stopped + Untold) / max(1, Total).

add_way(Look, stop(Kind, Goal, _), Way0, Way) :-
    (   Kind == exception
    ->  Way = Way0
    ;   Kind == conclusion,
        Look > 0,
        Less is Look - 1,
        findall(W, ( candidate(Goal, 0, Candidate), way(Less, Candidate, W) ), [First|Others])
    ->  min_list([First|Others], Least),
        Way is Way0 + (1 + Least) / 2
    ;   Way is Way0 + 1
    ).

%!  candidate_score(+Candidate, -Met, -Total) is det.
%
%   Met of the Total premises of Candidate hold.

candidate_score(candidate(_, _, MetList, Stops, Open), Met, Total) :-
    exclude(is_exception, Stops, Failing),
    maplist(length, [MetList, Failing, Open], [Met, Failed, Untold]),
    Total is Met + Failed + Untold.

is_exception(stop(exception, _, _)).


                /*******************************
                *     EXCEPTIONS AND RIVALS    *
                *******************************/

%!  considered(+Citation, +Conclusion, -Candidates) is det.
%
%   Candidates are the exceptions there are to Conclusion by the rule Citation,
%   as candidates for defeats(Citation, Conclusion): where each stops, or without
%   stops where it applies.

considered(Citation, Conclusion, Candidates) :-
    candidates(defeats(Citation, Conclusion), 0, Candidates).

%!  why_rather(?Holding, ?Rival, -Report) is det.
%
%   Report is rather(Why, WhyNot, Between): Why reports on Holding, which should
%   hold, WhyNot on Rival, which should not, as why_not/2 does. Between are the
%   exceptions that decide between them: beats(By, Citation, Loser, Proof), the
%   rule Citation would give Loser, Rival or Holding, if By did not beat it, by
%   Proof; spared(By, Citation, Winner, Candidate), By is an exception to the
%   rule Citation by which Winner holds, and stops as Candidate says.

why_rather(Holding, Rival, rather(Why, WhyNot, Between)) :-
    why_not(Holding, Why),
    why_not(Rival, WhyNot),
    findall(Relation, ( member(Report, [WhyNot, Why]), between(Report, Relation) ), Between).

between(lacks(_, _, Candidates), beats(By, Citation, Loser, Proof)) :-
    member(candidate(Citation, Loser, _, Stops, _), Candidates),
    member(stop(exception, _, [holds(_, [Proof])]), Stops),
    Proof = by(By, _, _).
between(holds(_, Proofs), spared(By, Citation, Winner, Candidate)) :-
    member(by(Citation, Winner, _), Proofs),
    considered(Citation, Winner, Candidates),
    member(Candidate, Candidates),
    Candidate = candidate(By, _, _, [_|_], _).


                /*******************************
                *        PLAIN LISTS           *
                *******************************/

%!  report_pairs(+Report, -Pairs, -Table) is det.
%
%   Pairs is Report, of why_not/2, why_not/3 or why_rather/3, as a list of
%   Key-Value that can be written as JSON, its values atoms, strings, integers,
%   the atom null, lists, or lists of Key-Value. A proof in it is the Id of its
%   root in Table, all its proofs as in prover:proof_table/2.
%
%     - a report: status (holds, lacks), term, zh, en, and proofs, or instead
%       (each with term, zh, en) and candidates (null where closed)
%     - a candidate: rule, passage (null for none), term, zh, en, satisfied,
%       total, met and open (each with term, zh, en), stops
%     - a stop: kind, term, zh, en, shown (reports)
%     - of why_rather/3: why, why_not (reports), between: each with relation
%       (beats, spared), exception, rule, term, zh, en, and proof or candidate

report_pairs(Report, Pairs, Table) :-
    phrase(pairs(Report, Pairs), Roots),
    pairs_keys_values(Roots, Proofs, Ids),
    proof_table(Proofs, Table),
    findall(Id, member(node(Id, none, _, _, _), Table), Ids).

%   The grammar's list are the proofs met with, each Proof-Id.

pairs(holds(Goal, Proofs), [status-holds|Pairs]) -->
    { goal_pairs(Goal, Said), append(Said, [proofs-Ids], Pairs) },
    proof_ids(Proofs, Ids).
pairs(lacks(Goal, Instead, Candidates), [status-lacks|Pairs]) -->
    { goal_pairs(Goal, Said),
      maplist(goal_pairs, Instead, There),
      append(Said, [instead-There, candidates-List], Pairs)
    },
    candidate_lists(Candidates, List).
pairs(rather(Why, WhyNot, Between), [why-Holding, why_not-Rival, between-Relations]) -->
    pairs(Why, Holding),
    pairs(WhyNot, Rival),
    all_pairs(Between, Relations).
pairs(candidate(Citation, Goal, Met, Stops, Open), Pairs) -->
    { citation_pairs(Citation, Cited),
      goal_pairs(Goal, Said),
      candidate_score(candidate(Citation, Goal, Met, Stops, Open), Satisfied, Total),
      maplist(goal_pairs, Met, MetPairs),
      maplist(goal_pairs, Open, OpenPairs),
      append([ Cited, Said,
               [satisfied-Satisfied, total-Total, met-MetPairs, stops-StopPairs, open-OpenPairs] ], Pairs)
    },
    all_pairs(Stops, StopPairs).
pairs(stop(Kind, Goal, Reports), [kind-Kind|Pairs]) -->
    { goal_pairs(Goal, Said), append(Said, [shown-Shown], Pairs) },
    all_pairs(Reports, Shown).
pairs(beats(By, Citation, Goal, Proof), [relation-beats, exception-ByKey, rule-Key|Pairs]) -->
    { maplist(citation_key, [By, Citation], [ByKey, Key]),
      goal_pairs(Goal, Said),
      append(Said, [proof-Id], Pairs)
    },
    [Proof-Id].
pairs(spared(By, Citation, Goal, Candidate), [relation-spared, exception-ByKey, rule-Key|Pairs]) -->
    { maplist(citation_key, [By, Citation], [ByKey, Key]),
      goal_pairs(Goal, Said),
      append(Said, [candidate-CandidatePairs], Pairs)
    },
    pairs(Candidate, CandidatePairs).

all_pairs([], []) --> [].
all_pairs([Term|Terms], [Pairs|Lists]) --> pairs(Term, Pairs), all_pairs(Terms, Lists).

candidate_lists(closed, null) --> !, [].
candidate_lists(Candidates, Lists) --> all_pairs(Candidates, Lists).

proof_ids([], []) --> [].
proof_ids([Proof|Proofs], [Id|Ids]) --> [Proof-Id], proof_ids(Proofs, Ids).

goal_pairs(Goal, [term-Term, zh-Zh, en-En]) :-
    goal_text(Goal, Term),
    sentence(zh, Goal, Zh),
    sentence(en, Goal, En).

citation_pairs(none, [rule-null, passage-null]) :- !.
citation_pairs(Citation, [rule-Rule, passage-Passage]) :-
    citation_key(Citation, Rule),
    citation_passage(Citation, Cited),
    citation_key(Cited, Passage).
