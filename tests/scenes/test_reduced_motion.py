"""With reduced motion nothing travels, grows or turns over, and nothing fades for longer than 120
ms, in every kind of moment."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

from tabletop.scenes.app import App
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.shelf import on_the_shelf
from tabletop.table.flights import FADE
from tabletop.table.motion import Cue, Series, Together, Tween, calm
from tabletop.table.stage import Node
from tests.scenes.moments import Moment, moments_of, shown

FRAME_MS, MATCHES = 16.0, 8
FEW = 4
"""So many moments of one match are looked at in every run of the tests."""


class Seen(NamedTuple):
    """How a node was in one frame; where it could not be seen it may go where it likes."""

    frame: int
    pos: tuple[float, float]
    size: tuple[int, int]
    kind: str
    alpha: int = 255


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


def fades(course: Sequence[Seen]) -> set[str]:
    """What went on growing fainter, or stronger, for longer than a cross-fade lasts."""
    found: set[str] = set()
    since, way = 0, 0
    for before, now in pairwise(course):
        follows = now.frame == before.frame + 1
        turn = (now.alpha > before.alpha) - (now.alpha < before.alpha)
        since = since + 1 if follows and turn and turn == way else int(turn != 0)
        way = turn
        if (since - 1) * FRAME_MS > FADE:
            found.add(now.kind)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(on_the_shelf()))
def test_with_reduced_motion_nothing_travels(game: str, tmp_path: Path) -> None:
    assert not moved(game, tmp_path, moments_of(game, MATCHES))


@pytest.mark.parametrize("game", sorted(on_the_shelf()))
def test_with_reduced_motion_nothing_travels_in_a_first_match(game: str, tmp_path: Path) -> None:
    assert not moved(game, tmp_path, moments_of(game, 1, 150)[:FEW])


def moved(game: str, tmp_path: Path, moments: Sequence[Moment]) -> set[str]:
    """In which kinds of moments something travelled or faded for long."""
    found: set[str] = set()
    for number, moment in enumerate(moments):
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
                        len(frames), node.pos, node.area().size, event.kind if event else "",
                        node.alpha,
                    )
                    courses.setdefault(node, []).append(seen)

        shown(game, moment, tmp_path / str(number), look, FRAME_MS, reduced=True, speed=2)
        found |= {kind for course in courses.values() for kind in travels(course)}
        found |= {f"{kind} fades" for course in courses.values() for kind in fades(course)}
    return found


def test_a_travel_is_found_and_a_change_of_place_is_none() -> None:
    places = [(0.0, 0.0), (0.0, 0.0), (9.0, 0.0), (9.0, 0.0)]
    still = [Seen(at, pos, (5, 5), "hop") for at, pos in enumerate(places)]
    going = [Seen(at, (3.0 * at, 0.0), (5, 5), "hop") for at in range(4)]
    growing = [Seen(at, (0.0, 0.0), (5 + at, 5), "grow") for at in range(4)]
    assert travels(still) == set()
    assert travels(going) == {"hop"} and travels(growing) == {"grow"}


def test_a_long_fade_is_found_and_a_cross_fade_is_none() -> None:
    def fading(frames: int) -> list[Seen]:
        return [Seen(at, (0.0, 0.0), (5, 5), "gone", 255 - 9 * at) for at in range(frames + 1)]

    assert fades(fading(8)) == set()
    assert fades(fading(9)) == {"gone"}
    there_and_back = [*fading(8), *(s._replace(frame=s.frame + 9) for s in fading(8)[::-1])]
    assert fades(there_and_back) == set()


def test_a_calm_motion_stands_still_half_way_and_takes_as_long() -> None:
    seen: list[float] = []
    heard: list[str] = []
    long = Tween(400.0, seen.append)
    plain = Series([Cue(lambda: heard.append("hop")), Together((50.0, long), Tween(FADE, abs))])
    still = calm(plain, FADE)
    assert still.length == plain.length == 450.0
    for ms in (0.0, 60.0, 200.0, 440.0):
        still.show(ms)
    assert heard == ["hop"] and set(seen) == {0.5}
    still.show(450.0)
    assert seen[-1] == 1.0
