"""Text for a terminal, or for none: the chart as practitioners know it, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from io import StringIO
from itertools import groupby
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from yimao.bridge.api import Case, Query, Topic, Why
from yimao.bridge.cast import Said
from yimao.bridge.consultation import Conclusion, Consultation, Hexagram, Line, Reading, Seat
from yimao.bridge.errors import visible
from yimao.bridge.proof import Detail, Node, ProofTree
from yimao.bridge.render import (
    CLAIMS,
    KINDS,
    STATES,
    WHYS,
    WORDS,
    Lang,
    One,
    bars,
    cited,
    known,
    label,
    lacking,
    languages,
    moving,
    passage,
    pinyin,
    remarks,
    said,
    use_names,
)  # fmt: skip

if TYPE_CHECKING:
    from rich.table import Table

LEAST_WIDTH = 40

STYLES = {"good": "green", "bad": "red", "even": "dim", "contested": "yellow", "defeated": "magenta"}

MOVERS = ((9, "○", "moving yang"), (6, "×", "moving yin"))

_GAP = 2  # between columns
_EASY = 24  # cells in which the states of a line are read with ease
_GLUE = "\ue000"  # stands for a blank at which a line must not break


def consultation_text(
    consultation: Consultation,
    *,
    lang: Lang = "both",
    detail: Detail | None = "short",
    depth: int | None = None,
    width: int | None = None,
    color: bool | None = None,
) -> str:
    """Return a consultation as text.

    `detail` is how much of each proof stands under its conclusion, None for nothing, and `depth` how deep it
    goes. Width and colour are the terminal's where they are not given; without one, 80 columns and no colour.
    """
    page = _Page(lang, detail, depth, width, color)
    return page.written(_Consulted(page, consultation).parts())


def why_text(
    why: Why,
    *,
    lang: Lang = "both",
    detail: Detail | None = "short",
    depth: int | None = None,
    width: int | None = None,
    color: bool | None = None,
) -> str:
    """Return the proofs of a goal as text; the options are those of `consultation_text`."""
    page = _Page(lang, detail, depth, width, color)
    if not why.conclusions:
        return page.written(page.lines(WORDS["no_proof"]))
    return page.written(
        line for conclusion in why.conclusions for line in page.conclusion(conclusion, why.proofs)
    )


def query_text(
    query: Query, *, lang: Lang = "both", width: int | None = None, color: bool | None = None
) -> str:
    """Return the solutions of a goal as a table, a row each, its variables the columns."""
    page = _Page(lang, None, None, width, color)
    if not query.solutions:
        return page.written(page.lines(WORDS["fails"]))
    names = query.variables
    if not names:
        return page.written(page.lines(WORDS["holds"]))
    table = _table()
    table.add_row(*names, style="dim")
    for solution in query.solutions:
        table.add_row(*(Text(_value(solution[name])) for name in names))
    return page.written([table, *([] if query.complete else page.lines(WORDS["more"]))])


def readings_text(
    readings: Iterable[Reading], *, lang: Lang = "both", width: int | None = None, color: bool | None = None
) -> str:
    """Return every disputed reading with its options, the one in force marked, and what it rests on."""
    page = _Page(lang, None, None, width, color)
    return page.written(line for reading in readings for line in page.dispute(reading))


def topics_text(
    topics: Iterable[Topic], *, lang: Lang = "both", width: int | None = None, color: bool | None = None
) -> str:
    """Return the matters with their use gods and the passages that judge them."""
    page = _Page(lang, None, None, width, color)
    return page.written(line for topic in topics for line in page.topic(topic))


def cases_summary(held: int, count: int, *, lang: Lang = "both") -> str:
    """Return how many of the examples hold."""
    form = {"zh": f"成立 {held}/{count}", "en": f"{held} of {count} hold"}
    return "  ".join(form[one] for one in languages(lang)) + "\n"


def case_text(case: Case, *, lang: Lang = "both", width: int | None = None, color: bool | None = None) -> str:
    """Return a worked example: whether it holds, what it claims, and the passages that bear it out."""
    page = _Page(lang, None, None, width, color)
    return page.written(page.case(case))


def _value(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    return "_" if value is None else visible(str(value))


def _table() -> Table:
    """Make a table without rules and heads."""
    from rich.table import Table  # the chart in Chinese does without

    return Table(box=None, padding=(0, _GAP, 0, 0), pad_edge=False, show_header=False)


class _Page:
    """How a page is set: its languages, how much of a proof it shows, and the console it is for."""

    def __init__(
        self, lang: Lang, detail: Detail | None, depth: int | None, width: int | None, color: bool | None
    ) -> None:
        self.languages = languages(lang)
        self.detail = detail
        self.depth = depth
        self.console = _console(width, color)
        self.width = self.console.width

    def written(self, parts: Iterable[RenderableType]) -> str:
        """Return the parts as the console would print them, without trailing blanks."""
        with self.console.capture() as capture:
            for whole, group in groupby(parts, key=lambda part: isinstance(part, Text)):
                if whole:  # the lines are broken already
                    text = Text("\n").join(part for part in group if isinstance(part, Text))
                    self.console.print(text, no_wrap=True, overflow="ignore", crop=False)
                else:
                    self.console.print(*group)
        lines = capture.get().replace(_GLUE, " ").splitlines()
        return "".join(f"{line.rstrip()}\n" for line in lines)

    def lines(self, words: Said, lead: str = "", tail: str = "", style: str = "") -> Iterator[Text]:
        """Set one sentence, a paragraph a language; `lead` and `tail` are of the first alone."""
        for place, one in enumerate(self.languages):
            text = Text(said(words, one), style=style)
            if place == 0:
                text.append(tail, style="cyan")
            yield from self.wrapped(text, lead if place == 0 else " " * cell_len(lead))

    def heading(self, words: Said) -> Iterator[Text]:
        """Set a heading under a blank line."""
        yield Text()
        yield Text("  ".join(said(words, one) for one in self.languages), style="bold underline")

    def conclusion(self, conclusion: Conclusion, proofs: ProofTree) -> Iterator[Text]:
        """Set a conclusion, what is remarked on it, its passages, and as much of its proof as is wanted."""
        for place, one in enumerate(self.languages):
            text = Text(conclusion.zh if one == "zh" else conclusion.en)
            for key, word in remarks(conclusion, one):
                text.append(f" ({word})", style=STYLES[key])
            if place == 0 and conclusion.cites:
                text.append(f"  {_citation(cited(conclusion), one)}", style="cyan")
            yield from self.wrapped(text, "• " if place == 0 else "  ")
        if self.detail:
            yield from self.proof(proofs, proofs.nodes[conclusion.proof], self.detail)

    def proof(self, proofs: ProofTree, root: Node, detail: Detail) -> Iterator[Text]:
        """Set what a conclusion rests on, indented by depth."""
        rows = (
            _steps(proofs, root, self.depth) if detail == "short" else _every_step(proofs, root, self.depth)
        )
        for level, step, facts in rows:
            for place, one in enumerate(self.languages):
                text = Text(style="dim" if place else "")
                if step:
                    text.append(_sentence(step, one))
                    if detail == "full" and step.kind != "rule":
                        text.append(f" ({said(KINDS[step.kind], one)})", style="dim")
                    if step.passage and place == 0:
                        text.append(f" {_citation([step.passage], one)}", style="cyan")
                    text.append(("：" if one == "zh" else ": ") if facts else "")
                text.append(("；" if one == "zh" else "; ").join(_sentence(fact, one) for fact in facts))
                yield from self.wrapped(text, "  " * level + ("└ " if place == 0 else "  "))

    def dispute(self, reading: Reading) -> Iterator[Text]:
        """Set a reading with its options, why it is disputed, and where."""
        tail = f"  {_citation(reading.passages, self.languages[0])}"
        yield Text(reading.name, style="bold")
        yield from self.lines(reading.reason, "  ", tail)
        for option in reading.options:
            mark = "●" if option.option == reading.option else "○"
            yield from self.lines(Said(option.zh, option.en), f"  {mark} {option.option:<10}  ")

    def topic(self, topic: Topic) -> Iterator[Text]:
        """Set a matter, its use gods, and where the text judges it."""
        main = self.languages[0]
        names = " ".join(topic.topic if one == "zh" else topic.en for one in self.languages)
        uses = "、".join(topic.uses) if main == "zh" else ", ".join(topic.uses_en)
        text = Text(names, style="bold")
        if main == "en":
            text.append(f" ({topic.pinyin})", style="not bold")
        text.append(f"  {said(WORDS['uses'], main)} {uses}" if uses else "", style="not bold")
        if topic.passages:
            text.append(f"  {_citation(topic.passages, main)}", style="not bold cyan")
        else:
            text.append(f"  {said(WORDS['unjudged'], main)}", style="not bold dim")
        if topic.also:
            others = "、".join(topic.also) if main == "zh" else ", ".join(topic.also_en)
            text.append(f"  {said(WORDS['also'], main)} {others}", style="not bold dim")
        yield from self.wrapped(text)

    def case(self, case: Case) -> Iterator[Text]:
        """Set a worked example with its claims, a line each."""
        main = self.languages[0]
        mark, style = ("✓", "green") if case.holds else ("✗", "red")
        yield from self.lines(
            case.words, f"{mark} {case.id}  ", f"  {_citation([case.passage], main)}", style
        )
        if case.note.zh:
            yield from self.lines(case.note, "    ")
        for claim in case.claims:
            tail = f"  {said(CLAIMS[claim.claim], main)}"
            tail += f"  {_citation(claim.passages, main)}" if claim.passages else ""
            yield from self.lines(claim.words, "    ", tail)
        for time, _, goals in case.later:
            then = Said(
                WORDS["later"].zh + time.zh + "：" + "、".join(goal.zh for goal in goals),
                WORDS["later"].en + time.en + ": " + ", ".join(goal.en for goal in goals),
            )
            yield from self.lines(then, "    ", style="dim")
        for number, passages, words in case.tensions:
            lead = f"    {said(WORDS['tension'], main)} {number}  "
            yield from self.lines(words, lead, f"  {_citation(passages, main)}", "yellow")
        if not case.holds:
            text = Text(f"{case.goal}  {said(WHYS[case.why], main)}  {case.witness}", style="red")
            yield from self.wrapped(text, "    ")

    def flow(self, items: Iterable[str], style: str = "", gap: int = 3) -> Iterator[Text]:
        """Set items side by side, none of them broken, as many as fit into each line."""
        lines = [""]
        for item in items:
            joined = f"{lines[-1]}{' ' * gap}{item}" if lines[-1] else item
            if lines[-1] and cell_len(joined) > self.width:
                lines.append(item)
            else:
                lines[-1] = joined
        for line in lines:
            yield from self.wrapped(Text(line, style=style))

    def wrapped(self, text: Text, lead: str = "") -> Iterator[Text]:
        """Break a text into lines, the first led by `lead`, the others hanging under it."""
        indent = cell_len(lead)
        width = max(self.width - indent, LEAST_WIDTH // 2)
        fits = text.cell_len <= width
        for place, line in enumerate([text] if fits else text.wrap(self.console, width)):
            yield Text(lead if place == 0 else " " * indent).append_text(line)


class _Console(Console):
    """A console that shows whatever it is given, and obeys none of it."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterator[Segment]:
        """Render, with what would steer a terminal written out; styles become codes only after this."""
        for text, style, control in super().render(renderable, options):
            yield Segment(visible(text, keep="\n"), style, control)


