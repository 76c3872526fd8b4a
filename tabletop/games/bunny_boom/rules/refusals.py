"""Refusals of actions: the ruling and the message that says what to do instead.

`choices` and `dealing` decide what is legal.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from tabletop.core.action import Action
from tabletop.core.game import CHANCE, Refusal
from tabletop.games.bunny_boom.game import BOOK
from tabletop.games.bunny_boom.rules import actions as acts
from tabletop.games.bunny_boom.rules import choices, dealing, frames
from tabletop.games.bunny_boom.rules.cards import FLOW, FLOW_NONE, NO_CARD, RIVER
from tabletop.games.bunny_boom.rules.state import Fields

refusal: Final = partial(Refusal.of, BOOK)

OVER: Final = refusal("BB-57", "over")
NOT_A_SPACE: Final = refusal("BB-08", "space")

FIRST_THIS: Final = (
    refusal("BB-71", "first-play"),
    refusal("BB-24", "first-bring"),
    refusal("BB-28", "first-share"),
    refusal("BB-37", "first-fox"),
    refusal("BB-30", "first-jump"),
    refusal("BB-44", "first-use"),
    refusal("BB-47", "first-place"),
    refusal("BB-48", "first-offer"),
    refusal("BB-68", "first-swap-with"),
    refusal("BB-50", "first-gift"),
    refusal("BB-54", "first-draw"),
    refusal("BB-21", "first-take"),
)
"""Refusals that name the choice of the present frame, by its number."""

NOT_NOW: Final = (
    refusal("BB-71", "now-play"),
    refusal("BB-23", "now-bring"),
    refusal("BB-28", "now-give"),
    refusal("BB-29", "now-jump"),
    refusal("BB-44", "now-use"),
    refusal("BB-47", "now-place"),
    refusal("BB-48", "now-swap"),
    refusal("BB-48", "now-swap"),
    refusal("BB-50", "now-gift"),
    refusal("BB-54", "now-draw"),
    refusal("BB-54", "now-draw"),
    refusal("BB-68", "now-lucky"),
    refusal("BB-05", "now-first"),
    refusal("BB-02", "now-shuffle"),
    refusal("BB-70", "now-time"),
)
"""Refusals of a verb that is not possible at this moment, by verb."""


def why_not(state: Fields, player: int, action: Action) -> Refusal | None:
    """Returns the refusal of `action`, or None when it is legal."""
    if not state.stack:
        return OVER
    asked = frames.actors(state)[0]
    if player == CHANCE:
        if asked == CHANCE:
            return dealing.refuse(state, action)
        if action == choices.clock_action(state):
            return None
        return NOT_NOW[action.kind]
    if player != asked:
        return _not_asked(state, asked)
    if action in choices.legal_actions(state, player):
        return None
    return _refusal(state, player, action)


def _not_asked(state: Fields, asked: int) -> Refusal:
    if asked == CHANCE:
        return refusal("BB-05", "not-dealt")
    return refusal("BB-05", "other-turn")


def _refusal(state: Fields, player: int, action: Action) -> Refusal:
    phase = state.stack[-1][0]
    wanted = WANTED[phase]
    if action.kind not in wanted:
        first = FIRST_THIS[phase]
        return NOT_NOW[action.kind] if phase in (frames.PLAY, frames.DRAW) else first
    pieces = 2 if action.kind == acts.PLAY_CARD else 1
    if action.more or (pieces == 1 and action.b != -1):
        return FIRST_THIS[phase]
    return _WRONG[phase](state, player, action)


WANTED: Final = (
    (acts.PLAY_CARD,),
    (acts.BRING,),
    (acts.GIVE,),
    (acts.GIVE,),
    (acts.JUMP,),
    (acts.USE,),
    (acts.PLACE,),
    (acts.OFFER,),
    (acts.SWAP_WITH,),
    (acts.GIFT,),
    (acts.DRAW_PILE, acts.DRAW_RIVER),
    (acts.DRAW_RIVER,),
)
"""The verbs each frame asks for."""


def _no_play(state: Fields, player: int, action: Action) -> Refusal:
    card, space = action.a, action.b
    spaces, top = state.setup.spaces, state.top
    if card not in state.hands[player]:
        return refusal("BB-71", "own-card")
    if not 0 <= space < spaces:
        return NOT_A_SPACE
    if top.find(NO_CARD, 0, spaces) >= 0:
        if top[space] != NO_CARD:
            return refusal("BB-09", "second-level")
        return refusal("BB-08", "arm")
    if state.closed >> space & 1:
        return refusal("BB-18", "closed")
    return refusal("BB-11", "own-pawn")


def _no_bring(state: Fields, player: int, action: Action) -> Refusal:
    if action.a == player:
        return refusal("BB-23", "bring-own")
    return refusal("BB-24", "bring-nobody")


def _no_share(state: Fields, player: int, action: Action) -> Refusal:
    if action.a == player:
        return refusal("BB-28", "share-own")
    return refusal("BB-67", "share-again")


def _no_fox(state: Fields, player: int, action: Action) -> Refusal:
    if action.a == player:
        return refusal("BB-36", "fox-own")
    return refusal("BB-69", "fox-pawn")


def _no_jump(state: Fields, player: int, action: Action) -> Refusal:
    return refusal("BB-30", "jump-between")


def _no_use(state: Fields, player: int, action: Action) -> Refusal:
    slot = action.a
    if 0 <= slot < RIVER and state.river[slot] != NO_CARD and FLOW[state.river[slot]] == FLOW_NONE:
        return refusal("BB-44", "use-none")
    return refusal("BB-44", "use-river")


def _no_place(state: Fields, player: int, action: Action) -> Refusal:
    return refusal("BB-47", "place-card")


def _no_offer(state: Fields, player: int, action: Action) -> Refusal:
    return refusal("BB-48", "offer-own")


def _no_swap(state: Fields, player: int, action: Action) -> Refusal:
    if action.a == player:
        return refusal("BB-68", "swap-own")
    return refusal("BB-48", "swap-empty")


def _no_gift(state: Fields, player: int, action: Action) -> Refusal:
    return refusal("BB-50", "gift-nobody")


def _no_draw(state: Fields, player: int, action: Action) -> Refusal:
    if action.kind == acts.DRAW_PILE:
        return refusal("BB-55", "pile-empty")
    slot = action.a
    if 0 <= slot < RIVER and slot == state.using:
        return refusal("BB-49", "draw-used")
    if 0 <= slot < RIVER:
        return refusal("BB-53", "draw-gap")
    return refusal("BB-54", "draw-what")


def _no_take(state: Fields, player: int, action: Action) -> Refusal:
    return refusal("BB-21", "take-river")


_WRONG: Final[tuple[Callable[[Fields, int, Action], Refusal], ...]] = (
    _no_play,
    _no_bring,
    _no_share,
    _no_fox,
    _no_jump,
    _no_use,
    _no_place,
    _no_offer,
    _no_swap,
    _no_gift,
    _no_draw,
    _no_take,
)
