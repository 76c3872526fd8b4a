"""Log lines and prompts of Bunny Boom.

Names and rules of cards are in `cards`, those of all that lies on the table in `pieces`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.event import UNKNOWN, Event, fact
from tabletop.core.words import Prompt, Teller, told
from tabletop.games.bunny_boom.rules import cards as c
from tabletop.games.bunny_boom.rules import events, keys
from tabletop.games.bunny_boom.rules.cards import PLAY
from tabletop.games.bunny_boom.rules.view import BoomView
from tabletop.games.bunny_boom.rules.village import CENTRE
from tabletop.games.bunny_boom.words.cards import (
    FLOW_NAMES,
    PLAY_NAMES,
    bunnies,
    card_list,
    card_name,
    place,
)
from tabletop.games.bunny_boom.words.describe import describe
from tabletop.games.bunny_boom.words.pieces import NEAR_END

__all__ = ["describe", "prompt", "sentence"]


def sentence(event: Event, names: Sequence[str]) -> str:
    """Returns the event's log line; "" for events that another line tells."""
    return told(_SENTENCES, _PARTS, event, names)


def _who(event: Event, names: Sequence[str]) -> str:
    return names[event.player]


def _taker(event: Event, names: Sequence[str]) -> str:
    return names[keys.number(event.target)]


def _where(name: str) -> str:
    return place(keys.number(name))


def _timer_ran_out(event: Event, names: Sequence[str]) -> str:
    if event.amount == 0:
        return "The sand has run out, but no card lies in the river: nothing happens."
    return f"The sand has run out: {_who(event, names)} takes {bunnies(event.amount)}."


def _card_played(event: Event, names: Sequence[str]) -> str:
    below = fact(event, events.Laid).below
    on = f" on {card_name(below)}" if below >= 0 else ""
    puts = f"{_who(event, names)} puts {card_name(event.face)}{on} ({_where(event.target)})"
    if PLAY[event.face] == c.CARROT:  # what follows happens to another pawn, before the own walk
        return f"{puts}. Carrot: another pawn is brought there."
    return f"{puts}: {PLAY_NAMES[PLAY[event.face]].lower()}."


def _bunnies_gained(event: Event, names: Sequence[str]) -> str:
    who, count, cause = _who(event, names), bunnies(event.amount), fact(event, events.Gain).cause
    if cause == events.BY_SUIT:
        return f"Another suit: {who} takes {count}."
    if cause == events.BY_CROSSING:
        return f"{who} crosses {card_name(event.face)} and takes {count}."
    if cause in (events.BY_PLAY, events.BY_MEGA):
        return f"{who} takes {count}."
    return ""


def _bunnies_collected(event: Event, names: Sequence[str]) -> str:
    who, count = _who(event, names), bunnies(event.amount)
    if event.origin.startswith("river"):
        comes = "comes" if event.amount == 1 else "come"
        return f"{count[0].upper()}{count[1:]} from the river card {comes} home with {who}."
    return f"{who} picks up {count} at {_where(event.origin)}."


def _bunny_given(event: Event, names: Sequence[str]) -> str:
    giver, taker = _who(event, names), _taker(event, names)
    return {
        events.BY_SHARE: f"Sharing: a bunny of {giver} moves in with {taker}.",
        events.BY_FOX: f"The Fox scares a bunny of {giver} over to {taker}.",
        events.BY_BURROW: f"A bunny of {giver} comes out of the Burrow and follows {taker}.",
    }[fact(event, events.Giving).cause]


def _bunnies_removed(event: Event, names: Sequence[str]) -> str:
    verb = "hops" if event.amount == 1 else "hop"
    return f"{bunnies(event.amount)} {verb} off the river card and away.".capitalize()


def _boom_heard(event: Event, names: Sequence[str]) -> str:
    return {
        c.BOOM: "Boom! A bunny appears on every card of the village.",
        c.MEGA_BOOM: "Mega Boom! A bunny appears on every card of village and river, and in "
        "every other home.",
        c.RIVER_BOOM: "River Boom! A bunny appears on every river card.",
    }[fact(event, events.Effect).which]


def _pawn_hopped(event: Event, names: Sequence[str]) -> str:
    """Tells jumps and the last step of a walk; crossings have their own lines."""
    _, leapt, crossing, cause = fact(event, events.Hop)
    who, target = _who(event, names), keys.number(event.target)
    over = f" jumps over {place(leapt)}" if leapt >= 0 else ""
    if crossing or target == CENTRE:
        return f"{who}{over}." if over else ""
    if cause == events.BY_CARROT:
        return f"{who} is brought to {place(target)}."
    return (
        f"{who}{over} and comes to {place(target)}." if over else f"{who} comes to {place(target)}."
    )


