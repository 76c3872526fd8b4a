"""The table as a person uses it: picks, drags, buttons, zoom, close looks, reveals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from tabletop.core.action import Action
from tabletop.core.event import Event
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules import events as ev
from tabletop.games.bunny_kingdom.rules import keys
from tabletop.games.bunny_kingdom.rules.boards import LAVA
from tabletop.games.bunny_kingdom.rules.cards import IS_PARCHMENT
from tabletop.games.bunny_kingdom.rules.view import KingdomView
from tabletop.games.bunny_kingdom.table import hands
from tabletop.games.bunny_kingdom.table.board import Table
from tabletop.games.bunny_kingdom.words import nouns
from tabletop.scenes.app import App
from tabletop.scenes.play.cover import CoverScene
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.seats import human, rabbit
from tabletop.table.contract import Gesture, Marks
from tabletop.table.controls import Button
from tests.games.bunny_kingdom.table.moments import (
    arranged,
    building,
    click,
    commit,
    drawn,
    hand,
    middle,
    picking_in,
    play_on,
    state_of,
    table,
)
from tests.robots import (
    FRAME_MS,
    MouseRobot,
    begin,
    button,
    glance,
    make_app,
    motion,
    press,
    settle,
)


def test_two_cards_are_chosen_in_any_order_and_played_by_the_button_that_names_them(
    app: App,
) -> None:
    scene = table(app)
    low, high = hand(scene)[0], hand(scene)[-1]
    click(app, scene, high)
    assert not commit(scene).enabled
    click(app, scene, low)
    assert commit(scene).enabled and commit(scene).label.startswith("Play ")
    cards = {int(key[5:]) for key in (low, high)}
    ply = scene.running.ply
    MouseRobot(app, scene, "1").click(commit(scene).rect.center)
    assert scene.running.ply >= ply + 2
    assert cards.isdisjoint(state_of(scene).hands[0])


def test_a_card_dragged_onto_the_map_is_chosen_and_one_dropped_in_the_tray_is_not(
    app: App,
) -> None:
    scene = table(app)
    first, second = hand(scene)[:2]
    MouseRobot(app, scene, "1").drag(middle(scene, first), middle(scene, "space:44"))
    assert scene.hand.taken == (first,)
    start = middle(scene, second)
    MouseRobot(app, scene, "1").drag(start, middle(scene, hand(scene)[3]))
    assert scene.hand.taken == (first,)


def test_esc_lays_chosen_cards_back(app: App) -> None:
    scene = table(app)
    click(app, scene, hand(scene)[0])
    app.frame([press(pygame.K_ESCAPE)], FRAME_MS)
    assert scene.hand.taken == ()


def test_chosen_cards_stay_chosen_when_the_window_is_pointed_at_elsewhere(app: App) -> None:
    scene = table(app)
    card = hand(scene)[0]
    click(app, scene, card)
    app.frame([motion((5, 5))], FRAME_MS)
    assert scene.hand.taken == (card,)


def test_between_two_players_the_button_says_what_is_played_and_what_discarded(app: App) -> None:
    scene = table(app, players=2)
    first, second = hand(scene)[3], hand(scene)[0]
    click(app, scene, first)
    click(app, scene, second)
    label = commit(scene).label
    assert label.startswith("Play ") and ", discard " in label


def test_pointing_at_a_territory_card_tells_what_it_would_join(app: App) -> None:
    scene = table(app)
    card = next(key for key in hand(scene) if int(key[5:]) < 100)
    app.frame([motion(middle(scene, card))], FRAME_MS)
    assert scene.hand.hovered == card
    keys = {node.key for node in scene.stage.nodes}
    assert "preview" in keys and "mark" in keys


def test_a_click_on_a_space_whose_card_is_not_in_hand_is_refused_with_its_rule(app: App) -> None:
    scene = table(app)
    missing = next(s for s in range(100) if keys.card(s) not in hand(scene))
    click(app, scene, keys.space(missing))
    assert scene.why.rule == "BK-402"


def test_buildings_are_dragged_from_the_stock_to_lit_spaces(app: App) -> None:
    scene = arranged(app, building, players=4)
    action = next(a for a in scene.legal() if a.kind == acts.BUILD)
    gesture = scene.table.gesture(action, scene.view)
    MouseRobot(app, scene, "1").drag(middle(scene, gesture.source), middle(scene, gesture.target))
    assert state_of(scene).built[action.b] == action.a


def test_while_a_building_is_held_the_prompt_names_it(app: App) -> None:
    scene = arranged(app, building, players=4)
    action = next(a for a in scene.legal() if a.kind == acts.BUILD)
    click(app, scene, scene.table.gesture(action, scene.view).source)
    asked = scene.table.asks(scene.view, "Anna", scene.legal())
    assert asked is not None and asked.title.startswith("Anna, put ")


def test_the_wheel_brings_the_map_nearer_and_a_drag_moves_it(app: App) -> None:
    scene = table(app)
    assert isinstance(scene.table, Table)
    board = drawn(scene).maps.world
    pos = middle(scene, "space:55")
    app.frame([motion(pos)], FRAME_MS)
    before = board.cw
    app.frame([pygame.Event(pygame.MOUSEWHEEL, y=1, x=0)], FRAME_MS)
    assert board.cw > before
    x = board.place.x
    app.frame([motion(pos), button(pygame.MOUSEBUTTONDOWN, pos)], FRAME_MS)
    for step in (10, 30, 40):
        app.frame([motion((pos[0] + step, pos[1]))], FRAME_MS)
    app.frame([button(pygame.MOUSEBUTTONUP, (pos[0] + 40, pos[1]))], FRAME_MS)
    assert board.place.x > x
    app.frame([press(pygame.K_MINUS)], FRAME_MS)
    assert board.cw == before


@pytest.mark.parametrize("step", [0, 1, 3])
def test_at_any_zoom_a_space_is_found_where_it_is_drawn(app: App, step: int) -> None:
    scene = table(app, sky=True)
    maps = drawn(scene).maps
    for board in (maps.world, maps.cloud):
        middle_ = scene.host.layer.pixels(board.window).center
        assert scene.table.zoom(middle_, step) == (step > 0)
    found = 0
    for space in range(drawn(scene).pieces.spaces):
        if maps.board(space).window.collidepoint(maps.rect(space).center):
            assert scene.table.hits(middle(scene, keys.space(space)))[-1] == keys.space(space)
            found += 1
    assert found >= (12 if step else drawn(scene).pieces.spaces)


@pytest.mark.parametrize("which", ["map", "cloud"])
def test_a_button_brings_a_board_nearer_and_shows_all_of_it_again(app: App, which: str) -> None:
    scene = table(app, sky=True)
    assert isinstance(scene.table, Table)
    maps = drawn(scene).maps
    board, other = (maps.world, maps.cloud) if which == "map" else (maps.cloud, maps.world)
    before, rest = board.cw, other.cw
    for larger in (True, False):
        found = scene.controls.find(f"button:nearer:{which}")
        assert found is not None
        MouseRobot(app, scene, "1").click(found.rect.center)
        assert (board.cw > before) is larger
        assert other.cw == rest


def test_the_keyboard_brings_the_space_it_comes_to_into_sight(app: App) -> None:
    scene = arranged(app, building, players=4)
    action = next(a for a in scene.legal() if a.kind == acts.BUILD)
    gesture = scene.table.gesture(action, scene.view)
    assert isinstance(scene.table, Table)
    board = drawn(scene).maps.world
    window = board.window
    far = window.topleft if action.b > 50 else (window.right - 1, window.bottom - 1)
    board.zoom(3, far)
    click(app, scene, gesture.source)
    scene.focus.shown = True
    scene.focus.go(gesture.target)
    scene.hand.follow_focus()
    rect = scene.table.rect(gesture.target)
    assert rect is not None and scene.host.layer.pixels(board.window).contains(rect)


def test_all_picks_are_shown_at_one_moment_and_passing_comes_after(app: App) -> None:
    made = Table()
    played, rabbit_ = Event(ev.CARD_PLAYED, 0), Event(ev.RABBIT_PLACED, 1)
    kept, passed = Event(ev.PARCHMENT_KEPT, 2), Event(ev.HANDS_PASSED)
    assert made.joined(played, rabbit_) and made.joined(rabbit_, kept)
    assert not made.joined(kept, passed)
    assert not made.joined(passed, Event(ev.HAND_TAKEN, 0))
    fief = Event(ev.FIEF_HARVESTED, 0)
    assert not made.joined(fief, fief)


@pytest.mark.parametrize("options", [{}, {"sky": True}, {"sky": True, "express": True}])
def test_everything_on_the_table_can_be_looked_at_closely(
    app: App, options: dict[str, Any]
) -> None:
    scene = arranged(app, building, **options)
    assert isinstance(scene.table, Table)
    spaces = [keys.space(space) for space in range(scene.table.pieces.spaces)]
    for key in (*spaces, *drawn(scene).tray.rects, "seat:0", "seat:2", "card:0", "card:200"):
        look = scene.table.close_look(key, scene.view)
        assert look is not None, key
        assert look.name and look.lines and look.rule
        if key in ("space:0", "card:200", "seat:0", "space:120"):
            assert look.picture(300).get_width() > 60


def test_each_border_of_lava_is_told_at_both_its_spaces(app: App) -> None:
    """BK-104: a fief does not reach across, which whoever hears the map must know."""
    scene = begin(app, "bunny_kingdom", (human("Anna", 0), rabbit("uniform", 1)), "5")
    for pair in LAVA:
        for here, there in (pair, pair[::-1]):
            key, across = keys.space(here), nouns.told(nouns.place(there))
            assert f"parted by lava from {across}" in scene.table.state_of(key, scene.view)
            look = scene.table.close_look(key, scene.view)
            assert look is not None
            assert any(across in line and "Lava" in line for line in look.lines)
    said = [scene.table.state_of(keys.space(space), scene.view) for space in range(100)]
    assert sum("lava" in words for words in said) == 16


def test_parchments_and_buildings_are_a_tab_away_in_every_phase(app: App) -> None:
    scene = arranged(app, picking_in(2), which=-1)
    own = scene.view.seats[0].parchments
    assert own
    tab = scene.controls.find("button:tab:scrolls")
    assert isinstance(tab, Button)
    MouseRobot(app, scene, "1").click(tab.rect.center)
    assert {int(key[5:]) for key in hand(scene)} == set(own)


def test_a_filter_stays_on_until_another_is_chosen(app: App) -> None:
    scene = table(app, players=3)
    assert isinstance(scene.table, Table)
    for name in ("mine", "goods", "parchments", "all"):
        tag = scene.controls.find(f"button:filter:{name}")
        assert isinstance(tag, Button)
        MouseRobot(app, scene, "1").click(tag.rect.center)
        assert scene.table.pieces.filter == name


def test_no_gesture_is_left_over_when_the_match_ends(app: App) -> None:
    scene = arranged(app, lambda view, legal: False, players=2)
    assert scene.running.over
    assert scene.hand.lit() == frozenset()
    assert scene.table.attempt(Gesture("space:3"), scene.view) is None


def test_a_hint_in_the_draft_names_all_the_cards_of_the_pick(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    glance(monkeypatch)
    scene = table(app)
    app.frame([press(pygame.K_h)], FRAME_MS)
    settle(app, scene, lambda: bool(scene.aids.hinted))
    assert len(scene.aids.hinted) == 2
    assert set(scene.aids.hinted) <= set(hand(scene))
    assert scene.aids.hint_words.startswith("Play ") and ", then: Play " in scene.aids.hint_words


def test_undo_first_lays_back_what_was_chosen(app: App) -> None:
    scene = table(app)
    click(app, scene, hand(scene)[0])
    ply = scene.running.ply
    app.frame([press(pygame.K_z, pygame.KMOD_CTRL)], FRAME_MS)
    assert scene.hand.taken == () and scene.running.ply == ply


def test_the_prompt_counts_what_is_still_to_be_chosen(app: App) -> None:
    scene = table(app)
    assert scene.table.asks(scene.view, "Anna", scene.legal()) is None
    click(app, scene, hand(scene)[0])
    asked = scene.table.asks(scene.view, "Anna", scene.legal())
    assert asked is not None and asked.title == "Anna, choose 1 more"
    click(app, scene, hand(scene)[1])
    asked = scene.table.asks(scene.view, "Anna", scene.legal())
    assert asked is not None and asked.title == "Anna, confirm or take one back"


def test_a_tab_looked_at_closely_tells_the_worth_of_every_parchment_behind_it(app: App) -> None:
    scene = arranged(app, picking_in(3), which=-1)
    own = scene.view.seats[0].parchments
    assert len(own) > 1
    look = scene.table.close_look("button:tab:scrolls", scene.view)
    assert look is not None and len(look.lines) == len(own)
    assert all(line.startswith(nouns.told(nouns.card(card))) for card, line in zip(own, look.lines))


def test_pieces_that_cannot_be_used_now_tell_what_they_are_when_pointed_at(app: App) -> None:
    scene = arranged(app, picking_in(2), which=-1)
    held = next(space for space, seat in enumerate(scene.view.owner) if seat == 1)
    app.frame([motion(middle(scene, keys.space(held)))], FRAME_MS)
    assert words(scene).startswith(f"{scene.running.names[1]}: fief of ")
    tab = scene.controls.find("button:tab:scrolls")
    assert isinstance(tab, Button)
    MouseRobot(app, scene, "1").click(tab.rect.center)
    own = hand(scene)[0]
    app.frame([motion(middle(scene, own))], FRAME_MS)
    assert own not in scene.hand.lit()
    assert words(scene) == nouns.told(nouns.card(int(own[5:])))


def test_a_card_under_way_says_what_it_would_bring(app: App) -> None:
    scene = table(app)
    card = next(key for key in hand(scene) if int(key[5:]) < 100)
    start, space = middle(scene, card), middle(scene, "space:44")
    app.frame([motion(start), button(pygame.MOUSEBUTTONDOWN, start)], FRAME_MS)
    app.frame([motion((space[0] + 60, space[1]))], FRAME_MS)
    app.frame([motion(space)], FRAME_MS)
    assert scene.host.carried is not None
    assert words(scene).startswith(nouns.told(nouns.place(int(card[5:]))))


def words(scene: PlayScene) -> str:
    """The first line of the preview that was said last."""
    assert isinstance(scene.table, Table) and scene.table.panel_parts.told is not None
    return nouns.told(scene.table.panel_parts.told.about, scene.running.names)


def test_a_parchment_is_copied_with_one_click_among_those_that_may_be(app: App) -> None:
    scene = arranged(app, lambda view, legal: view.phase == "copy", which=-1, seed="5")
    copiers = hands.copiers(scene.view)
    shown = {int(key[5:]) for key in hand(scene)}
    legal = scene.legal()
    assert shown == {action.a for action in legal} | {action.b for action in legal}
    assert len(copiers) == 1
    click(app, scene, keys.card(legal[-1].b))
    assert (0, copiers[0], legal[-1].b) in state_of(scene).copies


def test_central_station_is_turned_by_its_picture_in_the_tray(app: App) -> None:
    seats = (human("Anna", 0), rabbit("greedy", 1))
    scene = begin(app, "bunny_kingdom", seats, "1", {"sky": True, "express": True})
    settle(app, scene, lambda: scene.deciding is not None)
    assert isinstance(scene.table, Table)
    assert scene.view.phase == "turn_station"
    wanted = scene.legal()[-1].a
    key = keys.corner(wanted)
    assert drawn(scene).places.tray.contains(drawn(scene).tray.rects[key])
    click(app, scene, key)
    assert state_of(scene).turn == wanted


@pytest.mark.parametrize("seed", ["1", "4"])
def test_tags_of_a_crowded_map_lie_beside_each_other(app: App, seed: str) -> None:
    scene = arranged(app, lambda view, legal: view.turn == 4, players=4, seed=seed)
    tags = [tag.rect for tag in drawn(scene).pieces.tags]
    assert len(tags) > 8
    for one, other in combinations(tags, 2):
        assert not one.colliderect(other)


def picking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[App, PlayScene]:
    """A person's pick beside two rabbits that do nothing by themselves."""
    app = make_app(tmp_path, speed=2)
    seats = (human("Anna", 0), rabbit("greedy", 1), rabbit("greedy", 2))
    scene = begin(app, "bunny_kingdom", seats, "1")
    settle(app, scene, lambda: scene.view.phase == "pick" and not scene.director.busy)
    scene.thinkers.stop()
    monkeypatch.setattr(scene.thinkers, "follow", lambda: None)
    return app, scene


