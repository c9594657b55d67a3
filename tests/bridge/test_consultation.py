"""The public session from Python: casts, consultations, proofs, and what they become as JSON."""

from __future__ import annotations

import dataclasses
import json
import random
from datetime import datetime, timedelta, timezone

import pytest

from yimao.bridge import Cast, Consultation, InputError, Node, ProofTree, Session
from yimao.bridge.calendar import BRANCHES, SIXTY, pillars_at
from yimao.bridge.cast import GIVEN
from yimao.bridge.errors import AmbiguousName, NotAllowed, UnknownName

KUN = Cast.of("困", "兌", month="子", day="戊寅")
BEIJING = timezone(timedelta(hours=8))


@pytest.fixture(scope="module")
def session() -> Session:
    return Session()


@pytest.fixture(scope="module")
def kun(session: Session) -> Consultation:
    return session.consult(KUN, use="官鬼")


def random_casts(count: int) -> list[Cast]:
    """Make casts of six random lines at random times, some of them told in part."""
    rng = random.Random(12)
    casts = []
    for _ in range(count):
        known = {"month": rng.choice(BRANCHES), "day": rng.choice(SIXTY), "year": rng.choice(SIXTY)}
        kept = {name: value for name, value in known.items() if rng.random() < 0.8}
        casts.append(Cast.from_lines(rng.choices((6, 7, 8, 9), k=6), **kept))
    return casts


# ── casts ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_cast_of_names_is_asked_as_given() -> None:
    cast = Cast.of("kun4", "兑", month="子", term="冬至+3", for_="長男", readings={"ban": "ren_yi"})
    assert cast.to_request() == {
        "hexagram": "kun4", "changed": "兑", "month": "子", "term": "冬至", "days": 3, "for": "長男",
        "readings": {"ban": "ren_yi"},
    }  # fmt: skip


def test_a_cast_of_lines_is_asked_by_its_lines() -> None:
    assert Cast.from_lines([6, 7, 8, 7, 7, 8], day="戊寅").to_request() == {
        "lines": [6, 7, 8, 7, 7, 8],
        "day": "戊寅",
    }


def test_a_cast_of_a_moment_has_its_pillars() -> None:
    when = datetime(2024, 6, 5, 12, 11, tzinfo=BEIJING)
    cast, pillars = Cast.at(when, "困", use="世"), pillars_at(when)
    assert (cast.year, cast.month, cast.day) == (pillars.year, pillars.month, pillars.day)
    assert (cast.term, cast.days, cast.use) == (pillars.term, pillars.days, "世")
    assert [said.zh for said in cast.warnings] == [notice.zh for notice in pillars.warnings]
    assert {key: said.en for key, said in cast.conventions.items()} == dict(pillars.conventions)
    assert cast == Cast.at("2024-06-05T12:11+08:00", "困", use="世")


@pytest.mark.parametrize("term", ["冬至+", "冬至+x", "冬至+-1", "冬至+10000"])
def test_days_that_are_no_number_are_refused(term: str) -> None:
    with pytest.raises(InputError, match="no number of days"):
        Cast.of("困", term=term)


def test_what_was_understood_is_echoed(session: Session) -> None:
    typed = Cast.of(
        "zé shuǐ kùn", "dui", month="Rat", day="wuyin", year="xinmao", about="illness", for_="eldest son"
    )
    cast = session.consult(typed, use="ghost").cast
    assert (cast.hexagram, cast.changed, cast.lines) == ("困", "兌", (6, 7, 8, 7, 7, 8))
    assert (cast.year, cast.month_stem, cast.month, cast.day) == ("辛卯", "庚", "子", "戊寅")
    assert (cast.about, cast.for_, cast.use) == ("疾病", "長男", "官鬼")


@pytest.mark.parametrize("cast", random_casts(12), ids=str)
def test_an_understood_cast_asks_the_same_again(session: Session, cast: Cast) -> None:
    first = session.consult(cast, use="世")
    again = session.consult(first.cast)
    assert again == first
    untold = dataclasses.replace(first.cast, conventions=GIVEN)
    assert Cast.from_json(json.loads(json.dumps(first.cast.to_json()))) == untold


# ── a consultation ──────────────────────────────────────────────────────────────────────────────────────────


