:- encoding(utf8).
:- module(names,
          [ name/5,                % ?Type, ?Trad, ?Simplified, ?Pinyin, ?English
            alias/3,               % ?Type, ?Trad, ?Alias
            kind/3,                % ?Type, ?Zh, ?English
            label/4,               % +Lang, ?Type, +Value, -Text
            lookup/3,              % +Type, +Input, -Values
            nearest/3,             % +Type, +Input, -Value
            near/3,                % +Type, +Input, -Value
            near_of/3              % +Names, +Input, -Name
          ]).
:- use_module(library(apply), [foldl/4, foldl/6, maplist/2, maplist/3]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [append/2, append/3, last/2, max_list/2, member/2, nth0/3, numlist/3]).
:- use_module(library(pairs), [pairs_keys/2, pairs_keys_values/3]).

/** <module> The names of the values

Every value of the vocabulary in Traditional and Simplified characters, in
pinyin and in English, what else it is called, how it is printed, and what
a name that somebody typed may mean.

A name belongs to a type, for one sound or sign has many meanings: `wu` is
午 as a branch (`zhi`) and 戊 as a stem (`gan`), 升 is a hexagram and a kind
of `sheng_jiang`. Types that hold the values of a predicate bear its name.
*/

%!  name(?Type, ?Trad, ?Simplified, ?Pinyin, ?English) is nondet.
%
%   Trad is a value of Type, as it stands in rules, queries and JSON: an
%   atom, a line's number (1 to 6, from the bottom) or a term such as
%   有而無(月破). The other three are atoms: its Simplified form (of a line,
%   the form of both scripts), its pinyin, toned, a space after each
%   syllable but the last, and its English name in ASCII. Tables that have
%   names of their own, such as those of the matters, add to these.

:- multifile name/5, known_as/3.

% 天干

name(gan, 甲, 甲, 'jiǎ',  'Yang Wood').
name(gan, 乙, 乙, 'yǐ',   'Yin Wood').
name(gan, 丙, 丙, 'bǐng', 'Yang Fire').
name(gan, 丁, 丁, 'dīng', 'Yin Fire').
name(gan, 戊, 戊, 'wù',   'Yang Earth').
name(gan, 己, 己, 'jǐ',   'Yin Earth').
name(gan, 庚, 庚, 'gēng', 'Yang Metal').
name(gan, 辛, 辛, 'xīn',  'Yin Metal').
name(gan, 壬, 壬, 'rén',  'Yang Water').
name(gan, 癸, 癸, 'guǐ',  'Yin Water').

% 地支

name(zhi, 子, 子, 'zǐ',   'Rat').
name(zhi, 丑, 丑, 'chǒu', 'Ox').
name(zhi, 寅, 寅, 'yín',  'Tiger').
name(zhi, 卯, 卯, 'mǎo',  'Rabbit').
name(zhi, 辰, 辰, 'chén', 'Dragon').
name(zhi, 巳, 巳, 'sì',   'Snake').
name(zhi, 午, 午, 'wǔ',   'Horse').
name(zhi, 未, 未, 'wèi',  'Goat').
name(zhi, 申, 申, 'shēn', 'Monkey').
name(zhi, 酉, 酉, 'yǒu',  'Rooster').
name(zhi, 戌, 戌, 'xū',   'Dog').
name(zhi, 亥, 亥, 'hài',  'Pig').

% 六十甲子

name(gan_zhi, 甲子, 甲子, 'jiǎ zǐ',    'Yang Wood Rat').
name(gan_zhi, 乙丑, 乙丑, 'yǐ chǒu',   'Yin Wood Ox').
name(gan_zhi, 丙寅, 丙寅, 'bǐng yín',  'Yang Fire Tiger').
name(gan_zhi, 丁卯, 丁卯, 'dīng mǎo',  'Yin Fire Rabbit').
name(gan_zhi, 戊辰, 戊辰, 'wù chén',   'Yang Earth Dragon').
name(gan_zhi, 己巳, 己巳, 'jǐ sì',     'Yin Earth Snake').
name(gan_zhi, 庚午, 庚午, 'gēng wǔ',   'Yang Metal Horse').
name(gan_zhi, 辛未, 辛未, 'xīn wèi',   'Yin Metal Goat').
name(gan_zhi, 壬申, 壬申, 'rén shēn',  'Yang Water Monkey').
name(gan_zhi, 癸酉, 癸酉, 'guǐ yǒu',   'Yin Water Rooster').
name(gan_zhi, 甲戌, 甲戌, 'jiǎ xū',    'Yang Wood Dog').
name(gan_zhi, 乙亥, 乙亥, 'yǐ hài',    'Yin Wood Pig').
name(gan_zhi, 丙子, 丙子, 'bǐng zǐ',   'Yang Fire Rat').
name(gan_zhi, 丁丑, 丁丑, 'dīng chǒu', 'Yin Fire Ox').
name(gan_zhi, 戊寅, 戊寅, 'wù yín',    'Yang Earth Tiger').
name(gan_zhi, 己卯, 己卯, 'jǐ mǎo',    'Yin Earth Rabbit').
name(gan_zhi, 庚辰, 庚辰, 'gēng chén', 'Yang Metal Dragon').
name(gan_zhi, 辛巳, 辛巳, 'xīn sì',    'Yin Metal Snake').
name(gan_zhi, 壬午, 壬午, 'rén wǔ',    'Yang Water Horse').
name(gan_zhi, 癸未, 癸未, 'guǐ wèi',   'Yin Water Goat').
name(gan_zhi, 甲申, 甲申, 'jiǎ shēn',  'Yang Wood Monkey').
name(gan_zhi, 乙酉, 乙酉, 'yǐ yǒu',    'Yin Wood Rooster').
name(gan_zhi, 丙戌, 丙戌, 'bǐng xū',   'Yang Fire Dog').
name(gan_zhi, 丁亥, 丁亥, 'dīng hài',  'Yin Fire Pig').
name(gan_zhi, 戊子, 戊子, 'wù zǐ',     'Yang Earth Rat').
name(gan_zhi, 己丑, 己丑, 'jǐ chǒu',   'Yin Earth Ox').
name(gan_zhi, 庚寅, 庚寅, 'gēng yín',  'Yang Metal Tiger').
name(gan_zhi, 辛卯, 辛卯, 'xīn mǎo',   'Yin Metal Rabbit').
name(gan_zhi, 壬辰, 壬辰, 'rén chén',  'Yang Water Dragon').
name(gan_zhi, 癸巳, 癸巳, 'guǐ sì',    'Yin Water Snake').
name(gan_zhi, 甲午, 甲午, 'jiǎ wǔ',    'Yang Wood Horse').
name(gan_zhi, 乙未, 乙未, 'yǐ wèi',    'Yin Wood Goat').
name(gan_zhi, 丙申, 丙申, 'bǐng shēn', 'Yang Fire Monkey').
name(gan_zhi, 丁酉, 丁酉, 'dīng yǒu',  'Yin Fire Rooster').
name(gan_zhi, 戊戌, 戊戌, 'wù xū',     'Yang Earth Dog').
name(gan_zhi, 己亥, 己亥, 'jǐ hài',    'Yin Earth Pig').
name(gan_zhi, 庚子, 庚子, 'gēng zǐ',   'Yang Metal Rat').
name(gan_zhi, 辛丑, 辛丑, 'xīn chǒu',  'Yin Metal Ox').
name(gan_zhi, 壬寅, 壬寅, 'rén yín',   'Yang Water Tiger').
name(gan_zhi, 癸卯, 癸卯, 'guǐ mǎo',   'Yin Water Rabbit').
name(gan_zhi, 甲辰, 甲辰, 'jiǎ chén',  'Yang Wood Dragon').
name(gan_zhi, 乙巳, 乙巳, 'yǐ sì',     'Yin Wood Snake').
name(gan_zhi, 丙午, 丙午, 'bǐng wǔ',   'Yang Fire Horse').
name(gan_zhi, 丁未, 丁未, 'dīng wèi',  'Yin Fire Goat').
name(gan_zhi, 戊申, 戊申, 'wù shēn',   'Yang Earth Monkey').
name(gan_zhi, 己酉, 己酉, 'jǐ yǒu',    'Yin Earth Rooster').
name(gan_zhi, 庚戌, 庚戌, 'gēng xū',   'Yang Metal Dog').
name(gan_zhi, 辛亥, 辛亥, 'xīn hài',   'Yin Metal Pig').
name(gan_zhi, 壬子, 壬子, 'rén zǐ',    'Yang Water Rat').
name(gan_zhi, 癸丑, 癸丑, 'guǐ chǒu',  'Yin Water Ox').
name(gan_zhi, 甲寅, 甲寅, 'jiǎ yín',   'Yang Wood Tiger').
name(gan_zhi, 乙卯, 乙卯, 'yǐ mǎo',    'Yin Wood Rabbit').
name(gan_zhi, 丙辰, 丙辰, 'bǐng chén', 'Yang Fire Dragon').
name(gan_zhi, 丁巳, 丁巳, 'dīng sì',   'Yin Fire Snake').
name(gan_zhi, 戊午, 戊午, 'wù wǔ',     'Yang Earth Horse').
name(gan_zhi, 己未, 己未, 'jǐ wèi',    'Yin Earth Goat').
name(gan_zhi, 庚申, 庚申, 'gēng shēn', 'Yang Metal Monkey').
name(gan_zhi, 辛酉, 辛酉, 'xīn yǒu',   'Yin Metal Rooster').
name(gan_zhi, 壬戌, 壬戌, 'rén xū',    'Yang Water Dog').
name(gan_zhi, 癸亥, 癸亥, 'guǐ hài',   'Yin Water Pig').

% 陰陽

name(yin_yang, 陽, 阳, 'yáng', 'yang').
name(yin_yang, 陰, 阴, 'yīn',  'yin').

% 五行

name(xing, 木, 木, 'mù',   'Wood').
name(xing, 火, 火, 'huǒ',  'Fire').
name(xing, 土, 土, 'tǔ',   'Earth').
name(xing, 金, 金, 'jīn',  'Metal').
name(xing, 水, 水, 'shuǐ', 'Water').

% 八卦

name(gua, 乾, 乾, 'qián', 'Heaven').
name(gua, 兌, 兑, 'duì',  'Lake').
name(gua, 離, 离, 'lí',   'Fire').
name(gua, 震, 震, 'zhèn', 'Thunder').
name(gua, 巽, 巽, 'xùn',  'Wind').
name(gua, 坎, 坎, 'kǎn',  'Water').
name(gua, 艮, 艮, 'gèn',  'Mountain').
name(gua, 坤, 坤, 'kūn',  'Earth').

% 主屬 (13.9n)

