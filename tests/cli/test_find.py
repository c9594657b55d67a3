"""The scholar's searches: find over all casts, query over many, and the top level."""

from __future__ import annotations

import csv
import io
import json
import os
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from yimao.bridge import Cast, Session
from yimao.bridge.errors import InputError
from yimao.cli import run

Run = Callable[..., str]

REVERSED = "fan_yin(Pan, fan(卦(_), 重)), mu_jue(Pan, _, 真)"
CASTS = """\
{"id": "debt", "hexagram": "困", "changed": "兌", "month": "子", "day": "戊寅"}

{"lines": [7, 7, 7, 7, 7, 7], "month": "子", "day": "甲子", "use": "世"}
{"id": 7, "hexagram": "震", "changed": "巽", "month": "申", "day": "乙酉"}
"""


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command line on what is not allowed and return the one sentence that it says."""

    def invoke(*arguments: str) -> str:
        assert run(arguments) == 2
        printed = capsys.readouterr()
        assert printed.out == ""
        assert printed.err.count("\n") == 1
        return printed.err

    return invoke


@pytest.fixture
def casts(tmp_path: Path) -> str:
    file = tmp_path / "casts.jsonl"
    file.write_text(CASTS, encoding="utf-8")
    return str(file)


# ── find ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_find_counts_every_cast(cli: Run) -> None:
    found = json.loads(cli("find", REVERSED, "--group", "month", "--json"))
    assert list(found) == [
        "schema", "goal", "by", "masked", "space", "tried", "count", "share", "low", "high", "time", "asks",
        "question", "seed", "witnesses", "group", "groups",
    ]  # fmt: skip
    assert (found["schema"], found["by"], found["space"]) == ("yimao.find.1", "masks", 64 * 64 * 12 * 60)
    assert found["share"] == found["count"] / found["space"] == found["low"] == found["high"]
    assert sum(group["count"] for group in found["groups"]) == found["count"] > 0
    assert {group["of"] for group in found["groups"]} == {64 * 64 * 60}
    assert [group["key"] for group in found["groups"]] == list("子丑寅卯辰巳午未申酉戌亥")


def test_a_witness_is_shown_by_its_command(cli: Run) -> None:
    found = json.loads(cli("find", f"{REVERSED}, dong_shu(Pan, N)", "--first", "5", "--json"))
    assert len(found["witnesses"]) == 5
    moving = [witness["solution"]["N"] for witness in found["witnesses"]]
    assert moving == sorted(moving)
    for witness in found["witnesses"]:
        yimao, *arguments = shlex.split(witness["command"])
        assert yimao == "yimao"
        shown = json.loads(cli(*arguments, "--json"))
        assert witness["solution"] in shown["solutions"]
        cast = Cast.from_json(witness["cast"])
        assert (cast.hexagram, cast.changed) == (shown["cast"]["hexagram"], shown["cast"]["changed"])


def test_a_witness_tells_as_much_of_the_time_as_is_looked_at(cli: Run) -> None:
    goal = "yue_gan(Pan, 丙), jie_qi(Pan, 冬至), hou(Pan, 3), ben_gua(Pan, 困), dong_shu(Pan, 0)"
    found = json.loads(cli("find", goal, "--json"))
    assert (found["space"], found["count"]) == (64 * 64 * 72 * 5 * 60, 60)
    assert found["time"] == ["hou", "month_gan", "term"]
    _, *arguments = shlex.split(found["witnesses"][0]["command"])
    assert arguments[2:] == ["困", "--month", "丙子", "--day", "甲子", "--term", "冬至+10"]
    assert json.loads(cli(*arguments, "--json"))["solutions"] == [{}]


def test_find_in_text(cli: Run) -> None:
    text = cli("find", "ben_gua(Pan, 乾), dong_shu(Pan, N), N < 2", "--group", "N", "--lang", "en")
    assert text.splitlines() == [
        "it holds in 5,040 of 2,949,120 casts, 0.171 %",
        "  yimao query 'ben_gua(Pan, 乾), dong_shu(Pan, N), N < 2' 乾 --month 子 --day 甲子   # N = 0",
        "  yimao query 'ben_gua(Pan, 乾), dong_shu(Pan, N), N < 2' 乾 小畜 --month 子 --day 甲子   # N = 1",
        "  yimao query 'ben_gua(Pan, 乾), dong_shu(Pan, N), N < 2' 乾 履 --month 子 --day 甲子   # N = 1",
        "",
        "1  4,320   0.146 %  ████████████████████████",
        "0    720  0.0244 %  ████",
    ]
    text = cli("find", "ben_gua(Pan, 乾)", "--first", "0", "--lang", "zh")
    assert text == "2,949,120卦中46,080卦成立，占1.56 %\n"


def test_find_by_hexagram_and_day(cli: Run) -> None:
    found = json.loads(cli("find", "shi_yao(Pan, 6), jing(Pan, 1)", "--group", "hexagram", "--json"))
    assert [group["key"] for group in found["groups"]] == ["乾", "坤", "坎", "離", "震", "艮", "巽", "兌"]
    assert {(group["count"], group["of"]) for group in found["groups"]} == {(32 * 720, 64 * 720)}
    found = json.loads(cli("find", "ri_chen(Pan, 甲, Zhi)", "--group", "day", "--json"))
    assert [group["key"] for group in found["groups"]] == ["甲子", "甲戌", "甲申", "甲午", "甲辰", "甲寅"]
    assert {group["share"] for group in found["groups"]} == {1.0}


def test_find_nothing(cli: Run) -> None:
    found = json.loads(cli("find", "dong(Pan, 1), jing(Pan, 1)", "--json", status=1))
    assert (found["count"], found["witnesses"], found["groups"]) == (0, [], [])
    assert "0 of 2,949,120" in cli("find", "dong(Pan, 1), jing(Pan, 1)", "--lang", "en", status=1)


def test_the_question_is_as_the_options_say(cli: Run) -> None:
    found = json.loads(cli("find", "wen_yong(Pan, 世), dong(Pan, 1)", "--use", "世", "--json"))
    assert (found["asks"], found["question"]["use"], found["share"]) == (True, "世", 0.5)
    assert found["witnesses"][0]["command"].endswith(" --use 世")
    text = cli("find", "wen_yong(Pan, 世), dong(Pan, 1)", "--lang", "en", status=1)
    assert "--about, --for and --use" in text.replace("\n", " ")


def test_a_reading_changes_what_is_found(cli: Run) -> None:
    goal = "ben_gua(Pan, 姤), fu_chu(Pan, Yao, 不出)"
    counts = {
        option: sum(group["count"] for group in found["groups"])
        for option in ("chu", "bu_chu")
        for found in [
            json.loads(cli("find", goal, "--group", "Yao", "--reading", f"fei_kong={option}", "--json"))
        ]
    }
    assert 0 < counts["chu"] < counts["bu_chu"]


def test_what_masks_cannot_judge_is_sampled(cli: Run) -> None:
    goal = "aggregate_all(count, dong(Pan, _), N), N >= 5"
    found = json.loads(cli("find", goal, "--group", "N", "--json"))
    assert (found["by"], found["masked"], found["seed"], found["tried"]) == ("sample", False, 0, 10_000)
    assert found["low"] < 7 / 64 < found["high"]  # 6 + 1 of 64 changes
    assert found["low"] < found["share"] < found["high"]
    assert [group["key"] for group in found["groups"]] == [5, 6]
    again = json.loads(cli("find", goal, "--group", "N", "--json"))
    assert again == found
    other = json.loads(cli("find", goal, "--seed", "1", "--json"))
    assert other["witnesses"] != found["witnesses"]
    text = cli("find", goal, "--sample", "300", "--lang", "en")
    assert "of 300 casts drawn by chance from 2,949,120" in text.replace("\n", " ")
    assert "cannot be judged for all times at once" in text.replace("\n", " ")


def test_a_sample_agrees_with_the_masks(cli: Run) -> None:
    goal = "shi_yao(Pan, 1), fu_chu(Pan, Yao, 出), dong(Pan, Yao)"
    whole = json.loads(cli("find", goal, "--json"))
    part = json.loads(cli("find", goal, "--sample", "1500", "--json"))
    assert (part["by"], part["masked"]) == ("sample", True)
    half = (part["high"] - part["low"]) / 2
    assert abs(part["share"] - whole["share"]) < 2.5 * half


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["dong(Pan, Yao)", "--group", "weekday"], "casts are not counted by"),
        (["dong(Pan, Yao)", "--group", "Line"], "hexagram changed month day Yao"),
        (["dong(Pan, Yao), jing(Other, Yao)"], "Other stands where jing/2 has the chart"),
        (["dong(Pan, Yao)", "--sample", "5", "--every"], "one of the two"),
        (["dong(Pan, Yao)", "--sample", "3000000"], "from 1 to 2949120"),
        (["dong(Pan, Yao)", "--use", "nobody"], "unknown"),
        (["doong(Pan, Yao)"], "nearest: dong"),
        (["dong(Pan"], "the bracket ( is not closed"),
        (["dong(Pan, 7)"], "nearest: 6"),
        (["fu_chu(Pan, 1, 出x)"], "nearest: 出"),
    ],
)
def test_bad_searches(refused: Run, arguments: list[str], said: str) -> None:
    assert said in refused("find", *arguments)


def test_progress_is_reported() -> None:
    seen: list[tuple[int, int]] = []
    Session().find("dong(Pan, 1)", jobs=16, progress=lambda done, of: seen.append((done, of)))
    assert seen == [(0, 4), (1, 4), (2, 4), (3, 4), (4, 4)]


def test_what_is_found_is_of_its_schema(cli: Run, casts: str) -> None:
    goal = "ben_gua(Pan, 困), fu_chu(Pan, 1, Degree)"
    found = [
        (cli("find", goal, "--group", "Degree", "--use", "世", "--json"), "find"),
        (cli("find", goal, "--sample", "5000", "--json"), "find"),
        (cli("find", "yue_gan(Pan, 丙), dong_shu(Pan, 0)", "--group", "month", "--json"), "find"),
        (cli("query", "dong(Pan, Yao)", "--casts", casts, "--json"), "query"),
        (cli("query", "dong(Pan, Yao)", "困", "兌", "--json"), "query"),
    ]
    for text, name in found:
        assert faults(name, json.loads(text)) == []
    document = json.loads(found[0][0])
    assert faults("find", document | {"count": -1})
    assert faults("query", {key: value for key, value in json.loads(found[3][0]).items() if key != "casts"})


def faults(name: str, document: Any) -> list[str]:
    """Return what is wrong with a document, as its schema sees it."""
    folder = Path(__file__).parents[2] / "docs" / "schema"
    schemas = [json.loads(file.read_text(encoding="utf-8")) for file in folder.glob("*.schema.json")]
    registry: Registry[Any] = Registry().with_resources(
        (schema["$id"], Resource.from_contents(schema)) for schema in schemas
    )
    validator = Draft202012Validator({"$ref": f"{name}.schema.json"}, registry=registry)
    return [f"{error.json_path}: {error.message[:200]}" for error in validator.iter_errors(document)]


# ── query ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_query_as_csv(cli: Run) -> None:
    goal = "fu_chu(Pan, Yao, Degree), findall(Y, dong(Pan, Y), Moving), X = _, T = 'a,\"b'"
    text = cli("query", goal, "困", "兌", "--month", "子", "--day", "戊寅", "--format", "csv")
    header, first, *rest = csv.reader(io.StringIO(text))
    assert header == ["Yao", "Degree", "Moving", "X", "T"]
    assert first == ["1", "出", "[1]", "", 'a,"b']
    assert len(rest) == 5
    assert "\r" not in text


def test_a_query_of_many_casts(cli: Run, casts: str) -> None:
    found = json.loads(cli("query", "dong(Pan, Yao)", "--casts", casts, "--json"))
    assert [at["name"] for at in found["casts"]] == ["debt", "3", "7"]
    assert found["casts"][1]["cast"]["hexagram"] == "乾"
    assert found["solutions"] == [
        {"Cast": "7", "Yao": yao} for yao in (1, 2, 3, 4, 5, 6)
    ] + [{"Cast": "debt", "Yao": 1}]  # fmt: skip
    table = cli("query", "dong(Pan, Yao), Yao < 2", "--casts", casts)
    assert [line.split() for line in table.splitlines()] == [["Cast", "Yao"], ["7", "1"], ["debt", "1"]]


def test_casts_are_compared(cli: Run, casts: str) -> None:
    goal = "pan(A, One), pan(B, Two), A \\== B, zhi(One, 1, Zhi), zhi(Two, 1, Zhi)"
    found = json.loads(cli("query", goal, "--casts", casts, "--json"))
    pairs = {(solution["A"], solution["B"]) for solution in found["solutions"]}
    assert pairs == {("3", "7"), ("7", "3")}
    assert {solution["One"] for solution in found["solutions"]} == {"3", "7"}
    counted = json.loads(cli("query", "aggregate_all(count, pan(_, _), N)", "--casts", casts, "--json"))
    assert counted["solutions"] == [{"N": 3}]


def test_what_holds_for_all_the_casts_is_an_option(cli: Run, casts: str) -> None:
    found = json.loads(cli("query", "wen_yong(Pan, Use)", "--casts", casts, "--use", "官鬼", "--json"))
    assert {solution["Cast"]: solution["Use"] for solution in found["solutions"]} == {
        "debt": "官鬼", "3": "世", "7": "官鬼",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no cast is given"),
        ('{"hexagram": "困"}\n{"hexagram": "nothing"}\n', "2"),
        ('{"id": "a", "hexagram": "困"}\n{"id": "a", "hexagram": "乾"}\n', "line 2: the name 'a'"),
        ('{"hexagram": "困", "moon": "full"}\n', "line 1: no key of a line is 'moon'"),
        ("not json\n", "line 1: the line is not JSON"),
    ],
)
def test_bad_files_of_casts(refused: Run, tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "casts.jsonl"
    file.write_text(text, encoding="utf-8")
    assert said in refused("query", "dong(Pan, 1)", "--casts", str(file))


def test_one_cast_or_many(refused: Run, casts: str) -> None:
    assert "both --casts and hexagram 困" in refused("query", "dong(Pan, 1)", "困", "--casts", casts)
    assert "both --casts and --month 子" in refused(
        "query", "dong(Pan, 1)", "--month", "子", "--casts", casts
    )
    assert "pan(Name, Pan) ranges over casts" in refused("query", "pan(N, P), dong(P, 1)", "困")


def test_a_query_ends_with_its_seconds(capsys: pytest.CaptureFixture[str]) -> None:
    goal = "between(1, 999999999999, X), X < 0"
    assert run(["query", goal, "困", "--seconds", "0.3"]) == 75
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == ("", "yimao: The goal did not end within 0.3 seconds.\n")


def test_the_session_asks_many_casts() -> None:
    named = {"a": Cast.of("困", "兌"), "b": Cast.of("乾")}
    found = Session().query_all("ben_gua(Pan, Name)", named)
    assert (found.cast, found.variables) == (None, ("Cast", "Name"))
    assert found.casts["a"].lines == (6, 7, 8, 7, 7, 8)
    with pytest.raises(InputError, match="cast b: unknown"):
        Session().query_all("ben_gua(Pan, Name)", {"a": Cast.of("困"), "b": Cast.of("nothing")})


# ── repl ────────────────────────────────────────────────────────────────────────────────────────────────────


def top_level(goals: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the top level on goals, as typed without a terminal."""
    return subprocess.run(
        [sys.executable, "-m", "yimao", "repl", *arguments],
        input=goals,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "HOME": os.devnull, **environment},
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize("locale", ["C", "C.UTF-8"])
def test_the_top_level_has_the_cast(locale: str) -> None:
    goals = (
        "forall((pan(N, Pan), fu_chu(Pan, Yao, 出)), (writeln(N/Yao))).\npan(_, P), wen_yong(P, U).\nhalt.\n"
    )
    cast = ("困", "兌", "--month", "子", "--day", "戊寅", "--use", "官鬼")
    done = top_level(goals, *cast, LC_ALL=locale)
    assert done.returncode == 0
    assert done.stdout.startswith("pan(cast, Pan) is asserted: 困-兌 ")
    assert "cast/1\n" in done.stdout
    assert "P = <困-兌>,\nU = 官鬼" in done.stdout


def test_the_top_level_has_many_casts_or_none(casts: str) -> None:
    count: Any = "aggregate_all(count, pan(_, _), Count).\nhalt.\n"
    assert "Count = 3." in top_level(count, "--casts", casts).stdout
    none = top_level(count)
    assert none.stdout.startswith("The doctrine is loaded; no cast is given.\n")
    assert "Count = 0." in none.stdout


def test_a_bad_cast_starts_no_top_level() -> None:
    done = top_level("halt.\n", "nothing")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("yimao: unknown hexagram")


def test_a_seed_below_zero_picks_nothing() -> None:
    with pytest.raises(InputError, match=r"the seed is -1; .*nearest is 0"):
        Session().find("liu_he(Pan)", sample=3, seed=-1)
