"""What the doctrine says of itself: its passages, its rules and its terms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Self

from yimao.bridge.api import Case, Tension
from yimao.bridge.cast import Said


class Rule(NamedTuple):
    """A rule as it stands in the source, `text` at `line` of `file`, and how it reads, `words`.

    `rule` is its citation, `passage` what that cites and `chapter` its chapter, None for the common art and
    other chapters of the book. `kind` is rule or exception. `overrules` and `overruled_by` are citations.
    `steps` is how far it is from what was asked about, 1 where it rests on that at once.
    """

    rule: str
    passage: str
    chapter: int | None
    predicate: str
    kind: str
    file: str
    line: int
    text: str
    words: Said
    overrules: tuple[str, ...]
    overruled_by: tuple[str, ...]
    steps: int | None

    @classmethod
    def from_json(cls, given: Mapping[str, Any]) -> Self:
        """Make the rule of its JSON."""
        known = dict(given)
        words = Said(known.pop("zh"), known.pop("en"))
        lists = {name: tuple(given[name]) for name in ("overrules", "overruled_by")}
        return cls(**{"steps": None} | known | lists, words=words)

    def to_json(self) -> dict[str, Any]:
        """Return the fields, `steps` only where there are any."""
        known = self._asdict()
        known |= {"overrules": list(self.overrules), "overruled_by": list(self.overruled_by)}
        del known["words"]
        known |= self.words._asdict()
        if self.steps is None:
            del known["steps"]
        return known


class Brief(NamedTuple):
    """A passage in short: its opening words, its gist, its rules and examples by name.

    `kind` is text, note, or source for the common art and other chapters; these have no chapter and no
    locator. `reason` says why it has no rule.
    """

    passage: str
    kind: str
    chapter: int | None
    locator: str | None
    gist: Said
    rules: tuple[str, ...]
    examples: tuple[str, ...]
    reason: Said | None

    @classmethod
    def from_json(cls, given: Mapping[str, Any]) -> Self:
        """Make it of its JSON, or of that of the whole passage."""
        return cls(
            passage=given["passage"],
            kind=given["kind"],
            chapter=given["chapter"],
            locator=given["locator"],
            gist=Said(given["zh"], given["en"]),
            rules=tuple(given["rules"]),
            examples=tuple(given["examples"]),
            reason=given["not_encoded"] and Said(**given["not_encoded"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Return the fields."""
        return {
            "passage": self.passage,
            "kind": self.kind,
            "chapter": self.chapter,
            "locator": self.locator,
            **self.gist._asdict(),
            "rules": list(self.rules),
            "examples": list(self.examples),
            "not_encoded": self.reason and self.reason._asdict(),
        }


class Dispute(NamedTuple):
    """A reading that touches a passage: because of it (`disputed`), or asked for by `rules` of it."""

    name: str
    default: str
    words: Said
    disputed: bool
    rules: tuple[str, ...]


class Override(NamedTuple):
    """The exception `rule` of `passage` overrules the rule `against` of `against_passage` where it concludes
    `term`, in words `words`."""

    rule: str
    passage: str
    against: str
    against_passage: str
    term: str
    words: Said


class Emendation(NamedTuple):
    """Where the transcription has `as_`, `read` is read for the reason `why`; None where it is open."""

    as_: str
    read: str | None
    why: str


class Remark(NamedTuple):
    """A finding of the checks."""

    key: str
    words: Said


@dataclass(frozen=True)
class Passage:
    """Everything that stands at a passage; its examples have been run."""

    brief: Brief
    rules: tuple[Rule, ...]
    examples: tuple[Case, ...]
    readings: tuple[Dispute, ...]
    overrules: tuple[Override, ...]
    overruled_by: tuple[Override, ...]
    emendations: tuple[Emendation, ...]
    tensions: tuple[Tension, ...]
    topics: tuple[str, ...]
    findings: tuple[Remark, ...]

    @classmethod
    def from_answer(cls, given: Mapping[str, Any]) -> Self:
        """Make the passage of what the doctrine answered."""
        names = {
            "rules": [rule["rule"] for rule in given["rules"]],
            "examples": [case["id"] for case in given["examples"]],
        }
        return cls(
            brief=Brief.from_json({**given, **names}),
            rules=tuple(Rule.from_json(rule) for rule in given["rules"]),
            examples=tuple(Case.from_answer(case) for case in given["examples"]),
            readings=tuple(
                Dispute(at["name"], at["default"], _said(at), at["disputed"], tuple(at["rules"]))
                for at in given["readings"]
            ),
            overrules=tuple(map(_override, given["overrules"])),
            overruled_by=tuple(map(_override, given["overruled_by"])),
            emendations=tuple(Emendation(at["as"], at["read"], at["why"]) for at in given["emendations"]),
            tensions=tuple(
                Tension(at["number"], tuple(at["passages"]), _said(at)) for at in given["tensions"]
            ),
            topics=tuple(given["topics"]),
            findings=tuple(Remark(at["key"], _said(at)) for at in given["findings"]),
        )

    def to_json(self) -> dict[str, Any]:
        """Return the passage by the names of the published schema."""
        return {
            "schema": "yimao.passage.1",
            **self.brief.to_json(),
            "rules": [rule.to_json() for rule in self.rules],
            "examples": [case.to_json() for case in self.examples],
            "readings": [_flat(at) for at in self.readings],
            "overrules": [_flat(at) for at in self.overrules],
            "overruled_by": [_flat(at) for at in self.overruled_by],
            "emendations": [{"as": at.as_, "read": at.read, "why": at.why} for at in self.emendations],
            "tensions": [_flat(at) for at in self.tensions],
            "topics": list(self.topics),
            "findings": [_flat(at) for at in self.findings],
        }


