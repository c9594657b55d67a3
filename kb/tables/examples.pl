:- encoding(utf8).
:- module(examples,
          [ example/4,             % ?Id, ?Passage, ?Spec, ?Note
            tension/4              % ?N, ?Passages, -Zh, -En
          ]).

/** <module> The worked examples of the text

What the book itself works out, one entry for each thing it states, as facts
that the rules must meet. An example is a list of what is cast, when, what is
asked, and what is claimed of it.

What is cast, where nothing is said any hexagram in which no line moves:

  - cast(Hexagram-Changed), cast(Hexagram): these, or one in which no line moves
  - casts(List): each of them
  - changes: every hexagram in every change, 4096
  - line(Yao, From, To): every change in which the line Yao, of the branch From,
    turns into To

When, any month and any day where nothing is said of them:

  - month(Zhi)
  - day(Gan-Zhi), day(zhi(Zhi)) each day of a branch, day(xun(Gan-Zhi)) each of
    the ten days that open with the pair
  - year(Gan-Zhi), month_gan(Gan), term(Term), days(N) since the term began
  - untimed: what is claimed does not hang on the time, and none is given
  - except(Times): not when the month or the day is one of them
  - either(Lists): at each of the times so described

What is asked: use(Use), topic(Topic), person(Persons).

What is claimed, in goals of the vocabulary without the chart:

  - holds(Goals), fails(Goals): each of Goals follows, none of Goals follows
  - unless(Goal): but nothing is claimed of a cast where Goal holds
  - values(Value, Goal, Values): Goal holds for these Values and no others
  - table(Row, Given, Goal, Rows): wherever Given holds, Goal does for the Rows
    and for nothing else, and every one of Rows occurs
  - unused(Predicate): no rule rests on the conclusion Predicate
  - later(Time): the same cast under another time, of which the text tells what
    came to pass; nothing is claimed, what then follows is shown
  - parts(Specs): several such lists

    tension(N) points to tension/4.
*/

%!  example(?Id, ?Passage, ?Spec, ?Note) is nondet.
%
%   Passage works the example Id out, as Spec says. Note, strings Zh-En or
%   `none`, says what the entry alone would not.


                /*******************************
                *            11 變互           *
                *******************************/

example('11-1', n(11/5),
        [ cast(豐-萃), month(申), day(zhi(酉)), use(妻財),
          holds([dong(5), dong(3), dong(1), san(1), sheng_ke(妻財, 不續反克)]) ],
        "卯動而散，不續其生"-"line 1 moves but is scattered and hands nothing on").
example('11-1b', n(11/5),
        [ cast(豐-萃), month(酉), except([day(zhi(卯)), day(zhi(巳))]), use(妻財),
          holds([yue_po(卯), sheng_ke(妻財, 不續反克)]) ],
        "同前，而卯為月破"-"the same, with line 1 broken by the month").
example('11-2', n(11/5),
        [ cast(臨-蠱), month(寅), day(zhi(未)), use(官鬼), tension(12),
          holds([dong(1), dong(3), dong(6), san(3), sheng_ke(官鬼, 克不繼)]) ],
        "原文巳日讀作巳丑"-"where the transcription has a day of the Snake, Snake and Ox are read, the lines that move").
example('11-2b', n(11/5),
        [ cast(臨-蠱), month(卯), day(zhi(未)), use(官鬼),
          holds([yue_po(酉), sheng_ke(官鬼, 克不繼)]) ],
        "同前，而酉為月破"-"the same, with the Rooster broken by the month").
example('11-2c', n(11/5),
        [ cast(臨-蠱), month(寅), day(zhi(卯)), use(官鬼),
          holds([san(6), sheng_ke(官鬼, 克不繼)]) ],
        "同前，而酉被日沖散"-"the same, with the Rooster scattered by the day").
example('11-3', n(11/5),
        [ cast(乾-家人), month(戌), day(zhi(辰)), use(兄弟),
          holds([shen(兄弟, 仇神, 2), shen(兄弟, 忌神, 4), an_dong(6), sheng_ke(兄弟, 相續)]) ],
        "忌仇並動，賴上爻暗動相續"-"taboo and enemy gods both move; line 6, moving secretly, keeps up the generation").