def test_a_rabbit_that_seals_its_cards_takes_nothing_out_of_the_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, scene = picking(tmp_path, monkeypatch)
    assert scene.deciding == 0
    first, second = (middle(scene, key) for key in hand(scene)[:2])
    space = middle(scene, "space:44")
    app.frame([motion(first), button(pygame.MOUSEBUTTONDOWN, first)], 0.0)
    seal(scene)
    app.frame([button(pygame.MOUSEBUTTONUP, first)], 0.0)
    assert scene.hand.taken == (hand(scene)[0],)
    app.frame([motion(second), button(pygame.MOUSEBUTTONDOWN, second), motion(space)], 0.0)
    held = scene.host.carried
    assert held is not None
    seal(scene)
    assert scene.host.carried is held
    app.frame([button(pygame.MOUSEBUTTONUP, space)], 0.0)
    assert scene.hand.taken == tuple(hand(scene)[:2])
    app.close()


def test_a_rabbit_that_seals_its_cards_leaves_the_paper_that_says_why_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, scene = picking(tmp_path, monkeypatch)
    missing = next(s for s in range(100) if keys.card(s) not in hand(scene))
    pos = middle(scene, keys.space(missing))
    app.frame([motion(pos), button(pygame.MOUSEBUTTONDOWN, pos)], 0.0)
    app.frame([button(pygame.MOUSEBUTTONUP, pos)], 0.0)
    assert scene.why.rule == "BK-402"
    seal(scene)
    assert scene.why.rule == "BK-402"
    app.close()


