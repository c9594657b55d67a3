:- encoding(utf8).
:- module(baseline,
          [ known/4,               % ?Key, -Ground, -Zh, -En
            ground_passages/2,     % +Ground, -Passages
            at_odds/4              % ?N, ?Passages, -Zh, -En
          ]).

:- use_module('../tables/examples', [tension/4]).
:- use_module(library(lists)).

/** <module> Findings that are known

What the checks find under the default readings, each with its reason. The check
fails on any finding that is not here, and on any here that is gone.
*/

%!  known(?Key, -Ground, -Zh, -En) is nondet.
%
%   The finding Key is known, for the reason Zh, in English En. Ground says of
%   what sort that is:
%
%     - tension(N)        the text is at odds with itself: at_odds/4
%     - silent(Passages)  it does not say
%     - twice(Passages)   it says the same thing twice
%     - stated(Passages)  it says itself what goes before what
%     - meant(Passages)   the rules need it so

%   Two values where one is allowed

known(Key, silent([15/4]),
      "此條只論一爻；用神兩爻，一升一降，未言孰先",
      "one line is spoken of; of a use god with a line on the rise and another on the fall no order is given") :-
    member(Ways, ['1-升 / 6-降', '1-降 / 6-升', '2-升 / 5-降', '2-降 / 5-升', '3-升 / 4-降', '3-降 / 4-升']),
    atom_concat('conflict: yong_sheng_jiang ', Ways, Key).
known('conflict: mu_jue 偽 / 真', silent([18/2, n(18/2)]),
      "本卦與所化之座俱臨日月，真偽並見，未言先後",
      "with the seats of both trigrams on day or month it is true and false at once, and no order is given").
known('conflict: fan_yin 重 / 非', tension(2),
      "卦反爻反皆然：往來俱臨，或俱空破，兩說並立",
      "so with trigrams and with lines: both sides upheld, or both spoilt, give both").

%   None where one is due

known('hole: jin_fa where jin_tui_shen(X1, 進神)', tension(8),
      "進神而無三者之名，今但稱進",
      "an advance that has none of the three names is here an advance and no more").
known('hole: tui_fa where jin_tui_shen(X1, 退神)', tension(8),
      "退神而無三者之名，今但稱退",
      "a retreat that has none of the three names is here a retreat and no more").
known('hole: gan_hua_yong where hua_yong(X1, X2)', silent([20/2]),
      "化出之行，無生之者，亦無克之者，未言有無",
      "nothing helps and nothing controls the phase that the stems make, and whether it is there is not said").

%   Two places that ought to agree

known('disagreement: 13.3n, 13.5n gua_fan(A, 乾, 巽), yue_jian(戌) without fan_yin(fan(卦(A), 非))', tension(1),
      "戌月而日非亥者，依兩支之讀不得為非",
      "in a month of the Dog, on a day that is not the Pig's, it is not out of force when both branches are asked for").
known('disagreement: 13.3n, 13.5n gua_fan(A, 乾, 巽), ri_chen(B, 亥) without fan_yin(fan(卦(A), 非))', tension(1),
      "亥日而月非戌者，依兩支之讀不得為非",
      "on a day of the Pig, in a month that is not the Dog's, it is not out of force when both branches are asked for").
known('disagreement: 20.2n, 17.2, 20.5 gan_hua_yong(A, 有) without you_wu(A, 無而有(干化))', tension(6),
      "干化雖有，而日月、變爻或伏爻先已得之",
      "the stems make it, but day, month, a change or a hidden line gives it first").
known('disagreement: 20.2n, 20.5 gan_hua_yong(A, 有), hua_yong(A, B) without \\+gan_hua_ci(B, 不可恃)', tension(6),
      "兩爻動而仍得干化之有",
      "two lines move and the stems are still said to make it").
known('disagreement: 12.7n, outer 41 fu_chu(A, 同出) without \\+fei_jin(A)', tension(7),
      "預設從註，飛克伏、伏生飛者亦同出；mie_mo 之讀從他章",
      "by default the note is followed for what the flying line controls or is fed by; the reading mie_mo follows the other chapter").
