"""The pause paper: a match is given up, stopped, begun again, removed, and never by one slip."""

from __future__ import annotations

import pygame
import pytest

from tabletop.scenes.app import App
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.results.pages import say
from tabletop.scenes.results.scene import DEAF_MS, LATE_MS, ResultsScene, aids_line
from tabletop.scenes.study.scene import StudyScene
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tests.robots import MouseRobot, begin, button, motion, press, settle
from tests.typed import some, the

KEY = "bounce_bunny_bounce"


def table(app: App, people: int = 1) -> PlayScene:
    seats = (human("Anna", 0), human("Ben", 1) if people == 2 else rabbit("uniform", 1))
    scene = begin(app, KEY, seats, "7")
    app.frame([], 50.0)
    return scene


def take(app: App, *labels: str) -> None:
    """Answers one dialog after the other, each with the choice of that label."""
    for label in labels:
        assert app.dialog is not None, label
        app.dialog.take(next(c for c in app.dialog.choices if c.label.startswith(label)))
        app.frame([], 16.0)


def test_a_match_is_given_up_after_a_question_and_counts_as_lost(app: App) -> None:
    scene = table(app)
    app.frame([press(pygame.K_ESCAPE)], 16.0)
    take(app, "Give up", "Give up")
    assert isinstance(app.scene, ResultsScene)
    assert scene.running.result is not None and scene.running.result.winners == (1,)


def test_the_menu_opens_at_one_press_while_a_card_is_taken_up(app: App) -> None:
    scene = begin(app, "bunny_boom", (human("Anna", 0), rabbit("uniform", 1)), "7")
    settle(app, scene, lambda: scene.deciding is not None)
    scene.hand.take(min(scene.hand.lit()))
    app.frame([], 16.0)
    assert scene.hand.held
    MouseRobot(app, scene, "x").click(some(scene.controls.find("menu")).rect.center)
    assert app.dialog is not None


def test_people_at_one_screen_may_agree_to_stop(app: App) -> None:
    scene = table(app, people=2)
    scene.pause.ask()
    take(app, "Give up", "All agree")
    assert isinstance(app.scene, ResultsScene)
    assert scene.running.result is not None and scene.running.result.winners == ()


def test_the_seats_are_offered_in_a_low_window_too(app: App) -> None:
    scene = table(app, people=2)
    for size, scale in (((1280, 720), 100), ((960, 600), 200), ((1920, 1080), 200)):
        app.settings.scale = scale
        pygame.display.set_mode(size, pygame.RESIZABLE)
        app.frame([], 50.0)
        scene.pause.ask()
        labels = [choice.label for choice in some(app.dialog).choices]
        assert labels.count("Seats …") == 1, size
        app.dialog = None


def test_the_same_deal_begins_anew_and_the_match_is_kept(app: App) -> None:
    scene = table(app)
    for _ in range(40):
        app.frame([], 50.0)
    scene.choose(scene.legal()[0])
    scene.pause.ask()
    take(app, "Same deal", "Begin")
    again = app.scene
    assert isinstance(again, PlayScene) and again is not scene
    assert again.running.match.log[0] == scene.running.match.log[0]
    assert again.running.ply < scene.running.ply
    assert {saved.id for saved in app.library.saved()} >= {scene.running.id, again.running.id}


def test_a_match_under_way_is_looked_back_on_as_far_as_its_player_knew_it(app: App) -> None:
    """It counts as an aid, and leads back to the table as it was left."""
    scene = table(app)
    scene.pause.ask()
    assert "Look back" not in [choice.label for choice in some(app.dialog).choices]
    take(app, "Stay at the table")
    for _ in range(80):
        app.frame([], 50.0)
        if scene.deciding is not None and scene.running.turn < 4:
            scene.choose(scene.legal()[0])
    ply = scene.running.ply
    scene.pause.ask()
    take(app, "Look back")
    study = the(StudyScene, app.scene)
    assert {moment.seat for moment in study.review.moments} == {0}
    assert study.eyes.ways() == [0, None] and scene.running.aids == {"study": 1}
    assert aids_line(scene.running.aids) == "With the help of: looking back (1)."
    app.frame([press(pygame.K_ESCAPE)], 16.0)
    assert app.scene is scene and scene.running.ply == ply
    scene.choose(scene.legal()[0])
    assert scene.running.ply > ply


def test_a_match_is_removed_after_a_question(app: App) -> None:
    scene = table(app)
    scene.running.save()
    scene.pause.ask()
    take(app, "Remove", "Remove")
    assert app.scene.route == "menu" and not app.library.saved()


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [80, 100, 200])
def test_the_pause_paper_fits_its_window(app: App, size: tuple[int, int], scale: int) -> None:
    app.window.surface  # noqa: B018  # the window is there
    pygame.display.set_mode(size, pygame.RESIZABLE)
    app.change(scale=scale)
    scene = table(app)
    for _ in range(5):
        app.frame([], 50.0)
    scene.pause.ask()
    app.frame([], 16.0)
    assert app.dialog is not None and app.dialog.controls is not None
    window = pygame.Rect(0, 0, *app.size)
    assert window.contains(app.dialog.box)
    rects = [control.rect for control in app.dialog.controls.items]
    assert all(app.dialog.box.contains(rect) for rect in rects)
    assert all(rect.collidelist(rects[:i]) < 0 for i, rect in enumerate(rects))


