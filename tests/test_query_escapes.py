"""Goals that try to get out: none may write, load, call out, outlive its limits or harm the process."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from yimao.bridge import Cast, Session
from yimao.bridge.errors import GoalSyntaxError, InputError, LimitReached, NotAllowed, YimaoError

CAST = Cast.of("困", "兌", month="子", day="戊寅", use="官鬼")
SECONDS = 0.5
GRACE = 4.0  # what a request may take beyond its seconds
BYTES = 512 << 20  # what the process may grow by

# Each is refused before it runs: it is outside the vocabulary, or does not read as a goal.
REFUSED = {
    "shell": "shell('touch ESCAPED')",
    "shell with a status": "shell('touch ESCAPED', 0)",
    "process": "process_create(path(touch), ['ESCAPED'], [])",
    "halt": "halt",
    "halt with a status": "halt(0)",
    "abort": "abort",
    "open": "open('ESCAPED', write, S)",
    "tell": "tell('ESCAPED')",
    "write": "write(x)",
    "format": "format('~p', [x])",
    "print_message": "print_message(error, x)",
    "assert": "assertz(notation:rule(a, b, c, d))",
    "assert plain": "assertz(fu_chu(a, b, c))",
    "retract": "retractall(fu_chu(_, _, _))",
    "abolish": "abolish(fu_chu, 3)",
    "consult": "consult('ESCAPED')",
    "list of files": "['ESCAPED.pl']",
    "load_files": "load_files('ESCAPED', [])",
    "use_module": "use_module(library(process))",
    "load_foreign": "load_foreign_library('ESCAPED')",
    "read_term": "read_term(X, [])",
    "read": "read(X)",
    "see": "see('/etc/passwd')",
    "getenv": "getenv('HOME', X)",
    "setenv": "setenv('YIMAO_ESCAPED', 1)",
    "delete_file": "delete_file('ESCAPED')",
    "thread": "thread_create(halt, _, [])",
    "message queue": "thread_send_message(main, x)",
    "signal": "thread_signal(main, halt)",
    "flags": "set_prolog_flag(double_quotes, atom)",
    "stack limit": "set_prolog_flag(stack_limit, 1)",
    "global variable": "nb_setval(yimao_request, 0)",
    "setarg": "nb_setarg(1, Pan, x)",
    "garbage": "garbage_collect",
    "call": "call(halt)",
    "call of a variable": "X = halt, call(X)",
    "variable as a goal": "X = halt, X",
    "bare variable": "Pan",
    "findall of a variable": "X = halt, findall(a, X, _)",
    "findall of a call": "findall(a, halt, _)",
    "aggregate of a variable": "aggregate_all(count, X, _)",
    "aggregate of an open spec": "aggregate_all(_, halt, _)",
    "aggregate over what it spells": "aggregate_all(max(halt), shell(ls), _)",
    "forall of a variable": "forall(X, true)",
    "forall of a call": "forall(dong(Pan, _), halt)",
    "negated call": "\\+ halt",
    "negated variable": "\\+ X",
    "branch": "( dong(Pan, 1) -> halt ; true )",
    "alternative": "true ; halt",
    "soft branch": "dong(Pan, 1) *-> halt ; true",
    "maplist": "maplist(shell, [ls])",
    "foldl": "foldl(halt, [], 0, _)",
    "once": "once(halt)",
    "catch": "catch(halt, _, true)",
    "throw": "throw(stopped)",
    "cleanup": "setup_call_cleanup(true, true, halt)",
    "exists": "X ^ halt",
    "yall": "[X] >> halt",
    "cut": "!",
    "module": "user:halt",
    "module written out": "':'(user, halt)",
    "module within": "findall(a, ':'(system, halt), _)",
    "at module": "@(halt, user)",
    "door": "answer('{}', X)",
    "internals": "'$set_source_module'(_, user)",
    "more internals": "'$sig_atomic'(halt)",
    "directive": ":- halt",
    "query": "?- halt",
    "rule": "fu_chu(Pan, 1, 出) :- true",
    "grammar": "a --> b",
    "operator": "op(700, xfx, fu_chu)",
    "new operator used": "Pan fu_chu 1",
    "second goal": "true. halt",
    "second goal on a line of its own": "true.\nhalt.",
    "end of file": "end_of_file",
    "empty": "",
    "comment alone": "% true",
    "open comment": "/* true",
    "open quote": "X = 'a",
    "stream": "X = <stream>(0x600000)",
    "clause reference": "X = <clause>(0x1)",
    "dict": "X = _{a: 1}.put(b, 2)",
    "functional notation": "X = Pan.ben_gua",
    "quasi quotation": "X = {|html||<b>|}",
    "bad number": "X = 1e999999",
    "string as a goal": '"halt"',
    "number as a goal": "1",
    "list as a goal": "[halt]",
    "braces as a goal": "{halt}",
    "longer than a goal may be": "true, " * 3000 + "true",
    "expansion": "expand_goal(halt, X)",
    "tabling": "abolish_all_tables",
    "term_to_atom": "term_to_atom(halt, X)",
    "sandbox": "safe_call(halt)",
    "attributed": "freeze(X, halt), X = 1",
    "when": "when(true, halt)",
    "wakeup": "put_attr(X, freeze, user:halt)",
    "reflection": "clause(fu_chu(_, _, _), B)",
    "current": "current_predicate(X)",
    "traced": "fu_chu(Pan, 1, 出, Proof)",
    "names of casts": "pan(Name, P)",
    "signs of full width": "ｓｈｅｌｌ（＇touch ESCAPED＇）",
    "module of full width": "user：halt",
    "letters that look alike": "h\u0430lt",
    "signs without width": "ha\u200blt",
    "conjunction of three": "','(true, halt, true)",
    "codes as a goal": "`halt`",
    "directive of a format": "'~@~p'(halt)",
    "stop without a space": "true.halt",
    "chart that is none": "dong(pan(a), X)",
    "chart by another name": "X = f(Pan), X = f(Y), dong(Y, 1)",
    "nobody's chart": "dong(_, 1)",
}  # fmt: skip

# Each is allowed to begin, and refused or stopped where it grows, without end or beyond bounds.
STOPPED = {
    "power": "X is 2 ** 1000000000",
    "power by another sign": "X is 2 ^ 10 ^ 9",
    "power in a comparison": "2 ** 1000000000 > 1",
    "power bound before": "X = 2 ** 1000000000, Y is X",
    "shift": "X is 1 << 10000000000",
    "factorials": "X is msb(1 << 100000000000)",
    "random": "X is random(10)",
    "products": ", ".join(["X0 = 999999999"] + [f"X{n + 1} is X{n} * X{n}" for n in range(40)]),
    "doubling sums": ", ".join(["X0 = 1"] + [f"X{n + 1} = X{n} + X{n}" for n in range(60)] + ["Y is X60"]),
    "text as arithmetic": "X is foo",
    "codes as arithmetic": 'X is "a" + 0',
    "no value": "X > 3",
    "division by zero": "X is 1 / 0",
    "without end": "between(1, 999999999999, X), X < 0",
    "without end, counted": "aggregate_all(count, between(1, 999999999999, _), N)",
    "without end, collected": "findall(X, between(1, 999999999999, X), L)",
    "without end, in a set": "aggregate_all(set(X), between(1, 999999999999, X), L)",
    "without end, nested": "findall(L, ( between(1, 999999999999, N), findall(X, between(1, N, X), L) ), Ls)",
    "without end, for all": "forall(between(1, 999999999999, X), X > 0)",
    "open list": "member(X, L), X = a, fail",
    "open length": "length(L, N), N < 0",
    "open end": "between(1, inf, X), X < 0",
    "long list": "length(L, 1000000000)",
    "longer list": "length(L, 100000000000000000000)",
    "no list": "length(a, N)",
    "no numbers": "between(a, b, X)",
    "doubling term": ", ".join(["X0 = a"] + [f"X{n + 1} = f(X{n}, X{n})" for n in range(60)]),
    "doubling term, collected": ", ".join(
        ["X0 = a"] + [f"X{n + 1} = f(X{n}, X{n})" for n in range(60)] + ["findall(X60, true, L)"]
    ),
    "doubling term, asked": ", ".join(
        ["X0 = a"] + [f"X{n + 1} = f(X{n}, X{n})" for n in range(60)] + ["fu_chu(Pan, X60, 出)"]
    ),
    "many days": ", ".join(f"gan_zhi(N{n}, G{n}, Z{n})" for n in range(8)) + ", fail",
    "value that is a goal": "fu_chu(Pan, 1, shell('touch ESCAPED'))",
    "value without end": f"fu_chu(Pan, 1, {'a' * 9000})",
    "value of great depth": f"fan_yin(Pan, {'fan(' * 900}a{')' * 900})",
    "verdict of great depth": f"duan(Pan, A, B, {'半(' * 900}a{')' * 900})",
    "names by the thousand": f"fu_chu(Pan, 1, K), member(K, [{', '.join(['chu'] * 2400)}])",
    "chart written out": f"dong(pan({', '.join('abcdefghijkl')}), X)",
    "chart as a value": "fu_chu(Pan, Pan, K)",
    "chart left open": "zhi(P, X, Y), ri_chen(P, G, Z)",
}  # fmt: skip

# Each is a goal like another: what looks dangerous in it is data.
HARMLESS = {
    "cycle": ("X = f(X)", []),
    "cycle in two": ("X = f(Y), Y = g(X)", []),
    "cycle by a member": ("member(X, [f(X)])", []),
    "cycle by a list": ("X = [a|X]", []),
    "compared cycle": ("X = f(X), Y = f(Y), X == Y", []),
    "word as data": ("X = halt", [{"X": "halt"}]),
    "goal as data": ("X = shell(ls), X \\= halt", [{"X": "shell(ls)"}]),
    "text as data": ("X = 'a\\'b, ~p ~w'", [{"X": "a'b, ~p ~w"}]),
    "deep term": (f"X = {'f(' * 900}a{')' * 900}, Y = 1, X = _", None),
    "deep brackets": (f"{'(' * 900}true{')' * 900}", [{}]),
    "deep list": (f"X = {'[' * 400}{']' * 400}", None),
    "deep negation": ("\\+ " * 900 + "true", [{}]),
    "many variables": (", ".join(f"_X{n} = {n}" for n in range(400)), [{}]),
    "underscores": ("_ = halt, _X = halt", [{}]),
    "comment": ("true % , halt", [{}]),
    "great number as data": (f"X = {'9' * 3000}", [{"X": int("9" * 3000)}]),
    "nothing": ("fail", []),
    "chart": ("X = Pan", [{"X": "困-兌"}]),
    "chart within": ("findall(a(Pan), member(_, [1, 2]), L)", [{"L": ["a('困-兌')"] * 2}]),
    "variable written out": ("X = '$VAR'(1)", None),
    "goal with its stop": ("dong(Pan, Y).", [{"Y": 1}]),
}  # fmt: skip


@pytest.fixture(scope="module")
def session() -> Session:
    return Session()


@pytest.fixture(autouse=True)
def unharmed(session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Run a test in an empty folder that must stay empty, in a process that must stay as it is."""
    monkeypatch.chdir(tmp_path)
    memory = resident()
    rules = session.version()["rules"]
    yield
    assert list(tmp_path.iterdir()) == []
    assert "YIMAO_ESCAPED" not in os.environ
    assert resident() - memory < BYTES
    assert session.version()["rules"] == rules
    found = session.query("fu_chu(Pan, 1, D)", CAST)
    assert [dict(solution) for solution in found.solutions] == [{"D": "出"}]


