"""Time: from a clock to the four pillars, the solar term and its 候, and the checking of pillars given.

Solar terms are instants of the sun's true longitude, the same moment everywhere; year and month change with
them. Day and hour follow the standard time of the place. Every convention taken is in `Pillars.conventions`.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from calendar import monthrange
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta, timezone, tzinfo
from functools import cache
from typing import Any, Final, Literal, NamedTuple, get_args

from yimao.bridge.errors import InputError, guess, shown
from yimao.bridge.zone import clock_face, localise, parse_zone, place

DayStarts = Literal["23:00", "00:00"]
SummerTime = Literal["correct", "clock"]

STEMS: Final = "甲乙丙丁戊己庚辛壬癸"
BRANCHES: Final = "子丑寅卯辰巳午未申酉戌亥"
SIXTY: Final = tuple(STEMS[n % 10] + BRANCHES[n % 12] for n in range(60))
TERMS: Final = (
    "冬至", "小寒", "大寒", "立春", "雨水", "驚蟄",
    "春分", "清明", "穀雨", "立夏", "小滿", "芒種",
    "夏至", "小暑", "大暑", "立秋", "處暑", "白露",
    "秋分", "寒露", "霜降", "立冬", "小雪", "大雪",
)  # fmt: skip

# From 1645 the almanac takes its terms from the true sun. Past 2200 the uncertainty of the earth's rotation
# outgrows the three minutes within which a boundary is warned about.
FIRST_YEAR: Final = 1645
LAST_YEAR: Final = 2200

_LI_CHUN: Final = TERMS.index("立春")
_YIN: Final = BRANCHES.index("寅")
_BEIJING: Final = timezone(timedelta(hours=8))
_ZERO: Final = timedelta(0)
_MARGIN: Final = timedelta(minutes=3)
_LONGEST: Final = 100  # characters of a name that is guessed at
_DAYS_OF_HOU: Final = 5
_DAYS_OF_TERM: Final = 15  # whole days in the longest terms, those of summer

_PINYIN: Final = {
    "甲": "jia", "乙": "yi", "丙": "bing", "丁": "ding", "戊": "wu",
    "己": "ji", "庚": "geng", "辛": "xin", "壬": "ren", "癸": "gui",
    "子": "zi", "丑": "chou", "寅": "yin", "卯": "mao", "辰": "chen", "巳": "si",
    "午": "wu", "未": "wei", "申": "shen", "酉": "you", "戌": "xu", "亥": "hai",
    "冬至": "dongzhi", "小寒": "xiaohan", "大寒": "dahan", "立春": "lichun",
    "雨水": "yushui", "驚蟄": "jingzhe", "春分": "chunfen", "清明": "qingming",
    "穀雨": "guyu", "立夏": "lixia", "小滿": "xiaoman", "芒種": "mangzhong",
    "夏至": "xiazhi", "小暑": "xiaoshu", "大暑": "dashu", "立秋": "liqiu",
    "處暑": "chushu", "白露": "bailu", "秋分": "qiufen", "寒露": "hanlu",
    "霜降": "shuangjiang", "立冬": "lidong", "小雪": "xiaoxue", "大雪": "daxue",
}  # fmt: skip
_ENGLISH: Final = {
    "甲": "Yang Wood", "乙": "Yin Wood", "丙": "Yang Fire", "丁": "Yin Fire", "戊": "Yang Earth",
    "己": "Yin Earth", "庚": "Yang Metal", "辛": "Yin Metal", "壬": "Yang Water", "癸": "Yin Water",
    "子": "Rat", "丑": "Ox", "寅": "Tiger", "卯": "Rabbit", "辰": "Dragon", "巳": "Snake",
    "午": "Horse", "未": "Goat", "申": "Monkey", "酉": "Rooster", "戌": "Dog", "亥": "Pig",
    "冬至": "Winter Solstice", "小寒": "Minor Cold", "大寒": "Major Cold", "立春": "Start of Spring",
    "雨水": "Rain Water", "驚蟄": "Awakening of Insects", "春分": "Spring Equinox",
    "清明": "Clear and Bright", "穀雨": "Grain Rain", "立夏": "Start of Summer",
    "小滿": "Grain Buds", "芒種": "Grain in Ear", "夏至": "Summer Solstice", "小暑": "Minor Heat",
    "大暑": "Major Heat", "立秋": "Start of Autumn", "處暑": "End of Heat", "白露": "White Dew",
    "秋分": "Autumn Equinox", "寒露": "Cold Dew", "霜降": "Frost Descent", "立冬": "Start of Winter",
    "小雪": "Minor Snow", "大雪": "Major Snow",
}  # fmt: skip
_SIMPLIFIED: Final = str.maketrans("惊蛰谷满种处", "驚蟄穀滿種處")
_UNITS: Final = {"year": "年", "month": "月", "day": "日", "hour": "時时"}
_NOW: Final = {"now", "現在", "现在"}
_WRITE_TIME: Final = "write 'now' or the date and time as in 2026-12-01T14:30"
# What is like a time without being one, for the nearest guess alone: numbers with anything between them.
_LIKE_TIME: Final = re.compile(
    r"([0-9]{4})[^0-9]+([0-9]{1,2})[^0-9]+([0-9]{1,2})[^0-9]+([0-9]{1,2})[^0-9]+([0-9]{1,2})"
    r"(?:[:分]([0-9]{1,2}))?(?:[.,][0-9]+)?[秒分]?\s*(Z|[+-][0-9:]+)?"
)
_COMPACT_TIME: Final = re.compile(
    r"([0-9]{4})-?([0-9]{2})-?([0-9]{2})[T ]?([0-9]{2}):?([0-9]{2})(?::?([0-9]{2}))?(Z|[+-][0-9:]+)?"
)

# Signs commonly mistaken for a stem or a branch, used for the nearest guess alone.
_LIKE_STEMS: Final = str.maketrans("已巳戌戍", "己己戊戊")
_LIKE_BRANCHES: Final = str.maketrans("孑醜夘已己末戊戍", "子丑卯巳巳未戌戌")


class Notice(str):
    """A sentence for the reader: the string itself is English, `zh` is the same in Chinese."""

    zh: str

    def __new__(cls, en: str, zh: str) -> Notice:
        """Make the notice of its English and its Chinese sentence."""
        self = super().__new__(cls, en)
        self.zh = zh
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Let copies and pickles keep both sentences."""
        return Notice, (str(self), self.zh)


