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
from itertools import pairwise
from typing import Any, get_args
from xml.etree import ElementTree as ET

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

from yimao.bridge import Cast, Consultation, Node, ProofTree, Said, Session, Why
from yimao.bridge.calendar import BRANCHES, SIXTY
from yimao.bridge.errors import visible
from yimao.bridge.proof import Detail
from yimao.bridge.render import KINDS, WORDS, Lang, languages, passage, remarks, said
from yimao.bridge.render.dot import proof_dot
from yimao.bridge.render.html import TEMPLATES, Grid, consultation_html, notebook_html, why_html
from yimao.bridge.render.markdown import consultation_markdown, why_markdown
from yimao.bridge.render.mermaid import proof_mermaid
from yimao.bridge.render.svg import chart_svg
from yimao.bridge.render.text import consultation_text

LANGS: tuple[Lang, ...] = get_args(Lang)
DETAILS: tuple[Detail, ...] = get_args(Detail)
STEERING = "\x01\x1b[31m\x9b1m\u202e!\ud800"
HOSTILE = "<script>alert('1')</script> & \"q\" `c` *b* [x](y) | {z} \\n #35; $$t$$\n# h" + STEERING
VOID = {"br", "meta", "link", "img", "hr", "input", "rect", "circle", "path"}

session = Session()


def random_casts(seed: int, count: int) -> Iterator[Cast]:
    chance = random.Random(seed)
    for number in range(count):
        time = [
            {},
            {"month": chance.choice(BRANCHES), "day": chance.choice(SIXTY)},
            {"year": "辛卯", "month": "子", "day": chance.choice(SIXTY), "term": f"冬至+{number}"},
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
        session.consult(Cast.from_lines((6, 8, 7, 6, 9, 7), month="丑", day="壬子"), use="兄弟"),
        session.consult(
            Cast.of("震", "巽", month="申", day="乙酉"), use="世", readings={"ban": "ren_yi"}, about="遷"
        ),
        *(session.consult(cast, use=use) for cast, use in zip(random_casts(7, 3), "世應世", strict=True)),
    ]


@pytest.fixture(scope="module")
def why() -> Why:
    found = session.why("fu_chu(Pan, Yao, Degree)", Cast.of("困", "兌", month="子", day="戊寅"))
    assert len(found.conclusions) == 6
    return found


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
        stack = self.children[::-1]
        while stack:
            child = stack.pop()
            if isinstance(child, Element):
                if tag in (None, child.tag) and child.has(attributes):
                    yield child
                stack += child.children[::-1]

    def has(self, attributes: dict[str, str]) -> bool:
        """Tell whether the element has attributes."""
        return all(
            value in self.classes if name == "class_" else self.attributes.get(name) == value
            for name, value in attributes.items()
        )

    @property
    def classes(self) -> list[str]:
        """The classes of the element."""
        return (self.attributes.get("class") or "").split()

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

    def within(self, tag: str) -> list[Element]:
        """Return the children with a tag."""
        return [child for child in self.children if isinstance(child, Element) and child.tag == tag]

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


@dataclass(frozen=True)
class Found:
    """A step as it is rendered.

    `level` is 0 for a conclusion; `id` is None where the format does not name it. `told` has a sentence a
    language and `noted` what is remarked: what kind of fact it is, its passage.
    """

    id: int | None
    level: int
    told: tuple[str, ...]
    noted: str


def wanted(proofs: ProofTree, roots: Sequence[int], detail: Detail, lang: Lang) -> list[Found]:
    """Return what is to be found of some proofs; of full ones, straight from the table of nodes."""
    found = []
    for root in roots:
        shown = [(0, proofs.nodes[root])]
        if detail == "short":
            shown += proofs.walk(proofs.nodes[root], detail="short")
        else:
            depth = {root: 0}
            for node in proofs.nodes[root + 1 :]:  # each node stands after its parent
                if node.parent is None:
                    break
                depth[node.id] = depth[node.parent] + 1
                shown.append((depth[node.id], node))
        found += [Found(node.id, level, told(node, lang), noted(node, lang)) for level, node in shown]
    return found


def told(node: Node, lang: Lang) -> tuple[str, ...]:
    return tuple(node.zh if one == "zh" else node.en for one in languages(lang))


def noted(node: Node, lang: Lang) -> str:
    one = languages(lang)[0]
    kind = "" if node.kind in ("rule", "absent") else said(KINDS[node.kind], one)
    return " ".join(filter(None, (kind, node.passage and passage(node.passage, one))))


def below(found: Sequence[Found]) -> list[Found]:
    """Leave out the conclusions, whose remarks are of another kind."""
    return [step for step in found if step.level]


def unnamed(found: Sequence[Found]) -> list[Found]:
    return [replace(step, id=None) for step in found]


def roots(shown: Consultation | Why) -> list[int]:
    return [conclusion.proof for conclusion in shown.conclusions]


def html_steps(page: Element) -> list[Found]:
    """Read the steps of a page, the conclusions among them."""
    return [_html_step(item) for item in page.all("li") if "data-node" in item.attributes]


def _html_step(item: Element) -> Found:
    folded = item.within("details")
    line = folded[0].within("summary")[0] if folded else item.one("div", class_="fact")
    kinds = [kind.one("span").text for kind in line.all("span", class_="kind")]
    keys = [key.text for key in line.all(class_="key")]
    level = sum("data-node" in around.attributes for around in item.above())
    sentences = tuple(sentence.text for sentence in line.all("span", class_="says"))
    return Found(int(item.attributes["data-node"] or ""), level, sentences, " ".join(kinds + keys))


