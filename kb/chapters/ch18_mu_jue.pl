:- encoding(utf8).
:- module(ch18_mu_jue,
          [ da_xiang/3,            % +Pan, ?Place, ?Sign
            mu_jue_hua/2,          % +Pan, ?Place
            mu_jue_shang/3,        % +Pan, ?Place, ?K
            mu_jue/3,              % +Pan, ?Place, ?K
            gua_kong_po/3,         % +Pan, ?Place, ?K
            xu_qi/3,               % +Pan, ?Place, ?K
            gua_hua/3,             % +Pan, ?Place, ?Relation
            gua_gong/3,            % +Pan, ?Place, ?Stage
            gua_bian/4,            % +Pan, ?Place, ?Relation, ?Stage
            duan_18/4              % +Pan, ?Topic, ?Ground, ?Verdict
          ]).

:- use_module('../engine/notation').
:- use_module('../tables/trigrams', [gua_xing/2, gua_zhi/2, gua_ren/2]).
:- use_module('../tables/phases', [sheng/2, ke/2]).
:- use_module('../chart/pan').
:- use_module('../chart/state').
:- use_module(ch19_gua_hou, [gua_zhi_kong/4, gua_zhi_po/4, gua_zhi_chong/4, gua_zhi_lin/4]).

/** <module> Chapter 18, 墓絕: tomb and extinction of trigrams

A trigram, like a line, can turn into its tomb and extinction: the trigram
whose seat holds both. Whether it is true depends on the seats at the time of
asking, and what it means on the matter. Apart from that an original trigram
may lie void or broken.
*/


                /*******************************
                *   18.1   ABOVE THE LINES     *
                *******************************/

gloss(da_xiang(_, P, 凶), zh("~w卦大象已凶，不論爻之小吉"-[place:P]), en("the ~w trigram as a whole is bad, and a small good on a line does not count"-[place:P])).
gloss(da_xiang(_, P, any), zh("~w卦大象可斷"-[place:P]), en("the ~w trigram as a whole gives a verdict"-[place:P])).

%!  da_xiang(+Pan, ?Place, ?Sign) is nondet.
%
%   The great image of the trigram at Place is bad (凶) and outranks what is
%   good on the lines.

polarity(da_xiang(_, _, 凶), 凶).

18/1 :: da_xiang(Pan, Place, 凶) :- mu_jue(Pan, Place, 真).

not_encoded(n(18/1), "言本章專論卦體，不及爻神，非斷法"-"says that the chapter is about trigrams and not about lines").


                /*******************************
                *    18.2   TRUE AND FALSE     *
                *******************************/

gloss(mu_jue_hua(_, P), zh("~w卦化入墓絕"-[place:P]), en("the ~w trigram turns into its tomb and extinction"-[place:P])).

%!  mu_jue_hua(+Pan, ?Place) is nondet.
%
%   The trigram at Place turns into one whose seat holds both the tomb and the
%   extinction of its phase; with one of the two missing it would not be so.

illustrated(18/2, (gua_gong(Pan, Place, 墓), \+ gua_gong(Pan, Place, 絕))).
illustrated(18/2, (gua_gong(Pan, Place, 絕), \+ gua_gong(Pan, Place, 墓))).

n(18/2)/hua :: mu_jue_hua(Pan, Place) :-
    gua_gong(Pan, Place, 墓),
    gua_gong(Pan, Place, 絕).

gloss(ben_lin(_, P), zh("~w卦本卦臨日月"-[place:P]), en("the ~w trigram itself is on the day or month"-[place:P])).
gloss(\+ ben_lin(_, P), zh("~w卦本卦不臨日月"-[place:P]), en("the ~w trigram itself is not on the day or month"-[place:P])).

%!  ben_lin(+Pan, ?Place) is nondet.
%
%   A branch of the seat of the original trigram at Place is on day or month.

18/2/ben_lin :: ben_lin(Pan, Place) :-
    gua(Pan, Place, Ben),
    gua_zhi_lin(Pan, 他章, Ben, _).

gloss(tian_shi(_, P), zh("~w卦之墓絕得日月填實"-[place:P]), en("day or month fills the tomb and extinction of the ~w trigram"-[place:P])).
gloss(\+ tian_shi(_, P), zh("~w卦之墓絕不得日月填實"-[place:P]), en("neither day nor month fills the tomb and extinction of the ~w trigram"-[place:P])).

