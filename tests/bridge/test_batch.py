"""Many casts at once: the answers are those of single consultations, in order, and bad lines stand alone."""

from __future__ import annotations

import io
import json
import os
import random
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from yimao.bridge import Cast, Session
from yimao.bridge import batch as batches
from yimao.bridge.batch import CHUNK, FIELDS, KEYS, LONGEST, Answer, Work, batch
from yimao.bridge.calendar import BRANCHES, SIXTY
from yimao.bridge.errors import InputError, OutOfMemory, YimaoError

USES = ("父母", "兄弟", "子孫", "妻財", "官鬼", "世", "應")
KUN = {"hexagram": "困", "changed": "兌", "month": "子", "day": "戊寅", "use": "官鬼"}


@pytest.fixture(scope="module")
def session() -> Session:
    return Session()


def some_casts(count: int) -> list[dict[str, Any]]:
    """Return casts as lines give them, of every degree of knowledge."""
    chance = random.Random(6)
    casts = []
    for n in range(count):
        given: dict[str, Any] = {"id": n, "lines": chance.choices((6, 7, 8, 9), (1, 3, 3, 1), k=6)}
        time = {"month": chance.choice(BRANCHES), "day": chance.choice(SIXTY), "year": chance.choice(SIXTY)}
        given |= {key: value for key, value in time.items() if chance.random() < 0.8}
        given |= {"use": chance.choice(USES)} if n % 3 else {"about": "疾病"}
        casts.append(given)
    return casts


def lines_of(*lines: Any) -> io.BytesIO:
    """Return a stream of JSON lines; bytes stand for themselves."""
    return io.BytesIO(
        b"".join(
            (line if isinstance(line, bytes) else json.dumps(line, ensure_ascii=False).encode()) + b"\n"
            for line in lines
        )
    )


def told(answer: Answer) -> dict[str, Any]:
    """Return an answer as a reader of its JSON has it."""
    assert answer.text is not None, answer.error
    assert "\n" not in answer.text
    return dict(json.loads(answer.text))


def refusal(line: Any, work: Work | None = None) -> YimaoError:
    """Return the error that a line meets."""
    (answer,) = batch(lines_of(line), work or Work())
    assert answer.text is None
    assert answer.error is not None
    assert json.loads(answer.error_text)["error"]["message"] == answer.error.message
    return answer.error


# ── what it answers ─────────────────────────────────────────────────────────────────────────────────────────


def test_the_answers_are_those_of_single_consultations(session: Session) -> None:
    casts = some_casts(40)
    answers = list(batch(lines_of(*casts), Work(fields=FIELDS)))
    assert [answer.number for answer in answers] == list(range(1, 41))
    for given, answer in zip(casts, map(told, answers), strict=True):
        known = {key: value for key, value in given.items() if key != "id"}
        single = session.consult(Cast(**known | {"lines": tuple(given["lines"])})).to_json()
        assert answer["id"] == given["id"]
        assert answer["consultation"] == single
        assert [answer[key] for key in ("cast", "use", "chart")] == [
            single[key] for key in ("cast", "use", "chart")
        ]
        standing = [conclusion for conclusion in single["conclusions"] if conclusion["status"] != "defeated"]
        assert answer["conclusions"] == [
            {key: conclusion[key] for key in ("term", "polarity", "status")} for conclusion in standing
        ]
        assert answer["sentences"] == [
            {"zh": conclusion["zh"], "en": conclusion["en"]} for conclusion in standing
        ]


def test_all_gives_every_conclusion(session: Session) -> None:
    (answer,) = batch(lines_of(KUN), Work(fields=("conclusions",), all=True))
    single = session.consult(Cast(**KUN), all=True)
    terms = [conclusion.term for conclusion in single.conclusions if conclusion.status != "defeated"]
    assert [conclusion["term"] for conclusion in told(answer)["conclusions"]] == terms


