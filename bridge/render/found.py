"""Text for the scholar: where a goal holds over all casts, how an edition was cut, how two of them differ."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from yimao.bridge.cast import Said
from yimao.bridge.edition import FAULTS, KINDS, Collation, Difference, Edition, Kind, Remark, Table
from yimao.bridge.find import Found, Group
from yimao.bridge.render import Lang, said
from yimao.bridge.render.text import _citation, _Page, _table, _value

FIELDS: Final = {
    "month_gan": Said("月干", "the month's stem"),
    "term": Said("節氣", "the solar term"),
    "hou": Said("候", "the pentad"),
}
WORDS: Final = {
    "all": Said("{1}卦中{0}卦成立，占{2}", "it holds in {0} of {1} casts, {2}"),
    "sample": Said(
        "自{3}卦中隨機取{1}卦，{0}卦成立，占{2}（95 %信賴區間{4}至{5}）",
        "it holds in {0} of {1} casts drawn by chance from {3}, {2} (between {4} and {5}, 95 % sure)",
    ),
    "finer": Said("除月日外，又以{}分", "casts are told apart by month, day and {}"),
    "tried": Said(
        "此式不能就諸時一併判之，故逐卦試之", "this goal cannot be judged for all times at once: it was run on each"
    ),
    "asks": Said(
        "此問及所占之事，而未言；可用 --about、--for、--use",
        "the goal looks at what is asked, and nothing is said of it: --about, --for and --use do",
    ),
    "whole": Said("{}條皆見", "all {} passages are there"),
    "part": Said("{}條見{}", "of {} passages {} are there"),
    "plain": Said("無闕無增", "nothing is missing and nothing is extra"),
    "agree": Said("{}條全同", "{} passages agree"),
    "scripts": Said("二本字體不同，異體不計", "the two are in different scripts; forms of signs are not compared"),
    "lacking": Said("彼有此無", "only in the other"),
    "added": Said("此有彼無", "only in this one"),
    "forms": Said("異體", "form"),
}  # fmt: skip

_STYLES: Final[dict[Kind, str]] = {
    "missing": "red", "opening": "yellow", "extra": "yellow", "corrupt": "magenta", "open": "magenta",
    "emended": "dim", "other": "yellow",
}  # fmt: skip
_LONGEST: Final = 40  # signs of an extra text that are shown


def find_text(
    found: Found, *, lang: Lang = "both", width: int | None = None, color: bool | None = None
) -> str:
    """Return in how many casts a goal holds, the first of them, and how they are shared out.

    Width and colour are the terminal's where they are not given; without one, 80 columns and no colour.
    """
    page = _Desk(lang, None, None, width, color)
    return page.written(page.found(found))


def edition_text(
    edition: Edition,
    table: Table,
    *,
    lang: Lang = "both",
    width: int | None = None,
    color: bool | None = None,
) -> str:
    """Return what is to be said of an edition, passage by passage; the options are those of `find_text`."""
    page = _Desk(lang, None, None, width, color)
    return page.written(page.edition(edition, table))


def originals_text(
    originals: Mapping[str, str],
    keys: Sequence[str],
    *,
    lang: Lang = "both",
    width: int | None = None,
    color: bool | None = None,
) -> str:
    """Return passages as they read in an edition; the options are those of `find_text`."""
    page = _Desk(lang, None, None, width, color)
    return page.written(page.originals(originals, keys))


def collation_text(
    collation: Collation, *, lang: Lang = "both", width: int | None = None, color: bool | None = None
) -> str:
    """Return where two editions differ; the options are those of `find_text`."""
    page = _Desk(lang, None, None, width, color)
    return page.written(page.collation(collation))


def _percent(share: float) -> str:
    """Return a share in per cent, with three figures that tell."""
    return "0 %" if share == 0 else f"{share * 100:.3g} %"


class _Desk(_Page):
    """A page of the scholar's desk."""

    def phrase(self, key: str, *values: object) -> Said:
        """Return words with values put in, numbers with their thousands told apart."""
        shown = [f"{value:,}" if isinstance(value, int) else str(value) for value in values]
        return Said(*(form.format(*shown) for form in WORDS[key]))

    # find

    def found(self, found: Found) -> Iterator[RenderableType]:
        """Set where a goal holds."""
        key = "sample" if found.by == "sample" else "all"
        shares = (_percent(found.share), found.space, *map(_percent, found.bounds))
        yield from self.lines(self.phrase(key, found.count, found.tried, *shares), style="bold")
        if found.time:
            names = [FIELDS[name] for name in found.time]
            yield from self.lines(
                Said(
                    WORDS["finer"].zh.format("、".join(name.zh for name in names)),
                    WORDS["finer"].en.format(", ".join(name.en for name in names)),
                ),
                style="dim",
            )
        if found.by != "masks" and not found.masked:
            yield from self.lines(WORDS["tried"], style="dim")
        if found.asks and not (found.question.about or found.question.use or found.question.for_):
            yield from self.lines(WORDS["asks"], style="yellow")
        for witness in found.witnesses:
            values = "  ".join(f"{name} = {_value(value)}" for name, value in witness.solution.items())
            yield Text(f"  {witness.command}" + (f"   # {values}" if values else ""))
        if found.groups:
            yield Text()
            yield self.groups(found.groups)

    def groups(self, groups: Sequence[Group]) -> RenderableType:
        """Set a row a group: its key, its count, its share and a bar as long as that."""
        table = _table()
        for number in range(3):
            table.add_column(justify="right" if number else "left", no_wrap=True)
        table.add_column(no_wrap=True)
        most = max(group.share for group in groups)
        for group in groups:
            bar = "█" * round(24 * group.share / most)
            table.add_row(str(group.key), f"{group.count:,}", _percent(group.share), Text(bar, style="cyan"))
        return table

    # editions

    def edition(self, edition: Edition, table: Table) -> Iterator[RenderableType]:
        """Set how many passages an edition has, and what is to be said of them."""
        count, whole = len(edition.originals), len(table.places)
        words = self.phrase("whole", whole) if count == whole else self.phrase("part", whole, count)
        yield from self.lines(words, f"{edition.source} ({edition.encoding})  ", style="bold")
        remarks = edition.remarks(table)
        if not any(remark.kind in FAULTS for remark in remarks):
            yield from self.lines(WORDS["plain"], style="green")
        missing = [remark.passage for remark in remarks if remark.kind == "missing"]
        if missing:
            lead = said(KINDS["missing"], self.languages[0])
            yield from self.wrapped(Text(" ".join(missing), style=_STYLES["missing"]), f"{lead}  ")
        for remark in remarks:
            if remark.kind != "missing":
                yield from self.remark(remark)

    def remark(self, remark: Remark) -> Iterator[Text]:
        """Set what is to be said of one passage."""
        text = remark.text if len(remark.text) <= _LONGEST else remark.text[:_LONGEST] + "…"
        told = f"{said(KINDS[remark.kind], self.languages[0])} {text}".strip()
        lead = f"{_citation([remark.passage], self.languages[0])} {told}  "
        yield from self.lines(remark.words, lead, style=_STYLES[remark.kind])

    def originals(self, originals: Mapping[str, str], keys: Sequence[str]) -> Iterator[Text]:
        """Set passages as they read."""
        for key in keys:
            yield from self.wrapped(Text(originals[key]), f"{_citation([key], self.languages[0])} ")

    def collation(self, collation: Collation) -> Iterator[RenderableType]:
        """Set where two editions differ, a line a difference."""
        yield Text(f"{collation.here} | {collation.there}", style="bold")
        yield from self.lines(self.phrase("agree", collation.same))
        if not collation.one_script:
            yield from self.lines(WORDS["scripts"], style="dim")
        for key, passages in (("lacking", collation.lacking), ("added", collation.added)):
            if passages:
                yield from self.lines(WORDS[key], f"{_citation(passages, self.languages[0])} ", style="red")
        for passage, differences in collation.differences.items():
            for difference in differences:
                lead = f"{_citation([passage], self.languages[0])} "
                yield from self.wrapped(self.difference(difference), lead)

    def difference(self, at: Difference) -> Text:
        """Set one difference between what is around it; ∅ is nothing."""
        text = Text(f"…{at.before}【")
        text.append(at.here or "∅", style="red").append(" | ").append(at.there or "∅", style="green")
        text.append(f"】{at.after}…")
        if at.forms:
            text.append(f" ({said(WORDS['forms'], self.languages[0])})", style="dim")
        return text
