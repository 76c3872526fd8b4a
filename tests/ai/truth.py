"""What the analysis says, held against matches played on: `python -m tests.ai.truth GAME`.

The errors of an analysis tell luck alone: playouts are no truer than what is played in them. Here
two choices at a moment of a match between Experts are played on by Experts who think little, in the
same worlds with the same luck; by how much one then wins more often is held against what the
analysis says. The second choice is drawn by lot from what it would try, as one that its luck chose
would look better than it is. Most such pairs differ little; with `--least` only those are played on
that a first look finds further apart, and what is said of them is asked anew.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from tabletop.ai.agent import Agent, Budget, outcome, seat_clone
from tabletop.ai.analysing import Analysing, guide_for
from tabletop.ai.analysis import NOTHING, Tried, analysis
from tabletop.ai.levels import make_agent
from tabletop.ai.rollouts import Plan, redrawn
from tabletop.cli.parsing import add_options_argument, chosen_options
from tabletop.core.action import Action
from tabletop.core.chance import deciders, pick
from tabletop.core.game import Game, OptionValue, Player, State
from tabletop.core.registry import game as find_game

LOOKED = 6
"""Moments of a match that are looked at."""

AT_FIRST = 40
"""Worlds of the first look at a pair."""

PLAYOUTS = 5
"""Worlds of the analysis for one that is played on in earnest."""

SURE_BY, SURE_ERRORS = 0.08, 3.0
"""From so much on, and by so many standard errors, the analysis calls a difference a mistake."""


class Pair(NamedTuple):
    """Two choices of a seat; the first was made.

    Attributes:
        state: as the seat knows it (`seat_clone`).
    """

    state: State
    seat: Player
    made: Plan
    other: Plan


class Apart(NamedTuple):
    """By how much the first choice of a pair wins more often, 0 to 1, with its standard error."""

    mean: float
    error: float


class Held(NamedTuple):
    """What was said of a pair, and what came of it in earnest."""

    said: Apart
    real: Apart


class Agreement(NamedTuple):
    """How far what was said is from what came of it.

    Attributes:
        pairs: those that made any difference in earnest.
        beyond: the mean distance (its root mean square) less what both errors explain.
        silence: the same of somebody who calls all choices equal.
        sure: how many pairs the analysis calls a mistake, either way.
        said, real: the mean difference of those, as said and as it was.
    """

    pairs: int
    beyond: float
    silence: float
    sure: int
    said: float
    real: float


def pairs_of(
    game: Game,
    players: int,
    options: dict[str, OptionValue],
    trials: int,
    seed: str,
    looked: int = LOOKED,
) -> Iterator[Pair]:
    """Some moments of one match between Experts that think for so many trials."""
    agent, luck = make_agent(game, "expert"), Random(f"truth/{seed}")
    state = game.start(players, game.info.complete(players, options))
    moments: list[tuple[State, Player, Action]] = []
    for seat in deciders(state, luck):
        legal = state.legal_actions(seat)
        made = _thought(agent, state, seat, trials, luck) if len(legal) > 1 else legal[0]
        if len(legal) > 1:
            moments.append((state.clone(), seat, made))
        state.apply(seat, made)
    for number in range(min(looked, len(moments))):
        before, seat, made = moments.pop(pick(len(moments), luck))
        known = seat_clone(before, seat, f"{seed}/{number}")
        others = _tried(game, known, seat, made)
        if others:
            yield Pair(known, seat, (made,), others[pick(len(others), luck)])


def _thought(agent: Agent, state: State, seat: Player, trials: int, luck: Random) -> Action:
    clone = seat_clone(state, seat, f"{luck.random()}")
    *_, decision = agent.think(clone, seat, Budget(None, trials), Random(luck.random()))
    return decision.action


def _tried(game: Game, state: State, seat: Player, made: Action) -> list[Plan]:
    """What the analysis would try there that does not begin with what was made, in fixed order."""
    under_way = Analysing(state, seat, guide_for(game.package), "tried")
    while not under_way.shows:
        under_way.trial()
    return sorted(each.plan for each in under_way.analysis().choices if each.plan[0] != made)


def held(game: Game, pair: Pair, trials: int, worlds: int, seed: str) -> Held:
    """One pair, with playouts in so many worlds, and in earnest in so many, `trials` a decision."""
    agent = make_agent(game, "expert")
    real = []
    for number in range(worlds):
        world, luck = redrawn(pair.state, pair.seat, f"real/{seed}", number)
        made, other = (
            _in_earnest(agent, world.clone(), pair.seat, plan, trials, luck)
            for plan in (pair.made, pair.other)
        )
        real.append(made - other)
    return Held(said(game, pair, worlds * PLAYOUTS, f"said/{seed}"), _apart(real))


def said(game: Game, pair: Pair, worlds: int, seed: str) -> Apart:
    """What an analysis of the two choices alone says in so many worlds."""
    plans = [pair.made, pair.other]
    tried = [Tried(plan, 0.0, True, True, NOTHING) for plan in plans]
    onset = analysis(tried, {}, seed, 0, 1.0, 1.0)
    guide = replace(guide_for(game.package), worlds=None)
    under_way = Analysing(pair.state, pair.seat, guide, seed, onset=onset)
    while under_way.trials < 2 * worlds or not under_way.between_worlds:
        under_way.trial()
    return Apart(*under_way.difference(0, 1))


def _in_earnest(
    agent: Agent, world: State, seat: Player, plan: Plan, trials: int, luck: float
) -> float:
    dealer, thinking = Random(luck), Random(1.0 + luck)
    for action in plan:
        world.apply(seat, action)
    for mover in deciders(world, dealer):
        legal = world.legal_actions(mover)
        done = _thought(agent, world, mover, trials, thinking) if len(legal) > 1 else legal[0]
        world.apply(mover, done)
    return outcome(world)[seat]


def _apart(numbers: Sequence[float]) -> Apart:
    return Apart(fmean(numbers), stdev(numbers) / sqrt(len(numbers)))


def agreement(found: Sequence[Held]) -> Agreement:
    """Over all pairs that made any difference in earnest."""
    rows = [each for each in found if each.real.error > 0.0]
    beyond = [(s.mean - r.mean) ** 2 - s.error**2 - r.error**2 for s, r in rows]
    silence = [r.mean**2 - r.error**2 for _, r in rows]
    sure = [(s, r) for s, r in rows if abs(s.mean) >= max(SURE_BY, SURE_ERRORS * s.error)]
    said = fmean(abs(s.mean) for s, _ in sure) if sure else 0.0
    real = fmean(r.mean if s.mean > 0.0 else -r.mean for s, r in sure) if sure else 0.0
    return Agreement(len(rows), _root(beyond), _root(silence), len(sure), said, real)


def _root(squares: Sequence[float]) -> float:
    """Of their mean; 0 where errors explain more than there is."""
    return sqrt(max(0.0, fmean(squares))) if squares else 0.0


def main() -> None:
    """Reads the command line, plays, and says how far the two agree."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--worlds", type=int, default=60)
    parser.add_argument("--trials", type=int, default=60, help="of a decision in earnest")
    parser.add_argument("--seed", default="truth")
    parser.add_argument("--looked", type=int, default=LOOKED, help="moments of a match")
    parser.add_argument("--least", type=float, default=0.0, help="how far apart pairs must look")
    add_options_argument(parser)
    args = parser.parse_args()
    game = find_game(args.game)
    players = args.players or game.info.players[0]
    options = chosen_options(game, args.option)
    found: list[Held] = []
    for number in range(args.matches):
        seed = f"{args.seed}/{number}"
        pairs = pairs_of(game, players, options, 5 * args.trials, seed, args.looked)
        for at, pair in enumerate(pairs):
            first = said(game, pair, AT_FIRST, f"first/{seed}/{at}") if args.least else None
            if first is not None and abs(first.mean) < args.least:
                continue
            found.append(held(game, pair, args.trials, args.worlds, f"{seed}/{at}"))
        told = agreement(found)
        print(
            f"{args.game}, {number + 1} matches, {told.pairs} pairs: {100 * told.beyond:.1f} % off "
            f"beyond its errors (silence {100 * told.silence:.1f}); called mistakes {told.sure}, "
            f"said {100 * told.said:.0f} %, in earnest {100 * told.real:.0f} %",
            flush=True,
        )


if __name__ == "__main__":
    main()