%!  tian_shi(+Pan, ?Place) is nondet.
%
%   A branch of the seat of what the trigram at Place turns into is on day or
%   month.

18/2/tian_shi :: tian_shi(Pan, Place) :-
    bian_gua(Pan, Place, Bian),
    gua_zhi_lin(Pan, 他章, Bian, _).

gloss(mu_jue_shang(_, P, 空), zh("~w卦之墓絕值空"-[place:P]), en("the tomb or extinction of the ~w trigram is void"-[place:P])).
gloss(mu_jue_shang(_, P, 破), zh("~w卦之墓絕值月破"-[place:P]), en("the tomb or extinction of the ~w trigram is broken by the month"-[place:P])).
gloss(mu_jue_shang(_, P, 沖), zh("~w卦之墓絕逢日沖"-[place:P]), en("the tomb or extinction of the ~w trigram is struck by the day"-[place:P])).
gloss(mu_jue_shang(_, P, any), zh("~w卦之墓絕受傷"-[place:P]), en("the tomb or extinction of the ~w trigram is void, broken or struck"-[place:P])).
gloss(\+ mu_jue_shang(_, P, any), zh("~w卦之墓絕不空不破不沖"-[place:P]), en("tomb and extinction of the ~w trigram are neither void nor broken nor struck"-[place:P])).

%!  mu_jue_shang(+Pan, ?Place, ?K) is nondet.
%
%   A branch of the seat that the trigram at Place turns into, its tomb or its
%   extinction, is void (空), broken (破) or struck by the day and not on the
%   month (沖). The other then stands alone.

18/2/kong :: mu_jue_shang(Pan, Place, 空) :-
    mu_jue_hua(Pan, Place),
    bian_gua(Pan, Place, Bian),
    gua_zhi_kong(Pan, 他章, Bian, _).
18/2/po :: mu_jue_shang(Pan, Place, 破) :-
    mu_jue_hua(Pan, Place),
    bian_gua(Pan, Place, Bian),
    gua_zhi_po(Pan, 他章, Bian, _).
18/2/chong :: mu_jue_shang(Pan, Place, 沖) :-
    mu_jue_hua(Pan, Place),
    bian_gua(Pan, Place, Bian),
    gua_zhi_chong(Pan, 他章, Bian, Zhi),
    \+ yue_jian(Pan, Zhi).

gloss(mu_jue(_, P, 真), zh("~w卦墓絕為真"-[place:P]), en("tomb and extinction of the ~w trigram are true"-[place:P])).
gloss(mu_jue(_, P, 偽), zh("~w卦墓絕是偽"-[place:P]), en("tomb and extinction of the ~w trigram are false"-[place:P])).
gloss(mu_jue(_, P, 平), zh("~w卦墓絕，非偽亦未填實"-[place:P]), en("tomb and extinction of the ~w trigram are not false, but nothing fills them"-[place:P])).
gloss(mu_jue(_, P, any), zh("~w卦化墓絕"-[place:P]), en("the ~w trigram turns into tomb and extinction"-[place:P])).

%!  mu_jue(+Pan, ?Place, ?K) is nondet.
%
%   The trigram at Place turns into tomb and extinction and it is K: 偽 where
%   the original trigram is on day or month or the new seat is harmed, 真 where
%   day or month fills the new seat and it is unharmed, else 平. With both
%   seats on day and month 偽 and 真 both stand; the text gives no order.

unique(mu_jue(_, _, K), K).
due(mu_jue(Pan, Place, _), mu_jue_hua(Pan, Place)).
polarity(mu_jue(_, _, 真), 凶).    % 18.2
polarity(mu_jue(_, _, 平), 凶).    % 18.3n

18/2/a :: mu_jue(Pan, Place, 偽) :-
    mu_jue_hua(Pan, Place),
    ben_lin(Pan, Place).
n(18/2)/a :: mu_jue(Pan, Place, 偽) :-
    mu_jue_shang(Pan, Place, _).
n(18/2)/b :: mu_jue(Pan, Place, 真) :-
    mu_jue_hua(Pan, Place),
    tian_shi(Pan, Place),
    \+ mu_jue_shang(Pan, Place, _).
18/2/b :: mu_jue(Pan, Place, 平) :-
    mu_jue_hua(Pan, Place),
    \+ ben_lin(Pan, Place),
    \+ tian_shi(Pan, Place),
    \+ mu_jue_shang(Pan, Place, _).


                /*******************************
                *   18.3   BY THE MATTER       *
                *******************************/

