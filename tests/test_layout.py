"""The shape of the project: what may import what, and what a doctrine file may hold."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
KB = ROOT / "kb"
SOURCES = sorted(KB.rglob("*.pl"))
PROLOG = [*SOURCES, *sorted((ROOT / "bridge").rglob("*.pl")), *sorted((ROOT / "tests").rglob("*.pl"))]
PYTHON = [
    *sorted(ROOT.glob("*.py")),
    *(
        file
        for folder in ("bridge", "bench", "docs", "tests")
        for file in sorted((ROOT / folder).rglob("*.py"))
    ),
]
DOCTRINE = [*sorted(KB.glob("chapters/ch*.pl")), KB / "chapters" / "duan.pl", KB / "chart" / "state.pl"]

# Folder of kb/ (the load points stand in "") → the folders it may import from.
ALLOWED = {
    "tables": {"tables"},
    "engine": {"engine", "tables"},
    "chart": {"chart", "engine", "tables"},
    "chapters": {"chapters", "chart", "engine", "tables"},
    "check": {"check", "chapters", "chart", "engine", "tables"},
    "": {"", "check", "chapters", "chart", "engine", "tables"},
}

QUOTED_OR_COMMENT = re.compile(
    r"""0'(?:\\.|''|.)|'(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.|"")*"|%[^\n]*|/\*.*?\*/""", re.DOTALL
)
IMPORT = re.compile(
    r"^:-\s*(?:use_module|reexport|ensure_loaded|autoload|include|load_files|consult)\(\s*([^,()\s]+)",
    re.MULTILINE,
)
IMPURE = re.compile(
    r"!|->|\\=@=|\b(?:assert[az]?|retract(?:all)?|format|write\w*|print\w*|nl|portray_clause|read(?:_term)?|halt"
    r"|(?:nb|b)_\w+|flag|garbage_collect|once|ignore|findnsols|var|nonvar|copy_term\w*|catch|throw)\b(?=\()|\bnl\b"
)


def name(file: Path) -> str:
    """Name a file in a test's id."""
    return file.relative_to(ROOT).as_posix()


def folder(file: Path) -> str:
    """Return the folder of kb/ that `file` stands in."""
    return file.parent.relative_to(KB).as_posix().removeprefix(".")


def imported(file: Path) -> Iterator[Path]:
    """Yield the files of kb/ that a Prolog file imports; libraries are left out."""
    for target in IMPORT.findall(re.sub(r"%[^\n]*", "", file.read_text(encoding="utf-8"))):
        if not target.startswith("library"):
            yield (file.parent / f"{target.strip(chr(39)).removesuffix('.pl')}.pl").resolve()


