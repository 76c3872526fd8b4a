"""The contract over a sample of option mixes, and random matches with every ply checked."""

from functools import cache
from random import Random

import pytest

from tabletop.games.bunny_bidding.game import GAME
from tests.contract import mechanics, secrecy, speech
from tests.contract.walks import Walk, play
from tests.games.bunny_bidding.playing import checked_course, random_mix

MIXES = tuple((seed, 3 + seed % 4) for seed in range(8))
MATCHES = 100_000
"""Random matches of the large suite."""
PARTS = 20


@cache
def walk(seed: int, players: int) -> Walk:
    mix = random_mix(Random(seed), players, 0.5)
    return play(GAME, players, tuple(mix.items()), f"mix {seed}")  # type: ignore[arg-type]


CHECKS = (*mechanics.CHECKS, *secrecy.CHECKS, *speech.CHECKS)
QUICK = (
    mechanics.can_be,
    mechanics.apply_repeats,
    mechanics.lists_are_sound,
    mechanics.chance_is_sound,
    mechanics.refusals_are_right,
    secrecy.redraw_keeps_what_is_known,
    secrecy.telling_is_knowing,
    secrecy.sealed_choices_commute,
    secrecy.sealed_choices_stay_sealed,
    speech.every_event_has_words,
    speech.every_action_has_words,
)


@pytest.mark.parametrize(("seed", "players"), MIXES)
def test_the_contract_holds_over_option_mixes(seed: int, players: int) -> None:
    for check in QUICK:
        check(walk(seed, players))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 300))
def test_the_whole_contract_holds_over_many_mixes(seed: int) -> None:
    for check in CHECKS:
        check(walk(seed, 3 + seed % 4))


def test_tiles_are_conserved_at_every_ply_of_random_matches() -> None:
    for seed in range(12):
        players = 3 + seed % 4
        state = checked_course(seed, players, random_mix(Random(seed), players))
        assert state.is_over() and state.result().winners


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_a_hundred_thousand_random_matches_are_sound(part: int) -> None:
    faults = {}
    for seed in range(part * MATCHES // PARTS, (part + 1) * MATCHES // PARTS):
        players = 3 + seed % 4
        try:
            checked_course(seed, players, random_mix(Random(seed), players))
        except Exception as fault:
            faults[seed] = repr(fault)
    assert not faults
