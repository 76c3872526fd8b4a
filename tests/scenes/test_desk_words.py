"""What the practice desk tells of matches and of strength, and before there is any."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.ai.ratings import Rating
from tabletop.core.game import Result
from tabletop.core.registry import games
from tabletop.scenes.matches.statistics import StatisticsScene
from tabletop.scenes.practice.scene import PracticeScene
from tabletop.scenes.practice.wording import (
    looked_at,
    outcome,
    rating_words,
    short_rating,
    strength_words,
)
from tabletop.session import rating
from tabletop.session.library import Library
from tabletop.session.rating import Standing
from tabletop.session.rows import Saved
from tabletop.session.running import Running
from tabletop.session.seats import Seat, human, rabbit
from tests.scenes.support import GAME, match, open_app, settle
from tests.typed import some, the

ANNA, HARD, EASY = human("Anna", 0), rabbit("hard", 1), rabbit("easy", 2)


def saved(
    folder: Path, game: str, seats: tuple[Seat, ...], scores: tuple[float, ...],
    ranks: tuple[int, ...],
) -> Saved:  # fmt: skip
    """A row of the library of a match that ended so."""
    library = Library(folder / f"{game}-{len(seats)}-{scores[0]}.sqlite3")
    Running.new(game, seats, {}, "1", library).save()
    [row] = library.saved()
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    library.close()
    return row._replace(result=Result(scores, ranks, winners, "over"))


@pytest.mark.parametrize(
    ("game", "seats", "scores", "ranks", "told"),
    [
        (GAME, (ANNA, HARD), (3.0, 1.0), (1, 2), "Won 3 to 1"),
        (GAME, (HARD, ANNA), (3.0, 1.0), (1, 2), "Lost 1 to 3"),
        ("bunny_boom", (ANNA, HARD), (-11.0, -28.0), (1, 2), "Won 11 to 28"),
        ("bunny_kingdom", (ANNA, HARD, EASY), (80.0, 90.0, 70.0), (2, 1, 3), "Second of 3"),
        ("bunny_kingdom", (ANNA, HARD, EASY), (90.0, 90.0, 70.0), (1, 1, 3), "First of 3, shared"),
        (GAME, (ANNA, human("Ben", 3)), (3.0, 1.0), (1, 2), "Anna won"),
        (GAME, (rabbit("easy", 1), HARD), (3.0, 1.0), (1, 2), "Clover won"),
    ],
)  # fmt: skip
def test_a_match_is_told_by_how_it_went_for_whoever_played_it(
    tmp_path: Path, game: str, seats: tuple[Seat, ...], scores: tuple[float, ...],
    ranks: tuple[int, ...], told: str,
) -> None:  # fmt: skip
    who = seats if seats[0].human or seats[1].human else (seats[0]._replace(name="Clover"), HARD)
    assert outcome(saved(tmp_path, game, who, scores, ranks)) == told


def test_what_the_analysis_found_is_never_told_for_more_than_it_was() -> None:
    assert looked_at(0, False) == "not looked at yet"
    assert looked_at(0, True) == "no mistake to practise yet"
    assert looked_at(1, True) == "1 mistake found" and looked_at(7, True) == "7 mistakes found"


def test_a_rating_has_its_sign_and_its_error() -> None:
    one = Standing(GAME, Rating(-161.4, 308.6), {}, 8, 0, 8)
    assert rating_words(one) == "−161 ± 309"
    assert rating_words(one._replace(own=Rating(40.0, 210.0))) == "+40 ± 210"


def test_a_rating_is_not_told_before_there_are_matches_enough() -> None:
    one = Standing(GAME, Rating(-224.0, 451.0), {}, 6, 0, 3)
    assert rating_words(one) == "5 more matches until we know"
    assert rating_words(one._replace(matches=7)) == "1 more match until we know"
    assert short_rating(one) == "5 more matches" and "224" not in strength_words(one)


def test_before_the_first_match_the_rabbits_stand_on_the_scale_already(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.go(PracticeScene(app))
    desk = the(PracticeScene, settle(app))
    told = [words for _, _, words in desk.reading()]
    for key, game in games().items():
        if rating.published(key):
            assert f"{game.info.name}: no match yet." in told
            assert rating.published(key)["normal"].elo == 0.0
    app.close()


def test_the_desk_tells_result_and_mistakes_of_the_last_matches(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    match(app.library)
    app.go(PracticeScene(app))
    desk = the(PracticeScene, settle(app))
    [row] = desk.matches
    name = games()[row.sheet.game].info.name
    told = [words for _, _, words in desk.reading()]
    assert f"{name}: {outcome(row)}, not looked at yet" in told
    app.close()


def test_statistics_tell_ratings_and_lead_to_all_matches_and_mix_no_lengths(
    tmp_path: Path,
) -> None:
    app = open_app(tmp_path)
    match(app.library)
    app.open("statistics")
    screen = the(StatisticsScene, settle(app))
    name = games()[GAME].info.name
    own = rating.standings(app.library, [GAME])[GAME]
    wanted = f"Rating in {name}: {short_rating(own)}"
    told = [words for _, _, words in screen.reading()]
    assert wanted in told
    assert not any(" in a match: " in words for words in told), "of all games there is no length"
    screen.game = GAME
    screen.rebuild()
    told = [words for _, _, words in screen.reading()]
    assert wanted in told and any(words.startswith("Turns in a match: ") for words in told)
    screen.person = "Anna"
    screen.rebuild()
    assert wanted not in [words for _, _, words in screen.reading()], "only who played alone"
    some(screen.controls.find("progress")).act()
    assert settle(app).route == "progress"
    app.close()
