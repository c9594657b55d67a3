"""The narrow door to the doctrine: one JSON request in, one JSON answer out.

The only module that imports pyswip. Of its interface it uses the C declarations alone: text goes in by
`PL_put_chars` and out by `PL_get_chars`, both UTF-8, so no Prolog text is ever built from a value and
no term is ever decoded.

SWI-Prolog lives in one thread of its own, and callers wait for its replies. So any number of Python
threads may ask, Ctrl-C reaches the caller at once, and a limit in seconds needs no alarm: the caller
tells Prolog to stop the goal. SWI-Prolog starts at the first request, once a process.
"""

from __future__ import annotations

import atexit
import ctypes
import json
import locale
import os
import re
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any, Final

from yimao.bridge.errors import (
    InputError,
    InternalError,
    MissingProlog,
    SessionError,
    Timeout,
    YimaoError,
    error_from,
)
from yimao.bridge.swipl import HOST, OLDEST, Library, cache_folder, compiled, load_error, locate, remedy

KB: Final = Path(__file__).parent.parent / "kb" / "yimao.pl"
STACK_BYTES: Final = 512 << 20
C_STACK_BYTES: Final = 64 << 20

_GRACE_SECONDS = 2.0
_SLICE_SECONDS = 0.25
_MOST_INFERENCES = 2**31 - 1
_POSIX = hasattr(signal, "pthread_sigmask")
_FAULTS = {
    signal.SIGSEGV,
    signal.SIGFPE,
    signal.SIGILL,
    signal.SIGABRT,
    getattr(signal, "SIGBUS", signal.SIGSEGV),
}
_NUL = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")


class Session:
    """A handle on the doctrine.

    `kb` is the file that exports `answer/2` (default: the doctrine that comes with yimao). A process
    holds one knowledge base; any number of sessions and threads may share it.
    """

    def __init__(self, kb: str | Path | None = None) -> None:
        self._kb = Path(kb or KB).absolute()

    def begin(self) -> None:
        """Start SWI-Prolog without waiting for it, where it is to be asked soon; the first to ask waits.

        What stands in its way is told to whoever asks.
        """
        with suppress(YimaoError), _starting:
            _begin(self._kb)

    def ask(self, request: Mapping[str, Any], *, seconds: float = 10.0, inferences: int | None = None) -> Any:
        """Return the answer to `request`, a JSON object with its operation under `"op"`.

        The goal is stopped after `seconds` of wall time (`math.inf`: never) or after `inferences` steps.

        Raises `InputError` (and its kinds) for what is not allowed, `Timeout`, `OutOfInferences` or
        `OutOfMemory` at a limit, `LoadError` and `MissingProlog` when the doctrine cannot be loaded,
        `SessionError` after a fork or for a second knowledge base, `InternalError` for a fault of yimao.
        """
        text = _request_text(request)
        if not seconds > 0:
            raise InputError(f"seconds is {seconds!r}; it must be a positive number.")
        if inferences is not None and not 0 < inferences <= _MOST_INFERENCES:
            raise InputError(f"inferences is {inferences!r}; it must be between 1 and {_MOST_INFERENCES}.")
        reply = json.loads(_engine(self._kb).ask(text, seconds, inferences or 0))
        if "error" in reply:
            raise error_from(reply["error"])
        if "ok" not in reply:
            raise InternalError("The knowledge base gave neither an answer nor an error.")
        return reply["ok"]

    @property
    def swi_version(self) -> str:
        """The version of SWI-Prolog that answers, such as `"9.0.4"`; starts it if need be."""
        return _engine(self._kb).version


def _request_text(request: Mapping[str, Any]) -> str:
    """Write `request` as JSON that Prolog reads back as it was, or refuse it."""
    try:
        text = json.dumps(request, ensure_ascii=False, allow_nan=False)
        text.encode()
    except UnicodeEncodeError as error:
        half = ord(error.object[error.start])
        raise InputError(f"The text given holds U+{half:04X}, half a character.") from None
    except (TypeError, ValueError, RecursionError) as error:
        raise InputError(f"The request is not JSON: {error}.") from None
    if _NUL.search(text):
        raise InputError("The text given holds U+0000, the NUL character, which is not allowed.")
    return text


