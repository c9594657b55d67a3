:- encoding(utf8).
:- module(sentence,
          [ sentence/3,            % +Lang, +Goal, -Text
            goal_text/2            % +Goal, -Text
          ]).

:- use_module(notation).
:- use_module('../tables/names', [name/5, kind/3, label/4]).
:- use_module(library(lists)).
:- use_module(library(apply)).

/** <module> Sentences

Every conclusion and every premise reads as a sentence in Chinese (zh) and in
English (en), by the gloss/3 that stands with its predicate:

    gloss(fu_qin(_, Y, Q), zh("~w下伏~w"-[line:Y, liu_qin:Q]), en("~w hides ~w"-[line:Y, liu_qin:Q])).

A value is written Type:Value, Type one of those of names:name/5 or `n`, a plain
number, for many a sign has several meanings. A gloss that has a value in its
head is for that value alone, and one that has `any` there for where it is not
known: fu_chu(_, Y, any). \+ Goal and forall(A, B) have glosses of their own
where they are premises of rules; others are said by way of Goal, A and B.
*/

%!  sentence(+Lang, +Goal, -Text) is det.
%
%   Text, a string without a final stop, says Goal in Lang, zh or en. Goal may
%   be a conclusion, a fact, a test, defeats/2, or these joined by `,` `;` \+
%   and forall/2. A variable in it reads as "some line", 某爻, or what else
%   would stand there. A goal without a gloss reads as the term itself.

sentence(Lang, Goal, Text) :-
    closed(Goal, Closed),
    phrase(said(Closed, Lang, some), Parts),
    atomic_list_concat(Parts, Joined),
    atom_string(Joined, Text).

%   closed(+Goal, -Closed): Closed is Goal with `any` for its variables.

closed(Goal, Closed) :-
    (   ground(Goal)
    ->  Closed = Goal
    ;   copy_term(Goal, Closed),
        term_variables(Closed, Variables),
        maplist(=(any), Variables)
    ).

%   said(+Goal, +Lang, +Some)//: the parts that say Goal, its unknown values
%   with the word Some: some, any, that.

said(Goal, Lang, Some) --> { glossed(Lang, Goal, Some, Text) }, !, [Text].
said(\+ Goal, Lang, _) --> { glossed(Lang, Goal, no, Text) }, !, [Text].
said(\+ member(X, List), Lang, _) -->
    { is_list(List), \+ rule(X, _, _, _), labels(Lang, [X|List], [Label|Labels]) },
    !,
    outside(Lang, Label, Labels).
said(\+ Goal, Lang, _) --> !, negation(Lang), said(Goal, Lang, any).
said((A, B), Lang, Some) --> !, said(A, Lang, Some), conjunction(Lang), said(B, Lang, Some).
said((A ; B), Lang, Some) --> !, said(A, Lang, Some), disjunction(Lang), said(B, Lang, Some).
said(forall(A, B), Lang, _) --> !, universal(Lang, A, B).
said(defeats(Citation, Head), Lang, Some) --> !, exception(Lang, Citation, Some, Head).
said(member(_, [Citation|_]), Lang, _) --> { rule(Citation, _, _, _) }, !, source(Lang, Citation).
said(member(X, List), Lang, _) -->
    { is_list(List), labels(Lang, [X|List], [Label|Labels]) },
    !,
    among(Lang, Label, Labels).
said(Test, Lang, _) --> { comparison(Lang, Test, A, Between, B), compared(Lang, A, B, X, Y) }, !, [X, Between, Y].
said(Goal, _, _) --> { bare_text(Goal, Text) }, [Text].

negation(zh) --> ['並非'].
negation(en) --> ['it is not so that '].

conjunction(zh) --> ['，且'].
conjunction(en) --> [', and '].

disjunction(zh) --> ['，或'].
disjunction(en) --> [', or '].

universal(zh, A, B) --> ['凡'], said(A, zh, some), ['者，'], said(B, zh, that).
universal(en, A, B) --> ['wherever '], said(A, en, some), [', '], said(B, en, that).

exception(zh, Citation, Some, Head) --> ['此處不從'], cited(zh, Citation), ['斷為「'], said(Head, zh, Some), ['」'].
exception(en, Citation, Some, Head) --> cited(en, Citation), [' is set aside here, which would give: '], said(Head, en, Some).

