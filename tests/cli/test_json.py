"""What the commands print with --json is of the form that is published."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from yimao.bridge import Session
from yimao.bridge.edition import Table
from yimao.cli import run

FOLDER = Path(__file__).parents[2] / "docs" / "schema"
SCHEMAS = {file.name: json.loads(file.read_text(encoding="utf-8")) for file in FOLDER.glob("*.schema.json")}
REGISTRY: Registry[Any] = Registry().with_resources(
    (name, Resource.from_contents(schema)) for name, schema in SCHEMAS.items()
)
CAST = ["困", "兌", "--month", "子", "--day", "戊寅", "--use", "官鬼"]
RIVAL = ["坤", "巽", "--month", "寅", "--day", "甲子", "--rather", "fan_yin(Pan, fan(爻(2), 重))"]

# The schema, and commands that print by it.
COMMANDS = [
    ("passage", ["passage", "12.5n"]),
    ("passage", ["passage", "13.9"]),
    ("passage", ["passage", "20.1n"]),
    ("passage", ["passage", "base"]),
    ("passage", ["passage", "14"]),
    ("rules", ["rules"]),
    ("rules", ["rules", "--uses", "月破", "--chapter", "12"]),
    ("rules", ["rules", "--uses", "ban"]),
    ("rules", ["rules", "--word", "空", "--predicate", "chu_fou", "--passage", "12.7"]),
    ("glossary", ["glossary"]),
    ("topics", ["topics"]),
    ("readings", ["readings"]),
    ("cases", ["cases", "11-6", "12-1", "12-2", "13-2", "16-0"]),
    ("why_not", ["why-not", "fu_chu(Pan, 3, 出)", *CAST, "--open", "3"]),
    ("why_not", ["why-not", "fu_chu(Pan, 1, 出)", *CAST]),
    ("why_not", ["why-not", "fu_chu(Pan, 3, 出), dong(Pan, 3)", *CAST]),
    ("why_not", ["why-not", "fan_yin(Pan, fan(爻(2), 非))", *RIVAL]),
    ("when", ["when", "fu_chu(Pan, 3, 出)", *CAST]),
    ("when", ["when", "sheng_jiang(Pan, 1, K)", *CAST]),
    ("when", ["when", "gan_hua(Pan, 1, X, By)", *CAST]),
    ("later", ["later", *CAST]),
    ("toss", ["toss", "--seed", "3"]),
    ("toss", ["toss", "--method", "yarrow"]),
    ("kinds", ["check", "--kinds"]),
    ("proof", ["why", "fu_chu(Pan, 1, 出)", *CAST]),
    ("query", ["query", "fu_chu(Pan, Yao, K)", *CAST]),
]


def faults(name: str, text: str) -> list[str]:
    """Return what is wrong with a document, as its schema sees it."""
    judge = Draft202012Validator({"$ref": f"{name}.schema.json"}, registry=REGISTRY)
    return [f"{error.json_path}: {error.message[:300]}" for error in judge.iter_errors(json.loads(text))]


@pytest.mark.parametrize(
    ("name", "command"), COMMANDS, ids=lambda at: at if isinstance(at, str) else " ".join(at)[:40]
)
def test_json_is_as_published(name: str, command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*command, "--json"]) in (0, 1)
    text = capsys.readouterr().out
    assert faults(name, text) == []
    kept = json.loads(text)
    kept["more"] = 1
    assert faults(name, json.dumps(kept)) != []


@pytest.fixture
def printed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[..., str]:
    """Run the command line with a folder of data of its own, and return what it prints."""
    monkeypatch.setenv("YIMAO_DATA", str(tmp_path / "data"))

    def invoke(*arguments: str) -> str:
        assert run([*arguments, "--json"]) in (0, 1)
        return capsys.readouterr().out

    return invoke


def test_json_of_an_edition_is_as_published(printed: Callable[..., str], tmp_path: Path) -> None:
    places = Table.of(Session()).places
    lines = [f"（{at.opening}，甲乙。）" if at.note else f"{at.opening}，甲乙。" for at in places]
    here, there = tmp_path / "here.txt", tmp_path / "there.txt"
    here.write_text("\n".join(lines[:-3]), encoding="utf-8")
    there.write_text("\n".join(lines).replace("甲乙", "甲丙", 5), encoding="utf-8")
    for command in (["attach", str(here)], ["check"], ["show", "12.5"], ["collate", str(there)]):
        assert faults("edition", printed("edition", *command)) == []
    assert faults("passage", printed("passage", "12.5")) == []
    assert faults("edition", printed("edition", "detach")) == []
