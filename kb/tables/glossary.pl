:- encoding(utf8).
:- module(glossary,
          [ term/8,                % ?Place, ?Term, ?Simplified, ?Pinyin, ?English, -Goals, -Zh, -En
            term_alias/2           % ?Term, ?Alias
          ]).

:- use_module(names, []).
:- use_module(library(lists), [member/2]).

/** <module> The terms of the art

What the words of the text mean as it is encoded here, told in other words than
the book's. Terms that are values bear the names that names:name/5 gives them.
*/

%!  term(?Place, ?Term, ?Simplified, ?Pinyin, ?English, -Goals, -Zh, -En) is nondet.
%
%   Term, an atom, belongs to Place: the common art (`base`) or the chapter, 11
%   to 20, that is about it. It has the other forms of names:name/5. The facts
%   and rules for Goals, conclusions or facts with the chart and all that is
%   not the term's own unbound, define it. The strings Zh and En say in one
%   sentence what it means. In order of Place.


                /*******************************
                *        THE COMMON ART        *
                *******************************/

% Stems, branches, phases

term(base, 天干, 天干, 'tiān gān', 'stems', [tian_gan(_, _), gan_yin_yang(_, _), gan_xing(_, _)],
     "由甲至癸的十個序號，各有陰陽與五行，與地支相配以紀年月日。",
     "The ten signs 甲 to 癸, each yin or yang and of a phase, paired with the branches to count years, months and days.").
term(base, 地支, 地支, 'dì zhī', 'branches', [di_zhi(_, _), zhi_yin_yang(_, _), zhi_xing(_, _)],
     "由子至亥的十二個序號，爻、月、日各據其一，生克沖合皆由此論。",
     "The twelve signs 子 to 亥; each line, month and day has one, and by it they generate, control, clash and combine.").
term(base, 五行, 五行, 'wǔ xíng', 'five phases', [wu_xing(_), sheng(_, _), ke(_, _), zhu(_, _)],
     "木火土金水，依次相生，隔一相克，同類則相助。",
     "木 火 土 金 水: each generates the next, controls the one after that, and helps its own kind.").
term(base, 六十甲子, 六十甲子, 'liù shí jiǎ zǐ', 'sixty pairs', [gan_zhi(_, _, _)],
     "干支同性相配而成的六十組，用來紀日。",
     "The sixty pairs of a stem and a branch of one polarity, by which days are counted.").
term(base, 旬, 旬, 'xún', 'ten days', [xun_shou(_, _, _)],
     "由帶甲之日起的十日，一輪六旬。",
     "A run of ten days that opens with a day of the stem 甲; six of them make a round.").
term(base, 沖, 冲, 'chōng', 'clash', [chong(_, _)],
     "地支在輪上正對，相隔六位。",
     "Two branches across from one another on the wheel, six places apart.").
term(base, 合, 合, 'hé', 'combination', [liu_he_zhi(_, _)],
     "地支兩兩相合，共六對，如子與丑。",
     "One of the six pairs of branches that combine, such as 子 with 丑.").
term(base, 三合, 三合, 'sān hé', 'triple combination', [san_he(_, _)],
     "三支會成一行之局，如申子辰為水；此十章之例皆不用它。",
     "Three branches that join into one phase, as 申 子 辰 into water; no rule of these ten chapters uses it.").
term(base, 四庫, 四库, 'sì kù', 'four tombs', [tu_zhi(_)],
     "辰戌丑未四支，為五行之墓所在。",
     "The branches 辰 戌 丑 未, on which the phases have their tombs.").
term(base, 四生, 四生, 'sì shēng', 'four births', [ji_shen(_)],
     "寅申巳亥四支，為五行長生所在。",
     "The branches 寅 申 巳 亥, on which the phases have their births.").
term(base, 旺相休囚死, 旺相休囚死, 'wàng xiàng xiū qiú sǐ', 'seasonal strength', [wang_shuai(_, _, _), wang_xiang(_, _), ruo(_, _), si_ling(_, _, _)],
     "五行在當月的五等強弱：與月同類為旺，月所生為相，生月為休，克月為囚，被月所克為死。",
     "The strength of a phase in the month, in five grades: 旺 the month's own, 相 what it generates, 休 what generates it, 囚 what controls it, 死 what it controls.").
term(base, 十二宮, 十二宫, 'shí èr gōng', 'twelve stages', [chang_sheng(_, _, _, _), shi_er_gong(_, _, _)],
     "一行在十二支上由長生、沐浴直到墓、絕、胎、養的歷程，五行皆順行。",
     "The course of a phase over the twelve branches, from birth (長生) through tomb (墓) and extinction (絕) to nurture (養), forward for all five.").
term(base, 墓, 墓, 'mù', 'tomb', [chang_sheng(_, _, _, 墓)],
     "十二宮之一，其氣收藏；木在未，火在戌，金在丑，水土在辰。",
     "The stage at which a phase is stored away: wood on 未, fire on 戌, metal on 丑, water and earth on 辰.").
term(base, 絕, 绝, 'jué', 'extinction', [chang_sheng(_, _, _, 絕)],
     "十二宮之一，其氣已盡；木在申，火在亥，金在寅，水土在巳。",
     "The stage at which a phase has run out: wood on 申, fire on 亥, metal on 寅, water and earth on 巳.").

% The chart

