"""Editions: a text is cut where the passages begin, whatever its script and its faults, kept, and collated."""

from __future__ import annotations

import json
import os
import re
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from yimao.bridge import Session
from yimao.bridge.edition import (
    FAULTS,
    Emendation,
    InputError,
    Place,
    Table,
    attach,
    attached,
    collate,
    cut,
    detach,
    edition_file,
    fold,
    originals,
    read,
)
from yimao.bridge.hans import simplified
from yimao.cli import run

SHARED = Path(__file__).parents[3] / "shared" / "doctrine"

# A book that there is not: the passages of it, and a text of it.
TABLE = Table(
    places=(
        Place("1.1", False, "觀雲之法始"),
        Place("1.1n", True, "雲有四時"),
        Place("1.2", False, "凡望遠者"),
        Place("2.1", False, "聽風之道"),
        Place("2.1n", True, "風從東來"),
        Place("2.2", False, "及夜半則"),
    ),
    chapters={1: "觀雲", 2: "聽風"},
    emendations=(
        Emendation("1.1", "白駒", "白鶴", "a bird is meant."),
        Emendation("1.2", "幹燥", "干燥", "the form of the sign."),
        Emendation("2.1", "三日而反", None, "of what, is not said."),
    ),
)
PASSAGES = {
    "1.1": "觀雲之法始於晨起，見白駒則晴，見黑豕則雨。",
    "1.1n": "（雲有四時之色，春青而夏赤。）",
    "1.2": "凡望遠者先望山，山色幹燥則無風。",
    "2.1": "聽風之道在靜，三日而反。",
    "2.1n": "（風從東來者溫，從北（或作朔）來者寒。）",
    "2.2": "及夜半則止，不復聽也。",
}
TEXT = f"""望氣之書

觀雲章第一
{PASSAGES["1.1"]}
{PASSAGES["1.1n"]}
{PASSAGES["1.2"]}
聽風章第二
{PASSAGES["2.1"]}
{PASSAGES["2.1n"]}
{PASSAGES["2.2"]}
----------望氣之書終----------
"""


@pytest.fixture(autouse=True)
def _kept_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("YIMAO_DATA", str(tmp_path / "data"))


def kinds(text: str) -> list[tuple[str, str, str]]:
    """Return what is remarked on a text, without the words."""
    return [(remark.passage, remark.kind, remark.text) for remark in cut(text, TABLE).remarks(TABLE)]


# What is to be said of the text as it stands.
ALWAYS = [("1.1", "corrupt", "白駒"), ("1.2", "corrupt", "幹燥"), ("2.1", "open", "三日而反")]


# ── cutting ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_text_is_cut_where_the_passages_begin() -> None:
    edition = cut(TEXT, TABLE)
    assert edition.originals == PASSAGES
    assert (edition.extras, edition.openings) == ((), {})
    assert kinds(TEXT) == ALWAYS


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("。\n", "。\n\n\u3000\u3000"),
        lambda text: text.replace("（", "(").replace("）", ")"),
        lambda text: text.replace("（", "〔").replace("）", "〕"),
        lambda text: text.replace("，", "").replace("。", ""),
        lambda text: text.replace("。\n", "。"),
        lambda text: text.replace("，", "，\n"),
        lambda text: text.replace("觀雲章第一\n", "").replace("聽風章第二\n", "卷二\n"),
        lambda text: text.replace("望氣之書\n", "望氣之書\n某人 撰\n"),
        simplified,
    ],
    ids=[
        "carriage returns", "paragraphs", "other brackets", "square brackets", "no punctuation", "run together",
        "short lines", "other headings", "an author", "Simplified",
    ],
)  # fmt: skip
def test_the_form_of_a_text_does_not_matter(change: Callable[[str], str]) -> None:
    edition = cut(change(TEXT), TABLE)
    assert list(edition.originals) == list(PASSAGES)
    assert (edition.extras, edition.openings) == ((), {})

    def bare(text: str) -> str:
        return "".join(sign for sign in fold(text) if sign.isalpha())

    for key, passage in PASSAGES.items():
        assert bare(edition.originals[key]) == bare(passage)


