"""A hint always names a choice: on a machine too busy to weigh any, what looks best without it."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.core.registry import game as registered
from tabletop.scenes.app import App
from tabletop.scenes.play.messages import say
from tabletop.session.seats import human, rabbit
from tests.robots import begin, drawn_games, settle


@pytest.mark.parametrize("key", drawn_games())
def test_a_hint_that_nothing_could_be_weighed_for_names_what_looks_best(
    app: App, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    others = (rabbit("greedy", number) for number in range(1, registered(key).info.players[0]))
    scene = begin(app, key, (human("Ada", 0), *others), "5")
    settle(app, scene, lambda: scene.deciding is not None and len(scene.legal()) > 1)

    def unanswered(*args: Any, **more: Any) -> int:
        return 10_000

    monkeypatch.setattr(app.analyst, "ask", unanswered)
    scene.aids.hint()
    assert scene.thinkers.hinting and not scene.aids.hint_words
    scene.aids.enough()
    assert scene.thinkers.hinting, "it may still be found"
    scene.aids.enough(anyway=True)
    told = scene.aids.hint_words
    words_of = scene.aids._desk.words
    names = scene.running.names
    assert told in {words_of.describe(action, scene.view, names) for action in scene.legal()}
    assert scene.aids._said == f"{told}. {say('first-sight')}"
    assert scene.aids.hinted and scene.running.aids["hint"] == 1


def test_a_hint_that_is_told_says_of_a_card_that_is_kept_what_it_is_worth(app: App) -> None:
    scene = begin(app, "bunny_kingdom", (human("Ada", 0), rabbit("greedy", 1)), "5")
    settle(app, scene, lambda: scene.deciding is not None and len(scene.legal()) > 1)
    told = [scene.aids._brought((action,), scene.view) for action in scene.legal()]
    assert all(told) and any(" now" in words or "Treasure" in words for words in told), told


@pytest.mark.parametrize("key", ("bounce_bunny_bounce", "bunny_bidding", "bunny_boom"))
def test_a_hint_that_is_told_does_not_say_whose_turn_begins_after_it(app: App, key: str) -> None:
    others = (rabbit("greedy", seat) for seat in range(1, registered(key).info.players[0]))
    scene = begin(app, key, (human("Ada", 0), *others), "5")
    for _ in range(4):
        settle(app, scene, lambda: scene.deciding is not None and len(scene.legal()) > 1)
        told = [scene.aids._brought((action,), scene.view) for action in scene.legal()]
        assert not any("Turn " in words for words in told), told
        scene.choose(scene.legal()[0])
