"""Handicaps: which of the tiles to lay, the stop and the gifts they leave to who holds them.

Several are judged together (BI-81): a tile is legal when some row of tiles to the end of the turn
goes on from it that keeps all that can be kept. Handicaps that only change numbers (lower_bids) or
open goals (public_egg) leave everything.
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
"""Stands for the lowest open number of an offer that has none."""

FACES_UP: Final = 2
"""Tiles always_faceup asks for."""

ANY: Final = 10 * HIGHEST
ALL: Final = (-1, ANY)
NONE: Final = (0, 0)
"""Between which numbers every tile lies, and none does."""

FOLLOWS: Final = (ALWAYS_FOLLOW, NEVER_FOLLOW)
OFFERS: Final = (acts.OFFER_UP, acts.OFFER_DOWN)
UPS: Final = (acts.BID_UP, acts.OFFER_UP)
LAYING: Final = (acts.BID_UP, acts.BID_DOWN, *OFFERS)
BINDING: Final = (*FOLLOWS, BID_LOWER, BID_HIGHER, ALWAYS_FACEUP, SMALL_HANDS)
"""The handicaps that forbid tiles."""


def keeping(state: Fields, seat: int, choices: list[Action]) -> Ways | None:
    """The handicaps of the seat that can be kept together, longest held first (BI-72, BI-81).

    One that no row of tiles keeps with those before it is ignored.

    Args:
        choices: the tiles to lay and the stop, by the rules all can see.
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
) -> Ways | None:
    """The ways to keep all of them; None where no choice does."""
    if not kept:
        return None
    ways = Ways(state, seat, kept)
    return ways if any(ways.keeps(action) for action in choices) else None


def forbidding(state: Fields, seat: int, choices: list[Action], action: Action) -> int:
    """The handicap by which `action`, a choice or a gift, falls away; -1 = none does."""
    ways = keeping(state, seat, choices)
    if ways:
        for count, tile in enumerate(ways.kept, 1):
            if not Ways(state, seat, ways.kept[:count]).keeps(action):
                return tile
    return -1


def open_types(state: Fields) -> int:
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


