:- encoding(utf8).
:- module(ch19_gua_hou,
          [ dang_ling/2,           % +Pan, ?Trigram
            gua_hou/3,             % +Pan, ?Trigram, ?K
            yu_wang/2,             % +Pan, ?Trigram
            dang_hou/4,            % +Pan, ?YinYang, ?Qi, ?Hou
            yue_si/3,              % +Pan, ?Zhi, ?K
            hou_yu/2,              % +Pan, ?Scope
            gua_zhi_kong/4,        % +Pan, ?Scope, ?Trigram, ?Zhi
            gua_zhi_po/4,          % +Pan, ?Scope, ?Trigram, ?Zhi
            gua_zhi_chong/4,       % +Pan, ?Scope, ?Trigram, ?Zhi
            gua_zhi_jian/4,        % +Pan, ?Scope, ?Trigram, ?Zhi
            gua_zhi_lin/4,         % +Pan, ?Scope, ?Trigram, ?Zhi
            gua_qiu/2,             % +Pan, ?Place
            gua_ri_po/2,           % +Pan, ?Place
            gua_ri_jian/2,         % +Pan, ?Place
            gua_bu_yun/3,          % +Pan, ?Place, ?K
            duan_19/4              % +Pan, ?Topic, ?Ground, ?Verdict
          ]).

:- use_module('../engine/notation').
:- use_module('../tables/trigrams', [gua_xing/2, gua_zhi/2, dui_chong/2]).
:- use_module('../chart/pan').
:- use_module('../chart/state').

/** <module> Chapter 19, 卦候: the seasons of the trigrams

Eight nodes of the year hand the rule from trigram to trigram. By its
distance from the ruler a trigram is in one of eight states, which go by the
season alone, and some of them keep off what day and month would do to it.
*/


                /*******************************
                *   19.1   WHO RULES, WHEN     *
                *******************************/

gloss(dang_quan(G, J), zh("~w，~w卦當權"-[jie_qi:J, gua:G]), en("at ~w the ~w trigram takes the rule"-[jie_qi:J, gua:G])).

%!  dang_quan(?Trigram, ?Node) is nondet.
%
%   Trigram takes the rule at Node, one of the eight nodes of the year (八節).

n(19/1)/gen  :: dang_quan(艮, 立春).
n(19/1)/zhen :: dang_quan(震, 春分).
n(19/1)/xun  :: dang_quan(巽, 立夏).
n(19/1)/li   :: dang_quan(離, 夏至).
n(19/1)/kun  :: dang_quan(坤, 立秋).
n(19/1)/dui  :: dang_quan(兌, 秋分).
n(19/1)/qian :: dang_quan(乾, 立冬).
n(19/1)/kan  :: dang_quan(坎, 冬至).

gloss(san_qi(J, Q), zh("~w屬~w起之三氣"-[jie_qi:Q, jie_qi:J]), en("~w is one of the three terms that begin with ~w"-[jie_qi:Q, jie_qi:J])).

%!  san_qi(?Node, ?Qi) is nondet.
%
%   The term Qi is one of the three that begin with Node: a trigram rules
%   three qi, forty-five days.

19/3/li_chun  :: san_qi(立春, Qi) :- member(Qi, [立春, 雨水, 驚蟄]).
19/3/chun_fen :: san_qi(春分, Qi) :- member(Qi, [春分, 清明, 穀雨]).
19/3/li_xia   :: san_qi(立夏, Qi) :- member(Qi, [立夏, 小滿, 芒種]).
19/3/xia_zhi  :: san_qi(夏至, Qi) :- member(Qi, [夏至, 小暑, 大暑]).
19/3/li_qiu   :: san_qi(立秋, Qi) :- member(Qi, [立秋, 處暑, 白露]).
19/3/qiu_fen  :: san_qi(秋分, Qi) :- member(Qi, [秋分, 寒露, 霜降]).
19/3/li_dong  :: san_qi(立冬, Qi) :- member(Qi, [立冬, 小雪, 大雪]).
19/3/dong_zhi :: san_qi(冬至, Qi) :- member(Qi, [冬至, 小寒, 大寒]).

