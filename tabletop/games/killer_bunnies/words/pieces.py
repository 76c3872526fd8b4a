"""Names and states of all things on the table, in words, and the parts of the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tabletop.games.killer_bunnies.rules import frames, keys, playing
from tabletop.games.killer_bunnies.rules.cards import (
    CARDS,
    CITY,
    FX,
    POWERS,
    RESOURCE,
    SUPER,
)
from tabletop.games.killer_bunnies.rules.nouns import named, price, resources, symbol, type_named
from tabletop.games.killer_bunnies.rules.view import NONE, KillerView, PieceView, SeatView
from tabletop.games.killer_bunnies.words import Notes, message, say, together, weighing
from tabletop.games.killer_bunnies.words.cards import facts, lacking, ready, short
from tabletop.games.killer_bunnies.words.describe import card
from tabletop.words import Seat

Names = Sequence[str]
Part = tuple[str, str, list[str]]
"""Part of the table: key, name, and the keys of what lies in it in reading order."""

PLACES = ("pile", "discard", "top", "bottom", "saved", "hand")
ALONE = ("arena", "trade", "count")
"""Keys of places without a number."""
LYING = ("give", "ask", "give_up")
"""Verbs whose picks are cards that lie open somewhere."""


def parts_of_table(view: KillerView, seat: int, names: Names) -> list[Part]:
    """Returns the parts of the table as the viewer reads them, the cards of `seat` in the tray."""
    me = view.seats[seat]
    order = [view.seats[(seat + step) % len(view.seats)] for step in range(len(view.seats))]
    circle = [keys.card(p.piece) for each in order for p in (*each.bunnies, *each.away)]
    centre = [keys.card(p.piece) for each in order for p in each.cities]
    held = {
        "circle": circle + _slots(view, "circle"),
        "centre": centre + _slots(view, "centre"),
        "run": [keys.card(piece) for piece in (me.top, me.bottom) if piece >= 0],
        "hand": [keys.card(piece) for piece in me.hand],
        "saved": [keys.card(p.piece) for p in me.saved],
        "piles": [keys.heap(name, seat) for name in PLACES],
        "others": [keys.heap("seat", s.seat) for s in order],
        "played": [keys.card(p.piece) for p in view.played] + [*ALONE],
    }
    return [(key, say("part", part=key), lying) for key, lying in held.items()]


def _slots(view: KillerView, ring: str) -> list[str]:
    """Returns the open places of a ring while something is put into it."""
    kinds = (frames.PLACE, frames.MOVE) if ring == "circle" else (frames.PLACE_CITY, frames.CLAIM)
    if not view.frame or view.frame[0] not in kinds:
        return []
    rows = [seat.bunnies if ring == "circle" else seat.cities for seat in view.seats]
    return [
        keys.slot(ring, seat, slot)
        for seat, row in enumerate(rows)
        for slot in range(len(row) + 1)
    ]


def name(key: str, view: KillerView, names: Names) -> str:
    """Returns the name of a card or place; "" for those not named by themselves."""
    kind, piece = keys.zone(key), keys.number(key)
    if kind == "card":
        return CARDS[view.faces[piece]].name if 0 <= piece < len(view.faces) else ""
    if kind == "power":
        return say("power-of", card=card(view, piece))
    if kind == "seat":
        return say("cards-of", names, who=Seat(piece))
    if kind == "slot":
        _, ring, seat, slot = key.split(":")
        return say("slot", names, n=int(slot) + 1, who=Seat(int(seat)), ring=ring)
    return say("place", place=kind) if kind in (*PLACES, *ALONE) else ""


def pick_name(verb: str, one: int, two: int, view: KillerView) -> str:
    """Returns the name of a thing on a sheet."""
    if verb == "declare":
        return say("pick-type", pays=type_named(one))
    if verb == "symbol":
        return say("pick-symbol", sign=symbol(one))
    what, city = card(view, one), card(view, two)
    if verb == "heal":
        return say("pick-heal", card=what, n=two)
    if verb == "relocate":
        return say("pick-move", card=what, out=two < 0, city=city)
    return say("pick-card", card=what, asked=verb == "ask")


def state(key: str, view: KillerView, names: Names) -> str:
    """Describes the present state in a few words."""
    kind, piece = keys.zone(key), keys.number(key)
    if kind == "pile":
        return say("lies", n=view.seats[piece].pile, cards=())
    if kind == "discard":
        pile = view.seats[piece].discard
        return say("lies", n=len(pile), cards=tuple(card(view, p) for p in reversed(pile)))
    if kind == "seat":
        return _open_cards(view.seats[piece])
    if kind in ("top", "bottom"):
        run = run_card(kind, view.seats[piece])
        return say("run", card=card(view, run), lies=run != NONE, known=run >= 0)
    if kind in ("saved", "hand"):
        has = view.seats[piece]
        return say("lies", n=len(has.saved if kind == "saved" else has.hand), cards=())
    if kind == "slot":
        _, ring, seat, slot = key.split(":")
        return _between(view, ring, int(seat), int(slot))
    if kind == "pick":
        _, verb, one, _ = key.split(":")
        return state(keys.card(int(one)), view, names) if verb in LYING else ""
    if kind == "power":
        return weighing.vain_words(view, seat_in_tray(view), piece).rstrip(".")
    if kind != "card":
        return ""
    found = next((card for card in cards(view) if card.piece == piece), None)
    if found is None:
        return together("details", _hidden(view, piece), names)
    return together("details", [*_lying(found), *_beside(view, piece)], names)


def _beside(view: KillerView, piece: int) -> Notes:
    """Returns the creatures on both sides, which a strike may reach as well."""
    ring = [p for seat in view.seats for p in seat.bunnies]
    here = next((i for i, p in enumerate(ring) if p.piece == piece), -1)
    if here < 0 or len(ring) < 2:
        return []
    near = dict.fromkeys(i % len(ring) for i in (here - 1, here + 1))
    return [message("state-beside", near=tuple(named(ring[i].face) for i in near))]


def run_card(kind: str, has: SeatView) -> int:
    """Returns the card on the place of the TOP ("top") or BOTTOM RUN."""
    return has.top if kind == "top" else has.bottom


def _between(view: KillerView, ring: str, seat: int, slot: int) -> str:
    """Describes the cards on both sides of an open place of a ring."""
    rows = [each.bunnies if ring == "circle" else each.cities for each in view.seats]
    lying = [named(one.face) for row in rows for one in row]
    at = sum(len(row) for row in rows[:seat]) + slot
    near = tuple(dict.fromkeys((lying[at - 1], lying[at % len(lying)]))) if lying else ()
    return say("state-slot", near=near)


def _open_cards(has: SeatView) -> str:
    """Describes another's open cards, and the d20 before them: a part of the points."""
    paying = resources(len(ready(has.saved)))
    d20 = {"bank": has.bank, "total": has.total, "rest": has.total - has.bank}
    return say("state-seat", ready=paying, n=len(has.hand), **d20)


