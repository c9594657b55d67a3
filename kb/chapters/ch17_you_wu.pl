:- encoding(utf8).
:- module(ch17_you_wu,
          [ fei_you/2,             % +Pan, ?Use
            fei_wu/2,              % +Pan, ?Use
            yong_zai/3,            % +Pan, ?Use, ?Where
            ri_yue_yong/3,         % +Pan, ?Use, ?By
            bian_yong/3,           % +Pan, ?Use, ?Yao
            yong_shang/3,          % +Pan, ?Use, ?Harm
            shuai_kong/4,          % +Pan, ?Use, ?Yao, ?K
            you_jiu/3,             % +Pan, ?Use, ?Yao
            you_wu/3,              % +Pan, ?Use, ?K
            wu_qi/2,               % +Pan, ?Use
            duan_17/4              % +Pan, ?Topic, ?Ground, ?Verdict
          ]).

:- use_module('../engine/notation').
:- use_module('../tables/phases', [zhi_xing/2, zhu/2]).
:- use_module('../tables/palaces', [qin/1]).
:- use_module('../chart/pan').
:- use_module('../chart/state').
:- use_module(ch11_bian_hu, [neng_zuo/2, xing_zuo/2, shen/4, shen_xing/4, sheng_ke/3, hui_tou/3, hu_yong/3]).
:- use_module(ch12_fei_fu, [fu_qin/3, fu_wei/3, fu_li/3, fu_chu/3]).
:- use_module(ch20_gan_hua, [gan_hua_yong/3, gan_ming/2]).

/** <module> Chapter 17, 有無: is there a use god

Whether the use god stands among the lines does not settle whether there is
one. Where the lines lack it, it may still be found, and the places are
searched in order; where they show it, it may still be as good as gone.
*/

not_encoded(n(17/1),
    "所斥俗說：但以上卦不上卦定有無；本章諸例皆與之異"-
    "names the common view that it rejects, by the lines alone; the rules of the chapter part from it").


                /*******************************
                *     17.1   ON THE LINES      *
                *******************************/

gloss(fei_you(_, U), zh("~w上卦"-[use:U]), en("the use god ~w is on the lines"-[use:U])).

%!  fei_you(+Pan, ?Use) is nondet.
%
%   The use god Use stands among the six lines; 世 and 應 always do.

17/1/you :: fei_you(Pan, Use) :- yong_yao(Pan, Use, _).

gloss(fei_wu(_, U), zh("~w不上卦"-[use:U]), en("the use god ~w is not on the lines"-[use:U])).

%!  fei_wu(+Pan, ?Use) is nondet.
%
%   No line is the kin Use.

17/1/wu :: fei_wu(Pan, Use) :-
    qin(Use),
    \+ liu_qin(Pan, _, Use).


                /*******************************
                *   17.2   WHERE IT MAY BE     *
                *******************************/

gloss(yong_zai(_, U, 伏), zh("~w伏於世動之下，得出而逢生扶"-[use:U]), en("the use god ~w, hidden under the Self or a moving line, comes out and is helped"-[use:U])).
gloss(yong_zai(_, U, 日月), zh("日月臨~w"-[use:U]), en("the day or month is ~w"-[use:U])).
gloss(yong_zai(_, U, 互變), zh("互變之間有~w可用"-[use:U]), en("a changed line or a mutual trigram serves as ~w"-[use:U])).
gloss(yong_zai(_, U, 弱伏), zh("~w有伏得出而力弱"-[use:U]), en("the use god ~w comes out of hiding, but weakly"-[use:U])).
gloss(yong_zai(_, U, 干化), zh("干化得~w"-[use:U]), en("joined stems make ~w"-[use:U])).
gloss(yong_zai(_, U, any), zh("卦外有~w可用"-[use:U]), en("~w is to be had beside the lines"-[use:U])).
gloss(\+ yong_zai(_, U, 伏), zh("~w不伏於世動之下，或伏而不出、不逢生扶"-[use:U]), en("no use god ~w hidden under the Self or a moving line comes out and is helped"-[use:U])).
gloss(\+ yong_zai(_, U, 日月), zh("日月不臨~w"-[use:U]), en("neither day nor month is ~w"-[use:U])).
gloss(\+ yong_zai(_, U, 互變), zh("互變之間無~w可用"-[use:U]), en("neither a changed line nor a mutual trigram serves as ~w"-[use:U])).
gloss(\+ yong_zai(_, U, 弱伏), zh("~w無伏得出"-[use:U]), en("the use god ~w does not come out of hiding, even weakly"-[use:U])).
gloss(\+ yong_zai(_, U, 干化), zh("干化不得~w"-[use:U]), en("joined stems do not make ~w"-[use:U])).
gloss(\+ yong_zai(_, U, any), zh("卦外亦無~w可用"-[use:U]), en("~w is not to be had beside the lines"-[use:U])).

