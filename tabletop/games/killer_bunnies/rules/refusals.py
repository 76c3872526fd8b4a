"""Refusals of actions: the paragraph and one sentence that says what to do instead.

The modules of the frames decide what is legal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabletop.core.action import Action
from tabletop.core.game import CHANCE, Refusal
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import (
    circles,
    dealing,
    flow,
    frames,
    paying,
    placing,
    playing,
    trading,
    turns,
)
from tabletop.games.killer_bunnies.rules.cards import (
    CARDS,
    GROUND_RUNNER,
    GROUND_WEAPON,
    RESOURCE,
    RUN,
    SUPER,
    VERY_SPECIAL,
    cost_words,
)
from tabletop.games.killer_bunnies.rules.setup import W_DEF, W_EOT, W_FREE, W_KILL, W_PLAY, W_ROLL
from tabletop.games.killer_bunnies.rules.state import Fields
from tabletop.games.killer_bunnies.rules.zones import HIDDEN, SEAT, ZONE

OVER: Final = Refusal("R20", "The match is over; nothing more can be done in it.")
NOT_YOUR_CARD: Final = Refusal("R4", "That card is not yours to play; choose one of your own.")
NO_SUCH: Final = Refusal("R6", "That place or card is not among those you may choose here.")

WANTED: Final[dict[int, tuple[str, str]]] = {
    frames.DECLARE: ("R1", "First name the type of your Universal cards."),
    frames.SEALED: ("R2", "First choose two of your seven cards as TOP RUN and BOTTOM RUN."),
    frames.FREE: ("R3", "That is no action of your turn."),
    frames.EXITS: ("R3", "First say which occupants leave by Exit Strategy, or that none does."),
    frames.TARGET: ("KB-18", "Name a card it may be aimed at."),
    frames.OPPONENT: ("KB-18", "Name an opponent it may be aimed at."),
    frames.DIRECTION: ("R12", "First say which way the Runner goes round."),
    frames.SPLASH: ("KB-18", "First say whether the neighbours are struck as well."),
    frames.PAY: ("R5", "Pay with an unspent RESOURCE card of yours that fits, or let it be paid."),
    frames.PLACE: ("R6", "Put the creature into a slot of a part where it may stand."),
    frames.PLACE_CITY: ("R6", "Put the city into a slot of The Center Circle."),
    frames.CLAIM: ("KB-03", "Put the claimed city into a slot of your own part, or leave it."),
    frames.OCCUPY: ("KB-02", "Put a bunny that fits into your new city."),
    frames.MOVE: ("KB-01", "Move one of your creatures to another slot of your part, or none."),
    frames.HEAL: ("KB-16", "Name a damaged piece of yours and how many points come off."),
    frames.SYMBOL: ("A66", "Name one of the six Symbols."),
    frames.TOSS_SAVED: ("A66", "Discard one of your saved cards with that Symbol."),
    frames.TAKE: ("KB-17", "Take a card with that Symbol out of your Draw Pile."),
    frames.TOSS_HAND: ("KB-17", "Discard another card of your hand."),
    frames.GIVE_UP: ("KB-22", "Give up an occupant of the damaged city."),
    frames.RUN_NEXT: ("A2", "First choose a hand card as the new BOTTOM RUN."),
    frames.DRAWING: ("KB-20", "Draw a card, or stop drawing."),
    frames.WINDOW: ("R15", "Answer with a card that fits and can be paid, or pass."),
    frames.RETALIATE: ("R15", "Name a creature of the player who killed yours."),
    frames.TIP: ("R15", "Discard the TOP RUN you saw, or let it be."),
    frames.EXTORTED: ("R5", "Lose the points, or hand over a saved RESOURCE card."),
    frames.TRIBUTE: ("R5", "Pick a saved RESOURCE card that is not marked to be burnt."),
    frames.GOOSE: ("KB-06", "Name a neighbour of the missed target, or nobody."),
    frames.CINDER: ("A15", "Name an opponent's creature next to yours."),
    frames.RELOCATE: ("R8", "Move an occupant to another city of yours with room, or out."),
    frames.DEAL: ("R16", "Build the offer in order, propose it, or withdraw it."),
    frames.ANSWER: ("R16", "Accept the offer or refuse it."),
    frames.HANDING: ("R16", "Choose which cards of your hand you hand over."),
    frames.VANISH: ("A33", "Suzie Shadows leaves from the circle for a burnt RESOURCE, or stays."),
}
"""Paragraph and sentence of what each frame asks for."""


def why_not(state: Fields, player: int, action: Action) -> Refusal | None:
    """Returns the refusal of `action`, or None when it is legal."""
    if not state.stack:
        return OVER
    actors = frames.actors(state)
    if player == CHANCE:
        if actors == (CHANCE,):
            return dealing.refuse_luck(state, action)
        return Refusal("R3", "A player decides now; no luck is due.")
    if action in flow.legal_actions(state, player):
        return None
    if player not in actors:
        return _not_asked(state, player)
    return _refusal(state, player, action)


def _not_asked(state: Fields, player: int) -> Refusal:
    if state.out[player]:
        return Refusal("R20", "This player has lost and takes no further part.")
    kind = state.stack[-1][0]
    if kind == frames.SEALED:
        return Refusal("R2", "Your run cards lie already; the others still choose.")
    if kind == frames.WINDOW:
        return Refusal("R15", "Another player is asked for an answer now.")
    return Refusal("R3", "It is somebody else's decision now.")


def _refusal(state: Fields, player: int, action: Action) -> Refusal:
    frame = state.stack[-1]
    refuse = BY_FRAME.get(frame[0])
    found = refuse(state, player, action) if refuse else None
    return found or Refusal(*WANTED[frame[0]])


def _is_card(state: Fields, number: int) -> bool:
    return 0 <= number < state.setup.size


def _free(state: Fields, player: int, action: Action) -> Refusal | None:
    refuse = BY_VERB.get(action[0])
    if refuse:
        return refuse(state, player, action)
    return None


def _play(state: Fields, player: int, action: Action) -> Refusal:
    piece = action[1]
    if not _is_card(state, piece) or action != acts.PLAYS[piece]:
        return NOT_YOUR_CARD
    setup, where = state.setup, state.where[piece]
    top = piece == state.top[player]
    in_hand = piece in state.hand[player]
    if piece == state.bottom[player]:
        return Refusal("R4", "It is your BOTTOM RUN: you flip it a turn after the TOP RUN.")
    if not top and not in_hand and piece not in state.saved[player]:
        return NOT_YOUR_CARD
    kind = setup.kind[piece]
    if kind == VERY_SPECIAL and not top and (in_hand or not turns.may_play_saved(state, piece)):
        return _answers(state, piece, in_hand)
    if where & ZONE == HIDDEN and state.main_done:
        return Refusal("R3", "You have taken the main action of this turn; there is one a turn.")
    if kind == RESOURCE:
        return Refusal("R4", "A RESOURCE card is not played but saved, and then pays.")
    if kind == RUN and in_hand:
        return Refusal("R4", "A RUN card must go through BOTTOM RUN and TOP RUN first.")
    if top and not turns.may_play_top(state, piece):
        return Refusal("A36", "That VERY SPECIAL card answers in its window; save or discard it.")
    return _unplayable(state, player, piece)


ANSWERED: Final = {
    W_PLAY: "when an opponent's card is aimed at something of yours",
    W_DEF: "before a defence roll of yours",
    W_ROLL: "after a defence roll",
    W_KILL: "when an opponent's weapon has killed a creature of yours",
    W_FREE: "at the start of a turn, after the main action or after a trade",
    W_EOT: "at the end of a turn",
}
"""Moments in which a VERY SPECIAL card answers, by its window (R15)."""


def _answers(state: Fields, piece: int, in_hand: bool) -> Refusal:
    """Refuses a VERY SPECIAL card now: names its window, and that it need not be saved first."""
    name, window = CARDS[state.setup.card[piece]].name, state.setup.window[piece]
    where = " You need not save it first." if in_hand else ""
    return Refusal("KB-05", f"{name} is an answer: it is played {ANSWERED[window]}.{where}")


def _unplayable(state: Fields, player: int, piece: int) -> Refusal:
    card = CARDS[state.setup.card[piece]]
    hindrance = playing.hindrance(state, player, piece)
    if hindrance == playing.NO_BUNNY:
        return Refusal("A69", f"{card.name} asks for a bunny of yours in The Bunny Circle.")
    if hindrance == playing.NO_CITY:
        return Refusal("A68", f"{card.name} asks for a city of yours in The Center Circle.")
    if hindrance == playing.NO_MEANS:
        need, have = len(card.cost), len(paying.unspent(state, player))
        price = f"{card.name} costs {cost_words(card.cost)}"
        why = f"{price}: so many RESOURCE cards, {need}; you have {have} saved and unspent."
        return Refusal("R5", why)
    if card.align and not state.setup.gifts:
        return Refusal("R7", f"You may not own {card.name} beside your own Super Bunnies.")
    if card.align:
        return Refusal("R7", f"No player may own {card.name} beside what is in play.")
    return Refusal("A5", f"There is nothing {card.name} could be aimed at.")


def _top(state: Fields, player: int, action: Action) -> Refusal | None:
    if action != Action(action[0]):
        return NO_SUCH
    if state.main_done:
        return Refusal("R3", "You have taken the main action of this turn; there is one a turn.")
    piece = state.top[player]
    if piece < 0:
        return Refusal("A3", "You have no TOP RUN; play a SPECIAL from your hand, or nothing.")
    if state.setup.kind[piece] == RUN:
        return Refusal("R3", "A RUN card cannot be saved; play it or discard it.")
    return Refusal("R4", "It asks you to hold a bunny in The Bunny Circle; it cannot be saved.")


def _end(state: Fields, player: int, action: Action) -> Refusal | None:
    if action != Action(action[0]):
        return NO_SUCH
    if action[0] == acts.SKIP and not state.main_done:
        return Refusal("A3", "With a TOP RUN you must play, discard or save it, or play a SPECIAL.")
    if action[0] == acts.END_TURN:
        return Refusal("A3", "First take the main action of your turn.")
    return None


def _use(state: Fields, player: int, action: Action) -> Refusal:
    piece = action[1]
    if not _is_card(state, piece) or piece not in circles.in_play(state, player):
        return Refusal("R7", "Only a creature of yours in play can use a power.")
    name = CARDS[state.setup.card[piece]].name
    if playing.power_of(state, piece) < 0:
        return Refusal("R7", f"{name} has no power to be used like that.")
    if state.used[piece]:
        return Refusal("A71", f"{name} has used the power this turn.")
    if not playing.has_use(state, player, piece):
        return Refusal("A5", f"The power of {name} finds nothing to act on.")
    return Refusal("R5", f"You cannot pay for the power of {name}.")


def _enter(state: Fields, player: int, action: Action) -> Refusal:
    piece, city = action[1], action[2]
    if not _is_card(state, piece) or piece not in state.bunnies[player]:
        return Refusal("R8", "Only your bunnies in The Bunny Circle can move into a city.")
    if not _is_card(state, city) or city not in turns.enterable(state, player):
        return Refusal("R9", "Bunnies move into your own cities or into abandoned ones.")
    if piece not in placing.fitting(state, player, city):
        room = circles.room(state, city)
        return Refusal("R8", f"The city has room for {room} points; that bunny needs more.")
    return NO_SUCH


def _offer(state: Fields, player: int, action: Action) -> Refusal:
    partner = action[1]
    if not 0 <= partner < state.players or partner == player or state.out[partner]:
        return Refusal("R16", "Offer a trade to another player who is still in the game.")
    if state.offers[player] >= trading.MOST_OFFERS:
        return Refusal("KB-25", "You have made three offers this turn.")
    if state.offers[player] and player != state.active:
        return Refusal("KB-26", "In another player's turn you make one offer.")
    return Refusal("R16", "Trades are made in the turn of one of the two traders.")


def _count(state: Fields, player: int, action: Action) -> Refusal:
    if not state.setup.hands_on:
        return Refusal("R21", "Hands are counted with the setting of hands-on drawing alone.")
    return Refusal("KB-20", "Count the hand of an opponent, each once a turn.")


def _deal(state: Fields, player: int, action: Action) -> Refusal | None:
    frame = state.stack[-1]
    partner = frame[2]
    kind, piece = action[0], action[1]
    gives, asks, hands, count = state.deal
    if kind == acts.PROPOSE:
        if len(hands) != count:
            return Refusal("R16", "Hand cards change hands in equal numbers.")
        if (player, partner, state.deal) in state.refused:
            return Refusal("KB-25", "That offer was refused this turn.")
        if gives or asks or hands:
            return Refusal("R7", "After the trade somebody would own Heroes and Villains.")
        return Refusal("R16", "An empty offer is none.")
    if kind in (acts.GIVE, acts.ASK) and _is_card(state, piece):
        owner = player if kind == acts.GIVE else partner
        where = state.where[piece]
        if piece in (state.top[owner], state.bottom[owner]) and owner == player:
            return Refusal("A43", "Run cards are never traded.")
        if where & ZONE == HIDDEN or where & SEAT != owner:
            return Refusal("R16", "Trade what lies open, or hand cards against hand cards.")
        if any(state.traded[p] for p in trading.with_it(state, piece)):
            return Refusal("A40", "It has been traded once; a card in play is traded once a game.")
        if state.spent[piece] == paying.MARKED:
            return Refusal("R5", "It is marked to be burnt and cannot be traded.")
    return None


def _window(state: Fields, player: int, action: Action) -> Refusal | None:
    piece = action[1]
    if action[0] == acts.OFFER:
        return _offer(state, player, action)
    if action[0] == acts.COUNT:
        return _count(state, player, action)
    if action[0] != acts.RESPOND or not _is_card(state, piece):
        return None
    if piece in (state.top[player], state.bottom[player]):
        return Refusal("R15", "It lies in your run: it is flipped in your turn and answers nobody.")
    if piece not in state.saved[player] and piece not in state.hand[player]:
        return NOT_YOUR_CARD
    card = CARDS[state.setup.card[piece]]
    if state.setup.window[piece] >= 0 and not paying.payable(state, player, card.cost):
        return Refusal("R5", f"You cannot pay for {card.name}.")
    return Refusal("R15", f"{card.name} does not answer what happens now.")


def _target(state: Fields, player: int, action: Action) -> Refusal | None:
    frame = state.stack[-1]
    piece, target = frame[2], action[1]
    if action[0] != acts.TARGET or not _is_card(state, target):
        return None
    name = CARDS[state.setup.card[piece]].name
    subtype = state.setup.subtype[piece]
    if target in state.bunnies[player] or state.held.get(target, -1) == player:
        if GROUND_WEAPON <= subtype <= GROUND_RUNNER:
            return Refusal("A21", f"{name} may not be aimed at your own; name an opponent's.")
    creature = state.setup.subtype[target] <= SUPER
    if creature and state.setup.align[target] and not circles.may_own(state, player, target):
        return Refusal("A58", "You may not own that one beside your own Super Bunnies.")
    return Refusal("A5", f"{name} cannot be aimed at that.")


def _place(state: Fields, player: int, action: Action) -> Refusal | None:
    frame = state.stack[-1]
    area = action[1]
    if action[0] != acts.PLACE or not 0 <= area < state.players:
        return None
    if state.out[area]:
        return Refusal("R20", "That player has lost; nothing is placed there.")
    if frame[3] > 0 and area != player:
        city = frame[0] == frames.PLACE_CITY
        return Refusal("KB-24" if city else "KB-01", "It goes to your own part of the circle.")
    if area != player and not state.setup.gifts:
        return Refusal("A17", "This match is played without gifts: it goes to your own part.")
    if state.setup.subtype[frame[2]] == SUPER and not circles.may_own(state, area, frame[2]):
        return Refusal("R7", "Heroes and Villains are never in play together for one player.")
    return None


def _pay(state: Fields, player: int, action: Action) -> Refusal | None:
    piece = action[1]
    if action[0] != acts.PAY or piece not in state.saved[player]:
        return None
    if state.spent[piece]:
        return Refusal("A7", "That card is spent; each RESOURCE card does one job a round.")
    if state.setup.resource[piece] < 0:
        return Refusal("R5", "Only RESOURCE cards pay.")
    return None


Refuse = Callable[[Fields, int, Action], Refusal | None]

BY_FRAME: Final[dict[int, Refuse]] = {
    frames.FREE: _free,
    frames.DEAL: _deal,
    frames.WINDOW: _window,
    frames.TARGET: _target,
    frames.PLACE: _place,
    frames.PLACE_CITY: _place,
    frames.PAY: _pay,
}

BY_VERB: Final[dict[int, Refuse]] = {
    acts.PLAY: _play,
    acts.DISCARD_TOP: _top,
    acts.SAVE_TOP: _top,
    acts.SKIP: _end,
    acts.END_TURN: _end,
    acts.USE: _use,
    acts.ENTER: _enter,
    acts.OFFER: _offer,
    acts.COUNT: _count,
}
