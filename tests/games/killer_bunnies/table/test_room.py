"""Small rooms: words stay whole, nothing lies over what can be read or used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tabletop.core.action import Action
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import frames
from tabletop.games.killer_bunnies.rules.cards import BUNNY, CARDS, SUPER
from tabletop.scenes.app import App
from tabletop.scenes.overlay import TIP_AFTER_MS
from tabletop.scenes.play.scene import PlayScene
from tabletop.table.art import lettering, widgets_buttons
from tabletop.table.art.turning import box
from tabletop.table.contract import Marks
from tabletop.table.controls import Button
from tests.games.killer_bunnies.scenario import Scene
from tests.games.killer_bunnies.table.moments import drawn, shown
from tests.robots import make_app
from tests.typed import some

WINDOWS = (((960, 600), 100), ((1280, 720), 100), ((1920, 1080), 150), ((1280, 720), 200))


@pytest.fixture(params=WINDOWS, ids=lambda pair: f"{pair[0][0]} at {pair[1]}")
def app(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[App]:
    size, scale = request.param
    made = make_app(tmp_path, size, speed=0, scale=scale)
    yield made
    made.close()


def armed(weapon: str) -> Scene:
    """A weapon of the green deck on top, two creatures to aim it at, and plenty to pay with."""
    arranged = Scene("green", "violet", bank=(64, 34)).bunny(0, "EG09").top(0, weapon)
    return arranged.bunny(1, "EV01").bunny(1, "EV09").means(0, 8, 4)


def aimed(app: App, weapon: str) -> PlayScene:
    """Plays and aims that weapon; the last choice before its payment is still to be made."""
    arranged = armed(weapon)
    scene = shown(app, arranged)
    scene.choose(acts.PLAYS[arranged.card(weapon)])
    scene.choose(Action(acts.TARGET, arranged.card("EV01")))
    return scene


def cut_short(scene: PlayScene, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Labels of buttons that are written with an ellipsis."""
    found: list[str] = []
    write = lettering.write

    def spy(face: pygame.Surface, text: str, *rest: object) -> object:
        found.extend([text] if text.endswith("…") else [])
        return write(face, text, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(lettering, "write", spy)
    for one in scene.controls.items:
        if isinstance(one, Button):
            w, h, px = *one.rect.size, round(one.px * one.s)
            widgets_buttons.button.__wrapped__(  # type: ignore[attr-defined]
                one.label, w, h, one.kind, "rest", one.icon, one.s, px
            )
    return found


def test_the_ways_of_a_runner_and_taking_back_are_written_out(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = aimed(app, "EG33")
    assert scene.view.frame[0] == frames.DIRECTION
    labels = {control.label for control in scene.controls.items}
    assert {"Undo", "Clockwise", "Other way"} <= labels
    assert cut_short(scene, monkeypatch) == []


def test_the_odds_hide_no_creature_that_stands_there(app: App) -> None:
    scene = aimed(app, "EG33")
    table = drawn(scene)
    assert table.panel_parts.lines[0] == "Level 6 against d12"
    paper = next(node for node in scene.stage.nodes if node.key == "told")
    assert paper.art is not None
    told = pygame.Rect(paper.pos, box(paper.art))
    for key, spot in table.pieces.spots.items():
        if spot.how in ("ring", "city"):
            assert not told.colliderect(some(table.rect(key))), key


@pytest.mark.parametrize(("seats", "each"), [(2, 6), (4, 5)])
def test_what_a_card_costs_hides_no_creature_in_large_words(
    tmp_path: Path, seats: int, each: int
) -> None:
    app = make_app(tmp_path, (960, 600), speed=0, scale=200)
    arranged = Scene(*("blue", "violet", "green", "yellow")[:seats]).means(0)
    bunnies = [n for n, card in enumerate(CARDS) if card.subtype in (BUNNY, SUPER)]
    for seat in range(seats):
        own = [p for p in arranged.state.pile[seat] if arranged.state.setup.card[p] in bunnies]
        for piece in own[:each]:
            arranged.bunny(seat, f"{seat}:{CARDS[arranged.state.setup.card[piece]].ident}")
    scene = shown(app, arranged)
    table = drawn(scene)
    rings = [spot.rect for spot in table.pieces.spots.values() if spot.how == "ring"]
    told, units = table.panel_parts._beside(table.panel_parts.lines, rings)
    paper = next(node for node in scene.stage.nodes if node.key == "told")
    s = table.host.s
    assert paper.pos == (told.x * s, told.y * s) and units * s >= 16
    assert len(rings) == seats * each and told.collidelist(rings) < 0
    app.close()


def test_where_a_card_is_played_at_nothing_hides_no_creature(app: App) -> None:
    arranged = Scene("blue", "violet").bunny(0, "EB05").bunny(1, "EV01").bunny(1, "EV05").means(0)
    arranged.top(0, "EB22")
    scene = shown(app, arranged)
    scene.hand.take(f"card:{arranged.card('EB22')}")
    table = drawn(scene)
    tag = some(table.rect("arena"))
    assert table.host.layer.pixels(table.places.arena).contains(tag)
    for key, spot in table.pieces.spots.items():
        assert spot.how not in ("ring", "city") or not tag.colliderect(some(table.rect(key))), key


def test_a_hint_that_means_a_button_is_drawn_round_the_button(app: App) -> None:
    scene = shown(app, armed("EG33"))
    table = drawn(scene)
    table.mark(Marks(hinted=("button:discard_top",)), scene.view)
    button = scene.controls.find("button:discard_top")
    assert button is not None and button.node is not None
    framed = [node for node in scene.stage.nodes if node.key == "mark"]
    assert [node for node in framed if node.z > button.node.z and node.area().contains(button.rect)]


@pytest.mark.parametrize("resources", [1, 8, 12])
def test_whatever_may_be_traded_lies_on_its_paper_and_can_be_pressed(
    app: App, resources: int
) -> None:
    arranged = Scene("green", "blue").bunny(0, "EG05").bunny(0, "EG13").bunny(1, "EB05")
    arranged.means(0, min(8, resources), max(0, resources - 8)).means(1)
    arranged.do("offer 1")
    table = drawn(shown(app, arranged))
    laid = table.overlay.laid
    assert laid is not None and len(laid.items) > resources
    assert not laid.rect.colliderect(table.places.pile)
    for item, rect in laid.items:
        assert laid.rect.contains(rect), item
        assert table.hits(table.host.layer.pixels(rect).midleft)[0] == item.key


def plate_of(scene: PlayScene, seat: int) -> pygame.Rect:
    rect = drawn(scene).host.anchors[f"plate:{seat}"]
    assert isinstance(rect, pygame.Rect)
    return rect


@pytest.mark.parametrize("points", [34, 64, 99])
def test_squares_of_a_high_count_leave_the_other_counts_in_sight(app: App, points: int) -> None:
    arranged = armed("EG33")
    arranged.state.bank[0] = points
    scene = shown(app, arranged)
    plate = plate_of(scene, 0)
    squares = [node for node in scene.stage.nodes if node.key == "squares:0"]
    assert len(squares) == (plate.h >= 76 * drawn(scene).host.s)
    for node in squares:
        assert node.pos[0] >= plate.x + 0.62 * plate.w


@pytest.mark.usefixtures("painted")
def test_a_player_who_may_be_chosen_is_framed_and_the_plate_stays_readable(app: App) -> None:
    scene = shown(app, armed("EG33"))
    drawn(scene).marking.show(Marks(legal=frozenset({"seat:1"})))
    middle = plate_of(scene, 1).center
    plate = next(node for node in scene.stage.nodes if node.key == "plate:1")
    over = [node for node in scene.stage.nodes if node.key == "mark" and node.z >= plate.z]
    assert over
    for node in over:
        assert node.art is not None
        x, y = middle[0] - node.area().x, middle[1] - node.area().y
        assert node.art.surface.get_at((round(x), round(y))).a == 0


def test_a_tooltip_leaves_the_other_buttons_in_sight(app: App) -> None:
    arranged = armed("EG33")
    scene = shown(app, arranged)
    scene.choose(acts.PLAYS[arranged.card("EG33")])
    main = next(one for one in scene.controls.items if one.label == "Choose a target")
    moved = pygame.Event(
        pygame.MOUSEMOTION, pos=main.rect.center, rel=(1, 1), buttons=(0, 0, 0), touch=False
    )
    app.frame([moved], 16.0)
    for _ in range(TIP_AFTER_MS // 50 + 2):
        app.frame([], 50.0)
    tip = next(node for node in scene.stage.nodes if node.key == "tip")
    assert tip.art is not None
    paper = tip.area().inflate(-2 * tip.art.ox, -2 * tip.art.oy)
    others = [one.rect for one in scene.controls.items if one is not main and one.enabled]
    assert paper.collidelist(others) < 0


def test_resource_cards_that_share_a_hexagon_are_counted_on_it(app: App) -> None:
    """Thirteen looked like one."""
    scene = shown(app, Scene("green", "violet", bank=(64, 34)).means(0, 8, 4))
    pieces = scene.table.pieces  # type: ignore[attr-defined]
    stacks = Counter(tuple(spot.rect) for spot in pieces.spots.values() if spot.how == "hex")
    shared = sum(many > 1 for many in stacks.values())
    plates = [node for node in scene.stage.nodes if node.key.startswith("stack_count:")]
    saved = sum(card.pays >= 0 for card in scene.view.seats[0].saved)
    assert sum(stacks.values()) == saved == 12 and len(plates) == shared
