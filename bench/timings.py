"""Timings side by side in one run: cold starts against najia's, warm consultations, masks against plain.

Prints a table of medians and the ratios that the README gives; asserts nothing. Run it by `make bench`.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

from rich.console import Console
from rich.table import Table

from yimao.bridge import Cast, Session

BIN = Path(sys.executable).parent
CAST = ("困", "兌", "--month", "子", "--day", "戊寅", "--use", "官鬼")
COLD = 15
WARM = 40
MASKED_HEXAGRAMS = 2
PLAIN_CASTS = 300


def seconds(work: Callable[[], object]) -> float:
    """Return how long `work` takes, in seconds."""
    start = perf_counter()
    work()
    return perf_counter() - start


def cold(*command: str) -> Callable[[], object]:
    """Return a run of a whole process."""
    return lambda: subprocess.run([BIN / command[0], *command[1:]], check=True, capture_output=True)


def side_by_side(works: dict[str, Callable[[], object]], times: int) -> dict[str, float]:
    """Return the median time of each of `works`, run in turn `times` over after one run to warm up."""
    taken: dict[str, list[float]] = {name: [] for name in works}
    for work in works.values():
        work()
    for _ in range(times):
        for name, work in works.items():
            taken[name].append(seconds(work))
    return {name: median(all_of_it) for name, all_of_it in taken.items()}


def main() -> None:
    """Measure and print."""
    session = Session()
    cast = Cast.of("困", "兌", month="子", day="戊寅", use="官鬼")
    cold_times = side_by_side(
        {
            "yimao consult, cold": cold("yimao", "consult", *CAST),
            "yimao consult --json, cold": cold("yimao", "consult", *CAST, "--json"),
            "najia, cold": cold("najia", "-p", "2,2,1,2,4,2", "-d", "2024-12-21 12:00"),
        },
        COLD,
    )
    warm_times = side_by_side({"consultation with all proofs, warm": lambda: session.consult(cast)}, WARM)
    request = {"op": "bench", "hexagrams": MASKED_HEXAGRAMS, "casts": PLAIN_CASTS}
    masked, plain = session.ask(request, seconds=600)
    table = Table("what", "median")
    for name, taken in {**cold_times, **warm_times}.items():
        table.add_row(name, f"{taken * 1000:.1f} ms")
    table.add_row("every conclusion of a cast, compiled rules", f"{plain * 1e6:.1f} µs a cast")
    table.add_row("every conclusion of a cast, masks", f"{masked * 1e6:.3f} µs a cast")
    console = Console()
    console.print(table)
    najia = cold_times["najia, cold"]
    console.print(f"cold consult to najia: {cold_times['yimao consult, cold'] / najia:.2f}")
    console.print(f"compiled rules to masks: {plain / masked:.0f} to 1")


if __name__ == "__main__":
    main()
