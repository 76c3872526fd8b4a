"""Puzzles: one choice stands out by far, they open, and edited files say so and no more."""

from __future__ import annotations

import json
from collections import Counter
from datetime import date, timedelta
from itertools import takewhile
from statistics import fmean
from typing import Any

import pytest

from tabletop.ai.measures import measures_in
from tabletop.cli import main
from tabletop.core.action import Action, action_text, parse_action
from tabletop.core.registry import games
from tabletop.lab.puzzling import ERRORS, MARGIN, Limits, Sought, make, played
from tabletop.session.puzzles import (
    GRADES,
    LEVELS,
    BadPuzzle,
    Puzzle,
    as_data,
    daily,
    fits,
    graded,
    opened,
    puzzles_of,
    read,
    searched_in,
)
from tabletop.words.books import said
from tests.ai import nim
from tests.cli.helpers import refused
from tests.typed import WORKED, some

GAME = games()["bounce_bunny_bounce"]
LEAST = 3_000
"""Trials of the run that confirms a puzzle where a playout is long, unless it was counted; its
margin tells whether that is enough."""

KEYS = sorted(
    key for key, game in games().items() if game.package.startswith("tabletop.") and key != WORKED
)


@pytest.fixture(scope="module")
def made() -> list[Puzzle]:
    """Two of those that ship."""
    return list(puzzles_of(GAME)[0][:2])


def sought(heap: int, limits: Limits, seed: str = "s") -> Sought:
    return Sought(nim.GAME, nim.State(2, heap), 0, seed, limits)


def test_what_stands_out_is_found_and_confirmed_by_a_longer_run_with_other_luck() -> None:
    """Of five one takes one, so that the other can never take the last."""
    five = sought(5, Limits(2_000, 20_000))
    first = five.standing_out()
    assert first is not None and first.choices[0].plan[0].a == 1
    again = five.confirmed(first)
    assert again is not None and again.trials >= 2_000 > first.trials
    assert again.seed != first.seed and again.choices[0].plan == first.choices[0].plan
    for other in again.choices[1:]:
        assert other.behind >= MARGIN and other.behind >= ERRORS * other.behind_error


def test_where_no_choice_stands_out_there_is_no_puzzle() -> None:
    """Of eight nothing helps; and what is far from certain is not believed."""
    assert sought(8, Limits(2_000, 20_000)).standing_out() is None
    assert sought(5, Limits(2_000, 300)).standing_out() is None


def test_a_glance_puts_aside_where_nothing_helps_and_sees_what_stands_out() -> None:
    three, eight = sought(3, Limits()).promising(), sought(8, Limits()).promising()
    assert three is not None and three.a == 3 and eight is None
    assert sought(3, Limits()).promising(three) is None


FEW = Limits(600, 12_000)


@pytest.mark.slow
def test_the_same_seed_makes_the_same_puzzles_and_a_search_goes_on_where_it_stopped() -> None:
    one, other = (list(make(GAME, 3, "test", FEW)) for _ in range(2))
    found = [each.found for each in one if each.found is not None]
    assert one == other and len({puzzle.name for puzzle in found}) == 3
    assert all(puzzle.grade in GRADES for puzzle in found)
    stopped = next(i for i, each in enumerate(one) if each.found is None)
    known = [each.found for each in one[:stopped] if each.found is not None]
    rest = list(make(GAME, 3, "test", FEW, known=known, first=one[stopped].match))
    assert [each.found for each in rest] == [each.found for each in one[stopped + 1 :]]


@pytest.mark.slow
def test_of_one_match_no_answer_is_asked_for_twice() -> None:
    """In this match two bounces stand out twice each, a few turns apart."""
    found = takewhile(lambda each: each.match == 20, make(GAME, 60, "b", FEW, first=20))
    answers = [each.found.answer for each in found if each.found is not None]
    assert {"bounce 14", "bounce 31"} <= set(answers) and len(set(answers)) == len(answers)