name(person, 父,   父,   'fù',        'father').
name(person, 母,   母,   'mǔ',        'mother').
name(person, 長男, 长男, 'zhǎng nán', 'eldest son').
name(person, 長女, 长女, 'zhǎng nǚ',  'eldest daughter').
name(person, 中男, 中男, 'zhōng nán', 'middle son').
name(person, 中女, 中女, 'zhōng nǚ',  'middle daughter').
name(person, 少男, 少男, 'shào nán',  'youngest son').
name(person, 少女, 少女, 'shào nǚ',   'youngest daughter').

% 六親

name(liu_qin, 父母, 父母, 'fù mǔ',    'Parents').
name(liu_qin, 兄弟, 兄弟, 'xiōng dì', 'Siblings').
name(liu_qin, 子孫, 子孙, 'zǐ sūn',   'Offspring').
name(liu_qin, 妻財, 妻财, 'qī cái',   'Wealth').
name(liu_qin, 官鬼, 官鬼, 'guān guǐ', 'Officer/Ghost').

% 世應

name(use, 世, 世, 'shì',  'Self').
name(use, 應, 应, 'yìng', 'Other').

% 六神

name(liu_shen, 青龍, 青龙, 'qīng lóng', 'Azure Dragon').
name(liu_shen, 朱雀, 朱雀, 'zhū què',   'Vermilion Bird').
name(liu_shen, 勾陳, 勾陈, 'gōu chén',  'Curved Array').
name(liu_shen, 螣蛇, 螣蛇, 'téng shé',  'Soaring Serpent').
name(liu_shen, 白虎, 白虎, 'bái hǔ',    'White Tiger').
name(liu_shen, 玄武, 玄武, 'xuán wǔ',   'Dark Warrior').

% 八宮世次 (12.2n)

name(gong, 八純, 八纯, 'bā chún', 'pure').
name(gong, 一世, 一世, 'yī shì',  'first generation').
name(gong, 二世, 二世, 'èr shì',  'second generation').
name(gong, 三世, 三世, 'sān shì', 'third generation').
name(gong, 四世, 四世, 'sì shì',  'fourth generation').
name(gong, 五世, 五世, 'wǔ shì',  'fifth generation').
name(gong, 遊魂, 游魂, 'yóu hún', 'wandering soul').
name(gong, 歸魂, 归魂, 'guī hún', 'returning soul').

% 歸遊 (14.1)

name(hun, 遊魂, 游魂, 'yóu hún', 'wandering soul').
name(hun, 歸魂, 归魂, 'guī hún', 'returning soul').

% 內外

name(place, 內, 内, 'nèi', 'inner').
name(place, 外, 外, 'wài', 'outer').

% 爻位

name(line, 1, 初爻, 'chū yáo',   'line 1').
name(line, 2, 二爻, 'èr yáo',    'line 2').
name(line, 3, 三爻, 'sān yáo',   'line 3').
name(line, 4, 四爻, 'sì yáo',    'line 4').
name(line, 5, 五爻, 'wǔ yáo',    'line 5').
name(line, 6, 上爻, 'shàng yáo', 'line 6').

% 四象 (11.1n)

name(yao_xiang, 老陽, 老阳, 'lǎo yáng',  'old yang').
name(yao_xiang, 老陰, 老阴, 'lǎo yīn',   'old yin').
name(yao_xiang, 少陽, 少阳, 'shào yáng', 'young yang').
name(yao_xiang, 少陰, 少阴, 'shào yīn',  'young yin').

% 變化 (11.1)

name(bian_hua, 變, 变, 'biàn', 'yin turned yang').
name(bian_hua, 化, 化, 'huà',  'yang turned yin').

% 爻態

name(state, 動,     动,     'dòng',        'moving').
name(state, 靜,     静,     'jìng',        'resting').
name(state, 暗動,   暗动,   'àn dòng',     'secretly moving').
name(state, 旬空,   旬空,   'xún kōng',    'void').
name(state, 月破,   月破,   'yuè pò',      'month-broken').
name(state, 散,     散,     'sàn',         'scattered').
name(state, 全實,   全实,   'quán shí',    'wholly filled').
name(state, 不全實, 不全实, 'bù quán shí', 'partly filled').
name(state, 自沖,   自冲,   'zì chōng',    'clashing movers').
name(state, 化沖,   化冲,   'huà chōng',   'turned into its clash').
name(state, 變絕,   变绝,   'biàn jué',    'turned into its extinction').

% 旺衰

name(wang_shuai, 旺, 旺, 'wàng',  'prosperous').
name(wang_shuai, 相, 相, 'xiàng', 'strong').
name(wang_shuai, 休, 休, 'xiū',   'resting').
name(wang_shuai, 囚, 囚, 'qiú',   'trapped').
name(wang_shuai, 死, 死, 'sǐ',    'dead').

% 十二宮

name(chang_sheng, 長生, 长生, 'cháng shēng', 'birth').
name(chang_sheng, 沐浴, 沐浴, 'mù yù',       'bath').
name(chang_sheng, 冠帶, 冠带, 'guān dài',    'cap and belt').
name(chang_sheng, 臨官, 临官, 'lín guān',    'taking office').
name(chang_sheng, 帝旺, 帝旺, 'dì wàng',     'peak').
name(chang_sheng, 衰,   衰,   'shuāi',       'decline').
name(chang_sheng, 病,   病,   'bìng',        'sickness').
name(chang_sheng, 死,   死,   'sǐ',          'death').
name(chang_sheng, 墓,   墓,   'mù',          'tomb').
name(chang_sheng, 絕,   绝,   'jué',         'extinction').
name(chang_sheng, 胎,   胎,   'tāi',         'conception').
name(chang_sheng, 養,   养,   'yǎng',        'nurture').

% 卦候 (19.1)

name(gua_hou, 旺, 旺, 'wàng',  'prosperous').
name(gua_hou, 相, 相, 'xiàng', 'strong').
name(gua_hou, 胎, 胎, 'tāi',   'conceived').
name(gua_hou, 沒, 没, 'mò',    'submerged').
name(gua_hou, 死, 死, 'sǐ',    'dead').
name(gua_hou, 囚, 囚, 'qiú',   'trapped').
name(gua_hou, 休, 休, 'xiū',   'resting').
name(gua_hou, 廢, 废, 'fèi',   'cast off').

% 二十四節氣

name(jie_qi, 立春, 立春, 'lì chūn',      'Start of Spring').
name(jie_qi, 雨水, 雨水, 'yǔ shuǐ',      'Rain Water').
name(jie_qi, 驚蟄, 惊蛰, 'jīng zhé',     'Awakening of Insects').
name(jie_qi, 春分, 春分, 'chūn fēn',     'Spring Equinox').
name(jie_qi, 清明, 清明, 'qīng míng',    'Clear and Bright').
name(jie_qi, 穀雨, 谷雨, 'gǔ yǔ',        'Grain Rain').
name(jie_qi, 立夏, 立夏, 'lì xià',       'Start of Summer').
name(jie_qi, 小滿, 小满, 'xiǎo mǎn',     'Grain Buds').
name(jie_qi, 芒種, 芒种, 'máng zhòng',   'Grain in Ear').
name(jie_qi, 夏至, 夏至, 'xià zhì',      'Summer Solstice').
name(jie_qi, 小暑, 小暑, 'xiǎo shǔ',     'Minor Heat').
name(jie_qi, 大暑, 大暑, 'dà shǔ',       'Major Heat').
name(jie_qi, 立秋, 立秋, 'lì qiū',       'Start of Autumn').
name(jie_qi, 處暑, 处暑, 'chǔ shǔ',      'End of Heat').
name(jie_qi, 白露, 白露, 'bái lù',       'White Dew').
name(jie_qi, 秋分, 秋分, 'qiū fēn',      'Autumn Equinox').
name(jie_qi, 寒露, 寒露, 'hán lù',       'Cold Dew').
name(jie_qi, 霜降, 霜降, 'shuāng jiàng', 'Frost Descent').
name(jie_qi, 立冬, 立冬, 'lì dōng',      'Start of Winter').
name(jie_qi, 小雪, 小雪, 'xiǎo xuě',     'Minor Snow').
name(jie_qi, 大雪, 大雪, 'dà xuě',       'Major Snow').
name(jie_qi, 冬至, 冬至, 'dōng zhì',     'Winter Solstice').
name(jie_qi, 小寒, 小寒, 'xiǎo hán',     'Minor Cold').
name(jie_qi, 大寒, 大寒, 'dà hán',       'Major Cold').

% 五神 (11.6n)

name(role, 用神, 用神, 'yòng shén', 'use god').
name(role, 元神, 元神, 'yuán shén', 'original god').
name(role, 忌神, 忌神, 'jì shén',   'taboo god').
name(role, 仇神, 仇神, 'chóu shén', 'enemy god').
name(role, 洩氣, 泄气, 'xiè qì',    'draining').

% 生克 (11.5)

name(sheng_ke, 相續,     相续,     'xiāng xù',     'unbroken generation').
name(sheng_ke, 得生,     得生,     'dé shēng',     'generated').
name(sheng_ke, 不續反克, 不续反克, 'bù xù fǎn kè', 'generation broken, controlled instead').
name(sheng_ke, 受克,     受克,     'shòu kè',      'controlled').
name(sheng_ke, 克不繼,   克不继,   'kè bù jì',     'control not carried through').
name(sheng_ke, 生不續,   生不续,   'shēng bù xù',  'generation not carried through').
name(sheng_ke, 無動,     无动,     'wú dòng',      'nothing moves').

% 回頭 (11.7)

name(hui_tou, 生, 生, 'shēng', 'generates').
name(hui_tou, 克, 克, 'kè',    'controls').

% 卦變 (18.5)

name(gua_bian, 生,   生,   'shēng', 'generates').
name(gua_bian, 克,   克,   'kè',    'controls').
name(gua_bian, 比和, 比和, 'bǐ hé', 'matches').
name(gua_bian, 洩,   泄,   'xiè',   'drains').
name(gua_bian, 制,   制,   'zhì',   'is controlled').

% 求伏 (12.1)

name(qiu_fu, 無用, 无用, 'wú yòng',  'no use god').
name(qiu_fu, 有病, 有病, 'yǒu bìng', 'impaired').

% 伏位 (12.3)

name(fu_wei, 世下, 世下, 'shì xià',  'under the Self line').
name(fu_wei, 動下, 动下, 'dòng xià', 'under a moving line').
name(fu_wei, 靜下, 静下, 'jìng xià', 'under a resting line').

% 飛伏 (12.5-6)

