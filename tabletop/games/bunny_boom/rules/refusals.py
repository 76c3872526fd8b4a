"""Refusals of actions: the ruling and one sentence that says what to do instead.

`choices` and `dealing` decide what is legal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabletop.core.action import Action
from tabletop.core.game import CHANCE, Refusal
from tabletop.games.bunny_boom.rules import actions as acts
from tabletop.games.bunny_boom.rules import choices, dealing, frames
from tabletop.games.bunny_boom.rules.cards import FLOW, FLOW_NONE, NO_CARD, RIVER
from tabletop.games.bunny_boom.rules.state import Fields

OVER: Final = Refusal("BB-57", "The match is over; nothing more can be done in it.")
NOT_A_SPACE: Final = Refusal("BB-08", "That is no space of this village.")

FIRST_THIS: Final = (
    Refusal("BB-71", "First put a card of your hand on a space."),
    Refusal("BB-24", "First choose whose pawn comes to the Carrot card."),
    Refusal("BB-28", "First choose who gets one of your bunnies."),
    Refusal("BB-37", "First choose whose pawn the Fox gives one of your bunnies to."),
    Refusal("BB-30", "First choose which card on your way is jumped."),
    Refusal("BB-44", "First choose the river card whose effect you use."),
    Refusal("BB-47", "First choose the village card that gets your bunny."),
    Refusal("BB-48", "First choose the card of your hand that you swap."),
    Refusal("BB-68", "First choose whose hand you swap with."),
    Refusal("BB-50", "First choose whose home gets the hidden gift."),
    Refusal("BB-54", "First draw up to three cards."),
    Refusal("BB-21", "First take a card from the river; then comes the boom."),
)
"""Refusals that name the choice of the present frame, by its number."""

NOT_NOW: Final = (
    Refusal("BB-71", "You have put down your card; a turn has one."),
    Refusal("BB-23", "Only a Carrot card brings another pawn."),
    Refusal("BB-28", "Bunnies are given one by one only when a Share or the Fox runs short."),
    Refusal("BB-29", "A card is jumped only by the play effect that says so."),
    Refusal("BB-44", "A river effect comes with a card that has a wave, after the move."),
    Refusal("BB-47", "Bunnies are put on village cards only by that river effect."),
    Refusal("BB-48", "Cards are swapped only by that river effect."),
    Refusal("BB-48", "Cards are swapped only by that river effect."),
    Refusal("BB-50", "A hidden gift is given only by that river effect."),
    Refusal("BB-54", "Cards are drawn after the move and the effects, up to three in hand."),
    Refusal("BB-54", "Cards are drawn after the move and the effects, up to three in hand."),
    Refusal("BB-68", "Which card a swap brings is luck."),
    Refusal("BB-05", "Who starts is drawn before the match."),
    Refusal("BB-02", "The deck is shuffled once, before the match."),
    Refusal("BB-70", "The sand timer cannot run out now."),
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
        return Refusal("BB-05", "The cards are not dealt yet, or luck is still to fall.")
    return Refusal("BB-05", "It is another player's turn.")


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
        return Refusal("BB-71", "Play a card of your own hand.")
    if not 0 <= space < spaces:
        return NOT_A_SPACE
    if top.find(NO_CARD, 0, spaces) >= 0:
        if top[space] != NO_CARD:
            return Refusal(
                "BB-09", "Cards go on top of others only when every space has a card; fill one."
            )
        return Refusal(
            "BB-08", "An arm is filled from the centre outward; choose the next free space of it."
        )
    if state.closed >> space & 1:
        return Refusal("BB-18", "That space is closed; choose an open one.")
    return Refusal("BB-11", "Your own pawn stands there; choose a space without it.")


def _no_bring(state: Fields, player: int, action: Action) -> Refusal:
    if action.a == player:
        return Refusal("BB-23", "A Carrot card brings another villager's pawn, not your own.")
    return Refusal("BB-24", "Nobody plays at that seat; choose another villager.")


def _no_share(state: Fields, player: int, action: Action) -> Refusal:
    if action.a == player:
        return Refusal("BB-28", "You share with the others, not with yourself.")
    return Refusal("BB-67", "Each other player gets one bunny at most; choose one without.")


def _no_fox(state: Fields, player: int, action: Action) -> Refusal:
    if action.a == player:
        return Refusal("BB-36", "The Fox passes by your own pawn; choose another's.")
    return Refusal("BB-69", "Choose a pawn on the card the Fox has just come to.")


def _no_jump(state: Fields, player: int, action: Action) -> Refusal:
    return Refusal("BB-30", "Jump a card strictly between your pawn and the card you played.")


def _no_use(state: Fields, player: int, action: Action) -> Refusal:
    slot = action.a
    if 0 <= slot < RIVER and state.river[slot] != NO_CARD and FLOW[state.river[slot]] == FLOW_NONE:
        return Refusal("BB-44", "That card has no river effect; choose one that has.")
    return Refusal("BB-44", "Choose a card that lies in the river and has a river effect.")


def _no_place(state: Fields, player: int, action: Action) -> Refusal:
    return Refusal("BB-47", "Bunnies go on cards that lie in the village; choose one.")


def _no_offer(state: Fields, player: int, action: Action) -> Refusal:
    return Refusal("BB-48", "Swap a card of your own hand.")


def _no_swap(state: Fields, player: int, action: Action) -> Refusal:
    if action.a == player:
        return Refusal("BB-68", "Swap with another player's hand.")
    return Refusal("BB-48", "There is no card in a hand of that seat; choose another player.")


def _no_gift(state: Fields, player: int, action: Action) -> Refusal:
    return Refusal("BB-50", "Nobody plays at that seat; choose a home of this match.")


def _no_draw(state: Fields, player: int, action: Action) -> Refusal:
    if action.kind == acts.DRAW_PILE:
        return Refusal("BB-55", "The pile is empty; draw from the river.")
    slot = action.a
    if 0 <= slot < RIVER and slot == state.using:
        return Refusal("BB-49", "That river card is being used; draw another one.")
    if 0 <= slot < RIVER:
        return Refusal("BB-53", "That place of the river is filled only at the end of the turn.")
    return Refusal("BB-54", "Draw from the pile or a card of the river.")


def _no_take(state: Fields, player: int, action: Action) -> Refusal:
    return Refusal("BB-21", "Take a card that lies in the river.")


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
