"""Proofs: the flat table of nodes that the doctrine gives, walked as trees.

Every walk is a loop over a stack, for a proof may be deeper than Python recurses.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

Detail = Literal["short", "full"]

# What is read off the chart, as a practitioner does; how it got there goes without saying.
SHOWN: Final = frozenset(
    {
        "ben_gua", "zhi_gua", "gua", "bian_gua", "fu_gua", "shi_yao", "ying_yao", "gua_shen", "shi_shen",
        "gan", "zhi", "xing", "liu_qin", "liu_shen", "dong", "an_dong",
        "bian_gan", "bian_zhi", "bian_xing", "bian_qin", "fu_gan", "fu_shen", "fu_xing", "fu_qin",
        "yue_jian", "ri_chen", "ri_yue", "xun_kong", "yue_po", "wang_shuai", "chang_sheng",
    }
)  # fmt: skip

_OF_THE_TEXT: Final = re.compile(r"\d")
_UNBOUND: Final = re.compile(r"\bX\d+\b")


class Node(NamedTuple):
    """A step of a proof.

    `kind` is rule, chart, table, reading, test, absent or defeated. `parent` is the id of the step that rests
    on it, None for a conclusion. `rule` names the rule (`12.5n/a`) and `passage` what it cites (`12.5n`,
    `base`, `outer 25`); both are None but for rules and the defeated. `zh` and `en` say the step.
    """

    id: int
    parent: int | None
    kind: str
    term: str
    rule: str | None
    passage: str | None
    zh: str
    en: str

    @property
    def predicate(self) -> str:
        """The name of the predicate, such as `fu_chu`."""
        return self.term.partition("(")[0]

    def to_json(self) -> dict[str, Any]:
        """Return the fields."""
        return self._asdict()


def nodes_of(rows: Iterable[Sequence[Any] | Mapping[str, Any]]) -> tuple[Node, ...]:
    """Make the nodes of the rows that the doctrine answers with, or of what `Node.to_json` wrote."""
    return tuple(Node(**row) if isinstance(row, Mapping) else Node(*row) for row in rows)


class ProofTree:
    """The nodes of one answer, `nodes[n]` being the node with the id n."""

    def __init__(self, nodes: Iterable[Node]) -> None:
        self.nodes: Sequence[Node] = tuple(nodes)
        self._children: dict[int | None, list[Node]] = {}
        for node in self.nodes:
            self._children.setdefault(node.parent, []).append(node)

    @property
    def roots(self) -> Sequence[Node]:
        """The conclusions."""
        return self._children.get(None, [])

    def children(self, node: Node) -> Sequence[Node]:
        """Return what `node` rests on, in the order of the rule's premises."""
        return self._children.get(node.id, [])

    def walk(
        self, root: Node, *, detail: Detail = "full", depth: int | None = None
    ) -> Iterator[tuple[int, Node]]:
        """Yield what `root` rests on, each step before what it rests on itself, with its depth from 1 on.

        "full" yields every step; "short" those that one would say aloud: the rules of the text, the facts of
        the chart and what is missing, each once, the rest leaving its own steps in its place. No step is
        deeper than `depth`.
        """
        said = {root.zh}
        stack = [(1, child) for child in reversed(self.children(root))]
        while stack:
            level, node = stack.pop()
            if depth is not None and level > depth:
                continue
            spoken, opened = (True, True) if detail == "full" else _aloud(node)
            if detail == "short" and node.zh in said:
                continue
            if spoken:
                said.add(node.zh)
                yield level, node
            if opened:
                below = level + 1 if spoken else level
                stack += [(below, child) for child in reversed(self.children(node))]


def _aloud(node: Node) -> tuple[bool, bool]:
    """Tell whether a step is said in a short proof, and whether what it rests on is gone into."""
    match node.kind:
        case "absent":
            return not _UNBOUND.search(node.term), False
        case "rule" if node.predicate not in SHOWN:
            return _OF_THE_TEXT.match(node.passage or "") is not None, True
        case "rule" | "chart" | "reading":
            return True, False
        case "defeated":
            return True, True
    return False, False
