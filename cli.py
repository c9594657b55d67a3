"""The command line of yimao: it parses, asks the bridge, prints, and knows no doctrine."""

from __future__ import annotations

import errno
import json
import os
import re
import sys
import threading
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, nullcontext, suppress
from dataclasses import replace
from functools import partial
from importlib import import_module
from itertools import takewhile
from pathlib import Path
from shutil import get_terminal_size
from time import monotonic
from typing import TYPE_CHECKING, Any, BinaryIO, Final, NamedTuple, TextIO, TypeVar

import click

from yimao.bridge.cast import Cast, Said
from yimao.bridge.config import DAY_STARTS, LANGS, PROOFS, SUMMER_TIME, Settings, load
from yimao.bridge.errors import (
    InputError,
    LimitReached,
    MissingProlog,
    OutputError,
    YimaoError,
    guess,
    json_text,
    one_line,
    shown,
    visible,
)

if TYPE_CHECKING:  # the renderers load rich, which JSON does without
    from datetime import datetime

    from click.shell_completion import CompletionItem

    from yimao.bridge import Session
    from yimao.bridge.api import Case
    from yimao.bridge.batch import Answer
    from yimao.bridge.consultation import Consultation
    from yimao.bridge.edition import Edition, Table
    from yimao.bridge.journal import Journal, Outcome
    from yimao.bridge.proof import Detail
    from yimao.bridge.render import Lang

OK: Final = 0
NOTHING: Final = 1  # a goal without solutions, an example that does not hold
BAD_USE: Final = 2
UNAVAILABLE: Final = 69
FAULT: Final = 70
CANNOT_WRITE: Final = 74
AT_A_LIMIT: Final = 75
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141

LONGEST_RECORD: Final = 1 << 26  # bytes of a line of a journal that is brought in
LONGEST_NAME: Final = 100  # characters of what is given for an option or an argument

MOST: Final = 999_999_999  # of any number
MOST_JOBS: Final = 1000

# What names a form of which there is a like one, for the nearest guess alone.
_LIKE_FORMS: Final = {
    "jpeg": "svg", "jpg": "svg", "png": "svg", "gif": "svg", "image": "svg", "pdf": "html", "htm": "html",
    "markdown": "md", "txt": "text", "plain": "text", "jsonl": "json", "yaml": "json", "tsv": "csv", "graphviz": "dot",
}  # fmt: skip
_TIME: Final = ("month", "day", "year", "term")
_FREE: Final = ("goal", "rather", "question", "note", "text", "words")  # may be of any length, or empty

F = TypeVar("F", bound=Callable[..., Any])


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line on `arguments`, those of the process by default, and leave with its status."""
    if "_YIMAO_COMPLETE" in os.environ:  # the shell asks for completions
        yimao.main(prog_name="yimao")
    status = run([_decoded(argument) for argument in (sys.argv[1:] if arguments is None else arguments)])
    with suppress(OSError):
        sys.stdout.flush()
    os._exit(status)  # all is closed, and to take Python and SWI-Prolog apart takes as long as a chart


def _decoded(argument: str) -> str:
    """Read an argument as UTF-8 where the locale could not read it."""
    try:
        argument.encode()
    except UnicodeEncodeError:
        return os.fsencode(argument).decode(errors="surrogateescape")
    return argument


def run(arguments: Sequence[str]) -> int:
    """Run the command line on its arguments and return the exit status; never raises."""
    if sys.stdin is None:  # closed before we came: there is nothing to read
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115, PTH123
    if sys.stdout is None:  # what is printed to it must be seen to be lost: this cannot be written
        sys.stdout = os.fdopen(os.open(os.devnull, os.O_RDONLY), "w", encoding="utf-8")
    if sys.stderr is None:  # and nobody is to be told
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123
    for stream in (sys.stdout, sys.stderr):
        _speak_chinese(stream)
    as_json = _wants_json(arguments)
    try:
        status = _invoked(arguments)
        sys.stdout.flush()
    except click.ClickException as error:
        return _refuse(
            InputError(error.format_message().removesuffix(".") + _nearest_choice(error)), BAD_USE, as_json
        )
    except InputError as error:
        return _refuse(error, BAD_USE, as_json)
    except MissingProlog as error:
        return _refuse(error, UNAVAILABLE, as_json)
    except LimitReached as error:
        return _refuse(error, AT_A_LIMIT, as_json)
    except OutputError as error:
        return _refuse(error, CANNOT_WRITE, as_json)
    except BrokenPipeError:
        # Python flushes stdout once more on leaving, and would complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except OSError as error:
        if os.environ.get("YIMAO_DEBUG"):
            raise
        try:
            sys.stdout.flush()
        except OSError:  # as with a broken pipe
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        what = f"{error.filename} cannot be used" if error.filename else "the output cannot be written"
        why = "it is closed" if error.errno == errno.EBADF else error.strerror or "the device fails"
        return _refuse(OutputError(f"{what}: {why}"), CANNOT_WRITE, as_json)
    except Exception as error:
        if os.environ.get("YIMAO_DEBUG"):
            raise
        if not isinstance(error, YimaoError):
            error = YimaoError(f"unexpected {type(error).__name__}: {error}; YIMAO_DEBUG=1 shows where")
        return _refuse(error, FAULT, as_json)
    return status


def _invoked(arguments: Sequence[str]) -> int:
    try:
        with yimao.make_context("yimao", list(arguments)) as context:
            status = yimao.invoke(context)
    except click.exceptions.Exit as leave:
        return leave.exit_code
    return status if isinstance(status, int) else OK


def _wants_json(arguments: Sequence[str]) -> bool:
    """Tell whether JSON is asked for, whatever else is amiss: by an option, not by the text of another."""
    command: click.Command = yimao
    form = ""
    words = iter(arguments)
    for word in words:
        name, equals, value = word.partition("=")
        if word == "--":
            break
        if word == "--json":
            return True
        if not word.startswith("-") and isinstance(command, click.Group):
            command = command.commands.get(word, command)
        elif name == "--format":
            form = value if equals else next(words, "")
        elif any(
            word in option.opts and not option.is_flag
            for option in command.params
            if isinstance(option, click.Option)
        ):
            next(words, None)
    return form == "json"


def _speak_chinese(stream: Any) -> None:
    """Let a stream whose encoding lacks the signs of a chart write UTF-8; it must never fail on a sign."""
    try:
        "占━○└".encode(stream.encoding or "ascii")
        stream.reconfigure(errors="replace")
    except (UnicodeEncodeError, LookupError):
        stream.reconfigure(encoding="utf-8", errors="replace")


def _nearest_choice(error: click.ClickException) -> str:
    """Return the choice that is near to what was given for an option that has choices."""
    kind = error.param.type if isinstance(error, click.BadParameter) and error.param else None
    given = re.match("'(.*?)' is not one of ", error.message)
    if not (given and isinstance(kind, click.Choice)):
        return ""
    like = _LIKE_FORMS.get(given[1].lower())
    if like in kind.choices and "text" in kind.choices:
        return f"; nearest is {like}"
    return guess(given[1], map(str, kind.choices), "; nearest is ")


def _refuse(error: YimaoError, status: int, as_json: bool) -> int:
    if as_json:
        text = json_text(error.to_json())
    else:
        sentence = one_line(error.message)
        text = f"yimao: {sentence}" + ("" if sentence.endswith((".", "?")) else ".")
    with suppress(OSError):  # there may be nobody to tell
        print(text, file=sys.stderr, flush=True)
    return status


# ── options ─────────────────────────────────────────────────────────────────────────────────────────────────


def _options(*options: Callable[[F], F]) -> Callable[[F], F]:
    def decorate(command: F) -> F:
        for option in reversed(options):
            command = option(command)
        return command

    return decorate


def _completing(*kinds: str) -> Callable[[click.Context, click.Parameter, str], list[CompletionItem]]:
    """Return what completes a value to the names of these kinds, for the shell."""

    def complete(context: click.Context, parameter: click.Parameter, typed: str) -> list[CompletionItem]:
        from click.shell_completion import CompletionItem

        from yimao.bridge.complete import completions

        return [
            CompletionItem(value, help=meaning)
            for kind in kinds
            for value, meaning in completions(kind, typed)
        ]

    return complete


class _Whole(click.IntRange):
    """A whole number in the digits 0 to 9, from `min` to `max`, or to `MOST`."""

    def __init__(self, min: int, max: int | None = None) -> None:
        super().__init__(min=min, max=max)
        self.low, self.high = min, max or MOST

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Read the number. Raises BadParameter for what is none, or is past the bounds."""
        text = unicodedata.normalize("NFKC", str(value)).strip()
        near = ""
        if number := re.fullmatch("([+-]?)0*([0-9]+)", text):
            read = int(number[1] + number[2][:20])
            if self.low <= read <= self.high and len(number[2]) <= 20:
                return read
            near = f"; nearest is {self.low if read < self.low else self.high}"
        raise click.BadParameter(
            f"{shown(str(value))} is not a whole number from {self.low} to {self.high:,}{near}", ctx, param
        )


