"""What a person sees and does at the play screen: refusals, drafts, aids, keys, interruptions."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from tabletop.core.registry import game as find_game
from tabletop.games.bounce_bunny_bounce.rules import actions
from tabletop.games.bounce_bunny_bounce.table.board import Table
from tabletop.games.killer_bunnies.rules.actions import SET_RUNS
from tabletop.scenes.app import App
from tabletop.scenes.books.rulebook import RulebookScene
from tabletop.scenes.play.messages import say
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.results.scene import ResultsScene, aids_line
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tabletop.table.contract import Gesture
from tabletop.table.controls import Button
from tests.robots import MouseRobot, begin, button, drawn_games, make_app, motion, press, settle
from tests.scenes.support import weighed
from tests.typed import some, the

KEY = "bounce_bunny_bounce"
STARTS: dict[str, object] = {"first_player": "0"}


def alone(app: App, seed: str = "1") -> PlayScene:
    scene = begin(app, KEY, (human("Anna", 0), rabbit("uniform", 1)), seed, STARTS)
    settle(app, scene, lambda: scene.deciding is not None)
    return scene


def together(app: App, seed: str = "1") -> PlayScene:
    scene = begin(app, KEY, (human("Anna", 0), human("Tom", 5)), seed, STARTS)
    settle(app, scene, lambda: scene.deciding is not None)
    return scene


def until_phase(app: App, scene: PlayScene, phase: str) -> None:
    """Plays the person's first choices until the table asks for `phase`."""
    for _ in range(400):
        settle(app, scene, lambda: app.scene is not scene or scene.deciding is not None
               or scene.running.over)  # fmt: skip
        if app.scene is not scene:
            app.pop()
            continue
        assert not scene.running.over, f"the match ended without {phase}"
        if scene.view.phase == phase:
            return
        robot = MouseRobot(app, scene, "first")
        legal = [a for a in scene.legal() if not scene.table.question(a, scene.view)]
        wanted = [a for a in legal if a.kind == actions.END_TURN] or legal
        robot.make(scene.table.gesture(wanted[scene.running.ply % len(wanted)], scene.view))
    raise AssertionError(f"{phase} never came")


def found(app: App, phase: str) -> PlayScene:
    """A match of one person that has come to `phase`."""
    for seed in range(40):
        scene = alone(app, f"{phase}{seed}")
        try:
            until_phase(app, scene, phase)
        except AssertionError:
            continue
        return scene
    raise AssertionError(f"no match came to {phase}")


def click(app: App, pos: tuple[int, int]) -> None:
    app.frame([motion(pos)], 20)
    app.frame([button(pygame.MOUSEBUTTONDOWN, pos), button(pygame.MOUSEBUTTONUP, pos)], 20)


def middle(scene: PlayScene, key: str) -> tuple[int, int]:
    rect = scene.table.rect(key)
    assert rect is not None
    return rect.center


# ------------------------------------------------------------------------------------- refusals


def test_a_refused_click_names_its_rule_and_r_opens_the_rule_book_there(app: App) -> None:
    scene = alone(app)
    click(app, middle(scene, "cell:3"))
    assert scene.why.shown and scene.why.rule.startswith("BBB-")
    assert scene.refused == "cell:3"
    app.frame([press(pygame.K_r)], 20)
    assert isinstance(app.scene, RulebookScene)


def test_every_cell_that_is_not_legal_is_refused_with_a_rule(app: App) -> None:
    scene = alone(app)
    legal = {action.a for action in scene.legal()}
    for cell in range(35):
        if cell not in legal:
            scene.hand._refuse(Gesture(f"cell:{cell}"))
            assert scene.why.rule.startswith("BBB-"), cell


def test_a_click_beside_everything_says_nothing(app: App) -> None:
    scene = alone(app)
    click(app, (scene.frame.table.x + 2, scene.frame.table.bottom - 2))
    assert not scene.why.shown


def test_a_bunny_dropped_where_it_may_not_go_glides_home_with_a_reason(app: App) -> None:
    scene = alone(app)
    ply = scene.running.ply
    robot = MouseRobot(app, scene, "x")
    robot.drag(middle(scene, "bunny:0"), middle(scene, "cell:3"))
    assert scene.running.ply == ply and scene.why.shown
    settle(app, scene, lambda: not scene.director.busy)
    table = the(Table, scene.table)
    bed = table.host.layer.pixels(table.places.bed)
    assert some(table.rect("bunny:0")).bottom > bed.bottom


# --------------------------------------------------------------------------------- half choices