term(base, 八宮, 八宫, 'bā gōng', 'eight palaces', [ba_gong(_, _, _), gong(_, _), gong_wei(_, _)],
     "六十四卦依變化次第分屬八個純卦，每宮由八純、一世至五世而到遊魂、歸魂。",
     "The 64 hexagrams sorted under the eight pure ones by the lines turned: 八純, 一世 to 五世, 遊魂, 歸魂.").
term(base, 納甲, 纳甲, 'nà jiǎ', 'assignment of stems and branches', [na_jia(_, _, _, _, _), gan(_, _, _), zhi(_, _, _)],
     "按內外卦為各爻配上天干與地支。",
     "The rule that gives each line its stem and branch by its trigram and place.").
term(base, 六親, 六亲, 'liù qīn', 'six kin', [qin(_), qin_shu(_, _, _), liu_qin(_, _, _), qin_xing(_, _, _)],
     "以卦宮之行為我，生我者父母，我生者子孫，克我者官鬼，我克者妻財，同類者兄弟。",
     "What a line's phase is to that of the palace: 父母 generates it, 子孫 is generated, 官鬼 controls it, 妻財 is controlled, 兄弟 is the same.").
term(base, 六神, 六神, 'liù shén', 'six spirits', [liu_shen(_, _, _), shen_shou(_, _, _)],
     "青龍、朱雀、勾陳、螣蛇、白虎、玄武，依日干由初爻向上排列。",
     "青龍 朱雀 勾陳 螣蛇 白虎 玄武, laid on the lines from the bottom up by the day's stem.").
term(base, 世, 世, 'shì', 'Self', [shi_yao(_, _), shi_ying(_, _, _)],
     "代表問者自身之爻，其位由卦在宮中的次第而定。",
     "The line that stands for the one who asks, placed by the hexagram's stage in its palace.").
term(base, 應, 应, 'yìng', 'Other', [ying_yao(_, _), shi_ying(_, _, _)],
     "代表對方之爻，與世相隔三位。",
     "The line that stands for the other side, three places from 世.").
term(base, 卦身, 卦身, 'guà shēn', 'body of the hexagram', [gua_shen(_, _)],
     "世爻為陽由子起數，為陰由午起數，數到世所在之位所得之支。",
     "The branch reached by counting the place of 世 from 子 where 世 is yang, from 午 where it is yin.").
term(base, 世身, 世身, 'shì shēn', 'body of the self', [shi_shen(_, _), shi_shen_wei(_, _)],
     "由世爻所持之支定出的一爻：子午在初，丑未在二，以此推至巳亥在上。",
     "The line fixed by the branch that 世 holds: line 1 for 子 午, line 2 for 丑 未, and so on to line 6 for 巳 亥.").
term(base, 動, 动, 'dòng', 'moving', [dong(_, _)],
     "爻為老陰或老陽，必有所變。",
     "Said of a line that is old yin or old yang and so must change.").
term(base, 靜, 静, 'jìng', 'resting', [jing(_, _)],
     "爻為少陰或少陽，不變；暗動之爻仍屬靜爻。",
     "Said of a line that is young yin or young yang and does not change; one that moves secretly still counts as resting.").

% The time

term(base, 月建, 月建, 'yuè jiàn', 'the month', [yue_jian(_, _)],
     "占時所在之月的地支，主一月旺衰，能破能扶。",
     "The branch of the month of asking: it rules strength, breaks what clashes with it and upholds what it helps.").
term(base, 日辰, 日辰, 'rì chén', 'the day', [ri_chen(_, _, _)],
     "占時所在之日的干支，能沖動、沖散，也能生扶克制諸爻。",
     "The stem and branch of the day of asking: it rouses or scatters what it clashes with, and helps or controls lines.").
term(base, 臨日月, 临日月, 'lín rì yuè', 'on day or month', [lin(_, _), lin_yao(_, _)],
     "其支即日辰或月建之支，由此得力，不作休囚。",
     "Said of what has the very branch of the day or the month, and so is never weak.").
term(base, 旬空, 旬空, 'xún kōng', 'void', [xun_kong(_, _), kong(_, _), kong_yao(_, _), kong_wang(_, _, _)],
     "日辰所屬之旬所缺的兩支；臨月建者、動爻皆不作空。",
     "The two branches that the ten days of the day lack; neither one on the month nor a moving line counts as void.").
term(base, 月破, 月破, 'yuè pò', 'month-broken', [yue_po(_, _), po(_, _), po_yao(_, _)],
     "與月建相沖之支；臨日辰者不作破。",
     "A branch that clashes with the month's; one on the day does not count as broken.").
term(base, 空破, 空破, 'kōng pò', 'spoilt', [huai(_, _), yao_huai(_, _)],
     "旬空與月破的合稱，二者有其一即是。",
     "Void or broken, the one or the other.").
term(base, 日沖, 日冲, 'rì chōng', 'struck by the day', [ri_chong(_, _), chong_jing(_, _)],
     "其支與日辰相沖：空者得實，旺者暗動，弱者與動者散。",
     "Said of what clashes with the day: a void line is filled, a strong one moves secretly, a weak or moving one is scattered.").
term(base, 暗動, 暗动, 'àn dòng', 'secretly moving', [an_dong(_, _)],
     "靜爻旺相而被日辰沖起，有動之力而不變。",
     "A strong resting line that the day strikes: it acts as a mover, but does not change.").
