:- encoding(utf8).
:- module(door,
          [ answer/2               % +Request, -Response
          ]).

:- use_module(engine/notation).
:- use_module(engine/prover).
:- use_module(engine/sentence).
:- use_module(engine/goal).
:- use_module(engine/domain).
:- use_module(engine/why_not).
:- use_module(tables/names, [name/5, alias/3, label/4, near_of/3]).
:- use_module(tables/passages).
:- use_module(tables/readings).
:- use_module(tables/palaces, [qin/1]).
:- use_module(tables/phases, [wu_xing/1]).
:- use_module(tables/glossary, [term/8]).
:- use_module(tables/topics,
              [topic/3, topic_uses/3, topic_also/2, topic_label/3, topic_harm/4, person_use/2]).
:- use_module(tables/examples, [example/4]).
:- use_module(tables/hexagrams, [liu_shi_si_gua/3]).
:- use_module(chart/pan).
:- use_module(chart/cast).
:- use_module(chart/state).
:- use_module(chart/understand).
:- use_module(chart/sentences).
:- use_module(chapters/ch11_bian_hu, [hu_gua/3]).
:- use_module(chapters/ch12_fei_fu).
:- use_module(chapters/consultation).
:- use_module(chapters/ledger).
:- use_module(check/cases, [case_summary/2]).
:- use_module(check/space, [space_part/2, sweep_seconds/4]).
:- use_module(check/tried, [trial/1, tried_part/2]).
:- use_module(check/sensitivity).
:- use_module(check/findings).
:- use_module(check/masked, [charted/1]).
:- use_module(check/mutation).
:- use_module(check/rule_cases, [rule_case/4]).
:- use_module(check/when).
:- use_module(check/baseline).
:- use_module(check/lookup).
:- use_module(check/find).
:- use_module(library(http/json)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(solution_sequences), [limit/2]).

/** <module> The door

One string of JSON in, one out. A request is an object with its operation
under "op"; the answer is {"ok": …} or {"error": {"kind", "message", …}}. The
only module that knows JSON.
*/

%!  answer(+Request, -Response) is det.
%
%   Response, a string of JSON, answers Request, a string of JSON. Errors come
%   back as data, limits excepted: an exception that stops the goal passes.

answer(Request, Response) :-
    catch(reply(Request, Reply), Error, refusal(Error, Reply)),
    with_output_to(string(Response), json_write_dict(current_output, Reply, [width(0)])).

reply(Request, Reply) :-
    atom_json_dict(Request, Dict, [value_string_as_atom(false)]),
    (   get_dict(op, Dict, Name),
        atom_string(Op, Name),
        clause(operation(Op, _, _), _)
    ->  operation(Op, Dict, Ok),
        !,
        Reply = _{ok:Ok}
    ;   throw(refused(bad_request, "the request names no operation", []))
    ).

refusal(refused(Kind, Message, Candidates), _{error:_{kind:Kind, message:Message, candidates:Names}}) :-
    !,
    maplist(value, Candidates, Names).
refusal(refused(Kind, Message, Candidates, Position), Reply) :-
    !,
    refusal(refused(Kind, Message, Candidates), _{error:Error}),
    Reply = _{error:Error.put(position, Position)}.
refusal(error(syntax_error(json(_)), _), _{error:_{kind:bad_request, message:"the request is not JSON"}}) :- !.
refusal(Error, _) :-
    throw(Error).


                /*******************************
                *         OPERATIONS           *
                *******************************/

%   operation(+Op, +Request, -Ok) is det: the answer to each operation.

operation(version, _, _{swi_prolog:Version, rules:Rules, passages:Passages, readings:Readings}) :-
    current_prolog_flag(version, Number),
    Major is Number // 10000,
    Minor is Number // 100 mod 100,
    Patch is Number mod 100,
    format(string(Version), "~d.~d.~d", [Major, Minor, Patch]),
    aggregate_all(count, rule(_, _, _, _), Rules),
    aggregate_all(count, passage(_, _, _, _), Passages),
    findall(Name-Default, reading_option(Name, Default, _), Pairs),
    dict_pairs(Readings, _, Pairs).
operation(readings, _, Readings) :-
    findall(Reading, reading_dict([], Reading), Readings).
operation(topics, Request, Topics) :-
    (   get_dict(about, Request, Text),
        Text \== null
    ->  understood_cast(_{hexagram:"乾", about:Text}, _, Options),
        memberchk(topic(Topic), Options)
    ;   true
    ),
    findall(Dict, topic_dict(Topic, Dict), Topics).
operation(examples, _, Ids) :-
    findall(Id, example(Id, _, _, _), Ids).
operation(passage, Request, Answer) :-
    request_text(Request, passage, Text),
    passages_meant(Text, Meant),
    (   Meant = chapter(Chapter)
    ->  Kind = chapter,
        chapter_view(Chapter, View)
    ;   Meant = passage(Passage),
        Kind = passage,
        passage_view(Passage, View)
    ),
    json([Kind-View], Answer).
operation(passages, _, _{chapters:Chapters, sources:Sources, emendations:Emendations}) :-
    findall(_{passage:Key, as:As, read:Read, why:Why},
            ( emendation(Passage, As, Read0, Why),
              citation_key(Passage, Key),
              ( Read0 == unresolved -> Read = null ; Read = Read0 )
            ),
            Emendations),
    findall(Dict, ( chapter_view(_, View), json(View, Dict) ), Chapters),
    findall(Dict, ( source(Source, _, _), passage_brief(Source, View), json(View, Dict) ), Sources).
operation(rules, Request, _{understood:Understood, rules:Rules}) :-
    findall(Filter, rule_filter(Request, Filter), Filters),
    rules_found(Filters, Understood0, Views),
    dict_pairs(Understood, _, Understood0),
    maplist(json, Views, Rules).
operation(glossary, Request, _{terms:Dicts}) :-
    (   get_dict(term, Request, null)
    ->  findall(Term, term(_, Term, _, _, _, _, _, _), Terms)
    ;   request_text(Request, term, Text),
        terms_meant(Text, Terms)
    ),
    findall(Dict, ( member(Term, Terms), term_view(Term, View), json(View, Dict) ), Dicts).
operation(vocabulary, _, _{predicates:Dicts}) :-
    findall(Dict, predicate_dict(Dict), Dicts).
operation(chart, Request, Answer) :-
    request_pan(Request, Pan, Echo),
    chart(Pan, Chart),
    Answer = _{cast:Echo, chart:Chart}.
operation(consult, Request, Answer) :-
    request_pan(Request, Pan, Echo),
    uses(Pan, Uses),
    chart(Pan, Chart),
    consulted(Request, Pan, Uses, Concerns),
    conclusions(Concerns, Conclusions, Proofs),
    proof_table(Proofs, Table),
    node_rows(Table, Nodes, Roots),
    maplist(conclusion_dict, Conclusions, Proofs, Roots, Dicts0),
    maplist(concerned(Concerns), Conclusions, Dicts0, Dicts),
    findall(R, reading_dict(Pan, R), Readings),
    findall(_{room:Room, zh:Zh, en:En}, room(Room, Zh, En), Rooms),
    labels(Pan, Labels),
    maplist(ledger_dict(Pan, Conclusions), Uses, Ledger),
    findall(_{use:Use, zh:Zh, en:En}, ( member(Use, Uses), harm_words(Pan, Use, Zh, En) ), Harms),
    judged(Pan, Judged),
    findall(_{zh:Zh, en:En}, unfixed_words(Pan, Zh, En), Warnings),
    Answer = _{ schema:"yimao.consultation.1", cast:Echo, chart:Chart, use:Uses, harms:Harms, judged:Judged,
                rooms:Rooms, conclusions:Dicts, ledger:Ledger, nodes:Nodes, readings:Readings, labels:Labels,
                warnings:Warnings }.
operation(batch, Request, Answers) :-
    get_dict(casts, Request, Casts),
    get_dict(fields, Request, Fields),
    maplist(batch_answer(Request, Fields), Casts, Answers).

