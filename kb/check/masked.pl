:- encoding(utf8).
:- module(masked,
          [ masked_program/2,      % +Readings, -Program
            masked_program/4,      % +Readings, +Extras, +Variants, -Program
            program_of/3,          % +Readings, +Predicates, -Program
            watching_program/3,    % +Readings, +Extras, -Program
            release_program/1,     % +Program
            program_predicate/4,   % +Program, ?Predicate, ?Level, ?Width
            active_rule/4,         % +Readings, ?Citation, -Head, -Literals
            active_exception/6,    % +Readings, ?Citation, ?By, -Head, -Premises, -Inner
            goal_literals/3,       % +Body, +Readings, -Literals
            reading_instead/3,     % +Citation, +Clauses, :Goal
            time_memo/2,           % +Program, -Memo
            hexagram_memo/4,       % +Program, +Memo, +Hexagram, -Memo
            change_memo/5,         % +Program, +Memo, +Hexagram, +Changed, -Memo
            switch_plan/4,         % +Program, +Base, +Switched, -Plan
            switched_memo/5,       % +Plan, +Above, +BaseMemo, +Change, -Switched
            switched_difference/4, % +Plan, +BaseMemo, +Switched, -Difference
            scale/2,               % +Width, -Scale
            variant_memo/6,        % +Program, +Key, +Memo, +Change, +Watched, -Changed
            variant_predicate/3,   % +Program, ?Key, -K
            asking/3,              % +Use, +Person, :Goal
            asked_memo/5,          % +Program, +Memo, +Change, +Ks, -Memo
            resting_on/3,          % +Program, +K, -Ks
            rests_on/3,            % +Program, +K, -Ks
            predicate_number/3,    % +Program, ?Predicate, ?K
            goal_number/4,         % +Program, +Goal, -K, -Values
            predicate_level/4,     % +Program, ?K, -Level, -Width
            pattern_worlds/5,      % +Program, +K, +Values, +Solutions, -Worlds
            difference/5,          % +Program, +K, +Before, +After, -Worlds
            memo_solutions/4,      % +Program, +Memo, +Predicate, -Solutions
            memo_worlds/4,         % +Program, +Memo, +Goal, -Worlds
            observe/1,             % +Program
            observed/4,            % +Program, ?Key, ?Group, -Tally
            charted/1              % ?Predicate
          ]).

:- use_module('../engine/notation').
:- use_module('../chart/pan').
:- use_module(worlds).
:- use_module('../tables/readings', [reading_option/3]).
:- use_module('../tables/palaces', [qin/1]).
:- use_module('../tables/trigrams', [gua_ren/2]).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(assoc)).
:- use_module(library(lists)).
:- use_module(library(occurs)).
:- use_module(library(ordsets)).
:- use_module(library(pairs)).

/** <module> Rules over all times at once

A third compilation of the same rules. The hexagram and its change are fixed;
one integer stands for all times, a bit for each (see worlds). A condition of
time is a precomputed integer, and, or and not are /\, \/ and /\ \, and a
conclusion is the list of its values, each with the times at which it holds.

What a predicate depends on fixes when it is computed: on the time alone
(level 0), once; on the hexagram (1), once a hexagram; on the change too (2),
once a change. How closely it looks at the time fixes its width: not at all
(0), at month and day (1: 720 times), or at the stem of the month, the term and
the 候 too (2: 21,600 times; 3 and 4 where but one of these is needed). Readings are fixed when the program is made, so
that a rule of another reading costs nothing.

The memo of a change is a compound with, for each predicate, its solutions
s(Values..., Worlds) (without Worlds at width 0). What is asked (use god and
person) is not fixed: a rule that needs it holds if it does for some.
*/

:- dynamic
    predicate_info/6,      % Id, K, Name/Arity, Level, Width, Clauses
    rule_clause/5,         % Id, Key, K, Name, J
    variant_clause/6,      % Id, Key, K, Name, OwnName, J
    widened/4,             % Id, K, Width, Slot
    split/4,               % Id, Name/Arity, Place-Names, Parts
    literals_of/3,         % Id, J, Head-Literals
    program_size/3.        % Id, Slots, Readings

% Each thread counts for itself.

:- thread_local
    grouped/4.             % Id, J, Group, Tally


                /*******************************
                *          PROGRAMS            *
                *******************************/

%!  masked_program(+Readings, -Program) is det.
%
%   Program is the rules compiled for Readings, a list of Name=Option for
%   those that differ from the default. Throws cyclic(Predicates) if some
%   conclusions rest on themselves.

masked_program(Readings, Id) :-
    masked_program(Readings, [], [], Id).

%!  masked_program(+Readings, +Extras, +Variants, -Program) is det.
%
%   Program has beside the rules Extras, a list of extra(Key, Values, Literals)
%   to be watched: the Values for which the premises Literals hold; and
%   Variants, a list of variant(Key, Citation, Head, Literals): other premises
%   for the rule Citation, to be compared with its own, or without(Key,
%   Citation), the rules of its predicate without it.

masked_program(Readings, Extras, Variants, Id) :-
    active_rules(Readings, Own),
    findall(Predicate, rule_home(Predicate, _), Predicates),
    compiled_program(Readings, Predicates, Own, Extras, Variants, Id),
    !.

%!  program_of(+Readings, +Predicates, -Program) is det.
%
%   Program has the rules that Predicates, a list of Name/Arity, rest on under
%   Readings, and no others.

program_of(Readings, Predicates, Id) :-
    active_rules(Readings, All),
    order(Predicates, All, Needed),
    include(concludes(Needed), All, Own),
    compiled_program(Readings, Needed, Own, [], [], Id).

%!  watching_program(+Readings, +Extras, -Program) is det.
%
%   Program watches Extras, as in masked_program/4, and has the rules that they rest
%   on, and no others.

watching_program(Readings, Extras, Id) :-
    active_rules(Readings, All),
    findall(Name/Arity,
            ( member(extra(_, _, Literals), Extras),
              called(Literals, Goal),
              functor(Goal, Name, Arity),
              rule_home(Name/Arity, _)
            ),
            Predicates0),
    sort(Predicates0, Predicates),
    order(Predicates, All, Needed),
    include(concludes(Needed), All, Own),
    compiled_program(Readings, Needed, Own, Extras, [], Id).

concludes(Predicates, active(_, Head, _)) :-
    functor(Head, Name, Arity),
    memberchk(Name/Arity, Predicates).

active_rules(Readings, Rules) :-
    findall(active(rule(Citation), Head, Literals), active_rule(Readings, Citation, Head, Literals), Rules).

compiled_program(Readings, Predicates0, Own, Extras, Variants, Id) :-
    flag(masked_program, N, N + 1),
    atom_concat(masked_, N, Id),
    foldl(extra_rule, Extras, ExtraRules, 1, _),
    append(Own, ExtraRules, Rules0),
    findall(Name/Arity, ( member(active(_, Head, _), ExtraRules), functor(Head, Name, Arity) ), ExtraPredicates),
    append(Predicates0, ExtraPredicates, Predicates2),
    sort(Predicates2, Predicates1),
    narrowed(Predicates1, Rules0, Id, Predicates, Rules, Features),
    order(Predicates, Rules, Order),
    numbered(Order, 1, Features, Id),
    length(Order, Count),
    wide_slots(Id, Rules, Count, Slots),
    assertz(program_size(Id, Slots, Readings)),
    foldl(compile_rule(Id), Rules, 1, J),
    heads(Rules, Heads),
    foldl(compile_variant(Id, Heads), Variants, J, _).

extra_rule(extra(Key, Values, Literals), active(Key, Head, Literals), N, Next) :-
    atom_concat($, N, Name),
    Head =.. [Name|Values],
    Next is N + 1.

%!  release_program(+Program) is det.
%
%   Program is no longer needed.

