"""Refusals: the ruling that forbids an action, and a sentence with what to do instead.

`choices` and `dealing` decide what is legal.
"""

from __future__ import annotations

from typing import Final

from tabletop.core.action import Action
from tabletop.core.game import CHANCE, Refusal
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

OVER: Final = Refusal("BI-24", "The match is over; nothing more can be done in it.")
NOT_NOW: Final = Refusal("BI-06", "It is another player's turn.")
PLAYERS_TURN: Final = Refusal("BI-06", "A player is to choose now; luck has nothing to decide.")
DEALER_FIRST: Final = Refusal("BI-02", "First the dealer has to deal.")
NOT_HELD: Final = Refusal("BI-06", "You do not have that tile.")
NO_PLACE: Final = Refusal("BI-06", "No tile that would do lies there; choose another one.")

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
    Refusal("BI-04", "First lay the face-up tiles that open the offer; any tile of yours will do."),
    Refusal("BI-69", "First show the tiles you will use, each once, from your hand."),
    NOT_NOW,
    Refusal("BI-39", "First choose the offer or the bids: tiles there must lie face up."),
    Refusal("BI-67", "First choose another player whose goal you look at."),
    Refusal("BI-70", "First take another tile of the offer, or say that it is enough."),
    Refusal("BI-70", "First put a tile of your hand in place of the one you take."),
    Refusal("BI-68", "First choose the player whose bid is ignored."),
    Refusal("BI-44", "First choose whether matching bids gain or lose 50."),
    Refusal("BI-75", "First set aside the tiles you give to the left, from low to high."),
)
"""Refusals by frame, for an action that is not asked for, or has a wrong object."""

ONLY_THEN: Final = {
    acts.OPEN: Refusal("BI-04", "The offer is open already; lay tiles as bid or offer."),
    acts.SHOW: Refusal("BI-69", "Tiles are shown at the start of a turn only."),
    acts.FORCE: Refusal("BI-39", "That is chosen only when the egg for it is offered face up."),
    acts.SPY: Refusal("BI-40", "A goal is looked at only when a spy egg is offered face up."),
    acts.PUT: Refusal("BI-42", "Tiles go there only in exchange for one taken from the offer."),
    acts.ENOUGH: Refusal("BI-70", "No exchange is under way."),
    acts.SET_ASIDE: Refusal("BI-75", "Tiles are given only when a doubled number is played."),
    acts.CAST_OUT: Refusal("BI-46", "A bid is ignored only when the bids are checked."),
    acts.MONEY: Refusal("BI-44", "That is chosen only when the bids are checked."),
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
    acts.LOOK_OFFER: Refusal("BI-48", "Look at a tile that lies face down in the offer."),
    acts.LOOK_BID: Refusal("BI-49", "Look at a face-down bid tile of another player."),
    acts.TAKE: Refusal("BI-42", "Exchange a tile of the offer for a tile you can spare."),
    acts.SWAP_BID: Refusal("BI-50", "Exchange a tile of your own bid for one of another bid."),
    acts.COLLECT: Refusal(
        "BI-51",
        "Take a face-down tile of the offer before you bid; your turn needs a face-up tile.",
    ),
    acts.FLIP: Refusal("BI-52", "Turn over a tile that lies in the offer or in a bid."),
}

