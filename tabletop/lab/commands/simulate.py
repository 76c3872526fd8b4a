"""`tabletop simulate GAME`: matches between agents without a window; wins, scores, speed."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tabletop.ai.ratings import Score
from tabletop.cli.parsing import chosen_options, count
from tabletop.core.registry import game as find_game
from tabletop.lab.arena import MatchReport, Simulation, iteration_budgets, simulate
from tabletop.lab.commands.headless import (
    Told,
    add_match_arguments,
    agent_names,
    hands,
    progress,
    seated,
)


def configure(parser: argparse.ArgumentParser) -> None:
    add_match_arguments(parser)
    parser.add_argument(
        "--agents",
        type=agent_names,
        default=("uniform",),
        metavar="A,B",
        help="one agent a seat; a single name sits everywhere",
    )
    parser.add_argument("--games", type=count, default=100, metavar="K", help="matches to play")
    parser.add_argument("--records", type=Path, metavar="FILE", help="keep every match there")


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    players = args.players or (len(args.agents) if len(args.agents) > 1 else game.info.players[0])
    agents = seated(args.agents, players)
    options = chosen_options(game, args.option)
    game.info.complete(players, options)
    with (
        record_file(args.records) as keep,
        hands(args) as (pool, workers),
        progress(game.info.name, args.games, keep) as told,
    ):
        done = simulate(
            game,
            agents,
            args.games,
            args.seed,
            options,
            iterations=args.iterations,
            executor=pool,
            workers=workers,
            told=told,
            record=args.records is not None,
        )
    if args.json:
        print(json.dumps(as_data(done), ensure_ascii=False))
    else:
        show(done, iteration_budgets(agents, args.iterations))
    return 0


@contextmanager
def record_file(path: Path | None) -> Iterator[Told | None]:
    """Yields a writer of each match's record to `path` as soon as it is over; None for no path."""
    if path is None:
        yield None
        return
    try:
        with path.open("w", encoding="utf-8", newline="\n") as file:

            def keep(report: MatchReport) -> None:
                file.write(report.record)

            yield keep
    except OSError as problem:  # of a full disk nobody says which file it was
        problem.filename = problem.filename or str(path)
        raise


def as_data(done: Simulation) -> dict[str, Any]:
    """The result as plain data for `--json`."""
    return {
        "game": done.game,
        "players": done.players,
        "agents": list(done.agents),
        "games": done.games,
        "finished": done.finished,
        "wins": done.wins,
        "shares": {name: shares(done, name) for name in done.wins},
        "shared_wins": done.shared_wins,
        "mean_scores": {name: round(score, 6) for name, score in done.mean_scores.items()},
        "decisions": done.decisions,
        "seconds": round(done.seconds, 3),
        "decisions_per_second": round(done.decisions_per_second, 1),
        "digest": done.digest,
    }


def shares(done: Simulation, name: str) -> dict[str, Any]:
    """The share of the matches that an agent won alone, with its 95 % interval and the even share.

    One of a level against three of another, seats rotated, is `--agents expert,hard,hard,hard`:
    there a quarter is even for the one.
    """
    won = Score(done.wins[name], done.games)
    return {
        "share": round(won.share, 4),
        "interval": [round(end, 4) for end in won.interval()],
        "even": round(done.agents.count(name) / done.players, 4),
    }


def show(done: Simulation, budgets: dict[str, int]) -> None:
    """Prints the result as a table."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{done.game}: {done.games} matches, {done.players} players")
    heads = "agent", "trials a decision", "won alone", "% (95 % interval)", "even %", "mean score"
    for head in heads:
        table.add_column(head, justify="left" if head == "agent" else "right")
    for name, wins in done.wins.items():
        trials = str(budgets.get(name, "-"))
        found = shares(done, name)
        low, high = found["interval"]
        part = f"{100 * found['share']:.0f} ({100 * low:.0f}-{100 * high:.0f})"
        even = f"{100 * found['even']:.0f}"
        table.add_row(name, trials, str(wins), part, even, f"{done.mean_scores[name]:.2f}")
    console = Console()
    console.print(table)
    console.print(
        f"shared wins {done.shared_wins}, without a winner {done.drawn}, "
        f"mean length {done.mean_plies:.1f} actions\n"
        f"{done.decisions} decisions in {done.seconds:.1f} s, "
        f"{done.decisions_per_second:.0f} a second\n"
        f"digest {done.digest}",
        highlight=False,
        soft_wrap=True,
    )
