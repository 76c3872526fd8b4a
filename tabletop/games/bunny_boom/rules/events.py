"""Events of this game, a row for each kind; their messages are in `words/en.ftl`.

Pieces and places are named in `keys`. A card whose face some do not see has no piece; its number is
the event's face. Bunnies move between places one event at a time, so that losses and gains add up.
A number that a row's call leaves out is the seat's own: its home, its hand, its gifts.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tabletop.core.event import UNKNOWN, Event
from tabletop.core.kinds import Kind
from tabletop.games.bunny_boom.rules import keys
from tabletop.games.bunny_boom.rules.keys import card, gifts, hand, home, named, pawn, river, space

BY_SUIT: Final = 0
BY_CROSSING: Final = 1
BY_PLAY: Final = 2
BY_MEGA: Final = 3
BY_TIMER: Final = 4
AT_START: Final = 5
"""Causes of bunnies from the supply: a card on another suit, a crossed card's movement effect, the
play effect +1, a Mega Boom, the sand timer, the first bunny of each home."""

BY_SHARE: Final = 0
BY_FOX: Final = 1
BY_BURROW: Final = 2
"""Causes of a bunny's move from home to home."""

BY_MOVE: Final = 0
BY_CARROT: Final = 1
"""Causes of a pawn's walk: its owner's move, a Carrot card."""

PILE_OUT: Final = 0
ALL_CLOSED: Final = 1
BLOCKED: Final = 2
"""Causes of the end of the game (BB-57, BB-58, BB-13)."""

IDLE_SHARE: Final = 0
IDLE_SKIP: Final = 1
IDLE_WAVE: Final = 2
IDLE_VILLAGE: Final = 3
IDLE_SWAP: Final = 4
IDLE_GIFT: Final = 5
IDLE_MINUS: Final = 6
"""Effects that came to nothing: too few bunnies, nothing to jump, no river effect, nothing to
place, nothing to swap, no card in the pile, no bunny to lose."""


class Laid(NamedTuple):
    """The card that the played one lies on now, -1 = none."""

    below: int


class Gain(NamedTuple):
    """The home's bunnies now, and why they came (BY_SUIT, ...)."""

    total: int
    cause: int


class Home(NamedTuple):
    """Bunnies at home after the event."""

    total: int


class Giving(NamedTuple):
    """The bunnies left at the giver's, now at the taker's, and why one went (BY_SHARE, ...)."""

    left: int
    total: int
    cause: int


class Placing(NamedTuple):
    """The bunnies left at home, and those that lie on the card now."""

    left: int
    lying: int


class Lying(NamedTuple):
    """The bunnies that lie there now."""

    lying: int


class Effect(NamedTuple):
    """Number of the effect that begins or came to nothing, or of the cause of the end."""

    which: int


class Hop(NamedTuple):
    """One step of a walk: the seat that moves the pawn, the space leapt over (-1 = none), whether
    the place is only crossed, and the cause (BY_MOVE, BY_CARROT)."""

    by: int
    leapt: int
    crossing: bool
    cause: int


class Way(NamedTuple):
    """Every place the Fox comes to, the last one included."""

    places: tuple[int, ...]


class Cards(NamedTuple):
    """The cards of a hand."""

    cards: tuple[int, ...]


pile, discard, supply, centre = (named(key) for key in ("pile", "discard", "supply", "centre"))

# The beginning and the turns

START_DRAWN: Final = Kind("start_drawn")
DECK_SHUFFLED: Final = Kind("deck_shuffled", target=pile)
"""amount = cards in the deck."""
CARD_DEALT: Final = Kind("card_dealt", origin=pile, target=hand, secret=True, told=False)
CARD_DRAWN: Final = Kind("card_drawn", origin=pile, target=hand, secret=True)
RIVER_FILLED: Final = Kind("river_filled", piece=card, origin=pile, target=river)
TURN_BEGUN: Final = Kind("turn_begun")
"""amount = the number of the turn."""
TIMER_TURNED: Final = Kind("timer_turned", piece=named("timer"), told=False)
"""amount = the seconds to play a card."""
TIMER_RAN_OUT: Final = Kind("timer_ran_out", piece=named("timer"))
"""amount = the highest bunny value in the river, which the seat takes (BB-56)."""
TURN_ENDED: Final = Kind("turn_ended", told=False)
"""amount = the number of the turn."""

# Cards

