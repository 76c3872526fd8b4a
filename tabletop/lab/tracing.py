"""Calls of a click and of a hover on a table, traced from the window's event on.

Hops are the calls on the way from the event to `Match.submit`; a return to a module that was left
on that way is an eddy; views are those the rules make until the frame is drawn.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any, Final, NamedTuple

from tabletop.core.registry import games
from tabletop.lab.bench.frames import demand_table, has_table, table_app
from tabletop.lab.house import PACKAGE

SIZE: Final = (1280, 720)
HERE: Final = str(PACKAGE)
SUBMIT: Final = (f"{HERE}/core/match.py", "submit")
VIEW: Final = ("/rules/view.py", "look")


class Click(NamedTuple):
    """A click that did an action.

    Attributes:
        way: module and function of each call, from the event to the match.
        views: views the rules made.
        calls: the program's calls in all.
    """

    way: tuple[str, ...]
    views: int
    calls: int

    @property
    def eddies(self) -> int:
        """The times that the way returns to a module it had left."""
        modules = [step.partition(":")[0] for step in self.way]
        turns = [at for at in range(1, len(modules)) if modules[at] != modules[at - 1]]
        return sum(modules[at] in modules[: at - 1] for at in turns)


def told_of_tables() -> Iterator[str]:
    """Lines that say for each game what a click and hovers came to."""
    for key in games():
        if not has_table(key):
            continue
        with tempfile.TemporaryDirectory() as folder:
            app = table_app(key, SIZE, folder)
            try:
                demand_table(app)
                hovers = sorted(hovered(app))
                click = clicked(app)
            finally:
                app.close()
        yield f"{key}: a hover {hovers[len(hovers) // 2]} calls, {hovers[-1]} at most"
        if click is None:
            yield f"{key}: no click did an action"
            continue
        yield (
            f"{key}: a click {len(click.way)} hops, {click.eddies} eddies, {click.views} views, "
            f"{click.calls} calls"
        )
        yield from (f"    {step}" for step in click.way)


def hovered(app: Any) -> list[int]:
    """The program's calls in a frame in which the pointer comes to a piece, for each piece."""
    import pygame

    found = []
    places = [middle(app, key) for key in app.scene.table.nodes.pieces]
    for pos in filter(None, places):
        move = pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0), touch=False)
        found.append(framed(app, [move]).calls)
    return found


def clicked(app: Any) -> Click | None:
    """The first click that does an action, where pieces are clicked as legal actions want it."""
    from tabletop.table.contract import COMMIT

    scene = app.scene
    for action in scene.legal():
        for key in (*scene.table.gesture(action, scene.view), COMMIT):
            pos = middle(app, key)
            traced = pressed(app, pos) if pos is not None else Trace()
            if traced.way:
                return Click(traced.way, traced.views, traced.calls)
    return None


def middle(app: Any, key: str) -> tuple[int, int] | None:
    """The middle of a piece, place or button; None where there is none."""
    scene = app.scene
    control = scene.controls.find(key)
    if control is not None:
        return control.rect.center if control.enabled else None
    box = scene.table.box(key)
    return box.rect.center if box is not None else None


def pressed(app: Any, pos: tuple[int, int]) -> Trace:
    """The trace of a frame in which the mouse is clicked there."""
    import pygame

    kinds = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
    return framed(app, [pygame.Event(kind, pos=pos, button=1, touch=False) for kind in kinds])


def framed(app: Any, events: list[Any]) -> Trace:
    """The trace of a frame with these events."""
    traced = Trace()
    traced.run(lambda: app.frame(events, 16.0))
    return traced


class Trace:
    """Counts the program's calls while something runs, and keeps the way to the match."""

    def __init__(self) -> None:
        self.way: tuple[str, ...] = ()
        self.views = 0
        self.calls = 0

    def run(self, act: Callable[[], object]) -> None:
        """Runs `act` and traces it."""
        sys.setprofile(self._called)
        try:
            act()
        finally:
            sys.setprofile(None)

    def _called(self, frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        if event != "call" or not code.co_filename.startswith(HERE):
            return
        self.calls += 1
        name = code.co_name
        self.views += name == VIEW[1] and code.co_filename.endswith(VIEW[0])
        if (code.co_filename, name) == SUBMIT and not self.way:
            self.way = _way(frame)


def _way(frame: FrameType | None) -> tuple[str, ...]:
    """The program's calls on the stack below `App.frame`, outermost first."""
    found: list[str] = []
    while frame is not None and frame.f_code.co_name != "frame":
        code = frame.f_code
        if code.co_filename.startswith(HERE):
            module = code.co_filename[len(HERE) + 1 :].removesuffix(".py")
            found.append(f"{module}:{code.co_name}")
        frame = frame.f_back
    return tuple(reversed(found))
