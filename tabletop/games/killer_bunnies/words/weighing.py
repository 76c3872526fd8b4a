"""Consequences of choices, and the facts needed to choose, in a few words. Reads views alone.

`describe` has the descriptions of actions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from tabletop.core.action import Action
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import frames, playing
from tabletop.games.killer_bunnies.rules.cards import (
    ASKED_FOR,
    CARDS,
    CITY,
    FX,
    HEAL,
    HEAL_CITIES,
    LEVEL_BOOST,
    OPT_HEAL,
    REDEUX,
    RES,
    RESOURCE,
    RUN,
    SPECIAL,
    SUPER,
    SYMBOL_DISCARD,
    SYMBOLS,
    TYPES,
    UNIVERSAL,
    VERY_SPECIAL,
    Card,
    cost_words,
)
from tabletop.games.killer_bunnies.rules.view import NONE, KillerView, PieceView, SeatView
from tabletop.games.killer_bunnies.rules.zones import NO_DEAL
from tabletop.games.killer_bunnies.words.cards import (
    kept,
    lacking,
    resources,
    short,
    shut_out,
    stand_ins,
)

FIRST_RUNS: Final = (
    "You lay two cards face down: the TOP RUN, which you flip in your first turn, and the BOTTOM "
    "RUN, which you flip in your second. A RESOURCE card that is flipped is saved for nothing, and "
    "each saved one pays one part of a cost each round. A RUN card that you cannot pay, or that "
    "needs what you have not, is discarded."
)

TRIED: Final = frozenset((acts.PLAY, acts.RESPOND, acts.USE))
"""Verbs that may be used where they change nothing."""

NEAR: Final = 8
"""Points to the goal from which on it is told that somebody may win soon."""

OFFER_RULE: Final = (
    "Name what you give and what you ask for, in any order; one line may say both: give this for "
    "that. For each card of your hand that you give {} chooses one of the other hand."
)


def offered(view: KillerView) -> str:
    """Describes the pending offer: what is given and asked for."""
    gives, asks = _both_sides(view, "the other hand")
    return f"you give {gives} and ask for {asks}"


def _in_exchange(view: KillerView) -> str:
    """Describes the other's offer and its price."""
    return " for ".join(_both_sides(view, "your hand"))


def _both_sides(view: KillerView, asked: str) -> tuple[str, str]:
    """Returns the names of the given and of the asked cards; `asked` names unseen ones."""
    gives, asks, hands, count = view.deal
    give = [CARDS[view.faces[piece]].name for piece in gives]
    give += [f"{CARDS[view.faces[piece]].name} from the hand" for piece in hands]
    want = [CARDS[view.faces[piece]].name for piece in asks]
    want += [f"{count} of {asked}"] if count else []
    return ", ".join(give) or "nothing", ", ".join(want) or "nothing"


def gist(view: KillerView, names: Sequence[str]) -> str:
    """Describes the situation: the deck's types, the points, the pending offer."""
    if not view.frame or view.viewer is None:
        return ""
    me = view.seats[view.viewer]
    if view.frame[0] == frames.DECLARE:
        return f"Most RESOURCE cards of your deck are {TYPES[me.main]}: {me.supply[me.main]}."
    if view.frame[0] == frames.SEALED:
        return FIRST_RUNS
    if view.frame[0] == frames.DEAL:
        rule = OFFER_RULE.format(names[view.frame[2]])
        return rule if view.deal == NO_DEAL else f"{rule} So far {offered(view)}."
    if view.frame[0] == frames.ANSWER:
        return f"You are offered {_in_exchange(view)}."
    if view.frame[0] == frames.OCCUPY:
        return IN_A_CITY
    if view.frame[0] in (frames.TARGET, frames.OPPONENT):
        if REDEUX in FX[view.faces[view.frame[2]]]:
            return _weapon_back(view, names)
        return means(view) if CARDS[view.faces[view.frame[2]]].cost else ""
    if view.frame[0] not in (frames.FREE, frames.RUN_NEXT, frames.EXTORTED):
        return ""
    counts = ", ".join(f"{names[seat.seat]} {seat.total}" for seat in view.seats if not seat.out)
    near = [
        f" {names[seat.seat]} needs {view.goal - seat.total} more to win."
        for seat in view.seats
        if not seat.out and view.goal - seat.total <= NEAR
    ]
    said = [f"Points of {view.goal}: {counts}.{''.join(near)} {means(view)}"]
    return " ".join([*said, *_advice(view)])