gloss(dang_ling(_, G), zh("~w卦當令"-[gua:G]), en("the ~w trigram rules this season"-[gua:G])).

%!  dang_ling(+Pan, ?Trigram) is semidet.
%
%   Trigram rules at the time of asking.

unique(dang_ling(_, Gua), Gua).
due(dang_ling(Pan, _), jie_qi(Pan, _)).

19/3/dang_ling :: dang_ling(Pan, Gua) :-
    jie_qi(Pan, Qi),
    san_qi(Jie, Qi),
    dang_quan(Gua, Jie).


                /*******************************
                *   19.1, 19.5   EIGHT STATES  *
                *******************************/

gloss(ci_gua(G, N), zh("~w卦次於~w卦"-[gua:N, gua:G]), en("the ~w trigram follows the ~w trigram in the round"-[gua:N, gua:G])).

%!  ci_gua(?Trigram, ?Next) is nondet.
%
%   Next takes the rule after Trigram; the round opens with 坎 and ends in 乾.

19/5/kan  :: ci_gua(坎, 艮).
19/5/gen  :: ci_gua(艮, 震).
19/5/zhen :: ci_gua(震, 巽).
19/5/xun  :: ci_gua(巽, 離).
19/5/li   :: ci_gua(離, 坤).
19/5/kun  :: ci_gua(坤, 兌).
19/5/dui  :: ci_gua(兌, 乾).
19/5/qian :: ci_gua(乾, 坎).

gloss(hou_xu(R, G, K), zh("~w卦當令，~w卦值~w"-[gua:R, gua:G, gua_hou:K]), en("while the ~w trigram rules, the ~w trigram is ~w"-[gua:R, gua:G, gua_hou:K])).

%!  hou_xu(?Ruler, ?Trigram, ?K) is nondet.
%
%   While Ruler rules, Trigram is in the state K: 旺 the ruler itself, 相 胎 沒
%   those to follow, 死 the one seated opposite, 囚 the next, and 休 廢 those
%   that ruled before.

19/5/wang  :: hou_xu(Gua, Gua, 旺)  :- gua_xing(Gua, _).
19/5/xiang :: hou_xu(Ruler, Gua, 相) :- ci_gua(Ruler, Gua).
19/5/tai   :: hou_xu(Ruler, Gua, 胎) :- ci_gua(Ruler, Xiang), ci_gua(Xiang, Gua).
19/5/mo    :: hou_xu(Ruler, Gua, 沒) :- dui_chong(Ruler, Si), ci_gua(Gua, Si).
19/5/si    :: hou_xu(Ruler, Gua, 死) :- dui_chong(Ruler, Gua).
19/5/qiu   :: hou_xu(Ruler, Gua, 囚) :- dui_chong(Ruler, Si), ci_gua(Si, Gua).
19/5/xiu   :: hou_xu(Ruler, Gua, 休) :- ci_gua(Fei, Ruler), ci_gua(Gua, Fei).
19/5/fei   :: hou_xu(Ruler, Gua, 廢) :- ci_gua(Gua, Ruler).

gloss(gua_hou(_, G, K), zh("~w卦值~w"-[gua:G, gua_hou:K]), en("the ~w trigram is ~w this season"-[gua:G, gua_hou:K])).

%!  gua_hou(+Pan, ?Trigram, ?K) is nondet.
%
%   Trigram is in the state K, one of 旺 相 胎 沒 死 囚 休 廢, by the term of
%   the time of asking, whatever the day.

unique(gua_hou(_, _, K), K).
due(gua_hou(Pan, Gua, _), ( jie_qi(Pan, _), gua_xing(Gua, _) )).

19/1 :: gua_hou(Pan, Gua, K) :-
    dang_ling(Pan, Ruler),
    hou_xu(Ruler, Gua, K).

% The former ruler keeps its strength for five days and is not cast off yet.