name(fei_fu, 飛生伏, 飞生伏, 'fēi shēng fú', 'flying generates hidden').
name(fei_fu, 飛助伏, 飞助伏, 'fēi zhù fú',   'flying assists hidden').
name(fei_fu, 飛克伏, 飞克伏, 'fēi kè fú',    'flying controls hidden').
name(fei_fu, 伏克飛, 伏克飞, 'fú kè fēi',    'hidden controls flying').
name(fei_fu, 伏生飛, 伏生飞, 'fú shēng fēi', 'hidden generates flying').
name(fei_fu, 伏絕飛, 伏绝飞, 'fú jué fēi',   'hidden extinct on flying').
name(fei_fu, 飛空,   飞空,   'fēi kōng',     'flying void').
name(fei_fu, 飛破,   飞破,   'fēi pò',       'flying broken').
name(fei_fu, 飛散,   飞散,   'fēi sàn',      'flying scattered').

% 伏出 (12.5-7)

name(fu_chu, 出,       出,       'chū',            'out').
name(fu_chu, 半出,     半出,     'bàn chū',        'half out').
name(fu_chu, 不出,     不出,     'bù chū',         'not out').
name(fu_chu, 少露,     少露,     'shǎo lù',        'slightly showing').
name(fu_chu, 不露,     不露,     'bù lù',          'not showing').
name(fu_chu, 同出,     同出,     'tóng chū',       'as good as out').
name(fu_chu, 雖出不出, 虽出不出, 'suī chū bù chū', 'out yet not out').
name(fu_chu, 過旬出,   过旬出,   'guò xún chū',    'out after the ten days').

% 伏力 (12.4n)

name(fu_li, 得力, 得力, 'dé lì', 'with strength').
name(fu_li, 無力, 无力, 'wú lì', 'without strength').

% 反吟之重輕 (13.3-8)

name(fan_yin, 重, 重, 'zhòng', 'heavy').
name(fan_yin, 輕, 轻, 'qīng',  'light').
name(fan_yin, 平, 平, 'píng',  'neutral').
name(fan_yin, 非, 非, 'fēi',   'not in force').

% 伏吟之由 (13.10)

name(fu_yin, 乾克震, 乾克震, 'qián kè zhèn', 'Heaven controls Thunder').
name(fu_yin, 神忒,   神忒,   'shén tè',      'spirit astray').
name(fu_yin, 無咎,   无咎,   'wú jiù',       'no blame').

% 升降 (15.2n)

name(sheng_jiang, 真升, 真升, 'zhēn shēng', 'truly rising').
name(sheng_jiang, 升,   升,   'shēng',      'rising').
name(sheng_jiang, 真降, 真降, 'zhēn jiàng', 'truly falling').
name(sheng_jiang, 降,   降,   'jiàng',      'falling').

% 進退 (16.3-4)

name(jin_tui, 大進,   大进,   'dà jìn',      'great advance').
name(jin_tui, 不進,   不进,   'bù jìn',      'no advance').
name(jin_tui, 不能進, 不能进, 'bù néng jìn', 'unable to advance').
name(jin_tui, 進,     进,     'jìn',         'advancing').
name(jin_tui, 實退,   实退,   'shí tuì',     'real retreat').
name(jin_tui, 不退,   不退,   'bù tuì',      'no retreat').
name(jin_tui, 不及退, 不及退, 'bù jí tuì',   'too late to retreat').
name(jin_tui, 退,     退,     'tuì',         'retreating').

% 有無 (17.2-3)

name(you_wu, 有,           有,             'yǒu',                  'present').
name(you_wu, 有而無(月破), '有而无(月破)', 'yǒu ér wú yuè pò',     'present yet absent (month-broken)').
name(you_wu, 有而無(衰空), '有而无(衰空)', 'yǒu ér wú shuāi kōng', 'present yet absent (dead or void)').
name(you_wu, 有而無(交傷), '有而无(交伤)', 'yǒu ér wú jiāo shāng', 'present yet absent (harmed on every side)').
name(you_wu, 有而無(雜傷), '有而无(杂伤)', 'yǒu ér wú zá shāng',   'present yet absent (harmed line by line)').
name(you_wu, 無而有(伏),   '无而有(伏)',   'wú ér yǒu fú',         'absent yet present (hidden)').
name(you_wu, 無而有(日月), '无而有(日月)', 'wú ér yǒu rì yuè',     'absent yet present (day or month)').
name(you_wu, 無而有(互變), '无而有(互变)', 'wú ér yǒu hù biàn',    'absent yet present (mutual or changed)').
name(you_wu, 無而有(弱伏), '无而有(弱伏)', 'wú ér yǒu ruò fú',     'absent yet present (weakly hidden)').
name(you_wu, 無而有(干化), '无而有(干化)', 'wú ér yǒu gān huà',    'absent yet present (stems joined)').
name(you_wu, 無,           无,             'wú',                   'absent').

% 墓絕 (18.2)

name(mu_jue, 真, 真, 'zhēn', 'true').
name(mu_jue, 偽, 伪, 'wěi',  'false').
name(mu_jue, 平, 平, 'píng', 'neutral').

% 卦空破 (18.4)

name(kong_po, 空, 空, 'kōng', 'void').
name(kong_po, 破, 破, 'pò',   'broken').

% 日月 (20.5)

name(by, 日, 日, 'rì',  'day').
name(by, 月, 月, 'yuè', 'month').

% 干化有無 (20.2)

name(yes_no, 有, 有, 'yǒu', 'yes').
name(yes_no, 無, 无, 'wú',  'no').

% 變否 (11.3)

name(bian_fou, 有變,     有变,     'yǒu biàn',        'changing').
name(bian_fou, 不變,     不变,     'bù biàn',         'unchanging').
name(bian_fou, 暗動不變, 暗动不变, 'àn dòng bù biàn', 'secretly moving, unchanging').

% 喜忌 (11.2-6)

name(xi_ji, 喜, 喜, 'xǐ', 'welcome').
name(xi_ji, 忌, 忌, 'jì', 'feared').

% 觀象之序 (11.4)

name(guan_xu, 用神,     用神,     'yòng shén',            'the use god').
name(guan_xu, 用神衰旺, 用神衰旺, 'yòng shén shuāi wàng', 'the strength of the use god').
name(guan_xu, 動爻喜忌, 动爻喜忌, 'dòng yáo xǐ jì',       'which movers are welcome and which feared').
name(guan_xu, 動爻衰旺, 动爻衰旺, 'dòng yáo shuāi wàng',  'the strength of the movers').
name(guan_xu, 變爻喜忌, 变爻喜忌, 'biàn yáo xǐ jì',       'which changes are welcome and which feared').

% 變之敗 (11.7)

name(bian_bai, 空,   空,   'kōng',     'void').
name(bian_bai, 破,   破,   'pò',       'broken').
name(bian_bai, 受制, 受制, 'shòu zhì', 'held down').

% 力之所出 (11.7, 12.8, 20.5)

name(source, 日月, 日月, 'rì yuè',   'day and month').
name(source, 變爻, 变爻, 'biàn yáo', 'changed lines').
name(source, 動爻, 动爻, 'dòng yáo', 'movers').
name(source, 伏神, 伏神, 'fú shén',  'hidden lines').
name(source, 互卦, 互卦, 'hù guà',   'the mutual hexagram').
name(source, 干化, 干化, 'gān huà',  'stem transformation').

% 別傳之卦 (11.11)

name(bie_zhuan, 對, 对, 'duì',  'every line turned over').
name(bie_zhuan, 交, 交, 'jiāo', 'made of the middle lines').
name(bie_zhuan, 反, 反, 'fǎn',  'upside down').
name(bie_zhuan, 倒, 倒, 'dào',  'trigrams exchanged').

% 反吟所值 (13.3-7)

name(fan_zuo, 日月, 日月, 'rì yuè',  'day or month').
name(fan_zuo, 空破, 空破, 'kōng pò', 'void or break').

% 反吟兩方 (13.3-7)

name(fan_cong, 往, 往, 'wǎng', 'the old trigram').
name(fan_cong, 來, 来, 'lái',  'the new trigram').
name(fan_cong, 動, 动, 'dòng', 'the moving line').
name(fan_cong, 變, 变, 'biàn', 'its change').

% 斷之輕重 (13.2-5)

name(weight, 全, 全, 'quán', 'in full').
name(weight, 半, 半, 'bàn',  'by half').

% 魂之象 (14.2)

name(hun_xiang, 變遷不恆, 变迁不恒, 'biàn qiān bù héng', 'shifting and inconstant').
name(hun_xiang, 惶惑不定, 惶惑不定, 'huáng huò bù dìng', 'perplexed and undecided').
name(hun_xiang, 忐忑不正, 忐忑不正, 'tǎn tè bù zhèng',   'uneasy and out of order').
name(hun_xiang, 拘泥不行, 拘泥不行, 'jū nì bù xíng',     'held fast and not getting on').
name(hun_xiang, 不出疆,   不出疆,   'bù chū jiāng',      'that of one who does not cross the border').
name(hun_xiang, 心不定,   心不定,   'xīn bù dìng',       'that of an unsettled heart').

% 進神退神 (16.1)

name(jin_tui_shen, 進神, 进神, 'jìn shén', 'advancing god').
name(jin_tui_shen, 退神, 退神, 'tuì shén', 'retreating god').

% 化之所論 (16.2)

name(hua_lun, 進退, 进退, 'jìn tuì',  'advance and retreat').
name(hua_lun, 生克, 生克, 'shēng kè', 'generation and control').

% 進退之終 (16.4-6)

name(jin_tui_li, 愈盛, 愈盛, 'yù shèng', 'all the stronger').
name(jin_tui_li, 愈衰, 愈衰, 'yù shuāi', 'all the weaker').
name(jin_tui_li, 潰敗, 溃败, 'kuì bài',  'routed').

% 無而有 (17.2)

name(yong_zai, 伏,   伏,   'fú',      'hidden').
name(yong_zai, 日月, 日月, 'rì yuè',  'in day or month').
name(yong_zai, 互變, 互变, 'hù biàn', 'mutual or changed').
name(yong_zai, 弱伏, 弱伏, 'ruò fú',  'weakly hidden').
name(yong_zai, 干化, 干化, 'gān huà', 'made by joined stems').

% 有而無 (17.3)

name(yong_shang, 月破, 月破, 'yuè pò',     'month-broken').
name(yong_shang, 衰空, 衰空, 'shuāi kōng', 'weak and void').
name(yong_shang, 交傷, 交伤, 'jiāo shāng', 'hurt on every side').
name(yong_shang, 雜傷, 杂伤, 'zá shāng',   'hurt line by line').
name(yong_shang, 死絕, 死绝, 'sǐ jué',     'dead or extinct').

% 墓絕之傷 (18.2)

