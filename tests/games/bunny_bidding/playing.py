"""Whole matches with random players, and option mixes, for tests that need many states."""

from __future__ import annotations

from random import Random
from typing import Any

from tabletop.core.errors import BadOption
from tabletop.core.game import CHANCE
from tabletop.core.match import Match
from tabletop.games.bunny_bidding.game import GAME
from tabletop.games.bunny_bidding.rules.rules import State

EVERYTHING: dict[str, Any] = {"specials": True, "powers": True}


def random_mix(rng: Random, players: int, share: float = 0.4) -> dict[str, object]:
    """Options that go together, each switched on with the chance `share`."""
    while True:
        mix: dict[str, object] = {
            option.key: rng.random() < share if option.kind == "bool" else 4 + int(rng.random() * 3)
            for option in GAME.info.options
        }
        try:
            GAME.start(players, GAME.info.complete(players, mix))
        except BadOption:
            continue
        return mix


def random_match(seed: int, players: int = 4, decisions: int = 10_000, **options: object) -> Match:
    """A match of random players, to its end or for so many decisions."""
    match = Match(GAME, players, options, seed=str(seed))
    rng = Random(seed)
    for _ in range(decisions):
        actors = match.state.actors()
        if not actors:
            break
        seat = actors[int(rng.random() * len(actors))]
        legal = match.state.legal_actions(seat)
        match.submit(seat, legal[int(rng.random() * len(legal))])
    return match


def checked_course(seed: int, players: int, mix: dict[str, object]) -> State:
    """Plays to the end without a match around it, with `check()` after every ply."""
    state = GAME.start(players, GAME.info.complete(players, mix))
    rng = Random(seed)
    while actors := state.actors():
        seat = actors[int(rng.random() * len(actors))]
        if seat == CHANCE:
            state.apply(seat, state.sample_chance(rng))
        else:
            legal = state.legal_actions(seat)
            state.apply(seat, legal[int(rng.random() * len(legal))])
        state.check()
    assert isinstance(state, State)
    return state
