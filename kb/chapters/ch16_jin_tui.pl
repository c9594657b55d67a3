:- encoding(utf8).
:- module(ch16_jin_tui,
          [ hua_lun/3,             % +Pan, ?Yao, ?K
            jin_tui_shen/3,        % +Pan, ?Yao, ?K
            jin_fa/3,              % +Pan, ?Yao, ?K
            tui_fa/3,              % +Pan, ?Yao, ?K
            jin_tui/3,             % +Pan, ?Yao, ?K
            hua_jin_tui/3,         % +Pan, ?Yao, ?Way
            shen_jin_tui/3,        % +Pan, ?Role, ?K
            duan_16/4,             % +Pan, ?Topic, ?Ground, ?Verdict
            jin_tui_li/3           % +Pan, ?Yao, ?K
          ]).

:- use_module('../engine/notation').
:- use_module('../tables/zhi_lun', [zhi_lun/3]).
:- use_module('../chart/pan').
:- use_module('../chart/state').
:- use_module(ch11_bian_hu, [shen/4]).

/** <module> Chapter 16, 進退: advance and retreat

A moving line that turns into another of its own phase advances or retreats on
the wheel of the branches. Whether it can depends on whether it stands, and on
what it turns into: day or month, a void, a break.
*/


                /*******************************
                *  16.1-2   ROUND THE WHEEL    *
                *******************************/

gloss(jin_tui_shen(_, Y, 進神), zh("~w化進神，順輪而前"-[line:Y]), en("~w turns forward on the wheel: an advance"-[line:Y])).
gloss(jin_tui_shen(_, Y, 退神), zh("~w化退神，逆輪而後"-[line:Y]), en("~w turns back on the wheel: a retreat"-[line:Y])).
gloss(jin_tui_shen(_, Y, any), zh("~w化進神或退神"-[line:Y]), en("~w turns forward or back on the wheel"-[line:Y])).

%!  jin_tui_shen(+Pan, ?Yao, ?K) is nondet.
%
%   The moving line Yao turns into another of its own phase that lies forward
%   on the wheel of the branches (進神) or back (退神).

unique(jin_tui_shen(_, _, K), K).
illustrated(16/1, (zhi(Pan, Yao, 亥), bian_zhi(Pan, Yao, 子))).
illustrated(16/1, (zhi(Pan, Yao, 未), bian_zhi(Pan, Yao, 辰))).
illustrated(n(16/1), (zhi(Pan, Yao, 巳), bian_zhi(Pan, Yao, 午))).
illustrated(n(16/1), (zhi(Pan, Yao, 辰), bian_zhi(Pan, Yao, 未))).
illustrated(n(16/1), (zhi(Pan, Yao, 戌), bian_zhi(Pan, Yao, 丑))).
illustrated(n(16/1), (zhi(Pan, Yao, 子), bian_zhi(Pan, Yao, 亥))).
illustrated(n(16/1), (zhi(Pan, Yao, 午), bian_zhi(Pan, Yao, 巳))).
illustrated(n(16/1), (zhi(Pan, Yao, 丑), bian_zhi(Pan, Yao, 戌))).

16/1/a :: jin_tui_shen(Pan, Yao, 進神) :-
    zhi(Pan, Yao, From),
    bian_zhi(Pan, Yao, To),
    zhi_lun(From, To, 順).
16/1/b :: jin_tui_shen(Pan, Yao, 退神) :-
    zhi(Pan, Yao, From),
    bian_zhi(Pan, Yao, To),
    zhi_lun(From, To, 逆).
16/2/a :: defeats(_, jin_tui_shen(Pan, Yao, _)) :-
    hua_lun(Pan, Yao, 生克).

not_encoded(n(16/1), "進神行西、退神行東，言輪轉之象，斷法已見正文"-"That advance goes west and retreat east pictures the wheel; what it rules is in the passage").

gloss(hua_lun(_, Y, 進退), zh("~w與所化同行，論進退"-[line:Y]), en("~w and what it turns into are of one phase: advance and retreat apply"-[line:Y])).
gloss(hua_lun(_, Y, 生克), zh("~w與所化異行，惟論生克"-[line:Y]), en("~w and what it turns into are of two phases: only generation and control apply"-[line:Y])).
gloss(hua_lun(_, Y, any), zh("~w之化，論進退或生克"-[line:Y]), en("the change of ~w is judged by advance and retreat or by generation and control"-[line:Y])).

