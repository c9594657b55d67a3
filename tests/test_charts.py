"""Every chart against najia, an implementation that shares nothing with this one.

All 4096 changes are cast, on days that bring every hexagram together with every day of the sixty.
"""

from __future__ import annotations

import functools
import subprocess
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from najia import Najia
from najia.utils import attack, soul, unite, xkong

ROOT = Path(__file__).resolve().parents[1]

# A line for each chart: what is said of the whole of it, then of its six lines.
DUMP = r"""
set_stream(user_output, encoding(utf8)),
findall(Gua, liu_shi_si_gua(Gua, _, _), Guas),
forall(( nth0(I, Guas, Ben), nth0(J, Guas, Bian) ),
       ( N is (I + J) mod 60 + 1,
         gan_zhi(N, Gan, Zhi),
         cast_pan(Ben-Bian, [day(Gan-Zhi)], Pan),
         gong(Pan, Gong), gong_wei(Pan, Stage), shi_yao(Pan, Shi), ying_yao(Pan, Ying),
         findall(Void, xun_kong(Pan, Void), Voids), atomic_list_concat(Voids, Kong),
         ( liu_he(Pan) -> He = joins ; He = (-) ),
         ( liu_chong(Pan) -> Chong = clashes ; Chong = (-) ),
         format("~w ~w ~w~w ~w ~w ~w ~w ~w ~w ~w",
                [Ben, Bian, Gan, Zhi, Gong, Stage, Shi, Ying, Kong, He, Chong]),
         forall(yao(Pan, Yao),
                ( yao_xiang(Pan, Yao, Mark), gan(Pan, Yao, G), zhi(Pan, Yao, Z), xing(Pan, Yao, X),
                  liu_qin(Pan, Yao, Q), liu_shen(Pan, Yao, S),
                  fu_gan(Pan, Yao, FG), fu_shen(Pan, Yao, FZ), fu_xing(Pan, Yao, FX), fu_qin(Pan, Yao, FQ),
                  (   bian_gan(Pan, Yao, BG)
                  ->  bian_zhi(Pan, Yao, BZ), bian_xing(Pan, Yao, BX), bian_qin(Pan, Yao, BQ)
                  ;   \+ bian_zhi(Pan, Yao, _), \+ bian_xing(Pan, Yao, _), \+ bian_qin(Pan, Yao, _),
                      BG = '', BZ = '', BX = '', BQ = (-)
                  ),
                  format("|~w ~w~w~w ~w ~w ~w~w~w ~w ~w~w~w ~w",
                         [Mark, G, Z, X, Q, S, FG, FZ, FX, FQ, BG, BZ, BX, BQ])
                )),
         nl
       ))
"""

# najia writes Simplified characters and calls a hexagram by its trigrams' images and its name.
TRADITIONAL = str.maketrans(
    "兑离财孙龙陈节济丰归讼师贲剥渐复壮临观颐蛊随过恒晋谦损涣无",
    "兌離財孫龍陳節濟豐歸訟師賁剝漸復壯臨觀頤蠱隨過恆晉謙損渙無",
)
NUMBER = {"少陽": 1, "少陰": 2, "老陽": 3, "老陰": 4}  # najia's numbers for the four marks
STAGES = {6: "八純", 1: "一世", 2: "二世", 3: "三世", 4: "四世", 5: "五世"}
SOULS = {"游魂": "遊魂", "归魂": "歸魂"}
GENERATIONS = ("一世", "二世", "三世", "四世", "五世")


class Line(NamedTuple):
    """A line of a chart; stem, branch and phase are written as one, and a resting line changes into ""."""

    mark: int
    pair: str
    kin: str
    spirit: str
    hidden_pair: str
    hidden_kin: str
    changed_pair: str
    changed_kin: str


class Chart(NamedTuple):
    """A chart of the knowledge base, its lines from the bottom."""

    hexagram: str
    changed: str
    day: str
    palace: str
    stage: str
    shi: int
    ying: int
    void: str
    six_joins: bool
    six_clashes: bool
    lines: tuple[Line, ...]


Pair = tuple[Chart, dict[str, Any]]  # a chart and what najia makes of the same cast


