"""Parts that `simulate` and `arena` share: agents' names, processes, a progress bar."""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context

from tabletop.ai.levels import AGENTS
from tabletop.cli.parsing import add_game_arguments, count, names, nearest
from tabletop.core.errors import BadOption, TabletopError
from tabletop.lab.arena import MatchReport

Told = Callable[[MatchReport], object]


def add_match_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of every command that plays many matches."""
    add_game_arguments(parser, "matches")
    parser.add_argument("--jobs", type=count, default=1, metavar="J", help="processes to play in")
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="dask scheduler whose workers play the matches"
    )
    parser.add_argument(
        "--iterations",
        type=count,
        metavar="N",
        help="trials of the strongest level a decision; the others' in their ratio",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def agent_names(text: str) -> tuple[str, ...]:
    """Names of agents parted by commas."""
    words = names(text)
    for word in words:
        if word not in AGENTS:
            raise argparse.ArgumentTypeError(f"there is no agent '{word}'; {nearest(word, AGENTS)}")
    return words


def seated(agents: Sequence[str], players: int | None) -> tuple[str, ...]:
    """One agent a seat; a single name sits everywhere.

    Raises:
        BadOption: as many agents as seats are needed.
    """
    if players is None or players == len(agents):
        return tuple(agents)
    if len(agents) == 1:
        return (agents[0],) * players
    raise BadOption(f"{players} players need {players} agents, one a seat, not {len(agents)}.")


@contextmanager
def hands(args: argparse.Namespace) -> Iterator[tuple[Executor | None, int]]:
    """Yields the executor of the matches and its number of workers; None plays them here.

    Raises:
        BadOption: processes and a cluster are wanted at once.
        TabletopError: a process was ended from outside, or the cluster cannot be used.
    """
    if args.cluster is None:
        with executor(args.jobs) as pool:
            yield pool, args.jobs
        return
    if args.jobs != 1:
        raise BadOption("Matches are played by --jobs here or by a --cluster, not by both.")
    from tabletop.lab.cluster import cluster

    with cluster(args.cluster) as found:
        yield found


@contextmanager
def executor(jobs: int) -> Iterator[Executor | None]:
    """Processes to play in; None (play here) for a single job.

    Raises:
        TabletopError: one of the processes was ended from outside.
    """
    if jobs == 1:
        yield None
        return
    # Spawned, not forked: the progress bar runs a thread, and a fork would copy its locks.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_ignore_interrupts)
    try:
        yield pool
    except BrokenProcessPool:
        raise TabletopError("A playing process was ended from outside; try fewer --jobs.") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupts() -> None:
    """Leaves Ctrl+C to the parent, which ends the pool in order."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def progress(title: str, total: int | None, then: Told | None = None) -> Iterator[Told]:
    """A bar on the error stream where that is a terminal; gives what to call after each match."""
    if not sys.stderr.isatty():
        yield then or (lambda report: None)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (title, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total)

        def told(report: MatchReport) -> None:
            bar.advance(task)
            if then is not None:
                then(report)

        yield told
