"""The paper on which another seat's run, saved cards and Discard Pile are laid open."""

from __future__ import annotations

from pygame import FRect

from tabletop.games.killer_bunnies.rules import keys
from tabletop.games.killer_bunnies.table.arranging import shelf_parts
from tabletop.games.killer_bunnies.table.looks import Looks, lying
from tabletop.games.killer_bunnies.table.pieces import Z_SHELF, Pieces
from tabletop.games.killer_bunnies.words import say
from tabletop.table.art import widgets
from tabletop.table.art.palette import INK2
from tabletop.table.art.picture import Size, picture
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.surface import Art
from tabletop.table.contract import Host
from tabletop.words import Seat

WIDE, HIGH = 470.0, 140.0


class Shelf:
    """The paper on which another seat's saved cards are looked at; it opens and closes.

    The cards on it are the pieces' own nodes.
    """

    def __init__(self, host: Host, pieces: Pieces) -> None:
        self.host, self.pieces = host, pieces

    def turn(self, seat: int) -> None:
        """Opens the shelf of that seat beside its plate, or closes it when it is open."""
        scene, room = self.pieces.scene, self.pieces.places.room
        scene.shelf_seat = -1 if scene.shelf_seat == seat or seat == scene.seat else seat
        if scene.shelf_seat >= 0:
            plate = scene.plates.get(seat, room)
            w, h = min(room.w, WIDE), min(room.h, HIGH)
            scene.shelf = FRect(plate.x, plate.centery - h / 2, w, h).clamp(room)

    def show(self, looks: Looks) -> None:
        """Brings the paper up to date."""
        scene = self.pieces.scene
        if scene.shelf_seat == scene.seat:
            scene.shelf_seat = -1
        seat = scene.shelf_seat
        if seat < 0:
            self.pieces.nodes.remove("shelf")
            return
        pile = looks.get(keys.heap("pile", seat))
        thrown = len(lying(looks, keys.heap("discard", seat)))
        whose = say("shelf", self.host.names, who=Seat(seat))
        counts = say("shelf.counts", n=pile.count if pile is not None else 0, discard=thrown)
        none = "" if lying(looks, keys.heap("saved", seat)) else say("shelf.none")
        drawn = _paper(whose, counts, none)
        self.pieces.nodes.lay("shelf", drawn, scene.shelf, Z_SHELF, loose=False, hit=False)


@picture
def _paper(size: Size, whose: str, counts: str, none: str) -> Art:
    sheet = Sheet(size, widgets.panel(*size))
    head, run, area, _ = shelf_parts(sheet.box)
    half = head.w * 0.56
    sheet.write(whose, *head.midleft, "heading", 17, anchor="midleft", width=half)
    sheet.write(counts, *head.midright, "body", 16, INK2, "midright", head.w - half - 8)
    for one in run:
        place = Size.of(one, size.s)
        sheet.put(widgets.slot(*place, 8, "#EFDDB8", "#B08A4E"), *one.topleft)
    if none:
        sheet.write(none, *area.center, "body", 16, INK2, "center", area.w)
    return sheet.art
