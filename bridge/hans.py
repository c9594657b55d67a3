"""Simplified characters: text of the program in them, sign by sign, so that a layout stays as it is.

`hans.txt` holds pairs of a Traditional and a Simplified sign, after OpenCC (Apache License 2.0). No sign of
the art is ambiguous but 乾, which is never 干 here, and one word, 反覆, is written otherwise.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

_PAIRS: Final = Path(__file__).with_name("hans.txt")
_WORDS: Final = {"反覆": "反复"}


def simplified(text: str) -> str:
    """Return a text with its Traditional signs Simplified, as long and as wide as it was."""
    for word, written in _WORDS.items():
        text = text.replace(word, written)
    return text.translate(_table())


@cache
def _table() -> dict[int, int]:
    signs = _PAIRS.read_text(encoding="utf-8").replace("\n", "")
    return str.maketrans(signs[::2], signs[1::2])
