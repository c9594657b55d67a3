"""The checks: faults planted one at a time are found, and a report says what it ought to and no more."""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from rich.cells import cell_len

from yimao import cli
from yimao.bridge import check as checks
from yimao.bridge import findings_page
from yimao.bridge.api import Session
from yimao.bridge.check import Report, check
from yimao.bridge.errors import InputError
from yimao.bridge.render.check import report_html, report_text

ROOT = Path(__file__).resolve().parents[1]
KB = ROOT / "kb"
SCHEMAS = ROOT / "docs" / "schema"
PASSAGES = ROOT.parent / "shared" / "doctrine" / "passages.tsv"

# Answers requests, one a line, from the knowledge base in the folder that comes first.
DRIVER = """
:- encoding(utf8).
:- initialization(main, main).
main :-
    current_prolog_flag(argv, [KB|Requests]),
    set_stream(user_output, encoding(utf8)),
    atom_concat(KB, '/yimao', File),
    load_files(File, [silent(true)]),
    forall(( member(Request, Requests), atom_string(Request, Text) ),
           ( yimao:answer(Text, Answer), writeln(Answer) )).
"""


# ── faults planted ──────────────────────────────────────────────────────────────────────────────────────────


class Plant(NamedTuple):
    """A fault: in `file`, `old` gives way to `new`; it is found as `kind`, of `rule`, where `at` then stands.

    `hexagrams` must be swept for it to be seen, () where it is to be seen in the rules as written.
    """

    file: str
    old: str
    new: str
    kind: str
    rule: str | None
    at: str
    hexagrams: tuple[str, ...] = ()
    key: str = ""


HUN = "14/1/b :: hun(Pan, 遊魂) :- gong_wei(Pan, 遊魂).\n"
FU_WEI = "12/3/c :: fu_wei(Pan, Yao, 靜下) :- jing(Pan, Yao), \\+ shi_yao(Pan, Yao).\n"
CHU = "12/5/b :: chu_fou(Pan, Yao, 出) :-\n    fu_wei(Pan, Yao, 靜下),\n    fei_fu(Pan, Yao, 飛助伏).\n"
CH12, CH14 = "chapters/ch12_fei_fu.pl", "chapters/ch14_gui_you.pl"


def added(file: str, after: str, text: str, kind: str, rule: str | None, **more: Any) -> Plant:
    """Plant a rule after others."""
    return Plant(file, after, after + text, kind, rule, text.splitlines()[0], **more)


PLANTS = {
    "a misspelt predicate": Plant(
        CH12, "    fei_fu(Pan, Yao, 飛助伏).\n", "    fei_fuu(Pan, Yao, 飛助伏).\n", "undefined", "12.5/b",
        "12/5/b :: chu_fou", key="undefined: 12.5/b fei_fuu/3",
    ),
    "an uncited rule": added(
        CH14, HUN, "hun(Pan, 遊魂) :- shi_yao(Pan, 1).\n", "uncited", None, key="uncited: hun/2",
    ),
    "a citation of a passage that does not exist": added(
        CH14, HUN, "14/9/b :: hun(Pan, 遊魂) :- gong_wei(Pan, 遊魂), shi_yao(Pan, 4).\n", "no_such_passage",
        "14.9/b", key="no_such_passage: 14.9/b",
    ),
    "a duplicate": added(
        CH12, CHU, CHU.replace("12/5/b", "12/5/bb").replace("Yao", "Line"), "duplicate", "12.5/bb",
        key="duplicate: 12.5/b, 12.5/bb",
    ),
    "a subsumed rule": added(
        CH12, CHU, CHU.replace("12/5/b", "12/5/bb").replace(":-\n", ":-\n    lin_yao(Pan, Yao),\n"),
        "subsumed", "12.5/bb", key="subsumed: 12.5/bb, 12.5/b",
    ),
    "a cycle through negation": added(
        CH12, FU_WEI, "12/3/d :: fu_wei(Pan, Yao, 靜下) :- yao(Pan, Yao), \\+ fu_chu(Pan, Yao, 出).\n",
        "unstratified", "12.3/d", key="unstratified: 12.3/d",
    ),
    "a cut": added(
        CH12, FU_WEI, "12/3/d :: fu_wei(Pan, Yao, 靜下) :- jing(Pan, Yao), !.\n", "forbidden", "12.3/d",
        key="forbidden: 12.3/d !/0",
    ),
    "a missing gloss": Plant(
        CH14, "gloss(hun(_, 遊魂),", "gloss(hun(_, 無此魂),", "no_gloss", "14.1/b", HUN.strip(),
        key="no_gloss: 14.1/b",
    ),
    "a missing mode line": Plant(
        CH14, "%!  hun(+Pan, ?K) is semidet.\n", "%  hun(+Pan, ?K) is semidet.\n", "no_modes", None,
        "14/1/a ::", key="no_modes: hun/2",
    ),
    "a value that nothing names": added(
        CH14, HUN, "14/1/d :: hun(Pan, 無此名) :- shi_yao(Pan, 1).\n", "unknown_name", "14.1/d",
        key="unknown_name: 14.1/d 無此名",
    ),
    "a rule that can never fire": added(
        CH14, HUN, "14/1/d :: hun(Pan, 遊魂) :- gong_wei(Pan, 八純), shi_yao(Pan, 1).\n", "dead_rule",
        "14.1/d", hexagrams=("乾", "晉"), key="dead_rule: 14.1/d",
    ),
    "a contradiction": added(
        CH14, HUN, "14/1/d :: hun(Pan, 歸魂) :- gong_wei(Pan, 遊魂).\n", "conflict", "14.1/d",
        hexagrams=("晉",), key="conflict: hun 歸魂 / 遊魂",
    ),
    "a hole": Plant(
        CH12, FU_WEI, FU_WEI.replace("jing(Pan, Yao)", "jing(Pan, Yao), lin_yao(Pan, Yao)"), "hole", "12.3/c",
        "12/3/c ::", hexagrams=("乾",), key="hole: fu_wei where yao(X1)",
    ),
}  # fmt: skip


