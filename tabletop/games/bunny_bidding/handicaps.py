"""Handicaps: which of the tiles to lay and the stop they leave to who holds them.

Handicaps that only change numbers (lower_bids) or open goals (public_egg) leave everything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from tabletop.core.action import Action
from tabletop.games.bunny_bidding import actions as acts
from tabletop.games.bunny_bidding import rules, turns
from tabletop.games.bunny_bidding.knowledge import OFFER, SEAT, TILE, UP
from tabletop.games.bunny_bidding.tiles import (
    ALWAYS_FACEUP,
    ALWAYS_FOLLOW,
    BID_HIGHER,
    BID_LOWER,
    EGG_TYPES,
    FIRST_EXTRA,
    HIGHEST,
    LARGE_HANDS,
    NEVER_FOLLOW,
    SMALL_HANDS,
    SMALL_LIMIT,
)

if TYPE_CHECKING:
    from tabletop.games.bunny_bidding.state import BiddingState

LOWEST: Final = HIGHEST + 1
"""Stands for the lowest open number of an offer that has none."""

FACES_UP: Final = 2
"""Tiles always_faceup asks for."""


def kept(state: BiddingState, seat: int, choices: list[Action]) -> list[Action]:
    """The choices that keep the seat's handicaps, the one held longer first (BI-72).

    A handicap that leaves nothing cannot be kept and is ignored.
    """
    for tile in state.handicaps[seat]:
        keep = _KEEP.get(tile)
        if keep is not None:
            left = keep(state, seat, choices)
            choices = left or choices
    return choices


def forbidding(state: BiddingState, seat: int, choices: list[Action], action: Action) -> int:
    """The handicap by which `action`, one of the choices, falls away; -1 = none does."""
    for tile in state.handicaps[seat]:
        keep = _KEEP.get(tile)
        if keep is not None:
            left = keep(state, seat, choices)
            if left and action not in left:
                return tile
            choices = left or choices
    return -1


def _kept_small(state: BiddingState, seat: int, choices: list[Action]) -> list[Action]:
    """At most three tiles, one of them a bid and one an offer (BI-57)."""
    if state.turn[turns.LAID] > SMALL_LIMIT:
        return choices
    large = LARGE_HANDS in state.powers[seat]
    room = len(turns.usable(state, seat))
    found = turns.rights(state.turn, room, SMALL_LIMIT, large)
    fitting = set(rules.lays(state, seat, found))
    return [action for action in choices if action in fitting or action == acts.STOP_HERE]


def _kept_faceup(state: BiddingState, seat: int, choices: list[Action]) -> list[Action]:
    """At least two tiles face up (BI-56, BI-64)."""
    found = turns.public_rights(state, seat)
    more = _more_tiles(state, found)
    missing = FACES_UP - state.turn[turns.UPS]
    if missing <= 0 or missing > more:
        return choices
    down = (acts.BID_DOWN, acts.OFFER_DOWN)
    return [
        action
        for action in choices
        if action[0] != acts.STOP and (action[0] not in down or missing < more)
    ]


def _more_tiles(state: BiddingState, found: turns.Rights) -> int:
    """How many tiles the turn can have yet without one being the highest."""
    if found.will:
        return found.room
    if state.turn[turns.LAZY]:
        return min(found.room, found.bid + found.offer)
    return found.required


def _kept_following(state: BiddingState, seat: int, choices: list[Action]) -> list[Action]:
    return _kept_types(state, seat, choices, True)


def _kept_leading(state: BiddingState, seat: int, choices: list[Action]) -> list[Action]:
    return _kept_types(state, seat, choices, False)


def _kept_types(
    state: BiddingState, seat: int, choices: list[Action], follow: bool
) -> list[Action]:
    """Regular offer tiles of a type that lies open there, or of none that does (BI-54)."""
    fits = fitting_types(open_types(state), follow)
    faces = state.faces
    if not any(fits >> faces[tile] & 1 for tile in turns.usable(state, seat)):
        return choices
    offers = (acts.OFFER_UP, acts.OFFER_DOWN)
    return [
        action
        for action in choices
        if action[0] not in offers or faces[action[1]] >= EGG_TYPES or fits >> faces[action[1]] & 1
    ]


def open_types(state: BiddingState) -> int:
    """The set of egg types that lie face up in the offer."""
    found = 0
    for place in state.places:
        if place[SEAT] == OFFER and place[UP] and place[TILE] < FIRST_EXTRA:
            face = state.faces[place[TILE]]
            if face < EGG_TYPES:
                found |= 1 << face
    return found


def fitting_types(types: int, follow: bool) -> int:
    """The types that a follow handicap lets into the offer."""
    return types if follow else (1 << EGG_TYPES) - 1 & ~types


# Bids against the numbers of the offer (BI-55, BI-71)


class Row(NamedTuple):
    """A turn as far as a bid handicap looks at it.

    Attributes:
        turn: the fields of the turn, one face-up tile standing for any number of them, so that
            more rows are the same; total: the sum of the bid.
        high, low: the open numbers of the offer; 0 and LOWEST when there is none.
        types: the open types of the offer; tiles: what may still be used.
    """

    turn: tuple[int, ...]
    total: int
    high: int
    low: int
    types: int
    tiles: tuple[int, ...]


class Ways:
    """Looks for a legal row of hand tiles to a stop at which the handicap is kept."""

    def __init__(self, state: BiddingState, seat: int, lower: bool) -> None:
        self.lower = lower
        self.force = state.force
        self.faces = state.faces
        self.large = LARGE_HANDS in state.powers[seat]
        held = state.handicaps[seat]
        earlier = held[: held.index(BID_LOWER if lower else BID_HIGHER)]
        small = SMALL_HANDS in earlier and state.turn[turns.LAID] <= SMALL_LIMIT
        self.limit = SMALL_LIMIT if small else state.setup.limit
        self.small = small
        self.follows = [tile == ALWAYS_FOLLOW for tile in earlier if tile in FOLLOWS]
        self.seen: dict[Row, bool] = {}
        self.start = _row(state, seat)

    def keeps(self, action: Action) -> bool:
        """Whether the handicap can be kept after that tile or with that stop."""
        if action[0] == acts.STOP:
            return self._satisfied(self.start)
        offer = action[0] in (acts.OFFER_UP, acts.OFFER_DOWN)
        up = action[0] in (acts.OFFER_UP, acts.BID_UP)
        if self.surely(action[1], offer, up):
            return True
        return self.way(self._after(self.start, action[1], offer, up))

    def surely(self, tile: int, offer: bool, up: bool) -> bool:
        """Whether a way is plain to see; most are, and a search is slow.

        A bid that is as wanted stays so: whatever else must be laid can go to the offer, where a
        face-up tile only helps. So it is enough that the best tile left makes the bid fit. With a
        follow handicap tiles laid at will are not counted on (BI-71): that is searched.
        """
        if self.follows:
            return False
        start = self.start
        turn = start.turn
        high, low = start.high, start.low
        if offer and up:
            high, low = max(high, tile), min(low, tile)
        total = start.total if offer else start.total + tile
        if turn[turns.BIDS] or not offer:
            return total < high if self.lower else total > low
        tiles = start.tiles
        if turn[turns.NO_BID] or turn[turns.LAZY] or len(tiles) < 2:
            return False
        if self.limit - turn[turns.LAID] < 2:
            return False
        if self.lower:
            return total + tiles[tiles[0] == tile] < high
        return total + tiles[-2 if tiles[-1] == tile else -1] > low

    def way(self, row: Row) -> bool:
        """Whether some row of tiles from here keeps the handicap."""
        known = self.seen.get(row)
        if known is None:
            known = self.seen[row] = self._search(row)
        return known

    def _search(self, row: Row) -> bool:
        turn = row.turn
        found = turns.rights(turn, len(row.tiles), self.limit, self.large)
        stops = found.room == 0 or (
            not found.required and (turn[turns.UPS] > 0 or not (found.bid or found.offer))
        )
        if stops and self._satisfied(row):
            return True
        if found.room == 0 or self._hopeless(row, found.room):
            return False
        if self.follows and not found.required:
            return False
        kinds = (False, True) if not turn[turns.BIDS] or not self.lower else (True, False)
        return any(self._lay(row, turn, found, offer) for offer in kinds)

    def _lay(self, row: Row, turn: tuple[int, ...], found: turns.Rights, offer: bool) -> bool:
        if not (found.offer if offer else found.bid):
            return False
        down = rules.may_lay_down(turn, self.force, found, offer)
        tiles = row.tiles if offer != self.lower else row.tiles[::-1]
        for tile in self._allowed(row, tiles) if offer else tiles:
            if self.way(self._after(row, tile, offer, True)):
                return True
            if down and self.way(self._after(row, tile, offer, False)):
                return True
        return False

    def _allowed(self, row: Row, tiles: tuple[int, ...]) -> tuple[int, ...]:
        """What a follow handicap held longer lets into the offer."""
        for follow in self.follows:
            fits = fitting_types(row.types, follow)
            if any(fits >> self.faces[tile] & 1 for tile in row.tiles):
                tiles = tuple(
                    [
                        tile
                        for tile in tiles
                        if self.faces[tile] >= EGG_TYPES or fits >> self.faces[tile] & 1
                    ]
                )
        return tiles

    def _after(self, row: Row, tile: int, offer: bool, up: bool) -> Row:
        """The row with one more tile; what its egg would do is not counted on."""
        turn = list(row.turn)
        turn[turns.LAID] += 1
        turn[turns.UPS] |= up
        field = turns.OFFERS if offer else turns.BIDS
        if turn[field] or turn[turns.LAZY]:
            turn[turns.DUTY] = 0
        turn[field] += 1
        at = row.tiles.index(tile)
        tiles = row.tiles[:at] + row.tiles[at + 1 :]
        if not offer:
            return Row(tuple(turn), row.total + tile, row.high, row.low, row.types, tiles)
        if not up:
            return Row(tuple(turn), row.total, row.high, row.low, row.types, tiles)
        if tile > row.high and not turn[turns.LAZY]:
            turn[turns.DUTY] = 1
        face = self.faces[tile]
        types = row.types | 1 << face if face < EGG_TYPES else row.types
        high, low = max(row.high, tile), min(row.low, tile)
        return Row(tuple(turn), row.total, high, low, types, tiles)

    def _satisfied(self, row: Row) -> bool:
        """Whether the bid is as the handicap wants; no bid or no open number asks nothing."""
        if not row.turn[turns.BIDS] or not row.high:
            return True
        return row.total < row.high if self.lower else row.total > row.low

    def _hopeless(self, row: Row, room: int) -> bool:
        """Whether even the best tiles would not do."""
        if not row.turn[turns.BIDS]:
            return False
        if self.lower:
            return row.high > 0 and row.total >= max(row.high, row.tiles[-1])
        best = row.total + sum(row.tiles[-room:])
        return best <= min(row.low, row.tiles[0])


def _row(state: BiddingState, seat: int) -> Row:
    """The present turn of the seat."""
    high, low, total = 0, LOWEST, 0
    for place in state.places:
        tile = place[TILE]
        if place[SEAT] == OFFER:
            if place[UP] and tile < FIRST_EXTRA:
                high, low = max(high, tile), min(low, tile)
        elif place[SEAT] == seat:
            total += tile
    tiles = turns.usable(state, seat)
    turn = state.turn[:]
    turn[turns.UPS] = min(1, turn[turns.UPS])
    return Row(tuple(turn), total, high, low, open_types(state), tiles)


def _kept_lower(state: BiddingState, seat: int, choices: list[Action]) -> list[Action]:
    """A bid below the highest open number of the offer."""
    ways = Ways(state, seat, True)
    return [action for action in choices if ways.keeps(action)]


def _kept_higher(state: BiddingState, seat: int, choices: list[Action]) -> list[Action]:
    """A bid above the lowest open number of the offer."""
    ways = Ways(state, seat, False)
    return [action for action in choices if ways.keeps(action)]


FOLLOWS: Final = (ALWAYS_FOLLOW, NEVER_FOLLOW)

_KEEP: Final[dict[int, Callable[[BiddingState, int, list[Action]], list[Action]]]] = {
    ALWAYS_FOLLOW: _kept_following,
    NEVER_FOLLOW: _kept_leading,
    BID_LOWER: _kept_lower,
    BID_HIGHER: _kept_higher,
    ALWAYS_FACEUP: _kept_faceup,
    SMALL_HANDS: _kept_small,
}
