"""Casting: exact probabilities, repetition from a seed, worked examples of 梅花易數, and reading of lines."""

from __future__ import annotations

import random
import secrets
from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yimao.bridge.calendar import parse_when
from yimao.bridge.casting import (
    STALKS,
    Lines,
    Numbers,
    by_numbers,
    by_time,
    generator,
    lines_from_hexagrams,
    parse_line,
    parse_lines,
    partings,
    three_coins,
    time_numbers,
    yarrow,
    yarrow_change,
    yarrow_line,
)
from yimao.bridge.errors import InputError

COINS = {6: Fraction(1, 8), 7: Fraction(3, 8), 8: Fraction(3, 8), 9: Fraction(1, 8)}
YARROW = {6: Fraction(1, 16), 7: Fraction(5, 16), 8: Fraction(7, 16), 9: Fraction(3, 16)}

# Lines bottom first, by the names that the numbers 1 to 8 stand for.
TRIGRAMS = {
    "乾": "111",
    "兌": "110",
    "離": "101",
    "震": "100",
    "巽": "011",
    "坎": "010",
    "艮": "001",
    "坤": "000",
}


class Dictated(random.Random):
    """A source of chance that gives the numbers it was told, then zeros."""

    def __init__(self, told: Iterable[float]) -> None:
        super().__init__(0)
        self.told = iter(told)

    def random(self) -> float:
        return next(self.told, 0.0)


def proportions(outcomes: Iterable[int]) -> dict[int, Fraction]:
    counts = Counter(outcomes)
    return {value: Fraction(count, counts.total()) for value, count in counts.items()}


def bits(lines: Lines) -> str:
    return "".join("1" if line in (7, 9) else "0" for line in lines)


def moving(lines: Lines) -> list[int]:
    return [place for place, line in enumerate(lines, 1) if line in (6, 9)]


# ── coins and stalks ────────────────────────────────────────────────────────────────────────────────────────


def test_coins_are_exact_over_every_throw_of_three() -> None:
    just_under_half = 0.5 - 2**-54
    throws = product((just_under_half, 0.5), repeat=3)
    assert proportions(three_coins(Dictated(throw))[0] for throw in throws) == COINS


def test_each_line_has_its_own_three_coins() -> None:
    heads, tails = 0.0, 0.9
    throws = (
        [heads] * 3 + [tails] * 3 + [heads, tails, tails] + [tails, heads, heads] + [tails] * 3 + [heads] * 3
    )
    assert three_coins(Dictated(throws)) == (9, 6, 7, 8, 6, 9)


def test_stalks_are_exact_over_every_parting() -> None:
    def line(cuts: tuple[int, ...]) -> int:
        each = iter(cuts)
        return yarrow_line(lambda stalks: partings(stalks)[next(each)])

    assert proportions(map(line, product(range(16), repeat=3))) == YARROW


def test_a_cast_of_stalks_makes_every_parting() -> None:
    def first_line(cuts: tuple[int, ...]) -> int:
        return yarrow(Dictated(cut / 16 for cut in cuts))[0]

    assert proportions(map(first_line, product(range(16), repeat=3))) == YARROW


@pytest.mark.parametrize("stalks", [49, 44, 40, 36, 32])
def test_the_remainders_of_a_parting_are_equally_likely(stalks: int) -> None:
    assert Counter(left % 4 for left in partings(stalks)) == Counter({0: 4, 1: 4, 2: 4, 3: 4})
    assert all(1 <= left <= stalks - 2 for left in partings(stalks))


def test_a_change_takes_five_or_nine_then_four_or_eight() -> None:
    assert {STALKS - yarrow_change(STALKS, left) for left in range(1, STALKS - 1)} == {5, 9}
    for stalks in (44, 40, 36):
        assert {stalks - yarrow_change(stalks, left) for left in range(1, stalks - 1)} == {4, 8}


@pytest.mark.parametrize(("cast", "expected"), [(three_coins, COINS), (yarrow, YARROW)])
def test_chi_square_of_64000_casts(
    cast: Callable[[random.Random], Lines], expected: dict[int, Fraction]
) -> None:
    rng, count = generator(64), 64_000
    for place in zip(*(cast(rng) for _ in range(count)), strict=True):
        seen = Counter(place)
        chi2 = sum((seen[value] - count * p) ** 2 / (count * p) for value, p in expected.items())
        assert set(seen) == {6, 7, 8, 9}
        assert chi2 < 16.27  # 1 in 1,000 for three degrees of freedom