def test_late_positions_alone_are_looked_at_where_the_search_is_told_so() -> None:
    match, every = played(GAME, 2, "test", 0.0)
    _, late = played(GAME, 2, "test", 0.9)
    plies = [each.ply for each in every]
    assert [each.ply for each in late] == [ply for ply in plies if ply >= 0.9 * match.ply] != []
    _, usual = played(GAME, 2, "test", None)
    assert len(late) < len(usual) < len(every)


def test_puzzles_are_sought_in_matches_with_the_options_that_are_named() -> None:
    kingdom = games()["bunny_kingdom"]
    match, moments = played(kingdom, 2, "test", 0.95, {"express": True})
    assert match.options["express"] is True and moments
    assert played(kingdom, 2, "test", 0.95)[0].options["express"] is False


def test_where_only_a_kind_can_be_chosen_of_which_there_are_enough_nothing_is_played_out(
    monkeypatch: pytest.MonkeyPatch, made: list[Puzzle]
) -> None:
    """Three bounces of five puzzles are enough; the first match has other choices besides."""
    looked: list[set[str]] = []

    def promising(self: Sought, known: Action | None = None) -> None:
        legal = self.state.legal_actions(self.seat)
        looked.append({GAME.info.verbs[action.kind] for action in legal})

    monkeypatch.setattr(Sought, "promising", promising)
    for bounces, of_bounces_alone in ((2, True), (3, False)):
        known = [made[0]._replace(name=f"x/{n}", kind="bounce") for n in range(bounces)]
        looked.clear()
        assert next(make(GAME, 5, "test", Limits(late=0.0), known=known)).found is None
        assert looked and ({"bounce"} in looked) is of_bounces_alone


def test_there_are_enough_when_as_many_are_known(made: list[Puzzle]) -> None:
    assert list(make(GAME, len(made), "test", FEW, known=made)) == []


def test_a_puzzle_opens_before_the_choice_and_knows_its_answer(made: list[Puzzle]) -> None:
    verbs = GAME.info.verbs
    for puzzle in made:
        running = opened(puzzle)
        assert running.actors() == (puzzle.seat,) and running.seats[puzzle.seat].human
        legal = running.legal(puzzle.seat)
        solving = [action for action in legal if puzzle.solves(action, verbs)]
        assert [action_text(action, verbs) for action in solving] == [puzzle.answer]
        assert parse_action(puzzle.second, verbs) in legal
        assert running.id is None


def test_the_file_tells_how_far_each_search_is(made: list[Puzzle]) -> None:
    data = as_data(GAME, made, {"a": 7, "b/3": 0})
    assert searched_in(json.dumps(data)) == {"a": 7, "b/3": 0}
    assert read(json.dumps(data), GAME) == (tuple(made), "")
    edited = {**data, "searched": {"a": -1, "b": "many", "c": 2}}
    assert searched_in(json.dumps(edited)) == {}
    assert read(json.dumps(edited), GAME) == (tuple(made), "")
    for text in ("{", "[]", json.dumps({**data, "searched": 3})):
        assert searched_in(text) == {}


def text_of(made: list[Puzzle], **change: Any) -> str:
    data = as_data(GAME, made)
    data["puzzles"][0].update(change)
    return json.dumps(data)


def test_a_file_comes_back_as_it_was_written(made: list[Puzzle]) -> None:
    assert read(text_of(made), GAME) == (tuple(made), "")


@pytest.mark.parametrize(
    "change",
    [{"found": [2, 0, 0]}, {"found": [1.0]}, {"found": "all"}, {"seat": "first"}, {"margin": 3},
     {"why": "so"}, {"trials": -1}, {"extra": 1}, {"answer": 7}],
)  # fmt: skip
def test_a_puzzle_edited_by_hand_is_left_out_and_the_others_stay(
    made: list[Puzzle], change: dict[str, Any]
) -> None:
    found, problem = read(text_of(made, **change), GAME)
    assert list(found) == made[1:] and problem.endswith("left out.")


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '{"format": 9}', '{"format": 1}'])
def test_a_file_that_is_none_has_no_puzzles_and_says_so(text: str) -> None:
    found, problem = read(text, GAME)
    assert found == () and "left out" in problem


