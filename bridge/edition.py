"""The text itself, in an edition that the user has: cut into the numbered passages, kept, and collated.

The book's sentences are not part of yimao. A transcription is attached as a file and kept in the user's data
folder (YIMAO_DATA overrides the folder); from then on what cites a passage can show how it reads. It is cut at
the words that the passages open with, in whatever script and with whatever punctuation.
"""

from __future__ import annotations

import json
import os
import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, Self

from yimao.bridge.cast import Said
from yimao.bridge.errors import InputError
from yimao.bridge.hans import simplified
from yimao.bridge.session import Session

SCHEMA: Final = "yimao.edition.1"
LARGEST: Final = 4 << 20  # bytes of a file; these chapters have some 70,000

Kind = Literal["missing", "opening", "extra", "corrupt", "open", "emended", "other"]
KINDS: Final[dict[Kind, Said]] = {
    "missing": Said("闕", "missing"),
    "opening": Said("首句異", "opens otherwise"),
    "extra": Said("增", "extra"),
    "corrupt": Said("訛", "corrupt"),
    "open": Said("存疑", "unresolved"),
    "emended": Said("已正", "emended"),
    "other": Said("異文", "reads otherwise"),
}
FAULTS: Final[frozenset[Kind]] = frozenset({"missing", "opening", "extra"})

# Forms of a sign that are neither Traditional nor Simplified, and one that conversions spoil.
_FORMS: Final = str.maketrans("隂隠恊爲説衆甞飜徃乾冲却", "阴隐协为说众尝翻往干冲却")
_BRACKETS: Final = dict(zip("（(〔[［【〈《", "）)〕]］】〉》", strict=True))
_HAN: Final = re.compile(r"[\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]")
_STOPS: Final = re.compile(r"[。，、：；！？,;:!?]")
_ENDS: Final = frozenset('。！？」』.!?"' + "".join(_BRACKETS.values()))
_FURNITURE: Final = 15  # signs at most of a line that is no sentence: a heading, the end of a volume
_INLINE: Final = 8  # signs at most of brackets within a sentence; more are a note
_CONTEXT: Final = 6  # signs shown on either side of a difference


class Place(NamedTuple):
    """A passage, or the note on one, and the words that it opens with."""

    passage: str
    note: bool
    opening: str


class Emendation(NamedTuple):
    """At `passage` the common transcription has `as_` for `read`, None where that is open, for a reason."""

    passage: str
    as_: str
    read: str | None
    why: str


@dataclass(frozen=True, slots=True)
class Table:
    """The passages in order, the names of the chapters by number, and the known corruptions."""

    places: tuple[Place, ...]
    chapters: Mapping[int, str]
    emendations: tuple[Emendation, ...]

    @classmethod
    def of(cls, session: Session) -> Self:
        """Return the table of the doctrine. Raises what `ask` raises."""
        known = session.ask({"op": "passages"})
        return cls(
            tuple(
                Place(brief["passage"], brief["kind"] == "note", brief["locator"])
                for chapter in known["chapters"]
                for brief in chapter["passages"]
            ),
            {chapter["number"]: chapter["zh"] for chapter in known["chapters"]},
            tuple(Emendation(at["passage"], at["as"], at["read"], at["why"]) for at in known["emendations"]),
        )


class Remark(NamedTuple):
    """What is to be said of an edition at a passage; `text` is what stands there, `words` say the rest."""

    passage: str
    kind: Kind
    text: str
    words: Said

    def to_json(self) -> dict[str, Any]:
        """Return the fields, the words by language."""
        return {
            "passage": self.passage,
            "kind": self.kind,
            "text": self.text,
            "zh": self.words.zh,
            "en": self.words.en,
        }


