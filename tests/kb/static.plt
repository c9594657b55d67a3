:- encoding(utf8).
:- module(test_static, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../kb/yimao').
:- use_module('../../kb/engine/notation').
:- use_module('../../kb/check/static').
:- use_module('../../kb/check/findings', [finding_kind/4]).

%   Rules with a fault each, by line, as a module of their own. `base` and other
%   chapters are cited, so that no passage of the text is touched.

faulty("
:- module(faulty, [kind_a/2, kind_b/1]).
:- use_module('~w/engine/notation').
:- use_module('~w/chart/pan').
:- use_module('~w/chart/state').

gloss(kind_a(_, K), zh(\"甲~~w\"-[n:K]), en(\"a ~~w\"-[n:K])).

%!  kind_a(+Pan, ?Zhi) is nondet.

base/f_a :: kind_a(Pan, Zhi) :- yue_jian(Pan, Zhi).
base/f_b :: kind_a(Pan, Zhi) :- yue_jian(Pan, Zhi).
base/f_c :: kind_a(Pan, Zhi) :- lin(Pan, Zhi), yue_jian(Pan, Zhi).
base/f_d :: kind_a(Pan, Zhi) :- no_such_goal(Pan, Zhi).
12/99/f_e :: kind_a(Pan, Zhi) :- lin(Pan, Zhi).
base/f_f :: kind_a(Pan, Zhi) :- lin(Pan, Zhi), !.
base/f_g :: kind_a(Pan, 無此名) :- lin(Pan, 子).
base/f_h :: kind_b(Pan) :- kind_c(Pan), \\+ kind_b(Pan).
base/f_i :: kind_c(Pan) :- kind_d(Pan).
base/f_j :: kind_d(Pan) :- kind_c(Pan).
base/f_k :: kind_e(Pan) :- yue_jian(Pan, 子).
base/f_k :: kind_a(Pan, Zhi) :- ri_chen(Pan, _, Zhi).
kind_a(_, 子).
base/f_l :: defeats(base/no_such_rule, kind_a(Pan, _)) :- yue_jian(Pan, 丑).
not_encoded(12/98, \"無\"-\"none\").
not_encoded(12/5, \"無\"-\"none\").
base/f_m :: kind_a(Pan, 納甲) :- lin(Pan, 丑).
").

load_faulty :-
    module_property(notation, file(File)),
    file_directory_name(File, Engine),
    file_directory_name(Engine, KB),
    faulty(Format),
    format(string(Text), Format, [KB, KB, KB]),
    setup_call_cleanup(
        open_string(Text, Stream),
        load_files(faulty, [stream(Stream), silent(true)]),
        close(Stream)).

found(Kind, Subject-Line) :- static_finding(Kind, Subject, _:Line).

lines(Kind, Lines) :-
    findall(Line, found(Kind, _-Line), Lines0),
    msort(Lines0, Lines).


:- begin_tests(as_it_stands).

test(static_finding_3_01_nothing, [forall(finding_kind(Kind, written, _, _)), true(Found == [])]) :-
    findall(Subject-Source, static_finding(Kind, Subject, Source), Found).

:- end_tests(as_it_stands).


:- begin_tests(rules_compared).

test(says_more_4_01_fewer_premises) :-
    static:says_more(h(P, X), a(P, X), h(P1, Y), (b(P1), a(P1, Y))).
test(says_more_4_02_more_general) :-
    static:says_more(h(P, X), a(P, X), h(P1, 出), a(P1, 出)).
test(says_more_4_03_not_the_other_way, fail) :-
    static:says_more(h(P, 出), a(P, 出), h(P1, X), a(P1, X)).
test(says_more_4_04_other_premises, fail) :-
    static:says_more(h(P, X), a(P, X), h(P1, Y), (b(P1), c(P1, Y))).
test(says_more_4_05_shared_variables, fail) :-
    static:says_more(h(P), a(P, X, X), h(P1), a(P1, _, _)).
test(variant_rule_2_01_in_another_order) :-
    static:variant_rule(h(P, X)-(a(P), b(X)), h(P1, Y)-(b(Y), a(P1))).
test(variant_rule_2_02_not_so, fail) :-
    static:variant_rule(h(P, X)-(a(P), b(X)), h(P1, Y)-(b(P1), a(Y))).

:- end_tests(rules_compared).


:- begin_tests(faults, [setup(load_faulty)]).

test(static_finding_3_02_undefined, [true(Found == [premise(base/f_d, no_such_goal/2)-14, defeats(base/no_such_rule)-24])]) :-
    findall(Subject-Line,
            ( found(undefined, Subject0-Line),
              ( Subject0 = defeats(_, Target) -> Subject = defeats(Target) ; Subject = Subject0 )
            ),
            Found).
test(static_finding_3_03_uncited, [true(Found == [kind_a/2-23])]) :-
    findall(F, found(uncited, F), Found).
test(static_finding_3_04_no_such_passage, [true(Found == [12/98-25, 12/99/f_e-15])]) :-
    findall(F, found(no_such_passage, F), Found0),
    msort(Found0, Found).
test(static_finding_3_05_twice, [true(Found == [base/f_k-22])]) :-
    findall(F, found(twice, F), Found).
test(static_finding_3_06_duplicate, [true(Found == [rules(base/f_a, base/f_b)-11])]) :-
    findall(F, found(duplicate, F), Found).
test(static_finding_3_07_subsumed) :-
    findall(Rule-Line, found(subsumed, rules(Rule, _)-Line), Found),
    memberchk(base/f_c-13, Found),
    memberchk(base/f_f-16, Found),
    \+ memberchk(base/f_a-_, Found).
test(static_finding_3_08_no_gloss, [true(Lines == [18, 19, 20, 21])]) :-
    lines(no_gloss, Lines).
test(static_finding_3_09_forbidden, [true(Found == [construct(base/f_f, !/0)-16])]) :-
    findall(F, found(forbidden, F), Found).
test(static_finding_3_10_unknown_name, [true(Found == [name(base/f_g, 無此名)-17, name(base/f_m, 納甲)-27])]) :-
    findall(F, found(unknown_name, F), Found).
test(static_finding_3_11_unstratified, [true(Found == [base/f_h-18])]) :-
    findall(F, found(unstratified, F), Found).
test(static_finding_3_12_recursive, [true(Lines == [19, 20])]) :-
    lines(recursive, Lines).
test(static_finding_3_13_unreached, [true(Found == [kind_e/1-21])]) :-
    findall(F, found(unreached, F), Found).
test(static_finding_3_14_spoken_passage, [true(Found == [12/5-26])]) :-
    findall(F, found(spoken_passage, F), Found).

:- end_tests(faults).
