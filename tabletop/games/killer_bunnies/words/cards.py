"""Short descriptions of cards, for lists that show only names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from tabletop.games.killer_bunnies.rules.cards import (
    ALIGNMENTS,
    CARDS,
    CITY_WEAPON,
    GROUND_RUNNER,
    GROUND_WEAPON,
    HERO,
    KINDS,
    RUN,
    SUBTYPES,
    UNIVERSAL,
    VILLAIN,
    WHITE,
    Card,
)
from tabletop.games.killer_bunnies.rules.view import KillerView, PieceView
from tabletop.games.killer_bunnies.words import Notes, message, say
from tabletop.words import Fact


def facts(card: Card) -> dict[str, Fact]:
    """Returns the kind, value and side of a card."""
    sort = SUBTYPES[card.subtype] if card.kind == RUN else KINDS[card.kind]
    align = ALIGNMENTS[card.align].lower() or "nobody"
    return {"sort": sort.lower().replace(" ", "_"), "n": card.value, "align": align}


def sort(card: Card) -> str:
    """Describes the card's kind and value; "" for a RESOURCE card, whose name says it."""
    return say("sort", **facts(card))


def kind(card: Card) -> str:
    """Returns the first line of a close look: the kind of card and its use."""
    return say("kind", **facts(card))


def lacking(card: Card, view: KillerView, coming: bool = False) -> Notes:
    """Returns the unmet requirements of a flipped card: its boxes, something to strike.

    Cards that may be saved without it require nothing yet. `coming`: a bunny will be in the circle
    by then.
    """
    if not (card.kind == RUN or card.hold) or view.viewer is None:
        return []
    me = view.seats[view.viewer]
    bunny = (card.pink or card.hold) and not (me.bunnies or coming)
    city = card.green and not me.cities
    what = "both" if bunny and city else "bunny" if bunny else "city"
    return [message("note-needs", what=what)] * (bunny or city) + _no_aim(card, view)


TO_BURN: Final = 2
"""Value of `spent` for a card that is lost when the turn ends."""


def kept(saved: Sequence[PieceView]) -> list[PieceView]:
    """Returns the RESOURCE cards that can pay in the next turn."""
    return [card for card in saved if card.pays >= 0 and card.spent != TO_BURN]


def ready(saved: Sequence[PieceView]) -> list[PieceView]:
    """Returns the RESOURCE cards that can pay now."""
    return [card for card in saved if card.pays >= 0 and not card.spent]


def short(cost: Sequence[int], paying: Sequence[PieceView]) -> int:
    """Returns the number of RESOURCE cards missing for a cost, each of any type (A6)."""
    return max(0, len(cost) - len(paying))


def stand_ins(cost: Sequence[int], paying: Sequence[PieceView]) -> int:
    """Returns the parts of a cost that only a substitute can pay, which is lost (R5)."""
    held = Counter(card.pays for card in paying)
    asked = Counter(part for part in cost if part < WHITE)
    return max(0, (asked - held).total() - held[UNIVERSAL])


def _no_aim(card: Card, view: KillerView) -> Notes:
    """Returns a note that a weapon has no target now, or []."""
    others = [seat for seat in view.seats if seat.seat != view.viewer]
    if card.subtype in (GROUND_WEAPON, GROUND_RUNNER):
        return [message("note-no-bunny")] * (not any(seat.bunnies for seat in others))
    if card.subtype == CITY_WEAPON:
        there = (city for seat in view.seats for city in seat.cities)
        return [message("note-no-city")] * all(city.owner == view.viewer for city in there)
    return []


def shut_out(face: int, view: KillerView, seat: int) -> str:
    """Returns the side a creature newly shuts out of the seat's part: "hero", "villain", or
    "nobody" (R7)."""
    align = CARDS[face].align
    cities = [city for each in view.seats for city in each.cities if city.owner == seat]
    housed = [one for city in cities for one in city.inside]
    has = view.seats[seat]
    aligned = any(CARDS[one.face].align for one in (*has.bunnies, *housed, *has.away))
    return "nobody" if aligned or not align else ALIGNMENTS[HERO + VILLAIN - align].lower()