class Term(NamedTuple):
    """A solar term: its name in `TERMS` and the instant at which it begins."""

    name: str
    begins: datetime


class LunarDate(NamedTuple):
    """A day of the Chinese lunar calendar; `year` is the western year in which its 正月 begins."""

    year: int
    month: int
    leap: bool
    day: int


@dataclass(frozen=True, slots=True)
class Pillars:
    """The four pillars of a moment, and where it stands in its solar term.

    Each pillar is one of `SIXTY`, or None where it is not known. A month or an hour given by its branch
    alone, with nothing to tell its stem, is that one branch. `term` is one of `TERMS`, `days` the whole days
    (of 24 hours) since it began, `hou` which of its three 候, 1 to 3: five days each, the third the rest.
    """

    year: str | None = None
    month: str | None = None
    day: str | None = None
    hour: str | None = None
    term: str | None = None
    days: int | None = None
    hou: int | None = None
    warnings: tuple[Notice, ...] = ()
    conventions: Mapping[str, Notice] = field(default_factory=dict, hash=False)


# ── from a clock ────────────────────────────────────────────────────────────────────────────────────────────


def pillars_at(
    when: datetime, *, day_starts: DayStarts = "23:00", summer_time: SummerTime = "correct"
) -> Pillars:
    """Give the pillars of a moment, `when` being the clock of a place with its time zone.

    `day_starts` is when the day's pillar changes. With "00:00" the hour from 23:00 keeps the day's pillar and
    has the stem of the next day's 子 hour (夜子時). `summer_time` "correct" tells day and hour by standard
    time where the clock is put forward, "clock" by the clock as it stands.

    Raises InputError for a time without a zone or outside the years 1645 to 2200, or an unknown convention.
    """
    _check_choice("day_starts", day_starts, get_args(DayStarts))
    _check_choice("summer_time", summer_time, get_args(SummerTime))
    instant = _instant(when)
    number = _term_number(instant)
    days = (instant - _begins(number)).days
    year, month = _year_month(number)
    civil = civil_time(when, summer_time=summer_time)
    day, hour = _day_hour(civil, day_starts)
    return Pillars(
        year=year,
        month=month,
        day=day,
        hour=hour,
        term=TERMS[number % 24],
        days=days,
        hou=_hou(days),
        warnings=(
            *_summer_notices(when, day_starts, summer_time),
            *_term_notices(instant, when.tzinfo),
            *_day_notices(civil, day_starts, when.replace(tzinfo=None) - civil),
        ),
        conventions={"moment": _told(when, hour), **_conventions(when, day_starts, summer_time)},
    )