19/3/a :: gua_hou(Pan, Gua, 旺) :-
    yu_wang(Pan, Gua).
n(19/3)/a :: defeats(19/1, gua_hou(Pan, Gua, 廢)) :-
    yu_wang(Pan, Gua).

gloss(yu_wang(_, G), zh("~w卦猶有餘旺"-[gua:G]), en("the ~w trigram, which ruled until now, keeps its afterglow"-[gua:G])).

%!  yu_wang(+Pan, ?Trigram) is semidet.
%
%   Trigram ruled until the node that has just begun and, within the first 候
%   after it, is 旺 still.

n(19/3)/yu :: yu_wang(Pan, Gua) :-
    jie_qi(Pan, Jie),
    hou(Pan, 1),
    dang_quan(Ruler, Jie),
    hou_xu(Ruler, Gua, 廢).


                /*******************************
                * 19.2-3   THE SEVENTY-TWO 候  *
                *******************************/

gloss(sheng_qi(M, Q), zh("~w為~w生之氣"-[jie_qi:Q, yin_yang:M]), en("~w belongs to the growth of ~w"-[jie_qi:Q, yin_yang:M])).

%!  sheng_qi(?YinYang, ?Qi) is nondet.
%
%   The term Qi belongs to the growth of YinYang: twelve to each.

n(19/2)/yang :: sheng_qi(陽, Qi) :-
    member(Qi, [冬至, 小寒, 大寒, 立春, 雨水, 驚蟄, 春分, 清明, 穀雨, 立夏, 小滿, 芒種]).
n(19/2)/yin :: sheng_qi(陰, Qi) :-
    member(Qi, [夏至, 小暑, 大暑, 立秋, 處暑, 白露, 秋分, 寒露, 霜降, 立冬, 小雪, 大雪]).

gloss(qi_hou(M, Q, N), zh("~w第~w候屬~w"-[jie_qi:Q, n:N, yin_yang:M]), en("pentad ~w of ~w belongs to ~w"-[n:N, jie_qi:Q, yin_yang:M])).

%!  qi_hou(?YinYang, ?Qi, ?Hou) is nondet.
%
%   Hou, 1 to 3, of the term Qi is one of the seventy-two 候, thirty-six in
%   the growth of each YinYang.

19/2/qi_hou :: qi_hou(YinYang, Qi, Hou) :-
    sheng_qi(YinYang, Qi),
    member(Hou, [1, 2, 3]).

gloss(dang_hou(_, M, Q, N), zh("時在~w第~w候，~w生之候"-[jie_qi:Q, n:N, yin_yang:M]), en("it is pentad ~w of ~w, in the growth of ~w"-[n:N, jie_qi:Q, yin_yang:M])).

%!  dang_hou(+Pan, ?YinYang, ?Qi, ?Hou) is semidet.
%
%   The time of asking falls within Hou of the term Qi, in the growth of
%   YinYang.

19/2/dang_hou :: dang_hou(Pan, YinYang, Qi, Hou) :-
    jie_qi(Pan, Qi),
    hou(Pan, Hou),
    qi_hou(YinYang, Qi, Hou).

gloss(xian_qi(Q, Z), zh("~w月繼~w"-[zhi:Z, jie_qi:Q]), en("the month of the ~w follows on ~w"-[zhi:Z, jie_qi:Q])).

%!  xian_qi(?Qi, ?Zhi) is nondet.
%
%   The month of Zhi follows the middle term Qi.

n(19/3)/yin  :: xian_qi(大寒, 寅).
n(19/3)/mao  :: xian_qi(雨水, 卯).
n(19/3)/chen :: xian_qi(春分, 辰).
n(19/3)/si   :: xian_qi(穀雨, 巳).
n(19/3)/wu   :: xian_qi(小滿, 午).
n(19/3)/wei  :: xian_qi(夏至, 未).
n(19/3)/shen :: xian_qi(大暑, 申).
n(19/3)/you  :: xian_qi(處暑, 酉).
n(19/3)/xu   :: xian_qi(秋分, 戌).
n(19/3)/hai  :: xian_qi(霜降, 亥).
n(19/3)/zi   :: xian_qi(小雪, 子).
n(19/3)/chou :: xian_qi(冬至, 丑).

