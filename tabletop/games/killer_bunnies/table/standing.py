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
from tabletop.games.killer_bunnies.words import Notes, message
from tabletop.games.killer_bunnies.words.describe import card
from tabletop.words import Message, Noun

Row = tuple[int, ...]


class Brought(NamedTuple):
    """Bonuses of a creature from its own neighbours.

    `defence` is added to its rolls, `less` taken off the damage of a weapon.
    """

    defence: int = 0
    less: int = 0


def changes(action: Action, view: KillerView) -> Notes:
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
    found: Notes = []
    for one in row:
        old, new = then.get(one, Brought()), now[one]
        name = card(view, one)
        if new.defence != old.defence:
            found.append(_changed("note-defence", name, new.defence - old.defence))
        if new.less != old.less:
            found.append(_changed("note-damage", name, old.less - new.less))
    pairs = _pairs(after, seat, view) - _pairs(before, seat, view)
    return found + [message("note-pair", made=pairs > 0)] * bool(pairs)


def _changed(key: str, name: Noun, count: int) -> Message:
    return message(key, card=name, n=abs(count), more=count > 0)


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
