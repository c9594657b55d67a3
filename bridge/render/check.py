"""What the checks found: a report for a terminal, and one as a page that needs nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import groupby
from typing import Any, Final, TextIO

from markupsafe import Markup
from rich.console import RenderableType
from rich.text import Text

from yimao.bridge.calendar import BRANCHES, SIXTY
from yimao.bridge.cast import Said
from yimao.bridge.check import AtOdds, Finding, Kind, Report, Switched
from yimao.bridge.render import Lang, languages, said
from yimao.bridge.render.html import _environment
from yimao.bridge.render.html import _Page as _HtmlPage
from yimao.bridge.render.text import _citation, _Page
from yimao.bridge.scholar import Chapter

WORDS: Final = {
    "title": Said("查驗", "The doctrine checked"),
    "space": Said(
        "規則 {rules} 條，卦變 {changes}，計 {casts} 占，例證 {trials} 試",
        "{rules} rules, {changes} changes, {casts} casts, {trials} trials of the worked examples",
    ),
    "swept": Said("規則 {rules} 條，卦變 {changes}，計 {casts} 占", "{rules} rules, {changes} changes, {casts} casts"),
    "tried": Said("規則 {rules} 條，例證 {trials} 試", "{rules} rules, {trials} trials of the worked examples"),
    "written": Said("規則 {rules} 條，但觀其文", "{rules} rules, looked at as they are written"),
    "new": Said("未識", "Not known"),
    "gone": Said("已不復見", "No longer seen"),
    "kinds": Said("查得", "Found"),
    "switched": Said("諸斷所繫之讀法", "What hangs on the readings"),
    "stopped": Said(
        "規則有「{zh}」之失，不能推演，故未遍考諸占",
        "the rules cannot be run for a {en}: no cast was looked at",
    ),
    "default": Said(
        "以下依所改讀法；底本以預設讀法為準",
        "under the readings chosen; the baseline is that of the default ones",
    ),
    "as_known": Said("皆如底本所載", "all is as the baseline says"),
    "not_as_known": Said("不合底本", "not as the baseline says"),
    "known_count": Said(
        "已識 {known}，未識 {new}，不復見 {gone}", "{known} known, {new} not known, {gone} no longer seen"
    ),
    "casts": Said("{of} 占中 {count} 占（{share}）", "{count} of {of} casts ({share})"),
    "before": Said("唯預設有", "only by default"),
    "after": Said("唯改讀有", "only when switched"),
    "nothing": Said("無", "nothing"),
    "kind": Said("類", "kind"),
    "number": Said("數", "number"),
    "subject": Said("所查", "finding"),
    "passages": Said("條", "passages"),
    "count": Said("占數", "casts"),
    "share": Said("比", "share"),
    "rules": Said("規則", "rules"),
    "show": Said("重現", "shown by"),
    "predicate": Said("斷", "conclusion"),
    "odds": Said("牴牾 {}", "tension {}"),
    "tensions": Said("原文之相違", "Where the text is at odds with itself"),
    "grid": Said(
        "月日之圖：縱為月，橫為日；色深者多，最多 {most}",
        "months down, days across; the darker, the more; at most {most}",
    ),
}  # fmt: skip

STEPS: Final = {
    "sweep": Said("遍考諸占", "every cast"),
    "trials": Said("試諸例證", "the worked examples"),
    "switches": Said("改換讀法", "the readings switched"),
}

GROUNDS: Final = {
    "tension": Said("原文自相違", "the text is at odds with itself"),
    "silent": Said("原文未言", "the text does not say"),
    "twice": Said("原文重言", "the text says it twice"),
    "stated": Said("原文自定先後", "the text says which goes first"),
    "meant": Said("規則所需", "meant so"),
}

_CELL: Final = 11  # of a picture of months and days, in pixels
_MARGIN: Final = 22


def report_text(
    report: Report, *, lang: Lang = "both", width: int | None = None, color: bool | None = None
) -> str:
    """Return what was found as text: first what the baseline does not know, in full, then all of it by kind.

    Width and colour are the terminal's where they are not given; without one, 80 columns and no colour.
    """
    page = _Sheet(report, lang, width, color)
    return page.written(page.parts())


def report_html(report: Report, *, lang: Lang = "both", chapters: Sequence[Chapter] = ()) -> str:
    """Return what was found as one page of HTML, without scripts and with nothing from elsewhere.

    `chapters` are those of the book: with them each passage cited says what it lays down.
    """
    page = _Leaf(report, lang, chapters)
    return page.rendered()


def kinds_text(kinds: Sequence[Kind], *, lang: Lang = "both", width: int | None = None) -> str:
    """Return the kinds of finding as text, each with what it is."""
    page = _Page(lang, None, None, width, None)
    wide = max(len(kind.kind) for kind in kinds)
    return page.written(
        Text(f"{kind.kind:{wide}}  {'  '.join(said(kind.words, one) for one in page.languages)}")
        for kind in kinds
    )


@contextmanager
def progress_bar(stream: TextIO, lang: Lang = "both") -> Iterator[Callable[[str, int, int], None] | None]:
    """Show on `stream`, where it is a terminal, how far a check has come: pass what is yielded to it."""
    if not stream.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    tasks: dict[str, Any] = {}
    with Progress(*columns, console=Console(file=stream), transient=True) as bar:

        def report(step: str, done: int, of: int) -> None:
            if step not in tasks:
                tasks[step] = bar.add_task(said(STEPS[step], languages(lang)[0]), total=of)
            bar.update(tasks[step], completed=done)

        yield report


def _number(value: int) -> str:
    return f"{value:,}"


def _share(share: float) -> str:
    """Return a share in percent, to two figures at least."""
    percent = share * 100
    return f"{percent:.2f}%" if percent >= 0.1 else f"{percent:.2g}%"


def _counted(finding: Finding | Switched) -> Said | None:
    """Return in how many casts it was seen, None where casts are not counted."""
    if finding.count is None or finding.share is None:
        return None
    known = {"count": _number(finding.count), "of": _number(finding.of or 0), "share": _share(finding.share)}
    return _filled(WORDS["casts"], **known)


def _filled(words: Said, **values: Any) -> Said:
    return Said(words.zh.format(**values), words.en.format(**values))


def _space(report: Report) -> Said:
    """Return how much was looked at."""
    ways = {(True, True): "space", (True, False): "swept", (False, True): "tried", (False, False): "written"}
    return _filled(
        WORDS[ways[bool(report.hexagrams), bool(report.trials)]],
        rules=_number(report.rules),
        changes=_number(report.changes),
        casts=_number(report.changes * 21_600),
        trials=_number(report.trials),
    )


def _verdict(report: Report) -> Said:
    """Return whether all is as the baseline says, with how many are known, new and gone."""
    tally = _filled(
        WORDS["known_count"],
        known=len(report.findings) - len(report.new),
        new=len(report.new),
        gone=len(report.gone),
    )
    words = WORDS["as_known" if report.as_known else "not_as_known"]
    return Said(f"{words.zh}：{tally.zh}", f"{words.en}: {tally.en}")


def _stopped(report: Report) -> Said | None:
    """Return why no cast was looked at, if so."""
    words = next((kind.words for kind in report.kinds if kind.kind == report.stopped), None)
    return words and _filled(WORDS["stopped"], zh=words.zh, en=words.en)


def _by_kind(report: Report) -> Iterator[tuple[Kind, list[Finding]]]:
    """Yield each kind of which something was found, in the order of the report."""
    for kind in report.kinds:
        if found := [finding for finding in report.findings if finding.kind == kind.kind]:
            yield kind, found


def _bare(finding: Finding) -> str:
    """Return the key of a finding without its kind, which stands above it."""
    return finding.key.removeprefix(f"{finding.kind}: ")


def _said(finding: Finding) -> Said:
    """Return what a finding says, without its kind, which stands above it."""
    words = finding.words
    return Said(words.zh.partition("：")[2] or words.zh, words.en.partition(": ")[2] or words.en)


def _reason(finding: Finding, odds: Mapping[int, AtOdds]) -> Said | None:
    """Return why a finding is known, its ground first."""
    if finding.known is None:
        return None
    ground = GROUNDS[finding.known.ground]
    if finding.known.at_odds in odds:
        number = finding.known.at_odds
        ground = Said(WORDS["odds"].zh.format(number), WORDS["odds"].en.format(number))
    reason = finding.known.reason
    return Said(f"{ground.zh}：{reason.zh}", f"{ground.en}: {reason.en}")


def _tensions(report: Report) -> list[AtOdds]:
    """Return the places where the text is at odds with itself that some finding shows."""
    shown = {finding.known.at_odds for finding in report.findings if finding.known}
    return [odds for odds in report.at_odds if odds.number in shown]


def _told(goals: Sequence[Any]) -> Said:
    """Return conclusions in words, or that there are none."""
    if not goals:
        return WORDS["nothing"]
    return Said("；".join(goal.words.zh for goal in goals), "; ".join(goal.words.en for goal in goals))


# ── text ────────────────────────────────────────────────────────────────────────────────────────────────────


class _Sheet(_Page):
    """How a report is set for a terminal."""

    def __init__(self, report: Report, lang: Lang, width: int | None, color: bool | None) -> None:
        super().__init__(lang, None, None, width, color)
        self.report = report
        self.main = self.languages[0]
        self.odds = {odds.number: odds for odds in report.at_odds}

    def parts(self) -> Iterator[RenderableType]:
        """Set the whole of it."""
        report = self.report
        yield Text("  ".join(said(WORDS["title"], one) for one in self.languages), style="bold")
        yield from self.lines(_space(report))
        if report.readings:
            chosen = " ".join(f"{name}={option}" for name, option in report.readings.items())
            yield from self.lines(WORDS["default"], f"{chosen}  ", style="yellow")
        if stopped := _stopped(report):
            yield from self.lines(stopped, style="red")
        if report.new:
            yield from self.heading(WORDS["new"])
            for finding in report.new:
                yield from self.new(finding)
        if report.gone:
            yield from self.heading(WORDS["gone"])
            for key, reason in report.gone:
                yield from self.wrapped(Text(key, style="red"), "✗ ")
                yield from self.lines(reason, "    ", style="dim")
        for kind, found in _by_kind(report):
            if known := [finding for finding in found if finding.known]:
                yield from self.heading(
                    Said(f"{kind.words.zh} {len(known)}", f"{kind.words.en}: {len(known)}")
                )
                for finding in known:
                    yield from self.known(finding)
        if tensions := _tensions(report):
            yield from self.heading(WORDS["tensions"])
            for odds in tensions:
                yield from self.lines(odds.words, f"{odds.number:2}  ")
        if report.switched is not None:
            yield from self.switched(report.switched)
        yield Text()
        yield from self.lines(_verdict(report), style="green" if report.as_known else "bold red")

    def known(self, finding: Finding) -> Iterator[Text]:
        """Set a finding that the baseline knows: what, where, how often, why, and what shows it."""
        yield from self.entry(finding, "✓ ")
        if reason := _reason(finding, self.odds):
            yield from self.lines(reason, "    ", style="dim")
        yield Text(f"    {finding.command}")

    def new(self, finding: Finding) -> Iterator[Text]:
        """Set a finding in full: its rules, the command that shows it, and the proofs."""
        yield from self.entry(finding, "✗ ", "red", whole=True)
        yield from self.lines(finding.words, "    ")
        for place in finding.rules:
            yield from self.wrapped(Text("  ".join(filter(None, place)), style="cyan"), "    ")
        yield Text(f"    {finding.command}", style="bold")
        for root in finding.proofs:
            node = self.report.proofs.nodes[root]
            yield from self.lines(Said(node.zh, node.en), "  • ")
            yield from self.proof(self.report.proofs, node, "short")

    def entry(self, finding: Finding, mark: str, style: str = "", *, whole: bool = False) -> Iterator[Text]:
        """Set the first line of a finding."""
        text = Text(finding.key if whole else _bare(finding), style=style)
        if counted := _counted(finding):
            text.append(f"  {said(counted, self.main)}", style="bold")
        if finding.passages:
            text.append(f"  {_citation(finding.passages, self.main)}", style="cyan")
        yield from self.wrapped(text, mark)

    def switched(self, switched: Sequence[Switched]) -> Iterator[Text]:
        """Set what hangs on each reading."""
        yield from self.heading(WORDS["switched"])
        for (reading, option), group in groupby(switched, key=lambda one: (one.reading, one.option)):
            yield Text(f"{reading}={option}", style="bold")
            for one in group:
                counted = _counted(one)
                text = Text(f"{one.predicate}/{one.arity}")
                text.append(f"  {said(counted, self.main) if counted else ''}", style="bold")
                yield from self.wrapped(text, "  • ")
                yield Text(f"    {one.command}")
                for key, goals in (("before", one.before[:2]), ("after", one.after[:2])):
                    lead = f"      {said(WORDS[key], self.main)}  "
                    yield from self.wrapped(Text(said(_told(goals), self.main), style="dim"), lead)


# ── HTML ────────────────────────────────────────────────────────────────────────────────────────────────────


class _Leaf(_HtmlPage):
    """How a report is set as a page, and what its template asks for."""

    def __init__(self, report: Report, lang: Lang, chapters: Sequence[Chapter]) -> None:
        super().__init__(languages(lang), "short", None, chapters, {})
        self.report = report
        self.odds = {odds.number: odds for odds in report.at_odds}

    def rendered(self) -> str:
        """Return the page."""
        report = self.report
        shown = {
            finding.key: [self.proof(report.proofs, root) for root in finding.proofs]
            for finding in report.findings
        }
        passages = self.cited((), (steps for proofs in shown.values() for steps in proofs))
        return _environment().get_template("check.html").render(
            page=self,
            report=report,
            name=" · ".join(dict.fromkeys(said(WORDS["title"], one) for one in self.languages)),
            space=_space(report),
            stopped=_stopped(report),
            verdict=_verdict(report),
            kinds=list(_by_kind(report)),
            shown=shown,
            passages=passages,
            tensions=_tensions(report),
            switches=[
                (f"{reading}={option}", list(group))
                for (reading, option), group in groupby(
                    report.switched or (), key=lambda one: (one.reading, one.option)
                )
            ],
            SHEET=WORDS,
            number=_number,
            share=_share,
            bare=_bare,
            heading=_said,
            counted=_counted,
            told=_told,
            reason=lambda finding: _reason(finding, self.odds),
            grid=self.grid,
        )  # fmt: skip

    def grid(self, cells: Sequence[Sequence[int]]) -> Markup:
        """Return a picture of the months and days in which something is seen, as inline SVG."""
        most = max(map(max, cells))
        shades: dict[int, list[str]] = {1: [], 2: [], 3: [], 4: []}
        for row, counts in enumerate(cells):
            for column, count in enumerate(counts):
                if count:
                    x, y = _MARGIN + column * _CELL, _MARGIN + row * _CELL
                    shades[-(-4 * count // most)].append(f"M{x} {y}h{_CELL - 1}v{_CELL - 1}h-{_CELL - 1}z")
        width, height = _MARGIN + 60 * _CELL, _MARGIN + 12 * _CELL
        months = "".join(
            f'<text x="{_MARGIN - 4}" y="{_MARGIN + row * _CELL + 9}" text-anchor="end">{branch}</text>'
            for row, branch in enumerate(BRANCHES)
        )
        days = "".join(
            f'<text x="{_MARGIN + column * _CELL}" y="{_MARGIN - 7}">{SIXTY[column]}</text>'
            for column in range(0, 60, 10)
        )
        rules = "".join(
            f"M{_MARGIN + column * _CELL - 0.5:g} {_MARGIN}V{height}" for column in range(0, 61, 10)
        )
        label = " · ".join(said(_filled(WORDS["grid"], most=_number(most)), one) for one in self.languages)
        paths = "".join(
            f'<path class="s{shade}" d="{"".join(path)}"/>' for shade, path in shades.items() if path
        )
        return Markup(
            f'<figure class="picture"><svg viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
            f'role="img" aria-label="{label}"><rect class="field" x="{_MARGIN}" y="{_MARGIN}" '
            f'width="{60 * _CELL}" height="{12 * _CELL}"/>{paths}<path class="rules" d="{rules}"/>{months}'
            f"{days}</svg><figcaption>{label}</figcaption></figure>"
        )
