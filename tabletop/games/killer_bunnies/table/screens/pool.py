"""The pool of the deck builder: filters, and the different cards with how many are in the deck."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

import pygame
from pygame import FRect

from tabletop.games.killer_bunnies.rules.cards import TYPES, UNIVERSAL
from tabletop.games.killer_bunnies.rules.deck_building import DEAREST, GROUPS, PRINTS, Filter
from tabletop.games.killer_bunnies.table import faces
from tabletop.games.killer_bunnies.table.screens.card_look import facts
from tabletop.games.killer_bunnies.table.screens.deck_screen import DeckScreen
from tabletop.games.killer_bunnies.words import say
from tabletop.scenes.inputs.fields import Field
from tabletop.scenes.inputs.forms import Entry
from tabletop.scenes.inputs.picking import Pick, PickDialog, Picker
from tabletop.scenes.inputs.strips import Strips
from tabletop.scenes.screen import Pager
from tabletop.table import boxes
from tabletop.table.art import lettering
from tabletop.table.art.cache import cached
from tabletop.table.art.palette import GOLD, INK, INK2, PAPER, PAPER2, mix
from tabletop.table.art.picture import Size
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.surface import LYING, Art, with_shadow
from tabletop.table.art.svg import path, rect

GAP = 12
WANTED, NAMED = 88, 90
"""Style and window pixels of a card's width that the pool does not go below for one more row:
narrower cards carry no names.
"""

WIDEST = 150
LOW = 520
"""Style pixels of window height below which one picker stands for all filters."""

Kind = tuple[str, str, tuple[tuple[int, str], ...]]
"""A field of the filter, what it is called, and its values with their words."""


class Cell(NamedTuple):
    """Rectangles of a card of the pool and of its stepper."""

    card: pygame.Rect
    step: pygame.Rect

    def step_at(self, pos: tuple[int, int]) -> int:
        """Returns the step of a press there: -1 on the stepper's minus, else 1."""
        if not self.step.collidepoint(pos):
            return 1
        if self.step.h > self.step.w:
            return -1 if pos[1] > self.step.centery else 1
        return -1 if pos[0] < self.step.centerx else 1


class CardCell(Field):
    """A card with how many of it are in the deck: the card or the plus puts one in, the minus
    takes one out.
    """

    def __init__(self, screen: DeckScreen, index: int, cell: Cell) -> None:
        whole, name = cell.card.union(cell.step), PRINTS[index].card.name
        super().__init__(f"card:{index}", whole, self._take, label=name, radius=10)
        self.screen, self.index, self.cell = screen, index, cell
        self.held, self.more = screen.bench.count(index), screen.bench.room(index) > 0
        self._by = 1

    def tells(self) -> str:
        return facts(self.index)

    def holds(self) -> str:
        return say("cell-holds", n=self.held, more=self.more)

    def nudge(self, by: int) -> None:
        self.screen.step(self.index, by)

    def grab(self, pos: tuple[int, int]) -> None:
        self._by = self.cell.step_at(pos)

    def _take(self) -> None:
        by, self._by = self._by, 1
        self.nudge(by)

    def face(self) -> Art:
        whole, (card, step) = self.rect, self.cell
        place = (step.x - whole.x, step.y - whole.y, *step.size)
        lit = self.state() in ("hover", "pressed")
        number = PRINTS[self.index].numbers[0]
        size = Size(*whole.size, self.screen.s)
        return cell_art(size, number, self.held, self.more, lit, card.w, place)


@cached
def cell_art(
    size: Size, number: int, held: int, more: bool, lit: bool, w: int,
    step: tuple[int, int, int, int],
) -> Art:  # fmt: skip
    """A card `w` pixels wide with its stepper; `step` is where that lies."""
    sheet, card = Sheet(size), faces.face(number, w)
    sheet.put(card, 0, 0)
    if lit:
        width, height = w / size.s, card.get_height() / size.s
        sheet.draw(rect(1.5, 1.5, width - 3, height - 3, 9, "none", "#FFFFFF", 3))
    x, y, wide, tall = step
    sheet.put(stepper(Size(wide, tall, size.s), held, more), x / size.s, y / size.s)
    return with_shadow(sheet.art.surface, LYING, size.s)