gloss(mu_jue_ji(_, T, 真, V), zh("占~w，所忌墓絕為真：~w"-[topic:T, verdict:V]), en("for ~w, tomb and extinction bear on it and are true: ~w"-[topic:T, verdict:V])).
gloss(mu_jue_ji(_, T, 平, V), zh("占~w，所忌墓絕未填實：~w"-[topic:T, verdict:V]), en("for ~w, tomb and extinction bear on it, but nothing fills them: ~w"-[topic:T, verdict:V])).
gloss(mu_jue_ji(_, T, 偽, V), zh("占~w，所忌墓絕是偽，不以~w論"-[topic:T, verdict:V]), en("for ~w, tomb and extinction bear on it, but are false and do not mean: ~w"-[topic:T, verdict:V])).
gloss(mu_jue_ji(_, T, any, V), zh("占~w，所忌墓絕：~w"-[topic:T, verdict:V]), en("for ~w, tomb and extinction bear on it: ~w"-[topic:T, verdict:V])).

%!  mu_jue_ji(+Pan, ?Topic, ?K, ?Verdict) is nondet.
%
%   A trigram turns into tomb and extinction, K, where Topic minds it, and for
%   Topic that means Verdict: any trigram for the realm and the army, the
%   trigram of the person for life and illness, the inner one for staying, the
%   outer for moving. Five matters mind it most; every other does too (reading
%   mu_jue_shi=zhu_zhan), or none does (wu_zhe).

agree([18/3, n(18/3)], mu_jue_ji(_, Topic, _, _), member(Topic, [國事, 出師, 身命, 住基, 守, 遷, 疾病])).

18/3/guo :: mu_jue_ji(Pan, 國事, K, 豈曰靈長) :-
    mu_jue(Pan, _, K).
18/3/shi :: mu_jue_ji(Pan, 出師, K, 我軍或潰) :-
    mu_jue(Pan, _, K).
18/3/ming :: mu_jue_ji(Pan, 身命, K, 凶) :-
    zhu_gua(Pan, Place),
    mu_jue(Pan, Place, K).
18/3/bing :: mu_jue_ji(Pan, 疾病, K, 凶) :-
    zhu_gua(Pan, Place),
    mu_jue(Pan, Place, K).
18/3/shou :: mu_jue_ji(Pan, 守, K, 不利內) :-
    mu_jue(Pan, 內, K).
18/3/qian :: mu_jue_ji(Pan, 遷, K, 不利外) :-
    mu_jue(Pan, 外, K).
18/3/ji_nei :: mu_jue_ji(Pan, 住基, K, 守不利內) :-
    mu_jue(Pan, 內, K).
18/3/ji_wai :: mu_jue_ji(Pan, 住基, K, 遷不利外) :-
    mu_jue(Pan, 外, K).
n(18/3)/zhu_zhan :: mu_jue_ji(Pan, 諸占, K, 不宜) :-
    reading(Pan, mu_jue_shi, zhu_zhan),
    mu_jue(Pan, _, K).

gloss(zhu_gua(_, P), zh("~w卦為所占之人主屬"-[place:P]), en("the ~w trigram is that of the person asked about"-[place:P])).

%!  zhu_gua(+Pan, ?Place) is nondet.
%
%   The trigram at Place belongs to the person asked about.

n(13/9)/zhu_gua :: zhu_gua(Pan, Place) :-
    wen_ren(Pan, Person),
    gua_ren(Gua, Person),
    gua(Pan, Place, Gua).


                /*******************************
                *  18.4   VOID AND BROKEN      *
                *******************************/

gloss(gua_kong_po(_, P, 空), zh("~w卦值空"-[place:P]), en("the ~w trigram is void"-[place:P])).
gloss(gua_kong_po(_, P, 破), zh("~w卦值月破"-[place:P]), en("the ~w trigram is broken by the month"-[place:P])).
gloss(gua_kong_po(_, P, any), zh("~w卦值空破"-[place:P]), en("the ~w trigram is void or broken"-[place:P])).
gloss(forall(gua_zhi(G, Z), gua_zhi_kong(_, _, G, Z)), zh("~w卦所居之支皆空"-[gua:G]), en("every branch on which the ~w trigram is seated is void"-[gua:G])).
gloss(forall(gua_zhi(G, Z), gua_zhi_po(_, _, G, Z)), zh("~w卦所居之支皆月破"-[gua:G]), en("every branch on which the ~w trigram is seated is broken by the month"-[gua:G])).