def seal(scene: PlayScene) -> None:
    """A rabbit seals the first card it may."""
    seat = max(scene.running.actors())
    assert seat > 0
    scene.play(scene.running.submit(seat, scene.running.legal(seat)[0]))
    assert not scene.director.busy


def test_among_people_who_choose_at_once_the_prompt_and_the_portrait_are_of_one(app: App) -> None:
    seats = (human("Anna", 0), human("Ben", 3), rabbit("greedy", 2))
    scene = begin(app, "bunny_kingdom", seats, "1", {"sky": True})
    settle(app, scene, lambda: uncovered(app) and scene.deciding is not None)
    scene.desk.viewing._turn_to(1)
    scene.refresh()
    asked = scene.top.asked
    assert asked is not None and (asked[0], asked[1].title) == (3, "Ben, choose 3 cards to play")


def test_each_parchment_in_hand_and_tray_wears_its_worth(app: App) -> None:
    def kept_two(view: KingdomView, legal: Sequence[Action]) -> bool:
        return view.phase == "pick" and len(view.seats[0].parchments) > 1

    scene = arranged(app, kept_two, which=-1)
    tray = drawn(scene).tray
    own = scene.view.seats[0]
    seen = [card for card in (*own.hand, *own.parchments) if IS_PARCHMENT[card]]
    assert len(seen) > 1 and set(tray.worths) == set(seen)
    assert all(f"worth:{card}" in scene.table.nodes for card in own.parchments)