term(base, 散, 散, 'sàn', 'scattered', [san(_, _)],
     "爻被日辰沖而失力：靜而弱者，或動而不臨月建者。",
     "A line that the day strikes and robs of force: one at rest and weak, or one that moves and is not on the month.").
term(base, 全實, 全实, 'quán shí', 'wholly filled', [shi_kong(_, _, 全實)],
     "旺相之空爻被日沖而填滿。",
     "A strong void line that the day strikes, so that its void is filled up.").
term(base, 不全實, 不全实, 'bù quán shí', 'partly filled', [shi_kong(_, _, 不全實)],
     "休囚之空爻被日沖，只填其半。",
     "A weak void line that the day strikes, so that its void is only half filled.").
term(base, 自沖, 自冲, 'zì chōng', 'clashing movers', [zi_chong(_, _, _)],
     "卦中兩個動爻彼此相沖。",
     "Two moving lines of the cast that clash with one another.").
term(base, 節氣, 节气, 'jié qì', 'solar term', [jie_qi(_, _), jie_qi_zhi(_, _, _)],
     "一年二十四段，每月有節與中氣各一。",
     "One of the 24 parts of the solar year, two to a month.").
term(base, 中氣, 中气, 'zhōng qì', 'middle term', [zhong_qi(_)],
     "每月居中的節氣，如冬至、大寒；月首者為節。",
     "The solar term in the middle of a month, such as 冬至; the one that opens it is 節.").
term(base, 斷, 断, 'duàn', 'verdict', [duan(_, _, _, _)],
     "按所占之事，所見之徵主何吉凶；所涉用神皆依本占所問而取，故於他事不可援用，須以該事另占。",
     "What a sign means for a matter; where it hangs on the use god, that is the one of the question asked, so of another matter it tells nothing until that is asked about.").


                /*******************************
                *            11 變互           *
                *******************************/

term(11, 變互, 变互, 'biàn hù', 'change and mutual hexagram', [bian_hua(_, _, _), hu_gua(_, _, _)],
     "第十一章所論：動爻之變、卦之變，以及由中間四爻交成的互卦。",
     "The matter of chapter 11: what lines and hexagrams turn into, and the mutual hexagram of the four middle lines.").
term(11, 變, 变, 'biàn', 'yin turned yang', [bian_hua(_, _, 變)],
     "老陰轉為少陽，六變為七。",
     "Old yin turned into young yang, a 6 into a 7.").
term(11, 化, 化, 'huà', 'yang turned yin', [bian_hua(_, _, 化)],
     "老陽轉為少陰，九化為八。",
     "Old yang turned into young yin, a 9 into an 8.").
term(11, 變爻, 变爻, 'biàn yáo', 'changed line', [bian_zhi(_, _, _), bian_xing(_, _, _), bian_qin(_, _, _)],
     "動爻所變成之爻，其力在日月之下、動爻之上。",
     "What a moving line turns into; it weighs less than day and month and more than the mover.").
term(11, 用神, 用神, 'yòng shén', 'use god', [yong_yao(_, _, _), yong_xing(_, _, _), shen(_, _, 用神, _)],
     "代表所問之事的六親，或世、應之爻，占斷以它為準。",
     "The kin, or 世 or 應, that stands for what is asked about, and by which all is judged.").
term(11, 元神, 元神, 'yuán shén', 'original god', [shen_xing(_, _, 元神, _), shen(_, _, 元神, _)],
     "生用神之行。",
     "What generates the use god.").
term(11, 忌神, 忌神, 'jì shén', 'taboo god', [shen_xing(_, _, 忌神, _), shen(_, _, 忌神, _)],
     "克用神之行。",
     "What controls the use god.").
term(11, 仇神, 仇神, 'chóu shén', 'enemy god', [shen_xing(_, _, 仇神, _), shen(_, _, 仇神, _)],
     "生忌神而克元神之行。",
     "What generates the taboo god and controls the original god.").
term(11, 洩氣, 泄气, 'xiè qì', 'draining', [shen_xing(_, _, 洩氣, _), shen(_, _, 洩氣, _)],
     "用神所生之行，耗用神而制忌神。",
     "What the use god generates: it drains the use god and holds the taboo god off.").
term(11, 相續, 相续, 'xiāng xù', 'unbroken generation', [sheng_ke(_, _, 相續)],
     "忌神、元神同動而有力，其克轉為生，輾轉到用神。",
     "Taboo god and original god both act, so that control passes on as generation and reaches the use god.").
term(11, 得生, 得生, 'dé shēng', 'generated', [sheng_ke(_, _, 得生)],
     "元神有力而動，不受仇神之制，忌神又不作。",
     "The original god acts, no enemy god controls it, and the taboo god does not act.").
term(11, 不續反克, 不续反克, 'bù xù fǎn kè', 'generation broken, controlled instead', [sheng_ke(_, _, 不續反克)],
     "元神雖動而無力，生不得續，忌神反來克用。",
     "The original god moves without force, so that generation breaks off and the taboo god controls the use god.").
term(11, 受克, 受克, 'shòu kè', 'controlled', [sheng_ke(_, _, 受克)],
     "忌神有力而動，無元神接續，也無洩氣相制。",
     "The taboo god acts, with no original god to pass it on and nothing to hold it.").
