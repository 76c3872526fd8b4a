"""Announces what happens: the log's own sentences, each once and in order, as soon as true.

Pictures may still be moving: words never wait for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.scenes.play.scene import PlayScene
from tabletop.session.loglines import LogLine, unheard

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

MOST = 12
"""Lines of the log that are told to somebody who comes to the table."""


class News:
    """Remembers what each person at the table has heard."""

    def __init__(self) -> None:
        self._of: object = None
        self._heard: dict[int | None, list[LogLine]] = {}
        self._idle: dict[int | None, str] = {}

    def since(self, app: Program) -> list[str]:
        """Returns the sentences that are new since the last call, in order."""
        scene = app.scene
        if not isinstance(scene, PlayScene) or app.dialog is not None:
            return []
        if self._of is not scene.running:
            self._of, self._heard, self._idle = scene.running, {}, {}
        viewer = scene.viewer
        lines = scene.running.log(viewer)
        fresh = [*self._fresh(scene, viewer, lines), *self._watching(scene, viewer)]
        self._heard[viewer] = list(lines)
        return fresh

    def _fresh(self, scene: PlayScene, viewer: int | None, lines: list[LogLine]) -> list[str]:
        """Returns the lines to announce: of the whole match only the others' last doings to
        someone who comes to the table, and nothing of what led there in a lesson or an exercise."""
        if viewer in self._heard:
            return unheard(self._heard[viewer], lines)
        if not scene.recalls:
            return []
        recap = scene.running.recap(viewer) if viewer is not None else []
        return [line.text for line in recap or lines[-MOST:]]

    def _watching(self, scene: PlayScene, viewer: int | None) -> list[str]:
        """Said once to somebody who has nothing to decide any more."""
        words = scene.table.watching(scene.view) if scene.desk.built else ""
        head = words.partition(".")[0]
        before, self._idle[viewer] = self._idle.get(viewer, ""), head
        return [words] if words and head != before else []
