"""The deck builder: the pool of cards beside the list that is built; every change is kept at once.

What a list may be is `deck_building`; the list's files are the session's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

import pygame

from tabletop.core.game import Game
from tabletop.games.killer_bunnies.game import KEPT, SUGGESTIONS
from tabletop.games.killer_bunnies.rules.deck_building import (
    PRINTS,
    Bench,
    bench_of,
    findings,
)
from tabletop.games.killer_bunnies.rules.decks import parse_deck
from tabletop.games.killer_bunnies.table.screens.card_look import CardLook
from tabletop.games.killer_bunnies.table.screens.carry import Carry
from tabletop.games.killer_bunnies.table.screens.deck_paper import FIGURES, DeckPaper, DeckRow
from tabletop.games.killer_bunnies.table.screens.deck_screen import DeckScreen
from tabletop.games.killer_bunnies.table.screens.exchange import ExchangeScreen
from tabletop.games.killer_bunnies.table.screens.lists import open_lists
from tabletop.games.killer_bunnies.table.screens.pool import CardCell, Pool
from tabletop.games.killer_bunnies.words import message, say
from tabletop.scenes.further import Errand, texts_of
from tabletop.scenes.inputs.fields import Segments
from tabletop.scenes.inputs.forms import Entry
from tabletop.scenes.keys.commands import ARROWS, PAGES, listed
from tabletop.scenes.overlay import Choice
from tabletop.scenes.screen import TITLE_SIZE, Way
from tabletop.session.texts import fitting_name
from tabletop.table.art import lettering
from tabletop.table.art.cloth import title_colours
from tabletop.table.focus import Target

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

_ORDER = ("back", "part", "undo", "redo", "filter:", "card:", "page_", "deck:", "row:", "stranger:",
          "deck_", "lists", "exchange", "use")  # fmt: skip


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
        self.texts = texts_of(app, game, KEPT)
        self.pool = Pool(self)
        self.paper = DeckPaper(self)
        self.part = 0
        self.name, self.kept, self.bench = say("list-new"), False, Bench()
        self._carry = Carry(self, self.paper)
        self._pointer = (-1, -1)
        self._said = ""
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

    # ------------------------------------------------------------------------------- lists

    def start(self, text: str = "", name: str = "", keep: bool = False) -> None:
        """Begins a new list with the cards of `text`; its file comes with the first change."""
        self.name = self.texts.unused(fitting_name(name, say("list-new")))
        self.kept, self.bench = False, bench_of(text)
        self.paper.page = 0
        if keep:
            self._keep()
        self._show()

    def begin_with(self, name: str) -> None:
        """Goes on with a kept list; one that cannot be read is named and left alone."""
        text = self.texts.read(name)
        if text.problem:
            self.app.say(text.problem)
            self.start()
            return
        self.name, self.kept, self.bench = text.name, True, bench_of(text.text)
        self.paper.page = 0
        self._show()

    def rename(self, wanted: str) -> None:
        """Gives the list another name, its file too."""
        name = fitting_name(wanted, self.name)
        if name != self.name and self.kept:
            problem = self.texts.rename(self.name, name)
            if problem:
                self.app.say(problem)
                name = self.name
        elif name != self.name:
            name = self.texts.unused(name)
        self.name = name
        field = self.controls.find("deck:name")
        if isinstance(field, Entry) and field.text != name:
            field.text = name
            field.refresh()

    def ask_delete(self) -> None:
        words = say("decks-delete.how", name=self.name, n=self.bench.total)
        choices = (
            Choice(say("decks-delete.go"), self._delete, "danger"),
            Choice(say("decks-delete.keep")),
        )
        self.app.ask(say("decks-delete"), words, choices)

    def _delete(self) -> None:
        self.app.say(self.texts.remove(self.name))
        latest = self.texts.latest()
        if latest:
            self.begin_with(latest)
        else:
            self.start()

    def _keep(self) -> None:
        """Writes the list; what goes wrong is said once."""
        if not self.kept:
            self.name = self.texts.unused(self.name)
        # The file's name is the list's: a list that is renamed stays the one a seat has chosen.
        problem = self.texts.keep(self.name, self.bench.text())
        self.kept = self.kept or not problem
        if problem and problem != self._said:
            self.app.say(problem)
        self._said = problem

    # ------------------------------------------------------------------------------ changes

    def step(self, index: int, by: int) -> None:
        """One more or one less of a card; says why not."""
        if by > 0:
            refusal = self.bench.add(index)
        else:
            gone = self.bench.remove(index)
            refusal = "" if gone else say("decks-lacks", name=PRINTS[index].card.name)
        if refusal:
            self.app.sounds.play("refused")
            self.app.say(refusal)
            return
        self.app.sounds.play("card_place" if by > 0 else "card_lift")
        self._changed()

    def drop_stranger(self, entry: str) -> None:
        self.bench.drop_stranger(entry)
        self._changed()

    def take_over(self, text: str, name: str) -> None:
        """A list that came from outside becomes a new one of the player's own."""
        self.start(text, name, keep=True)

    def undo(self) -> None:
        self._travel(self.bench.undo(), say("decks-no-undo"))

    def redo(self) -> None:
        self._travel(self.bench.redo(), say("decks-no-redo"))

    def _travel(self, done: bool, otherwise: str) -> None:
        if done:
            self.app.sounds.play("undo")
            self._changed()
        else:
            self.app.say(otherwise)

    def _changed(self) -> None:
        self._keep()
        if self.controls.items:
            if self._has_pool:
                self.pool.refresh()
            if self._has_paper:
                self.paper.refill()
            self._dress()

    def _show(self) -> None:
        """Lays everything anew, once the screen has been laid at all."""
        if self.controls.items:
            self.rebuild()

    # ------------------------------------------------------------------------------- layout

    @property
    def _has_pool(self) -> bool:
        return not self.narrow or self.part == 0

    @property
    def _has_paper(self) -> bool:
        return not self.narrow or self.part == 1

    def header(self, bar: int) -> None:
        """The way back, the title, what is shown where there is no room for both, undo, redo."""
        d = self.small(42)
        y = self.area.y - self.px(6) - bar + (bar - d) // 2 + self.px(2)
        x, gap = self.area.x + self.px(2), self.px(8)
        self.add_icon("back", pygame.Rect(x, y, d, d), "back", self.back, say("decks-back"))
        left, right = x + d + self.px(16), self.area.right - self.px(2)
        for key, act, label, on in (
            ("redo", self.redo, say("decks-redo"), self.bench.may_redo()),
            ("undo", self.undo, say("decks-undo"), self.bench.may_undo()),
        ):
            self.add_icon(key, pygame.Rect(right - d, y, d, d), key, act, label, enabled=on)
            right -= d + gap
        if self.narrow:
            wide = min(self.px(270), (right - left) // 2)
            box = pygame.Rect(right - wide, y, wide, d)
            self.controls.add(
                Segments(
                    "part", box, self._parts(), self.part, self._show_part, self.s,
                    label=say("decks-part"),
                )
            )  # fmt: skip
            right = box.x - gap
        fill, outline = title_colours(self.ground)
        size = TITLE_SIZE
        while size > 18 and lettering.width_of(self.title, "display", self.px(size)) > right - left:
            size -= 1
        self.words(
            self.title, left, y + d // 2, "display", size, fill, "midleft", outline=outline,
            outline_px=2.4, width=right - left,
        )  # fmt: skip

    def _parts(self) -> tuple[str, str]:
        return say("decks-part.pool"), say("decks-part.deck", n=self.bench.total)

    def _show_part(self, part: int) -> None:
        self.part = part
        self.rebuild()

    def fill(self, area: pygame.Rect) -> None:
        self._carry.cancel()
        self.footed(area, self._papers, self._ways())
        self._dress()

    def _papers(self, body: pygame.Rect) -> None:
        if self.narrow:
            (self.pool.fill, self.paper.fill)[self.part](body)
        else:
            wide = self.px(max(316, min(440, self.units[0] * 0.28)))
            paper = pygame.Rect(body.right - wide, body.y, wide, body.h)
            self.pool.fill(pygame.Rect(body.x, body.y, paper.x - self.px(12) - body.x, body.h))
            self.paper.fill(paper)

    def _ways(self) -> tuple[Way, ...]:
        whose = "back" if self.errand is None else "seat" if self.errand.who else "deck"
        who = self.errand.who if self.errand else ""
        sign = "check" if self.errand else "back"
        return (
            Way("lists", say("decks-open"), "folder", lambda: open_lists(self)),
            Way("exchange", say("decks-exchange"), "export", self._exchange),
            Way("use", say("decks-use", what=whose, name=who), sign, self._use, "primary"),
        )

    def _dress(self) -> None:
        """Brings undo, redo, the way out and the deck's number to how the list stands."""
        fault = next((f.words for f in findings(self.bench) if f.fault), "")
        states = [
            ("undo", self.bench.may_undo(), ""), ("redo", self.bench.may_redo(), ""),
            ("use", not fault or self.errand is None, fault if self.errand else ""),
        ]  # fmt: skip
        for key, enabled, tip in states:
            control = self.controls.find(key)
            if control is not None:
                control.enabled = enabled
                control.tip = tip if key == "use" else control.label
                control.refresh()
        part = self.controls.find("part")
        if isinstance(part, Segments):
            part.labels = self._parts()
            part.refresh()
        self.controls.hover(self.controls.at(self._pointer))
        self.refocus()

    def targets(self) -> list[Target]:
        """In the order one reads, however often parts were laid anew."""

        def place(target: Target) -> int:
            return next(
                (i for i, start in enumerate(_ORDER) if target.key.startswith(start)), len(_ORDER)
            )

        return sorted(super().targets(), key=place)

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

    def look_at(self, index: int) -> None:
        self.drop_grab()
        self.app.lay(CardLook(index, self.bench.count(index)))

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
        if not self._has_pool:
            self._show_part(0)
        field = self.controls.find("filter:words")
        if isinstance(field, Entry):
            self.focus.go(field.key)
            field.begin()

    def _on_paper(self) -> bool:
        """Returns True if the focus, or else the pointer, is on the list's paper."""
        target = self.focus.current if self.focus.shown else None
        spot = target.rect.center if target is not None else self._pointer
        return self._has_paper and self.paper.box.collidepoint(spot)

    def _turn(self, by: int, paper: bool) -> None:
        if not self._has_pool:
            paper = True
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
