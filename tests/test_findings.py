"""What the checks find: the report, each place where the text is at odds with itself, and the page made of it."""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import subprocess
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from markupsafe import escape
from referencing import Registry, Resource
from rich.cells import cell_len
from test_examples import script

from yimao import cli
from yimao.bridge import check as checks
from yimao.bridge.api import Session
from yimao.bridge.check import Finding, Report, check
from yimao.bridge.errors import InputError
from yimao.bridge.findings_page import NAME, page
from yimao.bridge.render.check import progress_bar, report_html, report_text

ROOT = Path(__file__).resolve().parents[1]
KB = ROOT / "kb"
SCHEMAS = ROOT / "docs" / "schema"
PASSAGES = ROOT.parent / "shared" / "doctrine" / "passages.tsv"

SWEPT = ("乾", "屯", "坤", "需")
COUNTED = ("conflict", "hole", "disagreement", "overlap")
IDLE = ("idle_premise", "idle_under")
STEPS: list[tuple[str, int, int]] = []


@pytest.fixture(scope="module")
def session() -> Session:
    """The doctrine."""
    return Session()


@contextmanager
def few(*hexagrams: str) -> Iterator[pytest.MonkeyPatch]:
    """Let a check sweep these hexagrams alone."""
    with pytest.MonkeyPatch.context() as patch:
        ask = checks._Run.ask

        def cut(self: Any, request: Any) -> Any:
            answer = ask(self, request)
            if request["op"] in ("check_start", "sensitivity_start") and answer["hexagrams"]:
                return answer | {"hexagrams": list(hexagrams)}
            return answer

        patch.setattr(checks._Run, "ask", cut)
        yield patch


@pytest.fixture(scope="module")
def report(session: Session) -> Report:
    """What is found when a few hexagrams are swept, and what hangs on a reading tried."""

    def tried(self: Any, trials: int) -> None:
        first = len(self.session.examples())  # then those under another reading
        self.ask({"op": "check_trials", "from": first, "to": trials, "jobs": 2})

    with few(*SWEPT) as patch:
        patch.setattr(checks._Run, "tried", tried)
        return check(
            session, only=(*COUNTED, *IDLE, "reading_breaks"), grids=True, jobs=2,
            progress=lambda *step: STEPS.append(step),
        )  # fmt: skip


@pytest.fixture(scope="module")
def switched(session: Session) -> Report:
    """What hangs on each reading in the casts of one hexagram, which has a soul."""
    with few("需"):
        return check(session, only=["no_gloss"], sensitivity=True, jobs=2)


@pytest.fixture(scope="module")
def never(session: Session) -> Report:
    """What the text names and no cast can show: every cast is looked at."""
    return check(session, only=("unshown",), jobs=2)


def ran(arguments: Sequence[str]) -> tuple[int, str, str]:
    """Run the command line in this process."""
    out, err = io.TextIOWrapper(io.BytesIO(), "utf-8"), io.TextIOWrapper(io.BytesIO(), "utf-8")
    with redirect_stdout(out), redirect_stderr(err):
        status = cli.run(list(arguments))
    texts = []
    for stream in (out, err):
        stream.flush()
        texts.append(stream.buffer.getvalue().decode())  # type: ignore[attr-defined]
    return status, texts[0], texts[1]


def baseline(goal: str, *variables: str) -> list[tuple[str, ...]]:
    """Return the values that some variables have in the solutions of a goal of the baseline."""
    line = "\\t".join("~w" for _ in variables) + "~n"
    run = (
        f"use_module('{KB}/check/baseline'), use_module('{KB}/engine/notation'), "
        f'set_stream(user_output, encoding(utf8)), forall({goal}, format("{line}", [{", ".join(variables)}]))'
    )
    done = subprocess.run(
        ["swipl", "-f", "none", "--no-packs", "-g", run, "-t", "halt"],
        capture_output=True, encoding="utf-8", check=True, env={**os.environ, "LC_ALL": "C.UTF-8"},
    )  # fmt: skip
    assert done.stderr == ""
    return [tuple(line.split("\t")) for line in done.stdout.splitlines()]


