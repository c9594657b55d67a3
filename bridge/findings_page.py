"""The page of the documentation that says what the machine finds in the book: `docs/findings.md`.

`python -m yimao.bridge.findings_page FOLDER` makes it, in some minutes: every cast is swept, and every
reading switched. A report of an earlier run may be given beside: what `yimao check --sensitivity --json`
printed.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

from yimao.bridge.api import Session
from yimao.bridge.cast import Cast, Said
from yimao.bridge.check import AtOdds, Finding, Goal, Report, Switched, check
from yimao.bridge.consultation import Reading

NAME: Final = "findings.md"
MADE: Final = "Made by the program from a check of every cast there is; do not edit."

_SECTIONS: Final = {
    "silent": Said("原文所未言", "What the text leaves open"),
    "twice": Said("原文之重言", "What the text says twice"),
    "stated": Said("原文自定先後", "Where rules overlap and the text says which goes first"),
    "meant": Said("規則所需", "What the rules need so"),
}
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


def main(arguments: Sequence[str]) -> int:
    """Write the page into the folder named, from the report named beside if any; return the exit status."""
    if len(arguments) not in (1, 2):
        print("usage: python -m yimao.bridge.findings_page FOLDER [REPORT.json]", file=sys.stderr)
        return 2
    session = Session()
    if len(arguments) == 2:
        report = Report.from_json(json.loads(Path(arguments[1]).read_text(encoding="utf-8")))
    else:
        report = check(session, sensitivity=True)
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / NAME).write_text(page(report, session.readings()), encoding="utf-8", newline="\n")
    return 0


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
        tensions = sum(any(self.of(odds)) for odds in report.at_odds)
        yield "# 查得 What the machine finds in the book"
        yield MADE
        yield (
            f"The doctrine is {report.rules} rules. They were looked at as they are written and run over every "
            f"cast there is: {report.changes:,} changes of a hexagram into another, each in all months and days "
            f"({report.changes * 720:,} casts), and where chapters 15, 19 and 20 look at the time more closely in "
            f"all terms, pentads and stems of the month ({report.changes * 21_600:,}). The worked examples were "
            f"tried too, {report.trials} times, by default and under every other reading that they hang on."
        )
        yield (
            f"{len(report.findings)} things were found, each with the count of casts that show it and the smallest "
            f"of them as a command that shows it again. {tensions} places are at odds with themselves or with one "
            "another; the program finds every one of them by itself. The others are what the text leaves open, "
            "says twice or orders itself, and what the rules need so. `yimao check` fails on anything that is not "
            "on this page, and on anything here that is gone."
        )
        yield "\n".join(f"- [{odds.number} {odds.words.zh}](#odds-{odds.number})" for odds in report.at_odds)
        yield "## 原文之相違 Where the text is at odds with itself"
        for odds in report.at_odds:
            yield from self.tension(odds)
        for ground, words in _SECTIONS.items():
            yield f"## {words.zh} {words.en}"
            yield self.table(
                finding for finding in report.findings if finding.known and finding.known.ground == ground
            )
        yield "## 諸斷所繫之讀法 What hangs on the readings"
        yield (
            "In how many casts a conclusion is another when the reading is switched and all others are left at "
            "their default: the conclusions of the chapters that change in the most casts, with the smallest cast "
            "in which one does."
        )
        for reading in self.readings:
            yield from self.reading(reading)

    # tensions

    def of(self, odds: AtOdds) -> Iterator[Finding]:
        """Yield what shows a tension."""
        for finding in self.report.findings:
            if finding.known and finding.known.at_odds == odds.number:
                yield finding

    def tension(self, odds: AtOdds) -> Iterator[str]:
        """Yield a place where the text is at odds with itself, and all that shows it."""
        yield f'<a id="odds-{odds.number}"></a>\n\n### {odds.number} {odds.words.zh}'
        yield f"{odds.words.en}. {_links(odds.passages)}"
        for kind, group in groupby(self.of(odds), key=lambda finding: finding.kind):
            findings = list(group)
            yield f"**{_both(self.kinds[kind])}**"
            yield "\n".join(line for finding in findings for line in self.shown(finding))
            commands = [finding for finding in findings if finding.command][:_SHOWN]
            for finding in commands:
                yield "\n".join(self.example(finding))
        touched = [reading for reading in self.readings if set(reading.passages) & set(odds.passages)]
        if touched:
            yield "**讀法 Readings**"
            yield "\n".join(self.brief(reading) for reading in touched)

    def shown(self, finding: Finding) -> Iterator[str]:
        """Yield a finding as an item of a list, and its reason."""
        assert finding.known
        yield f"- `{finding.key}`{self.counted(finding)}  "
        yield f"  {_plain(finding.known.reason.zh)}。{_plain(finding.known.reason.en)}."

    def example(self, finding: Finding) -> Iterator[str]:
        """Yield the smallest cast that shows a finding, and what shows it there."""
        if finding.witness:
            yield f"{_cast(finding.witness.cast)}:"
            yield ""
            for goal in finding.witness.goals:
                yield f"- {_plain(_both(goal.words))}"
            yield ""
        yield f"```\n{finding.command}\n```"

    def counted(self, finding: Finding | Switched) -> str:
        """Return in how many casts something is seen, with a comma before it, if casts are counted."""
        if finding.count is None or finding.share is None:
            return ""
        return f", {finding.count:,} of {finding.of:,} casts ({_share(finding.share)})"

    # tables

    def table(self, findings: Iterable[Finding]) -> str:
        """Return findings as a table."""
        rows = ["| 查得 finding | 條 passages | 占數 casts | 緣由 reason |", "|---|---|---|---|"]
        for finding in findings:
            assert finding.known
            count = f"{finding.count:,} ({_share(finding.share)})" if finding.count and finding.share else ""
            cells = (
                f"`{finding.key}`",
                _links(finding.passages),
                count,
                f"{finding.known.reason.zh}<br>{_cell(finding.known.reason.en)}",
            )
            rows.append(f"| {' | '.join(cells)} |")
        return "\n".join(rows)

    # readings

    def changed(self, reading: Reading) -> list[Switched]:
        """Return what hangs on a reading, the most casts first."""
        found = [one for one in self.switched if one.reading == reading.name and one.chapter is not None]
        return sorted(found, key=lambda one: (-one.share, one.predicate))

    def broken(self, reading: Reading, kind: str) -> list[str]:
        """Return what a switch of the reading breaks or makes idle: examples or rules."""
        start = f"{kind}: {reading.name}="
        return [finding.key.split()[-1] for finding in self.report.findings if finding.key.startswith(start)]

    def brief(self, reading: Reading) -> str:
        """Return what a reading does, in one item of a list."""
        changed = self.changed(reading)
        most = f"; it changes `{changed[0].predicate}`{self.counted(changed[0])}" if changed else ""
        broken = self.broken(reading, "reading_breaks")
        examples = f"; it breaks the examples {', '.join(broken)}" if broken else ""
        option = next(option for option in reading.options if option.option != reading.default)
        return f"- [`{reading.name}={option.option}`](#{reading.name}): {option.zh} / {option.en}{most}{examples}."

    def reading(self, reading: Reading) -> Iterator[str]:
        """Yield a reading, and what hangs on it."""
        yield f'<a id="{reading.name}"></a>\n\n### {reading.name}'
        yield f"{reading.reason.zh}。{reading.reason.en}. {_links(reading.passages)}"
        yield "\n".join(
            f"- `{option.option}`{' (default)' if option.option == reading.default else ''}: "
            f"{option.zh} / {option.en}"
            for option in reading.options
        )
        changed = self.changed(reading)
        rows = [
            "| 斷 conclusion | 占數 casts | 比 share | 預設 by default | 改讀 switched |",
            "|---|---|---|---|---|",
        ]
        for one in changed[:_MOST]:
            cells = (
                f"`{one.predicate}`", f"{one.count:,} of {one.of:,}", _share(one.share),
                _told(one.before), _told(one.after),
            )  # fmt: skip
            rows.append(f"| {' | '.join(cells)} |")
        yield "\n".join(rows)
        if len(changed) > _MOST:
            others = ", ".join(f"`{one.predicate}` {one.count:,}" for one in changed[_MOST:])
            yield f"Also: {others}."
        if changed:
            yield f"{_cast(changed[0].cast)}:\n\n```\n{changed[0].command}\n```"
        for kind, words in (
            ("reading_breaks", "改讀則不合之例 Examples that it breaks"),
            ("idle_under", "改讀則不復用之規則 Rules that it makes idle"),
        ):
            if broken := self.broken(reading, kind):
                yield f"**{words}**: {', '.join(broken)}"


# ── words ───────────────────────────────────────────────────────────────────────────────────────────────────


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
        return "無斷 nothing"
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


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
