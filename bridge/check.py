"""The doctrine checked: what the program finds in the rules, and over every cast there is.

The rules are looked at as they are written, swept over every change at all times, and tried on the
worked examples. What the text itself is at odds about, or what is meant, the baseline knows with its
reason; whatever else is found, or is found no more, is a fault.
"""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple, Self

from yimao.bridge.cast import Cast, Said
from yimao.bridge.errors import InputError
from yimao.bridge.proof import Node, ProofTree, nodes_of
from yimao.bridge.session import Session

Progress = Callable[[str, int, int], None]  # the step (sweep, trials or switches), what is done, of how much

PART_SECONDS: Final = 600.0
CHAPTERS: Final = range(11, 21)
CASTS: Final = 4096 * 21_600  # changes, and the times that chapters 15, 19 and 20 tell apart

_PARTS: Final = 16  # of a sweep
_TRIALS: Final = 10  # a request
_DAYS: Final = 5  # in a 候


class Kind(NamedTuple):
    """A kind of finding, and the way it is found: written, swept or tried."""

    kind: str
    way: str
    words: Said

    @classmethod
    def from_json(cls, given: Mapping[str, Any]) -> Self:
        """Make it of its JSON."""
        return cls(given["kind"], given["way"], Said(given["zh"], given["en"]))

    def to_json(self) -> dict[str, Any]:
        """Return the fields."""
        return {"kind": self.kind, "way": self.way, **self.words.to_json()}


class Place(NamedTuple):
    """A rule concerned, and where it stands: file and line, the file relative to the knowledge base."""

    rule: str | None
    source: str | None


class Goal(NamedTuple):
    """A conclusion, or what is not to be concluded, as a term and in words."""

    term: str
    words: Said

    @classmethod
    def from_json(cls, given: Mapping[str, Any]) -> Self:
        """Make it of its JSON."""
        return cls(given["term"], Said(given["zh"], given["en"]))

    def to_json(self) -> dict[str, Any]:
        """Return the fields."""
        return {"term": self.term, **self.words.to_json()}


class Witness(NamedTuple):
    """The smallest cast that shows a finding, and what shows it there."""

    cast: Cast
    goals: tuple[Goal, ...]

    def to_json(self) -> dict[str, Any]:
        """Return the fields."""
        return {"cast": self.cast.to_json(), "goals": [goal.to_json() for goal in self.goals]}


