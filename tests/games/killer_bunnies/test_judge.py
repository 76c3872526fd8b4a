"""Features of the judge, and its weights."""

from __future__ import annotations

import pytest

from tabletop.ai.judging import judge_in
from tabletop.games.killer_bunnies.agents.judge import JUDGE, NAMES, rows
from tabletop.games.killer_bunnies.game import GAME
from tests.games.killer_bunnies.scenario import Scene

HERO, VILLAIN = "EB05", "EV05"


def counted(scene: Scene, seat: int = 0) -> dict[str, float]:
    """Returns the features of the seat, added up by name."""
    row = rows(scene.state)[seat]
    assert row is not None
    told: dict[str, float] = {}
    for at, count in row:
        told[NAMES[at]] = told.get(NAMES[at], 0.0) + count
    return {name: count for name, count in told.items() if count}


def test_a_hero_in_ones_part_shuts_out_what_villains_are_to_come() -> None:
    free = counted(Scene(), 1)
    assert free["to come"] == 4.0 and "shut out" not in free, "eight Villains of value 5"
    blocked = counted(Scene().bunny(1, HERO), 1)
    assert blocked["shut out"] == 4.0 and "to come" not in blocked
    own = counted(Scene().bunny(1, VILLAIN), 1)
    assert own["to come"] == 3.5 and "shut out" not in own and own["aligned"] == 1.0


def test_cards_to_come_are_those_of_pile_hand_and_run() -> None:
    scene = Scene()
    every = len(scene.state.pile[0]) + 5 + 2
    assert counted(scene)["cards to come"] == pytest.approx(every / 10)
    scene.save(0, "EB45")
    assert counted(scene)["cards to come"] == pytest.approx((every - 1) / 10)


def test_a_run_card_is_ready_where_it_can_be_paid_and_owned() -> None:
    dear = counted(Scene().top(0, HERO))
    assert dear["run super, not ready"] == 1.0 and "run AURA_DEF_ADJ" not in dear
    paid = counted(Scene().means(0).top(0, HERO))
    assert paid["run super"] == paid["run AURA_DEF_ADJ"] == 1.0
    foreign = counted(Scene().means(0).top(0, HERO).bunny(0, VILLAIN))
    assert foreign["run super, not ready"] == 1.0


def test_means_creatures_damage_and_cities_are_counted() -> None:
    scene = Scene().means(0, main=3).bunny(0, HERO, damage=2).city(0, "EB17", "EB01")
    told = counted(scene)
    assert told["means 3"] == told["creatures"] == told["supers"] == told["cities"] == 1.0
    assert told["damage"] == 2.0 and told["occupants"] == 1.0
    assert told["stands AURA_DEF_ADJ"] == 1.0 and "stands YANG" in told
    assert told["on turn"] == 1.0 and "on turn" not in counted(scene, 1)


def test_who_has_left_is_not_counted() -> None:
    scene = Scene()
    scene.state.out[1] = 1
    assert rows(scene.state)[1] is None


@pytest.mark.parametrize("players", GAME.info.players)
def test_every_number_of_seats_has_a_judge(players: int) -> None:
    fitted = judge_in(GAME.package)
    assert fitted is not None and not fitted.fault
    state = GAME.start(players, GAME.info.complete(players, {}))
    assert JUDGE.family(state) in fitted.sets
    chances = fitted.chances(state)
    assert chances is not None and sum(chances) == pytest.approx(1.0) and min(chances) > 0.05
