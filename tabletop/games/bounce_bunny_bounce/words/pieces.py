"""The pieces on the table in words: the name of each and its state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.event import UNKNOWN
from tabletop.games.bounce_bunny_bounce.rules import keys
from tabletop.games.bounce_bunny_bounce.rules.cards import COLUMNS, HAND_LIMIT, ROWS, column_of
from tabletop.games.bounce_bunny_bounce.rules.view import BounceView
from tabletop.games.bounce_bunny_bounce.words import say
from tabletop.games.bounce_bunny_bounce.words.cards import card, place
from tabletop.words import Noun, Seat, noun

ROW: Final = "row"
EDGES: Final = {0: "top", ROWS - 1: "bottom"}


def name(key: str, view: BounceView, names: Sequence[str]) -> str:
    """Returns the name of the piece or place with that key; "" if it is not told by itself."""
    kind, number = key.partition(":")[0], keys.number(key)
    if kind == ROW:
        return say("row", n=number + 1)
    if kind == "cell":
        return say("piece-card", card=_card(number, view), place=place(number))
    if kind == "bunny":
        return say("piece-bunny", names, who=Seat(number))
    return say("piece-shocks", names, who=Seat(number)) if kind == "shock" else ""


def _card(cell: int, view: BounceView) -> Noun:
    lying = view.cells[cell]
    return card(lying.face) if lying.card >= 0 else noun("card", "none")


def state(key: str, view: BounceView, names: Sequence[str]) -> str:
    """Returns the state of the piece in a few words."""
    kind, number = key.partition(":")[0], keys.number(key)
    if kind == "shock":
        return say("state-shocks", n=view.shocks[number], most=HAND_LIMIT)
    if kind == "bunny":
        at = view.bunnies[number]
        return say("state-bunny", place=place(at)) if at >= 0 else say("state-bunny.off")
    if kind == ROW:
        return _row(number, view, names)
    if kind != "cell":
        return ""
    said = [noun("state-seen")] if view.cells[number].seen else []
    memory = view.cells[number].memory
    said += [noun("state-recalled", card=card(memory))] if memory != UNKNOWN else []
    said += [noun("state-chosen")] if view.chosen == number else []
    said += [noun("state-under", who=Seat(seat)) for seat in _standing_on(number, view)]
    return say("states", names, states=tuple(said)) if said else ""


def _standing_on(cell: int, view: BounceView) -> list[int]:
    """The seats whose bunnies are in that cell."""
    return [seat for seat in (0, 1) if view.bunnies[seat] == cell]


def row_cells(row: int) -> range:
    """The cells of a row, counted from 0 at the top."""
    return range(row * COLUMNS, (row + 1) * COLUMNS)


def _row(row: int, view: BounceView, names: Sequence[str]) -> str:
    """The edge that it is, what does not lie face down in it, and who is there."""
    down, said = 0, []
    for cell in row_cells(row):
        lying, here = view.cells[cell], _standing_on(cell, view)
        hidden = lying.face == UNKNOWN and lying.card >= 0
        down += hidden
        if here or not hidden:
            who = tuple(Seat(seat) for seat in here)
            said.append(noun("row-cell", column=column_of(cell), card=_card(cell, view), who=who))
    hidden_cells = noun("row-hidden", n=down, all=not said)
    edge, cells = EDGES.get(row, "none"), (*said, hidden_cells)
    return say("row-state", names, edge=edge, cells=cells)


def gist(view: BounceView, names: Sequence[str]) -> str:
    """Returns the places of both bunnies, the cards under them, and the shocks of the seat
    asked."""
    seat = view.chooser
    if seat < 0:
        return ""
    here, there = _standing(seat, view), _standing(1 - seat, view)
    who, shocks = Seat(seat), view.shocks[seat]
    return say("gist", names, here=here, there=there, who=who, n=shocks)


def _standing(seat: int, view: BounceView) -> Noun:
    """Returns the place of a bunny, with its card if that lies open."""
    at, who = view.bunnies[seat], Seat(seat)
    if at < 0:
        return noun("gist-off", who=who)
    lying = view.cells[at]
    if lying.card < 0 or lying.face == UNKNOWN:
        return noun("gist-in", who=who, place=place(at))
    return noun("gist-on", who=who, card=card(lying.face), place=place(at))