term(11, 克不繼, 克不继, 'kè bù jì', 'control not carried through', [sheng_ke(_, _, 克不繼)],
     "忌神雖動而被制，或本身無力，克不到用神。",
     "The taboo god moves but is held or without force, and does not get at the use god.").
term(11, 生不續, 生不续, 'shēng bù xù', 'generation not carried through', [sheng_ke(_, _, 生不續)],
     "元神雖動而無力或被制，忌神不動，用神無所得。",
     "The original god moves but fails, the taboo god does not move, and the use god gains nothing.").
term(11, 回頭生, 回头生, 'huí tóu shēng', 'generated by its own change', [hui_tou(_, _, 生)],
     "動爻所變之爻未受病，反過來生動爻。",
     "A moving line turns into what generates it, and that change is sound.").
term(11, 回頭克, 回头克, 'huí tóu kè', 'controlled by its own change', [hui_tou(_, _, 克)],
     "動爻所變之爻未受病，反過來克動爻。",
     "A moving line turns into what controls it, and that change is sound.").
term(11, 化沖, 化冲, 'huà chōng', 'turned into its clash', [hua_chong_jue(_, _, 化沖)],
     "動爻變為與自身相沖之支，動而無力。",
     "A moving line turns into the branch that clashes with its own, and loses its force.").
term(11, 變絕, 变绝, 'biàn jué', 'turned into its extinction', [hua_chong_jue(_, _, 變絕)],
     "動爻變為自身之行所絕之支，動而無力。",
     "A moving line turns into the branch on which its phase is at extinction, and loses its force.").
term(11, 絕處逢生, 绝处逢生, 'jué chù féng shēng', 'rescued at the point of extinction', [jue_chu_feng_sheng(_, _)],
     "爻被日月所克，而所變之爻回頭相生。",
     "Day or month controls a line, and its own change generates it.").
term(11, 六合, 六合, 'liù hé', 'six combinations', [liu_he(_), gua_he_chong(_, _, 六合)],
     "內外兩卦逐爻相合之卦，主事有成。",
     "A hexagram whose inner and outer lines combine one by one: plans succeed.").
term(11, 六沖, 六冲, 'liù chōng', 'six clashes', [liu_chong(_), gua_he_chong(_, _, 六沖)],
     "內外兩卦逐爻相沖之卦，主事離散。",
     "A hexagram whose inner and outer lines clash one by one: things fall apart.").
term(11, 六合化六沖, 六合化六冲, 'liù hé huà liù chōng', 'six combinations turned into six clashes', [he_hua_chong(_)],
     "六合之卦變成六沖之卦，有始而無終。",
     "A hexagram of six combinations that changes into one of six clashes: what began well comes to nothing.").
term(11, 互卦, 互卦, 'hù guà', 'mutual hexagram', [hu_gua(_, _, _), hu_ti(_, _, _), qiu_hu(_, _), hu_yong(_, _, _), hu_shang(_, _, _)],
     "由二至四爻、三至五爻交成之卦，飛伏變皆無用神時方求之。",
     "The hexagram twisted out of lines 2 to 4 and 3 to 5, asked only where lines, hidden lines and changes all lack the use god.").
term(11, 對交反倒, 对交反倒, 'duì jiāo fǎn dào', 'hexagrams of other schools', [bie_zhuan_gua(_, _, _, _), bu_yong_gua(_, _, _)],
     "他家由本卦另求四卦之法：全變、交互、上下倒看、內外對調，此書舉而不用。",
     "Four ways of other schools to get a further hexagram: all lines turned, the middle crossed, upside down, trigrams exchanged; named by the text and not used.").


                /*******************************
                *            12 飛伏           *
                *******************************/

term(12, 飛伏, 飞伏, 'fēi fú', 'flying and hidden', [fei_fu(_, _, _), qiu_fu(_, _, _)],
     "卦上之爻為飛，其下所藏之爻為伏，缺用神時向伏中求。",
     "A line on the hexagram is flying, the one beneath it hidden; where the lines lack the use god it is sought among the hidden.").
term(12, 飛神, 飞神, 'fēi shén', 'flying line', [zhi(_, _, _), fei_fu_xing(_, _, _, _)],
     "卦上現出之爻，壓在伏神之上。",
     "The line that shows on the hexagram, above the hidden one.").
term(12, 伏神, 伏神, 'fú shén', 'hidden line', [fu_shen(_, _, _), fu_qin(_, _, _), fu_xing(_, _, _)],
     "藏在飛神之下的伏卦之爻。",
     "The line of the hidden hexagram that lies beneath a flying one.").
term(12, 伏卦, 伏卦, 'fú guà', 'hidden hexagram', [fu_gua(_, _, _)],
     "本卦之下所藏之卦：八純取其對，一世至五世取本宮，遊歸二魂各有取法。",
     "The hexagram beneath the one cast: the complement of a pure one, the palace's pure one for 一世 to 五世, and ways of their own for the two souls.").
term(12, 世下, 世下, 'shì xià', 'under the Self line', [fu_wei(_, _, 世下)],
     "伏在世爻之下，分量最重。",
     "Said of what lies hidden under 世: it weighs most.").
term(12, 動下, 动下, 'dòng xià', 'under a moving line', [fu_wei(_, _, 動下)],
     "伏在動爻之下，分量次於世下。",
     "Said of what lies hidden under a moving line: it weighs less than what 世 hides.").
