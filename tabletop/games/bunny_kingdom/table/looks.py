"""The state of every piece on the table, read from a view.

Visible cards are "card:<n>", in a hand, sealed or among parchments; counts are pieces of their own,
present if they are not 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tabletop.core.memo import of_latest
from tabletop.games.bunny_kingdom.rules import keys
from tabletop.games.bunny_kingdom.rules.boards import START_CITY
from tabletop.games.bunny_kingdom.rules.cards import FIXED, KINDS, NOTHING
from tabletop.games.bunny_kingdom.rules.view import KingdomView, SeatView

CENTRAL, SHERIFF, CLOUD = "central", "sheriff", "cloud"
NOTHING_SEEN = -1


class Look(NamedTuple):
    """The state of a piece on the table.

    Attributes:
        place: the key of its place.
        face: its card or building, the other end of a link, or the turn of Central Station.
        number: size of a counted heap, or carrots of a parchment.
    """

    place: str
    face: int = NOTHING_SEEN
    number: int = 0


Looks = Mapping[str, Look]


def amount(looks: Looks, key: str) -> int:
    """Returns the number of a counted piece; 0 if it is not there."""
    return looks[key].number if key in looks else 0


def built_name(space: int) -> str:
    """Returns the key of a building put on a space during the match."""
    return f"built:{space}"


def stock_name(seat: int, kind: int) -> str:
    """Returns the key of the waiting buildings of a kind."""
    return f"stock:{seat}:{kind}"


def link_name(one: int, two: int) -> str:
    """Returns the key of a Sky Tower or Rainbow between two spaces."""
    return f"link:{min(one, two)}:{max(one, two)}"


@of_latest
def read(view: KingdomView) -> dict[str, Look]:
    """Returns the states of all pieces in that view, for reading only."""
    looks: dict[str, Look] = {CLOUD: Look(CLOUD)} if view.sky else {}
    for space, seat in enumerate(view.owner):
        if seat >= 0:
            looks[keys.rabbit(seat, space)] = Look(keys.space(space))
    for space, kind in enumerate(view.built):
        if kind not in (NOTHING, FIXED) and not START_CITY[space]:
            looks[built_name(space)] = Look(keys.space(space), kind)
    for one, two in view.links:
        looks[link_name(one, two)] = Look(keys.space(one), two)
    for segment in view.tracks:
        looks[keys.track(segment)] = Look(keys.segment(segment))
    if view.central >= 0:
        looks[CENTRAL] = Look(keys.space(view.central), view.station_turn)
    if view.sheriff >= 0:
        looks[SHERIFF] = Look(f"seat:{view.sheriff}")
    for seat, has in enumerate(view.seats):
        _read_seat(looks, seat, has, view.reserve if view.turn else 0)
    numbers = [0] * len(view.seats)
    for card, seat, carrots in view.final:
        looks[f"final:{seat}:{numbers[seat]}"] = Look(keys.pile(seat), card, carrots)
        numbers[seat] += 1
    for seat, copier, copied in view.copies:
        looks[f"copy:{seat}:{copier}"] = Look(keys.pile(seat), copied)
    return looks


def _read_seat(looks: dict[str, Look], seat: int, has: SeatView, reserve: int) -> None:
    for card in has.hand:
        looks[keys.card(card)] = Look(keys.hand(seat), card)
    for number, card in enumerate(has.sealed):
        looks[keys.card(card)] = Look(keys.seal(seat, number), card)
    for card in has.parchments:
        looks[keys.card(card)] = Look(keys.pile(seat), card)
    counts = {
        keys.hand(seat): has.hand_size,
        f"sealed:{seat}": has.sealed_count,
        keys.pile(seat): has.parchment_count,
        f"carrots:{seat}": has.carrots,
        f"coins:{seat}": has.coins,
        f"rails:{seat}": has.rails,
        keys.reserve(seat): reserve,
    }
    for kind, count in enumerate(has.stock):
        counts[stock_name(seat, kind)] = count
    for key, count in counts.items():
        if count:
            looks[key] = Look(key, number=count)


def cards_at(looks: Looks, *places: str) -> list[int]:
    """The seen cards at any of these places, in ascending order."""
    cards = (look for key, look in looks.items() if key.startswith("card:"))
    return sorted(look.face for look in cards if look.place in places)


def stocked(looks: Looks, seat: int) -> list[tuple[int, int]]:
    """Returns (kind, count) of the buildings that wait in front of a seat."""
    counts = ((kind, amount(looks, stock_name(seat, kind))) for kind in range(KINDS))
    return [(kind, count) for kind, count in counts if count]
