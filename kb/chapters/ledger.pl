:- encoding(utf8).
:- module(ledger,
          [ ledger/3,              % +Pan, +Use, -Entries
            ledger_rivals/3,       % +Pan, +Use, -Pairs
            ledger_concern/4,      % +Pan, +Use, ?Room, -Goal
            ledger_order/2,        % ?Room, ?Order
            ledger_over/3,         % ?Goal, ?Other, ?Passage
            conclusion_sign/2      % +Goal, -Sign
          ]).

:- use_module('../engine/notation').
:- use_module('../engine/prover').
:- use_module('../tables/topics', [topic_also/2]).
:- use_module('../chart/pan').
:- use_module('../chart/state').
:- use_module(ch11_bian_hu, [shen/4]).
:- use_module(ch12_fei_fu, [qiu_fu/3, fu_qin/3, fu_ci/3]).
:- use_module(ch17_you_wu, [fei_wu/2]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).

/** <module> The ledger of a use god

What speaks for a use god and what against it: the conclusions that the text
itself calls good or bad (polarity/2), side by side, in its own order of weight,
and never summed up. Where the text sets one above another, the ledger says by
which passage; where two pull apart and it sets neither above the other, they
are contested.

An entry is

    entry(Room, Order, Goal, Sign, Side, Bears, Status, Yields)

Goal is the conclusion and Room its heading (consultation:room/3), at the place
Order. Sign is what the text calls it, 吉 or 凶, and Side whether that speaks
`for` the use god or `against` it. Bears says of whom Goal speaks: of the use
god (用神), of a line that is its 元神 忌神 or 仇神, of a trigram (卦), or of the
matter asked (所占), for which alone Sign then holds. What is good for a 忌神 is
against the use god: there Side is turned round.

Status is `stands`, or contested(Goals) with what it is at odds with. A
conclusion without a sign of its own has a place only where it contests one
that has; its Sign is `none` and its Side the other one. Yields lists
Other-Passage for each conclusion that Passage sets above Goal.
*/

%!  ledger(+Pan, +Use, -Entries) is det.
%
%   Entries speak for or against the use god Use, a kin or 世 or 應: first
%   chapter 17's 有無, then the heavier before the lighter.

ledger(Pan, Use, Entries) :-
    use_lines(Pan, Use, Lines),
    findall(Said, said(Pan, Use, Lines, Said), All),
    findall(Spoken, sided(All, Spoken), Sided),
    maplist(entry(Sided), Sided, Entries).

%!  ledger_rivals(+Pan, +Use, -Pairs) is det.
%
%   Pairs are the Goal-Other that are contested in the ledger of Use, each once.

ledger_rivals(Pan, Use, Pairs) :-
    ledger(Pan, Use, Entries),
    findall(Goal-Other,
            ( append(_, [Entry|Later], Entries),
              Entry = entry(_, _, Goal, _, _, _, contested(Others), _),
              member(entry(_, _, Other, _, _, _, _, _), Later),
              among(Other, Others)
            ),
            Pairs).


                /*******************************
                *         WHAT IS ASKED        *
                *******************************/

%!  ledger_order(?Room, ?Order) is nondet.
%
%   The conclusions under Room stand at Order: whether there is a use god
%   before all else (17.1, 11.4); day and month (11.7); the great image of the
%   trigrams, which outweighs the lines (18.1); change and movers (11.7); what
%   lies hidden, the mutual hexagram and the stems (12.8, 11.11, 20.5n). The
%   verdict on the matter asked is no weight and stands last.

ledger_order(you_wu, 1).
ledger_order(ri_yue, 2).
ledger_order(gua,    3).
ledger_order(bian,   4).
ledger_order(dong,   5).
ledger_order(fu,     6).
ledger_order(hu,     7).
ledger_order(gan,    8).
ledger_order(shi,    9).

%   speaks(+Pan, +Use, +Lines, ?Room, -Goal, -Place, -Bears) is nondet: Goal, open in
%   what unique/2 allows one value of, may speak of Place: a line Yao, here one of
%   Lines, which are the use god; the use god as a whole (用); a hidden line; a
%   mutual trigram; a trigram; the matter. The movers are told as a whole, as 11.5
%   tells them, and the hidden lines where they are asked (12.1). Rising and falling
%   stand next to advance and retreat, below which they are (15.4n). What is said of
%   any matter (諸占) restates what is entered of lines and trigrams.

