"""`why-not`, `when` and `later`: what they say, as text and as JSON, is what a new consultation shows."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest
from click.testing import CliRunner

from yimao.bridge import Cast, Session
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
