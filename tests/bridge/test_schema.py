"""The published schemas: real answers are of their form, and what is not is refused."""

from __future__ import annotations

import copy
import io
import json
import random
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from yimao.bridge import Cast, Session
from yimao.bridge.batch import FIELDS, Work, batch
from yimao.bridge.calendar import BRANCHES, SIXTY, STEMS
from yimao.bridge.journal import Journal

FOLDER = Path(__file__).parents[2] / "docs" / "schema"
SCHEMAS = {
    file.name.removesuffix(".schema.json"): json.loads(file.read_text(encoding="utf-8"))
    for file in sorted(FOLDER.glob("*.schema.json"))
}
REGISTRY: Registry[Any] = Registry().with_resources(
    (schema["$id"], Resource.from_contents(schema)) for schema in SCHEMAS.values()
)
KINDS_OF_USE = ("父母", "兄弟", "子孫", "妻財", "官鬼", "世", "應")

session = Session()


def validator(name: str, part: str = "") -> Draft202012Validator:
    """Return the validator of a schema, or of one of its definitions."""
    schema = {"$ref": f"{name}.schema.json{part and f'#/$defs/{part}'}"}
    return Draft202012Validator(schema, registry=REGISTRY)


def faults(name: str, document: Any) -> list[str]:
    """Return what is wrong with a document, as its schema sees it."""
    return [f"{error.json_path}: {error.message[:200]}" for error in validator(name).iter_errors(document)]


def casts() -> Iterator[Cast]:
    """Yield casts of every degree of knowledge, some of them random."""
    yield Cast.of("困", "兌", month="子", day="戊寅", use="官鬼")
    yield Cast.of("乾")
    yield Cast.of("震", "巽", month="申", day="乙酉", about="遷", readings={"ban": "ren_yi"})
    yield Cast.from_lines(
        (9, 6, 8, 7, 6, 9), month="子", day="甲午", year="辛卯", term="冬至+3", about="疾病", for_="長男"
    )
    yield Cast.from_lines((6, 8, 7, 6, 9, 7), month="丑", day="壬子", use="兄弟")
    yield Cast.at("2026-02-04T04:02", "噬嗑", "无妄", tz="Asia/Shanghai")
    chance = random.Random(20)
    for _ in range(6):
        known = {"month": chance.choice(BRANCHES), "day": chance.choice(SIXTY), "year": chance.choice(SIXTY)}
        kept = {name: value for name, value in known.items() if chance.random() < 0.8}
        yield Cast.from_lines(chance.choices((6, 7, 8, 9), k=6), use=chance.choice(KINDS_OF_USE), **kept)


@pytest.fixture(scope="module")
def consultations() -> list[dict[str, Any]]:
    return [published(session.consult(cast)) for cast in casts()]


@pytest.fixture(scope="module")
def proof() -> dict[str, Any]:
    return published(session.why("fu_chu(Pan, Yao, Degree)", Cast.of("困", "兌", month="子", day="戊寅")))


def published(shown: Any) -> Any:
    """Return an answer as a reader of its JSON has it."""
    return json.loads(json.dumps(shown.to_json()))


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_schema_is_one(name: str) -> None:
    Draft202012Validator.check_schema(SCHEMAS[name])
    assert SCHEMAS[name]["$id"] == f"{name}.schema.json"
    for reference in references(SCHEMAS[name]):
        REGISTRY.resolver(SCHEMAS[name]["$id"]).lookup(reference)


