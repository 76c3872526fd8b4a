"""Translates between gestures (click, drag, drop) and actions of this table."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.action import Action
from tabletop.games.bunny_boom.rules import actions as acts
from tabletop.games.bunny_boom.rules import keys
from tabletop.games.bunny_boom.rules.cards import CARDS, RIVER
from tabletop.games.bunny_boom.rules.view import BoomView
from tabletop.games.bunny_boom.rules.village import SPACES
from tabletop.games.bunny_boom.words import say
from tabletop.games.bunny_boom.words.cards import card
from tabletop.table.contract import ButtonSpec, Gesture

PLAY_BUTTON = "button:play"

_SEATS = {
    acts.BRING: acts.BRINGS,
    acts.GIVE: acts.GIVES,
    acts.SWAP_WITH: acts.SWAPS,
    acts.GIFT: acts.GIFTS,
}
_HOME_OF_PHASE = {
    "bring": acts.BRINGS,
    "share": acts.GIVES,
    "fox": acts.GIVES,
    "swap_with": acts.SWAPS,
    "gift": acts.GIFTS,
    "play": acts.BRINGS,
}
_SPACE_OF_PHASE = {"jump": acts.JUMPS, "place": acts.PLACES}


def gesture(action: Action, view: BoomView) -> Gesture:
    """Returns the one gesture that means `action`."""
    kind = action.kind
    if kind == acts.PLAY_CARD:
        return Gesture(f"card:{action.a}", f"space:{action.b}")
    if kind in _SEATS:
        return Gesture(f"home:{action.a}")
    if kind == acts.PLACE:
        return Gesture(f"home:{view.chooser}", f"space:{action.a}")
    if kind == acts.JUMP:
        return Gesture(f"space:{action.a}")
    if kind == acts.OFFER:
        return Gesture(f"card:{action.a}")
    return Gesture("pile" if kind == acts.DRAW_PILE else f"river:{action.a}")


def attempt(tried: Gesture, view: BoomView) -> Action | None:
    """Returns the action that a gesture without a legal meaning seems to mean.

    A card of the pile or the river can only be meant to be drawn or used, wherever it is dropped.
    """
    source, _, _ = tried.source.partition(":")
    if source in ("pile", "river"):
        tried = Gesture(tried.source)
    number = keys.number(tried.target or tried.source)
    if source == "card" and tried.target.startswith("space:"):
        card = keys.number(tried.source)
        in_range = 0 <= card < CARDS and 0 <= number < SPACES
        return acts.PLAYED[card][number] if in_range else None
    what = (tried.target or tried.source).partition(":")[0]
    if what == "pile":
        return acts.FROM_PILE
    if what == "river" and 0 <= number < RIVER:
        return acts.USES[number] if view.phase == "use" else acts.FROM_RIVER[number]
    if what == "home" and view.phase in _HOME_OF_PHASE and 0 <= number < 4:
        return _HOME_OF_PHASE[view.phase][number]
    if what == "card" and view.phase == "offer" and 0 <= number < CARDS:
        return acts.OFFERS[number]
    if what == "space" and 0 <= number < SPACES and view.phase in _SPACE_OF_PHASE:
        return _SPACE_OF_PHASE[view.phase][number]
    return None


def takes_card_first(tried: Gesture, view: BoomView) -> bool:
    """Returns True if a space was chosen before any card."""
    return view.phase == "play" and tried.source.startswith("space:") and not tried.target


def buttons(view: BoomView, legal: Sequence[Action], held: int, aim: int) -> tuple[ButtonSpec, ...]:
    """Returns the one large button: it plays the held card on the aimed space, or draws."""
    if acts.FROM_PILE in legal:
        return (ButtonSpec(PLAY_BUTTON, say("button-pile"), acts.FROM_PILE, "primary"),)
    if view.phase == "play" and legal and held >= 0:
        action = acts.PLAYED[held][aim] if aim >= 0 else None
        label, tip = say("button-play", card=card(held)), "" if action else say("button-play.aim")
        return (ButtonSpec(PLAY_BUTTON, label, action, "primary", "", tip),)
    key, tip = f"button-{view.phase.replace('_', '-')}", "how"
    if view.over or not legal or view.phase == "play":
        key, tip = "button-none", "over" if view.over else "first" if legal else "wait"
    return (ButtonSpec(PLAY_BUTTON, say(key), None, "primary", "", say(f"{key}.{tip}")),)
