"""The command line on good input: what it understands, what it prints, and how it ends."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import click
import pytest
from rich.cells import cell_len

from yimao.bridge import Cast, Session
from yimao.cli import run, yimao

GOLDEN = Path(__file__).parent.parent / "golden"
EXAMPLE = ["困", "兌", "--month", "子", "--day", "戊寅", "--use", "官鬼"]

Run = Callable[..., str]


def process(*arguments: str, **environment: str) -> subprocess.Popen[bytes]:
    """Start the command line in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "yimao", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LANG")}
        | environment,
    )


def cast_of(cli: Run, *arguments: str) -> dict[str, Any]:
    """Consult, and return the cast as it was understood."""
    return dict(json.loads(cli("consult", *arguments, "--json"))["cast"])


# ── what it understands ─────────────────────────────────────────────────────────────────────────────────────

HEXAGRAMS = {
    "困": [
        "困",
        "kùn",
        "kun4",
        "KÙN",
        "Oppression",
        "oppression",
        "the Oppression",
        "47",
        "䷮",
        "澤水困",
        "泽水困",
    ],
    "兌": ["兌", "兑", "duì", "dui", "The Joyous", "joyous", "58"],
    "未濟": ["未濟", "未济", "wèi jì", "weiji", "wei ji", "64"],
    "大有": ["大有", "dayou", "dà yǒu", "火天大有"],
}


@pytest.mark.parametrize(
    ("name", "typed"), [(name, typed) for name in HEXAGRAMS for typed in HEXAGRAMS[name]]
)
def test_a_hexagram_is_understood(cli: Run, name: str, typed: str) -> None:
    assert cast_of(cli, typed)["hexagram"] == name
    assert cast_of(cli, "乾", typed)["changed"] == name


@pytest.mark.parametrize(
    "typed",
    [
        "6,7,8,7,7,8",
        "6 7 8 7 7 8",
        "678778",
        "交單拆單單拆",
        "×,—,--,—,—,--",
        "老陰 少陽 少陰 少陽 少陽 少陰",
        "６７８７７８",
    ],
)
def test_six_lines_are_understood(cli: Run, typed: str) -> None:
    cast = cast_of(cli, "--lines", typed)
    assert (cast["hexagram"], cast["changed"], cast["lines"]) == ("困", "兌", [6, 7, 8, 7, 7, 8])


OPTIONS = [
    ("month", "子", ["子", "zǐ", "zi", "Rat", "子月"]),
    ("day", "戊寅", ["戊寅", "wuyin", "wù yín", "wu4-yin2", "戊寅日"]),
    ("year", "辛卯", ["辛卯", "xinmao", "xin mao"]),
    ("term", "冬至", ["冬至", "dongzhi", "Winter Solstice", "冬至+3"]),
    ("use", "官鬼", ["官鬼", "guāngui", "guangui", "Officer/Ghost"]),
    ("use", "世", ["世", "shi", "Self"]),
    ("for", "長男", ["長男", "长男", "zhǎng nán", "eldest son"]),
    ("about", "疾病", ["疾病", "病", "jibing", "illness"]),
]


@pytest.mark.parametrize(
    ("option", "value", "typed"), [(option, value, one) for option, value, typed in OPTIONS for one in typed]
)
def test_an_option_is_understood(cli: Run, option: str, value: str, typed: str) -> None:
    assert cast_of(cli, "困", f"--{option}", typed)[option] == value


def test_the_days_of_a_term_give_its_pentad(cli: Run) -> None:
    assert [cast_of(cli, "困", "--term", f"冬至+{days}").get("pentad") for days in (0, 4, 5, 10, 15)] == [
        1,
        1,
        2,
        3,
        3,
    ]
    assert "pentad" not in cast_of(cli, "困", "--term", "冬至")


def test_a_month_may_have_its_stem_or_take_it_from_the_year(cli: Run) -> None:
    assert cast_of(cli, "困", "--month", "庚子")["month_stem"] == "庚"
    assert cast_of(cli, "困", "--month", "子", "--year", "辛卯")["month_stem"] == "庚"
    assert "month_stem" not in cast_of(cli, "困", "--month", "子")


