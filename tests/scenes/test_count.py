"""The final count in every game: the rows add up, their order tells no result, and nobody waits."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import pygame
import pytest

from tabletop.core.final_count import Row, rows_of
from tabletop.core.match import Match
from tabletop.core.registry import game as find_game
from tabletop.scenes.app import App
from tabletop.scenes.results.count import BEFORE_MS, CountScene
from tabletop.scenes.results.scene import DEAF_MS, ResultsScene
from tabletop.session.counting import Step, counted, first_shown, steps, told_rows
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tabletop.table.finale import LONGEST
from tabletop.words.books import use
from tests.robots import whole_games
from tests.scenes.support import key as press
from tests.scenes.support import open_app
from tests.scenes.test_play_end import play_the_last_move
from tests.typed import some

WINDOWS = (((960, 600), 80), ((1280, 720), 100), ((1920, 1080), 150), ((1280, 720), 200))
NAMES = ("Anna", "Wilhelmina-Ann", "Ben", "Carl", "Dora", "Eva")


@cache
def finished(game_key: str, players: int = 0) -> Match:
    """A match that random hands have played to its end."""
    game, luck = find_game(game_key), Random("the end")
    match = Match(game, players or min(game.info.players), {}, "3")
    while actors := match.state.actors():
        match.submit(actors[0], luck.choice(list(match.state.legal_actions(actors[0]))))
    return match


def running(game_key: str, players: int = 0) -> Running:
    match = finished(game_key, players)
    others = (rabbit("easy", seat, NAMES[seat]) for seat in range(1, match.players))
    return Running(match, (human("Anna", 0), *others))


def shown(app: App, game_key: str, players: int = 0, speed: int = 2) -> CountScene:
    app.settings.speed = speed
    app.open("count", running(game_key, players))
    scene = app.scene
    assert isinstance(scene, CountScene)
    return scene


def _quiet(name: str) -> None:
    """Plays no sound."""


def wait(app: App, ms: float) -> None:
    """Lets that much time pass."""
    for _ in range(int(ms // 50) + 1):
        app.frame([], 50.0)


@pytest.mark.parametrize("most", [False, True])
@pytest.mark.parametrize("game_key", whole_games())
def test_the_rows_of_each_seat_add_up_to_its_score(game_key: str, most: bool) -> None:
    match = finished(game_key, max(find_game(game_key).info.players) if most else 0)
    result, rows = match.state.result(), rows_of(match.state)
    sums = [sum(row.points for row in rows if row.seat == seat) for seat in range(match.players)]
    assert tuple(map(float, sums)) == result.scores
    last = counted(rows, match.players)[-1]
    assert last.after == tuple(sums)
    assert all(row.name for row in rows)


@pytest.mark.parametrize("game_key", whole_games())
def test_what_lies_face_down_is_counted_in_the_show(game_key: str) -> None:
    """Known before are only rows without a card of their own."""
    found = steps(running(game_key))
    assert all(not step.row.piece for step in found[: first_shown(found)])
    assert first_shown(found) < len(found)


def test_the_smallest_of_a_seat_comes_first_and_the_last_seat_turns_next() -> None:
    rows = [Row(0, n, str(n), "card:1", stage=1) for n in (9, 1, 4)]
    rows += [Row(1, n, str(n), "card:1", stage=1) for n in (2, 20)]
    order = [(step.row.seat, step.row.points) for step in counted(rows, 2)]
    assert order == [(0, 1), (1, 2), (0, 4), (1, 20), (0, 9)]


def test_where_points_are_only_lost_the_seat_that_leads_turns_next() -> None:
    rows = [Row(seat, -n, "", "card:1", stage=1) for seat, n in ((0, 1), (0, 5), (1, 2), (1, 3))]
    order = [step.row.seat for step in counted(rows, 2)]
    assert order == [0, 1, 0, 1]


def test_a_seat_takes_the_lead_once_and_known_rows_take_none() -> None:
    rows = [Row(0, 5, ""), Row(1, 3, "", "card:1", stage=1), Row(1, 4, "", "card:2", stage=1)]
    found = counted(rows, 2)
    assert [step.takes for step in found] == [False, False, True]
    assert found[-1].leaders == (1,)


@pytest.mark.parametrize("game_key", whole_games())
def test_the_match_leads_to_the_count_and_the_count_to_the_results(
    game_key: str, tmp_path: Path
) -> None:
    app, _, _ = play_the_last_move(tmp_path, game_key)
    for _ in range(4000):
        app.frame([], 50.0)
        if isinstance(app.scene, CountScene):
            break
    count = app.scene
    assert isinstance(count, CountScene) and not count.over
    wait(app, DEAF_MS)
    app.frame([press(pygame.K_SPACE)], 16.0)
    assert app.scene is count and count.over, "any key shows the end"
    app.frame([press(pygame.K_RETURN)], 16.0)
    assert isinstance(app.scene, ResultsScene)
    some(app.scene.controls.find("count")).act()
    assert isinstance(app.scene, CountScene), "it can be seen again"
    app.close()


@pytest.mark.parametrize("game_key", whole_games())
def test_a_count_is_over_by_itself_in_time(game_key: str, app: App) -> None:
    scene = shown(app, game_key)
    finale = scene.finale
    turns = [finale.turn(n, _quiet) for n in range(finale.known, len(scene.steps))]
    length = sum(turn.length for turn in turns)
    assert length <= 1.25 * LONGEST
    wait(app, BEFORE_MS + length + 200)
    assert scene.over and app.scene is scene, "all lies there until somebody goes on"


def test_a_key_meant_for_the_last_row_does_not_leave_the_count(app: App) -> None:
    scene = shown(app, "bounce_bunny_bounce")
    while not scene.over:
        app.frame([], 50.0)
    app.frame([press(pygame.K_RETURN)], 16.0)
    assert app.scene is scene
    wait(app, DEAF_MS)
    app.frame([press(pygame.K_RETURN)], 16.0)
    assert isinstance(app.scene, ResultsScene)


@pytest.mark.parametrize("game_key", whole_games())
def test_without_animations_the_count_stands_at_once(game_key: str, app: App) -> None:
    scene = shown(app, game_key, speed=0)
    app.frame([], 16.0)
    assert scene.over
    assert len([node for node in scene.stage.nodes if node.key.startswith("crown:")]) >= 1


@pytest.mark.parametrize("game_key", whole_games())
def test_every_row_is_told_in_words(game_key: str, app: App) -> None:
    scene = shown(app, game_key)
    wait(app, BEFORE_MS + 100)
    first = scene.steps[scene.finale.known]
    assert first.row.name in scene.announced
    assert scene.running.names[first.row.seat] in scene.announced
    scene.end()
    told = [words for _, _, words in scene.reading()]
    assert sum(any(step.row.name in words for words in told) for step in scene.steps) == len(
        scene.steps
    )


@pytest.mark.parametrize("game_key", whole_games())
def test_arrows_and_the_pointer_read_what_lies_there(game_key: str, app: App) -> None:
    scene = shown(app, game_key, speed=0)
    app.frame([], 16.0)
    app.frame([press(pygame.K_RIGHT)], 16.0)
    assert scene.finale.read == 0 and scene.steps[0].row.name in scene.announced
    key = next(key for key in reversed(scene.finale.nodes.pieces) if key.startswith("card:"))
    place = some(scene.finale.nodes.rest(key))
    at = (place.right - 2, place.centery)
    app.frame([pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))], 16.0)
    assert f"card:{scene.finale.read}:" in scene.finale.nodes.at(at)[0] + ":"


@pytest.mark.parametrize("game_key", whole_games())
@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_nothing_of_a_count_leaves_the_window_or_covers_a_number(
    game_key: str, size: tuple[int, int], scale: int, tmp_path: Path
) -> None:
    app = open_app(tmp_path, size, scale)
    for players in {min(find_game(game_key).info.players), max(find_game(game_key).info.players)}:
        scene = shown(app, game_key, players, speed=0)
        app.frame([], 16.0)
        window = pygame.Rect((0, 0), size)
        numbers: list[pygame.Rect] = []
        for key, piece in scene.finale.nodes.pieces.items():
            if not key.startswith(("column:", "mark:")):
                assert window.contains(piece.rest), key
            if key.startswith("total:"):
                assert piece.rest.collidelist(numbers) < 0, key
                numbers.append(piece.rest)
        rows = [key for key in scene.finale.nodes.pieces if key.startswith("row:")]
        assert rows, "one row at least is there"
    app.close()


TIED = (("bunny_boom", 4, 17), ("bunny_bidding", 6, 3))


@pytest.mark.parametrize(("game_key", "players", "seed"), TIED)
def test_of_equal_points_the_one_that_won_alone_is_crowned(
    game_key: str, players: int, seed: int, app: App
) -> None:
    game, luck = find_game(game_key), Random(seed)
    match = Match(game, players, {}, str(seed))
    while actors := match.state.actors():
        match.submit(actors[0], luck.choice(list(match.state.legal_actions(actors[0]))))
    result = match.state.result()
    assert len(result.winners) == 1 and result.scores.count(max(result.scores)) == 2
    app.open("count", Running(match, [rabbit("easy", seat) for seat in range(players)]))
    app.frame([], 16.0)
    scene = app.scene
    assert isinstance(scene, CountScene) and scene.over
    for kind in ("crown", "winner"):
        shown = [key for key in scene.finale.nodes.pieces if key.startswith(f"{kind}:")]
        assert shown == [f"{kind}:{result.winners[0]}"]


@pytest.mark.parametrize("game_key", whole_games())
def test_with_less_motion_no_card_is_seen_on_its_way(game_key: str, app: App) -> None:
    app.settings.reduced_motion = True
    scene = shown(app, game_key)
    while not scene.over:
        app.frame([], 40.0)
        assert "flies" not in scene.finale.nodes


@pytest.mark.parametrize("game_key", whole_games())
def test_the_first_step_back_reads_the_last_row_and_all_rows_stay_told_once(
    game_key: str, app: App
) -> None:
    scene = shown(app, game_key, speed=0)
    app.frame([], 16.0)
    told = len(scene.reading())
    app.frame([press(pygame.K_LEFT)], 16.0)
    assert scene.finale.read == len(scene.steps) - 1
    app.frame([press(pygame.K_LEFT)], 16.0)
    assert len(scene.reading()) == told


def test_a_match_that_was_given_up_has_no_count(app: App) -> None:
    match = Running.new("bunny_boom", (human("Anna", 0), rabbit("easy", 1)), {}, "7")
    match.give_up(0)
    app.open("play", match)
    scene = app.scene
    scene.results()  # type: ignore[attr-defined]
    assert isinstance(app.scene, ResultsScene)


def test_steps_are_the_same_whoever_looks_and_however_often() -> None:
    one, other = (tuple[Step, ...](steps(running("bunny_kingdom"))) for _ in range(2))
    assert one == other


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("game_key", whole_games())
def test_the_count_is_told_row_by_row_in_every_language(game_key: str, language: str) -> None:
    use(language)
    match = running(game_key)
    for step, line in zip(steps(match), told_rows(match), strict=True):
        assert match.names[step.row.seat] in line and step.row.name in line
        assert str(abs(step.after[step.row.seat])) in line
