"""The person's selection: chosen tiles, destinations and faces, before it is committed.

The rules check it when it is committed.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from tabletop.core.action import Action
from tabletop.games.bunny_bidding.rules import actions as acts
from tabletop.games.bunny_bidding.rules import keys
from tabletop.games.bunny_bidding.rules.cards import (
    AT_OFFER,
    DOUBLED,
    EGG_TYPES,
    FEW_SHOWN,
    GIVEN,
    WHEN,
)
from tabletop.games.bunny_bidding.rules.view import BiddingView
from tabletop.words import Facts, noun

BID, OFFER = "bid", "offer"
CHOOSING = ("opening", "showing", "turn", "putting", "giving")
"""Phases in which hand tiles are chosen, by `BiddingView.phase`."""

_VERBS = {
    (BID, False): acts.BIDS_UP,
    (BID, True): acts.BIDS_DOWN,
    (OFFER, False): acts.OFFERS_UP,
    (OFFER, True): acts.OFFERS_DOWN,
}
_ALONE = {
    "opening": acts.OPENS,
    "showing": acts.SHOWS,
    "putting": acts.PUTS,
    "giving": acts.ASIDES,
}


class Planned(NamedTuple):
    """A chosen tile and its destination; `down` = face down."""

    tile: int
    where: str
    down: bool = False


def laid(rows: Sequence[Planned]) -> Facts:
    """Returns the facts of messages about chosen tiles: those bid and offered, and which there
    are."""
    bids, offers = (
        tuple(noun("laid", tile=row.tile, down=row.down) for row in rows if row.where == where)
        for where in (BID, OFFER)
    )
    return {"bids": bids, "offers": offers, "which": "both" if bids and offers else rows[0].where}


def wanted(view: BiddingView) -> int:
    """Returns the number of hand tiles the viewer chooses for the next action; 0 = none."""
    if view.viewer is None or view.viewer not in view.actors or view.phase not in CHOOSING:
        return 0
    held = len(view.hand)
    if view.phase == "opening":
        return min(2 - len(view.places), held)
    if view.phase == "showing":
        return min(FEW_SHOWN, held) - len(view.shown)
    if view.phase == "giving":
        return min(GIVEN, held) - len(view.aside)
    if view.phase == "turn" and view.now is not None:
        return min(max(1, view.now.required), held)
    return 1


def choosable(view: BiddingView) -> tuple[str, ...]:
    """Returns the hand tiles among which the viewer chooses."""
    if not wanted(view):
        return ()
    tiles = [tile.number for tile in view.hand]
    if view.phase == "showing":
        shown = {tile.number for tile in view.shown}
        tiles = [number for number in tiles if number not in shown]
    elif view.phase == "giving" and view.aside:
        tiles = [number for number in tiles if number > view.aside[-1]]
    return tuple(keys.egg(number) for number in tiles)


class Plan:
    """The chosen tiles in the order they were taken up.

    Attributes:
        rows: the tiles with their destinations.
    """

    def __init__(self) -> None:
        self.rows: list[Planned] = []
        self._view: BiddingView | None = None
        self._kinds: dict[int, set[int]] = {}

    def know(self, view: BiddingView, legal: Sequence[Action]) -> None:
        """Takes over the view and the legal actions."""
        self._view = view
        self._kinds = {}
        for action in legal:
            if action.kind in (acts.BID_UP, acts.BID_DOWN, acts.OFFER_UP, acts.OFFER_DOWN):
                self._kinds.setdefault(action.a, set()).add(action.kind)

    def follow(self, chosen: Collection[str], dropped: tuple[str, str] = ("", "")) -> bool:
        """Updates the plan to the chosen pieces; returns whether it changed.

        Args:
            dropped: a piece that was dropped, and its destination.
        """
        before = self.rows[:]
        numbers = [int(key[4:]) for key in sorted(chosen) if key.startswith("egg:")]
        self.rows = [row for row in self.rows if row.tile in numbers]
        known = {row.tile for row in self.rows}
        for number in numbers:
            if number not in known:
                self.rows.append(Planned(number, self._place_for(number)))
        key, where = dropped
        for index, row in enumerate(self.rows):
            if where and keys.egg(row.tile) == key and row.where != where:
                self._send(index, where)
        return self.rows != before

    def _place_for(self, number: int) -> str:
        """Returns the destination of a tile just taken up: first the bid, then the offer, then the
        bid."""
        view = self._view
        if view is None or view.phase != "turn" or view.now is None:
            return OFFER
        now, kinds = view.now, self._kinds.get(number, set())
        may_bid, may_offer = acts.BID_UP in kinds, acts.OFFER_UP in kinds
        places = [row.where for row in self.rows]
        bid = now.bids or now.no_bid or now.lazy or BID in places
        offered = now.offers or now.lazy or OFFER in places
        first, second = (BID, OFFER) if not bid or offered else (OFFER, BID)
        may = {BID: may_bid, OFFER: may_offer}
        return second if may[second] and not may[first] else first

    def _send(self, index: int, where: str) -> None:
        """Changes a tile's destination; a bid and an offer tile change places."""
        row = self.rows[index]
        self.rows[index] = row._replace(where=where)
        if len(self.rows) == 2:
            other = self.rows[1 - index]
            if other.where == where:
                self.rows[1 - index] = other._replace(where=row.where)

    # -------------------------------------------------------------------------- the last one

    def may_turn(self) -> bool:
        """Returns True if the last tile taken up can be turned over."""
        if not self.rows or self._view is None or self._view.phase != "turn":
            return False
        row = self.rows[-1]
        kinds = self._kinds.get(row.tile, set())
        return row.down or (acts.BID_DOWN if row.where == BID else acts.OFFER_DOWN) in kinds

    def turn(self) -> None:
        """Turns the last tile over."""
        self.rows[-1] = self.rows[-1]._replace(down=not self.rows[-1].down)

    def may_send(self) -> bool:
        """Returns True if the last tile could go to the other place as well."""
        if not self.rows or self._view is None or self._view.phase != "turn":
            return False
        kinds = self._kinds.get(self.rows[-1].tile, set())
        return (acts.OFFER_UP if self.rows[-1].where == BID else acts.BID_UP) in kinds

    def send(self) -> None:
        """Sends the last tile to the other place."""
        self._send(len(self.rows) - 1, OFFER if self.rows[-1].where == BID else BID)

    # ------------------------------------------------------------------------------ committing

    def actions(self) -> tuple[Action, ...]:
        """Returns the actions of committing; () while tiles are missing."""
        view = self._view
        if view is None or not self.rows:
            return ()
        loud = any(_interrupts(row, view) for row in self.rows)
        if len(self.rows) < wanted(view) and not loud and not _may_pause(view):
            return ()
        return self.steps()

    def steps(self) -> tuple[Action, ...]:
        """Returns the chosen tiles as actions, complete or not.

        A tile with an immediate effect comes last or alone, since later tiles may depend on it.
        """
        view = self._view
        if view is None or not self.rows:
            return ()
        calm = [row for row in self.rows if not _interrupts(row, view)]
        loud = [row for row in self.rows if _interrupts(row, view)]
        if view.phase in _ALONE:
            rows = calm + loud[:1] if view.phase == "opening" else sorted(self.rows)
            return tuple(_ALONE[view.phase][row.tile] for row in rows)
        calm.sort(key=lambda row: row.where != BID)
        return tuple(_VERBS[row.where, row.down][row.tile] for row in calm + loud[:1])


def _may_pause(view: BiddingView) -> bool:
    """Returns True if a power could be used between two tiles of the turn (BI-48)."""
    return view.phase == "turn" and view.viewer is not None and bool(view.powers[view.viewer])


def _interrupts(row: Planned, view: BiddingView) -> bool:
    """Returns True if laying the tile has an effect before the next one can be laid."""
    if view.phase not in ("opening", "turn"):
        return False
    if view.doubled_give and row.tile in DOUBLED:
        return True
    face = next((tile.face for tile in view.hand if tile.number == row.tile), -1)
    acts_there = face >= EGG_TYPES and WHEN[face] == AT_OFFER
    return row.where == OFFER and not row.down and acts_there
