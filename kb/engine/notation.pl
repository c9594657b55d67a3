:- encoding(utf8).
:- module(notation,
          [ op(1150, xfx, ::),
            rule/4,                % ?Citation, ?Head, ?Body, ?Source
            rule_home/2,           % ?Predicate, ?Module
            leaf_home/3,           % ?Predicate, ?Kind, ?Module
            gloss/3,               % ?Head, ?Zh, ?En
            polarity/2,            % ?Head, ?Sign
            unique/2,              % ?Head, ?Value
            due/2,                 % ?Head, ?When
            apart/2,               % ?Head, ?Argument
            agree/3,               % ?Passages, ?Goal, ?Other
            illustrated/2,         % ?Passage, ?Goal
            not_encoded/2,         % ?Passage, ?Reason
            exception/4,           % +Citation, +Head, ?By, ?Body
            test_goal/1,           % ?Goal
            citation_passage/2,    % +Citation, -Passage
            citation_key/2,        % +Citation, -Key
            body_goals/2,          % +Body, -Goals
            premise/2              % +Body, ?Goal
          ]).

/** <module> The notation of the rules

    Citation :: Head :- Body.

is an ordinary clause with its source in front: 12/5 is a passage, n(12/5) the
note on it, `base` the common art, outer(27) another chapter of the book; /a,
/b tell the rules of one passage apart. An exception is a rule for defeats/2:

    n(12/6)/d :: defeats(n(12/5)/a, fu_chu(Pan, Yao, 出)) :- Body.

Loading a file that imports this module compiles each rule twice and keeps its
source, so that the four ways to use it start from one text:

  - plain, in the module of the file: Head holds when Body does and no
    exception to this very rule applies;
  - traced, in module `traced`, with one more argument, the proof;
  - rule/4, from which prover:holds/1, the checks and masked:… work.

Beside the rules stand what is said about them, each a line of code: gloss/3
how a conclusion reads, polarity/2 what the text thinks of it, unique/2 and
due/2 what must hold of it over all casts, apart/2 what each of its names is
for, agree/3 and illustrated/2 what else the text lets one expect, not_encoded/2
why a passage has no rule.

A body is built from goals with `,`, \+ and forall/2. A goal is a conclusion
of other rules, a fact of the chart or of a table, or a plain test (=, \=).
*/

:- use_module(library(lists)).

:- multifile
    rule/4,
    rule_home/2,
    leaf_home/3,
    gloss/3,
    polarity/2,
    unique/2,
    due/2,
    apart/2,
    agree/3,
    illustrated/2,
    not_encoded/2,
    defeated/2,
    traced:defeats/3.
:- discontiguous
    rule/4,
    rule_home/2,
    leaf_home/3,
    gloss/3,
    polarity/2,
    unique/2,
    due/2,
    apart/2,
    agree/3,
    illustrated/2,
    not_encoded/2,
    defeated/2,
    traced:defeats/3.

%!  rule(?Citation, ?Head, ?Body, ?Source) is nondet.
%
%   The knowledge base has this rule; Source is File:Line, File relative to
%   the folder of the knowledge base.

%!  rule_home(?Predicate, ?Module) is nondet.
%
%   The rules for Predicate, a Name/Arity, stand in Module.

%!  leaf_home(?Predicate, ?Kind, ?Module) is nondet.
%
%   Predicate, a Name/Arity, is not a conclusion of rules but a fact of the
%   `chart`, of a `table`, or a `reading`, defined in Module; it has a gloss or
%   is a premise of some rule.

%!  gloss(?Head, ?Zh, ?En) is nondet.
%
%   Head reads Zh in Chinese and En in English, each Format or Format-Values.

%!  polarity(?Head, ?Sign) is nondet.
%
%   The text itself calls the conclusion Head good (吉), bad (凶) or neither
%   (平) for what is asked about.

%!  unique(?Head, ?Value) is nondet.
%
%   Of the conclusions Head at most one Value may hold, all else being equal.
%   The checks report every cast where two do.

%!  due(?Head, ?When) is nondet.
%
%   Wherever the goal When holds some conclusion Head is due. The checks
%   report every cast where none is.

%!  apart(?Head, ?Argument) is nondet.
%
%   Head is always asked with one of a few names for Argument, and means
%   something else for each; the checks take it apart by them.

%!  agree(?Passages, ?Goal, ?Other) is nondet.
%
%   Passages speak of the same thing: wherever Goal holds Other should, what
%   they share being fixed. The checks report every cast where it does not.

