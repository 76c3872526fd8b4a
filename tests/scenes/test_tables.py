"""What every drawn table promises: a question changes nothing, and all it shows has words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from itertools import chain
from random import Random

import pygame
import pytest

from tabletop.core.words import Words
from tabletop.scenes.app import App
from tabletop.scenes.keys import commands
from tabletop.scenes.keys.commands import ARROWS
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tabletop.table import meaning
from tabletop.table.focus import Focus, Target
from tabletop.table.stage import Node, Stage
from tests.mixes import sampled
from tests.robots import drawn_games, press, settle

POINTS = 24
"""Places in the window that are asked what lies there."""

HELD = 12
"""How many pieces of a game are taken up."""


def moments(app: App, key: str, number: int) -> Iterator[PlayScene]:
    """A person's decisions at several times of a match that random hands play."""
    for running in asked(key, number, (0, 12, 40, 90)):
        yield shown(app, running)


def asked(key: str, number: int, times: Iterable[int]) -> Iterator[Running]:
    """A match that random hands play, each time when a person is asked after so many actions."""
    players, options = sampled(key, number)
    seats = (human("Anna", 0), *(rabbit("uniform", seat) for seat in range(1, players)))
    running, luck = Running.new(key, seats, options, str(number), None), Random(number)
    for until in times:
        while running.ply < until and not running.over:
            seat = running.actors()[0]
            running.submit(seat, luck.choice(list(running.legal(seat))))
        while not running.over and 0 not in running.actors():
            seat = running.actors()[0]
            running.submit(seat, luck.choice(list(running.legal(seat))))
        if running.over:
            return
        yield running


def shown(app: App, running: Running) -> PlayScene:
    """The match on its table, at rest."""
    scene = PlayScene(app, running)
    app.go(scene)
    settle(app, scene, partial(may_choose, scene))
    return scene


def may_choose(scene: PlayScene) -> bool:
    return scene.deciding is not None


APART = ("stage", "_told", "_zones")
"""Compared by its nodes; and what was told last, kept so that it need not be made again."""


def picture_of(thing: object, seen: dict[int, int]) -> object:
    """All that a table is made of, as something that can be compared; drawings by identity."""
    if isinstance(thing, (str, int, float, bytes, type(None), pygame.Rect)):
        return str(thing)
    if id(thing) in seen:
        return ("again", seen[id(thing)])
    if isinstance(thing, (list, tuple, set, frozenset, dict)):
        seen[id(thing)] = len(seen)
        if isinstance(thing, (set, frozenset)):
            return sorted(str(part) for part in thing)
        if isinstance(thing, dict):
            return [(str(key), picture_of(part, seen)) for key, part in thing.items()]
        return [picture_of(part, seen) for part in thing]
    if isinstance(thing, (Stage, pygame.Surface)) or callable(thing):
        return id(thing)
    if type(thing).__module__.startswith("tabletop.") and ".table" in type(thing).__module__:
        seen[id(thing)] = len(seen)
        names = [*vars(thing)] if hasattr(thing, "__dict__") else []
        names += [n for kind in type(thing).__mro__ for n in getattr(kind, "__slots__", ())]
        return [(n, picture_of(getattr(thing, n, None), seen)) for n in names if n not in APART]
    return str(id(thing))


def standing(scene: PlayScene) -> object:
    """The stage and the table's own fields."""
    nodes = [node_of(node) for node in scene.stage.nodes]
    return nodes, picture_of(scene.table, {})


def node_of(node: Node) -> tuple[object, ...]:
    return (node.key, id(node.art), node.pos, node.z, node.visible, node.alpha, str(node.clip))


