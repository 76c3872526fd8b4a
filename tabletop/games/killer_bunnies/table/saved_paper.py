"""The paper on which another seat's run, saved cards and Discard Pile are laid open."""

from __future__ import annotations

import pygame

from tabletop.games.killer_bunnies.rules import keys
from tabletop.games.killer_bunnies.table.arranging import shelf_parts
from tabletop.games.killer_bunnies.table.looks import Looks, lying
from tabletop.games.killer_bunnies.table.pieces import Z_SHELF, Pieces
from tabletop.games.killer_bunnies.words import say
from tabletop.table.art import widgets
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.surface import Art
from tabletop.table.contract import Host
from tabletop.table.stage import Node
from tabletop.words import Seat

WIDE, HIGH = 470.0, 140.0


class Shelf:
    """The paper on which another seat's saved cards are looked at; it opens and closes.

    The cards on it are the pieces' own nodes.
    """

    def __init__(self, host: Host, pieces: Pieces) -> None:
        self.host, self.pieces = host, pieces
        self._node: Node | None = None
        self._said: object = None

    def turn(self, seat: int) -> None:
        """Opens the shelf of that seat, or closes it when it is open."""
        scene = self.pieces.scene
        scene.shelf_seat = -1 if scene.shelf_seat == seat or seat == scene.seat else seat
        if scene.shelf_seat >= 0:
            scene.shelf = self._place(seat)

    def _place(self, seat: int) -> pygame.Rect:
        """Beside the seat's plate, inside the table."""
        at, s = self.pieces.places, self.host.s
        plate = self.pieces.scene.plates.get(seat, at.area)
        room = pygame.Rect(at.area.x, at.area.y, at.area.w, at.tray.y - at.area.y)
        w, h = min(room.w, round(WIDE * s)), min(room.h, round(HIGH * s))
        rect = pygame.Rect(plate.x, plate.centery - h // 2, w, h)
        return rect.clamp(room)

    def show(self, looks: Looks) -> None:
        """Brings the paper up to date."""
        scene = self.pieces.scene
        seat = scene.shelf_seat
        if seat == scene.seat:
            scene.shelf_seat = seat = -1
        if seat < 0:
            if self._node is not None:
                self._node.put(visible=False)
            self._said = None
            return
        thrown = len(lying(looks, keys.heap("discard", seat)))
        pile = looks[keys.heap("pile", seat)].count if keys.heap("pile", seat) in looks else 0
        saved = len(lying(looks, keys.heap("saved", seat)))
        said = (seat, tuple(scene.shelf), thrown, pile, saved)
        if said == self._said:
            return
        self._said = said
        art = self._draw(seat, say("shelf.counts", n=pile, discard=thrown), saved)
        if self._node is None:
            self._node = self.host.stage.picture(art, *scene.shelf.topleft, Z_SHELF, "shelf")
        self._node.put(art=art, pos=scene.shelf.topleft, visible=True)

    def _draw(self, seat: int, words: str, saved: int) -> Art:
        rect, s = self.pieces.scene.shelf, self.host.s
        paper = widgets.panel(rect.w, rect.h, s)
        face = paper.surface.copy()
        head, run, area, _ = shelf_parts(rect, s)
        x, y = paper.ox - rect.x, paper.oy - rect.y
        whose = say("shelf", [one.name for one in self.host.seats], who=Seat(seat))
        half = round(head.w * 0.56)
        widgets.write_fitted(
            face, whose, head.x + x, head.centery + y, "heading", round(17 * s), INK, half, s,
            "midleft",
        )
        widgets.write_fitted(
            face, words, head.right + x, head.centery + y, "body", round(16 * s), INK2,
            head.w - half - round(8 * s), s, "midright",
        )
        for one in run:
            empty = widgets.slot(one.w, one.h, s, 8, "#EFDDB8", "#B08A4E")
            face.blit(empty, (one.x + x, one.y + y))
        if not saved:
            widgets.write_fitted(
                face, say("shelf.none"), area.centerx + x, area.centery + y, "body", round(16 * s),
                INK2, area.w, s, "center",
            )
        return Art(face, paper.ox, paper.oy)
