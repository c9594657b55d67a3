:- encoding(utf8).
:- module(passages,
          [ chapter/4,             % ?N, ?Zh, ?Pinyin, ?En
            passage/4,             % ?Id, ?Locator, -GistZh, -GistEn
            emendation/4,          % ?Id, ?As, ?Read, -Why
            source/3               % ?Source, -Zh, -En
          ]).

/** <module> The passages of 易冒, chapters 11 to 20

What a citation points to. 12/5 is the fifth passage of chapter 12 and n(12/5)
the note on it; `base` is the art as commonly taught, outer(N) chapter N of the
same book, outside this volume. A passage is known by its opening words, in the
standard forms (干 丑 占 沖 云 咸 克), and by what it lays down, told in other words
than the book's.
*/

%!  chapter(?N, ?Zh, ?Pinyin, ?En) is nondet.
%
%   Chapter N is named Zh: atoms, the pinyin toneless; En is a string.

chapter(11, 變互, 'bian hu',      "Change and the mutual hexagram").
chapter(12, 飛伏, 'fei fu',       "Flying and hidden").
chapter(13, 反伏, 'fan fu',       "Reversal and repetition").
chapter(14, 歸遊, 'gui you',      "Returning and wandering souls").
chapter(15, 升降, 'sheng jiang',  "Rising and falling").
chapter(16, 進退, 'jin tui',      "Advance and retreat").
chapter(17, 有無, 'you wu',       "Present and absent").
chapter(18, 墓絕, 'mu jue',       "Tomb and extinction").
chapter(19, 卦候, 'gua hou',      "Seasons of the trigrams").
chapter(20, 干化, 'gan hua',      "Joining of the stems").

%!  passage(?Id, ?Locator, -GistZh, -GistEn) is nondet.
%
%   Passage Id opens with Locator, an atom of four to eight characters (the
%   bracket of a note left out), and lays down what the strings GistZh and
%   GistEn say, in one sentence each. In the order of the book.


                /*******************************
                *            11 變互           *
                *******************************/

passage(11/1, 老陰之為少陽曰變,
        "老陰轉作少陽叫做變，是由衰轉盛、由退轉進之象；老陽轉作少陰叫做化，是由成轉敗、由高轉低之象。",
        "Old yin turning into young yang is 變, a move from decline toward growth; old yang turning into young yin is 化, a move from fullness toward decay.").
passage(n(11/1), 交為老陰,
        "以錢筮記號來說，交是六、屬老陰，動後成七的單；重是九、屬老陽，動後成八的拆。",
        "In coin marks, 交 is 6, old yin, and becomes 單, 7; 重 is 9, old yang, and becomes 拆, 8.").
passage(11/2, 以七八九六言之,
        "就數而言，老少四象帶有盛衰起伏的意象；就占斷而言，則要分清所變是喜是忌，看日月、生克、破敗與來去。",
        "The numbers 7 8 9 6 carry images of waxing and waning; for judging, a change is weighed as wished or feared: generation and control, going and coming, day and month, break and ruin.").
passage(n(11/2), 易以奇偶老少著象,
        "《易》靠奇偶與老少立象，占卜則只認用神，從變爻判定吉凶。",
        "The Changes builds its images on odd and even, old and young; divination keeps to the use god and reads good or bad from the changing lines.").
passage(11/3, 上下皆少,
        "沒有老爻就不因暗動而論變；有老爻則必變，上爻（宗廟爻）也不例外。",
        "A young line does not change even when it moves secretly (暗動), and an old line always changes, the top line (宗廟) included.").
passage(n(11/3), '易云：老變',
        "只有六與九才變，而六爻都可能是動爻；世俗說暗動也會變、上爻動了卻沒有變，兩說都錯。",
        "Only 6 and 9 change, and any of the six lines may be one; the common claims that a secret mover changes and that a moving top line does not are both wrong.").
passage(11/4, 夫占先求用神,
        "占斷有次序：先定用神並看它的旺衰，次看動爻是喜是忌與動爻的強弱，最後看所變之爻的喜忌。",
        "The order of judging: find the use god and weigh its strength, then the moving lines, wished or feared, strong or weak, then what they change into.").
passage(11/5, '生生克克，當明',
        "生與克在動爻之間輾轉相傳：中間一爻破散則生斷，被制則克止，有暗動之爻則生得以延續；動爻再多，以用神為準就能貫通。",
        "Generation and control pass from mover to mover: a broken or scattered link cuts the generation, a held link stops the control, a secret mover carries the generation on; however many lines move, read them all from the use god.").
passage(n(11/5), 如申建酉日用財,
        "三例：豐之萃占財，卯被日沖散，亥水轉而克午；臨之蠱占官，丑散而酉受巳制，克不到卯；乾之家人占兄弟，戌土暗動，把忌神的克接成生；月破與沖散同論。",
        "Three examples: 豐 to 萃 for wealth, where 卯 is scattered and 亥 turns on 午 (不續反克); 臨 to 蠱 for office, where 丑 is scattered and 巳 holds 酉 off 卯 (克不繼); 乾 to 家人 for brothers, where 戌 moves secretly and turns the control into generation (相續); broken counts as scattered does.").
passage(11/6, 用神變生而吉,
        "用神化生為吉、化克為凶，這容易明白；但用神處絕而有動爻來生時，還須看那生爻又化成什麼，六爻全動就六爻逐一察看，因為變爻之力可與日月並論。",
        "A use god that turns into what generates it is well, into what controls it ill; when it is at extinction and a mover generates it, look at that mover's own change too, and when all six lines move at all six, for a change weighs beside day and month.").
passage(n(11/6), 爻爻有變,
        "凡動爻都要察看所化，並以用神、忌神、元神、仇神、洩氣五種角色來衡量。",
        "Each moving line's change is examined, and each is weighed by the five roles: 用神, 忌神, 元神, 仇神 and 洩氣.").
passage(11/7, 雖然惟日月,
        "變爻受日月管制而無從反制；用神被日月所克而得自己所化之爻來生，仍屬絕處逢生；變爻會空破，動爻會化沖化絕，所以輕重以日月居首，變爻次之，動爻又次之。",
        "Day and month rule a changed line and never the reverse, yet a line that they control is rescued when its change generates it (絕處逢生); a change can be void or broken, and a mover can turn into clash or extinction, so the rank is day and month, change, mover.").
