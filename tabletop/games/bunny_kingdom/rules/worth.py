"""Present worth of parchments to a seat, from a view.

`parchments` counts them, `words.parchments` has the words.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tabletop.core.memo import of_latest
from tabletop.games.bunny_kingdom.rules import parchments
from tabletop.games.bunny_kingdom.rules.cards import NUMBER
from tabletop.games.bunny_kingdom.rules.parchments import COPIERS, OPPORTUNIST, SECOND, Worth
from tabletop.games.bunny_kingdom.rules.state import Fields
from tabletop.games.bunny_kingdom.rules.tally import Land, Part, Tally, counted, tally
from tabletop.games.bunny_kingdom.rules.view import FiefView, KingdomView

NOT_YET: Final = Worth(-1)
COPYING: Final = ("copy", "copy_on")
"""Phases in which a parchment is copied that stays with its holder."""


def worths(view: KingdomView, seat: int, cards: Iterable[int]) -> dict[int, Worth]:
    """Returns the worth of each parchment to a seat that holds it beside its visible ones.

    A copy card counts as the card it copied.
    """
    tallies = _tallies(view)
    own = tallies[seat]
    copied = {copier: card for who, copier, card in view.copies if who == seat}
    held = view.seats[seat].parchments
    found = {}
    for card in cards:
        now = held if card in held else (*held, card)
        kept = held if view.phase in COPYING else now
        own.hold(kept, [copied.get(each, each) for each in now if _counts(each, copied)])
        found[card] = _worth(view, tallies, own, copied.get(card, card))
    return found


def on_map(view: KingdomView, state: Fields, beside: Iterable[int] = ()) -> dict[int, int]:
    """Returns the worth of each of the viewer's parchments on a map made from the view (`trying`).

    Unknown worths count as 0.

    Args:
        beside: parchments held in addition.
    """
    if view.viewer is None:
        return {}
    held = view.seats[view.viewer].parchments
    state, last = state.clone(), dict(view.posts)
    state.posts = tuple(
        [(space, last.get(space, -1) if good < 0 else good) for space, good in state.posts]
    )
    tallies = [tally(state, seat) for seat in range(state.players)]
    for has, found in zip(view.seats, tallies, strict=True):
        found.coins, found.camps = has.coins, has.camps_played
    own = tallies[view.viewer]
    kept = (*held, *beside)
    own.hold(kept, [card for card in kept if card not in COPIERS])
    return {card: parchments.value(tallies, own, card) for card in held}


def worth(view: KingdomView, seat: int, card: int) -> Worth:
    """The worth of one parchment to a seat that holds it."""
    return worths(view, seat, (card,))[card]


def _counts(card: int, copied: dict[int, int]) -> bool:
    return copied.get(card, card) not in COPIERS


def _worth(view: KingdomView, tallies: list[Tally], own: Tally, card: int) -> Worth:
    if card != OPPORTUNIST:
        return parchments.worth(tallies, own, card)
    if view.over:
        return NOT_YET
    carrots = [has.carrots for has in view.seats]
    rank = 1 + sum(other > carrots[own.seat] for other in carrots)
    return Worth(NUMBER[card] if rank == SECOND else 0, rank)


@of_latest
def _tallies(view: KingdomView) -> list[Tally]:
    """Returns the tallies of all seats; parchments must be set before use."""
    land = Land(view.built, dict(view.posts), view.central)
    parts: list[list[Part]] = [[] for _ in view.seats]
    for fief in view.fiefs:
        parts[fief.seat].append(_part(fief))
    return [
        counted(seat, parts[seat], land, has.coins, has.camps_played)
        for seat, has in enumerate(view.seats)
    ]


def _part(fief: FiefView) -> Part:
    spaces = sum(1 << space for space in fief.spaces)
    return Part(spaces, fief.strength * fief.wealth, fief.wealth > 0)
