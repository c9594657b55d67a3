"""Why not, when, and later: what the doctrine answers when it is asked back.

Reports are told in frozen dataclasses whose `to_json` gives the door's answer by the names of its schema.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Self

from yimao.bridge.cast import Cast, Said
from yimao.bridge.proof import Node, ProofTree, nodes_of

STATES = ("never", "depends", "always")


@dataclass(frozen=True, slots=True)
class Sentence:
    """A goal: its term, and how it reads."""

    term: str
    words: Said

    @classmethod
    def from_json(cls, given: Mapping[str, Any]) -> Self:
        """Read a goal from the door's answer."""
        return cls(given["term"], Said(given["zh"], given["en"]))


@dataclass(frozen=True, slots=True)
class Report:
    """What was found of a goal: `proofs` where it holds, else what holds instead and who could have given it.

    `candidates` are the rules that could have concluded it, the nearest first; None where they were not
    opened.
    """

    goal: Sentence
    holds: bool
    proofs: tuple[int, ...]
    instead: tuple[Sentence, ...]
    candidates: tuple[Candidate, ...] | None

    @classmethod
    def from_json(cls, given: Mapping[str, Any]) -> Self:
        """Read a report from the door's answer."""
        candidates = given.get("candidates")
        return cls(
            Sentence.from_json(given),
            given["status"] == "holds",
            tuple(given.get("proofs", ())),
            tuple(map(Sentence.from_json, given.get("instead", ()))),
            None if candidates is None else tuple(map(Candidate.from_json, candidates)),
        )


@dataclass(frozen=True, slots=True)
class Candidate:
    """A rule that could have concluded a goal: how far it got, and where it stops.

    `rule` and `passage` are None where the goal itself is made of several. `met` are the premises that hold,
    `stops` those that do not, the first being where the rule stops, and `open` those that hang on a stop.
    """

    rule: str | None
    passage: str | None
    goal: Sentence
    satisfied: int
    total: int
    met: tuple[Sentence, ...]
    stops: tuple[Stop, ...]
    open: tuple[Sentence, ...]

    @classmethod
    def from_json(cls, given: Mapping[str, Any]) -> Self:
        """Read a candidate from the door's answer."""
        return cls(
            given["rule"],
            given["passage"],
            Sentence.from_json(given),
            given["satisfied"],
            given["total"],
            tuple(map(Sentence.from_json, given["met"])),
            tuple(map(Stop.from_json, given["stops"])),
            tuple(map(Sentence.from_json, given["open"])),
        )


@dataclass(frozen=True, slots=True)
class Stop:
    """A premise that does not hold, or the exception that beat a rule.

    `kind` is conclusion, chart, table, reading, test, negation, forall or exception; `shown` reports what was
    found of it.
    """

    kind: str
    goal: Sentence
    shown: tuple[Report, ...]

    @classmethod
    def from_json(cls, given: Mapping[str, Any]) -> Self:
        """Read a stop from the door's answer."""
        return cls(given["kind"], Sentence.from_json(given), tuple(map(Report.from_json, given["shown"])))


@dataclass(frozen=True, slots=True)
class Between:
    """A relation between two values of a conclusion: an exception of the one beats or spares the other."""

    relation: str
    exception: str
    rule: str
    goal: Sentence


@dataclass(frozen=True)
class WhyNot:
    """Why a goal does not hold; with a rival, why that holds and not this (`why`, `between`)."""

    goal: str
    cast: Cast
    report: Report
    why: Report | None
    between: tuple[Between, ...]
    nodes: tuple[Node, ...]
    answer: Mapping[str, Any]

    @classmethod
    def from_answer(cls, answer: Mapping[str, Any], cast: Cast) -> Self:
        """Read the door's answer."""
        report, why = answer["report"], None
        between: tuple[Between, ...] = ()
        if "why_not" in report:
            why = Report.from_json(report["why"])
            between = tuple(
                Between(one["relation"], one["exception"], one["rule"], Sentence.from_json(one))
                for one in report["between"]
            )
            report = report["why_not"]
        return cls(
            answer["goal"],
            cast.understood(answer["cast"]),
            Report.from_json(report),
            why,
            between,
            nodes_of(answer["nodes"]),
            answer,
        )

    @cached_property
    def proofs(self) -> ProofTree:
        """The proofs of what holds, to be walked."""
        return ProofTree(self.nodes)

    def to_json(self) -> dict[str, Any]:
        """Return the report by the names of the published schema."""
        return {**self.answer, "cast": self.cast.to_json(), "nodes": [node.to_json() for node in self.nodes]}