known('disagreement: 16.4 tui_fa(A, 不退) without \\+ (xing(A, B), \\+wang_xiang(B))', tension(10),
      "以月令論則休囚，臨日而稱不退：唯臨日不弱，方不兼為實退",
      "weak by the month and yet standing fast: only because a line on the day is not weak is it not a retreat in earnest too").
known('disagreement: 11.9n, 11.11n bu_yong_gua(交, A) without \\+ (hu_gua(B, C), liu_shi_si_gua(A, C, B))', tension(11),
      "凡無動爻之卦，所斥與所用同為一卦",
      "in every cast at rest what is rejected and what is used are one hexagram").
known('disagreement: 13.3n, 19.5n gua_zhi_kong(他章, A, B) without gua_zhi_kong(邦宅, A, B)', tension(13),
      "預設各從本章；tong 之讀則十三章亦從卦候",
      "by default each chapter keeps its own; under the reading tong chapter 13 follows the season too").
known('disagreement: 13.7n, outer 26 yao_fan(A), zhi(A, B), kong(B) without kong_yao(A)', tension(14),
      "爻反之動爻，獨以空論",
      "the mover of a reversed line alone is taken as void").
known('disagreement: 17.2, 17.2n you_wu(A, 無而有(日月)) without \\+cang_chu(A, B)', tension(15),
      "伏於靜爻之下而已出，然先以日月論",
      "it is out from under a resting line, and yet day and month come first").
known('disagreement: 18.3, 18.3n mu_jue_ji(A, B, C) without member(A, [國事, 出師, 身命, 住基, 守, 遷, 疾病])', tension(16),
      "五者之外亦論之，從註；wu_zhe 之讀從正文",
      "other matters are judged as well, by the note; the reading wu_zhe follows the text").
known('disagreement: 15.2, 15.2n yue_jian(卯), jie_qi(A) without qi_yao(升, 4, B)', tension(17),
      "驚蟄已在卯月，而未及春分",
      "Awakening of Insects is in the month of the Rabbit and before the equinox").
known('disagreement: 14.1, 14.2 duan_14(A, B, C), topic(A, D, E) without member(世, D)', tension(18),
      "問彼者用應，而唯世為用方斷",
      "who asks about another has the Other for use god, and a verdict is given only where it is the Self").

%   What the text names and no cast can show

known(Key, tension(3),
      "此步非動變所能有",
      "a step that no moving line can make") :-
    member(Passage-Steps, ['16.1'-[亥-子, 未-辰], '16.1n'-[巳-午, 辰-未, 戌-丑, 子-亥, 午-巳, 丑-戌]]),
    member(Step, Steps),
    step_key(Passage, Step, Key).
known(Key, tension(4),
      "此沖非一爻動變所能有",
      "a clash into which no line can turn") :-
    member(Step, [子-午, 午-子, 丑-未, 未-丑, 寅-申, 申-寅, 辰-戌, 戌-辰]),
    step_key('13.1', Step, Key).
known('unshown: 18.2 gua_gong(X1, 墓), \\+gua_gong(X1, 絕)', tension(5),
      "卦之墓絕必在一卦",
      "what is the tomb of a trigram is its extinction too").
known('unshown: 18.2 gua_gong(X1, 絕), \\+gua_gong(X1, 墓)', tension(5),
      "卦之墓絕必在一卦",
      "what is the extinction of a trigram is its tomb too").
known('unshown: 11.5n ben_gua(臨), zhi_gua(蠱), yue_jian(寅), shen_ke(官鬼, 洩氣, 忌神), shen_zuo(官鬼, 忌神)', tension(12),
      "此例寅月，酉化絕而無力，不待巳制",
      "in the month of the example, the Tiger's, the Rooster turns into its extinction and acts on no day, held or not").
known('unshown: 18.4 gua(X1, X2), member(X2, [乾, 坤, 艮, 巽]), gua_kong_po(X1, 破)', tension(19),
      "一月只破一支",
      "a month breaks one branch alone").

%   Rules that never apply or change nothing

known('dead_rule: 20.5/dai', meant([20/5]),
      "為月干未報之占而設；遍考諸占，月干皆知",
      "it is for casts of which the month's stem is not known; here it always is").
known('dead_rule: 17.3n/d', meant([n(17/3)]),
      "唯 za_shang=he 之讀有雜傷",
      "mixed harm there is under the reading za_shang=he alone").
