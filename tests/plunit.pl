:- encoding(utf8).
:- module(run_plunit, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate), [aggregate_all/3]).

/** <module> Run one file of plunit tests: swipl plunit.pl -- FILE

Fails when a test fails, when the file holds none, and, by swipl's --on-error and --on-warning, when
loading or running printed a complaint, such as a choice point left behind.
*/

:- initialization(main, main).

main :-
    current_prolog_flag(argv, [File]),
    load_files(File, []),
    aggregate_all(count, plunit:current_test(_, _, _, _, _), Count),
    format("~d tests in ~w~n", [Count, File]),
    Count > 0,
    run_tests.