class _Seconds(click.FloatRange):
    """A number of seconds above 0, in the digits 0 to 9."""

    def __init__(self) -> None:
        super().__init__(min=0, min_open=True)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Read the number. Raises BadParameter for what is none, or is past the bounds."""
        text = unicodedata.normalize("NFKC", str(value)).strip()
        if re.fullmatch(r"\+?([0-9]{1,9}(\.[0-9]*)?|\.[0-9]+)", text) and (seconds := float(text)):
            return seconds
        raise click.BadParameter(
            f"{shown(str(value))} is not a number of seconds above 0 and below {MOST + 1:,}, such as 10 or 0.5",
            ctx, param,
        )  # fmt: skip


_jobs = _Whole(1, MOST_JOBS)
_seed = _Whole(0)


# What the settings decide where it is not given has no default here.
_clock_options = (
    click.option("--tz", metavar="Asia/Shanghai", help="The time zone; by default this machine's."),
    click.option(
        "--day-starts", type=click.Choice(DAY_STARTS), help="When the day's pillar changes; by default 23:00."
    ),
    click.option(
        "--summer-time", type=click.Choice(SUMMER_TIME),
        help="Whether the clock is put back to standard time; by default correct.",
    ),
)  # fmt: skip
_cast_options = _options(
    click.argument("hexagram", required=False, shell_complete=_completing("hexagram")),
    click.argument("changed", required=False, shell_complete=_completing("hexagram")),
    click.option("--lines", metavar="7,8,9,6,7,8", help="Six lines from the bottom instead of names."),
    click.option("--month", metavar="子", help="The month's branch, or stem and branch."),
    click.option("--day", metavar="戊寅", help="The day's stem and branch."),
    click.option("--year", metavar="辛卯", help="The year's stem and branch; it fixes the month's stem."),
    click.option(
        "--term",
        metavar="冬至[+DAYS]",
        help="The solar term, and the days since it began.",
        shell_complete=_completing("jie_qi"),
    ),
    click.option("--at", metavar="2026-12-01T14:30", help="The moment of casting instead of the pillars."),
    click.option("--now", is_flag=True, help="The same as --at now."),
    *_clock_options,
    click.option(
        "--about",
        metavar="疾病",
        help="The matter asked; see `yimao topics`.",
        shell_complete=_completing("topic"),
    ),
    click.option(
        "--for",
        "for_",
        metavar="長男",
        help="Whom the question is about.",
        shell_complete=_completing("person"),
    ),
    click.option(
        "--use",
        metavar="官鬼",
        help="The use god: one of the kin, 世 or 應.",
        shell_complete=_completing("use"),
    ),
    click.option(
        "--reading",
        "reading",
        multiple=True,
        metavar="NAME=OPTION",
        help="Take a disputed reading so; may be repeated; see `yimao readings`.",
        shell_complete=_completing("reading"),
    ),
)

_casting_options = _options(
    click.option("--toss", is_flag=True, help="Cast by three coins."),
    click.option("--yarrow", is_flag=True, help="Cast by yarrow stalks."),
    click.option("--seed", type=_seed, help="Cast the same lines again for the same number."),
    click.option(
        "--numbers", metavar="5,3[,8]", help="Cast by numbers after 梅花易數: upper, lower, moving line."
    ),
    click.option("--by-time", is_flag=True, help="Cast by the moment after 梅花易數."),
)
_csv_option = click.option(
    "--csv", "in_csv", is_flag=True,
    help="The casts are CSV, the header naming the keys; so they are in a file named .csv.",
)  # fmt: skip
_casts_options = _options(
    click.option(
        "--casts", metavar="FILE", type=click.File("rb"),
        help="Take every cast of FILE, JSON lines or CSV as of `yimao batch`; - is standard input.",
    ),
    _csv_option,
)  # fmt: skip
_question_option = click.option(
    "--question", metavar="TEXT", help="What is asked, in your own words; the journal keeps it."
)
_journal_option = click.option(
    "--journal/--no-journal",
    "journal",
    default=None,
    help="Whether the journal keeps it; by default it does not.",
)
_lang_option = click.option(
    "--lang", type=click.Choice(LANGS),
    help="The language: zh is Traditional, zh-hans Simplified; by default both, in a Chinese locale Chinese.",
)  # fmt: skip


def _formats(*forms: str) -> Callable[[F], F]:
    """Let a command print text, JSON and `forms`."""
    return _options(
        click.option(
            "--format", "form", type=click.Choice(["text", "json", *forms]), default="text",
            show_default=True, help="How to print.",
        ),
        click.option("--json", "as_json", is_flag=True, help="The same as --format json."),
    )  # fmt: skip


_format_options = _formats()
_proof_options = _options(
    click.option(
        "--proof", type=click.Choice(PROOFS),
        help="How much to show of what a conclusion rests on; by default short.",
    ),
    click.option("--depth", type=_Whole(1), help="How deep to go."),
)  # fmt: skip


class _Told(NamedTuple):
    """A cast that the options tell of, its moment, and how the journal names the way it was cast."""

    cast: Cast
    at: datetime | None
    method: str | None


def _cast(given: dict[str, Any]) -> Cast:
    """Make the cast that the options tell of. Raises InputError where they contradict one another."""
    return _told(given).cast


def _told(given: dict[str, Any]) -> _Told:
    """Make the cast that the options tell of, and say how it was cast."""
    settings = _settings()
    hexagram, changed = given["hexagram"], given["changed"]
    moment, when = _moment(given), None
    clock = {key: given[key] or settings[key] for key in ("day_starts", "summer_time")}
    if moment is not None:
        from yimao.bridge.calendar import parse_when

        when = parse_when(moment, given["tz"] or settings["tz"])
    thrown = _thrown(given, when, clock)
    about = given["about"]
    if about is None and given["use"] is None:
        about = settings["matter"]
    known = {
        "about": about, "for_": given["for_"], "use": given["use"],
        "readings": settings.readings | _readings(given["reading"]),
    }  # fmt: skip
    lines, method, words = thrown or (None, "names" if hexagram else None, None)
    if when is not None:
        made = Cast.at(when, hexagram, changed, lines=lines, **clock, **known)
    else:
        time = {key: given[key] for key in _TIME}
        if lines is not None:
            made = Cast.from_lines(lines, **time, **known)
        else:
            made = Cast.of(hexagram, changed, **time, **known)
    if words:
        made = replace(made, conventions={"casting": words, **made.conventions})
    return _Told(made, when, method)


def _thrown(
    given: dict[str, Any], when: datetime | None, clock: dict[str, Any]
) -> tuple[Sequence[int], str, Said | None] | None:
    """Return the lines that were thrown or told, how, and how that is said; None where hexagrams are named.

    Raises InputError where more than one way to cast is given.
    """
    ways = {
        f"--lines {given['lines']}": given["lines"] is not None,
        "--toss": given.get("toss"),
        "--yarrow": given.get("yarrow"),
        f"--numbers {given.get('numbers')}": given.get("numbers") is not None,
        "--by-time": given.get("by_time"),
        f"the hexagram {given['hexagram']}": given["hexagram"] is not None,
    }
    chosen = [way for way, told in ways.items() if told]
    if len(chosen) > 1:
        raise InputError(f"both {chosen[0]} and {chosen[1]} are given; give one of the two")
    seed = given.get("seed")
    if seed is not None and not (given.get("toss") or given.get("yarrow")):
        raise InputError(f"--seed {seed} is given without --toss or --yarrow; give one of the two")
    if not chosen or given["hexagram"] is not None:
        return None
    from yimao.bridge import casting

    if given["lines"] is not None:
        return casting.parse_lines(given["lines"]), "lines", None
    if given["toss"] or given["yarrow"]:
        throw, name, zh, en = (
            (casting.three_coins, "coins", "三錢", "three coins")
            if given["toss"]
            else (casting.yarrow, "yarrow", "蓍草", "yarrow stalks")
        )
        seeded = Said("", "") if seed is None else Said(f"（種子 {seed}）", f" (seed {seed})")
        lines = throw(casting.generator(seed))
        shown = ",".join(map(str, lines))
        said = Said(f"以{zh}起卦{seeded.zh}：{shown}", f"cast by {en}{seeded.en}: {shown}")
        return lines, name if seed is None else f"{name}, seed {seed}", said
    if given["numbers"] is not None:
        from yimao.bridge.ask import parse_numbers

        numbers = parse_numbers(given["numbers"])
        lines, way = casting.by_numbers(*numbers), Said("以數", "by numbers")
    elif when is None:
        raise InputError("--by-time is given without a moment; give --at or --now too")
    else:
        numbers = tuple(casting.time_numbers(when, **clock))
        lines, way = casting.by_numbers(*numbers), Said("以時", "by the time")
    upper, lower, moving = (*numbers, sum(numbers))[:3]
    said = Said(
        f"梅花易數{way.zh}起卦：上 {upper}、下 {lower}、動 {moving}",
        f"cast {way.en}, by the Plum Blossom method (Meihua Yishu): upper {upper}, lower {lower}, moving {moving}",
    )
    return lines, f"梅花易數 {way.en} {upper},{lower},{moving}", said


def _moment(given: dict[str, Any]) -> str | None:
    """Return the moment given, if any, after checking that nothing else tells the time."""
    if given["at"] is not None and given["now"]:
        raise InputError(f"both --at {given['at']} and --now are given; give one of the two")
    moment: str | None = "now" if given["now"] else given["at"]
    pillars = [f"--{key} {given[key]}" for key in _TIME if given[key] is not None]
    if moment is not None and pillars:
        told = "--now" if given["now"] else f"--at {moment}"
        raise InputError(f"both {told} and {' '.join(pillars)} are given; give the moment or the pillars")
    if moment is None:
        for key in ("tz", "day_starts", "summer_time"):
            if given[key] is not None:
                told = f"--{key.replace('_', '-')} {given[key]}"
                raise InputError(f"{told} is given without a moment; give --at or --now too")
    return moment


def _readings(given: Sequence[str]) -> dict[str, str]:
    readings: dict[str, str] = {}
    for text in given:
        name, equals, option = (part.strip() for part in text.partition("="))
        if not (name and equals and option):
            raise InputError(f"the reading {text!r} is not of the form name=option, such as ban=ren_yi")
        if readings.setdefault(name, option) != option:
            raise InputError(f"the reading {name} is given as {readings[name]} and as {option}; give it once")
    return readings


def _settings() -> Settings:
    """Return the settings in force, read once a command."""
    meta = click.get_current_context().meta
    if "yimao.settings" not in meta:
        meta["yimao.settings"] = load()
    settings: Settings = meta["yimao.settings"]
    return settings


def _lang(chosen: str | None) -> Lang:
    """Return the language to render in; whether in Simplified characters is left for `_print`."""
    name, _, script = (chosen or _settings()["lang"]).partition("-")
    click.get_current_context().meta["yimao.hans"] = script == "hans"
    rendered: dict[str, Lang] = {"zh": "zh", "en": "en", "both": "both"}
    return rendered[name]


def _detail(proof: str | None) -> Detail | None:
    chosen = proof or _settings()["proof"]
    return None if chosen == "none" else "full" if chosen == "full" else "short"


def _session() -> Session:
    """Open the session; SWI-Prolog starts in the background while the rest is imported."""
    from yimao.bridge import session

    session.Session().begin()
    from yimao.bridge.api import Session

    return Session()


def _print_understood(typed: str, goal: str) -> None:
    """Say how a goal was understood, where it was typed otherwise."""
    if goal != typed:
        click.echo(f"yimao: understood as {visible(goal)}", err=True)


def _print(text: str, *, source: Iterable[str] = ()) -> None:
    """Print text as it was rendered: whether it is coloured was decided there.

    Lines of `source`, rules as they are written, stay as they are in Simplified characters too.
    """
    kept = {line.strip() for rule in source for line in rule.splitlines()} - {""}
    lines = (line if line.strip() in kept else _scripted(line) for line in text.splitlines(keepends=True))
    click.echo("".join(lines), nl=False, color=True)


def _scripted(text: str) -> str:
    """Return a text in the characters that `_lang` has chosen."""
    if not click.get_current_context().meta.get("yimao.hans"):
        return text
    from yimao.bridge.hans import simplified

    return simplified(text).replace('lang="zh-Hant"', 'lang="zh-Hans"')


def _print_json(value: Any) -> None:
    click.echo(json_text(value, indent=2))


class _Command(click.Command):
    """A command that takes no name which is empty or longer than any, and nothing that is not text."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the arguments. Raises InputError for a name that is empty or too long, and for half characters."""
        if any("--lines" in parameter.opts for parameter in self.params):
            _check_lines(args)
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise InputError(self._extra(ctx, rest))
        for parameter in self.params:
            told = parameter.opts[0] if parameter.opts[0].startswith("-") else parameter.human_readable_name
            given = ctx.params.get(str(parameter.name))
            if isinstance(given, tuple) and isinstance(parameter, click.Argument) and parameter.name != "ids":
                given = " ".join(given) if given else None  # the words of one name
            for value in given if isinstance(given, tuple) else (given,):
                if parameter.type is click.STRING and value is not None:
                    _check_text(told, value)
                    if parameter.name not in _FREE:
                        _check_name(told, value)
        return rest

    def _extra(self, ctx: click.Context, rest: Sequence[str]) -> str:
        """Say which word is one too many, and what is taken."""
        names = [name.human_readable_name for name in self.params if isinstance(name, click.Argument)]
        taken = f"takes {' and '.join(names)} alone" if names else "takes options alone"
        return (
            f"{shown(rest[0])} is an extra argument: {ctx.command_path} {taken}; leave it out, or put words that "
            "belong together in quotes"
        )


