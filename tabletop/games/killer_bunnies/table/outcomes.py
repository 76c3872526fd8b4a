"""Outcomes of choices in words: odds of a blow, payments, effects of powers.

The numbers come from `preview` and `payment`; `words.weighing` has all that needs neither.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.action import Action
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import frames
from tabletop.games.killer_bunnies.rules.cards import ASKED_FOR, CARDS
from tabletop.games.killer_bunnies.rules.view import KillerView
from tabletop.games.killer_bunnies.table import payment, preview, standing
from tabletop.games.killer_bunnies.table.preview import Struck
from tabletop.games.killer_bunnies.words import weighing
from tabletop.table.contract import Foresee

LAST = frozenset((acts.SKIP, acts.WITHDRAW))
"""Choices that do nothing, or undo what was begun."""


def brings(action: Action, view: KillerView, foresee: Foresee) -> str:
    """Describes the outcome of the action in a few words."""
    said = [weighing.brings(action, view)]
    kind, frame = action.kind, view.frame
    if kind == acts.TARGET and frame[0] == frames.TARGET and preview.is_weapon(view, frame[2]):
        said.append(_blow(view, preview.struck(view, frame[1], frame[2], action.a)))
    if kind in (acts.PLACE, acts.MOVE):
        said += standing.changes(action, view)
    if kind in (acts.USE, acts.RESPOND):
        said.append(CARDS[view.faces[action.a]].text.rstrip("."))
    if kind in (acts.PLAY, acts.USE, acts.RESPOND, acts.PAY_AUTO):
        said.append(_paid(view, payment.plan(foresee, action)))
    if kind == acts.PAY:
        said.append(_one_paid(payment.plan(foresee, action)))
    return "; ".join(part.rstrip(".") for part in said if part)


def gist(view: KillerView, names: Sequence[str], foresee: Foresee) -> str:
    """Describes the situation: for a payment the cards that pay, in a window the blow or the fallen
    die."""
    if view.frame and view.frame[0] == frames.PAY and view.viewer == view.frame[1]:
        return _each_paid(view, payment.plan(foresee))
    if not view.frame or view.frame[0] != frames.WINDOW:
        return weighing.gist(view, names)
    fallen = preview.rolled(view)
    if fallen is not None:
        odds, roll = fallen
        hurt = odds.damage(roll)
        fate = "it dies" if hurt >= odds.left else f"{odds.left - hurt} would be left"
        blow = f"The roll lets {hurt} damage through to a value of {odds.left}: {fate}."
    else:
        struck = _blow(view, preview.under_way(view))
        blow = f"{struck[0].upper()}{struck[1:]}." if struck else ""
    means = weighing.means(view) if view.viewer == view.frame[1] else ""
    return " ".join(part for part in (blow, means) if part)


def aside(action: Action, view: KillerView) -> bool:
    """Returns True if hardly anybody wants the action: it does nothing, or gives a card to an
    opponent."""
    if action.kind in weighing.TRIED:
        return bool(weighing.in_vain(view, view.frame[1], action.a))
    return action.kind in LAST or (action.kind == acts.PLACE and action.a != view.viewer)


def _blow(view: KillerView, struck: Sequence[Struck]) -> str:
    """The odds of each that is struck, the one aimed at first."""
    said = []
    for one in struck:
        found = preview.find(view, one.piece)
        name = CARDS[found.face].name if found is not None else "it"
        head, fate = one.odds.words(brief=True)
        also = "" if one.direct else f"also {name}: "
        said.append(f"{also}{head.lower()}, {fate}")
    return "; ".join(said)


LOST = "goes to the Discard Pile for it"
"""Fate of a substitute and of a burnt card (R5)."""


def _one_paid(paid: Sequence[payment.Payment]) -> str:
    """Describes the part the first card of a payment pays, and the card's fate."""
    if not paid:
        return ""
    one = paid[0]
    back = LOST if one.lost else "pays again from your next turn on"
    return f"for 1 {ASKED_FOR[one.hexagon]}; it {back}"


def _each_paid(view: KillerView, paid: Sequence[payment.Payment]) -> str:
    """Lists the cards with the parts they pay in the usual order."""
    said = [
        f"{CARDS[view.faces[one.piece]].name} for 1 {ASKED_FOR[one.hexagon]}"
        f"{f' and {LOST}' if one.lost else ''}"
        for one in paid
    ]
    return f"In the usual order these pay: {'; '.join(said)}." if said else ""


def _paid(view: KillerView, paid: Sequence[payment.Payment]) -> str:
    """Lists the cards that pay, and those lost by it."""
    keeps = [CARDS[view.faces[one.piece]].name for one in paid if not one.lost]
    loses = [CARDS[view.faces[one.piece]].name for one in paid if one.lost]
    said = [f"paid by {', '.join(keeps)}"] if keeps else []
    said += [f"{', '.join(loses)} {'is' if len(loses) == 1 else 'are'} lost"] if loses else []
    return "; ".join(said)
