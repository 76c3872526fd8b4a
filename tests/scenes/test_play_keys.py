"""Keys at the table: Tab changes zones, arrows stay inside, digits take cards, one key commits."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from tabletop.scenes.app import App
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.seats import human, rabbit
from tabletop.table.controls import Button
from tabletop.table.meaning import BUTTONS, HAND
from tests.robots import begin, drawn_games, motion, press

ARROWS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)


def table(app: App, key: str, others: int) -> PlayScene:
    seats = (human("Anna", 0), *(rabbit("uniform", 1 + i) for i in range(others)))
    scene = begin(app, key, seats, "5")
    for _ in range(200):
        if scene.deciding is not None:
            break
        app.frame([], 50.0)
    return scene


def primary(scene: PlayScene) -> str:
    """The large button's key while it may be pressed; "" = it may not."""
    return next(
        (
            control.key
            for control in scene.controls.items
            if isinstance(control, Button) and control.kind == "primary" and control.enabled
        ),
        "",
    )


def zone(scene: PlayScene) -> str:
    assert scene.focus.current is not None
    return scene.focus.current.zone


@pytest.mark.parametrize("key", drawn_games())
def test_arrows_never_leave_the_cards_for_the_bar(app: App, key: str) -> None:
    scene = table(app, key, 2 if key == "bunny_bidding" else 1)
    for _ in range(8):
        app.frame([press(pygame.K_TAB)], 20.0)
        here = zone(scene)
        inside = [target for target in scene.focus.targets if target.zone == here]
        if len(inside) > 1 and here not in ("bar", "buttons"):
            break
    assert here not in ("bar", "buttons") and len(inside) > 1
    for code in ARROWS * 12:
        app.frame([press(code)], 20.0)
        assert zone(scene) == here


@pytest.mark.parametrize("key", drawn_games())
def test_tab_comes_to_every_zone_and_round_again(app: App, key: str) -> None:
    scene = table(app, key, 2 if key == "bunny_bidding" else 1)
    zones = {target.zone for target in scene.focus.targets}
    seen = []
    for _ in range(2 * len(zones)):
        app.frame([press(pygame.K_TAB)], 20.0)
        seen.append(zone(scene))
    assert set(seen) == zones and seen[: len(zones)] == seen[len(zones) :]


def test_a_digit_takes_that_card_and_tab_leads_to_where_it_may_go(app: App) -> None:
    scene = table(app, "bunny_boom", 1)
    app.frame([press(pygame.K_2)], 20.0)
    (held,) = scene.hand.chosen()
    app.frame([press(pygame.K_TAB)], 20.0)
    current = scene.focus.current
    assert current is not None and current.key != held and current.key in scene.hand.lit()


def test_ctrl_and_enter_presses_the_large_button_wherever_the_focus_is(app: App) -> None:
    scene = table(app, "bunny_boom", 1)
    app.frame([press(pygame.K_RETURN, pygame.KMOD_CTRL)], 20.0)
    assert scene.running.ply == len(scene.running.match.log)
    before = scene.running.ply
    scene.running.give_up(0)
    scene.refresh()
    app.frame([press(pygame.K_RETURN, pygame.KMOD_CTRL)], 20.0)
    assert app.scene.route == "results" and scene.running.ply == before


def test_enter_on_a_card_that_was_taken_up_leads_to_where_it_may_go_and_again_puts_it_there(
    app: App,
) -> None:
    scene = table(app, "bunny_boom", 1)
    before = scene.running.ply
    app.frame([press(pygame.K_2)], 20.0)
    (held,) = scene.hand.chosen()
    app.frame([press(pygame.K_RETURN)], 20.0)
    current = scene.focus.current
    assert scene.hand.held == held and current is not None and current.key in scene.hand.lit()
    app.frame([press(pygame.K_RETURN)], 20.0)
    assert not scene.hand.held and (scene.desk.draft is not None or scene.running.ply > before)


@pytest.mark.parametrize("key", drawn_games())
def test_tab_comes_to_the_large_button_before_those_beside_it(app: App, key: str) -> None:
    scene = table(app, key, 2 if key == "bunny_bidding" else 1)
    seen = 0
    for _ in range(60):
        app.frame([press(pygame.K_TAB)], 20.0)
        current = scene.focus.current
        if current is not None and current.zone == BUTTONS and primary(scene):
            assert current.key == primary(scene)
            seen += 1
        if scene.deciding is not None and current is not None and current.calls:
            app.frame([press(pygame.K_RETURN)], 20.0)
        app.frame([], 400.0)
    assert seen or key != "bounce_bunny_bounce"


