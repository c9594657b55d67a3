"""The worked examples of kb/tables/examples.pl against the list they were made from: nothing is lost."""

from __future__ import annotations

import json
import re
import subprocess
from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[1]
DOCTRINE = Path(__file__).resolve().parents[2] / "shared" / "doctrine"

# The longest run of the book's characters that a note may repeat.
LONGEST_RUN = 8

# Terms as JSON: a list, an atom, a number, a string; f(X, Y) as {"f": [X, Y]}; a variable as "_". What is
# claimed is a goal, and stands as its text.
DUMP = r"""
use_module('kb/tables/examples'),
use_module('kb/engine/notation', [citation_key/2]),
use_module(library(http/json)),
set_stream(user_output, encoding(utf8)),
assertz((text(G, T) :- format(string(T), "~W", [G, [quoted(true), spacing(next_argument)]]))),
assertz((json(V, "_") :- var(V), !)),
assertz((json(L, J) :- is_list(L), !, maplist(json, L, J))),
assertz((json(holds(L), _{holds:J}) :- !, maplist(text, L, J))),
assertz((json(fails(L), _{fails:J}) :- !, maplist(text, L, J))),
assertz((json(unless(G), _{unless:J}) :- !, text(G, J))),
assertz((json(unused(P), _{unused:J}) :- !, text(P, J))),
assertz((json(values(V, G, L), _{values:_{of:A, goal:T, rows:J}}) :- !, json(V, A), text(G, T), json(L, J))),
assertz((json(table(R, C, G, L), _{table:_{of:A, given:S, goal:T, rows:J}}) :-
    !, json(R, A), text(C, S), text(G, T), json(L, J))),
assertz((json(T, J) :- compound(T), !, T =.. [F|A], json(A, L), dict_pairs(J, _, [F-L]))),
assertz((json(T, T))),
findall(_{id:Id, at:At, spec:J}, ( example(Id, P, S, _), citation_key(P, At), json(S, J) ), Dicts),
json_write_dict(user_output, Dicts, [width(0)]),
halt
"""

# What the tests compare of any entry, and what is a remark.
COMPARED = {
    "id",
    "at",
    "cast",
    "term",
    "except",
    "static",
    "use",
    "topic",
    "subject",
    "holds",
    "fails",
    "later",
}
COMPARED |= {"when", "unless", "tension", "finding", "note"}

Entry = dict[str, Any]


def without_strays(entry: Entry) -> Entry:
    """An entry without keys that hold nothing: a note with a comma in it, unquoted, is read as two keys."""
    return {key: value for key, value in entry.items() if value is not None}


@pytest.fixture(scope="module")
def listed() -> dict[str, Entry]:
    """The entries of the list, by id."""
    if not DOCTRINE.exists():
        pytest.skip(f"the list of worked examples is not on this machine ({DOCTRINE})")
    entries = yaml.safe_load((DOCTRINE / "cases.yaml").read_text(encoding="utf-8"))
    by_id = {entry["id"]: without_strays(entry) for entry in entries}
    assert len(by_id) == len(entries)
    return by_id


@pytest.fixture(scope="module")
def examples() -> dict[str, Entry]:
    """The facts of the table, by id: passage, and the items of the spec."""
    run = subprocess.run(["swipl", "-g", DUMP], cwd=ROOT, capture_output=True, check=True, timeout=60)
    assert run.stderr == b""
    entries = json.loads(run.stdout.decode("utf-8"))
    by_id = {entry["id"]: entry for entry in entries}
    assert len(by_id) == len(entries)
    return by_id


def items(spec: list[Any], name: str) -> list[Any]:
    """What every item `name` of a spec holds, in order."""
    return [item[name] for item in spec if isinstance(item, dict) and name in item]


def one(spec: list[Any], name: str) -> Any:
    """The argument of the one item `name`."""
    [[argument]] = items(spec, name)
    return argument


def pair(term: Any) -> tuple[Any, Any]:
    """A-B as a pair."""
    left, right = term["-"]
    return left, right


