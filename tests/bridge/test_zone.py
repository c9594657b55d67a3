"""Time zones: those of a name, an offset, and this machine, as the C library takes them."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from zoneinfo import TZPATH

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yimao.bridge import zone
from yimao.bridge.calendar import parse_when, summer_offset
from yimao.bridge.errors import InputError
from yimao.bridge.zone import parse_zone

SHELF = next((Path(folder) for folder in TZPATH if (Path(folder) / "Europe/Paris").is_file()), None)
MOMENTS = [
    datetime(year, month, 15, 9, 30, tzinfo=UTC) for year in (1975, 1990, 2026) for month in range(1, 13)
]
RULES = [
    "CET-1CEST,M3.5.0,M10.5.0/3", "XYZ5", "<+0330>-3:30", "IST-1GMT0,M10.5.0,M3.5.0/1",
    "AEST-10AEDT,M10.1.0,M4.1.0/3", "ABC+5:15DEF+4,J60/2,J300/2", "UTC", "", ":", "Asia/Shanghai",
    ":America/New_York", "EST5EDT", "GMT-8",
]  # fmt: skip


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Let a test set TZ for the C library too."""
    yield monkeypatch
    monkeypatch.undo()
    time.tzset()


def agrees_with_the_c_library() -> bool:
    """Tell whether the offset and whether it is summer are those of the C library all the year round."""
    here = parse_zone(None)
    for moment in MOMENTS:
        local = time.localtime(moment.timestamp())
        when = moment.astimezone(here)
        assert when.utcoffset() == timedelta(seconds=local.tm_gmtoff), moment
        again = parse_when(when.strftime("%Y-%m-%dT%H:%M"))
        assert again == when
    return True


@pytest.mark.parametrize("rule", RULES)
def test_the_zone_of_the_machine_is_that_of_the_c_library(rule: str, told: pytest.MonkeyPatch) -> None:
    told.setenv("TZ", rule)
    time.tzset()
    assert agrees_with_the_c_library()


