"""What waits to be put somewhere is asked for alike each time, by the thing and then the place."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.cli.text.choices import Choice, choices
from tabletop.core.action import Action
from tabletop.games.bunny_kingdom import GAME
from tests.games.bunny_kingdom.scenario import Scene
from tests.scenes.test_nothing_hidden import NAMES, laid_out
from tests.typed import some


def listed(scene: Scene, only: Sequence[Action] = ()) -> tuple[Choice, ...]:
    """What seat 0 may choose, or which of `only`."""
    legal = only or scene.state.legal_actions(0)
    table, view = laid_out("bunny_kingdom", 3), scene.state.view(0)
    return choices(table, view, legal, some(GAME.words), NAMES)


def test_each_building_that_waits_is_a_line_of_its_own_until_the_last_one() -> None:
    scene = Scene().settle(0, "A1 A2 E5 J1 J2").give(0, "city2 city1 farm_wood").construct()
    names = ["City of strength 1", "City of strength 2", "Wood farm", "Finish building"]
    assert [choice.words for choice in listed(scene)] == names
    scene.do("build city1 A1")
    assert [choice.words for choice in listed(scene)] == names[1:]
    scene.do("build city2 A2")
    assert [choice.words for choice in listed(scene)] == names[2:]
    places = listed(scene, listed(scene)[0].actions)
    assert [choice.words for choice in places] == [
        f"Build in {place}: Wood farm" for place in ("E5", "J1", "J2")
    ]


def test_the_only_place_of_what_waits_is_told_and_may_be_typed() -> None:
    scene = Scene().settle(0, "A1").give(0, "city2").construct()
    city = listed(scene)[0]
    assert city.line == "City of strength 2 (only in A1, 2 more)" and len(city.actions) == 1
    assert [one.words for one in city.further] == ["Build in A1: City of strength 2"]


def test_rows_of_a_board_come_before_places_that_are_alone_in_theirs() -> None:
    places = "A1 B1 B2 C3 D7 D8 E5 F1 G2 H4 H5 I4 J1 J2 J5"
    scene = Scene().settle(0, places).give(0, "farm_wood").construct()
    told = [choice.words for choice in listed(scene, listed(scene)[0].actions)]
    rows = [words.startswith("Row ") for words in told]
    assert True in rows and False in rows and rows == sorted(rows, reverse=True), told
