"""Lines of the log and prompts; `describe` has the words of actions, `cards` those of tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.event import UNKNOWN, Event, fact
from tabletop.core.game import Player
from tabletop.core.kinds import FactOf, Lines
from tabletop.core.words import Prompt
from tabletop.games.bunny_bidding.game import BOOK
from tabletop.games.bunny_bidding.rules import events, keys
from tabletop.games.bunny_bidding.rules.cards import POWER_KEYS, POWERS, face_of
from tabletop.games.bunny_bidding.rules.view import BiddingView, TurnView
from tabletop.games.bunny_bidding.words import cards, say
from tabletop.games.bunny_bidding.words.cards import coded_tile
from tabletop.games.bunny_bidding.words.describe import apart, describe
from tabletop.words import Fact, Facts, Noun, Seat, noun

__all__ = ["apart", "describe", "moment", "prompt", "sentence"]

Names = Sequence[str]


def _type(event: Event) -> Noun:
    """Returns the egg type of a goal, or the one that turned the auction."""
    turned = event.detail
    return cards.egg_type(turned.type if isinstance(turned, events.Turned) else event.face)


def _types(event: Event) -> tuple[Fact, ...]:
    found = event.detail
    return cards.types(found.types if isinstance(found, events.Types | events.Majority) else ())


def _place(event: Event) -> Noun:
    """Returns the place in an event's target: the offer, or a bid."""
    kind, _, rest = event.target.partition(":")
    seat = int(rest.partition(":")[0])
    if kind != "bid":
        return noun("spot", "offer")
    own = seat == event.player and event.kind != events.TILE_TURNED_UP
    return noun("spot", "own") if own else noun("spot", "bid", who=Seat(seat))


def _other(event: Event) -> Seat:
    """Returns the seat that an event is aimed at: its detail, the goal's or the hand's owner."""
    if isinstance(event.detail, events.Aim):
        return Seat(event.detail.seat)
    aimed = event.piece if event.kind == events.GOAL_SPIED else event.target
    return Seat(int(aimed.split(":")[1]))


FACTS: Final[dict[str, FactOf]] = {
    "tile": lambda event: coded_tile(event.face),
    "egg": lambda event: cards.special_egg(face_of(event.face)),
    "type": _type,
    "types": _types,
    "place": _place,
    "up": events.is_up,
    "other": _other,
    "own": lambda event: _other(event).number == event.player,
    "twins": lambda event: event.player < 0,
    "extra": lambda event: event.amount - fact(event, events.Counted).total,
}
"""The facts that the lines of the log name beside `$who`, `$n` and those of details."""

sentence: Final = Lines(BOOK, events, FACTS)

_MOMENTS: Final = frozenset({
    events.ROUND_BEGUN, events.TURN_BEGUN, events.SEAT_CAST_OUT, events.MAJORITY_FOUND,
    events.AUCTION_INVERTED, events.AUCTION_REVERSED, events.DIGITS_SWAPPED, events.BID_COUNTED,
    events.ROUND_WON, events.ROUND_TIED, events.ROUND_UNSOLD, events.ROUND_SHARED,
})  # fmt: skip
"""Kinds of events whose sentence is also the prompt while they are shown."""


def moment(event: Event, names: Names) -> tuple[Player, str] | None:
    """Returns a prompt for an event while it is shown, and the seat of its portrait (-1 = none).

    None if the event needs no words.
    """
    if event.kind == events.TILE_TURNED_UP:
        return -1, say("tile-turned-up.all")
    if event.kind == events.BID_TO_WORST:
        return event.player, say("bid-to-worst.all", names, who=Seat(event.player))
    if event.kind not in _MOMENTS:
        return None
    return event.player, sentence(event, names).rstrip(".")


# Prompts

_DEALING: Final = ("first", "goals", "goal", "spy_draw", "sharing")
"""Phases in which luck decides something that has words of its own."""

_RULES_OF_STOP: Final = ("BI-06", "BI-11")


def prompt(view: BiddingView, names: Names) -> Prompt:
    """Returns the prompt for the viewer: the seat in turn and its question."""
    if view.over:
        return _ending(view, names)
    if view.phase == "giving":
        return _giving(view, names)
    if view.chooser < 0:
        return Prompt(say(f"ask-{view.phase if view.phase in _DEALING else 'dealing'}"))
    who = Seat(view.chooser)
    if view.viewer is not None and view.viewer != view.chooser:
        gone = view.counts[view.viewer] == 0
        title = say(f"watch-{view.phase}", names, who=who)
        return Prompt(title, say("watch-gone") if gone else "")
    if view.now is None or view.phase != "turn":
        opening = min(2 - len(view.places), view.counts[view.chooser])
        how = say(f"ask-{view.phase}.how", n=opening)
        return Prompt(say(f"ask-{view.phase}", names, who=who), how)
    key, how = _of_turn(view, view.now)
    title = say(f"ask-{key}", names, who=who, n=view.now.required)
    return Prompt(title, say(f"ask-{how}") if how else "", _RULES_OF_STOP if key == "stop" else ())


def _of_turn(view: BiddingView, now: TurnView) -> tuple[str, str]:
    """Returns the messages of the question in a turn and of its second line, "" = none."""
    up = "" if now.up else "up.how"
    if not now.required:
        return ("stop" if now.may_stop else "up"), up
    bid = not (now.bids or now.no_bid or now.lazy)
    offer = not (now.offers or now.lazy)
    if bid and offer:
        return ("last", up) if now.required == 1 else ("both", "both.how")
    if not (bid or offer):
        alone = now.required == 1 and not now.bonus and not up
        return "more", "more.highest" if alone else up
    place = "bid" if bid else "offer"
    if now.required > 1:
        return f"some-{place}", up
    return f"one-{place}", up or ("" if any(view.powers) else f"one-{place}.ends")


_HELD: Final = ("info_offer", "info_bid", "swap_offer", "collect_any", "flip_any")
"""Powers that are used on a tile of the table."""


def held_prompt(piece: str, names: Names, seat: Player, gift: bool) -> Prompt:
    """Returns the prompt while a seat holds `piece`, a power, handicap or bid.

    Args:
        gift: the piece can be laid in the offer.
    """
    kind, number = piece.partition(":")[0], keys.number(piece)
    key = "tile"
    if kind != "tile":
        power = POWER_KEYS[number - POWERS[0]] if number in POWERS else ""
        key = power if power in _HELD else "gift"
    facts: Facts = {"who": Seat(seat), "tile": cards.a_tile(number, UNKNOWN)}
    if key != "gift":
        return Prompt(
            say(f"ask-held-{key}", names, **facts),
            say(f"ask-held-{key}.{'gift' if gift and key != 'tile' else 'how'}"),
        )
    return Prompt(say("ask-held-gift", names, **facts), say("ask-held-gift.how") if gift else "")


def _giving(view: BiddingView, names: Names) -> Prompt:
    seat = view.viewer
    if seat is None or seat not in view.actors:
        return Prompt(say("watch-giving"))
    title = say("ask-giving", names, who=Seat(seat), other=Seat((seat + 1) % len(names)))
    return Prompt(title, say("ask-giving.how", n=view.aside_counts[seat]))


def _ending(view: BiddingView, names: Names) -> Prompt:
    result = view.result
    assert result is not None
    winners = tuple(Seat(seat) for seat in result.winners)
    return Prompt(say("won", names, who=winners, shared=len(winners) > 1), result.reason)
