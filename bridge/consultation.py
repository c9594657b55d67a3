"""What a consultation says: the chart, the conclusions in order, and what each rests on.

Everything is frozen and typed, and `to_json` and `from_json` are each other's inverse.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple, Self

from yimao.bridge.cast import Cast, Said
from yimao.bridge.proof import Node, ProofTree, nodes_of

SCHEMA = "yimao.consultation.1"

_HEXAGRAMS = ("hexagram", "changed", "hidden", "mutual")


class Hexagram(NamedTuple):
    """A hexagram: its name, its inner and outer trigrams, and its name in other forms."""

    name: str
    inner: str
    outer: str
    hans: str
    pinyin: str
    en: str


class Seat(NamedTuple):
    """What stands on a line: kin, stem, branch and phase."""

    kin: str
    stem: str
    branch: str
    phase: str


class Line(NamedTuple):
    """A line of the chart, `line` 1 to 6 from the bottom.

    `mark` is 6, 7, 8 or 9. `hidden` lies under it, `changed` is what it turns into, None where it rests.
    `spirit` needs the day and `strength` (旺 相 休 囚 死) the month. `roles` are of 世 應; `states` of 動
    暗動 月建 日辰 空 動空 破 散; 動空, a moving void, does not count as void.
    """

    line: int
    mark: int
    spirit: str | None
    kin: str
    stem: str
    branch: str
    phase: str
    strength: str | None
    hidden: Seat
    changed: Seat | None
    roles: tuple[str, ...]
    states: tuple[str, ...]

    @property
    def seat(self) -> Seat:
        """What stands on the line itself."""
        return Seat(self.kin, self.stem, self.branch, self.phase)

    def to_json(self) -> dict[str, Any]:
        """Return the fields, nested."""
        changed = self.changed and self.changed._asdict()
        lists = {"roles": list(self.roles), "states": list(self.states)}
        return self._asdict() | lists | {"hidden": self.hidden._asdict(), "changed": changed}

    @classmethod
    def from_json(cls, given: Mapping[str, Any]) -> Self:
        """Make the line of its JSON."""
        return cls(
            **dict(given)
            | {
                "hidden": Seat(**given["hidden"]),
                "changed": given["changed"] and Seat(**given["changed"]),
                "roles": tuple(given["roles"]),
                "states": tuple(given["states"]),
            }
        )


class Chart(NamedTuple):
    """The chart of a cast; `lines` from the bottom.

    `hidden` and `mutual` are hexagrams, `void` the branches of the ten days (旬空), `body` the branch of the
    hexagram's body (卦身) and `self_body` the line of the self's body (世身).
    """

    hexagram: Hexagram
    changed: Hexagram
    palace: str
    stage: str
    hidden: Hexagram
    mutual: Hexagram
    void: tuple[str, ...]
    body: str
    self_body: int
    lines: tuple[Line, ...]

    def to_json(self) -> dict[str, Any]:
        """Return the fields, nested."""
        hexagrams = {key: getattr(self, key)._asdict() for key in _HEXAGRAMS}
        lines = [line.to_json() for line in self.lines]
        return self._asdict() | hexagrams | {"void": list(self.void), "lines": lines}

    @classmethod
    def from_json(cls, given: Mapping[str, Any]) -> Self:
        """Make the chart of its JSON."""
        hexagrams = {key: Hexagram(**given[key]) for key in _HEXAGRAMS}
        lines = tuple(Line.from_json(line) for line in given["lines"])
        return cls(**dict(given) | hexagrams | {"void": tuple(given["void"]), "lines": lines})


class Room(NamedTuple):
    """A heading of the consultation."""

    room: str
    zh: str
    en: str


class Conclusion(NamedTuple):
    """What the text concludes.

    `term` writes it without the chart, `predicate` and `args` take it apart. `chapter` is 11 to 20, or None
    for what is of the chart. `cites` are the passages of its proof, the nearest first. `polarity` is what the
    text calls it (吉 凶 平), None where it does not. `status` is stands, contested (a rival holds too and the
    text does not say which prevails) or defeated (an exception beats it). `proof` is the id of its node.
    `uses` are the use gods that it was asked of, () where every conclusion is.
    """

    term: str
    predicate: str
    args: tuple[Any, ...]
    chapter: int | None
    cites: tuple[str, ...]
    zh: str
    en: str
    polarity: str | None
    status: str
    proof: int
    room: str
    uses: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Return the fields."""
        return self._asdict() | {
            "args": list(self.args),
            "cites": list(self.cites),
            "uses": list(self.uses),
        }

    @classmethod
    def from_json(cls, given: Mapping[str, Any]) -> Self:
        """Make the conclusion of its JSON."""
        lists = {name: tuple(given.get(name, ())) for name in ("args", "cites", "uses")}
        return cls(**dict(given) | lists)


