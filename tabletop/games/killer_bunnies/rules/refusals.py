"""Refusals of actions: the paragraph and the message that says what to do instead.

The modules of the frames decide what is legal.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from tabletop.core.action import Action
from tabletop.core.game import CHANCE, Refusal
from tabletop.games.killer_bunnies.game import BOOK
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
)
from tabletop.games.killer_bunnies.rules.nouns import named, price
from tabletop.games.killer_bunnies.rules.setup import W_DEF, W_EOT, W_FREE, W_KILL, W_PLAY, W_ROLL
from tabletop.games.killer_bunnies.rules.state import Fields
from tabletop.games.killer_bunnies.rules.zones import HIDDEN, SEAT, ZONE

refusal: Final = partial(Refusal.of, BOOK)

OVER: Final = refusal("R20", "over")
NOT_YOUR_CARD: Final = refusal("R4", "not-yours")
NO_SUCH: Final = refusal("R6", "such")

WANTED: Final = {
    kind: rule
    for rule, kinds in {
        "R1": (frames.DECLARE,),
        "R3": (frames.FREE, frames.EXITS),
        "KB-18": (frames.TARGET, frames.OPPONENT, frames.SPLASH),
        "R12": (frames.DIRECTION,),
        "R5": (frames.PAY, frames.EXTORTED, frames.TRIBUTE),
        "R6": (frames.PLACE, frames.PLACE_CITY),
        "KB-03": (frames.CLAIM,),
        "KB-02": (frames.OCCUPY,),
        "KB-01": (frames.MOVE,),
        "KB-16": (frames.HEAL,),
        "A66": (frames.SYMBOL, frames.TOSS_SAVED),
        "KB-17": (frames.TAKE, frames.TOSS_HAND),
        "KB-22": (frames.GIVE_UP,),
        "A2": (frames.RUN_NEXT,),
        "KB-20": (frames.DRAWING,),
        "R15": (frames.WINDOW, frames.RETALIATE, frames.TIP),
        "KB-06": (frames.GOOSE,),
        "A15": (frames.CINDER,),
        "R8": (frames.RELOCATE,),
        "R16": (frames.DEAL, frames.ANSWER, frames.HANDING),
        "A33": (frames.VANISH,),
        "R2": (frames.SEALED,),
    }.items()
    for kind in kinds
}
"""Paragraph of what each frame asks for."""


def why_not(state: Fields, player: int, action: Action) -> Refusal | None:
    """Returns the refusal of `action`, or None when it is legal."""
    if not state.stack:
        return OVER
    actors = frames.actors(state)
    if player == CHANCE:
        if actors == (CHANCE,):
            return dealing.refuse_luck(state, action)
        return refusal("R3", "luck")
    if action in flow.legal_actions(state, player):
        return None
    if player not in actors:
        return _not_asked(state, player)
    return _refusal(state, player, action)


def _not_asked(state: Fields, player: int) -> Refusal:
    if state.out[player]:
        return refusal("R20", "out")
    kind = state.stack[-1][0]
    if kind == frames.SEALED:
        return refusal("R2", "sealed")
    if kind == frames.WINDOW:
        return refusal("R15", "asked-other")
    return refusal("R3", "decides-other")


def _refusal(state: Fields, player: int, action: Action) -> Refusal:
    frame = state.stack[-1]
    refuse = BY_FRAME.get(frame[0])
    found = refuse(state, player, action) if refuse else None
    return found or refusal(WANTED[frame[0]], f"first-{frames.NAMES[frame[0]]}")


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
        return refusal("R4", "bottom")
    if not top and not in_hand and piece not in state.saved[player]:
        return NOT_YOUR_CARD
    kind = setup.kind[piece]
    if kind == VERY_SPECIAL and not top and (in_hand or not turns.may_play_saved(state, piece)):
        return _answers(state, piece, in_hand)
    if where & ZONE == HIDDEN and state.main_done:
        return refusal("R3", "main-done")
    if kind == RESOURCE:
        return refusal("R4", "resource")
    if kind == RUN and in_hand:
        return refusal("R4", "run-first")
    if top and not turns.may_play_top(state, piece):
        return refusal("A36", "very-special")
    return _unplayable(state, player, piece)


ANSWERED: Final = {
    W_PLAY: "play",
    W_DEF: "defence",
    W_ROLL: "roll",
    W_KILL: "kill",
    W_FREE: "free",
    W_EOT: "end",
}
"""Moments in which a VERY SPECIAL card answers, by its window (R15)."""


def _answers(state: Fields, piece: int, in_hand: bool) -> Refusal:
    """Refuses a VERY SPECIAL card now: names its window, and that it need not be saved first."""
    card, window = named(state.setup.card[piece]), ANSWERED[state.setup.window[piece]]
    return refusal("KB-05", "answers", card=card, window=window, hand=in_hand)


def _unplayable(state: Fields, player: int, piece: int) -> Refusal:
    face = state.setup.card[piece]
    card, cost, align = named(face), CARDS[face].cost, CARDS[face].align
    hindrance = playing.hindrance(state, player, piece)
    if hindrance == playing.NO_BUNNY:
        return refusal("A69", "needs-bunny", card=card)
    if hindrance == playing.NO_CITY:
        return refusal("A68", "needs-city", card=card)
    if hindrance == playing.NO_MEANS:
        have = len(paying.unspent(state, player))
        return refusal("R5", "means", card=card, cost=price(cost), n=len(cost), have=have)
    if align and not state.setup.gifts:
        return refusal("R7", "align-own", card=card)
    if align:
        return refusal("R7", "align-any", card=card)
    return refusal("A5", "aim-nothing", card=card)


def _top(state: Fields, player: int, action: Action) -> Refusal | None:
    if action != Action(action[0]):
        return NO_SUCH
    if state.main_done:
        return refusal("R3", "main-done")
    piece = state.top[player]
    if piece < 0:
        return refusal("A3", "top")
    if state.setup.kind[piece] == RUN:
        return refusal("R3", "save-run")
    return refusal("R4", "save-hold")


def _end(state: Fields, player: int, action: Action) -> Refusal | None:
    if action != Action(action[0]):
        return NO_SUCH
    if action[0] == acts.SKIP and not state.main_done:
        return refusal("A3", "skip")
    if action[0] == acts.END_TURN:
        return refusal("A3", "end-first")
    return None


def _use(state: Fields, player: int, action: Action) -> Refusal:
    piece = action[1]
    if not _is_card(state, piece) or piece not in circles.in_play(state, player):
        return refusal("R7", "use-own")
    card = named(state.setup.card[piece])
    if playing.power_of(state, piece) < 0:
        return refusal("R7", "use-none", card=card)
    if state.used[piece]:
        return refusal("A71", "use-once", card=card)
    if not playing.has_use(state, player, piece):
        return refusal("A5", "use-idle", card=card)
    return refusal("R5", "use-pay", card=card)


def _enter(state: Fields, player: int, action: Action) -> Refusal:
    piece, city = action[1], action[2]
    if not _is_card(state, piece) or piece not in state.bunnies[player]:
        return refusal("R8", "enter-own")
    if not _is_card(state, city) or city not in turns.enterable(state, player):
        return refusal("R9", "enter-city")
    if piece not in placing.fitting(state, player, city):
        room = circles.room(state, city)
        return refusal("R8", "enter-room", n=room)
    return NO_SUCH


def _offer(state: Fields, player: int, action: Action) -> Refusal:
    partner = action[1]
    if not 0 <= partner < state.players or partner == player or state.out[partner]:
        return refusal("R16", "offer-whom")
    if state.offers[player] >= trading.MOST_OFFERS:
        return refusal("KB-25", "offer-three")
    if state.offers[player] and player != state.active:
        return refusal("KB-26", "offer-one")
    return refusal("R16", "offer-when")


def _count(state: Fields, player: int, action: Action) -> Refusal:
    if not state.setup.hands_on:
        return refusal("R21", "count-setting")
    return refusal("KB-20", "count-whom")


def _deal(state: Fields, player: int, action: Action) -> Refusal | None:
    frame = state.stack[-1]
    partner = frame[2]
    kind, piece = action[0], action[1]
    gives, asks, hands, count = state.deal
    if kind == acts.PROPOSE:
        if len(hands) != count:
            return refusal("R16", "deal-equal")
        if (player, partner, state.deal) in state.refused:
            return refusal("KB-25", "deal-refused")
        if gives or asks or hands:
            return refusal("R7", "deal-align")
        return refusal("R16", "deal-empty")
    if kind in (acts.GIVE, acts.ASK) and _is_card(state, piece):
        owner = player if kind == acts.GIVE else partner
        where = state.where[piece]
        if piece in (state.top[owner], state.bottom[owner]) and owner == player:
            return refusal("A43", "deal-run")
        if where & ZONE == HIDDEN or where & SEAT != owner:
            return refusal("R16", "deal-open")
        if any(state.traded[p] for p in trading.with_it(state, piece)):
            return refusal("A40", "deal-once")
        if state.spent[piece] == paying.MARKED:
            return refusal("R5", "deal-burnt")
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
        return refusal("R15", "answer-run")
    if piece not in state.saved[player] and piece not in state.hand[player]:
        return NOT_YOUR_CARD
    face = state.setup.card[piece]
    card = named(face)
    if state.setup.window[piece] >= 0 and not paying.payable(state, player, CARDS[face].cost):
        return refusal("R5", "answer-pay", card=card)
    return refusal("R15", "answer-now", card=card)


def _target(state: Fields, player: int, action: Action) -> Refusal | None:
    frame = state.stack[-1]
    piece, target = frame[2], action[1]
    if action[0] != acts.TARGET or not _is_card(state, target):
        return None
    card = named(state.setup.card[piece])
    subtype = state.setup.subtype[piece]
    if target in state.bunnies[player] or state.held.get(target, -1) == player:
        if GROUND_WEAPON <= subtype <= GROUND_RUNNER:
            return refusal("A21", "aim-own", card=card)
    creature = state.setup.subtype[target] <= SUPER
    if creature and state.setup.align[target] and not circles.may_own(state, player, target):
        return refusal("A58", "aim-align")
    return refusal("A5", "aim-at", card=card)


def _place(state: Fields, player: int, action: Action) -> Refusal | None:
    frame = state.stack[-1]
    area = action[1]
    if action[0] != acts.PLACE or not 0 <= area < state.players:
        return None
    if state.out[area]:
        return refusal("R20", "place-out")
    if frame[3] > 0 and area != player:
        city = frame[0] == frames.PLACE_CITY
        return refusal("KB-24" if city else "KB-01", "place-own")
    if area != player and not state.setup.gifts:
        return refusal("A17", "place-gifts")
    if state.setup.subtype[frame[2]] == SUPER and not circles.may_own(state, area, frame[2]):
        return refusal("R7", "place-align")
    return None


def _pay(state: Fields, player: int, action: Action) -> Refusal | None:
    piece = action[1]
    if action[0] != acts.PAY or piece not in state.saved[player]:
        return None
    if state.spent[piece]:
        return refusal("A7", "pay-spent")
    if state.setup.resource[piece] < 0:
        return refusal("R5", "pay-resource")
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
