"""The program's window: opening it, its first picture, its size, full screen. No scene, no loop."""

from __future__ import annotations

import logging
import os
import sys
import warnings
from collections.abc import Callable

import pygame
from pygame.system import get_pref_locales

from tabletop.core.errors import TabletopError, explain

log = logging.getLogger(__name__)

TITLE = "Bunny Tabletop"
FIRST_SIZE = (1280, 720)
LEAST = (960, 600)
BARS = (16, 120)
"""So much of a screen may be taken by frames and bars beside a window."""
SETTLED_MS = 500.0
SMALLEST = (320, 200)
"""No smaller picture is laid out, however small a window manager makes the window."""

SKY = ("#7FC3DE", "#CFE6DC", "#FFE9BE", "#86B85C", "#74A84C")
"""Colours of the first picture, top to bottom: the sky and the hills the menu will show."""

PLATFORM: str = sys.platform

HEADLESS = ("dummy",)
"""Drivers that draw nowhere because somebody asked for it."""


class NoDisplay(TabletopError):
    """Raised when no screen can show a window; the text says so and what to do."""


def prepare(video_driver: str = "") -> None:
    """Sets what SDL reads from the environment; to be called before the display is opened.

    On Linux windows are drawn without an OpenGL texture in between, which without a graphics card
    makes showing a frame some thirty times cheaper. Input methods show their candidates. What the
    user has set is left alone.
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")
    if sys.platform.startswith("linux"):
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    if sys.platform == "win32":
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    if video_driver:
        os.environ.setdefault("SDL_VIDEODRIVER", video_driver)


class Window:
    """The program's only window."""

    def __init__(
        self,
        size: tuple[int, int] | None = None,
        fullscreen: bool = False,
        maximised: bool = False,
        place: tuple[int, int] | None = None,
    ) -> None:
        """Opens it as it was left; for the first time so that it fits between the desktop's bars.

        Raises:
            NoDisplay: there is nothing to show it on.
        """
        try:
            pygame.display.init()
        except pygame.error as problem:
            raise NoDisplay(explain("no-window", why=problem)) from None
        pygame.font.init()
        wanted = _fitting(size or FIRST_SIZE)
        try:
            _open(wanted)
        except pygame.error as problem:
            raise NoDisplay(explain("no-window", why=problem)) from None
        pygame.key.stop_text_input()  # SDL begins with it on; fields start it
        driver = pygame.display.get_driver()
        asked = os.environ.get("SDL_VIDEODRIVER", "")
        if driver == "offscreen" and asked != "offscreen":
            pygame.display.quit()
            raise NoDisplay(explain("no-window", why="screen"))
        pygame.display.set_caption(TITLE)
        self._window = _window()
        if self._window is not None and driver not in HEADLESS:
            try:
                self._window.minimum_size = _least()
            except (pygame.error, ValueError) as problem:
                log.info("the window has no least size: %s", problem)
        self.fullscreen = self.maximised = False
        self.windowed_size, self.place = wanted, place
        self._stands: tuple[tuple[int, int], tuple[int, int] | None] = (wanted, place)
        self._stood_ms, self._settled = 0.0, False
        if self._window is not None and driver not in HEADLESS:
            if place is not None and _in_sight(place):
                self._window.position = place
            self.maximised = maximised or (place is None and _tight(wanted))
            if self.maximised and not fullscreen:
                self._window.maximize()
        if fullscreen:
            self.toggle_fullscreen()

    @property
    def real(self) -> bool:
        """Returns True if somebody can see the window; False for pictures into files and tests."""
        return pygame.display.get_driver() not in HEADLESS

    @property
    def surface(self) -> pygame.Surface:
        """Returns the surface to draw on; a new one after every change of size."""
        surface = pygame.display.get_surface()
        assert surface is not None
        return surface

    @property
    def size(self) -> tuple[int, int]:
        """Returns the size to lay out for: that of the window, but at least SMALLEST."""
        w, h = self.surface.get_size()
        return max(SMALLEST[0], w), max(SMALLEST[1], h)

    def first_picture(self) -> None:
        """Paints sky and hills, so that something is shown while the program loads."""
        surface = self.surface
        w, h = surface.get_size()
        # 32 bits, whatever the screen has: surfaces of 16 cannot be scaled smoothly.
        strip = pygame.Surface((1, len(SKY)), 0, 32)
        for y, colour in enumerate(SKY):
            strip.set_at((0, y), colour)
        surface.blit(pygame.transform.smoothscale(strip, (w, h)), (0, 0))
        pygame.display.flip()

    def note(self, event: pygame.Event) -> None:
        """Notes from an event if the window is maximised.

        Changes by the program itself cause events too, some misleading; these are ignored until the
        window has settled.
        """
        if event.type == pygame.WINDOWMAXIMIZED and not self.fullscreen:
            self.maximised = True
        elif event.type == pygame.WINDOWRESTORED and self._settled and not self.fullscreen:
            self.maximised = False

    def update(self, ms: float) -> None:
        """Remembers the window's size and place when they have not changed for a while."""
        if self.fullscreen or self._window is None or not self.real:
            return
        now = (self.size, self._window.position)
        if now != self._stands:
            (w, h), (before_w, before_h) = now[0], self._stands[0]
            if self.maximised and self._settled and (w < before_w or h < before_h):
                self.maximised = False
            self._stands, self._stood_ms = now, 0.0
            return
        self._stood_ms += ms
        if self._stood_ms >= SETTLED_MS:
            self._settled = True
            if not self.maximised:
                self.windowed_size, self.place = now

    def toggle_fullscreen(self) -> None:
        """Switches between the window and borderless full screen; the video mode stays the same."""
        if self._window is None:
            return
        try:
            if self.fullscreen:
                self._window.set_windowed()
                self._window.size = self.windowed_size
                if self.maximised:
                    self._window.maximize()
            else:
                self._window.set_fullscreen(True)
            self.fullscreen = not self.fullscreen
            self._stood_ms, self._settled = 0.0, False
        except pygame.error as problem:
            log.warning("full screen cannot be changed: %s", problem)

    def hidden_while(self, act: Callable[[object], None]) -> None:
        """Calls `act` with the platform's window handle (0 where none is needed); on Windows and
        macOS the window is hidden meanwhile, as screen readers must connect before."""
        named = PLATFORM in ("win32", "darwin")
        handle = pygame.display.get_wm_info()["window"] if named else 0
        hidden = self._window if named else None
        if hidden is not None:
            hidden.hide()
        try:
            act(handle)
        finally:
            if hidden is not None:
                hidden.show()

    def show_icon(self, icon: pygame.Surface) -> None:
        pygame.display.set_icon(icon)

    def close(self) -> None:
        pygame.display.quit()


