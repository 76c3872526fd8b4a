"""Consequences of choices, and the facts needed to choose, in a few words. Reads views alone.

`describe` has the descriptions of actions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from tabletop.core.action import Action
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import frames, playing
from tabletop.games.killer_bunnies.rules.cards import (
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
    UNIVERSAL,
    VERY_SPECIAL,
    Card,
)
from tabletop.games.killer_bunnies.rules.nouns import named, price, resources, symbol, type_named
from tabletop.games.killer_bunnies.rules.view import NONE, KillerView, PieceView, SeatView
from tabletop.games.killer_bunnies.rules.zones import NO_DEAL
from tabletop.games.killer_bunnies.words import Notes, folded, message, together
from tabletop.games.killer_bunnies.words.cards import (
    kept,
    lacking,
    ready,
    short,
    shut_out,
    stand_ins,
)
from tabletop.games.killer_bunnies.words.describe import card, offered, worth
from tabletop.words import Fact, Message, Noun, Seat, noun
from tabletop.words.books import said

TRIED: Final = frozenset((acts.PLAY, acts.RESPOND, acts.USE))
"""Verbs that may be used where they change nothing."""

NEAR: Final = 8
"""Points to the goal from which on it is told that somebody may win soon."""

FULL: Final = 5
"""Cards of a full hand; Redeux's card above it costs one of them."""


def gist(view: KillerView, names: Sequence[str]) -> str:
    """Describes the situation: the deck's types, the points, the pending offer."""
    if not view.frame or view.viewer is None:
        return ""
    make = _GISTS.get(view.frame[0])
    return together("sentences", make(view), names) if make else ""


def _type(view: KillerView) -> Notes:
    me = view.seats[view.frame[1]]
    return [message("gist-declare", pays=type_named(me.main), n=me.supply[me.main])]


def _offer(view: KillerView) -> Notes:
    rule = message("gist-deal", other=Seat(view.frame[2]))
    return [rule] if view.deal == NO_DEAL else [rule, message("gist-offer", **_sides(view))]


def _sides(view: KillerView) -> dict[str, Fact]:
    gives, asks = offered(view)
    return {"gives": gives, "asks": asks}


def _aim(view: KillerView) -> Notes:
    played = view.faces[view.frame[2]]
    if REDEUX in FX[played]:
        return _weapon_back(view)
    return means(view) if CARDS[played].cost else []


def _points(view: KillerView) -> Notes:
    """Returns the points of all, those who are near the goal, and what can pay."""
    playing_on = [seat for seat in view.seats if not seat.out]
    counts = tuple(noun("counts", who=Seat(seat.seat), n=seat.total) for seat in playing_on)
    near = [
        message("gist-near", who=Seat(seat.seat), n=view.goal - seat.total)
        for seat in playing_on
        if view.goal - seat.total <= NEAR
    ]
    return [message("gist-points", n=view.goal, counts=counts), *near, *means(view)]


def _turn(view: KillerView) -> Notes:
    return [*_points(view), *_advice(view)]


_GISTS: Final[dict[int, Callable[[KillerView], Notes]]] = {
    frames.DECLARE: _type,
    frames.SEALED: lambda view: [message("gist-sealed")],
    frames.DEAL: _offer,
    frames.ANSWER: lambda view: [message("gist-answer", **_sides(view))],
    frames.OCCUPY: lambda view: [message("gist-occupy")],
    frames.TARGET: _aim,
    frames.OPPONENT: _aim,
    frames.FREE: _turn,
    frames.RUN_NEXT: _turn,
    frames.EXTORTED: _points,
}


def means(view: KillerView) -> Notes:
    """Returns the viewer's RESOURCE cards that can pay, now or in the next turn; by name where one
    may be lost."""
    saved = [one for one in _me(view).saved if one.pays >= 0]
    if view.frame[0] == frames.EXTORTED:
        return [message("gist-saved", cards=tuple(named(one.face) for one in saved))]
    later = view.frame[0] == frames.RUN_NEXT
    paying = kept(saved) if later else ready(saved)
    types = price([one.pays for one in paying])
    count = resources(len(paying))
    return [message("gist-pays", n=count, types=types, later=later), *_substitutes(paying, view)]


