"""Marks on this table: lit spaces, borders and pieces, ghosts of what is pointed at, hints.

Nothing here knows what is legal.
"""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from tabletop.games.bunny_kingdom.rules import keys
from tabletop.games.bunny_kingdom.rules.boards import SPACES
from tabletop.games.bunny_kingdom.rules.rails import SEGMENTS, printed
from tabletop.games.bunny_kingdom.table import art_places, figures
from tabletop.games.bunny_kingdom.table.art_colours import PARCHMENT_FRAME
from tabletop.games.bunny_kingdom.table.pieces import (
    Z_CARD,
    Z_GLOW,
    Z_LINK,
    Z_MARK,
    Z_OVER,
    Z_RABBIT,
    Z_TAG,
    Z_TRACK,
    Pieces,
)
from tabletop.games.bunny_kingdom.table.tray import Tray
from tabletop.table.art import widgets
from tabletop.table.art.cache import cached
from tabletop.table.art.palette import GOLD, STITCH, WHITE, rgba
from tabletop.table.art.surface import Art, blank
from tabletop.table.contract import Host, Marks
from tabletop.table.stage import Node

MANY = 26
"""From this many lit spaces on one outline goes round them all."""
CARD_RADIUS, SPACE_RADIUS, PLATE_RADIUS = 8, 6, 14
INSET = 3
Box = tuple[pygame.Rect, float, float]


