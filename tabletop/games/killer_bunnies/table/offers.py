"""Trade offers from a view alone: the cards a seat may trade, and an offer as its actions (R16).

The rules are in `trading`; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tabletop.core.action import Action
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules.view import KillerView, PieceView
from tabletop.games.killer_bunnies.words.cards import TO_BURN

FULL_HAND: Final = 5


def _with_it(card: PieceView) -> Iterator[PieceView]:
    """The cards that change hands with a card (A41)."""
    yield card
    yield from card.mods
    for inner in card.inside:
        yield from _with_it(inner)


def offerable(view: KillerView, seat: int) -> tuple[int, ...]:
    """Returns the cards in play that a seat may trade, in ascending order (KB-15)."""
    has = view.seats[seat]
    found = [card for card in has.saved if card.spent != TO_BURN]
    found += has.bunnies
    found += [city for each in view.seats for city in each.cities if city.owner == seat]
    free = (card for card in found if not any(part.traded for part in _with_it(card)))
    return tuple(sorted(card.piece for card in free))


def hand_cards(view: KillerView, seat: int, partner: int) -> tuple[int, ...]:
    """The cards of the own hand that may be offered: hands of five change cards alone."""
    one, two = view.seats[seat].hand, view.seats[partner].hand
    full = len(one) == FULL_HAND == len(two) and min(one) >= 0
    return tuple(sorted(one)) if full else ()


def actions(
    view: KillerView, seat: int, gives: Sequence[int], asks: Sequence[int]
) -> tuple[Action, ...]:
    """The whole offer, proposed, in the order in which it is built; () for an empty one.

    For every hand card that is given one of the other hand is asked for.
    """
    if not gives and not asks:
        return ()
    hand = view.seats[seat].hand
    open_ones = sorted(piece for piece in gives if piece not in hand)
    hands = sorted(piece for piece in gives if piece in hand)
    return (
        *(Action(acts.GIVE, piece) for piece in (*open_ones, *hands)),
        *(Action(acts.ASK, piece) for piece in sorted(asks)),
        *(acts.ONLY[acts.ASK_HAND] for _ in hands),
        acts.ONLY[acts.PROPOSE],
    )