%!  yong_zai(+Pan, ?Use, ?Where) is nondet.
%
%   The kin Use is to be had at Where, whatever is found elsewhere: hidden
%   under 世 or a moving line, out and helped (伏); in the day or month (日月);
%   in a changed line or mutual trigram that serves (互變); hidden and out, but
%   under a resting line or unhelped (弱伏); in joined stems (干化).

17/2/a :: yong_zai(Pan, Use, 伏) :-
    fu_wei(Pan, Yao, Wei),
    member(Wei, [世下, 動下]),
    cang_chu(Pan, Use, Yao),
    fu_li(Pan, Yao, 得力).
17/2/b :: yong_zai(Pan, Use, 日月) :-
    ri_yue_yong(Pan, Use, _).
17/2/c :: yong_zai(Pan, Use, 互變) :-
    bian_yong(Pan, Use, _).
17/2/d :: yong_zai(Pan, Use, 互變) :-
    hu_yong(Pan, Use, _).
12/8/jing :: yong_zai(Pan, Use, 弱伏) :-
    fu_wei(Pan, Yao, 靜下),
    cang_chu(Pan, Use, Yao).
12/8/wu_li :: yong_zai(Pan, Use, 弱伏) :-
    cang_chu(Pan, Use, Yao),
    fu_li(Pan, Yao, 無力).
20/2/yong :: yong_zai(Pan, Use, 干化) :-
    gan_hua_yong(Pan, Use, 有).

gloss(cang_chu(_, U, Y), zh("~w下伏用神~w而得出"-[line:Y, use:U]), en("~w hides the use god ~w, which is out"-[line:Y, use:U])).

%!  cang_chu(+Pan, ?Use, ?Yao) is nondet.
%
%   The line hidden under Yao is the kin Use and is out, in full, by half, or
%   by being on the day or month.

12/8/chu :: cang_chu(Pan, Use, Yao) :-
    fu_qin(Pan, Yao, Use),
    fu_chu(Pan, Yao, Degree),
    member(Degree, [出, 半出, 同出]).

gloss(ri_yue_yong(_, U, any), zh("日月即~w"-[use:U]), en("the day or month itself is ~w"-[use:U])).
gloss(ri_yue_yong(_, U, B), zh("~w即~w"-[by:B, use:U]), en("the ~w itself is ~w"-[by:B, use:U])).
gloss(\+ ri_yue_yong(_, U, any), zh("日月皆非~w"-[use:U]), en("neither day nor month is ~w"-[use:U])).

%!  ri_yue_yong(+Pan, ?Use, ?By) is nondet.
%
%   By, 月 or 日, is the kin Use.

17/2/ri_yue :: ri_yue_yong(Pan, Use, By) :-
    ri_yue(Pan, By, Zhi),
    zhi_xing(Zhi, Xing),
    qin_xing(Pan, Use, Xing).

gloss(bian_yong(_, U, Y), zh("~w變出~w，不空不破而得生扶"-[line:Y, use:U]), en("~w turns into ~w, neither void nor broken and helped"-[line:Y, use:U])).
polarity(bian_yong(_, _, _), 吉).    % 17.2

%!  bian_yong(+Pan, ?Use, ?Yao) is nondet.
%
%   The moving line Yao turns into the kin Use, which is not spoilt and is
%   helped by day or month or by a phase that acts.

17/2/bian_ri :: bian_yong(Pan, Use, Yao) :-
    bian_hao(Pan, Use, Yao, Xing),
    sheng_fu(Pan, Xing, _).