def questions(scene: PlayScene) -> Mapping[str, Callable[[], object]]:
    """Every question with arguments that make sense at this moment."""
    table, view, legal = scene.table, scene.view, scene.legal()
    looks = table.looks(view)
    w, h = scene.size
    spots = [(w * (7 * i % 23) // 23, h * (5 * i % 19) // 19) for i in range(POINTS)]
    gestures = [table.gesture(action, view) for action in legal]
    keys = sorted({*looks, *(k for g in gestures for k in g if k), *scene.hand.reachable()})
    words = words_of(scene)
    return {
        "looks": lambda: table.looks(view),
        "plates": lambda: table.plates(looks),
        "buttons": lambda: table.slots_for(table.buttons(view, legal)),
        "arrow": lambda: [table.arrow(*way, view, legal) for way in ((0, 1), (1, 0), (0, -1))],
        "hits": lambda: [table.hits(spot) for spot in spots],
        "rect": lambda: [table.rect(key) for key in keys],
        "close_look": lambda: [table.close_look(key, view) is None for key in keys],
        "gesture": lambda: [
            (table.direct(g, view), table.half(a, view), table.attempt(g, view),
             table.question(a, view), table.catches(g.source, view))
            for a, g in zip(legal, gestures)
        ],
        "gathers": lambda: [
            table.gathered(table.gathers(view)[:count], view)
            for count in range(table.room(view) + 1)
        ],
        "asks": lambda: table.asks(view, "Anna", legal),
        "clock": lambda: table.seconds(view),
        "openable": lambda: sorted(table.openable()),
        "meaning": lambda: table.meaning(view, legal, words),
    }  # fmt: skip


@pytest.mark.parametrize("key", sorted(drawn_games()))
def test_a_question_changes_nothing_and_is_answered_alike_in_any_order(key: str, app: App) -> None:
    luck = Random(key)
    for number in range(2):
        scenes = moments(app, key, number)
        for scene in chain([next(scenes)], scenes):
            asks = questions(scene)
            before = standing(scene)
            first = {name: str(ask()) for name, ask in asks.items() if name != "buttons"}
            names = [*first] * 2
            luck.shuffle(names)
            for name in names:
                assert str(asks[name]()) == first[name], name
                asks["buttons"]()
                assert standing(scene) == before, name


@pytest.mark.parametrize("key", sorted(drawn_games()))
def test_everything_usable_is_in_the_tree_of_meaning_and_all_of_it_has_a_name(
    key: str, app: App
) -> None:
    for number in range(3):
        for scene in moments(app, key, number):
            table, view, legal = scene.table, scene.view, scene.legal()
            zones = table.meaning(view, legal, words_of(scene))
            told = list(meaning.things(zones))
            names = {thing.key: thing.name for thing in told}
            assert len(names) == len(told), "no key is told twice"
            assert all(name.strip() for name in names.values())
            assert len({zone.key for zone in zones}) == len(zones)
            used = {use.action for thing in told for use in thing.uses}
            assert used >= set(legal) - pressed(scene), "nothing usable is outside"
            for action in legal:
                for end in table.gesture(action, view):
                    assert not end or end in names or end.startswith("button:"), end
            assert all(use.words for thing in told for use in thing.uses)


@pytest.mark.parametrize("key", sorted(drawn_games()))
def test_the_tree_of_meaning_says_nothing_a_seat_cannot_know(key: str, app: App) -> None:
    """Two states that a seat cannot tell apart are told to it in the same words."""
    for number in range(2):
        for scene in moments(app, key, number):
            seat = 0
            state = scene.running.match.state.clone()
            state.redeterminize(seat, Random(number))
            words, legal = words_of(scene), state.legal_actions(seat)
            one = scene.table.meaning(scene.running.match.state.view(seat), legal, words)
            assert meaning.told(one) == meaning.told(
                scene.table.meaning(state.view(seat), legal, words)
            )


@pytest.mark.parametrize("key", sorted(drawn_games()))
def test_tab_and_arrows_reach_all_that_may_be_used(key: str, app: App) -> None:
    """From anywhere in a zone arrow keys lead to all of it; Tab comes to every zone."""
    for number in range(4):
        for scene in moments(app, key, number):
            focus = scene.focus
            walked = {target.key for target in focus.targets}
            assert walked >= scene.hand.reachable() - hidden(scene)
            zones = {target.zone for target in focus.targets}
            seen: set[str] = set()
            for _ in zones:
                focus.step(1)
                assert focus.current is not None
                here = focus.current
                seen.add(here.zone)
                inside = {target.key for target in focus.targets if target.zone == here.zone}
                assert reached(focus, here) >= inside
            assert seen == zones


@pytest.mark.parametrize("key", sorted(drawn_games()))
def test_with_a_piece_taken_up_arrows_lead_to_all_of_its_zone_too(key: str, app: App) -> None:
    """An arrow from the piece in hand goes to its goals only where nothing lies beside it."""
    for scene, piece in taken_up(app, key):
        focus = scene.focus
        start = focus.find(piece)
        assert start is not None
        found = {piece}
        for name, way in ARROWS.items():
            focus.go(piece)
            beside = focus.toward(*way, start)
            scene.key(commands.event(commands.key_of(name)))
            assert focus.current is not None
            found |= reached(focus, focus.current)
            if beside is not None and beside.zone == start.zone:
                assert focus.current.key == beside.key, f"{name} from {piece}"
        assert found >= {target.key for target in focus.targets if target.zone == start.zone}


def taken_up(app: App, key: str) -> Iterator[tuple[PlayScene, str]]:
    """Moments at which a piece is in the hand and wants a place, taken up with Enter."""
    luck, count = Random(key), 0
    table = shown(app, next(asked(key, 0, (0,)))).table
    for running in chain(*(asked(key, number, range(0, 120, 2)) for number in range(4))):
        view, legal = running.view(0), running.legal(0)
        gestures = [(action, table.gesture(action, view)) for action in legal]
        held = sorted(
            {
                gesture.source
                for action, gesture in gestures
                if table.half(action, view)
                or (gesture.target and not table.direct(gesture, view))
            }
        )
        if not held:
            continue
        scene, piece = shown(app, running), luck.choice(held)
        if scene.focus.find(piece) is None:
            continue
        scene.focus.shown = True
        scene.focus.go(piece)
        scene.key(press(pygame.K_RETURN))
        settle(app, scene, partial(may_choose, scene))
        if scene.hand.held and scene.focus.find(scene.hand.held) is not None:
            yield scene, scene.hand.held
            count += 1
            if count == HELD:
                return
    if not count:
        pytest.skip("a click alone does everything on this table")


def reached(focus: Focus, here: Target) -> set[str]:
    """All that arrow keys lead to from there."""
    found, ahead = {here.key}, [here]
    while ahead:
        target = ahead.pop()
        for dx, dy in ARROWS.values():
            beside = focus.toward(dx, dy, target)
            if beside is not None and beside.key not in found:
                found.add(beside.key)
                ahead.append(beside)
    return found


def hidden(scene: PlayScene) -> set[str]:
    """What is out of sight now."""
    return {key for key in scene.hand.reachable() if scene.table.rect(key) is None}


def words_of(scene: PlayScene) -> Words:
    words: Words = scene.desk.words
    return words


def pressed(scene: PlayScene) -> set[object]:
    """What is done by pressing a button that gathers."""
    return {
        action for action in scene.legal()
        if scene.table.gathers(scene.view) and scene.table.gesture(action, scene.view)
    }  # fmt: skip