class _Group(click.Group):
    """A group of such commands."""

    command_class = _Command
    group_class = type

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command that the first argument names. Raises InputError where there is none."""
        name, known = args[0], self.list_commands(ctx)
        if name not in known and not name.startswith("-"):
            text = f"no command of {ctx.command_path} is {name!r}; they are {', '.join(known)}"
            near = guess(name, known, "; nearest is ")
            if not near and name and not name.isascii() and ctx.parent is None:
                near = f"; to consult a hexagram: {ctx.command_path} consult {name}"
            raise InputError(text + near)
        return super().resolve_command(ctx, args)


def _check_lines(args: Sequence[str]) -> None:
    """Refuse lines given as words of their own, of which the option would take the first alone."""
    after = args[args.index("--lines") + 1 :] if "--lines" in args else []
    marks = list(takewhile(lambda word: word.rstrip(",") in {"6", "7", "8", "9"}, after))
    if len(marks) > 1:
        signs = [mark.rstrip(",") for mark in marks]
        raise InputError(
            f"--lines takes the six lines as one word, and {' '.join(marks)} are {len(marks)}; write them with "
            f'commas, --lines {",".join(signs)}, or in quotes, --lines "{" ".join(signs)}"'
        )


def _check_text(told: str, value: str) -> None:
    try:
        value.encode()
    except UnicodeEncodeError as error:
        half = ord(error.object[error.start])
        raise InputError(f"{told} holds U+{half:04X}, half a character; text in UTF-8 is wanted") from None


def _check_name(told: str, value: str) -> None:
    if not value.strip():
        raise InputError(f"{told} is empty; give a value or leave it out")
    if len(value) > LONGEST_NAME:
        raise InputError(
            f"{told} is of {len(value):,} characters, {value[:20]!r} and so on; at most {LONGEST_NAME} are allowed"
        )


# ── commands ────────────────────────────────────────────────────────────────────────────────────────────────


@click.group(
    cls=_Group, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.pass_context
def yimao(context: click.Context) -> None:
    """Consult the doctrine of 易冒, chapters 11 to 20: what it concludes from a cast, and why.

    Names may be typed in Traditional or Simplified characters, pinyin with or without tones, or English.

    \b
    Example:
      yimao consult 困 兌 --month 子 --day 戊寅 --use 官鬼

    \b
    Completion, in the start-up file of the shell:
      eval "$(_YIMAO_COMPLETE=bash_source yimao)"   # or zsh_source; fish: fish_source, with | source
    """
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@yimao.command(short_help="Say what the text concludes from a cast, and why.")
@_cast_options
@_casting_options
@click.option("--all", "all_", is_flag=True, help="Every conclusion for every line and use.")
@_question_option
@_journal_option
@_proof_options
@_lang_option
@_formats("md", "html", "svg")
def consult(**given: Any) -> None:
    """Say what the text concludes from a cast, and what each conclusion rests on.

    HEXAGRAM is what was cast and CHANGED what it changes into; without CHANGED no line moves.

    \b
    Examples:
      yimao consult 困 兌 --month 子 --day 戊寅 --use 官鬼
      yimao consult --lines 6,7,8,7,7,8 --at 2026-12-01T14:30 --about illness
      yimao consult 困 兌 --month 子 --day 戊寅 --use 官鬼 --format html > chart.html
      yimao consult --toss --now --about wealth --question "Will the money come?"
    """
    _consulted(_told(given), given)


def _consulted(told: _Told, given: dict[str, Any]) -> None:
    """Consult, keep it in the journal where that is wanted, and print it."""
    session = _session()
    if not (given["as_json"] or given["form"] == "json"):  # what takes longest, while the doctrine is asked
        threading.Thread(target=import_module, args=("yimao.bridge.render.text",)).start()
    consultation = session.consult(told.cast, all=given["all_"])
    keeping = _settings()["journal"] if given["journal"] is None else given["journal"]
    number, failed = None, None
    if keeping:
        try:  # before the print, for whoever reads that may stop
            number = _kept(told, consultation, given["question"])
        except YimaoError as error:
            failed = error
    _print_consultation(session, consultation, given)
    if failed:
        raise failed
    if number is not None:
        click.echo(f"yimao: kept in the journal as {number}", err=True)


def _kept(told: _Told, consultation: Consultation, question: str | None) -> int:
    from yimao.bridge.journal import Journal

    with Journal(making=True) as journal:
        return journal.keep(consultation, question=question, at=told.at, method=told.method)


def _print_consultation(session: Session, consultation: Consultation, given: dict[str, Any]) -> None:
    form = given["form"]
    if form == "json" or given["as_json"]:
        _print_json(consultation.to_json())
        return
    lang = _lang(given["lang"])
    told: dict[str, Any] = {"lang": lang, "detail": _detail(given["proof"])}
    match form:
        case "html":
            from yimao.bridge.render.html import consultation_html

            shown = consultation_html(
                consultation,
                question=given["question"],
                chapters=session.chapters(),
                originals=_originals(),
                **told,
            )
            _print(shown)
        case "md":
            from yimao.bridge.render.markdown import consultation_markdown

            _print(consultation_markdown(consultation, question=given["question"], **told))
        case "svg":
            from yimao.bridge.render.svg import chart_svg

            _print(chart_svg(consultation, lang=lang))
        case _:
            from yimao.bridge.render.text import consultation_text

            if given["question"]:
                asked = {"zh": "所問", "en": "asked", "both": "所問 asked"}[lang]
                click.echo(f"{_scripted(asked)}: {one_line(given['question'])}\n")
            _print(consultation_text(consultation, depth=given["depth"], **told))
            if told["detail"] == "full":
                _print_originals((node.passage for node in consultation.proofs.nodes), lang)


@yimao.command("cast", short_help="Cast step by step, then consult.")
@_cast_options
@_casting_options
@click.option("--all", "all_", is_flag=True, help="Every conclusion for every line and use.")
@_question_option
@_journal_option
@_proof_options
@_lang_option
@_formats("md", "html", "svg")
def cast_(**given: Any) -> None:
    """Cast step by step: the question, the matter, the person, how, and when; then consult.

    What is given as an option is not asked. Without a terminal nothing is asked.

    \b
    Examples:
      yimao cast
      yimao cast --toss --now --about wealth
    """
    from yimao.bridge.ask import Interview, lacking

    if sys.stdin.isatty() and sys.stderr.isatty():
        lang = _lang(given["lang"])

        def words(said: Said) -> str:
            number = re.match(r"\d ", said.zh)  # of a choice, told once
            both = f"{said.zh} {said.en.removeprefix(number[0]) if number else said.en}"
            text = {"zh": said.zh, "en": said.en, "both": both}[lang]
            return _scripted(text if said.zh != said.en else said.en)

        def prompt(question: Said) -> str:
            text = words(question)
            suffix = " " if text.endswith(("?", "？")) else ": "
            return str(click.prompt(text, default="", show_default=False, err=True, prompt_suffix=suffix))

        interview = Interview(
            _session(),
            prompt,
            lambda said: click.echo(words(said), err=True),
        )
        given = interview.ask(given)
    elif wanted := lacking(given):
        raise InputError(f"there is no terminal to ask at, and not given are {', '.join(wanted)}")
    _consulted(_told(given), given)


@yimao.command(short_help="Cast six lines by coins or yarrow stalks.")
@click.option(
    "--method",
    type=click.Choice(["coins", "yarrow"]),
    default="coins",
    show_default=True,
    help="Three coins a line, or yarrow stalks (大衍).",
)
@click.option("--yarrow", is_flag=True, help="The same as --method yarrow.")
@click.option("--seed", type=_seed, help="Cast the same lines again for the same number.")
@_lang_option
@_format_options
def toss(method: str, yarrow: bool, seed: int | None, lang: str | None, form: str, as_json: bool) -> None:
    """Cast six lines, and print them with the hexagrams that they make.

    \b
    Examples:
      yimao toss --seed 8
      yimao toss --yarrow
    """
    from yimao.bridge import casting

    method = "yarrow" if yarrow else method
    throw = {"coins": casting.three_coins, "yarrow": casting.yarrow}[method]
    lines = throw(casting.generator(seed))
    chart = _session().ask({"op": "chart", "cast": {"lines": lines}})["chart"]
    if form == "json" or as_json:
        named = {key: chart[key] for key in ("hexagram", "changed")}
        _print_json({"schema": "yimao.toss.1", "method": method, "seed": seed, "lines": lines, **named})
        return
    from yimao.bridge.render.desk import toss_text

    _print(toss_text(lines, chart, lang=_lang(lang)))


@yimao.command(short_help="Find the solutions of a goal over a cast.")
@click.argument("goal")
@_cast_options
@_casts_options
@click.option("--limit", type=_Whole(1), default=1000, show_default=True, help="How many at most.")
@click.option(
    "--seconds",
    type=_Seconds(),
    default=10.0,
    show_default=True,
    help="How long to look at most.",
)
@_lang_option
@_formats("csv")
def query(
    goal: str,
    casts: BinaryIO | None,
    in_csv: bool,
    limit: int,
    seconds: float,
    lang: str | None,
    form: str,
    as_json: bool,
    **given: Any,
) -> int:
    """Find the solutions of GOAL over a cast; `Pan` in it is the chart.

    Values may be named in Traditional or Simplified characters, in pinyin or in English ('half out'); how they were
    understood is said on stderr.

    With --casts, GOAL is asked of each of many casts, and `Cast` is the name of each, its id or the number of
    its line; or pan(Name, Pan) in GOAL ranges over them, so that casts can be compared. The status is 0 where
    there are solutions and 1 where there are none.

    \b
    Examples:
      yimao query "fu_chu(Pan, Yao, 出), fu_qin(Pan, Yao, Kin)" 困 兌 --month 子 --day 戊寅
      yimao query "fan_yin(Pan, fan(Scope, 重))" --casts casts.jsonl --format csv
    """
    session = _session()
    named = _named_casts(casts, in_csv, given)
    if named is None:
        found = session.query(goal, _cast(given), limit=limit, seconds=seconds)
    else:
        found = session.query_all(goal, named, limit=limit, seconds=seconds)
    if form == "json" or as_json:
        _print_json(found.to_json())
        return OK if found.solutions else NOTHING
    _print_understood(goal, found.goal)
    if form == "csv":
        import csv

        table = csv.writer(sys.stdout, lineterminator="\n")
        if found.variables:
            table.writerow(found.variables)
        for solution in found.solutions:
            cells = [solution[name] for name in found.variables]
            told = [
                json.dumps(cell, ensure_ascii=False) if isinstance(cell, list) else cell for cell in cells
            ]
            table.writerow(visible(cell) if isinstance(cell, str) else cell for cell in told)
    else:
        from yimao.bridge.render.text import query_text

        _print(query_text(found, lang=_lang(lang)))
    return OK if found.solutions else NOTHING


def _named_casts(file: BinaryIO | None, in_csv: bool, given: dict[str, Any]) -> dict[str, Cast] | None:
    """Read the casts of --casts, if given; of the options only those that hold for all of them may be given."""
    if file is None:
        if in_csv:
            raise InputError("--csv is given without --casts; give --casts too")
        return None
    from yimao.bridge.batch import is_csv, named_casts

    own = ("hexagram", "lines", *_TIME, "at", "now", "for_")
    if told := next((name for name in own if given[name]), None):
        name = told if told == "hexagram" else f"--{told.rstrip('_')}"
        raise InputError(f"both --casts and {name} {given[told]} are given; the casts of the file say that")
    settings = _settings()
    common = {key: given[key] or settings[key] for key in ("tz", "day_starts", "summer_time")}
    common |= {"about": given["about"], "use": given["use"]}
    if given["about"] is None and given["use"] is None:
        common["about"] = settings["matter"]
    common = {key: value for key, value in common.items() if value is not None}
    common["readings"] = settings.readings | _readings(given["reading"])
    return named_casts(file, common, in_csv=in_csv or is_csv(file))


@yimao.command(short_help="Find in how many of all casts a goal holds.")
@click.argument("goal")
@click.option("--group", metavar="WHAT", help="Count apart by hexagram, changed, month, day or a variable.")
@click.option("--first", type=_Whole(0, 10_000), default=3, show_default=True, help="How many casts to show.")
@click.option("--sample", type=_Whole(1), help="Try so many casts, picked by chance.")
@click.option("--seed", type=_seed, default=0, show_default=True, help="Pick others by another number.")
@click.option("--every", is_flag=True, help="Run on every cast what masks cannot judge; this takes long.")
@click.option("--jobs", type=_jobs, help="Threads that share the work; by default all there are.")
@click.option(
    "--about", metavar="疾病", help="The matter asked in every cast.", shell_complete=_completing("topic")
)
@click.option(
    "--for", "for_", metavar="長男", help="Whom the question is about.", shell_complete=_completing("person")
)
@click.option(
    "--use", metavar="官鬼", help="The use god: one of the kin, 世 or 應.", shell_complete=_completing("use")
)
@click.option(
    "--reading",
    multiple=True,
    metavar="NAME=OPTION",
    help="Take a disputed reading so.",
    shell_complete=_completing("reading"),
)
@_lang_option
@_format_options
def find(
    goal: str,
    group: str | None,
    first: int,
    sample: int | None,
    seed: int,
    every: bool,
    jobs: int | None,
    lang: str | None,
    form: str,
    as_json: bool,
    **given: Any,
) -> int:
    """Find in how many of all casts GOAL holds, and the first of them.

    `Pan` in GOAL ranges over every hexagram and change, every month and day, and the pentads and the stems of
    the month where GOAL looks at them. Goals joined by `,` `;` \\+ and forall are judged for all times at
    once; others, with findall or aggregate_all, are run on a sample. The status is 1 where GOAL holds in none.

    \b
    Examples:
      yimao find "fan_yin(Pan, fan(卦(_), 重)), mu_jue(Pan, _, 真)"
      yimao find "ben_gua(Pan, 困), fu_chu(Pan, 1, Degree)" --group Degree
    """
    known = {"about": given["about"], "for_": given["for_"], "use": given["use"]}
    question = Cast(**known, readings=_settings().readings | _readings(given["reading"]))
    with _bar("the search so far", form == "json" or as_json) as progress:
        found = _session().find(
            goal, question, group=group, first=first, sample=sample, seed=seed, every=every, jobs=jobs,
            progress=progress,
        )  # fmt: skip
    if form == "json" or as_json:
        _print_json(found.to_json())
    else:
        from yimao.bridge.render.found import find_text

        _print_understood(goal, found.goal)
        _print(find_text(found, lang=_lang(lang)))
    return OK if found.count else NOTHING


def _no_bar(done: int, of: int) -> None:
    """Draw nothing."""


def _pulse(as_json: bool) -> Callable[[str, int, int], None]:
    """Return what tells now and again on stderr, which is no terminal, how far long work has come."""
    if as_json:  # a program reads what is there
        return lambda step, done, of: None
    from yimao.bridge.render.pulse import Pulse

    return Pulse(lambda line: click.echo(f"yimao: {line}", err=True))


@contextmanager
def _bar(step: str, as_json: bool) -> Iterator[Callable[[int, int], None]]:
    """Yield what draws a bar on stderr, once a second has gone by; where that is no terminal, `_pulse`."""
    if not sys.stderr.isatty():
        yield partial(_pulse(as_json), step)
        return
    from rich.console import Console
    from rich.progress import Progress

    begun = monotonic()
    with Progress(console=Console(stderr=True), transient=True, disable=False) as bar:
        task = bar.add_task("", visible=False)

        def draw(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of, visible=monotonic() - begun > 1)

        yield draw


@yimao.command(short_help="Show why a conclusion holds for a cast.")
@click.argument("goal")
@_cast_options
@_proof_options
@_lang_option
@_formats("md", "html", "dot", "mermaid")
def why(
    goal: str, proof: str | None, depth: int | None, lang: str | None, form: str, as_json: bool, **given: Any
) -> int:
    """Show why GOAL, one conclusion of the vocabulary, holds for a cast.

    The status is 1 where it does not hold.

    \b
    Example:
      yimao why "fu_chu(Pan, 1, 出)" 困 兌 --month 子 --day 戊寅
    """
    cast = _cast(given)
    session = _session()
    proofs = session.why(goal, cast)
    if form == "json" or as_json:
        _print_json(proofs.to_json())
        return OK if proofs.conclusions else NOTHING
    _print_understood(goal, proofs.goal)
    told: dict[str, Any] = {"lang": _lang(lang), "detail": _detail(proof)}
    match form:
        case "html":
            from yimao.bridge.render.html import why_html

            _print(why_html(proofs, chapters=session.chapters(), originals=_originals(), **told))
        case "md":
            from yimao.bridge.render.markdown import why_markdown

            _print(why_markdown(proofs, **told))
        case "dot":
            from yimao.bridge.render.dot import proof_dot

            _print(proof_dot(proofs.proofs, **told))
        case "mermaid":
            from yimao.bridge.render.mermaid import proof_mermaid

            _print(proof_mermaid(proofs.proofs, **told))
        case _:
            from yimao.bridge.render.text import why_text

            _print(why_text(proofs, depth=depth, **told))
            if told["detail"] == "full":
                _print_originals((node.passage for node in proofs.nodes), told["lang"])
    return OK if proofs.conclusions else NOTHING


@yimao.command("why-not", short_help="Show why a goal does not hold, rule by rule.")
@click.argument("goal")
@_cast_options
@click.option("--rather", metavar="GOAL", help="A rival that does hold: why that, and not GOAL.")
@click.option("--open", "open_", type=_Whole(0), default=0, help="How far to open what lacks.")
@click.option(
    "--proof",
    type=click.Choice(["none", "short", "full"]),
    default="short",
    show_default=True,
    help="How much to show of what was found.",
)
@_lang_option
@_format_options
def why_not(
    goal: str,
    rather: str | None,
    open_: int,
    proof: str,
    lang: str | None,
    form: str,
    as_json: bool,
    **given: Any,
) -> int:
    """Show why GOAL does not hold: every rule that could have given it, nearest first, and where it stops.

    The status is 1 where it does hold.

    \b
    Examples:
      yimao why-not "fu_chu(Pan, 3, 出)" 困 兌 --month 子 --day 戊寅 --open 1
      yimao why-not "fan_yin(Pan, fan(爻(2), 非))" 坤 巽 --month 寅 --day 甲子 \\
        --rather "fan_yin(Pan, fan(爻(2), 重))"
    """  # fmt: skip
    report = _session().why_not(goal, _cast(given), rather=rather, depth=open_)
    if form == "json" or as_json:
        _print_json(report.to_json())
    else:
        from yimao.bridge.render.explain import why_not_text

        _print_understood(goal, report.goal)
        _print(why_not_text(report, lang=_lang(lang), detail=_detail(proof)))
    return NOTHING if report.report.holds else OK


@yimao.command(short_help="Paint the months and days in which a goal would hold.")
@click.argument("goal")
@_cast_options
@click.option(
    "--proof",
    type=click.Choice(["none", "short", "full"]),
    default="none",
    show_default=True,
    help="How much to show of why it would hold then.",
)
@_lang_option
@_formats("md", "html")
def when(goal: str, proof: str, lang: str | None, form: str, as_json: bool, **given: Any) -> int:
    """Paint the months and days in which GOAL would hold, the cast fixed, and name the fewest changes.

    The status is 1 where it never would.

    \b
    Example:
      yimao when "fu_chu(Pan, 3, 出)" 困 兌 --month 子 --day 戊寅
    """  # fmt: skip
    session = _session()
    found = session.when(goal, _cast(given))
    if form == "json" or as_json:
        _print_json(found.to_json())
    else:
        _print_understood(goal, found.goal)
        told: dict[str, Any] = {"lang": _lang(lang), "detail": _detail(proof)}
        match form:
            case "html":
                from yimao.bridge.render.when_page import when_html

                _print(when_html(found, chapters=session.chapters(), originals=_originals(), **told))
            case "md":
                from yimao.bridge.render.when_page import when_markdown

                _print(when_markdown(found, **told))
            case _:
                from yimao.bridge.render.explain import when_text

                _print(when_text(found, **told))
    return OK if found.always or found.depends else NOTHING


@yimao.command(short_help="Walk the times to come; say when the use god turns.")
@_cast_options
@click.option(
    "--proof",
    type=click.Choice(["none", "short", "full"]),
    default="none",
    show_default=True,
    help="How much to show of why it turns.",
)
@_lang_option
@_format_options
def later(proof: str, lang: str | None, form: str, as_json: bool, **given: Any) -> None:
    """Walk the months and days to come and say when the state of the use god turns.

    With --at or --now each turn has its date: of a month that on which its 節 begins.

    \b
    Examples:
      yimao later 困 兌 --month 子 --day 戊寅 --use 官鬼
      yimao later 困 兌 --at 2026-12-01T14:30 --use 官鬼
    """
    told = _told(given)
    clock = {key: given[key] or _settings()[key] for key in ("day_starts", "summer_time")}
    found = _session().later(told.cast, at=told.at, **clock)
    if form == "json" or as_json:
        _print_json(found.to_json())
        return
    from yimao.bridge.render.explain import later_text

    _print(later_text(found, lang=_lang(lang), detail=_detail(proof)))


@yimao.command(short_help="List the disputed readings and their options.")
@_lang_option
@_format_options
def readings(lang: str | None, form: str, as_json: bool) -> None:
    """List the disputed readings, the options of each, and what it rests on.

    \b
    Example:
      yimao readings --lang en
    """
    session = _session()
    if form == "json" or as_json:
        listed = [reading.to_json() for reading in session.readings()]
        _print_json({"schema": "yimao.readings.1", "readings": listed})
        return
    from yimao.bridge.render.text import readings_text

    _print(readings_text(session.readings(), lang=_lang(lang)))


@yimao.command(short_help="List the matters that --about takes.")
@click.argument("topic", nargs=-1, shell_complete=_completing("topic"))
@_lang_option
@_format_options
def topics(topic: tuple[str, ...], lang: str | None, form: str, as_json: bool) -> None:
    """List the matters that --about takes, their use gods, and the passages that judge them.

    With TOPIC, say what the text has to say of it, sign by sign.

    \b
    Examples:
      yimao topics --lang zh
      yimao topics illness
    """
    found = _session().topics(" ".join(topic) or None)
    if form == "json" or as_json:
        _print_json({"schema": "yimao.topics.1", "topics": [matter.to_json() for matter in found]})
    elif topic:
        from yimao.bridge.render.scholar import topic_text

        _print("".join(topic_text(matter, lang=_lang(lang)) for matter in found))
    else:
        from yimao.bridge.render.text import topics_text

        _print(topics_text(found, lang=_lang(lang)))


@yimao.command(short_help="Run the worked examples of the text.")
@click.argument("ids", nargs=-1, metavar="[ID|CHAPTER]...")
@_lang_option
@_format_options
def cases(ids: tuple[str, ...], lang: str | None, form: str, as_json: bool) -> int:
    """Run the worked examples of the text, all, those named or a chapter's, and print each as it comes out.

    The status is 1 where one does not hold.

    \b
    Examples:
      yimao cases 12-1
      yimao cases 12
    """
    session = _session()
    wanted, in_json = session.examples(*ids), form == "json" or as_json
    results: list[Case] = []
    # On a terminal each is printed as it comes out, and needs no bar beside it.
    with (
        _bar("the examples so far", in_json)
        if in_json or not sys.stdout.isatty()
        else nullcontext(_no_bar) as progress
    ):
        for number, case in enumerate(session.cases(*wanted)):
            progress(number + 1, len(wanted))
            results.append(case)
            if not in_json:
                from yimao.bridge.render.text import case_text

                _print(case_text(case, lang=_lang(lang)) + "\n")
    if in_json:
        failing = sum(not case.holds for case in results)
        listed = [case.to_json() for case in results]
        _print_json({"schema": "yimao.cases.1", "cases": listed, "count": len(listed), "failing": failing})
    else:
        from yimao.bridge.render.text import cases_summary

        held = sum(case.holds for case in results)
        _print(cases_summary(held, len(results), lang=_lang(lang)))
    return OK if all(case.holds for case in results) else NOTHING


@yimao.command(short_help="Check the doctrine over every cast there is.")
@click.option(
    "--only",
    multiple=True,
    metavar="KIND",
    help="Look for findings of this kind alone, one of --kinds; may be repeated.",
    shell_complete=_completing("finding"),
)
@click.option("--kinds", is_flag=True, help="List the kinds that --only takes, and check nothing.")
@click.option(
    "--chapter",
    type=_Whole(11, 20),
    help="Tell what touches this chapter alone.",
    shell_complete=_completing("chapter"),
)
@click.option("--jobs", type=_jobs, help="How many threads; by default one a processor.")
@click.option("--sensitivity", is_flag=True, help="Count too what hangs on each reading; takes minutes.")
@click.option("--examples/--no-examples", default=True, help="Whether the worked examples are tried too.")
@click.option(
    "--reading",
    "reading",
    multiple=True,
    metavar="NAME=OPTION",
    help="Check the rules under this reading; the baseline is that of the default ones.",
    shell_complete=_completing("reading"),
)
@click.option(
    "--output", type=click.Path(dir_okay=False, writable=True, path_type=Path), help="Write to this file."
)
@_lang_option
@_formats("html")
def check(
    only: tuple[str, ...],
    kinds: bool,
    chapter: int | None,
    jobs: int | None,
    sensitivity: bool,
    examples: bool,
    reading: tuple[str, ...],
    output: Path | None,
    lang: str | None,
    form: str,
    as_json: bool,
) -> int:
    """Check the doctrine: its rules as they are written, and over every cast there is.

    Two values where one is allowed, none where one is due, rules that never apply or change nothing, places
    of the text that do not agree, what it names and no cast can show, examples that a reading breaks: each
    with its count and the smallest cast that shows it. The status is 0 where all is as the baseline says, 1
    where something is found that it does not know or gone that it does.

    \b
    Examples:
      yimao check
      yimao check --kinds
      yimao check --only conflict --chapter 13
      yimao check --sensitivity --format html --output findings.html
    """
    from yimao.bridge.check import check as checked

    if output and not output.parent.is_dir():
        raise InputError(f"--output {output} is given, and there is no folder {output.parent}")
    as_json = as_json or form == "json"
    session = _session()
    if kinds:
        from yimao.bridge.check import kinds as all_kinds

        known = all_kinds(session)
        if as_json:
            _print_json({"schema": "yimao.kinds.1", "kinds": [kind.to_json() for kind in known]})
        else:
            from yimao.bridge.render.check import kinds_text

            _print(kinds_text(known, lang=_lang(lang)))
        return OK
    with _progress(_lang(lang), as_json) as progress:
        report = checked(
            session,
            only=only,
            chapter=chapter,
            readings=_readings(reading),
            examples=examples,
            sensitivity=sensitivity,
            grids=as_json or form == "html",
            jobs=jobs,
            progress=progress,
        )
    if as_json:
        text = json.dumps(report.to_json(), ensure_ascii=False, indent=2) + "\n"
    else:
        from yimao.bridge.render.check import report_html, report_text

        if form == "html":
            text = report_html(report, lang=_lang(lang), chapters=session.chapters())
        else:
            text = report_text(report, lang=_lang(lang), color=False if output else None)
    if output:
        output.write_text(_scripted(text), encoding="utf-8", newline="\n")
    else:
        _print(text)
    return OK if report.as_known else NOTHING


@contextmanager
def _progress(lang: Lang, as_json: bool) -> Iterator[Callable[[str, int, int], None] | None]:
    """Show how far a check has come: by a bar on a terminal, by a line now and again elsewhere."""
    from yimao.bridge.render.check import STEPS, progress_bar

    if not sys.stderr.isatty():
        pulse = _pulse(as_json)
        yield lambda step, done, of: pulse(STEPS[step].en, done, of)
        return

    with progress_bar(sys.stderr, lang) as report:
        yield report


@yimao.command(short_help="Spoil every rule in small ways; say what notices.")
@click.option(
    "--chapter",
    type=_Whole(11, 20),
    help="Spoil the rules of this chapter alone.",
    shell_complete=_completing("chapter"),
)
@click.option("--jobs", type=_jobs, help="How many threads; by default one a processor.")
@_lang_option
@_format_options
def mutants(chapter: int | None, jobs: int | None, lang: str | None, form: str, as_json: bool) -> int:
    """Spoil every rule in force, one change at a time, and see what would notice.

    A rule is left out, or a premise of it, a premise is turned over, a value is put for another, or left out
    where several are allowed. Changes that no cast at all tells from the rule as it stands are set aside; of
    the rest it is counted how many the worked examples notice, and how many the cases that go with the rules
    do. Those that neither notices are listed, each with a command that shows where they should. It takes
    minutes, a single chapter less. The status is 0 where more than 95 % are noticed, else 1.

    \b
    Examples:
      yimao mutants --chapter 14
      yimao mutants --json
    """
    from yimao.bridge.mutation import mutants as spoilt
    from yimao.bridge.render.mutation import mutants_text, progress_bar

    session = _session()
    told = partial(_pulse(form == "json" or as_json), "changes of a hexagram")
    with progress_bar(sys.stderr) as bar:
        mutation = spoilt(session, chapter=chapter, jobs=jobs, progress=bar or told)
    if form == "json" or as_json:
        _print_json(mutation.to_json())
    else:
        _print(mutants_text(mutation, lang=_lang(lang)))
    return OK if mutation.passed else NOTHING


@yimao.command(short_help="Show a passage: its gist, rules and examples.")
@click.argument("passage", nargs=-1, required=True, shell_complete=_completing("passage", "chapter"))
@_lang_option
@_format_options
def passage(passage: tuple[str, ...], lang: str | None, form: str, as_json: bool) -> None:
    """Show PASSAGE: its gist, its rules as they stand, its examples, and what touches or overrules it.

    PASSAGE is a citation such as 12.5, or 12.5n for its note, or the words it opens with. A chapter, by its
    number or its name, is shown in short.

    \b
    Examples:
      yimao passage 12.5
      yimao passage fei fu
    """
    found = _session().passage(" ".join(passage))
    if form == "json" or as_json:
        shown = found.to_json()
        if original := _originals().get(shown.get("passage", "")):
            shown["original"] = original
        _print_json(shown)
        return
    from yimao.bridge.render.scholar import chapter_text, passage_text
    from yimao.bridge.scholar import Chapter

    if isinstance(found, Chapter):
        _print(chapter_text(found, lang=_lang(lang)))
    else:
        text = passage_text(found, original=_originals().get(found.brief.passage), lang=_lang(lang))
        _print(text, source=(rule.text for rule in found.rules))


@yimao.command(short_help="Show the rules as they stand in the source.")
@click.option(
    "--chapter",
    metavar="12",
    help="Those that cite a passage of this chapter.",
    shell_complete=_completing("chapter"),
)
@click.option(
    "--passage", metavar="12.5", help="Those that cite this passage.", shell_complete=_completing("passage")
)
@click.option("--predicate", metavar="fu_chu", help="Those that conclude it, and the exceptions to them.")
@click.option("--word", metavar="月破", help="Those in which the word stands, or in how they read.")
@click.option("--uses", metavar="月破", help="Those that rest on this predicate, term or value, however far.")
@_lang_option
@_format_options
def rules(lang: str | None, form: str, as_json: bool, **filters: str | None) -> int:
    """Show the rules as they stand in the source, all of them or those that pass every filter.

    The status is 1 where there are none.

    \b
    Example:
      yimao rules --chapter 12 --uses 月破
    """
    found = _session().rules(**filters)
    if form == "json" or as_json:
        _print_json(found.to_json())
    else:
        from yimao.bridge.render.scholar import rules_text

        _print(rules_text(found, lang=_lang(lang)), source=(rule.text for rule in found.rules))
    return OK if found.rules else NOTHING


@yimao.command(short_help="Say what a term of the art means.")
@click.argument("term", nargs=-1, shell_complete=_completing("term"))
@_lang_option
@_format_options
def glossary(term: tuple[str, ...], lang: str | None, form: str, as_json: bool) -> None:
    """Say what TERM of the art means and which rules define it; without one, list them all.

    \b
    Example:
      yimao glossary 月破
    """
    terms = _session().glossary(" ".join(term) or None)
    if form == "json" or as_json:
        listed = [found.to_json() for found in terms]
        _print_json({"schema": "yimao.glossary.1", "terms": listed, "count": len(listed)})
        return
    from yimao.bridge.render.scholar import glossary_text

    _print(glossary_text(terms, lang=_lang(lang)))


@yimao.command(short_help="Consult for every line of a file of casts.")
@click.argument("file", type=click.File("rb"), default="-")
@_csv_option
@click.option(
    "--fields",
    metavar="cast,use",
    help="What to print of each: cast, use, chart, conclusions, sentences, consultation.",
)
@click.option("--all", "all_", is_flag=True, help="Every conclusion for every line and use.")
@click.option("--jobs", type=_jobs, default=1, show_default=True, help="Processes that share the work.")
@click.option("--strict", is_flag=True, help="Stop at the first bad line.")
@click.option("--errors-in-place", is_flag=True, help="Print an error in the place of a bad line's answer.")
@_options(*_clock_options)
@click.option(
    "--about",
    metavar="疾病",
    help="The matter, for lines that give neither matter nor use god.",
    shell_complete=_completing("topic"),
)
@click.option(
    "--use",
    metavar="官鬼",
    help="The use god, for lines that give neither matter nor use god.",
    shell_complete=_completing("use"),
)
@click.option(
    "--reading",
    "reading",
    multiple=True,
    metavar="NAME=OPTION",
    help="Take a disputed reading so.",
    shell_complete=_completing("reading"),
)
@click.option("--json", "as_json", is_flag=True, help="Tell bad lines in JSON too; the answers always are.")
def batch(
    file: BinaryIO,
    in_csv: bool,
    fields: str | None,
    all_: bool,
    jobs: int,
    strict: bool,
    errors_in_place: bool,
    as_json: bool,
    **given: Any,
) -> int:
    """Consult for every line of FILE, JSON lines or CSV, and print a line of JSON for each, in order.

    A line gives the keys of a cast: hexagram and changed, or lines; month, day, year, term, days, or at and
    tz; about, for, use, readings; and an id of your own. The use of the answer is every use god asked for, that
    of its cast the first alone. A bad line is told by its number on stderr and left out, and the status is
    then 1.

    \b
    Examples:
      echo '{"hexagram": "困", "changed": "兌", "month": "子", "day": "戊寅"}' | yimao batch --use 官鬼
      yimao batch casts.csv --jobs 2 --fields cast,conclusions > answers.jsonl
    """
    from yimao.bridge.batch import DEFAULT_FIELDS, Work, is_csv
    from yimao.bridge.batch import batch as answers_of

    settings = _settings()
    common = {key: given[key] or settings[key] for key in ("tz", "day_starts", "summer_time")}
    common |= {"about": given["about"], "use": given["use"]}
    if given["about"] is None and given["use"] is None:
        common["about"] = settings["matter"]
    common = {key: value for key, value in common.items() if value is not None}
    common["readings"] = settings.readings | _readings(given["reading"])
    chosen = DEFAULT_FIELDS if fields is None else tuple(part.strip() for part in fields.split(","))
    work = Work(chosen, all_, common)
    skipped = 0
    with closing(answers_of(file, work, in_csv=in_csv or is_csv(file), jobs=jobs)) as answers:
        for answer in _watched(answers, file):
            if answer.text is not None:
                click.echo(answer.text)
                continue
            assert answer.error is not None
            if strict:
                raise type(answer.error)(
                    f"line {answer.number}: {answer.error.message}", **answer.error.details
                )
            skipped += 1
            if errors_in_place:
                click.echo(answer.error_text)
            elif as_json:
                click.echo(answer.error_text, err=True)
            else:
                click.echo(f"yimao: line {answer.number}: {one_line(answer.error.message)}", err=True)
    return NOTHING if skipped else OK


def _watched(answers: Iterator[Answer], file: BinaryIO) -> Iterator[Answer]:
    """Pass answers on, with a bar on stderr where that is a terminal and the answers go elsewhere."""
    if not sys.stderr.isatty() or sys.stdout.isatty():
        yield from answers
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    size = os.fstat(file.fileno()).st_size if file.seekable() else None
    columns = (BarColumn(), TextColumn("{task.fields[done]} casts"), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("", total=size, done=0)
        for count, answer in enumerate(answers, 1):
            progress.update(task, completed=file.tell() if size else count, done=count)
            yield answer


@yimao.group(invoke_without_command=True, short_help="Keep consultations, and see how they fared.")
@click.pass_context
def journal(context: click.Context) -> None:
    """Keep consultations with notes and outcomes, and see how the conclusions fared.

    \b
    Examples:
      yimao consult 困 兌 --month 子 --day 戊寅 --about illness --journal
      yimao journal outcome 1 good "up and about on the third day"
      yimao journal review
    """
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def _journal(*, making: bool = False) -> Journal:
    from yimao.bridge.journal import Journal

    return Journal(making=making)


def _switched(on: bool, form: str, as_json: bool) -> None:
    from yimao.bridge.config import write
    from yimao.bridge.journal import journal_file

    written = write("journal", on)
    if form == "json" or as_json:
        _print_json({"journal": on, "file": str(written), "path": str(journal_file())})
        return
    kept = (
        f"consultations are kept in {journal_file()}" if on else "consultations are kept only with --journal"
    )
    click.echo(f"the journal is {'on' if on else 'off'} in {written}: {kept}")


@journal.command("on", short_help="Keep every consultation from now on.")
@_format_options
def journal_on(form: str, as_json: bool) -> None:
    """Keep every consultation from now on, by the file of settings.

    \b
    Example:
      yimao journal on
    """
    _switched(True, form, as_json)


@journal.command("off", short_help="Keep no consultation from now on.")
@_format_options
def journal_off(form: str, as_json: bool) -> None:
    """Keep no consultation from now on, but with --journal; what was kept stays.

    \b
    Example:
      yimao journal off
    """
    _switched(False, form, as_json)


@journal.command("path", short_help="Print where the journal is or would be.")
@_format_options
def journal_path(form: str, as_json: bool) -> None:
    """Print where the journal is or would be; YIMAO_DATA chooses another folder.

    \b
    Example:
      yimao journal path
    """
    from yimao.bridge.journal import journal_file

    path = journal_file()
    if form == "json" or as_json:
        _print_json({"path": str(path), "exists": path.exists()})
    else:
        click.echo(str(path))


class _OutcomeType(click.Choice[str]):
    """An outcome, in English or by the sign for it in Chinese."""

    _SIGNS: Final = {
        "吉": "good", "凶": "bad", "平": "mixed", "參半": "mixed", "参半": "mixed",
        "吉凶參半": "mixed", "吉凶参半": "mixed",
    }  # fmt: skip

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the outcome that is meant."""
        return super().convert(self._SIGNS.get(value, value), param, ctx)


