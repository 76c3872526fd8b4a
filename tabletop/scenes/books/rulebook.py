"""The rule book as an open book: chapters and search on the left, one section on the right."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from tabletop.core.errors import TabletopError
from tabletop.core.game import Game
from tabletop.core.glossary import glossary_section
from tabletop.core.registry import game as find_game
from tabletop.core.words import Paragraph, Section, rulebook, rulebook_in
from tabletop.scenes.books import drawn
from tabletop.scenes.books.pages import (
    Block,
    Found,
    Page,
    excerpt,
    found_in,
    paged,
    place_of,
    search,
)
from tabletop.scenes.inputs.fields import Paper
from tabletop.scenes.inputs.forms import Entry
from tabletop.scenes.inputs.gametabs import add_game_tabs
from tabletop.scenes.lessons.remembered import lessons_of
from tabletop.scenes.screen import Pager, Screen
from tabletop.session.worked import Stop, worked_turn
from tabletop.table.art import lettering, widgets
from tabletop.table.art.palette import EDGE, GOLD, INK, INK2, LIT_LINE, RULE_NUMBER, WHITE
from tabletop.table.art.scenery_pages import arrived_bar, book_pages, open_book
from tabletop.table.art.signs import ACTIONS, GOODS, sign
from tabletop.table.art.surface import Art, blank
from tabletop.table.art.svg import circle, raster, rect
from tabletop.table.controls import Control
from tabletop.table.shown import pictures_of
from tabletop.table.stage import Node
from tabletop.words import ENGLISH
from tabletop.words.books import book

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

log = logging.getLogger(__name__)
say: Final = book("books").say

NARROW = 860
"""Style pixels of width below which chapters and text take turns."""

TEXT, STEP = 18, 27
NUMBER_COLUMN = 70
"""At least; in wide reading fonts more."""

MOST_TEXT = 620
DRAWINGS = 3


ListRow = tuple[str, str, str, int, Callable[[], None], bool]
"""A row of the list: key, label, number of the paragraph, level, what it does, is one there."""


class RulebookScene(Screen):
    """The rules of one game, opened at a section or at a numbered paragraph."""

    route = "rulebook"

    def __init__(
        self, app: Program, game_key: str, rule: str = "", lessons: bool = True
    ) -> None:
        """`lessons` says whether a way to the game's lessons is offered: not during a match."""
        super().__init__(app)
        self._lessons = lessons
        self._take_up(find_game(game_key))
        self.contents = not rule
        self._to_find = rule

    def _take_up(self, game: Game) -> None:
        """Opens the book of that game at its first page."""
        self.game = game
        self.sections = _rules_of(game)
        self._english = rulebook_in(game.package, ENGLISH)
        self.pictures = pictures_of(game.package)
        self.worked = {f"{WORKED} {at}": stop for at, stop in enumerate(_turn_of(game), 1)}
        self.sections = (*self.sections, *_worked_section(self.worked))
        self.section = 0
        self.page = 0
        self.arrived = ""
        self.wanted = ""
        self.found: tuple[Found, ...] = ()
        self.list_page = 0
        self._listed: list[Control] = []
        self._list_words: list[Node] = []
        self.contents = True
        self._pages: tuple[Page, ...] = ()
        self._to_find = ""

    def aloud(self) -> Node | None:
        nodes = {node.key: node for node, _, _ in self.told}
        return nodes.get(f"rule:{self.arrived or 'none'}", nodes.get("section"))

    @property
    def narrow(self) -> bool:
        return self.units[0] < NARROW

    # ------------------------------------------------------------------------------ layout

    def header(self, bar: int) -> None:
        # A narrow bar has room for the pictures of the games, of which the present one has a ring.
        self.title = (
            say("how-to-play.short")
            if self.narrow
            else say("how-to-play.game", game=self.game.info.name)
        )
        super().header(bar)

    def header_right(self, y: int, d: int) -> int:
        spare = d + self.px(12) if self.narrow else 0
        return add_game_tabs(self, self.game.info.key, y, d, self._other, spare)

    def _other(self, game: Game) -> None:
        """Another game's book, open at its beginning."""
        if game.info.key != self.game.info.key:
            self._take_up(game)
            self.rebuild()

    def fill(self, area: pygame.Rect) -> None:
        if self._to_find:
            self._go_to(self._to_find)
        left, right = self._paper(area)
        self._pages = self._cut(right)
        self.page = max(0, min(len(self._pages) - 1, self.page))
        if self._to_find:
            self.page = self._page_of(self._to_find)
            self._to_find = ""
        if left.w:
            self._left(left)
        if right.w:
            self._right(right)
        if self.narrow:
            self._turn_button(area)

    def _paper(self, area: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """Draws the book and returns where text may stand on its two pages."""
        nothing = pygame.Rect(0, 0, 0, 0)
        if self.narrow:
            inner = self.panel(area, 18, 14)
            return (inner, nothing) if self.contents else (nothing, inner)
        wide = min(area.w, self.px(1500))
        book = pygame.Rect(area.centerx - wide // 2, area.y, wide, area.h)
        self.picture(open_book(book.w, book.h, self.s), *book.topleft, 5)
        left, right = book_pages(book.w, book.h, self.s)
        return left.move(book.topleft), right.move(book.topleft)

    def _turn_button(self, area: pygame.Rect) -> None:
        d = self.tall(42)
        bar = self.bar_height()
        box = pygame.Rect(area.right - d - self.px(2), area.y - bar + (bar - d) // 2, d, d)
        icon = "rule_book" if self.contents else "log"
        label = say("to-the-text" if self.contents else "chapters")
        self.add_icon("contents", box, icon, self._toggle_contents, label)

    def _toggle_contents(self) -> None:
        self.contents = not self.contents
        self.rebuild()

    # ------------------------------------------------------------------------------ left page

    def _left(self, page: pygame.Rect) -> None:
        row = self.tall(42)
        self.controls.add(
            Entry(
                "search", pygame.Rect(page.x, page.y, page.w, row), self.wanted, self.app,
                label=say("search"), placeholder=say("search"), limit=40,
                changed=self._search, tip=say("search.tip"),
            )
        )  # fmt: skip
        top = page.y + row + self.px(12)
        pager_h = self.tall(42)
        self._list_box = pygame.Rect(page.x, top, page.w, page.bottom - top)
        self._pager_h = pager_h
        self._list()

    def _list(self) -> None:
        """Chapters, or what the search found; remembers what it put there."""
        controls, nodes = len(self.controls.items), set(self.stage.nodes)
        self._put_list()
        self._listed = self.controls.items[controls:]
        drawn = {control.node for control in self._listed}
        self._list_words = [n for n in self.stage.nodes if n not in nodes and n not in drawn]

    def _put_list(self) -> None:
        box = self._list_box
        rows = self._found_rows() if self.wanted.strip() else self._chapter_rows()
        tall = self.tall(38)
        if not rows:
            self.paragraph(
                say("search.none"),
                box.x + self.px(8), box.y + self.px(8), box.w - self.px(16), INK2,
            )  # fmt: skip
            return
        fit = max(1, box.h // tall)
        paged_out = len(rows) > fit
        if paged_out:
            fit = max(1, (box.h - self._pager_h - self.px(6)) // tall)
        pages = -(-len(rows) // fit)
        self.list_page = max(0, min(pages - 1, self.list_page))
        for i, (key, label, number, level, act, here) in enumerate(
            rows[self.list_page * fit : (self.list_page + 1) * fit]
        ):
            rect = pygame.Rect(box.x, box.y + i * tall, box.w, tall)
            self.controls.add(
                Paper(
                    key, rect, act,
                    partial(self._row_art, rect, label, number, level, here),
                    label=label, radius=8,
                )
            )  # fmt: skip
        if paged_out:
            foot = pygame.Rect(box.x, box.bottom - self._pager_h, box.w, self._pager_h)
            _ListPager(self.list_page, pages, self._turn_list).place(self, foot)

    def _chapter_rows(self) -> list[ListRow]:
        return [
            (
                f"section:{i}", section.title, "", section.level,
                partial(self._open, i), i == self.section,
            )
            for i, section in enumerate(self.sections)
        ]  # fmt: skip

    def _found_rows(self) -> list[ListRow]:
        return [
            (
                f"found:{i}", found.text, found.number, 0,
                partial(self._open_found, found),
                bool(found.number) and found.number == self.arrived,
            )
            for i, found in enumerate(self.found)
        ]  # fmt: skip

    def _row_art(
        self, rect: pygame.Rect, label: str, number: str, level: int, here: bool, state: str
    ) -> Art:
        s = self.s
        face = blank(*rect.size)
        fill = LIT_LINE if here else WHITE if state in ("hover", "pressed") else ""
        if fill:
            body = rect_body(rect.w / s, rect.h / s, fill)
            face.blit(raster(body, *rect.size, (0, 0, rect.w / s, rect.h / s)), (0, 0))
        x = self.px(10 + 20 * max(0, level - 1))
        if number:
            box = lettering.write(
                face, number, x, rect.h / 2, "heading", self.px(16), RULE_NUMBER, "midleft"
            )
            x = box.right + self.px(10)
        role = "heading" if level == 1 else "body"
        shown = label
        room = rect.w - x - self.px(8)
        if self.wanted and lettering.width_of(label, role, self.px(17)) > room:
            shown = excerpt(label, self.wanted, max(8, round(room / self.px(9))))
        text = lettering.fitted(shown, role, self.px(17), room)
        self._mark(face, text, x, rect.h / 2, role, self.px(17))
        lettering.write(face, text, x, rect.h / 2, role, self.px(17), INK, "midleft")
        return Art(face, 0, 0)

    def _mark(
        self, face: pygame.Surface, text: str, x: float, middle: float, role: str, size: int
    ) -> None:
        """A stroke of the marker behind each word of the text that was searched for."""
        for start, end in found_in(text, self.wanted):
            left = x + lettering.width_of(text[:start], role, size)
            w = lettering.width_of(text[start:end], role, size)
            tall = round(size * 1.15)
            box = pygame.Rect(round(left) - 2, round(middle - tall / 2), round(w) + 4, tall)
            pygame.draw.rect(face, GOLD, box, border_radius=round(4 * self.s))

    # ----------------------------------------------------------------------------- right page

    def _cut(self, page: pygame.Rect) -> tuple[Page, ...]:
        width = self._text_width(page)
        size = self.px(TEXT)
        room = page.h - self._head_height() - self.tall(42) - self.px(10)
        return paged(
            self.sections[self.section], width, room, self.px(STEP), self.px(11), self.px(18),
            lambda text, wide: lettering.wrap(text, "body", size, wide),
            partial(self._drawn_height, width),
        )  # fmt: skip

    def _drawn_height(self, wide: int, number: str) -> int:
        """Window pixels of what is drawn below a paragraph."""
        if number in self.worked:
            return drawn.table_height(self, wide)
        return drawn.height(self) if number in self.pictures else 0

    def _text_width(self, page: pygame.Rect) -> int:
        return max(self.px(120), min(page.w - self._number_column(), self.px(MOST_TEXT)))

    def _number_column(self) -> int:
        """Window pixels left of the text, for the widest number of the book."""
        numbers = {p.number for section in self.sections for p in section.paragraphs}
        widest = max(lettering.width_of(n, "heading", self.px(16)) for n in (*numbers, ""))
        return max(self.px(NUMBER_COLUMN), widest + self.px(14))

    def _head_height(self) -> int:
        return self.px(58)

    def _right(self, page: pygame.Rect) -> None:
        section = self.sections[self.section]
        signs = _drawings((*self._english, *self.sections[len(self._english) :])[self.section])
        d = self.px(34)
        x = page.right
        for name in reversed(signs):
            x -= d
            self.picture(sign(name, d), x, page.y + self.px(2), 20)
            x -= self.px(8)
        room = x - page.x - self.px(4)
        size = 28
        while size > 20 and lettering.width_of(section.title, "display", self.px(size)) > room:
            size -= 1
        self.words(
            section.title, page.x, page.y + self.px(20), "display", size, INK, "midleft",
            width=room, key="section",
        )  # fmt: skip
        self.picture(widgets.rule(page.w, self.s), page.x, page.y + self.px(42), 20)
        top = page.y + self._head_height()
        for block in self._pages[self.page].blocks:
            self._block(block, page, top)
        self._foot(page)

    def _block(self, block: Block, page: pygame.Rect, top: int) -> None:
        """A paragraph with its number, and the gold bar where one arrived."""
        step, size = self.px(STEP), self.px(TEXT)
        x = page.x + self._number_column()
        indent = self.px(18) if block.item else 0
        h = step * len(block.lines)
        face = blank(page.right - page.x, h)
        if block.number:
            lettering.write(
                face, block.number, self.px(4), step / 2, "heading", self.px(16), RULE_NUMBER,
                "midleft",
            )  # fmt: skip
        left = x - page.x
        if block.item:
            dot = raster(circle(3, 3, 2.8, EDGE, INK, 1.2), self.px(7), self.px(7), (0, 0, 6, 6))
            face.blit(dot, (left, round(step * 0.36)))
        for i, line in enumerate(block.lines):
            self._mark(face, line, left + indent, step * (i + 0.5), "body", size)
            lettering.write(
                face, line, left + indent, step * (i + 0.5), "body", size, INK, "midleft"
            )
        y = top + block.y
        if block.drawn:
            row = pygame.Rect(x + indent, y + h + self.px(4), page.right - x - indent, 0)
            row.w = min(row.w, self._text_width(page))
            if block.drawn in self.worked:
                drawn.draw_table(self, block.drawn, self.worked[block.drawn], row)
            else:
                drawn.draw_row(self, block.drawn, self.pictures[block.drawn], row)
        if not block.lines:
            return
        node = self.picture(Art(face, 0, 0), page.x, y, 20, f"rule:{block.number}")
        number = f"{block.number}: " if block.number else ""
        self.tell(node, pygame.Rect(page.x, y, page.w, h), f"{number}{' '.join(block.lines)}")
        if block.number and block.number == self.arrived:
            self.picture(arrived_bar(h, self.s), page.x - self.px(10), y, 20, "arrived")

    def _foot(self, page: pygame.Rect) -> None:
        """Turning pages, on from section to section, too; and the way to the lessons."""
        d = self.small(42)
        y = page.bottom - d
        if self._lessons and lessons_of(self.game).lessons:
            learn = say("lessons")
            w = widgets.button_size(learn, self.s, "lesson")[0]
            rect = pygame.Rect(page.x, y, w, d)
            self.add_button("learn", rect, learn, self._learn, icon="lesson")
        first = self.section == 0 and self.page == 0
        last = self.section == len(self.sections) - 1 and self.page == len(self._pages) - 1
        self.pager = _BookPager(self)
        back, onward = say("page-back.told"), say("page-on.told")
        for key, x, icon, label, by, off in (
            ("page_back", page.right - 2 * d - self.px(10), "previous", back, -1, first),
            ("page_on", page.right - d, "next", onward, 1, last),
        ):
            rect, act = pygame.Rect(x, y, d, d), partial(self.leaf, by)
            self.add_icon(key, rect, icon, act, label, enabled=not off)
        if len(self._pages) > 1:
            at = {"n": self.page + 1, "all": len(self._pages)}
            self.words(
                say("page", **at), page.right - 2 * d - self.px(24),
                y + d // 2, "heading", 16, INK2, "midright", said=say("page.told", **at),
            )  # fmt: skip

    def _learn(self) -> None:
        self.app.open("learn", self.game)

    # ------------------------------------------------------------------------------- turning

    def leaf(self, by: int) -> None:
        """One page on or back, over the borders of sections."""
        page = self.page + by
        if 0 <= page < len(self._pages):
            self.page = page
        elif by > 0 and self.section + 1 < len(self.sections):
            self.section, self.page = self.section + 1, 0
        elif by < 0 and self.section > 0:
            self.section, self.page = self.section - 1, 9999
        else:
            return
        self.app.sounds.play("card_flip")
        self.rebuild()

    def _open(self, section: int) -> None:
        self.section, self.page, self.arrived = section, 0, ""
        self.contents = False
        self.app.sounds.play("card_flip")
        self.rebuild()

    def _open_found(self, found: Found) -> None:
        if found.number:
            self.contents = False
            self._to_find = found.number
            self.app.sounds.play("card_flip")
            self.rebuild()
        else:
            self._open(found.section)

    def _go_to(self, number: str) -> None:
        place = place_of(self.sections, number)
        if place >= 0:
            self.section, self.arrived = place, number
        else:
            self._to_find = ""

    def _page_of(self, number: str) -> int:
        return next((i for i, page in enumerate(self._pages) if number in page.numbers), 0)

    def _turn_list(self, page: int) -> None:
        self.list_page = page
        self.rebuild()

    def _search(self, text: str) -> None:
        self.wanted = text
        self.found = search(self.sections, text)
        self.announced = say("search.hits", n=len(self.found)) if text else ""
        self.list_page = 0
        self._relist()

    def _relist(self) -> None:
        """Shows the list anew while the field is written in."""
        for control in self._listed:
            self.controls.remove(control)
        self.stage.remove(*(node for node in self._list_words if node.stage is not None))
        self._list()
        self.refocus()

    def back(self) -> None:
        """Esc and the arrow: out of the search first, then out of the book."""
        if self.wanted:
            self._search("")
            self.rebuild()
        else:
            super().back()

    def do(self, name: str) -> bool:
        if name == "search":
            if self.narrow and not self.contents:
                self._toggle_contents()
            control = self.controls.find("search")
            if control is not None:
                self.focus.go("search")
                control.act()
            return True
        return super().do(name)


class _BookPager(Pager):
    """Wheel and Page keys turn the right page."""

    def __init__(self, book: RulebookScene) -> None:
        super().__init__(0, 1, book.leaf)
        self._book = book

    def step(self, by: int) -> None:
        self._book.leaf(by)


class _ListPager(Pager):
    """The pager of the chapter list: its buttons have names of their own."""

    keys = ("list_back", "list_on")
    of = "list"


def rect_body(w: float, h: float, fill: str) -> str:
    """The ground of a pointed or present row, in style pixels."""
    return rect(0.6, 2, w - 1.2, h - 4, 8, fill, "#D9A93A" if fill == LIT_LINE else EDGE, 1.2)


def _rules_of(game: Game) -> tuple[Section, ...]:
    """The game's rule book; one page that says so when it has none."""
    sections = rulebook(game.package)
    if sections:
        return (*sections, glossary_section(game.package))
    missing = Paragraph("", say("no-rules"))
    return (Section(game.info.name, 1, (missing,)),)


WORKED = "Turn"
"""Moments of a worked turn are numbered like paragraphs, and begin with this: "Turn 3"."""


def _turn_of(game: Game) -> tuple[Stop, ...]:
    """The game's worked turn; none where it cannot be played, for the book is read without it."""
    try:
        return worked_turn(game)
    except TabletopError as problem:
        log.error("%s", problem)
        return ()


def _worked_section(stops: Mapping[str, Stop]) -> tuple[Section, ...]:
    """The chapter of the worked turn: a paragraph for each stop."""
    if not stops:
        return ()
    told = tuple(Paragraph(number, stop.told, False) for number, stop in stops.items())
    return (Section(say("worked-turn"), 1, told),)


_SIGN_WORDS = {
    "bunny": "rabbit", "bunnies": "rabbit", "shock": "shock", "shocks": "shock",
    "carrots": "carrot", "undo": "undo", "moon": "moon",
}  # fmt: skip


def _drawings(section: Section) -> tuple[str, ...]:
    """Signs of the things that a section of English text names most often, for its head."""
    known = {name for name in (*GOODS, *ACTIONS) if "_" not in name}
    known -= {"up", "down", "left", "right", "share", "skip", "gold", "iron", "wave", "tree"}
    text = " ".join((section.title, *(p.text for p in section.paragraphs))).lower()
    counts: dict[str, int] = {}
    for word in re.findall(r"[a-z]+", text):
        name = _SIGN_WORDS.get(word, word)
        if name in known:
            counts[name] = counts.get(name, 0) + 1
    best = sorted(counts, key=lambda name: (-counts[name], name))[:DRAWINGS]
    return tuple(best)
