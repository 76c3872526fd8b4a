"""Opening a match or any screen for the terminal: library, settings, a program without a window."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tabletop.cli.text.words import say

if TYPE_CHECKING:
    from tabletop.ai.service import Mode
    from tabletop.cli.text.console import Console
    from tabletop.cli.text.desk import Headless
    from tabletop.scenes.setup.state import SetupState
    from tabletop.session.running import Running
    from tabletop.session.seats import Seat


def run(
    data_dir: str | Path | None = None,
    *,
    game: str = "",
    seats: Sequence[Seat] = (),
    options: Mapping[str, object] | None = None,
    seed: str = "",
    match: int | None = None,
    ask: bool = False,
    console: Console | None = None,
    mode: Mode = "process",
) -> int:
    """Plays in the terminal until the match ends or the player leaves; returns the exit status.

    With `match` the saved match of that number goes on, else a new one of `game` begins; `ask` has
    the person say first who plays, and with what. `mode` is how computer rabbits think
    (`AgentClient`).
    """
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from tabletop.cli.text.console import Console, Leaving
    from tabletop.cli.text.desk import TextDesk
    from tabletop.cli.text.twin import Twin
    from tabletop.core.errors import TabletopError

    console = console or Console()
    app = _program(data_dir, mode)
    try:
        if match is None and (waiting := _waiting(app, game)):
            console.say(waiting)
        try:
            if ask:
                state = _asked(app, console, game, options or {})
                seats, options = state.seats, state.chosen()
        except (Leaving, KeyboardInterrupt):
            console.say("")
            return 0
        running = _match(app, game, seats, options or {}, seed, match)
        again, fresh, introduced = True, match is None, ask or match is not None
        while again:
            twin = Twin(TextDesk.begun(app, running, fresh), console, introduced)
            try:
                twin.play()
            except (Leaving, KeyboardInterrupt):
                console.say("")
                console.say(twin.commands.kept())
            if twin.desk.gone and not running.over:
                raise TabletopError(say("table-gone"))
            if again := twin.again:
                running, fresh, introduced = running.next_match(), True, True
    finally:
        app.close()
    return 0


def browse(
    data_dir: str | Path | None = None,
    *,
    learn: str = "",
    lesson: str = "",
    console: Console | None = None,
    mode: Mode = "process",
) -> int:
    """Goes through the program's screens in the terminal until the player leaves.

    The first one is the menu; with `learn` the lessons of that game, with `lesson` the one of that
    key.
    """
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from tabletop.cli.text.console import Console, Leaving
    from tabletop.cli.text.screens import go_through
    from tabletop.core.registry import game as find_game
    from tabletop.scenes.lessons.remembered import open_learning

    console = console or Console()
    app = _program(data_dir, mode)
    try:
        if learn:
            open_learning(app, find_game(learn), lesson)
        else:
            app.open("menu")
        try:
            go_through(app, console)
        except (Leaving, KeyboardInterrupt):
            console.say("")
        console.say(say("left"))
    finally:
        app.close()
    return 0


def _waiting(app: Headless, game: str) -> str:
    """Returns a sentence if a match of the game is unfinished, with how to continue it; else ""."""
    kept = app.library.latest()
    if kept is None or kept.sheet.game != game:
        return ""
    return say("match-waits", n=kept.id, command=app.command)


HERE: Final[Mapping[str, Any]] = {"speed": 0, "ai_pace": 0, "muted": True, "timers": False}
"""Settings in the terminal: nothing is seen or heard, and nobody is hurried by a sand timer."""


def command(data_dir: str | Path | None) -> str:
    """Returns the command that started the program, with the data folder if one was given."""
    started = Path(sys.argv[0])
    name = "python -m tabletop" if started.name == "__main__.py" else "tabletop"
    return name if data_dir is None else f"{name} --data-dir {shlex.quote(str(data_dir))}"


def _program(data_dir: str | Path | None, mode: Mode) -> Headless:
    from dataclasses import replace

    from tabletop.ai.client import AgentClient
    from tabletop.cli.text.desk import Headless
    from tabletop.scenes.window import Window, prepare, system_languages
    from tabletop.session.library import Library
    from tabletop.session.paths import folders
    from tabletop.session.settings import Settings, load_settings, save_settings
    from tabletop.words.books import begin, said, use

    places = folders(data_dir)
    use(folder=places.words)
    own, sentences = load_settings(places.settings)
    begin(own.language, *system_languages())

    def save(chosen: Settings) -> str:
        """Writes what was changed here; what only the terminal has otherwise stays as it was."""
        kept = {
            name: getattr(own, name)
            for name, value in HERE.items()
            if getattr(chosen, name) == value
        }
        kept |= {"window": own.window, "fullscreen": own.fullscreen}
        return save_settings(replace(chosen, **kept), places.settings)

    prepare()
    library = Library(places.library)
    app = Headless(Window(), replace(own, **HERE), library, AgentClient(mode), save)
    app.command = command(data_dir)
    for sentence in (*map(said, sentences), *library.notices, library.problem):
        app.say(sentence)
    return app


def _asked(app: Headless, console: Console, game: str, options: Mapping[str, object]) -> SetupState:
    """Asks for players and options and remembers them for the next time; `options` were chosen
    already."""
    from tabletop.cli.text.options import ask_options
    from tabletop.cli.text.seating import Back, ask_seats
    from tabletop.core.registry import game as find_game
    from tabletop.scenes.further import texts_of
    from tabletop.scenes.setup.state import last_setup

    state = last_setup(find_game(game), app.settings)
    chosen = False
    while not chosen:
        ask_seats(console, state)
        state.game.info.complete(len(state.seats), options)
        for key, value in options.items():
            state.options[key] = state.game.info.option(key).checked(value)
        with suppress(Back):
            ask_options(
                console, state,
                lambda option: texts_of(app, state.game, option.kept).all() if option.kept else (),
            )  # fmt: skip
            chosen = True
    app.settings.setups[game] = state.remembered()
    app.save_settings()
    return state


def _match(
    app: Headless,
    game: str,
    seats: Sequence[Seat],
    options: Mapping[str, object],
    seed: str,
    match: int | None,
) -> Running:
    """The saved match, or a new one."""
    from tabletop.core.registry import game as find_game
    from tabletop.scenes.setup.state import SetupState
    from tabletop.session.running import Running

    if match is not None:
        return Running.resume(app.library, match)
    state = SetupState(find_game(game), list(seats), seed=seed)
    return state.begin(app.settings, app.library, options)