def _console(width: int | None, color: bool | None) -> Console:
    options: dict[str, Any] = {"highlight": False, "markup": False, "emoji": False, "legacy_windows": False}
    if color is not None:
        system = "standard" if color else None
        options |= {"file": StringIO(), "force_terminal": color, "color_system": system}
    console = _Console(width=width, **options)
    console.width = max(console.width, LEAST_WIDTH)
    return console


def _citation(passages: Iterable[str], lang: One) -> str:
    return f"[{' · '.join(passage(key, lang) for key in passages)}]".replace(" ", _GLUE)


def _sentence(node: Node, lang: One) -> str:
    return node.zh if lang == "zh" else node.en


Row = tuple[int, Node | None, list[Node]]


def _steps(proofs: ProofTree, root: Node, depth: int | None) -> Iterator[Row]:
    """Yield the steps of a short proof with their depth, each with the facts that it rests on."""
    rows: list[Row] = [(1, None, [])]
    above = [0]  # for each depth the row of the last step there
    for level, node in proofs.walk(root, detail="short", depth=depth):
        if node.kind in ("rule", "defeated") and node.passage != "base":
            rows.append((level, node, []))
            del above[level:]
            above.append(len(rows) - 1)
        else:
            rows[above[level - 1]][2].append(node)
    yield from (row for row in rows if row[1] or row[2])