release_program(Id) :-
    forall(rule_clause(Id, _, _, Name, _), abolish_clauses(Name)),
    forall(variant_clause(Id, _, _, Name, _, _), abolish_clauses(Name)),
    retractall(predicate_info(Id, _, _, _, _, _)),
    retractall(rule_clause(Id, _, _, _, _)),
    retractall(variant_clause(Id, _, _, _, _, _)),
    retractall(widened(Id, _, _, _)),
    retractall(split(Id, _, _, _)),
    retractall(literals_of(Id, _, _)),
    retractall(dependency(Id, _, _)),
    retractall(program_size(Id, _, _)).

abolish_clauses(Name) :-
    functor(Head, Name, 4),
    retractall(Head).

%!  program_predicate(+Program, ?Predicate, ?Level, ?Width) is nondet.
%
%   Predicate, a Name/Arity, is computed at Level and Width.

program_predicate(Id, Predicate, Level, Width) :-
    predicate_info(Id, _, Predicate, Level, Own, _),
    Predicate = Name/_,
    original(Name, Name),
    shown_width(Own, Width).
program_predicate(Id, Predicate, Level, Width) :-
    split(Id, Predicate, _, Parts),
    Predicate = Name/_,
    original(Name, Name),
    findall(L-W, ( member(Part, Parts), program_part(Id, Part, L, W) ), Pairs),
    pairs_keys_values(Pairs, Ls, Ws),
    max_list(Ls, Level),
    foldl(joined_width, Ws, 0, Own),
    shown_width(Own, Width).

%   Widths 3 and 4 are for the inside: outside, what looks beyond month and day
%   is of width 2.

shown_width(Own, Width) :-
    (   Own > 2
    ->  Width = 2
    ;   Width = Own
    ).

program_part(Id, Part, Level, Width) :-
    predicate_info(Id, _, Part, Level, Width, _).
program_part(Id, Part, Level, Width) :-
    split(Id, Part, _, Parts),
    member(Smaller, Parts),
    program_part(Id, Smaller, Level, Width).

%!  active_rule(+Readings, ?Citation, -Head, -Literals) is nondet.
%
%   The rule Citation is in force under Readings: its premises are Literals,
%   call(Goal), or neg(Literals) for what must not be so, the exceptions to it
%   last.

active_rule(Readings, Citation, Head, Literals) :-
    source_rule(Citation, Head, Body),
    Head \= defeats(_, _),
    goal_literals(Body, Readings, Premises),
    exceptions(Citation, Head, Readings, Exceptions),
    append(Premises, Exceptions, Literals).

%!  source_rule(?Citation, ?Head, ?Body) is nondet.
%
%   Citation reads Head :- Body, or, while instead_of/2 says so, something else.

source_rule(Citation, Head, Body) :-
    instead_of(Instead, Clauses),
    !,
    (   member(Head-Body, Clauses),
        Citation = Instead
    ;   rule(Citation, Head, Body, _),
        Citation \== Instead
    ).
source_rule(Citation, Head, Body) :-
    rule(Citation, Head, Body, _).

:- thread_local instead_of/2.

:- meta_predicate reading_instead(+, +, 0).

%!  reading_instead(+Citation, +Clauses, :Goal) is nondet.
%
%   Goal is run while the rule Citation reads as Clauses, a list of Head-Body.

reading_instead(Citation, Clauses, Goal) :-
    setup_call_cleanup(assertz(instead_of(Citation, Clauses)), Goal, retractall(instead_of(_, _))).

%!  goal_literals(+Body, +Readings, -Literals) is semidet.
%
%   Literals are the premises of Body, those on readings decided by Readings;
%   fails where one of these is not as Body would have it.

goal_literals(Body, Readings, Literals) :-
    body_goals(Body, Goals),
    foldl(literal(Readings), Goals, Lists, []),
    append(Lists, Literals).

literal(Readings, Goal, [Literals|Rest], Rest) :-
    literal(Goal, Readings, Literals).

literal(reading(_, Name, Option), Readings, []) :-
    !,
    chosen(Readings, Name, Option).
literal(\+ Goal, Readings, Literals) :-
    !,
    (   goal_literals(Goal, Readings, Inner)
    ->  Literals = [neg(Inner)]
    ;   Literals = []
    ).
literal(forall(A, B), Readings, Literals) :-
    !,
    literal(\+ (A, \+ B), Readings, Literals).
literal(Goal, _, [call(Goal)]).

chosen(Readings, Name, Option) :-
    reading_option(Name, Default, _),
    (   memberchk(Name=Chosen, Readings)
    ->  Option = Chosen
    ;   Option = Default
    ).

exceptions(Citation, Head, Readings, Exceptions) :-
    findall(Head-neg(Inner),
            ( source_rule(By, defeats(Citation, Defeated), Body),
              exception(Head, Defeated, By, Body, Citation, Readings, Inner)
            ),
            Pairs),
    maplist(joined(Head), Pairs, Exceptions).

% findall copies: the head's variables are joined again.
joined(Head, Head-Exception, Exception).

%!  active_exception(+Readings, ?Citation, ?By, -Head, -Premises, -Inner) is nondet.
%
%   The rule Citation concludes Head from Premises (literals, without its
%   exceptions), and the exception By beats it where the literals Inner hold.

active_exception(Readings, Citation, By, Head, Premises, Inner) :-
    rule(Citation, Head, Body, _),
    Head \= defeats(_, _),
    goal_literals(Body, Readings, Premises),
    rule(By, defeats(Citation, Defeated), ByBody, _),
    exception(Head, Defeated, By, ByBody, Citation, Readings, Inner).

exception(Head, Defeated, By, Body, Citation, Readings, Inner) :-
    (   subsumes_term(Defeated, Head)
    ->  Defeated = Head,
        Same = []
    ;   \+ Defeated \= Head,
        Same = [call(Head = Defeated)]
    ),
    goal_literals(Body, Readings, Premises),
    \+ impossible(Premises),
    exceptions(By, defeats(Citation, Defeated), Readings, Exceptions),
    append([Same, Premises, Exceptions], Inner).

impossible(Premises) :-
    member(call(member(X, List)), Premises),
    ground(X),
    is_list(List),
    \+ member(X, List),
    !.


                /*******************************
                *     LEVELS, WIDTHS, ORDER    *
                *******************************/

%   narrowed(+Predicates0, +Rules0, +Id, -Predicates, -Rules, -Features):
%   predicates that mean something else for each name of an argument (apart/2)
%   are split by it, so that what chapter 19 says of the realm's trigrams does
%   not widen what 13 says of 反吟; rules that can never fire are dropped.

narrowed(Predicates0, Rules0, Id, Predicates, Rules, Features) :-
    findall(Name/Arity-Place, ( apart_place(Name, Arity, Place), memberchk(Name/Arity, Predicates0) ), Apart),
    taken_apart(Apart, Id, Predicates0, Rules0, Predicates, Rules1),
    alive(Rules1, Rules),
    features(Predicates, Rules, Features).

apart_place(Name, Arity, Place) :-
    apart(Head, Argument),
    functor(Head, Name, Arity),
    arg(Place, Head, Var),
    Var == Argument.

%   The callers first, since what they call is then called by name.

taken_apart([], _, Predicates, Rules, Predicates, Rules) :- !.
taken_apart(Apart, Id, Predicates0, Rules0, Predicates, Rules) :-
    select(P-Place, Apart, Others),
    named_calls(P, Place, Rules0),
    !,
    names(P, Place, Rules0, Names),
    split(P, Place, Names, Id, Predicates0, Rules0, Predicates1, Rules1),
    taken_apart(Others, Id, Predicates1, Rules1, Predicates, Rules).
taken_apart([P-_|_], _, _, _, _, _) :-
    throw(not_apart(P)).

