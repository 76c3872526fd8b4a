"""The settings, tab by tab, with their names and descriptions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from tabletop.ai.levels import LEVELS
from tabletop.core.letters import name_from
from tabletop.scenes import scale
from tabletop.scenes.access.problem import problem
from tabletop.scenes.inputs.forms import Entry
from tabletop.scenes.settings.rows import Maker, Row, note
from tabletop.session.review import TUTORED
from tabletop.session.seats import LONGEST_NAME
from tabletop.session.settings import KEY_SETS, READING_FONTS

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

FONTS = ("Nunito", "Atkinson Hyperlegible", "OpenDyslexic")
SPEEDS = ("None", "Slow", "Normal", "Brisk", "Fast")
PACES = ("At once", "Quick", "Easy to follow", "Calm", "Slow")
RESTS = ("Off", "Late", "Soon", "At once")
HOLDS = ("Off", "Short", "Medium", "Long")
SOON = ("Never", "Late", "Soon", "At once")
HANDS = ("Both hands", "Left hand", "Right hand")
TUTOR = ("off", "blunders", "mistakes", "everything")
"""The choices about which the tutor asks, by its setting."""

HEARD = "Every screen and table is told to the reader of your platform while one listens."
SCALES = tuple(range(scale.LEAST, scale.MOST + 1, scale.STEP))


def sizes(chosen: int, window: tuple[int, int]) -> list[int]:
    """Returns the selectable sizes: those that fit the window and the present one. 0, fitted to the
    window, stands next to the size it results in."""
    fits = [size for size in SCALES if size == chosen or not scale.limited(size, window)]
    fitted = scale.first_scale(window)
    at = sum(size < fitted for size in fits)
    return [*fits[:at], 0, *fits[at:]]


def display(rows: Maker, ask_defaults: Callable[[], None]) -> list[Row]:
    """The window, and how fast things go in it."""
    app = rows.app
    return [
        _size(rows),
        rows.toggle(
            "Full screen", "The window fills the screen without borders: F11.",
            "set:fullscreen", app.window.fullscreen, app.set_fullscreen,
        ),
        rows.steps(
            "Speed of animations",
            "How fast cards, rabbits and dice move. A click or Space skips what is moving.",
            "speed", SPEEDS,
        ),
        rows.steps(
            "Pace of computer rabbits",
            "How long a computer rabbit waits before it shows its move.", "ai_pace", PACES,
        ),
        rows.button(
            "Back to defaults", "All settings as they were first; matches and set-ups stay.",
            "Set back", ask_defaults,
        ),
    ]  # fmt: skip


def _size(rows: Maker) -> Row:
    settings, window = rows.app.settings, rows.app.size
    percent = settings.scale or scale.first_scale(window)
    values = tuple(sizes(settings.scale, window))
    help_ = "How large everything is drawn. Fitted follows the window."
    room = max((size for size in SCALES if not scale.limited(size, window)), default=0)
    if room and scale.limited(scale.MOST, window):
        help_ += f" This window has room for up to {room} %."
    if scale.limited(percent, window):
        shown = round(scale.in_force(percent, window) * 100)
        help_ = f"The window has room for {shown} % only; enlarge it to get {percent} %."
    words = tuple(f"{value} %" if value else "Fitted" for value in values)
    return rows.choice("Size of everything", help_, "scale", values, words, 200)


def seeing(rows: Maker) -> list[Row]:
    """For eyes."""
    return [
        rows.choice(
            "Font for reading",
            "Atkinson Hyperlegible keeps letters apart; OpenDyslexic weighs them at the foot.",
            "reading_font", READING_FONTS, FONTS, 300,
        ),
        rows.switch(
            "Text spacing", "Letters, words and lines stand further apart.", "spacing"
        ),
        rows.switch(
            "High contrast",
            "Black and white words, strong outlines, plain grounds without any texture.",
            "contrast",
        ),
        rows.switch(
            "Less transparency", "Trays and what lies under a question do not shine through.",
            "solid",
        ),
        rows.switch(
            "Reduced motion",
            "Nothing travels: pieces fade to their new place, and clouds stand still.",
            "reduced_motion",
        ),
        rows.steps(
            "Explanations", "How soon what the pointer rests on says what it is.", "explained", SOON
        ),
    ]  # fmt: skip


def hearing(rows: Maker) -> list[Row]:
    """For ears."""
    help_ = "How loud cards, rabbits and bells are."
    if not rows.app.sounds.ready:
        help_ = "There is no sound device; one that comes is used at once."
    return [
        rows.volume("Sounds", help_, "volume"),
        rows.volume("Music", "Each game has its own; it steps back for bells.", "music"),
        rows.volume("Surroundings", "Wind, birds and crickets, an old house.", "ambience"),
        rows.switch("Mute", "No sound at all, whatever the volumes: M.", "muted"),
        rows.switch("No music", "Neither music nor surroundings: Shift + M.", "music_muted"),
        note("Screen reader", problem() or HEARD),
    ]


def hands(rows: Maker) -> list[Row]:
    """For hands."""
    return [
        rows.choice(
            "Keys",
            "Everything can be done by keys; with one hand, every key lies on its half.",
            "keys", KEY_SETS, HANDS, 220,
        ),
        rows.button(
            "All keys", "The list of the keys you have chosen; F1 opens it anywhere.",
            "Show all keys", lambda: rows.app.over("keys"), "keyboard",
        ),
        rows.switch(
            "Larger targets",
            "Small buttons grow, and a press a little beside something counts for the nearest.",
            "large_targets",
        ),
        rows.steps(
            "Press by holding",
            "A press counts when it is held for a moment; a tap or a tremble does nothing.",
            "hold", HOLDS,
        ),
        rows.steps(
            "Click by resting",
            "A pointer that rests on something usable clicks it, once for each time it rests.",
            "dwell", RESTS,
        ),
        rows.switch(
            "A drop asks first",
            "What is dropped or clicked on the table waits for the large button; Esc lets go.",
            "drops_ask",
        ),
        rows.switch(
            "Sand timers", "Without them nothing presses for time; with them P stops the sand.",
            "timers",
        ),
    ]  # fmt: skip


def play(rows: Maker) -> list[Row]:
    """Customs at the table."""
    return [
        *_you(rows),
        rows.switch("Coach", "Explains new things once, against Easy rabbits.", "coach"),
        rows.switch("Hints", "H shows the best moves; the match remembers it.", "hints"),
        rows.steps("Tutor", TUTORED, "tutor", TUTOR),
        rows.switch(
            "Study meanwhile",
            "While the menu stands the last matches are analysed; it uses one core.",
            "study",
        ),
        rows.switch(
            "Make forced choices",
            "Where there is only one thing to do, the program does it; the log says so.",
            "forced_choices",
        ),
        rows.switch(
            "Ask before a likely slip",
            "A question before a move that mostly harms yourself, as throwing off your bunny.",
            "confirmations",
        ),
        rows.switch(
            "Undo luck and secrets",
            "People at one screen may undo past cards that were turned up; for new matches.",
            "free_undo",
        ),
        rows.switch(
            "Ask only where a card fits",
            "Where nothing of yours answers you are passed; with A asked always, seat by seat.",
            "answers",
        ),
        rows.switch(
            "End empty turns",
            "Where a turn has one useful step beside trades, or none, it goes on by itself.",
            "end_turns",
        ),
    ]


def _you(rows: Maker) -> list[Row]:
    """Returns the rows for the defaults of a new set-up."""
    app, levels = rows.app, ("", *LEVELS)

    def name(rect: pygame.Rect) -> None:
        rows.screen.controls.add(
            Entry(
                "set:name", rect, app.settings.name, app, label="Your name", limit=LONGEST_NAME,
                placeholder="as last time", changed=lambda text: named(app, text),
            )
        )  # fmt: skip

    return [
        Row("Your name", "What you are called in a new set-up.", (240, 44), name, "set:name"),
        rows.choice(
            "Computer rabbits",
            "What they play like in the first match of a game; set-up remembers what you choose.",
            "level", levels, ("Easy first", *(level.capitalize() for level in LEVELS)), 220,
        ),
    ]  # fmt: skip


def named(app: Program, text: str) -> None:
    """Kept while one writes; a name nobody could see counts as none."""
    app.settings.name = name_from(text, LONGEST_NAME)
    app.save_settings()