term(12, 靜下, 静下, 'jìng xià', 'under a resting line', [fu_wei(_, _, 靜下)],
     "伏在靜爻之下，分量最輕。",
     "Said of what lies hidden under a resting line: it weighs least.").
term(12, 得力, 得力, 'dé lì', 'with strength', [fu_li(_, _, 得力)],
     "伏神得日月生扶。",
     "Said of a hidden line that day or month helps.").
term(12, 飛生伏, 飞生伏, 'fēi shēng fú', 'flying generates hidden', [fei_fu(_, _, 飛生伏)],
     "飛神之行生伏神之行，伏神得出。",
     "The flying line generates the hidden one, which comes out.").
term(12, 飛助伏, 飞助伏, 'fēi zhù fú', 'flying assists hidden', [fei_fu(_, _, 飛助伏)],
     "飛神與伏神同行，伏神得出。",
     "Flying and hidden are of one phase, and the hidden line comes out.").
term(12, 飛克伏, 飞克伏, 'fēi kè fú', 'flying controls hidden', [fei_fu(_, _, 飛克伏)],
     "飛神之行克伏神之行，伏神不出。",
     "The flying line controls the hidden one, which stays in.").
term(12, 伏克飛, 伏克飞, 'fú kè fēi', 'hidden controls flying', [fei_fu(_, _, 伏克飛)],
     "伏神之行克飛神之行，伏神得出，飛神月破也無妨。",
     "The hidden line controls the flying one and comes out, even from under a broken one.").
term(12, 伏生飛, 伏生飞, 'fú shēng fēi', 'hidden generates flying', [fei_fu(_, _, 伏生飛)],
     "伏神之行生飛神之行，在世下動下出半，在靜下不出。",
     "The hidden line generates the flying one: half out under 世 or a moving line, in under a resting one.").
term(12, 伏絕飛, 伏绝飞, 'fú jué fēi', 'hidden extinct on flying', [fei_fu(_, _, 伏絕飛)],
     "伏神之行絕於飛神之支，無論如何不出。",
     "The hidden phase is at extinction on the flying branch, and the hidden line stays in whatever else holds.").
term(12, 飛空, 飞空, 'fēi kōng', 'flying void', [fei_fu(_, _, 飛空)],
     "飛神靜而旬空，伏神易出。",
     "The flying line rests and is void, and lets the hidden one out.").
term(12, 飛破, 飞破, 'fēi pò', 'flying broken', [fei_fu(_, _, 飛破)],
     "飛神靜而月破，伏神不出。",
     "The flying line rests and is broken by the month, and the hidden one stays in.").
term(12, 飛散, 飞散, 'fēi sàn', 'flying scattered', [fei_fu(_, _, 飛散)],
     "飛神休囚而被日沖散，伏神不出。",
     "The flying line is weak and scattered by the day, and the hidden one stays in.").
term(12, 出, 出, 'chū', 'out', [chu_fou(_, _, 出), fu_chu(_, _, 出)],
     "伏神顯露可用，與飛神同論。",
     "Said of a hidden line that shows and is used as a flying one is.").
term(12, 半出, 半出, 'bàn chū', 'half out', [chu_fou(_, _, 半出), fu_chu(_, _, 半出)],
     "伏神生飛而在世下或動下，只顯一半。",
     "Said of a hidden line that generates the 世 or moving line above it and so shows by half.").
term(12, 不出, 不出, 'bù chū', 'not out', [chu_fou(_, _, 不出), fu_chu(_, _, 不出)],
     "伏神被飛神所掩，不可用。",
     "Said of a hidden line that the flying one keeps in, so that it is of no use.").
term(12, 少露, 少露, 'shǎo lù', 'slightly showing', [chu_fou(_, _, 少露), fu_chu(_, _, 少露)],
     "飛神空而被日沖填滿一半，伏神只露少許。",
     "Said of a hidden line under a void one that the day has half filled.").
term(12, 不露, 不露, 'bù lù', 'not showing', [chu_fou(_, _, 不露), fu_chu(_, _, 不露)],
     "飛神空而被日沖填滿，伏神不得顯露。",
     "Said of a hidden line under a void one that the day has filled up.").
term(12, 同出, 同出, 'tóng chū', 'as good as out', [fu_chu(_, _, 同出)],
     "伏神本不全出而臨日月，與能出者無異。",
     "Said of a hidden line that is not fully out by itself but is on the day or month.").
term(12, 雖出不出, 虽出不出, 'suī chū bù chū', 'out yet not out', [fu_chu(_, _, 雖出不出)],
     "伏神以飛論能出，而自身破，或弱而空。",
     "Said of a hidden line that could come out but is itself broken, or weak and void.").
term(12, 過旬出, 过旬出, 'guò xún chū', 'out after the ten days', [fu_chu(_, _, 過旬出)],
     "伏神能出而自身旺相旬空，待出旬方顯。",
     "Said of a hidden line that could come out but is void, and strong: it shows when the ten days are over.").


                /*******************************
                *            13 反伏           *
                *******************************/

term(13, 反伏, 反伏, 'fǎn fú', 'reversal and repetition', [fan_yin(_, _), fu_yin(_, _)],
     "反吟與伏吟的合稱，皆由變動而成。",
     "反吟 and 伏吟 together; both arise by change alone.").