%!  hua_lun(+Pan, ?Yao, ?K) is nondet.
%
%   The change of the moving line Yao is judged by advance and retreat (進退),
%   being of the same phase, or by generation and control alone (生克).

unique(hua_lun(_, _, K), K).
due(hua_lun(Pan, Yao, _), dong(Pan, Yao)).

n(16/2)/a :: hua_lun(Pan, Yao, 進退) :-
    xing(Pan, Yao, Xing),
    bian_xing(Pan, Yao, Xing).
n(16/2)/b :: hua_lun(Pan, Yao, 生克) :-
    xing(Pan, Yao, Xing),
    bian_xing(Pan, Yao, Other),
    Xing \= Other.


                /*******************************
                *   16.3   THREE ADVANCES      *
                *******************************/

gloss(jin_fa(_, Y, 大進), zh("~w旺相而化日月，乘勢得位"-[line:Y]), en("~w is strong and turns into the day or month: it has force and place"-[line:Y])).
gloss(jin_fa(_, Y, 不進), zh("~w臨日月而化空破，前無路"-[line:Y]), en("~w is on the day or month and turns into what is void or broken: there is no road ahead"-[line:Y])).
gloss(jin_fa(_, Y, 不能進), zh("~w破散而化日月，本位先失"-[line:Y]), en("~w is broken or scattered and turns into the day or month: it has lost its own place"-[line:Y])).
gloss(jin_fa(_, Y, any), zh("~w之進在三例之中"-[line:Y]), en("the advance of ~w is one of the three named"-[line:Y])).
gloss(\+ jin_fa(_, Y, any), zh("~w之進不在三例之中"-[line:Y]), en("the advance of ~w is none of the three named"-[line:Y])).

%!  jin_fa(+Pan, ?Yao, ?K) is nondet.
%
%   The advance of line Yao is one of the three that the text names: 大進 不進
%   or 不能進. One that has lost its own place cannot go forward, strong as it
%   may be.

unique(jin_fa(_, _, K), K).
due(jin_fa(Pan, Yao, _), jin_tui_shen(Pan, Yao, 進神)).

16/3/a :: jin_fa(Pan, Yao, 大進) :-
    jin_tui_shen(Pan, Yao, 進神),
    xing(Pan, Yao, Xing),
    wang_xiang(Pan, Xing),
    bian_zhi(Pan, Yao, To),
    lin(Pan, To).
16/3/b :: jin_fa(Pan, Yao, 不進) :-
    jin_tui_shen(Pan, Yao, 進神),
    lin_yao(Pan, Yao),
    bian_zhi(Pan, Yao, To),
    huai(Pan, To).
16/3/c :: jin_fa(Pan, Yao, 不能進) :-
    jin_tui_shen(Pan, Yao, 進神),
    wo_wei_shi(Pan, Yao),
    bian_zhi(Pan, Yao, To),
    lin(Pan, To).
16/3/d :: defeats(16/3/a, jin_fa(Pan, Yao, 大進)) :-
    wo_wei_shi(Pan, Yao).

not_encoded(n(16/3), "三進之例，列為測試"-"Worked examples of the three advances, held as tests").

gloss(wo_wei_shi(_, Y), zh("~w破散，其位已失"-[line:Y]), en("~w is broken or scattered: its place is lost"-[line:Y])).

%!  wo_wei_shi(+Pan, ?Yao) is nondet.
%
%   Line Yao has lost its own place: broken or scattered.

16/3/po :: wo_wei_shi(Pan, Yao) :- po_yao(Pan, Yao).
16/3/san :: wo_wei_shi(Pan, Yao) :- san(Pan, Yao).


                /*******************************
                *   16.4   THREE RETREATS      *
                *******************************/

