:- encoding(utf8).
:- module(sentences, []).

:- use_module('../engine/notation').
:- use_module('../tables/stems_branches').
:- use_module('../tables/phases').
:- use_module('../tables/trigrams').
:- use_module('../tables/hexagrams').
:- use_module('../tables/na_jia').
:- use_module('../tables/palaces').
:- use_module('../tables/solar_terms').
:- use_module('../tables/gua_qi').
:- use_module('../tables/zhi_lun').
:- use_module('../tables/topics', [topic/3]).
:- use_module(pan).

/** <module> How the facts of the chart and of the tables read */

% The chart

gloss(ben_gua(_, H), zh("所得之卦為~w"-[hexagram:H]), en("the hexagram cast is ~w"-[hexagram:H])).
gloss(zhi_gua(_, H), zh("之卦為~w"-[hexagram:H]), en("the changed hexagram is ~w"-[hexagram:H])).
gloss(gua(_, P, G), zh("~w卦為~w"-[place:P, gua:G]), en("the ~w trigram is ~w"-[place:P, gua:G])).
gloss(bian_gua(_, P, G), zh("~w卦變為~w"-[place:P, gua:G]), en("the ~w trigram turns into ~w"-[place:P, gua:G])).
gloss(\+ bian_gua(_, P, any), zh("~w卦不變"-[place:P]), en("the ~w trigram does not change"-[place:P])).
gloss(gong(_, G), zh("卦屬~w宮"-[gua:G]), en("the hexagram stands in the palace of ~w"-[gua:G])).
gloss(gong_wei(_, S), zh("卦於本宮為~w"-[gong:S]), en("its stage in the palace is ~w"-[gong:S])).
gloss(yao(_, Y), zh("~w為六爻之一"-[line:Y]), en("~w is one of the six lines"-[line:Y])).
gloss(wei(P, Y), zh("~w屬~w卦"-[line:Y, place:P]), en("~w belongs to the ~w trigram"-[line:Y, place:P])).
gloss(yao_xiang(_, Y, M), zh("~w為~w"-[line:Y, yao_xiang:M]), en("~w is ~w"-[line:Y, yao_xiang:M])).
gloss(yin_yang(_, Y, M), zh("~w為~w爻"-[line:Y, yin_yang:M]), en("~w is ~w"-[line:Y, yin_yang:M])).
gloss(\+ yin_yang(_, Y, M), zh("~w不是~w爻"-[line:Y, yin_yang:M]), en("~w is not ~w"-[line:Y, yin_yang:M])).
gloss(gan(_, Y, G), zh("~w納~w"-[line:Y, gan:G]), en("~w takes the stem ~w"-[line:Y, gan:G])).
gloss(zhi(_, Y, Z), zh("~w為~w"-[line:Y, zhi:Z]), en("~w holds the ~w"-[line:Y, zhi:Z])).
gloss(xing(_, Y, X), zh("~w屬~w"-[line:Y, xing:X]), en("~w is of the phase ~w"-[line:Y, xing:X])).
gloss(liu_qin(_, Y, Q), zh("~w為~w"-[line:Y, liu_qin:Q]), en("~w is ~w"-[line:Y, liu_qin:Q])).
gloss(\+ liu_qin(_, any, Q), zh("六爻無~w"-[liu_qin:Q]), en("no line is ~w"-[liu_qin:Q])).
gloss(\+ liu_qin(_, Y, Q), zh("~w不是~w"-[line:Y, liu_qin:Q]), en("~w is not ~w"-[line:Y, liu_qin:Q])).
gloss(dong(_, Y), zh("~w發動"-[line:Y]), en("~w moves"-[line:Y])).
gloss(\+ dong(_, any), zh("六爻不動"), en("no line moves")).
gloss(\+ dong(_, Y), zh("~w不動"-[line:Y]), en("~w does not move"-[line:Y])).
gloss(jing(_, Y), zh("~w安靜"-[line:Y]), en("~w rests"-[line:Y])).
gloss(\+ jing(_, any), zh("六爻皆動"), en("no line rests")).
gloss(\+ jing(_, Y), zh("~w不靜"-[line:Y]), en("~w does not rest"-[line:Y])).
gloss(dong_shu(_, 0), zh("六爻安靜"), en("no line moves")).
gloss(dong_shu(_, 1), zh("一爻發動"), en("one line moves")).
gloss(dong_shu(_, any), zh("動爻之數有定"), en("some number of lines moves")).
gloss(dong_shu(_, N), zh("~w爻發動"-[n:N]), en("~w lines move"-[n:N])).
gloss(bian_gan(_, Y, G), zh("~w所變納~w"-[line:Y, gan:G]), en("what ~w turns into takes the stem ~w"-[line:Y, gan:G])).
gloss(\+ bian_gan(_, Y, any), zh("~w不變"-[line:Y]), en("~w does not change"-[line:Y])).
gloss(bian_zhi(_, Y, Z), zh("~w變為~w"-[line:Y, zhi:Z]), en("~w turns into the ~w"-[line:Y, zhi:Z])).
gloss(\+ bian_zhi(_, Y, any), zh("~w不變"-[line:Y]), en("~w does not change"-[line:Y])).
gloss(bian_xing(_, Y, X), zh("~w所變屬~w"-[line:Y, xing:X]), en("what ~w turns into is of the phase ~w"-[line:Y, xing:X])).
gloss(\+ bian_xing(_, Y, any), zh("~w不變"-[line:Y]), en("~w does not change"-[line:Y])).
gloss(bian_qin(_, Y, Q), zh("~w變出~w"-[line:Y, liu_qin:Q]), en("~w turns into ~w"-[line:Y, liu_qin:Q])).
gloss(\+ bian_qin(_, any, Q), zh("無一爻變出~w"-[liu_qin:Q]), en("no line turns into ~w"-[liu_qin:Q])).
gloss(\+ bian_qin(_, Y, any), zh("~w不變"-[line:Y]), en("~w does not change"-[line:Y])).
gloss(\+ bian_qin(_, Y, Q), zh("~w不變出~w"-[line:Y, liu_qin:Q]), en("~w does not turn into ~w"-[line:Y, liu_qin:Q])).
gloss(shi_yao(_, Y), zh("世在~w"-[line:Y]), en("the Self is on ~w"-[line:Y])).
gloss(\+ shi_yao(_, Y), zh("世不在~w"-[line:Y]), en("the Self is not on ~w"-[line:Y])).
gloss(ying_yao(_, Y), zh("應在~w"-[line:Y]), en("the Other is on ~w"-[line:Y])).
gloss(\+ ying_yao(_, Y), zh("應不在~w"-[line:Y]), en("the Other is not on ~w"-[line:Y])).
gloss(qin_xing(_, Q, X), zh("本宮以~w為~w"-[xing:X, liu_qin:Q]), en("in this palace the phase ~w is ~w"-[xing:X, liu_qin:Q])).
gloss(yue_jian(_, Z), zh("月建為~w"-[zhi:Z]), en("the month is that of the ~w"-[zhi:Z])).
gloss(\+ yue_jian(_, any), zh("月建未知"), en("the month is not given")).
gloss(\+ yue_jian(_, Z), zh("月建不是~w"-[zhi:Z]), en("the month is not that of the ~w"-[zhi:Z])).
gloss(yue_gan(_, G), zh("月干為~w"-[gan:G]), en("the stem of the month is ~w"-[gan:G])).
gloss(\+ yue_gan(_, any), zh("月干未知"), en("the stem of the month is not given")).
gloss(\+ yue_gan(_, G), zh("月干不是~w"-[gan:G]), en("the stem of the month is not ~w"-[gan:G])).
gloss(ri_chen(_, any, Z), zh("日辰為~w日"-[zhi:Z]), en("the day is that of the ~w"-[zhi:Z])).
gloss(ri_chen(_, G, any), zh("日干為~w"-[gan:G]), en("the stem of the day is ~w"-[gan:G])).
gloss(ri_chen(_, G, Z), zh("日辰為~w~w"-[gan:G, zhi:Z]), en("the day is ~w ~w"-[gan:G, zhi:Z])).
gloss(\+ ri_chen(_, any, any), zh("日辰未知"), en("the day is not given")).
gloss(\+ ri_chen(_, any, Z), zh("日辰不是~w日"-[zhi:Z]), en("the day is not that of the ~w"-[zhi:Z])).
gloss(\+ ri_chen(_, G, any), zh("日干不是~w"-[gan:G]), en("the stem of the day is not ~w"-[gan:G])).
gloss(\+ ri_chen(_, G, Z), zh("日辰不是~w~w"-[gan:G, zhi:Z]), en("the day is not ~w ~w"-[gan:G, zhi:Z])).
gloss(jie_qi(_, T), zh("時在~w"-[jie_qi:T]), en("the solar term is ~w"-[jie_qi:T])).
gloss(\+ jie_qi(_, any), zh("節氣未知"), en("the solar term is not given")).
gloss(\+ jie_qi(_, T), zh("時不在~w"-[jie_qi:T]), en("the solar term is not ~w"-[jie_qi:T])).
gloss(hou(_, N), zh("時在本氣第~w候"-[n:N]), en("it is pentad ~w of the solar term"-[n:N])).
gloss(\+ hou(_, any), zh("候未知"), en("the pentad is not given")).
gloss(\+ hou(_, N), zh("時不在本氣第~w候"-[n:N]), en("it is not pentad ~w of the solar term"-[n:N])).
gloss(wen_shi(_, T), zh("所占為~w"-[topic:T]), en("the question is about ~w"-[topic:T])).
gloss(\+ wen_shi(_, any), zh("未言所占何事"), en("the matter asked about is not given")).
gloss(wen_ren(_, P), zh("所占之人為~w"-[person:P]), en("the question is about the ~w"-[person:P])).
gloss(\+ wen_ren(_, any), zh("未言所占何人"), en("the person asked about is not given")).
gloss(wen_yong(_, U), zh("所占以~w為用神"-[use:U]), en("the use god of the question is ~w"-[use:U])).
gloss(\+ wen_yong(_, any), zh("未言所占之用神"), en("the use god of the question is not given")).
gloss(\+ wen_yong(_, U), zh("所占不以~w為用神"-[use:U]), en("the use god of the question is not ~w"-[use:U])).

