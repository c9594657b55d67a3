:- encoding(utf8).
:- module(duan,
          [ duan/4                 % +Pan, ?Topic, ?Ground, ?Verdict
          ]).

:- use_module('../engine/notation').
:- use_module(ch11_bian_hu, [duan_11/4]).
:- use_module(ch13_fan_fu, [duan_13/4]).
:- use_module(ch14_gui_you, [duan_14/4]).
:- use_module(ch15_sheng_jiang, [duan_15/4]).
:- use_module(ch16_jin_tui, [duan_16/4]).
:- use_module(ch17_you_wu, [duan_17/4]).
:- use_module(ch18_mu_jue, [duan_18/4]).
:- use_module(ch19_gua_hou, [duan_19/4]).
:- use_module(ch20_gan_hua, [duan_20/4]).

/** <module> Verdicts by matter

Each chapter says what its signs mean for the matters it names; here they are
one relation.
*/

gloss(duan(_, 諸占, G, V), zh("凡占，遇~w：~w"-[ground:G, verdict:V]), en("for any matter, the sign of ~w means: ~w"-[ground:G, verdict:V])).
gloss(duan(_, T, G, V), zh("占~w，遇~w：~w"-[topic:T, ground:G, verdict:V]), en("for ~w, the sign of ~w means: ~w"-[topic:T, ground:G, verdict:V])).

%!  duan(+Pan, ?Topic, ?Ground, ?Verdict) is nondet.
%
%   For the matter Topic the sign Ground means Verdict, in the text's own
%   words. A sign of half weight gives 半(Verdict). What hangs on the use god is
%   reckoned from that of the question in Pan, which the text means for the matter
%   asked (17.4, 17.5): of another Topic it tells what the sign would mean there,
%   and not how a question about it would come out. wen_shi(Pan, Topic) keeps to
%   the matter asked.

11/8/duan :: duan(Pan, Topic, Ground, Verdict) :- duan_11(Pan, Topic, Ground, Verdict).
13/9/duan :: duan(Pan, Topic, Ground, Verdict) :- duan_13(Pan, Topic, Ground, Verdict).
14/2/duan :: duan(Pan, Topic, Ground, Verdict) :- duan_14(Pan, Topic, Ground, Verdict).
15/4/duan :: duan(Pan, Topic, Ground, Verdict) :- duan_15(Pan, Topic, Ground, Verdict).
16/5/duan :: duan(Pan, Topic, Ground, Verdict) :- duan_16(Pan, Topic, Ground, Verdict).
17/4/duan :: duan(Pan, Topic, Ground, Verdict) :- duan_17(Pan, Topic, Ground, Verdict).
18/3/duan :: duan(Pan, Topic, Ground, Verdict) :- duan_18(Pan, Topic, Ground, Verdict).
19/6/duan :: duan(Pan, Topic, Ground, Verdict) :- duan_19(Pan, Topic, Ground, Verdict).
20/3/duan :: duan(Pan, Topic, Ground, Verdict) :- duan_20(Pan, Topic, Ground, Verdict).
