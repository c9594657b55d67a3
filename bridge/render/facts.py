"""A chart in words: what is asked, the time, where the hexagram belongs, and its lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from yimao.bridge.cast import Said
from yimao.bridge.consultation import Consultation, Hexagram, Line, Seat
from yimao.bridge.render import STATES, WORDS, One, label, moving, pinyin, said, use_names

NOTHING: Final = Said("", "")
_LINES: Final = "初二三四五上"
_PENTADS: Final = "初次末"
_AFTER: Final = {6: 7, 9: 8}  # what old yin and old yang turn into


class Fact(NamedTuple):
    """A name and its value, such as 旬空 and 申酉."""

    name: Said
    value: Said


class Row(NamedTuple):
    """A line of the chart in words, `NOTHING` where there is nothing to say.

    `mark` is 6, 7, 8 or 9 and `sign` its mark where it moves; `after` is the mark after the change.
    """

    name: Said
    spirit: Said
    hidden: Said
    seat: Said
    mark: int
    sign: str
    roles: Said
    after: int
    changed: Said
    strength: Said
    states: Said


def rows(consultation: Consultation) -> list[Row]:
    """Return the lines of the chart, top line first."""
    return [_row(consultation, line) for line in consultation.chart.lines[::-1]]


def _row(consultation: Consultation, line: Line) -> Row:
    roles = [both(consultation, "use", role) for role in line.roles]
    states = [STATES[state] for state in line.states if state != "動"]
    return Row(
        name=line_name(line.line),
        spirit=both(consultation, "liu_shen", line.spirit),
        hidden=_seat(consultation, line.hidden),
        seat=_seat(consultation, line.seat),
        mark=line.mark,
        sign=moving(line),
        roles=Said("".join(role.zh for role in roles), ", ".join(role.en for role in roles)),
        after=_AFTER.get(line.mark, line.mark),
        changed=_seat(consultation, line.changed) if line.changed else NOTHING,
        strength=both(consultation, "wang_shuai", line.strength),
        states=Said("、".join(state.zh for state in states), ", ".join(state.en for state in states)),
    )


def moves(consultation: Consultation) -> bool:
    """Tell whether any line moves."""
    return consultation.chart.hexagram != consultation.chart.changed


def both(consultation: Consultation, kind: str, value: str | None) -> Said:
    """Return a value of the chart in both languages, `NOTHING` for None."""
    if value is None:
        return NOTHING
    return Said(value, label(consultation, kind, value, "en"))


def title(consultation: Consultation) -> Said:
    """Return what was cast and what it changes into."""
    ben, zhi = consultation.chart.hexagram, consultation.chart.changed
    if not moves(consultation):
        return Said(ben.name, _sounded(ben))
    return Said(f"{ben.name}之{zhi.name}", f"{_sounded(ben)} → {_sounded(zhi)}")


def question(consultation: Consultation) -> Iterator[Fact]:
    """Yield what is asked, about whom, and by which use gods."""
    cast = consultation.cast
    if cast.about:
        yield Fact(Said("所占", "about"), both(consultation, "topic", cast.about))
    if cast.for_:
        yield Fact(Said("為", "for"), both(consultation, "person", cast.for_))
    yield Fact(WORDS["uses"], use_names(consultation, consultation.use))


def time(consultation: Consultation) -> Iterator[Fact]:
    """Yield the pillars, the void branches and the solar term, as far as they are known."""
    cast = consultation.cast
    month = cast.month and (cast.month_stem or "") + cast.month
    pillars = ((cast.year, Said("年", "year")), (month, Said("月", "month")), (cast.day, Said("日", "day")))
    yield from (Fact(name, _pillar(consultation, pillar)) for pillar, name in pillars if pillar)
    if void := [both(consultation, "zhi", branch) for branch in consultation.chart.void]:
        names = Said("".join(branch.zh for branch in void), ", ".join(branch.en for branch in void))
        yield Fact(Said("旬空", "void"), names)
    if cast.term:
        term = both(consultation, "jie_qi", cast.term)
        if cast.pentad:
            term = Said(f"{term.zh}{_PENTADS[cast.pentad - 1]}候", f"{term.en}, pentad {cast.pentad} of 3")
        yield Fact(Said("節氣", "solar term"), term)


def place(consultation: Consultation) -> Iterator[Fact]:
    """Yield where the hexagram stands and what belongs to it."""
    chart = consultation.chart
    palace, stage = both(consultation, "gua", chart.palace), both(consultation, "gong", chart.stage)
    yield Fact(Said("卦宮", "palace"), Said(f"{palace.zh}宮{stage.zh}", f"{palace.en}, {stage.en}"))
    yield Fact(Said("伏卦", "hidden hexagram"), Said(chart.hidden.name, chart.hidden.en))
    yield Fact(Said("互卦", "mutual hexagram"), Said(chart.mutual.name, chart.mutual.en))
    yield Fact(Said("卦身", "body of the hexagram"), both(consultation, "zhi", chart.body))
    yield Fact(Said("世身", "body of the self"), line_name(chart.self_body))


def line_name(line: int) -> Said:
    """Return what a line is called."""
    return Said(f"{_LINES[line - 1]}爻", f"line {line}")


def sentence(fact: Fact, lang: One) -> str:
    """Return a fact as printed in one language."""
    return f"{fact.name.zh} {fact.value.zh}" if lang == "zh" else f"{fact.name.en}: {said(fact.value, lang)}"


def _seat(consultation: Consultation, at: Seat) -> Said:
    """Return what stands on a line: in Chinese as on a chart, in English without the stem.

    The English breaks after the kin alone.
    """
    kin, branch, phase = (
        label(consultation, kind, value, "en")
        for kind, value in (("liu_qin", at.kin), ("zhi", at.branch), ("xing", at.phase))
    )
    return Said("".join(at), f"{kin}, {branch}\u00a0·\u00a0{phase}")


def _sounded(hexagram: Hexagram) -> str:
    return f"{hexagram.en} ({hexagram.pinyin})"


def _pillar(consultation: Consultation, pillar: str) -> Said:
    """Return a pillar, or a branch alone, with its pinyin in English."""
    parts = [("gan", pillar[:-1])] * (len(pillar) - 1) + [("zhi", pillar[-1])]
    names = " ".join(label(consultation, kind, value, "en") for kind, value in parts)
    return Said(pillar, f"{names} ({'-'.join(pinyin(consultation, kind, value) for kind, value in parts)})")
