"""What a screen reader costs: nothing while none listens, little while one does.

Counted, not timed: steps of the interpreter and calls are the same on every machine at any load.
"""

from __future__ import annotations

import gc
import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import pytest

from tabletop.core.registry import games
from tabletop.scenes.access import reader
from tabletop.scenes.access.items import GROUP, LABEL, Item, walk
from tabletop.scenes.access.screens import window
from tabletop.scenes.app import App
from tabletop.scenes.play.cover import CoverScene
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.shelf import on_the_shelf
from tests.access.test_items import Adapter, at_table
from tests.scenes.support import settle, uncovered

needs_kit = pytest.mark.skipif(
    importlib.util.find_spec("accesskit") is None, reason="accesskit is not installed"
)

MOST_CALLS = 9_000
"""Calls for one update; the fullest table of Bunny Bidding makes 8,900, a fifth of them for the
messages that name what lies there."""


def watched(
    act: Callable[[], object], put: Callable[[Any], None], watch: Any, before: Any
) -> None:
    """Does something under a watch that `put` puts in place, and back to what was there before."""
    put(watch)
    try:
        act()
    finally:
        put(before)


def steps(act: Callable[[], object]) -> int:
    """How many steps of the interpreter something takes."""
    count = 0

    def trace(frame: FrameType, event: str, arg: object) -> Any:
        nonlocal count
        frame.f_trace_opcodes = True
        count += event == "opcode"
        return trace

    watched(act, sys.settrace, trace, sys.gettrace())
    return count


