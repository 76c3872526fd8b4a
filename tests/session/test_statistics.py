"""Statistics: sums over finished matches. An aided win is a win."""

from __future__ import annotations

from dataclasses import replace

from tabletop.core.game import Result, Source
from tabletop.session.library import Library
from tabletop.session.outcomes import OTHER, PEOPLE, aids_of, level_of
from tabletop.session.rows import Finished
from tabletop.session.running import Running
from tabletop.session.seats import Seat, human, rabbit
from tabletop.session.statistics import Lengths, Tally, figures, games_in, people_in
from tests.session.support import BOUNCE, TINY, Counting, family, play, solo, start


def finished(
    winners: tuple[int, ...],
    *,
    seats: tuple[Seat, ...] = (human("Anna"), rabbit("hard")),
    game: str = BOUNCE,
    turns: int = 20,
    aids: dict[str, int] | None = None,
    carrots: tuple[int, ...] = (3, 1),
) -> Finished:
    ranks = tuple(1 if seat in winners else 2 for seat in range(len(seats)))
    result = Result(
        tuple(map(float, carrots)), ranks, winners, "over", (Source("Carrots", carrots),)
    )
    return Finished(1, game, 0.0, 2 * turns, turns, seats, result, aids or {})


def test_wins_losses_draws_and_shared_wins_are_told_apart() -> None:
    sums = figures(Counting(finished((0,)), finished((1,)), finished(()), finished((0, 1))))
    assert sums.total == Tally(played=4, won=2, shared=1, helped=0, lost=1, drawn=1)
    assert sums.total.share == 0.5


def test_an_aided_win_is_a_win_and_never_a_loss() -> None:
    sums = figures(Counting(finished((0,), aids={"hint": 2}), finished((1,), aids={"undo": 1})))
    assert sums.total == Tally(played=2, won=1, helped=1, lost=1)
    assert sums.aids == {"hint": 2, "undo": 1}
    assert sums.best == 1


def test_streaks_are_not_ended_by_a_draw() -> None:
    row = [finished(w) for w in [(0,), (0,), (1,), (0,), (), (0,), (0,)]]
    sums = figures(Counting(*row))
    assert (sums.streak, sums.best) == (3, 3)
    assert figures(Counting(*row, finished((1,)))).streak == 0


def test_sums_by_level_and_game() -> None:
    moved = (rabbit("easy"), human("Anna"))
    row = [
        finished((0,)),
        finished((1,), seats=moved),
        finished((0,), seats=moved, game=TINY),
        finished((0,), seats=(human("Anna"), rabbit("easy"), rabbit("expert")), carrots=(1, 1, 1)),
    ]
    sums = figures(Counting(*row))
    assert {level: tally.won for level, tally in sums.by_level.items()} == {
        "hard": 1,
        "easy": 1,
        "expert": 1,
    }
    assert figures(Counting(*row), game=TINY).total == Tally(played=1, lost=1)
    assert games_in(Counting(*row)) == (BOUNCE, TINY)


def test_each_game_has_figures_of_its_own() -> None:
    both = [finished((0,)), finished((1,), game="bunny_boom", carrots=(-9, -4))]
    assert games_in(Counting(*both)) == (BOUNCE, "bunny_boom")
    pages = {game: figures(Counting(*both), game, "") for game in games_in(Counting(*both))}
    assert [page.total.played for page in pages.values()] == [1, 1]
    assert pages[BOUNCE].points == {"Carrots": 3}
    assert pages["bunny_boom"].points == {"Carrots": 9}, "few are wanted: no minus is shown"


def test_the_course_has_a_point_for_each_match_that_was_played_to_its_end() -> None:
    early = finished((1,))
    early = early._replace(result=replace(early.result, early=True))
    row = [finished((0,)), early, finished((0, 1)), finished((1,), carrots=(2, 5))]
    dated = (match._replace(ended=float(i)) for i, match in enumerate(row))
    course = figures(Counting(*dated), BOUNCE).course
    assert [(o.ended, o.won, o.score) for o in course] == [(0, 1, 3), (2, 0.5, 3), (3, 0, 2)]