def imports(file: Path) -> set[str]:
    """Return the dotted names that a Python file imports, relative ones made absolute."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            package = f"yimao.{file.parent.name}." if node.level else ""
            module = package + (node.module or "")
            found |= {f"{module}.{alias.name}" for alias in node.names} | {module.rstrip(".")}
    return found


@pytest.mark.parametrize("file", SOURCES, ids=name)
def test_imports_of_the_knowledge_base_run_one_way(file: Path) -> None:
    for target in imported(file):
        assert target.is_file(), f"{name(file)} imports {target}, which is not there"
        assert folder(target) in ALLOWED[folder(file)], f"{name(file)} may not import {name(target)}"


def test_the_knowledge_base_has_these_folders_only() -> None:
    assert {folder(file) for file in SOURCES} <= set(ALLOWED)


def test_the_load_points_are_imported_by_nothing_else() -> None:
    importers = {
        name(file)
        for file in SOURCES
        for target in imported(file)
        if target in (KB / "yimao.pl", KB / "door.pl")
    }
    assert importers == {"kb/yimao.pl"}


def test_the_load_point_re_exports_and_does_nothing_else() -> None:
    text = QUOTED_OR_COMMENT.sub("", (KB / "yimao.pl").read_text(encoding="utf-8"))
    clauses = [clause.strip() for clause in re.split(r"\.\s", text) if clause.strip()]
    assert all(re.match(r":- (?:encoding|module|reexport)\(", clause) for clause in clauses), clauses


def test_the_load_point_loads_every_module() -> None:
    reached, waiting = set(), [KB / "yimao.pl"]
    while waiting:
        file = waiting.pop()
        if file not in reached:
            reached.add(file)
            waiting += imported(file)
    unreached = {name(file) for file in SOURCES if folder(file) != "check"} - {name(file) for file in reached}
    assert not unreached


@pytest.mark.parametrize("file", PROLOG, ids=name)
def test_a_prolog_file_states_its_encoding_and_its_module(file: Path) -> None:
    assert re.match(r":- encoding\(utf8\)\.\n:- module\(\w+,\s", file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", sorted((ROOT / "tests").rglob("*.plt")), ids=name)
def test_a_plunit_file_states_its_encoding(file: Path) -> None:
    assert file.read_text(encoding="utf-8").startswith(":- encoding(utf8).\n")


@pytest.mark.parametrize("file", DOCTRINE, ids=name)
def test_doctrine_is_pure(file: Path) -> None:
    for number, line in enumerate(blanked(file).splitlines(), 1):
        assert not IMPURE.search(line), f"{name(file)}:{number}: {line.strip()}"


def blanked(file: Path) -> str:
    """Return the text of a Prolog file without quoted text and comments, its lines kept."""
    return QUOTED_OR_COMMENT.sub(lambda match: "\n" * match[0].count("\n"), file.read_text(encoding="utf-8"))


def test_the_search_for_impure_goals_finds_them() -> None:
    for goal in (
        "a :- b, !.",
        "( a -> b )",
        "( a *-> b )",
        "assertz(a)",
        'format("x")',
        "nl",
        "nb_setval(a, 1)",
    ):
        assert IMPURE.search(goal), goal
    for goal in ("fu_chu(Pan, Yao, 出)", "fan(Scope, 重)", "\\+ a", "a :: b :- c", "shi_yao(Pan, 1)"):
        assert not IMPURE.search(goal), goal


def test_only_the_session_imports_pyswip() -> None:
    importers = {
        name(file) for file in PYTHON if any(dotted.split(".")[0] == "pyswip" for dotted in imports(file))
    }
    assert importers == {"bridge/session.py"}


@pytest.mark.parametrize("file", sorted((ROOT / "bridge").rglob("*.py")), ids=name)
def test_the_bridge_imports_nothing_of_yimao_but_itself(file: Path) -> None:
    ours = {dotted for dotted in imports(file) if dotted.split(".")[0] == "yimao"}
    assert all(dotted == "yimao" or dotted.startswith("yimao.bridge") for dotted in ours), ours


def test_the_bridge_knows_one_predicate_of_the_knowledge_base() -> None:
    host = blanked(ROOT / "bridge" / "host.pl")
    called = set(re.findall(r"\b(\w+):(\w+)\(", host)) - {("user", "message_hook")}
    assert {(module, goal) for module, goal in called if module != "yimao_host"} == {("yimao", "answer")}
    exported = re.search(
        r":- module\(door,\s*\[(.*?)\]\)", (KB / "door.pl").read_text(encoding="utf-8"), re.DOTALL
    )
    assert exported
    assert re.findall(r"(\w+/\d+)", exported[1]) == ["answer/2"]


def test_the_command_line_knows_only_the_bridge() -> None:
    ours = {
        dotted for dotted in imports(ROOT / "cli.py") if dotted.split(".")[0] in ("yimao", "pyswip", "ctypes")
    }
    assert all(dotted.startswith("yimao.bridge") for dotted in ours), ours
    assert ":-" not in (ROOT / "cli.py").read_text(encoding="utf-8")


def test_the_root_is_no_package_of_its_own() -> None:
    assert not (ROOT / "__init__.py").exists()


def test_everything_is_packaged() -> None:
    setup = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"]
    assert setup["package-dir"] == {"yimao": ".", "yimao.bridge": "bridge", "yimao.kb": "kb"}
    packed = set()
    for package in setup["packages"]:
        base = ROOT.joinpath(*package.split(".")[1:])
        for pattern in ("*.py", *setup["package-data"].get(package, ())):
            packed |= set(base.glob(pattern))
    here = {file for folder in ("bridge", "kb") for file in (ROOT / folder).rglob("*") if file.is_file()}
    left_out = {name(file) for file in here - packed}
    assert {file for file in left_out if not re.search(r"(^|/)(\.|__pycache__)", file)} == set()
