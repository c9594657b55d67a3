"""Faults that were met once, each with its whole kind: streams that are closed, facts asked for, odd lines."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from yimao.bridge.swipl import locate
from yimao.cli import run

CAST = ["困", "兌", "--month", "子", "--day", "戊寅"]
SHELL = f'exec "{sys.executable}" -c "from yimao.cli import main; main()"'


@pytest.mark.parametrize(
    "fact",
    [
        "zhi(Pan, 1, Z)", "gan(Pan, 1, G)", "xing(Pan, 1, X)", "liu_qin(Pan, Yao, 官鬼)", "bian_zhi(Pan, Yao, Z)",
        "bian_qin(Pan, Yao, Q)", "shi_yao(Pan, Yao)", "ying_yao(Pan, Yao)", "dong(Pan, Yao)", "yue_jian(Pan, Z)",
        "ri_chen(Pan, G, Z)", "chong(子, Z)",
    ],
)  # fmt: skip
def test_a_fact_of_the_chart_can_be_asked_why(fact: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["why", fact, *CAST, "--lang", "zh"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("• ") and "[]" not in shown


@pytest.mark.parametrize(
    ("arguments", "redirect", "status"),
    [
        ("consult 困", ">&-", 74),
        ("consult 困 --json", ">&-", 74),
        ("journal review", ">&-", 74),
        ("consult foo", ">&-", 2),
        ("consult foo", "2>&-", 2),
        ("rules", ">&- 2>&-", 74),
        ("cast", "<&-", 2),
        ("cast --toss --now --use 世", "<&-", 0),
        ("batch", "<&-", 0),
        ("journal export", "<&- >&- 2>&-", 0),  # there is nothing to write
        ("query 'liu_he(Pan)' --casts -", "<&-", 2),
    ],
)
def test_a_closed_stream_is_no_fault(arguments: str, redirect: str, status: int) -> None:
    done = subprocess.run(
        ["bash", "-c", f"{SHELL} {arguments} {redirect}"], capture_output=True, check=False, timeout=60
    )
    assert (done.returncode, b"Traceback" in done.stderr) == (status, False)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="/dev/full is of Linux")
@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        ("consult 困 >/dev/full", 74),
        ("consult 困 --json >/dev/full", 74),
        ("consult 困 >/dev/full 2>/dev/full", 74),
        ("toss >/dev/full", 74),
        ("--help >/dev/full", 74),
        ("journal export >/dev/full", 74),
        ("journal export /dev/full", 74),
        ("batch casts.jsonl >/dev/full", 74),
        ("consult foo 2>/dev/full", 2),
        ("consult 困 2>/dev/full", 0),
        ("journal export .", 2),
        ("journal export nowhere/x", 2),
    ],
)
def test_a_full_disk_is_told_plainly(arguments: str, status: int, tmp_path: Path) -> None:
    (tmp_path / "casts.jsonl").write_text('{"hexagram": "困"}\n', encoding="utf-8")
    done = subprocess.run(
        ["bash", "-c", f"{SHELL.replace('exec ', '')} journal add 困 >/dev/null && {SHELL} {arguments}"],
        capture_output=True,
        check=False,
        timeout=60,
        cwd=tmp_path,
        encoding="utf-8",
        env=os.environ | {"YIMAO_DATA": str(tmp_path), "YIMAO_CONFIG": ""},
    )
    assert done.returncode == status
    if status == 74 and "2>" not in arguments:
        told = "the output cannot be written: No space left on device"
        error = json.dumps({"error": {"kind": "output", "message": told}})
        assert done.stderr == (f"{error}\n" if "--json" in arguments else f"yimao: {told}.\n")
    assert done.stderr.count("\n") <= 1


@pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="/proc is of Linux")
@pytest.mark.parametrize("arguments", ["batch", "journal import", "query 'liu_he(Pan)' --casts"])
def test_an_input_that_fails_is_named(arguments: str, tmp_path: Path) -> None:
    done = subprocess.run(
        ["bash", "-c", f"{SHELL} {arguments} /proc/self/mem"],
        capture_output=True,
        check=False,
        timeout=60,
        encoding="utf-8",
        env=os.environ | {"YIMAO_DATA": str(tmp_path), "YIMAO_CONFIG": ""},
    )
    assert (done.returncode, done.stdout) == (74, "")
    assert done.stderr == "yimao: /proc/self/mem cannot be used: Input/output error.\n"


@pytest.mark.parametrize("moment", [{}, [], 0, False, 5, ["x"]])
def test_one_odd_line_does_not_end_a_batch(
    moment: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [{"hexagram": "困", "at": moment}, {"hexagram": "困", "month": "子", "day": "戊寅"}]
    file = tmp_path / "casts.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    run(["batch", str(file)])
    out, err = capsys.readouterr()
    assert [json.loads(line)["line"] for line in out.splitlines()] == [2]
    assert err.startswith("yimao: line 1: at is ")


@pytest.mark.parametrize("home", ["/nope", 5, None, ""])
def test_a_damaged_note_of_where_prolog_is_does_no_harm(home: object, tmp_path: Path) -> None:
    found = locate(tmp_path)
    kept = tmp_path / "swipl.json"
    kept.write_text(
        json.dumps({**json.loads(kept.read_text(encoding="utf-8")), "home": home}), encoding="utf-8"
    )
    assert locate(tmp_path) == found


@pytest.mark.parametrize(
    "goals", ["", "pan(_, Pan), fu_chu(Pan, Yao, D).\n", "fail.\nmember(X, [1, 2]).\n", "halt.\n"]
)
def test_a_top_level_without_a_terminal_ends_quietly(goals: str) -> None:
    """Nobody is there to be asked for more solutions: the first is all."""
    arguments = ["困", "兌", "--month", "子", "--day", "戊寅"]
    done = subprocess.run(
        ["bash", "-c", f"{SHELL} repl {' '.join(arguments)}"],
        input=goals, capture_output=True, check=False, timeout=60, text=True,
    )  # fmt: skip
    assert done.returncode == 0
    assert "ERROR" not in done.stdout + done.stderr
    assert ("Yao = 4" in done.stdout) is ("fu_chu" in goals)
