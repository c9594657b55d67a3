"""The examples of the pages: blocks of `console`, whose commands begin with `$ `, and what each prints.

A line of `…` alone stands for any number of lines. `python docs/examples.py PAGE…` runs the commands of pages and
puts in what they print now, as many lines as were shown before; a notebook is run whole. The tests hold them to it.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

LEFT_OUT: Final = "…"
SECONDS: Final = 120

_BLOCK: Final = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_COMMAND: Final = re.compile(r"^\$ (.*)\n", re.MULTILINE)
_FREE: Final = (
    "COLUMNS",
    "FORCE_COLOR",
    "NO_COLOR",
    "LC_MESSAGES",
    "LANG",
)  # they would show in what is printed


class Example(NamedTuple):
    """A command of a page, the line where it stands, and what it prints there."""

    line: int
    command: str
    shown: str


def blocks(text: str) -> Iterator[list[Example]]:
    """Yield the examples of each block of a page. Raises ValueError for a block without a command."""
    for block in _BLOCK.finditer(text):
        yield list(_examples(block[1], text.count("\n", 0, block.start(1)) + 1))


def _examples(block: str, line: int) -> Iterator[Example]:
    head, *parts = _COMMAND.split(block)
    if head or not parts:
        raise ValueError(f"the block at line {line} does not begin with a command")
    for command, shown in zip(parts[::2], parts[1::2], strict=True):
        yield Example(line, command, shown)
        line += 1 + shown.count("\n")


def printed(command: str, folder: Path) -> str:
    """Return what a command prints in a folder, on both streams, without a terminal and settings of the user."""
    shim, settings = folder / ".bin" / "yimao", folder / ".yimao.toml"
    shim.parent.mkdir(exist_ok=True)
    code = "from yimao.cli import main; main()"
    shim.write_text(f'#!/bin/sh\nexec "{sys.executable}" -c "{code}" "$@"\n', encoding="utf-8")
    shim.chmod(0o755)
    settings.touch()  # a command before may have written to it
    kept = {name: value for name, value in os.environ.items() if name not in _FREE}
    own = {"YIMAO_DATA": str(folder / ".data"), "YIMAO_CONFIG": str(settings), "LC_ALL": "C.UTF-8"}
    path = f"{shim.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(
        ["/bin/sh", "-c", command],
        cwd=folder,
        env=kept | own | {"PATH": path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=SECONDS,
        check=False,
    )
    return "".join(f"{line.rstrip()}\n" for line in done.stdout.splitlines())


def agrees(shown: str, told: str) -> bool:
    """Tell whether an output is as it is shown, but for what is left out there."""
    lines = (r"(?:.*\n)*" if line == LEFT_OUT else re.escape(line) + r"\n" for line in shown.splitlines())
    return re.fullmatch("".join(lines), told) is not None


def filled(text: str) -> str:
    """Return a page with what its commands print now; what ended in `…` is as long as it was."""
    return _BLOCK.sub(lambda block: f"```console\n{_filled(block[1])}```", text)


def _filled(block: str) -> str:
    with TemporaryDirectory() as folder:
        parts = []
        for example in _examples(block, 1):
            told, shown = printed(example.command, Path(folder)), example.shown
            if not agrees(shown, told):
                count = shown.count("\n")
                if shown.endswith(f"{LEFT_OUT}\n"):
                    told = "".join([*told.splitlines(keepends=True)[: count - 1], f"{LEFT_OUT}\n"])
                shown = told
            parts.append(f"$ {example.command}\n{shown}")
        return "".join(parts)


def _run(notebook: Path) -> None:
    """Run a notebook and keep what its cells put out, and nothing of the machine."""
    import nbclient
    import nbformat

    book = nbformat.read(notebook, as_version=4)
    nbclient.NotebookClient(
        book, timeout=SECONDS, kernel_name="python3", extra_arguments=["--log-level=ERROR"]
    ).execute()
    for cell in book.cells:
        cell.metadata.clear()
    book.metadata["language_info"] = {"name": "python"}
    nbformat.write(book, notebook)


def main(arguments: Sequence[str]) -> int:
    """Put into the pages and notebooks named what they print now; return the exit status."""
    if not arguments:
        print("usage: python docs/examples.py PAGE…", file=sys.stderr)
        return 2
    for page in map(Path, arguments):
        if page.suffix == ".ipynb":
            _run(page)
            continue
        text = page.read_text(encoding="utf-8")
        page.write_text(filled(text), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