example('11-4', n(11/7),
        [ cast(遁-乾), month(亥), day(zhi(亥)), except([day(辛-亥)]), use(世),
          holds([shi_yao(2), hui_tou(2, 生), jue_chu_feng_sheng(2)]) ],
        "辛亥日寅空，故不在其內"-"on the day Yin Metal Pig the Tiger is void, so that day is left out").
example('11-4b', n(11/7),
        [ cast(遁-乾), month(申), day(zhi(亥)), use(世),
          holds([yue_po(寅)]),
          fails([hui_tou(2, 生), jue_chu_feng_sheng(2)]) ],
        "同前，所變月破"-"the same, with the change broken by the month").
example('11-4c', n(11/7),
        [ cast(遁-乾), month(亥), day(辛-亥), use(世),
          holds([xun_kong(寅)]),
          fails([hui_tou(2, 生), jue_chu_feng_sheng(2)]) ],
        "同前，所變旬空"-"the same, with the change void").
example('11-5', n(11/10),
        [ cast(晉-剝), day(戊-申), except([month(午)]), use(子孫),
          holds([hu_gua(坤, 坎), hu_yong(子孫, 外)]),
          fails([fu_chu(1, 出), fu_chu(5, 出)]),
          later([month(亥)]) ],
        "未言何月；後應在亥月"-"the month is not given, but the Horse would break the Rat; it came true in the month of the Pig").
example('11-5b', n(11/10),
        [ cast(晉-剝), month(午), day(戊-申), use(子孫),
          fails([hu_yong(子孫, 外)]) ],
        "同前，互卦之座月破"-"the same, with the seat of the mutual trigram broken").
example('11-5c', n(11/10),
        [ cast(晉-剝), day(xun(甲-寅)), except([month(子)]), use(子孫),
          fails([hu_yong(子孫, 外)]) ],
        "同前，互卦之座旬空"-"the same, with the seat of the mutual trigram void").
example('11-6', n(11/11),
        [ untimed, tension(11),
          values(Dui, bie_zhuan_gua(對, 姤, Dui), [復]),
          values(Jiao, bie_zhuan_gua(交, 巽, Jiao), [睽]),
          values(Fan, bie_zhuan_gua(反, 屯, Fan), [蒙]),
          values(Dao, bie_zhuan_gua(倒, 訟, Dao), [需]),
          unused(bu_yong_gua/3) ],
        "舉其名而不用"-"named by the text and not used").


                /*******************************
                *            12 飛伏           *
                *******************************/

example('12-1', n(12/1),
        [ cast(困-兌), month(子), day(戊-寅), use(官鬼),
          holds([ gua_shen(午), yue_po(午), liu_qin(3, 官鬼),
                  fu_shen(1, 巳), fu_qin(1, 官鬼), fu_wei(1, 世下), fei_fu(1, 飛生伏),
                  chang_sheng(火, 寅, 長生), fu_chu(1, 出), you_wu(官鬼, 有而無(月破)) ]),
          later([month(寅)]) ],
        "後應在寅月"-"it came true in the month of the Tiger").
example('12-2', n(12/2),
        [ casts([乾, 坤, 姤, 遁, 否, 觀, 剝, 晉, 大有, 震, 坎, 艮]), untimed,
          table(Fei-Fu, (ben_gua(Fei), liu_shi_si_gua(Fu, Wai, Nei)), fu_gua(Nei, Wai),
                [ 乾-坤, 坤-乾, 姤-乾, 遁-乾, 否-乾, 觀-乾, 剝-乾, 晉-大畜, 大有-否,
                  震-巽, 坎-離, 艮-兌 ]) ],
        none).


                /*******************************
                *            13 反伏           *
                *******************************/