# ── where the text is at odds with itself ───────────────────────────────────────────────────────────────────

# Each tension by its number, and what shows it.
TENSIONS = {
    1: (
        "disagreement: 13.3n, 13.5n gua_fan(A, 乾, 巽), yue_jian(戌) without fan_yin(fan(卦(A), 非))",
        "disagreement: 13.3n, 13.5n gua_fan(A, 乾, 巽), ri_chen(B, 亥) without fan_yin(fan(卦(A), 非))",
        "reading_breaks: ban=ren_yi 13-5",
        "idle_under: ban=ren_yi 13.5/a",
    ),
    2: ("conflict: fan_yin 重 / 非",),
    3: ("unshown: 16.1 zhi(X1, 亥), bian_zhi(X1, 子)", "unshown: 16.1 zhi(X1, 未), bian_zhi(X1, 辰)"),
    4: ("unshown: 13.1 zhi(X1, 子), bian_zhi(X1, 午)", "unshown: 13.1 zhi(X1, 戌), bian_zhi(X1, 辰)"),
    5: (
        "unshown: 18.2 gua_gong(X1, 墓), \\+gua_gong(X1, 絕)",
        "unshown: 18.2 gua_gong(X1, 絕), \\+gua_gong(X1, 墓)",
        "idle_premise: 18.2n/hua gua_gong(X1, 墓)",
    ),
    6: (
        "disagreement: 20.2n, 17.2, 20.5 gan_hua_yong(A, 有) without you_wu(A, 無而有(干化))",
        "disagreement: 20.2n, 20.5 gan_hua_yong(A, 有), hua_yong(A, B) without \\+gan_hua_ci(B, 不可恃)",
        "reading_breaks: gan_hua_when=all 20-1",
    ),
    7: ("disagreement: 12.7n, outer 41 fu_chu(A, 同出) without \\+fei_jin(A)",),
    8: ("hole: jin_fa where jin_tui_shen(X1, 進神)", "hole: tui_fa where jin_tui_shen(X1, 退神)"),
    9: ("idle_under: fei_kong=bu_chu 12.5/c", "overlap: 12.6/a by 12.5n/i", "overlap: 12.7/d by 12.5n/i"),
    10: (
        "overlap: 16.3/a by 16.3/d",
        "disagreement: 16.4 tui_fa(A, 不退) without \\+ (xing(A, B), \\+wang_xiang(B))",
    ),
    11: (
        "disagreement: 11.9n, 11.11n bu_yong_gua(交, A) without \\+ (hu_gua(B, C), liu_shi_si_gua(A, C, B))",
    ),
    12: (
        "unshown: 11.5n ben_gua(臨), zhi_gua(蠱), yue_jian(寅), shen_ke(官鬼, 洩氣, 忌神), "
        "shen_zuo(官鬼, 忌神)",
    ),
    13: ("disagreement: 13.3n, 19.5n gua_zhi_kong(他章, A, B) without gua_zhi_kong(邦宅, A, B)",),
    14: ("disagreement: 13.7n, outer 26 yao_fan(A), zhi(A, B), kong(B) without kong_yao(A)",),
    15: ("disagreement: 17.2, 17.2n you_wu(A, 無而有(日月)) without \\+cang_chu(A, B)",),
    16: (
        "disagreement: 18.3, 18.3n mu_jue_ji(A, B, C) without "
        "member(A, [國事, 出師, 身命, 住基, 守, 遷, 疾病])",
    ),
    17: ("disagreement: 15.2, 15.2n yue_jian(卯), jie_qi(A) without qi_yao(升, 4, B)",),
    18: ("disagreement: 14.1, 14.2 duan_14(A, B, C), topic(A, D, E) without member(世, D)",),
    19: ("unshown: 18.4 gua(X1, X2), member(X2, [乾, 坤, 艮, 巽]), gua_kong_po(X1, 破)",),
}


@pytest.mark.parametrize("number", TENSIONS)
def test_a_tension_is_found(report: Report, never: Report, number: int) -> None:
    found = {finding.key: finding for finding in (*report.findings, *never.findings)}
    for key in TENSIONS[number]:
        known = found[key].known
        assert known and (known.ground, known.at_odds) == ("tension", number)


