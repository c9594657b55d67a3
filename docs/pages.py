"""The sources of the documentation site: the pages of this folder, and those that the program writes.

`python docs/pages.py site FOLDER` puts all of them into a folder, from which Sphinx builds the site: every command
from click, every predicate from the sources of the knowledge base, every field of the JSON from its schema, every
name of the Python interface from its docstring, and the notebook from its cells. `python docs/pages.py findings
FILE` writes the page of the findings, which takes a whole check and so is kept in the repository.
"""

from __future__ import annotations

import dataclasses
import inspect
import json
import re
import shutil
import sys
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    import click

ROOT: Final = Path(__file__).resolve().parents[1]
KB: Final = ROOT / "kb"

# The modules of the Python interface, each with the names that it is for; of `yimao.bridge` all.
MODULES: Final = {
    "yimao.bridge": None,
    "yimao.bridge.find": ("Found", "Witness", "Group"),
    "yimao.bridge.explain": ("WhyNot", "When", "Outlook"),
    "yimao.bridge.scholar": ("Passage", "Brief", "Chapter", "Rule", "Rules", "Term"),
    "yimao.bridge.edition": ("Table", "Edition", "Collation", "read", "attach", "attached", "detach", "collate"),
    "yimao.bridge.batch": ("Work", "Answer", "batch", "named_casts"),
    "yimao.bridge.check": ("Report", "Finding", "check"),
    "yimao.bridge.errors": ("UnknownName", "AmbiguousName", "GoalSyntaxError", "NotAllowed", "LimitReached"),
}  # fmt: skip

LINES: Final = "1, 2, 3, 4, 5, 6"

_KINDS: Final = {
    "rule": "Concluded by rules",
    "chart": "Facts of the chart",
    "table": "Tables of the art",
    "reading": "Readings",
}


# ── the site ────────────────────────────────────────────────────────────────────────────────────────────────


