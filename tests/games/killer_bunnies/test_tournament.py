"""Tournaments, section 3: pairings, best of three, 3-2-1-0, ties, and what survives a file."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest

from tabletop.core.errors import BadOption
from tabletop.core.game import Result
from tabletop.games.killer_bunnies.rules.tournament import (
    KNOCKOUT,
    LEAGUE,
    LEAGUE_POINTS,
    SIZES,
    Entrant,
    Fixture,
    Tournament,
    entry_fault,
    new_tournament,
    read_tournament,
)
from tabletop.words.books import said
from tests.typed import some


def entrants(count: int) -> list[Entrant]:
    return [Entrant(f"Rabbit {n}", "easy", n % 6, "blue", "Gizmos") for n in range(count)]


def ended(scores: Sequence[float], winners: tuple[int, ...] | None = None) -> Result:
    """A match with those totals; the highest wins, or `winners` do."""
    ranks = tuple(1 + sum(other > mine for other in scores) for mine in scores)
    first = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Result(tuple(map(float, scores)), ranks, first if winners is None else winners, "")


def win(cup: Tournament, entrant: int) -> Fixture:
    """The next match is won by that entrant."""
    fixture = cup.next_fixture()
    assert fixture is not None
    cup.record(fixture, ended([60 if who == entrant else 30 for who in fixture.entrants]))
    return fixture


def through(cup: Tournament, seed: int) -> int:
    """Plays the rest with random totals; returns how many matches that took."""
    luck, count = Random(seed), 0
    while (fixture := cup.next_fixture()) is not None:
        cup.record(fixture, ended([luck.randrange(10, 61) for _ in fixture.entrants]))
        count += 1
    return count


@pytest.mark.parametrize("count", SIZES)
def test_a_knock_out_is_best_of_three_and_the_loser_is_out(count: int) -> None:
    cup = new_tournament(KNOCKOUT, entrants(count), "a")
    assert sorted(cup.draw) == list(range(count))
    first = cup.pair(0)
    assert first is not None and said(cup.heading(win(cup, first[0]))).endswith("1, match 1")
    assert cup.pair_winner(0) == -1
    second = win(cup, first[1])
    assert second.entrants == (first[1], first[0])
    third = win(cup, first[0])
    assert third.number == 3 and cup.pair_winner(0) == first[0]
    following = cup.next_fixture()
    assert following is not None and following.pairing == 1 and following.number == 1
    assert cup.wins_so_far(following) == (0, 0)


def test_two_straight_wins_spare_the_third_match() -> None:
    cup = new_tournament(KNOCKOUT, entrants(4), "b")
    pair = cup.pair(0)
    assert pair is not None
    win(cup, pair[1])
    win(cup, pair[1])
    assert cup.pair_winner(0) == pair[1] and cup.pair(2) is None
    other = cup.pair(1)
    assert other is not None
    win(cup, other[0])
    win(cup, other[0])
    assert cup.pair(2) == (pair[1], other[0])
    assert said(cup.heading(win(cup, pair[1]))) == "Final, match 1"
    win(cup, pair[1])
    assert cup.over and cup.champions() == (pair[1],)


def test_a_match_nobody_wins_alone_counts_for_nobody() -> None:
    cup = new_tournament(KNOCKOUT, entrants(4), "c")
    pair = cup.pair(0)
    fixture = cup.next_fixture()
    assert pair is not None and fixture is not None
    cup.record(fixture, ended([40, 40]))
    assert cup.pair_wins(0) == {pair[0]: 0, pair[1]: 0}
    win(cup, pair[0])
    win(cup, pair[0])
    assert cup.pair_winner(0) == pair[0] and len(cup.played) == 3


def test_knock_outs_end_whatever_happens() -> None:
    for seed in range(40):
        cup = new_tournament(KNOCKOUT, entrants(8), str(seed))
        assert 14 <= through(cup, seed) <= 21 + sum(match.winner < 0 for match in cup.played)
        (champion,) = cup.champions()
        assert sum(cup.pair_winner(pairing) == champion for pairing in range(7)) == 3


def test_in_a_league_of_four_everybody_sits_everywhere() -> None:
    cup = new_tournament(LEAGUE, entrants(4), "d")
    seats = {(seat, who) for table in cup.tables() for seat, who in enumerate(table)}
    assert len(cup.tables()) == 4 and len(seats) == 16


def test_in_a_league_of_eight_everybody_meets_everybody_three_times() -> None:
    cup = new_tournament(LEAGUE, entrants(8), "e")
    met = Counter(pair for table in cup.tables() for pair in combinations(sorted(table), 2))
    assert len(met) == 28 and set(met.values()) == {3}
    assert through(cup, 1) == 14
    assert {line.played for line in cup.standings()} == {7}


def test_points_go_by_final_totals_and_equal_totals_share_the_better_place() -> None:
    cup = new_tournament(LEAGUE, entrants(4), "f")
    fixture = cup.next_fixture()
    assert fixture is not None
    cup.record(fixture, ended([20, 61, 20, 5]))
    points = {line.entrant: line.points for line in cup.standings()}
    assert [points[who] for who in fixture.entrants] == [2, 3, 2, 0]
    assert LEAGUE_POINTS == (3, 2, 1, 0)


def test_who_lost_counts_below_all_others_and_later_loss_is_better() -> None:
    """The ranks of the rules say so (R20); the league takes them as they are."""
    cup = new_tournament(LEAGUE, entrants(4), "g")
    fixture = cup.next_fixture()
    assert fixture is not None
    cup.record(fixture, Result((0.0, 4.0, 61.0, 0.0), (4, 2, 1, 3), (2,), ""))
    points = {line.entrant: line.points for line in cup.standings()}
    assert [points[who] for who in fixture.entrants] == [0, 2, 3, 1]


def test_equal_points_go_by_wins_then_totals_and_else_share_the_place() -> None:
    cup = new_tournament(LEAGUE, entrants(4), "h")
    for scores in ([60, 50, 10, 10], [60, 50, 10, 10], [60, 50, 10, 10], [60, 50, 10, 10]):
        fixture = cup.next_fixture()
        assert fixture is not None
        cup.record(fixture, ended(scores))
    places = [(line.place, line.points, line.total) for line in cup.standings()]
    assert places == [(1, 7, 130)] * 4
    assert cup.champions() == (0, 1, 2, 3)


@pytest.mark.parametrize("kind", [KNOCKOUT, LEAGUE])
@pytest.mark.parametrize("count", SIZES)
def test_a_tournament_survives_a_file_at_every_moment(kind: str, count: int) -> None:
    cup, luck = new_tournament(kind, entrants(count), "i"), Random(2)
    while True:
        assert read_tournament(json.loads(json.dumps(cup.data()))) == cup
        fixture = cup.next_fixture()
        if fixture is None:
            break
        cup.record(fixture, ended([luck.randrange(60) for _ in fixture.entrants]))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", 2), ("kind", "cup"), ("entrants", []), ("entrants", [{"name": "A"}]),
        ("seed", None), ("played", [{}]), ("played", 5), ("begun", {"match": 1}),
    ],
)  # fmt: skip
def test_a_damaged_file_is_refused_with_one_sentence(field: str, value: object) -> None:
    cup = new_tournament(KNOCKOUT, entrants(4), "j")
    win(cup, cup.draw[0])
    data = cup.data()
    data[field] = value
    if field == "seed":
        data["played"][0]["fixture"]["entrants"] = [9, 9]
    with pytest.raises(BadOption) as refusal:
        read_tournament(data)
    assert "\n" not in str(refusal.value)
    with pytest.raises(BadOption):
        read_tournament(["no", "mapping"])


def test_results_that_the_pairings_do_not_allow_are_refused() -> None:
    cup = new_tournament(KNOCKOUT, entrants(4), "k")
    through(cup, 1)
    data = cup.data()
    del data["played"][0]
    with pytest.raises(BadOption):
        read_tournament(data)


def test_what_keeps_a_tournament_from_starting_is_said() -> None:
    assert "4 or 8" in said(some(entry_fault(KNOCKOUT, entrants(5))))
    twins = entrants(4)
    twins[2] = twins[2]._replace(name=" rabbit 1 ")
    assert "give one another name" in said(some(entry_fault(LEAGUE, twins)))
    short = entrants(4)
    short[3] = short[3]._replace(deck="12 EB45", deck_name="Short")
    fault = said(some(entry_fault(LEAGUE, short)))
    assert fault.startswith("Rabbit 3 cannot play 'Short'. 48 cards are missing")
    assert entry_fault(KNOCKOUT, entrants(8)) is None