class Row(NamedTuple):
    """A turn as far as handicaps look at it.

    Attributes:
        turn: the fields of the turn, with no more face-up tiles than matter, so that more rows
            are the same; total: the sum of the bid.
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
    """Looks for a legal row of hand tiles to a stop that keeps some handicaps, all of them.

    What eggs do, powers and giving away are not counted on, and with a follow handicap neither
    are tiles laid at will (BI-71).

    Attributes:
        kept: those handicaps, longest held first.
        single: whether one follow handicap is all that binds, and no tile is laid at will; last:
            whether the next tile ends the turn, unless it is one that asks for another.
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
        self.seen: dict[Row, bool] = {}
        self.alike: dict[tuple[int, int], bool] = {}
        self.start = self._present(state, seat)
        self.found = self._rights(self.start)
        self.offers = self._allowed(self.start)
        bound = not self.found.will
        self.single = bound and not self.bids and len(self.follows) == 1
        self.last = bound and self.found.required == 1 and not self.start.turn[turns.LAZY]
        self.kinds = self._kinds()
        self.windows = () if self.free else self._windows()

    def _present(self, state: Fields, seat: int) -> Row:
        """The present turn of the seat."""
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
        return Row(tuple(turn), total, high, low, types, turns.usable(state, seat))

    def _counted(self, ups: int) -> int:
        """No more face-up tiles than anybody asks for."""
        most = self.faces_up or 1
        return most if ups > most else ups

    def _rights(self, row: Row) -> turns.Rights:
        return turns.rights(row.turn, len(row.tiles), self.limit, self.large)

    # One action

    def of(self, choices: list[Action]) -> list[Action]:
        """The choices after which all can be kept."""
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
        """Whether all can be kept after that tile or gift, or with that stop."""
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
        if self.free or self.surely(tile, kind):
            return True
        up = kind in UPS
        if self.last and not (offer and up and tile > self.start.high):
            return self._ends_well(tile, offer, up)
        if not offer and self._never_fits(self.start.total + tile):
            return False
        if self.bids:
            return self.way(self._after(self.start, tile, offer, up))
        alike = kind, self._worth(tile, self.start.high) if self.follows else tile > self.start.high
        known = self.alike.get(alike)
        if known is None:
            after = self._after(self.start, tile, offer, up)
            search = self.follows and not self.single
            known = self.alike[alike] = self.way(after) if search else self._shows_faces(after)
        return known

    def _ends_well(self, tile: int, offer: bool, up: bool) -> bool:
        """Whether all are kept when that tile, which asks for no other, ends the turn."""
        start = self.start
        if start.turn[turns.UPS] + up < self.faces_up:
            return False
        if not offer:
            return self._fits(start.total + tile, start.high, start.low)
        low = tile if up and tile < start.low else start.low
        return not start.turn[turns.BIDS] or self._fits(start.total, start.high, low)

    def _never_fits(self, total: int) -> bool:
        """Whether plainly no offer tile lets that bid fit."""
        high, tiles = self.start.high, self.start.tiles
        if self.lower and high > 0 and total >= max(high, tiles[-1]):
            return True
        if not self.higher or total > min(self.start.low, tiles[0]):
            return False
        return tiles[-1] <= high and not (self.found.will or self.start.turn[turns.DUTY])

    def _kinds(self) -> int:
        """The verbs that small_hands leaves, as a set: it takes rights away."""
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
        """Giving away is laying an offer tile (BI-79); what is given asks nothing afterwards."""
        state, seat, start = self.state, self.seat, self.start
        if self.small and not turns.may_give_away(state, seat, self.limit):
            return False
        if self.free or (tile != LARGE_HANDS and self.surely(0, acts.OFFER_UP)):
            return True
        later = Ways(state, seat, tuple([held for held in self.kept if held != tile]))
        later.large = self.large and tile != LARGE_HANDS
        turn = later._laid(start.turn, True, True)
        return later.free or later.way(start._replace(turn=tuple(turn), types=later.start.types))

    def surely(self, tile: int, kind: int) -> bool:
        """Whether a way is plain to see after that tile (0 = one without a number); most are, and
        a search is slow."""
        least, most = self.windows[kind]
        return least < tile < most

    def _windows(self) -> tuple[tuple[int, int], ...]:
        """For each verb the numbers between which a tile surely leaves a way.

        A bid that is as wanted stays so: whatever else must be laid can go to the offer, where a
        face-up tile only helps. So it is enough that one of the tiles left makes the bid fit, as
        bid or as the offer that is due; if that is the highest, one more bid tile may follow.
        """
        found = [NONE] * (acts.OFFER_DOWN + 1)
        if self.follows or not self.start.tiles:
            return tuple(found)
        for kind in LAYING:
            if self.kinds >> kind & 1 and self._enough_faces(kind in UPS):
                found[kind] = self._offer_window(kind in UPS) if kind in OFFERS else self._bids()
        return tuple(found)

    def _enough_faces(self, up: bool) -> bool:
        """Whether, after one more tile, those that must or may be laid can show enough faces."""
        missing = self.faces_up - self.start.turn[turns.UPS] - up
        found = self.found
        return missing <= 0 or missing < (found.room if found.will else found.required)

    def _bids(self) -> tuple[int, int]:
        """The numbers of a bid tile that make the bid fit, alone or with the offer that is due."""
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
        """The numbers of an offer tile with which a bid fits, laid already or still to be laid."""
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
        """Whether a bid is due and can still be laid after one more tile."""
        turn = self.start.turn
        if turn[turns.NO_BID] or turn[turns.LAZY] or len(self.start.tiles) < 2:
            return False
        return self.limit - turn[turns.LAID] > 1

    # Rows

    def way(self, row: Row) -> bool:
        """Whether some row of tiles from here keeps them all."""
        known = self.seen.get(row)
        if known is None:
            known = self.seen[row] = self._search(row)
        return known

    def _search(self, row: Row) -> bool:
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

    def _shows_faces(self, row: Row) -> bool:
        """The same where only face-up tiles are asked for, and an offer that one handicap may bind,
        but then without tiles at will: which tile matters as far as it is the highest, so that one
        more may follow."""
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

    def _at_will(self, row: Row, found: turns.Rights) -> bool:
        """The same where tiles may be laid at will.

        The offer has an open number. One more bid tile is enough: of two that fit together the
        larger would fit as bid, with the smaller in the offer. There only the highest and the
        lowest of what is left matter, and further tiles, all face up, do no harm.
        """
        if not self.bids:
            return True
        turn, tiles = row.turn, row.tiles
        needs_bid = not (turn[turns.BIDS] or turn[turns.NO_BID] or turn[turns.LAZY])
        bids: list[int] = [] if needs_bid else [0]
        if found.bid:
            bids += tiles
        return any(self._fits_with(row, bid, found.room - (bid > 0)) for bid in bids)

    def _fits_with(self, row: Row, bid: int, room: int) -> bool:
        """Whether that bid tile (0 = none) and the best offers that the room lets keep them."""
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

    def _lay(self, row: Row, found: turns.Rights, offer: bool) -> bool:
        if not (found.offer if offer else found.bid):
            return False
        down = turns.may_lay_down(row.turn, self.force, found, offer)
        tiles = self._unlike(row, self._allowed(row) if offer else row.tiles)
        for tile in tiles if offer != self.lower else tiles[::-1]:
            if self.way(self._after(row, tile, offer, True)):
                return True
            if down and self.way(self._after(row, tile, offer, False)):
                return True
        return False

    def _unlike(self, row: Row, tiles: tuple[int, ...]) -> tuple[int, ...]:
        """One each of the tiles that are worth the same."""
        if self.bids:
            return tiles
        return tuple({self._worth(tile, row.high): tile for tile in tiles}.values())

    def _worth(self, tile: int, high: int) -> int:
        """What follow handicaps see of a tile: its type, and its number only where it is higher
        than all that lies open in the offer."""
        return tile if tile > high else -min(self.faces[tile], EGG_TYPES)

    def _allowed(self, row: Row) -> tuple[int, ...]:
        """What the follow handicaps let into the offer; one that no tile fits is ignored."""
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
        """The fields of the turn with one more tile; an extra one pays for the duty."""
        turn = list(fields)
        turn[turns.LAID] += 1
        turn[turns.UPS] = self._counted(turn[turns.UPS] + up)
        field = turns.OFFERS if offer else turns.BIDS
        if turn[field] or turn[turns.LAZY]:
            turn[turns.DUTY] = 0
        turn[field] += 1
        return turn

    def _after(self, row: Row, tile: int, offer: bool, up: bool) -> Row:
        """The row with one more tile; what its egg would do is not counted on."""
        turn = self._laid(row.turn, offer, up)
        at = row.tiles.index(tile)
        tiles = row.tiles[:at] + row.tiles[at + 1 :]
        if not offer:
            return Row(tuple(turn), row.total + tile, row.high, row.low, row.types, tiles)
        if not up:
            return Row(tuple(turn), row.total, row.high, row.low, row.types, tiles)
        if tile > row.high and not turn[turns.LAZY]:
            turn[turns.DUTY] = 1
        face = self.faces[tile]
        types = row.types | 1 << face if self.follows and face < EGG_TYPES else row.types
        high = tile if tile > row.high else row.high
        low = tile if tile < row.low else row.low
        return Row(tuple(turn), row.total, high, low, types, tiles)

    def _satisfied(self, row: Row) -> bool:
        """Whether a stop keeps them all; no bid or no open number asks nothing of the bid."""
        if row.turn[turns.UPS] < self.faces_up:
            return False
        return not row.turn[turns.BIDS] or self._fits(row.total, row.high, row.low)

    def _fits(self, total: int, high: int, low: int) -> bool:
        """Whether a bid of that sum is as wanted beside an offer with these open numbers."""
        if not high:
            return True
        return not (self.lower and total >= high) and not (self.higher and total <= low)

    def _hopeless(self, row: Row, room: int) -> bool:
        """Whether even the best tiles would not do."""
        if self.faces_up - row.turn[turns.UPS] > room:
            return True
        if not row.turn[turns.BIDS]:
            return False
        if self.lower and row.high > 0 and row.total >= max(row.high, row.tiles[-1]):
            return True
        best = row.total + sum(row.tiles[-room:])
        return self.higher and best <= min(row.low, row.tiles[0])