def site(folder: Path) -> None:
    """Write the sources of the site into a folder, and nothing else: what else is there goes."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "docs" / "schema", folder / "schema")
    shutil.copytree(
        KB, folder / "kb", ignore=lambda _, names: [name for name in names if name.startswith(".")]
    )
    own = {page.name: page.read_text(encoding="utf-8") for page in (ROOT / "docs").glob("*.md")}
    for name, text in (own | pages()).items():
        (folder / name).write_text(_sphinx(text), encoding="utf-8", newline="\n")


def _sphinx(text: str) -> str:
    """Return a page as Sphinx reads it: anchors as its targets, and links to the sources that stand beside it."""
    text = re.sub(
        r'^<a id="([^"]+)"></a>\n+', lambda found: f"({_target(found[1])})=\n", text, flags=re.MULTILINE
    )
    text = re.sub(r"\]\((\w*\.?\w*)#([^)]+)\)", lambda found: f"]({found[1]}#{_target(found[2])})", text)
    text = re.sub(
        r"`(commands|predicates|json|api)\.html`", r"[\1](\1.md)", text
    )  # pages made for the site alone
    return text.replace("](../kb/", "](kb/").replace("](notebook.ipynb)", "](notebook.md)")


def _target(anchor: str) -> str:
    """Return an anchor in signs that every tool takes."""
    return "at-" + re.sub(r"\W+", "-", anchor).strip("-").lower()


def pages() -> dict[str, str]:
    """Return the pages that are made now, by file name."""
    return {
        "commands.md": _page(_commands()),
        "predicates.md": _page(_predicates()),
        "json.md": _page(_schemas()),
        "api.md": _page(_interface()),
        "notebook.md": _page(_notebook()),
    }


def _page(blocks: Iterator[str]) -> str:
    return "\n\n".join(blocks) + "\n"


# ── commands ────────────────────────────────────────────────────────────────────────────────────────────────


def _commands() -> Iterator[str]:
    from yimao.cli import yimao

    yield "# Commands"
    yield (
        "Every command prints help with `--help`, JSON with `--json`, and on bad use one sentence on stderr, with "
        "status 2. Status 1 means that there is nothing: no solution, an example that does not hold."
    )
    yield from _command(yimao, "yimao", 2)


def _command(command: click.Command, path: str, level: int) -> Iterator[str]:
    import click

    context = click.Context(command, info_name=path)
    if path != "yimao":
        yield f'<a id="{path.replace(" ", "-")}"></a>'
        yield f"{'#' * level} {path}"
    arguments = [parameter for parameter in command.params if isinstance(parameter, click.Argument)]
    options = [parameter for parameter in command.params if isinstance(parameter, click.Option)]
    usage = " ".join([path, *(argument.make_metavar(context) for argument in arguments)])
    yield f"```text\n{usage}{' [OPTIONS]' if options else ''}\n```"
    for paragraph in inspect.cleandoc(command.help or "").split("\n\n"):
        yield _paragraph(paragraph)
    if options:
        yield "\n".join(["| option | |", "|---|---|", *(_option(option, context) for option in options)])
    if isinstance(command, click.Group):
        for name in command.commands:
            yield from _command(
                command.commands[name], f"{path} {name}", level if path == "yimao" else level + 1
            )


def _paragraph(text: str) -> str:
    """Return a paragraph of help; what is set apart by \\b stays line for line."""
    head, mark, rest = text.partition("\b\n")
    if not mark:
        return _plain(" ".join(text.split()))
    title, _, lines = rest.partition("\n")
    return f"{head}{title}\n\n```sh\n{textwrap.dedent(lines)}\n```"


def _option(option: click.Option, context: click.Context) -> str:
    names = ", ".join(f"`{name}`" for name in (*option.opts, *option.secondary_opts))
    shape = "" if option.is_flag else f" `{option.make_metavar(context)}`"
    extra = option.get_help_extra(context)
    told = "; ".join(f"{key} {value}" for key, value in extra.items() if key in ("default", "range"))
    return f"| {names}{shape.replace('|', chr(92) + '|')} | {_cell(option.help or '')}{f' ({told})' if told else ''} |"


# ── predicates ──────────────────────────────────────────────────────────────────────────────────────────────


class _Modes(NamedTuple):
    """What stands above a predicate in its source: its modes and what it says."""

    modes: tuple[str, ...]
    text: str


def _predicates() -> Iterator[str]:
    from yimao.bridge import Session

    sources = {file.stem: file for file in KB.rglob("*.pl")}
    known = [(predicate, _modes(sources[predicate.module])) for predicate in Session().vocabulary()]
    yield "# Predicates"
    yield (
        f"The {len(known)} predicates that a goal may ask, of `yimao query`, `why`, `when` and `find`. The chart, "
        "`Pan`, comes first where a predicate has one. `+` is given, `-` comes out, `?` either; a predicate that is "
        "*semidet* has one solution at most, one that is *nondet* any number. Below stands what an argument may be, "
        "where it is not a line, 1 to 6 from the bottom. Beside these a goal may use `,` `;` "
        "`->` `\\+` `forall` `findall` `aggregate_all`, comparison, `is`, `member`, `length` and `between`."
    )
    for kind, title in _KINDS.items():
        yield f"## {title}"
        places: dict[str, list[str]] = {}
        for predicate, found in known:
            if predicate.kind == kind:
                places.setdefault(predicate.module, []).append(_predicate(predicate, found))
        for module, entries in places.items():
            name = sources[module].relative_to(ROOT).as_posix()
            yield f"### {module}"
            yield f"[{name}](../{name})"
            yield from entries


def _predicate(predicate: Any, found: Mapping[str, _Modes]) -> str:
    name = f"{predicate.name}/{predicate.arity}"
    modes = found.get(name) or _Modes((name,), "")
    head = "  \n".join(f"**`{mode}`**" for mode in modes.modes)
    cites = ", ".join(f"[{key}](rules.md#{key.replace(' ', '-')})" for key in predicate.passages)
    told = filter(None, [f'<a id="{name}"></a>\n{head}  ', modes.text, cites and f"({cites})"])
    return "\n".join([*told, *_takes(modes.modes[0], predicate.takes)])


def _takes(mode: str, takes: Sequence[str | None]) -> Iterator[str]:
    """Yield a list of what the arguments of a predicate may be, by the names that its mode gives them."""
    names = re.findall(r"[-+?:]+(\w+)", mode.partition("(")[2].partition(")")[0])
    told = [
        (name, _plain(take)) for name, take in zip(names, takes, strict=False) if take not in (None, LINES)
    ]
    if told:
        yield ""
        yield from (f"- `{name}`: {take}" for name, take in told)


def _modes(file: Path) -> dict[str, _Modes]:
    """Return what the source says above its predicates, by name and arity."""
    found = {}
    text = file.read_text(encoding="utf-8")
    for block in re.finditer(r"^%!  (?:.*\n)(?:%!  .*\n)*(?:%.*\n)*", text, re.MULTILINE):
        lines = block[0].splitlines()
        modes = [line[2:].strip().removesuffix(".") for line in lines if line.startswith("%!")]
        words = textwrap.dedent("\n".join(line[1:] for line in lines if not line.startswith("%!"))).strip()
        for mode in modes:
            name = mode.partition("(")[0].partition(" ")[0]
            arity = mode.partition(")")[0].count(",") + 1 if "(" in mode else 0
            same = tuple(other for other in modes if other.startswith((f"{name}(", f"{name} ")))
            found[f"{name}/{arity}"] = _Modes(same, _plain(words))
    return found


# ── JSON ────────────────────────────────────────────────────────────────────────────────────────────────────


def _schemas() -> Iterator[str]:
    yield "# JSON"
    yield (
        "What the commands print with `--json`, field by field. The schemas themselves, by which the tests judge real "
        'answers, are linked beside each. An error is printed on stderr as `{"error": {"kind", "message", …}}`.'
    )
    for file in sorted((ROOT / "docs" / "schema").glob("*.schema.json")):
        schema = json.loads(file.read_text(encoding="utf-8"))
        yield f'<a id="{file.name}"></a>\n\n## {schema["title"]}'
        yield f"{schema.get('description', '')} [{file.name}](schema/{file.name})"
        yield _fields(schema, file.name)
        for name, part in schema.get("$defs", {}).items():
            yield f'<a id="{file.name}-{name}"></a>\n\n### {name} ({schema["title"]})'
            yield from filter(
                None, [part.get("description"), _fields(part, file.name) or _type(part, file.name)]
            )


def _fields(schema: Mapping[str, Any], file: str) -> str:
    """Return a table of the fields of a schema, those within them under names such as `lines[].states`."""
    rows = [
        f"| `{name}`{'' if needed else ' (may be left out)'} | {_type(part, file)} "
        f"| {_cell(part.get('description', ''))} |"
        for name, part, needed in _parts(schema, "")
    ]
    return "\n".join(["| field | type | |", "|---|---|---|", *rows]) if rows else ""


def _parts(schema: Mapping[str, Any], before: str) -> Iterator[tuple[str, Mapping[str, Any], bool]]:
    """Yield each field of a schema at any depth: its name, what it holds, and whether it is always there."""
    if isinstance(items := schema.get("items"), dict):
        yield from _parts(items, f"{before}[].")
    for name, part in schema.get("properties", {}).items():
        yield f"{before}{name}", part, name in schema.get("required", ())
        inner, path = part, f"{before}{name}"
        while isinstance(inner, dict) and "items" in inner:
            inner, path = inner["items"], f"{path}[]"
        for one in (
            (inner, *inner.get("anyOf", ()), *inner.get("oneOf", ())) if isinstance(inner, dict) else ()
        ):
            yield from _parts(one, f"{path}.")


def _type(part: Any, file: str) -> str:
    """Return in words what a part of the schema of a file allows; what has a name leads to it."""
    if not isinstance(part, dict) or not part:
        return "anything"
    if "$ref" in part:
        home, _, place = part["$ref"].partition("#/$defs/")
        name = place or home.removesuffix(".schema.json")
        return f"[{name}](#{home or file}{'-' if place else ''}{place})"
    if "const" in part:
        return f"`{json.dumps(part['const'], ensure_ascii=False)}`"
    if "enum" in part:
        return "one of " + ", ".join(f"`{json.dumps(value, ensure_ascii=False)}`" for value in part["enum"])
    for key in ("anyOf", "oneOf"):
        if key in part:
            return " or ".join(_type(one, file) for one in part[key])
    kinds = part.get("type", "object" if "properties" in part else "anything")
    names = [kinds] if isinstance(kinds, str) else list(kinds)
    if "array" in names and "items" in part:
        names[names.index("array")] = f"array of {_type(part['items'], file)}"
    return " or ".join(names)


# ── Python ──────────────────────────────────────────────────────────────────────────────────────────────────


def _interface() -> Iterator[str]:
    yield "# The Python interface, name by name"
    yield "[Yimao from Python](python.md) shows how they go together."
    told: set[str] = set()
    for path, chosen in MODULES.items():
        module = import_module(path)
        yield f"## {path}"
        for name in chosen or module.__all__:
            if name not in told:
                told.add(name)
                yield from _name(name, getattr(module, name))


def _name(name: str, value: Any) -> Iterator[str]:
    yield f'<a id="{name}"></a>\n\n### {name}'
    if not inspect.isclass(value):
        yield f"```python\n{name}{_signature(value)}\n```"
        yield _doc(value)
        return
    fields = [field.name for field in dataclasses.fields(value)] if dataclasses.is_dataclass(value) else []
    fields = fields or list(getattr(value, "_fields", ()))
    yield _doc(value)
    if fields:
        hints = inspect.get_annotations(value)
        listed = "\n".join(f"    {field}: {hints[field]}" for field in fields if field in hints)
        yield f"```python\nclass {name}:\n{listed}\n```"
    for own, member in vars(value).items():
        if own.startswith("_") or own in fields or not (inspect.getdoc(member) or "").strip():
            continue
        target = member.__func__ if isinstance(member, classmethod | staticmethod) else member
        if isinstance(target, property) or not callable(target):
            if isinstance(target, property):
                yield f"**`{own}`** {_doc(target)}"
        else:
            yield f"```python\n{name}.{own}{_signature(target)}\n```"
            yield _doc(target)


def _signature(value: Any) -> str:
    text = str(inspect.signature(value))
    return re.sub(r"\((?:self|cls)(?:, )?", "(", text.replace("'", ""), count=1)


def _doc(value: Any) -> str:
    return _plain(inspect.getdoc(value) or "")


# ── the notebook ────────────────────────────────────────────────────────────────────────────────────────────


def _notebook() -> Iterator[str]:
    book = json.loads((ROOT / "docs" / "notebook.ipynb").read_text(encoding="utf-8"))
    for cell in book["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            yield source
            continue
        yield f"```python\n{source}\n```"
        for output in cell["outputs"]:
            data = output.get("data", {"text/plain": output.get("text", [])})
            if "text/html" in data:
                yield f"<div>{''.join(data['text/html'])}</div>".replace("\n\n", "\n")
            elif text := "".join(data["text/plain"]).rstrip():
                yield f"```text\n{text}\n```"


def _plain(text: str) -> str:
    """Return text in which no sign is taken for Markdown, but for code."""
    return re.sub(r"(`[^`]*`)|([*<_])", lambda found: found[1] or f"\\{found[2]}", text)


def _cell(text: str) -> str:
    return _plain(text).replace("|", "\\|").replace("\n", " ")


def findings(file: Path, report: Path | None = None) -> None:
    """Write the page of what the checks find.

    It is made of a report that `yimao check --sensitivity --json` printed, or, with none, of a check made now.
    """
    from yimao.bridge import Session
    from yimao.bridge.check import Report, check
    from yimao.bridge.findings_page import page

    session = Session()
    if report:
        found = Report.from_json(json.loads(report.read_text(encoding="utf-8")))
    else:
        found = check(session, sensitivity=True)
    file.write_text(page(found, session.readings()), encoding="utf-8", newline="\n")


def main(arguments: Sequence[str]) -> int:
    """Write the sources of the site, or the page of the findings; return the exit status."""
    match arguments:
        case ["site", folder]:
            site(Path(folder))
        case ["findings", file, *reports] if len(reports) < 2:
            findings(Path(file), *map(Path, reports))
        case _:
            print("usage: python docs/pages.py site FOLDER | findings FILE [REPORT]", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
