"""The drawn table of Bounce Bunny Bounce: a night garden of 35 cards.

Puts its parts together; knows no rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from pygame import FRect, Rect

from tabletop.core.action import Action
from tabletop.core.event import Event, fact
from tabletop.core.words import Prompt
from tabletop.games.bounce_bunny_bounce.rules import events as ev
from tabletop.games.bounce_bunny_bounce.rules import keys
from tabletop.games.bounce_bunny_bounce.rules.actions import SWAP_FIRST
from tabletop.games.bounce_bunny_bounce.rules.cards import HAND_LIMIT, ROWS
from tabletop.games.bounce_bunny_bounce.rules.view import BounceView
from tabletop.games.bounce_bunny_bounce.table import closer, hands, looks, marking, pictures
from tabletop.games.bounce_bunny_bounce.table.garden import bed
from tabletop.games.bounce_bunny_bounce.table.layout import NUMBER, places
from tabletop.games.bounce_bunny_bounce.table.looks import Look
from tabletop.games.bounce_bunny_bounce.table.motions import Motions
from tabletop.games.bounce_bunny_bounce.table.panel import Z_SHOCK, Panel, hand_seat
from tabletop.games.bounce_bunny_bounce.table.pictures import CARD_RADIUS
from tabletop.games.bounce_bunny_bounce.table.pieces import Z_GLOW, Z_HELD, Z_TRAIL, Pieces
from tabletop.games.bounce_bunny_bounce.table.trail import Hop, trail
from tabletop.games.bounce_bunny_bounce.words import pieces as words
from tabletop.games.bounce_bunny_bounce.words import say, text
from tabletop.table import meaning
from tabletop.table.art.palette import SEATS
from tabletop.table.art.picture import Picture
from tabletop.table.board import DrawnTable
from tabletop.table.contract import (
    ButtonSpec,
    CloseLook,
    Count,
    Gesture,
    Host,
    Marks,
    Plate,
    Question,
    Slots,
)
from tabletop.table.marking import Box
from tabletop.table.meaning import Group
from tabletop.table.motion import Motion
from tabletop.table.stage import Node


class Table(DrawnTable[BounceView, Look]):
    """One drawn table; `layout` may be called again for another size."""

    cover = "moment"
    strip_signs: ClassVar[Mapping[str, str]] = {
        ev.BUNNY_ENTERED: "footprints", ev.BUNNY_HOPPED: "footprints", ev.SHOCK_SPENT: "shock",
        ev.CARROT_TAKEN: "carrot", ev.CARD_SPIED: "spy", ev.CARDS_SWAPPED: "swap",
        ev.STOP_REACHED: "stop",
    }
    z_held = Z_HELD
    card_shape = 8 / 9
    last_slowly = True

    def __init__(self) -> None:
        super().__init__()
        self._hops: list[Hop] = []
        self._hopper = -1

    # ------------------------------------------------------------------------ laying out

    def layout(self, host: Host, area: Rect) -> None:
        super().layout(host, area)
        layer = host.layer
        self.places = at = places(layer.units(area), host.least / host.s)
        layer.paint(bed(), at.bed)
        for number, rect in at.numbers:
            layer.paint(pictures.number(number), rect)
        for seat, home in enumerate(at.homes):
            self._burrow(seat, home)
        self.pieces = Pieces(host, at, self.nodes)
        self.panel_parts = Panel(host, at, self.nodes)
        self.motions = Motions(host, self.pieces)
        self._trail: Node | None = None
        self.slots = Slots(layer.pixels(at.hint), layer.pixels(at.undo), (layer.pixels(at.end),))

    def _burrow(self, seat: int, home: FRect) -> None:
        """The hole beyond the bottom row where a bunny off the field waits: right of the number of
        the column beside it, on a small table too."""
        at = self.places
        d = min(50, at.path.h * 1.1)
        x = home.centerx - home.h * 0.4 - d
        below = [n.centerx for _, n in at.numbers if n.centery > at.bed.bottom]
        beside = [middle for middle in below if middle < home.centerx]
        if beside and x < (least := max(beside) + NUMBER):
            x, d = least, min(d, at.pitch[0] * 0.5)
        hole = pictures.burrow(self.host.seats[seat].figure)
        self.host.layer.picture(hole, FRect(x, home.bottom - d, d, d), 2, f"burrow:{seat}")

    # --------------------------------------------------------------------------- showing

    def looks(self, view: BounceView) -> dict[str, Look]:
        return looks.read(view)

    def happened(self, event: Event, view: BounceView) -> None:
        """Keeps the hops of the bunny that moved last, for the trail."""
        if event.kind == ev.BUNNY_ENTERED:
            self._hops.clear()
            self._hopper = event.player
        elif event.kind == ev.BUNNY_HOPPED:
            hop = fact(event, ev.Hop)
            if hop.cause != ev.BY_CHAIN or event.player != self._hopper:
                self._hops.clear()
                self._hopper = event.player
            origin, target = keys.cell_of(event.origin), keys.cell_of(event.target)
            self._hops.append(Hop(origin, target, hop.direction, hop.wrapped))

    def motion(
        self, event: Event, before: Mapping[str, Look], after: Mapping[str, Look]
    ) -> Motion | None:
        self._hide_trail()
        return self.motions.make(event, before, after)

    def show(self, looks: Mapping[str, Look]) -> None:
        self.motions.clear()
        self.pieces.show(looks)

    def panel(self, view: BounceView, looks: Mapping[str, Look]) -> None:
        super().panel(view, looks)
        self.motions.viewer = view.viewer
        self.panel_parts.update(view)
        self._place_shocks(view)
        self._show_trail(view)

    def _place_shocks(self, view: BounceView) -> None:
        """The shocks in the tray are taken hold of as one piece."""
        seat = hand_seat(view)
        self.nodes.remove(keys.shocks(1 - seat), keys.shocks(seat))
        rects = self.places.shocks[: view.shocks[seat]]
        if rects:
            tray = rects[0].unionall(rects[1:])
            self.nodes.lay_place(
                keys.shocks(seat), tray, Z_SHOCK + 1, radius=CARD_RADIUS, below=Z_GLOW
            )

    def _hide_trail(self) -> None:
        if self._trail is not None:
            self.host.stage.remove(self._trail)
            self._trail = None

    def _show_trail(self, view: BounceView) -> None:
        """The way the other one's bunny last went, while the viewer decides."""
        self._hide_trail()
        if not self._hops or self._hopper == view.chooser or view.over or view.chooser < 0:
            return
        colour = SEATS[self.host.seats[self._hopper].figure].colour
        shown = trail(self._hops, self.places, colour)
        self._trail = self.host.layer.picture(shown, self.places.bed, Z_TRAIL, "trail")

    def mark(self, marks: Marks, view: BounceView) -> None:
        marking.light(marks, self.pieces)
        super().mark(marks, view)
        marking.chevrons(self.marking, marks, view, self.pieces)

    def box(self, key: str) -> Box | None:
        box = super().box(key)
        if box is not None and keys.cell_of(key) == self.pieces.lifted != -1:
            return box._replace(rect=self.host.layer.pixels(self.pieces.spot(self.pieces.lifted)))
        return box

    # ------------------------------------------------------------------------------ hands

    def gesture(self, action: Action, view: BounceView) -> Gesture:
        return hands.gesture(action, view)

    def attempt(self, gesture: Gesture, view: BounceView) -> Action | None:
        return hands.attempt(gesture, view)

    def half(self, action: Action, view: BounceView) -> bool:
        return action.kind == SWAP_FIRST

    def direct(self, gesture: Gesture, view: BounceView) -> bool:
        return not gesture.source.startswith("shock:")

    def waypoint(self, source: str, target: str, view: BounceView) -> bool:
        return source.startswith("shock:") and target == keys.bunny(1 - view.chooser)

    def question(self, action: Action, view: BounceView) -> Question | None:
        return hands.question(action, view)

    def arrow(self, dx: int, dy: int, view: BounceView, legal: Sequence[Action]) -> str:
        return hands.arrow(dx, dy, view, legal)

    def lift(self, key: str) -> Node | None:
        if key.startswith("bunny:"):
            return self.pieces.lift_bunny(keys.number(key))
        if key.startswith("shock:"):
            shown = [node for node in self.panel_parts.shocks if node.visible]
            return shown[-1] if shown else None
        return self.nodes.node(self.pieces.in_cell(keys.cell_of(key)))

    def home(self, key: str) -> Rect | None:
        if key.startswith("shock:"):
            shown = [i for i, node in enumerate(self.panel_parts.shocks) if node.visible]
            return self.host.layer.pixels(self.places.shocks[shown[-1]]) if shown else None
        return super().home(key)

    # ------------------------------------------------------------------- beside the board

    def plates(self, looks: Mapping[str, Look]) -> tuple[Plate, ...]:
        return tuple(
            self._plate(looks[keys.carrots(seat)].number, looks[keys.shocks(seat)].number)
            for seat in range(2)
        )

    def _plate(self, carrots: int, shocks: int) -> Plate:
        bolts = Count("bolt", shocks, HAND_LIMIT, say("plate-shocks", n=shocks))
        return Plate(carrots, "carrot", (bolts,), say("plate-carrots", n=carrots))

    def _held_shock(self) -> bool:
        return any(key.startswith("shock:") for key in self.marks.chosen)

    def buttons(self, view: BounceView, legal: Sequence[Action]) -> tuple[ButtonSpec, ...]:
        return hands.buttons(view, legal, self._held_shock())

    def asks(self, view: BounceView, name: str, legal: Sequence[Action]) -> Prompt | None:
        """Once a shock is taken up: where it sends the bunny."""
        if view.phase != "shock" or not self._held_shock():
            return None
        return text.held_shock(view, self.host.names)

    def pictured(self, piece: str, face: int) -> Picture:
        return pictures.card(face)

    def close_look(self, key: str, view: BounceView) -> CloseLook | None:
        return closer.look(key, view)

    # ------------------------------------------------------------------------------ words

    def groups(self, view: BounceView) -> Sequence[Group]:
        field = [f"{words.ROW}:{row}" for row in range(ROWS)]
        bunnies = [keys.bunny(seat) for seat in range(2)]
        tray = [keys.shocks(hand_seat(view))]
        return (
            Group(meaning.BOARD, say("field"), field),
            Group("bunnies", say("bunnies"), bunnies),
            Group(meaning.HAND, say("shocks"), tray),
        )

    def parts_of(self, key: str, view: BounceView) -> Sequence[str]:
        """A row of the field is told by its cells."""
        if key.partition(":")[0] != words.ROW:
            return ()
        return [keys.cell(cell) for cell in words.row_cells(keys.number(key))]

    def gist(self, view: BounceView) -> str:
        return words.gist(view, self.host.names)

    def name_of(self, key: str, view: BounceView) -> str:
        return words.name(key, view, self.host.names)

    def state_of(self, key: str, view: BounceView) -> str:
        return words.state(key, view, self.host.names)
