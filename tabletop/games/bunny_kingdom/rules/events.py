"""The facts a watcher of this game would say, and how each is put together as an Event.

Names of pieces and places are in `keys`, sentences in `text`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tabletop.core.event import Event
from tabletop.games.bunny_kingdom.rules import keys

STATION_PLACED: Final = "station_placed"
SHERIFF_NAMED: Final = "sheriff_named"
STATION_TURNED: Final = "station_turned"
ROUND_BEGUN: Final = "round_begun"
HAND_DEALT: Final = "hand_dealt"
RESERVE_TAKEN: Final = "reserve_taken"
CARD_SEALED: Final = "card_sealed"
DISCARD_SEALED: Final = "discard_sealed"
CARD_PLAYED: Final = "card_played"
PARCHMENT_KEPT: Final = "parchment_kept"
CARD_DISCARDED: Final = "card_discarded"
RABBIT_PLACED: Final = "rabbit_placed"
CAMP_DISPLACED: Final = "camp_displaced"
CAMP_UPGRADED: Final = "camp_upgraded"
PROVISIONS_USED: Final = "provisions_used"
COINS_TAKEN: Final = "coins_taken"
DISTRICT_FOUNDED: Final = "district_founded"
HANDS_PASSED: Final = "hands_passed"
HAND_TAKEN: Final = "hand_taken"
TRACK_LAID: Final = "track_laid"
TRACKS_ENDED: Final = "tracks_ended"
SHERIFF_PAID: Final = "sheriff_paid"
CAMP_PLACED: Final = "camp_placed"
CAMP_HELD: Final = "camp_held"
BUILDING_BUILT: Final = "building_built"
TOWER_BEGUN: Final = "tower_begun"
TOWER_BUILT: Final = "tower_built"
RAINBOW_SET: Final = "rainbow_set"
BUILDING_ENDED: Final = "building_ended"
RAILROAD_PAID: Final = "railroad_paid"
STATION_PAID: Final = "station_paid"
RESOURCE_CHOSEN: Final = "resource_chosen"
FIEF_HARVESTED: Final = "fief_harvested"
HARVEST_COUNTED: Final = "harvest_counted"
STAR_PAID: Final = "star_paid"
PARCHMENTS_REVEALED: Final = "parchments_revealed"
PARCHMENT_COPIED: Final = "parchment_copied"
PARCHMENT_COUNTED: Final = "parchment_counted"
TRADE_COUNTED: Final = "trade_counted"
MATCH_WON: Final = "match_won"


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


class Winners(NamedTuple):
    """All who won."""

    seats: tuple[int, ...]


def cards_of(event: Event) -> tuple[int, ...]:
    """Returns the cards of an event about a hand or parchments; () if they are not visible."""
    return event.detail.cards if isinstance(event.detail, Cards) else ()


def things_of(event: Event) -> int:
    """Returns the number of things an event paid for."""
    assert isinstance(event.detail, Counted)
    return event.detail.things


def way_of(event: Event) -> int:
    """Returns the direction of a HANDS_PASSED event."""
    assert isinstance(event.detail, Way)
    return event.detail.way


def served_by(event: Event) -> int:
    """Returns the player served in a STATION_PAID event."""
    assert isinstance(event.detail, Served)
    return event.detail.chosen


def driven_by(event: Event) -> int:
    """Returns the seat that took over the space in a CAMP_DISPLACED event."""
    assert isinstance(event.detail, Settler)
    return event.detail.seat


def harvested_of(event: Event) -> Harvested:
    """The fief of a FIEF_HARVESTED event."""
    assert isinstance(event.detail, Harvested)
    return event.detail


def winners_of(event: Event) -> tuple[int, ...]:
    """Returns the winners of a MATCH_WON event."""
    assert isinstance(event.detail, Winners)
    return event.detail.seats


def station_placed(space: int) -> Event:
    """Central Station lies on a space."""
    return Event(STATION_PLACED, target=keys.space(space))


def sheriff_named(seat: int, cards: int) -> Event:
    """amount = rail cards played this round; 0 = drawn by lot."""
    return Event(SHERIFF_NAMED, seat, amount=cards)


def station_turned(seat: int, space: int, segments: tuple[int, int]) -> Event:
    """detail = Printed."""
    return Event(STATION_TURNED, seat, target=keys.space(space), detail=Printed(segments))


def round_begun(number: int) -> Event:
    """amount = the number of the round."""
    return Event(ROUND_BEGUN, amount=number)


def hand_dealt(seat: int, cards: bytes) -> Event:
    """detail = Cards, for the seat alone."""
    return Event(
        HAND_DEALT,
        seat,
        origin=keys.DECK,
        target=keys.hand(seat),
        amount=len(cards),
        detail=Cards(tuple(cards)),
        witnesses=(seat,),
    )


def reserve_taken(seat: int, card: int) -> Event:
    """The top card of the own reserve comes to the hand."""
    return Event(
        RESERVE_TAKEN,
        seat,
        origin=keys.reserve(seat),
        target=keys.hand(seat),
        face=card,
        witnesses=(seat,),
    )


def card_sealed(seat: int, card: int, count: int) -> Event:
    """amount = how many cards the seat has sealed."""
    target = keys.seal(seat, count - 1)
    return Event(CARD_SEALED, seat, "", keys.hand(seat), target, card, count, witnesses=(seat,))


def discard_sealed(seat: int, card: int, count: int) -> Event:
    """The seat seals the card to discard, between two players."""
    target = keys.seal(seat, count - 1)
    return Event(DISCARD_SEALED, seat, "", keys.hand(seat), target, card, count, witnesses=(seat,))


def card_played(seat: int, card: int) -> Event:
    """An open card lies in front of its player."""
    return Event(CARD_PLAYED, seat, keys.card(card), target=keys.front(seat), face=card)


def parchment_kept(seat: int, card: int, count: int, drawn: bool = False) -> Event:
    """amount = parchments the seat has now; of one that Provisions drew detail = Cards, for the
    seat alone."""
    return Event(
        PARCHMENT_KEPT, seat, target=keys.pile(seat), face=card, amount=count,
        detail=Cards((card,)) if drawn else (), witnesses=(seat,),
    )  # fmt: skip


def card_discarded(seat: int, card: int) -> Event:
    """Face down, out of the game."""
    return Event(CARD_DISCARDED, seat, target=keys.DISCARDS, face=card, witnesses=(seat,))


def rabbit_placed(seat: int, space: int) -> Event:
    """A rabbit hops onto its space."""
    return Event(RABBIT_PLACED, seat, keys.rabbit(seat, space), keys.front(seat), keys.space(space))


def camp_displaced(seat: int, space: int, camp: int, settler: int) -> Event:
    """The camp of `seat` and its rabbit leave the space to `settler`."""
    return Event(
        CAMP_DISPLACED, seat, keys.building(camp), keys.space(space), face=camp,
        detail=Settler(settler),
    )  # fmt: skip


def camp_upgraded(seat: int, space: int, camp: int) -> Event:
    """The own Territory card makes the own camp permanent."""
    return Event(CAMP_UPGRADED, seat, keys.building(camp), keys.space(space), face=camp)


def provisions_used(seat: int, cards: int) -> Event:
    """amount = the cards drawn and played."""
    return Event(PROVISIONS_USED, seat, origin=keys.DECK, target=keys.front(seat), amount=cards)


def coins_taken(seat: int, coins: int, total: int) -> Event:
    """A Tax Collector; amount = the coins taken, detail = Total."""
    return Event(COINS_TAKEN, seat, amount=coins, detail=Total(total))


def district_founded(seat: int, space: int, coins: int) -> Event:
    """A new district with that space brings a coin; detail = Total of coins."""
    return Event(DISTRICT_FOUNDED, seat, target=keys.space(space), amount=1, detail=Total(coins))


def hands_passed(way: int) -> Event:
    """detail = Way."""
    return Event(HANDS_PASSED, detail=Way(way))


def hand_taken(seat: int, cards: bytes) -> Event:
    """The hand that was passed is looked at; detail = Cards, for the seat alone."""
    return Event(
        HAND_TAKEN,
        seat,
        target=keys.hand(seat),
        amount=len(cards),
        detail=Cards(tuple(cards)),
        witnesses=(seat,),
    )


def track_laid(seat: int, segment: int, token: int) -> Event:
    """face = the kind of card the token comes from."""
    return Event(
        TRACK_LAID,
        seat,
        keys.track(segment),
        keys.front(seat),
        keys.segment(segment),
        token,
    )


def tracks_ended(seat: int) -> Event:
    """The seat lays no more tracks in this round."""
    return Event(TRACKS_ENDED, seat)


def sheriff_paid(seat: int, carrots: int, tracks: int) -> Event:
    """amount = carrots; detail = Counted tracks."""
    return Event(SHERIFF_PAID, seat, amount=carrots, detail=Counted(tracks))


def camp_placed(seat: int, space: int, camp: int, fief: tuple[int, int]) -> Event:
    """A camp and a rabbit stand on the space; detail = Changed."""
    return Event(
        CAMP_PLACED, seat, keys.building(camp), keys.front(seat), keys.space(space), camp,
        detail=Changed(*fief),
    )  # fmt: skip


def camp_held(seat: int, camp: int) -> Event:
    """The camp waits for a later round."""
    return Event(CAMP_HELD, seat, keys.building(camp), target=keys.front(seat), face=camp)


def building_built(seat: int, kind: int, space: int, fief: tuple[int, int]) -> Event:
    """face = the kind of building; detail = Changed."""
    return Event(
        BUILDING_BUILT, seat, keys.building(kind), keys.front(seat), keys.space(space), kind,
        detail=Changed(*fief),
    )  # fmt: skip


def tower_begun(seat: int, space: int) -> Event:
    """The first token of a Sky Tower is aimed at a space."""
    return Event(TOWER_BEGUN, seat, target=keys.space(space))


def tower_built(seat: int, first: int, second: int, fief: tuple[int, int]) -> Event:
    """A Sky Tower joins two spaces: origin and target; detail = Changed."""
    return Event(
        TOWER_BUILT, seat, origin=keys.space(first), target=keys.space(second),
        detail=Changed(*fief),
    )  # fmt: skip


def rainbow_set(seat: int, which: int, foot: int, space: int, fief: tuple[int, int]) -> Event:
    """The ground token of a Rainbow is put down or moved; face = which Rainbow, detail = Changed.
    """
    origin = keys.front(seat) if foot < 0 else keys.space(foot)
    return Event(
        RAINBOW_SET, seat, keys.rainbow(which), origin, keys.space(space), which,
        detail=Changed(*fief),
    )  # fmt: skip


def building_ended(seat: int) -> Event:
    """The seat builds no more in this round."""
    return Event(BUILDING_ENDED, seat)


def railroad_paid(seat: int, carrots: int) -> Event:
    """Part A of the harvest; amount = towers along the railroad."""
    return Event(RAILROAD_PAID, seat, amount=carrots)


def station_paid(seat: int, chosen: int, carrots: int) -> Event:
    """Part B of the harvest; amount = carrots, detail = Served."""
    return Event(STATION_PAID, seat, amount=carrots, detail=Served(chosen))


def resource_chosen(seat: int, space: int, kind: int, resource: int) -> Event:
    """A trading post or Chimney; face = the resource."""
    return Event(
        RESOURCE_CHOSEN, seat, keys.building(kind), target=keys.space(space), face=resource
    )


def fief_harvested(seat: int, spaces: int, strength: int, wealth: int) -> Event:
    """amount = carrots; detail = Harvested."""
    members = tuple(space for space in range(spaces.bit_length()) if spaces >> space & 1)
    return Event(
        FIEF_HARVESTED,
        seat,
        target=keys.space(members[0]),
        amount=strength * wealth,
        detail=Harvested(strength, wealth, members),
    )


def harvest_counted(seat: int, carrots: int, total: int) -> Event:
    """amount = carrots of all fiefs this round; detail = Total of carrots."""
    return Event(HARVEST_COUNTED, seat, amount=carrots, detail=Total(total))


def star_paid(seat: int, carrots: int, cards: int) -> Event:
    """amount = carrots; detail = Counted rail cards."""
    return Event(STAR_PAID, seat, amount=carrots, detail=Counted(cards))


def parchments_revealed(seat: int, cards: bytes) -> Event:
    """They are open to all from now on; detail = Cards."""
    held = Cards(tuple(cards))
    return Event(PARCHMENTS_REVEALED, seat, target=keys.pile(seat), amount=len(cards), detail=held)


def parchment_copied(seat: int, copier: int, target: int) -> Event:
    """face = the card that is copied."""
    return Event(PARCHMENT_COPIED, seat, keys.card(copier), target=keys.card(target), face=target)


def parchment_counted(seat: int, card: int, carrots: int) -> Event:
    """amount = what the parchment brought."""
    return Event(PARCHMENT_COUNTED, seat, keys.card(card), face=card, amount=carrots)


def trade_counted(seat: int, carrots: int, coins: int) -> Event:
    """amount = carrots; detail = Counted coins."""
    return Event(TRADE_COUNTED, seat, amount=carrots, detail=Counted(coins))


def match_won(winners: tuple[int, ...], carrots: int) -> Event:
    """amount = carrots; detail = Winners."""
    return Event(MATCH_WON, winners[0], amount=carrots, detail=Winners(winners))