passage(n(11/7), 如亥日月用世爻,
        "例：亥作日月而占世，由遁變乾，世爻午火受水克而化寅木回生，是絕處逢生；若寅遇申月而破，或在甲辰旬而空，便無力去生。",
        "Example: under 亥, 遁 to 乾 asked of 世; day or month controls the 世 line 午 and its change 寅 generates it, a rescue from extinction, unless 寅 is broken (申 month) or void (甲辰 ten days).").
passage(11/8, 雖然有爻變,
        "爻有爻變，卦有卦變：占得六合主事成，六合化成六沖則有始無終；伏吟、反吟以及卦的生克、墓絕也都屬卦變，不可輕忽。",
        "Besides the change of lines there is the change of hexagrams: 六合 means that the plan succeeds, 六合 turning into 六沖 that it comes to no end, and 伏吟, 反吟, generation, control, tomb and extinction of trigrams belong here too.").
passage(n(11/8), 義例俱詳後章,
        "各項卦變的道理與例證留待後面各章細說。",
        "The meaning and the examples of the changes of hexagrams are set out in the later chapters.").
passage(11/9, 夫卦變之中,
        "互卦由中間四爻交錯而成：有動爻時先以變卦成內、再以本卦成外，因為卦情顯在動處；無動爻時內外兩卦互借一爻而成，因為卦情全在本卦兩體。",
        "The mutual hexagram is twisted out of the four middle lines: when lines move, the changed hexagram makes its inner trigram and the original its outer, for the matter shows where it moves; when none moves, both come from the two trigrams of the hexagram itself.").
passage(n(11/9), '有變爻，即以變卦',
        "有動爻則變卦第二至四爻作內互，本卦第三至五爻作外互；無動爻則內外互都取自本卦，爻位相同。",
        "When lines move, inner is lines 2-4 of the changed hexagram and outer lines 3-5 of the original; when none moves, lines 2-4 and 3-5 of the one hexagram.").
passage(11/10, 互之為法,
        "飛神、伏神與變卦都沒有用神才求互卦：把兩個互體配上六親，再看日月與動爻對它是生是克以定吉凶。",
        "The mutual hexagram is asked only when neither lines, hidden lines nor changed lines hold the use god; its two trigrams take kin, and what day, month and moving lines do to them decides.").
passage(n(11/10), 戊申日占子病,
        "例：為子問病，日在戊申，由晉變剝，飛、伏、變都無子孫，互出的外卦坎水便是子孫，得動爻來生，入亥月病癒；若午月破子或甲寅旬空子，互出也無濟於事。",
        "Example 晉 to 剝 on a 戊申 day for a child's illness: no use god among lines, hidden lines and changes, but the outer mutual 坎, water, is the child, a mover feeds it, and the child recovers in 亥; were 子 broken (午 month) or void (甲寅 ten days) it would be useless.").
passage(11/11, 故互象雖輕,
        "互卦力量雖小但有道理可據；他家所傳的對、交、反、倒四種卦法一概不取。",
        "The mutual hexagram is light but well founded; the opposite, crossed, reversed and upturned hexagrams (對 交 反 倒) of other schools are not used.").
passage(n(11/11), 如天風姤與地雷復,
        "四法各舉一例：姤與復為對，巽與睽為交，屯與蒙為反，訟與需為倒；於理無補，一併刪去。",
        "One example of each: 姤 and 復 (對), 巽 and 睽 (交), 屯 and 蒙 (反), 訟 and 需 (倒); they add nothing to the reasoning and are struck out.").


                /*******************************
                *            12 飛伏           *
                *******************************/

passage(12/1, 飛伏之法,
        "飛伏是為用神而設：卦中缺用神必求伏神，用神已在卦上也要一併察看。",
        "Flying and hidden lines are there for the use god: where the lines lack it, seek it among the hidden; where they have it, look at the hidden as well.").
passage(n(12/1), '飛伏，謂飛象',
        "用神在飛而衰絕時也查伏神；例：子月戊寅日，困之兌求官，持卦身的官鬼午火無力，世下所伏官鬼巳火卻逢長生，到初春果然升遷。",
        "Also where the flying use god is weak or extinct: in 困 to 兌 (子 month, 戊寅 day, for office) the official 午 is useless, but the official 巳 hidden under 世 is at 長生, and promotion came in early spring.").
passage(12/2, 當先究飛上之用神,
        "先看飛神中的用神有無病傷，再看伏神中的用神可用與否；飛出於上下遊走的爻變，伏出於陰陽的相隨與相對。",
        "First ask whether the flying use god is ailing, then whether the hidden one is of use; the flying comes of changes that travel up and down, the hidden of yin and yang that follow and mirror each other.").
passage(n(12/2), 自十六變章,
        "伏卦取法：八純伏其對卦，一世至五世伏本宮純卦；遊魂外伏五世的外卦，歸魂外伏本宮之卦，兩者內卦都伏其對；如晉伏大畜，大有伏否。",
        "How the hidden hexagram is found: a pure one hides its complement, 一世 to 五世 the palace's pure hexagram; 遊魂 hides the complement of its inner trigram under the outer one of the 五世 (晉: 大畜), 歸魂 the same under the palace's trigram (大有: 否).").
passage(12/3, 其所謂專主者,
        "伏神以世下者為主，動爻下者不及其半，靜爻下者又不及動爻下者之半。",
        "The hidden line under 世 counts most; one under a moving line has less than half its force, one under a resting line less than half of that.").
passage(n(12/3), '法云：六爻皆有',
        "六爻各有所伏而世下最要緊；但飛與動同類，吉凶既由動而起，動爻下的伏神便也可取用。",
        "Every line hides one, and the one under 世 matters most; but flying is akin to moving, and as good and bad arise from movement, what lies under a moving line is used too.").
passage(12/4, 是以定吉凶者,
        "伏神的吉凶看時令，輕重看力量，還要細究它出或不出。",
        "Whether a hidden line is good or bad lies in the time, how much it weighs in its force, and one must ask which hidden lines come out and which do not.").
passage(n(12/4), 時謂日月也,
        "所謂時是日辰月建，所謂力是得到日月的生助。",
        "Time means day and month; force means being generated or backed by them.").
passage(12/5, 所謂飛生之伏,
        "伏神能出的有四種：得飛神所生、與飛神比和、飛神落空、反克飛神。",
        "Four kinds of hidden line come out: generated by the flying line, of the same phase, under a void one, and controlling it.").
passage(n(12/5), 飛來生伏,
        "細說能出之伏：飛神旬空則伏易出，但空而逢日沖，填滿（全實）便不顯露，半填（不全實）便略為顯露；伏克飛則不論飛神月破、臨死還是入墓。",
        "Of what comes out: a void flying line lets the hidden out easily, but struck by the day it keeps it in when wholly filled (全實) and shows it a little when partly filled (不全實); one that controls the flying line comes out even where that is broken, dead or entombed.").
