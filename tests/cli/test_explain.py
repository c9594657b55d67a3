"""`why-not`, `when` and `later`: what they say, as text and as JSON, is what a new consultation shows."""

from __future__ import annotations

import json
import re
from datetime import timedelta
from itertools import product
from typing import Any

import pytest
from click.testing import CliRunner
from rich.cells import cell_len

from yimao.bridge import Cast, Session
from yimao.bridge.calendar import parse_when, pillars_at
from yimao.cli import run, yimao

CAST = ["困", "兌", "--month", "子", "--day", "戊寅"]
KUN = Cast.of("困", "兌", month="子", day="戊寅")
GOAL = "fu_chu(Pan, 3, 出)"

session = Session()


def told(*arguments: str) -> tuple[int, str]:
    """Run a command and return its status and what it printed."""
    result = CliRunner().invoke(yimao, [*arguments], standalone_mode=False)
    if result.exception:
        raise result.exception
    status = result.return_value
    return (status if isinstance(status, int) else 0), result.stdout


def answered(*arguments: str) -> Any:
    """Run a command with --json and return what it printed."""
    return json.loads(told(*arguments, "--json")[1])


def test_why_not_names_what_each_rule_lacks_the_nearest_first() -> None:
    status, text = told("why-not", GOAL, *CAST, "--open", "1", "--lang", "zh")
    assert status == 0
    assert text.startswith("三爻下伏神得出：不成立")
    assert text.index("12.5/a") < text.index("12.7/e") < text.index("12.5/c")
    assert "為例外所奪" in text and "三爻飛神月破" in text


def test_why_not_of_what_holds_says_so() -> None:
    status, text = told("why-not", "fu_chu(Pan, 1, 出)", *CAST, "--lang", "zh")
    assert status == 1
    assert text.startswith("初爻下伏神得出：成立")


def test_why_the_one_and_not_the_other() -> None:
    given = ["坤", "巽", "--month", "寅", "--day", "甲子"]
    rival = "fan_yin(Pan, fan(爻(2), 重))"
    answer = answered("why-not", "fan_yin(Pan, fan(爻(2), 非))", *given, "--rather", rival)
    assert answer["report"]["why"]["status"] == "holds"
    assert answer["report"]["why_not"]["status"] == "lacks"
    text = told("why-not", "fan_yin(Pan, fan(爻(2), 非))", *given, "--rather", rival, "--lang", "zh")[1]
    assert text.index("所以然") < text.index("所以不然")


def test_the_grid_is_what_a_consultation_in_each_cell_says() -> None:
    answer = answered("when", GOAL, *CAST)
    cells = {
        (row["month"], day): state
        for row in answer["months"]
        for day, state in zip(days(), row["days"], strict=True)
    }
    assert len(cells) == 720
    assert answer["always"] == sum(state == "always" for state in cells.values())
    for month, day in [*product("子午", days()[::7]), ("丑", "乙丑")]:
        found = session.query(GOAL, Cast.of("困", "兌", month=month, day=day))
        assert bool(found.solutions) == (cells[month, day] == "always"), (month, day)


def days() -> list[str]:
    """The sixty pairs."""
    return ["甲乙丙丁戊己庚辛壬癸"[n % 10] + "子丑寅卯辰巳午未申酉戌亥"[n % 12] for n in range(60)]


def test_every_change_that_is_named_makes_the_goal_hold() -> None:
    answer = answered("when", GOAL, *CAST)
    assert answer["now"] == "never"
    assert answer["changes"]
    for change in answer["changes"]:
        cast = change["cast"]
        again = Cast.of(cast["hexagram"], cast["changed"], month=cast["month"], day=cast["day"])
        assert session.query(GOAL, again).solutions, change["differences"]
        assert change["count"] == len(change["differences"])


def test_the_painted_grid_has_twelve_rows_of_sixty() -> None:
    text = told("when", GOAL, *CAST, "--lang", "zh")[1]
    rows = [line for line in text.splitlines() if line[:1] in "子丑寅卯辰巳午未申酉戌亥" and "·" in line]
    assert len(rows) == 12
    assert all(sum(row.count(mark) for mark in "█▒·") == 60 for row in rows)


@pytest.mark.parametrize(
    "given, words",
    [
        ([], "the month and the day are not given, so the table alone is told"),
        (CAST[2:4], "the day is not given, so the table alone is told"),
        (CAST[4:], "the month is not given, so the table alone is told"),
        (CAST[2:], "no one or two changes would do"),
    ],
)
def test_what_would_do_is_said_only_of_a_time_that_is_known(given: list[str], words: str) -> None:
    never = "wang_shuai(Pan, 土, 旺), wang_shuai(Pan, 土, 死)"
    assert words in told("when", never, *CAST[:2], *given, "--lang", "en")[1]


def test_what_holds_at_every_time_holds_already() -> None:
    assert "it holds already" in told("when", "dong(Pan, 1)", *CAST[:2], "--lang", "en")[1]


