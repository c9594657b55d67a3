"""The examples of the documentation: what they show is what the program prints."""

from __future__ import annotations

import doctest
import json
import re
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import nbclient
import nbformat
import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
NOTEBOOK = ROOT / "docs" / "notebook.ipynb"
NOTEBOOK_SECONDS = 120


def script(name: str) -> ModuleType:
    """Import a script of the documentation."""
    spec = spec_from_file_location(f"docs_{name}", ROOT / "docs" / f"{name}.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    sys.modules[module.__name__] = module
    spec.loader.exec_module(module)
    return module


examples = script("examples")
BLOCKS = [
    pytest.param(block, id=f"{page.name}:{block[0].line}")
    for page in PAGES
    for block in examples.blocks(page.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("block", BLOCKS)
def test_an_example_prints_what_it_shows(block: list[Any], tmp_path: Path) -> None:
    for example in block:
        told = examples.printed(example.command, tmp_path)
        assert examples.agrees(example.shown, told), (
            f"line {example.line}: $ {example.command}\n{told}\n`python docs/examples.py` puts it right"
        )


def test_there_are_examples_on_the_pages_that_teach() -> None:
    pages = {str(block.id).partition(":")[0] for block in BLOCKS}
    assert pages >= {"README.md", "tutorial.md", "howto.md"}


def python(page: Path) -> list[tuple[int, str]]:
    """Return the blocks of Python of a page, each with the line that it begins on."""
    text = page.read_text(encoding="utf-8")
    found = re.finditer(r"^```pycon\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [(text.count("\n", 0, block.start(1)), block[1]) for block in found]


@pytest.mark.parametrize("page", list(filter(python, PAGES)), ids=lambda page: page.name)
def test_python_on_a_page_runs(page: Path) -> None:
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(verbose=False)
    names: dict[str, object] = {}
    told: list[str] = []
    for line, block in python(page):
        test = parser.get_doctest(block, names, page.name, page.name, line)
        runner.run(test, out=told.append, clear_globs=False)
        names = test.globs
    assert runner.tries > 10
    assert not told, "".join(told)


def test_python_is_on_its_page() -> None:
    assert python(ROOT / "docs" / "python.md")


@pytest.mark.parametrize(
    ("shown", "told", "same"),
    [
        ("a\nb\n", "a\nb\n", True),
        ("a\n", "a\nb\n", False),
        ("a\n…\n", "a\nb\nc\n", True),
        ("a\n…\n", "a\n", True),
        ("…\nb\n", "a\nb\n", True),
        ("a\n…\nb\n", "a\nc\n", False),
        ("", "", True),
        ("", "a\n", False),
    ],
)
def test_what_is_shown_is_compared(shown: str, told: str, same: bool) -> None:
    assert examples.agrees(shown, told) is same


def test_a_page_is_filled() -> None:
    page = "Text.\n\n```console\n$ echo a\nb\n$ printf '1\\n2\\n3\\n'\n1\nx\n…\n$ echo c\n…\n```\n\n```sh\n$ no\n```\n"
    assert examples.filled(page) == page.replace("a\nb\n", "a\na\n").replace("1\nx\n…", "1\n2\n…")
    with pytest.raises(ValueError, match="line 2"):
        list(examples.blocks("```console\nno command\n```\n"))


# ── the notebook ────────────────────────────────────────────────────────────────────────────────────────────


def outputs(cell: Any) -> list[str]:
    """Return what a cell puts out, as text."""
    told = []
    for output in cell["outputs"]:
        data = output.get("data", {})
        text = (
            data.get("text/html")
            or data.get("text/plain")
            or output.get("text")
            or output.get("evalue")
            or ""
        )
        told.append("".join(text).strip())
    return told


def test_the_notebook_runs_and_shows_what_it_showed() -> None:
    kept = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    book = nbformat.read(NOTEBOOK, as_version=4)
    nbformat.validate(book)
    nbclient.NotebookClient(book, timeout=NOTEBOOK_SECONDS, kernel_name="python3").execute()
    code = [
        (old, new) for old, new in zip(kept["cells"], book.cells, strict=True) if old["cell_type"] == "code"
    ]
    assert len(code) > 5
    for old, new in code:
        assert outputs(new) == outputs(old), "".join(old["source"])
