"""The pool of the deck builder: filters, and the different cards with how many are in the deck."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import pygame

from tabletop.games.killer_bunnies.rules.cards import TYPES, UNIVERSAL
from tabletop.games.killer_bunnies.rules.deck_building import DEAREST, GROUPS, PRINTS, Filter
from tabletop.games.killer_bunnies.table import faces
from tabletop.games.killer_bunnies.table.screens.card_look import facts
from tabletop.games.killer_bunnies.table.screens.deck_screen import DeckScreen
from tabletop.games.killer_bunnies.words import say
from tabletop.scenes.inputs.fields import Field
from tabletop.scenes.inputs.forms import Entry
from tabletop.scenes.inputs.picking import Pick, PickDialog, Picker
from tabletop.scenes.screen import Pager
from tabletop.table.art import lettering
from tabletop.table.art.cache import cached
from tabletop.table.art.palette import GOLD, INK, INK2, PAPER, PAPER2, mix
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import LYING, Art, blank, with_shadow
from tabletop.table.art.svg import path, rect
from tabletop.table.art.widgets_base import styled
from tabletop.table.stage import Node

GAP = 12
WANTED, NAMED = 88, 90
"""Style and window pixels of a card's width that the pool does not go below for one more row:
narrower cards carry no names.
"""

WIDEST = 150
LOW = 520
"""Style pixels of window height below which one picker stands for all filters."""


class Cell(NamedTuple):
    """Rectangles of a card of the pool and of its stepper."""

    card: pygame.Rect
    step: pygame.Rect

    @property
    def whole(self) -> pygame.Rect:
        return self.card.union(self.step)

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

    def __init__(
        self, index: int, cell: Cell, count: Callable[[], tuple[int, int]],
        step: Callable[[int], None], s: float,
    ) -> None:  # fmt: skip
        """`count` gives how many are in and how many more may be put in."""
        super().__init__(
            f"card:{index}", cell.whole, self._take, label=PRINTS[index].card.name, radius=10
        )
        self.index, self.cell, self.count, self._step, self.s = index, cell, count, step, s
        self._by = 1
        self._shown = (-1, -1, False)

    def tells(self) -> str:
        return facts(self.index)

    def holds(self) -> str:
        held, more = self.count()
        return say("cell-holds", n=held, more=more > 0)

    def nudge(self, by: int) -> None:
        self._step(by)

    def grab(self, pos: tuple[int, int]) -> None:
        self._by = self.cell.step_at(pos)

    def _take(self) -> None:
        by, self._by = self._by, 1
        self._step(by)

    def refresh(self) -> None:
        """Only what looks different now is drawn anew: a page has many cells."""
        if self.node is not None and self._look() != self._shown:
            super().refresh()

    def _look(self) -> tuple[int, int, bool]:
        held, more = self.count()
        return held, min(1, more), self.state() in ("hover", "pressed")

    def face(self) -> Art:
        self._shown = self._look()
        held, more, lit = self._shown
        whole, card, step = self.rect, self.cell.card, self.cell.step
        places = (_sides(card, whole), _sides(step, whole))
        return cell_art(
            PRINTS[self.index].numbers[0], held, more, lit, *places,
            whole.size, self.s,
        )  # fmt: skip


def _sides(part: pygame.Rect, whole: pygame.Rect) -> tuple[int, int, int, int]:
    """Returns a part's rectangle relative to the whole."""
    return part.x - whole.x, part.y - whole.y, part.w, part.h


def _count(screen: DeckScreen, index: int) -> tuple[int, int]:
    """Returns the number of a card in the list, and how many more are allowed."""
    return screen.bench.count(index), screen.bench.room(index)


