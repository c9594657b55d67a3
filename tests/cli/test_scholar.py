"""The scholar's commands: passage, rules, glossary, and topics one by one."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from rich.cells import cell_len

from yimao.bridge import Session
from yimao.bridge.scholar import Chapter, Passage
from yimao.cli import run

Run = Callable[..., str]


def as_json(cli: Run, *arguments: str, status: int = 0) -> dict[str, Any]:
    """Return what a command prints with --json."""
    return dict(json.loads(cli(*arguments, "--json", status=status)))


# ── passage ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("typed", ["12.5n", "n12.5", "12/5n", "n(12/5)", "12.5n/e", "飛來生伏"])
def test_a_passage_is_understood_in_every_form(cli: Run, typed: str) -> None:
    assert as_json(cli, "passage", typed)["passage"] == "12.5n"


@pytest.mark.parametrize(
    "typed", [["12"], ["飛伏"], ["飞伏"], ["fei", "fu"], ["Flying and hidden"], ["ch. 12"]]
)
def test_a_chapter_is_understood_in_every_form(cli: Run, typed: list[str]) -> None:
    chapter = as_json(cli, "passage", *typed)
    assert (chapter["schema"], chapter["number"], chapter["zh"]) == ("yimao.chapter.1", 12, "飛伏")
    assert [brief["passage"] for brief in chapter["passages"]] == [
        "12.1", "12.1n", "12.2", "12.2n", "12.3", "12.3n", "12.4", "12.4n",
        "12.5", "12.5n", "12.6", "12.6n", "12.7", "12.7n", "12.8",
    ]  # fmt: skip


def test_the_json_of_a_passage(cli: Run) -> None:
    found = as_json(cli, "passage", "12.5")
    assert list(found) == [
        "schema", "passage", "kind", "chapter", "locator", "zh", "en", "rules", "examples", "not_encoded",
        "readings", "overrules", "overruled_by", "emendations", "tensions", "topics", "findings",
    ]  # fmt: skip
    assert (found["schema"], found["kind"], found["locator"]) == ("yimao.passage.1", "text", "所謂飛生之伏")
    first = found["rules"][0]
    assert first["rule"] == "12.5/a"
    assert first["predicate"] == "chu_fou/3"
    assert first["text"].startswith("12/5/a :: chu_fou(Pan, Yao, 出) :-\n    fu_wei(Pan, Yao, 靜下),\n")
    assert first["file"] == "kb/chapters/ch12_fei_fu.pl"
    assert "12.6n/d" in first["overruled_by"]
    over = {(at["rule"], at["against"]) for at in found["overruled_by"]}
    assert ("12.6n/d", "12.5/a") in over
    assert {reading["name"] for reading in found["readings"]} >= {"fei_po"}


def test_a_passage_in_text(cli: Run) -> None:
    text = cli("passage", "11.5n", "--lang", "both")
    for part in (
        "11.5n  如申建酉日用財…", "Three examples", "規則  Rules", "kb/chapters/ch11_bian_hu.pl:",
        "    n(11/5)/xu :: sheng_ke(Pan, Use, 相續) :-\n        shen_sheng(Pan, Use, 忌神, 元神).\n",
        "✓ 11-1  ", "校勘  Emendations", "巳日酉動 → 巳丑酉動", "dong_kong=san", "牴牾",
    ):  # fmt: skip
        assert part in text, part


def test_a_passage_without_a_rule_says_why(cli: Run) -> None:
    assert "No rule: " in cli("passage", "12.4", "--lang", "en")
    assert "不立規則：" in cli("passage", "12.4", "--lang", "zh")
    assert as_json(cli, "passage", "12.4")["not_encoded"]["en"]


@pytest.mark.parametrize("typed", ["base", "outer 22"])
def test_a_source_outside_has_its_rules(cli: Run, typed: str) -> None:
    found = as_json(cli, "passage", typed)
    assert (found["kind"], found["chapter"], found["locator"]) == ("source", None, None)
    assert found["rules"]


@pytest.mark.parametrize("lang", ["zh", "en", "both"])
def test_only_source_is_wider_than_the_page(cli: Run, lang: str) -> None:
    for line in cli("passage", "13.9", "--lang", lang).splitlines():
        assert cell_len(line) <= 80 or line.startswith("    "), line


# ── rules ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_all_rules(cli: Run) -> None:
    found = as_json(cli, "rules")
    assert found["count"] == len(found["rules"]) == Session().version()["rules"]
    assert all(rule["zh"] and rule["en"] and rule["text"] for rule in found["rules"])


def test_filters_narrow_together(cli: Run) -> None:
    chapter = as_json(cli, "rules", "--chapter", "飛伏")
    assert chapter["understood"] == {"chapter": 12}
    assert {rule["chapter"] for rule in chapter["rules"]} == {12}
    both = as_json(cli, "rules", "--chapter", "12", "--predicate", "fu_chu", "--uses", "月破")
    assert {rule["predicate"] for rule in both["rules"]} == {"fu_chu/3"}
    assert both["understood"] == {
        "chapter": 12, "predicates": ["fu_chu/3"], "uses": "term",
        "goals": ["yue_po(_, _)", "po(_, _)", "po_yao(_, _)"],
    }  # fmt: skip
    assert {rule["rule"]: rule["steps"] for rule in both["rules"]}["12.7n/a"] == 1
    assert 0 < both["count"] < chapter["count"]


def test_by_word_and_by_passage(cli: Run) -> None:
    assert {rule["passage"] for rule in as_json(cli, "rules", "--passage", "12.6")["rules"]} == {"12.6"}
    worded = as_json(cli, "rules", "--word", "飞空")
    assert worded["understood"]["words"] == ["飞空", "飛空"]
    assert all("飛空" in rule["text"] + rule["zh"] for rule in worded["rules"])
    assert worded["count"] > 1


def test_rules_in_text(cli: Run) -> None:
    text = cli("rules", "--passage", "12.5", "--uses", "飛空", "--lang", "en")
    assert text.startswith("fei_fu(_, _, 飛空)\n\n12.5/c  kb/chapters/ch12_fei_fu.pl:")
    assert "at remove 1; overruled by " in text
    assert "12.5/a" not in text


def test_no_rule_is_status_1(cli: Run) -> None:
    assert cli("rules", "--chapter", "18", "--word", "xyzzy", "--lang", "en", status=1) == (
        "no rule is of that kind\n"
    )
    assert as_json(cli, "rules", "--word", "xyzzy", status=1)["count"] == 0


# ── glossary and topics ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("typed", [["月破"], ["yue", "po"], ["yuè pò"], ["month-broken"], ["month", "break"]])
def test_a_term_is_understood_in_every_form(cli: Run, typed: list[str]) -> None:
    (term,) = as_json(cli, "glossary", *typed)["terms"]
    forms = [term[key] for key in ("term", "hans", "pinyin", "en")]
    assert forms == ["月破", "月破", "yuè pò", "month-broken"]
    assert term["defined_by"][0] == {
        "goal": "yue_po(_, _)", "kind": "rule", "predicate": "yue_po/2",
        "rules": ["base/yue_po"], "passages": ["base"],
    }  # fmt: skip


def test_the_whole_glossary(cli: Run) -> None:
    found = as_json(cli, "glossary")
    assert found["schema"] == "yimao.glossary.1"
    assert found["count"] == len(found["terms"]) > 100
    text = cli("glossary", "--lang", "both")
    for term in found["terms"]:
        assert term["pinyin"] in text
        assert term["definition"]["zh"] and term["definition"]["en"]


def test_a_term_in_text(cli: Run) -> None:
    text = cli("glossary", "暗動", "--lang", "en")
    assert text.startswith("暗動  暗动  àn dòng  secretly moving\n")
    assert "• an_dong(_, _)  outer 27/a outer 27/b outer 27/c\n" in text
    assert "Readings ri_chong\n" in text


def test_what_the_text_says_of_a_matter(cli: Run) -> None:
    text = cli("topics", "illness", "--lang", "zh")
    assert text.startswith("疾病  用神 世、官鬼")
    assert "反吟" in text
    assert "大凶" in text
    (topic,) = as_json(cli, "topics", "illness")["topics"]
    assert {
        "rule": "13.9/bing", "passage": "13.9", "ground": "反吟", "verdict": "大凶", "polarity": "凶",
    }.items() <= topic["verdicts"][0].items()  # fmt: skip
    assert as_json(cli, "topics", "天氣")["topics"][0]["verdicts"] == []
    assert "本文未斷" in cli("topics", "天氣", "--lang", "zh")


# ── bad input ───────────────────────────────────────────────────────────────────────────────────────────────

BAD = {
    "no such passage": (["passage", "12.99"], ['"12.99"', "12.1 to 12.8", "nearest: 12.8"]),
    "no such note": (["passage", "12.8n"], ['"12.8n"', "nearest: 12.8"]),
    "no such chapter": (["passage", "21"], ['"21"', "11 to 20", "nearest: 20"]),
    "no such name": (["passage", "fei", "fuu"], ['"fei fuu"', "nearest: 12 飛伏"]),
    "no passage": (["passage"], ["PASSAGE"]),
    "no such predicate": (["rules", "--predicate", "fu_chuu"], ['"fu_chuu"', "nearest: fu_chu"]),
    "no such use": (["rules", "--uses", "yue_ppo"], ['"yue_ppo"', "nearest: yue_po"]),
    "no chapter": (["rules", "--chapter", "12.5"], ['"12.5"', "no chapter", "11 to 20"]),
    "a chapter for a passage": (["rules", "--passage", "12"], ['"12"', "a chapter", "12.5"]),
    "no such term": (["glossary", "month-brokn"], ['"month-brokn"', "nearest: 月破"]),
    "no such matter": (["topics", "ilness"], ['"ilness"', "nearest: 疾病"]),
    "half a character": (["glossary", "\ud800"], ["U+D800"]),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_input_is_one_sentence(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments, parts = BAD[name]
    assert run(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("yimao: ")
    assert printed.err.count("\n") == 1
    for part in parts:
        assert part in printed.err


@pytest.mark.parametrize("name", ["passage", "rules", "glossary", "topics"])
def test_help_has_an_example(name: str, cli: Run) -> None:
    text = cli(name, "--help")
    assert f"yimao {name} " in text.split("Example")[1]


@pytest.mark.parametrize(
    "command", [["passage", "12.6n"], ["rules", "--chapter", "14"], ["glossary", "飛伏"]]
)
def test_in_the_c_locale_without_a_terminal(command: list[str]) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    done = subprocess.run(
        [sys.executable, "-m", "yimao", *command],
        capture_output=True,
        env=environment | {"LC_ALL": "C"},
        check=True,
    )
    assert done.stderr == b""
    assert "\x1b" not in done.stdout.decode("utf-8")
    assert "魂" in done.stdout.decode("utf-8") or "飛" in done.stdout.decode("utf-8")


# ── from Python ─────────────────────────────────────────────────────────────────────────────────────────────


def test_the_session_gives_what_the_commands_print(cli: Run) -> None:
    session = Session()
    passage = session.passage("12.7n")
    assert isinstance(passage, Passage)
    assert passage.to_json() == as_json(cli, "passage", "12.7n")
    chapter = session.passage("20")
    assert isinstance(chapter, Chapter)
    assert chapter.to_json() == as_json(cli, "passage", "20")
    assert session.rules(passage="12.5").to_json() == as_json(cli, "rules", "--passage", "12.5")
    assert [term.to_json() for term in session.glossary("墓")] == as_json(cli, "glossary", "墓")["terms"]


def test_chapters_and_sources_are_the_whole_text() -> None:
    session = Session()
    chapters = session.chapters()
    assert [chapter.number for chapter in chapters] == list(range(11, 21))
    assert sum(len(chapter.passages) for chapter in chapters) == session.version()["passages"] == 123
    cited = [rule for chapter in chapters for brief in chapter.passages for rule in brief.rules]
    outside = [rule for brief in session.sources() for rule in brief.rules]
    assert len(set(cited + outside)) == session.version()["rules"]


def test_rules_read_as_sentences() -> None:
    rules = Session().rules().rules
    assert len(rules) > 600
    for rule in rules:
        said = re.sub(r" \([^()]*\)", "", rule.words.en)
        # A variable is told as what it is, a line, and nothing twice in a row.
        if "(Pan" not in rule.words.en:
            names = {name for name in re.findall(r"\b[A-Z]\w+", rule.text) if name.isascii()} - {
                "Other",
                "Pan",
            }
            assert not names & set(re.findall(r"(?<!^)\b[A-Z]\w+", rule.words.en)), (rule.rule, rule.words.en)
            assert not re.search(r"[A-Za-z]{2}", re.sub(r"\d[\w./]*|outer|base|/\w+", "", rule.words.zh)), (
                rule.words.zh
            )
        assert not re.search(r"\b(\w+) (?:the )?\1\b", said), (rule.rule, rule.words.en)
        assert not re.search(r"\b(?:a|its|moving|inner|outer|the) the\b", said), (rule.rule, rule.words.en)
