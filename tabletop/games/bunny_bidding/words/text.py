"""Sentences of log and prompts; `describe` has those of actions, `cards` those of tiles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tabletop.core.event import UNKNOWN, Event
from tabletop.core.game import Player
from tabletop.core.words import Prompt
from tabletop.games.bunny_bidding.rules import events
from tabletop.games.bunny_bidding.rules.cards import (
    COLLECT_ANY,
    FLIP_ANY,
    INFO_BID,
    INFO_OFFER,
    SWAP_OFFER,
    TYPE_NAMES,
)
from tabletop.games.bunny_bidding.rules.view import BiddingView
from tabletop.games.bunny_bidding.words.cards import (
    card,
    tile_name,
    type_names,
)
from tabletop.games.bunny_bidding.words.describe import apart, describe

__all__ = ["apart", "describe", "moment", "prompt", "sentence"]

Names = Sequence[str]


def sentence(event: Event, names: Names) -> str:
    """Returns the event as a line of the log; "" if another line tells it already."""
    tell = _SENTENCES.get(event.kind)
    return tell(event, names) if tell else ""


def moment(event: Event, names: Names) -> tuple[Player, str] | None:
    """Returns a prompt for an event while it is shown, and the seat of its portrait (-1 = none).

    None if the event needs no words.
    """
    if event.kind == events.TILE_TURNED_UP:
        return -1, "All tiles are turned up"
    if event.kind == events.BID_TO_WORST:
        return event.player, f"{_who(event, names)}, the worst bidder, takes the bids in hand"
    if event.kind not in _MOMENTS:
        return None
    return event.player, sentence(event, names).rstrip(".")


def _who(event: Event, names: Names) -> str:
    return names[event.player]


def _spot(event: Event, names: Names) -> str:
    """Returns the name of the place in an event's target."""
    return _place_name(event.target, names)


def _place_name(place: str, names: Names) -> str:
    kind, _, rest = place.partition(":")
    return f"{names[int(rest.partition(':')[0])]}'s bid" if kind == "bid" else "the offer"


def _start(event: Event, names: Names) -> str:
    return f"{_who(event, names)} is the first start player."


def _types(event: Event, names: Names) -> str:
    return f"The eggs of this match are {type_names(_types_in(event))}."


def _types_in(event: Event) -> tuple[int, ...]:
    return event.detail.types if isinstance(event.detail, events.Types | events.Majority) else ()


def _goal_dealt(event: Event, names: Names) -> str:
    if event.face == UNKNOWN:
        return ""
    return f"{_who(event, names)} gets a goal: {TYPE_NAMES[event.face]}."


def _power_dealt(event: Event, names: Names) -> str:
    return f"{_who(event, names)} has the power {tile_name(event.face)}."


def _handicap_dealt(event: Event, names: Names) -> str:
    if event.face == UNKNOWN:
        return f"{_who(event, names)} gets a secret handicap."
    return f"{_who(event, names)} gets the handicap {tile_name(event.face)}."


def _goal_opened(event: Event, names: Names) -> str:
    return f"{_who(event, names)}'s goal lies open: {TYPE_NAMES[event.face]}."


def _goal_closed(event: Event, names: Names) -> str:
    return f"{_who(event, names)}'s goal lies face down again."


def _extra_held(event: Event, names: Names) -> str:
    return f"{_who(event, names)} holds {tile_name(event.face)} from now on."


def _round(event: Event, names: Names) -> str:
    return f"Round {event.amount}: {_who(event, names)} opens the offer."


def _turn(event: Event, names: Names) -> str:
    if isinstance(event.detail, events.Begun) and event.detail.rest:
        return f"{_who(event, names)} takes the rest of the delayed turn."
    return f"Turn {event.amount}: {_who(event, names)}"


def _delayed(event: Event, names: Names) -> str:
    return f"{_who(event, names)} goes on after all others."