def test_a_plate_opens_what_its_seat_has_and_closes_again(app: App) -> None:
    scene = arranged(app, lambda view, legal: view.turn == 2 and view.step == 1)
    MouseRobot(app, scene, "1").click(scene.host.anchors["plate:1"].center)
    shown = {node.key for node in scene.stage.nodes if node.visible}
    has = scene.view.seats[1]
    assert f"sheet:{scene.host.seats[1].name}: " in str(sorted(shown))
    assert {f"sheet:pick:{i}" for i in range(len(has.picked))} <= shown and has.picked
    assert {f"sheet:waits:{kind}" for kind, count in enumerate(has.stock) if count} <= shown
    MouseRobot(app, scene, "1").click(scene.host.anchors["plate:1"].center)
    assert not any(node.key.startswith("sheet:") for node in scene.stage.nodes if node.visible)
    assert hand(scene)


@pytest.mark.usefixtures("painted")
def test_where_many_spaces_may_be_used_gold_lies_on_them_and_on_no_other(app: App) -> None:
    scene = table(app)
    lit = {space for space in range(100) if space % 7 not in (2, 5)}
    scene.table.mark(Marks(frozenset(map(keys.space, lit))), scene.view)
    marks = [node.art for node in scene.stage.nodes if node.key == "mark"]
    art = next(art for art in marks if art is not None and art.surface.get_width() > 400)
    cell = art.surface.get_width() / 10
    for space in range(100):
        x, y = int((space % 10 + 0.5) * cell), int((space // 10 + 0.5) * cell)
        inside = art.surface.get_rect().collidepoint(x, y)
        gold = inside and art.surface.get_at((x, y)).a > 0
        assert gold == (space in lit), space
        assert not gold or art.surface.get_at((x, y)).a < 90, "the land is seen through it"


def test_cards_keep_their_places_from_pick_to_pick_until_half_the_hand_is_gone(app: App) -> None:
    scene = table(app, players=4)

    def picking(step: int, view: KingdomView) -> bool:
        return view.phase == "pick" and view.step == step

    laid = []
    for step in range(3):
        play_on(app, scene, partial(picking, step))
        laid.append([drawn(scene).tray.rects[key] for key in hand(scene)])
    assert [len(rects) for rects in laid] == [10, 8, 6]
    assert laid[1] == laid[0][:8]


def test_who_waited_hears_that_it_is_their_turn(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(app)
    heard: list[str] = []
    monkeypatch.setattr(scene.table.host, "sound", heard.append)
    scene.play(scene.running.submit(0, scene.running.legal(0)[0]))
    settle(app, scene, lambda: scene.deciding is not None)
    assert "my_turn" not in heard, "the second card of one pick is no new turn"
    scene.play(scene.running.submit(0, scene.running.legal(0)[0]))
    settle(app, scene, lambda: scene.deciding is not None)
    assert heard.count("my_turn") == 1


def test_where_the_best_is_a_button_the_button_is_marked(app: App) -> None:
    scene = arranged(app, building)
    scene.table.mark(Marks(), scene.view)
    bare = len(scene.table.marking._nodes)
    scene.table.mark(Marks(hinted=(hands.NO_MORE,)), scene.view)
    assert len(scene.table.marking._nodes) > bare
    box = scene.table.box(hands.NO_MORE)
    found = scene.controls.find(hands.NO_MORE)
    assert box is not None and found is not None and box.rect == found.rect


def test_after_a_cover_the_first_tab_leads_to_the_hand_and_to_no_button(app: App) -> None:
    seats = (human("Anna", 0), human("Bert", 1), rabbit("greedy", 2))
    scene = begin(app, "bunny_kingdom", seats, "1", {})
    settle(app, scene, lambda: uncovered(app) and scene.deciding == 0)
    app.handle(press(pygame.K_TAB))
    for _ in range(2):
        scene.play(scene.running.submit(0, scene.running.legal(0)[0]))
    settle(app, scene, lambda: uncovered(app) and scene.deciding == 1)
    app.handle(press(pygame.K_TAB))
    current = scene.focus.current
    assert current is not None and current.key.startswith("card:")


def uncovered(app: App) -> bool:
    """Opens a cover, goes on from what everybody reads; returns True if neither was there."""
    scene = app.scene
    if isinstance(scene, CoverScene):
        scene.open()
        return False
    if isinstance(scene, PlayScene) and scene.desk.viewing.public:
        if not scene.director.busy:
            scene.people.open()
        return False
    return True