passage(12/6, 其有飛克之伏,
        "伏神不能出的有四種：受飛神克、飛神月破、飛神沖散、自身絕於飛神；這都就靜爻之下而言。",
        "Four kinds do not come out: controlled by the flying line, under a broken one, under a scattered one, and at extinction on it; all this is said of resting lines.").
passage(n(12/6), 飛來克伏,
        "飛神休囚而逢日沖是靜散；伏神絕於飛神，即使同時受飛神之生或能克飛神，也按伏絕飛論，不能出。",
        "A weak flying line struck by the day is scattered at rest; a hidden line at extinction on its flying line counts as 伏絕飛 and stays in, even where it is 飛生伏 or 伏克飛 as well.").
passage(12/7, 若世與動爻之下者,
        "在世下與動下，只有飛克伏與伏絕飛不能出；伏生飛在此出一半，在靜爻下不出；伏神自身空破，能出等於不出，臨日月則不出也等於出。",
        "Under 世 or a moving line only 飛克伏 and 伏絕飛 stay in; 伏生飛 comes half out there and not at all under a resting line; a hidden line itself void or broken does not really come out, and one on day or month counts as out all the same.").
passage(n(12/7), 此言伏出之全半,
        "伏神自逢空破，如敗壞之物難以再起，但旺相而空者出旬仍可出；伏神臨日月，即使屬不能出的四種，也視同能出。",
        "A hidden line that is void or broken is like a worn thing that cannot rise, though one void and strong comes out once the ten days have passed; on day or month it counts as out even where it belongs to the four that do not.").
passage(12/8, 是故其一世下伏,
        "伏神依世下、動下、靜下分三等強弱，出後應驗如同飛神；取用時伏神不及飛神，只靠日月為用則虛懸，又不及伏神實在。",
        "Hidden lines rank in force: under 世, under a moving line, under a resting one; once out they act as flying lines do; but a hidden use god is less than a flying one, and one found on day or month alone hangs in the air and is less than a hidden one.").


                /*******************************
                *            13 反伏           *
                *******************************/

passage(13/1, 沖擊悖違,
        "反吟是相沖相背，伏吟是神氣差錯分散；兩者只見於六九發動之卦，七八安靜則無。",
        "反吟 is clash and opposition, 伏吟 spirit astray and qi divided; both arise only where 6 or 9 makes a trigram change, never where all is 7 and 8.").
passage(n(13/1), 化沖曰反吟,
        "化成相沖為反吟，化而離去為伏吟，都要有交重發動才成立；拿靜卦相配來談反伏是錯的。",
        "Turning into one's clash is 反吟, turning and passing away 伏吟; both need a 交 or 重 in the hexagram, and to find them by pairing resting trigrams is a mistake.").
passage(13/2, 反吟視伏較重,
        "反吟比伏吟嚴重，並要分卦反與爻反，辨真假與輕重。",
        "反吟 is graver than 伏吟; it is told apart as of trigrams (卦反) or of lines (爻反), as true or false, grave or light.").
passage(n(13/2), 用地祿訣,
        "按八卦所居之支論沖：乾對巽、坤對艮、震對兌、坎對離；兩體都化其對的是內外反吟，謙之剝即是；大有之鼎只見於內，大過之恆只見於外。",
        "Trigrams clash by their seats among the branches (乾 and 巽, 坤 and 艮, 震 and 兌, 坎 and 離): both turn in 謙 to 剝, only the inner in 大有 to 鼎, only the outer in 大過 to 恆.").
passage(13/3, '日月從往，空破',
        "往卦得日月，或來卦值空破，就不算反吟。",
        "Where the old trigram (往) is on day or month, or the new one (來) is void or broken, the 反吟 is none (非).").
passage(n(13/3), 凡所得卦屬,
        "例：乾之巽而戌作月建或亥作日辰，是往卦臨日月；離之坎而逢午月或甲寅旬，是來卦破或空，都不是真反吟。",
        "Examples: 乾 to 巽 with month 戌 or day 亥, the old trigram being on; 離 to 坎 in the 午 month or the 甲寅 ten days, the new one being broken or void; neither is a true 反吟.").
passage(13/4, '空破從往，日月',
        "往卦值空破，或來卦得日月，反吟就重。",
        "Where the old trigram is void or broken, or the new one is on day or month, the 反吟 is grave (重).").
passage(n(13/4), 凡卦值空破,
        "本卦先已空破而又遭沖，或所化之卦正臨日月，都主凶；如兌之震，卯作日月或在甲戌旬便是。",
        "A trigram already spoilt is struck once more, or what it becomes is on day or month, and that is bad: 兌 to 震 under 卯, or in the 甲戌 ten days.").
passage(13/5, 半從往半從來則輕,
        "日月空破一半落在往卦、一半落在來卦，反吟就輕；以上所說是卦反。",
        "Where day and month, or void and break, fall half on the old trigram and half on the new, the 反吟 is light (輕); so far the trigrams.").
passage(n(13/5), 有一半值空破,
        "一半落空破、一半臨日月，凶只及半；如坤之艮在未月，艮之坤在甲戌旬。",
        "Half void or broken and half on day or month is half bad and light, as 坤 to 艮 in the 未 month or 艮 to 坤 in the 甲戌 ten days.").
passage(13/6, '爻反者，日月在動',
        "動爻自臨日月，或所化之爻值空破，爻反就不成立。",
        "The 反吟 of a line is none (非) when the moving line is on day or month, or when its change is void or broken.").
passage(n(13/6), 此言爻神反吟,
        "例：巳化亥本屬反吟，若在甲子旬而亥空，或逢巳日、巳月，就不是真的。",
        "Example: 巳 turning into 亥 is 反吟, but not truly so in the 甲子 ten days, 亥 being void, or on a 巳 day or month.").
passage(13/7, 空破在動,
        "動爻自值空破，或所化之爻臨日月，爻反就重。",
        "The 反吟 of a line is grave (重) when the moving line is void or broken, or when its change is on day or month.").
passage(n(13/7), 先空破而化日月,
        "例：卯化酉，逢甲辰旬而卯空，或逢酉日、酉月都主凶：日月之力沒有一爻擋得住，空破之病沒有一爻救得了。",
        "Example: 卯 turning into 酉 is bad in the 甲辰 ten days, 卯 being void, or on a 酉 day or month; no line withstands day and month, and none mends void and break.").
