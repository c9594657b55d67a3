:- encoding(utf8).
:- module(door, [answer/2]).
:- use_module(library(apply), [foldl/4, maplist/2]).
:- use_module(library(http/json), [atom_json_dict/3]).
:- use_module(library(lists), [numlist/3]).
:- use_module(rules).

/** <module> A small knowledge base that misbehaves on request

It keeps the contract of answer/2 in all but the operations that are there to break it.
*/

%!  answer(+Request, -Response) is semidet.

answer(Request, Response) :-
    atom_json_dict(Request, Dict, []),
    atom_string(Op, Dict.op),
    do(Op, Dict, Value),
    atom_json_dict(Response, Value, [as(string), width(0)]).

do(echo, Dict, _{ok:Dict.text}).
do(length, Dict, _{ok:Length}) :-
    string_length(Dict.text, Length).
do(repeat, Dict, _{ok:Text}) :-
    length(Parts, Dict.times),
    maplist(=(Dict.text), Parts),
    atomic_list_concat(Parts, Atom),
    atom_string(Atom, Text).
do(hidden, _, _{ok:Lines}) :-
    findall(Line, fu(Line), Lines).
do(endless, _, _) :-
    repeat,
    fail.
do(stubborn, _, _{ok:ended}) :-
    catch(( repeat, fail ), _, true).
do(deaf, _, _{ok:ended}) :-
    between(1, 3, _),
    catch(( repeat, fail ), _, true),
    fail.
do(sum, Dict, _{ok:Sum}) :-
    numlist(1, Dict.to, Numbers),
    foldl(plus, Numbers, 0, Sum).
do(raise, Dict, _) :-
    throw(Dict.text).
do(unbound, _, _) :-
    throw(_).
do(fail, _, _) :-
    fail.
do(halt, _, _{ok:alive}) :-
    \+ halt(3).
do(refuse, Dict, _{error:Error}) :-
    Error = Dict.error.
do(stacks, _, _{ok:Length}) :-
    numlist(1, 1 000 000 000, Numbers),
    length(Numbers, Length).
do(nested, Dict, _{ok:Length}) :-
    nested(Dict.depth, a, Term),
    term_string(Term, Text),
    string_length(Text, Length).
do(state, _, _{ok:Name}) :-
    current_prolog_flag(resource_database, File),
    file_base_name(File, Base),
    atom_string(Base, Name).

nested(0, Term, Term) :- !.
nested(N, Term0, Term) :-
    M is N-1,
    nested(M, f(Term0), Term).
