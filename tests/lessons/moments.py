"""Matches taken to where a tip of the coach comes up: the first such moment of quick matches.

What hardly ever comes by lot comes in long matches of players who do all they can (`EAGER`).
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

from tabletop.core.event import Event
from tabletop.core.game import CHANCE, Game
from tabletop.core.match import Entry, Match
from tabletop.scenes.lessons.coach import fits, where
from tabletop.session.lessons import Tip, course

MATCHES, SOON, PLIES = 300, 60, 2000
"""Most matches for a game, those before the eager ones, and most actions of one."""


class Eager(NamedTuple):
    """Matches in which some verbs are chosen more often: their numbers, and the verbs' weights."""

    numbers: tuple[int, ...]
    options: dict[str, object]
    weights: dict[str, float]


EAGER = {
    "killer_bunnies": Eager(
        (10, 16, 35, 39), {},
        {
            "play": 8, "enter": 9, "target": 5, "place": 5, "save_top": 3, "pass": 3,
            "pass_turn": 2, "pay_auto": 6, "accept": 0.2, "offer": 0.02, "use": 0.3,
            "respond": 0.2, "vanish": 0.3,
            "count": 0.05,
        },
    ),
}  # fmt: skip


FOUND = {"killer_bunnies": (0, 1, 3, 6, 9, 15, 30, 48, 57)}
"""Quick matches that were seen to bring tips up: they are played first, and the others only when
tips are missing after them and the eager ones."""


class Moment(NamedTuple):
    """When a tip is due: what was done until then, and what the tip points at."""

    seed: str
    players: int
    options: dict[str, object]
    entries: tuple[Entry, ...]
    keys: tuple[str, ...]

    def match(self, game: Game) -> Match:
        """The match as it stands then."""
        options = game.info.complete(self.players, self.options)
        match = Match(game, self.players, options, self.seed)
        for entry in self.entries:
            match.submit(*entry)
        return match


@cache
def moments_of(game: Game) -> dict[str, Moment]:
    """The first moment found for each tip, by its key, with seat 0 as the person.

    A tip on a verb comes when seat 0 may choose it, one on an event at the next choice of seat 0.
    """
    found: dict[str, Moment] = {}
    missing = {tip.key: tip for tip in course(game).tips}
    eager = EAGER.get(game.info.key)
    first = FOUND.get(game.info.key, tuple(range(SOON + 1)))
    for number in (*first, *(number for number in range(MATCHES) if number not in first)):
        if not missing:
            break
        _search(game, _start(game, number), Random(number), {}, missing, found)
        if number == first[-1] and eager is not None:
            for each in eager.numbers:
                start = Start(f"eager{each}", game.info.players[each % 2], eager.options)
                _search(game, start, Random(each), eager.weights, missing, found)
    return found


class Start(NamedTuple):
    """How a match begins."""

    seed: str
    players: int
    options: dict[str, object]


def _start(game: Game, number: int) -> Start:
    few, most = game.info.players[0], game.info.players[-1]
    players = few if number % 2 == 0 else min(most, few + 1)
    options: dict[str, object] = {}
    taught = [each for each in course(game).lessons if each.option]
    if taught and number % 3:
        lesson = taught[(number // 2) % len(taught)]
        players, options = lesson.players, dict(lesson.options)
    return Start(f"tips{number}", players, options)


def _search(
    game: Game, start: Start, rng: Random, weights: dict[str, float], missing: dict[str, Tip],
    found: dict[str, Moment],
) -> None:  # fmt: skip
    """Plays one match by lot, and takes the moments of tips that are still missing."""
    seed, players, options = start
    verbs_of = game.info.verbs
    done: list[Entry] = []
    match = Match(game, players, game.info.complete(players, options), seed)
    heard: list[tuple[Tip, tuple[str, ...]]] = []
    while not match.state.is_over() and match.ply < PLIES:
        for seat in match.state.actors():
            assert seat != CHANCE
            legal = list(match.state.legal_actions(seat))
            if seat == 0:
                verbs = {action.kind for action in legal}
                view = match.state.view(seat)
                due = [(t, (t.point,) if t.point else ()) for t in missing.values()
                       if t.asked(verbs, view) and t.players in (0, players)]  # fmt: skip
                for tip, keys in (*due, *heard):
                    if missing.pop(tip.key, None) is not None:
                        found[tip.key] = Moment(seed, players, options, tuple(done), keys)
                heard = []
            share = [weights.get(verbs_of[action.kind], 1.0) for action in legal]
            done.append(Entry(seat, rng.choices(legal, share)[0]))
            heard += _heard(match.submit(*done[-1]), missing)
            break


def _heard(
    events: tuple[Event, ...], missing: dict[str, Tip]
) -> list[tuple[Tip, tuple[str, ...]]]:
    return [
        (tip, where(tip, event))
        for event in events
        for tip in missing.values()
        if tip.event == event.kind and fits(tip, event, 0)
    ]