def test_a_moment_gives_the_pillars_and_says_how(cli: Run) -> None:
    answer = json.loads(cli("consult", "困", "--at", "2024-02-04T16:28", "--tz", "Asia/Shanghai", "--json"))
    cast = answer["cast"]
    assert (cast["year"], cast["month_stem"] + cast["month"], cast["day"]) == ("甲辰", "丙寅", "戊戌")
    assert (cast["term"], cast["days"], cast["pentad"]) == ("立春", 0, 1)
    assert set(answer["conventions"]) == {"moment", "year", "month", "day", "hour", "clock"}
    assert "within three minutes" in answer["warnings"][0]["en"]
    text = cli("consult", "困", "--at", "2024-02-04T16:28", "--tz", "Asia/Shanghai", "--lang", "en")
    assert "Take note\n• the time is within three minutes" in text
    assert (
        "How it was taken\n• cast at 2024-02-04 16:28 by the clock of Asia/Shanghai, the hour being" in text
    )


def test_now_is_a_moment(cli: Run) -> None:
    assert cast_of(cli, "困", "--now", "--tz", "+08:00")["year"] == Cast.at("now", "困", tz="+08:00").year


def test_a_reading_is_taken_and_shown(cli: Run) -> None:
    readings = json.loads(cli("consult", *EXAMPLE, "--reading", "ban=ren_yi", "--json"))["readings"]
    assert {reading["name"]: reading["option"] for reading in readings}["ban"] == "ren_yi"
    text = cli("consult", *EXAMPLE, "--reading", "ban=ren_yi", "--lang", "zh")
    assert "• ban=ren_yi  卦座任一支" in text
    assert "• ban" not in cli("consult", *EXAMPLE, "--lang", "zh")


# ── what it prints ──────────────────────────────────────────────────────────────────────────────────────────

GOLDEN_RUNS = {
    **{
        f"consult.{lang}.{width}": [lang, width, *EXAMPLE]
        for lang in ("zh", "en", "both")
        for width in (80, 120)
    },
    "consult.zh.full": ["zh", 80, *EXAMPLE, "--proof", "full"],
    "consult.en.none": ["en", 80, *EXAMPLE, "--proof", "none"],
    "matter.zh": ["zh", 80, "坤", "艮", "--month", "卯", "--day", "甲午", "--about", "疾病", "--for", "少男"],
    "matter.en": ["en", 80, "坤", "艮", "--month", "卯", "--day", "甲午", "--about", "疾病", "--for", "少男"],
    "still.zh": ["zh", 80, "大壯", "--term", "春分+2", "--year", "甲辰", "--day", "甲子", "--use", "世"],
    "untimed.both": ["both", 80, "乾", "--use", "世", "--proof", "none"],
}


