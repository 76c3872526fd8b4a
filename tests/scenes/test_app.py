"""The program round the screens: faults, sizes, notices, dialogs, starting with things missing."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pygame
import pytest

from tabletop.core.errors import IllegalAction, TabletopError
from tabletop.scenes import start
from tabletop.scenes.app import App
from tabletop.scenes.overlay import Choice
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.pointing import thinned
from tabletop.scenes.scene import Scene
from tabletop.scenes.settings.scene import SettingsScene
from tabletop.scenes.window import NoDisplay, Window, _in_sight, _tight
from tabletop.session.library import Library
from tabletop.session.seats import human, rabbit
from tabletop.session.settings import load_settings
from tabletop.words.books import language, use
from tests.scenes.support import GAME, SCREENS, click, key, open_app, opened, settle
from tests.typed import some, the


@pytest.mark.parametrize("problem", [TabletopError("There is no ink."), IllegalAction("A1", "No")])
def test_what_a_screen_cannot_do_is_said_and_what_it_must_not_do_is_a_fault(
    problem: TabletopError, tmp_path: Path
) -> None:
    app = opened("settings display", tmp_path)

    def act() -> None:
        raise problem

    app.attempt(act)
    settle(app)
    ours = isinstance(problem, IllegalAction)
    assert app.faults == ours and ("drawn anew" in app.notice.text) == ours
    assert (app.notice.text == "There is no ink.") != ours
    app.close()


def test_a_fault_on_a_screen_is_said_and_the_screen_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(tmp_path)
    SCREENS["settings display"](app)
    scene = settle(app)

    def fault(ms: float) -> None:
        raise RuntimeError("for the test")

    with monkeypatch.context() as patched:
        patched.setattr(scene, "update", fault)
        app.frame([], 16.0)
    settle(app)
    assert "drawn anew" in app.notice.text
    assert app.scene is scene
    assert scene.controls.items
    app.close()


def test_whatever_a_sentence_holds_it_is_shown_and_the_program_goes_on(tmp_path: Path) -> None:
    app = opened("menu", tmp_path)
    app.say("a\x00b\ud800\x1b[2J " + "x" * 5000)
    app.frame([], 16.0)
    assert app.notice.text.startswith("a?b??[2J xxx") and len(app.notice.text) < 1000
    assert app.faults == 0
    app.close()


def test_a_notice_that_cannot_be_drawn_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = opened("menu", tmp_path)

    def fault(*args: object) -> None:
        monkeypatch.undo()
        raise ValueError("for the test")

    monkeypatch.setattr("tabletop.scenes.overlay._notice_art", fault)
    app.say("It cannot be drawn.")
    app.frame([], 16.0)
    assert app.faults == 1 and "It cannot" not in app.notice.text
    settle(app)
    assert "drawn anew" in app.notice.text
    app.close()


class Broken(Scene):
    """A screen that cannot be drawn in a window narrower than 1000 pixels."""

    def build(self) -> None:
        if self.size[0] < 1000:
            raise RuntimeError("for the test")


def resize(app: App, size: tuple[int, int]) -> None:
    pygame.display.set_mode(size, pygame.RESIZABLE)
    for _ in range(8):
        app.frame([], 60.0)


def test_over_another_screen_one_that_cannot_be_drawn_is_laid_aside(tmp_path: Path) -> None:
    app = open_app(tmp_path, (960, 600))
    SCREENS["results"](app)
    below = app.scene
    app.push(Broken(app))
    assert app.scene is below
    settle(app)
    assert "could not be drawn" in app.notice.text
    app.close()


def test_a_screen_that_cannot_be_drawn_at_this_size_waits_for_another(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = Broken(app)
    app.go(scene)
    resize(app, (960, 600))
    assert app.scene.route == "undrawn"
    resize(app, (980, 600))
    assert app.scene.route == "undrawn"
    resize(app, (1280, 720))
    assert app.scene is scene, "one is where one was"
    resize(app, (960, 600))
    app.handle(key(pygame.K_ESCAPE))
    assert app.scene.route == "menu"
    app.close()


def test_faults_far_apart_never_take_a_screen_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = opened("menu", tmp_path)
    scene = app.scene
    for _ in range(9):
        with monkeypatch.context() as patched:
            patched.setattr(scene, "update", lambda ms: 1 / 0)
            app.frame([], 16.0)
        for _ in range(80):
            app.frame([], 50.0)
        assert app.scene is scene
    monkeypatch.setattr(scene, "update", lambda ms: 1 / 0)
    settle(app, 8)
    assert app.scene.route == "undrawn" and app.running, "the menu never ends the program"
    app.close()


@pytest.mark.parametrize("size", [(320, 200), (500, 720), (1280, 240)])
@pytest.mark.parametrize("name", ["menu", "settings display", "results of six", "practice"])
def test_screens_are_drawn_in_any_window(
    tmp_path: Path, name: str, size: tuple[int, int]
) -> None:
    app = opened(name, tmp_path)
    scene = app.scene
    resize(app, size)
    assert app.scene is scene and app.faults == 0
    app.close()


@pytest.mark.parametrize("name", ["menu", "setup", "results of six"])
def test_a_window_shrunk_to_nothing_is_no_fault(name: str, tmp_path: Path) -> None:
    app = open_app(tmp_path)
    SCREENS[name](app)
    screen = type(settle(app))
    for size in ((1, 1), (1, 900), (640, 1), (1280, 720)):
        pygame.display.set_mode(size, pygame.RESIZABLE)
        for _ in range(8):
            app.frame([], 60.0)
        assert app.faults == 0 and type(app.scene) is screen
    app.close()


def test_a_new_window_size_is_laid_out_when_it_stands_still(tmp_path: Path) -> None:
    app = opened("menu", tmp_path)
    pygame.display.set_mode((1000, 640), pygame.RESIZABLE)
    app.frame([], 16.0)
    assert app.size == (1280, 720)
    for _ in range(8):
        app.frame([], 16.0)
    assert app.size == (1000, 640)
    assert some(app.scene.stage.ground).get_size() == (1000, 640)
    app.close()


def test_notices_come_one_after_the_other_and_go_by_themselves(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    SCREENS["settings display"](app)
    app.say("One.")
    app.say("Two.")
    app.say("Two.")
    app.say("")
    settle(app)
    assert app.notice.text == "One."
    seen = []
    for _ in range(400):
        app.frame([], 50.0)
        if app.notice.text not in seen:
            seen.append(app.notice.text)
    assert seen == ["One.", "Two.", ""]
    assert not any(node.key == "notice" for node in app.scene.stage.nodes)
    app.close()


def test_a_sentence_that_is_said_again_stays_its_whole_time_anew(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    SCREENS["settings display"](app)
    settle(app)
    frames: list[int] = []
    for again in (False, True):
        app.say("There is no position on the clipboard.")
        lasted = 0
        while lasted == 0 or app.notice.text:
            app.frame([], 50.0)
            lasted += 1
            if again and lasted == frames[0] - 4:
                app.say("There is no position on the clipboard.")
        frames.append(lasted)
    assert frames[0] * 2 - 8 < frames[1] <= frames[0] * 2
    app.close()


def test_a_notice_goes_sooner_while_another_waits(tmp_path: Path) -> None:
    """Who pressed a key is not to wait for its answer until all that was said before is read."""
    app = open_app(tmp_path)
    SCREENS["settings display"](app)
    settle(app)
    lasts = []
    for others in ((), ("Copied.",)):
        app.say("A long sentence that takes its time, as the reasons of a hint do." * 2)
        app.frame([], 16.0)
        for sentence in others:
            app.say(sentence)
        shown, frames = app.notice.text, 0
        while app.notice.text == shown:
            app.frame([], 50.0)
            frames += 1
        lasts.append(frames)
    assert lasts[1] <= 0.6 * lasts[0]
    app.close()


def test_nothing_below_a_dialog_takes_input(tmp_path: Path) -> None:
    taken = []
    app = open_app(tmp_path)
    SCREENS["settings display"](app)
    scene = the(SettingsScene, settle(app))
    tab = scene.controls.find("tab:2")
    choices = (Choice("Throw it away", lambda: taken.append(1), "danger"), Choice("Keep it"))
    app.ask("Throw it away?", "It cannot be had again.", choices, 3)
    settle(app)
    app.frame(click(some(tab).rect.center), 16.0)
    assert scene.tab == 0, "a click beside the dialog went through it"
    assert app.dialog is None and taken == [], "a click beside is the safe choice"
    app.ask("Throw it away?", "It cannot be had again.", choices, 3)
    settle(app)
    app.frame([key(pygame.K_ESCAPE)], 16.0)
    assert app.dialog is None
    assert taken == []
    app.frame(click(some(tab).rect.center), 16.0)
    assert scene.tab == 2
    app.close()


@pytest.mark.parametrize("size, percent", [((960, 600), 200), ((1280, 720), 100)])
def test_a_dialog_fits_with_long_words(
    size: tuple[int, int], percent: int, tmp_path: Path
) -> None:
    app = open_app(tmp_path, size, percent)
    SCREENS["menu"](app)
    long = "It stays as it is, and can be gone on with whenever you like, on this machine. " * 2
    labels = ("Leave the match all the same", "Look at the settings first", "Stay at the table")
    app.ask("Leave this match?", long, tuple(Choice(label) for label in labels), 1)
    settle(app)
    assert app.window.surface.get_rect().contains(some(app.dialog).box)
    rects = [control.rect for control in some(some(app.dialog).controls).items]
    assert len(rects) == 3
    for i, rect in enumerate(rects):
        assert some(app.dialog).box.contains(rect)
        assert rect.collidelist(rects[i + 1 :]) == -1
    app.close()


def test_a_tooltip_comes_after_a_while_and_stays_in_the_window(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    SCREENS["menu"](app)
    scene = settle(app)
    about = scene.controls.find("about")
    app.frame(click(some(about).rect.center)[:1], 16.0)
    app.frame([], 50.0)
    assert not any(node.key == "tip" for node in scene.stage.nodes)
    for _ in range(12):
        app.frame([], 50.0)
    tip = next(node for node in scene.stage.nodes if node.key == "tip")
    assert tip.art is not None
    body = tip.area().inflate(-2 * tip.art.ox, -2 * tip.art.oy)
    assert app.window.surface.get_rect().contains(body)
    assert not body.colliderect(some(about).rect)
    app.close()


def test_only_the_last_of_many_pointer_moves_counts() -> None:
    moves = [pygame.Event(pygame.MOUSEMOTION, pos=(i, i)) for i in range(5)]
    press = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(4, 4), button=1)
    assert thinned([*moves, press]) == [moves[4], press]


def test_no_display_is_one_sentence_and_a_status(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    with pytest.raises(NoDisplay):
        Window()
    assert start.run(tmp_path) == start.NO_DISPLAY
    said = capsys.readouterr().err
    assert said.startswith("tabletop: No window can be opened")
    assert len(said.strip().splitlines()) == 1


def brief(monkeypatch: pytest.MonkeyPatch) -> list[App]:
    """Makes the main loop end after a few frames; the list gets the App."""
    seen: list[App] = []

    def few(app: App) -> None:
        seen.append(app)
        for _ in range(5):
            app.frame([], 16.0)

    monkeypatch.setattr(App, "run", few)
    return seen


@pytest.mark.parametrize(
    ("locale", "kept", "told"),
    [("de_DE.UTF-8", "", "de"), ("xx_YY", "", "en"), ("", "", "en"), ("de_DE", "fr", "fr")],
)
def test_the_first_language_is_the_systems(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, locale: str, kept: str, told: str
) -> None:
    monkeypatch.setenv("LANG", locale)
    if kept:
        (tmp_path / "settings.toml").write_text(f'[display]\nlanguage = "{kept}"\n')
    brief(monkeypatch)
    try:
        assert start.run(tmp_path) == 0
        assert language() == told
    finally:
        use("en")


def test_without_a_sound_device_the_program_plays_silently(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*args: object) -> None:
        raise pygame.error("no such device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    seen = brief(monkeypatch)
    assert start.run(tmp_path) == 0
    assert not seen[0].sounds.ready
    assert seen[0].sounds.play("button") == ""


def test_nonsense_in_the_settings_is_said_and_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('[display]\nscale = 7000\nwindow = ["wide", 3]\n[motion]\nspeed = "warp"\n')
    seen = brief(monkeypatch)
    assert start.run(tmp_path) == 0
    assert seen[0].settings.speed == 2
    assert "Settings" in seen[0].notice.text
    kept, complaints = load_settings(file)
    assert complaints == []
    assert kept.window == (1280, 720)


@pytest.mark.parametrize("text", ["", "[display]\nwindow = 4", "not toml at all [", "\x00"])
def test_the_window_opens_whatever_the_settings_hold(text: str, tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(text)
    assert start.remembered(file) == start.Remembered()


def test_the_window_comes_back_in_its_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "settings.toml").write_text("[display]\nwindow = [1100, 700]\n")
    seen = brief(monkeypatch)
    assert start.run(tmp_path) == 0
    assert seen[0].size == (1100, 700)


def test_a_library_that_is_no_file_opens_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "library.sqlite3").mkdir()
    seen = brief(monkeypatch)
    assert start.run(tmp_path) == 0
    assert seen[0].library.problem or seen[0].library.notices
    assert seen[0].notice.text


def test_a_game_named_on_the_command_line_opens_at_its_set_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = brief(monkeypatch)
    assert start.run(tmp_path, game="bounce_bunny_bounce") == 0
    assert type(seen[0].scene).__name__ == "SetupScene"


def test_a_library_that_another_window_holds_is_said_and_the_match_is_played_unsaved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Library(tmp_path / "library.sqlite3").close()
    other = sqlite3.connect(tmp_path / "library.sqlite3", isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    seen = brief(monkeypatch)
    assert start.run(tmp_path, game=GAME, seats=(human("Anna", 0), rabbit("easy", 1))) == 0
    other.rollback()
    other.close()
    app = seen[0]
    assert type(app.scene).__name__ == "PlayScene"
    assert not the(PlayScene, app.scene).running.saved
    assert app.notice.text


def test_each_screen_has_the_music_of_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(tmp_path)
    visited: list[str] = []
    monkeypatch.setattr(app.sounds.backdrop, "visit", visited.append)
    places = []
    for name in ("menu", "rulebook", "setup", "results"):
        visited.clear()
        SCREENS[name](app)
        settle(app)
        places.append(visited[-1] if visited else "as before")
    assert places == ["menu", "menu", GAME, "as before"]
    app.close()


def test_a_key_switches_the_music_off_and_another_everything(tmp_path: Path) -> None:
    app = opened("menu", tmp_path)
    assert app.sounds.backdrop.on
    app.frame([key(pygame.K_m, pygame.KMOD_SHIFT)], 16.0)
    assert app.settings.music_muted and not app.settings.muted and not app.sounds.backdrop.on
    assert app.notice.text == "Music is off."
    app.frame([key(pygame.K_m, pygame.KMOD_SHIFT)], 16.0)
    assert app.sounds.backdrop.on and not app.settings.music_muted
    app.frame([key(pygame.K_m)], 16.0)
    assert app.settings.muted and not app.sounds.backdrop.on
    app.close()


def test_volumes_go_to_what_they_are_for(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.change(volume=90, music=30, ambience=10)
    backdrop = app.sounds.backdrop
    assert (app.sounds.volume, backdrop.music.volume, backdrop.ambience.volume) == (0.9, 0.3, 0.1)
    app.close()


@pytest.mark.parametrize(
    "window", ["[inf, 3]", "[nan, nan]", "[1e400, 2]", '["a", 1]', "[]", "3", "[-5, 5]", "[9e9, 9]"]
)
def test_a_remembered_size_without_sense_is_none(tmp_path: Path, window: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(f"[display]\nwindow = {window}\nfullscreen = true\n")
    size = start.remembered(path).size
    assert size is None


def test_the_window_knows_whether_it_is_maximised(tmp_path: Path) -> None:
    window = Window()
    window.note(pygame.Event(pygame.WINDOWMAXIMIZED))
    window.note(pygame.Event(pygame.WINDOWRESTORED))
    assert window.maximised, "what the program changed itself brings events of its own"
    window._settled = True
    window.note(pygame.Event(pygame.WINDOWRESTORED))
    assert not window.maximised
    window.close()


@pytest.mark.parametrize(
    ("screen", "tight"), [((1280, 720), True), ((1366, 768), True), ((1920, 1080), False)]
)
def test_on_a_small_screen_the_first_window_takes_what_the_bars_leave(
    screen: tuple[int, int], tight: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tabletop.scenes.window._largest", lambda: screen)
    assert _tight((1280, 720)) is tight
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [screen])
    assert _in_sight((100, 40)) and not _in_sight((screen[0], 40)) and not _in_sight((-90, 0))
