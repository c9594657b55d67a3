:- encoding(utf8).
:- module(rule_cases,
          [ rule_case/4            % ?Passage, ?Hexagrams, ?Options, ?Claim
          ]).

/** <module> What each rule says, case by case

Small cases beside the worked examples of the text, in its order: a cast, and
what is or is not concluded there. Every rule in force should be needed by some
case, so that a rule spoilt in any way is noticed (mutation).
*/

%!  rule_case(?Passage, ?Hexagrams, ?Options, ?Claim) is nondet.
%
%   By Passage, Claim is so in the cast of Hexagrams and Options (cast_pan/3),
%   goals being of the vocabulary, without the chart:
%
%     - holds(Goal), fails(Goal): Goal follows, or nothing like it does
%     - values(Value, Goal, Values): Goal follows for these Values and no others


                /*******************************
                *          THE ART             *
                *******************************/

rule_case(base, 困-兌, [month(子), day(戊-寅)], values(X-S, wang_shuai(X, S), [水-旺, 木-相, 金-休, 土-囚, 火-死])).
rule_case(base, 困-兌, [month(子), day(戊-寅)], values(X, wang_xiang(X), [水, 木])).
rule_case(base, 困-兌, [month(子), day(戊-寅)], values(B-Z, ri_yue(B, Z), [月-子, 日-寅])).
rule_case(base, 困-兌, [month(子), day(戊-寅)], values(Z, xun_kong(Z), [申, 酉])).
rule_case(outer(22), 困-兌, [month(酉), day(戊-寅)], values(Z, kong(Z), [申])).
rule_case(base, 困-兌, [month(子), day(戊-寅)], values(Z, yue_po(Z), [午])).
rule_case(outer(25), 困-兌, [month(子), day(戊-寅)], values(Z, po(Z), [午])).
rule_case(outer(25), 困-兌, [month(子), day(甲-午)], values(Z, po(Z), [])).
rule_case(base, 困-兌, [month(子), day(戊-寅)], values(Z, huai(Z), [申, 酉, 午])).
rule_case(base, 困-兌, [month(子), day(戊-寅)], values(Z, ri_chong(Z), [申])).
rule_case(base, 困-兌, [month(子), day(戊-辰)], values(Z, ruo(Z), [丑, 戌, 未, 申, 酉, 巳, 午])).
rule_case(base, 困-兌, [], values(Z, ruo(Z), [])).
rule_case(n(12/4), 困-兌, [month(子), day(戊-寅)], values(X-B, sheng_fu(X, B), [木-月, 水-月, 木-日, 火-日])).
rule_case(base, 困-兌, [month(子), day(戊-寅)], values(X-B, ke_zhi(X, B), [火-月, 土-日])).
rule_case(n(12/6), 困, [], values(S, chang_sheng(土, 巳, S), [絕])).
rule_case(base, 困-兌, [month(子), day(戊-寅)],
          values(Y-S, liu_shen(Y, S), [1-勾陳, 2-螣蛇, 3-白虎, 4-玄武, 5-青龍, 6-朱雀])).
rule_case(base, 困, [], values(Z, gua_shen(Z), [午])).
rule_case(base, 乾, [], values(Z, gua_shen(Z), [巳])).
rule_case(base, 坤, [], values(Z, gua_shen(Z), [亥])).
rule_case(base, 困, [], values(Y, shi_shen(Y), [3])).
rule_case(base, 困-兌, [month(子), day(戊-寅)], values(Y, lin_yao(Y), [1])).
rule_case(outer(26), 困-兌, [month(子), day(戊-寅)], values(Y, kong_yao(Y), [5])).
rule_case(outer(26), 困-兌, [month(子), day(甲-辰)], values(Y, kong_yao(Y), [])).
rule_case(outer(25), 困-兌, [month(子), day(戊-寅)], values(Y, po_yao(Y), [3])).
rule_case(base, 困-兌, [month(子), day(戊-寅)], values(Y, ruo_yao(Y), [2, 3, 5, 6])).
rule_case(n(12/5), 晉-大有, [month(酉), day(己-丑)], values(Y-K, shi_kong(Y, K), [5-不全實])).
rule_case(n(12/5), 晉-大有, [month(辰), day(己-丑)], values(Y-K, shi_kong(Y, K), [5-全實])).
rule_case(n(12/5), 晉-大有, [month(辰), day(甲-申)], values(Y-K, shi_kong(Y, K), [])).
rule_case(n(12/5), 晉-大有, [month(未), day(己-丑)], values(Y-K, shi_kong(Y, K), [])).
rule_case(outer(27), 屯-節, [month(未), day(甲-戌)], values(Y, an_dong(Y), [3])).
rule_case(outer(27), 屯-節, [month(申), day(甲-戌)], values(Y, an_dong(Y), [])).
rule_case(outer(27), 屯-節, [month(未), day(甲-子)], values(Y, an_dong(Y), [])).
rule_case(n(12/6), 屯-節, [month(申), day(甲-戌)], values(Y, san(Y), [3])).
rule_case(n(12/6), 屯-節, [month(未), day(甲-戌)], values(Y, san(Y), [])).
rule_case(n(12/6), 屯-節, [month(申), day(戊-戌)], values(Y, san(Y), [])).
rule_case(n(12/6), 屯-節, [month(卯), day(甲-申)], values(Y, chong_jing(Y), [])).
rule_case(outer(22), 屯-節, [month(卯), day(戊-申)], values(Y, san(Y), [2])).
rule_case(outer(22), 屯-節, [month(寅), day(戊-申)], values(Y, san(Y), [])).
rule_case(n(13/8), 坤-巽, [], values(Y-O, zi_chong(Y, O), [2-5, 5-2, 3-6, 6-3])).
rule_case(n(13/8), 坤-升, [], values(Y-O, zi_chong(Y, O), [])).
rule_case(base, 困, [], values(U-Y, yong_yao(U, Y), [妻財-1, 父母-2, 官鬼-3, 子孫-4, 兄弟-5, 父母-6, 世-1, 應-4])).
rule_case(base, 困, [],
          values(U-X, yong_xing(U, X), [父母-土, 兄弟-金, 子孫-水, 妻財-木, 官鬼-火, 世-木, 應-水])).


                /*******************************
                *            11 變互           *
                *******************************/

rule_case(n(11/1), 屯-節, [], values(Y-K, bian_xiang(Y, K), [2-少陽])).
rule_case(n(11/1), 節-屯, [], values(Y-K, bian_xiang(Y, K), [2-少陰])).
rule_case(11/1, 屯-節, [], values(Y-K, bian_hua(Y, K), [2-變])).
rule_case(11/1, 節-屯, [], values(Y-K, bian_hua(Y, K), [2-化])).
rule_case(n(11/1), 屯-節, [], values(Y-K, zhi_yao(Y, K), [1-陽, 2-陽, 3-陰, 4-陰, 5-陽, 6-陰])).
rule_case(n(11/1), 節-屯, [], values(Y-K, zhi_yao(Y, K), [1-陽, 2-陰, 3-陰, 4-陰, 5-陽, 6-陰])).
rule_case(11/2, 困-兌, [month(子), day(戊-寅)], values(B-K, ri_yue_xi_ji(官鬼, B, K), [月-忌, 日-喜])).
rule_case(n(11/2), 豐-萃, [], values(Y-R, bian_shen(妻財, R, Y), [1-洩氣, 3-元神, 5-仇神])).
rule_case(n(11/2), 豐-萃, [], values(Y-R, bian_shen(官鬼, R, Y), [1-用神, 3-忌神, 5-洩氣])).
rule_case(n(11/2), 坤-巽, [], values(Y-R, bian_shen(世, R, Y), [2-洩氣, 5-忌神, 6-仇神])).
rule_case(11/3, 屯-節, [month(未), day(甲-戌)],
          values(Y-K, bian_fou(Y, K), [1-不變, 2-有變, 3-暗動不變, 4-不變, 5-不變, 6-不變])).
rule_case(11/4, 乾, [],
          values(N-S, guan_xu(N, S), [1-用神, 2-用神衰旺, 3-動爻喜忌, 4-動爻衰旺, 5-變爻喜忌])).
rule_case(11/4, 困-兌, [month(子), day(戊-寅)], values(S, yong_wang(官鬼, S), [死])).
rule_case(11/4, 豐-萃, [month(辰), day(甲-辰)], values(Y-K, dong_xi_ji(妻財, Y, K), [1-喜, 3-忌, 5-忌])).
rule_case(11/4, 豐-萃, [month(申), day(癸-酉)], values(Y-K, dong_xi_ji(妻財, Y, K), [3-忌, 5-忌])).
rule_case(11/4, 豐-萃, [month(寅), day(甲-辰)], values(Y-K, dong_xi_ji(妻財, Y, K), [1-喜, 3-忌])).
rule_case(11/4, 豐-萃, [month(辰), day(甲-辰)], values(Y-S, dong_wang(Y, S), [1-囚, 3-死, 5-相, 6-旺])).
rule_case(11/5, 豐-萃, [month(辰), day(甲-辰)], values(Y, dong_yao(Y), [1, 3, 5, 6])).
rule_case(11/5, 豐-萃, [month(辰), day(甲-辰)], values(Y, neng_zuo(Y), [1, 3, 5])).
rule_case(11/5, 豐-萃, [month(申), day(癸-酉)], values(Y, neng_zuo(Y), [3, 5])).
rule_case(11/5, 豐-萃, [month(酉), day(甲-辰)], values(Y, neng_zuo(Y), [3, 5])).
rule_case(11/7, 臨-蠱, [month(寅), day(甲-子)], values(Y, neng_zuo(Y), [1, 3])).
rule_case(outer(41), 臨-蠱, [month(午), day(甲-辰)], values(Y, neng_zuo(Y), [1, 3, 6])).
rule_case(11/5, 豐-萃, [month(酉), day(甲-辰)], values(X, xing_fa(X), [木, 水, 金])).
rule_case(11/5, 豐-萃, [month(酉), day(甲-辰)], values(X, xing_zuo(X), [水, 金])).
rule_case(11/5, 豐-萃, [month(辰), day(甲-辰)], values(A-B, xing_sheng(A, B), [水-木, 金-水])).
rule_case(11/5, 豐-萃, [month(辰), day(甲-辰)], values(A-B, xing_ke(A, B), [木-土])).
rule_case(n(11/5), 豐-萃, [month(辰), day(甲-辰)],
          values(U-K, sheng_ke(U, K), [妻財-相續, 兄弟-得生, 子孫-相續, 官鬼-受克, 父母-生不續, 世-生不續, 應-受克])).
rule_case(n(11/5), 豐-萃, [month(申), day(癸-酉)], values(K, sheng_ke(妻財, K), [不續反克])).
rule_case(11/5, 臨-蠱, [month(子), day(丁-未)], values(K, sheng_ke(官鬼, K), [克不繼])).
rule_case(11/5, 坤-巽, [month(丑), day(癸-未)], values(K, sheng_ke(妻財, K), [克不繼])).
rule_case(11/5, 臨-蠱, [month(午), day(甲-辰)], values(K, sheng_ke(官鬼, K), [受克])).
rule_case(11/5, 屯-節, [month(卯), day(甲-子)],
          values(U-K, sheng_ke(U, K), [父母-無動, 兄弟-無動, 子孫-無動, 妻財-得生, 官鬼-受克, 世-無動, 應-受克])).
