"""When a goal would hold, as a page of HTML or Markdown: the months and days painted, and the fewest changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from yimao.bridge.calendar import SIXTY, english
from yimao.bridge.cast import Cast, Said
from yimao.bridge.explain import Change, When
from yimao.bridge.proof import Detail
from yimao.bridge.render import Lang, languages, said
from yimao.bridge.render.explain import when_text
from yimao.bridge.render.html import Grid
from yimao.bridge.render.html import _Page as _HtmlPage
from yimao.bridge.render.markdown import escaped
from yimao.bridge.scholar import Chapter

WORDS: Final = {
    "never": Said("不成立", "does not hold"),
    "depends": Said("視月干節氣而定", "hangs on the month's stem or the term"),
    "always": Said("成立", "holds"),
    "grid": Said("何月何日成立：行為月，列為日", "When it holds: rows are months, columns days"),
    "changes": Said("至少須變", "The fewest changes"),
    "already": Said("今已成立", "it holds already"),
    "nowhere": Said(
        "一二變之內皆不成立，或未報月日", "no one or two changes would do, or the time is not given"
    ),
}


def when_html(
    when: When,
    *,
    lang: Lang = "both",
    detail: Detail | None = None,
    chapters: Iterable[Chapter] = (),
    originals: Mapping[str, str] | None = None,
) -> str:
    """Return it as one page of HTML, without scripts and with nothing from elsewhere.

    The options are those of `why_html`.
    """
    page = _HtmlPage(languages(lang), detail, None, chapters, originals or {})
    changes = [
        (_told(change), [page.proof(when.proofs, root) for root in change.proofs] if detail else [])
        for change in when.changes
    ]
    return page.document(
        {
            "content": "when.html",
            "title": Said(when.goal, when.goal),
            "cast": _cast(when.cast),
            "grid": _grid(when),
            "heading": WORDS["changes"],
            "changes": changes,
            "nothing": _none(when),
            "passages": page.cited((), (steps for _, proofs in changes for steps in proofs)),
        }
    )


def when_markdown(when: When, *, lang: Lang = "both", detail: Detail | None = None) -> str:
    """Return it as Markdown, the months and days as they are painted in text."""
    painted, _, _ = when_text(when, lang=lang, width=80, color=False).partition("\n\n")
    head, _, grid = painted.partition("\n")
    return "\n".join([f"# {escaped(head)}", "", "```text", grid, "```", "", *_changes(when, lang)])


def _changes(when: When, lang: Lang) -> Iterator[str]:
    langs = languages(lang)
    yield f"## {' '.join(said(WORDS['changes'], one) for one in langs)}\n"
    told = [_told(change) for change in when.changes] or [_none(when)]
    for words in told:
        yield f"- {' '.join(escaped(said(words, one)) for one in langs)}"
    yield ""


def _told(change: Change) -> Said:
    """Return what would have to be otherwise, and what holds then."""
    return Said(
        f"若{'，'.join(one.zh for one in change.differences)}：{change.goal.words.zh}",
        f"if {' and '.join(one.en for one in change.differences)}: {change.goal.words.en}",
    )


def _none(when: When) -> Said:
    """Return why there is no change to tell."""
    return WORDS["already" if when.now == "always" or when.always == 720 else "nowhere"]


def _grid(when: When) -> Grid:
    states = ["never", "depends", "always"] if when.depends else ["never", "always"]
    months, cast = list(when.months), when.cast
    now = (months.index(cast.month), SIXTY.index(cast.day)) if cast.month and cast.day else None
    return Grid(
        WORDS["grid"],
        [Said(month, english(month)) for month in months],
        [Said(day, day) for day in SIXTY],
        [[states.index(state) for state in days] for days in when.months.values()],
        [WORDS[state] for state in states],
        now,
    )


def _cast(cast: Cast) -> Said:
    """Return a cast in short."""
    other = cast.changed if cast.changed != cast.hexagram else None
    zh = [
        f"{cast.hexagram}{f'之{other}' if other else ''}",
        cast.month and f"{cast.month}月",
        cast.day and f"{cast.day}日",
    ]
    en = [
        f"{cast.hexagram}{f' → {other}' if other else ''}",
        cast.month and f"month {cast.month}",
        cast.day and f"day {cast.day}",
    ]
    return Said("　".join(filter(None, zh)), ", ".join(filter(None, en)))
