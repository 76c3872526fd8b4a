"""A Runner is seen all the way, beside each creature it visits, while the die falls as well."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop.core.action import Action
from tabletop.core.event import Event
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import events as ev
from tabletop.games.killer_bunnies.rules.cards import CARDS
from tabletop.games.killer_bunnies.words.text import prompt, sentence
from tabletop.scenes.app import App
from tabletop.scenes.play.scene import PlayScene
from tests.games.killer_bunnies.scenario import Scene
from tests.games.killer_bunnies.table.moments import drawn, shown
from tests.robots import make_app


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = make_app(tmp_path, speed=2)
    yield made
    made.close()


def launched(app: App) -> PlayScene:
    """A Runner that sets out round a ring of four."""
    arranged = Scene("green", "violet").bunny(0, "EG13").means(0, 8, 4).top(0, "EG33")
    arranged.bunny(1, "EV01").bunny(1, "EV05").bunny(1, "EV09")
    scene = shown(app, arranged)
    scene.choose(acts.PLAYS[arranged.card("EG33")])
    scene.choose(Action(acts.TARGET, arranged.card("EV01")))
    scene.choose(Action(acts.DIRECTION, 0))
    scene.choose(acts.ONLY[acts.PAY_AUTO])
    return scene


def runners(scene: PlayScene) -> int:
    return sum(node.key == "runner" for node in scene.stage.nodes)


def told(scene: PlayScene) -> list[str]:
    """All that has happened so far."""
    return [event.kind for batch in scene.running.match.events for event in batch]


def test_a_runner_stays_in_sight_from_its_first_visit_to_its_end(app: App) -> None:
    scene = launched(app)
    seen: list[tuple[str, int]] = []
    for _ in range(4000):
        if "runner_done" in told(scene) and not scene.director.busy:
            break
        event = scene.director.event
        seen.append((event.kind if event is not None else "", runners(scene)))
        app.frame([], 20.0)
    kinds = [kind for kind, _ in seen]
    first, last = kinds.index("runner_came") + 2, kinds.index("runner_done")
    assert {"defence_rolled", "defence_due"} <= set(kinds[first:last])
    assert {count for _, count in seen[first:last]} == {1}
    assert runners(scene) == 0 and scene.director.corrections == 0


def test_without_pictures_nothing_of_a_runner_is_left(app: App) -> None:
    app.settings.speed = 0
    scene = launched(app)
    for _ in range(400):
        app.frame([], 20.0)
        if "runner_done" in told(scene):
            break
    assert not scene.director.busy and runners(scene) == 0


def test_undone_in_the_middle_of_its_way_it_is_gone(app: App) -> None:
    before = Scene("green", "violet").state.view(0)
    scene = launched(app)
    while not runners(scene):
        app.frame([], 20.0)
    scene.director.sync(before)
    assert runners(scene) == 0


def test_while_the_die_falls_the_odds_stay_in_sight_and_not_the_price(app: App) -> None:
    scene = launched(app)
    kinds: set[str] = set()
    while scene.director.busy and len(kinds) < 3:
        event = scene.director.event
        if event is not None and event.kind in ("runner_came", "defence_due", "defence_rolled"):
            kinds.add(event.kind)
            assert drawn(scene).panel_parts.lines[:1] == ("Level 6 against d12",)
        app.frame([], 20.0)
    assert len(kinds) == 3


def test_whom_a_runner_meets_next_is_told_before_its_way_is_chosen(app: App) -> None:
    arranged = Scene("green", "violet").bunny(0, "EG13").means(0, 8, 4).top(0, "EG33")
    arranged.bunny(1, "EV01").bunny(1, "EV05").bunny(1, "EV09")
    arranged.do("play EG33", "target EV01")
    view = arranged.state.view(0)
    asked = prompt(view, ("Anna", "Bramble"))
    other = CARDS[view.faces[arranged.card("EG13")]].name
    assert asked.how == f"Clockwise it meets Death Stalker, the other way {other}."


@pytest.mark.parametrize(
    "event",
    (
        Event(ev.FIRST_PLAYER_FOUND, 1),
        Event(ev.BOOST_LOST, 0, amount=3),
        Event(ev.RESOURCE_BURNT, 1, "card:70", "saved:1", "discard:1", face=44),
        Event(ev.SUBSTITUTE_BURNT, 1, "card:70", "saved:1", "discard:1", face=44),
        Event(ev.DEFENCE_DUE, 1, "card:0", "", "circle:0:0", detail=ev.Due(6, 0, 21)),
    ),
)
def test_nothing_that_was_silent_is_so_any_more(
    app: App, event: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each has a sound, a picture that takes time, and a sentence."""
    arranged = Scene("blue", "violet").bunny(0, "EB01")
    scene = shown(app, arranged)
    table, heard = drawn(scene), list[str]()
    monkeypatch.setattr(table.host, "sound", heard.append)
    if event.kind == ev.DEFENCE_DUE:
        event = event._replace(piece=f"card:{arranged.card('EB01')}")
    motion = table.motion(event, scene.director.looks, scene.director.looks)
    assert motion is not None and motion.length > 100
    motion.show(1.0)
    assert heard
    assert sentence(event, ("Anna", "Bramble"))
