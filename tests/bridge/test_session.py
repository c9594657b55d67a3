"""The narrow door, trap by trap, on a small knowledge base that misbehaves on request.

A process holds one knowledge base, and this one must not be the doctrine's: so each test asks from a
process of its own, or of this module's.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yimao.bridge import swipl
from yimao.bridge.errors import (
    AmbiguousName,
    GoalSyntaxError,
    InputError,
    InternalError,
    LoadError,
    MissingProlog,
    NotAllowed,
    OutOfInferences,
    OutOfMemory,
    Timeout,
    UnknownName,
    YimaoError,
    error_from,
)
from yimao.bridge.session import Session

SMALL = Path(__file__).parent / "kb"

SERVER = """
import json, sys
from yimao.bridge.errors import YimaoError
from yimao.bridge.session import Session
session = Session(sys.argv[1])
for line in sys.stdin:
    call = json.loads(line)
    try:
        outcome = {"ok": session.ask(call.pop("request"), **call)}
    except YimaoError as error:
        outcome = {"type": type(error).__name__, **error.to_json()}
    print(json.dumps(outcome), flush=True)
"""


class Server:
    """A process that holds the small knowledge base and asks what it is told."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVER, str(SMALL / "yimao.pl")],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip

    def __call__(self, op: str, limits: dict[str, Any] | None = None, **fields: Any) -> Any:
        """Return the answer, or the outcome of the exception."""
        call = {"request": {"op": op, **fields}, **(limits or {})}
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(json.dumps(call) + "\n")
        self.process.stdin.flush()
        outcome = json.loads(self.process.stdout.readline())
        return outcome.get("ok", outcome)


@pytest.fixture(scope="module")
def ask() -> Iterator[Server]:
    """Ask the small knowledge base; in the end the process must close well and have printed no complaint."""
    server = Server()
    yield server
    _, complaints = server.process.communicate(timeout=30)
    assert (server.process.returncode, complaints) == (0, "")


