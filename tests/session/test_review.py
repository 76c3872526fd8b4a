"""Looking back: which choices are looked at, what is said of them, trying again."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.ai.agent import Budget, Candidate, Decision, seat_clone
from tabletop.ai.levels import agent_for, level
from tabletop.core.game import CHANCE
from tabletop.core.registry import games
from tabletop.session.review import MISTAKE, SLIP, Review, Verdict
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tests.scenes.support import looked_back, match


def played(key: str, seed: str = "5") -> Running:
    game = games()[key]
    count = min(game.info.players)
    seats = [human("", 0), *(rabbit("easy", figure) for figure in range(1, count))]
    running = Running.new(key, seats, {}, seed)
    luck = Random(seed)
    while not running.over:
        seat = running.actors()[0]
        running.submit(seat, luck.choice(list(running.legal(seat))))
    return running


@pytest.mark.parametrize("key", sorted(games()))
def test_every_choice_of_the_person_among_several_is_looked_at_as_it_was(key: str) -> None:
    running = played(key)
    review = Review(running)
    state = running.match.game.start(running.match.players, running.match.options)
    wanted = []
    for ply, (player, action) in enumerate(running.match.log):
        if player == 0 and len(state.legal_actions(0)) > 1:
            wanted.append((ply, action, state.digest()))
        state.apply(player, action)
    assert [(m.ply, m.action, m.state.digest()) for m in review.moments] == wanted
    assert all(moment.done for moment in review.moments)
    turns = [moment.turn for moment in review.moments]
    assert turns == sorted(turns) and turns[0] >= 1


@pytest.mark.parametrize("key", sorted(games()))
def test_the_analysis_weighs_what_was_done_in_every_game(key: str) -> None:
    running = played(key)
    review = Review(running)
    for moment in review.moments[:3]:
        agent = agent_for(level("expert"), running.match.game.package, moment.action)
        clone = seat_clone(moment.state, moment.seat, "x")
        *_, decision = agent.think(clone, moment.seat, Budget(iterations=30), Random(1))
        review.judge(moment, decision)
        verdict = review.verdicts[moment.ply]
        assert verdict is not None
        assert 0.0 <= verdict.got <= 1.0 and verdict.best


def judged(review: Review, number: int, value: float, got: float, same: bool = False) -> None:
    moment = review.moments[number]
    other = next(a for a in moment.state.legal_actions(moment.seat) if a != moment.action)
    best = moment.action if same else other
    found = {best: value, moment.action: got}
    candidates = tuple(Candidate(action, worth, 9) for action, worth in found.items())
    review.judge(moment, Decision(best, value, 9, "", candidates))


def test_a_choice_is_good_a_slip_or_a_mistake_by_what_it_gave_away() -> None:
    review = Review(match(None))
    judged(review, 0, 0.5, 0.5 - SLIP + 0.001)
    judged(review, 1, 0.5, 0.5 - SLIP - 0.001)
    judged(review, 2, 0.5, 0.5 - MISTAKE - 0.001)
    judged(review, 3, 0.5, 0.6)
    judged(review, 4, 0.5, 0.5, same=True)
    kinds = [review.verdicts[moment.ply].kind for moment in review.moments[:5]]
    assert kinds == ["good", "slip", "mistake", "good", "good"]
    tally = review.tally()
    assert tally[:4] == (5, 3, 1, 1)
    assert tally.mean == pytest.approx((SLIP - 0.001 + SLIP + 0.001 + MISTAKE + 0.001) / 5)


def test_what_could_not_be_looked_at_counts_as_looked_at_and_as_nothing_else() -> None:
    review = Review(match(None))
    first = review.following()
    assert first is review.moments[0]
    review.judge(first, None)
    assert review.following() is review.moments[1]
    assert review.tally() == (1, 0, 0, 0, 0.0)


def test_costliest_first_ends_with_what_was_not_looked_at() -> None:
    review = looked_back(match(None), 6)
    order = review.costliest()
    losses = [review.verdicts[m.ply].loss for m in order[:6]]
    assert losses == sorted(losses, reverse=True) and losses[0] > 0
    assert order[6:] == review.moments[6:]


def test_a_match_is_tried_again_from_a_choice_and_the_finished_one_stays(library) -> None:
    running = match(library)
    before = (running.match.state.digest(), len(library.saved()), len(library.finished()))
    moment = Review(running).moments[4]
    again = running.again_from(moment.ply)
    assert again.match.state.digest() == moment.state.digest()
    assert again.actors() == (moment.seat,) and not again.may_redo()
    luck = Random(1)
    while not again.over:
        seat = again.actors()[0]
        again.submit(seat, luck.choice(list(again.legal(seat))))
    assert again.saved and again.id != running.id
    assert running.match.state.digest() == before[0]
    assert len(library.saved()) == before[1] + 1
    assert len(library.finished()) == before[2]
    assert all(entry.player >= CHANCE for entry in again.match.log)


def test_what_was_best_gave_nothing_away_whatever_two_looks_differ_by() -> None:
    same = Verdict("Hop", True, 0.9, 0.5)
    assert same.loss == 0.0 and same.kind == "good"
    assert Verdict("Hop", False, 0.9, 0.5).kind == "mistake"
    assert Verdict("Hop", False, 0.5, 0.9).loss == 0.0