def test_every_tension_is_among_them(report: Report) -> None:
    assert [odds.number for odds in report.at_odds] == list(TENSIONS)


def test_a_strong_line_that_is_struck_and_advances_on_the_day_is_of_two_classes(report: Report) -> None:
    (found,) = (finding for finding in report.findings if finding.key == "overlap: 16.3/a by 16.3/d")
    assert found.witness
    assert (found.witness.cast.month, found.witness.cast.day) == ("卯", "壬申")
    assert [goal.term for goal in found.witness.goals] == ["jin_fa(2, 不能進)", "jin_fa(2, 大進)"]
    assert [report.nodes[root].kind for root in found.proofs] == ["rule", "defeated"]


def test_what_no_cast_can_show_is_as_the_baseline_says(never: Report) -> None:
    assert (never.changes, never.new, never.gone) == (4096, (), ())
    assert len(never.findings) == 20


def test_the_steps_of_a_line_are_those_that_moving_lines_make(never: Report, session: Session) -> None:
    shown = {
        (line["branch"], line["changed"]["branch"])
        for one, other in _every_line_moves(session)
        for line in session.ask({"op": "chart", "cast": {"hexagram": one, "changed": other}})["chart"][
            "lines"
        ]
        if line["changed"]
    }
    for finding in never.findings:
        if step := re.search(r"zhi\(X1, (.)\), bian_zhi\(X1, (.)\)", finding.key):
            assert step.groups() not in shown
    assert {("卯", "酉"), ("巳", "亥"), ("寅", "卯"), ("申", "酉"), ("丑", "辰"), ("未", "戌")} <= shown


def _every_line_moves(session: Session) -> Iterator[tuple[str, str]]:
    """Yield changes in which every trigram turns into every other, below and above."""
    pure = ["乾", "坤", "震", "巽", "坎", "離", "艮", "兌"]
    yield from ((one, other) for one in pure for other in pure)


# ── the report ──────────────────────────────────────────────────────────────────────────────────────────────


def test_progress_is_told_from_start_to_end(report: Report) -> None:
    assert report.findings
    assert STEPS[0] == ("sweep", 0, len(SWEPT))
    assert STEPS[-1] == ("sweep", len(SWEPT), len(SWEPT))


def test_the_few_hexagrams_show_nothing_new(report: Report) -> None:
    assert (report.stopped, report.hexagrams) == (None, SWEPT)
    assert {finding.kind for finding in report.findings} == {*COUNTED, *IDLE, "reading_breaks"}
    assert [finding.key for finding in report.new if finding.kind not in IDLE] == []
    for finding in report.findings:
        if finding.known:
            assert finding.known.reason.zh and finding.known.reason.en


def test_the_command_of_a_finding_shows_it_when_it_is_pasted(report: Report) -> None:
    kinds: Counter[str] = Counter()
    for finding in report.findings:
        if finding.witness:
            kinds[finding.kind] += 1
            shown(finding)
    assert set(kinds) == {*COUNTED, "reading_breaks"} and kinds.total() > 50


def shown(finding: Finding) -> None:
    """See that the command of a finding shows what it says of its witness."""
    program, verb, *rest = shlex.split(finding.command)
    assert program == "yimao" and verb in ("why", "why-not", "query")
    status, out, err = ran([verb, *rest, "--json"])
    assert (status, err) == (0, ""), finding.command
    told = json.loads(out)
    assert finding.witness
    holds = [goal.term for goal in finding.witness.goals if not goal.term.startswith("\\+")]
    fails = [goal.term.removeprefix("\\+") for goal in finding.witness.goals if goal.term.startswith("\\+")]
    if verb == "query":
        assert told["count"] >= 1, finding.command
        return
    if verb == "why-not":
        assert not holds and fails[0].partition("(")[0] in told["goal"], finding.command
        return
    concluded = [conclusion["term"] for conclusion in told["conclusions"]]
    if finding.kind == "overlap":
        assert holds[0] in concluded and holds[1] not in concluded, finding.command
    else:
        assert holds and set(holds) <= set(concluded), finding.command
        assert not {term for term in fails if term in concluded}, finding.command


