"""The paper of the list that is being built: name, whether it may be played, cards, figures."""

from __future__ import annotations

import pygame
from pygame import FRect

from tabletop.games.killer_bunnies.rules.cards import WHITE
from tabletop.games.killer_bunnies.rules.deck_building import (
    BUNNIES,
    CITIES,
    GROUPS,
    MODIFIERS,
    PRINTS,
    RESOURCES,
    SPECIALS,
    SUPERS,
    VERY_SPECIALS,
    WEAPONS,
    Finding,
    curve,
    findings,
    group_of,
    kinds,
)
from tabletop.games.killer_bunnies.rules.decks import FEWEST, MOST
from tabletop.games.killer_bunnies.table import art_signs, drawings, faces
from tabletop.games.killer_bunnies.table.screens.card_look import facts
from tabletop.games.killer_bunnies.table.screens.deck_screen import DeckScreen
from tabletop.games.killer_bunnies.words import say
from tabletop.scenes.inputs.fields import Segments
from tabletop.scenes.inputs.forms import Entry
from tabletop.scenes.inputs.paging import on_pages
from tabletop.scenes.inputs.strips import Strips
from tabletop.scenes.screen import Pager, Screen
from tabletop.session.texts import LONGEST_NAME
from tabletop.table import boxes
from tabletop.table.art import lettering, widgets
from tabletop.table.art.palette import BAD, EDGE, GOOD, INK, INK2, LIT_LINE, PAPER2, mix
from tabletop.table.art.picture import Size
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import Art
from tabletop.table.art.svg import rect
from tabletop.table.art.widgets_base import styled
from tabletop.table.controls import Control

LIST, FIGURES, CHECKS = range(3)
BAR = "#8CC084"
"""Colour of the curve's bars: the green of RESOURCE, which the costs are paid with."""

ROW = 40
COLUMN = 262
"""Style pixels of width that a column of the list takes at least."""

PAGER = 216
"""Style pixels of width of the pager beside the tabs, where the paper is low."""

LOW = 300
"""Style pixels of height below which the paper's parts stand closer together."""

SHORT = 330
"""Style pixels of height below which curve and counts do not stand one above the other."""

SIGNS = {
    BUNNIES: "rabbit",
    SUPERS: "star",
    CITIES: "castle_2",
    WEAPONS: "boom",
    MODIFIERS: "bonus",
    SPECIALS: "bolt",
    VERY_SPECIALS: "gem",
    RESOURCES: "seed",
}


class DeckPager(Pager):
    """The pages of the list; the pool has its own."""

    keys = ("deck_back", "deck_on")
    of = "list"


class DeckRow(Control):
    """A line of the list: how many, the picture, the name, the cost. Taking it takes one out."""

    bare = True

    def __init__(
        self, key: str, place: pygame.Rect, screen: DeckScreen, index: int, count: int, entry: str
    ) -> None:
        """`index` of PRINTS, or -1 and the entry that names no card."""
        label = PRINTS[index].card.name if index >= 0 else entry
        super().__init__(key, place, self._take, label=label, radius=8)
        self.screen, self.index, self.count, self.entry = screen, index, count, entry

    def tells(self) -> str:
        return say("row-tells", known=self.index >= 0, text=facts(self.index))

    def holds(self) -> str:
        return say("row-holds", known=self.index >= 0, n=self.count)

    def _take(self) -> None:
        if self.index >= 0:
            self.screen.step(self.index, -1)
        else:
            self.screen.drop_stranger(self.entry)

    def face(self) -> Art:
        sheet = Sheet(Size(*self.rect.size, self.screen.s))
        w, h = sheet.box.size
        y = h / 2
        if self.state() in ("hover", "pressed"):
            sheet.draw(rect(0.5, 0.5, w - 1, h - 1, 8, "#FFFFFF"))
        if self.index < 0:
            sheet.sign("warning", 16, y, 24)
            sheet.write(self.entry, 36, y, "body", 16, BAD, "midleft", w - 42)
            return sheet.art
        card = PRINTS[self.index].card
        sheet.write(f"{self.count} ×", 30, y, "heading", 16, INK, "midright")
        sheet.draw(rect(36, 4, 5, h - 8, 2, faces.KIND_COLOUR[card.kind], INK, 1))
        number = PRINTS[self.index].numbers[0]
        sheet.centre(drawings.picture_of(number, sheet.px(32)), 62, y)
        right = w - 4
        if card.cost:
            price = art_signs.cost_row(card.cost, sheet.px(17), max(1, sheet.px(1)))
            right -= price.get_width() / sheet.s
            sheet.put(price, right, y - price.get_height() / sheet.s / 2)
        sheet.write(card.name, 84, y, "body", 16, INK, "midleft", right - 90)
        return sheet.art


