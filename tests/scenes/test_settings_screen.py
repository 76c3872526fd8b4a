"""The settings screen: the size stays under the pointer, all goes back to defaults."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tabletop.scenes import scale
from tabletop.scenes.inputs.fields import Cycle, Segments
from tabletop.scenes.settings.scene import SettingsScene
from tabletop.scenes.settings.tabs import named, sizes
from tabletop.scenes.setup.scene import SetupScene
from tabletop.words.books import _Use, book, use
from tests.scenes.support import SCREENS, click, match, open_app, opened, settle
from tests.typed import the


@pytest.mark.parametrize("window", [(960, 600), (1280, 720), (1920, 1080), (3840, 2160)])
def test_beside_fitted_stand_the_sizes_next_to_what_it_comes_to(window: tuple[int, int]) -> None:
    found = sizes(0, window)
    at, fitted = found.index(0), scale.first_scale(window)
    near = [size for size in found[max(0, at - 1) : at + 2] if size]
    assert near and all(abs(size - fitted) <= scale.STEP for size in near)
    assert all(not size or not scale.limited(size, window) for size in found)


def test_the_control_of_the_size_stays_under_the_pointer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(tmp_path, (1920, 1080))
    SCREENS["settings display"](app)
    scene = the(SettingsScene, settle(app))
    at = [0, 0]
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: tuple(at))
    monkeypatch.setattr(pygame.mouse, "set_pos", lambda pos: at.__setitem__(slice(None), pos))
    control = scene.controls.find("set:scale")
    assert control is not None
    at[:] = [control.rect.right - 8, control.rect.centery]
    before = app.s
    for _ in range(4):
        app.frame(click((at[0], at[1])), 16.0)
        settle(app)
        control = scene.controls.find("set:scale")
        assert control is not None and control.rect.collidepoint(at)
        assert at[0] > control.rect.centerx, "the next click would go back"
    assert app.s == pytest.approx(before + 0.4)
    app.close()


def test_everything_can_be_set_back_and_asks_first(tmp_path: Path) -> None:
    app = open_app(tmp_path, music=10, speed=4, name="Anna", hints=False)
    SCREENS["settings display"](app)
    scene = the(SettingsScene, settle(app))
    scene._ask_defaults()
    assert app.settings.speed == 4 and app.dialog is not None
    app.dialog.take(app.dialog.choices[0])
    assert (app.settings.music, app.settings.speed, app.settings.name) == (50, 2, "")
    assert app.settings.hints
    app.close()


def test_a_name_set_once_is_in_every_new_set_up(tmp_path: Path) -> None:
    app = opened("settings play", tmp_path)
    named(app, "  Anna\u200b ")
    app.settings.level = "hard"
    SCREENS["setup of killer_bunnies"](app)
    state = the(SetupScene, settle(app)).state
    assert state.seats[1].level == "hard"
    app.close()


def test_hints_may_be_turned_off(tmp_path: Path) -> None:
    from tabletop.session.seats import human, rabbit
    from tests.robots import begin, make_app

    app = make_app(tmp_path, hints=False, speed=0)
    scene = begin(app, "bounce_bunny_bounce", (human("Anna", 0), rabbit("uniform", 1)), "7")
    for _ in range(60):
        app.frame([], 50.0)
    scene.aids.hint()
    assert not scene.desk.thinkers.hinting
    button = scene.controls.find("hint")
    assert button is not None and not button.enabled
    app.close()


def test_a_language_is_chosen_by_its_own_name_and_changes_all_words_at_once(
    tmp_path: Path,
) -> None:
    app = open_app(tmp_path)
    SCREENS["settings display"](app)
    scene = the(SettingsScene, settle(app))
    try:
        choice = the(Cycle, scene.controls.find("set:language"))
        assert choice.labels == ("English", "Deutsch", "Français") and choice.chosen == 0
        choice.nudge(1)
        settle(app)
        assert app.settings.language == "de" and scene.title == "Einstellungen"
        assert "Vollbild" in {words for _, _, words in scene.reading()}
        scene.back()
        settle(app)
        assert any(control.label == "Einstellungen" for control in app.scene.controls.items)
    finally:
        use("en")
        app.close()


def test_somebodys_own_language_is_listed_and_changes_the_words(tmp_path: Path) -> None:
    (tmp_path / "nl").mkdir()
    (tmp_path / "nl" / "common.ftl").write_text("language-name = Nederlands\n")
    (tmp_path / "nl" / "settings.ftl").write_text("settings = Instellingen\nlanguage = { $")
    use(folder=tmp_path)
    app = open_app(tmp_path)
    try:
        SCREENS["settings display"](app)
        choice = the(Cycle, settle(app).controls.find("set:language"))
        assert choice.labels == ("English", "Deutsch", "Français", "Nederlands")
        app.change(language="nl")
        assert book("settings").say("settings") == "Instellingen"
        scene = the(SettingsScene, settle(app))
        assert "Language" in {words for _, _, words in scene.reading()}, "a bad message"
    finally:
        _Use.folder = None
        use("en")
        app.close()


def test_the_first_screen_lists_the_languages_until_a_match_has_begun(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    SCREENS["menu"](app)
    try:
        choice = the(Segments, settle(app).controls.find("language"))
        assert choice.labels == ("English", "Deutsch", "Français")
        place = choice.rect.copy()
        choice.choose(1)
        scene = settle(app)
        assert app.settings.language == "de"
        assert "Beenden" in {control.label for control in scene.controls.items}
        again = the(Segments, scene.controls.find("language"))
        assert again.rect == place and again.label == "Sprache", "the pointer stays on it"
        match(app.library, ply=2)
        app.open("menu")
        assert settle(app).controls.find("language") is None
    finally:
        use("en")
        app.close()