speaks(Pan, Use, _,     you_wu, you_wu(Pan, Use, _),                用,        用神).
speaks(Pan, Use, Lines, you_wu, shuai_kong(Pan, Use, Yao, _),       爻(Yao),   用神) :- member(Yao, Lines).
speaks(Pan, Use, _,     you_wu, wu_qi(Pan, Use),                    用,        用神).
speaks(Pan, _,   Lines, ri_yue, lin_yao(Pan, Yao),                  爻(Yao),   用神) :- member(Yao, Lines).
speaks(Pan, _,   Lines, ri_yue, po_yao(Pan, Yao),                   爻(Yao),   用神) :- member(Yao, Lines).
speaks(Pan, _,   Lines, ri_yue, san(Pan, Yao),                      爻(Yao),   用神) :- member(Yao, Lines).
speaks(Pan, _,   Lines, ri_yue, kong_yao(Pan, Yao),                 爻(Yao),   用神) :- member(Yao, Lines).
speaks(Pan, _,   Lines, ri_yue, shi_kong(Pan, Yao, _),              爻(Yao),   用神) :- member(Yao, Lines).
speaks(Pan, Use, _,     ri_yue, sheng_fu(Pan, Xing, _),             用,        用神) :- yong_xing(Pan, Use, Xing).
speaks(Pan, Use, _,     ri_yue, ke_zhi(Pan, Xing, _),               用,        用神) :- yong_xing(Pan, Use, Xing).
speaks(Pan, _,   Lines, ri_yue, ruo_yao(Pan, Yao),                  爻(Yao),   用神) :- member(Yao, Lines).
speaks(Pan, _,   _,     gua,    mu_jue(Pan, Place, _),              卦(Place), 卦)   :- gua(Pan, Place, _).
speaks(Pan, _,   Lines, bian,   hui_tou(Pan, Yao, _),               爻(Yao),   用神) :- member(Yao, Lines).
speaks(Pan, _,   Lines, bian,   jue_chu_feng_sheng(Pan, Yao),       爻(Yao),   用神) :- member(Yao, Lines).
speaks(Pan, _,   Lines, bian,   fan_yin(Pan, fan(爻(Yao), _)),      爻(Yao),   用神) :- member(Yao, Lines).
speaks(Pan, _,   Lines, bian,   jin_tui(Pan, Yao, _),               爻(Yao),   用神) :- member(Yao, Lines).
speaks(Pan, Use, _,     bian,   yong_sheng_jiang(Pan, Use, Yao, _), 爻(Yao),   用神).
speaks(Pan, Use, _,     bian,   bian_yong(Pan, Use, Yao),           爻(Yao),   用神) :- fei_wu(Pan, Use).
speaks(Pan, Use, _,     bian,   bian_xi_ji(Pan, Use, Yao, _),       爻(Yao),   Role) :- role_line(Pan, Use, Role, Yao).
speaks(Pan, Use, _,     bian,   jin_tui(Pan, Yao, _),               爻(Yao),   Role) :- jin_tui_line(Pan, Use, Role, Yao).
speaks(Pan, Use, _,     dong,   sheng_ke(Pan, Use, _),              用,        用神).
speaks(Pan, Use, _,     fu,     fu_chu(Pan, Yao, _),                伏(Yao),   用神) :- hidden_line(Pan, Use, Yao).
speaks(Pan, Use, _,     hu,     hu_yong(Pan, Use, Place),           互(Place), 用神).
speaks(Pan, Use, _,     hu,     hu_shang(Pan, Use, Place),          互(Place), 用神).
speaks(Pan, Use, _,     gan,    gan_hua_yong(Pan, Use, _),          用,        用神).
speaks(Pan, _,   _,     shi,    duan(Pan, Topic, _, _),             所占,      所占) :- asked_topic(Pan, Topic).

%   use_lines(+Pan, +Use, -Lines): Lines are the use god. The moving come before
%   the resting and the unharmed before the harmed, as outer(30) looks at them.

use_lines(Pan, Use, Lines) :-
    findall(Stir-Harm-Yao, ( yong_yao(Pan, Use, Yao), stir(Pan, Yao, Stir), harm(Pan, Yao, Harm) ), Keyed),
    sort(Keyed, Sorted),
    pairs_values(Sorted, Lines).

stir(Pan, Yao, 0) :- dong(Pan, Yao).
stir(Pan, Yao, 1) :- jing(Pan, Yao).

harm(Pan, Yao, 1) :- harmed(Pan, Yao), !.
harm(_, _, 0).

harmed(Pan, Yao) :- kong_yao(Pan, Yao).
harmed(Pan, Yao) :- po_yao(Pan, Yao).
harmed(Pan, Yao) :- san(Pan, Yao).