CARD_PLAYED: Final = Kind("card_played", piece=card, origin=hand, target=space)
"""amount = cards in the space now; detail = Laid."""
SPACE_CLOSED: Final = Kind("space_closed", target=space)
RIVER_CARD_USED: Final = Kind("river_card_used", piece=card, origin=river)
"""amount = effects there were to choose from; detail = Effect, numbered like river effects."""
RIVER_CARD_DISCARDED: Final = Kind("river_card_discarded", piece=card, origin=river, target=discard)
RIVER_CARD_TAKEN: Final = Kind("river_card_taken", piece=card, origin=river, target=hand)
CARD_OFFERED: Final = Kind("card_offered", origin=hand, secret=True)
"""The card of the own hand that will be swapped."""
HAND_CHOSEN: Final = Kind("hand_chosen", target=hand)
CARD_HANDED: Final = Kind("card_handed", origin=hand, target=hand)
"""From hand to hand; the two see it."""
HAND_PASSED: Final = Kind("hand_passed", origin=hand, target=hand)
"""A whole hand goes to the right; amount = cards; detail = Cards, for the two."""
GIFT_GIVEN: Final = Kind("gift_given", origin=pile, target=gifts)
"""The top card goes face down to a home; nobody sees it (BB-50)."""

# Bunnies

BUNNIES_GAINED: Final = Kind("bunnies_gained", origin=supply, target=home)
"""piece and face = the card that brings them, if one does; detail = Gain."""
BUNNIES_COLLECTED: Final = Kind("bunnies_collected", target=home)
"""All bunnies of a space or river card go home; detail = Home."""
BUNNY_GIVEN: Final = Kind("bunny_given", origin=home, target=home)
"""detail = Giving."""
BUNNY_LOST: Final = Kind("bunny_lost", origin=home, target=supply)
"""detail = Home."""
BUNNY_PLACED: Final = Kind("bunny_placed", origin=home, target=space)
"""From home onto a village card; detail = Placing."""
BUNNY_APPEARED: Final = Kind("bunny_appeared", origin=supply, told=False)
"""A boom put one there; detail = Lying."""
BUNNIES_REMOVED: Final = Kind("bunnies_removed", origin=river, target=supply)
"""Those on a discarded river card go back to the supply (BB-33, BB-45)."""
BOOM_HEARD: Final = Kind("boom_heard", piece=card)
"""detail = Effect, numbered like play effects."""

# Pawns and tokens

PAWN_HOPPED: Final = Kind("pawn_hopped", piece=pawn, origin=space, target=space)
"""detail = Hop."""
PAWN_JUMPED: Final = Kind("pawn_jumped", piece=pawn, origin=space, target=centre)
"""Straight to the centre tile, crossing nothing (BB-31)."""
CARROT_MOVED: Final = Kind("carrot_moved", piece=named("carrot"), origin=keys.owner, target=home)
BURROW_MOVED: Final = Kind("burrow_moved", piece=named("burrow"), origin=keys.owner, target=home)
FOX_MOVED: Final = Kind("fox_moved", piece=named("fox"), origin=space, target=space)
"""detail = Way."""
EFFECT_IDLE: Final = Kind("effect_idle")
"""detail = Effect, one of IDLE_SHARE and so on."""

# The end

GAME_ENDED: Final = Kind("game_ended")
"""detail = Effect: PILE_OUT, ALL_CLOSED or BLOCKED."""
HAND_COUNTED: Final = Kind("hand_counted", origin=hand)
"""amount = its bunny values; detail = Cards."""
GIFT_OPENED: Final = Kind("gift_opened", piece=card, origin=gifts)
"""amount = its bunny value."""
TOTAL_COUNTED: Final = Kind("total_counted", target=home)
"""amount = all bunnies that count against the seat."""
MATCH_WON: Final = Kind("match_won")
"""amount = its bunnies, fewer than anybody's (BB-63). Of equals none is named."""


def gained(seat: int, count: int, total: int, cause: int, card: int = UNKNOWN) -> Event:
    """Returns BUNNIES_GAINED, with the card that brings them if one does."""
    event = BUNNIES_GAINED(seat, face=card, amount=count, detail=Gain(total, cause))
    return event if card == UNKNOWN else event._replace(piece=keys.card(card))


def collected(seat: int, place: str, count: int, total: int) -> Event:
    """Returns BUNNIES_COLLECTED from a space or river card."""
    return BUNNIES_COLLECTED(seat, amount=count, detail=Home(total))._replace(origin=place)


def appeared(seat: int, place: str, lying: int) -> Event:
    """Returns BUNNY_APPEARED on a space or river card."""
    return BUNNY_APPEARED(seat, amount=1, detail=Lying(lying))._replace(target=place)


def handed(giver: int, taker: int, card: int) -> Event:
    """Returns CARD_HANDED, which the two see."""
    event = CARD_HANDED(giver, target=taker, face=card, amount=1)
    return event._replace(witnesses=(giver, taker))


def passed(giver: int, taker: int, cards: tuple[int, ...]) -> Event:
    """Returns HAND_PASSED, which the two see."""
    event = HAND_PASSED(giver, target=taker, amount=len(cards), detail=Cards(cards))
    return event._replace(witnesses=(giver, taker))
