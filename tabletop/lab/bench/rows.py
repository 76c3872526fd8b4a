"""A row of the benchmark's table, and fair timing: contestants take turns, medians count.

Work is timed by the processor's clock, so that a busy machine does not change the ratios.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from statistics import median
from time import process_time


@dataclass(frozen=True, slots=True)
class Row:
    """One measured goal.

    Attributes:
        name: the goal's number and what it is ("G5 deepcopy / clone").
        measured: our figure with its unit; what it is compared with stands in `beside`.
        ratio: the figure the goal is about; None when it could not be taken.
        floor, stretch: the goal, as ">= 4" or "<= 1.5"; "" for a figure without a goal.
        reached: "stretch", "floor", "missed" or "".
        note: one sentence on how it was taken, or why it was not.
        game: the key of the game it is about; "" for the whole program.
    """

    name: str
    measured: str
    beside: str = ""
    ratio: float | None = None
    floor: str = ""
    stretch: str = ""
    note: str = ""
    game: str = ""
    reached: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "reached", verdict(self.ratio, self.floor, self.stretch))


def verdict(ratio: float | None, floor: str, stretch: str) -> str:
    """Names the goal, of the two, that a ratio meets."""
    if ratio is None or not floor:
        return ""
    if stretch and meets(ratio, stretch):
        return "stretch"
    return "floor" if meets(ratio, floor) else "missed"


def meets(ratio: float, goal: str) -> bool:
    """True when a ratio meets a goal written as ">= 4" or "<= 1.5"."""
    sign, number = goal.split()
    return ratio >= float(number) if sign == ">=" else ratio <= float(number)


def skipped(name: str, why: str, floor: str = "", stretch: str = "", game: str = "") -> Row:
    """A row that could not be measured, with a sentence that says why."""
    return Row(name, "-", "-", None, floor, stretch, why, game)


def beside(
    name: str, ours: float, theirs: float | None, goals: tuple[str, str], peer: str, game: str,
    note: str = "",
) -> Row:  # fmt: skip
    """Our rate beside a peer's, or a row that says how to get the peer.

    Args:
        goals: floor and stretch.
        peer: the peer's package with its version ("rlcard==1.2.0").
    """
    if theirs is None:
        return skipped(name, missing(peer), *goals, game)
    words = f"{ours:,.0f}/s", f"{theirs:,.0f}/s"
    return Row(name, *words, ours / theirs, *goals, note, game)


def missing(peer: str) -> str:
    """Returns a sentence on how to install a peer that is missing."""
    return f"{peer} is not installed; 'pip install {peer}' brings it."


Work = Callable[[], int]
"""Does some work once and says how many units it was."""


def rates(contestants: Mapping[str, Work], rounds: int, seconds: float = 0.25) -> dict[str, float]:
    """Units a second of each contestant, the median over rounds in which they take turns."""
    taken: dict[str, list[float]] = {name: [] for name in contestants}
    for work in contestants.values():
        work()
    for _ in range(rounds):
        for name, work in contestants.items():
            units = 0
            began = process_time()
            while (now := process_time()) - began < seconds:
                units += work()
            taken[name].append(units / (now - began))
    return {name: median(values) for name, values in taken.items()}


def spent(
    contestants: Mapping[str, Callable[[], object]],
    rounds: int,
    clock: Callable[[], float] = process_time,
) -> dict[str, float]:
    """Seconds of each contestant, the median over rounds in which they take turns."""
    taken: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(rounds):
        for name, work in contestants.items():
            began = clock()
            work()
            taken[name].append(clock() - began)
    return {name: median(values) for name, values in taken.items()}


def percentile(values: list[float], share: float) -> float:
    """The value below which `share` (0 to 1) of them lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
