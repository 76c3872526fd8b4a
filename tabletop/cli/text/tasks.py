"""A puzzle or an exercise in the terminal: one choice, and what it was worth."""

from __future__ import annotations

from tabletop.cli.text.console import Console
from tabletop.cli.text.desk import Headless, TextDesk
from tabletop.cli.text.twin import Twin
from tabletop.cli.text.words import say
from tabletop.scenes.practice.solve import SolveScene


class TaskDesk(TextDesk):
    """The table on which one choice is to be made."""

    scene: SolveScene

    @property
    def unkept(self) -> str:
        return say("task-unkept")

    def __init__(self, app: Headless, scene: SolveScene) -> None:
        super().__init__(app, scene)
        self.news()  # the position is told, not how it came about

    def _waits(self) -> bool:
        if self.gone or self.app.dialog is not None or self.cover is not None:
            return True
        if self.scene.tried:
            return self.scene.judged
        return self.scene.deciding is not None and not self.scene.thinkers.hinting


class TaskTwin(Twin):
    """One task, until it is judged and something else lies there."""

    def __init__(self, desk: TaskDesk, console: Console) -> None:
        super().__init__(desk, console)
        self._task = desk

    def _welcome(self) -> None:
        scene = self._task.scene
        info = scene.running.match.game.info
        self.console.heading(f"{info.name}. {scene.running.series.heading}.")
        self.console.lines(self.commands.answer("table", ()) or ())
        self.console.say(say("task-passed"))

    def _over(self) -> bool:
        if not self.desk.gone and self._task.scene.judged and self.desk.dialog is None:
            self.console.lines(self.desk.app.read())
            self._task.scene.following()
        return self.desk.gone

    def _own(self, word: str) -> bool:
        if word not in ("next", "n"):
            return False
        self._task.scene.following()
        return True