name(mu_jue_shang, 空, 空, 'kōng',  'void').
name(mu_jue_shang, 破, 破, 'pò',    'broken').
name(mu_jue_shang, 沖, 冲, 'chōng', 'struck').

% 虛氣 (18.4)

name(xu_qi, 多虛, 多虚, 'duō xū',  'hollow').
name(xu_qi, 少氣, 少气, 'shǎo qì', 'short of breath').

% 司候 (19.3)

name(yue_si, 司,   司,   'sī',      'governing').
name(yue_si, 先司, 先司, 'xiān sī', 'governing early').

% 卦候所行 (19.6)

name(hou_yu, 邦宅, 邦宅, 'bāng zhái', 'the realm and dwellings').
name(hou_yu, 他章, 他章, 'tā zhāng',  'other chapters').

% 動之多寡 (20.5)

name(dong_fa, 獨發, 独发, 'dú fā',      'a single mover').
name(dong_fa, 兩動, 两动, 'liǎng dòng', 'two movers').

% 干化之次 (20.5)

name(gan_hua_ci, 要,     要,     'yào',       'the case that matters').
name(gan_hua_ci, 次,     次,     'cì',        'second best').
name(gan_hua_ci, 不可恃, 不可恃, 'bù kě shì', 'not to be relied on').

% 輪轉 (16.1)

name(zhi_lun, 順, 顺, 'shùn', 'forward').
name(zhi_lun, 逆, 逆, 'nì',   'back').

% 斷之所據

name(ground, 六合,       六合,       'liù hé',               'six combinations').
name(ground, 六沖,       六冲,       'liù chōng',            'six clashes').
name(ground, 六合化六沖, 六合化六冲, 'liù hé huà liù chōng', 'six combinations turned into six clashes').
name(ground, 變生,       变生,       'biàn shēng',           'generation by its own change').
name(ground, 變克,       变克,       'biàn kè',              'control by its own change').
name(ground, 反吟,       反吟,       'fǎn yín',              'reversal').
name(ground, 伏吟,       伏吟,       'fú yín',               'repetition').
name(ground, 卦反,       卦反,       'guà fǎn',              'trigram reversal').
name(ground, 爻反,       爻反,       'yáo fǎn',              'line reversal').
name(ground, 遊魂,       游魂,       'yóu hún',              'the wandering soul').
name(ground, 歸魂,       归魂,       'guī hún',              'the returning soul').
name(ground, 升,         升,         'shēng',                'rising').
name(ground, 降,         降,         'jiàng',                'falling').
name(ground, 進,         进,         'jìn',                  'advance').
name(ground, 退,         退,         'tuì',                  'retreat').
name(ground, 有而無,     有而无,     'yǒu ér wú',            'present yet absent').
name(ground, 無而有,     无而有,     'wú ér yǒu',            'absent yet present').
name(ground, 忌神有而無, 忌神有而无, 'jì shén yǒu ér wú',    'a taboo god present yet absent').
name(ground, 忌神無而有, 忌神无而有, 'jì shén wú ér yǒu',    'a taboo god absent yet present').
name(ground, 墓絕,       墓绝,       'mù jué',               'tomb and extinction').
name(ground, 空,         空,         'kōng',                 'void').
name(ground, 破,         破,         'pò',                   'break').
name(ground, 卦候,       卦候,       'guà hòu',              'seasons of the trigrams').
name(ground, 干化,       干化,       'gān huà',              'stem transformation').

% 斷辭

name(verdict, 大凶,       大凶,       'dà xiōng',            'very bad').
name(verdict, 凶,         凶,         'xiōng',               'bad').
name(verdict, 吉,         吉,         'jí',                  'good').
name(verdict, 更凶,       更凶,       'gèng xiōng',          'worse still').
name(verdict, 更吉,       更吉,       'gèng jí',             'better still').
name(verdict, 成,         成,         'chéng',               'it will succeed').
name(verdict, 無終,       无终,       'wú zhōng',            'it is begun and not carried through').
name(verdict, 社稷搖,     社稷摇,     'shè jì yáo',          'the altars of the realm shake').
name(verdict, 人民亂,     人民乱,     'rén mín luàn',        'the people are in disorder').
name(verdict, 有非常,     有非常,     'yǒu fēi cháng',       'something untoward happens').
name(verdict, 生不測,     生不测,     'shēng bù cè',         'the unforeseen happens').
name(verdict, 居宅不寧,   居宅不宁,   'jū zhái bù níng',     'the house is uneasy').
name(verdict, 諸人失利,   诸人失利,   'zhū rén shī lì',      'those who live there suffer loss').
name(verdict, 我受傷,     我受伤,     'wǒ shòu shāng',       'I am hurt').
name(verdict, 彼遭辱,     彼遭辱,     'bǐ zāo rǔ',           'the other is shamed').
name(verdict, 我生事絆,   我生事绊,   'wǒ shēng shì bàn',    'I am held up').
name(verdict, 彼觸網羅,   彼触网罗,   'bǐ chù wǎng luó',     'the other runs into the net').
name(verdict, 不久,       不久,       'bù jiǔ',              'not for long').
name(verdict, 不出,       不出,       'bù chū',              'one does not get away').
name(verdict, 不常,       不常,       'bù cháng',            'it does not last').
name(verdict, 難必,       难必,       'nán bì',              'nothing is certain').
name(verdict, 亡動,       亡动,       'wáng dòng',           'the dead stir').
name(verdict, 亡靜,       亡静,       'wáng jìng',           'the dead rest').
name(verdict, 心動,       心动,       'xīn dòng',            'the heart stirs').
name(verdict, 心靜,       心静,       'xīn jìng',            'the heart rests').
name(verdict, 神動,       神动,       'shén dòng',           'the spirit stirs').
name(verdict, 神靜,       神静,       'shén jìng',           'the spirit rests').
name(verdict, 靈動,       灵动,       'líng dòng',           'the power in the image stirs').
name(verdict, 靈靜,       灵静,       'líng jìng',           'the power in the image rests').
name(verdict, 日大月新,   日大月新,   'rì dà yuè xīn',       'it grows by the day and by the month').
name(verdict, 日消月削,   日消月削,   'rì xiāo yuè xuē',     'it wanes by the day and by the month').
name(verdict, 成得,       成得,       'chéng dé',            'it is attained').
name(verdict, 敗失,       败失,       'bài shī',             'it is lost').
name(verdict, 祥,         祥,         'xiáng',               'a blessing').
name(verdict, 災,         灾,         'zāi',                 'a misfortune').
name(verdict, 用神潰敗,   用神溃败,   'yòng shén kuì bài',   'the use god is routed').
name(verdict, 忌神潰敗,   忌神溃败,   'jì shén kuì bài',     'the taboo god is routed').
name(verdict, 得志,       得志,       'dé zhì',              'the aim is reached').
name(verdict, 榮昌,       荣昌,       'róng chāng',          'life flourishes').
name(verdict, 遂意,       遂意,       'suì yì',              'it goes as wished').
name(verdict, 未易得志,   未易得志,   'wèi yì dé zhì',       'the aim is not easily reached').
name(verdict, 漸弭,       渐弭,       'jiàn mǐ',             'it dies down by and by').
name(verdict, 訟衰,       讼衰,       'sòng shuāi',          'the lawsuit loses force').
name(verdict, 病退,       病退,       'bìng tuì',            'the illness recedes').
name(verdict, 無侵,       无侵,       'wú qīn',              'they do not come').
name(verdict, 憂方大,     忧方大,     'yōu fāng dà',         'the worry only grows').
name(verdict, 喜之,       喜之,       'xǐ zhī',              'welcome').
name(verdict, 畏之,       畏之,       'wèi zhī',             'to be feared').
name(verdict, 宜之,       宜之,       'yí zhī',              'fitting').
name(verdict, 惡之,       恶之,       'wù zhī',              'unwelcome').
name(verdict, 意外遭逢,   意外遭逢,   'yì wài zāo féng',     'a chance unlooked for').
name(verdict, 晚年忽遇,   晚年忽遇,   'wǎn nián hū yù',      'it comes suddenly, late in life').
name(verdict, 起無端,     起无端,     'qǐ wú duān',          'it arises from nothing').
name(verdict, 豈曰靈長,   岂曰灵长,   'qǐ yuē líng cháng',   'the reign will not be long').
name(verdict, 我軍或潰,   我军或溃,   'wǒ jūn huò kuì',      'our army may break').
name(verdict, 不利內,     不利内,     'bù lì nèi',           'unfavourable within').
name(verdict, 不利外,     不利外,     'bù lì wài',           'unfavourable without').
name(verdict, 守不利內,   守不利内,   'shǒu bù lì nèi',      'unfavourable to stay').
name(verdict, 遷不利外,   迁不利外,   'qiān bù lì wài',      'unfavourable to move').
name(verdict, 不宜,       不宜,       'bù yí',               'not fitting').
name(verdict, 不利,       不利,       'bù lì',               'unfavourable').
name(verdict, 豈宜,       岂宜,       'qǐ yí',               'hardly fitting').
name(verdict, 非宜,       非宜,       'fēi yí',              'unfit').
name(verdict, 不忌,       不忌,       'bù jì',               'not feared').
name(verdict, 弗空,       弗空,       'fú kōng',             'not void').
name(verdict, 弗囚,       弗囚,       'fú qiú',              'not trapped').
name(verdict, 不云沖,     不云冲,     'bù yún chōng',        'not broken by the day').
name(verdict, 不云建,     不云建,     'bù yún jiàn',         'not upheld by the day').
name(verdict, 日破,       日破,       'rì pò',               'broken by the day').
name(verdict, 日建,       日建,       'rì jiàn',             'upheld by the day').
name(verdict, 意外可成,   意外可成,   'yì wài kě chéng',     'won beyond expectation').
name(verdict, 不獲而自見, 不获而自见, 'bù huò ér zì xiàn',   'uncaught, he shows himself').
name(verdict, 失望而復全, 失望而复全, 'shī wàng ér fù quán', 'given up, then recovered whole').
name(verdict, 不測之殃,   不测之殃,   'bù cè zhī yāng',      'unforeseen disaster').
name(verdict, 無端之驚,   无端之惊,   'wú duān zhī jīng',    'alarm over nothing').
name(verdict, 得之意外,   得之意外,   'dé zhī yì wài',       'it comes unlooked for').

% 六十四卦