def goal(text: str) -> str:
    """A goal without spaces, each variable as `_`."""
    return re.sub(r"\b[A-Z_]\w*", "_", re.sub(r"\s", "", text))


def hexagrams(term: Any) -> Entry:
    """A cast as the list writes it."""
    if isinstance(term, str):
        return {"hexagram": term}
    old, new = pair(term)
    return {"hexagram": old, "changed": new}


def day(term: Any) -> str:
    """A day as the list writes it: a pair, *branch, or the ten days of a pair."""
    if "zhi" in term:
        return f"*{term['zhi'][0]}"
    if "xun" in term:
        return "".join(pair(term["xun"][0])) + "旬"
    return "".join(pair(term))


def times(terms: Iterable[Any]) -> Entry:
    """Months and days by kind, each a set."""
    found: dict[str, set[str]] = defaultdict(set)
    for term in terms:
        [(kind, [value])] = term.items()
        found[kind].add(day(value) if kind == "day" else value)
    return dict(found)


def sets(entry: Entry) -> Entry:
    """Every value of an entry as a set."""
    return {key: set(value) if isinstance(value, list) else {value} for key, value in entry.items()}


def when(spec: list[Any]) -> Entry:
    """The time of a spec as the list writes it within a cast."""
    found: Entry = {}
    for months in items(spec, "month"):
        found["month"] = months[0]
    for stems in items(spec, "month_gan"):
        found["month"] = stems[0] + found["month"]
    for days in items(spec, "day"):
        found["day"] = day(days[0])
    for years in items(spec, "year"):
        found["year"] = "".join(pair(years[0]))
    return found


def rows(spec: list[Any], kind: str, goal_text: str) -> list[Any]:
    """The rows that a spec has for a goal."""
    [found] = [item["rows"] for item in items(spec, kind) if goal(item["goal"]) == goal(goal_text)]
    return list(found)


def flat(term: Any) -> list[Any]:
    """A-B-C as [A, B, C]."""
    return [part for side in pair(term) for part in flat(side)] if isinstance(term, dict) else [term]


def claimed(spec: list[Any], name: str) -> tuple[str, ...]:
    """The goals that a spec claims to hold or to fail."""
    return tuple(goal(text) for texts in items(spec, name) for text in texts)


def grouped(pairs: Iterable[tuple[Any, Any]]) -> dict[Any, list[Any]]:
    """The second parts of pairs by the first."""
    found: dict[Any, list[Any]] = defaultdict(list)
    for key, value in pairs:
        found[key].append(value)
    return dict(found)


def opposite_trigrams(spec: list[Any]) -> Entry:
    """13-1: which changes of hexagrams reverse both trigrams, the inner alone, the outer alone."""
    inner, outer = "fan_yin(fan(卦(內),_))", "fan_yin(fan(卦(外),_))"
    kinds = {
        ((inner, outer), ()): "both",
        ((inner,), (outer,)): "inner",
        ((outer,), (inner,)): "outer",
    }
    found = {}
    for part in one(spec, "parts")[:3]:
        claims = claimed(part, "holds"), claimed(part, "fails")
        casts = one(part, "casts") if items(part, "casts") else items(part, "cast")[0]
        found[kinds[claims]] = [list(pair(cast)) for cast in casts]
    return found


def other_names(spec: list[Any]) -> Entry:
    """11-6: the pairs of hexagrams by the name of what joins them."""
    assert items(spec, "unused") == ["bu_yong_gua/3"]
    found = {}
    for value in items(spec, "values"):
        named = re.fullmatch(r"bie_zhuan_gua\((.),(\w+),_\)", goal(value["goal"]))
        assert named is not None and len(value["rows"]) == 1
        found[named[1]] = [named[2], value["rows"][0]]
    return {"pairs": found}


def hidden(spec: list[Any]) -> Entry:
    """12-2: each hexagram and what it hides, and those alone are cast."""
    table = dict(pair(row) for row in rows(spec, "table", "fu_gua(Nei, Wai)"))
    assert one(spec, "casts") == list(table)
    return {"hidden": table}


