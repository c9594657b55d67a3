:- encoding(utf8).
:- module(test_cases, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs), [pairs_keys/2]).
:- use_module('../../kb/tables/examples').
:- use_module('../../kb/tables/passages', [passage/4]).
:- use_module('../../kb/check/cases').

%   turned(?Id, -Spec, -Passage, -Goal, -Why): the example Id with one of its
%   claims turned round into Spec: what holds is said to fail and the reverse,
%   a value or a row is left out.

turned(Id, Passage, Spec, Goal, Why) :-
    example(Id, Passage, Whole, _),
    part(Whole, Part),
    select(Claim, Part, Rest),
    reverse_claim(Claim, Wrong, Goal, Why),
    Spec = [Wrong|Rest].

part(Whole, Part) :-
    (   memberchk(parts(Parts), Whole)
    ->  member(Part, Parts)
    ;   Part = Whole
    ).

reverse_claim(holds(Goals), fails([Goal]), Goal, derivable)   :- member(Goal, Goals).
reverse_claim(fails(Goals), holds([Goal]), Goal, underivable) :- member(Goal, Goals).
reverse_claim(values(V, Goal, [_|Values]), values(V, Goal, Values), Goal, derivable).
reverse_claim(table(R, Given, Goal, [_|Rows]), table(R, Given, Goal, Rows), Goal, derivable).

%   plain(+Value): of a kind that JSON has.

plain(Value) :- ( atom(Value) ; string(Value) ; integer(Value) ), !.
plain([])    :- !.
plain(List)  :- is_list(List), maplist(pair, List), !.
plain(List)  :- is_list(List), maplist(plain, List).

pair(Key-Value) :- atom(Key), plain(Value).

%   english_text(+Summary, -Text): Text is English, at any depth of Summary.

english_text(Pairs, Text) :-
    member(Key-Value, Pairs),
    (   memberchk(Key, [en, note_en]),
        Text = Value
    ;   Key == goals_en,
        member(Text, Value)
    ;   is_list(Value),
        member(Inner, Value),
        is_list(Inner),
        english_text(Inner, Text)
    ).

:- begin_tests(cases).

% What the text works out

test(holds, [forall(example(Id, _, _, _)), true(Result = holds(_, _)), nondet]) :-
    case_result(Id, Result).
test(count, Count == Listed) :-
    case_count(Count),
    findall(Id, example(Id, _, _, _), Ids),
    sort(Ids, Once),
    length(Once, Listed).
test(passages_exist, Wrong == []) :-
    findall(Id, ( example(Id, Passage, _, _), \+ passage(Passage, _, _, _) ), Wrong).
test(tensions_are_told, Wrong == []) :-
    findall(Id-N, ( example(Id, _, Spec, _), part(Spec, Part), member(tension(N), Part), \+ tension(N, _, _, _) ), Wrong).
test(tensions_are_of_passages, Wrong == []) :-
    findall(N-P, ( tension(N, Passages, _, _), member(P, Passages), P \= outer(_), \+ passage(P, _, _, _) ), Wrong).
test(every_tension_is_touched_on, Wrong == []) :-
    findall(N, ( tension(N, _, _, _), \+ ( example(_, _, Spec, _), part(Spec, Part), memberchk(tension(N), Part) ) ), Wrong).

% How many casts each speaks of

test(casts, [forall(member(Id-Count,
                           [ '11-1'-5,            % the days of one branch
                             '11-4'-4,            % the same, one of them left out
                             '11-5'-11,           % any month but one
                             '11-5c'-110,         % ten days in any month but one
                             '12-1'-1,
                             '13-3'-55,           % any day but those of one branch
                             '13-9b'-2,           % two persons
                             '13-10'-605,         % any month but one, any day but those of one branch
                             '13-12'-7200,        % ten hexagrams at all times
                             '14-1'-64,
                             '15-1'-60,           % the month is that of the term
                             '18-4'-4096,
                             '20-1'-1
                           ])),
             true(Casts == Count), nondet]) :-
    case_result(Id, holds(Casts, _)).
test(either_time_once, Casts == 17) :-
    spec_result(16/1,
                [ cast(乾), except([day(乙-丑)]), holds([liu_qin(1, 子孫)]),
                  either([ [month(子), day(xun(甲-子))],
                           [month(子), day(甲-子)],
                           [month(丑), day(xun(甲-子)), except([day(zhi(子))])] ]) ],
                holds(Casts, _)).

% What their proofs rest on

