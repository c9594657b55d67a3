"""A consultation as one page that needs nothing else, for screen, phone and paper, and for notebooks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple
from zlib import crc32

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from yimao.bridge.api import Why
from yimao.bridge.cast import Said
from yimao.bridge.consultation import Conclusion, Consultation
from yimao.bridge.errors import visible
from yimao.bridge.proof import Detail, ProofTree
from yimao.bridge.render import (
    KINDS,
    WORDS,
    Lang,
    One,
    cited,
    facts,
    lacking,
    languages,
    passage,
    remarks,
    said,
    use_names,
)  # fmt: skip
from yimao.bridge.render.steps import REMARKED, Step, steps
from yimao.bridge.render.svg import FONTS, TAGS, bar
from yimao.bridge.scholar import Chapter

TEMPLATES: Final = Path(__file__).parent / "templates"

_HEADS: Final = {
    "chart": Said("卦盤", "The chart"),
    "grids": Said("月日", "Months and days"),
    "passages": Said("所引", "Passages cited"),
    "contents": Said("目次", "Contents"),
    "skip": Said("跳至正文", "Skip to the page itself"),
    "of_chart": Said("卦盤所見", "Of the chart"),
    "position": Said("爻位", "line"),
    "figure": Said("卦象", "drawn"),
    "mark": Said("動爻與世應", "moving; self and other"),
    "after": Said("變後卦象", "drawn after the change"),
    "top_first": Said("自上爻而下", "from the top line down"),
    "yin": Said("陰爻", "yin"),
    "yang": Said("陽爻", "yang"),
    "moves": Said("動", "moving"),
    "now": Said("所占之時", "the time of the cast"),
    "key": Said("橫為日，縱為月；色深者多。", "Days run across, months down; the darker, the more."),
    "count": Said("卦數", "number of casts"),
}  # fmt: skip

_BAR = (72.0, 9.0, 14.0)  # a line of a hexagram: its width, its height, and the gap of a broken one
_COLUMNS = 10  # days to a block of a month × day picture


class Grid(NamedTuple):
    """In which months and on which days something holds.

    `cells` has a row for each of `months` and in it a number for each of `days`, 0 where it never holds.
    `names` says what each number means, from 0 on; without it the numbers are counts of casts. `now` is the
    row and the column of the cast's own time, None where that is not known.
    """

    title: Said
    months: Sequence[Said]
    days: Sequence[Said]
    cells: Sequence[Sequence[int]]
    names: Sequence[Said] = ()
    now: tuple[int, int] | None = None

    @property
    def most(self) -> int:
        """The greatest number there is, that the others are shaded by."""
        return len(self.names) - 1 if self.names else max(map(max, self.cells))

    @property
    def held(self) -> int:
        """The number of months and days in which it holds."""
        return sum(cell > 0 for row in self.cells for cell in row)

    def shade(self, cell: int) -> int:
        """Return how dark a number is painted, from 0 to 4."""
        return -(-4 * cell // self.most) if cell else 0

    def words(self, cell: int) -> Said:
        """Return what a number means."""
        return self.names[cell] if self.names else Said(str(cell), str(cell))


def consultation_html(
    consultation: Consultation,
    *,
    lang: Lang = "both",
    detail: Detail | None = "short",
    depth: int | None = None,
    question: str | None = None,
    chapters: Iterable[Chapter] = (),
    originals: Mapping[str, str] | None = None,
    grids: Iterable[Grid] = (),
) -> str:
    """Return a consultation as one page of HTML, without scripts and with nothing from elsewhere.

    `detail` is how much of each proof can be unfolded, None for nothing, and `depth` how deep it goes.
    `question` is what was asked, in the asker's own words. `chapters` are those of the book: with them each
    passage says what it lays down; `originals`, by passage, how it reads in an edition that the user has.
    """
    page = _Page(languages(lang), detail, depth, chapters, originals or {})
    return page.document(_consulted(page, consultation, question, grids))


def why_html(
    why: Why,
    *,
    lang: Lang = "both",
    detail: Detail | None = "short",
    depth: int | None = None,
    chapters: Iterable[Chapter] = (),
    originals: Mapping[str, str] | None = None,
) -> str:
    """Return the proofs of a goal as one page of HTML; the options are those of `consultation_html`."""
    page = _Page(languages(lang), detail, depth, chapters, originals or {})
    return page.document(_explained(page, why))


def notebook_html(shown: Consultation | Why, *, lang: Lang = "both", detail: Detail | None = "short") -> str:
    """Return a consultation or the proofs of a goal as a piece of HTML, for the cell of a notebook."""
    page = _Page(languages(lang), detail, None, (), {}, f"y{crc32(repr(shown).encode()):08x}-")
    if isinstance(shown, Consultation):
        return page.piece(_consulted(page, shown, None, ()))
    return page.piece(_explained(page, shown))


class _Group(NamedTuple):
    """Conclusions under one heading; `room` is None where they belong to no room.

    `parts` are headed by the use gods that they bear on, None where that is all of them.
    """

    room: str | None
    heading: Said
    parts: list[tuple[Said | None, list[int]]]


class _Page:
    """How a page is set, and what its template asks for."""

    def __init__(
        self,
        langs: tuple[One, ...],
        detail: Detail | None,
        depth: int | None,
        chapters: Iterable[Chapter],
        originals: Mapping[str, str],
        anchor: str = "",
    ) -> None:
        self.languages = langs
        self.detail = detail
        self.depth = depth
        self.chapters = {chapter.number: chapter for chapter in chapters}
        self.briefs = {
            brief.passage: brief for chapter in self.chapters.values() for brief in chapter.passages
        }
        self.originals = originals
        self.anchor = anchor

    def document(self, content: Mapping[str, Any]) -> str:
        """Return the content as a page."""
        title: Said = content["title"]
        name = " · ".join(dict.fromkeys(said(title, one) for one in self.languages))
        return _environment().get_template("page.html").render(page=self, name=name, **content)

    def piece(self, content: Mapping[str, Any]) -> str:
        """Return the content with its style, to stand within another page."""
        return _environment().get_template("notebook.html").render(page=self, **content)

    def proof(self, proofs: ProofTree, root: int) -> list[Step]:
        """Return the steps of a proof, the conclusion first."""
        return list(steps(proofs, proofs.nodes[root], self.detail, self.depth))

    def opened(self, step: Step) -> bool:
        """Tell whether what a step rests on is unfolded at first, once its conclusion is."""
        return self.detail == "short" or step.level < 2

    def notes(self, shown: Sequence[Step]) -> set[int]:
        """Return the ids of the steps that are the first of a proof to cite a passage worth a note."""
        first: dict[str, int] = {}
        for step in shown:
            if step.node.passage and self.noted(step.node.passage):
                first.setdefault(step.node.passage, step.node.id)
        return set(first.values())

    def chapter(self, number: int | None) -> Said:
        """Return the heading of a chapter, or of what is of the chart."""
        if number is None:
            return _HEADS["of_chart"]
        zh, en = f"第{number}章", f"Chapter {number}"
        if known := self.chapters.get(number):
            return Said(f"{zh} {known.zh}", f"{en}, {known.en}")
        return Said(zh, en)

    def noted(self, key: str | None) -> bool:
        """Tell whether a passage is worth a note: there is more to say of it than its number."""
        return key in self.briefs or key in self.originals

    def cited(self, conclusions: Iterable[Conclusion], shown: Iterable[Sequence[Step]]) -> list[str]:
        """Return the passages cited that are worth a note, in the order of the book."""
        keys = {key for conclusion in conclusions for key in conclusion.cites}
        keys |= {step.node.passage for proof in shown for step in proof if step.node.passage}
        return sorted(filter(self.noted, keys), key=_place)


def _consulted(
    page: _Page, consultation: Consultation, question: str | None, grids: Iterable[Grid]
) -> dict[str, Any]:
    """Return what the template of a consultation is given."""
    shown = [page.proof(consultation.proofs, conclusion.proof) for conclusion in consultation.conclusions]
    chosen = [reading for reading in consultation.readings if reading.option != reading.default]
    harms = {harm.use: Said(harm.zh, harm.en) for harm in consultation.harms}
    return {
        "content": "consultation.html",
        "title": facts.title(consultation),
        "still": None if facts.moves(consultation) else WORDS["still"],
        "question": question,
        "facts": [list(told(consultation)) for told in (facts.question, facts.time, facts.place)],
        "chart": facts.rows(consultation),
        "moves": facts.moves(consultation),
        "lacking": {one: lacking(consultation.cast, one) for one in page.languages},
        "conclusions": consultation.conclusions,
        "proofs": shown,
        "accounts": [
            (
                WORDS["of_all"] if use is None else use_names(consultation, [use]),
                harms.get(use or ""),
                entries,
            )
            for use, entries in consultation.accounts()
        ],
        "groups": list(_groups(page, consultation)),
        "silence": consultation.silence and WORDS[f"silent_{consultation.silence}"],
        "grids": list(grids),
        "readings": chosen,
        "warnings": consultation.warnings,
        "conventions": [words for key, words in consultation.conventions.items() if key != "given"],
        "passages": page.cited(consultation.conclusions, shown),
    }


def _explained(page: _Page, why: Why) -> dict[str, Any]:
    """Return what the template of proofs is given."""
    cast = why.cast
    changed = f"之{cast.changed}" if cast.changed not in (None, cast.hexagram) else ""
    month = f"{cast.month_stem or ''}{cast.month}月" if cast.month else None
    day = cast.day and f"{cast.day}日"
    shown = [page.proof(why.proofs, conclusion.proof) for conclusion in why.conclusions]
    return {
        "content": "why.html",
        "title": Said(why.goal, why.goal),
        "cast": Said("　".join(filter(None, (f"{cast.hexagram}{changed}", month, day))), why.cast_en),
        "conclusions": why.conclusions,
        "proofs": shown,
        "passages": page.cited(why.conclusions, shown),
    }


def _groups(page: _Page, consultation: Consultation) -> Iterator[_Group]:
    """Yield the conclusions by room, those of no room by chapter."""
    at = {id(conclusion): place for place, conclusion in enumerate(consultation.conclusions)}
    for room, conclusions in consultation.by_room():
        if room:
            parts = [
                (use_names(consultation, uses) if uses else None, [at[id(conclusion)] for conclusion in part])
                for uses, part in consultation.by_use(conclusions)
            ]
            yield _Group(room.room, Said(room.zh, room.en), parts)
            continue
        chapters: dict[int | None, list[int]] = {}
        for conclusion in conclusions:
            chapters.setdefault(conclusion.chapter, []).append(at[id(conclusion)])
        for chapter in sorted(chapters, key=lambda chapter: chapter or 0):
            yield _Group(None, page.chapter(chapter), [(None, chapters[chapter])])


def _place(key: str) -> tuple[int, int, str]:
    """Return where a passage stands in the book, its note after it; what is outside comes last."""
    chapter, _, number = key.partition(".")
    digits = number.rstrip("n")
    return (int(chapter), int(digits), number) if chapter.isdigit() and digits.isdigit() else (999, 0, key)


def _bar_svg(mark: int) -> Markup:
    """Return a line of a hexagram as inline SVG; the cell around it says in words what it is."""
    width, height, gap = _BAR
    pieces = "".join(
        f'<rect x="{x:g}" width="{piece:g}" height="{height:g}"/>' for x, piece in bar(mark, width, gap)
    )
    return Markup(
        f'<svg class="bar" viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}" '
        f'aria-hidden="true" focusable="false">{pieces}</svg>'
    )


def _shown(value: Any) -> Any:
    """Return a value as it goes into a page: what would steer a terminal or the text around it written out."""
    return visible(value, keep="\n\t") if isinstance(value, str) and not isinstance(value, Markup) else value


@cache
def _environment() -> Environment:
    """Return the templates, which escape whatever they are given."""
    environment = Environment(
        loader=FileSystemLoader(TEMPLATES, encoding="utf-8"),
        autoescape=True,
        finalize=_shown,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals |= {
        "HEADS": _HEADS,
        "WORDS": WORDS,
        "KINDS": KINDS,
        "REMARKED": REMARKED,
        "TAGS": TAGS,
        "COLUMNS": _COLUMNS,
        "bar": _bar_svg,
        "cited": cited,
        "passage": passage,
        "remarks": remarks,
        "said": said,
        "fonts": {one: Markup(stack) for one, stack in FONTS.items()},
    }
    return environment
