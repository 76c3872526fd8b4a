"""What lies on the table, in words: the name of each piece, and how it is."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.event import UNKNOWN
from tabletop.games.bounce_bunny_bounce.rules import keys
from tabletop.games.bounce_bunny_bounce.rules.cards import HAND_LIMIT
from tabletop.games.bounce_bunny_bounce.rules.view import BounceView
from tabletop.games.bounce_bunny_bounce.words.cards import CARD_NAMES, SHOCK_NAME, place

FIELD, HAND = "The field", "Universal Shocks"


def name(key: str, view: BounceView, names: Sequence[str]) -> str:
    """What the piece or place of that key is called; "" for what is not told by itself."""
    kind, number = key.partition(":")[0], keys.number(key)
    if kind == "cell":
        return f"{_card(number, view)}, {place(number)}"
    if kind == "bunny":
        return f"{names[number]}'s bunny"
    return SHOCK_NAME if kind == "shock" else ""


def _card(cell: int, view: BounceView) -> str:
    lying = view.cells[cell]
    if lying.card < 0:
        return "Empty place"
    return "Face-down card" if lying.face == UNKNOWN else CARD_NAMES[lying.face]


def state(key: str, view: BounceView, names: Sequence[str]) -> str:
    """How it is now, in a few words."""
    kind, number = key.partition(":")[0], keys.number(key)
    if kind == "shock":
        return f"{view.shocks[number]} of {HAND_LIMIT}"
    if kind == "bunny":
        at = view.bunnies[number]
        return f"in {place(at)}" if at >= 0 else "off the field"
    if kind != "cell":
        return ""
    said = ["seen before"] if view.cells[number].seen else []
    said += ["chosen for the swap"] if view.chosen == number else []
    said += [f"{names[seat]}'s bunny is on it" for seat in (0, 1) if view.bunnies[seat] == number]
    return ", ".join(said)
