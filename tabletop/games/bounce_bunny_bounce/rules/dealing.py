"""Luck: who starts and what lies where. Its outcomes are the dealer's actions.

What makes a field fair is in `fair_field`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from tabletop.core.action import Action
from tabletop.core.chance import pick, shuffle, shuffled
from tabletop.core.event import Sink
from tabletop.core.frames import Frame
from tabletop.core.game import Refusal
from tabletop.games.bounce_bunny_bounce.game import BOOK
from tabletop.games.bounce_bunny_bounce.rules import actions as acts
from tabletop.games.bounce_bunny_bounce.rules import events, frames, turns
from tabletop.games.bounce_bunny_bounce.rules.cards import (
    BOTTOM,
    BYTE,
    CARROT,
    CELLS,
    COUNTS,
    KINDS,
)
from tabletop.games.bounce_bunny_bounce.rules.fair_field import is_fair
from tabletop.games.bounce_bunny_bounce.rules.state import Fields

refusal: Final = partial(Refusal.of, BOOK)

HIDDEN: Final = tuple(kind for kind in range(KINDS) if kind != CARROT for _ in range(COUNTS[kind]))
"""The 30 cards that are shuffled, in a fixed order."""

MOST_DEALS: Final = 1000
"""Three fields in four are fair, so a fair one is missing after so many deals only on paper."""


def chance_outcomes(state: Fields) -> Sequence[tuple[Action, float]] | None:
    """Returns even odds for the seat that starts. Fields are too many to list."""
    if state.stack[-1][0] == frames.DRAW_FIRST:
        return [(acts.FIRSTS[0], 0.5), (acts.FIRSTS[1], 0.5)]
    return None


def sample_chance(state: Fields, rng: Random) -> Action:
    """One outcome of what the dealer owes."""
    if state.stack[-1][0] == frames.DRAW_FIRST:
        return acts.FIRSTS[pick(2, rng)]
    kinds = _field(rng)
    for _ in range(MOST_DEALS):
        if not state.setup.fair or is_fair(kinds):
            break
        kinds = _field(rng)
    return acts.deal(kinds)


def _field(rng: Random) -> tuple[int, ...]:
    """Five carrots in the 28 cells above the bottom row, the shuffled cards in the others."""
    above = CELLS - len(BOTTOM)
    carrots = set(shuffled(above, rng)[: COUNTS[CARROT]])
    cards = list(HIDDEN)
    shuffle(cards, rng)
    laid = iter(cards)
    return tuple(CARROT if cell in carrots else next(laid) for cell in range(CELLS))


def refuse_deal(state: Fields, action: Action) -> Refusal | None:
    """Returns why the dealer may not do that, or None."""
    if state.stack[-1][0] == frames.DRAW_FIRST:
        if action in acts.FIRSTS:
            return None
        return refusal("BBB-04", "draw-first")
    if action.kind != acts.DEAL:
        return refusal("BBB-03", "deal")
    kinds = acts.dealt_kinds(action)
    if len(kinds) != CELLS or tuple(kinds.count(kind) for kind in range(KINDS)) != COUNTS:
        return refusal("BBB-01", "deal-cards")
    if any(kinds[cell] == CARROT for cell in BOTTOM):
        return refusal("BBB-03", "deal-bottom")
    if state.setup.fair and not is_fair(kinds):
        return refusal("BBB-47", "deal-fair")
    return None


def draw_first(
    state: Fields, player: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    """Carries out `first`."""
    state.first = action.a
    if sink:
        sink(events.START_DRAWN(action.a))


def deal_field(
    state: Fields, player: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    """Carries out `deal`; carrots lie face up. The first turn begins."""
    kinds = acts.dealt_kinds(action)
    state.kinds = bytes(kinds)
    state.at = bytearray(range(CELLS))
    carrots = tuple(cell for cell in range(CELLS) if kinds[cell] == CARROT)
    for cell in carrots:
        state.up |= BYTE[cell]
    state.seen = [state.up, state.up]
    if sink:
        sink(events.FIELD_DEALT(amount=len(carrots), detail=events.Field(carrots)))
    turns.begin_turn(state, state.first, sink)
