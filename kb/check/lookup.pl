:- encoding(utf8).
:- module(lookup,
          [ passages_meant/2,      % +Text, -Meant
            passage_brief/2,       % ?Passage, -View
            passage_view/2,        % ?Passage, -View
            chapter_view/2,        % ?Chapter, -View
            rules_found/3,         % +Filters, -Understood, -Views
            rule_view/2,           % ?Source, -View
            rule_text/4,           % +Source, -Text, -Term, -Names
            overrules/4,           % ?By, ?Citation, ?Goal, -Source
            resting/2,             % +Goals, -Rules
            terms_meant/2,         % +Text, -Terms
            term_view/2,           % ?Term, -View
            topic_verdict/2,       % ?Topic, -View
            finding_at/2           % ?Passage, -View
          ]).

:- use_module('../engine/notation').
:- use_module('../engine/sentence').
:- use_module('../engine/domain', [argument_domain/3]).
:- use_module('../tables/names', [name/5, kind/3, label/4, lookup/3, near/3, near_of/3]).
:- use_module('../tables/passages').
:- use_module('../tables/glossary').
:- use_module('../tables/readings').
:- use_module('../tables/topics', [topic/3]).
:- use_module('../tables/examples', [example/4, tension/4]).
:- use_module('../chart/sentences').
:- use_module(cases, [case_summary/2]).
:- use_module(library(apply)).
:- use_module(library(dcg/basics)).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(pairs)).

/** <module> The doctrine looked up

What stands at a passage, which rules there are and which rest on which, what a
term of the art means: the knowledge base asked about itself.

A view is a list of Key-Value that can be written as JSON: its values are atoms,
strings, integers, `null`, lists of such, or views. Errors are thrown as
refused(Kind, Message, Candidates), of one sentence.
*/

refuse(Kind, Format, Values, Candidates) :-
    format(string(Message), Format, Values),
    throw(refused(Kind, Message, Candidates)).


                /*******************************
                *       WHAT WAS TYPED         *
                *******************************/

%!  passages_meant(+Text, -Meant) is det.
%
%   Text, as somebody typed it, means chapter(N), by its number or its name, or
%   passage(Passage), by its citation in any common form or by its opening words.
%   The letter that tells rules apart is let go. Throws refused(unknown, …), with
%   the nearest, where Text means neither.

passages_meant(Text, Meant) :-
    format(string(Raw), "~w", [Text]),
    normalize_space(atom(Name), Raw),
    atom_codes(Name, Codes),
    maplist(plain, Codes, Plain),
    (   phrase(reference(Meant0), Plain)
    ->  known(Text, Meant0, Meant)
    ;   titled(Name, Chapter)
    ->  Meant = chapter(Chapter)
    ;   passage(Passage, Name, _, _)
    ->  Meant = passage(Passage)
    ;   format(string(Message), "unknown passage \"~w\"; a passage is 11.1 to 20.5, its note 11.1n, a chapter 11 to 20", [Text]),
        (   near_title(Name, Number, Title)
        ->  refuse(unknown, "~w; nearest: ~w ~w", [Message, Number, Title], [Number])
        ;   refuse(unknown, "~w", [Message], [])
        )
    ).

%   plain(+Code0, -Code): signs of full width as the ordinary ones, small letters.

plain(Code0, Code) :- between(0xFF01, 0xFF5E, Code0), !, Ordinary is Code0 - 0xFEE0, plain(Ordinary, Code).
plain(Code0, Code) :- between(0'A, 0'Z, Code0), !, Code is Code0 + 0'a - 0'A.
plain(Code, Code).

reference(Meant) --> { Meant = passage(_) }, source_reference(Meant), rule_letter.
reference(passage(n(Chapter/N))) --> note_sign, blanks, optional(`(`), number(Chapter, N), optional(`)`), rule_letter.
reference(passage(n(Chapter/N))) --> number(Chapter, N), blanks, note_sign, rule_letter.
reference(passage(Chapter/N)) --> number(Chapter, N), rule_letter.
reference(chapter(Chapter)) --> chapter_sign, blanks, nat(Chapter), blanks, optional(`章`).

source_reference(passage(base)) --> `base`.
source_reference(passage(base)) --> `常例`.
source_reference(passage(base)) --> `common art`.
source_reference(passage(outer(N))) --> outer_sign, blanks, optional(`(`), nat(N), optional(`)`).

outer_sign --> `outer`.
outer_sign --> `外`.

note_sign --> `note`.
note_sign --> `n`.
note_sign --> `註`.
note_sign --> `注`.

chapter_sign --> `chapter`.
chapter_sign --> `ch.`.
chapter_sign --> `ch`.
chapter_sign --> `第`.
chapter_sign --> [].

number(Chapter, N) --> nat(Chapter), [Sign], { memberchk(Sign, `./:-`) }, nat(N).

nat(N) --> digits([D|Ds]), { number_codes(N, [D|Ds]) }.

rule_letter --> [].
rule_letter --> `/`, [Code], { code_type(Code, csymf) }, string_without(`/ `, _).

optional(Codes) --> Codes.
optional(_)     --> [].

%   known(+Text, +Meant0, -Meant): what is referred to exists.

known(_, chapter(N), chapter(N)) :- chapter(N, _, _, _), !.
known(_, chapter(N), passage(outer(N))) :- source(outer(N), _, _), !.
known(Text, chapter(N), _) :-
    !,
    findall(C, chapter(C, _, _, _), Chapters),
    findall(O, source(outer(O), _, _), Others),
    append(Chapters, Others, All),
    closest(N, All, Near),
    atomic_list_concat(Others, ', ', Cited),
    refuse(unknown, "unknown chapter \"~w\"; the chapters are 11 to 20, and of the others ~w are cited; nearest: ~w",
           [Text, Cited, Near], [Near]).
known(_, passage(Passage), passage(Passage)) :-
    ( passage(Passage, _, _, _) ; source(Passage, _, _) ),
    !.
known(Text, passage(outer(N)), _) :-
    !,
    findall(O, source(outer(O), _, _), Others),
    closest(N, Others, Near),
    atomic_list_concat(Others, ', ', All),
    refuse(unknown, "unknown passage \"~w\"; other chapters are cited as outer ~w; nearest: outer ~w", [Text, All, Near], [Near]).