def test_what_is_missing_is_told() -> None:
    assert kinds(TEXT.replace(PASSAGES["1.2"] + "\n", "")) == [
        ALWAYS[0], ("1.2", "missing", ""), ALWAYS[2],
    ]  # fmt: skip
    text = TEXT.replace(PASSAGES["2.1n"] + "\n", "").replace(PASSAGES["2.2"] + "\n", "")
    assert [remark for remark in kinds(text) if remark not in ALWAYS] == [
        ("2.1n", "missing", ""), ("2.2", "missing", ""),
    ]  # fmt: skip


def test_what_is_extra_is_told() -> None:
    note = "（又一註，不知何人所加，言雨後之虹。）"
    text = TEXT.replace(PASSAGES["1.2"] + "\n", f"{PASSAGES['1.2']}\n{note}\n")
    assert [remark for remark in kinds(text) if remark not in ALWAYS] == [("1.2", "extra", note)]
    more = "又有聞雷之法，附於此。"
    text = TEXT.replace(PASSAGES["2.1n"] + "\n", f"{PASSAGES['2.1n']}\n{more}\n")
    assert [remark for remark in kinds(text) if remark not in ALWAYS] == [("2.1n", "extra", more)]
    assert cut(text, TABLE).originals == PASSAGES


def test_what_opens_otherwise_is_told() -> None:
    text = TEXT.replace("凡望遠者", "凡望遠人").replace("風從東來者", "風自東來者")
    assert [remark for remark in kinds(text) if remark not in ALWAYS] == [
        ("1.2", "opening", "凡望遠人"), ("2.1n", "opening", "風自東來"),
    ]  # fmt: skip
    assert cut(text, TABLE).originals["1.2"] == PASSAGES["1.2"].replace("遠者", "遠人")


def test_other_forms_are_no_other_opening() -> None:
    assert kinds(TEXT.replace("聽風之道在", "听风之道在")) == ALWAYS


def test_words_that_come_again_do_not_mislead() -> None:
    text = TEXT.replace("夏赤。）", "夏赤。凡望遠者亦云。）").replace("不復聽也", "聽風之道畢矣")
    edition = cut(text, TABLE)
    assert list(edition.originals) == list(PASSAGES)
    assert edition.originals["1.1n"].endswith("夏赤。凡望遠者亦云。）") or edition.originals[
        "1.2"
    ].startswith("凡")


def test_corruptions_and_their_emendations() -> None:
    text = TEXT.replace("白駒", "白鶴").replace("幹燥", "干燥").replace("三日而反", "三日乃反")
    assert kinds(text) == [("1.1", "emended", "白鶴"), ("1.2", "emended", "干燥"), ("2.1", "other", "")]
    assert kinds(TEXT.replace("白駒", "白鷺"))[0] == ("1.1", "other", "")
    assert kinds(simplified(TEXT)) == [ALWAYS[0], ("1.2", "emended", "干燥"), ALWAYS[2]]


def test_a_text_of_something_else_has_none() -> None:
    assert cut("天地玄黃，宇宙洪荒。\n日月盈昃，辰宿列張。\n", TABLE).originals == {}
    assert cut("", TABLE).originals == {}


