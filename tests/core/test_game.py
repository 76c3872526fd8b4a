"""Options and seat counts: what is taken, and the sentence for what is not."""

from __future__ import annotations

import pickle
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.errors import BadOption
from tabletop.core.game import Game, Later, Option, OptionValue
from tabletop.words.numbers import digits
from tests.tiny import GAME, INFO

FLAG = Option("flag", "bool", False, "Flag", "A flag.")
COUNT = Option("count", "int", 3, "Count", "A count.", low=-1, high=9)
WAY = Option("way", "choice", "up", "Way", "A way.", choices=(("up", "Up"), ("down", "Down")))
NAME = Option(
    "name", "text", "", "Name", "A name.", validate=lambda t: "too long." if len(t) > 3 else None
)
FREE = Option("free", "text", "", "Free", "Any text.")


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (FLAG, "on", True),
        (FLAG, " YES ", True),
        (FLAG, "1", True),
        (FLAG, "false", False),
        (FLAG, "No", False),
        (COUNT, "9", 9),
        (COUNT, " -1 ", -1),
        (WAY, "down", "down"),
        (WAY, " down ", "down"),
        (NAME, "abc", "abc"),
        (FREE, " kept as it is ", " kept as it is "),
    ],
)
def test_words_of_the_command_line_are_read(option: Option, text: str, value: OptionValue) -> None:
    assert option.parse(text) == value
    assert type(option.parse(text)) is type(value)
    assert option.checked(value) == value


@pytest.mark.parametrize(
    ("option", "text", "sentence"),
    [
        (FLAG, "maybe", "'flag' cannot be 'maybe'; it takes on or off."),
        (COUNT, "10", "'count' cannot be 10; it takes whole numbers from −1 to 9."),
        (COUNT, "two", "'count' cannot be 'two'; it takes whole numbers from −1 to 9."),
        (COUNT, "2.0", "whole numbers"),
        (COUNT, "9" * 5000, "whole numbers"),
        (WAY, "left", "'way' cannot be 'left'; it takes one of up, down."),
        (WAY, "", "one of up, down"),
        (NAME, "abcd", "Option 'name': too long."),
    ],
)
def test_what_an_option_does_not_take_is_told_with_what_it_does(
    option: Option, text: str, sentence: str
) -> None:
    with pytest.raises(BadOption) as caught:
        option.parse(text)
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (FLAG, 1),
        (FLAG, "on"),
        (FLAG, None),
        (COUNT, True),
        (COUNT, 3.0),
        (COUNT, "3"),
        (WAY, 0),
        (WAY, ["up"]),
        (NAME, 5),
        (FREE, None),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused(option: Option, value: object) -> None:
    with pytest.raises(BadOption, match="cannot be"):
        option.checked(value)


@given(st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text()))
def test_whatever_is_checked_is_taken_unchanged_or_refused(value: object) -> None:
    for option in (FLAG, COUNT, WAY, NAME, FREE):
        with suppress(BadOption):
            assert option.checked(value) is value


def test_missing_options_stand_at_their_defaults_and_seats_have_their_own() -> None:
    assert INFO.complete(2, {"tokens.1": 2, "timer": False}) == {
        "rounds": 4,
        "timer": False,
        "tie": "die",
        "motto": "",
        "tokens.0": 1,
        "tokens.1": 2,
    }


@pytest.mark.parametrize(
    ("given_", "sentence"),
    [
        ({"speed": 1}, "has no option 'speed'; it has: rounds, timer, tie, motto, tokens."),
        ({"tokens": 1}, "has no option 'tokens' with 2 players; it has: .*tokens.0, tokens.1"),
        ({"tokens.2": 1}, "has no option 'tokens.2' with 2 players"),
        ({"tokens.01": 1}, "has no option 'tokens.01' with 2 players"),
        ({"tokens.": 1}, "has no option 'tokens.' with 2 players"),
        ({"rounds.0": 1}, "has no option 'rounds.0'"),
        ({"rounds": 7}, "cannot be 7"),
        ({"tokens.1": 3}, "'tokens' cannot be 3"),
        ({"": 3}, "has no option ''"),
    ],
)
def test_an_option_there_is_not_is_told(given_: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        INFO.complete(2, given_)


@pytest.mark.parametrize("players", [0, 1, 5, -1, 10**20])
def test_a_seat_count_there_is_not_is_told(players: int) -> None:
    with pytest.raises(BadOption, match=rf"2, 3, 4 players, not {digits(players, ',', '.')}\."):
        INFO.complete(players, {})


def test_a_game_without_something_to_say_has_no_such_part() -> None:
    assert GAME.part("nothing_of_the_kind") is None
    text = GAME.part("text")
    assert text is not None and GAME.part("text") is text


def test_a_game_is_pickled_by_its_name_and_no_other_takes_its_place() -> None:
    GAME.part("text")
    assert pickle.loads(pickle.dumps(GAME)) is GAME
    with pytest.raises(TypeError, match="another GAME"):
        pickle.dumps(Game(INFO, GAME.start, GAME.package))


def test_a_start_named_by_its_module_is_loaded_when_it_is_first_called() -> None:
    start = Later(f"{GAME.package}.state:start")
    assert "state:start" in repr(start)
    options = GAME.info.complete(2, {})
    assert start(2, options).digest() == GAME.start(2, options).digest()