named_calls(Name/Arity, Place, Rules) :-
    \+ ( member(active(_, _, Literals), Rules),
         called(Literals, Goal),
         functor(Goal, Name, Arity),
         arg(Place, Goal, Arg),
         \+ atom(Arg)
       ).

names(P, Place, Rules, Names) :-
    findall(Known, concluded_names(P, Place, Rules, Known), Lists),
    append(Lists, All),
    sort(All, Names).

%   alive(+Rules0, -Rules): without those that rest on what no rule concludes.

alive(Rules0, Rules) :-
    heads(Rules0, Heads),
    foldl(thinned(Heads), Rules0, Rules1-same, []-Changed),
    (   Changed == same
    ->  Rules = Rules1
    ;   alive(Rules1, Rules)
    ).

heads(Rules, Heads) :-
    findall(P-Head, ( member(active(_, Head, _), Rules), functor(Head, Name, Arity), P = Name/Arity ), Pairs),
    keysort(Pairs, Sorted),
    group_pairs_by_key(Sorted, Groups),
    list_to_assoc(Groups, Heads).

thinned(Heads, active(Citation, Head, Literals0), Rules0-Changed0, Rules-Changed) :-
    (   thin(Literals0, Heads, Literals)
    ->  Rules0 = [active(Citation, Head, Literals)|Rules],
        (   Literals == Literals0
        ->  Changed = Changed0
        ;   Changed = changed
        )
    ;   Rules0 = Rules,
        Changed = changed
    ).

thin([], _, []).
thin([neg(Inner0)|Literals0], Heads, Literals) :-
    !,
    (   thin(Inner0, Heads, Inner)
    ->  Literals = [neg(Inner)|Rest]
    ;   Literals = Rest
    ),
    thin(Literals0, Heads, Rest).
thin([call(Goal)|Literals0], Heads, Literals) :-
    (   decided(Goal)
    ->  call(Goal),
        Literals = Rest
    ;   functor(Goal, Name, Arity),
        concluded(Name/Arity)
    ->  get_assoc(Name/Arity, Heads, Same),
        \+ \+ memberchk(Goal, Same),
        Literals = [call(Goal)|Rest]
    ;   Literals = [call(Goal)|Rest]
    ),
    thin(Literals0, Heads, Rest).

decided(member(X, List)) :- ground(X-List).
decided(A = B) :- ground(A-B).
decided(A \= B) :- ground(A-B).

%   concluded_names(+P, +Place, +Rules, -Names): a rule for P concludes Names at
%   Place.

concluded_names(Name/Arity, Place, Rules, Names) :-
    member(active(_, Head, Literals), Rules),
    functor(Head, Name, Arity),
    arg(Place, Head, Arg),
    (   atom(Arg)
    ->  Names = [Arg]
    ;   var(Arg),
        member(call(member(X, List)), Literals),
        X == Arg,
        ground(List)
    ->  Names = List
    ;   var(Arg),
        member(call(Goal), Literals),
        functor(Goal, Inner, InnerArity),
        arg(InnerPlace, Goal, X),
        X == Arg,
        names(Inner/InnerArity, InnerPlace, Rules, Names),
        Names \== []
    ->  true
    ).

split(Name/Arity, Place, Names, Id, Predicates0, Rules0, Predicates, Rules) :-
    maplist(split_name(Name, Arity), Names, Parts),
    assertz(split(Id, Name/Arity, Place-Names, Parts)),
    selectchk(Name/Arity, Predicates0, Others),
    append(Parts, Others, Predicates),
    findall(Rule, ( member(Rule0, Rules0), split_rule(Name/Arity, Place, Names, Rule0, Rule) ), Rules).

split_name(Name, Arity, At, Part/Arity) :-
    atomic_list_concat([Name, At], '@', Part).

split_rule(Name/Arity, Place, Names, active(Citation, Head0, Literals0), active(Citation, Head, Literals)) :-
    (   functor(Head0, Name, Arity)
    ->  arg(Place, Head0, At),
        member(At, Names),
        renamed(Head0, At, Head)
    ;   Head = Head0
    ),
    maplist(split_literal(Name/Arity, Place), Literals0, Literals).

split_literal(P, Place, neg(Inner0), neg(Inner)) :-
    !,
    maplist(split_literal(P, Place), Inner0, Inner).
split_literal(Name/Arity, Place, call(Goal0), call(Goal)) :-
    (   functor(Goal0, Name, Arity)
    ->  arg(Place, Goal0, At),
        renamed(Goal0, At, Goal)
    ;   Goal = Goal0
    ).

renamed(Goal0, At, Goal) :-
    Goal0 =.. [Name|Arguments],
    atomic_list_concat([Name, At], '@', Part),
    Goal =.. [Part|Arguments].

%   concluded(+P): P is a conclusion of rules, perhaps one split by a name.

concluded(Name/Arity) :-
    original(Name, Original),
    rule_home(Original/Arity, _),
    !.

original(Name, Original) :-
    (   sub_atom(Name, Before, _, _, @)
    ->  sub_atom(Name, 0, Before, _, Original)
    ;   Original = Name
    ).

called(Literals, Goal) :-
    member(Literal, Literals),
    (   Literal = call(Goal)
    ;   Literal = neg(Inner),
        called(Inner, Goal)
    ).

%   features(+Predicates, +Rules, -Features): an assoc-like list
%   Predicate-f(Level, Width), the least that covers what is called.

features(Predicates, Rules, Features) :-
    findall(P-f(0, 0), member(P, Predicates), Start),
    findall(P-Needs,
            ( member(active(_, Head, Literals), Rules),
              functor(Head, Name, Arity),
              P = Name/Arity,
              findall(Need, ( called(Literals, Goal), need(Goal, Need) ), Needs)
            ),
            Uses),
    list_to_assoc(Start, Assoc),
    fix(Uses, Assoc, Features).

need(Goal, Need) :-
    functor(Goal, Name, Arity),
    (   concluded(Name/Arity)
    ->  Need = rule(Name/Arity)
    ;   leaf_level(Name/Arity, Level, Width)
    ->  Need = f(Level, Width)
    ;   leaf_home(Name/Arity, chart, _),
        arg(1, Goal, Pan),
        var(Pan)
    ->  Need = f(1, 0)
    ;   Need = f(0, 0)
    ).

leaf_level(yue_jian/2,  0, 1).
leaf_level(ri_chen/3,   0, 1).
leaf_level(yue_gan/2,   0, 3).
leaf_level(jie_qi/2,    0, 4).
leaf_level(hou/2,       0, 4).
leaf_level(wen_yong/2,  0, 0).
leaf_level(wen_ren/2,   0, 0).
leaf_level(wen_shi/2,   0, 0).
leaf_level(yao/2,       0, 0).
leaf_level(wei/2,       0, 0).
leaf_level(zhi_gua/2,   2, 0).
leaf_level(bian_gua/3,  2, 0).
leaf_level(yao_xiang/3, 2, 0).
leaf_level(dong/2,      2, 0).
leaf_level(jing/2,      2, 0).
leaf_level(dong_shu/2,  2, 0).
leaf_level(bian_gan/3,  2, 0).
leaf_level(bian_zhi/3,  2, 0).
leaf_level(bian_xing/3, 2, 0).
leaf_level(bian_qin/3,  2, 0).

fix(Uses, Assoc0, Assoc) :-
    foldl(raise, Uses, Assoc0-same, Assoc1-Changed),
    (   Changed == same
    ->  Assoc = Assoc1
    ;   fix(Uses, Assoc1, Assoc)
    ).

raise(P-Needs, Assoc0-Changed0, Assoc-Changed) :-
    get_assoc(P, Assoc0, f(Level0, Width0)),
    foldl(cover(Assoc0), Needs, f(Level0, Width0), f(Level, Width)),
    (   Level-Width == Level0-Width0
    ->  Assoc = Assoc0,
        Changed = Changed0
    ;   put_assoc(P, Assoc0, f(Level, Width), Assoc),
        Changed = changed
    ).

