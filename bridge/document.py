"""Reading back a consultation that was written as JSON: it is taken only if yimao could have written it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from math import isfinite
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from yimao.bridge.cast import Cast
from yimao.bridge.consultation import SCHEMA, Consultation
from yimao.bridge.errors import visible

_STEMS: Final = "甲乙丙丁戊己庚辛壬癸"
_BRANCHES: Final = "子丑寅卯辰巳午未申酉戌亥"
_SIXTY: Final = frozenset(_STEMS[n % 10] + _BRANCHES[n % 12] for n in range(60))
_MARKS: Final = (6, 7, 8, 9)
_MOST: Final = 80  # characters of a place that are told
_STATUSES: Final = ("stands", "contested", "defeated")
_STATES: Final = frozenset({"動", "暗動", "月建", "日辰", "空", "動空", "破", "散"})
_KINDS: Final = ("rule", "chart", "table", "reading", "test", "absent", "defeated")

_FAULTS: Final = (ValueError, LookupError, TypeError, AttributeError, OverflowError, RecursionError)


class Unsound(ValueError):
    """What was given is no consultation as yimao writes it; the message names the place."""


def read(document: Any) -> Consultation:
    """Return the consultation of a document. Raises Unsound for what yimao cannot have written so."""
    try:
        _check_plain(document)
        consultation = Consultation.from_json(document)
    except Unsound:
        raise
    except _FAULTS:
        raise Unsound("a part of it is lacking or is of another form") from None
    if document["schema"] != SCHEMA:
        raise Unsound("its schema is another")
    for place in _mistyped(consultation, Consultation, ""):
        raise Unsound(f"{place[:_MOST]} is of another kind")
    for place in _otherwise(document, consultation.to_json(), ""):
        raise Unsound(f"{place[:_MOST]} is none of its parts or is of another form")
    for place, holds in _claims(consultation):
        if not holds:
            raise Unsound(f"{place} is not what it can be")
    return consultation


def _check_plain(value: Any) -> None:
    """Raise Unsound for text that steers a terminal, and for a number that is not finite."""
    if isinstance(value, str):
        if visible(value) != value:
            raise Unsound("a text in it holds a control character")
    elif isinstance(value, float):
        if not isfinite(value):
            raise Unsound("a number in it is not finite")
    elif isinstance(value, Mapping):
        for key, part in value.items():
            _check_plain(key)
            _check_plain(part)
    elif isinstance(value, Sequence):
        for part in value:
            _check_plain(part)


# ── types ───────────────────────────────────────────────────────────────────────────────────────────────────


_hints: Final[Callable[[Any], dict[str, Any]]] = cache(get_type_hints)


def _mistyped(value: Any, kind: Any, place: str) -> Iterator[str]:
    """Yield where a value is not of the type that its class says."""
    origin = get_origin(kind)
    if kind is Any:
        return
    if origin in (Union, UnionType):
        if all(next(_mistyped(value, one, place), None) is not None for one in get_args(kind)):
            yield place
    elif origin is tuple:
        kinds = get_args(kind)
        if not isinstance(value, tuple):
            yield place
            return
        kinds = kinds[:1] * len(value) if kinds[1:] == (...,) else kinds
        if len(kinds) != len(value):
            yield place
            return
        for number, (part, one) in enumerate(zip(value, kinds, strict=True)):
            yield from _mistyped(part, one, f"{place}[{number}]")
    elif origin is not None:  # the one that is left is Mapping
        if not isinstance(value, Mapping):
            yield place
            return
        of_key, of_value = get_args(kind)
        for key, part in value.items():
            yield from _mistyped(key, of_key, place)
            yield from _mistyped(part, of_value, f"{place}.{key}")
    elif hasattr(kind, "_fields") or hasattr(kind, "__dataclass_fields__"):
        if not isinstance(value, kind):
            yield place
            return
        for name, one in _hints(kind).items():
            yield from _mistyped(getattr(value, name), one, f"{place}.{name}".lstrip("."))
    elif type(value) is not (NoneType if kind is None else kind):  # a bool is no number
        yield place


def _otherwise(given: Any, written: Any, place: str) -> Iterator[str]:
    """Yield where what was given is not what is written again; of what is written, given may lack parts."""
    if isinstance(given, Mapping) and isinstance(written, Mapping):
        for key, part in given.items():
            if key in written:
                yield from _otherwise(part, written[key], f"{place}.{key}".lstrip("."))
            else:
                yield f"{place}.{key}".lstrip(".")
    elif isinstance(given, list) and isinstance(written, list) and len(given) == len(written):
        for number, (part, again) in enumerate(zip(given, written, strict=True)):
            yield from _otherwise(part, again, f"{place}[{number}]")
    elif given != written:
        yield place


# ── values ──────────────────────────────────────────────────────────────────────────────────────────────────


def _claims(consultation: Consultation) -> Iterator[tuple[str, bool]]:
    """Yield what holds of every consultation, each with its place."""
    chart, nodes = consultation.chart, range(len(consultation.nodes))
    conclusions = range(len(consultation.conclusions))
    yield from _of_the_cast(consultation.cast)
    yield "chart.lines", [line.line for line in chart.lines] == [1, 2, 3, 4, 5, 6]
    yield "the mark of a line", all(line.mark in _MARKS for line in chart.lines)
    yield "the states of a line", all(_STATES.issuperset(line.states) for line in chart.lines)
    yield "chart.self_body", 1 <= chart.self_body <= 6
    for conclusion in consultation.conclusions:
        yield "the proof of a conclusion", conclusion.proof in nodes
        yield "the status of a conclusion", conclusion.status in _STATUSES
        yield "the polarity of a conclusion", conclusion.polarity in (None, "吉", "凶", "平")
        yield "the chapter of a conclusion", conclusion.chapter is None or 11 <= conclusion.chapter <= 20
    for place, node in enumerate(consultation.nodes):
        yield "the id of a node", node.id == place
        yield "the parent of a node", node.parent is None or 0 <= node.parent < place
        yield "the kind of a node", node.kind in _KINDS
        yield "the rule of a node", node.rule is None or 0 < len(node.rule) <= _MOST
    for ledger in consultation.ledger:
        yield "the first of a ledger", ledger.first is None or ledger.first in conclusions
        for entry in ledger.entries:
            pointed = (entry.conclusion, *entry.rivals, *(to for to, _ in entry.yields))
            yield "what an entry of the ledger points to", all(to in conclusions for to in pointed)
            yield "the side of an entry of the ledger", entry.side in ("for", "against")
            yield "the status of an entry of the ledger", entry.status in _STATUSES


def _of_the_cast(cast: Cast) -> Iterator[tuple[str, bool]]:
    yield "cast.hexagram", bool(cast.hexagram and cast.changed)
    yield "cast.lines", cast.lines is not None and len(cast.lines) == 6 and set(cast.lines) <= set(_MARKS)
    yield "cast.month", cast.month is None or (len(cast.month) == 1 and cast.month in _BRANCHES)
    stem = cast.month_stem
    yield "cast.month_stem", stem is None or (len(stem) == 1 and stem in _STEMS)
    yield "cast.day", cast.day is None or cast.day in _SIXTY
    yield "cast.year", cast.year is None or cast.year in _SIXTY
    yield "cast.pentad", cast.pentad in (None, 1, 2, 3)