def test_puzzles_of_other_rules_are_left_out(made: list[Puzzle]) -> None:
    data = json.loads(text_of(made))
    found, problem = read(json.dumps({**data, "rules": 99}), GAME)
    assert found == () and "other rules" in problem


@pytest.mark.parametrize("change", [{"answer": "fly 3"}, {"answer": "quiet"}, {"position": "x"}])
def test_a_puzzle_whose_inside_was_changed_opens_with_a_sentence(
    made: list[Puzzle], change: dict[str, Any]
) -> None:
    (puzzle, *_), problem = read(text_of(made, **change), GAME)
    assert problem == ""
    with pytest.raises(BadPuzzle):
        opened(puzzle)


def test_a_day_has_its_puzzle_whatever_the_clock_says(made: list[Puzzle]) -> None:
    day = date(2026, 3, 1)
    assert daily(made, day) == daily(made, day) in made
    assert daily(made, day - timedelta(days=366)) in made and daily((), day) is None
    assert {daily(made, day + timedelta(days=n)) for n in range(9)} == set(made)


@pytest.mark.parametrize("key", KEYS)
def test_the_puzzles_that_ship_open_have_one_answer_and_reasons_in_the_games_words(
    key: str,
) -> None:
    """Reasons are told as for so many players as there are."""
    found, problem = puzzles_of(games()[key])
    measures = some(measures_in(games()[key].package)).told
    assert problem == ""
    assert len({puzzle.name for puzzle in found}) == len(found)
    for puzzle in found:
        running = opened(puzzle)
        assert puzzle.seat in running.actors() and not running.over
        assert puzzle.margin >= MARGIN and puzzle.margin >= ERRORS * puzzle.margin_error
        assert puzzle.trials >= LEAST or puzzle.exact
        two = running.match.players == 2
        words = tuple((two and said(measure.alone)) or measure.words for measure in measures)
        for why in puzzle.why:
            for told in why.split(", though "):
                assert told.endswith(words), told


@pytest.mark.parametrize("key", KEYS)
def test_no_reason_that_ships_is_told_as_nothing(key: str) -> None:
    """And every puzzle has one."""
    reasons = [why for puzzle in puzzles_of(games()[key])[0] for why in puzzle.why]
    assert not [why for why in reasons if why.startswith(("0 % l", "0.0 ", "0.00 "))]
    assert not [why for why in reasons if why.startswith(("100 % l", "100 ± "))]
    assert not [puzzle.name for puzzle in puzzles_of(games()[key])[0] if not puzzle.why]


@pytest.mark.parametrize("key", KEYS)
def test_what_is_graded_harder_is_found_more_seldom_by_every_level(key: str) -> None:
    found, _ = puzzles_of(games()[key])
    many = Counter(puzzle.grade for puzzle in found)
    grades = [grade for grade in GRADES if many[grade] >= 5]
    assert len(grades) > 1 or not found, "of fewer it says nothing"
    for level in range(len(LEVELS)):
        shares = [
            fmean(puzzle.found[level] for puzzle in found if puzzle.grade == grade)
            for grade in grades
        ]
        assert shares == sorted(shares, reverse=True), (LEVELS[level], shares)


def test_a_grade_says_how_many_of_the_levels_find_the_answer() -> None:
    tries = {"gentle": (0.9, 1.0, 1.0), "easy": (0.2, 0.9, 0.9), "medium": (0.0, 0.3, 0.8),
             "hard": (0.1, 0.0, 0.3)}  # fmt: skip
    assert {grade: graded(found) for grade, found in tries.items()} == {g: g for g in GRADES}
    assert all(fits(found) for found in tries.values())


