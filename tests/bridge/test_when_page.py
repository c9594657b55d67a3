"""When a goal would hold, as a page: whole, alike to what is answered, and without anything from elsewhere."""

from __future__ import annotations

import re

import pytest

from yimao.bridge import Cast, Session
from yimao.bridge.explain import When
from yimao.bridge.render.when_page import when_html, when_markdown

GOAL = "fu_chu(Pan, 3, 出)"


@pytest.fixture(scope="module")
def when() -> When:
    return Session().when(GOAL, Cast.of("困", "兌", month="子", day="戊寅"))


def test_a_page_paints_every_month_and_day(when: When) -> None:
    page = when_html(when, lang="both", detail="short", chapters=Session().chapters())
    cells = re.findall(r'<td class="s(\d)( now)?">', page)
    assert len(cells) == 720
    assert sum(shade != "0" for shade, _ in cells) == when.always + when.depends == 495
    assert [now for _, now in cells if now] == [" now"]
    for change in when.changes:
        assert change.differences[0].zh in page and change.differences[0].en in page
    assert not re.search(r"<script|url\(|https?://", page)
    anchors = re.findall(r' id="([^"]+)"', page)
    assert len(anchors) == len(set(anchors))
    assert set(re.findall(r'href="#([^"]+)"', page)) <= set(anchors)
    assert page.count('class="proof"') == len(when.changes)


def test_a_page_in_one_language_has_no_other(when: When) -> None:
    assert "the fewest" not in when_html(when, lang="zh").lower()
    assert "至少" not in when_html(when, lang="en")


def test_markdown_has_the_picture_and_the_changes(when: When) -> None:
    page = when_markdown(when, lang="en")
    head, picture, changes = re.split(r"```(?:text)?\n", page)
    assert head == "# fu\\_chu(Pan, 3, 出) 495/720\n\n"
    assert picture.count("█") == 495 + 1  # and one in the legend
    assert changes.count("\n- if ") == len(when.changes)


@pytest.mark.parametrize(
    ("cast", "said"),
    [
        (Cast.of("困", "兌", month="寅", day="戊寅"), "it holds already"),
        (Cast.of("困", "兌"), "no one or two changes would do, or the time is not given"),
    ],
)
def test_where_there_is_no_change_to_tell_it_says_why(cast: Cast, said: str) -> None:
    found = Session().when(GOAL, cast)
    assert found.changes == ()
    assert f"- {said}\n" in when_markdown(found, lang="en")
    assert said in when_html(found, lang="en")
