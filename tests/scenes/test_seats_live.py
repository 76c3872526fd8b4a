"""In a match people leave a place to a rabbit, come back, take over, swap and are renamed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tabletop.core.record import read_records, write_record
from tabletop.core.registry import games
from tabletop.scenes.app import App
from tabletop.scenes.inputs.forms import Entry
from tabletop.scenes.inputs.picking import PickDialog
from tabletop.scenes.play.cover import CoverScene
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.setup.live import SeatsScreen
from tabletop.session.running import Running
from tabletop.session.seats import Person, Seat, human, rabbit, seat_data, seats_from
from tabletop.session.secrecy import sees_more
from tests.robots import drawn_games, make_app, settle
from tests.scenes.support import by_lot, uncovered
from tests.typed import some, the

SEATS = (human("Anna", 0), human("Ben", 1), rabbit("uniform", 2))


def seats_of(game: str) -> tuple[Seat, ...]:
    return SEATS[: max(games()[game].info.players)]


def sitting(running: Running) -> tuple[Seat, ...]:
    """The names and kinds of those who play the places now."""
    return tuple(seat.sitters[-1] for seat in running.seats)


def seats_screen(app: App, change: Callable[[SeatsScreen], object]) -> PlayScene:
    """Opens the menu *Seats*, changes something there and plays on."""
    scene = next(scene for scene in app._scenes if isinstance(scene, PlayScene))
    scene.pause.ask()
    dialog = some(app.dialog)
    act = some(next(choice.act for choice in dialog.choices if choice.label == "Seats …"))
    app.dialog = None
    act()
    change(the(SeatsScreen, app.scene))
    some(app.scene.controls.find("play_on")).act()
    return next(scene for scene in app._scenes if isinstance(scene, PlayScene))


def kind(place: int, person: bool) -> Callable[[SeatsScreen], object]:
    """Makes a place a person's or a rabbit's."""
    return lambda screen: screen.state.set_human(place, person)


def begun(tmp_path: Path, game: str) -> tuple[App, PlayScene]:
    app = make_app(tmp_path, speed=0)
    app.go(PlayScene(app, Running.new(game, seats_of(game), {}, "5", app.library)))
    return app, the(PlayScene, uncovered(app))


@pytest.mark.parametrize("game", drawn_games())
def test_a_person_leaves_comes_back_and_takes_over_and_the_library_knows(
    tmp_path: Path, game: str
) -> None:
    app, scene = begun(tmp_path, game)
    first, ply = some(scene.viewer), scene.running.ply
    scene = seats_screen(app, kind(first, False))
    assert not scene.running.seats[first].human
    assert scene.running.names[2:] == tuple(seat.name for seat in seats_of(game)[2:])
    assert not isinstance(app.scene, CoverScene), "one person alone needs no cover"
    assert scene.viewer == 1 - first
    settle(app, scene, lambda: scene.running.ply > ply)  # a rabbit plays on
    again = Running.resume(app.library, some(scene.running.id))
    assert again.seats == scene.running.seats
    scene = seats_screen(app, kind(first, True))
    assert sitting(scene.running) == seats_of(game) and scene.running.hot_seat
    bare = scene.viewer is None or not sees_more(scene.running, scene.viewer)
    assert bare or isinstance(app.scene, CoverScene)
    the(PlayScene, uncovered(app))
    every = tuple(range(len(scene.running.seats)))
    scene = seats_screen(app, kind(every[-1], True))
    assert scene.running.humans == every
    assert Running.resume(app.library, some(scene.running.id)).humans == every
    app.close()


@pytest.mark.parametrize("game", drawn_games())
def test_at_any_moment_a_place_changes_hands_and_no_hand_is_shown_before_its_cover(
    tmp_path: Path, game: str
) -> None:
    """Sealed choices, trades, answers: whoever takes over or swaps opens a cover first."""
    app = make_app(tmp_path, speed=0)
    luck = Random(game)
    for ply in (0, 3, 9, 20, 34, 55, 80):
        running = by_lot(Running.new(game, seats_of(game), {}, "7", app.library), luck, ply)
        if running.over:
            break
        app.go(PlayScene(app, running))
        for change in (
            lambda screen: screen.state._swap(0, 1),
            kind(ply % 2, False),
            kind(len(running.seats) - 1, True),
            kind(ply % 2, True),
        ):
            if running.over:
                break
            digest = running.match.state.digest()
            before, sat = app.scene, running.seats
            scene = seats_screen(app, change)
            assert running.match.state.digest() == digest or not running.hot_seat
            assert app.scene is not before or running.seats == sat
            if running.hot_seat and scene.viewer is not None and not scene.desk.viewing.public:
                hidden = isinstance(app.scene, CoverScene) or not sees_more(running, scene.viewer)
                assert hidden, (ply, change)
            app.frame([], 16.0)
    assert app.faults == 0
    app.close()


def test_who_leaves_in_the_middle_of_a_choice_loses_nothing_but_the_half_of_it(
    tmp_path: Path,
) -> None:
    app, scene = begun(tmp_path, "bunny_kingdom")
    seat = some(scene.deciding)
    scene.choose(scene.legal()[0])
    uncovered(app)
    scene = seats_screen(app, kind(seat, False))
    settle(app, scene, lambda: scene.deciding is not None)
    assert scene.deciding != seat and app.faults == 0
    app.close()


@pytest.mark.parametrize("game", drawn_games())
def test_a_rabbit_that_thinks_is_taken_over_and_its_answer_does_nothing(
    tmp_path: Path, game: str
) -> None:
    app = make_app(tmp_path, speed=0)
    rabbits = tuple(rabbit("uniform", place) for place in range(len(seats_of(game)) - 1))
    running = Running.new(game, (*rabbits, human("Ben", 5)), {}, "5", app.library)
    while running.actors()[0] in (-1, len(rabbits)):
        by_lot(running, Random(5), running.ply + 1)
    app.go(PlayScene(app, running))
    scene = the(PlayScene, app.scene)
    settle(app, scene, lambda: scene.thinkers.seat is not None)
    thinks = some(scene.thinkers.seat)
    scene = seats_screen(app, kind(thinks, True))
    log = scene.running.match.log[:]
    for _ in range(60):
        app.frame([], 100.0)
    later = [player for player, _ in scene.running.match.log[len(log) :]]
    assert thinks not in later, "somebody chooses for the person who took over"
    assert app.faults == 0
    app.close()


def test_two_people_swap_and_one_is_renamed_and_the_record_says_from_which_move(
    tmp_path: Path,
) -> None:
    app = make_app(tmp_path, speed=0)
    app.settings.persons.update({"Anna": Person(0), "Ben": Person(1)})
    running = by_lot(Running.new("bunny_boom", SEATS, {}, "7", app.library), Random(1), 12)
    app.go(PlayScene(app, running))
    uncovered(app)
    seats_screen(app, lambda screen: screen.state.take(0, "Ben"))
    assert sitting(running)[:2] == (human("Ben", 0), human("Anna", 1))
    assert running.seats[0].past == ((running.ply, human("Anna", 0)),)
    seats_screen(app, lambda screen: some(the(Entry, screen.controls.find("name:0")).done)("Benni"))
    assert running.names[0] == "Benni" and len(running.seats[0].past) == 1
    assert app.settings.persons["Benni"] == Person(0)
    seats_screen(app, lambda screen: some(the(Entry, screen.controls.find("name:1")).done)("benni"))
    assert running.names[1] == "Anna", "two seats for one person"
    assert "Ben plays on for Anna" not in str(running.log(None))
    assert "Benni plays on for Anna." in [line.text for line in running.log(None)]
    text = write_record(running.match, tuple(seat_data(seat) for seat in running.seats))
    (record,) = read_records(text)
    assert seats_from(record.header.seats) == running.seats and not record.damage
    app.close()


@pytest.mark.parametrize("game", drawn_games())
def test_two_who_sit_here_swap_by_the_list_of_a_place_though_nobody_keeps_their_names(
    tmp_path: Path, game: str
) -> None:
    app, scene = begun(tmp_path, game)

    def swap(screen: SeatsScreen) -> None:
        for name in ("Anna", "Ben"):
            some(screen.controls.find("who:0")).act()
            picks = the(PickDialog, app.dialog).picks
            app.dialog = None
            next(pick for pick in picks if pick.label == name).act()

    scene = seats_screen(app, swap)
    assert scene.running.names[:2] == ("Ben", "Anna") and app.faults == 0
    app.close()


def test_who_leaves_and_comes_back_before_the_rabbit_has_moved_never_left() -> None:
    running = by_lot(Running.new("bunny_boom", SEATS, {}, "7"), Random(1), 12)
    digest = running.match.state.digest()
    running.sit(0, rabbit("normal", 0))
    assert [sitter.name for sitter in running.seats[0].sitters] == ["Anna", "Clover"]
    running.sit(0, SEATS[0])
    assert running.seats == SEATS and running.match.state.digest() == digest


@pytest.mark.parametrize("key", drawn_games())
def test_a_line_of_the_log_names_who_sat_there_then(key: str) -> None:
    running = by_lot(Running.new(key, seats_of(key), {}, "7"), Random(1), 30)
    before = [line.text for line in running.log(None) if not line.separator]
    running.sit(0, human("Mila", 0))
    by_lot(running, Random(2), running.ply + 30)
    lines = [line.text for line in running.log(None) if not line.separator]
    assert any("Anna" in text for text in before) and set(before) <= set(lines)
    after = "\n".join(lines[lines.index("Mila plays on for Anna.") + 1 :])
    assert "Mila" in after and "Anna" not in after


def test_going_back_behind_a_change_gives_what_is_played_anew_to_who_sits_there_now() -> None:
    seats = (human("Anna", 0), rabbit("uniform", 1))
    running = by_lot(Running.new("bunny_boom", seats, {}, "7"), Random(1), 12)
    running.sit(0, human("Mila", 0))
    assert running.seats[0].past == ((running.ply, seats[0]),)
    running.undo_to(4)
    assert running.seats[0].past, "it can be done again"
    by_lot(running, Random(2), running.ply + 1)
    assert running.seats[0].past[0][0] < 12