def calls(act: Callable[[], object]) -> int:
    """How many calls something makes, those of C included."""
    count = 0

    def watch(frame: FrameType, event: str, arg: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    watched(act, sys.setprofile, watch, sys.getprofile())
    return count


@needs_kit
@pytest.mark.parametrize("game", sorted(on_the_shelf()))
def test_a_reader_that_does_not_listen_costs_less_than_a_hundredth_of_a_frame(
    game: str, tmp_path: Path
) -> None:
    app, _ = at_table(tmp_path, game)
    settle(app, 60)
    app.frame([], 16.0)
    still = least(app)
    app.reader = reader.Reader()
    with_one = least(app)
    assert with_one <= 1.01 * still, "a frame at rest, which does nearly nothing"
    assert app.reader.built == 0
    app.close()


def least(app: App) -> int:
    """Steps of the cheapest of a few frames: now and then one does more by itself."""
    return min(steps(lambda: app.frame([], 16.0)) for _ in range(4))


@needs_kit
@pytest.mark.parametrize("game", sorted(on_the_shelf()))
def test_an_update_is_built_in_few_calls_in_the_fullest_tables_too(
    game: str, tmp_path: Path
) -> None:
    app, scene = at_table(tmp_path, game, most_people(game))
    heard = app.reader = reader.Reader()
    heard._adapter = Adapter()
    heard._first()
    settle(app, 2)
    running, luck, most = scene.running, Random(3), 0
    for number in range(400):
        if running.over:
            break
        seat = running.actors()[0]
        running.submit(seat, luck.choice(list(running.legal(seat))))
        if (number == 7 or number % 16 == 15) and not running.over:
            app.go(PlayScene(app, running))
            uncovered(app)
            most = max(most, calls(lambda: heard.update(app, True)))
    assert 0 < most <= MOST_CALLS
    app.close()


def most_people(game: str) -> int:
    return min(4, max(games()[game].info.players))


def act(scene: PlayScene, luck: Random) -> None:
    scene.choose(luck.choice(list(scene.legal())))


@needs_kit
def test_the_collector_does_not_run_while_words_are_on_their_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, scene = at_table(tmp_path, "bunny_kingdom", most_people("bunny_kingdom"))
    heard = app.reader = reader.Reader()
    swept: list[str] = []
    running = False

    class Listening(Adapter):
        def update_if_active(self, make: Callable[[], Any]) -> None:
            nonlocal running
            super().update_if_active(make)
            running = False

    def build(app: App, whole: bool = False) -> Any:
        nonlocal running
        running = True
        return plain(app, whole)

    plain = heard.update
    monkeypatch.setattr(heard, "update", build)
    heard._adapter = Listening()
    heard._first()
    gc.callbacks.append(watch := lambda phase, info: swept.append(phase) if running else None)
    try:
        for _ in range(12):
            scene.choose(scene.legal()[0])
            uncovered(app)
    finally:
        gc.callbacks.remove(watch)
    assert heard.built > 12 and not swept and gc.isenabled()
    app.close()


@needs_kit
def test_what_was_told_before_is_told_again_without_making_its_node_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, scene = at_table(tmp_path, "bunny_kingdom")
    heard = app.reader = reader.Reader()
    heard._adapter = adapter = Adapter()
    heard._first()
    settle(app, 2)
    told = dict(adapter.updates[-1].nodes)
    made: list[Item] = []
    plain = heard._node

    def node(item: Item, below: tuple[int, ...]) -> Any:
        made.append(item)
        return plain(item, below)

    monkeypatch.setattr(heard, "_node", node)
    heard._stale = True
    settle(app, 1)
    assert dict(adapter.updates[-1].nodes) == told and len(told) > 100 and not made
    monkeypatch.setattr(reader, "KEPT", 1)
    heard._stale = True
    scene.choose(scene.legal()[0])
    uncovered(app)
    assert made and len(heard._nodes) <= 1, "what was told long ago is let go"
    app.close()


@needs_kit
def test_nodes_told_long_ago_are_let_go_one_for_each_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, scene = at_table(tmp_path, "bunny_boom")
    heard = app.reader = reader.Reader()
    heard._adapter = Adapter()
    heard._first()
    settle(app, 2)
    full = [*heard._nodes]
    monkeypatch.setattr(reader, "KEPT", len(full))
    scene.choose(scene.legal()[0])
    uncovered(app)
    new = [face for face in heard._nodes if face not in set(full)]
    assert len(heard._nodes) == len(full) and 0 < len(new) < len(full)
    assert [*heard._nodes] == [*full[len(new) :], *new], "the oldest went"
    app.close()


def test_what_can_take_the_focus_is_told_otherwise_than_what_cannot() -> None:
    label = Item("a", LABEL, "A")
    assert label.face() == label._replace(key="b").face()
    assert label.face() != label._replace(focus="a").face()
    assert label.face((2,)) != label.face((3,))


class Tree(Adapter):
    """The platform's tree: holds an update to what AccessKit asks of one."""

    def __init__(self) -> None:
        super().__init__()
        self.nodes: dict[int, Any] = {}

    def update_if_active(self, make: Callable[[], Any]) -> None:
        super().update_if_active(make)
        update = self.updates[-1]
        known = {**self.nodes, **dict(update.nodes)}
        self.nodes = {}
        waiting = [reader.ROOT]
        while waiting:
            at = waiting.pop()
            self.nodes[at] = known[at]
            waiting += known[at].children
        assert update.focus in self.nodes and {at for at, _ in update.nodes} <= self.nodes.keys()


SPOKEN = ("spoken", "said:")
"""Keys of what is said besides what lies there."""

MOST_NEW, MOST_FRAMES = 280, 6
"""Things told by one update, and updates until all is told; under a cover lie up to 520."""


@needs_kit
def test_what_lay_under_a_cover_is_told_in_a_few_frames_and_pressed_only_when_it_was_told(
    tmp_path: Path,
) -> None:
    app, scene = at_table(tmp_path, "bunny_kingdom", 5, "express")
    heard = app.reader = reader.Reader()
    heard._adapter = adapter = Tree()
    heard._first()
    settle(app, 2)
    luck, frames, fullest = Random(3), [0], 0
    del adapter.updates[:]
    while fullest < 400:
        act(scene, luck)
        settle(app)
        while isinstance(app.scene, CoverScene) or scene.desk.viewing.public:
            if not isinstance(app.scene, CoverScene):
                scene.people.open()
                settle(app)
                continue
            app.scene.open()
            built = heard.built
            for _ in range(MOST_FRAMES):
                settle(app, 1)
                assert heard._items.keys() == adapter.nodes.keys()
            frames.append(heard.built - built)
        lying = [item.name for _, item, _ in walk(window(app))]
        known = [item.name for item in heard._items.values() if not item.key.startswith(SPOKEN)]
        assert sorted(known) == sorted(lying)
        fullest = max(fullest, len(adapter.nodes))
    assert max(len(update.nodes) for update in adapter.updates) <= MOST_NEW
    assert 1 < max(frames) <= MOST_FRAMES
    app.close()


@needs_kit
def test_of_a_long_part_that_is_new_a_beginning_is_told_and_what_has_the_focus() -> None:
    heard = reader.Reader()
    many = tuple(Item(f"{n}", LABEL, f"{n}", focus=f"at:{n}") for n in range(300))
    whole = Item("long", GROUP, "Long", parts=many)
    few = Item("few", GROUP, "Few", parts=many[:9])
    rounds = [heard._at_once((whole, few), "at:250", False) for _ in range(6)]
    assert rounds[0] == (whole._replace(parts=(*many[:72], many[250])), few)
    assert rounds[-1] == (whole, few), "nothing is told in its place as soon as all is"
    other = Item("long", GROUP, "Long", parts=many[::-1])
    assert heard._at_once((other, few), "", False) == (other, few), "what was there stays"
    assert reader.Reader()._at_once((whole, few), "", True) == (whole, few), "a reader came"