operation(cases, Request, _{schema:"yimao.cases.1", cases:Cases, count:Count, failing:Failing}) :-
    (   get_dict(id, Request, Typed),
        Typed \== null
    ->  atom_string(Wanted, Typed),
        findall(Id, ( example(Id, _, _, _), Id == Wanted ), Ids),
        (   Ids == []
        ->  throw(refused(unknown, "no such example; yimao cases lists them", []))
        ;   true
        )
    ;   findall(Id, example(Id, _, _, _), Ids)
    ),
    maplist(case_dict, Ids, Cases),
    length(Cases, Count),
    aggregate_all(count, ( member(Case, Cases), get_dict(status, Case, fails) ), Failing).
operation(completions, Request, _{names:Names}) :-
    request_text(Request, of, Of),
    findall(_{forms:Forms, also:Also, help:Help}, completion(Of, Forms, Also, Help), Names).
operation(kinds, _, _{kinds:Kinds}) :-
    kinds(Kinds).
operation(check_start, Request, _{hexagrams:Hexagrams, trials:Count, stopped:Stopped}) :-
    request_readings(Request, Readings),
    request_kinds(Request, Kinds),
    ( request_chapter(Request, Chapter) -> true ; Chapter = any ),
    findings_start(Kinds, Readings, Chapter, Ways, Why),
    (   memberchk(swept, Ways)
    ->  findall(Hexagram, liu_shi_si_gua(Hexagram, _, _), Hexagrams)
    ;   Hexagrams = []
    ),
    (   memberchk(tried, Ways)
    ->  aggregate_all(count, trial(_), Count)
    ;   Count = 0
    ),
    ( Why == none -> Stopped = null ; Stopped = Why ).
operation(check_part, Request, _{done:true}) :-
    request_share(Request, Hexagrams, Jobs),
    space_part(Hexagrams, Jobs).
operation(check_trials, Request, _{done:true}) :-
    get_dict(from, Request, From),
    get_dict(to, Request, To),
    get_dict(jobs, Request, Jobs),
    findall(Trial, trial(Trial), All),
    findall(Trial, ( nth0(N, All, Trial), N >= From, N < To ), Trials),
    tried_part(Trials, Jobs).
operation(check_findings, Request, Answer) :-
    findall(Finding, finding(Finding), All0),
    list_to_set(All0, All),
    include(of_chapter(Request), All, Found),
    foldl(finding_dict(Request), Found, Dicts, [], Proofs),
    proof_table(Proofs, Table),
    node_rows(Table, Nodes, Said),
    maplist(root_id, Said, Roots),
    foldl(numbered_proofs, Dicts, Findings, Roots, _),
    findall(Dict, ( gone(All, Key), gone_dict(Request, Key, Dict) ), Gone),
    kinds(Kinds),
    findall(Odds, odds_dict(Odds), AtOdds),
    aggregate_all(count, rule(_, _, _, _), Rules),
    aggregate_all(count, rule_home(_, _), Predicates),
    Answer = _{ schema:"yimao.findings.1", kinds:Kinds, at_odds:AtOdds, rules:Rules, predicates:Predicates,
                findings:Findings, nodes:Nodes, gone:Gone }.
operation(sensitivity_start, _, _{hexagrams:Hexagrams}) :-
    findall(Name=Option, switch(Name, Option, _), Switches),
    sensitivity_start(Switches),
    findall(Hexagram, liu_shi_si_gua(Hexagram, _, _), Hexagrams).
operation(sensitivity_part, Request, _{done:true}) :-
    request_share(Request, Hexagrams, Jobs),
    sensitivity_part(Hexagrams, Jobs).
operation(sensitivity_result, _, _{switched:Switched}) :-
    findall(Dict, ( sensitivity(Hangs), switched_dict(Hangs, Dict) ), Switched).
operation(mutants_start, Request, _{mutants:Count, changes:Pairs, cases:Cases}) :-
    (   request_chapter(Request, Chapter)
    ->  true
    ;   Chapter = all
    ),
    mutation_start(Chapter, Changes),
    mutant_count(Count),
    findall([Ben, Bian], member(Ben-Bian, Changes), Pairs),
    aggregate_all(count, rule_case(_, _, _, _), Cases).
operation(mutants_part, Request, _{done:true}) :-
    get_dict(changes, Request, Pairs),
    get_dict(jobs, Request, Jobs),
    maplist(pair_change, Pairs, Changes),
    mutation_part(Changes, Jobs).
operation(mutants_result, _, _{mutants:Mutants}) :-
    mutation_rest,
    findall(Dict, mutant_dict(Dict), Mutants),
    mutation_stop.
operation(bench, Request, [Masked, Plain]) :-
    get_dict(hexagrams, Request, Hexagrams),
    get_dict(casts, Request, Casts),
    sweep_seconds(Hexagrams, Casts, Masked, Plain).
operation(query, Request, Answer) :-
    request_goal(Request, Text, Goal0, Bindings),
    request_casts(Request, Pan, Casts, Echo),
    ranging(Casts, Pan, Bindings, Goal0, Goal, Named),
    solution_limit(Request, Limit),
    More is Limit + 1,
    collected(Named, limit(More, solve_goal(Goal, Casts)), Found),
    sort(Found, Solutions0),
    length(Solutions0, Count),
    (   Count > Limit
    ->  length(Solutions1, Limit),
        append(Solutions1, _, Solutions0),
        Complete = false
    ;   Solutions1 = Solutions0,
        Complete = true
    ),
    maplist(variables_named, Solutions1, Solutions2),
    maplist(solution_dict(Casts), Solutions2, Solutions3),
    list_to_set(Solutions3, Solutions),
    length(Solutions, Shown),
    Answer = _{schema:"yimao.query.1", goal:Text, solutions:Solutions, count:Shown, complete:Complete}.put(Echo).
operation(find_space, Request, _{goal:Text, by:How, of:Size, time:Fields, asks:Asks, hexagrams:Hexagrams}) :-
    request_sought(Request, Text, Sought),
    sought_space(Sought, space(How, Size, Fields, Asks)),
    findall(Hexagram, liu_shi_si_gua(Hexagram, _, _), Hexagrams).
operation(find_part, Request, Answer) :-
    request_sought(Request, _, Sought),
    maplist(atom_string, Hexagrams, Request.hexagrams),
    find_part(Sought, Hexagrams, Request.jobs, Request.first, Found),
    found_dict(Found, Answer).
operation(find_casts, Request, Answer) :-
    request_sought(Request, _, Sought),
    find_casts(Sought, Request.indexes, Request.first, Found),
    found_dict(Found, Answer).
operation(why, Request, Answer) :-
    request_goal(Request, Text, Goal, Bindings),
    request_pan(Request, Pan, Echo),
    bind_pan(Bindings, Pan, _),
    linear(Goal, Linear),
    findall(c(why, Goal, Status),
            ( fitting(Goal), conclusion(Pan, Linear, Status), Status \= defeated(_, _), Linear = Goal ),
            Found),
    list_to_set(Found, Conclusions),
    maplist(proof, Conclusions, Proofs),
    proof_table(Proofs, Table),
    node_rows(Table, Nodes, Roots),
    maplist(conclusion_dict, Conclusions, Proofs, Roots, Dicts),
    length(Dicts, Count),
    cast_words(Pan, Echo, CastEn),
    Answer = _{ schema:"yimao.proof.1", goal:Text, cast:Echo, cast_en:CastEn, conclusions:Dicts, nodes:Nodes,
                count:Count }.

operation(why_not, Request, Answer) :-
    request_goal(Request, Text, Goal, Bindings),
    check_joined(Goal, Bindings),
    request_pan(Request, Pan, Echo),
    bind_pan(Bindings, Pan, _),
    (   get_dict(depth, Request, Depth),
        integer(Depth)
    ->  true
    ;   Depth = 0
    ),
    (   get_dict(rather, Request, RivalText),
        string(RivalText)
    ->  read_goal(RivalText, Rival, RivalBindings),
        check_joined(Rival, RivalBindings),
        bind_pan(RivalBindings, Pan, _),
        why_rather(Rival, Goal, Report)
    ;   why_not(Goal, Depth, Report)
    ),
    report_pairs(Report, Pairs, Table),
    json(Pairs, Dict),
    node_rows(Table, Nodes, _),
    Answer = _{schema:"yimao.why_not.1", goal:Text, cast:Echo, report:Dict, nodes:Nodes}.
