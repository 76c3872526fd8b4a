"""`tabletop reliability GAME`: judged chances to win against real ones, in ten bins."""

from __future__ import annotations

import argparse
import json

from tabletop.ai.plain import heuristics_in
from tabletop.ai.policy import guide_in, policy_in
from tabletop.ai.reliability import farthest, reliability
from tabletop.cli.parsing import add_options_argument, chosen_options, count
from tabletop.core.registry import game as find_game


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="key of the game, see 'tabletop games'")
    parser.add_argument("--seed", default="0", metavar="S", help="same seed, same positions")
    parser.add_argument("--players", type=count, metavar="N", help="seats at the table")
    parser.add_argument(
        "--positions", type=count, default=1_000, metavar="K", help="how many are judged"
    )
    add_options_argument(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    players = args.players or game.info.players[0]
    options = chosen_options(game, args.option)
    game.info.complete(players, options)
    package = game.package
    bins = reliability(
        game,
        policy_in(package),
        heuristics_in(package),
        guide_in(package),
        players,
        options,
        args.positions,
        args.seed,
    )
    if args.json:
        rows = [
            {
                "judged": round(each.judged, 4),
                "real": round(each.real.share, 4),
                "interval": [round(end, 4) for end in each.real.interval()],
                "positions": each.real.games,
            }
            for each in bins
        ]
        print(json.dumps({"game": game.info.key, "players": players, "bins": rows}))
        return 0
    print(f"{game.info.name}, {players} players: judged and real chance to win, in percent")
    for each in bins:
        low, high = (100 * end for end in each.real.interval())
        print(
            f"{100 * each.judged:5.1f}  {100 * each.real.share:5.1f} ({low:.0f}-{high:.0f})"
            f"  {each.real.games} positions"
        )
    print(f"At most {100 * farthest(bins):.1f} apart, among bins of 100 positions and more.")
    return 0
