"""The facts a watcher of this game would say, and how each is put together as an Event.

Their sentences are in `text`, their pictures in the table.

Their pieces and places are named in `keys`; a card whose face some do not see has no piece, its
number is the event's face.
Bunnies move between places one fact at a time, so that what left and what came always add up.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tabletop.core.event import UNKNOWN, Event
from tabletop.games.bunny_boom.rules import keys
from tabletop.games.bunny_boom.rules.village import CENTRE

START_DRAWN: Final = "start_drawn"
DECK_SHUFFLED: Final = "deck_shuffled"
CARD_DEALT: Final = "card_dealt"
CARD_DRAWN: Final = "card_drawn"
RIVER_FILLED: Final = "river_filled"
TURN_BEGUN: Final = "turn_begun"
TIMER_TURNED: Final = "timer_turned"
TIMER_RAN_OUT: Final = "timer_ran_out"
CARD_PLAYED: Final = "card_played"
SPACE_CLOSED: Final = "space_closed"
BUNNIES_GAINED: Final = "bunnies_gained"
BUNNIES_COLLECTED: Final = "bunnies_collected"
BUNNY_GIVEN: Final = "bunny_given"
BUNNY_LOST: Final = "bunny_lost"
BUNNY_PLACED: Final = "bunny_placed"
BUNNY_APPEARED: Final = "bunny_appeared"
BUNNIES_REMOVED: Final = "bunnies_removed"
BOOM_HEARD: Final = "boom_heard"
PAWN_HOPPED: Final = "pawn_hopped"
PAWN_JUMPED: Final = "pawn_jumped"
CARROT_MOVED: Final = "carrot_moved"
BURROW_MOVED: Final = "burrow_moved"
FOX_MOVED: Final = "fox_moved"
EFFECT_IDLE: Final = "effect_idle"
RIVER_CARD_USED: Final = "river_card_used"
RIVER_CARD_DISCARDED: Final = "river_card_discarded"
RIVER_CARD_TAKEN: Final = "river_card_taken"
CARD_OFFERED: Final = "card_offered"
HAND_CHOSEN: Final = "hand_chosen"
CARD_HANDED: Final = "card_handed"
HAND_PASSED: Final = "hand_passed"
GIFT_GIVEN: Final = "gift_given"
TURN_ENDED: Final = "turn_ended"
GAME_ENDED: Final = "game_ended"
HAND_COUNTED: Final = "hand_counted"
GIFT_OPENED: Final = "gift_opened"
TOTAL_COUNTED: Final = "total_counted"
MATCH_WON: Final = "match_won"

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


def start_drawn(seat: int) -> Event:
    """`seat` starts."""
    return Event(START_DRAWN, seat)


def deck_shuffled(cards: int) -> Event:
    """amount = cards in the deck."""
    return Event(DECK_SHUFFLED, target="pile", amount=cards)


def card_dealt(seat: int, card: int) -> Event:
    """A card of the first hand of `seat`, who alone sees it."""
    return card_drawn(seat, card)._replace(kind=CARD_DEALT)


def card_drawn(seat: int, card: int) -> Event:
    """From the pile into the hand of `seat`, who alone sees it."""
    return Event(CARD_DRAWN, seat, "", "pile", keys.hand(seat), card, amount=1, witnesses=(seat,))


def river_filled(card: int, slot: int) -> Event:
    """A card is turned up from the pile into the river."""
    return Event(RIVER_FILLED, -1, keys.card(card), "pile", keys.river(slot), card)


def turn_begun(seat: int, turn: int) -> Event:
    """amount = the number of the turn."""
    return Event(TURN_BEGUN, seat, amount=turn)


def timer_turned(seat: int, seconds: int) -> Event:
    """amount = the seconds `seat` has to play a card."""
    return Event(TIMER_TURNED, seat, "timer", amount=seconds)


def timer_ran_out(seat: int, bunnies: int) -> Event:
    """amount = the highest bunny value in the river, which `seat` takes (BB-56)."""
    return Event(TIMER_RAN_OUT, seat, "timer", amount=bunnies)


def card_played(seat: int, card: int, space: int, below: int, height: int) -> Event:
    """amount = cards in the space now; detail = Laid."""
    return Event(
        CARD_PLAYED,
        seat,
        keys.card(card),
        keys.hand(seat),
        keys.space(space),
        card,
        height,
        Laid(below),
    )


def space_closed(seat: int, space: int) -> Event:
    """No card may be put there any more."""
    return Event(SPACE_CLOSED, seat, target=keys.space(space))


def bunnies_gained(seat: int, count: int, total: int, cause: int, card: int = UNKNOWN) -> Event:
    """From the supply; piece and face = the card that brings them, if one does;
    detail = Gain."""
    piece = keys.card(card) if card != UNKNOWN else ""
    return Event(
        BUNNIES_GAINED, seat, piece, "supply", keys.home(seat), card, count, Gain(total, cause)
    )


def bunnies_collected(seat: int, place: str, count: int, total: int) -> Event:
    """All bunnies of a space or river card go home; detail = Home."""
    home = keys.home(seat)
    return Event(BUNNIES_COLLECTED, seat, "", place, home, amount=count, detail=Home(total))


def bunny_given(giver: int, taker: int, left: int, total: int, cause: int) -> Event:
    """One bunny from home to home; detail = Giving."""
    return Event(
        BUNNY_GIVEN,
        giver,
        "",
        keys.home(giver),
        keys.home(taker),
        amount=1,
        detail=Giving(left, total, cause),
    )


def bunny_lost(seat: int, left: int) -> Event:
    """One bunny goes back to the supply; detail = Home."""
    return Event(BUNNY_LOST, seat, "", keys.home(seat), "supply", amount=1, detail=Home(left))


def bunny_placed(seat: int, space: int, left: int, lying: int) -> Event:
    """From home onto a village card; detail = Placing."""
    return Event(
        BUNNY_PLACED,
        seat,
        "",
        keys.home(seat),
        keys.space(space),
        amount=1,
        detail=Placing(left, lying),
    )


def bunny_appeared(seat: int, place: str, lying: int) -> Event:
    """A boom put one there; detail = Lying."""
    return Event(BUNNY_APPEARED, seat, "", "supply", place, amount=1, detail=Lying(lying))


def bunnies_removed(slot: int, count: int) -> Event:
    """The bunnies on a discarded river card go back to the supply (BB-33, BB-45)."""
    return Event(BUNNIES_REMOVED, -1, "", keys.river(slot), "supply", amount=count)


def boom_heard(seat: int, card: int, play: int) -> Event:
    """A boom begins; detail = Effect, numbered like play effects."""
    return Event(BOOM_HEARD, seat, keys.card(card), detail=Effect(play))


def pawn_hopped(
    seat: int, owner: int, origin: int, target: int, leapt: int, crossing: bool, cause: int
) -> Event:
    """`seat` moved the pawn of `owner` one place on; detail = Hop."""
    return Event(
        PAWN_HOPPED,
        owner,
        keys.pawn(owner),
        keys.space(origin),
        keys.space(target),
        detail=Hop(seat, leapt, crossing, cause),
    )


def pawn_jumped(seat: int, origin: int) -> Event:
    """Straight to the centre tile, crossing nothing (BB-31)."""
    return Event(PAWN_JUMPED, seat, keys.pawn(seat), keys.space(origin), keys.space(CENTRE))


def carrot_moved(seat: int, before: int) -> Event:
    """`seat` has the Carrot token now; before = who had it, -1 = the centre tile."""
    origin = "centre" if before < 0 else keys.home(before)
    return Event(CARROT_MOVED, seat, "carrot", origin, keys.home(seat))


def burrow_moved(seat: int, before: int) -> Event:
    """`seat` has the Burrow token now; before = who had it, -1 = the centre tile."""
    origin = "centre" if before < 0 else keys.home(before)
    return Event(BURROW_MOVED, seat, "burrow", origin, keys.home(seat))


def fox_moved(seat: int, origin: int, target: int, route: tuple[int, ...]) -> Event:
    """detail = Way."""
    return Event(FOX_MOVED, seat, "fox", keys.space(origin), keys.space(target), detail=Way(route))


def effect_idle(seat: int, what: int) -> Event:
    """detail = Effect, one of IDLE_SHARE and so on."""
    return Event(EFFECT_IDLE, seat, detail=Effect(what))


def river_card_used(seat: int, card: int, slot: int, flow: int, choices: int) -> Event:
    """Its river effect begins; amount = effects there were to choose from; detail = Effect."""
    place = keys.river(slot)
    return Event(RIVER_CARD_USED, seat, keys.card(card), place, "", card, choices, Effect(flow))


def river_card_discarded(seat: int, card: int, slot: int) -> Event:
    """Off the table, face up."""
    return Event(RIVER_CARD_DISCARDED, seat, keys.card(card), keys.river(slot), "discard", card)


def river_card_taken(seat: int, card: int, slot: int) -> Event:
    """Into the hand of `seat`, seen by all."""
    return Event(
        RIVER_CARD_TAKEN, seat, keys.card(card), keys.river(slot), keys.hand(seat), card, 1
    )


def card_offered(seat: int, card: int) -> Event:
    """`seat` has chosen the card of the own hand that will be swapped."""
    return Event(CARD_OFFERED, seat, "", keys.hand(seat), "", card, 1, witnesses=(seat,))


def hand_chosen(seat: int, other: int) -> Event:
    """`seat` swaps with the hand of `other`."""
    return Event(HAND_CHOSEN, seat, target=keys.hand(other))


def card_handed(giver: int, taker: int, card: int) -> Event:
    """From hand to hand; the two see it."""
    return Event(
        CARD_HANDED,
        giver,
        "",
        keys.hand(giver),
        keys.hand(taker),
        card,
        1,
        witnesses=(giver, taker),
    )


def hand_passed(giver: int, taker: int, cards: tuple[int, ...]) -> Event:
    """A whole hand goes to the right; amount = how many cards; detail = Cards, for the two."""
    return Event(
        HAND_PASSED,
        giver,
        "",
        keys.hand(giver),
        keys.hand(taker),
        amount=len(cards),
        detail=Cards(cards),
        witnesses=(giver, taker),
    )


def gift_given(seat: int, taker: int, card: int) -> Event:
    """The top card goes face down to a home; nobody sees it (BB-50)."""
    return Event(GIFT_GIVEN, seat, "", "pile", keys.gifts(taker), card, 1, witnesses=())


def turn_ended(seat: int, turn: int) -> Event:
    """amount = the number of the turn."""
    return Event(TURN_ENDED, seat, amount=turn)


def game_ended(cause: int) -> Event:
    """detail = Effect: PILE_OUT, ALL_CLOSED or BLOCKED."""
    return Event(GAME_ENDED, detail=Effect(cause))


def hand_counted(seat: int, cards: tuple[int, ...], value: int) -> Event:
    """A hand is laid open; amount = its bunny values; detail = Cards."""
    return Event(HAND_COUNTED, seat, "", keys.hand(seat), amount=value, detail=Cards(cards))


def gift_opened(seat: int, card: int, value: int) -> Event:
    """A hidden gift is turned up; amount = its bunny value."""
    return Event(GIFT_OPENED, seat, keys.card(card), keys.gifts(seat), "", card, value)


def total_counted(seat: int, total: int) -> Event:
    """amount = all bunnies that count against `seat`."""
    return Event(TOTAL_COUNTED, seat, target=keys.home(seat), amount=total)


def match_won(seat: int, total: int) -> Event:
    """Nobody has as few bunnies as `seat`; amount = how many (BB-63). Of equals none is named."""
    return Event(MATCH_WON, seat, amount=total)
