"""Proofs as trees of the steps that are shown: what the renderers of trees have in common."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from yimao.bridge.proof import Detail, Node, ProofTree
from yimao.bridge.render import KINDS, One, passage, said

# Kinds of steps whose sentence needs a word on what it is; a rule has its passage.
REMARKED: Final = frozenset(KINDS) - {"rule", "absent"}


class Step(NamedTuple):
    """A step as shown: `level` 0 is the conclusion, and `above` the step shown that rests on it.

    `leaf` tells that nothing is shown below it; `closes` counts the steps shown, itself left out, below which
    it is the last.
    """

    node: Node
    level: int
    above: Node | None
    leaf: bool
    closes: int


def steps(proofs: ProofTree, root: Node, detail: Detail | None, depth: int | None) -> Iterator[Step]:
    """Yield the conclusion `root` and then what it rests on, each step after the one above it.

    `detail` and `depth` are those of `ProofTree.walk`; without `detail` the conclusion stands alone.
    """
    shown = [(0, root), *(proofs.walk(root, detail=detail, depth=depth) if detail else ())]
    path: list[Node] = []
    for place, (level, node) in enumerate(shown):
        following = shown[place + 1][0] if place + 1 < len(shown) else 0
        del path[level:]
        above = path[-1] if path else None
        path.append(node)
        yield Step(node, level, above, following <= level, max(level - max(following, 1), 0))


def remark(node: Node, lang: One) -> str:
    """Return what is remarked on a step beside its sentence: its passage, or what kind of fact it is."""
    if node.passage:
        overruled = f"{said(KINDS['defeated'], lang)} " if node.kind == "defeated" else ""
        return overruled + passage(node.passage, lang)
    return said(KINDS[node.kind], lang) if node.kind in REMARKED else ""


def roots_of(proofs: ProofTree, roots: Iterable[Node] | None) -> list[Node]:
    """Return the conclusions to be drawn: those given, by default all."""
    return list(proofs.roots if roots is None else roots)


def label_lines(node: Node, langs: Iterable[One]) -> list[str]:
    """Return the lines of a step in a graph: a sentence a language, and what is remarked on it."""
    langs = tuple(langs)
    told = remark(node, langs[0])
    return [node.zh if one == "zh" else node.en for one in langs] + ([f"[{told}]"] if told else [])