@cached
def cell_art(
    number: int, held: int, more: int, lit: bool, card: tuple[int, int, int, int],
    step: tuple[int, int, int, int], size: tuple[int, int], s: float,
) -> Art:  # fmt: skip
    """A card with its stepper; `card` and `step` are where they lie in it."""
    face = blank(*size)
    face.blit(faces.face(number, card[2]), card[:2])
    if lit:
        ring = rect(1.5, 1.5, card[2] / s - 3, card[3] / s - 3, 9, "none", "#FFFFFF", 3)
        face.blit(styled(ring, card[2], card[3], s), card[:2])
    face.blit(stepper(held, more, step[2], step[3], s), step[:2])
    return with_shadow(face, LYING, s)


def stepper(held: int, more: int, w: int, h: int, s: float) -> pygame.Surface:
    """Minus, number and plus on a slip of paper, the plus on top where it stands upright; gold
    when some are in the deck.
    """
    fill = mix(GOLD, PAPER, 0.35) if held else mix(PAPER, PAPER2, 0.6)
    width, height = w / s, h / s
    body = rect(0.8, 0.8, width - 1.6, height - 1.6, 9, fill, INK, 1.6)
    upright = h > w
    line = mix(fill, INK, 0.3)
    for share in (1 / 3, 2 / 3):
        if upright:
            body += path(f"M7,{height * share:.1f} H{width - 7:.1f}", "none", line, 1.2)
        else:
            body += path(f"M{width * share:.1f},7 V{height - 7:.1f}", "none", line, 1.2)
    face = styled(body, w, h, s).copy()
    long, short = max(w, h), min(w, h)
    d = round(min(18 * s, long / 4.2))
    places = (("plus", more > 0), ("minus", held > 0))
    for (name, on), share in zip(places if upright else places[::-1], (1 / 6, 5 / 6)):
        mark = sign(name, d, faded=not on)
        at = (short // 2, round(long * share))
        face.blit(mark, mark.get_rect(center=at if upright else at[::-1]))
    colour = INK if held else INK2
    lettering.digits(face, str(held), w / 2, h / 2, round(min(19 * s, long / 4)), colour, "black")
    return face


class Pool:
    """Filters and cards of the builder; knows which page of which cards is shown."""

    def __init__(self, screen: DeckScreen) -> None:
        self.screen = screen
        self.filter = Filter()
        self.page = 0
        self.pager: Pager | None = None
        self.box = pygame.Rect(0, 0, 0, 0)
        self._grid = pygame.Rect(0, 0, 0, 0)
        self._nodes: list[Node] = []
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
        inner = self.screen.panel(box, 14)
        below = self._filters(inner)
        self._grid = pygame.Rect(inner.x, below, inner.w, inner.bottom - below)
        self._nodes = []
        self.fill_grid()

    # ----------------------------------------------------------------------------- filters

    def _filters(self, inner: pygame.Rect) -> int:
        """Search, pickers, and the two switches; returns the y below them."""
        screen, px = self.screen, self.screen.px
        h, gap = self.screen.tall(42), px(8)
        low = screen.units[1] < LOW
        narrow = inner.w < px(760)
        icons = pygame.Rect(inner.right - 2 * h - gap, inner.y, 2 * h + gap, h)
        room = icons.x - gap - inner.x
        if low:
            wide = min(px(220), room // 2)
            self._search(pygame.Rect(inner.x, inner.y, room - wide - gap, h))
            self._one_picker(pygame.Rect(icons.x - gap - wide, inner.y, wide, h))
            below = inner.y + h
        elif narrow:
            self._search(pygame.Rect(inner.x, inner.y, room, h))
            self._pickers(pygame.Rect(inner.x, inner.y + h + gap, inner.w, h))
            below = inner.y + 2 * h + gap
        else:
            wide = max(px(170), room - 3 * (px(172) + gap))
            self._search(pygame.Rect(inner.x, inner.y, wide, h))
            left = inner.x + wide + gap
            self._pickers(pygame.Rect(left, inner.y, icons.x - gap - left, h))
            below = inner.y + h
        self._switches(icons)
        return below + px(10)

    def _search(self, rect_: pygame.Rect) -> None:
        screen = self.screen
        screen.controls.add(
            Entry(
                "filter:words", rect_, self.filter.words, screen.app, label=say("search"),
                placeholder=say("search"), limit=30, changed=self._searched,
                tip=say("search.tip"),
            )
        )  # fmt: skip

    def _searched(self, words: str) -> None:
        self.filter = self.filter._replace(words=words)
        self.page = 0
        everything = self.screen.controls.find("filter:none")
        if everything is not None:
            everything.enabled = self.filter != Filter()
            everything.refresh()
        self.fill_grid()

    def _kinds(self) -> tuple[tuple[str, str, tuple[tuple[int, str], ...]], ...]:
        """(field of the filter, what it is called, its values with their words)."""
        groups = tuple((at, say("group", group=key)) for at, key in enumerate(GROUPS))
        types = (*enumerate(TYPES), (UNIVERSAL, say("filter.no-type")))
        costs = tuple((cost, say("filter.costs", n=cost)) for cost in range(DEAREST + 1))
        return tuple(
            (field, say(f"filter.{field}"), ((-1, say(f"filter.any-{field}")), *values))
            for field, values in (("group", groups), ("resource", types), ("cost", costs))
        )

    def _pickers(self, row: pygame.Rect) -> None:
        gap = self.screen.px(8)
        wide = (row.w - 2 * gap) // 3
        for i, (field, title, values) in enumerate(self._kinds()):
            rect_ = pygame.Rect(row.x + i * (wide + gap), row.y, wide, row.h)
            present = getattr(self.filter, field)
            self.screen.controls.add(
                Picker(
                    f"filter:{field}", rect_, dict(values)[present],
                    partial(self._open, title, [(field, values)]),
                    partial(self._step, field, values), self.screen.s, label=title,
                )
            )  # fmt: skip

    def _one_picker(self, rect_: pygame.Rect) -> None:
        """One list of all filters where there is no room for three."""
        kinds = self._kinds()
        words = [dict(values)[getattr(self.filter, field)] for field, _, values in kinds
                 if getattr(self.filter, field) >= 0]  # fmt: skip
        field, _, values = kinds[0]
        self.screen.controls.add(
            Picker(
                "filter:all", rect_, ", ".join(words) or say("filter.none"),
                lambda: self._open(say("filter"), [(f, v) for f, _, v in kinds]),
                lambda by: self._step(field, values, by), self.screen.s, label=say("filter"),
            )
        )  # fmt: skip

    def _open(
        self, title: str, fields: list[tuple[str, tuple[tuple[int, str], ...]]]
    ) -> None:
        picks = [
            Pick(
                words, partial(self.set, **{field: value}),
                chosen=getattr(self.filter, field) == value,
            )
            for field, values in fields
            for value, words in values
        ]  # fmt: skip
        self.screen.app.lay(PickDialog(title, picks))

    def _step(self, field: str, values: tuple[tuple[int, str], ...], by: int) -> None:
        keys = [value for value, _ in values]
        at = keys.index(getattr(self.filter, field))
        self.set(**{field: keys[(at + by) % len(keys)]})

    def set(self, **values: Any) -> None:
        """Changes the filter and shows its first page."""
        self.filter = self.filter._replace(**values)
        self.page = 0
        self.screen.rebuild()

    def _switches(self, box: pygame.Rect) -> None:
        screen, h = self.screen, box.h
        words = say("filter.none" if self.filter.chosen else "filter.chosen")
        chosen, some = self.filter.chosen, self.filter != Filter()
        first, last = pygame.Rect(box.x, box.y, h, h), pygame.Rect(box.right - h, box.y, h, h)
        turn, clear = partial(self.set, chosen=not chosen), partial(self.set, **Filter()._asdict())
        screen.add_icon("filter:chosen", first, "check", turn, words, on=chosen)
        screen.add_icon("filter:none", last, "close", clear, say("filter.clear"), enabled=some)

    # -------------------------------------------------------------------------------- cards

    def fill_grid(self) -> None:
        """Lays the cards of the present page, in place of those that lie there."""
        screen, px = self.screen, self.screen.px
        old = [c for c in screen.controls.items if c.key.startswith(("card:", *Pager.keys))]
        for control in old:
            screen.controls.remove(control)
        screen.stage.remove(*self._nodes)
        before = set(screen.stage.nodes)
        found = self.shown()
        foot = self.screen.tall(42)
        whole = self._grid
        area = pygame.Rect(whole.x, whole.y, whole.w, whole.h - foot - px(8))
        cells = self._cells(area)
        pages = max(1, -(-len(found) // len(cells)))
        self.page = max(0, min(pages - 1, self.page))
        first = self.page * len(cells)
        for index, cell in zip(found[first : first + len(cells)], cells):
            screen.controls.add(
                CardCell(
                    index, cell, partial(_count, screen, index),
                    partial(screen.step, index), screen.s,
                )
            )  # fmt: skip
        after = found[first + len(cells) : first + 2 * len(cells)]
        self._coming = [(PRINTS[index].numbers[0], cells[0].card.w) for index in after]
        if not found:
            self._nothing(area)
        self._foot(pygame.Rect(whole.x, whole.bottom - foot, whole.w, foot), len(found), pages)
        kept = {control.node for control in screen.controls.items}
        self._nodes = [n for n in screen.stage.nodes if n not in before and n not in kept]
        screen.refocus()

    def _cells(self, area: pygame.Rect) -> list[Cell]:
        """Places for as many cards as there is room for, none much smaller than WANTED: steppers
        stand below the cards, or beside them where that makes room for more.
        """
        below, beside = self._grid_of(area, False), self._grid_of(area, True)
        return beside if len(beside) > 1.2 * len(below) else below

    def _grid_of(self, area: pygame.Rect, beside: bool) -> list[Cell]:
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
        if slim >= max(least, round(w * 0.84)):
            w, columns = slim, columns + 1
        whole, h = w + aside, round(w * faces.CARD_RATIO)
        spare = (area.w - columns * whole) // (columns - 1) if columns > 1 else 0
        pitch = whole + min(spare, 2 * gap)
        left = area.x + (area.w - (columns - 1) * pitch - whole) // 2
        spare = (area.h - rows * (h + under)) // (rows - 1) if rows > 1 else 0
        down = h + under + min(spare, 2 * gap)
        cells = []
        for row in range(rows):
            for column in range(columns):
                card = pygame.Rect(left + column * pitch, area.y + row * down, w, h)
                place = pygame.Rect(card.x, card.bottom + between, w, step)
                if beside:
                    place = pygame.Rect(card.right + between, card.y, step, h)
                cells.append(Cell(card, place))
        return cells

    def _nothing(self, area: pygame.Rect) -> None:
        screen = self.screen
        words = say("pool-nothing", chosen=self.filter.chosen)
        tall = 2 * lettering.line_height("body", screen.px(18))
        screen.paragraph(
            words, area.x, area.y + max(0, area.h // 2 - tall), area.w, INK2, px=18, centred=True
        )

    def _foot(self, foot: pygame.Rect, count: int, pages: int) -> None:
        """Shows the number of cards at the left, the pager in the middle."""
        screen = self.screen
        self.pager = Pager(self.page, pages, self._turn)
        if pages > 1:
            self.pager.place(screen, foot)
        words = say("pool-count", n=count)
        room = foot.w // 2 - screen.px(110) if pages > 1 else foot.w
        if room > screen.px(90):
            screen.words(words, foot.x, foot.centery, "body", 16, INK2, "midleft", width=room)

    def _turn(self, page: int) -> None:
        self.page = page
        self.fill_grid()

    def draw_ahead(self) -> None:
        """Draws one card of the next page, so that turning to it takes no time."""
        if self._coming:
            faces.face(*self._coming.pop(0))

    def refresh(self) -> None:
        """Numbers have changed: the cells show them; a list of only these is laid anew."""
        if self.filter.chosen:
            self.fill_grid()
            return
        for control in self.screen.controls.items:
            if isinstance(control, CardCell):
                control.refresh()
