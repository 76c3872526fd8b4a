"""Judged chances made to mean what they say: how sure a game's judge may be, by seats and phase.

A game's `agents/calibration.json`, written by `tabletop reliability GAME --fit`, tells how often
seats won whose chance was judged to be so much. Where it lacks or cannot be used, chances stay as
they are judged. `lab.reliability` measures them; agents play by the plain judgement.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import exp, log
from typing import Any, Final, NamedTuple

from tabletop.ai.plain import heuristics_in
from tabletop.ai.rollouts import Guide, Verdict
from tabletop.core.game import Player, data_file

logger = logging.getLogger(__name__)

FORMAT: Final = 1
FILE: Final = "calibration.json"

NEAREST: Final = 1e-4
"""No chance of a match under way is nearer to 0 or 1."""


def depth_of(chance: float) -> float:
    """The logarithm of the odds."""
    kept = min(1.0 - NEAREST, max(NEAREST, chance))
    return log(kept / (1.0 - kept))


class Shape(NamedTuple):
    """The curve by which chances are moved, as odds above or below the even share on a scale of
    logarithms.

    Attributes:
        below, below_more: what such a distance is times, and its square, below the even share.
        above, above_more: the same above it.
    """

    below: float = 1.0
    below_more: float = 0.0
    above: float = 1.0
    above_more: float = 0.0

    def of(self, chance: float, seats: int) -> float:
        """Corrects a judged chance."""
        even = -log(seats - 1)
        far = depth_of(chance) - even
        if far < 0.0:
            moved = min(0.0, self.below * far - self.below_more * far * far)
        else:
            moved = max(0.0, self.above * far + self.above_more * far * far)
        return 1.0 / (1.0 + exp(-even - moved))


PLAIN: Final = Shape()


@dataclass(frozen=True)
class Calibration:
    """Corrections of a game's judged chances.

    Attributes:
        shapes: by the number of seats one for each phase.
        fault: "" or one sentence that says why there is none to be used.
        facts: by the number of seats how it was fitted.
    """

    shapes: Mapping[int, Sequence[Shape]]
    fault: str = ""
    facts: Mapping[str, Any] = field(default_factory=dict)

    def chance(self, judged: float, seats: int, phase: int) -> float:
        """Corrects a chance that was judged in that phase; one for unknown seats stays."""
        row = self.shapes.get(seats)
        return row[min(phase, len(row) - 1)].of(judged, seats) if row else judged


class BadCalibration(ValueError):
    """A file that cannot be used; the text says why, in one sentence."""


def read_calibration(text: str, phases: int) -> Calibration:
    """The calibration of a file.

    Raises:
        BadCalibration: it is damaged, or of another version of the form or of the phases.
    """
    from tabletop.ai.formats import BadData, CalibrationFile, Version, decoded

    try:
        head = decoded(text, Version)
        if (head.format, head.phases) != (FORMAT, phases):
            raise BadCalibration("It is of another version of the program.")
        file = decoded(text, CalibrationFile)
    except BadData as problem:
        raise BadCalibration(f"It is damaged: {problem}.") from None
    if any(len(rows) != phases for rows in file.shapes.values()):
        raise BadCalibration("It lacks a phase.")
    shapes = {seats: tuple(Shape(*row) for row in rows) for seats, rows in file.shapes.items()}
    return Calibration(shapes, facts=file.fitted)


def write_calibration(known: Calibration, phases: int) -> str:
    """The text of a file."""
    shapes = {
        str(seats): [[round(each, 3) for each in shape] for shape in rows]
        for seats, rows in sorted(known.shapes.items())
    }
    data = {"format": FORMAT, "phases": phases, "fitted": dict(known.facts), "shapes": shapes}
    return json.dumps(data, indent=1) + "\n"


@cache
def calibration_in(package: str) -> Calibration:
    """Returns the calibration of the game in folder `package`; an empty one if it has none.

    One that cannot be used leaves one line in the log.
    """
    try:
        text = data_file(package, "heuristics", FILE).read_text("utf-8")
        return read_calibration(text, heuristics_in(package).phases)
    except (FileNotFoundError, NotADirectoryError):
        return Calibration({})
    except (OSError, UnicodeDecodeError):
        fault = "It cannot be read."
    except BadCalibration as problem:
        fault = str(problem)
    logger.warning("The calibration of %s is not used, chances stay as judged: %s", package, fault)
    return Calibration({}, fault)


Judge = Callable[[Any, Player], Verdict]


def calibrated(guide: Guide, package: str) -> Judge:
    """The guide's judge, with chances that mean what they say; finished matches stay as they are.

    Args:
        package: the dotted name of the game's folder.
    """
    known, phase = calibration_in(package), heuristics_in(package).phase
    if not known.shapes:
        return guide.judge

    def judge(state: Any, player: Player) -> Verdict:
        verdict = guide.judge(state, player)
        if not state.actors():
            return verdict
        chance = known.chance(verdict.chance, state.players, phase(state))
        return verdict._replace(chance=chance)

    return judge
