"""Kinds of events, their details, and their construction.

`text` has their sentences, the table their animations, `keys` their pieces and places.
`Event.amount` counts: cards, points, damage, levels gained. All else is in the detail.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tabletop.core.event import Event
from tabletop.games.killer_bunnies.rules import keys
from tabletop.games.killer_bunnies.rules.state import Fields

TURN_BEGUN: Final = "turn_begun"
TYPE_DECLARED: Final = "type_declared"
START_ROLLED: Final = "start_rolled"
FIRST_PLAYER_FOUND: Final = "first_player_found"
PILE_SHUFFLED: Final = "pile_shuffled"
PILE_CUT: Final = "pile_cut"
PILE_RENEWED: Final = "pile_renewed"
PILE_RAN_OUT: Final = "pile_ran_out"
CARD_DRAWN: Final = "card_drawn"
RUN_CARD_SET: Final = "run_card_set"
RUN_CARD_SLID: Final = "run_card_slid"
CARD_DISCARDED: Final = "card_discarded"
CARD_SAVED: Final = "card_saved"
CARD_PLAYED: Final = "card_played"
CARD_NOT_HELD: Final = "card_not_held"
TARGET_NAMED: Final = "target_named"
OPPONENT_NAMED: Final = "opponent_named"
RESOURCE_SPENT: Final = "resource_spent"
SUBSTITUTE_SPENT: Final = "substitute_spent"
RESOURCE_BURNT: Final = "resource_burnt"
SUBSTITUTE_BURNT: Final = "substitute_burnt"
POINTS_GAINED: Final = "points_gained"
POINTS_LOST: Final = "points_lost"
BUNNY_PLACED: Final = "bunny_placed"
BUNNY_RETURNED: Final = "bunny_returned"
BUNNY_VANISHED: Final = "bunny_vanished"
BUNNY_MOVED: Final = "bunny_moved"
BUNNY_STOLEN: Final = "bunny_stolen"
BUNNY_REVIVED: Final = "bunny_revived"
BUNNY_KILLED: Final = "bunny_killed"
BUNNY_GIVEN_UP: Final = "bunny_given_up"
OCCUPANT_LOST: Final = "occupant_lost"
MODIFIER_PLACED: Final = "modifier_placed"
MODIFIER_ROLLED: Final = "modifier_rolled"
VALUE_RAISED: Final = "value_raised"
MODIFIER_LEFT: Final = "modifier_left"
CITY_PLACED: Final = "city_placed"
CITY_ENTERED: Final = "city_entered"
CITY_LEFT: Final = "city_left"
CITY_CLAIMED: Final = "city_claimed"
CITY_MOVED: Final = "city_moved"
CITY_ABANDONED: Final = "city_abandoned"
CITY_DESTROYED: Final = "city_destroyed"
WEAPON_LAUNCHED: Final = "weapon_launched"
DIRECTION_CHOSEN: Final = "direction_chosen"
SPLASH_ANNOUNCED: Final = "splash_announced"
DEFENCE_DUE: Final = "defence_due"
DEFENCE_ROLLED: Final = "defence_rolled"
DEFENCE_STANDS: Final = "defence_stands"
DEFENCE_STRENGTHENED: Final = "defence_strengthened"
REROLL_FORCED: Final = "reroll_forced"
DAMAGE_PLACED: Final = "damage_placed"
DAMAGE_REMOVED: Final = "damage_removed"
DAMAGE_ROLLED_ON: Final = "damage_rolled_on"
RUNNER_CAME: Final = "runner_came"
RUNNER_HURT: Final = "runner_hurt"
RUNNER_DONE: Final = "runner_done"
CARD_CANCELLED: Final = "card_cancelled"
RESPONSE_PLAYED: Final = "response_played"
TURN_PASSED: Final = "turn_passed"
TOP_RUN_SEEN: Final = "top_run_seen"
POWER_USED: Final = "power_used"
POWER_ROLLED: Final = "power_rolled"
CREW_ROLLED: Final = "crew_rolled"
OMEN_ROLLED: Final = "omen_rolled"
SYMBOL_NAMED: Final = "symbol_named"
SEARCH_FAILED: Final = "search_failed"
SYMBOL_MISSED: Final = "symbol_missed"
CARD_TAKEN: Final = "card_taken"
TRIBUTE_GIVEN: Final = "tribute_given"
BOOST_GAINED: Final = "boost_gained"
BOOST_LOST: Final = "boost_lost"
OFFER_BEGUN: Final = "offer_begun"
CARD_OFFERED: Final = "card_offered"
HAND_CARD_OFFERED: Final = "hand_card_offered"
CARD_ASKED_FOR: Final = "card_asked_for"
HAND_CARD_ASKED_FOR: Final = "hand_card_asked_for"
OFFER_MADE: Final = "offer_made"
OFFER_WITHDRAWN: Final = "offer_withdrawn"
OFFER_ACCEPTED: Final = "offer_accepted"
OFFER_REFUSED: Final = "offer_refused"
CARD_TRADED: Final = "card_traded"
HAND_COUNTED: Final = "hand_counted"
PLAYER_LOST: Final = "player_lost"
CARDS_LEFT_GAME: Final = "cards_left_game"
MATCH_WON: Final = "match_won"
RESOURCES_RESET: Final = "resources_reset"


class By(NamedTuple):
    """Seat that did it, where that is not the event's own seat."""

    seat: int


