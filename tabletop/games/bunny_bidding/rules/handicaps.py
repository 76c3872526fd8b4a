"""Handicaps: the tiles, stops and gifts that they still allow.

Several handicaps are judged together (BI-81): a tile is legal if a row of tiles that starts with it
and ends the turn keeps every handicap that can be kept. lower_bids only changes numbers and
public_egg opens a goal; neither forbids anything.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tabletop.core.action import Action
from tabletop.games.bunny_bidding.rules import actions as acts
from tabletop.games.bunny_bidding.rules import turns
from tabletop.games.bunny_bidding.rules.cards import (
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
from tabletop.games.bunny_bidding.rules.knowledge import OFFER, SEAT, TILE, UP
from tabletop.games.bunny_bidding.rules.state import Fields

LOWEST: Final = HIGHEST + 1
"""Lowest open number of an offer without open numbers."""

FACES_UP: Final = 2
"""Face-up tiles that always_faceup demands."""

ANY: Final = 10 * HIGHEST
ALL: Final = (-1, ANY)
NONE: Final = (0, 0)
"""Open intervals of numbers that contain every tile, and no tile."""

FOLLOWS: Final = (ALWAYS_FOLLOW, NEVER_FOLLOW)
OFFERS: Final = (acts.OFFER_UP, acts.OFFER_DOWN)
UPS: Final = (acts.BID_UP, acts.OFFER_UP)
LAYING: Final = (acts.BID_UP, acts.BID_DOWN, *OFFERS)
BINDING: Final = (*FOLLOWS, BID_LOWER, BID_HIGHER, ALWAYS_FACEUP, SMALL_HANDS)
"""The handicaps that forbid tiles."""


def keeping(state: Fields, seat: int, choices: list[Action]) -> HandicapSearch | None:
    """Returns a search with the handicaps that can be kept together, longest held first.

    A handicap that no row of tiles keeps together with the earlier ones is ignored (BI-72, BI-81).

    Args:
        choices: the tiles to lay and the stop, by the public rules.
    """
    binding = tuple([tile for tile in state.handicaps[seat] if tile in BINDING])
    found = _all_kept(state, seat, binding, choices)  # what can be kept together mostly is all
    if found or len(binding) < 2:
        return found
    for tile in binding:
        kept = (*found.kept, tile) if found else (tile,)
        found = _all_kept(state, seat, kept, choices) or found
    return found


def _all_kept(
    state: Fields, seat: int, kept: tuple[int, ...], choices: list[Action]
) -> HandicapSearch | None:
    """Returns a search that keeps all of them, or None if no choice does."""
    if not kept:
        return None
    search = HandicapSearch(state, seat, kept)
    return search if any(search.keeps(action) for action in choices) else None


def forbidding(state: Fields, seat: int, choices: list[Action], action: Action) -> int:
    """Returns the handicap that forbids `action`, a choice or a gift; -1 = none."""
    search = keeping(state, seat, choices)
    if search:
        for count, tile in enumerate(search.kept, 1):
            if not HandicapSearch(state, seat, search.kept[:count]).keeps(action):
                return tile
    return -1


def open_types(state: Fields) -> int:
    """Returns the set of egg types that lie face up in the offer."""
    found = 0
    for place in state.places:
        if place[SEAT] == OFFER and place[UP] and place[TILE] < FIRST_EXTRA:
            face = state.faces[place[TILE]]
            if face < EGG_TYPES:
                found |= 1 << face
    return found


def fitting_types(types: int, follow: bool) -> int:
    """Returns the types that a follow handicap allows in the offer."""
    return types if follow else (1 << EGG_TYPES) - 1 & ~types


class SearchNode(NamedTuple):
    """A node of the search: the facts of a turn that handicaps depend on.

    Attributes:
        turn: the fields of the turn; face-up tiles are counted no further than needed, so that
            more nodes are equal.
        total: the sum of the bid.
        high, low: the highest and lowest open number of the offer; 0 and LOWEST for none.
        types: the open types of the offer.
        tiles: the tiles still usable.
    """

    turn: tuple[int, ...]
    total: int
    high: int
    low: int
    types: int
    tiles: tuple[int, ...]


class HandicapSearch:
    """Searches for a legal row of hand tiles, up to a stop, that keeps all given handicaps.

    Effects of eggs, powers and gifts are not counted on, nor, with a follow handicap, tiles laid at
    will (BI-71).

    Attributes:
        kept: the handicaps, longest held first.
        single: only one follow handicap binds, and no tile is laid at will.
        last: the next tile ends the turn, unless it demands another.
    """

    __slots__ = (
        "alike", "bids", "faces", "faces_up", "follows", "force", "found", "free", "higher",
        "kept", "kinds", "large", "last", "limit", "lower", "offers", "seat", "seen", "single",
        "small", "start", "state", "windows",
    )  # fmt: skip

    def __init__(self, state: Fields, seat: int, kept: tuple[int, ...]) -> None:
        self.state = state
        self.seat = seat
        self.kept = kept
        self.lower = BID_LOWER in kept
        self.higher = BID_HIGHER in kept
        self.bids = self.lower or self.higher
        self.faces_up = FACES_UP if ALWAYS_FACEUP in kept else 0
        self.small = SMALL_HANDS in kept
        self.follows = [tile == ALWAYS_FOLLOW for tile in kept if tile in FOLLOWS]
        self.free = not self.bids and not self.faces_up and len(self.follows) < 2
        self.force = state.force
        self.faces = state.faces
        self.large = LARGE_HANDS in state.powers[seat]
        self.limit = SMALL_LIMIT if self.small else state.setup.limit
        self.seen: dict[SearchNode, bool] = {}
        self.alike: dict[tuple[int, int], bool] = {}
        self.start = self._present(state, seat)
        self.found = self._rights(self.start)
        self.offers = self._allowed(self.start)
        bound = not self.found.will
        self.single = bound and not self.bids and len(self.follows) == 1
        self.last = bound and self.found.required == 1 and not self.start.turn[turns.LAZY]
        self.kinds = self._kinds()
        self.windows = () if self.free else self._windows()

    def _present(self, state: Fields, seat: int) -> SearchNode:
        """Returns the node of the present turn."""
        high, low, total = 0, LOWEST, 0
        for place in () if self.free else state.places:
            tile = place[TILE]
            if place[SEAT] == OFFER:
                if place[UP] and tile < FIRST_EXTRA:
                    high = tile if tile > high else high
                    low = tile if tile < low else low
            elif place[SEAT] == seat:
                total += tile
        turn = state.turn[:]
        turn[turns.UPS] = self._counted(turn[turns.UPS])
        types = open_types(state) if self.follows else 0
        return SearchNode(tuple(turn), total, high, low, types, turns.usable(state, seat))

    def _counted(self, ups: int) -> int:
        """Caps the number of face-up tiles at the number demanded."""
        most = self.faces_up or 1
        return most if ups > most else ups

    def _rights(self, row: SearchNode) -> turns.Rights:
        return turns.rights(row.turn, len(row.tiles), self.limit, self.large)

    # One action

    def of(self, choices: list[Action]) -> list[Action]:
        """Returns the choices that leave all handicaps keepable."""
        if self.free:
            kinds, offers = self.kinds, frozenset(self.offers)
            return [
                action
                for action in choices
                if kinds >> action[0] & 1
                and (action[0] not in OFFERS or action[1] in offers)
                and (action[0] != acts.GIVE_AWAY or self._keeps_gift(action[1]))
            ]
        windows, laying = self.windows, LAYING
        return [
            action
            for action in choices
            if (
                action[0] in laying and windows[action[0]][0] < action[1] < windows[action[0]][1]
            )
            or self.keeps(action)
        ]

    def keeps(self, action: Action) -> bool:
        """Returns True if all handicaps stay keepable after a tile, gift or stop."""
        kind = action[0]
        if not self.kinds >> kind & 1:
            return False
        if kind == acts.GIVE_AWAY:
            return self._keeps_gift(action[1])
        if kind == acts.STOP:
            return self._satisfied(self.start)
        offer, tile = kind in OFFERS, action[1]
        if offer and self.follows and tile not in self.offers:
            return False
        if self.free or self.proven(tile, kind):
            return True
        up = kind in UPS
        if self.last and not (offer and up and tile > self.start.high):
            return self._ends_well(tile, offer, up)
        if not offer and self._never_fits(self.start.total + tile):
            return False
        if self.bids:
            return self.reachable(self._after(self.start, tile, offer, up))
        alike = kind, self._worth(tile, self.start.high) if self.follows else tile > self.start.high
        known = self.alike.get(alike)
        if known is None:
            after = self._after(self.start, tile, offer, up)
            simple = not self.follows or self.single
            known = self._shows_faces(after) if simple else self.reachable(after)
            self.alike[alike] = known
        return known

    def _ends_well(self, tile: int, offer: bool, up: bool) -> bool:
        """Returns True if a tile that ends the turn keeps all handicaps."""
        start = self.start
        if start.turn[turns.UPS] + up < self.faces_up:
            return False
        if not offer:
            return self._fits(start.total + tile, start.high, start.low)
        low = tile if up and tile < start.low else start.low
        return not start.turn[turns.BIDS] or self._fits(start.total, start.high, low)

    def _never_fits(self, total: int) -> bool:
        """Returns True if no offer tile can make a bid of `total` fit; a quick test."""
        high, tiles = self.start.high, self.start.tiles
        if self.lower and high > 0 and total >= max(high, tiles[-1]):
            return True
        if not self.higher or total > min(self.start.low, tiles[0]):
            return False
        return tiles[-1] <= high and not (self.found.will or self.start.turn[turns.DUTY])

    def _kinds(self) -> int:
        """Returns the verbs that small_hands leaves, as a bit set."""
        if not self.small:
            return -1
        if self.start.turn[turns.LAID] > SMALL_LIMIT:
            return 0
        kinds = 1 << acts.STOP | 1 << acts.GIVE_AWAY
        for up, down, offer in (
            (acts.BID_UP, acts.BID_DOWN, False), (acts.OFFER_UP, acts.OFFER_DOWN, True)
        ):  # fmt: skip
            if self.found.offer if offer else self.found.bid:
                kinds |= 1 << up
                if turns.may_lay_down(self.start.turn, self.force, self.found, offer):
                    kinds |= 1 << down
        return kinds

    def _keeps_gift(self, tile: int) -> bool:
        """Returns True if giving a power or handicap away stays within the handicaps (BI-79).

        A handicap that is given away demands nothing afterwards.
        """
        state, seat, start = self.state, self.seat, self.start
        if self.small and not turns.may_give_away(state, seat, self.limit):
            return False
        if self.free or (tile != LARGE_HANDS and self.proven(0, acts.OFFER_UP)):
            return True
        later = HandicapSearch(state, seat, tuple([held for held in self.kept if held != tile]))
        later.large = self.large and tile != LARGE_HANDS
        turn = later._laid(start.turn, True, True)
        after = start._replace(turn=tuple(turn), types=later.start.types)
        return later.free or later.reachable(after)

    def proven(self, tile: int, kind: int) -> bool:
        """Returns True if `_windows` proves that a tile (0 = one without a number) is legal.

        Most are, and the search is slow.
        """
        least, most = self.windows[kind]
        return least < tile < most

    def _windows(self) -> tuple[tuple[int, int], ...]:
        """Returns for each verb an open interval of numbers that are certainly legal.

        A bid that fits stays so: any further tile can go to the offer, where a face-up tile only
        helps. So it is enough that one of the tiles left makes the bid fit, as bid or as the offer
        that is due; if that is the highest, one more bid tile may follow.
        """
        found = [NONE] * (acts.OFFER_DOWN + 1)
        if self.follows or not self.start.tiles:
            return tuple(found)
        for kind in LAYING:
            if self.kinds >> kind & 1 and self._enough_faces(kind in UPS):
                found[kind] = self._offer_window(kind in UPS) if kind in OFFERS else self._bids()
        return tuple(found)

    def _enough_faces(self, up: bool) -> bool:
        """Returns True if enough tiles can still be laid face up after one more tile."""
        missing = self.faces_up - self.start.turn[turns.UPS] - up
        found = self.found
        return missing <= 0 or missing < (found.room if found.will else found.required)

    def _bids(self) -> tuple[int, int]:
        """Returns the interval of bid numbers that fit, alone or with the offer tile that is
        due."""
        turn, tiles, total = self.start.turn, self.start.tiles, self.start.total
        low, high = self.start.low, self.start.high
        due = not (turn[turns.OFFERS] or turn[turns.LAZY]) and self.found.room > 1
        if due and len(tiles) > 1 and self.lower != self.higher:
            chain = self.found.room > 2 and len(tiles) > 2 and tiles[-2] > high
            low = min(low - tiles[-3] if chain else low, tiles[total > 0])
            high = max(high, tiles[-1])
        least = low if self.higher else -1
        return least - total, high - total if self.lower else ANY

    def _offer_window(self, up: bool) -> tuple[int, int]:
        """Returns the interval of offer numbers that let a bid fit, laid already or still due."""
        start = self.start
        turn, tiles, total = start.turn, start.tiles, start.total
        if not self.bids:
            return ALL
        laid = turn[turns.BIDS] > 0
        if not laid and (total or not self._bid_follows()):
            return NONE
        if not laid and self.lower and self.higher:
            return NONE
        least = total if laid else tiles[1]
        most = total if laid else tiles[-2]
        fits_low = not self.higher or most > start.low
        fits_high = not self.lower or least < start.high
        if fits_low and fits_high:
            return ALL
        if not up or not (fits_low or fits_high):
            return NONE
        if fits_low:
            return (total if laid else tiles[0]), ANY
        return 0, (total if laid else tiles[-1])

    def _bid_follows(self) -> bool:
        """Returns True if a bid is due and can still be laid after one more tile."""
        turn = self.start.turn
        if turn[turns.NO_BID] or turn[turns.LAZY] or len(self.start.tiles) < 2:
            return False
        return self.limit - turn[turns.LAID] > 1

    # Rows

    def reachable(self, row: SearchNode) -> bool:
        """Returns True if a row of tiles from this node keeps all handicaps."""
        known = self.seen.get(row)
        if known is None:
            known = self.seen[row] = self._search(row)
        return known

    def _search(self, row: SearchNode) -> bool:
        turn = row.turn
        found = self._rights(row)
        stops = found.room == 0 or (
            not found.required and (turn[turns.UPS] > 0 or not (found.bid or found.offer))
        )
        if stops and self._satisfied(row):
            return True
        if found.room == 0 or self._hopeless(row, found.room):
            return False
        if found.will and row.high and not self.follows:
            return self._at_will(row, found)
        if self.follows and not found.required and turn[turns.UPS]:
            return False
        kinds = (False, True) if not turn[turns.BIDS] or not self.lower else (True, False)
        return any(self._lay(row, found, offer) for offer in kinds)

    def _shows_faces(self, row: SearchNode) -> bool:
        """Answers `reachable` if only face-up tiles count, or a follow handicap and no free tile.

        Then a tile matters only as the highest number, which lets one more follow.
        """
        missing = self.faces_up - row.turn[turns.UPS]
        found = self._rights(row)
        if missing <= 0:
            return True
        if found.will:
            return missing <= found.room
        if row.turn[turns.LAZY]:
            return not self.follows and missing <= min(found.room, found.bid + found.offer)
        if missing <= found.required:
            return True
        chain = found.required > 0 and found.offer and max(self._allowed(row)) > row.high
        return chain and missing <= found.required + 1 <= found.room

    def _at_will(self, row: SearchNode, found: turns.Rights) -> bool:
        """Answers `reachable` when tiles may be laid at will and the offer has an open number.

        One more bid tile is enough: of two that fit together the larger would fit as bid, with the
        smaller in the offer. There only the highest and the lowest of what is left matter, and
        further tiles, all face up, do no harm.
        """
        if not self.bids:
            return True
        turn, tiles = row.turn, row.tiles
        needs_bid = not (turn[turns.BIDS] or turn[turns.NO_BID] or turn[turns.LAZY])
        bids: list[int] = [] if needs_bid else [0]
        if found.bid:
            bids += tiles
        return any(self._fits_with(row, bid, found.room - (bid > 0)) for bid in bids)

    def _fits_with(self, row: SearchNode, bid: int, room: int) -> bool:
        """Returns True if a bid tile (0 = none) fits with the best offer tiles that have room."""
        if not bid and not row.turn[turns.BIDS]:
            return True
        tiles, total = row.tiles, row.total + bid
        fits_low = not self.higher or total > row.low
        fits_high = not self.lower or total < row.high
        if fits_low and fits_high:
            return True
        if len(tiles) == (bid > 0) or not room:
            return False
        top = total < tiles[-2 if bid == tiles[-1] else -1]
        bottom = total > tiles[bid == tiles[0]]
        if not fits_low and not fits_high:
            return top and bottom and room > 1
        return top if not fits_high else bottom

    def _lay(self, row: SearchNode, found: turns.Rights, offer: bool) -> bool:
        if not (found.offer if offer else found.bid):
            return False
        down = turns.may_lay_down(row.turn, self.force, found, offer)
        tiles = self._unlike(row, self._allowed(row) if offer else row.tiles)
        for tile in tiles if offer != self.lower else tiles[::-1]:
            if self.reachable(self._after(row, tile, offer, True)):
                return True
            if down and self.reachable(self._after(row, tile, offer, False)):
                return True
        return False

    def _unlike(self, row: SearchNode, tiles: tuple[int, ...]) -> tuple[int, ...]:
        """Returns one tile of each class that the handicaps cannot tell apart."""
        if self.bids:
            return tiles
        return tuple({self._worth(tile, row.high): tile for tile in tiles}.values())

    def _worth(self, tile: int, high: int) -> int:
        """Returns the number of a tile if it would be the highest, else its type: all that follow
        handicaps use."""
        return tile if tile > high else -min(self.faces[tile], EGG_TYPES)

    def _allowed(self, row: SearchNode) -> tuple[int, ...]:
        """Returns the tiles that the follow handicaps allow in the offer; one that no tile fits is
        ignored."""
        tiles, faces = row.tiles, self.faces
        for follow in self.follows:
            fits = fitting_types(row.types, follow)
            if any(fits >> faces[tile] & 1 for tile in row.tiles):
                tiles = tuple(
                    [
                        tile
                        for tile in tiles
                        if faces[tile] >= EGG_TYPES or fits >> faces[tile] & 1
                    ]
                )
        return tiles

    def _laid(self, fields: tuple[int, ...], offer: bool, up: bool) -> list[int]:
        """Returns the fields of the turn after one more tile; an extra one pays for the duty."""
        turn = list(fields)
        turn[turns.LAID] += 1
        turn[turns.UPS] = self._counted(turn[turns.UPS] + up)
        field = turns.OFFERS if offer else turns.BIDS
        if turn[field] or turn[turns.LAZY]:
            turn[turns.DUTY] = 0
        turn[field] += 1
        return turn

    def _after(self, row: SearchNode, tile: int, offer: bool, up: bool) -> SearchNode:
        """Returns the node after one more tile, without the effect of its egg."""
        turn = self._laid(row.turn, offer, up)
        at = row.tiles.index(tile)
        tiles = row.tiles[:at] + row.tiles[at + 1 :]
        if not offer:
            return SearchNode(tuple(turn), row.total + tile, row.high, row.low, row.types, tiles)
        if not up:
            return SearchNode(tuple(turn), row.total, row.high, row.low, row.types, tiles)
        if tile > row.high and not turn[turns.LAZY]:
            turn[turns.DUTY] = 1
        face = self.faces[tile]
        types = row.types | 1 << face if self.follows and face < EGG_TYPES else row.types
        high = tile if tile > row.high else row.high
        low = tile if tile < row.low else row.low
        return SearchNode(tuple(turn), row.total, high, low, types, tiles)

    def _satisfied(self, row: SearchNode) -> bool:
        """Returns True if stopping here keeps all handicaps; any bid fits without a bid or open
        number."""
        if row.turn[turns.UPS] < self.faces_up:
            return False
        return not row.turn[turns.BIDS] or self._fits(row.total, row.high, row.low)

    def _fits(self, total: int, high: int, low: int) -> bool:
        """Returns True if a bid of `total` fits an offer with these open numbers."""
        if not high:
            return True
        return not (self.lower and total >= high) and not (self.higher and total <= low)

    def _hopeless(self, row: SearchNode, room: int) -> bool:
        """Returns True if even the best tiles left cannot keep the handicaps."""
        if self.faces_up - row.turn[turns.UPS] > room:
            return True
        if not row.turn[turns.BIDS]:
            return False
        if self.lower and row.high > 0 and row.total >= max(row.high, row.tiles[-1]):
            return True
        best = row.total + sum(row.tiles[-room:])
        return self.higher and best <= min(row.low, row.tiles[0])