name(hexagram, 乾,   乾,   'qián',      'The Creative').
name(hexagram, 坤,   坤,   'kūn',       'The Receptive').
name(hexagram, 屯,   屯,   'zhūn',      'Difficulty at the Beginning').
name(hexagram, 蒙,   蒙,   'méng',      'Youthful Folly').
name(hexagram, 需,   需,   'xū',        'Waiting').
name(hexagram, 訟,   讼,   'sòng',      'Conflict').
name(hexagram, 師,   师,   'shī',       'The Army').
name(hexagram, 比,   比,   'bǐ',        'Holding Together').
name(hexagram, 小畜, 小畜, 'xiǎo xù',   'The Taming Power of the Small').
name(hexagram, 履,   履,   'lǚ',        'Treading').
name(hexagram, 泰,   泰,   'tài',       'Peace').
name(hexagram, 否,   否,   'pǐ',        'Standstill').
name(hexagram, 同人, 同人, 'tóng rén',  'Fellowship with Men').
name(hexagram, 大有, 大有, 'dà yǒu',    'Possession in Great Measure').
name(hexagram, 謙,   谦,   'qiān',      'Modesty').
name(hexagram, 豫,   豫,   'yù',        'Enthusiasm').
name(hexagram, 隨,   随,   'suí',       'Following').
name(hexagram, 蠱,   蛊,   'gǔ',        'Work on What Has Been Spoiled').
name(hexagram, 臨,   临,   'lín',       'Approach').
name(hexagram, 觀,   观,   'guān',      'Contemplation').
name(hexagram, 噬嗑, 噬嗑, 'shì hé',    'Biting Through').
name(hexagram, 賁,   贲,   'bì',        'Grace').
name(hexagram, 剝,   剥,   'bō',        'Splitting Apart').
name(hexagram, 復,   复,   'fù',        'Return').
name(hexagram, 無妄, 无妄, 'wú wàng',   'Innocence').
name(hexagram, 大畜, 大畜, 'dà xù',     'The Taming Power of the Great').
name(hexagram, 頤,   颐,   'yí',        'The Corners of the Mouth').
name(hexagram, 大過, 大过, 'dà guò',    'Preponderance of the Great').
name(hexagram, 坎,   坎,   'kǎn',       'The Abysmal').
name(hexagram, 離,   离,   'lí',        'The Clinging').
name(hexagram, 咸,   咸,   'xián',      'Influence').
name(hexagram, 恆,   恒,   'héng',      'Duration').
name(hexagram, 遁,   遁,   'dùn',       'Retreat').
name(hexagram, 大壯, 大壮, 'dà zhuàng', 'The Power of the Great').
name(hexagram, 晉,   晋,   'jìn',       'Progress').
name(hexagram, 明夷, 明夷, 'míng yí',   'Darkening of the Light').
name(hexagram, 家人, 家人, 'jiā rén',   'The Family').
name(hexagram, 睽,   睽,   'kuí',       'Opposition').
name(hexagram, 蹇,   蹇,   'jiǎn',      'Obstruction').
name(hexagram, 解,   解,   'xiè',       'Deliverance').
name(hexagram, 損,   损,   'sǔn',       'Decrease').
name(hexagram, 益,   益,   'yì',        'Increase').
name(hexagram, 夬,   夬,   'guài',      'Breakthrough').
name(hexagram, 姤,   姤,   'gòu',       'Coming to Meet').
name(hexagram, 萃,   萃,   'cuì',       'Gathering Together').
name(hexagram, 升,   升,   'shēng',     'Pushing Upward').
name(hexagram, 困,   困,   'kùn',       'Oppression').
name(hexagram, 井,   井,   'jǐng',      'The Well').
name(hexagram, 革,   革,   'gé',        'Revolution').
name(hexagram, 鼎,   鼎,   'dǐng',      'The Cauldron').
name(hexagram, 震,   震,   'zhèn',      'The Arousing').
name(hexagram, 艮,   艮,   'gèn',       'Keeping Still').
name(hexagram, 漸,   渐,   'jiàn',      'Development').
name(hexagram, 歸妹, 归妹, 'guī mèi',   'The Marrying Maiden').
name(hexagram, 豐,   丰,   'fēng',      'Abundance').
name(hexagram, 旅,   旅,   'lǚ',        'The Wanderer').
name(hexagram, 巽,   巽,   'xùn',       'The Gentle').
name(hexagram, 兌,   兑,   'duì',       'The Joyous').
name(hexagram, 渙,   涣,   'huàn',      'Dispersion').
name(hexagram, 節,   节,   'jié',       'Limitation').
name(hexagram, 中孚, 中孚, 'zhōng fú',  'Inner Truth').
name(hexagram, 小過, 小过, 'xiǎo guò',  'Preponderance of the Small').
name(hexagram, 既濟, 既济, 'jì jì',     'After Completion').
name(hexagram, 未濟, 未济, 'wèi jì',    'Before Completion').

%!  alias(?Type, ?Trad, ?Alias) is nondet.
%
%   The value Trad of Type is also called Alias, an atom: another form in
%   either script, a sign, a number, toned pinyin or English.

alias(Type, Trad, Alias) :-
    known_as(Type, Trad, Aliases),
    member(Alias, Aliases).

%   known_as(?Type, ?Trad, ?Aliases): what alias/3 says, value by value.

% 天干

known_as(gan, 己, [已]).

% 地支

known_as(zhi, 卯, ['Hare']).
known_as(zhi, 巳, [已, 'Serpent']).
known_as(zhi, 未, ['Sheep', 'Ram']).
known_as(zhi, 酉, ['Cock']).
known_as(zhi, 戌, [戍]).
known_as(zhi, 亥, ['Boar']).

% 八卦

known_as(gua, 乾, ['☰', 天, 'tiān', 干, 'Sky']).
known_as(gua, 兌, ['☱', 澤, 泽, 'zé', 'Marsh']).
known_as(gua, 離, ['☲', 火, 'huǒ']).
known_as(gua, 震, ['☳', 雷, 'léi']).
known_as(gua, 巽, ['☴', 風, 风, 'fēng']).
known_as(gua, 坎, ['☵', 水, 'shuǐ']).
known_as(gua, 艮, ['☶', 山, 'shān']).
known_as(gua, 坤, ['☷', 地, 'dì']).

% 主屬

known_as(person, 父,   [老父, 父親, 父亲, 'Dad']).
known_as(person, 母,   [老母, 母親, 母亲, 'Mom', 'Mum']).
known_as(person, 長男, [長子, 长子, 'Son', 'Oldest Son', 'First Son']).
known_as(person, 長女, ['Daughter', 'Oldest Daughter', 'First Daughter']).
known_as(person, 中男, [中子, 次子, 'Son', 'Second Son']).
known_as(person, 中女, [次女, 'Daughter', 'Second Daughter']).
known_as(person, 少男, [少子, 幼子, 'Son', 'Younger Son']).
known_as(person, 少女, [幼女, 'Daughter', 'Younger Daughter']).

% 六親

known_as(liu_qin, 父母, [父, 母, 文書, 文书, 'Parent', 'Father', 'Mother']).
known_as(liu_qin, 兄弟, [兄, 弟, 'Sibling', 'Brother', 'Brothers', 'Sister', 'Sisters']).
known_as(liu_qin, 子孫, [子, 孫, 孙, 福德, 'Child', 'Children', 'Son', 'Daughter', 'Descendants']).
known_as(liu_qin, 妻財, [妻, 財, 财, 才, 妻才, 'Wife', 'Wife and Wealth']).
known_as(liu_qin, 官鬼, [官, 鬼, 夫, 'Husband', 'Officer', 'Ghost', 'Official', 'Officials and Ghosts']).

% 世應

known_as(use, 世, ['Subject', 'Host']).
known_as(use, 應, ['Object', 'Guest', 'Response']).

% 六神

known_as(liu_shen, 青龍, [青, 龍, 龙, 蒼龍, 苍龙, 'Green Dragon']).
known_as(liu_shen, 朱雀, [朱, 雀, 'Red Bird', 'Red Phoenix']).
known_as(liu_shen, 勾陳, [勾, 陳, 陈, 'Hooked Array', 'Hooked Snake']).
known_as(liu_shen, 螣蛇, [螣, 蛇, 騰蛇, 腾蛇, 'Flying Serpent', 'Flying Snake']).
known_as(liu_shen, 白虎, [白, 虎]).
known_as(liu_shen, 玄武, [玄, 武, 元武, 'Black Tortoise', 'Black Warrior']).

% 八宮世次

known_as(gong, 八純, [本宮, 本宫, 純, 纯]).
known_as(gong, 一世, ['First World']).
known_as(gong, 二世, ['Second World']).
known_as(gong, 三世, ['Third World']).
known_as(gong, 四世, ['Fourth World']).
known_as(gong, 五世, ['Fifth World']).
known_as(gong, 遊魂, [遊, 游]).
known_as(gong, 歸魂, [歸, 归]).

% 歸遊

known_as(hun, 遊魂, [遊, 游]).
known_as(hun, 歸魂, [歸, 归]).

% 內外

known_as(place, 內, [下, 貞, 贞, 'Lower', 'Inner Trigram', 'Lower Trigram']).
known_as(place, 外, [上, 悔, 'Upper', 'Outer Trigram', 'Upper Trigram']).

% 爻位

known_as(line, 1, [初, 一爻, 初九, 初六, 'First Line', 'Bottom Line']).
known_as(line, 2, [二, 九二, 六二, 'Second Line']).
known_as(line, 3, [三, 九三, 六三, 'Third Line']).
known_as(line, 4, [四, 九四, 六四, 'Fourth Line']).
known_as(line, 5, [五, 九五, 六五, 'Fifth Line']).
known_as(line, 6, [上, 六爻, 上九, 上六, 'Sixth Line', 'Top Line']).

% 四象

known_as(yao_xiang, 老陽, ['9', '○', 'O', 重, 'chóng', 太陽, 太阳]).
known_as(yao_xiang, 老陰, ['6', '×', 'X', 交, 'jiāo', 太陰, 太阴]).
known_as(yao_xiang, 少陽, ['7', '⚊', 單, 单, 'dān']).
known_as(yao_xiang, 少陰, ['8', '⚋', 拆, 'chāi']).

% 變化

known_as(bian_hua, 變, ['yin to yang']).
known_as(bian_hua, 化, ['yang to yin']).

% 爻態

known_as(state, 動,   [動爻, 动爻, 發動, 发动, 'Active']).
known_as(state, 靜,   [靜爻, 静爻, 'Still']).
known_as(state, 暗動, ['Hidden Moving', 'Hidden Movement']).
known_as(state, 旬空, [空, 空亡, 'Empty']).
known_as(state, 月破, [破, 'Broken']).
known_as(state, 散,   [沖散, 冲散, 'Dispersed']).

% 旺衰

known_as(wang_shuai, 旺, ['Flourishing', 'Thriving']).
known_as(wang_shuai, 囚, ['Imprisoned', 'Confined']).

