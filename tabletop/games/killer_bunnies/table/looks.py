"""Looks of every card: place and state, read from a view. Draws nothing.

A card that lies open, or is known to the viewer, is "card:<number>"; its place names zone and seat
("circle:0", "inside:<city>"). Other hands, run cards and piles are heaps with a count.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tabletop.core.event import UNKNOWN
from tabletop.games.killer_bunnies.rules import keys
from tabletop.games.killer_bunnies.rules.view import NONE, KillerView, PieceView, SeatView


@dataclass(frozen=True, slots=True)
class Look:
    """Place and state of a card or heap.

    Attributes:
        place: zone and seat, or host; "" for a heap that is only counted.
        face: the printed card, UNKNOWN face down.
        slot: place in its row, of a ring alone.
        spent: 0 unspent, 1 spent, 2 spent and to be burnt.
        owner: whose a city is, or a card on its way; -1 = nobody's.
        count: of a heap: how many cards or points.
    """

    place: str = ""
    face: int = UNKNOWN
    slot: int = 0
    damage: int = 0
    full: int = 0
    spent: int = 0
    owner: int = -1
    count: int = 0


Looks = Mapping[str, Look]


def zone(look: Look) -> str:
    """The first word of a look's place."""
    return keys.zone(look.place)


def seat_of(look: Look) -> int:
    """The seat, or host, in a look's place; -1 when it names none."""
    return keys.number(look.place)


# ------------------------------------------------------------------------------------ reading


def read(view: KillerView) -> dict[str, Look]:
    """The looks of all pieces in that view."""
    looks: dict[str, Look] = {}
    for seat in view.seats:
        _read_seat(looks, seat, view)
    for piece in view.played:
        _open(looks, piece, "played", owner=piece.owner)
        _with_it(looks, piece)
    return looks


def _read_seat(looks: dict[str, Look], has: SeatView, view: KillerView) -> None:
    seat = has.seat
    looks[keys.heap("d20", seat)] = Look(count=has.bank)
    looks[keys.heap("hand", seat)] = Look(count=len(has.hand))
    looks[keys.heap("pile", seat)] = Look(count=has.pile)
    if has.out:
        looks[keys.heap("out", seat)] = Look(count=1)
    if view.viewer == seat:
        for piece in has.hand:
            looks[keys.card(piece)] = Look(keys.heap("hand", seat), view.faces[piece])
    for name, piece in (("top", has.top), ("bottom", has.bottom)):
        if piece == UNKNOWN:
            looks[keys.heap(name, seat)] = Look(keys.heap(name, seat))
        elif piece != NONE:
            looks[keys.card(piece)] = Look(keys.heap(name, seat), view.faces[piece])
    for card in has.saved:
        _open(looks, card, keys.heap("saved", seat))
    for piece in has.discard:
        looks[keys.card(piece)] = Look(keys.heap("discard", seat), view.faces[piece])
    for slot, card in enumerate(has.bunnies):
        _open(looks, card, keys.heap("circle", seat), slot)
        _with_it(looks, card)
    for slot, card in enumerate(has.cities):
        _open(looks, card, keys.heap("centre", seat), slot, card.owner)
        _with_it(looks, card)
    for card in has.away:
        _open(looks, card, keys.heap("away", seat))
        _with_it(looks, card)


def _open(
    looks: dict[str, Look], card: PieceView, place: str, slot: int = 0, owner: int = -1
) -> None:
    look = Look(place, card.face, slot, card.damage, card.full, card.spent, owner)
    looks[keys.card(card.piece)] = look


def _with_it(looks: dict[str, Look], host: PieceView) -> None:
    for card in host.inside:
        _open(looks, card, keys.inside(host.piece))
        _with_it(looks, card)
    for card in host.mods:
        looks[keys.card(card.piece)] = Look(keys.under(host.piece), card.face)


def lying(looks: Looks, place: str) -> list[str]:
    """The keys of the cards at a place; those of a ring by slot, others in the order they came."""
    found = [key for key, look in looks.items() if look.place == place and key.startswith("card:")]
    return sorted(found, key=lambda key: looks[key].slot)


def total(looks: Looks, seat: int) -> int:
    """All Civ Points of a seat as the cards lie; a traded city counts on its way too."""
    if keys.heap("out", seat) in looks:
        return 0
    points = looks[keys.heap("d20", seat)].count
    own = lying(looks, keys.heap("circle", seat))
    for key, look in looks.items():
        if look.owner == seat and (
            zone(look) == "centre" or lying(looks, keys.inside(keys.number(key)))
        ):
            own += [key, *lying(looks, keys.inside(keys.number(key)))]
    return points + sum(looks[key].full - looks[key].damage for key in own)