def means(view: KillerView) -> str:
    """Describes the viewer's RESOURCE cards that can pay, now or in the next turn; by name where
    one may be lost."""
    assert view.viewer is not None
    saved = [card for card in view.seats[view.viewer].saved if card.pays >= 0]
    if view.frame[0] == frames.EXTORTED:
        return f"Your saved RESOURCE cards: {', '.join(CARDS[card.face].name for card in saved)}."
    if view.frame[0] == frames.RUN_NEXT:
        then = kept(saved)
        return " ".join([_paying(then, " in your next turn"), *_substitutes(then, view)])
    ready = [card for card in saved if not card.spent]
    return " ".join([_paying(ready), *_substitutes(ready, view)])


def _paying(cards: Sequence[PieceView], when: str = "") -> str:
    """Describes the number and types of RESOURCE cards that can pay."""
    types = Counter(card.pays for card in cards)
    named = " + ".join(f"{count} {ASKED_FOR[kind]}" for kind, count in sorted(types.items()))
    return f"{resources(len(cards))} of yours can pay{when}{f': {named}' * bool(named)}."


SUBSTITUTES: Final = (
    "Any type stands in for another, but as a substitute it is discarded when the turn ends."
)


def _substitutes(paying: Sequence[PieceView], view: KillerView) -> list[str]:
    """Explains substitutes, where the TOP RUN cannot be paid without one."""
    assert view.viewer is not None
    top, flipped = view.seats[view.viewer].top, view.frame[0] == frames.FREE
    due = view.hindrance == playing.NO_MEANS if flipped else view.frame[0] == frames.RUN_NEXT
    lacks = due and top >= 0 and stand_ins(CARDS[view.faces[top]].cost, paying)
    return [SUBSTITUTES] if lacks else []


IN_A_CITY: Final = (
    "In a city a bunny keeps its points, and its power unless that needs neighbours. Ground "
    "weapons do not reach it, pink boxes do not count it, and it comes back only if a card says so."
)
"""Consequences of moving in (R8)."""

FULL: Final = 5
"""Cards of a full hand; Redeux's card above it costs one of them."""


def _weapon_back(view: KillerView, names: Sequence[str]) -> str:
    """Describes the cost of Redeux: two Technology, and a card of a full hand (A29)."""
    assert view.viewer is not None
    held = len(view.seats[view.viewer].hand)
    said = f"It burns two Technology. You hold {held} card{'' if held == 1 else 's'}."
    if held < FULL:
        return said
    seat = view.viewer
    players = len(view.seats)
    left = next(
        other for step in range(1, players)
        if not view.seats[other := (seat + step) % players].out
    )  # fmt: skip
    return f"{said} With one more, {names[left]} discards one of them, drawn by lot."


def _advice(view: KillerView) -> list[str]:
    """Advises on the next BOTTOM RUN where the TOP RUN cannot be played."""
    assert view.viewer is not None
    me = view.seats[view.viewer]
    if view.main_done or view.hindrance not in (playing.NO_MEANS, playing.NO_BUNNY):
        return []
    if CARDS[view.faces[me.top]].kind == RESOURCE:
        return []
    bottom = CARDS[view.faces[me.bottom]] if me.bottom >= 0 else None
    held = [CARDS[view.faces[piece]] for piece in me.hand if piece >= 0]
    ready = sum(card.pays >= 0 and not card.spent for card in me.saved)
    if view.hindrance == playing.NO_BUNNY:
        homely = [card for card in (bottom, *held) if card and _lives(card, ready)]
        if homely:
            return [_lay(homely, bottom, "it comes into the circle then", view)]
    paying = [card for card in (bottom, *held) if card and card.kind == RESOURCE]
    if paying:
        return [_lay(paying, bottom, "it is saved then and pays for others", view)]
    trade = any(_pays_now(seat) for seat in view.seats if seat.seat != view.viewer)
    more = "or try a trade" if trade else "and draw on"
    return [f"No RESOURCE card is in your hand or run: lay next what you miss least, {more}."]


