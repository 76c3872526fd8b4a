"""Moves that no computer player from Normal up makes."""

from __future__ import annotations

from tabletop.games.bunny_boom import GAME
from tests.ai.never import EVERY_LEVEL, chosen
from tests.games.bunny_boom.scenario import Scene


def does(scene: Scene, name: str) -> set[str]:
    """All that the level does here, as the scene writes it."""
    return {scene.written(action) for action in chosen(GAME, scene.state, name)}


@EVERY_LEVEL
def test_a_gift_never_goes_to_the_own_home(name: str) -> None:
    scene = Scene("P11 P42 P52", players=3, river="P25 P62 P12", homes=(9, 2, 14))
    scene.do("play P11 left 1")
    assert "gift 0" in scene.legal() or len(scene.legal()) == 2
    assert "gift 0" not in does(scene, name)


@EVERY_LEVEL
def test_nobody_walks_over_a_heap_of_bunnies_for_nothing(name: str) -> None:
    """A free space lies on the other side, at no cost."""
    village = {"left 1": "P11", "left 2": "P12"}
    scene = Scene("P64 P24 P54", village, tokens={"left 1": 6, "left 2": 5})
    assert all(not done.endswith(("left 1", "left 2", "left 3")) for done in does(scene, name))


@EVERY_LEVEL
def test_the_dearest_crossing_is_jumped(name: str) -> None:
    scene = Scene("P32", {"left 1": "P12", "left 2": "P11"}, tokens={"left 1": 6})
    scene.do("play P32 left 3")
    assert does(scene, name) == {"jump left 1"}
