"""What won eggs tell about goals: redraws lean towards it, and rule nothing out."""

from collections import Counter
from random import Random

from tests.games.bunny_bidding.scenario import Scene

HANDS = (
    ("red 98", "red 97", "blue 10", "blue 11"),
    ("yellow 21", "yellow 22", "blue 30"),
    ("orange 41", "orange 42", "blue 45"),
)
PILES = ((), tuple(f"green {n}" for n in (1, 2, 3, 5, 6)))


def test_a_type_somebody_has_often_won_is_drawn_as_its_goal_more_often() -> None:
    scene = Scene(*HANDS, goals=("red red",), piles=((), PILES[1]))
    drawn: Counter[int] = Counter()
    for seed in range(300):
        world = scene.state.clone()
        world.redeterminize(0, Random(seed))
        world.check()
        drawn.update(set(world.goals[2:4]))
    assert drawn[1] > 200, "green: five eggs of the type were won"
    assert all(drawn[kind] > 5 for kind in (2, 3, 4, 5)), "and no goal is ruled out"


def test_eggs_nobody_has_seen_collected_tell_nothing() -> None:
    scene = Scene(*HANDS, goals=("red red",), piles=((), PILES[1]))
    scene.state.open_piles = (0, 0, 0)
    drawn: Counter[int] = Counter()
    for seed in range(300):
        world = scene.state.clone()
        world.redeterminize(0, Random(seed))
        drawn.update(world.goals[2:4])
    assert drawn[1] < 180