17/2/bian_dong :: bian_yong(Pan, Use, Yao) :-
    bian_hao(Pan, Use, Yao, Xing),
    xing_zuo(Pan, Own),
    zhu(Own, Xing).

gloss(bian_hao(_, U, Y, X), zh("~w變出~w屬~w，不空不破"-[line:Y, use:U, xing:X]), en("~w turns into ~w, of the phase ~w, neither void nor broken"-[line:Y, use:U, xing:X])).

%!  bian_hao(+Pan, ?Use, ?Yao, ?Phase) is nondet.
%
%   The moving line Yao turns into the kin Use, of Phase, and is not spoilt.

17/2/bian :: bian_hao(Pan, Use, Yao, Xing) :-
    bian_qin(Pan, Yao, Use),
    bian_zhi(Pan, Yao, Zhi),
    \+ huai(Pan, Zhi),
    zhi_xing(Zhi, Xing).


                /*******************************
                *   17.3   WHEN IT IS GONE     *
                *******************************/

gloss(yong_shang(_, U, 月破), zh("~w上卦而皆月破"-[use:U]), en("every line of the use god ~w is broken by the month"-[use:U])).
gloss(yong_shang(_, U, 衰空), zh("~w上卦而皆死絕無救或衰空"-[use:U]), en("every line of the use god ~w is dead without rescue, or weak and void"-[use:U])).
gloss(yong_shang(_, U, 交傷), zh("~w受動爻之傷，日月又克"-[use:U]), en("movers hurt the use god ~w, and day or month controls it too"-[use:U])).
gloss(yong_shang(_, U, 雜傷), zh("~w上卦，各爻或月破，或死絕無救，或衰空"-[use:U]), en("every line of the use god ~w is broken by the month, or dead without rescue, or weak and void"-[use:U])).
gloss(yong_shang(_, U, any), zh("~w上卦而受傷"-[use:U]), en("the use god ~w is on the lines, but harmed away"-[use:U])).
gloss(\+ yong_shang(_, U, 月破), zh("~w不皆月破"-[use:U]), en("not every line of the use god ~w is broken by the month"-[use:U])).
gloss(\+ yong_shang(_, U, 衰空), zh("~w不皆死絕衰空"-[use:U]), en("not every line of the use god ~w is dead without rescue, or weak and void"-[use:U])).
gloss(\+ yong_shang(_, U, 交傷), zh("~w不受動爻日月交傷"-[use:U]), en("the use god ~w is not hurt by movers and by day or month together"-[use:U])).
gloss(\+ yong_shang(_, U, any), zh("~w不為月破、衰空、交傷所害"-[use:U]), en("the use god ~w is not harmed away"-[use:U])).
gloss(forall(yong_yao(_, U, Y), po_yao(_, Y)), zh("用神~w之爻皆月破"-[use:U]), en("every line of the use god ~w is broken by the month"-[use:U])).
gloss(forall(yong_yao(_, U, Y), shuai_kong(_, U, Y, any)), zh("用神~w之爻皆死絕無救或衰空"-[use:U]), en("every line of the use god ~w is dead without rescue, or weak and void"-[use:U])).

gloss(forall(yong_yao(_, U, Y), yao_shang(_, U, Y)), zh("用神~w之爻皆月破、死絕無救或衰空"-[use:U]), en("every line of the use god ~w is broken by the month, or dead without rescue, or weak and void"-[use:U])).

%!  yong_shang(+Pan, ?Use, ?Harm) is nondet.
%
%   The use god Use is on the lines and as good as gone by Harm, whatever
%   other harm it takes: 月破, every line of it broken; 衰空, every line of it
%   gone in its own way; 交傷, hurt by movers and by day or month together.
%   Where the first two are taken together (reading za_shang=he) also 雜傷, every
%   line of it broken or gone; where they are told apart (fen) not.

17/3/a :: yong_shang(Pan, Use, 月破) :-
    fei_you(Pan, Use),
    forall(yong_yao(Pan, Use, Yao), po_yao(Pan, Yao)).