def _effect_idle(event: Event, names: Sequence[str]) -> str:
    who = _who(event, names)
    return {
        events.IDLE_SHARE: f"{who} has no bunny to share.",
        events.IDLE_SKIP: f"There is no card on the way that {who} could jump.",
        events.IDLE_WAVE: "No river card has a river effect, so nothing happens.",
        events.IDLE_VILLAGE: f"{who} has no bunny to put into the village.",
        events.IDLE_SWAP: "There is no card to be swapped.",
        events.IDLE_GIFT: "The pile is empty, so there is no gift.",
        events.IDLE_MINUS: f"{who} has no bunny to send away.",
    }[fact(event, events.Effect).which]


def _river_card_used(event: Event, names: Sequence[str]) -> str:
    flow, only = FLOW_NAMES[fact(event, events.Effect).which], event.amount == 1
    why = ", the only river effect" * only
    return f"{_who(event, names)} uses {card_name(event.face)} for the wave{why}: {flow}."


def _card_handed(event: Event, names: Sequence[str]) -> str:
    what = "A card" if event.face == UNKNOWN else card_name(event.face)
    return f"{what} goes from {_who(event, names)} to {_taker(event, names)}."


def _hand_passed(event: Event, names: Sequence[str]) -> str:
    known = isinstance(event.detail, events.Cards) and event.detail.cards
    what = f" ({card_list(known)})" if known else ""
    return f"The hand of {_who(event, names)}{what} goes to {_taker(event, names)}."


def _gift_given(event: Event, names: Sequence[str]) -> str:
    taker = keys.number(event.target)
    whom = "the own home" if taker == event.player else names[taker]
    return f"{_who(event, names)} gives {whom} a hidden gift; its value counts there at the end."


def _game_ended(event: Event, names: Sequence[str]) -> str:
    return {
        events.PILE_OUT: "The draw pile has run out. The match is over.",
        events.ALL_CLOSED: "Every space is closed. The match is over.",
        events.BLOCKED: "The only open space lies under the pawn whose turn it is. The match is "
        "over.",
    }[fact(event, events.Effect).which]


def _hand_counted(event: Event, names: Sequence[str]) -> str:
    cards = fact(event, events.Cards).cards
    if not cards:
        return f"{_who(event, names)} holds no card."
    return f"{_who(event, names)} holds {card_list(cards)}: {bunnies(event.amount)}."


_PARTS: Final[dict[str, Teller]] = {
    "taker": _taker,
    "where": lambda event, names: _where(event.target),
    "card": lambda event, names: card_name(event.face),
    "a_card": lambda event, names: "a card" if event.face == UNKNOWN else card_name(event.face),
    "bunnies": lambda event, names: bunnies(event.amount),
}

_SENTENCES: Final[dict[str, str | Teller]] = {
    events.START_DRAWN: "{who} starts.",
    events.DECK_SHUFFLED: "The {n} cards are shuffled; everybody gets three and one bunny.",
    events.CARD_DRAWN: "{who} draws {a_card} from the pile.",
    events.RIVER_FILLED: "{card} comes into the river.",
    events.TURN_BEGUN: "Turn {n}: {who}",
    events.TIMER_RAN_OUT: _timer_ran_out,
    events.CARD_PLAYED: _card_played,
    events.SPACE_CLOSED: "The space {where} is closed now.",
    events.BUNNIES_GAINED: _bunnies_gained,
    events.BUNNIES_COLLECTED: _bunnies_collected,
    events.BUNNY_GIVEN: _bunny_given,
    events.BUNNY_LOST: "{who} sends one bunny away.",
    events.BUNNY_PLACED: "{who} puts a bunny on the card {where}.",
    events.BUNNIES_REMOVED: _bunnies_removed,
    events.BOOM_HEARD: _boom_heard,
    events.PAWN_HOPPED: _pawn_hopped,
    events.PAWN_JUMPED: "{who} goes straight to the centre.",
    events.CARROT_MOVED: "{who} gets the Carrot: 4 bunnies more at the end.",
    events.BURROW_MOVED: "{who} gets the Burrow token.",
    events.FOX_MOVED: "The Fox runs to {where}.",
    events.EFFECT_IDLE: _effect_idle,
    events.RIVER_CARD_USED: _river_card_used,
    events.RIVER_CARD_DISCARDED: "{card} is discarded.",
    events.RIVER_CARD_TAKEN: "{who} takes {card} from the river.",
    events.CARD_OFFERED: "{who} offers {a_card} for a swap.",
    events.HAND_CHOSEN: "{who} swaps with {taker}, whose card is drawn by lot.",
    events.CARD_HANDED: _card_handed,
    events.HAND_PASSED: _hand_passed,
    events.GIFT_GIVEN: _gift_given,
    events.GAME_ENDED: _game_ended,
    events.HAND_COUNTED: _hand_counted,
    events.GIFT_OPENED: "A gift of {who} is {card}: {bunnies}.",
    events.TOTAL_COUNTED: "{who} has {bunnies} in all.",
    events.MATCH_WON: "{who} wins with {bunnies}.",
}
"""Log lines by kind of event. Dealt cards, the turned timer, single bunnies of a boom and the end
of a turn are told by the lines around them."""


