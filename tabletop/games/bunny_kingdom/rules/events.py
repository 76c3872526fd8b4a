"""The events of this game, a row for each kind; their messages are in `words/en.ftl`.

Names of pieces and places are in `keys`. A place that a row's call leaves out is the seat's own.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tabletop.core.event import Event
from tabletop.core.kinds import Kind
from tabletop.games.bunny_kingdom.rules.keys import (
    building,
    card,
    deck,
    discards,
    front,
    hand,
    pile,
    rainbow,
    reserve,
    segment,
    space,
    track,
)


class Cards(NamedTuple):
    """The cards that were dealt, taken up or revealed."""

    cards: tuple[int, ...]


class Printed(NamedTuple):
    """The two segments on which Central Station's printed tracks lie."""

    segments: tuple[int, int]


class Way(NamedTuple):
    """Direction of passed hands: 1 to the next seat, -1 to the one before."""

    way: int


class Total(NamedTuple):
    """The seat's new total."""

    total: int


class Counted(NamedTuple):
    """The number of things paid for: tracks, rail cards, coins."""

    things: int


class Served(NamedTuple):
    """The player whom a Station served."""

    chosen: int


class Settler(NamedTuple):
    """The seat whose rabbit drives a camp off."""

    seat: int


class Changed(NamedTuple):
    """The fief that was built in, with its new strength and wealth."""

    strength: int
    wealth: int


class Harvested(NamedTuple):
    """A fief that gave something: strength, wealth, and its spaces in ascending order."""

    strength: int
    wealth: int
    spaces: tuple[int, ...]


class Seats(NamedTuple):
    """All seats that the event is about."""

    seats: tuple[int, ...]


def cards_of(event: Event) -> tuple[int, ...]:
    """Returns the cards of an event about a hand or parchments; () if they are not visible."""
    return event.detail.cards if isinstance(event.detail, Cards) else ()


def way_of(event: Event) -> int:
    """Returns the direction of a HANDS_PASSED event."""
    assert isinstance(event.detail, Way)
    return event.detail.way


def served_by(event: Event) -> int:
    """Returns the player served in a STATION_PAID event."""
    assert isinstance(event.detail, Served)
    return event.detail.chosen


def harvested_of(event: Event) -> Harvested:
    """The fief of a FIEF_HARVESTED event."""
    assert isinstance(event.detail, Harvested)
    return event.detail


def seats_of(event: Event) -> tuple[int, ...]:
    """Returns all seats that the event is about."""
    assert isinstance(event.detail, Seats)
    return event.detail.seats


# The beginning of a match and of a round

STATION_PLACED: Final = Kind("station_placed", target=space)
SHERIFF_NAMED: Final = Kind("sheriff_named")
"""amount = rail cards played this round; 0 = drawn by lot."""
STATION_TURNED: Final = Kind("station_turned", target=space)
"""detail = Printed."""
ROUND_BEGUN: Final = Kind("round_begun")
"""amount = the number of the round."""
HAND_DEALT: Final = Kind("hand_dealt", origin=deck, target=hand, secret=True, told=False)
"""amount = the cards, detail = Cards."""
RESERVE_TAKEN: Final = Kind("reserve_taken", origin=reserve, target=hand, secret=True)

# The draft