passage(13/8, '動爻沖散，雖變',
        "動爻被沖散時，即使所化落空或休囚，爻反仍重；以上所說是爻反。",
        "When the moving line is clashed apart its 反吟 is grave, even though its change is void or weak; so far the lines.").
passage(n(13/8), 若動爻與卦內動爻,
        "這是指卦中兩個動爻互相沖散；例：寅月甲子日問母病，由坤變巽，父母巳火先遭動爻亥水沖散，再化成亥，雖然亥空也救不了。",
        "This means two moving lines that clash: in 坤 to 巽 (寅 month, 甲子 day, a mother's illness) the parent 巳 is first clashed apart by the moving 亥 and then turns into 亥, and though that 亥 is void nothing saves her.").
passage(13/9, '邦畿國祚，內反吟',
        "卦反分事而論：國事，內則朝廷動搖、外則百姓不安；出師忌內喜外；守舊居忌內，搬遷忌外；入宅，內則家宅不寧、外則人有所失；爭鬥，內傷己、外辱彼；緝捕，內則己受絆、外則彼就擒；疾病最怕病人所屬之卦逢反吟。",
        "By matter, 反吟 inner or outer: for the realm inner shakes the altars, outer the people; war fears inner and likes outer; staying fears inner, moving outer; in a new house inner is unrest and outer loss; in strife inner hurts me, outer shames him; in pursuit inner hinders me, outer nets him; in illness that of the patient's own trigram is very bad.").
passage(n(13/9), 主屬即乾父坤母,
        "主屬是八卦所配的家人；例：長子患病，寅月癸酉日得震之兌，用神雖逢長生仍死於仲秋；坤艮同屬土而位沖，對老母與少男也不好；爻反只怕落在用神，卦反則看所占何事。",
        "The persons are the family of the eight trigrams: in 震 to 兌 (寅 month, 癸酉 day) the eldest son died in mid-autumn although the use god was at 長生; 坤 and 艮 are both earth, yet clash and harm youngest son and old mother; 反吟 of a line is bad on the use god, that of a trigram only in some matters.").
passage(13/10, 伏吟之法,
        "伏吟只限乾震互變：論卦是震受乾克，論人應在長男，論木則戌為養、亥為長生，輕重各異；日月逢卯則震化乾無咎，逢戌亥則乾化震無凶。",
        "伏吟 is only 乾 and 震 turning into each other: by trigram 乾 controls 震, by person it is the eldest son, by phase wood is at 養 on 戌 and 長生 on 亥; 震 into 乾 is harmless on a 卯 day or month, 乾 into 震 on a 戌 or 亥 day or month.").
passage(n(13/10), 乾之所納,
        "乾震所納六支相同，所以稱伏，並且不分卦與爻；有日月相扶便搖動不得，雖伏也不成災咎。",
        "乾 and 震 carry the same six branches, hence the name, and here trigram and line are not told apart; what day or month upholds is not shaken, and then 伏吟 does no harm.").
passage(13/11, 筮長男身命,
        "兩例：豫之否問長子之命，外震化乾受克，後遭其君處死；乾之震問父病，乾化而神忒，父因此亡故；此外只有征伐、住基、國事忌伏吟，俗說把八純當伏吟、把既未濟當反吟都不通。",
        "Two examples: 豫 to 否 for an eldest son, whom his lord later put to death (乾 controls 震), and 乾 to 震 for a sick father, who died (神忒); beyond these only realm, war and dwelling fear 伏吟, and to call pure hexagrams 伏吟 or 未濟 and 既濟 反吟 is ignorance.").
passage(n(13/11), 吉凶生於動,
        "吉凶起於動，有動有變才分反伏；古法只講變化而成的反伏，不講兩卦相配的反伏。",
        "Good and bad come from movement, and only by change do 反吟 and 伏吟 arise; the old method knows them as turned into, never as paired.").


                /*******************************
                *            14 歸遊           *
                *******************************/

passage(14/1, 自他宮而入,
        "由他宮回來的是歸魂，由本宮出去的是遊魂；吉凶大局不在於此，只有世爻作用神時才兼看。",
        "Coming in from another palace is 歸魂, leaving one's own is 遊魂; the verdict as a whole does not hang on it, and it is consulted only where 世 is the use god.").
passage(n(14/1), 魂猶神也,
        "魂就是神；歸與遊以世爻的來歷為本，隨卦變而成立。",
        "Soul means spirit; returning and wandering have their root in where 世 comes from and are set by the changes of the palace.").
passage(14/2, 我止欲久,
        "我想久留，遇遊魂則留不長；我想動身，遇歸魂則走不成；對方留下，遇遊魂難常在；對方前往，遇歸魂難說定；遊魂之象多變而疑惑，歸魂之象不安而拘束。",
        "If I wish to stay, 遊魂 says not for long; if I wish to leave, 歸魂 says I shall not; if he stays, 遊魂 says it will not last; if he goes, 歸魂 makes it uncertain; 遊魂 is shifting and doubt, 歸魂 unease and being held back.").
passage(n(14/2), 故先賢曰歸魂,
        "前賢也說，歸魂走不出疆界，遊魂則心神不安。",
        "Earlier masters say so too: 歸魂 does not cross the border, 遊魂 has an unsettled heart.").
passage(14/3, 於墳墓曰亡,
        "所謂魂，在墳墓指亡者，在身體指心，在疾病指神，在神像指靈；遊魂屬動，歸魂屬靜，仍須依卦爻的喜忌來斷，不可拘泥。",
        "The soul is the dead for a grave (亡), the heart for the body (心), the spirit in illness (神), the numen of an image (靈); 遊魂 moves and 歸魂 rests, but both lean with what the lines say and are not to be pressed.").


                /*******************************
                *            15 升降           *
                *******************************/

passage(15/1, '升，猶生也',
        "升屬生、長、進、來，降屬死、消、退、往，天地間只是陰陽這一消一長：陽自復卦起升，左行到乾；陰自姤卦起長，右行到坤。",
        "Rising is birth, growth, advance and coming, falling is death, waning, retreat and going; all between heaven and earth is this ebb and flow, yang rising from 復 leftward to 乾, yin growing from 姤 rightward to 坤.").
passage(n(15/1), 自震而履離兌,
        "左旋由震經離兌到乾，右旋由巽經坎艮到坤，八卦的次序由此而立。",
        "Leftward runs 震 離 兌 乾, rightward 巽 坎 艮 坤, and so the order of the eight trigrams stands.").