def _me(view: KillerView) -> SeatView:
    assert view.viewer is not None
    return view.seats[view.viewer]


def _substitutes(paying: Sequence[PieceView], view: KillerView) -> Notes:
    """Explains substitutes, where the TOP RUN cannot be paid without one."""
    top, flipped = _me(view).top, view.frame[0] == frames.FREE
    due = view.hindrance == playing.NO_MEANS if flipped else view.frame[0] == frames.RUN_NEXT
    lacks = due and top >= 0 and stand_ins(CARDS[view.faces[top]].cost, paying)
    return [message("gist-substitutes")] if lacks else []


def _weapon_back(view: KillerView) -> Notes:
    """Returns the cost of Redeux: two Technology, and a card of a full hand (A29)."""
    held, seat, players = len(_me(view).hand), view.viewer or 0, len(view.seats)
    cost = message("gist-redeux", n=held)
    if held < FULL:
        return [cost]
    order = [(seat + step) % players for step in range(1, players)]
    left = next(other for other in order if not view.seats[other].out)
    return [cost, message("gist-sixth", who=Seat(left))]


def _advice(view: KillerView) -> Notes:
    """Advises on the next BOTTOM RUN where the TOP RUN cannot be played."""
    me = _me(view)
    if view.main_done or view.hindrance not in (playing.NO_MEANS, playing.NO_BUNNY):
        return []
    if CARDS[view.faces[me.top]].kind == RESOURCE:
        return []
    bottom = CARDS[view.faces[me.bottom]] if me.bottom >= 0 else None
    held = [each for each in (bottom, *(CARDS[view.faces[p]] for p in me.hand if p >= 0)) if each]
    paying = len(ready(me.saved))
    if view.hindrance == playing.NO_BUNNY:
        homely = [each for each in held if _lives(each, paying)]
        if homely:
            return [_lay(homely, bottom, "bunny", view)]
    types = [each for each in held if each.kind == RESOURCE]
    if types:
        return [_lay(types, bottom, "resource", view)]
    others = (seat for seat in view.seats if seat.seat != view.viewer and not seat.out)
    return [message("next-none", trade=any(ready(seat.saved) for seat in others))]


def _lay(fit: Sequence[Card], bottom: Card | None, then: str, view: KillerView) -> Message:
    """Returns that one of the cards is the BOTTOM RUN, or which of them to lay there."""
    names = tuple(noun("card", "named", name=name) for name in dict.fromkeys(c.name for c in fit))
    if bottom in fit:
        return message("next-flip", card=names[0], then=then, instead=view.instead)
    return message("next-lay", cards=names, then=then)


def _lives(one: Card, paying: int) -> bool:
    """Returns True if it is a bunny that so many cards pay for."""
    return one.kind == RUN and one.subtype <= SUPER and len(one.cost) <= paying


def brings(action: Action, view: KillerView) -> str:
    """Describes the consequence of the choice, where its own words do not."""
    return together("notes", notes(action, view))


def notes(action: Action, view: KillerView) -> Notes:
    """Returns the consequences of the choice, where its own words do not tell them."""
    make = _NOTES.get(action.kind)
    return make(action, view) if make else []


def _tried(action: Action, view: KillerView) -> Notes:
    """Returns that a card would do nothing, what it takes the place of, what comes of it."""
    me, played = view.seats[view.frame[1]], CARDS[view.faces[action.a]]
    vain = in_vain(view, view.frame[1], action.a)
    found = [vain] if vain else []
    if action.kind != acts.PLAY:
        return found
    if action.a in me.hand and played.kind != RUN:
        found.append(message("note-instead", run=me.top >= 0))
    if played.subtype == CITY and all(one.full > played.value for one in me.bunnies):
        found.append(message("note-abandoned", some=bool(me.bunnies)))
    if played.kind == RUN and played.subtype < CITY and me.total + played.value >= view.goal:
        found.append(message("note-wins"))
    return found


def _later(action: Action, view: KillerView) -> Notes:
    """Returns the missing requirements of a card flipped in two turns.

    A RESOURCE card that is the TOP RUN is saved before that.
    """
    me = view.seats[view.frame[1]]
    first, paying = CARDS[view.faces[me.top]] if me.top >= 0 else None, kept(me.saved)
    coming = first is not None and _lives(first, len(paying))
    paying += _saved_first(view, me, me.top)
    return _unready(CARDS[view.faces[action.a]], paying, view, coming)


