:- encoding(utf8).
:- module(ch15_sheng_jiang,
          [ xiao_xi/2,             % +Pan, ?Hexagram
            qi_zhang/2,            % +Pan, ?YinYang
            qi_yao/4,              % +Pan, ?Way, ?Yao, ?YinYang
            sheng_jiang/3,         % +Pan, ?Yao, ?K
            yong_sheng_jiang/4,    % +Pan, ?Use, ?Yao, ?Way
            duan_15/4              % +Pan, ?Topic, ?Ground, ?Verdict
          ]).

:- use_module('../engine/notation').
:- use_module('../tables/gua_qi', [xiao_xi_wei/3, xiao_xi_qi/2, xiao_xi_yue/2]).
:- use_module('../chart/pan').
:- use_module('../chart/state').
:- use_module(ch16_jin_tui, [hua_jin_tui/3]).

/** <module> Chapter 15, 升降: rising and falling

By the qi at the time of asking, not by the hexagram, one line rises and one
falls. A use god on the one grows, on the other wanes; either weighs less than
advance and retreat.
*/


                /*******************************
                *  15.1   YANG AND YIN GROW    *
                *******************************/

gloss(xiao_xi(_, H), zh("占時之氣當~w"-[hexagram:H]), en("the qi of the time is that of the hexagram ~w"-[hexagram:H])).

%!  xiao_xi(+Pan, ?Hexagram) is semidet.
%
%   The time of asking falls in the qi of Hexagram, one of the twelve from 復
%   to 乾 and from 姤 to 坤: each from its 中氣 to the next (reading
%   yue_qi=zhong), or for its month (jie).

unique(xiao_xi(_, Gua), Gua).
due(xiao_xi(Pan, _), jie_qi(Pan, _)).

n(15/2)/zhong :: xiao_xi(Pan, Gua) :-
    reading(Pan, yue_qi, zhong),
    jie_qi(Pan, Term),
    xiao_xi_qi(Gua, Term).
15/2/jie :: xiao_xi(Pan, Gua) :-
    reading(Pan, yue_qi, jie),
    yue_jian(Pan, Month),
    xiao_xi_yue(Gua, Month).

gloss(qi_zhang(_, 陽), zh("時在陽長陰消"), en("yang is growing and yin waning")).
gloss(qi_zhang(_, 陰), zh("時在陰長陽消"), en("yin is growing and yang waning")).
gloss(qi_zhang(_, any), zh("時在陰陽消長"), en("yin or yang is growing")).

%!  qi_zhang(+Pan, ?YinYang) is semidet.
%
%   At the time of asking YinYang grows: 陽 from 復 to 乾, 陰 from 姤 to 坤.

unique(qi_zhang(_, Kind), Kind).
due(qi_zhang(Pan, _), xiao_xi(Pan, _)).

15/1/a :: qi_zhang(Pan, 陽) :-
    xiao_xi(Pan, Gua),
    member(Gua, [復, 臨, 泰, 大壯, 夬, 乾]).
15/1/b :: qi_zhang(Pan, 陰) :-
    xiao_xi(Pan, Gua),
    member(Gua, [姤, 遁, 否, 觀, 剝, 坤]).

not_encoded(n(15/1), "八卦左旋右旋之序，屬成卦篇，於占無斷"-"The order of the eight trigrams belongs to another chapter and concludes nothing about a cast").


                /*******************************
                *  15.2   THE TWO LINES        *
                *******************************/

gloss(qi_yao(_, 升, Y, M), zh("時氣升於~w，所升為~w"-[line:Y, yin_yang:M]), en("at this time ~w is the rising line, and ~w rises"-[line:Y, yin_yang:M])).
gloss(qi_yao(_, 降, Y, M), zh("時氣降於~w，所降為~w"-[line:Y, yin_yang:M]), en("at this time ~w is the falling line, and ~w falls"-[line:Y, yin_yang:M])).
gloss(qi_yao(_, any, Y, _), zh("時氣升降於~w"-[line:Y]), en("at this time ~w is the rising or the falling line"-[line:Y])).

%!  qi_yao(+Pan, ?Way, ?Yao, ?YinYang) is nondet.
%
%   In whatever hexagram is cast, the qi of the time rises (Way 升) or falls
%   (降) on line Yao, and YinYang is the kind that does. While yang grows it
%   rises and yin falls; the half-year of yin mirrors it (reading
%   yin_half=mirror) or is not stated (yang_only).

