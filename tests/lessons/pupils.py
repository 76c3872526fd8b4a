"""Pupils that play a lesson on the screen to its end, with the mouse or with keys alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from tabletop.core.action import Action
from tabletop.scenes.app import App
from tabletop.scenes.lessons.scene import LessonScene
from tabletop.session.lessons import Lesson
from tabletop.table.contract import COMMIT, Gesture
from tests.robots import KeyRobot, MouseRobot, Robot, make_app, press, settle

SIZES = (((960, 600), 200), ((1280, 720), 100), ((1920, 1080), 150))
"""Windows and scales in percent at which every lesson is played."""

Seen = Callable[[App, LessonScene], None]


def begin(folder: Path, lesson: Lesson, size: tuple[int, int], scale: int) -> LessonScene:
    """The lesson in an app of its own; its pictures are as fast as can be."""
    app = make_app(folder, size, scale=scale, speed=0, muted=True)
    scene = LessonScene(app, lesson)
    app.go(scene)
    return scene


class Pupil:
    """Does what the rabbit says. `see` is called at every step, once all is at rest; `watch` before
    every gesture."""

    def __init__(self, scene: LessonScene, robot: Robot, see: Seen | None = None) -> None:
        self.scene, self.robot, self.see = scene, robot, see
        self.app = robot.app
        self.watch: Seen | None = None

    def learn(self) -> None:
        """Plays to the end of the lesson, where the next screen comes."""
        scene, app = self.scene, self.app
        seen = -1
        for _ in range(400):
            settle(app, scene, self._ready)
            if app.scene is not scene:
                return
            at = scene.progress.at
            if at != seen and self.see is not None:
                self.see(app, scene)
            seen = at
            if self.watch is not None:
                self.watch(app, scene)
            before = self._reached()
            if scene.progress.reads:
                self.read()
            else:
                self.do()
            assert self._reached() != before or app.scene is not scene, (
                f"{scene.lesson.key}, step {at + 1}: nothing came of it"
            )
        raise AssertionError(f"{scene.lesson.key} never ends")

    def _ready(self) -> bool:
        scene, progress = self.scene, self.scene.progress
        if self.app.scene is not scene:
            return True
        if progress.over or scene.director.busy or progress.due is not None:
            return False
        return progress.reads or scene.deciding is not None

    def _reached(self) -> tuple[object, ...]:
        scene = self.scene
        drafted = len(scene.draft.actions) if scene.draft else 0
        return scene.progress.at, scene.running.ply, drafted, scene.hand.taken

    def read(self) -> None:
        raise AssertionError("a pupil has a mouse or keys")

    def do(self) -> None:
        """One gesture: what is gathered comes piece by piece, then the button."""
        scene = self.scene
        actions = self._next_actions()
        commit = scene.controls.find(COMMIT)
        gathers = scene.table.gathers(scene.view)
        if any(key in gathers for key in scene.table.gesture(actions[0], scene.view)):
            pieces = [
                (key, action)
                for action in actions
                for key in scene.table.gesture(action, scene.view)
                if key in gathers and key not in scene.hand.taken
            ]
            if pieces:
                self.robot.make(Gesture(pieces[0][0]))
                if self._face_down(pieces[0][1]):
                    self.robot.make(Gesture("button:turn"))
                return
            if commit is not None and commit.enabled:
                self.robot.make(Gesture(COMMIT))
                return
        self.robot.make(scene.table.gesture(actions[0], scene.view))

    def _face_down(self, action: Action) -> bool:
        """Whether the tile just taken up is to be laid face down."""
        return self.scene.running.match.action_text(action).split()[0].endswith("_down")

    def _next_actions(self) -> list[Action]:
        """What is still to be done of the step's first way."""
        scene = self.scene
        way = scene.progress.step.do[0]
        since = scene.progress.begun
        mine = [s.action for s in scene.progress.match.steps[since:]
                if s.player == scene.progress.seat]  # fmt: skip
        drafted = list(scene.draft.actions) if scene.draft else []
        left = way[len(mine) + len(drafted) :]
        legal = list(scene.legal())
        first = next((a for a in legal if left[0].fits(a)), left[0].action)
        assert first is not None, f"{scene.lesson.key}: nothing of {left} may be done"
        return [first, *(w.action for w in left[1:] if w.action is not None)]


class MousePupil(Pupil):
    def read(self) -> None:
        control = self.scene.controls.find("rabbit:next")
        assert control is not None, "there is no way on"
        assert isinstance(self.robot, MouseRobot)
        self.robot.click(control.rect.center)


class KeyPupil(Pupil):
    def read(self) -> None:
        self.robot.send(press(pygame.K_SPACE))


def mouse_pupil(scene: LessonScene, see: Seen | None = None) -> MousePupil:
    return MousePupil(scene, MouseRobot(scene.app, scene, "7"), see)  # type: ignore[arg-type]


def key_pupil(scene: LessonScene, see: Seen | None = None) -> KeyPupil:
    return KeyPupil(scene, KeyRobot(scene.app, scene, "7"), see)  # type: ignore[arg-type]
