"""The sheet of choices or the trade window over the arena, as nodes."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import FRect

from tabletop.games.killer_bunnies.rules import keys
from tabletop.games.killer_bunnies.rules.view import KillerView, PieceView
from tabletop.games.killer_bunnies.table import art_papers, art_signs, faces
from tabletop.games.killer_bunnies.table.layout import Places
from tabletop.games.killer_bunnies.table.pieces import Z_SHEET
from tabletop.games.killer_bunnies.table.sheets import Item as Thing
from tabletop.games.killer_bunnies.table.sheets import Laid, Sheet, card_view, giving, laid
from tabletop.games.killer_bunnies.words import say
from tabletop.table.art import sheet, widgets
from tabletop.table.art.palette import INK2
from tabletop.table.art.picture import Picture, Size, picture
from tabletop.table.art.surface import LYING, Art, with_shadow
from tabletop.table.boxes import square
from tabletop.table.contract import Host
from tabletop.table.nodes import Item, NodeTable

LABEL_W = 112.0


class Overlay:
    """Shows one sheet at a time and knows where its things lie."""

    def __init__(self, host: Host, nodes: NodeTable, at: Places) -> None:
        self.host, self.nodes, self.places = host, nodes, at
        self.laid: Laid | None = None
        self._said: object = None

    def show(self, found: Sheet | None, view: KillerView) -> None:
        """Brings the sheet up to date; None takes it away."""
        said = (found, view.deal, view.frame[:1]) if found is not None else None
        if said == self._said:
            return
        self._said = said
        self.laid = None if found is None else laid(self.places, found)
        items = enumerate(self._items(self.laid, view)) if self.laid is not None else ()
        shown = {
            f"sheet:{i}": Item(drawn, rect, Z_SHEET + lift, loose=False, hit=False)
            for i, (drawn, rect, lift) in items
        }
        self.nodes.sync(shown, part="sheet")

    @property
    def picks(self) -> list[str]:
        """The keys of all that can be picked."""
        return [item.key for item, _ in self.laid.items if item.key] if self.laid else []

    def rect(self, key: str) -> FRect | None:
        """Returns the rectangle of a thing that can be picked."""
        if self.laid is None:
            return None
        return next((rect for item, rect in self.laid.items if item.key == key), None)

    def hits(self, pos: tuple[int, int]) -> list[str] | None:
        """Returns the keys under that point, topmost first; None outside the sheet."""
        pixels = self.host.layer.pixels
        if self.laid is None or not pixels(self.laid.rect).collidepoint(pos):
            return None
        found = []
        for item, rect in reversed(self.laid.items):
            if pixels(rect).inflate(4, 4).collidepoint(pos):
                found += [item.key] if item.key else []
                found += [keys.card(item.piece)] if item.piece >= 0 else []
        return found

    # ------------------------------------------------------------------------------ drawing

    def _items(self, found: Laid, view: KillerView) -> Iterator[tuple[Picture, FRect, float]]:
        """All pictures of a sheet with their places and heights over its paper."""
        if found.wells:
            yield from self._trade(found, view)
        else:
            yield _paper(found.sheet.title), found.rect, 0
        for item, rect in found.items:
            card = card_view(view, item.piece) if item.piece >= 0 else None
            owner = card.owner if card is not None else -1
            yield _thing(item, self.host.seats[owner].figure if owner >= 0 else -1, card), rect, 1
            if item.label and item.how != "pill":
                below = FRect(rect.centerx - LABEL_W / 2, rect.bottom + 2, LABEL_W, 18)
                yield sheet.line(item.label, "bold", 16, anchor="center"), below, 1

    def _trade(self, found: Laid, view: KillerView) -> Iterator[tuple[Picture, FRect, float]]:
        figures = []
        for side, (seat, paper, well) in zip(found.sheet.sides, found.wells, strict=True):
            figures.append(self.host.seats[seat].figure)
            mine = view.viewer == seat
            yield art_papers.trade_paper(figures[-1]), paper, 0
            yield art_papers.well(), well, 0.1
            head = FRect(paper.x + 16, paper.y + 20, paper.w - 32, 24)
            yield sheet.line(giving(side, mine, self.host.names)), head, 0.2
            if side.more:
                below = FRect(paper.x + 16, well.bottom + 3, paper.w - 32, 24)
                yield sheet.line(say("trade-more", own=mine), "body", 16, INK2), below, 0.2
            if not side.gives:
                none = say("trade-none", open=found.open)
                yield sheet.line(none, "body", 16, INK2, "center"), well, 0.2
        middle = found.rect.centerx, found.wells[0][2].centery
        yield art_papers.trade_arrows(*figures), square(*middle, 48), 0.5


@picture
def _paper(size: Size, title: str) -> Art:
    drawn = sheet.Sheet(size, widgets.dialog(*size))
    wide = drawn.box.w - 32
    drawn.write(title, drawn.box.w / 2, 22, "heading", 18, anchor="center", width=wide)
    return drawn.art


@picture
def _thing(size: Size, thing: Thing, seat: int, card: PieceView | None) -> Art:
    """A thing on a sheet; `seat` is the look of its owner, `card` how it lies now, if it is one."""
    w, h, s = size
    if thing.how == "pill":
        return widgets.button(thing.label, w, h, "secondary", "rest", "", s, round(16 * s))
    if thing.how == "hex":
        drawn = art_signs.hexagon(thing.number, w, card.spent if card else 0)
    elif thing.how == "symbol":
        drawn = art_signs.symbol(thing.number, w)
    elif thing.how == "disc":
        drawn = widgets.count_badge(thing.number, w)
    elif thing.how == "tab":
        drawn = faces.tab(thing.number, w, h)
    elif thing.how == "ring" and card is not None:
        inside = sum(one.full for one in card.inside)
        drawn = faces.ring(
            thing.number, w, seat, card.full, card.damage, "", len(card.mods), inside,
            card.owner < 0,
        )  # fmt: skip
    else:
        drawn = faces.back(w) if thing.how == "back" else faces.face(thing.number, w)
    return with_shadow(drawn, LYING, s)
