"""Casting: the six lines of a hexagram by coins, by yarrow stalks, by numbers and time (梅花), or as told.

Lines are six numbers, bottom line first: 6 old yin, 7 young yang, 8 young yin, 9 old yang; 6 and 9 change.
"""

from __future__ import annotations

import difflib
import random
import re
import secrets
import unicodedata
from collections.abc import Callable
from datetime import datetime
from typing import Final, NamedTuple

from yimao.bridge.calendar import BRANCHES, DayStarts, SummerTime, civil_time, lunar_date
from yimao.bridge.errors import InputError, shown

Lines = tuple[int, int, int, int, int, int]

HEADS: Final = 3
TAILS: Final = 2
STALKS: Final = 49

# How far from the middle of the bundle the hand may part it, either way.
_REACH: Final = 8

_CHANGED: Final = {("0", "0"): 8, ("0", "1"): 6, ("1", "0"): 9, ("1", "1"): 7}  # before and after
_MARKS: Final = {
    6: ("6", "交", "×", "x", "X", "✕", "✖", "老陰", "老阴"),
    7: ("7", "單", "单", "—", "–", "─", "━", "⚊", "-", "少陽", "少阳"),
    8: ("8", "拆", "--", "⚋", "少陰", "少阴"),
    9: ("9", "重", "○", "◯", "〇", "o", "O", "老陽", "老阳"),
}
_VALUE: Final = {mark: value for value, marks in _MARKS.items() for mark in marks}
_LIKE: Final = {"折": "拆", "柝": "拆", "坼": "拆", "爻": "交", "*": "×"}  # for the nearest guess alone
# A run of strokes is one mark, for two of one are another; all else may stand side by side.
_TOKEN: Final = re.compile("[-—–─━]+|" + "|".join(sorted(_VALUE, key=len, reverse=True)) + "|.", re.DOTALL)
_ALLOWED: Final = "6 7 8 9, 交 單 拆 重, × — -- ○"


class Numbers(NamedTuple):
    """What 梅花易數 casts from: two numbers for the trigrams and one for the moving line, each from 1 up."""

    upper: int
    lower: int
    moving: int


def generator(seed: int | None = None) -> random.Random:
    """Give a source of chance: repeatable from a seed in every version of Python, or else the system's.

    Raises InputError for a seed below 0, which would give the lines of the one above.
    """
    if seed is not None and seed < 0:
        raise InputError(f"the seed is {seed}; a whole number from 0 on is wanted, nearest is 0")
    return secrets.SystemRandom() if seed is None else random.Random(seed)


# ── coins and stalks ────────────────────────────────────────────────────────────────────────────────────────


def three_coins(rng: random.Random) -> Lines:
    """Cast by three coins a line, heads 3 and tails 2: 6, 7, 8, 9 in 1/8, 3/8, 3/8, 1/8 of the lines."""
    return _six(lambda: sum(_coin(rng) for _ in range(3)))


def yarrow(rng: random.Random) -> Lines:
    """Cast by 49 yarrow stalks (大衍): 6, 7, 8, 9 in 1/16, 5/16, 7/16, 3/16 of the lines.

    Those proportions suppose that the four remainders of a pile are equally likely. Here they are so exactly:
    the hand parts the bundle near the middle, with equal chance at any of the 16 nearest places.
    """
    return _six(lambda: yarrow_line(lambda stalks: _pick(rng, partings(stalks))))


def yarrow_line(part: Callable[[int], int]) -> int:
    """Give a line by three changes; `part` tells how many of the stalks in hand go to the left pile."""
    stalks = STALKS
    for _ in range(3):
        stalks = yarrow_change(stalks, part(stalks))
    return stalks // 4


def yarrow_change(stalks: int, left: int) -> int:
    """Give the stalks that remain after one change: part, hang one, count off by fours, take out the rest.

    `left` of the stalks go to the left pile, 1 to `stalks` - 2; the one hung is taken from the right.
    """
    right = stalks - left - 1
    return stalks - 1 - _remainder(left) - _remainder(right)


