"""Events of this game, a row for each kind; their messages are in `words/en.ftl`.

The table has their animations, `keys` their pieces and places. `Event.amount` counts: cards,
points, damage, levels gained. All else is in the detail. `shown` and `covered` make those of cards.
"""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from tabletop.core.event import Event
from tabletop.core.kinds import Key, Kind
from tabletop.games.killer_bunnies.rules import keys
from tabletop.games.killer_bunnies.rules.state import Fields


def named(key: str) -> Key:
    """Returns a maker of that key, whatever the number: of a die."""
    return lambda number: key


def heap(name: str) -> Key:
    """Returns a maker of the keys of a pile, row or count before a seat."""
    return partial(keys.heap, name)


TURN_BEGUN: Final = Kind("turn_begun")
TYPE_DECLARED: Final = Kind("type_declared")
START_ROLLED: Final = Kind("start_rolled", piece=named("d12"))
FIRST_PLAYER_FOUND: Final = Kind("first_player_found")
PILE_SHUFFLED: Final = Kind("pile_shuffled", target=heap("pile"))
PILE_CUT: Final = Kind("pile_cut", target=heap("pile"))
PILE_RENEWED: Final = Kind("pile_renewed", origin=heap("discard"), target=heap("pile"))
PILE_RAN_OUT: Final = Kind("pile_ran_out", target=heap("pile"))
CARD_DRAWN: Final = Kind("card_drawn")
RUN_CARD_SET: Final = Kind("run_card_set")
RUN_CARD_SLID: Final = Kind("run_card_slid")
CARD_DISCARDED: Final = Kind("card_discarded")
CARD_SAVED: Final = Kind("card_saved")
CARD_PLAYED: Final = Kind("card_played")
CARD_NOT_HELD: Final = Kind("card_not_held")
TARGET_NAMED: Final = Kind("target_named")
OPPONENT_NAMED: Final = Kind("opponent_named")
RESOURCE_SPENT: Final = Kind("resource_spent")
SUBSTITUTE_SPENT: Final = Kind("substitute_spent")
RESOURCE_BURNT: Final = Kind("resource_burnt")
SUBSTITUTE_BURNT: Final = Kind("substitute_burnt")
POINTS_GAINED: Final = Kind("points_gained", target=heap("d20"))
POINTS_LOST: Final = Kind("points_lost", target=heap("d20"))
BUNNY_PLACED: Final = Kind("bunny_placed")
BUNNY_RETURNED: Final = Kind("bunny_returned")
BUNNY_VANISHED: Final = Kind("bunny_vanished")
BUNNY_MOVED: Final = Kind("bunny_moved")
BUNNY_STOLEN: Final = Kind("bunny_stolen")
BUNNY_REVIVED: Final = Kind("bunny_revived")
BUNNY_KILLED: Final = Kind("bunny_killed")
BUNNY_GIVEN_UP: Final = Kind("bunny_given_up")
OCCUPANT_LOST: Final = Kind("occupant_lost")
MODIFIER_PLACED: Final = Kind("modifier_placed")
MODIFIER_ROLLED: Final = Kind("modifier_rolled", piece=named("d6"), target=keys.card)
VALUE_RAISED: Final = Kind("value_raised")
MODIFIER_LEFT: Final = Kind("modifier_left")
CITY_PLACED: Final = Kind("city_placed")
CITY_ENTERED: Final = Kind("city_entered")
CITY_LEFT: Final = Kind("city_left")
CITY_CLAIMED: Final = Kind("city_claimed")
CITY_MOVED: Final = Kind("city_moved")
CITY_ABANDONED: Final = Kind("city_abandoned")
CITY_DESTROYED: Final = Kind("city_destroyed")
WEAPON_LAUNCHED: Final = Kind("weapon_launched")
DIRECTION_CHOSEN: Final = Kind("direction_chosen")
SPLASH_ANNOUNCED: Final = Kind("splash_announced")
DEFENCE_DUE: Final = Kind("defence_due")
DEFENCE_ROLLED: Final = Kind("defence_rolled", piece=named("d12"), target=keys.card)
DEFENCE_STANDS: Final = Kind("defence_stands")
DEFENCE_STRENGTHENED: Final = Kind("defence_strengthened")
REROLL_FORCED: Final = Kind("reroll_forced", piece=named("d12"))
DAMAGE_PLACED: Final = Kind("damage_placed")
DAMAGE_REMOVED: Final = Kind("damage_removed")
DAMAGE_ROLLED_ON: Final = Kind("damage_rolled_on")
RUNNER_CAME: Final = Kind("runner_came")
RUNNER_HURT: Final = Kind("runner_hurt")
RUNNER_DONE: Final = Kind("runner_done")
CARD_CANCELLED: Final = Kind("card_cancelled")
RESPONSE_PLAYED: Final = Kind("response_played")
TURN_PASSED: Final = Kind("turn_passed", told=False)
TOP_RUN_SEEN: Final = Kind("top_run_seen")
POWER_USED: Final = Kind("power_used")
POWER_ROLLED: Final = Kind("power_rolled", piece=named("d12"))
CREW_ROLLED: Final = Kind("crew_rolled", piece=named("d12"))
OMEN_ROLLED: Final = Kind("omen_rolled", piece=named("d6"))
SYMBOL_NAMED: Final = Kind("symbol_named")
SEARCH_FAILED: Final = Kind("search_failed", target=heap("pile"))
SYMBOL_MISSED: Final = Kind("symbol_missed")
CARD_TAKEN: Final = Kind("card_taken")
TRIBUTE_GIVEN: Final = Kind("tribute_given")
BOOST_GAINED: Final = Kind("boost_gained")
BOOST_LOST: Final = Kind("boost_lost")
OFFER_BEGUN: Final = Kind("offer_begun", target=heap("seat"))
CARD_OFFERED: Final = Kind("card_offered")
HAND_CARD_OFFERED: Final = Kind("hand_card_offered")
CARD_ASKED_FOR: Final = Kind("card_asked_for")
HAND_CARD_ASKED_FOR: Final = Kind("hand_card_asked_for", target=heap("hand"))
OFFER_MADE: Final = Kind("offer_made", target=heap("seat"))
OFFER_WITHDRAWN: Final = Kind("offer_withdrawn")
OFFER_ACCEPTED: Final = Kind("offer_accepted", target=heap("seat"))
OFFER_REFUSED: Final = Kind("offer_refused", target=heap("seat"))
CARD_TRADED: Final = Kind("card_traded")
HAND_COUNTED: Final = Kind("hand_counted", target=heap("hand"))
PLAYER_LOST: Final = Kind("player_lost")
CARDS_LEFT_GAME: Final = Kind("cards_left_game")
MATCH_WON: Final = Kind("match_won")
RESOURCES_RESET: Final = Kind("resources_reset", target=heap("saved"), told=False)


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
    return Event(str(kind), seat, keys.card(piece), origin, target, face, amount, detail)


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
    return Event(str(kind), seat, "", origin, target, face, 0, Hidden(piece), witnesses)


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