gloss(yue_si(_, Z, 司), zh("~w司本月六候"-[zhi:Z]), en("the ~w governs the six pentads of this month"-[zhi:Z])).
gloss(yue_si(_, Z, 先司), zh("~w未及其月而先司一候"-[zhi:Z]), en("the ~w governs already, a pentad before its month"-[zhi:Z])).
gloss(yue_si(_, Z, any), zh("~w司候"-[zhi:Z]), en("the ~w governs this pentad"-[zhi:Z])).

%!  yue_si(+Pan, ?Zhi, ?K) is nondet.
%
%   The branch Zhi governs: 司 in the six 候 of its own month, 先司 in the one
%   before them, the last of the month that ends.

unique(yue_si(_, _, K), K).

19/3/b :: yue_si(Pan, Zhi, 司) :-
    yue_jian(Pan, Zhi).
19/3/c :: yue_si(Pan, Zhi, 先司) :-
    jie_qi(Pan, Qi),
    hou(Pan, 3),
    xian_qi(Qi, Zhi).


                /*******************************
                * 19.5-6   THE SEAT'S BRANCHES *
                *******************************/

gloss(hou_yu(_, 邦宅), zh("卦候之例行於邦畿住宅"), en("the exemptions of the season bear on the realm and on dwellings")).
gloss(hou_yu(_, 他章), zh("卦候之例通於互卦、反吟、墓絕"), en("the exemptions of the season reach the mutual hexagram, reversal, and tomb and extinction")).
gloss(hou_yu(_, any), zh("卦候之例有所行"), en("the exemptions of the season bear on something")).

%!  hou_yu(+Pan, ?Scope) is nondet.
%
%   The exemptions of this chapter bear on Scope: on the void and broken
%   trigrams and the realm and dwellings they speak for (邦宅) always, on the
%   trigrams of chapters 11, 13 and 18.2 (他章) under the reading
%   hou_scope=tong.

19/6/a :: hou_yu(_, 邦宅).
19/6/b :: hou_yu(Pan, 他章) :- reading(Pan, hou_scope, tong).

gloss(gua_zhi_kong(_, 邦宅, G, Z), zh("以邦宅論，~w卦居~w而空"-[gua:G, zhi:Z]), en("for the realm and dwellings, the ~w trigram is seated on the ~w, which is void"-[gua:G, zhi:Z])).
gloss(gua_zhi_kong(_, _, G, Z), zh("~w卦居~w而空"-[gua:G, zhi:Z]), en("the ~w trigram is seated on the ~w, which is void"-[gua:G, zhi:Z])).

%!  gua_zhi_kong(+Pan, ?Scope, ?Trigram, ?Zhi) is nondet.
%
%   Zhi, a branch of the seat of Trigram, counts as void for it where it is
%   asked in Scope, 邦宅 or 他章. A trigram that is 旺 or 相 is not void.

apart(gua_zhi_kong(_, Scope, _, _), Scope).
agree([n(13/3), n(19/5)], gua_zhi_kong(Pan, 他章, Gua, Zhi), gua_zhi_kong(Pan, 邦宅, Gua, Zhi)).

n(13/2)/zhi_kong :: gua_zhi_kong(Pan, Scope, Gua, Zhi) :-
    member(Scope, [邦宅, 他章]),
    gua_zhi(Gua, Zhi),
    kong(Pan, Zhi).
19/5/a :: defeats(n(13/2)/zhi_kong, gua_zhi_kong(Pan, Scope, Gua, _)) :-
    hou_yu(Pan, Scope),
    gua_hou(Pan, Gua, K),
    member(K, [旺, 相]).

