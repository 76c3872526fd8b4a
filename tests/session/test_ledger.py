"""The ledger: luck and skill apart, and they add up, whatever the analysis found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from random import Random

import pytest

from tabletop.ai.analysis import Sums, Tried, analysis
from tabletop.core.action import Action
from tabletop.core.game import Result
from tabletop.core.registry import games
from tabletop.session.ledger import Account, Looked, accounts, ledger, shares, told
from tabletop.session.review import Review
from tabletop.session.running import Running
from tabletop.session.seats import rabbit
from tests.scenes.support import weighed
from tests.typed import some


def total(account: Account) -> float:
    return account.even + account.start + account.own + account.gifts + account.luck


def chosen(ply: int, seat: int, chance: float, lost: float = 0.0, error: float = 0.0) -> Looked:
    return Looked(ply, ply + 1, seat, chance, error, lost, error)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_ledger_adds_up_to_the_result_in_every_one_of_many_matches(players: int) -> None:
    luck = Random(players)
    for _ in range(300):
        choices = [
            chosen(ply, int(luck.random() * players), luck.random(), luck.random() / 4)
            for ply in range(int(luck.random() * 60))
            if luck.random() < 0.9
        ]
        winners = [seat for seat in range(players) if luck.random() < 0.4]
        result = Result((0.0,) * players, (1,) * players, tuple(winners), "")
        accounts = ledger(choices, shares(result, players), 70, 30)
        assert sum(account.result for account in accounts) == pytest.approx(1.0)
        for account in accounts:
            assert total(account) == pytest.approx(account.result, abs=1e-12)
            swung = sum(swing.luck for swing in account.swings)
            if account.swings:
                assert swung == pytest.approx(account.luck, abs=1e-12)
        assert sum(account.skill for account in accounts) == pytest.approx(0.0, abs=1e-12)


@pytest.mark.parametrize("per", [100, 1000])
def test_the_numbers_as_they_are_told_add_up_and_each_is_within_one_of_its_own(per: int) -> None:
    luck, moved = Random(per), 0
    for players in (2, 3, 4, 6) * 100:
        choices = [
            chosen(ply, int(luck.random() * players), luck.random(), luck.random() / 4)
            for ply in range(20)
        ]
        for account in ledger(choices, (1.0,) + (0.0,) * (players - 1), 70, 30):
            each = told(account, per)
            assert each.even + each.start + each.own + each.gifts + each.luck == each.result
            assert each.even + each.skill + each.fortune == each.result
            parts = (account.even, account.start, account.own, account.gifts, account.luck)
            for whole, part in zip(each, parts, strict=False):
                assert abs(whole - per * part) < 1.0
                moved += whole != round(per * part)
    assert moved


def test_what_is_nothing_is_told_as_nothing() -> None:
    idle, _ = ledger([chosen(1, 1, 0.5, 0.204)], (1.0, 0.0), 4, 2)
    assert (told(idle).own, told(idle).start) == (0, 0)
    assert told(idle).gifts + told(idle).luck == 50


@pytest.mark.parametrize("key", sorted(games()))
def test_the_ledger_adds_up_over_a_match_of_each_game_with_analyses_at_random(key: str) -> None:
    players = games()[key].info.players[0]
    running = Running.new(key, [rabbit("easy", n) for n in range(players)], {}, "4")
    luck = Random(key)
    while not running.over:
        seat = running.actors()[0]
        running.submit(seat, luck.choice(list(running.legal(seat))))
    review = Review(running, range(players))
    for moment in review.moments:
        if luck.random() < 0.8:
            legal = moment.state.legal_actions(moment.seat)
            other = next(action for action in legal if action != moment.action)
            found = [(moment.plan, luck.random()), ((other,), luck.random())]
            found.sort(key=lambda each: -each[1])
            review.judge(moment, weighed(*found))
    for account in accounts(review):
        assert total(account) == pytest.approx(account.result, abs=1e-12)
        assert account.own < 0.0 < account.gifts


def test_each_part_stands_where_it_belongs() -> None:
    """Seat 0 is dealt well, errs once; seat 1 errs twice; then seat 0 loses all the same."""
    choices = [
        chosen(1, 0, 0.6),
        chosen(2, 1, 0.4, 0.1),
        chosen(3, 0, 0.75, 0.05),
        chosen(4, 1, 0.3, 0.2),
    ]
    one, other = ledger(choices, (0.0, 1.0), 6, 3)
    assert (one.even, one.result) == (0.5, 0.0)
    assert one.start == pytest.approx(0.1)
    assert one.own == pytest.approx(-0.05) and one.gifts == pytest.approx(0.3)
    assert one.luck == pytest.approx(-0.85)
    assert [s.luck for s in one.swings] == pytest.approx([0.05, -0.9])
    assert one.luckiest() == one.swings[0] and one.unluckiest() == one.swings[1]
    assert (one.swings[0].after, one.swings[0].before) == (1, 3)
    assert one.swings[1].before == 6
    assert other.own == pytest.approx(-0.3) and other.gifts == pytest.approx(0.05)


def test_a_moment_is_lucky_only_beyond_twice_its_error() -> None:
    """Of many moments in which nothing was plain, the one furthest off is no luck."""
    choices = [
        chosen(1, 0, 0.5, error=0.02), chosen(3, 0, 0.56, error=0.03), chosen(5, 0, 0.4, 0.0, 0.01)
    ]  # fmt: skip
    account, _ = ledger(choices, (0.0, 1.0), 6, 3)
    assert [round(swing.luck, 2) for swing in account.swings] == [0.06, -0.16, -0.4]
    assert account.luckiest() is None
    assert account.unluckiest() == account.swings[2]


def test_what_was_given_away_before_a_seats_first_choice_is_no_luck_of_the_deal() -> None:
    choices = [chosen(1, 0, 0.5, 0.2), chosen(2, 1, 0.7)]
    _, second = ledger(choices, (1.0, 0.0), 5, 2)
    assert second.gifts == pytest.approx(0.2) and second.start == pytest.approx(0.0)
    assert total(second) == pytest.approx(0.0)


def test_gifts_are_shared_among_those_who_were_played_against() -> None:
    accounts = ledger([chosen(1, 0, 0.5, 0.3)], (0.0, 1.0, 0.0, 0.0), 4, 1)
    assert [account.gifts for account in accounts] == pytest.approx([0.0, 0.1, 0.1, 0.1])


def test_errors_of_many_choices_add_as_independent_ones_do() -> None:
    choices = [chosen(n, 0, 0.5, 0.1, 0.03) for n in range(4)]
    account, _ = ledger(choices, (1.0, 0.0), 9, 4)
    assert account.own_error == pytest.approx(0.06)
    assert account.start_error == pytest.approx(0.03)


def measured(
    luck: Random, known: Sequence[float], done: int, worlds: int, noise: float
) -> tuple[float, float, float, float]:
    """An analysis of choices whose chances are known: the chance by the best and what `done` gave
    away, each with its error."""
    world = [luck.gauss(0.0, 0.4) for _ in range(worlds)]
    rows = [[chance + each + luck.gauss(0.0, noise) for each in world] for chance in known]
    plans = [(Action(0, number),) for number in range(len(known))]
    tried = [Tried(p, 0.0, True, True, summed(row)) for p, row in zip(plans, rows, strict=True)]
    pairs = {
        (i, j): summed([a - b for a, b in zip(rows[i], rows[j], strict=True)])
        for j in range(len(rows))
        for i in range(j)
    }
    found = analysis(tried, pairs, "s", worlds, 1.0, 1.0)
    best = some(found.best)
    return (best.chance, best.error, *found.gives_away(some(found.of(plans[done]))))


def summed(row: Sequence[float]) -> Sums:
    return Sums(len(row), (sum(row), 0, 0, 0, 0), (sum(each * each for each in row), 0, 0, 0, 0))


def test_about_95_of_100_true_parts_lie_within_two_errors_of_what_is_told() -> None:
    """Of players who err never, a little and much, where much, little and nothing is to be lost."""
    luck, inside, parts = Random(38), Counter[str](), ("own", "gifts", "start", "luck")
    matches = 0
    for err, spread, noise in product((0.0, 0.03, 0.1), (0.02, 0.06), (0.15, 0.4)):
        for _ in range(6):
            true, told = [], []
            for ply in range(30):
                known = [0.5 - luck.expovariate(1 / spread) for _ in range(luck.randint(2, 4))]
                likes = [chance + luck.gauss(0.0, err) for chance in known]
                done = likes.index(max(likes))
                found = measured(luck, known, done, 60, noise)
                lost = max(known) - known[done]
                true.append(Looked(ply, ply, ply % 2, max(known), 0.0, lost, 0.0))
                told.append(Looked(ply, ply, ply % 2, *found))
            pairs = zip(*(ledger(each, (1.0, 0.0), 30, 30) for each in (true, told)), strict=True)
            for one, other in pairs:
                matches += 1
                for part in parts:
                    off = abs(getattr(one, part) - getattr(other, part))
                    inside[part] += off <= 1.96 * getattr(other, f"{part}_error")
    assert all(inside[part] >= 0.88 * matches for part in parts)


def test_what_may_be_nothing_counts_with_its_mean_and_its_error() -> None:
    """Of two choices within their error, and of the best that another may beat."""
    luck = Random(3)
    for done in (0, 1):
        _, _, lost, error = measured(luck, (0.5, 0.49), done, 60, 0.3)
        assert 0.0 <= lost < 2.0 * error
    _, _, lost, error = measured(luck, (0.9, 0.1), 0, 60, 0.1)
    assert lost == 0.0 and error < 1e-6


def test_a_seat_without_choices_has_luck_and_gifts_alone() -> None:
    idle, _ = ledger([chosen(1, 1, 0.5, 0.2)], (1.0, 0.0), 4, 2)
    assert (idle.own, idle.start, idle.swings) == (0.0, 0.0, ())
    assert total(idle) == pytest.approx(1.0)


def test_a_match_that_is_not_over_has_no_ledger() -> None:
    running = Running.new("bunny_boom", [rabbit("easy", 0), rabbit("easy", 1)], {}, "4")
    assert accounts(Review(running, (0, 1))) == ()
