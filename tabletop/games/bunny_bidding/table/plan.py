"""The person's selection: chosen tiles, destinations and faces, before it is committed.

Pure functions of rows, in the order in which the tiles were taken up. The rules check the rows
when they are committed.
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


Rows = tuple[Planned, ...]


def followed(
    rows: Rows, chosen: Collection[str], view: BiddingView, legal: Collection[Action]
) -> Rows:
    """Returns the rows of the chosen pieces; those already there keep destination and face."""
    numbers = [keys.number(key) for key in chosen if key.startswith("egg:")]
    kept = tuple(row for row in rows if row.tile in numbers)
    for number in numbers:
        if all(row.tile != number for row in kept):
            kept += (Planned(number, _place_for(number, kept, view, legal)),)
    return kept


def _place_for(number: int, rows: Rows, view: BiddingView, legal: Collection[Action]) -> str:
    """Returns the destination of a tile just taken up: first the bid, then the offer, then the
    bid."""
    now = view.now
    if view.phase != "turn" or now is None:
        return OFFER
    places = [row.where for row in rows]
    bid = now.bids or now.no_bid or now.lazy or BID in places
    offered = now.offers or now.lazy or OFFER in places
    first, second = (BID, OFFER) if not bid or offered else (OFFER, BID)
    may = {where: _VERBS[where, False][number] in legal for where in (BID, OFFER)}
    return second if may[second] and not may[first] else first


def sent(rows: Rows, number: int, where: str) -> Rows:
    """Returns the rows with a tile sent to a place; a bid and an offer tile change places."""
    moved = next((row for row in rows if row.tile == number), None)
    if moved is None or not where or moved.where == where:
        return rows
    both = len(rows) == 2
    return tuple(
        row._replace(where=where if row is moved else moved.where)
        if row is moved or (both and row.where == where) else row
        for row in rows
    )


def turned(rows: Rows) -> Rows:
    """Returns the rows with the last tile turned over."""
    return (*rows[:-1], rows[-1]._replace(down=not rows[-1].down))


def may_turn(rows: Rows, legal: Collection[Action]) -> bool:
    """Returns True if the last tile taken up can be turned over."""
    return rows[-1].down or _VERBS[rows[-1].where, True][rows[-1].tile] in legal


def elsewhere(rows: Rows, legal: Collection[Action]) -> str:
    """Returns the other place where the last tile could go as well, or ""."""
    other = OFFER if rows[-1].where == BID else BID
    return other if _VERBS[other, False][rows[-1].tile] in legal else ""


def actions(rows: Rows, view: BiddingView) -> tuple[Action, ...]:
    """Returns the actions of committing; () while tiles are missing."""
    loud = any(_interrupts(row, view) for row in rows)
    if len(rows) < wanted(view) and not loud and not _may_pause(view):
        return ()
    return steps(rows, view)


def steps(rows: Rows, view: BiddingView) -> tuple[Action, ...]:
    """Returns the chosen tiles as actions, complete or not.

    A tile with an immediate effect comes last or alone, since later tiles may depend on it.
    """
    calm = [row for row in rows if not _interrupts(row, view)]
    loud = [row for row in rows if _interrupts(row, view)]
    if view.phase in _ALONE:
        order = sorted(calm) + loud[:1] if view.phase == "opening" else sorted(rows)
        return tuple(_ALONE[view.phase][row.tile] for row in order)
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
