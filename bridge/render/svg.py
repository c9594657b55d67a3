"""The chart of a consultation as a picture: SVG that stands alone, light and dark."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final
from xml.etree import ElementTree as ET

from yimao.bridge.cast import Said
from yimao.bridge.consultation import Consultation
from yimao.bridge.errors import visible
from yimao.bridge.render import WORDS, Lang, One, languages, said
from yimao.bridge.render.facts import NOTHING, Row, moves, place, question, rows, sentence, time, title

_CHINESE: Final = (
    "'Songti TC', 'Noto Serif CJK TC', 'Noto Serif TC', 'Source Han Serif TC', PMingLiU, 'Songti SC', SimSun"
)
_LATIN: Final = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', Georgia"
FONTS: Final = {"zh": f"{_CHINESE}, {_LATIN}, serif", "en": f"{_LATIN}, {_CHINESE}, serif"}

TAGS: Final = {"zh": "zh-Hant", "en": "en"}  # the languages as BCP 47 names them

_LIGHT: Final = {"paper": "#fbf8f1", "ink": "#26211a", "soft": "#665c4e", "rule": "#b9ab93", "red": "#9c2f1c"}
_DARK: Final = {"paper": "#1b1916", "ink": "#ebe4d6", "soft": "#b0a592", "rule": "#5c5345", "red": "#ef9a83"}

_MARGIN = 28.0
_GAP = 22.0  # between columns
_BAR_WIDTH, _BAR_HEIGHT, _BAR_BREAK = 76.0, 9.0, 16.0
_SIZE, _SMALL = 16.0, 11.5
_EMS = ((frozenset(" ijlrtf.,:'·()"), 0.42), (frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZmw"), 0.85))
_EM = 0.62  # any other Latin letter, in the widest of the fonts
_ILLEGAL = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def chart_svg(consultation: Consultation, *, lang: Lang = "both") -> str:
    """Return the chart as an SVG document, with a title and a description that tell it in words."""
    drawing = _Drawing(consultation, languages(lang))
    ET.indent(drawing.root)
    return ET.tostring(drawing.root, encoding="unicode") + "\n"


def bar(mark: int, width: float, gap: float) -> list[tuple[float, float]]:
    """Return the pieces of a line of a hexagram, each where it begins and how wide it is."""
    if mark in (7, 9):
        return [(0, width)]
    piece = (width - gap) / 2
    return [(0, piece), (piece + gap, piece)]


def text_width(text: str, size: float) -> float:
    """Return about how wide a text is, rather too wide than too narrow, in the unit of `size`."""
    return size * sum(map(_ems, text))


def _ems(char: str) -> float:
    for chars, width in _EMS:
        if char in chars:
            return width
    return _EM if char < "\u2000" else 1


def legal(text: str) -> str:
    """Return a text without the characters that XML does not allow, what would steer a terminal written out."""
    return _ILLEGAL.sub("\ufffd", visible(text, keep="\n\t"))


@dataclass(frozen=True, slots=True)
class _Column:
    """A column of words: its head, and a cell a line, top line first."""

    head: Said
    cells: Sequence[Said]
    style: str = "ink"


@dataclass(frozen=True, slots=True)
class _Figure:
    """A hexagram drawn: a mark a line, top line first, with the lines that stand out."""

    marks: Sequence[int]
    struck: Sequence[bool]
    signs: Sequence[str]


class _Drawing:
    """The picture, made from top to bottom; `root` is the document."""

    def __init__(self, consultation: Consultation, langs: Sequence[One]) -> None:
        self.consultation = consultation
        self.langs = langs
        self.main = _SIZE if langs[0] == "zh" else 14.0
        self.pitch = 38.0 if tuple(langs) == ("zh",) else 48.0
        self.rows = rows(consultation)
        columns = list(self.columns())
        widths = [self.width_of(column) for column in columns]
        self.width = sum(widths) + _GAP * (len(widths) - 1)
        self.width = max(self.width, *(text_width(said(self.heading, one), 30) for one in langs))
        self.root = ET.Element("svg", {
            "xmlns": "http://www.w3.org/2000/svg", "role": "img", "aria-labelledby": "title desc",
            "lang": TAGS[langs[0]],
        })  # fmt: skip
        self.told()
        ET.SubElement(self.root, "style").text = _style()
        self.rect(0, 0, 0, 0, "paper")
        paper = self.root[-1]
        y = self.head(_MARGIN)
        y = self.chart(columns, widths, y) + _MARGIN
        total = self.width + 2 * _MARGIN
        size = {"width": f"{total:.1f}", "height": f"{y:.1f}"}
        self.root.attrib |= {"viewBox": f"0 0 {total:.1f} {y:.1f}"} | size
        self.root.set("style", "max-width: 100%; height: auto")  # it shrinks with what it stands in
        paper.attrib |= {"width": "100%", "height": "100%"}

    @property
    def heading(self) -> Said:
        """What was cast; where nothing moves, that too."""
        name, still = title(self.consultation), WORDS["still"]
        return name if moves(self.consultation) else Said(f"{name.zh}　{still.zh}", f"{name.en}, {still.en}")

    # what is drawn

    def columns(self) -> Iterator[_Column | _Figure]:
        """Yield the columns from left to right, without those that are empty."""
        struck = [bool(row.sign) for row in self.rows]
        columns: list[_Column | _Figure] = [
            _Column(NOTHING, [row.name for row in self.rows], "soft"),
            _Column(WORDS["spirit"], [row.spirit for row in self.rows]),
            _Column(WORDS["hidden"], [row.hidden for row in self.rows], "soft"),
            _Column(WORDS["line"], [row.seat for row in self.rows]),
            _Figure([row.mark for row in self.rows], struck, [row.sign for row in self.rows]),
            _Column(NOTHING, [row.roles for row in self.rows], "red"),
        ]
        if moves(self.consultation):
            columns += [
                _Figure([row.after for row in self.rows], struck, []),
                _Column(WORDS["becomes"], [row.changed for row in self.rows]),
            ]
        columns += [
            _Column(WORDS["strength"], [row.strength for row in self.rows]),
            _Column(WORDS["state"], [row.states for row in self.rows]),
        ]
        yield from (
            column for column in columns if isinstance(column, _Figure) or any(map(any, column.cells))
        )

    def told(self) -> None:
        """Tell the chart in words, for those who do not see it."""
        one = self.langs[0]
        ET.SubElement(self.root, "title", id="title").text = legal(said(self.heading, one))
        told = [sentence(fact, one) for facts in (question, time, place) for fact in facts(self.consultation)]
        told += [_told(row, one) for row in self.rows]
        ET.SubElement(self.root, "desc", id="desc").text = legal(("。" if one == "zh" else ". ").join(told))

    # how it is drawn

    def head(self, y: float) -> float:
        """Draw the title and what stands above the chart; return where they end."""
        for place_, one in enumerate(self.langs):
            size = 30.0 if place_ == 0 and one == "zh" else 20.0 if place_ == 0 else 15.0
            y += size
            self.text(_MARGIN, y, said(self.heading, one), size, "ink" if place_ == 0 else "soft", one)
            y += 8
        y += 6
        for one in self.langs:
            size = 14.0 if one == "zh" else 12.5
            for facts in (question, time, place):
                for words in self.flow([sentence(fact, one) for fact in facts(self.consultation)], size):
                    y += size + 6
                    self.text(_MARGIN, y, words, size, "soft", one)
        return y + 18

    def flow(self, items: Iterable[str], size: float) -> Iterator[str]:
        """Set items side by side, as many as fit."""
        line = ""
        for item in items:
            joined = f"{line}\u2003{item}" if line else item
            if line and text_width(joined, size) > self.width:
                yield line
                joined = item
            line = joined
        if line:
            yield line

    def chart(self, columns: Sequence[_Column | _Figure], widths: Sequence[float], y: float) -> float:
        """Draw the six lines between rules; return where they end."""
        self.rule(y, 2.0)
        self.rule(y + 4, 0.7)
        head = y + 14 + (_SMALL + 2) * len(self.langs)
        body = head + 10
        self.rule(body, 0.7)
        x = _MARGIN
        for column, width in zip(columns, widths, strict=True):
            if isinstance(column, _Figure):
                self.figure(column, x, body)
            else:
                for place_, one in enumerate(reversed(self.langs)):
                    self.text(x, head - place_ * (_SMALL + 2), said(column.head, one), _SMALL, "soft", one)
                for row, cell in enumerate(column.cells):
                    self.cell(cell, x, body + row * self.pitch, column.style)
            x += width + _GAP
        end = body + 6 * self.pitch + 4
        self.rule(end, 0.7)
        self.rule(end + 4, 2.0)
        return end + 4

    def cell(self, words: Said, x: float, y: float, style: str) -> None:
        """Draw words in a row that begins at y."""
        parts = self.parts(words)
        if len(parts) == 1:
            self.text(x, y + self.pitch / 2 + self.main * 0.36, parts[0][0], self.main, style, parts[0][1])
        else:
            self.text(x, y + 23, parts[0][0], self.main, style, parts[0][1])
            self.text(x, y + 39, parts[1][0], _SMALL, "soft", parts[1][1])

    def parts(self, words: Said) -> list[tuple[str, One]]:
        """Return the lines of a cell: one a language, in English alone the kin and what is told of it."""
        if tuple(self.langs) == ("en",):
            return [(part, "en") for part in words.en.split(", ", 1)]
        return [(said(words, one), one) for one in self.langs]

    def figure(self, figure: _Figure, x: float, y: float) -> None:
        """Draw a hexagram, its first row beginning at y."""
        for row, (mark, struck) in enumerate(zip(figure.marks, figure.struck, strict=True)):
            middle = y + (row + 0.5) * self.pitch
            style = "red" if struck else "ink"
            for start, width in bar(mark, _BAR_WIDTH, _BAR_BREAK):
                self.rect(x + start, middle - _BAR_HEIGHT / 2, width, _BAR_HEIGHT, style)
            if figure.signs and figure.signs[row]:
                self.sign(figure.signs[row], x + _BAR_WIDTH + 15, middle)

    def sign(self, sign: str, x: float, y: float) -> None:
        """Draw the mark of a moving line."""
        pen = {"fill": "none", "class": "red-pen", "stroke": _LIGHT["red"], "stroke-width": "2"}
        if sign == "○":
            ET.SubElement(self.root, "circle", {"cx": f"{x:.1f}", "cy": f"{y:.1f}", "r": "6"} | pen)
        else:
            d = f"M{x - 5:.1f} {y - 5:.1f}l10 10m0 -10l-10 10"
            ET.SubElement(self.root, "path", {"d": d} | pen)

    def width_of(self, column: _Column | _Figure) -> float:
        """Return how wide a column is drawn."""
        if isinstance(column, _Figure):
            return _BAR_WIDTH + (24 if any(column.signs) else 0)
        sizes = (self.main, _SMALL)
        cells = [
            text_width(part, size)
            for cell in column.cells
            for (part, _), size in zip(self.parts(cell), sizes, strict=False)
        ]
        return max(cells + [text_width(said(column.head, one), _SMALL) for one in self.langs])

    def text(self, x: float, y: float, words: str, size: float, style: str, lang: One) -> None:
        """Draw words from x on, their baseline at y."""
        if words:
            ET.SubElement(self.root, "text", {
                "x": f"{x:.1f}", "y": f"{y:.1f}", "font-size": f"{size:g}", "class": style,
                "fill": _LIGHT[style], "lang": TAGS[lang], "font-family": FONTS[lang],
            }).text = legal(words)  # fmt: skip

    def rect(self, x: float, y: float, width: float, height: float, style: str) -> None:
        """Draw a filled rectangle."""
        ET.SubElement(self.root, "rect", {
            "x": f"{x:.1f}", "y": f"{y:.1f}", "width": f"{width:.1f}", "height": f"{height:.1f}",
            "class": style, "fill": _LIGHT[style],
        })  # fmt: skip

    def rule(self, y: float, weight: float) -> None:
        """Draw a rule across the page."""
        self.rect(_MARGIN, y, self.width, weight, "rule")


def _told(row: Row, one: One) -> str:
    """Tell one line in words."""
    parts = [said(words, one) for words in (row.seat, row.roles, row.states) if words.zh]
    if row.changed.zh:
        parts.append(f"{said(WORDS['becomes'], one)} {said(row.changed, one)}")
    parts.append(f"{said(WORDS['hidden'], one)} {said(row.hidden, one)}")
    name = said(row.name, one)
    return f"{name}：{'，'.join(parts)}" if one == "zh" else f"{name}: {', '.join(parts)}"


def _style() -> str:
    dark = "".join(f".{name}{{fill:{colour}}}" for name, colour in _DARK.items())
    return f"@media (prefers-color-scheme:dark){{{dark}.red-pen{{stroke:{_DARK['red']}}}}}"