def test_a_finding_without_a_cast_has_a_command_that_finds_it_again(report: Report, never: Report) -> None:
    searched = [finding for finding in never.findings if finding.passages == ("18.2",)]
    for finding in searched:
        verb, *rest = shlex.split(finding.command)[1:]
        status, out, err = ran([verb, *rest, "--json"])
        assert (verb, status, err, json.loads(out)["count"]) == ("find", 1, "", 0)
    assert len(searched) == 2
    idle = next(finding for finding in report.findings if finding.key == TENSIONS[5][2])
    assert idle.command == "yimao check --only idle_premise --chapter 18"


def test_under_another_reading_the_command_says_so(session: Session) -> None:
    with few("乾"):
        found = check(session, only=["conflict", "dead_rule"], readings={"ban": "ren_yi"}, jobs=1).findings
    reversed_ = next(finding for finding in found if finding.key == "conflict: fan_yin 重 / 非")
    assert reversed_.command.endswith(" --reading ban=ren_yi")
    shown(reversed_)
    dead = next(finding for finding in found if finding.key == "dead_rule: 13.5/a")
    assert dead.command == "yimao check --only dead_rule --chapter 13 --reading ban=ren_yi"


@pytest.mark.parametrize("chapter", [13, 17, 18])
def test_a_chapter_alone_is_told_as_within_the_whole(session: Session, report: Report, chapter: int) -> None:
    with few(*SWEPT):
        alone = check(session, only=COUNTED, chapter=chapter, jobs=2)
    of_chapter = re.compile(rf"{chapter}\.")
    expected = [
        (finding.key, finding.count, finding.command)
        for finding in report.findings
        if finding.kind in COUNTED and any(map(of_chapter.match, finding.passages))
    ]
    assert sorted((finding.key, finding.count, finding.command) for finding in alone.findings) == sorted(
        expected
    )
    assert {gone.key for gone in alone.gone} <= {gone.key for gone in report.gone}


def test_counts_shares_and_grids(report: Report) -> None:
    for finding in report.findings:
        if finding.kind not in COUNTED:
            assert (finding.count, finding.share, finding.grid) == (None, None, None)
            continue
        assert finding.count and finding.of in (2_949_120, 88_473_600)
        assert finding.share == finding.count / finding.of
        assert finding.proofs and finding.witness
        assert finding.grid and [len(row) for row in finding.grid] == [60] * 12
        assert sum(map(sum, finding.grid)) > 0


def test_both_proofs_of_a_conflict(report: Report) -> None:
    conflicts = [finding for finding in report.findings if finding.kind == "conflict"]
    assert len(conflicts) > 3
    for finding in conflicts:
        assert finding.witness
        assert len(finding.proofs) == len(finding.witness.goals) == 2
        roots = [report.nodes[root] for root in finding.proofs]
        assert [root.term for root in roots] == [goal.term for goal in finding.witness.goals]
        assert all(root.kind == "rule" and report.proofs.children(root) for root in roots)


def test_places_are_rules_in_the_files_of_the_knowledge_base(report: Report) -> None:
    places = [place for finding in report.findings for place in finding.rules]
    assert len(places) > 100
    for place in places:
        file, _, line = (place.source or "").rpartition(":")
        text = (KB / file).read_text(encoding="utf-8").splitlines()[int(line) - 1]
        assert "::" in text


def test_the_report_in_json_is_as_the_schema_says(report: Report, switched: Report) -> None:
    schemas = [json.loads(file.read_text(encoding="utf-8")) for file in sorted(SCHEMAS.glob("*.json"))]
    registry: Registry[Any] = Registry().with_resources(
        (schema["$id"], Resource.from_contents(schema)) for schema in schemas
    )
    schema = next(schema for schema in schemas if schema["$id"] == "findings.schema.json")
    for one in (report, switched):
        told = json.loads(json.dumps(one.to_json()))
        assert list(Draft202012Validator(schema, registry=registry).iter_errors(told)) == []
        assert Report.from_json(told) == one


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
        assert finding.command in text


