"""Exact numbers of legal sequences, and one test for each paragraph of the rule book."""

from __future__ import annotations

from tabletop.core.action import Action
from tabletop.games.isolation.game import GAME
from tabletop.games.isolation.rules import actions
from tabletop.games.isolation.rules.rules import start
from tests.counting import sequences


def test_two_rabbits_stand_in_the_middle_of_the_outer_rows() -> None:  # ISO-01
    assert start(2, GAME.info.complete(2, {})).at == [2, 22]


def test_a_rabbit_hops_to_the_free_tufts_around_it_and_nibbles_any() -> None:  # ISO-02, ISO-03
    state = start(2, {})
    assert [sequences(state, n) for n in (1, 2, 3)] == [5, 115, 550]
    refused = state.why_not(0, Action(actions.NIBBLE, 0))
    assert refused is not None and refused.rule == "ISO-02"


def test_who_cannot_hop_has_lost() -> None:  # ISO-04
    state = start(2, {})
    for tuft in (1, 3, 6, 7, 8):
        state.eaten |= 1 << tuft
    assert state.is_over() and state.result().winners == (1,)