%!  gua_kong_po(+Pan, ?Place, ?K) is nondet.
%
%   Every branch of the seat of the original trigram at Place is void (空), or
%   every one broken (破). The season of a trigram may keep it from being void
%   (19.5).

illustrated(18/4, (gua(Pan, Place, Gua), member(Gua, [乾, 坤, 艮, 巽]), gua_kong_po(Pan, Place, 破))).

18/4/kong :: gua_kong_po(Pan, Place, 空) :-
    gua(Pan, Place, Gua),
    forall(gua_zhi(Gua, Zhi), gua_zhi_kong(Pan, 邦宅, Gua, Zhi)).
18/4/po :: gua_kong_po(Pan, Place, 破) :-
    gua(Pan, Place, Gua),
    forall(gua_zhi(Gua, Zhi), gua_zhi_po(Pan, 邦宅, Gua, Zhi)).

gloss(xu_qi(_, P, 多虛), zh("~w卦值空，故多虛"-[place:P]), en("the ~w trigram is void, and so hollow"-[place:P])).
gloss(xu_qi(_, P, 少氣), zh("~w卦值破，故少氣"-[place:P]), en("the ~w trigram is broken, and so short of breath"-[place:P])).
gloss(xu_qi(_, P, any), zh("~w卦多虛或少氣"-[place:P]), en("the ~w trigram is hollow or short of breath"-[place:P])).

%!  xu_qi(+Pan, ?Place, ?K) is nondet.
%
%   The trigram at Place is hollow (多虛), being void, or short of breath
%   (少氣), being broken.

18/4/xu :: xu_qi(Pan, Place, 多虛) :- gua_kong_po(Pan, Place, 空).
18/4/qi :: xu_qi(Pan, Place, 少氣) :- gua_kong_po(Pan, Place, 破).


                /*******************************
                *    18.5   FIVE AND TWELVE    *
                *******************************/

gloss(gua_hua(_, P, 生), zh("~w卦所化生本卦"-[place:P]), en("the ~w trigram turns into what generates it"-[place:P])).
gloss(gua_hua(_, P, 克), zh("~w卦所化克本卦"-[place:P]), en("the ~w trigram turns into what controls it"-[place:P])).
gloss(gua_hua(_, P, 比和), zh("~w卦所化與本卦比和"-[place:P]), en("the ~w trigram turns into its own phase"-[place:P])).
gloss(gua_hua(_, P, 洩), zh("~w卦所化洩本卦"-[place:P]), en("the ~w trigram turns into what drains it"-[place:P])).
gloss(gua_hua(_, P, 制), zh("~w卦所化受本卦之制"-[place:P]), en("the ~w trigram turns into what it controls"-[place:P])).
gloss(gua_hua(_, P, any), zh("~w卦有所化"-[place:P]), en("the ~w trigram turns into another"-[place:P])).

%!  gua_hua(+Pan, ?Place, ?Relation) is nondet.
%
%   What the trigram at Place turns into stands to it in Relation by phase: it
%   generates it (生), controls it (克), matches it (比和), drains it (洩) or is
%   controlled by it (制).

unique(gua_hua(_, _, Relation), Relation).
due(gua_hua(Pan, Place, _), bian_gua(Pan, Place, _)).

18/5/sheng :: gua_hua(Pan, Place, 生) :-
    gua_hua_xing(Pan, Place, Ben, Bian),
    sheng(Bian, Ben).
18/5/ke :: gua_hua(Pan, Place, 克) :-
    gua_hua_xing(Pan, Place, Ben, Bian),
    ke(Bian, Ben).
18/5/bi_he :: gua_hua(Pan, Place, 比和) :-
    gua_hua_xing(Pan, Place, Xing, Xing).
18/5/xie :: gua_hua(Pan, Place, 洩) :-
    gua_hua_xing(Pan, Place, Ben, Bian),
    sheng(Ben, Bian).
18/5/zhi :: gua_hua(Pan, Place, 制) :-
    gua_hua_xing(Pan, Place, Ben, Bian),
    ke(Ben, Bian).