@pytest.mark.skipif(SHELF is None, reason="this system has no files of zones")
@pytest.mark.parametrize("kept", ["on the shelf", "elsewhere"])
def test_a_file_may_tell_the_zone(kept: str, told: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert SHELF
    file = SHELF / "Europe/Paris"
    if kept == "elsewhere":
        file = Path(shutil.copy(file, tmp_path / "paris"))
    told.setenv("TZ", str(file))
    time.tzset()
    assert agrees_with_the_c_library()
    assert summer_offset(parse_when("2026-07-01T13:30")) == timedelta(hours=1)
    told.delenv("TZ")
    told.setattr(zone, "LOCALTIME", file)
    july, december = parse_when("2026-07-01T13:30"), parse_when("2026-12-01T13:30")
    assert (july.isoformat(), december.isoformat()) == (
        "2026-07-01T13:30:00+02:00",
        "2026-12-01T13:30:00+01:00",
    )
    assert zone.place(july) == ("Europe/Paris" if kept == "on the shelf" else str(file))


def test_a_rule_is_said_as_it_was_taken(told: pytest.MonkeyPatch) -> None:
    told.setenv("TZ", "CET-1CEST,M3.5.0,M10.5.0/3")
    when = parse_when("2026-07-01T13:30")
    assert (when.isoformat(), zone.place(when)) == ("2026-07-01T13:30:00+02:00", "CET-1CEST,M3.5.0,M10.5.0/3")
    assert summer_offset(when) == timedelta(hours=1)
    with pytest.raises(InputError, match=r"clock of CET-1CEST.* skips 2026-03-29 02:30"):
        parse_when("2026-03-29T02:30")


def test_without_localtime_it_is_universal_time(told: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told.delenv("TZ", raising=False)
    told.setattr(zone, "LOCALTIME", tmp_path / "none")
    assert parse_when("2026-07-01T13:30").utcoffset() == timedelta(0)


@pytest.mark.parametrize(
    "rule",
    ["Foo/Bar", "../../etc/passwd", "/etc/passwd", "/dev/zero", "/nowhere", "/", "XXX99", "QQQ", "CE-1", "+08:00",
     "localtime", "posixrules", "right/Asia/Shanghai", "CET-1CEST", "CET-1,M3.5.0,M10.5.0/3",
     "CET-1CEST,M13.5.0,M10.5.0/3", "\x1b[31m"],
)  # fmt: skip
def test_a_zone_of_the_machine_that_means_nothing_is_refused(rule: str, told: pytest.MonkeyPatch) -> None:
    told.setenv("TZ", rule)
    with pytest.raises(InputError) as error:
        parse_when("now")
    assert f"TZ={rule!r}, is not known" in str(error.value)
    assert parse_when("2026-07-01T13:30+02:00") and parse_when("now", "Asia/Shanghai")


def test_a_file_that_is_no_zone_is_refused(told: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told.delenv("TZ", raising=False)
    told.setattr(zone, "LOCALTIME", tmp_path / "localtime")
    zone.LOCALTIME.write_text("Europe/Paris")
    with pytest.raises(InputError, match=r"this machine, .*/localtime, is not known"):
        parse_zone(None)
    if SHELF:
        whole = (SHELF / "Europe/Paris").read_bytes()
        for length in {*range(0, len(whole), 23), *range(len(whole) - 60, len(whole))}:
            zone.LOCALTIME.write_bytes(whole[:length])
            try:
                assert parse_zone(None)
            except InputError as error:
                assert "is not known" in str(error)


@given(
    st.from_regex(zone._RULE, fullmatch=True) | st.text(st.characters(exclude_characters="\0", codec="utf-8"))
)
def test_any_rule_is_a_zone_or_an_input_error(rule: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TZ", rule)
        try:
            here = parse_zone(None)
        except InputError:
            return
    assert all(
        abs(moment.astimezone(here).utcoffset() or timedelta(0)) < timedelta(days=1) for moment in MOMENTS
    )


# ── given ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("name", "minutes"),
    [("+08:00", 480), ("+0530", 330), ("-3", -180), ("UTC-3", -180), ("GMT+8", 480), ("+08:00:00", 480),
     ("+08:05:30", 485.5), ("-003000", -30), ("＋０８：００", 480)],
)  # fmt: skip
def test_an_offset(name: str, minutes: float) -> None:
    assert parse_zone(name).utcoffset(None) == timedelta(minutes=minutes)


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("Asia/Beijing", "Asia/Shanghai"),
        ("北京", "Asia/Shanghai"),
        ("shanghai", "Asia/Shanghai"),
        ("america/new york", "America/New_York"),
        ("utc", "UTC"),
        ("right/Asia/Shanghai", "Asia/Shanghai"),
        ("posix/Asia/Shanghai", "Asia/Shanghai"),
        ("Nowhere/At/All", None),
        ("../etc/passwd", None),
        ("+25:00", None),
        ("+٠٨:٠٠", None),
        ("posixrules", None),
        ("localtime", None),
        ("Factory", None),
        ("", None),
        ("\0", None),
    ],
)
def test_a_zone_that_is_not_known(name: str, near: str | None) -> None:
    with pytest.raises(InputError) as error:
        parse_zone(name)
    assert "is not known" in str(error.value)
    assert str(error.value).partition("; nearest is ")[2] == (near or "")


@pytest.mark.parametrize(
    ("name", "place"),
    [("Asia", "Asia/Shanghai"), ("asia/", "Asia/Shanghai"), ("America/Indiana", "America/Indiana/")],
)
def test_a_region_is_no_zone(name: str, place: str) -> None:
    with pytest.raises(InputError, match=rf"is a region; .*such as {place}"):
        parse_zone(name)


@pytest.mark.parametrize(
    ("name", "text", "near"),
    [
        ("Africa/Monrovia", "1972-01-07T00:44:29", "1972-01-07T00:44:30"),
        ("Africa/Monrovia", "1972-01-07T00:00:00", "1972-01-06T23:59:59"),
        ("Africa/Monrovia", "1972-01-07T00:22:20", "1972-01-07T00:44:30"),
        ("Africa/Monrovia", "1972-01-07T00:22:10", "1972-01-06T23:59:59"),
        ("Asia/Shanghai", "1986-05-04T02:10", "1986-05-04T01:59:59"),
        ("Asia/Shanghai", "1986-05-04T02:50", "1986-05-04T03:00"),
        ("Pacific/Apia", "2011-12-30T18:00", "2011-12-31T00:00"),
    ],
)
def test_the_nearest_of_a_time_that_is_skipped(name: str, text: str, near: str) -> None:
    with pytest.raises(InputError) as error:
        parse_when(text, name)
    assert str(error.value).endswith(f"; nearest is {near}")
    assert parse_when(near, name)
    asked = datetime.fromisoformat(text)
    away = abs(datetime.fromisoformat(near) - asked) // timedelta(seconds=1)
    for seconds in range(0, away, max(away // 50, 1)):
        for other in (asked - timedelta(seconds=seconds), asked + timedelta(seconds=seconds)):
            with pytest.raises(InputError, match="skips"):
                parse_when(other.isoformat(), name)