cover(Assoc, Need, f(L0, W0), f(L, W)) :-
    (   Need = rule(Q)
    ->  get_assoc(Q, Assoc, f(L1, W1))
    ;   Need = f(L1, W1)
    ),
    L is max(L0, L1),
    joined_width(W0, W1, W).

%   order(+Predicates, +Rules, -Order): each after what its rules call.

order(Predicates, Rules, Order) :-
    findall(P-Q,
            ( member(active(_, Head, Literals), Rules),
              functor(Head, Name, Arity),
              P = Name/Arity,
              called(Literals, Goal),
              functor(Goal, N2, A2),
              Q = N2/A2,
              concluded(Q)
            ),
            Edges0),
    sort(Edges0, Edges),
    foldl(visit(Edges, []), Predicates, [], Reversed),
    reverse(Reversed, Order).

visit(Edges, Path, P, Done0, Done) :-
    (   memberchk(P, Done0)
    ->  Done = Done0
    ;   memberchk(P, Path)
    ->  throw(cyclic([P|Path]))
    ;   findall(Q, member(P-Q, Edges), Qs),
        foldl(visit(Edges, [P|Path]), Qs, Done0, Done1),
        Done = [P|Done1]
    ).

numbered([], _, _, _).
numbered([P|Ps], K, Features, Id) :-
    get_assoc(P, Features, f(Level, Width)),
    assertz(predicate_info(Id, K, P, Level, Width, K)),
    K1 is K + 1,
    numbered(Ps, K1, Features, Id).

%   A narrow predicate that a wide one calls keeps a widened copy beside it.

wide_slots(Id, Rules, Count, Slots) :-
    findall(K-Wide,
            ( member(active(_, Head, Literals), Rules),
              functor(Head, Name, Arity),
              predicate_info(Id, _, Name/Arity, _, Wide, _),
              called(Literals, Goal),
              functor(Goal, N2, A2),
              predicate_info(Id, K, N2/A2, _, Narrow, _),
              Narrow =\= 0,
              Narrow =\= Wide
            ),
            Ks0),
    sort(Ks0, Ks),
    foldl(wide_slot(Id), Ks, Count, Slots).

wide_slot(Id, K-Wide, Slot0, Slot) :-
    Slot is Slot0 + 1,
    assertz(widened(Id, K, Wide, Slot)).


                /*******************************
                *        COMPILATION           *
                *******************************/

%   A rule of predicate K becomes a clause Name(Memo, Pan, Solution, Worlds).

compile_rule(Id, active(Key, Head, Literals), J, Next) :-
    copy_term(Head-Literals, Kept),
    compile_clause(Id, Head, Literals, J, K, Name),
    assertz(rule_clause(Id, Key, K, Name, J)),
    assertz(literals_of(Id, J, Kept)),
    Next is J + 1.

compile_variant(Id, Heads, variant(Key, Citation, Head0, Literals0), J, Next) :-
    findall(Split, ( split(Id, P, At, _), Split = P-At ), Splits),
    findall(Rule, split_rules(Splits, active(Key, Head0, Literals0), Rule), Rules),
    foldl(compile_variant(Id, Heads, Citation), Rules, J, Next).
compile_variant(Id, _, without(Key, Citation), J, Next) :-
    findall(K-Own, rule_clause(Id, rule(Citation), K, Own, _), Owns),
    foldl(compile_without(Id, Key), Owns, J, Next).

compile_variant(Id, Heads, Citation, active(Key, Head, Literals0), J, Next) :-
    functor(Head, Name, Arity),
    (   predicate_info(Id, K, Name/Arity, _, _, _),
        rule_clause(Id, rule(Citation), K, Own, _)
    ->  (   thin(Literals0, Heads, Literals)
        ->  compile_clause(Id, Head, Literals, J, K, Clause)
        ;   Clause = none
        ),
        assertz(variant_clause(Id, Key, K, Clause, Own, J)),
        Next is J + 1
    ;   Next = J
    ).

compile_without(Id, Key, K-Own, J, Next) :-
    assertz(variant_clause(Id, Key, K, none, Own, J)),
    Next is J + 1.

split_rules([], Rule, Rule).
split_rules([P-(Place-Names)|Splits], Rule0, Rule) :-
    split_rule(P, Place, Names, Rule0, Rule1),
    split_rules(Splits, Rule1, Rule).

compile_clause(Id, Head, Literals, J, K, Name) :-
    functor(Head, Predicate, Arity),
    predicate_info(Id, K, Predicate/Arity, _, Width, _),
    values(Head, Values),
    Solution =.. [s|Values],
    translate(Literals, Id, Width, Memo, Pan, Start, End, Body, true),
    atomic_list_concat([Id, K, J], ' ', Name),
    Clause =.. [Name, Memo, Pan, Solution, End],
    (   Width =:= 0
    ->  Start = 1
    ;   every_world(Width, Start)
    ),
    assertz((Clause :- Body)).

translate([], _, _, _, _, M, M, Rest, Rest).
translate([Literal|Literals], Id, Width, Memo, Pan, M0, M, Body, Rest) :-
    goal(Literal, Id, Width, Memo, Pan, M0, M1, Body, Body1),
    translate(Literals, Id, Width, Memo, Pan, M1, M, Body1, Rest).

goal(neg(Literals), Id, Width, Memo, Pan, M0, M, Body, Rest) :-
    translate(Literals, Id, Width, Memo, Pan, M0, M1, Inner, true),
    (   M0 == M1
    ->  M = M0,
        Body = (\+ Inner, Rest)
    ;   Body = (masked:without(M0, M1, Inner, M), Rest)
    ).
goal(call(Goal), Id, Width, Memo, Pan, M0, M, Body, Rest) :-
    functor(Goal, Name, Arity),
    (   predicate_info(Id, K, Name/Arity, _, Inner, _)
    ->  values(Goal, Values),
        derived(Inner, Width, Id, K, Values, Memo, M0, M, Body, Rest)
    ;   temporal(Name/Arity)
    ->  Goal =.. [_, pan|Values],
        Leaf =.. [Name|Values],
        Body = (worlds:worlds(Width, Leaf, T), M is M0 /\ T, M =\= 0, Rest)
    ;   question(Goal, Asked)
    ->  M = M0,
        Body = (Asked, Rest)
    ;   leaf_home(Name/Arity, chart, Home)
    ->  charted(Goal, Pan, Call),
        M = M0,
        Body = (Home:Call, Rest)
    ;   leaf_home(Name/Arity, _, Home)
    ->  M = M0,
        Body = (Home:Goal, Rest)
    ;   M = M0,
        Body = (Goal, Rest)
    ).

%   values(+Goal, -Values): the arguments of a conclusion, without the chart.

values(Goal, Values) :-
    functor(Goal, Name, Arity),
    Goal =.. [_|Arguments],
    original(Name, Original),
    (   charted(Original/Arity)
    ->  Arguments = [pan|Values]
    ;   Values = Arguments
    ).

%!  charted(?Predicate) is nondet.
%
%   The conclusion Predicate, a Name/Arity, has the chart as its first argument:
%   it hands it to a fact of the chart, or to such a conclusion, or has no use
%   for it.

:- table charted/1.

charted(Name/Arity) :-
    rule(_, Head, Body, _),
    functor(Head, Name, Arity),
    arg(1, Head, Pan),
    var(Pan),
    premise(Body, Goal),
    arg(1, Goal, First),
    First == Pan,
    functor(Goal, Inner, InnerArity),
    (   leaf_home(Inner/InnerArity, Kind, _),
        memberchk(Kind, [chart, reading]),
        Inner/InnerArity \== wei/2
    ;   rule_home(Inner/InnerArity, _),
        charted(Inner/InnerArity)
    ).

