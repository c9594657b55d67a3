"""Text for the scholar: a passage and all that stands at it, rules as they are written, terms of the art."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from yimao.bridge.api import Topic
from yimao.bridge.cast import Said
from yimao.bridge.render import POLARITY, Lang, One, passage, said
from yimao.bridge.render.text import STYLES, _citation, _Page
from yimao.bridge.scholar import Brief, Chapter, Definition, Override, Passage, Rule, Rules, Term

HEADINGS: Final = {
    "original": Said("原文", "The text itself"),
    "rules": Said("規則", "Rules"),
    "examples": Said("例證", "Examples"),
    "readings": Said("讀法", "Readings"),
    "overrules": Said("所奪", "Overrules"),
    "overruled_by": Said("見奪", "Overruled by"),
    "emendations": Said("校勘", "Emendations"),
    "tensions": Said("牴牾", "Tensions"),
    "topics": Said("所斷之事", "Matters judged"),
    "findings": Said("查得", "Findings"),
}

WORDS: Final = {
    "unwritten": Said("不立規則：", "No rule: "),
    "open": Said("未定", "unresolved"),
    "chart": Said("卦盤", "chart"),
    "table": Said("表", "table"),
    "also": Said("又作", "also"),
    "none": Said("無此規則", "no rule is of that kind"),
    "steps": Said("第{}層", "at remove {}"),
    "exception": Said("例外", "exception"),
}

FEW: Final = 5  # terms that are shown with what defines them


def passage_text(
    passage: Passage,
    *,
    original: str | None = None,
    lang: Lang = "both",
    width: int | None = None,
    color: bool | None = None,
) -> str:
    """Return a passage with its rules as they stand, its examples, and what touches it.

    `original` is how it reads in an edition that the user has. Width and colour are the terminal's where they
    are not given; without one, 80 columns and no colour.
    """
    page = _Desk(lang, width, color)
    return page.written(page.passage(passage, original))


def chapter_text(
    chapter: Chapter, *, lang: Lang = "both", width: int | None = None, color: bool | None = None
) -> str:
    """Return a chapter's passages in short; the options are those of `passage_text`."""
    page = _Desk(lang, width, color)
    return page.written(page.chapter(chapter))


def rules_text(
    rules: Rules, *, lang: Lang = "both", width: int | None = None, color: bool | None = None
) -> str:
    """Return rules as they stand in the source; the options are those of `passage_text`."""
    page = _Desk(lang, width, color)
    return page.written(page.found(rules))


def glossary_text(
    terms: Sequence[Term], *, lang: Lang = "both", width: int | None = None, color: bool | None = None
) -> str:
    """Return terms with their definitions, and with what defines them where they are few.

    The options are those of `passage_text`.
    """
    page = _Desk(lang, width, color)
    return page.written(page.terms(terms))


def topic_text(
    topic: Topic, *, lang: Lang = "both", width: int | None = None, color: bool | None = None
) -> str:
    """Return a matter with what the text says of it; the options are those of `passage_text`."""
    page = _Desk(lang, width, color)
    return page.written(page.matter(topic))