test(proof_passages, [forall(member(Id-Goal-Passage,
                                    [ '12-1'-fu_chu(1, 出)-'12.5n',
                                      '13-4'-fan_yin(fan(卦(外), 重))-'13.4',
                                      '16-3'-jin_tui(2, 不能進)-'16.3',
                                      '20-1'-gan_hua_yong(子孫, 有)-'20.2'
                                    ])),
                      nondet]) :-
    case_result(Id, holds(_, Proofs)),
    memberchk(proved(Goal, Passages), Proofs),
    memberchk(Passage, Passages).
test(every_claim_is_proved, Unproved == []) :-
    findall(Id-Goal,
            ( example(Id, Passage, Spec, _),
              memberchk(holds(Goals), Spec),
              \+ memberchk(line(_, _, _), Spec),
              spec_result(Passage, Spec, holds(_, Proofs)),
              member(Goal, Goals),
              \+ memberchk(proved(Goal, _), Proofs)
            ),
            Unproved).

% Wrong examples

test(wrong_is_noticed, [forall(turned(Id, Passage, Spec, Goal, Why)), nondet]) :-
    assertion(atom(Id)),
    spec_result(Passage, Spec, Result),
    assertion(Result = fails(_-_, Goal, Why)).
test(wrong_value,
     Result == fails((革-同人)-[day(甲-戌), month(午), use(官鬼)], jin_tui(6, 不進), underivable)) :-
    spec_result(n(16/3), [cast(革-同人), month(午), day(甲-戌), use(官鬼), holds([jin_tui(6, 大進), jin_tui(6, 不進)])], Result).
test(wrong_negation,
     Result == fails((革-同人)-[day(甲-戌), month(午)], jin_tui(6, 大進), derivable)) :-
    spec_result(n(16/3), [cast(革-同人), month(午), day(甲-戌), fails([jin_tui(6, 大進)])], Result).
test(wrong_on_one_day_of_five,
     Result == fails((遁-乾)-[day(辛-亥), month(亥), use(世)], hui_tou(2, 生), underivable)) :-
    spec_result(n(11/7), [cast(遁-乾), month(亥), day(zhi(亥)), use(世), holds([hui_tou(2, 生)])], Result).
test(wrong_for_one_of_two_persons,
     Result == fails((坤-艮)-[day(甲-午), month(卯), person(長男), topic(疾病)], duan(疾病, 反吟, 大凶), underivable)) :-
    spec_result(n(13/9), [ cast(坤-艮), month(卯), day(甲-午), topic(疾病), person([少男, 長男]),
                           holds([duan(疾病, 反吟, 大凶)]) ], Result).
test(wrong_where_no_exception_is_made, Result = fails(_, fan_yin(fan(爻(_), 非)), underivable)) :-
    example('13-6', Passage, Spec, _),
    exclude([Item]>>( Item = unless(_) ), Spec, Bare),
    spec_result(Passage, Bare, Result).
test(row_too_many, Result = fails((乾-坤)-[], mu_jue(內, _), underivable)) :-
    spec_result(18/2, [cast(乾-坤), untimed, table(A-B, (gua(P, A), bian_gua(P, B)), mu_jue(P, _), [乾-坤])], Result).
test(row_that_no_cast_shows, Result = fails(none, mu_jue(_, _), unmet)) :-
    spec_result(18/2, [cast(離-乾), untimed, table(A-B, (gua(P, A), bian_gua(P, B)), mu_jue(P, _), [離-乾, 震-坤])], Result).
test(value_too_many, Result = fails((坎-坤)-[], gua_bian(_, 生, 養), underivable)) :-
    spec_result(18/5, [cast(坎-坤), untimed, values(A-B, gua_bian(_, A, B), [克-養, 克-長生, 生-養])], Result).
test(used_after_all, Result = fails(_, fu_wei/3, used)) :-
    spec_result(12/3, [cast(乾), untimed, unused(fu_wei/3)], Result).
test(used_under_negation, Result = fails(_, wang_xiang/2, used)) :-
    spec_result(12/3, [cast(乾), untimed, unused(wang_xiang/2)], Result).
test(no_such_predicate, Result == fails(乾-[], no_such(1), unknown)) :-
    spec_result(16/1, [cast(乾), untimed, fails([no_such(1)])], Result).
test(no_such_conclusion, Result == fails(乾-[], jin_tui(1, 2, 3, 4), unknown)) :-
    spec_result(16/1, [cast(乾), untimed, holds([jin_tui(1, 2, 3, 4)])], Result).
