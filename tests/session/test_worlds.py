"""Redrawn worlds: telling what an action would show apart from what it would not."""

from __future__ import annotations

from random import Random

from tabletop.core.game import CHANCE
from tabletop.session.worlds import Worlds, discloses
from tests.session.support import BOUNCE, TINY, choice, family, reach, start
from tests.tiny.state import LOOKING


def test_a_bid_shows_its_own_seat_nothing_and_the_others_nothing_yet() -> None:
    state = start(TINY, family(3)).match.state
    bid = state.legal_actions(0)[0]
    assert not discloses(state, 0, bid, 0, "k")
    assert not discloses(state, 0, bid, 1, "k")


def test_looking_at_a_card_shows_something_to_who_looks() -> None:
    running = reach(
        lambda r: r.view(None).frame[:1] == (LOOKING,), lambda seed: start(TINY, family(3), seed)
    )
    (seat,) = running.actors()
    state = running.match.state
    assert discloses(state, seat, state.legal_actions(seat)[0], seat, "k")


def test_the_same_key_gives_the_same_worlds() -> None:
    state = start(BOUNCE).match.state
    one, other = Worlds.of(state, 0, "k"), Worlds.of(state, 0, "k")
    assert one.shown.digest() == other.shown.digest()
    assert Worlds.of(state, 0, "other").shown.digest() != one.shown.digest()


def test_the_true_state_is_never_touched() -> None:
    running = start(TINY, family(3), forced=False)
    rng = Random(2)
    while not running.over:
        seat, action = choice(running, rng)
        before = running.match.state.digest()
        worlds = Worlds.of(running.match.state, seat, "k")
        worlds.after(seat, action)
        assert running.match.state.digest() == before
        assert worlds.shown.view(seat) == running.view(seat)
        running.submit(seat, action)
        assert CHANCE not in running.actors()
