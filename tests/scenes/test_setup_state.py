"""What set-up starts with, and that nothing typed is lost on the way."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.core.registry import game as find_game
from tabletop.scenes.inputs.fields import Cycle, Switch
from tabletop.scenes.setup.scene import SetupScene
from tabletop.scenes.setup.state import last_setup
from tabletop.scenes.shelf import effort, on_the_shelf
from tabletop.session.seats import human, rabbit
from tabletop.session.settings import Settings, Setup
from tests.scenes.support import open_app, settle
from tests.typed import the

GAME = find_game("bunny_boom")


def test_the_first_match_of_each_game_is_against_easy_rabbits_for_there_the_coach_speaks() -> None:
    first = last_setup(GAME, Settings())
    assert {seat.level for seat in first.seats if not seat.human} == {"easy"}
    played = Settings(setups={"bounce_bunny_bounce": Setup((human("Anna", 0), rabbit("easy", 1)))})
    later = last_setup(GAME, played)
    assert {seat.level for seat in later.seats if not seat.human} == {"easy"}
    assert later.seats[0].name == "Anna"
    chosen = last_setup(GAME, Settings(level="hard"))
    assert {seat.level for seat in chosen.seats if not seat.human} == {"hard"}


def test_a_first_match_of_a_game_takes_its_own_options_and_seats() -> None:
    assert last_setup(find_game("bunny_bidding"), Settings()).chosen() == {"different_goals": True}
    assert len(last_setup(find_game("bunny_kingdom"), Settings()).seats) == 4
    played = Settings(setups={"bunny_bidding": Setup((human("Anna", 0), rabbit("easy", 1)))})
    assert last_setup(find_game("bunny_bidding"), played).chosen() == {}


@pytest.mark.parametrize("key", on_the_shelf())
def test_a_preset_sets_all_options_of_the_match_and_is_told_as_what_it_is(key: str) -> None:
    state = last_setup(find_game(key), Settings())
    presets = state.presets()
    first = any(option.first is not None for option in state.game.info.options)
    assert state.preset == ("first" if first else "published")
    for name, values in presets.items():
        state.options.update(values)
        assert state.preset == name
        state.game.info.complete(len(state.seats), state.chosen())
    switch = next((o for o in state.game.info.options if o.kind == "bool"), None)
    if switch is not None:
        state.options.update({**presets["published"], switch.key: not switch.default})
        assert state.preset in ("own", *(n for n, v in presets.items() if v == state.options))


def test_a_preset_is_chosen_in_the_list_of_options_and_turns_into_an_own_mix(
    tmp_path: Path,
) -> None:
    app = open_app(tmp_path)
    app.open("setup", find_game("bunny_kingdom"))
    scene = the(SetupScene, settle(app))
    the(Cycle, scene.controls.find("option:preset")).nudge(1)
    assert scene.state.chosen() == {"sky": True, "express": True}
    assert the(Switch, scene.controls.find("option:sky")).on
    the(Switch, scene.controls.find("option:express")).act()
    assert the(Cycle, scene.controls.find("option:preset")).holds() == "Your own mix"
    app.close()


def test_presets_that_are_as_published_are_not_offered_twice() -> None:
    offered = {key: [*last_setup(find_game(key), Settings()).presets()] for key in on_the_shelf()}
    assert offered["bunny_kingdom"] == ["published", "full"]
    assert offered["bounce_bunny_bounce"] == ["first", "published"]
    assert offered["killer_bunnies"] == ["published"]


@pytest.mark.parametrize("key", on_the_shelf())
def test_a_game_tells_how_long_it_takes_and_how_much_there_is_to_think_of(key: str) -> None:
    minutes, told = find_game(key).info.minutes, effort(find_game(key))
    assert len(told) == bool(minutes) and all(f"About {minutes} minutes" in each for each in told)


def test_a_typed_name_is_there_again_when_the_seat_is_a_persons_again() -> None:
    state = last_setup(GAME, Settings())
    state.set_name(0, "Anna")
    state.set_human(0, False)
    assert state.seats[0].name != "Anna"
    state.set_level(0, 3)
    state.set_human(0, True)
    assert state.seats[0].name == "Anna"
    state.set_human(0, False)
    assert state.seats[0].level == "expert"


def test_what_was_set_for_a_seat_moves_up_with_it() -> None:
    state = last_setup(find_game("killer_bunnies"), Settings())
    state.add_seat()
    state.options = {"deck.0": "first", "deck.1": "second", "deck.2": "third", "hands_on": True}
    state.own = {"deck.2": "Mine"}
    state.remove_seat(1)
    assert state.options == {"deck.0": "first", "deck.1": "third", "hands_on": True}
    assert state.own == {"deck.1": "Mine"}
