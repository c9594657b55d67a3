:- encoding(utf8).
:- module(topics,
          [ topic/3,               % ?Topic, ?Uses, ?Passages
            topic_name/4,          % ?Topic, ?Simplified, ?Pinyin, ?English
            topic_alias/2,         % ?Topic, ?Alias
            topic_also/2,          % ?Topic, ?Other
            topic_lookup/2,        % +Text, -Topics
            topic_label/3,         % +Lang, +Topic, -Text
            topic_uses/3,          % ?Topic, ?Person, -Uses
            topic_harm/4,          % ?Topic, ?Use, ?Chinese, ?English
            person_use/2           % ?Person, ?Use
          ]).
:- use_module(names, [label/4, lookup/3]).
:- use_module(library(lists), [list_to_set/2, member/2]).

/** <module> The matters asked about

What a question may be of: the matters that the text judges, in its own words,
and the common questions on which it is silent. Each has the use gods that are
sought for it, the foremost first.

The names of the matters are of the type `topic` in the table of names, so that
they are understood and printed as every other value is.
*/

%!  topic(?Topic, ?Uses, ?Passages) is nondet.
%
%   A question may be of the matter Topic. Uses are its use gods by the common
%   art, the foremost first, [] where the matter fixes none. Passages are those
%   that judge the matter, [] where the text is silent on it.

% The realm and its wars: 世 one's own side, 應 the other

topic(國事,   [世],         [13/9, 13/11, 18/3, 18/4, 19/6]).
topic(出師,   [世, 應],     [13/9, 13/11, 18/3, 18/4]).
topic(寇賊,   [世, 官鬼],   [16/5]).

% Dwelling: 父母 the house, 世 who lives there

topic(住基,   [父母, 世],   [13/11, 18/3]).
topic(舊住,   [父母, 世],   [13/9]).
topic(舊居,   [父母, 世],   [18/4, 19/6]).
topic(守,     [父母, 世],   [18/3]).
topic(遷居,   [父母, 世],   [13/9]).
topic(新宅,   [父母, 世],   [18/4, 19/6]).
topic(入宅,   [父母, 世],   [13/9]).
topic(遷,     [父母, 世],   [18/3]).

% Life and health: 世 oneself, 官鬼 the illness

topic(身命,   [世],         [13/11, 16/5, 18/3]).
topic(疾病,   [世, 官鬼],   [13/9, n(13/9), 13/11, 14/3, 16/5, 18/3, n(18/4)]).
topic(身形,   [世],         [14/3]).
topic(墳墓,   [世],         [14/3]).
topic(神像,   [世],         [14/3]).

% Coming and going: 世 oneself, 應 another

topic(我止,   [世],         [14/2]).
topic(我行,   [世],         [14/2]).
topic(彼留,   [應],         [14/2]).
topic(彼往,   [應],         [14/2]).

% Office and marriage: 官鬼 the office and the husband, 妻財 the wife

topic(功名,   [官鬼],       [16/5, 17/5]).
topic(求名,   [官鬼],       [20/3]).
topic(嫁娶,   [妻財, 官鬼], [16/5]).
topic(子嗣,   [子孫],       [17/5]).

% Wealth: 妻財; of a debt also 應, who owes it

topic(求財,   [妻財],       [16/5]).
topic(財利,   [妻財],       [17/5]).
topic(求利,   [妻財],       [20/3]).
topic(索負,   [妻財, 應],   [20/3]).

% Strife and harm: 世 against 應, or against 官鬼, what is feared

topic(與人鬥, [世, 應],     [13/9]).
topic(訟,     [世, 應],     [16/5]).
topic(慮訟,   [世, 官鬼],   [20/3]).
topic(官非,   [官鬼],       [17/5]).
topic(災禍,   [世, 官鬼],   [16/5]).
topic(避患,   [世, 官鬼],   [20/3]).
topic(災盜,   [官鬼],       [17/5]).

% The chase: 官鬼 the thief, 子孫 who catches him

topic(緝捕,   [官鬼, 子孫], [13/9]).
topic(捕逃,   [官鬼, 子孫], [20/3]).

% Any affair, by its state: the use god is that of the affair

topic(謀事,   [世],         [11/8]).
topic(來事,   [],           [17/4]).
topic(去事,   [],           [17/4]).
topic(進事,   [],           [17/4]).
topic(退事,   [],           [17/4]).
topic(諸占,   [],           [11/6, n(13/9), 15/4, 16/5, n(18/3), n(20/3)]).

% Common questions on which the text is silent

