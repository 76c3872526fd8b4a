"""Cards beside the paragraphs of the rule book that are about them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from tabletop.games.bounce_bunny_bounce.rules.cards import KIND_NAMES
from tabletop.games.bounce_bunny_bounce.table.closer import (
    back_picture,
    card_picture,
    empty_picture,
    shock_picture,
)
from tabletop.games.bounce_bunny_bounce.words import say
from tabletop.games.bounce_bunny_bounce.words.cards import CARD_PARAGRAPHS, card_names
from tabletop.table.shown import Picture


def named() -> Mapping[str, Picture]:
    """The picture of each thing that the rule book names."""
    found: dict[str, Picture] = {
        title: partial(card_picture, name) for title, name in zip(card_names(), KIND_NAMES)
    }
    carrot, shock = partial(card_picture, "carrot"), shock_picture
    for n in (1, 2):
        found |= {say("plate-carrots", n=n): carrot, say("plate-shocks", n=n): shock}
    return found | {say("card-none"): empty_picture, say("card-hidden"): back_picture}


def beside() -> Iterator[tuple[str, Picture]]:
    """Each kind of card, the shock, a back and an empty place."""
    yield "BBB-34", back_picture
    yield "BBB-07", empty_picture
    yield "BBB-16", shock_picture
    for name, number in zip(KIND_NAMES, CARD_PARAGRAPHS):
        yield number, partial(card_picture, name)
