"""Refusals: the ruling that forbids an action, and the message with what to do instead.

`choices` and `dealing` decide what is legal.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from tabletop.core.action import Action
from tabletop.core.game import CHANCE, Refusal
from tabletop.games.bunny_bidding.game import BOOK
from tabletop.games.bunny_bidding.rules import actions as acts
from tabletop.games.bunny_bidding.rules import choices, dealing, frames, handicaps, turns
from tabletop.games.bunny_bidding.rules.cards import (
    ALWAYS_FACEUP,
    ALWAYS_FOLLOW,
    BID_HIGHER,
    BID_LOWER,
    COLLECT_ANY,
    FLIP_ANY,
    INFO_BID,
    INFO_OFFER,
    NEVER_FOLLOW,
    POWERS,
    SMALL_HANDS,
    SWAP_BID,
    SWAP_OFFER,
)
from tabletop.games.bunny_bidding.rules.state import Fields
from tabletop.games.bunny_bidding.rules.turns import Rights

refusal: Final = partial(Refusal.of, BOOK)

OVER: Final = refusal("BI-24", "over")
NOT_NOW: Final = refusal("BI-06", "other-turn")
PLAYERS_TURN: Final = refusal("BI-06", "luck")
DEALER_FIRST: Final = refusal("BI-02", "dealer")
NOT_HELD: Final = refusal("BI-06", "held")
NO_PLACE: Final = refusal("BI-06", "place")

LAYS: Final = (acts.BID_UP, acts.BID_DOWN, acts.OFFER_UP, acts.OFFER_DOWN)

WANTED: Final = (
    (acts.OPEN,),
    (acts.SHOW,),
    (),
    (acts.FORCE,),
    (acts.SPY,),
    (acts.TAKE, acts.ENOUGH),
    (acts.PUT,),
    (acts.CAST_OUT,),
    (acts.MONEY,),
    (acts.SET_ASIDE,),
)
"""Verbs that each frame asks for; a turn asks for many."""

FIRST_THIS: Final = (
    refusal("BI-04", "opening"),
    refusal("BI-69", "showing"),
    NOT_NOW,
    refusal("BI-39", "forcing"),
    refusal("BI-67", "spying"),
    refusal("BI-70", "exchange"),
    refusal("BI-70", "putting"),
    refusal("BI-68", "casting"),
    refusal("BI-44", "money"),
    refusal("BI-75", "giving"),
)
"""Refusals by frame, for an action that is not asked for, or has a wrong object."""

ONLY_THEN: Final = {
    acts.OPEN: refusal("BI-04", "open-now"),
    acts.SHOW: refusal("BI-69", "show-now"),
    acts.FORCE: refusal("BI-39", "force-now"),
    acts.SPY: refusal("BI-40", "spy-now"),
    acts.PUT: refusal("BI-42", "put-now"),
    acts.ENOUGH: refusal("BI-70", "enough-now"),
    acts.SET_ASIDE: refusal("BI-75", "set-aside-now"),
    acts.CAST_OUT: refusal("BI-46", "cast-now"),
    acts.MONEY: refusal("BI-44", "money-now"),
}

USES: Final = {
    acts.LOOK_OFFER: INFO_OFFER,
    acts.LOOK_BID: INFO_BID,
    acts.TAKE: SWAP_OFFER,
    acts.SWAP_BID: SWAP_BID,
    acts.COLLECT: COLLECT_ANY,
    acts.FLIP: FLIP_ANY,
}
"""The power that each action uses."""

AIMS: Final = {
    acts.LOOK_OFFER: refusal("BI-48", "look-offer"),
    acts.LOOK_BID: refusal("BI-49", "look-bid"),
    acts.TAKE: refusal("BI-42", "take"),
    acts.SWAP_BID: refusal("BI-50", "swap-bid"),
    acts.COLLECT: refusal("BI-51", "collect"),
    acts.FLIP: refusal("BI-52", "flip"),
}

HANDICAP_SAYS: Final = {
    ALWAYS_FOLLOW: refusal("BI-54", "follow"),
    NEVER_FOLLOW: refusal("BI-54", "never-follow"),
    BID_LOWER: refusal("BI-55", "bid-lower"),
    BID_HIGHER: refusal("BI-55", "bid-higher"),
    ALWAYS_FACEUP: refusal("BI-56", "faceup"),
    SMALL_HANDS: refusal("BI-57", "small"),
}


def why_not(state: Fields, player: int, action: Action) -> Refusal | None:
    """Returns the ruling that refuses `action`, or None if it is legal."""
    if not state.stack:
        return OVER
    actors = turns.actors(state)
    if player == CHANCE:
        return dealing.refuse(state, action) if actors == (CHANCE,) else PLAYERS_TURN
    if player not in actors:
        return DEALER_FIRST if actors == (CHANCE,) else NOT_NOW
    if action in choices.legal_actions(state, player):
        return None
    phase = state.stack[-1][0]
    if phase != frames.TURN:
        if action.kind in WANTED[phase]:
            return _wrong_object(state, player, phase, action)
        return FIRST_THIS[phase]
    return _in_turn(state, player, action)


def _wrong_object(state: Fields, player: int, phase: int, action: Action) -> Refusal:
    """Returns the refusal of the right verb with an object that does not fit."""
    if phase in (frames.OPENING, frames.SHOWING, frames.PUTTING, frames.GIVING):
        if action.a not in state.hands[player]:
            return NOT_HELD
    if phase == frames.PUTTING and state.setup.show_five:
        return refusal("BI-69", "put-shown")
    if phase == frames.EXCHANGE and action.kind == acts.TAKE:
        return refusal("BI-42", "take-once")
    return FIRST_THIS[phase]


def _in_turn(state: Fields, player: int, action: Action) -> Refusal:
    verb = action.kind
    if verb in LAYS:
        return _no_lay(state, player, action)
    if verb == acts.STOP:
        return _no_stop(state, player, action)
    if verb == acts.GIVE_AWAY:
        return _no_gift(state, player, action)
    if verb in USES:
        return _no_use(state, player, action)
    return ONLY_THEN.get(verb, PLAYERS_TURN)


def _no_lay(state: Fields, player: int, action: Action) -> Refusal:
    tile = action.a
    if tile not in state.hands[player] or action.b != -1 or action.more:
        return NOT_HELD
    if tile not in turns.usable(state, player):
        return refusal("BI-69", "shown")
    found = turns.public_rights(state, player)
    offer = action.kind in (acts.OFFER_UP, acts.OFFER_DOWN)
    if not (found.offer if offer else found.bid):
        return _no_room(state, found, offer)
    down = action.kind in (acts.BID_DOWN, acts.OFFER_DOWN)
    if down and not turns.may_lay_down(state.turn, state.force, found, offer):
        forced = turns.FORCED_OFFER if offer else turns.FORCED_BIDS
        if state.force & forced:
            return refusal("BI-39", "down-forced")
        return refusal("BI-12", "down")
    return _handicap_refusal(state, player, action)


def _no_room(state: Fields, found: Rights, offer: bool) -> Refusal:
    """Returns the reason why no further tile may be laid there."""
    turn = state.turn
    if found.room == 0:
        return refusal("BI-10", "room")
    if not offer and turn[turns.NO_BID]:
        return refusal("BI-51", "bid-taken")
    if turn[turns.LAZY]:
        return refusal("BI-64", "lazy")
    if found.required and found.required >= found.room:
        return refusal("BI-06", "bid-left") if offer else refusal("BI-06", "offer-left")
    return refusal("BI-11", "more")


def _no_stop(state: Fields, player: int, action: Action) -> Refusal:
    if action.a != -1 or action.b != -1 or action.more:
        return NO_PLACE
    found = turns.public_rights(state, player)
    turn = state.turn
    if turns.may_stop(state, found):
        return _handicap_refusal(state, player, action)
    if not found.required:
        return refusal("BI-12", "down")
    if turn[turns.DUTY]:
        return refusal("BI-10", "stop-highest")
    if turn[turns.BONUS]:
        return refusal("BI-38", "stop-bonus")
    return refusal("BI-06", "stop")


def _no_gift(state: Fields, player: int, action: Action) -> Refusal:
    held = state.powers[player] + state.handicaps[player]
    if action.a not in held or action.b != -1 or action.more:
        return refusal("BI-59", "gift")
    if state.gifted:
        return refusal("BI-59", "gift-again")
    if turns.may_give_away(state, player, state.setup.limit):
        return _handicap_refusal(state, player, action)
    return refusal("BI-73", "gift-now")


def _no_use(state: Fields, player: int, action: Action) -> Refusal:
    power = USES[action.kind]
    if power not in state.powers[player]:
        return refusal("BI-48", "power")
    if state.turn[turns.USED] >> power - POWERS[0] & 1:
        return refusal("BI-48", "power-again")
    return AIMS[action.kind]


def _handicap_refusal(state: Fields, player: int, action: Action) -> Refusal:
    """Returns the refusal by the handicap that forbids the action, the one held longest."""
    found = turns.public_rights(state, player)
    open_to_all = turns.lays(state, player, found)
    if turns.may_stop(state, found) or choices.small_hands_stop(state, player):
        open_to_all.append(acts.STOP_HERE)
    tile = handicaps.forbidding(state, player, open_to_all, action)
    return HANDICAP_SAYS.get(tile, NOT_NOW)