known(Text, passage(Passage), _) :-
    numbers(Passage, Chapter, N),
    findall(C, chapter(C, _, _, _), Chapters),
    closest(Chapter, Chapters, Home),
    findall(M, passage(Home/M, _, _, _), Numbers),
    closest(N, Numbers, Near),
    last(Numbers, Last),
    (   Passage = n(_),
        passage(n(Home/Near), _, _, _)
    ->  Nearest = n(Home/Near)
    ;   Nearest = Home/Near
    ),
    citation_key(Nearest, Key),
    refuse(unknown, "unknown passage \"~w\"; chapter ~w has ~w.1 to ~w.~w, not every one with a note; nearest: ~w",
           [Text, Home, Home, Home, Last, Key], [Key]).

numbers(n(Chapter/N), Chapter, N) :- !.
numbers(Chapter/N, Chapter, N).

closest(N, Numbers, Near) :-
    findall(Distance-M, ( member(M, Numbers), Distance is abs(M - N) ), Pairs),
    keysort(Pairs, [_-Near|_]).

%   titled(+Name, -Chapter): Chapter is called Name, in any form of its title.

titled(Name, Chapter) :-
    lookup(term, Name, Terms),
    member(Term, Terms),
    chapter(Chapter, Term, _, _),
    !.

near_title(Name, Number, Title) :-
    findall(Form, ( chapter(_, Zh, Pinyin, En), member(Form, [Zh, Pinyin, En]) ), Forms),
    near_of(Forms, Name, Near),
    chapter(Number, Title, Pinyin, En),
    memberchk(Near, [Title, Pinyin, En]),
    !.


                /*******************************
                *          PASSAGES            *
                *******************************/

%!  passage_brief(?Passage, -View) is nondet.
%
%   View has the passage, kind (text, note or source), chapter, locator, zh and en
%   (the gists), rules and examples (keys alone) and not_encoded (zh and en of the
%   reason, or null). Passages in the order of the book, then base and outer(N).

passage_brief(Passage, View) :-
    passage_gist(Passage, Kind, Chapter, Locator, Zh, En),
    citation_key(Passage, Key),
    passage_rules(Passage, Sources),
    findall(Rule, ( member(Source, Sources), rule_key(Source, Rule) ), Rules),
    findall(Id, example(Id, Passage, _, _), Examples),
    reason(Passage, Reason),
    View = [ passage-Key, kind-Kind, chapter-Chapter, locator-Locator, zh-Zh, en-En,
             rules-Rules, examples-Examples, not_encoded-Reason ].

passage_gist(Passage, Kind, Chapter, Locator, Zh, En) :-
    passage(Passage, Locator, Zh, En),
    numbers(Passage, Chapter, _),
    ( Passage = n(_) -> Kind = note ; Kind = text ).
passage_gist(Source, source, null, null, Zh, En) :-
    source(Source, Zh, En).

reason(Passage, Reason) :-
    (   not_encoded(Passage, Zh-En)
    ->  Reason = [zh-Zh, en-En]
    ;   Reason = null
    ).

%   passage_rules(+Passage, -Sources): where the rules stand that cite Passage,
%   those of its own chapter first.

passage_rules(Passage, Sources) :-
    findall(Order-Source,
            ( cited_by(Citation, Passage), rule(Citation, _, _, Source), source_order(Passage, Source, Order) ),
            Pairs),
    keysort(Pairs, Sorted),
    pairs_values(Sorted, Sources).

source_order(Passage, File:Line, order(Away, File, Line)) :-
    (   integer_chapter(Passage, Chapter),
        file_chapter(File, Chapter)
    ->  Away = 0
    ;   Away = 1
    ).

integer_chapter(Passage, Chapter) :-
    passage(Passage, _, _, _),
    numbers(Passage, Chapter, _).

file_chapter(File, Chapter) :-
    atom_concat('chapters/ch', Rest, File),
    sub_atom(Rest, 0, 2, _, Digits),
    atom_number(Digits, Chapter).

rule_key(Source, Key) :-
    rule(Citation, _, _, Source),
    !,
    citation_key(Citation, Key).

