"""Estimate of the present round for one seat: worth of the offer, chance that a bid wins.

It rests on what the seat knows; hidden numbers are taken as evenly spread. `heuristics` scores
actions with it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tabletop.games.bunny_bidding.rules import inference, scoring
from tabletop.games.bunny_bidding.rules.cards import (
    EGG_TYPES,
    FIRST_EXTRA,
    GOAL_POINTS,
    HIGHER_BIDS,
    LOWER_BIDS,
    OTHER_POINTS,
    POINTS,
    POWER_BONUS,
    REVERSE_AUCTION,
)
from tabletop.games.bunny_bidding.rules.knowledge import EYES, OFFER, TILE, UP
from tabletop.games.bunny_bidding.rules.rules import State

TURNING: Final = 0.2
"""Chance that high and low have changed places once all bids are laid."""

LATER_TILES: Final = 0.5
"""Worth of a tile that another player has still to offer, as a share of an average egg's worth."""

DEMAND: Final = 0.25
"""Points by which an egg gains in worth to a player for each collected egg of its type: a player
who wins a type has perhaps bid for it."""


class Outlook:
    """The present round as one seat knows it.

    Attributes:
        worth: points of each face to the seat at the end.
        mean: points of an unseen egg on average.
        offer: points of the offer, with estimates for unseen tiles and tiles still to come.
        bids: other seats with a bid: known sum and number of unseen tiles.
        waiting: number of other seats that have not bid yet.
        total, laid: sum and number of the seat's own bid tiles.
        majority: types found most often among the known tiles of the offer.
        inverted: chance that the lowest bid wins.
    """

    __slots__ = (
        "bids",
        "inverted",
        "laid",
        "majority",
        "mean",
        "offer",
        "player",
        "total",
        "waiting",
        "worth",
    )

    def __init__(self, state: State, player: int) -> None:
        self.player = player
        goals = scoring.goals_of(state, player)
        self.worth = [GOAL_POINTS if kind in goals else OTHER_POINTS for kind in range(EGG_TYPES)]
        self.worth += POINTS[EGG_TYPES:]
        share = len(set(goals)) / max(1, len(state.types))
        self.mean = GOAL_POINTS * share + OTHER_POINTS * (1.0 - share)
        self._read_table(state)
        self._count_waiting(state)

    def _read_table(self, state: State) -> None:
        faces, here = state.faces, 1 << self.player
        counts = [0] * EGG_TYPES
        bid_faces: list[int] = []
        self.offer = 0.0
        self.bids: dict[int, list[int]] = {}
        self.total = self.laid = 0
        reversed_ = False
        for tile, _, seat, up, played_up, eyes, _ in state.places:
            seen = up or eyes & here
            face = faces[tile] if tile < FIRST_EXTRA else -1
            if seat == OFFER:
                if face >= 0:
                    self.offer += self.worth[face] if seen else self.mean
                    if seen and face < EGG_TYPES:
                        counts[face] += 1
            elif seat == self.player:
                self.total += tile
                self.laid += 1
                bid_faces.append(face)
            elif seat >= 0:
                row = self.bids.setdefault(seat, [0, 0])
                if seen:
                    row[0] += tile
                    bid_faces.append(face)
                else:
                    row[1] += 1
            if seen and played_up and face == REVERSE_AUCTION:
                reversed_ = True
        most = max(counts)
        self.majority = tuple([k for k, count in enumerate(counts) if count == most and most])
        self.inverted = self._inverted(state, bid_faces)
        if reversed_:
            self.inverted = 1.0
        self._add_extras(state)

    def _inverted(self, state: State, faces: list[int]) -> float:
        if state.setup.swap_digits:
            return 0.0
        if state.setup.duplicates_invert:
            odd = sum(faces.count(k) > 1 for k in set(faces) if k < EGG_TYPES) % 2
        else:
            odd = sum(face in self.majority for face in faces) % 2
        return 1.0 - TURNING if odd else TURNING

    def _add_extras(self, state: State) -> None:
        """Adds the 10 points of higher_bids and known lower_bids to the sums."""
        if not state.setup.powers:
            return
        for seat, row in self.bids.items():
            if HIGHER_BIDS in state.powers[seat]:
                row[0] += POWER_BONUS
        if HIGHER_BIDS in state.powers[self.player]:
            self.total += POWER_BONUS
        if LOWER_BIDS in state.handicaps[self.player]:
            self.total -= POWER_BONUS

    def _count_waiting(self, state: State) -> None:
        later = [seat for seat in state.queue if seat != self.player and state.hands[seat]]
        self.waiting = sum(seat not in self.bids for seat in later)
        self.offer += LATER_TILES * self.mean * len(later)

    def turned(self, face: int) -> float:
        """Returns the chance that the lowest bid wins once the seat has bid an egg of that face."""
        return 1.0 - self.inverted if face in self.majority else self.inverted

    def chance(self, total: int, inverted: float) -> float:
        """Returns the chance that a bid of `total` wins, if low wins with chance `inverted`."""
        highest = lowest = 1.0
        for known, unseen in self.bids.values():
            below = _below(total - known, unseen)
            highest *= below
            lowest *= 1.0 - below
        below = _below(total, 1)
        highest *= below**self.waiting
        lowest *= (1.0 - below) ** self.waiting
        return (1.0 - inverted) * highest + inverted * lowest

    def now(self) -> float:
        """Returns the chance to win with the present bid; before it, an estimated fair share."""
        if self.laid:
            return self.chance(self.total, self.inverted)
        return (0.6 if self.offer > 0.0 else 0.2) / (1.0 + 0.3 * len(self.bids))


def _below(rest: int, unseen: int) -> float:
    """Returns the chance that `unseen` hidden tiles sum to less than `rest`."""
    if unseen == 0:
        return 1.0 if rest > 0 else 0.0
    return min(1.0, max(0.0, rest / (100.0 * unseen)))


def demand(state: State, player: int) -> tuple[float, ...]:
    """Returns how much the other players seem to want each egg type.

    Counts collected eggs; it is a weight and reveals nobody's goals.
    """
    return _demand(inference.won_openly(state), player)


@lru_cache(maxsize=512)
def _demand(counts: inference.Counts, player: int) -> tuple[float, ...]:
    own = counts[player]
    others = zip(zip(*counts), own)
    return tuple([DEMAND * (sum(column) - mine) for column, mine in others])


def visible(state: State, place: int, player: int) -> bool:
    """Returns True if the seat knows the egg in a place."""
    row = state.places[place]
    return bool(row[UP] or row[EYES] >> player & 1) and row[TILE] < FIRST_EXTRA
