:- encoding(utf8).
:- module(domain,
          [ argument_domain/3,     % +Predicate, +N, -Domain
            taken/2,               % +Domain, ?Value
            meant/3,               % +Domain, +Typed, -Values
            closest/3,             % +Domain, +Typed, -Value
            fitting/1,             % ?Goal
            linear/2,              % ?Goal, -Linear
            domain_text/2          % +Domain, -Text
          ]).

:- use_module(notation).
:- use_module('../tables/names', [name/5, kind/3, lookup/3, near/3, near_of/3]).
:- use_module('../tables/readings', [option/4]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(terms), [mapargs/3]).

/** <module> What the arguments of a predicate may be

The domain of an argument is what its sentences, its rules and its tables say of
it: a list of

  - of(Type), the values of a type of names:name/5, or whole numbers for `n`
  - is(Value), a value by itself, an atom or a number; is([]) where lists of what
    the domain has are taken
  - in(Name, Domains), a term Name whose arguments are of Domains

Where it is [] nothing is known, and all is taken: that of a chart is such.
*/

%!  argument_domain(+Predicate, +N, -Domain) is det.
%
%   Argument N of Predicate, a Name/Arity of the public vocabulary, is of Domain.

:- table argument_domain/3.

argument_domain(Predicate, N, Domain) :-
    (   Predicate = reading/3,
        N > 1
    ->  findall(is(Value), ( option(Name, Option, _, _), nth1(N, [_, Name, Option], Value) ), Values),
        sort(Values, Domain)
    ;   Predicate = Name/Arity,
        functor(Head, Name, Arity),
        findall(Argument-Typed, ( told_of(Head, Typed), arg(N, Head, Whole), element(Whole, Argument) ), Seen),
        seen_domain(Seen, Domain)
    ).

%   told_of(+Head, -Typed): Head is glossed, its values being Typed, a list of
%   Type:Value, or concluded by a rule, each of the values that it lists by itself.

told_of(Head, Typed) :-
    ( gloss(Head, Zh, En) ; gloss(\+ Head, Zh, En) ),
    member(Text, [Zh, En]),
    ( Text = _-Values -> Typed = Values ; Typed = [] ).
told_of(Head, []) :-
    rule(_, Head, Body, _),
    (   true
    ;   body_goals(Body, Goals),
        member(member(Value, Values), Goals),
        is_list(Values),
        member(Value, Values)
    ).
told_of(Head, []) :-
    functor(Head, Name, Arity),
    leaf_home(Name/Arity, table, Module),
    Module:Head.

%   element(+Argument, -Element): a list is told by [] and by its elements.

element(Argument, Element) :-
    (   is_list(Argument)
    ->  member(Element, [[]|Argument])
    ;   Element = Argument
    ).

%   seen_domain(+Seen, -Domain): Seen are pairs Argument-Typed.

seen_domain(Seen, Domain) :-
    findall(Part, ( member(Argument-Typed, Seen), seen_part(Argument, Typed, Part) ), Parts),
    sort(Parts, Plain),
    findall(Name/Arity,
            ( member(Argument-_, Seen), compound(Argument), functor(Argument, Name, Arity) ),
            Functors0),
    sort(Functors0, Functors),
    maplist(seen_term(Seen), Functors, Terms),
    append(Plain, Terms, Domain).

seen_part(Argument, Typed, of(Type)) :-
    var(Argument),
    member(Type:Value, Typed),
    Value == Argument.
seen_part(Argument, _, is(Argument)) :-
    atomic(Argument),
    Argument \== any.

seen_term(Seen, Name/Arity, in(Name, Domains)) :-
    findall(Arguments-Typed,
            ( member(Argument-Typed, Seen), compound(Argument), compound_name_arguments(Argument, Name, Arguments),
              length(Arguments, Arity)
            ),
            Terms),
    numlist(1, Arity, Places),
    maplist(inner_domain(Terms), Places, Domains).