def markdown_steps(text: str) -> list[Found]:
    """Read the steps of Markdown, the conclusions among them: every item of its lists."""
    found: list[Found] = []
    level = -1
    for token in MarkdownIt("commonmark", {"maxNesting": 200}).enable("table").parse(text):
        if token.type in ("bullet_list_open", "bullet_list_close"):
            level += token.nesting
        elif token.type == "inline" and level >= 0:
            found.append(_markdown_step(token, level))
        else:
            assert token.type in MARKDOWN or level < 0, token.type
    return found


MARKDOWN = {"list_item_open", "list_item_close", "paragraph_open", "paragraph_close"}


def _markdown_step(token: Token, level: int) -> Found:
    lines, codes = [""], []
    for child in token.children or []:
        match child.type:
            case "text":
                lines[-1] += child.content
            case "code_inline":
                codes.append(child.content)
            case "hardbreak":
                lines.append("")
            case _:
                assert child.type in ("strong_open", "strong_close"), child.type
    return Found(None, level, tuple(line.strip() for line in lines), " ".join(codes))


def graph_steps(nodes: dict[int, list[str]], edges: list[tuple[int, int]], lang: Lang) -> list[Found]:
    """Read the steps of a graph from its nodes, each with the lines of its label, and its edges."""
    above = {low: high for high, low in edges}
    assert len(above) == len(edges), "a step stands under two"
    found: dict[int, Found] = {}
    count = len(languages(lang))
    for number, lines in nodes.items():
        level = found[above[number]].level + 1 if number in above else 0
        assert all(line.startswith("[") and line.endswith("]") for line in lines[count:])
        found[number] = Found(
            number, level, tuple(lines[:count]), " ".join(line[1:-1] for line in lines[count:])
        )
    return list(found.values())


def dot_steps(text: str, lang: Lang) -> list[Found]:
    head, *rows, tail = text.splitlines()
    assert (head, tail) == ("digraph proof {", "}")
    nodes: dict[int, list[str]] = {}
    edges = []
    for row in rows:
        if edge := re.fullmatch(r"  n(\d+) -> n(\d+);", row):
            edges.append((int(edge[1]), int(edge[2])))
        elif node := re.fullmatch(
            r'  n(\d+) \[label="((?:[^"\\]|\\.)*)", (?:\w+=(?:\w+|"[^"]*")(?:, )?)+\];', row
        ):
            label = re.sub(r"\\(.)", lambda escape: "\n" if escape[1] == "n" else escape[1], node[2])
            assert int(node[1]) not in nodes
            nodes[int(node[1])] = label.split("\n")
        else:
            assert re.match(r"  (rankdir=|node \[|edge \[)", row), row
    return graph_steps(nodes, edges, lang)


def mermaid_steps(text: str, lang: Lang) -> list[Found]:
    head, *rows = text.splitlines()
    assert head == "flowchart LR"
    nodes: dict[int, list[str]] = {}
    edges, looks, used = [], set(), set()
    for row in rows:
        if edge := re.fullmatch(r"  n(\d+) --> n(\d+)", row):
            edges.append((int(edge[1]), int(edge[2])))
        elif node := re.fullmatch(r'  n(\d+)\["([^"]*)"\]:::(\w+)', row):
            assert int(node[1]) not in nodes
            used.add(node[3])
            nodes[int(node[1])] = [
                re.sub(r"#(\d+);", lambda code: chr(int(code[1])), line) for line in node[2].split("<br>")
            ]
        else:
            look = re.fullmatch(r"  classDef (\w+) \S.*", row)
            assert look, row
            looks.add(look[1])
    assert used <= looks
    return graph_steps(nodes, edges, lang)


@pytest.mark.parametrize("detail", DETAILS)
@pytest.mark.parametrize("lang", LANGS)
def test_every_proof_of_a_page_is_the_table_of_nodes(
    consultations: list[Consultation], lang: Lang, detail: Detail
) -> None:
    for consultation in consultations:
        found = html_steps(read(consultation_html(consultation, lang=lang, detail=detail)))
        order = [step.id for step in found if step.level == 0]
        assert sorted(order, key=str) == sorted(roots(consultation), key=str)
        assert below(found) == below(wanted(consultation.proofs, order, detail, lang))


@pytest.mark.parametrize("detail", DETAILS)
@pytest.mark.parametrize("lang", LANGS)
def test_every_proof_in_markdown_is_the_table_of_nodes(
    consultations: list[Consultation], lang: Lang, detail: Detail
) -> None:
    for consultation in consultations:
        text = consultation_markdown(consultation, lang=lang, detail=detail)
        head = "\n## " + " ".join(said(WORDS["ledger"], one) for one in languages(lang))
        start = text.index("\n## ", text.index(head) + 1)
        found = markdown_steps(text[start : text.rindex("\n## ")])  # between the ledger and the readings
        order = [
            conclusion.proof
            for _, conclusions in consultation.by_room()
            for _, group in consultation.by_use(conclusions)
            for conclusion in group
        ]
        steps = wanted(consultation.proofs, order, detail, lang)
        assert below(found) == unnamed(below(steps))
        assert [step.level for step in found] == [step.level for step in steps]