operation(when, Request, Answer) :-
    request_goal(Request, Text, Goal, Bindings),
    check_joined(Goal, Bindings),
    request_pan(Request, Pan, Echo),
    bind_pan(Bindings, Pan, _),
    when_grid(Pan, Goal, grid(Always, Depends, Rows, Now)),
    maplist(grid_row, Rows, RowDicts),
    ( Now = now(_, State) -> Present = State ; Present = null ),
    AlwaysCount is popcount(Always),
    DependsCount is popcount(Depends),
    fewest_changes(Pan, Goal, Changes),
    foldl(change_dict, Changes, Dicts0, [], Proofs),
    proof_table(Proofs, Table),
    node_rows(Table, Nodes, Said),
    maplist(root_id, Said, Roots),
    foldl(numbered_proof, Dicts0, Dicts, Roots, _),
    Answer = _{ schema:"yimao.when.1", goal:Text, cast:Echo, months:RowDicts, now:Present, always:AlwaysCount,
                depends:DependsCount, of:720, changes:Dicts, nodes:Nodes }.
operation(later, Request, Answer) :-
    request_pan(Request, Pan, Echo),
    uses(Pan, Uses),
    findall(Use-Turn, ( member(Use, Uses), later(Pan, Use, [], Turns), member(Turn, Turns) ), Found),
    foldl(turn_dict, Found, Dicts0, [], Proofs),
    proof_table(Proofs, Table),
    node_rows(Table, Nodes, Said),
    maplist(root_id, Said, Roots),
    foldl(numbered_turn, Dicts0, Dicts, Roots, _),
    later_note(NoteZh, NoteEn),
    Answer = _{ schema:"yimao.later.1", cast:Echo, use:Uses, turns:Dicts, nodes:Nodes, note:_{zh:NoteZh, en:NoteEn} }.

%   The months and days in which a goal would hold, and what would have to
%   change for it.

grid_row(row(Zhi, Days, Finer), _{month:Zhi, days:Days, finer:Parts}) :-
    maplist(finer_dict, Finer, Parts).

finer_dict(at(pentad(Term, Hou), Days), _{term:Term, pentad:Hou, days:Days}).
finer_dict(at(stem(Gan), Days), _{stem:Gan, days:Days}).

change_dict(change(Count, Differences, Casting, Then), Dict, Proofs0, Proofs) :-
    maplist(difference_dict, Differences, Said),
    casting_echo(Casting, Cast),
    goal_text(Then, Term),
    sentence(zh, Then, Zh),
    sentence(en, Then, En),
    (   proofs_of(Then, Own)
    ->  true
    ;   Own = []
    ),
    append(Proofs0, Own, Proofs),
    length(Own, Number),
    Dict = Number-_{count:Count, differences:Said, cast:Cast, term:Term, zh:Zh, en:En}.

difference_dict(Difference, _{kind:Kind, zh:Zh, en:En}) :-
    functor(Difference, Kind, _),
    difference_text(zh, Difference, Zh),
    difference_text(en, Difference, En).

%   A solved goal rests on a proof of each of its conclusions and facts.

proofs_of(Goal, Proofs) :-
    findall(Proof,
            ( goal_part(Goal, Part),
              \+ plain_test(Part),
              Part \= (\+ _),
              Part \= forall(_, _),
              once(traced(Part, Proof))
            ),
            Proofs).

numbered_proof(Number-Dict0, Dict, Roots0, Roots) :-
    length(Own, Number),
    append(Own, Roots, Roots0),
    Dict = Dict0.put(proofs, Own).

%   When the state of a use god turns.

turn_dict(Use-turn(Walk, Ahead, Casting, Turned), Numbers-Dict, Proofs0, Proofs) :-
    casting_echo(Casting, Cast),
    foldl(turned_dict, Turned, Changes, Proofs0, Proofs),
    pairs_keys_values(Changes, Numbers, Dicts),
    use_words(Use, UseEn),
    time_words(Cast, Zh, En),
    Dict = _{use:Use, use_en:UseEn, walk:Walk, ahead:Ahead, time:_{zh:Zh, en:En}, cast:Cast, changes:Dicts}.

%   cast_words(+Pan, +Echo, -En): the hexagrams and the time of a cast in English.

cast_words(Pan, Echo, En) :-
    ben_gua(Pan, Ben),
    zhi_gua(Pan, Bian),
    ( Ben == Bian -> Names = [Ben] ; Names = [Ben, Bian] ),
    maplist(label(en, hexagram), Names, Labels),
    atomic_list_concat(Labels, ' → ', Hexagrams),
    time_words(Echo, _, Time),
    ( Time == '' -> Parts = [Hexagrams] ; Parts = [Hexagrams, Time] ),
    atomic_list_concat(Parts, ', ', En).

%   The month and day of an echoed cast in words.

time_words(Cast, Zh, En) :-
    findall(Z-E, time_part(Cast, Z, E), Parts),
    pairs_keys_values(Parts, Zhs, Ens),
    atomic_list_concat(Zhs, ' ', Zh),
    atomic_list_concat(Ens, ', ', En).

time_part(Cast, Zh, En) :-
    get_dict(month, Cast, Month),
    atom_concat(Month, 月, Zh),
    label(en, zhi, Month, Branch),
    atomic_list_concat([Branch, month], ' ', En).
time_part(Cast, Zh, En) :-
    get_dict(day, Cast, Day),
    atom_concat(Day, 日, Zh),
    label(en, gan_zhi, Day, Pair),
    atomic_list_concat([Pair, day], ' ', En).

use_words(Use, En) :-
    (   memberchk(Use, [世, 應])
    ->  label(en, use, Use, En)
    ;   label(en, liu_qin, Use, En)
    ).

turned_dict(turned(Goal, Before, After, Own), Number-Dict, Proofs0, Proofs) :-
    goal_text(Goal, Term),
    maplist(said_dict, Before, Was),
    maplist(said_dict, After, Is),
    append(Proofs0, Own, Proofs),
    length(Own, Number),
    Dict = _{goal:Term, before:Was, after:Is}.

said_dict(Goal, _{term:Term, zh:Zh, en:En}) :-
    goal_text(Goal, Term),
    sentence(zh, Goal, Zh),
    sentence(en, Goal, En).

numbered_turn(Numbers-Dict0, Dict, Roots0, Roots) :-
    pairs_keys_values(Pairs, Numbers, Dict0.changes),
    foldl(numbered_proof, Pairs, Changes, Roots0, Roots),
    Dict = Dict0.put(changes, Changes).

%   What was typed for Key, and the filters of a request for rules.

request_text(Request, Key, Text) :-
    (   get_dict(Key, Request, Text),
        string(Text)
    ->  true
    ;   format(string(Message), "no ~w given", [Key]),
        throw(refused(bad_request, Message, []))
    ).

rule_filter(Request, Filter) :-
    member(Key, [chapter, passage, predicate, word, uses]),
    get_dict(Key, Request, Text),
    Text \== null,
    Filter =.. [Key, Text].

request_readings(Request, Readings) :-
    (   get_dict(readings, Request, Dict)
    ->  understood_cast(_{hexagram:"乾", readings:Dict}, _, Options),
        ( memberchk(readings(Readings), Options) -> true ; Readings = [] )
    ;   Readings = []
    ).

request_kinds(Request, Kinds) :-
    (   get_dict(only, Request, Texts),
        Texts = [_|_]
    ->  maplist(kind_meant, Texts, Kinds0)
    ;   findall(Kind, finding_kind(Kind, _, _, _), Kinds0)
    ),
    (   get_dict(examples, Request, false)
    ->  exclude(tried_kind, Kinds0, Kinds)
    ;   Kinds = Kinds0
    ).

%   completion(+Of, -Forms, -Also, -Help) is nondet: what may be typed, in several Forms,
%   and what else is the same.

completion("passage", [Key], [], Locator) :-
    passage(Passage, Locator, _, _),
    citation_key(Passage, Key).
completion("chapter", [Number], [], Help) :-
    chapter(Chapter, Zh, _, En),
    atom_number(Number, Chapter),
    format(string(Help), "~w ~w", [Zh, En]).
