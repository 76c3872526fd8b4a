"""A person who plays here: name, rabbit, and the settings that are their own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import pygame

from tabletop.core.letters import name_from
from tabletop.scenes.inputs.fields import Cycle, Paper
from tabletop.scenes.inputs.forms import Entry
from tabletop.scenes.overlay import Choice
from tabletop.scenes.screen import Screen
from tabletop.scenes.setup.words import say
from tabletop.session.catalog import Wanted
from tabletop.session.persons import forget, rename
from tabletop.session.seats import FIGURES, LONGEST_NAME, Person, same_name
from tabletop.table.art import widgets
from tabletop.table.art.palette import INK
from tabletop.table.art.rabbit import portrait
from tabletop.table.art.surface import Art, blank

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

OWN: Final[dict[str, tuple[int | None, ...]]] = {
    "coach": (None, True, False),
    "hints": (None, True, False),
    "tutor": (None, 0, 1, 2, 3),
    "scale": (None, 80, 100, 125, 150, 175, 200, 250, 300),
}
"""The settings that may be a person's own, and their values; None = the program's."""

WIDE, ROW = 620, 60
"""Style pixels of the paper's width and of a row's height."""


class PersonScreen(Screen):
    """Changes a person, or makes a new one; `taken` is called with their name at the end, with
    "" if they were deleted."""

    route = "person"
    first = "name"

    def __init__(
        self, app: Program, name: str, taken: Callable[[str], None], figure: int = 0
    ) -> None:
        super().__init__(app)
        self.name, self._taken = name, taken
        self.person = app.settings.persons.get(name, Person(figure))
        self.title = name or say("person-new")

    def fill(self, area: pygame.Rect) -> None:
        foot, step = max(44, self.tall(50)), self.tall(ROW)
        paper, rows = self.column(area, WIDE), ("name", "figure", *OWN)
        paper.h = min(area.h - foot - self.px(12), len(rows) * step + self.px(40))
        for key, row in self.stacked(rows, lambda _: step, 0, self.panel(paper, 20)):
            self._row(key, row)
        self._foot(pygame.Rect(paper.x, paper.bottom + self.px(12), paper.w, foot))

    def _row(self, key: str, row: pygame.Rect) -> None:
        """Adds a label and the field of one trait."""
        label, middle = say(f"person-{key}"), row.centery
        beside = row.w * 2 // 5
        self.words(label, row.x, middle, "heading", 17, INK, "midleft", width=beside)
        field = pygame.Rect(row.x + beside, 0, row.w - beside, self.tall(44))
        field.centery = middle
        if key == "name":
            entry = Entry("name", field, self.name, self.app, label=label, done=self._call)
            entry.limit = LONGEST_NAME
            self.controls.add(entry)
        elif key == "figure":
            pitch = field.w // FIGURES
            for figure in range(FIGURES):
                d = min(pitch - self.px(8), field.h)
                place = pygame.Rect(field.x + figure * pitch, middle - d // 2, d, d)
                act, paint = partial(self._change, key, figure), partial(self._rabbit, figure, d)
                rabbit = Paper(f"figure:{figure}", place, act, paint, label=say("rabbit", n=figure))
                self.controls.add(rabbit)
        else:
            labels = tuple(_told(key, value) for value in OWN[key])
            value = getattr(self.person, key)
            chosen = OWN[key].index(value) if value in OWN[key] else 0
            take = lambda at: self._change(key, OWN[key][at])  # noqa: E731
            self.controls.add(Cycle(f"own:{key}", field, labels, chosen, take, self.s, label=label))

    def _rabbit(self, figure: int, d: int, state: str) -> Art:
        """Draws a rabbit to choose; the person's own stands in a ring."""
        rim = self.px(8)
        face = blank(d + 2 * rim, d + 2 * rim)
        face.blit(portrait(figure, d), (rim, rim))
        if figure == self.person.figure:
            ring = widgets.chosen_ring(d, d, d / 2 / self.s, self.s)
            face.blit(ring.surface, (rim - ring.ox, rim - ring.oy))
        return Art(face, rim, rim)

    def _foot(self, foot: pygame.Rect) -> None:
        words = [("done", "primary", self.back)]
        if self.name in self.app.settings.persons:
            words.append(("delete", "danger", self._ask_delete))
        for key, kind, act in words:
            label = say(f"person-{key}")
            wide = min(widgets.button_size(label, self.s)[0], foot.w // 3)
            rect = pygame.Rect(foot.right - wide, foot.y, wide, foot.h)
            self.add_button(key, rect, label, act, kind=kind)
            foot.w -= wide + self.px(12)

    def _change(self, key: str, value: Any) -> None:
        self.person = self.person._replace(**{key: value})
        if self.name:
            self.app.settings.persons[self.name] = self.person
            self.app.save_settings()
        if key == "figure":
            self.rebuild()

    def _call(self, typed: str) -> None:
        """Gives the person a name that nobody else has."""
        settings, name = self.app.settings, name_from(typed, LONGEST_NAME)
        others = settings.persons.keys() - {self.name}
        if not name or same_name(others, name) is not None:
            self.app.say(say("person-taken", name=name) if name else say("person-nameless"))
        elif name != self.name:
            if self.name:
                rename(settings, self.name, name)
                self.app.library.rename(self.name, name)
            settings.persons[name] = self.person
            self.app.save_settings()
            self.name = self.title = name
        self.rebuild()

    def _ask_delete(self) -> None:
        matches = self.app.library.count(Wanted(person=self.name))
        delete = Choice(say("person-delete"), self._delete, "danger")
        words = say("person-leaves", name=self.name, n=matches)
        choices, figure = (delete, Choice(say("person-stays"))), self.person.figure
        self.app.ask(say("person-sure", name=self.name), words, choices, figure)

    def _delete(self) -> None:
        forget(self.app.settings, self.name)
        self.app.save_settings()
        self.app.pop()
        self._taken("")

    def back(self) -> None:
        self.app.pop()
        if self.name:
            self._taken(self.name)


def _told(key: str, value: int | None) -> str:
    """Returns the words for a value of an own setting."""
    if value is None:
        return say("own-usual")
    if key == "scale":
        return say("own-scale", n=value)
    return say(f"own-{key}-{value:d}" if key == "tutor" else f"own-{value:d}")
