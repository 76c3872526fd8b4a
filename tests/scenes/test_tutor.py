"""The tutor: what it holds and what not, the four ways on, and what it counts as."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from tabletop.ai.analysis import Analysis, analysis
from tabletop.ai.analyst import Analyst, Found
from tabletop.core.action import Action
from tabletop.core.registry import games
from tabletop.scenes.app import LONGEST_STEP_MS, App
from tabletop.scenes.play.messages import say
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.play.tutor import (
    LEVELS,
    LONGEST_MS,
    SPEAKS_FROM,
    Made,
)
from tabletop.scenes.results.scene import aids_line
from tabletop.scenes.settings.rows import Maker
from tabletop.scenes.settings.scene import SettingsScene
from tabletop.scenes.settings.tabs import play
from tabletop.scenes.setup.scene import SetupScene
from tabletop.session.review import TUTORED
from tabletop.session.seats import human, rabbit
from tabletop.table.controls import Control
from tabletop.words.books import said
from tests.robots import begin, make_app, press, settle
from tests.scenes.support import click, weighed
from tests.typed import some, the

KEY = "bounce_bunny_bounce"
RABBITS = (rabbit("uniform", 1), rabbit("uniform", 2), rabbit("uniform", 3))


class Scripted(Analyst):
    """An analyst that answers when it is told to, and remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__("inline")
        self.questions: list[dict[str, Any]] = []
        self.cancelled: list[int] = []

    def ask(self, *args: Any, **how: Any) -> int:
        self.questions.append({"tell": args[5], "must": how.get("must", ())})
        return len(self.questions)

    def cancel(self, number: int) -> None:
        self.cancelled.append(number)

    def poll(self, slice_ms: float = 4.0) -> None:
        pass

    def answer(self, found: Analysis | None, final: bool = True) -> None:
        self.questions[-1]["tell"](Found(len(self.questions), found, final))


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = make_app(tmp_path, speed=0, tutor=LEVELS.index("mistakes"), confirmations=False)
    made._analyst = Scripted()
    yield made
    made.close()


def table(app: App, seed: str = "1") -> tuple[PlayScene, Scripted]:
    scene = begin(
        app, KEY, (human("Anna", 0), rabbit("uniform", 1)), seed, {"first_player": "0"}
    )
    settle(app, scene, lambda: scene.deciding is not None and len(scene.legal()) > 2)
    analyst = app.analyst
    assert isinstance(analyst, Scripted)
    return scene, analyst


def apart(scene: PlayScene, loss: float, worlds: int = 5_000) -> tuple[Action, Analysis]:
    """An action that loses so much against another one."""
    best, bad, *_ = scene.legal()
    return bad, weighed(((best,), 0.7), ((bad,), 0.7 - loss), worlds=worlds)


def held(app: App) -> bool:
    zone = the(PlayScene, app.scene).tutor.zone()
    return zone is not None and " gives away about " in zone.things[0].name


def test_a_mistake_is_held_before_it_is_done_and_thinking_again_is_the_default(app: App) -> None:
    scene, analyst = table(app)
    bad, found = apart(scene, 0.12)
    ply = scene.running.ply
    scene.choose(bad)
    assert scene.running.ply == ply and scene.tutor.holding
    assert analyst.questions[-1]["must"] == ((bad,),)
    analyst.answer(found)
    assert held(app) and scene.running.ply == ply
    words, *buttons = some(scene.tutor.zone()).things
    done = scene.desk.words.describe(bad, scene.view, scene.running.names)
    assert words.name.startswith(f"“{done}” gives away about 12 ± 1 %.")
    labels = [button.name for button in sorted(buttons, key=lambda one: some(one.where)[1::-1])]
    assert labels == ["Play it, tutor off", "Play it all the same", "Show me", "Think again"]
    for event in ([], [press(pygame.K_ESCAPE)], [], []):
        app.frame(event, 500.0)
    assert not held(app) and scene.running.ply == ply and scene.deciding is not None
    assert scene.running.aids["tutor"] == 1
    assert aids_line(scene.running.aids) == "With the help of: tutor (1)."


