"""Where the keyboard goes at the table: from zone to zone, inside one, straight to a card.

What lies in which zone the table says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import hypot

from tabletop.scenes.play.desk import Desk
from tabletop.scenes.play.hand import Hand
from tabletop.table.controls import Button, Controls
from tabletop.table.focus import Target, by_rows
from tabletop.table.meaning import BOARD, BUTTONS, HAND, Group

BAR = "bar"
PIECE_RADIUS = 8


class Walker:
    """Moves the focus over what may be used now.

    `walk` does a step of the focus and shows where it is; `controls` are those of the present
    layout.
    """

    def __init__(
        self,
        desk: Desk,
        hand: Hand,
        controls: Callable[[], Controls],
        walk: Callable[[Callable[[], None]], None],
    ) -> None:
        self._desk, self._hand, self._controls, self._walk = desk, hand, controls, walk

    def targets(self) -> list[Target]:
        """The pieces that may be used, zone by zone and row by row, then the buttons."""
        if not self._desk.built:
            return []
        rects = {key: self._desk.table.rect(key) for key in self._hand.reachable()}
        pieces = {key: rect for key, rect in rects.items() if rect is not None}
        groups = self._groups()
        zones = {key: group.key for group in groups for key in group.keys}
        order = {group.key: at for at, group in enumerate(groups)}
        found = [
            Target(
                key, pieces[key], partial(self._hand.take, key), PIECE_RADIUS, key,
                zones.get(key, BOARD),
            )
            for key in by_rows(pieces)
        ]  # fmt: skip
        found.sort(key=lambda target: order.get(target.zone, len(order)))
        return found + self._button_targets()

    def _groups(self) -> Sequence[Group]:
        """The table's zones; none for a table that has no pieces by key."""
        table = self._desk.table
        return table.groups(self._desk.view) if hasattr(table, "nodes") else ()

    def _button_targets(self) -> list[Target]:
        """The table's buttons, then those of the bar: zones of their own."""
        bar = {"menu", "log", *(name for name, _ in self._desk.papers.frame.icons)}
        targets = self._controls().targets()
        for target in targets:
            target.zone = BAR if target.key in bar else BUTTONS
        return sorted(targets, key=lambda target: target.zone == BAR)

    def take_nth(self, number: int) -> None:
        """A digit: the card of the hand that lies there, as if it had been clicked."""
        hand = next((group for group in self._groups() if group.key == HAND), None)
        if hand is None or number > len(hand.keys) or self._desk.deciding is None:
            return
        key = hand.keys[number - 1]
        if self._desk.focus.find(key) is not None:
            self._walk(lambda: self._desk.focus.go(key))
        self._hand.take(key)

    def press_primary(self) -> None:
        """Ctrl + Enter: the large button, wherever the focus is."""
        for control in self._controls().items:
            if isinstance(control, Button) and control.kind == "primary" and control.enabled:
                self._desk.sound("button")
                control.act()
                return

    def tab(self, back: bool) -> None:
        """To the next zone; with a piece in hand, first to the nearest place it may go to."""
        held = self._hand.chosen()
        current = self._desk.focus.current
        goals = [key for key in self._hand.reachable() if key not in held]
        if held and current is not None and current.key in held and not back:
            places = (self._desk.focus.find(key) for key in goals)
            targets = [place for place in places if place is not None]
            x, y = current.rect.center
            if targets:
                near = min(targets, key=lambda t: hypot(t.rect.centerx - x, t.rect.centery - y))
                self._walk(lambda: self._desk.focus.go(near.key))
                return
        self._walk(lambda: self._desk.focus.step(-1 if back else 1))

    def arrow(self, dx: int, dy: int) -> bool:
        """The first arrow key goes straight to the piece in that direction, if the table knows
        one."""
        focus = self._desk.focus
        if self._desk.deciding is None or (focus.shown and focus.current is not None):
            return False
        goal = self._desk.table.arrow(dx, dy, self._desk.view, self._desk.legal())
        if not goal or self._desk.focus.find(goal) is None:
            return False
        self._walk(lambda: self._desk.focus.go(goal))
        return True