def test_a_seed_repeats_the_cast() -> None:
    assert [three_coins(generator(n)) for n in range(50)] == [three_coins(generator(n)) for n in range(50)]
    assert len({three_coins(generator(n)) for n in range(50)}) > 40
    # Promised for good: random() gives one sequence for one seed in every version of Python.
    assert three_coins(generator(1)) == (7, 9, 7, 8, 8, 7)
    assert yarrow(generator(1)) == (8, 6, 9, 7, 6, 8)


def test_a_seed_below_zero_is_refused_as_it_would_repeat_the_one_above() -> None:
    with pytest.raises(InputError, match=r"the seed is -1; .*nearest is 0"):
        generator(-1)


def test_without_a_seed_chance_is_the_systems() -> None:
    assert isinstance(generator(), secrets.SystemRandom)
    assert all(line in (6, 7, 8, 9) for cast in (three_coins, yarrow) for line in cast(generator()))


# ── 梅花 ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_numbers_stand_for_the_trigrams() -> None:
    for (n, upper), (m, lower) in product(enumerate(TRIGRAMS.values(), 1), repeat=2):
        for more in (0, 8, 80):
            assert bits(by_numbers(n + more, m + more, 1)) == lower + upper


def test_one_line_moves() -> None:
    for number in range(1, 25):
        assert moving(by_numbers(3, 5, number)) == [(number - 1) % 6 + 1]
    assert moving(by_numbers(3, 5)) == [2]


# Cases of 梅花易數: the year's branch, lunar month, day and hour; the hexagram, bottom first, and its line.
CLASSICS = [
    ((34, 43, 43), TRIGRAMS["離"] + TRIGRAMS["兌"], 1),  # 觀梅占: 辰年十二月十七日申時, 革 line 1
    ((25, 29, 29), TRIGRAMS["巽"] + TRIGRAMS["乾"], 5),  # 牡丹占: 巳年三月十六日卯時, 姤 line 5
]


@pytest.mark.parametrize(("numbers", "hexagram", "line"), CLASSICS)
def test_classical_cases(numbers: tuple[int, int, int], hexagram: str, line: int) -> None:
    lines = by_numbers(*numbers)
    assert (bits(lines), moving(lines)) == (hexagram, [line])


@pytest.mark.parametrize(
    ("when", "numbers"),
    [
        ("2025-01-16 16:00", (34, 43, 43)),  # the 17th of the 12th month of 甲辰, 申: as in 觀梅占
        ("2013-04-25 06:00", (25, 29, 29)),  # the 16th of the 3rd month of 癸巳, 卯: as in 牡丹占
        (
            "2024-02-04 16:28",
            (41, 50, 50),
        ),  # after 立春 but before the new year: still 癸卯, 12th month, 25th
        ("2023-03-22 00:30", (7, 8, 8)),  # the 1st of the leap 2nd month of 癸卯, 子
        ("2023-03-21 23:30", (7, 8, 8)),  # the same day already, where it starts at 23:00
    ],
)
def test_numbers_of_a_time(when: str, numbers: tuple[int, int, int]) -> None:
    moment = parse_when(when, "Asia/Shanghai")
    assert time_numbers(moment) == Numbers(*numbers)
    assert by_time(moment) == by_numbers(*numbers)


def test_numbers_of_a_time_follow_the_conventions() -> None:
    late = parse_when("2023-03-21 23:30", "Asia/Shanghai")
    assert time_numbers(late, day_starts="00:00") == Numbers(4 + 2 + 30, 37, 37)
    summer = parse_when("1988-08-02 23:30", "Asia/Shanghai")  # 22:30 by standard time: 20th of the 6th, 亥
    assert time_numbers(summer) == Numbers(5 + 6 + 20, 43, 43)
    assert time_numbers(summer, summer_time="clock") == Numbers(5 + 6 + 21, 33, 33)


@pytest.mark.parametrize("numbers", [(0, 1), (1, 0), (1, 1, 0), (-8, 1)])
def test_numbers_under_one(numbers: tuple[int, ...]) -> None:
    with pytest.raises(InputError, match="nearest is 1"):
        by_numbers(*numbers)


# ── as told ─────────────────────────────────────────────────────────────────────────────────────────────────

TOLD = (7, 8, 9, 6, 7, 8)


