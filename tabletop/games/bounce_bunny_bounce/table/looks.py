"""The appearance of the pieces of Bounce Bunny Bounce, read from a view. Draws nothing."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.event import UNKNOWN
from tabletop.games.bounce_bunny_bounce.rules import keys
from tabletop.games.bounce_bunny_bounce.rules.cards import OFF
from tabletop.games.bounce_bunny_bounce.rules.view import BounceView


class Look(NamedTuple):
    """The appearance of one piece.

    Attributes:
        cell: where a card or bunny is, OFF when a bunny waits at home.
        face: the card's kind where it lies open, else UNKNOWN.
        seen: whether a back wears the eye of a card seen before.
        memory: the kind recalled of a card that lies face down, UNKNOWN = none.
        number: how many universal shocks or carrots a seat has.
        beside: whether a bunny steps aside for the sign of an open card.
    """

    cell: int = OFF
    face: int = UNKNOWN
    seen: bool = False
    memory: int = UNKNOWN
    number: int = 0
    beside: bool = False


Looks = dict[str, Look]


def read(view: BounceView) -> Looks:
    """Returns the appearance of every piece in that view; none before the deal."""
    looks: Looks = {}
    for cell in view.cells:
        if cell.card >= 0:
            face = cell.face if cell.up else UNKNOWN
            looks[keys.card(cell.card)] = Look(cell.cell, face, cell.seen, cell.memory)
    for seat, at in enumerate(view.bunnies):
        open_card = at >= 0 and view.cells[at].up
        looks[keys.bunny(seat)] = Look(at if at >= 0 else OFF, beside=open_card)
        looks[keys.shocks(seat)] = Look(number=view.shocks[seat])
        looks[keys.carrots(seat)] = Look(number=view.carrots[seat])
    return looks
