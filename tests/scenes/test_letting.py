"""A question in another's turn can be let pass on the cover: nobody's hand is shown for that."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tabletop.scenes.play.cover import CoverScene
from tabletop.session.seats import human, rabbit
from tabletop.table.meaning import HAND
from tests.robots import begin, make_app

STEPS = 600


def test_a_question_is_let_pass_on_the_cover_and_the_table_stays_with_who_had_it(
    tmp_path: Path,
) -> None:
    app = make_app(tmp_path, speed=0)
    scene = begin(app, "killer_bunnies", (human("Anna", 0), human("Tom", 1)), "2")
    luck, passed = Random(2), 0
    explained: set[str] = set()
    for _ in range(STEPS):
        app.frame([], 50.0)
        top = app.scene
        if isinstance(top, CoverScene):
            button = top.controls.find("pass")
            if button is None:
                app.pop()
                continue
            asked, before = scene.viewer, scene.running.ply
            last = scene.running.log(None)[-1]
            assert last.separator or top.explained == last.text
            assert not top.explained.startswith("Turn "), "a heading tells nothing of what is asked"
            explained.add(top.explained)
            button.act()
            passed += 1
            assert app.scene is scene or isinstance(app.scene, CoverScene)
            if app.scene is scene:
                assert scene.viewer != asked, "the hand of who was called stays hidden"
            mover, _ = scene.running.match.log[before]
            assert mover == asked
        elif scene.running.over or passed > 3:
            break
        elif scene.deciding is not None:
            seat = scene.deciding
            batch = scene.running.submit(seat, luck.choice(list(scene.running.legal(seat))))
            scene.play(batch)
    app.close()
    assert passed > 3 and all(explained), explained


def test_a_cover_at_the_start_of_a_turn_has_no_way_past(tmp_path: Path) -> None:
    app = make_app(tmp_path, speed=0)
    begin(app, "bunny_boom", (human("Anna", 0), human("Tom", 1)), "2")
    for _ in range(60):
        app.frame([], 50.0)
        if isinstance(app.scene, CoverScene):
            assert app.scene.controls.find("pass") is None
            break
    app.close()


def test_digits_count_the_cards_of_the_hand_alone_and_esc_shuts_what_was_opened(
    tmp_path: Path,
) -> None:
    app = make_app(tmp_path, speed=0)
    scene = begin(app, "killer_bunnies", (human("Anna", 0), rabbit("uniform", 1)), "4")
    luck = Random(4)
    for _ in range(STEPS):
        app.frame([], 50.0)
        if scene.deciding is None:
            continue
        if scene.view.seats[0].top >= 0 and scene.running.ply > 12:
            break
        scene.play(scene.running.submit(0, luck.choice(list(scene.running.legal(0)))))
    found = next(group for group in scene.table.groups(scene.view) if group.key == HAND)
    assert list(found.keys) == [f"card:{card}" for card in scene.view.seats[0].hand]
    (sheet,) = scene.table.openable()
    before = scene.running.ply
    assert scene.table.open(sheet)
    scene.back()
    assert app.dialog is None, "Esc shuts the sheet before it asks about leaving"
    assert not scene.table.opened() and scene.running.ply == before
    app.close()


def test_taking_back_another_persons_choice_is_asked_first_and_says_whose_it_was(
    tmp_path: Path,
) -> None:
    app = make_app(tmp_path, speed=0)
    scene = begin(app, "bunny_kingdom", (human("Anna", 0), human("Tom", 1)), "2")
    for _ in range(STEPS):
        app.frame([], 50.0)
        if isinstance(app.scene, CoverScene):
            app.pop()
        elif scene.deciding == 1 and scene.running.match.decisions():
            break
        elif scene.deciding == 0:
            scene.play(scene.running.submit(0, scene.running.legal(0)[0]))
    assert scene.viewer == 1 and scene.running.may_undo() is None
    ply = scene.running.ply
    scene.aids.undo()
    assert app.dialog is not None and app.dialog.title == "Undo what Anna chose?"
    assert app.dialog.choices[-1].label == "Leave it" and scene.running.ply == ply
    undo, app.dialog = app.dialog.choices[0].act, None
    assert undo is not None
    undo()
    app.frame([], 16.0)
    assert app.notice.text == "Anna's choice is undone." and scene.running.ply < ply
    app.close()