def next_days(
    start: datetime, count: int, *, day_starts: DayStarts = "23:00", summer_time: SummerTime = "correct"
) -> Iterator[Pillars]:
    """Yield the pillars at the same time of the clock on each of the `count` days after `start`."""
    for n in range(1, count + 1):
        yield pillars_at(start + timedelta(days=n), day_starts=day_starts, summer_time=summer_time)


def terms_between(start: datetime, end: datetime) -> Iterator[Term]:
    """Yield the solar terms that begin at or after `start` and before `end`, in the zone of `start`.

    Raises InputError where either has no zone or is outside the years 1645 to 2200.
    """
    first, last = _instant(start), _instant(end)
    for number in range(_term_number(first), _term_number(last) + 1):
        if first <= _begins(number) < last:
            yield Term(TERMS[number % 24], _begins(number).astimezone(start.tzinfo))


def month_begins(when: datetime, ahead: int = 0) -> datetime:
    """Give when the month of a moment begins with its 節, or the month `ahead` of it, in the zone of `when`.

    Raises InputError where `when` has no zone or is outside the years 1645 to 2200.
    """
    number = _term_number(_instant(when))
    opening = number - 1 + number % 2  # TERMS begin with 冬至, and every second is a 節
    return _begins(opening + 2 * ahead).astimezone(when.tzinfo)


def pillar_date(
    when: datetime, *, day_starts: DayStarts = "23:00", summer_time: SummerTime = "correct"
) -> date:
    """Give the date of the day whose pillar a moment has: from 23:00, where the day starts then, the next.

    Raises InputError for an unknown convention.
    """
    _check_choice("day_starts", day_starts, get_args(DayStarts))
    _check_choice("summer_time", summer_time, get_args(SummerTime))
    return _day_of(civil_time(when, summer_time=summer_time), day_starts)


def lunar_date(
    when: datetime, *, day_starts: DayStarts = "23:00", summer_time: SummerTime = "correct"
) -> LunarDate:
    """Give the day of the Chinese lunar calendar at a moment, the civil day being that of the place.

    Raises InputError as `pillars_at`.
    """
    from tyme4py.solar import SolarDay  # late, as pillars given do not need it

    _check_choice("day_starts", day_starts, get_args(DayStarts))
    _check_choice("summer_time", summer_time, get_args(SummerTime))
    _instant(when)
    day = _day_of(civil_time(when, summer_time=summer_time), day_starts)
    lunar = SolarDay.from_ymd(day.year, day.month, day.day).get_lunar_day()
    month = lunar.get_lunar_month()
    return LunarDate(month.get_year(), month.get_month(), month.is_leap(), lunar.get_day())


def civil_time(when: datetime, *, summer_time: SummerTime = "correct") -> datetime:
    """Give the local time, without a zone, that tells day and hour: standard time, or the clock's."""
    ahead = summer_offset(when) if summer_time == "correct" else _ZERO
    return when.replace(tzinfo=None) - ahead


