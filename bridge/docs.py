"""Pages of the documentation that the program makes of the knowledge base: rules, passages, glossary.

`python -m yimao.bridge.docs FOLDER` writes them. They hang on the knowledge base alone, so that a test can
tell whether those in `docs/` are current.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

from yimao.bridge.api import Case, Session
from yimao.bridge.cast import Said
from yimao.bridge.consultation import Reading
from yimao.bridge.scholar import Brief, Chapter, Passage, Rule, Term

MADE: Final = "Made by `make docs` from the knowledge base; do not edit."

_HEADINGS: Final = {
    "base": "常例 The common art",
    "outer": "第 {} 章 Chapter {} of the book, outside this volume",
}


def pages(session: Session) -> dict[str, str]:
    """Return the text of every page by its file name."""
    chapters, sources = session.chapters(), session.sources()
    return {
        "rules.md": _page(_rules(session, chapters, sources)),
        "passages.md": _page(_passages(chapters)),
        "glossary.md": _page(_glossary(session.glossary(), chapters)),
    }


def write(folder: Path) -> None:
    """Write every page into `folder`, which is made if need be."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages(Session()).items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")


def main(arguments: Sequence[str]) -> int:
    """Write the pages into the one folder named; return the exit status."""
    if len(arguments) != 1:
        print("usage: python -m yimao.bridge.docs FOLDER", file=sys.stderr)
        return 2
    write(Path(arguments[0]))
    return 0


def _page(blocks: Iterable[str]) -> str:
    """Join blocks of Markdown, a blank line between them."""
    return "\n\n".join(blocks) + "\n"


# ── the rules ───────────────────────────────────────────────────────────────────────────────────────────────


def _rules(session: Session, chapters: Sequence[Chapter], sources: Sequence[Brief]) -> Iterator[str]:
    briefs = [brief for chapter in chapters for brief in chapter.passages]
    count = sum(len(brief.rules) for brief in (*briefs, *sources))
    notes = sum(brief.kind == "note" for brief in briefs)
    silent = sum(brief.reason is not None for brief in briefs)
    readings = {reading.name: reading for reading in session.readings()}
    yield "# 規則 The rules, passage by passage"
    yield MADE
    yield (
        f"The {len(briefs) - notes} passages and {notes} notes of chapters {chapters[0].number} to "
        f"{chapters[-1].number} in the order of the book, each with the words that it opens with, its gist "
        f"in Chinese and in English, and the {count} rules as they stand in `kb/`, with how they read. "
        f"{silent} have no rule, and say why. At the end stand the rules that rest on the common art and on "
        "other chapters of the book. [Passages](passages.md) and [glossary](glossary.md) are pages of their "
        "own."
    )
    yield "\n".join(f"- [{_titled(chapter)}](#{chapter.number})" for chapter in chapters)
    for chapter in chapters:
        yield f'<a id="{chapter.number}"></a>\n\n## {_titled(chapter)}'
        for brief in chapter.passages:
            yield from _passage(_asked(session, brief), readings)
    yield "## 書外所據 What rests on the common art and on other chapters"
    for brief in sources:
        yield from _passage(_asked(session, brief), readings)


def _asked(session: Session, brief: Brief) -> Passage:
    found = session.passage(brief.passage)
    assert isinstance(found, Passage)
    return found


def _passage(at: Passage, readings: dict[str, Reading]) -> Iterator[str]:
    yield f'<a id="{_anchor(at.brief.passage)}"></a>\n\n### {_heading(at.brief)}'
    yield from at.brief.gist
    if at.brief.reason:
        yield f"**不立規則 No rule**：{at.brief.reason.zh}。\n{at.brief.reason.en}."
    if at.emendations:
        lines = (f"{made.as_} → {made.read or '未定 unresolved'}. {made.why}" for made in at.emendations)
        yield _listed("校勘 Emendations", lines)
    if at.readings:
        yield _listed("讀法 Readings", (_dispute(readings[name.name], name.rules) for name in at.readings))
    if at.tensions:
        lines = (f"{number}. {_both(words)} ({_links(keys)})" for number, keys, words in at.tensions)
        yield _listed("牴牾 Tensions", lines)
    if at.findings:
        words = dict.fromkeys(_both(remark.words) for remark in at.findings)
        yield _listed("[所察](findings.md) What the machine finds here", words)
    if at.topics:
        yield f"**所斷之事 Matters judged**: {'、'.join(at.topics)}"
    for rule in at.rules:
        yield from _rule(rule)
    if at.examples:
        yield _listed("例證 Examples", map(_example, at.examples))