def _shown(event: Event, names: Names) -> str:
    return f"{_who(event, names)} shows {tile_name(event.face)}."


def _opened(event: Event, names: Names) -> str:
    return f"{_who(event, names)} opens with {tile_name(event.face)}."


def _laid(event: Event, names: Names) -> str:
    verb = "offers" if event.kind == events.TILE_OFFERED else "bids"
    down = "" if events.is_up(event) else " face down"
    return f"{_who(event, names)} {verb} {tile_name(event.face)}{down}."


def _extra_offered(event: Event, names: Names) -> str:
    return f"{_who(event, names)} offers {tile_name(event.face)} itself."


def _highest(event: Event, names: Names) -> str:
    return f"The highest number: {_who(event, names)} must lay one more tile."


def _doubled(event: Event, names: Names) -> str:
    return f"{_who(event, names)} played a doubled number: all give five tiles to the left."


def _given(event: Event, names: Names) -> str:
    left = names[(event.player + 1) % len(names)]
    return f"{_who(event, names)} gives {tile_name(event.face)} to {left}."


def _acted(event: Event, names: Names) -> str:
    words = card(event.face)
    rule = words.rule.partition(": ")[2] or words.rule
    return f"{words.name} by {_who(event, names)}: {rule}"


def _power_used(event: Event, names: Names) -> str:
    return f"{_who(event, names)} uses {tile_name(event.face)}."


def _looked(event: Event, names: Names) -> str:
    where = _spot(event, names)
    if event.face == UNKNOWN:
        return f"{_who(event, names)} looks at a face-down tile of {where}."
    return f"{_who(event, names)} sees {tile_name(event.face)} in {where}."


def _taken(event: Event, names: Names) -> str:
    return f"{_who(event, names)} takes {tile_name(event.face)} out of the offer."


def _put(event: Event, names: Names) -> str:
    return f"{_who(event, names)} puts {tile_name(event.face)} in its place."


def _bids_swapped(event: Event, names: Names) -> str:
    whose = _spot(event, names)
    return f"{_who(event, names)} exchanges a bid tile with one of {whose}."


def _collected(event: Event, names: Names) -> str:
    return f"{_who(event, names)} collects {tile_name(event.face)} from the offer, face down."


def _flipped_up(event: Event, names: Names) -> str:
    where = _spot(event, names)
    return f"{_who(event, names)} turns up {tile_name(event.face)} in {where}."


def _flipped_down(event: Event, names: Names) -> str:
    where = _spot(event, names)
    return f"{_who(event, names)} turns down {tile_name(event.face)} in {where}."


def _forced(event: Event, names: Names) -> str:
    where = "bids" if _chosen(event) else "offer tiles"
    return f"{_who(event, names)} decides: {where} must lie face up in this round."


def _chosen(event: Event) -> bool:
    """Tells whether the bids, or gaining, was chosen."""
    return event.detail == events.Choice(1)


def _aim(event: Event) -> int:
    """Returns the seat that a choice was aimed at."""
    return event.detail.seat if isinstance(event.detail, events.Aim) else -1


def _spied(event: Event, names: Names) -> str:
    other = names[int(event.piece.split(":")[1])]
    if event.face == UNKNOWN:
        return f"{_who(event, names)} looks at a goal of {other}."
    return f"{_who(event, names)} sees a goal of {other}: {TYPE_NAMES[event.face]}."


def _turned_up(event: Event, names: Names) -> str:
    return f"{tile_name(event.face).capitalize()} is turned up in {_spot(event, names)}."


def _cast_out(event: Event, names: Names) -> str:
    return f"{_who(event, names)} casts out the bid of {names[_aim(event)]}."


def _majority(event: Event, names: Names) -> str:
    times = "once" if event.amount == 1 else f"{event.amount} times"
    types = _types_in(event)
    each = " each" if len(types) > 1 else ""
    return f"Most in the offer: {type_names(types)}, {times}{each}."