def summer_offset(when: datetime) -> timedelta:
    """Give by how much the clock of `when` is put forward for summer, zero where it is not.

    A zone whose law makes the summer clock the standard and the winter one the exception (Ireland) is read
    like its neighbours: its summer clock is put forward. Double summer time (Britain 1941 to 1947) is told as
    the zone's data give it, which may be the second hour alone.
    """
    here = when.dst() or _ZERO
    if here:
        return max(here, _ZERO)
    return max(-min(when.replace(month=month, day=1).dst() or _ZERO for month in range(1, 13)), _ZERO)


def day_pillar(day: date) -> str:
    """Give the pillar of a day, one of `SIXTY`: (Julian day number + 49) mod 60, from 甲子."""
    return SIXTY[(day.toordinal() + 1721425 + 49) % 60]


def month_pillar(year: str, branch: str) -> str:
    """Give the pillar of the month on `branch` by 五虎遁; `year` is a pillar or its stem."""
    return STEMS[(STEMS.index(year[0]) % 5 * 2 + 2 + (BRANCHES.index(branch) - _YIN) % 12) % 10] + branch


def hour_pillar(day: str, branch: str) -> str:
    """Give the pillar of the hour on `branch` by 五鼠遁; `day` is a pillar or its stem."""
    return STEMS[(STEMS.index(day[0]) % 5 * 2 + BRANCHES.index(branch)) % 10] + branch


