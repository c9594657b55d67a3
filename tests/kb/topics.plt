:- encoding(utf8).
:- module(test_topics, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../../kb/tables/topics').
:- use_module('../../kb/tables/names').
:- use_module('../../kb/tables/palaces', [qin/1]).
:- use_module('../../kb/tables/passages', [passage/4]).
:- use_module('../../kb/tables/trigrams', [gua_ren/2]).
:- use_module('../../kb/engine/notation', [rule/4]).
:- use_module('../../kb/chapters/ch19_gua_hou', []).
:- use_module('../../kb/chapters/duan', []).

%   judged(?Topic, ?Chapter): by the rules themselves, Chapter judges Topic.

judged(Topic, Chapter) :-
    topic(Topic, _, _),
    rule(_, Head, Body, File:_),
    sub_atom(File, Before, _, _, 'chapters/ch'),
    Start is Before + 11,
    sub_atom(File, Start, 2, _, Digits),
    atom_number(Digits, Chapter),
    sub_term(Term, Head-Body),
    Term == Topic.

chapter_of(n(Chapter/_), Chapter).
chapter_of(Chapter/_, Chapter) :- integer(Chapter).

form(Topic, Topic)      :- topic(Topic, _, _).
form(Topic, Simplified) :- topic_name(Topic, Simplified, _, _).
form(Topic, Pinyin)     :- topic_name(Topic, _, Pinyin, _).
form(Topic, English)    :- topic_name(Topic, _, _, English).
form(Topic, Alias)      :- topic_alias(Topic, Alias).

:- begin_tests(topics).

% The table

test(topic_once) :-
    findall(Topic, topic(Topic, _, _), Topics),
    sort(Topics, Sorted),
    same_length(Topics, Sorted).
test(every_topic_named, Named == Topics) :-
    findall(Topic, topic(Topic, _, _), Topics),
    findall(Topic, topic_name(Topic, _, _, _), Named).
test(uses_are_use_gods, Wrong == []) :-
    findall(Topic-Use, ( topic(Topic, Uses, _), member(Use, Uses), \+ qin(Use), \+ memberchk(Use, [世, 應]) ), Wrong).
test(uses_once, Wrong == []) :-
    findall(Topic, ( topic(Topic, Uses, _), sort(Uses, Set), \+ same_length(Uses, Set) ), Wrong).
test(passages_exist, Wrong == []) :-
    findall(Topic-Passage, ( topic(Topic, _, Passages), member(Passage, Passages), \+ passage(Passage, _, _, _) ), Wrong).
test(passages_are_those_of_the_rules, Listed == Judged) :-
    findall(Topic-Chapter, ( topic(Topic, _, Passages), member(Passage, Passages), chapter_of(Passage, Chapter) ), Listed0),
    findall(Topic-Chapter, judged(Topic, Chapter), Judged0),
    sort(Listed0, Listed),
    sort(Judged0, Judged).
test(some_are_silent) :-
    topic(失物, [妻財], []),
    topic(天氣, _, []),
    \+ judged(失物, _).

% Names

test(every_form_means_its_topic_alone, Wrong == []) :-
    findall(Form-Found,
            ( form(Topic, Form), Topic \== 諸占, topic_lookup(Form, Found), Found \== [Topic] ),
            Wrong).
test(lookup_fullwidth_and_case, Topics == [疾病]) :- topic_lookup("ＩＬＬＮＥＳＳ", Topics).
test(lookup_without_tones, Topics == [疾病])      :- topic_lookup(jibing, Topics).
test(lookup_with_figures, Topics == [嫁娶])       :- topic_lookup('jia4qu3', Topics).
test(lookup_wrong_tone, Topics == [])             :- topic_lookup('jiá qǔ', Topics).
test(lookup_without_article, Topics == [天氣])    :- topic_lookup('The weather', Topics).
test(lookup_of_an_old_name, Topics == [國事])     :- topic_lookup(邦畿, Topics).
test(lookup_of_another_old_name, Topics == [出師]) :- topic_lookup(征伐, Topics).
test(lookup_of_nothing, Topics == [])             :- topic_lookup(xyzzy, Topics).
test(any_matter_is_no_question, [forall(form(諸占, Form)), true(Topics == [])]) :- topic_lookup(Form, Topics).
test(nearest_english, Topic == 嫁娶)              :- near(topic, marrige, Topic).
test(nearest_chinese, Topic == 疾病)              :- near(topic, 疾疫, Topic).
test(nearest_is_a_question)                       :- nearest(topic, 'any matter', Topic), Topic \== 諸占.
test(label, [forall(member(Lang-Expected, [zh-訟, hans-讼, pinyin-'sòng', en-'a lawsuit'])), true(Text == Expected)]) :-
    topic_label(Lang, 訟, Text).
test(label_of_any, Text == 'any matter')          :- topic_label(en, 諸占, Text).
test(label_of_no_language, error(type_error(_, fr))) :- topic_label(fr, 訟, _).
test(label_by_value, Text == illness)             :- label(en, _, 疾病, Text).
test(names_of_other_types_untouched, Values == [升]) :- lookup(hexagram, sheng, Values).

% What goes together

test(also_both_ways, Wrong == []) :-
    findall(A-B, ( topic_also(A, B), \+ topic_also(B, A) ), Wrong).
test(also_another, Wrong == []) :-
    findall(A, topic_also(A, A), Wrong).
test(also_topics_of_the_text, Wrong == []) :-
    findall(A, ( topic_also(A, _), \+ topic(A, _, [_|_]) ), Wrong).
test(also_wealth, set(Other == [求利, 財利])) :-
    topic_also(求財, Other).

% Persons

test(persons_are_those_of_the_trigrams, Persons == Sorted) :-
    findall(Person, person_use(Person, _), All),
    sort(All, Persons),
    findall(Person, gua_ren(_, Person), Eight),
    sort(Eight, Sorted).
test(parents, Uses == [父母, 父母])  :- findall(Use, ( member(P, [父, 母]), person_use(P, Use) ), Uses).
test(children, Uses == [子孫])       :- setof(Use, P^( person_use(P, Use), P \== 父, P \== 母 ), Uses).
test(uses_of_oneself, [nondet, true(Uses == [世, 官鬼])]) :- topic_uses(疾病, none, Uses).
test(uses_of_the_son, Uses == [子孫, 官鬼])   :- topic_uses(疾病, 長男, Uses).
test(uses_each_once, Uses == [父母])          :- topic_uses(舊居, 父, Uses).
test(uses_of_no_matter, fail)                 :- topic_uses(詩, none, _).
test(uses_enumerate, N == Topics) :-
    findall(T, topic_uses(T, none, _), L),
    length(L, N),
    findall(T, topic(T, _, _), All),
    length(All, Topics).

% Harms

test(harms_are_of_use_gods_of_their_matters, Wrong == []) :-
    findall(Topic-Use, ( topic_harm(Topic, Use, _, _), \+ ( topic(Topic, Uses, _), memberchk(Use, Uses) ) ), Wrong).
test(harms_once, N == M) :-
    findall(Topic-Use, topic_harm(Topic, Use, _, _), All),
    sort(All, Set),
    length(All, N),
    length(Set, M).
test(the_office_and_the_husband_are_no_harm, Topics == [功名, 求名, 嫁娶, 感情]) :-
    findall(Topic, ( topic(Topic, Uses, _), memberchk(官鬼, Uses), \+ topic_harm(Topic, 官鬼, _, _) ), Topics).

:- end_tests(topics).