passage(15/2, 三才由此而備,
        "升降以占問之時為準，不以卦體為準：復卦之時初爻升而上爻降，到二月則四爻為陽之升、三爻為陰之降。",
        "Rising and falling go by the time of asking, not by the hexagram: at the time of 復 line 1 rises and line 6 falls, and in the second month yang rises on line 4 and yin falls on line 3.").
passage(n(15/2), 卦體升降,
        "例如春分以後占問，不論得何卦，第四爻主升、第三爻主降；第四爻屬陽才算真升，第三爻屬陰才算真降，陰陽相反就不真。",
        "Example: after 春分, in whatever hexagram is cast, line 4 rises and line 3 falls; a yang line 4 is 真升, a yin line 3 真降, and lines of the other kind are not.").
passage(15/3, 期日卦爻,
        "另有一種以爻配日的卦曆，自冬至起於頤卦六四，但震兌坎離無法均勻排入，所以不與升降相混（此句原文有疑）。",
        "A calendar of days and lines begins with line 4 of 頤 at 冬至, but 震 兌 坎 離 do not fit into it evenly, and so it is left outside rising and falling (the wording is in doubt).").
passage(n(15/3), 其法以冬至日,
        "詳列卦曆：每日一爻，每月五卦，全年六十卦，四正卦另加在二分二至，並給出各月卦序；只有河洛數理之學看重它，升降不用。",
        "The calendar of hexagrams set out: a line a day, five hexagrams a month, sixty a year, 震 兌 坎 離 put in at solstices and equinoxes, with the order month by month; the number lore of 河洛 alone prizes it, and it is not used here.").
passage(15/4, 蓋用神居升,
        "用神在升爻則日日增長，在降爻則漸漸消減；仍須兼看用神旺衰，不可單憑升降斷定。",
        "A use god on the rising line grows by day and month, on the falling line wanes; its strength must be weighed as well, and nothing is settled by this alone.").
passage(n(15/4), 升降不及進退之力,
        "升降之力比不上進退；用神旺相再升更好，休囚再降更壞，但不能拿升降來定旺衰。",
        "Rising and falling weigh less than advance and retreat: a strong use god that rises is better still, a weak one that falls worse still, but they do not make a line strong or weak.").


                /*******************************
                *            16 進退           *
                *******************************/

passage(16/1, 吾聞天道一日,
        "順著十二支輪次前行為進神，逆著輪次後行為退神，如亥化子是進，未化辰是退，取象於太陽每日落後天行一度。",
        "A change that goes forward round the branches is an advance (進神), one that goes back a retreat (退神), as 亥 to 子 and 未 to 辰; the image is the sun falling a degree behind the sky each day.").
passage(n(16/1), 進神右順行西,
        "進神向右，順行而西；退神向左，逆行而東。",
        "Advance goes rightward with the wheel, to the west; retreat goes leftward against it, to the east.").
passage(16/2, 同行之化,
        "五行相同的變化才分進退，五行不同的只論生克；如申化未是受生，丑化卯是受克而死，都談不上進退。",
        "Advance and retreat exist only where the phase stays the same; where it differs there is only generation and control: 申 into 未 is generated, 丑 into 卯 is killed, and neither advances or retreats.").
passage(n(16/2), '同行，五行同類',
        "動爻與所化五行一致則論進退，不一致就只看生克。",
        "Of one phase, a line and its change are judged by advance and retreat; of two, by generation and control.").
passage(16/3, 夫進神之法有三,
        "進神有三：旺相而化日月，得勢得位，是大進；臨日月而化空破，前面無路，是不進；自身破散而化日月，本位先失，是不能進。",
        "Three advances: a strong line turning into day or month has force and place, 大進; one on day or month turning into void or break has no road ahead, 不進; one broken or scattered turning into day or month has lost its own place first, 不能進.").
passage(n(16/3), 如午建甲戌日,
        "三例：午月甲戌日，革之同人上爻未化戌，是大進；卯月庚申日，豐之革五爻申化酉而酉破，是不進；申月癸卯日，屯之節二爻寅破而化卯，是不能進。",
        "Examples: 革 to 同人 (午 month, 甲戌 day), 未 into 戌, is 大進; 豐 to 革 (卯 month, 庚申 day), 申 into the broken 酉, is 不進; 屯 to 節 (申 month, 癸卯 day), the broken 寅 into 卯, is 不能進.").
passage(16/4, '退神之法，亦有三',
        "退神也有三：休囚而又化休囚，隨流而去，是實退；臨日月而化空破，自身無虧，是不退；破散而化日月，先已潰敗，是不及退。",
        "Three retreats: weak turning into weak drifts with the stream, 實退; a line on day or month turning into void or break wants for nothing, 不退; one broken or scattered turning into day or month is routed before it can retreat, 不及退.").
passage(n(16/4), 如午建辛巳日,
        "三例：午月辛巳日，兌之隨二爻卯化寅，皆休囚，是實退；寅月丙戌日，乾之夬上爻戌臨日辰，化未落空，是不退；申月癸卯日，兌之豐五爻酉被日沖散而化月建申，是不及退。",
        "Examples: 兌 to 隨 (午 month, 辛巳 day), 卯 into 寅, both weak, is 實退; 乾 to 夬 (寅 month, 丙戌 day), 戌 on the day into the void 未, is 不退; 兌 to 豐 (申 month, 癸卯 day), the scattered 酉 into the month's 申, is 不及退.").
passage(16/5, 凡進以成得,
        "進主成、退主敗：用神、元神化進，功名、身命、婚嫁與求財都如願，忌神化進則憂患更大；忌神化退，災病訟寇漸漸平息，用神化退則難以如願。",
        "Advance attains and retreat fails: when the use god or 元神 advances, office, life, marriage and wealth go as wished, when the 忌神 does, the worry grows; when the 忌神 retreats, disaster, lawsuit, illness and raid subside, when the use god does, the aim is hard to attain.").
passage(16/6, 故進而得日月生扶,
        "進神再得日月生助則力量更強，退神再受日月克制則氣勢更弱；強弱隨時令，取捨隨事類。",
        "An advance that day or month generates or backs is stronger, a retreat that they control is weaker still; strength goes with the time, what to take or leave with the kind of matter.").
passage(n(16/6), 既審進退,
        "看清進退之後再參看日月，強弱就更分明。",
        "Once advance and retreat are settled, consult day and month too, and strength and weakness stand out more clearly.").


                /*******************************
                *            17 有無           *
                *******************************/

passage(17/1, 易法之要,
        "占法關鍵在用神，須分清卦上沒有而其實有，與卦上有而其實沒有。",
        "Everything turns on the use god: tell what seems absent and is there (無而有) from what seems there and is absent (有而無).").