rule_case(n(11/5), 屯-節, [month(申), day(甲-子)], values(K, sheng_ke(官鬼, K), [克不繼])).
rule_case(11/5, 屯-節, [month(申), day(甲-子)], values(K, sheng_ke(妻財, K), [生不續])).
rule_case(11/5, 豐-萃, [month(酉), day(甲-辰)], values(R, shen_fa(妻財, R), [元神, 忌神, 仇神])).
rule_case(11/5, 豐-萃, [month(酉), day(甲-辰)], values(R, shen_zuo(妻財, R), [忌神, 仇神])).
rule_case(11/5, 困-兌, [month(丑), day(丁-卯)], values(U, yuan_li(U), [子孫, 應])).
rule_case(11/5, 豐-萃, [month(辰), day(甲-辰)], values(U, yuan_li(U), [兄弟, 子孫, 妻財])).
rule_case(n(11/6), 屯, [], values(R-X, shen_xing(官鬼, R, X), [用神-土, 元神-火, 忌神-木, 仇神-水, 洩氣-金])).
rule_case(n(11/6), 屯, [],
          values(R-Y, shen(官鬼, R, Y), [用神-3, 用神-5, 忌神-2, 仇神-1, 仇神-6, 洩氣-4])).
rule_case(n(11/6), 復, [], values(R-Y, shen(世, R, Y), [用神-1, 元神-6, 忌神-3, 忌神-4, 洩氣-2])).
rule_case(11/6, 兌-艮, [month(丑), day(甲-午)], values(Y-K, bian_xi_ji(子孫, Y, K), [4-忌, 6-喜])).
rule_case(11/6, 兌-艮, [month(丑), day(甲-午)], values(Y-K, bian_xi_ji(妻財, Y, K), [4-忌, 6-喜])).
rule_case(n(11/6), 兌-艮, [month(丑), day(甲-午)], values(Y-K, bian_xi_ji(官鬼, Y, K), [4-喜])).
rule_case(11/6, 兌-艮, [month(丑), day(甲-午)], values(Y-K, bian_xi_ji(兄弟, Y, K), [6-忌])).
rule_case(11/6, 遁-乾, [month(卯), day(甲-午)], values(Y-K, bian_xi_ji(官鬼, Y, K), [2-喜])).
rule_case(11/6, 遁-乾, [month(卯), day(甲-午)], values(Y-K, bian_xi_ji(父母, Y, K), [2-喜])).
rule_case(n(11/6), 遁-乾, [month(卯), day(甲-午)], values(Y-K, bian_xi_ji(兄弟, Y, K), [2-忌])).
rule_case(n(11/6), 遁-乾, [month(卯), day(甲-午)], values(Y-K, bian_xi_ji(子孫, Y, K), [2-忌])).
rule_case(n(11/6), 遁-乾, [month(卯), day(甲-午)], values(Y-K, bian_xi_ji(妻財, Y, K), [])).
rule_case(11/6, 晉-大有, [month(亥), day(甲-子)], values(B, yong_jue(官鬼, B), [月])).
rule_case(11/6, 晉-大有, [month(子), day(乙-亥)], values(B, yong_jue(官鬼, B), [日])).
rule_case(11/6, 晉-大有, [month(亥), day(甲-子)], values(Y, jue_feng_dong(官鬼, Y), [3])).
rule_case(11/6, 晉-大有, [month(子), day(甲-子)], values(Y, jue_feng_dong(官鬼, Y), [])).
rule_case(11/6, 晉-大有, [month(亥), day(癸-酉)], values(Y, jue_feng_dong(官鬼, Y), [])).
rule_case(11/7, 遁-乾, [month(申), day(甲-辰)], values(Y-W, bian_bai(Y, W), [2-空, 2-破, 2-受制])).
rule_case(11/7, 遁-乾, [month(丑), day(甲-午)], values(Y-W, bian_bai(Y, W), [1-受制])).
rule_case(11/7, 遁-乾, [month(卯), day(甲-午)], values(Y-W, bian_bai(Y, W), [])).
rule_case(11/6, 巽-乾, [month(卯), day(甲-寅)], values(Y-K, hui_tou(Y, K), [4-生])).
rule_case(11/6, 坤-艮, [month(卯), day(甲-子)], values(Y-K, hui_tou(Y, K), [3-克])).
rule_case(n(11/7), 坤-艮, [month(寅), day(甲-子)], values(Y-K, hui_tou(Y, K), [])).
rule_case(11/7, 坤-巽, [month(丑), day(甲-申)],
          values(Y-K, hua_chong_jue(Y, K), [2-化沖, 2-變絕, 3-化沖, 5-化沖, 5-變絕, 6-化沖])).
rule_case(outer(41), 臨-蠱, [month(寅), day(甲-子)], values(Y-K, hua_chong_jue(Y, K), [6-變絕])).
rule_case(outer(41), 臨-蠱, [month(午), day(甲-辰)], values(Y-K, hua_chong_jue(Y, K), [])).
rule_case(outer(41), 臨-蠱, [month(申), day(甲-子)], values(Y-K, hua_chong_jue(Y, K), [])).
rule_case(n(11/7), 遁-乾, [month(亥), day(乙-亥)], values(Y, jue_chu_feng_sheng(Y), [2])).
rule_case(n(11/7), 遁-乾, [month(卯), day(乙-亥)], values(Y, jue_chu_feng_sheng(Y), [2])).
rule_case(11/7, 遁-乾, [month(卯), day(甲-午)], values(Y, jue_chu_feng_sheng(Y), [])).
rule_case(11/7, 遁-乾, [month(申), day(乙-亥)], values(Y, jue_chu_feng_sheng(Y), [])).
rule_case(11/7, 乾, [],
          values(X-N, ci_xu(X, N), [日月-1, 變爻-2, 動爻-3, 伏神-4, 互卦-5, 干化-6])).
rule_case(base, 乾, [], values(G, gua_he_chong(G, 六合), [泰, 否, 節, 困, 旅, 賁, 豫, 復])).
rule_case(base, 乾, [], values(G, gua_he_chong(G, 六沖), [乾, 坤, 震, 巽, 坎, 離, 艮, 兌, 大壯, 無妄])).
rule_case(base, 困-兌, [], holds(liu_he)).
rule_case(base, 困-兌, [], fails(liu_chong)).
rule_case(base, 兌-困, [], holds(liu_chong)).
rule_case(base, 兌-困, [], fails(liu_he)).
rule_case(11/8, 困-兌, [], holds(he_hua_chong)).
rule_case(11/8, 兌-困, [], fails(he_hua_chong)).
rule_case(11/8, 節-屯, [], fails(he_hua_chong)).
rule_case(11/8, 屯-兌, [], fails(he_hua_chong)).
rule_case(11/8, 困-兌, [], values(T-G-V, duan_11(T, G, V), [謀事-六合化六沖-無終])).
rule_case(11/8, 節-屯, [], values(T-G-V, duan_11(T, G, V), [謀事-六合-成])).
rule_case(11/8, 屯-節, [], values(T-G-V, duan_11(T, G, V), [])).
rule_case(11/6, 遁-乾, [month(卯), day(甲-午), use(官鬼)], values(T-G-V, duan_11(T, G, V), [諸占-變生-吉])).
rule_case(11/6, 兌-艮, [month(丑), day(甲-午), use(子孫)], values(T-G-V, duan_11(T, G, V), [諸占-變克-凶])).
rule_case(11/6, 兌-艮, [month(丑), day(甲-午), use(官鬼)], values(T-G-V, duan_11(T, G, V), [])).
rule_case(11/6, 晉-剝, [month(卯), day(甲-午)], values(T-G-V, duan_11(T, G, V), [])).
rule_case(11/6, 晉-剝, [month(卯), day(甲-午), use(妻財)], values(T-G-V, duan_11(T, G, V), [])).
rule_case(11/6, 晉-剝, [month(卯), day(甲-午), use(兄弟)], values(T-G-V, duan_11(T, G, V), [諸占-變生-吉])).
rule_case(n(11/9), 晉-剝, [], values(P-G, hu_ti(P, G), [內-坤, 外-坎])).
rule_case(n(11/9), 屯-節, [], values(P-G, hu_ti(P, G), [內-震, 外-艮])).
rule_case(n(11/9), 巽, [], values(P-G, hu_ti(P, G), [內-兌, 外-離])).
rule_case(11/9, 屯-節, [], values(N-W, hu_gua(N, W), [震-艮])).
rule_case(11/10, 晉-剝, [month(酉), day(戊-申)], values(U, qiu_hu(U), [子孫])).
rule_case(11/10, 晉-剝, [month(酉), day(甲-申)], values(U, qiu_hu(U), [])).
rule_case(11/10, 觀-萃, [month(卯), day(甲-子)], values(U, qiu_hu(U), [兄弟])).
rule_case(11/10, 晉-剝, [month(酉), day(甲-申)], holds(fu_zi_chu(子孫))).
rule_case(11/10, 晉-剝, [month(子), day(戊-申)], fails(fu_zi_chu(子孫))).
rule_case(11/10, 晉-大有, [month(午), day(甲-子)], holds(fu_zi_chu(妻財))).
rule_case(11/10, 晉-剝, [], values(P-Q, hu_qin(P, Q), [內-父母, 外-子孫])).
rule_case(n(11/10), 晉-剝, [], values(P-Z, hu_zhi(P, Z), [內-未, 內-申, 外-子])).
rule_case(n(11/10), 晉-剝, [month(午), day(戊-申)], values(P-Z, hu_zhi_huai(P, Z), [外-子])).
rule_case(n(11/10), 晉-剝, [month(酉), day(甲-寅)], values(P-Z, hu_zhi_huai(P, Z), [外-子])).
rule_case(n(11/10), 晉-剝, [month(午), day(戊-申)], values(P, hu_wu_yong(P), [外])).
rule_case(n(11/10), 晉-剝, [month(寅), day(甲-子)], values(P, hu_wu_yong(P), [])).
rule_case(11/10, 晉-剝, [month(酉), day(戊-申)], values(P-B, hu_sheng(P, B), [外-月, 外-日, 外-動])).
rule_case(11/10, 晉-剝, [month(寅), day(甲-辰)], values(P-B, hu_ke(P, B), [內-月, 外-日])).
rule_case(11/10, 屯-節, [month(卯), day(甲-子)], values(P-B, hu_ke(P, B), [外-月, 外-動])).
rule_case(11/10, 晉-剝, [month(酉), day(戊-申)], values(U-P, hu_yong(U, P), [子孫-外])).
rule_case(n(11/10), 晉-剝, [month(午), day(戊-申)], values(U-P, hu_yong(U, P), [])).
rule_case(11/10, 晉-剝, [month(寅), day(甲-辰)], values(U-P, hu_shang(U, P), [子孫-外])).
rule_case(n(11/10), 晉-剝, [month(午), day(戊-辰)], values(U-P, hu_shang(U, P), [])).
rule_case(11/10, 晉-剝, [month(卯), day(戊-辰)], values(U-P, hu_yong(U, P), [])).
rule_case(11/10, 晉-剝, [month(卯), day(戊-辰)], values(U-P, hu_shang(U, P), [子孫-外])).
rule_case(11/10, 晉-剝, [month(酉), day(戊-申)], values(U-P, hu_shang(U, P), [])).
rule_case(11/11, 姤, [], values(K-G, bie_zhuan_gua(K, 姤, G), [對-復, 交-乾, 反-夬, 倒-小畜])).
rule_case(11/11, 屯, [], values(K-G, bu_yong_gua(K, G), [對-鼎, 交-剝, 反-蒙, 倒-解])).


                /*******************************
                *            12 飛伏           *
                *******************************/

