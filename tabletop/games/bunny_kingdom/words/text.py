"""Lines of the log and prompts.

`describe` has the words of actions, `nouns` those of things, `cards` the rules on
cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.event import Event, fact
from tabletop.core.game import Player
from tabletop.core.kinds import FactOf, Lines
from tabletop.core.words import Prompt
from tabletop.games.bunny_kingdom.game import BOOK
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
from tabletop.games.bunny_kingdom.words import nouns, say
from tabletop.games.bunny_kingdom.words.cards import rule
from tabletop.games.bunny_kingdom.words.describe import apart as apart
from tabletop.games.bunny_kingdom.words.describe import describe as describe
from tabletop.words import Facts, Noun, Seat, noun

Names = Sequence[str]

HEADS: Final = events.ROUND_BEGUN
"""Kind of event that heads the parts of the log: this game has rounds and no turns."""
RETELLS: Final = {
    events.CARD_PLAYED: (events.CARD_SEALED,),
    events.PARCHMENT_KEPT: (events.CARD_SEALED,),
    events.CARD_DISCARDED: (events.DISCARD_SEALED,),
}
"""Kinds of events that tell again what the named ones told when cards were sealed."""


def _card(event: Event) -> Noun:
    return nouns.card(event.face)


def _building(event: Event) -> Noun:
    chosen = event.kind == events.RESOURCE_CHOSEN
    return nouns.building(keys.number(event.piece) if chosen else event.face)


def _fief(event: Event) -> Noun:
    """Returns the product of the fief that was built in, as a phrase (BK-414)."""
    if event.kind == events.BUILDING_BUILT and event.face == POST:
        return noun("fief", "later")
    strength, wealth = fact(event, events.Changed)
    if not strength * wealth:
        return noun("fief", "nothing")
    return noun("fief", "now", product=nouns.product(strength, wealth))


def _harvested(event: Event) -> Noun:
    found = fact(event, events.Harvested)
    return nouns.product(found.strength, found.wealth)


def _other(event: Event) -> Seat:
    """Returns the seat that takes a camp's space, or that a Station serves."""
    detail = event.detail
    return Seat(detail.seat if isinstance(detail, events.Settler) else events.served_by(event))


def _seats(event: Event) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in events.seats_of(event))


FACTS: Final[dict[str, FactOf]] = {
    "card": _card,
    "building": _building,
    "place": lambda event: nouns.place(keys.number(event.target)),
    "from": lambda event: nouns.place(keys.number(event.origin)),
    "other": _other,
    "first": lambda event: nouns.border(fact(event, events.Printed).segments[0]),
    "second": lambda event: nouns.border(fact(event, events.Printed).segments[1]),
    "of": lambda event: ROUNDS,
    "territory": lambda event: GROUP[event.face] == TERRITORY,
    "land": lambda event: nouns.land(event.face),
    "drawn": lambda event: bool(event.detail),
    "rule": lambda event: rule(event.face),
    "rail": lambda event: event.face == RAIL_TOKEN,
    "border": lambda event: nouns.border(keys.number(event.target)),
    "fief": _fief,
    "head": lambda event: nouns.place(RAINBOW_SPACES[event.face]),
    "carrots": lambda event: nouns.carrots(event.amount),
    "good": lambda event: nouns.good(event.face),
    "product": _harvested,
    "size": lambda event: len(fact(event, events.Harvested).spaces),
    "cards": lambda event: tuple(nouns.card(card) for card in events.cards_of(event)),
    "copier": lambda event: nouns.card(keys.number(event.piece)),
    "seats": _seats,
    "several": lambda event: len(_seats(event)) > 1,
}
"""The facts that the lines of the log name beside `$who`, `$n` and those of details."""

sentence: Final = Lines(BOOK, events, FACTS)

