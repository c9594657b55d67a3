:- encoding(utf8).
:- module(test_passages, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(aggregate)).
:- use_module('../../kb/tables/passages').

%   What every text of the tables has to satisfy.

han(Char) :-
    char_code(Char, Code),
    between(0x3400, 0x9FFF, Code).

ascii(Char) :-
    char_code(Char, Code),
    between(0x20, 0x7E, Code).

english(Text) :-
    string(Text),
    string_concat(Body, ".", Text),
    string_length(Body, Length),
    Length > 10,
    \+ sub_string(Body, _, _, _, ". "),
    string_chars(Text, Chars),
    forall(member(Char, Chars), ( ascii(Char) ; han(Char) )).

chinese(Text) :-
    string(Text),
    string_concat(Body, "。", Text),
    string_length(Body, Length),
    Length > 5,
    \+ sub_string(Body, _, _, _, "。"),
    string_chars(Text, Chars),
    \+ ( member(Char, Chars), ascii(Char) ).

standard(Text) :-
    \+ ( member(Form, ['幹', '醜', '佔', '衝', '雲', '鹹', '剋', '恒', '无']),
         sub_string(Text, _, 1, _, Form)
       ).

short(Text) :-
    string(Text),
    string_length(Text, Length),
    between(1, 8, Length).

passage_id(Id) :-
    passage(Id, _, _, _).

%   The order of the book: chapter, passage, its note after it.

place(Chapter/N,    key(Chapter, N, 0)).
place(n(Chapter/N), key(Chapter, N, 1)).


:- begin_tests(chapter).

test(chapter_4_01_are_11_to_20, Ns == [11,12,13,14,15,16,17,18,19,20]) :-
    findall(N, chapter(N, _, _, _), Ns).
test(chapter_4_02_names, Names == [變互,飛伏,反伏,歸遊,升降,進退,有無,墓絕,卦候,干化]) :-
    findall(Zh, chapter(_, Zh, _, _), Names).
test(chapter_4_03_pinyin_has_two_toneless_syllables, [forall(chapter(_, _, Pinyin, _))]) :-
    atomic_list_concat([A, B], ' ', Pinyin),
    atomic_list_concat([A, B], Letters),
    atom_chars(Letters, Chars),
    forall(member(Char, Chars), char_type(Char, csymf)),
    \+ ( member(Char, Chars), \+ ascii(Char) ).
test(chapter_4_04_lookup_by_name, N == 12) :-
    chapter(N, 飛伏, _, _).
test(chapter_4_05_each_has_passages, [forall(chapter(N, _, _, _))]) :-
    once(passage(N/1, _, _, _)).

:- end_tests(chapter).


:- begin_tests(passage).

test(passage_4_01_counts, [Texts, Notes] == [64, 59]) :-
    aggregate_all(count, passage(_/_, _, _, _), Texts),
    aggregate_all(count, passage(n(_), _, _, _), Notes).
test(passage_4_02_counts_by_chapter, Counts == [11-21, 12-15, 13-22, 14-5, 15-8, 16-11, 17-9, 18-10, 19-12, 20-10]) :-
    findall(Chapter-Count,
            ( chapter(Chapter, _, _, _),
              aggregate_all(count,
                            ( passage(Chapter/_, _, _, _) ; passage(n(Chapter/_), _, _, _) ),
                            Count)
            ),
            Counts).
test(passage_4_03_numbered_without_a_gap, [forall(chapter(Chapter, _, _, _))]) :-
    findall(N, passage(Chapter/N, _, _, _), Ns),
    length(Ns, Last),
    numlist(1, Last, Ns).
test(passage_4_04_in_the_order_of_the_book, Places == Sorted) :-
    findall(Place, ( passage_id(Id), place(Id, Place) ), Places),
    sort(Places, Sorted).
test(passage_4_05_every_note_has_its_passage, [forall(passage(n(Id), _, _, _))]) :-
    once(passage(Id, _, _, _)).
test(passage_4_06_what_is_not_in_the_book, [forall(member(Id, [11/0, 12/9, n(12/8), n(11/4), n(14/3), 10/1, 21/1])), fail]) :-
    passage(Id, _, _, _).
test(passage_4_07_locators_are_short_atoms, [forall(passage(_, Locator, _, _))]) :-
    atom(Locator),
    atom_length(Locator, Length),
    between(4, 8, Length).
test(passage_4_08_locators_do_not_end_in_punctuation, [forall(passage(_, Locator, _, _))]) :-
    sub_atom(Locator, _, 1, 0, Char),
    han(Char).
test(passage_4_09_no_locator_opens_another, Pairs == []) :-
    findall(A-B,
            ( passage(IdA, A, _, _), passage(IdB, B, _, _), IdA \== IdB,
              sub_atom(B, 0, _, _, A)
            ),
            Pairs).
test(passage_4_10_lookup_by_locator, Ids == [n(12/6)]) :-
    findall(Id, passage(Id, 飛來克伏, _, _), Ids).
test(passage_4_11_chinese_gists, [forall(passage(_, _, Zh, _))]) :-
    chinese(Zh).
test(passage_4_12_english_gists, [forall(passage(_, _, _, En))]) :-
    english(En).
test(passage_4_13_standard_forms, [forall(passage(_, Locator, Zh, En))]) :-
    maplist(standard, [Locator, Zh, En]).
test(passage_4_14_no_gist_twice, Count == 246) :-
    findall(Gist, ( passage(_, _, Zh, En), member(Gist, [Zh, En]) ), Gists),
    sort(Gists, Distinct),
    length(Distinct, Count).

:- end_tests(passage).


:- begin_tests(emendation).

test(emendation_4_01_of_a_passage, [forall(emendation(Id, _, _, _))]) :-
    once(passage(Id, _, _, _)).
test(emendation_4_02_short_and_changed, [forall(emendation(_, As, Read, _))]) :-
    short(As),
    once(( Read == unresolved ; short(Read) )),
    Read \== As.
test(emendation_4_03_reason, [forall(emendation(_, _, _, Why))]) :-
    english(Why).
test(emendation_4_04_unresolved,
     Open == [13/9-"諸人失利", 13/9-"以內為亡", n(13/9)-"兌乃反吟", 15/3-"莫於升降之外", n(15/3)-"莫於升降之外"]) :-
    findall(Id-As, emendation(Id, As, unresolved, _), Open).
test(emendation_4_05_the_cast_settles_it, Reads == ["巳丑酉動"]) :-
    findall(Read, emendation(n(11/5), "巳日酉動", Read, _), Reads).
test(emendation_4_06_reading_in_standard_forms, [forall(( emendation(_, _, Read, _), Read \== unresolved ))]) :-
    standard(Read).

:- end_tests(emendation).


:- begin_tests(source).

test(source_3_01_all, Sources == [base, outer(22), outer(23), outer(25), outer(26), outer(27), outer(30), outer(41)]) :-
    findall(Source, source(Source, _, _), Sources).
test(source_3_02_outside_this_volume, [forall(source(outer(N), _, _)), fail]) :-
    chapter(N, _, _, _).
test(source_3_03_gists, [forall(source(_, Zh, En))]) :-
    chinese(Zh),
    english(En),
    maplist(standard, [Zh, En]).

:- end_tests(source).