def test_what_hangs_on_a_reading_is_counted_and_shown(switched: Report, session: Session) -> None:
    assert switched.switched
    found = {(one.reading, one.predicate): one for one in switched.switched}
    assert len({reading for reading, _ in found}) > 15
    for one in switched.switched:
        assert 0 < one.count < one.of and one.of in (2_949_120, 88_473_600)
        status, out, err = ran([*shlex.split(one.command)[1:], "--json"])
        assert err == "" and (status == 0 or not one.after), one.command
        concluded = {conclusion["term"] for conclusion in json.loads(out)["conclusions"]}
        assert {goal.term for goal in one.after} <= concluded
        assert not {goal.term for goal in one.before} & concluded
        default = session.why(one.command.split("'")[1], replace(one.cast, readings={}))
        concluded = {conclusion.term for conclusion in default.conclusions}
        assert {goal.term for goal in one.before} <= concluded
        assert not {goal.term for goal in one.after} & concluded
    other = found["hun_bi", "duan_14"]
    assert (other.count, other.cast.use, other.before) == (64 * 720, "應", ())
    assert [goal.term for goal in other.after] == ["duan_14(彼留, 遊魂, 不常)"]
    text = report_text(switched, lang="en", width=80, color=False)
    page = report_html(switched, lang="en", chapters=session.chapters())
    for one in switched.switched:
        assert one.command in text
        assert f"{one.reading}={one.option}" in page and f"{one.predicate}/{one.arity}" in page


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        """Say so."""
        return True


def test_progress_is_shown_on_a_terminal_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "80")
    with progress_bar(io.StringIO(), "en") as progress:
        assert progress is None
    terminal = Terminal()
    with progress_bar(terminal, "en") as progress:
        assert progress
        progress("sweep", 0, 64)
        progress("sweep", 64, 64)
        progress("trials", 10, 199)
    told = terminal.getvalue()
    assert "every cast" in told and "64/64" in told and "the worked examples" in told and "10/199" in told


