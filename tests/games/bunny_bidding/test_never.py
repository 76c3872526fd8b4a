"""Blunders that no computer player from Normal up may make."""

from __future__ import annotations

import pytest

from tabletop.games.bunny_bidding.game import GAME
from tabletop.games.bunny_bidding.rules import actions as acts
from tests.ai.never import EVERY_LEVEL, chosen
from tests.games.bunny_bidding.scenario import Scene


def last_turn(goals: str, others: tuple[str, str] = ("yellow 50", "orange 59")) -> Scene:
    """Seat 2 is the last to bid, with a high tile and a low one, when two red eggs are offered."""
    scene = Scene(
        ["red 98", "red 97", others[0], "green 11"],
        [others[1], "green 13"],
        ["cyan 99", "yellow 1"],
        goals=("green green", "orange orange", goals),
    )
    scene.do("open 98", "open 97")
    for tile in (others[0], others[1]):
        scene.do(f"bid_up {tile.split()[1]}", f"offer_up {11 if tile == others[0] else 13}")
    return scene


@EVERY_LEVEL
def test_two_goal_eggs_are_not_let_go_for_the_cheaper_bid(name: str) -> None:
    """99 wins them for sure, 1 loses them for sure."""
    for action in chosen(GAME, last_turn("red red").state, name):
        bids = action[0] in (acts.BID_UP, acts.BID_DOWN)
        assert action[1] == (99 if bids else 1)


@pytest.mark.parametrize("name", ["normal", "hard", "expert"])
def test_an_offer_that_only_costs_points_is_not_bought_for_sure(name: str) -> None:
    """Players without lookahead see one tile at a time and keep the good one too long."""
    for action in chosen(GAME, last_turn("cyan cyan").state, name):
        bids = action[0] in (acts.BID_UP, acts.BID_DOWN)
        assert action[1] == (1 if bids else 99)