_outcomes = _OutcomeType(["good", "bad", "mixed"])


@journal.command("add", short_help="Consult and keep it without printing it.")
@_cast_options
@_casting_options
@_question_option
@click.option("--note", metavar="TEXT", help="A note on it.")
@click.option("--outcome", type=_outcomes, help="How it came out.")
@_format_options
def journal_add(
    question: str | None, note: str | None, outcome: Outcome | None, form: str, as_json: bool, **given: Any
) -> None:
    """Consult and keep it without printing it, such as a cast of old.

    \b
    Example:
      yimao journal add 困 兌 --month 子 --day 戊寅 --about illness --outcome good --note "well by spring"
    """
    told = _told(given)
    consultation = _session().consult(told.cast)
    with _journal(making=True) as kept:
        number = kept.keep(consultation, question=question, at=told.at, method=told.method)
        if note and note.strip():
            kept.note(number, note)
        if outcome:
            kept.outcome(number, outcome)
        entry = kept.record(number).entry
    if form == "json" or as_json:
        _print_json(entry.to_json())
    else:
        click.echo(f"kept in the journal as {number}")


def _print_entries(entries: Sequence[Any], of: int, lang: str | None, form: str, as_json: bool) -> int:
    """Print the consultations shown, of as many as there are."""
    if form == "json" or as_json:
        listed = [entry.to_json() for entry in entries]
        _print_json({"schema": "yimao.entries.1", "entries": listed, "count": len(listed), "of": of})
    else:
        from yimao.bridge.render.desk import entries_text

        _print(entries_text(entries, of - len(entries), lang=_lang(lang)))
    return OK if entries else NOTHING