def prompt(view: BoomView, names: Sequence[str]) -> Prompt:
    """Returns the prompt: the player and the question, as the viewer should read it."""
    if view.over:
        return _ending(view, names)
    if view.chooser < 0:
        if view.phase == "lucky":
            return Prompt("A card of the other hand is drawn")
        return Prompt("The cards are being dealt")
    name = names[view.chooser]
    if view.viewer is not None and view.viewer != view.chooser:
        return Prompt(f"{name} {_WATCHED[view.phase]}")
    title, how = _asked(view, names)
    second = view.phase == "play" and view.level == 2
    behind = ON_TOP if second else _BEHIND.get(view.phase, ())
    return Prompt(f"{name}, {title}", how, behind)


FIRST_A_CARD: Final = "First take a card of your hand, then choose a space for it."

ON_TOP: Final = ("BB-09", "BB-10")
_BEHIND: Final = {
    "play": ("BB-71", "BB-08"),
    "share": ("BB-28", "BB-67"),
    "fox": ("BB-36", "BB-37"),
    "draw": ("BB-54", "BB-52"),
    "take": ("BB-21",),
}
"""Rules of questions that have more behind them than the action itself."""

_ASKED: Final = {
    "play": ("put a card on a space", "Take a card of your hand; spaces it may go to glow then"),
    "bring": (
        "choose who gets the Carrot",
        "That pawn comes to your card, crossing what lies between",
    ),
    "fox": ("choose whom the Fox gives a bunny", "You have too few for all pawns on that card"),
    "jump": ("choose the card you jump over", "Click a card on your way; nothing happens on it"),
    "use": ("choose a river effect", "Click a river card that has one; it is discarded then"),
    "offer": ("choose a card to swap", "You get a random card of another hand for it"),
    "swap_with": ("choose whose hand you swap with", "You get a random card of that hand"),
    "gift": ("give away a hidden gift", "Choose a home; the top card goes there, face down"),
    "draw": ("draw a card", "Take the top card of the pile or a card of the river"),
    "take": ("take a river card before the boom", "Bunnies on it come home with you"),
}
_WATCHED: Final = {
    "play": "is choosing a card and a space",
    "bring": "is choosing who gets the Carrot",
    "share": "is choosing who gets a bunny",
    "fox": "is choosing whom the Fox gives a bunny",
    "jump": "is choosing a card to jump over",
    "use": "is choosing a river effect",
    "place": "is putting bunnies into the village",
    "offer": "is choosing a card to swap",
    "swap_with": "is choosing whose hand to swap with",
    "gift": "is choosing who gets a hidden gift",
    "draw": "is drawing cards",
    "take": "is taking a river card",
}


def _asked(view: BoomView, names: Sequence[str]) -> tuple[str, str]:
    if view.phase == "share":
        return "choose who gets a bunny", f"You have {bunnies(view.left)} left to share"
    if view.phase == "place":
        return "put a bunny from home on a village card", _to_place(view)
    title, how = _ASKED[view.phase]
    if view.phase == "draw" and any(place.in_use for place in view.river):
        before = names[(view.chooser - 1) % len(view.seats)]
        return title, f"Then all hands go on: this one to {before}"
    if view.phase == "play" and view.level == 2:
        how = "On its own suit a card is free and closes the space"
    if view.phase in ("play", "draw") and view.pile <= NEAR_END:
        how = "The match ends with the last card of the pile"
    return title, how


def _to_place(view: BoomView) -> str:
    """Tells the number of bunnies left to place, the places allowed, and their next owner."""
    where = "; both may go on one card" if view.left > 1 else ""
    return f"{view.left} to go{where}. Who crosses them takes them home"


def _ending(view: BoomView, names: Sequence[str]) -> Prompt:
    result = view.result
    if result is None:
        return Prompt("The match is over")
    if len(result.winners) > 1:
        tied = " and ".join(names[seat] for seat in result.winners)
        return Prompt(f"No winner yet: {tied} are equal", result.reason)
    return Prompt(f"{names[result.winners[0]]} wins", result.reason)
