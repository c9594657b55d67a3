"""Shared by all tests: folders of their own, and each plunit file as a test of pytest."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

DRIVER = Path(__file__).with_name("plunit.pl")
PLUNIT_SECONDS = 300


def pytest_configure(config: pytest.Config) -> None:
    """Keep the tests, in this process and its children, apart from the user's cache, data and settings."""
    folder = tempfile.mkdtemp(prefix="yimao-tests-")
    os.environ |= {"YIMAO_CACHE": f"{folder}/cache", "YIMAO_DATA": f"{folder}/data", "YIMAO_CONFIG": ""}
    config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect `*.plt`."""
    return PlunitFile.from_parent(parent, path=file_path) if file_path.suffix == ".plt" else None


class PlunitFile(pytest.File):
    """A file of plunit tests."""

    def collect(self) -> Iterator[pytest.Item]:
        """Yield the one test that runs them all."""
        yield PlunitItem.from_parent(self, name="plunit")


class PlunitFailure(Exception):
    """A run of plunit that failed, warned or tested nothing; its text is what plunit printed."""


class PlunitItem(pytest.Item):
    """All tests of one plunit file, run by a swipl of their own."""

    def runtest(self) -> None:
        """Run them. Raises `PlunitFailure` unless every test passed without a warning."""
        done = subprocess.run(
            ["swipl", "-f", "none", "--no-packs", "--on-error=status", "--on-warning=status",
             str(DRIVER), "--", str(self.path)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            env={**os.environ, "LC_ALL": "C.UTF-8"},
            timeout=PLUNIT_SECONDS,
            check=False,
        )  # fmt: skip
        if done.returncode:
            raise PlunitFailure(done.stdout)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException]) -> str:  # type: ignore[override]
        """Show plunit's own report."""
        if isinstance(excinfo.value, PlunitFailure):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int, str]:
        """Name the file in pytest's report."""
        return self.path, 0, f"plunit {self.path.name}"
