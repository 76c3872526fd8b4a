"""The drawn table at work: odds before the roll, payment by hand, ribbon, trades, crowds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest
from pygame import FRect

from tabletop.core.action import Action
from tabletop.core.game import Player
from tabletop.games.killer_bunnies.agents.scores import scores
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import frames
from tabletop.games.killer_bunnies.rules.actions import ONLY
from tabletop.games.killer_bunnies.rules.rules import State
from tabletop.games.killer_bunnies.rules.setup import W_DEF, W_FREE, W_KILL, W_PLAY, W_ROLL, W_TALK
from tabletop.games.killer_bunnies.rules.view import KillerView, SeatView
from tabletop.games.killer_bunnies.table import payment, pictures, preview, sheets
from tabletop.games.killer_bunnies.table.board import Table
from tabletop.scenes.app import App
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.customs import Ease
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tabletop.table.art.picture import Size
from tests.games.killer_bunnies.scenario import Scene
from tests.games.killer_bunnies.table.moments import shown
from tests.robots import begin, make_app, press, settle
from tests.scenes.support import by_lot, uncovered
from tests.typed import some, the

KEY = "killer_bunnies"


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = make_app(tmp_path, speed=0)
    made.settings.timers = False
    yield made
    made.close()


def state_of(scene: PlayScene) -> State:
    state = scene.running.match.state
    assert isinstance(state, State)
    return state


def play_until(
    app: App, wanted: Callable[[PlayScene], bool], seeds: str = "abcdefgh", players: int = 2
) -> PlayScene:
    """A match in which Anna, played like a rabbit, has come to the wanted decision."""
    for seed in seeds:
        seats = (human("Anna", 0), *(rabbit("greedy", figure) for figure in range(1, players)))
        scene = begin(app, KEY, seats, seed)
        if _plays_until(app, scene, wanted):
            return scene
    raise AssertionError("no match came to that decision")


def _plays_until(app: App, scene: PlayScene, wanted: Callable[[PlayScene], bool]) -> bool:
    while True:
        settle(app, scene, lambda: _rests(app, scene))
        if scene.running.over:
            return False
        if wanted(scene):
            return True
        legal = list(scene.legal())
        judged = scores(state_of(scene), 0, legal)
        best = legal[max(range(len(legal)), key=judged.__getitem__)]
        scene.play(scene.running.submit(0, best))


EASY = Ease(True, True, True)


def _rests(app: App, scene: PlayScene) -> bool:
    if app.scene is not scene:
        app.pop()
    return scene.deciding is not None or (scene.running.over and not scene.director.busy)


def armed(weapon: str = "EB24", main: int = 4, second: int = 3) -> Scene:
    """A weapon on top, creatures on both sides, and enough to pay with."""
    arranged = Scene("blue", "violet").bunny(0, "EB05").bunny(1, "EV01").bunny(1, "EV09")
    return arranged.means(0, main, second).top(0, weapon)


def asked() -> Scene:
    """A weapon of the other side is aimed at a creature, and its owner may answer."""
    arranged = Scene("blue", "violet", active=1).bunny(0, "EB05").bunny(1, "EV01").means(1)
    arranged.top(1, "EV22").ask(0).do("play EV22", "target EB05")
    return arranged


def trading() -> Scene:
    """The main action is done, and both have saved cards."""
    arranged = Scene("blue", "violet").means(0).means(1)
    arranged.state.main_done = True
    return arranged


def board(scene: PlayScene) -> Table:
    assert isinstance(scene.table, Table)
    return scene.table


def frame(scene: PlayScene) -> tuple[int, ...]:
    found: tuple[int, ...] = scene.view.frame
    return found


def words_told(scene: PlayScene) -> tuple[str, ...]:
    """The lines at the head of the buttons."""
    return board(scene).panel_parts.lines


def test_a_weapon_is_drafted_aimed_and_says_its_odds_before_it_is_fired(app: App) -> None:
    scene = shown(app, armed())
    ply = scene.running.ply
    top = state_of(scene).top[0]
    scene.choose(acts.PLAYS[top])
    assert scene.running.ply == ply and frame(scene)[0] == frames.TARGET
    target = preview.targets(scene.view, 0, top)[0]
    scene.hand._point_at(f"card:{target}")
    told = preview.struck(scene.view, 0, top, target)[0].odds.words()
    assert words_told(scene) == told
    assert told[0].startswith("Level")
    labels = [control.label for control in scene.controls.items]
    assert any(label.startswith("Aim at") for label in labels)
    scene.choosing.take_back()
    assert state_of(scene).top[0] == top and scene.draft is None


def test_a_weapon_dropped_on_its_target_is_played_and_aimed_in_one_go(app: App) -> None:
    scene = shown(app, armed())
    top = state_of(scene).top[0]
    target = preview.targets(scene.view, 0, top)[0]
    start, end = board(scene).rect(f"card:{top}"), board(scene).rect(f"card:{target}")
    assert start is not None and end is not None
    hand = scene.hand
    hand._grab(start.center)
    hand._move(end.center)
    hand._drop(end.center)
    aimed = scene.draft is not None and frame(scene)[0] != frames.TARGET
    assert aimed or state_of(scene).top[0] != top


def test_the_resource_that_is_clicked_pays_and_the_rest_is_shown_anew(app: App) -> None:
    arranged = armed("EB26", 1, 4)
    scene = shown(app, arranged)
    scene.choose(acts.PLAYS[arranged.card("EB26")])
    scene.choose(Action(acts.TARGET, arranged.card("EV01")))
    assert frame(scene)[0] == frames.PAY and len(frame(scene)) > 3
    cost = frame(scene)[2:]
    planned = payment.plan(scene.desk.foresee)
    assert {part.piece for part in planned} <= {card.piece for card in scene.view.seats[0].saved}
    others = [a for a in scene.legal() if a.kind == acts.PAY and a.a != planned[0].piece]
    chosen = others[0] if others else Action(acts.PAY, planned[0].piece)
    scene.hand.take(f"card:{chosen.a}")
    view = scene.view
    spent = next((card for card in view.seats[0].saved if card.piece == chosen.a), None)
    assert spent is None or spent.spent
    if view.frame[0] == frames.PAY:
        assert view.frame[2:] == cost[1:]
        assert chosen.a not in {part.piece for part in payment.plan(scene.desk.foresee)}


def in_window(scene: PlayScene) -> bool:
    return frame(scene)[0] == frames.WINDOW


def test_a_window_waits_for_its_person_without_a_clock(app: App) -> None:
    app.settings.answers = False
    scene = shown(app, asked())
    ply = scene.running.ply
    assert board(scene).seconds(scene.view) is None
    for _ in range(100):
        app.frame([], 300.0)
    assert scene.running.ply == ply and in_window(scene)
    buttons = board(scene).buttons(scene.view, scene.legal())
    passing = next(spec for spec in buttons if spec.action == ONLY[acts.PASS])
    names = scene.running.names
    assert passing.label == scene.desk.words.describe(ONLY[acts.PASS], scene.view, names)


def test_a_trade_is_laid_out_on_both_sides_and_proposed_whole(app: App) -> None:
    scene = shown(app, trading())
    ply = scene.running.ply
    scene.choose(Action(acts.OFFER, 1))
    keys = board(scene).gathers(scene.view)
    give = next(key for key in reversed(keys) if ":give:" in key)
    ask = next(key for key in reversed(keys) if ":ask:" in key)
    scene.hand.take(ask)
    scene.hand.take(give)
    laid = board(scene).overlay.laid
    assert laid is not None and len(laid.wells) == 2
    gives, asks = laid.sheet.sides
    assert [item.key for item in gives.gives] == [give]
    assert ask in [item.key for item in asks.gives]
    made = board(scene).gathered([ask, give], scene.view)
    assert made[-1] == acts.ONLY[acts.PROPOSE]
    scene.choosing.choose_all(made, scene.hand.forget)
    assert scene.running.ply > ply + 2


def test_others_saved_cards_open_from_their_plates_and_close_again(app: App) -> None:
    scene = shown(app, trading())
    saved = f"card:{state_of(scene).saved[1][0]}"
    assert saved not in board(scene).pieces.nodes
    scene.hand.take("seat:1")
    assert saved in board(scene).pieces.nodes
    rect = board(scene).rect(saved)
    shelf = board(scene).host.layer.pixels(board(scene).pieces.scene.shelf)
    assert rect is not None and shelf.contains(rect)
    assert saved in board(scene).hits(rect.center)
    scene.hand.take("seat:1")
    assert saved not in board(scene).pieces.nodes


def test_a_creature_is_put_between_two_others_by_a_slot(app: App) -> None:
    arranged = Scene("blue", "violet").bunny(0, "EB13").bunny(0, "EB05").means(0).top(0, "EB14")
    arranged.do("play EB14")
    scene = shown(app, arranged)
    assert frame(scene)[0] == frames.PLACE
    piece = frame(scene)[2]
    before = list(state_of(scene).bunnies[0])
    rect = board(scene).rect("slot:circle:0:1")
    assert rect is not None
    assert board(scene).hits(rect.center)[0] == "slot:circle:0:1"
    scene.hand._click(rect.center)
    assert state_of(scene).bunnies[0][:3] == [before[0], piece, before[1]]
    assert scene.director.corrections == 0


def dropped_in_the_arena(app: App, arranged: Scene, name: str) -> PlayScene:
    """Drags that card of the TOP RUN to the place where cards are played."""
    scene = shown(app, arranged.top(0, name))
    settle(app, scene, lambda: _rests(app, scene))
    start = board(scene).rect(f"card:{arranged.card(name)}")
    assert start is not None
    scene.hand._grab(start.center)
    end = board(scene).rect("arena")
    assert end is not None
    scene.hand._move(end.center)
    scene.hand._drop(end.center)
    settle(app, scene, lambda: _rests(app, scene))
    return scene


def test_a_card_dropped_lies_in_the_one_slot_of_the_own_part_without_another_question(
    app: App,
) -> None:
    arranged = Scene("blue", "violet").bunny(1, "EV13").means(0, main=1)
    scene = dropped_in_the_arena(app, arranged, "EB13")
    assert state_of(scene).bunnies[0] == [arranged.card("EB13")]
    city = Scene("blue", "violet").bunny(0, "EB13").bunny(1, "EV13").means(0, main=3)
    scene = dropped_in_the_arena(app, city, "EB17")
    assert state_of(scene).cities[0] == [city.card("EB17")]


def test_where_a_dropped_card_goes_is_asked_where_the_own_part_has_several_slots(app: App) -> None:
    arranged = Scene("blue", "violet").bunny(0, "EB13").means(0, main=1)
    scene = dropped_in_the_arena(app, arranged, "EB14")
    assert frame(scene)[0] == frames.PLACE and scene.draft is not None
    assert state_of(scene).bunnies[0] == [arranged.card("EB13")]


@pytest.mark.parametrize("dragged", (True, False))
@pytest.mark.parametrize(("name", "seat"), (("EB14", 0), ("EB17", 0), ("EB17", 1)))
def test_a_card_taken_to_the_very_slot_lies_there_without_another_question(
    app: App, dragged: bool, name: str, seat: int
) -> None:
    """The slots open as soon as the card is in the hand; in another's part it is a gift."""
    arranged = Scene("blue", "violet").bunny(0, "EB13").bunny(0, "EB05").bunny(1, "EV13")
    scene = shown(app, arranged.means(0, main=3).top(0, name))
    settle(app, scene, lambda: _rests(app, scene))
    start = some(board(scene).rect(f"card:{arranged.card(name)}")).center
    slots = ("slot:circle:0:1",) if name == "EB14" else (f"slot:centre:{seat}:0",)
    if dragged:
        scene.hand._grab(start)
        scene.hand._move(board(scene).host.layer.pixels(board(scene).places.arena).center)
        end = some(board(scene).rect(slots[0])).center
        scene.hand._move(end)
        scene.hand._drop(end)
    else:
        scene.hand._click(start)
        scene.hand._click(some(board(scene).rect(slots[0])).center)
    settle(app, scene, lambda: _rests(app, scene))
    if name == "EB14":
        assert state_of(scene).bunnies[0][1] == arranged.card(name)
    else:
        assert state_of(scene).cities[seat] == [arranged.card(name)]
    assert scene.director.corrections == 0 and not app.faults


