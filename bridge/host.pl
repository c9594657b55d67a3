:- encoding(utf8).
:- module(yimao_host,
          [ load/2,      % +File, -Problems
            save/2,      % +State, -Done
            start/2,     % +Bytes, -Version
            ask/4,       % +Id, +Inferences, +Request, -Response
            stop/2       % +Id, -Done
          ]).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(check), [list_undefined/1]).
:- use_module(library(lists), [member/2]).
:- use_module(library(http/json), [atom_json_dict/3]).
:- use_module(library(qsave), [qsave_program/2]).

/** <module> What the Python session calls

The session knows these five predicates and nothing else of Prolog. Arguments and answers are
strings, ids and limits are integers. The knowledge base is reached by yimao:answer/2 alone.
*/

:- dynamic
    answering/1,     % Thread: the one that answers
    interrupting/0,  % it has an interrupt to meet
    problem/3.       % File, Line, Message: met while loading

%   halt/0,1 would end the Python process that hosts this one.

:- at_halt(cancel_halt(hosted)).


                 /*******************************
                 *            LOADING           *
                 *******************************/

%!  load(+File, -Problems) is det.
%
%   Load the knowledge base at File. Problems is the text of a JSON list of
%   {file, line, message}: every warning and error met while loading, and every premise that names
%   no predicate. It is empty when File loaded cleanly and exports answer/2 from module yimao.

load(File, Problems) :-
    retractall(problem(_, _, _)),
    setup_call_cleanup(
        asserta((user:message_hook(Term, Kind, Lines) :- yimao_host:note(Term, Kind, Lines)), Hook),
        catch(load_checked(File), Error, print_message(error, Error)),
        erase(Hook)),
    findall(_{file:Path, line:Line, message:Message}, problem(Path, Line, Message), Dicts),
    atom_json_dict(Problems, Dicts, [as(string), width(0)]).

load_checked(File) :-
    atom_string(Path, File),
    load_files(Path, [imports([])]),
    list_undefined([module_class([user]), infer_meta_predicates(false)]),
    (   current_module(yimao),
        module_property(yimao, exports(Exports)),
        memberchk(answer/2, Exports)
    ->  true
    ;   print_message(error, format("~w exports no answer/2 from a module yimao", [File]))
    ).

%   A message hook, true for what is a fault: it is kept with the place where it stands, not printed.

note(check(undefined_procedures, Grouped), _, _) :-
    !,
    forall(( member(Predicate-Places, Grouped), member(Place, Places) ),
           ( clause_place(Place, File, Line),
             format(string(Text), "~q is not defined", [Predicate]),
             assertz(problem(File, Line, Text)) )).
note(Term, Kind, Lines) :-
    memberchk(Kind, [error, warning]),
    place(Term, File, Line),
    with_output_to(string(Raw), print_message_lines(current_output, '', Lines)),
    split_string(Raw, "\n", " \t", Parts0),
    exclude(==(""), Parts0, Parts),
    atomics_to_string(Parts, Text),
    assertz(problem(File, Line, Text)).

place(Term, File, Line) :-
    subsumes_term(error(_, file(_, _, _, _)), Term),
    !,
    Term = error(_, file(File, Line, _, _)).
place(_, File, Line) :-
    source_location(File, Line),
    !.
place(_, "", 0).

clause_place(Place, File, Line) :-
    (   Place = clause_term_position(Clause, _)
    ;   Place = clause(Clause)
    ),
    clause_property(Clause, file(File)),
    clause_property(Clause, line_count(Line)),
    !.
clause_place(file(File, Line, _, _), File, Line) :-
    !.
clause_place(file_term_position(File, _), File, 0) :-
    !.
clause_place(_, "", 0).

atomics_to_string(Parts, Text) :-
    atomic_list_concat(Parts, ' ', Atom),
    atom_string(Atom, Text).

%!  save(+State, -Done) is det.
%
%   Save everything loaded as a state that SWI-Prolog starts from; Done is "saved".

save(State, "saved") :-
    atom_string(File, State),
    qsave_program(File, [ stand_alone(false),
                          foreign(no_save),
                          class(development),
                          autoload(false),
                          init_file(none),
                          goal(true),
                          toplevel(halt)
                        ]).


                 /*******************************
                 *            ASKING            *
                 *******************************/

%!  start(+Bytes, -Version) is det.
%
%   Make the calling thread the one that answers, with stacks of at most Bytes (text of an
%   integer). Version is the text of SWI-Prolog's version.

start(Bytes, Version) :-
    number_string(Limit, Bytes),
    set_prolog_flag(stack_limit, Limit),
    set_prolog_flag(encoding, utf8),
    set_prolog_flag(debug_on_error, false),
    nb_setval(yimao_request, 0),
    thread_self(Thread),
    retractall(answering(_)),
    assertz(answering(Thread)),
    current_prolog_flag(version, Number),
    Major is Number // 10000,
    Minor is Number // 100 mod 100,
    Patch is Number mod 100,
    format(string(Version), "~d.~d.~d", [Major, Minor, Patch]).

%!  ask(+Id, +Inferences, +Request, -Response) is det.
%
%   Response is the answer to Request, both texts of JSON objects. Inferences = 0 means no limit.
%   Never fails and never raises: what escapes the knowledge base comes back as an error object.

ask(Id, Inferences, Request, Response) :-
    catch(( nb_setval(yimao_request, Id),
            catch(limited(Inferences, Request, Response), Error, true),
            nb_setval(yimao_request, 0)
          ),
          stopped,     % an interrupt between the two lines above
          ( nb_setval(yimao_request, 0),
            Error = stopped
          )),
    (   var(Error)
    ->  true
    ;   refuse(Error, Response)
    ).

limited(0, Request, Response) :-
    !,
    answer(Request, Response).
limited(Inferences, Request, Response) :-
    statistics(inferences, Before),
    call_with_inference_limit(answer(Request, Response), Inferences, Result),
    statistics(inferences, After),
    %  A catch-all on the way may have swallowed the exception of the limit.
    (   ( Result == inference_limit_exceeded ; After - Before >= Inferences )
    ->  throw(inference_limit_exceeded)
    ;   true
    ).

answer(Request, Response) :-
    (   yimao:answer(Request, Reply),
        string(Reply)
    ->  Response = Reply
    ;   throw(no_answer)
    ).

refuse(Error, Response) :-
    (   refusal(Error, Kind, Message)
    ->  true
    ;   Kind = internal,
        format(string(Message), "~W", [Error, [quoted(true), max_depth(12)]])
    ),
    atom_json_dict(Response, _{error:_{kind:Kind, message:Message}}, [as(string), width(0)]).

refusal(stopped,                       timeout,    "the goal was stopped").
refusal(inference_limit_exceeded,      inferences, "the goal used up its inferences").
refusal(error(resource_error(_), _),   memory,     "the goal used up its memory").
refusal(no_answer,                     internal,   "the knowledge base gave no answer").

%!  stop(+Id, -Done) is det.
%
%   Called by another thread than the one that answers: interrupt request Id if it still runs. Done
%   is "sent", or "pending" when the last interrupt was not yet met.

stop(_, "pending") :-
    interrupting,
    !.
stop(Id, "sent") :-
    assertz(interrupting),
    answering(Thread),
    thread_signal(Thread, yimao_host:interrupt(Id)).

interrupt(Id) :-
    retractall(interrupting),
    (   nb_current(yimao_request, Id)
    ->  throw(stopped)
    ;   true
    ).
