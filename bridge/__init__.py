"""Yimao from Python.

>>> from yimao.bridge import Cast, Session
>>> cast = Cast.of("困", "兌", month="子", day="戊寅")
>>> consultation = Session().consult(cast, use="官鬼")     # doctest: +SKIP

What is named here is imported when it is first used, so that the command line starts quickly.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from yimao.bridge.api import Case as Case
    from yimao.bridge.api import Query as Query
    from yimao.bridge.api import Session as Session
    from yimao.bridge.api import Topic as Topic
    from yimao.bridge.api import Why as Why
    from yimao.bridge.cast import Cast as Cast
    from yimao.bridge.cast import Said as Said
    from yimao.bridge.consultation import Chart as Chart
    from yimao.bridge.consultation import Conclusion as Conclusion
    from yimao.bridge.consultation import Consultation as Consultation
    from yimao.bridge.consultation import Line as Line
    from yimao.bridge.consultation import Reading as Reading
    from yimao.bridge.errors import InputError as InputError
    from yimao.bridge.errors import YimaoError as YimaoError
    from yimao.bridge.explain import Outlook as Outlook
    from yimao.bridge.explain import When as When
    from yimao.bridge.explain import WhyNot as WhyNot
    from yimao.bridge.proof import Node as Node
    from yimao.bridge.proof import ProofTree as ProofTree

_HOMES = {
    "api": ("Case", "Query", "Session", "Topic", "Why"),
    "cast": ("Cast", "Said"),
    "consultation": ("Chart", "Conclusion", "Consultation", "Line", "Reading"),
    "errors": ("InputError", "YimaoError"),
    "explain": ("Outlook", "When", "WhyNot"),
    "proof": ("Node", "ProofTree"),
}

__all__ = sorted(name for names in _HOMES.values() for name in names)


def __getattr__(name: str) -> Any:
    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(f"yimao.bridge.{home}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
