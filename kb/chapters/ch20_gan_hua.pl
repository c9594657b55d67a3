:- encoding(utf8).
:- module(ch20_gan_hua,
          [ feng_long/2,           % ?Gan, ?Long
            he_hua/3,              % ?Gan, ?Other, ?Phase
            dong_fa/2,             % +Pan, ?K
            gan_hua/4,             % +Pan, ?Yao, ?Phase, ?By
            gan_hua_ci/3,          % +Pan, ?Yao, ?K
            fei_fu_wu/2,           % +Pan, ?Use
            qiu_gan/2,             % +Pan, ?Use
            hua_yong/3,            % +Pan, ?Use, ?Yao
            hua_shi/3,             % +Pan, ?Phase, ?K
            gan_hua_yong/3,        % +Pan, ?Use, ?K
            gan_ming/2,            % +Pan, ?Use
            duan_20/4              % +Pan, ?Topic, ?Ground, ?Verdict
          ]).

:- use_module('../engine/notation').
:- use_module('../tables/stems_branches', [gan_he/3, gan_zhi/3, wu_hu_dun/3]).
:- use_module('../tables/phases', [gan_xing/2, zhi_xing/2, zhu/2, ke/2]).
:- use_module('../tables/palaces', [qin/1]).
:- use_module('../chart/pan').
:- use_module('../chart/state').
:- use_module(ch11_bian_hu, [xing_zuo/2, fu_zi_chu/2]).
:- use_module(ch17_you_wu, [ri_yue_yong/3]).

/** <module> Chapter 20, 干化: joined stems

Kin belong to branches. Only where neither the lines nor what they hide give
the use god are the stems asked: that of a moving line may join the day's or
the month's and make the phase that is wanted. It is there when something
stands behind that phase, and comes unlooked for.
*/

not_encoded(20/1,
    "言天干為運、地支為氣，故六親配支而不配干，是立論之由，無可判之例"-
    "says why kin go with branches and not with stems: the ground of the method, with nothing to judge by").
not_encoded(n(20/1),
    "言天干合而成氣，地支為重，其用見於五節"-
    "the stems join by qi and the branches weigh more: what follows from it is stated in 20.5").
not_encoded(n(20/2),
    "卦例，以測試驗之；其應期不在本章之例"-
    "a worked example, held as a test; when it came true is not a matter of this chapter's rules").


                /*******************************
                *    20.4   THE FIVE JOINS     *
                *******************************/

gloss(feng_long(A, B), zh("~w遁至辰位得~w"-[gan:A, gan:B]), en("counted on to the Dragon, ~w meets ~w"-[gan:A, gan:B])).

%!  feng_long(?Gan, ?Long) is nondet.
%
%   Counting from 寅 as for a year of Gan (五遁), Long is the stem on 辰, the
%   dragon.

n(20/4)/a :: feng_long(Gan, Long) :- wu_hu_dun(Gan, 辰, Long).

gloss(he_hua(A, B, X), zh("~w~w合，逢龍化~w"-[gan:A, gan:B, xing:X]), en("~w and ~w join and turn into the phase ~w"-[gan:A, gan:B, xing:X])).

%!  he_hua(?Gan, ?Other, ?Phase) is nondet.
%
%   The stems Gan and Other join and turn into Phase, that of the stem which
%   they meet on the dragon.

unique(he_hua(_, _, Xing), Xing).

20/4/a :: he_hua(Gan, Other, Xing) :-
    gan_he(Gan, Other, _),
    feng_long(Gan, Long),
    gan_xing(Long, Xing).


                /*******************************
                *   20.5   WHICH STEMS COUNT   *
                *******************************/

gloss(dong_fa(_, 獨發), zh("一爻獨發，干化之法"), en("a single line moves: the rule for joining stems")).
gloss(dong_fa(_, 兩動), zh("兩爻動，干化之次"), en("two lines move: second best for joining stems")).
gloss(dong_fa(_, any), zh("一爻或兩爻動，可論干化"), en("one or two lines move: stems may be joined")).

%!  dong_fa(+Pan, ?K) is semidet.
%
%   So few lines move that their stems may be used: one (獨發), or two (兩動).

unique(dong_fa(_, K), K).

20/5/a :: dong_fa(Pan, 獨發) :- dong_shu(Pan, 1).
20/5/b :: dong_fa(Pan, 兩動) :- dong_shu(Pan, 2).

gloss(he_gan(_, Y, X, 日), zh("~w之干與日干合化~w"-[line:Y, xing:X]), en("the stem of ~w and that of the day join into the phase ~w"-[line:Y, xing:X])).
gloss(he_gan(_, Y, X, 月), zh("~w之干與月干合化~w"-[line:Y, xing:X]), en("the stem of ~w and that of the month join into the phase ~w"-[line:Y, xing:X])).
gloss(he_gan(_, Y, X, any), zh("~w之干與日月之干合化~w"-[line:Y, xing:X]), en("the stem of ~w and that of the day or month join into the phase ~w"-[line:Y, xing:X])).
gloss(\+ he_gan(_, Y, any, 日), zh("~w之干不與日干合"-[line:Y]), en("the stem of ~w does not join that of the day"-[line:Y])).

