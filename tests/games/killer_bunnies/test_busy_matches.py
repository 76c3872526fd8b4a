"""The contract over matches in which cards are really played, not only drawn and discarded."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from tabletop.games.killer_bunnies.game import GAME
from tests.contract import mechanics, secrecy, speech
from tests.contract.walks import Mix, Walk
from tests.games.killer_bunnies.playing import busy_start, busy_step, busy_walk

MIXES: dict[str, tuple[int, Mix]] = {
    "two": (2, (("deck.0", "violet"), ("deck.1", "green"))),
    "two by hand": (2, (("deck.0", "yellow"), ("hands_on", True), ("universal", "free"))),
    "four, short": (4, (("goal", "40"),)),
    "three without gifts": (3, (("gifts", False), ("deck.1", "yellow"))),
}

CHECKS = (
    mechanics.can_be,
    mechanics.lists_are_sound,
    mechanics.apply_repeats,
    mechanics.actions_have_text,
    mechanics.chance_is_sound,
    mechanics.refusals_are_right,
    mechanics.events_are_facts,
    mechanics.result_is_sound,
    *secrecy.CHECKS,
    *speech.CHECKS,
)


@cache
def walk(name: str) -> Walk:
    players, mix = MIXES[name]
    return busy_walk(players, name, mix)


@pytest.mark.parametrize("name", MIXES)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_busy_matches_keep_the_contract(name: str, check: Callable[[Walk], None]) -> None:
    check(walk(name))


@pytest.mark.parametrize("players", GAME.info.players)
def test_busy_matches_end_within_the_bound(players: int) -> None:
    played = busy_walk(players, f"bound {players}")
    assert played.end.is_over() and len(played.moments) <= GAME.info.max_actions


@pytest.mark.slow
@pytest.mark.parametrize("block", range(40))
def test_twenty_thousand_matches_are_sound(block: int) -> None:
    """Busy players over seats and options; every state is checked."""
    goals, switches = ("40", "60", "100"), (False, False, False, True)
    for number in range(500 * block, 500 * block + 500):
        mix: Mix = (
            ("goal", goals[number % 3]),
            ("hands_on", switches[number % 4]),
            ("gifts", number % 5 > 0),
        )
        state, rng = busy_start(2 + number % 3, f"sound {number}", mix)
        played = 0
        while state.actors():
            state.apply(*busy_step(state, rng))
            state.check()
            played += 1
        assert state.is_over() and played <= GAME.info.max_actions
        assert len(state.result().scores) == state.players