gloss(tui_fa(_, Y, 實退), zh("~w休囚而化休囚，從流不返"-[line:Y]), en("~w is weak and turns into what is weak: it goes with the stream"-[line:Y])).
gloss(tui_fa(_, Y, 不退), zh("~w臨日月而化空破，己德無虧"-[line:Y]), en("~w is on the day or month and turns into what is void or broken: it lacks nothing and stays"-[line:Y])).
gloss(tui_fa(_, Y, 不及退), zh("~w破散而化日月，潰敗不及退"-[line:Y]), en("~w is broken or scattered and turns into the day or month: it is routed before it can retreat"-[line:Y])).
gloss(tui_fa(_, Y, any), zh("~w之退在三例之中"-[line:Y]), en("the retreat of ~w is one of the three named"-[line:Y])).
gloss(\+ tui_fa(_, Y, any), zh("~w之退不在三例之中"-[line:Y]), en("the retreat of ~w is none of the three named"-[line:Y])).

%!  tui_fa(+Pan, ?Yao, ?K) is nondet.
%
%   The retreat of line Yao is one of the three that the text names: 實退 不退
%   or 不及退. A line on day or month is never weak, so that no two meet.

unique(tui_fa(_, _, K), K).
due(tui_fa(Pan, Yao, _), jin_tui_shen(Pan, Yao, 退神)).
agree([16/4], tui_fa(Pan, Yao, 不退), \+ (xing(Pan, Yao, Xing), \+ wang_xiang(Pan, Xing))).

16/4/a :: tui_fa(Pan, Yao, 實退) :-
    jin_tui_shen(Pan, Yao, 退神),
    ruo_yao(Pan, Yao),
    bian_zhi(Pan, Yao, To),
    ruo(Pan, To).
16/4/b :: tui_fa(Pan, Yao, 不退) :-
    jin_tui_shen(Pan, Yao, 退神),
    lin_yao(Pan, Yao),
    bian_zhi(Pan, Yao, To),
    huai(Pan, To).
16/4/c :: tui_fa(Pan, Yao, 不及退) :-
    jin_tui_shen(Pan, Yao, 退神),
    wo_wei_shi(Pan, Yao),
    bian_zhi(Pan, Yao, To),
    lin(Pan, To).

not_encoded(n(16/4), "三退之例，列為測試"-"Worked examples of the three retreats, held as tests").


                /*******************************
                *  16.3-4   THE CLASS          *
                *******************************/

gloss(jin_tui(_, Y, 大進), zh("~w大進"-[line:Y]), en("~w makes a great advance"-[line:Y])).
gloss(jin_tui(_, Y, 不進), zh("~w雖化進神而不進"-[line:Y]), en("~w would advance, but does not"-[line:Y])).
gloss(jin_tui(_, Y, 不能進), zh("~w雖化進神而不能進"-[line:Y]), en("~w would advance, but cannot"-[line:Y])).
gloss(jin_tui(_, Y, 進), zh("~w化進"-[line:Y]), en("~w advances"-[line:Y])).
gloss(jin_tui(_, Y, 實退), zh("~w實退"-[line:Y]), en("~w retreats in earnest"-[line:Y])).
gloss(jin_tui(_, Y, 不退), zh("~w雖化退神而不退"-[line:Y]), en("~w would retreat, but does not"-[line:Y])).
gloss(jin_tui(_, Y, 不及退), zh("~w雖化退神而不及退"-[line:Y]), en("~w would retreat, but is too late"-[line:Y])).
gloss(jin_tui(_, Y, 退), zh("~w化退"-[line:Y]), en("~w retreats"-[line:Y])).
gloss(jin_tui(_, Y, any), zh("~w化進退"-[line:Y]), en("~w turns toward advance or retreat"-[line:Y])).
polarity(jin_tui(_, _, 大進), 吉).      % 16.5
polarity(jin_tui(_, _, 進), 吉).        % 16.5
polarity(jin_tui(_, _, 實退), 凶).      % 16.5
polarity(jin_tui(_, _, 退), 凶).        % 16.5
polarity(jin_tui(_, _, 不及退), 凶).    % 16.4

%!  jin_tui(+Pan, ?Yao, ?K) is nondet.
%
%   The moving line Yao advances, as one of the text's three (大進 不進 不能進)
%   or simply (進), or retreats, as one of the three (實退 不退 不及退) or simply
%   (退).

