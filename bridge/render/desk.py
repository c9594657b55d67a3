"""Text for the practitioner's desk: lines as they fell, the journal, and the settings in force."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from yimao.bridge.cast import Said
from yimao.bridge.config import Settings
from yimao.bridge.errors import one_line, visible
from yimao.bridge.journal import FEW, Entry, Fared, Record, Review
from yimao.bridge.render import POLARITY, Lang, said
from yimao.bridge.render import WORDS as SHARED
from yimao.bridge.render.text import STYLES, _citation, _Page, consultation_text

WORDS: Final = {
    "empty": Said("日誌無此類占", "the journal has no such consultation"),
    "unknown": Said("日誌未記占驗", "no outcome has been recorded"),
    "asked": Said("所問", "asked"),
    "kept": Said("錄於", "kept"),
    "at": Said("占於", "cast at"),
    "method": Said("起卦", "cast by"),
    "version": Said("版本", "version"),
    "notes": Said("附記", "Notes"),
    "older": Said("此占由他版所錄，但列其斷", "another version kept this; its conclusions alone are shown"),
    "few": Said("例少", "few"),
    "file": Said("設定檔", "file"),
    "none": Said("無", "none"),
    "here": Said("本機時區", "that of this machine"),
    "judged": Said("本文斷吉凶者", "What the text calls good or bad"),
    "unjudged": Said("本文未斷吉凶者", "What it does not call good or bad"),
}  # fmt: skip

OUTCOMES: Final = {
    "good": Said("吉", "good"),
    "bad": Said("凶", "bad"),
    "mixed": Said("平", "mixed"),
}

ORIGINS: Final = {
    "file": Said("設定檔", "file"),
    "environment": Said("環境變數", "environment"),
    "locale": Said("語系", "locale"),
    "default": Said("預設", "default"),
}

# How a cast was made, as the journal keeps it.
METHODS: Final = {
    "names": Said("報卦名", "the names of the hexagrams"),
    "lines": Said("報六爻", "the six lines"),
    "coins": Said("三錢", "three coins"),
    "yarrow": Said("蓍草", "yarrow stalks"),
    "梅花易數 by numbers": Said("梅花易數以數", "numbers, by the Plum Blossom method"),
    "梅花易數 by the time": Said("梅花易數以時", "the time, by the Plum Blossom method"),
}

_LINES: Final = "初二三四五上"
_BARS: Final = {6: "━━ ━━ ×", 7: "━━━━━", 8: "━━ ━━", 9: "━━━━━ ○"}
_GAP: Final = 2
_LEAST_QUESTION: Final = 24  # cells that a question needs beside the rest of its row


def toss_text(
    lines: Sequence[int], chart: Mapping[str, Any], *, lang: Lang = "both", color: bool | None = None
) -> str:
    """Return six lines as they fell, the top line first, and the hexagrams that they make.

    `chart` is the chart of the cast as the doctrine gives it.
    """
    return _Leaf(lang, color).toss(lines, chart)


def entries_text(
    entries: Sequence[Entry], more: int = 0, *, lang: Lang = "both", color: bool | None = None
) -> str:
    """Return consultations of the journal in short, a row each, and how many `more` there are."""
    page = _Leaf(lang, color)
    return page.written([*page.entries(entries), *(page.more(len(entries), more) if more else ())])


def record_text(record: Record, *, lang: Lang = "both", color: bool | None = None) -> str:
    """Return a consultation of the journal with its notes and its outcome, as it was concluded then."""
    page = _Leaf(lang, color)
    consultation = record.consultation
    if consultation is None:
        body = page.written(page.bare(record))
    else:
        body = consultation_text(consultation, lang=lang, detail=None, color=color)
    return page.written(page.head(record)) + "\n" + body + page.written(page.remarks(record))


def review_text(review: Review, *, lang: Lang = "both", color: bool | None = None) -> str:
    """Return how the conclusions of each rule fared, with a word of caution."""
    page = _Leaf(lang, color)
    return page.written(page.review(review))


def settings_text(settings: Settings, *, lang: Lang = "both", color: bool | None = None) -> str:
    """Return the settings in force and where each comes from."""
    page = _Leaf(lang, color)
    return page.written(page.settings(settings))


class _Leaf(_Page):
    """How a page of the desk is set."""

    def __init__(self, lang: Lang, color: bool | None) -> None:
        super().__init__(lang, None, None, None, color)
        self.main = self.languages[0]

    def word(self, words: Said) -> str:
        """Return words in the main language."""
        return said(words, self.main)

    def both(self, words: Said) -> str:
        """Return words in every language of the page."""
        return " ".join(said(words, one) for one in self.languages)

    def table(self, rows: Sequence[Sequence[str]], styles: Sequence[str] = ()) -> Iterator[Text]:
        """Set rows with their columns under one another; the last is wrapped."""
        widths = [max(map(cell_len, column)) + _GAP for column in zip(*rows, strict=True)][:-1]
        for place, row in enumerate(rows):
            lead = "".join(
                cell + " " * (width - cell_len(cell)) for cell, width in zip(row[:-1], widths, strict=True)
            )
            yield from self.wrapped(Text(row[-1], style=styles[place] if styles else ""), lead)

    def toss(self, lines: Sequence[int], chart: Mapping[str, Any]) -> str:
        """Set lines as they fell."""
        names = [self.both(Said(f"{_LINES[n]}爻", f"line {n + 1}")) for n in range(6)]
        rows = [(name, str(line), _BARS[line]) for name, line in zip(names, lines, strict=True)]
        titles = []
        for one in self.languages:
            shown = [
                hexagram["name"] if one == "zh" else f"{hexagram['en']} ({hexagram['pinyin']})"
                for hexagram in (chart["hexagram"], chart["changed"])
            ]
            titles.append(Text(" → ".join(dict.fromkeys(shown)), style="bold"))
        told = Text(f"--lines {','.join(map(str, lines))}", style="dim")
        return self.written([*self.table(rows[::-1]), Text(), *titles, told])

    # the journal

    def entries(self, entries: Sequence[Entry]) -> Iterator[Text]:
        """Set consultations, a row each."""
        if not entries:
            yield from self.lines(WORDS["empty"])
            return
        told = [
            (
                str(entry.id),
                (entry.at or entry.kept)[:10],
                self.names(entry),
                self.both(Said(entry.about or "", entry.about_en or "")),
                self.both(OUTCOMES[entry.outcome]) if entry.outcome else "",
                entry.question or "",
            )
            for entry in entries
        ]
        rows = [tuple(map(one_line, row)) for row in told]
        columns = list(zip(*rows, strict=True))
        taken = sum(max(map(cell_len, column)) + _GAP for column in columns[:-1])
        if taken + min(max(map(cell_len, columns[-1])), _LEAST_QUESTION) <= self.width:
            yield from self.table(rows)
            return
        for number, day, names, *rest in rows:  # too narrow for a row each
            lead = f"{number}{' ' * (_GAP + max(map(cell_len, columns[0])) - cell_len(number))}"
            yield from self.wrapped(Text(f"{day}  {names}"), lead)
            if further := "  ".join(filter(str.strip, rest)):
                yield from self.wrapped(Text(further), " " * cell_len(lead))

    def more(self, shown: int, more: int) -> Iterator[Text]:
        """Say how many consultations are not shown, and how they are."""
        option = f"--limit {shown + more}"
        yield Text()
        yield from self.lines(
            Said(f"尚有 {more} 占；以 {option} 盡列", f"{more} more; {option} shows them all"), style="dim"
        )

    def names(self, entry: Entry) -> str:
        """Return what was cast and what it changes into."""
        zh = dict.fromkeys((entry.hexagram, entry.changed))
        en = dict.fromkeys((entry.hexagram_en, entry.changed_en))
        return self.both(Said("→".join(zh), " → ".join(en)))

    def head(self, record: Record) -> Iterator[Text]:
        """Set what was asked and when, and what is known of the casting."""
        entry = record.entry
        yield Text(f"#{entry.id}", style="bold")
        told = (
            ("asked", entry.question), ("at", _moment(entry.at)), ("method", self.method(record.method)),
            ("kept", _moment(entry.kept)), ("version", f"yimao {record.version}"),
        )  # fmt: skip
        for key, value in told:
            if value:
                yield from self.wrapped(Text(one_line(value)), f"{self.both(WORDS[key])}  ")

    def method(self, kept: str | None) -> str | None:
        """Return how a cast was made, as printed; what another version kept is printed as it is."""
        if kept is None:
            return None
        name, _, seed = kept.partition(", seed ")
        numbers = re.search(r" [\d,]+$", name)
        words = METHODS.get(name.removesuffix(numbers[0]) if numbers else name)
        if words is None:
            return kept
        tail = f" {numbers[0].strip()}" if numbers else ""
        if seed:
            return self.both(Said(f"{words.zh}（種子 {seed}）", f"{words.en} (seed {seed})"))
        return self.both(Said(words.zh + tail, words.en + tail))

    def bare(self, record: Record) -> Iterator[Text]:
        """Set the conclusions of a consultation that this version cannot read."""
        yield from self.lines(WORDS["older"], style="yellow")
        yield Text(self.names(record.entry), style="bold")
        for conclusion in record.document.get("conclusions", ()):
            yield from self.lines(Said(conclusion["zh"], conclusion["en"]), "• ")

    def remarks(self, record: Record) -> Iterator[Text]:
        """Set the notes and the outcomes in the order in which they were written."""
        if record.remarks:
            yield from self.heading(WORDS["notes"])
        for remark in record.remarks:
            lead = f"{remark.written[:10]}  "
            if remark.outcome:
                lead += f"{self.both(OUTCOMES[remark.outcome])}  "
            for place, line in enumerate(remark.text.split("\n")):
                yield from self.wrapped(Text(visible(line)), " " * cell_len(lead) if place else lead)

    def review(self, review: Review) -> Iterator[Text]:
        """Set how each rule fared, a row each, and the caution."""
        said_of_all = Said(
            f"錄占 {review.kept}，有占驗者 {review.known}",
            f"{review.kept} kept, {review.known} with an outcome",
        )
        yield from self.lines(said_of_all, style="bold")
        if not review.rules:
            yield from self.lines(WORDS["unknown"])
            return
        for heading, judged in (("judged", True), ("unjudged", False)):
            rules = [fared for fared in review.rules if (fared.borne_out is not None) is judged]
            if rules:
                yield from self.heading(WORDS[heading])
            for fared in rules:
                rule = fared.rule.partition("/")[0]
                yield from self.lines(fared.example, "• ", f"  {_citation([rule], self.main)}")
                yield from self.wrapped(Text(self.fared(fared), style="dim" if fared.few else ""), "    ")
        yield Text()
        caution = Said(
            f"計數而已，非驗證：占驗為自記，諸例同出一卦者不相獨立；少於 {FEW} 占者標「例少」，未足為憑。",
            "Counts, no more: the outcomes are your own record, and rules that conclude from one cast are "
            f"not independent; under {FEW} consultations, marked few, they tell next to nothing.",
        )
        yield from self.lines(caution, style=STYLES["contested"])

    def fared(self, fared: Fared) -> str:
        """Return what is counted of a rule."""
        told = [
            f"{self.both(OUTCOMES[key])} {getattr(fared, key)}" for key in OUTCOMES if getattr(fared, key)
        ]
        if fared.borne_out is not None:
            called = SHARED[POLARITY[fared.polarity or ""]]
            told.append(
                self.both(
                    Said(
                        f"斷為{called.zh}，應者 {fared.borne_out}/{fared.casts}",
                        f"called {called.en}, borne out in {fared.borne_out} of {fared.casts}",
                    )
                )
            )
        return "   ".join([*told, *([self.both(WORDS["few"])] if fared.few else [])])

    # the settings

    def settings(self, settings: Settings) -> Iterator[Text]:
        """Set each setting with its value and where it comes from."""
        file = self.both(WORDS["none"]) if settings.file is None else str(settings.file)
        yield from self.placed(self.both(WORDS["file"]), file)
        yield Text()
        rows = [
            (
                setting.key,
                self.both(WORDS["here"]) if setting[:2] == ("tz", None) else _shown(setting.value),
                self.both(ORIGINS[setting.origin]),
            )
            for setting in settings.settings
        ]
        for setting, line in zip(settings.settings, self.table(rows), strict=True):
            yield from self.placed(line.plain, setting.place) if setting.place else [line]

    def placed(self, text: str, place: str) -> Iterator[Text]:
        """Set a place after a text, or where it does not fit under it, whole, so that it can be copied."""
        if cell_len(f"{text}  {place}") <= self.width:
            yield Text(f"{text}  {place}")
        else:
            yield from (Text(text), Text(f"  {place}"))


def _moment(kept: str | None) -> str | None:
    """Return a moment of ISO 8601 as it is read: to the minute, and by which clock."""
    if kept is None:
        return None
    try:
        when = datetime.fromisoformat(kept)
    except ValueError:
        return kept
    ahead = when.utcoffset()
    clock = "" if ahead is None else " UTC" if ahead == timedelta() else f" UTC{kept[-6:]}"
    return f"{when:%Y-%m-%d %H:%M}{clock}"


def _shown(value: Any) -> str:
    """Return the value of a setting as it is printed."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return "—" if value is None else str(value)
