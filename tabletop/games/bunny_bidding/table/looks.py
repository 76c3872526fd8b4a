"""The state of every piece on the table, read from a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from tabletop.core.event import UNKNOWN
from tabletop.core.memo import of_latest
from tabletop.games.bunny_bidding.rules import keys
from tabletop.games.bunny_bidding.rules.cards import (
    EGG_TYPES,
    FIRST_EXTRA,
    face_of,
    tile_of,
)
from tabletop.games.bunny_bidding.rules.matching import most_found
from tabletop.games.bunny_bidding.rules.view import BiddingView, PlaceView
from tabletop.games.bunny_bidding.table.preview import standing

CODES: Final = 128
"""First code of an egg; smaller ones are powers and handicaps."""
HALL: Final = "hall"
SETTLING: Final = ("reveal", "check", "settle", "casting", "money", "sharing", "over")
"""Phases without further bids in the round, by `BiddingView.phase`."""
TURNING: Final = ("reveal", "check")
"""Phases in which animations turn the plaque: the view knows the result before it is shown."""


class Look(NamedTuple):
    """The state of a piece on the table.

    Attributes:
        place: the key of its place.
        face: the code of an egg, power or handicap, or a goal's type; UNKNOWN if not visible.
        heap: size of a heap that is only counted.
        up: it lies face up on the table.
        owner: the seat that laid it, -1 = nobody.
        before: the seat whose bid it is, -1 = in the offer.
        taker: the seat that exchanges it, -1 = nobody.
        doubled: it lies face down and is known to be a doubled number.
    """

    place: str
    face: int = UNKNOWN
    heap: int = 0
    up: bool = False
    owner: int = -1
    before: int = -1
    taker: int = -1
    doubled: bool = False


class Hall(NamedTuple):
    """The state of the round besides its tiles.

    Attributes:
        viewer: the seat whose hand lies in the tray, -1 = none.
        start: the seat of the first box; active: the seat whose box is stitched, -1 = none.
        waiting: the seats whose turns are still to come.
        bidding: tiles can still be bid in this round; opening: the offer is being opened.
        lowest: the lowest bid wins; None while an animation shows it.
        aside: numbers of the viewer's tiles set aside.
        points: points of the viewer's collected eggs; None if nobody's are seen.
        turns: what a match turns: the auction, its digits, or (twins) the auction by pairs.
    """

    viewer: int
    start: int
    active: int
    waiting: tuple[int, ...]
    bidding: bool
    opening: bool
    lowest: bool | None
    aside: tuple[int, ...]
    points: int | None = None
    turns: str = "auction"


Looks = Mapping[str, Look]
"""States of the pieces alone."""


def is_extra(coded: int) -> bool:
    """Returns True if it is the code of a power or handicap."""
    return FIRST_EXTRA <= coded < CODES


def type_of(look: Look) -> int:
    """Returns the egg type of a tile whose face is seen; -1 for all others."""
    kind = face_of(look.face) if look.face >= CODES else -1
    return kind if kind < EGG_TYPES else -1


def is_tile(key: str) -> bool:
    """Returns True if it is a tile on the table."""
    return key.startswith("tile:")


def offered(looks: Looks) -> list[str]:
    """Returns the tiles of the offer, in the order they were laid."""
    return [key for key in tiles(looks) if looks[key].before < 0]


def in_types(looks: Looks) -> list[str]:
    """Returns the tiles of the hand by type, then number; special eggs last."""
    def stack(key: str) -> tuple[int, int]:
        kind = type_of(looks[key])
        return (kind if kind >= 0 else EGG_TYPES), keys.number(key)

    return sorted((key for key in looks if key.startswith("egg:")), key=stack)


def tiles(looks: Looks) -> list[str]:
    """Returns the tiles on the table, in the order they were laid."""
    return sorted((key for key in looks if is_tile(key)), key=keys.number)


def majority(looks: Looks) -> tuple[int, ...]:
    """Returns the types found most often among the open eggs of the offer."""
    return most_found([type_of(looks[key]) for key in offered(looks) if looks[key].up]).types


def coded(number: int, face: int) -> int:
    """Returns a tile of a view as its code."""
    if number == UNKNOWN:
        return UNKNOWN
    return number if number >= FIRST_EXTRA else number | face + 1 << 7


def number_of(look: Look) -> int:
    """Returns the number on an egg whose face is seen; 0 for all others."""
    return tile_of(look.face) if look.face >= CODES else 0


def _on_table(place: PlaceView, taker: int) -> Look:
    spot = keys.spot(place.seat, place.place) if taker < 0 else keys.taken(taker)
    face = coded(place.tile, place.face)
    before = place.seat if taker < 0 else -1
    doubled = place.doubled and not place.up
    return Look(spot, face, 0, place.up, place.owner, before, taker, doubled)


def _hall(view: BiddingView) -> Hall:
    active = view.now.seat if view.now is not None else view.chooser
    return Hall(
        view.viewer if view.viewer is not None else -1,
        max(0, view.start),
        active if view.phase not in SETTLING else -1,
        view.queue,
        view.phase not in SETTLING,
        view.phase == "opening",
        _lowest(view),
        view.aside,
        view.points,
        "twins" if view.twins_turn else "digits" if view.digits_swap else "auction",
    )


def _lowest(view: BiddingView) -> bool | None:
    """Returns the direction by all that the viewer sees, until the round is settled."""
    if view.phase in TURNING:
        return None
    return view.lowest if view.phase in SETTLING else standing(view).lowest


def read(view: BiddingView) -> dict[str, Look | Hall]:
    """Returns the states of all pieces in that view, and the hall's."""
    looks: dict[str, Look | Hall] = {HALL: _hall(view)}
    for place in view.places:
        taker = view.chooser if place.place == view.taken else -1
        looks[keys.tile(place.place)] = _on_table(place, taker)
    if view.viewer is not None:
        hand = keys.hand(view.viewer)
        for tile in view.hand:
            looks[keys.egg(tile.number)] = Look(hand, coded(*tile))
    for seat, count in enumerate(view.counts):
        for key, heap in ((f"count:{seat}", count), (f"collected:{seat}", view.piles[seat])):
            if heap:
                looks[key] = Look(key, heap=heap)
    for seat, goals in enumerate(view.goals):
        for slot, kind in enumerate(goals):
            looks[keys.goal(seat, slot)] = Look(keys.row(seat), kind)
    for seat, powers in enumerate(view.powers):
        for held in (*powers, *view.handicaps[seat]):
            if held == UNKNOWN:
                looks[f"secret:{seat}"] = Look(f"secret:{seat}", heap=1)
            else:
                looks[keys.extra(held)] = Look(keys.row(seat), held)
    return looks


def pieces_of(looks: Mapping[str, Look | Hall]) -> dict[str, Look]:
    """Returns the states of the pieces, without the hall's."""
    return {key: look for key, look in looks.items() if isinstance(look, Look)}


@of_latest
def pieces_in(view: BiddingView) -> Mapping[str, Look]:
    """Returns the states of all pieces of that view, for reading only."""
    return pieces_of(read(view))