def test_the_chart_is_that_of_the_book(kun: Consultation) -> None:
    chart = kun.chart
    assert (chart.hexagram.name, chart.hexagram.outer, chart.hexagram.inner) == ("困", "兌", "坎")
    assert (chart.palace, chart.stage, chart.hidden.name, chart.body) == ("兌", "一世", "兌", "午")
    assert (chart.void, chart.self_body) == (("申", "酉"), 3)
    first = chart.lines[0]
    assert (first.mark, first.roles, first.spirit) == (6, ("世",), "勾陳")
    assert first[3:7] == first.seat == ("妻財", "戊", "寅", "木")
    assert (first.hidden, first.changed) == (("官鬼", "丁", "巳", "火"), ("官鬼", "丁", "巳", "火"))
    assert [line.states for line in chart.lines] == [("動", "日辰"), (), ("破",), (), ("空",), ()]


@pytest.mark.parametrize(("month", "day"), [("寅", "乙丑"), ("戌", "乙丑"), ("子", "戊寅"), ("酉", "戊寅")])
def test_a_line_is_marked_void_where_it_counts_as_void(month: str, day: str) -> None:
    """A moving line in the void is marked so, but it does not count as void, nor does one on the month."""
    session = Session()
    for marks in ((9, 6, 9, 6, 9, 6), (7, 7, 7, 9, 9, 9), (8, 8, 8, 6, 6, 6), (7, 8, 7, 8, 7, 8)):
        cast = Cast.from_lines(marks, month=month, day=day)
        chart = session.consult(cast).chart
        for state, goal in (
            ("空", "kong_yao(Pan, Y)"),
            ("動空", "dong(Pan, Y), zhi(Pan, Y, Z), kong(Pan, Z)"),
        ):
            marked = [line.line for line in chart.lines if state in line.states]
            assert marked == [solution["Y"] for solution in session.query(goal, cast).solutions]
            assert all(line.branch in chart.void for line in chart.lines if state in line.states)


def test_a_moving_line_in_the_void_is_told_apart() -> None:
    chart = Session().consult(Cast.from_lines((7, 7, 7, 7, 7, 9), month="寅", day="乙丑")).chart
    assert chart.lines[5].states == ("動", "動空")
    chart = Session().consult(Cast.from_lines((7, 7, 7, 7, 7, 7), month="寅", day="乙丑")).chart
    assert chart.lines[5].states == ("空",)


def test_the_conclusions_are_those_of_the_book(kun: Consultation) -> None:
    concluded = {conclusion.term: conclusion for conclusion in kun.conclusions}
    present = concluded["you_wu(官鬼, 有而無(月破))"]
    assert (present.predicate, present.args) == ("you_wu", ("官鬼", "有而無(月破)"))
    assert (present.chapter, present.status, present.room) == (17, "stands", "you_wu")
    hidden = concluded["fu_chu(1, 出)"]
    assert (hidden.args, hidden.chapter, hidden.room) == ((1, "出"), 12, "fu")
    assert {"12.7", "12.5n"} <= set(hidden.cites)
    assert concluded["sheng_ke(官鬼, 得生)"].polarity == "吉"


def test_conclusions_stand_under_their_rooms_in_order(kun: Consultation) -> None:
    order = [room.room for room in kun.rooms]
    shown = [room.room for room, _ in kun.by_room() if room]
    assert shown == sorted(shown, key=order.index)
    assert [one for _, group in kun.by_room() for one in group] == list(kun.conclusions)


def test_the_ledger_is_by_the_polarity_of_the_text(kun: Consultation) -> None:
    (ledger,) = kun.ledger
    assert ledger.use == "官鬼"
    assert ledger.first is not None and kun.conclusions[ledger.first].predicate == "you_wu"
    sides = {(entry.side, entry.sign) for entry in ledger.entries if entry.bears == "用神"}
    assert sides == {("for", "吉"), ("against", "凶")}
    said = {kun.conclusions[entry.conclusion].term: entry.side for entry in ledger.entries}
    assert said["po_yao(3)"] == "against" and said["fu_chu(1, 出)"] == "for"


def test_asking_adds_to_what_the_cast_says(session: Session) -> None:
    cast = Cast.of("困", use="世", readings={"ban": "ren_yi"})
    asked = session.consult(cast, use="妻財", readings={"ke_wo": "jie"})
    assert asked.use == ("妻財",)
    chosen = {reading.name: reading.option for reading in asked.readings if reading.option != reading.default}
    assert chosen == {"ban": "ren_yi", "ke_wo": "jie"} == asked.cast.readings
    assert session.consult(cast).use == ("世",)
    assert cast == Cast.of("困", use="世", readings={"ban": "ren_yi"})