%!  he_gan(+Pan, ?Yao, ?Phase, ?By) is nondet.
%
%   The stem of the moving line Yao joins that of the day or month, By, into
%   Phase, however many lines move.

20/2/ri :: he_gan(Pan, Yao, Xing, 日) :-
    ri_chen(Pan, Ri, _),
    dong(Pan, Yao),
    gan(Pan, Yao, Gan),
    he_hua(Gan, Ri, Xing).
20/2/yue :: he_gan(Pan, Yao, Xing, 月) :-
    yue_gan(Pan, Yue),
    dong(Pan, Yao),
    gan(Pan, Yao, Gan),
    he_hua(Gan, Yue, Xing).

gloss(gan_hua(_, Y, X, 日), zh("~w之干合日干，化~w"-[line:Y, xing:X]), en("the stem of ~w joins that of the day and makes the phase ~w"-[line:Y, xing:X])).
gloss(gan_hua(_, Y, X, 月), zh("~w之干合月干，化~w"-[line:Y, xing:X]), en("the stem of ~w joins that of the month and makes the phase ~w"-[line:Y, xing:X])).
gloss(gan_hua(_, Y, X, any), zh("~w之干合日月之干，化~w"-[line:Y, xing:X]), en("the stem of ~w joins that of the day or month and makes the phase ~w"-[line:Y, xing:X])).

%!  gan_hua(+Pan, ?Yao, ?Phase, ?By) is nondet.
%
%   The stem of the moving line Yao joins that of By, 日 or else 月, and makes
%   Phase.

unique(gan_hua(_, _, Xing, By), Xing-By).

20/5/c :: gan_hua(Pan, Yao, Xing, 日) :-
    dong_fa(Pan, _),
    he_gan(Pan, Yao, Xing, 日).
20/5/d :: gan_hua(Pan, Yao, Xing, 月) :-
    dong_fa(Pan, _),
    he_gan(Pan, Yao, Xing, 月),
    \+ he_gan(Pan, Yao, _, 日).

gloss(gan_hua_ci(_, Y, 要), zh("~w獨發而合日干，最為要"-[line:Y]), en("~w moves alone and joins the stem of the day: the case that matters"-[line:Y])).
gloss(gan_hua_ci(_, Y, 次), zh("~w獨發而合月干，為次"-[line:Y]), en("~w moves alone and joins the stem of the month: second best"-[line:Y])).
gloss(gan_hua_ci(_, Y, 不可恃), zh("兩爻動，~w之干化不可恃"-[line:Y]), en("two lines move: the joined stem of ~w is not to be relied on"-[line:Y])).
gloss(gan_hua_ci(_, Y, any), zh("~w之干化有輕重"-[line:Y]), en("the joined stem of ~w has some weight"-[line:Y])).

%!  gan_hua_ci(+Pan, ?Yao, ?K) is nondet.
%
%   The join of the moving line Yao weighs K: it is the case that matters (要),
%   second to it (次), or not to be relied on (不可恃).

unique(gan_hua_ci(_, _, K), K).
due(gan_hua_ci(Pan, Yao, _), gan_hua(Pan, Yao, _, _)).

n(20/5)/a :: gan_hua_ci(Pan, Yao, 要) :-
    dong_fa(Pan, 獨發),
    gan_hua(Pan, Yao, _, 日).
20/5/e :: gan_hua_ci(Pan, Yao, 次) :-
    dong_fa(Pan, 獨發),
    gan_hua(Pan, Yao, _, 月).
n(20/5)/b :: gan_hua_ci(Pan, Yao, 不可恃) :-
    dong_fa(Pan, 兩動),
    gan_hua(Pan, Yao, _, _).


                /*******************************
                *   20.5   WHEN THEY ARE ASKED *
                *******************************/

gloss(fei_fu_wu(_, U), zh("飛伏皆無~w"-[use:U]), en("neither the lines nor the hidden lines give ~w"-[use:U])).

%!  fei_fu_wu(+Pan, ?Use) is nondet.
%
%   No line is the kin Use, and no hidden line of it comes out of itself.

n(20/5)/c :: fei_fu_wu(Pan, Use) :-
    qin(Use),
    \+ liu_qin(Pan, _, Use),
    \+ fu_zi_chu(Pan, Use).

gloss(qiu_gan(_, U), zh("卦無~w，求之於干"-[use:U]), en("the use god ~w is wanting: it is sought among the stems"-[use:U])).

