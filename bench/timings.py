"""Timings side by side in one run: cold starts and charts against najia's, batches, warm consultations, masks.

Prints a table of medians and the ratios that the README gives; asserts nothing. Run it by `make bench`.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from najia.najia import Najia
from rich.console import Console
from rich.table import Table

from yimao.bridge import Cast, Session
from yimao.bridge.batch import Work, batch

BIN = Path(sys.executable).parent
CAST = ("困", "兌", "--month", "子", "--day", "戊寅", "--use", "官鬼")
COLD = 15
WARM = 40
TURNS = 5
CHARTS = 200
BRANCHES = "子丑寅卯辰巳午未申酉戌亥"
DAYS = [stem + branch for stem, branch in zip("甲乙丙丁戊己庚辛壬癸" * 6, BRANCHES * 5, strict=True)]
MASKED_HEXAGRAMS = 2
PLAIN_CASTS = 300


def seconds(work: Callable[[], object]) -> float:
    """Return how long `work` takes, in seconds."""
    start = perf_counter()
    work()
    return perf_counter() - start


def cold(cache: str, *command: str) -> Callable[[], object]:
    """Return a run of a whole process whose modules are compiled already, in `cache`."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = cache
    line = [BIN / command[0], *command[1:]]
    return lambda: subprocess.run(line, check=True, capture_output=True, env=environment)


def casts() -> list[dict[str, object]]:
    """Return random casts as lines of a batch give them, the same in every run."""
    chance = random.Random(1)
    return [
        {
            "lines": chance.choices((6, 7, 8, 9), (1, 3, 3, 1), k=6),
            "month": chance.choice(BRANCHES),
            "day": chance.choice(DAYS),
            "use": chance.choice(("父母", "兄弟", "子孫", "妻財", "官鬼")),
        }
        for _ in range(CHARTS)
    ]


def charts_by_najia() -> None:
    """Chart as many casts with najia."""
    marks = {7: 1, 8: 2, 9: 3, 6: 4}
    for cast in casts():
        Najia(verbose=0).compile(params=[marks[line] for line in cast["lines"]], date="2024-12-21 12:00")


def batched(*fields: str) -> None:
    """Run the casts through a batch that answers with `fields`."""
    lines = "".join(f"{json.dumps(cast)}\n" for cast in casts())
    for answer in batch(BytesIO(lines.encode()), Work(fields)):
        assert answer.error is None, answer.error


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
    with TemporaryDirectory() as cache:
        cold_times = side_by_side(
            {
                "yimao consult, cold": cold(cache, "yimao", "consult", *CAST),
                "yimao consult --json, cold": cold(cache, "yimao", "consult", *CAST, "--json"),
                "najia, cold": cold(cache, "najia", "-p", "2,2,1,2,4,2", "-d", "2024-12-21 12:00"),
            },
            COLD,
        )
    warm_times = side_by_side({"consultation with all proofs, warm": lambda: session.consult(cast)}, WARM)
    batch_times = side_by_side(
        {
            "najia, charts": charts_by_najia,
            "yimao batch, charts": partial(batched, "chart"),
            "yimao batch, conclusions": partial(batched, "conclusions"),
        },
        TURNS,
    )
    request = {"op": "bench", "hexagrams": MASKED_HEXAGRAMS, "casts": PLAIN_CASTS}
    masked, plain = session.ask(request, seconds=600)
    table = Table("what", "median")
    for name, taken in {**cold_times, **warm_times}.items():
        table.add_row(name, f"{taken * 1000:.1f} ms")
    for name, taken in batch_times.items():
        table.add_row(name, f"{CHARTS / taken:.0f} a second")
    table.add_row("every conclusion of a cast, compiled rules", f"{plain * 1e6:.1f} µs a cast")
    table.add_row("every conclusion of a cast, masks", f"{masked * 1e6:.3f} µs a cast")
    console = Console()
    console.print(table)
    najia = cold_times["najia, cold"]
    console.print(f"cold consult to najia: {cold_times['yimao consult, cold'] / najia:.2f}")
    charted = batch_times["yimao batch, charts"]
    console.print(f"charts of a batch to najia's: {batch_times['najia, charts'] / charted:.2f}")
    console.print(f"compiled rules to masks: {plain / masked:.0f} to 1")


if __name__ == "__main__":
    main()