def _unready(
    one: Card, paying: Sequence[PieceView], view: KillerView, coming: bool = False
) -> Notes:
    """Returns the missing requirements of a card with these cards paying, or the substitutes it
    costs."""
    missing, lost = short(one.cost, paying), stand_ins(one.cost, paying)
    found = lacking(one, view, coming)
    if missing:
        found.append(message("note-unpaid", lack=resources(missing)))
    elif lost:
        found.append(message("note-substitutes", n=lost))
    return found


def _saved_first(view: KillerView, me: SeatView, piece: int) -> list[PieceView]:
    """Returns a RESOURCE run card as the saved card it becomes; [] for all else."""
    if piece < 0 or CARDS[view.faces[piece]].kind != RESOURCE:
        return []
    face = view.faces[piece]
    pays = FX[face][RES][1]
    return [PieceView(piece, face, me.seat, pays=me.declared if pays == UNIVERSAL else pays)]


def _first_runs(action: Action, view: KillerView) -> Notes:
    """Returns both first run cards, each in its turn; only a RESOURCE card flipped before the
    second is saved by then."""
    me, found = _me(view), []
    for place, piece, before in (("top", action.a, NONE), ("bottom", action.b, action.a)):
        run = CARDS[view.faces[piece]]
        paying = [*kept(me.saved), *_saved_first(view, me, before)]
        lacks = [message("note-paid-run")]
        if run.kind == RESOURCE:
            lacks = [message("note-saved-run")]
        elif missing := _unready(run, paying, view):
            lacks = missing
        found.append(message("note-run", place=place, how=folded("notes", lacks)))
    return found


def _traded(action: Action, view: KillerView) -> Notes:
    """Returns a traded creature or city with its worth and place, or the number of like saved
    cards."""
    piece = action.a
    for seat in view.seats:
        names = {one.piece: CARDS[one.face].name for one in seat.saved}
        if piece in names and (count := list(names.values()).count(names[piece])) > 1:
            return [message("note-alike", n=count)]
    city = next((one for seat in view.seats for one in seat.cities if one.piece == piece), None)
    if city is not None:
        lives = tuple(named(one.face) for one in city.inside)
        return [message("note-city", left=_left(city), lives=lives)]
    ring = [one for seat in view.seats for one in seat.bunnies]
    here = next((at for at, one in enumerate(ring) if one.piece == piece), -1)
    if here < 0:
        return []
    near = dict.fromkeys(at % len(ring) for at in (here - 1, here + 1) if at % len(ring) != here)
    beside = tuple(named(ring[at].face) for at in near)
    return [message("note-creature", left=_left(ring[here]), beside=beside)]


def _left(one: PieceView) -> Noun:
    """Returns a card's remaining value, with its full one if damaged (A11)."""
    return noun("left", "hurt" if one.damage else "whole", **worth(one))


def _moves_in(action: Action, view: KillerView) -> Notes:
    """Returns the share of a city's room its new occupant takes."""
    found = {one.piece: one for seat in view.seats for one in (*seat.bunnies, *seat.cities)}
    if action.a not in found or action.b not in found:
        return []
    return [message("note-enters", left=_left(found[action.a]), n=found[action.b].room)]


def in_vain(view: KillerView, seat: int, piece: int) -> Message | None:
    """Returns the reason why a card or power would change nothing now; None where it would.

    The rules let both be done all the same (KB-16).
    """
    fx, name = FX[view.faces[piece]], card(view, piece)
    cities = [city for each in view.seats for city in each.cities if city.owner == seat]
    creatures = [*view.seats[seat].bunnies, *(one for city in cities for one in city.inside)]
    power = any(one.piece == piece for one in creatures)
    mends = OPT_HEAL in fx if power else HEAL in fx or HEAL_CITIES in fx
    own = cities if HEAL_CITIES in fx and not power else [*creatures, *cities]
    if mends and not any(one.damage for one in own):
        return message("vain-mends", card=name)
    last = view.main_done or piece in view.seats[seat].hand
    if LEVEL_BOOST in fx and view.active == seat and last:
        return message("vain-boosts", card=name)
    if SYMBOL_DISCARD in fx and not any(_special_saved(view, seat)):
        return message("vain-discards", card=name)
    return None