@dataclass(frozen=True)
class Edition:
    """A transcription cut into passages.

    `source` is the file that it came from, `encoding` how that was written. `originals` are the passages that
    it has, in order, as they read there; `extras` what stands after a passage and belongs to none, in order;
    `openings` the passages whose first words are not those of the table, with the words that they have.
    """

    source: str
    encoding: str
    originals: Mapping[str, str]
    extras: tuple[tuple[str, str], ...]
    openings: Mapping[str, str]

    def remarks(self, table: Table) -> tuple[Remark, ...]:
        """Return what is missing, extra, corrupt or otherwise, in the order of the passages."""
        return tuple(
            remark for place in table.places for remark in (*self._cut(place), *self._emended(place, table))
        )

    def _cut(self, place: Place) -> Iterator[Remark]:
        key = place.passage
        if key not in self.originals:
            words = Said(f"不見「{place.opening}」", f"nothing here opens with {place.opening}")
            yield Remark(key, "missing", "", words)
        if key in self.openings:
            words = Said(f"表作「{place.opening}」", f"the table has {place.opening}")
            yield Remark(key, "opening", self.openings[key], words)
        for after, text in self.extras:
            if after == key:
                yield Remark(key, "extra", text, Said("其後有不屬任何一條之文", "after it, of no passage"))

    def _emended(self, place: Place, table: Table) -> Iterator[Remark]:
        text = self.originals.get(place.passage)
        for made in table.emendations:
            if made.passage != place.passage or text is None:
                continue
            if _stands(made.as_, made.read, text):
                kind: Kind = "open" if made.read is None else "corrupt"
                zh = "未定" if made.read is None else f"當作「{made.read}」"
                en = made.why if made.read is None else f"read {made.read}: {made.why}"
                yield Remark(made.passage, kind, made.as_, Said(zh, en))
            elif made.read is not None and _stands(made.read, made.as_, text):
                yield Remark(
                    made.passage, "emended", made.read, Said(f"不作「{made.as_}」", f"not {made.as_}")
                )
            else:
                both = made.as_ if made.read is None else f"{made.as_} / {made.read}"
                words = Said(f"既非「{both}」", f"neither {both} stands here")
                yield Remark(made.passage, "other", "", words)

    def to_json(self) -> dict[str, Any]:
        """Return the edition as it is kept."""
        return {
            "schema": SCHEMA,
            "source": self.source,
            "encoding": self.encoding,
            "passages": dict(self.originals),
            "extras": [list(extra) for extra in self.extras],
            "openings": dict(self.openings),
        }

    @classmethod
    def from_json(cls, kept: Mapping[str, Any]) -> Self:
        """Return the edition of what `to_json` returned. Raises InputError for anything else."""
        try:
            if kept["schema"] != SCHEMA:
                raise ValueError(kept["schema"])
            extras = tuple((str(after), str(text)) for after, text in kept["extras"])
            passages, openings = ({str(k): str(v) for k, v in kept[key].items()} for key in _MAPPED)
            return cls(str(kept["source"]), str(kept["encoding"]), passages, extras, openings)
        except (KeyError, TypeError, ValueError, AttributeError):
            raise InputError(
                f"this is no edition of the form {SCHEMA}; attach the transcription again"
            ) from None


_MAPPED: Final = ("passages", "openings")


# ── the one that is attached ────────────────────────────────────────────────────────────────────────────────


def edition_file() -> Path:
    """Return where the edition that is attached is kept, or would be."""
    folder = os.environ.get("YIMAO_DATA")
    if not folder:
        from platformdirs import user_data_dir

        folder = user_data_dir("yimao", appauthor=False)
    return Path(folder).absolute() / "edition.json"


def attached() -> Edition | None:
    """Return the edition that is attached, None where there is none. Raises InputError if it is damaged."""
    file = edition_file()
    try:
        if file.exists() and not file.is_file():  # a pipe or a device may never end
            raise InputError(f"the edition at {file} is no file; put it elsewhere and attach the text again")
        kept = file.read_text(encoding="utf-8")
    except (FileNotFoundError, NotADirectoryError):
        return None
    except UnicodeDecodeError:
        raise InputError(f"the edition at {file} is damaged; attach the transcription again") from None
    except OSError as error:
        raise InputError(
            f"the edition at {file} cannot be read ({error.strerror}); see to its folder"
        ) from None
    try:
        return Edition.from_json(json.loads(kept))
    except ValueError as error:
        if isinstance(error, InputError):
            raise
        raise InputError(f"the edition at {file} is damaged; attach the transcription again") from None


def originals() -> Mapping[str, str]:
    """Return how the passages read in the edition that is attached, by citation; none without one."""
    edition = attached()
    return edition.originals if edition else {}


def attach(edition: Edition) -> Path:
    """Keep an edition as the one that is attached and return the file. Raises InputError if it cannot be."""
    file = edition_file()
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(json.dumps(edition.to_json(), ensure_ascii=False), encoding="utf-8")
        draft.replace(file)
    except OSError as error:
        raise InputError(f"the edition cannot be kept at {file} ({error.strerror})") from None
    return file