role_line(Pan, Use, Role, Yao) :-
    member(Role, [元神, 忌神, 仇神]),
    dong(Pan, Yao),
    shen(Pan, Use, Role, Yao).

%   Of advance and retreat the text names 用神, 元神 and 忌神 (16.5).

jin_tui_line(Pan, Use, Role, Yao) :-
    role_line(Pan, Use, Role, Yao),
    Role \== 仇神.

%   hidden_line(+Pan, +Use, -Yao) is nondet: the hidden line under Yao is asked
%   for the use god; the heavier first (12.8).

hidden_line(Pan, Use, Yao) :-
    once(qiu_fu(Pan, Use, _)),
    findall(Rank-Y, ( fu_qin(Pan, Y, Use), fu_ci(Pan, Y, Rank) ), Ranked),
    sort(Ranked, Sorted),
    member(_-Yao, Sorted).

asked_topic(Pan, Topic) :-
    wen_shi(Pan, Asked),
    ( Topic = Asked ; topic_also(Asked, Topic) ),
    Topic \== 諸占.

%!  ledger_concern(+Pan, +Use, ?Room, -Goal) is nondet.
%
%   The ledger of Use asks Goal, its values unbound, under Room; in the order of
%   the entries.

ledger_concern(Pan, Use, Room, Goal) :-
    use_lines(Pan, Use, Lines),
    ledger_order(Room, _),
    speaks(Pan, Use, Lines, Room, Goal, _, _).


                /*******************************
                *      WHAT THE TEXT CALLS IT  *
                *******************************/

%!  conclusion_sign(+Goal, -Sign) is semidet.
%
%   The text calls the conclusion Goal Sign, 吉 凶 or 平; what duan/4 unites has
%   the sign of the chapter that says it.

conclusion_sign(Goal, Sign) :-
    findall(S, signed(Goal, S), [Sign|_]).

signed(Goal, Sign) :-
    polarity(Goal, Sign).
signed(duan(Pan, Topic, Ground, Verdict), Sign) :-
    rule(_, duan(Pan, Topic, Ground, Verdict), Chapter, _),
    polarity(Chapter, Sign),
    plain(Chapter).

%   side(+Goal, +Sign, +Bears, -Side) is semidet: Sign, which is that of the
%   line for an advance or a retreat, speaks on Side of the use god.

side(Goal, Sign, Bears, Side) :-
    (   Bears == 忌神,
        Goal = jin_tui(_, _, _)
    ->  speaks_for(Sign, Other),
        opposite(Other, Side)
    ;   speaks_for(Sign, Side)
    ).

speaks_for(吉, for).
speaks_for(凶, against).

opposite(for, against).
opposite(against, for).


                /*******************************
                *      WHAT IS SET ABOVE WHAT  *
                *******************************/

%!  ledger_over(?Goal, ?Other, ?Passage) is nondet.
%
%   Passage sets Goal above Other, both of one Room and said of one place: nothing
%   harms a line on the day; a break or a scattering is past help; advance and
%   retreat outweigh rising and falling; neither the use god nor what helps it
%   mends a reversal of the patient's own trigram; a small good on a line does
%   not count against tomb and extinction.

ledger_over(lin_yao(Pan, _), ke_zhi(Pan, _, _),                        n(16/4)).
ledger_over(po_yao(Pan, _),  sheng_fu(Pan, _, _),                      n(12/1)).
ledger_over(san(Pan, _),     sheng_fu(Pan, _, _),                      n(16/4)).
ledger_over(jin_tui(Pan, Yao, _), yong_sheng_jiang(Pan, _, Yao, _),    n(15/4)).
ledger_over(duan(Pan, 疾病, 反吟, _), duan(Pan, 疾病, Ground, _),       n(13/9)) :- of_line(Ground).
ledger_over(duan(Pan, Topic, 墓絕, Verdict), duan(Pan, Topic, Ground, _), 18/1) :- of_line(Ground), whole(Verdict).

of_line(進).
of_line(退).

whole(Verdict) :- Verdict \= 半(_).

%   denies(?Goal, ?Other): Goal, neither good nor bad in itself, takes from
%   Other: a void line that the day fills is so far not void (12.5n).

denies(shi_kong(Pan, Yao, _), kong_yao(Pan, Yao)).

%   ground_rank(+Solution, -N) is det: among the verdicts on a matter those on
%   trigrams come first: none is worse than tomb and extinction (18.2), reversal
%   weighs more than repetition (13.2), void and break are lighter (18.4n).

ground_rank(duan(_, _, Ground, _)-_, N) :- nth1(N, [墓絕, 反吟, 伏吟, 空, 破], Ground), !.
ground_rank(_, 6).


                /*******************************
                *          THE ENTRIES         *
                *******************************/