def _every_step(proofs: ProofTree, root: Node, depth: int | None) -> Iterator[Row]:
    for level, node in proofs.walk(root, depth=depth):
        yield level, node, []


class _Consulted:
    """The parts of a consultation's page."""

    def __init__(self, page: _Page, consultation: Consultation) -> None:
        self.page = page
        self.consultation = consultation
        self.cast = consultation.cast
        self.chart = consultation.chart

    def parts(self) -> Iterator[RenderableType]:
        """Yield the page from top to bottom."""
        yield from self.titles()
        for one in self.page.languages:
            for group in (self.place(one), self.time(one), self.question(one)):
                yield from self.page.flow(group)
            for harm in self.consultation.harms:
                yield from self.page.wrapped(Text(said(Said(harm.zh, harm.en), one)))
            if self.cast.use is None and self.cast.about is None:
                yield from self.page.wrapped(Text(said(WORDS["narrow"], one), style="dim"))
        yield Text()
        yield from self.drawing()
        if len(self.page.languages) > 1:
            yield Text()
            yield from self.page.flow(self.legend(), style="dim")
        yield from self.lacking()
        yield from self.conclusions()
        yield from self.readings()
        yield from self.notes(WORDS["warnings"], self.consultation.warnings)
        conventions = self.consultation.conventions.items()
        yield from self.notes(WORDS["conventions"], [words for key, words in conventions if key != "given"])

    def label(self, kind: str, value: str, lang: One) -> str:
        """Return a value of the chart as printed."""
        return label(self.consultation, kind, value, lang)

    # the head

    def titles(self) -> Iterator[Text]:
        """Yield what was cast and what it changes into."""
        for one in self.page.languages:
            title = Text(_hexagram(self.chart.hexagram, one), style="bold")
            if self.chart.changed == self.chart.hexagram:
                title.append(f"  {said(WORDS['still'], one)}", style="not bold")
            else:
                title.append(f" → {_hexagram(self.chart.changed, one)}")
            yield title

    def place(self, lang: One) -> Iterator[str]:
        """Yield where the hexagram stands and what belongs to it."""
        chart = self.chart
        body = self.label("zhi", chart.body, lang)
        if lang == "zh":
            yield f"{chart.palace}宮{chart.stage}"
            yield f"伏卦 {chart.hidden.name}"
            yield f"互卦 {chart.mutual.name}"
            yield f"卦身 {body}"
            yield f"世身 {'初二三四五上'[chart.self_body - 1]}爻"
        else:
            palace, stage = self.label("gua", chart.palace, lang), self.label("gong", chart.stage, lang)
            yield f"palace of {palace}, {stage}"
            yield f"hidden hexagram: {chart.hidden.en}"
            yield f"mutual hexagram: {chart.mutual.en}"
            yield f"body of the hexagram: {body}"
            yield f"body of the self: line {chart.self_body}"

    def time(self, lang: One) -> Iterator[str]:
        """Yield the pillars, the void branches and the solar term, as far as they are known."""
        cast = self.cast
        month = cast.month and (cast.month_stem or "") + cast.month
        pillars = ((cast.year, "年", "year"), (month, "月", "month"), (cast.day, "日", "day"))
        for pillar, zh, en in pillars:
            if pillar:
                yield f"{pillar}{zh}" if lang == "zh" else f"{en}: {self.pillar(pillar)}"
        void = [self.label("zhi", branch, lang) for branch in self.chart.void]
        if void:
            yield f"旬空 {''.join(void)}" if lang == "zh" else f"void: {', '.join(void)}"
        if cast.term and lang == "zh":
            yield cast.term + (f"{'初次末'[cast.pentad - 1]}候" if cast.pentad else "")
        elif cast.term:
            pentad = f", pentad {cast.pentad} of 3" if cast.pentad else ""
            yield f"solar term: {self.label('jie_qi', cast.term, lang)}{pentad}"

    def pillar(self, pillar: str) -> str:
        """Return a pillar, or a branch alone, in English with its pinyin."""
        parts = [("gan", pillar[:-1])] * (len(pillar) - 1) + [("zhi", pillar[-1])]
        names = " ".join(self.label(kind, value, "en") for kind, value in parts)
        return f"{names} ({'-'.join(pinyin(self.consultation, kind, value) for kind, value in parts)})"

    def question(self, lang: One) -> Iterator[str]:
        """Yield what is asked, about whom, and by which use gods."""
        cast = self.cast
        uses = said(use_names(self.consultation, self.consultation.use), lang)
        if lang == "zh":
            yield from (
                f"{what} {value}" for what, value in (("所占", cast.about), ("為", cast.for_)) if value
            )
            yield f"用神 {uses}"
        else:
            if cast.about:
                yield f"about: {self.label('topic', cast.about, lang)}"
            if cast.for_:
                yield f"for: the {self.label('person', cast.for_, lang)}"
            yield f"use god: {uses}"

    # the chart

    def drawing(self) -> Iterator[RenderableType]:
        """Draw the chart: a row a line where it fits, and is not for those who read no Chinese."""
        columns = self.columns()
        widths = [max(map(cell_len, column)) + _GAP for column in columns]
        if self.page.languages[0] == "en" or sum(widths) - _GAP > self.page.width:
            yield self.stacked(self.page.languages[0])
            return
        heads = len(self.page.languages)
        for place, row in enumerate(zip(*columns, strict=True)):
            moves = place >= heads and self.chart.lines[heads - 1 - place].changed
            cells = (cell + " " * (width - cell_len(cell)) for cell, width in zip(row, widths, strict=True))
            yield Text("".join(cells).rstrip(), style="dim" if place < heads else "bold" if moves else "")

    def columns(self) -> list[list[str]]:
        """Return the chart in Chinese as columns, heads first, then the top line, without empty ones."""
        lines = self.chart.lines[::-1]
        columns = [
            (WORDS["spirit"], [line.spirit or "" for line in lines]),
            (WORDS["hidden"], [_seat(line.hidden) for line in lines]),
            (WORDS["line"], [_seat(line.seat) for line in lines]),
            (WORDS["none"], [bars(line) for line in lines]),
            (WORDS["none"], [moving(line) for line in lines]),
            (WORDS["none"], ["".join(line.roles) for line in lines]),
            (WORDS["becomes"], [_seat(line.changed) if line.changed else "" for line in lines]),
            (WORDS["strength"], [line.strength or "" for line in lines]),
            (WORDS["state"], [" ".join(_states(line, "zh")) for line in lines]),
        ]
        return [
            [said(head, one) for one in self.page.languages] + cells for head, cells in columns if any(cells)
        ]

    def stacked(self, lang: One) -> Table:
        """Draw the chart with what each line becomes and hides in rows of their own, as much as fits.

        In English the pair of a line is told where the states beside it are not crowded, else its stem where no
        word need be broken; where there is no room for that either, a line is told in running text.
        """
        for stems in ("pair", "stem", None) if lang == "en" else (None,):
            rows = self.stacked_rows(lang, stems)
            *fixed, remarks = zip(*rows, strict=True)
            taken = sum(max(map(cell_len, column)) + _GAP for column in fixed)
            least = max(map(_longest_word, remarks))
            if stems == "pair":
                least = max(least, min(_EASY, max(map(cell_len, remarks))))
            if taken + least <= self.page.width:
                break
        else:
            rows = [_running(row, lang) for row in rows]
        table = _table()
        for place in range(len(rows[0])):
            table.add_column(no_wrap=place < len(rows[0]) - 1, overflow="fold")
        for row in rows:
            moves = row[0] and self.chart.lines[int(row[0]) - 1].changed
            dim = said(WORDS["hidden"], lang) in row
            table.add_row(*row, style="bold" if moves else "dim" if dim else "")
        return table

    def stacked_rows(self, lang: One, stems: str | None) -> list[list[str]]:
        """Return the rows: number, spirit, the line as drawn, what stands on it, and its states."""
        rows = []
        for line in self.chart.lines[::-1]:
            spirit = self.label("liu_shen", line.spirit, lang) if line.spirit else ""
            notes = [self.label("use", role, lang) for role in line.roles]
            notes += [self.label("wang_shuai", line.strength, lang)] if line.strength else []
            notes += _states(line, lang)
            remark = ("、" if lang == "zh" else ", ").join(notes)
            drawn = f"{bars(line)} {moving(line)}".rstrip()
            rows.append([str(line.line), spirit, drawn, *self.seat(line.seat, lang, stems), remark])
            if line.changed:
                changed = self.seat(line.changed, lang, stems)
                rows.append(["", "", said(WORDS["becomes"], lang), *changed, ""])
            rows.append(["", "", said(WORDS["hidden"], lang), *self.seat(line.hidden, lang, stems), ""])
        return rows

    def seat(self, seat: Seat, lang: One, stems: str | None) -> list[str]:
        """Return what stands on a line as cells: kin, pair, phase.

        In English the branch, before it with `stems` its pair in pinyin or its stem.
        """
        kin, phase = self.label("liu_qin", seat.kin, lang), self.label("xing", seat.phase, lang)
        if lang == "zh":
            return [kin, seat.stem + seat.branch, phase]
        branch = self.label("zhi", seat.branch, lang)
        sounds = [pinyin(self.consultation, "gan", seat.stem), pinyin(self.consultation, "zhi", seat.branch)]
        if stems == "pair":
            return [kin, "-".join(sounds), branch, phase]
        return [kin, f"{sounds[0]} {branch}" if stems else branch, phase]

    def legend(self) -> Iterator[str]:
        """Yield what the signs of a chart in Chinese are called in English."""
        for kind in ("liu_shen", "liu_qin", "gan", "zhi", "xing", "wang_shuai", "use"):
            for value in known(self.consultation, kind):
                yield f"{value} {self.label(kind, value, 'en')}"
        marks = {line.mark for line in self.chart.lines}
        yield from (f"{sign} {name}" for mark, sign, name in MOVERS if mark in marks)
        seen = {state for line in self.chart.lines for state in line.states} - {"動"}
        yield from (f"{state} {words.en}" for state, words in STATES.items() if state in seen)

    def lacking(self) -> Iterator[Text]:
        """Yield what the cast does not say and some rules need."""
        for place, one in enumerate(self.page.languages):
            if items := lacking(self.cast, one):
                if place == 0:
                    yield Text()
                items[0] = f"{said(WORDS['lacking'], one)}{'：' if one == 'zh' else ': '}{items[0]}"
                yield from self.page.flow(items, style="dim")

    # below the chart

    def conclusions(self) -> Iterator[Text]:
        """Yield the conclusions under their headings."""
        for room, conclusions in self.consultation.by_room():
            yield from self.page.heading(Said(room.zh, room.en) if room else WORDS["all"])
            for uses, group in self.consultation.by_use(conclusions):
                if uses:
                    yield from self.of_use(uses)
                for conclusion in group:
                    yield from self.page.conclusion(conclusion, self.consultation.proofs)
        if silence := self.consultation.silence:
            yield Text()
            yield from self.page.lines(WORDS[f"silent_{silence}"])

    def of_use(self, uses: Iterable[str]) -> Iterator[Text]:
        """Name the use gods that the conclusions below bear on."""
        names = use_names(self.consultation, uses)
        words = [f"用神{names.zh}" if one == "zh" else names.en for one in self.page.languages]
        yield from self.page.wrapped(Text("  ".join(words), style="bold"))

    def readings(self) -> Iterator[Text]:
        """Yield the readings in force."""
        chosen = [reading for reading in self.consultation.readings if reading.option != reading.default]
        yield from self.page.heading(WORDS["readings"])
        for reading in chosen:
            tail = f"  {_citation(reading.passages, self.page.languages[0])}"
            yield from self.page.lines(
                Said(reading.zh, reading.en), f"• {reading.name}={reading.option}  ", tail
            )
        yield from self.page.lines(WORDS["rest" if chosen else "default"], style="dim")

    def notes(self, heading: Said, notes: Iterable[Said]) -> Iterator[Text]:
        """Yield remarks under a heading, nothing where there are none."""
        for place, note in enumerate(notes):
            if place == 0:
                yield from self.page.heading(heading)
            yield from self.page.lines(note, "• ")


def _hexagram(hexagram: Hexagram, lang: One) -> str:
    return hexagram.name if lang == "zh" else f"{hexagram.en} ({hexagram.pinyin})"


def _longest_word(text: str) -> int:
    return max(map(cell_len, text.split()), default=0)


def _running(row: list[str], lang: One) -> list[str]:
    """Return a row of the chart with what stands on the line, its spirit and its states as one text."""
    number, spirit, drawn, *seat, remark = row
    if lang == "zh":
        return [number, drawn, "、".join(filter(None, ("".join(seat), spirit, remark)))]
    return [number, drawn, "; ".join(filter(None, (", ".join(seat), spirit, remark)))]


def _seat(seat: Seat) -> str:
    return seat.kin + seat.stem + seat.branch + seat.phase


def _states(line: Line, lang: One) -> list[str]:
    """Return the states of a line that its mark does not tell already."""
    return [said(STATES[state], lang) for state in line.states if state != "動"]