def stepper(size: Size, held: int, more: bool) -> Art:
    """Minus, number and plus on a slip of paper, the plus on top where it stands upright; gold
    when some are in the deck.
    """
    sheet, upright = Sheet(size), size.h > size.w
    w, h = sheet.box.size
    long, short = max(w, h), min(w, h)

    def at(share: float) -> tuple[float, float]:
        along = long * share
        return (short / 2, along) if upright else (long - along, short / 2)

    fill = mix(GOLD, PAPER, 0.35) if held else mix(PAPER, PAPER2, 0.6)
    body = rect(0.8, 0.8, w - 1.6, h - 1.6, 9, fill, INK, 1.6)
    for share in (1 / 3, 2 / 3):
        x, y = at(share)
        line = f"M7,{y:.1f} H{w - 7:.1f}" if upright else f"M{x:.1f},7 V{h - 7:.1f}"
        body += path(line, "none", mix(fill, INK, 0.3), 1.2)
    sheet.draw(body)
    for name, on, share in (("plus", more, 1 / 6), ("minus", held > 0, 5 / 6)):
        sheet.sign(name, *at(share), min(18, long / 4.2), not on)
    colour = INK if held else INK2
    sheet.digits(str(held), w / 2, h / 2, min(19, long / 4), colour, "black")
    return sheet.art