known('idle_rule: 17.5/b', twice([17/5]),
      "受制無救者必休囚：旺相、臨日月皆是有救，已在前一事之中",
      "who is controlled without rescue is weak, for strength and day or month are rescue: the former clause says it already").
known('idle_premise: base/ruo yue_jian(X1)', meant([base]),
      "月建未報，不得言弱",
      "without the month nothing is called weak").
known('idle_premise: 12.6n/san \\+wang_xiang(X1)', meant([n(12/6), outer(27)]),
      "預設之讀，不旺相與不暗動為一事；si_lei 之讀則各有所用",
      "by default not strong and not moving secretly are one; under the reading si_lei each counts").
known('idle_premise: 12.6n/san \\+an_dong(X1)', meant([n(12/6), outer(27)]),
      "預設之讀，不旺相與不暗動為一事；si_lei 之讀則各有所用",
      "by default not strong and not moving secretly are one; under the reading si_lei each counts").
known('idle_premise: 20.5/ming \\+gan_dai(X1)', meant([20/5]),
      "月干未報則未可定",
      "it cannot be told where the month's stem is not known").
known('idle_premise: 17.1/b gan_ming(X1)', meant([17/1, 20/5]),
      "月干未報則未可言無",
      "where the month's stem is not known it cannot be said that there is none").
known('idle_premise: 18.2n/hua gua_gong(X1, 墓)', tension(5),
      "有絕必有墓",
      "where there is extinction there is the tomb").
known('idle_premise: 18.2n/hua gua_gong(X1, 絕)', tension(5),
      "有墓必有絕",
      "where there is the tomb there is extinction").

%   Rules that another reading makes idle

known(Key, tension(1),
      "一支即足，則反吟無輕者，半斷皆無所施",
      "if one branch is enough no reversal is light, and nothing counts by half") :-
    member(Rule, ['13.5/a', '13.5n/qing', '13.9/ban', '13.9/bing_ban']),
    atom_concat('idle_under: ban=ren_yi ', Rule, Key).
known(Key, tension(9),
      "飛空者不能出其所克、生己之伏，則飛空之條無所用",
      "if a void flying line does not let out what it controls or what feeds it, its rules have no use") :-
    member(Rule, ['12.5/c', '12.5n/e', '12.5n/f', '12.5n/shao_lu']),
    atom_concat('idle_under: fei_kong=bu_chu ', Rule, Key).

%   Overlaps that only a stated exception resolves

known('overlap: 12.5/a by 12.6n/d', stated([n(12/6)]),
      "飛雖生伏，伏絕於飛則不出",
      "generated by the flying line, but at extinction on it, it stays in").
known('overlap: 12.5/d by 12.6n/d', stated([n(12/6)]),
      "伏雖克飛，絕於飛則不出",
      "controlling the flying line, but at extinction on it, it stays in").
known('overlap: 12.5/c by 12.6n/d', stated([12/6, n(12/6)]),
      "飛雖空，伏絕於飛則不出；註舉飛生伏、伏克飛，飛空從之",
      "under a void line, but at extinction on it, it stays in; the note names two ways out, and this one goes with them").
known('overlap: 12.5n/e by 12.6n/f', stated([12/6, n(12/6)]),
      "伏絕飛在諸出之上，故不論露否",
      "extinction stands above every way out, so that how much shows is not asked").
known('overlap: 12.5n/f by 12.6n/e', stated([12/6, n(12/6)]),
      "伏絕飛在諸出之上，故不論露否",
      "extinction stands above every way out, so that how much shows is not asked").
known('overlap: 12.5/a by outer 41/a', silent([12/5, 12/6, outer(41)]),
      "飛生伏而飛破散，兩條未言先後，今從他章（fei_po）",
      "generating and broken or scattered: the two lists give no order, another chapter does (fei_po)").
known('overlap: 12.5/b by outer 41/a', silent([12/5, 12/6, outer(41)]),
      "飛助伏而飛破散，兩條未言先後，今從他章（fei_po）",
      "assisting and broken or scattered: the two lists give no order, another chapter does (fei_po)").
