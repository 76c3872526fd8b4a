"""Every legal action has one gesture of its own, and every gesture can be tried."""

from __future__ import annotations

import pytest

from tabletop.core.action import Action
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import frames
from tabletop.games.killer_bunnies.rules.rules import State
from tabletop.games.killer_bunnies.rules.view import KillerView
from tabletop.games.killer_bunnies.table import buttons, hands
from tabletop.table.contract import Gesture
from tests.contract.walks import Mix
from tests.games.killer_bunnies.playing import busy_walk

MIXES: tuple[Mix, ...] = ((), (("hands_on", True), ("universal", "free")))


def decisions(players: int, seed: str, mix: Mix) -> list[tuple[KillerView, list[Action]]]:
    """View and legal actions of every decision of a match."""
    found = []
    for moment in busy_walk(players, seed, mix).moments:
        state = moment.state
        assert isinstance(state, State)
        for seat in state.actors():
            if seat >= 0:
                found.append((state.view(seat), list(state.legal_actions(seat))))
    return found


@pytest.mark.parametrize(("players", "mix"), [*zip((2, 4), MIXES, strict=True)])
def test_no_two_legal_actions_share_a_gesture(players: int, mix: Mix) -> None:
    seen = set()
    for view, legal in decisions(players, "gestures", mix):
        made: dict[Gesture, Action] = {}
        for action in legal:
            gesture = hands.gesture(action, view)
            assert gesture not in made, (gesture, action, made.get(gesture))
            made[gesture] = action
            seen.add(view.frame[0])
    assert len(seen) > 6


def test_trying_a_gesture_means_the_action_it_stands_for() -> None:
    """So that a gesture that is refused is refused for the right reason."""
    for view, legal in decisions(3, "tried", ()):
        for action in legal:
            gesture = hands.gesture(action, view)
            if gesture.source in (
                hands.CLOCKWISE, hands.COUNTER, hands.ALONE, hands.SPLASHING, hands.TIPPED
            ):  # fmt: skip
                continue
            tried = hands.attempt(gesture, view)
            assert tried == action, (gesture, view.frame)


@pytest.mark.parametrize("mix", MIXES, ids=["usual", "hands on"])
def test_every_action_that_is_a_button_is_among_the_buttons(mix: Mix) -> None:
    for view, legal in decisions(3, "buttons", mix):
        shown = buttons.buttons(view, legal, "", "")
        assert 1 <= len(shown) <= 3
        assert sum(spec.kind == "primary" for spec in shown) == 1
        keys = {spec.key for spec in shown}
        for action in legal:
            gesture = hands.gesture(action, view)
            if gesture.source.startswith("button:"):
                assert gesture.source in keys, (gesture, view.frame)
        for spec in shown:
            assert spec.action is None or spec.action in legal or spec.tip, spec


def test_first_run_cards_are_gathered_in_order() -> None:
    view, legal = next(
        (view, legal) for view, legal in decisions(2, "seal", ()) if view.frame == (frames.SEALED,)
    )
    one, two, *_ = hands.gathers(view)
    assert hands.room(view) == 2
    assert hands.gathered([one], view) == ()
    (made,) = hands.gathered([two, one], view)
    assert made in legal
    assert made == Action(acts.SET_RUNS, int(two[5:]), int(one[5:]))
