"""Scene: the base of all screens: a stage, controls, focus, keys, layout for a size.

And Program: the program as its screens use it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol

import pygame

from tabletop.scenes.keys import commands
from tabletop.scenes.keys.commands import ARROWS
from tabletop.scenes.keys.table import Row
from tabletop.table import targets
from tabletop.table.controls import Control, Controls
from tabletop.table.focus import Focus, Target
from tabletop.table.stage import Stage
from tabletop.words.books import book

if TYPE_CHECKING:
    # Loaded when they are needed: a menu wants no computer players yet.
    from tabletop.ai.analyst import Analyst
    from tabletop.ai.client import AgentClient
    from tabletop.scenes.overlay import Choice, Dialog, Notice
    from tabletop.scenes.window import Window
    from tabletop.session.library import Library
    from tabletop.session.paths import Folders
    from tabletop.session.settings import Settings
    from tabletop.table.sound import Sounds

say: Final = book("common").say


class Writing(Protocol):
    """Text entry (`inputs.forms.Forms`)."""

    def begin(self, entry: Any) -> None:
        """Opens a text field for writing."""


class Program(Protocol):
    """The program as its screens see it; `app.App` documents its members.

    Attributes:
        dialog: what lies over the present screen, None = nothing.
    """

    window: Window
    settings: Settings
    library: Library
    sounds: Sounds
    notice: Notice
    dialog: Dialog | None
    by_keys: bool
    places: Folders

    @property
    def size(self) -> tuple[int, int]: ...
    @property
    def s(self) -> float: ...
    @property
    def look(self) -> tuple[object, ...]: ...
    @property
    def scene(self) -> Scene: ...
    @property
    def focused(self) -> bool: ...
    @property
    def heard(self) -> bool: ...
    @property
    def agents(self) -> AgentClient: ...
    @property
    def analyst(self) -> Analyst: ...
    @property
    def forms(self) -> Writing: ...

    def open(self, name: str, *args: Any, **named: Any) -> None: ...
    def over(self, name: str, *args: Any, **named: Any) -> None: ...
    def go(self, scene: Scene) -> None: ...
    def push(self, scene: Scene) -> None: ...
    def pop(self) -> None: ...
    def say(self, sentence: str) -> None: ...
    def ask(
        self, title: str, words: str, choices: tuple[Choice, ...], figure: int | None = None
    ) -> None: ...
    def lay(self, dialog: Dialog) -> None: ...
    def attempt(self, act: Callable[[], object]) -> None: ...
    def quit(self) -> None: ...
    def apply_settings(self) -> None: ...
    def letters_for(self, name: str) -> None: ...
    def change(self, **values: Any) -> None: ...
    def save_settings(self) -> None: ...
    def set_fullscreen(self, wanted: bool) -> None: ...


class Scene:
    """The base of all screens. Lives from `enter` to `leave`; `build` may be called any time
    between.

    Attributes:
        route: what the router calls it; "" for a screen that a game brings along.
        app: window, settings, library, sounds, agents, and `open` for another scene.
        stage: everything it shows; `build` fills it, draws nothing itself.
        keys: rows of keys that only this screen has, for the list of keys.
        place: where one is, for music and meadow: "menu" or a game's key; "" = as before.
    """

    route = ""
    title = ""
    place = ""
    keys: tuple[Row, ...] = ()

    def __init__(self, app: Program) -> None:
        self.app = app
        self.stage = Stage()
        self.focus = Focus()
        self.controls = Controls(self.stage, self.focus, app.s)

    @property
    def size(self) -> tuple[int, int]:
        return self.app.size

    @property
    def s(self) -> float:
        """Returns the number of window pixels for one pixel of the style sheet."""
        return self.app.s

    def px(self, units: float) -> int:
        """Returns a length of the style sheet in window pixels, rounded."""
        return round(units * self.app.s)

    def enter(self) -> None:
        """Called when the scene is shown first, after it was built."""

    def resumed(self) -> None:
        """Called when the screen over this one was closed."""

    def covered(self) -> None:
        """Releases the controls and hides the focus while something lies over the scene."""
        self.controls.release()
        self.controls.hover(None)
        self.focus.shown = False
        self.controls.show_focus()

    def leave(self) -> None:
        """Called when another scene takes over: lets go of what is held."""

    def keeps(self) -> bool:
        """Returns True if the drawing stays valid after a screen over it was closed; else it is
        rebuilt."""
        return False

    def rebuild(self) -> None:
        """Builds everything anew for the present size and scale."""
        self.controls.release()
        self.stage.clear()
        within = targets.reach(self.app.s, self.app.settings.large_targets)
        self.controls = Controls(self.stage, self.focus, self.app.s, within, self.lies)
        self.build()
        self.refocus()

    def build(self) -> None:
        """Fills stage and controls for `size` and `s`."""

    def pointed(self) -> Control | None:
        """Returns the thing under the pointer, apart from the controls, that has a tooltip."""
        return None

    def notice_room(self) -> pygame.Rect | None:
        """Returns the area at whose foot notices are shown; None for the whole window."""
        return None

    def spoken_of(self) -> tuple[pygame.Rect, ...]:
        """Returns the areas that notices speak of and should not cover."""
        return ()

    def lies(self, pos: tuple[int, int]) -> bool:
        """Returns True if a press there could be meant for something other than a control."""
        return False

    def small(self, units: float) -> int:
        """Returns the width and height in pixels of a small button of `units` style pixels."""
        return targets.side(units, self.app.s, self.app.settings.large_targets)

    def tall(self, units: float) -> int:
        """Returns the height in pixels of a button or field of `units` style pixels."""
        return targets.tall(units, self.app.s, self.app.settings.large_targets)

    @property
    def field_s(self) -> float:
        """Returns the scale of switches and sliders, which are 34 style pixels high."""
        return max(self.s, targets.LARGE / 34) if self.app.settings.large_targets else self.s

    def takes(self, pos: tuple[int, int]) -> bool:
        """Returns True if a click there would do something."""
        hit = self.controls.at(pos)
        return hit is not None and hit.enabled

    def targets(self) -> list[Target]:
        """Returns the targets of the focus in order."""
        return self.controls.targets()

    def refocus(self) -> None:
        """Updates the focus to the present targets."""
        self.focus.set(self.targets())
        self.controls.show_focus()

    def ring(self, key: str) -> None:
        """Puts the focus on a target and shows it there."""
        self.refocus()
        self.focus.go(key)
        self.focus.shown = True
        self.controls.show_focus()

    def handle(self, event: pygame.Event) -> bool:
        """Handles an event; returns True if it was used."""
        if event.type == pygame.KEYDOWN:
            return self.key(event)
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN) and self.focus.shown:
            moved = event.type == pygame.MOUSEBUTTONDOWN or event.rel != (0, 0)
            if moved:
                self.focus.shown = False
                self.controls.show_focus()
        return self.controls.handle(event)

    def key(self, event: pygame.Event) -> bool:
        """Does the first command of a pressed key that the screen knows; returns False if it knows
        none."""
        return any(self.do(name) for name in commands.of(event))

    def do(self, name: str) -> bool:
        """Does a command of `keys.table.ROWS`; returns False if the screen does not know it."""
        if name in ("next", "before"):
            self.walk(lambda: self.focus.step(1 if name == "next" else -1))
        elif name in ARROWS:
            self.walk(lambda: self.focus.move(*ARROWS[name]))
        elif name == "take":
            self.take_focused()
        elif name == "back":
            self.back()
        elif name in ("mute", "music"):
            self._hush("muted" if name == "mute" else "music_muted")
        else:
            return False
        return True

    def take_focused(self) -> None:
        """Activates the focused target; the first press only shows the focus."""
        if self.focus.shown and self.focus.take():
            return
        if self.focus.current is None:
            self.focus.begin()
        self.focus.shown = self.focus.current is not None
        self.controls.show_focus()

    def _hush(self, what: str) -> None:
        """Switches music ("music_muted") or all sound ("muted") off or on, and says so."""
        off = not getattr(self.app.settings, what)
        self.app.change(**{what: off})
        self.app.say(say("all-sound" if what == "muted" else "all-music", on=not off))

    def walk(self, step: Callable[[], None]) -> None:
        """Moves the focus with `step` and shows it."""
        step()
        self.focus.shown = True
        self.app.sounds.play("focus")
        self.controls.show_focus()

    def back(self) -> None:
        """Goes back one step (Esc)."""

    def update(self, ms: float) -> None:
        """Advances by `ms`, at most 50; changes nodes, draws nothing."""

    def draw(self, screen: pygame.Surface) -> list[pygame.Rect]:
        """Draws everything that changed and returns the changed areas."""
        return self.stage.draw(screen)