% How a passage that can be read in two ways is taken

gloss(reading(_, ban, jie), zh("依所從之讀，卦座之支須皆臨日月或皆值空破"), en("as the passage is read here, all branches of a seat must be touched")).
gloss(reading(_, ban, ren_yi), zh("依所從之讀，卦座之支任一臨日月或值空破即是"), en("as the passage is read here, one branch of a seat that is touched is enough")).
gloss(reading(_, fei_po, bu_chu), zh("依所從之讀，飛神破散，則伏神不出"), en("as the passage is read here, a broken or scattered flying line keeps the hidden line in")).
gloss(reading(_, fei_po, chu), zh("依所從之讀，飛神雖破散，伏神仍出"), en("as the passage is read here, a broken or scattered flying line does not keep the hidden line in")).
gloss(reading(_, fei_kong, chu), zh("依所從之讀，飛神值空，則其所克與生之者亦出"), en("as the passage is read here, a void flying line lets out what it controls and what generates it")).
gloss(reading(_, fei_kong, bu_chu), zh("依所從之讀，飛神雖空，其所克與生之者仍不出"), en("as the passage is read here, a void flying line keeps in what it controls and what generates it")).
gloss(reading(_, ri_yue_fu, tong_chu), zh("依所從之讀，伏神臨日月，一概同出"), en("as the passage is read here, a hidden line on the day or month counts as out")).
gloss(reading(_, ri_yue_fu, mie_mo), zh("依所從之讀，伏神雖臨日月，受飛克或生飛者仍不出"), en("as the passage is read here, a hidden line on the day or month counts as out unless the flying line controls it or is generated by it")).
gloss(reading(_, ri_chong, wang_xiang), zh("依所從之讀，日沖靜爻，以旺衰分暗動與散"), en("as the passage is read here, a resting line struck by the day moves secretly or scatters by its strength")).
gloss(reading(_, ri_chong, si_lei), zh("依所從之讀，日沖靜爻，以支之四類分暗動與散"), en("as the passage is read here, a resting line struck by the day moves secretly or scatters by the class of its branch")).
gloss(reading(_, dong_kong, san), zh("依所從之讀，動空逢日沖亦散"), en("as the passage is read here, a void moving line struck by the day is scattered")).
gloss(reading(_, dong_kong, quan_dong), zh("依所從之讀，動空逢日沖為全動"), en("as the passage is read here, a void moving line struck by the day moves in full")).
gloss(reading(_, ke_wo, yi), zh("依所從之讀，日或月克之即為處絕"), en("as the passage is read here, control by the day or by the month is enough")).
gloss(reading(_, ke_wo, jie), zh("依所從之讀，日月皆克之方為處絕"), en("as the passage is read here, both the day and the month must control")).
gloss(reading(_, gan_hua_when, fei_fu), zh("依所從之讀，飛伏無用神即求干化"), en("as the passage is read here, stems are asked as soon as lines and hidden lines lack the use god")).
gloss(reading(_, gan_hua_when, all), zh("依所從之讀，日月與變爻亦無用神方求干化"), en("as the passage is read here, stems are asked only when day, month and changed lines lack the use god too")).
gloss(reading(_, yue_qi, zhong), zh("依所從之讀，升降之位自中氣起"), en("as the passage is read here, a step of rising and falling opens at the middle term")).
gloss(reading(_, yue_qi, jie), zh("依所從之讀，升降之位自節起"), en("as the passage is read here, a step of rising and falling opens with the month")).
gloss(reading(_, yin_half, mirror), zh("依所從之讀，陰長之半年，升降與陽長相對"), en("as the passage is read here, the half-year of yin mirrors that of yang")).
gloss(reading(_, yin_half, yang_only), zh("依所從之讀，陰長之半年，升降不論"), en("as the passage is read here, nothing rises or falls in the half-year of yin")).
gloss(reading(_, fan_zhi, jia), zh("依所從之讀，陰陽不合者亦為升降而非真"), en("as the passage is read here, a line of the other kind still rises or falls, but not truly")).
gloss(reading(_, fan_zhi, fei), zh("依所從之讀，陰陽不合者不為升降"), en("as the passage is read here, a line of the other kind neither rises nor falls")).
gloss(reading(_, hou_scope, ben_zhang), zh("依所從之讀，卦候之例只行於邦畿住宅"), en("as the passage is read here, the exemptions of the season bear on the realm and on dwellings alone")).
gloss(reading(_, hou_scope, tong), zh("依所從之讀，卦候之例通於互卦、反吟、墓絕"), en("as the passage is read here, the exemptions of the season reach the mutual hexagram, reversal, and tomb and extinction")).
gloss(reading(_, hun_bi, shi), zh("依所從之讀，唯世為用神方參觀遊魂歸魂"), en("as the passage is read here, the soul of the hexagram is consulted only where the Self is the use god")).
gloss(reading(_, hun_bi, shi_ying), zh("依所從之讀，占彼留彼往，應為用神亦參觀遊魂歸魂"), en("as the passage is read here, the soul of the hexagram is consulted for another's staying or leaving too, where the Other is the use god")).
gloss(reading(_, fu_ren, wang_lai), zh("依所從之讀，伏吟之應，往來二卦之人皆當之"), en("as the passage is read here, a repetition bears on the person of either trigram, the old or the new")).
gloss(reading(_, fu_ren, wang), zh("依所從之讀，伏吟之應，唯往卦之人當之"), en("as the passage is read here, a repetition bears on the person of the old trigram alone")).
gloss(reading(_, mu_jue_shi, zhu_zhan), zh("依所從之讀，墓絕，諸占皆不宜"), en("as the passage is read here, tomb and extinction of a trigram harm every matter")).
gloss(reading(_, mu_jue_shi, wu_zhe), zh("依所從之讀，墓絕，唯五者忌之"), en("as the passage is read here, tomb and extinction of a trigram harm five matters alone")).
gloss(reading(_, bu_ji, rang), zh("依所從之讀，進退與升降相左，則升降不論"), en("as the passage is read here, an advance silences the falling of its line, and a retreat the rising")).
gloss(reading(_, bu_ji, bing), zh("依所從之讀，進退與升降相左，則兩者並存"), en("as the passage is read here, an advance and the falling of its line both stand, as do a retreat and the rising")).
gloss(reading(_, wu_qi, huo), zh("依所從之讀，動而休囚，或受制無救，即為無氣"), en("as the passage is read here, a moving line is without breath when it is weak, or when it is controlled without rescue")).
gloss(reading(_, wu_qi, bing), zh("依所從之讀，動而休囚，又受制無救，方為無氣"), en("as the passage is read here, a moving line is without breath only when it is weak and controlled without rescue")).
gloss(reading(_, za_shang, fen), zh("依所從之讀，用神多爻，月破與死絕衰空分論"), en("as the passage is read here, broken lines of the use god, and those dead or void, are judged apart")).
gloss(reading(_, za_shang, he), zh("依所從之讀，用神多爻，月破與死絕衰空合論"), en("as the passage is read here, broken lines of the use god, and those dead or void, are judged together")).
gloss(reading(_, any, any), zh("此處有異讀"), en("the passage can be read in more than one way")).