@pytest.mark.parametrize("read_steps, write", [(dot_steps, proof_dot), (mermaid_steps, proof_mermaid)])
@pytest.mark.parametrize("detail", DETAILS)
@pytest.mark.parametrize("lang", LANGS)
def test_every_proof_as_a_graph_is_the_table_of_nodes(
    consultations: list[Consultation],
    lang: Lang,
    detail: Detail,
    read_steps: Callable[[str, Lang], list[Found]],
    write: Callable[..., str],
) -> None:
    for consultation in consultations:
        graph = write(consultation.proofs, lang=lang, detail=detail)
        assert read_steps(graph, lang) == wanted(consultation.proofs, roots(consultation), detail, lang)
        one = consultation.conclusions[0].proof
        graph = write(consultation.proofs, [consultation.nodes[one]], lang=lang, detail=detail)
        assert read_steps(graph, lang) == wanted(consultation.proofs, [one], detail, lang)


@pytest.mark.parametrize("detail", DETAILS)
def test_the_proofs_of_a_goal_are_the_table_of_nodes(why: Why, detail: Detail) -> None:
    steps = below(wanted(why.proofs, roots(why), detail, "both"))
    assert steps
    assert below(html_steps(read(why_html(why, detail=detail)))) == steps
    assert below(html_steps(read(notebook_html(why, detail=detail)))) == steps
    assert below(markdown_steps(why_markdown(why, detail=detail))) == unnamed(steps)


def test_the_consultations_show_every_kind_of_step(consultations: list[Consultation]) -> None:
    shown = {node.kind for consultation in consultations for node in consultation.nodes}
    assert shown == set(KINDS)


def test_the_check_of_proofs_sees_a_step_that_is_wrong(plain: Consultation) -> None:
    leaf = max(plain.nodes, key=lambda node: node.id)
    changed = (*plain.nodes[:-1], leaf._replace(zh="改"))
    moved = (
        *plain.nodes[:-1],
        leaf._replace(parent=leaf.id - 2 if leaf.parent == leaf.id - 1 else leaf.id - 1),
    )
    right = below(wanted(plain.proofs, roots(plain), "full", "zh"))
    for nodes in (changed, moved, plain.nodes[:-1]):
        page = consultation_html(replace(plain, nodes=nodes), lang="zh", detail="full")
        assert below(html_steps(read(page))) != right


def test_a_depth_cuts_every_format_alike(plain: Consultation) -> None:
    steps = [step for step in wanted(plain.proofs, roots(plain), "full", "zh") if step.level <= 2]
    page = read(consultation_html(plain, lang="zh", detail="full", depth=2))
    assert below(html_steps(page)) == below(steps)
    assert dot_steps(proof_dot(plain.proofs, lang="zh", detail="full", depth=2), "zh") == steps
    assert mermaid_steps(proof_mermaid(plain.proofs, lang="zh", detail="full", depth=2), "zh") == steps


def test_without_proofs_conclusions_stand_alone(plain: Consultation) -> None:
    page = read(consultation_html(plain, detail=None))
    assert {step.level for step in html_steps(page)} == {0}
    assert not list(page.all("details"))


def test_what_is_remarked_on_a_conclusion_is_shown(consultations: list[Consultation]) -> None:
    seen = set()
    for consultation in consultations:
        page = read(consultation_html(consultation, lang="en"))
        text = consultation_markdown(consultation, lang="en", detail=None)
        for place, conclusion in enumerate(consultation.conclusions):
            item = page.one("li", id=f"c{place}")
            words = [word for _, word in remarks(conclusion, "en")]
            seen |= set(words)
            assert item.one("span", class_="says").text == conclusion.en
            assert [chip.text for chip in item.all("span", class_="chip")] == words
            bold = "".join(f" **{word}**" for word in words)
            assert f"- {conclusion.en}{bold} `" in text
    assert {"good", "bad", "overruled"} <= seen


def deep_tree(depth: int) -> ProofTree:
    nodes = [Node(0, None, "rule", "a(0)", "12.1/a", "12.1", "零", "0")]
    nodes += [Node(n, n - 1, "rule", f"a({n})", "12.1/a", "12.1", f"第{n}", str(n)) for n in range(1, depth)]
    return ProofTree(nodes)


def test_a_proof_deeper_than_python_recurses_is_drawn() -> None:
    proofs = deep_tree(3000)
    for write, read_steps in ((proof_dot, dot_steps), (proof_mermaid, mermaid_steps)):
        found = read_steps(write(proofs, lang="zh", detail="full"), "zh")
        assert [step.level for step in found] == list(range(3000))


def test_a_page_has_proofs_deeper_than_python_recurses(why: Why) -> None:
    proofs = deep_tree(3000)
    deep = replace(why, conclusions=(why.conclusions[0]._replace(proof=0),), nodes=tuple(proofs.nodes))
    page = why_html(deep, lang="zh", detail="full")
    assert page.count("<details") == page.count("</details>") == 2999
    assert page.count("data-node=") == 3000


# ── hostile text ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def hostile(plain: Consultation) -> Consultation:
    """Return a consultation in which all that can be text is hostile."""
    nodes = tuple(node._replace(zh=f"{node.id}. {HOSTILE}", en=f"- {HOSTILE}") for node in plain.nodes)
    conclusions = tuple(
        conclusion._replace(zh=f"1. {HOSTILE}", en=HOSTILE) for conclusion in plain.conclusions
    )
    cast = replace(plain.cast, about=HOSTILE, for_=HOSTILE, warnings=(Said(HOSTILE, HOSTILE),))
    return replace(plain, cast=cast, nodes=nodes, conclusions=conclusions)