def _lay(fit: Sequence[Card], bottom: Card | None, then: str, view: KillerView) -> str:
    """Returns a sentence that one of the cards is the BOTTOM RUN, or which of them to lay there."""
    if bottom in fit:
        unless = ", unless you play a SPECIAL out of the hand now" * view.instead
        return f"Next turn you flip {fit[0].name}{unless}: {then}."
    names = list(dict.fromkeys(card.name for card in fit))
    of = "one of " if len(names) > 1 else ""
    return f"As the next BOTTOM RUN lay {of}{', '.join(names)}: {then}."


def _lives(card: Card, ready: int) -> bool:
    """Returns True if it is a bunny that so many cards pay for."""
    return card.kind == RUN and card.subtype <= SUPER and len(card.cost) <= ready


def _pays_now(seat: SeatView) -> bool:
    return not seat.out and any(card.pays >= 0 and not card.spent for card in seat.saved)


def brings(action: Action, view: KillerView) -> str:
    """Describes the consequence of the choice, where its own words do not."""
    if action.kind == acts.DECLARE:
        return _declared(action.a, view)
    if action.kind == acts.PROPOSE:
        return offered(view)
    if action.kind == acts.PLACE:
        return _placed(action, view)
    if action.kind == acts.SET_RUNS:
        return _first_runs(action, view)
    if action.kind == acts.RUN_NEXT:
        return _later(CARDS[view.faces[action.a]], view)
    if action.kind == acts.TARGET:
        return _back_again(action.a, view)
    if action.kind == acts.SYMBOL:
        return _struck_by(action.a, view)
    if action.kind == acts.ENTER:
        return _moves_in(action.a, action.b, view)
    if action.kind in TRIED:
        vain = in_vain(view, view.frame[1], action.a)
        held = action.a in view.seats[view.frame[1]].hand
        main = action.kind == acts.PLAY and held and CARDS[view.faces[action.a]].kind != RUN
        stays = view.seats[view.frame[1]].top >= 0
        instead = (IN_PLACE if stays else WITHOUT_RUN) * main
        played = CARDS[view.faces[action.a]]
        comes = _abandoned(played, view) or _wins(played, view) if action.kind == acts.PLAY else ""
        return "; ".join(part for part in (vain, instead, comes) if part)
    if action.kind in (acts.GIVE, acts.ASK):
        return _traded(action.a, view)
    return ""


def _later(card: Card, view: KillerView) -> str:
    """Describes the missing requirements of a card flipped in two turns.

    A RESOURCE card that is the TOP RUN is saved before that.
    """
    me = view.seats[view.frame[1]]
    first, paying = CARDS[view.faces[me.top]] if me.top >= 0 else None, kept(me.saved)
    bunny = first is not None and first.kind == RUN and first.subtype <= SUPER
    coming = first is not None and bunny and not short(first.cost, paying)
    return _unready(card, [*paying, *_saved_first(view, me, me.top)], view, coming)


def _unready(
    card: Card, paying: Sequence[PieceView], view: KillerView, coming: bool = False
) -> str:
    """Describes the missing requirements of a card with these cards paying, or the substitutes it
    costs."""
    missing, lost = short(card.cost, paying), stand_ins(card.cost, paying)
    unpaid = f"you lack {missing} so far" * bool(missing)
    if lost and not missing:
        unpaid = f"so far {lost} of another type would pay, and {'is' if lost == 1 else 'are'} lost"
    return "; ".join(part for part in (lacking(card, view, coming), unpaid) if part)


