"""A question in another's turn is put to all people at once; nobody's hand is shown for that."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tabletop.core.registry import games
from tabletop.scenes.app import App
from tabletop.scenes.overlay import Dialog
from tabletop.scenes.play.cover import CoverScene
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.customs import Customs
from tabletop.session.running import Running
from tabletop.session.seats import Person, human, rabbit
from tabletop.table.meaning import HAND
from tests.robots import begin, drawn_games, make_app
from tests.typed import some

STEPS = 600


def questions(tmp_path: Path, number: int) -> Iterator[tuple[App, PlayScene]]:
    """So many moments at which people are asked whether anybody answers."""
    app = make_app(tmp_path, speed=0)
    people = human("Anna", 0), human("Tom", 1), human("Eve", 2)
    scene, luck = begin(app, "killer_bunnies", people, "5"), Random(2)
    for _ in range(4 * STEPS):
        app.frame([], 50.0)
        viewing = scene.desk.viewing
        if isinstance(app.scene, CoverScene):
            app.scene.open()
        elif viewing.answerers:
            yield app, scene
            number -= 1
            if not number:
                break
        elif viewing.public and viewing.asked() is not None:
            scene.people.open()
        elif scene.deciding is not None:
            seat = scene.deciding
            scene.play(scene.running.submit(seat, luck.choice(list(scene.running.legal(seat)))))
    app.close()


def test_one_press_lets_a_question_pass_for_all_and_shows_no_hand(tmp_path: Path) -> None:
    several = 0
    for app, scene in questions(tmp_path, 20):
        waiting, before = scene.desk.viewing.answerers, scene.running.ply
        several += len(waiting) > 1
        assert scene.viewer is None and scene.deciding is None
        assert scene.controls.find("go_on").label == "Nobody"  # type: ignore[union-attr]
        assert all(scene.controls.find(f"answer:{seat}") for seat in waiting)
        scene.people.nobody_answers()
        movers = [mover for mover, _ in scene.running.match.log[before:]]
        assert movers[:1] == [waiting[0]]
        assert scene.viewer is None or app.scene is not scene
    assert several, "no question went to two people"


def test_who_answers_opens_by_a_press_and_those_before_have_let_it_pass(tmp_path: Path) -> None:
    several = 0
    for _, scene in questions(tmp_path, 20):
        waiting, before = scene.desk.viewing.answerers, scene.running.ply
        several += len(waiting) > 1
        scene.people.answers(waiting[-1])
        movers = [mover for mover, _ in scene.running.match.log[before:]]
        assert movers == list(waiting[:-1])
        viewing = scene.desk.viewing
        assert viewing.public and viewing.asked() == waiting[-1]
        scene.people.open()
        assert scene.viewer == waiting[-1] and scene.deciding == waiting[-1]
    assert several, "no question went to two people"


def test_nobody_this_turn_asks_no_more_in_the_turn_but_who_is_struck(tmp_path: Path) -> None:
    asked: set[tuple[int, int]] = set()
    for _, scene in questions(tmp_path, 20):
        running, waiting = scene.running, scene.desk.viewing.answerers
        often = running.match.game.asking(running.match.state)
        assert often is not None
        if often.quiet_action(waiting[0]) is not None:
            assert (running.turn, waiting[0]) not in asked, "asked twice in a turn"
        asked.update((running.turn, seat) for seat in waiting)
        scene.people.nobody_answers(this_turn=True)
    assert asked


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


@pytest.mark.parametrize("game", drawn_games())
def test_taking_back_another_persons_choice_is_asked_first_and_says_whose_it_was(
    tmp_path: Path, game: str
) -> None:
    app = make_app(tmp_path, speed=0)
    most = max(games()[game].info.players)
    people = [human(name, at) for at, name in enumerate(("Anna", "Tom", "Eve")[:most])]
    running = Running.new(game, people, {}, "2", customs=Customs(free_undo=True))
    scene = PlayScene(app, running)
    app.go(scene)
    luck = Random(2)
    for _ in range(STEPS):
        app.frame([], 50.0)
        seat, undone = scene.deciding, running.undone_by()
        if isinstance(app.scene, CoverScene):
            app.scene.open()
        elif scene.desk.viewing.public and scene.desk.viewing.answerers:
            scene.people.nobody_answers()
        elif scene.desk.viewing.public:
            scene.people.open()
        elif seat is not None and undone and seat not in undone:
            break
        elif seat is not None:
            scene.choose(luck.choice(list(scene.legal())))
    ply, other = running.ply, running.names[running.undone_by()[0]]
    for back in (scene.aids.undo, scene.aids.undo_turn):
        app.dialog = None
        back()
        dialog: Dialog = some(app.dialog)
        assert dialog.title == f"Undo what {other} chose?" and running.ply == ply
        assert dialog.choices[-1].label == "Leave it"
    app.dialog = None
    scene.aids.back_to(running.log(scene.viewer)[-1])
    assert f"with what {other} chose" in some(app.dialog).words and running.ply == ply
    app.dialog = None
    some(dialog.choices[0].act)()
    app.frame([], 16.0)
    assert app.notice.text == f"{other}'s choice is undone." and running.ply < ply
    app.close()


def test_hints_tutor_and_letters_are_those_of_the_person_at_the_mouse(tmp_path: Path) -> None:
    app = make_app(tmp_path, speed=0)
    app.settings.persons = {"Anna": Person(hints=False, tutor=2, scale=150), "Tom": Person(0)}
    people = (human("Anna", 0), human("Tom", 1))
    scene, luck, seen = begin(app, "bounce_bunny_bounce", people, "2"), Random(2), set[int]()
    while seen != {0, 1}:
        app.frame([], 50.0)
        if isinstance(app.scene, CoverScene):
            app.scene.open()
        elif (seat := scene.deciding) is not None:
            seen.add(seat)
            assert some(scene.controls.find("hint")).enabled == (seat == 1)
            assert scene.tutor.speaks == (seat == 0)
            assert app.s == (1.0 if seat else 1.5) == scene.host.s
            scene.running.use_aid("undo")
            scene.running.submit(seat, luck.choice(list(scene.legal())))
            scene.resync()
    assert set(scene.running.aids) == {"undo@0", "undo@1"}
    app.close()
