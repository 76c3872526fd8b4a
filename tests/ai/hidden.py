"""What a seat would judge better by if it saw everything: `python -m tests.ai.hidden GAME`.

Positions of self-play are judged twice, as they are and as the mean over worlds redrawn for the
seat that is to choose, and both are held against who won. What lies between is the most that a
belief about hidden things can bring a judge; where it is nothing, none need be built.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from math import log, sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from tabletop.ai.agent import outcome
from tabletop.ai.calibration import calibrated
from tabletop.ai.guides import any_guide
from tabletop.ai.plain import heuristics_in
from tabletop.ai.policy import policy_in
from tabletop.cli.parsing import add_options_argument, chosen_options
from tabletop.core.action import Action
from tabletop.core.chance import deciders
from tabletop.core.game import Game, OptionValue, Player, State
from tabletop.core.registry import game as find_game

SHARE = 0.1
"""The part of the decisions that is looked at."""

WORLDS = 8
LEAST = 1e-3
"""No chance counts as less where it is taken to a logarithm."""


class Looked(NamedTuple):
    """How far chances were from what became of a match, on average over its positions.

    Attributes:
        seeing, knowing: of the position itself, and of the mean over redrawn worlds, in nats.
        seeing_square, knowing_square: the same as mean squares.
    """

    seeing: float
    knowing: float
    seeing_square: float
    knowing_square: float


def looked_at(
    game: Game, players: int, options: dict[str, OptionValue], matches: int, seed: str
) -> Iterator[Looked]:
    """Plays matches of the game's policy against itself."""
    for number in range(matches):
        luck = Random(f"hidden/{seed}/{number}")
        state = game.start(players, game.info.complete(players, options))
        seen: list[tuple[State, Player]] = []
        for seat in deciders(state, luck):
            legal = state.legal_actions(seat)
            if len(legal) > 1 and luck.random() < SHARE:
                seen.append((state.clone(), seat))
            state.apply(seat, _played(game, state, seat, legal, luck))
        if seen:
            yield _looked(game, seen, outcome(state), f"{seed}/{number}")


def _played(
    game: Game, state: State, seat: Player, legal: Sequence[Action], luck: Random
) -> Action:
    fitted = policy_in(game.package)
    if fitted is not None:
        return fitted.best(state, seat, legal)
    scores = heuristics_in(game.package).greedy(state, seat, legal, luck)
    return legal[max(range(len(legal)), key=scores.__getitem__)]


def _looked(
    game: Game, seen: Sequence[tuple[State, Player]], ended: Sequence[float], seed: str
) -> Looked:
    rows = []
    for state, seat in seen:
        whole, known = _chances(game, state), [0.0] * len(ended)
        for world in range(WORLDS):
            twin = state.clone()
            twin.redeterminize(seat, Random(f"{seed}/{world}"))
            known = [so_far + each / WORLDS for so_far, each in zip(known, _chances(game, twin))]
        rows.append(
            Looked(
                _nats(whole, ended),
                _nats(known, ended),
                _square(whole, ended),
                _square(known, ended),
            )
        )
    return Looked(*(fmean(column) for column in zip(*rows)))


def _chances(game: Game, state: State) -> list[float]:
    judge = calibrated(any_guide(game.package), game.package)
    found = [judge(state, seat).chance for seat in range(state.players)]
    return [each / sum(found) for each in found]


def _nats(chances: Sequence[float], ended: Sequence[float]) -> float:
    return -sum(won * log(max(LEAST, chance)) for chance, won in zip(chances, ended))


def _square(chances: Sequence[float], ended: Sequence[float]) -> float:
    return sum((chance - won) ** 2 for chance, won in zip(chances, ended))


def main() -> None:
    """Reads the command line, plays, and says what lies between."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", default="hidden")
    add_options_argument(parser)
    args = parser.parse_args()
    game = find_game(args.game)
    players = args.players or game.info.players[0]
    options = chosen_options(game, args.option)
    rows = list(looked_at(game, players, options, args.matches, args.seed))
    apart = [row.knowing - row.seeing for row in rows]
    squares = [row.knowing_square - row.seeing_square for row in rows]
    print(
        f"{args.game}, {players} seats {options or ''}, {len(rows)} matches: seeing all is worth "
        f"{fmean(apart):.4f} +- {stdev(apart) / sqrt(len(apart)):.4f} nats, "
        f"{fmean(squares):.4f} +- {stdev(squares) / sqrt(len(squares)):.4f} in mean squares"
    )


if __name__ == "__main__":
    main()