17/3/b :: yong_shang(Pan, Use, 衰空) :-
    fei_you(Pan, Use),
    forall(yong_yao(Pan, Use, Yao), shuai_kong(Pan, Use, Yao, _)).
17/3/c :: yong_shang(Pan, Use, 交傷) :-
    fei_you(Pan, Use),
    ri_yue_shang(Pan, Use),
    dong_shang(Pan, Use).
17/3/d :: yong_shang(Pan, Use, 雜傷) :-
    reading(Pan, za_shang, he),
    fei_you(Pan, Use),
    forall(yong_yao(Pan, Use, Yao), yao_shang(Pan, Use, Yao)).

gloss(yao_shang(_, U, Y), zh("~w在~w，月破、死絕無救或衰空"-[use:U, line:Y]), en("the use god ~w, on ~w, is broken by the month, or dead without rescue, or weak and void"-[use:U, line:Y])).

%!  yao_shang(+Pan, ?Use, ?Yao) is nondet.
%
%   The line Yao of the use god Use is broken by the month, or gone.

17/3/yao_po :: yao_shang(Pan, Use, Yao) :-
    yong_yao(Pan, Use, Yao),
    po_yao(Pan, Yao).
17/3/yao_kong :: yao_shang(Pan, Use, Yao) :- shuai_kong(Pan, Use, Yao, _).

gloss(shuai_kong(_, U, Y, 死絕), zh("~w在~w，死絕無救"-[use:U, line:Y]), en("the use god ~w, on ~w, is dead or extinct without rescue"-[use:U, line:Y])).
gloss(shuai_kong(_, U, Y, 衰空), zh("~w在~w，衰而逢空"-[use:U, line:Y]), en("the use god ~w, on ~w, is weak and void"-[use:U, line:Y])).
gloss(shuai_kong(_, U, Y, any), zh("~w在~w，死絕或衰空"-[use:U, line:Y]), en("the use god ~w, on ~w, is as good as gone"-[use:U, line:Y])).
polarity(shuai_kong(_, _, _, _), 凶).    % 17.3n

%!  shuai_kong(+Pan, ?Use, ?Yao, ?K) is nondet.
%
%   The line Yao of the use god Use is gone: dead by the month or extinct by
%   the day without rescue (死絕), or at rest, weak and void (衰空).

17/3/si :: shuai_kong(Pan, Use, Yao, 死絕) :-
    yong_yao(Pan, Use, Yao),
    si_jue(Pan, Yao),
    \+ you_jiu(Pan, Use, Yao).
17/3/kong :: shuai_kong(Pan, Use, Yao, 衰空) :-
    yong_yao(Pan, Use, Yao),
    kong_yao(Pan, Yao),
    ruo_yao(Pan, Yao).

gloss(si_jue(_, Y), zh("~w死於月或絕於日"-[line:Y]), en("~w is dead by the month or extinct by the day"-[line:Y])).

%!  si_jue(+Pan, ?Yao) is nondet.
%
%   Line Yao is dead (死) by the month or at extinction (絕) on the day.

17/3/yue_si :: si_jue(Pan, Yao) :-
    xing(Pan, Yao, Xing),
    wang_shuai(Pan, Xing, 死).
17/3/ri_jue :: si_jue(Pan, Yao) :-
    ri_chen(Pan, _, Zhi),
    xing(Pan, Yao, Xing),
    chang_sheng(Pan, Xing, Zhi, 絕).

gloss(you_jiu(_, U, Y), zh("~w在~w，有救"-[use:U, line:Y]), en("the use god ~w, on ~w, is rescued"-[use:U, line:Y])).
gloss(\+ you_jiu(_, U, Y), zh("~w在~w，無救"-[use:U, line:Y]), en("the use god ~w, on ~w, is not rescued"-[use:U, line:Y])).

%!  you_jiu(+Pan, ?Use, ?Yao) is nondet.
%
%   The line Yao of the use god Use is rescued: day or month helps it, its 元神
%   acts, or its own change generates it.

17/3/ri_jiu :: you_jiu(Pan, Use, Yao) :-
    yong_yao(Pan, Use, Yao),
    xing(Pan, Yao, Xing),
    sheng_fu(Pan, Xing, _).