class Pool:
    """Filters and cards of the builder; knows which page of which cards is shown."""

    def __init__(self, screen: DeckScreen) -> None:
        self.screen = screen
        self.filter = Filter()
        self.page = 0
        self.pager: Pager | None = None
        self.box = pygame.Rect(0, 0, 0, 0)
        self._coming: list[tuple[int, int]] = []

    def shown(self) -> list[int]:
        """The cards that pass the filter, as indices of PRINTS."""
        counts = self.screen.bench.counts() if self.filter.chosen else {}
        return [
            index for index, found in enumerate(PRINTS)
            if self.filter.takes(found) and (not self.filter.chosen or index in counts)
        ]  # fmt: skip

    def fill(self, box: pygame.Rect) -> None:
        """Lays paper, filters and cards into `box`."""
        self.box = box
        strips = Strips(self.screen, self.screen.panel(box, 14))
        self._filters(strips)
        self._cards(strips)

    # ----------------------------------------------------------------------------- filters

    def _filters(self, strips: Strips) -> None:
        """Search, pickers, and the two switches, in one row or two."""
        screen, px, gap = self.screen, self.screen.px, strips.gap
        low, narrow = screen.units[1] < LOW, strips.rest.w < px(760)
        h = screen.tall(42)
        wide, picker = boxes.Part(px(140), grow=1), boxes.Part(0, px(220 if low else 172))
        parts: boxes.Parts = (wide, *[picker] * (1 if low else 0 if narrow else 3), h, h)
        search, *pickers, chosen, every = boxes.row(FRect(strips.top(h)), parts, gap)
        self._search(pygame.Rect(search))
        kinds = self._kinds()
        if low:
            self._picker("all", pygame.Rect(pickers[0]), say("filter"), kinds)
        else:
            pickers = pickers or boxes.grid(FRect(strips.top(h)), 3, 1, gap)
            for kind, place in zip(kinds, pickers):
                self._picker(kind[0], pygame.Rect(place), kind[1], [kind])
        self._switches(pygame.Rect(chosen), pygame.Rect(every))

    def _search(self, place: pygame.Rect) -> None:
        self.screen.controls.add(
            Entry(
                "filter:words", place, self.filter.words, self.screen.app, label=say("search"),
                placeholder=say("search"), limit=30, tip=say("search.tip"),
                changed=lambda words: self.set(words=words),
            )
        )  # fmt: skip

    def _kinds(self) -> list[Kind]:
        groups = tuple((at, say("group", group=key)) for at, key in enumerate(GROUPS))
        types = (*enumerate(TYPES), (UNIVERSAL, say("filter.no-type")))
        costs = tuple((cost, say("filter.costs", n=cost)) for cost in range(DEAREST + 1))
        return [
            (field, say(f"filter.{field}"), ((-1, say(f"filter.any-{field}")), *values))
            for field, values in (("group", groups), ("resource", types), ("cost", costs))
        ]

    def _picker(self, key: str, place: pygame.Rect, title: str, kinds: Sequence[Kind]) -> None:
        """Adds a field that shows the values of these kinds; left and right change the first."""
        present = [(getattr(self.filter, field), dict(values)) for field, _, values in kinds]
        words = [names[value] for value, names in present if value >= 0 or len(kinds) == 1]
        step = partial(self._step, kinds[0])
        self.screen.controls.add(
            Picker(
                f"filter:{key}", place, ", ".join(words) or say("filter.none"),
                partial(self._open, title, kinds), step, self.screen.s, label=title,
            )
        )  # fmt: skip

    def _open(self, title: str, kinds: Sequence[Kind]) -> None:
        picks = [
            Pick(
                words, partial(self.set, **{field: value}),
                chosen=getattr(self.filter, field) == value,
            )
            for field, _, values in kinds
            for value, words in values
        ]  # fmt: skip
        self.screen.app.lay(PickDialog(title, picks))

    def _step(self, kind: Kind, by: int) -> None:
        field, _, values = kind
        keys = [value for value, _ in values]
        at = keys.index(getattr(self.filter, field))
        self.set(**{field: keys[(at + by) % len(keys)]})

    def set(self, **values: Any) -> None:
        """Changes the filter and shows its first page."""
        self.filter = self.filter._replace(**values)
        self._turn(0)

    def _switches(self, chosen: pygame.Rect, every: pygame.Rect) -> None:
        screen, on = self.screen, self.filter.chosen
        words = say("filter.none" if on else "filter.chosen")
        turn, clear = partial(self.set, chosen=not on), partial(self.set, **Filter()._asdict())
        screen.add_icon("filter:chosen", chosen, "check", turn, words, on=on)
        some = self.filter != Filter()
        screen.add_icon("filter:none", every, "close", clear, say("filter.clear"), enabled=some)

    # -------------------------------------------------------------------------------- cards

    def _cards(self, strips: Strips) -> None:
        screen, found = self.screen, self.shown()
        foot = strips.foot(screen.tall(42))
        cells = self._cells(strips.rest)
        pages = max(1, -(-len(found) // len(cells)))
        self.page = max(0, min(pages - 1, self.page))
        first = self.page * len(cells)
        for index, cell in zip(found[first:], cells):
            screen.controls.add(CardCell(screen, index, cell))
        after = found[first + len(cells) : first + 2 * len(cells)]
        self._coming = [(PRINTS[index].numbers[0], cells[0].card.w) for index in after]
        if not found:
            words = say("pool-nothing", chosen=self.filter.chosen)
            tall = 2 * lettering.line_height("body", screen.px(18))
            strips.top(max(0, strips.rest.h // 2 - tall))
            strips.write(words, INK2, px=18, centred=True)
        self._foot(foot, len(found), pages)

    def _cells(self, area: pygame.Rect) -> list[Cell]:
        """Places for as many cards as there is room for, none much smaller than WANTED: steppers
        stand below the cards, or beside them where that makes room for more.
        """
        below, beside = self._grid(area, False), self._grid(area, True)
        return beside if len(beside) > 1.2 * len(below) else below

    def _grid(self, area: pygame.Rect, beside: bool) -> list[Cell]:
        px = self.screen.px
        gap, between, step = px(GAP), px(4), self.screen.tall(36)
        least = max(px(WANTED), NAMED)
        aside, under = (between + step, 0) if beside else (0, between + step)

        def width(rows: int) -> int:
            tall = (area.h - (rows - 1) * gap) // rows - under
            return min(px(WIDEST), int(tall / faces.CARD_RATIO))

        rows = max([n for n in range(1, 7) if width(n) >= least], default=1)
        w = max(40, width(rows))
        columns = max(1, (area.w + gap) // (w + aside + gap))
        slim = (area.w - columns * gap) // (columns + 1) - aside
        if slim >= max(least, int(w * 0.84)):
            w, columns = slim, columns + 1
        h = int(w * faces.CARD_RATIO)
        across, pitch = _spread(area.w, columns, w + aside, 2 * gap)
        _, down = _spread(area.h, rows, h + under, 2 * gap)
        cards = [
            pygame.Rect(area.x + across + column * pitch, area.y + row * down, w, h)
            for row in range(rows)
            for column in range(columns)
        ]
        if beside:
            return [Cell(c, pygame.Rect(c.right + between, c.y, step, h)) for c in cards]
        return [Cell(c, pygame.Rect(c.x, c.bottom + between, w, step)) for c in cards]

    def _foot(self, foot: pygame.Rect, count: int, pages: int) -> None:
        """Shows the number of cards at the left, the pager in the middle."""
        screen = self.screen
        self.pager = Pager(self.page, pages, self._turn)
        if pages > 1:
            self.pager.place(screen, foot)
        room = foot.w // 2 - screen.px(110) if pages > 1 else foot.w
        if room > screen.px(90):
            words, at = say("pool-count", n=count), foot.midleft
            screen.words(words, *at, "body", 16, INK2, "midleft", width=room)

    def _turn(self, page: int) -> None:
        self.page = page
        self.screen.refresh()

    def draw_ahead(self) -> None:
        """Draws one card of the next page, so that turning to it takes no time."""
        if self._coming:
            faces.face(*self._coming.pop(0))


def _spread(room: int, count: int, each: int, most: int) -> tuple[int, int]:
    """Returns the start of equal parts in the middle of a room, at most `most` apart, and the
    distance from one to the next."""
    gap = min((room - count * each) // max(1, count - 1), most)
    return (room - count * each - (count - 1) * gap) // 2, each + gap
