"""Writing in fields: a thin adapter over pygame_gui, which knows selection, clipboard and caret.

A field at rest is our own drawing. Only while it is written in does a text line of pygame_gui lie
over it; its picture is a node on the screen's stage like any other, so that dirty parts, focus and
order stay ours. No other module imports pygame_gui.
"""

from __future__ import annotations

import logging
import warnings
from collections.abc import Callable

import pygame

from tabletop.scenes import commands
from tabletop.scenes.scene import Program, Scene
from tabletop.table import assets
from tabletop.table.art import lettering, widgets
from tabletop.table.art.palette import GOLD, INK, INK2
from tabletop.table.art.surface import Art
from tabletop.table.controls import Z_CONTROLS, Control
from tabletop.table.stage import Node

log = logging.getLogger(__name__)

_FONTS = {
    "nunito": "nunito-600",
    "atkinson": "atkinson-hyperlegible-400",
    "opendyslexic": "opendyslexic-400",
}
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
        import pygame_gui
        from pygame_gui.elements import UITextEntryLine

        self._app = app
        self._line_class = UITextEntryLine
        self._look = ("", 0)
        self._manager = pygame_gui.UIManager(app.size, enable_live_theme_updates=False)
        self._entry: Entry | None = None
        self._line: UITextEntryLine | None = None
        self._node: Node | None = None
        self._before = ""
        self._composed = ""
        self._composition: Node | None = None

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
        self._dress()
        self._manager.set_window_resolution(self._app.size)
        inset = round(4 * self._app.s)
        box = entry.rect.inflate(-4 * inset, -2 * inset)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)
            line = self._line_class(box, self._manager, initial_text="", object_id="#line")
        line.set_text_length_limit(entry.limit)
        line.set_text(entry.text)
        self._manager.set_focus_set(line)
        line.edit_position = len(entry.text)
        line.select_range = [0, len(entry.text)]  # typing replaces it
        line.cursor_has_moved_recently = True
        self._entry, self._line, self._before = entry, line, entry.text
        entry.writing = True
        entry.refresh()
        pygame.key.start_text_input()
        pygame.key.set_text_input_rect(entry.rect)
        self._node = entry.node.stage.picture(
            Art(line.image, 0, 0), *box.topleft, Z_CONTROLS + 1, "writing"
        )

    def end(self, keep: bool = True) -> None:
        """Stops writing; the text stays, or goes back to what it was."""
        entry, line = self._entry, self._line
        if entry is None or line is None:
            return
        self._entry = self._line = None
        self.compose("")
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
            self.compose(event.text)
            return True
        if event.type == pygame.KEYDOWN and self._composed:
            return True  # it is for the input method
        if event.type == pygame.TEXTINPUT:
            self.compose("")
        names = commands.of(event)
        if "back" in names:
            self.end(keep=False)
            return True
        if "take" in names and "go_on" not in names:
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

    def compose(self, text: str) -> None:
        """Draws what an input method is composing at the caret, and tells it where that is."""
        entry, line = self._entry, self._line
        if self._composition is not None and self._composition.stage is not None:
            self._composition.stage.remove(self._composition)
        self._composition, self._composed = None, text
        if not text or entry is None or line is None or entry.node is None:
            return
        px, stage = self._look[1], entry.node.stage
        before = line.text[: line.edit_position]
        left = entry.rect.x + px // 2 + lettering.width_of(before, "body", px)
        art = lettering.lettered(text, "body", px, INK)
        wide, tall = art.get_size()
        left = max(entry.rect.x, min(left, entry.rect.right - wide))
        paper = pygame.Surface((wide, entry.rect.h - px // 2))
        paper.fill("#FFFFFF")
        paper.blit(art, (0, (paper.get_height() - tall) // 2))
        pygame.draw.line(paper, INK, (0, paper.get_height() - 2), (wide, paper.get_height() - 2), 2)
        place = paper.get_rect(midleft=(left, entry.rect.centery))
        pygame.key.set_text_input_rect(place)
        if stage is not None:
            self._composition = stage.picture(
                Art(paper, 0, 0), *place.topleft, Z_CONTROLS + 2, "composition"
            )

    def update(self, ms: float, scene: Scene) -> None:
        """Lets the caret blink, and shows what was written."""
        line, node = self._line, self._node
        if line is None or node is None:
            return
        if node.stage is not scene.stage:
            self.end()
            return
        before = line.image
        fresh = line.drawable_shape is not None and line.drawable_shape.has_fresh_surface()
        self._manager.update(ms / 1000)
        if line.image is not before:
            node.put(art=Art(line.image, 0, 0))
        elif fresh:
            scene.stage.touch(node)

    def _process(self, event: pygame.Event) -> None:
        try:
            self._manager.process_events(event)
        except Exception:
            log.exception("a field could not take %s", pygame.event.event_name(event.type))
            self.end()

    def _tell(self, entry: Entry, text: str) -> None:
        entry.text = text
        if entry.changed is not None:
            entry.changed(text)

    def _dress(self) -> None:
        """Our font, size and colours, when those of the last field were others."""
        px = round(16 * self._app.s)
        family = self._app.settings.reading_font
        if self._look == (family, px):
            return
        self._look = (family, px)
        path = assets.find("fonts", _FONTS[family], assets.FONT_ENDINGS)
        name = "noto_sans"
        if path is not None:
            name = family
            self._manager.add_font_paths(family, str(path))
            self._manager.preload_fonts([{"name": family, "point_size": px, "style": "regular"}])
        theme = {
            "#line": {
                "colours": {
                    "dark_bg": "#FFFFFF",
                    "selected_bg": GOLD,
                    "normal_text": INK,
                    "selected_text": INK,
                    "normal_border": "#FFFFFF",
                    "disabled_text": INK2,
                    "text_cursor": INK,
                },
                "font": {"name": name, "size": str(px), "style": "regular"},
                "misc": {
                    "shape": "rectangle",
                    "border_width": "0",
                    "shadow_width": "0",
                    "padding": "2, 2",
                },
            }
        }
        self._manager.get_theme().load_theme(theme)