def test_what_does_not_hold_leads_to_why_not() -> None:
    status, text = told("why", GOAL, *CAST, "--lang", "en")
    assert (status, text) == (1, "it does not hold; yimao why-not tells where it stops\n")


def test_never_is_a_status() -> None:
    assert told("when", "dong(Pan, 2)", *CAST)[0] == 1


def test_the_turns_to_come_are_those_of_the_example() -> None:
    answer = answered("later", *CAST, "--use", "官鬼")
    turns = {
        (turn["walk"], turn["cast"]["month"]): turn for turn in answer["turns"] if turn["walk"] == "month"
    }
    whole = turns["month", "丑"]["changes"][0]
    assert whole["before"][0]["term"] == "you_wu(官鬼, 有而無(月破))"
    assert whole["after"][0]["term"] == "you_wu(官鬼, 有)"
    assert any("相" in said["term"] for change in turns["month", "寅"]["changes"] for said in change["after"])


def test_each_turn_is_what_is_concluded_before_and_after() -> None:
    for turn in session.later(KUN, use="官鬼").turns[:6]:
        cast = Cast.of("困", "兌", month=turn.cast["month"], day=turn.cast["day"])
        for change in turn.changes:
            for goal in change.after:
                name, _, values = goal.term.partition("(")
                assert session.query(f"{name}(Pan, {values}", cast).solutions, goal.term


@pytest.mark.parametrize("day_starts", ["23:00", "00:00"])
@pytest.mark.parametrize("when", ["2026-12-01T23:30", "2026-06-30T12:00", "2026-02-04T04:00"])
def test_a_turn_has_the_date_of_its_month_or_day(when: str, day_starts: Any) -> None:
    zone = "Asia/Shanghai"
    clock = ["--at", when, "--tz", zone, "--day-starts", day_starts]
    answer = answered("later", *CAST[:2], *clock, "--use", "官鬼")
    assert {turn["walk"] for turn in answer["turns"]} == {"month", "day"}
    for turn in answer["turns"]:
        noon = pillars_at(parse_when(f"{turn['date']}T12:00", zone))
        if turn["walk"] == "day":
            assert noon.day == turn["cast"]["day"]
        else:
            next_day = parse_when(f"{turn['date']}T12:00", zone) + timedelta(days=1)
            day_before = next_day - timedelta(days=2)
            assert pillars_at(next_day).month == turn["cast"]["month_stem"] + turn["cast"]["month"]
            assert pillars_at(day_before).month != pillars_at(next_day).month
    text = told("later", *CAST[:2], *clock, "--use", "官鬼", "--lang", "zh")[1]
    assert all(turn["date"] in text for turn in answer["turns"])


def test_without_the_moment_a_turn_has_no_date() -> None:
    assert {turn["date"] for turn in answered("later", *CAST, "--use", "官鬼")["turns"]} == {None}


def test_months_and_days_stand_apart_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    text = told("later", *CAST[:2], "--at", "2026-12-01T14:30", "--tz", "Asia/Shanghai", "--about", "嫁娶")[1]
    assert max(map(cell_len, text.splitlines())) <= 80
    months, days = text.split("逐日（月不變）  Days on, the month as it is\n")
    assert months.count("逐月（日不變）  Months on, the day as it is\n") == 1
    for section, unit in ((months, "月後"), (days, "日後")):
        ahead = [int(number) for number in re.findall(rf"（(\d+){unit}，", section)]
        assert ahead == sorted(ahead) and ahead
        assert {"妻財", "官鬼"} <= {line[:2] for line in section.splitlines()}
    assert "日後" not in months and "月後" not in days


def test_later_says_that_it_is_derived() -> None:
    assert "非原文所言" in told("later", *CAST, "--use", "官鬼", "--lang", "zh")[1]


@pytest.mark.parametrize("command", ["why-not", "when"])
@pytest.mark.parametrize("goal", ["shell(ls)", "fu_chu(Pan", "fu_cu(Pan, 1, 出)"])
def test_a_goal_that_is_not_allowed_is_refused(
    command: str, goal: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([command, goal, *CAST]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.startswith("yimao: ") and err.count("\n") == 1


@pytest.mark.parametrize(("form", "sign"), [("html", "<!DOCTYPE html>"), ("md", "# 困"), ("svg", "<svg")])
def test_a_consultation_in_every_format(form: str, sign: str) -> None:
    assert sign in told("consult", *CAST, "--use", "官鬼", "--format", form)[1]


@pytest.mark.parametrize(
    ("form", "sign"),
    [("html", "<!DOCTYPE html>"), ("md", "12.7"), ("dot", "digraph"), ("mermaid", "flowchart")],
)
def test_a_proof_in_every_format(form: str, sign: str) -> None:
    assert sign in told("why", "fu_chu(Pan, 1, 出)", *CAST, "--format", form)[1]
