:- encoding(utf8).
:- module(test_lookup, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module('../../kb/yimao').
:- use_module('../../kb/engine/notation').
:- use_module('../../kb/engine/prover').
:- use_module('../../kb/tables/glossary').
:- use_module('../../kb/tables/names', [name/5, lookup/3]).
:- use_module('../../kb/tables/passages').
:- use_module('../../kb/tables/topics', [topic/3]).
:- use_module('../../kb/chapters/consultation', [concerns_all/2]).
:- use_module('../../kb/check/lookup').

%   json(+Value): of a kind that JSON has, in a view.

json(Value) :- ( atom(Value) ; string(Value) ; integer(Value) ), !.
json(List)  :- is_list(List), List = [_-_|_], !, maplist(pair, List), pairs_once(List).
json(List)  :- is_list(List), maplist(json, List).

pair(Key-Value) :- atom(Key), json(Value).

pairs_once(Pairs) :-
    findall(Key, member(Key-_, Pairs), Keys),
    sort(Keys, Set),
    same_length(Keys, Set).

passage_id(Id) :- passage(Id, _, _, _).

%   typed(?Id, -Text): forms in which a citation may be typed.

typed(Chapter/N, Text)    :- member(Form, ["~w.~w", "~w/~w", " ~w.~w ", "~w:~w", "~w.~w/a"]), format(atom(Text), Form, [Chapter, N]).
typed(n(Chapter/N), Text) :- member(Form, ["~w.~wn", "n~w.~w", "~w.~w 註", "~w/~w note", "n(~w/~w)", "N~w.~w", "~w.~wn/ba"]), format(atom(Text), Form, [Chapter, N]).
typed(Id, Text)           :- passage(Id, Text, _, _).

%   at(+Citation, -Source).

at(Citation, Source) :- rule(Citation, _, _, Source), !.

refused(Goal, Kind, Message, Candidates) :-
    catch(( Goal, fail ), refused(Kind, Message, Candidates), true).

%   reads(+Citation, -Zh, -En): how a rule reads.

reads(Citation, Zh, En) :-
    at(Citation, Source),
    once(rule_view(Source, View)),
    memberchk(zh-Zh, View),
    memberchk(en-En, View).

said(Message, Part) :- sub_string(Message, _, _, _, Part), !.

a_cast(Pan) :-
    member(Hexagrams-Options,
           [ (困-兌)-[month(子), day(戊-寅), use(官鬼), topic(功名)],
             (晉-剝)-[month(亥), day(戊-申), use(子孫), topic(疾病), person(長男)],
             (乾-震)-[month(卯), day(癸-酉), use(父母), topic(國事), person(父)],
             (兌-坤)-[month(寅), day(丁-丑), use(妻財), topic(求財), term(立春), hou(1)],
             (渙-未濟)-[month(午), day(甲-子), use(世), topic(身命), person(長男)],
             (豐-萃)-[month(酉), day(乙-酉), use(妻財), topic(出師)]
           ]),
    cast_pan(Hexagrams, Options, Pan).


:- begin_tests(passages_meant).

test(passages_meant_2_01_every_form_of_a_citation, Wrong == []) :-
    findall(Text-Meant,
            ( passage_id(Id), typed(Id, Text), passages_meant(Text, Meant), Meant \== passage(Id) ),
            Wrong).
test(passages_meant_2_02_every_name_of_a_chapter, Wrong == []) :-
    findall(Text-Meant,
            ( chapter(N, Zh, Pinyin, En),
              format(atom(Ordinal), "第~w章", [N]),
              format(atom(English), "Chapter ~w", [N]),
              member(Text, [N, Zh, Pinyin, En, Ordinal, English]),
              passages_meant(Text, Meant),
              Meant \== chapter(N)
            ),
            Wrong).
test(passages_meant_2_03_simplified_and_toned, Meant == [chapter(12), chapter(16)]) :-
    maplist(passages_meant, [飞伏, 'jìn tuì'], Meant).
test(passages_meant_2_04_full_width, Meant == passage(12/5)) :-
    passages_meant('１２．５', Meant).
test(passages_meant_2_05_sources, Meant == [passage(base), passage(base), passage(outer(22)), passage(outer(22))]) :-
    maplist(passages_meant, [base, 常例, 'outer 22', 外22], Meant).
test(passages_meant_2_05_sources_as_they_are_printed, Wrong == []) :-
    findall(Text-N,
            ( source(outer(N), _, _),
              member(Form, ["~w", "ch. ~w", "chapter ~w", "第~w章"]),
              format(atom(Text), Form, [N]),
              passages_meant(Text, Meant),
              Meant \== passage(outer(N))
            ),
            Wrong).
test(passages_meant_2_05_far_from_any, Candidates == []) :-
    catch(passages_meant(qwertz, _), refused(unknown, _, Candidates), true).
test(passages_meant_2_06_no_such_passage, Candidates == ['12.8']) :-
    refused(passages_meant('12.99', _), unknown, Message, Candidates),
    maplist(said(Message), ["\"12.99\"", "12.1 to 12.8", "nearest: 12.8"]).
test(passages_meant_2_07_no_such_note, Candidates == ['12.8']) :-
    refused(passages_meant('12.8n', _), unknown, _, Candidates).
test(passages_meant_2_08_a_note_is_nearest_to_a_note, Candidates == ['13.11n']) :-
    refused(passages_meant('13.30n', _), unknown, _, Candidates).
test(passages_meant_2_09_no_such_chapter, Candidates == [['20.3'], [11]]) :-
    refused(passages_meant('21.3', _), unknown, _, A),
    refused(passages_meant('7', _), unknown, _, B),
    Candidates = [A, B].
test(passages_meant_2_10_no_such_source, Candidates == [41]) :-
    refused(passages_meant('outer 50', _), unknown, _, Candidates).
test(passages_meant_2_11_no_such_name, Candidates == [12]) :-
    refused(passages_meant('fei fuu', _), unknown, Message, Candidates),
    said(Message, "nearest: 12 飛伏").
test(passages_meant_2_12_nothing_at_all, [forall(member(Text, ['', ' ', '.', '12.', 12.5, '12.5.6', '()', 'n']))]) :-
    (   Text == 12.5
    ->  passages_meant(Text, passage(12/5))
    ;   refused(passages_meant(Text, _), unknown, _, _)
    ).

:- end_tests(passages_meant).


:- begin_tests(rule_text).

%   The lines of each file that holds rules.

file_lines(File, Lines) :-
    setof(File, C^H^B^Line^rule(C, H, B, File:Line), Files),
    member(File, Files),
    module_property(yimao, file(Load)),
    file_directory_name(Load, Root),
    atomic_list_concat([Root, /, File], Path),
    read_file_to_string(Path, Whole, [encoding(utf8)]),
    split_string(Whole, "\n", "", Lines).

test(rule_text_4_01_reads_back_as_the_rule, Wrong == []) :-
    findall(Source,
            ( rule(Citation, Head, Body, Source),
              rule_text(Source, Text, _, _),
              term_string(Term, Text, [module(notation)]),
              \+ ( Term = (Cited :- Rest) -> Cited-Rest =@= (Citation :: Head)-Body
                 ; Body == true, Term =@= (Citation :: Head)
                 )
            ),
            Wrong).
test(rule_text_4_02_opens_at_its_line_and_ends_in_a_stop, Wrong == []) :-
    findall(Source,
            ( file_lines(File, Lines),
              Source = File:Number,
              rule(_, _, _, Source),
              rule_text(Source, Text, _, _),
              \+ ( split_string(Text, "\n", "", [First|_]),
                   nth1(Number, Lines, Line),
                   string_concat(First, _, Line),
                   sub_string(Text, _, 1, 0, ".")
                 )
            ),
            Wrong).
test(rule_text_4_03_names_its_variables, Names == ['Pan', 'Yao']) :-
    at(12/5/a, Source),
    rule_text(Source, _, _, Pairs),
    findall(Name, member(Name=_, Pairs), Names).

:- end_tests(rule_text).


:- begin_tests(rule_view).

test(rule_view_2_01_every_rule_has_one, Wrong == []) :-
    findall(Source, ( rule(_, _, _, Source), \+ ( rule_view(Source, View), json(View) ) ), Wrong).
test(rule_view_2_02_sentences_are_said_in_full, Wrong == []) :-
    findall(Rule,
            ( rule(_, _, _, Source),
              rule_view(Source, View),
              memberchk(rule-Rule, View),
              memberchk(zh-Zh, View),
              memberchk(en-En, View),
              \+ ( sub_string(Zh, _, 1, 0, "。"), sub_string(En, _, 1, 0, "."), \+ said(En, "$VAR"), \+ said(Zh, "$VAR") )
            ),
            Wrong).
test(rule_view_2_03_a_known_value_is_not_said_to_be_unknown, Zh == []) :-
    findall(Text,
            ( at(outer(25)/po, Source), rule_view(Source, View), memberchk(zh-Text, View), said(Text, "未知") ),
            Zh).
test(rule_view_2_04_variables_are_told_in_words, Wrong == []) :-
    findall(Rule-Name,
            ( rule(_, _, _, Source),
              rule_view(Source, View),
              memberchk(rule-Rule, View),
              rule_text(Source, _, _, Names),
              member(Lang, [zh, en]),
              memberchk(Lang-Text, View),
              \+ said(Text, "(Pan"),       % a goal as it is written
              member(Name=_, Names),
              split_string(Text, " ,.()\"", "", Words),
              atom_length(Name, Length),
              Length > 1,
              ( Lang == en -> atom_string(Name, Word), memberchk(Word, Words) ; said(Text, Name) ),
              \+ name(_, _, _, _, Name)    % such as the Self
            ),
            Wrong).
test(rule_view_2_04_first_some_line_then_that_line,
     [Zh, En] == ["若某爻為老陰，則該爻老陰變少陽，六變七。",
                  "A line, old yin (6), becomes young yang (7), if the line is old yin."]) :-
    reads(n(11/1)/jiao, Zh, En).
test(rule_view_2_04_two_of_a_kind_are_told_apart,
     [Zh, En] == ["若某支與月建相沖，且日辰不是該支日，則該支月破。",
                  "The branch X clashes with the month, if the month is that of the branch Y, and the branch Y clashes with the branch X."]) :-
    reads(outer(25)/po, Zh, _),
    reads(base/yue_po, _, En).
test(rule_view_2_04_one_beside_another_without_a_name,
     Zh == "若月建為某支，且另一支屬某行，且該行不旺相，且另一支不臨日月，則另一支休囚。") :-
    reads(base/ruo, Zh, _).
test(rule_view_2_04_the_names_of_two_variables_are_never_one, Wrong == []) :-
    findall(Rule,
            ( rule(_, _, _, Source),
              rule_view(Source, View),
              memberchk(rule-Rule, View),
              memberchk(en-En, View),
              member(Letter, ["X", "Y"]),
              split_string(En, " ,.()", "", Words),
              memberchk(Letter, Words),
              ( Letter == "X" -> Other = "Y" ; Other = "X" ),
              \+ memberchk(Other, Words)
            ),
            Wrong).
test(rule_view_2_05_exceptions, [Kind, Targets, Exceptions] == [exception, ['12.5/c'], []]) :-
    at(n(12/5)/g, Source),
    once(rule_view(Source, View)),
    maplist([Key, Value]>>memberchk(Key-Value, View), [kind, overrules, overruled_by], [Kind, Targets, Exceptions]).

:- end_tests(rule_view).


:- begin_tests(overrules).

test(overrules_4_01_are_the_exceptions_of_the_notation, Wrong == []) :-
    findall(By-Citation,
            ( overrules(By, Citation, Goal, _), \+ exception(Citation, Goal, By, _) ),
            Wrong).
test(overrules_4_02_every_exception_overrules_something, Idle == []) :-
    findall(By, ( rule(By, defeats(_, _), _, _), \+ overrules(By, _, _, _) ), Idle).
test(overrules_4_03_one_that_is_to_every_rule, Targets == ['12.5/a', '12.5/b', '12.5/c', '12.5/d', '12.7/e']) :-
    findall(Key, ( overrules(n(12/6)/d, Citation, _, _), citation_key(Citation, Key) ), Targets).
test(overrules_4_04_one_that_is_to_those_in_a_list, set(Citation == [12/5/a, 12/5/b, 12/5/c])) :-
    overrules(outer(41)/a, Citation, _, _).
test(overrules_4_05_what_is_no_exception, fail) :-
    overrules(12/5/a, _, _, _).

:- end_tests(overrules).


:- begin_tests(resting).

%   A proof's rules, each with the conclusion of one that stands right under it.

under(by(Citation, _, Steps), Citation, Child) :-
    member(by(_, Child, _), Steps).
under(by(_, _, Steps), Citation, Child) :-
    member(Step, Steps),
    under(Step, Citation, Child).

test(resting_2_01_what_a_proof_rests_on_is_found, Missed == []) :-
    findall(Citation-Child,
            ( a_cast(Pan),
              concerns_all(Pan, Goal),
              functor(Goal, Name, Arity),
              rule_home(Name/Arity, _),
              once(traced(Goal, Proof)),
              under(Proof, Citation, Child)
            ),
            Found),
    sort(Found, Pairs),
    length(Pairs, Count),
    Count > 300,
    findall(Citation-Child,
            ( member(Citation-Child, Pairs),
              at(Citation, Source),
              \+ lookup:rests(Child, Source, _)
            ),
            Missed).

test(resting_2_02_no_more_than_the_graph_of_predicates, Wrong == []) :-
    findall(Source,
            ( resting([an_dong(_, _)], Rules),
              reachable([an_dong/2], Predicates),
              member(Source-_, Rules),
              rule(_, _, Body, Source),
              \+ ( premise(Body, Goal), functor(Goal, Name, Arity), memberchk(Name/Arity, Predicates) )
            ),
            Wrong).
test(resting_2_03_only_the_value_asked_for) :-
    resting([fei_fu(_, _, 飛空)], Rules),
    at(12/5/a, Other),
    at(12/5/c, Own),
    \+ memberchk(Other-_, Rules),
    memberchk(Own-1, Rules).
test(resting_2_04_a_list_that_lacks_the_value) :-
    resting([fei_fu(_, _, 飛散)], Rules),
    at(12/5/e, Source),
    \+ memberchk(Source-_, Rules).
test(resting_2_05_steps_are_the_fewest, Steps == [1, 2, 3]) :-
    resting([yue_po(_, _)], Rules),
    findall(N,
            ( member(Citation, [outer(25)/po, base/po, 12/2/po]), at(Citation, Source), memberchk(Source-N, Rules) ),
            Steps0),
    Steps0 = [1, 2|_],
    sort(Steps0, Steps).
test(resting_2_06_exceptions_pass_on) :-
    resting([fei_sun(_, _)], Rules),
    at(12/7/f, Source),
    memberchk(Source-2, Rules).
test(resting_2_07_on_nothing, Rules == []) :-
    resting([bu_yong_gua(_, _, _)], Rules).

reachable(Predicates0, Predicates) :-
    findall(Name/Arity,
            ( rule(_, Head, Body, _),
              ( Head = defeats(_, Goal) -> true ; Goal = Head ),
              premise(Body, Premise),
              functor(Premise, Inner, InnerArity),
              memberchk(Inner/InnerArity, Predicates0),
              functor(Goal, Name, Arity)
            ),
            Found),
    append(Predicates0, Found, All),
    sort(All, Next),
    (   same_length(Next, Predicates0)
    ->  Predicates = Next
    ;   reachable(Next, Predicates)
    ).

:- end_tests(resting).


:- begin_tests(rules_found).

keys(Filters, Keys) :-
    rules_found(Filters, _, Views),
    findall(Key, ( member(View, Views), memberchk(rule-Key, View) ), Keys).

test(rules_found_3_01_without_a_filter_all, Keys == Count) :-
    keys([], All),
    sort(All, Set),
    length(Set, Keys),
    aggregate_all(count, rule(_, _, _, _), Count).
test(rules_found_3_02_passages_in_the_order_of_the_book, Chapters == Sorted) :-
    rules_found([], _, Views),
    findall(Chapter, ( member(View, Views), memberchk(chapter-Chapter, View), integer(Chapter) ), Chapters),
    msort(Chapters, Sorted).
test(rules_found_3_03_chapter, [forall(chapter(N, Zh, _, _)), true(Keys == Cited)]) :-
    keys([chapter(Zh)], Found),
    sort(Found, Keys),
    findall(Key,
            ( rule(Citation, _, _, _), citation_passage(Citation, Passage), memberchk(Passage, [N/_, n(N/_)]), citation_key(Citation, Key) ),
            All),
    sort(All, Cited).
test(rules_found_3_04_passage, Keys == ['12.5/a', '12.5/b', '12.5/c', '12.5/d', '12.5/e']) :-
    keys([passage('12.5')], Keys).
test(rules_found_3_05_predicate_and_its_exceptions) :-
    keys([predicate(fu_chu)], Keys),
    maplist([Key]>>memberchk(Key, Keys), ['12.7/f', '12.7n/a', '12.7n/d']),
    \+ memberchk('12.5/a', Keys).
test(rules_found_3_06_all_filters_together, Keys == ['12.7n/a', '12.7n/d']) :-
    rules_found([predicate('fu_chu/3'), uses(月破)], _, Views),
    findall(Key, ( member(View, Views), memberchk(rule-Key, View), memberchk(steps-1, View) ), Keys).
test(rules_found_3_07_word_in_the_source) :-
    keys([word(飛散), chapter('12')], Keys),
    maplist([Key]>>memberchk(Key, Keys), ['12.6/c', '12.6n/fei_san']).
test(rules_found_3_08_word_simplified, Same == Keys) :-
    keys([word(飞散)], Keys),
    keys([word(飛散)], Same),
    Keys = [_|_].
test(rules_found_3_09_word_in_english_whole_and_in_any_case, A == B) :-
    keys([word('VOID'), chapter('12')], A),
    keys([word(void), chapter('12')], B),
    A = [_|_],
    keys([word(voi), chapter('12')], []).
test(rules_found_3_10_no_such_word, Keys == []) :-
    keys([word(xyzzy)], Keys).
test(rules_found_3_11_uses_by_every_kind_of_name, Kinds == [predicate, predicate, reading, term, term, term, value]) :-
    findall(Kind,
            ( member(Name, [yue_po, 'fei_fu/3', ban, 月破, 'yuè pò', 'month-broken', 少陽]),
              rules_found([uses(Name)], Understood, [_|_]),
              memberchk(uses-Kind, Understood)
            ),
            Kinds).
test(rules_found_3_12_no_such_predicate, Candidates == [fu_chu]) :-
    refused(rules_found([predicate(fu_chuu)], _, _), unknown, Message, Candidates),
    said(Message, "nearest: fu_chu").
test(rules_found_3_13_no_such_term, Candidates == [yue_po]) :-
    refused(rules_found([uses(yue_ppo)], _, _), unknown, _, Candidates).
test(rules_found_3_14_a_chapter_is_no_passage) :-
    refused(rules_found([passage('12')], _, _), unknown, _, _),
    refused(rules_found([chapter('12.5')], _, _), unknown, _, _).

:- end_tests(rules_found).


:- begin_tests(passage_view).

test(passage_brief_2_01_every_passage_and_source, [Passages, Briefs] == [Sorted, Sorted]) :-
    findall(Id, ( passage_id(Id) ; source(Id, _, _) ), Passages0),
    findall(Id, passage_brief(Id, _), Briefs0),
    maplist(sort, [Passages0, Briefs0], [Passages, Briefs]),
    Passages = Sorted.
test(passage_brief_2_02_rule_or_reason, Wrong == []) :-
    findall(Id,
            ( passage_id(Id), passage_brief(Id, View), memberchk(rules-Rules, View), memberchk(not_encoded-Reason, View),
              ( Rules == [] -> Reason == null ; Reason \== null )
            ),
            Wrong).
test(passage_view_2_03_can_be_written, [forall(member(Id, [12/5, n(12/6), n(13/3), n(20/3), base, outer(41)]))]) :-
    once(passage_view(Id, View)),
    json(View).
test(passage_view_2_04_examples_are_run, Ids-Statuses == ['12-1']-[holds]) :-
    once(passage_view(n(12/1), View)),
    memberchk(examples-Cases, View),
    findall(Id, ( member(Case, Cases), memberchk(id-Id, Case) ), Ids),
    findall(Status, ( member(Case, Cases), memberchk(status-Status, Case) ), Statuses).
test(passage_view_2_05_readings_that_touch_it, Readings == [ban-true-[], hou_scope-true-[]]) :-
    once(passage_view(n(13/3), View)),
    memberchk(readings-Views, View),
    findall(Name-Disputed-[],
            ( member(Reading, Views), memberchk(name-Name, Reading), memberchk(disputed-Disputed, Reading) ),
            Readings).
test(passage_view_2_06_both_sides_of_an_exception) :-
    once(passage_view(12/5, View)),
    memberchk(overruled_by-Over, View),
    once(( member(By, Over), memberchk(rule-'12.6n/d', By), memberchk(against-'12.5/a', By) )),
    once(passage_view(n(12/6), Other)),
    memberchk(overrules-Under, Other),
    once(( member(To, Under), memberchk(rule-'12.6n/d', To), memberchk(against_passage-'12.5', To) )).
test(passage_view_2_07_emendations, Made == ["巳日酉動"-"巳丑酉動", "醜"-"丑"]) :-
    once(passage_view(n(11/5), View)),
    memberchk(emendations-Emendations, View),
    findall(As-Read, ( member(Emendation, Emendations), memberchk(as-As, Emendation), memberchk(read-Read, Emendation) ), Made).
test(passage_view_2_08_tensions_and_topics) :-
    once(passage_view(13/11, View)),
    memberchk(topics-Topics, View),
    maplist([Topic]>>memberchk(Topic, Topics), [國事, 出師, 住基, 身命, 疾病]),
    once(passage_view(13/3, Other)),
    memberchk(tensions-[_|_], Other).
test(chapter_view_2_09_its_passages_in_order, Keys == ['14.1', '14.1n', '14.2', '14.2n', '14.3']) :-
    once(chapter_view(14, View)),
    memberchk(passages-Briefs, View),
    findall(Key, ( member(Brief, Briefs), memberchk(passage-Key, Brief) ), Keys).

:- end_tests(passage_view).


:- begin_tests(glossary).

han(Char) :- char_code(Char, Code), between(0x3400, 0x9FFF, Code).

ascii(Char) :- char_code(Char, Code), between(0x20, 0x7E, Code).

test(term_8_01_once_each) :-
    findall(Term, term(_, Term, _, _, _, _, _, _), Terms),
    sort(Terms, Set),
    same_length(Terms, Set),
    length(Set, Count),
    Count > 100.
test(term_8_02_of_the_common_art_or_of_a_chapter_in_order, Places == Sorted) :-
    findall(Place, term(Place, _, _, _, _, _, _, _), Places0),
    findall(Key, ( member(Place, Places0), ( Place == base -> Key = 10 ; chapter(Place, _, _, _), Key = Place ) ), Places),
    same_length(Places0, Places),
    msort(Places, Sorted).
test(term_8_03_the_titles_of_the_chapters_are_terms, Missing == []) :-
    findall(Zh, ( chapter(N, Zh, _, _), \+ term(N, Zh, _, _, _, _, _, _) ), Missing).
test(term_8_04_named_as_the_values_are, Wrong == []) :-
    findall(Term-Type,
            ( term(_, Term, Hans, Pinyin, _, _, _, _),
              name(Type, Term, OtherHans, OtherPinyin, _),
              Type \== hexagram,
              [Hans, Pinyin] \== [OtherHans, OtherPinyin]
            ),
            Wrong).
test(term_8_05_every_goal_is_of_the_vocabulary_or_of_a_table, Wrong == []) :-
    findall(Goal,
            ( term(_, _, _, _, _, Goals, _, _),
              member(Goal, Goals),
              functor(Goal, Name, Arity),
              \+ rule(_, Goal, _, _),
              \+ leaf_home(Name/Arity, _, _),
              \+ ( module_property(Module, file(File)),
                   sub_atom(File, _, _, _, '/kb/tables/'),
                   module_property(Module, exports(Exports)),
                   memberchk(Name/Arity, Exports)
                 )
            ),
            Wrong).
test(term_8_06_every_term_has_a_goal, Wrong == []) :-
    findall(Term, term(_, Term, _, _, _, [], _, _), Wrong).
test(term_8_07_one_sentence_in_chinese, Wrong == []) :-
    findall(Term,
            ( term(_, Term, _, _, _, _, Zh, _),
              string_chars(Zh, Chars),
              \+ ( append(Body, ['。'], Chars), \+ memberchk('。', Body), \+ ( member(Char, Body), ascii(Char) ) )
            ),
            Wrong).
test(term_8_08_one_sentence_in_english, Wrong == []) :-
    findall(Term,
            ( term(_, Term, _, _, _, _, _, En),
              string_chars(En, Chars),
              \+ ( append(_, ['.'], Chars), \+ sub_string(En, _, _, _, ". "), forall(member(Char, Chars), ( ascii(Char) ; han(Char) )) )
            ),
            Wrong).
test(term_8_09_standard_forms, Wrong == []) :-
    findall(Term-Form,
            ( term(_, Term, _, _, _, _, Zh, En),
              member(Text, [Term, Zh, En]),
              member(Form, ['幹', '醜', '佔', '衝', '雲', '鹹', '剋', '恒', '无']),
              sub_string(Text, _, _, _, Form)
            ),
            Wrong).
test(terms_meant_2_10_every_form_finds_its_term, Wrong == []) :-
    findall(Term-Form,
            ( term(_, Term, Hans, Pinyin, En, _, _, _),
              ( member(Form, [Term, Hans, Pinyin, En]) ; term_alias(Term, Form) ),
              terms_meant(Form, Terms),
              \+ memberchk(Term, Terms)
            ),
            Wrong).
test(terms_meant_2_11_the_term_itself_alone, Wrong == []) :-
    findall(Term, ( term(_, Term, _, _, _, _, _, _), \+ terms_meant(Term, [Term]) ), Wrong).
test(terms_meant_2_12_no_such_term, Candidates == [月破]) :-
    refused(terms_meant('month-brokn', _), unknown, Message, Candidates),
    maplist(said(Message), ["month-brokn", "月破 (month-broken)", "yimao glossary"]).
test(term_view_2_13_can_be_written, Wrong == []) :-
    findall(Term, ( term(_, Term, _, _, _, _, _, _), \+ ( term_view(Term, View), json(View) ) ), Wrong).
test(term_view_2_14_what_defines_it, Defined == [(rule)-['base/yue_po'], (rule)-['outer 25/po'], (rule)-['outer 25/po_yao']]) :-
    once(term_view(月破, View)),
    memberchk(defined_by-Goals, View),
    findall(Kind-Rules, ( member(Goal, Goals), memberchk(kind-Kind, Goal), memberchk(rules-Rules, Goal) ), Defined).
test(term_view_2_15_by_a_value_only_its_rules, Rules == ['16.3/a']) :-
    once(term_view(大進, View)),
    memberchk(defined_by-[Goal], View),
    memberchk(rules-Rules, Goal).
test(term_view_2_16_readings, Readings == [ri_chong]) :-
    once(term_view(暗動, View)),
    memberchk(readings-Readings, View).

:- end_tests(glossary).


:- begin_tests(topic_verdict).

row(Topic, Passage, Ground, Verdict) :-
    topic_verdict(Topic, View),
    maplist([Key, Value]>>memberchk(Key-Value, View), [passage, ground, verdict], [Passage, Ground, Verdict]).

test(topic_verdict_2_01_silent_topics_have_none_others_some, Wrong == []) :-
    findall(Topic,
            ( topic(Topic, _, Passages), ( Passages == [] -> row(Topic, _, _, _) ; \+ row(Topic, _, _, _) ) ),
            Wrong).
test(topic_verdict_2_02_under_the_passages_of_the_topic, Wrong == []) :-
    findall(Topic-Passage,
            ( topic(Topic, _, Passages),
              row(Topic, Passage, _, _),
              maplist(citation_key, Passages, Keys),
              \+ ( member(Key, Keys), same_place(Key, Passage) )
            ),
            Wrong).

%   Of one passage, its note or the one it is a note on.

same_place(A, B) :-
    atomic_list_concat(As, n, A),
    atomic_list_concat(Bs, n, B),
    As = [Place|_],
    Bs = [Other|_],
    atomic_list_concat([Chapter|_], '.', Place),
    atomic_list_concat([Chapter|_], '.', Other).

test(topic_verdict_2_03_what_a_cast_says_is_listed, Missed == []) :-
    findall(Topic-Ground-Verdict,
            ( a_cast(Pan),
              duan(Pan, Topic, Ground0, Verdict0),
              term_to_atom(Ground0, Ground),
              term_to_atom(Verdict0, Verdict),
              \+ row(Topic, _, Ground, Verdict)
            ),
            Missed).
test(topic_verdict_2_04_rows_of_the_text) :-
    maplist([Topic-Passage-Ground-Verdict]>>once(row(Topic, Passage, Ground, Verdict)),
            [ 國事-'13.9'-反吟-社稷搖, 國事-'13.9'-反吟-人民亂, 疾病-'13.9'-反吟-大凶, 住基-'13.11'-伏吟-凶,
              我止-'14.2'-遊魂-不久, 墳墓-'14.3'-歸魂-亡靜, 諸占-'15.4'-升-日大月新, 訟-'16.5'-退-訟衰,
              退事-'17.4'-有而無-宜之, 守-'18.3'-墓絕-不利內, 疾病-'18.4n'-空-不忌, 捕逃-'20.3'-干化-不獲而自見,
              謀事-'11.8'-六合-成 ]).
test(topic_verdict_2_05_only_its_own, fail) :-
    row(寇賊, '13.11', _, _).
test(topic_verdict_2_06_can_be_written, Wrong == []) :-
    findall(View, ( topic_verdict(_, View), \+ json(View) ), Wrong).

:- end_tests(topic_verdict).