rule_case(n(12/1), 困-兌, [month(子), day(戊-寅)], values(U-W, qiu_fu(U, W), [官鬼-有病, 兄弟-有病])).
rule_case(12/1, 晉-剝, [month(酉), day(甲-申)], values(U-W, qiu_fu(U, W), [子孫-無用, 父母-有病, 妻財-有病])).
rule_case(n(12/1), 困-兌, [month(酉), day(甲-午)], values(U-W, qiu_fu(U, W), [])).
rule_case(12/2, 困-兌, [month(子), day(戊-寅)], values(Y, yao_huai(Y), [3, 5])).
rule_case(n(12/2), 乾, [], values(N-W, fu_gua(N, W), [坤-坤])).
rule_case(n(12/2), 困, [], values(N-W, fu_gua(N, W), [兌-兌])).
rule_case(n(12/2), 晉, [], values(N-W, fu_gua(N, W), [乾-艮])).
rule_case(n(12/2), 大有, [], values(N-W, fu_gua(N, W), [坤-乾])).
rule_case(n(12/2), 晉, [], values(Y-Z, fu_shen(Y, Z), [1-子, 2-寅, 3-辰, 4-戌, 5-子, 6-寅])).
rule_case(n(12/2), 晉, [], values(Y-G, fu_gan(Y, G), [1-甲, 2-甲, 3-甲, 4-丙, 5-丙, 6-丙])).
rule_case(n(12/2), 晉, [], values(Y-Q, fu_qin(Y, Q), [1-子孫, 2-妻財, 3-父母, 4-父母, 5-子孫, 6-妻財])).
rule_case(12/3, 晉-大有, [], values(Y-W, fu_wei(Y, W), [1-動下, 2-動下, 3-動下, 4-世下, 5-靜下, 6-靜下])).
rule_case(12/3, 困-兌, [], values(Y-W, fu_wei(Y, W), [1-世下, 2-靜下, 3-靜下, 4-靜下, 5-靜下, 6-靜下])).
rule_case(12/8, 晉-大有, [], values(Y-N, fu_ci(Y, N), [1-2, 2-2, 3-2, 4-1, 5-3, 6-3])).
rule_case(n(12/4), 晉-大有, [month(酉), day(甲-申)],
          values(Y-K, fu_li(Y, K), [1-得力, 2-無力, 3-無力, 4-無力, 5-得力, 6-無力])).
rule_case(12/6, 晉-大有, [month(午), day(甲-子)],
          values(Y-K, fei_fu(Y, K), [1-飛克伏, 2-伏生飛, 3-飛克伏, 4-伏生飛, 5-飛克伏, 6-伏生飛])).
rule_case(12/5, 困-兌, [month(子), day(戊-寅)],
          values(Y-K, fei_fu(Y, K),
                 [1-飛生伏, 2-伏克飛, 3-飛生伏, 3-飛破, 4-飛助伏, 5-飛助伏, 5-飛空, 6-飛助伏])).
rule_case(12/6, 大有-晉, [month(卯), day(甲-午)],
          values(Y-K, fei_fu(Y, K),
                 [1-伏克飛, 2-飛生伏, 3-伏克飛, 4-伏克飛, 4-飛破, 5-飛生伏, 6-飛生伏, 6-伏絕飛, 6-飛空])).
rule_case(12/6, 大有-晉, [month(子), day(乙-丑)],
          values(Y-K, fei_fu(Y, K),
                 [1-伏克飛, 2-飛生伏, 3-伏克飛, 4-伏克飛, 5-飛生伏, 5-飛散, 6-飛生伏, 6-伏絕飛])).
rule_case(n(12/6), 屯-節, [month(申), day(甲-子)], values(K, fei_fu(2, K), [飛克伏])).
rule_case(12/7, 晉, [], values(Y, fei_jin(Y), [1, 2, 3, 4, 5, 6])).
rule_case(12/7, 晉, [month(午), day(甲-戌)], values(D, chu_fou(4, D), [半出])).
rule_case(12/7, 晉, [month(午), day(己-卯)], values(D, chu_fou(4, D), [半出])).
rule_case(12/7, 晉, [month(辰), day(己-卯)], values(D, chu_fou(4, D), [半出])).
rule_case(12/7, 晉, [month(卯), day(甲-午)], values(D, chu_fou(4, D), [半出])).
rule_case(12/7, 晉, [month(午), day(乙-卯)], values(D, chu_fou(4, D), [半出])).
rule_case(12/7, 離, [month(午), day(甲-寅)], values(D, chu_fou(6, D), [不出])).
rule_case(12/7, 困-坎, [month(午), day(甲-子)], values(D, chu_fou(4, D), [出])).
rule_case(n(12/5), 晉, [month(午), day(甲-午)], values(D, chu_fou(6, D), [出])).
rule_case(outer(41), 困, [month(午), day(乙-巳)], values(D, chu_fou(4, D), [不出])).
rule_case(12/5, 困, [month(辰), day(己-卯)], values(D, chu_fou(5, D), [出])).
rule_case(12/5, 困, [month(午), day(己-卯)], values(D, chu_fou(5, D), [出])).
rule_case(n(12/6), 離, [month(酉), day(己-巳)], values(D, chu_fou(3, D), [不出])).
rule_case(n(12/6), 離, [month(午), day(己-巳)], values(D, chu_fou(3, D), [不出])).
rule_case(n(12/6), 大有-晉, [month(午), day(乙-卯)], values(D, chu_fou(4, D), [不出])).
rule_case(outer(41), 晉-大有, [month(丑), day(己-丑)], values(D, chu_fou(5, D), [不出])).
rule_case(outer(41), 震, [month(申), day(戊-申)], values(D, chu_fou(2, D), [不出])).
rule_case(n(12/7), 晉-大有, [month(酉), day(己-丑)], holds(deng_chu(5))).
rule_case(n(12/7), 晉-大有, [month(午), day(甲-午)], values(D, fu_chu(3, D), [不出])).
rule_case(n(12/7), 大有-晉, [month(丑), day(甲-申)], values(D, fu_chu(1, D), [雖出不出])).
rule_case(12/7, 大有-晉, [month(子), day(乙-丑)],
          values(Y-D, chu_fou(Y, D), [1-出, 2-出, 3-出, 4-出, 5-不出, 6-不出])).
rule_case(n(12/7), 大有-晉, [month(子), day(乙-丑)],
          values(Y-D, fu_chu(Y, D), [1-出, 2-出, 3-出, 4-雖出不出, 5-不出, 6-不出])).
rule_case(n(12/5), 大有-晉, [month(卯), day(甲-午)],
          values(Y-D, chu_fou(Y, D), [1-出, 2-出, 3-出, 4-出, 5-出, 6-不出])).
rule_case(n(12/7), 大有-晉, [month(卯), day(甲-午)],
          values(Y-D, fu_chu(Y, D), [1-出, 2-過旬出, 3-出, 4-出, 5-出, 6-不出])).
rule_case(12/7, 晉-大有, [month(午), day(甲-子)],
          values(Y-D, chu_fou(Y, D), [1-不出, 2-半出, 3-不出, 4-半出, 5-不出, 6-不出])).
rule_case(n(12/7), 晉-大有, [month(午), day(甲-子)],
          values(Y-D, fu_chu(Y, D), [1-同出, 2-半出, 3-不出, 4-過旬出, 5-同出, 6-不出])).
rule_case(n(12/7), 晉-大有, [month(卯), day(甲-子)],
          values(Y-D, fu_chu(Y, D), [1-同出, 2-半出, 3-不出, 4-雖出不出, 5-同出, 6-不出])).
rule_case(n(12/5), 晉-大有, [month(酉), day(甲-申)],
          values(Y-D, fu_chu(Y, D), [1-不出, 2-半出, 3-不出, 4-半出, 5-出, 6-不出])).
rule_case(n(12/5), 晉-大有, [month(酉), day(己-丑)], values(D, fu_chu(5, D), [少露])).
rule_case(n(12/5), 晉-大有, [month(午), day(己-丑)], values(D, fu_chu(5, D), [不露])).
rule_case(n(12/5), 晉-大有, [month(辰), day(己-丑)], values(D, fu_chu(5, D), [不露])).
rule_case(outer(41), 晉-大有, [month(丑), day(甲-申)], values(D, fu_chu(5, D), [不出])).
rule_case(n(12/6), 困-兌, [month(子), day(戊-寅)],
          values(Y-D, fu_chu(Y, D), [1-出, 2-出, 3-不出, 4-出, 5-雖出不出, 6-出])).


                /*******************************
                *            13 反伏           *
                *******************************/

rule_case(n(13/2), 坤-艮, [], values(P-W-L, gua_fan(P, W, L), [內-坤-艮, 外-坤-艮])).
rule_case(13/3, 乾, [month(子), day(甲-寅)],
          values(G-Z-W, fan_zuo(G, Z, W), [坎-子-日月, 艮-寅-日月, 離-午-空破, 艮-丑-空破])).
rule_case(n(13/5), 離-坎, [month(酉), day(甲-申)], values(P-W, fan_ban(P, W), [內-往, 外-往])).
rule_case(n(13/5), 離-坎, [month(酉), day(甲-寅)], values(P-W, fan_ban(P, W), [內-來, 外-來])).
rule_case(13/1, 坤-艮, [month(卯), day(甲-子)], values(P-W, fan_yin(fan(卦(P), W)), [內-平, 外-平])).
rule_case(13/5, 坤-艮, [month(未), day(甲-子)], values(P-W, fan_yin(fan(卦(P), W)), [內-輕, 外-輕])).
rule_case(13/5, 坤-艮, [month(午), day(丙-寅)], values(P-W, fan_yin(fan(卦(P), W)), [內-輕, 外-輕])).
rule_case(13/3, 坤-艮, [month(未), day(甲-申)], values(P-W, fan_yin(fan(卦(P), W)), [內-非, 外-非])).
rule_case(13/3, 離-坎, [month(午), day(甲-申)], values(P-W, fan_yin(fan(卦(P), W)), [內-非, 外-非])).
rule_case(13/3, 離-坎, [month(酉), day(甲-寅)], values(P-W, fan_yin(fan(卦(P), W)), [內-非, 外-非])).
rule_case(13/4, 離-坎, [month(酉), day(甲-申)], values(P-W, fan_yin(fan(卦(P), W)), [內-重, 外-重])).
rule_case(13/4, 離-坎, [month(酉), day(甲-子)], values(P-W, fan_yin(fan(卦(P), W)), [內-重, 外-重])).
rule_case(13/4, 坤-艮, [month(丑), day(戊-寅)], values(P-W, fan_yin(fan(卦(P), W)), [內-重, 外-重])).
rule_case(13/1, 坤-升, [month(辰), day(甲-子)], values(Y-W, fan_yin(fan(爻(Y), W)), [2-非, 3-平])).
rule_case(13/6, 屯-節, [month(寅), day(甲-辰)], values(Y-W-S, fan_zai(Y, W, S), [])).
rule_case(13/7, 屯-節, [month(卯), day(甲-子)], values(Y-W-S, fan_zai(Y, W, S), [])).
rule_case(13/7, 坤-升, [month(酉), day(乙-巳)], values(Y-W, fan_yin(fan(爻(Y), W)), [2-非, 3-重])).
rule_case(13/7, 坤-升, [month(丑), day(乙-巳)], values(Y-W, fan_yin(fan(爻(Y), W)), [2-非, 3-重])).
rule_case(13/7, 坤-升, [month(丑), day(癸-酉)], values(Y-W, fan_yin(fan(爻(Y), W)), [2-非, 3-重])).
rule_case(13/6, 坤-升, [month(巳), day(乙-亥)], values(Y-W, fan_yin(fan(爻(Y), W)), [2-非, 2-重, 3-非])).
rule_case(13/8, 坤-巽, [month(寅), day(甲-子)],
          values(Y-W, fan_yin(fan(爻(Y), W)), [2-重, 3-重, 5-重, 6-重])).
rule_case(13/8, 坤-巽, [month(丑), day(甲-申)],
          values(Y-W, fan_yin(fan(爻(Y), W)), [2-重, 3-重, 5-重, 6-重])).
rule_case(13/8, 坤-巽, [month(巳), day(甲-子)],
          values(Y-W, fan_yin(fan(爻(Y), W)), [2-非, 3-重, 5-重, 6-重])).
