"""Looks of the pieces of Bunny Boom: place and state of each, read from a view.

Pieces: "card:<n>" for every card the viewer sees, "tokens:<place>", "space:<n>" (the cards in it),
"home:<seat>", "hand:<seat>" and "gifts:<seat>" with their counts, "pawn:<seat>", "carrot", "fox"
and "burrow" as far as they are in play, "pile", "discard", and at the end "total:<seat>". Nothing
is drawn here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tabletop.core.event import UNKNOWN
from tabletop.games.bunny_boom.rules import keys
from tabletop.games.bunny_boom.rules.view import BoomView


class Look(NamedTuple):
    """Place and state of one piece.

    Attributes:
        place: where it is.
        card: its number, of a card; of a space the one on top.
        number: how many cards, bunnies or gifts are there.
        closed: whether a space is closed.
    """

    place: str
    card: int = UNKNOWN
    number: int = 0
    closed: bool = False


Looks = Mapping[str, Look]


def read(view: BoomView) -> dict[str, Look]:
    """Returns the look of every piece of that view."""
    looks = {
        "pile": Look("pile", number=view.pile),
        "discard": Look("discard", number=len(view.discards)),
    }
    for space in view.spaces:
        place = keys.space(space.space)
        if space.height:
            looks[place] = Look(place, space.card, space.height, space.closed)
            looks[keys.card(space.card)] = Look(place, space.card)
        _lay(looks, place, space.tokens)
    for river in view.river:
        place = keys.river(river.slot)
        if river.card >= 0:
            looks[keys.card(river.card)] = Look(place, river.card)
        _lay(looks, place, river.tokens)
    for seat in range(len(view.seats)):
        _read_seat(looks, view, seat)
    looks.update({name: Look(place) for name, place in _markers(view).items()})
    return looks


def _markers(view: BoomView) -> dict[str, str]:
    """Returns the places of Carrot, Burrow and Fox; unowned ones lie on the centre tile."""
    places = {"carrot": "centre"}
    if view.burrow_on:
        places["burrow"] = "centre"
    if view.fox_on:
        places["fox"] = keys.space(view.fox)
    for seat, has in enumerate(view.seats):
        if has.carrot:
            places["carrot"] = keys.home(seat)
        if has.burrow:
            places["burrow"] = keys.home(seat)
    return places


def _read_seat(looks: dict[str, Look], view: BoomView, seat: int) -> None:
    has = view.seats[seat]
    home, hand, gifts = keys.home(seat), keys.hand(seat), keys.gifts(seat)
    looks[home] = Look(home, number=has.home)
    looks[hand] = Look(hand, number=len(has.hand))
    looks[gifts] = Look(gifts, number=len(has.gifts))
    looks[keys.pawn(seat)] = Look(keys.space(has.place))
    for place, cards in ((hand, has.hand), (gifts, has.gifts)):
        for card in cards:
            if card != UNKNOWN:
                looks[keys.card(card)] = Look(place, card)
    if has.total is not None:
        looks[keys.total(seat)] = Look(home, number=has.total)


def _lay(looks: dict[str, Look], place: str, count: int) -> None:
    if count:
        looks[keys.tokens(place)] = Look(place, number=count)
