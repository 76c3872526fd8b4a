"""`tabletop arena GAME`: every agent against every other; cross table and Elo with its error."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from math import comb
from pathlib import Path
from typing import Any

from tabletop.ai.levels import AGENTS, LEVELS
from tabletop.ai.strength import Measured, own_file, read_strength
from tabletop.cli.parsing import chosen_options, count, target
from tabletop.core.errors import BadOption
from tabletop.core.game import Game, OptionValue
from tabletop.core.registry import game as find_game
from tabletop.lab.arena import CrossTable, cross_table
from tabletop.lab.commands.headless import add_match_arguments, agent_names, hands, progress
from tabletop.lab.strength import fingerprints, renewed, still_true, write_strength
from tabletop.session.writing import write_whole


def configure(parser: argparse.ArgumentParser) -> None:
    add_match_arguments(parser)
    parser.add_argument(
        "--agents",
        type=agent_names,
        metavar="A,B,...",
        help="who meets whom; each pair plays (all agents, or to publish all levels)",
    )
    parser.add_argument(
        "--games",
        type=count,
        metavar="K",
        help="matches a pair; without it until the 95 %% interval excludes an even match",
    )
    parser.add_argument("--ladder", action="store_true", help="each agent meets only the next")
    parser.add_argument(
        "--publish",
        action="store_true",
        help="each meets the next, and what came of it is shown to players from now on",
    )


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    agents = args.agents or (LEVELS if args.publish else tuple(reversed(AGENTS)))
    ladder = args.publish or args.ladder
    if len(agents) < 2 or len(set(agents)) != len(agents):
        raise BadOption("An arena needs at least two different agents, each named once.")
    options = chosen_options(game, args.option)
    game.info.complete(args.players or min(game.info.players), options)
    pairs = len(agents) - 1 if ladder else comb(len(agents), 2)
    if args.publish:
        published(target(own_file(game.package)))
    total = args.games and args.games * pairs
    with hands(args) as (pool, workers), progress(game.info.name, total) as told:
        done = cross_table(
            game,
            agents,
            args.seed,
            options,
            games=args.games,
            players=args.players,
            iterations=args.iterations,
            executor=pool,
            workers=workers,
            told=told,
            ladder=ladder,
        )
    if args.publish:
        publish(game, done, args.players or min(game.info.players), options)
    if args.json:
        print(json.dumps(as_data(done), ensure_ascii=False))
    else:
        show(done)
    return 0


def published(path: Path) -> tuple[Mapping[str, str], Sequence[Measured]]:
    """The fingerprints and figures in a file; none where there is no such file yet.

    Raises:
        BadOption: it is damaged.
    """
    try:
        return read_strength(path.read_text("utf-8"))
    except FileNotFoundError:
        return {}, ()
    except ValueError as problem:
        raise BadOption(f"'{path}' is damaged ({problem}); take it away first.") from None


def publish(
    game: Game, done: CrossTable, players: int, options: Mapping[str, OptionValue]
) -> None:
    """Writes the figures beside the game's agents, in place of those of the same pairs.

    Figures of agents that thought otherwise are gone.
    """
    path, builds = own_file(game.package), fingerprints(game)
    measured, rows = published(path)
    fresh = [
        Measured(
            duel.first,
            duel.second,
            players,
            options,
            duel.score.games,
            round(1.0 - duel.score.share, 4),
            round(1.0 - duel.score.interval()[1], 4),
            round(1.0 - duel.score.interval()[0], 4),
            (done.budgets.get(duel.first, 0), done.budgets.get(duel.second, 0)),
        )
        for duel in done.duels.values()
    ]
    present = still_true(rows, measured, builds)
    write_whole(path, write_strength(builds, renewed(present, fresh)))


def as_data(done: CrossTable) -> dict[str, Any]:
    """The cross table as plain data for `--json`."""
    return {
        "game": done.game,
        "agents": list(done.agents),
        "iterations": done.budgets,
        "duels": [
            {
                "first": duel.first,
                "second": duel.second,
                "games": duel.score.games,
                "points": duel.score.points,
                "share": round(duel.score.share, 4),
                "interval": [round(end, 4) for end in duel.score.interval()],
                "seconds_a_decision": [round(seconds, 6) for seconds in duel.thinking],
            }
            for duel in done.duels.values()
        ],
        "elo": {
            name: {"elo": round(rating.elo, 1), "error": round(rating.error, 1)}
            for name, rating in done.ratings.items()
        },
        "digest": done.digest,
    }


def show(done: CrossTable) -> None:
    """Prints the cross table: shares of the row against the column, in percent."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{done.game}: points of the row against the column, % (95 % interval)")
    table.add_column("agent")
    table.add_column("trials", justify="right")
    table.add_column("Elo", justify="right")
    for name in done.agents:
        table.add_column(name, justify="right")
    for name in sorted(done.agents, key=lambda each: -done.ratings[each].elo):
        rating = done.ratings[name]
        row = [name, str(done.budgets.get(name, "-")), f"{rating.elo:+.0f} ± {rating.error:.0f}"]
        table.add_row(*row, *(cell(done, name, other) for other in done.agents))
    console = Console()
    console.print(table)
    games = sum(duel.score.games for duel in done.duels.values())
    console.print(f"{games} matches; digest {done.digest}", highlight=False, soft_wrap=True)


def cell(done: CrossTable, name: str, other: str) -> str:
    """The score of `name` against `other`, as text."""
    if name == other:
        return ""
    if (name, other) not in done.duels and (other, name) not in done.duels:
        return "-"
    if (name, other) in done.duels:
        score = done.duels[name, other].score
        share, (low, high) = score.share, score.interval()
    else:
        score = done.duels[other, name].score
        share, (high, low) = 1 - score.share, (1 - end for end in score.interval())
    return f"{100 * share:.0f} ({100 * low:.0f}-{100 * high:.0f})"
