"""A goal over every cast there is: in how many it holds, which are the first, how they are shared out."""

from __future__ import annotations

import math
import os
import random
import shlex
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple, Self

from yimao.bridge.calendar import BRANCHES, SIXTY
from yimao.bridge.cast import Cast
from yimao.bridge.errors import InputError
from yimao.bridge.session import Session

By = Literal["masks", "sample", "casts"]
Progress = Callable[[int, int], None]  # what is done, of how much

SAMPLE: Final = 10_000  # casts that are tried of a goal that the masks cannot judge
PART_SECONDS: Final = 600.0

_TRIED: Final = 200  # casts a request
_DAYS: Final = 5  # in a 候
_QUESTION: Final = ("about", "for", "use")


class Witness(NamedTuple):
    """A cast in which the goal holds, with the values of its variables, and the command that shows it."""

    cast: Cast
    solution: Mapping[str, Any]
    command: str

    def to_json(self) -> dict[str, Any]:
        """Return the fields."""
        return {"cast": self.cast.to_json(), "solution": dict(self.solution), "command": self.command}


@dataclass(frozen=True, slots=True)
class Group:
    """The casts of one `key`: `count` of the `of` tried."""

    key: str | int
    count: int
    of: int

    @property
    def share(self) -> float:
        """How many of those tried, from 0 to 1."""
        return self.count / self.of

    def to_json(self) -> dict[str, Any]:
        """Return the fields and the share."""
        return {"key": self.key, "count": self.count, "of": self.of, "share": self.share}


@dataclass(frozen=True)
class Found:
    """Where a goal holds.

    `by` is how it was judged: `masks`, all of the `space` casts at once; `casts`, all of them one after
    another; or `sample`, `tried` of them, picked by `seed`. `masked` tells whether masks can judge it. `count`
    are those in which it holds, between `low` and `high` of all, from 0 to 1, with a confidence of 95 % where it
    is a sample. `time` is what the casts are told apart by besides month and day: month_gan, term, hou. `asks`
    tells that the goal looks at the question, which is that of `question`. The `witnesses` with the fewest moving
    lines come first, one a change.
    """

    goal: str
    by: By
    masked: bool
    space: int
    tried: int
    count: int
    time: tuple[str, ...]
    asks: bool
    question: Cast
    seed: int | None
    witnesses: tuple[Witness, ...]
    group: str | None
    groups: tuple[Group, ...]

    @property
    def share(self) -> float:
        """How many of those tried, from 0 to 1."""
        return self.count / self.tried

    @property
    def bounds(self) -> tuple[float, float]:
        """Between what shares the true one lies: by Wilson's interval of a sample, else the share itself."""
        if self.by != "sample":
            return self.share, self.share
        z, n, p = 1.959964, self.tried, self.share
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, middle - half), min(1.0, middle + half)

    def to_json(self) -> dict[str, Any]:
        """Return what was found, as `yimao find --json` prints it."""
        low, high = self.bounds
        return {
            "schema": "yimao.find.1",
            "goal": self.goal,
            "by": self.by,
            "masked": self.masked,
            "space": self.space,
            "tried": self.tried,
            "count": self.count,
            "share": self.share,
            "low": low,
            "high": high,
            "time": list(self.time),
            "asks": self.asks,
            "question": self.question.to_json(),
            "seed": self.seed,
            "witnesses": [witness.to_json() for witness in self.witnesses],
            "group": self.group,
            "groups": [group.to_json() for group in self.groups],
        }


def find(
    session: Session,
    goal: str,
    question: Cast | None = None,
    *,
    group: str | None = None,
    first: int = 3,
    sample: int | None = None,
    seed: int = 0,
    every: bool = False,
    jobs: int | None = None,
    progress: Progress | None = None,
) -> Found:
    """Return where `goal` holds, its variable `Pan` ranging over every cast.

    `question` gives matter, person, use god and readings; what else it says is passed over. `group` counts
    apart by hexagram, changed, month, day or a variable of the goal; `first` witnesses are shown. With `sample`
    so many casts are tried, picked by `seed`; a goal that the masks cannot judge (findall, aggregate_all, ->)
    is sampled by itself, or with `every` run on all casts one after another, which takes long. `jobs` threads
    share the work.

    Raises InputError for what is not allowed, and what `ask` raises.
    """
    search = _Search.of(session, goal, question or Cast(), group)
    if sample is not None and every:
        raise InputError(f"both a sample of {sample} and every cast are asked for; ask for one of the two")
    if sample is not None and not 0 < sample <= search.space:
        raise InputError(f"a sample of {sample} is asked for; it must be from 1 to {search.space}")
    if first < 0:
        raise InputError(f"the first {first} are asked for; it must be a number from 0 on")
    if seed < 0:  # which would pick the casts of the one above
        raise InputError(f"the seed is {seed}; a whole number from 0 on is wanted, nearest is 0")
    report = progress or (lambda done, of: None)
    if search.by == "masks" and sample is None:
        return search.masked(first, jobs or os.cpu_count() or 1, report)
    if every:
        return search.tried(range(search.space), None, first, report)
    count = min(sample or SAMPLE, search.space)
    picked = random.Random(seed).sample(range(search.space), count)
    return search.tried(sorted(picked), seed, first, report)