rule_case(13/2, 坤-升, [month(辰), day(甲-子)], values(S-L, fan_li(S, L), [爻(3)-全])).
rule_case(13/2, 坤-升, [month(酉), day(乙-巳)], values(S-L, fan_li(S, L), [爻(3)-全])).
rule_case(n(13/5), 坤-艮, [month(未), day(甲-子)], values(S-L, fan_li(S, L), [卦(內)-半, 卦(外)-半])).
rule_case(13/2, 坤-艮, [month(未), day(甲-子)], values(S-N, fan_fu_ci(S, N), [卦(內)-1, 卦(外)-1])).
rule_case(13/2, 震-乾, [month(午), day(甲-子)], values(S-N, fan_fu_ci(S, N), [卦(內)-2, 卦(外)-2])).
rule_case(n(13/9), 乾, [],
          values(G-R, zhu_shu(G, R), [乾-父, 坤-母, 震-長男, 巽-長女, 坎-中男, 離-中女, 艮-少男, 兌-少女])).
rule_case(13/9, 坤-艮, [], values(P-R, fan_ren(P, R), [內-母, 內-少男, 外-母, 外-少男])).
rule_case(13/9, 坤-艮, [month(卯), day(甲-子)],
          values(T-V, duan_13(T, 反吟, V),
                 [ 國事-社稷搖, 國事-人民亂, 出師-凶, 出師-吉, 舊住-有非常, 遷居-生不測, 入宅-居宅不寧, 入宅-諸人失利,
                   與人鬥-我受傷, 與人鬥-彼遭辱, 緝捕-我生事絆, 緝捕-彼觸網羅 ])).
rule_case(13/9, 坤, [], values(P-V, fan_ci(國事, P, V), [內-社稷搖, 外-人民亂])).
rule_case(13/9, 坤, [], values(P-V, fan_ci(出師, P, V), [內-凶, 外-吉])).
rule_case(13/9, 坤, [], values(P-V, fan_ci(舊住, P, V), [內-有非常])).
rule_case(13/9, 坤, [], values(P-V, fan_ci(遷居, P, V), [外-生不測])).
rule_case(13/9, 坤, [], values(P-V, fan_ci(入宅, P, V), [內-居宅不寧, 外-諸人失利])).
rule_case(13/9, 坤, [], values(P-V, fan_ci(與人鬥, P, V), [內-我受傷, 外-彼遭辱])).
rule_case(13/9, 坤, [], values(P-V, fan_ci(緝捕, P, V), [內-我生事絆, 外-彼觸網羅])).
rule_case(13/9, 坤-艮, [month(未), day(甲-子)],
          values(T-V, duan_13(T, 反吟, V),
                 [ 國事-半(社稷搖), 國事-半(人民亂), 出師-半(凶), 出師-半(吉), 舊住-半(有非常), 遷居-半(生不測),
                   入宅-半(居宅不寧), 入宅-半(諸人失利), 與人鬥-半(我受傷), 與人鬥-半(彼遭辱), 緝捕-半(我生事絆),
                   緝捕-半(彼觸網羅) ])).
rule_case(n(13/9), 坤-艮, [month(卯), day(甲-子), person(母)], values(V, duan_13(疾病, 反吟, V), [大凶])).
rule_case(n(13/9), 坤-艮, [month(卯), day(甲-子), person(少男)], values(V, duan_13(疾病, 反吟, V), [大凶])).
rule_case(n(13/9), 坤-艮, [month(卯), day(甲-子), person(父)], values(V, duan_13(疾病, 反吟, V), [])).
rule_case(13/9, 坤-艮, [month(未), day(甲-子), person(母)], values(V, duan_13(疾病, 反吟, V), [半(大凶)])).
rule_case(13/9, 坤-艮, [month(未), day(甲-子), person(父)], values(V, duan_13(疾病, 反吟, V), [])).
rule_case(n(13/9), 坤-升, [month(酉), day(乙-巳), use(官鬼)], holds(duan_13(諸占, 爻反, 凶))).
rule_case(n(13/9), 坤-升, [month(酉), day(乙-巳), use(父母)], fails(duan_13(諸占, 爻反, _))).
rule_case(13/10, 震-乾, [month(午), day(甲-子)], values(P-W, fu_yin(fu(P, W)), [內-乾克震, 外-乾克震])).
rule_case(13/10, 震-乾, [month(卯), day(甲-子)], values(P-W, fu_yin(fu(P, W)), [內-無咎, 外-無咎])).
rule_case(13/10, 乾-震, [month(午), day(甲-子)], values(P-W, fu_yin(fu(P, W)), [內-神忒, 外-神忒])).
rule_case(13/10, 乾-震, [month(戌), day(甲-子)], values(P-W, fu_yin(fu(P, W)), [內-無咎, 外-無咎])).
rule_case(13/10, 乾-震, [month(午), day(乙-亥)], values(P-W, fu_yin(fu(P, W)), [內-無咎, 外-無咎])).
rule_case(n(13/10), 震-乾, [], values(P-W-L, gua_fu(P, W, L), [內-震-乾, 外-震-乾])).
rule_case(n(13/10), 坤-艮, [], values(P-W-L, gua_fu(P, W, L), [])).
rule_case(13/10, 震-乾, [], values(P-Z-S, fu_yin_gong(P, Z, S), [內-戌-養, 內-亥-長生, 外-戌-養, 外-亥-長生])).
rule_case(13/10, 乾-震, [], values(P-Z-S, fu_yin_gong(P, Z, S), [])).
rule_case(13/10, 震-乾, [month(卯), day(甲-子)], values(P, fu_yin_cheng(P), [])).
rule_case(13/11, 震-乾, [], values(P-R, fu_yin_ren(P, R), [內-長男, 內-父, 外-長男, 外-父])).
rule_case(13/11, 震-乾, [month(午), day(甲-子), person(長男)],
          values(T-V, duan_13(T, 伏吟, V), [國事-凶, 出師-凶, 住基-凶, 身命-凶, 疾病-凶])).
rule_case(13/11, 震-乾, [month(午), day(甲-子), person(母)],
          values(T-V, duan_13(T, 伏吟, V), [國事-凶, 出師-凶, 住基-凶])).
rule_case(13/11, 震-乾, [month(卯), day(甲-子), person(長男)], values(T-V, duan_13(T, 伏吟, V), [])).


                /*******************************
                *            14 歸遊           *
                *******************************/

rule_case(14/1, 晉, [], values(K, hun(K), [遊魂])).
rule_case(14/1, 大有, [], values(K, hun(K), [歸魂])).
rule_case(14/1, 屯, [], values(K, hun(K), [])).
rule_case(14/1, 晉, [use(世)], values(K, hun_yong(K), [遊魂])).
rule_case(14/1, 晉, [use(妻財)], values(K, hun_yong(K), [])).
rule_case(14/2, 晉, [use(世)], values(K-X, hun_xiang(K, X), [遊魂-變遷不恆, 遊魂-惶惑不定, 遊魂-心不定])).
rule_case(14/2, 大有, [use(世)], values(K-X, hun_xiang(K, X), [歸魂-忐忑不正, 歸魂-拘泥不行, 歸魂-不出疆])).
rule_case(14/2, 晉, [use(世)],
          values(T-K-V, duan_14(T, K, V),
                 [ 我止-遊魂-不久, 彼留-遊魂-不常, 墳墓-遊魂-亡動, 身形-遊魂-心動, 疾病-遊魂-神動, 神像-遊魂-靈動 ])).
rule_case(14/2, 大有, [use(世)],
          values(T-K-V, duan_14(T, K, V),
                 [ 我行-歸魂-不出, 彼往-歸魂-難必, 墳墓-歸魂-亡靜, 身形-歸魂-心靜, 疾病-歸魂-神靜, 神像-歸魂-靈靜 ])).
rule_case(14/1, 晉, [use(應)], values(T-K-V, duan_14(T, K, V), [])).
rule_case(14/3, 晉-大有, [month(子), day(甲-子), use(世)], values(K-L, hun_sui(K, L), [遊魂-喜])).
rule_case(14/3, 晉-未濟, [month(子), day(甲-寅), use(世)], values(K-L, hun_sui(K, L), [遊魂-忌])).
rule_case(14/3, 晉-噬嗑, [month(子), day(甲-寅), use(世)], values(K-L, hun_sui(K, L), [遊魂-喜])).
rule_case(14/3, 晉-睽, [month(丑), day(甲-寅), use(世)], values(K-L, hun_sui(K, L), [遊魂-忌])).
rule_case(14/3, 晉-未濟, [month(子), day(甲-寅), use(官鬼)], values(K-L, hun_sui(K, L), [])).


                /*******************************
                *            15 升降           *
                *******************************/

rule_case(15/2, 晉, [term(春分), day(甲-子)], values(G, xiao_xi(G), [大壯])).
rule_case(n(15/2), 晉, [term(冬至), day(甲-子)], values(G, xiao_xi(G), [復])).
rule_case(n(15/2), 晉, [term(大寒), day(甲-子)], values(G, xiao_xi(G), [臨])).
rule_case(n(15/2), 晉, [term(雨水), day(甲-子)], values(G, xiao_xi(G), [泰])).
rule_case(n(15/2), 晉, [term(穀雨), day(甲-子)], values(G, xiao_xi(G), [夬])).
rule_case(n(15/2), 晉, [term(小滿), day(甲-子)], values(G, xiao_xi(G), [乾])).
rule_case(n(15/2), 晉, [term(夏至), day(甲-子)], values(G, xiao_xi(G), [姤])).
rule_case(n(15/2), 晉, [term(大暑), day(甲-子)], values(G, xiao_xi(G), [遁])).
rule_case(n(15/2), 晉, [term(處暑), day(甲-子)], values(G, xiao_xi(G), [否])).
rule_case(n(15/2), 晉, [term(秋分), day(甲-子)], values(G, xiao_xi(G), [觀])).
rule_case(n(15/2), 晉, [term(霜降), day(甲-子)], values(G, xiao_xi(G), [剝])).
rule_case(n(15/2), 晉, [term(小雪), day(甲-子)], values(G, xiao_xi(G), [坤])).
rule_case(15/1, 晉, [term(春分), day(甲-子)], values(K, qi_zhang(K), [陽])).
rule_case(15/1, 晉, [term(夏至), day(甲-子)], values(K, qi_zhang(K), [陰])).
rule_case(15/1, 晉, [term(冬至), day(甲-子)], values(K, qi_zhang(K), [陽])).
rule_case(15/1, 晉, [term(大寒), day(甲-子)], values(K, qi_zhang(K), [陽])).
rule_case(15/1, 晉, [term(雨水), day(甲-子)], values(K, qi_zhang(K), [陽])).
rule_case(15/1, 晉, [term(穀雨), day(甲-子)], values(K, qi_zhang(K), [陽])).
rule_case(15/1, 晉, [term(小滿), day(甲-子)], values(K, qi_zhang(K), [陽])).
rule_case(15/1, 晉, [term(大暑), day(甲-子)], values(K, qi_zhang(K), [陰])).
rule_case(15/1, 晉, [term(處暑), day(甲-子)], values(K, qi_zhang(K), [陰])).
rule_case(15/1, 晉, [term(秋分), day(甲-子)], values(K, qi_zhang(K), [陰])).
rule_case(15/1, 晉, [term(霜降), day(甲-子)], values(K, qi_zhang(K), [陰])).
rule_case(15/1, 晉, [term(小雪), day(甲-子)], values(K, qi_zhang(K), [陰])).
rule_case(15/2, 晉, [term(春分), day(甲-子)], values(W-Y-K, qi_yao(W, Y, K), [升-4-陽, 降-3-陰])).
rule_case(n(15/2), 晉, [term(夏至), day(甲-子)], values(W-Y-K, qi_yao(W, Y, K), [升-1-陰, 降-6-陽])).
rule_case(n(15/2), 晉, [term(春分), day(甲-子)], values(Y-K, sheng_jiang(Y, K), [4-真升, 3-真降])).
rule_case(n(15/2), 晉, [term(雨水), day(甲-子)], values(Y-K, sheng_jiang(Y, K), [3-升, 4-降])).
rule_case(n(15/2), 晉, [term(夏至), day(甲-子)], values(Y-K, sheng_jiang(Y, K), [1-真升, 6-真降])).
rule_case(15/4, 晉, [term(春分), day(甲-子)],
          values(U-Y-W, yong_sheng_jiang(U, Y, W), [兄弟-4-升, 世-4-升, 妻財-3-降])).
