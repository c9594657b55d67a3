"""Goals of every make: each question of them is answered or refused in a sentence, and none shows what is inside."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest

from yimao.cli import run

CAST = ["困", "兌", "--month", "子", "--day", "戊寅", "--use", "官鬼"]
ASKED = ["query", "why-not", "when"]

# What a goal may hold that no conclusion does: terms, lists, charts, tests of every kind, what has no end.
ODD = [
    "Pan = foo",
    "X = f(Pan)",
    "X = [Pan, Y]",
    "X = [1, 2|T]",
    "X = [1, 2|T], X = 3",
    "X = [[[a]]], X = b",
    "X = 1 - -1",
    "X = -(1), Y = - 1, X = Y",
    "X = f()",
    "X = f(g())",
    f"X = {'9' * 5000}",
    "X = f(X) ; true",
    "X = {a}, X = [1]",
    "fail",
    "true",
    "X == X, fail",
    "X \\== X",
    "length(X, 3)",
    "length(X, Y)",
    "length([a|X], Y)",
    "between(1, 3, X), X > 5",
    "between(1, inf, X), X < 0",
    "member(X, Y)",
    "member(a, X)",
    "member(X, [a|Y])",
    "X is 1 + 1, X = 3",
    "X is 0 / 0",
    "X is 1 mod 0",
    "X is 2 * fu, X = 1",
    "X > 3",
    "fu_chu(Pan, 1, X), X > 3",
    "fu_chu(Pan, 1, X), fu_chu(Pan, X, Y)",
    "fu_chu(Pan, X, X)",
    "fan_yin(Pan, fan(X, X))",
    "duan_18(Pan, X, X, X)",
    "forall(member(X, [1, 2]), X > 0), fail",
    "\\+ length(X, 1)",
    "X = foo, dong(X, 1)",
    "X = Y, dong(X, 1)",
    "X = Pan, Y = X, dong(Y, 1)",
    "(X = Pan ; true), dong(X, 1), fail",
    "X = pan(a, b, c, d, e, f, g, h, i, j, k, l)",
    "dong(pan(A, B, C, D, E, F, G, H, I, J, K, L), 1)",
]

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command line in this process and return its status and what it prints on both streams."""
    for name in ("COLUMNS", "FORCE_COLOR", "NO_COLOR", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def invoke(*arguments: str) -> tuple[int, str, str]:
        status = run(arguments)
        return status, *capsys.readouterr()

    return invoke


@pytest.mark.parametrize("command", ASKED)
@pytest.mark.parametrize("goal", ODD)
def test_every_goal_is_answered_or_refused(cli: Run, command: str, goal: str) -> None:
    status, out, err = cli(command, goal, *CAST)
    assert status in (0, 1, 2), err
    assert not re.search(r"pan\(困|'\[\|\]'|\bany\b(?! number)|\b_G?\d{2,}|\berror\(|\$VAR", out + err)
    if status == 2:
        assert out == ""
        assert re.fullmatch(r"yimao: .{5,250}\.\n", err)


@pytest.mark.parametrize(
    "goal", ["fu_chu(Pan, X, X)", "fu_chu(Pan, 1, X), fu_chu(Pan, X, Y)", "shen_shou(X, X, X)"]
)
def test_a_variable_for_two_kinds_of_value_has_none(cli: Run, goal: str) -> None:
    assert cli("query", goal, *CAST)[0] == 1
    assert cli("when", goal, *CAST)[0] == 1
    assert cli("why-not", goal, *CAST)[0] == 0
    if "," not in goal.partition(")")[2]:
        assert cli("why", goal, *CAST)[0] == 1


@pytest.mark.parametrize(
    ("goal", "solutions"),
    [
        ("length(L, 3)", [{"L": ["_", "_", "_"]}]),
        ("X = [Y, Z, Y]", [{"X": ["Y", "Z", "Y"], "Y": None, "Z": None}]),
        ("X = f(Y, Z, Y)", [{"X": "f(Y, Z, Y)", "Y": None, "Z": None}]),
        ("X = [_A, _B, _A]", [{"X": ["_1", "_", "_1"]}]),
        ("X = f(_A, _B), Y = g(_B, _)", [{"X": "f(_, _1)", "Y": "g(_1, _)"}]),
        ("X = [1, 2|T]", [{"X": "[1, 2|T]", "T": None}]),
        ("X = Y", [{"X": None, "Y": "X"}]),
        ("X = [null, true, false, _]", [{"X": ["null", "true", "false", "_"]}]),
        ("X = null", [{"X": "null"}]),
        ("X = true", [{"X": "true"}]),
        ("X = f(_) ; X = f(_)", [{"X": "f(_)"}]),
    ],
)
def test_a_variable_has_one_name_in_a_solution(
    cli: Run, goal: str, solutions: list[dict[str, object]]
) -> None:
    assert json.loads(cli("query", goal, *CAST, "--json")[1])["solutions"] == solutions


def test_solutions_that_differ_by_their_variables_are_told_apart(cli: Run) -> None:
    solutions = json.loads(cli("query", "member(X, [Y, Z])", *CAST, "--json")[1])["solutions"]
    assert {"X": None, "Y": "X", "Z": None} in solutions
    assert {"X": None, "Y": None, "Z": "X"} in solutions
    assert len(solutions) == 2


@pytest.mark.parametrize(
    ("goal", "text"),
    [
        ("Pan = foo", "Pan is foo"),
        ("X = f(Pan), fail", "_ is f(Pan)"),
        ("X = 1 - -1", "1- -1 is 1- -1"),
        ("X = [1, 2|T]", "[1, 2|_] is [1, 2|_]"),
        ("length(X, 2), fail", "length(_, 2)"),
        ("3 - 1 > 5", "3-1 is more than 5"),
        ("X = 1", "1 is 1"),
        ("dong(Pan, X), X \\= 1", "1 is not 1"),
    ],
)
def test_a_test_is_said_as_it_is_written(cli: Run, goal: str, text: str) -> None:
    assert text in cli("why-not", goal, *CAST, "--lang", "en")[1]


@pytest.mark.parametrize("command", ["why-not", "when"])
@pytest.mark.parametrize(
    ("goal", "own"),
    [
        ("dong(Pan, Yi), findall(Foo, zhi(Pan, Foo, Z), List)", "findall(Foo, zhi(Pan, Foo, Z), List) "),
        ("zhi(Pan, Foo, Z) -> dong(Pan, Foo)", "zhi(Pan, Foo, Z)->dong(Pan, Foo) "),
        ("dong(Pan, Yi), pan(Name, Other)", "pan(Name, Other) "),
    ],
)  # fmt: skip
def test_what_goes_into_no_such_goal_is_shown_as_typed(cli: Run, command: str, goal: str, own: str) -> None:
    status, _, err = cli(command, goal, *CAST)
    assert status == 2
    assert err.startswith(f"yimao: {own}does not go here; conclusions, facts and tests (true fail = ")


@pytest.mark.parametrize(
    ("goal", "said"),
    [
        ("halt", "halt/0 is not in the public vocabulary; a goal is made of conclusions and facts, which `yimao"),
        ("{}", "and of tests (true fail = "),
        ("飛伏(Pan)", "and of tests (true fail = "),
        ("aggregate_all(X, true, M)", "aggregate_all cannot find _; it finds count, sum(X), max(X)"),
        ("aggregate_all(avg(X), dong(Pan, X), M)", "aggregate_all cannot find avg(_); it finds count"),
        ("Z is 0 / 0", "0/0 has no value: it "),
        ("Z is 1 mod (2 - 2)", "has no value: it divides by zero"),
        ("X = f()", "f() has brackets with nothing in them; write f"),
        ("fu_chu(Pan, [1], X)", "[1] is not what fu_chu/3 takes as argument 2"),
        ("fu_chu(Pan, {1}, X)", "{1} is not what fu_chu/3 takes as argument 2"),
        (f"X = {'9' * 5000}", "a number of the goal has more than 4,000 digits"),
        ("X = foo, dong(X, 1)", "X stands where dong/2 has the chart; write Pan there"),
        ("X = Y, Y = Z, dong(X, 1)", "X stands where dong/2 has the chart; write Pan there"),
        ("(X = Pan ; true), dong(X, 1)", "a variable without a value stands where dong/2 has the chart"),
        ("X = pan(a, b, c, d, e, f, g, h, i, j, k, l)", "a chart is not written out; write Pan for it"),
        ("member(X, Y)", "member(_, _) holds in endlessly many ways; give it a list whose end is known"),
    ],
)  # fmt: skip
def test_what_a_goal_may_not_hold_is_told_with_what_it_may(cli: Run, goal: str, said: str) -> None:
    status, out, err = cli("query", goal, *CAST)
    assert (status, out) == (2, "")
    assert said in err
