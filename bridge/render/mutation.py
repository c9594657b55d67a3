"""What became of the spoilt rules, as text: the score, the counts, and those that nothing notices."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import groupby
from typing import Final, TextIO

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from yimao.bridge.cast import Said
from yimao.bridge.mutation import LEAST, Mutant, Mutation, Tally
from yimao.bridge.render import Lang, One, languages, said
from yimao.bridge.render.text import _Page

WORDS: Final = {
    "title": Said("變易規則，察其覺否", "The rules spoilt, one change at a time"),
    "space": Said(
        "變易 {mutants}，卦變 {changes}，諸時皆考；例證之外，規則之例 {cases}",
        "{mutants} changes to the rules, over {changes} changes of hexagram at all times; "
        "{cases} cases beside the worked examples",
    ),
    "kind": Said("變易", "what was done"),
    "chapter": Said("章", "chapter"),
    "mutants": Said("共", "all"),
    "equivalent": Said("無異", "no change"),
    "examples": Said("例證覺", "examples"),
    "cases": Said("他例覺", "cases"),
    "survived": Said("未覺", "missed"),
    "score": Said("率", "score"),
    "all": Said("共", "all"),
    "art": Said("共法", "the art"),
    "survivors": Said("未覺者", "Missed"),
    "verdict": Said(
        "有異者 {faults}，例證覺其 {examples}，並他例覺其 {score}",
        "of {faults} faults the examples notice {examples}, with the cases {score}",
    ),
    "short": Said("不逾 {least}", "not above {least}"),
}

KINDS: Final = {
    "drop_rule": Said("刪規則", "rule left out"),
    "drop_premise": Said("刪一前提", "premise left out"),
    "flip": Said("反一前提", "premise turned over"),
    "swap": Said("易一值", "another value"),
    "drop_value": Said("刪一可取之值", "value left out"),
}


def mutants_text(
    mutation: Mutation, *, lang: Lang = "both", width: int | None = None, color: bool | None = None
) -> str:
    """Return the counts by kind and by chapter, each mutant that nothing notices, and the score.

    Width and colour are the terminal's where they are not given; without one, 80 columns and no colour.
    """
    page = _Sheet(mutation, lang, width, color)
    return page.written(page.parts())


@contextmanager
def progress_bar(stream: TextIO) -> Iterator[Callable[[int, int], None] | None]:
    """Show on `stream`, where it is a terminal, how many changes are done: pass what is yielded to it."""
    if not stream.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(file=stream), transient=True) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)


def percent(share: float) -> str:
    """Return a share from 0 to 1 as a percentage, cut and not rounded, so that only all is 100%."""
    return f"{int(share * 1000) / 10:.1f}%"


class _Sheet(_Page):
    """How it is set for a terminal."""

    def __init__(self, mutation: Mutation, lang: Lang, width: int | None, color: bool | None) -> None:
        super().__init__(lang, None, None, width, color)
        self.mutation = mutation
        self.main: One = languages(lang)[0]

    def parts(self) -> Iterator[RenderableType]:
        """Set the whole of it."""
        mutation = self.mutation
        yield Text("  ".join(said(WORDS["title"], one) for one in self.languages), style="bold")
        counts = {"mutants": len(mutation.mutants), "changes": mutation.changes, "cases": mutation.cases}
        yield from self.lines(_filled("space", **{name: f"{count:,}" for name, count in counts.items()}))
        yield Text()
        kinds = mutation.tallies("kind")
        yield self.table(
            "kind", {said(KINDS[kind], self.main): kinds[kind] for kind in KINDS if kind in kinds}
        )
        if mutation.chapter is None:
            yield Text()
            art = said(WORDS["art"], self.main)  # what chapters share, last
            chapters = sorted(
                mutation.tallies("chapter").items(), key=lambda item: (item[0] is None, item[0] or 0)
            )
            yield self.table("chapter", {str(number or art): tally for number, tally in chapters})
        if mutation.survivors:
            yield from self.heading(WORDS["survivors"])
            for (rule, source), group in groupby(mutation.survivors, key=lambda one: (one.rule, one.source)):
                yield Text(rule, style="cyan").append(f"  {source}", style="dim")
                for mutant in group:
                    yield from self.survivor(mutant)
        yield Text()
        tally = mutation.tally
        faults, shares = f"{tally.faults:,}", (percent(tally.examples_score), percent(tally.score))
        words = _filled("verdict", faults=faults, examples=shares[0], score=shares[1])
        yield from self.lines(words, style="green" if mutation.passed else "bold red")
        if not mutation.passed:
            yield from self.lines(_filled("short", least=percent(LEAST)), style="bold red")

    def table(self, head: str, rows: dict[str, Tally]) -> Table:
        """Set counts in columns, and their sum under them."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(said(WORDS[head], self.main), no_wrap=True)
        for name in (*Tally._fields, "score"):
            table.add_column(said(WORDS[name], self.main), justify="right", no_wrap=True)
        for name, tally in (*rows.items(), (said(WORDS["all"], self.main), self.mutation.tally)):
            table.add_row(name, *(f"{count:,}" for count in tally), percent(tally.score))
        return table

    def survivor(self, mutant: Mutant) -> Iterator[Text]:
        """Set a mutant that nothing notices, and the command that shows where it should be noticed."""
        words = KINDS[mutant.kind]
        yield from self.lines(words, "  ", f"  {mutant.change}" if mutant.change else "")
        if mutant.witness:
            yield Text(f"    {mutant.witness.command}")


def _filled(key: str, **values: str) -> Said:
    return Said(*(words.format(**values) for words in WORDS[key]))
