"""Cards in the hand of a person: carried over the green, taken out of the river, let go."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from tabletop.games.bunny_boom.rules import actions as acts
from tabletop.games.bunny_boom.rules.rules import State
from tabletop.games.bunny_boom.rules.village import CENTRE
from tabletop.games.bunny_boom.table import faces, pictures
from tabletop.games.bunny_boom.table.board import Table
from tabletop.scenes.app import App
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tabletop.table.art.picture import Size
from tabletop.table.carrying import Carried
from tabletop.table.contract import Gesture
from tabletop.table.stage import Node
from tests.robots import MouseRobot, begin, button, motion, settle
from tests.typed import some, the

SPACE = 4


def until(app: App, phase: str) -> PlayScene:
    """A match of two in which Anna is asked in that phase."""
    seats = (human("Anna", 0), rabbit("uniform", 1))
    scene = begin(app, "bunny_boom", seats, "4", {"first_player": "0"})
    for _ in range(60):
        settle(app, scene, lambda: scene.deciding is not None)
        if scene.view.phase == phase:
            return scene
        scene.choose(scene.legal()[0])
    raise AssertionError(f"Anna is never asked to {phase}")


def middle(scene: PlayScene, key: str) -> tuple[int, int]:
    rect = scene.table.rect(key)
    assert rect is not None
    return rect.center


@pytest.mark.parametrize("source", ["pile", "river"])
def test_a_card_is_drawn_by_dragging_it_into_the_hand(app: App, source: str) -> None:
    scene = until(app, "draw")
    if source == "river":
        slot = next(river.slot for river in scene.view.river if river.card >= 0)
        key, action = f"river:{slot}", acts.FROM_RIVER[slot]
    else:
        key, action = "pile", acts.FROM_PILE
    ply = scene.running.ply
    MouseRobot(app, scene, "x").drag(middle(scene, key), middle(scene, "hand"))
    assert scene.running.match.log[ply][1] == action


def test_while_a_card_is_drawn_the_hand_is_lit_and_nothing_else(app: App) -> None:
    scene = until(app, "draw")
    start = middle(scene, "pile")
    app.frame([motion(start), button(pygame.MOUSEBUTTONDOWN, start)], 20)
    app.frame([motion((start[0] + 40, start[1] + 40))], 20)
    assert scene.hand.lit() == {"hand"}
    app.frame([button(pygame.MOUSEBUTTONUP, (start[0] + 40, start[1] + 40))], 20)
    assert "hand" not in scene.hand.lit()


def test_a_drawn_card_that_is_dropped_elsewhere_goes_back_and_nothing_is_drawn(app: App) -> None:
    scene = until(app, "draw")
    ply, nodes = scene.running.ply, len(scene.stage.nodes)
    MouseRobot(app, scene, "x").drag(middle(scene, "pile"), middle(scene, "centre"))
    assert scene.running.ply == ply and scene.host.carried is None
    assert len(scene.stage.nodes) <= nodes + 2, "the card that came along is still on the table"


@pytest.mark.parametrize("target", ["space:3", "home:1", "river:2"])
def test_a_drawn_card_dropped_elsewhere_is_not_taken_for_another_action(
    app: App, target: str
) -> None:
    scene = until(app, "draw")
    action = scene.table.attempt(Gesture("pile", target), scene.view)
    assert action == acts.FROM_PILE


def test_a_carried_card_leans_and_its_flight_begins_where_it_was_dropped(app: App) -> None:
    app.settings.speed = 2
    scene = until(app, "play")
    play = next(action for action in scene.legal() if action.kind == acts.PLAY_CARD)
    card, space = scene.table.gesture(play, scene.view)
    start, end = middle(scene, card), middle(scene, space)
    app.frame([motion(start), button(pygame.MOUSEBUTTONDOWN, start)], 16)
    x, y = start
    while abs(x - end[0]) > 40:
        x += 40 if end[0] > x else -40
        app.frame([motion((x, y))], 16)
    carried = the(Carried, scene.host.carried)
    assert carried.node.art is not None
    slot = drawn(scene).places.slots[0]
    upright = pictures.card(int(card[5:]), True).at(Size.of(slot, scene.host.s))
    assert carried.node.art.surface.get_size() != upright.surface.get_size()
    app.frame([motion(end)], 16)
    dropped = carried.middle
    app.frame([button(pygame.MOUSEBUTTONUP, end)], 1)
    flying = next(node for node in scene.stage.nodes if node.key == "flying" and node.art)
    assert dropped is not None
    assert abs(box_middle(flying)[0] - dropped[0]) < 30


def box_middle(node: Node) -> tuple[float, float]:
    assert node.art is not None
    surface, ox, oy = node.art
    x, y = node.pos
    return x + surface.get_width() / 2 - ox, y + surface.get_height() / 2 - oy


def drawn(scene: PlayScene) -> Table:
    return the(Table, scene.table)


def crowd(app: App, pawns: int) -> PlayScene:
    """So many of four pawns stand on one house."""
    running = Running.new(
        "bunny_boom", (human("Anna", 0), *(rabbit("uniform", i) for i in (1, 2, 3))), {}, "4"
    )
    state = the(State, running.match.state)
    while not running.over and not state.height[SPACE]:
        seat = running.actors()[0]
        running.submit(seat, running.legal(seat)[-1])
    for seat in range(4):
        state.pos[seat] = SPACE if seat < pawns else CENTRE
    scene = PlayScene(app, running)
    app.go(scene)
    app.frame([], 20)
    return scene


@pytest.mark.parametrize("pawns", [1, 2, 3, 4])
def test_pawns_together_leave_lock_and_movement_badge_of_their_house_in_sight(
    app: App, pawns: int
) -> None:
    table = drawn(crowd(app, pawns))
    tile = some(table.rect(f"space:{SPACE}"))
    badge = pygame.Rect(0, 0, tile.w // 5, tile.w // 5)
    badge.center = (tile.right - tile.w * 17 // 84, tile.bottom - tile.w * 17 // 84)
    covered = [seat for seat in range(pawns) if some(table.rect(f"pawn:{seat}")).colliderect(badge)]
    assert not covered
    front = next(node for node in table.host.stage.nodes if node.key == f"front:{SPACE}")
    assert front.visible and front.z > max(table.pieces.pawns.nodes(seat)[0].z for seat in range(4))


def test_every_pawn_of_four_together_shows_its_letter(app: App) -> None:
    table = drawn(crowd(app, 4))
    rights = sorted(some(table.rect(f"pawn:{seat}")).right for seat in range(4))
    apart = some(table.rect(f"space:{SPACE}")).w * 14 // 84
    assert all(b - a >= apart for a, b in pairwise(rights))


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


@pytest.mark.usefixtures("painted")
def test_the_back_tells_the_deck_but_never_the_card() -> None:
    """Two play with the purple half; shuffled halves have one back for all (BB-71)."""
    purple, parted = (faces.back(pictures.deck_back(players), 80) for players in (2, 4))
    assert pixels(purple) != pixels(parted)
    assert pictures.deck_back(3) == pictures.deck_back(4)