def act(app: App, label: str) -> None:
    button = next(c for c in app.scene.controls.items if c.label == label)
    for event in click(button.rect.center):
        app.frame([event], 16.0)


def hold(app: App) -> tuple[PlayScene, Action]:
    """A choice is held."""
    scene, analyst = table(app)
    bad, found = apart(scene, 0.12)
    scene.choose(bad)
    analyst.answer(found)
    assert held(app)
    return scene, bad


@pytest.mark.parametrize("label", ["Play it, tutor off", "Play it all the same", "Show me"])
def test_its_buttons_can_be_pressed_where_the_tables_own_lie_below(app: App, label: str) -> None:
    """In Bunny Bidding three of four were dead over "Offer 10" and "By colour"."""
    scene, _ = hold(app)
    ours = next(c for c in scene.controls.items if c.label == label)
    scene.controls.add(Control("below", ours.rect.inflate(20, 20), lambda: None, label="below"))
    act(app, label)
    assert not held(app)


def test_the_bubble_covers_neither_the_choice_nor_what_is_asked(app: App) -> None:
    scene, bad = hold(app)
    place = some(some(scene.tutor.speaker).place)
    gesture = scene.table.gesture(bad, scene.view)
    for key in (gesture.source, gesture.target):
        rect = scene.table.rect(key)
        assert rect is None or not place.bubble.colliderect(rect)
    assert not place.bubble.colliderect(scene.frame.prompt)
    assert {gesture.source, gesture.target} & set(scene.marks.chosen)


@pytest.mark.parametrize(("steps", "done"), [(0, False), (2, True)])
def test_by_keys_enter_thinks_again_and_other_ways_are_walked_to(
    app: App, steps: int, done: bool
) -> None:
    scene, bad = hold(app)
    ply = scene.running.ply
    for _ in range(steps):
        app.frame([press(pygame.K_TAB)], 16.0)
    app.frame([press(pygame.K_RETURN)], 16.0)
    assert not held(app) and (scene.running.ply > ply) == done
    assert not done or scene.running.match.log[ply].action == bad


def test_the_ribbon_says_that_it_is_held_and_which_keys_lead_on_until_it_is_not(
    app: App,
) -> None:
    scene, analyst = table(app)
    before = scene.top.asked
    bad, found = apart(scene, 0.12)
    scene.choose(bad)
    analyst.answer(found)
    asked = some(scene.top.asked)[1]
    assert asked.title == "Anna, this is held, not done yet" and asked.how == say("tutor-ways")
    for word, key in (("Enter", pygame.K_RETURN), ("Tab", pygame.K_TAB)):
        assert word in say("tutor-ways") and scene.tutor.takes(press(key))
        assert held(app) == (word == "Tab")
        if not held(app):
            assert scene.top.asked == before
            scene.choose(bad)
            analyst.answer(found)


def test_what_is_held_wears_a_sign_and_the_bubble_lies_where_few_pieces_do(
    app: App,
) -> None:
    scene = begin(app, "bunny_boom", (human("Anna", 0), rabbit("uniform", 1)), "1")
    settle(app, scene, lambda: scene.deciding is not None and len(scene.legal()) > 2)
    bad, found = apart(scene, 0.12)
    scene.choose(bad)
    analyst = the(Scripted, app.analyst)
    analyst.answer(found)
    assert held(app) and [node for node in scene.stage.nodes if node.key == "sign"]
    bubble = some(some(scene.tutor.speaker).place).bubble
    keys = {key for group in scene.table.groups(scene.view) for key in group.keys}
    pieces = [rect for key in keys if (rect := scene.table.rect(key)) is not None]
    covered = sum(part.w * part.h for part in (bubble.clip(rect) for rect in pieces))
    assert covered < 0.2 * bubble.w * bubble.h