@dataclass(frozen=True, slots=True)
class Change:
    """A way in which a goal would hold: `count` differences from the cast, and the cast with them."""

    count: int
    differences: tuple[Said, ...]
    cast: Mapping[str, Any]
    goal: Sentence
    proofs: tuple[int, ...]


@dataclass(frozen=True)
class When:
    """The months and days in which a goal would hold, the cast fixed, and the fewest changes from now.

    `months` maps the twelve branches, from 子, to sixty states of the days from 甲子: always, depends (on the
    month's stem or the term) or never. `now` is the state at the time of the cast, None if that is not known.
    """

    goal: str
    cast: Cast
    months: Mapping[str, Sequence[str]]
    now: str | None
    always: int
    depends: int
    changes: tuple[Change, ...]
    nodes: tuple[Node, ...]
    answer: Mapping[str, Any]

    @classmethod
    def from_answer(cls, answer: Mapping[str, Any], cast: Cast) -> Self:
        """Read the door's answer."""
        return cls(
            answer["goal"],
            cast.understood(answer["cast"]),
            {row["month"]: tuple(row["days"]) for row in answer["months"]},
            answer["now"],
            answer["always"],
            answer["depends"],
            tuple(
                Change(
                    change["count"],
                    tuple(Said(one["zh"], one["en"]) for one in change["differences"]),
                    change["cast"],
                    Sentence.from_json(change),
                    tuple(change["proofs"]),
                )
                for change in answer["changes"]
            ),
            nodes_of(answer["nodes"]),
            answer,
        )

    @cached_property
    def proofs(self) -> ProofTree:
        """The proofs of the changes, to be walked."""
        return ProofTree(self.nodes)

    def to_json(self) -> dict[str, Any]:
        """Return the grid and the changes by the names of the published schema."""
        return {**self.answer, "cast": self.cast.to_json(), "nodes": [node.to_json() for node in self.nodes]}


@dataclass(frozen=True, slots=True)
class Turned:
    """One conclusion that turns: its goal, what it was, what it is from then on, and the proofs of that."""

    goal: str
    before: tuple[Sentence, ...]
    after: tuple[Sentence, ...]
    proofs: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """A time to come at which the state of a use god turns: `ahead` steps of `walk`, a month or a day.

    `date`, ISO 8601, is that of the day, or of the 節 with which the month begins; None where the moment of the
    cast is not known.
    """

    use: Said
    walk: str
    ahead: int
    date: str | None
    time: Said
    cast: Mapping[str, Any]
    changes: tuple[Turned, ...]


@dataclass(frozen=True)
class Outlook:
    """When the state of the use gods turns in the months and days to come, derived and not stated."""

    cast: Cast
    use: tuple[str, ...]
    turns: tuple[Turn, ...]
    note: Said
    nodes: tuple[Node, ...]
    answer: Mapping[str, Any]

    @classmethod
    def from_answer(cls, answer: Mapping[str, Any], cast: Cast) -> Self:
        """Read the door's answer."""
        return cls(
            cast.understood(answer["cast"]),
            tuple(answer["use"]),
            tuple(
                Turn(
                    Said(turn["use"], turn["use_en"]),
                    turn["walk"],
                    turn["ahead"],
                    turn["date"],
                    Said(turn["time"]["zh"], turn["time"]["en"]),
                    turn["cast"],
                    tuple(
                        Turned(
                            change["goal"],
                            tuple(map(Sentence.from_json, change["before"])),
                            tuple(map(Sentence.from_json, change["after"])),
                            tuple(change["proofs"]),
                        )
                        for change in turn["changes"]
                    ),
                )
                for turn in answer["turns"]
            ),
            Said(answer["note"]["zh"], answer["note"]["en"]),
            nodes_of(answer["nodes"]),
            answer,
        )

    @cached_property
    def proofs(self) -> ProofTree:
        """The proofs of the turns, to be walked."""
        return ProofTree(self.nodes)

    def to_json(self) -> dict[str, Any]:
        """Return the turns by the names of the published schema."""
        return {**self.answer, "cast": self.cast.to_json(), "nodes": [node.to_json() for node in self.nodes]}
