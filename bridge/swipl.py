"""Where SWI-Prolog is, and the knowledge base as a saved state it starts from.

Finding the library and compiling the doctrine are slow, so both are done once in a child process and
kept in the user's cache folder (`YIMAO_CACHE` overrides it). A saved state holds Prolog's own boot
code, the libraries and the doctrine: starting from it takes as long as starting a bare Prolog. It is
named after a hash of what it depends on and of its own bytes, so a stale, foreign or damaged one is never
opened: SWI-Prolog aborts the whole process on a state it cannot read. Sources are known by their sizes and the
times at which their inodes last changed, which no program can set back.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

from yimao.bridge.errors import LoadError, MissingProlog

OLDEST = (9, 0, 0)
HOST = Path(__file__).with_name("host.pl")

_CHILD_SECONDS = 120
_KEPT_SECONDS = 7 * 24 * 3600
_SETTINGS = ("LIBSWIPL_PATH", "SWI_HOME_DIR")


@dataclass(frozen=True, slots=True)
class Library:
    """A SWI-Prolog that can be loaded: its shared library, its home folder and its version."""

    path: str
    home: str
    version: tuple[int, int, int]


def cache_folder() -> Path | None:
    """Return the folder for compiled files, made if need be, or None when none can be written."""
    chosen = os.environ.get("YIMAO_CACHE")
    if not chosen:
        from platformdirs import user_cache_dir

        chosen = user_cache_dir("yimao", appauthor=False)
    folder = Path(chosen).absolute()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def remedy() -> str:
    """Return how to install SWI-Prolog on this kind of machine, as a clause."""
    if sys.platform == "darwin":
        return "install it with `brew install swi-prolog`"
    if sys.platform == "win32":
        return "install it with `winget install SWI-Prolog.SWI-Prolog`"
    if shutil.which("apt-get"):
        return "install it with `apt-get install swi-prolog-core swi-prolog-core-packages`"
    return "install your system's package of it, usually named `swi-prolog` or `swipl`"


def locate(cache: Path | None) -> Library:
    """Find SWI-Prolog the way pyswip does, or take what an earlier search found if it still stands.

    Raises `MissingProlog` when there is none, or one too old or without its core packages.
    """
    kept = cache / "swipl.json" if cache else None
    searched = [shutil.which("swipl"), *(os.environ.get(name) for name in _SETTINGS)]
    if kept and (found := _read_json(kept)):
        try:
            whole = found["searched"] == searched and found["stamp"] == _stamp(found["path"])
            if whole and found["home"] and Path(found["home"]).is_dir():
                return Library(found["path"], found["home"], tuple(found["version"]))
        except (KeyError, TypeError, OSError):
            pass
    found = _child("locate")
    if found is None or "missing" in found:
        why = (found or {}).get("missing", "SWI-Prolog does not start")
        raise MissingProlog(f"{why}, yimao needs 9.0 or newer: {remedy()}.")
    if tuple(found["version"]) < OLDEST:
        number = ".".join(map(str, found["version"]))
        raise MissingProlog(f"SWI-Prolog {number} is too old, yimao needs 9.0 or newer: {remedy()}.")
    if kept:
        with suppress(OSError):
            record = {**found, "searched": searched, "stamp": _stamp(found["path"])}
            _write(kept, json.dumps(record).encode())
    return Library(found["path"], found["home"], tuple(found["version"]))


def compiled(kb: Path, library: Library, cache: Path | None) -> Path | None:
    """Return a saved state of the knowledge base at `kb`, compiling it when there is none.

    Returns None when no state can be kept or made; the session then loads the sources.
    Raises `LoadError` when the sources do not load cleanly.
    """
    if cache is None:
        return None
    try:
        return _kept_state(kb, library, cache) or _made_state(kb, library, cache)
    except OSError:  # the cache is full, or swept by another process
        return None


def _kept_state(kb: Path, library: Library, cache: Path) -> Path | None:
    """Return the state in `cache` that is of these very sources and undamaged."""
    for state in cache.glob(f"kb-{_place(kb)}-{_key(kb, library)}-*.state"):
        if state.stem.endswith(_digest(state)):
            return state
        state.unlink()
    return None


def _made_state(kb: Path, library: Library, cache: Path) -> Path | None:
    """Make a state in `cache`, see that SWI-Prolog starts from it, and sweep old ones of the same place."""
    key = _key(kb, library)
    draft = cache / f"draft-{os.getpid()}-{time.monotonic_ns()}.state"
    try:
        made = _child("compile", str(kb), library.path, library.home, str(draft))
        if made and made["problems"]:
            raise load_error(kb, made["problems"])
        if not made:
            return None
        _unpack(draft)
        if not _child("probe", library.path, library.home, str(draft)):
            return None
        state = cache / f"kb-{_place(kb)}-{key}-{_digest(draft)}.state"
        draft.replace(state)
    finally:
        draft.unlink(missing_ok=True)
    for old in cache.glob(f"kb-{_place(kb)}-*.state"):
        if time.time() - old.stat().st_mtime > _KEPT_SECONDS:
            old.unlink()
    return state


def _unpack(state: Path) -> None:
    """Store the members of a state, a ZIP archive behind a line for the shell, as they are: it opens faster."""
    import zipfile

    raw = state.read_bytes()
    with zipfile.ZipFile(state) as packed:
        members = {member.filename: packed.read(member) for member in packed.infolist()}
        start = min(member.header_offset for member in packed.infolist())
    with state.open("wb") as file:
        file.write(raw[:start])
        with zipfile.ZipFile(file, "a", zipfile.ZIP_STORED) as stored:
            for name, content in members.items():
                stored.writestr(zipfile.ZipInfo(name), content)


def load_error(kb: Path, problems: list[dict[str, Any]]) -> LoadError:
    """Return the `LoadError` that reports `problems` of the knowledge base at `kb`, the first in words."""
    first = problems[0]
    place = f"{first['file']}:{first['line']}: " if first["file"] else ""
    more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
    return LoadError(f"{kb} does not load cleanly: {place}{first['message']}{more}", problems=problems)


def _place(kb: Path) -> str:
    return blake2b(os.fsencode(kb), digest_size=6).hexdigest()


def _key(kb: Path, library: Library) -> str:
    """Hash what a state depends on: SWI-Prolog itself, and the place, size and times of each source."""
    sources = sorted(_sources(os.fspath(kb.parent)))
    known = (library, _stamp(library.path), sys.platform, os.fspath(HOST), _stamp(HOST), sources)
    return blake2b(repr(known).encode(), digest_size=12).hexdigest()


def _sources(folder: str) -> Iterator[tuple[str, int, int, int]]:
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir():
                yield from _sources(entry.path)
            elif entry.name.endswith(".pl"):
                status = entry.stat()
                yield entry.path, status.st_size, status.st_mtime_ns, status.st_ctime_ns


def _digest(file: Path) -> str:
    return blake2b(file.read_bytes(), digest_size=12).hexdigest()


def _stamp(path: str | Path) -> list[int]:
    status = Path(path).stat()
    return [status.st_mtime_ns, status.st_size]


def _read_json(file: Path) -> dict[str, Any] | None:
    try:
        value = json.loads(file.read_bytes())
    except (OSError, ValueError):
        return None
    return value if isinstance(value, dict) else None


def _write(file: Path, content: bytes) -> None:
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    draft.write_bytes(content)
    draft.replace(file)


def _child(task: str, *arguments: str) -> dict[str, Any] | None:
    """Run `session.child(task, *arguments)` in a process of its own; return the JSON object it prints."""
    import subprocess

    code = "import sys; from yimao.bridge.session import child; child(*sys.argv[1:])"
    try:
        done = subprocess.run(
            [sys.executable, "-c", code, task, *arguments],
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join(entry for entry in sys.path if entry),
                "XDG_CONFIG_HOME": os.devnull,  # where a user's init.pl would be
            },
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=_CHILD_SECONDS,
            check=True,
        )
        value = json.loads(done.stdout.splitlines()[-1])
    except (subprocess.SubprocessError, OSError, IndexError, ValueError):
        return None
    return value if isinstance(value, dict) else None
