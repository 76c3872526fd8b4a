"""Short descriptions of cards, for lists that show only names."""

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
    """Describes the card's kind and value; "" for a RESOURCE card, whose name says it."""
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
"""Additions of a close look to the kind."""
USED: Final = {
    SPECIAL: "played in your own turn, from the hand as well",
    VERY_SPECIAL: "an answer, in anybody's turn, saved or out of the hand",
    RESOURCE: "saved, it pays once a round",
}


def kind(card: Card) -> str:
    """Returns the first line of a close look: the kind of card and its use."""
    if card.kind != RUN:
        return f"{KINDS[card.kind]}: {USED[card.kind]}."
    more = FURTHER.get(card.subtype, "").format(align=ALIGNMENTS[card.align])
    return f"{KINDS[card.kind]}: {sort(card)}{more}."


def lacking(card: Card, view: KillerView, coming: bool = False) -> str:
    """Describes the unmet requirements of a flipped card: its boxes, something to strike.

    Cards that may be saved without it require nothing yet. `coming`: a bunny will be in the circle
    by then.
    """
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
"""Value of `spent` for a card that is lost when the turn ends."""


def kept(saved: Sequence[PieceView]) -> list[PieceView]:
    """Returns the RESOURCE cards that can pay in the next turn."""
    return [card for card in saved if card.pays >= 0 and card.spent != TO_BURN]


def resources(count: int) -> str:
    """Returns a number of RESOURCE cards in words."""
    return "1 RESOURCE card" if count == 1 else f"{count} RESOURCE cards"


def short(cost: Sequence[int], paying: Sequence[PieceView]) -> str:
    """Describes the RESOURCE cards missing for a cost, each of any type (A6); "" for none."""
    missing = len(cost) - len(paying)
    return resources(missing) if missing > 0 else ""


def stand_ins(cost: Sequence[int], paying: Sequence[PieceView]) -> int:
    """Returns the parts of a cost that only a substitute can pay, which is lost (R5)."""
    held = Counter(card.pays for card in paying)
    asked = Counter(part for part in cost if part < WHITE)
    return max(0, (asked - held).total() - held[UNIVERSAL])


def _no_aim(card: Card, view: KillerView) -> list[str]:
    """Returns a note that a weapon has no target now, or []."""
    others = [seat for seat in view.seats if seat.seat != view.viewer]
    if card.subtype in (GROUND_WEAPON, GROUND_RUNNER):
        return [] if any(seat.bunnies for seat in others) else ["no opponent has a bunny to strike"]
    if card.subtype == CITY_WEAPON:
        there = (city for seat in view.seats for city in seat.cities)
        foreign = any(city.owner != view.viewer for city in there)
        return [] if foreign else ["there is no city to strike"]
    return []


def shut_out(face: int, view: KillerView, seat: int) -> str:
    """Returns the side a creature newly shuts out of the seat's part: "Hero", "Villain", or ""
    (R7)."""
    align = CARDS[face].align
    cities = [city for each in view.seats for city in each.cities if city.owner == seat]
    housed = [one for city in cities for one in city.inside]
    has = view.seats[seat]
    aligned = any(CARDS[one.face].align for one in (*has.bunnies, *housed, *has.away))
    return "" if aligned or not align else ALIGNMENTS[HERO + VILLAIN - align]
