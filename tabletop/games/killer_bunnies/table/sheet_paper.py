"""The sheet of choices or the trade window over the arena, as nodes."""

from __future__ import annotations

import pygame

from tabletop.games.killer_bunnies.rules import keys
from tabletop.games.killer_bunnies.rules.view import KillerView
from tabletop.games.killer_bunnies.table import art_papers, sheet_items
from tabletop.games.killer_bunnies.table.layout import Places
from tabletop.games.killer_bunnies.table.pieces import Z_SHEET
from tabletop.games.killer_bunnies.table.sheets import Item, Laid, Sheet, card_view, giving, laid
from tabletop.games.killer_bunnies.words import say
from tabletop.table.art import widgets
from tabletop.table.art.lettering import write
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.surface import Art, blank
from tabletop.table.contract import Host
from tabletop.table.stage import Node


class Overlay:
    """Shows one sheet at a time and knows where its things lie."""

    def __init__(self, host: Host, at: Places) -> None:
        self.host, self.places = host, at
        self.laid: Laid | None = None
        self._nodes: list[Node] = []
        self._said: object = None

    def show(self, found: Sheet | None, view: KillerView) -> None:
        """Brings the sheet up to date; None takes it away."""
        said = (found, view.deal, view.frame[:1]) if found is not None else None
        if said == self._said:
            return
        self._said = said
        self.host.stage.remove(*self._nodes)
        self._nodes.clear()
        self.laid = None if found is None else laid(self.places, found)
        if self.laid is None:
            return
        if self.laid.wells:
            self._trade(self.laid, view)
        else:
            self._paper(self.laid)
        for item, rect in self.laid.items:
            self._item(item, rect, view)

    @property
    def picks(self) -> list[str]:
        """The keys of all that can be picked."""
        return [item.key for item, _ in self.laid.items if item.key] if self.laid else []

    def rect(self, key: str) -> pygame.Rect | None:
        """Returns the rectangle of a thing that can be picked."""
        if self.laid is None:
            return None
        return next((rect for item, rect in self.laid.items if item.key == key), None)

    def hits(self, pos: tuple[int, int]) -> list[str] | None:
        """Returns the keys under that point, topmost first; None outside the sheet."""
        if self.laid is None or not self.laid.rect.collidepoint(pos):
            return None
        found = []
        for item, rect in reversed(self.laid.items):
            if rect.inflate(4, 4).collidepoint(pos):
                found += [item.key] if item.key else []
                found += [keys.card(item.piece)] if item.piece >= 0 else []
        return found

    # ------------------------------------------------------------------------------ drawing

    def _add(self, art: Art, x: float, y: float, lift: float = 0.0) -> None:
        self._nodes.append(self.host.stage.picture(art, x, y, Z_SHEET + lift, "sheet"))

    def _paper(self, found: Laid) -> None:
        s, rect = self.host.s, found.rect
        paper = widgets.dialog(rect.w, rect.h, s)
        face = paper.surface.copy()
        widgets.write_fitted(
            face, found.sheet.title, paper.ox + rect.w / 2, paper.oy + 22 * s, "heading",
            round(18 * s), INK, rect.w - 32 * s, s, "center",
        )
        self._add(Art(face, paper.ox, paper.oy), *rect.topleft)

    def _trade(self, found: Laid, view: KillerView) -> None:
        s = self.host.s
        for index, (seat, paper, well) in enumerate(found.wells):
            art = art_papers.trade_paper(paper.w, paper.h, s, self.host.seats[seat].figure)
            self._add(art, *paper.topleft)
            field = blank(paper.w, paper.h)
            side = found.sheet.sides[index]
            mine = view.viewer == seat
            head = giving(side, mine, [one.name for one in self.host.seats])
            widgets.write_fitted(
                field, head, 16 * s, 32 * s, "heading", round(18 * s), INK, paper.w - 32 * s, s,
                "midleft",
            )
            if side.more:
                words = say("trade-more", own=mine)
                y = well.bottom - paper.y + 15 * s
                write(field, words, 16 * s, y, "body", round(16 * s), INK2, "midleft")
            if not side.gives:
                middle = well.move(-paper.x, -paper.y).center
                words = say("trade-none", open=found.open)
                write(field, words, *middle, "body", round(16 * s), INK2, "center")
            self._add(Art(art_papers.well(well.w, well.h, s), 0, 0), *well.topleft, 0.1)
            self._add(Art(field, 0, 0), *paper.topleft, 0.2)
        d = round(48 * s)
        figures = [self.host.seats[seat].figure for seat, _, _ in found.wells]
        arrows = Art(art_papers.trade_arrows(d, *figures), 0, 0)
        x, y = found.rect.centerx - d / 2, found.wells[0][2].centery - d / 2
        self._add(arrows, x, y, 0.5)

    def _item(self, item: Item, rect: pygame.Rect, view: KillerView) -> None:
        card = card_view(view, item.piece) if item.piece >= 0 else None
        owner = card.owner if card is not None else -1
        figure = self.host.seats[owner].figure if owner >= 0 else -1
        art = sheet_items.item(item, rect.w, rect.h, self.host.s, figure, card)
        self._add(art, *rect.topleft, 1)
        if item.label and item.how != "pill":
            words = sheet_items.label(item.label, self.host.s)
            x = rect.centerx - words.get_width() / 2
            self._add(Art(words, 0, 0), x, rect.bottom + self.host.px(2), 1)
