"""An app on the dummy driver without a person, and robots that play with mouse or keys alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pygame
import pytest

from tabletop.ai.analysing import guide_for
from tabletop.ai.analyst import Analyst
from tabletop.ai.client import AgentClient
from tabletop.ai.rollouts import Guide
from tabletop.core.registry import games
from tabletop.scenes.app import App
from tabletop.scenes.keys.commands import ARROWS, KEYS, key_of
from tabletop.scenes.play import words
from tabletop.scenes.play.cover import CoverScene
from tabletop.scenes.play.opener import DEAF_MS
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.results.count import CountScene
from tabletop.scenes.window import Window
from tabletop.session.library import Library
from tabletop.session.running import Running
from tabletop.session.seats import Seat
from tabletop.session.settings import Settings
from tabletop.table import meaning
from tabletop.table.contract import COMMIT, Gesture
from tests.drawings import with_drawings
from tests.typed import WORKED

FRAME_MS = 50.0
MOST_FRAMES = 200_000
MOST_GESTURES = 3000


def drawn_games() -> list[str]:
    """Keys of the games that have a drawn table."""
    import importlib

    found = []
    for key, game in games().items():
        if hasattr(importlib.import_module(game.package), "TABLE"):
            found.append(key)
    return found


def whole_games() -> list[str]:
    """Keys of the drawn games without the worked example, which ships less."""
    return [key for key in drawn_games() if key != WORKED]


def make_app(folder: Path, size: tuple[int, int] = (1280, 720), **settings: object) -> App:
    """An app on the dummy driver; agents think inline, so that everything repeats."""
    chosen = Settings()
    chosen.scale = 100
    chosen.ai_pace = 0
    chosen.coach = False
    for name, value in settings.items():
        setattr(chosen, name, value)
    library = Library(folder / "library.sqlite3")
    agents, analyst = AgentClient("inline"), Analyst("inline")
    return with_drawings(App(Window(size), chosen, library, agents=agents, analyst=analyst))


def glance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets hints and the tutor look two decisions ahead instead of to the end of the match.

    What they find is tested elsewhere; a random hand asks for it hundreds of times.
    """

    def short(package: str) -> Guide:
        return replace(guide_for(package), depth=2)

    monkeypatch.setattr("tabletop.ai.analyst.guide_for", short)


def begin(
    app: App, key: str, seats: tuple[Seat, ...], seed: str, options: Mapping[str, Any] | None = None
) -> PlayScene:
    """Starts a match in the app and shows its table."""
    running = Running.new(key, seats, options or {}, seed, app.library)
    scene = PlayScene(app, running, fresh=True)
    app.go(scene)
    return scene


def settle(app: App, scene: PlayScene, until: Callable[[], bool]) -> None:
    """Lets frames pass until `until`, over covers and dialogs that nobody has to answer."""
    for _ in range(MOST_FRAMES):
        if until():
            return
        app.frame([], FRAME_MS)
        if isinstance(app.scene, CountScene):
            app.scene.end()
            app.scene.onward()
    raise AssertionError("the table never came to rest")