%!  qiu_gan(+Pan, ?Use) is nondet.
%
%   The kin Use is sought among the stems: because lines and hidden lines lack
%   it (reading gan_hua_when=fei_fu), or only where day, month and changed
%   lines lack it too (all).

n(20/5)/d :: qiu_gan(Pan, Use) :-
    fei_fu_wu(Pan, Use).

n(17/2)/ri_yue :: defeats(n(20/5)/d, qiu_gan(Pan, Use)) :-
    reading(Pan, gan_hua_when, all),
    ri_yue_yong(Pan, Use, _).
n(17/2)/bian :: defeats(n(20/5)/d, qiu_gan(Pan, Use)) :-
    reading(Pan, gan_hua_when, all),
    bian_qin(Pan, _, Use).


                /*******************************
                *   20.2   IS IT THERE         *
                *******************************/

gloss(hua_yong(_, U, Y), zh("~w之干合化為~w"-[line:Y, use:U]), en("the joined stem of ~w makes ~w"-[line:Y, use:U])).

%!  hua_yong(+Pan, ?Use, ?Yao) is nondet.
%
%   The kin Use, wanting in the hexagram, is what the stem of the moving line
%   Yao joins into.

20/2/hua :: hua_yong(Pan, Use, Yao) :-
    qiu_gan(Pan, Use),
    qin_xing(Pan, Use, Xing),
    gan_hua(Pan, Yao, Xing, _).

gloss(dong_bian(_, X), zh("動變之爻有~w可用"-[xing:X]), en("an effective mover or a sound change is of the phase ~w"-[xing:X])).

%!  dong_bian(+Pan, ?Phase) is nondet.
%
%   A mover that acts, or a changed line that is not spoilt, is of Phase.

20/2/dong :: dong_bian(Pan, Xing) :- xing_zuo(Pan, Xing).
20/2/bian :: dong_bian(Pan, Xing) :-
    bian_zhi(Pan, _, Zhi),
    \+ huai(Pan, Zhi),
    zhi_xing(Zhi, Xing).

gloss(hua_shi(_, X, 有), zh("化出之~w得生扶"-[xing:X]), en("joined stems that make ~w are helped"-[xing:X])).
gloss(hua_shi(_, X, 無), zh("化出之~w被克"-[xing:X]), en("joined stems that make ~w are controlled"-[xing:X])).
gloss(hua_shi(_, X, any), zh("化出之~w得生扶或被克"-[xing:X]), en("joined stems that make ~w are helped or controlled"-[xing:X])).

%!  hua_shi(+Pan, ?Phase, ?K) is nondet.
%
%   Phase, where joined stems make it, is helped and there (有), or controlled
%   and not (無). Help goes before control, and day and month before movers
%   and changes. Where nothing does either, the text is silent.

unique(hua_shi(_, _, K), K).

20/2/a :: hua_shi(Pan, Xing, 有) :-
    sheng_fu(Pan, Xing, _).
20/2/b :: hua_shi(Pan, Xing, 有) :-
    dong_bian(Pan, Own),
    zhu(Own, Xing).
20/2/c :: hua_shi(Pan, Xing, 無) :-
    ke_zhi(Pan, Xing, _).
20/2/d :: hua_shi(Pan, Xing, 無) :-
    dong_bian(Pan, Own),
    ke(Own, Xing).

20/2/e :: defeats(_, hua_shi(Pan, Xing, 無)) :-
    sheng_fu(Pan, Xing, _).
20/2/f :: defeats(20/2/d, hua_shi(Pan, Xing, 無)) :-
    dong_bian(Pan, Own),
    zhu(Own, Xing).
11/7/gan_hua :: defeats(20/2/b, hua_shi(Pan, Xing, 有)) :-
    ke_zhi(Pan, Xing, _).

gloss(gan_hua_yong(_, U, 有), zh("干化之~w有"-[use:U]), en("the ~w that joined stems make is there"-[use:U])).
gloss(gan_hua_yong(_, U, 無), zh("干化之~w被克而無"-[use:U]), en("the ~w that joined stems make is controlled, and not there"-[use:U])).
gloss(gan_hua_yong(_, U, any), zh("干化有~w"-[use:U]), en("joined stems make ~w"-[use:U])).
polarity(gan_hua_yong(_, _, 有), 吉).    % 20.2n
polarity(gan_hua_yong(_, _, 無), 凶).    % 20.2

%!  gan_hua_yong(+Pan, ?Use, ?K) is nondet.
%
%   The kin Use, wanting in the hexagram, is made by joined stems, and is there
%   (有) or broken (無).

unique(gan_hua_yong(_, _, K), K).
due(gan_hua_yong(Pan, Use, _), hua_yong(Pan, Use, _)).
agree([n(20/2), 20/5], (gan_hua_yong(Pan, Use, 有), hua_yong(Pan, Use, Yao)), \+ gan_hua_ci(Pan, Yao, 不可恃)).