@pytest.mark.parametrize("at", [0.0, 0.3, 0.6])
def test_in_large_type_most_bids_are_seen_beside_the_bubble(tmp_path: Path, at: float) -> None:
    """What the others have bid is what a bid is weighed against; the bubble with its four buttons
    took the whole row of them."""
    app = make_app(tmp_path, (960, 600), scale=200, speed=0, tutor=2, confirmations=False)
    app._analyst = Scripted()
    seats = (human("Anna", 0), *(rabbit("uniform", seat) for seat in range(1, 4)))
    scene = begin(app, "bunny_bidding", seats, "3")
    settle(app, scene, lambda: scene.deciding is not None and len(scene.legal()) > 12)
    bad = scene.legal()[round(at * len(scene.legal()))]
    best = next(action for action in scene.legal() if action != bad)
    scene.choose(bad)
    the(Scripted, app.analyst).answer(weighed(((best,), 0.7), ((bad,), 0.58)))
    assert held(app)
    bubble = some(some(scene.tutor.speaker).place).bubble
    [bids] = [group for group in scene.table.groups(scene.view) if group.key == "bids"]
    places = [some(scene.table.rect(key)) for key in bids.keys]
    seen = sum(not bubble.colliderect(place) for place in places)
    assert len(places) == 4 and seen >= 2
    assert all(not bubble.colliderect(some(scene.table.rect(key))) for key in scene.tutor.keys)
    app.close()


def test_the_place_a_card_of_bunny_kingdom_leads_to_is_neither_covered_nor_veiled(
    app: App,
) -> None:
    scene = begin(app, "bunny_kingdom", (human("Anna", 0), *RABBITS), "1")
    settle(app, scene, lambda: scene.deciding is not None and len(scene.legal()) > 2)
    leads = [(a, scene.table.leads_to(a, scene.view)) for a in scene.legal()]
    bad, place = next(each for each in leads if each[1])
    told = scene.desk.words.describe(bad, scene.view, scene.running.names)
    assert scene.table.name_of(place, scene.view) in told
    best = next(a for a, _ in leads if a != bad)
    found = weighed(((best,), 0.7), ((bad,), 0.5))
    made = Made(0, (bad,), scene.refresh, scene.refresh)
    scene.tutor._hold(made, found, some(found.of((bad,))))
    where = some(scene.table.rect(place))
    assert not some(some(scene.tutor.speaker).place).bubble.colliderect(where)
    veil = next(node for node in scene.stage.nodes if node.key == "veil")
    assert some(veil.art).surface.get_at(where.center).a == 0


def test_a_click_beside_the_bubble_thinks_again_and_does_nothing_else(app: App) -> None:
    scene, _ = hold(app)
    ply = scene.running.ply
    window = pygame.Rect(0, 0, *app.size)
    speaker = some(scene.tutor.speaker)
    spots = [(x, y) for x in range(4, window.w, 90) for y in range(90, window.h, 90)]
    beside = next(spot for spot in spots if not speaker.covers(spot))
    for event in click(beside):
        app.frame([event], 16.0)
    assert not held(app) and scene.running.ply == ply


def test_the_veil_goes_with_the_bubble_and_when_the_window_changes(app: App) -> None:
    scene, _ = hold(app)
    assert [node for node in scene.stage.nodes if node.key == "veil"]
    scene.rebuild()
    assert not [node for node in scene.stage.nodes if node.key == "veil"] and not held(app)
    assert not scene.tutor.waits and scene.deciding is not None


def mistaken(app: App) -> tuple[PlayScene, Scripted, int, Action]:
    """A table at which the tutor holds a bad choice; the ply it stands at, and the choice."""
    scene, analyst = table(app)
    bad, found = apart(scene, 0.12)
    ply = scene.running.ply
    scene.choose(bad)
    analyst.answer(found)
    return scene, analyst, ply, bad


def test_a_choice_the_tutor_held_back_is_played_when_one_insists(app: App) -> None:
    scene, _, ply, bad = mistaken(app)
    act(app, "Play it all the same")
    assert scene.running.match.log[ply].action == bad


def test_the_tutor_shows_the_better_choice_when_asked(app: App) -> None:
    scene, _, ply, _ = mistaken(app)
    act(app, "Show me")
    assert scene.running.ply == ply and scene.aids.hinted
    scene.aids.hint()
    assert "wins 70 in 100" in scene.aids._said