def test_everything_is_frozen(kun: Consultation) -> None:
    for value in (
        kun,
        kun.cast,
        kun.chart,
        kun.chart.lines[0],
        kun.conclusions[0],
        kun.nodes[0],
        kun.readings[0],
    ):
        name = next(
            iter(getattr(value, "_fields", None) or [field.name for field in dataclasses.fields(value)])
        )
        with pytest.raises(AttributeError):
            setattr(value, name, None)


def test_every_value_of_the_chart_has_its_labels(session: Session) -> None:
    for cast in random_casts(20):
        chart, labels = (consultation := session.consult(cast, use="世")).chart, consultation.labels
        seats = [seat for line in chart.lines for seat in (line.seat, line.hidden, line.changed) if seat]
        shown = {
            "liu_qin": {seat.kin for seat in seats},
            "gan": {seat.stem for seat in seats},
            "zhi": {seat.branch for seat in seats} | set(chart.void) | {chart.body},
            "xing": {seat.phase for seat in seats},
            "liu_shen": {line.spirit for line in chart.lines if line.spirit},
            "wang_shuai": {line.strength for line in chart.lines if line.strength},
            "gua": {chart.palace},
            "gong": {chart.stage},
        }
        for kind, values in shown.items():
            assert values <= set(labels.get(kind, {})), kind
            assert all(set(names) == {"hans", "pinyin", "en"} for names in labels.get(kind, {}).values())


# ── JSON ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_json_has_the_names_of_the_contract(kun: Consultation) -> None:
    written = kun.to_json()
    assert list(written)[:11] == [
        "schema", "cast", "chart", "use", "harms", "judged", "rooms", "conclusions", "ledger", "readings",
        "conventions",
    ]  # fmt: skip
    assert {"hexagram", "changed", "palace", "stage", "hidden", "mutual", "void", "lines"} <= set(
        written["chart"]
    )
    assert set(written["conclusions"][0]) == {
        "term", "predicate", "args", "chapter", "cites", "zh", "en", "polarity", "status", "proof", "room", "uses",
    }  # fmt: skip
    assert set(written["nodes"][0]) == {"id", "parent", "kind", "term", "rule", "passage", "zh", "en"}
    assert written["schema"] == "yimao.consultation.1"


@pytest.mark.parametrize("cast", [KUN, Cast.at("2024-02-04T16:28+08:00", "乾"), *random_casts(6)], ids=str)
def test_json_is_read_back_as_it_was(session: Session, cast: Cast) -> None:
    consultation = session.consult(cast, use="官鬼", readings={"ban": "ren_yi"})
    written = json.dumps(consultation.to_json(), ensure_ascii=False)
    read = Consultation.from_json(json.loads(written))
    assert read == consultation
    assert json.dumps(read.to_json(), ensure_ascii=False) == written


# ── proofs ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_nodes_make_one_tree_for_each_conclusion(kun: Consultation) -> None:
    proofs = kun.proofs
    assert [node.id for node in kun.nodes] == list(range(len(kun.nodes)))
    assert all(node.parent is None or node.parent < node.id for node in kun.nodes)
    assert [root.id for root in proofs.roots] == [conclusion.proof for conclusion in kun.conclusions]
    for conclusion in kun.conclusions:
        assert kun.nodes[conclusion.proof].term == conclusion.term


def test_a_full_walk_meets_every_node_once_and_in_order(kun: Consultation) -> None:
    walked = [node.id for root in kun.proofs.roots for node in (root, *(n for _, n in kun.proofs.walk(root)))]
    assert walked == [node.id for node in kun.nodes]
    for root in kun.proofs.roots:
        above = {0: root}
        for depth, node in kun.proofs.walk(root):
            assert node.parent == above[depth - 1].id
            above[depth] = node


def test_the_citations_are_those_of_the_proof(kun: Consultation) -> None:
    for conclusion in kun.conclusions:
        root = kun.nodes[conclusion.proof]
        below = [node for _, node in kun.proofs.walk(root)]
        assert set(conclusion.cites) == {node.passage for node in (root, *below) if node.passage}