17/3/dong_jiu :: you_jiu(Pan, Use, Yao) :-
    yong_yao(Pan, Use, Yao),
    shen(Pan, Use, 元神, Mover),
    neng_zuo(Pan, Mover).
17/3/bian_jiu :: you_jiu(Pan, Use, Yao) :-
    yong_yao(Pan, Use, Yao),
    hui_tou(Pan, Yao, 生).

gloss(dong_shang(_, U), zh("動爻傷~w"-[use:U]), en("movers hurt the use god ~w"-[use:U])).

%!  dong_shang(+Pan, ?Use) is nondet.
%
%   The movers, all told, control the use god Use.

17/3/shou_ke :: dong_shang(Pan, Use) :- sheng_ke(Pan, Use, 受克).
17/3/fan_ke :: dong_shang(Pan, Use) :- sheng_ke(Pan, Use, 不續反克).

gloss(ri_yue_shang(_, U), zh("日月克~w"-[use:U]), en("day or month controls the use god ~w"-[use:U])).

%!  ri_yue_shang(+Pan, ?Use) is nondet.
%
%   Day or month controls the use god Use.

17/3/ri_yue :: ri_yue_shang(Pan, Use) :-
    yong_xing(Pan, Use, Xing),
    ke_zhi(Pan, Xing, _).


                /*******************************
                *     17.1-3   WHAT IT IS      *
                *******************************/

gloss(you_wu(_, U, 有), zh("用神~w：有"-[use:U]), en("the use god ~w is there"-[use:U])).
gloss(you_wu(_, U, 有而無(月破)), zh("用神~w有而無：月破"-[use:U]), en("the use god ~w shows and is not there: it is broken by the month"-[use:U])).
gloss(you_wu(_, U, 有而無(衰空)), zh("用神~w有而無：死絕無救或衰空"-[use:U]), en("the use god ~w shows and is not there: it is dead without rescue, or weak and void"-[use:U])).
gloss(you_wu(_, U, 有而無(交傷)), zh("用神~w有而無：動爻與日月交傷"-[use:U]), en("the use god ~w shows and is not there: it is hurt by movers and by day or month"-[use:U])).
gloss(you_wu(_, U, 有而無(雜傷)), zh("用神~w有而無：各爻或月破，或死絕無救，或衰空"-[use:U]), en("the use god ~w shows and is not there: each of its lines is broken by the month, or dead without rescue, or weak and void"-[use:U])).
gloss(you_wu(_, U, 有而無(any)), zh("用神~w有而無"-[use:U]), en("the use god ~w shows and is not there"-[use:U])).
gloss(you_wu(_, U, 無而有(伏)), zh("用神~w無而有：伏於世動之下"-[use:U]), en("the use god ~w does not show and is there: it is hidden under the Self or a moving line"-[use:U])).
gloss(you_wu(_, U, 無而有(日月)), zh("用神~w無而有：日月臨之"-[use:U]), en("the use god ~w does not show and is there: it is the day or month"-[use:U])).
gloss(you_wu(_, U, 無而有(互變)), zh("用神~w無而有：在互變之間"-[use:U]), en("the use god ~w does not show and is there: it is in a changed line or a mutual trigram"-[use:U])).
gloss(you_wu(_, U, 無而有(弱伏)), zh("用神~w無而有：伏而力弱"-[use:U]), en("the use god ~w does not show and is there: it is hidden and weak"-[use:U])).
gloss(you_wu(_, U, 無而有(干化)), zh("用神~w無而有：由干合化"-[use:U]), en("the use god ~w does not show and is there: joined stems make it"-[use:U])).
gloss(you_wu(_, U, 無而有(any)), zh("用神~w無而有"-[use:U]), en("the use god ~w does not show and is there"-[use:U])).
gloss(you_wu(_, U, 無), zh("用神~w：無"-[use:U]), en("there is no use god ~w"-[use:U])).
gloss(you_wu(_, U, any), zh("用神~w之有無可斷"-[use:U]), en("it can be told whether there is a use god ~w"-[use:U])).
polarity(you_wu(_, _, 有而無(_)), 凶).    % 17.3n
polarity(you_wu(_, _, 無), 凶).           % 20.2n

