"""The list of all keys, opened with F1 over any screen; from the settings keys can be changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.scenes.inputs.fields import Paper
from tabletop.scenes.keys import commands, keysets
from tabletop.scenes.keys.commands import group
from tabletop.scenes.keys.keysets import BOTH, chord, row_words, say, shown
from tabletop.scenes.keys.table import (
    BOOK,
    EVERYWHERE,
    HERE,
    LOOKING_BACK,
    READING,
    TABLE,
    Row,
    may_change,
)
from tabletop.scenes.overlay import Choice, Dialog
from tabletop.scenes.scene import Scene
from tabletop.scenes.screen import Screen, Way
from tabletop.table.art import lettering, widgets
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.surface import Art, blank
from tabletop.table.art.svg import rect as svg_rect
from tabletop.table.art.widgets_base import styled

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

ALWAYS = (EVERYWHERE, TABLE, READING, BOOK)
LOW = 480
"""Below this many units of height what turns the pages stands beside the rows."""
COLUMN = 400


class Line(NamedTuple):
    """A line of the list: a heading without words, or keys and what they do.

    Attributes:
        name: the command whose key can be changed; "" = none.
    """

    keys: str
    words: str = ""
    name: str = ""


Groups = tuple[tuple[str, tuple[Line, ...]], ...]


def lines_of(rows: Sequence[Row], changes: bool) -> tuple[Line, ...]:
    """Returns the lines of these rows; where the list `changes` keys, with their commands."""
    lines = []
    for row in rows:
        name = next(iter(row.commands), "")
        own = name if changes and len(row.commands) == 1 and may_change(name) else ""
        lines.append(Line(shown(row), row_words(row), own))
    return tuple(lines)


class KeyDialog(Dialog):
    """Asks for a key; any but the one that leads back is passed on."""

    every_key = True

    def __init__(self, title: str, words: str, leave: str, take: Callable[[str], str]) -> None:
        """`take` returns why a key cannot be had, or "" for one that was taken."""
        super().__init__(title, words, (Choice(leave),))
        self._take_key = take

    def handle(self, event: pygame.Event) -> None:
        """Takes a pressed key; everything else as in any question."""
        asked = event.type == pygame.KEYDOWN and "back" not in commands.of(event)
        if not asked:
            super().handle(event)
        elif not commands.only_held(event) and not self._take_key(
            next(iter(commands.pressed(event)), "")
        ):
            self.take(self.choices[-1])


class KeysScene(Screen):
    """The list of all keys and what they do."""

    route = "keys"

    def __init__(self, app: Program, below: Scene | None = None) -> None:
        """`below` is the screen it was opened over; its own keys come first. Without one all keys
        are listed, and can be changed."""
        super().__init__(app)
        self.title = say("keys")
        self._below = below
        self._changes = below is None and app.settings.keys == BOTH

    def enter(self) -> None:
        super().enter()
        if self._changes:
            self.app.say(say("own-changes"))

    @property
    def groups(self) -> Groups:
        """Returns the headings and the lines below them."""
        below, places = self._below, ALWAYS if self._below else (*ALWAYS, LOOKING_BACK, HERE)
        own = ((say("own-keys"), below.keys),) if below is not None and below.keys else ()
        found = (*own, *((say(f"place-{place}"), group(place)) for place in places))
        layers = tuple(Line(*row) for row in keysets.layer_rows())
        return tuple(
            (head, (*(layers if rows is group(EVERYWHERE) else ()), *lines_of(rows, self._changes)))
            for head, rows in found
        )

    def header_right(self, y: int, d: int) -> int:
        """Adds the way back to the usual keys where somebody has their own."""
        right = super().header_right(y, d)
        if not self._changes or not self.app.settings.own_keys:
            return right
        way = Way("usual", say("own-reset"), "undo", self._reset)
        return self.add_at_right(right, y, d, way, self.units[0] >= LOW)

    def fill(self, area: pygame.Rect) -> None:
        low = self.units[1] < LOW
        inner = self.panel(self.column(area, 1180), 24, 12 if low else 20)
        aside = pygame.Rect(inner.right - self.px(42), inner.y, self.px(42), inner.h)
        if low:
            inner.w -= aside.w + self.px(8)
        columns = max(1, min(2, inner.w // self.px(COLUMN)))
        gap = self.px(32)
        each = (inner.w - gap * (columns - 1)) // columns
        pager_h = 0 if low else self.tall(42) + self.px(8)
        cells = self._cells(each, inner.h)
        if len(cells) > columns:
            cells = self._cells(each, inner.h - pager_h)
        pages = [cells[i : i + columns] for i in range(0, len(cells), columns)]
        foot = pygame.Rect(inner.x, inner.bottom - pager_h, inner.w, pager_h)
        for i, cell in enumerate(self.paged(pages, aside if low else foot, low)):
            self._column(cell, inner.x + i * (each + gap), inner.y, each)

    def _cells(self, width: int, room: int) -> list[list[Line]]:
        """The lines in columns of at most `room` pixels."""
        cells: list[list[Line]] = [[]]
        used = 0
        for heading, keys in self.groups:
            head = self._height(Line(heading), width)
            talls = [self._height(row, width) for row in keys]
            parts = self._cut(keys, talls, room - head)
            for number, part in enumerate(parts):
                whole = head + sum(self._height(row, width) for row in part)
                if used and used + whole > room:
                    cells.append([])
                    used = 0
                words = heading if not number else f"{heading} …"
                cells[-1] += [Line(words), *part]
                used += whole
        return cells

    def _cut(
        self, keys: Sequence[Line], talls: Sequence[int], room: int
    ) -> list[list[Line]]:
        """The rows of one heading in as few parts as fit, all about as high as each other."""
        count = max(1, -(-sum(talls) // max(1, room)))
        while True:
            least = sum(talls) / count
            parts: list[list[Line]] = [[]]
            used = 0
            for row, tall in zip(keys, talls, strict=True):
                if parts[-1] and (used + tall > room or used + tall / 2 > least):
                    parts.append([])
                    used = 0
                parts[-1].append(row)
                used += tall
            if len(parts) <= count + 1:
                return parts
            count += 1

    def _height(self, row: Line, width: int) -> int:
        if not row.words:
            return self.px(46)
        lines = lettering.wrap(row.words, "body", self.px(17), width - self._caps(width))
        return max(self.tall(40), len(lines) * self.px(24) + self.px(12))

    def _caps(self, width: int) -> int:
        return min(self.px(190), width // 2)

    def _column(self, rows: list[Line], x: int, y: int, width: int) -> None:
        for row in rows:
            if not row.words:
                self.words(row.keys, x, y + self.px(20), "display", 24, INK, "midleft", width=width)
            else:
                self._row(row, x, y, width)
            y += self._height(row, width)

    def _row(self, row: Line, x: int, y: int, width: int) -> None:
        said = f"{row.keys}: {row.words}".replace(keysets.HARD, " ")
        at = pygame.Rect(x, y, width, self._height(row, width))
        if not row.name or self.controls.find(f"key:{row.name}") is not None:
            self.tell(self.picture(self._paint(row, at.size, ""), x, y, 20), at, said)
            return
        act, paint = partial(self._ask, row), partial(self._paint, row, at.size)
        self.controls.add(Paper(f"key:{row.name}", at, act, paint, label=said, radius=8), 12)

    def _paint(self, row: Line, size: tuple[int, int], state: str) -> Art:
        """Returns the keys of a line and what they do; under the pointer its ground is light."""
        s, (w, h), caps = self.s, size, self._caps(size[0])
        body = svg_rect(0, 0, w / s, h / s, 8, "#FFFFFF")
        face = styled(body, w, h, s) if state in ("hover", "pressed") else blank(w, h)
        keys, room = _caps_art(row.keys, s), caps - self.px(12)
        if keys.get_width() > room and " + " in row.keys:
            keys = widgets.key_cap(row.keys.replace(" + ", "+"), s)
        face.blit(keys, (0, self.px(3)))
        size_, step = self.px(17), self.px(24)
        for at, line in enumerate(lettering.wrap(row.words, "body", size_, w - caps)):
            y = self.px(6) + (at + 0.5) * step
            lettering.write(face, line, caps, y, "body", size_, INK2, "midleft")
        return Art(face, 0, 0)

    # ---------------------------------------------------------------------------- changing

    def _ask(self, row: Line) -> None:
        words = say("own", what=row.words, back=chord("Esc"))
        self.app.lay(KeyDialog(row.keys, words, say("leave"), partial(self._take, row)))

    def _take(self, row: Line, key: str) -> str:
        """Gives the command that key; returns why it cannot have it, and says so."""
        what = row.words
        problem = "" if key else say("own-no-key")
        if key and (taken := commands.in_force().taken(row.name, key)) is not None:
            problem = say("own-taken", key=chord(key), what=row_words(taken))
        self.app.say(problem or say("own-now", key=chord(key), what=what))
        if not problem:
            self._change({**self.app.settings.own_keys, row.name: key})
        return problem

    def _reset(self) -> None:
        self._change({})
        self.app.say(say("own-reset.done"))

    def _change(self, own: dict[str, str]) -> None:
        self.app.change(own_keys=own)
        self.rebuild()


def _caps_art(keys: str, s: float) -> pygame.Surface:
    """Key caps side by side; a plus joins those that are held together."""
    parts: list[pygame.Surface] = []
    for name in keys.split(" "):
        if name in keysets.joints() and keys != name:
            parts.append(lettering.lettered(name, "heading", round(16 * s), INK))
        else:
            parts.append(widgets.key_cap(name.replace(keysets.HARD, " "), s))
    gap = round(5 * s)
    out = blank(sum(p.get_width() + gap for p in parts) - gap, max(p.get_height() for p in parts))
    left = 0
    for part in parts:
        out.blit(part, (left, (out.get_height() - part.get_height()) // 2))
        left += part.get_width() + gap
    return out