class Marking:
    """Draws a set of marks and takes it away again."""

    def __init__(self, host: Host, pieces: Pieces, tray: Tray) -> None:
        self.host, self.pieces, self.tray = host, pieces, tray
        self._nodes: list[Node] = []
        self.together = False
        """Whether the hinted pieces are one choice, and not the best few in order."""

    def clear(self) -> None:
        self.host.stage.remove(*self._nodes)
        self._nodes.clear()

    def show(
        self, marks: Marks, ghosts: Iterable[int], seat: int, aim: int, around: frozenset[int],
    ) -> None:  # fmt: skip
        """`ghosts` are spaces where rabbits of `seat` would stand, `aim` the one meant now
        (-1 = none), `around` the fief it would belong to."""
        self.clear()
        lit = sorted(keys.number(k) for k in marks.legal if k.startswith("space:"))
        self._spaces(lit, marks.hovered)
        for key in sorted(marks.legal):
            self._legal(key, key == marks.hovered)
        for part in art_places.split(around):
            if part:
                self._outline(part, WHITE)
        for space in ghosts:
            self._ghost(space, seat)
        if aim >= 0:
            self._stitched(aim, True, GOLD if f"space:{aim}" in marks.legal else WHITE)
        self._chosen(marks.chosen)
        for rank, key in enumerate(marks.hinted):
            self._hint(key, rank)
        for key in sorted(marks.told):
            self._told(key)
        if marks.refused:
            self._refuse(marks.refused)

    # --------------------------------------------------------------------------------- places

    def box(self, key: str) -> Box | None:
        """The rectangle of what `key` names, its corners' radius, and the z its frame needs."""
        kind, number = key.partition(":")[0], keys.number(key)
        pieces = self.pieces
        if key in self.tray.rects:
            rect = self.tray.rects[key]
            if kind == "waits":
                d = self.tray.token_size(key)
                disc = pygame.Rect(rect.centerx - d // 2, rect.y, d, d)
                return disc, d / 2 / self.host.s, Z_CARD + 4
            return rect, CARD_RADIUS, Z_CARD + 4
        if kind in ("space", "rabbit") and 0 <= number < pieces.spaces:
            rect = pieces.maps.rect(number).inflate(-2 * INSET, -2 * INSET)
            return rect, SPACE_RADIUS, Z_MARK
        if kind in ("segment", "track") and 0 <= number < SEGMENTS:
            return pieces.maps.segment(number), SPACE_RADIUS, Z_MARK
        if kind == "rainbow" and pieces.view is not None and 0 <= number < 2:
            foot = pieces.view.ground[number]
            return self.box(f"space:{foot}") if foot >= 0 else None
        if kind in ("seat", "front", "hand", "pile") and (
            plate := self.host.anchors.get(f"plate:{number}")
        ):
            return plate, PLATE_RADIUS, Z_OVER
        return None

    def _clip(self, key: str) -> pygame.Rect | None:
        kind, number = key.partition(":")[0], keys.number(key)
        if kind in ("space", "rabbit") and 0 <= number < SPACES:
            return self.pieces.maps.board(number).clip
        if kind in ("segment", "corner", "track", "rainbow"):
            return self.pieces.maps.world.clip
        return None

    # ------------------------------------------------------------------------------ lit things

    def _spaces(self, lit: list[int], hovered: str) -> None:
        if len(lit) >= MANY:
            for part in art_places.split(lit):
                if part:
                    self._many(part)
            if hovered.startswith("space:"):
                self._stitched(keys.number(hovered), True)
            return
        for space in lit:
            self._stitched(space, hovered == f"space:{space}")

    def _outline(self, part: tuple[int, ...], colour: str) -> None:
        board = self.pieces.maps.board(part[0])
        art = figures.glow_outline(part, board.cw, board.ch, self.pieces.unit(part[0]), colour)
        self._add(art, (board.x, board.y), Z_MARK - 1, board.clip)

    def _many(self, part: tuple[int, ...]) -> None:
        board = self.pieces.maps.board(part[0])
        art = figures.lit_spaces(part, board.cw, board.ch, self.pieces.unit(part[0]))
        self._add(art, (board.x, board.y), Z_MARK - 1, board.clip)

    def _stitched(self, space: int, strong: bool, colour: str = GOLD) -> None:
        """Gold where something may be done there, white for what is only meant."""
        rect = self.pieces.maps.rect(space)
        clip = self.pieces.maps.board(space).clip
        alpha = 90 if strong else 46
        self._add(light(*rect.size, alpha, colour), rect.topleft, Z_GLOW, clip)
        inner = rect.inflate(-2 * INSET - 4, -2 * INSET - 4)
        thread = STITCH if colour == GOLD else colour
        art = widgets.stitches(*inner.size, SPACE_RADIUS, self.pieces.unit(space), thread)
        self._add(art, inner.topleft, Z_MARK, clip)

    def _legal(self, key: str, strong: bool) -> None:
        kind = key.partition(":")[0]
        if kind == "space" or (kind == "card" and not strong and not self.tray.copying):
            return
        if kind == "segment":
            self._track(keys.number(key), strong)
            return
        if kind == "corner" and strong:
            for segment in printed(self.pieces.central, keys.number(key)):
                self._track(segment, False)
        found = self.box(key)
        if found is None:
            return
        rect, r, z = found
        s = self.host.s
        if kind == "waits":
            self._add(widgets.legal_glow(rect.w, rect.h, r, s, strong), rect.topleft, Z_CARD - 0.5)
        self._add(widgets.stitches(rect.w, rect.h, r, s), rect.topleft, z, self._clip(key))

    def _track(self, segment: int, strong: bool) -> None:
        board = self.pieces.maps.world
        if strong:
            art = figures.track(segment, board.cw)
            self._add(art, (board.x, board.y), Z_TRACK + 0.2, board.clip)
        art = figures.ghost_track(segment, board.cw)
        self._add(art, (board.x, board.y), Z_LINK - 1, board.clip)

    def _ghost(self, space: int, seat: int) -> None:
        """A rabbit that would stand there, half seen."""
        if self.pieces.holder(space) == seat:
            return
        rect = self.pieces.maps.rect(space)
        art = figures.settled(self.pieces.figure(seat), *rect.size)
        clip = self.pieces.maps.board(space).clip
        self._stitched(space, False, WHITE)
        self._add(art, self.pieces.feet(space), Z_RABBIT + space / 1000, clip)

    # ---------------------------------------------------------------------------------- others

    def _chosen(self, pieces: frozenset[str]) -> None:
        s = self.host.s
        for key in sorted(pieces):
            found = self.box(key)
            if found is None:
                continue
            rect, r, z = found
            self._add(widgets.chosen_glow(rect.w, rect.h, r, s), rect.topleft, Z_CARD - 0.4)
            self._add(widgets.chosen_ring(rect.w, rect.h, r, s), rect.topleft, z)

    def sealed(self, pieces: Iterable[str]) -> None:
        """Cards of the hand that are chosen for good, until all players have chosen."""
        for key in pieces:
            rect = self.tray.rects.get(key)
            if rect is None:
                continue
            s = self.host.s
            self._add(widgets.chosen_ring(rect.w, rect.h, CARD_RADIUS, s), rect.topleft, Z_CARD + 4)
            lock = widgets.price_badge("", min(s, rect.w / 66), True, "lock")
            self._add(lock, (rect.right - 6 * s, rect.y + 6 * s), Z_CARD + 6)

    def tags(self, words: dict[str, str]) -> None:
        """Small papers over the upper edge of chosen cards."""
        for key, label in words.items():
            rect = self.tray.rects.get(key)
            if rect is None:
                continue
            art = widgets.tag(label, WHITE, s=self.host.s)
            w = art.surface.get_width() - 2 * art.ox
            h = art.surface.get_height() - 2 * art.oy
            y = max(rect.y - h * 0.35, self.tray.at.tabs[0].bottom + 2 * self.host.s)
            self._add(art, (rect.centerx - w / 2, y), Z_CARD + 6)

    def _hint(self, key: str, rank: int) -> None:
        found = self.box(key)
        if found is not None:
            rect, r, z = found
            number = rank + 1 if rank and not self.together else 0
            art = widgets.hint_mark(rect.w, rect.h, r, self._scale(key), number)
            self._add(art, rect.topleft, max(z, Z_TAG) + 0.8, self._clip(key))

    def _told(self, key: str) -> None:
        found = self.box(key)
        if found is not None:
            rect, r, z = found
            art = widgets.stitches(rect.w, rect.h, r, self._scale(key), WHITE)
            self._add(art, rect.topleft, z + 0.7, self._clip(key))

    def _refuse(self, key: str) -> None:
        found = self.box(key)
        if found is not None:
            rect, r, z = found
            art = widgets.refused(rect.w, rect.h, r, self.host.s)
            self._add(art, rect.topleft, z + 0.9, self._clip(key))

    def _scale(self, key: str) -> float:
        number = keys.number(key)
        if key.startswith(("space", "segment", "rabbit", "track")):
            return self.pieces.unit(number if key.startswith(("space", "rabbit")) else 0)
        return self.host.s

    def glow(self, spaces: Iterable[int]) -> None:
        """Red light over some spaces, as parchments have: what the filter is about."""
        for part in art_places.split(spaces):
            if part:
                self._outline(part, PARCHMENT_FRAME)
            for space in part:
                rect = self.pieces.maps.rect(space)
                clip = self.pieces.maps.board(space).clip
                self._add(light(*rect.size, 70, PARCHMENT_FRAME), rect.topleft, Z_GLOW, clip)

    def _add(
        self, art: Art, at: tuple[float, float], z: float, clip: pygame.Rect | None = None
    ) -> None:
        node = self.host.stage.picture(art, *at, z, "mark")
        if clip is not None:
            node.clip = clip
        self._nodes.append(node)


@cached
def light(w: int, h: int, alpha: int, colour: str = GOLD) -> Art:
    """A pale light over a space."""
    face = blank(w, h)
    face.fill(rgba(colour, alpha))
    return Art(face, 0, 0)