class DeckPaper:
    """Lays the list's paper from the builder's bench."""

    def __init__(self, screen: DeckScreen) -> None:
        self.screen = screen
        self.part = LIST
        self.pager: DeckPager | None = None
        self.box = pygame.Rect(0, 0, 0, 0)
        self._turning: pygame.Rect | None = None

    def fill(self, box: pygame.Rect) -> None:
        screen, px = self.screen, self.screen.px
        self.box, self.pager = box, None
        strips = Strips(screen, screen.panel(box, 14))
        low = strips.rest.h < px(LOW)
        found = findings(screen.bench)
        line = FRect(strips.top(screen.tall(42)))
        if low:
            line, beside = boxes.grid(line, 2, 1, px(16))
        self._name(line)
        self._verdict(pygame.Rect(beside) if low else strips.top(px(62)), found)
        tabs = strips.top(screen.tall(40))
        self._turning = None
        if low:
            tabs.w -= px(PAGER)
            self._turning = pygame.Rect(tabs.right, tabs.y, px(PAGER), tabs.h)
        parts = ("cards", "figures", "checks")
        labels = tuple(say(f"paper-part.{part}", n=len(found)) for part in parts)
        screen.controls.add(
            Segments(
                "deck:part", tabs, labels, self.part, self._show, screen.s,
                label=say("paper-part"),
            )
        )  # fmt: skip
        if self.part == CHECKS:
            self._checks(strips, found)
        else:
            (self._list, self._figures)[self.part](strips.rest)

    def _show(self, part: int) -> None:
        self.part = part
        self._turn(0)

    def _turn(self, page: int) -> None:
        self.screen.list_page = page
        self.screen.refresh()

    def _name(self, line: FRect) -> None:
        """The list's name to write in, and the button that takes the list away."""
        screen = self.screen
        field, delete = boxes.row(line, (boxes.Part(grow=1), line.h), screen.px(8))
        screen.controls.add(
            Entry(
                "deck:name", pygame.Rect(field), screen.name, screen.app, label=say("list-name"),
                limit=LONGEST_NAME, done=screen.rename, tip=say("entrant-rename"),
            )
        )  # fmt: skip
        place, label = pygame.Rect(delete), say("decks-delete.go")
        screen.add_icon(
            "deck:delete", place, "trash", screen.ask_delete, label, enabled=screen.kept
        )

    def _verdict(self, box: pygame.Rect, found: tuple[Finding, ...]) -> None:
        """Shows the number of cards, and the first fault or that there is none."""
        screen, px = self.screen, self.screen.px
        words = next((finding.words for finding in found if finding.fault), "")
        colour, mark = (BAD, "warning") if words else (GOOD, "check")
        total = screen.bench.total
        number = screen.words(
            str(total), *box.midleft, "display", 34, colour, "midleft", said=say("cards", n=total)
        )
        left = max(number.right, box.x + px(48)) + px(10)
        screen.picture(sign(mark, px(24)), left, box.centery - px(12), 20)
        left += px(32)
        if not words:
            state = "advice" if found else "plain" if box.h < px(60) else "good"
            words = say("verdict", state=state, least=FEWEST, most=MOST)
        step = min(lettering.line_height("body", px(16)), box.h // 2)
        most = max(1, min(3, box.h // step))
        lines, size = widgets.fit_lines(words, "body", px(16), box.right - left, most, screen.s)
        y = box.centery - step * len(lines) / 2
        for i, line in enumerate(lines):
            said = "" if i else words
            screen.words(line, left, y + i * step, "body", size / screen.s, colour, said=said)

    # --------------------------------------------------------------------------------- list

    def _list(self, box: pygame.Rect) -> None:
        screen, px = self.screen, self.screen.px
        rows = self._rows()
        if not rows:
            self._empty(box)
            return
        h = screen.tall(ROW)
        columns = max(1, box.w // px(COLUMN))
        down = max(1, box.h // h)
        if len(rows) > down * columns:
            down = max(1, (box.h - self._foot_h) // h)
        page = self._page(-(-len(rows) // (down * columns)), box)
        cells = boxes.grid(FRect(box.x, box.y, box.w, down * h), columns, down)
        for i, (index, count, entry) in enumerate(rows[page * down * columns :][: len(cells)]):
            place = pygame.Rect(cells[i % down * columns + i // down])
            key = f"row:{index}" if index >= 0 else f"stranger:{i}"
            screen.controls.add(DeckRow(key, place, screen, index, count, entry))

    @property
    def _foot_h(self) -> int:
        """Returns the height of the pager; nothing where it stands beside the tabs."""
        return 0 if self._turning is not None else self.screen.tall(42)

    def _page(self, pages: int, box: pygame.Rect) -> int:
        """Returns the page to show; adds the buttons that turn pages, if there are several."""
        self.pager = DeckPager(self.screen.list_page, pages, self._turn)
        self.screen.list_page = self.pager.page
        if pages > 1:
            foot = pygame.Rect(box.x, box.bottom - self._foot_h, box.w, self._foot_h)
            self.pager.place(self.screen, self._turning or foot)
        return self.pager.page

    def _rows(self) -> list[tuple[int, int, str]]:
        """Unknown entries first, then the cards by kind, cost and name."""
        bench = self.screen.bench
        counts = bench.counts()

        def order(index: int) -> tuple[int, int, str]:
            card = PRINTS[index].card
            return group_of(card), len(card.cost), card.name

        rows = [(-1, 1, entry) for entry in bench.strangers]
        return rows + [(index, counts[index], "") for index in sorted(counts, key=order)]

    def _empty(self, box: pygame.Rect) -> None:
        px, words = self.screen.px, say("paper-empty")
        strips = Strips(self.screen, box.inflate(-px(24), 0), 10)
        tall = strips.height(words, False) - strips.gap
        d = min(px(64), box.h - tall - px(24))
        strips.top(max(0, (box.h - tall - d) // 3 - strips.gap))
        if d > px(30):
            self.screen.picture(sign("cards", d), box.centerx - d // 2, strips.top(d).y, 20)
        strips.write(words, INK2, px=17, centred=True)

    # ------------------------------------------------------------------------------ figures

    def _figures(self, box: pygame.Rect) -> None:
        """The curve of costs above the counts by kind; beside them, or on two pages, where there
        is no room for that.
        """
        px, parts = self.screen.px, [self._curve, self._kinds]
        whole = FRect(box)
        if box.w >= px(470):
            share = 0.5 if box.h >= px(LOW) else 0.38
            shares = boxes.Part(grow=share), boxes.Part(grow=1 - share)
            places = boxes.row(whole, shares, px(28))
        elif box.h >= px(SHORT):
            upper = min(px(190), box.h * 0.4)
            places = boxes.column(whole, (upper, boxes.Part(grow=1)), px(14))
        else:
            parts = [parts[self._page(2, box)]]
            places = [FRect(box.x, box.y, box.w, box.h - self._foot_h - px(4))]
        for fill, place in zip(parts, places):
            fill(pygame.Rect(place))

    def _curve(self, box: pygame.Rect) -> None:
        screen, px = self.screen, self.screen.px
        numbers = curve(screen.bench.cards)
        d = px(24)
        screen.words(
            say("paper-curve"), box.x, box.y + d // 2, "heading", 16, INK, "midleft", width=box.w
        )
        low, room = box.bottom - d - px(4), box.h - 2 * d - px(26)
        _slab(screen, pygame.Rect(box.x, low, box.w, max(2, px(2))), 10, EDGE, radius=0)
        most = max(1, *numbers)
        cells = boxes.grid(FRect(box), len(numbers), 1)
        for cost, (count, cell) in enumerate(zip(numbers, cells)):
            x, tall, wide = int(cell.centerx), room * count // most, int(cell.w * 0.58)
            if tall > 2:
                _slab(screen, pygame.Rect(x - wide // 2, low - tall, wide, tall), 12, BAR, INK)
            screen.words(
                str(count), x, low - max(tall, 0) - px(2), "bold", 16, INK if count else INK2,
                "midbottom", said=say("paper-cost", cost=cost, n=count),
            )  # fmt: skip
            mark = art_signs.hexagon(WHITE, d).copy()
            lettering.digits(mark, str(cost), d / 2, d / 2, px(16), INK, "black")
            screen.picture(mark, x - d // 2, low + px(5), 20)

    def _kinds(self, box: pygame.Rect) -> None:
        screen, px = self.screen, self.screen.px
        counted = kinds(screen.bench.cards)
        columns = 2 if box.h < px(8 * 26) and box.w >= px(250) else 1
        down = -(-len(GROUPS) // columns)
        step = min(px(34), box.h // down)
        d = min(px(22), step - 2)
        cells = boxes.grid(FRect(box.x, box.y, box.w, step * down), columns, down, 0)
        for group, key in enumerate(GROUPS):
            cell = pygame.Rect(cells[group % down * columns + group // down])
            x, y, right = cell.x, cell.centery, cell.right - px(12) * (columns - 1)
            if columns == 1 and counted[group]:
                wide = (cell.w - px(40)) * counted[group] // max(counted)
                bar = pygame.Rect(x + px(30), 0, max(px(6), wide), max(4, step - px(6)))
                bar.centery = y
                _slab(screen, bar, 10, mix(PAPER2, LIT_LINE, 0.8), radius=5)
            screen.picture(sign(SIGNS[group], d), x, y - d // 2, 20)
            number = screen.words(
                str(counted[group]), right, y, "heading", 16, INK, "midright",
                said=say("group-count", group=key, n=counted[group]),
            )  # fmt: skip
            room = number.x - x - px(40)
            name = say("group", group=key)
            screen.words(name, x + px(34), y, "body", 16, INK, "midleft", width=room, said="")

    # ------------------------------------------------------------------------------- checks

    def _checks(self, strips: Strips, found: tuple[Finding, ...]) -> None:
        """Every sentence, faults first; what does not fit stands on further pages."""
        if not found:
            strips.write(say("paper-sound"), GOOD, px=17)
            return
        room = strips.rest.h - self._foot_h
        pages = on_pages(found, lambda finding: strips.height(finding.words), 0, room)
        for finding in pages[self._page(len(pages), strips.rest)]:
            icon, colour = ("warning", BAD) if finding.fault else ("hint", INK)
            strips.write(finding.words, colour, icon)


def _slab(
    screen: Screen, box: pygame.Rect, z: float, fill: str, line: str = "none", radius: float = 4
) -> None:
    """Draws a rectangle with round corners."""
    w, h = box.w / screen.s, box.h / screen.s
    edge = 0.8 if line != "none" else 0.0
    body = rect(edge, edge, w - 2 * edge, h - edge, radius, fill, line, 2 * edge)
    screen.picture(styled(body, box.w, box.h, screen.s), *box.topleft, z)
