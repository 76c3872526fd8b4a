"""`tabletop fit GAME`: fits the game's policy or judge by self-play and writes the weights."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tabletop.ai import judging
from tabletop.ai.policy import FILE, Fitted, Weights, policy_in, write_weights
from tabletop.ai.ratings import Score
from tabletop.cli.parsing import add_game_arguments, chosen_options, count, number, target
from tabletop.core.errors import BadOption, TabletopError
from tabletop.core.game import Game, OptionValue, data_file
from tabletop.core.registry import game as find_game
from tabletop.lab.commands.headless import hands
from tabletop.session.writing import write_whole

if TYPE_CHECKING:
    from tabletop.lab.fitting import Fit

TOLD = 0.1
"""The least weight of a count of the judge that is printed."""

STRENGTH = 1_000.0
"""The pull of a fit towards its first weights, in choices."""


def configure(parser: argparse.ArgumentParser) -> None:
    add_game_arguments(parser, "weights")
    parser.add_argument(
        "--matches", type=count, default=1_000, metavar="K", help="of self-play, each round"
    )
    parser.add_argument(
        "--rounds", type=count, default=2, metavar="R", help="each with the weights of the last"
    )
    parser.add_argument(
        "--compare", type=count, default=200, metavar="K", help="matches against the heuristics"
    )
    parser.add_argument(
        "--strength", type=number(0, 1_000_000), default=STRENGTH, metavar="S",
        help="how firmly a fit leans towards what it began with, in choices (%(default)s)",
    )  # fmt: skip
    parser.add_argument(
        "--on", action="store_true", help="go on from the weights there are, not the heuristics"
    )
    parser.add_argument(
        "--judge", action="store_true",
        help="fit the judge to who wins --matches; asks for no rounds or comparing",
    )  # fmt: skip
    parser.add_argument(
        "--trials", type=count, default=0, metavar="N",
        help="with --judge: a search of so many trials a choice plays, not the policy",
    )  # fmt: skip
    parser.add_argument(
        "--into", type=target, metavar="FILE", help="write there, not into the game's own folder"
    )
    parser.add_argument("--jobs", type=count, default=1, metavar="J", help="processes to play in")
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="dask scheduler whose workers play the matches"
    )


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    players = args.players or game.info.players[0]
    options = chosen_options(game, args.option)
    complete = game.info.complete(players, options)
    present = policy_in(game.package)
    if present is None:
        raise BadOption(f"{game.info.name} has no policy that could be fitted.")
    if args.judge and judging.judge_in(game.package) is None:
        raise BadOption(f"{game.info.name} has no judge that could be fitted.")
    if find_spec("numpy") is None:
        raise TabletopError("Fitting needs numpy: install the extra 'dev'.")
    if args.judge:
        return _fit_judge(args, game, present, players, options)
    into = args.into or target(data_file(game.package, "policy", FILE))
    from tabletop.lab import fitting

    policy = present.policy
    family = policy.family(game.start(players, complete))
    plain, begun = Fitted(policy, {}), present.sets.get(family) if args.on else None
    told: list[dict[str, Any]] = []
    best, best_share = policy.unfitted(), 0.0
    with hands(args) as (pool, workers):
        tables = fitting.rounds_of_fitting(
            game,
            policy,
            players,
            options,
            matches=args.matches,
            rounds=args.rounds,
            strength=args.strength,
            seed=args.seed,
            begun=begun,
            executor=pool,
            workers=workers,
        )
        for round_, (weights, fits) in enumerate(tables, 1):
            fitted = Fitted(policy, {family: weights})
            score = fitting.compare(game, fitted, plain, players, options, args.compare, args.seed)
            told.append({"choices": {group: fit.choices for group, fit in fits.items()}})
            told[-1] |= _as_data(score, players)
            _tell(round_, policy.features, fits, score, players)
            if score.share > best_share:
                best, best_share = weights, score.share
    fitted = Fitted(policy, {family: best})
    fresh = f"{args.seed}/again"
    score = fitting.compare(game, fitted, plain, players, options, args.compare, fresh)
    print(f"The best round on fresh matches: {_against(score, players)}")
    facts = dict(
        seed=args.seed,
        players=players,
        options=dict(options),
        matches=args.matches,
        strength=args.strength,
        went_on=begun is not None,
        rounds=told,
        measured=_as_data(score, players),
    )
    _write(into, present, family, best, facts)
    return 0


def _fit_judge(
    args: argparse.Namespace,
    game: Game,
    present: Fitted,
    players: int,
    options: Mapping[str, OptionValue],
) -> int:
    """Fits the judge to matches of the present policy, or of a search, and puts its weights beside
    the others."""
    from tabletop.lab import judge_fitting

    known = judging.judge_in(game.package)
    assert known is not None
    if args.matches < judge_fitting.HELD_OUT:
        raise BadOption(f"A judge needs --matches {judge_fitting.HELD_OUT} or more.")
    into = args.into or target(data_file(game.package, "judge", judging.FILE))
    judge = known.judge
    with hands(args) as (pool, workers):
        positions = judge_fitting.played(
            game, present, judge, players, options,
            matches=args.matches, seed=args.seed, trials=args.trials, executor=pool,
            workers=workers,
        )  # fmt: skip
        found = judge_fitting.fitted_to(positions, len(judge.names))
    print(f"{found.positions} positions of {args.matches} matches; log loss of matches left out: "
          f"{found.loss:.3f}, by {judge.names[0]} alone {found.plain:.3f}.")  # fmt: skip
    for name, weight in zip(judge.names, found.weights):
        if abs(weight) >= TOLD:
            print(f"    {name:24} {weight:+8.3f}")
    family = judge.family(game.start(players, game.info.complete(players, options)))
    facts = dict(
        seed=args.seed, players=players, options=dict(options), matches=args.matches,
        trials=args.trials, positions=found.positions,
        loss=round(found.loss, 4), alone=round(found.plain, 4),
    )  # fmt: skip
    sets = {**known.sets, family: {judging.GROUP: found.weights}}
    write_whole(into, write_weights(judge, sets, {**known.facts, family: facts}))
    print(f"The judge for '{family}' is in {into}.")
    return 0


def _write(
    path: Path, present: Fitted, family: str, weights: Weights, facts: Mapping[str, Any]
) -> None:
    """Puts the new set beside those of other families, with how it was fitted."""
    sets = {**present.sets, family: weights}
    every = {**present.facts, family: facts}
    write_whole(path, write_weights(present.policy, sets, every))
    print(f"Weights for '{family}' are in {path}.")


def _as_data(score: Score, players: int) -> dict[str, Any]:
    low, high = score.interval()
    return {
        "share": round(score.share, 4),
        "interval": [round(low, 4), round(high, 4)],
        "of": score.games,
        "even": round(1 / players, 4),
    }


def _against(score: Score, players: int) -> str:
    low, high = score.interval()
    return (
        f"{100 * score.share:.1f} % ({100 * low:.0f}-{100 * high:.0f}) of {score.games} matches "
        f"alone against the heuristics; even is {100 / players:.0f} %."
    )


def _tell(
    round_: int,
    features: Mapping[str, tuple[str, ...]],
    fits: Mapping[str, Fit],
    score: Score,
    players: int,
) -> None:
    """Prints what a round found: each weight that is more than twice its error."""
    print(f"Round {round_}: {_against(score, players)}")
    for group, fit in fits.items():
        print(f"  {group}, {fit.choices} choices:")
        for name, weight, error in zip(features[group], fit.weights, fit.errors):
            if abs(weight) > 2 * error > 0:
                print(f"    {name:24} {weight:+8.2f} ± {error:.2f}")