unique(jin_tui(_, _, K), K).
due(jin_tui(Pan, Yao, _), jin_tui_shen(Pan, Yao, _)).

16/1/c :: jin_tui(Pan, Yao, 進) :- jin_tui_shen(Pan, Yao, 進神).
16/1/d :: jin_tui(Pan, Yao, 退) :- jin_tui_shen(Pan, Yao, 退神).
16/3/e :: jin_tui(Pan, Yao, K) :- jin_fa(Pan, Yao, K).
16/4/d :: jin_tui(Pan, Yao, K) :- tui_fa(Pan, Yao, K).
16/3/f :: defeats(16/1/c, jin_tui(Pan, Yao, 進)) :- jin_fa(Pan, Yao, _).
16/4/e :: defeats(16/1/d, jin_tui(Pan, Yao, 退)) :- tui_fa(Pan, Yao, _).


                /*******************************
                *  16.5   GAIN AND LOSS        *
                *******************************/

gloss(hua_jin_tui(_, Y, 進), zh("~w進而有成"-[line:Y]), en("~w advances in effect"-[line:Y])).
gloss(hua_jin_tui(_, Y, 退), zh("~w退而有失"-[line:Y]), en("~w retreats in effect"-[line:Y])).
gloss(hua_jin_tui(_, Y, any), zh("~w進退有效"-[line:Y]), en("~w advances or retreats in effect"-[line:Y])).

%!  hua_jin_tui(+Pan, ?Yao, ?Way) is nondet.
%
%   Line Yao really advances (Way 進: 大進 or 進) or retreats (退: 實退 or 退).

unique(hua_jin_tui(_, _, Way), Way).

16/5/hua_jin :: hua_jin_tui(Pan, Yao, 進) :-
    jin_tui(Pan, Yao, K),
    member(K, [大進, 進]).
16/5/hua_tui :: hua_jin_tui(Pan, Yao, 退) :-
    jin_tui(Pan, Yao, K),
    member(K, [實退, 退]).

gloss(shen_jin_tui(_, R, 進), zh("~w化進"-[role:R]), en("the ~w advances"-[role:R])).
gloss(shen_jin_tui(_, R, 退), zh("~w化退"-[role:R]), en("the ~w retreats"-[role:R])).
gloss(shen_jin_tui(_, R, 潰敗), zh("~w破散而不及退"-[role:R]), en("the ~w is routed before it can retreat"-[role:R])).
gloss(shen_jin_tui(_, R, any), zh("~w化進退"-[role:R]), en("the ~w advances or retreats"-[role:R])).

%!  shen_jin_tui(+Pan, ?Role, ?K) is nondet.
%
%   A line in Role to the use god of the question advances (K 進) or retreats
%   (退) in effect, or is too late to retreat (潰敗).

16/5/shen :: shen_jin_tui(Pan, Role, Way) :-
    wen_yong(Pan, Use),
    shen(Pan, Use, Role, Yao),
    hua_jin_tui(Pan, Yao, Way).
16/4/shen :: shen_jin_tui(Pan, Role, 潰敗) :-
    wen_yong(Pan, Use),
    shen(Pan, Use, Role, Yao),
    jin_tui(Pan, Yao, 不及退).

