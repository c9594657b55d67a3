"""The journal: what is kept is found again, and nothing is lost by a crash, a second writer or a new form."""

from __future__ import annotations

import copy
import dataclasses
import functools
import itertools
import json
import math
import os
import random
import re
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest

from yimao.bridge import Cast, Consultation, Session
from yimao.bridge import journal as journals
from yimao.bridge.errors import InputError, visible
from yimao.bridge.journal import FEW, STEPS, Brought, Journal, JournalError
from yimao.bridge.render.desk import entries_text, record_text

BEIJING = timezone(timedelta(hours=8))


@pytest.fixture(scope="module")
def kun() -> Consultation:
    return Session().consult(Cast.of("困", "兌", month="子", day="戊寅", about="疾病", for_="長男"))


@pytest.fixture(scope="module")
def qian() -> Consultation:
    return Session().consult(Cast.of("乾", month="寅", day="甲子", about="求財"))


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    """Open a journal that is made when something is kept."""
    with Journal(tmp_path / "folder" / "journal.db", making=True) as journal:
        yield journal


# ── keeping and finding ─────────────────────────────────────────────────────────────────────────────────────


def test_a_consultation_is_kept_whole(journal: Journal, kun: Consultation) -> None:
    at = datetime(2026, 12, 1, 14, 30, tzinfo=BEIJING)
    number = journal.keep(kun, question="Will he recover? 能癒否", at=at, method="coins, seed 7")
    record = journal.record(number)
    entry = record.entry
    assert (entry.id, entry.question, entry.about) == (1, "Will he recover? 能癒否", "疾病")
    assert (entry.about_en, entry.hexagram_en, entry.changed_en) == ("illness", "Oppression", "The Joyous")
    assert (entry.hexagram, entry.changed, entry.outcome) == ("困", "兌", None)
    assert entry.at == "2026-12-01T14:30:00+08:00"
    assert abs(datetime.fromisoformat(entry.kept).timestamp() - time.time()) < 60
    assert record.method == "coins, seed 7"
    kept = record.consultation
    assert kept is not None
    assert kept.cast == kun.cast
    assert (kept.chart, kept.use, kept.readings) == (kun.chart, kun.use, kun.readings)
    said = [(conclusion.term, conclusion.status, conclusion.cites) for conclusion in kun.conclusions]
    assert [(c.term, c.status, c.cites) for c in kept.conclusions] == said
    rules = [kun.nodes[conclusion.proof].rule for conclusion in kun.conclusions]
    assert [kept.nodes[conclusion.proof].rule for conclusion in kept.conclusions] == rules


def test_notes_and_outcomes_are_added_later(journal: Journal, kun: Consultation) -> None:
    number = journal.keep(kun)
    journal.note(number, "asked by the family")
    journal.outcome(number, "bad", "worse")
    journal.outcome(number, "good", "well by spring")
    record = journal.record(number)
    assert [(remark.outcome, remark.text) for remark in record.remarks] == [
        (None, "asked by the family"), ("bad", "worse"), ("good", "well by spring"),
    ]  # fmt: skip
    assert record.entry.outcome == "good"  # the last counts


def test_the_latest_come_first(journal: Journal, kun: Consultation, qian: Consultation) -> None:
    for consultation in (kun, qian, kun):
        journal.keep(consultation)
    journal.outcome(1, "good")
    assert [entry.id for entry in journal.entries()] == [3, 2, 1]
    assert [entry.id for entry in journal.entries(limit=2)] == [3, 2]
    assert [entry.id for entry in journal.entries(about="疾病")] == [3, 1]
    assert [entry.id for entry in journal.entries(open=True)] == [3, 2]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("recover", [1]),
        ("RECOVER he", [1]),
        ("困", [1]),
        ("kùn", [1]),
        ("Oppression", [1]),
        ("illness", [1]),
        ("求财", [2]),
        ("Creative", [2]),
        ("eldest son", [1]),
        ("六合之卦", [1]),
        ("六合之卦 会好吗", [1]),
        ("會好嗎", [1]),
        ("100% sure", [2]),
        ("%", [2]),
        ("ÄRZTE", [1]),
        ("recover wealth", []),
        ("nowhere", []),
        ("", [2, 1]),
    ],
)
def test_words_are_found(
    journal: Journal, kun: Consultation, qian: Consultation, words: str, found: list[int]
) -> None:
    journal.keep(kun, question="Will he recover? 會好嗎")
    journal.note(1, "die Ärzte sagen nichts")
    journal.keep(qian)
    journal.note(2, "he is 100% sure")
    assert [entry.id for entry in journal.entries(words=words)] == found