# ── files ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("encoding", "told"),
    [("utf-8", "utf-8"), ("utf-8-sig", "utf-8"), ("gb18030", "gb18030"), ("utf-16", "utf-16")],
)
def test_a_file_in_any_encoding(tmp_path: Path, encoding: str, told: str) -> None:
    file = tmp_path / "text.txt"
    file.write_bytes(TEXT.encode(encoding))
    edition = read(file, TABLE)
    assert (edition.originals, edition.encoding, edition.source) == (PASSAGES, told, "text.txt")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "none of the 6 passages"),
        ("天地玄黃，宇宙洪荒。".encode(), "such as 觀雲之法始"),
        (b"\x00\x01\x02", "neither in UTF-8 nor in GB18030"),
        (b"\xff\xff\xff\xff", "neither in UTF-8 nor in GB18030"),
        (b"x" * (5 << 20), "at most"),
        (None, "cannot be read"),
    ],
)
def test_bad_files(tmp_path: Path, content: bytes | None, said: str) -> None:
    file = tmp_path / "text.txt"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(InputError, match=said):
        read(file, TABLE)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="/dev/zero is of POSIX")
def test_what_never_ends_is_no_transcription() -> None:
    with pytest.raises(InputError, match=r"/dev/zero has more than 4,194,304 bytes"):
        read("/dev/zero", TABLE)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="POSIX")
def test_what_is_no_file_is_not_waited_for() -> None:
    edition_file().parent.mkdir(parents=True, exist_ok=True)
    for make in (os.mkfifo, os.mkdir):
        make(edition_file())
        with pytest.raises(InputError, match=r"is no file; put it elsewhere"):
            attached()
        edition_file().unlink() if make is os.mkfifo else edition_file().rmdir()


def test_a_folder_that_is_none_holds_no_edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("YIMAO_DATA", str(tmp_path / "file"))
    assert (attached(), detach()) == (None, False)
    with pytest.raises(InputError, match="cannot be kept at"):
        attach(cut(TEXT, TABLE, source="text.txt"))


def test_an_edition_is_attached_and_let_go() -> None:
    assert (attached(), dict(originals()), detach()) == (None, {}, False)
    edition = cut(TEXT, TABLE, source="text.txt")
    assert attach(edition) == edition_file()
    assert attached() == edition
    assert originals() == PASSAGES
    attach(cut(TEXT.replace("不復聽也", "不復聽"), TABLE))
    assert originals()["2.2"] == "及夜半則止，不復聽。"
    assert (detach(), attached()) == (True, None)
    assert list(edition_file().parent.iterdir()) == []


@pytest.mark.parametrize(
    "content",
    ["", "{", "[]", '{"schema": "yimao.edition.9"}', '{"schema": "yimao.edition.1", "passages": []}'],
)
def test_a_damaged_edition_is_told(content: str) -> None:
    edition_file().parent.mkdir()
    edition_file().write_text(content, encoding="utf-8")
    with pytest.raises(InputError, match="attach the transcription again"):
        attached()


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("YIMAO_DATA", str(tmp_path / "file"))
    with pytest.raises(InputError, match="cannot be kept"):
        attach(cut(TEXT, TABLE))


# ── two editions ────────────────────────────────────────────────────────────────────────────────────────────


def test_two_editions_are_collated() -> None:
    other = (
        TEXT.replace("白駒", "白鶴")
        .replace("見黑豕則雨", "見黑則雨")
        .replace("無風", "必無風")
        .replace("於晨起", "于晨起")
        .replace(PASSAGES["2.1n"] + "\n", "")
    )
    found = collate(cut(TEXT, TABLE, source="a"), cut(other, TABLE, source="b"))
    told = {key: [(at.here, at.there, at.forms) for at in ats] for key, ats in found.differences.items()}
    assert told == {
        "1.1": [("於", "于", True), ("駒", "鶴", False), ("豕", "", False)],
        "1.2": [("", "必", False)],
    }
    assert (found.differences["1.1"][1].before, found.differences["1.1"][1].after) == (
        "始於晨起見白",
        "則晴見黑豕則",
    )
    assert found.to_json()["differences"][1] == {
        "passage": "1.2",
        "at": [{"before": "山山色幹燥則", "here": "", "there": "必", "after": "無風", "forms": False}],
    }
    assert (found.lacking, found.added, found.same, found.one_script) == ((), ("2.1n",), 3, True)


