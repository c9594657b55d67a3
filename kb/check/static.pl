:- encoding(utf8).
:- module(static,
          [ static_finding/3       % -Kind, -Subject, -Source
          ]).

:- use_module('../engine/notation').
:- use_module('../tables/names', [name/5]).
:- use_module('../tables/topics', [topic/3]).
:- use_module('../tables/passages', [passage/4, source/3]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(ugraphs)).

/** <module> The rules as they are written

Faults that can be told without any cast: from the rules, the tables and the
text of the files.
*/

%!  static_finding(-Kind, -Subject, -Source) is nondet.
%
%   A fault of Kind lies with Subject, at Source, a File:Line or `none`. Kinds:
%
%     - undefined(premise)      no rule concludes it and no table holds it
%     - uncited                 a clause of doctrine without its passage
%     - no_such_passage         a citation of what the table does not have
%     - silent_passage          a passage without rule and without reason
%     - spoken_passage          not_encoded/2 of a passage that a rule cites
%     - twice                   a citation that two rules bear
%     - duplicate, subsumed     a rule that another says, or says more generally
%     - no_gloss, no_modes      a rule whose conclusion does not read, a conclusion without a %! line
%     - unstratified            a rule by which a conclusion rests on its own negation
%     - recursive               a rule by which a conclusion rests on itself
%     - forbidden               a cut, an if-then-else, input, output, state
%     - unknown_name            a value that the tables of names do not have
%     - unreached               a conclusion that nobody can ask for

static_finding(undefined, premise(Citation, Name/Arity), Source) :-
    rule(Citation, _, Body, Source),
    missing(Body, Name/Arity).
static_finding(undefined, defeats(Citation, Target), Source) :-
    rule(Citation, defeats(Target, Head), _, Source),
    \+ ( rule(Target, Other, _, _), Other \= defeats(_, _), \+ Other \= Head ),
    \+ ( nonvar(Target), rule(Target, defeats(_, _), _, _) ).
static_finding(uncited, Name/Arity, Source) :-
    doctrine_file(Module, _),
    current_predicate(Module:Name/Arity),
    functor(Head, Name, Arity),
    \+ predicate_property(Module:Head, imported_from(_)),
    \+ sub_atom(Name, 0, _, _, $),
    nth_clause(Module:Head, _, Clause),
    \+ from_rule(Name/Arity, Clause),
    place(Clause, Source).
static_finding(no_such_passage, Citation, Source) :-
    rule(Citation, _, _, Source),
    citation_passage(Citation, Passage),
    \+ passage(Passage, _, _, _),
    \+ source(Passage, _, _).
static_finding(silent_passage, Passage, Source) :-
    passage(Passage, _, _, _),
    \+ cited(Passage),
    \+ not_encoded(Passage, _),
    fact_place(passages:passage(Passage, _, _, _), Source).
static_finding(spoken_passage, Passage, Source) :-
    not_encoded(Passage, _),
    cited(Passage),
    fact_place(notation:not_encoded(Passage, _), Source).
static_finding(no_such_passage, Passage, Source) :-
    not_encoded(Passage, _),
    \+ passage(Passage, _, _, _),
    fact_place(notation:not_encoded(Passage, _), Source).
static_finding(twice, Citation, Source) :-
    rule(Citation, _, _, First),
    rule(Citation, _, _, Source),
    First @< Source.
static_finding(duplicate, rules(Citation, Other), Source) :-
    rule_pair(Citation, Head, Body, Other, OtherHead, OtherBody, Source),
    Citation @< Other,
    variant_rule(Head-Body, OtherHead-OtherBody).
static_finding(subsumed, rules(Citation, Other), Source) :-
    rule_pair(Citation, Head, Body, Other, OtherHead, OtherBody, Source),
    \+ variant_rule(Head-Body, OtherHead-OtherBody),
    says_more(OtherHead, OtherBody, Head, Body).
static_finding(no_gloss, Citation, Source) :-
    rule(Citation, Head, _, Source),
    Head \= defeats(_, _),
    \+ gloss(Head, _, _).
static_finding(no_modes, Predicate, Source) :-
    doctrine_file(Module, File),
    read_file_to_string(File, Text, [encoding(utf8)]),
    rule_home(Predicate, Module),
    Predicate = Name/Arity,
    \+ mode_line(Text, Name),
    functor(Head, Name, Arity),
    first_source(Head, Source).