def test_a_contested_conclusion_says_so() -> None:
    """What chapter 18 says of the outer trigram here are two values where the text allows one."""
    line = {"lines": [8, 7, 6, 9, 8, 8], "month": "卯", "day": "戊申", "use": "應"}
    (answer,) = batch(lines_of(line), Work(fields=("conclusions",)))
    status = {conclusion["term"]: conclusion["status"] for conclusion in told(answer)["conclusions"]}
    assert {term for term in status if status[term] == "contested"} == {"mu_jue(外, 真)", "mu_jue(外, 偽)"}
    assert set(status.values()) == {"contested", "stands"}


@pytest.mark.parametrize("fields", [("cast",), ("use", "conclusions"), ("chart",), ("sentences", "use")])
def test_only_the_fields_wanted_are_printed(fields: tuple[str, ...]) -> None:
    (answer,) = batch(lines_of(KUN), Work(fields=fields))
    assert list(told(answer)) == ["line", *fields]


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(InputError, match=r"no field is 'conclusion'; .* nearest is conclusions"):
        Work(fields=("conclusion",))


@pytest.mark.parametrize(
    "line",
    [
        KUN,
        KUN | {"hexagram": "kun4", "month": "Rat", "day": "wuyin", "use": "Officer/Ghost"},
        {"lines": "6,7,8,7,7,8", "month": "子", "day": "戊寅", "use": "官鬼"},
        {"lines": "交單拆單單拆", "month": "子", "day": "戊寅", "use": "官鬼", "year": None, "for": ""},
        {"lines": [6, 7, 8, 7, 7, 8], "month": "子月", "day": "戊寅日", "use": "官鬼", "id": {"a": [1]}},
    ],
)
def test_casts_may_be_given_in_many_ways(line: dict[str, Any]) -> None:
    (answer,) = batch(lines_of(line), Work(fields=("cast",)))
    cast = {"hexagram": "困", "changed": "兌", "lines": [6, 7, 8, 7, 7, 8], "month": "子", "day": "戊寅"}
    assert told(answer)["cast"] == cast | {"use": "官鬼", "readings": {}}
    assert told(answer).get("id") == line.get("id")


def test_a_moment_is_reckoned_and_its_warnings_are_told() -> None:
    near = {"hexagram": "困", "at": "2024-02-04T16:28", "tz": "Asia/Shanghai", "use": "世"}
    far = {"hexagram": "困", "at": "2024-02-06T12:30", "use": "世"}
    first, second = map(told, batch(lines_of(near, far), Work(common={"tz": "Asia/Shanghai"})))
    assert (first["cast"]["month"], second["cast"]["month"]) == ("寅", "寅")
    assert (second["cast"]["day"], second["cast"]["term"]) == ("庚子", "立春")
    assert "three minutes" in first["warnings"][0]["en"]
    assert "warnings" not in second


def test_the_day_may_start_at_midnight() -> None:
    late = {"hexagram": "困", "at": "2024-02-06T23:30", "tz": "Asia/Shanghai", "use": "世"}
    answers = batch(lines_of(late, late | {"day_starts": "00:00"}), Work())
    assert [told(answer)["cast"]["day"] for answer in answers] == ["辛丑", "庚子"]


def test_a_zone_of_the_machine_that_means_nothing_is_told_where_it_is_wanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TZ", "Foo/Bar")
    lines = [
        KUN,
        {"hexagram": "困", "at": "2026-12-01T14:30"},
        {"hexagram": "困", "at": "2026-12-01T14:30+08:00"},
    ]
    answers = list(batch(lines_of(*lines), Work(common={"day_starts": "23:00"})))
    assert [answer.error is None for answer in answers] == [True, False, True]
    assert "TZ='Foo/Bar'" in str(answers[1].error)


