"""The pages of the results: sums first, groups told one by one, words where there is room."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tabletop.core.game import Result, Source, folded, scores_so_far
from tabletop.core.registry import game as find_game
from tabletop.scenes.results.pages import Page, Room, decider, paged
from tabletop.scenes.results.scene import ResultsScene, led_since, tied
from tabletop.scenes.study.scene import StudyScene
from tabletop.session.endings import led_from
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tabletop.session.turning import manner
from tabletop.table.art import rabbit as rabbit_art
from tabletop.table.art.rabbit import letters_of, set_letters
from tests.robots import drawn_games
from tests.scenes.support import GAME, SCREENS, by_lot, open_app, settle
from tests.scenes.test_count import finished
from tests.typed import some, the

pytestmark = pytest.mark.usefixtures("shared_drawings")

ROOM = Room(rows=400, row=46, dense=28, words=60, pager=48)
SUMS = [Source(f"Fiefs, round {n}", (n, 2 * n)) for n in range(1, 5)]
SCROLLS = [Source(f"Parchment {n}", (n, 0), "Parchments") for n in range(30)]


def test_level_scores_are_told_in_large_letters() -> None:
    level = Result((7.0, 7.0, 3.0), (1, 2, 3), (0,), "More goal eggs win.", ())
    assert tied(level) and not tied(replace(level, scores=(7.0, 6.0, 3.0)))
    assert tied(replace(level, ranks=(1, 1, 3), winners=(0, 1)))


def test_what_leads_back_to_the_table_lies_where_it_had_its_large_button(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    SCREENS["results"](app)
    scene = settle(app)
    rightmost = max(scene.controls.items, key=lambda control: control.rect.right)
    assert rightmost.key == "look"
    app.close()


def test_a_short_table_is_one_page_with_its_words_and_roomy_rows() -> None:
    assert paged(SUMS, ROOM) == [Page(tuple(SUMS), 46, words=True)]


def test_lines_of_a_group_are_one_sum_where_the_first_of_them_stood() -> None:
    assert folded([SUMS[0], *SCROLLS, SUMS[1]]) == [
        SUMS[0],
        Source("Parchments", (435, 0), "Parchments"),
        SUMS[1],
    ]


def test_a_group_is_told_by_its_sum_as_the_count_shows_each_of_its_lines() -> None:
    pages = paged([*SUMS, *SCROLLS], ROOM)
    assert [line.name for line in pages[0].rows][-1] == "Parchments"
    assert pages[0].words
    assert len(pages) == 1


@pytest.mark.parametrize("count", range(1, 40))
@pytest.mark.parametrize("group", ["", "Parchments"])
def test_no_page_is_higher_than_its_paper_and_the_words_stand_once(count: int, group: str) -> None:
    sources = [*SUMS, *(Source(f"Line {n}", (n, 1), group) for n in range(count))]
    pages = paged(sources, ROOM)
    for page in pages:
        lines = len(page.rows) + 1
        used = lines * page.row + (ROOM.words if page.words else 0)
        assert used <= ROOM.rows - (ROOM.pager if len(pages) > 1 else 0)
        assert page.row >= ROOM.dense
    assert sum(page.words for page in pages) == 1


def test_what_decided_is_judged_by_the_sum_of_a_group() -> None:
    sources = (Source("Trade", (5, 0)), *(Source(str(n), (3, 0), "Parchments") for n in range(4)))
    result = Result((17.0, 0.0), (1, 2), (0,), "Over.", sources)
    assert decider(result) == Source("Parchments", (12, 0), "Parchments")


def test_the_results_of_a_sealed_match_show_that_its_luck_follows_from_the_seal(
    tmp_path: Path,
) -> None:
    app = open_app(tmp_path)
    for salt in ("", "ab12"):
        running = Running.new(GAME, [human("Anna", 0), rabbit("hard", 1)], {}, "7", salt=salt)
        by_lot(running, Random(7))
        app.go(ResultsScene(app, running))
        button = settle(app).controls.find("fair")
        assert (button is not None) == bool(salt)
    some(button).act()
    told = some(app.dialog).words
    assert running.seal in told and "all luck of this match follows" in told
    app.close()


def test_who_gave_up_stands_no_larger_than_those_who_won(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    people = [human("Anna", 0), *(rabbit("easy", figure) for figure in (1, 2, 3))]
    running = Running.new("killer_bunnies", people, {}, "7")
    running.give_up(0)
    app.go(ResultsScene(app, running))
    scene = settle(app)
    drawn = {node.key: some(node.art) for node in scene.stage.nodes if node.key.startswith("hero:")}
    heights = [drawn[f"hero:{seat}"].surface.get_height() for seat in range(4)]
    assert heights[0] < min(heights[1:])
    app.close()


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_the_moment_at_which_the_match_turned_leads_back_there(
    size: tuple[int, int], tmp_path: Path
) -> None:
    app = open_app(tmp_path, size, 80 if size[0] < 1000 else 100)
    running = Running.new(GAME, [human("Anna", 0), rabbit("hard", 1)], {}, "7", app.library)
    by_lot(running, Random(7))
    app.go(ResultsScene(app, running))
    scene = settle(app)
    assert any(node.key == "turned" for node in scene.stage.nodes), "a small picture of the table"
    some(scene.controls.find("turned")).act()
    study = settle(app)
    assert isinstance(study, StudyScene)
    winner = some(running.result).winners[0]
    ply = study.walk_through.stops[study.stop]
    assert ply <= some(led_from(running.match, winner)), "at what was chosen there"
    app.close()


@pytest.mark.parametrize("key", drawn_games())
def test_a_match_that_was_given_up_shows_the_points_as_they_stood(
    key: str, tmp_path: Path
) -> None:
    app = open_app(tmp_path)
    seats = range(min(find_game(key).info.players))
    people = [human("Anna", 0), *(rabbit("easy", seat) for seat in seats[1:])]
    running = Running.new(key, people, {}, "7", app.library)
    by_lot(running, Random(7), 30)
    assert not running.over
    open_to_all = scores_so_far(running.match.state)
    running.give_up(0)
    scene = ResultsScene(app, running)
    app.go(scene)
    said = [words for _, _, words in scene.reading() if words.startswith("Points so far")]
    assert bool(said) == any(open_to_all), "points that everybody can see"
    assert not said or all(str(abs(int(n))) in said[0] for n in open_to_all)
    assert all(name in said[0] for name in running.names if said)
    app.close()


def test_badges_bear_the_names_of_the_match_that_is_shown(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    set_letters({0: "Zora", 1: "Yves"})
    running = by_lot(Running.new(GAME, (human("Anna", 0), rabbit("easy", 1))), Random(1))
    app.go(ResultsScene(app, running))
    settle(app)
    assert rabbit_art._letters == letters_of({0: "Anna", 1: running.names[1]})


def test_where_points_did_not_decide_nothing_says_that_they_did(tmp_path: Path) -> None:
    """The last bunny left wins Killer Bunnies, with however many points."""
    app, running = open_app(tmp_path), last_one_left()
    result = some(running.result)
    assert not result.by_points and not tied(replace(result, scores=(0.0,) * 3))
    assert decider(result) is None and manner(running, led_since(running)) == ("", 0)
    app.go(ResultsScene(app, running))
    told = the(ResultsScene, settle(app)).told
    assert "made the difference" not in " ".join(words for *_, words in told)


def last_one_left() -> Running:
    match = finished("killer_bunnies", 3)
    return Running(match, tuple(rabbit("easy", seat) for seat in range(3)))