static_finding(unstratified, Citation, Source) :-
    loop(Predicates),
    within(Predicates, negative, Citation, Source).
static_finding(recursive, Citation, Source) :-
    loop(Predicates),
    \+ within(Predicates, negative, _, _),
    within(Predicates, positive, Citation, Source).
static_finding(forbidden, construct(Citation, Construct), Source) :-
    rule(Citation, _, Body, Source),
    construct(Body, Construct).
static_finding(unknown_name, name(Citation, Name), Source) :-
    rule(Citation, Head, Body, Source),
    findall(Atom, constant(Head-Body, Atom), Atoms0),
    sort(Atoms0, Atoms),
    member(Name, Atoms),
    \+ known_name(Name).
static_finding(unreached, Predicate, Source) :-
    rule_home(Predicate, Module),
    Predicate = Name/Arity,
    module_property(Module, exports(Exports)),
    \+ memberchk(Predicate, Exports),
    functor(Head, Name, Arity),
    \+ ( rule(_, _, Body, _), premise(Body, Head) ),
    first_source(Head, Source).

cited(Passage) :-
    rule(Citation, _, _, _),
    citation_passage(Citation, Passage),
    !.

%   What is neither a conclusion, nor a fact, nor a test.

missing(Body, Name/Arity) :-
    premise(Body, Goal),
    callable(Goal),
    functor(Goal, Name, Arity),
    \+ rule_home(Name/Arity, _),
    \+ leaf_home(Name/Arity, _, _),
    \+ test_goal(Goal),
    \+ not_doctrine(Goal).

construct(Body, Construct) :-
    premise(Body, Goal),
    \+ \+ not_doctrine(Goal),
    functor(Goal, Name, Arity),
    Construct = Name/Arity.

not_doctrine(!).
not_doctrine((_ ; _)).
not_doctrine((_ -> _)).
not_doctrine((_ *-> _)).
not_doctrine(Goal) :-
    callable(Goal),
    \+ test_goal(Goal),
    Goal \= (_, _),
    functor(Goal, Name, Arity),
    \+ rule_home(Name/Arity, _),
    \+ leaf_home(Name/Arity, _, _),
    predicate_property(system:Goal, built_in).

%   Files of doctrine: the chapters, what they share, the state of the lines.

doctrine_file(Module, File) :-
    setof(Home, P^rule_home(P, Home), Homes),
    member(Module, Homes),
    module_property(Module, file(File)).

from_rule(Predicate, Clause) :-
    rule_home(Predicate, _),
    clause_property(Clause, line_count(Line)),
    Predicate = Name/Arity,
    functor(Head, Name, Arity),
    rule(_, Head, _, _:Line),
    !.

place(Clause, File:Line) :-
    clause_property(Clause, file(Path)),
    clause_property(Clause, line_count(Line)),
    !,
    module_property(notation, file(Here)),
    file_directory_name(Here, Engine),
    file_directory_name(Engine, Root),
    atom_concat(Root, '/', Prefix),
    (   atom_concat(Prefix, File, Path)
    ->  true
    ;   File = Path
    ).
place(_, none).

fact_place(Module:Fact, Source) :-
    clause(Module:Fact, true, Clause),
    !,
    place(Clause, Source).

first_source(Head, Source) :-
    rule(_, Head, _, Source),
    !.

mode_line(Text, Name) :-
    atomic_list_concat(['%!  ', Name], Line),
    sub_string(Text, Before, Size, _, Line),
    After is Before + Size,
    sub_string(Text, After, 1, _, Next),
    memberchk(Next, ["(", " "]),
    !.

%   Two rules for the same predicate.

rule_pair(Citation, Head, Body, Other, OtherHead, OtherBody, Source) :-
    rule(Citation, Head, Body, Source),
    functor(Head, Name, Arity),
    functor(OtherHead, Name, Arity),
    rule(Other, OtherHead, OtherBody, OtherSource),
    OtherSource \== Source.

variant_rule(Head-Body, Other-OtherBody) :-
    body_goals(Body, Goals),
    body_goals(OtherBody, OtherGoals),
    msort(Goals, Sorted),
    msort(OtherGoals, OtherSorted),
    Head-Sorted =@= Other-OtherSorted.

%   says_more(+Head, +Body, +Special, +SpecialBody): the first rule concludes all
%   that the second does, its premises being among those of the second.