def answers(folder: Path, kb: Path, *requests: Any) -> list[Any]:
    """Ask a knowledge base in a Prolog of its own."""
    driver = folder / "driver.pl"
    driver.write_text(DRIVER, encoding="utf-8")
    texts = [json.dumps(request, ensure_ascii=False) for request in requests]
    done = subprocess.run(
        ["swipl", "-f", "none", "--no-packs", str(driver), "--", str(kb), *texts],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        timeout=120,
        check=True,
    )
    return [json.loads(line)["ok"] for line in done.stdout.splitlines()]


@pytest.fixture
def kb(tmp_path: Path) -> Path:
    """A copy of the knowledge base."""
    return shutil.copytree(KB, tmp_path / "kb")


@pytest.mark.parametrize("name", PLANTS)
def test_a_planted_fault_is_found(name: str, kb: Path, tmp_path: Path) -> None:
    plant = PLANTS[name]
    file = kb / plant.file
    text = file.read_text(encoding="utf-8")
    assert text.count(plant.old) == 1
    text = text.replace(plant.old, plant.new)
    file.write_text(text, encoding="utf-8")
    line = next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(plant.at))
    start = {"op": "check_start", "only": [plant.kind], "examples": False}
    part = {"op": "check_part", "hexagrams": plant.hexagrams, "jobs": 1}
    begun, *_, found = answers(
        tmp_path, kb, start, *([part] if plant.hexagrams else []), {"op": "check_findings"}
    )
    assert begun["stopped"] is None
    assert bool(begun["hexagrams"]) == bool(plant.hexagrams)
    finding = next(finding for finding in found["findings"] if finding["key"] == plant.key)
    assert finding["kind"] == plant.kind
    assert finding["known"] is None
    assert {"rule": plant.rule, "source": f"{plant.file}:{line}"} in finding["rules"]


@pytest.mark.parametrize("name", ["a cycle through negation", "a misspelt predicate", "a cut"])
def test_rules_that_cannot_be_run_are_reported_and_not_swept(name: str, kb: Path, tmp_path: Path) -> None:
    plant = PLANTS[name]
    file = kb / plant.file
    text = file.read_text(encoding="utf-8").replace(plant.old, plant.new)
    file.write_text(text, encoding="utf-8")
    begun, found = answers(tmp_path, kb, {"op": "check_start"}, {"op": "check_findings"})
    assert (begun["hexagrams"], begun["trials"], begun["stopped"]) == ([], 0, plant.kind)
    assert plant.key in [finding["key"] for finding in found["findings"]]
    assert {finding["kind"] for finding in found["findings"]} <= {plant.kind, "subsumed"}
    assert found["gone"] == []


# ── a report ────────────────────────────────────────────────────────────────────────────────────────────────

SWEPT = ("屯", "坤", "訟")
COUNTED = ("conflict", "hole", "disagreement", "overlap", "unshown")
STEPS: list[tuple[str, int, int]] = []


@pytest.fixture(scope="module")
def session() -> Session:
    """The doctrine."""
    return Session()