_PLAYED_TOGETHER: Final = (events.PARCHMENT_KEPT, events.CARD_DISCARDED, events.RABBIT_PLACED)
"""Kinds that are shown together with played cards, and told as these are."""
_OF_ALL: Final = frozenset((
    events.ROUND_BEGUN, events.CARD_PLAYED, events.PARCHMENTS_REVEALED, events.HANDS_PASSED,
))  # fmt: skip
"""Kinds of events that are told beside nobody's portrait."""
_MOMENTS: Final = _OF_ALL | frozenset((
    events.SHERIFF_PAID, events.RAILROAD_PAID, events.STATION_PAID, events.STAR_PAID,
    events.FIEF_HARVESTED, events.HARVEST_COUNTED, events.PARCHMENT_COPIED,
    events.PARCHMENT_COUNTED, events.TRADE_COUNTED, events.TRACK_LAID, events.CAMP_PLACED,
    events.BUILDING_BUILT, events.TOWER_BUILT, events.RAINBOW_SET,
))  # fmt: skip
"""Kinds of events that have a prompt while they are shown."""


def moment(event: Event, seats: Names) -> tuple[Player, str] | None:
    """Returns a prompt for an event while it is shown, and the seat of its portrait (-1 = none).

    None if the event needs no words.
    """
    if event.kind in _PLAYED_TOGETHER:
        return -1, say("card-played.moment")
    if event.kind not in _MOMENTS:
        return None
    return -1 if event.kind in _OF_ALL else event.player, sentence.moment(event, seats)


_DEALING: Final = ("place_station", "draw_sheriff", "deal", "reserve", "draw")
"""Phases in which luck decides."""


def prompt(view: KingdomView, seats: Names) -> Prompt:
    """Returns the prompt for the viewer: the seat in turn and its question."""
    phase = view.phase
    if view.over:
        return _ending(view, seats)
    if phase in _DEALING:
        return Prompt(say(f"ask-{phase}"))
    if phase == "pick":
        return _pick_prompt(view, seats)
    who = Seat(view.asked)
    if view.viewer is not None and view.viewer != view.asked:
        return Prompt(say(f"watch-{phase}", seats, who=who))
    how = "how"
    facts: Facts = {"who": who}
    if phase == "tracks":
        stock = view.seats[view.asked].stock
        how = "two" if stock[RAIL_TOKEN] and stock[SWITCH_TOKEN] else how
    elif phase == "camps":
        facts = {"who": who, "building": nouns.building(view.offered)}
    elif phase in ("produce", "smoke"):
        facts = {"who": who, "place": nouns.place(view.offered)}
    return Prompt(say(f"ask-{phase}", seats, **facts), say(f"ask-{phase}.{how}"))


def _pick_prompt(view: KingdomView, seats: Names) -> Prompt:
    facts: Facts = {
        "round": view.turn,
        "of": ROUNDS,
        "pick": view.step + 1,
        "picks": view.steps,
    }
    seat = view.viewer
    if seat is None or seat not in view.actors:
        waiting = tuple(Seat(each) for each in view.actors if each != seat)
        return Prompt(say("watch-pick", seats, who=waiting), say("pick", **facts))
    own, key = view.seats[seat], "pick"
    if len(view.seats) == 2:
        key = "pick-discard" if own.sealed_count else "pick-two"
    title = say(f"ask-{key}", seats, who=Seat(seat), n=view.picks - own.sealed_count)
    following = Seat((seat + view.way) % len(seats))
    return Prompt(title, say(f"pick.{_goes_on(view)}", seats, other=following, **facts))


def _goes_on(view: KingdomView) -> str:
    """Returns the way of the viewer's hand after this pick."""
    if view.step + 1 == view.steps:
        return "last"
    if len(view.seats) == 2:
        return "other"
    return "left" if view.way > 0 else "right"


def standings(view: KingdomView, seats: Names) -> str:
    """Returns everybody's carrots and number of parchments in words.

    "" before the first carrot and once all is counted.
    """
    if view.over or not any(has.carrots for has in view.seats):
        return ""
    counts = [(Seat(seat), has) for seat, has in enumerate(view.seats)]
    return say(
        "standings",
        seats,
        carrots=tuple(noun("standing", who=who, n=has.carrots) for who, has in counts),
        parchments=tuple(noun("standing", who=who, n=has.parchment_count) for who, has in counts),
    )


def _ending(view: KingdomView, seats: Names) -> Prompt:
    result = view.result
    if result is None:
        return Prompt(say("over"))
    winners = tuple(Seat(seat) for seat in result.winners)
    return Prompt(say("won", seats, who=winners, shared=len(winners) > 1), result.reason)
