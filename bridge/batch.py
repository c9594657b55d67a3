"""Many casts: JSON lines or CSV in, a line of JSON out for each, in order, in bounded memory.

A line is an object, or a row under a header. Its keys are `KEYS`: hexagrams or lines, the pillars or the moment
`at` with its `tz`, what is asked, and an `id` that is given back as it came.
"""

from __future__ import annotations

import csv
import json
import re
from collections import deque
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from math import isfinite
from typing import Any, BinaryIO, Final, NamedTuple

from yimao.bridge.api import Session
from yimao.bridge.cast import Cast
from yimao.bridge.errors import (
    InputError,
    InternalError,
    LimitReached,
    YimaoError,
    error_from,
    guess,
    json_text,
    shown,
)  # fmt: skip

FIELDS: Final = ("cast", "use", "chart", "conclusions", "sentences", "consultation")
DEFAULT_FIELDS: Final = ("cast", "use", "conclusions")

KEYS: Final = (
    "id", "hexagram", "changed", "lines", "month", "day", "year", "term", "days",
    "at", "tz", "day_starts", "summer_time", "about", "for", "use", "readings",
)  # fmt: skip

CHUNK: Final = 64  # casts that are asked of the doctrine at once
LONGEST: Final = 1 << 20  # bytes of a line
MOST_NAMED: Final = 100_000  # casts that are held at once
LONGEST_NAMED: Final = 1 << 26  # bytes of the file that they stand in

_TOO_LONG: Final = f"the line is longer than {LONGEST} bytes"
_SURROGATES: Final = re.compile("[\ud800-\udfff]")  # what stands for a byte that is not UTF-8
_BLOCK: Final = 1 << 16
_AHEAD: Final = 2  # chunks that wait for each worker
_DEEPEST: Final = 50  # lists or objects within one another in what a line gives for a key
_SECONDS: Final = 30.0  # for a chunk, and for a cast where that was not enough
_CLOCK: Final = ("tz", "day_starts", "summer_time")
_PILLARS: Final = ("month", "day", "year", "term", "days")


class Answer(NamedTuple):
    """What became of a line of the input: `text`, a line of JSON, or the error that it met.

    `number` counts the lines from 1, a header among them; `id` is what the line gave.
    """

    number: int
    id: Any
    text: str | None
    error: YimaoError | None

    @property
    def error_text(self) -> str:
        """The error as a line of JSON that can stand in the place of `text`."""
        assert self.error is not None
        return _line({"line": self.number, **_id(self.id), **self.error.to_json()})


@dataclass(frozen=True, slots=True)
class Work:
    """What is wanted of every cast: `fields` of `FIELDS`, and with `all` every conclusion.

    `common` gives keys of a line for those lines that do not.
    """

    fields: Sequence[str] = DEFAULT_FIELDS
    all: bool = False
    common: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for place, name in enumerate(self.fields):
            if name not in FIELDS:
                raise InputError(
                    f"no field is {shown(name)}; they are {', '.join(FIELDS)}{guess(name, FIELDS)}"
                )
            if name in self.fields[:place]:
                raise InputError(f"the field {name} is given twice; give each once")


class _Row(NamedTuple):
    """A line as it was read: what it gives, or why it cannot be read."""

    number: int
    given: bytes | Mapping[str, Any] | InputError


def batch(
    stream: BinaryIO, work: Work, *, in_csv: bool = False, jobs: int = 1
) -> Generator[Answer, None, None]:
    """Yield an answer for each line of `stream` that is not blank, in order, as soon as it is known.

    With `jobs` above 1 as many processes share the work, started by spawn: a script must guard its main part.
    No more is read than is worked on. Raises InputError, before anything is read, for common keys that do not
    do, and for a CSV header that has unknown columns or none.
    """
    _check_common(work)
    lines = _Lines(stream)
    rows = _csv_rows(lines) if in_csv else _json_rows(lines)
    yield from _here(lines, rows, work) if jobs == 1 else _spread(lines, rows, work, jobs)


def _check_common(work: Work) -> None:
    """Ask the doctrine and the calendar whether they understand what is common to all lines."""
    common = {name: value for name, value in work.common.items() if name not in _CLOCK}
    clock = {name: value for name, value in work.common.items() if name in _CLOCK}
    cast = _cast_of({"hexagram": "乾", **common}, {})
    Session().ask({"op": "chart", "cast": cast.to_request()})
    if clock:
        _cast_of(
            {"hexagram": "乾", "at": "2000-01-01T12:00Z", **clock}, {}
        )  # whatever the zone of the machine


def _here(lines: _Lines, rows: Iterable[_Row], work: Work) -> Iterator[Answer]:
    for chunk in _chunks(lines, rows):
        yield from _answers(chunk, work)


