"""Matches taken to where a tip of the coach comes up: the first such moment of quick matches."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

from tabletop.core.event import Event
from tabletop.core.game import CHANCE, Game
from tabletop.core.match import Entry, Match
from tabletop.scenes.lessons.coach import fits, where
from tabletop.session.lessons import Tip, course

MATCHES, PLIES = 300, 2000


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
    for number in range(MATCHES):
        if not missing:
            break
        _search(game, number, missing, found)
    return found


def _search(
    game: Game, number: int, missing: dict[str, Tip], found: dict[str, Moment]
) -> None:
    few, most = game.info.players[0], game.info.players[-1]
    players = few if number % 2 == 0 else min(most, few + 1)
    options: dict[str, object] = {}
    taught = [each for each in course(game).lessons if each.option]
    if taught and number % 3:
        lesson = taught[(number // 2) % len(taught)]
        players, options = lesson.players, dict(lesson.options)
    seed = f"tips{number}"
    rng = Random(number)
    done: list[Entry] = []
    match = Match(game, players, game.info.complete(players, options), seed)
    heard: list[tuple[Tip, tuple[str, ...]]] = []
    while not match.state.is_over() and match.ply < PLIES:
        for seat in match.state.actors():
            assert seat != CHANCE
            legal = list(match.state.legal_actions(seat))
            if seat == 0:
                verbs = {action.kind for action in legal}
                due = [(t, (t.point,) if t.point else ()) for t in missing.values()
                       if t.verb in verbs and t.players in (0, players)]  # fmt: skip
                for tip, keys in (*due, *heard):
                    if missing.pop(tip.key, None) is not None:
                        found[tip.key] = Moment(seed, players, options, tuple(done), keys)
                heard = []
            done.append(Entry(seat, legal[int(rng.random() * len(legal))]))
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