class _Desk(_Page):
    """How a scholar's page is set."""

    def __init__(self, lang: Lang, width: int | None, color: bool | None) -> None:
        super().__init__(lang, None, None, width, color)
        self.main: One = self.languages[0]

    def word(self, key: str) -> str:
        """Return a word in the main language."""
        return said(WORDS[key], self.main)

    # passages

    def passage(self, at: Passage, original: str | None) -> Iterator[Text]:
        """Set a passage and everything that stands at it."""
        yield from self.opening(at.brief)
        if original:
            yield from self.heading(HEADINGS["original"])
            yield from self.wrapped(Text(original))
        if at.rules:
            yield from self.heading(HEADINGS["rules"])
            for place, rule in enumerate(at.rules):
                if place:
                    yield Text()
                yield from self.rule(rule)
        if at.examples:
            yield from self.heading(HEADINGS["examples"])
            for case in at.examples:
                yield from self.case(case)
        if at.readings:
            yield from self.heading(HEADINGS["readings"])
            for reading in at.readings:
                tail = f"  {_citation(reading.rules, self.main)}" if reading.rules else ""
                yield from self.lines(reading.words, f"• {reading.name}={reading.default}  ", tail)
        yield from self.overrides("overrules", at.overrules)
        yield from self.overrides("overruled_by", at.overruled_by)
        if at.emendations:
            yield from self.heading(HEADINGS["emendations"])
            for made in at.emendations:
                text = Text(f"{made.as_} → {made.read or self.word('open')}  ").append(made.why, style="dim")
                yield from self.wrapped(text, "• ")
        if at.tensions:
            yield from self.heading(HEADINGS["tensions"])
            for tension in at.tensions:
                yield from self.lines(
                    tension.words, f"• {tension.number}  ", f"  {_citation(tension.passages, self.main)}"
                )
        if at.topics:
            yield from self.heading(HEADINGS["topics"])
            yield from self.flow(at.topics)
        if at.findings:
            yield from self.heading(HEADINGS["findings"])
            for finding in at.findings:
                yield from self.lines(finding.words, "• ")

    def opening(self, brief: Brief) -> Iterator[Text]:
        """Set the number of a passage, its opening words and its gists, and why it has no rule if so."""
        title = Text(passage(brief.passage, self.main), style="bold")
        if brief.locator:
            title.append(f"  {brief.locator}…")
        yield title
        yield from self.lines(brief.gist, "  ")
        if brief.reason:
            words = Said(*(said(WORDS["unwritten"], one) + said(brief.reason, one) for one in ("zh", "en")))
            yield from self.lines(words, "  ", style="yellow")

    def chapter(self, chapter: Chapter) -> Iterator[Text]:
        """Set a chapter, its passages in short."""
        titles = "  ".join(chapter.zh if one == "zh" else chapter.en for one in self.languages)
        yield Text(f"{chapter.number} {titles}", style="bold underline")
        for brief in chapter.passages:
            yield Text()
            yield from self.opening(brief)
            for key, names in (("rules", brief.rules), ("examples", brief.examples)):
                if names:
                    lead = f"  {said(HEADINGS[key], self.main)}  "
                    yield from self.wrapped(Text("  ".join(names), style="cyan"), lead)

    def overrides(self, key: str, overrides: Sequence[Override]) -> Iterator[Text]:
        """Set which exceptions overrule which rules, those of one exception to one conclusion together."""
        if overrides:
            yield from self.heading(HEADINGS[key])
        together: dict[tuple[str, Said], list[str]] = {}
        for at in overrides:
            together.setdefault((at.rule, at.words), []).append(at.against)
        for (rule, words), against in together.items():
            yield from self.wrapped(Text(f"{rule} > {' '.join(dict.fromkeys(against))}", style="cyan"), "• ")
            yield from self.lines(words, "  ")

    # rules

    def rule(self, rule: Rule) -> Iterator[Text]:
        """Set a rule: where it stands, its source as it is, and how it reads."""
        title = Text(rule.rule, style="bold cyan")
        marks = [self.word("exception")] if rule.kind == "exception" else []
        marks += [self.word("steps").format(rule.steps)] if rule.steps else []
        for key, names in (("overrules", rule.overrules), ("overruled_by", rule.overruled_by)):
            if names:
                marks.append(f"{said(HEADINGS[key], self.main).lower()} {' '.join(dict.fromkeys(names))}")
        title.append(f"  {rule.file}:{rule.line}", style="not bold dim")
        yield title
        if marks:
            remarks = ("；" if self.main == "zh" else "; ").join(marks)
            yield from self.wrapped(Text(remarks, style="yellow"), "  ")
        yield from (Text(f"    {line}") for line in rule.text.splitlines())
        yield from self.lines(rule.words, "  ", style="dim")

    def found(self, rules: Rules) -> Iterator[Text]:
        """Set the rules found under the passages that they cite."""
        if not rules.rules:
            yield from self.lines(WORDS["none"])
        if "goals" in rules.understood:
            yield from self.flow(rules.understood["goals"], style="bold")
            yield Text()
        for place, rule in enumerate(rules.rules):
            if place:
                yield Text()
            yield from self.rule(rule)

    # matters

    def matter(self, topic: Topic) -> Iterator[Text]:
        """Set a matter and each verdict on it."""
        yield from self.topic(topic)
        for verdict in topic.verdicts:
            style = STYLES[POLARITY[verdict.polarity]] if verdict.polarity else ""
            yield from self.lines(verdict.words, "• ", f"  {_citation([verdict.passage], self.main)}", style)

    # terms

    def terms(self, terms: Sequence[Term]) -> Iterator[Text]:
        """Set terms, with what defines them where they are few."""
        whole = len(terms) <= FEW
        for place, term in enumerate(terms):
            if place and whole:
                yield Text()
            yield from self.term(term, whole=whole)

    def term(self, term: Term, *, whole: bool) -> Iterator[Text]:
        """Set a term with its forms and its definition; as a `whole`, with what defines it too."""
        forms = [term.term] + ([term.hans] if term.hans != term.term else []) + [term.pinyin, term.en]
        title = Text("  ".join(forms), style="bold")
        cites = dict.fromkeys(key for at in term.defined_by for key in at.passages)
        if not whole and cites:
            title.append(f"  {_citation(cites, self.main)}", style="not bold cyan")
        yield from self.wrapped(title)
        yield from self.lines(term.definition, "  ")
        if whole:
            if term.aliases:
                aliases = ("、" if self.main == "zh" else ", ").join(term.aliases)
                yield from self.wrapped(Text(f"{self.word('also')} {aliases}", style="dim"), "  ")
            for at in term.defined_by:
                yield from self.definition(at)
            for name in term.readings:
                yield Text(f"  {said(HEADINGS['readings'], self.main)} {name}", style="dim")

    def definition(self, at: Definition) -> Iterator[Text]:
        """Set a goal that defines a term, and the rules for it or where it is a fact of."""
        text = Text(at.goal)
        text.append(
            f"  {' '.join(at.rules)}" if at.rules else f"  ({self.word(at.kind)})",
            style="cyan" if at.rules else "dim",
        )
        yield from self.wrapped(text, "  • ")
