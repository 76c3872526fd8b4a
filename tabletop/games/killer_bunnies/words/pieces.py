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
    SYMBOLS,
    TYPES,
    UNIVERSAL,
    cost_words,
)
from tabletop.games.killer_bunnies.rules.view import NONE, KillerView, PieceView, SeatView
from tabletop.games.killer_bunnies.words import weighing
from tabletop.games.killer_bunnies.words.cards import lacking, short, sort

Names = Sequence[str]
Part = tuple[str, str, list[str]]
"""Part of the table: key, name, and the keys of what lies in it in reading order."""

SPENT = ("", "spent", "spent, burns when the turn ends")
PLACES = {
    "pile": "Draw Pile",
    "discard": "Discard Pile",
    "top": "Place of the TOP RUN",
    "bottom": "Place of the BOTTOM RUN",
    "saved": "Place of saved cards",
    "hand": "Hand",
}
EMPTY = "empty"
LYING = ("give", "ask", "give_up")
"""Verbs whose picks are cards that lie open somewhere."""
ALONE = {
    "arena": "The arena: cards are played here",
    "trade": "Offer a trade",
    "count": "Count a hand",
}


def parts_of_table(view: KillerView, seat: int, names: Names) -> list[Part]:
    """Returns the parts of the table as the viewer reads them, the cards of `seat` in the tray."""
    me = view.seats[seat]
    order = [view.seats[(seat + step) % len(view.seats)] for step in range(len(view.seats))]
    circle = [keys.card(p.piece) for each in order for p in (*each.bunnies, *each.away)]
    centre = [keys.card(p.piece) for each in order for p in each.cities]
    run = [keys.card(piece) for piece in (me.top, me.bottom) if piece >= 0]
    return [
        ("circle", "The Bunny Circle", circle + _slots(view, "circle")),
        ("centre", "The Center Circle", centre + _slots(view, "centre")),
        ("run", "Run", run),
        ("hand", "Hand", [keys.card(piece) for piece in me.hand]),
        ("saved", "Saved cards", [keys.card(p.piece) for p in me.saved]),
        ("piles", "Places and piles", [keys.heap(name, seat) for name in PLACES]),
        ("others", "The players' open cards", [keys.heap("seat", s.seat) for s in order]),
        ("played", "In the middle", [keys.card(p.piece) for p in view.played] + [*ALONE]),
    ]


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
        return f"The power of {CARDS[view.faces[piece]].name}"
    if kind == "seat":
        return f"{names[piece]}'s cards"
    if kind == "slot":
        _, ring, seat, slot = key.split(":")
        where = "The Bunny Circle" if ring == "circle" else "The Center Circle"
        return f"Slot {int(slot) + 1} of {names[int(seat)]}'s part of {where}"
    if kind in PLACES:
        return PLACES[kind]
    return ALONE.get(key, "")


def pick_name(verb: str, one: int, two: int, view: KillerView) -> str:
    """Returns the name of a thing on a sheet."""
    if verb == "declare":
        return f"{TYPES[one]} for the Universal cards"
    if verb == "symbol":
        return f"The {SYMBOLS[one]}"
    card = CARDS[view.faces[one]].name
    if verb == "heal":
        return f"{two} damage off {card}"
    if verb == "relocate":
        return f"{card} to {'the circle' if two < 0 else CARDS[view.faces[two]].name}"
    return f"{card}, {'asked for' if verb == 'ask' else 'to choose'}"


def state(key: str, view: KillerView, names: Names) -> str:
    """Describes the present state in a few words."""
    kind, piece = keys.zone(key), keys.number(key)
    if kind == "pile":
        return _count(view.seats[piece].pile) if view.seats[piece].pile else EMPTY
    if kind == "discard":
        return _count_and_names(view, view.seats[piece].discard)
    if kind == "seat":
        return _open_cards(view, piece)
    if kind in ("top", "bottom"):
        return _run_card(run_card(kind, view.seats[piece]), view)
    if kind in ("saved", "hand"):
        has = view.seats[piece]
        held = len(has.saved if kind == "saved" else has.hand)
        return _count(held) if held else EMPTY
    if kind == "slot":
        _, ring, seat, slot = key.split(":")
        return _between(view, ring, int(seat), int(slot))
    if kind == "pick":
        _, verb, one, _ = key.split(":")
        return state(keys.card(int(one)), view, names) if verb in LYING else ""
    if kind == "power":
        return weighing.in_vain(view, seat_in_tray(view), piece).rstrip(".")
    if kind != "card":
        return ""
    found = next((card for card in cards(view) if card.piece == piece), None)
    if found is None:
        return ", ".join(_hidden(view, piece))
    return ", ".join((*_lying(found, names), *_beside(view, piece)))


