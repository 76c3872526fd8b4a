"""With reduced motion nothing travels, grows or turns over, in every kind of moment."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

from tabletop.scenes.app import App
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.shelf import on_the_shelf
from tabletop.table.stage import Node
from tests.scenes.moments import moments_of, shown

FRAME_MS, MATCHES = 16.0, 8


class Seen(NamedTuple):
    """How a node was in one frame; where it could not be seen it may go where it likes."""

    frame: int
    pos: tuple[float, float]
    size: tuple[int, int]
    kind: str


def travels(course: Sequence[Seen]) -> set[str]:
    """What was shown while it moved or changed its size in two frames one after the other: one
    such change is no travel, the piece is somewhere else."""
    found: set[str] = set()
    moved = False
    for before, now in pairwise(course):
        follows = now.frame == before.frame + 1
        other = follows and (now.pos, now.size) != (before.pos, before.size)
        if other and moved:
            found.add(now.kind)
        moved = other
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(on_the_shelf()))
def test_with_reduced_motion_nothing_travels(game: str, tmp_path: Path) -> None:
    found: set[str] = set()
    for number, moment in enumerate(moments_of(game, MATCHES)):
        courses: dict[Node, list[Seen]] = {}
        frames: list[int] = []

        def look(
            app: App, scene: PlayScene, courses: dict[Node, list[Seen]] = courses,
            frames: list[int] = frames,
        ) -> None:  # fmt: skip
            frames.append(0)
            event = scene.director.event
            for node in scene.stage.nodes:
                if node.visible and node.alpha:
                    seen = Seen(
                        len(frames), node.pos, node.area().size, event.kind if event else ""
                    )
                    courses.setdefault(node, []).append(seen)

        shown(game, moment, tmp_path / str(number), look, FRAME_MS, reduced=True, speed=2)
        found |= {kind for course in courses.values() for kind in travels(course)}
    assert not found


def test_a_travel_is_found_and_a_change_of_place_is_none() -> None:
    places = [(0.0, 0.0), (0.0, 0.0), (9.0, 0.0), (9.0, 0.0)]
    still = [Seen(at, pos, (5, 5), "hop") for at, pos in enumerate(places)]
    going = [Seen(at, (3.0 * at, 0.0), (5, 5), "hop") for at in range(4)]
    growing = [Seen(at, (0.0, 0.0), (5 + at, 5), "grow") for at in range(4)]
    assert travels(still) == set()
    assert travels(going) == {"hop"} and travels(growing) == {"grow"}