class Robot:
    """Plays the human seats of a match, by what the tree of meaning tells alone.

    `make` does one gesture with its mouse or keyboard.
    """

    def __init__(self, app: App, scene: PlayScene, seed: str) -> None:
        self.app, self.scene = app, scene
        self.rng = Random(seed)
        self._refused: tuple[str, ...] = ()

    def play(self, gestures: int = 0) -> None:
        """Plays to the end, or so many gestures; fails when the table stops answering."""
        scene = self.scene
        for _ in range(gestures or MOST_GESTURES):
            settle(self.app, scene, lambda: self._ready())
            if scene.running.over:
                return
            self._one_gesture()
        assert gestures, "the match did not end"

    def _ready(self) -> bool:
        scene = self.scene
        if scene.running.over and not scene.director.busy:
            return True
        if self.app.scene is not scene:
            self.leave_other_screen()
            return False
        if self.app.dialog is not None:
            self.answer_dialog()
            return False
        if scene.desk.viewing.public and scene.desk.viewing.asked() is not None:
            if scene.controls.find("open") is not None:
                self.open()
            else:
                self.go_on()
            return False
        return scene.deciding is not None or (scene.running.over and not scene.director.busy)

    def _one_gesture(self) -> None:
        scene = self.scene
        commit = scene.controls.find(COMMIT)
        if commit is not None and commit.enabled and scene.hand.taken != self._refused:
            self.make(Gesture(COMMIT))
            self._refused = scene.hand.taken
            return
        gesture = self._next_gesture()
        before = self._reached()
        self.make(gesture)
        after = self._reached()
        assert after != before or self.app.dialog is not None, f"{gesture} did nothing"

    def _next_gesture(self) -> Gesture:
        """That of a legal action; a piece more, while some are gathered and too few."""
        scene = self.scene
        if scene.hand.taken:
            pieces = [key for key in scene.table.gathers(scene.view) if self._adds(key)]
            if pieces:
                return Gesture(pieces[int(self.rng.random() * len(pieces))])
        uses = [(thing.key, use) for thing in self.things() for use in thing.uses]
        key, use = uses[int(self.rng.random() * len(uses))]
        assert use.action in scene.legal(), use
        whole = scene.table.gesture(use.action, scene.view)
        told = Gesture(key, use.to) if key else whole
        return told if self.rng.random() < 0.5 else whole

    def things(self) -> list[meaning.Thing]:
        """All that is told of the screen: a robot sees and does nothing else."""
        return list(meaning.things(words.screen(self.scene.desk)))

    def where(self, key: str) -> pygame.Rect:
        """Where the tree says that thing lies."""
        found = next((thing.where for thing in self.things() if thing.key == key), None)
        assert found is not None, f"{key} is nowhere"
        return pygame.Rect(found)

    def _adds(self, key: str) -> bool:
        """Whether it is not gathered yet; after a refusal, whether it was."""
        taken = self.scene.hand.taken
        return (key in taken) == (taken == self._refused)

    def _reached(self) -> tuple[object, ...]:
        """How far the person has come: in the match, in a draft, in gathering pieces."""
        scene = self.scene
        drafted = len(scene.draft.actions) if scene.draft else 0
        return scene.running.ply, drafted, scene.hand.taken

    def send(self, *events: pygame.Event) -> None:
        self.app.frame(list(events), FRAME_MS)

    def make(self, gesture: Gesture) -> None:
        raise AssertionError("a robot has a mouse or a keyboard")

    def go_on(self) -> None:
        """The button of the public table."""
        raise AssertionError("a robot has a mouse or a keyboard")

    def open(self) -> None:
        """The press of one's own on a cover, or on the public table."""
        raise AssertionError("a robot has a mouse or a keyboard")

    def answer_dialog(self) -> None:
        raise AssertionError("a robot has a mouse or a keyboard")

    def leave_other_screen(self) -> None:
        raise AssertionError("a robot has a mouse or a keyboard")


class MouseRobot(Robot):
    """Drags or clicks, by lot."""

    def make(self, gesture: Gesture) -> None:
        scene = self.scene
        if gesture.source.startswith("button:"):
            control = scene.controls.find(gesture.source)
            assert control is not None and control.enabled
            self.click(control.rect.center)
            return
        source = self.free_point(gesture.source)
        if not gesture.target:
            self.click(source)
            return
        target = self.free_point(gesture.target)
        held = scene.hand.chosen() == {gesture.source}
        if held:
            self.click(target)
        elif self.rng.random() < 0.5:
            self.drag(source, target)
        elif scene.table.direct(gesture, scene.view):
            self.click(target)
        else:
            self.click(source)
            self.click(self.free_point(gesture.target))

    def free_point(self, key: str) -> tuple[int, int]:
        """A point where `key` lies and nothing else that may be used lies over it."""
        rect = self.where(key)
        points = [rect.center, (rect.centerx, rect.top + 6), (rect.left + 6, rect.centery),
                  (rect.left + 6, rect.top + 6), (rect.right - 6, rect.bottom - 6)]  # fmt: skip
        return next((p for p in points if self.scene.table.hits(p)[:1] == [key]), rect.center)

    def click(self, pos: tuple[int, int]) -> None:
        self.send(motion(pos))
        self.send(button(pygame.MOUSEBUTTONDOWN, pos), button(pygame.MOUSEBUTTONUP, pos))

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.send(motion(start), button(pygame.MOUSEBUTTONDOWN, start))
        for step in (0.3, 0.7, 1.0):
            x = round(start[0] + (end[0] - start[0]) * step)
            y = round(start[1] + (end[1] - start[1]) * step)
            self.send(motion((x, y)))
        self.send(button(pygame.MOUSEBUTTONUP, end))

    def go_on(self) -> None:
        control = self.scene.controls.find("go_on")
        self.click(control.rect.center) if control is not None else self.send()

    def open(self) -> None:
        open_hand(self.app, by_mouse=True)

    def answer_dialog(self) -> None:
        dialog = self.app.dialog
        assert dialog is not None
        if dialog.controls is None:
            return
        choice = int(self.rng.random() * len(dialog.controls.items))
        self.click(dialog.controls.items[choice].rect.center)

    def leave_other_screen(self) -> None:
        if isinstance(self.app.scene, CoverScene):
            self.open()
            return
        controls = self.app.scene.controls.items
        assert controls, "a screen without a button holds the mouse prisoner"
        self.click(controls[-1].rect.center)


