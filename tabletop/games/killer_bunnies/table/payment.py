"""How a cost would be paid in the default order, from a view alone (R5).

Paying itself is in `paying`; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.games.killer_bunnies.rules import cards as rows
from tabletop.games.killer_bunnies.rules.cards import (
    BURN,
    BURN_TECHNOLOGY,
    FX,
    TECHNOLOGY,
    UNIVERSAL,
    WHITE,
)
from tabletop.games.killer_bunnies.rules.view import KillerView, PieceView


class Payment(NamedTuple):
    """One hexagon and the RESOURCE card that would pay it.

    `lost` tells whether the card goes: burnt now, or as a substitute when the turn ends.
    """

    hexagon: int
    piece: int
    lost: bool


def _pays(card: PieceView, hexagon: int) -> bool:
    if hexagon == BURN_TECHNOLOGY:
        return card.pays in (TECHNOLOGY, UNIVERSAL)
    return hexagon >= WHITE or card.pays in (hexagon, UNIVERSAL)


def plan(view: KillerView, seat: int, cost: Sequence[int]) -> tuple[Payment, ...]:
    """What "pay in the usual order" would do; shorter than the cost when it cannot be paid."""
    me = view.seats[seat]
    left = [card for card in me.saved if card.pays >= 0 and not card.spent]
    found: list[Payment] = []
    for hexagon in cost:
        best = _best(left, hexagon, me.main)
        if best is None:
            break
        left.remove(best)
        burnt = hexagon in (BURN, BURN_TECHNOLOGY)
        found.append(Payment(hexagon, best.piece, burnt or not _pays(best, hexagon)))
    return tuple(found)


def _best(cards: Sequence[PieceView], hexagon: int, main: int) -> PieceView | None:
    best: PieceView | None = None
    best_rank = (9, 9)
    for card in cards:
        universal = FX[card.face][rows.RES][1] == UNIVERSAL
        exact = _pays(card, hexagon)
        if hexagon == BURN_TECHNOLOGY and not exact:
            continue
        use = 1 if universal else 2 if card.pays == main else 0
        if hexagon < WHITE:
            rank = (0 if exact else 1, int(universal) if exact else use)
        else:
            rank = (0, use)
        if rank < best_rank:
            best, best_rank = card, rank
    return best