term(13, 反吟, 反吟, 'fǎn yín', 'reversal', [fan_yin(_, _), gua_fan(_, _, _, _), yao_fan(_, _)],
     "卦或爻變成與自己相沖者，主反覆。",
     "A trigram or a line that turns into its own clash: things turn over.").
term(13, 卦反, 卦反, 'guà fǎn', 'trigram reversal', [gua_fan(_, _, _, _)],
     "一體變成方位相對之卦：乾巽、坤艮、震兌、坎離。",
     "A trigram that turns into the one seated opposite: 乾 巽, 坤 艮, 震 兌, 坎 離.").
term(13, 爻反, 爻反, 'yáo fǎn', 'line reversal', [yao_fan(_, _)],
     "動爻變成與自己相沖之支。",
     "A moving line that turns into the branch that clashes with its own.").
term(13, 伏吟, 伏吟, 'fú yín', 'repetition', [fu_yin(_, _), gua_fu(_, _, _, _)],
     "乾震互變，六支不改，主呻吟停滯。",
     "乾 and 震 turning into one another while every branch stays: things groan and stand still.").
term(13, 往來, 往来, 'wǎng lái', 'old and new', [gua_fan(_, _, _, _), fan_cong(_, _, _, _)],
     "反吟中原來之卦為往，變成之卦為來。",
     "In a reversal the trigram that was (往) and the one that it becomes (來).").
term(13, 主屬, 主属, 'zhǔ shǔ', 'the persons of the trigrams', [zhu_shu(_, _, _), gua_ren(_, _)],
     "八卦各配一位家人：乾坤為父母，震坎艮為三子，巽離兌為三女，子女皆依長幼。",
     "The family that the trigrams stand for: 乾 father, 坤 mother, 震 坎 艮 the sons and 巽 離 兌 the daughters by age.").
term(13, 神忒, 神忒, 'shén tè', 'spirit astray', [fu_yin(_, fu(_, 神忒))],
     "乾化為震的伏吟，其神失所。",
     "The repetition in which 乾 turns into 震 and its spirit goes astray.").


                /*******************************
                *            14 歸遊           *
                *******************************/

term(14, 歸遊, 归游, 'guī yóu', 'returning and wandering', [hun(_, _)],
     "歸魂與遊魂的合稱，唯世為用神時參看。",
     "歸魂 and 遊魂 together, consulted only where 世 is the use god.").
term(14, 遊魂, 游魂, 'yóu hún', 'wandering soul', [hun(_, 遊魂), hun_xiang(_, 遊魂, _)],
     "宮中第七卦，由五世退變第四爻而成，主動而不定。",
     "The seventh hexagram of a palace, the fifth with line 4 turned back: shifting and unsure.").
term(14, 歸魂, 归魂, 'guī hún', 'returning soul', [hun(_, 歸魂), hun_xiang(_, 歸魂, _)],
     "宮中第八卦，內卦復歸本宮，主拘束難行。",
     "The eighth hexagram of a palace, its inner trigram the palace's again: uneasy and held back.").


                /*******************************
                *            15 升降           *
                *******************************/

term(15, 升降, 升降, 'shēng jiàng', 'rising and falling', [sheng_jiang(_, _, _), qi_yao(_, _, _, _)],
     "依占時之氣，一爻主升、一爻主降，與所得之卦無關。",
     "By the time of asking one line rises and one falls, whatever the hexagram.").
term(15, 升, 升, 'shēng', 'rising', [sheng_jiang(_, _, 升), qi_yao(_, 升, _, _)],
     "居當時升位之爻，用神在此則漸長。",
     "Said of the line on which the time rises: a use god there grows.").
term(15, 降, 降, 'jiàng', 'falling', [sheng_jiang(_, _, 降), qi_yao(_, 降, _, _)],
     "居當時降位之爻，用神在此則漸消。",
     "Said of the line on which the time falls: a use god there wanes.").
term(15, 真升, 真升, 'zhēn shēng', 'truly rising', [sheng_jiang(_, _, 真升)],
     "升位之爻，其陰陽正是當時所升者。",
     "Said of the rising line where it is of the very kind, yin or yang, that rises.").
term(15, 真降, 真降, 'zhēn jiàng', 'truly falling', [sheng_jiang(_, _, 真降)],
     "降位之爻，其陰陽正是當時所降者。",
     "Said of the falling line where it is of the very kind, yin or yang, that falls.").
term(15, 消息卦, 消息卦, 'xiāo xī guà', 'hexagrams of waxing and waning', [xiao_xi(_, _), xiao_xi_qi(_, _), xiao_xi_wei(_, _, _), xiao_xi_yue(_, _)],
     "由復到乾、由姤到坤的十二卦，一卦主一月之氣。",
     "The twelve hexagrams from 復 to 乾 and from 姤 to 坤, one for the qi of each month.").


                /*******************************
                *            16 進退           *
                *******************************/

term(16, 進退, 进退, 'jìn tuì', 'advance and retreat', [jin_tui(_, _, _), hua_lun(_, _, 進退)],
     "動爻變成同行之支，在輪上前進或後退。",
     "A moving line that turns into another branch of its own phase goes forward or back on the wheel.").
term(16, 進神, 进神, 'jìn shén', 'advancing god', [jin_tui_shen(_, _, 進神), jin_tui(_, _, 進)],
     "動爻變成同行而居前之支，其力漸增。",
     "A moving line that turns into the branch ahead of the same phase: it gains.").