def test_every_card_in_sight_has_a_close_look(app: App) -> None:
    arranged = Scene("blue", "violet", "green", "yellow").bunny(0, "EB05").bunny(1, "EV01")
    arranged.city(0, "EB17", "EB13").under("EB17", "EB34").bunny(2, "EG05", 1).away(3, "EY01")
    scene = shown(app, arranged.means(0).means(1).discard(1, "EV22", "EV24").save(3, "EY41"))
    looked = 0
    for key, look in scene.director.looks.items():
        if key.startswith("card:"):
            found = board(scene).close_look(key, scene.view)
            assert found is not None and found.name and found.lines and found.rule
            looked += look.face >= 0
    assert looked > 20
    for key in ("pile:0", "discard:1", "top:1", "seat:2"):
        assert board(scene).close_look(key, scene.view) is not None


def test_a_weapon_carried_over_a_creature_says_its_odds_before_it_is_played(app: App) -> None:
    scene = shown(app, armed())
    top = state_of(scene).top[0]
    target = preview.targets(scene.view, 0, top)[0]
    scene.hand.take(f"card:{top}")
    rect = board(scene).rect(f"card:{target}")
    assert rect is not None
    scene.hand._hover(rect.center)
    told = preview.struck(scene.view, 0, top, target)
    assert words_told(scene) == told[0].odds.words()
    assert frame(scene)[0] == frames.FREE and scene.draft is None
    assert scene.hand.cancel()


