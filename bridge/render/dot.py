"""A proof as a graph for Graphviz: each step points to what it rests on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from yimao.bridge.errors import visible
from yimao.bridge.proof import Detail, Node, ProofTree
from yimao.bridge.render import Lang, languages
from yimao.bridge.render.steps import label_lines, roots_of, steps

_FONTS: Final = "Noto Serif CJK TC, Songti TC, PMingLiU, serif"

# The look of a step, by what it rests on.
_LOOKS: Final = {
    "rule": 'style="rounded,filled", fillcolor="#fbf8f1"',
    "chart": 'style=filled, fillcolor="#eef2ea"',
    "table": 'style=filled, fillcolor="#f1efe9"',
    "reading": 'style=filled, fillcolor="#f7ecd4"',
    "test": 'style=filled, fillcolor="#f1efe9"',
    "absent": "style=dashed",
    "defeated": 'style="rounded,filled,bold", fillcolor="#f7e3dd"',
}


def proof_dot(
    proofs: ProofTree,
    roots: Iterable[Node] | None = None,
    *,
    lang: Lang = "both",
    detail: Detail | None = "short",
    depth: int | None = None,
) -> str:
    """Return the proofs of `roots`, by default of all conclusions, in the language of Graphviz.

    A node is named `n` and its id in the table of nodes. `detail` and `depth` are those of `ProofTree.walk`.
    """
    rows = [
        "digraph proof {",
        "  rankdir=LR;",
        f'  node [shape=box, fontname={quoted(_FONTS)}, fontsize=11, color="#665c4e"];',
        '  edge [color="#665c4e", arrowsize=0.6];',
    ]
    for root in roots_of(proofs, roots):
        for step in steps(proofs, root, detail, depth):
            label = "\n".join(label_lines(step.node, languages(lang)))
            rows.append(f"  n{step.node.id} [label={quoted(label)}, {_LOOKS[step.node.kind]}];")
            if step.above:
                rows.append(f"  n{step.above.id} -> n{step.node.id};")
    return "\n".join([*rows, "}", ""])


def quoted(text: str) -> str:
    """Return a text as a quoted string of Graphviz that is shown as it is, line by line."""
    text = visible(text.replace("\r", ""), keep="\n")
    for char, escape in (("\\", "\\\\"), ('"', '\\"'), ("\n", "\\n")):
        text = text.replace(char, escape)
    return f'"{text}"'