@journal.command("list", short_help="List consultations, the latest first.")
@click.option("--limit", type=_Whole(1), default=20, show_default=True, help="How many at most.")
@click.option("--about", metavar="疾病", help="Those of this matter.", shell_complete=_completing("topic"))
@click.option("--open", "open_", is_flag=True, help="Those without an outcome.")
@_lang_option
@_format_options
def journal_list(
    limit: int, about: str | None, open_: bool, lang: str | None, form: str, as_json: bool
) -> int:
    """List consultations, the latest first; the status is 1 where there are none.

    \b
    Example:
      yimao journal list --open
    """
    topic = None if about is None else _session().topics(about)[0].topic
    with _journal() as kept:
        entries = kept.entries(about=topic, open=open_, limit=limit)
        of = kept.count(about=topic, open=open_)
    return _print_entries(entries, of, lang, form, as_json)


@journal.command("search", short_help="Find consultations by words.")
@click.argument("words", nargs=-1, required=True)
@_lang_option
@_format_options
def journal_search(words: tuple[str, ...], lang: str | None, form: str, as_json: bool) -> int:
    """Find consultations with all WORDS in the question, the names, the conclusions or the notes.

    The status is 1 where there are none.

    \b
    Example:
      yimao journal search illness void
    """
    with _journal() as kept:
        entries = kept.entries(words=" ".join(words))
    return _print_entries(entries, len(entries), lang, form, as_json)