def test_a_number_that_none_has(journal: Journal, kun: Consultation) -> None:
    with pytest.raises(InputError, match="number 1; it is empty"):
        journal.note(1, "x")
    journal.keep(kun)
    journal.keep(kun)
    for act in (journal.record, lambda id: journal.note(id, "x"), lambda id: journal.outcome(id, "good")):
        with pytest.raises(InputError, match="number 7; they are 1 to 2, nearest is 2"):
            act(7)
        for huge in (2**63, -(2**63), 10**30):
            with pytest.raises(InputError, match=r"they are 1 to 2, nearest is [12]$"):
                act(huge)
    assert [entry.id for entry in journal.entries(limit=10**30)] == [2, 1]
    with pytest.raises(InputError, match="'great'; allowed are good, bad, mixed"):
        journal.outcome(1, "great")  # type: ignore[arg-type]


def test_what_is_not_text_is_refused(journal: Journal, kun: Consultation) -> None:
    journal.keep(kun)
    for act in (
        lambda text: journal.keep(kun, question=text),
        lambda text: journal.note(1, text),
        lambda text: journal.outcome(1, "good", text),
        lambda text: journal.entries(words=text),
    ):
        with pytest.raises(InputError, match=r"holds U\+DCFF, half a character"):
            act("x\udcff")
    assert len(journal.entries()) == 1
    assert journal.record(1).remarks == ()


def test_one_that_is_not_there_is_empty_and_is_not_made(tmp_path: Path) -> None:
    file = tmp_path / "journal.db"
    with Journal(file) as journal:
        assert journal.entries() == ()
        assert list(journal.records()) == []
        assert journal.review() == journals.Review(0, 0, ())
    assert list(tmp_path.iterdir()) == []


def test_it_is_in_the_folder_for_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("YIMAO_DATA", str(tmp_path / "mine"))
    assert journals.journal_file() == tmp_path / "mine" / "journal.db"
    monkeypatch.delenv("YIMAO_DATA")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert journals.journal_file().name == "journal.db"
    if sys.platform == "linux":
        assert journals.journal_file() == tmp_path / "data" / "yimao" / "journal.db"


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")
def test_what_is_asked_is_private(journal: Journal) -> None:
    assert stat.S_IMODE(journal.file.stat().st_mode) == 0o600
    assert stat.S_IMODE(journal.file.parent.stat().st_mode) == 0o700


# ── from one journal to another ─────────────────────────────────────────────────────────────────────────────


def exported(journal: Journal) -> list[str]:
    """Return the lines of an export."""
    return [json.dumps(record.to_json(), ensure_ascii=False) for record in journal.records()]


def test_an_export_is_brought_in(
    journal: Journal, kun: Consultation, qian: Consultation, tmp_path: Path
) -> None:
    journal.keep(kun, question="問", at=datetime(2026, 1, 1, tzinfo=BEIJING), method="yarrow")
    journal.keep(qian)
    journal.note(1, "note")
    journal.outcome(2, "mixed", "so so")
    lines = exported(journal)
    with Journal(tmp_path / "other.db", making=True) as other:
        other.keep(qian)
        assert other.bring([lines[0], "\n", lines[1]]) == Brought(2, 0, 2)
        assert exported(other)[1:] == lines
        assert other.record(2).remarks == journal.record(1).remarks
        assert other.bring(lines) == Brought(0, 2, 0)
        journal.outcome(1, "bad")
        assert other.bring(exported(journal)) == Brought(0, 2, 1)
        assert other.record(2).entry.outcome == "bad"
        assert other.review().rules == journal.review().rules
        assert [entry.id for entry in other.entries(words="illness")] == [2]


def spoilt(line: str, **changes: Any) -> str:
    """Return a record with some of its fields changed."""
    return json.dumps(json.loads(line) | changes)


