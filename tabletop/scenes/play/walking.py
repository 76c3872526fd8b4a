"""Moving the keyboard focus over the table: between zones, within one, directly to a card.

The table assigns pieces to zones.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from math import hypot

from tabletop.scenes.play.desk import Desk
from tabletop.scenes.play.hand import Hand
from tabletop.scenes.play.strip import KEY
from tabletop.table.controls import Button, Controls
from tabletop.table.focus import Target, by_rows
from tabletop.table.meaning import BOARD, BUTTONS, HAND, RABBIT

BAR = "bar"
PIECE_RADIUS = 8


class Walker:
    """Moves the focus over everything that can be used now.

    `walk` moves the focus and shows it; `controls` returns those of the present layout.
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
        """Returns the focus targets: usable pieces by zone and row, the table's buttons, zones that
        can only be looked at, and the bar."""
        if not self._desk.built:
            return []
        rects = {key: self._desk.table.rect(key) for key in self._hand.reachable()}
        pieces = {key: rect for key, rect in rects.items() if rect is not None}
        groups = self._desk.table.groups(self._desk.view)
        zones = {key: group.key for group in groups for key in group.keys}
        order = {group.key: at for at, group in enumerate(groups)}
        held = self._hand.chosen()
        calling = self._hand.lit() | held
        found = [
            Target(
                key, pieces[key], partial(self._take, key), PIECE_RADIUS, key,
                zones.get(key, BOARD), key in calling,
            )
            for key in by_rows(pieces)
        ]  # fmt: skip
        first = {zones.get(key, BOARD) for key in held}
        found.sort(
            key=lambda target: (
                bool(held) and target.zone not in first,
                order.get(target.zone, len(order)),
            )
        )
        usable = {zones.get(key, BOARD) for key in calling}
        looking = [target for target in found if target.zone not in usable]
        used = [target for target in found if target.zone in usable]
        buttons = self._button_targets()
        bar = [target for target in buttons if target.zone == BAR]
        return [*used, *buttons[: len(buttons) - len(bar)], *looking, *bar]

    def _goals(self) -> frozenset[str]:
        """Returns the pieces and places where the held piece may go; empty if nothing is held."""
        held = self._hand.chosen()
        return self._hand.lit() - held if held else frozenset()

    def _button_targets(self) -> list[Target]:
        """Returns the targets of the table's buttons, then of the bar."""
        bar = {"menu", "log", *(name for name, _ in self._desk.papers.frame.icons)}
        targets = self._controls().targets()
        primary = self._primary()
        for target in targets:
            target.calls = primary is not None and target.key == primary.key
            spoken = target.key.startswith(f"{RABBIT}:")
            aside = target.key in bar or target.key.startswith(KEY)
            target.zone = RABBIT if spoken else BAR if aside else BUTTONS
        return sorted(targets, key=lambda target: target.zone == BAR)

    def take_nth(self, number: int) -> bool:
        """Takes the card of the hand with that number; returns False if there is none."""
        groups = self._desk.table.groups(self._desk.view)
        hand = next((group for group in groups if group.key == HAND), None)
        if hand is None or number > len(hand.keys) or self._desk.deciding is None:
            return False
        key = hand.keys[number - 1]
        if self._desk.focus.find(key) is not None:
            self._walk(lambda: self._desk.focus.go(key))
        self._hand.take(key)
        return True

    def press_primary(self) -> None:
        """Presses the primary button, wherever the focus is."""
        button = self._primary()
        if button is not None:
            self._desk.sound("button")
            button.act()

    def _primary(self) -> Button | None:
        """Returns the primary button if it is enabled, else None."""
        buttons = (each for each in self._controls().items if isinstance(each, Button))
        return next((each for each in buttons if each.kind == "primary" and each.enabled), None)

    def _take(self, key: str) -> None:
        """Takes up a piece; if it is held already, goes to the nearest place for it."""
        if key != self._hand.held or not self._to_goal(self._goals()):
            self._hand.take(key)

    def tab(self, back: bool) -> None:
        """Moves to the next zone; with a piece in hand, to the nearest place for it there."""
        focus = self._desk.focus
        before = focus.current
        self._walk(lambda: focus.step(-1 if back else 1))
        current, goals = focus.current, self._goals()
        if before is None or current is None or current.zone == before.zone:
            return
        self._to_goal({t.key for t in focus.targets if t.key in goals and t.zone == current.zone},
                      before)  # fmt: skip

    def _to_goal(self, goals: Collection[str], start: Target | None = None) -> bool:
        """Moves to the goal nearest to `start` or to the focus; returns False if there is none."""
        focus = self._desk.focus
        here = start or focus.current
        near = [target for target in focus.targets if target.key in goals]
        if here is None or not near:
            return False
        x, y = here.rect.center
        best = min(near, key=lambda t: hypot(t.rect.centerx - x, t.rect.centery - y))
        self._walk(lambda: focus.go(best.key))
        return True

    def _toward_goal(self, dx: int, dy: int, here: Target) -> bool:
        """Moves from the held piece to a goal in that direction; False if another piece is
        beside."""
        focus = self._desk.focus
        goals = self._goals() if here.key == self._hand.held else frozenset()
        beside = focus.toward(dx, dy, here)
        if not goals or (beside is not None and beside.zone == here.zone):
            return False
        among = [target for target in focus.targets if target.key in goals]
        found = focus.nearest(dx, dy, here, among)
        if found is None:
            return self._to_goal(goals)
        self._walk(lambda: focus.go(found.key))
        return True

    def arrow(self, dx: int, dy: int) -> bool:
        """Moves from a held piece to a goal; without a visible focus, to the table's first piece
        that way."""
        focus = self._desk.focus
        if self._desk.deciding is None:
            return False
        if focus.shown and focus.current is not None:
            return self._toward_goal(dx, dy, focus.current)
        goal = self._desk.table.arrow(dx, dy, self._desk.view, self._desk.legal())
        if not goal or self._desk.focus.find(goal) is None:
            return False
        self._walk(lambda: self._desk.focus.go(goal))
        return True
