"""Looking back: which choices are looked at, what is said of them, trying again."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from datetime import UTC, datetime
from random import Random

import pytest

from tabletop.ai import glimpse
from tabletop.ai.agent import Glimpse
from tabletop.ai.analysing import Spend, analyse
from tabletop.ai.analysis import Analysis, Choice, analysis
from tabletop.ai.analyst import Analyst
from tabletop.ai.measures import measures_in
from tabletop.ai.plain import heuristics_in
from tabletop.ai.plans import told_in
from tabletop.core.action import Action
from tabletop.core.game import CHANCE
from tabletop.core.registry import games
from tabletop.session.annotated import choice_lines
from tabletop.session.exercises import note
from tabletop.session.history import FURTHER
from tabletop.session.library import Library
from tabletop.session.losses import skills
from tabletop.session.review import (
    BLUNDER,
    FIRM_WORLDS,
    MISTAKE,
    MOST_LOOKS,
    SLIP,
    Review,
    Verdict,
    often,
    percent,
    seed_at,
    told,
    why,
)
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tabletop.words.books import use
from tests.scenes.support import match, weighed
from tests.typed import some


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
def test_a_choice_is_told_in_words_that_need_no_question_and_a_step_by_the_one_before_it(
    key: str,
) -> None:
    running = played(key)
    words = some(running.match.game.words)
    for moment in Review(running).moments:
        state, seat = moment.state.clone(), moment.seat
        for action in state.legal_actions(seat):
            alone = words.standing_apart(action, state.view(seat), running.names)
            assert told(running, state, seat, (action,)) == alone and " " in alone
        first = moment.plan[0]
        begun = words.standing_apart(first, state.view(seat), running.names)
        state.apply(seat, first)
        if seat in state.actors():
            second = state.legal_actions(seat)[0]
            further = words.describe(second, state.view(seat), running.names)
            whole = told_in(running.match.game.package)((begun, further))
            assert told(running, moment.state, seat, (first, second)) == whole


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
    package, seed = running.match.game.package, running.match.seed
    for moment in review.moments[-3:]:
        luck = seed_at(seed, moment.ply)
        found = analyse(
            package, moment.state, moment.seat, Spend(trials=30), luck, [moment.plan]
        )
        review.judge(moment, found)
        verdict = review.verdicts[moment.ply]
        assert verdict is not None
        assert 0.0 <= verdict.got <= 1.0 and verdict.best


def judged(review: Review, number: int, value: float, got: float, same: bool = False) -> None:
    moment = review.moments[number]
    other = next(a for a in moment.state.legal_actions(moment.seat) if a != moment.action)
    chances = [((other,), value), (moment.plan, got)]
    review.judge(moment, weighed(*(chances[::-1] if same else chances)))


def test_a_choice_is_good_a_slip_a_mistake_or_a_blunder_by_what_it_gave_away() -> None:
    review = Review(match(None))
    judged(review, 0, 0.5, 0.5 - SLIP + 0.006)
    judged(review, 1, 0.5, 0.5 - SLIP - 0.001)
    judged(review, 2, 0.5, 0.5 - MISTAKE - 0.001)
    judged(review, 3, 0.5, 0.6)
    judged(review, 4, 0.4, 0.5, same=True)
    judged(review, 5, 0.5, 0.5 - BLUNDER - 0.001)
    kinds = [some(review.verdicts[moment.ply]).kind for moment in review.moments[:6]]
    assert kinds == ["good", "slip", "mistake", "good", "good", "blunder"]
    tally = review.tally()
    assert tally[:4] == (6, 3, 1, 2)
    given = SLIP - 0.006 + SLIP + 0.001 + MISTAKE + 0.001 + BLUNDER + 0.001
    assert tally.mean == pytest.approx(given / 6)


def test_what_could_not_be_looked_at_counts_as_looked_at_and_as_nothing_else() -> None:
    review = Review(match(None))
    first = review.following()
    assert first is review.moments[0]
    review.judge(first, None)
    assert review.following() is review.moments[1]
    assert review.tally() == (1, 0, 0, 0, 0.0)


def test_a_match_is_tried_again_from_a_choice_and_the_finished_one_stays(library: Library) -> None:
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


def test_what_may_be_as_good_as_the_best_gave_nothing_away() -> None:
    def verdict(behind: float, equal: bool = False, same: bool = False) -> Verdict:
        return Verdict("Hop", same, 0.9, 0.02, 0.9 - behind, behind, 0.02, equal)

    assert verdict(0.4).kind == "blunder" and verdict(0.4).loss == 0.4
    assert verdict(0.4, equal=True).loss == 0.0 and verdict(0.4, equal=True).kind == "good"
    assert verdict(0.4, same=True).loss == 0.0
    assert verdict(-0.4).loss == 0.0


def looked_at(review: Review, count: int) -> None:
    analyst = Analyst("inline")
    for _ in range(count):
        review.look(analyst, Spend(trials=60))
        analyst.poll()


def test_what_was_found_is_kept_with_the_match_and_there_at_once_the_next_time(
    library: Library,
) -> None:
    running = match(library)
    review = Review(running, library=library)
    looked_at(review, 4)
    assert len(review.verdicts) == 4 and not review.asking
    again = Review(Running.resume(library, some(running.id)), library=library)
    assert again.analyses == review.analyses and again.verdicts == review.verdicts
    other = Review(match(library, "8"), library=library)
    assert other.analyses == {}


def test_deleting_a_match_deletes_what_was_found_about_it(library: Library) -> None:
    running = match(library)
    looked_at(Review(running, library=library), 2)
    assert len(library.analyses(some(running.id))) == 2
    assert library.delete(some(running.id)) and library.analyses(some(running.id)) == []


def test_what_is_played_another_way_is_asked_anew_from_there_on(library: Library) -> None:
    running = match(library, ply=30)
    looked_at(Review(running, library=library), 8)
    kept = [each.ply for each in library.analyses(some(running.id))]
    assert len(kept) == 8
    running.undo_to(kept[4])
    ply = running.ply
    seat = running.actors()[0]
    other = next(a for a in running.legal(seat) if a != running.match.future[0].action)
    running.submit(seat, other)
    left = [each.ply for each in library.analyses(some(running.id))]
    assert left == [p for p in kept if p <= ply]


@pytest.mark.parametrize(
    "change",
    ["data = 'torn'", "data = '{}'", "engine = 0", "before = 'ffffffff'", "ply = 9999",
     "data = replace(data, 'worlds\":', 'worlds\":-')", "ply = 'x'"],
)  # fmt: skip
def test_a_damaged_or_older_finding_is_simply_asked_anew(library: Library, change: str) -> None:
    running = match(library)
    looked_at(Review(running, library=library), 2)
    ply = library.analyses(some(running.id))[0].ply
    with sqlite3.connect(library.path) as connection:
        connection.execute(f"UPDATE analyses SET {change} WHERE ply = ?", (ply,))
    again = Review(running, library=library)
    assert len(again.verdicts) == 1 and some(again.following()).ply == ply
    looked_at(again, 1)
    assert len(again.verdicts) == 2 and not library.problem


def test_of_a_rabbit_that_is_no_choice_which_a_person_need_not_be_asked() -> None:
    """Half of a match of Killer Bunnies is letting pass what fits nothing: its study took long."""
    running = played("killer_bunnies", "3")
    asked = running.match.game.asking
    for seat in (0, 1):
        idle = [
            moment for moment in Review(running, (seat,)).moments
            if (often := asked(moment.state)) is not None
            and moment.action in (often.idle_action(seat), often.usual_action(seat))
        ]  # fmt: skip
        assert bool(idle) is running.seats[seat].human


def test_a_choice_submitted_as_one_is_looked_at_as_one() -> None:
    running = played("killer_bunnies", "3")
    for step in running.match.steps:
        assert not step.note & FURTHER
    review = Review(running, (0, 1))
    ply = next(
        m.ply for m, n in zip(review.moments, review.moments[1:])
        if m.seat == n.seat and n.ply == m.ply + 1
    )  # fmt: skip
    running.match.mark(ply + 1, FURTHER)
    whole = Review(running, (0, 1))
    moment = next(m for m in whole.moments if m.ply == ply)
    assert len(moment.plan) == 2 and len(whole.moments) == len(review.moments) - 1
    assert moment.done


def test_seats_are_told_by_name() -> None:
    """Killer counts them where it describes a choice about somebody."""
    seats = [human("Anna", 0), rabbit("hard", 1), human("Cleo", 2)]
    running = Running.new("killer_bunnies", seats, {}, "named")
    match, luck, seen = running.match, Random("named"), 0
    words = some(match.game.part("text"))
    while seen < 5:
        seat = match.state.actors()[0]
        legal = match.state.legal_actions(seat)
        for action in legal:
            plain = words.describe(action, match.view(seat), ())
            named = told(running, match.state, seat, (action,))
            if "seat " in plain.lower():
                assert "seat " not in named.lower()
                assert any(name in named for name in running.names)
                seen += 1
        match.submit(seat, luck.choice(legal))


def looks_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose playouts count as long."""
    how = Glimpse(depth=2, doubt=0.1, doubt_apart=0.0)
    monkeypatch.setattr(
        glimpse, "heuristics_in", lambda package: replace(heuristics_in(package), glimpse=how)
    )


