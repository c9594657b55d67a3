"""The command line of yimao: it parses, asks the bridge, prints, and knows no doctrine."""

from __future__ import annotations

import json
import os
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from yimao.bridge.cast import Cast
from yimao.bridge.errors import InputError, LimitReached, MissingProlog, YimaoError

if TYPE_CHECKING:  # the renderers load rich, which JSON does without
    from yimao.bridge import Session
    from yimao.bridge.proof import Detail
    from yimao.bridge.render import Lang

OK: Final = 0
NOTHING: Final = 1  # a goal without solutions, an example that does not hold
BAD_USE: Final = 2
UNAVAILABLE: Final = 69
FAULT: Final = 70
AT_A_LIMIT: Final = 75
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141

_TIME: Final = ("month", "day", "year", "term")

F = TypeVar("F", bound=Callable[..., Any])


def main() -> None:
    """Run the command line and leave with its status."""
    if "_YIMAO_COMPLETE" in os.environ:  # the shell asks for completions
        yimao.main(prog_name="yimao")
    arguments = [_decoded(argument) for argument in sys.argv[1:]]
    del sys.argv[1:]  # pyswip encodes them when it is imported, and fails on what is not text
    sys.exit(run(arguments))


def _decoded(argument: str) -> str:
    """Read an argument as UTF-8 where the locale could not read it."""
    try:
        argument.encode()
    except UnicodeEncodeError:
        return os.fsencode(argument).decode(errors="surrogateescape")
    return argument


def run(arguments: Sequence[str]) -> int:
    """Run the command line on its arguments and return the exit status; never raises."""
    for stream in (sys.stdout, sys.stderr):
        _speak_chinese(stream)
    as_json = "--json" in arguments or "--format=json" in arguments or "--format json" in " ".join(arguments)
    try:
        with yimao.make_context("yimao", list(arguments)) as context:
            status = yimao.invoke(context)
        sys.stdout.flush()
    except click.exceptions.Exit as leave:
        return leave.exit_code
    except click.ClickException as error:
        return _refuse(InputError(error.format_message()), BAD_USE, as_json)
    except InputError as error:
        return _refuse(error, BAD_USE, as_json)
    except MissingProlog as error:
        return _refuse(error, UNAVAILABLE, as_json)
    except LimitReached as error:
        return _refuse(error, AT_A_LIMIT, as_json)
    except BrokenPipeError:
        # Python flushes stdout once more on leaving, and would complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except Exception as error:
        if os.environ.get("YIMAO_DEBUG"):
            raise
        if not isinstance(error, YimaoError):
            error = YimaoError(f"unexpected {type(error).__name__}: {error}; YIMAO_DEBUG=1 shows where")
        return _refuse(error, FAULT, as_json)
    return status if isinstance(status, int) else OK


def _speak_chinese(stream: Any) -> None:
    """Let a stream whose encoding lacks the signs of a chart write UTF-8; it must never fail on a sign."""
    try:
        "占━○└".encode(stream.encoding or "ascii")
        stream.reconfigure(errors="replace")
    except (UnicodeEncodeError, LookupError):
        stream.reconfigure(encoding="utf-8", errors="replace")


def _refuse(error: YimaoError, status: int, as_json: bool) -> int:
    if as_json:
        text = json.dumps(error.to_json(), ensure_ascii=False)
    else:
        sentence = " ".join(error.message.split())
        text = f"yimao: {sentence}" + ("" if sentence.endswith((".", "?")) else ".")
    print(text, file=sys.stderr)
    return status


# ── options ─────────────────────────────────────────────────────────────────────────────────────────────────


def _options(*options: Callable[[F], F]) -> Callable[[F], F]:
    def decorate(command: F) -> F:
        for option in reversed(options):
            command = option(command)
        return command

    return decorate


