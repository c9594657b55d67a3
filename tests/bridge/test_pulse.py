"""The sign of life of long work: told once it is clear that it is long, and seldom."""

from __future__ import annotations

import pytest

from yimao.bridge.render.pulse import Pulse
from yimao.cli import run


def told(*reports: tuple[float, str, int, int]) -> list[str]:
    """Return the lines for reports of a step, each at its time in seconds."""
    lines: list[str] = []
    now = 0.0
    pulse = Pulse(lines.append, lambda: now)
    for at, step, done, of in reports:
        now = at
        pulse(step, done, of)
    return lines


@pytest.mark.parametrize(
    ("reports", "lines"),
    [
        ([(0, "a", 0, 10), (14, "a", 1, 10)], []),  # too soon to tell
        ([(0, "a", 0, 10), (15, "a", 6, 10)], []),  # 10 seconds are not long
        ([(0, "a", 0, 10), (20, "a", 4, 10)], ["a: 4 of 10, about 30 seconds to go"]),
        ([(0, "a", 0, 4096), (16, "a", 1024, 4096)], ["a: 1,024 of 4,096, about 50 seconds to go"]),
        ([(0, "a", 0, 9), (60, "a", 1, 9), (119, "a", 2, 9)], ["a: 1 of 9, about 8 minutes to go"]),
        (
            [(0, "a", 0, 9), (60, "a", 1, 9), (120, "a", 7, 9)],
            ["a: 1 of 9, about 8 minutes to go", "a: 7 of 9, about 30 seconds to go"],
        ),
        ([(0, "a", 0, 2), (60, "a", 1, 2), (90, "a", 2, 2)], ["a: 1 of 2, about a minute to go"]),
        ([(0, "a", 0, 2), (9, "a", 2, 2), (9, "b", 0, 2), (20, "b", 1, 2)], []),  # each step by itself
    ],
)
def test_what_is_long_is_told_now_and_again(
    reports: list[tuple[float, str, int, int]], lines: list[str]
) -> None:
    assert told(*reports) == lines


@pytest.mark.parametrize(
    ("command", "line"),
    [
        (["find", "ben_gua(Pan, 困)"], "the search so far: "),
        (["check", "--only", "unshown"], "every cast: "),
        (["mutants", "--chapter", "14"], "changes of a hexagram: "),
    ],
)
def test_long_commands_tell_of_it_but_not_to_programs(
    command: list[str], line: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("yimao.bridge.render.pulse.SURE", 0)
    monkeypatch.setattr("yimao.bridge.render.pulse.LONG", 0)
    run(command)
    printed = capsys.readouterr()
    assert printed.err.startswith(f"yimao: {line}")
    assert printed.err.count("\n") == 1
    run([*command, "--json"])
    assert capsys.readouterr().err == ""
