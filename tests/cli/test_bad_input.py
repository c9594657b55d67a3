"""The command line on bad input: one sentence of what was given, what is allowed and what is nearest."""

from __future__ import annotations

import json
from collections.abc import Iterator

import click
import pytest

from yimao.bridge import Cast, Session
from yimao.bridge.errors import UnknownName
from yimao.cli import run, yimao

KUN = ["consult", "困", "兌"]

# What is typed, and what the sentence must say.
BAD: dict[str, tuple[list[str], list[str]]] = {
    "no cast": (["consult"], ["no cast given", "name a hexagram", "six lines", "6, 7, 8 or 9"]),
    "unknown command": (
        ["consutl", "困"],
        ["no command of yimao is 'consutl'", "batch, cases", "nearest is consult"],
    ),
    "a hexagram for a command": (["困", "兌"], ["no command of yimao is '困'", "yimao consult 困"]),
    "unknown command of the journal": (["journal", "lst"], ["yimao journal is 'lst'", "nearest is list"]),
    "unknown hexagram": (["consult", "Opression"], ['hexagram "Opression"', "nearest: 困 (kùn, Oppression)"]),
    "unknown changed hexagram": (
        ["consult", "困", "duii"],
        ['changed hexagram "duii"', "nearest: 兌 (duì, The Joyous)"],
    ),
    "ambiguous hexagram": (
        ["consult", "kun"],
        [
            'ambiguous hexagram "kun"',
            "困 (kùn, Oppression) or 坤 (kūn, The Receptive)",
            "tone",
            "such as kùn",
        ],
    ),
    "ambiguous changed hexagram": (
        ["consult", "困", "lu"],
        ['changed hexagram "lu"', "履 (lǚ, Treading) or 旅 (lǚ, The Wanderer)", "in characters or English"],
    ),
    "lines as words of their own": (
        ["consult", "--lines", *"678778"],
        ["6 7 8 7 7 8 are 6", "--lines 6,7,8,7,7,8", '--lines "6 7 8 7 7 8"'],
    ),
    "lines parted by commas and blanks": (
        ["query", "dong(Pan, 1)", "--lines", "6,", "7,", "8,", "7,", "7,", "8"],
        ["--lines 6,7,8,7,7,8"],
    ),
    "too many hexagrams": ([*KUN, "乾"], ["'乾' is an extra argument", "takes HEXAGRAM and CHANGED alone"]),
    "five lines": (["consult", "--lines", "7,8,9,6,7"], ["'7,8,9,6,7'", "is 5", "has six", "1 more"]),
    "seven lines": (["consult", "--lines", "7,8,9,6,7,8,9"], ["is 7", "has six", "leave out 1"]),
    "a line of 5": (["consult", "--lines", "5,8,9,6,7,8"], ["line 1 is '5'", "6 7 8 9", "nearest is 6"]),
    "a line of 10": (["consult", "--lines", "7,8,9,6,7,10"], ["line 6 is '10'", "6 7 8 9", "nearest is 9"]),
    "hexagram and lines": (
        ["consult", "困", "--lines", "7,8,9,6,7,8"],
        ["--lines 7,8,9,6,7,8", "hexagram 困", "one of the two"],
    ),
    "no such day": (
        [*KUN, "--day", "甲丑"],
        ["day 甲丑", "sixty pairs", "nearest: 甲子 (jiǎ zǐ, Yang Wood Rat) or 乙丑 ("],
    ),
    "a branch for a day": (
        [*KUN, "--day", "子"],
        ['"子" is a branch alone', "stem and a branch", "甲子"],
    ),
    "a month for a day": ([*KUN, "--day", "子月"], ['"子月" is a branch alone', "stem and a branch", "甲子"]),
    "a stem for a day": (
        [*KUN, "--day", "甲"],
        ['"甲" is a stem alone', "stem and a branch: 甲子, 甲戌, 甲申, 甲午, 甲辰, 甲寅"],
    ),
    "a stem for a year": ([*KUN, "--year", "gui3"], ['"gui3" is a stem alone', "癸酉"]),
    "a misspelt day": ([*KUN, "--day", "戊寅寅"], ['day "戊寅寅"', "stem and a branch", "nearest: 戊寅"]),
    "no such month": (
        [*KUN, "--month", "甲丑"],
        ["month 甲丑", "sixty pairs", "nearest: 甲子 (jiǎ zǐ, Yang Wood Rat) or 乙丑 ("],
    ),
    "a misspelt month": ([*KUN, "--month", "Tigger"], ['month "Tigger"', "nearest: 寅 (yín, Tiger)"]),
    "no such year": ([*KUN, "--year", "甲丑"], ["year 甲丑", "sixty pairs", "nearest"]),
    "unknown term": ([*KUN, "--term", "冬之"], ['solar term "冬之"', "nearest: 冬至"]),
    "days that are no number": ([*KUN, "--term", "冬至+x"], ["'冬至+x'", "no number of days", "冬至+3"]),
    "days past the term": ([*KUN, "--term", "冬至+40"], ["40 days", "15 or 16 days"]),
    "a term of another month": (
        [*KUN, "--term", "冬至", "--month", "寅"],
        ["term 冬至", "month of 子", "not of 寅"],
    ),
    "a stem that does not fit the year": (
        [*KUN, "--year", "辛卯", "--month", "甲子"],
        ["year 辛卯", "is 庚子", "not 甲子"],
    ),
    "a moment and pillars": (
        [*KUN, "--at", "2026-12-01T14:30", "--month", "子", "--day", "戊寅"],
        ["--at 2026-12-01T14:30", "--month 子 --day 戊寅", "the moment or the pillars"],
    ),
    "two moments": (
        [*KUN, "--now", "--at", "2026-12-01T14:30"],
        ["--at 2026-12-01T14:30", "--now", "give one"],
    ),
    "no moment": ([*KUN, "--at", "noon"], ["'noon' is not a time", "as in 2026-12-01T14:30"]),
    "a month of no year": (
        [*KUN, "--at", "2026-13-01T14:30"],
        ["the month is 13, and allowed are 1 to 12", "nearest is 2026-12-01T14:30"],
    ),
    "a region for a zone": (
        [*KUN, "--now", "--tz", "Asia"],
        ["'Asia' is a region", "such as Asia/Shanghai"],
    ),
    "a date alone": ([*KUN, "--at", "2026-12-01"], ["'2026-12-01'", "give the time too", "2026-12-01T12:00"]),
    "a zone without a moment": ([*KUN, "--tz", "Asia/Shanghai"], ["--tz Asia/Shanghai", "--at or --now"]),
    "unknown zone": (
        [*KUN, "--at", "2026-12-01T14:30", "--tz", "Asia/Shangai"],
        ["'Asia/Shangai'", "+08:00", "nearest is Asia/Shanghai"],
    ),
    "unknown use god": (
        [*KUN, "--use", "官貴"],
        ['use god "官貴"', "子孫 (Offspring)", "nearest: 官鬼 (guān guǐ, Officer/Ghost)"],
    ),
    "a month by its number": (
        [*KUN, "--month", "11"],
        ['month "11" is a number', "told by its branch", "counted from 寅", "nearest: 子 (zǐ, Rat)"],
    ),
    "a month as the calendar counts": (
        [*KUN, "--month", "正月"],
        ['month "正月" is a number', "nearest: 寅"],
    ),
    "the last month": ([*KUN, "--month", "腊月"], ['month "腊月" is a number', "nearest: 丑 (chǒu, Ox)"]),
    "a person in a word": (
        [*KUN, "--for", "son"],
        ['ambiguous person "son"', "長男 (zhǎng nán, eldest son)", "in characters or English"],
    ),
    "no such person": ([*KUN, "--for", "wife"], ['person "wife"', "父 (father)", "the use god instead"]),
    "unknown person": ([*KUN, "--for", "eldist son"], ['person "eldist son"', "nearest: 長男"]),
    "unknown matter": ([*KUN, "--about", "ilness"], ['matter "ilness"', "nearest: 疾病", "yimao topics"]),
    "unknown reading": (
        [*KUN, "--reading", "bann=jie"],
        ['reading "bann"', "nearest: ban", "fei_po, "],
    ),
    "unknown option of a reading": (
        [*KUN, "--reading", "ban=ren"],
        ['option "ren"', "reading ban", "nearest: ren_yi", "jie or ren_yi"],
    ),
    "a reading without an option": ([*KUN, "--reading", "ban"], ["'ban'", "name=option", "ban=ren_yi"]),
    "a reading taken in two ways": (
        [*KUN, "--reading", "ban=jie", "--reading", "ban=ren_yi"],
        ["reading ban", "as jie and as ren_yi", "give it once"],
    ),
    "a goal outside the vocabulary": (
        ["query", "fu_chuu(Pan, Yao, 出)", "困"],
        ["fu_chuu/3", "not in the public vocabulary", "nearest: fu_chu"],
    ),
    "a goal that would run a command": (
        ["query", "shell('touch /tmp/yimao')", "困"],
        ["shell/1", "not in the public vocabulary", "nearest:"],
    ),
    "a goal of the wrong arity": (["query", "fu_chu(Pan)", "困"], ["fu_chu", "1 argument", "takes 3"]),
    "a goal that does not read": (
        ["query", "fu_chu(Pan, Yao", "困"],
        ["the bracket ( is not closed", "character"],
    ),
    "no goal": (["query"], ["Missing argument 'GOAL'"]),
    "several conclusions to explain": (
        ["why", "fu_chu(Pan, 1, 出), fu_qin(Pan, 1, 官鬼)", "困"],
        ["one conclusion at a time", "fu_chu(Pan, 1, 出)"],
    ),
    "no such example": (["cases", "12-11"], ["'12-11'", "11-1 to", "nearest is 12-1"]),
    "unknown option": ([*KUN, "--mont", "子"], ["'--mont'", "--month"]),
    "unknown language": ([*KUN, "--lang", "fr"], ["'fr'", "'zh', 'en', 'both'"]),
    "unknown format": ([*KUN, "--format", "pdf"], ["'pdf'", "'text'", "'json'", "nearest is html"]),
    "a picture for a format": ([*KUN, "--format", "JPEG"], ["'JPEG'", "nearest is svg"]),
    "a seed below 0": (["toss", "--seed", "-1"], ["'-1'", "from 0 to", "nearest is 0"]),
    "numbers past the bound": (
        ["consult", "--numbers", "9999999999,5"],
        ["'9999999999' is past 999,999,999"],
    ),
    "numbers in other digits": (
        ["consult", "--numbers", "١,5"],
        ["'١,5'", "whole numbers from 1 to 999,999,999"],
    ),
    "days in other digits": ([*KUN, "--term", "冬至+١"], ["'冬至+١'", "no number of days"]),
    "words without quotes": ([*KUN, "--question", "will", "it"], ["'it' is an extra argument", "in quotes"]),
    "a depth of nothing": (
        [*KUN, "--depth", "0"],
        ["'--depth'", "'0'", "from 1 to 999,999,999", "nearest is 1"],
    ),
    "half a character": ([*KUN, "--use", "\udcff"], ["U+DCFF", "half a character"]),
    "a NUL": ([*KUN, "--use", "官\0鬼"], ["U+0000", "not allowed"]),
    "a name of 100 kB": (["consult", "困" * 50_000], ["HEXAGRAM is of 50,000 characters", "100 are allowed"]),
    "a sign that steers the terminal": ([*KUN, "--month", "\x1b[31m子"], [r"\x1b[31m"]),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_use_is_one_sentence(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments, parts = BAD[name]
    status = run(arguments)
    printed = capsys.readouterr()
    assert status == 2
    assert printed.out == ""
    assert printed.err.startswith("yimao: ")
    assert printed.err.count("\n") == 1
    assert printed.err.endswith((".\n", "?\n"))
    assert [part for part in parts if part not in printed.err] == []


@pytest.mark.parametrize(
    "given", [["--for", "foo"], ["--month", "13"], ["--month", "x"], ["--about", "foo"], ["--day", "foo"],
              ["--use", "president"], ["--reading", "foo=x"], ["--reading", "ban=x"], ["--term", "x"]],
)  # fmt: skip
def test_what_is_near_to_nothing_is_not_guessed_at(
    given: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*KUN, *given]) == 2
    printed = capsys.readouterr()
    assert "unknown" in printed.err
    assert "near" not in printed.err


@pytest.mark.parametrize("given", [["cases", "president"], ["check", "--only", "president"]])
def test_other_names_are_not_guessed_at_either(given: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(given) == 2
    assert "near" not in capsys.readouterr().err


@pytest.mark.parametrize("name", ["passage", "glossary", "topics"])
def test_a_name_in_many_words_is_not_endless(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([name, *["zi"] * 500]) == 2
    assert "1,499 characters" in capsys.readouterr().err


def commands(group: click.Group, *path: str) -> Iterator[tuple[list[str], click.Command]]:
    """Yield every command of a group, with the words that name it."""
    for name, command in group.commands.items():
        if isinstance(command, click.Group):
            yield from commands(command, *path, name)
        else:
            yield [*path, name], command


NAMES = [
    pytest.param(path, parameter, id=" ".join([*path, str(parameter.name)]))
    for path, command in commands(yimao)
    for parameter in command.params
    if parameter.type is click.STRING
]


@pytest.mark.parametrize(("path", "parameter"), NAMES)
def test_a_name_is_neither_empty_nor_endless(
    path: list[str], parameter: click.Parameter, capsys: pytest.CaptureFixture[str]
) -> None:
    if parameter.name in ("goal", "rather", "question", "note", "text", "words"):
        return
    before = ["liu_he(Pan)"] if path[0] in ("query", "find", "when", "why", "why-not") else []
    told = list(parameter.opts[:1]) if parameter.opts[0].startswith("-") else []
    if parameter.name == "changed":
        told = ["困"]
    for value, part in (("", "is empty"), (" ", "is empty"), ("zi" * 1500, "3,000 characters")):
        assert run([*path, *before, *told, value]) == 2
        printed = capsys.readouterr()
        assert (printed.out, printed.err.count("\n")) == ("", 1)
        assert part in printed.err
        assert len(printed.err) < 200


COUNTS = [
    pytest.param(path, parameter, id=" ".join([*path, str(parameter.name)]))
    for path, command in commands(yimao)
    for parameter in command.params
    if isinstance(parameter.type, click.types.IntParamType | click.types.FloatParamType)
]


@pytest.mark.parametrize(("path", "parameter"), COUNTS)
def test_a_number_is_in_plain_digits_and_within_its_bounds(
    path: list[str], parameter: click.Parameter, capsys: pytest.CaptureFixture[str]
) -> None:
    before = ["liu_he(Pan)"] if path[0] in ("query", "find", "when", "why", "why-not") else []
    told = [parameter.opts[0]] if parameter.opts[0].startswith("-") else ["--"]
    for value in ("1_0", "١", "1x", "nan", "-1", "", "9" * 30, "9" * 6000):
        assert run([*path, *before, *told, value]) == 2
        printed = capsys.readouterr()
        assert (printed.out, printed.err.count("\n")) == ("", 1)
        assert "is not a whole number from" in printed.err or "is not a number of seconds" in printed.err
        assert len(printed.err) < 250


def test_the_doctrine_looks_no_endless_name_up() -> None:
    """What does not come by the command line is told the same."""
    for key in ("hexagram", "changed", "month", "day", "year", "term", "about", "for_", "use"):
        with pytest.raises(UnknownName, match="of 3,000 characters; no name is longer than 100"):
            Session().consult(Cast(**{"hexagram": "困", key: "zi" * 1500}))


@pytest.mark.parametrize("group", ["journal", "edition"])
def test_a_group_alone_says_what_it_holds(group: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([group]) == 0
    alone = capsys.readouterr()
    assert run([group, "--help"]) == 0
    assert (alone.out, alone.err) == (capsys.readouterr().out, "")


@pytest.mark.parametrize("group", [[], ["journal"], ["edition"]])
def test_no_summary_of_a_command_is_cut(group: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*group, "--help"]) == 0
    listed = capsys.readouterr().out.partition("Commands:\n")[2].splitlines()
    assert len(listed) >= 5
    assert [line for line in listed if not line.endswith(".") or line.endswith("...")] == []


@pytest.mark.parametrize("form", [["--json"], ["--format", "json"], ["--format=json"]])
def test_in_json_the_error_is_an_object(form: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*KUN, "--day", "甲丑", *form]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    error = json.loads(printed.err)["error"]
    assert (error["kind"], error["candidates"]) == ("unknown", ["甲子", "乙丑"])
    assert "甲丑" in error["message"]


@pytest.mark.parametrize(
    "given",
    [["--question", "--format json"], ["--question", "--json"], ["--question=--json"], ["--question", "--format=json"],
     ["--format", "json", "--format", "text"], ["--", "--json"]],
)  # fmt: skip
def test_words_of_another_option_do_not_ask_for_json(
    given: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["consult", "困", "--day", "甲丑", *given]) == 2
    assert capsys.readouterr().err.startswith("yimao: ")


@pytest.mark.parametrize("name", ["consult", "query", "why", "cases", "version", "readings", "topics"])
def test_every_command_refuses_what_it_does_not_know(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([name, "--no-such-option"]) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    assert "--no-such-option" in printed.err


def test_bad_use_does_not_spoil_the_session(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["consult", "kun"]) == 2
    assert run(["consult", "kun4", "--month", "子", "--proof", "none"]) == 0
    assert "困" in capsys.readouterr().out
    assert Session().examples()