def _dispute(reading: Reading, rules: Sequence[str]) -> str:
    """Return a reading and its options, and the rules here that ask it."""
    options = "; ".join(
        f"`{option.option}`{' (default)' if option.option == reading.default else ''} "
        f"{_both(Said(option.zh, option.en))}"
        for option in reading.options
    )
    asked = f" Asked by {', '.join(rules)}." if rules else ""
    return f"`{reading.name}`: {_both(reading.reason)}. {options}.{asked}"


def _rule(rule: Rule) -> Iterator[str]:
    marks = [f"**{rule.rule}**", f"[{rule.file}](../{rule.file})"]
    if rule.kind == "exception":
        marks.append("例外 exception")
    for words, names in (("奪 overrules", rule.overrules), ("見奪 overruled by", rule.overruled_by)):
        if names:
            marks.append(f"{words} {_links(dict.fromkeys(names))}")
    yield " · ".join(marks)
    yield f"```prolog\n{rule.text}\n```"
    yield f"{rule.words.zh}  \n{_plain(rule.words.en)}"


def _example(case: Case) -> str:
    held = f"成立 holds in {case.casts}" if case.holds else "不成立 fails"
    note = f" {_both(case.note)}." if case.note.zh else ""
    return f"{case.id}: {_both(case.words)}.{note} ({held})"


# ── the passages ────────────────────────────────────────────────────────────────────────────────────────────


def _passages(chapters: Sequence[Chapter]) -> Iterator[str]:
    yield "# 各條要義 The passages in short"
    yield MADE
    yield (
        "Each passage with the words that it opens with, its gist, and how many rules and worked examples "
        "cite it; the number leads to the rules. An `n` marks the note on a passage."
    )
    for chapter in chapters:
        yield f"## {_titled(chapter)}"
        rows = ["| | 首句 | 要義 | Gist | Rules | Examples |", "|---|---|---|---|---|---|"]
        rows += [
            f"| [{brief.passage}](rules.md#{_anchor(brief.passage)}) | {brief.locator} "
            f"| {_cell(brief.gist.zh)} | {_cell(brief.gist.en)} "
            f"| {len(brief.rules) or '—'} | {', '.join(brief.examples) or '—'} |"
            for brief in chapter.passages
        ]
        yield "\n".join(rows)


# ── the glossary ────────────────────────────────────────────────────────────────────────────────────────────


def _glossary(terms: Sequence[Term], chapters: Sequence[Chapter]) -> Iterator[str]:
    titles: dict[int | None, str] = {chapter.number: _titled(chapter) for chapter in chapters}
    titles[None] = _HEADINGS["base"]
    yield "# 術語 Glossary"
    yield MADE
    yield (
        f"{len(terms)} terms of the art as they are encoded: Traditional and Simplified characters, pinyin "
        "and English, what each means, and the rules or tables that define it. `yimao rules --uses TERM` "
        "shows all that rests on one."
    )
    for number, group in groupby(terms, key=lambda term: term.chapter):
        yield f"## {titles[number]}"
        for term in group:
            yield from _term(term)


def _term(term: Term) -> Iterator[str]:
    forms = [term.term] + ([term.hans] if term.hans != term.term else [])
    yield f"### {' '.join(forms)} {term.pinyin} — {term.en}"
    yield f"{term.definition.zh}  \n{term.definition.en}"
    lines = []
    for at in term.defined_by:
        where = {"chart": "the chart", "table": "a table"}.get(at.kind) or f"rules at {_links(at.passages)}"
        lines.append(f"`{at.goal}`: {where}")
    yield "\n".join(f"- {line}" for line in lines)


# ── words ───────────────────────────────────────────────────────────────────────────────────────────────────


def _titled(chapter: Chapter) -> str:
    return f"{chapter.number} {chapter.zh} {chapter.en}"


def _heading(brief: Brief) -> str:
    """Return the heading of a passage, its opening words with it, or what a source outside is called."""
    if brief.locator:
        return f"{brief.passage} {brief.locator}"
    name, _, number = brief.passage.partition(" ")
    return _HEADINGS[name].format(number, number)


def _anchor(key: str) -> str:
    return key.replace(" ", "-")


def _links(keys: Iterable[str]) -> str:
    """Return citations, with the letter of a rule or without, as links to their passages in rules.md."""
    return ", ".join(f"[{key}](rules.md#{_anchor(key.partition('/')[0])})" for key in keys)


def _both(words: Said) -> str:
    return f"{words.zh} / {words.en}"


def _listed(title: str, lines: Iterable[str]) -> str:
    """Return lines as a list under a title."""
    return "\n".join([f"**{title}**", "", *(f"- {_plain(line)}" for line in lines)])


def _plain(text: str) -> str:
    """Return text in which no sign is taken for Markdown."""
    return text.replace("*", r"\*").replace("<", r"\<")


def _cell(text: str) -> str:
    return _plain(text).replace("|", r"\|")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
