"""The pages that the program makes of the knowledge base: they are current, whole, and their links lead."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from yimao.bridge import Session, docs

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
TEXT = ROOT.parent / "shared" / "doctrine" / "passages.tsv"
NAMES = ["rules.md", "passages.md", "glossary.md"]

# The longest run of the book's characters that a page may repeat: a locator's length.
LONGEST_RUN = 8


@pytest.fixture(scope="module")
def session() -> Session:
    return Session()


@pytest.fixture(scope="module")
def pages(session: Session) -> dict[str, str]:
    """Every page, made now."""
    return docs.pages(session)


def test_these_pages_and_no_others(pages: dict[str, str]) -> None:
    assert list(pages) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_page_is_current(name: str, pages: dict[str, str]) -> None:
    kept = (DOCS / name).read_text(encoding="utf-8")
    assert kept == pages[name], f"docs/{name} is not what the program makes now; run `make docs`"


def test_every_passage_stands_in_order_with_both_gists(pages: dict[str, str], session: Session) -> None:
    place = 0
    count = 0
    for chapter in session.chapters():
        place = pages["rules.md"].index(f"## {chapter.number} {chapter.zh} {chapter.en}\n", place)
        for brief in chapter.passages:
            heading = f"### {brief.passage} {brief.locator}\n\n{brief.gist.zh}\n\n{brief.gist.en}\n"
            place = pages["rules.md"].index(heading, place)
            assert brief.rules or brief.reason, f"{brief.passage} has neither a rule nor a reason"
            if brief.reason:
                assert brief.reason.zh in pages["rules.md"][place : place + 2000]
            count += 1
    assert count == 123


def test_every_rule_stands_once_as_in_the_source(pages: dict[str, str], session: Session) -> None:
    rules = session.rules().rules
    blocks = re.findall(r"```prolog\n(.*?)\n```", pages["rules.md"], re.DOTALL)
    assert sorted(blocks) == sorted(rule.text for rule in rules)
    for rule in rules:
        assert rule.text in (ROOT / rule.file).read_text(encoding="utf-8")
        assert f"```prolog\n{rule.text}\n```\n\n{rule.words.zh}  \n" in pages["rules.md"]


def test_exceptions_say_what_they_overrule(pages: dict[str, str], session: Session) -> None:
    exceptions = [rule for rule in session.rules().rules if rule.kind == "exception"]
    assert exceptions
    for rule in exceptions:
        (line,) = re.findall(rf"^\*\*{re.escape(rule.rule)}\*\* · .*$", pages["rules.md"], re.MULTILINE)
        assert "例外 exception" in line
        assert all(f"[{target}](" in line for target in rule.overrules)


def test_readings_and_examples_are_all_there(pages: dict[str, str], session: Session) -> None:
    for reading in session.readings():
        assert f"- `{reading.name}`: " in pages["rules.md"]
    for id in session.examples():
        assert f"\n- {id}: " in pages["rules.md"]
        assert re.search(rf"[| ,]{re.escape(id)}[ ,]", pages["passages.md"])


def test_every_passage_has_its_row(pages: dict[str, str], session: Session) -> None:
    rows = re.findall(r"^\| \[([\d.n]+)\]", pages["passages.md"], re.MULTILINE)
    assert rows == [brief.passage for chapter in session.chapters() for brief in chapter.passages]


def test_every_term_is_in_the_glossary(pages: dict[str, str], session: Session) -> None:
    terms = session.glossary()
    assert pages["glossary.md"].count("\n### ") == len(terms)
    for term in terms:
        assert f"{term.definition.zh}  \n{term.definition.en}\n" in pages["glossary.md"]


def test_every_link_leads_somewhere(pages: dict[str, str]) -> None:
    anchors = {name: set(re.findall(r'<a id="([^"]+)">', text)) for name, text in pages.items()}
    for name, text in pages.items():
        for target in re.findall(r"\]\(([^)\s]+)\)", text):
            file, _, anchor = target.partition("#")
            if file.startswith("../"):
                assert (DOCS / file).is_file(), target
            else:
                assert (file or name) in pages or (DOCS / file).is_file(), target
                assert not anchor or anchor in anchors[file or name], f"{target} in {name}"


@pytest.mark.parametrize("page", [ROOT / "README.md", *sorted(DOCS.glob("*.md"))], ids=lambda page: page.name)
def test_every_link_of_a_page_leads_somewhere_in_the_repository(page: Path) -> None:
    prose = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)\s]+)\)", prose):
        if target.startswith("https://"):
            continue
        name, _, anchor = target.partition("#")
        file = page.parent / name if name else page
        assert file.resolve().is_relative_to(ROOT) and file.exists(), target
        assert not anchor or f'<a id="{anchor}">' in file.read_text(encoding="utf-8"), target


def test_anchors_are_told_apart(pages: dict[str, str]) -> None:
    for name, text in pages.items():
        anchors = re.findall(r'<a id="([^"]+)">', text)
        assert len(anchors) == len(set(anchors)), name


def test_no_page_repeats_the_sentences_of_the_book(pages: dict[str, str]) -> None:
    if not TEXT.exists():
        pytest.skip(f"the numbered text is not on this machine ({TEXT})")
    lines = TEXT.read_text(encoding="utf-8").splitlines()[1:]
    book = set().union(*(runs(line.split("\t")[2]) for line in lines))
    assert len(book) > 4000
    for name, text in pages.items():
        prose = re.sub(r"(?s:```prolog\n.*?\n```)|^- \d\d-\d.*$", "", text, flags=re.MULTILINE)
        copied = {run for line in prose.splitlines() for run in runs(line) & book}
        assert copied == set(), name


def runs(text: str) -> set[str]:
    """Return the runs of Chinese characters longer than a locator, in standard forms; a list has none."""
    text = re.sub(r"(?:[\u3400-\u9fff]{2}、){3,}[\u3400-\u9fff]{2}", "|", text)
    standard = str.maketrans("幹醜佔衝雲鹹剋", "干丑占沖云咸克")
    length = LONGEST_RUN + 1
    pieces = re.split(r"[A-Za-z0-9|]+", text.translate(standard))
    signs = [re.sub(r"[^\u3400-\u9fff]", "", piece) for piece in pieces]
    return {sign[i : i + length] for sign in signs for i in range(len(sign) - length + 1)}


def test_bad_use_of_the_generator_is_one_line() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "yimao.bridge.docs"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


def test_the_generator_writes_the_pages(
    tmp_path: Path, pages: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(docs, "pages", lambda session: pages)
    assert docs.main([str(tmp_path / "new")]) == 0
    assert {file.name: file.read_text(encoding="utf-8") for file in (tmp_path / "new").iterdir()} == pages