def test_all_is_brought_in_or_nothing(journal: Journal, kun: Consultation, tmp_path: Path) -> None:
    journal.keep(kun)
    journal.note(1, "note")
    (line,) = exported(journal)
    document = json.loads(line)["consultation"]
    conclusion = document["conclusions"][0]
    remark = json.loads(line)["remarks"][0]
    new = str(uuid.uuid4())
    bad = [
        "{", "[]", "7", "null", "{}", "[" * 5000,
        spoilt(line, schema="yimao.journal.2"), spoilt(line, uid=None), spoilt(line, uid={}),
        spoilt(line, uid=new, version=1), spoilt(line, uid=new, at=[]),
        spoilt(line, uid=new, consultation={}), spoilt(line, uid=new, consultation=[]),
        spoilt(line, uid=new, question=5),
        spoilt(line, uid="\ud800"), spoilt(line, uid=new, consultation=document | {"conclusions": 5}),
        spoilt(line, uid=new, consultation=document | {"conclusions": [conclusion | {"zh": {}}]}),
        spoilt(line, uid=new, consultation=document | {"conclusions": [conclusion | {"polarity": 10**30}]}),
        spoilt(line, remarks=None), spoilt(line, remarks=[{}]),
        spoilt(line, remarks=[remark | {"text": None}]),
        spoilt(line, remarks=[remark | {"outcome": "great"}]),
        spoilt(line, remarks=[remark | {"uid": "u"}]), spoilt(line, remarks=[remark | {"written": "now"}]),
        spoilt(line, uid=new),  # its remark is one on the consultation that came before
        spoilt(line, uid=""), spoilt(line, uid="new"), spoilt(line, uid=new.upper()),
        spoilt(line, kept="not a date"), spoilt(line, at="2026-12-01\x1b"), spoilt(line, at=""),
        spoilt(line, method="x\x1b[31m"), spoilt(line, version=""),
        spoilt(line, remarks=[remark, remark | {"uid": ""}]),
    ]  # fmt: skip
    for text in bad:
        with Journal(tmp_path / "other.db", making=True) as other:
            with pytest.raises(
                InputError, match=r"^line 2 is no record of a journal: [^:]*; nothing was brought in$"
            ) as refused:
                other.bring([line, text])
            assert not re.search(r"[a-z]Error|sqlite|column|dict|NoneType", str(refused.value))
            assert other.entries() == (), text


def kinds_of_place(value: Any, place: tuple[Any, ...] = (), kind: tuple[Any, ...] = ()) -> Iterator[Any]:
    """Yield every place in a value of JSON, with what is the same of it and of its like in other lists."""
    if place:
        yield place, kind
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            like = key if isinstance(value, dict) and "labels" not in kind else "*"
            yield from kinds_of_place(value[key], (*place, key), (*kind, like))


def test_what_is_brought_in_can_be_shown(journal: Journal, kun: Consultation, tmp_path: Path) -> None:
    few = kun.conclusions[:2]
    nodes = tuple(kun.nodes[at.proof]._replace(id=number) for number, at in enumerate(few))
    ledger = tuple(
        at._replace(first=0, entries=tuple(
            one._replace(conclusion=0, rivals=(1,), yields=((1, "12.1"),)) for one in at.entries[:1]
        ))
        for at in kun.ledger
    )  # fmt: skip
    small = dataclasses.replace(
        kun, nodes=nodes, ledger=ledger, conclusions=tuple(at._replace(proof=n) for n, at in enumerate(few)),
        rooms=kun.rooms[:1], readings=kun.readings[:1], labels={"topic": kun.labels["topic"]},
    )  # fmt: skip
    journal.keep(small, question="q", at=datetime(2026, 1, 1, tzinfo=BEIJING), method="coins")
    journal.outcome(1, "good", "t")
    record = json.loads(exported(journal)[0])
    with Journal(tmp_path / "other.db", making=True) as other:
        other.bring([json.dumps(record)])
        assert other.record(1).consultation == small
        taken = 1
        places = {kind: place for place, kind in kinds_of_place(record)}
        for place, spoiling in itertools.product(places.values(), (None, -1, "x", "\x1b[1m", math.inf, [])):
            spoilt = copy.deepcopy(record)
            spoilt["uid"], spoilt["remarks"][0]["uid"] = str(uuid.uuid4()), str(uuid.uuid4())
            within = functools.reduce(lambda at, key: at[key], place[:-1], spoilt)
            within[place[-1]] = spoiling
            try:
                other.bring([json.dumps(spoilt)])
            except InputError as error:
                assert str(error).startswith("line 1 is no record of a journal: "), place
                continue
            taken += 1
            kept = other.record(taken)
            assert kept.consultation is not None, place
            page = entries_text(other.entries(limit=1)) + record_text(kept, color=False)
            assert visible(page, keep="\n") == page
            json.dumps(kept.to_json(), allow_nan=False)
        assert other.review().kept == taken > 20


# ── how the conclusions fared ───────────────────────────────────────────────────────────────────────────────