example('13-1', n(13/2),
        [ parts([ [ casts([ 乾-巽, 巽-乾, 坎-離, 離-坎, 謙-剝, 剝-謙, 歸妹-隨, 隨-歸妹,
                            同人-渙, 渙-同人, 師-賁, 賁-師 ]), untimed,
                    holds([fan_yin(fan(卦(內), _)), fan_yin(fan(卦(外), _))]) ],
                  [ cast(大有-鼎), untimed,
                    holds([fan_yin(fan(卦(內), _))]),
                    fails([fan_yin(fan(卦(外), _))]) ],
                  [ cast(大過-恆), untimed,
                    holds([fan_yin(fan(卦(外), _))]),
                    fails([fan_yin(fan(卦(內), _))]) ],
                  [ changes, untimed,
                    table(Old-New, (gua(Place, Old), bian_gua(Place, New)), fan_yin(fan(卦(Place), _)),
                          [乾-巽, 巽-乾, 坤-艮, 艮-坤, 震-兌, 兌-震, 坎-離, 離-坎]) ]
                ]) ],
        "末一條遍考諸變"-"the last part holds the trigrams of the list against every change there is").
example('13-2', n(13/3),
        [ cast(乾-巽), month(戌), day(zhi(亥)), tension(1),
          holds([fan_yin(fan(卦(內), 非)), fan_yin(fan(卦(外), 非))]) ],
        "作戌月而又亥日"-"taken as both the month of the Dog and the day of the Pig").
example('13-3', n(13/3),
        [ cast(離-坎), month(午), except([day(zhi(子))]),
          holds([fan_yin(fan(卦(內), 非))]) ],
        none).
example('13-3b', n(13/3),
        [ cast(離-坎), day(xun(甲-寅)), except([month(子)]), tension(13),
          holds([fan_yin(fan(卦(內), 非))]) ],
        none).
example('13-4', n(13/4),
        [ cast(兌-震), month(卯), except([day(zhi(酉))]), tension(2),
          holds([fan_yin(fan(卦(外), 重))]) ],
        none).
example('13-4b', n(13/4),
        [ cast(兌-震), day(xun(甲-戌)), except([month(酉)]),
          holds([fan_yin(fan(卦(外), 重))]) ],
        none).
example('13-4c', n(13/4),
        [ cast(兌-震), day(zhi(卯)), except([month(酉)]),
          holds([fan_yin(fan(卦(外), 重))]) ],
        "日在卯"-"with the Rabbit for the day").
example('13-5', n(13/5),
        [ cast(坤-艮), month(未), day(丁-卯), tension(1),
          holds([fan_yin(fan(卦(內), 輕))]) ],
        none).
example('13-5b', n(13/5),
        [ cast(艮-坤), month(卯), day(甲-戌),
          holds([fan_yin(fan(卦(內), 輕))]) ],
        "申酉旬空"-"Monkey and Rooster are void").
example('13-6', n(13/6),
        [ line(Yao, 巳, 亥),
          either([ [day(xun(甲-子)), except([month(亥)])],
                   [day(zhi(巳)), except([month(亥)])],
                   [month(巳), except([day(zhi(亥))])] ]),
          tension(4),
          holds([fan_yin(fan(爻(Yao), 非))]),
          unless((zi_chong(Yao, _), \+ lin_yao(Yao))) ],
        "與他動爻相沖者歸 13.8"-"a line that clashes with another mover is left to 13.8").
example('13-7', n(13/7),
        [ line(Yao, 卯, 酉),
          either([ [day(xun(甲-辰)), except([month(卯), month(酉)])],
                   [day(zhi(酉)), except([month(卯)])],
                   [month(酉), except([day(zhi(卯))])] ]),
          tension(4), tension(14),
          holds([fan_yin(fan(爻(Yao), 重))]) ],
        none).
example('13-8', n(13/8),
        [ cast(坤-巽), month(寅), day(甲-子), use(父母),
          holds([liu_qin(2, 父母), zi_chong(2, 5), xun_kong(亥), fan_yin(fan(爻(2), 重))]),
          fails([fan_yin(fan(爻(2), 非))]) ],
        none).
example('13-9', n(13/9),
        [ cast(震-兌), month(寅), day(癸-酉), topic(疾病), person([長男]), use(子孫),
          holds([ liu_qin(4, 子孫), chang_sheng(火, 寅, 長生), zhu_shu(震, 長男),
                  fan_yin(fan(卦(內), 重)), duan(疾病, 反吟, 大凶) ]) ],
        none).