topic(天氣,   [父母, 子孫], []).
topic(失物,   [妻財],       []).
topic(文書,   [父母],       []).
topic(學業,   [父母],       []).
topic(合夥,   [兄弟],       []).
topic(買賣,   [妻財],       []).
topic(醫藥,   [子孫],       []).
topic(胎產,   [子孫],       []).
topic(感情,   [妻財, 官鬼], []).
topic(尋人,   [],           []).

%!  topic_harm(?Topic, ?Use, ?Chinese, ?English) is nondet.
%
%   In a question of Topic the use god Use stands for the harm itself, or for
%   those who do it: Chinese and English, atoms, say for what. Its signs are
%   those of the harm, so that what is good for it is not good for whoever asks.

topic_harm(寇賊,   官鬼, 寇,   'the raiders').
topic_harm(疾病,   官鬼, 病,   'the illness').
topic_harm(慮訟,   官鬼, 訟,   'the lawsuit').
topic_harm(官非,   官鬼, 官非, 'the trouble with the law').
topic_harm(災禍,   官鬼, 禍,   'the disaster').
topic_harm(避患,   官鬼, 患,   'the harm').
topic_harm(災盜,   官鬼, 盜,   'the thieves').
topic_harm(緝捕,   官鬼, 賊,   'the culprit').
topic_harm(捕逃,   官鬼, 逃者, 'the runaway').

%!  topic_name(?Topic, ?Simplified, ?Pinyin, ?English) is nondet.
%
%   The names of Topic, atoms as in names:name/5. 諸占 is not a matter of its
%   own; what the text says of it bears on every question.

topic_name(國事,   国事,   'guó shì',      'affairs of the realm').
topic_name(出師,   出师,   'chū shī',      'a campaign').
topic_name(寇賊,   寇贼,   'kòu zéi',      'raiders').
topic_name(住基,   住基,   'zhù jī',       'the site of a house').
topic_name(舊住,   旧住,   'jiù zhù',      'living on in a house').
topic_name(舊居,   旧居,   'jiù jū',       'the old house').
topic_name(守,     守,     'shǒu',         'staying where one is').
topic_name(遷居,   迁居,   'qiān jū',      'moving house').
topic_name(新宅,   新宅,   'xīn zhái',     'a new house').
topic_name(入宅,   入宅,   'rù zhái',      'entering a house').
topic_name(遷,     迁,     'qiān',         'moving away').
topic_name(身命,   身命,   'shēn mìng',    'life and fortune').
topic_name(疾病,   疾病,   'jí bìng',      'illness').
topic_name(身形,   身形,   'shēn xíng',    'the body').
topic_name(墳墓,   坟墓,   'fén mù',       'a grave').
topic_name(神像,   神像,   'shén xiàng',   'the image of a god').
topic_name(我止,   我止,   'wǒ zhǐ',       'my staying').
topic_name(我行,   我行,   'wǒ xíng',      'my going').
topic_name(彼留,   彼留,   'bǐ liú',       'another\'s staying').
topic_name(彼往,   彼往,   'bǐ wǎng',      'another\'s going').
topic_name(功名,   功名,   'gōng míng',    'office and rank').
topic_name(求名,   求名,   'qiú míng',     'seeking a name').
topic_name(嫁娶,   嫁娶,   'jià qǔ',       'marriage').
topic_name(子嗣,   子嗣,   'zǐ sì',        'heirs').
topic_name(求財,   求财,   'qiú cái',      'seeking wealth').
topic_name(財利,   财利,   'cái lì',       'wealth and profit').
topic_name(求利,   求利,   'qiú lì',       'seeking profit').
topic_name(索負,   索负,   'suǒ fù',       'claiming a debt').
topic_name(與人鬥, 与人斗, 'yǔ rén dòu',   'a fight').
topic_name(訟,     讼,     'sòng',         'a lawsuit').
topic_name(慮訟,   虑讼,   'lǜ sòng',      'fear of a lawsuit').
topic_name(官非,   官非,   'guān fēi',     'trouble with the law').
topic_name(災禍,   灾祸,   'zāi huò',      'disaster').
topic_name(避患,   避患,   'bì huàn',      'escaping harm').
topic_name(災盜,   灾盗,   'zāi dào',      'disaster and theft').
topic_name(緝捕,   缉捕,   'jī bǔ',        'hunting a culprit').
topic_name(捕逃,   捕逃,   'bǔ táo',       'catching a runaway').
topic_name(謀事,   谋事,   'móu shì',      'a plan').
topic_name(來事,   来事,   'lái shì',      'what is to come').
topic_name(去事,   去事,   'qù shì',       'what is past').
topic_name(進事,   进事,   'jìn shì',      'going forward').
topic_name(退事,   退事,   'tuì shì',      'drawing back').
topic_name(諸占,   诸占,   'zhū zhān',     'any matter').
topic_name(天氣,   天气,   'tiān qì',      'the weather').
topic_name(失物,   失物,   'shī wù',       'a lost thing').
topic_name(文書,   文书,   'wén shū',      'a document').
topic_name(學業,   学业,   'xué yè',       'study').
topic_name(合夥,   合伙,   'hé huǒ',       'a partnership').
topic_name(買賣,   买卖,   'mǎi mài',      'trade in goods').
topic_name(醫藥,   医药,   'yī yào',       'medicine').
topic_name(胎產,   胎产,   'tāi chǎn',     'childbirth').
topic_name(感情,   感情,   'gǎn qíng',     'love').
topic_name(尋人,   寻人,   'xún rén',      'a missing person').