charted(Name/Arity) :-
    rule(_, Head, Body, _),
    functor(Head, Name, Arity),
    Head =.. [_, Pan|Others],
    var(Pan),
    \+ ( sub_term(Term, Others-Body), Term == Pan ).

%   wei/2 is the one fact of the chart that every chart shares.

charted(wei(Place, Yao), _, wei(Place, Yao)) :- !.
charted(Goal, Pan, Call) :-
    Goal =.. [Name, pan|Values],
    Call =.. [Name, Pan|Values].

question(wen_yong(_, Use), masked:some_use(Use)).
question(wen_ren(_, Person), masked:some_person(Person)).

:- thread_local asked/2.    % Use, Person

some_use(Use) :- asked(Asked, _), !, Asked \== none, Use = Asked.
some_use(Use) :- qin(Use).
some_use(世).
some_use(應).

some_person(Person) :- asked(_, Asked), !, Asked \== none, Person = Asked.
some_person(Person) :- gua_ren(_, Person).

:- meta_predicate asking(+, +, 0).

%!  asking(+Use, +Person, :Goal) is nondet.
%
%   Goal is run while Use and Person are what is asked, `none` where nothing is,
%   and not just any of them.

asking(Use, Person, Goal) :-
    setup_call_cleanup(asserta(asked(Use, Person), Ref), Goal, erase(Ref)).

derived(0, _, _, K, Values, Memo, M, M, Body, Rest) :-
    !,
    Solution =.. [s|Values],
    Body = (arg(K, Memo, Solutions), lists:member(Solution, Solutions), Rest).
derived(Inner, Width, Id, K, Values, Memo, M0, M, Body, Rest) :-
    (   Inner =:= Width
    ->  Slot = K
    ;   widened(Id, K, Width, Slot)
    ),
    append(Values, [T], All),
    Solution =.. [s|All],
    Body = (arg(Slot, Memo, Solutions), lists:member(Solution, Solutions), M is M0 /\ T, M =\= 0, Rest).

:- meta_predicate without(+, ?, 0, -).

without(M0, M1, Inner, M) :-
    findall(M1, Inner, Ms),
    joined_worlds(Ms, 0, Or),
    M is M0 /\ \ Or,
    M =\= 0.

joined_worlds([], Or, Or).
joined_worlds([M|Ms], Or0, Or) :-
    Or1 is Or0 \/ M,
    joined_worlds(Ms, Or1, Or).


                /*******************************
                *         EVALUATION           *
                *******************************/

%!  time_memo(+Program, -Memo) is det.
%
%   Memo holds what depends on the time alone.

time_memo(Id, Memo) :-
    program_size(Id, Slots, _),
    functor(Memo, memo, Slots),
    compute(Id, 0, Memo, none, at(none, none, 0, 4096)).

%!  hexagram_memo(+Program, +Memo0, +Hexagram, -Memo) is det.
%
%   Memo adds to Memo0, of the time, what depends on Hexagram.

hexagram_memo(Id, Memo0, Ben, Memo) :-
    below(Id, 1, Memo0, Memo),
    timeless_pan(Id, Ben, Ben, Pan),
    compute(Id, 1, Memo, Pan, at(Ben, Ben, 0, 64)).

%!  change_memo(+Program, +Memo0, +Hexagram, +Changed, -Memo) is det.
%
%   Memo adds to Memo0, of Hexagram, what depends on its change.

change_memo(Id, Memo0, Ben, Bian, Memo) :-
    below(Id, 2, Memo0, Memo),
    timeless_pan(Id, Ben, Bian, Pan),
    dong_shu(Pan, Moving),
    compute(Id, 2, Memo, Pan, at(Ben, Bian, Moving, 1)).

timeless_pan(Id, Ben, Bian, Pan) :-
    program_size(Id, _, Readings),
    pan(cast(Ben, Bian, time(none, none, none, none, none, none, none, none)), wen(none, none, none), Readings, Pan).

below(Id, Level, Memo0, Memo) :-
    functor(Memo0, Name, Slots),
    functor(Memo, Name, Slots),
    findall(Slot,
            ( predicate_info(Id, K, _, L, _, _),
              L < Level,
              ( Slot = K ; widened(Id, K, _, Slot) )
            ),
            Shared),
    maplist(share(Memo0, Memo), Shared).

share(Memo0, Memo, Slot) :-
    arg(Slot, Memo0, Solutions),
    arg(Slot, Memo, Solutions).

compute(Id, Level, Memo, Pan, At) :-
    findall(K-Width, predicate_info(Id, K, _, Level, Width, _), Ks),
    maplist(compute_predicate(Id, Memo, Pan, At), Ks).

compute_predicate(Id, Memo, Pan, At, K-Width) :-
    findall(Name-J, rule_clause(Id, _, K, Name, J), Clauses),
    maplist(clause_solutions(Memo, Pan), Clauses, Lists),
    (   observing(Id, Tallies)
    ->  watched(Id, K, Watched),
        maplist(tally(Tallies, Watched, Width, At), Clauses, Lists),
        forall(variant_clause(Id, _, K, Name, Own, J), compare(Tallies, J, Name, Own, Clauses, Lists, Memo, Pan, Width))
    ;   true
    ),
    append(Lists, All),
    solutions(Width, All, Solutions),
    arg(K, Memo, Solutions),
    findall(Wide-Slot, widened(Id, K, Wide, Slot), Slots),
    maplist(fill(Memo, Width, Solutions), Slots).

fill(Memo, Narrow, Solutions, Wide-Slot) :-
    maplist(wide(Narrow, Wide), Solutions, Widened),
    arg(Slot, Memo, Widened).

clause_solutions(Memo, Pan, Name-_, Solutions) :-
    findall(S-M, call(Name, Memo, Pan, S, M), Solutions).

solutions(0, All, Solutions) :-
    !,
    pairs_keys(All, Keys),
    sort(Keys, Solutions).
solutions(_, All, Solutions) :-
    keysort(All, Sorted),
    merged(Sorted, Solutions).

merged([], []).
merged([S-M|Rest], [Solution|Solutions]) :-
    same(Rest, S, M, Worlds, Others),
    S =.. List,
    append(List, [Worlds], All),
    Solution =.. All,
    merged(Others, Solutions).

same([S2-M2|Rest], S, M, Worlds, Others) :-
    S2 == S,
    !,
    M1 is M \/ M2,
    same(Rest, S, M1, Worlds, Others).
same(Others, _, Worlds, Worlds, Others).

wide(Narrow, Wide, Solution, Widened) :-
    Solution =.. List,
    append(Values, [Worlds], List),
    !,
    widen(Narrow, Wide, Worlds, WideWorlds),
    append(Values, [WideWorlds], WideList),
    Widened =.. WideList.

%!  switch_plan(+Program, +Base, +Switched, -Plan) is det.
%
%   Plan tells how to get the memo of Program, the rules under another reading,
%   from that of Base, under the default: Switched are the predicates Name/Arity
%   that may hang on the reading.

switch_plan(Id, Base, Switched, plan(Id, Base, Slots, Levels)) :-
    program_size(Id, Slots, _),
    findall(Level-Steps,
            ( member(Level, [0, 1, 2]),
              findall(Step, switch_step(Id, Base, Switched, Level, Step), Steps)
            ),
            Levels).

switch_step(Id, Base, Switched, Level, step(K, BaseK, P, Width, BaseWidth, How, Slots)) :-
    predicate_info(Id, K, P, Level, Width, _),
    P = Name/Arity,
    original(Name, Original),
    (   predicate_info(Base, BaseK, P, _, BaseWidth, _)
    ->  true
    ;   BaseK = none,
        BaseWidth = none
    ),
    (   BaseK == none
    ->  How = always
    ;   \+ memberchk(Original/Arity, Switched)
    ->  How = never
    ;   root(Id, Base, K, BaseK)
    ->  How = always
    ;   findall(Dep, depends(Id, K, Dep), Deps0),
        sort(Deps0, Deps),
        How = if(Deps)
    ),
    findall(slot(Wide, Slot, BaseSlot),
            ( widened(Id, K, Wide, Slot),
              (   BaseWidth == Width,
                  widened(Base, BaseK, Wide, BaseSlot)
              ->  true
              ;   BaseSlot = none
              )
            ),
            Slots).