example('13-9b', n(13/9),
        [ cast(坤-艮), month(卯), day(甲-午), topic(疾病), person([少男, 母]),
          holds([duan(疾病, 反吟, 大凶)]) ],
        "土土相助，仍不利少男與母"-"both are earth, yet it harms the youngest son and the mother").
example('13-10', 13/11,
        [ cast(豫-否), except([day(zhi(卯)), month(卯)]), topic(身命), person([長男]),
          holds([fu_yin(fu(外, 乾克震))]) ],
        none).
example('13-11', 13/11,
        [ cast(乾-震), except([day(zhi(戌)), day(zhi(亥)), month(戌), month(亥)]), topic(疾病), person([父]),
          holds([fu_yin(fu(內, 神忒))]) ],
        none).
example('13-12', 13/11,
        [ casts([乾, 坤, 震, 巽, 坎, 離, 艮, 兌, 未濟, 既濟]),
          fails([fan_yin(_), fu_yin(_)]) ],
        "俗說，原文不取"-"the vulgar opinions that the text rejects").


                /*******************************
                *        14 歸遊  15 升降       *
                *******************************/

example('14-1', 14/1,
        [ untimed, tension(18),
          table(Gua-Hun, (ben_gua(Gua), member(Hun, [遊魂, 歸魂])), hun(Hun),
                [ 晉-遊魂, 頤-遊魂, 大過-遊魂, 明夷-遊魂, 中孚-遊魂, 需-遊魂, 小過-遊魂, 訟-遊魂,
                  大有-歸魂, 隨-歸魂, 師-歸魂, 比-歸魂, 漸-歸魂, 蠱-歸魂, 同人-歸魂, 歸妹-歸魂 ]) ],
        none).
example('15-1', n(15/2),
        [ cast(大壯), term(春分), tension(17),
          holds([sheng_jiang(4, 真升), sheng_jiang(3, 降)]) ],
        "三爻屬陽，故降而非真"-"line 3 is yang, so it falls and not truly").
example('15-2', n(15/2),
        [ cast(復), term(春分),
          holds([sheng_jiang(4, 升), sheng_jiang(3, 真降)]) ],
        none).
example('15-3', 15/2,
        [ cast(復), term(冬至),
          holds([sheng_jiang(1, 真升), sheng_jiang(6, 真降)]) ],
        none).


                /*******************************
                *            16 進退           *
                *******************************/

example('16-0', 16/1,
        [ parts([ [ untimed,
                    values(From-To, (zhi_xing(From, Xing), zhi_xing(To, Xing), zhi_lun(From, To, 順)),
                           [亥-子, 寅-卯, 巳-午, 申-酉, 丑-辰, 辰-未, 未-戌, 戌-丑]) ],
                  [ changes, untimed, tension(3),
                    table(A-B, (zhi(Yao, A), bian_zhi(Yao, B)), jin_tui_shen(Yao, 進神),
                          [寅-卯, 申-酉, 丑-辰, 未-戌]),
                    table(C-D, (zhi(Line, C), bian_zhi(Line, D)), jin_tui_shen(Line, 退神),
                          [卯-寅, 酉-申, 辰-丑, 戌-未]) ]
                ]) ],
        "八位之中，動變所能有者唯四"-"of the eight steps a moving line and its change can make only four").
example('16-1', n(16/3),
        [ cast(革-同人), month(午), day(甲-戌), use(官鬼),
          holds([bian_zhi(6, 戌), wang_shuai(土, 相), jin_tui(6, 大進)]) ],
        none).
example('16-2', n(16/3),
        [ cast(豐-革), month(卯), day(庚-申), use(父母),
          holds([bian_zhi(5, 酉), yue_po(酉), jin_tui(5, 不進)]) ],
        none).
example('16-3', n(16/3),
        [ cast(屯-節), month(申), day(癸-卯), use(子孫), tension(10),
          holds([bian_zhi(2, 卯), yue_po(寅), jin_tui(2, 不能進)]) ],
        none).
example('16-4', n(16/4),
        [ cast(兌-隨), month(午), day(辛-巳), use(妻財),
          holds([bian_zhi(2, 寅), wang_shuai(木, 休), jin_tui(2, 實退)]) ],
        none).
