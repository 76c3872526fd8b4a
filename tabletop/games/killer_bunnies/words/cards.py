"""What a card is, in two or three words, for lists in which only its name stood."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from tabletop.games.killer_bunnies.rules.cards import (
    ALIGNMENTS,
    BUNNY_MODIFIER,
    CARDS,
    CITY,
    CITY_MODIFIER,
    CITY_WEAPON,
    GROUND_RUNNER,
    GROUND_WEAPON,
    HERO,
    KINDS,
    RESOURCE,
    RUN,
    SPECIAL,
    SUPER,
    UNIVERSAL,
    VERY_SPECIAL,
    VILLAIN,
    WHITE,
    Card,
)
from tabletop.games.killer_bunnies.rules.view import KillerView, PieceView

WEAPONS: Final = {
    GROUND_WEAPON: "Ground Weapon",
    CITY_WEAPON: "City Weapon",
    GROUND_RUNNER: "Runner",
}
MODIFIERS: Final = {BUNNY_MODIFIER: "Bunny Modifier", CITY_MODIFIER: "City Modifier"}
OTHERS: Final = {SPECIAL: "SPECIAL", VERY_SPECIAL: "VERY SPECIAL, an answer"}


def sort(card: Card) -> str:
    """What it is and what it counts; "" for a RESOURCE card, whose name says so."""
    if card.subtype < SUPER:
        return f"bunny worth {card.value}"
    if card.subtype == SUPER:
        return f"Super Bunny worth {card.value}"
    if card.subtype == CITY:
        return f"city worth {card.value}"
    if card.subtype in WEAPONS:
        return f"{WEAPONS[card.subtype]} of level {card.value}"
    return MODIFIERS.get(card.subtype) or OTHERS.get(card.kind, "")


FURTHER: Final = {SUPER: ", {align}", CITY: "; somebody must live in it"}
"""What a close look adds to the sort of a card."""
USED: Final = {
    SPECIAL: "played in your own turn, from the hand as well",
    VERY_SPECIAL: "an answer, in anybody's turn, saved or out of the hand",
    RESOURCE: "saved, it pays once a round",
}


def kind(card: Card) -> str:
    """The line with which a close look begins: its kind, what it is, how it is used."""
    if card.kind != RUN:
        return f"{KINDS[card.kind]}: {USED[card.kind]}."
    more = FURTHER.get(card.subtype, "").format(align=ALIGNMENTS[card.align])
    return f"{KINDS[card.kind]}: {sort(card)}{more}."


def lacking(card: Card, view: KillerView, coming: bool = False) -> str:
    """What a card that is flipped asks for and is not there now: what its boxes show, something to
    strike. Cards that may be saved without it ask for nothing yet. `coming`: a bunny will be in the
    circle by then."""
    if not (card.kind == RUN or card.hold) or view.viewer is None:
        return ""
    me = view.seats[view.viewer]
    lacks = []
    if (card.pink or card.hold) and not (me.bunnies or coming):
        lacks.append("a bunny of yours in the circle")
    if card.green and not me.cities:
        lacks.append("a city of yours")
    said = [f"needs {' and '.join(lacks)}, and you have none yet"] if lacks else []
    return "; ".join([*said, *_no_aim(card, view)])


TO_BURN: Final = 2
"""How a card is spent that is lost when the turn ends."""


def kept(saved: Sequence[PieceView]) -> list[PieceView]:
    """The RESOURCE cards that can pay in the next turn."""
    return [card for card in saved if card.pays >= 0 and card.spent != TO_BURN]


def resources(count: int) -> str:
    """So many RESOURCE cards, in words."""
    return "1 RESOURCE card" if count == 1 else f"{count} RESOURCE cards"


def short(cost: Sequence[int], paying: Sequence[PieceView]) -> str:
    """How many RESOURCE cards a cost takes beside these, each of any type (A6); "" where they pay
    all."""
    missing = len(cost) - len(paying)
    return resources(missing) if missing > 0 else ""


def stand_ins(cost: Sequence[int], paying: Sequence[PieceView]) -> int:
    """How many parts of a cost none of these cards pays with its own type: only a substitute does,
    which is lost (R5)."""
    held = Counter(card.pays for card in paying)
    asked = Counter(part for part in cost if part < WHITE)
    return max(0, (asked - held).total() - held[UNIVERSAL])


def _no_aim(card: Card, view: KillerView) -> list[str]:
    """That a weapon finds nothing to strike as things stand."""
    others = [seat for seat in view.seats if seat.seat != view.viewer]
    if card.subtype in (GROUND_WEAPON, GROUND_RUNNER):
        return [] if any(seat.bunnies for seat in others) else ["no opponent has a bunny to strike"]
    if card.subtype == CITY_WEAPON:
        there = (city for seat in view.seats for city in seat.cities)
        foreign = any(city.owner != view.viewer for city in there)
        return [] if foreign else ["there is no city to strike"]
    return []


def shut_out(face: int, view: KillerView, seat: int) -> str:
    """Whom a creature shuts out of the seat's part that could be there until now: "Hero",
    "Villain", or "" (R7)."""
    align = CARDS[face].align
    cities = [city for each in view.seats for city in each.cities if city.owner == seat]
    housed = [one for city in cities for one in city.inside]
    has = view.seats[seat]
    aligned = any(CARDS[one.face].align for one in (*has.bunnies, *housed, *has.away))
    return "" if aligned or not align else ALIGNMENTS[HERO + VILLAIN - align]