CARD_SEALED: Final = Kind("card_sealed", origin=hand, secret=True)
"""amount = the cards that the seat has sealed."""
DISCARD_SEALED: Final = Kind("discard_sealed", origin=hand, secret=True)
"""The card to discard, between two players; amount = the cards that the seat has sealed."""
CARD_PLAYED: Final = Kind("card_played", piece=card, target=front)
"""An open card lies in front of its player."""
PARCHMENT_KEPT: Final = Kind("parchment_kept", target=pile, secret=True)
"""amount = the seat's parchments now; detail = Cards of one that Provisions drew."""
CARD_DISCARDED: Final = Kind("card_discarded", target=discards, secret=True)
RABBIT_PLACED: Final = Kind("rabbit_placed", origin=front, target=space, told=False)
CAMP_DISPLACED: Final = Kind("camp_displaced", piece=building, origin=space)
"""The seat's camp and its rabbit leave the space; detail = Settler."""
CAMP_UPGRADED: Final = Kind("camp_upgraded", piece=building, origin=space)
"""The own Territory card makes the own camp permanent."""
PROVISIONS_USED: Final = Kind("provisions_used", origin=deck, target=front)
"""amount = the cards drawn and played."""
COINS_TAKEN: Final = Kind("coins_taken")
"""amount = the coins of a Tax Collector, detail = Total."""
DISTRICT_FOUNDED: Final = Kind("district_founded", target=space)
"""A new district brings a coin; detail = Total of coins."""
HANDS_PASSED: Final = Kind("hands_passed")
"""detail = Way."""
HAND_TAKEN: Final = Kind("hand_taken", target=hand, secret=True, told=False)
"""The hand that was passed is looked at; amount = the cards, detail = Cards."""

# Tracks and buildings

TRACK_LAID: Final = Kind("track_laid", piece=track, origin=front, target=segment)
"""face = the kind of card the token comes from."""
TRACKS_ENDED: Final = Kind("tracks_ended", told=False)
"""The seat lays no more tracks in this round."""
SHERIFF_PAID: Final = Kind("sheriff_paid")
"""amount = carrots, detail = Counted tracks."""
CAMP_PLACED: Final = Kind("camp_placed", piece=building, origin=front, target=space)
"""A camp and a rabbit stand on the space; detail = Changed."""
CAMP_HELD: Final = Kind("camp_held", piece=building, target=front)
"""The camp waits for a later round."""
NOTHING_TO_BUILD: Final = Kind("nothing_to_build")
"""detail = Seats that can build nothing in this round and are not asked."""
BUILDING_BUILT: Final = Kind("building_built", piece=building, origin=front, target=space)
"""face = the kind of building, detail = Changed."""
TOWER_BEGUN: Final = Kind("tower_begun", target=space, told=False)
"""The first token of a Sky Tower is aimed at a space."""
TOWER_BUILT: Final = Kind("tower_built", origin=space, target=space)
"""A Sky Tower joins two spaces; detail = Changed."""
RAINBOW_SET: Final = Kind("rainbow_set", piece=rainbow, target=space)
"""The ground token of a Rainbow is put down or moved; face = which Rainbow, detail = Changed."""
BUILDING_ENDED: Final = Kind("building_ended")
"""The seat builds no more in this round."""

# The harvest

RAILROAD_PAID: Final = Kind("railroad_paid")
"""amount = towers along the railroad."""
STATION_PAID: Final = Kind("station_paid")
"""amount = carrots, detail = Served."""
RESOURCE_CHOSEN: Final = Kind("resource_chosen", piece=building, target=space)
"""A trading post or Chimney; face = the resource."""
FIEF_HARVESTED: Final = Kind("fief_harvested", target=space)
"""amount = carrots, detail = Harvested; the target is the first space."""
HARVEST_COUNTED: Final = Kind("harvest_counted")
"""amount = carrots of all fiefs this round, detail = Total of carrots."""
STAR_PAID: Final = Kind("star_paid")
"""amount = carrots, detail = Counted rail cards."""

# The end

PARCHMENTS_REVEALED: Final = Kind("parchments_revealed", target=pile)
"""They are open to all from now on; amount = the parchments, detail = Cards."""
PARCHMENT_COPIED: Final = Kind("parchment_copied", piece=card, target=card)
"""face = the card that is copied."""
PARCHMENT_COUNTED: Final = Kind("parchment_counted", piece=card)
"""amount = the carrots that the parchment brought."""
TRADE_COUNTED: Final = Kind("trade_counted")
"""amount = carrots, detail = Counted coins."""
MATCH_WON: Final = Kind("match_won")
"""The first winner; amount = carrots, detail = Seats."""