test(cited_by_another_chapter_alone,
     Result = fails(_, duan(疾病, 反吟, 大凶), uncited)) :-
    spec_result(16/1, [ cast(坤-艮), month(卯), day(甲-午), topic(疾病), person([少男]),
                        holds([duan(疾病, 反吟, 大凶)]) ], Result).
test(no_cast_at_all, Result == fails(none, true, unmet)) :-
    spec_result(16/1, [cast(乾), month(子), except([month(子)]), holds([liu_qin(1, 子孫)])], Result).
test(no_such_day, Result == fails(none, true, unmet)) :-
    spec_result(16/1, [cast(乾), month(子), day(甲-丑), holds([liu_qin(1, 子孫)])], Result).
test(no_claim, Result == fails(none, true, unmet)) :-
    spec_result(16/1, [cast(乾), untimed], Result).
test(item_that_means_nothing, Result == fails(none, hold([liu_qin(1, 子孫)]), unread)) :-
    spec_result(16/1, [cast(乾), untimed, hold([liu_qin(1, 子孫)])], Result).
test(item_of_a_part_that_means_nothing, Result == fails(none, hold([]), unread)) :-
    spec_result(16/1, [parts([[cast(乾), untimed, holds([liu_qin(1, 子孫)])], [cast(乾), hold([])]])], Result).
test(no_such_hexagram, error(domain_error(cast, _))) :-
    spec_result(16/1, [cast(甲), untimed, holds([liu_qin(1, 子孫)])], _).
test(no_such_time, error(domain_error(cast, _))) :-
    spec_result(16/1, [cast(乾), year(甲-子), month(子), month_gan(甲), day(甲-子), holds([liu_qin(1, 子孫)])], _).

% What came later

test(later_by_month, Goals == [you_wu(官鬼, 有)]) :-
    case_later('12-1', later([month(寅)], All)),
    include([Goal]>>( Goal = you_wu(_, _) ), All, Goals).
test(later_of_the_mutual_hexagram) :-
    case_later('11-5', later([month(亥)], Goals)),
    memberchk(hu_yong(子孫, 外), Goals).
test(later_by_month_and_day) :-
    case_later('20-1', later([month(亥), day(甲-辰)], Goals)),
    memberchk(you_wu(子孫, _), Goals),
    \+ memberchk(gan_hua_yong(子孫, _), Goals).
test(later_only_where_told, Ids == ['11-5', '12-1', '20-1']) :-
    findall(Id, case_later(Id, _), Ids).

% The summary

test(summary_keys, Keys == [ id, passage, zh, en, note_zh, note_en, claims, tensions, later,
                             status, casts, proofs, witness, goal, why ]) :-
    case_summary('12-1', Summary),
    pairs_keys(Summary, Keys).
test(summary_is_plain, [forall(member(Id, ['11-5', '13-1', '13-6', '16-0', '20-1'])), nondet]) :-
    case_summary(Id, Summary),
    maplist(pair, Summary).
test(summary_text, Texts == ["豐之萃，申月，酉日，用妻財", "Abundance to Gathering Together, month of the Monkey, a day of the Rooster, use god Wealth"]) :-
    case_summary('11-1', Summary),
    findall(Text, ( member(Key, [zh, en]), memberchk(Key-Text, Summary) ), Texts).
test(summary_text_of_parts, Zh == "坎之坤；震之坎") :-
    case_summary('18-5', Summary),
    memberchk(zh-Zh, Summary).
test(summary_text_of_any, En == "any hexagram, Winter Solstice") :-
    case_summary('19-2', Summary),
    memberchk(en-En, Summary).
test(summary_text_of_every_item, Wrong == []) :-
    findall(Id-Lang,
            ( case_summary(Id, Summary),
              (   member(Lang, [zh, en]),
                  memberchk(Lang-Text, Summary),
                  ( Text == "" ; sub_string(Text, _, _, _, "_") )
              ;   Lang = chinese_in_english,
                  english_text(Summary, Text),
                  string_codes(Text, Codes),
                  member(Code, Codes),
                  between(0x2E80, 0x9FFF, Code)
              )
            ),
            Wrong).
test(summary_tension, N-Keys == 6-['20.2n', '17.2', '20.5']) :-
    case_summary('20-1', Summary),
    memberchk(tensions-[Tension|_], Summary),
    memberchk(number-N, Tension),
    memberchk(passages-Keys, Tension).
test(summary_outcome, [holds, 1] == [Status, Casts]) :-
    case_summary('16-1', Summary),
    memberchk(status-Status, Summary),
    memberchk(casts-Casts, Summary).

:- end_tests(cases).
