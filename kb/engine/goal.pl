:- encoding(utf8).
:- module(goal,
          [ read_goal/3,           % +Text, -Goal, -Bindings
            check_goal/1,          % +Goal
            solve_goal/1,          % +Goal
            solve_goal/2,          % +Goal, +Casts
            collected/3,           % ?Template, :Goal, -Results
            plain_test/1,          % ?Goal
            harmless_test/1,       % ?Goal
            inner_goal/2,          % +Goal, -Inner
            vocabulary/3           % ?Name, ?Arity, -Module
          ]).

:- use_module(notation).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply)).
:- use_module(library(isub)).
:- use_module(library(lists)).
:- use_module(library(occurs), [sub_term/2]).

/** <module> Goals that somebody wrote

A goal is read with a closed set of operators and may touch the public
vocabulary alone: conclusions, facts of the chart, the tables, and a few
constructs that cannot write, load or call out. What these may build and count
is limited too, so that a goal ends at its limits and never outgrows memory in
a step that cannot be stopped. Errors are thrown as refused(Kind, Message,
Candidates), or refused(Kind, Message, Candidates, Position) with the place in
the text, counted in characters from 0.
*/

longest_text(10_000).      % characters of a goal
largest_term(100_000).     % nodes of a term, shared ones counted each time
largest_result(1_000_000). % nodes of all that is collected at once
largest_number(1_000_000_000_000_000).


                /*******************************
                *           READING            *
                *******************************/

%!  read_goal(+Text, -Goal, -Bindings) is det.
%
%   Text holds the one Goal, whose variables are named in Bindings, a list of
%   Name=Variable; it touches nothing but what check_goal/1 allows. Throws
%   refused(syntax, …), or what check_goal/1 throws, with the place.

read_goal(Text, Goal, Bindings) :-
    string_length(Text, Length),
    longest_text(Longest),
    (   Length > Longest
    ->  refuse(syntax, "the goal has ~D characters; it may have ~D at most", [Length, Longest], [])
    ;   true
    ),
    string_concat(Text, "\n.", Closed),
    setup_call_cleanup(
        open_string(Closed, Stream),
        catch(read_terms(Stream, Goal, Bindings, Positions), error(syntax_error(What), Where),
              misread(Text, What, Where)),
        close(Stream)),
    check_goal(Goal, Positions).

read_terms(Stream, Goal, Bindings, Positions) :-
    read_term(Stream, Goal,
              [ variable_names(Bindings), subterm_positions(Positions), module(goal_syntax), double_quotes(codes),
                back_quotes(codes), cycles(false), dotlists(false), syntax_errors(error) ]),
    (   Goal == end_of_file
    ->  refuse(syntax, "the goal is empty; write one such as fu_chu(Pan, Yao, 出)", [], [])
    ;   true
    ),
    (   sub_term(Part, Goal),
        no_plain_term(Part)
    ->  refuse(syntax, "the goal holds a dict or a dot; a goal is made of plain terms", [], [])
    ;   true
    ),
    character_count(Stream, Position),
    read_term(Stream, More, [module(goal_syntax), syntax_errors(error)]),
    (   ( More == end_of_file ; More == '.' )
    ->  true
    ;   refuse_at(Position, syntax, "a second goal begins; join goals with a comma", [], [])
    ).

%   no_plain_term(+Part): dicts, and what is called upon them.

no_plain_term(Part) :- is_dict(Part).
no_plain_term(Part) :- compound(Part), compound_name_arity(Part, '.', _).

misread(Text, What, Where) :-
    string_length(Text, Length),
    (   place(Where, Place)
    ->  Position is min(Place, Length)
    ;   Position = Length
    ),
    (   atom(What)
    ->  atomic_list_concat(Words, '_', What),
        atomic_list_concat(Words, ' ', Plain)
    ;   functor(What, Plain, _)
    ),
    before(Text, Position, Before),
    refuse_at(Position, syntax, "it does not read (~w) after \"~w\"", [Plain, Before], []).

place(string(_, Position), Position).
place(stream(_, _, _, Position), Position).

before(Text, End, Before) :-
    Start is max(0, End - 12),
    Size is End - Start,
    sub_string(Text, Start, Size, _, Before).

refuse(Kind, Format, Values, Candidates) :-
    format(string(Message), Format, Values),
    throw(refused(Kind, Message, Candidates)).

%   refuse_at(+Position, +Kind, +Format, +Values, +Candidates): Position is
%   `none` where it is not known. People count from 1.

refuse_at(none, Kind, Format, Values, Candidates) :-
    !,
    refuse(Kind, Format, Values, Candidates).
refuse_at(Position, Kind, Format, Values, Candidates) :-
    format(string(Message0), Format, Values),
    Character is Position + 1,
    format(string(Message), "at character ~d of the goal: ~w", [Character, Message0]),
    throw(refused(Kind, Message, Candidates, Position)).

