"""The journal: consultations that were kept, the notes made on them, and how things came out.

One SQLite file in the user's data folder (YIMAO_DATA overrides the folder). Every change is one transaction
on a write-ahead log that is flushed to the disk, so that whatever happens at whatever moment, what was kept
is there and whole; writers wait for one another. A journal of an earlier form is copied beside itself, then
brought up to date in one transaction.
"""

from __future__ import annotations

import json
import os
import sqlite3
import uuid
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final, Literal, NamedTuple, Self, get_args

from yimao.bridge.cast import Said
from yimao.bridge.consultation import Consultation
from yimao.bridge.document import Unsound, read
from yimao.bridge.errors import InputError, OutputError, one_line, shown
from yimao.bridge.hans import simplified

Outcome = Literal["good", "bad", "mixed"]

SCHEMA: Final = "yimao.journal.1"
FEW: Final = 10  # consultations with an outcome, under which a count tells little

_WAIT_SECONDS: Final = 30.0
_MOST: Final = 2**63 - 1  # what SQLite takes for a number
_FAULTS: Final = (
    ValueError, LookupError, TypeError, AttributeError, OverflowError, RecursionError, sqlite3.Error,
)  # fmt: skip
_BORNE_OUT: Final = {"吉": "good", "凶": "bad", "平": "mixed"}


class JournalError(OutputError):
    """The journal cannot be read or written: the disk is full, it is no journal, or another holds it.

    The command line exits with status 74.
    """

    kind = "journal"


class Remark(NamedTuple):
    """A note on a consultation, or with `outcome` how it came out; `written` is its time, ISO 8601 in UTC."""

    uid: str
    written: str
    outcome: Outcome | None
    text: str


class Entry(NamedTuple):
    """A consultation of the journal in short.

    `id` is its number in this journal, `uid` tells it apart in all; `kept` is when it was kept and `at` the
    moment of casting, if known, ISO 8601 both. `outcome` is the last that was recorded.
    """

    id: int
    uid: str
    kept: str
    at: str | None
    question: str | None
    about: str | None
    about_en: str | None
    hexagram: str
    hexagram_en: str
    changed: str
    changed_en: str
    outcome: Outcome | None

    def to_json(self) -> dict[str, Any]:
        """Return the fields."""
        return self._asdict()


class Record(NamedTuple):
    """A consultation of the journal, whole.

    `method` is how it was cast, if known, and `version` the yimao that was consulted. `document` is what
    `yimao consult --json` printed then, each proof cut down to the rule that concludes.
    """

    entry: Entry
    method: str | None
    version: str
    document: Mapping[str, Any]
    remarks: tuple[Remark, ...]

    @property
    def consultation(self) -> Consultation | None:
        """The consultation, None where a version wrote it that this one cannot read."""
        try:
            return read(self.document)
        except Unsound:
            return None

    def to_json(self) -> dict[str, Any]:
        """Return the record as it is exported, a line a consultation."""
        entry = self.entry
        return {
            "schema": SCHEMA,
            "uid": entry.uid,
            "kept": entry.kept,
            "at": entry.at,
            "question": entry.question,
            "method": self.method,
            "version": self.version,
            "consultation": dict(self.document),
            "remarks": [remark._asdict() for remark in self.remarks],
        }


class Brought(NamedTuple):
    """What an import brought: consultations that were new, those known already, and new remarks."""

    new: int
    known: int
    remarks: int


class Fared(NamedTuple):
    """How the conclusions of one rule fared, by the number of consultations in which it concluded.

    `polarity` is what the text calls the conclusion (吉 凶 平), None where it does not; `borne_out` of
    `casts` came out so, None without a polarity. `example` is one of the conclusions. `few` warns that the
    count tells little.
    """

    rule: str
    polarity: str | None
    casts: int
    good: int
    bad: int
    mixed: int
    borne_out: int | None
    example: Said

    @property
    def few(self) -> bool:
        """Whether they are too few to tell anything."""
        return self.casts < FEW

    def to_json(self) -> dict[str, Any]:
        """Return the fields."""
        return self._asdict() | {"example": self.example.to_json(), "few": self.few}


