"""Close look of a card: large picture, name, meaning sign by sign, and the rule's number."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tabletop.games.killer_bunnies.rules import keys
from tabletop.games.killer_bunnies.rules.cards import (
    CARDS,
    CITY,
    CITY_MODIFIER,
    CITY_WEAPON,
    GROUND_RUNNER,
    RES,
    RESOURCE,
    SUPER,
    UNIVERSAL,
    VERY_SPECIAL,
    Card,
)
from tabletop.games.killer_bunnies.rules.nouns import named, price, symbol, type_named
from tabletop.games.killer_bunnies.rules.view import KillerView
from tabletop.games.killer_bunnies.rules.weapons import paired
from tabletop.games.killer_bunnies.table import faces
from tabletop.games.killer_bunnies.table.looks import Looks
from tabletop.games.killer_bunnies.table.sheets import card_view
from tabletop.games.killer_bunnies.words import say
from tabletop.games.killer_bunnies.words.cards import kind
from tabletop.games.killer_bunnies.words.describe import card as named_in
from tabletop.games.killer_bunnies.words.pieces import run_card
from tabletop.table.contract import CloseLook, SeatFace
from tabletop.words import Seat, noun

PLACES = {"pile": "R17", "discard": "R4", "top": "R3", "bottom": "R3", "hand": "R4"}
"""Places with a close look of their own, and the rule about each."""


def look(key: str, looks: Looks, view: KillerView, seats: tuple[SeatFace, ...]) -> CloseLook | None:
    """Returns the close look of a piece, shown by the key I."""
    piece = looks.get(key)
    if key.startswith("card:") and 0 <= keys.number(key) < len(view.faces) and (
        piece is None or piece.face >= 0
    ):
        return _card(view, keys.number(key), seats)
    name = key.partition(":")[0]
    if name in PLACES:
        return _place(name, keys.number(key), view, seats)
    if name == "seat" and 0 <= keys.number(key) < len(seats):
        return _seat(view, keys.number(key), seats)
    return None


def _place(name: str, seat: int, view: KillerView, seats: tuple[SeatFace, ...]) -> CloseLook:
    """Returns the close look of a pile or place, with the card on it where that is visible."""
    title, rule = say("closer-place.title", place=name), PLACES[name]
    lines = [say("closer-place", place=name)]
    if not 0 <= seat < len(seats):
        return CloseLook(faces.back, title, tuple(lines), rule)
    has = view.seats[seat]
    if name == "discard" and has.discard:
        lying = tuple(named_in(view, piece) for piece in reversed(has.discard))
        lines.append(say("closer-pile", cards=lying))
    picture: Callable[[int], pygame.Surface] = faces.back
    if name in ("top", "bottom") and (piece := run_card(name, has)) >= 0:
        run = _card(view, piece, seats)
        lines += [say("closer-run", card=named_in(view, piece), kind=run.lines[0]), *run.lines[1:]]
        picture, rule = run.picture, run.rule
    names = [one.name for one in seats]
    title = say("closer-place.owned", names, who=Seat(seat), place=name)
    return CloseLook(picture, title, tuple(lines), rule)


def _card(view: KillerView, piece: int, seats: tuple[SeatFace, ...]) -> CloseLook:
    face = view.faces[piece]
    card = CARDS[face]

    def picture(width: int) -> pygame.Surface:
        return faces.face(face, width)

    lines = (*printed(card), *_present(view, piece, seats))
    return CloseLook(picture, card.name, lines, paragraph(card))


def printed(card: Card) -> tuple[str, ...]:
    """Returns the lines on what a card is and says, whoever holds it."""
    lines = (
        kind(card),
        say("closer-costs", cost=price(card.cost)),
        say("closer-boxes", box=_boxes(card)),
        card.text,
        say("closer-symbol", sign=symbol(card.symbol)) if card.symbol >= 0 else "",
    )
    return tuple(filter(None, lines))


def _boxes(card: Card) -> str:
    if card.pink or card.hold:
        return "both" if card.green else "bunny"
    return "city" if card.green else "none"


def _present(view: KillerView, piece: int, seats: tuple[SeatFace, ...]) -> list[str]:
    """Describes the card's present state: value and damage, modifiers, spent or traded."""
    found = card_view(view, piece)
    if found is None:
        return []
    names = [one.name for one in seats]
    lines = []
    if found.full:
        owner, owned = Seat(max(0, found.owner)), found.owner >= 0
        worth = {"n": found.full, "damage": found.damage}
        lines.append(say("closer-worth", names, who=owner, owned=owned, **worth))
    if found.bonus:
        lines.append(say("closer-bonus", n=found.bonus))
    mate = _mate(view, piece, found.owner)
    if mate >= 0:
        lines.append(say("closer-pair", card=named(mate)))
    if found.mods:
        lines.append(say("closer-under", cards=tuple(named(mod.face) for mod in found.mods)))
    if found.inside:
        lives = tuple(noun("lives", card=named(one.face), n=one.full) for one in found.inside)
        lines.append(say("closer-inside", cards=lives, room=max(0, found.room)))
    declared = CARDS[found.face].effect(RES) == (RES, UNIVERSAL)
    if declared and found.pays not in (-1, UNIVERSAL):
        lines.append(say("closer-pays", pays=type_named(found.pays)))
    if found.spent:
        lines.append(say("closer-spent", burns=found.spent > 1))
    if found.traded:
        lines.append(say("closer-traded"))
    return lines


def _mate(view: KillerView, piece: int, owner: int) -> int:
    """Returns the printed card it forms a Yang-Yin pair with; -1 = none."""
    row = view.seats[owner].bunnies if owner >= 0 else ()
    alone = sum(bool(seat.bunnies) for seat in view.seats) == 1
    for one, two in paired([each.face for each in row], alone):
        if piece in (row[one].piece, row[two].piece):
            return row[two if row[one].piece == piece else one].face
    return -1


def paragraph(card: Card) -> str:
    """Returns the paragraph of the rule book about such a card."""
    if card.subtype <= SUPER:
        return "R7"
    if card.subtype == CITY:
        return "R8"
    if card.subtype == CITY_WEAPON:
        return "R11"
    if card.subtype <= GROUND_RUNNER:
        return "R12" if card.subtype == GROUND_RUNNER else "R10"
    if card.subtype <= CITY_MODIFIER:
        return "R14"
    return {RESOURCE: "R5", VERY_SPECIAL: "R15"}.get(card.kind, "R4")


def _seat(view: KillerView, seat: int, seats: tuple[SeatFace, ...]) -> CloseLook:
    """Returns the close look of a seat: all open cards in words, its last discard as the picture.
    """
    has = view.seats[seat]
    saved = tuple(
        noun("saved", "spent" if one.spent else "ready", card=named(one.face)) for one in has.saved
    )
    last = has.discard[-1] if has.discard else -1

    def picture(width: int) -> pygame.Surface:
        return faces.face(view.faces[last], width) if last >= 0 else faces.back(width)

    counts = {"hand": len(has.hand), "pile": has.pile, "discard": len(has.discard)}
    lines = (
        say("closer-total", total=has.total, bank=has.bank),
        say("closer-saved", cards=saved),
        say("closer-counts", **counts),
    )
    return CloseLook(picture, seats[seat].name, lines, "R4")