def _inverted(event: Event, names: Names) -> str:
    detail = event.detail
    assert isinstance(detail, events.Turned)
    wins, kind = "lowest" if detail.lowest else "highest", TYPE_NAMES[detail.type]
    if event.player < 0:
        return f"Twins of {kind} among the bids: now the {wins} wins."
    article = "An" if kind[0] in "aeiou" else "A"
    return f"{article} {kind} bid of {_who(event, names)} matches: now the {wins} wins."


def _reversed(event: Event, names: Names) -> str:
    return f"Upside down by {_who(event, names)}: the lowest wins."


def _digits(event: Event, names: Names) -> str:
    return f"A matching bid tile of {_who(event, names)} counts as {event.amount}."


def _money(event: Event, names: Names) -> str:
    what = "gain" if _chosen(event) else "lose"
    return f"{_who(event, names)} decides: bids of an offered type {what} 50."


def _handicap_shown(event: Event, names: Names) -> str:
    return f"{_who(event, names)} has the handicap {tile_name(event.face)}."


def _counted(event: Event, names: Names) -> str:
    total = event.detail.total if isinstance(event.detail, events.Counted) else event.amount
    more = event.amount - total
    if not more:
        return f"The bid of {_who(event, names)} is worth {_number(total)}."
    sign = "plus" if more > 0 else "minus"
    worth = f"{total} {sign} {abs(more)}, {_number(event.amount)} in all"
    return f"The bid of {_who(event, names)} is worth {worth}."


def _number(value: int) -> str:
    return f"minus {-value}" if value < 0 else str(value)


def _won(event: Event, names: Names) -> str:
    which = "lowest" if event.detail == events.Won(True) else "highest"
    bid = _number(event.amount)
    return f"{_who(event, names)} has the {which} bid, {bid}, and takes the offer."


def _tied(event: Event, names: Names) -> str:
    return f"The best bids are equal, {_number(event.amount)}: nobody wins the offer."


def _unsold(event: Event, names: Names) -> str:
    return "Nobody has a bid that counts: nobody wins the offer."


def _shared(event: Event, names: Names) -> str:
    return f"The offer is shared out, one tile each from {_who(event, names)} on."


def _tile_won(event: Event, names: Names) -> str:
    return f"{_who(event, names)} gets {tile_name(event.face)}."


def _to_worst(event: Event, names: Names) -> str:
    return f"{_who(event, names)}, the worst bidder, takes {tile_name(event.face)} in hand."


def _returned(event: Event, names: Names) -> str:
    return f"{_who(event, names)} takes back {tile_name(event.face)}."


def _pile_opened(event: Event, names: Names) -> str:
    return f"{_who(event, names)} had collected {tile_name(event.face)}."


def _ended(event: Event, names: Names) -> str:
    rounds = "one round" if event.amount == 1 else f"{event.amount} rounds"
    return f"All hands are empty after {rounds}."


