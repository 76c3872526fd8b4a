"""The open things of the seats, laid into the tray: one seat's things, or all seats' rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pygame import FRect, Surface

from tabletop.games.bunny_kingdom.rules.view import KingdomView
from tabletop.games.bunny_kingdom.table import figures
from tabletop.games.bunny_kingdom.table.art_signs import GOOD_SIGNS
from tabletop.games.bunny_kingdom.table.faces import card as card_shown
from tabletop.games.bunny_kingdom.table.preview import own_fiefs
from tabletop.games.bunny_kingdom.words import nouns, say
from tabletop.table.art.picture import Picture, Size, picture
from tabletop.table.art.rabbit import badge
from tabletop.table.art.sheet import line
from tabletop.table.art.signs import sign_shown
from tabletop.table.art.turning import box
from tabletop.table.boxes import RATIO, square
from tabletop.table.contract import Host
from tabletop.table.nodes import Item
from tabletop.words import Seat

CREAM_WORDS = "#FFF6E3"
CARD, DISC, GOOD, LINE = 44.0, 40.0, 26.0, 24.0
"""Width of a card, a building and a good of an opened seat, and the height of a title."""
BADGE, HIGH, LEAST = 28.0, 76.0, 34.0
"""A spectator's rows: a seat's badge, how high a card is at most, and a row at least."""
ASIDE, APART = 9.0, 8.0
"""Margins that rows keep clear of the tray's stitches, and between what lies in them."""
FANNED = 0.34
"""Visible share of a face-down card below the next one."""
Shown = Iterator[tuple[str, Item]]


class Thing(NamedTuple):
    """A picture in a row: its key, and its width and height."""

    key: str
    shown: Picture
    w: float
    h: float


def sheet(host: Host, shelf: FRect, view: KingdomView, seat: int, z: float) -> Shown:
    """Lays a seat's things into `shelf`, row by row, as far as there is room."""
    shelf = shelf.inflate(-2 * ASIDE, 0)
    y = shelf.y
    for title, things in _rows(host, view, seat):
        rows = _wrapped(things, shelf.w)
        if y + LINE + sum(_height(row) for row in rows) > shelf.bottom:
            continue
        head = line(title, "bold", 16, CREAM_WORDS)
        yield f"sheet:{title}", Item(head, FRect(shelf.x, y, shelf.w, LINE), z, hit=False)
        y += LINE
        for row in rows:
            x = shelf.x
            for thing in row:
                place = FRect(x, y, thing.w, thing.h)
                yield thing.key, Item(thing.shown, place, z, hit=False)
                x += thing.w + 6
            y += _height(row)


def _height(row: Sequence[Thing]) -> float:
    return max(thing.h for thing in row) + 5


def _rows(host: Host, view: KingdomView, seat: int) -> list[tuple[str, list[Thing]]]:
    has = view.seats[seat]
    own = sorted(own_fiefs(view, seat), key=lambda fief: -fief.gives)
    goods, fiefs = 0, []
    for i, fief in enumerate(own):
        goods |= fief.goods
        if fief.gives:
            tag = figures.fief_tag(host.seats[seat].figure, fief.strength, fief.wealth)
            w, h = box(tag.at(Size(0, 0, host.s)))
            fiefs.append(Thing(f"sheet:fief:{i}", tag, w / host.s, h / host.s))
    picked = [
        Thing(f"sheet:pick:{i}", card_shown(card), CARD, CARD / RATIO)
        for i, card in enumerate(has.picked)
    ]
    made = [
        Thing(f"sheet:good:{bit}", sign_shown(name), GOOD, GOOD)
        for bit, name in enumerate(GOOD_SIGNS)
        if goods >> bit & 1
    ]
    waits = [
        Thing(f"sheet:waits:{kind}", figures.token(kind, count), DISC, DISC)
        for kind, count in enumerate(has.stock)
        if count
    ]
    gives = sum(fief.gives for fief in own)
    coins = (nouns.counted("coins", has.coins),) if view.sky else ()
    lands = (nouns.counted("fiefs", len(own)), *coins)
    return [
        (say("sheet", host.names, who=Seat(seat), n=gives, things=lands), fiefs),
        (say("sheet-goods", some=bool(made)), made),
        (say("sheet-waits", some=bool(waits)), waits),
        (say("sheet-picked", some=bool(picked)), picked),
    ]


def _wrapped(things: Sequence[Thing], width: float) -> list[list[Thing]]:
    """The things in rows that are no wider than `width`."""
    rows: list[list[Thing]] = []
    left = 0.0
    for thing in things:
        if not rows or thing.w > left:
            rows.append([])
            left = width
        rows[-1].append(thing)
        left -= thing.w + 6
    return rows


def watched(host: Host, shelf: FRect, view: KingdomView, z: float) -> Shown:
    """Lays every seat's hand and last pick into `shelf`, at the end its parchments, a row for
    each; nothing where there is no room for it.
    """
    band = shelf.h / len(view.seats)
    if band < LEAST:
        return
    d, high = min(BADGE, band - 4), min(HIGH, band - 6)
    w = high * RATIO
    for seat, has in enumerate(view.seats):
        row = FRect(shelf.x + ASIDE, shelf.y + seat * band, shelf.w - 2 * ASIDE, band)
        face = square(row.x + d / 2, row.centery, d)
        yield f"watched:{seat}", Item(_badge(host.seats[seat].figure), face, z, hit=False)
        card = FRect(row.x + d + APART, row.centery - high / 2, w, high)
        cards = has.parchments if view.over else has.picked
        hand, room = 0 if view.over else has.hand_size, row.right - card.x
        apart = w + 4
        if not hand and len(cards) * apart > room:
            apart = (room - w) / (len(cards) - 1)
        beside = room - len(cards) * apart - APART - w
        step = min(w * FANNED, beside / max(1, hand - 1)) if hand else 0.0
        for at in range(hand):
            back = Item(card_shown(-1), card.move(at * step, 0), z + 0.001 * at, hit=False)
            yield f"watched:{seat}:hand:{at}", back
        first = card.move((hand - 1) * step + w + APART if hand else 0, 0)
        for at, number in enumerate(cards):
            place = first.move(at * apart, 0)
            seen = Item(card_shown(number), place, z + 0.5 + 0.001 * at, hit=False)
            yield f"watched:{seat}:card:{at}", seen


@picture
def _badge(size: Size, figure: int) -> Surface:
    """A seat's badge."""
    return badge(figure, size.w)