def collapsed(text: str) -> str:
    """Return a text on one line, its controls written out, as every page has it."""
    return visible(" ".join(text.split()))


def test_hostile_text_is_inert_on_a_page(hostile: Consultation) -> None:
    markup = consultation_html(hostile, question=HOSTILE, originals={"17.3n": HOSTILE}, detail="full")
    assert "<script" not in markup
    page = read(markup)
    assert page.one("p", class_="question").text == collapsed(HOSTILE)
    assert page.one("blockquote").text == collapsed(HOSTILE)
    assert {sentence.text for sentence in page.all("span", class_="says", lang="en")} >= {
        collapsed(f"- {HOSTILE}"),
        collapsed(HOSTILE),
    }
    assert {element.tag for element in page.all()} == {
        element.tag
        for element in read(consultation_html(hostile, question="?", originals={"17.3n": "?"})).all()
    }


def test_hostile_text_is_inert_in_markdown(hostile: Consultation) -> None:
    text = consultation_markdown(hostile, detail="full")
    found = markdown_steps(text[: text.rindex("\n## 讀法")])
    assert {step.told for step in found if step.level} == {
        (collapsed(f"{node.id}. {HOSTILE}"), collapsed(f"- {HOSTILE}"))
        for node in hostile.nodes
        if node.parent is not None
    }
    kinds = {token.type for token in MarkdownIt("commonmark").enable("table").parse(text)}
    inline = {
        child.type
        for token in MarkdownIt("commonmark").enable("table").parse(text)
        for child in token.children or []
        if child.type != "html_inline" or child.content != "<br>"
    }
    assert not kinds & {"html_block", "fence", "code_block", "blockquote_open", "ordered_list_open"}
    assert not inline & {"html_inline", "link_open", "image"}


@pytest.mark.parametrize("read_steps, write", [(dot_steps, proof_dot), (mermaid_steps, proof_mermaid)])
def test_hostile_text_is_inert_in_a_graph(
    hostile: Consultation, read_steps: Callable[[str, Lang], list[Found]], write: Callable[..., str]
) -> None:
    found = read_steps(write(hostile.proofs, lang="zh", detail="full").replace("\\n# h", " # h"), "zh")
    assert {collapsed(" ".join(step.told)) for step in found} == {
        collapsed(node.zh) for node in hostile.nodes
    }


@pytest.mark.skipif(not shutil.which("dot"), reason="Graphviz is not installed")
def test_graphviz_reads_the_graphs(plain: Consultation, hostile: Consultation) -> None:
    for proofs in (plain.proofs, hostile.proofs):
        graph = proof_dot(proofs, detail="full")
        done = subprocess.run(
            ["dot", "-Tplain"], input=graph, capture_output=True, encoding="utf-8", check=False, timeout=60
        )
        assert done.returncode == 0, done.stderr
        drawn = re.findall(r"^node n(\d+) ", done.stdout, re.MULTILINE)
        assert sorted(map(int, drawn)) == [node.id for node in proofs.nodes]
        assert len(re.findall(r"^edge ", done.stdout, re.MULTILINE)) == len(proofs.nodes) - len(proofs.roots)


def test_hostile_text_leaves_a_drawing_well_formed(hostile: Consultation) -> None:
    root = ET.fromstring(chart_svg(hostile))
    texts = [collapsed("".join(text.itertext())) for text in root.iter(f"{SVG}text")]
    assert collapsed(f"所占 {HOSTILE}") in " ".join(texts)
    assert {element.tag.removeprefix(SVG) for element in root.iter()} == {
        "svg", "title", "desc", "style", "rect", "text", "path",
    }  # fmt: skip


@pytest.mark.parametrize("color", [False, True])
def test_no_page_steers_a_terminal(hostile: Consultation, color: bool) -> None:
    proofs = hostile.proofs
    pages = [
        consultation_text(hostile, detail="full", color=color),
        consultation_html(hostile, question=HOSTILE, originals={"17.3n": HOSTILE}, detail="full"),
        consultation_markdown(hostile, question=HOSTILE, detail="full"),
        chart_svg(hostile),
        proof_dot(proofs, detail="full"),
        proof_mermaid(proofs, detail="full"),
    ]
    for page in pages:
        plain = re.sub(r"\x1b\[[\d;]+m", "", page) if color and page is pages[0] else page
        assert visible(plain, keep="\n\t") == plain
        assert re.search(r"(x|#120;)1b(\\?\[|#91;)31m", plain)


# ── the page ────────────────────────────────────────────────────────────────────────────────────────────────


def grids() -> list[Grid]:
    months, days = [Said(branch, branch) for branch in BRANCHES], [Said(day, day) for day in SIXTY]
    counts = [[(row * 7 + column) % 11 for column in range(60)] for row in range(12)]
    kinds = [[(row + column) % 3 for column in range(60)] for row in range(12)]
    names = (Said("否", "never"), Said("或", "depends"), Said("是", "always"))
    return [
        Grid(Said("甲題", "first"), months, days, counts),
        Grid(Said("乙題", "second"), months, days, kinds, names, (0, 14)),
    ]


