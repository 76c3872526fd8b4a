"""Dice as solids: their faces and numbers, orientations, the pose at rest and the throw.

Pure mathematics, no drawing. The eye looks along -z: x to the right, y up, z towards the eye; the
corners of every die lie on a sphere of radius 1. Opposite faces sum to n + 1.
"""

from __future__ import annotations

import itertools
import math
from functools import cache
from random import Random
from typing import NamedTuple

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]
Quaternion = tuple[float, float, float, float]

KINDS: tuple[str, ...] = ("d6", "d12", "d20")
SIDES = {"d6": 6, "d12": 12, "d20": 20}

_PHI = (1 + math.sqrt(5)) / 2
_TILT = {"d6": 0.5, "d12": 0.42, "d20": 0.27}
"""Radians a die at rest leans back. Less where faces lie closer together, so that the rolled face
is always the one that looks most at the eye."""

_TILT_AXIS: Vector = (1.0, 0.35, 0.0)
REST_SPIN = math.radians(12)

# ------------------------------------------------------------------------------------- vectors


def dot(a: Vector, b: Vector) -> float:
    """The scalar product."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Vector, b: Vector) -> Vector:
    """The vector product."""
    return (
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    )


def normal(v: Vector) -> Vector:
    """The vector of length 1 in the same direction."""
    length = math.sqrt(dot(v, v))
    return v[0] / length, v[1] / length, v[2] / length


def minus(a: Vector, b: Vector) -> Vector:
    """a - b."""
    return a[0] - b[0], a[1] - b[1], a[2] - b[2]


def middle(points: tuple[Vector, ...]) -> Vector:
    """The middle of some points."""
    n = len(points)
    return (
        sum(p[0] for p in points) / n, sum(p[1] for p in points) / n, sum(p[2] for p in points) / n
    )


def turned(m: Matrix, v: Vector) -> Vector:
    """The vector after a rotation."""
    return dot(m[0], v), dot(m[1], v), dot(m[2], v)


def product(a: Matrix, b: Matrix) -> Matrix:
    """The rotation b followed by a."""
    x, y, z = zip(*b)
    first, second, third = ((dot(row, x), dot(row, y), dot(row, z)) for row in a)
    return first, second, third


def rotation(axis: Vector, angle: float) -> Matrix:
    """The rotation by `angle` radians about an axis, counterclockwise seen from its tip."""
    x, y, z = normal(axis)
    c, s = math.cos(angle), math.sin(angle)
    t = 1 - c
    return (
        (t * x * x + c, t * x * y - s * z, t * x * z + s * y),
        (t * x * y + s * z, t * y * y + c, t * y * z - s * x),
        (t * x * z - s * y, t * y * z + s * x, t * z * z + c),
    )


def quaternion(m: Matrix) -> Quaternion:
    """The rotation as a quaternion (w, x, y, z)."""
    trace = m[0][0] + m[1][1] + m[2][2]
    if trace > 0:
        r = math.sqrt(1 + trace) * 2
        return r / 4, (m[2][1] - m[1][2]) / r, (m[0][2] - m[2][0]) / r, (m[1][0] - m[0][1]) / r
    i = max(range(3), key=lambda k: m[k][k])
    j, k = (i + 1) % 3, (i + 2) % 3
    r = math.sqrt(1 + m[i][i] - m[j][j] - m[k][k]) * 2
    parts = [0.0, 0.0, 0.0]
    parts[i] = r / 4
    parts[j] = (m[j][i] + m[i][j]) / r
    parts[k] = (m[k][i] + m[i][k]) / r
    return (m[k][j] - m[j][k]) / r, parts[0], parts[1], parts[2]


def matrix(q: Quaternion) -> Matrix:
    """The quaternion as a rotation matrix."""
    w, x, y, z = q
    return (
        (1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)),
        (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)),
        (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)),
    )


def slerp(a: Quaternion, b: Quaternion, t: float) -> Quaternion:
    """The rotation a share `t` of the way from a to b, at even speed, on the shorter way."""
    cosine = sum(p * q for p, q in zip(a, b))
    if cosine < 0:
        b, cosine = (-b[0], -b[1], -b[2], -b[3]), -cosine
    if cosine > 0.9995:
        u, v = 1 - t, t
    else:
        angle = math.acos(cosine)
        u = math.sin((1 - t) * angle) / math.sin(angle)
        v = math.sin(t * angle) / math.sin(angle)
    mixed = [u * p + v * q for p, q in zip(a, b)]
    length = math.sqrt(sum(part * part for part in mixed))
    return mixed[0] / length, mixed[1] / length, mixed[2] / length, mixed[3] / length


# -------------------------------------------------------------------------------------- solids


class Face(NamedTuple):
    """One face: number, corners counterclockwise, outward normal, middle, and where "up" is."""

    value: int
    corners: tuple[Vector, ...]
    normal: Vector
    centre: Vector
    up: Vector


def _cycles(points: list[Vector]) -> list[Vector]:
    return [(p[i % 3], p[(i + 1) % 3], p[(i + 2) % 3]) for i in range(3) for p in points]


_SIGNS = (1.0, -1.0)
_CUBE = [normal(p) for p in itertools.product(_SIGNS, _SIGNS, _SIGNS)]
_ICOSAHEDRON = [normal(p) for p in _cycles([(0.0, a * _PHI, b) for a in _SIGNS for b in _SIGNS])]
_DODECAHEDRON = _CUBE + [
    normal(p) for p in _cycles([(0.0, a / _PHI, b * _PHI) for a in _SIGNS for b in _SIGNS])
]
_CUBE_NORMALS: list[Vector] = [  # of the faces 1 to 6: 1, 2, 3 run counterclockwise round a corner
    (0, 0, 1), (1, 0, 0), (0, 1, 0), (0, -1, 0), (-1, 0, 0), (0, 0, -1),
]


def _numbered(normals: list[Vector]) -> list[Vector]:
    """The normals of faces 1, 2, 3 ...: opposite ones sum to n + 1, next numbers lie apart."""
    rest, found = list(normals), {}
    n = len(rest)
    current = rest[0]
    for value in range(1, n // 2 + 1):
        current = min(rest, key=lambda v: dot(v, current))
        opposite = min(rest, key=lambda v: dot(v, current))
        found[value], found[n + 1 - value] = current, opposite
        rest = [v for v in rest if v not in (current, opposite)]
    return [found[value] for value in range(1, n + 1)]


def _face(value: int, corners: list[Vector], outward: Vector) -> Face:
    far = max(dot(v, outward) for v in corners)
    own = [v for v in corners if dot(v, outward) > far - 1e-6]
    centre = middle(tuple(own))
    right = normal(minus(own[0], centre))
    ahead = cross(outward, right)
    own.sort(key=lambda v: math.atan2(dot(minus(v, centre), ahead), dot(minus(v, centre), right)))
    aim = own[0] if len(own) != 4 else middle((own[0], own[1]))
    return Face(value, tuple(own), outward, centre, normal(minus(aim, centre)))


@cache
def faces(kind: str) -> tuple[Face, ...]:
    """The faces of "d6", "d12" or "d20" in the order of their numbers."""
    corners, normals = {
        "d6": (_CUBE, _CUBE_NORMALS),
        "d12": (_DODECAHEDRON, _numbered(_ICOSAHEDRON)),
        "d20": (_ICOSAHEDRON, _numbered(_DODECAHEDRON)),
    }[kind]
    return tuple(_face(i + 1, corners, outward) for i, outward in enumerate(normals))


def rest_orientation(kind: str, value: int, spin: float = 0.0) -> Matrix:
    """The die at rest with `value` up: digits upright but for `spin`, leaning back a little."""
    face = faces(kind)[value - 1]
    upright: Matrix = (cross(face.up, face.normal), face.up, face.normal)
    return product(rotation(_TILT_AXIS, -_TILT[kind]), product(rotation((0, 0, 1), spin), upright))


def shown_face(kind: str, orientation: Matrix) -> int:
    """The number of the face that looks most at the eye."""
    return max(faces(kind), key=lambda face: turned(orientation, face.normal)[2]).value


# --------------------------------------------------------------------------------------- throw

SETTLE_MS = 120
_DROP, _FIRST_BOUNCE, _SECOND_BOUNCE = 90.0, 60.0, 22.0


class Pose(NamedTuple):
    """A die in a throw: orientation, offset from where it comes to rest, height above the table.

    Offsets and height are style pixels, y down. `resting` is true from the end on.
    """

    orientation: Matrix
    x: float
    y: float
    height: float
    resting: bool


class Throw(NamedTuple):
    """One throw; `pose` is a pure function of the time since it began."""

    kind: str
    value: int
    spin: float
    duration: int
    """Milliseconds from the hand to rest, 700 to 1000."""
    times: tuple[float, float, float]
    """Times at which it touches the table: before the first bounce, before the second, for good."""
    turns: tuple[Quaternion, Quaternion, Quaternion, Quaternion]
    """Orientation in the hand and at the three touches."""
    start: tuple[float, float]
    """Starting point, relative to the resting place."""

    def pose(self, ms: float) -> Pose:
        """The die `ms` milliseconds after it left the hand."""
        rest = rest_orientation(self.kind, self.value, self.spin)
        if ms >= self.duration:
            return Pose(rest, 0.0, 0.0, 0.0, True)
        ms = max(0.0, ms)
        share = 1 - (1 - min(1.0, ms / self.times[2])) ** 2.2
        x, y = self.start[0] * (1 - share), self.start[1] * (1 - share)
        if ms >= self.times[2]:
            t = (ms - self.times[2]) / (self.duration - self.times[2])
            rocked = slerp(self.turns[3], quaternion(rest), 1 - (1 - t) ** 3)
            return Pose(matrix(rocked), x, y, 0.0, False)
        return Pose(self._tumbling(ms), x, y, self._height(ms), False)

    def _leg(self, ms: float) -> tuple[int, float]:
        """Returns the leg of the flight it is in, and the share of it that is over."""
        begin = 0.0
        for i, end in enumerate(self.times):
            if ms < end:
                return i, (ms - begin) / (end - begin)
            begin = end
        return 2, 1.0

    def _tumbling(self, ms: float) -> Matrix:
        leg, t = self._leg(ms)
        return matrix(slerp(self.turns[leg], self.turns[leg + 1], t))

    def _height(self, ms: float) -> float:
        leg, t = self._leg(ms)
        if leg == 0:
            return _DROP * (1 - t * t)
        return (_FIRST_BOUNCE, _SECOND_BOUNCE)[leg - 1] * 4 * t * (1 - t)


def throw(kind: str, value: int, seed: int) -> Throw:
    """A throw that ends with `value` up. The same seed throws the same way.

    The last touch leaves the die leaning a little; it rocks into its rest from there.
    """
    if value not in range(1, SIDES[kind] + 1):
        raise ValueError(f"a {kind} has no face {value}; choose 1 to {SIDES[kind]}")
    rng = Random(f"{kind}/{seed}")
    spin = rng.uniform(-REST_SPIN, REST_SPIN)
    duration = rng.randint(700, 1000)
    side = rng.choice((-1, 1))
    start = (side * rng.uniform(130, 190), rng.uniform(30, 90))
    # Lengths of the legs go with the square roots of their heights, as falling does.
    legs = (math.sqrt(_DROP), 2 * math.sqrt(_FIRST_BOUNCE), 2 * math.sqrt(_SECOND_BOUNCE))
    unit = (duration - SETTLE_MS) / sum(legs)
    times = (legs[0] * unit, (legs[0] + legs[1]) * unit, float(duration - SETTLE_MS))
    rolling: Vector = (start[1] * 0.4, side * 60.0, -start[0])
    turns = [rest_orientation(kind, value, spin)]
    for amount in (0.3, rng.uniform(1.9, 2.4), rng.uniform(2.6, 3.0), rng.uniform(2.2, 2.8)):
        wobble = (rng.uniform(-50, 50), rng.uniform(-50, 50), rng.uniform(-50, 50))
        axis: Vector = (
            rolling[0] + wobble[0], -side * 140.0 + wobble[1], rolling[2] * 0.3 + wobble[2]
        )
        turns.insert(0, product(rotation(axis, -amount), turns[0]))
    hand, first, second, last = (quaternion(turn) for turn in turns[:4])
    return Throw(kind, value, spin, duration, times, (hand, first, second, last), start)