def test_what_weaker_levels_find_and_stronger_ones_do_not_is_no_puzzle() -> None:
    assert not fits((0.8, 0.1, 0.9)) and not fits((0.5, 0.4, 0.1)) and fits((0.3, 0.1, 0.2))
    for key in KEYS:
        assert all(fits(puzzle.found) for puzzle in puzzles_of(games()[key])[0])


def test_the_command_adds_to_a_file_and_leaves_a_damaged_one_alone(
    tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "puzzles.json"
    file.write_text("torn")
    words = ["puzzles", "make", GAME.info.key, "--out", str(file)]
    assert "left as it is" in refused(words, capsys)
    assert file.read_text() == "torn"
    assert "players" in refused([*words[:3], "--players", "9"], capsys)
    assert "no option 'fog'" in refused([*words[:3], "--option", "fog=on"], capsys)
    for amiss in ("2", "late", "nan"):
        assert "from 0 to 1" in refused([*words[:3], "--late", amiss], capsys)


def test_the_command_says_what_is_wrong_with_a_file(
    tmp_path: Any, capsys: pytest.CaptureFixture[str], made: list[Puzzle]
) -> None:
    other = games()["bunny_boom"]
    file = tmp_path / "puzzles.json"
    file.write_text(json.dumps(as_data(GAME, made)))
    for what in ("make", "confirm", "levels"):
        told = refused(["puzzles", what, "bunny_boom", "--out", str(file)], capsys)
        assert f"are of '{GAME.info.key}', not of {other.info.name}" in told
    for what in ("confirm", "levels"):
        words = ["puzzles", what, GAME.info.key, "--out", str(tmp_path / "none.json")]
        assert "cannot be read (No such file or directory)" in refused(words, capsys)


@pytest.mark.parametrize("key", KEYS)
def test_the_command_takes_the_files_that_ship(
    tmp_path: Any, capsys: pytest.CaptureFixture[str], key: str
) -> None:
    """However large: one of 47 long positions was once too large for it."""
    file = tmp_path / "puzzles.json"
    file.write_text(json.dumps(as_data(games()[key], puzzles_of(games()[key])[0]), indent=1))
    before = file.read_text()
    assert main(["puzzles", "confirm", key, "--out", str(file), "--confirm", "1"]) == 0
    assert file.read_text() == before


def test_the_command_confirms_what_rests_on_fewer_trials_and_lets_go_of_what_has_another_answer(
    tmp_path: Any, capsys: pytest.CaptureFixture[str], made: list[Puzzle]
) -> None:
    sure = min(puzzles_of(GAME)[0], key=lambda each: each.margin_error)
    plain = sure._replace(trials=9, chance=0.0, margin=0.9)
    wrong = sure._replace(name="x/1", answer=sure.second, second=sure.answer, trials=9)
    long = made[0]._replace(name="x/2", trials=9_000)
    file = tmp_path / "puzzles.json"
    file.write_text(json.dumps(as_data(GAME, [plain, wrong, long], {"s": 4})))
    words = ["puzzles", "confirm", GAME.info.key, "--out", str(file), "--confirm", "600"]
    assert main(words) == 0
    assert "x/1: not confirmed, let go" in capsys.readouterr().out
    (again, kept), problem = read(file.read_text(), GAME)
    assert problem == "" and kept == long and searched_in(file.read_text()) == {"s": 4}
    assert again.answer == sure.answer and again.trials >= 600
    assert again.found == sure.found
    off = 4.0 * (again.margin_error + sure.margin_error)
    assert abs(again.margin - sure.margin) <= off and again.chance > 0.0
    assert main([*words[:5], "--confirm", "100"]) == 0
    assert read(file.read_text(), GAME)[0] == (again, kept)
    assert "--out" in refused(words[:3], capsys)


def test_the_command_counts_what_can_be_counted_and_lets_go_of_what_that_refutes(
    tmp_path: Any, capsys: pytest.CaptureFixture[str], made: list[Puzzle]
) -> None:
    """Of four cards somebody has not seen there are twenty-four deals."""
    boom = games()["bunny_boom"]
    exact = next(each for each in puzzles_of(boom)[0] if each.name == "bunny_boom/0649f2")
    assert exact.exact and (exact.chance, exact.margin) == (0.75, 0.25)
    sampled = exact._replace(chance=0.671, error=0.004, margin=0.167, margin_error=0.003)
    wrong = sampled._replace(name="x/1", answer=sampled.second, second=sampled.answer)
    file = tmp_path / "puzzles.json"
    file.write_text(json.dumps(as_data(boom, [sampled, wrong])))
    assert main(["puzzles", "count", "bunny_boom", "--out", str(file)]) == 0
    assert "x/1: not confirmed, let go" in capsys.readouterr().out
    assert read(file.read_text(), boom)[0] == (exact,)
    file.write_text(json.dumps(as_data(GAME, made)))
    assert main(["puzzles", "count", GAME.info.key, "--out", str(file)]) == 0
    assert read(file.read_text(), GAME)[0] == tuple(made)
    assert "--out" in refused(["puzzles", "count", "bunny_boom"], capsys)


def test_a_search_for_counted_puzzles_looks_at_no_others() -> None:
    boom = games()["bunny_boom"]
    last = played(boom, 2, "test", 0.9)[1][-1]
    found = Sought(boom, last.state, last.seat, "s", Limits(counted=True)).counted()
    assert found is not None and found.exact
    assert sought(5, Limits(counted=True)).counted() is None, "nobody lists its worlds"


def test_the_command_tells_reasons_anew_and_leaves_all_numbers_as_they_are(
    tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    sure = min(puzzles_of(GAME)[0], key=lambda each: each.margin_error)
    bare = sure._replace(why=("because",))
    wrong = sure._replace(name="x/1", answer=sure.second, second=sure.answer, why=("so",))
    file = tmp_path / "puzzles.json"
    file.write_text(json.dumps(as_data(GAME, [bare, wrong], {"s": 4})))
    words = ["puzzles", "reasons", GAME.info.key, "--out", str(file), "--confirm", "600"]
    assert main(words) == 0
    (told, kept), problem = read(file.read_text(), GAME)
    assert problem == "" and searched_in(file.read_text()) == {"s": 4}
    assert told.why and told.why != ("because",) and told == sure._replace(why=told.why)
    assert kept == wrong
    assert told.why[0] in capsys.readouterr().out
    assert "--out" in refused(words[:3], capsys)


def test_the_command_tells_how_often_each_level_finds_the_answers(
    tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    found = puzzles_of(GAME)[0]
    most, least = (pick(found, key=lambda each: sum(each.found)) for pick in (max, min))
    some = [most, least._replace(found=(0.0, 0.0, 0.0))]
    file = tmp_path / "puzzles.json"
    file.write_text(json.dumps(as_data(GAME, some)))
    assert main(["puzzles", "levels", GAME.info.key, "--out", str(file), "--tries", "1"]) == 0
    gentle, easy, *_, hard = capsys.readouterr().out.splitlines()
    assert gentle.startswith("gentle: 1 puzzle") and "easy 100 %" in gentle
    assert easy == "easy: 0 puzzles"
    assert hard.startswith("hard: 1 puzzle") and "easy 0 %" in hard


def test_the_command_adds_nothing_where_there_are_enough_and_keeps_what_there_is(
    tmp_path: Any, capsys: pytest.CaptureFixture[str], made: list[Puzzle]
) -> None:
    file = tmp_path / "puzzles.json"
    file.write_text(json.dumps(as_data(GAME, made, {"s": 4})))
    words = ["puzzles", "make", GAME.info.key, "--out", str(file), "--count", str(len(made))]
    assert main([*words, "--minutes", "0"]) == 0
    assert "2 puzzles" in capsys.readouterr().err
    assert read(file.read_text(), GAME)[0] == tuple(made) and searched_in(file.read_text())
