"""Each event is told after it was done: the view of that moment has its piece where it says."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.core.match import Match, Told, told
from tabletop.games.bounce_bunny_bounce import GAME
from tabletop.games.bounce_bunny_bounce.rules import events as ev
from tabletop.games.bounce_bunny_bounce.rules import keys
from tabletop.games.bounce_bunny_bounce.rules.view import BounceView
from tests.mixes import sampled
from tests.typed import the

ELSEWHERE = (ev.CARROT_TAKEN, ev.SHOCK_SPENT, ev.BONUS_GAINED, ev.BONUS_WASTED)
"""Events whose piece is gone, or that say whom something is done to."""


def tellings(number: int) -> list[Told]:
    """All that both seats and the public are told of a match."""
    players, options = sampled("bounce_bunny_bounce", number)
    match = Match(GAME, players, options, str(number), watched=True)
    luck = Random(number)
    found: list[Told] = []
    while not match.state.is_over():
        seat = match.state.actors()[0]
        match.submit(seat, luck.choice(list(match.state.legal_actions(seat))))
        moments = match.take_moments()
        for viewer in (0, 1, None):
            found += told(moments, viewer)
    assert len(found) > 100
    return found


def place_of(piece: str, view: BounceView) -> str:
    kind, number = piece.partition(":")[0], keys.number(piece)
    if kind == "bunny":
        cell = view.bunnies[number]
        return keys.cell(cell) if cell >= 0 else keys.home(number)
    return next((keys.cell(c.cell) for c in view.cells if c.card == number), "")


@pytest.mark.parametrize("number", range(6))
def test_after_an_event_the_view_has_its_piece_where_the_event_says(number: int) -> None:
    for event, seen in tellings(number):
        view = the(BounceView, seen)
        if event.piece and event.target and event.kind not in ELSEWHERE:
            assert place_of(event.piece, view) == event.target, event
        if event.kind == ev.CARD_TURNED_UP:
            assert view.cells[keys.number(event.target)].face == event.face
        if event.kind == ev.CARD_TURNED_DOWN:
            assert not view.cells[keys.number(event.target)].up
        if event.kind == ev.CARROT_TAKEN:
            assert place_of(event.piece, view) == ""
            assert view.carrots[event.player] == event.amount
        if event.kind in (ev.SHOCK_SPENT, ev.BONUS_GAINED):
            assert view.shocks[event.player] == event.amount
