"""The documentation site: it builds without a warning, every link of it leads, and it leaves nothing out."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import click
import pytest
from test_examples import script

from yimao import bridge
from yimao.bridge import Session
from yimao.cli import yimao

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    return script("pages")


@pytest.fixture(scope="module")
def sources(maker: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources of the site, put together now."""
    folder = tmp_path_factory.mktemp("site") / "sources"
    maker.site(folder)
    return folder


def built(sources: Path, folder: Path) -> str:
    """Build the site and return what is complained of."""
    done = subprocess.run(
        [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-c", str(ROOT / "docs"),
         "-b", "html", str(sources), str(folder)],
        capture_output=True, encoding="utf-8", timeout=300, check=False,
    )  # fmt: skip
    assert (done.returncode == 0) == (done.stderr == ""), done.stderr
    return done.stderr


def test_the_site_builds_and_its_links_lead(sources: Path, tmp_path: Path) -> None:
    assert built(sources, tmp_path) == ""
    pages = {page.stem for page in tmp_path.glob("*.html")}
    assert pages >= {"commands", "predicates", "json", "api", "notebook"}
    assert pages >= {page.stem for page in (ROOT / "docs").glob("*.md")}
    assert "飛伏" in (tmp_path / "rules.html").read_text(encoding="utf-8")


def test_a_link_that_leads_nowhere_would_be_told(sources: Path, tmp_path: Path) -> None:
    folder = tmp_path / "sources"
    folder.mkdir()
    (folder / "index.md").write_text("# A page\n\n[a](nothing.md) [b](#nowhere)\n", encoding="utf-8")
    told = built(folder, tmp_path / "site")
    assert "nothing.md" in told
    assert "nowhere" in told


def commands(group: click.Group, path: str) -> list[tuple[str, click.Command]]:
    found: list[tuple[str, click.Command]] = []
    for name, command in group.commands.items():
        found.append((f"{path} {name}", command))
        if isinstance(command, click.Group):
            found += commands(command, f"{path} {name}")
    return found


def test_every_command_and_option_is_told(sources: Path) -> None:
    text = (sources / "commands.md").read_text(encoding="utf-8")
    found = commands(yimao, "yimao")
    assert len(found) > 20
    for path, command in found:
        (section,) = re.findall(rf"^#+ {path}\n(.*?)(?=^#+ yimao|\Z)", text, re.MULTILINE | re.DOTALL)
        for option in command.params:
            if isinstance(option, click.Option):
                assert all(f"`{name}`" in section for name in option.opts), (path, option.name)
        assert section.count("```") >= 4, f"{path} has no example"


def test_every_predicate_is_told_with_its_modes(sources: Path) -> None:
    text = (sources / "predicates.md").read_text(encoding="utf-8")
    known = Session().vocabulary()
    assert len(known) > 250
    for predicate in known:
        start = text.index(f"({anchor(f'{predicate.name}/{predicate.arity}')})=\n")
        entry = text[start : start + 400]
        assert re.search(rf"\*\*`{predicate.name}\(.*\) is (?:non|semi)?det`\*\*", entry), predicate


def test_every_value_of_an_argument_is_told(sources: Path) -> None:
    text = (sources / "predicates.md").read_text(encoding="utf-8")
    entries = dict(re.findall(r"^\((at-[\w-]+)\)=\n(.*?)(?=^\(at-|\Z)", text, re.MULTILINE | re.DOTALL))
    for predicate in Session().vocabulary():
        entry = entries[anchor(f"{predicate.name}/{predicate.arity}")]
        told = [take for take in predicate.takes if take not in (None, "1, 2, 3, 4, 5, 6")]
        assert re.findall(r"^- `\w+`: (.*)$", entry, re.MULTILINE) == [
            take.replace("_", r"\_") for take in told
        ]
    assert "- `Degree`: 不出, 不露, 出, 半出, " in entries["at-fu_chu-3"]


def anchor(name: str) -> str:
    return "at-" + re.sub(r"\W+", "-", name).strip("-").lower()


def test_every_field_is_told(sources: Path) -> None:
    text = (sources / "json.md").read_text(encoding="utf-8")
    for file in (ROOT / "docs" / "schema").glob("*.json"):
        schema = json.loads(file.read_text(encoding="utf-8"))
        for name in fields(schema):
            assert re.search(rf"^\| `(?:[^`|]*\.)?{re.escape(name)}`", text, re.MULTILINE), (file.name, name)


def fields(schema: Any) -> set[str]:
    """Return the names of all fields of a schema, at any depth."""
    if isinstance(schema, list):
        return {name for part in schema for name in fields(part)}
    if not isinstance(schema, dict):
        return set()
    return set(schema.get("properties", {})) | {name for part in schema.values() for name in fields(part)}


def test_every_name_of_the_python_interface_is_told(sources: Path) -> None:
    text = (sources / "api.md").read_text(encoding="utf-8")
    for name in bridge.__all__:
        assert f"\n### {name}\n" in text
    for method in ("consult", "query", "query_all", "find", "why", "why_not", "when", "later", "passage"):
        assert f"\nSession.{method}(" in text


def test_the_notebook_is_a_page(sources: Path) -> None:
    text = (sources / "notebook.md").read_text(encoding="utf-8")
    assert text.startswith("# A notebook\n")
    assert text.count("```python\n") > 5
    assert "<div>" in text


def test_bad_use_of_the_generators_is_one_line() -> None:
    for name in ("pages", "examples"):
        done = subprocess.run(
            [sys.executable, str(ROOT / "docs" / f"{name}.py")], capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