def _hidden(view: KillerView, piece: int) -> Notes:
    """Returns the place, kind and cost of a run or hand card that the viewer sees."""
    what = CARDS[view.faces[piece]]
    found = [
        message("state-run", run="top" if piece == seat.top else "bottom")
        for seat in view.seats
        if piece in (seat.top, seat.bottom)
    ]
    if what.kind != RESOURCE:
        found.append(message("sort", **facts(what)))
    if what.cost:
        found.append(message("state-costs", cost=price(what.cost)))
    if view.frame[:1] == (frames.SEALED,):
        found += lacking(what, view)
    if view.hindrance != playing.NOTHING and view.active >= 0:
        me = view.seats[view.active]
        if piece == me.top and what.kind != RESOURCE:
            lack = short(what.cost, ready(me.saved))
            found.append(message("state-stuck", n=lack, lack=resources(lack)))
    return found


def _lying(one: PieceView) -> Notes:
    """Returns the owner, worth and marks of a card that lies open."""
    subtype, found = CARDS[one.face].subtype, []
    if (subtype <= SUPER or subtype == CITY) and one.full:
        owner, owned = Seat(max(0, one.owner)), one.owner >= 0
        found.append(message("state-owned", who=owner, owned=owned, n=one.full - one.damage))
    if one.damage:
        found.append(message("state-damage", n=one.damage))
    if subtype == CITY:
        found.append(message("state-room", n=max(0, one.room)))
    if one.bonus:
        found.append(message("state-bonus", n=one.bonus))
    if one.pays >= 0:
        found.append(message("state-pays", pays=type_named(one.pays)))
    if one.spent:
        found.append(message("state-spent", burns=one.spent > 1))
    if one.used:
        found.append(message("state-used"))
    if one.traded:
        found.append(message("state-traded"))
    return found


def cards(view: KillerView) -> Iterator[PieceView]:
    """Yields all cards that lie open in play or are saved, those inside and under others too."""
    for seat in view.seats:
        for one in (*seat.bunnies, *seat.cities, *seat.away, *seat.saved):
            yield from _with_it(one)
    for one in view.played:
        yield from _with_it(one)


def _with_it(card: PieceView) -> Iterator[PieceView]:
    yield card
    for part in (*card.inside, *card.mods):
        yield from _with_it(part)


def find(name: str, view: KillerView) -> str:
    """Returns the key of an open card with that name (in small letters): in a ring, saved,
    discarded."""
    known = [card.piece for card in cards(view)]
    known += [piece for seat in view.seats for piece in reversed(seat.discard)]
    called = {piece: CARDS[view.faces[piece]].name.casefold() for piece in known}
    exact = next((piece for piece in known if called[piece] == name), None)
    if exact is None:
        exact = next((piece for piece in known if name in called[piece]), None)
    return "" if exact is None else keys.card(exact)


def parts(key: str, view: KillerView) -> list[str]:
    """Returns the keys of a card's power, occupants and modifiers, or of another player's saved
    cards."""
    piece = keys.number(key)
    if keys.zone(key) == "seat" and piece != seat_in_tray(view):
        return [keys.card(card.piece) for card in view.seats[piece].saved]
    found = next((card for card in cards(view) if card.piece == piece), None)
    if keys.zone(key) != "card" or found is None:
        return []
    power = found.full and any(code in POWERS for code in FX[found.face])
    below = [keys.card(part.piece) for part in (*found.inside, *found.mods)]
    return [keys.power(piece), *below] if power else below


def seat_in_tray(view: KillerView) -> int:
    """Returns the seat whose cards lie in the tray: the viewer's, or the active one for the public.
    """
    return view.viewer if view.viewer is not None else max(0, view.active)