gloss(gua_hua_xing(_, P, A, B), zh("~w卦屬~w，化為~w"-[place:P, xing:A, xing:B]), en("the ~w trigram turns from the phase ~w into the phase ~w"-[place:P, xing:A, xing:B])).

%!  gua_hua_xing(+Pan, ?Place, ?Original, ?Changed) is nondet.
%
%   The trigram at Place, of the phase Original, turns into one of the phase
%   Changed.

n(18/5)/xing :: gua_hua_xing(Pan, Place, BenXing, BianXing) :-
    gua(Pan, Place, Ben),
    bian_gua(Pan, Place, Bian),
    gua_xing(Ben, BenXing),
    gua_xing(Bian, BianXing).

gloss(gua_gong(_, P, S), zh("~w卦化入己之~w地"-[place:P, chang_sheng:S]), en("the ~w trigram turns into a seat where its phase is at the stage of ~w"-[place:P, chang_sheng:S])).

%!  gua_gong(+Pan, ?Place, ?Stage) is nondet.
%
%   The trigram at Place turns into one in whose seat is a branch where its
%   own phase is at Stage of the twelve.

n(18/5)/gong :: gua_gong(Pan, Place, Stage) :-
    gua_hua_xing(Pan, Place, Ben, _),
    bian_gua(Pan, Place, Bian),
    gua_zhi(Bian, Zhi),
    chang_sheng(Pan, Ben, Zhi, Stage).

gloss(gua_bian(_, P, 生, S), zh("~w卦之化，以卦論生，以五行論~w"-[place:P, chang_sheng:S]), en("the ~w trigram turns into what generates it; there its phase is at the stage of ~w"-[place:P, chang_sheng:S])).
gloss(gua_bian(_, P, 克, S), zh("~w卦之化，以卦論克，以五行論~w"-[place:P, chang_sheng:S]), en("the ~w trigram turns into what controls it; there its phase is at the stage of ~w"-[place:P, chang_sheng:S])).
gloss(gua_bian(_, P, 比和, S), zh("~w卦之化，以卦論比和，以五行論~w"-[place:P, chang_sheng:S]), en("the ~w trigram turns into its own phase; there its phase is at the stage of ~w"-[place:P, chang_sheng:S])).
gloss(gua_bian(_, P, 洩, S), zh("~w卦之化，以卦論洩，以五行論~w"-[place:P, chang_sheng:S]), en("the ~w trigram turns into what drains it; there its phase is at the stage of ~w"-[place:P, chang_sheng:S])).
gloss(gua_bian(_, P, 制, S), zh("~w卦之化，以卦論制，以五行論~w"-[place:P, chang_sheng:S]), en("the ~w trigram turns into what it controls; there its phase is at the stage of ~w"-[place:P, chang_sheng:S])).
gloss(gua_bian(_, P, any, S), zh("~w卦之化，以五行論~w"-[place:P, chang_sheng:S]), en("the ~w trigram turns into another, where its phase is at the stage of ~w"-[place:P, chang_sheng:S])).

%!  gua_bian(+Pan, ?Place, ?Relation, ?Stage) is nondet.
%
%   The trigram at Place turns into one that stands to it in Relation of the
%   five, on a branch of whose seat its phase is at Stage of the twelve.

unique(gua_bian(_, _, Relation, _), Relation).
due(gua_bian(Pan, Place, _, _), bian_gua(Pan, Place, _)).

18/5/a :: gua_bian(Pan, Place, Relation, Stage) :-
    gua_hua(Pan, Place, Relation),
    gua_gong(Pan, Place, Stage).


                /*******************************
                *  18.3-4   THE VERDICTS       *
                *******************************/