def test_people_at_one_screen_are_asked_always_until_a_seat_wants_it_otherwise(app: App) -> None:
    """A question asked only where a card fits would reveal to the others that there is one."""
    one = begin(app, KEY, (human("Anna", 0), rabbit("uniform", 1)), "1")
    assert one.running.ease(0) == Ease(True, True, True)
    two = begin(app, KEY, (human("Anna", 0), human("Ben", 1)), "1")
    assert not two.running.ease(0).answers and not two.running.ease(1).answers
    assert two.running.ease(0).usual, "how one pays everybody sees"
    two.asking.toggle()
    assert [two.running.ease(seat).answers for seat in (0, 1)] == [True, False]
    app.settings.answers = False
    assert not one.running.ease(0).answers and not one.running.ease(0).usual


def test_the_pause_paper_changes_how_often_one_is_asked(app: App) -> None:
    scene = begin(app, KEY, (human("Anna", 0), rabbit("uniform", 1)), "1")
    for words, after in (("Ask me always", Ease(False, True)), ("Ask me less often", EASY)):
        scene.pause.ask()
        assert app.dialog is not None
        app.dialog.take(next(c for c in app.dialog.choices if c.label == words))
        assert scene.running.ease(0) == after


def test_passing_for_this_turn_lets_free_moments_go_by_until_one_is_struck(app: App) -> None:
    """The others see each question let pass, as by hand; going back lifts it, a turn's end too."""
    app.settings.answers = app.settings.end_turns = False

    def free_moment(scene: PlayScene) -> bool:
        return frame(scene)[0] == frames.WINDOW and frame(scene)[2] in (W_FREE, W_TALK)

    scene = play_until(app, free_moment)
    running, ply, turn = scene.running, scene.running.ply, scene.running.turn
    button = scene.controls.find("button:pass_turn")
    assert button is not None and button.enabled
    button.act()
    assert running.match.log[ply] == (0, ONLY[acts.PASS])
    asked: list[tuple[int, ...]] = []

    def next_turn(scene: PlayScene) -> bool:
        asked.append(frame(scene))
        return scene.running.turn > turn

    _plays_until(app, scene, next_turn)
    struck = (W_PLAY, W_DEF, W_ROLL, W_KILL)
    windows = [about for about in asked[:-1] if about[0] == frames.WINDOW]
    assert all(about[2] in struck for about in windows)
    assert not any("passes for this turn" in line.text for line in running.log(1)[ply:])
    _plays_until(app, scene, free_moment)
    assert running.ease(0).quiet is False, "another turn"
    running.undo_to(ply)
    assert running.ply == ply and not running.ease(0).quiet