def test_the_review_counts_what_was_concluded(
    journal: Journal, kun: Consultation, qian: Consultation
) -> None:
    outcomes = (*["good"] * 3, *["bad"] * 8, "mixed")
    for outcome in outcomes:
        number = journal.keep(kun)
        journal.outcome(number, "mixed")
        journal.outcome(number, outcome)
    journal.outcome(journal.keep(qian), "bad")
    journal.keep(qian)  # without an outcome
    review = journal.review()
    assert (review.kept, review.known) == (14, 13)
    standing: dict[tuple[str | None, str | None], set[int]] = {}
    for place, consultation in enumerate((kun, qian)):
        for conclusion in consultation.conclusions:
            if conclusion.status != "defeated":
                rule = consultation.nodes[conclusion.proof].rule
                standing.setdefault((rule, conclusion.polarity), set()).add(place)
    assert {(fared.rule, fared.polarity) for fared in review.rules} == set(standing)
    for fared in review.rules:
        casts = standing[fared.rule, fared.polarity]
        good, bad, mixed = (3, 8, 1) if 0 in casts else (0, 0, 0)
        bad += 1 in casts
        assert (fared.good, fared.bad, fared.mixed) == (good, bad, mixed), fared
        assert fared.casts == good + bad + mixed
        assert fared.borne_out == {"吉": good, "凶": bad, "平": mixed, None: None}[fared.polarity]
        assert fared.few == (fared.casts < FEW)
    assert {fared.few for fared in review.rules} == {True, False}
    assert {fared.polarity for fared in review.rules} >= {"吉", "凶", None}


def test_rules_are_reviewed_in_the_order_of_the_book(journal: Journal, kun: Consultation) -> None:
    journal.outcome(journal.keep(kun), "good")
    passages = [fared.rule.partition("/")[0] for fared in journal.review().rules]
    numbers = [
        tuple(map(int, passage.removesuffix("n").split(".")))
        for passage in passages
        if passage[0].isdecimal()
    ]
    assert numbers == sorted(numbers)
    assert len(numbers) > 5
    assert not any(passage[0].isdecimal() for passage in passages[len(numbers) :])


# ── a crash at any moment ───────────────────────────────────────────────────────────────────────────────────

WRITER = """
import sys
from pathlib import Path
from yimao.bridge.consultation import Consultation
from yimao.bridge.journal import Journal
import json
kept = Consultation.from_json(json.loads(Path(sys.argv[2]).read_text(encoding="utf-8")))
while True:
    with Journal(Path(sys.argv[1]), making=True) as journal:
        for _ in range(3):
            number = journal.keep(kept, question="q")
            journal.outcome(number, "good", "t")
            print(journal.record(number).entry.uid, flush=True)
"""


@pytest.fixture
def document(tmp_path: Path, kun: Consultation) -> Path:
    """Write a consultation for the processes that keep it."""
    file = tmp_path / "kun.json"
    file.write_text(json.dumps(kun.to_json(), ensure_ascii=False), encoding="utf-8")
    return file


def writing(file: Path, document: Path) -> subprocess.Popen[str]:
    """Start a process that keeps consultations for ever and prints the uid of each."""
    return subprocess.Popen(
        [sys.executable, "-c", WRITER, str(file), str(document)], stdout=subprocess.PIPE, text=True
    )


@pytest.mark.skipif(sys.platform == "win32", reason="kill -9")
def test_a_crash_at_any_moment_loses_nothing(tmp_path: Path, document: Path) -> None:
    file, told = tmp_path / "journal.db", set()
    chance = random.Random(5)
    for _ in range(8):
        process = writing(file, document)
        assert process.stdout
        told.add(process.stdout.readline().strip())  # it writes now
        threading.Timer(chance.uniform(0, 0.15), process.send_signal, [signal.SIGKILL]).start()
        told |= {line.strip() for line in process.stdout if line.endswith("\n")}
        assert process.wait(60) == -signal.SIGKILL
        process.stdout.close()
        with closing(sqlite3.connect(file)) as base:
            assert base.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert base.execute("PRAGMA foreign_key_check").fetchall() == []
        with Journal(file) as journal:
            entries = journal.entries()
            assert told - {entry.uid for entry in entries} == set()
            drawn = journal._base.execute(
                "SELECT count(*) FROM conclusion GROUP BY consultation ORDER BY 1"
            ).fetchall()
            assert len(drawn) == len(entries)  # each with all that is drawn from it
            assert len(set(drawn)) == 1
            assert len(list(journal.records())) == len(entries)
    assert len(told) > 8