def resident() -> int:
    """Return the memory that the process holds, in bytes, 0 where that cannot be told."""
    try:
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
    except OSError:
        return 0
    return int(pages) * 4096


def asked(session: Session, goal: str) -> Any:
    """Return the solutions of a goal, or the error that it meets, within its time."""
    begun = monotonic()
    try:
        return [dict(solution) for solution in session.query(goal, CAST, limit=50, seconds=SECONDS).solutions]
    except YimaoError as error:
        return error
    finally:
        assert monotonic() - begun < SECONDS + GRACE


def told(error: YimaoError) -> None:
    """See that an error is a line for people: no variable of the machine, no chart, no class is in it."""
    assert error.message.isprintable()
    assert not re.search(r"_G?\d|pan\(困|[a-z]Error\b|\berror\(", error.message), error.message


def test_there_are_escapes_enough() -> None:
    assert len(REFUSED) + len(STOPPED) >= 40


@pytest.mark.parametrize("goal", REFUSED.values(), ids=REFUSED)
def test_an_escape_is_refused(session: Session, goal: str) -> None:
    error = asked(session, goal)
    assert isinstance(error, NotAllowed | GoalSyntaxError), error
    told(error)
    assert len(error.message) < 300
    position = error.details.get("position")
    assert position is None or 0 <= position <= len(goal)