%   The operators of a goal: the language's own but for those that declare
%   or load.

:- op(0, fx, goal_syntax:(:-)),  op(0, xfx, goal_syntax:(:-)),  op(0, xfx, goal_syntax:(-->)),
   op(0, fx, goal_syntax:(?-)),  op(0, fx, goal_syntax:dynamic), op(0, fx, goal_syntax:discontiguous),
   op(0, fx, goal_syntax:initialization), op(0, fx, goal_syntax:meta_predicate),
   op(0, fx, goal_syntax:module_transparent), op(0, fx, goal_syntax:multifile),
   op(0, fx, goal_syntax:public), op(0, fx, goal_syntax:thread_local), op(0, fx, goal_syntax:table),
   op(0, xfy, goal_syntax:(:)), op(0, yfx, goal_syntax:(.)), op(0, fx, goal_syntax:($)).


                /*******************************
                *           CHECKING           *
                *******************************/

%!  check_goal(+Goal) is det.
%
%   Goal touches nothing but the public vocabulary and the constructs of
%   construct/2. Throws refused(not_allowed, …).

check_goal(Goal) :-
    check_goal(Goal, none).

check_goal(Goal, Positions) :-
    inner_positions(Positions, From, Places),
    check_goal(Goal, From, Places).

check_goal(Goal, From, _) :-
    var(Goal),
    !,
    refuse_at(From, not_allowed, "a variable stands where a goal must", [], []).
check_goal(Goal, From, _) :-
    \+ callable(Goal),
    !,
    shown(Goal, Shown),
    refuse_at(From, not_allowed, "~w stands where a goal must", [Shown], []).
check_goal(Goal, _, Places) :-
    construct(Goal, Inner),
    !,
    forall(member(N-Part, Inner),
           ( nth(N, Places, Place), check_goal(Part, Place) )).
check_goal(Goal, From, _) :-
    functor(Goal, Name, Arity),
    (   vocabulary(Name, Arity, _)
    ->  true
    ;   findall(A, vocabulary(Name, A, _), [Other|Others])
    ->  atomic_list_concat([Other|Others], ' or ', Arities),
        refuse_at(From, not_allowed, "~w has ~w arguments and takes ~w, Pan first", [Name, Arity, Arities], [Name])
    ;   nearest_name(Name, Nearest),
        shown(Name, Shown),
        refuse_at(From, not_allowed, "~w/~w is not in the public vocabulary; nearest: ~w", [Shown, Arity, Nearest],
                  [Nearest])
    ).

%   inner_positions(+Positions, -From, -Places): a term of these Positions begins
%   at From and has its arguments at Places, a list, or `none`.

inner_positions(parentheses_term_position(_, _, Inner), From, Places) :- !, inner_positions(Inner, From, Places).
inner_positions(term_position(From, _, _, _, Places), From, Places)   :- !.
inner_positions(From-_, From, none)                                   :- !.
inner_positions(Positions, From, none) :-
    (   compound(Positions),
        arg(1, Positions, From),
        integer(From)
    ->  true
    ;   From = none
    ).

nth(N, Places, Place) :-
    (   is_list(Places),
        nth1(N, Places, Place)
    ->  true
    ;   Place = none
    ).

%   shown(+Term, -Text): Term in short; it may be anything.

shown(Term, Text) :- format(string(Text), "~W", [Term, [quoted(true), max_depth(6)]]).

nearest_name(Name, Nearest) :-
    findall(S-Known, ( vocabulary(Known, _, _), isub(Name, Known, S, [normalize(true)]) ), Scored),
    max_member(_-Nearest, Scored).

%   construct(+Goal, -Inner): Goal is allowed, its goals being Inner, each
%   N-Goal for argument N.

construct((A, B), [1-A, 2-B]).
construct((A ; B), [1-A, 2-B]).
construct((A -> B), [1-A, 2-B]).
construct(\+ A, [1-A]).
construct(forall(A, B), [1-A, 2-B]).
construct(findall(_, A, _), [2-A]).
construct(aggregate_all(Spec, A, _), [2-A]) :- nonvar(Spec), aggregation(Spec).
construct(pan(_, _), []).
construct(Goal, []) :- plain_test(Goal).

aggregation(count).
aggregation(count(_)).
aggregation(max(_)).
aggregation(min(_)).
aggregation(sum(_)).
aggregation(bag(_)).
aggregation(set(_)).

%!  plain_test(?Goal) is nondet.
%
%   Goal is a test that looks at its arguments alone, allowed in a goal.

