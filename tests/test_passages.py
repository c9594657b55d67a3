"""The passage table against the numbered text it describes: passages, locators, and no borrowed sentences."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[1]
TEXT = Path(__file__).resolve().parents[2] / "shared" / "doctrine" / "passages.tsv"

# The transcription's forms and the standard ones (stems 干, branch 丑, ...).
STANDARD = str.maketrans({"幹": "干", "醜": "丑", "佔": "占", "衝": "沖", "雲": "云", "鹹": "咸", "剋": "克"})

# The longest run of the book's characters that the tables may repeat: a locator's length.
LONGEST_RUN = 8

DUMP = r"""
use_module('kb/tables/passages'),
set_stream(user_output, encoding(utf8)),
forall(chapter(N, A, B, C),      format("chapter\t~w/0\t~w\t~w\t~w~n", [N, A, B, C])),
forall(passage(Id, A, B, C),     format("passage\t~w\t~w\t~w\t~w~n", [Id, A, B, C])),
forall(emendation(Id, A, B, C),  format("emendation\t~w\t~w\t~w\t~w~n", [Id, A, B, C])),
forall(source(S, A, B),          format("source\t~w\t~w\t~w\t~n", [S, A, B])),
halt
"""


class Row(NamedTuple):
    """A fact of kb/tables/passages.pl; `texts` are its arguments after the first."""

    table: str
    id: str
    texts: tuple[str, str, str]


def citation(term: str) -> str:
    """`12/5` as 12.5 and `n(12/5)` as 12.5n; other terms unchanged."""
    note = re.fullmatch(r"n\((\d+)/(\d+)\)", term)
    if note:
        return f"{note[1]}.{note[2]}n"
    return term.replace("/", ".")


def normalise(text: str) -> str:
    """The text in standard forms."""
    return text.translate(STANDARD)


def characters(text: str) -> Iterator[str]:
    """The runs of Chinese characters in a text, punctuation left out, as it is in comparing."""
    for piece in re.split(r"[A-Za-z0-9]+", normalise(text)):
        yield re.sub(r"[^\u3400-\u9fff]", "", piece)


def runs(text: str, length: int) -> set[str]:
    """Every run of so many Chinese characters in a text."""
    return {piece[i : i + length] for piece in characters(text) for i in range(len(piece) - length + 1)}


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    """The whole of kb/tables/passages.pl."""
    run = subprocess.run(["swipl", "-g", DUMP], cwd=ROOT, capture_output=True, check=True, timeout=60)
    assert run.stderr == b""
    found = []
    for line in run.stdout.decode("utf-8").splitlines():
        table, term, first, second, third = line.split("\t")
        found.append(Row(table, citation(term), (first, second, third)))
    return found


@pytest.fixture(scope="module")
def book() -> dict[str, str]:
    """The numbered text by passage, titles left out."""
    if not TEXT.exists():
        pytest.skip(f"the numbered text is not on this machine ({TEXT})")
    lines = TEXT.read_text(encoding="utf-8").splitlines()[1:]
    cut = [line.split("\t") for line in lines]
    return {number: text for number, kind, text in cut if kind != "題"}


def test_passages_are_those_of_the_text(rows: list[Row], book: dict[str, str]) -> None:
    assert [row.id for row in rows if row.table == "passage"] == list(book)
    assert len(book) == 123


def test_every_locator_opens_its_own_passage_alone(rows: list[Row], book: dict[str, str]) -> None:
    whole = normalise("\n".join(book.values()))
    wrong = {}
    for row in rows:
        if row.table == "passage":
            locator, text = row.texts[0], normalise(book[row.id]).removeprefix("（")
            if not text.startswith(locator) or whole.count(locator) != 1:
                wrong[row.id] = (locator, text[:10])
    assert wrong == {}


def test_every_emendation_corrects_what_the_transcription_has(rows: list[Row], book: dict[str, str]) -> None:
    emendations = [row for row in rows if row.table == "emendation"]
    assert len(emendations) == 32
    missing = [(row.id, row.texts[0]) for row in emendations if row.texts[0] not in book[row.id]]
    assert missing == []


def test_every_sign_that_the_conversion_put_for_another_is_emended(
    rows: list[Row], book: dict[str, str]
) -> None:
    emended = {(row.id, row.texts[0]) for row in rows if row.table == "emendation"}
    wrong = {(id, sign) for id, text in book.items() for sign in "幹醜雲鹹" if sign in text}
    assert wrong == {(id, sign) for id, sign in emended if sign in "幹醜雲鹹"}


def test_chapters_are_named_as_in_the_text(rows: list[Row], book: dict[str, str]) -> None:
    lines = [line.split("\t") for line in TEXT.read_text(encoding="utf-8").splitlines()[1:]]
    titles = {number: normalise(text)[:2] for number, kind, text in lines if kind == "題"}
    assert {row.id: row.texts[0] for row in rows if row.table == "chapter"} == titles


def test_no_text_repeats_the_book(rows: list[Row], book: dict[str, str]) -> None:
    length = LONGEST_RUN + 1
    of_the_book = set().union(*(runs(text, length) for text in book.values()))
    copied = {
        (row.table, row.id): shared
        for row in rows
        for text in row.texts
        if (shared := runs(text, length) & of_the_book)
    }
    assert copied == {}


def test_a_copied_sentence_would_be_noticed(book: dict[str, str]) -> None:
    sentence = book["13.3"] + book["13.4"]
    disguised = normalise(sentence).replace("，", "、").replace("。", " ")
    assert len(runs(disguised, LONGEST_RUN + 1) & runs(sentence, LONGEST_RUN + 1)) > 5
    assert not runs("飛生伏 or 伏克飛 as well", LONGEST_RUN + 1)
