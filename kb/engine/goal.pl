:- encoding(utf8).
:- module(goal,
          [ read_goal/3,           % +Text, -Goal, -Bindings
            read_goal/4,           % +Text, -Goal, -Bindings, -Understood
            check_goal/1,          % +Goal
            solve_goal/1,          % +Goal
            solve_goal/2,          % +Goal, +Casts
            collected/3,           % ?Template, :Goal, -Results
            plain_test/1,          % ?Goal
            tests_text/1,          % -Text
            may_hold/1,            % ?Goal
            harmless_test/1,       % ?Goal
            inner_goal/2,          % +Goal, -Inner
            told_variables/3,      % +Goal, +Bindings, -Told
            vocabulary/3           % ?Name, ?Arity, -Module
          ]).

:- use_module(notation).
:- use_module(domain).
:- use_module(prover, [plain/1]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply)).
:- use_module(library(dcg/basics), [string_without//2]).
:- use_module('../tables/names', [near_of/3]).
:- use_module(library(lists)).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(pairs), [pairs_keys/2]).

/** <module> Goals that somebody wrote

A goal is read with a closed set of operators and may touch the public
vocabulary alone: conclusions, facts of the chart, the tables, and a few
constructs that cannot write, load or call out. What these may build and count
is limited too, so that a goal ends at its limits and never outgrows memory in
a step that cannot be stopped. Errors are thrown as refused(Kind, Message,
Candidates), or refused(Kind, Message, Candidates, Position) with the place in
the text, counted in characters from 0.
*/

longest_text(10_000).      % characters of a goal
longest_shown(60).         % characters of what is told of it in an error
largest_term(100_000).     % nodes of a term, shared ones counted each time
largest_result(1_000_000). % nodes of all that is collected at once
largest_number(1_000_000_000_000_000).
longest_number(4_000).     % digits of a number that is not reckoned with


                /*******************************
                *           READING            *
                *******************************/

%!  read_goal(+Text, -Goal, -Bindings) is det.
%!  read_goal(+Text, -Goal, -Bindings, -Understood) is det.
%
%   Text holds the one Goal, whose variables are named in Bindings, a list of
%   Name=Variable; it touches nothing but what check_goal/1 allows. A value may be
%   named by its Simplified characters, its pinyin or its English name; Understood
%   is Text with the values themselves. Throws refused(syntax, …), what check_goal/1
%   throws, refused(unknown, …) for what an argument does not take and
%   refused(ambiguous, …) for a name of several values, with the place.

read_goal(Text, Goal, Bindings) :-
    read_goal(Text, Goal, Bindings, _).

read_goal(Text, Goal, Bindings, Understood) :-
    string_length(Text, Length),
    longest_text(Longest),
    (   Length > Longest
    ->  refuse(syntax, "the goal has ~D characters; it may have ~D at most", [Length, Longest], [])
    ;   true
    ),
    string_codes(Text, Codes),
    (   nth0(Place, Codes, Code),
        steering(Code)
    ->  refuse_steering(Place, Code)
    ;   true
    ),
    maplist(narrow, Codes, Narrow),
    string_codes(Plain, Narrow),
    without_stop(Plain, Bare),
    string_concat(Bare, "\n.", Closed),
    setup_call_cleanup(
        open_string(Closed, Stream),
        catch(read_terms(Stream, Typed, Bindings, Positions), error(syntax_error(What), Where),
              misread(Plain, What, Where)),
        close(Stream)),
    check_goal(Typed, Positions),
    uses(Typed, [], Uses),
    charts_known(Typed, Uses, Bindings),
    phrase(understood(Typed, Positions, Uses, Goal), Edits),
    edited(Edits, Plain, Understood).

%   without_stop(+Text0, -Text): the full stop that ends a goal elsewhere is let go.

without_stop(Text0, Text) :-
    split_string(Text0, "", " \t\r\n", [Trimmed]),
    (   string_concat(Goal, ".", Trimmed)
    ->  once(sub_string(Text0, Before, _, _, Trimmed)),
        sub_string(Text0, 0, Before, _, Space),
        string_concat(Space, Goal, Text)
    ;   Text = Text0
    ).

%   steering(+Code): a sign that a terminal obeys instead of showing it: controls
%   other than white space, and marks of direction.

steering(Code) :- Code < 0x20, \+ memberchk(Code, `\t\n\r`).
steering(Code) :- between(0x7F, 0x9F, Code).
steering(Code) :- memberchk(Code, [0x200E, 0x200F]).
steering(Code) :- between(0x202A, 0x202E, Code).
steering(Code) :- between(0x2066, 0x2069, Code).

refuse_steering(Place, Code) :-
    refuse_at(Place, syntax, "U+~|~`0t~16R~4+ steers a terminal and is no sign of a goal", [Code], []).

%   narrow(+Code0, -Code): signs of full width are the ordinary ones, a sign for a sign.

narrow(Code0, Code) :- between(0xFF01, 0xFF5E, Code0), !, Code is Code0 - 0xFEE0.
narrow(0x3000, 0x20) :- !.
narrow(Code, Code).

read_terms(Stream, Goal, Bindings, Positions) :-
    read_term(Stream, Goal,
              [ variable_names(Bindings), subterm_positions(Positions), module(goal_syntax), double_quotes(atom),
                back_quotes(codes), cycles(false), dotlists(false), syntax_errors(error) ]),
    (   sub_term(Part, Goal),
        no_plain_term(Part)
    ->  refuse(syntax, "the goal holds a dict or a dot; a goal is made of plain terms", [], [])
    ;   true
    ),
    (   sub_term(Part, Goal),
        compound(Part),
        compound_name_arity(Part, Name, 0)
    ->  refuse(syntax, "~w() has brackets with nothing in them; write ~w", [Name, Name], [Name])
    ;   true
    ),
    (   sub_term(Part, Goal),
        compound(Part),
        functor(Part, pan, 12)
    ->  refuse(not_allowed, "a chart is not written out; write Pan for it", [], ['Pan'])
    ;   true
    ),
    longest_number(Longest),
    (   sub_term(Part, Goal),
        integer(Part),
        abs(Part) >= 10 ** Longest
    ->  refuse(syntax, "a number of the goal has more than ~D digits", [Longest], [])
    ;   true
    ),
    (   sub_term(Word, Goal),
        atom(Word),
        atom_codes(Word, Codes),
        member(Code, Codes),
        steering(Code)
    ->  refuse_steering(none, Code)
    ;   true
    ),
    character_count(Stream, Position),
    read_term(Stream, More, [module(goal_syntax), syntax_errors(error)]),
    (   ( More == end_of_file ; More == '.' )
    ->  true
    ;   refuse_at(Position, syntax, "a second goal begins; join goals with a comma", [], [])
    ).

%   no_plain_term(+Part): dicts, and what is called upon them.

no_plain_term(Part) :- is_dict(Part).
no_plain_term(Part) :- compound(Part), compound_name_arity(Part, '.', _).

misread(Text, _, _) :-
    split_string(Text, "", " \t\r\n.", [""]),
    !,
    refuse(syntax, "the goal is empty; write one such as fu_chu(Pan, Yao, 出)", [], []).
misread(Text, _, _) :-
    string_codes(Text, Codes),
    phrase(bracketed(0, [], [At-Bracket|_]), Codes),
    !,
    refuse_at(At, syntax, "the bracket ~w is not closed", [Bracket], []).
misread(Text, What, Where) :-
    string_length(Text, Length),
    (   place(Where, Place)
    ->  Position is min(Place, Length)
    ;   Position = Length
    ),
    misread_text(What, Plain),
    before(Text, Position, Before),
    (   Before == ""
    ->  refuse_at(Position, syntax, Plain, [], [])
    ;   refuse_at(Position, syntax, "~w after \"~w\"", [Plain, Before], [])
    ).

misread_text(What, Text) :-
    functor(What, Name, _),
    (   misread_as(Name, Text)
    ->  true
    ;   atomic_list_concat(Words, '_', Name),
        atomic_list_concat(Words, ' ', Plain),
        format(string(Text), "it does not read (~w)", [Plain])
    ).

misread_as(operator_expected,     "a comma or an operator is missing").
misread_as(operator_clash,        "two operators clash").
misread_as(operator_balance,      "an operator lacks what it joins").
misread_as(cannot_start_term,     "no term can begin").
misread_as(punct,                 "a term is missing").
misread_as(quoted_punctuation,    "a term is missing").
misread_as(end_of_clause,         "something is missing").
misread_as(end_of_clause_expected, "something stands that does not belong there").
misread_as(end_of_file_in_quoted, "a quotation is not closed").

%   bracketed(+At, +Open0, -Open)//: Open are the brackets At-Bracket that are still
%   open at the end, the innermost first; false where one is closed that is not.

bracketed(At, Open0, Open) --> [Quote], { memberchk(Quote, `'"`) }, !, quoted(Quote, At, Next), bracketed(Next, Open0, Open).
bracketed(At, Open0, Open) -->
    [Code],
    !,
    { Next is At + 1,
      char_code(Sign, Code),
      (   memberchk(Sign, ['(', '[', '{'])
      ->  Open1 = [At-Sign|Open0]
      ;   memberchk(Sign-Bracket, [')'-'(', ']'-'[', '}'-'{'])
      ->  Open0 = [_-Bracket|Open1]
      ;   Open1 = Open0
      )
    },
    bracketed(Next, Open1, Open).
bracketed(_, Open, Open) --> [].

quoted(Quote, At, Next) --> string_without([Quote], Inner), [Quote], { length(Inner, Length), Next is At + Length + 2 }.

place(string(_, Position), Position).
place(stream(_, _, _, Position), Position).

before(Text, End, Before) :-
    Start is max(0, End - 12),
    Size is End - Start,
    sub_string(Text, Start, Size, _, Before).

refuse(Kind, Format, Values, Candidates) :-
    format(string(Message), Format, Values),
    throw(refused(Kind, Message, Candidates)).

%   refuse_at(+Position, +Kind, +Format, +Values, +Candidates): Position is
%   `none` where it is not known. People count from 1.

refuse_at(none, Kind, Format, Values, Candidates) :-
    !,
    refuse(Kind, Format, Values, Candidates).
refuse_at(Position, Kind, Format, Values, Candidates) :-
    format(string(Message0), Format, Values),
    Character is Position + 1,
    format(string(Message), "at character ~d of the goal: ~w", [Character, Message0]),
    throw(refused(Kind, Message, Candidates, Position)).

%   The operators of a goal: the language's own but for those that declare
%   or load.

:- op(0, fx, goal_syntax:(:-)),  op(0, xfx, goal_syntax:(:-)),  op(0, xfx, goal_syntax:(-->)),
   op(0, fx, goal_syntax:(?-)),  op(0, fx, goal_syntax:dynamic), op(0, fx, goal_syntax:discontiguous),
   op(0, fx, goal_syntax:initialization), op(0, fx, goal_syntax:meta_predicate),
   op(0, fx, goal_syntax:module_transparent), op(0, fx, goal_syntax:multifile),
   op(0, fx, goal_syntax:public), op(0, fx, goal_syntax:thread_local), op(0, fx, goal_syntax:table),
   op(0, xfy, goal_syntax:(:)), op(0, yfx, goal_syntax:(.)), op(0, fx, goal_syntax:($)).


                /*******************************
                *           CHECKING           *
                *******************************/

%!  check_goal(+Goal) is det.
%
%   Goal touches nothing but the public vocabulary and the constructs of
%   construct/2. Throws refused(not_allowed, …).

check_goal(Goal) :-
    check_goal(Goal, none).

check_goal(Goal, Positions) :-
    inner_positions(Positions, From, Places),
    check_goal(Goal, From, Places).

check_goal(Goal, From, _) :-
    var(Goal),
    !,
    refuse_at(From, not_allowed, "a variable stands where a goal must", [], []).
check_goal(Goal, From, _) :-
    ( \+ callable(Goal) ; Goal = [_|_] ; Goal == [] ),
    !,
    shown(Goal, Shown),
    refuse_at(From, not_allowed, "~w stands where a goal must", [Shown], []).
check_goal(Goal, _, Places) :-
    construct(Goal, Inner),
    !,
    forall(member(N-Part, Inner),
           ( nth(N, Places, Place), check_goal(Part, Place) )).
check_goal(Goal, From, _) :-
    functor(Goal, Name, Arity),
    (   vocabulary(Name, Arity, _)
    ->  true
    ;   Goal = aggregate_all(Spec, _, _)
    ->  shown(Spec, Shown),
        refuse_at(From, not_allowed,
                  "aggregate_all cannot find ~w; it finds count, sum(X), max(X), min(X), bag(X) or set(X)", [Shown], [])
    ;   findall(A, vocabulary(Name, A, _), [Other|Others])
    ->  atomic_list_concat([Other|Others], ' or ', Arities),
        refuse_at(From, not_allowed, "~w has ~w arguments and takes ~w, Pan first", [Name, Arity, Arities], [Name])
    ;   shown(Name, Shown),
        format(string(Message), "~w/~w is not in the public vocabulary", [Shown, Arity]),
        (   findall(Known, vocabulary(Known, _, _), Names),
            near_of(Names, Name, Near)
        ->  refuse_at(From, not_allowed, "~w; nearest: ~w", [Message, Near], [Near])
        ;   tests_text(Tests),
            refuse_at(From, not_allowed,
                      "~w; a goal is made of conclusions and facts, which `yimao rules` shows, and of tests (~w)",
                      [Message, Tests], [])
        )
    ).

%   inner_positions(+Positions, -From, -Places): a term of these Positions begins
%   at From and has its arguments at Places, a list, or `none`.

inner_positions(parentheses_term_position(_, _, Inner), From, Places) :- !, inner_positions(Inner, From, Places).
inner_positions(term_position(From, _, _, _, Places), From, Places)   :- !.
inner_positions(From-_, From, none)                                   :- !.
inner_positions(Positions, From, none) :-
    (   compound(Positions),
        arg(1, Positions, From),
        integer(From)
    ->  true
    ;   From = none
    ).

nth(N, Places, Place) :-
    (   is_list(Places),
        nth1(N, Places, Place)
    ->  true
    ;   Place = none
    ).

%   shown(+Term, -Text): Term in short; it may be anything, its variables have no
%   names, and a chart in it is Pan.

shown(Term, Text) :-
    without_charts(Term, Chart, Bare),
    term_variables(Bare, Variables),
    findall('_', member(_, Variables), Names0),
    maplist(named(Chart), Names0, Variables, Names),
    longest_shown(Longest),
    format(string(Long), "~W",
           [Bare, [quoted(true), variable_names(Names), max_depth(6), spacing(next_argument)]]),
    (   sub_string(Long, 0, Longest, After, Start),
        After > 0
    ->  string_concat(Start, "…", Text)
    ;   Text = Long
    ).

named(Chart, Name, Variable, Shown=Variable) :-
    (   Variable == Chart
    ->  Shown = 'Pan'
    ;   Shown = Name
    ).

%   without_charts(+Term, -Chart, -Bare): Bare is Term as deep as it is shown, the
%   variable Chart for each chart.

without_charts(Term, Chart, Bare) :- without_charts(8, Term, Chart, Bare).

without_charts(Depth, Term, Chart, Bare) :-
    (   \+ compound(Term)
    ->  Bare = Term
    ;   functor(Term, pan, 12)
    ->  Bare = Chart
    ;   Depth =:= 0
    ->  Bare = Term
    ;   compound_name_arguments(Term, Name, Arguments0),
        Deeper is Depth - 1,
        maplist(without_chart(Deeper, Chart), Arguments0, Arguments),
        compound_name_arguments(Bare, Name, Arguments)
    ).

without_chart(Depth, Chart, Argument, Bare) :- without_charts(Depth, Argument, Chart, Bare).

%   construct(+Goal, -Inner): Goal is allowed, its goals being Inner, each
%   N-Goal for argument N.

construct((A, B), [1-A, 2-B]).
construct((A ; B), [1-A, 2-B]).
construct((A -> B), [1-A, 2-B]).
construct(\+ A, [1-A]).
construct(forall(A, B), [1-A, 2-B]).
construct(findall(_, A, _), [2-A]).
construct(aggregate_all(Spec, A, _), [2-A]) :- nonvar(Spec), aggregation(Spec).
construct(pan(_, _), []).
construct(Goal, []) :- plain_test(Goal).

aggregation(count).
aggregation(count(_)).
aggregation(max(_)).
aggregation(min(_)).
aggregation(sum(_)).
aggregation(bag(_)).
aggregation(set(_)).

%!  plain_test(?Goal) is nondet.
%
%   Goal is a test that looks at its arguments alone, allowed in a goal.

plain_test(true).
plain_test(fail).
plain_test(_ = _).
plain_test(_ \= _).
plain_test(_ == _).
plain_test(_ \== _).
plain_test(_ < _).
plain_test(_ > _).
plain_test(_ =< _).
plain_test(_ >= _).
plain_test(_ =:= _).
plain_test(_ =\= _).
plain_test(_ is _).
plain_test(member(_, _)).
plain_test(length(_, _)).
plain_test(between(_, _, _)).

%!  tests_text(-Text) is det.
%
%   Text, an atom, lists the names of the plain tests.

tests_text(Text) :-
    findall(Name, ( plain_test(Test), functor(Test, Name, _) ), Names),
    atomic_list_concat(Names, ' ', Text).

                /*******************************
                *        UNDERSTANDING         *
                *******************************/

%   uses(+Goal, +Uses0, -Uses): Uses are use(Variable, Domain, Place) for each
%   variable that is an argument of a predicate; Place is that as argument(N,
%   Name/Arity).

uses(Goal, Uses0, Uses) :-
    construct(Goal, Inner),
    !,
    foldl(inner_uses, Inner, Uses0, Uses).
uses(Goal, Uses0, Uses) :-
    functor(Goal, Name, Arity),
    numlist(1, Arity, Places),
    foldl(argument_use(Goal, Name/Arity), Places, Uses0, Uses).

inner_uses(_-Goal, Uses0, Uses) :- uses(Goal, Uses0, Uses).

argument_use(Goal, Predicate, N, Uses0, Uses) :-
    arg(N, Goal, Argument),
    (   var(Argument)
    ->  argument_domain(Predicate, N, Domain),
        Uses = [use(Argument, Domain, argument(N, Predicate))|Uses0]
    ;   Uses = Uses0
    ).

%   charts_known(+Goal, +Uses, +Bindings): what stands in Goal in the place of the
%   chart is Pan, the chart of a cast with a name, or the same as one of these; and
%   no chart stands elsewhere.

charts_known(Goal, Uses, Bindings) :-
    forall(( member(Name=Chart, Bindings),
             chart_variable(Name, Chart, Goal),
             member(use(Variable, Domain, argument(N, Predicate/Arity)), Uses),
             Variable == Chart,
             Domain \== []
           ),
           ( domain_text(Domain, Allowed),
             refuse(unknown, "~w is a chart, and ~w/~d takes as argument ~d: ~w", [Name, Predicate, Arity, N, Allowed], [])
           )),
    forall(( member(use(Variable, [], argument(1, Name/Arity)), Uses), chart_first(Name/Arity) ),
           (   same_chart(Variable, Goal, Bindings, [])
           ->  true
           ;   (   member(Named=Other, Bindings),
                   Other == Variable
               ->  true
               ;   Named = '_'
               ),
               refuse(not_allowed, "~w stands where ~w/~d has the chart; write Pan there", [Named, Name, Arity], ['Pan'])
           )).

%   same_chart(+Variable, +Goal, +Bindings, +Seen): Variable is a chart of Goal, or is made
%   the same as one, not by way of the variables Seen.

same_chart(Variable, _, Bindings, _) :-
    memberchk('Pan'=Pan, Bindings),
    Pan == Variable,
    !.
same_chart(Variable, Goal, Bindings, Seen) :-
    sub_term(Part, Goal),
    compound(Part),
    (   Part = pan(_, Pan),
        Pan == Variable
    ;   ( Part = (A = B) ; Part = (A == B) ),
        ( A == Variable -> Other = B ; B == Variable, Other = A ),
        var(Other),
        \+ ( member(Met, Seen), Met == Other ),
        same_chart(Other, Goal, Bindings, [Variable|Seen])
    ),
    !.

chart_variable('Pan', _, _) :- !.
chart_variable(_, Chart, Goal) :-
    sub_term(Part, Goal),
    compound(Part),
    Part = pan(_, Pan),
    Pan == Chart,
    !.

chart_first(Name/Arity) :- rule_home(Name/Arity, _), !.
chart_first(Name/Arity) :- leaf_home(Name/Arity, Kind, _), Kind \== table.

%   understood(+Goal0, +Positions, +Uses, -Goal)//: Goal has the values that are
%   named in Goal0; what has been put in their places is listed as
%   edit(From, To, Value).

understood(Goal0, Positions, Uses, Goal) -->
    { construct(Goal0, Inner), Inner \== [], !, inner_positions(Positions, _, Places), Goal0 =.. [Name|Arguments0] },
    understood_inner(Arguments0, 1, Inner, Places, Uses, Arguments),
    { Goal =.. [Name|Arguments] }.
understood(Goal0, Positions, Uses, Goal) -->
    { compared(Goal0, N, M), arg(N, Goal0, Variable), variable_domain(Variable, Uses, Domain, Where) },
    !,
    { inner_positions(Positions, _, Places), nth(M, Places, Place), Goal0 =.. [Name|Arguments0],
      nth1(M, Arguments0, Value0, Others) },
    compared_value(Goal0, Value0, Place, Domain, Where, Value),
    { nth1(M, Arguments, Value, Others), Goal =.. [Name|Arguments] }.
understood(Goal, _, _, Goal) --> { construct(Goal, _) }, !.
understood(Goal0, Positions, _, Goal) -->
    { Goal0 =.. [Name|Arguments0], length(Arguments0, Arity), inner_positions(Positions, From, Places) },
    arguments(Arguments0, 1, Name/Arity, From, Places, Arguments),
    { Goal =.. [Name|Arguments] }.

understood_inner([], _, _, _, _, []) --> [].
understood_inner([Argument0|Arguments0], N, Inner, Places, Uses, [Argument|Arguments]) -->
    (   { memberchk(N-_, Inner) }
    ->  { nth(N, Places, Place) },
        understood(Argument0, Place, Uses, Argument)
    ;   { Argument = Argument0 }
    ),
    { Next is N + 1 },
    understood_inner(Arguments0, Next, Inner, Places, Uses, Arguments).

%   compared(+Test, -N, -M): argument N of Test, a variable, is compared with its
%   argument M, which is known.

compared(Test, N, M) :-
    (   Test = member(_, _)
    ->  Places = [1-2]
    ;   Test =.. [Name, _, _],
        memberchk(Name, [=, \=, ==, \==])
    ->  Places = [1-2, 2-1]
    ),
    member(N-M, Places),
    arg(N, Test, Variable),
    arg(M, Test, Value),
    var(Variable),
    nonvar(Value),
    !.

%   variable_domain(+Variable, +Uses, -Domain, -Where): all that Variable may be,
%   going by where it is used; false where that is not known.

variable_domain(Variable, Uses, Domain, Where) :-
    include(of_variable(Variable), Uses, [use(_, First, Where)|Others]),
    \+ memberchk(use(_, [], _), [use(_, First, Where)|Others]),
    foldl(use_domain, Others, First, Domain).

of_variable(Variable, use(Other, _, _)) :- Other == Variable.

use_domain(use(_, Own, _), Domain0, Domain) :- append(Domain0, Own, Domain).

compared_value(member(_, _), List0, Place, Domain, Where, List) -->
    { is_list(List0) },
    !,
    { element_places(Place, Places) },
    elements(List0, 1, Places, Domain, Where, List).
compared_value(member(_, _), List, _, _, _, List) --> !, [].
compared_value(_, Value0, Place, Domain, Where, Value) --> value(Domain, Value0, Place, Where, Value).

elements([], _, _, _, _, []) --> [].
elements([Value0|Values0], N, Places, Domain, Where, [Value|Values]) -->
    { nth(N, Places, Place) },
    value(Domain, Value0, Place, Where, Value),
    { Next is N + 1 },
    elements(Values0, Next, Places, Domain, Where, Values).

element_places(Position, Places) :-
    (   Position = list_position(_, _, Found, _)
    ->  Places = Found
    ;   Places = none
    ).

%   arguments(+Arguments0, +N, +Predicate, +From, +Places, -Arguments)//: the
%   arguments from N on.

arguments([], _, _, _, _, []) --> [].
arguments([Value0|Values0], N, Predicate, From, Places, [Value|Values]) -->
    { nth(N, Places, Place) },
    argument(Value0, N, Predicate, Place, Value),
    { Next is N + 1 },
    arguments(Values0, Next, Predicate, From, Places, Values).

argument(Value, _, _, _, Value) --> { var(Value) }, !.
argument(Value0, N, Predicate, Place, Value) -->
    { argument_domain(Predicate, N, Domain), chart_place(Predicate, N, Domain, Value0, Place) },
    value(Domain, Value0, Place, argument(N, Predicate), Value).

%   chart_place(+Predicate, +N, +Domain, +Value, +Place): throws where Value stands in
%   the place of the chart.

chart_place(Name/Arity, 1, [], Value, Place) :-
    \+ functor(Value, pan, 12),
    chart_first(Name/Arity),
    !,
    shown(Value, Shown),
    inner_positions(Place, From, _),
    refuse_at(From, not_allowed, "~w stands where ~w/~d has the chart; write Pan there", [Shown, Name, Arity], ['Pan']).
chart_place(_, _, _, _, _).

%   value(+Domain, +Value0, +Position, +Where, -Value)//: Value of Domain is what
%   Value0 names. Throws where that is none or several.

value(Domain, Value, _, _, Value) --> { taken(Domain, Value) }, !.
value(Domain, Value0, Position, Where, Value) -->
    { compound(Value0),
      compound_name_arguments(Value0, Name, Arguments0),
      member(in(Name, Domains), Domain),
      same_length(Domains, Arguments0),
      !,
      inner_positions(Position, _, Places)
    },
    inner_values(Domains, Arguments0, 1, Places, Where, Arguments),
    { compound_name_arguments(Value, Name, Arguments) }.
value(Domain, Value0, Position, Where, Value) -->
    { nameable(Value0),
      format(atom(Typed), "~w", [Value0]),
      meant(Domain, Typed, Values),
      Values = [_|_],
      !,
      one_meant(Values, Value0, Position, Where, Value),
      inner_range(Position, From, To)
    },
    [edit(From, To, Value)].
value(Domain, Value, Position, argument(N, Name/Arity), _) -->
    { inner_positions(Position, From, _),
      shown(Value, Shown),
      domain_text(Domain, Allowed),
      (   atomic(Value),
          closest(Domain, Value, Near)
      ->  refuse_at(From, unknown, "~w is not what ~w/~d takes as argument ~d: ~w; nearest: ~w",
                    [Shown, Name, Arity, N, Allowed, Near], [Near])
      ;   refuse_at(From, unknown, "~w is not what ~w/~d takes as argument ~d: ~w", [Shown, Name, Arity, N, Allowed], [])
      )
    }.

%   nameable(+Value): Value may be the name of another; what is in brackets is not.

nameable(Value) :- atomic(Value), Value \== [].
nameable(Value) :-
    compound(Value),
    acyclic_term(Value),
    compound_name_arguments(Value, Name, Arguments),
    \+ memberchk(Name, ['[|]', {}]),
    maplist(nameable, Arguments).

inner_values([], [], _, _, _, []) --> [].
inner_values([Domain|Domains], [Value0|Values0], N, Places, Where, [Value|Values]) -->
    { nth(N, Places, Place) },
    value(Domain, Value0, Place, Where, Value),
    { Next is N + 1 },
    inner_values(Domains, Values0, Next, Places, Where, Values).

one_meant([Value], _, _, _, Value) :- !.
one_meant(Values, Typed, Position, argument(N, Name/Arity), _) :-
    inner_positions(Position, From, _),
    shown(Typed, Shown),
    atomic_list_concat(Values, ' or ', Meant),
    refuse_at(From, ambiguous, "~w can mean ~w as argument ~d of ~w/~d; write which",
              [Shown, Meant, N, Name, Arity], Values).

inner_range(parentheses_term_position(From, To, _), From, To) :- !.
inner_range(From-To, From, To) :- !.
inner_range(Position, From, To) :-
    (   compound(Position),
        arg(1, Position, From),
        arg(2, Position, To),
        integer(From)
    ->  true
    ;   From = none,
        To = none
    ).

%   edited(+Edits, +Text0, -Text): the Edits, in the order of the text, are made.

edited(Edits, Text0, Text) :-
    reverse(Edits, Backwards),
    foldl(made, Backwards, Text0, Text).

made(edit(From, To, Value), Text0, Text) :-
    (   integer(From)
    ->  sub_string(Text0, 0, From, _, Before),
        sub_string(Text0, To, _, 0, After),
        format(string(Text), "~w~q~w", [Before, Value, After])
    ;   Text = Text0
    ).

%!  inner_goal(+Goal, -Inner) is nondet.
%
%   Inner is one of the conclusions, facts and tests, at any depth, of which Goal
%   is made.

inner_goal(Goal, Inner) :-
    (   construct(Goal, Parts)
    ->  (   Parts == []
        ->  Inner = Goal
        ;   member(_-Part, Parts),
            inner_goal(Part, Inner)
        )
    ;   Inner = Goal
    ).

%!  told_variables(+Goal, +Bindings, -Told) is det.
%
%   Told are those of Bindings, a list of Name=Variable, that a solution of Goal
%   tells: neither begins the name with `_`, nor is the variable one of a denial, of
%   forall/2 or of what is collected alone.

told_variables(Goal, Bindings, Told) :-
    outer_variables(Goal, Outer),
    include(told_variable(Outer), Bindings, Told).

told_variable(Outer, Name=Variable) :-
    \+ sub_atom(Name, 0, 1, _, '_'),
    (   nonvar(Variable)
    ->  true
    ;   member(Other, Outer),
        Other == Variable
    ->  true
    ).

outer_variables(\+ _, [])                       :- !.
outer_variables(forall(_, _), [])               :- !.
outer_variables(findall(_, _, List), Variables) :- !, term_variables(List, Variables).
outer_variables(aggregate_all(_, _, Result), Variables) :- !, term_variables(Result, Variables).
outer_variables(Goal, Variables) :-
    construct(Goal, Inner),
    Inner \== [],
    !,
    foldl(outer_inner, Inner, [], Variables).
outer_variables(Goal, Variables) :- term_variables(Goal, Variables).

outer_inner(_-Goal, Variables0, Variables) :-
    outer_variables(Goal, Own),
    append(Variables0, Own, Variables).

%!  vocabulary(?Name, ?Arity, -Module) is nondet.
%
%   The predicate Name/Arity of Module is public: rules conclude it, or it is
%   a fact of the chart or of a table.

vocabulary(Name, Arity, Module) :-
    rule_home(Name/Arity, Module).
vocabulary(Name, Arity, Module) :-
    leaf_home(Name/Arity, _, Module).


                /*******************************
                *           SOLVING            *
                *******************************/

%!  solve_goal(+Goal) is nondet.
%!  solve_goal(+Goal, +Casts) is nondet.
%
%   Goal, which check_goal/1 let through, holds. What no predicate can take, as a
%   line for a degree, does not. pan(Name, Pan) ranges over Casts, a list of
%   Name-Pan. Throws refused(not_allowed, …) for what a predicate or a test does
%   not take and for what grows beyond bounds.

solve_goal(Goal) :-
    solve_goal(Goal, []).

solve_goal((A, B), Casts)       :- !, solve_goal(A, Casts), solve_goal(B, Casts).
solve_goal((A -> B ; C), Casts) :- !, ( solve_goal(A, Casts) -> solve_goal(B, Casts) ; solve_goal(C, Casts) ).
solve_goal((A ; B), Casts)      :- !, ( solve_goal(A, Casts) ; solve_goal(B, Casts) ).
solve_goal((A -> B), Casts)     :- !, ( solve_goal(A, Casts) -> solve_goal(B, Casts) ).
solve_goal(\+ A, Casts)         :- !, \+ solve_goal(A, Casts).
solve_goal(forall(A, B), Casts) :- !, \+ ( solve_goal(A, Casts), \+ solve_goal(B, Casts) ).
solve_goal(findall(Template, A, List), Casts) :-
    !,
    collected(Template, solve_goal(A, Casts), Found),
    equal(List, Found).
solve_goal(aggregate_all(Spec, A, Result), Casts) :-
    !,
    aggregated(Spec, solve_goal(A, Casts), Found),
    equal(Result, Found).
solve_goal(pan(Name, Pan), Casts) :-
    !,
    (   Casts == []
    ->  refuse(not_allowed, "pan(Name, Pan) ranges over casts with names, and none are given", [], [])
    ;   var(Name)
    ->  member(Name-Pan, Casts)
    ;   atomic(Name),
        atom_string(Named, Name),
        memberchk(Named-Chart, Casts)
    ->  Pan = Chart
    ;   no_cast(Name, Casts)
    ).
solve_goal(Goal, _) :-
    plain_test(Goal),
    !,
    harmless_test(Goal).
solve_goal(Goal, _) :-
    Goal =.. [_|Arguments],
    forall(( member(Argument, Arguments), \+ functor(Argument, pan, 12) ), small(Argument)),
    may_hold(Goal),
    linear(Goal, Linear),
    catch(plain(Linear), error(Formal, Context), misused(Formal, Context, Goal)),
    Linear = Goal.

%!  may_hold(?Goal) is semidet.
%
%   Goal, of the public vocabulary, has a chart where it takes one, and fits
%   (domain:fitting/1). Throws refused(not_allowed, …) where there is no chart.

may_hold(Goal) :-
    functor(Goal, Name, Arity),
    (   chart_first(Name/Arity),
        argument_domain(Name/Arity, 1, []),
        arg(1, Goal, Chart),
        \+ ( compound(Chart), functor(Chart, pan, 12) )
    ->  ( var(Chart) -> Shown = "a variable without a value" ; shown(Chart, Shown) ),
        refuse(not_allowed, "~w stands where ~w/~d has the chart; write Pan there", [Shown, Name, Arity], ['Pan'])
    ;   fitting(Goal)
    ).

no_cast(Name, Casts) :-
    pairs_keys(Casts, Names),
    shown(Name, Shown),
    length(Names, Count),
    (   atom(Name),
        near_of(Names, Name, Near)
    ->  refuse(unknown, "no cast of the ~d is named ~w; nearest: ~w", [Count, Shown, Near], [Near])
    ;   Names = [First|_],
        refuse(unknown, "no cast of the ~d is named ~w; the first is ~w", [Count, Shown, First], [])
    ).

%   equal(?A, ?B): they are equal and no part of them is a part of itself.

equal(A, B) :-
    A = B,
    acyclic_term(A).

misused(Formal, Context, Goal) :-
    (   Formal = evaluation_error(What)
    ->  ( Goal = (_ is Expression) -> true ; Expression = Goal ),
        shown(Expression, Shown),
        ( What == zero_divisor -> Why = "it divides by zero" ; Why = "it is undefined" ),
        refuse(not_allowed, "~w has no value: ~w", [Shown, Why], [])
    ;   misuse(Formal)
    ->  shown(Goal, Shown),
        refuse(not_allowed, "~w is asked with such arguments as it does not take", [Shown], [])
    ;   throw(error(Formal, Context))
    ).

misuse(instantiation_error).
misuse(type_error(_, _)).
misuse(domain_error(_, _)).
misuse(representation_error(_)).

%!  harmless_test(?Goal) is nondet.
%
%   Goal, a plain test, holds; as solve_goal/1 runs it.

harmless_test(true).
harmless_test(A = B)   :- equal(A, B).
harmless_test(A \= B)  :- A \= B.
harmless_test(A == B)  :- A == B.
harmless_test(A \== B) :- A \== B.
harmless_test(A < B)   :- value(A, X), value(B, Y), X < Y.
harmless_test(A > B)   :- value(A, X), value(B, Y), X > Y.
harmless_test(A =< B)  :- value(A, X), value(B, Y), X =< Y.
harmless_test(A >= B)  :- value(A, X), value(B, Y), X >= Y.
harmless_test(A =:= B) :- value(A, X), value(B, Y), X =:= Y.
harmless_test(A =\= B) :- value(A, X), value(B, Y), X =\= Y.
harmless_test(A is B)  :- value(B, A).
harmless_test(member(X, List)) :-
    (   open_ended(List)
    ->  endless(member(X, List), "a list whose end is known")
    ;   true
    ),
    member(X, List),
    acyclic_term(X-List).
harmless_test(length(List, Length)) :-
    largest_term(Largest),
    (   integer(Length),
        Length > Largest
    ->  refuse(not_allowed, "a list of ~D is asked for; one of ~D is the longest", [Length, Largest], [])
    ;   var(Length),
        open_ended(List)
    ->  endless(length(List, Length), "the list or its length")
    ;   catch(length(List, Length), error(Formal, Context), misused(Formal, Context, length(List, Length)))
    ).
harmless_test(between(Low, High, X)) :-
    (   var(X),
        memberchk(High, [inf, infinite])
    ->  endless(between(Low, High, X), "a number to end at")
    ;   true
    ),
    catch(between(Low, High, X), error(Formal, Context), misused(Formal, Context, between(Low, High, X))).

%   open_ended(?List): List is one whose end is not known.

open_ended(List) :-
    '$skip_list'(_, List, Rest),
    var(Rest).

%   endless(+Test, +Wanted): throws.

endless(Test, Wanted) :-
    shown(Test, Shown),
    refuse(not_allowed, "~w holds in endlessly many ways; give it ~w", [Shown, Wanted], []).

%   value(+Expression, -Value): arithmetic without what makes great numbers of
%   small ones.

value(Expression, Value) :-
    (   number(Expression)
    ->  Value = Expression
    ;   compound(Expression),
        Expression =.. [Name|Parts],
        length(Parts, Arity),
        operation(Name, Arity)
    ->  maplist(value, Parts, Values),
        Plain =.. [Name|Values],
        catch(Value is Plain, error(Formal, Context), misused(Formal, Context, Value is Plain))
    ;   var(Expression)
    ->  refuse(not_allowed, "a variable without a value stands where a number must", [], [])
    ;   shown(Expression, Shown),
        refuse(not_allowed, "~w is no number; a goal may use + - * / // mod rem abs sign min max", [Shown], [])
    ),
    largest_number(Largest),
    (   abs(Value) =< Largest
    ->  true
    ;   refuse(not_allowed, "a number grows beyond ~D", [Largest], [])
    ).

operation(+, 2).    operation(-, 2).    operation(*, 2).    operation(/, 2).
operation(//, 2).   operation(mod, 2).  operation(rem, 2).  operation(min, 2).
operation(max, 2).  operation(-, 1).    operation(+, 1).    operation(abs, 1).
operation(sign, 1).


                /*******************************
                *         COLLECTING           *
                *******************************/

:- meta_predicate collected(?, 0, -), aggregated(+, 0, -).

%!  collected(?Template, :Goal, -Results) is det.
%
%   Results are the instances of Template for which Goal holds, as by findall/3.
%   Throws refused(not_allowed, …) where they outgrow bounds.

collected(Template, Goal, Results) :-
    Total = total(0),
    findall(Template, ( call(Goal), counted(Template, Total) ), Results).

counted(Template, Total) :-
    arg(1, Total, Before),
    largest_result(Largest),
    Left is Largest - Before,
    (   acyclic_term(Template),
        nodes(Template, Left, Rest)
    ->  After is Largest - Rest,
        nb_setarg(1, Total, After)
    ;   refuse(not_allowed, "the goal collects more than can be shown; narrow it", [], [])
    ).

%   nodes(+Term, +Budget0, -Budget): Budget is what Term leaves of Budget0; fails
%   where that is not enough.

nodes(Term, Budget0, Budget) :-
    Budget0 > 0,
    Budget1 is Budget0 - 1,
    (   compound(Term),
        compound_name_arity(Term, _, Arity),
        Arity > 0
    ->  nodes(1, Arity, Term, Budget1, Budget)
    ;   Budget = Budget1
    ).

%   The last argument last, so that a long list needs no stack.

nodes(Last, Last, Term, Budget0, Budget) :-
    !,
    arg(Last, Term, Argument),
    nodes(Argument, Budget0, Budget).
nodes(N, Last, Term, Budget0, Budget) :-
    arg(N, Term, Argument),
    nodes(Argument, Budget0, Budget1),
    Next is N + 1,
    nodes(Next, Last, Term, Budget1, Budget).

small(Term) :-
    largest_term(Largest),
    (   acyclic_term(Term),
        nodes(Term, Largest, _)
    ->  true
    ;   refuse(not_allowed, "a term grows beyond ~D parts", [Largest], [])
    ).

aggregated(count, Goal, Count) :-
    !,
    aggregate_all(count, Goal, Count).
aggregated(count(_), Goal, Count) :-
    !,
    aggregate_all(count, Goal, Count).
aggregated(Spec, Goal, Result) :-
    Spec =.. [Kind, Template],
    collected(Template, Goal, Found),
    summary(Kind, Found, Result).

summary(bag, Found, Found).
summary(set, Found, Set)     :- sort(Found, Set).
summary(sum, Found, Sum)     :- foldl(added, Found, 0, Sum).
summary(max, Found, Largest) :- maplist(value, Found, Values), max_list(Values, Largest).
summary(min, Found, Least)   :- maplist(value, Found, Values), min_list(Values, Least).

added(Expression, Sum0, Sum) :- value(Sum0 + Expression, Sum).