passage(n(17/1), 俗學但以用爻,
        "世俗只憑用神是否見於卦上來定有無，難以精密應驗。",
        "Common teaching asks only whether the use god appears among the lines, and so misses the finer cases.").
passage(17/2, 本無而有者,
        "無而有三法：用神伏在世爻或動爻下而得生扶；伏神空破或受制，而日月正是用神；飛伏日月都沒有，互卦或變爻卻有用神並得生旺。",
        "Absent yet there, in three ways: hidden under 世 or a moving line and supported; the hidden one void, broken or controlled, but day or month itself is the use god; none of these, but a mutual trigram or a changed line is, and is generated or strong.").
passage(n(17/2), 一飛無而伏有,
        "逐層求用神：飛中沒有就看伏，伏中沒有就看日月，再沒有才看互變；論輕重則飛過於伏，伏過於日月，變過於互。",
        "Search in steps: the lines, then the hidden, then day and month, then mutual and changed; a line outweighs a hidden one, a hidden one day and month, a changed line a mutual trigram.").
passage(17/3, 本有而無者,
        "有而無三法：用神在卦上卻逢月破；臨死絕而無救，或衰弱又旬空；動爻交相傷害，日月也來克。",
        "Present yet absent, in three ways: the use god is among the lines but broken by the month; it is dead or extinct without rescue, or weak and void; moving lines hurt it and day or month controls it too.").
passage(n(17/3), 此皆用神受傷,
        "有而無三法都是用神受傷，還要衡量傷得深還是淺、重還是輕。",
        "All three are harm to the use god; how deep and how heavy it is must be weighed.").
passage(17/4, '自無而有者，來事',
        "無而有，對將來之事可喜，對過去之事可懼；有而無，宜於退守之事，不利於進取之事。",
        "無而有 is welcome in what is to come and feared in what is past; 有而無 suits withdrawing and spoils going forward.").
passage(n(17/4), 專分用忌為好惡,
        "有無的好壞要看所論的是用神還是忌神，其餘類推。",
        "Whether 無而有 and 有而無 are good or bad depends on whether the use god or the 忌神 is meant, and the rest follows by analogy.").
passage(17/5, '自無而有者，功名',
        "無而有，功名出於意外，財與子嗣到晚年忽至，官非與災盜也無故而起，有而無則相反；又凡用神即使發動或獨發，不旺相或受制無救，都算無氣。",
        "無而有 brings office unlooked for, wealth and heirs late in life, lawsuits and robbery from nowhere, 有而無 the reverse; and a use god that moves, even alone, but is not strong, or is controlled without rescue, has no breath (無氣).").


                /*******************************
                *            18 墓絕           *
                *******************************/

passage(18/1, 爻有生旺墓絕,
        "生旺墓絕不只論爻，也論卦，而且卦象重於爻：大象已凶，爻上的小吉就不足論。",
        "Trigrams have birth, strength, tomb and extinction as lines do, and outrank them: where the large image is bad, a small good on a line does not count.").
passage(n(18/1), 此專言卦體墓絕,
        "本章只論卦體的墓與絕。",
        "This chapter speaks of the tomb and extinction of trigrams alone.").
passage(18/2, 卦莫凶於墓絕,
        "卦化墓絕最凶，但墓絕之支逢沖、逢破、落空，或本卦自臨日月，就不真；如離之乾，在甲子旬或午為日月是假，日月填實乾位才凶；墓與絕缺一也不真。",
        "For a trigram nothing is worse than turning into tomb and extinction, but it is not true where the seat of these is struck, broken or void, or the original trigram is on day or month: 離 to 乾 is false under 午 or in the 甲子 ten days, bad where day or month fills 乾; tomb without extinction, or the reverse, is not true either.").
passage(n(18/2), 此辯墓絕真偽,
        "真假之辨：墓絕落在空破為假，被日月填實為真，墓與絕兩者缺一不成。",
        "Tomb and extinction are false where void or broken, true where day or month fills them, and not so where one of the two is missing.").
passage(18/3, 墓絕之用,
        "墓絕只忌五事：占國運難以長久，占出師恐怕潰敗，占身命與疾病則主屬之卦受凶，守舊基怕在內卦，遷移怕在外卦。",
        "Five matters fear tomb and extinction: the reign will not be long, the army may break, for life and illness it is bad on the person's own trigram, for staying on the inner trigram, for moving on the outer.").
passage(n(18/3), 卦化墓絕,
        "凡占遇卦化墓絕都不好，國事等五事最凶。",
        "A trigram turning into tomb and extinction is unfit for every matter, and worst for the five.").
passage(18/4, 墓絕之外,
        "墓絕以外再看卦的空破：落在內卦，舊居不利；落在外卦，新宅不宜；空是虛，破是氣弱，國事與出師都不合適。",
        "Besides tomb and extinction, look for void and broken trigrams: an inner one is ill for the old dwelling, an outer one for the new; void is hollow, broken is short of breath, and neither realm nor army is served.").
passage(n(18/4), 空破稍輕於墓絕,
        "卦的空破比墓絕略輕，唯獨占病不忌。",
        "A void or broken trigram is somewhat lighter than tomb and extinction, and illness alone does not mind it.").
passage(18/5, 是以八卦之化惟五,
        "卦與卦之間只有五種關係，五行落在卦位上則有十二階段；如坎化坤，論卦是受克，論水則得養與長生；震化坎，論卦是得生，論木則逢沐浴之敗。",
        "From trigram to trigram there are five relations, for a phase on the new seat twelve stages: 坎 into 坤 is control, yet water is at 養 and 長生 there; 震 into 坎 is generation, yet wood is at 沐浴 there.").
passage(n(18/5), '唯五，金木水火土',
        "五是指五行，十二是指由長生到養的各階段。",
        "Five are the phases, twelve the stages from 長生 to 養.").


                /*******************************
                *            19 卦候           *
                *******************************/

passage(19/1, 夫五行以旺相,
        "五行有五態與十二階段，八卦也自有旺相胎沒死囚休廢八態，只依月令論，不依日時論。",
        "As the phases have five states and twelve stages, the trigrams have eight states, 旺相胎沒死囚休廢, which go by the season and not by day or hour.").
passage(n(19/1), 八卦旺相休廢之法,
        "八節各有當令之卦：立春艮、春分震、立夏巽、夏至離、立秋坤、秋分兌、立冬乾、冬至坎，其餘七態依次輪排。",
        "At the eight nodes the rule passes on: 立春 艮, 春分 震, 立夏 巽, 夏至 離, 立秋 坤, 秋分 兌, 立冬 乾, 冬至 坎, and the other states follow in turn.").