def test_forms_do_not_count_across_scripts() -> None:
    found = collate(cut(TEXT, TABLE), cut(simplified(TEXT).replace("则晴", "必晴"), TABLE))
    assert not found.one_script
    assert found.same == 5
    ((difference,),) = found.differences.values()
    assert (difference.here, difference.there) == ("則", "必")


def test_an_edition_agrees_with_itself() -> None:
    found = collate(cut(TEXT, TABLE), cut(TEXT.replace("，", "、"), TABLE))
    assert (found.same, dict(found.differences)) == (len(PASSAGES), {})


# ── the book ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def table() -> Table:
    return Table.of(Session())


@pytest.fixture(scope="module")
def seed() -> Path:
    file = SHARED / "seed.txt"
    if not file.exists():
        pytest.skip(f"the transcription is not on this machine ({file})")
    return file


def numbered() -> dict[str, str]:
    """Return the numbered text by passage."""
    lines = (SHARED / "passages.tsv").read_text(encoding="utf-8").splitlines()[1:]
    return {key: text for key, kind, text in (line.split("\t") for line in lines) if kind != "題"}


def test_the_table_is_of_all_passages(table: Table) -> None:
    assert len(table.places) == 123
    assert sum(place.note for place in table.places) == 59
    assert list(table.chapters) == list(range(11, 21))
    assert {made.passage for made in table.emendations} <= {place.passage for place in table.places}
    assert len(table.emendations) == 32


def test_every_passage_of_the_transcription_aligns(table: Table, seed: Path) -> None:
    edition = read(seed, table)
    assert edition.originals == numbered()
    remarks = edition.remarks(table)
    assert not any(remark.kind in FAULTS for remark in remarks)
    assert len(remarks) == 32
    assert {remark.kind for remark in remarks} == {"corrupt", "open"}


def test_the_transcription_in_simplified_characters_aligns(table: Table, seed: Path, tmp_path: Path) -> None:
    file = tmp_path / "simplified.txt"
    file.write_bytes(simplified(seed.read_text(encoding="utf-8")).encode("gb18030"))
    edition = read(file, table)
    assert (len(edition.originals), edition.encoding) == (123, "gb18030")
    assert not any(remark.kind in FAULTS for remark in edition.remarks(table))
    assert collate(read(seed, table), edition).same == 123


def test_a_mangled_transcription_still_aligns(table: Table, seed: Path) -> None:
    text = seed.read_text(encoding="utf-8")
    lines = text.splitlines()
    dropped = [line for number, line in enumerate(lines) if number not in (5, 40, 41, 77)]
    edition = cut("\n".join(dropped).replace("，", "\n"), table)
    missing = [place.passage for place in table.places if place.passage not in edition.originals]
    gone = {key for key, passage in numbered().items() if passage in {lines[n] for n in (5, 40, 41, 77)}}
    assert set(missing) == gone


# ── the command line ────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def invented(tmp_path: Path, table: Table) -> Path:
    """A file that has the openings of the passages and words that are not the book's."""
    parts = [
        f"（{place.opening}，甲乙丙丁。）" if place.note else f"{place.opening}，天地人物。"
        for place in table.places
        if place.passage != "12.5"
    ]
    file = tmp_path / "invented.txt"
    file.write_text("\n".join(parts) + "\n", encoding="utf-8")
    return file