def test_whoever_takes_the_tag_of_a_trade_is_asked_with_whom(app: App) -> None:
    scene = shown(app, trading())
    plates: Any = scene.top._plates._shown
    assert board(scene).asks(scene.view, "Anna", scene.legal()) is None
    assert any(active for _, _, active, *_ in plates)
    scene.hand.take("trade")
    assert not any(active for _, _, active, *_ in plates), "one's own plate looks like a choice"
    asked = some(board(scene).asks(scene.view, "Anna", scene.legal()))
    assert asked.title == "With whom do you trade?" and asked.how == "Click a plate."


def test_a_hand_card_is_offered_by_a_click_on_it(app: App) -> None:
    """R16: and one card of the other hand is asked for with it."""
    scene = shown(app, trading())
    scene.choose(Action(acts.OFFER, 1))
    card = f"card:{state_of(scene).hand[0][2]}"
    assert card in scene.hand.lit()
    scene.hand.take(card)
    laid = board(scene).overlay.laid
    assert laid is not None
    gives, asks = laid.sheet.sides
    assert [item.key for item in gives.gives] == [card]
    assert [item.how for item in asks.gives] == ["back"]
    names = [seat.name for seat in scene.running.seats]
    assert sheets.giving(gives, True, names) == "You give"
    assert sheets.giving(asks, False, names) == "Bramble gives, unseen: 1 card of the hand"
    made = board(scene).gathered([card], scene.view)
    assert [action.kind for action in made] == [acts.GIVE, acts.ASK_HAND, acts.PROPOSE]