def references(schema: Any) -> Iterator[str]:
    """Yield the references of a schema."""
    if isinstance(schema, dict):
        if isinstance(schema.get("$ref"), str):
            yield schema["$ref"]
        for value in schema.values():
            yield from references(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from references(value)


def test_every_definition_is_used() -> None:
    used = {reference.rpartition("/")[2] for schema in SCHEMAS.values() for reference in references(schema)}
    assert {name for schema in SCHEMAS.values() for name in schema.get("$defs", ())} == {
        reference for reference in used if not reference.endswith(".json")
    }


def test_consultations_are_of_their_schema(consultations: list[dict[str, Any]]) -> None:
    for consultation in consultations:
        assert faults("consultation", consultation) == []
    shown = {node["kind"] for consultation in consultations for node in consultation["nodes"]}
    assert shown == set(SCHEMAS["consultation"]["$defs"]["node"]["properties"]["kind"]["enum"])


def test_a_table_of_nodes_is_what_its_schema_says_in_words(consultations: list[dict[str, Any]]) -> None:
    for consultation in consultations:
        nodes = consultation["nodes"]
        assert [node["id"] for node in nodes] == list(range(len(nodes)))
        assert all(node["parent"] is None or node["parent"] < node["id"] for node in nodes)
        roots = [conclusion["proof"] for conclusion in consultation["conclusions"]]
        assert roots == [node["id"] for node in nodes if node["parent"] is None]
        assert all(
            nodes[root]["zh"] == c["zh"] for root, c in zip(roots, consultation["conclusions"], strict=True)
        )


def test_proofs_are_of_their_schema(proof: dict[str, Any]) -> None:
    assert proof["count"] == 6
    assert faults("proof", proof) == []
    none = published(session.why("fu_chu(Pan, 3, 出)", Cast.of("困", "兌", month="子", day="戊寅")))
    assert none["conclusions"] == none["nodes"] == []
    assert faults("proof", none) == []


def test_answers_to_many_casts_are_of_their_schema() -> None:
    given: list[dict[str, Any]] = [
        {"hexagram": "困", "changed": "兌", "month": "子", "day": "戊寅", "use": "官鬼", "id": [1]},
        {"lines": "678778", "at": "2024-02-04T16:28", "tz": "Asia/Shanghai", "about": "疾病"},
        {"hexagram": "kun"},
    ]
    stream = io.BytesIO("\n".join(map(json.dumps, given)).encode())
    answers = list(batch(stream, Work(fields=FIELDS)))
    assert [answer.error is None for answer in answers] == [True, True, False]
    for answer in answers:
        assert faults("batch", json.loads(answer.text or answer.error_text)) == []
    assert set(json.loads(answers[1].text or "")) | {"id", "error"} == set(SCHEMAS["batch"]["properties"])
    assert faults("batch", {"line": 0})
    assert faults("batch", {"line": 1, "use": []})
    assert faults(
        "batch", {"line": 1, "conclusions": [{"term": "x", "polarity": None, "status": "defeated"}]}
    )


def test_an_exported_journal_is_of_its_schema(tmp_path: Path) -> None:
    with Journal(tmp_path / "journal.db", making=True) as journal:
        for cast in casts():
            number = journal.keep(session.consult(cast), question="?", at=datetime.now(UTC), method="coins")
            journal.note(number, "note")
            journal.outcome(number, "mixed")
        records = [published(record) for record in journal.records()]
    assert len(records) > 6
    for record in records:
        assert faults("journal", record) == []
    assert faults("journal", records[0] | {"kept": None})
    assert faults("journal", records[0] | {"remarks": [records[0]["remarks"][0] | {"outcome": "great"}]})


def test_queries_are_of_their_schema() -> None:
    cast = Cast.of("困", "兌", month="子", day="戊寅")
    goals = (
        "fu_chu(Pan, Yao, K), fu_qin(Pan, Yao, Kin)",
        "fan_yin(Pan, fan(X, W))",
        "liu_he(Pan)",
        "X = f(Y)",
    )
    for goal in (*goals, "findall(Yao, dong(Pan, Yao), All)"):
        assert faults("query", published(session.query(goal, cast, limit=3))) == []


def test_the_values_of_a_chart_are_those_of_the_schema() -> None:
    charts = [session.ask({"op": "chart", "cast": {"hexagram": number}})["chart"] for number in range(1, 65)]
    check = validator("consultation", "chart")
    assert all(check.is_valid(chart) for chart in charts)
    listed = SCHEMAS["consultation"]["$defs"]
    assert len({chart["hexagram"]["name"] for chart in charts}) == 64
    assert {chart["palace"] for chart in charts} == set(listed["trigram"]["enum"])
    assert {chart["stage"] for chart in charts} == set(listed["chart"]["properties"]["stage"]["enum"])
    for name in ("kin", "stem", "branch", "phase"):
        shown = {line[name] for chart in charts for line in chart["lines"]}
        assert shown == set(listed[name]["enum"]), name


def test_pairs_are_the_sixty() -> None:
    check = validator("consultation", "pair")
    made = [stem + branch for stem in STEMS for branch in BRANCHES]
    assert {pair for pair in made if check.is_valid(pair)} == set(SIXTY)


@pytest.mark.parametrize("name", ["consultation", "proof"])
def test_what_is_missing_or_too_much_is_refused(
    name: str, consultations: list[dict[str, Any]], proof: dict[str, Any]
) -> None:
    document = {"consultation": consultations[0], "proof": proof}[name]
    assert set(document) == set(SCHEMAS[name]["properties"])
    check = validator(name)
    assert check.is_valid(document)
    for key in document:
        assert not check.is_valid({kept: value for kept, value in document.items() if kept != key})
    assert not check.is_valid(document | {"more": 1})
    assert not check.is_valid(document | {"schema": "yimao.consultation.0"})


@pytest.mark.parametrize(
    "path, value",
    [
        (("conclusions", 0, "status"), "likely"),
        (("conclusions", 0, "polarity"), "中"),
        (("conclusions", 0, "chapter"), 21),
        (("conclusions", 0, "cites", 0), "12"),
        (("conclusions", 0, "proof"), None),
        (("conclusions", 0, "zh"), ""),
        (("cast", "lines", 0), 5),
        (("cast", "day"), "甲丑"),
        (("cast", "lines"), [7, 8, 9, 6, 7]),
        (("chart", "lines", 0, "branch"), "鼠"),
        (("chart", "lines", 0, "states"), ["空", "空"]),
        (("chart", "void"), ["申", "酉", "戌"]),
        (("chart", "self_body"), 7),
        (("nodes", 0, "kind"), "guess"),
        (("nodes", 0, "passage"), None),
        (("nodes", 0, "rule"), "chapter 12"),
        (("nodes", 0, "parent"), -1),
        (("ledger", 0, "entries", 0, "side"), "neither"),
        (("readings", 0, "options"), []),
        (("use",), []),
    ],
    ids=lambda part: ".".join(map(str, part)) if isinstance(part, tuple) else "",
)
def test_what_cannot_be_is_refused(
    path: tuple[str | int, ...], value: Any, consultations: list[dict[str, Any]]
) -> None:
    document = copy.deepcopy(consultations[0])
    at: Any = document
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    assert faults("consultation", document)


def test_a_fact_that_cites_is_refused(consultations: list[dict[str, Any]]) -> None:
    document = copy.deepcopy(consultations[0])
    fact = next(node for node in document["nodes"] if node["kind"] == "chart")
    fact |= {"rule": "12.1/a", "passage": "12.1"}
    assert faults("consultation", document)


def findings() -> dict[str, Any]:
    """Return findings with one of either kind: seen in casts, and seen in the rules as written."""
    said = {"zh": "相違", "en": "two values where one is allowed"}
    seen = {
        "kind": "conflict", "key": "conflict: fan_yin 非 / 重", "subject": said, "chapter": 13,
        "passages": ["13.3n", "13.5n"],
        "rules": [{"rule": "13.3n/a", "source": "chapters/ch13_fan_fu.pl:80"}],
        "count": 1024, "of": 2949120, "share": 1024 / 2949120,
        "witness": {
            "cast": {
                "hexagram": "震", "changed": "巽", "lines": [9, 6, 8, 9, 6, 8], "month": "申", "day": "乙酉",
                "readings": {},
            },
            "goals": [{"term": "fan_yin(fan(卦(內), 非))", **said}],
        },
        "command": "yimao why 'fan_yin(Pan, fan(卦(內), _))' 震 巽 --month 申 --day 乙酉",
        "proofs": [0], "grid": [[0] * 60 for _ in range(12)],
        "known": {"ground": "tension", "at_odds": 2, "reason": said},
    }  # fmt: skip
    written = seen | {
        "kind": "undefined", "key": "undefined: 12.1/a fu/9", "rules": [{"rule": None, "source": None}],
        "count": None, "of": None, "share": None, "witness": None,
        "command": "yimao check --only undefined --chapter 12", "proofs": [], "grid": None, "known": None,
        "chapter": 12,
    }  # fmt: skip
    node = {
        "id": 0, "parent": None, "kind": "rule", "term": "liu_he", "rule": "base/a", "passage": "base",
        "zh": "得六合之卦", "en": "the hexagram is one of six combinations",
    }  # fmt: skip
    return {
        "schema": "yimao.findings.1",
        "readings": {"ban": "jie"},
        "rules": 600,
        "predicates": 150,
        "space": {"hexagrams": ["乾", "坤"], "changes": 128, "casts": 2764800, "trials": 60},
        "stopped": None,
        "kinds": [{"kind": "conflict", "way": "swept", **said}],
        "at_odds": [{"number": 2, "passages": ["13.3", "13.4"], **said}],
        "findings": [seen, written],
        "gone": [{"key": "hole: jin_tui", **said}],
        "switched": None,
        "nodes": [node],
    }


def test_findings_are_of_their_schema() -> None:
    assert faults("findings", findings()) == []


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "odd"},
        {"share": 2},
        {"grid": [[0] * 60]},
        {"witness": {"cast": None, "goals": []}},
        {"command": "rm -r x"},
        {"command": None},
        {"known": {"ground": "tension", "at_odds": None, "reason": {"zh": "甲", "en": "a"}}},
        {"known": {"ground": "stated", "at_odds": 2, "reason": {"zh": "甲", "en": "a"}}},
        {"known": {"ground": "odd", "at_odds": None, "reason": {"zh": "甲", "en": "a"}}},
        {"rules": [{"rule": "12.1/a"}]},
        {"passages": ["12.1", "12.1"]},
        {"subject": "conflict"},
    ],
    ids=str,
)
def test_findings_that_cannot_be_are_refused(change: dict[str, Any]) -> None:
    document = findings()
    document["findings"][0] |= change
    assert faults("findings", document)


def test_the_kinds_of_findings_are_those_of_the_checks() -> None:
    known = session.ask({"op": "check_findings", "only": ["undefined"]}, seconds=60)["kinds"]
    assert SCHEMAS["findings"]["$defs"]["kind"]["enum"] == [kind["kind"] for kind in known]