rule_case(15/4, 晉, [term(雨水), day(甲-子)],
          values(U-Y-W, yong_sheng_jiang(U, Y, W), [兄弟-4-降, 世-4-降, 妻財-3-升])).
rule_case(n(15/4), 節-屯, [term(大寒), hou(2), day(甲-子)], values(U-Y-W, yong_sheng_jiang(U, Y, W), [官鬼-5-降])).
rule_case(n(15/4), 屯-節, [term(穀雨), hou(2), day(甲-子)],
          values(U-Y-W, yong_sheng_jiang(U, Y, W), [官鬼-5-升, 應-5-升])).
rule_case(15/4, 晉, [term(春分), day(甲-子), use(兄弟)], values(T-G-V, duan_15(T, G, V), [諸占-升-日大月新])).
rule_case(15/4, 晉, [term(春分), day(甲-子), use(妻財)], values(T-G-V, duan_15(T, G, V), [諸占-降-日消月削])).
rule_case(n(15/4), 晉, [term(雨水), day(甲-子), use(妻財)],
          values(T-G-V, duan_15(T, G, V), [諸占-升-日大月新, 諸占-升-更吉])).
rule_case(n(15/4), 晉, [term(雨水), day(甲-子), use(兄弟)],
          values(T-G-V, duan_15(T, G, V), [諸占-降-日消月削, 諸占-降-更凶])).


                /*******************************
                *            16 進退           *
                *******************************/

rule_case(n(16/2), 屯-節, [], values(Y-K, hua_lun(Y, K), [2-進退])).
rule_case(n(16/2), 坤-艮, [], values(Y-K, hua_lun(Y, K), [3-生克, 6-生克])).
rule_case(16/1, 屯-節, [], values(Y-K, jin_tui_shen(Y, K), [2-進神])).
rule_case(16/1, 節-屯, [], values(Y-K, jin_tui_shen(Y, K), [2-退神])).
rule_case(16/2, 坤-艮, [], values(Y-K, jin_tui_shen(Y, K), [])).
rule_case(16/3, 屯-節, [month(卯), day(甲-子)], values(Y-K, jin_tui(Y, K), [2-大進])).
rule_case(16/2, 困-兌, [month(子), day(己-巳)], values(Y-K, jin_fa(Y, K), [])).
rule_case(16/3, 屯-節, [month(寅), day(甲-子)], values(Y-K, jin_fa(Y, K), [])).
rule_case(16/4, 節-屯, [month(酉), day(甲-午)], values(Y-K, tui_fa(Y, K), [2-實退])).
rule_case(16/3, 屯-節, [month(亥), day(丁-卯)], values(Y-K, jin_tui(Y, K), [2-大進])).
rule_case(16/3, 屯-節, [month(午), day(丁-卯)], values(Y-K, jin_tui(Y, K), [2-進])).
rule_case(16/1, 屯-節, [month(午), day(甲-子)], values(Y-K, jin_tui(Y, K), [2-進])).
rule_case(16/3, 屯-節, [month(寅), day(甲-辰)], values(Y-K, jin_tui(Y, K), [2-不進])).
rule_case(16/3, 屯-節, [month(午), day(甲-辰)], values(Y-K, jin_tui(Y, K), [2-進])).
rule_case(n(16/3), 屯-節, [month(申), day(癸-卯)], values(Y-K, jin_tui(Y, K), [2-不能進])).
rule_case(16/3, 屯-節, [month(申), day(甲-子)], values(Y-K, jin_tui(Y, K), [2-進])).
rule_case(16/3, 屯-節, [month(卯), day(戊-申)], values(Y-K, jin_tui(Y, K), [2-不能進])).
rule_case(n(16/4), 節-屯, [month(午), day(辛-巳)], values(Y-K, jin_tui(Y, K), [2-實退])).
rule_case(16/4, 節-屯, [month(午), day(丁-卯)], values(Y-K, jin_tui(Y, K), [2-退])).
rule_case(16/4, 節-屯, [month(午), day(甲-寅)], values(Y-K, jin_tui(Y, K), [2-退])).
rule_case(16/4, 節-屯, [month(卯), day(甲-辰)], values(Y-K, jin_tui(Y, K), [2-不退])).
rule_case(16/4, 節-屯, [month(亥), day(甲-辰)], values(Y-K, jin_tui(Y, K), [2-退])).
rule_case(16/4, 節-屯, [month(酉), day(甲-寅)], values(Y-K, jin_tui(Y, K), [2-不及退])).
rule_case(16/4, 節-屯, [month(卯), day(甲-子)], values(Y-K, jin_tui(Y, K), [2-退])).
rule_case(16/5, 屯-節, [month(午), day(甲-子)], values(Y-K, hua_jin_tui(Y, K), [2-進])).
rule_case(16/5, 屯-節, [month(寅), day(甲-辰)], values(Y-K, hua_jin_tui(Y, K), [])).
rule_case(16/5, 節-屯, [month(卯), day(甲-子)], values(Y-K, hua_jin_tui(Y, K), [2-退])).
rule_case(16/5, 節-屯, [month(酉), day(甲-寅)], values(Y-K, hua_jin_tui(Y, K), [])).
rule_case(16/6, 屯-節, [month(卯), day(甲-午)], values(Y-K, jin_tui_li(Y, K), [2-愈盛])).
rule_case(16/6, 屯-節, [month(午), day(甲-午)], values(Y-K, jin_tui_li(Y, K), [])).
rule_case(16/6, 節-屯, [month(申), day(甲-午)], values(Y-K, jin_tui_li(Y, K), [2-愈衰])).
rule_case(16/6, 節-屯, [month(午), day(甲-午)], values(Y-K, jin_tui_li(Y, K), [])).
rule_case(16/6, 節-屯, [month(卯), day(甲-子)], values(Y-K, jin_tui_li(Y, K), [])).
rule_case(16/6, 屯-節, [month(申), day(甲-子)], values(Y-K, jin_tui_li(Y, K), [2-愈盛])).
rule_case(16/5, 屯-節, [month(午), day(甲-子), use(子孫)], values(R-W, shen_jin_tui(R, W), [用神-進])).
rule_case(16/5, 屯-節, [month(午), day(甲-子), use(子孫)],
          values(T-G-V, duan_16(T, G, V), [諸占-進-成得, 功名-進-得志, 身命-進-榮昌, 嫁娶-進-遂意, 求財-進-遂意])).
rule_case(16/5, 屯-節, [month(午), day(甲-子), use(妻財)],
          values(T-G-V, duan_16(T, G, V), [諸占-進-祥, 功名-進-得志, 身命-進-榮昌, 嫁娶-進-遂意, 求財-進-遂意])).
rule_case(16/5, 屯-節, [month(午), day(甲-子), use(官鬼)],
          values(T-G-V, duan_16(T, G, V),
                 [諸占-進-災, 災禍-進-憂方大, 訟-進-憂方大, 疾病-進-憂方大, 寇賊-進-憂方大])).
rule_case(16/5, 節-屯, [month(卯), day(甲-子), use(子孫)],
          values(T-G-V, duan_16(T, G, V),
                 [諸占-退-敗失, 功名-退-未易得志, 身命-退-未易得志, 嫁娶-退-未易得志, 求財-退-未易得志])).
rule_case(16/5, 節-屯, [month(卯), day(甲-子), use(妻財)], values(T-G-V, duan_16(T, G, V), [諸占-退-災])).
rule_case(16/5, 節-屯, [month(卯), day(甲-子), use(官鬼)],
          values(T-G-V, duan_16(T, G, V), [諸占-退-祥, 災禍-退-漸弭, 訟-退-訟衰, 疾病-退-病退, 寇賊-退-無侵])).
rule_case(16/4, 節-屯, [month(酉), day(甲-寅), use(子孫)], values(T-G-V, duan_16(T, G, V), [諸占-退-用神潰敗])).
rule_case(16/4, 節-屯, [month(酉), day(甲-寅), use(官鬼)], values(T-G-V, duan_16(T, G, V), [諸占-退-忌神潰敗])).


                /*******************************
                *            17 有無           *
                *******************************/

rule_case(17/5, 乾, [],
          values(T-V, yi_wai(T, V), [功名-意外遭逢, 財利-晚年忽遇, 子嗣-晚年忽遇, 官非-起無端, 災盜-起無端])).
rule_case(12/8, 晉-大有, [month(午), day(甲-子)], values(U-Y, cang_chu(U, Y), [子孫-1, 妻財-2, 子孫-5])).
rule_case(17/2, 晉-大有, [month(午), day(甲-子)], values(U-B, ri_yue_yong(U, B), [官鬼-月, 子孫-日])).
rule_case(17/2, 晉-大有, [month(酉), day(戊-申)], values(U-Y-X, bian_hao(U, Y, X), [子孫-1-水, 父母-3-土])).
rule_case(17/2, 晉-大有, [month(酉), day(戊-申)], values(U-Y, bian_yong(U, Y), [子孫-1, 父母-3])).
rule_case(17/2, 坤-巽, [month(子), day(甲-子)], values(U-Y, bian_yong(U, Y), [父母-5, 官鬼-6])).
rule_case(17/2, 困-兌, [month(子), day(壬-申)], values(U-Y, bian_yong(U, Y), [])).
rule_case(17/2, 晉-大有, [month(午), month_gan(甲), day(甲-子)],
          values(W, yong_zai(子孫, W), [伏, 日月, 互變, 弱伏])).