def _saved_first(view: KillerView, me: SeatView, piece: int) -> list[PieceView]:
    """Returns a RESOURCE run card as the saved card it becomes; [] for all else."""
    if piece < 0 or CARDS[view.faces[piece]].kind != RESOURCE:
        return []
    face = view.faces[piece]
    pays = FX[face][RES][1]
    return [PieceView(piece, face, me.seat, pays=me.declared if pays == UNIVERSAL else pays)]


PAYS: Final = "saved, it pays from then on"
"""Fate of a RESOURCE card that is flipped."""


def _first_runs(action: Action, view: KillerView) -> str:
    """Describes both first run cards, each in its turn; only a RESOURCE card flipped before the
    second is saved by then."""
    assert view.viewer is not None
    me, said = view.seats[view.viewer], []
    for place, piece, before in (("TOP RUN", action.a, NONE), ("BOTTOM RUN", action.b, action.a)):
        card = CARDS[view.faces[piece]]
        paying = [*kept(me.saved), *_saved_first(view, me, before)]
        lacks = PAYS if card.kind == RESOURCE else _unready(card, paying, view)
        said.append(f"{place}: {lacks or 'can be paid'}")
    return "; ".join(said)


def _abandoned(card: Card, view: KillerView) -> str:
    """Returns a note if a city would have no occupant (A9), else ""."""
    mine = view.seats[view.frame[1]].bunnies
    if card.subtype != CITY or any(one.full <= card.value for one in mine):
        return ""
    why = "none of your bunnies fits in" if mine else "you have no bunny to put in"
    return f"{why}: it lies abandoned and counts for nobody"


def _wins(card: Card, view: KillerView) -> str:
    """Returns a note if a bunny reaches the goal, else ""."""
    lives = card.kind == RUN and card.subtype < CITY
    won = lives and view.seats[view.frame[1]].total + card.value >= view.goal
    return "it wins the match" if won else ""


WITHOUT_RUN: Final = "as the main action"
IN_PLACE: Final = "in place of the run: the TOP RUN stays, and all that follows it waits a turn"
"""Roles of a card played from the hand (R3 d), with a TOP RUN and without."""


def _traded(piece: int, view: KillerView) -> str:
    """Describes a traded creature or city with its worth and place, or the number of like saved
    cards."""
    for seat in view.seats:
        names = {one.piece: CARDS[one.face].name for one in seat.saved}
        if piece in names and (count := list(names.values()).count(names[piece])) > 1:
            return f"one of {count} such"
    city = next((one for seat in view.seats for one in seat.cities if one.piece == piece), None)
    if city is not None:
        lives = " and ".join(CARDS[one.face].name for one in city.inside)
        return f"worth {_left(city)}, {f'with {lives} in it' if lives else 'empty'}"
    ring = [one for seat in view.seats for one in seat.bunnies]
    here = next((at for at, one in enumerate(ring) if one.piece == piece), -1)
    if here < 0:
        return ""
    near = dict.fromkeys(at % len(ring) for at in (here - 1, here + 1) if at % len(ring) != here)
    beside = " and ".join(CARDS[ring[at].face].name for at in near)
    return f"worth {_left(ring[here])}{f', beside {beside}' if beside else ''}"


def _left(one: PieceView) -> str:
    """Describes a card's remaining value, and its full one if damaged (A11)."""
    return f"{one.full - one.damage} of {one.full}" if one.damage else str(one.full)


def _moves_in(bunny: int, city: int, view: KillerView) -> str:
    """Describes the share of a city's room its new occupant takes."""
    found = {one.piece: one for seat in view.seats for one in (*seat.bunnies, *seat.cities)}
    if bunny not in found or city not in found:
        return ""
    room = found[city].room
    return f"worth {_left(found[bunny])}; the city has room for {room}"