inner_domain(Terms, N, Domain) :-
    findall(Argument-Typed, ( member(Arguments-Typed, Terms), nth1(N, Arguments, Argument) ), Seen),
    seen_domain(Seen, Domain).

%!  taken(+Domain, ?Value) is semidet.
%
%   Value can be of Domain, as far as it is known. A list is where its elements
%   are and Domain has [].

taken([], _) :- !.
taken(_, Value) :- var(Value), !.
taken(Domain, Value) :-
    is_list(Value),
    Value \== [],
    !,
    memberchk(is([]), Domain),
    forall(member(Element, Value), taken(Domain, Element)).
taken(Domain, Value) :-
    member(Part, Domain),
    takes(Part, Value),
    !.

takes(is(Value), Value).
takes(of(n), Value) :- integer(Value).
takes(of(Type), Value) :-
    names_type(Type, Named),
    \+ \+ name(Named, Value, _, _, _).
takes(of(verdict), Value) :-
    compound(Value),
    compound_name_arguments(Value, Turn, [Verdict]),
    memberchk(Turn, [半, 反]),
    taken([of(verdict)], Verdict).
takes(in(Name, Domains), Value) :-
    compound(Value),
    compound_name_arguments(Value, Name, Arguments),
    same_length(Domains, Arguments),
    maplist(taken, Domains, Arguments).

%   names_type(+Type, -Named): the names of Named are values of Type; a use god may
%   be one of the kin.

names_type(Type, Type).
names_type(use, liu_qin).

%!  fitting(?Goal) is semidet.
%
%   Each argument of Goal, of the public vocabulary, can be of its domain, and those
%   that are the same variable can be of one value. No other Goal has a solution.

fitting(Goal) :-
    functor(Goal, Name, Arity),
    \+ ( between(1, Arity, N),
         arg(N, Goal, Argument),
         nonvar(Argument),
         \+ functor(Argument, pan, 12),
         argument_domain(Name/Arity, N, Domain),
         \+ taken(Domain, Argument)
       ),
    (   linear(Goal, Linear),
        Linear == Goal
    ->  true
    ;   \+ ( between(1, Arity, N),
             arg(N, Goal, Argument),
             var(Argument),
             After is N + 1,
             between(After, Arity, M),
             arg(M, Goal, Other),
             Other == Argument,
             maplist(argument_domain(Name/Arity), [N, M], Domains),
             apart(Domains)
           )
    ).

%   apart(+Domains): no value is of both.

apart([A, B]) :-
    A \== [],
    B \== [],
    \+ ( member(Part, A), Part = in(Name, _), memberchk(in(Name, _), B) ),
    \+ ( memberchk(of(n), A), memberchk(of(n), B) ),
    \+ ( member(Of-In, [A-B, B-A]), domain_value(Of, Value), taken(In, Value) ).

%!  linear(?Goal, -Linear) is det.
%
%   Linear is Goal, a fresh variable at each place of a variable that occurs more than
%   once; it is Goal itself where there is none such. What a rule binds of Linear in
%   one argument is not taken for a value of another.

linear(Goal, Linear) :-
    term_variables(Goal, Variables),
    term_singletons(Goal, Singletons),
    (   same_length(Variables, Singletons)
    ->  Linear = Goal
    ;   mapargs(opened, Goal, Linear)
    ).

opened(Argument, Opened) :-
    (   var(Argument)
    ->  true
    ;   ground(Argument)
    ->  Opened = Argument
    ;   mapargs(opened, Argument, Opened)
    ).

%!  meant(+Domain, +Typed, -Values) is det.
%
%   Values of Domain are what Typed, an atom or number that is not one itself, may
%   be a name of: in Simplified characters, pinyin or English.

meant(Domain, Typed, Values) :-
    findall(Value,
            ( domain_type(Domain, Type), lookup(Type, Typed, Found), member(Value, Found), taken(Domain, Value) ),
            Values0),
    sort(Values0, Values).