gloss(gua_zhi_po(_, _, G, Z), zh("~w卦居~w而月破"-[gua:G, zhi:Z]), en("the ~w trigram is seated on the ~w, which is broken by the month"-[gua:G, zhi:Z])).

%!  gua_zhi_po(+Pan, ?Scope, ?Trigram, ?Zhi) is nondet.
%
%   Zhi, a branch of the seat of Trigram, is broken by the month. The text
%   exempts from the day's clash only, and a trigram across from the month is
%   always 死 or 囚; Scope makes no difference.

apart(gua_zhi_po(_, Scope, _, _), Scope).

n(13/2)/zhi_po :: gua_zhi_po(Pan, Scope, Gua, Zhi) :-
    member(Scope, [邦宅, 他章]),
    gua_zhi(Gua, Zhi),
    po(Pan, Zhi).

gloss(gua_zhi_chong(_, 邦宅, G, Z), zh("以邦宅論，~w卦居~w而逢日沖"-[gua:G, zhi:Z]), en("for the realm and dwellings, the ~w trigram is seated on the ~w, which is struck by the day"-[gua:G, zhi:Z])).
gloss(gua_zhi_chong(_, _, G, Z), zh("~w卦居~w而逢日沖"-[gua:G, zhi:Z]), en("the ~w trigram is seated on the ~w, which is struck by the day"-[gua:G, zhi:Z])).

%!  gua_zhi_chong(+Pan, ?Scope, ?Trigram, ?Zhi) is nondet.
%
%   Zhi, a branch of the seat of Trigram, clashes with the day, and it counts
%   where it is asked in Scope. For a trigram that is 旺 相 胎 or 沒 it does
%   not.

apart(gua_zhi_chong(_, Scope, _, _), Scope).

n(13/2)/zhi_chong :: gua_zhi_chong(Pan, Scope, Gua, Zhi) :-
    member(Scope, [邦宅, 他章]),
    gua_zhi(Gua, Zhi),
    ri_chong(Pan, Zhi).
19/6/c :: defeats(n(13/2)/zhi_chong, gua_zhi_chong(Pan, Scope, Gua, _)) :-
    hou_yu(Pan, Scope),
    gua_hou(Pan, Gua, K),
    member(K, [旺, 相, 胎, 沒]).

gloss(gua_zhi_jian(_, 邦宅, G, Z), zh("以邦宅論，~w卦居~w而為日建"-[gua:G, zhi:Z]), en("for the realm and dwellings, the ~w trigram is seated on the ~w, the branch of the day"-[gua:G, zhi:Z])).
gloss(gua_zhi_jian(_, _, G, Z), zh("~w卦居~w而為日建"-[gua:G, zhi:Z]), en("the ~w trigram is seated on the ~w, the branch of the day"-[gua:G, zhi:Z])).

%!  gua_zhi_jian(+Pan, ?Scope, ?Trigram, ?Zhi) is nondet.
%
%   Zhi, a branch of the seat of Trigram, is the day's, and it upholds the
%   trigram where it is asked in Scope. One that is 死 囚 休 or 廢 it does not
%   uphold.

apart(gua_zhi_jian(_, Scope, _, _), Scope).

n(13/2)/zhi_jian :: gua_zhi_jian(Pan, Scope, Gua, Zhi) :-
    member(Scope, [邦宅, 他章]),
    gua_zhi(Gua, Zhi),
    ri_chen(Pan, _, Zhi).
19/6/d :: defeats(n(13/2)/zhi_jian, gua_zhi_jian(Pan, Scope, Gua, _)) :-
    hou_yu(Pan, Scope),
    gua_hou(Pan, Gua, K),
    member(K, [死, 囚, 休, 廢]).

gloss(gua_zhi_lin(_, 邦宅, G, Z), zh("以邦宅論，~w卦居~w而臨日月"-[gua:G, zhi:Z]), en("for the realm and dwellings, the ~w trigram is seated on the ~w, the branch of the day or month"-[gua:G, zhi:Z])).
gloss(gua_zhi_lin(_, _, G, Z), zh("~w卦居~w而臨日月"-[gua:G, zhi:Z]), en("the ~w trigram is seated on the ~w, the branch of the day or month"-[gua:G, zhi:Z])).