%!  passage_view(?Passage, -View) is nondet.
%
%   View has all that passage_brief/2 gives, its rules as rule_view/2 and its
%   examples as cases:case_summary/2, and besides
%
%     - readings, each with name, default, zh, en (how it is disputed), disputed
%       (true where the passage is why) and rules (those of the passage that ask it)
%     - overrules and overruled_by, each with rule and passage (the exception's),
%       against and against_passage, term, zh and en (the conclusion)
%     - emendations, each with as, read (null where it is unresolved) and why
%     - tensions, each with number, passages, zh and en
%     - topics, the matters that it judges
%     - findings, each as finding_at/2
%
%   The examples are run.

passage_view(Passage, View) :-
    passage_brief(Passage, Brief),
    passage_rules(Passage, Sources),
    findall(Rule, ( member(Source, Sources), rule_view(Source, Rule) ), Rules),
    findall(Case, ( example(Id, Passage, _, _), case_summary(Id, Case) ), Cases),
    findall(Reading, passage_reading(Passage, Reading), Readings),
    findall(Over, ( cited_by(By, Passage), overrule_view(By, _, Over) ), Overrules),
    findall(Over, ( cited_by(Citation, Passage), overrule_view(_, Citation, Over) ), Overruled),
    findall([as-As, read-Read, why-Why], emended(Passage, As, Read, Why), Emendations),
    findall(Tension, passage_tension(Passage, Tension), Tensions),
    findall(Topic, ( topic(Topic, _, Passages), memberchk(Passage, Passages) ), Topics),
    findall(Finding, finding_at(Passage, Finding), Findings),
    foldl(put, [rules-Rules, examples-Cases], Brief, Full),
    append(Full,
           [ readings-Readings, overrules-Overrules, overruled_by-Overruled,
             emendations-Emendations, tensions-Tensions, topics-Topics, findings-Findings ],
           View).

put(Key-Value, View0, View) :-
    selectchk(Key-_, View0, Key-Value, View).

%   cited_by(-Citation, +Passage): a rule's Citation is of Passage.

cited_by(Citation, Passage) :-
    ( Citation = Passage ; Citation = Passage/_ ),
    rule(Citation, _, _, _),
    citation_passage(Citation, Passage).

passage_reading(Passage, [name-Name, default-Default, zh-Zh, en-En, disputed-Disputed, rules-Rules]) :-
    reading_option(Name, Default, _),
    rests_on(Name, Passages, Zh, En),
    findall(Key,
            ( cited_by(Citation, Passage),
              rule(Citation, _, Body, _),
              premise(Body, reading(_, Asked, _)),
              Asked == Name,
              citation_key(Citation, Key)
            ),
            Keys),
    list_to_set(Keys, Rules),
    ( memberchk(Passage, Passages) -> Disputed = true ; Disputed = false ),
    \+ ( Disputed == false, Rules == [] ).

emended(Passage, As, Read, Why) :-
    emendation(Passage, As, Read0, Why),
    ( Read0 == unresolved -> Read = null ; Read = Read0 ).

passage_tension(Passage, [number-N, passages-Keys, zh-Zh, en-En]) :-
    tension(N, Passages, Zh, En),
    memberchk(Passage, Passages),
    maplist(citation_key, Passages, Keys).

%!  finding_at(?Passage, -View) is nondet.
%
%   A finding that a module of checks keeps touches Passage; View has its key, zh
%   and en.

:- multifile finding_at/2.
:- dynamic finding_at/2.

%!  chapter_view(?Chapter, -View) is nondet.
%
%   View has the number of Chapter, its name as zh, pinyin and en, and passages,
%   each as passage_brief/2.

chapter_view(N, [number-N, zh-Zh, pinyin-Pinyin, en-En, passages-Briefs]) :-
    chapter(N, Zh, Pinyin, En),
    findall(Brief, ( passage_gist(Passage, _, N, _, _, _), passage_brief(Passage, Brief) ), Briefs).


                /*******************************
                *            RULES             *
                *******************************/

%!  rule_view(?Source, -View) is nondet.
%
%   View has of the rule at Source, File:Line, its citation (rule), passage,
%   chapter (null for base and outer), predicate, kind (rule or exception), file
%   and line, text (as it stands in the source), zh and en (how it reads), and
%   the rules that it overrules and that overrule it (overrules, overruled_by).

rule_view(Source, View) :-
    rule(Citation, Head, _, Source),
    citation_key(Citation, Key),
    citation_passage(Citation, Passage),
    citation_key(Passage, PassageKey),
    ( integer_chapter(Passage, Chapter) -> true ; Chapter = null ),
    conclusion(Head, Kind, Goal),
    functor(Goal, Name, Arity),
    format(atom(Predicate), "~w/~w", [Name, Arity]),
    rule_text(Source, Text, Term, Names),
    rule_sentence(zh, Term, Names, Zh),
    rule_sentence(en, Term, Names, En),
    findall(Target, ( overrules(Citation, Other, _, _), citation_key(Other, Target) ), Targets),
    findall(By, ( overrules(Other, Citation, _, _), citation_key(Other, By) ), Exceptions),
    Source = File0:Line,
    atom_concat('kb/', File0, File),
    View = [ rule-Key, passage-PassageKey, chapter-Chapter, predicate-Predicate, kind-Kind, file-File, line-Line,
             text-Text, zh-Zh, en-En, overrules-Targets, overruled_by-Exceptions ].

conclusion(defeats(_, Goal), exception, Goal) :- !.
conclusion(Goal, rule, Goal).

%!  rule_text(+Source, -Text, -Term, -Names) is det.
%
%   Text, a string, is what stands in the knowledge base at Source, File:Line: one
%   clause, Term, whose variables are named by Names, a list of Name=Variable.
%   Throws refused(load, …) where File no longer has there what was loaded.

rule_text(File:Line, Text, Term, Names) :-
    kb_file(File, Path),
    setup_call_cleanup(
        open(Path, read, In, [encoding(utf8)]),
        ( forall(between(2, Line, _), skip(In, 0'\n)),
          read_string(In, _, Rest)
        ),
        close(In)),
    (   catch(clause_text(Rest, Text, Term, Names), error(syntax_error(_), _), fail),
        loaded(Term, File:Line)
    ->  true
    ;   refuse(load, "kb/~w has changed since it was loaded", [File], [])
    ).

kb_file(File, Path) :-
    module_property(notation, file(Here)),
    file_directory_name(Here, Engine),
    file_directory_name(Engine, Root),
    atomic_list_concat([Root, File], '/', Path).

clause_text(Rest, Text, Term, Names) :-
    setup_call_cleanup(
        open_string(Rest, Stream),
        ( read_term(Stream, Term, [module(notation), variable_names(Names)]),
          character_count(Stream, Length)
        ),
        close(Stream)),
    sub_string(Rest, 0, Length, _, Clause),
    split_string(Clause, "", " \t\r\n", [Text]).

loaded(Term, Source) :-
    rule(Citation, Head, Body, Source),
    taken_apart(Term, Citation0, Head0, Body0),
    rule(Citation, Head, Body) =@= rule(Citation0, Head0, Body0),
    !.

taken_apart((Citation :: Head :- Body), Citation, Head, Body) :- !.
taken_apart((Citation :: Head), Citation, Head, true).

%   rule_sentence(+Lang, +Term, +Names, -Text): how the rule Term reads, its
%   variables by what they are of.

rule_sentence(Lang, Term, Names, Text) :-
    taken_apart(Term, Citation, Head, Body),
    conclusion(Head, Kind, Goal),
    body_goals(Body, Goals0),
    (   Kind == exception
    ->  exclude(names_rules, Goals0, Goals),
        findall(Key, ( overrules(Citation, Target, _, _), citation_key(Target, Key) ), Keys0),
        list_to_set(Keys0, Keys),
        set_apart(Lang, Between),
        atomic_list_concat(Keys, Between, Targets)
    ;   Goals = Goals0,
        Targets = none
    ),
    maplist(said(Lang, Names), Goals, Premises),
    said(Lang, Names, Goal, Conclusion),
    sentence_of(Lang, Targets, Premises, Conclusion, Marked),
    unmarked(Lang, Names, [Goal|Goals], Marked, Text0),
    capital(Lang, Text0, Text).

%   names_rules(+Premise): it lists the rules that an exception is to, which are
%   told by name.

names_rules(member(_, [Citation|_])) :- rule(Citation, _, _, _), !.

set_apart(zh, '、').
set_apart(en, ', ').

sentence_of(zh, Targets, Premises, Conclusion, Text) :-
    atomic_list_concat(Premises, '，且', If),
    (   Targets == none
    ->  Then = Conclusion
    ;   format(atom(Then), "不從~w斷為「~w」", [Targets, Conclusion])
    ),
    (   Premises == []
    ->  format(string(Text), "~w。", [Then])
    ;   format(string(Text), "若~w，則~w。", [If, Then])
    ).
sentence_of(en, Targets, Premises, Conclusion, Text) :-
    atomic_list_concat(Premises, ', and ', If),
    (   Targets == none
    ->  Then = Conclusion
    ;   format(atom(Then), "set aside ~w, by which ~w", [Targets, Conclusion])
    ),
    (   Premises == []
    ->  format(string(Text), "~w.", [Then])
    ;   format(string(Text), "~w, if ~w.", [Then, If])
    ).

%   capital(+Lang, +Text0, -Text): with a capital letter, unless it opens with a goal.

capital(zh, Text, Text).
capital(en, Text0, Text) :-
    atomic_list_concat([Word|_], ' ', Text0),
    (   sub_atom(Word, _, 1, _, '(')
    ->  Text = Text0
    ;   sub_atom(Text0, 0, 1, _, First),
        sub_atom(Text0, 1, _, 0, Rest),
        upcase_atom(First, Capital),
        string_concat(Capital, Rest, Text)
    ).

%   unmarked(+Lang, +Names, +Goals, +Marked, -Text): where Marked has the name of a variable between
%   marks, as a rule after what it is of, Text has words: a line, 某爻, and then the
%   line, 該爻, where no other variable is of the same kind, else line X and line Y,
%   某爻 and 另一爻. A name that stands in a goal as it is written stays.

unmarked(Lang, Variables, Goals, Marked, Text) :-
    atomic_list_concat([First|Parts], '⟦', Marked),
    mentions(Parts, Lang, First, Mentions, Last),
    findall(Before, member(mention(Before, _, _, _), Mentions), Befores),
    atomic_list_concat(Befores, Plain0),
    atom_concat(Plain0, Last, Plain),
    findall(Name, member(mention(_, _, Name, _), Mentions), Names0),
    list_to_set(Names0, Names),
    findall(Kind-Name,
            ( member(Name, Names),
              \+ names_word(Plain, Name),
              once(kind_of(Lang, Name, Mentions, Variables, Goals, Kind))
            ),
            Kinds),
    foldl(in_words(Lang, Kinds, Plain), Mentions, Words, [], _),
    append(Words, [Last], Pieces),
    atomic_list_concat(Pieces, Atom),
    atom_string(Atom, Text).

%   kind_of(+Lang, +Name, +Mentions, +Variables, +Goals, -Kind): by where it is told, or
%   by what it may be as an argument.

kind_of(_, Name, Mentions, _, _, Kind) :-
    member(mention(_, _, Name, Kind), Mentions),
    Kind \== none.
kind_of(Lang, Name, _, Variables, Goals, Kind) :-
    memberchk(Name=Variable, Variables),
    argument_type(Variable, Goals, Type),
    kind(Type, Zh, En),
    ( Lang == zh -> Kind = Zh ; Kind = En ).
kind_of(zh, _, _, _, _, 項).
kind_of(en, _, _, _, _, item).

argument_type(Variable, Goals, Type) :-
    argument_of(Variable, Goals, Name/Arity, N),
    functor(Head, Name, Arity),
    gloss(Head, _-Values, _),
    arg(N, Head, Value),
    member(Type:Typed, Values),
    Typed == Value.
argument_type(Variable, Goals, Type) :-
    argument_of(Variable, Goals, Name/Arity, N),
    rule_home(Name/Arity, _),
    argument_domain(Name/Arity, N, Domain),
    (   member(of(Type), Domain)
    ;   member(is(Value), Domain),
        ( Type = Name ; true ),
        name(Type, Value, _, _, _)
    ).

argument_of(Variable, Goals, Name/Arity, N) :-
    sub_term(Goal, Goals),
    compound(Goal),
    arg(N, Goal, Argument),
    Argument == Variable,
    functor(Goal, Name, Arity).

%   mentions(+Parts, +Lang, +First, -Mentions, -Last): each is mention(Before, Article,
%   Name, Kind): the text before it, without the article and the kind that go with the
%   name.

mentions([], _, Last, [], Last).
mentions([Part|Parts], Lang, Before0, [mention(Before, Article, Name, Kind)|Mentions], Last) :-
    atomic_list_concat([Name, Next], '⟧', Part),
    kind_before(Lang, Before0, Before, Article, Kind),
    mentions(Parts, Lang, Next, Mentions, Last).

kind_before(zh, Before0, Before, '', Kind) :-
    findall(Length-Zh,
            ( kind(_, Zh, _),
              atom_concat(Rest, Zh, Before0),
              \+ atom_concat(_, 某, Rest),      % 某干 and then 支, not 干支
              atom_length(Zh, Length)
            ),
            Kinds),
    max_member(_-Kind, Kinds),
    !,
    atom_concat(Before, Kind, Before0).
kind_before(en, Before0, Before, Article, Kind) :-
    findall(Length-En,
            ( kind(_, _, En), atom_concat(En, ' ', Tail), whole_end(Before0, Tail), atom_length(En, Length) ),
            Kinds),
    max_member(_-Kind, Kinds),
    !,
    atom_concat(Kind, ' ', Tail),
    atom_concat(Before1, Tail, Before0),
    (   member(Article, ['the ', 'a ', 'an ']),
        whole_end(Before1, Article)
    ->  atom_concat(Before, Article, Before1)
    ;   Article = '',
        Before = Before1
    ).
kind_before(_, Before, Before, '', none).

%   whole_end(+Text, +End): Text ends in End, which begins a word.

whole_end(Text, End) :-
    atom_concat(Before, End, Text),
    ( Before == '' -> true ; sub_atom(Before, _, 1, 0, Last), \+ char_type(Last, alpha) ).

%   in_words(+Lang, +Kinds, +Plain, +Mention, -Words, +Seen0, -Seen): Kinds has the kind
%   of each variable, in the order of the text; Seen are those that have been told.
%   What has no name in Plain, the text beside them, is one more of its kind.

in_words(Lang, Kinds, Plain, mention(Before0, Article, Name, Kind0), Words, Seen, [Name|Seen]) :-
    (   memberchk(Kind1-Name, Kinds)
    ->  ( own_kind(Kind0, Kinds) -> Kind = Kind0 ; Kind = Kind1 ),
        findall(Other, member(Kind1-Other, Kinds), Others),
        length(Others, Count),
        ( nameless(Lang, Kind, Plain) -> Of is Count + 1 ; Of = Count ),
        beside(Lang, Seen, Before0, Before),
        (   Of =:= 1
        ->  ( memberchk(Name, Seen) -> Time = again ; Time = first ),
            alone(Lang, Time, Kind, Before, Word)
        ;   nth1(N0, Others, Name),
            ( Count-Of == 1-2 -> N = 2 ; N = N0 ),      % the one without a name is 某
            letters_before(Kinds, Kind1, Skipped),
            ( qualified(Before) -> Lead = none ; Lead = Article ),
            told_apart(Lang, N, Of, Skipped, Kind, Lead, Word)
        )
    ;   Before = Before0,
        (   Kind0 == none
        ->  Word = Name
        ;   raw_word(Lang, Article, Kind0, Name, Word)
        )
    ),
    atom_concat(Before, Word, Words).

%   own_kind(+Kind, +Kinds): a name is told as of Kind, and no name is by itself.

own_kind(Kind, Kinds) :- Kind \== none, \+ memberchk(Kind-_, Kinds).

%   beside(+Lang, +Seen, +Before0, -Before): a stem and a branch stand side by side.

beside(en, [_|_], ' ', ' and ') :- !.
beside(_, _, Before, Before).

nameless(zh, Kind, Plain) :-
    Kind \== 數,
    atom_concat(某, Kind, Word),
    sub_atom(Plain, _, _, _, Word),
    !.

raw_word(zh, _, _, Name, Name).
raw_word(en, Article, Kind, Name, Word) :- atomic_list_concat([Article, Kind, ' ', Name], Word).

alone(zh, _, Kind, _, Kind) :- memberchk(Kind, [用神, 日月]), !.
alone(zh, first, Kind, _, Word) :- atom_concat(某, Kind, Word).
alone(zh, again, Kind, _, Word) :- atom_concat(該, Kind, Word).
alone(en, _, Kind, Before, Kind) :- qualified(Before), !.
alone(en, _, Kind, _, Word) :- memberchk(Kind, ['use god', 'day or month']), !, atom_concat('the ', Kind, Word).
alone(en, first, Kind, _, Word) :-
    sub_atom(Kind, 0, 1, _, First),
    ( memberchk(First, [a, e, i, o]) -> Article = 'an ' ; Article = 'a ' ),
    atom_concat(Article, Kind, Word).
alone(en, again, Kind, _, Word) :- atom_concat('the ', Kind, Word).

%   qualified(+Before): it ends in what stands for an article.

qualified(Before) :-
    member(Adjective, ['its ', 'moving ', 'flying ', 'hidden ', 'mover ', 'no ', 'inner ', 'outer ']),
    whole_end(Before, Adjective),
    !.

%   letters_before(+Kinds, +Kind, -Count): how many letters those of the kinds before
%   take that are of one kind with others.

letters_before(Kinds, Kind, Count) :-
    append(Before, [Kind-_|_], Kinds),
    !,
    aggregate_all(count,
                  ( nth1(N, Kinds, One-_), memberchk(One-_, Before), once(( nth1(M, Kinds, One-_), M =\= N )) ),
                  Count).

told_apart(zh, 1, 2, _, Kind, _, Word) :- !, atom_concat(某, Kind, Word).
told_apart(zh, 2, 2, _, Kind, _, Word) :- !, atom_concat(另一, Kind, Word).
told_apart(zh, N, _, _, Kind, _, Word) :-
    nth1(N, [一, 二, 三, 四, 五, 六, 七, 八, 九], Figure),
    atom_concat(Kind, Figure, Word).
told_apart(en, N, _, Skipped, Kind, Lead, Word) :-
    At is Skipped + N,
    nth1(At, ['X', 'Y', 'Z', 'W', 'V', 'U', 'T', 'S', 'R', 'Q', 'P', 'O', 'N', 'M'], Letter),
    ( ( Kind == line ; Lead == none ) -> Article = '' ; Lead == '' -> Article = 'the ' ; Article = Lead ),
    atomic_list_concat([Article, Kind, ' ', Letter], Word).

%   said(+Lang, +Names, +Goal, -Text): the names of variables stand between marks. One
%   that the sentence for Goal has no place for is told after it.

said(Lang, Names, Goal, Text) :-
    spelt(Goal, Names, Spelt),
    sentence(Lang, Spelt, Text0),
    term_variables(Goal, Variables),
    findall(Name,
            ( member(Name=Variable, Names),
              Name \== 'Pan',
              among(Variables, Variable),
              \+ names_word(Text0, Name)
            ),
            Untold),
    (   Untold == []
    ->  Text = Text0
    ;   maplist(marked, Untold, Marked),
        set_apart(Lang, Between),
        atomic_list_concat(Marked, Between, List),
        aside(Lang, Aside),
        format(string(Text), Aside, [Text0, List])
    ).

aside(zh, "~w（~w）").
aside(en, "~w (~w)").

%   names_word(+Text, +Name): Name stands in Text, not as a part of a word.

names_word(Text, Name) :-
    sub_string(Text, Before, Length, _, Name),
    Last is Before - 1,
    Next is Before + Length,
    \+ ( member(At, [Last, Next]), letter_at(Text, At) ),
    !.

%   spelt(+Goal0, +Names, -Goal): the variables of Goal are strings, their names marked,
%   where a sentence takes them in; `any` where it takes a number of things or has no
%   place for them; and as they are written where the goal itself is shown.

spelt(Goal0, Names, Goal) :- glossed(Goal0, Names, named, Goal), !.
spelt(\+ A0, Names, \+ A) :- !, spelt(A0, Names, A).
spelt((A0, B0), Names, (A, B)) :- !, spelt(A0, Names, A), spelt(B0, Names, B).
spelt(forall(A0, B0), Names, forall(A, B)) :- !, spelt(A0, Names, A), spelt(B0, Names, B).
spelt(Goal0, Names, Goal) :- glossed(Goal0, Names, any, Goal), !.
spelt(Goal0, Names, Goal) :-
    copy_term(Names-Goal0, Copies-Goal),
    (   test_goal(Goal)
    ->  maplist(spoken, Copies)
    ;   maplist(written, Copies)
    ).

%   glossed(+Goal0, +Names, +Unknown, -Goal): a gloss says Goal. Where Unknown is
%   `named` it has a place for each variable, where it is `any` perhaps not.

glossed(Goal0, Names, Unknown, Goal) :-
    functor(Goal0, Name, Arity),
    functor(Head, Name, Arity),
    gloss(Head, Zh, _),
    copy_term(Names-Goal0, Copies-Goal),
    term_variables(Copies, Variables),
    term_variables(Goal, All),
    exclude(among(Variables), All, Nameless),
    maplist(=(any), Nameless),
    Goal = Head,
    exclude(==(any), Variables, Kept),
    term_variables(Kept, Kept),
    ( Unknown == named -> Kept == Variables ; true ),
    (   Zh = _-Values
    ->  maplist(unnumbered, Values)
    ;   true
    ),
    maplist(spoken, Copies).

among(Variables, Variable) :-
    member(Other, Variables),
    Other == Variable,
    !.

unnumbered(Type:Value) :-
    (   Type == n,
        var(Value)
    ->  Value = any
    ;   true
    ).

spoken(Name=Value) :-
    (   Value == any
    ->  true
    ;   marked(Name, Value)
    ).

marked(Name, Marked) :- format(string(Marked), "⟦~w⟧", [Name]).

written(Name='$VAR'(Name)).

%!  overrules(?By, ?Citation, ?Goal, -Source) is nondet.
%
%   The exception By, at Source, overrules the rule Citation where that concludes
%   Goal.

overrules(By, Citation, Goal, Source) :-
    rule(By, defeats(Target, Goal), Body, Source),
    target(Target, Body),
    Target = Citation,
    rule(Citation, Goal, _, _).

%   An exception names the rule, or several in a list, or is to every rule for the
%   conclusion.

target(Target, Body) :-
    (   var(Target),
        premise(Body, member(Listed, Targets)),
        Listed == Target
    ->  member(Target, Targets)
    ;   true
    ).

overrule_view(By, Citation, View) :-
    overrules(By, Citation, Goal, _),
    maplist(citation_key, [By, Citation], [ByKey, Key]),
    maplist(citation_passage, [By, Citation], Passages),
    maplist(citation_key, Passages, [ByPassage, Passage]),
    goal_pattern(Goal, Term),
    sentence(zh, Goal, Zh),
    sentence(en, Goal, En),
    View = [ rule-ByKey, passage-ByPassage, against-Key, against_passage-Passage, term-Term, zh-Zh, en-En ].

%   goal_pattern(+Goal, -Text): Goal as it is written, `_` for what is open.

goal_pattern(Goal, Text) :-
    copy_term(Goal, Pattern),
    term_variables(Pattern, Variables),
    maplist(=('$VAR'('_')), Variables),
    goal_text(Pattern, Text).


                /*******************************
                *       RULES LOOKED FOR       *
                *******************************/

%!  rules_found(+Filters, -Understood, -Views) is det.
%
%   Views, as rule_view/2, are the rules that pass every one of Filters, in the
%   order of the book. Understood is a view of what the filters were taken for.
%   Filters is a list of
%
%     - chapter(N): it cites a passage of chapter N
%     - passage(Text): it cites the passage meant
%     - predicate(Text): it concludes, or is an exception to, Name or Name/Arity
%     - word(Text): Text stands in it or in how it reads
%     - uses(Text): it rests on Text, at whatever remove; each view then has
%       steps, 1 where it does so at once
%
%   Throws refused(unknown, …) for what a filter cannot mean.

rules_found(Filters, Understood, Views) :-
    maplist(understood_filter, Filters, Tests, Understood0),
    append(Understood0, Understood),
    cited_rules(Rules),
    findall(View,
            ( member(Rule, Rules),
              passes(Tests, Rule, Steps),
              Rule = cited(_, _, Source),
              rule_view(Source, View0),
              worded(Tests, View0),
              append(View0, Steps, View)
            ),
            Views).

%   cited_rules(-Rules): Rules are cited(Passage, Head, Source), in the order of
%   the book.

cited_rules(Rules) :-
    findall(order(Place, Order)-cited(Passage, Head, Source),
            ( rule(Citation, Head, _, Source),
              citation_passage(Citation, Passage),
              book_order(Passage, Place),
              source_order(Passage, Source, Order)
            ),
            Pairs),
    keysort(Pairs, Sorted),
    pairs_values(Sorted, Rules).

understood_filter(chapter(Text), Test, [Understood]) :-
    passages_meant(Text, Meant),
    (   Meant = chapter(N)
    ->  Test = chapter(N),
        Understood = chapter-N
    ;   Meant = passage(outer(N))
    ->  Test = passage(outer(N)),
        citation_key(outer(N), Key),
        Understood = passage-Key
    ;   refuse(unknown, "\"~w\" is no chapter; the chapters are 11 to 20", [Text], [])
    ).
understood_filter(passage(Text), passage(Passage), [passage-Key]) :-
    passages_meant(Text, Meant),
    (   Meant = passage(Passage)
    ->  citation_key(Passage, Key)
    ;   refuse(unknown, "\"~w\" is a chapter, not a passage such as 12.5", [Text], [])
    ).
understood_filter(predicate(Text), predicates(Predicates), [predicates-Names]) :-
    (   concluded(Text, Predicates),
        Predicates \== []
    ->  maplist(predicate_text, Predicates, Names)
    ;   findall(Name, rule_home(Name/_, _), Known),
        (   near_of(Known, Text, Near)
        ->  refuse(unknown, "no rule concludes \"~w\"; nearest: ~w", [Text, Near], [Near])
        ;   refuse(unknown, "no rule concludes \"~w\"; the predicates are those of yimao rules", [Text], [])
        )
    ).
understood_filter(word(Text), words(Words), [words-Words]) :-
    format(atom(Word), "~w", [Text]),
    findall(Form, word_form(Word, Form), Forms),
    list_to_set([Word|Forms], Words).
understood_filter(uses(Text), sources(Rules), [uses-Kind, goals-Goals]) :-
    goals_meant(Text, Kind, Patterns),
    maplist(goal_pattern, Patterns, Goals),
    resting(Patterns, Rules).

passes([], _, []).
passes([Test|Tests], Rule, Steps) :-
    passes_one(Test, Rule, Steps0),
    passes(Tests, Rule, Steps1),
    append(Steps0, Steps1, Steps).

passes_one(chapter(N), cited(Passage, _, _), []) :-
    integer_chapter(Passage, N).
passes_one(passage(Passage), cited(Passage, _, _), []).
passes_one(predicates(Predicates), cited(_, Head, _), []) :-
    conclusion(Head, _, Goal),
    functor(Goal, Name, Arity),
    memberchk(Name/Arity, Predicates).
passes_one(words(_), _, []).
passes_one(sources(Rules), cited(_, _, Source), [steps-Steps]) :-
    memberchk(Source-Steps, Rules).

worded(Tests, View) :-
    (   memberchk(words(Words), Tests)
    ->  findall(Text, ( member(Key, [text, zh, en]), memberchk(Key-Text, View) ), Texts),
        member(Word, Words),
        member(Text, Texts),
        stands_in(Word, Text)
    ->  true
    ;   \+ memberchk(words(_), Tests)
    ).

%   A word of Latin letters is matched whole and whatever its case, any other
%   wherever it stands.

stands_in(Word, Text) :-
    (   latin(Word)
    ->  string_lower(Word, SmallWord),
        string_lower(Text, SmallText),
        sub_string(SmallText, Before, Length, _, SmallWord),
        Last is Before - 1,
        Next is Before + Length,
        \+ ( member(At, [Last, Next]), letter_at(SmallText, At) )
    ;   sub_string(Text, _, _, _, Word)
    ),
    !.

latin(Word) :-
    atom_codes(Word, Codes),
    \+ ( member(Code, Codes), Code > 0x24F ).

letter_at(Text, At) :-
    At >= 0,
    Index is At + 1,
    string_code(Index, Text, Code),
    Code < 0x80,
    code_type(Code, csym).

%   word_form(+Word, -Form): the rules write Form for the Simplified Word.

word_form(Word, Form) :-
    name(_, Form, Word, _, _),
    atom(Form),
    Form \== Word.

concluded(Text, Predicates) :-
    format(atom(Typed), "~w", [Text]),
    (   atomic_list_concat([Name, Digits], '/', Typed),
        atom_number(Digits, Arity)
    ->  true
    ;   Name = Typed
    ),
    findall(Name/Arity, rule_home(Name/Arity, _), Predicates).

predicate_text(Name/Arity, Text) :-
    format(atom(Text), "~w/~w", [Name, Arity]).

%   goals_meant(+Text, -Kind, -Goals): Text names Goals, most general, as a
%   predicate, a reading, a term of the art or a value.

goals_meant(Text, Kind, Goals) :-
    format(atom(Raw), "~w", [Text]),
    normalize_space(atom(Name), Raw),
    (   meant_goals(Name, Kind, Goals),
        Goals = [_|_]
    ->  true
    ;   findall(Known, ( rule_home(Known/_, _) ; leaf_home(Known/_, _, _) ), Predicates),
        findall(Form, term_form(_, Form), Forms),
        append(Predicates, Forms, All),
        (   near_of(All, Name, Near)
        ->  refuse(unknown, "no predicate, term or value is \"~w\"; nearest: ~w", [Text, Near], [Near])
        ;   refuse(unknown, "no predicate, term or value is \"~w\"; yimao glossary lists the terms", [Text], [])
        )
    ).

meant_goals(Name, predicate, Goals) :-
    (   atomic_list_concat([Plain, Digits], '/', Name),
        atom_number(Digits, Arity)
    ->  true
    ;   Plain = Name
    ),
    findall(Goal,
            ( ( rule_home(Plain/Arity, _) ; leaf_home(Plain/Arity, _, _) ),
              functor(Goal, Plain, Arity)
            ),
            Goals).
meant_goals(Name, reading, [reading(_, Name, _)]) :-
    reading_option(Name, _, _).
meant_goals(Name, term, Goals) :-
    lookup(term, Name, Terms),
    findall(Goal, ( member(Term, Terms), term(_, Term, _, _, _, Given, _, _), member(Goal, Given) ), Goals).
meant_goals(Name, value, Goals) :-
    findall(Value, value_meant(Name, Value), Values),
    findall(Goal,
            ( rule(_, Head, Body, _),
              conclusion(Head, _, Conclusion),
              ( Mentioned = Conclusion ; premise(Body, Mentioned) ),
              \+ test_goal(Mentioned),
              mentions(Mentioned, Values, Goal)
            ),
            Found),
    distinct(Found, Goals).

%   value_meant(+Name, -Value): Name may be a name of Value, whatever its type.

value_meant(Name, Value) :-
    setof(Type, V^S^P^E^name(Type, V, S, P, E), Types),
    member(Type, Types),
    lookup(Type, Name, Values),
    member(Value, Values),
    atom(Value).

%   mentions(+Goal, +Values, -General): General is Goal with nothing kept but an
%   argument in which one of Values stands.

mentions(Goal, Values, General) :-
    arg(N, Goal, Argument),
    inside(Argument, Value),
    memberchk(Value, Values),
    functor(Goal, Name, Arity),
    functor(General, Name, Arity),
    arg(N, General, Argument).

inside(Term, Term) :- atom(Term).
inside(Term, Atom) :- compound(Term), arg(_, Term, Argument), inside(Argument, Atom).

distinct([], []).
distinct([Goal|Goals], [Goal|Others]) :-
    exclude(variant(Goal), Goals, Rest),
    distinct(Rest, Others).

variant(A, B) :- A =@= B.

%!  resting(+Goals, -Rules) is det.
%
%   Rules are pairs Source-Steps, a pair for each rule that rests on one of Goals:
%   a premise of it may be one of them (Steps 1), or what a rule that rests on
%   them concludes, or an exception that rests on them overrules.

resting(Goals, Rules) :-
    resting(Goals, 1, Goals, [], Rules).

resting([], _, _, Rules, Rules) :- !.
resting(Goals, Steps, Seen, Rules0, Rules) :-
    findall(Source-Conclusion, ( member(Goal, Goals), rests(Goal, Source, Conclusion) ), Found),
    foldl(first_met(Steps), Found, Rules0, Rules1),
    pairs_values(Found, Conclusions),
    foldl(unseen, Conclusions, Seen-[], Seen1-Next),
    Steps1 is Steps + 1,
    resting(Next, Steps1, Seen1, Rules1, Rules).

rests(Goal, Source, Conclusion) :-
    rule(_, Head, Body, Source),
    premise(Body, Premise),
    Premise = Goal,
    possible(Body),
    conclusion(Head, _, Conclusion).

%   possible(+Body): its tests, as far as they are bound, do not contradict it.

possible(Body) :-
    body_goals(Body, Goals),
    \+ ( member(Goal, Goals), impossible(Goal) ).

impossible(member(X, List)) :- is_list(List), \+ member(X, List).
impossible(A = B)           :- A \= B.
impossible(A \= B)          :- A == B.

first_met(Steps, Source-_, Rules0, Rules) :-
    (   memberchk(Source-_, Rules0)
    ->  Rules = Rules0
    ;   Rules = [Source-Steps|Rules0]
    ).

unseen(Goal, Seen-Next, Seen1-Next1) :-
    (   member(Known, Seen),
        subsumes_term(Known, Goal)
    ->  Seen1 = Seen,
        Next1 = Next
    ;   Seen1 = [Goal|Seen],
        Next1 = [Goal|Next]
    ).


                /*******************************
                *            TERMS             *
                *******************************/

%!  terms_meant(+Text, -Terms) is det.
%
%   Terms are those of the art that Text, as somebody typed it, may mean. Throws
%   refused(unknown, …), with the nearest, where there are none.

terms_meant(Text, Terms) :-
    lookup(term, Text, Found),
    (   Found = [_|_]
    ->  findall(Term, ( term(_, Term, _, _, _, _, _, _), memberchk(Term, Found) ), Terms)
    ;   near(term, Text, Near)
    ->  label(en, term, Near, En),
        refuse(unknown, "unknown term \"~w\"; nearest: ~w (~w); all of them: yimao glossary", [Text, Near, En], [Near])
    ;   refuse(unknown, "unknown term \"~w\"; all of them: yimao glossary", [Text], [])
    ).

term_form(Term, Form) :-
    term(_, Term, Hans, Pinyin, En, _, _, _),
    ( member(Form, [Term, Hans, Pinyin, En]) ; term_alias(Term, Form) ).

%!  term_view(?Term, -View) is nondet.
%
%   View has the term, its other forms (hans, pinyin, en, aliases), its chapter
%   (null for the common art), definition (its zh and en), defined_by: each goal
%   of it with kind (rule, chart or table), predicate, rules (their citations) and
%   passages, and readings: the names of those that its rules ask.

term_view(Term, View) :-
    term(Place, Term, Hans, Pinyin, En, Goals, DefinitionZh, DefinitionEn),
    ( integer(Place) -> Chapter = Place ; Chapter = null ),
    findall(Alias, term_alias(Term, Alias), Aliases),
    maplist(defining, Goals, Defining),
    findall(Name,
            ( member(Goal, Goals),
              rule(_, Goal, Body, _),
              premise(Body, reading(_, Name, _))
            ),
            Names),
    list_to_set(Names, Readings),
    View = [ term-Term, hans-Hans, pinyin-Pinyin, en-En, aliases-Aliases, chapter-Chapter,
             definition-[zh-DefinitionZh, en-DefinitionEn], defined_by-Defining, readings-Readings ].

defining(Goal, [goal-Text, kind-Kind, predicate-Predicate, rules-Rules, passages-Passages]) :-
    functor(Goal, Name, Arity),
    predicate_text(Name/Arity, Predicate),
    goal_pattern(Goal, Text),
    findall(Order-Citation,
            ( defining_rule(Goal, Citation), citation_passage(Citation, Passage), book_order(Passage, Order) ),
            Pairs),
    keysort(Pairs, Sorted),
    pairs_values(Sorted, Citations),
    maplist(citation_key, Citations, Rules),
    maplist(citation_passage, Citations, Cited),
    maplist(citation_key, Cited, Keys),
    list_to_set(Keys, Passages),
    (   Rules = [_|_]
    ->  Kind = rule
    ;   leaf_home(Name/Arity, chart, _)
    ->  Kind = chart
    ;   Kind = table
    ).

%   defining_rule(+Goal, -Citation): a rule for Goal; those that pass a value on
%   from elsewhere only where there are no others.

defining_rule(Goal, Citation) :-
    findall(Own, ( rule(Own, Head, _, _), subsumes_term(Goal, Head) ), Exact),
    (   Exact == []
    ->  rule(Citation, Goal, _, _)
    ;   member(Citation, Exact)
    ).

book_order(Passage, order(Chapter, N, Note)) :-
    integer_chapter(Passage, Chapter),
    !,
    numbers(Passage, Chapter, N),
    ( Passage = n(_) -> Note = 1 ; Note = 0 ).
book_order(outer(N), order(99, N, 0)) :- !.
book_order(base, order(98, 0, 0)).


                /*******************************
                *           VERDICTS           *
                *******************************/

%!  topic_verdict(?Topic, -View) is nondet.
%
%   View has of a verdict on the matter Topic its rule and passage, the ground and
%   the verdict, zh and en (how it reads) and the polarity (吉 凶 平, or null), as
%   the rules of the chapters lay it down, in the order of the book.

topic_verdict(Topic, View) :-
    topic(Topic, _, _),
    findall(Order-Verdict, verdict_on(Topic, Order, Verdict), Pairs),
    keysort(Pairs, Sorted),
    pairs_values(Sorted, All),
    list_to_set(All, Verdicts),
    member(verdict(Citation, Goal), Verdicts),
    citation_key(Citation, Rule),
    citation_passage(Citation, Passage),
    citation_key(Passage, Key),
    Goal =.. [_, _, _, Ground0, Said0],
    maplist(goal_text, [Ground0, Said0], [Ground, Said]),
    sentence(zh, Goal, Zh),
    sentence(en, Goal, En),
    ( polarity(Goal, Sign) -> true ; Sign = null ),
    View = [ rule-Rule, passage-Key, ground-Ground, verdict-Said, zh-Zh, en-En, polarity-Sign ].

%   verdict_on(+Topic, -Order, -Verdict): what a verdict's rule leaves open is told
%   by the rules for its premises, and else by the sentences for it.

verdict_on(Topic, Order, verdict(Citation, Goal)) :-
    rule_home(Name/4, _),
    atom_concat(duan_, _, Name),
    functor(Goal, Name, 4),
    rule(Citation, Goal, Body, _),
    settled(Body, Goal),
    arg(2, Goal, Topic),
    told(Goal),
    citation_passage(Citation, Passage),
    book_order(Passage, Order).

%   settled(+Body, +Goal): the premises in Body that share with Goal what it
%   leaves open are taken as their rules have them.

settled(Body, Goal) :-
    body_goals(Body, Goals),
    settled_each(Goals, Goal).

settled_each([], _).
settled_each([Premise|Premises], Goal) :-
    settled_one(Premise, Goal),
    settled_each(Premises, Goal).

settled_one(Premise, Goal) :-
    Goal =.. [_, _|Told],
    (   term_variables(Told, Open),
        term_variables(Premise, Asked),
        \+ ( member(A, Asked), member(O, Open), A == O )
    ->  true
    ;   test_goal(Premise)
    ->  call(Premise)
    ;   functor(Premise, Name, Arity),
        rule_home(Name/Arity, _)
    ->  rule(_, Premise, Body, _),
        settled(Body, Goal)
    ;   true
    ).

told(Goal) :-
    Goal =.. [_, _|Told],
    (   ground(Told)
    ->  true
    ;   copy_term(Goal, Copy),
        gloss(Copy, _, _),
        Copy =.. [_, _|Known],
        ground(Known),
        Goal = Copy
    ).
