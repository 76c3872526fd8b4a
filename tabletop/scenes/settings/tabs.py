"""The settings, tab by tab. Their names and descriptions are messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from tabletop.ai.levels import LEVELS
from tabletop.core.letters import name_from
from tabletop.scenes import scale
from tabletop.scenes.access.problem import missing
from tabletop.scenes.inputs.forms import Entry
from tabletop.scenes.settings.rows import Maker, Row, percent, row, say
from tabletop.session.review import TUTORED
from tabletop.session.seats import LONGEST_NAME
from tabletop.session.settings import KEY_SETS, READING_FONTS
from tabletop.words.books import language, languages, own_name

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

FONTS = ("Nunito", "Atkinson Hyperlegible", "OpenDyslexic")
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
        rows.choice("language", languages(), tuple(map(own_name, languages())), now=language()),
        rows.switch("fullscreen", app.window.fullscreen, app.set_fullscreen),
        rows.steps("speed", 5),
        rows.steps("ai_pace", 5),
        rows.button("back_to_defaults", ask_defaults),
    ]


def _size(rows: Maker) -> Row:
    settings, window = rows.app.settings, rows.app.size
    wanted = settings.scale or scale.first_scale(window)
    values = sizes(settings.scale, window)
    most = max((size for size in SCALES if not scale.limited(size, window)), default=0)
    help_ = "room" if most and scale.limited(scale.MOST, window) else "help"
    if scale.limited(wanted, window):
        help_, most = "limited", round(scale.in_force(wanted, window) * 100)
    words = tuple(percent(value) if value else say("scale.fitted") for value in values)
    facts = {"most": most / 100, "wanted": wanted / 100}
    return rows.choice("scale", values, words, 200, help_, **facts)


def seeing(rows: Maker) -> list[Row]:
    """For eyes."""
    return [
        rows.choice("reading_font", READING_FONTS, FONTS, 300),
        *map(rows.switch, ("spacing", "contrast", "solid", "reduced_motion")),
        rows.steps("explained", 4),
    ]


def hearing(rows: Maker) -> list[Row]:
    """For ears."""
    return [
        rows.volume("volume", "help" if rows.app.sounds.ready else "silent"),
        *map(rows.volume, ("music", "ambience")),
        *map(rows.switch, ("muted", "music_muted")),
        Row(say("reader"), say("reader.missing" if missing() else "reader.help")),
    ]


def hands(rows: Maker) -> list[Row]:
    """For hands."""
    return [
        rows.choice("keys", KEY_SETS, width=220),
        rows.button("all_keys", lambda: rows.app.over("keys"), "keyboard"),
        rows.switch("large_targets"),
        rows.steps("hold", 4),
        rows.steps("dwell", 4),
        *map(rows.switch, ("drops_ask", "timers")),
    ]


def play(rows: Maker) -> list[Row]:
    """Customs at the table."""
    switches = ("study", "forced_choices", "confirmations", "free_undo", "answers", "end_turns")
    return [
        *_you(rows),
        *map(rows.switch, ("coach", "hints")),
        rows.steps("tutor", 4, **dict(TUTORED.facts)),
        *map(rows.switch, switches),
    ]


def _you(rows: Maker) -> list[Row]:
    """Returns the rows for the defaults of a new set-up."""
    app = rows.app

    def name(rect: pygame.Rect) -> None:
        rows.screen.controls.add(
            Entry(
                "set:name", rect, app.settings.name, app, label=say("name"), limit=LONGEST_NAME,
                placeholder=say("name.hint"), changed=lambda text: named(app, text),
            )
        )  # fmt: skip

    levels = (say("level.first"), *(say(f"level-{level}") for level in LEVELS))
    return [row("name", 240, 44, name), rows.choice("level", ("", *LEVELS), levels, 220)]


def named(app: Program, text: str) -> None:
    """Keeps the name while one writes; a name nobody could see counts as none."""
    app.settings.name = name_from(text, LONGEST_NAME)
    app.save_settings()
