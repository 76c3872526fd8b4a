"""Over all matches: skill apart from luck, a rating beside the levels, and luck held to chance."""

from __future__ import annotations

from collections import defaultdict
from math import sqrt
from pathlib import Path
from random import Random

import pytest

from tabletop.ai.levels import LEVELS
from tabletop.ai.strength import Measured
from tabletop.core.action import Action
from tabletop.core.game import Result, constant_in
from tabletop.core.registry import games
from tabletop.games.bounce_bunny_bounce.agents.measures import KINDS
from tabletop.session import dealt, losses, rating
from tabletop.session.dealt import Luck
from tabletop.session.library import Library
from tabletop.session.puzzles import puzzles_of
from tabletop.session.review import Review
from tabletop.session.rows import Finished
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tests.scenes.support import GAME, match, weighed
from tests.session.support import Clock, Counting
from tests.typed import WORKED, some


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "library.sqlite3", clock=Clock())


def judged(library: Library, seed: str, loss: float) -> int:
    """A match in which every second choice of the person gave so much away."""
    running = match(library, seed)
    review = Review(running, (0, 1), library)
    for number, moment in enumerate(review.moments):
        best = next(a for a in moment.state.legal_actions(moment.seat) if a != moment.action)
        gave = loss if moment.seat == 0 and number % 2 else 0.0
        plans = ((best,), 0.6), (moment.plan, 0.6 - gave)
        review.judge(moment, weighed(*plans))
    return running.id or 0


def test_skill_is_what_the_persons_own_choices_gave_away_on_average(library: Library) -> None:
    first, second = judged(library, "1", 0.1), judged(library, "2", 0.2)
    found = losses.skills(library)
    assert [each.match for each in found] == [first, second]
    for each, loss in zip(found, (0.1, 0.2)):
        review = Review(match(None, str(found.index(each) + 1)), (0, 1))
        own = [n for n, m in enumerate(review.moments) if m.seat == 0]
        gave = [loss if n % 2 else 0.0 for n in own]
        assert each.choices == len(own)
        assert each.lost == pytest.approx(sum(gave) / len(gave), abs=1e-9)
        assert each.level == "hard" and each.game == GAME and each.error > 0
    library.close()