%!  you_wu(+Pan, ?Use, ?K) is nondet.
%
%   Whether there is a use god Use: it shows and is there (有), or is harmed
%   away (有而無); it does not show and is found elsewhere (無而有), or nowhere
%   (無). What is not known of the time may leave 無 open.

unique(you_wu(_, _, K), K).
due(you_wu(Pan, Use, _), gan_ming(Pan, Use)).
agree([17/2, n(17/2)], you_wu(Pan, Use, 無而有(日月)), \+ cang_chu(Pan, Use, _)).
agree([n(20/2), 17/2, 20/5], gan_hua_yong(Pan, Use, 有), you_wu(Pan, Use, 無而有(干化))).

17/1/a :: you_wu(Pan, Use, 有) :-
    fei_you(Pan, Use),
    \+ yong_shang(Pan, Use, _).
17/1/b :: you_wu(Pan, Use, 無) :-
    fei_wu(Pan, Use),
    gan_ming(Pan, Use),
    \+ yong_zai(Pan, Use, _).

% The order of search (17.2n). The text finds the use god in the day or month
% where the hidden one is spoilt or held down, the note wherever none is out.

n(17/2)/a :: you_wu(Pan, Use, 無而有(伏)) :-
    fei_wu(Pan, Use),
    yong_zai(Pan, Use, 伏).
n(17/2)/b :: you_wu(Pan, Use, 無而有(日月)) :-
    fei_wu(Pan, Use),
    \+ yong_zai(Pan, Use, 伏),
    yong_zai(Pan, Use, 日月).
n(17/2)/c :: you_wu(Pan, Use, 無而有(互變)) :-
    fei_wu(Pan, Use),
    \+ yong_zai(Pan, Use, 伏),
    \+ yong_zai(Pan, Use, 日月),
    yong_zai(Pan, Use, 互變).
12/8/d :: you_wu(Pan, Use, 無而有(弱伏)) :-
    fei_wu(Pan, Use),
    \+ yong_zai(Pan, Use, 伏),
    \+ yong_zai(Pan, Use, 日月),
    \+ yong_zai(Pan, Use, 互變),
    yong_zai(Pan, Use, 弱伏).

% Stems come last (20.5n). They are asked only where no line is the use god and
% nothing hidden comes out of itself; what day or month lifts out is 日月.

n(20/5)/e :: you_wu(Pan, Use, 無而有(干化)) :-
    yong_zai(Pan, Use, 干化),
    \+ yong_zai(Pan, Use, 日月),
    \+ yong_zai(Pan, Use, 互變).

% Of several harms the deepest gives the name (17.3n).

n(17/3)/a :: you_wu(Pan, Use, 有而無(月破)) :-
    yong_shang(Pan, Use, 月破).
n(17/3)/b :: you_wu(Pan, Use, 有而無(衰空)) :-
    yong_shang(Pan, Use, 衰空),
    \+ yong_shang(Pan, Use, 月破).
n(17/3)/c :: you_wu(Pan, Use, 有而無(交傷)) :-
    yong_shang(Pan, Use, 交傷),
    \+ yong_shang(Pan, Use, 月破),
    \+ yong_shang(Pan, Use, 衰空).
n(17/3)/d :: you_wu(Pan, Use, 有而無(雜傷)) :-
    yong_shang(Pan, Use, 雜傷),
    \+ yong_shang(Pan, Use, 月破),
    \+ yong_shang(Pan, Use, 衰空),
    \+ yong_shang(Pan, Use, 交傷).


                /*******************************
                *     17.5   NO BREATH         *
                *******************************/

gloss(wu_qi(_, U), zh("用神~w雖動而無氣"-[use:U]), en("the use god ~w moves but has no breath"-[use:U])).
polarity(wu_qi(_, _), 凶).    % 17.5

%!  wu_qi(+Pan, ?Use) is nondet.
%
%   A line of the use god Use moves, and yet is without breath: neither strong
%   nor on the day or month, or held down without rescue (reading wu_qi=huo), or
%   only where it is both (bing).

17/5/a :: wu_qi(Pan, Use) :-
    reading(Pan, wu_qi, huo),
    yong_yao(Pan, Use, Yao),
    dong(Pan, Yao),
    ruo_yao(Pan, Yao).
