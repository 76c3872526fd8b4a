"""Close look of each piece: a large picture, and each sign in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from tabletop.games.bunny_boom.rules import cards as c
from tabletop.games.bunny_boom.rules import keys
from tabletop.games.bunny_boom.rules.view import BoomView
from tabletop.games.bunny_boom.rules.village import CENTRE
from tabletop.games.bunny_boom.table import faces
from tabletop.games.bunny_boom.table.pictures import deck_back
from tabletop.games.bunny_boom.words import say
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
        free = (say("look-free.empty"), say("look-free.order"))
        return CloseLook(faces.plot, say("look-free"), free, "BB-08")
    lines = [say("look-closed")] if space.closed else []
    if space.tokens:
        lines.append(say("look-tokens", bunnies=bunnies(space.tokens)))
    if space.height > 1:
        lines.append(say("look-height", n=space.height))
    return _card(space.card, tuple(lines))


def _river(number: int, view: BoomView) -> CloseLook | None:
    river = view.river[number]
    if river.card < 0:
        return None
    lines = (say("look-along", bunnies=bunnies(river.tokens)),) if river.tokens else ()
    return _card(river.card, lines)


def _pile(view: BoomView) -> CloseLook:
    lines = (
        say("look-pile.left", n=view.pile),
        say("look-pile.end"),
        say("look-pile.discarded", n=len(view.discards)),
    )
    back = partial(faces.back, deck_back(len(view.seats)))
    return CloseLook(back, say("look-pile"), lines, "BB-57")


def _home(seat: int, view: BoomView, who: SeatFace) -> CloseLook:
    has = view.seats[seat]
    lines = [say("look-home", n=len(has.hand), bunnies=bunnies(has.home))]
    lines.append(say(f"look-home.{'centre' if has.place == CENTRE else 'village'}"))
    if has.carrot:
        lines.append(say("look-home.carrot"))
    if has.gifts:
        lines.append(say("look-home.gifts", n=len(has.gifts)))
    if has.burrow:
        lines.append(say("look-home.burrow"))
    return CloseLook(partial(rabbit, who.figure), who.name, tuple(lines), "BB-60", keys.home(seat))