example('16-5', n(16/4),
        [ cast(乾-夬), month(寅), day(丙-戌), use(父母), tension(10),
          holds([bian_zhi(6, 未), xun_kong(未), jin_tui(6, 不退)]) ],
        none).
example('16-6', n(16/4),
        [ cast(兌-豐), month(申), day(癸-卯), use(兄弟),
          holds([bian_zhi(5, 申), san(5), jin_tui(5, 不及退)]) ],
        none).
example('16-7', 16/2,
        [ cast(乾-大有), month(午), day(甲-午),
          holds([bian_zhi(5, 未), hui_tou(5, 生)]),
          fails([jin_tui(5, _)]) ],
        "異行論生"-"of two phases: the change generates").
example('16-8', 16/2,
        [ cast(巽-家人), month(卯), day(甲-午),
          holds([bian_zhi(1, 卯), hui_tou(1, 克)]),
          fails([jin_tui(1, _)]) ],
        "異行論克"-"of two phases: the change controls").


                /*******************************
                *        18 墓絕  19 卦候       *
                *******************************/

example('18-1', 18/2,
        [ cast(離-乾), month(午), except([day(zhi(戌)), day(zhi(亥))]),
          holds([mu_jue(內, 偽)]),
          fails([mu_jue(內, 真)]) ],
        none).
example('18-1b', 18/2,
        [ cast(離-乾), day(zhi(午)), except([month(戌), month(亥)]),
          holds([mu_jue(內, 偽)]),
          fails([mu_jue(內, 真)]) ],
        "日在午"-"with the Horse for the day").
example('18-2', 18/2,
        [ cast(離-乾), day(xun(甲-子)), except([month(戌), month(亥)]),
          holds([mu_jue(內, 偽)]),
          fails([mu_jue(內, 真)]) ],
        none).
example('18-3', 18/2,
        [ cast(離-乾), month(戌), day(zhi(亥)),
          holds([mu_jue(內, 真), mu_jue(外, 真)]) ],
        none).
example('18-4', 18/2,
        [ changes, untimed, tension(5),
          table(Old-New, (gua(Place, Old), bian_gua(Place, New)), mu_jue(Place, _),
                [離-乾, 震-坤, 巽-坤, 乾-艮, 兌-艮, 坎-巽, 艮-巽, 坤-巽]) ],
        "墓與絕並見之卦變"-"the changes of a trigram into tomb and extinction at once").
example('18-5', 18/5,
        [ parts([ [ cast(坎-坤), untimed,
                    values(Phase-Stage, gua_bian(_, Phase, Stage), [克-養, 克-長生]) ],
                  [ cast(震-坎), untimed,
                    values(Phase-Stage, gua_bian(_, Phase, Stage), [生-沐浴]) ]
                ]) ],
        none).
example('19-1', n(19/5),
        [ cast(坎), month(丑), day(xun(甲-寅)), term(小寒), tension(13),
          holds([gua_hou(坎, 旺), gua_hou(艮, 相)]),
          fails([gua_kong_po(內, 空)]) ],
        none).
example('19-2', n(19/5),
        [ term(冬至),
          values(Gua-K, gua_hou(Gua, K), [坎-旺, 艮-相, 震-胎, 巽-沒, 離-死, 坤-囚, 兌-休, 乾-廢]) ],
        none).
example('19-3', n(19/6),
        [ cast(震), term(春分), day(zhi(酉)),
          holds([gua_hou(震, 旺)]),
          fails([gua_ri_po(內)]) ],
        none).
example('19-4', n(19/6),
        [ cast(坎), term(夏至), day(zhi(子)),
          holds([gua_hou(坎, 死)]),
          fails([gua_ri_jian(內)]) ],
        none).
example('19-5', n(19/3),
        [ term(春分), days(3),
          values(Gua, gua_hou(Gua, 旺), [震, 艮]) ],
        "餘旺五日"-"the former ruler keeps its prime for five days").
example('19-6', n(19/5),
        [ term(大寒),
          values(Gua-K, (member(Gua, [震, 巽]), gua_hou(Gua, K)), [震-胎, 巽-沒]) ],
        "胎沒非囚"-"conceived and submerged, not trapped").


                /*******************************
                *            20 干化           *
                *******************************/