def _beside(view: KillerView, piece: int) -> Iterator[str]:
    """Yields the creatures on both sides, which a strike may reach as well."""
    ring = [p for seat in view.seats for p in seat.bunnies]
    here = next((i for i, p in enumerate(ring) if p.piece == piece), -1)
    if here < 0 or len(ring) < 2:
        return
    near = dict.fromkeys(i % len(ring) for i in (here - 1, here + 1))
    yield "beside " + " and ".join(CARDS[ring[i].face].name for i in near)


def _count(cards: int) -> str:
    return "1 card" if cards == 1 else f"{cards} cards"


def _count_and_names(view: KillerView, cards: Sequence[int]) -> str:
    """Describes an open pile: its number of cards and their names, the last one first."""
    called = ", ".join(CARDS[view.faces[piece]].name for piece in reversed(cards))
    return f"{_count(len(cards))}, from the top: {called}" if called else EMPTY


def run_card(kind: str, has: SeatView) -> int:
    """Returns the card on the place of the TOP ("top") or BOTTOM RUN."""
    return has.top if kind == "top" else has.bottom


def _run_card(piece: int, view: KillerView) -> str:
    """Describes the card on the place of a run card."""
    if piece == NONE:
        return EMPTY
    return "face down" if piece < 0 else CARDS[view.faces[piece]].name


def _between(view: KillerView, ring: str, seat: int, slot: int) -> str:
    """Describes the cards on both sides of an open place of a ring."""
    rows = [each.bunnies if ring == "circle" else each.cities for each in view.seats]
    lying = [CARDS[one.face].name for row in rows for one in row]
    if not lying:
        return "nothing lies there yet"
    at = sum(len(row) for row in rows[:seat]) + slot
    near = dict.fromkeys((lying[at - 1], lying[at % len(lying)]))
    return f"{'between' if len(near) > 1 else 'beside'} {' and '.join(near)}"


def _open_cards(view: KillerView, seat: int) -> str:
    has = view.seats[seat]
    ready = sum(card.pays >= 0 and not card.spent for card in has.saved)
    cards = "1 RESOURCE card" if ready == 1 else f"{ready} RESOURCE cards"
    return ", ".join((f"{cards} unspent", f"{_count(len(has.hand))} in the hand", _counter(has)))


def _counter(has: SeatView) -> str:
    """Describes the d20 before a seat: a part of its points."""
    rest = has.total - has.bank
    return f"{has.bank} of {has.total} points on the d20, {rest} in the rings"


def _hidden(view: KillerView, piece: int) -> Iterator[str]:
    """Yields the place, kind and cost of a run or hand card that the viewer sees."""
    for seat in view.seats:
        if piece == seat.top:
            yield "TOP RUN"
        elif piece == seat.bottom:
            yield "BOTTOM RUN"
    card = CARDS[view.faces[piece]]
    if what := sort(card):
        yield what
    if card.cost:
        yield f"costs {cost_words(card.cost)}"
    if view.frame[:1] == (frames.SEALED,) and (lacks := lacking(card, view)):
        yield lacks
    if view.hindrance != playing.NOTHING and view.active >= 0:
        if piece == view.seats[view.active].top and card.kind != RESOURCE:
            lacks = short(card.cost, _unspent(view.seats[view.active]))
            yield "cannot be played now" + f": you lack {lacks}" * bool(lacks)


def _unspent(seat: SeatView) -> list[PieceView]:
    """Returns the saved RESOURCE cards that can pay now."""
    return [card for card in seat.saved if card.pays >= 0 and not card.spent]


def _lying(card: PieceView, names: Names) -> Iterator[str]:
    printed = CARDS[card.face]
    if printed.subtype in (*range(SUPER + 1), CITY) and card.full:
        yield f"{names[card.owner]}'s" if card.owner >= 0 else "abandoned"
        yield f"worth {card.full - card.damage}"
    if card.damage:
        yield f"{card.damage} damage"
    if printed.subtype == CITY:
        yield f"room for {max(0, card.room)}"
    if card.bonus:
        yield f"+{card.bonus} to its defence"
    if card.pays >= 0:
        yield "pays any type" if card.pays == UNIVERSAL else f"pays {TYPES[card.pays]}"
    if card.spent:
        yield SPENT[card.spent]
    if card.used:
        yield "power used this turn"
    if card.traded:
        yield "traded once"


def cards(view: KillerView) -> Iterator[PieceView]:
    """Yields all cards that lie open in play or are saved, those inside and under others too."""
    for seat in view.seats:
        for card in (*seat.bunnies, *seat.cities, *seat.away, *seat.saved):
            yield from _with_it(card)
    for card in view.played:
        yield from _with_it(card)


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


