"""`yimao check`: what it prints, where it writes, and its status."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

WRITTEN = ("no_gloss", "uncited", "undefined")


def yimao(*arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Run the command line in a process of its own, without a terminal."""
    return subprocess.run(
        [sys.executable, "-m", "yimao", "check", *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "LC_ALL": "C", **env},
        timeout=600,
        check=False,
    )


def only(*kinds: str) -> list[str]:
    """Return the options that ask for these kinds alone."""
    return [part for kind in kinds for part in ("--only", kind)]


def test_all_as_known_is_status_0() -> None:
    done = yimao(*only(*WRITTEN), "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[0] == "The doctrine checked"
    assert (
        done.stdout.splitlines()[-1] == "all is as the baseline says: 0 known, 0 not known, 0 no longer seen"
    )


def test_json() -> None:
    done = yimao(*only(*WRITTEN), "--json", "--reading", "ban=ren_yi")
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout)
    assert (told["schema"], told["findings"], told["gone"]) == ("yimao.findings.1", [], [])
    assert told["readings"] == {"ban": "ren_yi"}
    assert told["space"] == {"hexagrams": [], "changes": 0, "casts": 0, "trials": 0}
    assert set(WRITTEN) < {kind["kind"] for kind in told["kinds"]}


@pytest.mark.parametrize("form", ["text", "html", "json"])
def test_a_file_is_written(form: str, tmp_path: Path) -> None:
    file = tmp_path / "report"
    done = yimao(*only("no_gloss"), "--format", form, "--output", str(file))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    text = file.read_text(encoding="utf-8")
    assert text.startswith({"text": "查驗", "html": "<!DOCTYPE html>", "json": "{"}[form])
    assert "\x1b" not in text


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--only", "conflicts"], "nearest: conflict"),
        (["--only", "odd"], "hole (no value where one is due), disagreement (two places"),
        (["--chapter", "21"], "from 11 to 20"),
        (["--jobs", "0"], "from 1 to 1,000"),
        (["--reading", "ban"], "name=option"),
        (["--only", "no_gloss", "--reading", "ban=odd"], "ban"),
        (["--output", "/no/such/folder/report"], "/no/such/folder"),
    ],
)
def test_bad_use(arguments: list[str], told: str) -> None:
    done = yimao(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert told in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_help_shows_an_example_that_runs() -> None:
    done = yimao("--help")
    assert done.returncode == 0
    assert "yimao check --only conflict --chapter 13\n" in done.stdout
    done = yimao("--only", "conflict", "--chapter", "13", "--lang", "en", COLUMNS="80")
    assert (done.returncode, done.stderr) == (0, "")
    assert "\n✓ fan_yin 重 / 非  10,000 of 2,949,120 casts (0.34%)" in done.stdout
    assert "\n    yimao why 'fan_yin(Pan, fan(卦(內), _))' 屯 節 --month 卯 --day 癸酉\n" in done.stdout
    assert "\n 2  with both sides on day and month, or both spoilt," in done.stdout


def test_the_kinds_are_listed_with_what_each_is() -> None:
    done = yimao("--kinds", "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    assert "\nhole             no value where one is due\n" in done.stdout
    listed = json.loads(yimao("--kinds", "--json").stdout)["kinds"]
    assert [kind["kind"] for kind in listed] == [line.split()[0] for line in done.stdout.splitlines()]
    assert all(kind["zh"] and kind["en"] for kind in listed)


@pytest.mark.nightly
def test_the_whole_doctrine_is_as_the_baseline_says() -> None:
    done = yimao("--lang", "en")
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