def chart(row: str) -> Chart:
    """Read a chart of the dump."""
    head, *lines = row.split("|")
    ben, bian, day, palace, stage, shi, ying, void, joins, clashes = head.split(" ")
    places = (int(shi), int(ying))
    signs = (joins == "joins", clashes == "clashes")
    return Chart(ben, bian, day, palace, stage, *places, void, *signs, tuple(map(line, lines)))


def line(text: str) -> Line:
    """Read a line of a chart of the dump."""
    mark, pair, kin, spirit, hidden_pair, hidden_kin, to_pair, to_kin = text.split(" ")
    return Line(NUMBER[mark], pair, kin, spirit, hidden_pair, hidden_kin, to_pair, to_kin.strip("-"))


def traditional(text: str) -> str:
    """Write a word of najia's in the characters of the knowledge base."""
    return text.translate(TRADITIONAL)


def hexagram(full: str) -> str:
    """Take the name of a hexagram out of its full one: 天風姤, 乾為天."""
    return traditional(full[0] if full[1] == "为" else full[2:])


@pytest.fixture(scope="module")
def charts() -> list[Chart]:
    """Every change, as the knowledge base charts it."""
    run = subprocess.run(
        ["swipl", "-f", "none", "--no-packs", "-g", DUMP, "-t", "halt", "kb/yimao.pl"],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=True,
        timeout=120,
    )
    assert run.stderr == ""
    return [chart(row) for row in run.stdout.splitlines()]


@pytest.fixture(scope="module")
def pairs(charts: list[Chart]) -> list[Pair]:
    """Each chart beside najia's data for the same marks, on a date of the same day."""
    with pytest.MonkeyPatch.context() as patch:
        # Its calendar is slow, and the dates are but sixty.
        patch.setattr(Najia, "_daily", staticmethod(functools.cache(Najia._daily)))
        dates: dict[str, datetime] = {}
        for ahead in range(60):
            date = datetime(2024, 1, 1, 12) + timedelta(days=ahead)
            dates[compiled([1] * 6, date)["lunar"]["gz"]["day"]] = date
        assert len(dates) == 60
        return [(ours, compiled([yao.mark for yao in ours.lines], dates[ours.day])) for ours in charts]


def compiled(marks: list[int], date: datetime) -> dict[str, Any]:
    """Let najia chart the marks, bottom line first."""
    data: dict[str, Any] = Najia(verbose=0).compile(params=marks, date=date).data
    return data


def differences(
    pairs: list[Pair], of: Callable[[Chart, dict[str, Any]], tuple[object, object]]
) -> list[tuple[str, str, object, object]]:
    """Compare what `of` takes from each pair; give the first few that differ."""
    compared = [(ours.hexagram, ours.changed, *of(ours, data)) for ours, data in pairs]
    return [row for row in compared if row[2] != row[3]][:5]


def test_the_charts_cover_every_change_and_every_hexagram_on_every_day(charts: list[Chart]) -> None:
    assert len({(ours.hexagram, ours.changed) for ours in charts}) == 64 * 64
    assert len({(ours.hexagram, ours.day) for ours in charts}) == 64 * 60
    assert {len(ours.lines) for ours in charts} == {6}


def test_a_difference_would_be_noticed(pairs: list[Pair]) -> None:
    assert differences(pairs, lambda ours, data: (ours.palace, ours.hexagram)) != []


def test_hexagram_and_change(pairs: list[Pair]) -> None:
    assert differences(pairs, lambda ours, data: (ours.hexagram, hexagram(data["name"]))) == []
    moving = [(ours, data) for ours, data in pairs if ours.hexagram != ours.changed]
    assert len(moving) == 64 * 63
    assert differences(moving, lambda ours, data: (ours.changed, hexagram(data["bian"]["name"]))) == []
    assert {data["bian"] for ours, data in pairs if ours.hexagram == ours.changed} == {None}


def test_palace(pairs: list[Pair]) -> None:
    assert differences(pairs, lambda ours, data: (ours.palace, traditional(data["gong"]))) == []


def test_shi_and_ying(pairs: list[Pair]) -> None:
    assert differences(pairs, lambda ours, data: ((ours.shi, ours.ying), data["shiy"][:2])) == []