term(16, 退神, 退神, 'tuì shén', 'retreating god', [jin_tui_shen(_, _, 退神), jin_tui(_, _, 退)],
     "動爻變成同行而居後之支，其力漸減。",
     "A moving line that turns into the branch behind of the same phase: it loses.").
term(16, 大進, 大进, 'dà jìn', 'great advance', [jin_fa(_, _, 大進)],
     "動爻旺相，所進之支又臨日月。",
     "The advancing line is strong and the branch it goes to is on the day or month.").
term(16, 不進, 不进, 'bù jìn', 'no advance', [jin_fa(_, _, 不進)],
     "動爻臨日月，而所進之支空破，無處可進。",
     "The line is on the day or month but the branch ahead is void or broken, so that it has nowhere to go.").
term(16, 不能進, 不能进, 'bù néng jìn', 'unable to advance', [jin_fa(_, _, 不能進)],
     "所進之支臨日月，而動爻自身破散，無力前往。",
     "The branch ahead is on the day or month, but the line itself is broken or scattered and cannot go.").
term(16, 實退, 实退, 'shí tuì', 'real retreat', [tui_fa(_, _, 實退)],
     "動爻與所退之支都休囚，退成事實。",
     "Line and branch behind are both weak, so that it really goes back.").
term(16, 不退, 不退, 'bù tuì', 'no retreat', [tui_fa(_, _, 不退)],
     "動爻臨日月，而所退之支空破，退不成。",
     "The line is on the day or month and the branch behind is void or broken, so that it stays.").
term(16, 不及退, 不及退, 'bù jí tuì', 'too late to retreat', [tui_fa(_, _, 不及退)],
     "動爻自身已破散，雖有日月之支可退也來不及。",
     "The line is broken or scattered already, and the branch behind, though on the day or month, comes too late.").


                /*******************************
                *            17 有無           *
                *******************************/

term(17, 有無, 有无, 'yǒu wú', 'present and absent', [you_wu(_, _, _)],
     "用神究竟有沒有：不只看是否上卦，還要看能否得到、是否受傷。",
     "Whether there is a use god at all: not merely whether the lines show it, but whether it can be had and is unharmed.").
term(17, 無而有, 无而有, 'wú ér yǒu', 'absent yet present', [you_wu(_, _, 無而有(_)), yong_zai(_, _, _)],
     "用神不上卦，而在伏神、日月、互變或干化中得到。",
     "The lines lack the use god, yet it is had from a hidden line, day or month, a change or mutual trigram, or joined stems.").
term(17, 有而無, 有而无, 'yǒu ér wú', 'present yet absent', [you_wu(_, _, 有而無(_)), yong_shang(_, _, _)],
     "用神上卦，而月破、衰空或內外交傷，等於沒有。",
     "The lines show the use god, yet it is broken, gone by weakness and void, or harmed on every side, and as good as absent.").
term(17, 死絕, 死绝, 'sǐ jué', 'dead or extinct', [si_jue(_, _)],
     "爻在月令為死，或在日辰為絕。",
     "Said of a line whose phase is dead by the month or at extinction on the day.").
term(17, 無氣, 无气, 'wú qì', 'without breath', [wu_qi(_, _)],
     "用神雖動，而不旺不臨日月，或受制而無救。",
     "Said of a use god that moves but is neither strong nor on day or month, or is held down without rescue.").


                /*******************************
                *            18 墓絕           *
                *******************************/

term(18, 墓絕, 墓绝, 'mù jué', 'tomb and extinction', [mu_jue(_, _, _), mu_jue_hua(_, _)],
     "一體變成之卦，其所居之支兼有該體之墓與絕，主大象凶。",
     "A trigram that turns into one whose seat holds both its tomb and its extinction: the great image is bad.").
term(18, 卦座, 卦座, 'guà zuò', 'seat of a trigram', [gua_zhi(_, _)],
     "八卦所居之支：四正各一支，四維各兩支。",
     "The branches where a trigram sits: one for 震 兌 坎 離, two for each of the others.").
term(18, 卦空, 卦空, 'guà kōng', 'void trigram', [gua_kong_po(_, _, 空)],
     "本卦一體所居之支全值旬空。",
     "An original trigram every branch of whose seat is void.").
term(18, 卦破, 卦破, 'guà pò', 'broken trigram', [gua_kong_po(_, _, 破)],
     "本卦一體所居之支全值月破，唯四正之卦能有。",
     "An original trigram every branch of whose seat is broken, which can befall only 震 兌 坎 離.").
term(18, 卦變, 卦变, 'guà biàn', 'change of a trigram', [gua_bian(_, _, _, _), gua_hua(_, _, _)],
     "一體變成他體，論其五行生克與十二宮。",
     "A trigram that turns into another, judged by the five relations of phase and by the twelve stages.").


                /*******************************
                *            19 卦候           *
                *******************************/

term(19, 卦候, 卦候, 'guà hòu', 'seasons of the trigrams', [gua_hou(_, _, _), hou_xu(_, _, _)],
     "八卦依八節輪流當權，由當權者起依次為旺相胎沒死囚休廢。",
     "The eight trigrams take turns to rule at the eight nodes of the year; from the ruler on they are 旺 相 胎 沒 死 囚 休 廢.").