% 十二宮

known_as(chang_sheng, 長生, [生, 'Growth']).
known_as(chang_sheng, 沐浴, [浴, 敗, 败]).
known_as(chang_sheng, 冠帶, [冠, 'guàn dài']).
known_as(chang_sheng, 臨官, [官, 祿, 禄, 建祿, 建禄]).
known_as(chang_sheng, 帝旺, [旺, 'Prime']).
known_as(chang_sheng, 墓,   [庫, 库, 'Grave']).
known_as(chang_sheng, 絕,   ['Severance']).
known_as(chang_sheng, 胎,   ['Embryo']).
known_as(chang_sheng, 養,   ['Nourishment']).

% 二十四節氣

known_as(jie_qi, 立春, ['Beginning of Spring']).
known_as(jie_qi, 驚蟄, ['Waking of Insects']).
known_as(jie_qi, 春分, ['Vernal Equinox']).
known_as(jie_qi, 清明, ['Pure Brightness']).
known_as(jie_qi, 立夏, ['Beginning of Summer']).
known_as(jie_qi, 小滿, ['Grain Full', 'Lesser Fullness']).
known_as(jie_qi, 小暑, ['Slight Heat', 'Lesser Heat']).
known_as(jie_qi, 大暑, ['Great Heat', 'Greater Heat']).
known_as(jie_qi, 立秋, ['Beginning of Autumn']).
known_as(jie_qi, 處暑, ['Limit of Heat']).
known_as(jie_qi, 秋分, ['Autumnal Equinox']).
known_as(jie_qi, 霜降, ['Frosts Descent']).
known_as(jie_qi, 立冬, ['Beginning of Winter']).
known_as(jie_qi, 小雪, ['Slight Snow', 'Lesser Snow']).
known_as(jie_qi, 大雪, ['Great Snow', 'Greater Snow']).
known_as(jie_qi, 小寒, ['Slight Cold', 'Lesser Cold']).
known_as(jie_qi, 大寒, ['Great Cold', 'Greater Cold']).

% 五神

known_as(role, 用神, [用, 'Useful God', 'Use Spirit', 'Useful Spirit']).
known_as(role, 元神, [元, 原神, 'Source God', 'Source Spirit', 'Original Spirit']).
known_as(role, 忌神, [忌, 'Adverse God', 'Adverse Spirit', 'Taboo Spirit']).
known_as(role, 仇神, [仇, 'Hostile God', 'Hostile Spirit', 'Enemy Spirit']).
known_as(role, 洩氣, [洩, 洩神, 泄神, 'Drain']).

% 卦變

known_as(gua_bian, 比和, [比]).

% 有無

known_as(you_wu, 有而無(月破), [月破]).
known_as(you_wu, 有而無(衰空), [衰空]).
known_as(you_wu, 有而無(交傷), [交傷, 交伤]).
known_as(you_wu, 有而無(雜傷), [雜傷, 杂伤]).
known_as(you_wu, 無而有(伏),   [伏]).
known_as(you_wu, 無而有(日月), [日月]).
known_as(you_wu, 無而有(互變), [互變, 互变]).
known_as(you_wu, 無而有(弱伏), [弱伏]).
known_as(you_wu, 無而有(干化), [干化]).

% 卦空破

known_as(kong_po, 空, ['Hollow']).
known_as(kong_po, 破, ['Feeble']).

% 日月

known_as(by, 日, [日辰]).
known_as(by, 月, [月建]).

% 斷之所據

known_as(ground, 反吟, [返吟, 'Reversed Chant', 'Opposition']).
known_as(ground, 伏吟, ['Hidden Chant', 'Stagnation']).

% 斷辭

known_as(verdict, 大凶, ['Great Misfortune', 'Ominous']).
known_as(verdict, 凶,   ['Misfortune', 'Inauspicious']).
known_as(verdict, 吉,   ['Good Fortune', 'Auspicious']).

% 六十四卦: the number in the received order, the sign, the full name

known_as(hexagram, 乾,   ['1',  '䷀', 乾為天,   乾为天,   'qián wéi tiān',      干, 干为天]).
known_as(hexagram, 坤,   ['2',  '䷁', 坤為地,   坤为地,   'kūn wéi dì']).
known_as(hexagram, 屯,   ['3',  '䷂', 水雷屯,             'shuǐ léi zhūn',      'tún', 'Sprouting']).
known_as(hexagram, 蒙,   ['4',  '䷃', 山水蒙,             'shān shuǐ méng',     'Inexperience']).
known_as(hexagram, 需,   ['5',  '䷄', 水天需,             'shuǐ tiān xū',       'Nourishment']).
known_as(hexagram, 訟,   ['6',  '䷅', 天水訟,   天水讼,   'tiān shuǐ sòng',     'Lawsuit']).
known_as(hexagram, 師,   ['7',  '䷆', 地水師,   地水师,   'dì shuǐ shī']).
known_as(hexagram, 比,   ['8',  '䷇', 水地比,             'shuǐ dì bǐ',         'Union']).
known_as(hexagram, 小畜, ['9',  '䷈', 風天小畜, 风天小畜, 'fēng tiān xiǎo xù',  'xiǎo chù', 'Small Taming']).
known_as(hexagram, 履,   ['10', '䷉', 天澤履,   天泽履,   'tiān zé lǚ',         'Conduct']).
known_as(hexagram, 泰,   ['11', '䷊', 地天泰,             'dì tiān tài']).
known_as(hexagram, 否,   ['12', '䷋', 天地否,             'tiān dì pǐ',         'Stagnation']).
known_as(hexagram, 同人, ['13', '䷌', 天火同人,           'tiān huǒ tóng rén',  'Fellowship']).
known_as(hexagram, 大有, ['14', '䷍', 火天大有,           'huǒ tiān dà yǒu',    'Great Possession']).
known_as(hexagram, 謙,   ['15', '䷎', 地山謙,   地山谦,   'dì shān qiān']).
known_as(hexagram, 豫,   ['16', '䷏', 雷地豫,             'léi dì yù']).
known_as(hexagram, 隨,   ['17', '䷐', 澤雷隨,   泽雷随,   'zé léi suí']).
known_as(hexagram, 蠱,   ['18', '䷑', 山風蠱,   山风蛊,   'shān fēng gǔ',       'Decay']).
known_as(hexagram, 臨,   ['19', '䷒', 地澤臨,   地泽临,   'dì zé lín']).
known_as(hexagram, 觀,   ['20', '䷓', 風地觀,   风地观,   'fēng dì guān',       'View']).
known_as(hexagram, 噬嗑, ['21', '䷔', 火雷噬嗑,           'huǒ léi shì hé',     'shì kè']).
known_as(hexagram, 賁,   ['22', '䷕', 山火賁,   山火贲,   'shān huǒ bì']).
known_as(hexagram, 剝,   ['23', '䷖', 山地剝,   山地剥,   'shān dì bō']).
known_as(hexagram, 復,   ['24', '䷗', 地雷復,   地雷复,   'dì léi fù',          'The Turning Point']).
known_as(hexagram, 無妄, ['25', '䷘', 天雷無妄, 天雷无妄, 'tiān léi wú wàng',   'The Unexpected']).
known_as(hexagram, 大畜, ['26', '䷙', 山天大畜,           'shān tiān dà xù',    'dà chù', 'Great Taming']).
known_as(hexagram, 頤,   ['27', '䷚', 山雷頤,   山雷颐,   'shān léi yí',        'Providing Nourishment']).
known_as(hexagram, 大過, ['28', '䷛', 澤風大過, 泽风大过, 'zé fēng dà guò',     'Great Exceeding']).
known_as(hexagram, 坎,   ['29', '䷜', 坎為水,   坎为水,   'kǎn wéi shuǐ',       'Water']).
known_as(hexagram, 離,   ['30', '䷝', 離為火,   离为火,   'lí wéi huǒ',         'Fire']).
known_as(hexagram, 咸,   ['31', '䷞', 澤山咸,   泽山咸,   'zé shān xián',       'Wooing']).
known_as(hexagram, 恆,   ['32', '䷟', 雷風恆,   雷风恒,   'léi fēng héng']).
known_as(hexagram, 遁,   ['33', '䷠', 天山遁,             'tiān shān dùn']).
known_as(hexagram, 大壯, ['34', '䷡', 雷天大壯, 雷天大壮, 'léi tiān dà zhuàng', 'Great Power']).
known_as(hexagram, 晉,   ['35', '䷢', 火地晉,   火地晋,   'huǒ dì jìn']).
known_as(hexagram, 明夷, ['36', '䷣', 地火明夷,           'dì huǒ míng yí']).
known_as(hexagram, 家人, ['37', '䷤', 風火家人, 风火家人, 'fēng huǒ jiā rén',   'The Clan']).
known_as(hexagram, 睽,   ['38', '䷥', 火澤睽,   火泽睽,   'huǒ zé kuí']).
known_as(hexagram, 蹇,   ['39', '䷦', 水山蹇,             'shuǐ shān jiǎn']).
known_as(hexagram, 解,   ['40', '䷧', 雷水解,             'léi shuǐ xiè',       'jiě']).
known_as(hexagram, 損,   ['41', '䷨', 山澤損,   山泽损,   'shān zé sǔn']).
known_as(hexagram, 益,   ['42', '䷩', 風雷益,   风雷益,   'fēng léi yì']).
known_as(hexagram, 夬,   ['43', '䷪', 澤天夬,   泽天夬,   'zé tiān guài',       'Resoluteness']).
known_as(hexagram, 姤,   ['44', '䷫', 天風姤,   天风姤,   'tiān fēng gòu']).
known_as(hexagram, 萃,   ['45', '䷬', 澤地萃,   泽地萃,   'zé dì cuì',          'Massing']).
known_as(hexagram, 升,   ['46', '䷭', 地風升,   地风升,   'dì fēng shēng']).
known_as(hexagram, 困,   ['47', '䷮', 澤水困,   泽水困,   'zé shuǐ kùn',        'Exhaustion']).
known_as(hexagram, 井,   ['48', '䷯', 水風井,   水风井,   'shuǐ fēng jǐng']).
known_as(hexagram, 革,   ['49', '䷰', 澤火革,   泽火革,   'zé huǒ gé',          'Molting']).
known_as(hexagram, 鼎,   ['50', '䷱', 火風鼎,   火风鼎,   'huǒ fēng dǐng']).
known_as(hexagram, 震,   ['51', '䷲', 震為雷,   震为雷,   'zhèn wéi léi',       'Shock', 'Thunder']).
known_as(hexagram, 艮,   ['52', '䷳', 艮為山,   艮为山,   'gèn wéi shān',       'Mountain']).
known_as(hexagram, 漸,   ['53', '䷴', 風山漸,   风山渐,   'fēng shān jiàn',     'Gradual Progress']).
known_as(hexagram, 歸妹, ['54', '䷵', 雷澤歸妹, 雷泽归妹, 'léi zé guī mèi']).
known_as(hexagram, 豐,   ['55', '䷶', 雷火豐,   雷火丰,   'léi huǒ fēng',       'Fullness']).
known_as(hexagram, 旅,   ['56', '䷷', 火山旅,             'huǒ shān lǚ']).
known_as(hexagram, 巽,   ['57', '䷸', 巽為風,   巽为风,   'xùn wéi fēng',       'The Penetrating', 'Wind']).
known_as(hexagram, 兌,   ['58', '䷹', 兌為澤,   兑为泽,   'duì wéi zé',         'Lake']).
known_as(hexagram, 渙,   ['59', '䷺', 風水渙,   风水涣,   'fēng shuǐ huàn',     'Dissolution']).
known_as(hexagram, 節,   ['60', '䷻', 水澤節,   水泽节,   'shuǐ zé jié']).
known_as(hexagram, 中孚, ['61', '䷼', 風澤中孚, 风泽中孚, 'fēng zé zhōng fú']).
known_as(hexagram, 小過, ['62', '䷽', 雷山小過, 雷山小过, 'léi shān xiǎo guò',  'Small Exceeding']).
known_as(hexagram, 既濟, ['63', '䷾', 水火既濟, 水火既济, 'shuǐ huǒ jì jì']).
known_as(hexagram, 未濟, ['64', '䷿', 火水未濟, 火水未济, 'huǒ shuǐ wèi jì']).

		 /*******************************
		 *            KINDS             *
		 *******************************/