class Known(NamedTuple):
    """Why a finding is known.

    `ground` is tension (the text is at odds with itself: the place numbered `at_odds`), silent (it says
    nothing), twice (it says the same thing twice), stated (it says what goes before what) or meant (the rules
    need it so).
    """

    ground: str
    at_odds: int | None
    reason: Said

    def to_json(self) -> dict[str, Any]:
        """Return the fields."""
        return {"ground": self.ground, "at_odds": self.at_odds, "reason": self.reason.to_json()}


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing found.

    `key` tells it from all others. It was seen in `count` casts of the `of` there are, None where casts are
    not counted; `grid` has a row for each month from 子 and in it a number of casts for each day from 甲子.
    `proofs` are nodes of the report, and `command` shows it at the command line: in the witness, or, where
    that no cast shows it is what is found, over every cast. `known` is None for what is new.
    """

    kind: str
    key: str
    words: Said
    chapter: int | None
    passages: tuple[str, ...]
    rules: tuple[Place, ...]
    count: int | None
    of: int | None
    witness: Witness | None
    command: str
    proofs: tuple[int, ...]
    grid: tuple[tuple[int, ...], ...] | None
    known: Known | None

    @classmethod
    def from_answer(cls, given: Mapping[str, Any], readings: Mapping[str, str]) -> Self:
        """Make the finding of what the doctrine answered under `readings`."""
        known, witness = given["known"], given["witness"]
        if witness:
            cast = Cast.from_json(witness["cast"])
            command = _command(given["verb"], given["goal"], *_cast_words(cast))
        elif given["verb"]:
            command = _command(given["verb"], given["goal"], *_reading_words(readings))
        else:
            chapter = ["--chapter", str(given["chapter"])] if given["chapter"] else []
            command = _command("check", "--only", given["kind"], *chapter, *_reading_words(readings))
        return cls.from_json(
            {
                **given,
                "subject": {"zh": given["zh"], "en": given["en"]},
                "command": command,
                "known": known and {**known, "reason": {"zh": known["zh"], "en": known["en"]}},
            }
        )

    @classmethod
    def from_json(cls, given: Mapping[str, Any]) -> Self:
        """Make the finding of its JSON."""
        witness, known = given["witness"], given["known"]
        cast = witness and Cast.from_json(witness["cast"])
        return cls(
            kind=given["kind"],
            key=given["key"],
            words=Said(**given["subject"]),
            chapter=given["chapter"],
            passages=tuple(given["passages"]),
            rules=tuple(Place(at["rule"], at["source"]) for at in given["rules"]),
            count=given["count"],
            of=given["of"],
            witness=witness and Witness(cast, tuple(map(Goal.from_json, witness["goals"]))),
            command=given["command"],
            proofs=tuple(given["proofs"]),
            grid=given["grid"] and tuple(map(tuple, given["grid"])),
            known=known and Known(known["ground"], known["at_odds"], Said(**known["reason"])),
        )

    @property
    def share(self) -> float | None:
        """In what part of the casts it was seen, from 0 to 1."""
        return self.count / self.of if self.count is not None and self.of else None

    def to_json(self) -> dict[str, Any]:
        """Return the finding by the names of the published schema."""
        return {
            "kind": self.kind,
            "key": self.key,
            "subject": self.words.to_json(),
            "chapter": self.chapter,
            "passages": list(self.passages),
            "rules": [place._asdict() for place in self.rules],
            "count": self.count,
            "of": self.of,
            "share": self.share,
            "witness": self.witness and self.witness.to_json(),
            "command": self.command,
            "proofs": list(self.proofs),
            "grid": self.grid and [list(row) for row in self.grid],
            "known": self.known and self.known.to_json(),
        }


class Gone(NamedTuple):
    """What the baseline knows, for a reason, and nothing shows any more."""

    key: str
    reason: Said

    def to_json(self) -> dict[str, Any]:
        """Return the fields."""
        return {"key": self.key, **self.reason.to_json()}


class AtOdds(NamedTuple):
    """A place, by its number, where the text is at odds with itself."""

    number: int
    passages: tuple[str, ...]
    words: Said


@dataclass(frozen=True, slots=True)
class Switched:
    """What hangs on a reading: with `option` for its default, `predicate` concludes something else in `count`
    casts of `of`.

    In `cast`, the smallest of them, it is `before` by default and `after` with the option.
    """

    reading: str
    option: str
    predicate: str
    arity: int
    chapter: int | None
    count: int
    of: int
    cast: Cast
    before: tuple[Goal, ...]
    after: tuple[Goal, ...]

    @classmethod
    def from_json(cls, given: Mapping[str, Any]) -> Self:
        """Make it of its JSON, or of what the doctrine answered."""
        goals = {name: tuple(map(Goal.from_json, given[name])) for name in ("before", "after")}
        known = {name: given[name] for name in cls.__slots__}
        return cls(**{**known, "cast": Cast.from_json(given["cast"]), **goals})

    @property
    def share(self) -> float:
        """In what part of the casts it is so, from 0 to 1."""
        return self.count / self.of

    @property
    def command(self) -> str:
        """The command that shows what is concluded with the option."""
        open_ = ", ".join(["Pan", *"ABCDEFG"[: self.arity - 1]])
        cast = Cast.from_json({**self.cast.to_json(), "readings": {self.reading: self.option}})
        return _command("why", f"{self.predicate}({open_})", *_cast_words(cast))

    def to_json(self) -> dict[str, Any]:
        """Return the fields, the share and the command."""
        return {
            **{name: getattr(self, name) for name in self.__slots__},
            "share": self.share,
            "cast": self.cast.to_json(),
            "before": [goal.to_json() for goal in self.before],
            "after": [goal.to_json() for goal in self.after],
            "command": self.command,
        }


@dataclass(frozen=True)
class Report:
    """What the checks found.

    `hexagrams` were swept, none where nothing that was asked for needs it, or where the rules cannot be run,
    for which `stopped` is the kind of finding. `switched` is None unless it was asked for.
    """

    readings: Mapping[str, str]
    hexagrams: tuple[str, ...]
    trials: int
    stopped: str | None
    rules: int
    predicates: int
    kinds: tuple[Kind, ...]
    at_odds: tuple[AtOdds, ...]
    findings: tuple[Finding, ...]
    gone: tuple[Gone, ...]
    nodes: tuple[Node, ...]
    switched: tuple[Switched, ...] | None

    @cached_property
    def proofs(self) -> ProofTree:
        """The proofs, to be walked."""
        return ProofTree(self.nodes)

    @property
    def new(self) -> tuple[Finding, ...]:
        """The findings that the baseline does not know."""
        return tuple(finding for finding in self.findings if finding.known is None)

    @property
    def as_known(self) -> bool:
        """Whether all is as the baseline says."""
        return not self.new and not self.gone

    @property
    def changes(self) -> int:
        """How many changes were swept."""
        return len(self.hexagrams) * 64

    def to_json(self) -> dict[str, Any]:
        """Return the report by the names of the published schema."""
        return {
            "schema": "yimao.findings.1",
            "readings": dict(self.readings),
            "rules": self.rules,
            "predicates": self.predicates,
            "space": {
                "hexagrams": list(self.hexagrams),
                "changes": self.changes,
                "casts": self.changes * CASTS // 4096,
                "trials": self.trials,
            },
            "stopped": self.stopped,
            "kinds": [kind.to_json() for kind in self.kinds],
            "at_odds": [
                {"number": number, "passages": list(passages), **words.to_json()}
                for number, passages, words in self.at_odds
            ],
            "findings": [finding.to_json() for finding in self.findings],
            "gone": [gone.to_json() for gone in self.gone],
            "switched": None if self.switched is None else [switched.to_json() for switched in self.switched],
            "nodes": [node.to_json() for node in self.nodes],
        }

    @classmethod
    def from_json(cls, given: Mapping[str, Any]) -> Self:
        """Make the report of its JSON."""
        switched = given["switched"]
        return cls(
            readings=given["readings"],
            hexagrams=tuple(given["space"]["hexagrams"]),
            trials=given["space"]["trials"],
            stopped=given["stopped"],
            rules=given["rules"],
            predicates=given["predicates"],
            kinds=tuple(map(Kind.from_json, given["kinds"])),
            at_odds=tuple(
                AtOdds(at["number"], tuple(at["passages"]), Said(at["zh"], at["en"]))
                for at in given["at_odds"]
            ),
            findings=tuple(map(Finding.from_json, given["findings"])),
            gone=tuple(Gone(at["key"], Said(at["zh"], at["en"])) for at in given["gone"]),
            nodes=nodes_of(given["nodes"]),
            switched=None if switched is None else tuple(map(Switched.from_json, switched)),
        )


def kinds(session: Session) -> tuple[Kind, ...]:
    """Return the kinds of finding there are, in the order of a report."""
    return tuple(map(Kind.from_json, session.ask({"op": "kinds"})["kinds"]))


def check(
    session: Session,
    *,
    only: Sequence[str] = (),
    chapter: int | None = None,
    readings: Mapping[str, str] | None = None,
    examples: bool = True,
    sensitivity: bool = False,
    grids: bool = False,
    jobs: int | None = None,
    progress: Progress | None = None,
) -> Report:
    """Check the doctrine and return what was found.

    `only` names the kinds to look for, and what serves none of them is not done; with `chapter` only what
    touches its passages is told. The rules are checked under `readings`; the baseline is that of the default
    ones. Without `examples` the worked examples are left aside. With `sensitivity` it is counted too what
    hangs on each reading, and with `grids` each finding has its months and days. `jobs` threads share the
    work, by default one for each processor.

    Raises InputError for what is not allowed, and what `ask` raises.
    """
    if chapter is not None and chapter not in CHAPTERS:
        raise InputError(f"chapter {chapter} is not one of {CHAPTERS[0]} to {CHAPTERS[-1]}")
    if jobs is not None and jobs < 1:
        raise InputError(f"{jobs} jobs are asked for; it must be a number from 1 on")
    run = _Run(session, jobs or os.cpu_count() or 1, progress or (lambda step, done, of: None))
    asked = {
        "only": list(only),
        "examples": examples,
        "readings": dict(readings or {}),
        "chapter": chapter,
    }
    begun = run.ask({"op": "check_start", **asked})
    hexagrams: list[str] = begun["hexagrams"]
    run.swept("check_part", hexagrams, "sweep")
    run.tried(begun["trials"])
    answer = run.ask({"op": "check_findings", "chapter": chapter, "grids": grids})
    switched = None
    if sensitivity and begun["stopped"] is None:
        run.swept("sensitivity_part", run.ask({"op": "sensitivity_start"})["hexagrams"], "switches")
        given = run.ask({"op": "sensitivity_result"})["switched"]
        switched = [one for one in given if chapter is None or one["chapter"] == chapter]
    findings = [Finding.from_answer(finding, readings or {}).to_json() for finding in answer["findings"]]
    return Report.from_json(
        {
            **answer,
            "readings": dict(readings or {}),
            "space": {"hexagrams": hexagrams, "trials": begun["trials"]},
            "stopped": begun["stopped"],
            "findings": findings,
            "switched": switched,
        }
    )


class _Run(NamedTuple):
    """A check that is going on."""

    session: Session
    jobs: int
    report: Progress

    def ask(self, request: Mapping[str, Any]) -> Any:
        return self.session.ask(request, seconds=PART_SECONDS)

    def swept(self, operation: str, hexagrams: Sequence[str], step: str) -> None:
        """Do an operation for some hexagrams after others."""
        size = max(self.jobs, -(-len(hexagrams) // _PARTS))
        for at in range(0, len(hexagrams), size):
            self.report(step, at, len(hexagrams))
            self.ask({"op": operation, "hexagrams": hexagrams[at : at + size], "jobs": self.jobs})
        if hexagrams:
            self.report(step, len(hexagrams), len(hexagrams))

    def tried(self, trials: int) -> None:
        """Try the worked examples, some after others."""
        for at in range(0, trials, _TRIALS):
            self.report("trials", at, trials)
            self.ask({"op": "check_trials", "from": at, "to": at + _TRIALS, "jobs": self.jobs})
        if trials:
            self.report("trials", trials, trials)


def _command(*words: str) -> str:
    """Return the command of these words as one types it."""
    return " ".join(["yimao", *(word if word.isalnum() else shlex.quote(word) for word in words)])


def _cast_words(cast: Cast) -> Iterator[str]:
    """Yield the arguments and options that give a cast."""
    yield cast.hexagram or ""
    if cast.changed and cast.changed != cast.hexagram:
        yield cast.changed
    days = f"+{(cast.pentad - 1) * _DAYS}" if cast.pentad else ""
    given = {
        "--year": cast.year,
        "--month": cast.month and (cast.month_stem or "") + cast.month,
        "--day": cast.day,
        "--term": cast.term and cast.term + days,
        "--about": cast.about,
        "--for": cast.for_,
        "--use": cast.use,
    }
    for option, value in given.items():
        if value:
            yield from (option, value)
    yield from _reading_words(cast.readings)


def _reading_words(readings: Mapping[str, str]) -> Iterator[str]:
    """Yield the options that choose readings."""
    for name, option in readings.items():
        yield from ("--reading", f"{name}={option}")
