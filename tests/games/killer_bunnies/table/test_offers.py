"""Trade windows offer exactly the cards the rules let change hands."""

from __future__ import annotations

import pytest

from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import frames, trading
from tabletop.games.killer_bunnies.rules.rules import State
from tabletop.games.killer_bunnies.rules.zones import NO_DEAL
from tabletop.games.killer_bunnies.table import offers
from tests.games.killer_bunnies.playing import busy_walk


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_may_be_offered_is_what_the_rules_say_is_tradeable(players: int) -> None:
    compared = 0
    for moment in busy_walk(players, "bargain").moments[::11]:
        state = moment.state
        assert isinstance(state, State)
        for seat in range(players):
            if state.out[seat]:
                continue
            view = state.view(seat)
            other = (seat + 1) % players
            assert offers.offerable(view, seat) == tuple(trading.tradeable(state, seat))
            assert offers.offerable(view, other) == tuple(trading.tradeable(state, other))
            full = trading.hands_full(state, seat, other)
            wanted = tuple(sorted(state.hand[seat])) if full else ()
            assert offers.hand_cards(view, seat, other) == wanted
            compared += bool(offers.offerable(view, seat))
    assert compared > 50


def test_an_offer_gathered_in_any_order_is_built_by_legal_steps() -> None:
    built = 0
    for moment in busy_walk(2, "gathered").moments:
        state = moment.state
        assert isinstance(state, State)
        frame = state.stack[-1] if state.stack else (-1,)
        if frame[0] != frames.DEAL or state.deal != NO_DEAL:
            continue
        seat, partner = frame[1:]
        view = state.view(seat)
        gives = list(offers.offerable(view, seat))[:2][::-1]
        gives += list(offers.hand_cards(view, seat, partner))[:1]
        asks = list(offers.offerable(view, partner))[:2][::-1]
        after = state.clone()
        plan = offers.actions(view, seat, gives, asks)
        for action in plan[:-1]:
            assert action in after.legal_actions(seat)
            after.apply(seat, action, None)
        built += acts.ONLY[acts.PROPOSE] in after.legal_actions(seat)
    assert built > 0
    assert offers.actions(view, seat, [], []) == ()