%!  illustrated(?Passage, ?Goal) is nondet.
%
%   Passage names or illustrates Goal, premises as of a rule. The checks report
%   it when no cast can show it.

%!  not_encoded(?Passage, ?Reason) is nondet.
%
%   Passage has no rule, for Reason, Zh-En.

%!  defeated(?Citation, ?Head) is nondet.
%
%   An exception to the conclusion Head by the rule Citation holds.

:- multifile system:term_expansion/2.
:- dynamic system:term_expansion/2.

system:term_expansion(Term, Clauses) :-
    prolog_load_context(module, Module),
    Module \== notation,
    expandable(Term),
    predicate_property(Module:rule(_, _, _, _), imported_from(notation)),
    !,
    notation:expand(Term, Module, Clauses).

expandable((_ :: _ :- _)).
expandable(_ :: _).
expandable(gloss(_, _, _)).
expandable(polarity(_, _)).
expandable(unique(_, _)).
expandable(due(_, _)).
expandable(apart(_, _)).
expandable(agree(_, _, _)).
expandable(illustrated(_, _)).
expandable(not_encoded(_, _)).

expand(gloss(Head, zh(Zh), en(En)), Module, [notation:gloss(Head, Zh, En)|Leaves]) :-
    leaves(Head, Module, Leaves).
expand(polarity(Head, Sign), _, [notation:polarity(Head, Sign)]).
expand(unique(Head, Value), _, [notation:unique(Head, Value)]).
expand(due(Head, When), _, [notation:due(Head, When)]).
expand(apart(Head, Argument), _, [notation:apart(Head, Argument)]).
expand(agree(Passages, Goal, Other), Module, [notation:agree(Passages, Goal, Other)|Leaves]) :-
    leaves((Goal, Other), Module, Leaves).
expand(illustrated(Passage, Goal), Module, [notation:illustrated(Passage, Goal)|Leaves]) :-
    leaves(Goal, Module, Leaves).
expand(not_encoded(Passage, Reason), _, [notation:not_encoded(Passage, Reason)]).
expand((Citation :: Head), Module, Clauses) :-
    expand((Citation :: Head :- true), Module, Clauses).
expand((Citation :: Head :- Body), Module, Clauses) :-
    source(Source),
    compiled(Head, Citation, Body, Module, Declarations, Plain, Traced),
    leaves(Body, Module, Leaves),
    append([Declarations, Leaves, [notation:rule(Citation, Head, Body, Source), Plain, Traced]], Clauses).

leaves(Body, Module, Leaves) :-
    findall(notation:leaf_home(Predicate, Kind, Home), new_leaf(Body, Module, Predicate, Kind, Home), Found),
    sort(Found, Leaves).

new_leaf(Body, Module, Name/Arity, Kind, Home) :-
    premise(Body, Goal),
    leaf(Module, Goal, Kind, Home),
    functor(Goal, Name, Arity),
    \+ leaf_home(Name/Arity, _, _).

% What is imported from the rooms `tables` and `chart` and is not itself a
% conclusion is a fact; anything else is taken for a conclusion, perhaps of a
% chapter that loads later.

leaf(Module, Goal, Kind, Home) :-
    functor(Goal, Name, Arity),
    \+ rule_home(Name/Arity, _),
    predicate_property(Module:Goal, imported_from(Home)),
    module_property(Home, file(File)),
    file_directory_name(File, Directory),
    file_base_name(Directory, Room),
    room_kind(Room, Name, Kind).

room_kind(chart, reading, reading) :- !.
room_kind(chart, _, chart).
room_kind(tables, _, table).

source(File:Line) :-
    prolog_load_context(source, Path),
    prolog_load_context(term_position, Position),
    stream_position_data(line_count, Position, Line),
    module_property(notation, file(Here)),
    file_directory_name(Here, Engine),
    file_directory_name(Engine, Root),
    atom_concat(Root, '/', Prefix),
    (   atom_concat(Prefix, File, Path)
    ->  true
    ;   File = Path
    ).

compiled(defeats(Target, Defeated), Citation, Body, Module, [],
         (notation:defeated(Target, Defeated) :- Module:Plain),
         (traced:defeats(Target, Defeated, Proof) :- Traced)) :-
    !,
    guarded(Citation, defeats(Target, Defeated), Body, Plain),
    traced_body(Module, Citation, defeats(Target, Defeated), Body, Traced, Proof).
