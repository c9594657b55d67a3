"""Shared by the tests of the command line."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from yimao.cli import run


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Run the command line in this process, as without a terminal, and return what it prints.

    `status` and `err` are the exit status and what stderr must hold, by default 0 and nothing.
    """
    for name in ("COLUMNS", "FORCE_COLOR", "NO_COLOR", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def invoke(*arguments: str, status: int = 0, err: str = "") -> str:
        assert run(arguments) == status
        printed = capsys.readouterr()
        assert printed.err == err
        return printed.out

    return invoke
