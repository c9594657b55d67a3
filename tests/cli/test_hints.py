"""What an error advises can be followed: an option that it names is one of the command, a command is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from yimao.cli import run, yimao

ROOT = Path(__file__).parents[2]
HEADER = "id,hexagram,changed,month,day\n"
ROWS = HEADER + "debt,坤,巽,寅,甲子\nhouse,困,兌,子,戊寅\n"

# What an option with others' help is refused for: the options that a command must have for it, and what is given.
WRONG: list[tuple[set[str], list[str]]] = [
    ({"at", "month"}, ["--at", "2026-12-01T14:30", "--month", "子"]),
    ({"at", "now"}, ["--at", "2026-12-01T14:30", "--now"]),
    ({"tz", "at"}, ["--tz", "Asia/Shanghai"]),
    ({"day_starts", "at"}, ["--day-starts", "00:00"]),
    ({"lines", "toss"}, ["--lines", "7,8,9,6,7,8", "--toss"]),
    ({"toss", "yarrow"}, ["--toss", "--yarrow"]),
    ({"seed", "toss"}, ["--seed", "1", "--lines", "7,8,9,6,7,8"]),
    ({"by_time"}, ["--by-time"]),
    ({"lines"}, []),
    ({"reading"}, ["--reading", "ban"]),
    ({"about"}, ["--about", "illnes"]),
    ({"for_"}, ["--for", "Jack"]),
    ({"use"}, ["--use", "nothing"]),
    ({"casts", "month"}, ["--casts", "casts.csv", "--month", "子"]),
    ({"casts"}, ["--casts", "header.jsonl"]),
    ({"casts"}, ["--casts", "empty.jsonl"]),
    ({"casts", "in_csv"}, ["--csv"]),
    ({"file", "in_csv"}, ["header.jsonl", "--strict"]),
    ({"output"}, ["--output", "nowhere/findings.html"]),
]


def commands(
    group: click.Group, path: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Yield every command with the words that it is called by."""
    for name, command in group.commands.items():
        if isinstance(command, click.Group):
            yield from commands(command, (*path, name))
        else:
            yield (*path, name), command


ALL = dict(commands(yimao))
REFUSED = [
    pytest.param(path, given, id=" ".join((*path, *given)))
    for path, command in ALL.items()
    for wanted, given in WRONG
    if wanted <= {parameter.name for parameter in command.params}
    and (given or path != ("repl",))  # it starts without a cast
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Stand in a folder with files of casts, and keep no journal but there."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("YIMAO_DATA", str(tmp_path))
    for name, text in {"casts.csv": ROWS, "header.jsonl": ROWS, "empty.jsonl": "", "casts.txt": ROWS}.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(("path", "given"), REFUSED)
def test_an_error_names_options_that_the_command_has(
    path: tuple[str, ...], given: list[str], folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    command = ALL[path]
    goal = ["dong(Pan, 1)"] if any(parameter.name == "goal" for parameter in command.params) else []
    status = run([*path, *goal, *given])
    error = capfd.readouterr().err
    assert (status, error[:7]) == (2, "yimao: "), error
    known = {
        option for parameter in command.params for option in (*parameter.opts, *parameter.secondary_opts)
    }
    assert set(re.findall(r"--[a-z][a-z-]*", error)) <= known, error


def test_what_is_refused_is_of_every_kind() -> None:
    of = {tuple(given) for _, given in (case.values for case in REFUSED)}
    assert of == {tuple(given) for _, given in WRONG}


def test_a_text_that_names_a_command_with_options_names_what_there_is() -> None:
    told = re.compile(r"yimao ([a-z-]+)((?: (?:[A-Z]+|[a-z]+|--[a-z-]+))*)")
    names = {" ".join(path): command for path, command in ALL.items()} | dict(yimao.commands)
    found = 0
    for file in (*(ROOT / "bridge").rglob("*.py"), *(ROOT / "kb").rglob("*.pl"), ROOT / "cli.py"):
        for name, rest in told.findall(file.read_text(encoding="utf-8")):
            if "--" not in rest:
                continue
            words = rest.split()
            command = names.get(f"{name} {words[0]}") or names.get(name)
            assert command is not None, f"{file.name}: yimao {name}{rest}"
            known = {option for parameter in command.params for option in parameter.opts}
            assert {word for word in words if word.startswith("--")} <= known, (
                f"{file.name}: yimao {name}{rest}"
            )
            found += 1
    assert found > 10


@pytest.mark.parametrize("given", [["casts.csv"], ["casts.txt", "--csv"]])
def test_a_query_takes_csv_as_a_batch_does(
    given: list[str], folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run(["query", "dong(Pan, Yao)", "--casts", *given, "--format", "csv"]) == 0
    rows = capfd.readouterr().out.splitlines()
    assert rows[0] == "Cast,Yao"
    assert {row.split(",")[0] for row in rows[1:]} == {"debt", "house"}
