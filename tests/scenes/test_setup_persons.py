"""Persons at set-up: seated by a press, the same at every game, two never mistaken for one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.core.registry import game as find_game
from tabletop.scenes.app import App
from tabletop.scenes.inputs.forms import Entry
from tabletop.scenes.inputs.picking import PickDialog
from tabletop.scenes.setup.person import PersonScreen
from tabletop.scenes.setup.scene import SetupScene
from tabletop.scenes.setup.state import SetupState
from tabletop.scenes.shelf import on_the_shelf
from tabletop.session.running import Running
from tabletop.session.seats import Person, human, rabbit
from tests.scenes.support import open_app
from tests.typed import some, the

FAMILY = {"Mila": Person(5), "Jonas": Person(2), "Oma Ilse": Person(2)}


def table(*seats: str) -> SetupState:
    """A set-up of Bunny Boom; names of the family are people, all others rabbits."""
    state = SetupState(find_game("bunny_boom"), [], persons=FAMILY)
    for figure, name in enumerate(seats):
        seat = human(name, figure) if name in FAMILY else rabbit("hard", figure, name)
        state.seats.append(seat)
    return state


def press(app: App, key: str) -> None:
    some(app.scene.controls.find(key)).act()


def choose(app: App, label: str) -> None:
    """Takes that line of the list that lies open."""
    pick = next(pick for pick in the(PickDialog, app.dialog).picks if pick.label == label)
    app.dialog = None
    pick.act()


def test_who_sits_down_brings_the_rabbit_and_a_computer_that_had_it_takes_the_other() -> None:
    state = table("Mila", "Bramble", "Tansy")
    state.take(0, "Jonas")
    assert state.seats == [human("Jonas", 2), rabbit("hard", 1), rabbit("hard", 0)]
    state.take(1, "Oma Ilse")
    assert state.seats[:2] == [human("Jonas", 2), human("Oma Ilse", 1)], "Jonas has that rabbit"
    state.take(0, "Oma Ilse")
    assert state.people == ("Oma Ilse", "Jonas"), "two people swap"
    state.take(1, "")
    assert state.seats[1].guest and len({seat.figure for seat in state.seats}) == 3


def test_a_seat_takes_no_name_that_somebody_at_the_table_has() -> None:
    state = table("Mila", "Bramble", "Tansy")
    for typed in ("mila", "MILA ", "Tansy"):
        assert "already sits" in state.set_name(1, typed)
        assert state.seats[1].name == "Bramble"
    assert state.set_name(0, "jonas") == "" and state.seats[0].name == "Jonas"
    assert "needs a name" in state.set_name(0, "\u200d") and state.seats[0].guest


def test_no_rabbit_is_called_like_a_person_at_the_table() -> None:
    seats = [human("", 1), rabbit("easy", 0)]
    state = SetupState(find_game("bunny_boom"), seats, persons={"Clover": Person()})
    state.take(0, "Clover")
    assert state.seats[0].name == "Clover" and len({seat.name for seat in state.seats}) == 2


def test_what_was_set_for_a_seat_swaps_with_its_person() -> None:
    state = table("Mila", "Jonas")
    state.options = {"deck.0": "hers", "deck.1": "his"}
    state.take(0, "Jonas")
    assert state.options == {"deck.0": "his", "deck.1": "hers"}


def test_a_seat_made_a_persons_is_taken_by_the_next_of_those_who_played_last() -> None:
    state = table("Mila", "Bramble", "Tansy")
    state.together = ("Jonas", "Mila", "Oma Ilse")
    for place in (1, 2):
        state.set_human(place, True)
    assert state.people == ("Mila", "Jonas", "Oma Ilse")


@pytest.mark.parametrize("key", on_the_shelf())
def test_the_family_of_the_last_match_sits_down_at_any_game_by_one_press(
    tmp_path: Path, key: str
) -> None:
    app = open_app(tmp_path, persons=dict(FAMILY))
    app.open("setup", find_game(key))
    assert app.scene.controls.find("same") is None
    app.settings.together = ("Mila", "Jonas")
    the(SetupScene, app.scene)._remember()
    app.open("setup", find_game(key))
    press(app, "same")
    state = the(SetupScene, app.scene).state
    assert state.people == ("Mila", "Jonas") and state.problem() == ""
    assert app.scene.controls.find("same") is None
    del app.settings.setups[key]
    app.open("setup", find_game(key))
    assert the(SetupScene, app.scene).state.people == ("Mila", "Jonas"), "a first match"
    app.close()


def test_a_person_is_made_at_a_seat_changed_and_deleted_and_nothing_is_lost(tmp_path: Path) -> None:
    app = open_app(tmp_path, persons=dict(FAMILY))
    old = Running.new("bunny_boom", [human("Jonas", 2), rabbit()], {}, "1", app.library)
    app.open("setup", find_game("bunny_boom"))
    press(app, "who:0")
    choose(app, "A new person")
    screen = the(PersonScreen, app.scene)
    for typed, told in (("jonas", "plays here already"), ("", "needs a name")):
        app.notice.clear()
        some(the(Entry, screen.controls.find("name")).done)(typed)
        app.frame([], 16.0)
        assert told in app.notice.text and screen.name == ""
    some(the(Entry, screen.controls.find("name")).done)("Ömer")
    press(app, "figure:4")
    press(app, "done")
    state = the(SetupScene, app.scene).state
    assert state.seats[0] == human("Ömer", 4) and app.settings.persons["Ömer"] == Person(4)
    press(app, "who:0")
    choose(app, "Jonas")
    press(app, "who:0")
    choose(app, "Change Jonas")
    some(the(Entry, app.scene.controls.find("name")).done)("Joni")
    assert app.library.saved()[0].sheet.people == ("Joni",)
    press(app, "delete")
    assert "Joni sits at one saved match" in some(app.dialog).words
    some(some(app.dialog).choices[0].act)()
    assert "Joni" not in app.settings.persons and state.seats[0].guest
    assert Running.resume(app.library, some(old.id)).names == ("Joni", "Bramble")
    app.close()