def _spread(lines: _Lines, rows: Iterable[_Row], work: Work, jobs: int) -> Iterator[Answer]:
    from multiprocessing import get_context

    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_in_the_background)
    pending: deque[Future[list[Answer]]] = deque()
    try:
        for chunk in _chunks(lines, rows):
            pending.append(pool.submit(_answers, chunk, work))
            while pending and (len(pending) > jobs * _AHEAD or not lines.at_hand):
                yield from pending.popleft().result()
        while pending:
            yield from pending.popleft().result()
    except BrokenProcessPool:
        raise InternalError(
            "a process that shared the work has ended; it may have been short of memory"
        ) from None
    finally:
        pool.shutdown(cancel_futures=True)


def _in_the_background() -> None:
    """Leave Ctrl-C to the process that hands out the work."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


# ── reading ─────────────────────────────────────────────────────────────────────────────────────────────────


class _Lines:
    """The lines of a stream; what is over `LONGEST` of one is dropped as it comes in.

    Raises InputError where there are more bytes than `most`, if that is given.
    """

    def __init__(self, stream: BinaryIO, most: int | None = None) -> None:
        self._stream = stream
        self._most = most
        self._read = 0
        self._ready: deque[bytes] = deque()
        self._rest = b""
        self._flows = True  # more has been waiting than was read at once
        self._ended = False

    @property
    def at_hand(self) -> bool:
        """Whether there is another line that need not be waited for."""
        return bool(self._ready) or (self._flows and not self._ended)

    def __iter__(self) -> Iterator[bytes]:
        return self

    def __next__(self) -> bytes:
        while not self._ready:
            if self._ended:
                raise StopIteration
            block = self._block()
            self._read += len(block)
            if self._most is not None and self._read > self._most:
                raise InputError(
                    f"the casts are of more than {self._most:,} bytes, which is the most that is read at once; "
                    "give them in parts"
                )
            self._flows = len(block) == _BLOCK
            self._ended = not block
            *whole, rest = (self._rest + block).split(b"\n")
            self._ready.extend(line[: LONGEST + 1] for line in whole)
            self._rest = rest[: LONGEST + 1]
            if self._ended and self._rest:
                self._ready.append(self._rest)
        return self._ready.popleft()

    def _block(self) -> bytes:
        """Read on. Raises OSError with the name of the stream, so that it is known which one fails."""
        try:
            block: bytes = self._stream.read1(_BLOCK)  # type: ignore[attr-defined]
        except OSError as error:
            name = str(getattr(self._stream, "name", "the input"))
            raise OSError(error.errno, error.strerror, name) from None
        return block


def _chunks(lines: _Lines, rows: Iterable[_Row]) -> Iterator[list[_Row]]:
    """Yield rows by chunks, a smaller one where more would have to be waited for."""
    chunk: list[_Row] = []
    for row in rows:
        chunk.append(row)
        if len(chunk) == CHUNK or not lines.at_hand:
            yield chunk
            chunk = []
    if chunk:
        yield chunk


def _json_rows(lines: Iterable[bytes]) -> Iterator[_Row]:
    for number, line in enumerate(lines, 1):
        if number == 1:
            line = line.removeprefix(b"\xef\xbb\xbf")
        if line.strip():
            yield _Row(number, line)


def _csv_rows(lines: Iterable[bytes]) -> Iterator[_Row]:
    longest = 0

    def decoded() -> Iterator[str]:
        nonlocal longest
        for number, line in enumerate(lines):
            longest = max(longest, len(line))
            yield line.decode("utf-8" if number else "utf-8-sig", "surrogateescape") + "\n"

    table = csv.reader(decoded())
    header = [name.strip() for name in next(table, [])]
    if not any(header):
        raise InputError(f"the CSV has no header; it names the columns, of {', '.join(KEYS)}")
    for place, name in enumerate(header):
        _check_key(name, "column of the CSV")
        if name in header[:place]:
            raise InputError(f"the column {shown(name)} stands twice in the header of the CSV")
    while True:
        longest = 0
        number = table.line_num + 1
        try:
            row = next(table)
        except StopIteration:
            return
        except csv.Error as error:
            yield _Row(number, InputError(f"the row is not CSV: {error}"))
            continue
        if longest > LONGEST:
            yield _Row(number, InputError(_TOO_LONG))
        elif _SURROGATES.search("".join(row)):
            yield _Row(number, InputError("the row is not UTF-8"))
        elif len(row) > len(header):
            yield _Row(number, InputError(f"the row has {len(row)} cells, and the header {len(header)}"))
        elif any(map(str.strip, row)):
            yield _Row(number, {name: cell for name, cell in zip(header, row, strict=False) if cell.strip()})


def _check_key(name: str, what: str) -> None:
    if name not in KEYS:
        raise InputError(f"no {what} is {shown(name)}; they are {', '.join(KEYS)}{guess(name, KEYS)}")


def is_csv(stream: BinaryIO) -> bool:
    """Tell whether a stream is a file whose name ends in .csv."""
    return str(getattr(stream, "name", "")).lower().endswith(".csv")


def named_casts(stream: BinaryIO, common: Mapping[str, Any], *, in_csv: bool = False) -> dict[str, Cast]:
    """Return the casts of JSON lines or CSV by their `id`, or where they have none by the number of the line.

    `common` is as of `Work`. Raises InputError for a line that is no cast, for a name that comes twice, for a
    CSV header that has unknown columns or none, and for more than `MOST_NAMED` casts or `LONGEST_NAMED` bytes.
    """
    casts: dict[str, Cast] = {}
    lines = _Lines(stream, LONGEST_NAMED)
    for row in _csv_rows(lines) if in_csv else _json_rows(lines):
        id, cast = _cast(row, Work(common=common))
        if isinstance(cast, InputError):
            raise InputError(f"line {row.number}: {cast.message}", **cast.details)
        name = str(row.number if id is None else id)
        if name in casts:
            raise InputError(f"line {row.number}: the name {shown(name)} is that of an earlier cast")
        if len(casts) == MOST_NAMED:
            raise InputError(
                f"there are more than {MOST_NAMED:,} casts, which is the most that a goal is asked of at once; "
                "give them in parts"
            )
        casts[name] = cast
    if not casts:
        raise InputError('no cast is given; each line is one, such as {"id": "a", "hexagram": "困"}')
    return casts


# ── answering ───────────────────────────────────────────────────────────────────────────────────────────────


def _answers(chunk: Sequence[_Row], work: Work) -> list[Answer]:
    """Answer a chunk of rows, those that are good by one request."""
    session = Session()
    read = [_cast(row, work) for row in chunk]
    replies = iter(_asked(session, [cast for _, cast in read if isinstance(cast, Cast)], work))
    answers = []
    for row, (id, cast) in zip(chunk, read, strict=True):
        reply = next(replies) if isinstance(cast, Cast) else cast
        if isinstance(cast, Cast) and not isinstance(reply, YimaoError):
            warnings = [said.to_json() for said in cast.warnings]
            told = {"line": row.number, **_id(id), **reply, **({"warnings": warnings} if warnings else {})}
            answers.append(Answer(row.number, id, _line(told), None))
        else:
            assert isinstance(reply, YimaoError)
            answers.append(Answer(row.number, id, None, reply))
    return answers


def _asked(session: Session, casts: Sequence[Cast], work: Work) -> list[dict[str, Any] | YimaoError]:
    """Return what the doctrine says of each cast; one that meets a limit or a fault meets it alone."""
    if not casts:
        return []
    fields = [name for name in work.fields if name != "consultation"]
    requests = [cast.to_request() for cast in casts]
    request = {"op": "batch", "casts": requests, "fields": fields, "all": work.all}
    try:
        replies = session.ask(request, seconds=_SECONDS)
        return [_reply(session, cast, reply, work) for cast, reply in zip(casts, replies, strict=True)]
    except (InputError, InternalError, LimitReached) as error:
        if len(casts) == 1:
            return [error]
    return [reply for cast in casts for reply in _asked(session, [cast], work)]


def _reply(session: Session, cast: Cast, reply: Mapping[str, Any], work: Work) -> dict[str, Any] | YimaoError:
    if "error" in reply:
        return error_from(reply["error"])
    made = {}
    if "cast" in reply:
        made["cast"] = cast.understood(reply["cast"]).to_json()
    if "consultation" in work.fields:
        made["consultation"] = session.consult(cast, all=work.all, seconds=_SECONDS).to_json()
    return {name: made.get(name) or reply[name] for name in work.fields}


def _cast(row: _Row, work: Work) -> tuple[Any, Cast | InputError]:
    """Return the `id` of a row and its cast, or why there is none."""
    id = None
    try:
        if isinstance(row.given, InputError):
            raise row.given
        given = _object(row.given) if isinstance(row.given, bytes) else row.given
        id = given.get("id")
        for name in given:
            _check_key(name, "key of a line")
        return id, _cast_of(given, work.common)
    except InputError as error:
        return id, error


def _object(line: bytes) -> dict[str, Any]:
    if len(line) > LONGEST:
        raise InputError(_TOO_LONG)
    try:
        given = json.loads(line.decode(), object_pairs_hook=_pairs)
        for name, value in given.items() if isinstance(given, dict) else ():
            _check_value(name, value, _DEEPEST)
    except UnicodeDecodeError:
        raise InputError("the line is not UTF-8") from None
    except json.JSONDecodeError as error:
        if set(line.decode().strip().split(",")) <= set(KEYS):
            raise InputError("the line is not JSON but the header of a CSV; give --csv") from None
        what = error.msg[:1].lower() + error.msg[1:]
        raise InputError(f"the line is not JSON: {what} at character {error.pos + 1}") from None
    except InputError:
        raise
    except (ValueError, RecursionError):
        raise InputError(
            "the line is not JSON: a number in it is too long, or it is nested too deep"
        ) from None
    if not isinstance(given, dict):
        raise InputError(f"the line is {shown(given)}; an object is wanted")
    return given


def _check_value(name: str, value: Any, deeper: int) -> None:
    """Raise InputError for a number that is not finite, which JSON has not, and for what is nested too deep."""
    if isinstance(value, float) and not isfinite(value):
        raise InputError(f"a number in {shown(name)} is {shown(value)}; a finite one is wanted")
    if isinstance(value, list | dict):
        if not deeper:
            raise InputError(f"{shown(name)} is nested too deep; at most {_DEEPEST} levels are allowed")
        for part in value.values() if isinstance(value, dict) else value:
            _check_value(name, part, deeper - 1)


def _pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    given: dict[str, Any] = {}
    for name, value in pairs:
        if name in given:
            raise InputError(f"{shown(name)} is given twice in the line; give it once")
        given[name] = value
    return given


def _cast_of(given: Mapping[str, Any], common: Mapping[str, Any]) -> Cast:
    said = {name: value for name, value in given.items() if name != "id" and value not in (None, "")}
    moment = said.pop("at", None)
    if moment is not None and (told := [name for name in _PILLARS if name in said]):
        raise InputError(f"both at and {' and '.join(told)} are given; give the moment or the pillars")
    for name in ("at", *_CLOCK):
        if given.get(name) is not None and not isinstance(given[name], str):
            raise InputError(f"{name} is {shown(given[name])}; text is wanted")
        if name in said and moment is None:
            raise InputError(f"{name} is given without the moment; give at too")
    rest = {name: value for name, value in common.items() if name not in said}
    if "use" in said or "about" in said:
        rest.pop("about", None)
        rest.pop("use", None)
    known = rest | said
    clock = {name: known.pop(name) for name in _CLOCK if name in known}
    known["readings"] = dict(common.get("readings", {})) | _readings(said.get("readings", {}))
    if "for" in known:
        known["for_"] = known.pop("for")
    if "days" in known:
        known["days"] = _number(known["days"])
    lines = known.pop("lines", None)
    if lines is not None and ("hexagram" in known or "changed" in known):
        raise InputError("both hexagrams and lines are given; give one of the two")
    if isinstance(lines, str):
        from yimao.bridge.casting import parse_lines

        lines = parse_lines(lines)
    elif lines is not None:
        if not isinstance(lines, list):
            raise InputError(f"lines is {shown(lines)}; a list of six numbers is wanted, or text")
        lines = [_mark(mark, place) for place, mark in enumerate(lines, 1)]
    if moment is not None:
        return Cast.at(moment, lines=lines, **clock, **known)
    if lines is not None:
        return Cast.from_lines(lines, **known)
    return Cast.of(known.pop("hexagram", None), **known)


def _readings(given: Any) -> dict[str, str]:
    """Read the readings of a line: an object, or text such as `ban=ren_yi fei_po=tong`."""
    told = given
    if isinstance(given, str):
        pairs = [text.partition("=") for text in given.replace(",", " ").replace(";", " ").split()]
        given = {name: option for name, _, option in pairs} if all(option for *_, option in pairs) else None
    if not isinstance(given, dict) or not all(isinstance(option, str) for option in given.values()):
        raise InputError(
            f"readings is {shown(told)}; names and options are wanted, such as {shown({'ban': 'ren_yi'})}"
        )
    return given


def _number(days: Any) -> int:
    if isinstance(days, str) and days.isascii() and days.strip().isdecimal() and len(days) < 4:
        return int(days)
    if not isinstance(days, int) or isinstance(days, bool):
        raise InputError(f"days is {shown(days)}; a number of days since the term began is wanted")
    return days


def _mark(mark: Any, place: int) -> Any:
    """Read a line of a list: a number, or a mark such as ○."""
    if isinstance(mark, str):
        from yimao.bridge.casting import parse_line

        return parse_line(mark)
    if not isinstance(mark, int) or isinstance(mark, bool):
        raise InputError(f"line {place} of the hexagram is {shown(mark)}; allowed are 6, 7, 8 and 9")
    return mark


def _id(id: Any) -> dict[str, Any]:
    return {} if id is None else {"id": id}


def _line(told: Mapping[str, Any]) -> str:
    """Write a line of JSON."""
    return json_text(told, separators=(",", ":"))