unique(qi_yao(_, _, Yao, Kind), Yao-Kind).
due(qi_yao(Pan, 升, _, _), jie_qi(Pan, _)).
due(qi_yao(Pan, 降, _, _), jie_qi(Pan, _)).
agree([15/2, n(15/2)], (yue_jian(Pan, 卯), jie_qi(Pan, _)), qi_yao(Pan, 升, 4, _)).

15/2/a :: qi_yao(Pan, 升, Yao, 陽) :-
    qi_zhang(Pan, 陽),
    xiao_xi(Pan, Gua),
    xiao_xi_wei(Gua, Yao, _).
15/2/b :: qi_yao(Pan, 降, Yao, 陰) :-
    qi_zhang(Pan, 陽),
    xiao_xi(Pan, Gua),
    xiao_xi_wei(Gua, _, Yao).
n(15/2)/a :: qi_yao(Pan, 升, Yao, 陰) :-
    reading(Pan, yin_half, mirror),
    qi_zhang(Pan, 陰),
    xiao_xi(Pan, Gua),
    xiao_xi_wei(Gua, Yao, _).
n(15/2)/b :: qi_yao(Pan, 降, Yao, 陽) :-
    reading(Pan, yin_half, mirror),
    qi_zhang(Pan, 陰),
    xiao_xi(Pan, Gua),
    xiao_xi_wei(Gua, _, Yao).

gloss(sheng_jiang(_, Y, 真升), zh("~w居升爻而陰陽相合，為真升"-[line:Y]), en("~w, the rising line, is of the kind that rises: it truly rises"-[line:Y])).
gloss(sheng_jiang(_, Y, 升), zh("~w居升爻而陰陽不合，升而非真"-[line:Y]), en("~w, the rising line, is of the other kind: it rises, but not truly"-[line:Y])).
gloss(sheng_jiang(_, Y, 真降), zh("~w居降爻而陰陽相合，為真降"-[line:Y]), en("~w, the falling line, is of the kind that falls: it truly falls"-[line:Y])).
gloss(sheng_jiang(_, Y, 降), zh("~w居降爻而陰陽不合，降而非真"-[line:Y]), en("~w, the falling line, is of the other kind: it falls, but not truly"-[line:Y])).
gloss(sheng_jiang(_, Y, any), zh("~w升降"-[line:Y]), en("~w rises or falls"-[line:Y])).

%!  sheng_jiang(+Pan, ?Yao, ?K) is nondet.
%
%   Line Yao is the rising line of the time, 真升 where it is of the kind that
%   rises and else 升, or the falling line, 真降 or 降. A line of the other kind
%   rises or falls all the same (reading fan_zhi=jia) or does neither (fei).

unique(sheng_jiang(_, _, K), K).
due(sheng_jiang(Pan, Yao, _), qi_yao(Pan, _, Yao, _)).

n(15/2)/c :: sheng_jiang(Pan, Yao, 真升) :-
    qi_yao(Pan, 升, Yao, Kind),
    yin_yang(Pan, Yao, Kind).
n(15/2)/d :: sheng_jiang(Pan, Yao, 升) :-
    reading(Pan, fan_zhi, jia),
    qi_yao(Pan, 升, Yao, Kind),
    \+ yin_yang(Pan, Yao, Kind).
n(15/2)/e :: sheng_jiang(Pan, Yao, 真降) :-
    qi_yao(Pan, 降, Yao, Kind),
    yin_yang(Pan, Yao, Kind).
n(15/2)/f :: sheng_jiang(Pan, Yao, 降) :-
    reading(Pan, fan_zhi, jia),
    qi_yao(Pan, 降, Yao, Kind),
    \+ yin_yang(Pan, Yao, Kind).


                /*******************************
                *  15.3   A CALENDAR NOT USED  *
                *******************************/

not_encoded(15/3, "卦曆以爻配日，震兌坎離不能均布，置於升降之外；文義有疑"-"A calendar of lines and days into which 震 兌 坎 離 do not fit, left outside rising and falling; the wording is in doubt").
not_encoded(n(15/3), "六十卦配月之序，列為表而不入占斷"-"The calendar of sixty hexagrams is kept as a table, gua_qi/3, and set aside as the text sets it aside").


                /*******************************
                *  15.4   THE USE GOD          *
                *******************************/

