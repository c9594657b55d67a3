:- encoding(utf8).
:- module(yimao, []).

/** <module> yimao: the doctrine of 易冒, chapters 11 to 20

The only load point. It loads the knowledge base and re-exports what users of
it call: the door for programs, and the vocabulary for people at the top level.
*/

:- reexport(tables/stems_branches).
:- reexport(tables/phases).
:- reexport(tables/trigrams).
:- reexport(tables/hexagrams).
:- reexport(tables/na_jia).
:- reexport(tables/palaces).
:- reexport(tables/solar_terms).
:- reexport(tables/readings).
:- reexport(tables/names).
:- reexport(tables/topics).
:- reexport(tables/passages).
:- reexport(tables/examples).
:- reexport(chart/pan).
:- reexport(chart/cast).
:- reexport(chart/state).
:- reexport(chart/understand).
:- reexport(chapters/ch11_bian_hu).
:- reexport(chapters/ch12_fei_fu).
:- reexport(chapters/ch13_fan_fu).
:- reexport(chapters/ch14_gui_you).
:- reexport(chapters/ch15_sheng_jiang).
:- reexport(chapters/ch16_jin_tui).
:- reexport(chapters/ch17_you_wu).
:- reexport(chapters/ch18_mu_jue).
:- reexport(chapters/ch19_gua_hou).
:- reexport(chapters/ch20_gan_hua).
:- reexport(chapters/duan).
:- reexport(chapters/ledger).
:- reexport(chapters/consultation).
:- reexport(engine/prover).
:- reexport(check/cases).
:- reexport(door).