@pytest.mark.parametrize("name", GOLDEN_RUNS)
def test_a_consultation_reads_as_it_should(cli: Run, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Compare with tests/golden; GOLDEN=write writes those files anew, to be read through."""
    lang, width, *arguments = map(str, GOLDEN_RUNS[name])
    monkeypatch.setenv("COLUMNS", width)
    text = cli("consult", *arguments, "--lang", lang)
    file = GOLDEN / f"{name}.txt"
    if os.environ.get("GOLDEN") == "write":
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("width", [48, 60, 80, 120])
@pytest.mark.parametrize("lang", ["zh", "en", "both"])
def test_no_line_is_wider_than_the_terminal(
    cli: Run, monkeypatch: pytest.MonkeyPatch, lang: str, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    lines = cli("consult", *EXAMPLE, "--lang", lang, "--reading", "ban=ren_yi").splitlines()
    assert max(map(cell_len, lines)) <= width
    assert not [line for line in lines if "…" in line]


def test_the_columns_of_the_chart_are_straight(cli: Run) -> None:
    """The bars of all six lines begin in the same column of the terminal."""
    for lang in ("zh", "en", "both"):
        lines = [line for line in cli("consult", *EXAMPLE, "--lang", lang).splitlines() if "━" in line]
        assert len(lines) == 6
        assert len({cell_len(line[: line.index("━")]) for line in lines}) == 1


@pytest.mark.parametrize("width", [40, 50, 60, 70, 76, 80, 90, 100, 120])
def test_an_english_chart_breaks_no_word(cli: Run, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    """Every word of the chart at its widest stands whole in the chart at every width, and none is lost."""
    given = ["consult", *EXAMPLE, "--lang", "en", "--proof", "none"]
    monkeypatch.setenv("COLUMNS", "200")
    whole = set(re.findall(r"[^\W\d_]+", chart_of(cli(*given))))
    monkeypatch.setenv("COLUMNS", str(width))
    text = chart_of(cli(*given))
    assert max(map(cell_len, text.splitlines())) <= width
    words = set(re.findall(r"[^\W\d_]+", text))
    assert words <= whole
    pinyin = {word for word in whole if word not in words}
    assert all(word.islower() for word in pinyin)
    assert width < 80 or {"dīng", "wù"} <= words  # the stems that chapter 20 needs
    assert width >= 80 or pinyin


def chart_of(text: str) -> str:
    """Return the chart: what stands between the first blank lines."""
    return text.split("\n\n")[1]


def test_colour_changes_no_sign(cli: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = cli("consult", *EXAMPLE)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    coloured = cli("consult", *EXAMPLE)
    assert "\x1b[" in coloured
    assert "\x1b" not in plain
    stripped = re.sub(r"\x1b\[[0-9;]*m", "", coloured)
    assert [line.rstrip() for line in stripped.splitlines()] == plain.splitlines()


@pytest.mark.parametrize(
    ("variables", "words"),
    [
        ({"LANG": "zh_TW.UTF-8"}, {"用神有無"}),
        ({"LC_ALL": "zh_CN.UTF-8", "LANG": "en_US.UTF-8"}, {"用神有无"}),
        ({"LANG": "en_US.UTF-8"}, {"用神有無", "Is there a use god"}),
        ({}, {"用神有無", "Is there a use god"}),
    ],
)
def test_the_locale_chooses_the_language(
    cli: Run, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], words: set[str]
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    text = cli("consult", *EXAMPLE)
    headings = ("用神有無", "用神有无", "Is there a use god")
    assert {heading for heading in headings if heading in text} == words


def test_english_needs_no_chinese(cli: Run) -> None:
    """All that the renderer itself prints in English is in the Latin script; a sentence may name a term."""
    text = cli("consult", "困", "兌", "--month", "庚子", "--day", "戊寅", "--use", "官鬼", "--lang", "en")
    head = text[: text.index("Is there a use god")]
    assert not re.findall(r"[\u3400-\u9fff]", head)


def test_what_the_cast_lacks_is_told(cli: Run) -> None:
    text = cli("consult", "困", "--lang", "en")
    for option in ("--month", "--day", "--year", "--term"):
        assert f"({option}; needed for" in text.replace("\n", " ")
    full = cli("consult", "困", "--term", "冬至+1", "--year", "辛卯", "--day", "戊寅", "--lang", "en")
    assert "not given" not in full


def test_a_matter_on_which_the_text_is_silent_is_said_to_be(cli: Run) -> None:
    here = "of the matter asked the text says nothing for this cast"
    anywhere = "the text does not judge the matter asked"
    time = ["--month", "寅", "--day", "甲子", "--lang", "en"]
    for form in ("text", "md", "html"):
        unjudged = cli("consult", "乾", "--about", "the weather", *time, "--format", form)
        assert anywhere in unjudged and here not in unjudged
        quiet = cli("consult", "乾", "--about", "索負", *time, "--format", form)
        assert here in quiet and anywhere not in quiet
        told = cli("consult", "乾", "--use", "世", *time, "--format", form)
        assert here not in told and anywhere not in told


def test_all_use_gods_are_told_only_with_a_word_of_it(cli: Run) -> None:
    narrow = "all use gods are told; --about or --use narrows them"
    assert narrow in cli("consult", *CAST, "--lang", "en")
    assert narrow not in cli("consult", *EXAMPLE, "--lang", "en")
    unfixed = cli("consult", *CAST, "--about", "尋人", "--lang", "en")
    warning = "the matter a missing person fixes no use god, so all of them are told; name one by --use"
    assert warning in " ".join(unfixed.split()) and narrow not in unfixed
    for given in (["--use", "父母"], ["--for", "父"]):
        assert "fixes no use god" not in cli("consult", *CAST, "--about", "尋人", *given, "--lang", "en")


@pytest.mark.parametrize("person, use", [("父", "父母"), ("母", "父母"), ("長男", "子孫"), ("少女", "子孫")])
def test_a_person_alone_has_a_use_god(cli: Run, person: str, use: str) -> None:
    answer = json.loads(cli("consult", *CAST, "--for", person, "--json"))
    assert (answer["use"], answer["cast"]["use"]) == ([use], use)


def test_a_verdict_is_not_said_twice(cli: Run) -> None:
    told = cli("consult", *CAST, "--about", "疾病", "--proof", "none", "--all", "--lang", "zh")
    verdicts = [line for line in told.splitlines() if line.startswith("• 占疾病")]
    assert verdicts and not [line for line in verdicts if re.search(r"：([吉凶平]) \(\1\)", line)]


def test_proofs_are_shown_as_far_as_asked(cli: Run) -> None:
    lengths = [
        len(cli("consult", *EXAMPLE, *options).splitlines())
        for options in (["--proof", "none"], ["--depth", "1"], [], ["--proof", "full"])
    ]
    assert lengths == sorted(set(lengths))


def test_all_gives_more_and_leaves_nothing_out(cli: Run) -> None:
    some = json.loads(cli("consult", *EXAMPLE, "--json"))
    everything = json.loads(cli("consult", *EXAMPLE, "--all", "--json"))
    of_the_text = {
        one["term"] for one in some["conclusions"] if one["chapter"] and one["status"] != "defeated"
    }
    assert of_the_text < {one["term"] for one in everything["conclusions"]}


def test_json_is_what_python_gives(cli: Run) -> None:
    expected = Session().consult(Cast.of("困", "兌", month="子", day="戊寅"), use="官鬼").to_json()
    assert json.loads(cli("consult", *EXAMPLE, "--json")) == expected
    assert cli("consult", *EXAMPLE, "--format", "json") == cli("consult", *EXAMPLE, "--json")


# ── the other commands ──────────────────────────────────────────────────────────────────────────────────────

CAST = ["困", "兌", "--month", "子", "--day", "戊寅"]


def test_query_finds_solutions(cli: Run) -> None:
    answer = json.loads(cli("query", "fu_chu(Pan, Yao, 出), fu_qin(Pan, Yao, 官鬼)", *CAST, "--json"))
    assert answer["solutions"] == [{"Yao": 1}]
    assert (answer["count"], answer["complete"], answer["cast"]["day"]) == (1, True, "戊寅")
    assert cli("query", "fu_qin(Pan, Yao, Kin), Yao = 1", *CAST).splitlines() == ["Yao  Kin", "1    官鬼"]


def test_query_of_a_closed_goal_says_yes_or_no(cli: Run) -> None:
    assert cli("query", "fu_chu(Pan, 1, 出)", *CAST, "--lang", "en") == "yes\n"
    assert cli("query", "fu_chu(Pan, 1, 不出)", *CAST, "--lang", "en", status=1) == "it does not hold\n"


def test_query_stops_at_its_limit(cli: Run) -> None:
    answer = json.loads(cli("query", "zhi(Pan, Yao, Zhi)", *CAST, "--limit", "2", "--json"))
    assert (answer["count"], answer["complete"]) == (2, False)
    assert "there are more" in cli("query", "zhi(Pan, Yao, Zhi)", *CAST, "--limit", "2", "--lang", "en")


def test_why_shows_the_passages(cli: Run) -> None:
    text = cli("why", "fu_chu(Pan, 1, 出)", *CAST, "--lang", "zh")
    assert re.match(r"• 初爻下伏神得出.*  \[12\.7 · ", text)
    assert "[12.5n]" in text
    answer = json.loads(cli("why", "fu_chu(Pan, 1, 出)", *CAST, "--json"))
    assert answer["nodes"][answer["conclusions"][0]["proof"]]["term"] == "fu_chu(1, 出)"
    assert cli("why", "fu_chu(Pan, 1, 不出)", *CAST, "--lang", "zh", status=1).startswith("不成立；")


def test_cases_print_each_as_it_holds(cli: Run) -> None:
    text = cli("cases", "12-1", "14-1", "--lang", "zh")
    assert text.startswith("✓ 12-1  困之兌，子月，戊寅日，用官鬼  [12.1n]\n")
    assert "    初爻下伏神得出  成立  [12.7 · " in text
    assert text.endswith("成立 2/2\n")


def test_cases_of_a_chapter_are_its_own(cli: Run) -> None:
    answer = json.loads(cli("cases", "12", "14-1", "--json"))
    ids = [case["id"] for case in answer["cases"]]
    assert ids == [id for id in Session().examples() if id.startswith("12-")] + ["14-1"]
    assert run(["cases", "1"]) == 2


def test_cases_in_json_are_those_named(cli: Run) -> None:
    answer = json.loads(cli("cases", "12-1", "11-2", "--json"))
    assert [(case["id"], case["holds"]) for case in answer["cases"]] == [("12-1", True), ("11-2", True)]
    assert (answer["count"], answer["failing"]) == (2, 0)
    assert [tension["number"] for tension in answer["cases"][1]["tensions"]] == [12]


def test_a_case_that_does_not_hold_is_told(cli: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    case = next(Session().cases("12-1"))
    failed = replace(case, holds=False, goal="fu_chu(1, 不出)", why="underivable", witness="困之兌")
    monkeypatch.setattr(Session, "cases", lambda *_: iter([case, failed]))
    lines = cli("cases", "--lang", "en", status=1).splitlines()
    assert "    fu_chu(1, 不出)  it should follow and does not  困之兌" in lines
    assert lines[-1] == "1 of 2 hold"


def test_version_names_every_part(cli: Run) -> None:
    known = json.loads(cli("version", "--json"))
    assert known["swi_prolog"] == Session().swi_version
    text = cli("version")
    for name in ("yimao", "swi_prolog", "pyswip", "rules", "passages"):
        assert str(known[name]) in text
    assert known["readings"]["ban"] == "jie"
    assert max(map(len, text.splitlines())) <= 80
    for name, option in known["readings"].items():
        assert f" {name}={option}" in text.replace("\n", " ")


def test_readings_and_topics_are_listed(cli: Run) -> None:
    readings = json.loads(cli("readings", "--json"))["readings"]
    assert len(readings) == len(cli("readings", "--lang", "zh").split("●")) - 1
    topics = json.loads(cli("topics", "--json"))["topics"]
    text = cli("topics", "--lang", "both")
    for topic in topics:
        assert f"{topic['topic']} {topic['en']}  " in text
    assert "天氣 the weather  用神 父母、子孫  本文未斷" in text


# What needs files, minutes or a top level is run by tests of its own.
@pytest.mark.parametrize(
    "name",
    sorted({*yimao.commands} - {"batch", "check", "edition", "find", "journal", "mutants", "query", "repl"}),
)
def test_every_command_helps_with_an_example_that_runs(cli: Run, name: str) -> None:
    text = re.sub(r"\\\n +", "", cli(name, "--help"))
    examples = re.findall(rf"^ +yimao ({name} [^>\n]*)", text, re.MULTILINE)
    assert examples
    for example in examples:
        assert cli(*shlex.split(example))
    assert "--json" in text


def test_without_a_command_it_helps(cli: Run) -> None:
    text = cli()
    assert text == cli("--help")
    assert all(name in text for name in yimao.commands)


# ── how it ends ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("environment", "encoding"),
    [
        ({"LC_ALL": "C"}, "utf-8"),
        ({"LC_ALL": "POSIX", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}, "utf-8"),
        ({"PYTHONIOENCODING": "ascii"}, "utf-8"),
        ({"PYTHONIOENCODING": "gb18030"}, "gb18030"),
    ],
)
def test_any_locale_will_do(environment: dict[str, str], encoding: str) -> None:
    run = process("consult", *EXAMPLE, "--lang", "both", **environment)
    out, err = run.communicate(timeout=60)
    assert (run.returncode, err) == (0, b"")
    assert out.decode(encoding) == (GOLDEN / "consult.both.80.txt").read_text(encoding="utf-8")


def test_a_closed_pipe_is_no_fault() -> None:
    with process("cases") as run:
        assert run.stdout and run.stderr
        assert run.stdout.readline().startswith("✓ 11-1 ".encode())
        run.stdout.close()
        assert run.stderr.read() == b""
        assert run.wait(timeout=60) == 141


def test_an_interrupt_is_quiet() -> None:
    run = process("query", "between(1, 10000000000, X), fail", "困")
    time.sleep(1.5)
    run.send_signal(signal.SIGINT)
    assert run.communicate(timeout=30) == (b"", b"")
    assert run.returncode == 130


def test_a_fault_is_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fail(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError("two\nlines")

    monkeypatch.setattr(Session, "consult", fail)
    monkeypatch.delenv("YIMAO_DEBUG", raising=False)
    assert run(["consult", "困"]) == 70
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == "yimao: unexpected ZeroDivisionError: two lines; YIMAO_DEBUG=1 shows where.\n"
    monkeypatch.setenv("YIMAO_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        run(["consult", "困"])


def test_the_group_is_clicks() -> None:
    """Shell completion and the documentation walk the commands."""
    assert isinstance(yimao, click.Group)
