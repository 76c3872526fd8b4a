"""Writing in fields: pygame_gui knows selection, clipboard and caret, the picture is ours.

A field at rest is one drawing. Only while it is written in does a line lie over it; its picture is
a node on the screen's stage like any other, so that dirty parts, focus and order stay ours.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from tabletop.scenes.keys import commands
from tabletop.scenes.scene import Program, Scene, say
from tabletop.table.art import lettering, widgets
from tabletop.table.art.surface import Art, blank
from tabletop.table.controls import Z_CONTROLS, Control
from tabletop.table.stage import Node, Stage

if TYPE_CHECKING:
    from tabletop.scenes.inputs.line import Line

log = logging.getLogger(__name__)

_EDITING = {"Ctrl + A", "Ctrl + C", "Ctrl + X", "Ctrl + V"}
_LEAVING = {"next", "before", "up", "down"}


class Entry(Control):
    """A field to write one line in.

    Attributes:
        text: what it says.
        changed: called with the text at every letter.
        done: called with the text when writing ends.
        limit: most letters it takes.
    """

    def __init__(
        self,
        key: str,
        rect: pygame.Rect,
        text: str,
        app: Program,
        *,
        label: str,
        changed: Callable[[str], None] | None = None,
        done: Callable[[str], None] | None = None,
        placeholder: str = "",
        limit: int = 24,
        tip: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(
            key, rect, self.begin, label=label, tip=tip, enabled=enabled, radius=8
        )
        self.text, self.placeholder, self.limit = text, placeholder, limit
        self.changed, self.done = changed, done
        self.writing = False
        self._app = app

    def begin(self) -> None:
        """Starts writing in it."""
        self._app.forms.begin(self)

    def face(self) -> Art:
        state = "writing" if self.writing else self.state()
        shown = "" if self.writing else self.text
        hint = "" if self.writing else self.placeholder
        state = "rest" if state == "pressed" else state
        return widgets.field(shown, self.rect.w, self.rect.h, self._app.s, state, hint)


class Forms:
    """The one UIManager of the program, and the field that is written in."""

    def __init__(self, app: Program) -> None:
        from tabletop.scenes.inputs import line

        self._app = app
        self._line_class = line.Line
        self._manager = line.manager(app.size)
        self._entry: Entry | None = None
        self._line: Line | None = None
        self._node: Node | None = None
        self._before = ""

    @property
    def entry(self) -> Entry | None:
        """The field that is written in now."""
        return self._entry

    def begin(self, entry: Entry) -> None:
        """Opens `entry` for writing; whatever was written in before is done."""
        if entry is self._entry:
            return
        self.end()
        if entry.node is None or entry.node.stage is None:
            return
        self._manager.set_window_resolution(self._app.size)
        inset = round(4 * self._app.s)
        box = entry.rect.inflate(-4 * inset, -2 * inset)
        px = round(16 * self._app.s)
        line = self._line_class(box, self._manager, entry.text, entry.limit, px)
        self._manager.set_focus_set(line)
        self._line, self._before = line, entry.text
        pygame.key.start_text_input()
        self._write_in(entry, Art(blank(*box.size), 0, 0), box.topleft, entry.node.stage)
        self._show()

    def _write_in(self, entry: Entry, art: Art | None, at: tuple[float, float], on: Stage) -> None:
        self._entry, entry.writing = entry, True
        entry.refresh()
        self._node = on.picture(art, *at, Z_CONTROLS + 1, "writing")

    def end(self, keep: bool = True) -> None:
        """Stops writing; the text stays, or goes back to what it was."""
        entry, line = self._entry, self._line
        if entry is None or line is None:
            return
        self._entry = self._line = None
        pygame.key.stop_text_input()
        self._manager.set_focus_set(None)
        line.kill()  # type: ignore[no-untyped-call]  # pygame_gui brings no types
        if self._node is not None and self._node.stage is not None:
            self._node.stage.remove(self._node)
        self._node = None
        entry.writing = False
        if not keep:
            self._tell(entry, self._before)
        entry.refresh()
        if lettering.undrawn(entry.text):
            self._app.say(say("no-letters"))
        if entry.done is not None:
            entry.done(entry.text)

    def clear(self) -> None:
        """The screen is built anew or left: what was written stays."""
        self.end()

    def handle(self, event: pygame.Event, scene: Scene) -> bool:
        """Takes what belongs to the field that is written in; True when it was used up."""
        entry, line = self._entry, self._line
        if entry is None or line is None:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and not entry.rect.collidepoint(event.pos):
            self.end()
            return False
        if event.type == pygame.TEXTEDITING:
            line.composed, line.caret = event.text, event.start
            self._show()
            return True
        if event.type == pygame.KEYDOWN and line.composed:
            return True  # it is for the input method
        if event.type == pygame.TEXTINPUT:
            line.composed = ""
        names = commands.of(event)
        if "back" in names:
            self.end(keep=False)
            return True
        if "take" in names and not commands.writes(event):
            self.end()
            return True
        if not _LEAVING.isdisjoint(names):
            self.end()
            return False
        written = event.type in (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT)
        inside = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        if not written and not inside:
            return False
        self._process(event)
        if self._entry is entry and line.text != entry.text:
            self._tell(entry, line.text)
        return written or entry.rect.collidepoint(event.pos)

    def update(self, ms: float, scene: Scene) -> None:
        """Lets the caret blink, and shows what was written."""
        node, entry = self._node, self._entry
        if node is None or entry is None:
            return
        if node.stage is not scene.stage:
            again = scene.controls.find(entry.key)
            if not isinstance(again, Entry) or again.rect != entry.rect:
                self.end()
                return
            self._write_in(again, node.art, node.pos, scene.stage)  # its screen was built anew
        self._manager.update(ms / 1000)
        self._show()

    def _show(self) -> None:
        """Draws the line anew if it changed, and tells input methods where the caret is."""
        line, node = self._line, self._node
        if line is None or node is None or (drawn := line.picture()) is None:
            return
        art, place = drawn
        node.put(art=art)
        pygame.key.set_text_input_rect(place)

    def _process(self, event: pygame.Event) -> None:
        for chord in _EDITING.intersection(commands.pressed(event)):
            event = commands.event(chord)  # of layouts without Latin letters, too
        try:
            self._manager.process_events(event)
        except Exception:
            log.exception("a field could not take %s", pygame.event.event_name(event.type))
            self.end()

    def _tell(self, entry: Entry, text: str) -> None:
        entry.text = text
        if entry.changed is not None:
            entry.changed(text)