term(19, 八節, 八节, 'bā jié', 'eight nodes', [dang_quan(_, _), dang_ling(_, _)],
     "四立與二分二至，每節換一卦當權，各四十五日。",
     "The openings of the seasons, equinoxes and solstices, at each of which a trigram takes over for 45 days.").
term(19, 候, 候, 'hòu', 'pentad', [qi_hou(_, _, _), dang_hou(_, _, _, _), hou(_, _)],
     "五日為一候，一氣三候，一年七十二候。",
     "Five days; three of them make a solar term and seventy-two a year.").
term(19, 日建, 日建, 'rì jiàn', 'upheld by the day', [gua_ri_jian(_, _)],
     "日辰正是一體所居之支，而其體不在死囚休廢之列。",
     "Said of a trigram in whose seat the day is, unless it is 死 囚 休 or 廢.").
term(19, 日破, 日破, 'rì pò', 'broken by the day', [gua_ri_po(_, _)],
     "日辰沖一體所居之支，而其體不在旺相胎沒之列。",
     "Said of a trigram whose seat the day strikes, unless it is 旺 相 胎 or 沒.").


                /*******************************
                *            20 干化           *
                *******************************/

term(20, 干化, 干化, 'gān huà', 'stem transformation', [gan_hua(_, _, _, _), gan_hua_yong(_, _, _)],
     "動爻之干與日干或月干相合而化成一行，諸處無用神時求之。",
     "The stem of a moving line joins that of the day or month into a phase, sought where nothing else gives the use god.").
term(20, 五合, 五合, 'wǔ hé', 'five joins', [he_hua(_, _, _), gan_he(_, _, _)],
     "甲己化土，乙庚化金，丙辛化水，丁壬化木，戊癸化火。",
     "甲 己 join into earth, 乙 庚 metal, 丙 辛 water, 丁 壬 wood, 戊 癸 fire.").
term(20, 五虎遁, 五虎遁, 'wǔ hǔ dùn', 'stems of the months', [wu_hu_dun(_, _, _), feng_long(_, _)],
     "由年干定出寅月之干，順推十二月；推到辰位之干，即五合所化。",
     "The rule that gives the months their stems from the year's, counting from 寅; the stem met on 辰 shows what a join turns into.").
term(20, 獨發, 独发, 'dú fā', 'a single mover', [dong_fa(_, 獨發)],
     "全卦只有一爻發動，干化以此為要。",
     "Only one line of the cast moves, the case in which joined stems count.").
term(20, 兩動, 两动, 'liǎng dòng', 'two movers', [dong_fa(_, 兩動)],
     "全卦有兩爻發動，干化以此為次。",
     "Two lines of the cast move, the second best for joined stems.").

%!  term_alias(?Term, ?Alias) is nondet.
%
%   Term is also called Alias, an atom in either script, in pinyin or English.

term_alias(Term, Alias) :-
    called(Term, Aliases),
    member(Alias, Aliases).

%   called(?Term, ?Aliases): what term_alias/2 says, term by term.

called(天干,       [干, 十干, stem, 'heavenly stems']).
called(地支,       [支, 十二支, branch, 'earthly branches']).
called(五行,       [phases, elements]).
called(六十甲子,   [甲子, 干支]).
called(沖,         [clashes]).
called(合,         [combine]).
called(旺相休囚死, [旺衰, 旺, 相, 休, 囚, 死, 休囚, 旺相, strength]).
called(十二宮,     [十二長生, 十二长生, 長生, 长生, stages]).
called(世,         [世爻, self]).
called(應,         [應爻, 应爻]).
called(動,         [動爻, 动爻, 發動, 发动, mover]).
called(靜,         [靜爻, 静爻]).
called(月建,       [月令, month]).
called(日辰,       [day]).
called(旬空,       [空, 空亡, 'void branches']).
called(月破,       [破, 'month break', broken]).
called(空破,       [壞, 坏, 'void or broken']).
called(日沖,       [struck]).
called(暗動,       ['hidden movement', 'moving hidden', 'hidden mover']).
called(散,         [沖散, 冲散, scattering]).
called(節氣,       ['solar terms']).
called(變互,       ['change and the mutual hexagram']).
called(變爻,       [之爻, 'changed lines']).
called(用神,       [用, 'useful god']).
called(元神,       [原神, 'source god']).
called(忌神,       ['feared god']).
called(絕處逢生,   [rescue, 'rescued from extinction']).
called(互卦,       [互, 互體, 互体, mutual, 'nuclear hexagram']).
called(飛神,       [飛, 飞, flying]).
called(伏神,       [伏, hidden, 'hidden spirit']).
called(反伏,       ['opposition and stagnation']).
called(主屬,       [persons]).
called(反吟,       ['fan yin', 'opposition']).
called(伏吟,       ['fu yin', stagnation]).
called(歸遊,       ['returning and wandering souls']).
called(進神,       [化進, 化进, advance]).
called(退神,       [化退, retreat]).
called(卦座,       [座, seat]).
called(候,         [七十二候, pentads]).
called(干化,       [joins, 'joined stems', 'joining of the stems']).
called(五合,       [天干五合]).
called(五虎遁,     [五遁]).


                /*******************************
                *          THE NAMES           *
                *******************************/

:- multifile names:name/5, names:known_as/3.

names:name(term, Term, Simplified, Pinyin, English) :-
    term(_, Term, Simplified, Pinyin, English, _, _, _).

names:known_as(term, Term, Aliases) :-
    called(Term, Aliases).