def detach() -> bool:
    """Let go of the edition that is attached; return whether there was one."""
    try:
        edition_file().unlink()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError as error:
        raise InputError(f"the edition at {edition_file()} cannot be removed ({error.strerror})") from None
    return True


# ── reading a file ──────────────────────────────────────────────────────────────────────────────────────────


def read(file: str | Path, table: Table) -> Edition:
    """Return the edition that a file holds, in UTF-8, UTF-16 with its mark, or GB18030.

    Raises InputError for a file that cannot be read, is too large, is no text, or has none of the passages.
    """
    path = Path(file)
    try:
        with path.open("rb") as stream:
            raw = stream.read(LARGEST + 1)  # no more, for it may be a device, which never ends
        if len(raw) > LARGEST:
            raise InputError(f"{path} has more than {LARGEST:,} bytes; a transcription has at most so many")
    except OSError as error:
        raise InputError(f"{path} cannot be read ({error.strerror})") from None
    text, encoding = _decoded(raw, path)
    edition = cut(text, table, source=path.name, encoding=encoding)
    if len(edition.originals) == len(edition.openings):
        raise InputError(
            f"{path} has none of the {len(table.places)} passages; it should hold the text of chapters "
            f"{min(table.chapters)} to {max(table.chapters)}, such as {table.places[0].opening}…"
        )
    return edition


def _decoded(raw: bytes, path: Path) -> tuple[str, str]:
    marked = raw.startswith((b"\xff\xfe", b"\xfe\xff"))
    for encoding in ("utf-16",) if marked else ("utf-8-sig", "gb18030"):
        try:
            text = raw.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" not in text:
            return text, encoding.removesuffix("-sig")
    raise InputError(f"{path} is text neither in UTF-8 nor in GB18030")


def cut(text: str, table: Table, *, source: str = "", encoding: str = "utf-8") -> Edition:
    """Return a text as an edition: cut where the passages of `table` begin, in their order."""
    page = _Page(text, table)
    starts = page.starts()
    found: dict[str, str] = {}
    extras: list[tuple[str, str]] = []
    openings: dict[str, str] = {}
    for number, (place, start, opening) in enumerate(starts):
        end = starts[number + 1][1] if number + 1 < len(starts) else len(page.text)
        found[place.passage], more = page.passage(start, end)
        extras += [(place.passage, piece) for piece in more]
        if opening is not None:
            openings[place.passage] = opening
    return Edition(source, encoding, found, tuple(extras), openings)


def fold(text: str) -> str:
    """Return a text in one form of each sign, Simplified, as long as it was: for comparing only."""
    return simplified(text).translate(_FORMS) if len(simplified(text)) == len(text) else text


