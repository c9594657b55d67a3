"""A consultation as Markdown, as GitHub reads it: a table for the chart, nested lists for the proofs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from yimao.bridge.api import Why
from yimao.bridge.cast import Said
from yimao.bridge.consultation import Conclusion, Consultation
from yimao.bridge.errors import one_line
from yimao.bridge.proof import Detail, Node, ProofTree
from yimao.bridge.render import (
    WORDS,
    Lang,
    One,
    bars,
    cited,
    lacking,
    languages,
    moving,
    passage,
    remarks,
    said,
    use_names,
)
from yimao.bridge.render.facts import NOTHING, moves, place, question, rows, sentence, time, title
from yimao.bridge.render.steps import remark, steps

_SPECIAL: Final = re.compile(r"[\\`*_{}\[\]<>#|~&$]")
_LEADING: Final = re.compile(r"^(\d+)?([.)+=-])")
_INDENT = "  "


def consultation_markdown(
    consultation: Consultation,
    *,
    lang: Lang = "both",
    detail: Detail | None = "short",
    depth: int | None = None,
    question: str | None = None,
) -> str:
    """Return a consultation as Markdown; `detail` and `depth` tell how much of each proof, as everywhere.

    `question` is what was asked, in the asker's own words.
    """
    blocks = _consulted(consultation, languages(lang), detail, depth)
    asked = [f"> {escaped(question)}"] if question and question.strip() else []
    return _joined([next(blocks), *asked, *blocks])


def why_markdown(
    why: Why, *, lang: Lang = "both", detail: Detail | None = "short", depth: int | None = None
) -> str:
    """Return the proofs of a goal as Markdown."""
    langs = languages(lang)
    blocks = [f"# {_code(why.goal)}"]
    if why.conclusions:
        blocks.append("\n".join(_conclusions(why.conclusions, why.proofs, langs, detail, depth)))
    else:
        blocks.append(_words(WORDS["fails"], langs))
    return _joined(blocks)


def escaped(text: str) -> str:
    """Return a text of one line that Markdown takes literally."""
    text = _SPECIAL.sub(r"\\\g<0>", one_line(text))
    return _LEADING.sub(r"\1\\\2", text)


def _consulted(
    consultation: Consultation, langs: Sequence[One], detail: Detail | None, depth: int | None
) -> Iterator[str]:
    """Yield the blocks of the page."""
    for form, one in zip(("# {}", "**{}**"), langs, strict=False):
        still = "" if moves(consultation) else f" · {said(WORDS['still'], one)}"
        yield form.format(escaped(said(title(consultation), one) + still))
    for one in langs:
        yield "  \n".join(
            " · ".join(escaped(sentence(fact, one)) for fact in facts)
            for facts in map(list, (question(consultation), time(consultation), place(consultation)))
            if facts
        )
    yield "\n".join(_chart(consultation, langs))
    for one in langs:
        if missing := lacking(consultation.cast, one):
            colon, comma = ("：", "、") if one == "zh" else (": ", ", ")
            yield f"*{said(WORDS['lacking'], one)}{colon}{escaped(comma.join(missing))}*"
    yield from _ledger(consultation, langs)
    for room, conclusions in consultation.by_room():
        yield _heading(Said(room.zh, room.en) if room else WORDS["all"], langs)
        for uses, group in consultation.by_use(conclusions):
            if uses:
                yield _heading(use_names(consultation, uses), langs, 3)
            yield "\n".join(_conclusions(group, consultation.proofs, langs, detail, depth))
    if consultation.silence:
        yield _words(WORDS[f"silent_{consultation.silence}"], langs)
    chosen = [reading for reading in consultation.readings if reading.option != reading.default]
    yield _heading(WORDS["readings"], langs)
    if chosen:
        yield "\n".join(
            f"- {_code(f'{reading.name}={reading.option}')} {_words(Said(reading.zh, reading.en), langs)}"
            f" {_cited(reading.passages, langs[0])}"
            for reading in chosen
        )
    yield _words(WORDS["rest" if chosen else "default"], langs)
    conventions = [words for key, words in consultation.conventions.items() if key != "given"]
    for head, notes in (("warnings", consultation.warnings), ("conventions", conventions)):
        if notes:
            yield _heading(WORDS[head], langs)
            yield "\n".join(f"- {_words(note, langs)}" for note in notes)


def _chart(consultation: Consultation, langs: Sequence[One]) -> Iterator[str]:
    """Yield the rows of the chart, top line first, without the columns that are empty."""
    lines = rows(consultation)
    drawn = [f"{bars(line)} {moving(line)}".strip() for line in consultation.chart.lines[::-1]]
    columns = [
        (NOTHING, [row.name for row in lines]),
        (WORDS["spirit"], [row.spirit for row in lines]),
        (WORDS["hidden"], [row.hidden for row in lines]),
        (WORDS["line"], [row.seat for row in lines]),
        (NOTHING, [Said(line, "") if "zh" in langs else Said("", line) for line in drawn]),
        (NOTHING, [row.roles for row in lines]),
        (WORDS["becomes"], [row.changed for row in lines]),
        (WORDS["strength"], [row.strength for row in lines]),
        (WORDS["state"], [row.states for row in lines]),
    ]
    shown = [(head, cells) for head, cells in columns if any(map(any, cells))]
    yield _table_row(_cell(head, langs) for head, _ in shown)
    yield _table_row("---" for _ in shown)
    for row in zip(*(cells for _, cells in shown), strict=True):
        yield _table_row(_cell(cell, langs) for cell in row)


def _ledger(consultation: Consultation, langs: Sequence[One]) -> Iterator[str]:
    """Yield what speaks for each use god and against it."""
    yield _heading(WORDS["ledger"], langs)
    harms = {harm.use: Said(harm.zh, harm.en) for harm in consultation.harms}
    for use, entries in consultation.accounts():
        if len(consultation.ledger) > 1:
            yield _heading(WORDS["of_all"] if use is None else use_names(consultation, [use]), langs, 3)
        if use in harms:
            yield _words(harms[use], langs)
        items: list[str] = []
        for entry in entries:
            conclusion = consultation.conclusions[entry.conclusion]
            keys = [entry.side] + [entry.status] * (entry.status == "contested")
            told = "".join(f" **{' '.join(said(WORDS[key], one) for one in langs)}**" for key in keys)
            items += _item(0, conclusion, told, langs)
        yield "\n".join(items) or _words(WORDS["nothing"], langs)


def _conclusions(
    conclusions: Iterable[Conclusion],
    proofs: ProofTree,
    langs: Sequence[One],
    detail: Detail | None,
    depth: int | None,
) -> Iterator[str]:
    """Yield conclusions as items of a list, each with its proof nested under it."""
    for conclusion in conclusions:
        for step in steps(proofs, proofs.nodes[conclusion.proof], detail, depth):
            if step.level == 0:
                yield from _item(0, conclusion, _remarks(conclusion, langs), langs)
            else:
                told = remark(step.node, langs[0])
                yield from _item(step.level, step.node, f" `{told}`" if told else "", langs)


def _item(level: int, words: Conclusion | Node, remarked: str, langs: Sequence[One]) -> Iterator[str]:
    """Yield an item, a line a language; what is remarked on it follows its first."""
    lead = _INDENT * level
    sentences = [escaped(words.zh if one == "zh" else words.en) for one in langs]
    yield f"{lead}- {sentences[0]}{remarked}" + ("  " if sentences[1:] else "")
    yield from (f"{lead}{_INDENT}{sentence}" for sentence in sentences[1:])


def _remarks(conclusion: Conclusion, langs: Sequence[One]) -> str:
    words = zip(*([word for _, word in remarks(conclusion, one)] for one in langs), strict=True)
    return "".join(f" **{' '.join(word)}**" for word in words) + f" {_cited(cited(conclusion), langs[0])}"


def _cited(passages: Iterable[str], lang: One) -> str:
    return f"`{' · '.join(passage(key, lang) for key in passages)}`"


def _heading(words: Said, langs: Sequence[One], level: int = 2) -> str:
    return f"{'#' * level} {_words(words, langs, ' ')}"


def _words(words: Said, langs: Sequence[One], between: str = " — ") -> str:
    return between.join(escaped(said(words, one)) for one in langs)


def _cell(words: Said, langs: Sequence[One]) -> str:
    return "<br>".join(text for one in langs if (text := escaped(said(words, one))))


def _table_row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _code(text: str) -> str:
    """Return a code span of a text, fenced by more backticks than stand in it."""
    text = one_line(text)
    fence = "`" * (max(map(len, re.findall("`+", text)), default=0) + 1)
    pad = " " if text.startswith("`") or text.endswith("`") else ""
    return f"{fence}{pad}{text}{pad}{fence}"


def _joined(blocks: Iterable[str]) -> str:
    return "\n\n".join(blocks) + "\n"
