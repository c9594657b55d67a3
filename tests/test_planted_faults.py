"""The checks find faults that are planted, one at a time, by kind and line, and fail for what is new or gone."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[1]
KB = ROOT / "kb"

# Answers requests, one a line, from the knowledge base in the folder that comes first.
DRIVER = """
:- encoding(utf8).
:- initialization(main, main).
main :-
    current_prolog_flag(argv, [KB|Requests]),
    set_stream(user_output, encoding(utf8)),
    atom_concat(KB, '/yimao', File),
    load_files(File, [silent(true)]),
    forall(( member(Request, Requests), atom_string(Request, Text) ),
           ( yimao:answer(Text, Answer), writeln(Answer) )).
"""


# ── faults planted ──────────────────────────────────────────────────────────────────────────────────────────


class Plant(NamedTuple):
    """A fault: in `file`, `old` gives way to `new`; it is found as `kind`, of `rule`, where `at` then stands.

    `hexagrams` must be swept for it to be seen, () where it is to be seen in the rules as written.
    """

    file: str
    old: str
    new: str
    kind: str
    rule: str | None
    at: str
    hexagrams: tuple[str, ...] = ()
    key: str = ""


HUN = "14/1/b :: hun(Pan, 遊魂) :- gong_wei(Pan, 遊魂).\n"
FU_WEI = "12/3/c :: fu_wei(Pan, Yao, 靜下) :- jing(Pan, Yao), \\+ shi_yao(Pan, Yao).\n"
CHU = "12/5/b :: chu_fou(Pan, Yao, 出) :-\n    fu_wei(Pan, Yao, 靜下),\n    fei_fu(Pan, Yao, 飛助伏).\n"
CH12, CH14 = "chapters/ch12_fei_fu.pl", "chapters/ch14_gui_you.pl"


def added(file: str, after: str, text: str, kind: str, rule: str | None, **more: Any) -> Plant:
    """Plant a rule after others."""
    return Plant(file, after, after + text, kind, rule, text.splitlines()[0], **more)


PLANTS = {
    "a misspelt predicate": Plant(
        CH12, "    fei_fu(Pan, Yao, 飛助伏).\n", "    fei_fuu(Pan, Yao, 飛助伏).\n", "undefined", "12.5/b",
        "12/5/b :: chu_fou", key="undefined: 12.5/b fei_fuu/3",
    ),
    "an uncited rule": added(
        CH14, HUN, "hun(Pan, 遊魂) :- shi_yao(Pan, 1).\n", "uncited", None, key="uncited: hun/2",
    ),
    "a citation of a passage that does not exist": added(
        CH14, HUN, "14/9/b :: hun(Pan, 遊魂) :- gong_wei(Pan, 遊魂), shi_yao(Pan, 4).\n", "no_such_passage",
        "14.9/b", key="no_such_passage: 14.9/b",
    ),
    "a duplicate": added(
        CH12, CHU, CHU.replace("12/5/b", "12/5/bb").replace("Yao", "Line"), "duplicate", "12.5/bb",
        key="duplicate: 12.5/b, 12.5/bb",
    ),
    "a subsumed rule": added(
        CH12, CHU, CHU.replace("12/5/b", "12/5/bb").replace(":-\n", ":-\n    lin_yao(Pan, Yao),\n"),
        "subsumed", "12.5/bb", key="subsumed: 12.5/bb, 12.5/b",
    ),
    "a cycle through negation": added(
        CH12, FU_WEI, "12/3/d :: fu_wei(Pan, Yao, 靜下) :- yao(Pan, Yao), \\+ fu_chu(Pan, Yao, 出).\n",
        "unstratified", "12.3/d", key="unstratified: 12.3/d",
    ),
    "a cut": added(
        CH12, FU_WEI, "12/3/d :: fu_wei(Pan, Yao, 靜下) :- jing(Pan, Yao), !.\n", "forbidden", "12.3/d",
        key="forbidden: 12.3/d !/0",
    ),
    "a missing gloss": Plant(
        CH14, "gloss(hun(_, 遊魂),", "gloss(hun(_, 無此魂),", "no_gloss", "14.1/b", HUN.strip(),
        key="no_gloss: 14.1/b",
    ),
    "a missing mode line": Plant(
        CH14, "%!  hun(+Pan, ?K) is semidet.\n", "%  hun(+Pan, ?K) is semidet.\n", "no_modes", None,
        "14/1/a ::", key="no_modes: hun/2",
    ),
    "a value that nothing names": added(
        CH14, HUN, "14/1/d :: hun(Pan, 無此名) :- shi_yao(Pan, 1).\n", "unknown_name", "14.1/d",
        key="unknown_name: 14.1/d 無此名",
    ),
    "a rule that can never fire": added(
        CH14, HUN, "14/1/d :: hun(Pan, 遊魂) :- gong_wei(Pan, 八純), shi_yao(Pan, 1).\n", "dead_rule",
        "14.1/d", hexagrams=("乾", "晉"), key="dead_rule: 14.1/d",
    ),
    "a contradiction": added(
        CH14, HUN, "14/1/d :: hun(Pan, 歸魂) :- gong_wei(Pan, 遊魂).\n", "conflict", "14.1/d",
        hexagrams=("晉",), key="conflict: hun 歸魂 / 遊魂",
    ),
    "a hole": Plant(
        CH12, FU_WEI, FU_WEI.replace("jing(Pan, Yao)", "jing(Pan, Yao), lin_yao(Pan, Yao)"), "hole", "12.3/c",
        "12/3/c ::", hexagrams=("乾",), key="hole: fu_wei where yao(X1)",
    ),
    "an exception that never applies": added(
        CH14, HUN, "14/1/d :: defeats(14/1/b, hun(Pan, 遊魂)) :- gong_wei(Pan, 歸魂).\n", "dead_exception",
        "14.1/d", hexagrams=("乾", "晉"), key="dead_exception: 14.1/d",
    ),
    "a premise that changes nothing": Plant(
        CH14, HUN, HUN.replace("gong_wei(Pan, 遊魂)", "gong_wei(Pan, 遊魂), shi_yao(Pan, 4)"), "idle_premise",
        "14.1/b", "14/1/b ::", hexagrams=("乾", "晉", "需"), key="idle_premise: 14.1/b shi_yao(4)",
    ),
    "a rule that changes nothing": added(
        CH14, HUN, "14/1/d :: hun(Pan, 遊魂) :- gong_wei(Pan, 遊魂), shi_yao(Pan, 4).\n", "idle_rule", "14.1/d",
        hexagrams=("乾", "晉", "需"), key="idle_rule: 14.1/d",
    ),
    "a step that no line makes": added(
        CH14, HUN, "illustrated(14/1, (zhi(Pan, Yao, 子), bian_zhi(Pan, Yao, 子))).\n", "unshown", None,
        hexagrams=("乾",), key="unshown: 14.1 zhi(X1, 子), bian_zhi(X1, 子)",
    ),
    "places that do not agree": added(
        CH14, HUN, "agree([14/1, 14/2], hun(Pan, _), shi_yao(Pan, 3)).\n", "disagreement", "14.1/b",
        hexagrams=("晉",), key="disagreement: 14.1, 14.2 hun(A) without shi_yao(3)",
    ),
}  # fmt: skip


def answers(folder: Path, kb: Path, *requests: Any) -> list[Any]:
    """Ask a knowledge base in a Prolog of its own."""
    driver = folder / "driver.pl"
    driver.write_text(DRIVER, encoding="utf-8")
    texts = [json.dumps(request, ensure_ascii=False) for request in requests]
    done = subprocess.run(
        ["swipl", "-f", "none", "--no-packs", str(driver), "--", str(kb), *texts],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        timeout=120,
        check=True,
    )
    return [json.loads(line)["ok"] for line in done.stdout.splitlines()]


@pytest.fixture
def kb(tmp_path: Path) -> Path:
    """A copy of the knowledge base."""
    return shutil.copytree(KB, tmp_path / "kb")


@pytest.mark.parametrize("name", PLANTS)
def test_a_planted_fault_is_found(name: str, kb: Path, tmp_path: Path) -> None:
    plant = PLANTS[name]
    file = kb / plant.file
    text = file.read_text(encoding="utf-8")
    assert text.count(plant.old) == 1
    text = text.replace(plant.old, plant.new)
    file.write_text(text, encoding="utf-8")
    line = next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(plant.at))
    start = {"op": "check_start", "only": [plant.kind], "examples": False}
    part = {"op": "check_part", "hexagrams": plant.hexagrams, "jobs": 1}
    begun, *_, found = answers(
        tmp_path, kb, start, *([part] if plant.hexagrams else []), {"op": "check_findings"}
    )
    assert begun["stopped"] is None
    assert bool(begun["hexagrams"]) == bool(plant.hexagrams)
    finding = next(finding for finding in found["findings"] if finding["key"] == plant.key)
    assert finding["kind"] == plant.kind
    assert finding["known"] is None
    if plant.kind == "disagreement":
        line = next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(f"{HUN[:6]} ::"))
    if plant.kind != "unshown":
        assert {"rule": plant.rule, "source": f"{plant.file}:{line}"} in finding["rules"]


@pytest.mark.parametrize("name", ["a cycle through negation", "a misspelt predicate", "a cut"])
def test_rules_that_cannot_be_run_are_reported_and_not_swept(name: str, kb: Path, tmp_path: Path) -> None:
    plant = PLANTS[name]
    file = kb / plant.file
    text = file.read_text(encoding="utf-8").replace(plant.old, plant.new)
    file.write_text(text, encoding="utf-8")
    begun, found = answers(tmp_path, kb, {"op": "check_start"}, {"op": "check_findings"})
    assert (begun["hexagrams"], begun["trials"], begun["stopped"]) == ([], 0, plant.kind)
    assert plant.key in [finding["key"] for finding in found["findings"]]
    assert {finding["kind"] for finding in found["findings"]} <= {plant.kind, "subsumed"}
    assert found["gone"] == []


def test_what_is_new_and_what_is_gone_fail_the_check(kb: Path, tmp_path: Path) -> None:
    baseline = kb / "check" / "baseline.pl"
    text = baseline.read_text(encoding="utf-8")
    known = 'known(\'no_gloss: 12.1\', meant([12/1]), "無", "none").\n'
    baseline.write_text(text.replace("%   Two values where one is allowed\n", known, 1), encoding="utf-8")
    plant = PLANTS["a missing gloss"]
    file = kb / plant.file
    file.write_text(file.read_text(encoding="utf-8").replace(plant.old, plant.new), encoding="utf-8")
    code = (
        "import sys\n"
        "from yimao import cli\n"
        "from yimao.bridge import Session\n"
        "session = Session(sys.argv[1])\n"
        "cli._session = lambda: session\n"
        "for options in (['--json'], ['--chapter', '12', '--json'], ['--chapter', '14', '--json'],\n"
        "                ['--chapter', '16', '--json'], ['--lang', 'en']):\n"
        "    print(cli.run(['check', '--only', 'no_gloss', *options]), end='\\0', flush=True)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(kb / "yimao.pl")],
        capture_output=True, encoding="utf-8", check=True, env={**os.environ, "YIMAO_CACHE": str(tmp_path)},
    )  # fmt: skip
    *runs, last = (run.rpartition("\n")[::2] for run in done.stdout.split("\0")[:-1])
    found = {"no_gloss: 14.1/b"}
    gone = [{"key": "no_gloss: 12.1", "zh": "無", "en": "none"}]
    expected = [(found, gone, "1"), (set(), gone, "1"), (found, [], "1"), (set(), [], "0")]
    for (told, status), (keys, lost, code) in zip(runs, expected, strict=True):
        report = json.loads(told)
        assert ({finding["key"] for finding in report["findings"]}, report["gone"], status) == (
            keys,
            lost,
            code,
        )
    text, status = last
    assert status == "1"
    assert "✗ no_gloss: 14.1/b" in text and "chapters/ch14_gui_you.pl:" in text
    assert "yimao check --only no_gloss --chapter 14" in text
    assert "No longer seen" in text and "0 known, 1 not known, 1 no longer seen" in text