def test_stage(pairs: list[Pair]) -> None:
    def stage(data: dict[str, Any]) -> str:
        return SOULS.get(soul(data["mark"]), STAGES[data["shiy"][0]])

    assert differences(pairs, lambda ours, data: (ours.stage, stage(data))) == []


def test_stem_branch_and_phase(pairs: list[Pair]) -> None:
    assert differences(pairs, lambda ours, data: ([yao.pair for yao in ours.lines], data["qinx"])) == []


def test_kin(pairs: list[Pair]) -> None:
    def of(ours: Chart, data: dict[str, Any]) -> tuple[object, object]:
        return [yao.kin for yao in ours.lines], list(map(traditional, data["qin6"]))

    assert differences(pairs, of) == []


def test_changed_lines_take_stem_branch_phase_and_kin_to_the_original_palace(pairs: list[Pair]) -> None:
    def of(ours: Chart, data: dict[str, Any]) -> tuple[object, object]:
        changed = data["bian"] or {"qinx": [""] * 6, "qin6": [""] * 6}
        theirs = [
            (pair, traditional(kin)) if number in data["dong"] else ("", "")
            for number, (pair, kin) in enumerate(zip(changed["qinx"], changed["qin6"], strict=True))
        ]
        return [(yao.changed_pair, yao.changed_kin) for yao in ours.lines], theirs

    assert differences(pairs, of) == []


def test_moving_lines(pairs: list[Pair]) -> None:
    def of(ours: Chart, data: dict[str, Any]) -> tuple[object, object]:
        return [number for number, yao in enumerate(ours.lines) if yao.mark > 2], data["dong"]

    assert differences(pairs, of) == []


def test_six_spirits(pairs: list[Pair]) -> None:
    def of(ours: Chart, data: dict[str, Any]) -> tuple[object, object]:
        return [yao.spirit for yao in ours.lines], list(map(traditional, data["god6"]))

    assert differences(pairs, of) == []


def test_void_branches(pairs: list[Pair]) -> None:
    def of(ours: Chart, data: dict[str, Any]) -> tuple[object, object]:
        return {ours.void}, {data["lunar"]["xkong"], xkong(ours.day)}

    assert differences(pairs, of) == []


def test_six_joins_and_six_clashes(pairs: list[Pair]) -> None:
    assert differences(pairs, lambda ours, data: (ours.six_joins, bool(unite(data["mark"])))) == []
    assert differences(pairs, lambda ours, data: (ours.six_clashes, bool(attack(data["mark"])))) == []


def test_hidden_lines_of_the_five_generations_are_those_of_the_palace(pairs: list[Pair]) -> None:
    pure = {ours.palace: data for ours, data in pairs if ours.stage == "八純"}
    assert len(pure) == 8

    def of(ours: Chart, data: dict[str, Any]) -> tuple[object, object]:
        palace = pure[ours.palace]
        theirs = list(zip(palace["qinx"], map(traditional, palace["qin6"]), strict=True))
        return [(yao.hidden_pair, yao.hidden_kin) for yao in ours.lines], theirs

    generations = [(ours, data) for ours, data in pairs if ours.stage in GENERATIONS]
    assert len(generations) == 40 * 64
    assert differences(generations, of) == []


def test_hidden_lines_lie_where_najia_seeks_the_kin_that_the_lines_lack(pairs: list[Pair]) -> None:
    """It looks where kin are wanting alone, and always to the palace."""
    lacking = [(ours, data) for ours, data in pairs if data["hide"] and ours.stage in GENERATIONS]
    assert len({ours.hexagram for ours, _ in lacking}) > 20

    def of(ours: Chart, data: dict[str, Any]) -> tuple[object, object]:
        seats = data["hide"]["seat"]
        wanting = {yao.hidden_kin for yao in ours.lines} - {yao.kin for yao in ours.lines}
        assert len(seats) == len(wanting)
        hidden = {(n, ours.lines[n].hidden_pair, ours.lines[n].hidden_kin) for n in seats}
        theirs = {(n, data["hide"]["qinx"][n], traditional(data["hide"]["qin6"][n])) for n in seats}
        assert {kin for _, _, kin in hidden} == wanting
        return hidden, theirs

    assert differences(lacking, of) == []
