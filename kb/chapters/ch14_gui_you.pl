:- encoding(utf8).
:- module(ch14_gui_you,
          [ hun/2,                 % +Pan, ?K
            hun_yong/2,            % +Pan, ?K
            hun_bi/2,              % +Pan, ?K
            hun_xiang/3,           % +Pan, ?K, ?Image
            hun_sui/3,             % +Pan, ?K, ?Lean
            duan_14/4              % +Pan, ?Topic, ?Ground, ?Verdict
          ]).

:- use_module('../engine/notation').
:- use_module('../tables/topics', [topic/3]).
:- use_module('../chart/pan').
:- use_module(ch11_bian_hu, [sheng_ke/3]).

/** <module> Chapter 14, 歸遊: the returning and the wandering soul

Two hexagrams of each palace are of the soul. The good and bad of a matter do
not hang on it: it is consulted only where 世 is the use god, and then leans
as the lines do. So no conclusion here is called good or bad.
*/


                /*******************************
                *     14.1   THE TWO SOULS     *
                *******************************/

gloss(hun(_, 遊魂), zh("卦自親宮而出，為遊魂"), en("the hexagram has left its own palace: a wandering soul")).
gloss(hun(_, 歸魂), zh("卦自他宮而入，為歸魂"), en("the hexagram comes back from another palace: a returning soul")).
gloss(hun(_, any), zh("卦為遊魂或歸魂"), en("the hexagram is a wandering or a returning soul")).

%!  hun(+Pan, ?K) is semidet.
%
%   The hexagram is K of its palace, 遊魂 or 歸魂.

unique(hun(_, K), K).

14/1/a :: hun(Pan, 歸魂) :- gong_wei(Pan, 歸魂).
14/1/b :: hun(Pan, 遊魂) :- gong_wei(Pan, 遊魂).

gloss(hun_yong(_, K), zh("世為用神，參觀~w"-[hun:K]), en("the Self is the use god, so the ~w is consulted"-[hun:K])).

%!  hun_yong(+Pan, ?K) is semidet.
%
%   The soul K is consulted: the hexagram is of it, and 世 is the use god of
%   the question.

14/1/c :: hun_yong(Pan, K) :-
    hun(Pan, K),
    wen_yong(Pan, 世).

not_encoded(n(14/1), "釋魂之名與歸遊之本：世位由八宮之變而立，宮世之表已載，以測試守之"-"explains the name and where it comes from, the place of 世 by the changes of the palace; the table of palaces holds that, and a test holds the table").


                /*******************************
                *     14.2   STAY AND GO       *
                *******************************/

gloss(hun_xiang(_, K, I), zh("~w之象，~w"-[hun:K, hun_xiang:I]), en("the image of the ~w is ~w"-[hun:K, hun_xiang:I])).

%!  hun_xiang(+Pan, ?K, ?Image) is nondet.
%
%   The soul K is consulted, and Image is what it looks like.

14/2/bian_qian :: hun_xiang(Pan, 遊魂, 變遷不恆) :- hun_yong(Pan, 遊魂).
14/2/huang_huo :: hun_xiang(Pan, 遊魂, 惶惑不定) :- hun_yong(Pan, 遊魂).
14/2/tan_te    :: hun_xiang(Pan, 歸魂, 忐忑不正) :- hun_yong(Pan, 歸魂).
14/2/ju_ni     :: hun_xiang(Pan, 歸魂, 拘泥不行) :- hun_yong(Pan, 歸魂).
n(14/2)/gui    :: hun_xiang(Pan, 歸魂, 不出疆)   :- hun_yong(Pan, 歸魂).
n(14/2)/you    :: hun_xiang(Pan, 遊魂, 心不定)   :- hun_yong(Pan, 遊魂).

gloss(hun_bi(_, K), zh("占彼之去留，參觀~w"-[hun:K]), en("for another's staying or leaving, the ~w is consulted"-[hun:K])).