completion("reading", [Typed], [], En) :-
    option(Name, Option, _, En),
    format(atom(Typed), "~w=~w", [Name, Option]).
completion("finding", [Kind], [], En) :-
    finding_kind(Kind, _, _, En).
completion(Of, Forms, Also, Help) :-
    member(Of-Types, [ "hexagram"-[hexagram], "topic"-[topic], "person"-[person], "use"-[liu_qin, use], "jie_qi"-[jie_qi],
                       "term"-[term] ]),
    member(Type, Types),
    name(Type, Value, Hans, Pinyin, En),
    atom(Value),
    list_to_set([Value, Hans, Pinyin, En], Forms),
    findall(Alias, alias(Type, Value, Alias), Also),
    format(string(Help), "~w ~w", [Pinyin, En]).

kinds(Kinds) :-
    findall(_{kind:Kind, way:Way, zh:Zh, en:En}, finding_kind(Kind, Way, Zh, En), Kinds).

tried_kind(Kind) :- finding_kind(Kind, tried, _, _).

kind_meant(Text, Kind) :-
    atom_string(Kind, Text),
    finding_kind(Kind, _, _, _),
    !.
kind_meant(Text, _) :-
    findall(Kind, finding_kind(Kind, _, _, _), Kinds),
    findall(Told, ( finding_kind(Kind, _, _, En), format(atom(Told), "~w (~w)", [Kind, En]) ), All),
    atomic_list_concat(All, ', ', List),
    (   near_of(Kinds, Text, Near)
    ->  format(string(Guess), "; nearest: ~w", [Near]),
        Candidates = [Near]
    ;   Guess = "",
        Candidates = []
    ),
    format(string(Message), "no finding is of the kind \"~w\"; they are ~w~w", [Text, List, Guess]),
    throw(refused(unknown, Message, Candidates)).

request_share(Request, Hexagrams, Jobs) :-
    get_dict(hexagrams, Request, Typed),
    get_dict(jobs, Request, Jobs),
    maplist(atom_string, Hexagrams, Typed).

request_chapter(Request, Chapter) :-
    get_dict(chapter, Request, Chapter),
    integer(Chapter).

%   Findings of the chapter asked for.

of_chapter(Request, Finding) :-
    (   request_chapter(Request, Chapter)
    ->  finding_passages(Finding, Passages),
        member(Passage, Passages),
        passage_chapter(Passage, Chapter)
    ;   true
    ),
    !.

gone_dict(Request, Key, _{key:Key, zh:Zh, en:En}) :-
    known(Key, Ground, Zh, En),
    (   request_chapter(Request, Chapter)
    ->  ground_passages(Ground, Passages),
        member(Passage, Passages),
        passage_chapter(Passage, Chapter),
        !
    ;   true
    ).

odds_dict(_{number:N, passages:Keys, zh:Zh, en:En}) :-
    at_odds(N, Passages, Zh, En),
    maplist(citation_key, Passages, Keys).

finding_dict(Request, Finding, Dict-Proofs1, Proofs0, Proofs) :-
    Finding = finding(Kind, _, _),
    finding_key(Finding, Key),
    finding_text(zh, Finding, Zh),
    finding_text(en, Finding, En),
    finding_passages(Finding, Passages),
    maplist(citation_key, Passages, Keys),
    (   member(Passage, Passages),
        passage_chapter(Passage, Number)
    ->  Chapter = Number
    ;   Chapter = null
    ),
    finding_rules(Finding, Rules),
    maplist(rule_dict, Rules, RuleDicts),
    (   finding_count(Finding, Seen, Of)
    ->  true
    ;   Seen = null,
        Of = null
    ),
    witness_dict(Finding, Verb, Asked, Witness, Own),
    (   known(Key, Ground, ReasonZh, ReasonEn)
    ->  functor(Ground, Name, _),
        ( Ground = tension(N) -> true ; N = null ),
        Known = _{ground:Name, at_odds:N, zh:ReasonZh, en:ReasonEn}
    ;   Known = null
    ),
    (   get_dict(grids, Request, true),
        finding_grid(Finding, Grid)
    ->  true
    ;   Grid = null
    ),
    length(Own, Proofs1),
    append(Proofs0, Own, Proofs),
    Dict = _{ kind:Kind, key:Key, zh:Zh, en:En, chapter:Chapter, passages:Keys, rules:RuleDicts, count:Seen, of:Of,
              verb:Verb, goal:Asked, witness:Witness, grid:Grid, known:Known }.

%   witness_dict(+Finding, -Verb, -Goal, -Dict, -Proofs): the command Verb shows the
%   finding when asked Goal of the cast of Dict, or of every cast.

witness_dict(Finding, Verb, Goal, _{cast:Cast, goals:Goals}, Proofs) :-
    finding_witness(Finding, Casting, shown(Verb, Pan-Asked, Shown, Proofs)),
    !,
    casting_echo(Casting, Cast),
    asked_text(Pan, Asked, Goal),
    maplist(goal_view, Shown, Goals).
witness_dict(Finding, find, Goal, null, []) :-
    finding_search(Finding, Pan, Asked),
    !,
    asked_text(Pan, Asked, Goal).
witness_dict(_, null, null, null, []).

casting_echo(Hexagrams-Options, Cast) :-
    cast_pan(Hexagrams, Options, Pan),
    echo(Pan, Echo),
    (   memberchk(readings(List), Options)
    ->  findall(Name-Option, member(Name=Option, List), Pairs),
        dict_pairs(Readings, _, Pairs),
        Cast = Echo.put(readings, Readings)
    ;   Cast = Echo
    ).

%   asked_text(+Pan, +Goal, -Text): Goal as one types it, its chart the variable Pan.

asked_text(Pan, Goal, Text) :-
    copy_term(Pan-Goal, 'Pan'-Bare),
    term_singletons(Bare, Once),
    maplist(=('_'), Once),
    numbervars(Bare, 0, _),
    body_goals(Bare, Goals),
    maplist(goal_typed, Goals, Typed),
    atomics_to_string(Typed, Text).

goal_typed(Goal, Text) :- format(atom(Text), "~W", [Goal, [numbervars(true), spacing(next_argument)]]).

atomics_to_string(Atoms, Text) :-
    atomic_list_concat(Atoms, ', ', Atom),
    atom_string(Atom, Text).

goal_view(Goal, _{term:Term, zh:Zh, en:En}) :-
    goal_text(Goal, Term),
    sentence(zh, Goal, Zh),
    sentence(en, Goal, En).

switched_dict(Hangs, Dict) :-
    Hangs = hangs(Name, Option, Predicate, Count, Of, _, _),
    Predicate = P/Arity,
    sensitivity_example(Hangs, Casting, Before, After),
    chapter_of(Predicate, Chapter),
    casting_echo(Casting, Cast),
    maplist(goal_view, Before, BeforeViews),
    maplist(goal_view, After, AfterViews),
    Dict = _{ reading:Name, option:Option, predicate:P, arity:Arity, chapter:Chapter, count:Count, of:Of, cast:Cast,
              before:BeforeViews, after:AfterViews }.

pair_change([BenText, BianText], Ben-Bian) :-
    atom_string(Ben, BenText),
    atom_string(Bian, BianText).

%   mutant_dict(-Dict) is nondet: what became of each mutant that was judged.

mutant_dict(_{kind:Kind, rule:Rule, source:Source, chapter:Chapter, change:Change, fate:Fate, by:By, witness:Witness}) :-
    mutant_result(Kind, Citation, Change, Result),
    once(rule(Citation, _, _, At)),
    rule_dict(Citation-At, Place),
    _{rule:Rule, source:Source} :< Place,
    rule_chapter(Citation, Stands),
    ( Stands == art -> Chapter = null ; Chapter = Stands ),
    mutant_fate(Result, Fate, By, Witness).

mutant_fate(equivalent, equivalent, null, null).
mutant_fate(killed(Judge), killed, Judge, null).
mutant_fate(survived, survived, null, null).
mutant_fate(survived(Casting, Name/Arity), survived, null, _{cast:Cast, goal:Text}) :-
    casting_echo(Casting, Cast),
    functor(Goal, Name, Arity),
    (   charted(Name/Arity)
    ->  arg(1, Goal, Pan)
    ;   true
    ),
    asked_text(Pan, Goal, Text).