gloss(duan_18(_, 國事, 墓絕, 豈曰靈長), zh("占國事，卦化真墓絕：國祚不長"), en("for ~w, a trigram truly turns into tomb and extinction: ~w"-[topic:國事, verdict:豈曰靈長])).
gloss(duan_18(_, 出師, 墓絕, 我軍或潰), zh("占出師，卦化真墓絕：我軍或潰"), en("for ~w, a trigram truly turns into tomb and extinction: ~w"-[topic:出師, verdict:我軍或潰])).
gloss(duan_18(_, T, 墓絕, 凶), zh("占~w，主屬之卦化真墓絕：凶"-[topic:T]), en("for ~w, the trigram of the person asked about truly turns into tomb and extinction: ~w"-[topic:T, verdict:凶])).
gloss(duan_18(_, 守, 墓絕, 不利內), zh("占守，內卦化真墓絕：不利"), en("for ~w, the inner trigram truly turns into tomb and extinction: ~w"-[topic:守, verdict:不利])).
gloss(duan_18(_, 遷, 墓絕, 不利外), zh("占遷，外卦化真墓絕：不利"), en("for ~w, the outer trigram truly turns into tomb and extinction: ~w"-[topic:遷, verdict:不利])).
gloss(duan_18(_, 住基, 墓絕, 守不利內), zh("占住基，內卦化真墓絕：守則不利"), en("for ~w, the inner trigram truly turns into tomb and extinction: ~w"-[topic:住基, verdict:守不利內])).
gloss(duan_18(_, 住基, 墓絕, 遷不利外), zh("占住基，外卦化真墓絕：遷則不利"), en("for ~w, the outer trigram truly turns into tomb and extinction: ~w"-[topic:住基, verdict:遷不利外])).
gloss(duan_18(_, 諸占, 墓絕, 不宜), zh("凡占，卦化真墓絕：不宜"), en("for any matter, a trigram truly turns into tomb and extinction: ~w"-[verdict:不宜])).
gloss(duan_18(_, T, 墓絕, 半(V)), zh("占~w，卦化墓絕而未填實：~w"-[topic:T, verdict:半(V)]), en("for ~w, a trigram turns into tomb and extinction, which nothing fills: ~w"-[topic:T, verdict:半(V)])).
gloss(duan_18(_, 舊居, K, 不利), zh("占舊居，內卦值~w：不利，較墓絕稍輕"-[kong_po:K]), en("for ~w, the inner trigram is ~w: ~w, if somewhat less than tomb and extinction"-[topic:舊居, kong_po:K, verdict:不利])).
gloss(duan_18(_, 新宅, K, 豈宜), zh("占新宅，外卦值~w：豈宜，較墓絕稍輕"-[kong_po:K]), en("for ~w, the outer trigram is ~w: ~w, if somewhat less than tomb and extinction"-[topic:新宅, kong_po:K, verdict:豈宜])).
gloss(duan_18(_, T, K, 非宜), zh("占~w，卦值~w：非宜，較墓絕稍輕"-[topic:T, kong_po:K]), en("for ~w, a trigram is ~w: ~w, if somewhat less than tomb and extinction"-[topic:T, kong_po:K, verdict:非宜])).
gloss(duan_18(_, 疾病, K, 不忌), zh("占疾病，卦值~w：不忌"-[kong_po:K]), en("for ~w, a trigram is ~w: ~w"-[topic:疾病, kong_po:K, verdict:不忌])).
gloss(duan_18(_, T, any, any), zh("占~w，以墓絕空破有斷"-[topic:T]), en("for ~w, tomb and extinction, void or break gives a verdict"-[topic:T])).

%!  duan_18(+Pan, ?Topic, ?Ground, ?Verdict) is nondet.
%
%   For Topic a trigram that turns into 墓絕, or is 空 or 破, means Verdict;
%   半(Verdict) where tomb and extinction are 平. Being void or broken is
%   somewhat lighter, and nothing to the sick.

polarity(duan_18(_, _, 墓絕, _), 凶).
polarity(duan_18(_, 舊居, _, 不利), 凶).
polarity(duan_18(_, 新宅, _, 豈宜), 凶).
polarity(duan_18(_, _, _, 非宜), 凶).
polarity(duan_18(_, 疾病, _, 不忌), 平).

18/3/a :: duan_18(Pan, Topic, 墓絕, Verdict) :-
    mu_jue_ji(Pan, Topic, 真, Verdict).
18/3/b :: duan_18(Pan, Topic, 墓絕, 半(Verdict)) :-
    mu_jue_ji(Pan, Topic, 平, Verdict).

18/4/a :: duan_18(Pan, 舊居, K, 不利) :-
    gua_kong_po(Pan, 內, K).
18/4/b :: duan_18(Pan, 新宅, K, 豈宜) :-
    gua_kong_po(Pan, 外, K).
18/4/c :: duan_18(Pan, 國事, K, 非宜) :-
    gua_kong_po(Pan, _, K).
18/4/d :: duan_18(Pan, 出師, K, 非宜) :-
    gua_kong_po(Pan, _, K).
n(18/4) :: duan_18(Pan, 疾病, K, 不忌) :-
    gua_kong_po(Pan, _, K).