_SENTENCES: Final[dict[str, Callable[[Event, Names], str]]] = {
    events.START_DRAWN: _start,
    events.TYPES_DRAWN: _types,
    events.GOAL_DEALT: _goal_dealt,
    events.POWER_DEALT: _power_dealt,
    events.HANDICAP_DEALT: _handicap_dealt,
    events.GOAL_OPENED: _goal_opened,
    events.GOAL_CLOSED: _goal_closed,
    events.EXTRA_HELD: _extra_held,
    events.ROUND_BEGUN: _round,
    events.TURN_BEGUN: _turn,
    events.TURN_DELAYED: _delayed,
    events.TILE_SHOWN: _shown,
    events.TILE_OPENED: _opened,
    events.TILE_OFFERED: _laid,
    events.TILE_BID: _laid,
    events.EXTRA_OFFERED: _extra_offered,
    events.HIGHEST_LAID: _highest,
    events.DOUBLED_PLAYED: _doubled,
    events.TILE_GIVEN: _given,
    events.EGG_ACTED: _acted,
    events.POWER_USED: _power_used,
    events.TILE_LOOKED_AT: _looked,
    events.TILE_TAKEN: _taken,
    events.TILE_PUT: _put,
    events.BIDS_SWAPPED: _bids_swapped,
    events.TILE_COLLECTED: _collected,
    events.TILE_FLIPPED_UP: _flipped_up,
    events.TILE_FLIPPED_DOWN: _flipped_down,
    events.PLACE_FORCED: _forced,
    events.GOAL_SPIED: _spied,
    events.TILE_TURNED_UP: _turned_up,
    events.SEAT_CAST_OUT: _cast_out,
    events.MAJORITY_FOUND: _majority,
    events.AUCTION_INVERTED: _inverted,
    events.AUCTION_REVERSED: _reversed,
    events.DIGITS_SWAPPED: _digits,
    events.MONEY_CHOSEN: _money,
    events.HANDICAP_SHOWN: _handicap_shown,
    events.BID_COUNTED: _counted,
    events.ROUND_WON: _won,
    events.ROUND_TIED: _tied,
    events.ROUND_UNSOLD: _unsold,
    events.ROUND_SHARED: _shared,
    events.TILE_WON: _tile_won,
    events.BID_TO_WORST: _to_worst,
    events.BID_RETURNED: _returned,
    events.PILE_OPENED: _pile_opened,
    events.MATCH_ENDED: _ended,
}

_MOMENTS: Final = frozenset({
    events.ROUND_BEGUN, events.TURN_BEGUN, events.SEAT_CAST_OUT, events.MAJORITY_FOUND,
    events.AUCTION_INVERTED, events.AUCTION_REVERSED, events.DIGITS_SWAPPED, events.BID_COUNTED,
    events.ROUND_WON, events.ROUND_TIED, events.ROUND_UNSOLD, events.ROUND_SHARED,
})  # fmt: skip
"""Kinds of events whose sentence is also the prompt while they are shown."""


# Prompts


def prompt(view: BiddingView, names: Names) -> Prompt:
    """Returns the prompt for the viewer: the seat in turn and its question."""
    if view.over:
        return _ending(view, names)
    if view.phase == "giving":
        return _giving_prompt(view, names)
    if view.chooser < 0:
        return Prompt(_DEALING.get(view.phase, "The tiles are being dealt"))
    name = names[view.chooser]
    if view.viewer is not None and view.viewer != view.chooser:
        gone = view.counts[view.viewer] == 0
        return Prompt(f"{name} {_WATCHED[view.phase]}", "You have no tiles left" if gone else "")
    if view.phase == "turn":
        return _turn_prompt(view, name)
    title, how = _ASKED[view.phase]
    return Prompt(f"{name}, {title}", how)


_DEALING: Final = {
    "first": "The start player is being drawn",
    "goals": "Secret goals are being dealt",
    "goal": "A goal is being opened",
    "spy_draw": "A goal is being drawn for the spy",
    "sharing": "The offer is being shared out",
}
_ASKED: Final = {
    "opening": ("open the offer", "A tile that lies face up in the offer, for all to bid on"),
    "showing": ("show the tiles you will use", "Five tiles, or all if you have fewer"),
    "forcing": ("choose the offer or the bids", "Tiles there must lie face up in this round"),
    "spying": ("choose whose goal you look at", "Click another player"),
    "exchange": ("exchange another tile of the offer or stop", "Take a tile, or say enough"),
    "putting": ("put a tile in its place", "It lies with the same side up and does not act"),
    "casting": ("choose whose bid is ignored", "Any player, yourself too"),
    "money": ("choose whether matching bids gain or lose 50", "One choice for all bids"),
}
_WATCHED: Final = {
    "opening": "opens the offer",
    "showing": "shows tiles",
    "turn": "is in turn",
    "forcing": "chooses the offer or the bids",
    "spying": "chooses whose goal to look at",
    "exchange": "may exchange another tile",
    "putting": "chooses a tile to put there",
    "casting": "chooses whose bid is ignored",
    "money": "chooses whether matching bids gain or lose 50",
}