class Harm(NamedTuple):
    """A use god that in the matter asked stands for the harm itself, such as the illness, and the words for it."""

    use: str
    zh: str
    en: str


class Option(NamedTuple):
    """A way to take a disputed reading."""

    option: str
    zh: str
    en: str


class Reading(NamedTuple):
    """A disputed reading: how it is taken, how it may be, and the passages and the reason of the dispute."""

    name: str
    option: str
    default: str
    zh: str
    en: str
    options: tuple[Option, ...]
    passages: tuple[str, ...]
    reason: Said

    def to_json(self) -> dict[str, Any]:
        """Return the fields, passages and reason under `rests_on`."""
        return {
            "name": self.name,
            "option": self.option,
            "default": self.default,
            "zh": self.zh,
            "en": self.en,
            "options": [option._asdict() for option in self.options],
            "rests_on": {"passages": list(self.passages), **self.reason.to_json()},
        }

    @classmethod
    def from_json(cls, given: Mapping[str, Any]) -> Self:
        """Make the reading of its JSON."""
        known = dict(given)
        rests = known.pop("rests_on")
        known["options"] = tuple(Option(**option) for option in given["options"])
        return cls(**known, passages=tuple(rests["passages"]), reason=Said(rests["zh"], rests["en"]))


class Entry(NamedTuple):
    """A conclusion that speaks for the use god or against it; `conclusion` is its index.

    `sign` is what the text calls it, 吉 or 凶, None for what only contests another; `bears` says of whom it
    speaks (用神 元神 忌神 仇神 卦 所占). `rivals` are the conclusions it is at odds with where `status` is
    contested, `yields` those that a passage sets above it.
    """

    room: str
    order: int
    conclusion: int
    sign: str | None
    side: str
    bears: str
    status: str
    rivals: tuple[int, ...]
    yields: tuple[tuple[int, str], ...]

    @classmethod
    def from_json(cls, given: Mapping[str, Any]) -> Self:
        """Read an entry as `to_json` writes it."""
        yields = tuple((one["to"], one["passage"]) for one in given["yields"])
        return cls(**{**given, "rivals": tuple(given["rivals"]), "yields": yields})

    def to_json(self) -> dict[str, Any]:
        """Return the entry by the names of the published schema."""
        yields = [{"to": to, "passage": passage} for to, passage in self.yields]
        return {**self._asdict(), "rivals": list(self.rivals), "yields": yields}


class Ledger(NamedTuple):
    """What speaks for a use god and against it, in the doctrine's own order, never summed up.

    `first` is the index of the conclusion on whether there is such a use god; None where the time leaves it
    open.
    """

    use: str
    first: int | None
    entries: tuple[Entry, ...]

    @classmethod
    def from_json(cls, given: Mapping[str, Any]) -> Self:
        """Read a ledger as `to_json` writes it."""
        return cls(given["use"], given["first"], tuple(map(Entry.from_json, given["entries"])))

    def to_json(self) -> dict[str, Any]:
        """Return the ledger by the names of the published schema."""
        return {
            "use": self.use,
            "first": self.first,
            "entries": [entry.to_json() for entry in self.entries],
        }