@dataclass(frozen=True)
class _Search:
    """A goal that is sought, and what is known of it beforehand."""

    session: Session
    goal: str
    question: Cast
    group: str | None
    request: Mapping[str, Any]
    by: str
    space: int
    time: tuple[str, ...]
    asks: bool
    hexagrams: Sequence[str]

    @classmethod
    def of(cls, session: Session, goal: str, question: Cast, group: str | None) -> Self:
        asked = question.to_request()
        cast = {key: asked[key] for key in (*_QUESTION, "readings") if key in asked}
        request = {"goal": goal, "group": group, "cast": cast}
        known = session.ask({"op": "find_space", **request}, seconds=PART_SECONDS)
        kept = Cast(about=question.about, for_=question.for_, use=question.use, readings=question.readings)
        return cls(
            session, known["goal"], kept, group, request, known["by"], known["of"], tuple(known["time"]),
            known["asks"], known["hexagrams"],
        )  # fmt: skip

    def masked(self, first: int, jobs: int, report: Progress) -> Found:
        """Judge it by masks, some hexagrams after others."""
        parts = [self.hexagrams[at : at + jobs] for at in range(0, len(self.hexagrams), jobs)]
        answers = []
        for number, part in enumerate(parts):
            report(number, len(parts))
            request = {"op": "find_part", **self.request, "hexagrams": part, "jobs": jobs, "first": first}
            answers.append(self.session.ask(request, seconds=PART_SECONDS))
        report(len(parts), len(parts))
        return self._found("masks", self.space, None, first, answers)

    def tried(self, indexes: Sequence[int], seed: int | None, first: int, report: Progress) -> Found:
        """Run it on one cast after another."""
        answers = []
        for at in range(0, len(indexes), _TRIED):
            report(at, len(indexes))
            part = list(indexes[at : at + _TRIED])
            request = {"op": "find_casts", **self.request, "indexes": part, "first": first}
            answers.append(self.session.ask(request, seconds=PART_SECONDS))
        report(len(indexes), len(indexes))
        by: By = "casts" if seed is None else "sample"
        return self._found(by, len(indexes), seed, first, answers)

    def _found(
        self, by: By, tried: int, seed: int | None, first: int, answers: Sequence[Mapping[str, Any]]
    ) -> Found:
        given = [witness for answer in answers for witness in answer["witnesses"]]
        if by == "masks":
            given.sort(key=lambda witness: int(witness["moving"]))
        counts: Counter[str | int] = Counter()
        for answer in answers:
            for at in answer["groups"]:
                counts[at["key"]] += at["count"]
        return Found(
            goal=self.goal,
            by=by,
            masked=self.by == "masks",
            space=self.space,
            tried=tried,
            count=sum(answer["count"] for answer in answers),
            time=self.time,
            asks=self.asks,
            question=self.question,
            seed=seed,
            witnesses=tuple(map(self._witness, given[:first])),
            group=self.group,
            groups=tuple(self._groups(counts, tried if by == "sample" else self.space, by)),
        )

    def _witness(self, given: Mapping[str, Any]) -> Witness:
        cast = self.question.understood(given["cast"])
        return Witness(cast, given["solution"], _command(self.goal, cast))

    def _groups(self, counts: Counter[str | int], tried: int, by: By) -> list[Group]:
        """Return the groups in the order of what they are of, with the casts that each could have."""
        orders: dict[str | None, Sequence[str]] = {
            "hexagram": self.hexagrams, "changed": self.hexagrams, "month": BRANCHES, "day": SIXTY,
        }  # fmt: skip
        order = orders.get(self.group)
        if order is None:
            return [Group(key, count, tried) for key, count in counts.most_common()]
        of = tried if by == "sample" else tried // len(order)
        return [Group(key, counts[key], of) for key in order if counts[key]]


def _command(goal: str, cast: Cast) -> str:
    """Return the command that shows a goal of a cast."""
    words = ["yimao", "query", goal, cast.hexagram or ""]
    if cast.changed != cast.hexagram:
        words.append(cast.changed or "")
    words += ["--month", (cast.month_stem or "") + (cast.month or ""), "--day", cast.day or ""]
    if cast.term:
        days = f"+{(cast.pentad - 1) * _DAYS}" if cast.pentad else ""
        words += ["--term", f"{cast.term}{days}"]
    for option, value in (("--about", cast.about), ("--for", cast.for_), ("--use", cast.use)):
        words += [option, value] if value else []
    for name, choice in cast.readings.items():
        words += ["--reading", f"{name}={choice}"]
    return " ".join(word if word.isalnum() else shlex.quote(word) for word in words)