@pytest.fixture(scope="module")
def report(session: Session) -> Report:
    """What is found when a few hexagrams are swept and a few examples tried."""
    with pytest.MonkeyPatch.context() as patch:
        ask = checks._Run.ask

        def cut(self: Any, request: Any) -> Any:
            answer = ask(self, request)
            if request["op"] == "check_start":
                return answer | {"hexagrams": list(SWEPT)}
            return answer

        def tried(self: Any, trials: int) -> None:
            first = len(self.session.examples())  # then those under another reading, `ban` first
            self.ask({"op": "check_trials", "from": first, "to": first + 12, "jobs": 2})

        patch.setattr(checks._Run, "ask", cut)
        patch.setattr(checks._Run, "tried", tried)
        return check(
            session, only=(*COUNTED, "reading_breaks"), grids=True, jobs=2,
            progress=lambda *step: STEPS.append(step),
        )  # fmt: skip


def ran(arguments: Sequence[str]) -> tuple[int, str, str]:
    """Run the command line in this process."""
    out, err = io.TextIOWrapper(io.BytesIO(), "utf-8"), io.TextIOWrapper(io.BytesIO(), "utf-8")
    with redirect_stdout(out), redirect_stderr(err):
        status = cli.run(list(arguments))
    texts = []
    for stream in (out, err):
        stream.flush()
        texts.append(stream.buffer.getvalue().decode())  # type: ignore[attr-defined]
    return status, *texts  # type: ignore[return-value]


def test_the_few_hexagrams_show_every_kind(report: Report) -> None:
    kinds = {finding.kind for finding in report.findings}
    assert kinds == {*COUNTED, "reading_breaks"}
    assert report.stopped is None
    assert report.hexagrams == SWEPT


def test_progress_is_told_from_start_to_end(report: Report) -> None:
    assert report.findings
    assert STEPS[0] == ("sweep", 0, len(SWEPT))
    assert STEPS[-1] == ("sweep", len(SWEPT), len(SWEPT))


def test_what_is_found_there_is_known(report: Report) -> None:
    assert report.findings
    new = [finding.key for finding in report.new if finding.kind != "unshown"]
    assert new == []
    for finding in report.findings:
        if finding.known:
            assert finding.known.reason.zh and finding.known.reason.en


def test_the_command_of_a_finding_shows_it_when_it_is_pasted(report: Report) -> None:
    commands = [finding for finding in report.findings if finding.witness and finding.command]
    assert len(commands) > 30
    for finding in commands:
        program, verb, *rest = shlex.split(finding.command or "")
        assert program == "yimao" and verb in ("why", "query")
        status, out, err = ran([verb, *rest, "--json"])
        assert (status, err) == (0, ""), finding.command
        told = json.loads(out)
        assert finding.witness
        positive = [goal.term for goal in finding.witness.goals if not goal.term.startswith("\\+")]
        if verb == "query":
            assert told["count"] >= 1, finding.command
        elif finding.kind == "overlap":
            assert positive[0] in [concluded["term"] for concluded in told["conclusions"]], finding.command
        else:
            assert set(positive) <= {concluded["term"] for concluded in told["conclusions"]}, finding.command


def test_counts_shares_and_grids(report: Report) -> None:
    for finding in report.findings:
        if finding.kind in ("unshown", "reading_breaks"):
            assert (finding.count, finding.share, finding.grid) == (None, None, None)
            continue
        assert finding.count and finding.of in (2_949_120, 88_473_600)
        assert finding.share == finding.count / finding.of
        assert finding.proofs and finding.witness
        assert finding.grid and [len(row) for row in finding.grid] == [60] * 12
        assert sum(map(sum, finding.grid)) > 0


def test_both_proofs_of_a_conflict(report: Report) -> None:
    for finding in report.findings:
        if finding.kind == "conflict":
            assert finding.witness
            assert len(finding.proofs) == len(finding.witness.goals) == 2
            roots = [report.nodes[root] for root in finding.proofs]
            assert [root.term for root in roots] == [goal.term for goal in finding.witness.goals]
            assert all(root.kind == "rule" and report.proofs.children(root) for root in roots)


def test_places_are_files_of_the_knowledge_base(report: Report) -> None:
    places = [place for finding in report.findings for place in finding.rules]
    assert places
    for place in places:
        file, _, line = (place.source or "").rpartition(":")
        text = (KB / file).read_text(encoding="utf-8").splitlines()[int(line) - 1]
        assert "::" in text