ENDS_TURN: Final = (
    "Your turn ends with it",
    "Your turn ends with it, unless it is the highest number",
)
"""Consequence of a last bid, and of a last offer."""


def _turn_prompt(view: BiddingView, name: str) -> Prompt:
    now = view.now
    assert now is not None
    how = "" if now.up else "At least one tile of a turn lies face up"
    if now.required:
        bid = not (now.bids or now.no_bid or now.lazy)
        offer = not (now.offers or now.lazy)
        count = "one more tile" if now.required == 1 else f"{now.required} more tiles"
        title = f"{name}, play {count}, as bid or offer"
        if not (bid or offer or now.bonus) and now.required == 1 and not how:
            how = "What you offered is the highest number: one more follows"
        if bid and offer and now.required == 1:
            title = f"{name}, play your last tile, as bid or offer"
        elif bid and offer:
            title = f"{name}, bid one tile and offer one"
            how = "Drag, or click: first the bid, then the offer"
            if now.required > 2:
                title = f"{name}, play {now.required} tiles: bid and offer"
        elif (bid or offer) and now.required > 1:
            title = f"{name}, play {count}, one of them as {'your bid' if bid else 'an offer'}"
        elif bid or offer:
            title = f"{name}, {'bid' if bid else 'offer'} one tile"
            how = how or ("" if any(view.powers) else ENDS_TURN[offer])
    elif now.may_stop:
        return Prompt(f"{name}, end your turn or go on", how, ("BI-06", "BI-11"))
    else:
        title = f"{name}, lay a tile face up"
    return Prompt(title, how)


_HELD: Final = {
    INFO_OFFER: ("look at a tile of the offer", "Click a face-down tile of the offer"),
    INFO_BID: ("look at a tile of another bid", "Click a face-down tile in a bid box"),
    SWAP_OFFER: ("exchange a tile of the offer", "Click the tile you want; then choose yours"),
    COLLECT_ANY: ("take a face-down tile of the offer", "You do not bid then"),
    FLIP_ANY: ("turn over a tile", "Click any tile on the table"),
}


def held_prompt(piece: str, name: str, gift: bool) -> Prompt:
    """Returns the prompt while `piece`, a power, handicap or bid, is held.

    Args:
        gift: the piece can be laid in the offer.
    """
    kind, _, number = piece.partition(":")
    if kind == "tile":
        return Prompt(f"{name}, exchange it for a tile of another bid", "Click a tile in a bid box")
    give = "it goes to who wins the offer" if gift else ""
    asked = _HELD.get(int(number))
    if asked is None:
        return Prompt(f"{name}, lay {card(int(number)).name} in the offer", give.capitalize())
    how = "or lay it in the offer: " + give if gift else ""
    return Prompt(f"{name}, {asked[0]}", f"{asked[1]}{', ' if how else ''}{how}")


def _giving_prompt(view: BiddingView, names: Names) -> Prompt:
    if view.viewer is None or view.viewer not in view.actors:
        return Prompt("All set aside five tiles for their left neighbours")
    chosen = view.aside_counts[view.viewer]
    left = names[(view.viewer + 1) % len(names)]
    return Prompt(
        f"{names[view.viewer]}, set aside five tiles for {left}",
        f"{chosen} of 5 so far" if chosen else "Take up five in any order, then give them",
    )


def _ending(view: BiddingView, names: Names) -> Prompt:
    result = view.result
    assert result is not None
    winners = [names[seat] for seat in result.winners]
    title = f"{winners[0]} wins" if len(winners) == 1 else f"{' and '.join(winners)} share victory"
    return Prompt(title, result.reason)
