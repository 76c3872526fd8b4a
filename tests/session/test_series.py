"""A row of matches: seats move on, the first player alternates, wins are carried along."""

from __future__ import annotations

import pytest

from tabletop.core.errors import IllegalAction
from tabletop.core.match import Match
from tabletop.core.registry import games
from tabletop.session.library import Library
from tabletop.session.running import Running
from tabletop.session.series import Series
from tests.session.support import BOUNCE, TINY, family, play, solo, start


def starter(running: Running) -> str:
    """The name of who starts."""
    (seat,) = running.actors()
    return running.seats[seat].name


@pytest.mark.parametrize("first", ["random", "0", "1"])
def test_the_first_player_alternates_whoever_began(first: str) -> None:
    """BBB-04: in a match of several games the start changes after each."""
    running = start(BOUNCE, family(), "12", first_player=first)
    began = [starter(running)]
    for _ in range(4):
        play(running)
        running = running.next_match()
        began.append(starter(running))
    assert began == [began[0], began[1], began[0], began[1], began[0]]
    assert began[0] != began[1]


def test_whom_an_option_lets_start_starts() -> None:
    declared = 0
    for game in games().values():
        option = game.info.starting()
        for value, seat in option.starters if option is not None else ():
            for players in game.info.players:
                if option is not None and 0 <= seat < players:
                    for seed in "abc":
                        match = Match(game, players, {option.key: value}, seed)
                        assert match.state.actors() == (seat,)
                        declared += 1
    assert declared > 20


def test_an_option_named_first_player_says_who_starts_and_marks_are_an_aid() -> None:
    for game in games().values():
        for option in game.info.options:
            assert (option.key == "first_player") == bool(option.starters), game.info.key
            assert option.key.endswith("marks") <= bool(option.aid)
            if option.starters:
                assert {value for value, _ in option.starters} < {v for v, _ in option.choices}


def test_everybody_moves_one_seat_on_and_takes_the_wins_along() -> None:
    running = start(TINY, family(3))
    play(running)
    result = running.result
    assert result is not None
    winners = {running.names[seat] for seat in result.winners}
    following = running.next_match()
    assert following.names == ("Tom", "Kim", "Anna")
    assert following.series.number == 2
    wins = dict(zip(following.names, following.series.wins))
    assert {name for name, count in wins.items() if count} == winners
    assert [seat.figure for seat in following.seats] == [1, 2, 0], "a rabbit stays its person's"


def test_a_row_of_matches_can_be_repeated() -> None:
    def row() -> list[str]:
        running, digests = start(BOUNCE, solo(), "6"), []
        for _ in range(3):
            play(running)
            digests.append(running.match.state.digest())
            running = running.next_match()
        return [*digests, running.match.seed]

    assert row() == row()
    assert row()[-1] == "6.4"


def test_under_a_seal_the_next_deal_does_not_follow_from_the_seed_that_is_shown() -> None:
    def following() -> Running:
        running = Running.new(BOUNCE, solo(), {}, "6", salt="known")
        play(running)
        return running.next_match()

    first, second = following(), following()
    assert len({first.match.seed, second.match.seed, "6", "6.2"}) == 4
    assert first.salt and first.salt != second.salt
    assert first.series.number == 2


def test_the_row_is_remembered_with_the_match(library: Library) -> None:
    running = start(TINY, library=library, tie="seat", rounds=1)
    play(running)
    following = running.next_match()
    again = Running.resume(library, following.id or 0)
    assert again.series == following.series and again.series.number == 2
    assert again.match.options["tie"] == "seat"
    assert following.customs == running.customs


def test_a_match_under_way_has_no_rematch() -> None:
    with pytest.raises(IllegalAction, match="over"):
        start(TINY).next_match()


def test_a_very_long_seed_can_be_followed() -> None:
    running = start(TINY, seed="s" * 100)
    play(running)
    assert running.next_match().match.seed.endswith(".2")


def test_a_match_remembers_what_it_belongs_to_and_its_rematch_belongs_to_nothing(
    library: Library,
) -> None:
    event = Series.first(2)._replace(event="cup:Summer", heading="Final, match 1")
    running = Running.new(TINY, solo(), {}, "5", library, series=event)
    assert running.id is not None
    play(running)
    again = Running.resume(library, running.id)
    assert (again.series.event, again.series.heading) == ("cup:Summer", "Final, match 1")
    assert again.next_match().series.event == again.next_match().series.heading == ""