20/2/g :: gan_hua_yong(Pan, Use, K) :-
    hua_yong(Pan, Use, _),
    qin_xing(Pan, Use, Xing),
    hua_shi(Pan, Xing, K).

gloss(gan_dai(_, U), zh("月干未知，干化之~w未定"-[use:U]), en("the stem of the month is not given and might make ~w"-[use:U])).
gloss(\+ gan_dai(_, U), zh("干化之~w無待於月干"-[use:U]), en("no stem of the month still to be given could make ~w"-[use:U])).

%!  gan_dai(+Pan, ?Use) is nondet.
%
%   The month's stem is not known and might make the kin Use: some stem that
%   goes with the month's branch would join a moving line into it.

20/5/dai :: gan_dai(Pan, Use) :-
    \+ yue_gan(Pan, _),
    yue_jian(Pan, Month),
    dong_fa(Pan, _),
    qiu_gan(Pan, Use),
    qin_xing(Pan, Use, Xing),
    hua_shi(Pan, Xing, 有),
    dong(Pan, Yao),
    \+ he_gan(Pan, Yao, _, 日),
    gan(Pan, Yao, Gan),
    he_hua(Gan, Other, Xing),
    gan_zhi(_, Other, Month).

gloss(gan_ming(_, U), zh("~w之干化有無可定"-[use:U]), en("it can be told whether joined stems make ~w"-[use:U])).
gloss(\+ gan_ming(_, U), zh("~w之干化有無未定"-[use:U]), en("it cannot be told whether joined stems make ~w"-[use:U])).

%!  gan_ming(+Pan, ?Use) is nondet.
%
%   What is known of the time is enough to tell whether joined stems make the
%   use god Use.

20/5/ming :: gan_ming(Pan, Use) :-
    yong_xing(Pan, Use, _),
    \+ gan_dai(Pan, Use).


                /*******************************
                *   20.3   WHAT IT MEANS       *
                *******************************/

gloss(duan_20(_, 避患, 干化, V), zh("占避患，干化官鬼：~w"-[verdict:V]), en("for ~w, joined stems make ~w: ~w"-[topic:避患, liu_qin:官鬼, verdict:V])).
gloss(duan_20(_, 慮訟, 干化, V), zh("占慮訟，干化官鬼：~w"-[verdict:V]), en("for ~w, joined stems make ~w: ~w"-[topic:慮訟, liu_qin:官鬼, verdict:V])).
gloss(duan_20(_, 諸占, 干化, V), zh("凡占，用神由干化而有：~w"-[verdict:V]), en("for any matter, joined stems make the use god: ~w"-[verdict:V])).
gloss(duan_20(_, T, 干化, V), zh("占~w，用神由干化而有：~w"-[topic:T, verdict:V]), en("for ~w, joined stems make the use god: ~w"-[topic:T, verdict:V])).
gloss(duan_20(_, T, any, any), zh("占~w，以干化有斷"-[topic:T]), en("for ~w, joined stems give a verdict"-[topic:T])).

%!  duan_20(+Pan, ?Topic, ?Ground, ?Verdict) is nondet.
%
%   For the matter Topic the joined stems, Ground 干化, mean Verdict.

polarity(duan_20(_, _, _, 意外可成),   吉).
polarity(duan_20(_, _, _, 不獲而自見), 吉).
polarity(duan_20(_, _, _, 失望而復全), 吉).
polarity(duan_20(_, _, _, 不測之殃),   凶).
polarity(duan_20(_, _, _, 無端之驚),   凶).
polarity(duan_20(_, _, _, 得之意外),   平).

20/3/a :: duan_20(Pan, Topic, 干化, 意外可成) :-
    member(Topic, [求名, 求利]),
    hua_ying(Pan).
20/3/b :: duan_20(Pan, 捕逃, 干化, 不獲而自見) :- hua_ying(Pan).
20/3/c :: duan_20(Pan, 索負, 干化, 失望而復全) :- hua_ying(Pan).
20/3/d :: duan_20(Pan, 避患, 干化, 不測之殃) :- gan_hua_yong(Pan, 官鬼, 有).
20/3/e :: duan_20(Pan, 慮訟, 干化, 無端之驚) :- gan_hua_yong(Pan, 官鬼, 有).
n(20/3)/a :: duan_20(Pan, 諸占, 干化, 得之意外) :- hua_ying(Pan).

gloss(hua_ying(_), zh("所占之用神由干化而有"), en("joined stems make the use god asked about")).

%!  hua_ying(+Pan) is nondet.
%
%   The use god of the question is there by joined stems.

20/3/yong :: hua_ying(Pan) :-
    wen_yong(Pan, Use),
    gan_hua_yong(Pan, Use, 有).
