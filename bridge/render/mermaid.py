"""A proof as a flowchart for Mermaid, which GitHub draws: each step points to what it rests on."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from yimao.bridge.errors import one_line
from yimao.bridge.proof import Detail, Node, ProofTree
from yimao.bridge.render import Lang, languages
from yimao.bridge.render.steps import label_lines, roots_of, steps

# The look of a step, by what it rests on; dark letters, for the fills do not change in the dark.
_LOOKS: Final = {
    "rule": "fill:#fbf8f1,stroke:#665c4e,color:#26211a",
    "chart": "fill:#eef2ea,stroke:#665c4e,color:#26211a",
    "table": "fill:#f1efe9,stroke:#665c4e,color:#26211a",
    "reading": "fill:#f7ecd4,stroke:#665c4e,color:#26211a",
    "test": "fill:#f1efe9,stroke:#665c4e,color:#26211a",
    "absent": "fill:#ffffff,stroke:#665c4e,color:#26211a,stroke-dasharray:4 3",
    "defeated": "fill:#f7e3dd,stroke:#9c2f1c,color:#26211a,stroke-width:2px",
}

# What Mermaid would not take literally within quotes: its own signs, and those of HTML, Markdown and TeX.
_SPECIAL: Final = re.compile(r"[^\w\s,;:/'()\u00b7\u2010-\uffff-]|^\d+(?=\.)|^-|_")


def proof_mermaid(
    proofs: ProofTree,
    roots: Iterable[Node] | None = None,
    *,
    lang: Lang = "both",
    detail: Detail | None = "short",
    depth: int | None = None,
) -> str:
    """Return the proofs of `roots`, by default of all conclusions, in the language of Mermaid.

    A node is named `n` and its id in the table of nodes. `detail` and `depth` are those of `ProofTree.walk`.
    """
    rows = ["flowchart LR"]
    for root in roots_of(proofs, roots):
        for step in steps(proofs, root, detail, depth):
            label = "<br>".join(map(quoted, label_lines(step.node, languages(lang))))
            rows.append(f'  n{step.node.id}["{label}"]:::{step.node.kind}')
            if step.above:
                rows.append(f"  n{step.above.id} --> n{step.node.id}")
    rows += [f"  classDef {kind} {look}" for kind, look in _LOOKS.items()]
    return "\n".join([*rows, ""])


def quoted(text: str) -> str:
    """Return a text of one line that Mermaid shows as it is within quotes."""
    text = one_line(text)
    return _SPECIAL.sub(lambda found: "".join(f"#{ord(char)};" for char in found[0]), text)