def test_what_is_common_is_for_lines_that_do_not_say() -> None:
    work = Work(("cast", "use"), common={"about": "疾病", "readings": {"ban": "ren_yi"}})
    bare = {"hexagram": "困", "month": "子"}
    answers = batch(
        lines_of(bare, bare | {"use": "世"}, bare | {"about": "求財"}, bare | {"readings": {"ban": "x"}}),
        work,
    )
    first, second, third, fourth = answers
    assert told(first)["cast"]["about"] == "疾病"
    assert told(second)["use"] == ["世"]
    assert "about" not in told(second)["cast"]
    assert told(third)["cast"]["about"] == "求財"
    assert fourth.error is not None


@pytest.mark.parametrize("given", [{"ban": "ren_yi"}, "ban=ren_yi", " ban=ren_yi; "])
def test_a_reading_is_taken(given: Any) -> None:
    (answer,) = batch(lines_of(KUN | {"readings": given}), Work(fields=("consultation",)))
    consultation = told(answer)["consultation"]
    assert consultation["cast"]["readings"] == {"ban": "ren_yi"}
    assert {reading["name"]: reading["option"] for reading in consultation["readings"]}["ban"] == "ren_yi"


# ── what it refuses ─────────────────────────────────────────────────────────────────────────────────────────