def test_the_ring_of_the_keyboard_goes_with_a_hand_card_that_rises(app: App) -> None:
    scene = shown(app, Scene("blue", "violet").means(0).hand(0, "EB45").top(0, "EB52"))
    scene.choose(acts.ONLY[acts.SAVE_TOP])
    app.frame([], 50.0)
    for _ in range(6):
        app.frame([press(pygame.K_TAB)], 50.0)
        current = scene.focus.current
        if current is not None and board(scene).pieces.lifted == current.key:
            assert current.rect == board(scene).rect(current.key)
            return
    raise AssertionError("no hand card was reached")


@pytest.mark.parametrize(("key", "away"), [("button:vanish", 1), ("button:end_turn", 0)])
def test_one_button_ends_the_turn_and_says_who_leaves(app: App, key: str, away: int) -> None:
    arranged = Scene("blue", "violet").means(0).bunny(0, "EB11").bunny(1, "EV01")
    arranged.state.main_done = True
    scene = shown(app, arranged)
    button = scene.controls.find(key)
    assert button is not None and button.enabled
    button.act()
    kinds = [entry[1].kind for entry in scene.running.match.log if entry[0] == 0]
    assert kinds[:2] == [acts.END_TURN, acts.VANISH if away else acts.SKIP]
    assert len(state_of(scene).away[0]) == away


def test_a_rabbit_that_goes_on_waits_less_than_one_that_begins_whatever_it_holds(app: App) -> None:
    """Public facts alone decide: the last mover, and whether an answer is asked for."""
    app.settings.ai_pace = 2
    scene = begin(app, KEY, (rabbit("uniform", 0), rabbit("uniform", 1)), "3")
    running, rests = scene.running, dict[tuple[bool, bool], set[float]]()
    for _ in range(200):
        (seat, *_) = running.actors()
        scene.thinkers.stop()
        scene.thinkers.follow()
        last = running.match.steps[-1].player if running.match.steps else -1
        case = state_of(scene).answering(), last == seat
        rests.setdefault(case, set()).add(scene.thinkers._rest)
        legal = [a for a in running.legal(seat) if a.kind != acts.OFFER]
        running.submit(seat, legal[0])
    assert all(len(found) == 1 for found in rests.values())
    (begun,), (further,) = rests[False, False], rests[False, True]
    assert 0 < further < begun and rests[True, True] == rests[True, False] != {further}


def test_the_disc_of_an_occupants_power_leaves_the_numbers_of_its_city_in_sight(app: App) -> None:
    arranged = Scene("blue", "violet").means(0).city(0, "EB17", "EB04")
    table = board(shown(app, arranged))
    disc = some(table.rect(f"power:{arranged.card('EB04')}"))
    city = some(table.rect(f"card:{arranged.card('EB17')}"))
    assert city.y + 0.2 * city.h < disc.y and disc.bottom < city.bottom - 0.2 * city.h


def test_the_rings_turn_so_that_the_part_of_whoever_looks_is_nearest(app: App) -> None:
    """And stay so for everybody."""
    people = tuple(human(name, figure) for figure, name in enumerate(("Anna", "Ben", "Mia")))
    running, luck = Running.new(KEY, people, {}, "5", app.library), Random(2)

    def parts(viewer: Player | None) -> tuple[SeatView, ...]:
        view = running.view(viewer)
        assert isinstance(view, KillerView)
        return view.seats

    while not all(part.bunnies for part in parts(None)):
        by_lot(running, luck, running.ply + 1)
    app.go(PlayScene(app, running))
    scene = the(PlayScene, uncovered(app))
    for seat in (1, 0, 2):
        for viewer in (seat, None):
            scene.director.sync(running.view(viewer))
            cards = [f"card:{part.bunnies[0].piece}" for part in parts(viewer)]
            feet = [some(scene.table.rect(card)).bottom for card in cards]
            assert feet[seat] == max(feet), (seat, viewer, feet)


def test_a_tag_whose_place_has_no_width_is_as_wide_as_its_words(painted: None) -> None:
    """The number below a die, and words that rise from a creature."""
    at = Size.of(FRect(0, 0, 0, 0), 1.0)
    short, long = (pictures.tag(words).at(at).surface.get_width() for words in ("9", "Anna: 9"))
    assert long > 1.5 * short
