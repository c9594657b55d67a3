"""A cast step by step: the question, the matter, the person, how it is cast, and when.

What was given as an option is not asked again. An answer that is not understood is told so, and asked again.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeVar

from yimao.bridge.cast import Said
from yimao.bridge.errors import InputError, shown
from yimao.bridge.session import Session

T = TypeVar("T")

# What tells how it is cast, what tells when, and what tells the use god: one of each is enough.
HOW: Final = ("hexagram", "lines", "toss", "yarrow", "numbers", "by_time")
WHEN: Final = ("at", "now", "month", "day", "year", "term")
MATTER: Final = ("about", "use")

_LACKING: Final = (
    (MATTER, "the matter (--about, or --use)"),
    (HOW, "how it is cast (--toss, --yarrow, --lines, --numbers, --by-time, or the hexagrams)"),
    (WHEN, "when (--now, --at, or --month and --day)"),
)


class Way(NamedTuple):
    """A way to cast: the option that it stands for, and what it is called."""

    option: str
    words: Said


WAYS: Final = (
    Way("toss", Said("三錢", "three coins")),
    Way("yarrow", Said("蓍草", "yarrow stalks")),
    Way("lines", Said("逐爻自報", "line by line, as you threw them")),
    Way("hexagram", Said("報卦名", "by the names of the hexagrams")),
    Way("numbers", Said("梅花易數：以數", "by numbers (the Plum Blossom method)")),
    Way("by_time", Said("梅花易數：以時", "by the time (the Plum Blossom method)")),
)

_QUESTION: Final = Said("所問何事？（可略）", "What do you ask, in your own words? (may be left out)")
_MATTER: Final = Said(
    "所占何類？如疾病、求財；? 列諸類（可略）",
    "What kind of matter is it, such as illness or wealth? ? lists them (may be left out)",
)
_PERSON: Final = Said(
    "為何人占？如父、長男（可略）", "For whom, such as father or eldest son? (may be left out)"
)
_HOW: Final = Said("如何起卦？", "How is it cast?")
_LINE: Final = Said(
    "{}爻：6 7 8 9、交單拆重或 × — -- ○", "Line {} of 6, from the bottom: 6 7 8 9, or × — -- ○"
)
_HEXAGRAM: Final = Said("本卦？", "Which hexagram?")
_CHANGED: Final = Said("變卦？（靜卦則略）", "What does it change into? (left out if no line moves)")
_NUMBERS: Final = Said(
    "上卦數、下卦數、動爻數（末者可略）",
    "Numbers for upper, lower and moving line (the last may be left out)",
)
_WHEN: Final = Said(
    "何時？now、2026-12-01T14:30，或月日如「子 戊寅」（略則為今）",
    "When? now, a time as 2026-12-01T14:30, or month and day as: zi wuyin (left out: now)",
)
_MOMENT: Final = Said(
    "何時？now 或 2026-12-01T14:30（略則為今）", "When? now, or a time as 2026-12-01T14:30 (left out: now)"
)


def lacking(given: Mapping[str, Any]) -> list[str]:
    """Return the steps that need an answer and have none, each with the options that give it."""
    return [name for keys, name in _LACKING if not _told(given, keys)]


class Interview:
    """What is asked of somebody at a terminal.

    `prompt` puts a question and returns the answer, blank for none; `tell` says something.
    """

    def __init__(self, session: Session, prompt: Callable[[Said], str], tell: Callable[[Said], None]) -> None:
        self._session = session
        self._prompt = prompt
        self._tell = tell

    def ask(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Return `given`, options of a cast by name, with those added that were asked for."""
        options = dict(given)
        if options.get("question") is None:
            options["question"] = self._prompt(_QUESTION).strip() or None
        if not _told(options, MATTER):
            options["about"] = self._until(_MATTER, self._matter)
        if options.get("for_") is None:
            options["for_"] = self._until(_PERSON, lambda text: self._known("for", text))
        if not _told(options, HOW):
            options |= self._how()
        if not _told(options, WHEN):
            zone = options.get("tz")
            by_time = bool(options.get("by_time"))
            options |= self._until(
                _MOMENT if by_time else _WHEN, lambda text: self._when(text, zone, by_time)
            )
        return options

    def _until(self, question: Said, read: Callable[[str], T]) -> T:
        """Ask until the answer is understood."""
        while True:
            try:
                return read(unicodedata.normalize("NFKC", self._prompt(question)).strip())
            except InputError as error:
                self._tell(Said(error.message, error.message))

    def _known(self, key: str, text: str) -> str | None:
        """Return a name after the doctrine has understood it, None for a blank."""
        if not text:
            return None
        self._session.ask({"op": "chart", "cast": {"hexagram": "乾", key: text}})
        return text

    def _matter(self, text: str) -> str | None:
        if text == "?":
            topics = self._session.ask({"op": "topics"})
            self._tell(
                Said(
                    "、".join(topic["topic"] for topic in topics), "; ".join(topic["en"] for topic in topics)
                )
            )
            return self._until(_MATTER, self._matter)
        return self._known("about", text)

    def _how(self) -> dict[str, Any]:
        for number, way in enumerate(WAYS, 1):
            self._tell(Said(f"{number} {way.words.zh}", f"{number} {way.words.en}"))
        option = self._until(_HOW, _way)
        match option:
            case "lines":
                from yimao.bridge.casting import parse_line

                lines = [
                    self._until(Said(_LINE.zh.format("初二三四五上"[n]), _LINE.en.format(n + 1)), parse_line)
                    for n in range(6)
                ]
                return {"lines": ",".join(map(str, lines))}
            case "hexagram":
                return {
                    "hexagram": self._until(_HEXAGRAM, self._hexagram),
                    "changed": self._until(_CHANGED, lambda text: self._hexagram(text) if text else None),
                }
            case "numbers":
                return {"numbers": self._until(_NUMBERS, _numbers)}
        return {option: True}

    def _hexagram(self, text: str) -> str:
        self._session.ask({"op": "chart", "cast": {"hexagram": text}})
        return text

    def _when(self, text: str, zone: str | None, by_time: bool) -> dict[str, Any]:
        """Read a moment, or the month and the day."""
        parts = text.split()
        if by_time or not text or text[0].isdecimal() or len(parts) != 2:
            from yimao.bridge.calendar import parse_when

            parse_when(text or "now", zone)
            return {"at": text or "now"}
        month, day = parts
        self._session.ask({"op": "chart", "cast": {"hexagram": "乾", "month": month, "day": day}})
        return {"month": month, "day": day, "tz": None, "day_starts": None, "summer_time": None}


