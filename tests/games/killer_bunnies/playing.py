"""Whole matches of busy random players, who rather act than pass."""

from __future__ import annotations

from random import Random

from tabletop.core.action import Action
from tabletop.core.event import Event
from tabletop.core.game import CHANCE, Player
from tabletop.games.killer_bunnies.game import GAME
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules.rules import State
from tests.contract.walks import Mix, Moment, PlainRandom, Walk

BUSY = {
    acts.PLAY,
    acts.SAVE_TOP,
    acts.USE,
    acts.RESPOND,
    acts.ACCEPT,
    acts.PROPOSE,
    acts.ENTER,
    acts.VANISH,
    acts.LEAVE,
    acts.TARGET,
    acts.HEAL,
    acts.MOVE,
}
"""Verbs that do something."""

IDLE = {acts.OFFER, acts.PASS_TURN}
"""Verbs taken seldom, so that matches do not consist of offers."""


def busy_choice(state: State, player: int, rng: Random) -> Action:
    """Mostly something that moves the match on."""
    legal = list(state.legal_actions(player))
    good = [action for action in legal if action.kind in BUSY]
    if not good or rng.random() > 0.8:
        good = legal
    if rng.random() > 0.1:
        good = [action for action in good if action.kind not in IDLE] or good
    return good[int(rng.random() * len(good))]


def busy_walk(players: int, seed: str, mix: Mix = ()) -> Walk:
    """A match of busy players from before the deal to its end, with all its moments."""
    state, rng = busy_start(players, seed, mix)
    walk = Walk(GAME, players, GAME.info.complete(players, dict(mix)), seed)
    while state.actors():
        player, action = busy_step(state, rng)
        events: list[Event] = []
        after = state.clone()
        after.apply(player, action, events.append)
        walk.moments.append(Moment(state, state.digest(), player, action, tuple(events)))
        state = after
    walk.last = state
    return walk


def busy_start(players: int, seed: str, mix: Mix) -> tuple[State, Random]:
    """A match before the deal, and the luck of its players."""
    state = GAME.start(players, GAME.info.complete(players, dict(mix)))
    assert isinstance(state, State)
    return state, PlainRandom(f"{seed}/{players}/{mix}")


def busy_step(state: State, rng: Random) -> tuple[Player, Action]:
    """Returns the next seat and its action."""
    actors = state.actors()
    player = actors[int(rng.random() * len(actors))]
    if player == CHANCE:
        return player, state.sample_chance(rng)
    return player, busy_choice(state, player, rng)