%   domain_type(+Domain, -Type): Domain has values of Type; those that are told one
%   by one are of every type that has them all.

domain_type(Domain, Type) :-
    member(of(Type0), Domain),
    Type0 \== n,
    names_type(Type0, Type).
domain_type(Domain, Type) :-
    findall(Value, ( member(is(Value), Domain), Value \== [] ), Values),
    Values = [First|_],
    name(Type, First, _, _, _),
    forall(member(Value, Values), name(Type, Value, _, _, _)).

%!  closest(+Domain, +Typed, -Value) is semidet.
%
%   Value is the one of Domain that is nearest to Typed: of a number the next, of a
%   name one that is near enough to be meant.

closest(Domain, Typed, Value) :-
    number(Typed),
    findall(Distance-Number,
            ( domain_value(Domain, Number), number(Number), Distance is abs(Number - Typed) ),
            Pairs),
    keysort(Pairs, [_-Value|_]),
    !.
closest(Domain, Typed, Value) :-
    domain_type(Domain, Type),
    near(Type, Typed, Value),
    taken(Domain, Value),
    !.
closest(Domain, Typed, Value) :-
    findall(Known, ( domain_value(Domain, Known), atom(Known) ), Names),
    near_of(Names, Typed, Value).

domain_value(Domain, Value) :- member(is(Value), Domain).
domain_value(Domain, Value) :- member(of(Type), Domain), names_type(Type, Named), name(Named, Value, _, _, _).

%!  domain_text(+Domain, -Text) is det.
%
%   Text says what Domain takes: each value where they are few, else what kind they
%   are of.

domain_text(Domain, Text) :-
    findall(Value, ( member(is(Value), Domain), integer(Value), told(is(Value), Domain) ), Numbers),
    (   Numbers = [First, _, _|_],
        last(Numbers, Last),
        numlist(First, Last, Numbers)
    ->  format(atom(Range), "~d to ~d", [First, Last]),
        Shown = [range(Range)|Rest],
        exclude(numbered, Domain, Rest)
    ;   Shown = Domain
    ),
    findall(Part, ( member(Of, Shown), told(Of, Domain), part_text(Of, Part) ), Parts0),
    list_to_set(Parts0, Parts),
    atomic_list_concat(Parts, ', ', Text).

numbered(is(Value)) :- integer(Value).

%   told(+Part, +Domain): nothing else in Domain says Part already.

told(is([]), _) :- !, fail.
told(is(Value), Domain) :- member(of(Type), Domain), takes(of(Type), Value), !, fail.
told(_, _).

part_text(range(Text), Text) :- !.
part_text(of(n), 'a number') :- !.
part_text(of(Type), Text) :-
    !,
    findall(Value, domain_value([of(Type)], Value), Values),
    length(Values, Count),
    (   Count =< 14
    ->  member(Value, Values),
        value_text(Value, Text)
    ;   kind(Type, _, Kind),
        Values = [One, Two|_],
        maplist(value_text, [One, Two], [A, B]),
        format(atom(Text), "any ~w of the ~d, such as ~w or ~w", [Kind, Count, A, B])
    ).
part_text(is(Value), Text) :- value_text(Value, Text).
part_text(in(Name, Domains), Text) :-
    maplist(example, Domains, Values),
    Term =.. [Name|Values],
    value_text(Term, Shown),
    atom_concat('such as ', Shown, Text).

%   example(+Domain, -Value): Value is of Domain.

example(Domain, Value) :- domain_value(Domain, Value), !.
example(Domain, Value) :-
    member(in(Name, Domains), Domain),
    !,
    maplist(example, Domains, Values),
    Value =.. [Name|Values].
example(_, '$VAR'('_')).

value_text(Value, Text) :- format(atom(Text), "~W", [Value, [quoted(true), numbervars(true), spacing(next_argument)]]).