def _open(size: tuple[int, int]) -> None:
    """Opens the display with at least 24 bits a pixel, whatever the screen has.

    A screen of 16 bits (VNC, xrdp) is drawn on through a texture: with surfaces of 16 bits nothing
    can be scaled smoothly.
    """
    pygame.display.set_mode(size, pygame.RESIZABLE)
    surface = pygame.display.get_surface()
    if surface is None or surface.get_bitsize() >= 24:
        return
    log.info("the screen has %d bits a pixel", surface.get_bitsize())
    pygame.display.quit()
    os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "1"
    pygame.display.init()
    pygame.display.set_mode(size, pygame.RESIZABLE)
    surface = pygame.display.get_surface()
    if surface is not None and surface.get_bitsize() < 24:
        raise NoDisplay(explain("no-window", why="colours"))


def _window() -> pygame.Window | None:
    """Returns the display's window as an object, or None if pygame offers none."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            return pygame.Window.from_display_module()
    except (AttributeError, pygame.error):
        return None


def _fitting(size: tuple[int, int]) -> tuple[int, int]:
    """Returns `size` limited to the smallest window and the largest screen."""
    (w, h), largest = _least(), _largest()
    w, h = max(w, size[0]), max(h, size[1])
    return (w, h) if largest is None else (min(w, largest[0]), min(h, largest[1]))


def _least() -> tuple[int, int]:
    """Returns the smallest window size: LEAST, or a whole screen that is smaller."""
    largest = _largest() or LEAST
    return min(LEAST[0], largest[0]), min(LEAST[1], largest[1])


def _tight(size: tuple[int, int]) -> bool:
    """Returns True if a window of that size may not fit beside the desktop's bars."""
    largest = _largest()
    return largest is not None and (
        size[0] + BARS[0] > largest[0] or size[1] + BARS[1] > largest[1]
    )


def _in_sight(place: tuple[int, int]) -> bool:
    """Returns True if a window there can be reached; always with several screens."""
    desktops = pygame.display.get_desktop_sizes()
    if len(desktops) > 1:
        return True
    w, h = desktops[0]
    return 0 <= place[0] < w - LEAST[0] // 4 and 0 <= place[1] < h - LEAST[1] // 4


def _largest() -> tuple[int, int] | None:
    """Returns the size of all screens together; None if nothing is drawn."""
    try:
        desktops = pygame.display.get_desktop_sizes()
    except pygame.error:
        desktops = []
    if not desktops or pygame.display.get_driver() in HEADLESS:
        return None
    return max(d[0] for d in desktops), max(d[1] for d in desktops)


def system_languages() -> list[str]:
    """Returns the codes of the languages that the system is set to, the preferred one first."""
    return [locale["language"] for locale in get_pref_locales()]
