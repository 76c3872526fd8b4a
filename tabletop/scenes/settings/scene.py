"""Settings: five tabs; each change shows, sounds and is kept at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.ai.levels import LEVELS
from tabletop.core.letters import name_from
from tabletop.scenes import scale
from tabletop.scenes.access.problem import problem
from tabletop.scenes.inputs.fields import Cycle, Slider, Switch, Tab
from tabletop.scenes.inputs.forms import Entry
from tabletop.scenes.overlay import Choice
from tabletop.scenes.screen import Screen
from tabletop.session.seats import LONGEST_NAME
from tabletop.session.settings import Settings
from tabletop.table.art import lettering, widgets
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.rabbit import figure
from tabletop.table.art.surface import Art
from tabletop.table.controls import Button

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

NARROW = 820
ROW_GAP = 20

FONTS = (
    ("nunito", "Nunito"), ("atkinson", "Atkinson Hyperlegible"), ("opendyslexic", "OpenDyslexic"),
)  # fmt: skip
SPEEDS = ("None", "Slow", "Normal", "Brisk", "Fast")
PACES = ("At once", "Quick", "Easy to follow", "Calm", "Slow")
COMPANY = ((1, "look"), (0, "hop"), (2, "cheer"), (4, "stand"), (3, "sleep"))
"""Which rabbit keeps each tab company, and how."""

SAMPLE = (
    "Anna bounces right to row 2, column 5, and the card carries her on. It looks like this "
    "wherever there is something to read."
)
SCALES = tuple(range(scale.LEAST, scale.MOST + 1, scale.STEP))
RESTS = ("Off", "Late", "Soon", "At once")
HEARD = "Every screen and table is told to the reader of your platform while one listens."
SOON = ("Never", "Late", "Soon", "At once")


def _sizes(chosen: int, window: tuple[int, int]) -> list[int]:
    """What the size can be stepped through: those the window has room for and the present one;
    0, fitted to the window, stands beside what it comes to.
    """
    fits = [size for size in SCALES if size == chosen or not scale.limited(size, window)]
    fitted = scale.first_scale(window)
    at = sum(size < fitted for size in fits)
    return [*fits[:at], 0, *fits[at:]]



TUTOR = ("off", "blunders", "mistakes", "everything")
"""What the tutor asks about, by its setting."""


class Row(NamedTuple):
    """One setting: what it is called, its control, a line of help.

    Attributes:
        make: puts the control into a rectangle.
        size: of the control, in style pixels.
    """

    label: str
    help: str
    size: tuple[int, int]
    make: Callable[[pygame.Rect], None]


Tabs = Callable[[], list[Row]]


class SettingsScene(Screen):
    """All settings, by tab."""

    route = "settings"
    title = "Settings"
    first = "tab:0"

    def __init__(self, app: Program, tab: int = 0) -> None:
        super().__init__(app)
        self.tab = tab
        self.page = 0

    # ------------------------------------------------------------------------------ layout

    def fill(self, area: pygame.Rect) -> None:
        tabs = (
            ("Display", "window", self._display), ("Motion", "speed_2", self._motion),
            ("Sound", "sound", self._sound), ("Play", "cards", self._play),
            ("Reading", "text_size", self._reading),
        )  # fmt: skip
        box = self._tabs(area, tabs)
        self.picture(widgets.panel(box.w, box.h, self.s), *box.topleft, 5)
        inner = box.inflate(-self.px(48), -self.px(36))
        self._rows(inner, tabs[self.tab][2]())

    def _tabs(self, area: pygame.Rect, tabs: tuple[tuple[str, str, Tabs], ...]) -> pygame.Rect:
        """The tabs on the left, or above in narrow windows; returns the page's rectangle."""
        h = max(40, self.px(52))
        if self.units[0] < NARROW:
            each = area.w // len(tabs)
            h = max(40, self.px(42))
            for i, (label, icon, _) in enumerate(tabs):
                rect = pygame.Rect(area.x + i * each, area.y, each, h)
                fits = lettering.width_of(label, "heading", self.px(17)) < each - self.px(48)
                shown = label if fits else ""
                control = Tab(
                    f"tab:{i}", rect, shown, i == self.tab, partial(self._show, i), self.s,
                    icon=icon, side="top",
                )  # fmt: skip
                control.tip = "" if shown else label
                self.controls.add(control, 12)
            return pygame.Rect(area.x, area.y + h - self.px(2), area.w, area.h - h + self.px(2))
        wide = self.px(200)
        most = self.px(960)
        page_w = min(area.w - wide, most)
        left = area.x + (area.w - wide - page_w) // 2
        for i, (label, icon, _) in enumerate(tabs):
            y = area.y + self.px(20) + i * (h + self.px(8))
            rect = pygame.Rect(left, y, wide + self.px(2), h)
            self.controls.add(
                Tab(
                    f"tab:{i}", rect, label, i == self.tab, partial(self._show, i), self.s,
                    icon=icon,
                ),
                12,
            )  # fmt: skip
        return pygame.Rect(left + wide, area.y, page_w, area.h)

    def _show(self, tab: int) -> None:
        self.tab, self.page = tab, 0
        self.app.sounds.play("card_flip")
        self.rebuild()

    def _rows(self, box: pygame.Rect, rows: list[Row]) -> None:
        """Rows with label, control and help; pages when they do not all fit."""
        pager_h = max(40, self.px(42)) + self.px(8)
        pages = self._paged(rows, box.w, box.h)
        if len(pages) > 1:
            pages = self._paged(rows, box.w, box.h - pager_h)
        self.page = min(self.page, len(pages) - 1)
        y = box.y
        for i, row in enumerate(pages[self.page]):
            if i:
                self.picture(widgets.rule(box.w, self.s), box.x, y + self.px(8), 12)
                y += self.px(ROW_GAP)
            y = self._row(row, box.x, y, box.w)
        foot = pygame.Rect(box.x, box.bottom - pager_h, box.w, pager_h)
        self.add_pager(foot, len(pages), self.page, self._turn)
        if len(pages) == 1:
            self._company(pygame.Rect(box.x, y, box.w, box.bottom - y))

    def _company(self, box: pygame.Rect) -> None:
        """A rabbit in the free corner of the page, and in the reading tab a text to try."""
        tall = min(self.px(190), box.h - self.px(40))
        if tall < self.px(110):
            return
        seat, pose = COMPANY[self.tab]
        art = figure(seat, tall, pose)
        self.picture(
            Art(art.surface, art.ox + tall, art.oy + tall), box.right, box.bottom + self.px(4), 10
        )
        if self.tab == 4:
            self.paragraph(
                SAMPLE, box.x, box.bottom - tall, box.w - round(tall * 1.2), INK, px=18,
                key="sample",
            )  # fmt: skip

    def _turn(self, page: int) -> None:
        self.page = page
        self.rebuild()

    def _paged(self, rows: list[Row], width: int, room: int) -> list[list[Row]]:
        pages: list[list[Row]] = [[]]
        used = 0
        for row in rows:
            tall = self._height(row, width) + self.px(ROW_GAP)
            if pages[-1] and used + tall - self.px(ROW_GAP) > room:
                pages.append([])
                used = 0
            pages[-1].append(row)
            used += tall
        return pages

    def _height(self, row: Row, width: int) -> int:
        lines = lettering.wrap(row.help, "body", self.px(16), width)
        below = len(lines) * lettering.line_height("body", self.px(16))
        return self._head(row, width) + self.px(2) + below

    def _head(self, row: Row, width: int) -> int:
        h = max(40, self.px(row.size[1]))
        return 2 * h if self._stacked(row, width) else h

    def _stacked(self, row: Row, width: int) -> bool:
        """Whether label and control need a line each."""
        label = lettering.width_of(row.label, "heading", self.px(18))
        return label + self.px(row.size[0] + 16) > width

    def _row(self, row: Row, x: int, y: int, width: int) -> int:
        w, h = min(width, self.px(row.size[0])), max(40, self.px(row.size[1]))
        self.words(row.label, x, y + h // 2, "heading", 18, INK, "midleft", width=width)
        if self._stacked(row, width):
            y += h
        row.make(pygame.Rect(x + width - w, y, w, h))
        return self.paragraph(row.help, x, y + h + self.px(2), width, INK2)

    # ---------------------------------------------------------------------- kinds of controls

    def _switch(self, label: str, help_: str, name: str) -> Row:
        def make(rect: pygame.Rect) -> None:
            pos = (rect.right - self.px(64), rect.centery - self.px(17))
            self.controls.add(
                Switch(
                    f"set:{name}", pos, getattr(self.app.settings, name),
                    lambda on: self._change(name, on), self.s, label=label,
                )
            )  # fmt: skip

        return Row(label, help_, (64, 40), make)

    def _steps(self, label: str, help_: str, name: str, words: tuple[str, ...]) -> Row:
        """A slider over named steps, the present name written before it."""

        def make(rect: pygame.Rect) -> None:
            track = min(rect.w, self.px(220))
            pos = (rect.right - track, rect.centery - self.px(17))
            control = Slider(
                f"set:{name}", pos, track, getattr(self.app.settings, name), 0, len(words) - 1, 1,
                lambda value: self._change(name, value), self.s, label=label,
                moved=lambda value: self._live(name, words[value]),
            )  # fmt: skip
            self.controls.add(control)
            self._value(name, words[control.value], pos[0] - self.px(14), rect.centery)

        return Row(label, help_, (370, 40), make)

    def _value(self, name: str, text: str, right: int, middle: int) -> None:
        self.words(text, right, middle, "bold", 17, INK, "midright", key=f"value:{name}")
        self._places = getattr(self, "_places", {})
        self._places[name] = (right, middle)

    def _live(self, name: str, text: str) -> None:
        """Writes the value anew while the slider moves."""
        for node in self.stage.nodes:
            if node.key == f"value:{name}":
                self.stage.remove(node)
        self._value(name, text, *self._places[name])

    def _change(self, name: str, value: object) -> None:
        self.app.change(**{name: value})
        self.app.sounds.play("button")

    # ----------------------------------------------------------------------------------- tabs

    def _display(self) -> list[Row]:
        settings, app = self.app.settings, self.app
        percent = settings.scale or scale.first_scale(app.size)
        sizes = _sizes(settings.scale, app.size)
        labels = tuple(f"{value} %" if value else "Fitted" for value in sizes)
        help_ = "How large everything is drawn. Fitted follows the window."
        if scale.limited(percent, app.size):
            shown = round(scale.in_force(percent, app.size) * 100)
            help_ = f"The window has room for {shown} % only; enlarge it to get {percent} %."

        def size(rect: pygame.Rect) -> None:
            self.controls.add(
                Cycle(
                    "set:scale", rect, labels, sizes.index(settings.scale),
                    lambda i: self._resize(sizes[i]), self.s, label="Size of everything",
                )
            )  # fmt: skip

        def full(rect: pygame.Rect) -> None:
            pos = (rect.right - self.px(64), rect.centery - self.px(17))
            self.controls.add(
                Switch(
                    "set:fullscreen", pos, app.window.fullscreen, app.set_fullscreen, self.s,
                    label="Full screen",
                )
            )  # fmt: skip

        return [
            Row("Size of everything", help_, (200, 44), size),
            Row("Full screen", "The window fills the screen without borders: F11.", (64, 40), full),
            self._steps(
                "Explanations",
                "How soon what the pointer rests on says what it is.", "explained", SOON,
            ),
            self._button(
                "Back to defaults", "All settings as they were first; matches and set-ups stay.",
                "Set back", self._ask_defaults,
            ),
        ]  # fmt: skip

    def _resize(self, percent: int) -> None:
        """Everything is laid out anew; the pointer goes along with the control it pressed."""
        before = self.controls.find("set:scale")
        pos = pygame.mouse.get_pos()
        self._change("scale", percent)
        after = self.controls.find("set:scale")
        if before is None or after is None or not before.rect.collidepoint(pos):
            return
        share = (pos[0] - before.rect.x) / before.rect.w
        at = (after.rect.x + round(share * after.rect.w), after.rect.centery)
        pygame.mouse.set_pos(at)
        self.controls.hover(after)

    def _button(self, label: str, help_: str, words: str, act: Callable[[], None]) -> Row:
        """A row with a button."""
        key = f"do:{label.lower().replace(' ', '_')}"

        def make(rect: pygame.Rect) -> None:
            self.controls.add(Button(key, rect, words, act, self.s))

        return Row(label, help_, (160, 44), make)

    def _ask_defaults(self) -> None:
        words = "Sizes, sounds, speeds and customs become what they were when the program was new."
        choices = (
            Choice("Set everything back", self._set_back, "danger"),
            Choice("Keep my settings"),
        )
        self.app.ask("Back to defaults?", words, choices)

    def _set_back(self) -> None:
        fresh = {f.name: getattr(Settings(), f.name) for f in fields(Settings)}
        kept = ("window", "fullscreen", "setups")
        self.app.change(**{name: fresh[name] for name in fresh if name not in kept})
        self.rebuild()

    def _motion(self) -> list[Row]:
        return [
            self._steps(
                "Speed of animations",
                "How fast cards, rabbits and dice move. A click or Space skips what is moving.",
                "speed", SPEEDS,
            ),
            self._switch(
                "Reduced motion",
                "Nothing travels: pieces fade to their new place, and clouds stand still.",
                "reduced_motion",
            ),
            self._steps(
                "Pace of computer rabbits",
                "How long a computer rabbit waits before it shows its move.",
                "ai_pace", PACES,
            ),
        ]  # fmt: skip

    def _sound(self) -> list[Row]:
        help_ = "How loud cards, rabbits and bells are."
        if not self.app.sounds.ready:
            help_ = "No sound device was found when the program started; it plays silently."
        return [
            self._volume("Sounds", help_, "volume"),
            self._volume("Music", "Each game has its own; it steps back for bells.", "music"),
            self._volume("Surroundings", "Wind, birds and crickets, an old house.", "ambience"),
            self._switch("Mute", "No sound at all, whatever the volumes: M.", "muted"),
            self._switch(
                "No music", "Neither music nor surroundings: Shift + M.", "music_muted"
            ),
        ]

    def _volume(self, label: str, help_: str, name: str) -> Row:
        """A slider from 0 to 100 %, the present volume written before it."""

        def make(rect: pygame.Rect) -> None:
            track = min(rect.w, self.px(220))
            pos = (rect.right - track, rect.centery - self.px(17))
            control = Slider(
                f"set:{name}", pos, track, getattr(self.app.settings, name), 0, 100, 5,
                lambda value: self._change(name, value), self.s, label=label,
                moved=lambda value: self._live(name, f"{value} %"),
            )  # fmt: skip
            self.controls.add(control)
            self._value(name, f"{control.value} %", pos[0] - self.px(14), rect.centery)

        return Row(label, help_, (310, 40), make)

    def _you(self) -> list[Row]:
        """What a new set-up begins with."""
        settings = self.app.settings
        levels = ("", *LEVELS)
        labels = ("Easy first", *(level.capitalize() for level in LEVELS))

        def name(rect: pygame.Rect) -> None:
            self.controls.add(
                Entry(
                    "set:name", rect, settings.name, self.app, label="Your name",
                    limit=LONGEST_NAME, placeholder="as last time",
                    changed=lambda text: self._named(text),
                )
            )  # fmt: skip

        def level(rect: pygame.Rect) -> None:
            self.controls.add(
                Cycle(
                    "set:level", rect, labels, levels.index(settings.level),
                    lambda i: self._change("level", levels[i]), self.s,
                    label="Computer rabbits",
                )
            )  # fmt: skip

        return [
            Row("Your name", "What you are called in a new set-up.", (240, 44), name),
            Row(
                "Computer rabbits",
                "What they play like in a new set-up; Easy first becomes Normal by itself.",
                (220, 44), level,
            ),
        ]  # fmt: skip

    def _named(self, text: str) -> None:
        """Kept while one writes; a name nobody could see counts as none."""
        self.app.settings.name = name_from(text, LONGEST_NAME)
        self.app.save_settings()

    def _play(self) -> list[Row]:
        return [
            *self._you(),
            self._switch("Coach", "Explains new things once, against Easy rabbits.", "coach"),
            self._switch("Hints", "H shows the best moves; the match remembers it.", "hints"),
            self._steps(
                "Tutor", "A choice that gives much away is held first.", "tutor", TUTOR
            ),
            self._switch(
                "Make forced choices",
                "Where there is only one thing to do, the program does it; the log says so.",
                "forced_choices",
            ),
            self._switch(
                "Ask before a likely slip",
                "A question before a move that mostly harms yourself, as throwing off your bunny.",
                "confirmations",
            ),
            self._switch(
                "A drop asks first",
                "What is dropped or clicked on the table waits for the large button; Esc lets go.",
                "drops_ask",
            ),
            self._switch(
                "Undo luck and secrets",
                "People at one screen may undo past cards that were turned up; for new matches.",
                "free_undo",
            ),
            self._switch("Sand timers", "Timers run in games that have them.", "timers"),
            self._switch(
                "Ask only where a card fits",
                "Where nothing of yours answers you are passed; with A asked always, seat by seat.",
                "answers",
            ),
            self._switch(
                "End empty turns",
                "A turn in which you could only offer trades ends by itself.",
                "end_turns",
            ),
        ]

    def _reading(self) -> list[Row]:
        settings = self.app.settings
        chosen = next((i for i, (key, _) in enumerate(FONTS) if key == settings.reading_font), 0)
        labels = tuple(name for _, name in FONTS)

        def font(rect: pygame.Rect) -> None:
            self.controls.add(
                Cycle(
                    "set:reading_font", rect, labels, chosen,
                    lambda i: self._change("reading_font", FONTS[i][0]), self.s,
                    label="Font for reading",
                )
            )  # fmt: skip

        def keys(rect: pygame.Rect) -> None:
            self.controls.add(
                Button(
                    "keys", rect, "Show all keys", self._keys, self.s, icon="keyboard",
                )
            )  # fmt: skip

        return [
            Row(
                "Font for reading",
                "Atkinson Hyperlegible keeps letters apart; OpenDyslexic weighs them at the foot.",
                (300, 44), font,
            ),
            Row(
                "Keys", "Everything can be done with the keyboard alone; F1 shows how, anywhere.",
                (220, 46), keys,
            ),
            self._steps(
                "Click by resting",
                "A pointer that rests on something usable clicks it, once for each time it rests.",
                "dwell", RESTS,
            ),
            Row("Screen reader", problem() or HEARD, (1, 40), lambda rect: None),
        ]  # fmt: skip

    def _keys(self) -> None:
        self.app.over("keys")