@pytest.fixture(scope="module")
def full_pages(consultations: list[Consultation]) -> list[Element]:
    """Return pages with everything there can be on them, one in each language at least."""
    chapters = session.chapters()
    told = {"question": "可成否", "chapters": chapters, "originals": {"12.3": "原文"}}
    return [
        read(consultation_html(consultation, lang=lang, grids=grids() if place < 3 else (), **told))
        for place, (consultation, lang) in enumerate(zip(consultations, LANGS * 3, strict=False))
    ]


def test_a_page_stands_alone(consultations: list[Consultation]) -> None:
    for consultation in consultations:
        markup = consultation_html(consultation, question="問", grids=grids()[:1])
        assert markup.startswith("<!DOCTYPE html>\n<html lang=")
        assert not re.search(r"<script|<link|<img|<iframe|@import|url\(|https?:|\bon\w+=|javascript:", markup)
        for element in read(markup).all():
            assert not {"src", "style", "action"} & set(element.attributes)
            assert (element.attributes.get("href") or "#").startswith("#")


def test_links_lead_to_places_of_the_page(full_pages: list[Element]) -> None:
    for page in full_pages:
        ids = [element.attributes["id"] for element in page.all() if "id" in element.attributes]
        assert len(ids) == len(set(ids))
        targets = {(link.attributes["href"] or "").removeprefix("#") for link in page.all("a")}
        labels = {
            element.attributes["aria-labelledby"]
            for element in page.all()
            if "aria-labelledby" in element.attributes
        }
        assert targets and targets | labels <= set(ids)


def test_a_page_can_be_walked_by_keyboard_and_by_ear(full_pages: list[Element]) -> None:
    for page in full_pages:
        levels = [int(element.tag[1]) for element in page.all() if re.fullmatch(r"h[1-6]", element.tag)]
        assert levels[0] == 1 and levels.count(1) == 1
        assert all(deeper - level <= 1 for level, deeper in pairwise(levels))
        assert [len(list(page.all(tag))) for tag in ("header", "nav", "main", "title")] == [1, 1, 1, 1]
        first = next(element for element in page.one("body").children if isinstance(element, Element))
        assert (first.tag, first.attributes["href"]) == ("a", "#main")
        for table in page.all("table"):
            assert table.one("caption").text
            assert all(head.attributes["scope"] in ("col", "row") for head in table.all("th"))
        for around in page.all():
            if around.tag in ("summary", "a"):
                assert around.text
            if around.tag == "summary":
                assert not {"a", "summary", "details"} & {element.tag for element in around.all()}
        for section in page.all("section"):
            assert section.attributes["aria-labelledby"]
        for drawing in page.all("svg"):
            assert drawing.attributes["aria-hidden"] == "true" and drawing.parent
            assert drawing.parent.text


def test_each_sentence_says_its_language(full_pages: list[Element]) -> None:
    for page in full_pages:
        for sentence in page.all("span", class_="says"):
            chinese = bool(re.search(r"[\u4e00-\u9fff]", sentence.text))
            assert sentence.attributes["lang"] == "zh-Hant" if chinese else "en"


def test_a_page_shows_the_chart(consultations: list[Consultation]) -> None:
    for consultation in consultations:
        for lang in LANGS:
            chart = read(consultation_html(consultation, lang=lang, detail=None)).one("table", class_="chart")
            moves = any(line.changed for line in consultation.chart.lines)
            for line, row in zip(
                consultation.chart.lines[::-1], chart.one("tbody").within("tr"), strict=True
            ):
                english = {
                    value: names["en"]
                    for kind in ("liu_qin", "zhi", "xing", "liu_shen", "wang_shuai", "use")
                    for value, names in consultation.labels.get(kind, {}).items()
                }
                cells = {cell.attributes["class"]: cell for cell in row.children if isinstance(cell, Element)}
                if lang == "en":
                    seat = f"{english[line.kin]}, {english[line.branch]} · {english[line.phase]}"
                else:
                    seat = line.kin + line.stem + line.branch + line.phase
                assert cells["seat"].one("span").text == seat
                pieces = [
                    len(list(cell.all("rect"))) for name, cell in cells.items() if name in ("figure", "after")
                ]
                drawn = [1 if line.mark in (7, 9) else 2]
                assert pieces == ([*drawn, 1 if line.mark in (6, 7) else 2] if moves else drawn)
                assert ("○" in cells["mark"].text, "×" in cells["mark"].text) == (
                    line.mark == 9,
                    line.mark == 6,
                )
                for name, value in (("spirit", line.spirit), ("strength", line.strength)):
                    assert (name in cells) is (value is not None)
                    if value:
                        assert cells[name].one("span").text == (english[value] if lang == "en" else value)
                if moves:
                    assert bool(cells["becomes"].text) is bool(line.changed)
                for role in line.roles:
                    assert (english[role] if lang == "en" else role) in cells["mark"].text


def test_conclusions_stand_under_their_rooms(plain: Consultation) -> None:
    page = read(consultation_html(plain, lang="en"))
    sections = [
        (
            section.one("h2").text,
            [item.one("span", class_="says").text for item in section.all("li", class_="conclusion")],
        )
        for section in page.all("section")
    ]
    assert [section for section in sections if section[1]] == [
        (room.en, [conclusion.en for conclusion in conclusions])
        for room, conclusions in plain.by_room()
        if room
    ]