gloss(yong_sheng_jiang(_, U, Y, 升), zh("用神~w在~w，居升"-[use:U, line:Y]), en("the use god ~w, on ~w, rises"-[use:U, line:Y])).
gloss(yong_sheng_jiang(_, U, Y, 降), zh("用神~w在~w，居降"-[use:U, line:Y]), en("the use god ~w, on ~w, falls"-[use:U, line:Y])).
gloss(yong_sheng_jiang(_, U, Y, any), zh("用神~w在~w，居升降"-[use:U, line:Y]), en("the use god ~w, on ~w, rises or falls"-[use:U, line:Y])).
polarity(yong_sheng_jiang(_, _, _, 升), 吉).    % 15.4
polarity(yong_sheng_jiang(_, _, _, 降), 凶).    % 15.4

%!  yong_sheng_jiang(+Pan, ?Use, ?Yao, ?Way) is nondet.
%
%   The line Yao of the use god Use rises (Way 升) or falls (降), truly or not,
%   and is not drawn the other way by its own advance or retreat, which is
%   stronger and silences it (reading bu_ji=rang), or does not (bing).

% The text knows one line of the use god: a use god with a line on the rise
% and another on the fall is left unordered.

unique(yong_sheng_jiang(_, _, Yao, Way), Yao-Way).

15/4/sheng :: yong_sheng_jiang(Pan, Use, Yao, 升) :-
    yong_yao(Pan, Use, Yao),
    sheng_jiang(Pan, Yao, K),
    member(K, [真升, 升]).
15/4/jiang :: yong_sheng_jiang(Pan, Use, Yao, 降) :-
    yong_yao(Pan, Use, Yao),
    sheng_jiang(Pan, Yao, K),
    member(K, [真降, 降]).
n(15/4)/tui :: defeats(15/4/sheng, yong_sheng_jiang(Pan, _, Yao, 升)) :-
    reading(Pan, bu_ji, rang),
    hua_jin_tui(Pan, Yao, 退).
n(15/4)/jin :: defeats(15/4/jiang, yong_sheng_jiang(Pan, _, Yao, 降)) :-
    reading(Pan, bu_ji, rang),
    hua_jin_tui(Pan, Yao, 進).

gloss(duan_15(_, 諸占, 升, 日大月新), zh("凡占，用神居升：~w"-[verdict:日大月新]), en("for any matter, the use god rises: ~w"-[verdict:日大月新])).
gloss(duan_15(_, 諸占, 降, 日消月削), zh("凡占，用神居降：~w"-[verdict:日消月削]), en("for any matter, the use god falls: ~w"-[verdict:日消月削])).
gloss(duan_15(_, 諸占, 升, 更吉), zh("凡占，用神旺相而居升：~w"-[verdict:更吉]), en("for any matter, the use god is strong and rises: ~w"-[verdict:更吉])).
gloss(duan_15(_, 諸占, 降, 更凶), zh("凡占，用神休囚而居降：~w"-[verdict:更凶]), en("for any matter, the use god is weak and falls: ~w"-[verdict:更凶])).
gloss(duan_15(_, T, any, any), zh("占~w，以用神升降有斷"-[topic:T]), en("for ~w, the rise or fall of the use god gives a verdict"-[topic:T])).
polarity(duan_15(_, _, 升, _), 吉).
polarity(duan_15(_, _, 降, _), 凶).

%!  duan_15(+Pan, ?Topic, ?Ground, ?Verdict) is nondet.
%
%   For any matter (諸占) the use god of the question rises (Ground 升) or falls
%   (降), and Verdict is what comes of it: 日大月新 or 日消月削, and besides 更吉
%   where it is strong and rises, 更凶 where it is weak and falls.

15/4/a :: duan_15(Pan, 諸占, 升, 日大月新) :-
    wen_yong(Pan, Use),
    yong_sheng_jiang(Pan, Use, _, 升).
15/4/b :: duan_15(Pan, 諸占, 降, 日消月削) :-
    wen_yong(Pan, Use),
    yong_sheng_jiang(Pan, Use, _, 降).
n(15/4)/a :: duan_15(Pan, 諸占, 升, 更吉) :-
    wen_yong(Pan, Use),
    yong_sheng_jiang(Pan, Use, Yao, 升),
    xing(Pan, Yao, Xing),
    wang_xiang(Pan, Xing).
n(15/4)/b :: duan_15(Pan, 諸占, 降, 更凶) :-
    wen_yong(Pan, Use),
    yong_sheng_jiang(Pan, Use, Yao, 降),
    ruo_yao(Pan, Yao).