class _Page:
    """A text that is being cut: its signs, folded, each with its place in it; headings are left out."""

    def __init__(self, text: str, table: Table) -> None:
        self.text = text.replace("\r\n", "\n").replace("\r", "\n")
        self.table = table
        self.folded = fold(self.text)
        self.furniture = sorted({*self._headings(), *self._furniture()})
        starts = [start for start, _ in self.furniture]
        self.at = [
            found.start()
            for found in _HAN.finditer(self.text)
            if not _within(self.furniture, starts, found.start())
        ]
        self.signs = "".join(self.folded[at] for at in self.at)

    def _headings(self) -> Iterator[tuple[int, int]]:
        """Yield where chapters are named by their number, and what follows a rule, wherever in a line."""
        names = "|".join(re.escape(fold(name)) for name in self.table.chapters.values())
        for found in re.finditer(
            rf"(?:{names})章第[一二三四五六七八九十百]+章?|[-─—=*]{{4,}}[^\n]*", self.folded
        ):
            yield found.span()

    def _furniture(self) -> Iterator[tuple[int, int]]:
        """Yield where the lines stand that are no sentences and lead to a passage or to nothing: titles."""
        openings = [_signs(fold(place.opening)) for place in self.table.places]
        leads = True  # what follows is a passage, a title, or the end
        lines = [line for line in re.finditer(r"[^\n]+", self.text) if line[0].strip()]
        for number in range(len(lines) - 1, -1, -1):
            line = lines[number]
            signs = _signs(self.folded[line.start() : line.end()])
            if any(signs.startswith(opening) or opening.startswith(signs) for opening in openings if signs):
                leads = True
            elif leads and self._titles(line[0], signs) and (not number or _ends(lines[number - 1][0])):
                yield line.span()
            else:
                leads = False

    def _titles(self, line: str, signs: str) -> bool:
        """Tell whether a line may be a title: short, and neither a sentence nor a note."""
        bare = line.strip()
        bracketed = bare[0] in _BRACKETS or bare[-1] in _BRACKETS.values()
        return len(signs) <= _FURNITURE and not _STOPS.search(line) and (not bracketed or not signs[_INLINE:])

    def starts(self) -> list[tuple[Place, int, str | None]]:
        """Return where each passage begins that is there, and the words that it opens with if not its own."""
        sure = self._sure()
        known: list[tuple[Place, int, str | None]] = []
        places = self.table.places
        for number, place in enumerate(places):
            if number in sure:
                known.append((place, self._begin(sure[number]), None))
                continue
            after = max((sure[n] + 1 for n in sure if n < number), default=0)
            before = min((sure[n] for n in sure if n > number), default=len(self.signs))
            if (like := self._like(place, after, before)) is not None:
                sure[number] = like
                opening = self._words(like, len(_signs(place.opening)))
                known.append((place, self._begin(like), opening))
        return known

    def _sure(self) -> dict[int, int]:
        """Return where passages begin whose opening is there, as many as can be in their order."""
        ends: list[int] = []  # of the chains so far, by length, the least place that ends one
        chains: list[tuple[int, int, int | None]] = []  # passage, place, the link before
        links: list[int] = []
        for number, place in enumerate(self.table.places):
            opening = _signs(fold(place.opening))
            spots = [found.start() for found in re.finditer(f"(?={re.escape(opening)})", self.signs)]
            for spot in sorted(spots, reverse=True):  # so that a passage is not twice in one chain
                length = bisect_left(ends, spot)
                before = links[length - 1] if length else None
                chains.append((number, spot, before))
                if length == len(ends):
                    ends.append(spot)
                    links.append(len(chains) - 1)
                else:
                    ends[length], links[length] = spot, len(chains) - 1
        found: dict[int, int] = {}
        link = links[-1] if links else None
        while link is not None:
            number, spot, link = chains[link]
            found[number] = spot
        return found

    def _like(self, place: Place, after: int, before: int) -> int | None:
        """Return where, of the places at which something begins, one opens much like a passage."""
        opening = _signs(fold(place.opening))
        best: tuple[float, int] | None = None
        for spot in range(after, before):
            if not self._begins(spot, place.note):
                continue
            words = self.signs[spot : spot + len(opening)]
            ratio = SequenceMatcher(None, opening, words, autojunk=False).ratio()
            if ratio >= 0.6 and (best is None or ratio > best[0]):
                best = ratio, spot
        return best and best[1]

    def _begins(self, spot: int, note: bool) -> bool:
        """Tell whether a sign is the first of a line or, for a note, of brackets."""
        at = self.at[spot]
        lead = self.text[self.at[spot - 1] + 1 if spot else 0 : at]
        return any(sign in _BRACKETS for sign in lead) == note and (note or "\n" in lead or spot == 0)

    def _begin(self, spot: int) -> int:
        """Return where a passage begins whose first sign is this: with the bracket before that, if any."""
        at = self.at[spot]
        while at and (self.text[at - 1] in _BRACKETS or self.text[at - 1] in " \u3000「『“‘\"'"):
            at -= 1
        return at

    def _words(self, spot: int, count: int) -> str:
        return "".join(self.text[at] for at in self.at[spot : spot + count])

    def passage(self, start: int, end: int) -> tuple[str, list[str]]:
        """Return the passage from `start` on, and what stands before `end` and is none of it."""
        pieces = []
        for begun, ended in self.furniture:
            if start <= begun < end:
                pieces.append(self.text[start:begun])
                start = ended
        pieces.append(self.text[start:end])
        text = "".join("".join(line.strip() for line in piece.splitlines()) for piece in pieces)
        if text[:1] in _BRACKETS:
            close = _closing(text, 0)
            own, rest = text[:close], text[close:]
            return own, [rest.strip()] if _HAN.search(rest) else []
        own, more, at = "", [], 0
        while at < len(text):
            if text[at] in _BRACKETS and len(_signs(text[at : _closing(text, at)])) > _INLINE:
                more.append(text[at : _closing(text, at)])
                at = _closing(text, at)
            else:
                own += text[at]
                at += 1
        return own.strip(), more