rule_dict(Citation-Source, _{rule:Rule, source:Text}) :-
    ( Citation == none -> Rule = null ; citation_key(Citation, Rule) ),
    ( Source = File:Line -> format(string(Text), "~w:~w", [File, Line]) ; Text = null ).

numbered_proofs(Dict0-Count, Dict, Roots0, Roots) :-
    length(Own, Count),
    append(Own, Roots, Roots0),
    Dict = Dict0.put(proofs, Own).

case_dict(Id, Dict) :-
    case_summary(Id, Summary),
    json(Summary, Dict).

%   json(+Pairs, -Dict): a list of Key-Value, at any depth, as a dict.

json(Pairs, Dict) :-
    is_list(Pairs),
    Pairs = [_|_],
    forall(member(Pair, Pairs), Pair = _-_),
    !,
    maplist(json_pair, Pairs, Members),
    dict_pairs(Dict, _, Members).
json(List, Values) :-
    is_list(List),
    !,
    maplist(json, List, Values).
json(Value, Value).

json_pair(Key-Value, Key-Json) :- json(Value, Json).

%   A predicate of the public vocabulary: what it is, what its arguments take (null
%   for the chart), and the rules that conclude it.

predicate_dict(_{name:Name, arity:Arity, kind:Kind, module:Module, takes:Takes, passages:Keys}) :-
    vocabulary(Name, Arity, Module),
    (   rule_home(Name/Arity, _)
    ->  Kind = rule
    ;   leaf_home(Name/Arity, Kind, _)
    ),
    findall(Take,
            ( between(1, Arity, N),
              argument_domain(Name/Arity, N, Domain),
              ( Domain == [] -> Take = null ; domain_text(Domain, Take) )
            ),
            Takes),
    findall(Key,
            ( rule(Citation, Head, _, _),
              functor(Head, Name, Arity),
              citation_passage(Citation, Passage),
              citation_key(Passage, Key)
            ),
            All),
    list_to_set(All, Keys).

%   The goal of a request. For `why` it must be one conclusion or fact.

request_goal(Request, Text, Goal, Bindings) :-
    (   get_dict(goal, Request, Typed),
        string(Typed)
    ->  true
    ;   throw(refused(bad_request, "no goal given; write one such as fu_chu(Pan, Yao, 出)", []))
    ),
    read_goal(Typed, Goal, Bindings, Text),
    (   get_dict(op, Request, "why"),
        \+ ( functor(Goal, Name, Arity), vocabulary(Name, Arity, _) )
    ->  throw(refused(not_allowed, "why explains one conclusion at a time, such as fu_chu(Pan, 1, 出)", []))
    ;   true
    ).

bind_pan(Bindings, Pan, Others) :-
    (   selectchk('Pan'=Pan, Bindings, Others)
    ->  true
    ;   Others = Bindings
    ).

%   What is to be found over all casts, under the question and the readings of the
%   request's cast; of the hexagram there any will do.

request_sought(Request, Text, Sought) :-
    request_goal(Request, Text, Goal, Bindings),
    ( get_dict(cast, Request, Dict0) -> true ; Dict0 = _{} ),
    request_pan(_{cast:Dict0.put(hexagram, "乾")}, Pan, _),
    (   get_dict(group, Request, By),
        string(By)
    ->  atom_string(Group, By)
    ;   Group = none
    ),
    sought(Goal, Bindings, Pan, Group, Sought).

found_dict(found(Count, Witnesses, Groups), _{count:Count, witnesses:Dicts, groups:GroupDicts}) :-
    maplist(found_witness, Witnesses, Dicts),
    maplist(group_dict, Groups, GroupDicts).

found_witness(Pan-Named, _{cast:Echo, solution:Solution, moving:Moving}) :-
    echo(Pan, Echo),
    dong_shu(Pan, Moving),
    variables_named(Named, Told),
    solution_dict([], Told, Solution).

group_dict(Key-Count, _{key:Shown, count:Count}) :- value(Key, Shown).

%   request_casts(+Request, ?Pan, -Casts, -Echo): Casts are Name-Pan for the casts
%   with names, or [] where there is the one Pan without; Echo is how they were
%   understood.

request_casts(Request, _, Casts, _{casts:Echoes}) :-
    get_dict(casts, Request, Given),
    !,
    maplist(named_cast, Given, Casts, Echoes).
request_casts(Request, Pan, [], _{cast:Echo}) :-
    request_pan(Request, Pan, Echo).

named_cast(Dict, Name-Pan, _{name:Text, cast:Echo}) :-
    get_dict(name, Dict, Text),
    atom_string(Name, Text),
    catch(request_pan(Dict, Pan, Echo), refused(Kind, Why, Candidates),
          ( format(string(Message), "cast ~w: ~w", [Name, Why]),
            throw(refused(Kind, Message, Candidates))
          )).

%   ranging(+Casts, ?Pan, +Bindings, +Goal0, -Goal, -Named): Goal asks Goal0 of the
%   one Pan, or of each of Casts; Named are the variables to be shown. Where Goal0
%   does not say itself what casts it ranges over, it ranges by Pan over them all.

ranging([], Pan, Bindings, Goal, Goal, Named) :-
    !,
    bind_pan(Bindings, Pan, Others),
    told_variables(Goal, Others, Named).
ranging(_, _, Bindings, Goal, Goal, Named) :-
    sub_term(Part, Goal),
    subsumes_term(pan(_, _), Part),
    !,
    told_variables(Goal, Bindings, Named).
ranging(_, Pan, Bindings, Goal, (pan(Name, Pan), Goal), Named) :-
    bind_pan(Bindings, Pan, Others),
    ( memberchk('Cast'=Name, Others) -> true ; true ),
    told_variables(Goal, Others, Named0),
    (   memberchk('Cast'=_, Named0)
    ->  Named = Named0
    ;   Named = ['Cast'=Name|Named0]
    ).

solution_limit(Request, Limit) :-
    (   get_dict(limit, Request, Limit),
        integer(Limit),
        Limit > 0
    ->  true
    ;   Limit = 10000
    ).

%   variables_named(+Named0, -Named): Named are the Name=Value of Named0, where of an
%   open Value only the first Name keeps a variable. Elsewhere it reads as that Name;
%   one without a Name reads as `_`, or as _1, _2 … where it occurs more than once.

variables_named(Named0, Named) :-
    copy_term(Named0, Copy),
    maplist(variable_named, Copy, Named),
    convlist(known_value, Named, Values),
    term_singletons(Values, Singletons),
    maplist(=('$VAR'('_')), Singletons),
    term_variables(Values, Shared),
    foldl(numbered_variable, Shared, 1, _).

variable_named(Name=Value, Name=Shown) :-
    (   var(Value)
    ->  Value = '$VAR'(Name)
    ;   Shown = Value
    ).

known_value(_=Value, Value) :- nonvar(Value).

numbered_variable('$VAR'(Name), N, Next) :-
    atom_concat('_', N, Name),
    Next is N + 1.

solution_dict(Casts, Named, Dict) :-
    maplist(named_value(Casts), Named, Pairs),
    dict_pairs(Dict, solution, Pairs).

named_value(Casts, Name=Value0, Name-Shown) :-
    charts_named(Casts, Value0, Value),
    (   var(Value)
    ->  Shown = null
    ;   is_list(Value)
    ->  maplist(value, Value, Shown)
    ;   value(Value, Shown)
    ).

%   charts_named(+Casts, +Value, -Shown): a chart shows as the name of its cast, or as
%   its hexagrams.

charts_named(Casts, Value, Shown) :-
    (   \+ compound(Value)
    ->  Shown = Value
    ;   is_pan(Value)
    ->  (   member(Name-Pan, Casts),
            Pan == Value
        ->  Shown = Name
        ;   ben_gua(Value, Ben),
            zhi_gua(Value, Bian),
            atomic_list_concat([Ben, Bian], -, Shown)
        )
    ;   is_list(Value)
    ->  maplist(charts_named(Casts), Value, Shown)
    ;   compound_name_arguments(Value, Name, Arguments0),
        maplist(charts_named(Casts), Arguments0, Arguments),
        compound_name_arguments(Shown, Name, Arguments)
    ).

