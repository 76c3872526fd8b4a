"""The focus layer: one ordered walk over everything that may be used now, pieces and widgets alike.

Draws nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import pygame


@dataclass(slots=True)
class Target:
    """Something the keyboard can reach.

    Attributes:
        key: its name; focus stays on a key while targets are made anew.
        rect: where it is in the window.
        take: what Enter does there.
        radius: corner radius of the focus ring, in style pixels.
        label: what it is, in words, for speech and tests.
        zone: the part of the table it lies in; "" on screens without such parts.
        calls: whether one goes on there: a piece that may be used, the large button.
    """

    key: str
    rect: pygame.Rect
    take: Callable[[], None]
    radius: int = 12
    label: str = ""
    zone: str = ""
    calls: bool = False


class Focus:
    """The target that has the keyboard focus.

    Where targets lie in zones, Tab goes from zone to zone, back to where it was in each, and the
    arrows stay inside. On screens without zones Tab goes from target to target.

    Attributes:
        shown: whether the ring is drawn: from the first key to the next use of the mouse.
        fell: whether what had the focus went away and nothing calls, so that it lies on a thing
            nobody chose.
    """

    def __init__(self) -> None:
        self.targets: list[Target] = []
        self._rest: dict[str, pygame.Rect] = {}
        self.shown = False
        self.fell = False
        self._key = ""
        self._last: pygame.Rect | None = None
        self._visited: dict[str, str] = {}
        self._zone = ""
        self._called = False

    @property
    def current(self) -> Target | None:
        return self.find(self._key)

    def find(self, key: str) -> Target | None:
        return next((target for target in self.targets if target.key == key), None)

    def set(self, targets: list[Target], wait: bool = False) -> None:
        """Replaces all targets; the focus stays on its key.

        When that is gone, or no longer calls while others do, it goes where one goes on: to the
        nearest in its zone, else to the first that calls (with `wait`: on the next occasion without
        it). Targets that only stirred keep their order, and ways between them stay as they were: a
        piece that lifts under the focus must not come before its neighbour, or Tab and arrows would
        go to and fro for ever.
        """
        if self._only_stirred(targets):
            order = {target.key: at for at, target in enumerate(self.targets)}
            targets = sorted(targets, key=lambda target: order[target.key])
        else:
            self._rest = {target.key: target.rect.copy() for target in targets}
        self.targets = targets
        if not wait and self._key and self._last is not None and targets and self._astray():
            self.go(self._onward(self._last.center).key)
            self.fell = bool(self._zone) and not self._called

    def _astray(self) -> bool:
        """Returns True if the focused target is gone, or was a continuation target that no
        longer exists."""
        here = self.current
        if here is None:
            return True
        return self._called and not here.calls and any(target.calls for target in self.targets)

    def _onward(self, here: tuple[int, int]) -> Target:
        calling = [target for target in self.targets if target.calls]
        among = calling or self.targets
        inside = [target for target in among if target.zone == self._zone]
        if not inside and calling:
            return calling[0]
        return min(inside or among, key=lambda target: _far(here, target.rect.center))

    def _only_stirred(self, targets: list[Target]) -> bool:
        """Returns True if these are the present targets, each within half its height of its
        rest."""
        before = self._rest
        if len(targets) != len(before) or any(target.key not in before for target in targets):
            return False
        return all(
            4 * _far(before[target.key].center, target.rect.center) <= target.rect.height**2
            for target in targets
        )

    def forget(self) -> None:
        """Somebody else looks now: the next key begins at the first target."""
        self._key = self._zone = ""
        self._last = None
        self._called = self.fell = False
        self._visited.clear()

    def go(self, key: str) -> None:
        target = self.find(key)
        self.fell = False
        self._key = key if target else ""
        if target is not None:
            self._last = target.rect.copy()
            self._visited[target.zone] = key
            self._zone = target.zone
            self._called = target.calls

    def begin(self) -> None:
        """Enter before any arrow or Tab: to the first target that calls; on screens without zones,
        where none does, to the first of all. On a table where nothing calls it stays away."""
        zoned = any(target.zone for target in self.targets)
        calling = [target for target in self.targets if target.calls]
        if first := calling or ([] if zoned else self.targets):
            self.go(first[0].key)

    def step(self, by: int) -> None:
        """Tab: to the next (or, with -1, the previous) target or zone, round and round."""
        if not self.targets:
            return
        zones = list(dict.fromkeys(target.zone for target in self.targets))
        if len(zones) > 1:
            self._step_zone(zones, by)
            return
        keys = [target.key for target in self.targets]
        at = keys.index(self._key) if self._key in keys else (-1 if by > 0 else 0)
        self.go(keys[(at + by) % len(keys)])

    def _step_zone(self, zones: list[str], by: int) -> None:
        """To where the keyboard last was in the next zone, or where one goes on there."""
        here = self.current
        at = zones.index(here.zone) if here is not None else (-1 if by > 0 else 0)
        zone = zones[(at + by) % len(zones)]
        inside = [target for target in self.targets if target.zone == zone]
        first = next((target for target in inside if target.calls), inside[0])
        last = self.find(self._visited.get(zone, ""))
        self.go(last.key if last in inside and last.calls == first.calls else first.key)

    def move(self, dx: int, dy: int) -> None:
        """An arrow key: to the nearest target in that direction; stays when there is none."""
        here = self.current
        if here is None:
            self.step(1)
            return
        found = self.toward(dx, dy, here)
        if found is not None:
            self.go(found.key)

    def toward(self, dx: int, dy: int, here: Target) -> Target | None:
        """Returns the target an arrow key leads to from `here`, or None.

        It stays in its zone while there is anything else in it: to the nearest in that direction,
        left and right in the same row first; where there is none, left and right go on to the next
        row, so that nothing is left out. Alone in its zone it goes where one goes on.
        """
        inside = [target for target in self.targets if target.zone == here.zone]
        if not here.zone or len(inside) < 2:
            calling = [target for target in self.targets if target.calls and target is not here]
            return self.nearest(dx, dy, here, calling or self.targets)
        row = [target for target in inside if self._level(target, here)] if dx else inside
        found = self.nearest(dx, dy, here, row) or self.nearest(dx, dy, here, inside)
        if found is not None or not dx:
            return found
        at = [target.key for target in inside].index(here.key) + dx
        return inside[at] if 0 <= at < len(inside) else None

    def nearest(
        self, dx: int, dy: int, here: Target, among: Sequence[Target]
    ) -> Target | None:
        """Returns the member of `among` that is nearest in that direction, or None."""
        cx, cy = self._at_rest(here).center
        best: Target | None = None
        least = float("inf")
        for target in among:
            if target.key == here.key:
                continue
            tx, ty = self._at_rest(target).center
            ahead = (tx - cx) * dx + (ty - cy) * dy
            aside = abs((tx - cx) * dy) + abs((ty - cy) * dx)
            if ahead <= 2 or aside > 3 * ahead + 40:
                continue
            if (cost := ahead + 2.2 * aside) < least:
                best, least = target, cost
        return best

    def _at_rest(self, target: Target) -> pygame.Rect:
        """Returns the rectangle of a target while it is not lifted."""
        return self._rest.get(target.key, target.rect)

    def _level(self, a: Target, b: Target) -> bool:
        """Returns True if two targets stand in one row."""
        one, two = self._at_rest(a), self._at_rest(b)
        return abs(one.centery - two.centery) <= min(one.h, two.h) / 2

    def take(self) -> bool:
        """Enter: does what the focused target does; False when there is none."""
        target = self.current
        if target is None:
            return False
        target.take()
        return True


def by_rows(rects: Mapping[str, pygame.Rect]) -> list[str]:
    """The keys in reading order: row by row, each from the left.

    What stands less than half its height lower than the first of a row is in that row.
    """
    rows: list[list[str]] = []
    for key in sorted(rects, key=lambda key: rects[key].centery):
        first = rects[rows[-1][0]] if rows else None
        if first is None or rects[key].centery - first.centery > min(first.h, rects[key].h) / 2:
            rows.append([])
        rows[-1].append(key)
    return [key for row in rows for key in sorted(row, key=lambda key: rects[key].x)]


def _far(a: tuple[int, int], b: tuple[int, int]) -> int:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
