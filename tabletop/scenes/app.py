"""App: all screens and their shared resources, and the main loop."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from tabletop.core.errors import for_players
from tabletop.core.letters import clean
from tabletop.scenes import router, scale
from tabletop.scenes.dwell import Dwell
from tabletop.scenes.holding import Holding
from tabletop.scenes.keys import commands, keysets
from tabletop.scenes.overlay import TIP_DELAYS, Choice, Dialog, Notice, Tips
from tabletop.scenes.passing import Fade, stretch
from tabletop.scenes.pointing import Pointing, thinned
from tabletop.scenes.scene import Scene, say
from tabletop.scenes.tidying import Tidying
from tabletop.scenes.touch import Touch
from tabletop.scenes.undrawn import Failures, UndrawnScene
from tabletop.scenes.window import Window
from tabletop.session.paths import folders
from tabletop.session.settings import Settings
from tabletop.table.art import cache, lettering, memory, theme
from tabletop.table.sound import Sounds
from tabletop.words.books import language, use

if TYPE_CHECKING:
    from tabletop.ai.analyst import Analyst
    from tabletop.ai.client import AgentClient
    from tabletop.scenes.access.reader import Reader
    from tabletop.scenes.inputs.forms import Forms
    from tabletop.session.library import Library

log = logging.getLogger(__name__)

LONGEST_STEP_MS = 50.0
"""A longer gap (the window was dragged, the machine slept) counts as this much."""

LAYOUT_AFTER_MS = 80.0
"""A new size is laid out when it has stood for so long."""

QUICK, SLOW, ASLEEP = 60, 30, 12
"""Looks a second: while something moves, while nothing does, and without the window's focus."""

QUICK_FOR_MS = 700.0
AGENTS_AFTER_MS = 1500.0
"""The computer players' process is started when the first screen has stood for so long."""

_DEVICES = (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED)
_WINDOW_EVENTS = (
    pygame.QUIT, pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWEXPOSED,
    pygame.WINDOWRESTORED, *_DEVICES,
)  # fmt: skip


