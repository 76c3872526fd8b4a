"""The dice: true solids, fair numbering, the rolled face up at rest, throws pure in time."""

from __future__ import annotations

import itertools
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.table.art import dice, dice_solids
from tabletop.table.art.dice_solids import KINDS, SIDES

pytestmark = pytest.mark.usefixtures("screen")

ROLLS = [(kind, value) for kind in KINDS for value in range(1, SIDES[kind] + 1)]
SPINS = (-dice_solids.REST_SPIN, 0.0, dice_solids.REST_SPIN)


@pytest.mark.parametrize("kind", KINDS)
def test_opposite_faces_sum_to_one_more_than_the_number_of_faces(kind: str) -> None:
    faces = dice_solids.faces(kind)
    assert [face.value for face in faces] == list(range(1, SIDES[kind] + 1))
    for face in faces:
        opposite = min(faces, key=lambda other: dice_solids.dot(other.normal, face.normal))
        assert dice_solids.dot(opposite.normal, face.normal) == pytest.approx(-1)
        assert opposite.value + face.value == SIDES[kind] + 1


@pytest.mark.parametrize(("kind", "corners"), (("d6", 4), ("d12", 5), ("d20", 3)))
def test_every_face_is_regular_and_its_corners_run_counterclockwise(
    kind: str, corners: int
) -> None:
    for face in dice_solids.faces(kind):
        assert len(face.corners) == corners
        pairs = list(zip(face.corners, face.corners[1:] + face.corners[:1]))
        edges = [math.dist(a, b) for a, b in pairs]
        assert max(edges) - min(edges) < 1e-9
        for a, b in pairs:
            turn = dice_solids.cross(
                dice_solids.minus(a, face.centre), dice_solids.minus(b, face.centre)
            )
            assert dice_solids.dot(turn, face.normal) > 0


@pytest.mark.parametrize("kind", KINDS)
def test_all_corners_lie_on_the_unit_sphere_and_up_lies_in_the_face(kind: str) -> None:
    for face in dice_solids.faces(kind):
        assert all(math.hypot(*corner) == pytest.approx(1) for corner in face.corners)
        assert dice_solids.dot(face.up, face.normal) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("kind", ("d12", "d20"))
def test_neighbouring_faces_hardly_ever_carry_neighbouring_numbers(kind: str) -> None:
    faces = dice_solids.faces(kind)
    close = 0
    for a, b in itertools.pairwise(faces):
        apart = {face: -dice_solids.dot(face.normal, a.normal) for face in faces}
        nearest = sorted(faces, key=apart.__getitem__)
        close += b in nearest[1 : 1 + len(a.corners)]
    assert close <= 2


@pytest.mark.parametrize(("kind", "value"), ROLLS)
def test_at_rest_the_rolled_face_looks_most_at_the_eye(kind: str, value: int) -> None:
    for spin in SPINS:
        rest = dice_solids.rest_orientation(kind, value, spin)
        assert dice_solids.shown_face(kind, rest) == value


@pytest.mark.parametrize(("kind", "value"), ROLLS)
def test_at_rest_the_digits_stand_upright(kind: str, value: int) -> None:
    face = dice_solids.faces(kind)[value - 1]
    for spin in SPINS:
        up = dice_solids.turned(dice_solids.rest_orientation(kind, value, spin), face.up)
        assert up[1] > 0.6
        assert abs(up[0]) < 0.45


@given(st.sampled_from(ROLLS), st.integers(0, 10_000), st.floats(-100, 1500))
def test_a_throw_is_pure_in_time(roll: tuple[str, int], seed: int, ms: float) -> None:
    kind, value = roll
    once, again = dice_solids.throw(kind, value, seed), dice_solids.throw(kind, value, seed)
    later = once.pose(ms + 200)
    assert once == again
    assert once.pose(ms) == again.pose(ms)
    assert once.pose(ms + 200) == later


@given(st.sampled_from(ROLLS), st.integers(0, 10_000))
def test_a_throw_comes_to_rest_in_time_on_the_face_that_was_rolled(
    roll: tuple[str, int], seed: int
) -> None:
    kind, value = roll
    thrown = dice_solids.throw(kind, value, seed)
    assert 700 <= thrown.duration <= 1000
    rest = thrown.pose(thrown.duration)
    assert rest.resting and (rest.x, rest.y, rest.height) == (0, 0, 0)
    assert dice_solids.shown_face(kind, rest.orientation) == value
    assert abs(thrown.spin) <= dice_solids.REST_SPIN
    assert not thrown.pose(thrown.duration - 1).resting


@given(st.sampled_from(ROLLS), st.integers(0, 10_000))
def test_a_throw_bounces_twice_and_then_stays_down(roll: tuple[str, int], seed: int) -> None:
    thrown = dice_solids.throw(*roll, seed)
    heights = [thrown.pose(ms).height for ms in range(0, thrown.duration + 1)]
    assert min(heights) >= 0
    tops = [
        height
        for before, height, after in zip(heights, heights[1:], heights[2:])
        if before < height >= after and height > 1
    ]
    assert len(tops) == 2
    assert tops[0] == pytest.approx(60, abs=1) and tops[1] == pytest.approx(22, abs=1)
    settle = heights[thrown.duration - dice_solids.SETTLE_MS :]
    assert all(height == pytest.approx(0, abs=0.5) for height in settle)


def angle_between(a: dice_solids.Matrix, b: dice_solids.Matrix) -> float:
    trace = sum(dice_solids.dot(row, other) for row, other in zip(a, b))
    return math.acos(max(-1.0, min(1.0, (trace - 1) / 2)))


@given(st.sampled_from(ROLLS), st.integers(0, 10_000))
def test_a_die_never_jumps_from_one_orientation_to_another(
    roll: tuple[str, int], seed: int
) -> None:
    thrown = dice_solids.throw(*roll, seed)
    turns = [thrown.pose(ms).orientation for ms in range(0, thrown.duration + 20, 10)]
    assert max(angle_between(a, b) for a, b in itertools.pairwise(turns)) < 0.35


def test_throws_with_other_seeds_look_different() -> None:
    assert len({dice_solids.throw("d12", 9, seed).turns for seed in range(20)}) == 20


def test_a_face_the_die_does_not_have_is_refused_in_one_sentence() -> None:
    with pytest.raises(ValueError, match="choose 1 to 6"):
        dice_solids.throw("d6", 7, 0)


@given(
    st.tuples(*[st.floats(-1, 1)] * 3).filter(lambda v: math.hypot(*v) > 0.1),
    st.floats(-math.pi, math.pi),
)
def test_a_rotation_survives_being_a_quaternion(
    axis: tuple[float, float, float], angle: float
) -> None:
    turn = dice_solids.rotation(axis, angle)
    back = dice_solids.matrix(dice_solids.quaternion(turn))
    for row, other in zip(turn, back):
        assert row == pytest.approx(other, abs=1e-6)


@pytest.mark.parametrize("kind", KINDS)
def test_the_drawn_die_is_centred_on_its_origin(kind: str) -> None:
    art = dice.die(kind, dice_solids.rest_orientation(kind, 3), 80)
    assert art.surface.get_size() == (2 * art.ox, 2 * art.oy)
    ink = art.surface.get_bounding_rect()
    assert ink.w >= 50 and ink.h >= 50
