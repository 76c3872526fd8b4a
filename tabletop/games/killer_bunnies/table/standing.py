"""Changes by a place in The Bunny Circle: defences, damage taken, Yang-Yin pairs (R13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.core.action import Action
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import cards as rows
from tabletop.games.killer_bunnies.rules.cards import CARDS, FX, SUPER
from tabletop.games.killer_bunnies.rules.circles import neighbours
from tabletop.games.killer_bunnies.rules.view import KillerView
from tabletop.games.killer_bunnies.table.preview import paired

Row = tuple[int, ...]


class Brought(NamedTuple):
    """Bonuses of a creature from its own neighbours.

    `defence` is added to its rolls, `less` taken off the damage of a weapon.
    """

    defence: int = 0
    less: int = 0


def changes(action: Action, view: KillerView) -> list[str]:
    """Describes the changes for the creatures of a part by a placement (`PLACE`) or a move
    (`MOVE`)."""
    piece, seat = (action.a, view.frame[1]) if action.kind == acts.MOVE else (
        view.frame[2], action.a
    )  # fmt: skip
    if CARDS[view.faces[piece]].subtype > SUPER:
        return []
    before = [tuple(one.piece for one in each.bunnies) for each in view.seats]
    after = list(before)
    row = [one for one in before[seat] if one != piece]
    row.insert(action.b, piece)
    after[seat] = tuple(row)
    then, now = _brought(before, seat, view), _brought(after, seat, view)
    said = []
    for one in row:
        old, new = then.get(one, Brought()), now[one]
        name = CARDS[view.faces[one]].name
        if new.defence != old.defence:
            said.append(f"{name} {_more(new.defence - old.defence)} in defence rolls")
        if new.less != old.less:
            said.append(f"{name} {_more(old.less - new.less)} damage from weapons")
    pairs = _pairs(after, seat, view) - _pairs(before, seat, view)
    said += ["makes a Yang-Yin pair"] * (pairs > 0) + ["parts a Yang-Yin pair"] * (pairs < 0)
    return said


def _more(count: int) -> str:
    return f"{abs(count)} {'more' if count > 0 else 'less'}"


def _brought(ring: Sequence[Row], seat: int, view: KillerView) -> dict[int, Brought]:
    """Returns the bonuses of each creature of a seat from those of the same seat beside it."""
    order = [piece for row in ring for piece in row]
    found = {}
    for piece in ring[seat]:
        near = [FX[view.faces[one]] for one in neighbours(order, piece) if one in ring[seat]]
        better = CARDS[view.faces[piece]].subtype == SUPER
        codes = (rows.AURA_DEF_ADJ, rows.AURA_DEF_SUPER) if better else (rows.AURA_DEF_ADJ,)
        found[piece] = Brought(
            sum(fx[code][1] for fx in near for code in codes if code in fx),
            sum(fx[rows.REDUCE][1] for fx in near if rows.REDUCE in fx),
        )
    return found


def _pairs(ring: Sequence[Row], seat: int, view: KillerView) -> int:
    alone = sum(map(bool, ring)) == 1
    return len(paired([view.faces[piece] for piece in ring[seat]], alone))