def printed(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> str:
    assert run(arguments) == status
    told = capsys.readouterr()
    assert told.err == ""
    return told.out


def as_json(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> dict[str, Any]:
    return dict(json.loads(printed(capsys, *arguments, "--json", status=status)))


def test_the_commands_of_an_edition(capsys: pytest.CaptureFixture[str], invented: Path) -> None:
    report = as_json(capsys, "edition", "attach", str(invented))
    assert (report["schema"], report["of"], report["found"]) == ("yimao.edition_report.1", 123, 122)
    assert report["missing"] == ["12.5"]
    assert as_json(capsys, "edition", "check", status=1) == report
    text = printed(capsys, "edition", "check", "--lang", "en", status=1)
    assert text.startswith("invented.txt (utf-8)  of 123 passages 122 are there\n")
    assert "missing  12.5\n" in text
    shown = as_json(capsys, "edition", "show", "12.5n")["passages"]
    assert shown == {"12.5n": "（飛來生伏，甲乙丙丁。）"}
    chapter = as_json(capsys, "edition", "show", "歸遊")["passages"]
    assert list(chapter) == [
        key for key in as_json(capsys, "edition", "show")["passages"] if key.startswith("14.")
    ]
    assert run(["edition", "show", "12.5"]) == 1
    assert capsys.readouterr().err == "yimao: invented.txt has no 12.5.\n"


def test_an_edition_is_shown_where_it_is_cited(capsys: pytest.CaptureFixture[str], invented: Path) -> None:
    goal = ("why", "fei_fu(Pan, 1, K)", "困", "兌", "--month", "子", "--day", "戊寅")
    consult = ("consult", "困", "兌", "--month", "子", "--day", "戊寅", "--use", "官鬼")
    commands = [("passage", "12.5n"), (*goal, "--proof", "full"), (*goal, "--format", "html"),
                (*consult, "--proof", "full"), (*consult, "--format", "html")]  # fmt: skip
    before = [printed(capsys, *command) for command in commands]
    printed(capsys, "edition", "attach", str(invented))
    after = [printed(capsys, *command) for command in commands]
    assert not any("甲乙丙丁" in text for text in before)
    assert all("甲乙丙丁" in text for text in after)
    assert "original" in as_json(capsys, "passage", "12.5n")
    assert "甲乙丙丁" not in printed(capsys, *goal)
    printed(capsys, "edition", "detach")
    assert [printed(capsys, *command) for command in commands] == before


def test_editions_are_collated_at_the_command_line(
    capsys: pytest.CaptureFixture[str], invented: Path, tmp_path: Path
) -> None:
    printed(capsys, "edition", "attach", str(invented))
    assert as_json(capsys, "edition", "collate", str(invented))["same"] == 122
    other = tmp_path / "other.txt"
    text = invented.read_text(encoding="utf-8").splitlines()
    other.write_text("\n".join([text[0].replace("天地", "山川"), *text[1:]]), encoding="utf-8")
    found = as_json(capsys, "edition", "collate", str(other), status=1)
    assert [(at["passage"], at["at"][0]["here"], at["at"][0]["there"]) for at in found["differences"]] == [
        ("11.1", "天地", "山川")
    ]
    told = printed(capsys, "edition", "collate", str(other), "--lang", "en", status=1)
    assert "【天地 | 山川】人物…" in told
    assert "121 passages agree" in told


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["check"], "no edition is attached"),
        (["show", "12.5"], "no edition is attached"),
        (["collate", "nothing.txt"], "no edition is attached"),
        (["attach", "nothing.txt"], "nothing.txt cannot be read"),
        (["attach", str(Path(__file__).parents[2] / "LICENSE")], "none of the 123 passages"),
    ],
)
def test_bad_use(capsys: pytest.CaptureFixture[str], arguments: list[str], said: str) -> None:
    assert run(["edition", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert said in told.err
    assert told.err.count("\n") == 1


def test_there_is_nothing_to_detach(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "edition", "detach", status=1) == "No edition was attached.\n"


def test_the_examples_of_the_help_run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    places = Table.of(Session()).places
    text = "\n".join(f"（{at.opening}，甲乙。）" if at.note else f"{at.opening}，甲乙。" for at in places)
    for name in ("yi-mao.txt", "another.txt"):
        (tmp_path / name).write_text(text, encoding="utf-8")
    for name in ("attach", "check", "show", "collate", "detach"):
        helped = printed(capsys, "edition", name, "--help")
        (example,) = re.findall(rf"^ +yimao (edition {name}.*)$", helped, re.MULTILINE)
        assert printed(capsys, *shlex.split(example))
