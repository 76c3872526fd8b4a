"""Each event is told after it was done: the view of that moment has all where it says."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.core.match import Match, Told, told
from tabletop.games.bunny_boom import GAME
from tabletop.games.bunny_boom.rules import events as ev
from tabletop.games.bunny_boom.rules import keys
from tabletop.games.bunny_boom.rules.view import BoomView
from tests.mixes import sampled
from tests.typed import the


def tellings(number: int) -> list[Told]:
    """All that every seat and the public are told of a match."""
    players, options = sampled("bunny_boom", number)
    match = Match(GAME, players, options, str(number), watched=True)
    luck = Random(number)
    found: list[Told] = []
    while True:
        moments = match.take_moments()
        for viewer in (None, *range(players)):
            found += told(moments, viewer)
        if match.state.is_over():
            break
        seat = match.state.actors()[0]
        match.submit(seat, luck.choice(list(match.state.legal_actions(seat))))
    assert len(found) > 300
    return found


def place_of(piece: str, view: BoomView) -> set[str]:
    """Returns the place of a piece as the viewer sees it; empty where it is out of sight."""
    kind, number = piece.partition(":")[0], keys.number(piece)
    if kind == "pawn":
        return {keys.space(view.seats[number].place)}
    if kind in ("carrot", "burrow"):
        has = [getattr(seat, kind) for seat in view.seats]
        return {keys.home(has.index(True))} if any(has) else {"centre"}
    if kind == "fox":
        return {keys.space(view.fox)}
    found = {keys.space(s.space) for s in view.spaces if s.card == number}
    found |= {keys.river(r.slot) for r in view.river if r.card == number}
    found |= {"discard"} if number in view.discards else set()
    for seat, held in enumerate(view.seats):
        found |= {keys.hand(seat)} if number in held.hand else set()
        found |= {keys.gifts(seat)} if number in held.gifts else set()
    return found


def bunnies_at(place: str, view: BoomView) -> int:
    kind, number = place.partition(":")[0], keys.number(place)
    if kind == "home":
        return view.seats[number].home
    return view.spaces[number].tokens if kind == "space" else view.river[number].tokens


@pytest.mark.parametrize("number", range(8))
def test_after_an_event_the_view_has_all_where_the_event_says(number: int) -> None:
    for event, seen in tellings(number):
        view = the(BoomView, seen)
        moves = event.origin != "supply" and event.kind != ev.RIVER_CARD_TAKEN
        if event.piece and event.target and moves:
            assert place_of(event.piece, view) == {event.target}, event
        if event.kind == ev.RIVER_CARD_TAKEN:
            shown = view.viewer == event.player or view.over
            assert place_of(event.piece, view) == ({event.target} if shown else set())
        match event.detail:
            case ev.Home(total=total) | ev.Gain(total=total):
                home = event.origin if event.kind == ev.BUNNY_LOST else event.target
                assert bunnies_at(home, view) == total, event
            case ev.Giving(left=left, total=total):
                assert bunnies_at(event.origin, view) == left
                assert bunnies_at(event.target, view) == total
            case ev.Placing(left=left, lying=lying):
                assert bunnies_at(event.origin, view) == left
                assert bunnies_at(event.target, view) == lying
            case ev.Lying(lying=lying):
                assert bunnies_at(event.target, view) == lying
        if event.kind == ev.CARD_PLAYED:
            assert view.spaces[keys.number(event.target)].height == event.amount
        if event.kind == ev.SPACE_CLOSED:
            assert view.spaces[keys.number(event.target)].closed
        if event.kind in (ev.BUNNIES_COLLECTED, ev.BUNNIES_REMOVED):
            assert bunnies_at(event.origin, view) == 0
