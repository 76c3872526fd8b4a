"""Marks on this table: lit spaces, borders and pieces, ghosts of chosen cards, hints."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from pygame import FRect

from tabletop.games.bunny_kingdom.rules import keys
from tabletop.games.bunny_kingdom.rules.rails import printed
from tabletop.games.bunny_kingdom.table import figures
from tabletop.games.bunny_kingdom.table.art_colours import PARCHMENT_FRAME
from tabletop.games.bunny_kingdom.table.art_places import rabbit_at, split
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
from tabletop.games.bunny_kingdom.table.tray import Tray
from tabletop.games.bunny_kingdom.words import say
from tabletop.table.art import widgets
from tabletop.table.art.palette import GOLD, STITCH, WHITE
from tabletop.table.art.picture import Picture
from tabletop.table.art.rabbit import standing
from tabletop.table.contract import Host, Marks
from tabletop.table.marking import Box
from tabletop.table.marking import Marking as Common

MANY = 26
"""Number of lit spaces from which one picture lights them all."""
SPACE_RADIUS, PLATE_RADIUS = 6, 14
INSET = 5.0
"""Distance of a space's marks from its edge."""
GHOST, WEAK, STRONG, ABOUT = 165, 46, 90, 70
"""Alpha of a rabbit that would stand there, and of the lights over spaces."""
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
        prices: carrots that choosing a piece would bring.
    """

    ghosts: tuple[int, ...] = ()
    seat: int = 0
    aim: int = -1
    around: frozenset[int] = NO_SPACES
    sealed: tuple[str, ...] = ()
    tags: Mapping[str, str] = NO_WORDS
    about: frozenset[int] = NO_SPACES
    prices: Mapping[str, str] = NO_WORDS


class Marking(Common):
    """Draws a set of marks and removes it again.

    Attributes:
        extra: the extra marks, shown with the next `show`.
    """

    card_foot = 0.6

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
            self._over(lit, figures.lit_spaces)
            if marks.hovered.startswith("space:"):
                self._stitched(keys.number(marks.hovered), True)
        self._outline(extra.around, WHITE)
        for space in extra.ghosts:
            self._ghost(space, extra.seat)
        if extra.aim >= 0:
            usable = keys.space(extra.aim) in marks.legal
            self._stitched(extra.aim, True, GOLD if usable else WHITE)
        self._sealed(extra.sealed)
        self._tags(extra.tags)
        self._outline(extra.about, PARCHMENT_FRAME)
        for space in extra.about:
            rect = self.pieces.maps.rect(space)
            self._on(space, figures.light(PARCHMENT_FRAME), rect, Z_GLOW, ABOUT)
        for key, price in extra.prices.items():
            box = self.box(key)
            if box is not None:
                art = widgets.price_badge(price, self.host.s, True, "carrot")
                self.add(art, box.rect.topright, box.z + 0.01)

    def _on(
        self, space: int, shown: Picture, rect: FRect, z: float, alpha: int = 255
    ) -> None:
        """Draws on the board of a space."""
        clip = self.pieces.maps.board(space).clip
        window = self.host.layer.pixels(clip) if clip is not None else None
        self.lay(shown, rect, z, clip=window, alpha=alpha)

    def _over(self, spaces: Iterable[int], make: Callable[[tuple[int, ...]], Picture]) -> None:
        """Draws over spaces, once for each board."""
        for part in split(spaces):
            if part:
                self._on(part[0], make(part), self.pieces.maps.bounds(part), Z_MARK - 1)

    def _outline(self, spaces: Collection[int], colour: str) -> None:
        self._over(spaces, lambda part: figures.glow_outline(part, colour))

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
            self.hint(box._replace(z=max(box.z, Z_TAG + 0.8)), number)

    def _stitched(self, space: int, strong: bool, colour: str = GOLD) -> None:
        """Stitches a space: gold if it is legal, white if it is only a target."""
        rect, box = self.pieces.maps.rect(space), self.box(keys.space(space))
        self._on(space, figures.light(colour), rect, Z_GLOW, STRONG if strong else WEAK)
        if box is not None:
            thread = STITCH if colour == GOLD else colour
            art = widgets.stitches(*box.rect.size, box.radius, self._s(box), thread)
            self.over(box, art)

    def _track(self, segment: int, strong: bool) -> None:
        rect = self.pieces.maps.track(segment)
        if strong:
            self._on(0, figures.track(), rect, Z_TRACK + 0.2)
        self._on(0, figures.ghost_track(), rect, Z_LINK - 1)

    def _ghost(self, space: int, seat: int) -> None:
        """Draws a half-seen rabbit on a space."""
        if self.pieces.holder(space) == seat:
            return
        self._stitched(space, False, WHITE)
        place = rabbit_at(self.pieces.maps.rect(space), self.pieces.building_on(space) > 0)
        shown = standing(self.pieces.figure(seat))
        self._on(space, shown, place, Z_RABBIT + space / 1000, GHOST)

    # ---------------------------------------------------------------------------------- others

    def _sealed(self, pieces: Iterable[str]) -> None:
        """Marks cards of the hand that are chosen for good, until all players have chosen."""
        for key in pieces:
            box = self.box(key)
            if box is None:
                continue
            rect, s = box.rect, self.host.s
            self.over(box, widgets.chosen_ring(*rect.size, box.radius, s))
            small = min(s, rect.w / 66)
            lock = widgets.price_badge("", small, True, "lock")
            self.add(lock, (rect.right - 13 * small, rect.y + 11 * small), box.z + 0.004)

    def _tags(self, words: Mapping[str, str]) -> None:
        """Draws small papers over the upper edge of chosen cards."""
        s = self.host.s
        for key, tag in words.items():
            rect = self.tray.rects.get(key)
            if rect is None:
                continue
            art = widgets.tag(say(f"tag-{tag}"), WHITE, s=s)
            w, h = art.surface.get_width() - 2 * art.ox, art.surface.get_height() - 2 * art.oy
            y = max(rect.y * s - h * 0.35, (self.tray.at.tabs[0].bottom + 2) * s)
            self.add(art, (rect.centerx * s - w / 2, y), Z_CARD + 6)
