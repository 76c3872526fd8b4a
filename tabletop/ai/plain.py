"""The heuristics of a game that brings none, and where a game's own are found.

They know only that winning is good.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tabletop.ai.agent import Heuristics, outcome
from tabletop.core.action import Action
from tabletop.core.chance import pick
from tabletop.core.game import CHANCE, Player, State, constant_in

PLAYOUT_LIMIT = 10_000
"""Decisions after which even a whole random playout is judged by `evaluate`."""


def even_shares(state: State) -> tuple[float, ...]:
    """Nobody is ahead."""
    return (1.0 / state.players,) * state.players


def any_action(state: State, player: Player, legal: Sequence[Action], rng: Random) -> Action:
    """One of the legal actions, each as likely."""
    return legal[pick(len(legal), rng)]


def one_step(
    state: State, player: Player, legal: Sequence[Action], rng: Random
) -> tuple[float, ...]:
    """For each action what it is worth at once: decided, or an even share."""
    return tuple(_after(state, player, action, rng) for action in legal)


def _after(state: State, player: Player, action: Action, rng: Random) -> float:
    world = state.clone()
    world.apply(player, action)
    while world.actors() == (CHANCE,):
        world.apply(CHANCE, world.sample_chance(rng))
    return outcome(world)[player] if world.is_over() else 1.0 / world.players


PLAIN = Heuristics(
    evaluate=even_shares, rollout=any_action, prior=None, greedy=one_step, depth=PLAYOUT_LIMIT
)


def heuristics_in(package: str) -> Heuristics:
    """HEURISTICS of the game whose folder is `package` (a dotted name), or PLAIN."""
    return constant_in(package, "heuristics", "HEURISTICS", Heuristics) or PLAIN
