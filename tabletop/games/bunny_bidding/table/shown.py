"""Pictures of tiles beside the paragraphs of the rule book."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from tabletop.games.bunny_bidding.rules.cards import (
    BONUS_TILES,
    DELAYED_TURN,
    EGG_TYPES,
    FACES,
    HANDICAPS,
    POWERS,
    SPY,
)
from tabletop.games.bunny_bidding.table import faces
from tabletop.games.bunny_bidding.table.looks import coded
from tabletop.games.bunny_bidding.words.cards import card, special_card
from tabletop.table.shown import Picture


def named() -> Mapping[str, Picture]:
    """Returns the picture of each special egg, power and handicap, by its name in the rule book."""
    found: dict[str, Picture] = {}
    for face in range(EGG_TYPES, FACES):
        found[special_card(face).name] = partial(faces.tile, coded(4 * (face + 1), face))
    for tile in (*POWERS, *HANDICAPS):
        found[card(tile).name] = partial(faces.extra, tile)
    low = {name[:1].lower() + name[1:]: picture for name, picture in found.items()}
    ordinary = {special_card(face).name.lower() for face in ORDINARY}
    return {**found, **{name: low[name] for name in low if name not in ordinary}}


ORDINARY = (DELAYED_TURN, BONUS_TILES, SPY)
"""Eggs whose names are also ordinary words in the rule book."""


def beside() -> Iterator[tuple[str, Picture]]:
    """Returns regular tiles, a goal, a back, and each special egg, power and handicap."""
    for kind, number in enumerate((57, 3, 89)):
        yield "BI-02", partial(faces.tile, coded(number, kind))
    yield "BI-03", partial(faces.goal, 0)
    yield "BI-03", partial(faces.goal, 3)
    yield "BI-12", faces.back
    for face in range(EGG_TYPES, FACES):
        yield special_card(face).paragraph, partial(faces.tile, coded(4 * (face + 1), face))
    for tile in (*POWERS, *HANDICAPS):
        yield card(tile).paragraph, partial(faces.extra, tile)

