"""Would a wrong rule be noticed? Every rule spoilt, one change at a time.

A rule is left out, or one of its premises, a premise is turned over, one value is put for another, or left
out where several are allowed. What no cast at all tells from the rule as it stands is no fault; of the rest,
the worked examples should notice each, or else the cases that go with the rules.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Self

from yimao.bridge.cast import Cast
from yimao.bridge.check import CHAPTERS, _cast_words, _command
from yimao.bridge.errors import InputError
from yimao.bridge.session import Session

Progress = Callable[[int, int], None]  # how many changes are done, of how many

LEAST: Final = 0.95  # the share of faults that must be noticed
PART_SECONDS: Final = 600.0

_PART: Final = 32  # changes a request, for each thread


class Fault(NamedTuple):
    """A cast in which a spoilt rule concludes something else, and the goal to ask there."""

    cast: Cast
    goal: str

    @property
    def command(self) -> str:
        """The command that shows what the rule concludes as it stands."""
        return _command("query", self.goal, *_cast_words(self.cast))


@dataclass(frozen=True, slots=True)
class Mutant:
    """A rule with one thing spoilt.

    `kind` is drop_rule, drop_premise, flip (a premise turned over), swap (another value) or drop_value (one of
    those that a premise allows), `change` the premise, the values, or both. `chapter` is that of the file, None
    for the art that all chapters share. `fate` is equivalent (no cast tells the difference), killed, by the
    `examples` or else the `cases`, or survived, with a `witness` where a cast of known time tells.
    """

    kind: str
    rule: str
    source: str
    chapter: int | None
    change: str
    fate: str
    by: str | None
    witness: Fault | None

    @classmethod
    def from_json(cls, given: Mapping[str, Any]) -> Self:
        """Make it of its JSON, or of what the doctrine answered."""
        known = {name: given[name] for name in cls.__slots__}
        fault = given["witness"]
        return cls(**{**known, "witness": fault and Fault(Cast.from_json(fault["cast"]), fault["goal"])})

    def to_json(self) -> dict[str, Any]:
        """Return the fields by the names of the published schema."""
        fault = self.witness
        return {
            **{name: getattr(self, name) for name in self.__slots__},
            "witness": fault and {"cast": fault.cast.to_json(), "goal": fault.goal, "command": fault.command},
        }


class Tally(NamedTuple):
    """How many mutants there were, and what became of them."""

    mutants: int
    equivalent: int
    examples: int
    cases: int
    survived: int

    @classmethod
    def of(cls, mutants: tuple[Mutant, ...]) -> Self:
        """Count them."""
        fates = [mutant.by or mutant.fate for mutant in mutants]
        return cls(len(fates), *(fates.count(name) for name in cls._fields[1:]))

    @property
    def faults(self) -> int:
        """How many some cast tells from the rule as it stands."""
        return self.mutants - self.equivalent

    @property
    def score(self) -> float:
        """What part of the faults is noticed, from 0 to 1; 1 where there is none."""
        return 1 - self.survived / self.faults if self.faults else 1.0

    @property
    def examples_score(self) -> float:
        """What part of the faults the worked examples notice by themselves."""
        return self.examples / self.faults if self.faults else 1.0

    def to_json(self) -> dict[str, Any]:
        """Return the counts and the scores."""
        return {**self._asdict(), "score": self.score, "examples_score": self.examples_score}


@dataclass(frozen=True, slots=True)
class Mutation:
    """What became of every mutant, of the rules of `chapter` where one was asked for.

    `cases` are told beside the worked examples; `changes` of a hexagram into another were looked at, at all
    times.
    """

    chapter: int | None
    cases: int
    changes: int
    mutants: tuple[Mutant, ...]

    @property
    def tally(self) -> Tally:
        """The counts of all."""
        return Tally.of(self.mutants)

    def tallies(self, field: str) -> dict[Any, Tally]:
        """Return the counts by `kind` or `chapter`, in order."""
        values = dict.fromkeys(getattr(mutant, field) for mutant in self.mutants)
        return {
            value: Tally.of(tuple(mutant for mutant in self.mutants if getattr(mutant, field) == value))
            for value in values
        }

    @property
    def survivors(self) -> tuple[Mutant, ...]:
        """The mutants that nothing notices."""
        return tuple(mutant for mutant in self.mutants if mutant.fate == "survived")

    @property
    def passed(self) -> bool:
        """Whether more than LEAST of the faults are noticed."""
        return self.tally.score > LEAST

    def to_json(self) -> dict[str, Any]:
        """Return it by the names of the published schema."""
        return {
            "schema": "yimao.mutants.1",
            "chapter": self.chapter,
            "cases": self.cases,
            "changes": self.changes,
            "tally": self.tally.to_json(),
            "mutants": [mutant.to_json() for mutant in self.mutants],
        }

    @classmethod
    def from_json(cls, given: Mapping[str, Any]) -> Self:
        """Make it of its JSON."""
        known = {name: given[name] for name in ("chapter", "cases", "changes")}
        return cls(**known, mutants=tuple(map(Mutant.from_json, given["mutants"])))


def mutants(
    session: Session,
    *,
    chapter: int | None = None,
    jobs: int | None = None,
    progress: Progress | None = None,
) -> Mutation:
    """Spoil the rules in force, or those of `chapter`, and return what would notice.

    It takes minutes. `jobs` threads share the work, by default one for each processor.

    Raises InputError for what is not allowed, and what `ask` raises.
    """
    if chapter is not None and chapter not in CHAPTERS:
        raise InputError(f"chapter {chapter} is not one of {CHAPTERS[0]} to {CHAPTERS[-1]}")
    if jobs is not None and jobs < 1:
        raise InputError(f"{jobs} jobs are asked for; it must be a number from 1 on")
    threads = jobs or os.cpu_count() or 1
    begun = session.ask({"op": "mutants_start", "chapter": chapter}, seconds=PART_SECONDS)
    changes: list[list[str]] = begun["changes"]
    for at in range(0, len(changes), _PART * threads):
        if progress:
            progress(at, len(changes))
        part = changes[at : at + _PART * threads]
        session.ask({"op": "mutants_part", "changes": part, "jobs": threads}, seconds=PART_SECONDS)
    if progress:
        progress(len(changes), len(changes))
    answer = session.ask({"op": "mutants_result"}, seconds=PART_SECONDS)
    known = {"chapter": chapter, "cases": begun["cases"], "changes": len(changes)}
    return Mutation.from_json({**known, "mutants": answer["mutants"]})