cited(zh, any)         --> !, ['常例'].
cited(en, any)         --> !, ['the rule'].
cited(Lang, Citation)  --> { citation_passage(Citation, Passage) }, passage(Lang, Passage).

passage(_,  C/P)       --> !, [C, '.', P].
passage(zh, n(C/P))    --> !, [C, '.', P, 註].
passage(en, n(C/P))    --> !, ['the note on ', C, '.', P].
passage(zh, outer(N))  --> !, [第, N, 章].
passage(en, outer(N))  --> !, ['chapter ', N].
passage(zh, base)      --> !, ['常例'].
passage(en, base)      --> ['the common art'].

source(zh, Citation)   --> ['其例出於'], cited(zh, Citation).
source(en, Citation)   --> ['the rule in question is from '], cited(en, Citation).

among(zh, Label, [One])     --> !, [Label, '為', One].
among(en, Label, [One])     --> !, [Label, ' is ', One].
among(zh, Label, Labels)    --> { atomic_list_concat(Labels, '、', List) }, [Label, '為', List, '之一'].
among(en, Label, Labels)    --> { atomic_list_concat(Labels, ', ', List) }, [Label, ' is one of ', List].

outside(zh, Label, [One])     --> !, [Label, '非', One].
outside(en, Label, [One])     --> !, [Label, ' is not ', One].
outside(zh, Label, Labels)    --> { atomic_list_concat(Labels, '、', List) }, [Label, '不在', List, '之中'].
outside(en, Label, Labels)    --> { atomic_list_concat(Labels, ', ', List) }, [Label, ' is none of ', List].

%   compared(+Lang, +A, +B, -X, -Y): X and Y tell the values A and B of a test; a whole
%   number by itself may count anything.

compared(_, A, B, X, Y) :-
    ( integer(A) ; integer(B) ),
    !,
    maplist(bare_text, [A, B], [X, Y]).
compared(Lang, A, B, X, Y) :- labels(Lang, [A, B], [X, Y]).

%   comparison(+Lang, +Test, -A, -Between, -B).

comparison(zh, A == B, A, '即', B).
comparison(en, A == B, A, ' is ', B).
comparison(zh, A \== B, A, '不是', B).
comparison(en, A \== B, A, ' is not ', B).
comparison(zh, A = B,  A, '即', B).
comparison(en, A = B,  A, ' is ', B).
comparison(zh, A \= B, A, '不是', B).
comparison(en, A \= B, A, ' is not ', B).
comparison(zh, A < B,  n:A, '小於', n:B).
comparison(en, A < B,  n:A, ' is less than ', n:B).
comparison(zh, A > B,  n:A, '大於', n:B).
comparison(en, A > B,  n:A, ' is more than ', n:B).
comparison(zh, A =< B, n:A, '不大於', n:B).
comparison(en, A =< B, n:A, ' is at most ', n:B).
comparison(zh, A >= B, n:A, '不小於', n:B).
comparison(en, A >= B, n:A, ' is at least ', n:B).


                /*******************************
                *           GLOSSES            *
                *******************************/

%   glossed(+Lang, +Goal, +Some, -Text) is semidet: a gloss says Goal. With the
%   word `no` it denies it, where it opens with an unknown value.

glossed(Lang, Goal, Some, Text) :-
    functor(Goal, Name, Arity),
    functor(Head, Name, Arity),
    gloss(Head, Zh, En),
    subsumes_term(Head, Goal),
    !,
    Head = Goal,
    spoken(Lang, Zh, En, Said),
    sayable(Goal, Said),
    worded(Said, Lang, Some, Text).

%   sayable(+Goal, +Said): a denial with "some line" in it would say too little.

sayable(\+ _, _-Values) :- !, \+ memberchk(_:any, Values).
sayable(_, _).

spoken(zh, Zh, _, Zh).
spoken(en, _, En, En).

worded(Format-Values, Lang, Some, Text) :-
    !,
    opening(Some, Lang, Format, Values, Rest),
    maplist(value_label(Lang, Rest), Values, Labels0),
    first_label(Some, Lang, Values, Labels0, Labels),
    format(atom(Text0), Format, Labels),
    foldl(settled(Lang), Values, Text0, Text).
worded(Text, _, Some, Text) :-
    Some \== no.