plain_test(true).
plain_test(fail).
plain_test(_ = _).
plain_test(_ \= _).
plain_test(_ == _).
plain_test(_ \== _).
plain_test(_ < _).
plain_test(_ > _).
plain_test(_ =< _).
plain_test(_ >= _).
plain_test(_ =:= _).
plain_test(_ =\= _).
plain_test(_ is _).
plain_test(member(_, _)).
plain_test(length(_, _)).
plain_test(between(_, _, _)).

%!  inner_goal(+Goal, -Inner) is nondet.
%
%   Inner is one of the conclusions, facts and tests, at any depth, of which Goal
%   is made.

inner_goal(Goal, Inner) :-
    (   construct(Goal, Parts)
    ->  (   Parts == []
        ->  Inner = Goal
        ;   member(_-Part, Parts),
            inner_goal(Part, Inner)
        )
    ;   Inner = Goal
    ).

%!  vocabulary(?Name, ?Arity, -Module) is nondet.
%
%   The predicate Name/Arity of Module is public: rules conclude it, or it is
%   a fact of the chart or of a table.

vocabulary(Name, Arity, Module) :-
    rule_home(Name/Arity, Module).
vocabulary(Name, Arity, Module) :-
    leaf_home(Name/Arity, _, Module).


                /*******************************
                *           SOLVING            *
                *******************************/

%!  solve_goal(+Goal) is nondet.
%!  solve_goal(+Goal, +Casts) is nondet.
%
%   Goal, which check_goal/1 let through, holds. Each predicate is called in
%   the module where it is defined. pan(Name, Pan) ranges over Casts, a list of
%   Name-Pan. Throws refused(not_allowed, …) for what a predicate or a test does
%   not take and for what grows beyond bounds.

solve_goal(Goal) :-
    solve_goal(Goal, []).

solve_goal((A, B), Casts)       :- !, solve_goal(A, Casts), solve_goal(B, Casts).
solve_goal((A -> B ; C), Casts) :- !, ( solve_goal(A, Casts) -> solve_goal(B, Casts) ; solve_goal(C, Casts) ).
solve_goal((A ; B), Casts)      :- !, ( solve_goal(A, Casts) ; solve_goal(B, Casts) ).
solve_goal((A -> B), Casts)     :- !, ( solve_goal(A, Casts) -> solve_goal(B, Casts) ).
solve_goal(\+ A, Casts)         :- !, \+ solve_goal(A, Casts).
solve_goal(forall(A, B), Casts) :- !, \+ ( solve_goal(A, Casts), \+ solve_goal(B, Casts) ).
solve_goal(findall(Template, A, List), Casts) :-
    !,
    collected(Template, solve_goal(A, Casts), Found),
    equal(List, Found).
solve_goal(aggregate_all(Spec, A, Result), Casts) :-
    !,
    aggregated(Spec, solve_goal(A, Casts), Found),
    equal(Result, Found).
solve_goal(pan(Name, Pan), Casts) :-
    !,
    (   Casts == []
    ->  refuse(not_allowed, "pan(Name, Pan) ranges over casts with names, and none are given", [], [])
    ;   member(Name-Pan, Casts)
    ).
solve_goal(Goal, _) :-
    plain_test(Goal),
    !,
    harmless_test(Goal).
solve_goal(Goal, _) :-
    Goal =.. [Name|Arguments],
    forall(( member(Argument, Arguments), \+ functor(Argument, pan, 12) ), small(Argument)),
    functor(Goal, Name, Arity),
    vocabulary(Name, Arity, Module),
    catch(Module:Goal, error(Formal, Context), misused(Formal, Context, Goal)).

%   equal(?A, ?B): they are equal and no part of them is a part of itself.

equal(A, B) :-
    A = B,
    acyclic_term(A).

misused(Formal, Context, Goal) :-
    (   misuse(Formal)
    ->  shown(Goal, Shown),
        refuse(not_allowed, "~w is asked with such arguments as it does not take", [Shown], [])
    ;   throw(error(Formal, Context))
    ).

misuse(instantiation_error).
misuse(type_error(_, _)).
misuse(domain_error(_, _)).
misuse(evaluation_error(_)).
misuse(representation_error(_)).

%!  harmless_test(?Goal) is nondet.
%
%   Goal, a plain test, holds; as solve_goal/1 runs it.

harmless_test(true).
harmless_test(A = B)   :- equal(A, B).
harmless_test(A \= B)  :- A \= B.
harmless_test(A == B)  :- A == B.
harmless_test(A \== B) :- A \== B.
harmless_test(A < B)   :- value(A, X), value(B, Y), X < Y.
harmless_test(A > B)   :- value(A, X), value(B, Y), X > Y.
harmless_test(A =< B)  :- value(A, X), value(B, Y), X =< Y.
harmless_test(A >= B)  :- value(A, X), value(B, Y), X >= Y.
harmless_test(A =:= B) :- value(A, X), value(B, Y), X =:= Y.
harmless_test(A =\= B) :- value(A, X), value(B, Y), X =\= Y.
harmless_test(A is B)  :- value(B, A).
harmless_test(member(X, List)) :-
    member(X, List),
    acyclic_term(X-List).