def test_conclusions_of_no_room_stand_by_chapter(plain: Consultation) -> None:
    loose = replace(
        plain, conclusions=tuple(conclusion._replace(room="all") for conclusion in plain.conclusions)
    )
    page = read(consultation_html(loose, lang="zh", chapters=session.chapters()))
    heads = [
        section.one("h2").text
        for section in page.all("section")
        if list(section.all("li", class_="conclusion"))
    ]
    assert heads == ["卦盤所見", "第11章 變互", "第12章 飛伏", "第17章 有無", "第18章 墓絕"]
    assert len(list(page.all("li", class_="conclusion"))) == len(plain.conclusions)


def test_the_ledger_leads_to_its_conclusions(consultations: list[Consultation]) -> None:
    entries = 0
    for consultation in consultations:
        page = read(consultation_html(consultation, lang="zh"))
        found = [
            ((item.attributes["class"] or ""), item.one("a").attributes["href"], item.one("a").text)
            for ledger in page.all("ol", class_="ledger")
            for item in ledger.all("li")
        ]
        assert found == [
            (entry.side, f"#c{entry.conclusion}", consultation.conclusions[entry.conclusion].zh)
            for _, account in consultation.accounts()
            for entry in account
        ]
        assert {(side, href) for side, href, _ in found} == {
            (entry.side, f"#c{entry.conclusion}")
            for ledger in consultation.ledger
            for entry in ledger.entries
        }
        entries += len(found)
    assert entries


SEVERAL: list[dict[str, Any]] = [{"about": "疾病", "for_": "長男"}, {"about": "嫁娶"}, {}]


@pytest.mark.parametrize("asked", SEVERAL, ids=str)
def test_each_use_god_of_several_has_its_own_place(asked: dict[str, Any]) -> None:
    consultation = session.consult(Cast.of("無妄", "乾", month="午", day="甲子", **asked))
    accounts = dict(consultation.accounts())
    assert [use for use in accounts if use] == list(consultation.use)
    assert (None in accounts) is ("疾病" in asked.values())
    for use, account in accounts.items():
        for entry in account:
            others = [at for other, told in accounts.items() if other != use for at in told]
            assert use or all((at.conclusion, at.side) != (entry.conclusion, entry.side) for at in others)
    page = read(consultation_html(consultation, lang="zh"))
    heads = [head.text for head in page.all("h3", class_="of-use")]
    assert heads[: len(accounts)] == [use or WORDS["of_all"].zh for use in accounts]
    told = consultation_markdown(consultation, lang="zh", detail=None)
    assert [line[4:] for line in told.splitlines() if line.startswith("### ")] == heads
    lines = consultation_text(consultation, lang="zh", detail=None, width=200).splitlines()
    for use in consultation.use:
        head = lines.index(f"用神{use}")
        assert lines[head + 1].startswith(f"• 用神{use}"), "under its name is what is said of it"
    under = [line[2:] for line in lines if re.fullmatch("用神[^ 無]+", line)]
    assert under == heads[len(accounts) :]


def test_one_use_god_needs_no_name_over_its_conclusions(plain: Consultation) -> None:
    assert not list(read(consultation_html(plain, lang="zh")).all("h3", class_="of-use"))
    assert "\n### " not in consultation_markdown(plain, lang="zh")


def test_what_is_good_for_a_harm_is_said_to_be_the_harms_own() -> None:
    cast = Cast.of("無妄", "乾", month="午", day="甲子", about="疾病", for_="長男")
    ill = session.consult(cast)
    remark = "官鬼為病：其吉凶乃病之吉凶"
    english = "Officer/Ghost stands for the illness: what is good for it is good for the illness"
    assert [(harm.use, harm.zh, harm.en) for harm in ill.harms] == [("官鬼", remark, english)]
    for write in (consultation_text, consultation_html, consultation_markdown):
        assert write(ill, lang="zh").count(remark) == 1
        assert " ".join(write(ill, lang="en").split()).count(english) == 1
    well = session.consult(replace(cast, about="功名"))
    assert well.harms == () and "為病" not in consultation_text(well, lang="zh")
    assert session.consult(replace(cast, use="父母")).harms == ()


def test_a_passage_stands_beside_its_step(plain: Consultation) -> None:
    chapters = session.chapters()
    briefs = {brief.passage: brief for chapter in chapters for brief in chapter.passages}
    page = read(consultation_html(plain, lang="zh", chapters=chapters, originals={"12.3": "原文如此"}))
    cited = {key for conclusion in plain.conclusions for key in conclusion.cites if key in briefs}
    for item in page.all("li", class_="conclusion"):
        own = [note.one(class_="key").text for note in item.all("div", class_="note")]
        steps = [step for step in html_steps(Element("", children=[item])) if step.noted]
        assert len(own) == len(set(own))
        assert set(own) == {
            key for step in steps for key in step.noted.replace("·", " ").split() if key in briefs
        }
        for note in item.all("div", class_="note"):
            key = note.one("a", class_="key").text
            assert briefs[key].gist.zh in note.text
            assert ("原文如此" if key == "12.3" else f"{briefs[key].locator}…") in note.text
    listed = {
        entry.one("dt").text: entry.one("dd").text
        for entry in page.one("dl", class_="passages").within("div")
    }
    assert set(listed) == cited
    assert all(briefs[key].gist.zh in words for key, words in listed.items())
    numbers = [tuple(map(int, key.rstrip("n").split("."))) for key in listed]
    assert numbers == sorted(numbers)


