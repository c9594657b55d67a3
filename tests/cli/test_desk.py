"""The practitioner's desk: casting, time, scripts, settings, journal, many casts at once, completion."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import opencc
import pytest
from rich.cells import cell_len

from yimao.bridge import Session
from yimao.bridge.calendar import parse_when
from yimao.bridge.casting import by_time, generator, three_coins, yarrow
from yimao.bridge.errors import visible
from yimao.bridge.hans import simplified
from yimao.cli import journal, run, yimao

ROOT = Path(__file__).parents[2]
CAST = ["困", "兌", "--month", "子", "--day", "戊寅"]
AT = ["--at", "2026-12-01T14:30", "--tz", "Asia/Shanghai"]

Cli = Callable[..., str]


@pytest.fixture(autouse=True)
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give each test a journal and settings of its own, and say nothing by the environment."""
    for name in list(os.environ):
        if name.startswith("YIMAO_") and name != "YIMAO_CACHE":
            monkeypatch.delenv(name)
    for name in ("COLUMNS", "FORCE_COLOR", "NO_COLOR", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    settings = tmp_path / "yimao.toml"
    settings.write_text("", encoding="utf-8")
    monkeypatch.setenv("YIMAO_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("YIMAO_CONFIG", str(settings))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def process(*arguments: str, stdin: str | None = None, **environment: str) -> tuple[int, str, str]:
    """Run the command line in a process of its own, and return its status and what it prints."""
    done = subprocess.run(
        [sys.executable, "-m", "yimao", *arguments],
        input=stdin,
        stdin=subprocess.DEVNULL if stdin is None else None,
        capture_output=True,
        encoding="utf-8",
        env=os.environ | environment,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def settings(text: str) -> None:
    """Write the file of settings."""
    Path(os.environ["YIMAO_CONFIG"]).write_text(text, encoding="utf-8")


def consulted(cli: Cli, *arguments: str) -> dict[str, Any]:
    """Consult, and return the JSON."""
    return dict(json.loads(cli("consult", *arguments, "--json")))


# ── casting ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("method", "throw"), [("coins", three_coins), ("yarrow", yarrow)])
def test_a_seed_gives_the_same_lines_again(cli: Cli, method: str, throw: Any) -> None:
    for seed in (0, 8, 999_999_999):
        shown = json.loads(cli("toss", "--method", method, "--seed", str(seed), "--json"))
        assert shown["lines"] == list(throw(generator(seed)))
        assert (shown["schema"], shown["method"], shown["seed"]) == ("yimao.toss.1", method, seed)
        told = consulted(cli, "--toss" if method == "coins" else "--yarrow", "--seed", str(seed))
        assert told["cast"]["lines"] == shown["lines"]
        assert (told["chart"]["hexagram"], told["chart"]["changed"]) == (shown["hexagram"], shown["changed"])
        assert f"seed {seed}" in told["conventions"]["casting"]["en"]


def test_yarrow_is_asked_for_by_one_word_too(cli: Cli) -> None:
    told = cli("toss", "--yarrow", "--seed", "3", "--json")
    assert told == cli("toss", "--method", "yarrow", "--seed", "3", "--json")
    assert json.loads(told)["lines"] == list(yarrow(generator(3)))


def test_without_a_seed_lines_differ(cli: Cli) -> None:
    assert len({cli("toss", "--json") for _ in range(8)}) > 1


def test_lines_are_shown_as_they_fell(cli: Cli) -> None:
    text = cli("toss", "--seed", "8", "--lang", "en").splitlines()
    lines = [int(row.split()[2]) for row in text[:6]]
    assert [row.split()[1] for row in text[:6]] == ["6", "5", "4", "3", "2", "1"]
    assert lines[::-1] == list(three_coins(generator(8)))
    bars = {6: "━━ ━━ ×", 7: "━━━━━", 8: "━━ ━━", 9: "━━━━━ ○"}
    assert [row.rpartition("  ")[2] for row in text[:6]] == [bars[line] for line in lines]
    assert text[7] == "The Wanderer (lǚ) → Modesty (qiān)"
    again = consulted(cli, *text[8].split())["cast"]
    assert (again["hexagram"], again["changed"]) == ("旅", "謙")
    assert "旅 → 謙" in cli("toss", "--seed", "8", "--lang", "zh")
    assert "初爻 line 1" in cli("toss", "--seed", "8")


def test_a_hexagram_without_moving_lines_is_named_once(cli: Cli) -> None:
    seed = next(seed for seed in range(500) if set(three_coins(generator(seed))) <= {7, 8})
    assert "→" not in cli("toss", "--seed", str(seed))


@pytest.mark.parametrize(
    ("numbers", "hexagram", "changed"),
    [
        ("5,3,8", "家人", "小畜"),
        ("5 3", "家人", "小畜"),
        ("5、3、3", "家人", "益"),
        ("１３，１１，７", "家人", "漸"),
    ],
)
def test_casting_by_numbers(cli: Cli, numbers: str, hexagram: str, changed: str) -> None:
    told = consulted(cli, "--numbers", numbers)
    assert (told["cast"]["hexagram"], told["cast"]["changed"]) == (hexagram, changed)
    assert "梅花易數" in told["conventions"]["casting"]["zh"]
    assert "by numbers" in told["conventions"]["casting"]["en"]


def test_casting_by_the_time(cli: Cli) -> None:
    told = consulted(cli, "--by-time", *AT)
    assert told["cast"]["lines"] == list(by_time(parse_when("2026-12-01T14:30", "Asia/Shanghai")))
    assert "梅花易數以時起卦" in told["conventions"]["casting"]["zh"]
    text = cli("consult", "--by-time", *AT, "--proof", "none", "--lang", "en")
    assert "• cast by the time, by the Plum Blossom method (Meihua Yishu): upper " in text


@pytest.mark.parametrize("marks", ["6,7,8,7,7,8", "交單拆單單拆", "× — -- — — --", "x7877 8"])
def test_lines_in_every_notation(cli: Cli, marks: str) -> None:
    assert consulted(cli, "--lines", marks)["cast"]["lines"] == [6, 7, 8, 7, 7, 8]


# ── time ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_conventions_of_a_moment_are_printed_and_boundaries_warned_about(cli: Cli) -> None:
    text = cli("consult", "困", "--at", "2024-02-04T16:28", "--tz", "Asia/Shanghai", "--lang", "en")
    assert "year: Yang Wood Dragon" in text
    assert "• the time is within three minutes of 2024-02-04 16:27" in text
    assert "• the day begins at 23:00" in text
    late = ["困", "--at", "1988-08-02T23:30", "--tz", "Asia/Shanghai"]
    corrected = consulted(cli, *late)
    clock = consulted(cli, *late, "--summer-time", "clock")
    midnight = consulted(cli, *late, "--summer-time", "clock", "--day-starts", "00:00")
    assert [told["cast"]["day"] for told in (corrected, clock, midnight)] == ["己丑", "庚寅", "己丑"]
    assert "is summer time, 60 minutes ahead" in corrected["warnings"][0]["en"]
    assert midnight["conventions"]["day"]["en"] == "the day begins at 00:00"


def test_pillars_given_are_checked_after_their_names_are_understood(cli: Cli) -> None:
    told = consulted(cli, "困", "--year", "xinmao", "--term", "Winter Solstice+3", "--day", "wuyin")
    assert (told["cast"]["month"], told["cast"]["month_stem"]) == ("子", "庚")
    assert set(told["conventions"]) == {"given", "month", "month_stem"}
    text = cli("consult", "困", "--year", "xinmao", "--month", "gengzi", "--lang", "en", "--proof", "none")
    assert "the month's stem is told from the year" in text
    assert set(consulted(cli, "困", "--month", "子", "--day", "戊寅")["conventions"]) == {"given"}


# ── scripts ─────────────────────────────────────────────────────────────────────────────────────────────────


def signs() -> set[str]:
    """Return every Chinese sign that the program may print."""
    files = [
        *ROOT.glob("kb/**/*.pl"),
        *ROOT.glob("bridge/**/*.py"),
        *ROOT.glob("bridge/**/*.html"),
        ROOT / "cli.py",
    ]
    return {
        sign for file in files for sign in re.findall(r"[\u3400-\u9fff]", file.read_text(encoding="utf-8"))
    }


def test_every_sign_of_the_program_is_simplified_as_opencc_does_it() -> None:
    convert = opencc.OpenCC("t2s").convert
    different = {sign: simplified(sign) for sign in signs() if simplified(sign) != convert(sign)}
    assert different == {"乾": "乾"}


def test_the_names_of_the_art_are_simplified_as_their_table_has_them() -> None:
    rows = re.findall(
        r"^name\((\w+),\s*'?([^',\d]+?)'?,\s*'?([^',]+?)'?,",
        (ROOT / "kb/tables/names.pl").read_text("utf-8"),
        re.M,
    )
    assert len(rows) > 300
    assert [row for row in rows if simplified(row[1]) != row[2]] == []


@pytest.mark.parametrize(
    ("traditional", "written"),
    [
        ("乾為天", "乾为天"), ("天干地支", "天干地支"), ("反覆", "反复"), ("前後", "前后"), ("無妄", "无妄"),
        ("丑 咸 云 沖 恆 克", "丑 咸 云 冲 恒 克"), ("世應飛伏", "世应飞伏"),
        ("no sign ━━ ━━ ○", "no sign ━━ ━━ ○"),
    ],
)  # fmt: skip
def test_what_simplified_text_reads_like(traditional: str, written: str) -> None:
    assert simplified(traditional) == written
    assert simplified(written) == written


@pytest.mark.parametrize("lang", ["zh", "both"])
def test_a_consultation_in_simplified_characters(cli: Cli, lang: str) -> None:
    text = cli("consult", *CAST, "--about", "疾病", "--lang", lang)
    hans = cli("consult", *CAST, "--about", "疾病", "--lang", {"zh": "zh-hans", "both": "both-hans"}[lang])
    assert hans == simplified(text)
    assert [len(line) for line in hans.splitlines()] == [len(line) for line in text.splitlines()]
    assert "官鬼戊午火" in hans
    assert "用神有无" in hans
    assert ("illness" in hans) == (lang == "both")


def test_other_formats_in_simplified_characters(cli: Cli) -> None:
    page = cli("consult", *CAST, "--lang", "zh-hans", "--format", "html")
    assert '<html lang="zh-Hans">' in page
    assert "zh-Hant" not in page
    assert "用神有无" in cli("consult", *CAST, "--lang", "zh-hans", "--format", "md")
    assert 'lang="zh-Hans"' in cli("consult", *CAST, "--lang", "zh-hans", "--format", "svg")
    assert cli("consult", *CAST, "--lang", "zh-hans", "--json") == cli("consult", *CAST, "--json")


@pytest.mark.parametrize("form", ["text", "md", "html"])
def test_the_question_stands_on_every_page_as_it_was_asked(cli: Cli, form: str) -> None:
    for lang in ("en", "zh-hans"):
        page = cli(
            "consult",
            *CAST,
            "--lang",
            lang,
            "--format",
            form,
            "--question",
            "會好嗎 Will it?",
            "--proof",
            "none",
        )
        assert page.count("Will it?") >= 1
        if form == "text":
            assert "會好嗎 Will it?" in page


def test_rules_stay_as_they_are_written(cli: Cli) -> None:
    found = json.loads(cli("rules", "--passage", "12.5n", "--json"))["rules"]
    hans = cli("rules", "--passage", "12.5n", "--lang", "zh-hans")
    assert found
    assert any(simplified(rule["text"]) != rule["text"] for rule in found)
    lines = {line.strip() for line in hans.splitlines()}
    assert all(line.strip() in lines for rule in found for line in rule["text"].splitlines())
    assert simplified(hans) != hans
    assert cli("passage", "12.5n", "--lang", "zh-hans") != cli("passage", "12.5n", "--lang", "zh")


@pytest.mark.parametrize(
    ("typed", "hexagram"),
    [("困", "困"), ("泽水困", "困"), ("kùn", "困"), ("Oppression", "困"), ("无妄", "無妄")],
)
def test_names_in_every_form_are_understood(cli: Cli, typed: str, hexagram: str) -> None:
    assert consulted(cli, typed)["cast"]["hexagram"] == hexagram


SPOKEN: dict[str, list[str]] = {
    "consult": ["consult", *CAST, "--about", "illness", "--for", "eldest son"],
    "consult in full": ["consult", *CAST, "--use", "官鬼", "--proof", "full"],
    "consult all": ["consult", "坤", "巽", "--year", "辛卯", "--term", "冬至+3", "--day", "甲子", "--all",
                    "--proof", "none"],
    "near a term": ["consult", "--lines", "789678", "--at", "2024-02-04T16:28", "--tz", "Asia/Shanghai"],
    "near 候": ["consult", "困", "--at", "2024-02-09T16:28", "--tz", "Asia/Shanghai"],
    "summer time": ["consult", "困", "--at", "1988-08-02T23:30", "--tz", "Asia/Shanghai", "--day-starts", "00:00"],
    "by numbers": ["consult", "--numbers", "5,3", *AT, "--about", "wealth"],
    "by time": ["consult", "--by-time", *AT, "--reading", "ban=ren_yi"],
    "by yarrow": ["consult", "--yarrow", "--seed", "3"],
    "toss": ["toss", "--seed", "8"],
    "cast": ["cast", "--toss", "--seed", "8", "--now", "--about", "wealth"],
    "cases": ["cases", "11-1", "11-4", "11-6", "12-1", "13-2", "13-4c", "14-1", "19-1", "20-1"],
    "topics": ["topics"],
    "a topic": ["topics", "illness"],
    "readings": ["readings"],
    "when": ["when", "san(Pan, 3)", *CAST, "--proof", "short"],
    "later": ["later", *CAST, "--use", "官鬼", "--proof", "short"],
    "why": ["why", "san(Pan, 3)", "困", "兌", "--month", "亥", "--day", "甲子", "--proof", "full"],
    "why not": ["why-not", "san(Pan, 3)", *CAST, "--open", "2", "--proof", "full"],
    "config": ["config"],
    "journal list": ["journal", "list"],
    "journal show": ["journal", "show", "1"],
    "journal review": ["journal", "review"],
}  # fmt: skip


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("name", SPOKEN)
def test_english_is_without_chinese_and_fits(
    name: str, width: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for number in ("5,3,8", "7,7"):
        run(["journal", "add", "--numbers", number, *AT, "--about", "wealth", "--outcome", "good"])
    capsys.readouterr()
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setenv("YIMAO_CONFIG", "")
    run([*SPOKEN[name], "--lang", "en"])
    shown = capsys.readouterr().out.splitlines()
    assert len(shown) > 1
    assert [line for line in shown if re.search("[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]", line)] == []
    assert [line for line in shown if cell_len(line) > width] == []


@pytest.mark.parametrize("name", SPOKEN)
def test_simplified_is_without_traditional(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    run(["journal", "add", "--numbers", "5,3,8", *AT, "--about", "wealth", "--outcome", "good"])
    capsys.readouterr()
    run([*SPOKEN[name], "--lang", "zh-hans"])
    convert = opencc.OpenCC("t2s").convert
    assert {sign for sign in set(capsys.readouterr().out) if convert(sign) != sign} <= {"乾"}


# ── settings ────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_settings_are_in_force(cli: Cli) -> None:
    settings(
        'lang = "en"\ntz = "Asia/Shanghai"\nday_starts = "00:00"\nmatter = "疾病"\nproof = "none"\n'
        '[readings]\nban = "ren_yi"\n'
    )
    told = consulted(cli, "困", "兌", "--at", "2024-02-06T23:30")
    assert (told["cast"]["day"], told["cast"]["about"]) == ("庚子", "疾病")
    assert told["cast"]["readings"] == {"ban": "ren_yi"}
    text = cli("consult", *CAST)
    assert "Is there a use god" in text
    assert "用神有無" not in text
    assert "└" not in text


def test_options_go_before_the_settings(cli: Cli) -> None:
    settings(
        'lang = "en"\nmatter = "疾病"\nday_starts = "00:00"\nproof = "none"\n[readings]\nban = "ren_yi"\n'
    )
    options = ["--tz", "Asia/Shanghai", "--at", "2024-02-06T23:30", "--day-starts", "23:00"]
    told = consulted(cli, "困", *options, "--about", "求財", "--reading", "ban=jie")
    assert (told["cast"]["day"], told["cast"]["about"]) == ("辛丑", "求財")
    assert told["cast"]["readings"] == {"ban": "jie"}
    assert "about" not in consulted(cli, "困", "--use", "世")["cast"]
    assert "用神有無" in cli("consult", *CAST, "--lang", "zh")
    assert "└" in cli("consult", *CAST, "--proof", "short")


def test_the_settings_are_shown_with_their_place(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    settings('proof = "none"\n[readings]\nban = "ren_yi"\n')
    monkeypatch.setenv("YIMAO_LANG", "en")
    monkeypatch.setenv("COLUMNS", "300")
    text = cli("config")
    file = os.environ["YIMAO_CONFIG"]
    rows = {line.split()[0]: " ".join(line.split()[1:]) for line in text.splitlines() if line}
    assert rows == {
        "file": file,
        "lang": "en environment YIMAO_LANG",
        "day_starts": "23:00 default",
        "summer_time": "correct default",
        "tz": "that of this machine default",
        "matter": "— default",
        "proof": f"none file {file}",
        "journal": "false default",
        "readings.ban": f"ren_yi file {file}",
    }
    shown = json.loads(cli("config", "--json"))
    assert (shown["schema"], shown["file"]) == ("yimao.config.1", file)
    assert {"key": "lang", "value": "en", "origin": "environment", "place": "YIMAO_LANG"} in shown["settings"]


def test_the_example_of_the_help_is_a_file_of_settings(cli: Cli) -> None:
    example = re.search(r"( +lang = .*?ban = \S+\n)", cli("config", "--help"), re.DOTALL)
    assert example
    settings("\n".join(line.strip() for line in example[1].splitlines()))
    shown = json.loads(cli("config", "--json"))["settings"]
    assert {setting["origin"] for setting in shown} == {"file"}
    assert {setting["key"] for setting in shown} == {
        "lang", "day_starts", "summer_time", "tz", "matter", "proof", "journal", "readings.ban",
    }  # fmt: skip


def test_a_path_is_never_broken(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    settings('proof = "none"\n')
    monkeypatch.setenv("COLUMNS", "40")
    file = os.environ["YIMAO_CONFIG"]
    assert len(file) > 40
    assert cli("config", "--lang", "en").count(f"  {file}\n") == 2


# ── the journal ─────────────────────────────────────────────────────────────────────────────────────────────


def test_a_list_that_is_cut_says_how_much_is_left(cli: Cli) -> None:
    for number in range(1, 6):
        cli("journal", "add", "--numbers", f"{number},1,1", "--about", "illness" if number < 4 else "wealth")
    assert cli("journal", "list", "--limit", "2", "--lang", "en").endswith(
        "\n3 more; --limit 5 shows them all\n"
    )
    assert "--limit 3 " in cli("journal", "list", "--about", "病", "--limit", "1")
    for whole in (["--limit", "5"], [], ["--about", "病"]):
        assert "--limit" not in cli("journal", "list", *whole)
    answer = json.loads(cli("journal", "list", "--limit", "2", "--json"))
    assert (answer["count"], answer["of"], len(answer["entries"])) == (2, 5, 2)


@pytest.mark.parametrize(
    "given, meant",
    [
        ("吉", "good"),
        ("凶", "bad"),
        ("平", "mixed"),
        ("吉凶參半", "mixed"),
        ("参半", "mixed"),
        ("bad", "bad"),
    ],
)
def test_an_outcome_may_be_said_in_chinese(cli: Cli, given: str, meant: str) -> None:
    cli("journal", "add", "乾", "--outcome", given)
    cli("journal", "outcome", "1", given)
    entries = json.loads(cli("journal", "list", "--json"))["entries"]
    assert [entry["outcome"] for entry in entries] == [meant]


def test_a_day_with_the_journal(cli: Cli) -> None:
    kept = "yimao: kept in the journal as {}\n"
    cli(
        "consult",
        *CAST,
        "--about",
        "illness",
        "--journal",
        "--question",
        "Will he recover?",
        err=kept.format(1),
    )
    cli("consult", "乾", "--about", "wealth")  # not kept
    cli("journal", "on")
    cli("consult", "--toss", "--seed", "8", *AT, "--about", "wealth", err=kept.format(2))
    cli("consult", "乾", "--no-journal")
    assert cli("journal", "note", "1", "asked", "by", "the", "family") == "1 noted\n"
    assert cli("journal", "outcome", "1", "good", "well by spring") == "1 recorded as good\n"
    listed = json.loads(cli("journal", "list", "--json"))
    assert [entry["id"] for entry in listed["entries"]] == [2, 1]
    assert listed["entries"][0]["at"] == "2026-12-01T14:30:00+08:00"
    rows = cli("journal", "list", "--lang", "en").splitlines()
    assert re.fullmatch(r"2  2026-12-01  The Wanderer → Modesty +seeking wealth *", rows[0])
    assert re.fullmatch(
        r"1  \d{4}-\d\d-\d\d  Oppression → The Joyous +illness +good  Will he recover\?", rows[1]
    )
    assert [entry["id"] for entry in json.loads(cli("journal", "list", "--open", "--json"))["entries"]] == [2]
    assert [
        entry["id"] for entry in json.loads(cli("journal", "list", "--about", "病", "--json"))["entries"]
    ] == [1]
    assert [entry["id"] for entry in json.loads(cli("journal", "search", "spring", "--json"))["entries"]] == [
        1
    ]
    shown = cli("journal", "show", "1", "--lang", "en")
    for part in ("#1", "Will he recover?", "Oppression (kùn) → The Joyous (duì)", "asked by the family",
                 "good  well by spring", "Is there a use god"):  # fmt: skip
        assert part in shown
    assert "cast by  三錢（種子 8） three coins (seed 8)" in cli("journal", "show", "2")
    cli("journal", "off")
    cli("consult", *CAST)
    assert len(json.loads(cli("journal", "list", "--json"))["entries"]) == 2


def test_what_was_kept_reads_as_it_was_concluded(cli: Cli) -> None:
    plain = cli("consult", *CAST, "--about", "illness", "--proof", "none", "--lang", "both")
    cli("journal", "add", *CAST, "--about", "illness")
    shown = cli("journal", "show", "1", "--lang", "both")
    assert shown.partition("\n\n")[2] == plain


def test_old_casts_are_added_with_what_became_of_them(cli: Cli) -> None:
    told = ["--question", "問病", "--note", "by letter", "--outcome", "bad"]
    entry = json.loads(cli("journal", "add", *CAST, "--about", "疾病", *told, "--json"))
    assert (entry["id"], entry["question"], entry["outcome"]) == (1, "問病", "bad")
    assert "by letter" in cli("journal", "show", "1")


def test_the_journal_goes_out_and_comes_in(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    cli("journal", "add", *CAST, "--question", "問", "--note", "附")
    cli("journal", "add", "乾", "--outcome", "good")
    assert cli("journal", "export", "out.jsonl") == ""
    exported = Path("out.jsonl").read_text(encoding="utf-8")
    assert cli("journal", "export") == exported
    assert [json.loads(line)["schema"] for line in exported.splitlines()] == ["yimao.journal.1"] * 2
    before = json.loads(cli("journal", "review", "--json"))
    monkeypatch.setenv("YIMAO_DATA", "elsewhere")
    assert cli("journal", "import", "out.jsonl") == "2 new, 0 known, 2 notes and outcomes\n"
    assert json.loads(cli("journal", "import", "out.jsonl", "--json")) == {"new": 0, "known": 2, "remarks": 0}
    assert cli("journal", "export") == exported
    assert json.loads(cli("journal", "review", "--json")) == before


def test_a_line_that_never_ends_is_not_brought_in(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("yimao.cli.LONGEST_RECORD", 1000)
    Path("long.jsonl").write_text("x" * 5000, encoding="utf-8")
    assert run(["journal", "import", "long.jsonl"]) == 2
    assert "line 1 is longer than 1,000 bytes; nothing was brought in" in capsys.readouterr().err


def test_the_review_counts_and_cautions(cli: Cli) -> None:
    assert "no outcome has been recorded" in cli("journal", "review", "--lang", "en")
    for outcome in ("good", "good", "bad"):
        cli("journal", "add", *CAST, "--use", "官鬼", "--outcome", outcome)
    text = cli("journal", "review", "--lang", "en")
    assert text.startswith("3 kept, 3 with an outcome\n")
    assert "    good 2   bad 1   called good, borne out in 2 of 3   few\n" in text
    assert "they tell next to nothing" in text.replace("\n", " ")
    assert {rule["casts"] for rule in json.loads(cli("journal", "review", "--json"))["rules"]} == {3}
    assert "斷為吉，應者 2/3" in cli("journal", "review", "--lang", "zh")


@pytest.mark.parametrize("lang", ["en", "both"])
def test_a_list_fits_and_has_no_empty_lines(cli: Cli, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    cli("journal", "add", "小畜", "大過", "--month", "子")
    cli(
        "journal",
        "add",
        "小畜",
        "大過",
        "--about",
        "wealth",
        "--question",
        "Will it? " * 9,
        "--outcome",
        "mixed",
    )
    for width in (40, 80, 200):
        monkeypatch.setenv("COLUMNS", str(width))
        rows = cli("journal", "list", "--lang", lang).splitlines()
        assert all(row.strip() and cell_len(row) <= width for row in rows)
    assert len(rows) == 2


def test_an_empty_journal_is_not_made(cli: Cli) -> None:
    for command in (["list"], ["search", "x"]):
        assert "no such consultation" in cli("journal", *command, status=1)
    assert cli("journal", "export") == ""
    path = Path(cli("journal", "path").strip())
    assert json.loads(cli("journal", "path", "--json")) == {"path": str(path), "exists": False}
    assert not path.parent.exists()


def test_on_and_off_tell_where(cli: Cli) -> None:
    file = os.environ["YIMAO_CONFIG"]
    assert cli("journal", "on").startswith(f"the journal is on in {file}: consultations are kept in ")
    assert Path(file).read_text(encoding="utf-8") == "journal = true\n"
    assert json.loads(cli("journal", "off", "--json"))["journal"] is False
    assert Path(file).read_text(encoding="utf-8") == "journal = false\n"


def test_what_cannot_be_kept_is_still_printed(
    cli: Cli, desk: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (desk / "data").write_text("in the way", encoding="utf-8")
    assert run(["consult", *CAST, "--journal"]) == 74
    printed = capsys.readouterr()
    assert "用神有無" in printed.out
    assert re.fullmatch(r"yimao: the journal \S+ cannot be used: \S+ is no folder; .*\.\n", printed.err)


@pytest.mark.parametrize("place", ["data", "data/journal.db"])
@pytest.mark.parametrize("command", ["list", "show 1", "review", "export", "note 1 x", "import x.jsonl"])
def test_what_is_no_journal_is_one_sentence_with_a_remedy(
    desk: Path, command: str, place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (desk / "x.jsonl").touch()
    (desk / place).parent.mkdir(exist_ok=True)
    (desk / place).write_text("garbage", encoding="utf-8")
    assert run(["journal", *command.split()]) == 74
    printed = capsys.readouterr()
    assert printed.out == ""
    remedy = "let YIMAO_DATA name another folder" if place == "data" else "put it elsewhere, "
    assert re.fullmatch(rf"yimao: the journal \S+ cannot be used: .*; {remedy}.*\.\n", printed.err)


def test_a_question_stands_on_one_line_and_steers_no_terminal(cli: Cli) -> None:
    steering = "x\x1b[31m\x07red\u202e\x9b1m\nsecond"
    cli("journal", "add", *CAST, "--question", steering)
    cli("journal", "note", "1", steering)
    shown = r"x\x1b[31m\x07red\u202e\x9b1m second"
    assert cli("journal", "list", "--lang", "en").endswith(f"{shown}\n")
    pages = [cli("journal", "show", "1", "--lang", "en"), cli("journal", "search", "red")]
    pages += [cli("journal", "show", "1", "--json"), cli("journal", "export")]
    pages += [
        cli("consult", *CAST, "--question", steering, "--proof", "none", "--format", form)
        for form in ("text", "md", "html")
    ]
    for page in pages:
        assert visible(page, keep="\n") == page
        assert "[31m" in page.replace("\\[", "[")


def test_a_note_says_something(cli: Cli) -> None:
    cli("journal", "add", *CAST)
    for empty in ("", " "):
        cli(
            "journal",
            "note",
            "1",
            empty,
            status=2,
            err="yimao: the note is empty; say what is to be noted.\n",
        )


def test_an_empty_journal_is_exported_too(cli: Cli, desk: Path) -> None:
    cli("journal", "export", "empty.jsonl")
    assert Path("empty.jsonl").read_text(encoding="utf-8") == ""
    assert run(["journal", "export", "nowhere/x"]) == 2


def test_who_stops_reading_has_it_kept() -> None:
    command = [sys.executable, "-m", "yimao", "consult", *CAST, "--all", "--proof", "full", "--journal"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as reader:
        assert reader.stdout
        reader.stdout.close()
        reader.wait(60)
    assert len(json.loads(process("journal", "list", "--json")[1])["entries"]) == 1


def test_the_journal_keeps_no_more_than_is_asked_for(cli: Cli) -> None:
    for command in (["consult", *CAST], ["toss"], ["query", "liu_he(Pan)", *CAST]):
        cli(*command)
    assert not Path(os.environ["YIMAO_DATA"]).exists()


@pytest.mark.parametrize("name", sorted(journal.commands))
def test_every_command_of_the_journal_helps_with_an_example_that_runs(cli: Cli, name: str) -> None:
    cli("journal", "add", *CAST, "--about", "illness", "--note", "void")
    cli("journal", "export", "journal.jsonl")
    text = cli("journal", name, "--help")
    examples = re.findall(rf"^ +yimao (journal {name}\b[^>\n]*)", text, re.MULTILINE)
    assert examples
    for example in examples:
        cli(*shlex.split(example))
    assert "--json" in text


# ── many at once ────────────────────────────────────────────────────────────────────────────────────────────

LINES = '{"hexagram": "困", "month": "子"}\nnonsense\n{"hexagram": "kun", "id": 3}\n{"lines": "678778"}\n'


@pytest.fixture
def casts(desk: Path) -> Path:
    """Write a file of casts, two of them bad."""
    file = desk / "casts.jsonl"
    file.write_text(LINES, encoding="utf-8")
    return file


def test_bad_lines_are_told_by_number_and_left_out(casts: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["batch", str(casts), "--fields", "cast", "--use", "世"]) == 1
    printed = capsys.readouterr()
    answers = [json.loads(line) for line in printed.out.splitlines()]
    assert [answer["line"] for answer in answers] == [1, 4]
    assert [answer["cast"]["use"] for answer in answers] == ["世", "世"]
    errors = printed.err.splitlines()
    assert [error.partition(": ")[2][:7] for error in errors] == ["line 2:", "line 3:"]
    assert "困 (kùn, Oppression) or 坤 (kūn, The Receptive)" in errors[1]
    assert run(["batch", str(casts), "--json"]) == 1
    told = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [(error["line"], error["error"]["kind"]) for error in told] == [
        (2, "bad_request"),
        (3, "ambiguous"),
    ]


def test_errors_may_stand_in_place(cli: Cli, casts: Path) -> None:
    answers = [
        json.loads(line) for line in cli("batch", str(casts), "--errors-in-place", status=1).splitlines()
    ]
    assert [answer["line"] for answer in answers] == [1, 2, 3, 4]
    assert ["error" in answer for answer in answers] == [False, True, True, False]
    assert answers[2]["id"] == 3


def test_strict_stops_at_the_first_bad_line(casts: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["batch", str(casts), "--strict"]) == 2
    printed = capsys.readouterr()
    assert [json.loads(line)["line"] for line in printed.out.splitlines()] == [1]
    assert printed.err.startswith("yimao: line 2: the line is not JSON")
    assert printed.err.count("\n") == 1


def test_casts_come_by_a_pipe_and_in_csv(desk: Path) -> None:
    status, out, err = process(
        "batch", "--fields", "cast,use", stdin=LINES.splitlines()[0] + "\n", LC_ALL="C"
    )
    assert (status, err) == (0, "")
    assert json.loads(out)["cast"]["hexagram"] == "困"
    table = "id,hexagram,changed,month,day\n1,困,兌,子,戊寅\n2,乾,,寅,甲子\n"
    status, out, err = process("batch", "-", "--csv", "--jobs", "2", "--about", "illness", stdin=table)
    assert (status, err) == (0, "")
    assert [json.loads(line)["id"] for line in out.splitlines()] == ["1", "2"]
    assert process("batch") == (0, "", "")


@pytest.mark.parametrize("name", ["casts.csv", "CASTS.CSV"])
def test_a_file_named_csv_is_csv(cli: Cli, desk: Path, name: str) -> None:
    (desk / name).write_text("hexagram,id\n困,a\n", encoding="utf-8")
    assert json.loads(cli("batch", name, "--fields", "cast"))["id"] == "a"


@pytest.mark.parametrize(
    "given",
    [
        ["--use", "foo"],
        ["--about", "ilness"],
        ["--tz", "Asia/Shangai"],
        ["--reading", "ban=x"],
        ["--fields", "cast,use,cast"],
        ["--fields", "cast,"],
    ],
)
def test_options_for_all_lines_are_looked_at_first(
    casts: Path, given: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    for more in ([], ["--errors-in-place"], ["--strict"]):
        assert run(["batch", str(casts), *given, *more]) == 2
        printed = capsys.readouterr()
        assert (printed.out, printed.err.count("\n")) == ("", 1)
        assert "line" not in printed.err.partition("; ")[0]


def test_the_examples_of_batch_run(cli: Cli, desk: Path) -> None:
    (desk / "casts.csv").write_text("hexagram\n困\n", encoding="utf-8")
    examples = re.findall(r"^ +(.*yimao batch.*)$", cli("batch", "--help"), re.MULTILINE)
    assert len(examples) == 2
    for example in examples:
        command = example.replace("yimao ", f"{shlex.quote(sys.executable)} -m yimao ")
        done = subprocess.run(["sh", "-c", command], capture_output=True, timeout=120, check=False)
        assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads((desk / "answers.jsonl").read_text(encoding="utf-8"))["cast"]["hexagram"] == "困"


def test_settings_hold_for_many_too(cli: Cli, casts: Path) -> None:
    settings('matter = "疾病"\n[readings]\nban = "ren_yi"\n')
    casts.write_text(LINES.splitlines()[0], encoding="utf-8")
    answer = json.loads(cli("batch", str(casts), "--fields", "consultation"))["consultation"]
    assert (answer["cast"]["about"], answer["cast"]["readings"]) == ("疾病", {"ban": "ren_yi"})


# ── at a terminal ───────────────────────────────────────────────────────────────────────────────────────────


def at_a_terminal(typed: str, *arguments: str) -> tuple[int, str, str]:
    """Run the command line with a terminal for stdin and stderr; return status, stdout, what it showed."""
    master, slave = pty.openpty()
    child = subprocess.Popen(
        [sys.executable, "-m", "yimao", *arguments],
        stdin=slave,
        stdout=subprocess.PIPE,
        stderr=slave,
        env=os.environ | {"TERM": "xterm", "LC_ALL": "C.UTF-8"},
    )
    os.close(slave)
    os.write(master, typed.encode())
    shown, out, end = b"", b"", time.monotonic() + 120
    assert child.stdout
    open_ends = [master, child.stdout.fileno()]
    while open_ends and time.monotonic() < end:
        for ready in select.select(open_ends, [], [], 1)[0]:
            try:
                block = os.read(ready, 65536)
            except OSError:  # Linux tells the end of a terminal so
                block = b""
            if not block:
                open_ends.remove(ready)
            elif ready == master:
                shown += block
            else:
                out += block
    child.stdout.close()
    os.close(master)
    return child.wait(10), out.decode(), shown.decode()


def test_a_cast_step_by_step() -> None:
    answers = [
        "Will he recover?", "ilness", "?", "illness", "eldest son", "9", "3",
        "6", "7", "5", "8", "7", "7", "8", "子 甲丑", "子 戊寅",
    ]  # fmt: skip
    status, out, shown = at_a_terminal("\n".join(answers) + "\n", "cast", "--lang", "en", "--proof", "none")
    assert status == 0
    assert out.startswith("asked: Will he recover?\n\nOppression (kùn) → The Joyous (duì)\n")
    assert "about: illness   for: the eldest son" in out
    for part in (
        "What do you ask", 'unknown matter "ilness"', "seeking wealth", "For whom", "three coins",
        "allowed are 1 to 6", "Line 1 of 6", "the line is '5'", "甲丑 is not one of the sixty", "When?",
    ):  # fmt: skip
        assert part in shown, part


@pytest.mark.parametrize(
    ("answers", "cast"),
    [
        (["", "", "", "1", ""], {}),
        (["", "", "", "yarrow", "now"], {}),
        (
            ["", "求财", "", "4", "kun", "kun4", "兑", "zi wuyin"],
            {"hexagram": "困", "changed": "兌", "about": "求財"},
        ),
        (["", "", "", "by numbers", "5", "5,3", "2026-12-01T14:30"], {"hexagram": "家人", "month": "亥"}),
        (["", "", "", "6", "子 戊寅", "2026-12-01T14:30"], {"month": "亥", "day": "己酉"}),
    ],
)
def test_every_way_of_casting_step_by_step(answers: list[str], cast: dict[str, str]) -> None:
    status, out, shown = at_a_terminal("\n".join(answers) + "\n", "cast", "--json", "--tz", "Asia/Shanghai")
    assert status == 0, shown
    told = json.loads(out)["cast"]
    assert {key: told[key] for key in cast} == cast
    assert len(told["lines"]) == 6


def test_what_is_given_is_not_asked() -> None:
    given = ["--question", "Q?", "--about", "illness", "--for", "father", "--numbers", "5,3", "--now"]
    status, out, shown = at_a_terminal("", "cast", *given, "--lang", "en", "--proof", "none")
    assert (status, shown) == (0, "")
    assert out.startswith("asked: Q?\n")


def test_choices_are_numbered_once_in_both_languages() -> None:
    _, _, shown = at_a_terminal("\n\n\n1\n\n", "cast", "--lang", "both", "--json")
    assert "1 三錢 three coins\r\n2 蓍草 yarrow stalks\r\n" in shown
    assert "?:" not in shown


def test_ending_the_input_ends_the_questions() -> None:
    status, out, _ = at_a_terminal("Will he recover?\n\x04", "cast")
    assert (status, out) == (130, "")


def test_without_a_terminal_nothing_is_asked(cli: Cli) -> None:
    for stdin in (None, "", "illness\n" * 20):
        status, out, err = process("cast", "--about", "illness", stdin=stdin)
        assert (status, out) == (2, "")
        assert err == (
            "yimao: there is no terminal to ask at, and not given are how it is cast (--toss, --yarrow, "
            "--lines, --numbers, --by-time, or the hexagrams), when (--now, --at, or --month and --day).\n"
        )
    status, out, err = process("cast", "--about", "illness", "--toss", "--seed", "8", "--now", "--json")
    assert (status, err) == (0, "")
    assert json.loads(out)["cast"]["hexagram"] == "旅"


def test_a_bar_shows_how_far_it_is_at_a_terminal(desk: Path, casts: Path) -> None:
    casts.write_text(LINES.splitlines()[0] + "\n" + LINES.splitlines()[3] + "\n", encoding="utf-8")
    status, out, shown = at_a_terminal("", "batch", str(casts), "--fields", "cast")
    assert status == 0
    assert out.count("\n") == 2
    assert "2 casts" in shown


# ── completion ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("shell", "part"), [("bash", "complete -o nosort"), ("zsh", "compdef"), ("fish", "complete --no-files")]
)
def test_a_script_for_completion_is_printed(shell: str, part: str) -> None:
    status, out, err = process(_YIMAO_COMPLETE=f"{shell}_source")
    assert (status, err) == (0, "")
    assert part in out
    assert "_YIMAO_COMPLETE" in out


@pytest.mark.parametrize(
    ("words", "completed"),
    [
        ("yimao jour", {"journal"}),
        ("yimao journal o", {"on", "off", "outcome"}),
        ("yimao toss --m", {"--method"}),
        ("yimao consult --lang both", {"both", "both-hans"}),
    ],
)
def test_commands_and_options_are_completed(words: str, completed: set[str]) -> None:
    last = len(words.split()) - 1
    _, out, _ = process(_YIMAO_COMPLETE="bash_complete", COMP_WORDS=words, COMP_CWORD=str(last))
    assert {line.partition(",")[2] for line in out.splitlines()} == completed


def test_the_help_says_how_to_have_completion(cli: Cli) -> None:
    assert 'eval "$(_YIMAO_COMPLETE=bash_source yimao)"' in cli("--help")


# ── bad use ─────────────────────────────────────────────────────────────────────────────────────────────────

BAD: dict[str, tuple[list[str], list[str]]] = {
    "two ways to cast": (["consult", "--toss", "--yarrow"], ["both --toss and --yarrow", "one of the two"]),
    "toss and hexagram": (["consult", "困", "--toss"], ["--toss", "the hexagram 困"]),
    "lines and numbers": (
        ["consult", "--lines", "678778", "--numbers", "5,3"],
        ["--lines 678778", "--numbers 5,3"],
    ),
    "a seed alone": (["consult", "困", "--seed", "3"], ["--seed 3", "--toss or --yarrow"]),
    "a method near to one": (["toss", "--method", "yarow"], ["'coins', 'yarrow'; nearest is yarrow"]),
    "a seed of text": (["toss", "--seed", "x"], ["'--seed'", "'x'"]),
    "one number": (["consult", "--numbers", "5"], ["'5'", "two or three whole numbers", "5,3,8"]),
    "four numbers": (["consult", "--numbers", "1,2,3,4"], ["'1,2,3,4'", "two or three"]),
    "a number of nothing": (["consult", "--numbers", "0,3"], ["upper number is 0", "nearest is 1"]),
    "a day's start alone": (
        ["consult", "困", "--month", "子", "--day-starts", "00:00"],
        ["--day-starts 00:00 is given without a moment", "--at or --now"],
    ),
    "summer time alone": (
        ["later", "困", "--summer-time", "clock"],
        ["--summer-time clock", "without a moment"],
    ),
    "nowhere to walk from": (
        ["later", "困", "兌"],
        ["neither the month nor the day", "--month or --day", "--at"],
    ),
    "by time without one": (["consult", "--by-time"], ["--by-time", "--at or --now"]),
    "unknown method": (["toss", "--method", "dice"], ["'dice'", "'coins', 'yarrow'"]),
    "days past the term": (["consult", "困", "--term", "冬至+16"], ["16 days after 冬至", "nearest is 15"]),
    "no such consultation": (["journal", "show", "7"], ["number 7", "it is empty"]),
    "a number of text": (["journal", "note", "x", "y"], ["'x'", "whole number"]),
    "a note of nothing": (["journal", "note", "1"], ["TEXT"]),
    "unknown outcome": (["journal", "outcome", "1", "great"], ["'great'", "'good', 'bad', 'mixed'"]),
    "unknown matter": (["journal", "list", "--about", "ilness"], ['"ilness"', "nearest: 疾病"]),
    "no such export": (["journal", "import", "none.jsonl"], ["none.jsonl"]),
    "unknown command of the journal": (
        ["journal", "reviews"],
        ["'reviews'", "they are add, export", "nearest is review"],
    ),
    "no such file": (["batch", "none.jsonl"], ["none.jsonl"]),
    "unknown field": (["batch", "--fields", "cast,charts"], ["'charts'", "nearest is chart"]),
    "no jobs": (["batch", "--jobs", "0"], ["'--jobs'", "0"]),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_use_is_one_sentence(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments, parts = BAD[name]
    assert run(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("yimao: ")
    assert printed.err.count("\n") == 1
    assert [part for part in parts if part not in printed.err] == []


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ('langg = "en"', ["'langg'", "nearest is lang"]),
        ('lang = "fr"', ["'fr'", "zh, en, both"]),
        ('matter = "ilness"', ['"ilness"', "nearest: 疾病"]),
        ('[readings]\nbann = "jie"', ['"bann"', "nearest: ban"]),
        ('[readings]\nban = "ren"', ['"ren"', "nearest: ren_yi"]),
        ('tz = "Asia/Shangai"', ["'Asia/Shangai'", "nearest is Asia/Shanghai"]),
        ("lang = ", ["not TOML"]),
    ],
)
def test_settings_that_do_not_do_are_one_sentence(
    text: str, parts: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    settings(text)
    assert run(["config"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert [part for part in parts if part not in printed.err] == []


def test_in_json_errors_are_objects(capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["journal", "show", "7"], ["toss", "--seed", "x"], ["cast"], ["batch", "--fields", "x"]):
        assert run([*command, "--json"]) == 2
        printed = capsys.readouterr()
        assert printed.out == ""
        assert json.loads(printed.err)["error"]["kind"] == "bad_request"


def test_a_session_in_this_process_is_not_harmed() -> None:
    assert run(["consult", "--toss", "--lines", "678778"]) == 2
    assert Session().examples()
    assert yimao.commands["journal"] is journal
