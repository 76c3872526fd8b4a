"""Eggs won, offered and bid tell of goals: redraws lean towards that, and rule nothing out."""

from collections import Counter
from random import Random

from tabletop.core.match import Match
from tabletop.games.bunny_bidding.game import GAME
from tabletop.games.bunny_bidding.rules import inference
from tabletop.games.bunny_bidding.rules.cards import EGG_TYPES
from tabletop.games.bunny_bidding.rules.rules import State
from tests.games.bunny_bidding.scenario import Scene
from tests.typed import the

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


def goals_drawn(scene: Scene, seat: int, looker: int = 0) -> Counter[int]:
    """Counts the types drawn as goals of a seat in another seat's redrawn worlds."""
    drawn: Counter[int] = Counter()
    for seed in range(300):
        world = scene.state.clone()
        world.redeterminize(looker, Random(seed))
        world.check()
        drawn.update(set(world.goals[2 * seat : 2 * seat + 2]))
    return drawn


def habit(offered: dict[int, int], bid: dict[int, int]) -> tuple[int, ...]:
    row = [0] * 2 * EGG_TYPES
    for kind, count in offered.items():
        row[kind] = count
    for kind, count in bid.items():
        row[EGG_TYPES + kind] = count
    return tuple(row)


def test_a_type_somebody_has_offered_is_drawn_more_often_and_one_it_has_bid_less() -> None:
    scene = Scene(*HANDS, goals=("red red",))
    plain = goals_drawn(scene, 1)
    nothing = habit({}, {})
    scene.state.habits = inference.packed((nothing, habit({1: 4}, {2: 2}), nothing))
    leaning = goals_drawn(scene, 1)
    assert leaning[1] > plain[1] + 50 and leaning[2] < plain[2] - 50
    assert all(leaning[kind] > 3 for kind in range(1, 6)), "and no goal is ruled out"
    assert abs(goals_drawn(scene, 2)[2] - plain[2]) < 50, "of another seat it tells nothing"


def test_what_was_offered_and_bid_is_counted_once_the_round_is_over() -> None:
    """Also what lay face down, which all see at the end; who won what was offered is no matter."""
    scene = Scene(
        ("red 98", "red 97", "blue 10", "green 11"),
        ("yellow 21", "yellow 22", "blue 30", "orange 62"),
        ("orange 41", "orange 42", "blue 45", "green 63"),
        goals=("red red",),
    )
    scene.do("open 98")
    first = inference.habits(scene.state)
    assert first[0][scene.state.faces[98]] == 1 and sum(map(sum, first)) == 1
    assert not scene.state.habits, "the round is not over"
    while scene.state.round == 1:
        seat = scene.state.actors()[0]
        scene.state.apply(seat, scene.state.legal_actions(seat)[0])
    kept = inference.unpacked(scene.state.habits, 3)
    assert sum(map(sum, kept)) >= 7, "an opening, and of each seat an offer and a bid"
    assert inference.habits(scene.state) == kept


def test_a_hidden_bid_tells_nothing_of_goals() -> None:
    """Two worlds that differ in a bid that lies face down lead to the same guesses."""
    found = []
    for hidden in (30, 22):
        scene = Scene(*HANDS, goals=("red red",))
        scene.do("open 98")
        seat = scene.state.actors()[0]
        scene.state.places.append((hidden, 1, 1, 0, 0, 1 << 1, 0))
        scene.state.hands[1] = tuple(tile for tile in scene.state.hands[1] if tile != hidden)
        assert seat >= 0
        found.append(inference.habits(scene.state))
    assert found[0] == found[1]


def test_weights_rest_on_what_a_seat_has_seen_and_on_nothing_else() -> None:
    """All that it does not know is exchanged, and they stay; what it knows alone is no matter."""
    match, agent = Match(GAME, 3, {"powers": True, "specials": True}, "weights"), Random(5)
    told = set()
    while match.state.actors():
        state, seat = the(State, match.state), match.state.actors()[0]
        legal = state.legal_actions(seat)
        for looker in range(3):
            world = state.clone()
            world.redeterminize(looker, Random(f"{match.ply}/{looker}"))
            assert inference.habits(world) == inference.habits(state)
            assert inference.won_openly(world) == inference.won_openly(state)
        told.add(inference.habits(state))
        match.submit(seat, legal[int(agent.random() * len(legal))])
    assert len(told) > 20, "and something was there to be seen"
