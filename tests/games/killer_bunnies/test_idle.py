"""Decisions without a question: windows in which nothing fits, turns with nothing left to do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from tabletop.core.action import Action
from tabletop.games.killer_bunnies.agents.scores import scores
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import frames
from tabletop.games.killer_bunnies.rules.actions import ONLY
from tabletop.games.killer_bunnies.rules.rules import State
from tabletop.games.killer_bunnies.rules.setup import W_FREE, W_PLAY, W_ROLL, W_TALK
from tabletop.games.killer_bunnies.rules.view import KillerView
from tabletop.games.killer_bunnies.table.buttons import buttons
from tabletop.games.killer_bunnies.words.text import prompt
from tabletop.session.customs import Ease
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tests.games.killer_bunnies.scenario import Scene
from tests.typed import the

NAMES = ("Poppy", "Bramble")


def attacked(*held: str) -> Scene:
    """Spam Cannon strikes a bunny of seat 1, who could pay and holds these cards."""
    scene = Scene("violet", "blue").bunny(0, "EV13").bunny(1, "EB01").means(0).means(1)
    scene.hand(1, *held).top(0, "EV22").ask(1)
    scene.do("play EV22", "target EB01")
    return scene


def test_a_window_is_let_pass_where_no_card_of_the_hand_fits() -> None:
    scene = attacked()
    assert scene.state.answering() and scene.asked() == 1
    assert scene.state.idle_action(1) == ONLY[acts.PASS]
    assert scene.state.idle_action(0) is None, "another seat is not asked"


def test_a_window_is_asked_where_a_card_fits() -> None:
    scene = attacked("EB42")
    assert "respond" in scene.verbs()
    assert scene.state.idle_action(1) is None


def test_mending_what_is_not_hurt_is_no_reason_to_ask() -> None:
    """KB-16 allows it; nobody is stopped for it."""
    scene = Scene("blue", "violet").bunny(0, "EB13").means(0).save(0, "EB44").only(0, "EB44").ask(0)
    scene.state.main_done = True
    assert scene.may("play EB44") and scene.state.idle_action(0) == ONLY[acts.END_TURN]
    scene.bunny(0, "EB05", damage=1)
    assert scene.state.idle_action(0) is None


def mending(seat: int, kind: int, *, saved: bool, power: bool = False) -> Scene:
    """A free moment in seat 0's turn; `seat` has a hurt bunny and Emergency Patch."""
    scene = Scene("blue", "blue").bunny(seat, f"{seat}:EB05", damage=1).means(seat).ask(seat)
    patch = f"{seat}:EB44"
    scene = scene.save(seat, patch) if saved else scene.hand(seat, patch)
    scene.only(seat, patch)
    if power:
        scene.bunny(0, "0:EB13").city(0, "0:EB17")
    scene.state.main_done = kind == W_TALK
    scene.state.stack.append((frames.WINDOW, seat, kind))
    assert scene.may(f"respond {patch}")
    return scene


@pytest.mark.parametrize("kind", (W_FREE, W_TALK))
def test_a_saved_patch_stops_nobody_in_their_own_turn_where_it_is_a_free_action(kind: int) -> None:
    scene = mending(0, kind, saved=True)
    assert scene.state.idle_action(0) == ONLY[acts.PASS]
    scene.do("pass")
    assert scene.may("play 0:EB44") and scene.state.idle_action(0) is None
    assert mending(0, kind, saved=False).state.idle_action(0) is None, "out of the hand only now"


@pytest.mark.parametrize("saved", (False, True))
def test_in_anothers_turn_mending_is_asked_for_before_what_could_still_strike(saved: bool) -> None:
    assert mending(1, W_FREE, saved=saved).state.idle_action(1) is None
    assert mending(1, W_TALK, saved=saved, power=True).state.idle_action(1) is None
    assert mending(1, W_TALK, saved=saved).state.idle_action(1) == ONLY[acts.PASS]


def test_passing_for_this_turn_says_that_who_is_struck_is_asked_all_the_same() -> None:
    free, attack = mending(1, W_FREE, saved=True), attacked("EB42")
    assert attack.state.stack[-1][2] == W_PLAY
    for scene in (free, attack):
        specs = buttons(scene.state.view(1), scene.state.legal_actions(1), "", "")
        assert [spec.action for spec in specs] == [ONLY[acts.PASS], ONLY[acts.PASS_TURN]]
        assert specs[1].label == "Pass for this turn" and "struck" in specs[1].tip