def line(spec: list[Any]) -> Entry:
    """13-6, 13-7: the step of a line, and the times."""
    [[_, old, new]] = items(spec, "line")
    alternatives = []
    for choice in one(spec, "either"):
        excepted = times(term for terms in items(choice, "except") for term in terms[0])
        alternatives.append(sets(when(choice)) | {f"{kind}_not": value for kind, value in excepted.items()})
    return {"line": {"from": old, "to": new}, "when": alternatives}


def souls(spec: list[Any]) -> Entry:
    """14-1: the hexagrams of each soul."""
    return {"soul": grouped((soul, name) for name, soul in map(pair, rows(spec, "table", "hun(K)")))}


def steps(spec: list[Any]) -> Entry:
    """16-0: the wheel in each phase, and the steps that can arise, forward and back."""
    wheel, space = one(spec, "parts")
    [order] = items(wheel, "values")
    forward = [pair(row) for row in rows(space, "table", "jin_tui_shen(Yao, 進神)")]
    back = [pair(row) for row in rows(space, "table", "jin_tui_shen(Yao, 退神)")]
    assert "changes" in space and sorted(back) == sorted((new, old) for old, new in forward)
    return {"order": dict(map(pair, order["rows"])), "finding": " ".join(map("".join, forward))}


def extinctions(spec: list[Any]) -> Entry:
    """18-4: what each trigram turns into at tomb and extinction at once."""
    assert "changes" in spec
    return {"pairs": grouped(map(pair, rows(spec, "table", "mu_jue(Place, _)")))}


def relations(spec: list[Any]) -> Entry:
    """18-5: the five and the twelve of a trigram turned into another."""
    found = []
    for part in one(spec, "parts"):
        old, new = pair(one(part, "cast"))
        by_phase = grouped(map(pair, rows(part, "values", "gua_bian(_, Phase, Stage)")))
        [(phase, stages)] = by_phase.items()
        found.append({"from": old, "to": new, "by_phase": phase, "by_twelve": stages})
    return {"relations": found}


def phases(spec: list[Any]) -> Entry:
    """19-2, 19-6: the state of trigrams."""
    [value] = items(spec, "values")
    return {"phases": dict(map(pair, value["rows"]))}


def afterglow(spec: list[Any]) -> Entry:
    """19-5: which trigram is still in its prime beside the ruler, and when."""
    ruler, *former = rows(spec, "values", "gua_hou(Gua, 旺)")
    assert ruler == "震"
    return {"days_after": one(spec, "days"), "also": dict.fromkeys(former, "旺")}


def joins(spec: list[Any]) -> Entry:
    """20-2: what pairs of stems become, and the pair that each of them meets on 辰."""
    become = [flat(row) for row in rows(spec, "values", "he_hua(A, B, Xing)")]
    dragon = dict(map(pair, rows(spec, "values", "feng_long(Gan, Long)")))
    there, back = become[0::2], become[1::2]
    assert back == [[b, a, xing] for a, b, xing in there]
    assert all(dragon[a] == dragon[b] for a, b, _ in there)
    return {
        "becomes": {a + b: xing for a, b, xing in there},
        "dragon": {a + b: dragon[a] + "辰" for a, b, _ in there},
    }


TABLES: dict[str, Callable[[list[Any]], Entry]] = {
    "11-6": other_names,
    "12-2": hidden,
    "13-1": opposite_trigrams,
    "13-6": line,
    "13-7": line,
    "14-1": souls,
    "16-0": steps,
    "18-4": extinctions,
    "18-5": relations,
    "19-2": phases,
    "19-5": afterglow,
    "19-6": phases,
    "20-2": joins,
}


def test_every_entry_is_there_in_order(listed: dict[str, Entry], examples: dict[str, Entry]) -> None:
    assert list(examples) == list(listed)


def test_passages(listed: dict[str, Entry], examples: dict[str, Entry]) -> None:
    assert {id: entry["at"] for id, entry in examples.items()} == {
        id: str(entry["at"]) for id, entry in listed.items()
    }