def run(code: str, kb: Path = SMALL, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python `code` in a process of its own, with `session` a Session on the knowledge base in `kb`."""
    prelude = (
        "import os, sys, signal, threading, time\n"
        "from yimao.bridge.errors import *\n"
        "from yimao.bridge.session import Session\n"
        f"session = Session({str(kb / 'yimao.pl')!r})\n"
        "def ask(op, **fields): return session.ask({'op': op, **fields})\n"
    )
    return subprocess.run(
        [sys.executable, "-c", prelude + textwrap.dedent(code)],
        env={**os.environ, **environment}, stdin=subprocess.DEVNULL, capture_output=True,
        encoding="utf-8", timeout=60, check=False,
    )  # fmt: skip


def printed(code: str, kb: Path = SMALL, **environment: str) -> str:
    """Return what `code` printed; it must end well and print nothing on stderr."""
    done = run(code, kb, **environment)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.strip()


# Text


@pytest.mark.parametrize(
    "text",
    [
        "", "'", '"', "\\", "'\"'", "it's", "''", "\\'", "`", "\n", "\r\n", "\t", "a\nb\\nc", "\x01\x1b\x7f",
        "X=1. halt", "X = 1, halt.", "'), halt, ('", '"), halt, ("', ":- halt.", "X", "_", "Pan", "[H|T]",
        "{a}", "%p", "% x", "/* x */", "~w ~a ~n", "0'a", "$VAR(1)", "困之兌", "易冒", "😀",
        "👨\u200d👩\u200d👧", "𝌆", "𠮷", "\U0010ffff", "\ufeff", "\ufffe", "\uffff", "\u2028", "e\u0301",
        "\\u0000", "\\ud800",
        "null", "true", "1", "1.0e10",
        '{"op": "halt"}',
    ],
)  # fmt: skip
def test_text_comes_back_as_it_went(ask: Server, text: str) -> None:
    assert ask("echo", text=text) == text
    assert ask("length", text=text) == len(text)


@given(text=st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0")))
def test_any_text_comes_back_as_it_went(ask: Server, text: str) -> None:
    assert ask("echo", text=text) == text


@given(
    value=st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(st.characters(exclude_categories=["Cs", "Cc"])),
        lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(["a", "易", "Z"]), inner),
        max_leaves=20,
    )
)
def test_any_json_comes_back_as_it_went(ask: Server, value: Any) -> None:
    assert ask("echo", text=value) == value


@pytest.mark.parametrize("text", ["易" * 34_000, "\\\"'" * 34_000, "(" * 100_000, "😀" * 25_000])
def test_a_hundred_kilobytes_go_and_come(ask: Server, text: str) -> None:
    assert ask("echo", text=text) == text


def test_a_long_answer_comes_whole(ask: Server) -> None:
    assert ask("repeat", text="卦😀", times=100_000) == "卦😀" * 100_000


def refusal(value: Any) -> str:
    """Return the one sentence that refuses `value`; nothing is started for it."""
    with pytest.raises(InputError) as caught:
        Session(SMALL / "yimao.pl").ask({"op": "echo", "text": value})
    return caught.value.message


@pytest.mark.parametrize("half", ["\ud800", "\udfff", "易\udc80b", "\ud83d\ude00"])
def test_half_a_character_is_refused(half: str) -> None:
    code = next(ord(letter) for letter in half if "\ud800" <= letter <= "\udfff")
    for value in (half, [half], {half: 1}, {"a": {"b": half}}):
        assert refusal(value) == f"The text given holds U+{code:04X}, half a character."


@pytest.mark.parametrize("value", ["\0", "a\0b", "\\\0", "\\\\\0", ["\0"], {"\0": 1}, {"a": {"b": "易\0"}}])
def test_nul_is_refused(value: Any) -> None:
    assert refusal(value) == "The text given holds U+0000, the NUL character, which is not allowed."


def nested_list(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize("value", [float("nan"), float("inf"), {1, 2}, b"x", nested_list(100_000)])
def test_what_is_not_json_is_refused(value: Any) -> None:
    assert refusal(value).startswith("The request is not JSON: ")


# Limits


def test_an_endless_goal_is_stopped_in_time(ask: Server) -> None:
    begun = time.monotonic()
    outcome = ask("endless", {"seconds": 0.3})
    assert 0.3 <= time.monotonic() - begun < 1.0
    assert outcome["type"] == "Timeout"
    assert outcome["error"] == {
        "kind": "timeout", "message": "The goal did not end within 0.3 seconds.", "seconds": 0.3,
    }  # fmt: skip
    assert ask("echo", text="next") == "next"


@pytest.mark.parametrize("op", ["stubborn", "deaf"])
def test_a_goal_that_catches_all_is_stopped_in_time(ask: Server, op: str) -> None:
    begun = time.monotonic()
    assert ask(op, {"seconds": 0.3})["type"] == "Timeout"
    assert time.monotonic() - begun < 2.0
    assert ask("echo", text="next") == "next"


@pytest.mark.parametrize("op", ["endless", "stubborn"])
def test_inferences_are_limited(ask: Server, op: str) -> None:
    outcome = ask(op, {"inferences": 100_000})
    assert outcome["type"] == "OutOfInferences"
    assert outcome["error"]["kind"] == "inferences"


def test_a_goal_within_its_limits_is_answered(ask: Server) -> None:
    assert ask("sum", {"inferences": 100_000, "seconds": 5}, to=100) == 5050


@pytest.mark.parametrize("limits", [{"seconds": 0}, {"seconds": -1}, {"seconds": float("nan")},
                                    {"inferences": 0}, {"inferences": 2**31}])  # fmt: skip
def test_a_limit_that_is_none_is_refused(limits: dict[str, Any]) -> None:
    with pytest.raises(InputError, match=f"{next(iter(limits))} is"):
        Session(SMALL / "yimao.pl").ask({"op": "echo", "text": ""}, **limits)


def test_memory_is_limited(ask: Server) -> None:
    outcome = ask("stacks", {"seconds": 60})
    assert (outcome["type"], outcome["error"]["kind"]) == ("OutOfMemory", "memory")
    assert ask("echo", text="next") == "next"


def test_a_term_deeper_than_the_c_stack_is_an_error(ask: Server) -> None:
    assert ask("nested", depth=10_000) == 3 * 10_000 + 1
    assert ask("nested", {"seconds": 60}, depth=2_000_000)["type"] == "OutOfMemory"
    assert ask("echo", text="next") == "next"


# Errors


def test_halt_leaves_python_alive(ask: Server) -> None:
    assert ask("halt") == "alive"


@pytest.mark.parametrize(
    ("op", "message"),
    [
        ("raise", '"a ball"'),
        ("unbound", "instantiation_error"),
        ("fail", "the knowledge base gave no answer"),
        ("no such operation", "the knowledge base gave no answer"),
    ],
)
def test_what_escapes_the_knowledge_base_is_an_internal_error(ask: Server, op: str, message: str) -> None:
    outcome = ask(op, text="a ball")
    assert outcome["type"] == "InternalError"
    assert message in outcome["error"]["message"]


@pytest.mark.parametrize(
    ("kind", "cls"),
    [
        ("syntax", GoalSyntaxError), ("unknown", UnknownName), ("ambiguous", AmbiguousName),
        ("not_allowed", NotAllowed), ("bad_request", InputError), ("timeout", Timeout),
        ("inferences", OutOfInferences), ("memory", OutOfMemory), ("internal", InternalError),
        ("load", LoadError), ("of no kind known", InternalError),
    ],
)  # fmt: skip
def test_an_error_comes_back_typed(ask: Server, kind: str, cls: type[YimaoError]) -> None:
    error = {"kind": kind, "message": "「乙」 is no branch", "candidates": ["丑", "卯"]}
    outcome = ask("refuse", error=error)
    assert outcome == {"type": cls.__name__, "error": {**error, "kind": cls.kind}}
    raised = error_from(error)
    assert (type(raised), str(raised)) == (cls, "「乙」 is no branch")
    assert raised.details == {"candidates": ["丑", "卯"]}


def test_bad_input_is_told_from_other_errors() -> None:
    of_input = {InputError, UnknownName, AmbiguousName, GoalSyntaxError, NotAllowed}
    others = {Timeout, OutOfInferences, OutOfMemory, LoadError, MissingProlog, InternalError}
    assert {cls for cls in of_input | others if issubclass(cls, InputError)} == of_input


# Threads, signals, processes


def test_eight_threads_ask_at_once() -> None:
    code = """
        mistaken = []
        def asker(name):
            for turn in range(100):
                text = f"{name}-{turn}-易"
                if ask("echo", text=text) != text or ask("sum", to=turn + 1) != (turn + 1) * (turn + 2) // 2:
                    mistaken.append(text)
        threads = [threading.Thread(target=asker, args=(name,)) for name in range(8)]
        for thread in threads: thread.start()
        for thread in threads: thread.join()
        print(mistaken)
    """
    assert printed(code) == "[]"


def test_a_thread_that_ends_takes_nothing_with_it() -> None:
    code = """
        first = threading.Thread(target=ask, args=("hidden",))
        first.start()
        first.join()
        print(ask("echo", text="after"))
    """
    assert printed(code) == "after"


@pytest.mark.parametrize("op", ["endless", "stubborn"])
def test_ctrl_c_stops_a_long_goal_at_once(op: str) -> None:
    code = f"""
        from yimao.bridge.session import Session
        session = Session({str(SMALL / "yimao.pl")!r})
        session.ask({{"op": "echo", "text": "warm"}})
        print("ready", flush=True)
        try:
            session.ask({{"op": {op!r}}}, seconds=60)
        except KeyboardInterrupt:
            print("interrupted", flush=True)
        print(session.ask({{"op": "echo", "text": "after"}}), flush=True)
    """
    process = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(code)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert process.stdout
    assert process.stdout.readline() == "ready\n"
    time.sleep(0.2)
    begun = time.monotonic()
    process.send_signal(signal.SIGINT)
    assert process.stdout.readline() == "interrupted\n"
    assert time.monotonic() - begun < 1.0
    assert process.communicate(timeout=30) == ("after\n", "")
    assert process.returncode == 0


def test_ctrl_c_ends_the_program_by_itself() -> None:
    done = run("""
        ask("echo", text="warm")
        threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT)).start()
        session.ask({"op": "endless"}, seconds=60)
    """)
    assert done.returncode == -signal.SIGINT
    assert done.stderr.rstrip().endswith("KeyboardInterrupt")


def test_the_process_stays_as_it_was() -> None:
    code = """
        import atexit, locale
        def state():
            return (
                [signal.getsignal(number) for number in sorted(signal.valid_signals())],
                signal.pthread_sigmask(signal.SIG_BLOCK, []),
                [locale.setlocale(category) for category in (locale.LC_NUMERIC, locale.LC_TIME)],
                sys.exit, dict(os.environ), threading.stack_size(), os.getcwd(),
            )
        before = state()
        ask("hidden")
        print(state() == before)
        signal.signal(signal.SIGTERM, lambda *_: print("handled"))
        os.kill(os.getpid(), signal.SIGTERM)
        sys.exit(0)
    """
    assert printed(code) == "True\nhandled"


def test_a_forked_process_is_told_so() -> None:
    code = """
        ask("hidden")
        if os.fork() == 0:
            try:
                ask("hidden")
            except SessionError as error:
                print(error, flush=True)
            sys.exit(0)
        os.wait()
        print(ask("echo", text="the parent goes on"))
    """
    told, parent = printed(code).splitlines()
    assert told.startswith("This process was forked after the session had started")
    assert parent == "the parent goes on"


def test_a_process_forked_while_it_starts_is_told_so() -> None:
    code = """
        session.begin()
        if os.fork() == 0:
            try:
                ask("echo", text="child")
            except SessionError as error:
                print(error, flush=True)
            sys.exit(0)
        os.wait()
        print(ask("echo", text="parent"))
    """
    assert printed(code).splitlines() == [
        "This process was forked after the session had started; open the first session in the child, "
        "or start it by spawn.",
        "parent",
    ]


@pytest.mark.parametrize("pause", [0, 0.005, 0.02, 0.05])
def test_a_process_may_end_while_it_starts(pause: float) -> None:
    assert printed(f"session.begin(); time.sleep({pause}); print('done')") == "done"


@pytest.mark.parametrize("name", ["SIGHUP", "SIGTERM", "SIGQUIT"])
@pytest.mark.parametrize("pause", [0, 0.005, 0.01, 0.02])
def test_a_signal_that_ends_a_process_does_so_while_it_starts(name: str, pause: float) -> None:
    done = run(f"""
        session.begin()
        time.sleep({pause})
        os.kill(os.getpid(), signal.{name})
        ask("echo", text="well")
        time.sleep(30)
    """)
    assert (done.returncode, done.stdout) == (-signal.Signals[name], "")


def test_a_signal_ends_a_process_that_began_and_waits_for_something_else() -> None:
    done = run("""
        session.begin()
        threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGTERM)).start()
        os.read(os.pipe()[0], 1)
    """)
    assert done.returncode == -signal.SIGTERM


def test_what_was_held_back_is_let_through_again() -> None:
    code = """
        urgent = signal.signal(signal.SIGURG, print)
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGUSR1})
        session.begin()
        ask("echo", text="well")
        while signal.getsignal(signal.SIGURG) is not print:
            time.sleep(0.001)
        print(signal.pthread_sigmask(signal.SIG_BLOCK, ()) - before == {signal.SIGUSR1})
    """
    assert printed(code) == "True"


def test_a_signal_handler_that_asks_in_between_is_told() -> None:
    code = """
        def handler(*_):
            try:
                ask("echo", text="in between")
            except SessionError as error:
                print(error)
        signal.signal(signal.SIGALRM, handler)
        ask("echo", text="first")
        signal.setitimer(signal.ITIMER_REAL, 0.2)
        try:
            session.ask({"op": "endless"}, seconds=1)
        except Timeout:
            print(ask("echo", text="well"))
    """
    told = "A signal handler asks while this thread is asking; let it note what to ask afterwards."
    assert printed(code).splitlines() == [told, "well"]


def test_ctrl_c_while_it_starts_leaves_it_starting() -> None:
    code = """
        try:
            session.begin()
            threading.Timer(0.001, signal.raise_signal, (signal.SIGINT,)).start()
            while True:
                time.sleep(0.0005)
        except KeyboardInterrupt:
            print(ask("echo", text="well"))
    """
    assert printed(code) == "well"


def test_what_is_not_text_among_the_arguments_is_no_matter() -> None:
    code = """
        sys.argv.append("\\udcff")
        print(ask("echo", text="well"), sys.argv[1:] == ["\\udcff"])
    """
    assert printed(code) == "well True"


def test_a_process_forked_before_the_first_request_is_well() -> None:
    code = """
        if os.fork() == 0:
            print(ask("echo", text="child"), flush=True)
            sys.exit(0)
        os.wait()
        print(ask("echo", text="parent"))
    """
    assert printed(code) == "child\nparent"


def test_a_second_knowledge_base_is_refused(tmp_path: Path) -> None:
    code = f"""
        ask("hidden")
        try:
            Session({str(tmp_path / "other.pl")!r}).ask({{"op": "hidden"}})
        except SessionError as error:
            print(error)
    """
    told = f"This process holds {SMALL / 'yimao.pl'}; open {tmp_path / 'other.pl'} in a process of its own."
    assert printed(code) == told


def test_pyswip_may_be_in_use_already() -> None:
    code = """
        from pyswip import Prolog
        Prolog.assertz("mine(1)")
        print(ask("echo", text="易"), ask("hidden"), list(Prolog.query("mine(X)")))
    """
    assert printed(code) == "易 ['初', '三'] [{'X': 1}]"


# Places


@pytest.mark.parametrize("language", ["C", "POSIX", "C.UTF-8"])
def test_any_locale_and_any_folder_will_do(tmp_path: Path, language: str) -> None:
    folder = tmp_path / "易冒 it's"
    shutil.copytree(SMALL, folder)
    code = """
        text = "易𝌆😀'\\n"
        print(ask("echo", text=text) == text, ascii(ask("hidden")), ask("state")[:3])
    """
    environment = {"LC_ALL": language, "YIMAO_CACHE": str(tmp_path / "緩存")}
    for _ in ("compiling", "compiled"):
        assert printed(code, folder, **environment) == r"True ['\u521d', '\u4e09'] kb-"


def test_a_user_file_of_prolog_is_left_alone(tmp_path: Path) -> None:
    init = tmp_path / "swi-prolog" / "init.pl"
    init.parent.mkdir()
    init.write_text(":- writeln(hello), halt(7).\n", encoding="utf-8")
    environment = {"XDG_CONFIG_HOME": str(tmp_path), "YIMAO_CACHE": str(tmp_path / "cache")}
    assert printed("print(ask('hidden'))", **environment) == "['初', '三']"


# Compiled states


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    """A cache that holds no state, and where SWI-Prolog is."""
    folder = tmp_path / "cache"
    folder.mkdir()
    swipl.locate(swipl.cache_folder())
    shutil.copy(Path(os.environ["YIMAO_CACHE"]) / "swipl.json", folder)
    return folder


def states(cache: Path) -> list[Path]:
    return sorted(cache.glob("kb-*.state"))


HIDDEN = "print(ask('hidden'), 'compiled' if ask('state').startswith('kb-') else 'sources')"


def test_the_knowledge_base_is_compiled_once_and_again_when_it_changes(tmp_path: Path, cache: Path) -> None:
    folder = tmp_path / "kb"
    shutil.copytree(SMALL, folder)
    environment = {"YIMAO_CACHE": str(cache)}
    assert printed(HIDDEN, folder, **environment) == "['初', '三'] compiled"
    (first,) = states(cache)
    assert printed(HIDDEN, folder, **environment) == "['初', '三'] compiled"
    assert states(cache) == [first]

    rules = folder / "rules.pl"
    status = rules.stat()
    rules.write_text(rules.read_text(encoding="utf-8").replace("shown(二)", "shown(三)"), encoding="utf-8")
    os.utime(rules, ns=(status.st_atime_ns, status.st_mtime_ns))  # a time that was set back hides nothing
    assert printed(HIDDEN, folder, **environment) == "['初', '二'] compiled"
    assert len(states(cache)) == 2


@pytest.mark.parametrize("kept", [0, 1000])
def test_a_damaged_state_is_made_anew(cache: Path, kept: int) -> None:
    printed(HIDDEN, YIMAO_CACHE=str(cache))
    (state,) = states(cache)
    state.write_bytes(state.read_bytes()[:kept])
    assert printed(HIDDEN, YIMAO_CACHE=str(cache)) == "['初', '三'] compiled"
    assert len(states(cache)) == 1


def test_a_cache_that_cannot_be_written_is_done_without() -> None:
    assert printed(HIDDEN, YIMAO_CACHE=os.devnull) == "['初', '三'] sources"


def test_old_states_of_the_same_place_are_swept(tmp_path: Path, cache: Path) -> None:
    folder = tmp_path / "kb"
    shutil.copytree(SMALL, folder)
    printed(HIDDEN, folder, YIMAO_CACHE=str(cache))
    (old,) = states(cache)
    os.utime(old, (0, 0))
    (folder / "more.pl").write_text(":- encoding(utf8).\n:- module(more, []).\n", encoding="utf-8")
    printed(HIDDEN, folder, YIMAO_CACHE=str(cache))
    assert len(states(cache)) == 1
    assert not old.exists()


def test_sessions_that_start_at_once_share_one_cache(cache: Path) -> None:
    answers: list[str] = []
    threads = [
        threading.Thread(target=lambda: answers.append(printed(HIDDEN, YIMAO_CACHE=str(cache))))
        for _ in range(3)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == ["['初', '三'] compiled"] * 3
    assert not list(cache.glob("draft-*"))


# Loading


def faulty(folder: Path, file: str, old: str, new: str) -> Path:
    """Copy the small knowledge base into `folder` with one fault in it; return its load file."""
    shutil.copytree(SMALL, folder)
    source = (folder / file).read_text(encoding="utf-8")
    assert source.count(old) == 1
    (folder / file).write_text(source.replace(old, new), encoding="utf-8")
    return folder / "yimao.pl"


@pytest.mark.parametrize(
    ("file", "line", "old", "new", "message"),
    [
        ("rules.pl", 8, "    \\+ shown(Line).", "    \\+ shwon(Line).", "rules:shwon/1 is not defined"),
        ("rules.pl", 10, "    lies_below(Line),", "    lies_below(Line)", "Operator expected"),
        ("rules.pl", 8, "fu(Line) :-", "fu(Lime) :-", "Singleton variables: [Lime]"),
        ("door.pl", 6, "use_module(rules)", "use_module(rules, [fu/2])", "rules:fu/2 is not exported"),
        ("rules.pl", 18, "shown(二).", "shown(二).\n\nlies_below(上).", "not together"),
        ("rules.pl", 12, "lies_below(初).", ":- fail.\nlies_below(初).", "Goal (directive) failed"),
        ("door.pl", 6, "use_module(rules)", "use_module(ruels)", "`ruels' does not exist"),
        ("yimao.pl", 0, "[answer/2]).\n:- reexport", "[]).\n:- use_module", "exports no answer/2"),
    ],
)  # fmt: skip
def test_a_fault_in_a_rule_file_fails_the_load(
    tmp_path: Path, cache: Path, file: str, line: int, old: str, new: str, message: str
) -> None:
    kb = faulty(tmp_path / "kb", file, old, new)
    with pytest.raises(LoadError) as caught:
        swipl.compiled(kb, swipl.locate(cache), cache)
    error = caught.value
    assert error.message.startswith(f"{kb} does not load cleanly: ")
    assert "\n" not in error.message
    problem = next(problem for problem in error.details["problems"] if message in problem["message"])
    assert (problem["file"], problem["line"]) == ((str(kb.parent / file), line) if line else ("", 0))
    assert not states(cache)


@pytest.mark.parametrize("place", ["cache", os.devnull])
def test_a_misspelt_premise_is_named(tmp_path: Path, place: str) -> None:
    kb = faulty(tmp_path / "kb", "rules.pl", "    \\+ shown(Line).", "    \\+ shwon(Line).")
    code = """
        for turn in range(2):
            try:
                ask("hidden")
            except LoadError as error:
                print(error)
    """
    told = f"{kb} does not load cleanly: {kb.parent / 'rules.pl'}:8: rules:shwon/1 is not defined"
    assert printed(code, kb.parent, YIMAO_CACHE=str(tmp_path / place)).splitlines() == [told, told]


@pytest.mark.parametrize("place", ["cache", os.devnull])
def test_what_stands_in_the_way_is_told_to_whoever_asks(tmp_path: Path, place: str) -> None:
    kb = faulty(tmp_path / "kb", "rules.pl", "    \\+ shown(Line).", "    \\+ shwon(Line).")
    code = """
        session.begin()
        try:
            ask("hidden")
        except LoadError as error:
            print("told" if "rules:shwon/1" in str(error) else error)
    """
    assert printed(code, kb.parent, YIMAO_CACHE=str(tmp_path / place)) == "told"


def test_a_knowledge_base_that_is_not_there(tmp_path: Path) -> None:
    code = """
        try:
            ask("hidden")
        except LoadError as error:
            print(error)
    """
    assert "does not exist" in printed(code, tmp_path)


# SWI-Prolog missing

TOLD = """
    try:
        ask("hidden")
    except MissingProlog as error:
        print(error)