def test_points_and_lengths() -> None:
    both = [finished((0,), turns=10), finished((1,), turns=31, carrots=(2, 3))]
    sums = figures(Counting(*both), BOUNCE)
    assert sums.points == {"Carrots": 5}
    assert figures(Counting(*both)).points == {}, "carrots of one game are not those of another"
    assert sums.lengths == Lengths(10, 20.5, 31)


def test_people_at_one_screen_count_by_name() -> None:
    both = (human("Anna"), human("Tom"))
    row = [finished((0,), seats=both), finished((1,), seats=both), finished((0,))]
    assert figures(Counting(*row)).total.played == 1, "without a name it is not clear who is meant"
    assert figures(Counting(*row), person="Tom").total == Tally(played=2, won=1, lost=1)
    assert figures(Counting(*row), person="Tom").by_level[PEOPLE].played == 2
    assert people_in(Counting(*row)) == ("Anna", "Tom")


def test_who_played_a_place_for_a_part_has_neither_won_nor_lost() -> None:
    anna, tom, tansy = human("Anna"), human("Tom"), rabbit("easy")
    left = finished((0,), seats=(tansy._replace(past=((9, tom),)), anna))
    over = finished((0,), seats=(tom._replace(past=((9, anna),)), rabbit()))
    row = [left, over, finished((0,), seats=(anna, rabbit()))]
    tom_s = figures(Counting(*row), person="Tom")
    assert (tom_s.total, tom_s.parts) == (Tally(), 2)
    sums = figures(Counting(*row), person="Anna")
    assert sums.total == Tally(played=2, won=1, lost=1) and sums.parts == 1
    assert figures(Counting(*row)).total.played == 1 and figures(Counting(*row)).parts == 0
    assert people_in(Counting(*row)) == ("Anna", "Tom")
    back = finished((0,), seats=(anna._replace(past=((4, anna), (9, tansy))), rabbit()))
    assert figures(Counting(back)).parts == 1, "a rabbit helped out"


def test_matches_of_rabbits_alone_and_no_matches_at_all() -> None:
    assert figures(Counting(finished((0,), seats=(rabbit(), rabbit())))).total == Tally()
    assert figures(Counting()).lengths == Lengths()


def test_only_finished_matches_that_were_played_here_count(library: Library) -> None:
    open_one, done, together = (
        start(TINY, library=library),
        start(TINY, solo(), library=library),
        start(TINY, family(), library=library),
    )
    play(open_one, most=2)
    play(done)
    play(together)
    assert {match.match for match in library.finished()} == {done.id, together.id}
    assert figures(library).total.played == 1
    (counted,) = [match for match in library.finished() if match.match == done.id]
    assert counted.result == done.result and counted.turns == done.turn


def test_a_table_counts_by_its_strongest_rabbit_and_one_that_set_up_lacks_is_no_person() -> None:
    anna = human("Anna")
    assert level_of((anna, rabbit("easy"), rabbit("hard"))) == "hard"
    assert level_of((anna, rabbit("uniform"))) == OTHER
    assert level_of((anna, human("Tom"))) == PEOPLE


def test_an_aid_counts_for_the_one_of_several_people_who_used_it() -> None:
    """Matches that do not tell people apart, as older ones, count for all of them."""
    people = (human("Anna", 0), human("Tom", 1))
    running = Running.new(BOUNCE, people, {}, "5")
    looking: list[int | None] = [0]
    running.looking = lambda: looking[0]
    for looking[0], aid in ((0, "hint"), (0, "hint"), (1, "tutor"), (None, "study")):
        running.use_aid(aid)
    over = [finished((0,), seats=people, aids=running.aids)]
    assert figures(Counting(*over), person="Anna").aids == {"hint": 2, "study": 1}
    assert figures(Counting(*over), person="Tom").aids == {"tutor": 1, "study": 1}
    assert aids_of(running.aids) == {"hint": 2, "tutor": 1, "study": 1}