rule_case(17/2, 晉-大有, [month(午), month_gan(甲), day(甲-子)], values(K, you_wu(子孫, K), [無而有(伏)])).
rule_case(17/2, 晉-剝, [month(午), month_gan(甲), day(甲-子)], values(W, yong_zai(子孫, W), [日月, 互變, 弱伏])).
rule_case(17/2, 晉-剝, [month(午), month_gan(甲), day(甲-子)], values(K, you_wu(子孫, K), [無而有(日月)])).
rule_case(17/1, 晉, [month(午), month_gan(甲), day(丙-寅)], values(W, yong_zai(子孫, W), [])).
rule_case(17/1, 晉, [month(午), month_gan(甲), day(丙-寅)], values(K, you_wu(子孫, K), [無])).
rule_case(17/2, 晉-大有, [month(酉), month_gan(丁), day(戊-申)], values(W, yong_zai(子孫, W), [互變])).
rule_case(17/2, 晉-大有, [month(酉), month_gan(丁), day(戊-申)], values(K, you_wu(子孫, K), [無而有(互變)])).
rule_case(17/2, 晉-大有, [month(酉), month_gan(丁), day(甲-申)], values(W, yong_zai(子孫, W), [互變, 弱伏])).
rule_case(17/2, 晉-大有, [month(酉), month_gan(丁), day(甲-申)], values(K, you_wu(子孫, K), [無而有(互變)])).
rule_case(12/8, 姤-恆, [month(午), month_gan(甲), day(甲-午)], values(W, yong_zai(妻財, W), [弱伏])).
rule_case(12/8, 姤-恆, [month(午), month_gan(甲), day(甲-午)], values(K, you_wu(妻財, K), [無而有(弱伏)])).
rule_case(12/8, 姤-遁, [month(午), month_gan(甲), day(甲-午)], values(W, yong_zai(妻財, W), [弱伏])).
rule_case(17/2, 姤-遁, [month(子), month_gan(甲), day(甲-午)], values(W, yong_zai(妻財, W), [伏])).
rule_case(17/2, 姤-遁, [month(子), month_gan(甲), day(甲-午)], values(K, you_wu(妻財, K), [無而有(伏)])).
rule_case(12/8, 姤, [month(子), month_gan(甲), day(甲-午)], values(W, yong_zai(妻財, W), [弱伏])).
rule_case(17/2, 姤, [month(寅), month_gan(甲), day(甲-午)], values(W, yong_zai(妻財, W), [日月, 弱伏])).
rule_case(17/2, 姤, [month(寅), month_gan(甲), day(甲-午)], values(K, you_wu(妻財, K), [無而有(日月)])).
rule_case(17/2, 姤-遁, [month(寅), month_gan(甲), day(甲-午)], values(K, you_wu(妻財, K), [無而有(伏)])).
rule_case(17/2, 姤-否, [month(子), month_gan(甲), day(甲-午)], values(W, yong_zai(妻財, W), [伏, 互變])).
rule_case(17/2, 姤-否, [month(子), month_gan(甲), day(甲-午)], values(K, you_wu(妻財, K), [無而有(伏)])).
rule_case(17/2, 頤, [month(子), month_gan(甲), day(乙-丑)], values(W, yong_zai(官鬼, W), [伏, 弱伏])).
rule_case(17/2, 頤, [month(子), month_gan(甲), day(乙-丑)], values(K, you_wu(官鬼, K), [無而有(伏)])).
rule_case(17/1, 復, [month(子), month_gan(甲), day(甲-子)],
          values(U-K, you_wu(U, K),
                 [ 父母-無而有(弱伏), 兄弟-有, 子孫-有, 妻財-有, 官鬼-有, 世-有, 應-有 ])).
rule_case(20/2, 觀-萃, [month(申), month_gan(丙), day(乙-丑)], values(W, yong_zai(子孫, W), [干化])).
rule_case(n(20/5), 觀-萃, [month(申), month_gan(丙), day(乙-丑)], values(K, you_wu(子孫, K), [無而有(干化)])).
rule_case(n(20/5), 觀-萃, [month(申), month_gan(丙), day(丙-子)], values(K, you_wu(子孫, K), [無而有(日月)])).
rule_case(n(20/5), 觀-萃, [month(申), month_gan(丙), day(甲-申)], values(K, you_wu(子孫, K), [無而有(互變)])).
rule_case(n(20/5), 觀-萃, [month(子), month_gan(甲), day(丙-寅)], values(K, you_wu(子孫, K), [無而有(日月)])).
rule_case(n(20/5), 觀-萃, [month(丑), month_gan(乙), day(丙-申)], values(K, you_wu(子孫, K), [無而有(互變)])).
rule_case(17/3, 困-兌, [month(子), day(戊-寅)],
          values(U-W, yong_shang(U, W), [官鬼-月破, 兄弟-衰空, 父母-交傷])).
rule_case(17/3, 困-兌, [month(子), month_gan(甲), day(戊-寅)],
          values(U-K, you_wu(U, K),
                 [ 父母-有而無(交傷), 兄弟-有而無(衰空), 官鬼-有而無(月破), 妻財-有, 子孫-有, 世-有, 應-有 ])).
rule_case(17/3, 困, [month(子), month_gan(甲), day(戊-申)], values(W, yong_shang(官鬼, W), [月破, 衰空])).
rule_case(17/3, 困, [month(子), month_gan(甲), day(戊-申)], values(K, you_wu(官鬼, K), [有而無(月破)])).
rule_case(17/3, 困-坎, [month(子), month_gan(甲), day(戊-寅)], values(W, yong_shang(官鬼, W), [月破, 交傷])).
rule_case(17/3, 困-坎, [month(子), month_gan(甲), day(戊-寅)], values(K, you_wu(官鬼, K), [有而無(月破)])).
rule_case(17/3, 困-坎, [month(亥), month_gan(乙), day(甲-戌)], values(W, yong_shang(官鬼, W), [衰空, 交傷])).
rule_case(17/3, 困-坎, [month(亥), month_gan(乙), day(甲-戌)], values(K, you_wu(官鬼, K), [有而無(衰空)])).
rule_case(17/3, 復, [month(子), day(庚-午)], values(W, yong_shang(父母, W), [])).
rule_case(17/3, 困-兌, [month(子), day(甲-子)], values(W, yong_shang(父母, W), [])).
rule_case(17/3, 困-兌, [month(子), day(戊-寅)], values(U-Y-K, shuai_kong(U, Y, K), [兄弟-5-衰空, 兄弟-5-死絕])).
rule_case(17/3, 困-兌, [month(子), day(戊-申)], values(U-Y-K, shuai_kong(U, Y, K), [官鬼-3-死絕])).
rule_case(17/3, 困, [month(酉), day(乙-亥)], values(U-Y-K, shuai_kong(U, Y, K), [官鬼-3-死絕])).
rule_case(17/3, 困, [month(辰), day(己-卯)], values(U-Y-K, shuai_kong(U, Y, K), [子孫-4-死絕, 應-4-死絕])).
rule_case(17/3, 困, [month(酉), day(乙-亥)], values(Y, si_jue(Y), [1, 3])).
rule_case(17/3, 困-兌, [month(子), day(戊-寅)], values(U-Y, yao_shang(U, Y), [官鬼-3, 兄弟-5])).
rule_case(17/3, 困-兌, [month(子), day(戊-寅)],
          values(U-Y, you_jiu(U, Y), [官鬼-3, 妻財-1, 子孫-4, 世-1, 應-4])).
rule_case(17/3, 困-兌, [month(子), day(甲-戌)], values(Y, you_jiu(官鬼, Y), [3])).
rule_case(17/3, 困-兌, [month(子), day(戊-申)], values(Y, you_jiu(官鬼, Y), [])).
rule_case(17/3, 巽-乾, [month(卯), day(甲-寅)], values(Y, you_jiu(妻財, Y), [4])).
rule_case(17/3, 困-兌, [month(子), day(戊-寅)], values(U, dong_shang(U), [父母])).
rule_case(17/3, 豐-萃, [month(申), day(癸-酉)], holds(dong_shang(妻財))).
rule_case(17/3, 困-兌, [month(子), day(戊-寅)], values(U, ri_yue_shang(U), [官鬼, 父母])).
rule_case(17/5, 困-兌, [month(午), day(甲-午)], values(U, wu_qi(U), [妻財, 世])).
rule_case(17/5, 困-兌, [month(子), day(戊-寅)], values(U, wu_qi(U), [])).
rule_case(17/5, 困, [month(午), day(甲-午)], values(U, wu_qi(U), [])).
rule_case(17/5, 困, [month(申), day(戊-申)], values(U, wu_qi(U), [])).
rule_case(17/5, 困-兌, [month(亥), day(戊-申)], values(U, wu_qi(U), [])).
rule_case(17/5, 困-兌, [month(申), day(戊-子)], values(U-Y, shou_zhi(U, Y), [妻財-1, 世-1, 官鬼-3])).
rule_case(17/5, 困-兌, [month(子), day(甲-子)], values(U-Y, shou_zhi(U, Y), [官鬼-3, 父母-2, 父母-6])).
rule_case(17/5, 坤-艮, [month(卯), day(甲-子)],
          values(U-Y, shou_zhi(U, Y), [兄弟-1, 兄弟-4, 父母-2, 官鬼-3, 應-3])).
rule_case(17/4, 困-兌, [month(子), day(戊-寅), use(官鬼)],
          values(T-G-V, duan_17(T, G, V),
                 [ 退事-有而無-宜之, 進事-有而無-惡之, 功名-有而無-反(意外遭逢), 財利-有而無-反(晚年忽遇),
                   子嗣-有而無-反(晚年忽遇), 官非-有而無-反(起無端), 災盜-有而無-反(起無端) ])).
rule_case(n(17/4), 困-兌, [month(子), day(甲-子), use(兄弟)],
          values(T-G-V, duan_17(T, G, V),
                 [ 退事-忌神有而無-惡之, 進事-忌神有而無-宜之, 功名-忌神有而無-意外遭逢, 財利-忌神有而無-晚年忽遇,
                   子嗣-忌神有而無-晚年忽遇, 官非-忌神有而無-起無端, 災盜-忌神有而無-起無端 ])).
rule_case(17/4, 晉-剝, [month(酉), month_gan(丁), day(戊-申), use(子孫)],
          values(T-G-V, duan_17(T, G, V),
                 [ 來事-無而有-喜之, 去事-無而有-畏之, 功名-無而有-意外遭逢, 財利-無而有-晚年忽遇,
                   子嗣-無而有-晚年忽遇, 官非-無而有-起無端, 災盜-無而有-起無端 ])).
rule_case(n(17/4), 晉-剝, [month(酉), month_gan(丁), day(戊-申), use(官鬼)],
          values(T-G-V, duan_17(T, G, V),
                 [ 來事-忌神無而有-畏之, 去事-忌神無而有-喜之, 功名-忌神無而有-反(意外遭逢),
                   財利-忌神無而有-反(晚年忽遇), 子嗣-忌神無而有-反(晚年忽遇), 官非-忌神無而有-反(起無端),
                   災盜-忌神無而有-反(起無端) ])).


                /*******************************
                *            18 墓絕           *
                *******************************/

rule_case(n(18/2), 離-乾, [], values(P, mu_jue_hua(P), [內, 外])).
rule_case(n(18/2), 坎-坤, [], values(P, mu_jue_hua(P), [])).
rule_case(18/2, 離-乾, [month(卯), day(甲-寅)], values(P-K, mu_jue(P, K), [內-平, 外-平])).
rule_case(n(18/2), 離-乾, [month(戌), day(甲-寅)], values(P-K, mu_jue(P, K), [內-真, 外-真])).
rule_case(18/2, 離-乾, [month(午), day(甲-寅)], values(P-K, mu_jue(P, K), [內-偽, 外-偽])).
rule_case(18/2, 離-乾, [month(卯), day(甲-子)], values(P-K, mu_jue(P, K), [內-偽, 外-偽])).
rule_case(18/2, 離-乾, [month(午), day(甲-戌)], values(P-K, mu_jue(P, K), [內-偽, 內-真, 外-偽, 外-真])).
rule_case(18/2, 離-乾, [month(戌), day(甲-子)], values(P-K, mu_jue(P, K), [內-偽, 外-偽])).
rule_case(18/2, 困-兌, [month(子), day(丁-卯)], values(P-K, mu_jue(P, K), [])).
rule_case(18/2, 困-兌, [month(子), day(癸-酉)], values(P-K, mu_jue(P, K), [])).
rule_case(18/2, 離-乾, [month(卯), day(丙-辰)], values(P-W, mu_jue_shang(P, W), [內-沖, 外-沖])).
rule_case(18/2, 離-乾, [month(戌), day(丙-辰)], values(P-W, mu_jue_shang(P, W), [])).
rule_case(18/2, 離-乾, [month(卯), day(甲-子)], values(P-W, mu_jue_shang(P, W), [內-空, 外-空])).
rule_case(18/2, 離-乾, [month(巳), day(甲-寅)], values(P-W, mu_jue_shang(P, W), [內-破, 外-破])).
rule_case(18/2, 坎-坤, [month(丑), day(甲-申)], values(P-W, mu_jue_shang(P, W), [])).
rule_case(18/2, 坎-坤, [month(卯), day(乙-丑)], values(P-W, mu_jue_shang(P, W), [])).
rule_case(18/1, 離-乾, [month(戌), day(甲-寅)], values(P-K, da_xiang(P, K), [內-凶, 外-凶])).
rule_case(18/1, 離-乾, [month(卯), day(甲-寅)], values(P-K, da_xiang(P, K), [])).
rule_case(18/3, 離-乾, [month(戌), day(甲-寅)],
          values(T-V, duan_18(T, 墓絕, V),
                 [國事-豈曰靈長, 出師-我軍或潰, 守-不利內, 遷-不利外, 住基-守不利內, 住基-遷不利外, 諸占-不宜])).