"""

ABSENT = """
import ctypes.util, os.path
exists = os.path.exists
ctypes.util.find_library = lambda name: None
os.path.exists = lambda path: "swipl" not in str(path) and exists(path)
"""


@pytest.fixture
def remedy(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/apt-get" if name == "apt-get" else None)
    return "install it with `apt-get install swi-prolog-core swi-prolog-core-packages`."


def test_a_machine_without_prolog_is_told_the_remedy(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(ABSENT, encoding="utf-8")
    environment = {"PATH": str(tmp_path), "PYTHONPATH": str(tmp_path), "YIMAO_CACHE": str(tmp_path / "cache")}
    told = printed(TOLD, **environment)
    assert told.startswith("SWI-Prolog was not found, yimao needs 9.0 or newer: install ")
    assert not (tmp_path / "cache" / "swipl.json").exists()


def test_a_wrong_setting_is_named(tmp_path: Path) -> None:
    setting = {"LIBSWIPL_PATH": "/nowhere/libswipl.so", "SWI_HOME_DIR": "/nowhere"}
    told = printed(TOLD, **setting, YIMAO_CACHE=str(tmp_path))
    assert told.startswith("SWI-Prolog cannot be loaded (/nowhere/libswipl.so: ")
    assert "\n" not in told


def test_a_prolog_that_went_away_is_looked_for_again(cache: Path) -> None:
    record = cache / "swipl.json"
    found = json.loads(record.read_text(encoding="utf-8"))
    record.write_text(json.dumps({**found, "path": "/nowhere/libswipl.so"}), encoding="utf-8")
    assert printed(HIDDEN, YIMAO_CACHE=str(cache)) == "['初', '三'] compiled"
    assert json.loads(record.read_text(encoding="utf-8")) == found


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"searched": 1}', "null"])
def test_a_damaged_record_is_made_anew(tmp_path: Path, content: str) -> None:
    (tmp_path / "swipl.json").write_text(content, encoding="utf-8")
    library = swipl.locate(tmp_path)
    assert library.version >= swipl.OLDEST
    assert json.loads((tmp_path / "swipl.json").read_text(encoding="utf-8"))["path"] == library.path


@pytest.mark.parametrize(
    ("found", "message"),
    [
        ({"path": "x", "home": "y", "version": [8, 4, 2]}, "SWI-Prolog 8.4.2 is too old"),
        ({"missing": "SWI-Prolog is too old"}, "SWI-Prolog is too old"),
        ({"missing": "SWI-Prolog was found without its core packages"}, "without its core packages"),
        (None, "SWI-Prolog does not start"),
    ],
)
def test_a_prolog_that_will_not_do_is_told_with_the_remedy(
    monkeypatch: pytest.MonkeyPatch, remedy: str, found: dict[str, Any] | None, message: str
) -> None:
    monkeypatch.setattr(swipl, "_child", lambda task, *arguments: found)
    with pytest.raises(MissingProlog) as caught:
        swipl.locate(None)
    assert message in caught.value.message
    assert caught.value.message.endswith(f", yimao needs 9.0 or newer: {remedy}")


@pytest.mark.parametrize(
    ("platform", "command"), [("darwin", "brew install swi-prolog"), ("win32", "winget install SWI-Prolog")]
)
def test_the_remedy_is_that_of_the_machine(
    monkeypatch: pytest.MonkeyPatch, platform: str, command: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert command in swipl.remedy()
