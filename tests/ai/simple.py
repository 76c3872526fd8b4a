"""Three simple opponents, and matches of the levels against them: `python -m tests.ai.simple GAME`.

They stand for people who have just learnt a game: one plays anything, one takes what brings it
most at once, one what cannot go badly. They know no game but by the two questions of `Sight`, which
`tests/games/GAME/sight.py` answers, and use nothing of what the levels play by.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from tabletop.ai.agent import Agent, Budget, Decision, seat_clone
from tabletop.ai.levels import level_in, make_agent
from tabletop.ai.ratings import Score
from tabletop.ai.uniform import UniformAgent
from tabletop.cli.parsing import add_options_argument, chosen_options
from tabletop.core.action import Action
from tabletop.core.chance import pick
from tabletop.core.game import CHANCE, Game, OptionValue, Player, State
from tabletop.core.match import Match
from tabletop.core.registry import game as find_game

LOOKS = 4
"""Worlds in which a simple player imagines each of its actions."""

LONGEST = 60
"""Decisions after which it stops imagining."""


class Sight(NamedTuple):
    """What a beginner sees of a game.

    Attributes:
        worth: what a state is worth to a seat, by its own things alone and as they are now.
        under_way: whether what was done has not yet shown its effect: a beginner then imagines
            that everybody goes on at random until it has.
        leaves: names of verbs that a beginner does not come to use.
        idle: names of verbs that are used where nothing else looks as good.
    """

    worth: Callable[[Any, Player], float]
    under_way: Callable[[Any], bool]
    leaves: frozenset[str] = frozenset()
    idle: frozenset[str] = frozenset()


def sight_of(game: Game) -> Sight:
    """That of a game."""
    name = game.package.rpartition(".")[2]
    found: Sight = import_module(f"tests.games.{name}.sight").SIGHT
    return found


class SimpleAgent(Agent):
    """Takes the action after which it has most; of equal ones any.

    The careful one looks at the worst that it imagines, then at the mean.
    """

    def __init__(self, game: Game, careful: bool) -> None:
        self._sight = sight_of(game)
        self._verbs = game.info.verbs
        self._careful = careful

    def think(
        self, state: State, player: Player, budget: Budget, rng: Random
    ) -> Iterator[Decision]:
        legal = self._thinkable(state.legal_actions(player))
        found: list[list[float]] = [[] for _ in legal]
        for _ in range(LOOKS):
            world = state.clone()
            world.redeterminize(player, rng)
            luck = rng.random()
            for action, worths in zip(legal, found):
                worths.append(self._imagined(world.clone(), player, action, Random(luck)))
        ranks = [
            (min(worths) if self._careful else 0.0, fmean(worths), self._busy(action), rng.random())
            for action, worths in zip(legal, found)
        ]
        best = max(range(len(legal)), key=ranks.__getitem__)
        yield Decision(legal[best], 0.5, LOOKS, "simple")

    def _busy(self, action: Action) -> bool:
        return self._verbs[action.kind] not in self._sight.idle

    def _thinkable(self, legal: Sequence[Action]) -> Sequence[Action]:
        leaves = self._sight.leaves
        return [each for each in legal if self._verbs[each.kind] not in leaves] or legal

    def _imagined(self, world: State, player: Player, action: Action, luck: Random) -> float:
        world.apply(player, action)
        left = LONGEST
        while world.actors() and left:
            mover = world.actors()[0]
            if mover == CHANCE:
                world.apply(CHANCE, world.sample_chance(luck))
                continue
            legal = world.legal_actions(mover)
            if len(legal) > 1:
                if not self._sight.under_way(world):
                    break
                left -= 1
            world.apply(mover, legal[pick(len(legal), luck)])
        return self._sight.worth(world, player)


SIMPLE = ("any", "gain", "careful")


class Seated(NamedTuple):
    """Who sits at a seat."""

    agent: Agent
    budget: Budget
    forget: float


def seated(game: Game, name: str, trials: int | None) -> Seated:
    """A simple opponent or a level, by name."""
    if name == "any":
        return Seated(UniformAgent(), Budget(), 0.0)
    if name in SIMPLE:
        return Seated(SimpleAgent(game, name == "careful"), Budget(), 0.0)
    row = level_in(game.package, name)
    return Seated(make_agent(game, name), row.repeatable(trials), row.forget)


def play(
    game: Game, seats: Sequence[Seated], options: dict[str, OptionValue], seed: str
) -> tuple[int, ...]:
    """The ranks of a match."""
    match = Match(game, len(seats), options, seed)
    while match.state.actors():
        seat = match.state.actors()[0]
        legal = match.state.legal_actions(seat)
        if len(legal) == 1:
            match.submit(seat, legal[0])
            continue
        agent, budget, forget = seats[seat]
        clone = seat_clone(match.state, seat, seed, forget)
        luck = Random(f"seat {seat} at {match.ply}: {seed}")
        *_, decision = agent.think(clone, seat, budget, luck)
        match.submit(seat, decision.action)
    return match.state.result().ranks


def against(
    game: Game,
    simple: str,
    level: str,
    players: int,
    options: dict[str, OptionValue],
    games: int,
    seed: str,
    trials: int | None,
) -> Score:
    """How often the simple one, alone at the table, does better than each of the others."""
    one, other = seated(game, simple, trials), seated(game, level, trials)
    points = 0.0
    for number in range(games):
        deal, own = divmod(number, players)
        seats = [one if seat == own else other for seat in range(players)]
        ranks = play(game, seats, options, f"{seed}/{deal}")
        mine = ranks[own]
        rest = [rank for seat, rank in enumerate(ranks) if seat != own]
        points += fmean((mine < each) + 0.5 * (mine == each) for each in rest)
    return Score(points, games)


def main() -> None:
    """Reads the command line, plays, and prints a line for each pair."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--simple", default=",".join(SIMPLE))
    parser.add_argument("--levels", default="easy,normal")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="simple")
    parser.add_argument("--trials", type=int, help="of the strongest level")
    add_options_argument(parser)
    args = parser.parse_args()
    game = find_game(args.game)
    players = args.players or game.info.players[0]
    options = chosen_options(game, args.option)
    for level in args.levels.split(","):
        for simple in args.simple.split(","):
            score = against(
                game, simple, level, players, options, args.games, args.seed, args.trials
            )
            low, high = (100 * end for end in score.interval())
            print(
                f"{args.game}, {players} seats {options or ''}: {simple} against {level} "
                f"{100 * score.share:.1f} % [{low:.0f}-{high:.0f}] of {score.games}",
                flush=True,
            )


if __name__ == "__main__":
    main()