% The tables

gloss(di_zhi(N, Z), zh("~w居十二支第~w"-[zhi:Z, n:N]), en("the ~w is branch ~w of the twelve"-[zhi:Z, n:N])).
gloss(tian_gan(N, G), zh("~w居十干第~w"-[gan:G, n:N]), en("~w is stem ~w of the ten"-[gan:G, n:N])).
gloss(zhi_yin_yang(Z, M), zh("~w為~w支"-[zhi:Z, yin_yang:M]), en("the ~w is a ~w branch"-[zhi:Z, yin_yang:M])).
gloss(gan_yin_yang(G, M), zh("~w為~w干"-[gan:G, yin_yang:M]), en("~w is a ~w stem"-[gan:G, yin_yang:M])).
gloss(gan_zhi(_, G, Z), zh("~w~w為六十甲子之一"-[gan:G, zhi:Z]), en("~w ~w is one of the sixty pairs"-[gan:G, zhi:Z])).
gloss(xun_shou(G, Z, H), zh("~w~w在甲~w旬中"-[gan:G, zhi:Z, zhi:H]), en("~w ~w is one of the ten days from ~w ~w"-[gan:G, zhi:Z, gan:甲, zhi:H])).
gloss(kong_wang(G, Z, V), zh("~w~w日旬空~w"-[gan:G, zhi:Z, zhi:V]), en("the ten days of ~w ~w lack the ~w"-[gan:G, zhi:Z, zhi:V])).
gloss(chong(A, B), zh("~w沖~w"-[zhi:A, zhi:B]), en("the ~w clashes with the ~w"-[zhi:A, zhi:B])).
gloss(liu_he_zhi(A, B), zh("~w合~w"-[zhi:A, zhi:B]), en("the ~w combines with the ~w"-[zhi:A, zhi:B])).
gloss(san_he(X, L), zh("~w合成~w局"-[zhi:L, xing:X]), en("~w together make the phase ~w"-[zhi:L, xing:X])).
gloss(gan_he(A, B, X), zh("~w~w合化~w"-[gan:A, gan:B, xing:X]), en("~w and ~w join into the phase ~w"-[gan:A, gan:B, xing:X])).
gloss(wu_hu_dun(Y, Z, G), zh("~w年~w月之干為~w"-[gan:Y, zhi:Z, gan:G]), en("in a ~w year the month of the ~w has the stem ~w"-[gan:Y, zhi:Z, gan:G])).
gloss(tu_zhi(Z), zh("~w為四庫之支"-[zhi:Z]), en("the ~w is one of the four tomb branches"-[zhi:Z])).
gloss(\+ tu_zhi(Z), zh("~w不是四庫之支"-[zhi:Z]), en("the ~w is not one of the four tomb branches"-[zhi:Z])).
gloss(ji_shen(Z), zh("~w為四生之支"-[zhi:Z]), en("the ~w is one of the four birth branches"-[zhi:Z])).
gloss(\+ ji_shen(Z), zh("~w不是四生之支"-[zhi:Z]), en("the ~w is not one of the four birth branches"-[zhi:Z])).
gloss(wu_xing(X), zh("~w為五行之一"-[xing:X]), en("~w is one of the five phases"-[xing:X])).
gloss(zhi_xing(Z, X), zh("~w屬~w"-[zhi:Z, xing:X]), en("the ~w is of the phase ~w"-[zhi:Z, xing:X])).
gloss(gan_xing(G, X), zh("~w屬~w"-[gan:G, xing:X]), en("~w is of the phase ~w"-[gan:G, xing:X])).
gloss(sheng(A, B), zh("~w生~w"-[xing:A, xing:B]), en("~w generates ~w"-[xing:A, xing:B])).
gloss(ke(A, B), zh("~w克~w"-[xing:A, xing:B]), en("~w controls ~w"-[xing:A, xing:B])).
gloss(zhu(A, B), zh("~w生扶~w"-[xing:A, xing:B]), en("~w helps ~w"-[xing:A, xing:B])).
gloss(si_ling(M, X, W), zh("~w當令之月，~w為~w"-[xing:M, xing:X, wang_shuai:W]), en("in a month of the phase ~w, ~w is ~w"-[xing:M, xing:X, wang_shuai:W])).
gloss(shi_er_gong(X, Z, S), zh("~w於~w為~w"-[xing:X, zhi:Z, chang_sheng:S]), en("on the ~w, ~w is at the stage of ~w"-[zhi:Z, xing:X, chang_sheng:S])).
gloss(ba_gua(G, A, B, C), zh("~w卦自下而上為~w、~w、~w"-[gua:G, yin_yang:A, yin_yang:B, yin_yang:C]), en("the ~w trigram is ~w, ~w, ~w from the bottom"-[gua:G, yin_yang:A, yin_yang:B, yin_yang:C])).
gloss(gua_xing(G, X), zh("~w卦屬~w"-[gua:G, xing:X]), en("the ~w trigram is of the phase ~w"-[gua:G, xing:X])).
gloss(gua_zhi(G, Z), zh("~w卦居~w"-[gua:G, zhi:Z]), en("the ~w trigram is seated on the ~w"-[gua:G, zhi:Z])).
gloss(gua_ren(G, P), zh("~w卦主~w"-[gua:G, person:P]), en("the ~w trigram stands for the ~w"-[gua:G, person:P])).
gloss(dui_chong(A, B), zh("~w卦與~w卦方位相沖"-[gua:A, gua:B]), en("the ~w trigram is seated opposite the ~w trigram"-[gua:A, gua:B])).
gloss(cuo_gua(A, B), zh("~w卦與~w卦相錯"-[gua:A, gua:B]), en("the ~w trigram is the complement of the ~w trigram"-[gua:A, gua:B])).
gloss(liu_shi_si_gua(H, W, N), zh("~w為外~w內~w"-[hexagram:H, gua:W, gua:N]), en("the hexagram ~w is ~w over ~w"-[hexagram:H, gua:W, gua:N])).
gloss(na_jia(G, P, N, S, Z), zh("~w為~w卦，第~w畫納~w~w"-[gua:G, place:P, n:N, gan:S, zhi:Z]), en("as the ~w trigram, ~w has ~w ~w on its stroke ~w"-[place:P, gua:G, gan:S, zhi:Z, n:N])).
gloss(hua_wei(P, N, Y), zh("~w卦第~w畫為~w"-[place:P, n:N, line:Y]), en("stroke ~w of the ~w trigram is ~w"-[n:N, place:P, line:Y])).
gloss(ba_gong(H, G, S), zh("~w屬~w宮，為~w"-[hexagram:H, gua:G, gong:S]), en("the hexagram ~w stands in the palace of ~w at the stage ~w"-[hexagram:H, gua:G, gong:S])).
gloss(shi_ying(S, A, B), zh("~w之卦，世在~w，應在~w"-[gong:S, line:A, line:B]), en("at the stage ~w the Self is on ~w and the Other on ~w"-[gong:S, line:A, line:B])).
gloss(qin(Q), zh("~w為六親之一"-[liu_qin:Q]), en("~w is one of the kin"-[liu_qin:Q])).
gloss(qin_shu(G, X, Q), zh("~w宮以~w為~w"-[xing:G, xing:X, liu_qin:Q]), en("in a palace of the phase ~w, the phase ~w is ~w"-[xing:G, xing:X, liu_qin:Q])).
gloss(shen_shou(G, Y, S), zh("~w日~w臨~w"-[gan:G, line:Y, liu_shen:S]), en("on a ~w day ~w carries the ~w"-[gan:G, line:Y, liu_shen:S])).
gloss(shi_shen_wei(Z, Y), zh("世持~w，世身在~w"-[zhi:Z, line:Y]), en("when the Self holds the ~w, its body is on ~w"-[zhi:Z, line:Y])).
gloss(jie_qi_zhi(_, T, Z), zh("~w屬~w月"-[jie_qi:T, zhi:Z]), en("~w falls in the month of the ~w"-[jie_qi:T, zhi:Z])).
gloss(jie(T), zh("~w為節"-[jie_qi:T]), en("~w opens its month"-[jie_qi:T])).
gloss(zhong_qi(T), zh("~w為中氣"-[jie_qi:T]), en("~w stands in the middle of its month"-[jie_qi:T])).
gloss(zhi_lun(A, B, 順), zh("順輪而行，~w後為~w"-[zhi:A, zhi:B]), en("forward on the wheel the ~w leads to the ~w"-[zhi:A, zhi:B])).
gloss(zhi_lun(A, B, 逆), zh("逆輪而行，~w後為~w"-[zhi:A, zhi:B]), en("back on the wheel the ~w leads to the ~w"-[zhi:A, zhi:B])).
gloss(zhi_lun(A, B, any), zh("~w與~w在輪上有先後"-[zhi:A, zhi:B]), en("the ~w leads to the ~w one way round the wheel"-[zhi:A, zhi:B])).
gloss(xiao_xi_wei(H, A, B), zh("~w之氣，升於~w，降於~w"-[hexagram:H, line:A, line:B]), en("in the qi of the hexagram ~w, ~w rises and ~w falls"-[hexagram:H, line:A, line:B])).
gloss(xiao_xi_qi(H, T), zh("~w在~w之氣"-[jie_qi:T, hexagram:H]), en("~w lies in the qi of the hexagram ~w"-[jie_qi:T, hexagram:H])).
gloss(xiao_xi_yue(H, Z), zh("~w月為~w之氣"-[zhi:Z, hexagram:H]), en("the month of the ~w has the qi of the hexagram ~w"-[zhi:Z, hexagram:H])).
gloss(topic(T, [], _), zh("占~w，不定用神"-[topic:T]), en("questions about ~w have no use god of their own"-[topic:T])).
gloss(topic(T, Us, _), zh("占~w，以~w為用神"-[topic:T, use:Us]), en("questions about ~w go by ~w"-[topic:T, use:Us])).
gloss(gua_qi(Z, N, H), zh("卦曆以~w為~w月之第~w卦"-[hexagram:H, zhi:Z, n:N]), en("in the calendar of hexagrams ~w is number ~w of the month of the ~w"-[hexagram:H, n:N, zhi:Z])).
gloss(si_zheng(H, T), zh("卦曆置~w於~w"-[hexagram:H, jie_qi:T]), en("the calendar of hexagrams puts ~w at ~w"-[hexagram:H, jie_qi:T])).
gloss(gua_qi_shou(H, Y, T), zh("卦曆起於~w，其日為~w之~w"-[jie_qi:T, hexagram:H, line:Y]), en("the calendar of hexagrams begins at ~w with ~w of ~w"-[jie_qi:T, line:Y, hexagram:H])).