class Page(HTMLParser):
    """What a page holds: ids, links within it, and whatever it would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: set[str] = set()
        self.fetched: list[str] = []
        self.tags: Counter[str] = Counter()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        self.tags[tag] += 1
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            if name == "href" and (value or "").startswith("#"):
                self.links.add((value or "")[1:])
            elif name in ("src", "href", "srcset"):
                self.fetched.append(value or "")


def test_the_report_as_a_page(report: Report, session: Session) -> None:
    text = report_html(report, lang="both", chapters=session.chapters())
    told = Page()
    told.feed(text)
    assert told.fetched == []
    assert "url(" not in text and "<script" not in text
    assert len(told.ids) == len(set(told.ids))
    assert told.links <= set(told.ids)
    assert told.tags["figure"] == sum(finding.grid is not None for finding in report.findings)
    assert "prefers-color-scheme: dark" in text
    for finding in report.findings:
        assert finding.command.split("'")[0] in text
    heads = re.findall(r"<summary>(.*?)</summary>", text, re.DOTALL)
    for finding in report.findings:
        (head,) = [
            head for head in heads if f"{escape(finding.words.en.partition(': ')[2])}</span></span>" in head
        ][:1]
        assert "<code>" not in head
        if finding.count is not None:
            assert re.search(rf"{finding.of:,} 占中 [\d,]+ 占（", head)


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
def kept() -> str:
    """The page as it is kept."""
    return (ROOT / "docs" / NAME).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    return script("pages")


def test_the_page_tells_what_the_baseline_knows_and_nothing_else(kept: str) -> None:
    keys = set()
    for key, zh, en in baseline("known(Key, _, Zh, En)", "Key", "Zh", "En"):
        assert f"`{key}`" in kept, f"{key} is not in docs/{NAME}; run `make findings`"
        reason = f"{zh}。{en[0].upper()}{en[1:]}.".replace("_", r"\_")
        assert reason in kept, f"{reason} is not in docs/{NAME}; run `make findings`"
        keys.add(key)
    kinds = {key.partition(":")[0] for key in keys}
    assert set(re.findall(rf"`((?:{'|'.join(kinds)}): [^`]+)`", kept)) == keys


def test_the_page_tells_every_tension(kept: str) -> None:
    tensions = baseline("at_odds(N, _, Zh, En)", "N", "Zh", "En")
    assert [int(number) for number, _, _ in tensions] == list(TENSIONS)
    for number, zh, en in tensions:
        heading = kept.index(f"### {number} {zh}\n\n{en[0].upper()}{en[1:]}. [")
        section = kept[heading : kept.find("\n### ", heading + 1)]
        for key in TENSIONS[int(number)]:
            assert f"`{key}`" in section


def test_the_page_tells_what_hangs_on_every_reading(kept: str, session: Session) -> None:
    for reading in session.readings():
        en = reading.reason.en
        start = kept.index(f"\n### {reading.name}\n\n{reading.reason.zh}。{en[0].upper()}{en[1:]}. [")
        section = kept[start : kept.find("\n### ", start + 1)]
        for option in reading.options:
            assert f"{option.zh} / {option.en}" in section
        assert re.search(r"^\| `\w+` \| [\d,]+ of [\d,]+ casts \(", section, re.MULTILINE), reading.name


def test_the_links_of_the_page_lead(kept: str) -> None:
    rules = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    links = re.findall(r"\]\(([\w./]*)#([^)]+)\)", kept)
    assert len(links) > 100
    for file, anchor in links:
        assert f'<a id="{anchor}"></a>' in (rules if file else kept), anchor


def test_the_commands_of_the_page_show_what_it_says(kept: str) -> None:
    commands = re.findall(
        r"^(?:```sh\n|    `)(yimao (?:why|why-not|query) .*?)(?:\n```|`)$", kept, re.MULTILINE
    )
    assert len(commands) > 80
    switched = dict(
        re.findall(r"(\| `\w+` \| [^\n]*\|)\n(?:\|[^\n]*\n)*\n[^\n]*:\n\n```sh\n(yimao .*)\n```", kept)
    )
    gone = {command for row, command in switched.items() if row.endswith("| — |")}
    assert len(switched) > 15 and gone
    for command in dict.fromkeys(commands):
        status, _, err = ran(shlex.split(command)[1:])
        assert err == "" and (status == 0 or command in gone), command


def test_a_page_is_not_made_of_half_a_report(report: Report, session: Session) -> None:
    with pytest.raises(ValueError, match="hangs on the readings"):
        page(report, session.readings())


# ── every cast ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def whole(session: Session) -> Report:
    """What is found in every cast, and what hangs on each reading."""
    return check(session, sensitivity=True)


@pytest.mark.nightly
def test_all_is_as_the_baseline_says(whole: Report) -> None:
    assert ([finding.key for finding in whole.new], [gone.key for gone in whole.gone]) == ([], [])
    assert whole.changes == 4096
    counts = {finding.key: finding.count for finding in whole.findings}
    assert [counts[key] for key in TENSIONS[8]] == [306_792, 184_192]


@pytest.mark.nightly
def test_the_page_is_current(whole: Report, session: Session, kept: str) -> None:
    assert page(whole, session.readings()) == kept, f"docs/{NAME} is not current; run `make findings`"


@pytest.mark.nightly
def test_every_command_of_a_full_check_shows_its_finding(whole: Report) -> None:
    for finding in whole.findings:
        if finding.witness:
            shown(finding)


@pytest.mark.nightly
def test_every_reading_changes_some_conclusion_and_its_command_shows_it(
    whole: Report, session: Session
) -> None:
    assert whole.switched
    assert {one.reading for one in whole.switched} == {reading.name for reading in session.readings()}
    for one in whole.switched:
        assert one.before or one.after
        status, _, err = ran(shlex.split(one.command)[1:])
        assert (status, err) == (0 if one.after else status, "")


@pytest.mark.nightly
def test_full_counts_by_masks_and_by_compiled_rules() -> None:
    subprocess.run(
        ["swipl", "-f", "none", "--no-packs", "--on-error=status", "--on-warning=status",
         str(ROOT / "tests" / "plunit.pl"), "--", str(ROOT / "tests" / "kb" / "space.plt")],
        env={**os.environ, "LC_ALL": "C.UTF-8", "YIMAO_FULL": "1"}, check=True,
    )  # fmt: skip