_cast_options = _options(
    click.argument("hexagram", required=False),
    click.argument("changed", required=False),
    click.option("--lines", metavar="7,8,9,6,7,8", help="Six lines from the bottom instead of names."),
    click.option("--month", metavar="子", help="The month's branch, or stem and branch."),
    click.option("--day", metavar="戊寅", help="The day's stem and branch."),
    click.option("--year", metavar="辛卯", help="The year's stem and branch; it fixes the month's stem."),
    click.option("--term", metavar="冬至[+DAYS]", help="The solar term, and the days since it began."),
    click.option("--at", metavar="2026-12-01T14:30", help="The moment of casting instead of the pillars."),
    click.option("--now", is_flag=True, help="The same as --at now."),
    click.option("--tz", metavar="Asia/Shanghai", help="The time zone; by default this machine's."),
    click.option(
        "--day-starts", type=click.Choice(["23:00", "00:00"]), default="23:00", show_default=True,
        help="When the day's pillar changes.",
    ),
    click.option(
        "--summer-time", type=click.Choice(["correct", "clock"]), default="correct", show_default=True,
        help="Whether the clock is put back to standard time.",
    ),
    click.option("--about", metavar="疾病", help="The matter asked; see `yimao topics`."),
    click.option("--for", "for_", metavar="長男", help="Whom the question is about."),
    click.option("--use", metavar="官鬼", help="The use god: one of the kin, 世 or 應."),
    click.option(
        "--reading", "reading", multiple=True, metavar="NAME=OPTION",
        help="Take a disputed reading so; may be repeated; see `yimao readings`.",
    ),
)  # fmt: skip

_lang_option = click.option(
    "--lang", type=click.Choice(["zh", "en", "both"]),
    help="The language; by default Chinese in a Chinese locale, else both.",
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
        "--proof", type=click.Choice(["none", "short", "full"]), default="short", show_default=True,
        help="How much to show of what a conclusion rests on.",
    ),
    click.option("--depth", type=click.IntRange(min=1), help="How deep to go."),
)  # fmt: skip


def _cast(given: dict[str, Any]) -> Cast:
    """Make the cast that the options tell of. Raises InputError where they contradict one another."""
    hexagram, changed, lines = given["hexagram"], given["changed"], given["lines"]
    if lines is not None and hexagram is not None:
        raise InputError(f"both --lines {lines} and the hexagram {hexagram} are given; give one of the two")
    known = {
        "about": given["about"], "for_": given["for_"], "use": given["use"],
        "readings": _readings(given["reading"]),
    }  # fmt: skip
    read = None
    if lines is not None:
        from yimao.bridge.casting import parse_lines

        read = parse_lines(lines)
    moment = _moment(given)
    if moment is not None:
        clock = {key: given[key] for key in ("tz", "day_starts", "summer_time")}
        return Cast.at(moment, hexagram, changed, lines=read, **clock, **known)
    time = {key: given[key] for key in _TIME}
    if read is not None:
        return Cast.from_lines(read, **time, **known)
    return Cast.of(hexagram, changed, **time, **known)


def _moment(given: dict[str, Any]) -> str | None:
    """Return the moment given, if any, after checking that nothing else tells the time."""
    if given["at"] is not None and given["now"]:
        raise InputError(f"both --at {given['at']} and --now are given; give one of the two")
    moment: str | None = "now" if given["now"] else given["at"]
    pillars = [f"--{key} {given[key]}" for key in _TIME if given[key] is not None]
    if moment is not None and pillars:
        told = "--now" if given["now"] else f"--at {moment}"
        raise InputError(f"both {told} and {' '.join(pillars)} are given; give the moment or the pillars")
    if moment is None and given["tz"] is not None:
        raise InputError(f"--tz {given['tz']} is given without a moment; give --at or --now too")
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


def _lang(chosen: Lang | None) -> Lang:
    if chosen:
        return chosen
    locale = next(
        (value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), ""
    )
    return "zh" if locale.lower().startswith("zh") else "both"


def _detail(proof: str) -> Detail | None:
    return None if proof == "none" else "full" if proof == "full" else "short"


def _session() -> Session:
    """Open the session; SWI-Prolog starts in the background while the rest is imported."""

    def start() -> None:
        from yimao.bridge.session import Session

        with suppress(Exception):  # whoever asks first is told
            _ = Session().swi_version

    threading.Thread(target=start, daemon=True).start()
    from yimao.bridge.api import Session

    return Session()


def _print(text: str) -> None:
    """Print text as it was rendered: whether it is coloured was decided there."""
    click.echo(text, nl=False, color=True)


def _print_json(value: Any) -> None:
    click.echo(json.dumps(value, ensure_ascii=False, indent=2))