%!  kind(?Type, ?Zh, ?English) is nondet.
%
%   What a value of Type is called when none is named: some line, 某爻.

kind(n,            數,   number).
kind(gan,          干,   stem).
kind(zhi,          支,   branch).
kind(gan_zhi,      干支, pair).
kind(yin_yang,     性,   polarity).
kind(xing,         行,   phase).
kind(gua,          卦,   trigram).
kind(person,       人,   person).
kind(liu_qin,      六親, kin).
kind(use,          用神, 'use god').
kind(liu_shen,     六神, spirit).
kind(gong,         世次, stage).
kind(hun,          魂,   soul).
kind(place,        卦,   trigram).
kind(line,         爻,   line).
kind(yao_xiang,    象,   mark).
kind(bian_hua,     變化, change).
kind(bian_fou,     態,   state).
kind(state,        態,   state).
kind(wang_shuai,   態,   state).
kind(chang_sheng,  宮,   stage).
kind(gua_hou,      態,   state).
kind(jie_qi,       節氣, 'solar term').
kind(role,         神,   god).
kind(sheng_ke,     生克, effect).
kind(hui_tou,      生克, effect).
kind(gua_bian,     生克, effect).
kind(xi_ji,        喜忌, bearing).
kind(guan_xu,      步,   step).
kind(source,       處,   source).
kind(qiu_fu,       故,   reason).
kind(bian_bai,     病,   defect).
kind(bie_zhuan,    法,   way).
kind(fu_wei,       位,   place).
kind(fei_fu,       涉,   relation).
kind(fu_chu,       等,   degree).
kind(fu_li,        力,   strength).
kind(fan_yin,      等,   weight).
kind(fan_zuo,      遇,   touch).
kind(fan_cong,     方,   side).
kind(fu_yin,       由,   reason).
kind(weight,       等,   weight).
kind(hun_xiang,    象,   image).
kind(sheng_jiang,  升降, motion).
kind(jin_tui,      進退, motion).
kind(jin_tui_shen, 神,   god).
kind(hua_lun,      論,   measure).
kind(jin_tui_li,   終,   end).
kind(you_wu,       有無, state).
kind(yong_zai,     處,   place).
kind(yong_shang,   傷,   harm).
kind(mu_jue,       等,   kind).
kind(mu_jue_shang, 傷,   harm).
kind(kong_po,      病,   defect).
kind(xu_qi,        病,   defect).
kind(yue_si,       司,   rule).
kind(hou_yu,       處,   scope).
kind(by,           日月, 'day or month').
kind(yes_no,       有無, answer).
kind(dong_fa,      法,   case).
kind(gan_hua_ci,   等,   weight).
kind(zhi_lun,      向,   way).
kind(ground,       徵,   sort).
kind(verdict,      斷,   outcome).
kind(topic,        事,   matter).
kind(scope,        事,   matter).
kind(hexagram,     卦,   hexagram).

		 /*******************************
		 *           LABELS             *
		 *******************************/

%!  label(+Lang, ?Type, +Value, -Text) is det.
%
%   Text, an atom, is Value as printed in Lang: `zh` Traditional, `hans`
%   Simplified, `pinyin` or `en`. Where Type is unbound it becomes the first
%   type in the order of this table that has Value, and where the given Type
%   does not have Value any other that does lends its label. Terms and lists
%   that are not in the table are composed of the labels of their parts, an
%   unbound part as `_`; what no type has is printed as it is written.
%
%   @error type_error Lang is none of the four.

label(Lang, Type, Value, Text) :-
    must_be(oneof([zh, hans, pinyin, en]), Lang),
    once(labelled(Lang, Type, Value, Label)),
    Text = Label.

labelled(Lang, Type, Value, Label) :-
    ground(Value),
    name(Type, Value, Simplified, Pinyin, English),
    field(Lang, Value, Simplified, Pinyin, English, Label).
labelled(Lang, _, Value, Label) :-
    ground(Value),
    name(_, Value, Simplified, Pinyin, English),
    field(Lang, Value, Simplified, Pinyin, English, Label).
labelled(Lang, _, Value, Label) :-
    composed(Value, Lang, Label).
labelled(_, _, Value, Label) :-
    term_to_atom(Value, Label).

field(zh,     Line, Label, _, _, Label) :- integer(Line).
field(zh,     Label, _, _, _, Label)    :- atom(Label).
field(zh,     Trad, _, _, _, Label)     :- compound(Trad), format(atom(Label), '~w', [Trad]).
field(hans,   _, Label, _, _, Label).
field(pinyin, _, _, Label, _, Label).
field(en,     _, _, _, Label, Label).

composed(Value, _, '_') :-
    var(Value).
composed(Value, _, Label) :-
    string(Value),
    atom_string(Label, Value).
composed(Value, Lang, Label) :-
    is_list(Value),
    Value = [_|_],
    joined(Lang, Value, Label).
composed(Value, Lang, Label) :-
    subsumes_term(卦(_), Value),
    Value = 卦(Which),
    label(Lang, _, Which, Name),
    style(Lang, Trigram, _, _),
    format(atom(Label), Trigram, [Name]).
composed(Value, Lang, Label) :-
    compound(Value),
    compound_name_arguments(Value, Turn, [Verdict]),
    turned(Lang, Turn, Format),
    label(Lang, verdict, Verdict, Name),
    format(atom(Label), Format, [Name]).
composed(Value, Lang, Label) :-
    subsumes_term(爻(_), Value),
    Value = 爻(Line),
    label(Lang, line, Line, Label).
composed(Value, Lang, Label) :-
    compound(Value),
    compound_name_arguments(Value, Functor, [Part|Parts]),
    head(Functor, Word),
    label(Lang, _, Word, Head),
    joined(Lang, [Part|Parts], Inside),
    style(Lang, _, Term, _),
    format(atom(Label), Term, [Head, Inside]).

joined(Lang, Values, Label) :-
    findall(Text, ( member(Value, Values), label(Lang, _, Value, Text) ), Texts),
    style(Lang, _, _, Between),
    atomic_list_concat(Texts, Between, Label).

%   head(+Functor, -Word): a term of Functor is printed as Word with its parts.

head(fan,     Word) => Word = 反吟.
head(fu,      Word) => Word = 伏吟.
head(Functor, Word) => Word = Functor.

%   turned(?Lang, ?Turn, ?Format): a verdict that counts by half, 半(Verdict),
%   or the reverse, 反(Verdict), is set by Format.

turned(zh,     半, '~w（其半）').     turned(zh,     反, '「~w」之反').
turned(hans,   半, '~w（其半）').     turned(hans,   反, '「~w」之反').
turned(pinyin, 半, '~w (qí bàn)').    turned(pinyin, 反, '~w (zhī fǎn)').
turned(en,     半, '~w (by half)').   turned(en,     反, 'the reverse of "~w"').

%   style(?Lang, ?Trigram, ?Term, ?Between): how a trigram, a term and the
%   parts of a term or list are set.

style(zh,     '~w卦',       '~w(~w)',  '、').
style(hans,   '~w卦',       '~w(~w)',  '、').
style(pinyin, '~w guà',     '~w (~w)', ', ').
style(en,     '~w trigram', '~w (~w)', ', ').

		 /*******************************
		 *           LOOKUP             *
		 *******************************/

%!  lookup(+Type, +Input, -Values) is det.
%
%   Values, in standard order and each once, are the values of Type that
%   Input, an atom, string or number as somebody typed it, may mean: none
%   where it is no name, several where it is ambiguous. The value itself
%   means nothing else. Otherwise any name or alias counts, whatever the
%   case, the spaces and the punctuation, with or without the article; pinyin
%   also without its tones, with figures for them (`kun4`), with `v` or `u`
%   for `ü`. A syllable typed with its tone matches only that tone.

lookup(Type, Input, Values) :-
    atom_string(Atom, Input),
    (   name(Type, Atom, _, _, _)
    ->  Values = [Atom]
    ;   readings(Type, Atom, Readings),
        findall(Value,
                ( written(Type, Key, Tones, Value),
                  member(Key-Given, Readings),
                  agree(Given, Tones) ),
                Found),
        sort(Found, Values)
    ).

agree([], []).
agree([0|Given], [_|Tones]) :-
    agree(Given, Tones).
agree([Tone|Given], [Tone|Tones]) :-
    Tone > 0,
    agree(Given, Tones).

%!  nearest(+Type, +Input, -Value) is semidet.
%
%   Value is the value of Type with a name nearest to Input: the fewest
%   edits for its length, tones apart; of equals the first in this table.
%   False only where there is no such Type. (library(isub) cannot serve: it
%   counts what two texts have in common from three characters on, which is
%   more than most names have.)

nearest(Type, Input, Value) :-
    likest(Type, Input, _, Value).

%!  near(+Type, +Input, -Value) is semidet.
%
%   Value is the nearest as by nearest/3, and worth a guess: one edit makes
%   Input, of two signs or more, its name, or so few that most signs stay.