def test_the_report_in_json_is_as_the_schema_says(report: Report) -> None:
    schemas = [json.loads(file.read_text(encoding="utf-8")) for file in sorted(SCHEMAS.glob("*.json"))]
    registry: Registry[Any] = Registry().with_resources(
        (schema["$id"], Resource.from_contents(schema)) for schema in schemas
    )
    schema = next(schema for schema in schemas if schema["$id"] == "findings.schema.json")
    told = json.loads(json.dumps(report.to_json()))
    assert list(Draft202012Validator(schema, registry=registry).iter_errors(told)) == []
    assert Report.from_json(told) == report


@pytest.mark.parametrize("lang", ["zh", "en", "both"])
@pytest.mark.parametrize("width", [80, 120])
def test_the_report_in_text_fits(report: Report, lang: Any, width: int) -> None:
    text = report_text(report, lang=lang, width=width, color=False)
    assert "\x1b" not in text
    for line in text.splitlines():
        assert cell_len(line) <= width or line.strip().startswith("yimao "), line
        assert line == line.rstrip()
    for finding in report.findings:
        assert finding.key.partition(": ")[2].split()[0] in text


class Page(HTMLParser):
    """What a page holds: ids, links within it, and whatever it would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: set[str] = set()
        self.fetched: list[str] = []
        self.tags: dict[str, int] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        self.tags[tag] = self.tags.get(tag, 0) + 1
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            if name == "href" and (value or "").startswith("#"):
                self.links.add((value or "")[1:])
            elif name in ("src", "href", "srcset"):
                self.fetched.append(value or "")


def test_the_report_as_a_page(report: Report, session: Session) -> None:
    text = report_html(report, lang="both", chapters=session.chapters())
    page = Page()
    page.feed(text)
    assert page.fetched == []
    assert "url(" not in text and "<script" not in text
    assert len(page.ids) == len(set(page.ids))
    assert page.links <= set(page.ids)
    pictures = sum(finding.grid is not None for finding in report.findings)
    assert page.tags["figure"] == pictures
    assert "prefers-color-scheme: dark" in text
    for finding in report.findings:
        assert finding.command is None or finding.command.split("'")[0] in text


def test_what_may_be_asked_of_a_check(session: Session) -> None:
    with pytest.raises(InputError, match=r"chapter 9 .* 11 to 20"):
        check(session, chapter=9)
    with pytest.raises(InputError, match="0 jobs"):
        check(session, jobs=0)
    with pytest.raises(InputError, match="nearest: conflict"):
        check(session, only=["conflicts"])
    with pytest.raises(InputError, match="nearest: ban"):
        check(session, only=["no_gloss"], readings={"bann": "jie"})


def test_static_kinds_alone_sweep_nothing(session: Session) -> None:
    report = check(session, only=["no_gloss", "uncited"], progress=lambda *step: pytest.fail(str(step)))
    assert (report.findings, report.gone, report.hexagrams, report.trials) == ((), (), (), 0)
    assert report.as_known


def test_what_a_report_makes_of_the_unknown_and_the_gone(kb: Path, tmp_path: Path) -> None:
    baseline = kb / "check" / "baseline.pl"
    text = baseline.read_text(encoding="utf-8")
    known = 'known(\'no_gloss: 12.1\', meant([12/1]), "無", "none").\n'
    baseline.write_text(text.replace("%   Two values where one is allowed\n", known, 1), encoding="utf-8")
    plant = PLANTS["a missing gloss"]
    file = kb / plant.file
    file.write_text(file.read_text(encoding="utf-8").replace(plant.old, plant.new), encoding="utf-8")
    code = (
        "import sys, json; from yimao.bridge.api import Session; from yimao.bridge.check import check; "
        "from yimao.bridge.render.check import report_text; "
        "report = check(Session(sys.argv[1]), only=['no_gloss']); "
        "print(json.dumps([report.as_known, report.to_json(), report_text(report, lang='en')]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(kb / "yimao.pl")],
        capture_output=True, encoding="utf-8", check=True, env={**os.environ, "YIMAO_CACHE": str(tmp_path)},
    )  # fmt: skip
    as_known, told, text = json.loads(done.stdout)
    assert as_known is False
    assert [finding["key"] for finding in told["findings"]] == ["no_gloss: 14.1/b"]
    assert told["gone"] == [{"key": "no_gloss: 12.1", "zh": "無", "en": "none"}]
    assert "✗ no_gloss: 14.1/b" in text and "chapters/ch14_gui_you.pl:" in text
    assert "No longer seen" in text and "0 known, 1 not known, 1 no longer seen" in text


def test_no_reason_repeats_the_book() -> None:
    if not PASSAGES.exists():
        pytest.skip(f"the text is not on this machine ({PASSAGES})")
    longest = 8

    def runs(text: str) -> list[str]:
        signs = re.sub(r"[^\u3400-\u9fff]", "", text)
        return [signs[at : at + longest + 1] for at in range(len(signs) - longest)]

    book = set(runs(PASSAGES.read_text(encoding="utf-8")))
    texts = re.findall(r'"([^"]*)"', (KB / "check" / "baseline.pl").read_text(encoding="utf-8"))
    assert len(texts) > 100
    assert [run for text in texts for run in runs(text) if run in book] == []


# ── the page of findings ────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def page() -> str:
    """The page as it is kept."""
    return (ROOT / "docs" / findings_page.NAME).read_text(encoding="utf-8")


def told_by_the_baseline(goal: str, template: str) -> list[str]:
    """Return what the baseline says, a line for each solution of a goal."""
    run = (
        f"use_module('{KB}/check/baseline'), use_module('{KB}/engine/notation'), "
        f"set_stream(user_output, encoding(utf8)), forall({goal}, format({template}))"
    )
    done = subprocess.run(
        ["swipl", "-f", "none", "--no-packs", "-g", run, "-t", "halt"],
        capture_output=True, encoding="utf-8", check=True, env={**os.environ, "LC_ALL": "C.UTF-8"},
    )  # fmt: skip
    assert done.stderr == ""
    return done.stdout.splitlines()


def test_the_page_tells_what_the_baseline_knows_and_nothing_else(page: str) -> None:
    known = told_by_the_baseline("known(Key, _, Zh, En)", '"~w\t~w\t~w~n", [Key, Zh, En]')
    keys = set()
    for line in known:
        key, zh, en = line.split("\t")
        assert f"`{key}`" in page, f"{key} is not in docs/{findings_page.NAME}; make the page anew"
        assert zh in page and en.replace("_", r"\_") in page
        keys.add(key)
    kinds = {key.partition(":")[0] for key in keys}
    told = set(re.findall(rf"`((?:{'|'.join(kinds)}): [^`]+)`", page))
    assert told == keys


def test_the_page_tells_every_tension(page: str) -> None:
    tensions = told_by_the_baseline("at_odds(N, _, Zh, En)", '"~w\t~w\t~w~n", [N, Zh, En]')
    assert len(tensions) >= 19
    for line in tensions:
        number, zh, en = line.split("\t")
        heading = page.index(f"### {number} {zh}\n\n{en}. [")
        section = page[heading : page.find("\n### ", heading + 1)]
        assert "`" in section, f"nothing is told of tension {number}"


def test_the_page_tells_every_reading(page: str, session: Session) -> None:
    for reading in session.readings():
        assert f"\n### {reading.name}\n\n{reading.reason.zh}。{reading.reason.en}. [" in page
        for option in reading.options:
            assert f"{option.zh} / {option.en}" in page


def test_the_links_of_the_page_lead(page: str) -> None:
    rules = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    for file, anchor in re.findall(r"\]\(([\w./]*)#([^)]+)\)", page):
        assert f'<a id="{anchor}"></a>' in (rules if file else page), anchor


def test_the_commands_of_the_page_show_what_it_says(page: str) -> None:
    commands = re.findall(r"```\n(yimao .*)\n```", page)
    assert len(commands) > 40
    for command in dict.fromkeys(commands):
        verb, *rest = shlex.split(command)[1:]
        if verb == "find":
            continue
        status, _, err = ran([verb, *rest])
        assert err == "" and status == (1 if "dong_kong=quan_dong" in command else 0), command


@pytest.mark.nightly
def test_the_page_is_current(session: Session, page: str) -> None:
    report = check(session, sensitivity=True)
    assert findings_page.page(report, session.readings()) == page


# ── every cast ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.nightly
def test_all_is_as_the_baseline_says(session: Session) -> None:
    report = check(session)
    assert [finding.key for finding in report.new] == []
    assert [gone.key for gone in report.gone] == []
    assert report.changes == 4096


@pytest.mark.nightly
def test_every_command_of_a_full_check_shows_its_finding(session: Session) -> None:
    for finding in check(session).findings:
        if finding.command and finding.witness:
            status, _, err = ran(shlex.split(finding.command)[1:])
            assert (status, err) == (0, "") or finding.kind == "reading_breaks", finding.command


@pytest.mark.nightly
def test_full_counts_by_masks_and_by_compiled_rules() -> None:
    subprocess.run(
        ["swipl", "-f", "none", "--no-packs", "--on-error=status", "--on-warning=status",
         str(ROOT / "tests" / "plunit.pl"), "--", str(ROOT / "tests" / "kb" / "space.plt")],
        env={**os.environ, "LC_ALL": "C.UTF-8", "YIMAO_FULL": "1"}, check=True,
    )  # fmt: skip
