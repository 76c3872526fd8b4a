"""The hall as a person uses it: tiles taken up, turned over, sent, taken back, committed."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import cast

import pygame
import pytest
from pygame import FRect, Rect

from tabletop.core.event import Event
from tabletop.core.game import CHANCE
from tabletop.core.words import Words
from tabletop.games.bunny_bidding.rules import actions as acts
from tabletop.games.bunny_bidding.rules import events as ev
from tabletop.games.bunny_bidding.rules import keys, scoring
from tabletop.games.bunny_bidding.rules.rules import State
from tabletop.games.bunny_bidding.rules.view import BiddingView
from tabletop.games.bunny_bidding.table import panel
from tabletop.games.bunny_bidding.table.board import Table
from tabletop.games.bunny_bidding.table.looks import Look
from tabletop.games.bunny_bidding.words import text
from tabletop.games.bunny_bidding.words.cards import card
from tabletop.scenes.app import App
from tabletop.scenes.play.cover import CoverScene
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.seats import human, rabbit
from tabletop.table.contract import COMMIT, Marks
from tabletop.table.controls import Button
from tabletop.table.stage import Node
from tests.robots import MouseRobot, begin, make_app, press, settle
from tests.typed import the

pytestmark = pytest.mark.usefixtures("shared_drawings")

SEEDS = {"forcing": "7", "money": "1", "spying": "10", "casting": "1"}
"""Matches in which Anna comes to be asked by such an egg."""


def drawn(scene: PlayScene) -> Table:
    return the(Table, scene.table)


def hall(app: App, phase: str = "turn", seed: str = "5", **options: object) -> PlayScene:
    """Anna is asked in that phase for the first time."""
    seats = (human("Anna", 0), *(rabbit("uniform", seat) for seat in range(1, 3)))
    scene = begin(app, "bunny_bidding", seats, seed, options)
    for _ in range(300):
        settle(app, scene, lambda: scene.deciding is not None)
        if scene.view.phase == phase:
            return scene
        legal = scene.running.legal(0)
        scene.play(scene.running.submit(0, legal[0]))
    raise AssertionError(f"nobody is asked in the phase {phase}")


def control(scene: PlayScene, key: str) -> Button:
    found = scene.controls.find(key)
    assert isinstance(found, Button), f"there is no {key}"
    return found


def click(app: App, scene: PlayScene, key: str) -> None:
    found = scene.controls.find(key)
    assert found is not None, f"there is no {key}"
    MouseRobot(app, scene, "x").click(found.rect.center)


def point(scene: PlayScene, key: str) -> tuple[int, int]:
    rect = scene.table.rect(key)
    assert rect is not None
    return rect.left + 8, rect.top + 8


def middle(scene: PlayScene, place: FRect) -> tuple[int, int]:
    return scene.table.host.layer.pixels(place).center


def take(app: App, scene: PlayScene, *numbers: int) -> None:
    for number in numbers:
        MouseRobot(app, scene, "x").click(point(scene, f"egg:{number}"))


def own(scene: PlayScene) -> list[tuple[int, int]]:
    """Returns the actions Anna has done so far, as verbs and numbers."""
    return [(a.kind, a.a) for seat, a in scene.running.match.log if seat == 0 and seat != CHANCE]


def two(scene: PlayScene) -> tuple[int, int]:
    """Two tiles that may be bid and offered."""
    tiles = [a.a for a in scene.legal() if a.kind == acts.BID_UP]
    return tiles[0], tiles[1]


def test_the_whole_bid_is_shown_before_the_button_makes_it(app: App) -> None:
    scene = hall(app)
    first, second = two(scene)
    before = own(scene)
    take(app, scene, first, second)
    assert own(scene) == before
    button = control(scene, COMMIT)
    assert button.label == f"Bid {first}, offer {second}" and button.enabled
    click(app, scene, COMMIT)
    assert own(scene)[len(before) : len(before) + 2] == [
        (acts.BID_UP, first),
        (acts.OFFER_UP, second),
    ]


def test_one_tile_is_not_yet_a_bid_and_an_offer(app: App) -> None:
    scene = hall(app)
    take(app, scene, two(scene)[0])
    button = control(scene, COMMIT)
    assert not button.enabled and button.tip == "First take up one more tile."


def test_chosen_tiles_are_taken_back_by_button_click_and_key(app: App) -> None:
    scene = hall(app)
    first, second = two(scene)
    for take_back in (
        lambda: click(app, scene, "slot_undo"),
        lambda: take(app, scene, first, second),
        lambda: app.frame([press(pygame.K_ESCAPE)], 20),
    ):
        take(app, scene, first, second)
        assert scene.hand.taken
        take_back()
        assert not scene.hand.taken and scene.controls.find(COMMIT) is None
        assert app.dialog is None


def test_a_tile_is_turned_face_down_before_it_is_laid(app: App) -> None:
    scene = hall(app)
    first, second = two(scene)
    take(app, scene, first)
    click(app, scene, "button:turn")
    assert control(scene, "button:turn").label == "Face up"
    take(app, scene, second)
    assert control(scene, COMMIT).label == f"Bid {first} down, offer {second}"
    before = own(scene)
    click(app, scene, COMMIT)
    assert own(scene)[len(before)] == (acts.BID_DOWN, first)


def test_two_tiles_face_down_are_refused_with_the_rule(app: App) -> None:
    scene = hall(app)
    for number in two(scene):
        take(app, scene, number)
        click(app, scene, "button:turn")
    before = own(scene)
    click(app, scene, COMMIT)
    assert own(scene) == before
    assert scene.why.shown and scene.why.rule == "BI-12"
    assert scene.hand.taken, "and the choice can be mended"


def test_the_last_tile_can_go_to_the_other_place(app: App) -> None:
    scene = hall(app)
    first, second = two(scene)
    take(app, scene, first, second)
    click(app, scene, "button:send")
    assert control(scene, COMMIT).label == f"Bid {second}, offer {first}"


def test_a_tile_goes_where_it_is_dropped(app: App) -> None:
    scene = hall(app)
    first, second = two(scene)
    robot = MouseRobot(app, scene, "x")
    robot.drag(point(scene, f"egg:{first}"), middle(scene, drawn(scene).places.stage))
    robot.drag(point(scene, f"egg:{second}"), middle(scene, drawn(scene).pieces.spots.box(0)))
    assert control(scene, COMMIT).label == f"Bid {second}, offer {first}"
    robot.drag(point(scene, f"egg:{first}"), middle(scene, drawn(scene).places.preview))
    assert control(scene, COMMIT).label == f"Bid {second}, offer {first}"


def test_the_offer_is_opened_with_two_tiles_at_once(app: App) -> None:
    scene = hall(app, "opening")
    tiles = [a.a for a in scene.legal()][:2]
    take(app, scene, *tiles)
    assert control(scene, COMMIT).label == f"Open {tiles[0]} and {tiles[1]}"
    before = len(own(scene))
    click(app, scene, COMMIT)
    assert own(scene)[before : before + 2] == [(acts.OPEN, tiles[0]), (acts.OPEN, tiles[1])]


def test_five_tiles_to_give_are_chosen_in_any_order(app: App) -> None:
    scene = hall(app, "giving", doubled_give=True)
    tiles = sorted(tile.number for tile in scene.view.hand)
    chosen = [tiles[-1], tiles[0], tiles[2], tiles[-2], tiles[1]]
    take(app, scene, *chosen[:4])
    assert not control(scene, COMMIT).enabled
    take(app, scene, chosen[4])
    assert control(scene, COMMIT).label == "Give 5 tiles"
    before = own(scene)
    click(app, scene, COMMIT)
    given = own(scene)[len(before) : len(before) + 5]
    assert given == [(acts.SET_ASIDE, number) for number in sorted(chosen)]


def test_the_hand_is_sorted_by_colour_or_number(app: App) -> None:
    scene = hall(app)
    faces = {f"egg:{tile.number}": tile.face for tile in scene.view.hand}

    def row() -> list[str]:
        rects = drawn(scene).pieces.spots.rects
        return sorted(faces, key=lambda key: (rects[key].y, rects[key].x))

    assert [faces[key] for key in row()] == sorted(faces.values())
    click(app, scene, "button:by_number")
    assert row() == sorted(faces, key=lambda key: int(key[4:]))


@pytest.mark.parametrize("phase", ["forcing", "money", "spying", "casting"])
def test_an_egg_that_asks_does_so_on_a_paper_with_its_name_and_rule(app: App, phase: str) -> None:
    scene = hall(app, phase, SEEDS[phase], specials=True)
    said = panel.asked(scene.view)
    assert said is not None and said.rule and said.question.endswith(("?", "box."))
    paper = scene.table.host.layer.pixels(drawn(scene).places.paper)
    answers = [
        a for a in scene.legal() if scene.table.gesture(a, scene.view).source[:6] == "button"
    ]
    if phase in ("forcing", "money"):
        assert len(answers) == 2
        buttons = [control(scene, scene.table.gesture(a, scene.view).source) for a in answers]
        assert all(paper.contains(button.rect) and button.enabled for button in buttons)
        assert not buttons[0].rect.colliderect(buttons[1].rect)
    else:
        boxes = [scene.table.rect(f"seat:{action.a}") for action in scene.legal()]
        assert len(boxes) >= 2 and not any(paper.colliderect(box) for box in boxes if box)
    watched = scene.running.view(1 if scene.running.actors() != (1,) else 2)
    assert panel.asked(the(BiddingView, watched)) is None


def test_a_held_power_says_what_it_is_used_on(app: App) -> None:
    scene = hall(app, powers=True)
    for _ in range(200):
        held = [key for key in scene.hand.lit() if key.startswith("extra:")]
        if held:
            break
        scene.play(scene.running.submit(0, scene.running.legal(0)[0]))
        settle(app, scene, lambda: scene.deciding is not None)
    scene.hand.take(held[0])
    prompt = scene.table.asks(scene.view, "Anna", scene.legal())
    assert prompt is not None and prompt.title.startswith("Anna, ")
    scene.hand.cancel()
    scene.refresh()
    assert scene.table.asks(scene.view, "Anna", scene.legal()) is None


def test_a_cover_lies_over_hands_and_goals_between_two_people(app: App) -> None:
    seats = tuple(human(name, figure) for figure, name in enumerate(("Anna", "Ben", "Cleo")))
    scene = begin(app, "bunny_bidding", seats, "7")
    robot = MouseRobot(app, scene, "covers")
    covered = []
    for _ in range(400):
        following = scene.desk.viewing.following
        if isinstance(app.scene, CoverScene) or (following is not None and not scene.director.busy):
            covered.append(scene.viewer if following is None else following)
            robot.open()
        elif scene.running.over or len(set(covered)) == 3:
            break
        elif app.dialog is not None:
            robot.answer_dialog()
        elif scene.deciding is not None:
            seat = scene.viewer
            robot._one_gesture()
            changed = scene.viewer != seat
            hidden = isinstance(app.scene, CoverScene) or scene.viewer is None
            assert not changed or hidden, "another hand lies open"
        else:
            app.frame([], 50)
    assert set(covered) == {0, 1, 2}


def test_everything_can_be_looked_at_closely_and_own_eggs_are_counted(app: App) -> None:
    scene = hall(app, seed="3", specials=True, powers=True)
    for _ in range(120):
        if scene.deciding is None or len(scene.view.pile) > 3:
            break
        scene.play(scene.running.submit(0, scene.running.legal(0)[0]))
        settle(app, scene, lambda: scene.deciding is not None or scene.running.over)
    view = scene.view
    assert len(view.pile) > 3
    for key in drawn(scene).pieces.spots.looks:
        if key.partition(":")[0] in ("count", "collected", "secret"):
            continue
        look = scene.table.close_look(key, view)
        assert look is not None and look.lines and look.rule.startswith("BI-")
        assert look.picture(200).get_width() == 200
    state = the(State, scene.running.match.state)
    own = scene.table.close_look("seat:0", view)
    assert own is not None and own.name.startswith("Anna: ")
    words = own.name[6:].replace("−", "-").split()
    assert int(words[0]) == scoring.tally(state, 0).points
    other = scene.table.close_look("seat:1", view)
    assert other is not None and "points" not in " ".join((other.name, *other.lines))


def test_the_prompt_tells_the_steps_of_a_round_as_they_are_shown(app: App) -> None:
    scene = hall(app)
    app.settings.speed = 2
    told: list[str] = []
    for _ in range(4000):
        app.frame([], 50)
        asked = scene.top.asked
        if scene.director.busy and asked is not None:
            assert not asked[1].title.endswith("is thinking")
            told += [asked[1].title] * (asked[1].title not in told)
        if any("takes the offer" in words or "nobody wins" in words for words in told):
            break
        if scene.deciding is not None:
            scene.play(scene.running.submit(0, scene.running.legal(0)[0]))
    steps = ("All tiles are turned up", "Most in the offer", " is worth ", "the offer")
    first = [next(i for i, words in enumerate(told) if step in words) for step in steps[:3]]
    assert first == sorted(first) and "offer" in told[-1]


def test_after_the_pictures_the_prompt_asks_again(app: App) -> None:
    scene = hall(app)
    app.settings.speed = 2
    scene.play(scene.running.submit(0, scene.running.legal(0)[0]))
    settle(app, scene, lambda: scene.deciding is not None)
    assert scene.top.asked is not None and scene.top.asked[1].title.startswith("Anna, ")


def test_a_hint_says_at_each_tile_what_is_done_with_it_until_it_is_taken_up(app: App) -> None:
    scene = hall(app)
    first, second = two(scene)
    scene.aids.point_out((acts.BIDS_UP[first], acts.OFFERS_UP[second]), "Bid, then offer")

    def said() -> list[str]:
        keys = [node.key for node in scene.stage.nodes]
        return sorted(key[7:].partition(",")[0] for key in keys if key.startswith("advice:"))

    assert said() == ["bid", "offer"]
    take(app, scene, scene.aids.advised[0].a)
    assert len(said()) == 1
    scene.hand.forget()
    scene.choosing.choose_all(scene.aids.advised, scene.hand.forget)
    assert said() == [] and scene.aids.advised == ()


def test_the_switch_is_lit_where_the_hand_is_sorted_so(app: App) -> None:
    scene = hall(app)
    assert control(scene, "button:by_colour").kind == "chosen"
    click(app, scene, "button:by_number")
    assert control(scene, "button:by_number").kind == "chosen"
    assert control(scene, "button:by_colour").kind == "quiet"


def test_a_click_on_a_bid_the_plaque_a_goal_or_an_offered_tile_opens_its_close_look(
    app: App,
) -> None:
    scene = hall(app)
    offered = next(key for key in drawn(scene).pieces.spots.rects if key.startswith("tile:"))
    for key in ("seat:1", "plaque", "goal:0:0", offered):
        scene.hand.take(key)
        assert scene.look.open, key
        scene.look.close()
    take(app, scene, int(drawn(scene).pieces.spots.hand[0][4:]))
    scene.hand.take("plaque")
    assert scene.look.open and len(scene.hand.taken) == 1, "looking leaves the choice as it is"
    scene.look.close()


def test_where_every_tile_may_be_used_the_tray_is_marked_once(app: App) -> None:
    scene = hall(app)
    marks = [node.area() for node in scene.stage.nodes if node.key == "mark"]
    tray = scene.table.host.layer.pixels(drawn(scene).places.tray)
    assert len(scene.view.hand) > 10 and len(marks) == 4
    assert tray.contains(marks[0].unionall(marks[1:]).inflate(-20, -20))
    middle = tray.inflate(-60, -60)
    assert not any(side.colliderect(middle) for side in marks)


def test_what_decides_the_auction_can_be_asked(app: App) -> None:
    """The plaque by pointing at it, stars, goals and bids by theirs."""
    scene = hall(app)
    table, view = scene.table, scene.view
    rect = table.rect("plaque")
    assert rect is not None and "plaque" in table.hits(rect.center)
    look = table.close_look("plaque", view)
    assert look is not None and look.rule == "BI-15" and "offer" in look.lines[0]
    zones = table.meaning(view, scene.legal(), cast(Words, text))
    told = {thing.key: thing.words for zone in zones for thing in zone.things}
    assert told["plaque"].startswith(("High wins: ", "Low wins: "))
    assert "points" in told["goal:0:0"] and "id" in told["seat:1"]
    assert all(f"egg:{tile.number}" in told for tile in view.hand)


def test_stars_of_a_crowded_offer_are_not_covered_by_the_next_tile(app: App) -> None:
    scene = hall(app)
    red = [Look(f"offer:{i}", (10 + i) | 1 << 7, up=True, owner=0) for i in range(20)]
    scene.table.show({f"tile:{i}": look for i, look in enumerate(red)})
    stars = {node.key: node for node in scene.stage.nodes}
    for i in range(19):
        star = stars[f"star:tile:{i}"]
        tiles = [the(Rect, scene.table.rect(f"tile:{i + step}")) for step in (0, 1)]
        assert tiles[0].x <= star.area().centerx <= tiles[1].x
        last = scene.table.nodes.node("tile:19")
        assert last is not None and star.z > last.z


def test_looking_at_a_player_names_the_powers_and_handicaps_that_lie_open(app: App) -> None:
    scene = hall(app, powers=True)
    for seat in range(3):
        shown = scene.table.close_look(f"seat:{seat}", scene.view)
        assert shown is not None
        words = " ".join(shown.lines)
        for tile in (*scene.view.powers[seat], *scene.view.handicaps[seat]):
            assert tile < 0 or card(tile).name in words
        secret = min(scene.view.handicaps[seat], default=0) < 0
        assert not secret or "Handicaps" not in words


def test_the_prompt_says_how_far_a_choice_is(app: App) -> None:
    scene = hall(app)
    eggs = drawn(scene).pieces.spots.hand
    first, second = (int(key[4:]) for key in eggs[:2])
    take(app, scene, first)
    asked = scene.table.asks(scene.view, "Anna", scene.running.legal(0))
    assert asked is not None and asked[:2] == ("Anna, choose one more tile", f"Chosen: bid {first}")
    take(app, scene, second)
    asked = scene.table.asks(scene.view, "Anna", scene.running.legal(0))
    assert asked is not None and asked.how.startswith(f"Chosen: bid {first}, offer {second}.")


def test_while_events_are_told_the_preview_runs_not_ahead(app: App) -> None:
    scene = hall(app, "opening", "11")
    opening = scene.view
    scene.play(scene.running.submit(0, scene.running.legal(0)[0]))
    settle(app, scene, lambda: scene.deciding is not None)
    scene.table.happened(Event(ev.TILE_OPENED), opening)
    paper = the(Node, scene.table.nodes.node("preview"))
    shown = paper.art
    scene.table.mark(Marks(), scene.view)
    assert paper.art is shown
    scene.table.panel(scene.view, scene.table.looks(scene.view))
    assert paper.art is not shown


def test_tab_goes_to_the_hand_and_the_buttons_before_what_can_only_be_looked_at(app: App) -> None:
    scene = hall(app)
    zones = list(dict.fromkeys(target.zone for target in scene.targets()))
    assert zones == ["hand", "buttons", "board", "bids", "goals", "bar"]


def test_a_tile_that_has_the_focus_is_seen_whole_when_the_next_choice_begins(app: App) -> None:
    scene = hall(app)
    app.handle(press(pygame.K_TAB))
    for _ in range(2):
        scene.play(scene.running.submit(0, scene.running.legal(0)[-1]))
        settle(app, scene, lambda: scene.deciding is not None)
    current = scene.focus.current
    assert scene.focus.shown and current is not None and current.key.startswith("egg:")
    assert scene.hand.hovered == current.key == drawn(scene).pieces.choice.lifted


def test_where_a_power_or_handicap_is_given_away_is_told_to_who_cannot_see_it(app: App) -> None:
    scene = hall(app, seed="2", powers=True)
    for _ in range(400):
        settle(app, scene, lambda: scene.deciding is not None or scene.running.over)
        if scene.running.over or any(a.kind == acts.GIVE_AWAY for a in scene.legal()):
            break
        legal = scene.legal()
        scene.play(scene.running.submit(0, legal[scene.running.ply % len(legal)]))
    gift = next(a for a in scene.legal() if a.kind == acts.GIVE_AWAY)
    gesture = scene.table.gesture(gift, scene.view)
    told = {thing.key: thing for thing in MouseRobot(app, scene, "x").things()}
    assert told[gesture.target].name and told[gesture.target].where is not None
    assert any(use.action == gift for use in told[gesture.source].uses)


def test_six_boxes_in_large_words_still_say_the_sum_of_a_bid(tmp_path: Path) -> None:
    """One tile tells its number by itself; of several in a box the sum is written below them."""
    app = make_app(tmp_path, (960, 600), scale=200, speed=0)
    seats = (human("Anna", 0), *(rabbit("uniform", seat) for seat in range(1, 6)))
    scene = begin(app, "bunny_bidding", seats, "5", {})
    settle(app, scene, lambda: scene.deciding is not None)
    table, looks = drawn(scene), dict(scene.director.looks)
    eggs = [look for key, look in looks.items() if key.startswith("egg:")]
    for index in range(2):
        bid = the(Look, eggs[index])._replace(
            place=keys.spot(1, index), up=True, owner=1, before=1
        )
        looks[f"tile:{90 + index}"] = bid
    table.show(looks)
    bids = Counter(the(Look, looks[key]).before for key in looks if key.startswith("tile:"))
    alone = next(seat for seat, count in bids.items() if seat >= 0 and count == 1)
    assert "sum:1" in table.nodes and f"sum:{alone}" not in table.nodes
    node = the(Node, table.nodes.node("sum:1"))
    assert table.host.layer.pixels(table.pieces.spots.box(1)).contains(node.area()) and node.visible
    app.close()
