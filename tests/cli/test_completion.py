"""What the shell completes a value to: the names of the tables, where the command line takes one."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import click
import pytest

from yimao.bridge import Cast, Session
from yimao.bridge.complete import KINDS, completions
from yimao.bridge.errors import MissingProlog
from yimao.cli import yimao

# The parameters that take a name of the tables.
NAMED = {
    "hexagram", "changed", "term", "about", "use", "for_", "reading", "only", "chapter", "passage", "topic",
}  # fmt: skip


def parameters(group: click.Group) -> Iterator[tuple[click.Command, click.Parameter]]:
    """Yield every parameter of every command."""
    for command in group.commands.values():
        if isinstance(command, click.Group):
            yield from parameters(command)
        else:
            for parameter in command.params:
                yield command, parameter


def completed(words: str, **environment: str) -> tuple[list[str], str]:
    """Return what bash would be told for the last of the words, and what goes to stderr."""
    done = subprocess.run(
        [sys.executable, "-m", "yimao"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env={
            **os.environ, "_YIMAO_COMPLETE": "bash_complete", "COMP_WORDS": words,
            "COMP_CWORD": str(len(words.split(" ")) - 1), **environment,
        },
        timeout=120,
        check=False,
    )  # fmt: skip
    return [line.partition(",")[2] for line in done.stdout.splitlines() if line], done.stderr


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("yimao consult the-w", ["the-well", "the-wanderer"]),
        ("yimao consult kun", ["kun1", "kun4"]),
        ("yimao consult 困 兌", ["兌"]),
        ("yimao consult --about seek", ["seeking-a-name", "seeking-wealth", "seeking-profit"]),
        ("yimao consult --for 長", ["長男", "長女"]),
        ("yimao consult --use par", ["parents"]),
        ("yimao consult --reading ban=", ["ban=jie", "ban=ren_yi"]),
        ("yimao check --only dead", ["dead_rule", "dead_exception"]),
        ("yimao check --chapter 2", ["20"]),
        ("yimao glossary 月", ["月建", "月破"]),
        ("yimao passage 12.5", ["12.5", "12.5n"]),
        ("yimao consult --about nothing", []),
    ],
)
def test_a_value_is_completed(words: str, expected: list[str]) -> None:
    assert completed(words) == (expected, "")


def test_every_parameter_that_takes_a_name_completes_it() -> None:
    seen = set()
    for command, parameter in parameters(yimao):
        if parameter.name in NAMED and not (command.name == "batch" and parameter.name == "file"):
            with click.Context(command) as context:
                assert len(parameter.shell_complete(context, "")) > 5, (command.name, parameter.name)
            seen.add(parameter.name)
    assert seen == NAMED


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_told_is_told_once_with_what_it_means(kind: str) -> None:
    found = completions(kind, "")
    assert len(found) == len({value for value, _ in found}) > 5
    assert all(value and " " not in value and meaning for value, meaning in found)


def test_what_is_completed_is_understood() -> None:
    session = Session()
    for typed in "abcdefghijklmnopqrstuvwxyz":
        for value, _ in completions("hexagram", typed):
            session.ask({"op": "chart", "cast": Cast.of(value).to_request()})
        for value, _ in completions("topic", typed):
            assert len(session.topics(value)) == 1


def test_without_the_doctrine_nothing_is_completed_and_nothing_said(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def missing(self: Session, request: object) -> None:
        raise MissingProlog("there is none")

    monkeypatch.setattr("yimao.bridge.session.Session.ask", missing)
    assert completions("topic", "") == []
    assert capfd.readouterr() == ("", "")
