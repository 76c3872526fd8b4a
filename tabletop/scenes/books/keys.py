"""The list of all keys, opened with F1 over any screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from tabletop.scenes import keysets
from tabletop.scenes.commands import BOOK, EVERYWHERE, READING, TABLE, group, on_this_machine
from tabletop.scenes.scene import Scene
from tabletop.scenes.screen import Screen
from tabletop.table.art import lettering, widgets
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.surface import blank

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

KEYS = tuple((place, group(place)) for place in (EVERYWHERE, TABLE, READING, BOOK))
LOW = 480
"""Below this many units of height what turns the pages stands beside the rows."""
COLUMN = 400

Groups = tuple[tuple[str, tuple[tuple[str, str], ...]], ...]


def of_hand(groups: Groups, name: str) -> Groups:
    """The list with the keys of a set in place of the usual ones."""
    keys = keysets.KEY_SETS.get(name)
    if keys is None:
        return tuple(
            (heading, tuple((on_this_machine(key), words) for key, words in rows))
            for heading, rows in groups
        )
    more = (
        (keys.more, "second keys: the next key is one of them"),
        (f"{keys.more} {keys.more}", "third keys, and so on"),
    )
    told = tuple(
        (heading, tuple((keysets.shown(key, name) or key, words) for key, words in rows))
        for heading, rows in groups
    )
    return tuple(
        (heading, (*more, *rows) if heading == EVERYWHERE else rows) for heading, rows in told
    )


class KeysScene(Screen):
    """The list of all keys and what they do."""

    route = "keys"
    title = "Keys"

    def __init__(self, app: Program, below: Scene | None = None) -> None:
        """`below` is the screen it was opened over; its own keys come first."""
        super().__init__(app)
        own = below.keys if below is not None else ()
        groups = ((below.title, own), *KEYS) if below is not None and own else KEYS
        self.groups = of_hand(groups, app.settings.keys)

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

    def _cells(self, width: int, room: int) -> list[list[tuple[str, str]]]:
        """Rows (key, words) in columns of at most `room` pixels; a heading has no words."""
        cells: list[list[tuple[str, str]]] = [[]]
        used = 0
        for heading, keys in self.groups:
            head = self._height((heading, ""), width)
            talls = [self._height(row, width) for row in keys]
            parts = self._cut(keys, talls, room - head)
            for number, part in enumerate(parts):
                whole = head + sum(self._height(row, width) for row in part)
                if used and used + whole > room:
                    cells.append([])
                    used = 0
                words = heading if not number else f"{heading} …"
                cells[-1] += [(words, ""), *part]
                used += whole
        return cells

    def _cut(
        self, keys: Sequence[tuple[str, str]], talls: Sequence[int], room: int
    ) -> list[list[tuple[str, str]]]:
        """The rows of one heading in as few parts as fit, all about as high as each other."""
        count = max(1, -(-sum(talls) // max(1, room)))
        while True:
            least = sum(talls) / count
            parts: list[list[tuple[str, str]]] = [[]]
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

    def _height(self, row: tuple[str, str], width: int) -> int:
        if not row[1]:
            return self.px(46)
        lines = lettering.wrap(row[1], "body", self.px(17), width - self._caps(width))
        return max(self.px(40), len(lines) * self.px(24) + self.px(12))

    def _caps(self, width: int) -> int:
        return min(self.px(190), width // 2)

    def _column(self, rows: list[tuple[str, str]], x: int, y: int, width: int) -> None:
        for key, words in rows:
            if not words:
                self.words(key, x, y + self.px(20), "display", 24, INK, "midleft", width=width)
            else:
                self._row(key, words, x, y, width)
            y += self._height((key, words), width)

    def _row(self, key: str, words: str, x: int, y: int, width: int) -> None:
        one_hand = self.app.settings.keys in keysets.KEY_SETS
        face = _caps_art(key, self.s, one_hand)
        room = self._caps(width) - self.px(12)
        if face.get_width() > room and not one_hand:
            face = widgets.key_cap(key.replace(" + ", "+"), self.s)
        self.picture(face, x, y + self.px(3), 20)
        left = self._caps(width)
        said = f"{key}: {words}"
        self.paragraph(words, x + left, y + self.px(6), width - left, INK2, px=17, said=said)


def _caps_art(keys: str, s: float, one_hand: bool) -> pygame.Surface:
    """Key caps side by side; a plus joins those that are held together."""
    parts: list[pygame.Surface] = []
    pieces = keys.split(" ") if one_hand else _joined(keys)
    for name in pieces:
        if len(pieces) > 1 and name in JOINTS:
            parts.append(lettering.lettered(name, "heading", round(16 * s), INK))
        else:
            parts.append(widgets.key_cap(name.replace("\u00a0", " "), s))
    gap = round(5 * s)
    out = blank(sum(p.get_width() + gap for p in parts) - gap, max(p.get_height() for p in parts))
    left = 0
    for part in parts:
        out.blit(part, (left, (out.get_height() - part.get_height()) // 2))
        left += part.get_width() + gap
    return out


JOINTS = ("+", keysets.THEN, keysets.OR)


def _joined(keys: str) -> list[str]:
    """ "Ctrl + Z" as its keys and what stands between them."""
    return [part for name in keys.split(" + ") for part in ("+", name)][1:]
