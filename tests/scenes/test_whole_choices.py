"""A hint for a choice of several steps: told whole, its first step marked, asked for once."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabletop.ai.analyst import Analyst, Found
from tabletop.games.bounce_bunny_bounce.rules import frames
from tabletop.games.bounce_bunny_bounce.rules.rules import State
from tabletop.games.bunny_kingdom.rules import actions as kingdom
from tabletop.scenes.app import App
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.seats import human, rabbit
from tests.robots import begin, settle
from tests.scenes.support import weighed
from tests.typed import the

PEOPLE = tuple(human(name, number) for number, name in enumerate(("Anna", "Tom")))


def hinted(app: App, scene: PlayScene) -> list[int]:
    """Asks for a hint, answered here and now; the numbers of the questions it took."""
    asked: list[int] = []
    ask = app.analyst.ask

    def noted(*args: Any, **named: Any) -> int:
        asked.append(ask(*args, **named))
        return asked[-1]

    app.analyst.ask = noted  # type: ignore[method-assign]
    scene.aids.hint()
    settle(app, scene, lambda: bool(scene.aids.hint_words) and not scene.thinkers.hinting)
    return asked


@pytest.fixture
def here(app: App) -> App:
    app._analyst = Analyst("inline")
    return app


def test_the_exchange_of_two_cards_is_told_whole_and_its_first_cards_are_marked(
    here: App,
) -> None:
    scene, luck = begin(here, "bounce_bunny_bounce", PEOPLE, "swaps"), Random(1)
    running = scene.running
    while the(State, running.match.state).stack[-1][0] != frames.SWAP_FIRST:
        seat = running.actors()[0]
        running.submit(seat, luck.choice(running.legal(seat)))
        assert not running.over
    scene.resync()
    settle(here, scene, lambda: scene.deciding is not None)
    assert len(hinted(here, scene)) == 1
    found = scene.aids._found
    assert found is not None and len(found.choices[0].plan) == 2
    assert scene.aids.hint_words.count("column") == 2, "both cards are named, each once"
    many = sum(choice.equal for choice in found.choices) > 3
    firsts = {f"cell:{choice.plan[0].a}" for choice in found.choices[: 1 if many else 3]}
    assert set(scene.aids.hinted) == firsts and scene.aids.advised == ()


def test_two_cards_of_one_pick_are_one_question_and_both_are_shown(here: App) -> None:
    seats = human("Anna", 0), *(rabbit("uniform", number) for number in (1, 2, 3))
    scene = begin(here, "bunny_kingdom", seats, "1")
    settle(here, scene, lambda: scene.deciding is not None)
    assert len(hinted(here, scene)) == 1
    assert [action.kind for action in scene.aids.advised] == [kingdom.PICK] * 2
    assert set(scene.aids.hinted) == {f"card:{action.a}" for action in scene.aids.advised}
    assert ", then: " in scene.aids.hint_words


def test_the_first_numbers_of_two_cards_of_one_pick_come_before_the_last_word(
    here: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = human("Anna", 0), *(rabbit("uniform", number) for number in (1, 2, 3))
    scene = begin(here, "bunny_kingdom", seats, "1")
    settle(here, scene, lambda: scene.deciding is not None)
    questions: list[Any] = []

    def ask(*args: Any, **_: Any) -> int:
        questions.append(args[5])
        return len(questions)

    monkeypatch.setattr(here.analyst, "ask", ask)
    scene.aids.hint()
    one, two, three, *_ = (a for a in scene.legal() if a.kind == kingdom.PICK)
    tell = questions[0]
    tell(Found(1, weighed(((one,), 0.7), ((two,), 0.6)), False))
    assert scene.aids.hint_words == scene.aids.hint_short != ""
    assert scene.aids.hinted == (), "no card is named alone"
    assert scene.aids.advised == () and scene.thinkers.hinting, "half a pick is no whole one"
    tell(Found(1, weighed(((one, two), 0.7), ((two, three), 0.6)), False))
    assert scene.thinkers.hinting and scene.aids.advised == (one, two)
    assert scene.aids.hint_words != scene.aids.hint_short
    tell(Found(1, weighed(((two, three), 0.8), ((one, two), 0.6)), True))
    assert scene.aids.advised == (two, three)
    scene.aids.hint()
    assert "wins 80 in 100" in scene.aids._said
    assert len(questions) == 1 and scene.running.aids["hint"] == 1


def test_of_cards_that_are_alike_a_hint_tells_one(
    here: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = begin(here, "bounce_bunny_bounce", PEOPLE, "1")
    settle(here, scene, lambda: scene.deciding is not None)
    one, twin, other, *_ = ((action,) for action in scene.legal())
    named = {one: "Play City", twin: "Play City", other: "Play Camp"}
    monkeypatch.setattr(scene.aids, "_words", lambda plan, view: named[plan])
    scene.aids.show_hint(weighed((one, 0.6), (twin, 0.6), (other, 0.4)))
    scene.aids.hint()
    assert scene.aids._said.count("Play City") <= 1 and "Play Camp: gives away" in scene.aids._said