example('20-1', n(20/2),
        [ cast(觀-萃), year(辛-卯), month(申), month_gan(丙), day(丙-子), use(子孫), tension(6), tension(7),
          holds([gan(4, 辛), gan(6, 辛), gan_hua(4, 水, 日), gan_hua(6, 水, 日), gan_hua_yong(子孫, 有)]),
          fails([fu_chu(1, 出), liu_qin(_, 子孫)]),
          later([month(亥), day(甲-辰)]) ],
        "後應在亥月甲辰日"-"it came true on the day Yang Wood Dragon of a month of the Pig").
example('20-2', 20/4,
        [ untimed,
          values(A-B-Xing, he_hua(A, B, Xing),
                 [ 甲-己-土, 己-甲-土, 乙-庚-金, 庚-乙-金, 丙-辛-水, 辛-丙-水,
                   丁-壬-木, 壬-丁-木, 戊-癸-火, 癸-戊-火 ]),
          values(Gan-Long, feng_long(Gan, Long),
                 [甲-戊, 己-戊, 乙-庚, 庚-庚, 丙-壬, 辛-壬, 丁-甲, 壬-甲, 戊-丙, 癸-丙]) ],
        "五合所化，即遁至辰位之干"-"each join makes the phase of the stem that it meets on the Dragon").

%!  tension(?N, ?Passages, -Zh, -En) is nondet.
%
%   Passages pull apart, as the strings Zh and En say; an example that touches
%   on it has tension(N).

tension(1,  [n(13/3), n(13/5)],
        "同形而一稱非、一稱輕，唯兩支皆臨方可並立",
        "two examples of one shape are called not in force and light; both hold only if every branch of the seat must be touched").
tension(2,  [13/3, 13/4],
        "往來皆臨或皆空破，則非重並見，未言先後",
        "with both sides on day and month, or both spoilt, not in force and heavy stand together and no order is given").
tension(3,  [16/1],
        "所舉亥子、未辰之步，非動變所能有",
        "the steps that illustrate the rule are such as no moving line can make").
tension(4,  [13/6, 13/7],
        "爻反唯巳亥、卯酉二對",
        "only Snake with Pig and Rabbit with Rooster ever turn into one another").
tension(5,  [18/2],
        "墓絕必並見，所謂缺一，只能是其一受傷",
        "every trigram that meets the one meets the other; that one is missing can only mean that it is harmed").
tension(6,  [n(20/2), 17/2, 20/5],
        "日辰、變爻、伏爻皆是子孫而仍求於干；兩動本不可恃而例有兩動",
        "the use god is on the day, in a change and hidden, yet it is sought by the stems; two movers are called unreliable, and two move").
tension(7,  [n(12/7), outer(41)],
        "伏臨日月，一說同出，一說不出",
        "a hidden line on the day or month is out by one chapter and not by another").
tension(10, [16/3, 16/4],
        "旺而被沖、臨日而休囚，兩格相遇，須以位失、臨日不弱斷之",
        "two classes meet unless a place lost comes first and a line on the day is never weak").
tension(11, [n(11/9), n(11/11)],
        "所斥之交卦，即靜卦之互",
        "the crossed trigrams (jiao) that the text rejects are the very mutual hexagram of a cast at rest").
tension(12, [n(11/5), 11/7],
        "謂巳制酉，而酉化寅已是變絕",
        "the Snake is said to hold the Rooster down, but the Rooster turned into its own extinction already").
tension(13, [n(13/3), n(19/5)],
        "同一旬中，一言坎空，一言坎不空",
        "in the same ten days Water is void by one chapter and not by another").
tension(14, [n(13/7), outer(26)],
        "動空一處為空，一處不空",
        "a void line that moves counts as void by one chapter and not by another").
tension(17, [15/2, n(15/2)],
        "正文言二月，註言春分後",
        "the passage says the second month, the note says after the equinox").
tension(18, [14/1, 14/2],
        "唯世為用方參，而又以彼之行止為斷",
        "only where the Self is the use god, yet it judges what the other does").
