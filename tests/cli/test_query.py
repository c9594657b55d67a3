"""Goals at the command line: what is understood of them, how it is told, and what the terminal gets to see."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Callable
from pathlib import Path

import pytest

from yimao.cli import run

CAST = ["困", "兌", "--month", "子", "--day", "戊寅"]
CASTS = '{"id": "debt", "hexagram": "坤", "changed": "巽", "month": "寅", "day": "甲子"}\n'

Run = Callable[..., tuple[str, str]]


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command line in this process, as without a terminal, and return what it prints on both streams."""
    for name in ("COLUMNS", "FORCE_COLOR", "NO_COLOR", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def invoke(*arguments: str, status: int = 0) -> tuple[str, str]:
        assert run(arguments) == status
        return capsys.readouterr()

    return invoke


@pytest.mark.parametrize(
    ("command", "typed", "goal"),
    [
        (["query"], "fu_chu(Pan, Yao, chu)", "fu_chu(Pan, Yao, 出)"),
        (["query", "--format", "csv"], "fu_chu（Pan，Yao，出）", "fu_chu(Pan,Yao,出)"),
        (["why"], "fu_chu(Pan, 初爻, out)", "fu_chu(Pan, 1, 出)"),
        (["why-not"], "fu_chu(Pan, 3, chu)", "fu_chu(Pan, 3, 出)"),
        (["when"], "fei_fu(Pan, 1, 飞生伏)", "fei_fu(Pan, 1, 飛生伏)"),
    ],
)
def test_a_goal_is_understood_and_echoed(cli: Run, command: list[str], typed: str, goal: str) -> None:
    out, err = cli(command[0], typed, *CAST, *command[1:])
    assert err == f"yimao: understood as {goal}\n"
    assert (out, "") == cli(command[0], goal, *CAST, *command[1:])


def test_a_search_is_understood_and_echoed(cli: Run) -> None:
    goal = "ben_gua(Pan, 困), dong(Pan, 1)"
    out, err = cli("find", "ben_gua(Pan, kùn), dong(Pan, 'line 1')", "--first", "1")
    assert err == f"yimao: understood as {goal}\n"
    assert (out, "") == cli("find", goal, "--first", "1")


def test_json_has_the_goal_as_it_was_understood(cli: Run) -> None:
    out, err = cli("query", "fu_chu(Pan, Yao, chu)", *CAST, "--json")
    assert (json.loads(out)["goal"], err) == ("fu_chu(Pan, Yao, 出)", "")


@pytest.mark.parametrize("command", ["query", "why", "why-not", "when", "find"])
@pytest.mark.parametrize(
    ("goal", "said"),
    [
        ("fu_chu(Pan, 1, 出x)", "at character 16 of the goal: 出x is not what fu_chu/3 takes as argument 3: 不出, "),
        ("fu_chu(Pan, 9, 出)", "1, 2, 3, 4, 5, 6; nearest: 6"),
        ("ben_gua(Pan, kun)", "kun can mean 困 or 坤 as argument 2 of ben_gua/2; write which"),
        ("dong(1)", "dong has 1 arguments and takes 2, Pan first"),
        ("dong(Chart, 1)", "Chart stands where dong/2 has the chart; write Pan there"),
        ("  ", "the goal is empty; write one such as fu_chu(Pan, Yao, 出)"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_goal_is_one_sentence(cli: Run, command: str, goal: str, said: str) -> None:
    out, err = cli(command, goal, *(CAST if command != "find" else []), status=2)
    assert out == ""
    assert err.startswith("yimao: ") and err.endswith(".\n") and err.count("\n") == 1
    assert said in err


@pytest.mark.parametrize(
    ("goal", "solutions"),
    [
        ("\\+ dong(Pan, Y), Y = 6 ; fail", []),
        ("\\+ ( dong(Pan, Y), Y > 1 )", [{}]),
        ("forall(dong(Pan, X), fu_chu(Pan, X, 出))", [{}]),
        ("findall(Y, dong(Pan, Y), L)", [{"L": [1]}]),
        ("aggregate_all(count, zhi(Pan, Y, _), N)", [{"N": 6}]),
        ("dong(Pan, Y), \\+ jing(Pan, Y)", [{"Y": 1}]),
        ("X = 1 ; Y = 2", [{"X": None, "Y": 2}, {"X": 1, "Y": None}]),
    ],
)
def test_a_solution_tells_what_is_its_own(cli: Run, goal: str, solutions: list[dict[str, object]]) -> None:
    out, _ = cli("query", goal, *CAST, "--json", status=0 if solutions else 1)
    assert json.loads(out)["solutions"] == solutions


def test_casts_are_called_by_their_names(cli: Run, tmp_path: Path) -> None:
    file = tmp_path / "casts.jsonl"
    file.write_text(CASTS + '{"id": 7, "hexagram": "乾"}\n', encoding="utf-8")
    for name in ("7", "'7'"):
        out, _ = cli("query", f"pan({name}, Pan), gong(Pan, Gua)", "--casts", str(file), "--json")
        assert json.loads(out)["solutions"] == [{"Pan": "7", "Gua": "乾"}]
    _, err = cli("query", "pan(debts, Pan), gong(Pan, Gua)", "--casts", str(file), status=2)
    assert err == "yimao: no cast of the 2 is named debts; nearest: debt.\n"
    _, err = cli("query", "pan(f(x), Pan), gong(Pan, Gua)", "--casts", str(file), status=2)
    assert err == "yimao: no cast of the 2 is named f(x); the first is debt.\n"


@pytest.mark.parametrize("form", ["text", "csv", "json"])
def test_no_name_of_a_cast_steers_the_terminal(cli: Run, form: str, tmp_path: Path) -> None:
    file = tmp_path / "casts.jsonl"
    file.write_text(json.dumps({"id": "a\x1b[31m\x9b\u202e", "hexagram": "乾"}), encoding="utf-8")
    out, _ = cli("query", "gong(Pan, Gua)", "--casts", str(file), "--format", form)
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e]", out)
    assert "[31m" in out
    if form == "json":
        assert json.loads(out)["solutions"] == [{"Cast": "a\x1b[31m\x9b\u202e", "Gua": "乾"}]


@pytest.mark.parametrize("command", ["query", "why-not", "when", "find"])
@pytest.mark.parametrize("sign", ["\x1b", "\x9b", "\u202e", "\\e", "\\x9b\\", "\\u202E", "\\b"])
def test_no_goal_steers_the_terminal(cli: Run, command: str, sign: str) -> None:
    goal = f"X = 'a{sign}[31m', dong(Pan, 1)"
    out, err = cli(command, goal, *(CAST if command != "find" else []), status=2)
    assert out == ""
    assert re.search(r"U\+[0-9A-F]{4} steers a terminal", err)


def test_no_error_steers_the_terminal(cli: Run) -> None:
    for goal in ("dong(Pan, 'a\\e[31m')", "'\\e[31m'(Pan)", "dong(Pan \x1b[31m)"):
        _, err = cli("query", goal, *CAST, status=2)
        assert err[:-1].isprintable()


@pytest.mark.parametrize("name", ["query", "find"])
def test_the_examples_of_the_help_run(
    cli: Run, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "casts.jsonl").write_text(CASTS, encoding="utf-8")
    examples = re.findall(rf"^ +yimao ({name} .*)", cli(name, "--help")[0], re.MULTILINE)
    assert len(examples) == 2
    for example in examples:
        out, err = cli(*shlex.split(example))
        assert out
        assert err == ""
