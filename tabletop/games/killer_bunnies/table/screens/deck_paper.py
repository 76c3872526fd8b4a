"""The paper of the list that is being built: name, whether it may be played, cards, figures."""

from __future__ import annotations

import pygame

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
from tabletop.scenes.screen import Pager
from tabletop.session.texts import LONGEST_NAME
from tabletop.table.art import lettering, widgets
from tabletop.table.art.palette import BAD, EDGE, GOOD, INK, INK2, LIT_LINE, PAPER2, mix
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import Art, blank
from tabletop.table.art.svg import rect
from tabletop.table.art.widgets_base import styled
from tabletop.table.controls import Control
from tabletop.table.stage import Node

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
        self, key: str, rect_: pygame.Rect, screen: DeckScreen, index: int, count: int, entry: str
    ) -> None:
        """`index` of PRINTS, or -1 and the entry that names no card."""
        label = PRINTS[index].card.name if index >= 0 else entry
        super().__init__(key, rect_, self._take, label=label, radius=8)
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
        s, w, h = self.screen.s, *self.rect.size
        face = blank(w, h)
        if self.state() in ("hover", "pressed"):
            face.blit(styled(rect(0.5, 0.5, w / s - 1, h / s - 1, 8, "#FFFFFF"), w, h, s), (0, 0))
        if self.index < 0:
            mark = sign("warning", round(24 * s))
            face.blit(mark, mark.get_rect(midleft=(round(4 * s), h // 2)))
            widgets.write_fitted(
                face, self.entry, 36 * s, h / 2, "body", round(16 * s), BAD, w - 42 * s, s,
                "midleft",
            )  # fmt: skip
            return Art(face, 0, 0)
        card = PRINTS[self.index].card
        lettering.write(
            face, f"{self.count} ×", 30 * s, h / 2, "heading", round(16 * s), INK, "midright"
        )
        bar = styled(rect(0, 0, 5, h / s - 8, 2, faces.KIND_COLOUR[card.kind], INK, 1),
                     round(5 * s), h - round(8 * s), s)  # fmt: skip
        face.blit(bar, (round(36 * s), round(4 * s)))
        d = round(32 * s)
        face.blit(drawings.picture_of(PRINTS[self.index].numbers[0], d),
                  (round(46 * s), (h - d) // 2))  # fmt: skip
        left, right = 84 * s, w - 4 * s
        if card.cost:
            size = round(17 * s)
            price = art_signs.cost_row(card.cost, size, max(1, round(s)))
            right -= price.get_width()
            face.blit(price, (round(right), (h - price.get_height()) // 2))
        widgets.write_fitted(
            face, card.name, left, h / 2, "body", round(16 * s), INK, right - left - 6 * s, s,
            "midleft",
        )  # fmt: skip
        return Art(face, 0, 0)


class DeckPaper:
    """Lays the list's paper; everything on it follows the builder's bench."""

    def __init__(self, screen: DeckScreen) -> None:
        self.screen = screen
        self.part = LIST
        self.page = 0
        self.pager: DeckPager | None = None
        self.box = pygame.Rect(0, 0, 0, 0)
        self._nodes: list[Node] = []
        self._turning: pygame.Rect | None = None

    def fill(self, box: pygame.Rect) -> None:
        self.box = box
        self.screen.picture(widgets.panel(box.w, box.h, self.screen.s), *box.topleft, 5, "deck")
        self._nodes = []
        self._controls: list[Control] = []
        self.refill()

    def refill(self) -> None:
        """Lays everything on the paper anew."""
        screen = self.screen
        for control in self._controls:
            if control in screen.controls.items:
                screen.controls.remove(control)
        screen.stage.remove(*self._nodes)
        nodes, items = set(screen.stage.nodes), set(map(id, screen.controls.items))
        self._lay()
        self._controls = [c for c in screen.controls.items if id(c) not in items]
        kept = {control.node for control in screen.controls.items}
        self._nodes = [n for n in screen.stage.nodes if n not in nodes and n not in kept]
        screen.refocus()

    def _lay(self) -> None:
        screen, px = self.screen, self.screen.px
        pad = px(14)
        inner = self.box.inflate(-2 * pad, -2 * pad)
        low = inner.h < px(LOW)
        h = self.screen.tall(42)
        found = findings(screen.bench)
        y = inner.y
        if low:
            half = inner.w // 2 - px(8)
            self._name(pygame.Rect(inner.x, y, half, h))
            left = inner.x + half + px(16)
            self._verdict(pygame.Rect(left, y, inner.right - left, h), found)
            y += h + px(6)
        else:
            self._name(pygame.Rect(inner.x, y, inner.w, h))
            y += h + px(8)
            self._verdict(pygame.Rect(inner.x, y, inner.w, px(62)), found)
            y += px(62) + px(8)
        tabs = pygame.Rect(inner.x, y, inner.w, self.screen.tall(40))
        self._turning = None
        if low:
            tabs.w -= px(PAGER)
            self._turning = pygame.Rect(tabs.right, y, px(PAGER), tabs.h)
        parts = ("cards", "figures", "checks")
        labels = tuple(say(f"paper-part.{part}", n=len(found)) for part in parts)
        screen.controls.add(
            Segments(
                "deck:part", tabs, labels, self.part, self._show, screen.s,
                label=say("paper-part"),
            )
        )  # fmt: skip
        rest = pygame.Rect(inner.x, tabs.bottom + px(8), inner.w, 0)
        rest.h = inner.bottom - rest.y
        self.pager = None
        (self._list, self._figures, lambda box: self._checks(box, found))[self.part](rest)

    def _show(self, part: int) -> None:
        self.part, self.page = part, 0
        self.refill()

    def _name(self, rect_: pygame.Rect) -> None:
        """The list's name to write in, and the button that takes the list away."""
        screen, d = self.screen, rect_.h
        field = pygame.Rect(rect_.x, rect_.y, rect_.w - d - screen.px(8), rect_.h)
        screen.controls.add(
            Entry(
                "deck:name", field, screen.name, screen.app, label=say("list-name"),
                limit=LONGEST_NAME, done=screen.rename, tip=say("entrant-rename"),
            )
        )  # fmt: skip
        place, label = pygame.Rect(rect_.right - d, rect_.y, d, d), say("decks-delete.go")
        screen.add_icon(
            "deck:delete", place, "trash", screen.ask_delete, label, enabled=screen.kept
        )

    def _verdict(self, box: pygame.Rect, found: tuple[Finding, ...]) -> None:
        """Shows the number of cards, and the first fault or that there is none."""
        screen, px = self.screen, self.screen.px
        total = screen.bench.total
        good = not any(finding.fault for finding in found)
        number = screen.words(
            str(total), box.x, box.centery, "display", 34, GOOD if good else BAD, "midleft",
            said=say("cards", n=total),
        )
        left = max(number.right, box.x + px(48)) + px(10)
        mark = sign("check" if good else "warning", px(24))
        screen.picture(mark, left, box.centery - px(12), 20)
        left += px(32)
        if not good:
            words = next(finding.words for finding in found if finding.fault)
        else:
            state = "advice" if found else "plain" if box.h < px(60) else "good"
            words = say("verdict", state=state, least=FEWEST, most=MOST)
        step = min(lettering.line_height("body", px(16)), box.h // 2)
        most = max(1, box.h // step)
        lines, size = widgets.fit_lines(
            words, "body", px(16), box.right - left, min(3, most), screen.s
        )
        y = box.centery - step * len(lines) / 2
        for i, line in enumerate(lines):
            screen.words(line, left, y, "body", size / screen.s, GOOD if good else BAD,
                         said="" if i else words)  # fmt: skip
            y += step

    # --------------------------------------------------------------------------------- list

    def _list(self, box: pygame.Rect) -> None:
        screen, px = self.screen, self.screen.px
        rows = self._rows()
        if not rows:
            self._empty(box)
            return
        h = self.screen.tall(ROW)
        columns = max(1, box.w // px(COLUMN))
        fit = max(1, box.h // h) * columns
        if len(rows) > fit:
            fit = max(1, (box.h - self._foot_h) // h) * columns
        pages = -(-len(rows) // fit)
        self.page = max(0, min(pages - 1, self.page))
        gap = px(10)
        wide = (box.w - gap * (columns - 1)) // columns
        down = fit // columns
        for i, (index, count, entry) in enumerate(rows[self.page * fit : (self.page + 1) * fit]):
            column, row = divmod(i, down)
            place = pygame.Rect(box.x + column * (wide + gap), box.y + row * h, wide, h)
            key = f"row:{index}" if index >= 0 else f"stranger:{i}"
            screen.controls.add(DeckRow(key, place, screen, index, count, entry))
        self._place_pager(pages, box)

    @property
    def _foot_h(self) -> int:
        """Returns the height of the pager; nothing where it stands beside the tabs."""
        return 0 if self._turning is not None else self.screen.tall(42)

    def _place_pager(self, pages: int, box: pygame.Rect) -> None:
        self.pager = DeckPager(self.page, pages, self._turn)
        if pages > 1:
            foot = pygame.Rect(box.x, box.bottom - self._foot_h, box.w, self._foot_h)
            self.pager.place(self.screen, self._turning or foot)

    def _rows(self) -> list[tuple[int, int, str]]:
        """Unknown entries first, then the cards by kind, cost and name."""
        bench = self.screen.bench
        counts = bench.counts()

        def order(index: int) -> tuple[int, int, str]:
            card = PRINTS[index].card
            return group_of(card), len(card.cost), card.name

        rows = [(-1, 1, entry) for entry in bench.strangers]
        return rows + [(index, counts[index], "") for index in sorted(counts, key=order)]

    def _turn(self, page: int) -> None:
        self.page = page
        self.refill()

    def _empty(self, box: pygame.Rect) -> None:
        screen, px = self.screen, self.screen.px
        words = say("paper-empty")
        lines = lettering.wrap(words, "body", px(17), box.w - px(24))
        tall = len(lines) * lettering.line_height("body", px(17))
        d = min(px(64), box.h - tall - px(24))
        y = box.y + max(0, (box.h - tall - d) // 3)
        if d > px(30):
            screen.picture(sign("cards", d), box.centerx - d // 2, y, 20)
            y += d + px(10)
        screen.paragraph(words, box.x + px(12), y, box.w - px(24), INK2, px=17, centred=True)

    # ------------------------------------------------------------------------------ figures

    def _figures(self, box: pygame.Rect) -> None:
        """The curve of costs above the counts by kind; beside them, or on two pages, where there
        is no room for that.
        """
        gap = self.screen.px(14)
        if box.w >= self.screen.px(470):
            wide = round((box.w - gap) * (0.5 if box.h >= self.screen.px(LOW) else 0.38))
            self._curve(pygame.Rect(box.x, box.y, wide, box.h))
            left = box.x + wide + 2 * gap
            self._kinds(pygame.Rect(left, box.y, box.right - left, box.h))
            return
        if box.h < self.screen.px(SHORT):
            self.page = min(1, self.page)
            inner = pygame.Rect(box.x, box.y, box.w, box.h - self._foot_h - self.screen.px(4))
            (self._curve, self._kinds)[self.page](inner)
            self._place_pager(2, box)
            return
        upper = min(self.screen.px(190), round(box.h * 0.4))
        self._curve(pygame.Rect(box.x, box.y, box.w, upper))
        rest = pygame.Rect(box.x, box.y + upper + gap, box.w, box.h - upper - gap)
        self._kinds(rest)

    def _curve(self, box: pygame.Rect) -> None:
        screen, px = self.screen, self.screen.px
        numbers = curve(screen.bench.cards)
        head = px(24)
        screen.words(say("paper-curve"), box.x, box.y + head // 2, "heading", 16, INK,
                     "midleft", width=box.w)  # fmt: skip
        d = px(24)
        low = box.bottom - d - px(4)
        high = box.y + head + px(22)
        line = blank(box.w, max(2, px(2)))
        line.fill(EDGE)
        screen.picture(line, box.x, low, 10)
        each = box.w / len(numbers)
        most = max(1, *numbers)
        for cost, count in enumerate(numbers):
            x = round(box.x + each * (cost + 0.5))
            tall = round((low - high) * count / most)
            wide = round(each * 0.58)
            if count and tall > 2:
                body = rect(0.8, 0.8, wide / screen.s - 1.6, tall / screen.s, 4, BAR, INK, 1.6)
                screen.picture(styled(body, wide, tall, screen.s), x - wide // 2, low - tall, 12)
            screen.words(str(count), x, low - max(tall, 0) - px(2), "bold", 16,
                         INK if count else INK2, "midbottom",
                         said=say("paper-cost", cost=cost, n=count))  # fmt: skip
            mark = art_signs.hexagon(WHITE, d).copy()
            lettering.digits(mark, str(cost), d / 2, d / 2, px(16), INK, "black")
            screen.picture(mark, x - d // 2, low + px(5), 20)

    def _kinds(self, box: pygame.Rect) -> None:
        screen, px = self.screen, self.screen.px
        counted = kinds(screen.bench.cards)
        columns = 2 if box.h < px(8 * 26) and box.w >= px(250) else 1
        each = (box.w - px(12) * (columns - 1)) // columns
        down = -(-len(GROUPS) // columns)
        step = min(px(34), box.h // down)
        most = max(1, *counted)
        for group, key in enumerate(GROUPS):
            name = say("group", group=key)
            column, row = divmod(group, down)
            x, y = box.x + column * (each + px(12)), box.y + row * step + step // 2
            d = min(px(22), step - 2)
            if columns == 1:
                room = each - px(40)
                wide = max(px(6), round(room * counted[group] / most)) if counted[group] else 0
                if wide:
                    fill = mix(PAPER2, LIT_LINE, 0.8)
                    h = max(4, step - px(6))
                    body = rect(0, 0, wide / screen.s, h / screen.s, 5, fill)
                    bar = styled(body, wide, h, screen.s)
                    screen.picture(bar, x + px(30), y - h // 2, 10)
            screen.picture(sign(SIGNS[group], d), x, y - d // 2, 20)
            number = screen.words(str(counted[group]), x + each, y, "heading", 16, INK, "midright",
                                  said=say("group-count", group=key, n=counted[group]))  # fmt: skip
            screen.words(name, x + px(34), y, "body", 16, INK, "midleft",
                         width=number.x - x - px(40), said="")  # fmt: skip

    # ------------------------------------------------------------------------------- checks

    def _checks(self, box: pygame.Rect, found: tuple[Finding, ...]) -> None:
        """Every sentence, faults first; what does not fit stands on further pages."""
        screen, px = self.screen, self.screen.px
        if not found:
            screen.paragraph(say("paper-sound"), box.x, box.y + px(6), box.w, GOOD, px=17)
            return
        left = px(32)
        width = box.w - left
        pages = on_pages(found, lambda f: self._tall(f.words, width), 0, box.h - self._foot_h)
        self.page = max(0, min(len(pages) - 1, self.page))
        y = box.y + px(4)
        for finding in pages[self.page]:
            mark = sign("warning" if finding.fault else "hint", px(22))
            screen.picture(mark, box.x, y, 20)
            colour = BAD if finding.fault else INK
            screen.paragraph(finding.words, box.x + left, y, width, colour)
            y += self._tall(finding.words, width)
        self._place_pager(len(pages), box)

    def _tall(self, words: str, width: int) -> int:
        px = self.screen.px
        lines = len(lettering.wrap(words, "body", px(16), width))
        return max(px(26), lines * lettering.line_height("body", px(16))) + px(8)