class _Arrow(NamedTuple):
    """An arrow key, and where the focus layer says that it leads."""

    key: int
    to: str


class KeyRobot(Robot):
    """Tab and Enter alone."""

    def make(self, gesture: Gesture) -> None:
        scene = self.scene
        keys = [gesture.source] if not gesture.target else [gesture.source, gesture.target]
        if gesture.target and (
            scene.hand.chosen() == {gesture.source} or scene.table.direct(gesture, scene.view)
        ):
            keys = [gesture.target]
        for key in keys:
            self.walk_to(key)
            self.send(press(pygame.K_RETURN))

    def walk_to(self, key: str) -> None:
        """Tab to its zone, then arrows to the thing itself."""
        focus = self.scene.focus
        goal = focus.find(key)
        walked = [(target.zone, target.key) for target in focus.targets]
        assert goal is not None, f"{key} is not among {walked}"
        for _ in range(len(focus.targets) + 2):
            if focus.shown and focus.current is not None and focus.current.zone == goal.zone:
                break
            self.send(press(pygame.K_TAB))
        for _ in range(len(focus.targets) + 2):
            current = focus.current
            if current is not None and current.key == key:
                return
            way = self._way(key)
            assert way, f"arrows never come to {key}; the walk is over {walked}"
            self.send(press(way[0].key))
            now = focus.current
            assert now is not None and now.key == way[0].to, f"{way[0]} led to {now}"
        raise AssertionError(f"arrows do not lead to {key} among {walked}")

    def _way(self, key: str) -> tuple[_Arrow, ...]:
        """The arrow keys that lead from where the focus is to `key`; () when none do."""
        focus = self.scene.focus
        assert focus.current is not None
        ways: dict[str, tuple[_Arrow, ...]] = {focus.current.key: ()}
        open_ends = [focus.current]
        while open_ends:
            here = open_ends.pop(0)
            if here.key == key:
                return ways[here.key]
            for name, (dx, dy) in ARROWS.items():
                found = focus.toward(dx, dy, here)
                if found is not None and found.key not in ways:
                    ways[found.key] = (*ways[here.key], _Arrow(KEYS[key_of(name)], found.key))
                    open_ends.append(found)
        return ()

    def go_on(self) -> None:
        self.send(press(pygame.K_RETURN, pygame.KMOD_CTRL))

    def open(self) -> None:
        open_hand(self.app)

    def answer_dialog(self) -> None:
        if self.rng.random() < 0.5:
            self.send(press(pygame.K_TAB))
        self.send(press(pygame.K_RETURN))

    def leave_other_screen(self) -> None:
        if isinstance(self.app.scene, CoverScene):
            self.open()
        else:
            self.send(press(pygame.K_RETURN))


def open_hand(app: App, by_mouse: bool = False) -> None:
    """The right person holds the ring on the screen, or its key, until their hand is opened."""
    ring = app.scene.controls.find("open")
    assert ring is not None
    for _ in range(int(DEAF_MS / FRAME_MS) + 1):
        app.frame([], FRAME_MS)
    pos = ring.rect.center
    start = button(pygame.MOUSEBUTTONDOWN, pos) if by_mouse else press(pygame.K_o)
    end = button(pygame.MOUSEBUTTONUP, pos) if by_mouse else release(pygame.K_o)
    app.frame([motion(pos), start] if by_mouse else [start], FRAME_MS)
    for _ in range(MOST_FRAMES):
        if app.scene.controls.find("open") is not ring:
            break
        app.frame([], FRAME_MS)
    app.frame([end], FRAME_MS)


def motion(pos: tuple[int, int]) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))


def button(kind: int, pos: tuple[int, int], number: int = 1) -> pygame.Event:
    return pygame.Event(kind, pos=pos, button=number)


def release(key: int) -> pygame.Event:
    return pygame.Event(pygame.KEYUP, key=key, mod=0)


def press(key: int, mod: int = 0, unicode: str = "") -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=unicode)
