"""Every word of Tiny Auction that a player reads."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.action import Action
from tabletop.core.event import UNKNOWN, Event
from tabletop.core.words import Prompt
from tests.tiny.cards import card_name
from tests.tiny.state import BID, BIDDING, DECK, LOOK, LOOKING, OBJECT, PASS, PAY, WINDOW
from tests.tiny.view import View


def sentence(event: Event, names: Sequence[str]) -> str:
    """The event as one sentence of the log; a bid that another seat sealed is not told."""
    who = names[event.player] if event.player >= 0 else ""
    card = card_name(event.face) if event.face != UNKNOWN and event.piece != "die" else "a card"
    match event.kind:
        case "deck_shuffled":
            return f"The deck of {event.amount} is shuffled."
        case "die_rolled":
            return f"The die shows {event.face}."
        case "bell_rang":
            return "The bell rings."
        case "prize_turned":
            return f"Round {event.amount} is about {card}."
        case "bid_sealed":
            return f"{who} seals {card}." if event.face != UNKNOWN else ""
        case "bid_shown":
            return f"{who} bids {card}."
        case "card_seen":
            return f"{who} looks at {card}."
        case "card_paid":
            return f"{who} puts {card} under the deck."
        case "card_drawn":
            return f"{who} draws {card}."
        case "seat_objected":
            return f"{who} objects."
        case "card_won":
            return f"{who} wins {card}."
    raise ValueError(event.kind)


def prompt(view: View, names: Sequence[str]) -> Prompt:
    """What the table asks, as the viewer should read it."""
    if view.over:
        return Prompt("The auction is over.")
    if view.viewer not in view.actors:
        waiting = [names[seat] for seat in view.actors if seat >= 0]
        return Prompt(f"Waiting for {', '.join(waiting) or 'the dealer'}.")
    kind = view.frame[0]
    if kind == BIDDING:
        return Prompt(f"Bid for {card_name(view.prize)}.", "Choose a card of your hand.")
    if kind == WINDOW:
        return Prompt(f"Object to {names[view.frame[1]]}?", "It costs a token.")
    if kind == LOOKING:
        return Prompt("Look at a hidden card.", "Choose one of another hand or the deck.")
    return Prompt("Pay two cards.", "The lower one first.")


def describe(action: Action, view: View) -> str:
    """What the action would do, in a few words."""
    match action.kind:
        case k if k == BID:
            return f"Bid {card_name(action.a)}"
        case k if k == LOOK:
            if action.a == DECK:
                return "Look at the deck's top card"
            return f"Look at card {action.b + 1} of seat {action.a + 1}"
        case k if k == PAY:
            return f"Pay {card_name(action.a)}"
        case k if k == OBJECT:
            return "Object to it"
        case k if k == PASS:
            return "Let it pass"
    return "Let luck fall"
