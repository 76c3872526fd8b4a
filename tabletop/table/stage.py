"""The stage: pictures at places over a ground, redrawn only where something changed.

A stage is laid out in pixels; a `Layer` is the same stage in style units. No input, no time.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import pygame

from tabletop.table.art.picture import Picture, Size
from tabletop.table.art.surface import Art
from tabletop.table.art.turning import narrowed, turned

FEW = 32
"""Up to this many dirty rectangles are redrawn one by one; more are taken together."""

WORTH = 1.25
"""Two dirty rectangles become one when that grows what is redrawn by no more than this factor."""


class Node:
    """One picture on a stage.

    Attributes:
        key: a name for tests and look-ups, "" when nobody asks.
        z: nodes with a higher z lie over those with a lower one; equal ones in order of adding.
        clip: window rectangle outside of which the node is not drawn.
        scale: pixels of a style unit, where it is shown by `show`.
    """

    __slots__ = (
        "_alpha", "_area", "_art", "_clip", "_drawn", "_order", "_shown", "_visible", "_x", "_y",
        "_z", "key", "scale", "stage",
    )

    def __init__(
        self, art: Art | None, x: float, y: float, z: float = 0.0, key: str = "", alpha: int = 255
    ) -> None:
        self.stage: Stage | None = None
        self.key = key
        self._area: pygame.Rect | None = None
        self._clip: pygame.Rect | None = None
        self._art = art
        self._x, self._y, self._z = x, y, z
        self._visible = True
        self._alpha = alpha
        self._order = 0
        self._drawn: pygame.Rect | None = None
        self.scale = 1.0
        self._shown: tuple[Picture, Size, Art] | None = None

    @property
    def order(self) -> int:
        """The order of adding: of two nodes at one height the later one lies on top."""
        return self._order

    @property
    def clip(self) -> pygame.Rect | None:
        return self._clip

    @clip.setter
    def clip(self, clip: pygame.Rect | None) -> None:
        if clip != self._clip:
            self._clip, self._area = clip, None
            if self.stage is not None:
                self.stage.touch(self)

    @property
    def art(self) -> Art | None:
        return self._art

    @property
    def pos(self) -> tuple[float, float]:
        """Top left of the piece itself, its shadow not counted."""
        return self._x, self._y

    @property
    def z(self) -> float:
        return self._z

    @property
    def visible(self) -> bool:
        return self._visible

    @property
    def alpha(self) -> int:
        return self._alpha

    def put(
        self,
        *,
        art: Art | None = None,
        pos: tuple[float, float] | None = None,
        z: float | None = None,
        visible: bool | None = None,
        alpha: int | None = None,
    ) -> None:
        """Changes what is given and marks the stage where that shows."""
        changed = False
        if art is not None and art is not self._art:
            self._art, changed = art, True
        if pos is not None and pos != (self._x, self._y):
            moved = (round(pos[0]), round(pos[1])) != (round(self._x), round(self._y))
            self._x, self._y = pos
            changed = changed or moved
        if visible is not None and visible != self._visible:
            self._visible, changed = visible, True
        if alpha is not None and alpha != self._alpha:
            self._alpha, changed = alpha, True
        if z is not None and z != self._z:
            self._z, changed = z, True
            if self.stage is not None:
                self.stage.resort()
        self._area = None
        if changed and self.stage is not None:
            self.stage.touch(self)

    def show(
        self, picture: Picture, rect: pygame.FRect, *,
        z: float | None = None, visible: bool | None = None, alpha: int | None = None,
        turn: float = 0.0, share: float = 1.0,
    ) -> None:
        """Shows a picture in a rectangle of style units, drawn at just the pixels it takes.

        Args:
            turn: degrees by which it leans, clockwise.
            share: of its width that is seen while it is turned over.
        """
        size = Size.of(rect, self.scale)
        last = self._shown
        if last is None or last[0] != picture or last[1] != size:
            last = self._shown = (picture, size, picture.at(size))
        pos = rect.x * self.scale, rect.y * self.scale
        art = narrowed(turned(last[2], turn), share)
        self.put(art=art, pos=pos, z=z, visible=visible, alpha=alpha)

    def area(self) -> pygame.Rect:
        """The window rectangle its picture covers now, shadow included; empty when it is hidden.

        It is kept until something changes, and must not be changed by whoever gets it.
        """
        if self._area is None:
            self._area = self._measured()
        return self._area

    def _measured(self) -> pygame.Rect:
        if self._art is None or not self._visible or self._alpha == 0:
            return pygame.Rect(0, 0, 0, 0)
        surface, ox, oy = self._art
        area = surface.get_rect(topleft=(round(self._x) - ox, round(self._y) - oy))
        return area if self._clip is None else area.clip(self._clip)


class Stage:
    """All pictures of a screen, and which parts of the window they changed."""

    def __init__(self) -> None:
        self.ground: pygame.Surface | None = None
        self._nodes: list[Node] = []
        self._count = 0
        self._sorted = True
        self._dirty: list[pygame.Rect] = []
        self._touched: list[Node] = []
        self._all = True
        self._painted: pygame.Surface | None = None

    @property
    def nodes(self) -> tuple[Node, ...]:
        return tuple(self._nodes)

    @property
    def dirty(self) -> bool:
        """Returns True if a draw would change the window."""
        return self._all or bool(self._dirty)

    def add(self, node: Node) -> Node:
        """Puts a node on the stage and returns it."""
        self._count += 1
        node._order = self._count
        node.stage = self
        self._nodes.append(node)
        self._sorted = False
        self.touch(node)
        return node

    def picture(
        self, art: Art | None, x: float, y: float, z: float = 0.0, key: str = "", alpha: int = 255
    ) -> Node:
        """Adds a picture; short for `add(Node(...))`."""
        return self.add(Node(art, x, y, z, key, alpha))

    def paint(self, art: Art, x: float, y: float) -> None:
        """Draws a picture into the ground for good: what never changes costs no frame anything."""
        if self.ground is None:
            return
        if self._painted is not self.ground:
            self._painted = self.ground = self.ground.copy()
        surface, ox, oy = art
        self.ground.blit(surface, (round(x) - ox, round(y) - oy))
        self.invalidate()

    def remove(self, *nodes: Node) -> None:
        for node in nodes:
            if node.stage is self:
                self.touch(node)
                node.stage = None
                self._nodes.remove(node)

    def clear(self) -> None:
        """Takes everything away, the ground included."""
        for node in self._nodes:
            node.stage = None
        self._nodes.clear()
        self.ground = self._painted = None
        self.invalidate()

    def invalidate(self) -> None:
        """Has the whole window redrawn."""
        self._all = True
        self._dirty.clear()
        self._touched.clear()

    def touch(self, node: Node) -> None:
        """Marks where `node` was drawn and where it is now."""
        if self._all:
            return
        self._touched.append(node)
        if node._drawn is not None:
            self._dirty.append(node._drawn)
        area = node.area()
        if area.width and area.height:
            self._dirty.append(area)

    def resort(self) -> None:
        self._sorted = False

    def draw(self, screen: pygame.Surface) -> list[pygame.Rect]:
        """Redraws what changed; returns the window rectangles that did."""
        if not self.dirty:
            return []
        if not self._sorted:
            self._nodes.sort(key=lambda node: (node._z, node._order))
            self._sorted = True
        whole = screen.get_rect()
        rects = [whole] if self._all else _merged(self._dirty, whole)
        for node in self._nodes if self._all else self._touched:
            node._drawn = node.area() if node.area().width else None
        self._all = False
        self._dirty.clear()
        self._touched.clear()
        areas = [node._area or node.area() for node in self._nodes]
        for rect in rects:
            self._draw_part(screen, rect, areas)
        screen.set_clip(None)
        return rects

    def _draw_part(
        self, screen: pygame.Surface, rect: pygame.Rect, areas: list[pygame.Rect]
    ) -> None:
        screen.set_clip(rect)
        if self.ground is not None:
            screen.blit(self.ground, rect, rect)
        else:
            screen.fill(0, rect)
        for index in rect.collidelistall(areas):
            node = self._nodes[index]
            if node._art is None:
                continue
            surface, ox, oy = node._art
            if node._clip is None and node._alpha == 255:
                screen.blit(surface, areas[index])
                continue
            if node._clip is not None:
                screen.set_clip(rect.clip(node._clip))
            if node._alpha != 255:
                surface.set_alpha(node._alpha)
            screen.blit(surface, (round(node._x) - ox, round(node._y) - oy))
            if node._alpha != 255:
                surface.set_alpha(255)
            if node._clip is not None:
                screen.set_clip(rect)


class Layer(NamedTuple):
    """A stage in style units: here, and nowhere else, they become pixels."""

    stage: Stage
    scale: float

    def pixels(self, rect: pygame.FRect) -> pygame.Rect:
        """Returns the window rectangle of one in style units."""
        x, y, w, h = (round(side * self.scale) for side in rect)
        return pygame.Rect(x, y, w, h)

    def units(self, rect: pygame.Rect) -> pygame.FRect:
        """Returns a window rectangle in style units."""
        x, y, w, h = (side / self.scale for side in rect)
        return pygame.FRect(x, y, w, h)

    def picture(
        self, picture: Picture, rect: pygame.FRect, z: float = 0.0, key: str = "", alpha: int = 255
    ) -> Node:
        """Adds a picture."""
        node = Node(None, 0, 0, z, key, alpha)
        node.scale = self.scale
        node.show(picture, rect)
        return self.stage.add(node)

    def paint(self, picture: Picture, rect: pygame.FRect) -> None:
        """Draws a picture into the ground for good."""
        at = self.pixels(rect).topleft
        self.stage.paint(picture.at(Size.of(rect, self.scale)), *at)


def _merged(rects: Iterable[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """The same area in fewer rectangles; they may overlap where taking them together costs more."""
    merged: list[pygame.Rect] = []
    for rect in rects:
        grown = rect.clip(whole)
        if not grown.width or not grown.height:
            continue
        while (hit := _partner(grown, merged)) >= 0:
            grown = grown.union(merged.pop(hit))
        merged.append(grown)
    if len(merged) > FEW:
        return [merged[0].unionall(merged[1:])]
    return merged


def _partner(rect: pygame.Rect, others: list[pygame.Rect]) -> int:
    """The index of an overlapping rectangle that is worth taking together with `rect`, or -1."""
    for index in rect.collidelistall(others):
        other = others[index]
        both = rect.union(other)
        if both.w * both.h <= WORTH * (rect.w * rect.h + other.w * other.h):
            return index
    return -1
