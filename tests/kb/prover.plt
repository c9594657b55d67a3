:- encoding(utf8).
:- module(test_prover, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module('../../kb/yimao').
:- use_module('../../kb/engine/notation').
:- use_module('../../kb/engine/prover').
:- use_module('../../kb/check/worlds').

at(Hexagrams, Month, Day, Pan) :-
    cast_pan(Hexagrams, [month(Month), day(Day)], Pan).

random_pan(Pan) :-
    findall(Gua, liu_shi_si_gua(Gua, _, _), Guas),
    random_member(Ben, Guas),
    random_member(Bian, Guas),
    random_between(0, 21599, World),
    world_time(2, World, Time),
    random_member(Person, [父, 母, 長男, 長女, 中男, 中女, 少男, 少女]),
    random_member(Use, [父母, 兄弟, 子孫, 妻財, 官鬼, 世, 應]),
    pan(cast(Ben, Bian, Time), wen(疾病, Person, Use), [], Pan).

%   conclusion(+Pan, -Goal): the most general query of each predicate of rules.

conclusion(Pan, Goal) :-
    rule_home(Name/Arity, _),
    functor(Goal, Name, Arity),
    arg(1, Goal, Pan).

%   node(+Proof, ?Node): Node is Proof or a proof within it.

node(Proof, Proof).
node(by(_, _, Steps), Node) :-
    member(Step, Steps),
    node(Step, Node).


:- begin_tests(ways).

test(plain_1_01_conclusion, Degrees == [出]) :-
    at(困-兌, 子, 戊-寅, Pan),
    findall(Degree, plain(fu_chu(Pan, 1, Degree)), Degrees).
test(plain_1_02_fact, Zhis == [寅]) :-
    at(困-兌, 子, 戊-寅, Pan),
    findall(Zhi, plain(zhi(Pan, 1, Zhi)), Zhis).
test(plain_1_03_unknown, [fail]) :-
    plain(no_such_thing(_)).
test(traced_2_01_conclusion, Proofs == [by(12/3/a, fu_wei(Pan, 1, 世下), [fact(chart, shi_yao(Pan, 1))])]) :-
    at(困-兌, 子, 戊-寅, Pan),
    findall(Proof, traced(fu_wei(Pan, 1, _), Proof), Proofs).
test(traced_2_02_fact, Proofs == [fact(chart, dong(Pan, 1))]) :-
    at(困-兌, 子, 戊-寅, Pan),
    findall(Proof, traced(dong(Pan, _), Proof), Proofs).
test(traced_2_03_table, Proofs == [fact((table), chong(子, 午))]) :-
    findall(Proof, traced(chong(子, _), Proof), Proofs).
test(traced_2_04_every_kind_of_step, Steps == [fact(reading, reading(Pan, ri_yue_fu, mie_mo)), rule, rule, absent(fei_jin(Pan, 2))]) :-
    cast_pan(乾, [month(申), day(己-巳), readings([ri_yue_fu=mie_mo])], Pan),
    findall(Kinds,
            ( traced(fu_lin(Pan, 2), by(outer(41)/lin, _, Inner)),
              maplist([Step, Kind]>>( Step = by(_, _, _) -> Kind = rule ; Kind = Step ), Inner, Kinds)
            ),
            [Steps|_]).
test(holds_1_01, Degrees == [出]) :-
    at(困-兌, 子, 戊-寅, Pan),
    findall(Degree, holds(fu_chu(Pan, 1, Degree)), Degrees).
test(holds_1_02_constructs) :-
    at(困-兌, 子, 戊-寅, Pan),
    once(holds(( dong(Pan, Yao), \+ jing(Pan, Yao), forall(dong(Pan, Other), shi_yao(Pan, Other)), Yao < 2 ))),
    \+ holds(\+ dong(Pan, _)),
    \+ holds(forall(yao(Pan, Y), dong(Pan, Y))),
    holds(true).
test(holds_1_03_exception) :-
    at(臨, 辰, 甲-子, Pan),
    \+ holds(chu_fou(Pan, 1, 出)),
    once(holds(defeats(12/5/a, chu_fou(Pan, 1, 出)))).
test(fact_1_01, [nondet]) :-
    at(困-兌, 子, 戊-寅, Pan),
    fact(dong(Pan, 1)),
    fact(chong(子, 午)),
    fact(member(a, [a])),
    \+ fact(dong(Pan, 2)),
    \+ fact(chong(子, 丑)),
    \+ fact(1 > 2).
test(fact_1_02_a_conclusion_is_none, [fail]) :-
    at(困-兌, 子, 戊-寅, Pan),
    fact(fu_wei(Pan, 1, _)).

:- end_tests(ways).


:- begin_tests(recheck).

% Every proof of every conclusion, in casts of all kinds.

test(recheck_1_01_sound, [setup(set_random(seed(31))), forall(between(1, 25, _))]) :-
    random_pan(Pan),
    forall(( conclusion(Pan, Goal), traced(Goal, Proof) ), recheck(Proof)).

% Every way to tamper with one of its nodes.

test(recheck_1_02_tampered, [setup(set_random(seed(32))), forall(between(1, 12, _)), true(Accepted == [])]) :-
    random_pan(Pan),
    findall(Proof, ( conclusion(Pan, Goal), once(traced(Goal, Proof)) ), Proofs),
    findall(Kind-Proof,
            ( member(Proof, Proofs),
              findall(K-M, tampered(Proof, K, M), Mutants0),
              few(Mutants0, Mutants),
              member(Kind-Mutant, Mutants),
              recheck(Mutant)
            ),
            Accepted).

test(recheck_1_11_every_way_to_tamper_is_tried, [setup(set_random(seed(32))), true(Kinds == All)]) :-
    findall(Kind, clause(tamper(Kind, _, _), _), All0),
    sort(All0, All),
    random_pan(Pan),
    findall(Kind, ( conclusion(Pan, Goal), once(traced(Goal, Proof)), tampered(Proof, Kind, _) ), Kinds0),
    sort(Kinds0, Kinds).

few(All, Few) :-
    random_permutation(All, Mixed),
    length(Mixed, Count),
    Size is min(Count, 40),
    length(Few, Size),
    append(Few, _, Mixed).

%   tampered(+Proof, -Kind, -Mutant): Mutant differs from Proof at one node.

tampered(Proof, Kind, Mutant) :-
    replaced(Proof, Node, Other, Mutant),
    tamper(Kind, Node, Other).

replaced(Node, Node, Other, Other).
replaced(by(Citation, Goal, Steps0), Node, Other, by(Citation, Goal, Steps)) :-
    append(Before, [Step0|After], Steps0),
    replaced(Step0, Node, Other, Step),
    append(Before, [Step|After], Steps).

tamper(no_such_citation, by(_, G, S), by(99/1/a, G, S)).
tamper(citation_of_another, by(C, G, S), by(Other, G, S)) :-
    functor(G, Name, Arity),
    rule(C, G, _, _),
    once(( rule(Other, Head, _, _), \+ functor(Head, Name, Arity) )).
tamper(dropped_step, by(C, G, S), by(C, G, Fewer)) :- select(_, S, Fewer).
tamper(doubled_step, by(C, G, S), by(C, G, [Step|S])) :- S = [Step|_].
tamper(no_steps, by(C, G, [_|_]), by(C, G, [])).
tamper(value, by(C, G0, S), by(C, G, S)) :- other_value(G0, G).
tamper(fact_value, fact(K, G0), fact(K, G)) :- other_value(G0, G).
tamper(fact_for_rule, by(_, G, _), fact(chart, G)).
tamper(absent_for_rule, by(_, G, _), absent(G)).
tamper(absent_for_fact, fact(_, G), absent(G)).
tamper(fact_for_absent, absent(G), fact(chart, G)).
tamper(absence_of_another, absent(G0), absent(G)) :- G0 \= forall(_, _), other_value(G0, G).
tamper(other_cast, by(C, G0, S), by(C, G, S)) :-
    functor(G0, Name, Arity),
    arg(1, G0, Pan0),
    compound(Pan0),
    pan_time(Pan0, time(none, none, none, none, none, none, none, none), Pan),
    G0 =.. [Name, _|Values],
    G =.. [Name, Pan|Values],
    functor(G, Name, Arity),
    uses(S, Pan0).

uses(Steps, Pan) :-
    member(Step, Steps),
    ( Step = by(_, Goal, _) ; Step = fact(_, Goal) ; Step = absent(Goal) ),
    arg(1, Goal, First),
    First == Pan,
    !.

%   Some atomic value of G0 is replaced by one that no table knows.

other_value(G0, G) :-
    G0 =.. [Name|Values0],
    append(Before, [Value|After], Values0),
    atomic(Value),
    append(Before, [龜|After], Values),
    G =.. [Name|Values].

% What is not so, presented as if it were: one lie at a time.

test(recheck_1_03_the_proof_that_is_lied_about) :-
    at(困-兌, 子, 戊-寅, Pan),
    recheck(by(12/3/a, fu_wei(Pan, 1, 世下), [fact(chart, shi_yao(Pan, 1))])),
    recheck(by(12/3/c, fu_wei(Pan, 2, 靜下), [fact(chart, jing(Pan, 2)), absent(shi_yao(Pan, 2))])).
test(recheck_1_04_false_absence, [fail]) :-
    at(困-兌, 子, 戊-寅, Pan),
    recheck(by(12/3/b, fu_wei(Pan, 1, 動下), [fact(chart, dong(Pan, 1)), absent(shi_yao(Pan, 1))])).
test(recheck_1_05_false_fact, [fail]) :-
    at(困-兌, 子, 戊-寅, Pan),
    recheck(by(12/3/b, fu_wei(Pan, 2, 動下), [fact(chart, dong(Pan, 2)), absent(shi_yao(Pan, 2))])).
test(recheck_1_06_steps_of_another_line, [fail]) :-
    at(困-兌, 子, 戊-寅, Pan),
    recheck(by(12/3/a, fu_wei(Pan, 2, 世下), [fact(chart, shi_yao(Pan, 1))])).
test(recheck_1_07_steps_out_of_order, [fail]) :-
    at(困-兌, 子, 戊-寅, Pan),
    recheck(by(12/3/c, fu_wei(Pan, 2, 靜下), [absent(shi_yao(Pan, 2)), fact(chart, jing(Pan, 2))])).
test(recheck_1_08_an_unknown_value_left_open, [fail]) :-
    at(困-兌, 子, 戊-寅, Pan),
    recheck(fact(chart, zhi(Pan, 1, _))).
test(recheck_1_09_false_universal, Proofs-Lies == [sound]-[]) :-
    at(困-兌, 子, 戊-寅, Sick),
    at(困-兌, 辰, 甲-子, Well),
    findall(sound, ( once(traced(qiu_fu(Sick, 官鬼, 有病), Proof)), recheck(Proof) ), Proofs),
    findall(lie,
            ( once(traced(qiu_fu(Sick, 官鬼, 有病), by(C, _, [Kin, Lines|_]))),
              Lines = by(D, yong_yao(_, U, Y), Deep),
              maplist(moved(Well), Deep, Moved),
              recheck(by(C, qiu_fu(Well, 官鬼, 有病),
                         [Kin, by(D, yong_yao(Well, U, Y), Moved), absent(forall(yong_yao(Well, U, L), yao_huai(Well, L)))]))
            ),
            Lies).

moved(Pan, fact(Kind, Goal0), fact(Kind, Goal)) :-
    Goal0 =.. [Name, _|Values],
    Goal =.. [Name, Pan|Values].

% The steps of the rule are true, but an exception stands against it.

test(recheck_1_10_defeated_rule_presented_as_standing, Rechecked == [乾-yes, 臨-no]) :-
    findall(Gua-Answer,
            ( member(Gua-Yao, [乾-2, 臨-1]),           % 臨 1: 伏絕飛
              at(Gua, 辰, 甲-子, Pan),
              Goal = chu_fou(Pan, Yao, 出),
              rule(12/5/a, Goal, Body, _),
              body_goals(Body, Goals),
              maplist([Premise, Step]>>once(traced(Premise, Step)), Goals, Steps),
              maplist(recheck, Steps),
              ( recheck(by(12/5/a, Goal, Steps)) -> Answer = yes ; Answer = no )
            ),
            Rechecked).

:- end_tests(recheck).


:- begin_tests(proof_table).

test(proof_table_2_01_of_two, Table == [ node(0, none, rule, fu_wei(Pan, 2, 靜下), 12/3/c),
                                         node(1, 0, chart, jing(Pan, 2), none),
                                         node(2, 0, absent, shi_yao(Pan, 2), none),
                                         node(3, none, chart, dong(Pan, 1), none) ]) :-
    at(困-兌, 子, 戊-寅, Pan),
    once(traced(fu_wei(Pan, 2, _), A)),
    once(traced(dong(Pan, _), B)),
    proof_table([A, B], Table).
test(proof_table_2_02_none, Table == []) :-
    proof_table([], Table).
test(proof_table_2_03_flat_and_in_order, [setup(set_random(seed(33))), forall(between(1, 10, _))]) :-
    random_pan(Pan),
    findall(Proof, ( conclusion(Pan, Goal), once(traced(Goal, Proof)) ), Proofs),
    proof_table(Proofs, Table),
    length(Table, Count),
    Last is Count - 1,
    numlist(0, Last, Ids),
    findall(Id, member(node(Id, _, _, _, _), Table), Ids),
    aggregate_all(count, ( member(Proof, Proofs), node(Proof, _) ), Count),
    aggregate_all(count, member(node(_, none, _, _, _), Table), Roots),
    length(Proofs, Roots),
    forall(member(node(Id, Parent, Kind, Goal, Citation), Table),
           ( ( Parent == none ; integer(Parent), Parent < Id ),
             ( Kind == rule -> rule(Citation, Goal, _, _) ; Citation == none ),
             memberchk(Kind, [rule, chart, (table), reading, test, absent])
           )).
test(proof_table_2_04_the_proof_again, [setup(set_random(seed(34))), forall(between(1, 10, _))]) :-
    random_pan(Pan),
    forall(( conclusion(Pan, Goal), once(traced(Goal, Proof)) ),
           ( proof_table([Proof], Table),
             Table = [node(0, none, _, _, _)|_],
             rebuilt(Table, 0, Again),
             Again =@= Proof
           )).

rebuilt(Table, Id, Proof) :-
    memberchk(node(Id, _, Kind, Goal, Citation), Table),
    findall(Step, ( member(node(Child, Id, _, _, _), Table), rebuilt(Table, Child, Step) ), Steps),
    (   Kind == rule
    ->  Proof = by(Citation, Goal, Steps)
    ;   Kind == absent
    ->  Proof = absent(Goal)
    ;   Proof = fact(Kind, Goal)
    ).

test(proof_citations_2_01, Citations == [12/7/f, 12/7/e]) :-
    at(困-兌, 子, 戊-寅, Pan),
    once(traced(fu_chu(Pan, 1, 出), Proof)),
    proof_citations(Proof, [A, B|_]),
    Citations = [A, B].
test(proof_citations_2_02_each_once, [setup(set_random(seed(35))), forall(between(1, 10, _))]) :-
    random_pan(Pan),
    forall(( conclusion(Pan, Goal), once(traced(Goal, Proof)) ),
           ( proof_citations(Proof, Citations),
             findall(C, node(Proof, by(C, _, _)), All0),
             sort(All0, All),
             msort(Citations, All),
             Proof = by(First, _, _),
             Citations = [First|_]
           )).

:- end_tests(proof_table).


%   A chain of three thousand links, each resting on the next.

links(3000).

chain(Folder) :-
    tmp_file(chain, Folder),
    links(Last),
    atomic_list_concat([Folder, '/tables/links.pl'], Table),
    atomic_list_concat([Folder, '/chapters/chain.pl'], Chapter),
    module_property(notation, file(Notation)),
    forall(member(Path, [Table, Chapter]), ( file_directory_name(Path, Room), make_directory_path(Room) )),
    setup_call_cleanup(
        open(Table, write, A),
        ( format(A, ":- module(links, [link/2, first/1]).~nfirst(~d).~n", [Last]),
          forall(between(1, Last, N), ( M is N - 1, format(A, "link(~d, ~d).~n", [M, N]) ))
        ),
        close(A)),
    setup_call_cleanup(
        open(Chapter, write, B),
        format(B, ":- module(chain, [hangs/1]).~n:- use_module(~q).~n:- use_module('../tables/links').~n\c
                   98/1/a :: hangs(N) :- first(N).~n98/1/b :: hangs(N) :- link(N, M), hangs(M).~n", [Notation]),
        close(B)),
    load_files(Chapter, [silent(true)]).

cut(Folder) :-
    forall(member(File, ['/chapters/chain.pl', '/tables/links.pl']),
           ( atom_concat(Folder, File, Path), unload_file(Path) )),
    delete_directory_and_contents(Folder).


:- begin_tests(deep, [setup(( chain(Folder), nb_setval(chain, Folder) )), cleanup(( nb_getval(chain, Folder), cut(Folder) ))]).

test(deep_01_proved_checked_and_laid_flat, Depth-Size == Last-Nodes) :-
    links(Last),
    Nodes is 2 * Last + 2,
    once(traced(hangs(0), Proof)),
    recheck(Proof),
    depth(Proof, 0, Depth),
    proof_table([Proof], Table),
    length(Table, Size),
    proof_citations(Proof, [98/1/b, 98/1/a]).
test(deep_02_a_lie_at_the_bottom, [fail]) :-
    links(Last),
    once(traced(hangs(0), Proof0)),
    Above is Last - 1,
    lied(Above, Proof0, Proof),
    recheck(Proof).
test(deep_03_the_other_ways) :-
    once(plain(hangs(0))),
    once(holds(hangs(0))),
    \+ plain(hangs(-1)).

depth(by(98/1/a, _, [_]), Depth, Depth).
depth(by(98/1/b, _, [_, Step]), Depth0, Depth) :-
    Depth1 is Depth0 + 1,
    depth(Step, Depth1, Depth).

%   The link that hangs(N) rests on is bent.

lied(N, by(C, hangs(N), [fact(K, link(N, _)), Step]), by(C, hangs(N), [fact(K, link(N, 0)), Step])) :- !.
lied(N, by(C, G, [Fact, Step0]), by(C, G, [Fact, Step])) :-
    lied(N, Step0, Step).

:- end_tests(deep).
