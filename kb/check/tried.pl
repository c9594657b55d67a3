:- encoding(utf8).
:- module(tried,
          [ tried_start/1,         % +Readings
            trial/1,               % -Trial
            tried_part/2,          % +Trials, +Jobs
            tried_finding/1        % -Finding
          ]).

:- use_module('../engine/notation').
:- use_module('../tables/examples', [example/4]).
:- use_module('../tables/readings', [reading_option/3, option/4]).
:- use_module(cases, [spec_result/3]).
:- use_module(sensitivity, [switch/3]).
:- use_module(space, [in_shares/4]).
:- use_module(library(apply)).
:- use_module(library(lists)).

/** <module> The worked examples, tried

Each example of the text is judged under the readings that are checked, and
again under every other option of each reading that its claims may hang on. One
that does not hold is a fault; one that ceases to hold shows that the text
itself decides the reading, or is at odds with itself.
*/

:- dynamic
    chosen/1,              % Readings
    broken/2.              % Trial, Result

%!  tried_start(+Readings) is det.
%
%   Nothing is tried yet; what will be is judged under Readings, Name=Option for
%   those that differ from the default.

tried_start(Readings) :-
    retractall(chosen(_)),
    retractall(broken(_, _)),
    assertz(chosen(Readings)).

%!  trial(-Trial) is nondet.
%
%   What there is to try: example(Id), or breaks(Name=Option, Id), the example Id
%   with the reading Name switched to Option.

trial(example(Id)) :-
    example(Id, _, _, _).
trial(breaks(Name=Option, Id)) :-
    chosen(Readings),
    reading_option(Name, Default, _),
    (   memberchk(Name=Chosen, Readings)
    ->  true
    ;   Chosen = Default
    ),
    option(Name, Option, _, _),
    Option \== Chosen,
    findall(P, ( switch(Name, _, Predicates), member(P, Predicates) ), Hanging),
    example(Id, _, Spec, _),
    claims_some(Spec, Hanging).

%   claims_some(+Spec, +Predicates): Spec claims something of Predicates, which
%   have the chart as their first argument.

claims_some(Spec, Predicates) :-
    part(Spec, Part),
    member(Claim, Part),
    claimed(Claim, Goals),
    premise(Goals, Goal),
    callable(Goal),
    functor(Goal, Name, Arity),
    WithPan is Arity + 1,
    memberchk(Name/WithPan, Predicates),
    !.

part(Spec, Part) :-
    (   memberchk(parts(Specs), Spec)
    ->  member(Part, Specs)
    ;   Part = Spec
    ).

claimed(holds(Goals), Goal)      :- member(Goal, Goals).
claimed(fails(Goals), Goal)      :- member(Goal, Goals).
claimed(unless(Goal), Goal).
claimed(values(_, Goal, _), Goal).
claimed(table(_, Given, Goal, _), (Given, Goal)).

%!  tried_part(+Trials, +Jobs) is det.
%
%   Try Trials, with Jobs threads where there are threads.

tried_part(Trials, Jobs) :-
    in_shares(Trials, Jobs, failing, Results),
    forall(( member(Result, Results), member(Trial-Failure, Result) ),
           assertz(broken(Trial, Failure))).

failing(Trials, Failing) :-
    findall(Trial-Failure, ( member(Trial, Trials), result(Trial, Failure), Failure = fails(_, _, _) ), Failing).

result(Trial, Result) :-
    chosen(Readings0),
    (   Trial = example(Id),
        Readings = Readings0
    ;   Trial = breaks(Name=Option, Id),
        exclude(of_name(Name), Readings0, Others),
        Readings = [Name=Option|Others]
    ),
    !,
    example(Id, Passage, Spec0, _),
    under(Spec0, Readings, Spec),
    spec_result(Passage, Spec, Result).

of_name(Name, Name=_).

under(Spec0, Readings, Spec) :-
    (   selectchk(parts(Specs0), Spec0, Others)
    ->  maplist(under_part(Readings), Specs0, Specs),
        Spec = [parts(Specs)|Others]
    ;   Spec = [readings(Readings)|Spec0]
    ).

under_part(Readings, Spec, [readings(Readings)|Spec]).

%!  tried_finding(-Finding) is nondet.
%
%   After the trials are done: Finding is finding(example, example(Id), Failure)
%   or finding(reading_breaks, breaks(Switch, Id), Failure), Failure a fails/3 of
%   cases:spec_result/3.

tried_finding(finding(example, example(Id), Failure)) :-
    trial(example(Id)),
    broken(example(Id), Failure).
tried_finding(finding(reading_breaks, breaks(Switch, Id), Failure)) :-
    chosen(_),
    trial(breaks(Switch, Id)),
    broken(breaks(Switch, Id), Failure).
