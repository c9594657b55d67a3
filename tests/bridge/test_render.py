"""Every renderer over real consultations, parsed back and compared with the table of nodes, step by step."""

from __future__ import annotations

import json
import random
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from html.parser import HTMLParser
from typing import Any, get_args
from xml.etree import ElementTree as ET

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

from yimao.bridge import Cast, Consultation, Node, ProofTree, Said, Session, Why
from yimao.bridge.calendar import STEMS
from yimao.bridge.proof import Detail
from yimao.bridge.render import KINDS, Lang, languages, passage, remarks, said
from yimao.bridge.render.dot import proof_dot
from yimao.bridge.render.html import TEMPLATES, Grid, consultation_html, notebook_html, why_html
from yimao.bridge.render.markdown import consultation_markdown, why_markdown
from yimao.bridge.render.mermaid import proof_mermaid
from yimao.bridge.render.svg import chart_svg

LANGS: tuple[Lang, ...] = get_args(Lang)
DETAILS: tuple[Detail, ...] = get_args(Detail)
BRANCHES = "子丑寅卯辰巳午未申酉戌亥"
DAYS = [STEMS[n % 10] + BRANCHES[n % 12] for n in range(60)]
HOSTILE = "<script>alert('1')</script> & \"q\" `c` *b* [x](y) | {z} \\n #35; $$t$$\n# h\u0001"
VOID = {"br", "meta", "link", "img", "hr", "input", "rect", "circle", "path"}

session = Session()


def random_casts(seed: int, count: int) -> Iterator[Cast]:
    chance = random.Random(seed)
    for number in range(count):
        time = [
            {},
            {"month": chance.choice(BRANCHES), "day": chance.choice(DAYS)},
            {"year": "辛卯", "month": "子", "day": chance.choice(DAYS), "term": f"冬至+{number}"},
        ]
        yield Cast.from_lines(chance.choices((6, 7, 8, 9), k=6), **time[number % 3])


@pytest.fixture(scope="module")
def plain() -> Consultation:
    return session.consult(Cast.of("困", "兌", month="子", day="戊寅"), use="官鬼")


@pytest.fixture(scope="module")
def consultations(plain: Consultation) -> list[Consultation]:
    ill = Cast.from_lines((9, 6, 8, 7, 6, 9), month="子", day="甲午", year="辛卯", term="冬至+3")
    return [
        plain,
        session.consult(ill, about="疾病", for_="長男"),
        session.consult(Cast.of("乾"), use="世"),
        session.consult(
            Cast.of("震", "巽", month="申", day="乙酉"), use="世", readings={"ban": "ren_yi"}, about="遷"
        ),
        *(session.consult(cast, use=use) for cast, use in zip(random_casts(7, 6), "世應世應世應", strict=True)),
    ]


@pytest.fixture(scope="module")
def why() -> Why:
    found = session.why("fu_chu(Pan, Yao, Degree)", Cast.of("困", "兌", month="子", day="戊寅"))
    assert len(found.conclusions) == 6
    return found


def defeated() -> Consultation:
    """Return a consultation in which exceptions beat conclusions."""
    cast = Cast.from_lines((7, 6, 9, 8, 6, 7), month="卯", day="癸酉")
    return session.consult(cast, all=True, seconds=60)


# ── a small reader of HTML ──────────────────────────────────────────────────────────────────────────────────


@dataclass
class Element:
    """An element with its children, text among them."""

    tag: str
    attributes: dict[str, str | None] = field(default_factory=dict)
    children: list[Element | str] = field(default_factory=list)
    parent: Element | None = None

    def all(self, tag: str | None = None, **attributes: str) -> Iterator[Element]:
        """Yield the elements below with a tag and with attributes; `class_` is one of the classes."""
        for child in self.children:
            if isinstance(child, Element):
                given = child.attributes | {"class_": child.attributes.get("class") or ""}
                if (tag is None or child.tag == tag) and all(
                    value in (given.get(name) or "").split() if name == "class_" else given.get(name) == value
                    for name, value in attributes.items()
                ):
                    yield child
                yield from child.all(tag, **attributes)

    def one(self, tag: str | None = None, **attributes: str) -> Element:
        """Return the first such element."""
        return next(self.all(tag, **attributes))

    @property
    def text(self) -> str:
        """The text, blanks collapsed."""
        return " ".join("".join(self.pieces()).split())

    def pieces(self) -> Iterator[str]:
        for child in self.children:
            yield from [child] if isinstance(child, str) else child.pieces()

    def above(self) -> Iterator[Element]:
        """Yield the elements around, the nearest first."""
        at = self.parent
        while at:
            yield at
            at = at.parent


class Reader(HTMLParser):
    """Reads a page strictly: every element is closed, in order."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.at = self.root = Element("#root")
        self.feed(page)
        self.close()
        assert self.at is self.root, f"<{self.at.tag}> is not closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"<{tag}> has an attribute twice: {names}"
        element = Element(tag, dict(attrs), parent=self.at)
        self.at.children.append(element)
        if tag not in VOID:
            self.at = element

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.at.children.append(Element(tag, dict(attrs), parent=self.at))

    def handle_endtag(self, tag: str) -> None:
        assert tag == self.at.tag, f"</{tag}> closes <{self.at.tag}>"
        assert self.at.parent
        self.at = self.at.parent

    def handle_data(self, data: str) -> None:
        self.at.children.append(data)


def read(page: str) -> Element:
    return Reader(page).root


# ── proofs, parsed back ─────────────────────────────────────────────────────────────────────────────────────

# A step as it was found: its id where the format names it, its depth, its sentences, what is remarked on it.
Found = tuple[int | None, int, tuple[str, ...], str]


def wanted(proofs: ProofTree, roots: Sequence[int], detail: Detail, lang: Lang) -> list[Found]:
    """Return what must be found of the steps below some conclusions, straight from the table of nodes."""
    found: list[Found] = []
    for root in roots:
        if detail == "full":
            depth = {root: 0}
            below = []
            for node in proofs.nodes[root + 1 :]:  # each node stands after its parent
                if node.parent in depth:
                    depth[node.id] = depth[node.parent] + 1
                    below.append(node)
                elif node.parent is None:
                    break
            shown = [(depth[node.id], node) for node in below]
        else:
            shown = list(proofs.walk(proofs.nodes[root], detail="short"))
        found += [(node.id, level, told(node, lang), noted(node, lang)) for level, node in shown]
    return found


def told(node: Any, lang: Lang) -> tuple[str, ...]:
    return tuple(said(node, one) for one in languages(lang))


def noted(node: Node, lang: Lang) -> str:
    one = languages(lang)[0]
    kind = said(KINDS[node.kind], one)
    if node.kind in ("rule", "absent"):
        kind = ""
    return " ".join(filter(None, (kind, node.passage and passage(node.passage, one))))


def in_html(item: Element) -> Found:
    """Read a step that a page shows."""
    line = item.one("summary") if item.children_of("details") else item.one("div", class_="fact")
    sentences = tuple(span.text for span in line.all("span", class_="says"))
    kinds = [span.one("span").text for span in line.all("span", class_="kind")]
    keys = [span.text for span in line.all(class_="key")]
    level = sum("step" in (around.attributes.get("class") or "").split() for around in item.above())
    return int(item.attributes["data-node"] or ""), level + 1, sentences, " ".join(kinds + keys)


def children_of(self: Element, tag: str) -> list[Element]:
    return [child for child in self.children if isinstance(child, Element) and child.tag == tag]


Element.children_of = children_of  # type: ignore[attr-defined]