REFUSED: dict[str, tuple[Any, list[str]]] = {
    "not JSON": (b"{hexagram}", ["not JSON"]),
    "no object": ([1, 2], ["[1, 2]", "an object is wanted"]),
    "a number": (7, ["is 7", "an object"]),
    "deeply nested": (b"[" * 100_000, ["not JSON"]),
    "an id nested deep": (
        b'{"hexagram": "\xe5\x9b\xb0", "id": ' + b"[" * 900 + b"]" * 900 + b"}",
        ["'id'", "too deep"],
    ),
    "objects nested deep": (b'{"foo": ' + b'{"a":' * 900 + b"1" + b"}" * 901, ["'foo' is nested too deep"]),
    "not a number": (b'{"hexagram": "\xe5\x9b\xb0", "days": NaN}', ["a number in 'days' is NaN", "finite"]),
    "an endless id": (b'{"hexagram": "\xe5\x9b\xb0", "id": [1e999]}', ["a number in 'id' is Infinity"]),
    "endless lines": (b'{"lines": [7, 8, -Infinity, 7, 7, 7]}', ["a number in 'lines' is -Infinity"]),
    "not UTF-8": (b'{"hexagram": "\xff"}', ["not UTF-8"]),
    "half a character": (b'{"hexagram": "\\ud800"}', ["U+D800"]),
    "a NUL": (b'{"hexagram": "\\u0000"}', ["U+0000"]),
    "too long": (b'{"hexagram": "' + b"x" * LONGEST + b'"}', [f"longer than {LONGEST} bytes"]),
    "unknown key": ({"hexagrams": "困"}, ["'hexagrams'", "id, hexagram", "nearest is hexagram"]),
    "no cast": ({}, ["no cast given"]),
    "unknown hexagram": ({"hexagram": "Opression"}, ['"Opression"', "nearest: 困"]),
    "ambiguous hexagram": ({"hexagram": "kun"}, ['ambiguous hexagram "kun"']),
    "a hexagram that is a list": ({"hexagram": ["困"]}, ["hexagram must be text"]),
    "five lines": ({"lines": "78967"}, ["is 5", "1 more"]),
    "five numbers": ({"lines": [7, 8, 9, 6, 7]}, ["number of lines is 5", "has six"]),
    "a line of 5": ({"lines": [5, 8, 9, 6, 7, 8]}, ["a line of 5", "nearest: 6"]),
    "lines that are a number": ({"lines": 678778}, ["678778", "six numbers"]),
    "lines of nothing": ({"lines": [None] * 6}, ["line 1 of the hexagram is null", "6, 7, 8 and 9"]),
    "lines of truth": ({"lines": [7, True, 7, 7, 7, 7]}, ["line 2 of the hexagram is true"]),
    "lines of objects": ({"lines": [{}] * 6}, ["line 1 of the hexagram is {}"]),
    "lines of words": ({"lines": ["x", "y"] * 3}, ["the line is 'y'", "交 單 拆 重"]),
    "a key twice": (
        b'{"hexagram": "\xe5\x9b\xb0", "hexagram": "\xe4\xb9\xbe"}',
        ["'hexagram' is given twice"],
    ),
    "a header without --csv": (b"hexagram,month,day", ["the header of a CSV", "give --csv"]),
    "a key far from any": ({"foobar": 1}, ["'foobar'; they are id", "readings"]),
    "hexagram and lines": ({"hexagram": "困", "lines": "678778"}, ["give one of the two"]),
    "changed and lines": ({"changed": "困", "lines": "678778"}, ["give one of the two"]),
    "no such day": (
        {"hexagram": "困", "day": "甲丑"},
        ["甲丑", "nearest: 甲子 (jiǎ zǐ, Yang Wood Rat) or 乙丑 ("],
    ),
    "a moment and pillars": (
        {"hexagram": "困", "at": "2026-12-01T14:30", "day": "甲子"},
        ["at and day", "the moment or the pillars"],
    ),
    "a moment that is a number": ({"hexagram": "困", "at": 5}, ["at is 5", "text is wanted"]),
    "no moment": ({"hexagram": "困", "at": "soon"}, ["'soon'", "2026-12-01T14:30"]),
    "a zone alone": ({"hexagram": "困", "tz": "Asia/Shanghai"}, ["tz is given without the moment"]),
    "no such zone": (
        {"hexagram": "困", "at": "2026-12-01T14:30", "tz": "Asia/Shangai"},
        ["nearest is Asia/Shanghai"],
    ),
    "days of text": ({"hexagram": "困", "term": "冬至", "days": "x"}, ["days is 'x'"]),
    "days of objects": ({"hexagram": "困", "term": "冬至", "days": {"a": 1}}, ['days is {"a": 1}']),
    "days of truth": ({"hexagram": "困", "term": "冬至", "days": True}, ["days is true"]),
    "parts of days": ({"hexagram": "困", "term": "冬至", "days": 3.5}, ["days is 3.5"]),
    "days without a term": ({"hexagram": "困", "days": 3}, ["give the term too"]),
    "readings of another form": ({"hexagram": "困", "readings": "ban"}, ["names and options"]),
    "readings that are numbers": ({"hexagram": "困", "readings": {"ban": 1}}, ["names and options"]),
    "unknown reading": ({"hexagram": "困", "readings": {"bann": "jie"}}, ['"bann"', "nearest: ban"]),
    "unknown matter": ({"hexagram": "困", "about": "ilness"}, ['"ilness"', "nearest: 疾病"]),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_refused(name: str) -> None:
    line, parts = REFUSED[name]
    message = refusal(line).message
    assert [part for part in parts if part not in message] == []


ODD = [
    None, True, -1, 3.5, 10**30, "", " ", "x", "_1840", "pan(X)", "\n\x1b[31m", [], [None], {},
    {"a": {"b": [1]}}, [{}] * 6,
    ["7"] * 6, [10**30] * 6, "x" * 5000, "冬至+", "../x", "+99:99",
]  # fmt: skip


@pytest.mark.parametrize("key", [*KEYS, "foo", "hexagram\n"])
def test_a_sentence_is_of_what_was_given_alone(key: str) -> None:
    """No term or class of the program is in it, and it is short, whatever was given."""
    bases = (
        {"hexagram": "困", "month": "子"},
        {"hexagram": "困", "at": "2026-12-01T14:30"},
        {"lines": "678778"},
    )
    lines = [base | {key: value} for value in ODD for base in bases]
    for line, answer in zip(lines, batch(lines_of(*lines), Work(fields=("cast",))), strict=True):
        if answer.error is not None:
            told = answer.error.message.replace("_1840", "").replace("pan(X)", "")
            assert not re.search(r"\b_[G\d]|pan\(|Error|None|True|False|\bdict|\bstr\b|datetime", told), line
            assert len(told) < 300, line
            assert isinstance(answer.error, InputError), line


@pytest.mark.parametrize(
    ("common", "part"),
    [
        ({"use": "foo"}, "unknown use god"),
        ({"about": "ilness"}, "nearest: 疾病"),
        ({"tz": "Asia/Shangai"}, "nearest is Asia/Shanghai"),
        ({"day_starts": "22:00"}, "allowed are 23:00 and 00:00"),
        ({"summer_time": "x"}, "allowed are correct and clock"),
        ({"readings": {"bann": "jie"}}, "nearest: ban"),
        ({"readings": {"ban": "x"}}, "jie or ren_yi"),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_what_is_common_is_looked_at_before_anything_is_read(
    common: dict[str, Any], part: str, jobs: int
) -> None:
    stream = Slow(iter([]))
    with pytest.raises(InputError, match=re.escape(part)):
        next(batch(stream, Work(common=common), jobs=jobs))  # type: ignore[arg-type]
    assert stream.taken == 0


def test_a_field_is_wanted_once() -> None:
    with pytest.raises(InputError, match="the field cast is given twice"):
        Work(fields=("cast", "use", "cast"))


def test_a_bad_line_stands_alone() -> None:
    bad = [line for line, _ in REFUSED.values()]
    stream = lines_of(*(line for pair in zip([KUN] * len(bad), bad, strict=True) for line in pair), KUN)
    answers = list(batch(stream, Work(fields=("cast",))))
    assert [answer.number for answer in answers] == list(range(1, 2 * len(bad) + 2))
    assert [answer.error is None for answer in answers] == [True, False] * len(bad) + [True]
    assert len({json.dumps(told(answer)["cast"]) for answer in answers[::2]}) == 1


def test_what_fails_at_a_limit_fails_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    ask = Session.ask

    def short_of_memory(self: Session, request: Any, **options: Any) -> Any:
        if any(cast.get("day") == "甲子" for cast in request.get("casts", ())):
            raise OutOfMemory("the goal used up its memory")
        return ask(self, request, **options)

    monkeypatch.setattr(Session, "ask", short_of_memory)
    answers = list(batch(lines_of(KUN, KUN | {"day": "甲子"}, KUN), Work()))
    assert [type(answer.error) for answer in answers] == [type(None), OutOfMemory, type(None)]


def test_the_error_has_the_place_and_the_id_of_its_line() -> None:
    _, answer = batch(lines_of(KUN, {"id": "x7", "hexagram": "kun"}), Work())
    assert json.loads(answer.error_text) == {
        "line": 2,
        "id": "x7",
        "error": {
            "kind": "ambiguous",
            "message": 'ambiguous hexagram "kun": 困 (kùn, Oppression) or 坤 (kūn, The Receptive); write it with '
            "its tone, such as kùn, or in characters or English",
            "candidates": ["困", "坤"],
        },
    }


def test_blank_lines_and_a_byte_order_mark_are_passed_over() -> None:
    text = b"\xef\xbb\xbf" + json.dumps(KUN).encode() + b"\r\n\n  \n" + json.dumps(KUN).encode()
    assert [answer.number for answer in batch(io.BytesIO(text), Work())] == [1, 4]
    assert list(batch(io.BytesIO(b""), Work())) == []
    assert list(batch(io.BytesIO(b"\n\n"), Work())) == []


# ── CSV ─────────────────────────────────────────────────────────────────────────────────────────────────────


def of_csv(text: str | bytes, **work: Any) -> list[Answer]:
    """Answer the rows of a CSV."""
    stream = io.BytesIO(text if isinstance(text, bytes) else text.encode())
    return list(batch(stream, Work(**work), in_csv=True))


def test_rows_are_casts() -> None:
    text = (
        "\ufeffid, hexagram,changed,lines,month,day,use,term,days,readings\r\n"
        "a,困,兌,,子,戊寅,官鬼,,,\r\n"
        '"b ""c""",,,"6,7,8,7,7,8",zi,wuyin,官鬼,,,ban=ren_yi\r\n'
        "\r\n"
        ",,,,,,,,,\r\n"
        "d,困,,,,,世,冬至,7,\r\n"
    )
    answers = of_csv(text, fields=("cast",))
    assert [(answer.number, answer.id) for answer in answers] == [(2, "a"), (3, 'b "c"'), (6, "d")]
    first, second, third = (told(answer)["cast"] for answer in answers)
    assert second == first | {"readings": {"ban": "ren_yi"}}
    assert (third["term"], third["pentad"]) == ("冬至", 2)


def test_bad_rows_stand_alone() -> None:
    rows = "困,子", "kun,子", "困,子,多", f"{'x' * 200_000},子", "困,丑"
    answers = of_csv("hexagram,month\n" + "\n".join(rows) + "\n", fields=("cast",))
    assert [answer.number for answer in answers] == [2, 3, 4, 5, 6]
    assert [answer.error is None for answer in answers] == [True, False, False, False, True]
    assert "3 cells, and the header 2" in str(answers[2].error)
    assert "not CSV" in str(answers[3].error)
    (bad,) = of_csv(b"hexagram\n\xff\n")
    assert str(bad.error) == "the row is not UTF-8"
    (bad,) = of_csv("hexagram,id\n困,問\n".encode("gb18030"))
    assert str(bad.error) == "the row is not UTF-8"
    (long,) = of_csv(b"hexagram,id\n" + b"\xe5\x9b\xb0," + b"x " * LONGEST + b"\n")
    assert long.error is not None


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", ["no header", *KEYS]),
        ("\n", ["no header"]),
        ("hexagram,monht\n困,子\n", ["column of the CSV", "'monht'", "nearest is month"]),
        ("hexagram,month,hexagram\n", ["'hexagram' stands twice"]),
    ],
)
def test_a_header_that_does_not_do(text: str, parts: list[str]) -> None:
    with pytest.raises(InputError) as refused:
        of_csv(text)
    assert [part for part in parts if part not in refused.value.message] == []


# ── as a stream ─────────────────────────────────────────────────────────────────────────────────────────────


class Slow(io.RawIOBase):
    """A stream that gives a line at a time, and tells how many were taken."""

    def __init__(self, lines: Iterator[bytes]) -> None:
        self._lines = lines
        self.taken = 0

    def read1(self, size: int = -1) -> bytes:
        """Give the next line."""
        self.taken += 1
        return next(self._lines, b"")


def test_a_line_is_answered_before_the_next_is_waited_for() -> None:
    line = json.dumps(KUN).encode() + b"\n"
    stream = Slow(iter([line] * 5))
    for count, answer in enumerate(batch(stream, Work(fields=("cast",))), 1):  # type: ignore[arg-type]
        assert (answer.number, stream.taken) == (count, count)


def test_no_more_is_read_than_is_worked_on() -> None:
    line = json.dumps(KUN).encode() + b"\n"
    block = line * (batches._BLOCK // len(line) + 1)

    def blocks() -> Iterator[bytes]:
        text = b""
        while True:
            text += block
            yield text[: batches._BLOCK]
            text = text[batches._BLOCK :]

    stream = Slow(blocks())
    answers = batch(stream, Work(fields=("cast",)))  # type: ignore[arg-type]
    for _ in range(CHUNK * 3):
        next(answers)
    answers.close()
    assert stream.taken <= CHUNK * 3 * len(line) // batches._BLOCK + 1


def test_a_line_that_never_ends_takes_no_more_memory() -> None:
    lines = batches._Lines(io.BytesIO(b"x" * (5 * LONGEST) + b"\nshort\n"))
    assert [len(line) for line in lines] == [LONGEST + 1, 5]


@pytest.mark.parametrize("line", [b"\0" * 100 + b"\n", b"\n" * 100, b'{"hexagram": "\xe5\x9b\xb0"}\n'])
def test_casts_that_never_end_are_not_held(line: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "MOST_NAMED", 1000)
    monkeypatch.setattr(batches, "LONGEST_NAMED", 1 << 17)
    stream = Slow(iter(lambda: line * (1 + (1 << 13) // len(line)), None))
    with pytest.raises(InputError, match=r"give them in parts|not JSON"):
        batches.named_casts(stream, {})  # type: ignore[arg-type]
    assert stream.taken < 100


def test_an_input_that_fails_is_named_in_the_error() -> None:
    class Failing(io.BytesIO):
        name = "casts.jsonl"

        def read1(self, size: int | None = -1) -> bytes:
            raise OSError(5, "Input/output error")

    with pytest.raises(OSError, match=r"casts\.jsonl"):
        next(batch(Failing(), Work()))


def test_a_pipe_is_answered_as_it_comes() -> None:
    read, write = os.pipe()
    line = json.dumps(KUN).encode() + b"\n"
    with os.fdopen(read, "rb") as stream, os.fdopen(write, "wb", buffering=0) as pipe:
        answers = batch(stream, Work(fields=("cast",)))
        for number in (1, 2, 3):
            pipe.write(line)
            assert next(answers).number == number
        threading.Timer(0.1, pipe.close).start()
        assert next(answers, None) is None


# ── many processes ──────────────────────────────────────────────────────────────────────────────────────────


def test_the_work_may_be_shared() -> None:
    casts = some_casts(CHUNK * 2 + 7)
    casts[70] = {"id": "bad", "hexagram": "kun"}
    deep: Any = 1
    for _ in range(900):
        deep = [deep]
    casts[75] = {"id": deep, "hexagram": "困"}  # deeper than one process can hand to another
    alone = list(batch(lines_of(*casts), Work()))
    shared = list(batch(lines_of(*casts), Work(), jobs=2))
    assert [(a.number, a.id, a.text) for a in shared] == [(a.number, a.id, a.text) for a in alone]
    assert shared[70].error is not None
    assert shared[70].error.to_json() == alone[70].error.to_json()  # type: ignore[union-attr]


def test_shared_work_may_be_left() -> None:
    answers = batch(lines_of(*some_casts(CHUNK * 12)), Work(), jobs=2)
    assert next(answers).number == 1
    answers.close()


@pytest.mark.skipif(sys.platform == "win32", reason="resource is of POSIX")
@pytest.mark.parametrize("jobs", [1, 2])
def test_memory_does_not_grow_with_the_input(jobs: int, tmp_path: Path) -> None:
    """The most that the process held after 20 MB of casts is what it held after 4."""
    line = json.dumps(KUN).encode() + b" " * 9000 + b"\n"
    program = f"""
import io, json, resource, sys
from yimao.bridge.batch import Work, batch
if __name__ == "__main__":
    class Endless(io.RawIOBase):
        left = 2000
        def read1(self, size):
            self.left -= 8
            return {line!r} * 8 if self.left >= 0 else b""
    held = []
    for answer in batch(Endless(), Work(fields=("chart",)), jobs={jobs}):
        assert answer.error is None
        if answer.number in (400, 2000):
            held.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    print(*held)
"""
    script = tmp_path / "endless.py"
    script.write_text(program, encoding="utf-8")
    run = [sys.executable, str(script)]
    done = subprocess.run(run, capture_output=True, text=True, timeout=300, check=False)
    assert done.stderr == ""
    few, many = map(int, done.stdout.split())
    assert many < few * 1.1


@pytest.mark.parametrize(
    "asked", [{"about": "嫁娶"}, {"about": "疾病", "for": "長男"}, {"use": "世"}, {"for": "父"}, {}]
)
def test_the_use_god_of_the_cast_is_the_first_of_those_asked_for(asked: dict[str, str]) -> None:
    line = json.dumps({"hexagram": "困", **asked}).encode()
    (answer,) = batch(io.BytesIO(line), Work(fields=("cast", "use")))
    told = json.loads(answer.text or "")
    assert told["cast"].get("use") == (told["use"][0] if asked else None)