def parse_numbers(text: str) -> tuple[int, ...]:
    """Read the numbers of a cast after 梅花易數: upper, lower, and if given that of the moving line.

    Raises InputError for anything but two or three whole numbers from 1 up.
    """
    parts = unicodedata.normalize("NFKC", text).replace(",", " ").replace("、", " ").split()
    wrong = [part for part in parts if not (part.isascii() and part.isdecimal() and len(part) < 10)]
    if wrong or len(parts) not in (2, 3):
        long = next((part for part in wrong if part.isascii() and part.isdecimal()), None)
        why = f"; {shown(long)} is past 999,999,999" if long else ""
        raise InputError(
            f"the numbers are {shown(text)}; two or three whole numbers from 1 to 999,999,999 are wanted, upper, lower "
            f"and moving line, such as 5,3,8{why}"
        )
    return tuple(map(int, parts))


def _numbers(text: str) -> str:
    from yimao.bridge.casting import by_numbers

    by_numbers(*parse_numbers(text))
    return text


def _way(text: str) -> str:
    """Read which way was chosen: its number, or a word of what it is called."""
    if text.isdecimal() and 1 <= int(text) <= len(WAYS):
        return WAYS[int(text) - 1].option
    named = [way.option for way in WAYS if text and (text.lower() in way.words.en or text in way.words.zh)]
    if len(named) == 1:
        return named[0]
    allowed = f"allowed are 1 to {len(WAYS)}, or a word of one of them"
    raise InputError(f"the answer is {shown(text)}; {allowed}")


def _told(given: Mapping[str, Any], keys: tuple[str, ...]) -> bool:
    return any(given.get(key) not in (None, False) for key in keys)
