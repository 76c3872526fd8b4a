"""The drawn table of Isolation: 25 tufts and two rabbits. Knows no rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import Rect

from tabletop.core.action import Action
from tabletop.core.event import Event
from tabletop.games.isolation.rules import actions, events, keys
from tabletop.games.isolation.rules.state import SIDE, TUFTS
from tabletop.games.isolation.rules.view import IsolationView
from tabletop.games.isolation.words.text import place
from tabletop.table.art.rabbit import pawn
from tabletop.table.art.surface import Art
from tabletop.table.art.svg import rect
from tabletop.table.art.widgets_base import styled
from tabletop.table.board import DrawnTable
from tabletop.table.contract import Gesture, Host, Plate, Slots
from tabletop.table.flights import Flights
from tabletop.table.meaning import BOARD, Group
from tabletop.table.motion import Motion


class Table(DrawnTable[IsolationView, int]):
    """One drawn table; `layout` may be called again for another size."""

    def layout(self, host: Host, area: Rect) -> None:
        super().layout(host, area)
        undo = Rect(0, 0, host.px(120), max(host.least, host.px(44)))
        undo.bottomright = (area.right - host.px(12), area.bottom - host.px(12))
        self.slots = Slots(Rect(0, 0, 0, 0), undo, (undo.move(0, -undo.h - host.px(12)),))
        field = Rect(area.topleft, (undo.x - area.x, area.h))
        unit = min(field.size) // (SIDE + 1)
        left = field.centerx - unit * SIDE // 2
        top = field.centery - unit * SIDE // 2
        self.cells = [
            Rect(left + n % SIDE * unit, top + n // SIDE * unit, unit * 9 // 10, unit * 9 // 10)
            for n in range(TUFTS)
        ]
        self.flights = Flights(host, 40)

    def looks(self, view: IsolationView) -> dict[str, int]:
        found = {keys.tuft(n): n for n, grows in enumerate(view.grows) if grows}
        found.update({keys.rabbit(seat): at for seat, at in enumerate(view.at)})
        return found

    def show(self, looks: Mapping[str, int]) -> None:
        self.flights.clear()
        self.nodes.begin()
        for number, cell in enumerate(self.cells):
            if keys.tuft(number) in looks:
                self.nodes.put(keys.tuft(number), self._grass(), cell.topleft, 10, loose=False)
            else:
                self.nodes.place(keys.tuft(number), cell)
        for seat in range(2):
            cell = self.cells[looks[keys.rabbit(seat)]]
            spot = (cell.x + cell.w * 0.2, cell.y)
            self.nodes.put(keys.rabbit(seat), self._rabbit(seat), spot, 20, rest=cell)
        self.nodes.end()

    def _grass(self) -> Art:
        w, h = self.cells[0].size
        s = self.host.s
        body = rect(1, 1, w / s - 2, h / s - 2, 10, "#86AF63", "#2F5226", 2)
        return Art(styled(body, w, h, s), 0, 0)

    def _rabbit(self, seat: int) -> Art:
        return pawn(self.host.seats[seat].figure, self.cells[0].h * 9 // 10)

    def motion(
        self, event: Event, before: Mapping[str, int], after: Mapping[str, int]
    ) -> Motion | None:
        if event.kind != events.RABBIT_HOPPED:
            return None
        start = self.cells[keys.number(event.origin)].center
        end = self.cells[keys.number(event.target)].center
        self.nodes.hide(event.piece)
        art = self._rabbit(event.player)
        return self.flights.fly(art, self.flights.origin(event.piece, start), end, 380, 30, "hop")

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
