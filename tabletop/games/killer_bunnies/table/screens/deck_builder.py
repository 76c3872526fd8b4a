"""The deck builder: the pool of cards beside the list that is built.

What a list may be is `deck_building`; its file and its changes are in `deck_screen`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

import pygame

from tabletop.core.game import Game
from tabletop.games.killer_bunnies.game import SUGGESTIONS
from tabletop.games.killer_bunnies.rules.deck_building import Bench, bench_of, findings
from tabletop.games.killer_bunnies.rules.decks import parse_deck
from tabletop.games.killer_bunnies.table.screens.carry import Carry
from tabletop.games.killer_bunnies.table.screens.deck_paper import FIGURES, DeckPaper, DeckRow
from tabletop.games.killer_bunnies.table.screens.deck_screen import DeckScreen
from tabletop.games.killer_bunnies.table.screens.exchange import ExchangeScreen
from tabletop.games.killer_bunnies.table.screens.lists import open_lists
from tabletop.games.killer_bunnies.table.screens.pool import CardCell, Pool
from tabletop.games.killer_bunnies.words import message, say
from tabletop.scenes.further import Errand
from tabletop.scenes.inputs.forms import Entry
from tabletop.scenes.keys.commands import ARROWS, PAGES, listed
from tabletop.scenes.screen import Way

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program


class DeckBuilder(DeckScreen):
    """Builds lists of the player's own."""

    button = message("decks.button")
    sign = "pencil"
    about = message("decks.about")
    makes = "deck"
    rule = "R1"
    first = "filter:words"
    moments = ("usual", "faulty", "figures", "list")
    keys = listed("take", "more", "fewer", "look", "search", "rules", "undo", "redo")

    def __init__(self, app: Program, game: Game, errand: Errand | None = None) -> None:
        super().__init__(app, game, errand)
        self.title = say("decks")
        self.pool = Pool(self)
        self.paper = DeckPaper(self)
        self._carry = Carry(self, self.paper)
        self._pointer = (-1, -1)
        self._begin()

    @classmethod
    def sample(cls, app: Program, game: Game, moment: str) -> Self:
        """A list half built, one that may not be played, or a whole one."""
        builder = cls(app, game)
        whole = parse_deck("blue")
        builder.name, builder.bench = say("list-new"), bench_of("\n".join(_EXAMPLE))
        if moment == "faulty":
            builder.bench = bench_of("6 EB22; 3 EB99; 20 EB45; 1 EV05")
            builder.paper.part = 2
        elif moment in ("figures", "list"):
            builder.bench = Bench(whole)
            builder.part = 1
            builder.paper.part = FIGURES if moment == "figures" else 0
        return builder

    def _begin(self) -> None:
        """The list that set-up has, else the one written last, else an empty one."""
        value = self.errand.value if self.errand is not None else ""
        own = next((text for text in self.texts.all() if text.text == value and value), None)
        starter = next((s for s in SUGGESTIONS[1:] if s.value == value), None)
        if own is not None:
            self.begin_with(own.name)
        elif starter is not None:
            self.start(starter.value, say("list-from.name", name=starter.label))
        elif latest := self.texts.latest():
            self.begin_with(latest)
        else:
            self.start()

    # ------------------------------------------------------------------------------- layout

    def header_right(self, y: int, d: int) -> int:
        """Adds undo and redo, and the choice of the paper where there is no room for both."""
        right, gap = self.area.right - self.px(2), self.px(8)
        redo = pygame.Rect(right - d, y, d, d)
        undo = redo.move(-d - gap, 0)
        left = undo.x - gap
        if self.narrow:
            room = left - self.area.x - d - self.px(18)
            wide = min(self.px(270), room // 2)
            labels = say("decks-part.pool"), say("decks-part.deck", n=self.bench.total)
            left -= wide
            self.add_switch(pygame.Rect(left, y, wide, d), labels, say("decks-part"))
        for key, place, act, may in (
            ("undo", undo, self.undo, self.bench.may_undo()),
            ("redo", redo, self.redo, self.bench.may_redo()),
        ):
            self.add_icon(key, place, key, act, say(f"decks-{key}"), enabled=may)
        return left

    def fill(self, area: pygame.Rect) -> None:
        self._carry.cancel()
        right = max(316, min(440, self.units[0] * 0.28))
        fills = (self.pool.fill, self.paper.fill)
        self.footed(area, lambda body: self.fill_papers(body, fills, right), self._ways())

    def rebuild(self) -> None:
        super().rebuild()
        self.controls.hover(self.controls.at(self._pointer))

    def _ways(self) -> tuple[Way, ...]:
        whose = "back" if self.errand is None else "seat" if self.errand.who else "deck"
        who = self.errand.who if self.errand else ""
        sign = "check" if self.errand else "back"
        fault = ""
        if self.errand is not None:
            fault = next((f.words for f in findings(self.bench) if f.fault), "")
        more = {"enabled": not fault, "tip": fault}
        return (
            Way("lists", say("decks-open"), "folder", lambda: open_lists(self)),
            Way("exchange", say("decks-exchange"), "export", self._exchange),
            Way("use", say("decks-use", what=whose, name=who), sign, self._use, "primary", more),
        )

    # -------------------------------------------------------------------------------- doing

    def _use(self) -> None:
        if self.errand is not None:
            self.errand.use(self.bench.text(), self.name if self.kept else "")
        self.back()

    def _exchange(self) -> None:
        self.app.push(ExchangeScreen(self.app, self))

    def back(self) -> None:
        if not self._carry.cancel():
            super().back()

    def leave(self) -> None:
        self._carry.cancel()
        super().leave()

    def look(self) -> None:
        """The close look at the card that has the focus or lies under the pointer."""
        control = self.focused() if self.focus.shown else self.controls.at(self._pointer)
        if isinstance(control, CardCell | DeckRow) and control.index >= 0:
            self.look_at(control.index)

    def do(self, name: str) -> bool:
        acts = {
            "undo": self.undo,
            "redo": self.redo,
            "search": self._to_search,
            "look": self.look,
        }
        control = self.focused()
        if name in acts:
            acts[name]()
        elif name in PAGES:
            self._turn(PAGES[name], self._on_paper())
        elif name in ("more", "fewer"):
            if isinstance(control, CardCell | DeckRow) and control.index >= 0:
                self.step(control.index, 1 if name == "more" else -1)
        elif name in ARROWS and isinstance(control, CardCell):
            # Left and right walk on from card to card: numbers have keys of their own.
            self.walk(lambda: self.focus.move(*ARROWS[name]))
        else:
            return super().do(name)
        return True

    def _to_search(self) -> None:
        if self.narrow and self.part:
            self.show_part(0)
        field = self.controls.find("filter:words")
        if isinstance(field, Entry):
            self.focus.go(field.key)
            field.begin()

    def _on_paper(self) -> bool:
        """Returns True if the focus, or else the pointer, is on the list's paper."""
        target = self.focus.current if self.focus.shown else None
        spot = target.rect.center if target is not None else self._pointer
        return self.paper.box.collidepoint(spot)

    def _turn(self, by: int, paper: bool) -> None:
        if self.narrow:
            paper = self.part == 1
        pager = self.paper.pager if paper else self.pool.pager
        if pager is not None:
            pager.step(by)

    def handle(self, event: pygame.Event) -> bool:
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            self._pointer = event.pos
        if event.type == pygame.WINDOWFOCUSLOST:
            self._carry.cancel()
        if event.type == pygame.DROPFILE:
            self._exchange()
            return self.app.scene.handle(event)
        if event.type == pygame.MOUSEWHEEL:
            self._turn(-event.pages, self.paper.box.collidepoint(self._pointer))
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.focus.shown = False
            self.look()
            return True
        if self._carry.handle(event):
            return True
        return super().handle(event)

    def update(self, ms: float) -> None:
        self._carry.update(ms)
        self.pool.draw_ahead()


_EXAMPLE = (
    "2 EB01", "2 EB03", "2 EB05", "2 EB07", "2 EB13", "3 EB15", "2 EV13", "2 EB17", "1 EB19",
    "4 EB22", "3 EB23", "2 EB24", "2 EV22", "1 EB26", "2 EB34", "2 EB37", "1 EB41", "2 EB42",
    "10 EB45", "4 EV45", "4 EB57",
)  # fmt: skip
