:- encoding(utf8).
:- module(readings,
          [ reading_option/3,      % ?Name, ?Default, ?Ordinal
            option/4,              % ?Name, ?Option, -Zh, -En
            rests_on/4             % ?Name, ?Passages, -Zh, -En
          ]).

/** <module> Disputed readings

Where a passage can be read in two ways the choice is a named premise of the
rules, reading(Pan, Name, Option), with a default that can be switched.
*/

%!  reading_option(?Name, ?Default, ?Ordinal) is nondet.
%
%   The reading Name is Default unless chosen otherwise; Ordinal is its place.

reading_option(ban,          jie,       1).
reading_option(fei_po,       bu_chu,    2).
reading_option(fei_kong,     chu,       3).
reading_option(ri_yue_fu,    tong_chu,  4).
reading_option(ri_chong,     wang_xiang, 5).
reading_option(dong_kong,    san,       6).
reading_option(ke_wo,        yi,        7).
reading_option(gan_hua_when, fei_fu,    8).
reading_option(yue_qi,       zhong,     9).
reading_option(yin_half,     mirror,    10).
reading_option(fan_zhi,      jia,       11).
reading_option(hou_scope,    ben_zhang, 12).

%!  option(?Name, ?Option, -Zh, -En) is nondet.
%
%   Option is a way to take the reading Name; Zh and En say which.

option(ban,          jie,        "卦座兩支皆臨或皆值空破，方為非、重", "both branches of a seat must be touched for 非 or 重").
option(ban,          ren_yi,     "卦座任一支臨或值空破，即為非、重",   "any one branch of a seat is enough for 非 or 重").
option(fei_po,       bu_chu,     "飛爻破散，伏神不出",                 "a broken or scattered flying line keeps the hidden line in").
option(fei_po,       chu,        "飛爻雖破散，伏神仍出",               "a broken or scattered flying line does not keep the hidden line in").
option(fei_kong,     chu,        "飛空則被克、泄之伏亦出",             "a void flying line lets out what it controls or what feeds it").
option(fei_kong,     bu_chu,     "飛雖空，被克、泄之伏仍不出",         "a void flying line does not let those out").
option(ri_yue_fu,    tong_chu,   "伏臨日月，一概同出",                 "a hidden line on the day or month counts as out").
option(ri_yue_fu,    mie_mo,     "伏臨日月，受飛克或生飛者仍不出",     "not when the flying line controls it or is fed by it").
option(ri_chong,     wang_xiang, "日沖靜爻，以旺衰分暗動與散",         "a struck resting line moves hidden or scatters by its strength").
option(ri_chong,     si_lei,     "日沖靜爻，以四類地支分",             "by the class of its branch: tombs always move hidden, births never").
option(dong_kong,    san,        "動空逢日沖亦散",                     "a void moving line that is struck is scattered").
option(dong_kong,    quan_dong,  "動空逢日沖為全動",                   "a void moving line that is struck moves in full").
option(ke_wo,        yi,         "日或月克我即為絕處",                 "either the day or the month controls the line").
option(ke_wo,        jie,        "日月皆克我方為絕處",                 "both the day and the month control the line").
option(gan_hua_when, fei_fu,     "飛伏無用即求干化",                   "sought when lines and hidden lines lack the use god").
option(gan_hua_when, all,        "日月變爻亦無用方求干化",             "sought only when day, month and changed lines lack it too").
option(yue_qi,       zhong,      "升降之位自中氣起",                   "a step of rising and falling opens at its middle term").
option(yue_qi,       jie,        "升降之位自節起",                     "a step of rising and falling opens with the month").
option(yin_half,     mirror,     "陰半年升降對稱",                     "the yin half-year mirrors the yang half").
option(yin_half,     yang_only,  "陰半年原文未言，不論",               "the yin half-year is not stated and not judged").
option(fan_zhi,      jia,        "陰陽不合者為升降而非真",             "a line of the wrong kind still rises or falls, but not truly").
option(fan_zhi,      fei,        "陰陽不合者不為升降",                 "a line of the wrong kind neither rises nor falls").
option(hou_scope,    ben_zhang,  "卦候之例只行於邦畿住宅",             "the exemptions of chapter 19 bear on the realm and dwellings alone").
option(hou_scope,    tong,       "卦候之例通於互卦、反吟、墓絕",       "they reach the mutual hexagram, 反吟 and tomb and extinction too").

%!  rests_on(?Name, ?Passages, -Zh, -En) is nondet.
%
%   The reading Name is disputed because of Passages; Zh and En say how.

rests_on(ban,          [n(13/3), n(13/5)],        "兩註同形而一稱非、一稱輕", "two notes call the same shape 非 and 輕").
rests_on(fei_po,       [12/5, 12/6, n(12/5), outer(41)], "出與不出兩條未言先後", "the two lists give no order").
rests_on(fei_kong,     [n(12/5), 12/6, 12/7],     "飛空之伏與受克、伏生飛之例相左", "a void flying line against the rules of control and feeding").
rests_on(ri_yue_fu,    [n(12/7), outer(41)],      "註言四等皆同出，他章不然", "the note lets all four kinds out, another chapter does not").
rests_on(ri_chong,     [n(12/6), outer(27)],      "靜散以休囚分，他章以支類分", "by weakness in one place, by class of branch in another").
rests_on(dong_kong,    [n(11/5), outer(26)],      "動空被沖，或散或實", "struck while void: scattered, or filled").
rests_on(ke_wo,        [n(11/7)],                 "註以日月並克為例，又有或字", "the example has both, the wording allows either").
rests_on(gan_hua_when, [n(20/5), n(20/2), n(17/2)], "求干化之先後三處不同", "three places order the search differently").
rests_on(yue_qi,       [15/2, n(15/2)],           "正文言二月，註言春分後", "the text says the second month, the note after the equinox").
rests_on(yin_half,     [n(15/2)],                 "註舉陽半年，餘曰倣此", "the note shows the yang half and leaves the rest to analogy").
rests_on(fan_zhi,      [n(15/2)],                 "反之則非，非真抑非升降", "not true, or not rising at all").
rests_on(hou_scope,    [19/6, n(13/3), n(13/4)],  "十九章之例與十三章空破之說不合", "chapter 19 against chapter 13's void and broken trigrams").
