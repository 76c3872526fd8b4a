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
    SYMBOLS,
    TYPES,
    UNIVERSAL,
    VERY_SPECIAL,
    Card,
    cost_words,
)
from tabletop.games.killer_bunnies.rules.view import KillerView
from tabletop.games.killer_bunnies.table import faces
from tabletop.games.killer_bunnies.table.looks import Looks
from tabletop.games.killer_bunnies.table.preview import paired
from tabletop.games.killer_bunnies.table.sheets import card_view
from tabletop.games.killer_bunnies.words.cards import kind
from tabletop.games.killer_bunnies.words.pieces import run_card
from tabletop.table.contract import CloseLook, SeatFace

PLACES = {
    "pile": ("Draw Pile", "Cards are drawn from its top.", "R17"),
    "discard": ("Discard Pile", "What was thrown away or killed lies here, open to all.", "R4"),
    "top": ("TOP RUN", "The card that is flipped in this player's next turn.", "R3"),
    "bottom": ("BOTTOM RUN", "It slides up to TOP RUN when that has been flipped.", "R3"),
    "hand": ("Hand", "Only its owner may look at it.", "R4"),
}


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
    title, words, rule = PLACES[name]
    if not 0 <= seat < len(seats):
        return CloseLook(faces.back, title, (words,), rule)
    has = view.seats[seat]
    lines = [words]
    if name == "discard" and has.discard:
        called = (CARDS[view.faces[piece]].name for piece in reversed(has.discard))
        lines.append(f"From the top: {', '.join(called)}.")
    picture: Callable[[int], pygame.Surface] = faces.back
    if name in ("top", "bottom") and (piece := run_card(name, has)) >= 0:
        card = _card(view, piece, seats)
        lines += [f"{card.name}. {card.lines[0]}", *card.lines[1:]]
        picture, rule = card.picture, card.rule
    return CloseLook(picture, f"{seats[seat].name}: {title}", tuple(lines), rule)


def _card(view: KillerView, piece: int, seats: tuple[SeatFace, ...]) -> CloseLook:
    face = view.faces[piece]
    card = CARDS[face]

    def picture(width: int) -> pygame.Surface:
        return faces.face(face, width)

    lines = [kind(card)]
    if card.cost:
        lines.append(f"Costs {cost_words(card.cost)}.")
    boxes = _boxes(card)
    if boxes:
        lines.append(boxes)
    if card.text:
        lines.append(card.text)
    if card.symbol >= 0:
        lines.append(f"Symbol: {SYMBOLS[card.symbol]}, for cards that name one.")
    lines += _present(view, piece, seats)
    return CloseLook(picture, card.name, tuple(lines), paragraph(card))


def _boxes(card: Card) -> str:
    needs = []
    if card.pink or card.hold:
        needs.append("a bunny of yours in The Bunny Circle")
    if card.green:
        needs.append("a city of yours")
    return f"Asks for {' and '.join(needs)}." if needs else ""


def _present(view: KillerView, piece: int, seats: tuple[SeatFace, ...]) -> list[str]:
    """Describes the card's present state: value and damage, modifiers, spent or traded."""
    found = card_view(view, piece)
    if found is None:
        return []
    lines = []
    if found.full:
        owner = f"{seats[found.owner].name}'s" if found.owner >= 0 else "Abandoned"
        hurt = f", {found.damage} damage" if found.damage else ""
        lines.append(f"{owner}; now worth {found.full}{hurt}.")
    if found.bonus:
        lines.append(f"Adds {found.bonus} to its defence rolls.")
    mate = _mate(view, piece, found.owner)
    if mate >= 0:
        lines.append(f"A pair with {CARDS[mate].name}: weapons its owner launches gain a level.")
    if found.mods:
        lines.append("Under it: " + ", ".join(CARDS[mod.face].name for mod in found.mods) + ".")
    if found.inside:
        names = [f"{CARDS[one.face].name} ({one.full})" for one in found.inside]
        lines.append(f"Inside: {', '.join(names)}; room for {max(0, found.room)} more.")
    declared = CARDS[found.face].effect(RES) == (RES, UNIVERSAL)
    if declared and found.pays not in (-1, UNIVERSAL):
        lines.append(f"Pays as {TYPES[found.pays]} or for any type.")
    if found.spent:
        last = "until its owner's next turn" if found.spent == 1 else "and burnt when the turn ends"
        lines.append(f"Spent {last}.")
    if found.traded:
        lines.append("It was traded and cannot be traded again.")
    return lines


def _mate(view: KillerView, piece: int, owner: int) -> int:
    """Returns the printed card it forms a Yang-Yin pair with; -1 = none."""
    row = view.seats[owner].bunnies if owner >= 0 else ()
    alone = sum(bool(seat.bunnies) for seat in view.seats) == 1
    for one, two in paired([card.face for card in row], alone):
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
    saved = [CARDS[card.face].name + (" (spent)" if card.spent else "") for card in has.saved]
    last = has.discard[-1] if has.discard else -1

    def picture(width: int) -> pygame.Surface:
        return faces.face(view.faces[last], width) if last >= 0 else faces.back(width)

    lines = (
        f"{has.total} points in all, {has.bank} of them on the d20.",
        f"Saved: {', '.join(saved) or 'nothing'}.",
        f"{len(has.hand)} cards in the hand, {has.pile} in the Draw Pile, "
        f"{len(has.discard)} discarded.",
    )
    return CloseLook(picture, seats[seat].name, lines, "R4")