def test_a_swap_is_a_drag_of_one_card_onto_another(app: App) -> None:
    scene = found(app, "swap_first")
    ply = scene.running.ply
    one, two = (some(scene.table.rect(f"cell:{a.a}")) for a in list(scene.legal())[:2])
    MouseRobot(app, scene, "x").drag(one.center, two.center)
    assert scene.draft is None and scene.running.ply >= ply + 2
    assert scene.running.match.log[ply].action.kind == actions.SWAP_FIRST
    assert scene.director.corrections == 0


def test_half_a_swap_is_taken_back_with_esc_and_nothing_is_logged(app: App) -> None:
    scene = found(app, "swap_first")
    ply = scene.running.ply
    first = scene.legal()[0]
    click(app, middle(scene, f"cell:{first.a}"))
    assert scene.draft is not None and scene.view.phase == "swap_second"
    app.frame([press(pygame.K_ESCAPE)], 20)
    assert scene.draft is None and scene.view.phase == "swap_first"
    assert scene.running.ply == ply and app.dialog is None


def test_a_card_of_a_swap_dropped_beside_the_field_takes_the_choice_back(app: App) -> None:
    scene = found(app, "swap_first")
    first = scene.legal()[0]
    beside = (scene.frame.table.x + 2, scene.frame.table.bottom - 2)
    MouseRobot(app, scene, "x").drag(middle(scene, f"cell:{first.a}"), beside)
    assert scene.draft is None and scene.view.phase == "swap_first"


def shocking(app: App) -> PlayScene:
    """A match in which the person may shock the other bunny."""
    for seed in range(60):
        scene = alone(app, f"shock{seed}")
        for _ in range(12):
            try:
                until_phase(app, scene, "shock")
            except AssertionError:
                break
            if any(action.kind == actions.SHOCK for action in scene.legal()):
                return scene
            scene.hand.press("button:end")
    raise AssertionError("nobody could be shocked")


def test_a_shock_dropped_on_the_other_bunny_shows_its_directions(app: App) -> None:
    scene = shocking(app)
    ply = scene.running.ply
    robot = MouseRobot(app, scene, "x")
    robot.drag(middle(scene, "shock:0"), robot.free_point("bunny:1"))
    assert scene.running.ply == ply and scene.hand.chosen() == {"shock:0"}
    cells = {f"cell:{a.a}" for a in scene.legal() if a.kind == actions.SHOCK}
    assert scene.marks.legal == cells


def test_after_a_piece_has_glided_home_the_table_asks_on(app: App) -> None:
    scene = shocking(app)
    app.settings.speed = scene.director.speed = 2
    robot = MouseRobot(app, scene, "x")
    robot.drag(middle(scene, "shock:0"), robot.free_point("bunny:1"))
    settle(app, scene, lambda: not scene.director.busy)
    end = app.scene.controls.find("button:end")
    assert end is not None and end.enabled
    assert scene.marks.chosen == {"shock:0"} and scene.marks.legal
    assert scene.director.corrections == 0


def test_a_piece_under_the_pointer_wears_no_ring(app: App) -> None:
    scene = alone(app)
    start = middle(scene, "bunny:0")
    app.frame([motion(start), button(pygame.MOUSEBUTTONDOWN, start)], 20)
    app.frame([motion((start[0] + 60, start[1] - 60))], 20)
    assert scene.marks.chosen == frozenset() and scene.marks.legal


def test_shocking_onto_the_own_bunny_is_asked_about_first(app: App) -> None:
    """BBB-14: legal, and the player is asked whether they are sure."""
    scene = shocking(app)
    own = actions.SHOCKS[scene.view.bunnies[0]] if scene.view.bunnies[0] >= 0 else None
    question = scene.table.question(own, scene.view) if own else "no bunny to hit"
    assert question
    if own is not None and own in scene.legal():
        ply = scene.running.ply
        scene.choose(own)
        assert app.dialog is not None and scene.running.ply == ply


# ---------------------------------------------------------------------------------- aids, keys


def test_a_hint_marks_legal_pieces_says_how_good_it_is_and_is_remembered(app: App) -> None:
    scene = alone(app)
    assert scene.top.asked is not None
    wanted = scene.top.asked[1].title
    app.frame([press(pygame.K_h)], 20)
    settle(app, scene, lambda: bool(scene.aids.hinted) and not scene.thinkers.hinting)
    assert set(scene.aids.hinted) <= {f"cell:{action.a}" for action in scene.legal()}
    assert scene.aids.hint_words and not re.search(r"\d+ in 100", scene.aids.hint_words)
    asked = scene.top.asked
    assert asked[1].title == wanted, "the hint hides what is asked"
    assert asked is not None and scene.aids.hint_words in asked[1].how
    assert scene.aids.hint_words not in app.notice.text, "told twice"
    assert scene.running.aids["hint"] == 1
    scene.choose(scene.legal()[0])
    assert scene.aids.hinted == ()