class _Engine:
    """SWI-Prolog in a thread of its own, with a knowledge base loaded."""

    def __init__(self, kb: Path) -> None:
        """Begin to load `kb`. Raises `MissingProlog`, and `LoadError` for sources that do not compile."""
        self.kb = kb
        self.version = ""
        self._process = os.getpid()
        self._begun = threading.Event()
        self._asking = threading.RLock()
        self._busy = False
        self._number = 0
        self._requests: SimpleQueue[tuple[int, int, str]] = SimpleQueue()
        self._replies: SimpleQueue[tuple[int, str | BaseException]] = SimpleQueue()
        cache = cache_folder()
        self._library = locate(cache)
        self._state = compiled(kb, self._library, cache)
        self._release = _hold_endings()
        with _signals_held():
            before = threading.stack_size(C_STACK_BYTES)
            try:
                threading.Thread(target=self._serve, name="yimao", daemon=True).start()
            finally:
                threading.stack_size(before)
        atexit.register(self._settle)

    def _check_process(self) -> None:
        if os.getpid() != self._process:
            raise SessionError(
                "This process was forked after the session had started; open the first session in the child, "
                "or start it by spawn."
            )

    def _settle(self) -> None:
        """Wait while SWI-Prolog starts: a process that ends under it may crash."""
        if os.getpid() == self._process:
            self._begun.wait()

    def wait(self) -> None:
        """Wait until `kb` is loaded. Raises `MissingProlog` or `LoadError` where that has failed."""
        self._check_process()
        reply = self._replies.get()[1]
        if isinstance(reply, BaseException):
            raise reply
        self.version = reply

    def ask(self, text: str, seconds: float, inferences: int) -> str:
        """Return the reply to one request; see `Session.ask` for what is raised."""
        self._check_process()
        with self._asking:
            if self._busy:
                raise SessionError(
                    "A signal handler asks while this thread is asking; let it note what to ask afterwards."
                )
            self._busy = True
            self._number += 1
            number = self._number
            reply = None
            try:
                self._requests.put((number, inferences, text))
                reply = self._reply(number, seconds)
            finally:  # out of time, or Ctrl-C
                if reply is None:
                    self._stop(number)
                self._busy = False
        if reply is None:
            raise Timeout(f"The goal did not end within {seconds:g} seconds.", seconds=seconds)
        if isinstance(reply, BaseException):
            raise reply
        return reply

    def _reply(self, number: int, seconds: float) -> str | BaseException | None:
        """Wait for the reply to a request; None when it does not come within `seconds`."""
        end = monotonic() + seconds
        while (left := end - monotonic()) > 0:
            try:
                answered, reply = self._replies.get(timeout=min(left, _SLICE_SECONDS))
            except Empty:
                continue
            if answered == number:  # and not one that was given up
                return reply
        return None

    def _stop(self, number: int) -> None:
        """Interrupt a request until it ends, again while a catch-all swallows it, for a while at most."""
        end = monotonic() + _GRACE_SECONDS
        while monotonic() < end:
            threading.Thread(target=self._interrupt, args=(number,), daemon=True).start()
            if self._reply(number, _SLICE_SECONDS) is not None:
                return

    def _interrupt(self, number: int) -> None:
        attach, destroy = self._prolog.attach, self._prolog.destroy
        if attach(None) > 0:
            try:
                self._prolog.call("stop", number)
            finally:
                destroy()

    def _serve(self) -> None:
        """Start SWI-Prolog, then answer requests for as long as the process lives."""
        try:
            self._prolog = _Prolog(self._library, self._state)
            if not self._prolog.has_state:
                self._prolog.consult(HOST)
                if problems := json.loads(self._prolog.call("load", str(self.kb))):
                    raise load_error(self.kb, problems)
            self._replies.put((0, self._prolog.call("start", str(STACK_BYTES))))
        except BaseException as error:
            self._replies.put((0, error))
            return
        finally:
            self._release()
            self._begun.set()
        while True:
            number, inferences, text = self._requests.get()
            try:
                self._replies.put((number, self._prolog.call("ask", number, inferences, text)))
            except BaseException as error:
                self._replies.put((number, error))