def test_whoever_passed_for_this_turn_is_asked_where_something_of_theirs_is_struck() -> None:
    assert mending(1, W_FREE, saved=True).state.quiet_action(1) == ONLY[acts.PASS]
    assert mending(1, W_TALK, saved=True).state.quiet_action(1) == ONLY[acts.PASS]
    attack = attacked("EB42").state
    assert attack.quiet_action(1) is None and attack.quiet_action(0) is None
    for struck, passes in ((1, (2,)), (2, (1,))):  # the attacker's own fight is theirs, too
        scene = Scene("violet", "blue", "green").bunny(1, "EB01").bunny(2, "EG01")
        target = scene.card(("", "EB01", "EG01")[struck])
        for seat in range(3):
            scene.state.stack[:] = [
                (frames.ROLLED, 0, scene.card("EV22"), target, 6, 20, 0, 3),
                (frames.WINDOW, seat, W_ROLL),
            ]
            assert (scene.state.quiet_action(seat) is not None) == (seat in passes)


Way = Callable[[State, int, list[Action]], Action]


def answers(seed: str, most: int, way: Way) -> Iterator[tuple[Running, int]]:
    """A match of two in which `way` chooses: the match and who is asked, before each answer."""
    running = Running.new("killer_bunnies", (human(), human("Bramble", 1)), seed=seed)
    while not running.over and running.ply < most:
        seat, state = running.actors()[0], the(State, running.match.state)
        if state.answering():
            yield running, seat
        running.submit(seat, way(state, seat, list(running.legal(seat))))


def other_hand(running: Running, seat: int, luck: Random) -> State:
    """The moment with all drawn anew that the other seat of two does not know."""
    other = the(State, running.match.state).clone()
    other.redeterminize(1 - seat, luck)
    return other


def test_what_passing_for_a_turn_lets_pass_shows_nothing_of_a_hand() -> None:
    def best(state: State, seat: int, legal: list[Action]) -> Action:
        legal = [action for action in legal if not state.passes_turn(action)]
        judged = scores(state, seat, legal)
        return legal[max(range(len(legal)), key=judged.__getitem__)]

    luck, seen = Random(3), {True: 0, False: 0}
    for running, seat in answers("4", 700, best):
        quiet = the(State, running.match.state).quiet_action(seat)
        seen[quiet is not None] += 1
        assert other_hand(running, seat, luck).quiet_action(seat) == quiet
    assert min(seen.values()) > 3, seen


def test_a_second_roll_is_asked_for_only_where_it_could_serve() -> None:
    """Spam Cannon (level 6) strikes a bunny of 3 points; seat 1 has Second Opinion saved."""
    for face, seat, asked in ((6, 1, False), (5, 1, True), (1, 0, False), (5, 0, True)):
        scene = Scene("violet", "blue").bunny(0, "EV13").bunny(1, "EB01").means(0).means(1)
        scene.save(seat, "EB41").only(seat, "EB41").top(0, "EV22").ask(seat)
        scene.state.stack.append((frames.ROLLED, 0, scene.card("EV22"), scene.card("EB01"), 6, 20,
                                  0, face))  # fmt: skip
        scene.state.stack.append((frames.WINDOW, seat, W_ROLL))
        assert scene.may("respond EB41")
        assert (scene.state.idle_action(seat) is None) == asked, (face, seat)


def test_a_boost_is_nothing_to_wait_for_when_no_weapon_can_follow() -> None:
    scene = Scene("blue", "violet").bunny(0, "EB13").means(0).save(0, "EB38").only(0, "EB38")
    scene.state.main_done = True
    assert scene.may("play EB38") and scene.state.idle_action(0) == ONLY[acts.END_TURN]


def test_who_may_leave_the_circle_keeps_the_turn_open() -> None:
    scene = Scene("blue", "violet").bunny(0, "EB11").means(0)
    scene.state.main_done = True
    assert scene.state.idle_action(0) is None
    stays, leaves = buttons(scene.state.view(0), scene.state.legal_actions(0), "", "")
    suzie = scene.card("EB11")
    assert "Suzie Shadows may leave" in prompt(scene.state.view(0), NAMES).how
    assert stays.actions == (ONLY[acts.END_TURN], ONLY[acts.SKIP])
    assert leaves.actions == (ONLY[acts.END_TURN], Action(acts.VANISH, suzie))
    for action in leaves.actions:
        assert action in scene.state.legal_actions(0)
        scene.state.apply(0, action)
    assert scene.place("EB11") == "away 0" or scene.state.stack[-1][0] == frames.PAY