%!  gua_zhi_lin(+Pan, ?Scope, ?Trigram, ?Zhi) is nondet.
%
%   Zhi, a branch of the seat of Trigram, is the month's, or is the day's and
%   upholds the trigram where it is asked in Scope.

apart(gua_zhi_lin(_, Scope, _, _), Scope).

n(13/2)/zhi_yue :: gua_zhi_lin(Pan, Scope, Gua, Zhi) :-
    member(Scope, [邦宅, 他章]),
    gua_zhi(Gua, Zhi),
    yue_jian(Pan, Zhi).
n(13/2)/zhi_ri :: gua_zhi_lin(Pan, Scope, Gua, Zhi) :-
    gua_zhi_jian(Pan, Scope, Gua, Zhi).


                /*******************************
                *    19.5-6   THE TRIGRAMS     *
                *******************************/

gloss(gua_qiu(_, P), zh("~w卦克月，論囚"-[place:P]), en("the ~w trigram controls the month and is trapped"-[place:P])).

%!  gua_qiu(+Pan, ?Place) is nondet.
%
%   The phase of the trigram at Place is 囚 by the month, and it counts: not
%   for a trigram that is 胎 or 沒.

n(19/5)/a :: gua_qiu(Pan, Place) :-
    gua(Pan, Place, Gua),
    gua_xing(Gua, Xing),
    wang_shuai(Pan, Xing, 囚).
19/5/b :: defeats(n(19/5)/a, gua_qiu(Pan, Place)) :-
    gua(Pan, Place, Gua),
    gua_hou(Pan, Gua, K),
    member(K, [胎, 沒]).

gloss(gua_ri_po(_, P), zh("~w卦為日破"-[place:P]), en("the ~w trigram is broken by the day"-[place:P])).

%!  gua_ri_po(+Pan, ?Place) is nondet.
%
%   The day breaks the trigram at Place: it clashes with a branch of its seat,
%   and the trigram is not 旺 相 胎 or 沒.

n(19/6)/a :: gua_ri_po(Pan, Place) :-
    gua(Pan, Place, Gua),
    gua_zhi_chong(Pan, 邦宅, Gua, _).

gloss(gua_ri_jian(_, P), zh("~w卦為日建"-[place:P]), en("the ~w trigram is upheld by the day"-[place:P])).

%!  gua_ri_jian(+Pan, ?Place) is nondet.
%
%   The day upholds the trigram at Place: it is a branch of its seat, and the
%   trigram is not 死 囚 休 or 廢.

n(19/6)/b :: gua_ri_jian(Pan, Place) :-
    gua(Pan, Place, Gua),
    gua_zhi_jian(Pan, 邦宅, Gua, _).

gloss(gua_bu_yun(_, P, 弗空), zh("~w卦旬空而當旺相，弗空"-[place:P]), en("the ~w trigram lies in the void but, prosperous or strong, is not void"-[place:P])).
gloss(gua_bu_yun(_, P, 弗囚), zh("~w卦克月而值胎沒，弗囚"-[place:P]), en("the ~w trigram controls the month but, conceived or submerged, is not trapped"-[place:P])).
gloss(gua_bu_yun(_, P, 不云沖), zh("~w卦逢日沖而當旺相胎沒，不云沖"-[place:P]), en("the ~w trigram is struck by the day but, by its season, is not broken"-[place:P])).
gloss(gua_bu_yun(_, P, 不云建), zh("~w卦臨日而值死囚休廢，不云建"-[place:P]), en("the ~w trigram is on the day but, by its season, is not upheld"-[place:P])).
gloss(gua_bu_yun(_, P, any), zh("~w卦以卦候免於曆"-[place:P]), en("the season exempts the ~w trigram from the calendar"-[place:P])).
gloss(forall(gua_zhi(G, Z), kong(_, Z)), zh("~w卦所居之支皆在旬空"-[gua:G]), en("every branch on which the ~w trigram is seated lies in the void"-[gua:G])).