class Review(NamedTuple):
    """How the conclusions fared: of `kept` consultations `known` have an outcome."""

    kept: int
    known: int
    rules: tuple[Fared, ...]

    def to_json(self) -> dict[str, Any]:
        """Return the review by the names of `yimao journal review --json`."""
        return {
            "schema": "yimao.review.1",
            "kept": self.kept,
            "known": self.known,
            "few_under": FEW,
            "rules": [fared.to_json() for fared in self.rules],
        }


def journal_file() -> Path:
    """Return where the journal is or would be."""
    folder = os.environ.get("YIMAO_DATA")
    if not folder:
        from platformdirs import user_data_dir

        folder = user_data_dir("yimao", appauthor=False)
    return Path(folder).absolute() / "journal.db"


class Journal:
    """The journal in one file, made when something is first kept; `close` it, or use it as a context.

    Every method raises JournalError where the file cannot be read or written.
    """

    def __init__(self, file: Path | None = None, *, making: bool = False) -> None:
        """Open the journal; without `making` one that is not there is empty, and takes nothing."""
        self.file = file or journal_file()
        with _told(self.file):
            self._base = _opened(self.file, making)

    def close(self) -> None:
        """Let go of the file."""
        self._base.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # writing

    def keep(
        self,
        consultation: Consultation,
        *,
        question: str | None = None,
        at: datetime | None = None,
        method: str | None = None,
    ) -> int:
        """Keep a consultation and return its number.

        `question` is in the words of whoever asked, `at` the moment of casting, `method` how it was cast.
        Raises InputError for a question that is not text.
        """
        from importlib.metadata import version

        record = {
            "uid": str(uuid.uuid4()),
            "kept": _now(),
            "at": at and at.isoformat(),
            "question": question,
            "method": method,
            "version": version("yimao"),
        }
        _check_text("the question", question)
        with self._change() as base:
            return _insert(base, record, _cut(consultation.to_json()))

    def note(self, id: int, text: str) -> None:
        """Add a note. Raises InputError for a number that no consultation has, for no text and what is none."""
        if not text.strip():
            raise InputError("the note is empty; say what is to be noted")
        self._remark(id, None, text)

    def outcome(self, id: int, outcome: Outcome, text: str = "") -> None:
        """Record how it came out; the last counts. Raises InputError as `note`, and for another outcome."""
        if outcome not in get_args(Outcome):
            raise InputError(f"the outcome is {outcome!r}; allowed are {', '.join(get_args(Outcome))}")
        self._remark(id, outcome, text)

    def bring(self, lines: Iterable[str]) -> Brought:
        """Bring in exported records, a line of JSON each, all of them or none.

        What is known by its `uid` is left as it is, and takes the remarks that are new.
        Raises InputError for a line that is no such record.
        """
        new = known = remarks = 0
        with self._change() as base:
            for number, line in enumerate(lines, 1):
                if not line.strip():
                    continue
                try:
                    record = _record(line)
                    at = base.execute(
                        "SELECT id FROM consultation WHERE uid = ?", (record["uid"],)
                    ).fetchone()
                    id = at[0] if at else _insert(base, record, record["consultation"])
                    remarks += sum(_insert_remark(base, id, remark) for remark in record["remarks"])
                    _check_remarks(base, id, record["remarks"])
                except sqlite3.OperationalError:  # of the file, not of the line
                    raise
                except _Unread as error:
                    raise InputError(
                        f"line {number} is no record of a journal: {error}; nothing was brought in"
                    ) from None
                except _FAULTS:
                    raise InputError(
                        f"line {number} is no record of a journal: its consultation is none that yimao wrote; "
                        "nothing was brought in"
                    ) from None
                new, known = (new, known + 1) if at else (new + 1, known)
        return Brought(new, known, remarks)

    def _remark(self, id: int, outcome: Outcome | None, text: str) -> None:
        _check_text("the note", text)
        with self._change() as base:
            self._check(id)
            remark = {"uid": str(uuid.uuid4()), "written": _now(), "outcome": outcome, "text": text}
            _insert_remark(base, id, remark)

    @contextmanager
    def _change(self) -> Iterator[sqlite3.Connection]:
        with _told(self.file), _transaction(self._base):
            yield self._base

    # reading

    def entries(
        self, *, words: str = "", about: str | None = None, open: bool = False, limit: int | None = None
    ) -> tuple[Entry, ...]:
        """Return consultations in short, the latest first.

        Each of `words` stands in the question, the names, the conclusions or the remarks, in either language;
        `about` is a matter, and with `open` none with an outcome is given.
        """
        wanted, values = self._wanted(words, about, open)
        return self._entries(f"{wanted} ORDER BY id DESC LIMIT ?", *values, min(limit or _MOST, _MOST))

    def count(self, *, words: str = "", about: str | None = None, open: bool = False) -> int:
        """Return how many consultations `entries` has without a limit."""
        wanted, values = self._wanted(words, about, open)
        with _told(self.file):
            (number,) = self._base.execute(f"SELECT count(*) FROM entry WHERE {wanted}", values).fetchone()
        return int(number)

    @staticmethod
    def _wanted(words: str, about: str | None, open: bool) -> tuple[str, list[Any]]:
        """Return a condition on entries, and its values."""
        _check_text("what is searched for", words)
        wanted = ["1"]
        values: list[Any] = []
        for word in words.split():
            wanted.append(
                "(instr(folded(words), ?) OR EXISTS (SELECT 1 FROM remark WHERE remark.consultation = entry.id AND "
                "instr(folded(text), ?)))"
            )
            values += [_folded(word)] * 2
        if about is not None:
            wanted.append("about = ?")
            values.append(about)
        if open:
            wanted.append("outcome IS NULL")
        return " AND ".join(wanted), values

    def record(self, id: int) -> Record:
        """Return one consultation, whole. Raises InputError for a number that no consultation has."""
        with _told(self.file):
            self._check(id)
            (entry,) = self._entries("id = ?", id)
            method, version, document = self._base.execute(
                "SELECT method, version, document FROM consultation WHERE id = ?", (id,)
            ).fetchone()
            remarks = self._base.execute(
                "SELECT uid, written, outcome, text FROM remark WHERE consultation = ? ORDER BY written, id",
                (id,),
            )
            return Record(
                entry, method, version, _read_document(document), tuple(Remark(*row) for row in remarks)
            )

    def records(self) -> Iterator[Record]:
        """Yield every consultation, whole, the first first."""
        with _told(self.file):
            ids = self._base.execute("SELECT id FROM consultation ORDER BY id").fetchall()
        yield from (self.record(id) for (id,) in ids)

    def review(self) -> Review:
        """Return how the conclusions of each rule fared against the outcomes, rules in the order of the book.

        What was overruled does not count.
        """
        with _told(self.file):
            kept, known = self._base.execute("SELECT count(*), count(outcome) FROM entry").fetchone()
            rows = self._base.execute(
                """
                SELECT rule, polarity, count(*), zh, en,
                       sum(outcome = 'good'), sum(outcome = 'bad'), sum(outcome = 'mixed')
                FROM (SELECT rule, polarity, consultation, min(place), zh, en FROM conclusion
                      WHERE status <> 'defeated' AND rule IS NOT NULL GROUP BY rule, polarity, consultation)
                JOIN entry ON entry.id = consultation
                WHERE outcome IS NOT NULL
                GROUP BY rule, polarity
                """
            ).fetchall()
        fared = []
        for rule, polarity, count, zh, en, good, bad, mixed in rows:
            came = {"good": good, "bad": bad, "mixed": mixed}
            borne_out = came[_BORNE_OUT[polarity]] if polarity in _BORNE_OUT else None
            fared.append(Fared(rule, polarity, count, good, bad, mixed, borne_out, Said(zh, en)))
        return Review(kept, known, tuple(sorted(fared, key=_in_the_book)))

    def _entries(self, which: str, *values: Any) -> tuple[Entry, ...]:
        columns = ", ".join(Entry._fields)
        with _told(self.file):
            rows = self._base.execute(f"SELECT {columns} FROM entry WHERE {which}", values)
            return tuple(Entry(*row) for row in rows)

    def _check(self, id: int) -> None:
        if (
            abs(id) <= _MOST
            and self._base.execute("SELECT 1 FROM consultation WHERE id = ?", (id,)).fetchone()
        ):
            return
        last = self._base.execute("SELECT max(id) FROM consultation").fetchone()[0]
        allowed = f"they are 1 to {last}, nearest is {min(max(id, 1), last)}" if last else "it is empty"
        shown = id if abs(id) <= _MOST else "given"
        raise InputError(f"no consultation in the journal has the number {shown}; {allowed}")


