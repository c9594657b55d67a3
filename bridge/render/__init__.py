"""Renderers: each turns a consultation or a proof into one format, and none knows any doctrine.

What they share stands here: the languages, the words of headings, and how values and passages are printed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, Literal

from yimao.bridge.cast import Cast, Said
from yimao.bridge.consultation import Conclusion, Consultation, Line

Lang = Literal["zh", "en", "both"]
One = Literal["zh", "en"]  # a language that a single sentence is in

# What is printed beside the sentences of the doctrine: headings and the short words of the chart.
WORDS: Final = {
    "line": Said("本卦", "line"),
    "spirit": Said("六神", "spirit"),
    "hidden": Said("伏神", "hidden"),
    "becomes": Said("變卦", "becomes"),
    "strength": Said("旺衰", "strength"),
    "state": Said("爻態", "state"),
    "readings": Said("讀法", "Readings"),
    "warnings": Said("留意", "Take note"),
    "conventions": Said("起例", "How it was taken"),
    "all": Said("諸斷", "Conclusions"),
    "none": Said("", ""),
    "still": Said("六爻安靜", "no line moves"),
    "default": Said("讀法皆依預設，見 yimao readings", "every reading is at its default; see yimao readings"),
    "rest": Said("其餘依預設，見 yimao readings", "the others are at their default; see yimao readings"),
    "holds": Said("是", "yes"),
    "fails": Said("不成立", "it does not hold"),
    "no_proof": Said(
        "不成立；不合何處，以 yimao why-not 問之", "it does not hold; yimao why-not tells where it stops"
    ),
    "more": Said("尚有他解，未盡列", "there are more solutions"),
    "silent_cast": Said("於所占之事，此卦無斷", "of the matter asked the text says nothing for this cast"),
    "silent_matter": Said("所占之事，本文不斷", "the text does not judge the matter asked"),
    "ledger": Said("吉凶", "For and against"),
    "for": Said("利", "for"),
    "against": Said("不利", "against"),
    "nothing": Said("無利亦無不利", "nothing for it or against it"),
    "of_all": Said("諸用神所同", "For all use gods alike"),
    "narrow": Said(
        "諸用神並列；以 --about 或 --use 擇之", "all use gods are told; --about or --use narrows them"
    ),
    "lacking": Said("未報", "not given"),
    "uses": Said("用神", "use god"),
    "also": Said("又見", "see also"),
    "unjudged": Said("本文未斷", "not judged by the text"),
    "later": Said("後至", "later, "),
    "tension": Said("牴牾", "tension"),
    "good": Said("吉", "good"),
    "bad": Said("凶", "bad"),
    "even": Said("平", "neutral"),
    "contested": Said("兩存", "contested"),
    "defeated": Said("不用", "overruled"),
}

# The order in which the values of a type are told, where it is not that of the chart.
ORDER: Final = {
    "liu_qin": ("父母", "兄弟", "子孫", "妻財", "官鬼"),
    "liu_shen": ("青龍", "朱雀", "勾陳", "螣蛇", "白虎", "玄武"),
    "gan": tuple("甲乙丙丁戊己庚辛壬癸"),
    "zhi": tuple("子丑寅卯辰巳午未申酉戌亥"),
    "xing": tuple("木火土金水"),
    "wang_shuai": tuple("旺相休囚死"),
    "use": tuple("世應"),
}

POLARITY: Final = {"吉": "good", "凶": "bad", "平": "even"}

STATES: Final = {
    "動": Said("動", "moving"),
    "暗動": Said("暗動", "secretly moving"),
    "月建": Said("月建", "on month"),
    "日辰": Said("日辰", "on day"),
    "空": Said("空", "void"),
    "動空": Said("動空", "moving void"),
    "破": Said("破", "broken"),
    "散": Said("散", "scattered"),
}

CLAIMS: Final = {
    "holds": Said("成立", "holds"),
    "fails": Said("不成立", "does not hold"),
    "values": Said("唯此諸值", "has these values alone"),
    "table": Said("全表相合", "holds by the table"),
    "unused": Said("無例據之", "no rule rests on it"),
}

WHYS: Final = {
    "underivable": Said("應得而不得", "it should follow and does not"),
    "derivable": Said("不應得而得", "it follows and should not"),
    "unknown": Said("無此謂詞", "there is no such predicate"),
    "uncited": Said("證未引本章", "its proof cites no passage of the chapter"),
    "unsound": Said("證不可驗", "its proof does not bear checking"),
    "used": Said("有例據之", "rules do rest on it"),
    "unmet": Said("無卦可當", "no cast shows it"),
    "unread": Said("此項無義", "the item means nothing"),
}

KINDS: Final = {
    "rule": Said("例", "rule"),
    "chart": Said("盤", "chart"),
    "table": Said("表", "table"),
    "reading": Said("讀", "reading"),
    "test": Said("較", "test"),
    "absent": Said("無", "absent"),
    "defeated": Said("不用", "overruled"),
}

# What a cast may lack: the field, the option that gives it, what it is called and what needs it.
WANTED: Final = (
    ("month", "--month", Said("月", "the month"), Said("旺衰、月破等", "strength and month breaks")),
    ("day", "--day", Said("日", "the day"), Said("旬空、日沖等", "void branches and day clashes")),
    ("month_stem", "--year", Said("月干", "the month's stem"), Said("二十章", "chapter 20")),
    ("term", "--term", Said("節氣", "the solar term"), Said("十五、十九章", "chapters 15 and 19")),
)


def said(words: Said, lang: One) -> str:
    """Return what is said in one language."""
    return words.zh if lang == "zh" else words.en


def languages(lang: Lang) -> tuple[One, ...]:
    """Return the languages of `lang`, the first foremost."""
    return ("zh", "en") if lang == "both" else (lang,)


def label(consultation: Consultation, kind: str, value: str, lang: One) -> str:
    """Return a value of the chart as printed in one language; `kind` is its type in the table of names."""
    if lang == "zh":
        return value
    return consultation.labels.get(kind, {}).get(value, {}).get("en", value)


def pinyin(consultation: Consultation, kind: str, value: str) -> str:
    """Return a value of the chart in toned pinyin."""
    return consultation.labels.get(kind, {}).get(value, {}).get("pinyin", value)


def known(consultation: Consultation, kind: str) -> list[str]:
    """Return the values of one type that the chart shows, in their usual order."""
    return [value for value in ORDER[kind] if value in consultation.labels.get(kind, {})]


def passage(key: str, lang: One) -> str:
    """Return a citation as printed: `12.5n` as it is, `base` and `outer 25` in words."""
    if key == "base":
        return "常例" if lang == "zh" else "common art"
    if outside := re.fullmatch(r"outer (\d+)", key):
        return f"第{outside[1]}章" if lang == "zh" else f"ch. {outside[1]}"
    return key


def cited(conclusion: Conclusion) -> tuple[str, ...]:
    """Return the passages that a conclusion is printed with, the common art only if there is no other."""
    return tuple(key for key in conclusion.cites if key != "base") or conclusion.cites


def use_names(consultation: Consultation, uses: Iterable[str]) -> Said:
    """Return use gods as printed."""
    uses = list(uses)
    kinds = ["use" if use in ORDER["use"] else "liu_qin" for use in uses]
    names = (label(consultation, kind, use, "en") for kind, use in zip(kinds, uses, strict=True))
    return Said("、".join(uses), ", ".join(names))


def remarks(conclusion: Conclusion, lang: One) -> list[tuple[str, str]]:
    """Return what is remarked on a conclusion, as pairs of key and word: its polarity, and what limits it.

    A polarity that is the verdict itself is not said again.
    """
    keys = []
    said_already = conclusion.args[-1:] == (conclusion.polarity,)
    if conclusion.polarity in POLARITY and conclusion.status != "defeated" and not said_already:
        keys.append(POLARITY[conclusion.polarity])
    if conclusion.status != "stands":
        keys.append(conclusion.status)
    return [(key, said(WORDS[key], lang)) for key in keys]


def bars(line: Line) -> str:
    """Return a line as drawn."""
    return "━━━━━" if line.mark in (7, 9) else "━━ ━━"


def moving(line: Line) -> str:
    """Return the mark of a moving line: ○ old yang, × old yin, else nothing."""
    return {9: "○", 6: "×"}.get(line.mark, "")


def lacking(cast: Cast, lang: One) -> list[str]:
    """Return what the cast lacks, each with the option that gives it and what needs it."""
    form = "{0}（{1}；{2}所需）" if lang == "zh" else "{0} ({1}; needed for {2})"
    return [
        form.format(said(name, lang), option, said(needs, lang))
        for key, option, name, needs in WANTED
        if getattr(cast, key) is None
    ]
