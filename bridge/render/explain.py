"""Why not, when and later, as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from yimao.bridge.calendar import english, pinyin
from yimao.bridge.cast import Said
from yimao.bridge.explain import Candidate, Outlook, Report, Sentence, Stop, Turn, Turned, When, WhyNot
from yimao.bridge.proof import Detail, ProofTree
from yimao.bridge.render import Lang, passage, said
from yimao.bridge.render.text import _Page

HEADS: Final = "子戌申午辰寅"  # what opens each ten of the sixty days
MARKS: Final = {"always": "█", "depends": "▒", "never": "·"}

_WORDS: Final = {
    "holds": Said("成立", "it holds"),
    "lacks": Said("不成立", "it does not hold"),
    "instead": Said("現為", "instead"),
    "none": Said("無一例可得", "no rule can give it"),
    "met": Said("已足", "met"),
    "open": Said("繫於上", "hangs on the above"),
    "rule": Said("例", "rule"),
    "conclusion": Said("缺", "lacking:"),
    "chart": Said("盤中無", "not in the chart"),
    "table": Said("表中無", "not in the tables"),
    "reading": Said("讀法不取", "not the reading in force"),
    "test": Said("不合", "not so"),
    "negation": Said("不當有而有", "there, and should not be"),
    "forall": Said("非皆然", "not so throughout"),
    "exception": Said("為例外所奪", "beaten by an exception"),
    "why": Said("所以然", "why the one"),
    "why_not": Said("所以不然", "why not the other"),
    "beats": Said("例外奪之", "an exception beats it"),
    "spared": Said("例外不及", "an exception that does not apply"),
    "now": Said("今", "now"),
    "always": Said("成立", "holds"),
    "depends": Said("視月干節氣而定", "hangs on the month's stem or the term"),
    "never": Said("不成立", "does not hold"),
    "changes": Said("至少須變", "The fewest changes"),
    "already": Said("今已成立", "it holds already"),
    "grid": Said("行為月，列為日，每旬自其首日起", "rows are months, columns days, ten from each day named"),
    "nowhere": Said("一二變之內皆不成立", "no one or two changes would do"),
    "untimed": Said("未報{}，故但列上表", "{} not given, so the table alone is told"),
    "if": Said("若", "if "),
    "months": Said("逐月（日不變）", "Months on, the day as it is"),
    "days": Said("逐日（月不變）", "Days on, the month as it is"),
    "month": Said("月後", "months on"),
    "day": Said("日後", "days on"),
    "was": Said("前", "before"),
    "is": Said("後", "then"),
    "gone": Said("不復成立", "(no longer)"),
    "still": Said("其象不轉", "nothing turns"),
}


def why_not_text(
    report: WhyNot,
    *,
    lang: Lang = "both",
    detail: Detail | None = "short",
    width: int | None = None,
    color: bool | None = None,
) -> str:
    """Return why a goal does not hold: the rules that could have given it, nearest first, and their stops."""
    page = _Page(lang, detail, None, width, color)
    return page.written(_why_not(page, report))


def _why_not(page: _Page, report: WhyNot) -> Iterator[Text]:
    if report.why is not None:
        yield from page.heading(_WORDS["why"])
        yield from _report(page, report.why, report.proofs, 0)
        yield from page.heading(_WORDS["why_not"])
    yield from _report(page, report.report, report.proofs, 0)
    for between in report.between:
        lead = f"• {said(_WORDS[between.relation], page.languages[0])} [{between.exception}]  "
        yield from page.lines(between.goal.words, lead)


def _report(page: _Page, report: Report, proofs: ProofTree, level: int) -> Iterator[Text]:
    """Set a report: the goal and its state, then what it rests on or why it does not hold."""
    main = page.languages[0]
    state = _WORDS["holds" if report.holds else "lacks"]
    pad = "  " * level
    words = Said(f"{report.goal.words.zh}：{state.zh}", f"{report.goal.words.en}: {state.en}")
    yield from page.lines(words, pad, style="" if level else "bold")
    if report.holds:
        if page.detail:
            for root in report.proofs:
                yield from _indented(page, page.proof(proofs, proofs.nodes[root], page.detail), pad)
        return
    if report.instead:
        yield from _named(page, f"{pad}  {said(_WORDS['instead'], main)} ", report.instead)
    if report.candidates == () and level == 0:
        yield from page.lines(_WORDS["none"], f"{pad}  ")
    for candidate in report.candidates or ():
        yield from _candidate(page, candidate, proofs, level + 1)


def _candidate(page: _Page, candidate: Candidate, proofs: ProofTree, level: int) -> Iterator[Text]:
    main = page.languages[0]
    pad = "  " * level
    if candidate.rule is not None:
        shown = passage(candidate.rule, main) if "/" not in candidate.rule else candidate.rule
        score = f"{said(_WORDS['met'], main)} {candidate.satisfied}/{candidate.total}"
        yield from page.wrapped(Text(f"{said(_WORDS['rule'], main)} {shown}  {score}", style="cyan"), pad)
    if page.detail == "full" and candidate.met:
        yield from _named(page, f"{pad}  ✓ ", candidate.met)
    for stop in candidate.stops:
        yield from _stop(page, stop, proofs, level + 1)
    if page.detail == "full" and candidate.open:
        yield from _named(page, f"{pad}  ? {said(_WORDS['open'], main)} ", candidate.open)


def _stop(page: _Page, stop: Stop, proofs: ProofTree, level: int) -> Iterator[Text]:
    main = page.languages[0]
    yield from page.lines(stop.goal.words, f"{'  ' * level}✗ {said(_WORDS[stop.kind], main)} ", style="red")
    for report in stop.shown:
        if report.holds:
            for root in report.proofs:
                if page.detail:
                    proof = page.proof(proofs, proofs.nodes[root], page.detail)
                    yield from _indented(page, proof, "  " * level)
        elif report.goal.term == stop.goal.term and report.candidates is None:
            if report.instead:
                yield from _named(
                    page, f"{'  ' * (level + 1)}{said(_WORDS['instead'], main)} ", report.instead
                )
        else:
            yield from _report(page, report, proofs, level + 1)


def _named(page: _Page, lead: str, goals: Iterable[Sentence]) -> Iterator[Text]:
    """Set several goals, a line each, the first under `lead`."""
    for place, goal in enumerate(goals):
        yield from page.lines(goal.words, lead if place == 0 else " " * cell_len(lead))


def _indented(page: _Page, lines: Iterable[Text], pad: str) -> Iterator[Text]:
    """Set lines that the page has still to break, further in."""
    page.width -= len(pad)
    try:
        for line in lines:
            yield Text(pad).append_text(line)
    finally:
        page.width += len(pad)


def when_text(
    when: When,
    *,
    lang: Lang = "both",
    detail: Detail | None = None,
    width: int | None = None,
    color: bool | None = None,
) -> str:
    """Return the months and days in which a goal would hold, painted, and the fewest changes from now."""
    page = _Page(lang, detail, None, width, color)
    return page.written(_when(page, when))


def _when(page: _Page, when: When) -> Iterator[Text]:
    main = page.languages[0]
    total = 720
    counts = f"{when.always}/{total}" + (f" (+{when.depends})" if when.depends else "")
    yield Text(f"{when.goal}  {counts}", style="bold")
    heads = [f"甲{branch}旬" if main == "zh" else pinyin(f"甲{branch}") for branch in HEADS]
    names = [branch if main == "zh" else english(branch) for branch in when.months]
    margin = max(map(cell_len, names)) + 2
    columns = "".join(head + " " * (12 - cell_len(head)) for head in heads).rstrip()
    yield Text(" " * margin + columns, style="dim")
    for name, days in zip(names, when.months.values(), strict=True):
        marks = "".join(MARKS[day] for day in days)
        tens = "  ".join(marks[start : start + 10] for start in range(0, 60, 10))
        yield Text(name + " " * (margin - cell_len(name)) + tens)
    legend = [
        f"{MARKS[state]} {said(_WORDS[state], main)}"
        for state in ("always", "depends", "never")
        if state != "depends" or when.depends
    ]
    yield from page.flow([*legend, said(_WORDS["grid"], main)], "dim")
    if when.now is not None:
        yield from page.lines(Said(f"今：{_WORDS[when.now].zh}", f"now: {_WORDS[when.now].en}"), style="bold")
    yield from page.heading(_WORDS["changes"])
    if when.now == "always" or when.always == total:
        yield from page.lines(_WORDS["already"])
    elif not when.changes:
        yield from page.lines(_nowhere(when))
    for change in when.changes:
        joined = Said(
            "若" + "，".join(one.zh for one in change.differences) + "：" + change.goal.words.zh,
            "if " + " and ".join(one.en for one in change.differences) + ": " + change.goal.words.en,
        )
        yield from page.lines(joined, "• ")
        if page.detail:
            for root in change.proofs:
                yield from page.proof(when.proofs, when.proofs.nodes[root], page.detail)


def _nowhere(when: When) -> Said:
    """Say that no change would do, or that the time to change is not known."""
    known = (when.cast.month, Said("月", "the month")), (when.cast.day, Said("日", "the day"))
    missing = [words for given, words in known if given is None]
    if not missing:
        return _WORDS["nowhere"]
    names = " and ".join(one.en for one in missing) + (" are" if missing[1:] else " is")
    untimed = _WORDS["untimed"]
    return Said(untimed.zh.format("、".join(one.zh for one in missing)), untimed.en.format(names))


def later_text(
    later: Outlook,
    *,
    lang: Lang = "both",
    detail: Detail | None = None,
    width: int | None = None,
    color: bool | None = None,
) -> str:
    """Return when the state of the use gods turns in the times to come."""
    page = _Page(lang, detail, None, width, color)
    return page.written(_later(page, later))


def _later(page: _Page, later: Outlook) -> Iterator[Text]:
    yield from page.lines(later.note, style="dim")
    if not later.turns:
        yield from page.lines(_WORDS["still"])
    for walk in ("month", "day"):
        turns = sorted((turn for turn in later.turns if turn.walk == walk), key=lambda turn: turn.ahead)
        if turns:
            yield from page.heading(_WORDS[f"{walk}s"])
        for place, turn in enumerate(turns):
            if place:
                yield Text()
            yield from page.lines(_turn_heading(turn), style="bold")
            for change in turn.changes:
                yield from _turned(page, change)
                if page.detail:
                    for root in change.proofs:
                        yield from page.proof(later.proofs, later.proofs.nodes[root], page.detail)


def _turn_heading(turn: Turn) -> Said:
    words = _WORDS[turn.walk]
    ahead = words.en.replace("s on", " on") if turn.ahead == 1 else words.en
    date = Said("", "")
    if turn.date:
        begins = turn.walk == "month"
        date = Said(f"，{turn.date}{'起' * begins}", f", {'from ' * begins}{turn.date}")
    return Said(
        f"{turn.use.zh}  {turn.time.zh}  （{turn.ahead}{words.zh}{date.zh}）",
        f"{turn.use.en}  {turn.time.en}  ({turn.ahead} {ahead}{date.en})",
    )


def _turned(page: _Page, change: Turned) -> Iterator[Text]:
    def joined(goals: Sequence[Sentence], empty: Said) -> Said:
        if not goals:
            return empty
        return Said("、".join(goal.words.zh for goal in goals), "; ".join(goal.words.en for goal in goals))

    nothing = Said("無", "(new)")
    before = joined(change.before, nothing)
    after = joined(change.after, _WORDS["gone"])
    yield from page.lines(Said(f"{before.zh} → {after.zh}", f"{before.en} → {after.en}"), "• ")
