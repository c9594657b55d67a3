"""The pages in a browser: at every width nothing of the chart overlaps, and nothing sticks out."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from yimao.bridge import Cast, Session
from yimao.bridge.render import Lang
from yimao.bridge.render.html import consultation_html, why_html
from yimao.bridge.render.svg import chart_svg

CAST = Cast.of("困", "兌", month="子", day="戊寅", year="辛卯", term="冬至", use="官鬼")
BROWSER = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)

# What a browser is asked: what sticks out of the page, and which cells of a line lie over one another.
PROBE = """<script>window.addEventListener("load", () => {
  const wrong = [], page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) wrong.push(`${page.scrollWidth} of ${page.clientWidth}`);
  const boxes = (node, cell) => {
    if (node.nodeType === 1 && node.classList.contains("unseen")) return [];
    if (node.nodeType === 1 && node.tagName === "svg") return [[cell, node.getBoundingClientRect()]];
    if (node.nodeType === 1) return [...node.childNodes].flatMap(inner => boxes(inner, cell));
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].map(box => [cell, box]);
  };
  for (const row of document.querySelectorAll(".chart tbody tr")) {
    const seen = [...row.children].flatMap(cell => boxes(cell, cell.className));
    for (const [a, p] of seen) for (const [b, q] of seen)
      if (a < b && p.left < q.right - 1 && q.left < p.right - 1 && p.top < q.bottom - 1 && q.top < p.bottom - 1)
        wrong.push(`${a} over ${b}`);
  }
  document.body.innerHTML = `<pre id="wrong">${[...new Set(wrong)].join(", ")}</pre>`;
});</script></body>"""


def wrong(page: str, width: int, file: Path) -> str:
    """Return what is wrong with a page in a window so wide, in pixels."""
    assert BROWSER
    file.write_text(page.replace("</body>", PROBE), encoding="utf-8")
    done = subprocess.run(
        [BROWSER, "--headless", "--no-sandbox", "--disable-gpu", f"--window-size={width},2000", "--dump-dom",
         f"--user-data-dir={file.parent}", file.as_uri()],
        capture_output=True, encoding="utf-8", timeout=60, check=True,
    )  # fmt: skip
    (told,) = re.findall(r'<pre id="wrong">(.*?)</pre>', done.stdout)
    return str(told)


@pytest.mark.skipif(BROWSER is None, reason="there is no browser")
@pytest.mark.parametrize(
    ("lang", "width"), [("zh", 500), ("en", 500), ("both", 500), ("en", 850), ("en", 1200), ("both", 1200)]
)
def test_nothing_overlaps(lang: Lang, width: int, tmp_path: Path) -> None:
    page = consultation_html(Session().consult(CAST), lang=lang)
    assert wrong(page, width, tmp_path / "page.html") == ""


@pytest.mark.skipif(BROWSER is None, reason="there is no browser")
def test_what_overlaps_would_be_seen(tmp_path: Path) -> None:
    page = consultation_html(Session().consult(CAST), lang="en")
    page = page.replace(
        "</style>", ".yimao .chart .mark { margin-left: -60px; display: inline-block }</style>"
    )
    assert "over" in wrong(page, 500, tmp_path / "page.html")
    assert " of 485" in wrong(
        page.replace("</style>", "main { width: 1300px }</style>"), 500, tmp_path / "p.html"
    )


@pytest.mark.parametrize("lang", ["zh", "en", "both"])
def test_the_links_of_a_page_are_in_its_language(lang: Lang) -> None:
    page = consultation_html(Session().consult(CAST), lang=lang)
    (nav,) = re.findall(r"<nav.*?</nav>", page, re.DOTALL)
    assert ("日月" in nav, "Day and month" in nav) == (lang != "en", lang != "zh")


def test_proofs_in_english_name_their_cast_in_english() -> None:
    why = Session().why("fu_chu(Pan, 1, 出)", CAST)
    (cast,) = re.findall(r'<p class="question">(.*?)</p>', why_html(why, lang="en"))
    assert re.sub("<.*?>", "", cast) == "Oppression → The Joyous, Rat month, Yang Earth Tiger day"


@pytest.mark.skipif(BROWSER is None, reason="there is no browser")
def test_a_chart_by_itself_scales(tmp_path: Path) -> None:
    chart = chart_svg(Session().consult(CAST), lang="en")
    assert wrong(f"<body>{chart[chart.index('<svg') :]}</body>", 500, tmp_path / "page.html") == ""
