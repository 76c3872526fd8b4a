"""How every piece lies: read from a view, and brought up to date event by event. Draws nothing.

The amount of a tile on the table holds whether it lies face up (1) and who laid it (twice the
seat's number from 1). Tiles of the viewer's hand are "egg:<number>".
"""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.event import UNKNOWN, Event
from tabletop.games.bunny_bidding.rules import events as ev
from tabletop.games.bunny_bidding.rules.cards import (
    EGG_TYPES,
    FIRST_EXTRA,
    HANDICAPS,
    face_of,
    tile_of,
)
from tabletop.games.bunny_bidding.rules.view import BiddingView, PlaceView
from tabletop.table.contract import Look, Looks

CODES = 128
"""Codes of eggs begin here; what lies below is a power or handicap."""


def egg_key(number: int) -> str:
    """A tile of the viewer's hand."""
    return f"egg:{number}"


def is_extra(coded: int) -> bool:
    """Whether it is the code of a power or handicap."""
    return FIRST_EXTRA <= coded < CODES


def is_up(look: Look) -> bool:
    return bool(look.amount & 1)


def laid_by(look: Look) -> int:
    return (look.amount >> 1) - 1


def before_seat(look: Look) -> int:
    """Before which seat a tile lies; -1 = in the offer."""
    parts = look.place.split(":")
    return int(parts[1]) if parts[0] == "bid" else -1


def taker(look: Look) -> int:
    """Who is exchanging the tile; -1 = nobody."""
    return int(look.place[6:]) if look.place.startswith("taken:") else -1


def place_of(key: str) -> int:
    """The number after the last colon."""
    return int(key.rpartition(":")[2])


def _state(up: bool, owner: int) -> int:
    return int(up) | owner + 1 << 1


def _coded(number: int, face: int) -> int:
    if number == UNKNOWN:
        return UNKNOWN
    return number if number >= FIRST_EXTRA else number | face + 1 << 7


def _place_look(place: PlaceView, taker: int) -> Look:
    spot = ev.spot_name(place.seat, place.place) if taker < 0 else ev.taken_name(taker)
    return Look(spot, _coded(place.tile, place.face), _state(place.up, place.owner))


def read(view: BiddingView) -> Looks:
    """The looks of all pieces in that view."""
    looks: Looks = {}
    for place in view.places:
        taker = view.chooser if place.place == view.taken else -1
        looks[ev.tile_name(place.place)] = _place_look(place, taker)
    if view.viewer is not None:
        hand = ev.hand_name(view.viewer)
        for tile in view.hand:
            looks[egg_key(tile.number)] = Look(hand, _coded(*tile))
    for seat, count in enumerate(view.counts):
        _add(looks, f"count:{seat}", count)
        _add(looks, f"collected:{seat}", view.piles[seat])
    for seat, goals in enumerate(view.goals):
        for slot, kind in enumerate(goals):
            looks[ev.goal_name(seat, slot)] = Look(ev.row_name(seat), kind)
    for seat, powers in enumerate(view.powers):
        for tile in (*powers, *view.handicaps[seat]):
            if tile == UNKNOWN:
                _add(looks, f"secret:{seat}", 1)
            else:
                looks[ev.extra_name(tile)] = Look(ev.row_name(seat), tile)
    return looks


def _add(looks: Looks, key: str, count: int) -> None:
    """Counts a heap up or down; an empty heap is no piece."""
    total = (looks[key].amount if key in looks else 0) + count
    if total:
        looks[key] = Look(key, amount=total)
    else:
        looks.pop(key, None)


def majority(looks: Looks) -> tuple[int, ...]:
    """The types found most often among the open eggs of the offer."""
    counts = [0] * EGG_TYPES
    for key, look in looks.items():
        if key.startswith("tile:") and before_seat(look) < 0 and is_up(look):
            kind = face_of(look.face) if look.face >= CODES else -1
            if 0 <= kind < EGG_TYPES:
                counts[kind] += 1
    most = max(counts)
    return tuple(kind for kind in range(EGG_TYPES) if counts[kind] == most) if most else ()


