"""What no computer player from Normal up may do."""

from __future__ import annotations

from tabletop.games.bounce_bunny_bounce import GAME
from tests.ai.never import EVERY_LEVEL, chosen
from tests.games.bounce_bunny_bounce.scenario import Scene, place
from tests.games.bounce_bunny_bounce.test_heuristics import FAR_CARROTS, know


def goes(scene: Scene, name: str) -> set[str]:
    """Where the level goes here."""
    actions = chosen(GAME, scene.state, name)
    return {place(action.a) if action.a >= 0 else "none" for action in actions}


@EVERY_LEVEL
def test_the_third_carrot_is_eaten_at_once(name: str) -> None:
    scene = Scene(
        "stop@3,4", "stop@3,5", "carrot@2,4", "carrot@5,1", "carrot@1,1", bunnies=("3,4", "3,5"),
        eaten=("4,6", "4,7"), carrots=(2, 0),
    )  # fmt: skip
    assert goes(scene, name) == {"2,4"}


@EVERY_LEVEL
def test_a_carrot_beside_is_not_left_for_a_throw(name: str) -> None:
    scene = Scene("stop@3,4", "stop@3,5", "carrot@2,4", "carrot@5,1", bunnies=("3,4", "3,5"))
    assert goes(scene, name) == {"2,4"}


@EVERY_LEVEL
def test_nobody_runs_into_a_known_circle_with_other_ways_open(name: str) -> None:
    near = ("carrot@2,3", "carrot@4,3", "carrot@3,2")
    scene = Scene("stop@3,4", "right@3,5", "left@3,6", *near, bunnies=("3,4", "off"))
    assert "3,5" not in goes(know(scene, 0, "3,5", "3,6"), name)


@EVERY_LEVEL
def test_no_shock_feeds_the_other_bunny(name: str) -> None:
    scene = Scene("stop@3,4", "carrot@3,5", *FAR_CARROTS[:4], bunnies=("off", "3,4"), phase="shock")
    assert "3,5" not in goes(scene, name)
