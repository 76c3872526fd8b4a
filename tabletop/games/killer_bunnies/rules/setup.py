"""Setup: the constant tables of a match by physical card, shared by all its states."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from tabletop.games.killer_bunnies.rules.cards import (
    ANY_END,
    CANCEL,
    CARDS,
    DEF_PLUS,
    FREE_CARD,
    FX,
    GAIN,
    HEAL,
    PEEK_DISCARD,
    REROLL,
    RES,
    RESOURCE,
    RETALIATE,
    VERY_SPECIAL,
)
from tabletop.games.killer_bunnies.rules.decks import main_type, supply_of

WINDOWS: Final = ("play", "defence", "roll", "kill", "free", "end", "talk")
W_PLAY, W_DEF, W_ROLL, W_KILL, W_FREE, W_EOT, W_TALK = range(len(WINDOWS))
"""Response windows (R15); "talk" is the one after the main action, in which offers out of turn are
made as well."""

WINDOW_OF: Final = {
    CANCEL: W_PLAY,
    DEF_PLUS: W_DEF,
    REROLL: W_ROLL,
    RETALIATE: W_KILL,
    HEAL: W_FREE,
    GAIN: W_EOT,
    PEEK_DISCARD: W_EOT,
}


class Setup:
    """Options of a match and its cards.

    Attributes:
        lists: each seat's deck, as numbers of CARDS.
        goal: points that win.
        free_universal: a Universal card is any one type each time it pays.
        hands_on: R21's house setting.
        gifts: creatures and cities may go into another's part (A17).
        size: how many cards there are; a card of the match is a number below it.
        card: for each its printed card. The tables after it follow from that.
        aligned: the Heroes and Villains among them.
        origin: for each the seat whose deck it is from.
        resource: the type it pays, UNIVERSAL, or -1.
        window: the window its response belongs to, or -1.
        by_window: the cards of each window.
        main: each seat's main resource type.
        supply: of each deck the RESOURCE cards by type; the last count is Universal ones.
    """

    __slots__ = (
        "align",
        "aligned",
        "by_window",
        "card",
        "cost",
        "free_universal",
        "fx",
        "gifts",
        "goal",
        "hands_on",
        "hold",
        "kind",
        "lists",
        "main",
        "origin",
        "resource",
        "size",
        "subtype",
        "supply",
        "symbol",
        "value",
        "window",
    )

    def __init__(
        self,
        lists: tuple[tuple[int, ...], ...],
        goal: int,
        free_universal: bool,
        hands_on: bool,
        gifts: bool,
    ) -> None:
        self.lists = lists
        self.goal = goal
        self.free_universal = free_universal
        self.hands_on = hands_on
        self.gifts = gifts
        self.card = tuple(n for deck in lists for n in deck)
        self.size = len(self.card)
        self.origin = bytes(seat for seat, deck in enumerate(lists) for _ in deck)
        self.main = tuple(main_type(deck) for deck in lists)
        self.supply = tuple(supply_of(deck) for deck in lists)
        printed = [CARDS[n] for n in self.card]
        self.kind = bytes(card.kind for card in printed)
        self.subtype = bytes(card.subtype for card in printed)
        self.value = bytes(card.value for card in printed)
        self.align = bytes(card.align for card in printed)
        self.aligned = tuple(piece for piece in range(self.size) if self.align[piece])
        self.hold = bytes(card.hold for card in printed)
        self.symbol = tuple(card.symbol for card in printed)
        self.cost = tuple(card.cost for card in printed)
        self.fx = tuple(FX[n] for n in self.card)
        self.resource = tuple(FX[n][RES][1] if CARDS[n].kind == RESOURCE else -1 for n in self.card)
        self.window = tuple(_window(n) for n in self.card)
        self.by_window = tuple(
            tuple(piece for piece in range(self.size) if self.window[piece] == kind)
            for kind in range(len(WINDOWS))
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return make_setup, (
            self.lists, self.goal, self.free_universal, self.hands_on, self.gifts
        )  # fmt: skip


def _window(number: int) -> int:
    card = CARDS[number]
    if card.kind != VERY_SPECIAL:
        return -1
    window = WINDOW_OF[card.effects[0][0]]
    assert (window == W_FREE) == (card.subtype == FREE_CARD)
    assert (window == W_EOT) == (card.subtype in (ANY_END, ANY_END + 1))
    return window


@lru_cache(maxsize=64)
def make_setup(
    lists: tuple[tuple[int, ...], ...],
    goal: int,
    free_universal: bool,
    hands_on: bool,
    gifts: bool,
) -> Setup:
    """Returns the setup of these options; equal options share one."""
    return Setup(lists, goal, free_universal, hands_on, gifts)