class _Prolog:
    """SWI-Prolog's C interface, for the thread that makes it."""

    def __init__(self, library: Library, state: Path | None) -> None:
        native = ctypes.CDLL(library.path, mode=ctypes.RTLD_GLOBAL)
        running = bool(native.PL_is_initialised(None, None))
        if not running:
            _initialise(native, library, state)
        self.has_state = state is not None and not running
        self._core = _import_core(library)
        self.attach = self._core.PL_thread_attach_engine
        self.destroy = native.PL_thread_destroy_engine
        if running and self.attach(None) < 0:
            raise MissingProlog(f"SWI-Prolog {library.version} has no threads: {remedy()}.")

    def call(self, name: str, *arguments: int | str) -> str:
        """Call `yimao_host:name/N` on the arguments and return its last argument, a string."""
        core = self._core
        with self._frame():
            terms = core.PL_new_term_refs(len(arguments) + 1)
            for place, argument in enumerate(arguments, terms):
                if isinstance(argument, int):
                    core.PL_put_integer(place, argument)
                else:
                    self._put_text(place, core.PL_STRING, argument)
            self._run(core.PL_predicate(name, len(arguments) + 1, "yimao_host"), terms, name)
            text = ctypes.c_char_p()
            wanted = core.CVT_STRING | core.REP_UTF8
            if not core.PL_get_chars(terms + len(arguments), ctypes.byref(text), wanted):
                raise InternalError(f"The session's own {name} gave no string.")
            return (text.value or b"").decode()

    def consult(self, file: Path) -> None:
        """Load one Prolog file into module user."""
        core = self._core
        with self._frame():
            term = core.PL_new_term_ref()
            self._put_text(term, core.PL_ATOM, str(file))
            self._run(core.PL_predicate("consult", 1, "system"), term, "consult")

    @contextmanager
    def _frame(self) -> Iterator[None]:
        """Drop the term references made in the block, and the bindings of its call."""
        frame = self._core.PL_open_foreign_frame()
        try:
            yield
        finally:
            self._core.PL_discard_foreign_frame(frame)

    def _put_text(self, place: int, kind: int, text: str) -> None:
        utf8 = text.encode()
        self._core.PL_put_chars(place, kind | self._core.REP_UTF8, len(utf8), utf8)

    def _run(self, predicate: Any, terms: int, name: str) -> None:
        """Call a predicate once, without the debugger; the call is closed when this returns."""
        flags = self._core.PL_Q_NODEBUG | self._core.PL_Q_CATCH_EXCEPTION
        if not self._core.PL_call_predicate(None, flags, predicate, terms):
            raise InternalError(f"The session's own {name} failed.")


_argv: list[Any] = []  # SWI-Prolog keeps the pointer


def _initialise(native: ctypes.CDLL, library: Library, state: Path | None) -> None:
    """Start SWI-Prolog as yimao needs it: no user file, no add-ons, no say over Python's signals.

    pyswip starts it with `--nosignals`, but then a term too deep for the C stack kills the process:
    SWI-Prolog turns that fault into an error only by its handler of SIGSEGV. So it may install its
    handlers, and every other one is put back. pyswip finds it started and leaves it so.
    """
    options = ["--quiet", "-f", "none", "--no-packs", "--no-tty", "--sigalert=0", f"--home={library.home}"]
    if not _POSIX:
        options.append("--no-signals")
    argv = ["yimao", *(["-x", str(state)] if state else []), *options]
    _argv.append((ctypes.c_char_p * (len(argv) + 1))(*map(os.fsencode, argv), None))
    with _process_kept():
        started = native.PL_initialise(len(argv), _argv[-1])
    if not started:
        raise MissingProlog(f"SWI-Prolog at {library.path} does not start: {remedy()}.")


def _import_core(library: Library) -> Any:
    """Import pyswip's C declarations over the library that is already loaded, without its side effects."""
    leave, arguments = sys.exit, sys.argv
    sys.argv = [""]  # it encodes them, and fails on what is not text
    try:
        with _environment({"LIBSWIPL_PATH": library.path, "SWI_HOME_DIR": library.home}):
            from pyswip import core
    finally:
        sys.exit, sys.argv = leave, arguments
    atexit.unregister(core.cleanupProlog)  # it waits in vain for a thread that never ends
    return core


@contextmanager
def _environment(values: Mapping[str, str]) -> Iterator[None]:
    """Set environment variables for the block only."""
    before = {name: os.environ.get(name) for name in values}
    os.environ.update(values)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value


@contextmanager
def _process_kept() -> Iterator[None]:
    """Start SWI-Prolog in the block in one and the same locale everywhere, and put back what it changes.

    It would take LC_NUMERIC and others from the user for the whole process, and under LC_ALL=C it aborts on
    a path beyond ASCII. Its LC_CTYPE stays; so does its handler of SIGSEGV.
    """
    categories = (locale.LC_COLLATE, locale.LC_NUMERIC, locale.LC_TIME)
    locales = [locale.setlocale(category) for category in categories]
    utf8 = "en_US.UTF-8" if sys.platform == "darwin" else "C.UTF-8"
    handlers = _handlers()
    told = os.environ.get("LC_ALL")
    try:
        if sys.getfilesystemencoding() == "utf-8":
            os.putenv("LC_ALL", utf8)  # for C alone: other threads may be reading os.environ
        yield
    finally:
        if told is None:
            os.unsetenv("LC_ALL")
        else:
            os.putenv("LC_ALL", told)
        for number, action in handlers.items():
            ctypes.CDLL(None).sigaction(number, action, None)
        for category, name in zip(categories, locales, strict=True):
            locale.setlocale(category, name)


