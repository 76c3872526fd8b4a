"""Marks on this table: lit spaces, borders and pieces, ghosts of chosen cards, hints."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

import pygame

from tabletop.games.bunny_kingdom.rules import keys
from tabletop.games.bunny_kingdom.rules.rails import printed
from tabletop.games.bunny_kingdom.table import art_places, figures
from tabletop.games.bunny_kingdom.table.art_colours import PARCHMENT_FRAME
from tabletop.games.bunny_kingdom.table.pieces import (
    Z_CARD,
    Z_GLOW,
    Z_LINK,
    Z_MARK,
    Z_RABBIT,
    Z_TAG,
    Z_TRACK,
    Pieces,
)
from tabletop.games.bunny_kingdom.table.tray import CARD_RADIUS, Tray
from tabletop.games.bunny_kingdom.words import say
from tabletop.table.art import widgets
from tabletop.table.art.cache import cached
from tabletop.table.art.palette import GOLD, STITCH, WHITE, rgba
from tabletop.table.art.surface import Art, blank
from tabletop.table.contract import Host, Marks
from tabletop.table.marking import HINTED, Box
from tabletop.table.marking import Marking as Common

MANY = 26
"""Number of lit spaces from which one picture lights them all."""
SPACE_RADIUS, PLATE_RADIUS = 6, 14
INSET = 3
NO_SPACES: frozenset[int] = frozenset()
NO_WORDS: Mapping[str, str] = MappingProxyType({})


class TableMarks(NamedTuple):
    """Kingdom's extra marks: ghosts, target, fief, parchments.

    Attributes:
        ghosts: spaces of half-seen rabbits of `seat`.
        aim: the target space of the preview, -1 = none; `around` the fief it would belong to.
        sealed: cards of the hand that are chosen for good.
        tags: words over chosen cards.
        about: spaces that the parchments are about.
        together: the hinted pieces are one choice, not the best few in order.
    """

    ghosts: tuple[int, ...] = ()
    seat: int = 0
    aim: int = -1
    around: frozenset[int] = NO_SPACES
    sealed: tuple[str, ...] = ()
    tags: Mapping[str, str] = NO_WORDS
    about: frozenset[int] = NO_SPACES
    together: bool = False


class Marking(Common):
    """Draws a set of marks and removes it again.

    Attributes:
        extra: the extra marks, shown with the next `show`.
    """

    def __init__(
        self, host: Host, box: Callable[[str], Box | None], pieces: Pieces, tray: Tray
    ) -> None:
        super().__init__(host, box)
        self.pieces, self.tray = pieces, tray
        self.extra = TableMarks()
        self._many = False

    def show(self, marks: Marks) -> None:
        lit = sorted(keys.number(key) for key in marks.legal if key.startswith("space:"))
        self._many = len(lit) >= MANY
        super().show(marks)
        extra = self.extra
        if self._many:
            self._light_many(lit)
            if marks.hovered.startswith("space:"):
                self._stitched(keys.number(marks.hovered), True)
        for part in art_places.split(extra.around):
            if part:
                self._outline(part, WHITE)
        for space in extra.ghosts:
            self._ghost(space, extra.seat)
        if extra.aim >= 0:
            usable = keys.space(extra.aim) in marks.legal
            self._stitched(extra.aim, True, GOLD if usable else WHITE)
        self._sealed(extra.sealed)
        self._tags(extra.tags)
        self._glow(extra.about)

    # ------------------------------------------------------------------------------ lit things

    def legal(self, key: str, strong: bool) -> None:
        kind = key.partition(":")[0]
        if kind == "space":
            if not self._many:
                self._stitched(keys.number(key), strong)
            return
        if kind == "button" or (kind == "card" and not strong and not self.tray.copying):
            return
        if kind == "segment":
            self._track(keys.number(key), strong)
            return
        if kind == "corner" and strong:
            for segment in printed(self.pieces.central, keys.number(key)):
                self._track(segment, False)
        box = self.box(key)
        if box is not None:
            if kind == "waits":
                glow = widgets.legal_glow(*box.rect.size, box.radius, self._s(box), strong)
                self.light(box, glow)
            self.over(box, widgets.stitches(*box.rect.size, box.radius, self._s(box)))

    def hinted(self, key: str, number: int) -> None:
        box = self.box(key)
        if box is not None:
            art = widgets.hint_mark(*box.rect.size, box.radius, self._s(box), number)
            over = box._replace(z=max(box.z, Z_TAG + 0.8))
            self.over(over, art, HINTED)

    def _light_many(self, lit: list[int]) -> None:
        for part in art_places.split(lit):
            if part:
                board = self.pieces.maps.board(part[0])
                art = figures.lit_spaces(part, board.cw, board.ch, self.pieces.unit(part[0]))
                self.add(art, (board.x, board.y), Z_MARK - 1, board.clip)

    def _outline(self, part: tuple[int, ...], colour: str) -> None:
        board = self.pieces.maps.board(part[0])
        art = figures.glow_outline(part, board.cw, board.ch, self.pieces.unit(part[0]), colour)
        self.add(art, (board.x, board.y), Z_MARK - 1, board.clip)

    def _stitched(self, space: int, strong: bool, colour: str = GOLD) -> None:
        """Stitches a space: gold if it is legal, white if it is only a target."""
        rect = self.pieces.maps.rect(space)
        clip = self.pieces.maps.board(space).clip
        alpha = 90 if strong else 46
        self.add(light(*rect.size, alpha, colour), rect.topleft, Z_GLOW, clip)
        inner = rect.inflate(-2 * INSET - 4, -2 * INSET - 4)
        thread = STITCH if colour == GOLD else colour
        art = widgets.stitches(*inner.size, SPACE_RADIUS, self.pieces.unit(space), thread)
        self.add(art, inner.topleft, Z_MARK, clip)

    def _track(self, segment: int, strong: bool) -> None:
        board = self.pieces.maps.world
        if strong:
            art = figures.track(segment, board.cw)
            self.add(art, (board.x, board.y), Z_TRACK + 0.2, board.clip)
        art = figures.ghost_track(segment, board.cw)
        self.add(art, (board.x, board.y), Z_LINK - 1, board.clip)

    def _ghost(self, space: int, seat: int) -> None:
        """Draws a half-seen rabbit on a space."""
        if self.pieces.holder(space) == seat:
            return
        rect = self.pieces.maps.rect(space)
        art = figures.settled(self.pieces.figure(seat), *rect.size)
        clip = self.pieces.maps.board(space).clip
        self._stitched(space, False, WHITE)
        self.add(art, self.pieces.feet(space), Z_RABBIT + space / 1000, clip)

    # ---------------------------------------------------------------------------------- others

    def _sealed(self, pieces: Iterable[str]) -> None:
        """Marks cards of the hand that are chosen for good, until all players have chosen."""
        for key in pieces:
            box = self.box(key)
            if box is None:
                continue
            rect, s = box.rect, self.host.s
            self.over(box, widgets.chosen_ring(*rect.size, CARD_RADIUS, s))
            small = min(s, rect.w / 66)
            lock = widgets.price_badge("", small, True, "lock")
            self.add(lock, (rect.right - 13 * small, rect.y + 11 * small), box.z + 0.004)

    def _tags(self, words: Mapping[str, str]) -> None:
        """Draws small papers over the upper edge of chosen cards."""
        for key, tag in words.items():
            rect = self.tray.rects.get(key)
            if rect is None:
                continue
            art = widgets.tag(say(f"tag-{tag}"), WHITE, s=self.host.s)
            w = art.surface.get_width() - 2 * art.ox
            h = art.surface.get_height() - 2 * art.oy
            y = max(rect.y - h * 0.35, self.tray.at.tabs[0].bottom + 2 * self.host.s)
            self.add(art, (rect.centerx - w / 2, y), Z_CARD + 6)

    def _glow(self, spaces: Iterable[int]) -> None:
        """Lights spaces red that the viewer's parchments are about."""
        for part in art_places.split(spaces):
            if part:
                self._outline(part, PARCHMENT_FRAME)
            for space in part:
                rect = self.pieces.maps.rect(space)
                clip = self.pieces.maps.board(space).clip
                self.add(light(*rect.size, 70, PARCHMENT_FRAME), rect.topleft, Z_GLOW, clip)


@cached
def light(w: int, h: int, alpha: int, colour: str = GOLD) -> Art:
    """A pale light over a space."""
    face: pygame.Surface = blank(w, h)
    face.fill(rgba(colour, alpha))
    return Art(face, 0, 0)