def vain_words(view: KillerView, seat: int, piece: int) -> str:
    """Describes why a card or power would change nothing now; "" where it would."""
    found = in_vain(view, seat, piece)
    return said(found) if found else ""


def _back_again(action: Action, view: KillerView) -> Notes:
    """Returns what a card of a Discard Pile is, which comes back."""
    piece = action.a
    if view.frame[0] != frames.TARGET or not any(piece in seat.discard for seat in view.seats):
        return []
    back = CARDS[view.faces[piece]]
    what = "bunny" if back.subtype <= SUPER else "weapon"
    return [message("note-back", what=what, n=back.value, cost=price(back.cost))]


def _struck_by(action: Action, view: KillerView) -> Notes:
    """Returns the opponents who would discard a saved card for the Symbol; [] for a search."""
    if SYMBOL_DISCARD not in FX[view.faces[view.frame[2]]]:
        return []
    found = tuple(
        noun("owned", who=Seat(other), card=noun("card", "named", name=one.name))
        for other, one in _special_saved(view, view.frame[1])
        if one.symbol == action.a
    )
    return [message("note-discards", cards=found, sign=symbol(action.a))]


def _special_saved(view: KillerView, seat: int) -> Iterator[tuple[int, Card]]:
    """Yields the others' saved cards that a named Symbol may hit."""
    for other, has in enumerate(view.seats):
        for one in (CARDS[saved.face] for saved in has.saved if other != seat):
            if one.kind in (SPECIAL, VERY_SPECIAL):
                yield other, one


def _declared(action: Action, view: KillerView) -> Notes:
    """Returns the deck's supply of and costs in that type."""
    seat, kind = view.frame[1], action.a
    first = sum(each.pile for each in view.seats[:seat])
    deck = view.faces[first : first + view.seats[seat].pile]
    asked = sum(kind in CARDS[face].cost for face in deck)
    return [message("note-declared", n=view.seats[seat].supply[kind], asked=asked)]


def _placed(action: Action, view: KillerView) -> Notes:
    """Returns the neighbours of a placed creature, and the winner by it."""
    face, has = view.faces[view.frame[2]], view.seats[action.a]
    if CARDS[face].subtype == CITY:
        return []
    ring = [
        noun("owned", who=Seat(seat.seat), card=named(one.face))
        for seat in view.seats
        for one in seat.bunnies
    ]
    begin = sum(len(seat.bunnies) for seat in view.seats[: action.a])
    end = begin + len(has.bunnies)
    found = [message("note-place", near=_around(ring, begin + action.b))]
    if has.bunnies and set(_around(ring, begin)) == set(_around(ring, end)):
        found += [message("note-begins")] * (action.b == 0)
        found += [message("note-ends")] * (begin + action.b == end)
    own = action.a == view.viewer
    if not own:
        found.append(message("note-gift", shut=shut_out(face, view, action.a)))
    if has.total + CARDS[face].value >= view.goal:
        found.append(message("note-wins-for", own=own, who=Seat(action.a)))
    return found


def _around(ring: Sequence[Noun], at: int) -> tuple[Noun, ...]:
    """Returns the two sides of a gap of the ring."""
    return tuple(dict.fromkeys((ring[at - 1], ring[at % len(ring)]))) if ring else ()


_NOTES: Final[dict[int, Callable[[Action, KillerView], Notes]]] = {
    acts.DECLARE: _declared,
    acts.PROPOSE: lambda action, view: [message("note-offer", **_sides(view))],
    acts.PLACE: _placed,
    acts.SET_RUNS: _first_runs,
    acts.RUN_NEXT: _later,
    acts.TARGET: _back_again,
    acts.SYMBOL: _struck_by,
    acts.ENTER: _moves_in,
    acts.PLAY: _tried,
    acts.RESPOND: _tried,
    acts.USE: _tried,
    acts.GIVE: _traded,
    acts.ASK: _traded,
}
