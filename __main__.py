"""The entry of the command line: SWI-Prolog starts while that is imported, for each takes as long."""

from __future__ import annotations

import sys

# Commands that may well end before they ask the doctrine, or never ask it.
_ALONE = ("cast", "config", "journal", "toss")


def main() -> None:
    """Run the command line and leave with its status."""
    arguments = sys.argv[1:]
    try:
        if _asks(arguments):
            from yimao.bridge.session import Session

            Session().begin()
        from yimao.cli import main as run
    except KeyboardInterrupt:  # as the command line itself does from here on
        sys.exit(130)
    run(arguments)


def _asks(arguments: list[str]) -> bool:
    """Whether the doctrine is about to be asked, as far as can be told before the command line is known."""
    command = arguments[0] if arguments else "--help"
    return (
        command.isascii() and command[0:1].isalpha() and command not in _ALONE and "--help" not in arguments
    )


if __name__ == "__main__":
    main()
