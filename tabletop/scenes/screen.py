"""The base of the screens outside a match: background, title, back button, pages, fields."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import pygame

from tabletop.scenes.inputs.fields import Field
from tabletop.scenes.inputs.paging import on_pages
from tabletop.scenes.keys.commands import PAGES
from tabletop.scenes.scene import Scene, say
from tabletop.table.art import lettering, widgets
from tabletop.table.art.cloth import cloth, title_colours
from tabletop.table.art.palette import INK
from tabletop.table.art.rabbit import figure, set_letters
from tabletop.table.art.surface import Art, blank
from tabletop.table.controls import Button, IconButton
from tabletop.table.meaning import Zone
from tabletop.table.stage import Node

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program
    from tabletop.session.seats import Seat

T = TypeVar("T")
Act = Callable[[], None]


class Way(NamedTuple):
    """A button of a row; `more` is for `Button`."""

    key: str
    label: str
    icon: str
    act: Act
    kind: str = "secondary"
    more: Mapping[str, Any] = MappingProxyType({})


TITLE_SIZE = 34
EDGE = 12
"""Style pixels between anything and the window's edge."""

NOTICE_H = 70
"""Style pixels above the foot of the window that a short notice may take."""
WIDEST, TALLEST = 1640, 980
"""Style pixels that a screen takes at most; beyond that there is meadow round it."""