17/5/b :: wu_qi(Pan, Use) :-
    reading(Pan, wu_qi, huo),
    dong(Pan, Yao),
    shou_zhi(Pan, Use, Yao),
    \+ you_jiu(Pan, Use, Yao).
17/5/bing :: wu_qi(Pan, Use) :-
    reading(Pan, wu_qi, bing),
    dong(Pan, Yao),
    ruo_yao(Pan, Yao),
    shou_zhi(Pan, Use, Yao),
    \+ you_jiu(Pan, Use, Yao).

gloss(shou_zhi(_, U, Y), zh("~w在~w，受制"-[use:U, line:Y]), en("the use god ~w, on ~w, is controlled"-[use:U, line:Y])).

%!  shou_zhi(+Pan, ?Use, ?Yao) is nondet.
%
%   The line Yao of the use god Use is controlled by day or month, by the
%   movers, or by its own change.

17/5/ri_yue :: shou_zhi(Pan, Use, Yao) :-
    yong_yao(Pan, Use, Yao),
    ri_yue_shang(Pan, Use).
17/5/dong :: shou_zhi(Pan, Use, Yao) :-
    yong_yao(Pan, Use, Yao),
    dong_shang(Pan, Use).
17/5/bian :: shou_zhi(Pan, Use, Yao) :-
    yong_yao(Pan, Use, Yao),
    hui_tou(Pan, Yao, 克).


                /*******************************
                *   17.4-5   WHAT IT MEANS     *
                *******************************/

gloss(yong_bian(_, 無而有), zh("所占之用神無而有"), en("the use god asked about does not show and is there")).
gloss(yong_bian(_, 有而無), zh("所占之用神有而無"), en("the use god asked about shows and is not there")).
gloss(yong_bian(_, any), zh("所占之用神無而有或有而無"), en("the use god asked about is not as it shows")).

%!  yong_bian(+Pan, ?Turn) is nondet.
%
%   The use god of the question is 無而有 or 有而無.

17/4/you :: yong_bian(Pan, 無而有) :-
    wen_yong(Pan, Use),
    you_wu(Pan, Use, 無而有(_)).
17/4/wu :: yong_bian(Pan, 有而無) :-
    wen_yong(Pan, Use),
    you_wu(Pan, Use, 有而無(_)).

gloss(ji_bian(_, 無而有), zh("所占之忌神無而有"), en("the taboo god of the question does not show and is there")).
gloss(ji_bian(_, 有而無), zh("所占之忌神有而無"), en("the taboo god of the question shows and is not there")).
gloss(ji_bian(_, any), zh("所占之忌神無而有或有而無"), en("the taboo god of the question is not as it shows")).

%!  ji_bian(+Pan, ?Turn) is nondet.
%
%   The 忌神 of the question, the kin that controls its use god, is 無而有 or
%   有而無.

n(17/4)/you :: ji_bian(Pan, 無而有) :-
    ji_qin(Pan, Ji),
    you_wu(Pan, Ji, 無而有(_)).
n(17/4)/wu :: ji_bian(Pan, 有而無) :-
    ji_qin(Pan, Ji),
    you_wu(Pan, Ji, 有而無(_)).

gloss(ji_qin(_, Q), zh("所占以~w為忌神"-[liu_qin:Q]), en("the taboo god of the question is ~w"-[liu_qin:Q])).

%!  ji_qin(+Pan, ?Kin) is nondet.
%
%   Kin is the 忌神 of the question.

n(17/4)/ji :: ji_qin(Pan, Ji) :-
    wen_yong(Pan, Use),
    shen_xing(Pan, Use, 忌神, Xing),
    qin_xing(Pan, Ji, Xing).

gloss(yi_wai(T, V), zh("占~w，無而有：~w"-[topic:T, verdict:V]), en("for ~w, a use god that does not show and is there means: ~w"-[topic:T, verdict:V])).

%!  yi_wai(?Topic, ?Verdict) is nondet.
%
%   In the matter Topic a use god that is 無而有 means Verdict.