rule_case(18/3, 離-乾, [month(卯), day(甲-寅), person(中女)],
          values(T-V, duan_18(T, 墓絕, V),
                 [ 國事-半(豈曰靈長), 出師-半(我軍或潰), 守-半(不利內), 遷-半(不利外), 住基-半(守不利內),
                   住基-半(遷不利外), 身命-半(凶), 疾病-半(凶), 諸占-半(不宜) ])).
rule_case(18/3, 離-乾, [month(卯), day(甲-寅), person(父)],
          values(T-V, duan_18(T, 墓絕, V),
                 [ 國事-半(豈曰靈長), 出師-半(我軍或潰), 守-半(不利內), 遷-半(不利外), 住基-半(守不利內),
                   住基-半(遷不利外), 諸占-半(不宜) ])).
rule_case(18/3, 同人-乾, [month(戌), day(甲-寅)],
          values(T-V, duan_18(T, 墓絕, V), [國事-豈曰靈長, 出師-我軍或潰, 守-不利內, 住基-守不利內, 諸占-不宜])).
rule_case(18/3, 大有-乾, [month(戌), day(甲-寅)],
          values(T-V, duan_18(T, 墓絕, V), [國事-豈曰靈長, 出師-我軍或潰, 遷-不利外, 住基-遷不利外, 諸占-不宜])).
rule_case(18/3, 同人-乾, [month(戌), day(甲-寅), person(父)], fails(duan_18(疾病, 墓絕, _))).
rule_case(18/4, 離, [term(小雪), hou(2), day(甲-申)], values(P-K, gua_kong_po(P, K), [內-空, 外-空])).
rule_case(18/4, 離, [term(大雪), hou(2), day(甲-寅)], values(P-K, gua_kong_po(P, K), [內-破, 外-破])).
rule_case(18/4, 艮, [term(大雪), hou(2), day(甲-寅)], values(P-K, gua_kong_po(P, K), [])).
rule_case(19/5, 離, [term(小暑), hou(2), day(甲-申)], values(P-K, gua_kong_po(P, K), [])).
rule_case(18/4, 離, [term(小雪), hou(2), day(甲-申)], values(P-K, xu_qi(P, K), [內-多虛, 外-多虛])).
rule_case(18/4, 離, [term(大雪), hou(2), day(甲-寅)], values(P-K, xu_qi(P, K), [內-少氣, 外-少氣])).
rule_case(18/4, 離, [term(小雪), hou(2), day(甲-申)],
          values(T-G-V, duan_18(T, G, V), [舊居-空-不利, 新宅-空-豈宜, 國事-空-非宜, 出師-空-非宜, 疾病-空-不忌])).
rule_case(18/4, 同人, [term(小雪), hou(2), day(甲-申)],
          values(T-G-V, duan_18(T, G, V), [舊居-空-不利, 國事-空-非宜, 出師-空-非宜, 疾病-空-不忌])).
rule_case(18/5, 兌-艮, [], values(P-K, gua_hua(P, K), [內-生, 外-生])).
rule_case(18/5, 坎-坤, [], values(P-K, gua_hua(P, K), [內-克, 外-克])).
rule_case(18/5, 坤-艮, [], values(P-K, gua_hua(P, K), [內-比和, 外-比和])).
rule_case(18/5, 震-離, [], values(P-K, gua_hua(P, K), [內-洩, 外-洩])).
rule_case(18/5, 離-乾, [], values(P-K, gua_hua(P, K), [內-制, 外-制])).
rule_case(n(18/5), 離-乾, [], values(P-S, gua_gong(P, S), [內-墓, 內-絕, 外-墓, 外-絕])).
rule_case(18/5, 離-乾, [], values(P-R-S, gua_bian(P, R, S), [內-制-墓, 內-制-絕, 外-制-墓, 外-制-絕])).


                /*******************************
                *            19 卦候           *
                *******************************/

rule_case(n(19/1), 乾, [],
          values(G-J, dang_quan(G, J), [艮-立春, 震-春分, 巽-立夏, 離-夏至, 坤-立秋, 兌-秋分, 乾-立冬, 坎-冬至])).
rule_case(19/3, 乾, [],
          values(J-Q, san_qi(J, Q),
                 [ 立春-立春, 立春-雨水, 立春-驚蟄, 春分-春分, 春分-清明, 春分-穀雨, 立夏-立夏, 立夏-小滿, 立夏-芒種,
                   夏至-夏至, 夏至-小暑, 夏至-大暑, 立秋-立秋, 立秋-處暑, 立秋-白露, 秋分-秋分, 秋分-寒露, 秋分-霜降,
                   立冬-立冬, 立冬-小雪, 立冬-大雪, 冬至-冬至, 冬至-小寒, 冬至-大寒 ])).
rule_case(19/5, 乾, [], values(A-B, ci_gua(A, B), [坎-艮, 艮-震, 震-巽, 巽-離, 離-坤, 坤-兌, 兌-乾, 乾-坎])).
rule_case(19/5, 乾, [],
          values(G-K, hou_xu(坎, G, K), [坎-旺, 艮-相, 震-胎, 巽-沒, 離-死, 坤-囚, 兌-休, 乾-廢])).
rule_case(19/1, 乾, [term(冬至), hou(2), day(甲-子)],
          values(G-K, gua_hou(G, K), [坎-旺, 艮-相, 震-胎, 巽-沒, 離-死, 坤-囚, 兌-休, 乾-廢])).
rule_case(n(19/3), 乾, [term(冬至), hou(1), day(甲-子)],
          values(G-K, gua_hou(G, K), [坎-旺, 艮-相, 震-胎, 巽-沒, 離-死, 坤-囚, 兌-休, 乾-旺])).
rule_case(n(19/3), 乾, [term(小寒), hou(1), day(甲-子)], values(G, yu_wang(G), [])).
rule_case(19/3, 乾, [term(小寒), hou(1), day(甲-子)], values(G, dang_ling(G), [坎])).
rule_case(n(19/2), 乾, [term(冬至), hou(2), day(甲-子)], values(Y-Q-H, dang_hou(Y, Q, H), [陽-冬至-2])).
rule_case(n(19/2), 乾, [],
          values(Y-Q, sheng_qi(Y, Q),
                 [ 陽-冬至, 陽-小寒, 陽-大寒, 陽-立春, 陽-雨水, 陽-驚蟄, 陽-春分, 陽-清明, 陽-穀雨, 陽-立夏, 陽-小滿, 陽-芒種,
                   陰-夏至, 陰-小暑, 陰-大暑, 陰-立秋, 陰-處暑, 陰-白露, 陰-秋分, 陰-寒露, 陰-霜降, 陰-立冬, 陰-小雪,
                   陰-大雪 ])).
rule_case(19/2, 乾, [], values(H, qi_hou(陽, 冬至, H), [1, 2, 3])).
rule_case(n(19/2), 乾, [term(夏至), hou(3), day(甲-子)], values(Y-Q-H, dang_hou(Y, Q, H), [陰-夏至-3])).
rule_case(n(19/3), 乾, [],
          values(Q-Z, xian_qi(Q, Z),
                 [ 大寒-寅, 雨水-卯, 春分-辰, 穀雨-巳, 小滿-午, 夏至-未, 大暑-申, 處暑-酉, 秋分-戌, 霜降-亥,
                   小雪-子, 冬至-丑 ])).
rule_case(19/3, 乾, [term(冬至), hou(3), day(甲-子)], values(Z-K, yue_si(Z, K), [子-司, 丑-先司])).
rule_case(19/3, 乾, [term(冬至), hou(2), day(甲-子)], values(Z-K, yue_si(Z, K), [子-司])).
rule_case(19/5, 乾, [term(冬至), hou(2), day(甲-寅)], values(G-Z, gua_zhi_kong(邦宅, G, Z), [])).
rule_case(n(13/2), 乾, [term(冬至), hou(2), day(甲-寅)], values(G-Z, gua_zhi_kong(他章, G, Z), [艮-丑])).
rule_case(19/5, 乾, [term(大雪), hou(2), day(甲-寅)], values(G-Z, gua_zhi_kong(邦宅, G, Z), [艮-丑])).
rule_case(n(13/2), 乾, [term(冬至), hou(2), day(甲-寅)], values(G-Z, gua_zhi_po(邦宅, G, Z), [離-午])).
rule_case(19/6, 乾, [term(冬至), hou(2), day(甲-寅)], values(G-Z, gua_zhi_chong(邦宅, G, Z), [坤-申])).
rule_case(19/6, 乾, [term(冬至), hou(2), day(甲-申)], values(G-Z, gua_zhi_chong(邦宅, G, Z), [])).
rule_case(19/6, 乾, [term(冬至), hou(2), day(癸-酉)], values(G-Z, gua_zhi_chong(邦宅, G, Z), [])).
rule_case(19/6, 乾, [term(冬至), hou(2), day(甲-戌)], values(G-Z, gua_zhi_chong(邦宅, G, Z), [])).
rule_case(19/6, 乾, [term(冬至), hou(2), day(甲-申)], values(G-Z, gua_zhi_chong(他章, G, Z), [艮-寅])).
rule_case(19/6, 乾, [term(冬至), hou(2), day(甲-寅)], values(G-Z, gua_zhi_jian(邦宅, G, Z), [艮-寅])).
rule_case(19/6, 乾, [term(冬至), hou(2), day(甲-申)], values(G-Z, gua_zhi_jian(邦宅, G, Z), [])).
rule_case(19/6, 乾, [term(冬至), hou(2), day(癸-酉)], values(G-Z, gua_zhi_jian(邦宅, G, Z), [])).
rule_case(19/6, 乾, [term(冬至), hou(2), day(甲-戌)], values(G-Z, gua_zhi_jian(邦宅, G, Z), [])).
rule_case(19/6, 乾, [term(冬至), hou(2), day(甲-申)], values(G-Z, gua_zhi_jian(他章, G, Z), [坤-申])).
rule_case(n(13/2), 乾, [term(冬至), hou(2), day(甲-寅)], values(G-Z, gua_zhi_lin(他章, G, Z), [坎-子, 艮-寅])).
rule_case(n(13/2), 乾, [term(冬至), hou(2), day(甲-寅)], values(G-Z, gua_zhi_lin(邦宅, G, Z), [坎-子, 艮-寅])).
rule_case(19/5, 震, [term(小寒), hou(2), day(甲-子)], values(P, gua_qiu(P), [])).
rule_case(19/5, 巽, [term(小寒), hou(2), day(甲-子)], values(P, gua_qiu(P), [])).
rule_case(n(19/5), 震, [term(清明), hou(2), day(甲-子)], values(P, gua_qiu(P), [內, 外])).
rule_case(n(19/5), 乾, [term(清明), hou(2), day(甲-子)], values(P, gua_qiu(P), [])).
rule_case(n(19/6), 震, [term(春分), hou(2), day(癸-酉)], values(P, gua_ri_po(P), [])).
rule_case(n(19/6), 震, [term(夏至), hou(2), day(癸-酉)], values(P, gua_ri_po(P), [內, 外])).
rule_case(n(19/6), 坎, [term(夏至), hou(2), day(甲-子)], values(P, gua_ri_jian(P), [])).
rule_case(n(19/6), 坎, [term(冬至), hou(2), day(甲-子)], values(P, gua_ri_jian(P), [內, 外])).
rule_case(n(19/5), 坎, [term(大寒), hou(2), day(甲-寅)], values(P-K, gua_bu_yun(P, K), [內-弗空, 外-弗空])).
rule_case(n(19/5), 震, [term(小寒), hou(2), day(甲-子)], values(P-K, gua_bu_yun(P, K), [內-弗囚, 外-弗囚])).
rule_case(n(19/5), 巽, [term(小寒), hou(2), day(甲-子)], values(P-K, gua_bu_yun(P, K), [內-弗囚, 外-弗囚])).
rule_case(19/5, 震, [term(雨水), hou(2), day(甲-辰)], values(P-K, gua_bu_yun(P, K), [內-弗空, 外-弗空])).
rule_case(19/6, 艮, [term(冬至), hou(2), day(甲-申)], values(P-K, gua_bu_yun(P, K), [內-不云沖, 外-不云沖])).
rule_case(19/6, 震, [term(冬至), hou(2), day(癸-酉)], values(P-K, gua_bu_yun(P, K), [內-不云沖, 外-不云沖])).
rule_case(19/6, 巽, [term(冬至), hou(2), day(甲-戌)], values(P-K, gua_bu_yun(P, K), [內-不云沖, 外-不云沖])).
rule_case(19/6, 坤, [term(冬至), hou(2), day(甲-申)], values(P-K, gua_bu_yun(P, K), [內-不云建, 外-不云建])).
rule_case(19/6, 兌, [term(冬至), hou(2), day(癸-酉)], values(P-K, gua_bu_yun(P, K), [內-不云建, 外-不云建])).
rule_case(19/6, 乾, [term(冬至), hou(2), day(甲-戌)], values(P-K, gua_bu_yun(P, K), [內-不云建, 外-不云建])).
rule_case(n(19/6), 震, [term(春分), hou(2), day(癸-酉)], values(P-K, gua_bu_yun(P, K), [內-不云沖, 外-不云沖])).
rule_case(n(19/6), 坎, [term(夏至), hou(2), day(甲-子)], values(P-K, gua_bu_yun(P, K), [內-不云建, 外-不云建])).
rule_case(n(19/5), 坎, [term(小雪), hou(2), day(甲-戌)], values(P-K, gua_bu_yun(P, K), [])).
rule_case(n(19/5), 坎, [term(處暑), hou(2), day(甲-寅)], values(P-K, gua_bu_yun(P, K), [])).
rule_case(n(19/5), 震, [term(清明), hou(2), day(甲-子)], values(P-K, gua_bu_yun(P, K), [])).
rule_case(n(19/6), 震, [term(夏至), hou(2), day(癸-酉)], values(P-K, gua_bu_yun(P, K), [])).
rule_case(n(19/6), 坎, [term(冬至), hou(2), day(甲-子)], values(P-K, gua_bu_yun(P, K), [])).
rule_case(19/6, 乾, [], values(T-P, bang_zhai(T, P), [國事-內, 國事-外, 舊居-內, 新宅-外])).
rule_case(19/6, 坎, [term(大寒), hou(2), day(甲-寅)],
          values(T-K, duan_19(T, 卦候, K), [國事-弗空, 舊居-弗空, 新宅-弗空])).