@journal.command("show", short_help="Show a consultation as it was concluded then.")
@click.argument("number", type=_Whole(1))
@_lang_option
@_format_options
def journal_show(number: int, lang: str | None, form: str, as_json: bool) -> None:
    """Show consultation NUMBER as it was concluded then, with its notes and its outcome.

    \b
    Example:
      yimao journal show 1
    """
    with _journal() as kept:
        record = kept.record(number)
    if form == "json" or as_json:
        _print_json({"id": number, **record.to_json()})
        return
    from yimao.bridge.render.desk import record_text

    _print(record_text(record, lang=_lang(lang)))


@journal.command("note", short_help="Add a note to a consultation.")
@click.argument("number", type=_Whole(1))
@click.argument("text", nargs=-1, required=True)
@_format_options
def journal_note(number: int, text: tuple[str, ...], form: str, as_json: bool) -> None:
    """Add a note to consultation NUMBER.

    \b
    Example:
      yimao journal note 1 "asked again by the family"
    """
    with _journal() as kept:
        kept.note(number, " ".join(text))
        _noted(kept, number, "noted", form, as_json)


@journal.command("outcome", short_help="Record how it came out: good, bad or mixed.")
@click.argument("number", type=_Whole(1))
@click.argument("outcome", type=_outcomes)
@click.argument("text", nargs=-1)
@_format_options
def journal_outcome(number: int, outcome: Outcome, text: tuple[str, ...], form: str, as_json: bool) -> None:
    """Record how consultation NUMBER came out for whoever asked: good, bad or mixed (吉, 凶, 平). The last counts.

    \b
    Example:
      yimao journal outcome 1 good "up and about on the third day"
    """
    with _journal() as kept:
        kept.outcome(number, outcome, " ".join(text))
        _noted(kept, number, f"recorded as {outcome}", form, as_json)


