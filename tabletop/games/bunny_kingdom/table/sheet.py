"""A seat's things laid open in the tray: last pick, fiefs, goods, coins, waiting buildings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from tabletop.games.bunny_kingdom.rules.view import KingdomView
from tabletop.games.bunny_kingdom.table import figures, pictures
from tabletop.games.bunny_kingdom.table.art_signs import GOOD_SIGNS
from tabletop.games.bunny_kingdom.table.preview import own_fiefs
from tabletop.games.bunny_kingdom.words import nouns, say
from tabletop.table.art.cache import cached
from tabletop.table.art.lettering import write
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import Art, blank
from tabletop.table.art.widgets import fit
from tabletop.table.contract import Host
from tabletop.table.nodes import NodeTable
from tabletop.words import Seat

CREAM_WORDS = "#FFF6E3"
CARD, DISC, GOOD = 44, 40, 26
"""Style pixels of width of a card, a building and a good."""
ASIDE = 9
"""Style pixels that rows keep clear of the tray's stitches."""


class Item(NamedTuple):
    """A picture in a row: its key, its drawing and its size."""

    key: str
    art: Art
    size: tuple[int, int]


def show(
    nodes: NodeTable, host: Host, shelf: pygame.Rect, view: KingdomView, seat: int, z: float
) -> None:
    """Lays a seat's things into `shelf`, row by row, as far as there is room."""
    s = host.s
    shelf = shelf.inflate(-2 * round(ASIDE * s), 0)
    y = shelf.y
    for title, items in _rows(host, view, seat):
        head = _line(title, shelf.w, s)
        rows = _wrapped(items, shelf.w, round(6 * s))
        high = sum(max(item.size[1] for item in row) + round(5 * s) for row in rows)
        if y + head.surface.get_height() + high > shelf.bottom:
            continue
        nodes.put(f"sheet:{title}", head, (shelf.x, y), z)
        y += head.surface.get_height()
        for row in rows:
            x, tall = shelf.x, max(item.size[1] for item in row)
            for item in row:
                nodes.put(item.key, item.art, (x, y), z)
                x += item.size[0] + round(6 * s)
            y += tall + round(5 * s)


def _rows(host: Host, view: KingdomView, seat: int) -> list[tuple[str, list[Item]]]:
    s, has = host.s, view.seats[seat]
    own = sorted(own_fiefs(view, seat), key=lambda fief: -fief.strength * fief.wealth)
    gives = sum(fief.strength * fief.wealth for fief in own)
    goods = 0
    for fief in own:
        goods |= fief.goods
    d, g, w = round(DISC * s), round(GOOD * s), round(CARD * s)
    picked = [
        Item(f"sheet:pick:{i}", pictures.card(card, w, s), (w, round(w * 1.4)))
        for i, card in enumerate(has.picked)
    ]
    fiefs = [
        _fief(host, seat, i, fief.strength, fief.wealth)
        for i, fief in enumerate(own) if fief.strength * fief.wealth
    ]  # fmt: skip
    made = [
        Item(f"sheet:good:{bit}", Art(sign(picture, g), 0, 0), (g, g))
        for bit, picture in enumerate(GOOD_SIGNS) if goods >> bit & 1
    ]  # fmt: skip
    waits = [
        Item(f"sheet:waits:{kind}", figures.token(kind, d, s, count), (d, d))
        for kind, count in enumerate(has.stock) if count
    ]  # fmt: skip
    coins = (nouns.counted("coins", has.coins),) if view.sky else ()
    things = (nouns.counted("fiefs", len(own)), *coins)
    title = say("sheet", host.names, who=Seat(seat), n=gives, things=things)
    return [
        (title, fiefs),
        (say("sheet-goods", some=bool(made)), made),
        (say("sheet-waits", some=bool(waits)), waits),
        (say("sheet-picked", some=bool(picked)), picked),
    ]


def _fief(host: Host, seat: int, number: int, strength: int, wealth: int) -> Item:
    tag = figures.fief_tag(host.seats[seat].figure, strength, wealth, host.s)
    size = (round(tag.surface.get_width() * 0.92), round(tag.surface.get_height() * 0.86))
    return Item(f"sheet:fief:{number}", Art(tag.surface, 0, 0), size)


def _wrapped(items: Sequence[Item], width: int, gap: int) -> list[list[Item]]:
    """The items in rows that are no wider than `width`."""
    rows: list[list[Item]] = []
    left = 0
    for item in items:
        if not rows or item.size[0] > left:
            rows.append([])
            left = width
        rows[-1].append(item)
        left -= item.size[0] + gap
    return rows


@cached
def _line(words: str, w: int, s: float) -> Art:
    px = round(16 * s)
    face = blank(w, round(px * 1.5))
    line = fit(words, "bold", px, w, s)
    write(face, line.text, 0, px * 0.75, "bold", line.px, CREAM_WORDS, "midleft")
    return Art(face, 0, 0)