def test_the_tutor_is_silent_for_the_rest_of_a_match_when_told_so(app: App) -> None:
    """And the choice is done, as the button says."""
    scene, analyst, ply, bad = mistaken(app)
    act(app, "Play it, tutor off")
    assert scene.running.match.log[ply].action == bad
    asked = len(analyst.questions)
    settle(app, scene, lambda: scene.deciding is not None and len(scene.legal()) > 2)
    ply = scene.running.ply
    scene.choose(scene.legal()[0])
    assert scene.running.ply > ply and len(analyst.questions) == asked


@pytest.mark.parametrize(
    ("level", "loss", "speaks"),
    [
        ("blunders", 0.12, False), ("blunders", 0.2, True), ("mistakes", 0.05, False),
        ("mistakes", 0.1, True), ("everything", 0.05, True), ("everything", 0.01, False),
    ],
)  # fmt: skip
def test_how_much_is_held_is_the_players_to_say(
    app: App, level: str, loss: float, speaks: bool
) -> None:
    app.settings.tutor = LEVELS.index(level)
    scene, analyst = table(app)
    bad, found = apart(scene, loss)
    ply = scene.running.ply
    scene.choose(bad)
    analyst.answer(found)
    assert held(app) == speaks and (scene.running.ply > ply) != speaks


def test_set_up_and_settings_say_from_how_much_it_speaks_at_each_setting(app: App) -> None:
    for level, words in zip(SPEAKS_FROM[1:], LEVELS[1:], strict=True):
        assert re.search(rf"{round(100 * level)} % [^%]*\({words}\)", said(TUTORED))
    app.go(SetupScene(app, games()[KEY]))
    assert said(TUTORED) in [option.help for _, option, _ in the(SetupScene, app.scene)._rows()]
    app.over("settings")
    screen = the(SettingsScene, app.scene)
    assert said(TUTORED) in [row.help for row in play(Maker(screen, lambda *changed: None))]


def test_what_may_be_as_good_within_the_error_is_never_held(app: App) -> None:
    scene, analyst = table(app)
    bad, found = apart(scene, 0.12, worlds=30)
    choice = found.of((bad,))
    assert choice is not None and choice.behind > 0.1
    sums = found.pairs[0, 1]._replace(squares=(30.0, 30.0, 0.0, 0.0, 0.0))
    unsure = analysis(found.tried, {(0, 1): sums}, "s", 30, 1.0, 1.0)
    scene.choose(bad)
    analyst.answer(unsure)
    assert not held(app) and scene.running.match.log[-1]


def test_a_choice_that_is_known_to_be_good_is_done_at_once(app: App) -> None:
    scene, analyst = table(app)
    _, found = apart(scene, 0.12)
    analyst.answer(found)
    ply = scene.running.ply
    best = found.choices[0].plan[0]
    scene.choose(best)
    assert scene.running.ply > ply and not held(app)


def early(scene: PlayScene, spread: float = 30.0) -> Analysis:
    """Of thirty worlds, which differed so much that a loss of 12 % may be luck."""
    _, found = apart(scene, 0.12, worlds=30)
    sums = found.pairs[0, 1]._replace(squares=(spread, spread, 0.0, 0.0, 0.0))
    return analysis(found.tried, {(0, 1): sums}, "s", 30, 1.0, 1.0)


def test_a_choice_waits_until_it_is_clear_whether_it_gives_much_away(app: App) -> None:
    """First numbers that may be luck let nothing pass; firmer ones end it before the time is."""
    scene, analyst = table(app)
    bad, found = apart(scene, 0.12)
    ply = scene.running.ply
    scene.choose(bad)
    for numbers in (early(scene), replace(found, glimpse=True)):
        analyst.answer(numbers, final=False)
        assert scene.tutor.holding and not held(app) and scene.running.ply == ply
    analyst.answer(found, final=False)
    assert held(app) and scene.running.ply == ply
    assert len(analyst.questions) in analyst.cancelled


