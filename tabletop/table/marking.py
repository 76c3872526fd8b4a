"""Marks on the pieces of a table: what may be used, is chosen, hinted, told of, or was refused.

The drawing all tables share. A table tells where its pieces are (`box`), and draws a kind of mark
in its own way by overriding that one method.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from pygame import FRect, Rect

from tabletop.table.art import widgets
from tabletop.table.art.heat import heat_plate, plate
from tabletop.table.art.palette import HINT, WHITE
from tabletop.table.art.picture import Picture
from tabletop.table.art.surface import Art
from tabletop.table.contract import Heat, Host, Marks
from tabletop.table.meaning import Thing
from tabletop.table.messages import say
from tabletop.table.stage import Node

DISC, INSET, RANK = 30, 2.5, 0.5
"""Size of the disc of a hinted piece, how far it lies inside the corner, and its lift: pieces
beside each other are a hundredth apart."""
CHOSEN, TOLD, HINTED, REFUSED, HEAT = 0.0004, 0.0005, 0.0006, 0.0007, 0.0008
"""Height of a piece's other marks above its stitches: less than the step from one card of a fan
to the next, so that the next card covers the marks too."""
LOW, BELOW, LONG, INTO = 60, 4, 1.5, 6
"""Style pixels of height below which a piece keeps its face free of the plate, and by which the
plate of another stands out below it. A low piece so many times as wide as high is a button: the
plate lies at its upper left corner, so far into it, where no words are."""


class Box(NamedTuple):
    """The box round a piece on which its marks are drawn.

    Attributes:
        radius: of its corners, in style pixels.
        z: of the stitches round it; the other marks lie a little higher.
        below: z of the light under it; None = no light.
        scale: how large marks are drawn, 0 = as everything (small tiles want small stitches).
        clip: window rectangle outside of which nothing of them is seen.
    """

    rect: Rect
    radius: float
    z: float
    below: float | None = None
    scale: float = 0.0
    clip: Rect | None = None


class Marking:
    """Draws a set of marks and takes it away again.

    Attributes:
        ceiling: no mark lies higher: what flies or is held passes over them.
        card_foot: share of a card's height at which its chance ends: above what names the card.
        worth: the worth of the analysed choices, by piece, as it is shown.
        plates: rectangles of what tells it.
    """

    ceiling, card_foot = float("inf"), 1.0

    def __init__(self, host: Host, box: Callable[[str], Box | None]) -> None:
        self.host, self.box = host, box
        self._nodes: list[Node] = []
        self.worth: Mapping[str, Heat] = {}
        self.plates: list[FRect] = []

    def clear(self) -> None:
        """Takes every mark away."""
        self.host.stage.remove(*self._nodes)
        self._nodes.clear()

    def show(self, marks: Marks) -> None:
        """Draws these marks in place of the last ones."""
        self.clear()
        self.worth = marks.heat
        for key in sorted(marks.legal):
            self.legal(key, key == marks.hovered)
        for key in sorted(marks.chosen):
            self.chosen(key)
        for key in dict.fromkeys(marks.hinted):
            self.hinted(key, marks.numbers.get(key, 0))
        for key in sorted(marks.told):
            self.told(key)
        self.heat(marks.heat)
        if marks.refused:
            self.refused(marks.refused)

    # ------------------------------------------------- one mark each; a table may draw its own

    def legal(self, key: str, strong: bool) -> None:
        """Gold stitches and a light below; `strong` = under the pointer."""
        box = self.box(key)
        if box is not None:
            self.light(box, widgets.legal_glow(*box.rect.size, box.radius, self._s(box), strong))
            self.over(box, widgets.stitches(*box.rect.size, box.radius, self._s(box)))

    def chosen(self, key: str) -> None:
        """A white ring and a light below."""
        box = self.box(key)
        if box is not None:
            self.light(box, widgets.chosen_glow(*box.rect.size, box.radius, self._s(box)))
            art = widgets.chosen_ring(*box.rect.size, box.radius, self._s(box))
            self.over(box, art, CHOSEN)

    def hinted(self, key: str, number: int) -> None:
        """Violet stitches with the place of a move from 1, or with a bulb for 0."""
        box = self.box(key)
        if box is not None:
            self.hint(box, number)

    def told(self, key: str) -> None:
        """White stitches: the pointed line of the log is about it."""
        box = self.box(key)
        if box is not None:
            art = widgets.stitches(*box.rect.size, box.radius, self._s(box), WHITE)
            self.over(box, art, TOLD)

    def heat(self, worth: Mapping[str, Heat]) -> None:
        """Violet plates with the chances to win, at the lower edges of what is seen of pieces."""
        boxes = {key: box for key in worth if (box := self.box(key)) is not None}
        self.plates = []
        for key, box in boxes.items():
            seen = self.host.layer.units(_seen(box, boxes.values()))
            w, h, told = plate(seen.w, worth[key].share, percents(worth[key]))
            share = self.card_foot if key.startswith("card:") else 1.0
            foot = seen.y + seen.h * share + BELOW
            at = FRect(seen.centerx - w / 2, foot - h, w, h)
            if seen.h < LOW:
                at.centery = seen.bottom
            if seen.h < LOW and seen.w > LONG * seen.h:
                at.bottomleft = seen.x, seen.y + INTO
            self.plates.append(at)
            self.lay(heat_plate(*told), at, box.z + HEAT, "heat", box.clip)

    def refused(self, key: str) -> None:
        """A red veil with a paw."""
        box = self.box(key)
        if box is not None:
            art = widgets.refused(*box.rect.size, box.radius, self.host.s)
            self.over(box, art, REFUSED)

    # --------------------------------------------------------------------------------- drawing

    def hint(self, box: Box, number: int, wide: int = 0) -> None:
        """Violet stitches, `wide` pixels or as wide as the piece, and at their corner the disc of
        the place, over which neither a tag nor a piece beside it lies."""
        s, w, h = self._s(box), wide or box.rect.w, box.rect.h
        self.over(box, widgets.stitches(w, h, box.radius, s, HINT), HINTED)
        d, inset = round(DISC * s), round(INSET * s)
        disc = Art(widgets.hint_disc(d, number), d // 2 - w + inset, d // 2 - inset)
        self.over(box, disc, RANK)

    def light(self, box: Box, art: Art) -> None:
        """Draws below the piece, where its box wants light."""
        if box.below is not None:
            self.add(art, box.rect.topleft, box.below, box.clip)

    def over(self, box: Box, art: Art, lift: float = 0.0) -> None:
        """Draws over the piece."""
        self.add(art, box.rect.topleft, box.z + lift, box.clip)

    def add(
        self, art: Art, at: tuple[float, float], z: float, clip: Rect | None = None,
        key: str = "mark",
    ) -> Node:
        """A picture that is gone with the next marks."""
        node = self.host.stage.picture(art, *at, min(z, self.ceiling), key)
        if clip is not None:
            node.clip = clip
        self._nodes.append(node)
        return node

    def lay(
        self, picture: Picture, rect: FRect, z: float, key: str = "mark", clip: Rect | None = None,
        alpha: int = 255,
    ) -> None:
        """The same in style units; `clip` is a window rectangle."""
        node = self.host.layer.picture(picture, rect, min(z, self.ceiling), key, alpha)
        node.clip = clip
        self._nodes.append(node)

    def hollow(self, art: Art, at: tuple[float, float], z: float, side: int) -> None:
        """A large ring as its four sides, `side` pixels thick: what is empty costs no frame."""
        w, h = art.surface.get_size()
        for part in (
            Rect(0, 0, w, side), Rect(0, h - side, w, side),
            Rect(0, side, side, h - 2 * side), Rect(w - side, side, side, h - 2 * side),
        ):
            sub = art.surface.subsurface(part)
            self.add(Art(sub, art.ox - part.x, art.oy - part.y), at, z)

    def _s(self, box: Box) -> float:
        return box.scale or self.host.s


def _seen(box: Box, others: Iterable[Box]) -> Rect:
    """Returns the part of a piece at whose right none of the others lies over it."""
    rect = box.rect
    above = [other.rect for other in others if other.z > box.z]
    over = [each.x for each in above if each.x > rect.x and each.colliderect(rect)]
    return Rect(rect.topleft, (min([rect.right, *over]) - rect.x, rect.h))


def percents(heat: Heat) -> tuple[str, str]:
    """Returns a chance with a sign where it is as good as the best: "58 %", and "58"."""
    facts = {"n": 100 * heat.chance, "equal": heat.equal and heat.share < 1.0}
    return say("heat", **facts), say("heat.short", **facts)


def told_with(things: Sequence[Thing], worth: Mapping[str, Heat]) -> tuple[Thing, ...]:
    """Returns the things with the worth of the choices in their states, for those who hear it."""
    found = []
    for thing in things:
        if thing.key in worth:
            heat = worth[thing.key]
            rank = "best" if heat.share == 1.0 else "alike" if heat.equal else "worse"
            key = "heat.spoken" if thing.state else "heat.alone"
            told = say(key, state=thing.state, n=100 * heat.chance, rank=rank)
            thing = thing._replace(state=told)
        found.append(thing._replace(parts=told_with(thing.parts, worth)) if thing.parts else thing)
    return tuple(found)