def in_vain(view: KillerView, seat: int, piece: int) -> str:
    """Returns the reason why a card or power would change nothing now; "" where it would.

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
    last = view.main_done or piece in view.seats[seat].hand
    if LEVEL_BOOST in fx and view.active == seat and last:
        return f"No weapon can follow in this turn: {name} would strengthen nothing."
    if SYMBOL_DISCARD in fx and not any(_special_saved(view, seat)):
        return f"No opponent has saved a card with a Symbol: {name} would discard nothing."
    return ""


def _back_again(piece: int, view: KillerView) -> str:
    """Describes a card that comes back out of a Discard Pile; "" for all else."""
    if view.frame[0] != frames.TARGET or not any(piece in seat.discard for seat in view.seats):
        return ""
    card = CARDS[view.faces[piece]]
    if card.subtype <= SUPER:
        return f"worth {card.value}"
    price = f", costs {cost_words(card.cost)}" if card.cost else ""
    return f"level {card.value}{price}"


def _struck_by(symbol: int, view: KillerView) -> str:
    """Lists the opponents who would discard a saved card for the Symbol; "" for a search."""
    if SYMBOL_DISCARD not in FX[view.faces[view.frame[2]]]:
        return ""
    found = [
        f"seat {other + 1}: {card.name}"
        for other, card in _special_saved(view, view.frame[1])
        if card.symbol == symbol
    ]
    return "; ".join(found) or f"no opponent has saved one with the {SYMBOLS[symbol]}"


def _special_saved(view: KillerView, seat: int) -> Iterator[tuple[int, Card]]:
    """Yields the others' saved cards that a named Symbol may hit."""
    for other, has in enumerate(view.seats):
        for card in (CARDS[one.face] for one in has.saved if other != seat):
            if card.kind in (SPECIAL, VERY_SPECIAL):
                yield other, card


def _declared(kind: int, view: KillerView) -> str:
    """Describes the deck's supply of and costs in that type."""
    seat = view.frame[1]
    supply = view.seats[seat].supply[kind]
    first = sum(each.pile for each in view.seats[:seat])
    deck = view.faces[first : first + view.seats[seat].pile]
    asked = sum(kind in CARDS[face].cost for face in deck)
    if not supply and not asked:
        return "your deck has nothing of it"
    return f"your deck has {supply} RESOURCE cards of it; {asked} of its cards cost it"


def _placed(action: Action, view: KillerView) -> str:
    """Describes the neighbours of a placed creature, and the winner by it."""
    face = view.faces[view.frame[2]]
    if CARDS[face].subtype == CITY:
        return ""
    ring = [
        f"seat {seat.seat + 1}'s {CARDS[one.face].name}"
        for seat in view.seats
        for one in seat.bunnies
    ]
    at = sum(len(seat.bunnies) for seat in view.seats[: action.a]) + action.b
    near = _around(ring, at)
    beside = {0: "alone in the circle", 1: f"beside {near[0]}" if near else ""}
    said = [beside.get(len(near), f"between {' and '.join(near)}")]
    has = view.seats[action.a]
    begin = at - action.b
    if has.bunnies and set(_around(ring, begin)) == set(_around(ring, begin + len(has.bunnies))):
        said += ["where the part begins"] * (action.b == 0)
        said += ["where the part ends"] * (action.b == len(has.bunnies))
    own = action.a == view.viewer
    said += [] if own else [_gift(face, view, action.a)]
    if has.total + CARDS[face].value >= view.goal:
        said.append("which wins the match for " + ("you" if own else f"seat {action.a + 1}"))
    return ", ".join(said)


def _gift(face: int, view: KillerView, seat: int) -> str:
    """Describes a gift, and the side it shuts out (R7)."""
    shut = shut_out(face, view, seat)
    return f"a gift that shuts out {shut}s" if shut else "a gift"


def _around(ring: Sequence[str], at: int) -> list[str]:
    """Returns the two sides of a gap of the ring."""
    return list(dict.fromkeys((ring[at - 1], ring[at % len(ring)]))) if ring else []
