"""What would come of a choice, in a few words, and what one must know to choose. Reads views alone.

What an action is called is in `describe`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.action import Action
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import frames
from tabletop.games.killer_bunnies.rules.cards import (
    CARDS,
    CITY,
    FX,
    HEAL,
    HEAL_CITIES,
    LEVEL_BOOST,
    OPT_HEAL,
    RUN,
    TYPES,
    Card,
)
from tabletop.games.killer_bunnies.rules.view import KillerView

FIRST_RUNS: Final = (
    "You lay two cards face down: the TOP RUN, which you flip in your first turn, and the BOTTOM "
    "RUN, which you flip in your second."
)

TRIED: Final = frozenset((acts.PLAY, acts.RESPOND, acts.USE))
"""What may be done where it would change nothing."""

NEAR: Final = 8
"""With so few points to go it is told that somebody may win soon."""

OFFER_ORDER: Final = (
    "An offer grows in one order: what you give, from the top of the list down, then what you ask "
    "for. Withdraw begins anew."
)


def offered(view: KillerView) -> str:
    """What an offer under way gives and asks for."""
    gives, asks, hands, count = view.deal
    give = [CARDS[view.faces[piece]].name for piece in (*gives, *hands)]
    want = [CARDS[view.faces[piece]].name for piece in asks]
    want += [f"{count} of the other hand"] if count else []
    return f"you give {', '.join(give) or 'nothing'} and ask for {', '.join(want) or 'nothing'}"


def gist(view: KillerView, names: Sequence[str]) -> str:
    """What one must know to answer: of what the deck is made, who counts how much."""
    if not view.frame or view.viewer is None:
        return ""
    me = view.seats[view.viewer]
    if view.frame[0] == frames.DECLARE:
        return f"Most RESOURCE cards of your deck are {TYPES[me.main]}: {me.supply[me.main]}."
    if view.frame[0] == frames.SEALED:
        return FIRST_RUNS
    if view.frame[0] == frames.DEAL:
        return f"{OFFER_ORDER} So far {offered(view)}."
    if view.frame[0] not in (frames.FREE, frames.RUN_NEXT):
        return ""
    ready = sum(card.pays >= 0 and not card.spent for card in me.saved)
    cards = "1 RESOURCE card" if ready == 1 else f"{ready} RESOURCE cards"
    counts = ", ".join(f"{names[seat.seat]} {seat.total}" for seat in view.seats if not seat.out)
    near = [
        f" {names[seat.seat]} needs {view.goal - seat.total} more to win."
        for seat in view.seats
        if not seat.out and view.goal - seat.total <= NEAR
    ]
    return f"Points of {view.goal}: {counts}.{''.join(near)} {cards} of yours can pay."


def brings(action: Action, view: KillerView) -> str:
    """What the choice means, where its own words do not say it."""
    if action.kind == acts.DECLARE:
        return _declared(action.a, view)
    if action.kind == acts.PROPOSE:
        return offered(view)
    if action.kind == acts.PLACE:
        return _placed(action, view)
    if action.kind == acts.SET_RUNS:
        return _lacking(CARDS[view.faces[action.a]], view)
    if action.kind == acts.RUN_NEXT:
        return _lacking(CARDS[view.faces[action.a]], view)
    if action.kind in TRIED:
        return in_vain(view, view.frame[1], action.a)
    return ""


def in_vain(view: KillerView, seat: int, piece: int) -> str:
    """Why a card or power of the seat, done now, would change nothing; "" where it would.

    The rules let both be done all the same (KB-16).
    """
    fx, name = FX[view.faces[piece]], CARDS[view.faces[piece]].name
    cities = [city for each in view.seats for city in each.cities if city.owner == seat]
    creatures = [*view.seats[seat].bunnies, *(one for city in cities for one in city.inside)]
    power = any(one.piece == piece for one in creatures)
    mends = OPT_HEAL in fx if power else HEAL in fx or HEAL_CITIES in fx
    own = cities if HEAL_CITIES in fx and not power else [*creatures, *cities]
    if mends and not any(one.damage for one in own):
        return f"Nothing of yours is hurt: {name} would mend nothing."
    if LEVEL_BOOST in fx and view.active == seat and view.main_done:
        return f"No weapon can follow in this turn: {name} would strengthen nothing."
    return ""


def _declared(kind: int, view: KillerView) -> str:
    """How much of the deck that type pays and is paid with."""
    seat = view.frame[1]
    supply = view.seats[seat].supply[kind]
    first = sum(each.pile for each in view.seats[:seat])
    deck = view.faces[first : first + view.seats[seat].pile]
    asked = sum(kind in CARDS[face].cost for face in deck)
    return f"your deck has {supply} RESOURCE cards of it; {asked} of its cards cost it"


def _placed(action: Action, view: KillerView) -> str:
    """Between whom a creature would stand, and who would win by it."""
    face = view.faces[view.frame[2]]
    if CARDS[face].subtype == CITY:
        return ""
    ring = [
        f"seat {seat.seat + 1}'s {CARDS[one.face].name}"
        for seat in view.seats
        for one in seat.bunnies
    ]
    at = sum(len(seat.bunnies) for seat in view.seats[: action.a]) + action.b
    near = list(dict.fromkeys((ring[at - 1], ring[at % len(ring)]))) if ring else []
    beside = {0: "alone in the circle", 1: f"beside {near[0]}" if near else ""}
    said = [beside.get(len(near), f"between {' and '.join(near)}")]
    has = view.seats[action.a]
    own = action.a == view.viewer
    said += [] if own else ["a gift"]
    if has.total + CARDS[face].value >= view.goal:
        said.append("which wins the match for " + ("you" if own else f"seat {action.a + 1}"))
    return ", ".join(said)


def _lacking(card: Card, view: KillerView) -> str:
    """What a run card asks for that is not there now."""
    if card.kind != RUN or view.viewer is None:
        return ""
    me = view.seats[view.viewer]
    lacks = []
    if (card.pink or card.hold) and not me.bunnies:
        lacks.append("a bunny of yours in the circle")
    if card.green and not me.cities:
        lacks.append("a city of yours")
    return f"needs {' and '.join(lacks)}, and you have none" if lacks else ""
