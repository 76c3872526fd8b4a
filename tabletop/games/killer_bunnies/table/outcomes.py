"""Outcomes of choices in words: odds of a blow, payments, effects of powers.

The numbers come from `preview` and `payment`; `words.weighing` has all that needs neither.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.action import Action
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import frames
from tabletop.games.killer_bunnies.rules.cards import CARDS
from tabletop.games.killer_bunnies.rules.nouns import hexagon
from tabletop.games.killer_bunnies.rules.view import KillerView
from tabletop.games.killer_bunnies.table import payment, preview, standing
from tabletop.games.killer_bunnies.table.preview import Struck
from tabletop.games.killer_bunnies.words import Notes, message, together, weighing
from tabletop.games.killer_bunnies.words.describe import card
from tabletop.table.contract import Foresee
from tabletop.words import Noun, noun

LAST = frozenset((acts.SKIP, acts.WITHDRAW))
"""Choices that do nothing, or undo what was begun."""


def brings(action: Action, view: KillerView, foresee: Foresee) -> str:
    """Describes the outcome of the action in a few words."""
    found = weighing.notes(action, view)
    kind, frame = action.kind, view.frame
    if kind == acts.TARGET and frame[0] == frames.TARGET and preview.is_weapon(view, frame[2]):
        found += _blow(view, preview.struck(view, frame[1], frame[2], action.a))
    if kind in (acts.PLACE, acts.MOVE):
        found += standing.changes(action, view, foresee)
    if kind in (acts.USE, acts.RESPOND):
        text = CARDS[view.faces[action.a]].text.rstrip(".")
        found += [message("note-text", text=text)] * bool(text)
    if kind in (acts.PLAY, acts.USE, acts.RESPOND, acts.PAY_AUTO):
        found += _paid(view, payment.plan(foresee, action))
    if kind == acts.PAY:
        paid = payment.plan(foresee, action)[:1]
        found += [message("note-pays", due=hexagon(one.hexagon), lost=one.lost) for one in paid]
    return together("notes", found)


def gist(view: KillerView, names: Sequence[str], foresee: Foresee) -> str:
    """Describes the situation: for a payment the cards that pay, in a window the blow or the fallen
    die."""
    if view.frame and view.frame[0] == frames.PAY and view.viewer == view.frame[1]:
        return together("sentences", _each_paid(view, payment.plan(foresee)), names)
    if not view.frame or view.frame[0] != frames.WINDOW:
        return weighing.gist(view, names)
    fallen = preview.rolled(view)
    if fallen is not None:
        odds, roll = fallen
        hurt = odds.damage(roll)
        found = [message("gist-roll", n=hurt, left=odds.left, rest=max(0, odds.left - hurt))]
    else:
        found = _blow(view, preview.under_way(view))
    found += weighing.means(view) if view.viewer == view.frame[1] else []
    return together("sentences", found, names)


def aside(action: Action, view: KillerView) -> bool:
    """Returns True if hardly anybody wants the action: it does nothing, or gives a card to an
    opponent."""
    if action.kind in weighing.TRIED:
        return bool(weighing.in_vain(view, view.frame[1], action.a))
    return action.kind in LAST or (action.kind == acts.PLACE and action.a != view.viewer)


def _blow(view: KillerView, struck: Sequence[Struck]) -> Notes:
    """Returns the odds of each that is struck, the one aimed at first."""
    return [
        message("note-blow", **one.odds.facts(), card=card(view, one.piece), direct=one.direct)
        for one in struck
    ]


def _each_paid(view: KillerView, paid: Sequence[payment.Payment]) -> Notes:
    """Returns the cards with the parts they pay in the usual order."""
    pays = tuple(
        noun("paying", "lost" if one.lost else "kept", card=card(view, one.piece),
             due=hexagon(one.hexagon))
        for one in paid
    )  # fmt: skip
    return [message("gist-paying", pays=pays)] if pays else []


def _paid(view: KillerView, paid: Sequence[payment.Payment]) -> Notes:
    """Returns the cards that pay, and those lost by it."""

    def cards(lost: bool) -> tuple[Noun, ...]:
        return tuple(card(view, one.piece) for one in paid if one.lost == lost)

    found = (("note-paid", cards(False)), ("note-lost", cards(True)))
    return [message(key, cards=named) for key, named in found if named]
