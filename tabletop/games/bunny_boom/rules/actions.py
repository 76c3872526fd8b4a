"""Verbs and actions of this game; every action is made once and shared.

`choices` decides which are legal.
"""

from __future__ import annotations

from typing import Final

from tabletop.core.action import Action
from tabletop.games.bunny_boom.game import VERBS as VERBS
from tabletop.games.bunny_boom.rules.cards import CARDS, RIVER
from tabletop.games.bunny_boom.rules.village import SPACES

(
    PLAY_CARD,
    BRING,
    GIVE,
    JUMP,
    USE,
    PLACE,
    OFFER,
    SWAP_WITH,
    GIFT,
    DRAW_PILE,
    DRAW_RIVER,
    LUCKY_CARD,
    FIRST,
    SHUFFLE,
    TIME_OUT,
) = range(len(VERBS))

SEATS: Final = range(4)

PLAYED: Final = tuple(
    tuple(Action(PLAY_CARD, card, space) for space in range(SPACES)) for card in range(CARDS)
)
"""PLAYED[card][space]: play the card of the hand on that space."""

BRINGS: Final = tuple(Action(BRING, seat) for seat in SEATS)
"""Bring that seat's pawn to the Carrot card just played."""

GIVES: Final = tuple(Action(GIVE, seat) for seat in SEATS)
"""Give that seat one bunny of a home too small for all (Share, Fox)."""

JUMPS: Final = tuple(Action(JUMP, space) for space in range(SPACES))
"""Jump over the card on that space."""

USES: Final = tuple(Action(USE, slot) for slot in range(RIVER))
"""Use the river effect of the card in that slot."""

PLACES: Final = tuple(Action(PLACE, space) for space in range(SPACES))
"""Put one bunny of the home on that village card."""

OFFERS: Final = tuple(Action(OFFER, card) for card in range(CARDS))
"""Offer that card of the hand for a swap."""

SWAPS: Final = tuple(Action(SWAP_WITH, seat) for seat in SEATS)
GIFTS: Final = tuple(Action(GIFT, seat) for seat in SEATS)
"""Give the hidden gift to that seat's home."""

FROM_PILE: Final = Action(DRAW_PILE)
FROM_RIVER: Final = tuple(Action(DRAW_RIVER, slot) for slot in range(RIVER))

LUCKY: Final = tuple(Action(LUCKY_CARD, card) for card in range(CARDS))
"""Dealer: that card of the other hand is drawn."""

FIRSTS: Final = tuple(Action(FIRST, seat) for seat in SEATS)
"""Dealer: that seat starts."""

CLOCK: Final = Action(TIME_OUT)
"""Dealer: the sand has run out."""


def shuffle(cards: tuple[int, ...]) -> Action:
    """Returns the dealer's shuffle: the deck from the top card down."""
    return Action(SHUFFLE, cards[0], cards[1], cards[2:])


def shuffled_cards(action: Action) -> tuple[int, ...]:
    """Returns the deck of a `shuffle`, from the top card down."""
    return (action.a, action.b, *action.more)