17/5/guan :: yi_wai(功名, 意外遭逢).
17/5/cai :: yi_wai(財利, 晚年忽遇).
17/5/zi :: yi_wai(子嗣, 晚年忽遇).
17/5/fei :: yi_wai(官非, 起無端).
17/5/dao :: yi_wai(災盜, 起無端).

gloss(duan_17(_, T, 無而有, V), zh("占~w，用神無而有：~w"-[topic:T, verdict:V]), en("for ~w, the use god does not show and is there: ~w"-[topic:T, verdict:V])).
gloss(duan_17(_, T, 有而無, V), zh("占~w，用神有而無：~w"-[topic:T, verdict:V]), en("for ~w, the use god shows and is not there: ~w"-[topic:T, verdict:V])).
gloss(duan_17(_, T, 忌神無而有, V), zh("占~w，忌神無而有：~w"-[topic:T, verdict:V]), en("for ~w, the taboo god does not show and is there: ~w"-[topic:T, verdict:V])).
gloss(duan_17(_, T, 忌神有而無, V), zh("占~w，忌神有而無：~w"-[topic:T, verdict:V]), en("for ~w, the taboo god shows and is not there: ~w"-[topic:T, verdict:V])).
gloss(duan_17(_, T, any, any), zh("占~w，以有無有斷"-[topic:T]), en("for ~w, what shows or does not gives a verdict"-[topic:T])).

%!  duan_17(+Pan, ?Topic, ?Ground, ?Verdict) is nondet.
%
%   For the matter Topic the Ground, 無而有 or 有而無 of the use god, or of its
%   忌神 (忌神無而有, 忌神有而無), means Verdict; 反(V) is the reverse of V. The use god
%   is that of the question in Pan, whatever Topic is.

polarity(duan_17(_, _, _, 喜之),           吉).
polarity(duan_17(_, _, _, 畏之),           凶).
polarity(duan_17(_, _, _, 宜之),           吉).
polarity(duan_17(_, _, _, 惡之),           凶).
polarity(duan_17(_, _, _, 意外遭逢),       吉).
polarity(duan_17(_, _, _, 反(意外遭逢)),   凶).
polarity(duan_17(_, _, _, 晚年忽遇),       吉).
polarity(duan_17(_, _, _, 反(晚年忽遇)),   凶).
polarity(duan_17(_, _, _, 起無端),         凶).
polarity(duan_17(_, _, _, 反(起無端)),     吉).

17/4/a :: duan_17(Pan, 來事, 無而有, 喜之) :- yong_bian(Pan, 無而有).
17/4/b :: duan_17(Pan, 去事, 無而有, 畏之) :- yong_bian(Pan, 無而有).
17/4/c :: duan_17(Pan, 退事, 有而無, 宜之) :- yong_bian(Pan, 有而無).
17/4/d :: duan_17(Pan, 進事, 有而無, 惡之) :- yong_bian(Pan, 有而無).

% For the 忌神 good and ill are turned round (17.4n).

n(17/4)/a :: duan_17(Pan, 來事, 忌神無而有, 畏之) :- ji_bian(Pan, 無而有).
n(17/4)/b :: duan_17(Pan, 去事, 忌神無而有, 喜之) :- ji_bian(Pan, 無而有).
n(17/4)/c :: duan_17(Pan, 退事, 忌神有而無, 惡之) :- ji_bian(Pan, 有而無).
n(17/4)/d :: duan_17(Pan, 進事, 忌神有而無, 宜之) :- ji_bian(Pan, 有而無).

17/5/c :: duan_17(Pan, Topic, 無而有, Verdict) :-
    yi_wai(Topic, Verdict),
    yong_bian(Pan, 無而有).
17/5/d :: duan_17(Pan, Topic, 有而無, 反(Verdict)) :-
    yi_wai(Topic, Verdict),
    yong_bian(Pan, 有而無).
n(17/4)/e :: duan_17(Pan, Topic, 忌神無而有, 反(Verdict)) :-
    yi_wai(Topic, Verdict),
    ji_bian(Pan, 無而有).
n(17/4)/f :: duan_17(Pan, Topic, 忌神有而無, Verdict) :-
    yi_wai(Topic, Verdict),
    ji_bian(Pan, 有而無).
