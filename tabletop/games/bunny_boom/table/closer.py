"""Close look of each piece: a large picture, and each sign in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from tabletop.games.bunny_boom.rules import cards as c
from tabletop.games.bunny_boom.rules import keys
from tabletop.games.bunny_boom.rules.view import BoomView
from tabletop.games.bunny_boom.rules.village import CENTRE
from tabletop.games.bunny_boom.table import faces
from tabletop.games.bunny_boom.table.pictures import deck_back
from tabletop.games.bunny_boom.words.cards import bunnies, card_lines, card_name, card_paragraph
from tabletop.table.art.rabbit import rabbit
from tabletop.table.contract import CloseLook, SeatFace


def look(key: str, view: BoomView, seats: Sequence[SeatFace]) -> CloseLook | None:
    """Returns the close look of a piece; None when there is nothing to see."""
    kind, number = key.partition(":")[0], keys.number(key)
    if kind == "space" and 0 <= number < len(view.spaces):
        return _space(number, view)
    if kind == "river" and 0 <= number < len(view.river):
        return _river(number, view)
    if kind == "card" and 0 <= number < c.CARDS:
        return _card(number, ())
    if kind == "pile":
        return _pile(view)
    if kind in ("home", "pawn") and 0 <= number < len(view.seats):
        return _home(number, view, seats[number])
    return None


def _card(number: int, more: tuple[str, ...]) -> CloseLook:
    def picture(width: int) -> pygame.Surface:
        return faces.face(number, width)

    lines = (*more, *card_lines(number))
    return CloseLook(picture, card_name(number), lines, card_paragraph(number))


def _space(number: int, view: BoomView) -> CloseLook:
    space = view.spaces[number]
    if space.card < 0:
        words = ("No card lies here yet.", "An arm is filled from the centre outward.")
        return CloseLook(faces.plot, "Free space", words, "BB-08")
    said = []
    if space.closed:
        said.append("Closed: no card may be put here any more. It can still be crossed.")
    if space.tokens:
        said.append(f"Who crosses it takes the {bunnies(space.tokens)} lying here as well.")
    if space.height > 1:
        said.append(f"{space.height} cards lie here; only the top one counts.")
    return _card(space.card, tuple(said))


def _river(number: int, view: BoomView) -> CloseLook | None:
    river = view.river[number]
    if river.card < 0:
        return None
    said = (f"Who takes it takes {bunnies(river.tokens)} along.",) if river.tokens else ()
    return _card(river.card, said)


def _pile(view: BoomView) -> CloseLook:
    words = (
        "1 card is left." if view.pile == 1 else f"{view.pile} cards are left.",
        "The match ends at the end of the turn in which the pile runs out.",
        f"Discarded so far: {len(view.discards)}.",
    )
    back = partial(faces.back, deck_back(len(view.seats)))
    return CloseLook(back, "Draw pile", words, "BB-57")


def _home(seat: int, view: BoomView, who: SeatFace) -> CloseLook:
    has = view.seats[seat]
    words = [f"{bunnies(has.home).capitalize()} at home, {len(has.hand)} cards in hand."]
    where = "on the centre tile" if has.place == CENTRE else "in the village"
    words.append(f"The pawn stands {where}.")
    if has.carrot:
        words.append("The Carrot counts 4 bunnies at the end.")
    if has.gifts:
        words.append(f"Hidden gifts: {len(has.gifts)}. Their values count at the end.")
    if has.burrow:
        words.append("Others who cross a Burrow take a bunny from here.")
    return CloseLook(_portrait(who.figure), who.name, tuple(words), "BB-60", keys.home(seat))


def _portrait(figure: int) -> Callable[[int], pygame.Surface]:
    """Returns a painter of the seat's rabbit, as large as the close look has room for."""

    def picture(width: int) -> pygame.Surface:
        return rabbit(figure, round(width * 1.1))

    return picture
