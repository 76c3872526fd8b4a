"""Marks of this table beside the common ones: lit backs, and heads that show where a bunny may go.

Knows no rules.
"""

from __future__ import annotations

from pygame import FRect, Surface

from tabletop.games.bounce_bunny_bounce.rules import keys
from tabletop.games.bounce_bunny_bounce.rules.cards import DOWN, LEFT, NEXT, RIGHT, UP
from tabletop.games.bounce_bunny_bounce.rules.view import BounceView
from tabletop.games.bounce_bunny_bounce.table.pieces import Z_CHEVRON, Pieces
from tabletop.games.bounce_bunny_bounce.table.trail import STEP
from tabletop.table.art import widgets
from tabletop.table.art.picture import Size, picture
from tabletop.table.contract import Marks
from tabletop.table.marking import Marking

NAMES = {UP: "up", RIGHT: "right", DOWN: "down", LEFT: "left"}


def light(marks: Marks, pieces: Pieces) -> None:
    """Legal backs are lit; the one under the pointer is lifted."""
    lit = frozenset(keys.cell_of(key) for key in marks.legal if key.startswith("cell:"))
    hovered = keys.cell_of(marks.hovered)
    pieces.light(lit, hovered if hovered in lit else -1)


def chevrons(marking: Marking, marks: Marks, view: BounceView, pieces: Pieces) -> None:
    """Gold heads between the bunny that would move and each card it may go to."""
    seat = moved(view)
    here = view.bunnies[seat] if seat >= 0 else -1
    if here < 0:
        return
    legal = {keys.cell_of(key) for key in marks.legal if key.startswith("cell:")}
    rect, pitch = pieces.places.cells[here], pieces.places.pitch
    for direction, (dx, dy) in STEP.items():
        target = NEXT[direction][here]
        while target != here and view.cells[target].card < 0:
            target = NEXT[direction][target]
        if target not in legal:
            continue
        x, y = rect.centerx + dx * pitch[0] / 2, rect.centery + dy * pitch[1] / 2
        marking.lay(_chevron(NAMES[direction]), FRect(x - 14, y - 14, 28, 28), Z_CHEVRON + 8)


@picture
def _chevron(size: Size, direction: str) -> Surface:
    return widgets.chevron(direction, size.s)


def moved(view: BounceView) -> int:
    """The seat whose bunny the choice moves, -1 = none."""
    if view.chooser < 0 or view.phase not in ("bounce", "shock"):
        return -1
    return view.chooser if view.phase == "bounce" else 1 - view.chooser