@pytest.mark.parametrize("goal", STOPPED.values(), ids=STOPPED)
def test_what_grows_is_stopped(session: Session, goal: str) -> None:
    error = asked(session, goal)
    assert isinstance(error, InputError | LimitReached), error
    told(error)


@pytest.mark.parametrize(("goal", "solutions"), HARMLESS.values(), ids=HARMLESS)
def test_what_only_looks_dangerous_is_a_goal(session: Session, goal: str, solutions: Any) -> None:
    found = asked(session, goal)
    assert isinstance(found, list), found
    assert solutions is None or found == solutions


@pytest.mark.parametrize("operation", ["why", "why_not", "when"])
@pytest.mark.parametrize("goal", [goal for goal in REFUSED.values() if len(goal) < 100])
def test_no_other_question_lets_it_through(session: Session, operation: str, goal: str) -> None:
    request = {"op": operation, "goal": goal, "cast": CAST.to_request()}
    with pytest.raises(InputError):
        session.ask(request, seconds=SECONDS)


@pytest.mark.parametrize(
    "goal", ["halt", "X is 2 ** 1000000000", "dong(P, 1)", "findall(X, between(1, inf, X), L)"]
)
def test_nor_does_a_search_over_all_casts(session: Session, goal: str) -> None:
    with pytest.raises(InputError):
        session.find(goal, first=1, sample=5)