def test_losses_are_told_by_kind_and_phase_as_they_add_up(library: Library) -> None:
    """Counted here choice by choice; the library counts them in SQL."""
    ids = [judged(library, str(seed), 0.1) for seed in range(1, 5)]
    game, matches = games()[GAME], len(ids)
    by_match: list[dict[tuple[str, int], float]] = []
    for seed in range(1, 5):
        running, lost = match(None, str(seed)), defaultdict[tuple[str, int], float](float)
        for number, moment in enumerate(Review(running, (0, 1)).moments):
            verb = game.info.verbs[moment.action.kind]
            kind = next(k for k, verbs in KINDS.items() if verb in verbs)
            phase = min(3, 1 + (moment.turn - 1) * 3 // running.turn)
            if moment.seat == 0:
                lost[kind, phase] += 0.1 if number % 2 else 0.0
        by_match.append(lost)
    found = losses.where(library, game)
    assert found.matches == matches
    for cell, total in found.cells.items():
        each = [lost.get(cell, 0.0) for lost in by_match]
        assert total.lost == pytest.approx(sum(each) / matches)
        spread = sum((one - total.lost) ** 2 for one in each) / (matches - 1) / matches
        assert total.error == pytest.approx(sqrt(spread), abs=0.02)
    assert sum(each.lost for each in found.kinds.values()) == pytest.approx(
        sum(sum(lost.values()) for lost in by_match) / matches
    )
    costs = [each.lost for each in found.kinds.values()]
    assert costs == sorted(costs, reverse=True)
    library.close()


def test_a_deleted_or_replayed_choice_takes_its_loss_along(library: Library) -> None:
    first, second = judged(library, "1", 0.1), judged(library, "2", 0.1)
    assert library.delete(first)
    assert [each.match for each in losses.skills(library)] == [second]
    library.close()


@pytest.mark.parametrize("key", [k for k in sorted(games()) if k[:4] != "tiny" and k != WORKED])
def test_every_kind_of_choice_is_of_verbs_of_its_game_and_of_one_kind(key: str) -> None:
    game = games()[key]
    kinds = losses.kinds_in(game.package)
    assert kinds and set(kinds) <= set(game.info.verbs)
    table = constant_in(game.package, "measures", "KINDS", dict) or {}
    assert len(kinds) == sum(len(verbs) for verbs in table.values())
    assert losses.kind_of_verb(game, "deal") == losses.OTHER
    for puzzle in puzzles_of(game)[0]:
        assert losses.kind_of_verb(game, puzzle.kind) != losses.OTHER, puzzle.kind


def test_a_trend_compares_the_older_half_with_the_newer() -> None:
    one = losses.Skill(1, GAME, "hard", 10, 0.02, 0.001)
    older, newer = some(losses.trend([one] * 6 + [one._replace(lost=0.01)] * 6, 10))
    assert older.lost == pytest.approx(0.18) and newer.lost == pytest.approx(0.1)
    assert losses.trend([one] * 3, 10) is None
    assert len(losses.curve([one] * 100, 100)) == 12


def test_a_person_who_finds_what_normal_finds_is_rated_as_normal() -> None:
    one = puzzles_of(games()[GAME])[0][0]._replace(found=(0.2, 0.5, 0.9))
    puzzles = [one._replace(name=f"{GAME}/{number}") for number in range(40)]
    even = some(rating.of_puzzles((each, n % 2 == 0) for n, each in enumerate(puzzles)))
    better = some(rating.of_puzzles((each, n % 4 != 0) for n, each in enumerate(puzzles)))
    few = some(rating.of_puzzles((each, n % 2 == 0) for n, each in enumerate(puzzles[:8])))
    assert abs(even.elo) < 10 < even.error < few.error and better.elo > even.elo + 60
    assert rating.of_puzzles((each, True) for each in puzzles[:7]) is None


def test_several_matches_weigh_by_their_choices() -> None:
    one = losses.Skill(1, GAME, "hard", 30, 0.02, 0.01)
    other = one._replace(match=2, choices=10, lost=0.06, error=0.03)
    choices, lost, error = losses.together([one, other])
    assert (choices, lost) == (40, pytest.approx(0.03))
    assert error == pytest.approx(((0.01 * 30) ** 2 + (0.03 * 10) ** 2) ** 0.5 / 40)
    assert losses.together([]) == (0, 0.0, 0.0)


def test_matches_without_an_analysis_and_lines_count_nowhere(library: Library) -> None:
    running = match(library)
    assert losses.skills(library) == []
    judged(library, "2", 0.1)
    again = running.again_from(3)
    assert again.id is not None and len(losses.skills(library)) == 1
    library.close()


def played(level: str, ranks: tuple[int, ...], number: int = 1, **aids: int) -> Finished:
    seats = (human("Anna", 0), *(rabbit(level, seat) for seat in range(1, len(ranks))))
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    result = Result(tuple(0.0 for _ in ranks), ranks, winners, "", ())
    return Finished(number, GAME, 1.0, 9, 3, seats, result, aids)


def standing(matches: list[Finished], key: str = GAME) -> rating.Standing | None:
    return rating.standings(Counting(*matches), [key]).get(key)


def test_who_wins_half_against_a_level_stands_where_it_stands() -> None:
    won, lost = played("hard", (1, 2)), played("hard", (2, 1))
    found = standing([won, lost] * 40)
    assert found is not None and found.met == 80
    assert abs(found.own.elo - found.levels["hard"].elo) < 5
    assert found.levels["normal"].elo == 0.0 < found.levels["hard"].elo


def test_more_matches_make_the_error_smaller_and_wins_the_rating_higher() -> None:
    few = standing([played("normal", (1, 2)), played("normal", (2, 1))])
    many = standing([played("normal", (1, 2)), played("normal", (2, 1))] * 30)
    better = standing([played("normal", (1, 2))] * 3 + [played("normal", (2, 1))])
    assert few is not None and many is not None and better is not None
    assert many.own.error < few.own.error and better.own.elo > few.own.elo


@pytest.mark.parametrize("key", sorted(games()))
def test_no_level_stands_below_a_weaker_one_whatever_somebody_won_of_it(key: str) -> None:
    """Two wins against Expert put it left of Hard: a person's matches moved the levels."""
    levels = rating.published(key)
    won = [played("expert", (1, 2))._replace(game=key)] * 2
    found = standing([*won, played("hard", (2, 1))._replace(game=key)], key)
    for told in (levels, found.levels if found is not None else {}):
        assert [name for name in LEVELS if name in told] == list(told)
        assert [each.elo for each in told.values()] == sorted(each.elo for each in told.values())
    assert found is None or found.levels == levels


def test_help_is_counted_and_matches_among_people_are_not() -> None:
    friends = played("hard", (1, 2))._replace(seats=(human("Anna", 0), human("Ben", 1)))
    assert standing([friends]) is None
    found = standing([played("hard", (1, 2), hint=2), played("hard", (1, 2))])
    assert found is not None and (found.met, found.helped) == (2, 1)


def test_fair_dice_lie_in_the_range_about_95_times_of_100_and_loaded_ones_do_not() -> None:
    chances = {str(side): 1 / 6 for side in range(1, 7)}
    luck, inside = Random(4), 0
    for _ in range(200):
        dice = Luck("g", "roll")
        for _ in range(120):
            dice.note(str(luck.randint(1, 6)), chances)
        inside += sum(side.low <= side.came <= side.high for side in dice.sides())
    assert 0.92 < inside / 1200 < 0.98
    loaded = Luck("g", "roll")
    for _ in range(120):
        loaded.note("6" if luck.random() < 0.4 else str(luck.randint(1, 6)), chances)
    assert loaded.sides()[-1].came > loaded.sides()[-1].high
    assert [side.name for side in loaded.sides()] == ["1", "2", "3", "4", "5", "6"]


def test_what_a_shuffle_does_not_move_is_seen() -> None:
    kind = Luck("g", dealt.SHUFFLE)
    for _ in range(30):
        dealt._shuffled(kind, Action(0, -1, -1, tuple(range(20))))
    first, *others = kind.sides()
    assert first.came == kind.throws == 150 and first.came > first.high
    assert all(side.came < side.low for side in others)


def test_the_luck_of_all_matches_is_counted_from_their_records(library: Library) -> None:
    for seed in ("1", "2", "3"):
        match(library, seed)
        seats = (human("Anna", 0), rabbit("easy", 1))
        other = Running.new("killer_bunnies", seats, {}, seed, library)
        for _ in range(6):
            other.submit(other.actors()[0], other.legal(other.actors()[0])[0])
    found = {(each.game, each.verb): each for each in dealt.luck(library)}
    assert {("killer_bunnies", dealt.SHUFFLE), (GAME, dealt.STARTS)} <= set(found)
    assert set(found[GAME, dealt.STARTS].expected) == {"seat-1", "seat-2"}
    for each in found.values():
        assert sum(each.came.values()) == each.throws
        assert sum(each.expected.values()) == pytest.approx(each.throws)
    library.close()


def test_a_level_is_not_held_to_be_weaker_than_the_one_below(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It thinks longer; that it won 44 of a hundred was luck."""
    rows = (
        Measured("normal", "hard", 2, {}, 60, 0.62, 0.5, 0.73, (150, 800)),
        Measured("hard", "expert", 2, {}, 48, 0.44, 0.31, 0.58, (800, 2500)),
    )
    monkeypatch.setattr(rating, "strength_in", lambda package: rows)
    levels = rating.published.__wrapped__(GAME)
    assert levels["normal"].elo < levels["hard"].elo <= levels["expert"].elo + 1e-6
