:- encoding(utf8).
:- module(test_names, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../../kb/tables/names').
:- use_module('../../kb/tables/hexagrams', [liu_shi_si_gua/3]).
:- use_module('../../kb/tables/palaces', [ba_gong/3, qin/1, shen_shou/3]).
:- use_module('../../kb/tables/phases', [si_ling/3, shi_er_gong/3, wu_xing/1]).
:- use_module('../../kb/tables/stems_branches', [gan_zhi/3, tian_gan/2, di_zhi/2]).
:- use_module('../../kb/tables/solar_terms', [jie_qi_zhi/3]).
:- use_module('../../kb/tables/trigrams', [ba_gua/4, gua_ren/2]).

%   types(-Types): every type, once.

types(Types) :-
    setof(Type, Value^S^P^E^name(Type, Value, S, P, E), Types).

%   values(+Type, -Values): in the order of the table.

values(Type, Values) :-
    findall(Value, name(Type, Value, _, _, _), Values).

%   form(?Type, ?Value, ?Form): one of the forms that the table gives.

form(Type, Value, Value) :- name(Type, Value, _, _, _), atom(Value).
form(Type, Value, Form)  :- name(Type, Value, Form, _, _).
form(Type, Value, Form)  :- name(Type, Value, _, Form, _).
form(Type, Value, Form)  :- name(Type, Value, _, _, Form).
form(Type, Value, Form)  :- alias(Type, Value, Form).

han(Char) :-
    char_code(Char, Code),
    between(0x3400, 0x9FFF, Code).

%   accent(?Marked, ?Plain, ?Tone), told apart from the table under test.

accent(Marked, Plain, Tone) :-
    member(Row-Plain, ["āáǎà"-a, "ēéěè"-e, "īíǐì"-i, "ōóǒò"-o, "ūúǔù"-u, "ǖǘǚǜ"-v]),
    string_chars(Row, Chars),
    nth1(Tone, Chars, Marked).

%   syllable(+Marked, -Plain, -Tone): a syllable of pinyin, mark and letters.

syllable(Marked, Plain, Tone) :-
    atom_chars(Marked, Chars),
    maplist(letter, Chars, Letters, Tones),
    atomic_list_concat(Letters, Plain),
    exclude(==(0), Tones, [Tone]).

letter(Char, Plain, Tone) :- accent(Char, Plain, Tone), !.
letter(Char, Char, 0)     :- char_code(Char, Code), between(0'a, 0'z, Code).

%   pinyin_row(-Type, -Value, -Syllables, -Plain, -Tones).

pinyin_row(Type, Value, Syllables, Plain, Tones) :-
    name(Type, Value, _, Pinyin, _),
    atomic_list_concat(Syllables, ' ', Pinyin),
    maplist(syllable, Syllables, Plain, Tones).

found(Type, Input, Value) :-
    lookup(Type, Input, Values),
    memberchk(Value, Values).

:- begin_tests(names).

% The table

test(value_once) :-
    findall(Type-Value, name(Type, Value, _, _, _), Rows),
    sort(Rows, Sorted),
    same_length(Rows, Sorted).

test(types_together) :-
    findall(Type, name(Type, _, _, _, _), Column),
    clumped_types(Column, Clumps),
    types(Types),
    same_length(Clumps, Types).

test(fields_are_atoms, Wrong == []) :-
    findall(Value-Field,
            ( name(_, Value, S, P, E),
              member(Field, [S, P, E]),
              \+ ( atom(Field), Field \== '' ) ),
            Wrong).

test(english_is_ascii, Wrong == []) :-
    findall(English,
            ( name(_, _, _, _, English),
              \+ ( atom_codes(English, Codes),
                   forall(member(Code, Codes), between(0x20, 0x7E, Code)) ) ),
            Wrong).

test(english_once_a_type, Wrong == []) :-
    findall(Type-English,
            ( name(Type, A, _, _, English), name(Type, B, _, _, English), A \== B ),
            Wrong).

test(pinyin_a_toned_syllable_for_each_character, Wrong == []) :-
    findall(Value,
            ( name(Type, Value, Simplified, _, _),
              \+ ( pinyin_row(Type, Value, Syllables, _, _),
                   atom_chars(Simplified, Chars),
                   include(han, Chars, Han),
                   same_length(Han, Syllables) ) ),
            Wrong).

test(one_character_one_sound, Wrong == []) :-
    % save those of two senses: 長 eldest and long, 少 young and few, 相 a state and each other
    findall(Char,
            ( spoken(Char, A), spoken(Char, B), A @< B,
              \+ memberchk(Char, [長, 少, 相]) ),
            Wrong0),
    sort(Wrong0, Wrong).

test(one_character_one_simplification, Wrong == []) :-
    findall(Trad,
            ( written(Trad, A), written(Trad, B), A @< B ),
            Wrong0),
    sort(Wrong0, Wrong).

test(simplified_keeps_length, Wrong == []) :-
    findall(Value,
            ( name(_, Value, Simplified, _, _), \+ integer(Value),
              format(atom(Printed), '~w', [Value]),
              atom_length(Printed, A), atom_length(Simplified, B), A =\= B ),
            Wrong).

test(alias_of_a_value, Wrong == []) :-
    findall(Type-Value, ( alias(Type, Value, _), \+ name(Type, Value, _, _, _) ), Wrong).

test(alias_adds_a_form, Wrong == []) :-
    findall(Alias,
            ( alias(Type, Value, Alias),
              ( name(Type, Value, S, P, E),
                memberchk(Alias, [Value, S, P, E])
              ; findall(Alias, alias(Type, Value, Alias), [_,_|_]) ) ),
            Wrong).

% The values of the other tables

test(gan,         Values == Gan)     :- values(gan, Values), findall(G, tian_gan(_, G), Gan).
test(zhi,         Values == Zhi)     :- values(zhi, Values), findall(Z, di_zhi(_, Z), Zhi).
test(gan_zhi,     Values == GanZhi)  :- values(gan_zhi, Values), findall(GZ, pair(GZ), GanZhi).
test(xing,        Sorted == Phases)  :- sorted(xing, Sorted), all(P, wu_xing(P), Phases).
test(gua,         Sorted == Gua)     :- sorted(gua, Sorted), all(G, ba_gua(G, _, _, _), Gua).
test(person,      Sorted == Persons) :- sorted(person, Sorted), all(P, gua_ren(_, P), Persons).
test(liu_qin,     Sorted == Kin)     :- sorted(liu_qin, Sorted), all(Q, qin(Q), Kin).
test(liu_shen,    Sorted == Spirits) :- sorted(liu_shen, Sorted), all(S, shen_shou(_, _, S), Spirits).
test(gong,        Sorted == Stages)  :- sorted(gong, Sorted), all(S, ba_gong(_, _, S), Stages).
test(wang_shuai,  Sorted == States)  :- sorted(wang_shuai, Sorted), all(S, si_ling(_, _, S), States).
test(chang_sheng, Sorted == Stages)  :- sorted(chang_sheng, Sorted), all(S, shi_er_gong(_, _, S), Stages).
test(jie_qi,      Values == Terms)   :- values(jie_qi, Values), findall(T, jie_qi_zhi(_, T, _), Terms).
test(hexagram,    Values == Gua)     :- values(hexagram, Values), findall(G, liu_shi_si_gua(G, _, _), Gua).

test(gan_zhi_of_its_parts, Wrong == []) :-
    findall(Pair,
            ( gan_zhi(_, Gan, Zhi),
              atom_concat(Gan, Zhi, Pair),
              \+ of_parts(Pair, Gan, Zhi) ),
            Wrong).

test(values_of_the_vocabulary, Missing == []) :-
    findall(Type-Value,
            ( vocabulary(Type, Values),
              member(Value, Values),
              \+ name(Type, Value, _, _, _) ),
            Missing).

test(hexagram_number, Wrong == []) :-
    values(hexagram, Values),
    findall(Value,
            ( nth1(N, Values, Value),
              atom_number(Number, N),
              \+ ( alias(hexagram, Value, Number), lookup(hexagram, N, [Value]) ) ),
            Wrong).

test(hexagram_numbers_are_no_more, Numbers == Expected) :-
    findall(N, ( alias(hexagram, _, Alias), atom_number(Alias, N) ), Numbers),
    numlist(1, 64, Expected).

test(hexagram_sign, Wrong == []) :-
    values(hexagram, Values),
    findall(Value,
            ( nth1(N, Values, Value),
              Code is 0x4DBF + N,
              char_code(Sign, Code),
              \+ lookup(hexagram, Sign, [Value]) ),
            Wrong).

test(hexagram_full_name_is_of_its_trigrams, Wrong == []) :-
    findall(Gua-Full,
            ( liu_shi_si_gua(Gua, Outer, Inner),
              full_name(Gua, Outer, Inner, Full),
              \+ ( alias(hexagram, Gua, Full), lookup(hexagram, Full, [Gua]) ) ),
            Wrong).

test(hexagram_full_pinyin, Wrong == []) :-
    findall(Gua-Full,
            ( liu_shi_si_gua(Gua, Outer, Inner),
              full_pinyin(Gua, Outer, Inner, Full),
              \+ alias(hexagram, Gua, Full) ),
            Wrong).

test(trigram_sign, Signs == ['☰', '☱', '☲', '☳', '☴', '☵', '☶', '☷']) :-
    findall(Sign,
            ( member(Gua, [乾, 兌, 離, 震, 巽, 坎, 艮, 坤]),
              alias(gua, Gua, Sign),
              atom_codes(Sign, [Code]),
              between(0x2630, 0x2637, Code) ),
            Signs).

% Lookup

test(every_form_is_found, Lost == []) :-
    findall(Type-Form, ( form(Type, Value, Form), \+ found(Type, Form, Value) ), Lost).

test(every_form_as_string, Lost == []) :-
    findall(Type-Form,
            ( form(Type, Value, Form),
              atom_string(Form, String),
              \+ found(Type, String, Value) ),
            Lost).

test(no_form_has_two_values_but_these, Clashes == [ hexagram-[履, 旅]-lǚ,
                                                person-[中女, 少女, 長女]-'Daughter',
                                                person-[中男, 少男, 長男]-'Son' ]) :-
    findall(Type-Values-Form,
            ( form(Type, _, Form), lookup(Type, Form, Values), Values \= [_] ),
            Clashes0),
    sort(Clashes0, Clashes).

test(toneless, Lost == []) :-
    findall(Type-Typed,
            ( pinyin_row(Type, Value, _, Plain, _),
              member(Between, ['', ' ', '-', '\'', '_']),
              atomic_list_concat(Plain, Between, Typed),
              \+ found(Type, Typed, Value) ),
            Lost).

test(toneless_clashes, Clashes == [ bi-[比, 賁], jian-[漸, 蹇], jie-[節, 解], kun-[困, 坤],
                                    lv-[履, 旅], qian-[乾, 謙], yi-[益, 頤] ]) :-
    findall(Typed-Values,
            ( pinyin_row(Type, _, _, Plain, _),
              atomic_list_concat(Plain, Typed),
              lookup(Type, Typed, Values),
              Values \= [_] ),
            Clashes0),
    sort(Clashes0, Clashes).

test(figures_for_tones, Lost == []) :-
    findall(Type-Typed,
            ( pinyin_row(Type, Value, _, Plain, Tones),
              maplist(atom_concat, Plain, Tones, Syllables),
              atomic_list_concat(Syllables, Typed),
              \+ found(Type, Typed, Value) ),
            Lost).

test(a_wrong_tone_is_no_match, Found == []) :-
    findall(Type-Typed,
            ( pinyin_row(Type, Value, _, Plain, [Tone|_]),
              between(1, 4, Other),
              Other =\= Tone,
              Plain = [First|Rest],
              atom_concat(First, Other, Wrong),
              atomic_list_concat([Wrong|Rest], Typed),
              found(Type, Typed, Value),
              \+ ( Value == 冠帶, Other =:= 4 ) ),      % two readings
            Found).

test(wide_and_capital_letters, Lost == []) :-
    findall(Type-Typed,
            ( name(Type, Value, _, _, English),
              atom_codes(English, Codes),
              ( maplist(wide, Codes, Other) ; maplist(capital, Codes, Other) ),
              atom_codes(Typed, Other),
              \+ lookup(Type, Typed, [Value]) ),
            Lost).

test(typed_by_type, [forall(member(Type-Value, [zhi-午, gan-戊, use-世, chang_sheng-墓]))]) :-
    name(Type, Value, _, Pinyin, _),
    syllable(Pinyin, Plain, _),
    lookup(Type, Plain, [Value]).

test(wu_as_branch, Values == [午]) :- lookup(zhi, wu, Values).
test(wu_as_stem,   Values == [戊]) :- lookup(gan, wu, Values).

test(input, [forall(input(Type, Input, Expected)), Values == Expected]) :-
    lookup(Type, Input, Values).

test(value_above_alias, Values == [旺]) :-
    lookup(wang_shuai, 旺, Values).

test(long_input, Values == []) :-
    length(Codes, 100_000),
    maplist(=(0'困), Codes),
    atom_codes(Input, Codes),
    lookup(hexagram, Input, Values).

% Nearest

test(nearest, [forall(close(Type, Input, Expected)), Value-Near == Expected-Expected]) :-
    nearest(Type, Input, Value),
    near(Type, Input, Near).

test(near_is_not_anything, [forall(far(Type, Input)), fail]) :-
    near(Type, Input, _).

test(near_of, [forall(member(Input-Expected, [bann-ban, 'fei po'-fei_po, feipoo-fei_po])), Name == Expected]) :-
    near_of([jie, ban, fei_po], Input, Name).

test(near_of_none, [forall(member(Input, ['', x, foo, 出])), fail]) :-
    near_of([jie, ban, fei_po], Input, _).

test(nearest_to_a_name_is_its_value, Wrong == []) :-
    findall(Form,
            ( member(Type, [zhi, gua, liu_qin, liu_shen, jin_tui, sheng_ke]),
              form(Type, Value, Form),
              \+ nearest(Type, Form, Value) ),
            Wrong).

test(nearest_of_equals_is_the_first, Value == 甲子) :-
    nearest(gan_zhi, 甲丑, Value).

test(nearest_to_a_long_text) :-
    length(Codes, 100_000),
    maplist(=(0'x), Codes),
    atom_codes(Input, Codes),
    call_with_inference_limit(nearest(hexagram, Input, Value), 10_000_000, Limit),
    Limit \== inference_limit_exceeded,
    name(hexagram, Value, _, _, _).

test(nearest_of_no_type, fail) :-
    nearest(no_such_type, kun, _).

% Labels

test(labels_of_the_table, Wrong == []) :-
    findall(Lang-Value,
            ( name(Type, Value, _, _, _),
              member(Lang, [zh, hans, pinyin, en]),
              \+ ( label(Lang, Type, Value, Label), atom(Label), Label \== '' ) ),
            Wrong).

test(label_is_its_column, Wrong == []) :-
    findall(Value,
            ( name(Type, Value, S, P, E),
              \+ ( label(hans, Type, Value, S), label(pinyin, Type, Value, P),
                   label(en, Type, Value, E) ) ),
            Wrong).

test(label_zh, Wrong == []) :-
    findall(Value, ( name(Type, Value, _, _, _), atom(Value), \+ label(zh, Type, Value, Value) ), Wrong).

test(label_is_found_again, Lost == []) :-
    findall(Type-Label,
            ( name(Type, Value, _, _, _),
              member(Lang, [zh, hans, pinyin, en]),
              label(Lang, Type, Value, Label),
              \+ found(Type, Label, Value) ),
            Lost).

test(label, [forall(printed(Value, Zh, Hans, Pinyin, En)),
             Labels == [Zh, Hans, Pinyin, En]]) :-
    findall(Label, ( member(Lang, [zh, hans, pinyin, en]), label(Lang, _, Value, Label) ), Labels).

test(kind_of_every_type, Bare == []) :-
    types(Types),
    findall(Type, ( member(Type, Types), \+ kind(Type, _, _) ), Bare).
test(kind_once, Wrong == []) :-
    findall(Type, ( kind(Type, Zh, En), \+ ( findall(Type, kind(Type, _, _), [_]), atom(Zh), atom(En) ) ), Wrong).

test(label_takes_the_type,    Label == 'Pushing Upward')  :- label(en, hexagram, 升, Label).
test(label_finds_a_type,      Type-Label == sheng_jiang-rising) :- label(en, Type, 升, Label).
test(label_of_another_type,   Label == 'Officer/Ghost')   :- label(en, use, 官鬼, Label).
test(label_of_unknown,        Label == 無此名)            :- label(en, _, 無此名, Label).
test(label_quotes_unknown,    Label == '\'A b\'')         :- label(zh, _, 'A b', Label).
test(label_is_steadfast,      fail)                       :- label(en, _, 升, 'Pushing Upward').
test(label_binds_nothing,     true(var(X)))               :- label(zh, _, 有而無(X), _).
test(label_of_no_language,    error(type_error(_, fr))) :- label(fr, _, 困, _).

:- end_tests(names).

clumped_types([], []).
clumped_types([Type|Types], [Type|Clumps]) :-
    same_type(Types, Type, Rest),
    clumped_types(Rest, Clumps).

same_type([Type|Types], Type, Rest) :- !, same_type(Types, Type, Rest).
same_type(Rest, _, Rest).

sorted(Type, Sorted) :- values(Type, Values), sort(Values, Sorted).

:- meta_predicate all(?, 0, -).
all(Template, Goal, Sorted) :- findall(Template, Goal, All), sort(All, Sorted).

pair(Pair) :- gan_zhi(_, Gan, Zhi), atom_concat(Gan, Zhi, Pair).

of_parts(Pair, Gan, Zhi) :-
    name(gan_zhi, Pair, Pair, Pinyin, English),
    name(gan, Gan, _, P1, E1),
    name(zhi, Zhi, _, P2, E2),
    atomic_list_concat([P1, P2], ' ', Pinyin),
    atomic_list_concat([E1, E2], ' ', English).

spoken(Char, Syllable) :-
    name(_, Value, Simplified, Pinyin, _),
    (   integer(Value)
    ->  Printed = Simplified
    ;   format(atom(Printed), '~w', [Value])
    ),
    atom_chars(Printed, Chars),
    include(han, Chars, Han),
    atomic_list_concat(Syllables, ' ', Pinyin),
    nth1(N, Han, Char),
    nth1(N, Syllables, Syllable).

written(Trad, Simplified) :-
    name(_, Value, Form, _, _),
    \+ integer(Value),
    format(atom(Printed), '~w', [Value]),
    atom_chars(Printed, As),
    atom_chars(Form, Bs),
    nth1(N, As, Trad),
    nth1(N, Bs, Simplified).

image(乾, 天, tiān).  image(兌, 澤, zé).    image(離, 火, huǒ).  image(震, 雷, léi).
image(巽, 風, fēng).  image(坎, 水, shuǐ).  image(艮, 山, shān). image(坤, 地, dì).

full_name(Gua, Gua, Gua, Full) :-
    image(Gua, Image, _),
    atomic_list_concat([Gua, 為, Image], Full).
full_name(Gua, Outer, Inner, Full) :-
    Outer \== Inner,
    image(Outer, Above, _),
    image(Inner, Below, _),
    atomic_list_concat([Above, Below, Gua], Full).

full_pinyin(Gua, Gua, Gua, Full) :-
    name(hexagram, Gua, _, Pinyin, _),
    image(Gua, _, Image),
    atomic_list_concat([Pinyin, wéi, Image], ' ', Full).
full_pinyin(Gua, Outer, Inner, Full) :-
    Outer \== Inner,
    name(hexagram, Gua, _, Pinyin, _),
    image(Outer, _, Above),
    image(Inner, _, Below),
    atomic_list_concat([Above, Below, Pinyin], ' ', Full).

wide(0' , 0x3000)  :- !.
wide(Code, Wide)   :- Wide is Code + 0xFEE0.

capital(Code, Capital) :-
    (   between(0'a, 0'z, Code)
    ->  Capital is Code - 32
    ;   Capital = Code
    ).

vocabulary(line,        [1, 2, 3, 4, 5, 6]).
vocabulary(use,         [世, 應]).
vocabulary(place,       [內, 外]).
vocabulary(hun,         [遊魂, 歸魂]).
vocabulary(yao_xiang,   [老陽, 老陰, 少陽, 少陰]).
vocabulary(bian_hua,    [變, 化]).
vocabulary(role,        [用神, 元神, 忌神, 仇神, 洩氣]).
vocabulary(sheng_ke,    [相續, 得生, 不續反克, 受克, 克不繼, 生不續, 無動]).
vocabulary(hui_tou,     [生, 克]).
vocabulary(gua_bian,    [生, 克]).
vocabulary(qiu_fu,      [無用, 有病]).
vocabulary(fu_wei,      [世下, 動下, 靜下]).
vocabulary(fei_fu,      [飛生伏, 飛助伏, 飛克伏, 伏克飛, 伏生飛, 伏絕飛, 飛空, 飛破, 飛散]).
vocabulary(fu_chu,      [出, 半出, 不出, 少露, 不露, 同出, 雖出不出, 過旬出]).
vocabulary(fu_li,       [得力, 無力]).
vocabulary(fan_yin,     [重, 輕, 平, 非]).
vocabulary(fu_yin,      [乾克震, 神忒, 無咎]).
vocabulary(sheng_jiang, [真升, 升, 真降, 降]).
vocabulary(jin_tui,     [大進, 不進, 不能進, 進, 實退, 不退, 不及退, 退]).
vocabulary(you_wu,      [有, 無, 無而有(伏), 無而有(日月), 無而有(互變), 無而有(弱伏), 無而有(干化),
                         有而無(月破), 有而無(衰空), 有而無(交傷), 有而無(雜傷)]).
vocabulary(mu_jue,      [真, 偽, 平]).
vocabulary(kong_po,     [空, 破]).
vocabulary(gua_hou,     [旺, 相, 胎, 沒, 死, 囚, 休, 廢]).
vocabulary(by,          [日, 月]).
vocabulary(yes_no,      [有, 無]).
vocabulary(verdict,     [大凶, 凶, 吉]).
vocabulary(ground,      [反吟, 伏吟, 遊魂, 歸魂, 升, 降, 進, 退, 無而有, 有而無, 忌神無而有, 忌神有而無, 墓絕, 空, 破,
                         干化, 六合, 六合化六沖, 爻反, 卦候, 變生, 變克]).

%   input(-Type, -Input, -Values)

input(hexagram,  kun,                     [困, 坤]).
input(hexagram,  'KUN',                   [困, 坤]).
input(hexagram,  'kùn',                   [困]).
input(hexagram,  'Kùn',                   [困]).
input(hexagram,  'KÙN',                   [困]).
input(hexagram,  'ku\u0300n',             [困]).
input(hexagram,  kun4,                    [困]).
input(hexagram,  'kūn',                   [坤]).
input(hexagram,  kun1,                    [坤]).
input(hexagram,  kun2,                    []).
input(hexagram,  kun5,                    []).
input(hexagram,  'li\u0306',              []).
input(hexagram,  'kăn',                   [坎]).
input(hexagram,  困,                      [困]).
input(hexagram,  困卦,                    [困]).
input(hexagram,  ' 困 ',                  [困]).
input(hexagram,  睏,                      [困]).
input(hexagram,  '䷮',                    [困]).
input(hexagram,  "澤水困",                [困]).
input(hexagram,  泽水困,                  [困]).
input(hexagram,  'ze shui kun',           [困]).
input(hexagram,  '47',                    [困]).
input(hexagram,  '４７',                  [困]).
input(hexagram,  47,                      [困]).
input(hexagram,  '65',                    []).
input(hexagram,  '0',                     []).
input(hexagram,  'Exhaustion',            [困]).
input(hexagram,  'oppression',            [困]).
input(hexagram,  'the well',              [井]).
input(hexagram,  'Well',                  [井]).
input(hexagram,  'After-Completion',      [既濟]).
input(hexagram,  天火同人,                [同人]).
input(hexagram,  'tong2ren',              [同人]).
input(hexagram,  'tongren2',              [同人]).
input(hexagram,  'tóng-ren',              [同人]).
input(hexagram,  'tong ren4',             []).
input(hexagram,  lu,                      [履, 旅]).
input(hexagram,  lü,                      [履, 旅]).
input(hexagram,  lv3,                     [履, 旅]).
input(hexagram,  'lu:3',                  [履, 旅]).
input(hexagram,  'lu\u0308\u030C',        [履, 旅]).
input(hexagram,  lv4,                     []).
input(hexagram,  鹹,                      [咸]).
input(hexagram,  澤山鹹,                  [咸]).
input(hexagram,  恒,                      [恆]).
input(hexagram,  无妄,                    [無妄]).
input(hexagram,  遯,                      [遁]).
input(hexagram,  干,                      [乾]).
input(hexagram,  干为天,                  [乾]).
input(hexagram,  tun,                     [屯]).
input(hexagram,  'xiao chu',              [小畜]).
input(hexagram,  foo,                     []).
input(hexagram,  困坤,                    []).
input(hexagram,  卦,                      []).
input(hexagram,  the,                     []).
input(hexagram,  '',                      []).
input(hexagram,  '---',                   []).
input(hexagram,  'X=1. halt',             []).
input(hexagram,  '\U0001F600',            []).
input(gua,       乾宮,                    [乾]).
input(gua,       澤,                      [兌]).
input(gua,       ze,                      [兌]).
input(gua,       '☱',                     [兌]).
input(gua,       'lake',                  [兌]).
input(zhi,       醜,                      [丑]).
input(zhi,       'rat',                   [子]).
input(zhi,       子月,                    [子]).
input(zhi,       'yin2',                  [寅]).
input(gan,       已,                      [己]).
input(zhi,       已,                      [巳]).
input(gan_zhi,   wuyin,                   [戊寅]).
input(gan_zhi,   'wu4 yin2',              [戊寅]).
input(gan_zhi,   辛醜日,                  [辛丑]).
input(gan_zhi,   甲丑,                    []).
input(gan_zhi,   'yang earth tiger',      [戊寅]).
input(liu_qin,   才,                      [妻財]).
input(liu_qin,   财,                      [妻財]).
input(liu_qin,   'officer/ghost',         [官鬼]).
input(liu_qin,   ghost,                   [官鬼]).
input(liu_qin,   官鬼爻,                  [官鬼]).
input(liu_shen,  腾蛇,                    [螣蛇]).
input(liu_shen,  'azure_dragon',          [青龍]).
input(person,    'zhang nü',              [長女]).
input(person,    zhangnv,                 [長女]).
input(line,      3,                       [3]).
input(line,      '3',                     [3]).
input(line,      三爻,                    [3]).
input(line,      'Line 3',                [3]).
input(line,      line3,                   [3]).
input(line,      上九,                    [6]).
input(line,      7,                       []).
input(yao_xiang, '○',                     [老陽]).
input(yao_xiang, '〇',                    [老陽]).
input(yao_xiang, o,                       [老陽]).
input(yao_xiang, '×',                     [老陰]).
input(yao_xiang, x,                       [老陰]).
input(yao_xiang, 6,                       [老陰]).
input(yao_xiang, 单,                      [少陽]).
input(fei_fu,    飛剋伏,                  [飛克伏]).
input(fei_fu,    'feishengfu',            [飛生伏]).
input(fei_fu,    '飞生伏',                [飛生伏]).
input(ground,    六衝,                    [六沖]).
input(ground,    六冲,                    [六沖]).
input(you_wu,    '有而无（月破）',        [有而無(月破)]).
input(you_wu,    '無而有(幹化)',          [無而有(干化)]).
input(jie_qi,    'winter solstice',       [冬至]).
input(jie_qi,    谷雨,                    [穀雨]).
input(role,      泄氣,                    [洩氣]).
input(no_type,   kun,                     []).

%   close(-Type, -Input, -Value)

close(hexagram, kuen,          坤).
close(hexagram, 'kùnn',        坤).
close(hexagram, kun4n,         坤).
close(hexagram, exaustion,     困).
close(hexagram, tongrne,       同人).
close(hexagram, 澤水睏卦,      困).
close(hexagram, 澤水因,        困).
close(hexagram, 'After Compltion', 既濟).
close(liu_qin,  oficer,        官鬼).
close(liu_qin,  'wealt',       妻財).
close(liu_qin,  官兒,          官鬼).
close(liu_shen, 'azur dragon', 青龍).
close(zhi,      hors,          午).
close(jie_qi,   'winter solstic', 冬至).
close(jin_tui,  大近,          大進).

%   far(-Type, -Input)

far(person,   foo).
far(person,   x).
far(person,   '').
far(zhi,      '1').
far(zhi,      x).
far(zhi,      '13').
far(hexagram, 出).
far(hexagram, '??').
far(liu_qin,  president).
far(topic,    foo).

%   printed(-Value, -Zh, -Hans, -Pinyin, -En)

printed(卦(內),            內卦,             内卦,             'nèi guà',             'inner trigram').
printed(卦(外),            外卦,             外卦,             'wài guà',             'outer trigram').
printed(爻(3),             三爻,             三爻,             'sān yáo',             'line 3').
printed(6,                 上爻,             上爻,             'shàng yáo',           'line 6').
printed(有而無(月破),      '有而無(月破)',   '有而无(月破)',   'yǒu ér wú yuè pò',    'present yet absent (month-broken)').
printed(有而無(_),         '有而無(_)',      '有而无(_)',      'yǒu ér wú (_)',       'present yet absent (_)').
printed(fan(卦(內), 重),   '反吟(內卦、重)', '反吟(内卦、重)', 'fǎn yín (nèi guà, zhòng)',   'reversal (inner trigram, heavy)').
printed(fan(爻(2), _),     '反吟(二爻、_)',  '反吟(二爻、_)',  'fǎn yín (èr yáo, _)',  'reversal (line 2, _)').
printed(fu(外, 神忒),      '伏吟(外、神忒)', '伏吟(外、神忒)', 'fú yín (wài, shén tè)', 'repetition (outer, spirit astray)').
printed(半(凶),            '凶（其半）',     '凶（其半）',     'xiōng (qí bàn)',      'bad (by half)').
printed(反(起無端),        '「起無端」之反', '「起无端」之反', 'qǐ wú duān (zhī fǎn)', 'the reverse of "it arises from nothing"').
printed([妻財, [旺, 1]],   '妻財、旺、初爻', '妻财、旺、初爻', 'qī cái, wàng, chū yáo', 'Wealth, prosperous, line 1').
printed([],                '[]',             '[]',             '[]',                  '[]').
printed(_,                 '_',              '_',              '_',                   '_').
printed("text",            text,             text,             text,                  text).
printed(99,                '99',             '99',             '99',                  '99').