def test_a_short_walk_says_what_one_would_say_aloud(kun: Consultation) -> None:
    short = [node for root in kun.proofs.roots for _, node in kun.proofs.walk(root, detail="short")]
    full = [node for root in kun.proofs.roots for _, node in kun.proofs.walk(root)]
    assert set(short) < set(full)
    assert not {node.kind for node in short} & {"table", "test"}
    for root in kun.proofs.roots:
        sentences = [node.zh for _, node in kun.proofs.walk(root, detail="short")]
        assert len(sentences) == len(set(sentences))
    hidden = next(root for root in kun.proofs.roots if root.term == "fu_chu(1, 出)")
    said = {node.passage for _, node in kun.proofs.walk(hidden, detail="short") if node.kind == "rule"}
    assert {"12.7", "12.3", "12.5n"} <= said


def test_a_walk_goes_no_deeper_than_asked(kun: Consultation) -> None:
    for root in kun.proofs.roots:
        for detail in ("short", "full"):
            steps = list(kun.proofs.walk(root, detail=detail))
            shallow = list(kun.proofs.walk(root, detail=detail, depth=2))
            assert all(depth <= 2 for depth, _ in shallow)
            if detail == "full":
                assert shallow == [(depth, node) for depth, node in steps if depth <= 2]


def test_a_proof_may_be_deeper_than_python_recurses() -> None:
    nodes = [
        Node(n, n - 1 if n else None, "rule", f"p({n})", "12.5/a", "12.5", f"甲{n}", f"a{n}")
        for n in range(50_000)
    ]
    tree = ProofTree(nodes)
    assert [depth for depth, _ in tree.walk(nodes[0])] == list(range(1, 50_000))
    assert len(list(tree.walk(nodes[0], detail="short"))) == 49_999


# ── the other requests ──────────────────────────────────────────────────────────────────────────────────────


def test_a_query_and_its_proof_agree(session: Session) -> None:
    found = session.query("fu_chu(Pan, Yao, Degree)", KUN)
    why = session.why("fu_chu(Pan, Yao, Degree)", KUN)
    values = {(solution["Yao"], solution["Degree"]) for solution in found.solutions}
    assert {tuple(conclusion.args) for conclusion in why.conclusions} == values
    assert (1, "出") in values
    assert found.count == len(found.solutions) == len(values)
    assert why.proofs.roots[0].term == why.conclusions[0].term


def test_readings_and_topics_say_what_they_rest_on(session: Session) -> None:
    for reading in session.readings():
        assert reading.option == reading.default
        assert reading.option in {option.option for option in reading.options}
        assert reading.passages
        assert reading.reason.zh
        assert reading.reason.en
    topics = {topic.topic: topic for topic in session.topics()}
    assert topics["疾病"].uses == ("世", "官鬼")
    assert "13.9" in topics["疾病"].passages
    assert topics["天氣"].passages == ()


def test_an_example_is_judged(session: Session) -> None:
    (case,) = session.cases("12-1")
    assert (case.id, case.passage, case.holds, case.casts) == ("12-1", "12.1n", True, 1)
    assert "12.7" in next(claim.passages for claim in case.claims if claim.goal == "fu_chu(1, 出)")
    assert json.loads(json.dumps(case.to_json()))["claims"][0]["claim"] == "holds"


@pytest.mark.parametrize(
    ("cast", "error"),
    [
        (Cast.of("kun"), AmbiguousName),
        (Cast.of("困困"), UnknownName),
        (Cast.of("困", day="甲丑"), UnknownName),
        (Cast(), InputError),
        (Cast.from_lines([7, 7, 7]), InputError),
        (Cast.from_lines([7, 7, 7, 7, 7, 5]), InputError),
    ],
    ids=str,
)
def test_bad_casts_are_typed_errors(session: Session, cast: Cast, error: type[InputError]) -> None:
    with pytest.raises(error):
        session.consult(cast)


def test_a_goal_outside_the_vocabulary_is_a_typed_error(session: Session) -> None:
    with pytest.raises(NotAllowed):
        session.query("shell(ls)", KUN)
    with pytest.raises(NotAllowed):
        session.why("fu_chu(Pan, 1, 出), true", KUN)
    with pytest.raises(InputError, match="nearest is 12-1"):
        list(session.cases("12-11"))