compiled(Head, Citation, Body, Module, Declarations,
         (Head :- Plain), (traced:TracedHead :- Traced)) :-
    guarded(Citation, Head, Body, Plain),
    traced_body(Module, Citation, Head, Body, Traced, Proof),
    extended(Head, Proof, TracedHead),
    declarations(Head, Module, Declarations).

guarded(Citation, Head, Body, (Body, \+ notation:defeated(Citation, Head))).

declarations(Head, Module, Declarations) :-
    functor(Head, Name, Arity),
    (   rule_home(Name/Arity, Module)
    ->  Declarations = []
    ;   Arity1 is Arity + 1,
        Declarations = [ (:- discontiguous Name/Arity),
                         (:- discontiguous traced:Name/Arity1),
                         notation:rule_home(Name/Arity, Module)
                       ]
    ).

extended(Goal, Proof, Extended) :-
    Goal =.. List,
    append(List, [Proof], ExtendedList),
    Extended =.. ExtendedList.

traced_body(Module, Citation, Head, Body, (Goals, \+ notation:defeated(Citation, Head)),
            by(Citation, Head, Steps)) :-
    traced_goals(Body, Module, Goals, Steps, []).

traced_goals(true, _, true, Steps, Steps) :- !.
traced_goals((A, B), Module, (TracedA, TracedB), Steps0, Steps) :-
    !,
    traced_goals(A, Module, TracedA, Steps0, Steps1),
    traced_goals(B, Module, TracedB, Steps1, Steps).
traced_goals(\+ Goal, Module, \+ Module:Goal, [absent(Goal)|Steps], Steps) :- !.
traced_goals(forall(A, B), Module, forall(Module:A, Module:B), [absent(forall(A, B))|Steps], Steps) :- !.
traced_goals(Goal, Module, Module:Goal, [fact(Kind, Goal)|Steps], Steps) :-
    (   test_goal(Goal)
    ->  Kind = test
    ;   leaf(Module, Goal, Kind, _)
    ),
    !.
traced_goals(Goal, _, traced:Traced, [Step|Steps], Steps) :-
    extended(Goal, Step, Traced).

%!  test_goal(?Goal) is nondet.
%
%   Goal is a plain test of the language, allowed as a premise.

test_goal(_ = _).
test_goal(_ \= _).
test_goal(_ < _).
test_goal(_ > _).
test_goal(_ =< _).
test_goal(_ >= _).
test_goal(member(_, _)).

%!  exception(+Citation, +Head, ?By, ?Body) is nondet.
%
%   The rule By states an exception, with premises Body, to the conclusion
%   Head by the rule Citation.

exception(Citation, Head, By, Body) :-
    rule(By, defeats(Citation, Head), Body, _).

%!  citation_passage(+Citation, -Passage) is det.
%
%   Passage is what Citation cites, without the letter that tells rules apart.

citation_passage(Citation, Passage) :-
    (   Citation = Cited/Letter,
        atom(Letter)
    ->  Passage = Cited
    ;   Passage = Citation
    ).

%!  citation_key(+Citation, -Key) is det.
%
%   Key is Citation as an atom: n(12/5)/a is '12.5n/a', outer(27)/b '外27/b'.

citation_key(Citation, Key) :-
    (   Citation = Cited/Letter,
        atom(Letter)
    ->  passage_key(Cited, Text),
        atomic_list_concat([Text, Letter], '/', Key)
    ;   passage_key(Citation, Key)
    ).

passage_key(n(Chapter/Passage), Key) :- !, format(atom(Key), "~w.~wn", [Chapter, Passage]).
passage_key(Chapter/Passage, Key)    :- !, format(atom(Key), "~w.~w", [Chapter, Passage]).
passage_key(outer(N), Key)           :- !, format(atom(Key), "outer ~w", [N]).
passage_key(base, base).

%!  body_goals(+Body, -Goals) is det.
%
%   Goals are the goals of the conjunction Body, in order.

body_goals(Body, Goals) :-
    phrase(conjuncts(Body), Goals).

conjuncts(true)   --> !, [].
conjuncts((A, B)) --> !, conjuncts(A), conjuncts(B).
conjuncts(Goal)   --> [Goal].

%!  premise(+Body, ?Goal) is nondet.
%
%   Goal is a premise of Body, at any depth of \+ and forall.

premise(Body, Goal) :-
    body_goals(Body, Goals),
    member(Premise, Goals),
    inner(Premise, Goal).

inner(\+ Body, Goal) :- !, premise(Body, Goal).
inner(forall(A, B), Goal) :- !, ( premise(A, Goal) ; premise(B, Goal) ).
inner(Goal, Goal).