%   A predicate with other rules than under the default is computed anew.

root(Id, Base, K, BaseK) :-
    findall(Key-Body, rule_source(Id, K, Key, Body), Own),
    findall(Key-Body, rule_source(Base, BaseK, Key, Body), Others),
    Own \=@= Others.

rule_source(Id, K, Key, Literals) :-
    rule_clause(Id, Key, K, _, J),
    literals_of(Id, J, Literals).

:- dynamic dependency/3.    % Id, K, Dep

%   One thread finds the dependencies, and the others wait until it has all of them.

depends(Id, K, Dep) :-
    with_mutex(masked_dependencies, find_dependencies(Id)),
    dependency(Id, K, Dep).

find_dependencies(Id) :- dependency(Id, _, _), !.
find_dependencies(Id) :-
    findall(Caller-Callee, called_by(Id, Caller, Callee), Edges0),
    sort(Edges0, Edges),
    forall(member(Caller-Callee, Edges), assertz(dependency(Id, Caller, Callee))).

called_by(Id, K, Dep) :-
    rule_clause(Id, _, K, _, J),
    literals_of(Id, J, _-Literals),
    called(Literals, Goal),
    functor(Goal, Name, Arity),
    predicate_info(Id, Dep, Name/Arity, _, _, _).

%!  switched_memo(+Plan, +Above, +BaseMemo, +Change, -Switched) is det.
%
%   Switched, switched(Memo, Changed), is what the other reading makes of
%   Change, a Hexagram-Changed, or of a Hexagram, or of `time`; Above is that of
%   the level above, `none` for the time. BaseMemo is the default's. What rests
%   on nothing that changed is taken from there; argument K of Changed says
%   whether predicate K did.

switched_memo(plan(Id, Base, Slots, Levels), Above, BaseMemo, Change, switched(Memo, Changed)) :-
    level(Change, Level, Ben, Bian),
    functor(Changed, changed, Slots),
    (   Above = switched(Memo0, Changed0)
    ->  below(Id, Level, Memo0, Memo),
        below(Id, Level, Changed0, Changed),
        timeless_pan(Id, Ben, Bian, Pan)
    ;   functor(Memo, memo, Slots),
        Pan = none
    ),
    memberchk(Level-Steps, Levels),
    maplist(switched(Id, Base, BaseMemo, Memo, Changed, Pan), Steps).

level(time, 0, none, none) :- !.
level(Ben-Bian, 2, Ben, Bian) :- !.
level(Ben, 1, Ben, Ben).

switched(Id, _, BaseMemo, Memo, Changed, Pan, step(K, BaseK, _, Width, BaseWidth, How, Slots)) :-
    (   computed(How, Changed)
    ->  compute_predicate(Id, Memo, Pan, at(none, none, 0, 1), K-Width),
        (   BaseK \== none,
            BaseWidth == Width,
            arg(BaseK, BaseMemo, Before),
            arg(K, Memo, After),
            Before == After
        ->  State = no
        ;   State = yes
        )
    ;   arg(BaseK, BaseMemo, Before),
        (   BaseWidth == Width
        ->  Solutions = Before
        ;   maplist(wide(BaseWidth, Width), Before, Solutions)
        ),
        arg(K, Memo, Solutions),
        maplist(shared(BaseMemo, Memo, Width, Solutions), Slots),
        State = no
    ),
    arg(K, Changed, State),
    maplist(state(Changed, State), Slots).

shared(BaseMemo, Memo, Width, Solutions, slot(Wide, Slot, BaseSlot)) :-
    (   BaseSlot == none
    ->  fill(Memo, Width, Solutions, Wide-Slot)
    ;   arg(BaseSlot, BaseMemo, Widened),
        arg(Slot, Memo, Widened)
    ).

state(Changed, State, slot(_, Slot, _)) :- arg(Slot, Changed, State).

computed(always, _).
computed(if(Deps), Changed) :- member(Dep, Deps), arg(Dep, Changed, State), State == yes, !.

%!  switched_difference(+Plan, +BaseMemo, +Switched, -Difference) is nondet.
%
%   Difference, P-Width-Worlds, is a predicate of which the reading changed a
%   conclusion: at Worlds, of Width, it has another value in Switched than in
%   BaseMemo.

switched_difference(plan(_, _, _, Levels), BaseMemo, switched(Memo, Changed), P-Width-Worlds) :-
    findall(Whole-(W-D),
            ( member(_-Steps, Levels),
              member(step(K, BaseK, Part/Arity, Own, BaseWidth, _, _), Steps),
              arg(K, Changed, State),
              State == yes,
              original(Part, Name),
              Whole = Name/Arity,
              arg(K, Memo, After0),
              (   BaseK == none
              ->  Before0 = [],
                  W0 = Own
              ;   arg(BaseK, BaseMemo, Before0),
                  joined_width(Own, BaseWidth, W0)
              ),
              W is max(1, W0),
              maplist(lifted(Own, W), After0, After),
              maplist(lifted(BaseWidth, W), Before0, Before),
              differing(Before, After, D)
            ),
            Found0),
    keysort(Found0, Found),
    group_pairs_by_key(Found, Groups),
    member(P-Parts, Groups),
    foldl(part_width, Parts, 1, Width),
    foldl(part_worlds(Width), Parts, 0, Worlds),
    Worlds =\= 0.

part_width(W-_, W0, W1) :- joined_width(W, W0, W1).

part_worlds(Width, W-D, Worlds0, Worlds) :-
    widen(W, Width, D, Own),
    Worlds is Worlds0 \/ Own.

lifted(0, Width, Solution, Values-Worlds) :- !, Solution =.. [s|Values], every_world(Width, Worlds).
lifted(Own, Width, Solution, Values-Worlds) :-
    Solution =.. [s|All],
    append(Values, [Worlds0], All),
    !,
    widen(Own, Width, Worlds0, Worlds).

differing(Before, After, Differing) :-
    findall(Mask, ( one_sided(Before, After, Mask) ; one_sided(After, Before, Mask) ), Masks),
    joined_worlds(Masks, 0, Differing).

one_sided(These, Those, Mask) :-
    member(Values-Worlds, These),
    (   memberchk(Values-Other, Those)
    ->  Mask is Worlds /\ \ Other
    ;   Mask = Worlds
    ).

%!  memo_solutions(+Program, +Memo, +Predicate, -Solutions) is det.
%
%   Solutions are the solutions of Predicate, a Name/Arity, in Memo, each
%   Values-Worlds; Worlds is 1, for always, at width 0.

memo_solutions(Id, Memo, Predicate, Solutions) :-
    predicate_info(Id, K, Predicate, _, Width, _),
    !,
    arg(K, Memo, Terms),
    maplist(solution_pair(Width), Terms, Own),
    shown_width(Width, Shown),
    shown(Width, Shown, Own, Solutions).
memo_solutions(Id, Memo, Predicate, Solutions) :-
    program_predicate(Id, Predicate, _, Width),
    findall(Part-W, program_leaf(Id, Predicate, Part, W), Parts),
    maplist(part_solutions(Id, Memo, Width), Parts, Lists),
    append(Lists, Solutions).

program_leaf(Id, Part, Leaf, Width) :-
    split(Id, Part, _, Parts),
    member(Smaller, Parts),
    (   predicate_info(Id, _, Smaller, _, Own, _)
    *-> Leaf = Smaller,
        shown_width(Own, Width)
    ;   program_leaf(Id, Smaller, Leaf, Width)
    ).