gloss(duan_16(_, 諸占, 進, 成得), zh("凡占，用神化進：~w"-[verdict:成得]), en("for any matter, the use god advances: ~w"-[verdict:成得])).
gloss(duan_16(_, 諸占, 退, 敗失), zh("凡占，用神化退：~w"-[verdict:敗失]), en("for any matter, the use god retreats: ~w"-[verdict:敗失])).
gloss(duan_16(_, 諸占, 進, 祥), zh("凡占，元神化進：~w"-[verdict:祥]), en("for any matter, the original god advances: ~w"-[verdict:祥])).
gloss(duan_16(_, 諸占, 退, 災), zh("凡占，元神化退：~w"-[verdict:災]), en("for any matter, the original god retreats: ~w"-[verdict:災])).
gloss(duan_16(_, 諸占, 進, 災), zh("凡占，忌神化進：~w"-[verdict:災]), en("for any matter, the taboo god advances: ~w"-[verdict:災])).
gloss(duan_16(_, 諸占, 退, 祥), zh("凡占，忌神化退：~w"-[verdict:祥]), en("for any matter, the taboo god retreats: ~w"-[verdict:祥])).
gloss(duan_16(_, 諸占, 退, 用神潰敗), zh("凡占，用神破散不及退：潰敗難收"), en("for any matter, the use god is too late to retreat: it is routed past mending")).
gloss(duan_16(_, 諸占, 退, 忌神潰敗), zh("凡占，忌神破散不及退：自取潰敗"), en("for any matter, the taboo god is too late to retreat: it brings rout on itself")).
gloss(duan_16(_, T, 進, 得志), zh("占~w，用神或元神化進：~w"-[topic:T, verdict:得志]), en("for ~w, the use god or the original god advances: ~w"-[topic:T, verdict:得志])).
gloss(duan_16(_, T, 進, 榮昌), zh("占~w，用神或元神化進：~w"-[topic:T, verdict:榮昌]), en("for ~w, the use god or the original god advances: ~w"-[topic:T, verdict:榮昌])).
gloss(duan_16(_, T, 進, 遂意), zh("占~w，用神或元神化進：~w"-[topic:T, verdict:遂意]), en("for ~w, the use god or the original god advances: ~w"-[topic:T, verdict:遂意])).
gloss(duan_16(_, T, 退, 未易得志), zh("占~w，用神化退：~w"-[topic:T, verdict:未易得志]), en("for ~w, the use god retreats: ~w"-[topic:T, verdict:未易得志])).
gloss(duan_16(_, T, 退, 漸弭), zh("占~w，忌神化退：~w"-[topic:T, verdict:漸弭]), en("for ~w, the taboo god retreats: ~w"-[topic:T, verdict:漸弭])).
gloss(duan_16(_, T, 退, 訟衰), zh("占~w，忌神化退：~w"-[topic:T, verdict:訟衰]), en("for ~w, the taboo god retreats: ~w"-[topic:T, verdict:訟衰])).
gloss(duan_16(_, T, 退, 病退), zh("占~w，忌神化退：~w"-[topic:T, verdict:病退]), en("for ~w, the taboo god retreats: ~w"-[topic:T, verdict:病退])).
gloss(duan_16(_, T, 退, 無侵), zh("占~w，忌神化退：~w"-[topic:T, verdict:無侵]), en("for ~w, the taboo god retreats: ~w"-[topic:T, verdict:無侵])).
gloss(duan_16(_, T, 進, 憂方大), zh("占~w，忌神化進：~w"-[topic:T, verdict:憂方大]), en("for ~w, the taboo god advances: ~w"-[topic:T, verdict:憂方大])).
gloss(duan_16(_, T, any, any), zh("占~w，以進退有斷"-[topic:T]), en("for ~w, an advance or retreat gives a verdict"-[topic:T])).
polarity(duan_16(_, _, _, 成得), 吉).
polarity(duan_16(_, _, _, 敗失), 凶).
polarity(duan_16(_, _, _, 祥), 吉).
polarity(duan_16(_, _, _, 災), 凶).
polarity(duan_16(_, _, _, 用神潰敗), 凶).
polarity(duan_16(_, _, _, 忌神潰敗), 吉).
polarity(duan_16(_, _, _, 得志), 吉).
polarity(duan_16(_, _, _, 榮昌), 吉).
polarity(duan_16(_, _, _, 遂意), 吉).
polarity(duan_16(_, _, _, 未易得志), 凶).
polarity(duan_16(_, _, _, 漸弭), 吉).
polarity(duan_16(_, _, _, 訟衰), 吉).
polarity(duan_16(_, _, _, 病退), 吉).
polarity(duan_16(_, _, _, 無侵), 吉).
polarity(duan_16(_, _, _, 憂方大), 凶).

%!  duan_16(+Pan, ?Topic, ?Ground, ?Verdict) is nondet.
%
%   For the matter Topic, or for any (諸占), Verdict is what the advance (Ground
%   進) or retreat (退) of the use god, the 元神 or the 忌神 means. 不進, 不能進
%   and 不退 mean neither.