# ── commands ────────────────────────────────────────────────────────────────────────────────────────────────


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.pass_context
def yimao(context: click.Context) -> None:
    """Consult the doctrine of 易冒, chapters 11 to 20: what it concludes from a cast, and why.

    Names may be typed in Traditional or Simplified characters, pinyin with or without tones, or English.

    \b
    Example:
      yimao consult 困 兌 --month 子 --day 戊寅 --use 官鬼
    """
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@yimao.command()
@_cast_options
@click.option("--all", "all_", is_flag=True, help="Every conclusion for every line and use.")
@_proof_options
@_lang_option
@_formats("md", "html", "svg")
def consult(
    all_: bool, proof: str, depth: int | None, lang: Lang | None, form: str, as_json: bool, **given: Any
) -> None:
    """Say what the text concludes from a cast, and what each conclusion rests on.

    HEXAGRAM is what was cast and CHANGED what it changes into; without CHANGED no line moves.

    \b
    Examples:
      yimao consult 困 兌 --month 子 --day 戊寅 --use 官鬼
      yimao consult --lines 6,7,8,7,7,8 --at 2026-12-01T14:30 --about illness
      yimao consult 困 兌 --month 子 --day 戊寅 --use 官鬼 --format html > chart.html
    """
    cast = _cast(given)
    session = _session()
    if form == "json" or as_json:
        _print_json(session.consult(cast, all=all_).to_json())
        return
    consultation = session.consult(cast, all=all_)
    told: dict[str, Any] = {"lang": _lang(lang), "detail": _detail(proof)}
    match form:
        case "html":
            from yimao.bridge.render.html import consultation_html

            _print(consultation_html(consultation, chapters=session.chapters(), **told))
        case "md":
            from yimao.bridge.render.markdown import consultation_markdown

            _print(consultation_markdown(consultation, **told))
        case "svg":
            from yimao.bridge.render.svg import chart_svg

            _print(chart_svg(consultation, lang=_lang(lang)))
        case _:
            from yimao.bridge.render.text import consultation_text

            _print(consultation_text(consultation, depth=depth, **told))


@yimao.command()
@click.argument("goal")
@_cast_options
@click.option(
    "--limit", type=click.IntRange(min=1), default=1000, show_default=True, help="How many at most."
)
@_lang_option
@_format_options
def query(goal: str, limit: int, lang: Lang | None, form: str, as_json: bool, **given: Any) -> int:
    """Find the solutions of GOAL over a cast; `Pan` in it is the chart.

    The status is 0 where there are solutions and 1 where there are none.

    \b
    Example:
      yimao query "fu_chu(Pan, Yao, 出), fu_qin(Pan, Yao, Kin)" 困 兌 --month 子 --day 戊寅
    """
    cast = _cast(given)
    session = _session()
    if form == "json" or as_json:
        found = session.query(goal, cast, limit=limit)
        _print_json(found.to_json())
    else:
        from yimao.bridge.render.text import query_text

        found = session.query(goal, cast, limit=limit)
        _print(query_text(found, lang=_lang(lang)))
    return OK if found.solutions else NOTHING


@yimao.command()
@click.argument("goal")
@_cast_options
@_proof_options
@_lang_option
@_formats("md", "html", "dot", "mermaid")
def why(
    goal: str, proof: str, depth: int | None, lang: Lang | None, form: str, as_json: bool, **given: Any
) -> int:
    """Show why GOAL, one conclusion of the vocabulary, holds for a cast.

    The status is 1 where it does not hold.

    \b
    Example:
      yimao why "fu_chu(Pan, 1, 出)" 困 兌 --month 子 --day 戊寅
    """
    cast = _cast(given)
    session = _session()
    if form == "json" or as_json:
        proofs = session.why(goal, cast)
        _print_json(proofs.to_json())
        return OK if proofs.conclusions else NOTHING
    proofs = session.why(goal, cast)
    told: dict[str, Any] = {"lang": _lang(lang), "detail": _detail(proof)}
    match form:
        case "html":
            from yimao.bridge.render.html import why_html

            _print(why_html(proofs, chapters=session.chapters(), **told))
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
    return OK if proofs.conclusions else NOTHING