def test_a_second_press_says_more_and_counts_no_second_hint(app: App) -> None:
    scene = alone(app)
    best, second, third, *_ = scene.legal()
    found = weighed(((best,), 0.6), ((second,), 0.6), ((third,), 0.4))
    scene.aids.show_hint(found)
    assert scene.aids.hint_words.endswith(say("simply", alike=True))
    app.frame([press(pygame.K_h)], 20)
    more = scene.aids._said
    assert "wins 60 in 100 (give or take 1)" in more and say("alike") in more
    assert "gives away 20 in 100 (give or take 1)" in more
    assert scene.running.aids["hint"] == 1 and not scene.thinkers.hinting


def test_the_word_that_a_hint_is_looked_for_goes_with_the_hint_and_takes_no_other_along(
    app: App,
) -> None:
    scene = alone(app)
    for sentence in ("The library is full.", "Settings are written."):
        app.say(sentence)
    scene.aids.hint()
    settle(app, scene, lambda: bool(scene.aids.hinted))
    assert app.notice.text == "The library is full."
    shown = set()
    for _ in range(800):
        app.frame([], 50)
        shown.add(app.notice.text)
    assert shown == {"The library is full.", "Settings are written.", ""}
    assert scene.aids.hint_words in some(scene.top.asked)[1].how


def test_undo_and_redo_go_back_and_forth_with_the_usual_keys(app: App) -> None:
    scene = alone(app)
    start = scene.running.ply
    scene.running.use_aid("look")
    scene.choose(scene.legal()[0])
    settle(app, scene, lambda: scene.deciding is not None or app.scene is not scene)
    there = scene.running.ply
    app.frame([press(pygame.K_z, pygame.KMOD_CTRL)], 20)
    assert scene.running.ply == start
    app.frame([press(pygame.K_z, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)], 20)
    assert scene.running.ply > start
    app.frame([press(pygame.K_BACKSPACE)], 20)
    assert scene.running.ply == start and there > start


def test_undo_of_what_showed_something_is_asked_once_and_marks_the_match(app: App) -> None:
    scene = alone(app)
    running = scene.running
    while not (running.may_undo() is None and running.shown_since()):
        seat = running.actors()[0]
        running.submit(seat, running.legal(seat)[-1])
    scene.resync()
    settle(app, scene, lambda: scene.deciding is not None)
    there = running.ply
    for answer in (-1, 0):
        app.frame([press(pygame.K_BACKSPACE)], 20)
        assert some(app.dialog).title == "Undo what showed you something?"
        some(app.dialog).take(some(app.dialog).choices[answer])
        app.frame([], 20)
        assert (running.ply == there) == (answer == -1)
    assert running.aids == {"look": 1, "undo": 1}
    running.redo()
    scene.resync()
    app.frame([press(pygame.K_BACKSPACE)], 20)
    assert app.dialog is None and running.ply < there, "asked once"
    assert "second look (1)" in aids_line(running.aids)


def test_a_line_of_the_log_lights_its_pieces_and_takes_the_match_back_there(app: App) -> None:
    scene = alone(app)
    scene.choose(scene.legal()[0])
    settle(app, scene, lambda: scene.deciding is not None or app.scene is not scene)
    lines = [line for line in scene.running.log(0) if line.pieces]
    body = scene.log.rect
    pointed = None
    for y in range(body.top, body.bottom, 4):
        app.frame([motion((body.centerx, y))], 20)
        if scene.log.pointed in lines:
            pointed = scene.log.pointed
            break
    assert pointed is not None and scene.marks.told == set(pointed.pieces)
    app.frame([button(pygame.MOUSEBUTTONDOWN, (body.centerx, y))], 20)
    app.frame([], 20)
    assert app.dialog is not None
    app.dialog.take(app.dialog.choices[0])
    assert scene.running.ply <= pointed.ply


def test_the_first_arrow_key_goes_to_the_card_in_that_direction(app: App) -> None:
    scene = alone(app)
    scene.choose(scene.legal()[3])
    settle(app, scene, lambda: scene.deciding is not None or app.scene is not scene)
    until_phase(app, scene, "bounce")
    app.frame([press(pygame.K_UP)], 20)
    assert scene.focus.shown and scene.focus.current is not None
    assert scene.focus.current.key in scene.marks.legal
    ply = scene.running.ply
    app.frame([press(pygame.K_RETURN)], 20)
    assert scene.running.ply > ply