def test_a_click_beside_a_dialog_is_its_safe_choice(app: App) -> None:
    scene = table(app)
    scene.pause.ask()
    app.frame([], 16.0)
    app.frame([motion((5, 5)), button(pygame.MOUSEBUTTONDOWN, (5, 5))], 16.0)
    assert app.dialog is None and app.scene is scene and not scene.running.over


def test_the_second_of_two_quick_clicks_starts_no_rematch(app: App) -> None:
    running = Running.new(KEY, (human("Anna", 0), rabbit("uniform", 1)), {}, "7", None)
    running.give_up(0)
    app.open("results", running)
    results = app.scene
    rematch = results.controls.find("rematch")
    assert rematch is not None
    spot = rematch.rect.center
    pressed = [button(pygame.MOUSEBUTTONDOWN, spot), button(pygame.MOUSEBUTTONUP, spot)]
    app.frame([motion(spot), *pressed], 16.0)
    app.frame([press(pygame.K_RETURN)], 16.0)
    assert app.scene is results
    for _ in range(int(DEAF_MS / 50) + 1):
        app.frame([], 50.0)
    app.frame([motion(spot), *pressed], 16.0)
    assert isinstance(app.scene, PlayScene)


def test_enter_leaves_results_that_are_read_aloud_only_when_one_has_walked_to_a_button(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(App, "heard", True)
    running = Running.new(KEY, (human("Anna", 0), rabbit("uniform", 1)), {}, "7", None)
    running.give_up(0)
    app.by_keys = True
    app.open("results", running)
    results = app.scene
    for _ in range(int(LATE_MS / 50) + 5):
        app.frame([], 50.0)
    for key in (pygame.K_RETURN, pygame.K_SPACE, pygame.K_RETURN):
        app.frame([press(key)], 16.0)
        assert app.scene is results and app.notice.text == say("unheard")
    app.frame([press(pygame.K_TAB)], 16.0)
    app.frame([press(pygame.K_RETURN)], 16.0)
    assert app.scene is not results or app.dialog is not None


def test_one_more_space_from_the_end_of_a_match_starts_no_rematch(app: App) -> None:
    """Space goes through the pictures of the end; Enter takes what has the focus sooner."""
    running = Running.new(KEY, (human("Anna", 0), rabbit("uniform", 1)), {}, "7", None)
    running.give_up(0)
    app.by_keys = True
    app.open("results", running)
    results = app.scene
    for _ in range(int(DEAF_MS / 50) + 5):
        app.frame([], 50.0)
    app.frame([press(pygame.K_SPACE)], 16.0)
    assert app.scene is results
    app.frame([press(pygame.K_RETURN)], 16.0)
    assert isinstance(app.scene, PlayScene)


def test_who_watches_computer_rabbits_may_stop_them_and_change_their_pace(app: App) -> None:
    app.settings.ai_pace = 0
    scene = begin(app, KEY, (rabbit("uniform", 0), rabbit("uniform", 1)), "7")
    for _ in range(3):
        app.frame([], 50.0)
    assert scene.controls.find("slot_undo") is None, "there is nothing of theirs to take back"
    app.frame([press(pygame.K_p)], 16.0)
    before = scene.running.ply
    for _ in range(20):
        app.frame([], 50.0)
    assert scene.running.ply == before
    stop = scene.controls.find("pause")
    assert stop is not None and stop.label == "Go on"
    stop.act()
    for _ in range(20):
        app.frame([], 50.0)
    assert scene.running.ply > before


def test_the_pause_papers_buttons_keep_their_places_and_it_tells_the_seal(app: App) -> None:
    """Undo, a clock, a first choice put buttons between the others."""
    scene = table(app)
    for _ in range(40):
        app.frame([], 50.0)
    orders = []
    for step in range(3):
        scene.pause.ask()
        dialog = some(app.dialog)
        orders.append([choice.label for choice in dialog.choices[:-1]])
        dialog.take(dialog.choices[-1])
        app.frame([], 16.0)
        if not step:
            scene.choose(scene.legal()[0])
        else:
            scene.aids.undo()
    first, played, undone = orders
    assert played[: len(first)] == first and "Look back" in played[len(first) :]
    assert undone[: len(first)] == first
    scene.running.seal = "1234-ABCD"
    scene.pause.ask()
    assert "1234-ABCD" in some(app.dialog).words


def test_the_log_of_a_match_played_by_heart_is_opened_from_the_pause_paper(app: App) -> None:
    scene = begin(app, KEY, (human("Anna", 0), rabbit("uniform", 1)), "7", {"by_heart": True})
    while scene.running.turn < 7:
        seat = scene.running.actors()[0]
        scene.running.submit(seat, scene.running.legal(seat)[0])
    scene.resync()
    app.frame([], 50.0)
    closed = len(scene.log._lines)
    scene.pause.ask()
    take(app, "Open the whole log")
    app.frame([], 50.0)
    assert len(scene.log._lines) > closed and scene.running.aids == {"log": 1}
    scene.pause.ask()
    assert "Open the whole log" not in " ".join(c.label for c in some(app.dialog).choices)