def _in_the_book(fared: Fared) -> tuple[Any, ...]:
    """Return what puts rules in the order of the book: those of its passages by number, the rest after."""
    passage, _, name = fared.rule.partition("/")
    numbers = [int(part) for part in passage.removesuffix("n").split(".") if part.isdecimal()]
    return not numbers, numbers, passage, name, fared.polarity or ""


def _folded(text: str) -> str:
    """Return a text as it is searched: whatever its case, and in either script."""
    return simplified(text.casefold())


def _check_text(what: str, text: str | None) -> None:
    try:
        (text or "").encode()
    except UnicodeEncodeError as error:
        half = ord(error.object[error.start])
        raise InputError(f"{what} holds U+{half:04X}, half a character; text in UTF-8 is wanted") from None


def _record(line: str) -> dict[str, Any]:
    """Read a line of an export. Raises _Unread, saying why, where it is none."""
    try:
        record = json.loads(line)
        line.encode()
        json.dumps(record, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise _Unread("it holds half a character") from None
    except (ValueError, RecursionError):
        raise _Unread("it is not JSON") from None
    _check_fields(record, "it", _OF_A_RECORD)
    if record["schema"] != SCHEMA:
        raise _Unread(f"its schema is {shown(record['schema'])}, not {SCHEMA!r}")
    _check_uid("its uid", record["uid"])
    _check_time("its kept", record["kept"])
    if record["at"] is not None:
        _check_time("its at", record["at"])
    for name in ("method", "version"):
        if record[name] is not None and (not record[name].strip() or one_line(record[name]) != record[name]):
            raise _Unread(f"its {name} is {shown(record[name])}; a line of text is wanted")
    try:
        read(record["consultation"])
    except Unsound as error:
        raise _Unread(f"its consultation is none that yimao wrote, as {error}") from None
    for remark in record["remarks"]:
        _check_fields(remark, "a remark of it", _OF_A_REMARK)
        _check_uid("the uid of a remark", remark["uid"])
        _check_time("the time of a remark", remark["written"])
        if remark["outcome"] not in (None, *get_args(Outcome)):
            raise _Unread(
                f"the outcome of a remark is {shown(remark['outcome'])}; allowed are good, bad and mixed"
            )
    return dict(record)


_TEXT: Final = ((str,), "text")
_TEXT_OR_NONE: Final = ((str, type(None)), "text or null")
_OF_A_RECORD: Final = {
    "schema": _TEXT, "uid": _TEXT, "kept": _TEXT, "version": _TEXT, "at": _TEXT_OR_NONE,
    "question": _TEXT_OR_NONE, "method": _TEXT_OR_NONE, "consultation": ((dict,), "an object"),
    "remarks": ((list,), "a list"),
}  # fmt: skip
_OF_A_REMARK: Final = {"uid": _TEXT, "written": _TEXT, "text": _TEXT, "outcome": _TEXT_OR_NONE}


class _Unread(Exception):
    """A line that is no record; the message says why."""


def _check_fields(given: Any, what: str, fields: Mapping[str, tuple[tuple[type, ...], str]]) -> None:
    if not isinstance(given, dict):
        raise _Unread(f"{what} is not an object")
    for name, (kinds, wanted) in fields.items():
        if name not in given:
            raise _Unread(f"{what} has no {name}")
        if not isinstance(given[name], kinds):
            raise _Unread(f"the {name} of {what} is not {wanted}")


def _check_uid(what: str, given: str) -> None:
    """Raise _Unread for what is no uid as yimao gives them."""
    with suppress(ValueError):
        if str(uuid.UUID(given)) == given:
            return
    raise _Unread(f"{what} is {shown(given)}; a UUID is wanted")


def _check_time(what: str, given: str) -> None:
    """Raise _Unread for what is no moment as yimao writes them."""
    with suppress(ValueError):
        if datetime.fromisoformat(given).isoformat() == given:
            return
    raise _Unread(f"{what} is {shown(given)}; a moment of ISO 8601 is wanted")


def _check_remarks(base: sqlite3.Connection, id: int, remarks: Sequence[Mapping[str, Any]]) -> None:
    """Raise _Unread where a remark was not taken, its uid being that of one on another consultation."""
    for remark in remarks:
        (of,) = base.execute("SELECT consultation FROM remark WHERE uid = ?", (remark["uid"],)).fetchone()
        if of != id:
            raise _Unread(f"the uid of a remark, {remark['uid']}, is that of one on consultation {of}")


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


# ── the file ────────────────────────────────────────────────────────────────────────────────────────────────


@contextmanager
def _told(file: Path) -> Iterator[None]:
    """Say what failed in one sentence."""
    try:
        yield
    except sqlite3.Error as error:
        if "locked" in str(error):
            raise JournalError(
                f"another program has been writing to the journal {file} for too long"
            ) from None
        if getattr(error, "sqlite_errorname", "") in ("SQLITE_NOTADB", "SQLITE_CORRUPT"):
            raise JournalError(
                f"the journal {file} cannot be used: it is damaged or none at all; put it elsewhere, and yimao will "
                "make another, to which `yimao journal import` brings an export"
            ) from None
        raise JournalError(f"the journal {file} cannot be used: {error}; {_REMEDY}") from None
    except OSError as error:
        raise JournalError(
            f"the journal {file} cannot be used: {(error.strerror or 'the device fails').lower()}; {_REMEDY}"
        ) from None


_REMEDY: Final = "see to its folder and the room on the disk, or let YIMAO_DATA name another folder"


def _check_folder(file: Path) -> None:
    """Raise JournalError where something else stands where the folder of the journal would."""
    there = next((folder for folder in file.parents if folder.exists()), None)
    if there is not None and not there.is_dir():
        raise JournalError(
            f"the journal {file} cannot be used: {there} is no folder; let YIMAO_DATA name another folder"
        )


def _opened(file: Path, making: bool) -> sqlite3.Connection:
    """Open the journal and bring it up to date; one that is not there and not to be made is empty."""
    _check_folder(file)
    if making:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with suppress(FileExistsError):
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # what is asked is private
    base = _connected(file if file.exists() else ":memory:")
    try:
        if _version(base) < len(STEPS):
            _bring_up_to_date(base, file)
        if _version(base) > len(STEPS):
            raise JournalError(
                f"the journal {file} is of a newer yimao (form {_version(base)}, and this one knows "
                f"{len(STEPS)}); nothing in it was touched"
            )
    except BaseException:
        base.close()
        raise
    return base


def _connected(file: Path | str) -> sqlite3.Connection:
    base = sqlite3.connect(file, timeout=_WAIT_SECONDS, isolation_level=None)
    base.create_function("folded", 1, _folded, deterministic=True)
    base.execute("PRAGMA foreign_keys = ON")
    base.execute("PRAGMA synchronous = FULL")
    end = monotonic() + _WAIT_SECONDS
    while True:  # for this one change SQLite itself does not wait
        try:
            base.execute("PRAGMA journal_mode = WAL")
            return base
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or monotonic() > end:
                base.close()
                raise
        sleep(0.02)


@contextmanager
def _transaction(base: sqlite3.Connection) -> Iterator[None]:
    base.execute("BEGIN IMMEDIATE")
    try:
        yield
        base.execute("COMMIT")
    except BaseException:
        if base.in_transaction:  # a full disk has ended it already
            base.execute("ROLLBACK")
        raise


def _version(base: sqlite3.Connection) -> int:
    return int(base.execute("PRAGMA user_version").fetchone()[0])


def _bring_up_to_date(base: sqlite3.Connection, file: Path) -> None:
    """Take the steps that the journal lacks; before that, one that holds anything is copied beside itself."""
    with _transaction(base):
        version = _version(base)  # another program may have been quicker
        if version == 0 and base.execute("SELECT 1 FROM sqlite_master").fetchone():
            raise JournalError(
                f"{file} is a database of something else, not a journal; nothing in it was touched"
            )
        if 0 < version < len(STEPS):
            _copy(file, file.with_name(f"{file.name}.form{version}-{datetime.now(UTC):%Y%m%dT%H%M%SZ}"))
        for step in STEPS[version:]:
            step(base)
        if version < len(STEPS):
            base.execute(f"PRAGMA user_version = {len(STEPS)}")


def _copy(file: Path, copy: Path) -> None:
    """Copy a journal, whole or not at all; that nobody writes to it meanwhile is the caller's care."""
    unfinished = copy.with_name(f"{copy.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(unfinished)) as target:
        source.backup(target)
    unfinished.chmod(0o600)
    unfinished.replace(copy)


# ── its form ────────────────────────────────────────────────────────────────────────────────────────────────


_UNREAD: Final = "—"  # for the names in a document that cannot be read
_DRAWN: Final = ("about", "about_en", "hexagram", "hexagram_en", "changed", "changed_en", "words")


def _hold_what_is_kept(base: sqlite3.Connection) -> None:
    """The first step: what was asked and concluded, and what was remarked on it."""
    base.execute(
        """
        CREATE TABLE consultation (
            id       INTEGER PRIMARY KEY,
            uid      TEXT NOT NULL UNIQUE,
            kept     TEXT NOT NULL,
            at       TEXT,
            question TEXT,
            method   TEXT,
            version  TEXT NOT NULL,
            document TEXT NOT NULL
        )
        """
    )
    base.execute(
        """
        CREATE TABLE remark (
            id           INTEGER PRIMARY KEY,
            uid          TEXT NOT NULL UNIQUE,
            consultation INTEGER NOT NULL REFERENCES consultation,
            written      TEXT NOT NULL,
            outcome      TEXT CHECK (outcome IN ('good', 'bad', 'mixed')),
            text         TEXT NOT NULL
        )
        """
    )


def _draw_what_is_searched(base: sqlite3.Connection) -> None:
    """The second step: what lists, search and review need is drawn from the documents once, not at each."""
    for column in _DRAWN:
        base.execute(f"ALTER TABLE consultation ADD COLUMN {column} TEXT")
    base.execute(
        """
        CREATE TABLE conclusion (
            consultation INTEGER NOT NULL REFERENCES consultation,
            place        INTEGER NOT NULL,
            rule         TEXT,
            polarity     TEXT,
            status       TEXT NOT NULL,
            zh           TEXT NOT NULL,
            en           TEXT NOT NULL,
            PRIMARY KEY (consultation, place)
        ) WITHOUT ROWID
        """
    )
    base.execute("CREATE INDEX remark_consultation ON remark (consultation)")
    base.execute(
        """
        CREATE VIEW entry AS
        SELECT *, (SELECT outcome FROM remark WHERE consultation = c.id AND outcome IS NOT NULL
                   ORDER BY written DESC, remark.id DESC LIMIT 1) AS outcome
        FROM consultation AS c
        """
    )
    for id, question, document in base.execute("SELECT id, question, document FROM consultation").fetchall():
        try:
            _draw(base, id, question, json.loads(document))
        except _FAULTS:  # what cannot be read is kept all the same, with nothing drawn from it
            base.execute("DELETE FROM conclusion WHERE consultation = ?", (id,))
            drawn = (None, None, *(_UNREAD,) * 4, (question or "").casefold())
            _set_drawn(base, id, drawn)


STEPS: Final[tuple[Callable[[sqlite3.Connection], None], ...]] = (_hold_what_is_kept, _draw_what_is_searched)


def _cut(document: dict[str, Any]) -> dict[str, Any]:
    """Cut each proof of a consultation down to its root."""
    conclusions: list[dict[str, Any]] = []
    nodes: list[dict[str, Any]] = []
    for conclusion in document["conclusions"]:
        root = document["nodes"][conclusion["proof"]]
        nodes.append(root | {"id": len(nodes)})
        conclusions.append(conclusion | {"proof": len(conclusions)})
    return document | {"conclusions": conclusions, "nodes": nodes}


def _read_document(text: str) -> dict[str, Any]:
    """Return a document, an empty one for what cannot be read."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return document if isinstance(document, dict) else {}


def _insert(base: sqlite3.Connection, record: Mapping[str, Any], document: Mapping[str, Any]) -> int:
    columns = ("uid", "kept", "at", "question", "method", "version")
    values = [record[column] for column in columns]
    cursor = base.execute(
        f"INSERT INTO consultation ({', '.join(columns)}, document) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (*values, json.dumps(document, ensure_ascii=False, separators=(",", ":"))),
    )
    id = int(cursor.lastrowid or 0)
    _draw(base, id, record["question"], document)
    return id


def _draw(base: sqlite3.Connection, id: int, question: str | None, document: Mapping[str, Any]) -> None:
    """Draw from a document what is listed, searched and reviewed."""
    cast, labels = document["cast"], document["labels"]
    hexagram, changed = document["chart"]["hexagram"], document["chart"]["changed"]
    about = labels.get("topic", {}).get(cast.get("about"), {})
    words = [question or "", *(cast.get(key) or "" for key in ("about", "for", "day", "term"))]
    words += [named[form] for named in (hexagram, changed) for form in ("name", "hans", "pinyin", "en")]
    words += [*about.values(), *labels.get("person", {}).get(cast.get("for"), {}).values()]
    words += [conclusion[lang] for conclusion in document["conclusions"] for lang in ("zh", "en")]
    drawn = (
        cast.get("about"), about.get("en"), hexagram["name"], hexagram["en"], changed["name"], changed["en"],
        "\n".join(words).casefold(),
    )  # fmt: skip
    _set_drawn(base, id, drawn)
    rules = [document["nodes"][conclusion["proof"]]["rule"] for conclusion in document["conclusions"]]
    base.executemany(
        "INSERT INTO conclusion VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (id, place, rule, *(conclusion[key] for key in ("polarity", "status", "zh", "en")))
            for place, (rule, conclusion) in enumerate(zip(rules, document["conclusions"], strict=True))
        ],
    )


def _set_drawn(base: sqlite3.Connection, id: int, drawn: tuple[Any, ...]) -> None:
    columns = ", ".join(f"{name} = ?" for name in _DRAWN)
    base.execute(f"UPDATE consultation SET {columns} WHERE id = ?", (*drawn, id))


def _insert_remark(base: sqlite3.Connection, id: int, remark: Mapping[str, Any]) -> int:
    """Insert a remark that is not there yet; return how many were."""
    cursor = base.execute(
        "INSERT INTO remark (uid, consultation, written, outcome, text) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (uid) DO NOTHING",
        (remark["uid"], id, remark["written"], remark["outcome"], remark["text"]),
    )
    return cursor.rowcount
