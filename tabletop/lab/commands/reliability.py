"""`tabletop reliability GAME`: judged chances to win against real ones, in ten bins; with `--fit`
the calibration that brings them together, held against matches it was not fitted on."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from itertools import islice
from pathlib import Path

from tabletop.ai.calibration import FILE, Calibration, calibration_in, write_calibration
from tabletop.ai.plain import heuristics_in
from tabletop.ai.policy import guide_in, policy_in
from tabletop.cli.parsing import add_game_arguments, chosen_options, count, target
from tabletop.core.game import Game, OptionValue, data_file
from tabletop.core.registry import game as find_game
from tabletop.lab.reliability import (
    Bin,
    Seen,
    binned,
    crossed,
    farthest,
    fit,
    plainly,
    self_play,
    surprise,
)
from tabletop.session.writing import write_whole


def configure(parser: argparse.ArgumentParser) -> None:
    add_game_arguments(parser, "positions")
    parser.add_argument(
        "--positions", type=count, default=1_000, metavar="K", help="how many are judged"
    )
    parser.add_argument(
        "--plain", action="store_true", help="as the agents judge, without the calibration"
    )
    parser.add_argument(
        "--fit", action="store_true",
        help="fit a calibration, tell of it by halves of the matches, write it beside the agents",
    )  # fmt: skip
    parser.add_argument(
        "--into", type=target, metavar="FILE", help="write there, not into the game's own folder"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    players = args.players or game.info.players[0]
    options = chosen_options(game, args.option)
    game.info.complete(players, options)
    package = game.package
    into = target(args.into or data_file(package, "heuristics", FILE)) if args.fit else None
    endless = self_play(
        game,
        policy_in(package),
        heuristics_in(package),
        guide_in(package),
        players,
        options,
        args.seed,
    )
    seen = list(islice(endless, args.positions))
    if into is not None:
        return _fit(args, game, players, options, seen, into)
    known = Calibration({}) if args.plain else calibration_in(package)
    bins = _bins(seen, known, players)
    if args.json:
        print(json.dumps({"game": game.info.key, "players": players, "bins": _rows(bins)}))
        return 0
    print(f"{game.info.name}, {players} players: judged and real chance to win, in percent")
    if known.fault:
        print(f"The calibration is not used. {known.fault}")
    _tell(bins)
    return 0


def _pairs(seen: Sequence[Seen], known: Calibration, players: int) -> list[tuple[float, float]]:
    return [(known.chance(each.judged, players, each.phase), each.won) for each in seen]


def _bins(seen: Sequence[Seen], known: Calibration, players: int) -> tuple[Bin, ...]:
    return binned(_pairs(seen, known, players))


def _rows(bins: Sequence[Bin]) -> list[dict[str, object]]:
    return [
        {
            "judged": round(each.judged, 4),
            "real": round(each.real.share, 4),
            "interval": [round(end, 4) for end in each.real.interval()],
            "positions": each.real.games,
        }
        for each in bins
    ]


def _tell(bins: Sequence[Bin]) -> None:
    for each in bins:
        low, high = (100 * end for end in each.real.interval())
        print(
            f"{100 * each.judged:5.1f}  {100 * each.real.share:5.1f} ({low:.0f}-{high:.0f})"
            f"  {each.real.games} positions"
        )
    print(f"At most {100 * farthest(bins):.1f} apart, among bins of 100 positions and more.")


def _fit(
    args: argparse.Namespace,
    game: Game,
    players: int,
    options: Mapping[str, OptionValue],
    seen: Sequence[Seen],
    into: Path,
) -> int:
    """Fits on half of the matches and tells of the other half, both ways round, then on all.

    What is no better on the whole, or farther off in some bin, is not kept.
    """
    phases = heuristics_in(game.package).phases
    judged, held_out = plainly(seen), crossed(seen, players, phases)
    before, after = binned(judged), binned(held_out)
    print(
        f"{game.info.name}, {players} players, {len(seen)} positions, each judged by what was "
        "fitted on the other half of the matches"
    )
    print("As judged:")
    _tell(before)
    print("Calibrated:")
    _tell(after)
    off, less = surprise(judged), surprise(held_out)
    print(f"Off by {off:.5f} (mean square) as judged, by {less:.5f} calibrated.")
    worse = less >= off or farthest(after) > farthest(before)
    if worse and args.into is None:
        print("That is no better; nothing was written.")
        return 0
    shapes = fit(seen, players, phases)
    facts = dict(
        seed=args.seed, options=dict(options), held_out=len(seen),
        matches=seen[-1].match + 1, apart_before=round(farthest(before), 4),
        apart=round(farthest(after), 4), bins=_rows(after),
    )  # fmt: skip
    known = calibration_in(game.package)
    both = Calibration(
        {**known.shapes, players: shapes}, facts={**known.facts, str(players): facts}
    )
    write_whole(into, write_calibration(both, phases))
    print(f"The calibration for {players} players is in {into}.")
    return 0
