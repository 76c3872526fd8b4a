"""Starting the program: first picture at once, then library and menu; sound last."""

from __future__ import annotations

import logging
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tabletop.core.errors import TabletopError
    from tabletop.scenes.access.reader import Reader
    from tabletop.scenes.app import App
    from tabletop.scenes.window import Window
    from tabletop.session.foreign import Imported
    from tabletop.session.seats import Seat

log = logging.getLogger(__name__)

MOST_READ = 1_000_000
"""Bytes of the settings that are read before the first picture."""

NO_DISPLAY = 3
"""Exit status when there is no screen to show anything on."""


def run(
    data_dir: str | Path | None = None,
    *,
    game: str = "",
    seats: Sequence[Seat] = (),
    options: Mapping[str, object] | None = None,
    seed: str = "",
    position: str = "",
    match: int = 0,
    imported: tuple[str, Sequence[Imported | TabletopError]] | None = None,
    learn: str = "",
    lesson: str = "",
) -> int:
    """Opens the window and plays until the player quits; returns the exit status.

    Without `game` the menu opens; with `game` its set-up, with `seats` too its table; with a
    `position` the table at that moment, with a `match` that saved match where it was left. What
    was `imported` from a file of that name opens as a match, several as the list of them. `learn`
    names the game whose lessons open, `lesson` one of them by its key.
    """
    from tabletop.scenes.window import NoDisplay, Window, prepare, system_languages
    from tabletop.session.paths import folders

    places = folders(data_dir)
    prepare()
    try:
        window = Window(*remembered(places.settings))
    except NoDisplay as problem:
        print(f"tabletop: {problem}", file=sys.stderr)
        return NO_DISPLAY
    window.first_picture()

    from tabletop.scenes.app import App
    from tabletop.session.library import Library
    from tabletop.session.settings_file import SettingsFile
    from tabletop.table.art.rabbit import portrait
    from tabletop.words.books import begin, said, use

    use(folder=places.words)
    file = SettingsFile(places.settings)
    settings, sentences = file.load()
    begin(settings.language, *system_languages())
    library = Library(places.library)
    app = App(window, settings, library, file.save)
    app.places = places
    try:
        if position:
            from tabletop.session.position import open_text

            app.open("play", open_text(position, library))
        elif match:
            from tabletop.scenes.matches.opening import open_match

            open_match(app, match)
        elif imported is not None:
            from tabletop.scenes.matches.opening import open_imported

            open_imported(app, *imported)
        elif learn:
            from tabletop.core.registry import game as find_game
            from tabletop.scenes.lessons.remembered import open_learning

            open_learning(app, find_game(learn), lesson)
        else:
            _open(app, game, seats, options or {}, seed)
        for sentence in (*map(said, sentences), *library.notices, library.problem):
            app.say(sentence)
        app.frame([], 0.0)
        app.reader = listen(window)
        window.show_icon(portrait(0, 64))
        app.sounds.open()
        app.run()
    finally:
        app.close()
    return 0


def listen(window: Window) -> Reader | None:
    """Connects the platform's screen reader; returns None if there is none."""
    try:
        from tabletop.scenes.access.reader import Reader

        reader = Reader()
    except ImportError:
        return None
    try:
        window.hidden_while(lambda handle: reader.attach(handle))
    except Exception:  # a reader that cannot be reached must not keep anybody from playing
        log.exception("the screen reader cannot be reached")
        return None
    return reader


class Remembered(NamedTuple):
    """The last size and place of the window, as `Window` takes them."""

    size: tuple[int, int] | None = None
    fullscreen: bool = False
    maximised: bool = False
    place: tuple[int, int] | None = None


def remembered(path: Path) -> Remembered:
    """Returns the window's last size and place, read before anything heavy is loaded.

    Faults in the file are reported later, when all settings are read.
    """
    import tomllib

    try:
        with path.open("rb") as file:
            display = tomllib.loads(file.read(MOST_READ).decode("utf-8-sig"))["display"]
        width, height = display["window"]
        fullscreen, maximised = display.get("fullscreen"), display.get("maximised")
        size = (int(width), int(height))
        where = tuple(int(each) for each in display.get("place", ()))
    except (OSError, ArithmeticError, LookupError, TypeError, ValueError):
        return Remembered()
    except (AttributeError, RecursionError):
        return Remembered()
    fits = min(size) > 0 and max(size) < 32_768
    place = where if len(where) == 2 and all(abs(each) < 32_768 for each in where) else None
    return Remembered(size if fits else None, fullscreen is True, maximised is True, place)


def _open(
    app: App, game: str, seats: Sequence[Seat], options: Mapping[str, object], seed: str
) -> None:
    """Opens the first screen."""
    if not game:
        app.open("menu", hurry=True)
        return
    from tabletop.core.registry import game as find_game
    from tabletop.scenes.shelf import NoTable, has_table

    found = find_game(game)
    if not has_table(found):
        raise NoTable(game)
    if not seats:
        app.open("setup", found)
        return
    from tabletop.scenes.setup.state import SetupState

    state = SetupState(found, list(seats), seed=seed)
    running = state.begin(app.settings, app.library, options)
    app.open("play", running, fresh=True)