part_solutions(Id, Memo, Width, Part-PartWidth, Solutions) :-
    memo_solutions(Id, Memo, Part, Own),
    shown(PartWidth, Width, Own, Solutions).

shown(Width, Width, Solutions, Solutions) :- !.
shown(Narrow, Wide, Own, Solutions) :-
    maplist(shown_pair(Narrow, Wide), Own, Solutions).

shown_pair(Narrow, Wide, Values-Worlds0, Values-Worlds) :- widen(Narrow, Wide, Worlds0, Worlds).

solution_pair(0, Term, Values-1) :- !, Term =.. [s|Values].
solution_pair(_, Term, Values-Worlds) :- Term =.. [s|All], append(Values, [Worlds], All), !.

%!  memo_worlds(+Program, +Memo, +Goal, -Worlds) is det.
%
%   Worlds, at the width of Goal's predicate, are those in which some solution
%   of Goal holds.

memo_worlds(Id, Memo, Goal, Worlds) :-
    functor(Goal, Name, Arity),
    values(Goal, Values),
    memo_solutions(Id, Memo, Name/Arity, Solutions),
    findall(M, member(Values-M, Solutions), Ms),
    joined_worlds(Ms, 0, Worlds).



%!  variant_predicate(+Program, ?Key, -K) is nondet.
%
%   The variant Key is of a rule of predicate number K.

variant_predicate(Id, Key, K) :-
    variant_clause(Id, Key, K, _, _, _).

%!  predicate_number(+Program, ?Predicate, ?K) is nondet.
%
%   Predicate, a Name/Arity, is number K of Program.

predicate_number(Id, Predicate, K) :-
    predicate_info(Id, K, Predicate, _, _, _).

%!  goal_number(+Program, +Goal, -K, -Values) is semidet.
%
%   Goal, without the chart, is asked of predicate number K for Values; fails
%   where Program has no such conclusion.

goal_number(Id, Goal, K, Values) :-
    Goal =.. [Name|Values],
    length(Values, Given),
    (   Arity is Given + 1,
        charted(Name/Arity)
    ->  Arguments = [pan|Values]
    ;   Arity = Given,
        Arguments = Values
    ),
    numbered_part(Id, Name/Arity, Arguments, K).

numbered_part(Id, P, Arguments, K) :-
    split(Id, P, Place-_, _),
    !,
    P = Name/Arity,
    nth1(Place, Arguments, At),
    atom(At),
    split_name(Name, Arity, At, Part),
    numbered_part(Id, Part, Arguments, K).
numbered_part(Id, P, _, K) :-
    predicate_number(Id, P, K),
    !.

%!  predicate_level(+Program, ?K, -Level, -Width) is nondet.
%
%   Predicate number K is computed at Level and Width, which may be 3 or 4.

predicate_level(Id, K, Level, Width) :-
    predicate_info(Id, K, _, Level, Width, _).

%!  pattern_worlds(+Program, +K, +Values, +Solutions, -Worlds) is det.
%
%   Of Solutions of predicate K those that match Values hold in Worlds, of the
%   width of K, at width 0 those of width 1.

pattern_worlds(Id, K, Values, Solutions, Worlds) :-
    own_pairs(Id, K, Solutions, Pairs),
    findall(M, member(Values-M, Pairs), Ms),
    joined_worlds(Ms, 0, Worlds).

own_pairs(Id, K, Solutions, Pairs) :-
    predicate_info(Id, K, _, _, Own, _),
    Width is max(1, Own),
    maplist(lifted(Own, Width), Solutions, Pairs).

%!  difference(+Program, +K, +Before, +After, -Worlds) is det.
%
%   Before and After, solutions of predicate K, differ in Worlds, of the width of
%   K, at width 0 those of width 1.

difference(Id, K, Before0, After0, Worlds) :-
    own_pairs(Id, K, Before0, Before),
    own_pairs(Id, K, After0, After),
    differing(Before, After, Worlds).

%!  resting_on(+Program, +K, -Ks) is det.
%
%   Ks are the predicates, K first, that rest on predicate K, callees first.

resting_on(Id, K, Ks) :-
    findall(Caller-Callee, depends(Id, Caller, Callee), Edges0),
    sort(Edges0, Edges),
    program_predicates(Id, Count),
    rest_on(K, Count, Edges, [K], Ks).

%!  rests_on(+Program, +K, -Ks) is det.
%
%   Ks are the predicates, K too, that predicate K rests on, callees first.

rests_on(Id, K, Ks) :-
    depended(Id, [K], [K], Ks).

depended(_, [], Ks, Ks) :- !.
depended(Id, New, Ks0, Ks) :-
    findall(Dep, ( member(K, New), depends(Id, K, Dep), \+ memberchk(Dep, Ks0) ), Deps0),
    sort(Deps0, Deps),
    ord_union(Ks0, Deps, Ks1),
    depended(Id, Deps, Ks1, Ks).

rest_on(K, Count, Edges, Resting0, Resting) :-
    findall(Caller,
            ( between(K, Count, Caller),
              \+ memberchk(Caller, Resting0),
              member(Callee, Resting0),
              memberchk(Caller-Callee, Edges)
            ),
            Callers),
    (   Callers == []
    ->  sort(Resting0, Resting)
    ;   append(Callers, Resting0, Resting1),
        sort(Resting1, Resting2),
        rest_on(K, Count, Edges, Resting2, Resting)
    ).

program_predicates(Id, Count) :- aggregate_all(max(K), predicate_info(Id, K, _, _, _, _), Count).

%!  variant_memo(+Program, +Key, +Memo, +Change, +Watched, -Changed) is det.
%
%   With the variants of Key in place of their rules, the predicates Changed, a
%   list of K-Before-After with the solutions in Memo and now, conclude something
%   else of Change, Hexagram-Changed. Watched, predicate numbers in order, are
%   those looked at: what rests on the varied one.

variant_memo(Id, Key, Memo0, Ben-Bian, Watched, Changed) :-
    findall(Own-Name, variant_clause(Id, Key, _, Name, Own, _), Instead),
    timeless_pan(Id, Ben, Bian, Pan),
    duplicate_shallow(Memo0, Memo),
    foldl(varied(Id, Instead, Memo0, Memo, Pan), Watched, [], Reversed),
    reverse(Reversed, Changed).

%!  asked_memo(+Program, +Memo0, +Change, +Ks, -Memo) is det.
%
%   Memo is Memo0, of Change, with the predicates Ks, callees first, computed
%   anew, as within asking/3.

asked_memo(Id, Memo0, Ben-Bian, Ks, Memo) :-
    timeless_pan(Id, Ben, Bian, Pan),
    duplicate_shallow(Memo0, Memo),
    maplist(asked_anew(Id, Memo, Pan), Ks).

asked_anew(Id, Memo, Pan, K) :-
    predicate_info(Id, K, _, _, Width, _),
    findall(Name-J, rule_clause(Id, _, K, Name, J), Clauses),
    predicate_solutions(Memo, Pan, Width, Clauses, Solutions),
    setarg(K, Memo, Solutions),
    forall_widened(Id, K, Width, Solutions, Memo).

predicate_solutions(Memo, Pan, Width, Clauses, Solutions) :-
    maplist(clause_solutions(Memo, Pan), Clauses, Lists),
    append(Lists, All),
    solutions(Width, All, Solutions).

duplicate_shallow(Memo0, Memo) :-
    Memo0 =.. List,
    Memo =.. List.

varied(Id, Instead, Memo0, Memo, Pan, K, Changed0, Changed) :-
    predicate_info(Id, K, _, _, Width, _),
    (   touched(Id, K, Width, Instead, Memo, Pan, Changed0)
    ->  findall(Name-J,
                ( rule_clause(Id, _, K, Own, J),
                  (   memberchk(Own-Other, Instead)
                  ->  Other \== none,
                      Name = Other
                  ;   Name = Own
                  )
                ),
                Clauses),
        predicate_solutions(Memo, Pan, Width, Clauses, After),
        arg(K, Memo0, Before),
        (   Before == After
        ->  Changed = Changed0
        ;   Changed = [K-Before-After|Changed0],
            setarg(K, Memo, After),
            forall_widened(Id, K, Width, After, Memo)
        )
    ;   Changed = Changed0
    ).