near(Type, Input, Value) :-
    opening(Input, Opening),
    signs(Opening, [_, _|_]),
    likest(Type, Input, Edits/Length, Value),
    few(Edits, Length).

%!  near_of(+Names, +Input, -Name) is semidet.
%
%   Name is that of Names, atoms, which Input is near to, as near/3 judges.

near_of(Names, Input, Name) :-
    opening(Input, Opening),
    signs(Opening, Signs),
    pairs_keys(Signs, Typed),
    findall(Share-(Edits/Length-Other),
            ( member(Other, Names),
              key(Other, Key, _),
              edits(Typed, Key, Edits, Length),
              Share is Edits / Length ),
            Pairs),
    keysort(Pairs, [_-(Least/Long-Name)|_]),
    few(Least, Long).

few(Edits, Length) :-
    Edits < Length,
    Edits =< max(1, Length * 0.4).

likest(Type, Input, Edits/Length, Value) :-
    opening(Input, Opening),
    signs(Opening, Signs),
    findall(Share-(Count/Long-Other),
            ( form(Type, Key, _, Other),
              typed(Signs, Typed),
              edits(Typed, Key, Count, Long),
              Share is Count / Long ),
            Pairs),
    keysort(Pairs, [_-(Edits/Length-Value)|_]).

%   opening(+Input, -Opening): more than any name has of Input, so that a
%   long text costs no more than a short one.

opening(Input, Opening) :-
    atom_string(Atom, Input),
    atom_length(Atom, Length),
    Long is min(Length, 50),
    sub_atom(Atom, 0, Long, _, Opening).

typed(Signs, Chars) :-
    pairs_keys(Signs, Chars).
typed(Signs, Chars) :-
    tone_figures(Signs, Spelt),
    pairs_keys(Spelt, Chars).

%   edits(+Chars, +Other, -Edits, -Length): so many edits turn Chars into the
%   atom Other; Length is that of the longer.

edits(Xs, Other, Edits, Length) :-
    atom_chars(Other, Ys),
    length(Xs, M),
    length(Ys, N),
    numlist(0, N, Row0),
    foldl(edit_row(Ys), Xs, Row0, Row),
    last(Row, Edits),
    Length is max(1, max(M, N)).

edit_row(Ys, X, [Above|Row0], [First|Row]) :-
    First is Above + 1,
    foldl(edit_cell(X), Ys, Row0, Row, Above-First, _).

edit_cell(X, Y, Above, Here, Corner-Left, Above-Here) :-
    (   X == Y
    ->  Here is min(Corner, min(Above, Left) + 1)
    ;   Here is min(Corner, min(Above, Left)) + 1
    ).

		 /*******************************
		 *            FORMS             *
		 *******************************/

%   form(+Type, ?Key, ?Tones, ?Value): one written form of Value. Key is
%   what counts of it; Tones has a tone for each letter of Key where the form
%   is pinyin, else it is []. written/4 is the same, remembered.

:- table written/4.

written(Type, Key, Tones, Value) :-
    form(Type, Key, Tones, Value).

form(Type, Key, Tones, Value) :-
    name(Type, Value, Simplified, Pinyin, English),
    (   member(Form, [Value, Simplified, Pinyin, English])
    ;   alias(Type, Value, Form)
    ),
    key(Form, Key, Tones).

key(Form, Key, Tones) :-
    format(atom(Atom), '~w', [Form]),
    atomic_list_concat(Syllables, ' ', Atom),
    maplist(signs, Syllables, Spelt),
    (   member(Signs, Spelt), member(_-Tone, Signs), Tone > 0
    ->  maplist(spread, Spelt, Spread),
        append(Spread, All),
        pairs_keys_values(All, Chars, Tones)
    ;   append(Spelt, All),
        pairs_keys(All, Chars0),
        no_article(Chars0, Chars),
        Tones = []
    ),
    atom_chars(Key, Chars).

%   spread(+Signs0, -Signs): every letter of a syllable has its tone.

spread(Signs0, Signs) :-
    pairs_keys_values(Signs0, Chars, Marked),
    max_list(Marked, Tone),
    findall(Char-Tone, member(Char, Chars), Signs).

%   readings(+Type, +Atom, -Readings): the pairs Key-Given that Atom may
%   stand for, Given having 0 for a letter without a tone, or being [] where
%   Atom is read as anything but pinyin.

readings(Type, Atom, Readings) :-
    signs(Atom, Signs),
    findall(Key-Given, reading(Type, Signs, Key, Given), Readings).

reading(Type, Signs, Key, []) :-
    pairs_keys_values(Signs, Chars0, Tones),
    maplist(==(0), Tones),
    (   no_article(Chars0, Chars)
    ;   unit(Type, Unit),
        append(Chars, [Unit], Chars0)
    ),
    atom_chars(Key, Chars).
reading(_, Signs, Key, Given) :-
    tone_figures(Signs, Spelt),
    pairs_keys_values(Spelt, Chars, Given),
    atom_chars(Key, Chars).

no_article(Chars0, Chars) :-
    (   Chars0 = [t,h,e,Char|More]
    ->  Chars = [Char|More]
    ;   Chars = Chars0
    ).

%   unit(?Type, ?Word): names of Type are often typed with Word behind them.

unit(zhi,      月).  unit(zhi,     日).
unit(gan_zhi,  年).  unit(gan_zhi, 月).  unit(gan_zhi, 日).
unit(gua,      卦).  unit(gua,     宮).  unit(gua,     宫).
unit(hexagram, 卦).  unit(gong,    卦).  unit(hun,     卦).  unit(place, 卦).
unit(liu_qin,  爻).  unit(use,     爻).

%   tone_figures(+Signs0, -Signs): the figure behind a syllable becomes the
%   tone of its last letter, and `v` the `u` that keys have for `ü`.

tone_figures([], []).
tone_figures([Char0-Tone0|Signs0], [Char-Tone|Signs]) :-
    \+ figure(Char0, _),
    (   Char0 == v
    ->  Char = u
    ;   Char = Char0
    ),
    (   Signs0 = [Figure-_|Signs1],
        figure(Figure, Tone)
    ->  Tone0 == 0
    ;   Signs1 = Signs0,
        Tone = Tone0
    ),
    tone_figures(Signs1, Signs).

figure('1', 1).  figure('2', 2).  figure('3', 3).  figure('4', 4).

%   signs(+Text, -Signs): the pairs Char-Tone of what counts in Text, Tone 0
%   where none is marked. Char is a small ASCII letter, a figure or any sign
%   beyond Latin. Written out here because the case and class of letters
%   hang on the locale.

signs(Text, Signs) :-
    atom_codes(Text, Codes),
    codes_signs(Codes, Signs).

codes_signs([], []).
codes_signs([Code|Codes0], Signs) :-
    (   sign(Code, Char, Tone0)
    ->  marks(Codes0, Codes, Tone0, Tone),
        Signs = [Char-Tone|Signs1]
    ;   Codes = Codes0,
        Signs = Signs1
    ),
    codes_signs(Codes, Signs1).

%   marks(+Codes0, -Codes, +Tone0, -Tone): the combining marks that open
%   Codes0 are taken off and give their tone.

marks(Codes0, Codes, Tone0, Tone) :-
    (   Codes0 = [Code|Codes1],
        combining(Code, Tone1)
    ->  Tone2 is max(Tone0, Tone1),
        marks(Codes1, Codes, Tone2, Tone)
    ;   Codes = Codes0,
        Tone = Tone0
    ).

combining(0x304, 1).                       % macron
combining(0x301, 2).                       % acute
combining(0x30C, 3).                       % caron
combining(0x306, 3).                       % breve, often typed for the caron
combining(0x300, 4).                       % grave
combining(0x308, 0).                       % diaeresis

%   sign(+Code, -Char, -Tone): what one character counts for, if anything.

sign(Code, Char, 0) :- between(0'a, 0'z, Code), char_code(Char, Code).
sign(Code, Char, 0) :- between(0'0, 0'9, Code), char_code(Char, Code).
sign(Code, Char, 0) :- between(0'A, 0'Z, Code), Small is Code + 0'a - 0'A, char_code(Char, Small).
sign(Code, Char, Tone) :-
    between(0xC0, 0x24F, Code),
    char_code(Marked, Code),
    (   toned(Letter, Tones),
        nth0(Nth, Tones, Forms),
        sub_atom(Forms, _, 1, _, Marked)
    ->  Char = Letter,
        Tone = Nth
    ;   Char = Marked,
        Tone = 0
    ).
sign(Code, Char, 0) :-
    Code > 0x24F,
    \+ ( silent(From, To), between(From, To, Code) ),
    char_code(Char0, Code),
    (   variant(Char0, Char)
    ->  true
    ;   Char = Char0
    ).
sign(Code, Char, Tone) :-
    between(0xFF01, 0xFF5E, Code),
    Ordinary is Code - 0xFEE0,
    sign(Ordinary, Char, Tone).

%   silent(?From, ?To): these codes count for nothing.

silent(0x02B0, 0x036F).                    % modifiers and marks
silent(0x2000, 0x206F).                    % punctuation
silent(0x3000, 0x3006).                    % the same of the script, save 〇
silent(0x3008, 0x303F).
silent(0xFE00, 0xFE0F).                    % selectors of a sign's variant
silent(0xFF00, 0xFF65).                    % of full width

%   toned(?Letter, ?Forms): the forms of Letter with no tone, the first to
%   the fourth, small and capital.

toned(a, ['',  'āĀ', 'áÁ', 'ǎǍăĂ', 'àÀ']).
toned(e, ['',  'ēĒ', 'éÉ', 'ěĚĕĔ', 'èÈ']).
toned(i, ['',  'īĪ', 'íÍ', 'ǐǏĭĬ', 'ìÌ']).
toned(o, ['',  'ōŌ', 'óÓ', 'ǒǑŏŎ', 'òÒ']).
toned(u, ['',  'ūŪ', 'úÚ', 'ǔǓŭŬ', 'ùÙ']).
toned(u, ['üÜ', 'ǖǕ', 'ǘǗ', 'ǚǙ',   'ǜǛ']).

%   variant(?Char, ?Standard): characters that stand for another, among them
%   the faults of a conversion between the scripts.

variant(冲, 沖).  variant(衝, 沖).    variant(剋, 克).    variant(尅, 克).
variant(醜, 丑).  variant(鹹, 咸).    variant(幹, 干).    variant(恒, 恆).
variant(絶, 絕).  variant(遯, 遁).    variant(昇, 升).    variant(陞, 升).
variant(睏, 困).  variant(複, 復).    variant(覆, 復).    variant(泄, 洩).
variant(爲, 為).  variant(旣, 既).    variant('〇', ○).   variant('◯', ○).
variant('✕', ×).  variant('✖', ×).
