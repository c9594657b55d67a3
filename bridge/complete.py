"""What the shell may complete a value of the command line to: the names of the tables, as far as they are typed."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Sequence
from typing import Final

from yimao.bridge.errors import YimaoError
from yimao.bridge.session import Session

KINDS: Final = (
    "hexagram", "topic", "person", "use", "jie_qi", "term", "passage", "chapter", "reading", "finding",
)  # fmt: skip

_TONES: Final = {"\u0304": "1", "\u0301": "2", "\u030c": "3", "\u0300": "4"}


def completions(of: str, typed: str) -> list[tuple[str, str]]:
    """Return each name of a kind of `KINDS` that begins as typed, with what it means; none without SWI-Prolog.

    Of the forms of one name, such as characters, pinyin and English, it is the first that begins so and is that of
    no other. Words have hyphens between them, which the command line takes as well.
    """
    try:
        rows = Session().ask({"op": "completions", "of": of})["names"]
    except YimaoError:
        return []
    names = [(_forms(row["forms"]), str(row["help"])) for row in rows]
    known = Counter(form for row in rows for form in set(_forms([*row["forms"], *row["also"]])))
    begun = _plain(typed)
    found = []
    for forms, meaning in names:
        fitting = (form for form in forms if form.startswith(begun) and known[form] == 1)
        if (form := next(fitting, None)) is not None:
            found.append((form, meaning))
    return found


def _forms(given: Sequence[str]) -> list[str]:
    """Return forms as they are typed: in small letters, and pinyin without tones or with their numbers."""
    forms = [form.replace(" ", "-") for form in given]
    return [*map(_plain, forms), *(numbered for form in forms if (numbered := _numbered(form)) != form)]


def _plain(form: str) -> str:
    bare = "".join(sign for sign in unicodedata.normalize("NFD", form) if sign not in _TONES)
    return unicodedata.normalize("NFC", bare).lower()


def _numbered(form: str) -> str:
    """Return pinyin with the number of the tone after each syllable; other text as it is."""
    syllables = []
    for syllable in form.split("-"):
        tone = "".join(_TONES.get(sign, "") for sign in unicodedata.normalize("NFD", syllable))
        syllables.append(_plain(syllable) + tone if re.fullmatch("[1-4]", tone) else syllable)
    return "-".join(syllables)