def test_without_the_book_no_passage_is_told(plain: Consultation) -> None:
    page = read(consultation_html(plain))
    assert not list(page.all("div", class_="note")) and not list(page.all("dl", class_="passages"))


def test_months_and_days_are_painted(full_pages: list[Element]) -> None:
    for page in full_pages[:3]:
        for figure, grid in zip(page.all("figure", class_="grid"), grids(), strict=True):
            tables = list(figure.all("table"))
            rows = [
                [cell for table in tables for cell in table.one("tbody").within("tr")[row].within("td")]
                for row in range(12)
            ]
            first = "en" if page.one("html").attributes["lang"] == "en" else "zh"
            for cells, numbers in zip(rows, grid.cells, strict=True):
                for cell, number in zip(cells, numbers, strict=True):
                    assert cell.text.split()[0] == said(grid.words(number), first)
                    assert (cell.attributes["class"] or "").split()[0] == f"s{grid.shade(number)}"
            now = [
                (row, column)
                for row, cells in enumerate(rows)
                for column, cell in enumerate(cells)
                if "now" in (cell.attributes["class"] or "")
            ]
            assert now == ([grid.now] if grid.now else [])
            heads = [head.text for table in tables for head in table.one("thead").all("th")]
            assert heads == list(SIXTY)
            assert f"{grid.held} / 720" in figure.one("figcaption").text


def test_shades_run_from_none_to_full() -> None:
    counts, kinds = grids()
    assert [counts.shade(number) for number in (0, 1, 3, 5, 6, 8, 10)] == [0, 1, 2, 2, 3, 4, 4]
    assert [kinds.shade(number) for number in range(3)] == [0, 2, 4]


def test_readings_that_were_chosen_are_told(consultations: list[Consultation]) -> None:
    chosen = [[f"{r.name}={r.option}" for r in c.readings if r.option != r.default] for c in consultations]
    assert ["ban=ren_yi"] in chosen
    for consultation, names in zip(consultations, chosen, strict=True):
        page = read(consultation_html(consultation))
        assert [code.text for code in page.all("code")] == names
        assert all(f"`{name}`" in consultation_markdown(consultation) for name in names)


def test_warnings_and_conventions_are_told() -> None:
    consultation = session.consult(Cast.at("2026-02-04T04:02", "困", tz="Asia/Shanghai"))
    assert consultation.warnings
    for text in (read(consultation_html(consultation)).text, consultation_markdown(consultation)):
        for words in (*consultation.warnings, *consultation.conventions.values()):
            assert words.zh in text


def test_a_goal_that_does_not_hold_is_said_to(why: Why) -> None:
    none = replace(why, conclusions=(), nodes=())
    assert "it does not hold" in read(why_html(none)).text
    assert "it does not hold" in why_markdown(none)


def test_a_piece_for_a_notebook_disturbs_nothing(plain: Consultation, why: Why) -> None:
    pieces = [read(notebook_html(shown)) for shown in (plain, why, replace(plain, use=("世",)))]
    seen: set[str | None] = set()
    for piece in pieces:
        assert not {"html", "head", "body", "main", "nav", "script"} & {
            element.tag for element in piece.all()
        }
        ids = [element.attributes["id"] for element in piece.all() if "id" in element.attributes]
        assert ids and not seen & set(ids)
        seen |= set(ids)
        assert all((link.attributes["href"] or "")[1:] in ids for link in piece.all("a"))
        assert all(
            rule.startswith((".yimao", "@", "body.yimao", "html:has"))
            for rule in selectors(piece.one("style").text)
        )


def selectors(style: str) -> list[str]:
    """Return the selectors of a style sheet."""
    bare = re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)
    heads = re.findall(r"(?:^|[{}])\s*([^{}]+?)\s*\{", bare)
    return [head for group in heads for head in re.split(r",\s*(?![^()]*\))", group)]