def term_branch(term: str) -> str:
    """Give the month branch to which a term belongs: 大雪 and 冬至 are 子, 立春 and 雨水 寅."""
    return BRANCHES[(TERMS.index(term) + 1) // 2 % 12]


def _check_choice(name: str, given: str, allowed: tuple[str, ...]) -> None:
    if given not in allowed:
        raise InputError(
            f"{name} is {shown(given)}; allowed are {' and '.join(allowed)}{guess(given, allowed)}"
        )


def _instant(when: datetime) -> datetime:
    """Give the moment in universal time, after checking that there is one and that it can be reckoned."""
    if when.utcoffset() is None:
        raise InputError(f"the time {when} has no time zone; give one, such as Asia/Shanghai or +08:00")
    _check_year(when)
    return when.astimezone(UTC)


def _check_year(when: datetime) -> None:
    if not FIRST_YEAR <= when.year <= LAST_YEAR:
        nearest = min(max(when.year, FIRST_YEAR), LAST_YEAR)
        raise InputError(
            f"the year {when.year} is outside {FIRST_YEAR} to {LAST_YEAR}, for which the solar terms are "
            f"reckoned; nearest is {nearest}"
        )


@cache
def _begins(number: int) -> datetime:
    """Give the instant of a term by its number, 24 to the year from the 冬至 before the year 0."""
    from tyme4py.solar import SolarTerm  # late, as pillars given do not need it

    t = SolarTerm.from_index(number // 24, number % 24).get_julian_day().get_solar_time()
    day = datetime(t.get_year(), t.get_month(), t.get_day(), tzinfo=_BEIJING)
    time = timedelta(hours=t.get_hour(), minutes=t.get_minute(), seconds=t.get_second())
    return (day + time).astimezone(UTC)


def _term_number(instant: datetime) -> int:
    """Give the number of the term in force. A month of the western year opens two terms, 小寒 the first."""
    beijing = instant.astimezone(_BEIJING)
    number = beijing.year * 24 + beijing.month * 2
    while _begins(number) > instant:
        number -= 1
    return number


def _hou(days: int) -> int:
    return min(days // _DAYS_OF_HOU, 2) + 1


def _year_month(number: int) -> tuple[str, str]:
    year = SIXTY[((number - _LI_CHUN) // 24 - 4) % 60]
    return year, month_pillar(year, term_branch(TERMS[number % 24]))


def _day_of(civil: datetime, day_starts: DayStarts) -> date:
    return (civil + timedelta(hours=1)).date() if day_starts == "23:00" else civil.date()


def _day_hour(civil: datetime, day_starts: DayStarts) -> tuple[str, str]:
    # The stem of the hour always runs from 23:00, whatever the day does: hence 夜子時 under "00:00".
    branch = BRANCHES[(civil.hour + 1) // 2 % 12]
    return day_pillar(_day_of(civil, day_starts)), hour_pillar(day_pillar(_day_of(civil, "23:00")), branch)


# ── notices and conventions ─────────────────────────────────────────────────────────────────────────────────


def english(name: str) -> str:
    """Give a stem, a branch, a pair or a term in English, such as Yang Wood Rat."""
    return " ".join(_ENGLISH[part] for part in _parts(name))


def pinyin(name: str) -> str:
    """Give a stem, a branch, a pair or a term in pinyin without its tones, such as jia-zi."""
    return "-".join(_PINYIN[part] for part in _parts(name))


def _parts(name: str) -> list[str]:
    return [name] if name in _PINYIN else list(name)


def _en(name: str) -> str:
    return f"{english(name)} ({pinyin(name)})"


def _both(day: str, hour: str) -> tuple[str, str]:
    return f"day {_en(day)}, hour {_en(hour)}", f"{day}日{hour}時"


def _summer_notices(when: datetime, day_starts: DayStarts, summer_time: SummerTime) -> Iterator[Notice]:
    ahead = summer_offset(when)
    if not ahead:
        return
    clock, standard = civil_time(when, summer_time="clock"), civil_time(when)
    en_clock, zh_clock = _both(*_day_hour(clock, day_starts))
    en_standard, zh_standard = _both(*_day_hour(standard, day_starts))
    minutes = ahead // timedelta(minutes=1)
    same = en_clock == en_standard
    en = f"{clock:%Y-%m-%d %H:%M} is summer time, {minutes} minutes ahead of standard time {standard:%H:%M}: "
    zh = f"{clock:%Y-%m-%d %H:%M}為夏令時，較標準時{standard:%H:%M}快{minutes}分："
    if summer_time == "correct":
        yield Notice(
            f"{en}taken by standard time, {en_standard}; the clock would give {'the same' if same else en_clock}",
            f"{zh}依標準時取{zh_standard}；依鐘面{'亦同' if same else '則為' + zh_clock}",
        )
    else:
        yield Notice(
            f"{en}taken by the clock, {en_clock}; standard time would give {'the same' if same else en_standard}",
            f"{zh}依鐘面取{zh_clock}；依標準時{'亦同' if same else '則為' + zh_standard}",
        )


def _around(moment: datetime) -> tuple[datetime, datetime]:
    """Give the moments just past the margin on both sides: what differs there has a boundary between."""
    return moment - _MARGIN - timedelta.resolution, moment + _MARGIN


def _near(edge: datetime, en: str, zh: str, en_across: str, zh_across: str) -> Notice:
    return Notice(
        f"the time is within three minutes of {edge:%Y-%m-%d %H:%M:%S}, when {en}; across it {en_across}",
        f"距{edge:%Y-%m-%d %H:%M:%S}{zh}不過三分鐘；交界彼側為{zh_across}",
    )


def _term_notices(instant: datetime, zone: tzinfo | None) -> Iterator[Notice]:
    here = _term_number(instant)
    began = _begins(here)
    hou = _hou((instant - began).days)
    for moment in _around(instant):
        there = _term_number(moment)
        if there != here:
            opens = max(here, there)
            name, edge = TERMS[opens % 24], _begins(opens).astimezone(zone)
            year, month = _year_month(there)
            if opens % 24 == _LI_CHUN:
                across = f"the year is {_en(year)}, the month {_en(month)}", f"{year}年{month}月"
            elif opens % 2:
                across = f"the month is {_en(month)}", f"{month}月"
            else:
                across = f"the term is {_en(TERMS[there % 24])}", TERMS[there % 24]
            yield _near(edge, f"{_en(name)} begins", f"交{name}", *across)
        elif (other := _hou((moment - began).days)) != hou:
            edge = (began + (max(hou, other) - 1) * timedelta(_DAYS_OF_HOU)).astimezone(zone)
            name = TERMS[here % 24]
            yield _near(
                edge,
                f"five days of {_en(name)} are full",
                f"{name}換候",
                f"the days counted are its {('first', 'second', 'third')[other - 1]} five",
                f"{name}{'初次末'[other - 1]}候",
            )


def _day_notices(civil: datetime, day_starts: DayStarts, ahead: timedelta) -> Iterator[Notice]:
    here = _day_hour(civil, day_starts)
    for moment in _around(civil):
        there = _day_hour(moment, day_starts)
        if there != here:
            edge = (civil + timedelta(minutes=30)).replace(minute=0, second=0, microsecond=0)
            day_changes, hour_changes = there[0] != here[0], there[1] != here[1]
            if day_changes and hour_changes:
                what = "day and hour change", "換日時"
            else:
                what = ("the day changes", "換日") if day_changes else ("the hour changes", "換時")
            yield _near(edge + ahead, *what, *_both(*there))


def _told(when: datetime, hour: str) -> Notice:
    told, where = clock_face(when), place(when)
    return Notice(
        f"cast at {told} by the clock of {where}, the hour being {_en(hour)}",
        f"占於{told}（{where}），{hour}時",
    )


def _conventions(when: datetime, day_starts: DayStarts, summer_time: SummerTime) -> dict[str, Notice]:
    where = place(when)
    en, zh = {
        "correct": ("standard time", "標準時"),
        "clock": ("the clock, summer time included,", "鐘面（夏令時不減）"),
    }[summer_time]
    hour = {
        "23:00": Notice(
            "the Rat (zi) hour from 23:00 belongs to the day that begins", "二十三時起為次日子時"
        ),
        "00:00": Notice(
            "the hour from 23:00 keeps the day's pillar and has the stem of the next day's Rat (zi) hour",
            "二十三時起為夜子時：日柱不換，時干依次日",
        ),
    }
    return {
        "year": Notice(
            "the year begins at the Start of Spring (lichun), to the second", "年柱以立春交節換，精確至秒"
        ),
        "month": Notice("the month begins at its solar term, to the second", "月柱以節換，精確至秒"),
        "day": Notice(f"the day begins at {day_starts}", f"日柱以{day_starts}換"),
        "hour": hour[day_starts],
        "clock": Notice(
            f"day and hour are told by {en} of {where}, not by the sun's place there",
            f"日時依{where}之{zh}，不作真太陽時",
        ),
    }


# ── reading a time ──────────────────────────────────────────────────────────────────────────────────────────


def parse_when(text: str, tz: str | None = None) -> datetime:
    """Read a moment: `now`, or an ISO date and time, `2026-12-01T14:30` or `2026-12-01 14:30:05+08:00`.

    `tz` is a zone as `parse_zone` reads it; without it the zone is that of the machine. Where the text has
    an offset of its own it fixes the moment, and `tz`, if given, is the place by whose clock it is told.

    Raises InputError for other forms, a date without a time, a year outside 1645 to 2200, an unknown zone,
    and a time that the clock of the zone skips or shows twice.
    """
    cleaned = unicodedata.normalize("NFKC", text).strip()
    if cleaned.lower() in _NOW:
        return datetime.now(parse_zone(tz)).replace(microsecond=0)
    try:
        date.fromisoformat(cleaned)
    except ValueError:
        pass
    else:
        raise InputError(
            f"{shown(text)} is a date without a time, and the day or month may change within it; "
            f"give the time too, such as {cleaned}T12:00"
        )
    try:
        when = datetime.fromisoformat(cleaned)
    except ValueError:
        raise InputError(f"{shown(text)} is not a time{_no_time(cleaned)}") from None
    _check_year(when)
    if when.tzinfo is not None:
        return when if tz is None else when.astimezone(parse_zone(tz))
    return localise(when, parse_zone(tz))


def _no_time(text: str) -> str:
    """Say which parts of a text that is like a time are past their bounds, and which time is nearest."""
    like = _LIKE_TIME.fullmatch(text) or _COMPACT_TIME.fullmatch(text)
    if not like:
        return f"; {_WRITE_TIME}"
    year, month, day, hour, minute, second = (int(number or 0) for number in like.groups()[:6])
    offset = like[7] or ""
    next_day = (hour, minute, second) == (24, 0, 0)
    parts = [
        ("year", year, FIRST_YEAR, LAST_YEAR, ""),
        ("month", month, 1, 12, ""),
        ("day", day, 1, monthrange(_within(year, FIRST_YEAR, LAST_YEAR), _within(month, 1, 12))[1], " then"),
        ("hour", hour, 0, 23, ""),
        ("minute", minute, 0, 59, ""),
        ("second", second, 0, 59, ""),
    ]
    wrong = [
        f"the {name} is {value}, and allowed are {low} to {high}{then}"
        for name, value, low, high, then in parts
        if not low <= value <= high
    ]
    near = datetime(*(_within(value, low, high) for _, value, low, high, _ in parts))  # type: ignore[arg-type]
    if next_day and near.replace(hour=0) <= datetime(LAST_YEAR, 12, 30):
        near = near.replace(hour=0) + timedelta(days=1)
    told = clock_face(near, "T") + offset
    try:
        datetime.fromisoformat(told)
    except ValueError:
        wrong.append(f"the offset is {offset}, and allowed are -23:59 to +23:59, as +08:00")
        told = clock_face(near, "T")
    return (f": {'; '.join(wrong)}" if wrong else f"; {_WRITE_TIME}") + f"; nearest is {told}"


def _within(number: int, low: int, high: int) -> int:
    return min(max(number, low), high)


# ── pillars given ───────────────────────────────────────────────────────────────────────────────────────────


def check_pillars(
    year: str | None = None,
    month: str | None = None,
    day: str | None = None,
    hour: str | None = None,
    *,
    term: str | None = None,
    days: int | None = None,
    day_starts: DayStarts = "23:00",
) -> Pillars:
    """Give pillars that were told instead of a time, checked against one another; each may be left out.

    Month and hour may be a branch alone, and a month left out follows from the term; the stem is then told
    from the year (五虎遁) or the day (五鼠遁) if that is given. `days` counts from the start of `term`, 0 to
    15. With `day_starts` "00:00" a day has two 子 hours, the later with the stem of the next day's.

    Raises InputError for a pair that is not among the sixty, a stem that does not fit, a term of another
    month, or days without a term or past its length.
    """
    _check_choice("day_starts", day_starts, get_args(DayStarts))
    year = _read_pillar("year", year)
    month = _read_pillar("month", month)
    day = _read_pillar("day", day)
    hour = _read_pillar("hour", hour)
    term = None if term is None else _read_term(term)
    _check_days(term, days)
    conventions = {"given": Notice("the pillars are as given", "干支依所報")}
    if term and not month:
        conventions["month"] = Notice("the month is told from the term", "月由節氣定")
        month = term_branch(term)
    elif term and month and month[-1] != term_branch(term):
        terms = " and ".join(name for name in TERMS if term_branch(name) == month[-1])
        raise InputError(
            f"the term {term} is of the {term_branch(term)} month, and the month given is {month}, "
            f"whose terms are {terms}"
        )
    if year and month:
        if len(month) == 1:
            conventions["month_stem"] = Notice("the month's stem is told from the year", "月干由年干定")
        month = _fitting("month", month, "year", year, [month_pillar(year, month[-1])])
    if day and hour:
        fits = [hour_pillar(day, hour[-1])]
        if day_starts == "00:00" and hour[-1] == "子":
            # The day has a second 子 hour, from 23:00; which of the two a bare 子 is cannot be told.
            fits.append(hour_pillar(SIXTY[(SIXTY.index(day) + 1) % 60], "子"))
        elif len(hour) == 1:
            conventions["hour_stem"] = Notice("the hour's stem is told from the day", "時干由日干定")
        hour = _fitting("hour", hour, "day", day, fits)
    hou = None if days is None else _hou(days)
    return Pillars(year, month, day, hour, term, days, hou, conventions=conventions)


def _check_days(term: str | None, days: int | None) -> None:
    if days is None:
        return
    if term is None:
        raise InputError(f"{days} days are given without the term that they count from; give it as in 冬至+3")
    if not 0 <= days <= _DAYS_OF_TERM:
        raise InputError(
            f"{days} days after {term} are given; allowed are 0 to {_DAYS_OF_TERM}, nearest is "
            f"{min(max(days, 0), _DAYS_OF_TERM)}"
        )


def _fitting(what: str, pillar: str, whole: str, of: str, fits: list[str]) -> str:
    """Give the pillar, with its stem if only one fits, after checking that it is one of those that fit."""
    if len(pillar) == 1:
        return fits[0] if len(fits) == 1 else pillar
    if pillar not in fits:
        raise InputError(
            f"the {what} {pillar} does not fit the {whole} {of}, "
            f"whose {pillar[-1]} {what} is {' or '.join(fits)}"
        )
    return pillar


def parse_term(text: str) -> tuple[str, int | None]:
    """Read a term, and the days since it began if given: `冬至` or `冬至+3`; Simplified and pinyin too.

    Raises InputError for a name that is not a term or days that are not a number.
    """
    name, plus, days = unicodedata.normalize("NFKC", text).partition("+")
    if plus and not re.fullmatch(r"\s*[0-9]{1,3}\s*", days):
        raise InputError(f"{shown(text)} has no number of days after '+'; write it as in 冬至+3")
    return _read_term(name), int(days) if plus else None


def _read_term(text: str) -> str:
    name = unicodedata.normalize("NFKC", text).strip().translate(_SIMPLIFIED)
    by_pinyin = {_PINYIN[term]: term for term in TERMS}
    name = by_pinyin.get(name.lower(), name)
    if name not in TERMS:
        near = difflib.get_close_matches(name[:_LONGEST], TERMS, 1, 0.5) or [
            by_pinyin[found] for found in difflib.get_close_matches(name.lower()[:_LONGEST], by_pinyin, 1)
        ]
        raise InputError(f"{shown(text)} is not one of the 24 solar terms, 立春 to 大寒{_nearest(near)}")
    return name


def _read_pillar(what: str, text: str | None) -> str | None:
    if text is None:
        return None
    name = unicodedata.normalize("NFKC", text).strip().rstrip(_UNITS[what])
    bare = what in ("month", "hour")
    if name in SIXTY or (bare and len(name) == 1 and name in BRANCHES):
        return name
    if len(name) == 1 and name in STEMS + BRANCHES:
        lack = "stem" if name in BRANCHES else "branch"
        allowed = " ".join(pair for pair in SIXTY if name in pair)
        raise InputError(f"the {what} {text} lacks its {lack}; it can be {allowed}")
    stem, branch = name[:1].translate(_LIKE_STEMS), name[1:].translate(_LIKE_BRANCHES)
    if len(branch) == 1 and stem in STEMS and branch in BRANCHES and stem + branch not in SIXTY:
        n, m = STEMS.index(stem), BRANCHES.index(branch)
        raise InputError(
            f"the {what} {text} is not among the sixty pairs, {stem} never standing on {branch}; nearest are "
            f"{stem}{BRANCHES[m - 1]} and {STEMS[(n + 1) % 10]}{branch}"
        )
    if bare and len(name) == 1:
        near = [branch for branch in BRANCHES if branch == name.translate(_LIKE_BRANCHES)]
    else:
        near = difflib.get_close_matches((stem + branch)[:_LONGEST], SIXTY, 1, 0.5)
    allowed = "the sixty pairs, 甲子 to 癸亥" + (", or the branches" if bare else "")
    raise InputError(f"the {what} {shown(text)} is not among {allowed}{_nearest(near)}")


def _nearest(found: list[str]) -> str:
    return f"; nearest is {found[0]}" if found else ""
