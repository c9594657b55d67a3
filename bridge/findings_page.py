"""The page of the documentation that says what the machine finds in the book: `docs/findings.md`.

`make findings` makes it, in some minutes: every cast is swept, and every reading switched.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from yimao.bridge.cast import Cast, Said
from yimao.bridge.check import AtOdds, Finding, Goal, Report, Switched
from yimao.bridge.consultation import Option, Reading

NAME: Final = "findings.md"
MADE: Final = "Made by `make findings` from a check of every cast there is; do not edit."

_SECTIONS: Final = {
    "silent": Said("原文所未言", "What the text leaves open"),
    "twice": Said("原文之重言", "What the text says twice"),
    "stated": Said("原文自定先後", "Where rules overlap and the text says which goes first"),
    "meant": Said("規則所需", "What the rules need so"),
}
# What the chapters conclude; other predicates are steps on the way, and `duan_N` the verdicts.
_CHIEF: Final = {
    "bian_hua", "shen", "sheng_ke", "hui_tou", "jue_chu_feng_sheng", "liu_he", "liu_chong", "he_hua_chong",
    "hu_gua", "hu_yong", "hu_shang", "fu_gua", "fu_wei", "fei_fu", "fu_chu", "fu_li", "fan_yin", "fu_yin",
    "zhu_shu", "hun", "sheng_jiang", "jin_tui", "you_wu", "wu_qi", "mu_jue", "gua_bian", "gua_kong_po",
    "gua_hou", "gua_ri_po", "gua_ri_jian", "gan_hua", "gan_hua_yong",
}  # fmt: skip
_IDLE: Final = {"idle_rule", "idle_premise", "idle_under"}  # told last, and without a command
_MOST: Final = 5  # conclusions that are told of a reading
_SHOWN: Final = 3  # commands that are told of a tension


def page(report: Report, readings: Sequence[Reading]) -> str:
    """Return the page for a full report, with what hangs on each reading.

    Raises ValueError for a report that lacks it, or in which something is not known.
    """
    if report.switched is None:
        raise ValueError("the report does not say what hangs on the readings")
    if not report.as_known:
        raise ValueError("not all that was found is known; see what `yimao check` says")
    return "\n\n".join(_Page(report, readings, report.switched).blocks()) + "\n"


class _Page:
    """How the page is set."""

    def __init__(self, report: Report, readings: Sequence[Reading], switched: Sequence[Switched]) -> None:
        self.report = report
        self.readings = readings
        self.switched = switched
        self.kinds = {kind.kind: kind.words for kind in report.kinds}

    def blocks(self) -> Iterator[str]:
        """Yield the blocks of the page."""
        report = self.report
        yield "# 查得 What the machine finds in the book"
        yield MADE
        yield (
            f"The doctrine is {report.rules} rules. They were looked at as they are written and run over every "
            f"cast there is: {report.changes:,} changes of a hexagram into another, each in all months and days "
            f"({report.changes * 720:,} casts), and where chapters 15, 19 and 20 look at the time more closely in "
            f"all terms, pentads and stems of the month ({report.changes * 21_600:,}). The worked examples were "
            f"tried too, {report.trials} times: by default, and under every other reading that they hang on."
        )
        yield (
            f"{len(report.findings)} things were found. {len(report.at_odds)} places are at odds with themselves "
            "or with one another, and the program finds every one of them by itself; the other findings are what "
            "the text leaves open, says twice or orders itself, and what the rules need so. With each stand the "
            "reason, the passages, how many casts show it, and the one with the fewest moving lines as a command "
            "that shows it again. `yimao check` finds all of it anew, and fails on anything that is not on this "
            "page and on anything here that is gone."
        )
        yield (
            "`12.5` is the fifth passage of chapter 12, `12.5n` the note on it, `outer 41` another chapter of the "
            "book, `12.5/a` a rule of the passage; `base` is the common art. Terms are told in the "
            "[glossary](glossary.md)."
        )
        yield "\n".join(
            [
                "- [原文之相違 Where the text is at odds with itself](#at-odds)",
                *(f"  - [{odds.number} {odds.words.zh}](#odds-{odds.number})" for odds in report.at_odds),
                *(f"- [{words.zh} {words.en}](#{ground})" for ground, words in _SECTIONS.items()),
                "- [諸斷所繫之讀法 What hangs on the readings](#readings)",
            ]
        )
        yield '<a id="at-odds"></a>\n\n## 原文之相違 Where the text is at odds with itself'
        for odds in report.at_odds:
            yield from self.tension(odds)
        for ground, words in _SECTIONS.items():
            yield f'<a id="{ground}"></a>\n\n## {words.zh} {words.en}'
            own = [one for one in report.findings if one.known and one.known.ground == ground]
            yield from self.by_kind(own)
        yield '<a id="readings"></a>\n\n## 諸斷所繫之讀法 What hangs on the readings'
        yield (
            "In how many casts a conclusion is another when the reading is switched and all others are left at "
            "their default. Of `hun_bi`, which is of questions about another alone, the casts are counted with "
            "應 for use god. What is told of the first cast is what is concluded there by one reading alone."
        )
        yield self.overview()
        for reading in self.readings:
            yield from self.reading(reading)

    # findings

    def tension(self, odds: AtOdds) -> Iterator[str]:
        """Yield a place where the text is at odds with itself, all that shows it, and the readings of it."""
        yield f'<a id="odds-{odds.number}"></a>\n\n### {odds.number} {odds.words.zh}'
        yield f"{_sentence(odds.words.en)} {_links(odds.passages)}"
        own = [one for one in self.report.findings if one.known and one.known.at_odds == odds.number]
        own.sort(key=lambda finding: finding.kind in _IDLE)
        for kind, group in groupby(own, key=lambda finding: finding.kind):
            found = list(group)
            yield from self.by_kind(found)
            if kind not in _IDLE:
                yield from self.examples(found)
        touched = [reading for reading in self.readings if set(reading.passages) & set(odds.passages)]
        if touched:
            yield "**讀法 Readings**"
            yield "\n".join(self.brief(reading) for reading in touched)

    def by_kind(self, findings: Sequence[Finding]) -> Iterator[str]:
        """Yield findings by kind, those of one reason together."""
        for kind, group in groupby(findings, key=lambda finding: finding.kind):
            yield f"**{self.kinds[kind].zh} {self.kinds[kind].en[0].upper()}{self.kinds[kind].en[1:]}**"
            reasons: dict[Said, list[Finding]] = {}
            for finding in group:
                assert finding.known
                reasons.setdefault(finding.known.reason, []).append(finding)
            yield "\n".join(line for reason, found in reasons.items() for line in self.item(reason, found))

    def item(self, reason: Said, findings: Sequence[Finding]) -> Iterator[str]:
        """Yield a reason, and beneath it what was found for it."""
        yield f"- {_plain(reason.zh)}。{_sentence(reason.en)}"
        for finding in findings:
            what = f"`{finding.key}`"
            if finding.witness is None:
                what = f"{_plain(_both(_said(finding)))}; {what}"
            if finding.known and finding.known.at_odds is None:
                what += f" {_links(finding.passages)}"
            if finding.witness and finding.kind != "reading_breaks":
                what += f": {self.counted(finding)}, as {_cast(finding.witness.cast)}"
            yield f"  - {what}"
            if finding.witness and finding.known and finding.known.at_odds is None:
                yield f"    `{finding.command}`"

    def examples(self, findings: Sequence[Finding]) -> Iterator[str]:
        """Yield the smallest casts that show findings, and what shows them there, or how to seek one."""
        for finding in findings[:_SHOWN]:
            if finding.witness:
                yield f"{_cast(finding.witness.cast)}："
                yield "\n".join(f"- {_plain(_both(goal.words))}" for goal in finding.witness.goals)
            yield f"```sh\n{finding.command}\n```"

    def counted(self, finding: Finding | Switched) -> str:
        """Return in how many casts of how many something is seen."""
        assert finding.count is not None and finding.share is not None
        return f"{finding.count:,} of {finding.of:,} casts ({_share(finding.share)})"

    # readings

    def changed(self, reading: Reading) -> list[Switched]:
        """Return what hangs on a reading: conclusions and verdicts before steps on the way, the most casts first."""
        found = [one for one in self.switched if one.reading == reading.name and one.chapter is not None]
        return sorted(found, key=lambda one: (not _chief(one.predicate), -one.share, one.predicate))

    def broken(self, reading: Reading, kind: str) -> list[str]:
        """Return what a switch of the reading breaks or makes idle: examples or rules."""
        start = f"{kind}: {reading.name}="
        return [finding.key.split()[-1] for finding in self.report.findings if finding.key.startswith(start)]

    def brief(self, reading: Reading) -> str:
        """Return what a reading does, in one item of a list."""
        changed = self.changed(reading)
        most = f"; it changes `{changed[0].predicate}` in {self.counted(changed[0])}" if changed else ""
        broken = self.broken(reading, "reading_breaks")
        examples = f"; it breaks the examples {', '.join(broken)}" if broken else ""
        option = _other(reading)
        return f"- [`{reading.name}={option.option}`](#{reading.name}): {option.zh} / {option.en}{most}{examples}."

    def overview(self) -> str:
        """Return a table of all readings: what each changes most, breaks and makes idle."""
        rows = [
            "| 讀法 reading | 斷之改者 conclusions changed | 最多 the most | 占數 casts | 不合之例 examples broken "
            "| 不復用之規則 rules idle |",
            "|---|---|---|---|---|---|",
        ]
        for reading in self.readings:
            changed = self.changed(reading)
            cells = (
                f"[`{reading.name}={_other(reading).option}`](#{reading.name})",
                str(len(changed)),
                f"`{changed[0].predicate}`" if changed else "",
                f"{changed[0].count:,} ({_share(changed[0].share)})" if changed else "",
                ", ".join(self.broken(reading, "reading_breaks")),
                ", ".join(self.broken(reading, "idle_under")),
            )
            rows.append(f"| {' | '.join(cells)} |")
        return "\n".join(rows)

    def reading(self, reading: Reading) -> Iterator[str]:
        """Yield a reading, and what hangs on it."""
        yield f'<a id="{reading.name}"></a>\n\n### {reading.name}'
        yield f"{reading.reason.zh}。{_sentence(reading.reason.en)} {_links(reading.passages)}"
        yield "\n".join(
            f"- `{option.option}`{' (default)' if option.option == reading.default else ''}: "
            f"{option.zh} / {option.en}"
            for option in reading.options
        )
        changed = self.changed(reading)
        rows = [
            "| 斷 conclusion | 占數 casts | 唯預設有 only by default | 唯改讀有 only when switched |",
            "|---|---|---|---|",
        ]
        for one in changed[:_MOST]:
            cells = (f"`{one.predicate}`", self.counted(one), _told(one.before), _told(one.after))
            rows.append(f"| {' | '.join(cells)} |")
        if changed:
            yield "\n".join(rows)
            yield f"The first is so in {_cast(changed[0].cast)}:\n\n```sh\n{changed[0].command}\n```"
        if len(changed) > _MOST:
            others = ", ".join(f"`{one.predicate}` {one.count:,}" for one in changed[_MOST:])
            yield f"Also: {others}."
        for kind, words in (
            ("reading_breaks", "改讀則不合之例 Examples that it breaks"),
            ("idle_under", "改讀則不復用之規則 Rules that it makes idle"),
        ):
            if broken := self.broken(reading, kind):
                yield f"**{words}**: {', '.join(broken)}"


# ── words ───────────────────────────────────────────────────────────────────────────────────────────────────


def _other(reading: Reading) -> Option:
    """Return the option of a reading that is not its default."""
    return next(option for option in reading.options if option.option != reading.default)


def _chief(predicate: str) -> bool:
    return predicate in _CHIEF or predicate.startswith("duan_")


def _said(finding: Finding) -> Said:
    """Return what a finding says, without its kind, its reading and its rule, which its key tells."""
    zh, en = finding.words.zh.partition("：")[2], finding.words.en.partition(": ")[2]
    if "「" in zh:
        zh, en = zh[zh.index("「") :], en[en.index('"') :]
    return Said(zh, en)


def _sentence(text: str) -> str:
    """Return English text as a sentence."""
    return f"{_plain(text[0].upper() + text[1:])}."


def _share(share: float) -> str:
    percent = share * 100
    return f"{percent:.2f} %" if percent >= 0.1 else f"{percent:.2g} %"


def _cast(cast: Cast) -> str:
    """Return a cast as it is told in Chinese, its option for the use god included."""
    changed = f"之{cast.changed}" if cast.changed != cast.hexagram else ""
    month = f"{cast.month_stem or ''}{cast.month}月" if cast.month else ""
    parts = [f"{cast.hexagram}{changed}", month, f"{cast.day}日" if cast.day else "", cast.term or ""]
    asked = [f"用{cast.use}" if cast.use else "", f"占{cast.about}" if cast.about else ""]
    return "，".join(part for part in (*parts, *asked) if part)


def _told(goals: Sequence[Goal]) -> str:
    """Return the first conclusion of several, and how many more there are."""
    if not goals:
        return "—"
    words = goals[0].words
    more = f" (+{len(goals) - 1})" if len(goals) > 1 else ""
    return f"{_cell(words.zh)}<br>{_cell(words.en)}{more}"


def _links(keys: Iterable[str]) -> str:
    """Return citations as links to their passages in rules.md."""
    return ", ".join(f"[{key}](rules.md#{key.replace(' ', '-')})" for key in keys)


def _both(words: Said) -> str:
    return f"{words.zh} / {words.en}"


def _plain(text: str) -> str:
    """Return text in which no sign is taken for Markdown."""
    return text.replace("*", r"\*").replace("<", r"\<").replace("_", r"\_")


def _cell(text: str) -> str:
    return _plain(text).replace("|", r"\|")