%!  gua_bu_yun(+Pan, ?Place, ?K) is nondet.
%
%   The season exempts the trigram at Place from what the calendar would do to
%   it: its whole seat is in the void and it is not void (弗空), it controls
%   the month and is not trapped (弗囚), the day strikes it and does not break
%   it (不云沖), or is its own and does not uphold it (不云建).

19/5/c :: gua_bu_yun(Pan, Place, 弗空) :-
    gua(Pan, Place, Gua),
    gua_hou(Pan, Gua, K),
    member(K, [旺, 相]),
    forall(gua_zhi(Gua, Zhi), kong(Pan, Zhi)).
n(19/5)/b :: gua_bu_yun(Pan, Place, 弗囚) :-
    gua(Pan, Place, Gua),
    gua_hou(Pan, Gua, K),
    member(K, [胎, 沒]),
    gua_xing(Gua, Xing),
    wang_shuai(Pan, Xing, 囚).
n(19/6)/c :: gua_bu_yun(Pan, Place, 不云沖) :-
    gua(Pan, Place, Gua),
    gua_hou(Pan, Gua, K),
    member(K, [旺, 相, 胎, 沒]),
    gua_zhi(Gua, Zhi),
    ri_chong(Pan, Zhi).
n(19/6)/d :: gua_bu_yun(Pan, Place, 不云建) :-
    gua(Pan, Place, Gua),
    gua_hou(Pan, Gua, K),
    member(K, [死, 囚, 休, 廢]),
    gua_zhi(Gua, Zhi),
    ri_chen(Pan, _, Zhi).


                /*******************************
                *     19.6   BY THE MATTER     *
                *******************************/

gloss(bang_zhai(T, P), zh("占~w，以卦候論~w卦"-[topic:T, place:P]), en("for ~w the season of the ~w trigram comes first"-[topic:T, place:P])).

%!  bang_zhai(?Topic, ?Place) is nondet.
%
%   Topic is one of the realm or dwellings, for which the season of the
%   trigram at Place comes first: both for the realm, the inner for the old
%   house and the outer for the new (18.4).

19/6/guo :: bang_zhai(國事, Place) :- member(Place, [內, 外]).
19/6/jiu :: bang_zhai(舊居, 內).
19/6/xin :: bang_zhai(新宅, 外).

gloss(duan_19(_, T, 卦候, V), zh("占~w，以卦候論：~w"-[topic:T, verdict:V]), en("for ~w, the trigram in its season is: ~w"-[topic:T, verdict:V])).
gloss(duan_19(_, T, any, any), zh("占~w，以卦候有斷"-[topic:T]), en("for ~w, the season of the trigram gives a verdict"-[topic:T])).

%!  duan_19(+Pan, ?Topic, ?Ground, ?Verdict) is nondet.
%
%   For Topic, the realm or a dwelling, the season of its trigram (卦候) gives
%   Verdict: what the day does to it (日破, 日建), or that what the calendar
%   would do to it is not so (弗空 弗囚 不云沖 不云建).

19/6/e :: duan_19(Pan, Topic, 卦候, K) :-
    bang_zhai(Topic, Place),
    gua_bu_yun(Pan, Place, K).
19/6/f :: duan_19(Pan, Topic, 卦候, 日破) :-
    bang_zhai(Topic, Place),
    gua_ri_po(Pan, Place).
19/6/g :: duan_19(Pan, Topic, 卦候, 日建) :-
    bang_zhai(Topic, Place),
    gua_ri_jian(Pan, Place).

not_encoded(19/4, "陰陽生於子午之半，是何以冬夏二至為始之理，非斷法"-"why the round turns at the solstices: cosmology, not a rule of judgement").
not_encoded(n(19/4), "日行南北與晝夜長短之理，非斷法"-"the sun's course and the length of days: cosmology, not a rule of judgement").