%   The cast of a request and what was understood of it.

request_pan(Request, Pan, Echo) :-
    (   get_dict(cast, Request, Dict)
    ->  true
    ;   Dict = _{}
    ),
    understood_cast(Dict, Hexagrams, Options0),
    with_use(Options0, Options),
    (   cast_pan(Hexagrams, Options, Pan)
    ->  true
    ;   throw(refused(bad_request, "the parts of the time do not fit one another", []))
    ),
    echo(Pan, Echo).

%   A matter, with the person it is about, fixes the use god; where it fixes
%   none, or none is given, the person does.

with_use(Options, [use(Use)|Options]) :-
    \+ memberchk(use(_), Options),
    (   matter(Options, Topic, Person),
        topic_uses(Topic, Person, [Use|_])
    ;   memberchk(person(Person), Options),
        person_use(Person, Use)
    ),
    !.
with_use(Options, Options).

matter(Options, Topic, Person) :-
    memberchk(topic(Topic), Options),
    (   memberchk(person(Person), Options)
    ->  true
    ;   Person = none
    ).

echo(Pan, Echo) :-
    ben_gua(Pan, Ben),
    zhi_gua(Pan, Bian),
    findall(Number, ( yao_xiang(Pan, _, Mark), mark_number(Mark, Number) ), Numbers),
    findall(Key-Value, said(Pan, Key, Value), Said),
    dict_pairs(Echo, _, [hexagram-Ben, changed-Bian, lines-Numbers|Said]).

said(Pan, month, Zhi)      :- yue_jian(Pan, Zhi).
said(Pan, month_stem, Gan) :- yue_gan(Pan, Gan).
said(Pan, day, Day)        :- ri_chen(Pan, Gan, Zhi), atom_concat(Gan, Zhi, Day).
said(Pan, year, Year)      :- nian(Pan, Gan, Zhi), atom_concat(Gan, Zhi, Year).
said(Pan, term, Term)      :- jie_qi(Pan, Term).
said(Pan, pentad, Hou)     :- hou(Pan, Hou).
said(Pan, about, Topic)    :- wen_shi(Pan, Topic).
said(Pan, for, Person)     :- wen_ren(Pan, Person).
said(Pan, use, Use)        :- wen_yong(Pan, Use).

nian(Pan, Gan, Zhi) :-
    arg(10, Pan, Time),
    arg(1, Time, Gan),
    arg(2, Time, Zhi),
    Gan \== none.

mark_number(老陰, 6).
mark_number(少陽, 7).
mark_number(少陰, 8).
mark_number(老陽, 9).

%   The use gods asked for: all those of the matter, the one named, or all
%   there are.

uses(Pan, Uses) :-
    wen_shi(Pan, Topic),
    ( wen_ren(Pan, Person) -> true ; Person = none ),
    topic_uses(Topic, Person, Uses),
    wen_yong(Pan, Use),
    memberchk(Use, Uses),
    !.
uses(Pan, [Use]) :- wen_yong(Pan, Use), !.
uses(_, Uses) :- findall(Kin, qin(Kin), Kins), append(Kins, [世], Uses).

%   harm_words(+Pan, +Use, -Zh, -En): in the matter asked Use stands for the harm
%   itself, so that its signs are those of the harm.

harm_words(Pan, Use, Zh, En) :-
    wen_shi(Pan, Topic),
    topic_harm(Topic, Use, HarmZh, HarmEn),
    use_words(Use, UseEn),
    format(string(Zh), "~w為~w：其吉凶乃~w之吉凶", [Use, HarmZh, HarmZh]),
    format(string(En), "~w stands for ~w: what is good for it is good for ~w", [UseEn, HarmEn, HarmEn]).

%   judged(+Pan, -Judged): whether the text judges the matter asked; null where
%   none is asked.

judged(Pan, Judged) :-
    (   wen_shi(Pan, Topic)
    ->  ( topic(Topic, _, [_|_]) -> Judged = true ; Judged = false )
    ;   Judged = null
    ).

%   unfixed_words(+Pan, -Zh, -En): the matter asked fixes no use god, and none is
%   given, so that all of them are told.

unfixed_words(Pan, Zh, En) :-
    wen_shi(Pan, Topic),
    topic(Topic, [], _),
    \+ wen_yong(Pan, _),
    topic_label(en, Topic, TopicEn),
    format(string(Zh), "所占~w未定用神，今諸用神並列；以 --use 指定其一", [Topic]),
    format(string(En), "the matter ~w fixes no use god, so all of them are told; name one by --use", [TopicEn]).


                /*******************************
                *            CHART             *
                *******************************/

chart(Pan, Chart) :-
    ben_gua(Pan, Ben),
    zhi_gua(Pan, Bian),
    gong(Pan, Gong),
    gong_wei(Pan, Stage),
    fu_gua(Pan, FuNei, FuWai),
    liu_shi_si_gua(Fu, FuWai, FuNei),
    hu_gua(Pan, HuNei, HuWai),
    liu_shi_si_gua(Hu, HuWai, HuNei),
    gua_shen(Pan, Body),
    shi_shen(Pan, ShiShen),
    findall(Void, xun_kong(Pan, Void), Voids),
    findall(Line, line_dict(Pan, Line), Lines),
    hexagram_dict(Ben, BenDict),
    hexagram_dict(Bian, BianDict),
    hexagram_dict(Fu, FuDict),
    hexagram_dict(Hu, HuDict),
    Chart = _{ hexagram:BenDict, changed:BianDict, palace:Gong, stage:Stage, hidden:FuDict, mutual:HuDict,
               void:Voids, body:Body, self_body:ShiShen, lines:Lines }.

hexagram_dict(Name, _{name:Name, inner:Nei, outer:Wai, hans:Hans, pinyin:Pinyin, en:En}) :-
    liu_shi_si_gua(Name, Wai, Nei),
    label(hans, hexagram, Name, Hans),
    label(pinyin, hexagram, Name, Pinyin),
    label(en, hexagram, Name, En).

line_dict(Pan, Line) :-
    yao_xiang(Pan, Yao, Mark),
    mark_number(Mark, Number),
    liu_qin(Pan, Yao, Qin),
    gan(Pan, Yao, Gan),
    zhi(Pan, Yao, Zhi),
    xing(Pan, Yao, Xing),
    fu_qin(Pan, Yao, FuQin),
    fu_gan(Pan, Yao, FuGan),
    fu_shen(Pan, Yao, FuZhi),
    fu_xing(Pan, Yao, FuXing),
    (   bian_zhi(Pan, Yao, BianZhi)
    ->  bian_gan(Pan, Yao, BianGan),
        bian_xing(Pan, Yao, BianXing),
        bian_qin(Pan, Yao, BianQin),
        Changed = _{kin:BianQin, stem:BianGan, branch:BianZhi, phase:BianXing}
    ;   Changed = null
    ),
    findall(State, line_state(Pan, Yao, Zhi, State), States),
    ( liu_shen(Pan, Yao, Spirit) -> true ; Spirit = null ),
    ( wang_shuai(Pan, Xing, Strength) -> true ; Strength = null ),
    findall(Role, line_role(Pan, Yao, Role), Roles),
    Line = _{ line:Yao, mark:Number, spirit:Spirit, kin:Qin, stem:Gan, branch:Zhi, phase:Xing, strength:Strength,
              hidden:_{kin:FuQin, stem:FuGan, branch:FuZhi, phase:FuXing}, changed:Changed, roles:Roles, states:States }.

line_role(Pan, Yao, 世) :- shi_yao(Pan, Yao).
line_role(Pan, Yao, 應) :- ying_yao(Pan, Yao).

line_state(Pan, Yao, _, 動)       :- dong(Pan, Yao).
line_state(Pan, Yao, _, 暗動)     :- an_dong(Pan, Yao).
line_state(Pan, _, Zhi, 月建)     :- yue_jian(Pan, Zhi).
line_state(Pan, _, Zhi, 日辰)     :- ri_chen(Pan, _, Zhi).
line_state(Pan, Yao, _, 空)       :- kong_yao(Pan, Yao).
line_state(Pan, Yao, Zhi, 動空)   :- dong(Pan, Yao), kong(Pan, Zhi).    % it does not count as void (outer 26)
line_state(Pan, Yao, _, 破)       :- po_yao(Pan, Yao).
line_state(Pan, Yao, _, 散)       :- san(Pan, Yao).