@pytest.mark.parametrize(
    ("goal", "position", "said"),
    [
        ("shell(ls)", 0, "at character 1 of the goal: shell/1 is not in the public vocabulary"),
        ("dong(Pan, 1), fuchu(Pan, X, Y)", 14, "nearest: fu_chu"),
        ("dong(Pan, 1), (jing(Pan, 2) ; \\+ fu_chu(Pan, 1))", 33, "fu_chu has 2 arguments and takes 3, Pan first"),
        ("findall(X, fu_chv(Pan, X, _), L)", 11, "nearest: fu_chu"),
        ("dong(Pan, 1), X", 14, "a variable stands where a goal must"),
        ("dong(Pan, 1), 2", 14, "2 stands where a goal must"),
        ("dong(Pan,, 1)", 8, "a term is missing"),
        ("dong(Pan 1)", 8, "a comma or an operator is missing"),
        ("dong(Pan, 1", 4, "the bracket ( is not closed"),
        ("fu_chu(Pan, 9, K)", 12, "9 is not what fu_chu/3 takes as argument 2: 1, 2, 3, 4, 5, 6; nearest: 6"),
        ("\\+ dong(Pan, Y), fu_chu(Pan, Y, 出x)", 32, "nearest: 出"),
        ("ben_gua(Pan, kun)", 13, "kun can mean 困 or 坤"),
        ("dong(Pan, 1). jing(Pan, 2)", 13, "a second goal begins"),
    ],
)  # fmt: skip
def test_an_error_points_at_its_place(session: Session, goal: str, position: int, said: str) -> None:
    error = asked(session, goal)
    assert isinstance(error, InputError)
    assert error.details["position"] == position
    assert said in error.message