def test_what_is_cast_and_when(listed: dict[str, Entry], examples: dict[str, Entry]) -> None:
    for id, entry in listed.items():
        spec = examples[id]["spec"]
        casts = [hexagrams(term) | when(spec) for [term] in items(spec, "cast")]
        assert casts == ([entry["cast"]] if "cast" in entry else []), id
        assert [term for [term] in items(spec, "term")] == ([entry["term"]] if "term" in entry else []), id
        excepted = times(term for [terms] in items(spec, "except") for term in terms)
        assert excepted == sets(entry.get("except", {})), id
        if "static" in entry:
            assert one(spec, "casts") == entry["static"], id


def test_what_is_asked(listed: dict[str, Entry], examples: dict[str, Entry]) -> None:
    for id, entry in listed.items():
        spec = examples[id]["spec"]
        for name, key in (("use", "use"), ("topic", "topic")):
            assert [value for [value] in items(spec, name)] == ([entry[key]] if key in entry else []), id
        persons = {value for [values] in items(spec, "person") for value in values}
        assert persons == sets({"subject": entry.get("subject", [])})["subject"], id


def test_what_is_claimed(listed: dict[str, Entry], examples: dict[str, Entry]) -> None:
    for id, entry in listed.items():
        if id == "13-1":
            continue  # a table, below: its parts claim for themselves
        for name in ("holds", "fails"):
            wanted = tuple(goal(text) for text in entry.get(name, []))
            assert claimed(examples[id]["spec"], name) == wanted, (id, name)


def test_what_came_later(listed: dict[str, Entry], examples: dict[str, Entry]) -> None:
    for id, entry in listed.items():
        found = [times(terms) for [terms] in items(examples[id]["spec"], "later")]
        wanted = [{key: later[key] for key in later if key != "note"} for later in entry.get("later", [])]
        assert found == [sets(later) for later in wanted], id


def test_a_tension_is_marked(listed: dict[str, Entry], examples: dict[str, Entry]) -> None:
    marked = {id for id, entry in listed.items() if "tension" in entry}
    assert marked
    assert all(items(examples[id]["spec"], "tension") for id in marked)


@pytest.mark.parametrize("id", TABLES)
def test_tables(listed: dict[str, Entry], examples: dict[str, Entry], id: str) -> None:
    entry = listed[id]
    found = TABLES[id](examples[id]["spec"])
    if id == "16-0":
        assert found.pop("finding") in entry["finding"]
    if "when" in entry:
        assert found.pop("when") == [sets(choice) for choice in entry["when"]]
    assert found == {key: entry[key] for key in found}


def test_nothing_else_is_said_of_an_entry(listed: dict[str, Entry], examples: dict[str, Entry]) -> None:
    for id, entry in listed.items():
        own = set(TABLES[id](examples[id]["spec"])) if id in TABLES else set()
        assert set(entry) <= COMPARED | own, id
        assert ("unless" in entry) == bool(items(examples[id]["spec"], "unless")), id


def runs(text: str) -> list[str]:
    """Every run of Chinese characters of a text, the rest left out, one longer than may be repeated."""
    characters = re.sub(r"[^\u3400-\u9fff]", "", text)
    return [characters[i : i + LONGEST_RUN + 1] for i in range(len(characters) - LONGEST_RUN)]


@pytest.mark.parametrize("table", ["examples", "topics"])
def test_no_note_repeats_the_book(listed: dict[str, Entry], table: str) -> None:
    book = set(runs((DOCTRINE / "passages.tsv").read_text(encoding="utf-8")))
    source = (ROOT / "kb" / "tables" / f"{table}.pl").read_text(encoding="utf-8")
    texts = [*re.findall(r'"([^"]*)"', source), *re.findall(r"^%.*", source, re.MULTILINE)]
    assert len(book) > 5000 and len(texts) > 10
    assert [run for text in texts for run in runs(text) if run in book] == []
