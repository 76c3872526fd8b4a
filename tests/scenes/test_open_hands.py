"""Looking back with all open: the table of whoever chooses, and what the others hold beside it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from tabletop.core.registry import game
from tabletop.scenes.app import App
from tabletop.scenes.play.messages import say
from tabletop.scenes.study.eyes import OPEN
from tabletop.scenes.study.scene import StudyScene
from tabletop.session.review import Review
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tabletop.table.board import DrawnTable
from tests.robots import drawn_games
from tests.scenes.support import by_lot, match, open_app
from tests.typed import some


def at_all_open(folder: Path, key: str, seats: int) -> tuple[App, StudyScene]:
    """A match of random hands, given up after 150 actions, looked back on with all open."""
    app = open_app(folder)
    who = [human("Anna", 0), *(rabbit("easy", seat) for seat in range(1, seats))]
    running = Running.new(key, who, {}, "4", None)
    by_lot(running, Random(4), 150)
    if not running.over:
        running.give_up(0)
    scene = StudyScene(app, Review(running, range(seats)))
    app.go(scene)
    scene.look_as(scene.eyes.ways().index(OPEN))
    return app, scene


@pytest.mark.parametrize("key", drawn_games())
def test_every_other_seat_shows_the_cards_that_nobody_else_saw(tmp_path: Path, key: str) -> None:
    seats = max(game(key).info.players)
    app, scene = at_all_open(tmp_path, key, seats)
    table, walk = scene.pane.table, scene.walk_through
    if type(table).held is DrawnTable.held:
        assert not scene.hands.cards and not scene.hands.height(400)
        app.close()
        return
    drawn = 0
    for stop in (0, walk.last // 3, walk.last // 2, 2 * walk.last // 3):
        scene.go(stop)
        shown, state = scene.eyes.seen(stop), walk.state(stop)
        held = scene.eyes.hands(stop, table)
        assert [each.seat for each in held] == [seat for seat in range(seats) if seat != shown]
        for each in held:
            looks, public = table.looks(each.view), table.looks(state.view(None))
            assert all(looks[card] != public.get(card) for card in each.keys)
            assert len([c for c in scene.hands.cards if c.held.seat == each.seat]) == len(each.keys)
            who, names = scene.review.running.names[each.seat], scene.hands.names(each)
            said = f"{who} holds: {', '.join(names)}" if names else f"{who} holds nothing hidden"
            [strip] = [rect for _, rect, words in scene.reading() if words == said]
            assert not strip.colliderect(scene.pane._box), "the hand that is drawn stays in sight"
            assert scene.parts.table.contains(strip)
            drawn += len(each.keys)
    assert drawn
    scene.look_as(0)
    assert not scene.hands.cards
    assert not [words for _, _, words in scene.reading() if " holds: " in words]
    app.close()


def test_where_the_secret_lies_on_the_table_every_card_is_turned_up(tmp_path: Path) -> None:
    app, scene = at_all_open(tmp_path, "bounce_bunny_bounce", 2)
    for stop in (0, 5, scene.walk_through.last):
        scene.go(stop)
        view: Any = scene.pane.director.view
        state: Any = scene.walk_through.state(stop)
        lying = [cell for cell in view.cells if cell.card >= 0]
        assert lying and all(cell.up for cell in lying)
        assert all(cell.face == state.kinds[cell.card] for cell in lying)
    told, after = scene.eyes.on(3)
    views: list[Any] = [after, *(each.view for each in told)]
    assert all(cell.up for view in views for cell in view.cells if cell.card >= 0)
    scene.look_as(0)
    scene.go(0)
    view = scene.pane.director.view
    assert not all(cell.up for cell in view.cells if cell.card >= 0)
    app.close()


def test_a_card_of_another_hand_tells_whose_it_is_and_comes_closer(tmp_path: Path) -> None:
    app, scene = at_all_open(tmp_path, "bunny_boom", 3)
    scene.go(scene.walk_through.last // 3)
    card = scene.hands.cards[-1]
    middle = card.rect.center
    app.frame([pygame.Event(pygame.MOUSEMOTION, pos=middle, rel=(1, 1), buttons=(0, 0, 0))], 16.0)
    tip = some(scene.pointed())
    whose = scene.review.running.names[card.held.seat]
    assert tip.tip == f"{whose}: {scene.hands.name(card)}. {say('closer')}"
    assert tip.rect == card.rect
    assert scene.pointed() is tip, "a tooltip that says the same stays"
    down: dict[str, Any] = {"pos": middle, "button": 3, "touch": False}
    app.frame([pygame.Event(pygame.MOUSEBUTTONDOWN, **down)], 16.0)
    assert scene.closer.open and scene.pointed() is None
    assert any(scene.hands.name(card) in words for _, _, words in scene.reading())
    app.close()


def test_what_lies_on_the_small_table_explains_itself_under_the_pointer(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    running = match(None)
    scene = StudyScene(app, Review(running, range(2)))
    app.go(scene)
    table, view = scene.pane.table, scene.pane.director.view
    rect = some(table.rect("bunny:0") or table.rect("cell:0"))
    app.frame([pygame.Event(pygame.MOUSEMOTION, pos=rect.center, rel=(1, 1), buttons=(0, 0, 0))],
              16.0)  # fmt: skip
    tip = some(scene.pointed())
    assert table.name_of(tip.key, view) and tip.tip.startswith(table.name_of(tip.key, view))
    away = scene.parts.foot.center
    app.frame([pygame.Event(pygame.MOUSEMOTION, pos=away, rel=(1, 1), buttons=(0, 0, 0))], 16.0)
    assert scene.pointed() is None
    app.close()


ONE_WAY = ("There was only one way on.", "There was nothing to weigh.")


def test_of_a_match_that_goes_on_nobody_elses_choice_is_called_the_only_one(
    tmp_path: Path,
) -> None:
    """That would be untrue of most of them, and tell of the others what they could not do."""
    app = open_app(tmp_path)
    running = match(app.library, ply=9)
    scene = StudyScene(app, Review(running, library=app.library))
    app.go(scene)
    walk, said = scene.walk_through, set()
    for stop in range(walk.last):
        if walk.chooser(stop) not in running.humans:
            scene.go(stop)
            said.add(scene.reason.sentences()[0])
    other = next(name for seat, name in enumerate(running.names) if seat not in running.humans)
    assert said == {f"{other}'s choice is looked at when the match is over."}
    app.close()


def test_where_there_was_one_way_on_it_is_told_what_came_and_the_list_follows(
    tmp_path: Path,
) -> None:
    app, scene = at_all_open(tmp_path, "killer_bunnies", 3)
    walk = scene.walk_through
    forced = [stop for stop in range(walk.last) if walk.stops[stop] not in scene._moments]
    seen = 0
    for way in (0, 1):
        scene.look_as(way)
        log = scene.review.running.log(scene.eyes.way)
        for stop in forced[len(forced) // 2 :][:6]:
            scene.go(stop)
            came = [
                line.text for line in log
                if walk.stops[stop] <= line.ply < walk.stops[stop + 1] and not line.separator
            ]  # fmt: skip
            head, _, why = scene.reason.sentences()
            assert head in ONE_WAY and why == " ".join(came)
            several = len(walk.state(stop).legal_actions(walk.chooser(stop))) > 1
            assert head == ONE_WAY[several]
            assert scene.reason.spoken() == f"{head} {why}".strip()
            seen += len(came)
            before = [m for m in scene.review.moments if m.ply <= walk.stops[stop]]
            keys = [c.key for c in scene.controls.items if c.key.startswith("choice:")]
            assert f"choice:{before[-1].ply}" in keys, "the list shows where one stands"
    assert seen
    app.close()
