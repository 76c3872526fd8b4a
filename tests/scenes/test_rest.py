"""What a table is told event by event comes to what it shows at rest: nothing is put right later.

Random matches over mixes of options, for every viewer, without drawing anything.
"""

from __future__ import annotations

from random import Random

import pytest

from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tabletop.table.still import make_table
from tests.mixes import sampled
from tests.robots import drawn_games

USUAL = 250
"""Actions of a match in the usual run; only matches of Killer Bunnies are longer."""


def left_over(key: str, number: int, most: int = 100_000) -> list[str]:
    """Moments whose pictures ended otherwise than the table then lay, up to the action `most`."""
    players, options = sampled(key, number)
    seats = [human("Anna", 0), *(rabbit("uniform", seat) for seat in range(1, players))]
    running = Running.new(key, seats, options, f"rest/{number}", None)
    table, luck = make_table(key), Random(f"{key}/{number}")
    shown = {viewer: table.looks(running.view(viewer)) for viewer in (None, *range(players))}
    found = []
    while not running.over and running.ply < most:
        seat = running.actors()[0]
        legal = running.legal(seat)
        batch = running.submit(seat, legal[int(luck.random() * len(legal))])
        for viewer in shown:
            told = batch.told(viewer)
            last = table.looks(told[-1].view) if told else shown[viewer]
            now = shown[viewer] = table.looks(running.view(viewer))
            if now != last:
                found.append(f"ply {running.ply}, seat {viewer}: after {batch.events[-1:]}")
    return found


@pytest.mark.parametrize("key", drawn_games())
@pytest.mark.parametrize("number", (1, 2, 4))
def test_the_last_event_of_a_choice_leaves_the_table_as_it_stays(key: str, number: int) -> None:
    assert left_over(key, number, USUAL) == []


@pytest.mark.slow
@pytest.mark.parametrize("key", drawn_games())
@pytest.mark.parametrize("number", range(5, 105))
def test_a_hundred_more_matches_leave_nothing_over(key: str, number: int) -> None:
    assert left_over(key, number) == []