def _ends(line: str) -> bool:
    """Tell whether a line ends as a sentence or a note does, or is itself a title."""
    return line.rstrip()[-1:] in _ENDS or (not _STOPS.search(line) and len(_signs(line)) <= _FURNITURE)


def _within(spans: Sequence[tuple[int, int]], starts: Sequence[int], at: int) -> bool:
    number = bisect_right(starts, at) - 1
    return number >= 0 and at < spans[number][1]


def _closing(text: str, start: int) -> int:
    """Return where the bracket at `start` is closed, after the bracket; the end where it never is."""
    open_, close, depth = text[start], _BRACKETS[text[start]], 0
    for at in range(start, len(text)):
        depth += (text[at] == open_) - (text[at] == close)
        if depth == 0:
            return at + 1
    return len(text)


@cache
def _signs(text: str) -> str:
    return "".join(_HAN.findall(text))


def _stands(words: str, others: str | None, text: str) -> bool:
    """Tell whether words stand in a text, in whatever form where that tells them from the others."""
    own, rival = _signs(fold(words)), _signs(fold(others or ""))
    if own == rival:  # only the very signs tell them apart
        return words in text
    return own in _signs(fold(text))


# ── two editions ────────────────────────────────────────────────────────────────────────────────────────────


class Difference(NamedTuple):
    """Where two editions differ: one has `here`, the other `there`, between `before` and `after`.

    `forms` tells that only the forms of the signs differ.
    """

    before: str
    here: str
    there: str
    after: str
    forms: bool

    def to_json(self) -> dict[str, Any]:
        """Return the fields."""
        return self._asdict()


@dataclass(frozen=True)
class Collation:
    """Two editions side by side.

    `differences` are by passage, in order, of passages that both have, other forms of a sign among them only
    where both are in one script (`one_script`). `lacking` are those that only the other has, `added` those
    that only this one has; `same` counts those that agree.
    """

    here: str
    there: str
    differences: Mapping[str, tuple[Difference, ...]]
    lacking: tuple[str, ...]
    added: tuple[str, ...]
    same: int
    one_script: bool

    def to_json(self) -> dict[str, Any]:
        """Return the fields."""
        return {
            "schema": "yimao.collation.1",
            "here": self.here,
            "there": self.there,
            "one_script": self.one_script,
            "same": self.same,
            "lacking": list(self.lacking),
            "added": list(self.added),
            "differences": [
                {"passage": passage, "at": [at.to_json() for at in differences]}
                for passage, differences in self.differences.items()
            ],
        }


def collate(here: Edition, there: Edition) -> Collation:
    """Return where two editions differ, passage by passage; punctuation is not compared."""
    both = [key for key in here.originals if key in there.originals]
    one_script = _one_script([(here.originals[key], there.originals[key]) for key in both])
    found = {key: tuple(_differences(here.originals[key], there.originals[key], one_script)) for key in both}
    return Collation(
        here=here.source,
        there=there.source,
        differences={key: differences for key, differences in found.items() if differences},
        lacking=tuple(key for key in there.originals if key not in here.originals),
        added=tuple(key for key in here.originals if key not in there.originals),
        same=sum(not differences for differences in found.values()),
        one_script=one_script,
    )


def _one_script(pairs: Iterable[tuple[str, str]]) -> bool:
    """Tell whether texts are written in one script: few of the signs that they share have another form."""
    shared = other = 0
    for here, there in pairs:
        a, b = _signs(here), _signs(there)
        for op, i, j, k, m in SequenceMatcher(None, fold(a), fold(b), autojunk=False).get_opcodes():
            if op == "equal":
                shared += j - i
                other += sum(x != y for x, y in zip(a[i:j], b[k:m], strict=True))
    return other * 10 <= shared


def _differences(here: str, there: str, one_script: bool) -> Iterator[Difference]:
    a, b = _signs(here), _signs(there)
    x, y = (a, b) if one_script else (fold(a), fold(b))
    for op, i, j, k, m in SequenceMatcher(None, x, y, autojunk=False).get_opcodes():
        if op != "equal":
            yield Difference(
                before=a[max(0, i - _CONTEXT) : i],
                here=a[i:j],
                there=b[k:m],
                after=a[j : j + _CONTEXT],
                forms=fold(a[i:j]) == fold(b[k:m]),
            )