rule_case(19/6, 震, [term(夏至), hou(2), day(癸-酉)],
          values(T-K, duan_19(T, 卦候, K), [國事-日破, 舊居-日破, 新宅-日破])).
rule_case(19/6, 坎, [term(冬至), hou(2), day(甲-子)],
          values(T-K, duan_19(T, 卦候, K), [國事-日建, 舊居-日建, 新宅-日建])).


                /*******************************
                *            20 干化           *
                *******************************/

rule_case(20/4, 乾, [],
          values(A-B-X, he_hua(A, B, X),
                 [ 甲-己-土, 己-甲-土, 乙-庚-金, 庚-乙-金, 丙-辛-水, 辛-丙-水, 丁-壬-木, 壬-丁-木, 戊-癸-火, 癸-戊-火 ])).
rule_case(20/5, 屯-節, [], values(K, dong_fa(K), [獨發])).
rule_case(20/5, 坤-艮, [], values(K, dong_fa(K), [兩動])).
rule_case(20/5, 坤-升, [], values(K, dong_fa(K), [兩動])).
rule_case(20/5, 遁-乾, [], values(K, dong_fa(K), [兩動])).
rule_case(20/5, 豐-萃, [], values(K, dong_fa(K), [])).
rule_case(20/2, 觀-萃, [month(申), month_gan(丙), day(丙-子)],
          values(Y-X-B, he_gan(Y, X, B), [4-水-日, 4-水-月, 6-水-日, 6-水-月])).
rule_case(20/5, 觀-萃, [month(申), month_gan(丙), day(丙-子)],
          values(Y-X-B, gan_hua(Y, X, B), [4-水-日, 6-水-日])).
rule_case(20/5, 觀-萃, [month(申), month_gan(丙), day(甲-子)],
          values(Y-X-B, gan_hua(Y, X, B), [4-水-月, 6-水-月])).
rule_case(n(20/5), 觀-萃, [month(申), month_gan(丙), day(丙-子)],
          values(Y-K, gan_hua_ci(Y, K), [4-不可恃, 6-不可恃])).
rule_case(n(20/5), 晉-剝, [month(申), month_gan(丙), day(甲-子)], values(Y-K, gan_hua_ci(Y, K), [4-要])).
rule_case(20/5, 晉-剝, [month(戌), month_gan(甲), day(丙-子)], values(Y-K, gan_hua_ci(Y, K), [4-次])).
rule_case(20/5, 豐-萃, [month(申), month_gan(甲), day(乙-丑)], values(Y-X-B, gan_hua(Y, X, B), [])).
rule_case(20/2, 觀-萃, [month(申), month_gan(丙), day(丙-子)], values(U-K, gan_hua_yong(U, K), [子孫-有])).
rule_case(20/3, 觀-萃, [month(申), month_gan(丙), day(丙-子), use(子孫)],
          values(T-V, duan_20(T, 干化, V),
                 [ 求名-意外可成, 求利-意外可成, 捕逃-不獲而自見, 索負-失望而復全, 諸占-得之意外 ])).
rule_case(20/3, 觀-萃, [month(申), month_gan(丙), day(丙-子), use(官鬼)], values(T-V, duan_20(T, 干化, V), [])).
rule_case(20/3, 渙-師, [month(子), month_gan(甲), day(丙-寅), use(官鬼)],
          values(T-V, duan_20(T, 干化, V),
                 [ 求名-意外可成, 求利-意外可成, 捕逃-不獲而自見, 索負-失望而復全, 諸占-得之意外, 避患-不測之殃,
                   慮訟-無端之驚 ])).
rule_case(20/3, 渙-師, [month(子), month_gan(甲), day(丙-寅), use(子孫)],
          values(T-V, duan_20(T, 干化, V), [避患-不測之殃, 慮訟-無端之驚])).
rule_case(20/2, 困-兌, [month(子), month_gan(甲), day(甲-子)], values(Y-X-B, he_gan(Y, X, B), [])).
rule_case(n(20/5), 觀-萃, [month(申), month_gan(丙), day(甲-子)],
          values(Y-K, gan_hua_ci(Y, K), [4-不可恃, 6-不可恃])).
rule_case(n(20/5), 晉-剝, [month(子), day(戊-申)], values(U, fei_fu_wu(U), [子孫])).
rule_case(n(20/5), 晉-剝, [month(酉), day(甲-申)], values(U, fei_fu_wu(U), [])).
rule_case(n(20/5), 晉-剝, [month(申), month_gan(丙), day(甲-子)], values(U-Y, hua_yong(U, Y), [])).
rule_case(20/2, 困-兌, [month(酉), day(甲-子)], values(X, dong_bian(X), [木, 火])).
rule_case(20/2, 困-兌, [month(亥), day(甲-子)], values(X, dong_bian(X), [木])).
rule_case(20/2, 困, [month(子), day(甲-戌)], values(X-K, hua_shi(X, K), [水-有, 木-有, 土-有, 金-有, 火-無])).
rule_case(20/2, 困-兌, [month(午), day(甲-午)], values(X-K, hua_shi(X, K), [火-有, 土-有, 木-有, 金-無])).
rule_case(11/7, 困-兌, [month(亥), day(甲-子)], values(X-K, hua_shi(X, K), [水-有, 木-有, 火-無, 土-無])).
rule_case(20/2, 困-兌, [month(酉), day(甲-子)],
          values(X-K, hua_shi(X, K), [土-有, 火-無, 木-有, 金-有, 水-有])).
rule_case(20/5, 觀-萃, [month(子), month_gan(甲), day(甲-子)], values(U, gan_dai(U), [])).
rule_case(20/5, 觀-萃, [month(子), month_gan(甲), day(甲-子)],
          values(U, gan_ming(U), [父母, 兄弟, 子孫, 妻財, 官鬼, 世, 應])).
rule_case(20/5, 觀-萃, [month(申), day(乙-丑)], values(U, gan_dai(U), [子孫])).
rule_case(20/5, 觀-萃, [month(申), day(丙-寅)], values(U, gan_dai(U), [])).
rule_case(20/5, 觀, [month(申), day(乙-丑)], values(U, gan_dai(U), [])).
rule_case(20/5, 觀-萃, [day(乙-丑)], values(U, gan_dai(U), [])).
rule_case(20/5, 觀-萃, [month(酉), day(乙-丑)], values(U, gan_dai(U), [])).
rule_case(20/5, 觀-萃, [month(午), day(乙-丑)], values(U, gan_dai(U), [])).
rule_case(20/5, 觀-豫, [month(申), day(乙-丑)], values(U, gan_dai(U), [])).
rule_case(n(20/5), 晉-剝, [month(辰), day(乙-丑)], values(U, gan_dai(U), [])).
rule_case(20/5, 觀-萃, [month(申), day(乙-丑)],
          values(U, gan_ming(U), [父母, 兄弟, 妻財, 官鬼, 世, 應])).
rule_case(20/5, 觀-萃, [month(申), day(乙-丑)], values(K, you_wu(子孫, K), [])).


                /*******************************
                *         ALL CHAPTERS         *
                *******************************/

rule_case(11/8, 困-兌, [term(大雪), hou(2), month_gan(甲), day(戊-寅)], holds(duan(謀事, 六合化六沖, 無終))).
rule_case(13/9, 坤-艮, [term(春分), hou(2), month_gan(丁), day(甲-子)], holds(duan(國事, 反吟, 社稷搖))).
rule_case(14/2, 晉, [term(大雪), hou(2), month_gan(甲), day(甲-子), use(世)], holds(duan(我止, 遊魂, 不久))).
rule_case(15/4, 晉, [term(春分), hou(2), month_gan(丁), day(甲-子), use(兄弟)], holds(duan(諸占, 升, 日大月新))).
rule_case(16/5, 屯-節, [term(芒種), hou(2), month_gan(甲), day(甲-子), use(子孫)], holds(duan(功名, 進, 得志))).
rule_case(17/4, 困-兌, [term(大雪), hou(2), month_gan(甲), day(戊-寅), use(官鬼)], holds(duan(進事, 有而無, 惡之))).
rule_case(18/3, 離-乾, [term(寒露), hou(2), month_gan(甲), day(甲-寅)], holds(duan(國事, 墓絕, 豈曰靈長))).
rule_case(19/6, 震, [term(夏至), hou(2), month_gan(甲), day(癸-酉)], holds(duan(國事, 卦候, 日破))).
rule_case(20/3, 觀-萃, [term(立秋), hou(2), month_gan(丙), day(丙-子), use(子孫)],
          holds(duan(求利, 干化, 意外可成))).
