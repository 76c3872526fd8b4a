"""NodeTable: what lies on a table, by key: its picture, where it rests, whether it can be taken.

Knows no game and no time.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from pygame import FRect, Rect

from tabletop.table.art.picture import Picture
from tabletop.table.stage import Layer, Node, Stage

Spot = tuple[float, float]


@dataclass(slots=True)
class Piece:
    """A thing on the table, or a bare place.

    Attributes:
        rest: where it lies when nobody holds it, its shadow not counted.
        node: its picture; None for a bare place, which is drawn in the ground.
        z: of its picture; a bare place lies under every piece with a higher one.
        radius: of its corners, in style pixels: marks follow them.
        below: z of the light that marks put under it; None = half a step under it.
        loose: whether it may hang at the pointer.
        hit: whether it can be pointed at; False for what is only decoration.
        clip: window rectangle outside of which nothing of it is there; None = nowhere.
    """

    rest: Rect
    node: Node | None = None
    z: float = 0.0
    radius: float = 8.0
    loose: bool = True
    hit: bool = True
    below: float | None = None
    clip: Rect | None = None


class Item(NamedTuple):
    """A piece as its game shows it, in style units; the rest is that of a `Piece`.

    Attributes:
        face: the side that is seen: where that changes it is turned over.
    """

    picture: Picture
    rect: FRect
    z: float
    alpha: int = 255
    radius: float = 8.0
    loose: bool = True
    hit: bool = True
    below: float | None = None
    face: object = None
    clip: FRect | None = None


class Place(NamedTuple):
    """A bare place as its game names it, in style units; the rest is that of a `Piece`."""

    rect: FRect
    z: float = 0.0
    radius: float = 8.0
    hit: bool = True
    below: float | None = None
    clip: FRect | None = None


class NodeTable:
    """All pieces of one table, laid in style units: `sync` shows all there is, `lay`, `lay_place`
    and `remove` one at a time. Where pieces rest is told in window pixels.
    """

    def __init__(self, stage: Stage, scale: float = 1.0) -> None:
        self._stage, self._layer = stage, Layer(stage, scale)
        self.pieces: dict[str, Piece] = {}
        self._items: dict[str, frozenset[str]] = {}

    def __contains__(self, key: str) -> bool:
        return key in self.pieces

    # ----------------------------------------------------------------------------- bringing up

    def lay(
        self, key: str, picture: Picture, rect: FRect, z: float, *, alpha: int = 255,
        radius: float = 8.0, loose: bool = True, hit: bool = True, below: float | None = None,
    ) -> Node:
        """Shows a piece in a rectangle of style units, new or as it is already."""
        return self.lay_item(key, Item(picture, rect, z, alpha, radius, loose, hit, below))

    def lay_item(self, key: str, item: Item) -> Node:
        """The same, told in one."""
        picture, rect, z, alpha, radius, loose, hit, below, _, window = item
        clip = self._layer.pixels(window) if window is not None else None
        lies = Piece(self._layer.pixels(rect), None, z, radius, loose, hit, below, clip)
        node = self._named_node(key, lies)
        node.show(picture, rect, z=z, visible=True, alpha=alpha)
        return node

    def sync(self, items: Mapping[str, Item | Place], held: str = "", part: str = "") -> None:
        """Shows these items and places, in place of those that were shown so before in that part
        of the table; what is `held` in the hand stays as it is.
        """
        before = self._items.get(part, frozenset())
        self.remove(*[key for key in before if key not in items and key != held])
        self._items[part] = frozenset(items)
        for key, item in items.items():
            if isinstance(item, Place):
                rect, z, radius, hit, below, clip = item
                self.lay_place(key, rect, z, radius=radius, hit=hit, below=below, clip=clip)
            elif key != held or key not in self.pieces:
                self.lay_item(key, item)

    def appear(self, key: str, item: Item) -> Node:
        """Shows an item on its way, until the next `sync` of what has no part of its own."""
        self._items[""] = self._items.get("", frozenset()) | {key}
        return self.lay_item(key, item)

    def _named_node(self, key: str, piece: Piece) -> Node:
        """The picture of what lies there by that name from now on, perhaps a new one."""
        before = self.pieces.get(key)
        piece.node = before.node if before is not None else None
        if piece.node is None:
            piece.node = self._stage.picture(None, 0, 0, piece.z, key)
            piece.node.scale = self._layer.scale
        piece.node.clip = piece.clip
        self.pieces[key] = piece
        return piece.node

    def lay_place(
        self, key: str, rect: FRect, z: float = 0.0, *, radius: float = 8.0, hit: bool = True,
        below: float | None = None, clip: FRect | None = None,
    ) -> None:
        """Names a bare place in style units."""
        window = self._layer.pixels(clip) if clip is not None else None
        lies = self._layer.pixels(rect)
        self.pieces[key] = Piece(lies, None, z, radius, False, hit, below, window)

    def hide(self, key: str) -> None:
        """Out of sight until it is laid again: something flies in its stead."""
        node = self.node(key)
        if node is not None:
            node.put(visible=False)

    def remove(self, *keys: str) -> None:
        """Takes pieces away."""
        for key in keys:
            piece = self.pieces.pop(key, None)
            if piece is not None and piece.node is not None:
                self._stage.remove(piece.node)

    def clear(self) -> None:
        """Takes everything away."""
        self.remove(*list(self.pieces))

    # --------------------------------------------------------------------------------- asking

    def node(self, key: str) -> Node | None:
        """Its picture; None for a bare place and for what is not there."""
        piece = self.pieces.get(key)
        return piece.node if piece is not None else None

    def rest(self, key: str) -> Rect | None:
        """Returns the rectangle of a piece that nobody holds, or None if there is no such piece."""
        piece = self.pieces.get(key)
        return piece.rest.copy() if piece is not None else None

    def at(self, pos: tuple[int, int], but: str = "") -> list[str]:
        """Keys of what lies under that point, topmost first; `but` is left out: it is held."""
        found = [
            (piece.node.z if piece.node is not None else piece.z, order, key)
            for order, (key, piece) in enumerate(self.pieces.items())
            if piece.hit and key != but and piece.rest.collidepoint(pos)
            and (piece.clip is None or piece.clip.collidepoint(pos))
            and (piece.node is None or piece.node.visible)
        ]
        return [key for _, _, key in sorted(found, reverse=True)]


def usable_first(found: Iterable[str], usable: Collection[str]) -> list[str]:
    """Returns each key once, those that may be used now before the rest."""
    once = list(dict.fromkeys(found))
    return [key for key in once if key in usable] + [key for key in once if key not in usable]


def nearest(rects: Iterable[tuple[str, Rect]], start: Spot, dx: int, dy: int) -> str:
    """The key of the rectangle that lies nearest to `start` in that direction; "" = none."""
    best, found = 0.0, ""
    for key, rect in rects:
        x, y = rect.centerx - start[0], rect.centery - start[1]
        ahead, aside = x * dx + y * dy, abs(x * dy) + abs(y * dx)
        if ahead > 0 and (not found or ahead + 2 * aside < best):
            best, found = ahead + 2 * aside, key
    return found