@yimao.command("why-not")
@click.argument("goal")
@_cast_options
@click.option("--rather", metavar="GOAL", help="A rival that does hold: why that, and not GOAL.")
@click.option("--open", "open_", type=click.IntRange(min=0), default=0, help="How far to open what lacks.")
@click.option(
    "--proof", type=click.Choice(["none", "short", "full"]), default="short", show_default=True,
    help="How much to show of what was found.",
)
@_lang_option
@_format_options
def why_not(
    goal: str,
    rather: str | None,
    open_: int,
    proof: str,
    lang: Lang | None,
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

        _print(why_not_text(report, lang=_lang(lang), detail=_detail(proof)))
    return NOTHING if report.report.holds else OK


@yimao.command()
@click.argument("goal")
@_cast_options
@click.option(
    "--proof", type=click.Choice(["none", "short", "full"]), default="none", show_default=True,
    help="How much to show of why it would hold then.",
)
@_lang_option
@_format_options
def when(goal: str, proof: str, lang: Lang | None, form: str, as_json: bool, **given: Any) -> int:
    """Paint the months and days in which GOAL would hold, the cast fixed, and name the fewest changes.

    The status is 1 where it never would.

    \b
    Example:
      yimao when "fu_chu(Pan, 3, 出)" 困 兌 --month 子 --day 戊寅
    """  # fmt: skip
    found = _session().when(goal, _cast(given))
    if form == "json" or as_json:
        _print_json(found.to_json())
    else:
        from yimao.bridge.render.explain import when_text

        _print(when_text(found, lang=_lang(lang), detail=_detail(proof)))
    return OK if found.always or found.depends else NOTHING


@yimao.command()
@_cast_options
@click.option(
    "--proof", type=click.Choice(["none", "short", "full"]), default="none", show_default=True,
    help="How much to show of why it turns.",
)
@_lang_option
@_format_options
def later(proof: str, lang: Lang | None, form: str, as_json: bool, **given: Any) -> None:
    """Walk the months and days to come and say when the state of the use god turns.

    \b
    Example:
      yimao later 困 兌 --month 子 --day 戊寅 --use 官鬼
    """
    found = _session().later(_cast(given))
    if form == "json" or as_json:
        _print_json(found.to_json())
        return
    from yimao.bridge.render.explain import later_text

    _print(later_text(found, lang=_lang(lang), detail=_detail(proof)))


@yimao.command()
@_lang_option
@_format_options
def readings(lang: Lang | None, form: str, as_json: bool) -> None:
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


@yimao.command()
@click.argument("topic", nargs=-1)
@_lang_option
@_format_options
def topics(topic: tuple[str, ...], lang: Lang | None, form: str, as_json: bool) -> None:
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


@yimao.command()
@click.argument("ids", nargs=-1, metavar="[ID]...")
@_lang_option
@_format_options
def cases(ids: tuple[str, ...], lang: Lang | None, form: str, as_json: bool) -> int:
    """Run the worked examples of the text, all or those named, and print each as it comes out.

    The status is 1 where one does not hold.

    \b
    Example:
      yimao cases 12-1
    """
    session = _session()
    if form == "json" or as_json:
        wanted = ids or session.examples()
        with click.progressbar(
            session.cases(*wanted), length=len(wanted), file=sys.stderr, hidden=not sys.stderr.isatty()
        ) as judged:
            results = list(judged)
        failing = sum(not case.holds for case in results)
        listed = [case.to_json() for case in results]
        _print_json({"schema": "yimao.cases.1", "cases": listed, "count": len(listed), "failing": failing})
    else:
        from yimao.bridge.render.text import case_text, cases_summary

        results = []
        for case in session.cases(*ids):
            _print(case_text(case, lang=_lang(lang)) + "\n")
            results.append(case)
        held = sum(case.holds for case in results)
        _print(cases_summary(held, len(results), lang=_lang(lang)))
    return OK if all(case.holds for case in results) else NOTHING


@yimao.command()
@click.argument("passage", nargs=-1, required=True)
@_lang_option
@_format_options
def passage(passage: tuple[str, ...], lang: Lang | None, form: str, as_json: bool) -> None:
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
        _print_json(found.to_json())
        return
    from yimao.bridge.render.scholar import chapter_text, passage_text
    from yimao.bridge.scholar import Chapter

    if isinstance(found, Chapter):
        _print(chapter_text(found, lang=_lang(lang)))
    else:
        _print(passage_text(found, lang=_lang(lang)))


@yimao.command()
@click.option("--chapter", metavar="12", help="Those that cite a passage of this chapter.")
@click.option("--passage", metavar="12.5", help="Those that cite this passage.")
@click.option("--predicate", metavar="fu_chu", help="Those that conclude it, and the exceptions to them.")
@click.option("--word", metavar="月破", help="Those in which the word stands, or in how they read.")
@click.option("--uses", metavar="月破", help="Those that rest on this predicate, term or value, however far.")
@_lang_option
@_format_options
def rules(lang: Lang | None, form: str, as_json: bool, **filters: str | None) -> int:
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

        _print(rules_text(found, lang=_lang(lang)))
    return OK if found.rules else NOTHING


@yimao.command()
@click.argument("term", nargs=-1)
@_lang_option
@_format_options
def glossary(term: tuple[str, ...], lang: Lang | None, form: str, as_json: bool) -> None:
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


@yimao.command()
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
    click.echo(f"readings: {' '.join(f'{name}={option}' for name, option in known['readings'].items())}")


if __name__ == "__main__":
    main()