def test_the_focus_waits_on_the_table_while_others_move(app: App) -> None:
    scene = alone(app)
    app.settings.speed, app.settings.ai_pace = 2, 0
    app.frame([press(pygame.K_TAB)], 20)
    piece = scene.focus.current
    assert piece is not None and piece.key in scene.marks.legal
    app.frame([press(pygame.K_RETURN)], 20)
    assert scene.director.busy and scene.focus.current is None
    settle(app, scene, lambda: scene.deciding is not None)
    assert scene.focus.shown and scene.focus.current is not None
    assert scene.focus.current.key != "menu"


def test_between_two_people_a_cover_lies_over_what_only_one_may_see(app: App) -> None:
    for seed in range(40):
        scene = together(app, f"spy{seed}")
        try:
            until_phase(app, scene, "spy")
        except AssertionError:
            continue
        break
    seat = scene.deciding
    scene.choose(scene.legal()[0])
    assert app.scene is not scene, "no cover came"
    app.pop()
    settle(app, scene, lambda: not scene.director.busy)
    spied = [e for batch in scene.running.match.events for e in batch if e.kind == "card_spied"]
    assert spied[-1].witnesses == (seat,)
    assert scene.director.corrections == 0


# --------------------------------------------------------------------------------- interruptions


def dragging(app: App) -> PlayScene:
    """A match in which a bunny is held between two cards."""
    scene = alone(app)
    start = middle(scene, "bunny:0")
    app.frame([motion(start), button(pygame.MOUSEBUTTONDOWN, start)], 20)
    app.frame([motion((start[0] + 60, start[1] - 60))], 20)
    assert scene.hand._pointer.dragging
    return scene


def test_a_drag_ends_without_a_move_when_the_window_loses_the_focus(app: App) -> None:
    scene = dragging(app)
    ply = scene.running.ply
    app.frame([pygame.Event(pygame.WINDOWFOCUSLOST)], 20)
    assert not scene.hand._pointer.dragging
    app.frame([button(pygame.MOUSEBUTTONUP, middle(scene, "cell:30"))], 20)
    assert scene.running.ply == ply


def test_half_a_swap_is_taken_back_when_the_window_loses_the_focus(app: App) -> None:
    scene = found(app, "swap_first")
    click(app, middle(scene, f"cell:{scene.legal()[0].a}"))
    assert scene.draft is not None
    app.frame([pygame.Event(pygame.WINDOWFOCUSLOST)], 20)
    assert scene.draft is None and scene.view.phase == "swap_first"
    one, two = (middle(scene, f"cell:{action.a}") for action in scene.legal()[:2])
    MouseRobot(app, scene, "x").drag(one, two)
    assert scene.director.corrections == 0 and scene.view.phase != "swap_first"


def test_a_resize_in_mid_drag_lays_everything_out_anew_and_moves_nothing(app: App) -> None:
    scene = dragging(app)
    ply = scene.running.ply
    pygame.display.set_mode((960, 600), pygame.RESIZABLE)
    for _ in range(6):
        app.frame([], 50)
    assert app.size == (960, 600) and scene.running.ply == ply
    assert scene.frame.compact and not scene.hand._pointer.dragging
    click(app, middle(scene, f"cell:{scene.legal()[0].a}"))
    assert scene.running.ply > ply


def test_a_double_click_is_one_move(app: App) -> None:
    scene = alone(app)
    app.settings.speed = 2
    ply = scene.running.ply
    spot = middle(scene, f"cell:{scene.legal()[2].a}")
    both = [button(pygame.MOUSEBUTTONDOWN, spot), button(pygame.MOUSEBUTTONUP, spot)]
    app.frame([motion(spot), *both, *both], 20)
    own = [e for e in scene.running.match.log[ply:] if e.player == 0]
    assert len([e for e in own if e.action.kind == actions.BOUNCE]) == 1


def test_a_click_skips_the_pictures_and_is_no_move(app: App) -> None:
    scene = alone(app)
    app.settings.speed, app.settings.ai_pace = 1, 4
    scene.choose(scene.legal()[0])
    assert scene.director.busy
    ply = scene.running.ply
    app.frame([button(pygame.MOUSEBUTTONDOWN, middle(scene, "cell:10"))], 20)
    assert not scene.director.busy and scene.running.ply == ply