def partings(stalks: int) -> range:
    """Give the sizes of the left pile that the hand may make, equally likely: 16 about the middle."""
    return range(stalks // 2 - _REACH, stalks // 2 + _REACH)


def _six(line: Callable[[], int]) -> Lines:
    return line(), line(), line(), line(), line(), line()


# Only random() is promised to give the same sequence from one seed in later versions of Python.
def _coin(rng: random.Random) -> int:
    return HEADS if rng.random() < 0.5 else TAILS


def _pick(rng: random.Random, choices: range) -> int:
    return choices[int(rng.random() * len(choices))]


def _remainder(pile: int) -> int:
    """Give what is left of a pile counted off by fours: 1 to 4, never none."""
    return (pile - 1) % 4 + 1


# ── 梅花 ────────────────────────────────────────────────────────────────────────────────────────────────────


def by_numbers(upper: int, lower: int, moving: int | None = None) -> Lines:
    """Cast by numbers after 梅花易數: upper and lower trigram by eights, the one moving line by sixes.

    Trigrams are counted 乾1 兌2 離3 震4 巽5 坎6 艮7 坤8. Without `moving` the moving line is counted from the
    sum of the two.

    Raises InputError for a number under 1.
    """
    moving = upper + lower if moving is None else moving
    for name, number in (("upper", upper), ("lower", lower), ("moving", moving)):
        if number < 1:
            raise InputError(f"the {name} number is {number}; a number of 1 or more is wanted, nearest is 1")
    bits = _trigram(lower) + _trigram(upper)
    place = (moving - 1) % 6
    changed = bits[:place] + ("0" if bits[place] == "1" else "1") + bits[place + 1 :]
    return lines_from_hexagrams(bits, changed)


def time_numbers(
    when: datetime, *, day_starts: DayStarts = "23:00", summer_time: SummerTime = "correct"
) -> Numbers:
    """Give the numbers of a moment after 梅花易數, by the Chinese lunar calendar.

    Upper is the year's branch (子 1) with month and day, lower the same with the hour's branch, and the
    moving line is counted from lower too. A leap month has the number of the month that it follows.

    Raises InputError as `calendar.lunar_date`.
    """
    lunar = lunar_date(when, day_starts=day_starts, summer_time=summer_time)
    year = (lunar.year - 4) % len(BRANCHES) + 1
    hour = (civil_time(when, summer_time=summer_time).hour + 1) // 2 % len(BRANCHES) + 1
    upper = year + lunar.month + lunar.day
    return Numbers(upper, upper + hour, upper + hour)


def by_time(when: datetime, *, day_starts: DayStarts = "23:00", summer_time: SummerTime = "correct") -> Lines:
    """Cast by a moment after 梅花易數, from its `time_numbers`.

    Raises InputError as `calendar.lunar_date`.
    """
    return by_numbers(*time_numbers(when, day_starts=day_starts, summer_time=summer_time))


def _trigram(number: int) -> str:
    """Give the trigram of a number, bottom line first: the order 乾1 to 坤8 counts down in binary."""
    return f"{7 - (number - 1) % 8:03b}"


# ── as told ─────────────────────────────────────────────────────────────────────────────────────────────────


def lines_from_hexagrams(bits: str, changed: str | None = None) -> Lines:
    """Give the lines that turn one hexagram into another, both as six of 0 and 1, bottom line first.

    Without `changed` nothing moves. Raises InputError for other strings.
    """
    for given in (bits, changed or bits):
        if not re.fullmatch("[01]{6}", given):
            raise InputError(
                f"{shown(given)} is not a hexagram; six of 0 and 1 are wanted, bottom line first"
            )
    pairs = zip(bits, changed or bits, strict=True)
    return _six(lambda: _CHANGED[next(pairs)])


def parse_lines(text: str) -> Lines:
    """Read six lines, bottom line first, parted by commas or blanks, or side by side where that is clear.

    A line is 6 7 8 9, or 交 單 拆 重, or × — -- ○, in that order old yin, young yang, young yin, old yang, or
    its name, such as 老陽. Simplified, full width and common look-alikes are read too.

    Raises InputError for a mark that is none of these, or for more or fewer than six.
    """
    parts = re.split(r"[\s,、;|/]+", unicodedata.normalize("NFKC", text))
    tokens = [token for part in parts for token in _tokens(part)]
    values = [_read(token, f"line {place}") for place, token in enumerate(tokens, 1)]
    if len(values) != 6:
        lack = 6 - len(values)
        raise InputError(
            f"the number of lines in {shown(text)} is {len(values)}; a hexagram has six, bottom line first: "
            f"{f'give {lack} more' if lack > 0 else f'leave out {-lack}'}"
        )
    lines = iter(values)
    return _six(lambda: next(lines))


def parse_line(text: str) -> int:
    """Read one line, in any of the marks of `parse_lines`, as 6, 7, 8 or 9.

    Raises InputError for another mark.
    """
    return _read(unicodedata.normalize("NFKC", text).strip(), "the line")


def _tokens(part: str) -> list[str]:
    # Two digits that are not both lines are one number gone wrong, such as 10.
    whole = re.fullmatch(r"\d\d", part) and not re.fullmatch("[6-9]{2}", part)
    return [part] if whole else _TOKEN.findall(part)


def _read(token: str, what: str) -> int:
    if token in _VALUE:
        return _VALUE[token]
    if re.fullmatch(r"\d{1,9}", token):
        near = [str(min(max(int(token), 6), 9))]
    else:
        near = difflib.get_close_matches(_LIKE.get(token, token)[:10], _VALUE, 1, 0.5)
    guess = f"; nearest is {near[0]}" if near else ""
    raise InputError(f"{what} is {shown(token)}; allowed are {_ALLOWED}{guess}")
