"""The drawn table of Isolation: 25 tufts and two rabbits. Knows no rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import FRect, Rect, Surface

from tabletop.core.action import Action
from tabletop.core.event import Event
from tabletop.games.isolation.rules import actions, events, keys
from tabletop.games.isolation.rules.state import SIDE, TUFTS
from tabletop.games.isolation.rules.view import IsolationView
from tabletop.games.isolation.words.text import place
from tabletop.table.art import rabbit
from tabletop.table.art.picture import Picture, Size, picture
from tabletop.table.art.svg import rect
from tabletop.table.art.widgets_base import styled
from tabletop.table.board import DrawnTable
from tabletop.table.boxes import Part, column, fit, grid, row
from tabletop.table.contract import Gesture, Host, Plate, Slots
from tabletop.table.flights import Flights
from tabletop.table.meaning import BOARD, Group
from tabletop.table.motion import Motion
from tabletop.table.nodes import Item, Place
from tabletop.table.pawns import standing


class Table(DrawnTable[IsolationView, int]):
    """One drawn table; `layout` may be called again for another size."""

    def layout(self, host: Host, area: Rect) -> None:
        super().layout(host, area)
        least, pixels = max(host.least / host.s, 44), host.layer.pixels
        field, side = row(host.layer.units(area), (Part(grow=1), 120), 12)
        *_, end, undo = column(side, (Part(grow=1), least, least), 12)
        self.slots = Slots(Rect(0, 0, 0, 0), pixels(undo), (pixels(end),))
        lawn = fit(field, 1)
        rim = lawn.w / (SIDE + 1)  # shares of the area: large words leave the cells as they are
        self.cells = grid(lawn.inflate(-rim, -rim), SIDE, SIDE, rim / 10)
        self.flights = Flights(host, 40)

    def looks(self, view: IsolationView) -> dict[str, int]:
        found = {keys.tuft(n): n for n, grows in enumerate(view.grows) if grows}
        found.update({keys.rabbit(seat): at for seat, at in enumerate(view.at)})
        return found

    def show(self, looks: Mapping[str, int]) -> None:
        self.flights.clear()
        items: dict[str, Item | Place] = {}
        for number, cell in enumerate(self.cells):
            key = keys.tuft(number)
            items[key] = Item(grass(), cell, 10, loose=False) if key in looks else Place(cell)
        for seat in range(2):
            spot = self._spot(self.cells[looks[keys.rabbit(seat)]])
            items[keys.rabbit(seat)] = Item(self._rabbit(seat), spot, 20)
        self.nodes.sync(items)

    def _spot(self, cell: FRect) -> FRect:
        return standing(cell.centerx, cell.bottom - 4, cell.h * 0.9)

    def _rabbit(self, seat: int) -> Picture:
        return rabbit.standing(self.host.seats[seat].figure)

    def motion(
        self, event: Event, before: Mapping[str, int], after: Mapping[str, int]
    ) -> Motion | None:
        if event.kind != events.RABBIT_HOPPED:
            return None
        start, end = (
            self._spot(self.cells[keys.number(key)]) for key in (event.origin, event.target)
        )
        self.nodes.hide(event.piece)
        start = self.flights.released(event.piece, start)
        return self.flights.travel(self._rabbit(event.player), start, end, 380, 30, "hop")

    def plates(self, looks: Mapping[str, int]) -> tuple[Plate, ...]:
        left = sum(key.startswith("tuft") for key in looks)
        return tuple(Plate(left, "grass", words="tufts left") for _ in self.host.seats)

    def gesture(self, action: Action, view: IsolationView) -> Gesture:
        if action.kind == actions.HOP:
            return Gesture(keys.rabbit(view.asked), keys.tuft(action.a))
        return Gesture(keys.tuft(action.a))

    def direct(self, gesture: Gesture, view: IsolationView) -> bool:
        return gesture.source == keys.rabbit(view.asked)

    def attempt(self, gesture: Gesture, view: IsolationView) -> Action | None:
        tuft = keys.number(gesture.target or gesture.source)
        return (actions.NIBBLES if view.nibbles else actions.HOPS)[tuft]

    def groups(self, view: IsolationView) -> Sequence[Group]:
        tufts = [keys.tuft(number) for number in range(TUFTS)]
        return (Group(BOARD, "The lawn", [keys.rabbit(0), keys.rabbit(1), *tufts]),)

    def name_of(self, key: str, view: IsolationView) -> str:
        if key.startswith("rabbit"):
            return f"{self.host.seats[keys.number(key)].name}'s rabbit"
        return place(keys.number(key))

    def state_of(self, key: str, view: IsolationView) -> str:
        if key.startswith("rabbit"):
            return f"on {place(view.at[keys.number(key)])}"
        return "grass" if view.grows[keys.number(key)] else "eaten"


@picture
def grass(size: Size) -> Surface:
    """Draws a tuft."""
    w, h = size.w / size.s, size.h / size.s
    return styled(rect(1, 1, w - 2, h - 2, 10, "#86AF63", "#2F5226", 2), *size)