def _noted(kept: Journal, number: int, done: str, form: str, as_json: bool) -> None:
    if form == "json" or as_json:
        _print_json(kept.record(number).entry.to_json())
    else:
        click.echo(f"{number} {done}")


@journal.command("export", short_help="Write every consultation to a file.")
@click.argument("file", type=click.File("w", encoding="utf-8"), default="-")
@click.option("--json", "as_json", is_flag=True, help="Say nothing else: the export is JSON lines anyway.")
def journal_export(file: TextIO, as_json: bool) -> None:
    """Write every consultation with its notes to FILE, a line of JSON each.

    \b
    Example:
      yimao journal export journal.jsonl
    """
    with _journal() as kept:
        file.write("")  # the file is opened at last, also where nothing is kept
        for record in kept.records():
            click.echo(json_text(record.to_json()), file=file)


@journal.command("import", short_help="Bring in the consultations of an export.")
@click.argument("file", type=click.File("rb"), default="-")
@_format_options
def journal_import(file: BinaryIO, form: str, as_json: bool) -> None:
    """Bring in the consultations of an export, all or none; what is there already stays as it is.

    \b
    Example:
      yimao journal import journal.jsonl
    """

    def read() -> bytes:
        try:
            return file.readline(LONGEST_RECORD + 1)
        except OSError as error:  # not of the journal
            raise OutputError(f"{file.name} cannot be used: {error.strerror}") from None

    def lines() -> Iterator[str]:
        for number, line in enumerate(iter(read, b""), 1):
            if len(line) > LONGEST_RECORD:
                raise InputError(
                    f"line {number} is longer than {LONGEST_RECORD:,} bytes; nothing was brought in"
                )
            try:
                yield line.decode("utf-8-sig")
            except UnicodeDecodeError:
                raise InputError(f"line {number} is not UTF-8; nothing was brought in") from None

    with _journal(making=True) as kept:
        brought = kept.bring(lines())
    if form == "json" or as_json:
        _print_json(brought._asdict())
    else:
        click.echo(f"{brought.new} new, {brought.known} known, {brought.remarks} notes and outcomes")


