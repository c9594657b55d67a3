"""`yimao mutants`: which spoilt rules would be noticed, what it prints, and its status."""

from __future__ import annotations

import json
import shlex
from dataclasses import replace
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from rich.cells import cell_len

from yimao.bridge import Cast, Session
from yimao.bridge.errors import InputError
from yimao.bridge.mutation import LEAST, Fault, Mutant, Mutation, Tally, mutants
from yimao.bridge.render.mutation import KINDS, mutants_text, percent
from yimao.cli import run

SCHEMAS = Path(__file__).parents[1] / "docs" / "schema"

session = Session()


@pytest.fixture(scope="module")
def chapter() -> Mutation:
    """The rules of chapter 14 spoilt."""
    return mutants(session, chapter=14, jobs=1)


@pytest.fixture
def missed(chapter: Mutation) -> Mutation:
    """The same, had nobody noticed one of them."""
    first, *others = chapter.mutants
    cast = session.consult(Cast.of("晉", "晉", month="子", day="甲子"), use="世").cast
    fault = Fault(cast, "hun(Pan, A)")
    survivor = replace(first, fate="survived", by=None, witness=fault)
    return replace(chapter, mutants=(survivor, *others))


def faults(document: object) -> list[str]:
    """Return what is wrong with a document, as the published schema sees it."""
    schemas = [json.loads(file.read_text(encoding="utf-8")) for file in SCHEMAS.glob("*.schema.json")]
    registry = Registry().with_resources((one["$id"], Resource.from_contents(one)) for one in schemas)
    validator = Draft202012Validator({"$ref": "mutants.schema.json"}, registry=registry)
    return [f"{error.json_path}: {error.message[:200]}" for error in validator.iter_errors(document)]


def test_every_fault_of_a_chapter_is_noticed(chapter: Mutation) -> None:
    assert chapter.tally.survived == 0
    assert chapter.tally.score == 1 > chapter.tally.examples_score
    assert chapter.passed
    assert {mutant.chapter for mutant in chapter.mutants} == {14}
    assert {mutant.kind for mutant in chapter.mutants} == set(KINDS)
    assert chapter.changes == 4096


def test_it_is_there_and_back_as_json(chapter: Mutation, missed: Mutation) -> None:
    for one in (chapter, missed):
        told = json.loads(json.dumps(one.to_json()))
        assert faults(told) == []
        assert Mutation.from_json(told) == one
        assert told["tally"]["mutants"] == len(told["mutants"])
    assert faults({**told, "cases": -1}) != []


def test_the_counts_add_up(missed: Mutation) -> None:
    for field in ("kind", "chapter"):
        tallies = missed.tallies(field).values()
        assert Tally(*map(sum, zip(*tallies, strict=True))) == missed.tally
    tally = missed.tally
    assert tally.mutants == tally.equivalent + tally.examples + tally.cases + tally.survived
    assert [mutant.fate for mutant in missed.survivors] == ["survived"]


@pytest.mark.parametrize("lang", ["zh", "en", "both"])
def test_the_text_fits_80_columns(chapter: Mutation, lang: str) -> None:
    text = mutants_text(chapter, lang=lang, color=False)  # type: ignore[arg-type]
    assert max(cell_len(line) for line in text.splitlines()) <= 80
    assert "100.0%" in text.splitlines()[-1]


def test_chapters_are_told_in_their_order(chapter: Mutation) -> None:
    numbers = (16, None, 12, 20, 11)
    shuffled = tuple(
        replace(one, chapter=number) for one, number in zip(chapter.mutants, numbers, strict=False)
    )
    text = mutants_text(replace(chapter, chapter=None, mutants=shuffled), lang="en", width=80, color=False)
    rows = [line.split("  ")[0] for line in text.splitlines()]
    start = rows.index("chapter")
    assert rows[start + 1 : start + 6] == ["11", "12", "16", "20", "the art"]


def test_what_nothing_notices_is_listed_with_a_command(missed: Mutation) -> None:
    text = mutants_text(missed, lang="en", width=80, color=False)
    survivor = missed.survivors[0]
    assert f"{survivor.rule}  {survivor.source}" in text
    assert survivor.witness
    assert run(shlex.split(survivor.witness.command)[1:]) == 0


def test_the_share_is_cut_and_not_rounded() -> None:
    assert [percent(share) for share in (0, 0.9999, 1)] == ["0.0%", "99.9%", "100.0%"]


def test_below_the_least_it_is_said_and_the_status_is_1(
    missed: Mutation, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = replace(missed, mutants=missed.mutants[:2])
    assert few.tally.score < LEAST
    monkeypatch.setattr("yimao.bridge.mutation.mutants", lambda *_, **__: few)
    assert run(["mutants", "--lang", "en"]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "not above 95.0%"
    monkeypatch.setattr(
        "yimao.bridge.mutation.mutants", lambda *_, **__: replace(few, mutants=few.mutants[1:])
    )
    assert run(["mutants", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["tally"]["survived"] == 0


def test_progress_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[int, int]] = []
    answers = {
        "mutants_start": {"changes": [["乾", "乾"]] * 70, "cases": 1},
        "mutants_result": {"mutants": []},
    }
    monkeypatch.setattr(Session, "ask", lambda _self, request, **_: answers.get(request["op"]))
    mutants(session, jobs=1, progress=lambda done, of: told.append((done, of)))
    assert told == [(0, 70), (32, 70), (64, 70), (70, 70)]


@pytest.mark.parametrize("wrong", [{"chapter": 10}, {"chapter": 21}, {"jobs": 0}])
def test_what_is_not_allowed_is_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(InputError):
        mutants(session, **wrong)  # type: ignore[arg-type]


@pytest.mark.nightly
def test_nearly_every_fault_of_the_whole_doctrine_is_noticed() -> None:
    whole = mutants(session)
    missed = [(mutant.rule, mutant.kind, mutant.change) for mutant in whole.survivors]
    assert whole.passed, missed
    assert isinstance(whole.mutants[0], Mutant)