class App:
    """The running program.

    Attributes:
        settings: what the player chose; `save_settings` writes it.
        library: saved matches.
        sounds: `play(name)`.
        running: False ends the loop.
        reader: the platform's screen reader; None where none can be reached.
        faults: how many exceptions screens have raised; each is in the log.
        by_keys: whether a key was used last, no button of the mouse.
        fade: how one screen passes into the next.
    """

    def __init__(
        self,
        window: Window,
        settings: Settings,
        library: Library,
        save: Callable[[Settings], str] | None = None,
        agents: AgentClient | None = None,
        analyst: Analyst | None = None,
    ) -> None:
        """`agents` and `analyst` take the place of processes that are else started when needed."""
        self.window = window
        self.settings = settings
        self.library = library
        self.places = folders(library.path.parent)
        self.sounds = Sounds(settings.volume / 100, settings.muted)
        self.notice = Notice()
        self.tips = Tips()
        self.dialog: Dialog | None = None
        self.running = True
        self.reader: Reader | None = None
        self._save = save
        self._scenes: list[Scene] = []
        self._agents = agents
        self._analyst = analyst
        self._forms: Forms | None = None
        self._size = window.size
        cache.bound_by(self._size)
        self._seen = window.size
        self._seen_for = 0.0
        self._quick_left = QUICK_FOR_MS
        self.faults = 0
        self.fade = Fade(window.real)
        self.by_keys = False
        self._stretched = (0, 0)
        self._failures = Failures()
        self._focused = True
        self._touch = Touch(self.sounds)
        self._dwell = Dwell()
        self._pointing = Pointing()
        self._holding = Holding()
        self._one_hand = keysets.OneHand()
        self._layer = ""
        self._tidying = Tidying()
        self._look: tuple[object, ...] | None = None
        self._letters_of = ""
        self.apply_settings()

    @property
    def size(self) -> tuple[int, int]:
        """Returns the window size for which everything is laid out."""
        return self._size

    @property
    def s(self) -> float:
        """Returns the number of window pixels for one pixel of the style sheet."""
        person = self.settings.persons.get(self._letters_of)
        own = person.scale if person is not None else None
        percent = (self.settings.scale if own is None else own) or scale.first_scale(self._size)
        return scale.in_force(percent, self._size)

    @property
    def look(self) -> tuple[object, ...]:
        """Returns everything on which a screen's drawing depends: size, settings and scale."""
        return self._size, *self._drawn_by(), self.settings.reduced_motion

    def _drawn_by(self) -> tuple[object, ...]:
        """Returns everything but the window's size on which all drawings depend."""
        settings = self.settings
        return (
            settings.reading_font, settings.spacing, settings.contrast, settings.solid, self.s,
            settings.large_targets, settings.keys, *settings.own_keys.items(), language(),
        )  # fmt: skip

    @property
    def scene(self) -> Scene:
        return self._scenes[-1]

    @property
    def heard(self) -> bool:
        """Returns True while a screen reader reads the screens aloud."""
        return self.reader is not None and self.reader.listening

    @property
    def focused(self) -> bool:
        """Returns True while the window has the keyboard."""
        return self._focused

    @property
    def agents(self) -> AgentClient:
        """Returns the computer players' process; starts it on first use."""
        if self._agents is None:
            from tabletop.ai.client import AgentClient

            self._agents = AgentClient()
            self._agents.start()
        return self._agents

    @property
    def analyst(self) -> Analyst:
        """Returns the analysis; starts it on first use."""
        if self._analyst is None:
            from tabletop.ai.analyst import Analyst

            self._analyst = Analyst()
        return self._analyst

    @property
    def forms(self) -> Forms:
        """Returns the text entry; loads it on first use."""
        if self._forms is None:
            from tabletop.scenes.inputs.forms import Forms

            self._forms = Forms(self)
        return self._forms

    def open(self, name: str, *args: Any, **named: Any) -> None:
        """Closes all present screens and opens the one of that name."""
        self.go(router.screen(self, name, *args, **named))

    def over(self, name: str, *args: Any, **named: Any) -> None:
        """Opens the screen of that name over the present one."""
        self.push(router.screen(self, name, *args, **named))

    def go(self, scene: Scene) -> None:
        """Closes all present screens and shows another."""
        self._part()
        before = self._scenes
        for old in reversed(before):
            self._guard(old.leave)
        self._scenes = [scene]
        self._open(scene)
        if before:
            memory.give_back()

    def push(self, scene: Scene) -> None:
        """Shows another screen over the present one."""
        self._part()
        self.scene.covered()
        self._scenes.append(scene)
        self._open(scene)

    def pop(self) -> None:
        """Closes the topmost screen; does nothing on the last one."""
        if len(self._scenes) < 2:
            return
        self._part()
        self._guard(self._scenes.pop().leave)
        self._visit()
        if self.scene.keeps():
            self._clear_over()
            self._guard(self.scene.refocus)
            self.scene.stage.invalidate()
        else:
            self._lay_out()
            self._guard(self.scene.resumed)

    def say(self, sentence: str) -> None:
        """Shows a sentence near the foot of the window for a while."""
        self.notice.say(clean(sentence))

    def ask(
        self, title: str, words: str, choices: tuple[Choice, ...], figure: int | None = None
    ) -> None:
        """Opens a dialog; its last choice is the safe one."""
        self.lay(Dialog(title, words, choices, figure))

    def lay(self, dialog: Dialog) -> None:
        """Opens a dialog over the present screen and closes the one that was open."""
        if self.dialog is not None:
            self.dialog.take_away()
        self.tips.hide()
        self.scene.covered()
        self.dialog = dialog
        dialog.large = self.settings.large_targets
        self.sounds.play("dialog")

    def quit(self) -> None:
        """Ends the program after this frame; everything is saved already."""
        self.running = False

    def apply_settings(self) -> None:
        """Applies the settings to sound, lettering and scale, and redraws if needed."""
        settings = self.settings
        self.sounds.volume = settings.volume / 100
        self.sounds.muted = settings.muted
        backdrop = self.sounds.backdrop
        backdrop.music.volume = settings.music / 100
        backdrop.ambience.volume = settings.ambience / 100
        backdrop.on = not (settings.muted or settings.music_muted)
        self.tips.after_ms = TIP_DELAYS[settings.explained]
        for sentence in keysets.use(settings):
            self.say(sentence)
        look = self._drawn_by()
        if look == self._look:
            return
        if self._look is None or look[:2] != self._look[:2]:
            lettering.set_reading_font(settings.reading_font)
            lettering.set_spacing(settings.spacing)
        theme.set_theme(settings.contrast, settings.solid)
        self._look = look
        cache.clear()
        if self._scenes:
            self._lay_out()

    def letters_for(self, name: str) -> None:
        """Draws everything with that person's size of letters; "" = the program's."""
        self._letters_of = name
        self.apply_settings()

    def change(self, **values: Any) -> None:
        """Changes settings, saves and applies them."""
        self.settings = replace(self.settings, **values)
        use(values.get("language"))
        self.save_settings()
        self.apply_settings()

    def save_settings(self) -> None:
        if self._save is not None:
            self.say(self._save(self.settings))

    def set_fullscreen(self, wanted: bool) -> None:
        if wanted != self.window.fullscreen:
            self.window.toggle_fullscreen()
            self.settings.fullscreen = self.window.fullscreen
            self.save_settings()

    def handle(self, event: pygame.Event) -> None:
        """Handles an event as the player's input settings require."""
        self.window.note(event)
        for meant in self._pointing.meant(event, self.window.real):
            self._handle(meant)

    def _handle(self, event: pygame.Event) -> None:
        if event.type == pygame.KEYDOWN and not self._writing:
            self.notice.withdraw(self._layer)
            meant = self._one_hand.translated(event, self.settings.keys)
            if meant is None:
                self._layer = keysets.layer_words(self._one_hand.depth)
                self.notice.say(self._layer)
                return
            event = meant
        if self._holding.takes(event, self.settings.hold, self._give, self.say):
            return
        self._give(event)

    @property
    def _writing(self) -> bool:
        """Returns True while a text field takes the keys."""
        return self._forms is not None and self._forms.entry is not None

    def _give(self, event: pygame.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._focused = False
            self._holding.forget()
            self.library.checkpoint()
            self.scene.controls.release()
            self._guard(lambda: self.scene.handle(event))
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self._focused = True
            self._guard(lambda: self.scene.handle(event))
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.scene.stage.invalidate()
        elif event.type in _DEVICES and not event.iscapture:
            self.sounds.device(event.type == pygame.AUDIODEVICEREMOVED)
        elif event.type == pygame.KEYDOWN:
            self.by_keys = True
            if self._own_key(event):
                return
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self.by_keys = False
        open_ = self.dialog.controls if self.dialog is not None else None
        self._touch.heard(event, open_ or self.scene.controls, self.scene.focus.shown)
        if event.type in _WINDOW_EVENTS:
            return
        if self.dialog is not None:
            if self.dialog.on(self.scene.stage):
                self._guard(partial(self.dialog.handle, event))
            self._drop_closed()
        else:
            self._to_scene(event)

    def _to_scene(self, event: pygame.Event) -> None:
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.KEYDOWN):
            self.tips.hush()
        elif event.type == pygame.MOUSEMOTION:
            self.tips.stir()
        if self._forms is not None and self._guard(lambda: self.forms.handle(event, self.scene)):
            return
        self._guard(lambda: self.scene.handle(event))

    def _own_key(self, event: pygame.Event) -> bool:
        meant_otherwise = self.dialog and self.dialog.every_key
        if meant_otherwise or (self._writing and commands.writes(event)):
            return False
        names = commands.of(event)
        if "full_screen" in names:
            self.set_fullscreen(not self.window.fullscreen)
            return True
        if "keys" in names and self.dialog is None:
            if self.scene.route != "keys":
                self.over("keys", self.scene)
            return True
        return False

    def update(self, ms: float) -> None:
        """Advances the screen and everything over it by `ms`."""
        ms = min(ms, LONGEST_STEP_MS)
        self._watch_size(ms)
        self.window.update(ms)
        self._failures.update(ms)
        self._pointing.update(ms)
        if self._analyst is not None:
            self._guard(self._analyst.poll)
        scene = self.scene
        self._guard(lambda: scene.update(ms))
        scene = self.scene
        if self._forms is not None:
            self._guard(lambda: self.forms.update(ms, scene))
        if self.dialog is not None and not self.dialog.on(scene.stage):
            self.dialog.place(scene.stage, self)
        if self.dialog is not None:
            calm = self.settings.reduced_motion or self.settings.speed == 0
            self.dialog.update(ms, not calm)
        self._drop_closed()
        self._rest(ms)
        self._holding.update(ms, self.settings.hold, self._give)
        if self.dialog is None:
            self._guard(lambda: self.tips.update(ms, scene.controls, self, scene.pointed()))
        room, things = scene.notice_room(), scene.spoken_of()
        self._guard(lambda: self.notice.update(ms, scene.stage, self, room, things))
        self.fade.update(ms, scene)

    def draw(self) -> bool:
        """Draws everything that changed; returns False if nothing did."""
        surface = self.window.surface
        if self.window.size != self._size:
            return self._draw_stretched(surface)
        drawn: list[list[pygame.Rect]] = []
        self._guard(lambda: drawn.append(self.scene.draw(surface)))
        if not drawn or not drawn[0]:
            return False
        pygame.display.update(drawn[0])
        return True

    def _draw_stretched(self, surface: pygame.Surface) -> bool:
        """Shows the last picture scaled to a new window size until that is laid out."""
        if self._stretched == self.window.size:
            return False
        self._stretched = self.window.size
        self._guard(lambda: stretch(self.scene.stage, self._size, surface))
        pygame.display.flip()
        return True

    def frame(self, events: list[pygame.Event], ms: float) -> bool:
        """Handles events, time and drawing once; returns True if the next frame should come
        soon."""
        for event in thinned(events):
            self.handle(event)
            if not self.running:
                return False
        self.update(ms)
        self.sounds.update()
        drew = self.draw()
        reader = self.reader
        if reader is not None and reader.listening:
            drew = reader.frame(self, drew or bool(events)) or drew
        if drew or events:
            self._quick_left = QUICK_FOR_MS
        else:
            self._quick_left = max(0.0, self._quick_left - ms)
        return self._quick_left > 0

    def run(self) -> None:
        """Runs the main loop until the player quits."""
        clock = pygame.time.Clock()
        quick, passed = True, 0.0
        while self.running:
            ms = float(clock.tick(QUICK if quick else (SLOW if self._focused else ASLEEP)))
            quick = self.frame(pygame.event.get(), ms)
            if not quick and self._scenes:
                self._tidying.rest(self.scene)
            passed += ms
            if passed > AGENTS_AFTER_MS and self._agents is None:
                _ = self.agents

    def attempt(self, act: Callable[[], object]) -> None:
        """Calls a function of the present screen as if it had been clicked."""
        self.tips.hide()
        self._guard(act)
        self._drop_closed()

    def close(self) -> None:
        """Closes everything and writes saved matches to disk."""
        for scene in reversed(self._scenes):
            self._guard(scene.leave)
        if self._agents is not None:
            self._agents.close()
        if self._analyst is not None:
            self._analyst.close()
        self.settings.window, self.settings.place = self.window.windowed_size, self.window.place
        self.settings.maximised = self.window.maximised
        if self._save is not None:
            self._save(self.settings)
        self.library.close()
        self.sounds.close()
        self.window.close()

    def _part(self) -> None:
        """Keeps the picture of the present screen, from which the next one is faded in."""
        if self._scenes and self.window.size == self._size:
            calm = self.settings.reduced_motion or self.settings.speed == 0
            self.fade.keep(self.scene, self.window.surface, calm)

    def _open(self, scene: Scene) -> None:
        self.tips.hide()
        self.notice.forget_place()
        self._failures = Failures()
        if self.dialog is not None:
            self.dialog.take_away()
            self.dialog = None
        self._visit()
        if self._build(scene):
            self._guard(scene.enter)
            scene.stage.invalidate()

    def _lay_out(self) -> None:
        """Rebuilds the present screen for a new size, scale or font."""
        self._clear_over()
        if self.scene.route == "undrawn":
            self._scenes.pop()
        if self._build(self.scene):
            self.scene.stage.invalidate()

    def _clear_over(self) -> None:
        """Removes tooltip, notice and text entry of a screen that is no longer shown."""
        self.tips.hide()
        self.notice.forget_place()
        if self._forms is not None:
            self._forms.clear()

    def _build(self, scene: Scene) -> bool:
        """Builds a screen; returns False if that failed and another one is shown."""
        if self._forms is not None:
            self._forms.clear()
        try:
            scene.rebuild()
        except Exception:
            log.exception("the screen %s could not be drawn", type(scene).__name__)
            self._give_up(scene)
            return False
        return True

    def _give_up(self, scene: Scene) -> None:
        """Closes a screen that cannot be drawn; over the lowest one, shows an error screen."""
        self._failures = Failures()
        if scene.route == "undrawn":
            raise
        if len(self._scenes) > 1:
            self.say(say("screen-failed"))
            self.pop()
            return
        self.push(UndrawnScene(self, self._lay_out, menu=scene.route != "menu"))

    def _visit(self) -> None:
        """Plays the music of the topmost screen that has some."""
        if places := [scene.place for scene in self._scenes if scene.place]:
            self.sounds.backdrop.visit(places[-1])

    def _watch_size(self, ms: float) -> None:
        """Rebuilds the screen when the window's size has changed and stays the same for a while."""
        now = self.window.size
        if now != self._seen:
            self._seen, self._seen_for = now, 0.0
            self.scene.controls.release()
            self.scene.stage.invalidate()
            return
        if now == self._size:
            return
        self._seen_for += ms
        if self._seen_for >= LAYOUT_AFTER_MS:
            self._size = now
            self._stretched = (0, 0)
            cache.clear()
            cache.bound_by(now)
            self._look = self._drawn_by()
            self._lay_out()
            memory.give_back()

    def _rest(self, ms: float) -> None:
        """Clicks for a pointer at rest, if the settings say so."""
        if not self.settings.dwell or not self._focused or not self._pointing.over:
            return
        pos = pygame.mouse.get_pos()
        over = self.dialog.controls if self.dialog is not None else None
        hit = over.at(pos) if over is not None else None
        usable = hit is not None if self.dialog is not None else self.scene.takes(pos)
        if self._dwell.due(ms, pos, usable, self.settings.dwell):
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                self._give(pygame.Event(kind, pos=pos, button=1, touch=False))

    def _drop_closed(self) -> None:
        if self.dialog is not None and self.dialog.closed:
            self.dialog = None
            self._guard(self.scene.resumed)

    def _guard(self, act: Callable[[], object]) -> object:
        """Calls a function of a screen; says what it cannot do; rebuilds it after a fault."""
        try:
            return act()
        except Exception as problem:
            if sentence := for_players(problem):
                self.say(sentence)
                return True
            scene = self.scene
            log.exception("a fault on the screen %s", type(scene).__name__)
            self.faults += 1
            if self._failures.add():
                self._give_up(scene)
                return True
            self.say(say("screen-failed.anew"))
            self._build(scene)
            return True