%   said(+Pan, +Use, +Lines, -Said) is nondet: Said is said(Room, Goal, Sign, Side,
%   Bears, Places, Others). Sign and Side are `none` where the text gives none; Places
%   are the lines, or whatever else, that Goal is said of; Others are the further
%   values of Goal where unique/2 allows one.

said(Pan, Use, Lines, said(Room, Goal, Sign, Side, Bears, Places, Others)) :-
    ledger_order(Room, _),
    speaks(Pan, Use, Lines, Room, Open, At, Bears),
    solutions(Open-At, Solutions),
    member(Goal-Place, Solutions),
    signs(Goal, Bears, Sign, Side),
    places(Place, Lines, Places),
    others(Goal, Solutions, Others).

solutions(Open-At, Solutions) :-
    findall(Open-At, plain(Open), All),
    list_to_set(All, Set),
    map_list_to_pairs(ground_rank, Set, Ranked),
    keysort(Ranked, Sorted),
    pairs_values(Sorted, Solutions).

signs(Goal, Bears, Sign, Side) :-
    (   conclusion_sign(Goal, Sign),
        side(Goal, Sign, Bears, Side)
    ->  true
    ;   Sign = none,
        Side = none
    ).

places(用, Lines, Places) :-
    Lines \== [],
    !,
    findall(爻(Yao), member(Yao, Lines), Places).
places(Place, _, [Place]).

others(Goal, Solutions, Others) :-
    (   unique(Head, _),
        subsumes_term(Head, Goal)
    ->  findall(Other, ( member(Other-_, Solutions), Other \== Goal ), Others)
    ;   Others = []
    ).

%   sided(+All, -Said) is nondet: Said is one of All that has a side, or that is
%   at odds with one that has and so stands across from it.

sided(All, Said) :-
    member(One, All),
    beside(All, One, Said).

beside(_, Said, Said) :-
    Said = said(_, _, _, Side, _, _, _),
    Side \== none.
beside(All, One, said(Room, Goal, none, Side, Bears, Places, Others)) :-
    One = said(Room, Goal, none, none, Bears, Places, Others),
    findall(Across, ( member(Other, All), at_odds(One, Other), across(Other, Across) ), [Side|_]).

across(said(_, _, _, Side, _, _, _), Across) :- opposite(Side, Across).

%   at_odds(+Said, +Other) is semidet: one value is allowed and these are two, or
%   one denies the other.

at_odds(said(_, Goal, _, _, _, _, Others), said(_, Other, _, _, _, _, _)) :-
    (   among(Other, Others)
    ;   denies(Goal, Other)
    ;   denies(Other, Goal)
    ),
    !.

%   unordered(+Sided, +Said, +Other) is semidet: Said and Other, both called good or
%   bad under one heading and of one place, pull apart, and neither yields there.

unordered(Sided, Said, Other) :-
    Said = said(Room, _, Sign, Side, _, Places, _),
    Other = said(Room, _, OtherSign, Across, _, OtherPlaces, _),
    opposite(Side, Across),
    Sign \== none,
    OtherSign \== none,
    member(Place, Places),
    memberchk(Place, OtherPlaces),
    \+ yields(Sided, Said, Place, _),
    \+ yields(Sided, Other, Place, _),
    !.

%   yields(+Sided, +Said, +Place, -Yield) is nondet: at Place something in Sided is
%   set above Said, by Yield, a Goal-Passage.

yields(Sided, said(_, Goal, _, _, _, Places, _), Place, Over-Passage) :-
    member(Place, Places),
    member(said(_, Over, _, _, _, OverPlaces, _), Sided),
    ledger_over(Over, Goal, Passage),
    memberchk(Place, OverPlaces).

entry(Sided, Said, entry(Room, Order, Goal, Sign, Side, Bears, Status, Yields)) :-
    Said = said(Room, Goal, Sign, Side, Bears, _, _),
    ledger_order(Room, Order),
    findall(Other, contested(Sided, Said, Other), Others),
    (   Others == []
    ->  Status = stands
    ;   Status = contested(Others)
    ),
    findall(Yield, yields(Sided, Said, _, Yield), All),
    list_to_set(All, Yields).

contested(Sided, Said, Goal) :-
    member(Other, Sided),
    Other = said(_, Goal, _, _, _, _, _),
    (   at_odds(Said, Other)
    ->  true
    ;   unordered(Sided, Said, Other)
    ).

among(Goal, Goals) :-
    member(Other, Goals),
    Other == Goal,
    !.
