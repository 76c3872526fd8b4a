"""What is counted of bounces and shocks: where walks end, who is thrown off, and nothing unseen."""

from random import Random

from tabletop.core.match import Match
from tabletop.games.bounce_bunny_bounce import GAME
from tabletop.games.bounce_bunny_bounce.agents import policy
from tabletop.games.bounce_bunny_bounce.rules.rules import State
from tests.games.bounce_bunny_bounce.scenario import Scene, place
from tests.games.bounce_bunny_bounce.test_heuristics import FAR_CARROTS, know
from tests.typed import the


def counts(scene: Scene, group: str) -> dict[str, dict[str, float]]:
    """By place what is counted of going there, by the names of what is not 0."""
    state, seat = scene.state, scene.asked
    legal = state.legal_actions(seat)
    assert policy.group(state, seat, legal) == group
    names = policy.FEATURES[group]
    return {
        place(action.a) if action.a >= 0 else "none": {names[i]: n for i, n in row if n}
        for action, row in zip(legal, policy.rows(state, seat, legal))
    }


def test_a_bounce_counts_where_its_walk_ends() -> None:
    scene = Scene(
        "stop@3,4",
        "right@3,5",
        "left@3,6",
        "stop@2,4",
        "carrot@3,3",
        "carrot@5,5",
        *FAR_CARROTS[:3],
        bunnies=("3,4", "off"),
    )
    found = counts(know(scene, 0, "3,5", "3,6", "2,4"), "bounce")
    assert found["3,3"]["finds a carrot"] == 1
    assert found["3,5"]["out of the field"] == 1 and "known card" not in found["3,5"]
    assert found["2,4"]["known card"] == 1 and found["2,4"]["turns from there"] > 0
    assert found["4,4"]["unseen card, 2 from a carrot"] == 1


def test_a_bounce_counts_whom_it_throws_off_and_whether_the_bunny_can_be_thrown_off() -> None:
    scene = Scene("stop@3,4", "stop@3,5", "stop@3,3", *FAR_CARROTS, bunnies=("3,4", "3,5"))
    found = counts(know(scene, 0, "3,3", "3,5"), "bounce")
    assert found["3,5"]["throws the other off"] == 1
    assert "throws the other off" not in found["3,3"]
    far = Scene("stop@3,4", "stop@3,3", "stop@3,2", *FAR_CARROTS, bunnies=("3,4", "3,2"))
    found = counts(know(far, 0, "3,3", "3,2"), "bounce")
    assert found["3,3"]["can be thrown off there"] == 1
    assert "can be thrown off there" not in found["3,5"]


def test_a_shock_counts_what_it_costs_the_other_and_to_keep_it_counts_the_score_alone() -> None:
    scene = Scene(
        "stop@3,4", "right@3,5", "left@3,6", *FAR_CARROTS, bunnies=("off", "3,4"), phase="shock"
    )
    found = counts(know(scene, 0, "3,5", "3,6"), "shock")
    assert found["3,5"]["sends it out"] == 1 and found["3,5"]["shocks"] == 1
    assert "sends it out" not in found["4,4"]
    assert set(found["none"]) <= {"score"}


def test_counts_rest_on_what_the_seat_knows() -> None:
    """All that it has not seen is exchanged, and nothing changes."""
    looked, luck = 0, Random(3)
    match = Match(GAME, 2, {}, "counts")
    while match.state.actors():
        state, seat = the(State, match.state), match.state.actors()[0]
        legal = state.legal_actions(seat)
        if policy.group(state, seat, legal):
            world = state.clone()
            world.redeterminize(seat, Random(match.ply))
            assert policy.rows(world, seat, legal) == policy.rows(state, seat, legal)
            looked += 1
        match.submit(seat, legal[int(luck.random() * len(legal))])
    assert looked > 20