@pytest.mark.skipif(sys.platform == "win32", reason="kill -9")
def test_two_writers_wait_for_one_another(tmp_path: Path, document: Path) -> None:
    file = tmp_path / "journal.db"
    writers = [writing(file, document) for _ in range(3)]  # which make it at the same time, too
    told = []
    for process in writers:
        assert process.stdout
        told.append([process.stdout.readline().strip() for _ in range(8)])
    for process in writers:
        process.kill()
        process.wait(60)
        assert process.stdout
        process.stdout.close()
    assert all(all(uids) for uids in told)
    with Journal(file) as journal:
        kept = {entry.uid for entry in journal.entries()}
        assert {uid for uids in told for uid in uids} <= kept


def test_threads_may_each_have_one(tmp_path: Path, kun: Consultation) -> None:
    file = tmp_path / "journal.db"
    failures: list[BaseException] = []

    def keep() -> None:
        try:
            with Journal(file, making=True) as journal:
                for _ in range(5):
                    journal.keep(kun)
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=keep) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert failures == []
    with Journal(file) as journal:
        assert [entry.id for entry in journal.entries()] == list(range(20, 0, -1))


def test_one_that_is_held_too_long_is_told(
    journal: Journal, kun: Consultation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journals, "_WAIT_SECONDS", 0.2)
    journal.keep(kun)
    with closing(sqlite3.connect(journal.file, isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        with Journal(journal.file) as second:
            assert len(second.entries()) == 1  # it can be read
            with pytest.raises(JournalError, match="another program has been writing"):
                second.keep(kun)
    assert len(journal.entries()) == 1


def test_a_change_that_fails_changes_nothing(journal: Journal, kun: Consultation) -> None:
    journal.keep(kun)
    journal._base.execute("PRAGMA max_page_count = 1")  # as on a full disk; SQLite keeps the size that it has
    with pytest.raises(JournalError, match="full"):
        for _ in range(100):
            journal.keep(kun)
    count = len(journal.entries())
    journal._base.execute("PRAGMA max_page_count = 1000000")
    journal.keep(kun)
    assert [entry.id for entry in journal.entries()] == list(range(count + 1, 0, -1))


# ── journals of other forms ─────────────────────────────────────────────────────────────────────────────────


OPENER = """
import sys
from pathlib import Path
from yimao.bridge.journal import Journal
print("on", flush=True)
print(len(Journal(Path(sys.argv[1])).entries()))
"""


def of_the_first_form(file: Path, kun: Consultation, count: int) -> list[str]:
    """Make a journal as the first form had it, and return the uids in it."""
    document = json.dumps(journals._cut(kun.to_json()))
    with closing(sqlite3.connect(file)) as base, base:
        STEPS[0](base)
        base.execute("PRAGMA user_version = 1")
        for n in range(1, count + 1):
            base.execute(
                "INSERT INTO consultation (uid, kept, question, version, document) VALUES (?, ?, ?, ?, ?)",
                (f"uid {n}", "2020-01-01T00:00:00+00:00", f"question {n}", "0.0.1", document),
            )
            base.execute(
                "INSERT INTO remark (uid, consultation, written, outcome, text) VALUES (?, ?, ?, 'good', '')",
                (f"remark {n}", n, "2020-02-01T00:00:00+00:00"),
            )
    return [f"uid {n}" for n in range(1, count + 1)]


def test_an_old_journal_is_brought_up_to_date_and_a_copy_kept(tmp_path: Path, kun: Consultation) -> None:
    file = tmp_path / "journal.db"
    uids = of_the_first_form(file, kun, 5)
    with closing(sqlite3.connect(file)) as base:
        before = list(base.iterdump())
    with Journal(file) as journal:
        assert [entry.uid for entry in journal.entries()] == uids[::-1]
        assert {(entry.hexagram, entry.about_en, entry.outcome) for entry in journal.entries()} == {
            ("困", "illness", "good")
        }
        assert journal.entries(words="recover") == ()
        assert len(journal.entries(words="illness question")) == 5
        assert journal.review().known == 5
        assert journal.record(1).consultation is not None
        assert journal.keep(kun) == 6
    (copy,) = tmp_path.glob("journal.db.form1-*")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600 or sys.platform == "win32"
    with closing(sqlite3.connect(copy)) as base:
        assert list(base.iterdump()) == before
        assert base.execute("PRAGMA user_version").fetchone() == (1,)
    with Journal(file) as journal:  # and once only
        assert len(journal.entries()) == 6
    assert len(list(tmp_path.glob("journal.db.form*"))) == 1


@pytest.mark.parametrize("document", ["", "[]", "{}", '{"conclusions": []}', "[" * 9000, "7", '{"cast": 5'])
def test_what_cannot_be_read_in_an_old_journal_is_kept(
    tmp_path: Path, kun: Consultation, document: str
) -> None:
    file = tmp_path / "journal.db"
    of_the_first_form(file, kun, 3)
    with closing(sqlite3.connect(file)) as base, base:
        base.execute("UPDATE consultation SET document = ? WHERE id = 2", (document,))
    with Journal(file) as journal:
        assert [entry.hexagram for entry in journal.entries()] == ["困", "—", "困"]
        assert [entry.id for entry in journal.entries(words="question 2")] == [2]
        record = journal.record(2)
        assert record.consultation is None
        assert "question 2" in record_text(record, lang="both")
        assert "—" in entries_text(journal.entries(), lang="both")
        journal.note(2, "still here")
        assert len(exported(journal)) == 3
        assert journal.review().known == 3


@pytest.mark.skipif(sys.platform == "win32", reason="kill -9")
def test_a_crash_while_it_is_brought_up_to_date_loses_nothing(tmp_path: Path, kun: Consultation) -> None:
    chance = random.Random(9)
    for turn in range(6):
        file = tmp_path / str(turn) / "journal.db"
        file.parent.mkdir()
        uids = of_the_first_form(file, kun, 150)
        process = subprocess.Popen([sys.executable, "-c", OPENER, str(file)], stdout=subprocess.PIPE)
        assert process.stdout
        process.stdout.readline()
        time.sleep(chance.uniform(0, 0.12))
        process.kill()
        process.wait(60)
        process.stdout.close()
        with closing(sqlite3.connect(file)) as base:
            assert base.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            form = base.execute("PRAGMA user_version").fetchone()[0]
            kept = [uid for (uid,) in base.execute("SELECT uid FROM consultation ORDER BY id")]
        assert form in (1, len(STEPS))
        assert kept == uids
        if form > 1:
            assert list(file.parent.glob("journal.db.form1-*Z"))
        with Journal(file) as journal:
            assert [entry.uid for entry in journal.entries()] == uids[::-1]
            assert journal.review().known == 150


def test_many_may_bring_it_up_to_date_at_once(tmp_path: Path, kun: Consultation) -> None:
    file = tmp_path / "journal.db"
    of_the_first_form(file, kun, 60)
    run = [sys.executable, "-c", OPENER, str(file)]
    processes = [subprocess.Popen(run, stdout=subprocess.PIPE, stderr=subprocess.PIPE) for _ in range(3)]
    told = [process.communicate(timeout=60) for process in processes]
    assert told == [(f"on{os.linesep}60{os.linesep}".encode(), b"")] * 3
    assert len(list(tmp_path.glob("journal.db.form*"))) == 1


def test_one_of_a_newer_form_is_not_touched(journal: Journal, kun: Consultation) -> None:
    journal.keep(kun)
    journal._base.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    for making in (False, True):
        with pytest.raises(JournalError, match=r"newer yimao .*nothing in it was touched"):
            Journal(journal.file, making=making)
    assert len(journal.entries()) == 1


def test_what_another_version_wrote_is_still_shown(journal: Journal, kun: Consultation) -> None:
    journal.keep(kun)
    document = json.loads(journal._base.execute("SELECT document FROM consultation").fetchone()[0])
    del document["chart"]["lines"]
    journal._base.execute("UPDATE consultation SET document = ?", (json.dumps(document),))
    record = journal.record(1)
    assert record.consultation is None
    assert len(record.document["conclusions"]) == len(kun.conclusions)


@pytest.mark.parametrize("content", [b"this is no database" * 100, b"\0" * 4096])
def test_what_is_no_journal_is_told_and_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "journal.db"
    file.write_bytes(content)
    with pytest.raises(JournalError, match="cannot be used"):
        Journal(file, making=True)
    assert file.read_bytes() == content


def test_a_database_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "journal.db"
    with closing(sqlite3.connect(file)) as base, base:
        base.execute("CREATE TABLE address (name TEXT)")
    with pytest.raises(JournalError, match="something else"):
        Journal(file, making=True)
    with closing(sqlite3.connect(file)) as base:
        assert base.execute("SELECT name FROM sqlite_master").fetchall() == [("address",)]


def test_a_folder_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(JournalError, match="cannot be used"):
        Journal(tmp_path / "file" / "journal.db", making=True)