class Changes:
    """Brings looks from before an event to after it, for one viewer.

    Attributes:
        viewer: whose knowledge the looks show; None is the public.
    """

    def __init__(self) -> None:
        self.viewer: int | None = None
        self._seen: dict[int, int] = {}
        self._makers: dict[str, Callable[[Looks, Event], None]] = {
            ev.ROUND_BEGUN: self._round,
            ev.TILE_DEALT: self._dealt,
            ev.GOAL_DEALT: self._goal,
            ev.GOAL_OPENED: self._goal,
            ev.GOAL_CLOSED: self._goal_closed,
            ev.POWER_DEALT: self._held,
            ev.EXTRA_HELD: self._held,
            ev.HANDICAP_DEALT: self._handicap,
            ev.HANDICAP_SHOWN: self._shown,
            ev.TILE_OPENED: self._laid,
            ev.TILE_OFFERED: self._laid,
            ev.TILE_BID: self._laid,
            ev.EXTRA_OFFERED: self._offered,
            ev.TILE_GIVEN: self._given,
            ev.TILE_LOOKED_AT: self._looked,
            ev.TILE_TAKEN: self._took,
            ev.TILE_PUT: self._put,
            ev.BIDS_SWAPPED: self._swapped,
            ev.TILE_COLLECTED: self._collected,
            ev.TILE_WON: self._collected,
            ev.TILE_FLIPPED_UP: self._turned_up,
            ev.TILE_TURNED_UP: self._turned_up,
            ev.TILE_FLIPPED_DOWN: self._turned_down,
            ev.BID_TO_WORST: self._to_hand,
            ev.BID_RETURNED: self._to_hand,
            ev.TILE_REMOVED: self._removed,
        }

    def apply(self, looks: Looks, event: Event) -> None:
        maker = self._makers.get(event.kind)
        if maker is not None:
            maker(looks, event)

    # ------------------------------------------------------------------------------- hands

    def _gain(self, looks: Looks, seat: int, face: int) -> None:
        _add(looks, f"count:{seat}", 1)
        if seat == self.viewer and face != UNKNOWN:
            looks[egg_key(tile_of(face))] = Look(ev.hand_name(seat), face)

    def _lose(self, looks: Looks, seat: int, face: int) -> None:
        _add(looks, f"count:{seat}", -1)
        if seat == self.viewer and face != UNKNOWN:
            looks.pop(egg_key(tile_of(face)), None)

    def _round(self, looks: Looks, event: Event) -> None:
        self._seen.clear()

    def _dealt(self, looks: Looks, event: Event) -> None:
        if event.face != UNKNOWN:
            self.viewer = event.player
        self._gain(looks, event.player, event.face)

    def _given(self, looks: Looks, event: Event) -> None:
        self._lose(looks, event.player, event.face)
        self._gain(looks, place_of(event.target), event.face)

    # -------------------------------------------------------------------- goals and powers

    def _goal(self, looks: Looks, event: Event) -> None:
        looks[event.piece] = Look(ev.row_name(event.player), event.face)

    def _goal_closed(self, looks: Looks, event: Event) -> None:
        if event.player != self.viewer:
            looks[event.piece] = Look(ev.row_name(event.player))

    def _held(self, looks: Looks, event: Event) -> None:
        looks[event.piece] = Look(ev.row_name(event.player), event.face)

    def _handicap(self, looks: Looks, event: Event) -> None:
        if event.face == UNKNOWN:
            _add(looks, f"secret:{event.player}", 1)
        else:
            looks[ev.extra_name(event.face)] = Look(ev.row_name(event.player), event.face)

    def _shown(self, looks: Looks, event: Event) -> None:
        if event.piece not in looks:
            _add(looks, f"secret:{event.player}", -1)
            looks[event.piece] = Look(ev.row_name(event.player), event.face)

    def _offered(self, looks: Looks, event: Event) -> None:
        if event.piece in looks:
            return
        held = looks.pop(ev.extra_name(event.face), None)
        if held is None and event.face in HANDICAPS:
            _add(looks, f"secret:{event.player}", -1)
        looks[event.piece] = Look(event.target, event.face, _state(True, event.player))

    # ------------------------------------------------------------------- tiles on the table

    def _laid(self, looks: Looks, event: Event) -> None:
        """Idempotent: a tile that was drafted lies there already."""
        up = bool(event.amount)
        if event.face != UNKNOWN:
            self._seen[place_of(event.piece)] = event.face
        if event.piece in looks:
            return
        self._lose(looks, event.player, event.face)
        face = event.face if up or event.player == self.viewer else UNKNOWN
        looks[event.piece] = Look(event.target, face, _state(up, event.player))

    def _open_to_me(self, look: Look) -> bool:
        """Whether a face-down tile that the viewer has seen is shown to it."""
        return self.viewer is not None and self.viewer in (laid_by(look), before_seat(look))

    def _lies(self, looks: Looks, key: str, look: Look) -> None:
        """A tile lies as `look` says, with the face the viewer may look at again."""
        known = self._seen.get(place_of(key), UNKNOWN)
        if not is_up(look):
            look = look._replace(face=known if self._open_to_me(look) else UNKNOWN)
        looks[key] = look

    def _looked(self, looks: Looks, event: Event) -> None:
        if event.face != UNKNOWN:
            self._seen[place_of(event.piece)] = event.face
            self._lies(looks, event.piece, looks[event.piece])

    def _took(self, looks: Looks, event: Event) -> None:
        """The tile is on its way to a hand; who takes it sees it."""
        look = looks[event.piece]
        face = event.face if event.player == self.viewer else look.face
        looks[event.piece] = look._replace(place=ev.taken_name(event.player), face=face)

    def _put(self, looks: Looks, event: Event) -> None:
        old = looks[event.piece]
        number = place_of(event.piece)
        self._lose(looks, event.player, event.face)
        self._gain(looks, event.player, old.face)
        self._seen.pop(number, None)
        if event.face != UNKNOWN:
            self._seen[number] = event.face
        look = Look(ev.offer_name(number), event.face, _state(is_up(old), event.player))
        self._lies(looks, event.piece, look)

    def _swapped(self, looks: Looks, event: Event) -> None:
        other = ev.tile_name(event.amount)
        mine, theirs = looks[event.piece], looks[other]
        for key, look in ((event.piece, mine), (other, theirs)):
            if look.face != UNKNOWN:
                self._seen.setdefault(place_of(key), look.face)
        seat = before_seat(theirs)
        own = ev.bid_name(seat, place_of(event.piece))
        back = ev.bid_name(event.player, event.amount)
        self._lies(looks, event.piece, mine._replace(place=own))
        self._lies(looks, other, theirs._replace(place=back))

    def _turned_up(self, looks: Looks, event: Event) -> None:
        look = looks[event.piece]
        self._seen[place_of(event.piece)] = event.face
        looks[event.piece] = look._replace(face=event.face, amount=look.amount | 1)

    def _turned_down(self, looks: Looks, event: Event) -> None:
        look = looks[event.piece]
        self._seen[place_of(event.piece)] = event.face
        self._lies(looks, event.piece, look._replace(amount=look.amount & ~1))

    def _collected(self, looks: Looks, event: Event) -> None:
        number = place_of(event.piece)
        looks.pop(event.piece, None)
        face = event.face if event.face != UNKNOWN else self._seen.get(number, UNKNOWN)
        if not is_extra(face):
            _add(looks, f"collected:{event.player}", 1)

    def _to_hand(self, looks: Looks, event: Event) -> None:
        looks.pop(event.piece, None)
        self._gain(looks, event.player, event.face)

    def _removed(self, looks: Looks, event: Event) -> None:
        looks.pop(event.piece, None)