@pytest.mark.parametrize(
    "text",
    [
        "7,8,9,6,7,8",
        "789678",
        "7 8 9 6 7 8",
        " 789 / 678\n",
        "７，８，９，６，７，８",
        "7、8、9、6、7、8",
        "單拆重交單拆",
        "单拆重交单拆",
        "單 拆 重 交 單 拆",
        "— -- ○ × — --",
        "- -- o x - --",
        "—,--,O,X,—,--",
        "— --○×— --",
        "⚊⚋○×⚊⚋",
        "少陽,少陰,老陽,老陰,少陽,少陰",
        "少阳少阴老阳老阴少阳少阴",
        "7拆○交單--",
    ],
)
def test_parse_lines(text: str) -> None:
    assert parse_lines(text) == TOLD


# Marks that may stand side by side.
MARKS = {
    6: ["6", "交", "×", "老陰"],
    7: ["7", "單", "单", "⚊"],
    8: ["8", "拆", "⚋"],
    9: ["9", "重", "○", "老阳"],
}


@given(
    st.tuples(*[st.sampled_from((6, 7, 8, 9))] * 6),
    st.sampled_from(["", ",", " ", "，", "、", "\n", ", "]),
    st.data(),
)
def test_lines_written_are_the_lines_read(lines: Lines, separator: str, data: st.DataObject) -> None:
    marks = [data.draw(st.sampled_from(MARKS[line])) for line in lines]
    assert parse_lines(separator.join(marks)) == lines
    assert tuple(parse_line(f" {mark} ") for mark in marks) == lines


@given(st.tuples(*[st.sampled_from((6, 7, 8, 9))] * 6))
def test_strokes_written_apart_are_the_lines_read(lines: Lines) -> None:
    strokes = {6: "×", 7: "—", 8: "--", 9: "○"}
    assert parse_lines(" ".join(strokes[line] for line in lines)) == lines


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("7 8 9 6 7", ["is 5", "six", "bottom line first", "give 1 more"]),
        ("7896789", ["is 7", "leave out 1"]),
        ("", ["is 0", "give 6 more"]),
        ("7,8,5,6,7,8", ["line 3 is '5'", "6 7 8 9", "nearest is 6"]),
        ("785678", ["line 3 is '5'", "nearest is 6"]),
        ("7,8,10,6,7,8", ["line 3 is '10'", "nearest is 9"]),
        ("單折重交單拆", ["line 2 is '折'", "nearest is 拆"]),
        ("老楊", ["line 1 is '老'", "nearest is 老"]),
        ("——,--,○,×,—,--", ["line 1 is '——'", "nearest is —"]),
        ("— ----", ["line 2 is '----'"]),
        ("hello", ["line 1 is 'h'"]),
        ("\ud800", ["line 1"]),
    ],
)
def test_lines_that_cannot_be_read(text: str, parts: list[str]) -> None:
    with pytest.raises(InputError) as error:
        parse_lines(text)
    assert all(part in str(error.value) for part in parts), error.value


@given(st.text(max_size=20))
def test_any_text_is_six_lines_or_an_input_error(text: str) -> None:
    try:
        assert set(parse_lines(text)) <= {6, 7, 8, 9}
    except InputError as error:
        assert str(error)


@pytest.mark.parametrize(("text", "near"), [("5", "6"), ("10", "9"), ("", None), ("78", None), ("*", "×")])
def test_one_line_that_cannot_be_read(text: str, near: str | None) -> None:
    with pytest.raises(InputError) as error:
        parse_line(text)
    assert near is None or f"nearest is {near}" in str(error.value)


@given(st.from_regex("[01]{6}", fullmatch=True), st.from_regex("[01]{6}", fullmatch=True))
def test_lines_from_two_hexagrams_turn_one_into_the_other(before: str, after: str) -> None:
    lines = lines_from_hexagrams(before, after)
    assert bits(lines) == before
    assert "".join("1" if line in (6, 7) else "0" for line in lines) == after
    assert moving(lines_from_hexagrams(before)) == []


@pytest.mark.parametrize(
    "pair", [("111",), ("1111111",), ("111111", "11111"), ("11111x",), ("111111\n",), ("１11111",)]
)
def test_hexagrams_that_are_none(pair: tuple[str, ...]) -> None:
    with pytest.raises(InputError, match="six of 0 and 1"):
        lines_from_hexagrams(*pair)
