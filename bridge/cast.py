"""A cast as it is given: what was thrown, when, what is asked, and under which readings.

Names may be typed in any form (Traditional, Simplified, pinyin, English, the number of a hexagram); the
doctrine's own tables resolve them, so a cast is only checked when it is consulted.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from yimao.bridge.errors import InputError, shown

if TYPE_CHECKING:  # the calendar is slow to import, and pillars given do not need it
    from datetime import datetime

    from yimao.bridge.calendar import DayStarts, SummerTime


class Said(NamedTuple):
    """One sentence in both languages."""

    zh: str
    en: str

    def to_json(self) -> dict[str, str]:
        """Return `{"zh": str, "en": str}`."""
        return self._asdict()


GIVEN = {"given": Said("干支依所報", "the pillars are as given")}


@dataclass(frozen=True, slots=True)
class Cast:
    """What was cast, when, and what is asked; None stands for what is not said.

    `hexagram` and `changed` name the hexagrams, or `lines` gives six of 6 7 8 9, bottom line first; a cast
    that was understood has all three. `month` is a branch, or with its stem a pair of the sixty; `day` and
    `year` are pairs. `days` counts from the start of the solar `term`, and `pentad` (1 to 3) is what follows
    from it. `about` is the matter, `for_` the person, `use` the use god. `readings` maps the name of a
    reading to its option. `conventions` and `warnings` tell how the time was taken.
    """

    hexagram: str | None = None
    changed: str | None = None
    lines: tuple[int, ...] | None = None
    month: str | None = None
    month_stem: str | None = None
    day: str | None = None
    year: str | None = None
    term: str | None = None
    days: int | None = None
    pentad: int | None = None
    about: str | None = None
    for_: str | None = None
    use: str | None = None
    readings: Mapping[str, str] = field(default_factory=dict, hash=False)
    conventions: Mapping[str, Said] = field(default_factory=lambda: GIVEN, hash=False)
    warnings: tuple[Said, ...] = ()

    @classmethod
    def of(cls, hexagram: str, changed: str | None = None, **known: Any) -> Self:
        """Make a cast from names: `Cast.of("困", "兌", month="子", day="戊寅")`.

        `known` are fields of the class; a `term` may carry its days, as in `冬至+3`.
        Raises InputError for days that are not a number.
        """
        return cls(hexagram=hexagram, changed=changed, **_dated(known))

    @classmethod
    def from_lines(cls, lines: Iterable[int], **known: Any) -> Self:
        """Make a cast from six lines, bottom line first, each 6, 7, 8 or 9; `known` as in `of`."""
        return cls(lines=tuple(lines), **_dated(known))

    @classmethod
    def at(
        cls,
        when: datetime | str,
        hexagram: str | None = None,
        changed: str | None = None,
        *,
        lines: Iterable[int] | None = None,
        tz: str | None = None,
        day_starts: DayStarts = "23:00",
        summer_time: SummerTime = "correct",
        **known: Any,
    ) -> Self:
        """Make a cast of a moment: year, month, day, term and days are those of `when`.

        `when` is a datetime with its zone, or text as `calendar.parse_when` reads it, `tz` its zone. `known`
        are the fields that are not of the time.
        Raises InputError as `calendar.parse_when` and `calendar.pillars_at`.
        """
        from yimao.bridge.calendar import parse_when, pillars_at

        moment = parse_when(when, tz) if isinstance(when, str) else when
        pillars = pillars_at(moment, day_starts=day_starts, summer_time=summer_time)
        return cls(
            hexagram=hexagram,
            changed=changed,
            lines=None if lines is None else tuple(lines),
            month=pillars.month,
            day=pillars.day,
            year=pillars.year,
            term=pillars.term,
            days=pillars.days,
            conventions={key: Said(notice.zh, str(notice)) for key, notice in pillars.conventions.items()},
            warnings=tuple(Said(notice.zh, str(notice)) for notice in pillars.warnings),
            **known,
        )

    def to_request(self) -> dict[str, Any]:
        """Return the cast as the doctrine is asked: what was given, under the names of the options."""
        request = {key: getattr(self, name) for key, name in _GIVEN_KEYS.items()}
        if self.month_stem and self.month and len(self.month) == 1:
            request["month"] = self.month_stem + self.month
        if self.lines is not None and self.hexagram is None:
            request["lines"] = list(self.lines)
        if self.readings:
            request["readings"] = dict(self.readings)
        return {key: value for key, value in request.items() if value is not None}

    def understood(self, echo: Mapping[str, Any]) -> Self:
        """Return the cast by the names that the doctrine understood, `echo`, and the rest as it was given.

        Raises InputError where pillars that were given contradict one another.
        """
        known = {_FIELDS[key]: value for key, value in echo.items() if key in _FIELDS}
        known["lines"] = tuple(echo["lines"])
        kept = {name: getattr(self, name) for name in ("days", "readings", "conventions", "warnings")}
        if "given" in self.conventions and ("year" in known or "term" in known):
            kept["conventions"] = {**self.conventions, **self._checked(known)}
        return type(self)(**(kept | known))

    def _checked(self, known: Mapping[str, Any]) -> dict[str, Said]:
        """Check pillars that were given against one another, and return by which conventions they were told."""
        from yimao.bridge.calendar import check_pillars

        month = known.get("month") if self.month else None
        pillars = check_pillars(
            known.get("year"), month, known.get("day"), term=known.get("term"), days=self.days
        )
        return {key: Said(notice.zh, str(notice)) for key, notice in pillars.conventions.items()}

    def to_json(self) -> dict[str, Any]:
        """Return what is known of the cast, `for_` as `for`; conventions and warnings are not of it."""
        known = {key: getattr(self, name) for key, name in _FIELDS.items()}
        if self.lines is not None:
            known["lines"] = list(self.lines)
        known["readings"] = dict(self.readings)
        return {key: value for key, value in known.items() if value is not None}

    @classmethod
    def from_json(cls, given: Mapping[str, Any]) -> Self:
        """Make the cast of what `to_json` returned."""
        known = {_FIELDS[key]: value for key, value in given.items()}
        if "lines" in known:
            known["lines"] = tuple(known["lines"])
        return cls(**known)


_FIELDS = {
    name.rstrip("_"): name
    for name in (field.name for field in fields(Cast))
    if name not in ("conventions", "warnings")
}
_GIVEN_KEYS = {
    key: name for key, name in _FIELDS.items() if key not in ("lines", "month_stem", "pentad", "readings")
}


def _dated(known: dict[str, Any]) -> dict[str, Any]:
    """Part the days from a term such as `冬至+3`."""
    name, plus, days = str(known.get("term") or "").replace("＋", "+").partition("+")
    if not plus:
        return known
    if not (days.isascii() and days.strip().isdecimal() and len(days) < 4):
        raise InputError(
            f"the term {shown(known['term'])} has no number of days after '+'; write it as in 冬至+3"
        )
    return known | {"term": name.strip(), "days": int(days)}