%   labels(+Pan, -Labels): the values that the chart shows in their other
%   forms, by type, for those who do not read Chinese.

labels(Pan, Labels) :-
    setof(Type-Values, setof(Value, shown(Pan, Type, Value), Values), Shown),
    maplist(type_labels, Shown, Pairs),
    dict_pairs(Labels, _, Pairs).

type_labels(Type-Values, Type-Dict) :-
    maplist(value_label(Type), Values, Pairs),
    dict_pairs(Dict, _, Pairs).

value_label(Type, Value, Value-_{hans:Hans, pinyin:Pinyin, en:En}) :-
    label(hans, Type, Value, Hans),
    label(pinyin, Type, Value, Pinyin),
    label(en, Type, Value, En).

shown(Pan, liu_qin, V)    :- ( liu_qin(Pan, _, V) ; fu_qin(Pan, _, V) ; bian_qin(Pan, _, V) ).
shown(Pan, liu_shen, V)   :- liu_shen(Pan, _, V).
shown(Pan, gan, V)        :- ( gan(Pan, _, V) ; fu_gan(Pan, _, V) ; bian_gan(Pan, _, V) ; time_gan(Pan, V) ).
shown(Pan, zhi, V)        :- ( zhi(Pan, _, V) ; fu_shen(Pan, _, V) ; bian_zhi(Pan, _, V) ; time_zhi(Pan, V) ).
shown(_, xing, V)         :- wu_xing(V).
shown(Pan, wang_shuai, V) :- wang_shuai(Pan, _, V).
shown(Pan, gua, V)        :- gong(Pan, V).
shown(Pan, gong, V)       :- gong_wei(Pan, V).
shown(Pan, jie_qi, V)     :- jie_qi(Pan, V).
shown(Pan, topic, V)      :- wen_shi(Pan, V).
shown(Pan, person, V)     :- wen_ren(Pan, V).
shown(_, use, 世).
shown(_, use, 應).

time_gan(Pan, V) :- ( yue_gan(Pan, V) ; ri_chen(Pan, V, _) ; nian(Pan, V, _) ).
time_zhi(Pan, V) :- ( yue_jian(Pan, V) ; ri_chen(Pan, _, V) ; nian(Pan, _, V) ; xun_kong(Pan, V) ; gua_shen(Pan, V) ).


                /*******************************
                *         CONCLUSIONS          *
                *******************************/

%   consulted(+Request, +Pan, +Uses, -Concerns): asked(Room, Use, Goal) for all that is
%   asked of the use gods, or for every predicate of the chapters, Use being none;
%   what the ledger asks besides comes last in its room.

consulted(Request, Pan, Uses, Concerns) :-
    get_dict(all, Request, true),
    !,
    findall(Goal, concerns_all(Pan, Goal), Asked),
    findall(asked(all, none, Goal),
            (   member(Goal, Asked)
            ;   member(Use, Uses),
                ledger_concern(Pan, Use, _, Goal),
                \+ asked(Goal, Asked)
            ),
            Concerns).
consulted(_, Pan, Uses, Concerns) :-
    findall(Room, room(Room, _, _), Rooms),
    foldl(concerns(Pan, Rooms), Uses, Concerns, []).

concerns(Pan, Rooms, Use, Concerns, Rest) :-
    findall(Room-Bare, ( concern(Pan, Use, Room, Goal), bare(Goal, Bare) ), Asked0),
    findall(Room-Bare, ( ledger_concern(Pan, Use, Room, Goal), bare(Goal, Bare) ), Told0),
    maplist(of_pan(Pan), Asked0, Asked),
    maplist(of_pan(Pan), Told0, Told),
    foldl(room_concerns(Use, Asked, Told), Rooms, Concerns, Rest).

room_concerns(Use, Asked, Told, Room, Concerns, Rest) :-
    include(of_room(Room), Asked, Own),
    include(of_room(Room), Told, Others),
    pairs_values(Own, Goals),
    exclude(asked_in(Goals), Others, More),
    append(Own, More, All),
    maplist(asked_of(Use), All, Of),
    append(Of, Rest, Concerns).

asked_of(Use, Room-Goal, asked(Room, Use, Goal)).

%   bare(+Goal, -Bare): Bare is Goal without its chart, which findall/3 would copy.

bare(Goal, bare(Name, Values)) :- Goal =.. [Name, _|Values].

of_pan(Pan, Room-bare(Name, Values), Room-Goal) :- Goal =.. [Name, Pan|Values].

of_room(Room, Room-_).

asked_in(Goals, _-Goal) :- asked(Goal, Goals).

asked(Goal, Asked) :-
    member(Other, Asked),
    subsumes_term(Other, Goal),
    !.

%   batch_answer(+Request, +Fields, +Cast, -Answer): what is wanted of one cast among
%   many, without proofs and what is overruled; a cast that is refused has its
%   refusal in its place.

batch_answer(Request, Fields, Cast, Answer) :-
    catch(batch_dict(Request, Fields, Cast, Answer), Error, refusal(Error, Answer)).

batch_dict(Request, Fields, Cast, Dict) :-
    request_pan(_{cast:Cast}, Pan, _),
    (   member(Field, ["conclusions", "sentences"]),
        memberchk(Field, Fields)
    ->  uses(Pan, Uses),
        consulted(Request, Pan, Uses, Concerns),
        findall(c(Room, Goal, Status), concluded(Concerns, standing, Room, Goal, Status), All),
        distinct(All, Conclusions)
    ;   Conclusions = []
    ),
    findall(Key-Value,
            ( member(Text, Fields),
              atom_string(Key, Text),
              batch_value(Key, Pan, Conclusions, Value)
            ),
            Pairs),
    dict_pairs(Dict, _, Pairs).

batch_value(cast, Pan, _, Echo)                 :- echo(Pan, Echo).
batch_value(use, Pan, _, Uses)                  :- uses(Pan, Uses).
batch_value(chart, Pan, _, Chart)               :- chart(Pan, Chart).
batch_value(conclusions, _, Conclusions, Dicts) :- maplist(brief_dict, Conclusions, Dicts).
batch_value(sentences, _, Conclusions, Dicts)   :- maplist(words_dict, Conclusions, Dicts).

brief_dict(c(_, Goal, Status), _{term:Term, polarity:Sign, status:Status}) :-
    goal_text(Goal, Term),
    ( conclusion_sign(Goal, Known) -> Sign = Known ; Sign = null ).

words_dict(c(_, Goal, _), _{zh:Zh, en:En}) :-
    sentence(zh, Goal, Zh),
    sentence(en, Goal, En).

%   ledger_dict(+Pan, +Conclusions, +Use, -Dict): the ledger of Use. What it names
%   it names by its place among Conclusions; `first` is 有無 (17), null where what
%   is known of the time leaves that open.

ledger_dict(Pan, Conclusions, Use, _{use:Use, first:First, entries:Dicts}) :-
    (   nth0(Index, Conclusions, c(_, you_wu(_, Use, _), Status)),
        Status \= defeated(_, _)
    ->  First = Index
    ;   First = null
    ),
    ledger(Pan, Use, Entries),
    maplist(entry_dict(Conclusions), Entries, Dicts).

entry_dict(Conclusions, entry(Room, Order, Goal, Sign, Side, Bears, Status, Yields), Dict) :-
    place_of(Conclusions, Goal, Index),
    ( Sign == none -> Shown = null ; Shown = Sign ),
    ( Status = contested(Rivals) -> Name = contested ; Name = Status, Rivals = [] ),
    maplist(place_of(Conclusions), Rivals, Against),
    maplist(yield_dict(Conclusions), Yields, Over),
    Dict = _{ room:Room, order:Order, conclusion:Index, sign:Shown, side:Side, bears:Bears, status:Name,
              rivals:Against, yields:Over }.

yield_dict(Conclusions, Goal-Passage, _{to:Index, passage:Key}) :-
    place_of(Conclusions, Goal, Index),
    citation_key(Passage, Key).

