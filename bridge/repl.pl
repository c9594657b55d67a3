:- encoding(utf8).
:- module(yimao_repl, []).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(http/json), [atom_json_dict/3]).
:- use_module(library(lists), [append/3, member/2]).

/** <module> The top level with the knowledge base and casts

Loaded as a script, its two arguments the file of the knowledge base and the text
of a JSON list of casts as they were understood. The knowledge base is loaded into
module user, each cast asserted there as pan(Name, Pan), and the top level begins.
*/

:- initialization(start).

start :-
    current_prolog_flag(argv, Arguments),
    append(_, [File, Text], Arguments),
    !,
    user:use_module(File),
    user:dynamic(pan/2),
    atom_json_dict(Text, Dicts, [value_string_as_atom(false)]),
    maplist(asserted, Dicts, Named),
    greeting(Named).

asserted(Dict, Name-Said) :-
    atom_string(Name, Dict.name),
    user:understood_cast(Dict, Hexagrams, Options),
    user:cast_pan(Hexagrams, Options, Pan),
    assertz(user:pan(Name, Pan)),
    Said = Hexagrams-Options.

%   Where nobody can be asked whether to go on, the first solution is all.

:- multifile user:expand_query/4.
:- dynamic user:expand_query/4.

user:expand_query(Goal, once(Goal), Bindings, Bindings) :-
    Goal \== end_of_file,
    \+ stream_property(user_input, tty(true)).

%   A chart is long: the top level shows its hexagrams alone.

:- multifile user:portray/1.

user:portray(Pan) :-
    compound(Pan),
    compound_name_arity(Pan, pan, 12),
    arg(1, Pan, Ben),
    arg(2, Pan, Bian),
    format("<~w-~w>", [Ben, Bian]).

greeting([]) :-
    !,
    format("The doctrine is loaded; no cast is given.~n~n").
greeting(Named) :-
    forall(member(Name-(Hexagrams-Options), Named),
           format("pan(~w, Pan) is asserted: ~w ~w~n", [Name, Hexagrams, Options])),
    format("Ask for instance: pan(_, Pan), fu_chu(Pan, Yao, Degree).~n~n").