def _handlers() -> dict[int, Any]:
    """Return the C-level action of each signal but SIGSEGV; Python's own `signal` cannot tell or set it."""
    if not _POSIX:
        return {}
    actions = {}
    for number in map(int, signal.valid_signals() - {signal.SIGSEGV}):
        action = ctypes.create_string_buffer(512)  # larger than any system's struct sigaction
        if ctypes.CDLL(None).sigaction(number, None, action) == 0:
            actions[number] = action
    return actions


def _hold_endings() -> Callable[[], None]:
    """Hold back from the main thread, if this is it, what ends a process; return what lets it through again.

    While SWI-Prolog starts, its own handlers stand for the whole process; run in a thread that is none of its
    own they wait for ever. What is returned is called in another thread, and reaches this one in the middle
    of a read by a signal that means nothing else.
    """
    if not _POSIX or threading.current_thread() is not threading.main_thread():
        return lambda: None
    main = threading.get_ident()
    spared = _FAULTS | {signal.SIGINT, signal.SIGURG, signal.SIGCHLD, signal.SIGWINCH}
    held = (signal.valid_signals() - spared) - signal.pthread_sigmask(signal.SIG_BLOCK, ())
    previous = signal.getsignal(signal.SIGURG)

    def release(*_: object) -> None:
        signal.signal(signal.SIGURG, signal.SIG_DFL if previous is None else previous)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, held)

    signal.signal(signal.SIGURG, release)
    signal.pthread_sigmask(signal.SIG_BLOCK, held)
    return lambda: signal.pthread_kill(main, signal.SIGURG)


@contextmanager
def _signals_held() -> Iterator[None]:
    """Hold back signals to this thread, and for good to threads started within the block."""
    if not _POSIX:
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, signal.valid_signals() - _FAULTS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_starting = threading.Lock()
_begun: _Engine | None = None
_started: _Engine | None = None


def _begin(kb: Path) -> _Engine:
    """Return the engine that this process has begun to start; `_starting` is held."""
    global _begun
    if _begun is None:
        _begun = _Engine(kb)
    return _begun


def _engine(kb: Path) -> _Engine:
    """Return this process's engine, started if need be, or refuse a second knowledge base."""
    global _begun, _started
    if _started is None:
        with _starting:
            if _started is None:
                engine = _begin(kb)
                try:
                    engine.wait()
                except Exception:  # and not Ctrl-C: SWI-Prolog is still starting
                    _begun = None
                    raise
                _started = engine
    if _started.kb != kb:
        raise SessionError(f"This process holds {_started.kb}; open {kb} in a process of its own.")
    return _started


def child(task: str, *arguments: str) -> None:
    """Do one task of `yimao.bridge.swipl` in this process, and print its outcome as a JSON object.

    `locate`: where pyswip finds SWI-Prolog. `compile KB PATH HOME STATE`: load KB from its sources and, when
    they are clean, save a state. `probe PATH HOME STATE`: start from a state.
    """
    tasks: dict[str, Callable[..., dict[str, Any]]] = {
        "locate": _locate,
        "compile": _compile,
        "probe": _probe,
    }
    print("", json.dumps(tasks[task](*arguments)), sep="\n")


def _locate() -> dict[str, Any]:
    try:
        from pyswip import Prolog, core
    except Exception as error:
        if "8.2.0" in str(error):
            return {"missing": "SWI-Prolog is too old"}
        found = type(error).__name__ != "SwiPrologNotFoundError"
        return {"missing": f"SWI-Prolog cannot be loaded ({error})" if found else "SWI-Prolog was not found"}
    if not list(Prolog.query("exists_source(library(http/json))")):
        return {"missing": "SWI-Prolog was found without its core packages"}
    flags = next(Prolog.query("current_prolog_flag(home, Home), current_prolog_flag(version, Version)"))
    path = core._path
    if not Path(path).is_file():  # pyswip may know the library by its bare name only
        path = next(Prolog.query("current_prolog_flag(libswipl, Path)"), {"Path": path})["Path"]
    version = flags["Version"]
    return {
        "path": path,
        "home": core.SWI_HOME_DIR or flags["Home"],
        "version": [version // 10000, version // 100 % 100, version % 100],
    }


def _compile(kb: str, path: str, home: str, state: str) -> dict[str, Any]:
    prolog = _Prolog(Library(path, home, OLDEST), None)
    prolog.consult(HOST)
    problems = json.loads(prolog.call("load", kb))
    if not problems:
        prolog.call("save", state)
    return {"problems": problems}


def _probe(path: str, home: str, state: str) -> dict[str, Any]:
    return {"version": _Prolog(Library(path, home, OLDEST), Path(state)).call("start", str(STACK_BYTES))}
