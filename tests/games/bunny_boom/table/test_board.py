"""The table as a person uses it: previews, the large button, refusals, close looks."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabletop.core.game import CHANCE, View
from tabletop.core.match import Match, told
from tabletop.games.bunny_boom import GAME
from tabletop.games.bunny_boom.rules import actions as acts
from tabletop.games.bunny_boom.rules.view import BoomView
from tabletop.games.bunny_boom.table import preview
from tabletop.games.bunny_boom.table.board import Table
from tabletop.games.bunny_boom.table.looks import read
from tabletop.scenes.app import App
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.results.pages import written
from tabletop.session.foresight import Foresight
from tabletop.session.seats import human, rabbit
from tabletop.table.contract import Gesture
from tests.games.bunny_boom.playing import play_out, random_match
from tests.robots import KeyRobot, MouseRobot, begin, make_app, motion, settle
from tests.typed import some, the

pytestmark = pytest.mark.usefixtures("shared_drawings")

EVERYTHING: dict[str, Any] = {"fox": True, "burrow": True, "fox_cards": "all"}


def table(app: App, players: int = 2) -> PlayScene:
    """Anna's first turn."""
    seats = (human("Anna", 0), *(rabbit("uniform", seat) for seat in range(1, players)))
    scene = begin(app, "bunny_boom", seats, "1", {"first_player": "0"})
    settle(app, scene, lambda: scene.deciding is not None)
    return scene


def a_play(scene: PlayScene) -> Gesture:
    play = next(action for action in scene.legal() if action.kind == acts.PLAY_CARD)
    return scene.table.gesture(play, scene.view)


def middle(scene: PlayScene, key: str) -> tuple[int, int]:
    rect = scene.table.rect(key)
    assert rect is not None
    return rect.center


def test_pointing_at_a_space_with_a_card_in_hand_offers_to_play_it_there(app: App) -> None:
    scene = table(app)
    card, space = a_play(scene)
    button = scene.controls.find("button:play")
    assert button is not None and not button.enabled
    scene.hand.take(card)
    app.frame([motion(middle(scene, space))], 20)
    button = scene.controls.find("button:play")
    assert button is not None and button.enabled
    app.frame([motion(button.rect.center)], 20)
    ply = scene.running.ply
    MouseRobot(app, scene, "x").click(button.rect.center)
    assert scene.running.ply > ply
    assert scene.running.match.log[ply][1] == acts.PLAYED[int(card[5:])][int(space[6:])]


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_no_word_of_the_river_lies_over_its_cards(tmp_path: Path, scale: int) -> None:
    app = make_app(tmp_path, (1920, 1080), scale=scale, speed=0)
    scene = table(app, 4)
    at = the(Table, scene.table).places
    words = [node for node in scene.stage.nodes if node.key == "river_words"]
    assert (scale == 100) <= len(words)
    for card in (at.pile, *at.water):
        box = scene.host.layer.pixels(card)
        assert not any(node.area().colliderect(box) for node in words)
    app.close()


def test_the_keyboard_shows_the_same_preview(app: App) -> None:
    scene = table(app)
    card, space = a_play(scene)
    scene.hand.take(card)
    KeyRobot(app, scene, "x").walk_to(space)
    assert scene.hand.hovered == space
    button = scene.controls.find("button:play")
    assert button is not None and button.enabled


def test_take_back_lets_go_of_the_card(app: App) -> None:
    scene = table(app)
    card, _ = a_play(scene)
    scene.hand.take(card)
    button = scene.controls.find("slot_undo")
    assert button is not None and button.enabled
    MouseRobot(app, scene, "x").click(button.rect.center)
    assert not scene.hand.chosen()


def test_a_card_on_a_space_that_is_not_its_turn_yet_is_refused_with_a_rule(app: App) -> None:
    scene = table(app)
    card, _ = a_play(scene)
    scene.hand._refuse(Gesture(card, "space:2"))
    assert scene.why.rule == "BB-08"


