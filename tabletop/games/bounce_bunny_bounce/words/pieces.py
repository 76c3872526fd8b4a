"""What lies on the table, in words: the name of each piece, and how it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.event import UNKNOWN
from tabletop.games.bounce_bunny_bounce.rules import keys
from tabletop.games.bounce_bunny_bounce.rules.cards import COLUMNS, HAND_LIMIT, ROWS, column_of
from tabletop.games.bounce_bunny_bounce.rules.view import BounceView
from tabletop.games.bounce_bunny_bounce.words.cards import CARD_NAMES, SHOCK_NAME, card_word, place

ROW: Final = "row"
FIELD, BUNNIES, HAND = "The field", "The bunnies", "Universal Shocks"
EDGES: Final = {0: "the top row; ", ROWS - 1: "the bottom row; "}


def name(key: str, view: BounceView, names: Sequence[str]) -> str:
    """What the piece or place of that key is called; "" for what is not told by itself."""
    kind, number = key.partition(":")[0], keys.number(key)
    if kind == ROW:
        return f"Row {number + 1}"
    if kind == "cell":
        return f"{_card(number, view)}, {place(number)}"
    if kind == "bunny":
        return f"{names[number]}'s bunny"
    return f"{names[number]}'s {SHOCK_NAME}s" if kind == "shock" else ""


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
    if kind == ROW:
        return _row(number, view, names)
    if kind != "cell":
        return ""
    said = ["seen before"] if view.cells[number].seen else []
    said += ["chosen for the swap"] if view.chosen == number else []
    said += [f"{names[seat]}'s bunny is on it" for seat in (0, 1) if view.bunnies[seat] == number]
    return ", ".join(said)


def row_cells(row: int) -> range:
    """The cells of a row, counted from 0 at the top."""
    return range(row * COLUMNS, (row + 1) * COLUMNS)


def _row(row: int, view: BounceView, names: Sequence[str]) -> str:
    """Whether it is one from which directions count, what does not lie face down in it, and who is
    there."""
    down, said = 0, []
    for cell in row_cells(row):
        lying = view.cells[cell]
        here = [names[seat] for seat in (0, 1) if view.bunnies[seat] == cell]
        if lying.face == UNKNOWN and lying.card >= 0:
            down += 1
            what = "face down" if here else ""
        else:
            what = "empty" if lying.card < 0 else card_word(lying.face)
        if what:
            with_ = f" with {' and '.join(here)}" if here else ""
            said.append(f"column {column_of(cell)} {what}{with_}")
    others = "all face down" if not said else f"{down} of its cards face down"
    return EDGES.get(row, "") + ", ".join([*said, others])


def gist(view: BounceView, names: Sequence[str]) -> str:
    """Where both bunnies are, on what, and the shocks of who is asked."""
    if view.chooser < 0:
        return ""
    here = [
        f"{names[seat]} is {_standing(view.bunnies[seat], view)}"
        for seat in (view.chooser, 1 - view.chooser)
    ]
    shocks = view.shocks[view.chooser]
    left = f"{shocks} {'shock' if shocks == 1 else 'shocks'}" if shocks else "no shock"
    return f"{'; '.join(here)}. {names[view.chooser]} has {left}."


def _standing(at: int, view: BounceView) -> str:
    """Where a bunny is, and on which card, where that lies open."""
    if at < 0:
        return "off the field"
    lying = view.cells[at]
    known = lying.card >= 0 and lying.face != UNKNOWN
    return f"on the {card_word(lying.face)} in {place(at)}" if known else f"in {place(at)}"