passage(19/2, 陽之生也,
        "陽長有十二氣，陰長也有十二氣，各占三十六候，全年合計七十二候。",
        "Twelve qi belong to the growth of yang and twelve to that of yin, thirty-six pentads (候) each, seventy-two in the year.").
passage(n(19/2), 陽生候十二氣,
        "陽長的各氣由冬至數到芒種，陰長的各氣由夏至數到大雪，每氣分三候。",
        "The qi of yang run from 冬至 to 芒種, those of yin from 夏至 to 大雪, three pentads to each.").
passage(19/3, 冬至坎旺而艮相,
        "二至二分的旺與相：冬至坎艮，春分震巽，夏至離坤，秋分兌乾；卦當令三氣而退後尚有一候餘旺，支當令六候而提前一候先得氣。",
        "旺 and 相 at solstices and equinoxes: 坎 艮 at 冬至, 震 巽 at 春分, 離 坤 at 夏至, 兌 乾 at 秋分; a trigram rules three qi and keeps a pentad of afterglow, a branch rules six pentads and begins a pentad early.").
passage(n(19/3), 如立春艮旺,
        "如艮自立春當令，春分後五日內仍旺而不入廢；支管一月，如巳在交月前五日已經得氣，好比寒未盡而暑已有兆。",
        "艮, ruling from 立春, is still 旺 and not yet 廢 for five days after 春分; a branch governs a month, but 巳 has its breath five days before, as cold lingers and heat announces itself.").
passage(19/4, 夫一陰一陽,
        "陽生於子半、陰生於午半，對應太陽行到南北兩極而折返。",
        "Yang is born at the middle of 子 and yin at the middle of 午, as the sun reaches its southern or northern limit and turns back.").
passage(n(19/4), 日行南極,
        "太陽在冬至到極南而北返，晝漸長；在夏至到極北而南返，晝漸短；二分居中；所以坎旺始於冬至、離旺始於夏至，震兌則居東西之正。",
        "The sun turns north at 冬至 and the days lengthen, south at 夏至 and they shorten, and keeps the middle at the equinoxes; hence 坎 rules from 冬至 and 離 from 夏至, while 震 and 兌 hold east and west.").
passage(19/5, 故冬至始起於坎,
        "自冬至起，八態由坎依次排到乾；這三氣之內，坎艮旺相，逢旬空不作空；震巽胎沒，按五行是囚也不作囚。",
        "From 冬至 the eight states run from 坎 round to 乾; for those three qi 坎 and 艮, being 旺 and 相, are in the void and not void, and 震 and 巽, being 胎 and 沒, are 囚 by phase and not 囚.").
passage(n(19/5), 如冬至後坎旺艮相,
        "例：冬至後坎正旺，丑月甲寅旬占得坎不作空論；丑月占得震巽，只說它是胎沒，不按木克月建之土而稱囚。",
        "Examples: after 冬至 坎 rules, and cast in the 丑 month and the 甲寅 ten days it is not void; 震 or 巽 cast in the 丑 month is 胎 or 沒, and not 囚 for controlling the month.").
passage(19/6, 蓋旺相胎沒,
        "卦在旺相胎沒，逢日辰相沖不作沖；卦在死囚休廢，逢日辰同支不作建；這與爻神不同，主要用於邦畿與住宅。",
        "A trigram that is 旺, 相, 胎 or 沒 is not broken by the day's clash, one that is 死, 囚, 休 or 廢 not upheld by being on the day; in this it differs from lines, and it serves above all for the realm and for dwellings.").
passage(n(19/6), 若震值旺,
        "例：震當旺，在酉日不作日破；坎當死，在子日不作日建；因為一卦之候管四十五日，範圍寬得多。",
        "Examples: 震 while 旺 is not broken on a 酉 day, 坎 while 死 is not upheld on a 子 day, since the season of a trigram covers forty-five days.").


                /*******************************
                *            20 干化           *
                *******************************/

passage(20/1, 天干曰五運,
        "天干主五運而無形，地支主六氣而有跡，所以納甲的六親配在地支而不配天干。",
        "The stems are the five movements, without form as yet, the branches the six qi, which leave traces; hence 納甲 gives kin to branches and not to stems.").
passage(n(20/1), 干以氣化,
        "天干之化在氣，地支之化在形；占卜以地支為重，也有兼用天干的時候。",
        "Stems join by qi and branches by form; divination leans on the branches, but there are times to consult the stems.").
passage(20/2, 然則天干無所用乎,
        "卦中無用神時，可看動爻之干是否與日月之干合化為用神；化出的用神有日月或動變之爻生扶才算有，被克破就算沒有。",
        "When no line is the use god, the stem of a moving line may join the stem of day or month and become it; such a use god is there if day, month, movers or changes generate or back it, and is not if they control or break it.").
passage(n(20/2), 如辛卯年丙申月,
        "例：問子是否還在，丙申月，日逢丙子，由觀變萃，子孫不現，但動爻之辛與日干丙合化成水；後到亥月，水局聚齊，兒子果然平安歸來。",
        "Example 觀 to 萃 (丙申 month, 丙子 day: does the son live?): no child line shows, but 辛 on the moving lines joins 丙 of the day into water, and in the 亥 month, when the water frame had gathered, he came home safe.").
passage(20/3, 化用之吉,
        "化出用神則喜出望外：名利意外而成，逃者自己露面，討債失望之後全收；若化出的是官鬼，避患者恐遇意外之禍，憂訟者怕有無故之驚。",
        "A use god made by joined stems is luck beyond hope: name and gain are won, the fugitive shows himself, the debt given up is paid in full; but where 官鬼 is made, who shuns trouble may meet unforeseen disaster, and who fears a lawsuit be alarmed for nothing.").
passage(n(20/3), 干化吉凶,
        "由干化而來的好壞，都應在意料之外。",
        "Good or bad, what comes by the stems comes unexpectedly.").
passage(20/4, 五化之法,
        "五合化氣的來由是遇龍（辰）而化：甲己遁到辰位得戊，故成土，乙庚得庚成金，丙辛得壬成水，丁壬得甲成木，戊癸得丙成火；天干成物，地支應事，兩者缺一不可。",
        "The five joins turn at the dragon, 辰: there 甲己 meets 戊 and becomes earth, 乙庚 庚 and metal, 丙辛 壬 and water, 丁壬 甲 and wood, 戊癸 丙 and fire; stems bring things about, branches answer events, and neither can be spared.").