def test_a_choice_that_is_soon_known_to_be_good_does_not_wait_longer(app: App) -> None:
    scene, analyst = table(app)
    _, found = apart(scene, 0.12)
    ply = scene.running.ply
    scene.choose(found.choices[0].plan[0])
    analyst.answer(early(scene), final=False)
    assert scene.tutor.holding
    analyst.answer(found, final=False)
    assert not scene.tutor.holding and scene.running.ply > ply


def later(app: App, ms: float) -> None:
    for _ in range(int(ms / LONGEST_STEP_MS) + 1):
        app.frame([], LONGEST_STEP_MS)


def test_a_choice_that_waits_is_said_to(app: App) -> None:
    scene, analyst = table(app)
    bad, found = apart(scene, 0.12)
    scene.choose(bad)
    app.frame([], 100.0)
    assert app.notice.text != say("weighing")
    later(app, 600.0)
    assert app.notice.text == say("weighing")
    analyst.answer(found)
    app.frame([], 16.0)
    assert held(app) and app.notice.text != say("weighing")


def test_what_is_known_of_other_choices_does_not_let_one_pass_without_a_word(app: App) -> None:
    scene, analyst = table(app)
    _, _, third, *_ = scene.legal()
    _, found = apart(scene, 0.12)
    analyst.answer(found)
    scene.choose(third)
    assert scene.tutor.holding
    later(app, LONGEST_MS)
    assert not scene.tutor.holding and app.notice.text == say("too-busy")


@pytest.mark.parametrize("numbers", [False, True])
def test_on_a_busy_machine_a_choice_waits_a_while_and_is_then_decided_by_what_is_known(
    app: App, numbers: bool
) -> None:
    scene, analyst = table(app)
    bad, _ = apart(scene, 0.12)
    ply = scene.running.ply
    scene.choose(bad)
    if numbers:
        analyst.answer(early(scene, 2.6), final=False)
    later(app, LONGEST_MS / 2)
    assert scene.tutor.holding and scene.running.ply == ply
    later(app, LONGEST_MS / 2)
    assert not scene.tutor.holding and held(app) == numbers
    assert (scene.running.ply > ply) != numbers
    assert numbers or app.notice.text == say("too-busy")


def test_when_the_analysis_fails_the_choice_is_done(app: App) -> None:
    scene, analyst = table(app)
    ply = scene.running.ply
    scene.choose(scene.legal()[0])
    analyst.answer(None)
    assert scene.running.ply > ply and not held(app)


def test_undo_lets_go_of_what_is_weighed(app: App) -> None:
    scene, analyst = table(app)
    scene.choose(scene.legal()[0])
    scene.tutor.forget()
    assert analyst.cancelled and not scene.tutor.holding


def test_off_nothing_is_asked(app: App) -> None:
    app.settings.tutor = 0
    scene, analyst = table(app)
    ply = scene.running.ply
    scene.choose(scene.legal()[0])
    assert scene.running.ply > ply and not analyst.questions


@pytest.mark.parametrize(
    ("chances", "places"), [((0.7, 0.6, 0.5), [1, 2, 3]), ((0.7, 0.7, 0.5), [1, 1, 3])]
)
def test_a_hint_numbers_the_moves_and_equal_ones_alike(
    app: App, chances: tuple[float, ...], places: list[int]
) -> None:
    scene, _ = table(app)
    found = weighed(*(((action,), chance) for action, chance in zip(scene.legal(), chances)))
    scene.aids.show_hint(found)
    keys = [scene.table.gesture(c.plan[0], scene.view) for c in found.choices]
    numbers = [scene.marks.numbers[gesture.target or gesture.source] for gesture in keys]
    assert numbers == places and len(scene.aids.hinted) >= 3
    scene.aids.forget_hint()
    assert scene.aids.numbers == {}


def test_a_single_hinted_move_wears_a_bulb(app: App) -> None:
    scene, _ = table(app)
    scene.aids.show_hint(weighed(((scene.legal()[0],), 0.7)))
    assert scene.aids.hinted and scene.marks.numbers == {}
