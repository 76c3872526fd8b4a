"""What set-up starts with, and that nothing typed is lost on the way."""

from __future__ import annotations

from tabletop.core.registry import game as find_game
from tabletop.scenes.setup.state import last_setup
from tabletop.session.seats import human, rabbit
from tabletop.session.settings import Settings, Setup

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
