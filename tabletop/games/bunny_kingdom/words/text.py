"""Sentences of log and prompts.

`describe` has those of actions, `names` the names of things, `cards` the rules on cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tabletop.core.event import UNKNOWN, Event
from tabletop.core.game import Player
from tabletop.core.words import Prompt
from tabletop.games.bunny_kingdom.rules import events, keys
from tabletop.games.bunny_kingdom.rules.boards import RAINBOW_SPACES
from tabletop.games.bunny_kingdom.rules.cards import (
    GROUP,
    POST,
    RAIL_TOKEN,
    SWITCH_TOKEN,
    TERRITORY,
)
from tabletop.games.bunny_kingdom.rules.frames import ROUNDS
from tabletop.games.bunny_kingdom.rules.view import KingdomView
from tabletop.games.bunny_kingdom.words import names
from tabletop.games.bunny_kingdom.words.cards import rule
from tabletop.games.bunny_kingdom.words.describe import BASIC
from tabletop.games.bunny_kingdom.words.describe import apart as apart
from tabletop.games.bunny_kingdom.words.describe import describe as describe

Names = Sequence[str]

HEADS: Final = events.ROUND_BEGUN
"""Kind of event that heads the parts of the log: this game has rounds and no turns."""
RETELLS: Final = {
    events.CARD_PLAYED: (events.CARD_SEALED,),
    events.PARCHMENT_KEPT: (events.CARD_SEALED,),
    events.CARD_DISCARDED: (events.DISCARD_SEALED,),
}
"""Kinds of events that tell again what the named ones told when cards were sealed."""


def some(count: int, one: str, many: str) -> str:
    """ "1 carrot", "3 carrots"."""
    return f"{count} {one if count == 1 else many}"


def carrots(count: int) -> str:
    """A number of carrots in words."""
    return some(count, "carrot", "carrots")


def sentence(event: Event, seats: Names) -> str:
    """Returns the event as a line of the log, with the new product of a fief that was built in.

    "" if another line tells it already.
    """
    line = _told(event, seats)
    if event.kind == events.BUILDING_BUILT and event.face == POST:
        return f"{line} {_POST_LATER}"
    return f"{line} {_stands(event.detail)}" if isinstance(event.detail, events.Changed) else line


def _told(event: Event, seats: Names) -> str:
    tell = _SENTENCES.get(event.kind)
    return tell(event, seats) if tell else ""


_POST_LATER: Final = "What it makes is chosen in each harvest."


def _stands(fief: events.Changed) -> str:
    """Returns the product of a fief in words."""
    if not fief.strength * fief.wealth:
        return "This fief gives nothing yet."
    return f"This fief now gives {product(fief.strength, fief.wealth)}."


def product(strength: int, wealth: int) -> str:
    """ "2 towers × 3 goods = 6 carrots"."""
    towers, goods = some(strength, "tower", "towers"), some(wealth, "good", "goods")
    return f"{towers} × {goods} = {carrots(strength * wealth)}"


def moment(event: Event, seats: Names) -> tuple[Player, str] | None:
    """Returns a prompt for an event while it is shown, and the seat of its portrait (-1 = none).

    None if the event needs no words.
    """
    if event.kind == events.ROUND_BEGUN:
        return -1, f"Round {event.amount} of {ROUNDS} begins"
    if event.kind in _PLAYED_TOGETHER:
        return -1, "The chosen cards are played"
    if event.kind == events.PARCHMENTS_REVEALED:
        return -1, "All parchments are turned up"
    if event.kind == events.HANDS_PASSED:
        return -1, _passed(event, seats).rstrip(".")
    if event.kind not in _MOMENTS:
        return None
    return event.player, _told(event, seats).rstrip(".")


def _at(name: str) -> str:
    return names.place(keys.number(name))


def _who(event: Event, seats: Names) -> str:
    return seats[event.player]


def _station_placed(event: Event, seats: Names) -> str:
    return f"Central Station lies on {_at(event.target)}."


def _sheriff(event: Event, seats: Names) -> str:
    if not event.amount:
        return f"{_who(event, seats)} is the first Sheriff."
    cards = some(event.amount, "rail card", "rail cards")
    return f"{_who(event, seats)} becomes Sheriff with {cards} this round."


def _turned(event: Event, seats: Names) -> str:
    assert isinstance(event.detail, events.Printed)
    first, second = map(names.border, event.detail.segments)
    return f"{_who(event, seats)} turns Central Station: tracks {first} and {second}."


def _round(event: Event, seats: Names) -> str:
    return f"Round {event.amount}"


def _reserve(event: Event, seats: Names) -> str:
    if event.face == UNKNOWN:
        return f"{_who(event, seats)} takes a card from the reserve."
    return f"{_who(event, seats)} takes {names.card(event.face)} from the reserve."


def _sealed(event: Event, seats: Names) -> str:
    return "" if event.face == UNKNOWN else f"{_who(event, seats)} picks {names.card(event.face)}."


def _discard_sealed(event: Event, seats: Names) -> str:
    if event.face == UNKNOWN:
        return ""
    return f"{_who(event, seats)} will discard {names.card(event.face)}."


def _played(event: Event, seats: Names) -> str:
    land = f": {names.land(event.face)}" if GROUP[event.face] == TERRITORY else ""
    return f"{_who(event, seats)} plays {names.card(event.face)}{land}."


def _kept(event: Event, seats: Names) -> str:
    if event.face == UNKNOWN:
        return f"{_who(event, seats)} keeps a parchment face down."
    said = f" It pays: {rule(event.face)}" if event.detail else ""
    return f"{_who(event, seats)} keeps {names.card(event.face)} face down.{said}"


def _discarded(event: Event, seats: Names) -> str:
    what = "a card" if event.face == UNKNOWN else names.card(event.face)
    return f"{_who(event, seats)} discards {what}."


def _displaced(event: Event, seats: Names) -> str:
    camp = names.BUILDING_NAMES[event.face]
    settler = seats[events.driven_by(event)]
    return f"{settler} drives {_who(event, seats)} off {_at(event.origin)}; {camp} is gone."


def _upgraded(event: Event, seats: Names) -> str:
    return f"{_who(event, seats)} settles in {_at(event.origin)} for good; the camp is gone."


def _provisions(event: Event, seats: Names) -> str:
    return f"Provisions: {_who(event, seats)} draws {event.amount} cards and plays them."


def _coins(event: Event, seats: Names) -> str:
    return f"{_who(event, seats)} takes {some(event.amount, 'coin', 'coins')}."


def _district(event: Event, seats: Names) -> str:
    return f"A new district around {_at(event.target)} brings {_who(event, seats)} a coin."


def _passed(event: Event, seats: Names) -> str:
    return f"Hands are passed to the {'left' if events.way_of(event) > 0 else 'right'}."


def _track(event: Event, seats: Names) -> str:
    card = "Railroad" if event.face == RAIL_TOKEN else "Switch"
    where = names.border(keys.number(event.target))
    return f"{_who(event, seats)} lays a {card} track {where}."


def _sheriff_paid(event: Event, seats: Names) -> str:
    tracks = some(events.things_of(event), "track", "tracks")
    return f"Sheriff {_who(event, seats)} gets {carrots(event.amount)} for {tracks}."


def _camp(event: Event, seats: Names) -> str:
    camp = names.BUILDING_NAMES[event.face]
    return f"{_who(event, seats)} pitches {camp} in {_at(event.target)}."


def _camp_held(event: Event, seats: Names) -> str:
    return f"{_who(event, seats)} holds {names.BUILDING_NAMES[event.face]}."


def _built(event: Event, seats: Names) -> str:
    building = names.BUILDING_NAMES[event.face]
    return f"{_who(event, seats)} builds in {_at(event.target)}: {building}."


def _tower(event: Event, seats: Names) -> str:
    return f"{_who(event, seats)} joins {_at(event.origin)} and {_at(event.target)} by Sky Tower."


def _rainbow(event: Event, seats: Names) -> str:
    head = names.place(RAINBOW_SPACES[event.face])
    return f"The Rainbow of {head} leads {_who(event, seats)} to {_at(event.target)}."


def _building_ended(event: Event, seats: Names) -> str:
    return f"{_who(event, seats)} builds no more."


def _railroad(event: Event, seats: Names) -> str:
    return f"Towers along the railroad bring {_who(event, seats)} {carrots(event.amount)}."


def _served(event: Event, seats: Names) -> str:
    chosen = seats[events.served_by(event)]
    return f"A Station of {_who(event, seats)} serves {chosen}: {carrots(event.amount)}."


def _chosen(event: Event, seats: Names) -> str:
    building = names.BUILDING_NAMES[keys.number(event.piece)]
    return f"{building} in {_at(event.target)}: {_who(event, seats)} chooses {BASIC[event.face]}."


def _fief(event: Event, seats: Names) -> str:
    strength, wealth, spaces = events.harvested_of(event)
    size = some(len(spaces), "territory", "territories")
    return (
        f"{_who(event, seats)}, fief of {_at(event.target)} ({size}): "
        f"{some(strength, 'tower', 'towers')} × {some(wealth, 'good', 'goods')} = {event.amount}."
    )


def _harvest(event: Event, seats: Names) -> str:
    assert isinstance(event.detail, events.Total)
    total = event.detail.total
    return f"{_who(event, seats)} harvests {carrots(event.amount)} and has {total}."


def _star(event: Event, seats: Names) -> str:
    cards = some(events.things_of(event), "rail card", "rail cards")
    return f"The Star brings {_who(event, seats)} {carrots(event.amount)} for {cards}."


def _revealed(event: Event, seats: Names) -> str:
    shown = names.listed(names.card(card) for card in events.cards_of(event))
    return f"{_who(event, seats)} reveals {shown}."


def _copied(event: Event, seats: Names) -> str:
    copier = names.card(keys.number(event.piece))
    return f"{_who(event, seats)}: {copier} becomes {names.card(event.face)}."


def _counted(event: Event, seats: Names) -> str:
    return f"{_who(event, seats)}: {names.card(event.face)}, {carrots(event.amount)}."


def _trade(event: Event, seats: Names) -> str:
    coins = some(events.things_of(event), "coin", "coins")
    return f"{_who(event, seats)} trades {coins} for {carrots(event.amount)}."


def _won(event: Event, seats: Names) -> str:
    winners = events.winners_of(event)
    if len(winners) > 1:
        shared = names.listed(seats[seat] for seat in winners)
        return f"{shared} share the title of Big Ears with {carrots(event.amount)}."
    return f"{_who(event, seats)} is Big Ears with {carrots(event.amount)}!"


_SENTENCES: Final[dict[str, Callable[[Event, Names], str]]] = {
    events.STATION_PLACED: _station_placed,
    events.SHERIFF_NAMED: _sheriff,
    events.STATION_TURNED: _turned,
    events.ROUND_BEGUN: _round,
    events.RESERVE_TAKEN: _reserve,
    events.CARD_SEALED: _sealed,
    events.DISCARD_SEALED: _discard_sealed,
    events.CARD_PLAYED: _played,
    events.PARCHMENT_KEPT: _kept,
    events.CARD_DISCARDED: _discarded,
    events.CAMP_DISPLACED: _displaced,
    events.CAMP_UPGRADED: _upgraded,
    events.PROVISIONS_USED: _provisions,
    events.COINS_TAKEN: _coins,
    events.DISTRICT_FOUNDED: _district,
    events.HANDS_PASSED: _passed,
    events.TRACK_LAID: _track,
    events.SHERIFF_PAID: _sheriff_paid,
    events.CAMP_PLACED: _camp,
    events.CAMP_HELD: _camp_held,
    events.BUILDING_BUILT: _built,
    events.TOWER_BUILT: _tower,
    events.RAINBOW_SET: _rainbow,
    events.BUILDING_ENDED: _building_ended,
    events.RAILROAD_PAID: _railroad,
    events.STATION_PAID: _served,
    events.RESOURCE_CHOSEN: _chosen,
    events.FIEF_HARVESTED: _fief,
    events.HARVEST_COUNTED: _harvest,
    events.STAR_PAID: _star,
    events.PARCHMENTS_REVEALED: _revealed,
    events.PARCHMENT_COPIED: _copied,
    events.PARCHMENT_COUNTED: _counted,
    events.TRADE_COUNTED: _trade,
    events.MATCH_WON: _won,
}
"""Sentences by kind; the others (dealt and passed hands, rabbits of played cards, the first half of
a Sky Tower) are told by the lines around."""

_PLAYED_TOGETHER: Final = frozenset((
    events.CARD_PLAYED, events.PARCHMENT_KEPT, events.CARD_DISCARDED, events.RABBIT_PLACED,
))  # fmt: skip
_MOMENTS: Final = frozenset((
    events.SHERIFF_PAID, events.RAILROAD_PAID, events.STATION_PAID, events.STAR_PAID,
    events.FIEF_HARVESTED, events.HARVEST_COUNTED, events.PARCHMENT_COPIED,
    events.PARCHMENT_COUNTED, events.TRADE_COUNTED, events.TRACK_LAID, events.CAMP_PLACED,
    events.BUILDING_BUILT, events.TOWER_BUILT, events.RAINBOW_SET,
))  # fmt: skip


def prompt(view: KingdomView, seats: Names) -> Prompt:
    """Returns the prompt for the viewer: the seat in turn and its question."""
    if view.over:
        return _ending(view, seats)
    if view.phase in _DEALING:
        return Prompt(_DEALING[view.phase])
    if view.phase == "pick":
        return _pick_prompt(view, seats)
    name = seats[view.asked]
    if view.viewer is not None and view.viewer != view.asked:
        return Prompt(f"{name} {_WATCHED[view.phase]}")
    title, how = _ASKED[view.phase]
    if view.phase == "tracks":
        stock = view.seats[view.asked].stock
        how = how if not (stock[RAIL_TOKEN] and stock[SWITCH_TOKEN]) else _TWO_KINDS
    elif view.phase == "camps":
        title = f"pitch {names.BUILDING_NAMES[view.offered]} or hold it"
    elif view.phase in ("produce", "smoke"):
        title = f"{title} in {names.place(view.offered)}"
    return Prompt(f"{name}, {title}", how)


_TWO_KINDS: Final = "Drag a track to a glowing border, or click both"
_DEALING: Final = {
    "place_station": "Central Station looks for its place",
    "draw_sheriff": "The first Sheriff is drawn",
    "deal": "The cards are dealt",
    "reserve": "Each player takes a card from the reserve",
    "draw": "Provisions bring two cards from the deck",
}
_ASKED: Final = {
    "turn_station": ("turn Central Station", "Click the way its tracks shall run"),
    "tracks": ("lay tracks or lay no more", "Click a glowing border between two spaces"),
    "camps": ("pitch the camp or hold it", "Click an empty territory, or hold the camp"),
    "build": ("build, or say you are done", "Drag a building to a glowing space, or click both"),
    "tower_end": ("choose where the Sky Tower leads", "Click a space of another fief"),
    "serve": ("choose whom your Station serves", "Click a player"),
    "produce": ("choose what the trading post produces", "Click wood, fish or carrots"),
    "smoke": ("choose what the Chimney spreads", "Click a resource of its fief"),
    "copy": ("choose the parchment to copy", "Click a glowing parchment"),
    "copy_on": ("the copy copies on: choose again", "Click a glowing parchment"),
}
_WATCHED: Final = {
    "turn_station": "turns Central Station",
    "tracks": "may lay tracks",
    "camps": "may pitch a camp",
    "build": "is building",
    "tower_end": "is placing a Sky Tower",
    "serve": "chooses whom a Station serves",
    "produce": "sets a trading post",
    "smoke": "sets a Chimney",
    "copy": "chooses a parchment to copy",
    "copy_on": "chooses a parchment to copy",
}


def _pick_prompt(view: KingdomView, seats: Names) -> Prompt:
    pick = f"Round {view.turn} of {ROUNDS}, pick {view.step + 1} of {view.steps}"
    waiting = [seat for seat in view.actors if seat != view.viewer]
    if view.viewer in view.actors and view.viewer is not None:
        own = view.seats[view.viewer]
        left = view.picks - own.sealed_count
        if len(view.seats) == 2:
            what = "discard one card" if own.sealed_count else "play one card, discard one"
        else:
            what = f"choose {some(left, 'card', 'cards')} to play"
        return Prompt(f"{seats[view.viewer]}, {what}", f"{pick}: {_goes_on(view, seats)}")
    return Prompt(f"Waiting for {names.listed(seats[seat] for seat in waiting)}", pick)


def _goes_on(view: KingdomView, seats: Names) -> str:
    """Returns words for the way of the viewer's hand after this pick."""
    assert view.viewer is not None
    if view.step + 1 == view.steps:
        return "the last of this hand"
    following = seats[(view.viewer + view.way) % len(seats)]
    if len(seats) == 2:
        return f"the rest goes to {following}"
    return f"the rest goes to {following}, on the {'left' if view.way > 0 else 'right'}"


def standings(view: KingdomView, seats: Names) -> str:
    """Returns everybody's carrots and number of parchments in words.

    "" before the first carrot and once all is counted.
    """
    if view.over or not any(has.carrots for has in view.seats):
        return ""
    so_far = names.listed(f"{who} {has.carrots}" for who, has in zip(seats, view.seats))
    wait = names.listed(f"{who} {has.parchment_count}" for who, has in zip(seats, view.seats))
    return f"Carrots so far: {so_far}. Parchments, counted only at the end: {wait}."


def _ending(view: KingdomView, seats: Names) -> Prompt:
    result = view.result
    if result is None:
        return Prompt("The match is over")
    winners = names.listed(seats[seat] for seat in result.winners)
    verb = "share the title of Big Ears" if len(result.winners) > 1 else "is Big Ears"
    return Prompt(f"{winners} {verb}", result.reason)
