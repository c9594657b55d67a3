"""Time zones: by name, by offset, or this machine's own, and what a clock shows there."""

from __future__ import annotations

import difflib
import os
import re
import struct
import unicodedata
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from io import BytesIO
from pathlib import Path
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from yimao.bridge.errors import InputError, shown

LOCALTIME: Final = Path("/etc/localtime")

_LONGEST: Final = 100  # characters of a name that is guessed at
_LARGEST: Final = 1 << 20  # bytes of a file of a zone
_LIKE: Final = {"asia/beijing": "Asia/Shanghai", "beijing": "Asia/Shanghai", "北京": "Asia/Shanghai"}
_FORMS: Final = "an IANA name such as Asia/Shanghai or an offset such as +08:00"
_SHELF: Final = "zoneinfo/"  # the folder of the system that holds the zones by their names
# What stands on the shelf and is no place: this machine's own zone, a rule for others, and none at all.
_NO_PLACE: Final = re.compile("posixrules|localtime|Factory|(posix|right)/.*")

_OFFSET: Final = re.compile("(?:UTC|GMT)?([+-])([0-9]{1,2})(?::?([0-5][0-9]))?(?::?([0-5][0-9]))?")
# The clock and the summer clock of a rule of POSIX, such as CET-1CEST,M3.5.0,M10.5.0/3. An hour fewer than
# POSIX allows, for a summer clock may be one further from Greenwich, and Python knows no offset of a day.
_CLOCK: Final = "(?:[A-Za-z]{3,}|<[A-Za-z0-9+-]{3,}>)"
_AHEAD: Final = "[+-]?(?:[01]?[0-9]|2[0-2])(?::[0-5][0-9]){0,2}"
_RULE: Final = re.compile(f"{_CLOCK}{_AHEAD}({_CLOCK}(?:{_AHEAD})?)?(,[0-9MJ./:+-]+,[0-9MJ./:+-]+)?")
_FOOTER: Final = re.compile(rb"\n[ -~]*\n\Z")  # of a file of a zone: the rule past its last change


def parse_zone(name: str | None) -> tzinfo:
    """Read a time zone: an IANA name such as `Asia/Shanghai`, an offset such as `+08:00`, or None for here.

    Raises InputError for a name that is not known or is of no place.
    """
    if name is None:
        return _here()
    asked = unicodedata.normalize("NFKC", name).strip()
    if offset := _OFFSET.fullmatch(asked):
        sign, hours, minutes, seconds = offset.groups(default="0")
        if int(hours) < 24:
            ahead = timedelta(hours=int(hours), minutes=int(minutes), seconds=int(seconds))
            return timezone(int(sign + "1") * ahead)
    if zone := _named(asked):
        return zone
    region = f"{asked.rstrip('/')}/".lower()
    places = sorted(zone for zone in available_timezones() if zone.lower().startswith(region))
    if places:
        place = "Asia/Shanghai" if "Asia/Shanghai" in places else places[0]
        raise InputError(
            f"the time zone {shown(name)} is a region; write it with a place of it, such as {place}, or an offset "
            "such as +08:00"
        )
    raise InputError(f"the time zone {shown(name)} is not known; write {_FORMS}{_guess(asked)}")


def localise(naive: datetime, zone: tzinfo) -> datetime:
    """Give the moment at which the clock of a zone shows a time, told without a zone.

    Raises InputError where the clock skips that time or shows it twice.
    """
    when = naive.replace(tzinfo=zone)
    later = when.replace(fold=1)
    before, after = when.utcoffset(), later.utcoffset()
    if before is None or after is None or before == after:
        return when
    if before > after:
        raise InputError(
            f"the clock of {place(when)} shows {clock_face(naive)} twice, being put back there; write "
            f"{when.isoformat()} for the first or {later.isoformat()} for the second"
        )
    change = _change(later.astimezone(UTC), when.astimezone(UTC), zone)
    last, first = change + before - timedelta(seconds=1), change + after
    near = first if first - naive <= naive - last else last
    raise InputError(
        f"the clock of {place(when)} skips {clock_face(naive)}, being put forward from "
        f"{clock_face(change + before)} to {clock_face(first)}; nearest is {clock_face(near, 'T')}"
    )


