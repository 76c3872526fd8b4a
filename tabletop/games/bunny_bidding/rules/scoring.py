"""Scores, ranks and the reason of a victory."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Final, NamedTuple

from tabletop.core.final_count import Row
from tabletop.core.game import Result, Source
from tabletop.games.bunny_bidding.game import BOOK
from tabletop.games.bunny_bidding.rules import keys
from tabletop.games.bunny_bidding.rules.cards import (
    FACES,
    GOAL_POINTS,
    NO_FACE,
    OTHER_POINTS,
    POINTS,
    SPECIAL,
    TYPE_NAMES,
    members,
)
from tabletop.games.bunny_bidding.rules.state import Fields
from tabletop.words import Message, noun

SPECIALS_THERE: Final = (range(0), range(SPECIAL, FACES))
"""Faces of special eggs without and with them."""


class Tally(NamedTuple):
    """Contents of a pile: eggs of the goals, other regular eggs, special eggs and their points."""

    goal_eggs: int
    others: int
    specials: int
    special_points: int

    @property
    def points(self) -> int:
        return GOAL_POINTS * self.goal_eggs + OTHER_POINTS * self.others + self.special_points


def worth(face: int, goals: Collection[int]) -> int:
    """Returns the points of an egg with that face to a player with these goals."""
    if face >= SPECIAL:
        return POINTS[face]
    return GOAL_POINTS if face in goals else OTHER_POINTS


def goals_of(state: Fields, seat: int) -> bytes:
    """Returns the types of a seat's goals."""
    count = state.setup.goals
    return state.goals[seat * count : (seat + 1) * count]


@lru_cache(maxsize=256)
def _tiles_of(faces: bytes) -> tuple[int, ...]:
    """Returns the set of tiles of each face; cached, since searches ask often."""
    found = [0] * FACES
    for tile, face in enumerate(faces):
        if face != NO_FACE:
            found[face] |= 1 << tile
    return tuple(found)


def tally(state: Fields, seat: int) -> Tally:
    """Counts a seat's pile; an egg of two equal goals counts once (BI-03)."""
    tiles, pile = _tiles_of(state.faces), state.piles[seat]
    wanted = special = points = 0
    for kind in goals_of(state, seat):
        wanted |= tiles[kind]
    for kind in SPECIALS_THERE[state.setup.specials]:
        count = (pile & tiles[kind]).bit_count()
        special += count
        points += count * POINTS[kind]
    goal_eggs = (pile & wanted).bit_count()
    return Tally(goal_eggs, pile.bit_count() - goal_eggs - special, special, points)


def result(state: Fields) -> Result:
    """Ranks the seats by points, then goal eggs, then fewer other eggs, specials too (BI-27,
    BI-76)."""
    seats = range(state.players)
    tallies = [tally(state, seat) for seat in seats]
    keys = [(each.points, each.goal_eggs, -each.others - each.specials) for each in tallies]
    ranks = tuple([1 + sum(other > key for other in keys) for key in keys])
    winners = tuple([seat for seat in seats if ranks[seat] == 1])
    scores = tuple([float(each.points) for each in tallies])
    points = {
        "goals": [GOAL_POINTS * each.goal_eggs for each in tallies],
        "others": [OTHER_POINTS * each.others for each in tallies],
    }
    if state.setup.specials:
        points["specials"] = [each.special_points for each in tallies]
    sources = [Source(Message(BOOK, f"from-{key}"), tuple(each)) for key, each in points.items()]
    return Result(scores, ranks, winners, _ending(tallies, winners), tuple(sources))


def final_count(state: Fields) -> list[Row]:
    """Returns the final count: the first goals with their eggs, then the others with all else."""
    rows: list[Row] = []
    for seat in range(state.players):
        left = [int(state.faces[tile]) for tile in members(state.piles[seat])]
        for slot, kind in enumerate(goals_of(state, seat)):
            eggs = (kind,) * left.count(kind)
            left = [face for face in left if face != kind]
            facts = ("type", noun("type", TYPE_NAMES[kind])), ("n", len(eggs))
            title, key = Message(BOOK, "from-goals.goal", facts), keys.goal(seat, slot)
            points = GOAL_POINTS * len(eggs)
            rows.append(Row(seat, points, title, key, kind, eggs, 1 + slot))
        last = state.setup.goals
        for name, faces in (
            ("others", [face for face in left if face < SPECIAL]),
            ("specials", [face for face in left if face >= SPECIAL]),
        ):
            points = sum(worth(face, ()) for face in faces)
            if faces:
                title = Message(BOOK, f"from-{name}")
                rows.append(Row(seat, points, title, things=tuple(sorted(faces)), stage=last))
    return rows


def _ending(tallies: list[Tally], winners: tuple[int, ...]) -> Message:
    best = tallies[winners[0]]
    level = [each for each in tallies if each.points == best.points]
    if len(level) == 1:
        return Message(BOOK, "ended")
    if len(winners) > 1:
        return Message(BOOK, "ended-shared")
    if sum(each.goal_eggs == best.goal_eggs for each in level) == 1:
        return Message(BOOK, "ended-goals")
    return Message(BOOK, "ended-others")