def test_all_choices_have_a_first_look_before_any_has_more(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is kept, is no exercise and no measure of skill, and gives way to the whole answer."""
    looks_first(monkeypatch)
    review = Review(match(library), library=library)
    analyst, many = Analyst("inline"), len(review.moments)
    match_id = some(review.running.id)

    def look() -> None:
        review.look(analyst, Spend(trials=30))
        analyst.poll()

    for _ in range(many):
        assert not review.done
        look()
    firsts = [some(verdict) for verdict in review.verdicts.values()]
    assert len(firsts) == many and all(each.glimpse for each in firsts) and not review.done
    assert not note(review, library, datetime.now(UTC)) and not skills(library)
    again = Review(review.running, library=library)
    assert again.verdicts == review.verdicts, "whoever quits in the middle loses none of it"
    dearest = max(review.moments, key=review.loss)
    assert review.loss(some(review.following())) == review.loss(dearest)
    for _ in range(many):
        look()
    assert review.judged == 2 * many
    while not review.done:
        look()
    assert not any(some(verdict).glimpse for verdict in review.verdicts.values())
    assert len(library.analyses(match_id)) == many and len(skills(library)) == 1


def test_a_first_look_never_takes_the_place_of_what_is_known() -> None:
    review = Review(match(None))
    moment = review.moments[0]
    found = weighed((moment.plan, 0.5), worlds=500)
    review.judge(moment, found)
    review.judge(moment, replace(found, glimpse=True))
    assert not some(review.verdicts[moment.ply]).glimpse


def unsure(review: Review, worlds: int, spread: float) -> Analysis:
    """What was done looks 20 % worse than another choice, in so many worlds."""
    moment = review.moments[0]
    other = next(a for a in moment.state.legal_actions(moment.seat) if a != moment.action)
    found = weighed(((other,), 0.7), (moment.plan, 0.5), worlds=worlds)
    row = (worlds * spread,) * 2 + (0.0,) * 3
    sums = found.pairs[0, 1]._replace(squares=row)
    return analysis(found.tried, {(0, 1): sums}, "s", worlds, 1.0, 1.0)


def test_what_was_called_worse_on_few_trials_is_looked_at_again_and_no_exercise_before(
    library: Library
) -> None:
    """Of many choices the luckiest looks best; that wears off."""
    review = Review(match(library), [0], library)
    moment = review.moments[0]
    for each in review.moments[1:]:
        review.judge(each, None)
    review.judge(moment, unsure(review, 40, 0.3))
    assert some(review.verdicts[moment.ply]).kind == "blunder"
    assert review.shaky(moment) and not review.done and review.following() is moment
    assert note(review, library, datetime.now(UTC)) == 0
    review.judge(moment, unsure(review, FIRM_WORLDS, 0.3))
    assert not review.shaky(moment) and review.done
    assert note(review, library, datetime.now(UTC)) == 1


def test_what_is_called_worse_for_certain_is_looked_at_once() -> None:
    review = Review(match(None), [0])
    review.judge(review.moments[0], unsure(review, 40, 0.05))
    assert not review.shaky(review.moments[0])


def test_a_choice_is_looked_at_a_few_times_at_most_however_little_comes_of_it() -> None:
    review = Review(match(None), [0])
    for each in review.moments[1:]:
        review.judge(each, None)
    for _ in range(MOST_LOOKS):
        assert review.following() is review.moments[0]
        review.judge(review.moments[0], unsure(review, 40, 0.3))
    assert not review.shaky(review.moments[0])


def test_what_looks_worse_and_may_be_luck_is_called_neither_as_good_nor_worse() -> None:
    review = Review(match(None), [0])
    moment = review.moments[0]
    review.judge(moment, unsure(review, 40, 3.0))
    verdict = some(review.verdicts[moment.ply])
    assert verdict.open and verdict.kind == "good" and verdict.loss == 0.0
    head, better = choice_lines(review, moment)
    assert "As good" not in head and better.strip().startswith("Perhaps better: ")


def test_asked_again_with_more_a_choice_goes_on_from_what_is_known_and_that_is_kept(
    library: Library,
) -> None:
    """Its trials add up, its error shrinks, and it lies there the next time."""
    review, analyst = Review(match(library), [0], library), Analyst("inline")
    moment = review.moments[0]
    shown = []
    for _ in range(3):
        review.longer(analyst, moment, Spend(trials=300))
        while review.asking:
            analyst.poll()
        shown.append(some(review.analyses[moment.ply]))
    assert shown[0].trials < shown[1].trials < shown[2].trials
    assert some(shown[2].best).error < some(shown[0].best).error
    again = Review(Running.resume(library, some(review.running.id)), [0], library)
    assert again.analyses[moment.ply] == shown[2] and review.judged == 3


def test_the_choice_that_is_shown_is_looked_at_before_all_others() -> None:
    review = Review(match(None), (0, 1))
    first, *_, last = review.moments
    assert some(review.following()).seat == 0
    review.shown = last.ply
    assert review.following() is last
    review.judge(last, None)
    assert review.following() is not last and first in review.left()


def test_while_people_play_on_nobody_elses_choices_are_looked_at() -> None:
    """Not in a line tried from a match either: what was laid face down would be told."""
    running = match(None, ply=12)
    people = set(running.humans)
    for seats in (None, range(2)):
        assert {moment.seat for moment in Review(running, seats).moments} == people
    over = match(None)
    assert {moment.seat for moment in Review(over, range(2)).moments} == {0, 1}
    rabbits = match(None, ply=12)
    rabbits.seats = tuple(seat._replace(kind="ai", level="easy") for seat in rabbits.seats)
    assert {moment.seat for moment in Review(rabbits, range(2)).moments} == {0, 1}


def test_the_first_reason_says_what_speaks_much_against_the_better_choice() -> None:
    package = games()["bunny_boom"].package
    measures = some(measures_in(package)).told
    wanted = {
        "bunnies in all for your best rival": 9.5,
        "bunnies in your home in the end": 7.7,
        "bunnies in your hidden gifts": -0.5,
    }
    apart = tuple(wanted.get(measure.words, 0.0) for measure in measures)
    errors = tuple(0.1 if abs(each) == 0.5 else 0.2 for each in apart)
    best = Choice((Action(0),), 0.5, 0.01, 100, 0.0, 0.0, True, apart=apart, apart_errors=errors)
    rival = "9.5 ± 0.2 more bunnies in all for your best rival"
    home = "though 7.7 ± 0.2 more bunnies in your home in the end"
    gifts = "0.50 ± 0.10 fewer bunnies in your hidden gifts"
    assert why(package, best, 3) == (f"{rival}, {home}", gifts)
    assert why(package, best, 2)[0].startswith("9.5 ± 0.2 more bunnies in all for your rival, ")
    other = best._replace(behind=0.1, behind_error=0.01)
    fewer = "9.5 ± 0.2 fewer bunnies in all for your best rival, though 7.7 ± 0.2 fewer"
    assert why(package, other, 3)[0].startswith(fewer)
    heard = "on average about 9.5 more bunnies in all for your best rival, though on average about"
    assert why(package, best, 3, heard=True)[0].startswith(heard)
    use("de")
    assert ", allerdings " in why(package, best, 3)[0]
    use("en")


def test_what_was_counted_is_told_as_exact_and_all_else_with_its_error() -> None:
    assert percent(0.75, 0.0, exact=True) == "exactly 75 %"
    assert percent(1 / 3, 0.0, exact=True) == "exactly 33.3 %"
    assert often(1.0, 0.0, exact=True) == "exactly 100 in 100"
    assert percent(0.43, 0.0) == "43 ± 1 %" and often(0.43, 0.0) == "43 in 100 (give or take 1)"