class Other(NamedTuple):
    """Other seat: the one aimed at, traded with, or the owner before."""

    seat: int


class Face(NamedTuple):
    """Printed card that another one is aimed at or laid under."""

    face: int


class Hidden(NamedTuple):
    """Card whose number only the witnesses see."""

    piece: int


class Declared(NamedTuple):
    """Type of a seat's Universal cards."""

    type: int


class Paid(NamedTuple):
    """Hexagon that was paid."""

    hexagon: int


class Bank(NamedTuple):
    """Seat's d20 count after the event."""

    points: int


class Wounds(NamedTuple):
    """All damage on the card after the event."""

    damage: int


class Worth(NamedTuple):
    """Card's full value after the event."""

    full: int


class Level(NamedTuple):
    """Level of a weapon, or the one rolled against."""

    level: int


class Due(NamedTuple):
    """Level that a defence is rolled against, bonus to the roll, and the printed weapon."""

    level: int
    bonus: int
    source: int


class Total(NamedTuple):
    """Roll with all that was added."""

    roll: int


class Needed(NamedTuple):
    """Least roll that would do."""

    roll: int


class Way(NamedTuple):
    """Direction of a Runner: 0 clockwise, 1 counter-clockwise."""

    way: int


class Visit(NamedTuple):
    """Runner's visit: its number, the Runner's damage so far, the creature visited."""

    number: int
    damage: int
    creature: int


class Symbol(NamedTuple):
    """Symbol that was named."""

    symbol: int


class Why(NamedTuple):
    """Cause of the match's end: a constant of `ending`."""

    reason: int


Detail = tuple[()] | tuple[int, ...]


def shown(
    state: Fields,
    kind: str,
    seat: int,
    piece: int,
    origin: str = "",
    target: str = "",
    amount: int = 0,
    detail: Detail = (),
) -> Event:
    """Returns an event of a card that lies open to everybody."""
    face = state.setup.card[piece]
    return Event(kind, seat, keys.card(piece), origin, target, face, amount, detail)


def covered(
    state: Fields,
    kind: str,
    seat: int,
    piece: int,
    origin: str,
    target: str,
    witnesses: tuple[int, ...],
) -> Event:
    """Returns an event of a card whose face, and number, only `witnesses` see."""
    face = state.setup.card[piece]
    return Event(kind, seat, "", origin, target, face, 0, Hidden(piece), witnesses)


def hidden_key(event: Event) -> str:
    """Returns the key of the card of an event that only some see; "" for all others."""
    return keys.card(event.detail.piece) if isinstance(event.detail, Hidden) else ""


def level_of(event: Event) -> int:
    """Returns the level that was launched or rolled against."""
    assert isinstance(event.detail, Level)
    return event.detail.level


def due_of(event: Event) -> Due:
    """Returns the level, bonus and weapon of a pending defence."""
    assert isinstance(event.detail, Due)
    return event.detail


def total_of(event: Event) -> int:
    """Returns the roll that stood, with all that was added."""
    assert isinstance(event.detail, Total)
    return event.detail.roll


def visit_of(event: Event) -> Visit:
    """Returns a Runner's visit."""
    assert isinstance(event.detail, Visit)
    return event.detail


def wounds_of(event: Event) -> int:
    """Returns all damage on the card, or on the Runner, after the event."""
    assert isinstance(event.detail, Wounds)
    return event.detail.damage


def other_of(event: Event) -> int:
    """Returns the other seat of the event."""
    assert isinstance(event.detail, Other)
    return event.detail.seat


def by_of(event: Event) -> int:
    """Returns the seat that did it: the event's own unless the detail names another."""
    return event.detail.seat if isinstance(event.detail, By) else event.player