%!  hun_bi(+Pan, ?K) is semidet.
%
%   The soul K is consulted for another's staying or leaving: 世 is the use god
%   (reading hun_bi=shi), or 世 or 應, which is the other, is (shi_ying).

unique(hun_bi(_, K), K).

14/2/bi_shi :: hun_bi(Pan, K) :- hun_yong(Pan, K).
14/2/bi_ying :: hun_bi(Pan, K) :-
    reading(Pan, hun_bi, shi_ying),
    hun(Pan, K),
    wen_yong(Pan, 應).

gloss(duan_14(_, T, K, V), zh("占~w，卦為~w：~w"-[topic:T, hun:K, verdict:V]), en("for ~w, the hexagram is a ~w: ~w"-[topic:T, hun:K, verdict:V])).

%!  duan_14(+Pan, ?Topic, ?Ground, ?Verdict) is nondet.
%
%   To one who asks about Topic the text says Verdict because of Ground, 遊魂
%   or 歸魂, where that is consulted.

agree([14/1, 14/2], (duan_14(_, Topic, _, _), topic(Topic, Uses, _)), member(世, Uses)).

14/2/a :: duan_14(Pan, 我止, 遊魂, 不久) :- hun_yong(Pan, 遊魂).
14/2/b :: duan_14(Pan, 我行, 歸魂, 不出) :- hun_yong(Pan, 歸魂).
14/2/c :: duan_14(Pan, 彼留, 遊魂, 不常) :- hun_bi(Pan, 遊魂).
14/2/d :: duan_14(Pan, 彼往, 歸魂, 難必) :- hun_bi(Pan, 歸魂).


                /*******************************
                *  14.3   WHAT THE SOUL IS OF  *
                *******************************/

14/3/a :: duan_14(Pan, 墳墓, 遊魂, 亡動) :- hun_yong(Pan, 遊魂).
14/3/b :: duan_14(Pan, 墳墓, 歸魂, 亡靜) :- hun_yong(Pan, 歸魂).
14/3/c :: duan_14(Pan, 身形, 遊魂, 心動) :- hun_yong(Pan, 遊魂).
14/3/d :: duan_14(Pan, 身形, 歸魂, 心靜) :- hun_yong(Pan, 歸魂).
14/3/e :: duan_14(Pan, 疾病, 遊魂, 神動) :- hun_yong(Pan, 遊魂).
14/3/f :: duan_14(Pan, 疾病, 歸魂, 神靜) :- hun_yong(Pan, 歸魂).
14/3/g :: duan_14(Pan, 神像, 遊魂, 靈動) :- hun_yong(Pan, 遊魂).
14/3/h :: duan_14(Pan, 神像, 歸魂, 靈靜) :- hun_yong(Pan, 歸魂).

gloss(hun_sui(_, K, 喜), zh("~w隨卦爻而喜"-[hun:K]), en("the ~w goes with the lines, which favour the Self"-[hun:K])).
gloss(hun_sui(_, K, 忌), zh("~w隨卦爻而忌"-[hun:K]), en("the ~w goes with the lines, which are against the Self"-[hun:K])).
gloss(hun_sui(_, K, any), zh("~w隨卦爻而有喜忌"-[hun:K]), en("the ~w goes with the lines"-[hun:K])).

%!  hun_sui(+Pan, ?K, ?Lean) is nondet.
%
%   The soul K, consulted, leans as the lines do: to 喜 where they feed 世, to
%   忌 where they control it. Where they do neither it leans nowhere.

unique(hun_sui(_, _, Lean), Lean).

14/3/xi :: hun_sui(Pan, K, 喜) :-
    hun_yong(Pan, K),
    sheng_ke(Pan, 世, Effect),
    member(Effect, [相續, 得生]).
14/3/ji :: hun_sui(Pan, K, 忌) :-
    hun_yong(Pan, K),
    sheng_ke(Pan, 世, Effect),
    member(Effect, [受克, 不續反克]).