%!  topic_alias(?Topic, ?Alias) is nondet.
%
%   Topic is also called Alias, an atom in either script, in toned pinyin or
%   in English.

topic_alias(Topic, Alias) :-
    called(Topic, Aliases),
    member(Alias, Aliases).

%   called(?Topic, ?Aliases): what topic_alias/2 says, matter by matter.

called(國事,   [邦畿, 邦國, 邦国, 國家, 国家, 國運, 国运, 國祚, 国祚, realm, state, nation, politics, government]).
called(出師,   [征伐, 出兵, 用兵, 戰爭, 战争, 打仗, war, army, campaign, battle]).
called(寇賊,   [賊寇, 贼寇, 盜賊, 盗贼, 強盜, 强盗, raid, bandits, thieves]).
called(住基,   [宅基, 家宅, 住宅, 陽宅, 阳宅, 風水, 风水, house, home, dwelling, 'feng shui', site]).
called(舊住,   [久住]).
called(舊居,   [舊宅, 旧宅, 老宅, 'old home']).
called(守,     [守舊, 守旧, staying]).
called(遷居,   [搬家, 搬遷, 搬迁, 移居, moving, relocation, 'moving home']).
called(新宅,   [新居, 買房, 买房, 購屋, 购房, 'new home', 'buying a house']).
called(入宅,   [入伙, 'moving in', housewarming]).
called(遷,     [遷移, 迁移, 'moving out']).
called(身命,   [終身, 终身, 命運, 命运, 運勢, 运势, 壽命, 寿命, life, fortune, destiny, lifespan]).
called(疾病,   [病, 病症, 治病, 健康, 看病, illness, disease, sickness, health]).
called(身形,   [身體, 身体, body]).
called(墳墓,   [墳, 坟, 墓, 陰宅, 阴宅, 葬, burial, tomb, grave]).
called(神像,   [神佛, idol, 'divine image']).
called(我止,   [久留, 'staying put']).
called(我行,   [出行, 旅行, 出門, 出门, 出國, 出国, travel, trip, journey]).
called(彼留,   [彼止]).
called(彼往,   [彼行]).
called(功名,   [官職, 官职, 仕途, 升遷, 升迁, 升官, 工作, 求職, 求职, 事業, 事业, 考試, 考试,
                office, career, job, work, employment, promotion, exam, examination]).