known('overlap: 12.5/c by outer 41/a', silent([12/5, 12/6, outer(41)]),
      "飛空而又破散，兩條未言先後，今從他章（fei_po）",
      "void and broken or scattered: the two lists give no order, another chapter does (fei_po)").
known('overlap: 12.5n/e by outer 41/b', silent([n(12/5), 12/6, outer(41)]),
      "飛空全實而又破，未言先後，今從他章（fei_po）",
      "void, wholly filled and broken: no order is given, another chapter does (fei_po)").
known('overlap: 12.5n/f by outer 41/c', silent([n(12/5), 12/6, outer(41)]),
      "飛空不全實而又破，未言先後，今從他章（fei_po）",
      "void, filled in part and broken: no order is given, another chapter does (fei_po)").
known('overlap: 12.5/c by 12.5n/g', stated([n(12/5)]),
      "空而逢日沖，已實，不以空論",
      "a void line that is struck is filled and counts as void no more").
known('overlap: 12.5/d by 12.6n/h', stated([n(12/5), 12/6]),
      "伏克飛不拘破墓，散不在其內",
      "controlling the flying line it minds neither break nor tomb; scattering is not among them").
known('overlap: 12.6/b by 12.5n/h', stated([n(12/5)]),
      "伏克飛者不以飛破而止",
      "what controls the flying line is not kept in by its being broken").
known('overlap: 12.6/a by 12.5n/i', tension(9),
      "飛克伏而飛空，預設以空為先（fei_kong）",
      "controlled by the flying line, which is void: by default the void goes first (fei_kong)").
known('overlap: 12.7/d by 12.5n/i', tension(9),
      "伏生飛而飛空，預設以空為先（fei_kong）",
      "feeding the flying line, which is void: by default the void goes first (fei_kong)").
known('overlap: 12.7/e by 12.6n/d', stated([12/7]),
      "世動之下，伏絕飛為不出二端之一",
      "under the Self or a mover extinction is one of the two that keep it in").
known('overlap: 12.7/f by 12.7n/f', stated([12/7, n(12/7)]),
      "以飛神論則出，伏爻自值空破則否",
      "out by the flying line, but void or broken in itself").
known('overlap: 12.7/f by 12.7n/g', stated([12/7, n(12/7)]),
      "以飛神論則不出，伏臨日月則同出",
      "in by the flying line, but as good as out on the day or month").
known('overlap: 12.7n/c by 12.7n/d', stated([n(12/7)]),
      "既空又破，過旬亦不起，從破",
      "void and broken: it does not rise when the ten days are over, so the break goes first").
known('overlap: 13.5/a by 13.5/b', stated([13/3, 13/4, 13/5]),
      "從往從來有全者，則非或重，不稱輕",
      "where one side has it wholly it is not in force or heavy, and not light").
known('overlap: 13.6/b by 13.8/b', stated([13/8]),
      "動爻先被沖散，所變雖空亦重",
      "clashed apart by another mover it is heavy, void as its change may be").
known('overlap: 13.10/a by 13.10n/b', stated([13/10, n(13/10)]),
      "日月在往，伏吟不成咎",
      "with day or month on the old trigram repetition does no harm").
known('overlap: 13.10/b by 13.10n/b', stated([13/10, n(13/10)]),
      "日月在往，伏吟不成咎",
      "with day or month on the old trigram repetition does no harm").
known('overlap: 15.4/sheng by 15.4n/tui', stated([n(15/4)]),
      "升之力不及退（bu_ji）",
      "rising is weaker than retreat (bu_ji)").
known('overlap: 15.4/jiang by 15.4n/jin', stated([n(15/4)]),
      "降之力不及進（bu_ji）",
      "falling is weaker than advance (bu_ji)").
known('overlap: 16.1/c by 16.3/f', stated([16/3]),
      "進而有三者之名，則從其名",
      "an advance that has one of the three names goes by it").
known('overlap: 16.1/d by 16.4/e', stated([16/4]),
      "退而有三者之名，則從其名",
      "a retreat that has one of the three names goes by it").
known('overlap: 16.3/a by 16.3/d', tension(10),
      "旺相而被沖散，又化日月，兩名俱合，唯位失一語可斷",
      "strong, scattered, and turning into day or month it fits two names, and only the lost place decides").