%   opening(+Some, +Lang, +Format, +Values, -Rest): the word for the values
%   but the first.

opening(no, Lang, Format, [_:any|_], any) :- !, opener(Lang, Opener), sub_string(Format, 0, _, _, Opener).
opening(Some, _, _, _, Some) :- Some \== no.

opener(_,  "~w").
opener(en, "the ~w").

first_label(no, Lang, [Type:any|_], [_|Labels], [Label|Labels]) :- !, unknown(Lang, no, Type, Label).
first_label(_, _, _, Labels, Labels).

%   value_label(+Lang, +Some, +Typed, -Label): how a value of a gloss reads.

value_label(Lang, Some, Type:Value, Label) :-
    (   unknown_value(Value)
    ->  unknown(Lang, Some, Type, Label)
    ;   typed_label(Lang, Type, Value, Label)
    ).

unknown_value(any).
unknown_value(半(any)).
unknown_value(反(any)).

% A bare 世 or 應 would read as a word of the sentence.

typed_label(zh, use, 世, 世爻) :- !.
typed_label(zh, use, 應, 應爻) :- !.
typed_label(zh, n, N, Label) :- figure(N, Label), !.
typed_label(_,  n, N, Label) :- !, Label = N.
typed_label(zh, Type, Name, Label) :- string(Name), kind(Type, Kind, _), !, atom_concat(Kind, Name, Label).
typed_label(en, Type, Name, Label) :- string(Name), kind(Type, _, Kind), !, named_label(Kind, Name, Label).
typed_label(Lang, Type, Value, Label) :- label(Lang, Type, Value, Label).

%   named_label(+Kind, +Name, -Label): the name of a variable with what it is of, in
%   English; a line is told as by its number.

named_label(line, Name, Label) :- !, atom_concat('line ', Name, Label).
named_label(Kind, Name, Label) :- atomic_list_concat([the, Kind, Name], ' ', Label).

figure(N, Label) :- integer(N), nth0(N, [〇, 一, 二, 三, 四, 五, 六, 七, 八, 九, 十, 十一, 十二], Label).

unknown(Lang, Some, Type, Label) :-
    kind(Type, Zh, En),
    word(Lang, Some, Word),
    (   Lang == zh
    ->  atom_concat(Word, Zh, Label)
    ;   atomic_list_concat([Word, En], ' ', Label)
    ).

word(zh, some, 某).
word(zh, any,  任一).
word(zh, that, 該).
word(zh, no,   無一).
word(en, Some, Some).

%   settled(+Lang, +Typed, +Text0, -Text): an unknown value brings its kind and
%   its article along, and drops those that the gloss has around it; so does the
%   name of a variable, a string.

settled(Lang, Type:any, Text0, Text) :-
    kind(Type, Zh, En),
    !,
    (   Lang == zh
    ->  findall(Old-New, doubled_zh(Zh, Old, New), Pairs)
    ;   findall(Old-New, doubled_en(En, Old, New), Pairs)
    ),
    foldl(replaced, Pairs, Text0, Text).
settled(zh, Type:Name, Text0, Text) :-
    string(Name),
    kind(Type, Kind, _),
    !,
    atom_concat(Kind, Name, New),
    findall(Old-New, around_zh(Kind, New, Old), Pairs),
    foldl(replaced, Pairs, Text0, Text).
settled(en, Type:Name, Text0, Text) :-
    string(Name),
    kind(Type, _, Kind),
    !,
    named_label(Kind, Name, New),
    atomic_list_concat([Kind, Name], ' ', Bare),
    findall(Old-Kept,
            (   member(Parts-Kept, [[Kind, New]-Bare, [Kind, of, New]-Bare, [New, Kind]-New, [the, New]-New]),
                atomic_list_concat(Parts, ' ', Old)
            ;   member(Before, [a, its, moving, inner, outer]),
                maplist(after(Before), [New, Bare], [Old, Kept])
            ),
            Pairs),
    atom_concat(' ', Text0, Spaced0),
    foldl(replaced, Pairs, Spaced0, Spaced),
    atom_concat(' ', Text, Spaced).
settled(_, _, Text, Text).

after(Before, Word, Text) :- atomic_list_concat(['', Before, Word], ' ', Text).

