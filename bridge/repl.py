"""SWI-Prolog's own top level with the doctrine loaded and casts asserted."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from yimao.bridge.cast import Cast
from yimao.bridge.errors import MissingProlog
from yimao.bridge.session import KB, Session
from yimao.bridge.swipl import remedy

_SCRIPT: Final = Path(__file__).with_name("repl.pl")


def command(session: Session, casts: Mapping[str, Cast]) -> list[str]:
    """Return the command that starts the top level with `casts` asserted by name.

    Raises MissingProlog where there is no `swipl`, and what `ask` raises for a cast that is not understood.
    """
    program = shutil.which("swipl")
    if program is None:
        raise MissingProlog(f"the program swipl is not on the path: {remedy()}.")
    asked = []
    for name, cast in casts.items():
        echo = session.ask({"op": "chart", "cast": cast.to_request()})["cast"]
        asked.append({"name": name, **cast.understood(echo).to_request()})
    text = json.dumps(asked, ensure_ascii=False)
    return [program, "-q", "--no-packs", str(_SCRIPT), "--", str(KB), text]


def start(session: Session, casts: Mapping[str, Cast]) -> int:
    """Hand the terminal over to the top level and return its status; raises what `command` raises."""
    arguments = command(session, casts)
    environment = dict(os.environ)
    if not _speaks_utf8(environment):
        environment["LC_ALL"] = "en_US.UTF-8" if sys.platform == "darwin" else "C.UTF-8"
    sys.stdout.flush()
    if os.name == "posix":
        os.execve(arguments[0], arguments, environment)
    return subprocess.run(arguments, env=environment, check=False).returncode


def _speaks_utf8(environment: Mapping[str, str]) -> bool:
    """Tell whether the locale of an environment is one of UTF-8."""
    chosen = next((environment[name] for name in ("LC_ALL", "LC_CTYPE", "LANG") if environment.get(name)), "")
    return "utf8" in chosen.lower().replace("-", "")