known('overlap: 19.1 by 19.3n/a', stated([n(19/3)]),
      "前令之卦尚有餘旺，未入廢",
      "the former ruler keeps its prime for five days and is not cast off yet").
known('overlap: 20.2/b by 11.7/gan_hua', stated([11/7]),
      "動變生扶而日月克制，日月為重",
      "movers or changes help and day or month controls: day and month weigh more").
known('overlap: 20.2/d by 20.2/e', stated([11/7]),
      "動變克之而日月生扶，日月為重",
      "movers or changes control and day or month helps: day and month weigh more").
known('overlap: 20.2/c by 20.2/e', silent([20/2]),
      "日月一生一克，未言先後，今先生扶",
      "of day and month one helps and one controls, and no order is given: help goes first here").
known('overlap: 20.2/d by 20.2/f', silent([20/2]),
      "動變有生有克，未言先後，今先生扶",
      "of movers and changes some help and some control, and no order is given: help goes first here").

%   Examples that another reading breaks

known(Key, tension(1),
      "此例稱輕，須兩支皆臨之讀",
      "the example is called light, which needs the reading that asks for both branches") :-
    member(Id, ['13-5', '13-5b']),
    atom_concat('reading_breaks: ban=ren_yi ', Id, Key).
known(Key, stated([n(11/5)]),
      "此例泛言是支之日，動爻旬空之日亦在其中，仍以散論",
      "the example speaks of every day of the branch, among them one on which the mover is void, and calls it scattered") :-
    member(Id, ['11-1', '11-2', '11-2c']),
    atom_concat('reading_breaks: dong_kong=quan_dong ', Id, Key).
known('reading_breaks: gan_hua_when=all 20-1', tension(6),
      "此例日辰、變爻皆是用神，而仍求於干",
      "in the example day and change are the use god, and it is still sought by the stems").
known(Key, meant([n(15/2)]),
      "例中不合之爻，其升降依預設之讀而定",
      "that the line of the wrong kind rises or falls in the example is itself by the default reading") :-
    member(Id, ['15-1', '15-2']),
    atom_concat('reading_breaks: fan_zhi=fei ', Id, Key).

%   step_key(+Passage, +Step, -Key): Passage names the Step of a line, From-To.

step_key(Passage, From-To, Key) :-
    format(atom(Key), "unshown: ~w zhi(X1, ~w), bian_zhi(X1, ~w)", [Passage, From, To]).

%!  ground_passages(+Ground, -Passages) is det.
%
%   A finding that is known on Ground is of Passages.

ground_passages(tension(N), Passages) :- once(at_odds(N, Passages, _, _)).
ground_passages(silent(Passages), Passages).
ground_passages(twice(Passages), Passages).
ground_passages(stated(Passages), Passages).
ground_passages(meant(Passages), Passages).

%!  at_odds(?N, ?Passages, -Zh, -En) is nondet.
%
%   Passages pull apart, as Zh and En say: number N of examples:tension/4, or one
%   that no worked example touches.

at_odds(N, Passages, Zh, En) :-
    findall(odds(N0, P, Z, E), ( tension(N0, P, Z, E) ; untouched(N0, P, Z, E) ), Odds),
    sort(1, @<, Odds, Sorted),
    member(odds(N, Passages, Zh, En), Sorted).

untouched(8,  [16/3, 16/4],
          "所列進退之法，多數進退皆不在其中",
          "most advances and retreats fall under none of the classes that are named").
untouched(9,  [n(12/5), 12/6, 12/7],
          "飛空之伏，若受克、生飛者仍不出，則此條無所用",
          "unless a void flying line lets out what it controls or what feeds it, the rule of the void flying line is idle").
untouched(15, [17/2, n(17/2)],
          "正文於伏受傷時方論日月，註則凡伏皆重於日月",
          "the passage turns to day and month where the hidden use god is harmed, the note ranks every hidden one above them").
untouched(16, [18/3, n(18/3)],
          "一言所忌止於五者，一言諸占皆忌",
          "one place has five matters alone mind it, the other every matter").
untouched(19, [18/4],
          "泛言內外卦值月破，而一月不能並破兩支之卦",
          "it speaks of any trigram as broken, and the month cannot break one that is seated on two branches").