place_of(Conclusions, Goal, Index) :-
    nth0(Index, Conclusions, c(_, Other, _)),
    Other == Goal,
    !.

%   conclusions(+Concerns, -Conclusions, -Proofs): each conclusion once, under
%   the first room that asks for it.

conclusions(Concerns, Conclusions, Proofs) :-
    findall(c(Room, Goal, Status), concluded(Concerns, conclusion, Room, Goal, Status), All),
    distinct(All, Conclusions),
    maplist(proof, Conclusions, Proofs).

%   concluded(+Concerns, +How, -Room, -Goal, -Status): what is concluded by How,
%   conclusion/3 or standing/3, under each room.

concluded(Concerns, How, Room, Goal, Status) :-
    member(asked(Room, _, Goal), Concerns),
    \+ \+ known(Goal),
    call(How, _, Goal, Status).

known(Goal) :-
    functor(Goal, Name, Arity),
    rule_home(Name/Arity, _).

distinct([], []).
distinct([c(Room, Goal, Status)|Rest], [c(Room, Goal, Status)|Set]) :-
    exclude(same(Goal), Rest, Others),
    distinct(Others, Set).

same(Goal, c(_, Other, _)) :- Goal == Other.

proof(c(_, Goal, Status), Proof) :-
    (   Status = defeated(Citation, By)
    ->  Proof = defeated(Citation, Goal, [By])
    ;   once(traced(Goal, Proof))
    ).

%   conclusion_dict(+Conclusion, +Proof, +Root, -Dict): Root is its node.

conclusion_dict(c(Room, Goal, Status), Proof, root(Id, words(Term, Zh, En)), Dict) :-
    goal_values(Goal, Predicate, Args),
    chapter_of(Predicate, Chapter),
    (   conclusion_sign(Goal, Sign)
    ->  true
    ;   Sign = null
    ),
    functor(Status, StatusName, _),
    cites(Proof, Cites),
    Dict = _{ room:Room, term:Term, predicate:Name, args:Args, chapter:Chapter, cites:Cites, zh:Zh, en:En,
              polarity:Sign, status:StatusName, proof:Id },
    Predicate = Name/_.

%   concerned(+Concerns, +Conclusion, +Dict0, -Dict): Dict says which use gods the
%   conclusion was asked of.

concerned(Concerns, c(_, Goal, _), Dict0, Dict) :-
    bare(Goal, bare(Name, Values)),
    findall(Use,
            ( member(asked(_, Use, Asked), Concerns),
              Use \== none,
              functor(Asked, Name, _),
              bare(Asked, bare(Name, Open)),
              subsumes_term(Open, Values)
            ),
            All),
    list_to_set(All, Uses),
    Dict = Dict0.put(uses, Uses).

cites(defeated(Citation, _, [By]), Cites) :-
    !,
    proof_citations(By, Citations),
    cite_keys([Citation|Citations], Cites).
cites(Proof, Cites) :-
    proof_citations(Proof, Citations),
    cite_keys(Citations, Cites).

cite_keys(Citations, Keys) :-
    findall(Key,
            ( member(Citation, Citations),
              citation_passage(Citation, Passage),
              citation_key(Passage, Key)
            ),
            All),
    list_to_set(All, Keys).

goal_values(Goal, Name/Arity, Args) :-
    functor(Goal, Name, Arity),
    Goal =.. [_|List],
    ( List = [Pan|Rest], is_pan(Pan) -> true ; Rest = List ),
    maplist(value, Rest, Args).

is_pan(Term) :- compound(Term), compound_name_arity(Term, pan, 12).

%   value(+Value, -Shown): Shown is Value in JSON. A word that JSON has for something else
%   is a string.

value(Value, Shown) :- atom(Value), memberchk(Value, [null, true, false]), !, atom_string(Value, Shown).
value(Value, Value) :- ( integer(Value) ; string(Value) ; atom(Value) ), !.
value(Value, Text) :- goal_text(Value, Text).

chapter_of(Predicate, Chapter) :-
    (   rule_home(Predicate, Home),
        sub_atom(Home, 0, 2, _, ch),
        sub_atom(Home, 2, 2, _, Digits),
        atom_number(Digits, Chapter)
    ->  true
    ;   Chapter = null
    ).

%   node_rows(+Table, -Rows, -Roots): each node of a table of proofs as a list of its
%   id, parent, kind, term, rule, passage, zh and en; and for each root root(Id,
%   words(Term, Zh, En)). What occurs more than once is put into words once.

node_rows(Table, Rows, Roots) :-
    maplist(unsaid, Table, Said),
    keysort(Said, Sorted),
    put_into_words(Sorted),
    maplist(node_row, Table, Said, Rows),
    foldl(node_root, Table, Said, Roots, []).

unsaid(node(_, _, Kind, Goal, _), said(Negated, Goal)-_) :-
    (   Kind == absent,
        Goal \= forall(_, _)
    ->  Negated = true
    ;   Negated = false
    ).

put_into_words([]).
put_into_words([Said-Words|Rest]) :-
    in_words(Said, Words),
    same_words(Rest, Said, Words, Others),
    put_into_words(Others).

same_words([Said0-Words|Rest], Said, Words, Others) :-
    Said0 == Said,
    !,
    same_words(Rest, Said, Words, Others).
same_words(Others, _, _, Others).

in_words(said(Negated, Goal), Words) :-
    (   Goal =.. [Name, Pan|Values],
        is_pan(Pan),
        ground(Values)
    ->  kept_words(Negated, Name, Values, Words)
    ;   worded(Negated, Goal, Words)
    ).

%   kept_words(+Negated, +Name, +Values, -Words): what is said of a chart does not
%   hang on the chart, and comes again with the next.

:- table kept_words/4.

kept_words(Negated, Name, Values, Words) :-
    functor(Pan, pan, 12),
    Goal =.. [Name, Pan|Values],
    worded(Negated, Goal, Words).

worded(Negated, Goal, words(Term, Zh, En)) :-
    goal_text(Goal, Term),
    ( Negated == true -> Saying = (\+ Goal) ; Saying = Goal ),
    sentence(zh, Saying, Zh),
    sentence(en, Saying, En).

node_row(node(Id, Parent, Kind, _, Citation), _-words(Term, Zh, En), [Id, P, Kind, Term, Rule, Passage, Zh, En]) :-
    ( Parent == none -> P = null ; P = Parent ),
    citation_dict(Citation, Rule, Passage).

node_root(node(Id, none, _, _, _), _-Words, [root(Id, Words)|Roots], Roots) :- !.
node_root(_, _, Roots, Roots).

root_id(root(Id, _), Id).

citation_dict(none, null, null) :- !.
citation_dict(Citation, Rule, Passage) :-
    citation_key(Citation, Rule),
    citation_passage(Citation, Cited),
    citation_key(Cited, Passage).

topic_dict(Topic, Dict) :-
    topic(Topic, Uses, Passages),
    maplist(citation_key, Passages, Keys),
    maplist(label(en, _), Uses, UsesEn),
    topic_label(hans, Topic, Hans),
    topic_label(pinyin, Topic, Pinyin),
    topic_label(en, Topic, En),
    findall(Other, topic_also(Topic, Other), Others),
    maplist(topic_label(en), Others, OthersEn),
    findall(Verdict, ( topic_verdict(Topic, View), json(View, Verdict) ), Verdicts),
    Dict = _{ topic:Topic, hans:Hans, pinyin:Pinyin, en:En, uses:Uses, uses_en:UsesEn, passages:Keys, also:Others, also_en:OthersEn,
              verdicts:Verdicts }.

reading_dict(Pan, _{name:Name, option:Option, default:Default, zh:Zh, en:En, options:Options, rests_on:Rests}) :-
    reading_option(Name, Default, _),
    (   is_pan(Pan)
    ->  reading(Pan, Name, Option)
    ;   Option = Default
    ),
    option(Name, Option, Zh, En),
    findall(_{option:O, zh:Z, en:E}, option(Name, O, Z, E), Options),
    rests_on(Name, Passages, RZh, REn),
    maplist(citation_key, Passages, Keys),
    Rests = _{passages:Keys, zh:RZh, en:REn}.