# ── light, dark and paper ───────────────────────────────────────────────────────────────────────────────────


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours as WCAG 2 defines it."""

    def luminance(colour: str) -> float:
        parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
        red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_the_words_stand_out_in_light_and_in_dark_and_on_paper() -> None:
    assert round(contrast("#000000", "#ffffff"), 2) == 21
    style = (TEMPLATES / "style.css").read_text(encoding="utf-8")
    palettes = [
        dict(re.findall(r"--(\w+): (#[0-9a-f]{3,6})", block))
        for block in re.findall(r"--paper: #[^}]*", style)
    ]
    assert len(palettes) == 3
    for palette in palettes:
        paper = {"#fff": "#ffffff"}.get(palette["paper"], palette["paper"])
        for ground in (paper, palette.get("wash", paper)):
            for name in ("ink", "soft", "red", "green", "amber"):
                colour = {"#000": "#000000"}.get(palette[name], palette[name])
                assert contrast(colour, ground) >= 4.5, (name, colour, ground)


def test_paper_shows_what_is_folded() -> None:
    style = (TEMPLATES / "style.css").read_text(encoding="utf-8")
    paper = style[style.index("@media print") :]
    assert re.search(r"details::details-content \{ content-visibility: visible", paper)


# ── the drawing ─────────────────────────────────────────────────────────────────────────────────────────────

SVG = "{http://www.w3.org/2000/svg}"


def test_a_drawing_shows_the_chart(consultations: list[Consultation]) -> None:
    for consultation in consultations:
        for lang in LANGS:
            root = ET.fromstring(chart_svg(consultation, lang=lang))
            texts = ["".join(text.itertext()) for text in root.iter(f"{SVG}text")]
            lines = consultation.chart.lines
            if lang != "en":
                for line in lines:
                    seats = (line, line.hidden, *([line.changed] if line.changed else []))
                    for seat in seats:
                        assert seat.kin + seat.stem + seat.branch + seat.phase in texts
                    assert {*filter(None, (line.spirit, line.strength)), *line.roles} <= set(texts)
            moving = [line.mark for line in lines if line.changed]
            assert len(list(root.iter(f"{SVG}circle"))) == moving.count(9)
            assert len(list(root.iter(f"{SVG}path"))) == moving.count(6)
            shown = [[line.mark for line in lines]] + (
                [[{9: 8, 6: 7}.get(line.mark, line.mark) for line in lines]] if moving else []
            )
            bars = [rect for rect in root.iter(f"{SVG}rect") if rect.get("height") == "9.0"]
            assert len(bars) == sum(1 if mark in (7, 9) else 2 for figure in shown for mark in figure)
            assert sum(bar.get("class") == "red" for bar in bars) == 3 * len(moving)


def test_a_drawing_tells_itself_in_words(plain: Consultation) -> None:
    root = ET.fromstring(chart_svg(plain, lang="en"))
    title, desc = root[0], root[1]
    assert (title.tag, desc.tag) == (f"{SVG}title", f"{SVG}desc")
    assert root.get("role") == "img"
    assert (root.get("aria-labelledby") or "").split() == [title.get("id"), desc.get("id")]
    assert title.text == "Oppression (kùn) → The Joyous (duì)"
    assert "line 1: Wealth, Tiger\u00a0·\u00a0Wood, Self, on day, becomes Officer/Ghost" in (desc.text or "")
    assert "void: Monkey, Rooster" in (desc.text or "")


def test_no_word_of_a_drawing_is_clipped_or_runs_into_another(consultations: list[Consultation]) -> None:
    for consultation in consultations:
        for lang in LANGS:
            root = ET.fromstring(chart_svg(consultation, lang=lang))
            width, height = map(float, (root.get("viewBox") or "").split()[2:])
            boxes = []
            for text in root.iter(f"{SVG}text"):
                x, y, size = (float(text.get(name) or "") for name in ("x", "y", "font-size"))
                wide = sum(1 if char >= "\u2000" else 0.56 for char in text.text or "") * size
                boxes.append((x, y - 0.8 * size, x + wide, y + 0.15 * size, text.text))
            for left, top, right, bottom, words in boxes:
                assert left >= 0 and right <= width and top >= 0 and bottom <= height, words
            for place, (left, top, right, bottom, words) in enumerate(boxes):
                for other in boxes[place + 1 :]:
                    apart = other[0] >= right or other[2] <= left or other[1] >= bottom or other[3] <= top
                    assert apart, (words, other[4])


def test_a_drawing_names_fonts_for_either_script(plain: Consultation) -> None:
    for text in ET.fromstring(chart_svg(plain)).iter(f"{SVG}text"):
        fonts = (text.get("font-family") or "").split(", ")
        assert fonts[-1] == "serif" and "'Noto Serif CJK TC'" in fonts
        assert text.get("lang") in ("zh-Hant", "en")


def test_a_drawing_stands_out_in_light_and_in_dark(plain: Consultation) -> None:
    root = ET.fromstring(chart_svg(plain))
    light = {
        element.get("class"): element.get("fill")
        for element in root.iter()
        if element.get("class") and element.get("fill") != "none"
    }
    dark = dict(re.findall(r"\.([\w]+)\{fill:(#\w+)\}", root.findtext(f"{SVG}style") or ""))
    assert {"paper", "ink", "soft", "red"} <= set(light) and set(light) == set(dark)
    for palette in (light, dark):
        for name in ("ink", "soft", "red"):
            assert contrast(palette[name] or "", palette["paper"] or "") >= 4.5


# ── the rest of Markdown ────────────────────────────────────────────────────────────────────────────────────


def test_markdown_shows_the_chart(consultations: list[Consultation]) -> None:
    for consultation in consultations:
        text = consultation_markdown(consultation, lang="zh")
        tokens = MarkdownIt("commonmark").enable("table").parse(text)
        opens = [place for place, token in enumerate(tokens) if token.type == "tr_open"]
        rows = []
        for place in opens:
            end = next(at for at in range(place, len(tokens)) if tokens[at].type == "tr_close")
            rows.append([token.content for token in tokens[place:end] if token.type == "inline"])
        assert len({len(row) for row in rows}) == 1
        for line, row in zip(consultation.chart.lines[::-1], rows[1:], strict=True):
            assert line.kin + line.stem + line.branch + line.phase in row
            assert "━━━━━" in " ".join(row) if line.mark in (7, 9) else "━━ ━━" in " ".join(row)


def test_a_goal_in_markdown_is_code(why: Why) -> None:
    assert why_markdown(replace(why, goal="a `b` ``c``")).startswith("# ``` a `b` ``c`` ```\n")


def test_the_fixtures_are_of_the_published_form(plain: Consultation) -> None:
    assert Consultation.from_json(json.loads(json.dumps(plain.to_json()))) == plain
