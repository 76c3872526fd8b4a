"""Offers gathered in the trade window are built by legal steps."""

from __future__ import annotations

from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import frames
from tabletop.games.killer_bunnies.rules.rules import State
from tabletop.games.killer_bunnies.rules.zones import NO_DEAL
from tabletop.games.killer_bunnies.table import hands
from tests.games.killer_bunnies.playing import busy_walk


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
        given = [action.a for action in view.offerable if action.kind == acts.GIVE]
        gives = [piece for piece in given if piece not in state.hand[seat]][:2][::-1]
        gives += [piece for piece in given if piece in state.hand[seat]][:1]
        asks = [action.a for action in view.offerable if action.kind == acts.ASK][:2][::-1]
        assert len(hands.gathers(view)) == len(view.offerable)
        assert not state.view(partner).offerable
        after = state.clone()
        plan = hands.offer(view, seat, gives, asks)
        for action in plan[:-1]:
            assert action in after.legal_actions(seat)
            after.apply(seat, action, None)
        built += acts.ONLY[acts.PROPOSE] in after.legal_actions(seat)
    assert built > 0
    assert hands.offer(view, seat, [], []) == ()