%   touched(...): predicate K may conclude something else: what it rests on does,
%   or the other premises of a rule of its own let it.

touched(Id, K, _, _, _, _, Changed) :-
    member(Dep-_-_, Changed),
    depends(Id, K, Dep),
    !.
touched(Id, K, Width, Instead, Memo, Pan, _) :-
    member(Own-Other, Instead),
    rule_clause(Id, _, K, Own, J),
    predicate_solutions(Memo, Pan, Width, [Own-J], Before),
    (   Other == none
    ->  After = []
    ;   predicate_solutions(Memo, Pan, Width, [Other-J], After)
    ),
    Before \== After,
    !.

forall_widened(Id, K, Width, Solutions, Memo) :-
    findall(Wide-Slot, widened(Id, K, Wide, Slot), Slots),
    maplist(refill(Memo, Width, Solutions), Slots).

refill(Memo, Narrow, Solutions, Wide-Slot) :-
    maplist(wide(Narrow, Wide), Solutions, Widened),
    setarg(Slot, Memo, Widened).


                /*******************************
                *         OBSERVATION          *
                *******************************/

%!  observe(+Program) is det.
%
%   From now on, in this thread, what is computed for Program is counted.

observe(Id) :-
    aggregate_all(count, rule_clause(Id, _, _, _, _), Rules),
    aggregate_all(count, variant_clause(Id, _, _, _, _, _), Variants),
    Count is Rules + Variants,
    length(List, Count),
    maplist(new_tally, List),
    Tallies =.. [tallies|List],
    nb_setval(masked_tallies, Id-Tallies),
    retractall(grouped(Id, _, _, _)).

new_tally(tally(0, none, [])).

observing(Id, Tallies) :-
    nb_current(masked_tallies, Id-Tallies).

watched(Id, K, Watched) :-
    (   rule_clause(Id, Key, K, _, _),
        Key \= rule(_)
    ->  (   functor(Key, clash, _)
        ->  Watched = groups(Id)
        ;   Watched = grid
        )
    ;   Watched = no
    ).

%!  observed(+Program, ?Key, ?Group, -Tally) is nondet.
%
%   Since observe/1 the rule or extra Key held as Tally says:
%   tally(Count, Witness, Planes). Count is of casts, of the space of its width;
%   Witness is none or at(Hexagram, Changed, Moving, Width, World, Values), with
%   the fewest moving lines; Planes are the binary digits, lowest first, of the
%   number of changes at each world, for extras only. An extra clash(_) has a
%   tally for each Group, its last two values V1-V2, all others one with Group
%   `all`. For a variant Count is 0 while nothing told it from the rule's own
%   premises.

observed(Id, Key, all, Tally) :-
    observing(Id, Tallies),
    (   rule_clause(Id, Key, _, _, J)
    ;   variant_clause(Id, Key, _, _, _, J)
    ),
    arg(J, Tallies, Tally).
observed(Id, Key, Group, Tally) :-
    grouped(Id, J, Group, Tally),
    rule_clause(Id, Key, _, _, J).

tally(_, _, _, _, _, []) :- !.
tally(Tallies, Watched, Width, At, _-J, Solutions) :-
    arg(J, Tallies, Tally),
    counted(Tally, Watched, Width, At, Solutions),
    (   Watched = groups(Id)
    ->  findall(V1-V2, ( member(S-_, Solutions), S =.. All, append(_, [V1, V2], All) ), Groups0),
        sort(Groups0, Groups),
        maplist(group_tally(Id, J, Width, At, Solutions), Groups)
    ;   true
    ).

group_tally(Id, J, Width, At, Solutions, V1-V2) :-
    include(of_group(V1, V2), Solutions, Own),
    (   retract(grouped(Id, J, V1-V2, Tally))
    ->  true
    ;   Tally = tally(0, none, [])
    ),
    counted(Tally, grid, Width, At, Own),
    assertz(grouped(Id, J, V1-V2, Tally)).

of_group(V1, V2, S-_) :- S =.. All, append(_, [V1, V2], All), !.

counted(Tally, Watched, Width, at(Ben, Bian, Moving, Weight), Solutions) :-
    Tally = tally(Count0, Witness0, Planes0),
    pairs_values(Solutions, Masks),
    (   Width =:= 0
    ->  every_world(1, Worlds),
        Count is Count0 + 720 * Weight
    ;   joined_worlds(Masks, 0, Worlds),
        scale(Width, Scale),
        Count is Count0 + popcount(Worlds) * Weight * Scale
    ),
    nb_setarg(1, Tally, Count),
    (   ( Witness0 == none ; arg(3, Witness0, Fewest), Moving < Fewest )
    ->  Solutions = [S-M|_],
        World is lsb(M),
        S =.. [_|Values],
        nb_setarg(2, Tally, at(Ben, Bian, Moving, Width, World, Values))
    ;   true
    ),
    (   Watched == no
    ->  true
    ;   Digit is msb(Weight),
        added(Digit, Planes0, Worlds, Planes),
        nb_setarg(3, Tally, Planes)
    ).

%!  scale(+Width, -Scale) is det.
%
%   A world of Width stands for Scale of the 720 times, or, where the time is
%   looked at more closely, of the 21,600.

scale(1, 1).
scale(2, 1).
scale(3, 6).
scale(4, 5).

%   added(+Digit, +Planes0, +Worlds, -Planes): 2**Digit more at each of Worlds.

added(_, Planes, 0, Planes) :- !.
added(0, [], Carry, [Carry]) :- !.
added(0, [Plane0|Planes0], Carry, [Plane|Planes]) :-
    !,
    Plane is Plane0 xor Carry,
    Next is Plane0 /\ Carry,
    added(0, Planes0, Next, Planes).
added(Digit, Planes0, Worlds, [Plane|Planes]) :-
    Lower is Digit - 1,
    (   Planes0 = [Plane|Rest]
    ->  true
    ;   Plane = 0,
        Rest = []
    ),
    added(Lower, Rest, Worlds, Planes).

%   A variant that was told from its rule once is not looked at again.

compare(Tallies, J, Name, Own, Clauses, Lists, Memo, Pan, Width) :-
    arg(J, Tallies, Tally),
    arg(1, Tally, 0),
    nth1(I, Clauses, Own-_),
    nth1(I, Lists, Solutions0),
    !,
    solutions(Width, Solutions0, Solutions),
    (   Name == none
    ->  findall(S, ( nth1(N, Lists, List), N =\= I, member(S, List) ), Others0),
        solutions(Width, Others0, Others),
        Same = covered(Width, Solutions, Others)
    ;   clause_solutions(Memo, Pan, Name-J, Variant0),
        solutions(Width, Variant0, Variant),
        Same = (Variant == Solutions)
    ),
    (   call(Same)
    ->  true
    ;   nb_setarg(1, Tally, 1)
    ).
compare(_, _, _, _, _, _, _, _, _).

covered(0, Solutions, Others) :-
    !,
    subset_sorted(Solutions, Others).
covered(_, Solutions, Others) :-
    forall(member(Solution, Solutions),
           ( worlds_of(Solution, Values, Worlds),
             member(Other, Others),
             worlds_of(Other, Values, OtherWorlds),
             0 =:= Worlds /\ \ OtherWorlds
           )).

subset_sorted(Solutions, Others) :- forall(member(S, Solutions), memberchk(S, Others)).

worlds_of(Solution, Values, Worlds) :-
    Solution =.. [_|All],
    append(Values, [Worlds], All),
    !.