harmless_test(length(List, Length)) :-
    largest_term(Largest),
    (   integer(Length),
        Length > Largest
    ->  refuse(not_allowed, "a list of ~D is asked for; one of ~D is the longest", [Length, Largest], [])
    ;   catch(length(List, Length), error(Formal, Context), misused(Formal, Context, length(List, Length)))
    ).
harmless_test(between(Low, High, X)) :-
    catch(between(Low, High, X), error(Formal, Context), misused(Formal, Context, between(Low, High, X))).

%   value(+Expression, -Value): arithmetic without what makes great numbers of
%   small ones.

value(Expression, Value) :-
    (   number(Expression)
    ->  Value = Expression
    ;   compound(Expression),
        Expression =.. [Name|Parts],
        length(Parts, Arity),
        operation(Name, Arity)
    ->  maplist(value, Parts, Values),
        Plain =.. [Name|Values],
        catch(Value is Plain, error(Formal, Context), misused(Formal, Context, Value is Plain))
    ;   var(Expression)
    ->  refuse(not_allowed, "a variable without a value stands where a number must", [], [])
    ;   shown(Expression, Shown),
        refuse(not_allowed, "~w is no number; a goal may use + - * / // mod rem abs sign min max", [Shown], [])
    ),
    largest_number(Largest),
    (   abs(Value) =< Largest
    ->  true
    ;   refuse(not_allowed, "a number grows beyond ~D", [Largest], [])
    ).

operation(+, 2).    operation(-, 2).    operation(*, 2).    operation(/, 2).
operation(//, 2).   operation(mod, 2).  operation(rem, 2).  operation(min, 2).
operation(max, 2).  operation(-, 1).    operation(+, 1).    operation(abs, 1).
operation(sign, 1).


                /*******************************
                *         COLLECTING           *
                *******************************/

:- meta_predicate collected(?, 0, -), aggregated(+, 0, -).

%!  collected(?Template, :Goal, -Results) is det.
%
%   Results are the instances of Template for which Goal holds, as by findall/3.
%   Throws refused(not_allowed, …) where they outgrow bounds.

collected(Template, Goal, Results) :-
    Total = total(0),
    findall(Template, ( call(Goal), counted(Template, Total) ), Results).

counted(Template, Total) :-
    arg(1, Total, Before),
    largest_result(Largest),
    Left is Largest - Before,
    (   acyclic_term(Template),
        nodes(Template, Left, Rest)
    ->  After is Largest - Rest,
        nb_setarg(1, Total, After)
    ;   refuse(not_allowed, "the goal collects more than can be shown; narrow it", [], [])
    ).

%   nodes(+Term, +Budget0, -Budget): Budget is what Term leaves of Budget0; fails
%   where that is not enough.

nodes(Term, Budget0, Budget) :-
    Budget0 > 0,
    Budget1 is Budget0 - 1,
    (   compound(Term),
        compound_name_arity(Term, _, Arity),
        Arity > 0
    ->  nodes(1, Arity, Term, Budget1, Budget)
    ;   Budget = Budget1
    ).

%   The last argument last, so that a long list needs no stack.

nodes(Last, Last, Term, Budget0, Budget) :-
    !,
    arg(Last, Term, Argument),
    nodes(Argument, Budget0, Budget).
nodes(N, Last, Term, Budget0, Budget) :-
    arg(N, Term, Argument),
    nodes(Argument, Budget0, Budget1),
    Next is N + 1,
    nodes(Next, Last, Term, Budget1, Budget).

small(Term) :-
    largest_term(Largest),
    (   acyclic_term(Term),
        nodes(Term, Largest, _)
    ->  true
    ;   refuse(not_allowed, "a term grows beyond ~D parts", [Largest], [])
    ).

aggregated(count, Goal, Count) :-
    !,
    aggregate_all(count, Goal, Count).
aggregated(count(_), Goal, Count) :-
    !,
    aggregate_all(count, Goal, Count).
aggregated(Spec, Goal, Result) :-
    Spec =.. [Kind, Template],
    collected(Template, Goal, Found),
    summary(Kind, Found, Result).

summary(bag, Found, Found).
summary(set, Found, Set)     :- sort(Found, Set).
summary(sum, Found, Sum)     :- foldl(added, Found, 0, Sum).
summary(max, Found, Largest) :- maplist(value, Found, Values), max_list(Values, Largest).
summary(min, Found, Least)   :- maplist(value, Found, Values), min_list(Values, Least).

added(Expression, Sum0, Sum) :- value(Sum0 + Expression, Sum).