def paying(card: str, **means: int) -> Scene:
    """Plays that card of the TOP RUN, up to its payment."""
    scene = Scene("blue", "violet").bunny(0, "EB13").means(0, **means).top(0, card)
    scene.do(f"play {card}")
    return scene


def test_what_comes_back_next_turn_is_paid_without_asking() -> None:
    scene = paying("EB01", main=3, second=1)
    assert "pay_auto" in scene.verbs()
    assert scene.state.usual_action(0) == ONLY[acts.PAY_AUTO]
    scene.do("pay_auto")
    assert scene.state.usual_action(0) is None, "where the bunny goes is asked"


def test_what_would_be_lost_by_paying_is_asked() -> None:
    city = paying("EB17", main=3, second=2)
    assert "pay_auto" in city.verbs() and city.state.usual_action(0) is None, "it burns two"
    short = paying("EB09", main=2, second=2)
    assert "pay_auto" in short.verbs() and short.state.usual_action(0) is None, "a substitute"


def test_who_leaves_paying_to_the_program_takes_back_the_whole_play() -> None:
    running = Running.new("killer_bunnies", (human(), rabbit(figure=1)), seed="4")
    running.ease = lambda seat: Ease(usual=seat == 0)
    seen = {True: 0, False: 0}
    for _ in range(400):
        (seat, *_) = running.actors()
        legal = running.legal(seat)
        if seat == 0:
            assert running.match.state.usual_action(0) is None  # type: ignore[attr-defined]
        before, plain = running.ply, [a for a in legal if a.kind != acts.OFFER]
        chosen = plain[0] if plain[0].kind != acts.PASS_TURN else plain[1]
        batch = running.submit(seat, chosen)
        paid = [
            step for step in running.match.steps[batch.first_ply + 1 :]
            if step.player == 0 and step.action == ONLY[acts.PAY_AUTO]
        ]  # fmt: skip
        if seat == 0 and paid:
            assert running.undo() == before
            running.redo()
        seen[bool(paid)] += seat == 0
        if running.over:
            break
    assert min(seen.values()) > 3, seen


def test_a_turn_is_idle_after_its_main_action_when_only_trades_are_left() -> None:
    scene = Scene("blue", "violet").means(0)
    assert scene.state.idle_action(0) is None, "the main action is still to be taken"
    scene.state.main_done = True
    assert scene.state.idle_action(0) == ONLY[acts.END_TURN]
    scene.bunny(0, "EB13").city(0, "EB17", "EB15")
    assert scene.state.idle_action(0) is None, "a bunny could move in"


def test_a_hand_of_six_is_worth_counting() -> None:
    """R21: with hands-on drawing, an opponent's hand above five."""
    scene = Scene("blue", "violet", hands_on=True)
    scene.state.main_done = True
    assert scene.state.idle_action(0) == ONLY[acts.END_TURN]
    scene.state.hand[1].append(scene.state.pile[1].pop())
    assert scene.state.idle_action(0) is None


@pytest.mark.parametrize("ease", (Ease(), Ease(True), Ease(True, True)))
def test_who_wants_it_is_asked_only_where_there_is_something_to_decide(ease: Ease) -> None:
    running = Running.new("killer_bunnies", (human(), human("Anna", 1), rabbit(figure=2)))
    running.ease = lambda seat: ease if seat == 0 else Ease()
    asked = {"window": 0, "end": 0}
    others = 0
    for _ in range(300):
        (seat, *_) = running.actors()
        state = running.match.state
        idle = state.idle_action(seat)  # type: ignore[attr-defined]
        if idle is not None and seat == 0:
            asked["window" if idle == ONLY[acts.PASS] else "end"] += 1
        others += idle is not None and seat == 1
        legal = running.legal(seat)
        plain = [a for a in legal if a.kind not in (acts.OFFER, acts.PASS_TURN)]
        running.submit(seat, idle or plain[0])
    assert (asked["window"] == 0) == ease.answers
    assert (asked["end"] == 0) == ease.turns
    assert others, "the other person did not ask for that"
    lines = running.log(0)
    assert not any("only choice" in line.text for line in lines if "pass" in line.text)
    noted = [line for line in lines if "by itself" in line.text]
    kinds = {running.match.steps[line.ply].action.kind for line in noted}
    assert acts.PASS not in kinds, "what others do is not said to be done by itself"
    assert (acts.END_TURN in kinds) == ease.turns
    assert all(line.seat == 0 for line in noted)


