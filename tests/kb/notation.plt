:- encoding(utf8).
:- module(test_notation, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(filesex)).
:- use_module(library(readutil)).
:- use_module('../../kb/yimao').
:- use_module('../../kb/engine/notation').
:- use_module('../../kb/engine/prover').
:- use_module('../../kb/tables/passages').

%   A doctrine of birds, to see what becomes of each form that a rule can take.
%   The citations are those of no chapter. Facts come from a table, and what is
%   a table is known by its folder.

source('tables/aviary.pl', ":- encoding(utf8).
:- module(aviary, [bird/1, wild/1]).

bird(crow).
bird(lark).
bird(emu).

wild(crow).
wild(lark).
").
source('chapters/birds.pl', ":- encoding(utf8).
:- module(birds, [flies/1, sings/1, quiet/1, tame/1]).
:- use_module(notation).
:- use_module('../tables/aviary').

gloss(flies(B), zh(\"~w能飛\"-[B]), en(\"~w flies\"-[B])).
unique(flies(B), B).
due(flies(B), bird(B)).
polarity(flies(_), 吉).
apart(sings(B), B).
not_encoded(1/2, \"無\"-\"none\").

1/1/a :: flies(Bird) :-
    bird(Bird).
1/1/b :: defeats(1/1/a, flies(emu)).
n(1/1)/a :: sings(Bird) :- flies(Bird), \\+ Bird = crow.

n(1/1)/b :: quiet(Bird) :-
    bird(Bird),
    \\+ sings(Bird).

outer(9)   :: tame(Bird) :-
    bird(Bird),
    forall(bird(Other), bird(Other)),
    \\+ wild(Bird).
base/tame  :: tame(Bird) :- member(Bird, [crow, lark]).
base/any   :: defeats(_, tame(lark)).
base/some  :: defeats(Rule, quiet(crow)) :- member(Rule, [1/1/a, n(1/1)/b]).
base/other :: defeats(base/some, defeats(n(1/1)/b, quiet(crow))) :- tame(crow).
").

%   A module loaded without the notation, where :: is nothing of its own.

source('chapters/stones.pl', ":- encoding(utf8).
:- module(stones, [hard/1]).
:- op(1150, xfx, ::).

1/1/z :: hard(flint) :- true.
hard(slate).
").

:- dynamic folder/1.

load_sources :-
    tmp_file(doctrine, Folder),
    asserta(folder(Folder)),
    module_property(notation, file(Notation)),
    format(string(Import), ":- use_module(~q).", [Notation]),
    forall(source(File, Text0),
           ( atomic_list_concat([Folder, /, File], Path),
             file_directory_name(Path, Room),
             make_directory_path(Room),
             atomic_list_concat(Parts, ":- use_module(notation).", Text0),
             atomic_list_concat(Parts, Import, Text),
             setup_call_cleanup(open(Path, write, Out, [encoding(utf8)]), write(Out, Text), close(Out)),
             load_files(Path, [silent(true)])
           )).

unload_sources :-
    retract(folder(Folder)),
    forall(source(File, _), ( atomic_list_concat([Folder, /, File], Path), unload_file(Path) )),
    delete_directory_and_contents(Folder).

%   written_at(+Path, +Line, -Citation): the rule at Line of the file cites Citation.

written_at(Path, Line, Citation) :-
    lines(Path, Lines),
    arg(Line, Lines, Written),
    split_string(Written, ":", " ", [Opening|_]),
    term_string(Citation, Opening).

:- table lines/2.

lines(Path, Lines) :-
    read_file_to_string(Path, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", All),
    Lines =.. [lines|All].

:- begin_tests(expansion, [setup(load_sources), cleanup(unload_sources)]).

bird_rule(Citation, Head, Body, Line) :-
    birds(File),
    rule(Citation, Head, Body, File:Line).

birds(File) :-
    folder(Folder),
    atomic_list_concat([Folder, '/chapters/birds.pl'], File).

test(rule_4_01_kept_in_order, Citations == [1/1/a, 1/1/b, n(1/1)/a, n(1/1)/b, outer(9), base/tame, base/any,
                                            base/some, base/other]) :-
    findall(Citation, bird_rule(Citation, _, _, _), Citations).
test(rule_4_02_as_written, Rules == [(sings(x) :- flies(x), \+ x = crow)]) :-
    findall((Head :- Body), ( bird_rule(n(1/1)/a, Head, Body, _), Head = sings(x) ), Rules).
test(rule_4_03_a_head_alone, Bodies == [true]) :-
    findall(Body, bird_rule(1/1/b, _, Body, _), Bodies).
test(rule_4_04_at_its_line) :-
    birds(File),
    forall(bird_rule(Citation, _, _, Line), ( written_at(File, Line, Written), Written == Citation )).
test(rule_home_2_01, Predicates == [flies/1, quiet/1, sings/1, tame/1]) :-
    findall(P, rule_home(P, birds), Predicates0),
    msort(Predicates0, Predicates).
test(leaf_home_3_01, Facts == [bird/1-(table)-aviary, wild/1-(table)-aviary]) :-
    findall(Fact-Kind-Home, ( member(Fact, [bird/1, wild/1]), leaf_home(Fact, Kind, Home) ), Facts).

test(plain_1_01, Birds == [crow, lark]) :-
    findall(Bird, birds:flies(Bird), Birds).
test(plain_1_02_bound, [fail]) :-
    birds:flies(emu).
test(plain_1_03_negation, Birds == [lark]) :-
    findall(Bird, birds:sings(Bird), Birds).

% An exception names the rule it bears on, or any; it can be excepted itself.

test(defeats_2_01_this_rule_alone, Birds == [emu-outer(9), crow-base/tame]) :-
    findall(Bird-Citation, traced:tame(Bird, by(Citation, _, _)), Birds).
test(defeats_2_02_any_rule, [fail]) :-
    birds:tame(lark).
test(defeats_2_03_one_of_several_excepted_itself, Birds == [crow, emu]) :-
    findall(Bird, birds:quiet(Bird), Birds).
test(defeats_2_04_holds, [fail]) :-
    notation:defeated(n(1/1)/b, quiet(crow)).
test(defeats_2_05_another_rule, [nondet]) :-
    notation:defeated(1/1/a, quiet(crow)).
test(exception_4_01, Bys == [base/some]) :-
    findall(By, exception(n(1/1)/b, quiet(crow), By, _), Bys).
test(exception_4_02_variable_target, Bys == [base/any, base/any]) :-
    findall(By, ( member(Citation, [outer(9), base/tame]), exception(Citation, tame(lark), By, _) ), Bys).

test(traced_2_01, Proofs == [by(1/1/a, flies(lark), [Step])]) :-
    findall(Proof, traced:flies(lark, Proof), Proofs),
    Proofs = [by(_, _, [Step])].
test(traced_2_02_negation_and_test, Proofs == [by(n(1/1)/a, sings(lark), [Step, absent(lark = crow)])]) :-
    findall(Proof, traced:sings(lark, Proof), Proofs),
    Proofs = [by(_, _, [Step|_])],
    Step = by(1/1/a, flies(lark), _).
test(traced_2_03_universal, [true(memberchk(absent(forall(bird(_), bird(_))), Steps))]) :-
    once(traced:tame(emu, by(outer(9), _, Steps))).

test(gloss_3_01, Glosses == ["~w能飛"-"~w flies"]) :-
    findall(Zh-En, gloss(flies(crow), Zh-[crow], En-[crow]), Glosses).
test(beside_01, [nondet]) :-
    polarity(flies(crow), 吉),
    unique(flies(A), Value),
    Value == A,
    due(flies(B), When),
    When == bird(B),
    apart(sings(C), D),
    C == D,
    not_encoded(1/2, "無"-"none").

% Files that do not import the notation are left alone.

test(elsewhere_01_not_expanded, Stones == [slate]) :-
    \+ rule(1/1/z, _, _, _),
    findall(Stone, stones:hard(Stone), Stones).

:- end_tests(expansion).


:- begin_tests(operator).

test(operator_01_between_clause_and_head) :-
    term_string(Term, "12/5/a :: p(X) :- q(X), r(X)", [module(test_notation)]),
    Term = (12/5/a :: p(X) :- Body),
    Body == ( q(X), r(X) ).
test(operator_02_a_head_alone) :-
    term_string(Term, "n(12/5)/a :: p(x)", [module(test_notation)]),
    Term == (n(12/5)/a :: p(x)).
test(operator_03_not_twice, [throws(error(syntax_error(_), _))]) :-
    term_string(_, "a :: b :: c", [module(test_notation)]).

:- end_tests(operator).


:- begin_tests(citations).

test(citation_key_2_01, [forall(member(Citation-Key,
                                       [ 12/5-'12.5', n(12/5)-'12.5n', 12/5/a-'12.5/a', n(12/5)/sheng-'12.5n/sheng',
                                         base/lin-'base/lin', base-base, outer(27)/b-'outer 27/b', outer(27)-'outer 27' ])),
                         true(Found == Key)]) :-
    citation_key(Citation, Found).
test(citation_passage_2_01, [forall(member(Citation-Passage,
                                           [ 12/5-(12/5), n(12/5)-n(12/5), 12/5/a-(12/5), n(12/5)/sheng-n(12/5),
                                             base/lin-base, base-base, outer(27)/b-outer(27), outer(27)-outer(27) ])),
                             true(Found == Passage)]) :-
    citation_passage(Citation, Found).
test(citation_key_2_02_of_every_rule_its_own) :-
    findall(Key, ( rule(Citation, _, _, _), citation_key(Citation, Key) ), Keys),
    length(Keys, Count),
    sort(Keys, Set),
    length(Set, Count).

:- end_tests(citations).


:- begin_tests(bodies).

test(body_goals_2_01, Goals == [a, \+ b, c]) :-
    body_goals(( a, ( \+ b, c ) ), Goals).
test(body_goals_2_02_none, Goals == []) :-
    body_goals(true, Goals).
test(premise_2_01_at_any_depth, Premises == [a, b, c, d, e, f]) :-
    findall(P, premise(( a, \+ ( b, \+ c ), forall(( d, \+ e ), f) ), P), Premises).
test(premise_2_02_none, Premises == []) :-
    findall(P, premise(true, P), Premises).
test(test_goal_1_01) :-
    forall(member(Goal, [a = b, a \= b, 1 < 2, 1 > 2, 1 =< 2, 1 >= 2, member(a, [b])]), once(test_goal(Goal))).
test(test_goal_1_02, [forall(member(Goal, [p(a), is(_, 1), a == b, var(a)])), fail]) :-
    test_goal(Goal).

:- end_tests(bodies).


%   The rules of the book as they stand.

:- begin_tests(the_rules).

test(citations_are_unique) :-
    findall(Citation, rule(Citation, _, _, _), All),
    msort(All, Sorted),
    findall(Citation, nextto(Citation, Citation, Sorted), Twice),
    Twice == [].
test(every_citation_is_of_a_passage_or_source) :-
    findall(Citation,
            ( rule(Citation, _, _, _),
              citation_passage(Citation, Passage),
              \+ passage(Passage, _, _, _),
              \+ source(Passage, _, _)
            ),
            Unknown),
    Unknown == [].
test(every_passage_is_cited_or_not_encoded, Missing == []) :-
    findall(Passage, ( passage(Passage, _, _, _), \+ not_encoded(Passage, _), \+ cited(Passage) ), Missing).
test(not_encoded_2_01_of_a_passage_without_a_rule, Wrong == []) :-
    findall(Passage, ( not_encoded(Passage, _), ( \+ passage(Passage, _, _, _) ; cited(Passage) ) ), Wrong).
test(not_encoded_2_02_said_once_in_both_languages, Wrong == []) :-
    findall(Passage,
            ( not_encoded(Passage, _),
              \+ ( findall(Reason, not_encoded(Passage, Reason), [Zh-En]), string(Zh), string(En), han(Zh), latin(En) )
            ),
            Wrong).

cited(Passage) :-
    rule(Citation, _, _, _),
    citation_passage(Citation, Passage),
    !.

han(Text) :- string_code(1, Text, Code), Code > 0x3400.
latin(Text) :- string_code(1, Text, Code), Code < 0x3400 ; sub_string(Text, _, 1, _, " ").

test(every_rule_stands_at_its_line, Wrong == []) :-
    module_property(yimao, file(Here)),
    file_directory_name(Here, Root),
    findall(File:Line-Citation,
            ( rule(Citation, _, _, File:Line),
              atomic_list_concat([Root, /, File], Path),
              \+ ( written_at(Path, Line, Written), Written == Citation )
            ),
            Wrong).
test(every_premise_is_a_rule_a_fact_or_a_test, Unknown == []) :-
    findall(Citation-Name/Arity,
            ( rule(Citation, _, Body, _),
              premise(Body, Goal),
              \+ ( callable(Goal), test_goal(Goal) ),
              functor(Goal, Name, Arity),
              \+ rule_home(Name/Arity, _),
              \+ leaf_home(Name/Arity, _, _)
            ),
            Unknown).
test(no_predicate_is_both_rule_and_fact, Both == []) :-
    findall(P, ( rule_home(P, _), leaf_home(P, _, _) ), Both).
test(every_predicate_has_one_home, Wrong == []) :-
    findall(P, ( rule_home(P, A), rule_home(P, B), A @< B ), Wrong).

% What is shared with a negation, or compared, is bound before it: so that the
% most general query gives what each of its instances does.

test(negations_are_safe, Unsafe == []) :-
    findall(Citation-Goal, ( rule(Citation, Head, Body, _), unsafe(Head, Body, Goal) ), Unsafe).
test(unsafe_ones_are_noticed, Unsafe == [1, 3, 4]) :-
    findall(N,
            ( member(N-Head-Body,
                     [ 1-p(_, X)-( \+ q(X), r(X) ),
                       2-p(_, X)-( r(X), \+ ( q(X), s(_) ) ),
                       3-p(_, X)-( Y \= X, r(X, Y) ),
                       4-p(Pan, X)-forall(q(Pan, Y), r(X, Y)),
                       5-p(Pan, X)-( q(Pan, X), forall(q(Pan, Y), r(X, Y)) ),
                       6-defeats(_, p(_, X))-( X \= y ) ]),
              once(unsafe(Head, Body, _))
            ),
            Unsafe).

unsafe(Head, Body, Goal) :-
    body_goals(Body, Goals),
    append(Before, [Goal|After], Goals),
    needs_bound(Goal),
    given(Head, Given),
    exclude(needs_bound, Before, Binding),
    term_variables(Given-Binding, Bound),
    term_variables(Head-Before-After, Shared),
    term_variables(Goal, Variables),
    member(Variable, Variables),
    among(Variable, Shared),
    \+ among(Variable, Bound).

needs_bound(\+ _).
needs_bound(forall(_, _)).
needs_bound(_ \= _).
needs_bound(_ < _).
needs_bound(_ > _).
needs_bound(_ =< _).
needs_bound(_ >= _).

%   The chart is given always; an exception is asked of a conclusion drawn.

given(defeats(Target, Head), Target-Head) :- !.
given(Head, Pan) :- arg(1, Head, Pan).

among(Variable, Variables) :-
    member(V, Variables),
    V == Variable,
    !.

% Exceptions bear on rules that are there.

test(every_exception_bears_on_a_rule, Idle == []) :-
    findall(By,
            ( rule(By, defeats(Target, Head), Body, _),
              targets(Target, Body, Targets),
              member(Citation, Targets),
              \+ ( rule(Citation, Head, _, _) )
            ),
            Idle).

targets(Target, _, [Target]) :- nonvar(Target), !.
targets(Target, Body, Targets) :-
    body_goals(Body, Goals),
    member(member(T, List), Goals),
    T == Target,
    !,
    Targets = List.
targets(_, _, [_]).

:- end_tests(the_rules).


:- begin_tests(said).

test(every_predicate_of_rules_has_a_gloss, Missing == []) :-
    findall(Name/Arity,
            ( rule_home(Name/Arity, _), functor(Head, Name, Arity), \+ gloss(Head, _, _) ),
            Missing).
test(every_fact_of_the_chart_has_a_gloss, Missing == []) :-
    findall(Name/Arity,
            ( leaf_home(Name/Arity, _, _), functor(Head, Name, Arity), \+ gloss(Head, _, _) ),
            Missing).
test(every_gloss_is_of_a_predicate, Idle == []) :-
    findall(Name/Arity,
            ( gloss(Head, _, _),
              premise(Head, Goal),
              \+ test_goal(Goal),
              functor(Goal, Name, Arity),
              \+ rule_home(Name/Arity, _),
              \+ leaf_home(Name/Arity, _, _)
            ),
            Idle).
test(every_gloss_prints_what_it_is_given, Wrong == []) :-
    findall(Head,
            ( gloss(Head, Zh, En), member(Said, [Zh, En]), \+ well_formed(Head, Said) ),
            Wrong).
test(no_gloss_ends_in_a_stop, Wrong == []) :-
    findall(Text,
            ( gloss(_, Zh, En),
              member(Said, [Zh, En]),
              ( Said = Text-_ -> true ; Said = Text ),
              sub_string(Text, _, 1, 0, Last),
              memberchk(Last, [".", "。", " "])
            ),
            Wrong).

well_formed(Head, Format-Values) :-
    !,
    string(Format),
    aggregate_all(count, sub_string(Format, _, _, _, "~w"), Count),
    aggregate_all(count, sub_string(Format, _, _, _, "~"), Count),
    length(Values, Count),
    term_variables(Head, Variables),
    term_variables(Values, Used),
    forall(member(V, Used), ( member(X, Variables), X == V )).
well_formed(_, Text) :-
    string(Text),
    \+ sub_string(Text, _, _, _, "~").

test(every_sign_is_of_a_predicate, Wrong == []) :-
    findall(Head-Sign,
            ( polarity(Head, Sign),
              \+ ( memberchk(Sign, [吉, 凶, 平]), functor(Head, Name, Arity), rule_home(Name/Arity, _) )
            ),
            Wrong).
test(every_law_is_of_a_predicate, Wrong == []) :-
    findall(Head,
            ( ( unique(Head, Value) ; due(Head, Value) ; apart(Head, Value) ),
              \+ ( functor(Head, Name, Arity),
                   rule_home(Name/Arity, _),
                   term_variables(Head, Variables),
                   term_variables(Value, Used),
                   forall(member(V, Used), ( member(X, Variables), X == V ; due(Head, Value) ))
                 )
            ),
            Wrong).

% Every predicate stands under a line that says how it is used.

test(every_predicate_has_its_modes, Missing == []) :-
    findall(Module:Name/Arity,
            ( rule_home(Name/Arity, Module),
              module_property(Module, file(File)),
              \+ described(File, Name, Arity)
            ),
            Missing).
test(every_export_has_its_modes, Missing == []) :-
    findall(Module:Name/Arity,
            ( rule_home(_, Module),
              module_property(Module, file(File)),
              module_property(Module, exports(Exports)),
              member(Name/Arity, Exports),
              \+ described(File, Name, Arity)
            ),
            Missing).

described(File, Name, Arity) :-
    lines(File, Lines),
    arg(_, Lines, Line),
    string_concat("%!", Rest, Line),
    term_string_head(Rest, Name, Modes, Determinism),
    length(Modes, Arity),
    forall(member(Mode, Modes), ( sub_string(Mode, 0, 1, _, Sign), memberchk(Sign, ["+", "-", "?"]) )),
    memberchk(Determinism, ["det", "semidet", "nondet", "multi"]),
    !.

term_string_head(Rest, Name, Modes, Determinism) :-
    normalize_space(string(Text), Rest),
    atomic_list_concat([Name, "("], Opening),
    string_concat(Opening, After, Text),
    sub_string(After, Before, _, Left, ") is "),
    sub_string(After, 0, Before, _, Arguments),
    sub_string(After, _, Left, 0, Said),
    split_string(Said, ".", " ", [Determinism|_]),
    split_string(Arguments, ",", " ", Modes),
    !.

:- end_tests(said).