class Screen(Scene):
    """A screen with a title bar over a patterned ground. Subclasses fill `area` in `fill`.

    Attributes:
        ground: which cloth it lies on.
        area: the window rectangle below the bar, margins taken off.
        first: key of the control that has the focus at the beginning.
        sinks: in very tall windows, how much of what is left over lies above the screen's things.
        told: the words that were put there, and the nodes they stand on.
        page: the number of the page that is shown, of those that `stacked` or `paged` make.
        announced: words for the ear alone, announced when they change: "3 paragraphs found".
        back_icon: whether the way back is a button in the bar; else the screen has its own.
        seats: those of the match that is shown; badges bear the letters of their names.
    """

    title = ""
    ground = "meadow"
    first = "back"
    back_icon = True
    sinks = 0.33
    seats: Sequence[Seat] = ()

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.area = pygame.Rect(0, 0, 0, 0)
        self.page = 0
        self.pager: Pager | None = None
        self._held: Field | None = None
        self.told: list[tuple[Node, pygame.Rect, str]] = []
        self.announced = ""

    @property
    def units(self) -> tuple[float, float]:
        """Returns the window's size in style pixels."""
        return self.size[0] / self.s, self.size[1] / self.s

    def notice_room(self) -> pygame.Rect:
        """Returns the area above the controls at the foot of the screen."""
        w, h = self.size
        foot = h - self.px(24)
        band = pygame.Rect(0, foot - self.px(NOTICE_H), w, self.px(NOTICE_H) + self.px(24))
        tops = [c.rect.top for c in self.controls.items if c.rect.colliderect(band)]
        return pygame.Rect(0, 0, w, min([foot, *(top - self.px(8) for top in tops)]))

    def enter(self) -> None:
        self.focus.go(self.first)
        self.resumed()

    def resumed(self) -> None:
        # Whoever came by a key goes on by keys: the next Enter does what has the ring.
        self.focus.shown = self.app.by_keys and self.focus.current is not None
        self.controls.show_focus()

    def leave(self) -> None:
        self._held = None

    def build(self) -> None:
        if self.seats:
            set_letters({seat.figure: seat.name for seat in self.seats})
        self._held = None
        self.pager = None
        self.told = []
        w, h = self.size
        bar = self.bar_height()
        self.stage.ground = cloth(self.ground, w, h, self.s, bar)
        self.area = self._frame(bar)
        self.header(bar)
        self.fill(self.area)

    def _frame(self, bar: int) -> pygame.Rect:
        """Returns the area of the screen's content; in very large windows only a part."""
        w, h = self.size
        edge = self.px(EDGE)
        wide = min(w - 2 * edge, self.px(WIDEST))
        room = h - bar - self.px(6) - edge
        tall = min(room, self.px(TALLEST))
        top = bar + self.px(6) + round((room - tall) * self.sinks)
        return pygame.Rect((w - wide) // 2, top, wide, tall)

    def bar_height(self) -> int:
        """Returns the height of the bar in window pixels; less in low windows."""
        return self.px(66 if self.units[1] >= 560 else 54)

    def header(self, bar: int) -> None:
        """Draws the back button and the title."""
        d = self.small(42)
        x = self.area.x + self.px(2)
        y = self.area.y - self.px(6) - bar + (bar - d) // 2 + self.px(2)
        left = x
        if self.back_icon:
            rect = pygame.Rect(x, y, d, d)
            button = IconButton("back", rect, "back", self.back, self.s, label=say("back"))
            self.controls.add(button)
            left = x + d + self.px(16)
        fill, outline = title_colours(self.ground)
        room = self.header_right(y, d) - left - self.px(20)
        size = TITLE_SIZE
        while size > 22 and lettering.width_of(self.title, "display", self.px(size)) > room:
            size -= 1
        self.words(
            self.title, left, y + d // 2, "display", size, fill, "midleft",
            outline=outline, outline_px=2.4, width=room,
        )  # fmt: skip

    def header_right(self, y: int, d: int) -> int:
        """Adds the screen's own controls to the bar, from `y` on and `d` high; returns the x where
        the title must end."""
        return self.area.right - self.px(40)

    def fill(self, area: pygame.Rect) -> None:
        """Puts the screen's content into `area`."""

    def words(
        self, text: str, x: float, y: float, role: str, px: float, colour: str,
        anchor: str = "topleft", *, z: float = 20.0, key: str = "", outline: str | None = None,
        outline_px: float = 0.0, width: float = 0.0, said: str | None = None,
    ) -> pygame.Rect:  # fmt: skip
        """Draws one line of text, smaller or cut if wider than `width` window pixels; `said` is
        read instead of it (None: the text itself, "": nothing)."""
        size, said = self.px(px), text if said is None else said
        if width:
            text, size = widgets.fit(text, role, size, width, self.s)
        edge = round(outline_px * self.s)
        line = lettering.lettered(text, role, size, colour, outline, edge)
        rect = pygame.Rect(0, 0, line.get_width() - 2 * edge, line.get_height() - 2 * edge)
        setattr(rect, anchor, (round(x), round(y)))
        node = self.stage.picture(Art(line, edge, edge), *rect.topleft, z, key)
        self.told.append((node, rect, said))
        return rect

    def paragraph(
        self, text: str, x: float, y: float, width: float, colour: str, *, role: str = "body",
        px: float = 16.0, z: float = 20.0, centred: bool = False, key: str = "", said: str = "",
    ) -> int:  # fmt: skip
        """Draws wrapped text and returns the y below it; `said` is read instead of the text."""
        size = self.px(px)
        step = lettering.line_height(role, size)
        lines = list(lettering.wrap(text, role, size, width)) if text else []
        face = blank(width, max(1, step * len(lines)))
        for i, line in enumerate(lines):
            at, anchor = (width / 2, "center") if centred else (0, "midleft")
            lettering.write(face, line, at, (i + 0.5) * step, role, size, colour, anchor)
        node = self.stage.picture(Art(face, 0, 0), x, y, z, key)
        wide = max((lettering.width_of(line, role, size) for line in lines), default=1)
        left = x + (width - wide) / 2 if centred else x
        rect = pygame.Rect(round(left), round(y), wide, max(1, step * len(lines)))
        self.told.append((node, rect, said or text))
        return round(y) + step * len(lines)

    def tell(self, node: Node, rect: pygame.Rect, words: str) -> None:
        """Adds words to a picture for screen readers."""
        self.told.append((node, rect, words))

    def zones(self) -> tuple[Zone, ...]:
        """Returns the zones of a table shown on the screen, in words; () if there is none."""
        return ()

    def may_use(self, key: str) -> bool:
        """Returns True if a control that is shown may be used now."""
        return True

    def aloud(self) -> Node | None:
        """Returns the node whose words are read at once when they change; None if there is none."""
        return None

    def reading(self) -> list[tuple[Node, pygame.Rect, str]]:
        """Returns the words on the screen now, each with its node and its place."""
        return [told for told in self.told if told[0].stage is not None and told[2]]

    def written(self) -> tuple[pygame.Rect, ...]:
        """Returns the areas where words are drawn now."""
        return tuple(rect for node, rect, _ in self.told if node.stage is not None)

    def picture(self, surface: pygame.Surface | Art, x: float, y: float, z: float = 10.0,
                key: str = "") -> Node:  # fmt: skip
        """Adds a drawing as a node."""
        art = surface if isinstance(surface, Art) else Art(surface, 0, 0)
        return self.stage.picture(art, x, y, z, key)

    def column(self, area: pygame.Rect, wide: float) -> pygame.Rect:
        """Returns the middle of an area, at most `wide` style pixels wide."""
        box = pygame.Rect(0, area.y, min(area.w, self.px(wide)), area.h)
        box.centerx = area.centerx
        return box

    def panel(self, box: pygame.Rect, across: float = 0, down: float | None = None) -> pygame.Rect:
        """Draws a panel; returns its area without that many style pixels at its sides and at its
        head and foot (None: as many)."""
        self.picture(widgets.panel(*box.size, self.s), *box.topleft, 5)
        high = across if down is None else down
        return box.inflate(-2 * self.px(across), -2 * self.px(high))

    def titled_paper(self, box: pygame.Rect, title: str, pad: int = 18) -> pygame.Rect:
        """Draws a panel with a title; returns its free area, `pad` style pixels from the edges."""
        self.panel(box)
        top, pad = box.y + self.px(pad + 30), self.px(pad)
        x, y, width = box.x + pad, top - self.px(20), box.w - 2 * pad
        self.words(title, x, y, "heading", 19, INK, "midleft", width=width)
        return pygame.Rect(x, top, width, box.bottom - top - pad)

    def empty(self, area: pygame.Rect, words: str, seat: int, pose: str) -> None:
        """Draws a paper with a rabbit that says why there is nothing to show."""
        box = self.column(area, 560)
        box.h = min(area.h, self.px(310))
        box.y += (area.h - box.h) // 3
        inner = self.panel(box, 32, 28)
        tall = min(self.px(146), box.h - self.px(120))
        self.rabbit(seat, tall, pose, box.centerx, inner.y + tall)
        y = inner.y + tall + self.px(16)
        self.paragraph(words, inner.x, y, inner.w, INK, px=18, centred=True)

    def rabbit(self, seat: int, height: int, pose: str, x: float, y: float, **face: Any) -> Node:
        """Draws a rabbit whose feet stand at that point; `face` is for `figure`."""
        art = figure(seat, height, pose, **face)
        at = art.ox + height * 100 // 256
        return self.picture(Art(art.surface, at, art.oy + height), int(x), y)

    def add_button(self, key: str, rect: pygame.Rect, label: str, act: Act, **more: Any) -> None:
        """Adds a button; `more` is for `Button`."""
        self.controls.add(Button(key, rect, label, act, self.s, **more))

    def add_icon(
        self, key: str, rect: pygame.Rect, icon: str, act: Act, label: str, **more: Any
    ) -> None:
        """Adds a button with a sign alone; `more` is for `IconButton`."""
        self.controls.add(IconButton(key, rect, icon, act, self.s, label=label, **more))

    def add_at_right(self, right: int, y: int, d: int, way: Way, roomy: bool) -> int:
        """Adds a button that ends at `right` and is `d` high, with its sign alone if not `roomy`;
        returns the x before it and the gap."""
        key, label, icon, act, kind, more = way
        wide = lettering.width_of(label, "heading", self.px(17)) + self.px(66 if icon else 40)
        rect = pygame.Rect(0, y, wide if roomy else d, d)
        rect.right = right
        if roomy:
            self.add_button(key, rect, label, act, icon=icon, kind=kind, **more)
        else:
            self.add_icon(key, rect, icon, act, label, **more)
        return rect.x - self.px(12)

    def add_row(
        self, foot: pygame.Rect, ways: Sequence[Way], together: bool = False, least: float = 0
    ) -> pygame.Rect:
        """Adds buttons side by side from the left, the last at the right end, or `together` in the
        middle; returns what is free before the last. All but the first and last show their signs
        alone where there is less than that share of the room that all want."""
        gap = self.px(12)
        sizes = [widgets.button_size(way.label, self.s, way.icon)[0] for way in ways]
        room = foot.w - gap * (len(ways) - 1)
        if sum(sizes) * least > room:
            sizes[1:-1] = [foot.h] * (len(ways) - 2)
        best, sizes = sizes, [min(size, size * room // sum(sizes)) for size in sizes]
        x = foot.x + (room - sum(sizes)) // 2 if together else foot.x
        free = foot.copy()
        for way, wide, wanted in zip(ways, sizes, best):
            last = way is ways[-1]
            left = foot.right - wide if last and not together else x
            free = pygame.Rect(x, foot.y, left - gap - x, foot.h)
            rect = pygame.Rect(left, foot.y, wide, foot.h)
            if wide <= foot.h:
                self.add_icon(way.key, rect, way.icon, way.act, way.label, **way.more)
            else:
                icon = way.icon if wide >= min(wanted, self.px(150)) else ""
                self.add_button(
                    way.key, rect, way.label, way.act, icon=icon, kind=way.kind, **way.more
                )
            x += wide + gap
        return free

    def stacked(
        self,
        rows: Iterable[T],
        tall: Callable[[T], int],
        gap: int,
        box: pygame.Rect,
        foot: pygame.Rect | None = None,
        shown: T | None = None,
    ) -> list[tuple[T, pygame.Rect]]:
        """Returns the rows of the present page with their places in `box`; adds the buttons that
        turn pages, if there are several.

        Args:
            tall: the height of a row; gap: the distance between two, in pixels.
            foot: the place of the buttons; None = the foot of `box`, where they are needed.
            shown: a row that must be on the page.
        """
        rows = list(rows)
        pages = on_pages(rows, tall, gap, box.h)
        if foot is None:
            room = self.tall(42) + self.px(8)
            foot = pygame.Rect(box.x, box.bottom - room, box.w, room)
            if len(pages) > 1:
                pages = on_pages(rows, tall, gap, box.h - room)
        self.page = next((n for n, page in enumerate(pages) if shown in page), self.page)
        y, found = box.y, []
        for row in self.paged(pages, foot):
            found.append((row, pygame.Rect(box.x, y, box.w, tall(row))))
            y += tall(row) + gap
        return found

    def paged(self, pages: Sequence[T], foot: pygame.Rect, upright: bool = False) -> T:
        """Returns the present page; adds the buttons that turn pages, if there are several, one
        below the other if `upright`."""
        self.page = max(0, min(self.page, len(pages) - 1))
        self.pager = Pager(self.page, len(pages), self.turn)
        if len(pages) > 1:
            self.pager.place(self, foot, upright=upright)
        return pages[self.page]

    def turn(self, page: int) -> None:
        """Shows that page."""
        self.page = page
        self.rebuild()

    def back(self) -> None:
        self.app.pop()

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL and self.pager is not None:
            self.pager.step(-event.pages)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            hit = self.controls.at(event.pos)
            if isinstance(hit, Field) and hit.enabled:
                self._held = hit
                hit.grab(event.pos)
        elif event.type == pygame.MOUSEMOTION and self._held is not None:
            self._held.drag(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._held is not None:
            held, self._held = self._held, None
            if self.controls.at(event.pos) is not held:
                self.controls.release()
                held.act()
                return True
        return super().handle(event)

    def do(self, name: str) -> bool:
        if name in PAGES and self.pager is not None:
            self.pager.step(PAGES[name])
            return True
        if name in ("left", "right") and self.focus.shown:
            control = self.focused()
            if isinstance(control, Field):
                control.nudge(-1 if name == "left" else 1)
                return True
        return super().do(name)

    def drop_grab(self) -> None:
        """Stops changing the field on which the pointer was pressed."""
        self._held = None

    def focused(self) -> object:
        """Returns the control that has the focus, or None."""
        target = self.focus.current
        return self.controls.find(target.key) if target is not None else None


class Pager:
    """The number of the page shown, and the two buttons that turn pages."""

    keys = ("page_back", "page_on")
    of = "told"

    def __init__(self, page: int, pages: int, turn: Callable[[int], None]) -> None:
        self.pages = max(1, pages)
        self.page = max(0, min(self.pages - 1, page))
        self._turn = turn

    def step(self, by: int) -> None:
        wanted = max(0, min(self.pages - 1, self.page + by))
        if wanted != self.page:
            self._turn(wanted)

    def place(
        self, screen: Screen, rect: pygame.Rect, colour: str = "#3A2A33", upright: bool = False
    ) -> None:
        """Puts the buttons and "2 of 5" into the middle of `rect`; one below the other if
        `upright`."""
        d = screen.tall(40) if upright else screen.small(40)
        if upright:
            text, gap = f"{self.page + 1}/{self.pages}", screen.px(30)
            left = pygame.Rect(rect.centerx - d // 2, rect.centery - gap // 2 - d, d, d)
            right = left.move(0, d + gap)
            middle = pygame.Rect(left.x, left.bottom, d, gap)
        else:
            text = say("page", n=self.page + 1, all=self.pages)
            words = lettering.width_of(text, "heading", screen.px(16))
            gap = max(screen.px(84), words + screen.px(24))
            gap = max(words + screen.px(6), min(gap, rect.w - 2 * d))
            left = pygame.Rect(rect.centerx - gap // 2 - d, rect.centery - d // 2, d, d)
            right = left.move(d + gap, 0)
            middle = pygame.Rect(left.right, left.y, gap, d)
        back, onward = ("unfold", "fold") if upright else ("previous", "next")
        more = self.page < self.pages - 1
        for key, box, icon, by, label, on in (
            (self.keys[0], left, back, -1, say(f"page-back.{self.of}"), self.page > 0),
            (self.keys[1], right, onward, 1, say(f"page-on.{self.of}"), more),
        ):
            screen.controls.add(
                IconButton(
                    key, box, icon, partial(self.step, by), screen.s, label=label, enabled=on,
                )
            )  # fmt: skip
        if not any(node.area().contains(middle) for node in screen.stage.nodes):
            box = middle.inflate(-screen.px(10), -screen.px(6))
            screen.picture(widgets.panel(*box.size, screen.s, 10), *box.topleft, 15)
        said = say(f"page.{self.of}", n=self.page + 1, all=self.pages)
        screen.words(text, *middle.center, "heading", 16, colour, "center", said=said)