def test_going_back_lands_where_something_was_chosen() -> None:
    running = Running.new("killer_bunnies", (human(), rabbit(figure=1), rabbit(figure=2)))
    running.ease = lambda seat: Ease(True, True)
    for _ in range(150):
        seat = running.actors()[0]
        legal = running.legal(seat)
        plain = [a for a in legal if a.kind not in (acts.OFFER, acts.PASS_TURN)]
        running.submit(seat, plain[0])
    for _ in range(10):
        running.undo()
        assert running.actors()[0] == 0
        assert running.match.state.idle_action(0) is None  # type: ignore[attr-defined]


def test_a_card_that_cannot_be_paid_says_what_is_missing_and_is_no_main_button() -> None:
    scene = Scene("blue", "violet").top(0, "EB15")
    view = scene.state.view(0)
    asked = prompt(view, NAMES)
    assert asked.title == "You lack 2 RESOURCE cards for Fan Bunnies."
    assert "discard it" in asked.how
    first, *rest = buttons(view, scene.state.legal_actions(0), "", "")
    assert first.kind == "primary" and first.action is None and "You lack 2" in first.tip
    assert [spec.action for spec in rest] == [ONLY[acts.DISCARD_TOP]]
    assert rest[0].kind == "secondary"


def test_what_can_only_be_saved_or_discarded_is_saved_by_the_main_button() -> None:
    scene = Scene("blue", "violet").top(0, "EB45")
    first, second = buttons(scene.state.view(0), scene.state.legal_actions(0), "", "")
    assert (first.action, second.action) == (ONLY[acts.SAVE_TOP], ONLY[acts.DISCARD_TOP])
    assert (first.kind, second.kind) == ("primary", "secondary")


def test_the_first_question_comes_with_the_decks_counts_and_its_commonest_type() -> None:
    running = Running.new("killer_bunnies", (human(), rabbit(figure=1)))
    view = the(KillerView, running.view(0))
    assert view.seats[0].supply == (0, 4, 8, 0, 0, 0, 0, 4)
    assert prompt(view, NAMES).title == "Which type shall your 4 Universal cards pay as?"
    (first,) = buttons(view, running.legal(0), "", "")
    assert first.action in running.legal(0) and "Technology" in first.label


def test_whom_a_weapon_strikes_is_said_with_the_question_for_an_answer() -> None:
    scene = attacked("EB42")
    title, how, _ = prompt(scene.state.view(1), NAMES)
    assert "Blue Yang Bunny" in title and title.endswith(".")
    assert how == "Answer with a card that glows, or let it pass."


def test_a_resource_on_top_is_saved_where_no_special_could_be_played_in_its_place() -> None:
    scene = Scene("blue", "violet").means(0).top(0, "EB51")
    assert scene.state.idle_action(0) == ONLY[acts.SAVE_TOP]
    scene.bunny(0, "EB13").city(0, "EB17", "EB15")
    assert scene.state.idle_action(0) == ONLY[acts.SAVE_TOP], "a bunny may move in afterwards, too"
    scene.hand(0, "EB29")
    assert scene.may("play EB29") and scene.state.idle_action(0) is None
    assert Scene("blue", "violet").means(0).top(0, "EB13").state.idle_action(0) is None


def test_a_free_moment_with_nothing_but_trades_is_let_pass_and_everybody_can_see_that() -> None:
    luck, seen = Random(2), {True: 0, False: 0}
    for running, seat in answers("6", 900, lambda state, seat, legal: luck.choice(legal)):
        passed = the(State, running.match.state).usual_action(seat) == ONLY[acts.PASS]
        seen[passed] += 1
        legal = running.legal(seat)
        assert not passed or all(action.kind != acts.RESPOND for action in legal)
        other = other_hand(running, seat, luck)
        assert (other.usual_action(seat) is None) == (not passed), "the hand shows through"
    assert min(seen.values()) > 3, seen