def test_an_idle_table_draws_nothing(app: App) -> None:
    scene = alone(app)
    for _ in range(5):
        app.frame([], 50)
    assert not any(app.frame([], 50) and app.draw() for _ in range(3))
    assert not scene.stage.dirty


def test_esc_asks_before_leaving_and_the_match_is_kept(app: App) -> None:
    scene = alone(app)
    app.frame([press(pygame.K_ESCAPE)], 20)
    app.frame([], 20)
    assert app.dialog is not None
    latest = app.library.latest()
    assert latest is not None and latest.ply == scene.running.ply


def test_a_match_left_in_mid_turn_is_resumed_as_it_was(app: App) -> None:
    scene = alone(app)
    scene.choose(scene.legal()[0])
    latest = app.library.latest()
    assert latest is not None
    again = Running.resume(app.library, latest.id)
    assert again.match.state.digest() == scene.running.match.state.digest()
    resumed = PlayScene(app, again)
    app.go(resumed)
    assert resumed.director.corrections == 0


def test_the_results_come_when_the_match_is_over_and_look_back_at_the_table(app: App) -> None:
    scene = alone(app, "end")
    MouseRobot(app, scene, "end").play()
    settle(app, scene, lambda: isinstance(app.scene, ResultsScene))
    table = PlayScene(app, scene.running)
    app.go(table)
    for _ in range(60):
        app.frame([], 50)
    assert app.scene is table, "looking at the table, nobody is sent away"


@pytest.mark.parametrize("size", [(960, 600), (1920, 1080)])
def test_a_button_with_room_for_its_word_has_a_sign_too(app: App, size: tuple[int, int]) -> None:
    pygame.display.set_mode(size, pygame.RESIZABLE)
    scene = alone(app)
    for _ in range(6):
        app.frame([], 50)
    for key in ("slot_hint", "slot_undo"):
        control = the(Button, scene.controls.find(key))
        assert bool(control.icon) == (control.rect.w >= 96 * scene.s), "a word has its room"


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("key", drawn_games())
def test_a_notice_hides_nothing_that_may_be_used(
    key: str, size: tuple[int, int], tmp_path: Path
) -> None:
    app = make_app(tmp_path, size, speed=0)
    others = range(1, find_game(key).info.players[0])
    seated = (human("Anna", 0), *(rabbit("uniform", seat) for seat in others))
    scene = begin(app, key, seated, "1")
    settle(app, scene, lambda: scene.deciding is not None)
    app.say("Another program has the saved matches open, so this match is not kept.")
    settle(app, scene, lambda: any(node.key == "notice" for node in scene.stage.nodes))
    paper = next(node for node in scene.stage.nodes if node.key == "notice").area()
    shown = [scene.table.gesture(action, scene.view) for action in scene.legal()]
    keys = {key for gesture in shown for key in gesture if key}
    places = [rect for key in keys if (rect := scene.table.rect(key)) is not None]
    assert places
    assert paper.collidelist(places) == -1
    assert app.window.surface.get_rect().contains(paper)
    app.close()


def test_while_a_computer_moves_the_prompt_says_so_and_not_that_it_thinks(app: App) -> None:
    scene = alone(app)
    app.settings.speed = 2
    told = set()
    for _ in range(3000):
        app.frame([], 50)
        if scene.director.busy and scene.desk.mover == 1:
            asked = scene.top.asked
            assert asked is not None
            told.add(asked[1].title)
            assert scene.show._active == {1}, "the plate that is marked is the banner's"
        if told and scene.deciding is not None:
            break
        if scene.deciding is not None:
            scene.play(scene.running.submit(0, scene.running.legal(0)[-1]))
    name = scene.running.names[1]
    assert told == {f"{name} plays"}
    assert scene.top.asked is not None and scene.top.asked[1].title.startswith("Anna")


@pytest.mark.parametrize("seed", ("1", "2"))
def test_a_hint_for_the_first_run_cards_ends_with_them(app: App, seed: str) -> None:
    scene = begin(app, "killer_bunnies", (human("Anna", 0), rabbit("uniform", 1)), seed)
    settle(app, scene, lambda: scene.deciding is not None)
    while not any(action.kind == SET_RUNS for action in scene.legal()):
        scene.play(scene.running.submit(0, scene.legal()[0]))
        settle(app, scene, lambda: scene.deciding is not None)
    scene.aids.hint()
    settle(app, scene, lambda: bool(scene.aids.hint_words))
    assert [action.kind for action in scene.aids.advised] == [SET_RUNS]
    assert scene.aids.hint_words.startswith("TOP RUN ")