doubled_zh(Kind, Old, New) :-
    word(zh, _, Word),
    atom_concat(Word, Kind, New),
    around_zh(Kind, New, Old).

around_zh(Kind, New, Old) :-
    (   atom_length(Kind, Length),
        Length > 1,
        atom_concat(Kind, New, Old)
    ;   atom_concat(New, Kind, Old)
    ).

doubled_en(Kind, Old, New) :-
    member(Word, [some, any, that, no]),
    atomic_list_concat([Word, Kind], ' ', New),
    (   member(Article, [the, a]),
        member(Parts, [[Article, Kind, New], [Article, Kind, of, New], [Article, New]])
    ;   Parts = [New, Kind]
    ),
    atomic_list_concat(Parts, ' ', Old).

replaced(Old-New, Text0, Text) :-
    atomic_list_concat(Parts, Old, Text0),
    atomic_list_concat(Parts, New, Text).

%   labels(+Lang, +Values, -Labels): the values of a test, each plain or
%   Type:Value. Plain ones are of one type, the first that has them all; where one is a
%   term that is no name, they are shown as they are written. A number by itself is of
%   no type.

labels(Lang, Values, Labels) :-
    (   member(Value, Values),
        compound(Value),
        Value \= n:_,
        \+ name(_, Value, _, _, _)
    ->  maplist(bare_text, Values, Labels)
    ;   common_type(Values, Type),
        maplist(plain_label(Lang, Type), Values, Labels)
    ).

common_type(Values, Type) :-
    (   Values = [First|_],
        name(Type0, First, _, _, _),
        forall(member(Value, Values), name(Type0, Value, _, _, _))
    ->  Type = Type0
    ;   true
    ).

plain_label(_, _, any, '_') :- !.
plain_label(_, Type, N, N) :- var(Type), integer(N), !.
plain_label(_, _, n:N, Label) :- compound(N), !, bare_text(N, Label).
plain_label(Lang, _, n:N, Label) :- !, value_label(Lang, any, n:N, Label).
plain_label(Lang, Type, Value, Label) :- label(Lang, Type, Value, Label).


                /*******************************
                *            TERMS             *
                *******************************/

%!  goal_text(+Goal, -Text) is det.
%
%   Text, an atom, is Goal as it is written in queries and JSON: variables as X1, X2 …,
%   without the chart where a predicate has it first, and elsewhere with Pan for it.

goal_text(Goal, Text) :-
    without_pan(Goal, Bare),
    (   ground(Bare)
    ->  Named = Bare
    ;   copy_term(Bare, Named),
        term_variables(Named, Variables),
        name_variables(Variables, 1)
    ),
    format(atom(Text), "~W", [Named, [quoted(true), numbervars(true), spacing(next_argument)]]).

name_variables([], _).
name_variables(['$VAR'(Name)|Variables], N) :-
    atom_concat('X', N, Name),
    Next is N + 1,
    name_variables(Variables, Next).

without_pan(Term, Term) :- \+ compound(Term), !.
without_pan(Pan, '$VAR'('Pan')) :- is_pan(Pan), !.
without_pan('$VAR'(Name), '$VAR'(Name)) :- !.
without_pan(Term, Bare) :-
    compound_name_arguments(Term, Name, Args),
    (   Args = [Pan|Kept],
        is_pan(Pan),
        length(Args, Arity),
        public(Name/Arity)
    ->  true
    ;   Kept = Args
    ),
    maplist(without_pan, Kept, Bares),
    ( Bares == [] -> Bare = Name ; compound_name_arguments(Bare, Name, Bares) ).

public(Predicate) :- rule_home(Predicate, _), !.
public(Predicate) :- leaf_home(Predicate, _, _), !.

%   bare_text(+Term, -Text): Term as it is written, `_` for what is not known.

bare_text(Term, Text) :-
    without_any(Term, Open),
    goal_text(Open, Text).

without_any(any, '$VAR'('_')) :- !.
without_any(Term, Open) :-
    (   compound(Term),
        \+ is_pan(Term)
    ->  compound_name_arguments(Term, Name, Args),
        maplist(without_any, Args, Opens),
        compound_name_arguments(Open, Name, Opens)
    ;   Open = Term
    ).

is_pan(Term) :- compound(Term), compound_name_arity(Term, pan, 12).
