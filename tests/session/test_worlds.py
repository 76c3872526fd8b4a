"""Redrawn worlds: telling what an action would show apart from what it would not."""

from __future__ import annotations

from random import Random
from typing import cast

from tabletop.core.action import Action
from tabletop.core.event import Event, Sink
from tabletop.core.game import CHANCE, State
from tabletop.session.worlds import Worlds, discloses
from tests.session.support import BOUNCE, TINY, choice, family, frame, reach, start
from tests.tiny.state import LOOKING


def test_a_bid_shows_its_own_seat_nothing_and_the_others_nothing_yet() -> None:
    state = start(TINY, family(3)).match.state
    bid = state.legal_actions(0)[0]
    assert not discloses(state, 0, bid, 0, "k")
    assert not discloses(state, 0, bid, 1, "k")


def test_looking_at_a_card_shows_something_to_who_looks() -> None:
    running = reach(
        lambda r: frame(r)[:1] == (LOOKING,), lambda seed: start(TINY, family(3), seed)
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


class Box:
    """A box with one of many lots in it, which a seat may open; only lot 7 makes a noise."""

    def __init__(self, lot: int) -> None:
        self.lot = lot

    def clone(self) -> Box:
        return Box(self.lot)

    def redeterminize(self, player: int, rng: Random, forget: float = 0.0) -> None:
        self.lot = 100 + int(rng.random() * 1_000_000)

    def legal_actions(self, player: int) -> list[Action]:
        return [Action(0)]

    def apply(self, player: int, action: Action, sink: Sink | None = None) -> None:
        if sink and self.lot == 7:
            sink(Event("noise"))

    def actors(self) -> tuple[int, ...]:
        return (0,)

    def view(self, viewer: int | None) -> int:
        return 0

    def info_key(self, player: int) -> int:
        return 0


def test_what_only_the_true_world_would_show_counts_though_no_redraw_hits_on_it() -> None:
    def shows(lot: int) -> bool:
        return discloses(cast(State, Box(lot)), 0, Action(0), 0, "k")

    assert shows(7)
    assert not shows(8)


class Memo(Box):
    """A box whose opening shows and says nothing, but who opens it knows its lot from then on."""

    opened = False

    def clone(self) -> Memo:
        copy = Memo(self.lot)
        copy.opened = self.opened
        return copy

    def apply(self, player: int, action: Action, sink: Sink | None = None) -> None:
        self.opened = True

    def info_key(self, player: int) -> int:
        return self.lot if self.opened else 0


def test_what_a_seat_only_remembers_counts_as_shown_too() -> None:
    assert discloses(cast(State, Memo(7)), 0, Action(0), 0, "k")