called(求名,   [名聲, 名声, 名譽, 名誉, fame, reputation, recognition]).
called(嫁娶,   [婚姻, 結婚, 结婚, 婚嫁, 婚事, wedding, marriage]).
called(子嗣,   [求子, 子女, 後代, 后代, heir, children, offspring, descendants]).
called(求財,   [財, 财, 財運, 财运, 生意, 經商, 经商, 投資, 投资, money, wealth, business, investment, finance]).
called(財利,   [利潤, 利润, profit]).
called(求利,   [牟利, gain]).
called(索負,   [討債, 讨债, 索債, 索债, 收帳, 收账, debt, loan, 'debt collection']).
called(與人鬥, [鬥毆, 斗殴, 爭鬥, 争斗, 打架, fight, quarrel, contest]).
called(訟,     [訴訟, 诉讼, 官司, 詞訟, 词讼, 打官司, lawsuit, litigation, court]).
called(慮訟,   [怕官司, 'fear of litigation']).
called(官非,   [是非, 官災, 官灾, 'legal trouble']).
called(災禍,   [災難, 灾难, 禍患, 祸患, calamity, misfortune, danger]).
called(避患,   [避禍, 避祸, 避難, 避难, 'avoiding harm', 'avoiding danger', escape]).
called(災盜,   [失盜, 失盗, 被盜, 被盗, theft, burglary, robbery]).
called(緝捕,   [捕盜, 捕盗, 緝兇, 缉凶, 抓人, manhunt, pursuit]).
called(捕逃,   [逃亡, 追逃, runaway, fugitive]).
called(謀事,   [計劃, 计划, 謀望, 谋望, plan, plans, project, undertaking]).
called(來事,   [未來, 未来, 將來, 将来, future]).
called(去事,   [過去, 过去, 往事, past]).
called(進事,   [前進, 前进, 'going ahead']).
called(退事,   [後退, 后退, withdrawal, resignation]).
called(天氣,   [天時, 天时, 晴雨, weather, rain]).
called(失物,   [丟失, 丢失, 遺失, 遗失, 'lost property', 'lost object']).
called(文書,   [合同, 契約, 契约, contract, document, papers]).
called(學業,   [讀書, 读书, 求學, 求学, school, studies, education]).
called(合夥,   [合作, partner, partnership, cooperation]).
called(買賣,   [貿易, 贸易, 貨物, 货物, trade, goods, merchandise]).
called(醫藥,   [求醫, 求医, 用藥, 用药, medicine, doctor, treatment]).
called(胎產,   [懷孕, 怀孕, 孕產, 孕产, 生產, 生产, pregnancy, birth, childbirth]).
called(感情,   [戀愛, 恋爱, 愛情, 爱情, romance, relationship]).
called(尋人,   [走失, 'missing person']).

%!  topic_also(?Topic, ?Other) is nondet.
%
%   The text judges a matter such as Topic under the name Other too, in
%   another passage.

topic_also(Topic, Other) :-
    alike(Topics),
    member(Topic, Topics),
    member(Other, Topics),
    Other \== Topic.

%   alike(?Topics): the text has these names for one matter.

alike([住基, 舊住, 舊居, 守]).
alike([遷居, 新宅, 入宅, 遷]).
alike([功名, 求名]).
alike([求財, 財利, 求利]).
alike([訟, 慮訟, 官非]).
alike([災禍, 避患, 災盜]).
alike([緝捕, 捕逃]).
alike([寇賊, 災盜]).

%!  topic_uses(?Topic, ?Person, -Uses) is nondet.
%
%   Uses are the use gods, the foremost first, of a question of Topic about
%   Person: those of the matter, with the kin that Person is in place of 世.
%   Person is `none` where the question is about oneself.

topic_uses(Topic, none, Uses) :-
    topic(Topic, Uses, _).
topic_uses(Topic, Person, Uses) :-
    person_use(Person, Kin),
    topic(Topic, Uses0, _),
    findall(Use, ( member(Use0, Uses0), in_place(Use0, Kin, Use) ), All),
    list_to_set(All, Uses).

in_place(Use0, Kin, Use) :-
    (   Use0 == 世
    ->  Use = Kin
    ;   Use = Use0
    ).

%!  person_use(?Person, ?Use) is nondet.
%
%   A question about Person has the use god Use: what the kin are to the one
%   who asks.

person_use(父,   父母).
person_use(母,   父母).
person_use(長男, 子孫).
person_use(長女, 子孫).
person_use(中男, 子孫).
person_use(中女, 子孫).
person_use(少男, 子孫).
person_use(少女, 子孫).


                /*******************************
                *          THE NAMES           *
                *******************************/

:- multifile names:name/5, names:known_as/3.

names:name(Type, Topic, Simplified, Pinyin, English) :-
    topic_name(Topic, Simplified, Pinyin, English),
    topic_type(Topic, Type).

names:known_as(topic, Topic, Aliases) :-
    called(Topic, Aliases).

%   topic_type(+Topic, ?Type): only what may be asked is looked up as a topic.

topic_type(諸占, Type)  => Type = scope.
topic_type(_Topic, Type) => Type = topic.

%!  topic_lookup(+Text, -Topics) is det.
%
%   Topics, each once, are the matters that Text, as somebody typed it, may
%   mean; [] where it names none. As tolerant as names:lookup/3.

topic_lookup(Text, Topics) :-
    lookup(topic, Text, Topics).

%!  topic_label(+Lang, +Topic, -Text) is det.
%
%   Text, an atom, is Topic as printed in Lang: zh, hans, pinyin or en.
%
%   @error type_error Lang is none of the four.

topic_label(Lang, Topic, Text) :-
    topic_type(Topic, Type),
    label(Lang, Type, Topic, Text).