@journal.command("review", short_help="Count how each rule fared against the outcomes.")
@_lang_option
@_format_options
def journal_review(lang: str | None, form: str, as_json: bool) -> None:
    """Count how the conclusions of each rule fared against the outcomes.

    \b
    Example:
      yimao journal review
    """
    with _journal() as kept:
        review = kept.review()
    if form == "json" or as_json:
        _print_json(review.to_json())
        return
    from yimao.bridge.render.desk import review_text

    _print(review_text(review, lang=_lang(lang)))


@yimao.command(short_help="Show the settings in force and where each comes from.")
@_lang_option
@_format_options
def config(lang: str | None, form: str, as_json: bool) -> None:
    """Show the settings in force and where each comes from: an option goes before all of these.

    They stand in the file yimao.toml of your folder for configuration, or in the one that YIMAO_CONFIG names:

    \b
      lang = "both"            # zh, en, both, zh-hans or both-hans
      day_starts = "23:00"     # or "00:00"
      summer_time = "correct"  # or "clock"
      tz = "Asia/Shanghai"
      matter = "疾病"
      proof = "short"          # none, short or full
      journal = true
      [readings]
      ban = "ren_yi"

    \b
    A variable goes before the file: YIMAO_LANG, YIMAO_TZ, and so on.

    \b
    Example:
      yimao config --json
    """
    settings = _settings()
    named = {"hexagram": "乾", "about": settings["matter"], "readings": settings.readings}
    _session().ask({"op": "chart", "cast": named})  # the doctrine knows the names that the settings give
    if settings["tz"] is not None:
        from yimao.bridge.zone import parse_zone

        parse_zone(settings["tz"])
    if form == "json" or as_json:
        _print_json(settings.to_json())
        return
    from yimao.bridge.render.desk import settings_text

    _print(settings_text(settings, lang=_lang(lang)))


@yimao.group(invoke_without_command=True, short_help="Show passages as a transcription of yours reads.")
@click.pass_context
def edition(context: click.Context) -> None:
    """Keep a transcription of the text, so that what cites a passage shows how it reads.

    The book's sentences are not part of yimao: bring a file of chapters 11 to 20, in Traditional or Simplified
    characters, in UTF-8 or GB18030. It is cut where the passages begin and kept in your data folder.

    \b
    Example:
      yimao edition attach yi-mao.txt
    """
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@edition.command("attach", short_help="Attach a transcription, and say what is amiss in it.")
@click.argument("file", type=click.Path(dir_okay=False))
@_lang_option
@_format_options
def edition_attach(file: str, lang: str | None, form: str, as_json: bool) -> None:
    """Attach the transcription FILE, and say what is missing, extra or corrupt in it, by passage.

    \b
    Example:
      yimao edition attach yi-mao.txt --lang en
    """
    from yimao.bridge.edition import Table, attach, read

    table = Table.of(_session())
    found = read(file, table)
    attach(found)
    _print_edition(found, table, lang, form, as_json)


@edition.command("check", short_help="Say what is amiss in the edition attached.")
@_lang_option
@_format_options
def edition_check(lang: str | None, form: str, as_json: bool) -> int:
    """Say again what is missing, extra or corrupt in the edition that is attached.

    The status is 1 where a passage is missing or opens otherwise, or something is extra.

    \b
    Example:
      yimao edition check
    """
    from yimao.bridge.edition import FAULTS, Table

    table = Table.of(_session())
    found = _edition()
    _print_edition(found, table, lang, form, as_json)
    return NOTHING if any(remark.kind in FAULTS for remark in found.remarks(table)) else OK


@edition.command("show", short_help="Show how a passage reads in the edition attached.")
@click.argument("passage", nargs=-1, shell_complete=_completing("passage", "chapter"))
@_lang_option
@_format_options
def edition_show(passage: tuple[str, ...], lang: str | None, form: str, as_json: bool) -> int:
    """Show how PASSAGE reads in the edition that is attached, or a chapter, or all of it.

    The status is 1 where the edition lacks it.

    \b
    Example:
      yimao edition show 12.5
    """
    from yimao.bridge.scholar import Chapter

    found = _edition()
    keys = list(found.originals)
    if passage:
        meant = _session().passage(" ".join(passage))
        briefs = meant.passages if isinstance(meant, Chapter) else (meant.brief,)
        keys = [brief.passage for brief in briefs if brief.passage in found.originals]
    if form == "json" or as_json:
        _print_json({"schema": "yimao.originals.1", "source": found.source, "passages": {
            key: found.originals[key] for key in keys
        }})  # fmt: skip
    elif keys:
        from yimao.bridge.render.found import originals_text

        _print(originals_text(found.originals, keys, lang=_lang(lang)))
    else:
        click.echo(f"yimao: {found.source} has no {' '.join(passage)}.", err=True)
    return OK if keys else NOTHING


@edition.command("collate", short_help="Say where another transcription differs.")
@click.argument("other", type=click.Path(dir_okay=False))
@_lang_option
@_format_options
def edition_collate(other: str, lang: str | None, form: str, as_json: bool) -> int:
    """Say where the transcription OTHER differs from the edition that is attached, passage by passage.

    The status is 1 where it does.

    \b
    Example:
      yimao edition collate another.txt
    """
    from yimao.bridge.edition import Table, collate, read

    found = collate(_edition(), read(other, Table.of(_session())))
    if form == "json" or as_json:
        _print_json(found.to_json())
    else:
        from yimao.bridge.render.found import collation_text

        _print(collation_text(found, lang=_lang(lang)))
    return NOTHING if found.differences or found.lacking or found.added else OK


@edition.command("detach", short_help="Let go of the edition attached.")
@_format_options
def edition_detach(form: str, as_json: bool) -> int:
    """Let go of the edition that is attached; the file that it came from stays where it is.

    The status is 1 where there was none.

    \b
    Example:
      yimao edition detach
    """
    from yimao.bridge.edition import detach

    done = detach()
    if form == "json" or as_json:
        _print_json({"schema": "yimao.detached.1", "detached": done})
    else:
        click.echo("The edition is detached." if done else "No edition was attached.")
    return OK if done else NOTHING


def _edition() -> Edition:
    """Return the edition that is attached. Raises InputError where there is none."""
    from yimao.bridge.edition import attached

    found = attached()
    if found is None:
        raise InputError("no edition is attached; attach a transcription by `yimao edition attach FILE`")
    return found


def _print_edition(found: Edition, table: Table, lang: str | None, form: str, as_json: bool) -> None:
    if form == "json" or as_json:
        lacking = [place.passage for place in table.places if place.passage not in found.originals]
        _print_json({
            "schema": "yimao.edition_report.1",
            "source": found.source,
            "encoding": found.encoding,
            "of": len(table.places),
            "found": len(found.originals),
            "missing": lacking,
            "remarks": [remark.to_json() for remark in found.remarks(table)],
        })  # fmt: skip
        return
    from yimao.bridge.render.found import edition_text

    _print(edition_text(found, table, lang=_lang(lang)))


def _originals() -> Mapping[str, str]:
    """Return how the passages read in the edition that is attached, if one is."""
    from yimao.bridge.edition import originals

    return originals()


def _print_originals(passages: Iterable[str | None], lang: Lang) -> None:
    """Print those of the passages that the attached edition has, in the order of the book."""
    cited = set(passages)
    known = _originals()
    if keys := [key for key in known if key in cited]:
        from yimao.bridge.render.found import originals_text

        heading = {
            "zh": "所引原文",
            "en": "The passages cited, as they read",
            "both": "所引原文 The passages cited",
        }
        _print(f"\n{heading[lang]}\n" + originals_text(known, keys, lang=lang))


@yimao.command(short_help="Start the top level of SWI-Prolog with the doctrine.")
@_cast_options
@_casts_options
def repl(casts: BinaryIO | None, in_csv: bool, **given: Any) -> int:
    """Start the top level of SWI-Prolog with the doctrine loaded and the cast asserted, for who knows Prolog.

    The cast is asserted as pan(cast, Pan), those of --casts each under its name; without any the doctrine is
    loaded alone. Nothing is limited there: it is your own Prolog.

    \b
    Example:
      yimao repl 困 兌 --month 子 --day 戊寅
    """
    from yimao.bridge.repl import start

    named = _named_casts(casts, in_csv, given)
    if named is None:
        named = {"cast": _cast(given)} if any(given.values()) else {}
    return start(_session(), named)


@yimao.command(short_help="Print the versions of all that is at work.")
@_format_options
def version(form: str, as_json: bool) -> None:
    """Print the versions of yimao, SWI-Prolog and pyswip, and the readings by default.

    \b
    Example:
      yimao version --json
    """
    from importlib.metadata import version as installed

    session = _session()
    known = session.version()
    known = {"yimao": installed("yimao"), "pyswip": installed("pyswip")} | known
    if form == "json" or as_json:
        _print_json(known)
        return
    click.echo(f"yimao {known['yimao']}, SWI-Prolog {known['swi_prolog']}, pyswip {known['pyswip']}")
    click.echo(f"{known['rules']} rules, {known['passages']} passages")
    readings = " ".join(f"{name}={option}" for name, option in known["readings"].items())
    click.echo(click.formatting.wrap_text(readings, get_terminal_size().columns, "readings: ", " " * 10))


if __name__ == "__main__":
    main()
