"""Saved matches and statistics: lists that can be narrowed, and the course of one game."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pygame
import pytest

from tabletop.core.registry import game as find_game
from tabletop.scenes.inputs.forms import Entry
from tabletop.scenes.matches import saves
from tabletop.scenes.matches.pictures import KEPT, Pictures, draw, of_match, of_moment
from tabletop.scenes.matches.saves import SavesScene
from tabletop.scenes.matches.statistics import StatisticsScene
from tabletop.scenes.shelf import on_the_shelf
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tabletop.table.art import lettering
from tabletop.table.art.rabbit import badge
from tests.scenes.support import SCREENS, by_lot, key, match, open_app, settle
from tests.session.crowded import crowd
from tests.typed import some, the

pytestmark = pytest.mark.usefixtures("painted")


def test_saved_matches_are_listed_by_kind_and_game(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    match(app.library, "1")
    match(app.library, "2", 12)
    Running.new("bunny_boom", [human("Anna", 0), rabbit("easy", 1)], {}, "3", app.library)
    SCREENS["saves"](app)
    scene = the(SavesScene, settle(app))
    assert len(scene.saved) == 3
    counts = {}
    for kind in scene._kinds():
        scene._show(kind)
        counts[kind] = len(scene.saved)
    assert counts == {
        "all": 3, "going": 2, "finished": 1, "bounce_bunny_bounce": 2, "bunny_boom": 1
    }
    app.close()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_is_seen_in_a_small_window_with_a_name_worth_reading_or_none(
    tmp_path: Path, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(tmp_path, (960, 600), 200)
    names = ("Anna", "Bartholomew", "Clementine", "Dorothea", "Ezekiel")[:seats]
    everybody = [human(name, figure) for figure, name in enumerate(names)]
    Running.new("bunny_kingdom", everybody, {}, "3", app.library)
    badges: list[int] = []
    written: list[str] = []
    def seen(figure: int, d: int) -> pygame.Surface:
        badges.append(figure)
        return badge(figure, d)

    monkeypatch.setattr(saves, "badge", seen)
    cut = lettering.fitted

    def fitted(text: str, role: str, px: float, width: float) -> str:
        written.append(cut(text, role, px, width))
        return written[-1]

    monkeypatch.setattr(lettering, "fitted", fitted)
    SCREENS["saves"](app)
    settle(app)
    assert set(badges) == set(range(seats))
    assert all(len(name) > 3 for name in written)
    app.close()


def test_one_games_scores_stand_match_by_match(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    for seed in "123":
        match(app.library, seed)
    SCREENS["statistics"](app)
    scene = the(StatisticsScene, settle(app))
    titles = [node.key for node in scene.stage.nodes]
    scene._pick(game="bounce_bunny_bounce")
    settle(app)
    assert len([node.key for node in scene.stage.nodes]) > len(titles)
    assert app.faults == 0
    app.close()


def test_a_saved_match_has_a_small_picture_of_its_table_made_elsewhere_and_kept(
    tmp_path: Path,
) -> None:
    app = open_app(tmp_path)
    match(app.library, "5", 12)
    (saved,) = app.library.saved()
    pictures = Pictures(app.library)
    wanted = of_match(app.library, saved)
    assert pictures.of(wanted) is None
    pictures.want([wanted])
    until = time.monotonic() + 60
    while not pictures.poll() and time.monotonic() < until:
        time.sleep(0.05)
    pictures.close()
    drawn = pictures.of(wanted)
    assert drawn is not None and drawn.get_size() == KEPT
    again = Pictures(app.library, children=False)
    again.want([wanted])
    assert not again.poll() and again.of(wanted) is not None
    later = of_match(app.library, saved._replace(changed=saved.changed + 1))
    assert again.of(later) is None, "a match that was played on wants another picture"
    app.close()


def test_a_picture_shows_no_hand(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    seats = [human("Anna", 0), human("Ben", 1)]
    drawn = []
    for seed in "12":
        Running.new("bunny_boom", seats, {}, seed, app.library)
    for saved in app.library.saved():
        job = of_match(app.library, saved).job()
        draw(job)
        drawn.append(pygame.image.load(job.path))
    tray = pygame.Rect(KEPT[0] * 6 // 10, KEPT[1] * 6 // 10, KEPT[0] * 4 // 10, KEPT[1] * 4 // 10)
    hands = [pygame.image.tobytes(one.subsurface(tray), "RGB") for one in drawn]
    wholes = [pygame.image.tobytes(one, "RGB") for one in drawn]
    assert hands[0] == hands[1] and wholes[0] != wholes[1]
    app.close()


def test_a_picture_of_a_choice_shows_that_moment_and_the_hand_of_whoever_chose(
    tmp_path: Path,
) -> None:
    app = open_app(tmp_path)
    running = Running.new("bunny_boom", [human("Anna", 0), human("Ben", 1)], {}, "1", app.library)
    seat = running.actors()[0]
    running.submit(seat, running.legal(seat)[0])
    (saved,) = app.library.saved()
    drawn = []
    now = running.ply
    for ply, viewer in ((now - 1, None), (now, None), (now, 0), (now, 1)):
        job = of_moment(app.library, saved, ply, viewer).job()
        draw(job)
        drawn.append(pygame.image.tobytes(pygame.image.load(job.path), "RGB"))
    assert len(set(drawn)) == len(drawn), "each moment and each seat has a picture of its own"
    app.close()


def test_tries_stand_apart_from_matches(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    running = match(app.library, "1", 12)
    running.again_from(4)
    SCREENS["saves"](app)
    scene = the(SavesScene, settle(app))
    assert [one.sheet.origin == "again" for one in scene.saved] == [False]
    scene._show("tries")
    assert [one.sheet.origin == "again" for one in scene.saved] == [True]
    app.close()


def test_many_matches_are_searched_by_name_and_turned_by_pages(tmp_path: Path) -> None:
    crowd(tmp_path / "library.sqlite3", count=90)
    app = open_app(tmp_path)
    app.open("saves")
    scene = the(SavesScene, settle(app))
    some(scene.controls.find("page_on")).act()
    assert scene.page == 1 and scene.saved
    entry = the(Entry, some(scene.controls.find("search")))
    entry.act()
    for letter in "dilek":
        app.frame([pygame.Event(pygame.TEXTINPUT, text=letter)], 16.0)
    app.frame([key(pygame.K_RETURN)], 16.0)
    settle(app)
    assert scene.page == 0 and "matches" in app.notice.text
    assert all("Dilek" in [seat.name for seat in one.sheet.seats] for one in scene.saved)
    scene._search("nobody")
    assert not scene.saved and app.faults == 0
    app.close()


@pytest.mark.parametrize("game_key", on_the_shelf())
def test_a_match_under_way_says_who_is_next_the_score_and_the_round(
    tmp_path: Path, game_key: str
) -> None:
    app = open_app(tmp_path)
    seats = [human("Mila", 5), human("Jonas", 2), rabbit("easy", 1)]
    game = find_game(game_key)
    seats = seats[: max(2, min(game.info.players))]
    running = by_lot(Running.new(game_key, seats, {}, "7", app.library), Random(3), 9)
    app.open("saves")
    label = next(c.label for c in app.scene.controls.items if c.key.startswith("match:"))
    people = [p for p in running.actors() if p in running.humans]
    assert f"{running.names[(people or running.actors())[0]]} is next." in label
    assert f"{game.info.part} {running.turn}" in label
    assert ("Score:" in label) == hasattr(running.match.state, "scores_so_far")
    app.close()
