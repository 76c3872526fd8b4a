"""The card file against a list of its own: everything on a card that acts (section 6).

The list names each card with what is printed on it, so that no cost, box, symbol or number changes
unseen. What the effects do is tested elsewhere.
"""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from tabletop.games.killer_bunnies.rules.cards import (
    ALIGNMENTS,
    BY_IDENT,
    CARDS,
    EFFECTS,
    HEXAGONS,
    KINDS,
    RES,
    SUBTYPES,
    SYMBOLS,
    TYPES,
    Card,
)

LIST = Path(__file__).parent / "sheet.csv"
KIND_WORDS = {
    "ground_weapon": "Ground Weapon",
    "city_weapon": "City Weapon",
    "ground_runner": "Ground Weapon Runner",
    "bunny_modifier": "Bunny Modifier",
    "city_modifier": "City Modifier",
    "super": "Super Bunny",
}


def rows() -> list[dict[str, str]]:
    return list(csv.DictReader(LIST.read_text("utf-8").splitlines(), delimiter=";"))


def idents(text: str) -> list[str]:
    """ "EB01-02" is EB01 and EB02."""
    first, _, last = text.partition("-")
    numbers = range(int(first[2:]), int(last or first[2:]) + 1)
    return [f"{first[:2]}{number:02}" for number in numbers]


def kind_of(card: Card) -> str:
    kind, subtype = KINDS[card.kind], SUBTYPES[card.subtype]
    if kind == "RUN":
        side = f", {ALIGNMENTS[card.align]}" if card.align else ""
        return f"RUN {KIND_WORDS.get(subtype, subtype)}{side}"
    return f"{kind} ({subtype})" if kind == "VERY SPECIAL" else kind


def cost_of(card: Card) -> str:
    counts = [(card.cost.count(hexagon), name) for hexagon, name in enumerate(HEXAGONS)]
    short = [(count, name if name in ("White", "Burn") else name[:4]) for count, name in counts]
    words = {f"{count} {name}" for count, name in short if count}
    return " + ".join(sorted(words)) or "-"


def effects_of(card: Card) -> str:
    words = []
    for code, *numbers in card.effects:
        if code == RES:
            words.append(f"RES {(*TYPES, 'UNIVERSAL')[numbers[0]]}")
        else:
            words.append(" ".join((EFFECTS[code], *map(str, numbers))))
    return " & ".join(words) or "-"


def box_of(card: Card) -> str:
    letters = "P" * (card.pink and not card.hold) + "PH" * card.hold + "G" * card.green
    return letters or "-"


def test_the_list_has_every_card_once() -> None:
    listed = [ident for row in rows() for ident in idents(row["ids"])]
    assert sorted(listed) == sorted(card.ident for card in CARDS) and len(listed) == 240


@pytest.mark.parametrize("row", rows(), ids=lambda row: row["ids"])
def test_a_card_is_what_the_list_says(row: dict[str, str]) -> None:
    """Sections 5 and 6: kind, value, cost, boxes, symbol and effects."""
    for ident in idents(row["ids"]):
        card = CARDS[BY_IDENT[ident]]
        found = {
            "name": card.name,
            "kind": kind_of(card),
            "value": str(card.value or "-"),
            "cost": cost_of(card),
            "box": box_of(card),
            "symbol": SYMBOLS[card.symbol] if card.symbol >= 0 else "-",
            "effects": effects_of(card),
        }
        wanted = {name: row[name] for name in found}
        wanted["cost"] = " + ".join(sorted(row["cost"].split(" + ")))
        assert found == wanted