def _change(before: datetime, after: datetime, zone: tzinfo) -> datetime:
    """Give the instant between two at which the clock of a zone changes, in universal time without a zone."""
    old = before.astimezone(zone).utcoffset()
    while after - before > timedelta.resolution:
        middle = before + (after - before) // 2
        if middle.astimezone(zone).utcoffset() == old:
            before = middle
        else:
            after = middle
    return after.replace(tzinfo=None)


def clock_face(when: datetime, between: str = " ") -> str:
    """Give the date and time as a clock shows them, with the seconds where there are any."""
    return f"{when:%Y-%m-%d}{between}" + (f"{when:%H:%M:%S}" if when.second else f"{when:%H:%M}")


def place(when: datetime) -> str:
    """Give the name of the zone of a moment: its IANA name, its rule, or its offset."""
    return getattr(when.tzinfo, "key", None) or when.tzname() or str(when.utcoffset())


def _named(name: str) -> ZoneInfo | None:
    try:
        return None if _NO_PLACE.fullmatch(name) else ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return None


def _here() -> tzinfo:
    """Give the machine's zone, as the C library reads TZ and /etc/localtime, with its rules for every date.

    Raises InputError where they mean nothing: the C library would say nothing, and take universal time.
    """
    told = os.environ.get("TZ")
    if told is None and not LOCALTIME.exists():
        return UTC
    name = str(LOCALTIME) if told is None else told.removeprefix(":")
    if not name:
        return UTC
    zone = _filed(Path(name)) if name.startswith("/") else _named(name) or _ruled(name)
    if zone is None:
        what = (
            f"of this machine, {LOCALTIME},"
            if told is None
            else f"that the environment tells, TZ={shown(told)},"
        )
        raise InputError(
            f"the time zone {what} is not known; set TZ to an IANA name such as Asia/Shanghai, or to a rule with its "
            f"dates such as CET-1CEST,M3.5.0,M10.5.0/3, or give the time zone with the time{_guess(name)}"
        )
    return zone


def _filed(file: Path) -> ZoneInfo | None:
    """Give the zone that a file of the system holds, by its name where it stands among those that have one."""
    try:
        name = str(file.resolve()).partition(_SHELF)[2]
        if zone := _named(name.removeprefix("posix/").removeprefix("right/")):
            return zone
        if not file.is_file():  # nor a device that never ends
            return None
        with file.open("rb") as stream:
            return _read(stream.read(_LARGEST), str(file))
    except (OSError, RuntimeError):  # the latter of links in a circle
        return None


def _ruled(rule: str) -> ZoneInfo | None:
    """Give the zone of a rule of POSIX, None where it is none."""
    parts = _RULE.fullmatch(rule)
    if parts is None or (parts[1] is None) != (
        parts[2] is None
    ):  # which dates summer then has differs by machine
        return None
    # A file of a zone without changes of its own, which leaves all to the rule at its end.
    empty = struct.pack(">4sc15x6llbb4s", b"TZif", b"2", 0, 0, 0, 0, 1, 4, 0, 0, 0, b"UTC")
    return _read(empty + empty + f"\n{rule}\n".encode(), rule)


def _read(data: bytes, name: str) -> ZoneInfo | None:
    if data[4:5] != b"\0" and not _FOOTER.search(data):  # cut short
        return None
    try:
        return ZoneInfo.from_file(BytesIO(data + b"\n"), key=name)  # Python looks for a last line without end
    except (ValueError, IndexError, EOFError, AssertionError, struct.error):
        return None


def _guess(name: str) -> str:
    zones = sorted(zone for zone in available_timezones() if not _NO_PLACE.fullmatch(zone))
    known = {zone.rpartition("/")[2].lower(): zone for zone in zones if "/" in zone}
    known |= {zone.lower(): zone for zone in zones} | _LIKE
    sought = name.lower()[:_LONGEST].removeprefix("posix/").removeprefix("right/")
    near = difflib.get_close_matches(sought, known, 1, 0.75)
    return f"; nearest is {known[near[0]]}" if near else ""