16/5/a :: duan_16(Pan, 諸占, 進, 成得) :- shen_jin_tui(Pan, 用神, 進).
16/5/b :: duan_16(Pan, 諸占, 退, 敗失) :- shen_jin_tui(Pan, 用神, 退).
16/5/c :: duan_16(Pan, 諸占, 進, 祥) :- shen_jin_tui(Pan, 元神, 進).
16/5/d :: duan_16(Pan, 諸占, 退, 災) :- shen_jin_tui(Pan, 元神, 退).
16/5/e :: duan_16(Pan, 諸占, 進, 災) :- shen_jin_tui(Pan, 忌神, 進).
16/5/f :: duan_16(Pan, 諸占, 退, 祥) :- shen_jin_tui(Pan, 忌神, 退).
16/4/f :: duan_16(Pan, 諸占, 退, 用神潰敗) :- shen_jin_tui(Pan, 用神, 潰敗).
16/4/g :: duan_16(Pan, 諸占, 退, 忌神潰敗) :- shen_jin_tui(Pan, 忌神, 潰敗).

16/5/g :: duan_16(Pan, 功名, 進, 得志) :-
    shen_jin_tui(Pan, Role, 進),
    member(Role, [用神, 元神]).
16/5/h :: duan_16(Pan, 身命, 進, 榮昌) :-
    shen_jin_tui(Pan, Role, 進),
    member(Role, [用神, 元神]).
16/5/i :: duan_16(Pan, 嫁娶, 進, 遂意) :-
    shen_jin_tui(Pan, Role, 進),
    member(Role, [用神, 元神]).
16/5/j :: duan_16(Pan, 求財, 進, 遂意) :-
    shen_jin_tui(Pan, Role, 進),
    member(Role, [用神, 元神]).
16/5/k :: duan_16(Pan, Topic, 退, 未易得志) :-
    member(Topic, [功名, 身命, 嫁娶, 求財]),
    shen_jin_tui(Pan, 用神, 退).

16/5/l :: duan_16(Pan, 災禍, 退, 漸弭) :- shen_jin_tui(Pan, 忌神, 退).
16/5/m :: duan_16(Pan, 訟, 退, 訟衰) :- shen_jin_tui(Pan, 忌神, 退).
16/5/n :: duan_16(Pan, 疾病, 退, 病退) :- shen_jin_tui(Pan, 忌神, 退).
16/5/o :: duan_16(Pan, 寇賊, 退, 無侵) :- shen_jin_tui(Pan, 忌神, 退).
16/5/p :: duan_16(Pan, Topic, 進, 憂方大) :-
    member(Topic, [災禍, 訟, 疾病, 寇賊]),
    shen_jin_tui(Pan, 忌神, 進).


                /*******************************
                *  16.6   WITH DAY AND MONTH   *
                *******************************/

gloss(jin_tui_li(_, Y, 愈盛), zh("~w化進，又有日月相助，進勢更強"-[line:Y]), en("~w advances and day or month helps it: all the stronger"-[line:Y])).
gloss(jin_tui_li(_, Y, 愈衰), zh("~w化退而受日月克制，其氣愈衰"-[line:Y]), en("~w retreats and day or month controls it: all the weaker"-[line:Y])).
gloss(jin_tui_li(_, Y, any), zh("~w進退，日月增減其力"-[line:Y]), en("day or month adds to the advance or retreat of ~w"-[line:Y])).

%!  jin_tui_li(+Pan, ?Yao, ?K) is nondet.
%
%   Line Yao advances in effect and day or month helps it (愈盛), or retreats in
%   effect and day or month controls it (愈衰).

unique(jin_tui_li(_, _, K), K).

16/6/a :: jin_tui_li(Pan, Yao, 愈盛) :-
    hua_jin_tui(Pan, Yao, 進),
    xing(Pan, Yao, Xing),
    sheng_fu(Pan, Xing, _).
16/6/b :: jin_tui_li(Pan, Yao, 愈衰) :-
    hua_jin_tui(Pan, Yao, 退),
    xing(Pan, Yao, Xing),
    ke_zhi(Pan, Xing, _).

not_encoded(n(16/6), "註申正文兼參日月之意，無別例"-"The note only repeats that day and month are to be weighed as well").
