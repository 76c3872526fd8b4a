"""Changes by a place in The Bunny Circle: defences, damage taken, Yang-Yin pairs (R13)."""

from __future__ import annotations

from tabletop.core.action import Action
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import cards as rows
from tabletop.games.killer_bunnies.rules.cards import FX
from tabletop.games.killer_bunnies.rules.view import KillerView, PieceView
from tabletop.games.killer_bunnies.words import Notes, message
from tabletop.games.killer_bunnies.words.describe import card
from tabletop.table.contract import Foresee


def changes(action: Action, view: KillerView, foresee: Foresee) -> Notes:
    """Describes the changes for the creatures of a part by a placement (`PLACE`) or a move
    (`MOVE`)."""
    found = foresee(action)
    if found is None or not isinstance(found.view, KillerView):
        return []
    seat = view.frame[1] if action.kind == acts.MOVE else action.a
    before, after = view.seats[seat], found.view.seats[seat]
    old = {one.piece: (one.bonus, one.less) for one in before.bunnies}
    notes: Notes = []
    for one in after.bunnies:
        bonus, less = old.get(one.piece) or _alone(one)
        for key, more in ("note-defence", one.bonus - bonus), ("note-damage", less - one.less):
            if more:
                name = card(view, one.piece)
                notes.append(message(key, card=name, n=abs(more), more=more > 0))
    pairs = after.pairs - before.pairs
    return notes + [message("note-pair", made=pairs > 0)] * bool(pairs)


def _alone(one: PieceView) -> tuple[int, int]:
    """Returns `bonus` and `less` of a creature with nobody beside it."""
    own, less = (FX[one.face].get(code, (code, 0)) for code in (rows.SELF_DEF, rows.REDUCE))
    return own[1], less[1]
