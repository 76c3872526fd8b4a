"""Close looks at the play screen: by a key, a right click, a long press."""

from __future__ import annotations

import pygame
import pytest

from tabletop.core.registry import games
from tabletop.games.bounce_bunny_bounce.table.board import Table
from tabletop.scenes.app import App
from tabletop.scenes.books.rulebook import RulebookScene
from tabletop.session.seats import human, rabbit
from tests.robots import MouseRobot, begin, button, drawn_games, motion, press, settle
from tests.scenes.test_play import alone, click, middle
from tests.typed import some, the


def test_i_and_a_right_click_open_a_card_large_and_any_key_closes_it(app: App) -> None:
    scene = alone(app)
    carrot = next(c.cell for c in scene.view.cells if c.up)
    spot = middle(scene, f"cell:{carrot}")
    app.frame([button(pygame.MOUSEBUTTONDOWN, spot, 3)], 20)
    assert scene.look.open and scene.look.rule.startswith("BBB-")
    app.frame([press(pygame.K_SPACE)], 20)
    assert not scene.look.open
    app.frame([motion(spot)], 20)
    app.frame([press(pygame.K_i)], 20)
    assert scene.look.open


def test_r_opens_the_rule_of_the_card_that_is_pointed_at(app: App) -> None:
    """It opened that of the last refusal, or the book's beginning."""
    scene = alone(app)
    click(app, middle(scene, "cell:3"))
    carrot = next(c.cell for c in scene.view.cells if c.up)
    spot = middle(scene, f"cell:{carrot}")
    app.frame([motion(spot)], 6_000)
    look = some(scene.table.close_look(f"cell:{carrot}", scene.view))
    for _ in range(120):
        app.frame([], 50)
    assert not scene.why.shown and scene.why.rule != look.rule
    app.frame([press(pygame.K_r)], 20)
    assert the(RulebookScene, app.scene).arrived == look.rule


def test_where_nothing_has_a_close_look_nobody_is_told_to_take_one(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert alone(app).table.has_close_looks
    monkeypatch.delattr(Table, "close_look")
    assert not alone(app).table.has_close_looks


def test_a_long_press_opens_the_close_look_and_makes_no_move(app: App) -> None:
    scene = alone(app)
    ply = scene.running.ply
    spot = middle(scene, "cell:30")
    app.frame([motion(spot), button(pygame.MOUSEBUTTONDOWN, spot)], 20)
    for _ in range(20):
        app.frame([], 50)
    assert scene.look.open
    app.frame([button(pygame.MOUSEBUTTONUP, spot)], 20)
    assert scene.running.ply == ply


@pytest.mark.parametrize("key", drawn_games())
def test_what_is_looked_at_closely_bears_the_name_that_is_told_of_it(app: App, key: str) -> None:
    players = games()[key].info.players[0]
    seats = (human("Anna", 0), *(rabbit("uniform", seat) for seat in range(1, players)))
    scene = begin(app, key, seats, "1")
    settle(app, scene, lambda: scene.deciding is not None)
    robot, shown = MouseRobot(app, scene, "x"), 0
    for thing in robot.things():
        look = scene.table.close_look(thing.key, scene.view)
        spot = robot.free_point(thing.key) if thing.where is not None else (0, 0)
        if look is not None and not look.key and scene.table.hits(spot)[:1] == [thing.key]:
            app.frame([motion(spot), press(pygame.K_i)], 20)
            assert scene.look.title == thing.name
            app.frame([press(pygame.K_ESCAPE)], 20)
            shown += 1
    if not shown:
        pytest.skip("nothing on this table is looked at closely")


def test_a_face_down_card_looked_at_closely_keeps_its_face(app: App) -> None:
    scene = alone(app)
    down = next(c.cell for c in scene.view.cells if c.card >= 0 and not c.up)
    look = scene.table.close_look(f"cell:{down}", scene.view)
    assert look is not None and look.name == "Face-down card"


# ------------------------------------------------------------------------------- two at a mouse