passage(n(20/4), 逢辰則化,
        "從寅起遁數到辰：甲己由丙寅數到戊辰，所以成土；乙庚由戊寅數到庚辰，其餘類推。",
        "Count from 寅 to 辰: 甲己 starts at 丙寅 and reaches 戊辰, hence earth; 乙庚 starts at 戊寅 and reaches 庚辰; the rest likewise.").
passage(20/5, 一動為法,
        "以一爻發動為正例，兩爻發動次之；以日干為正例，月干次之；地支是常用之法，干化是特用之法。",
        "One moving line is the rule and two come second; the day's stem is the rule and the month's comes second; branches are for common use, stems for the special case.").
passage(n(20/5), '特，獨發也',
        "特是指獨發，獨發之爻與日干合化最要緊，而且飛伏都無用神才用此法；兩爻發動偶爾可用，靠不住。",
        "Special means a single mover; its join with the day's stem is what matters, and the method is sought only where neither lines nor hidden lines hold the use god; two movers serve now and then and cannot be relied on.").

%!  emendation(?Id, ?As, ?Read, -Why) is nondet.
%
%   In passage Id the transcription has the string As, which is to be read Read
%   (a string, or the atom `unresolved` where no reading is certain); Why says
%   on what ground. Holds for each place in the passage where As stands.

emendation(11/1,     "晐",           "昃",           "Up goes down as noon passes into the sun's decline, 昃; 晐 is a slip for it.").
emendation(n(11/3),  "雲",           "云",           "To say is 云.").
emendation(n(11/5),  "巳日酉動",     "巳丑酉動",     "臨 to 蠱 moves exactly 巳, 丑 and 酉.").
emendation(n(11/5),  "醜",           "丑",           "The branch is 丑.").
emendation(11/9,     "互動",         "交互",         "The term 互 is explained as crossing (交互); the conversion put the modern word.").
emendation(n(12/2),  "歸妹（魂？）", "歸魂",         "The rule concerns the soul 歸魂, not the hexagram 歸妹.").
emendation(n(12/3),  "雲",           "云",           "To say is 云.").
emendation(n(13/2),  "醜",           "丑",           "The branch is 丑.").
emendation(n(13/4),  "覆",           "復",           "Spoilt first and then struck again (復).").
emendation(n(13/9),  "仲夥",         "仲秋",         "The death fell in the 酉 month, the seat of 兌: mid-autumn.").
emendation(n(13/9),  "醜",           "丑",           "The branch is 丑.").
emendation(13/10,    "互動",         "交互",         "乾 and 震 turn into each other (交互).").
emendation(13/10,    "羅凶",         "罹凶",         "To meet with harm is 罹.").
emendation(n(15/3),  "四月履師",     "四月旅師",     "旅 opens the fourth month in the calendar of hexagrams.").
emendation(n(15/3),  "鼎豐渙旅遁",   "六月鼎豐渙履遁", "The sixth month is not named, and 履 stands in it, not 旅.").
emendation(n(15/3),  "同人節恆損否", "恆節同人損否", "The seventh month opens with 恆.").
emendation(n(15/3),  "鹹",           "咸",           "The hexagram is 咸.").
emendation(16/2,     "醜",           "丑",           "The branch is 丑.").
emendation(n(19/1),  "迴圈",         "循環",         "The conversion put the programming term for 循環 (going round).").
emendation(n(19/1),  "雲",           "云",           "To say is 云.").
emendation(n(19/5),  "醜",           "丑",           "The branch is 丑.").
emendation(19/6,     "雲",           "云",           "To say is 云.").
emendation(n(20/1),  "幹",           "干",           "The stems are 干.").
emendation(20/2,     "幹",           "干",           "The stems are 干.").
emendation(n(20/3),  "幹",           "干",           "The stems are 干.").
emendation(20/4,     "雲",           "云",           "To say is 云.").
emendation(20/5,     "幹",           "干",           "The stems are 干.").
emendation(13/9,     "諸人失利",     unresolved,     "The house is asked about, so whose loss this is stays unclear.").
emendation(13/9,     "以內為亡",     unresolved,     "亡 for the inner trigram does not lead to the verdict, that the pursuer is hindered.").
emendation(n(13/9),  "兌乃反吟",     unresolved,     "震 is the eldest son's trigram; 兌 is only what it turns into.").
emendation(15/3,     "莫於升降之外", unresolved,     "莫 gives no sense as it stands.").
emendation(n(15/3),  "莫於升降之外", unresolved,     "莫 gives no sense as it stands.").

%!  source(?Source, -Zh, -En) is nondet.
%
%   What a citation of Source, outside this volume, rests on: base is the common
%   art, outer(N) chapter N of the book. Zh and En are strings.

source(base,
       "六爻通行之法：八卦五行、納甲、八宮世應、六親六神、旺相休囚死、十二長生，以及依所占之事取用神。",
       "The common art of the six lines: trigrams and phases, 納甲, palaces with 世 and 應, six kin and six spirits, strength by season, the twelve stages, and the choice of the use god by matter.").
source(outer(22),
       "旬空與沖散：日辰所屬之旬所缺的兩支為空，逢月建則不作空；動爻被日辰沖則散，臨月建則不散。",
       "Void and scattering: the two branches that the day's ten days lack are void, unless on the month; a moving line struck by the day is scattered, unless on the month.").
source(outer(23),
       "日辰：爻臨日辰，不作空、破、散論。",
       "The day: a line on the day is never void, broken or scattered.").
source(outer(25),
       "月破：與月建相沖之支為破，臨日辰則不作破。",
       "Month break: a branch that clashes with the month is broken, unless on the day.").
source(outer(26),
       "動空：爻既發動便不作空；旬空之爻動而又逢日沖，有作全動之說。",
       "The moving void: a moving line is not void; on one view, one in the void that the day strikes moves in full.").
source(outer(27),
       "暗動：靜爻被日辰沖起為暗動，並按地支分為必動、看旺衰、不動三類。",
       "Secret movement: a resting line struck by the day moves secretly; its branch says whether it always does, does by strength, or never does.").
source(outer(30),
       "兩現：用神有兩爻時，取動不取靜，取無傷不取受傷。",
       "Two lines of one kin: the use god is the moving before the resting, the unharmed before the harmed.").
source(outer(41),
       "飛伏與動變的有效與無效：變爻自身空破則不能傷動爻；飛神破散則伏神不出；伏神臨日月而受飛克或生飛，仍被掩沒。",
       "When flying and hidden, mover and change take effect: a change itself void or broken does not undo its mover; a broken or scattered flying line keeps the hidden line in; a hidden line on day or month stays covered where the flying line controls it or is fed by it.").