says_more(Head, Body, Special, SpecialBody) :-
    \+ \+ ( copy_term(Head-Body, H-B),
            copy_term(Special-SpecialBody, S-SB),
            numbervars(S-SB, 0, _),
            H = S,
            body_goals(B, Goals),
            body_goals(SB, SpecialGoals),
            each_among(Goals, SpecialGoals)
          ).

each_among([], _).
each_among([Goal|Goals], Specials) :-
    member(Goal, Specials),
    each_among(Goals, Specials).

%   The graph of conclusions: an edge from each to what it rests on, exceptions
%   to its rules included.

edge(P, Q, Sign) :-
    edge(_, P, Q, Sign, _).

edge(Citation, P, Q, Sign, Source) :-
    rule(Citation, Head, Body, Source),
    (   Head = defeats(_, Defeated)
    ->  functor(Defeated, Name, Arity),
        Sign = negative,
        premise(Body, Goal)
    ;   functor(Head, Name, Arity),
        signed(Body, positive, Goal, Sign)
    ),
    P = Name/Arity,
    functor(Goal, Inner, InnerArity),
    Q = Inner/InnerArity,
    rule_home(Q, _).

signed(Body, Sign0, Goal, Sign) :-
    body_goals(Body, Goals),
    member(Premise, Goals),
    signed_inner(Premise, Sign0, Goal, Sign).

signed_inner(\+ Body, _, Goal, Sign) :- !, signed(Body, negative, Goal, Sign).
signed_inner(forall(A, B), _, Goal, Sign) :-
    !,
    (   signed(A, negative, Goal, Sign)
    ;   signed(B, negative, Goal, Sign)
    ).
signed_inner(Goal, Sign, Goal, Sign).

%   within(+Predicates, +Sign, -Citation, -Source): the rule leads, by Sign, from one
%   of Predicates, which rest on one another, to one.

within(Predicates, Sign, Citation, Source) :-
    setof(Citation-Source,
          P^Q^( member(P, Predicates), edge(Citation, P, Q, Sign, Source), memberchk(Q, Predicates) ),
          Found),
    member(Citation-Source, Found).

%   loop(-Predicates) is nondet: Predicates, a class, rest on one another.

loop(Predicates) :-
    setof(P-Q, Sign^edge(P, Q, Sign), Edges),
    vertices_edges_to_ugraph([], Edges, Graph),
    transitive_closure(Graph, Closure),
    findall(P, ( member(P-Reached, Closure), memberchk(P, Reached) ), Looping),
    findall(Class,
            ( member(P, Looping),
              member(P-Reached, Closure),
              findall(Q,
                      ( member(Q, Reached),
                        memberchk(Q-Back, Closure),
                        memberchk(P, Back)
                      ),
                      Class)
            ),
            Classes0),
    sort(Classes0, Classes),
    member(Predicates, Classes).

%   Constants among the arguments of a rule.

constant(Head-Body, Atom) :-
    (   constant_in(Head, Atom)
    ;   premise(Body, Goal),
        Goal \= reading(_, _, _),
        constant_in(Goal, Atom)
    ).

constant_in(Goal, Atom) :-
    compound(Goal),
    Goal \= defeats(_, _),
    arg(_, Goal, Argument),
    atom_of(Argument, Atom).

atom_of(Argument, Argument) :- atom(Argument), Argument \== [].
atom_of(Argument, Atom) :-
    is_list(Argument),
    member(Element, Argument),
    atom_of(Element, Atom).
atom_of(Argument, Atom) :-
    compound(Argument),
    \+ is_list(Argument),
    \+ citation(Argument),
    Argument =.. [_|Parts],
    member(Part, Parts),
    atom_of(Part, Atom).

citation(Term) :- rule(Term, _, _, _), !.

%   known_name(+Name): a table names it as a value. That the glossary explains it as a
%   term is not enough.

known_name(Name) :- value_name(Name), !.
known_name(Name) :- topic(Name, _, _), !.
known_name(Name) :- value_name(Term), compound(Term), sub_term_atom(Term, Name), !.

value_name(Name) :-
    name(Type, Name, _, _, _),
    Type \== term.

sub_term_atom(Term, Name) :-
    Term =.. [F|Args],
    (   F == Name
    ;   member(Arg, Args),
        (   Arg == Name
        ;   compound(Arg),
            sub_term_atom(Arg, Name)
        )
    ).