@dataclass(frozen=True)
class Chapter:
    """A chapter of the book and its passages, in short."""

    number: int
    zh: str
    pinyin: str
    en: str
    passages: tuple[Brief, ...]

    @classmethod
    def from_answer(cls, given: Mapping[str, Any]) -> Self:
        """Make the chapter of what the doctrine answered."""
        return cls(**dict(given) | {"passages": tuple(Brief.from_json(brief) for brief in given["passages"])})

    def to_json(self) -> dict[str, Any]:
        """Return the chapter by the names of the published schema."""
        return {
            "schema": "yimao.chapter.1",
            "number": self.number,
            "zh": self.zh,
            "pinyin": self.pinyin,
            "en": self.en,
            "passages": [brief.to_json() for brief in self.passages],
        }


@dataclass(frozen=True)
class Rules:
    """The rules that were looked for, and what each filter was taken for."""

    understood: Mapping[str, Any]
    rules: tuple[Rule, ...]

    @classmethod
    def from_answer(cls, given: Mapping[str, Any]) -> Self:
        """Make them of what the doctrine answered."""
        return cls(given["understood"], tuple(Rule.from_json(rule) for rule in given["rules"]))

    def to_json(self) -> dict[str, Any]:
        """Return them by the names of the published schema."""
        return {
            "schema": "yimao.rules.1",
            "understood": dict(self.understood),
            "count": len(self.rules),
            "rules": [rule.to_json() for rule in self.rules],
        }


class Definition(NamedTuple):
    """What defines a term: rules that conclude `goal`, or, by `kind`, the chart or a table."""

    goal: str
    kind: str
    predicate: str
    rules: tuple[str, ...]
    passages: tuple[str, ...]


class Term(NamedTuple):
    """A term of the art, of the chapter that is about it, None for the common art.

    `readings` are those that its rules ask.
    """

    term: str
    hans: str
    pinyin: str
    en: str
    aliases: tuple[str, ...]
    chapter: int | None
    definition: Said
    defined_by: tuple[Definition, ...]
    readings: tuple[str, ...]

    @classmethod
    def from_json(cls, given: Mapping[str, Any]) -> Self:
        """Make the term of its JSON."""
        return cls(
            **dict(given)
            | {
                "aliases": tuple(given["aliases"]),
                "definition": Said(**given["definition"]),
                "defined_by": tuple(
                    Definition(**at | {"rules": tuple(at["rules"]), "passages": tuple(at["passages"])})
                    for at in given["defined_by"]
                ),
                "readings": tuple(given["readings"]),
            }
        )

    def to_json(self) -> dict[str, Any]:
        """Return the fields."""
        return self._asdict() | {
            "aliases": list(self.aliases),
            "definition": self.definition._asdict(),
            "defined_by": [_flat(at) for at in self.defined_by],
            "readings": list(self.readings),
        }


def _said(given: Mapping[str, Any]) -> Said:
    return Said(given["zh"], given["en"])


def _override(given: Mapping[str, Any]) -> Override:
    known = {key: given[key] for key in given if key not in ("zh", "en")}
    return Override(**known, words=_said(given))


def _flat(part: Dispute | Override | Remark | Definition | Tension) -> dict[str, Any]:
    """Return the fields of a part, tuples as lists and its words by language."""
    known: dict[str, Any] = {}
    for key, value in part._asdict().items():
        if isinstance(value, Said):
            known |= value._asdict()
        else:
            known[key] = list(value) if isinstance(value, tuple) else value
    return known
