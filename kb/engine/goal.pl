:- encoding(utf8).
:- module(goal,
          [ read_goal/3,           % +Text, -Goal, -Bindings
            check_goal/1,          % +Goal
            solve_goal/1,          % +Goal
            vocabulary/3           % ?Name, ?Arity, -Module
          ]).

:- use_module(notation).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(isub)).
:- use_module(library(lists)).

/** <module> Goals that somebody wrote

A goal is read with a closed set of operators and may touch the public
vocabulary alone: conclusions, facts of the chart, the tables, and a few
constructs that cannot write, load or call out. Errors are thrown as
refused(Kind, Message, Candidates), with the place in the text.
*/

%!  read_goal(+Text, -Goal, -Bindings) is det.
%
%   Text holds the one Goal, whose variables are named in Bindings, a list of
%   Name=Variable. Throws refused(syntax, …) for anything else.

read_goal(Text, Goal, Bindings) :-
    string_concat(Text, " .", Closed),
    setup_call_cleanup(
        open_string(Closed, Stream),
        catch(read_terms(Stream, Goal, Bindings), error(syntax_error(What), Where), misread(Text, What, Where)),
        close(Stream)).

read_terms(Stream, Goal, Bindings) :-
    read_term(Stream, Goal,
              [ variable_names(Bindings), module(goal_syntax), double_quotes(codes),
                cycles(false), dotlists(false), syntax_errors(error) ]),
    (   Goal == end_of_file
    ->  refuse(syntax, "the goal is empty; write one such as fu_chu(Pan, Yao, 出)", [], [])
    ;   true
    ),
    read_term(Stream, More, [module(goal_syntax), syntax_errors(error)]),
    (   ( More == end_of_file ; More == '.' )
    ->  true
    ;   refuse(syntax, "more than one goal given; join goals with a comma", [], [])
    ).

misread(Text, What, Where) :-
    (   place(Where, Text, Position)
    ->  true
    ;   string_length(Text, Position)
    ),
    sub_before(Text, Position, Before),
    format(atom(Reason), "~w", [What]),
    atomic_list_concat(Words, '_', Reason),
    atomic_list_concat(Words, ' ', Plain),
    refuse(syntax, "the goal does not read (~w) at character ~w, after \"~w\"", [Plain, Position, Before], []).

place(string(_, Position), _, Position).
place(stream(_, _, _, Position), _, Position).

sub_before(Text, Position, Before) :-
    string_length(Text, Length),
    End is min(Position, Length),
    Start is max(0, End - 12),
    Size is End - Start,
    sub_string(Text, Start, Size, _, Before).

refuse(Kind, Format, Values, Candidates) :-
    format(string(Message), Format, Values),
    throw(refused(Kind, Message, Candidates)).

%   The operators of a goal: the language's own but for those that declare
%   or load.

:- op(0, fx, goal_syntax:(:-)),  op(0, xfx, goal_syntax:(:-)),  op(0, xfx, goal_syntax:(-->)),
   op(0, fx, goal_syntax:(?-)),  op(0, fx, goal_syntax:dynamic), op(0, fx, goal_syntax:discontiguous),
   op(0, fx, goal_syntax:initialization), op(0, fx, goal_syntax:meta_predicate),
   op(0, fx, goal_syntax:module_transparent), op(0, fx, goal_syntax:multifile),
   op(0, fx, goal_syntax:public), op(0, fx, goal_syntax:thread_local), op(0, fx, goal_syntax:table),
   op(0, xfy, goal_syntax:(:)), op(0, yfx, goal_syntax:(.)), op(0, fx, goal_syntax:($)).

%!  check_goal(+Goal) is det.
%
%   Goal touches nothing but the public vocabulary and the constructs of
%   construct/2. Throws refused(not_allowed, …) or refused(unknown, …).

check_goal(Goal) :-
    var(Goal),
    !,
    refuse(not_allowed, "a variable stands where a goal must", [], []).
check_goal(Goal) :-
    \+ callable(Goal),
    !,
    refuse(not_allowed, "~q stands where a goal must", [Goal], []).
check_goal(Goal) :-
    construct(Goal, Inner),
    !,
    maplist(check_goal, Inner).
check_goal(Goal) :-
    functor(Goal, Name, Arity),
    (   vocabulary(Name, Arity, _)
    ->  true
    ;   findall(A, vocabulary(Name, A, _), [Other|Others])
    ->  atomic_list_concat([Other|Others], ' or ', Arities),
        refuse(not_allowed, "~w has ~w arguments here and takes ~w, Pan first", [Name, Arity, Arities], [Name])
    ;   nearest_name(Name, Nearest),
        refuse(not_allowed, "~w/~w is not in the public vocabulary; nearest: ~w", [Name, Arity, Nearest], [Nearest])
    ).

nearest_name(Name, Nearest) :-
    findall(S-Known, ( vocabulary(Known, _, _), isub(Name, Known, S, [normalize(true)]) ), Scored),
    max_member(_-Nearest, Scored).

%   construct(+Goal, -Inner): Goal is allowed, its goals being Inner.

construct((A, B), [A, B]).
construct((A ; B), [A, B]).
construct((A -> B), [A, B]).
construct(\+ A, [A]).
construct(forall(A, B), [A, B]).
construct(findall(_, A, _), [A]).
construct(aggregate_all(Spec, A, _), [A]) :- aggregate(Spec).
construct(Goal, []) :- plain_test(Goal).

aggregate(Spec) :- var(Spec), !, fail.
aggregate(count).
aggregate(count(_)).
aggregate(max(_)).
aggregate(min(_)).
aggregate(sum(_)).
aggregate(bag(_)).
aggregate(set(_)).

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

%!  vocabulary(?Name, ?Arity, -Module) is nondet.
%
%   The predicate Name/Arity of Module is public: rules conclude it, or it is
%   a fact of the chart or of a table.

vocabulary(Name, Arity, Module) :-
    rule_home(Name/Arity, Module).
vocabulary(Name, Arity, Module) :-
    leaf_home(Name/Arity, _, Module).

%!  solve_goal(+Goal) is nondet.
%
%   Goal, which check_goal/1 let through, holds. Each predicate is called in
%   the module where it is defined.

solve_goal((A, B))        :- !, solve_goal(A), solve_goal(B).
solve_goal((A -> B ; C))  :- !, ( solve_goal(A) -> solve_goal(B) ; solve_goal(C) ).
solve_goal((A ; B))       :- !, ( solve_goal(A) ; solve_goal(B) ).
solve_goal((A -> B))      :- !, ( solve_goal(A) -> solve_goal(B) ).
solve_goal(\+ A)          :- !, \+ solve_goal(A).
solve_goal(forall(A, B))  :- !, forall(solve_goal(A), solve_goal(B)).
solve_goal(findall(T, A, L)) :- !, findall(T, solve_goal(A), L).
solve_goal(aggregate_all(S, A, R)) :- !, aggregate_all(S, solve_goal(A), R).
solve_goal(Goal)          :- plain_test(Goal), !, call(Goal).
solve_goal(Goal) :-
    functor(Goal, Name, Arity),
    vocabulary(Name, Arity, Module),
    Module:Goal.