@pytest.mark.parametrize("key", ["pile", "river:0", "home:1", "space:0", "pawn:1"])
def test_everything_can_be_looked_at_closely(app: App, key: str) -> None:
    scene = table(app)
    look = scene.table.close_look(key, scene.view)
    assert look is not None and look.lines
    assert look.picture(200).get_width() > 50


def test_what_is_refused_in_a_whole_match_has_a_rule(app: App) -> None:
    """A gesture that means something gets an answer with a number, at every kind of choice."""
    rng = Random(3)
    scene = table(app, 4)
    phases = set()
    keys = ["pile", *(f"river:{i}" for i in range(3)), *(f"home:{i}" for i in range(4)),
            *(f"space:{i}" for i in range(12))]  # fmt: skip
    for _ in range(400):
        settle(app, scene, lambda: scene.deciding is not None or scene.running.over)
        if scene.running.over:
            break
        legal = list(scene.legal())
        gestures = {scene.table.gesture(action, scene.view) for action in legal}
        if scene.view.phase not in phases:
            phases.add(scene.view.phase)
            for key in keys:
                action = scene.table.attempt(Gesture(key), scene.view)
                if Gesture(key) not in gestures and action is not None and action not in legal:
                    refusal = scene.running.why_not(0, action)
                    assert refusal is not None and refusal.rule.startswith("BB-")
        scene.choose(rng.choice(legal))
    assert {"play", "draw"} <= phases


def seen(view: View) -> BoomView:
    return the(BoomView, view)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_event_of_each_action_leaves_nothing_to_put_right(players: int) -> None:
    """For every viewer, the public one too, with every card of the game."""
    played = random_match(players, players, **EVERYTHING)
    match = Match(GAME, players, EVERYTHING, seed=str(players), watched=True)
    for seat, action in played.log:
        if seat != CHANCE:
            match.submit(seat, action)
        moments = match.take_moments()
        for viewer in (*range(players), None):
            known = told(moments, viewer)
            if known:
                assert read(seen(known[-1].view)) == read(seen(match.state.view(viewer))), action
    assert match.state.is_over()


def test_a_take_from_the_river_tells_the_bunnies_that_come_along() -> None:
    match = random_match(4, 3, 1)
    found = 0
    while not match.state.is_over():
        view = seen(match.state.view(match.state.actors()[0]))
        foresee = Foresight(match.state, view.chooser, "preview").of
        if view.phase in ("draw", "take"):
            for action in match.state.legal_actions(view.chooser):
                if action.kind == acts.DRAW_RIVER:
                    told = preview.take(view, foresee, action.a)
                    lying = view.river[action.a].tokens
                    assert told is not None and told.change == lying
                    found += lying > 0
        play_out(match, match.ply, 1)
    assert found


def test_results_show_bunnies_without_the_minus_they_are_kept_with() -> None:
    assert GAME.info.fewest
    assert [written(points, True) for points in (-59.0, 0.0, -4)] == ["59", "0", "4"]


def test_a_space_pointed_at_without_a_card_says_to_take_one_first_and_raises_the_hand(
    app: App,
) -> None:
    scene = table(app)
    _, space = a_play(scene)
    hand = [key for key in scene.hand.reachable() if key.startswith("card:")]
    before = {key: scene.table.rect(key) for key in hand}
    MouseRobot(app, scene, "x").click(middle(scene, space))
    assert scene.why.shown and scene.why.rule == ""
    raised = {key: scene.table.rect(key) for key in hand}
    assert all(some(raised[key]).y < some(before[key]).y for key in hand)
    assert scene.table.advice(Gesture(space), scene.view).startswith("First take a card")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_home_of_whoever_looks_lies_nearest_and_stays_there_for_everybody(
    app: App, players: int
) -> None:
    scene = table(app, players)
    for seat in (1, 0, players - 1):
        for viewer in (seat, None):
            scene.director.sync(scene.running.view(viewer))
            homes = [some(scene.table.rect(f"home:{each}")) for each in range(players)]
            assert homes[seat].bottom == max(home.bottom for home in homes)
            hills = [n for n in scene.stage.nodes if n.key.startswith("home:")]
            spots = {(round(n.pos[0]), round(n.pos[1])) for n in hills}
            assert spots == {home.topleft for home in homes}