HANDICAP_SAYS: Final = {
    ALWAYS_FOLLOW: Refusal("BI-54", "Your handicap: offer a type that lies open in the offer."),
    NEVER_FOLLOW: Refusal("BI-54", "Your handicap: offer a type that does not lie open there."),
    BID_LOWER: Refusal(
        "BI-55", "Your handicap: your bid must end below the highest open number of the offer."
    ),
    BID_HIGHER: Refusal(
        "BI-55", "Your handicap: your bid must end above the lowest open number of the offer."
    ),
    ALWAYS_FACEUP: Refusal("BI-56", "Your handicap: lay at least two tiles face up in a turn."),
    SMALL_HANDS: Refusal(
        "BI-57", "Your handicap: three tiles a turn at most, one of them a bid and one an offer."
    ),
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
        return Refusal("BI-69", "Put a shown tile that your turn does not need.")
    if phase == frames.EXCHANGE and action.kind == acts.TAKE:
        return Refusal("BI-42", "Take a tile of the offer, each place once, not the replacement.")
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
        return Refusal("BI-69", "Only the tiles you have shown may be used in this turn.")
    found = turns.public_rights(state, player)
    offer = action.kind in (acts.OFFER_UP, acts.OFFER_DOWN)
    if not (found.offer if offer else found.bid):
        return _no_room(state, found, offer)
    down = action.kind in (acts.BID_DOWN, acts.OFFER_DOWN)
    if down and not turns.may_lay_down(state.turn, state.force, found, offer):
        forced = turns.FORCED_OFFER if offer else turns.FORCED_BIDS
        if state.force & forced:
            return Refusal("BI-39", "In this round tiles are laid face up there.")
        return Refusal("BI-12", "At least one tile of your turn must lie face up.")
    return _handicap_refusal(state, player, action)


def _no_room(state: Fields, found: Rights, offer: bool) -> Refusal:
    """Returns the reason why no further tile may be laid there."""
    turn = state.turn
    if found.room == 0:
        return Refusal("BI-10", "Your turn has all the tiles it can have.")
    if not offer and turn[turns.NO_BID]:
        return Refusal("BI-51", "You have taken a tile and do not bid in this round.")
    if turn[turns.LAZY]:
        return Refusal("BI-64", "A lazy turn has one bid and one offer tile at most.")
    if found.required and found.required >= found.room:
        where = "as your bid" if offer else "to the offer"
        return Refusal("BI-06", f"What is left must go {where}: a turn has one of each.")
    return Refusal(
        "BI-11", "One bid and one offer tile make a turn; more only where something allows it."
    )


def _no_stop(state: Fields, player: int, action: Action) -> Refusal:
    if action.a != -1 or action.b != -1 or action.more:
        return NO_PLACE
    found = turns.public_rights(state, player)
    turn = state.turn
    if turns.may_stop(state, found):
        return _handicap_refusal(state, player, action)
    if not found.required:
        return Refusal("BI-12", "At least one tile of your turn must lie face up.")
    if turn[turns.DUTY]:
        return Refusal("BI-10", "You laid the highest number: one more tile must follow.")
    if turn[turns.BONUS]:
        return Refusal("BI-38", "This turn must have three tiles at least, with bid and offer.")
    return Refusal("BI-06", "Your turn still lacks a bid or an offer tile.")


def _no_gift(state: Fields, player: int, action: Action) -> Refusal:
    held = state.powers[player] + state.handicaps[player]
    if action.a not in held or action.b != -1 or action.more:
        return Refusal("BI-59", "You can give away only a power or handicap that you hold.")
    if state.gifted:
        return Refusal("BI-59", "One power or handicap a round can be given away.")
    if turns.may_give_away(state, player, state.setup.limit):
        return _handicap_refusal(state, player, action)
    return Refusal(
        "BI-73",
        "A power or handicap is your first offer tile of the turn, or an extra you may lay.",
    )


def _no_use(state: Fields, player: int, action: Action) -> Refusal:
    power = USES[action.kind]
    if power not in state.powers[player]:
        return Refusal("BI-48", "You do not hold the power for that.")
    if state.turn[turns.USED] >> power - POWERS[0] & 1:
        return Refusal("BI-48", "Each power can be used once in a turn.")
    return AIMS[action.kind]


def _handicap_refusal(state: Fields, player: int, action: Action) -> Refusal:
    """Returns the refusal by the handicap that forbids the action, the one held longest."""
    found = turns.public_rights(state, player)
    open_to_all = turns.lays(state, player, found)
    if turns.may_stop(state, found) or choices.small_hands_stop(state, player):
        open_to_all.append(acts.STOP_HERE)
    tile = handicaps.forbidding(state, player, open_to_all, action)
    return HANDICAP_SAYS.get(tile, NOT_NOW)