@dataclass(frozen=True)
class Consultation:
    """The answer to a cast.

    `use` are the use gods asked for, each with a ledger, and `harms` those whose signs are those of a harm.
    `judged` tells whether the text judges the matter asked, None where none is. `conclusions` come in the
    order in which the text weighs them, under `rooms`. `labels` gives the values that the chart shows in other
    forms: by type and value, `hans`, `pinyin` and `en`. `nodes` is the flat table of all proofs.
    """

    cast: Cast
    chart: Chart
    use: tuple[str, ...]
    harms: tuple[Harm, ...]
    judged: bool | None
    rooms: tuple[Room, ...]
    conclusions: tuple[Conclusion, ...]
    ledger: tuple[Ledger, ...]
    readings: tuple[Reading, ...]
    labels: Mapping[str, Mapping[str, Mapping[str, str]]]
    nodes: tuple[Node, ...]

    @classmethod
    def from_answer(cls, answer: Mapping[str, Any], cast: Cast) -> Self:
        """Make the consultation of what the doctrine answered to `cast`."""
        understood = cast.understood(answer["cast"])
        told = (*understood.warnings, *(Said(**said) for said in answer["warnings"]))
        return cls(cast=replace(understood, warnings=tuple(dict.fromkeys(told))), **_parts(answer))

    @classmethod
    def from_json(cls, given: Mapping[str, Any]) -> Self:
        """Make the consultation that `to_json` wrote."""
        cast = replace(
            Cast.from_json(given["cast"]),
            conventions={key: Said(**said) for key, said in given["conventions"].items()},
            warnings=tuple(Said(**said) for said in given["warnings"]),
        )
        return cls(cast=cast, **_parts(given))

    @property
    def conventions(self) -> Mapping[str, Said]:
        """How the time was taken: by year, month, day, hour and clock, or that the pillars were given."""
        return self.cast.conventions

    @property
    def warnings(self) -> tuple[Said, ...]:
        """What to take note of about the time and the question, such as a boundary that is near."""
        return self.cast.warnings

    @cached_property
    def proofs(self) -> ProofTree:
        """The proofs, to be walked."""
        return ProofTree(self.nodes)

    def _repr_html_(self) -> str:
        """Return the consultation as a notebook shows it."""
        from yimao.bridge.render.html import notebook_html

        return notebook_html(self)

    def by_room(self) -> Iterator[tuple[Room | None, Sequence[Conclusion]]]:
        """Yield each room that has conclusions, with them; None for those of no room."""
        known = {room.room: room for room in self.rooms}
        groups: dict[str, list[Conclusion]] = {room: [] for room in known}
        for conclusion in self.conclusions:
            groups.setdefault(conclusion.room, []).append(conclusion)
        yield from ((known.get(room), group) for room, group in groups.items() if group)

    def by_use(self, conclusions: Iterable[Conclusion]) -> Iterator[tuple[tuple[str, ...], list[Conclusion]]]:
        """Yield the conclusions by the use gods that they bear on, first, under (), those that bear on all."""
        groups: dict[tuple[str, ...], list[Conclusion]] = {(): []}
        for conclusion in conclusions:
            of_all = len(conclusion.uses) == len(self.use)
            groups.setdefault(() if of_all else conclusion.uses, []).append(conclusion)
        yield from ((uses, group) for uses, group in groups.items() if group)

    def accounts(self) -> Iterator[tuple[str | None, list[Entry]]]:
        """Yield each use god with what speaks for it and against it, last, under None, what does so for all alike."""
        told = [{(entry.conclusion, entry.side) for entry in ledger.entries} for ledger in self.ledger]
        alike = set.intersection(*told) if len(told) > 1 else set()
        for ledger in self.ledger:
            yield ledger.use, [at for at in ledger.entries if (at.conclusion, at.side) not in alike]
        if alike:
            yield None, [at for at in self.ledger[0].entries if (at.conclusion, at.side) in alike]

    @property
    def silence(self) -> str | None:
        """What the text leaves open: `matter` where it does not judge the matter asked, `cast` where only here."""
        if self.judged is False:
            return "matter"
        said = any(conclusion.room == "shi" for conclusion in self.conclusions)
        return "cast" if self.cast.about is not None and not said else None

    def to_json(self) -> dict[str, Any]:
        """Return the consultation by the names of the published schema."""
        return {
            "schema": SCHEMA,
            "cast": self.cast.to_json(),
            "chart": self.chart.to_json(),
            "use": list(self.use),
            "harms": [harm._asdict() for harm in self.harms],
            "judged": self.judged,
            "rooms": [room._asdict() for room in self.rooms],
            "conclusions": [conclusion.to_json() for conclusion in self.conclusions],
            "ledger": [ledger.to_json() for ledger in self.ledger],
            "readings": [reading.to_json() for reading in self.readings],
            "conventions": {key: said.to_json() for key, said in self.conventions.items()},
            "warnings": [said.to_json() for said in self.warnings],
            "labels": self.labels,
            "nodes": [node.to_json() for node in self.nodes],
        }


def _parts(given: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "chart": Chart.from_json(given["chart"]),
        "use": tuple(given["use"]),
        "harms": tuple(Harm(**harm) for harm in given.get("harms", ())),
        "judged": given.get("judged"),
        "rooms": tuple(Room(**room) for room in given["rooms"]),
        "conclusions": tuple(Conclusion.from_json(conclusion) for conclusion in given["conclusions"]),
        "ledger": tuple(Ledger.from_json(ledger) for ledger in given["ledger"]),
        "readings": tuple(Reading.from_json(reading) for reading in given["readings"]),
        "labels": given["labels"],
        "nodes": nodes_of(given["nodes"]),
    }