@pytest.mark.parametrize("key", drawn_games())
def test_after_a_choice_by_keys_the_focus_stands_where_one_goes_on(app: App, key: str) -> None:
    scene = table(app, key, 2 if key == "bunny_bidding" else 1)
    luck, done = Random(7), 0
    for _ in range(400):
        if app.scene is not scene or done == 6:
            break
        ply, current = scene.running.ply, scene.focus.current
        if primary(scene):
            keys = [press(pygame.K_RETURN, pygame.KMOD_CTRL)]
        elif current is None or not current.calls:
            keys = [press(pygame.K_TAB)]
        else:
            keys = [press(luck.choice(ARROWS)), press(luck.choice((pygame.K_RETURN, pygame.K_TAB)))]
        for event in keys:
            left = scene.focus.current
            app.frame([event], 20.0)
        while app.scene is scene and (scene.deciding is None or scene.director.busy):
            app.frame([], 50.0)
        if app.scene is scene and scene.running.ply > ply and left is not None and left.calls:
            done += 1
            here = scene.focus.current
            assert here is not None
            assert here.calls or not any(target.calls for target in scene.focus.targets)
    assert done >= 3


@pytest.mark.parametrize("key", drawn_games())
def test_whatever_lies_there_says_what_it_is_when_the_pointer_rests_on_it(
    app: App, key: str
) -> None:
    scene = table(app, key, 2 if key == "bunny_bidding" else 1)
    told = set()
    for x in range(20, 1280, 60):
        for y in range(80, 710, 45):
            app.frame([motion((x, y))], 20.0)
            thing = scene.pointed()
            if thing is not None and not thing.key.startswith("plate:"):
                assert thing.key not in scene.hand.lit() and thing.tip and "None" not in thing.tip
                told.add(thing.tip)
    assert told, "nothing on the table explains itself"


def test_a_moment_is_copied_at_the_table_and_opens_on_the_menu(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    board: list[str] = [""]
    monkeypatch.setattr(pygame.scrap, "put_text", lambda text: board.__setitem__(0, text))
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: board[0])
    scene = table(app, "bunny_boom", 1)
    app.frame([press(pygame.K_c, pygame.KMOD_CTRL)], 20.0)
    assert app.dialog is not None, "it is asked, as the line tells all of a match that goes on"
    app.dialog.take(app.dialog.choices[0])
    app.frame([], 20.0)
    digest = scene.running.match.state.digest()
    app.open("menu")
    app.frame([press(pygame.K_v, pygame.KMOD_CTRL)], 20.0)
    opened = app.scene
    assert isinstance(opened, PlayScene) and opened.running is not scene.running
    assert opened.running.match.state.digest() == digest


def test_what_is_no_position_leaves_the_menu_as_it_is_and_is_told(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "a shopping list")
    app.open("menu")
    menu = app.scene
    app.frame([press(pygame.K_v, pygame.KMOD_CTRL)], 20.0)
    assert app.scene is menu and "no position" in app.notice.text


def test_with_a_card_up_an_arrow_leads_to_its_places_when_nothing_lies_beside_it(
    app: App,
) -> None:
    scene = table(app, "bunny_boom", 1)
    app.frame([press(pygame.K_1)], 20.0)
    held = scene.hand.held
    for code in (pygame.K_UP, pygame.K_LEFT):
        app.frame([press(code)], 20.0)
    current = scene.focus.current
    assert held and scene.hand.held == held
    assert current is not None and current.key in scene.hand.lit() and current.zone != BUTTONS


@pytest.mark.parametrize("key", ("bunny_kingdom", "killer_bunnies"))
def test_esc_puts_away_what_was_laid_open_before_it_asks_about_leaving(app: App, key: str) -> None:
    scene = table(app, key, 1)
    plate = next(each for each in sorted(scene.table.openable()) if each.startswith("seat:1"))
    scene.hand.take(plate)
    assert scene.table.opened() == plate
    app.frame([press(pygame.K_ESCAPE)], 20.0)
    assert scene.table.opened() == "" and app.dialog is None
    app.frame([press(pygame.K_ESCAPE)], 20.0)
    assert app.dialog is not None


def test_digits_count_the_cards_of_the_hand_and_not_those_of_the_run(app: App) -> None:
    scene = table(app, "killer_bunnies", 1)
    runs = 0
    for _ in range(12):
        groups = {group.key: list(group.keys) for group in scene.table.groups(scene.desk.view)}
        me = scene.desk.view.seats[0]
        assert groups[HAND] == [f"card:{piece}" for piece in me.hand]
        runs += len(groups["run"])
        choose_something(app, scene)
    assert runs


def choose_something(app: App, scene: PlayScene) -> None:
    """The first legal action, and time until somebody may choose again."""
    if app.scene is not scene or scene.deciding is None:
        return
    scene.desk.running.submit(scene.deciding, scene.desk.legal()[0])
    scene.resync()
    for _ in range(60):
        app.frame([], 50.0)
