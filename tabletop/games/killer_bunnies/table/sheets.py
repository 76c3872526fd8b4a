"""Sheets of choices over the arena: their contents and positions. Draws nothing.

A sheet is made from the view and from what may be picked; a trade has a side for each trader.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pygame import FRect

from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import frames, keys
from tabletop.games.killer_bunnies.rules.cards import (
    CARDS,
    CITY,
    FX,
    RES,
    RESOURCE,
    SUPER,
)
from tabletop.games.killer_bunnies.rules.nouns import symbol, type_named
from tabletop.games.killer_bunnies.rules.view import KillerView, PieceView
from tabletop.games.killer_bunnies.table.hands import picked
from tabletop.games.killer_bunnies.table.layout import CARD, RING, Places
from tabletop.games.killer_bunnies.words import say
from tabletop.table.boxes import Part, centred, row
from tabletop.words import Seat

SHAPES = {
    "hex": (52.0, 52.0), "face": (82.0, 82.0 * CARD), "seen": (112.0, 112.0 * CARD),
    "ring": (66.0, 66.0 * RING),
    "tab": (132.0, 40.0), "disc": (44.0, 44.0), "symbol": (56.0, 56.0), "pill": (168.0, 44.0),
    "back": (60.0, 60.0 * CARD), "small": (60.0, 60.0 * CARD),
}  # fmt: skip
"""Size of each way an item is drawn."""
NAMED = 112.0
"""From this width on a tab has its name."""
LABEL = 22.0
PAD, GAP, HEAD = 18.0, 10.0, 40.0
TRADE_W, TRADE_H, SETTLED = 860.0, 400.0, 220.0
"""Size of a trade; it is as high as SETTLED while nothing can be added."""
TRADING = (frames.DEAL, frames.ANSWER, frames.HANDING)


class Item(NamedTuple):
    """One thing on a sheet.

    Attributes:
        key: what a gesture calls it, "" when it only lies there.
        how: how it is drawn, a key of SHAPES.
        number: type, symbol, points, or printed card.
        label: words below or on it.
        piece: the card of the match, -1 = none.
    """

    key: str
    how: str
    number: int
    label: str = ""
    piece: int = -1


class Group(NamedTuple):
    """Items that belong together, under a line of words."""

    title: str
    items: tuple[Item, ...]


class Side(NamedTuple):
    """One half of a trade: whose it is, what it gives, what it might give."""

    seat: int
    gives: tuple[Item, ...]
    more: tuple[Item, ...]


class Sheet(NamedTuple):
    """Content over the arena: groups of choices, or the two sides of a trade."""

    title: str
    groups: tuple[Group, ...] = ()
    sides: tuple[Side, ...] = ()


def sheet(view: KillerView, picks: Iterable[str], taken: Sequence[str] = ()) -> Sheet | None:
    """The sheet that is due; None when nothing has to be picked and no trade is under way.

    `taken` are the things of a trade that are laid out but not proposed yet.
    """
    keys = sorted(picks, key=_order)
    kind = view.frame[0] if view.frame else -1
    if kind in TRADING:
        return _trade(view, keys, taken)
    if kind == frames.TIP and view.peeked >= 0:
        face = view.faces[view.peeked]
        seen = Item("", "seen", face, "", view.peeked)
        return Sheet(say("sheet", asked="tip"), (Group("", (seen,)),))
    if not keys:
        return None
    first = picked(keys[0])
    if first is None:
        return None
    if first.kind in (acts.HEAL, acts.RELOCATE):
        return _by_piece(view, keys, first.kind)
    items = tuple(_item(view, key) for key in keys)
    return Sheet(_title(first.kind), (Group("", items),))


def _title(kind: int) -> str:
    return say("sheet", asked=acts.VERBS[kind].replace("_", "-"))


def _order(key: str) -> tuple[int, int, int]:
    action = picked(key)
    return (action.kind, action.a, action.b) if action else (0, 0, 0)


def card_view(view: KillerView, piece: int) -> PieceView | None:
    """A card that lies open, wherever it is."""
    for seat in view.seats:
        for card in (*seat.bunnies, *seat.cities, *seat.saved, *seat.away):
            if card.piece == piece:
                return card
            for inner in card.inside:
                if inner.piece == piece:
                    return inner
    return next((card for card in view.played if card.piece == piece), None)


def _item(view: KillerView, key: str) -> Item:
    action = picked(key)
    assert action is not None
    if action.kind == acts.DECLARE:
        count = view.seats[view.frame[1]].supply[action.a]
        return Item(key, "hex", action.a, say("sheet-type", pays=type_named(action.a), n=count))
    if action.kind == acts.SYMBOL:
        return Item(key, "symbol", action.a, say("do-symbol", sign=symbol(action.a)))
    return card_item(view, action.a, key)


def card_item(view: KillerView, piece: int, key: str = "") -> Item:
    """A card as it lies on a sheet: in play as in its ring, a resource as its hexagon."""
    face = view.faces[piece]
    card = CARDS[face]
    found = card_view(view, piece)
    if found is not None and card.subtype in (*range(SUPER + 1), CITY) and found.full:
        return Item(key, "ring", face, "", piece)
    if found is not None and card.kind == RESOURCE:
        return Item(key, "hex", FX[face][RES][1], "", piece)
    if found is not None:
        return Item(key, "tab", face, "", piece)
    return Item(key, "face", face, "", piece)


def _by_piece(view: KillerView, keys: Sequence[str], kind: int) -> Sheet:
    """A row for each piece: the piece, then how much or whereto."""
    rows: dict[int, list[Item]] = {}
    for key in keys:
        action = picked(key)
        if action is None:
            continue
        if action.kind == acts.HEAL:
            item = Item(key, "disc", action.b)
        else:
            out = action.b < 0
            where = say("sheet-circle") if out else CARDS[view.faces[action.b]].name
            item = Item(key, "pill", 0, where)
        rows.setdefault(action.a, []).append(item)
    groups = tuple(
        Group("", (card_item(view, piece), *items)) for piece, items in rows.items()
    )
    return Sheet(_title(kind), groups)


# ---------------------------------------------------------------------------------------- trade


def traders(view: KillerView) -> tuple[int, int]:
    """Returns the proposer and the partner of a trade."""
    kind, one, two = view.frame[:3]
    return (one, two) if kind == frames.DEAL else (two, one)


def _trade(view: KillerView, picks: Sequence[str], taken: Sequence[str]) -> Sheet:
    one, two = traders(view)
    gives, asks, hands, count = view.deal
    mine = [card_item(view, p) for p in gives]
    mine += [Item("", "small", view.faces[p], "", p) for p in hands]
    theirs = [card_item(view, p) for p in asks]
    chosen = view.frame[4:] if view.frame[0] == frames.HANDING else ()
    theirs += [Item("", "small", view.faces[p], "", p) for p in chosen]
    theirs += [Item("", "back", -1)] * (count - len(chosen))
    shown = [keys.number(key) for key in taken if key.startswith("card:")]
    mine += [Item(keys.card(p), "small", view.faces[p], "", p) for p in shown]
    theirs += [Item("", "back", -1)] * len(shown)
    may_give: list[Item] = []
    may_ask: list[Item] = []
    for key in picks:
        action = picked(key)
        if action is not None:
            item = card_item(view, action.a, key)
            given = action.kind == acts.GIVE
            if key in taken:
                (mine if given else theirs).append(item)
            else:
                (may_give if given else may_ask).append(item)
    sides = [
        Side(one, tuple(mine), tuple(may_give)),
        Side(two, tuple(theirs), tuple(may_ask)),
    ]
    if view.viewer == two:
        sides.reverse()
    return Sheet("", (), tuple(sides))


def giving(side: Side, own: bool, names: Sequence[str]) -> str:
    """Returns the title of a side's field, the reader's own or another's.

    It tells the hand cards that nobody sees, one for each of the other hand (A44).
    """
    unseen = sum(item.how == "back" for item in side.gives)
    return say("trade-gives", names, who=Seat(side.seat), own=own, n=unseen)


# ----------------------------------------------------------------------------------- where it lies


class Laid(NamedTuple):
    """A sheet with its places.

    Attributes:
        rect: the whole paper. items: each with its rectangle (its label is below).
        wells: of a trade: for each side its seat, its paper and the sunk field of what it gives.
        open: whether a trade can still be changed.
    """

    sheet: Sheet
    rect: FRect
    items: tuple[tuple[Item, FRect], ...]
    wells: tuple[tuple[int, FRect, FRect], ...] = ()
    open: bool = False


Sized = tuple[Item, float, float]
"""An item with its width and height."""
Placed = tuple[Item, FRect]


def laid(at: Places, found: Sheet) -> Laid:
    """Lays a sheet over the middle of the arena; its things shrink until they fit."""
    if found.sides:
        return _laid_trade(at, found)
    for share in (1.0, 0.86, 0.74, 0.62, 0.52):
        made = _laid_groups(at, found, share)
        if made.rect.h <= at.room.h - 8:
            break
    return made


def _size(item: Item, share: float) -> tuple[float, float]:
    w, h = SHAPES[item.how]
    if item.how == "pill":
        return w, max(40, h * share)
    if item.how == "tab":  # its words do not shrink: a narrow one shows its picture alone
        return w if w * share >= NAMED else 58, h
    factor = max(share, 36 / max(w, h))
    return w * factor, h * factor


def _laid_groups(at: Places, found: Sheet, share: float) -> Laid:
    y, widest = HEAD, 0.0
    placed: list[Placed] = []
    for group in found.groups:
        part, wide, high = _flow(group.items, share, at.room.w - 40 - 2 * PAD, GAP)
        placed += [(item, rect.move(0, y)) for item, rect in part]
        widest = max(widest, wide)
        y += high + GAP
    wide = max(widest, 220)
    rect = centred(FRect(0, 0, wide + 2 * PAD, y - GAP + PAD), at.arena).clamp(at.room)
    left = rect.x + PAD + (wide - widest) / 2
    return Laid(found, rect, tuple((item, one.move(left, rect.y)) for item, one in placed))


def _flow(
    items: Sequence[Item], share: float, room: float, gap: float
) -> tuple[list[Placed], float, float]:
    """Returns the items in rows that fit a width, from (0, 0) on, and their width and height."""
    placed: list[Placed] = []
    y = widest = 0.0
    for line in _rows(items, share, room, gap):
        labelled = any(_label_w(item) for item, _, _ in line)
        high = max(h for _, _, h in line) + (LABEL if labelled else 0)
        x = 0.0
        for item, w, h in line:
            wide = max(w, _label_w(item))
            drop = 0 if labelled else (high - h) / 2
            placed.append((item, FRect(x + (wide - w) / 2, y + drop, w, h)))
            x += wide + gap
        widest = max(widest, x - gap)
        y += high + gap
    return placed, widest, y - gap


def _label_w(item: Item) -> float:
    """Returns the width of the words below an item; a pill has them on itself."""
    return 98 if item.label and item.how != "pill" else 0


def _rows(items: Sequence[Item], share: float, room: float, gap: float) -> list[list[Sized]]:
    """Returns the items in rows that fit, each with its size."""
    rows: list[list[Sized]] = [[]]
    x = 0.0
    for item in items:
        w, h = _size(item, share)
        step = max(w, _label_w(item))
        if rows[-1] and x + step > room:
            rows.append([])
            x = 0
        rows[-1].append((item, w, h))
        x += step + gap
    return rows


def _laid_trade(at: Places, found: Sheet) -> Laid:
    settled = not any(side.more for side in found.sides)
    room = FRect(at.room.x, at.room.y, at.pile.x - 8 - at.room.x, at.room.h)
    shape = FRect(0, 0, min(room.w, TRADE_W), min(room.h - 8, SETTLED if settled else TRADE_H))
    rect = centred(shape, at.arena).clamp(room)
    placed: list[Placed] = []
    wells: list[tuple[int, FRect, FRect]] = []
    papers = row(rect, (Part(grow=1), Part(grow=1)), 28)
    for side, paper in zip(found.sides, papers, strict=True):
        inner = FRect(paper.x + 16, paper.y + 46, paper.w - 32, paper.h - 62)
        well = FRect(inner.topleft, (inner.w, inner.h * (1 if settled else 0.42)))
        wells.append((side.seat, paper, well))
        top = well.bottom + 30
        placed += _flowed(side.gives, well.inflate(-12, -12))
        placed += _flowed(side.more, FRect(inner.x, top, inner.w, inner.bottom - top))
    return Laid(found, rect, tuple(placed), tuple(wells), not settled)


def _flowed(items: Sequence[Item], room: FRect) -> list[Placed]:
    """Items in rows inside `room`, as large as they can be; too many lie partly over each other."""
    gap = 12.0
    for share in (1.0, 0.88, 0.76, 0.66, 0.56, 0.48, 0.4) if items else ():
        placed, _, high = _flow(items, share, room.w, gap)
        if high <= room.h:
            return [(item, rect.move(room.topleft)) for item, rect in placed]
    return _squeezed([(item, *_size(item, 0.4)) for item in items], room, gap) if items else []


def _squeezed(row: Sequence[Sized], room: FRect, gap: float) -> list[Placed]:
    """Things in as many rows as there is height for, each over a part of the one before it."""
    widest, highest = max(w for _, w, _ in row), max(h for _, _, h in row)
    lines = max(1, int((room.h + gap) / (highest + gap)))
    each = -(-len(row) // lines)
    pitch = min(widest + gap, (room.w - widest) / max(1, each - 1))
    return [
        (item, FRect(room.x + i % each * pitch, room.y + i // each * (highest + gap), w, h))
        for i, (item, w, h) in enumerate(row)
    ]
