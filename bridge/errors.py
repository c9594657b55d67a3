"""The errors of yimao: one typed exception for every way a request can go wrong.

Each carries a one-sentence message for a person, a `kind` for a program, and whatever `details` the
doctrine gave (candidates, position, file and line). `to_json()` is what `--json` prints on failure.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final

_MOST_SHOWN: Final = 60  # characters of what was given

# What a terminal obeys rather than shows: controls, marks of direction, halves of characters.
_STEERING: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb\ud800-\udfff]"
)


def shown(given: Any) -> str:
    """Return what was given as a sentence shows it: text in quotes, anything else as JSON; the beginning of much."""
    if isinstance(given, str):
        quoted = repr(given[: _MOST_SHOWN + 1])
    else:
        quoted = json.dumps(given, ensure_ascii=False, default=str)
    if len(quoted) <= _MOST_SHOWN + 2:
        return quoted
    return f"{quoted[:_MOST_SHOWN]}…" + ("'" if isinstance(given, str) else "")


def guess(given: str, allowed: Iterable[str], words: str = ", nearest is ") -> str:
    """Return `words` and which of `allowed` is near to what was given; nothing where none is."""
    from difflib import get_close_matches  # late, as it is seldom needed

    near = get_close_matches(given[:_MOST_SHOWN], list(allowed), 1)
    return f"{words}{near[0]}" if near else ""


class YimaoError(Exception):
    """Base of every error that yimao raises on purpose.

    `message` is one sentence; `details` maps names to JSON values.
    """

    kind: ClassVar[str] = "error"

    def __init__(self, message: str, **details: Any) -> None:
        super().__init__(message)
        self.message = message
        self.details = details

    def to_json(self) -> dict[str, Any]:
        """Return `{"error": {"kind": str, "message": str, **details}}`."""
        return {"error": {**self.details, "kind": self.kind, "message": self.message}}


class InputError(YimaoError, ValueError):
    """What was given is not what is allowed; the command line exits with status 2."""

    kind = "bad_request"


class UnknownName(InputError):
    """A name that the tables do not hold; `details` may give the nearest."""

    kind = "unknown"


class AmbiguousName(InputError):
    """A name that several values share; `details` lists the candidates."""

    kind = "ambiguous"


class GoalSyntaxError(InputError):
    """A goal that does not read as a term."""

    kind = "syntax"


class NotAllowed(InputError):
    """A goal outside the public vocabulary."""

    kind = "not_allowed"


class LimitReached(YimaoError):
    """A goal used up one of the limits that every call carries."""


class Timeout(LimitReached, TimeoutError):
    """The goal did not end within its seconds."""

    kind = "timeout"


class OutOfInferences(LimitReached):
    """The goal did not end within its inferences."""

    kind = "inferences"


class OutOfMemory(LimitReached):
    """The goal did not fit into the Prolog stacks."""

    kind = "memory"


class LoadError(YimaoError):
    """The knowledge base does not load cleanly.

    `details["problems"]` lists each `{"file": str, "line": int, "message": str}`.
    """

    kind = "load"


class MissingProlog(YimaoError):
    """SWI-Prolog is absent, too old or unusable; the message names the remedy."""

    kind = "missing_prolog"


class OutputError(YimaoError):
    """What was to be printed, written or kept cannot be: the disk is full, or the device fails.

    The command line exits with status 74.
    """

    kind = "output"


class SessionError(YimaoError):
    """The session cannot be used from here: another knowledge base is loaded, or the process forked."""

    kind = "session"


class InternalError(YimaoError):
    """A fault of yimao itself."""

    kind = "internal"


_BY_KIND: dict[str, type[YimaoError]] = {
    cls.kind: cls
    for cls in (
        InputError, UnknownName, AmbiguousName, GoalSyntaxError, NotAllowed,
        Timeout, OutOfInferences, OutOfMemory, LoadError, InternalError,
    )
}  # fmt: skip


def visible(text: str, keep: str = "") -> str:
    """Return a text with what would steer a terminal written out, as `\\x1b`, but for the signs of `keep`."""
    return _STEERING.sub(lambda sign: sign[0] if sign[0] in keep else repr(sign[0])[1:-1], text)


def one_line(text: str) -> str:
    """Return a text as it stands within a line: without breaks, and `visible`."""
    return visible(" ".join(text.split()))


def json_text(value: Any, **form: Any) -> str:
    """Return JSON in which what would steer a terminal is escaped; `form` is as `json.dumps` takes it."""
    text = json.dumps(value, ensure_ascii=False, **form)
    return _STEERING.sub(lambda sign: sign[0] if sign[0] == "\n" else json.dumps(sign[0])[1:-1], text)


def error_from(reply: Mapping[str, Any]) -> YimaoError:
    """Return the exception for the `error` object of a reply; an unknown kind is an `InternalError`."""
    details = {key: value for key, value in reply.items() if key not in ("kind", "message")}
    cls = _BY_KIND.get(str(reply.get("kind")), InternalError)
    return cls(str(reply.get("message", "the knowledge base gave no reason")), **details)
