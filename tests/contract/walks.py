"""Random whole games with all their moments kept, and the cases the contract is checked over."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import NamedTuple

from tabletop.core.action import Action
from tabletop.core.event import Event
from tabletop.core.game import CHANCE, Game, OptionValue, Player, State
from tabletop.core.registry import games
from tests.mixes import startable, values
from tests.tiny import GAME as TINY

Mix = tuple[tuple[str, OptionValue], ...]

CLOCK_SHARE = 0.04
"""How often the clock runs out where it may."""

SAMPLE = 14
"""At how many moments of a walk the costly checks look."""


class Case(NamedTuple):
    """A game, a seat count and options."""

    key: str
    players: int
    mix: Mix

    def __str__(self) -> str:
        words = [self.key, str(self.players), *(f"{key}={value}" for key, value in self.mix)]
        return "-".join(words)


@dataclass(frozen=True, slots=True)
class Moment:
    """A state, kept as it was, and what was done in it."""

    state: State
    digest: str
    player: Player
    action: Action
    events: tuple[Event, ...]


@dataclass(slots=True)
class Walk:
    """A random game from before the deal to its end, or to one action past the stated bound."""

    game: Game
    players: int
    options: dict[str, OptionValue]
    seed: str
    moments: list[Moment] = field(default_factory=list)
    last: State | None = None

    @property
    def end(self) -> State:
        assert self.last is not None
        return self.last

    def rng(self, purpose: str) -> Random:
        """A generator for a check; the same in every run."""
        return Random(f"{self.seed}/{self.players}/{purpose}")

    def states(self) -> Iterator[State]:
        """All states, the last one too. Work on clones."""
        yield from (moment.state for moment in self.moments)
        yield self.end

    def sample(self, wanted: int = SAMPLE) -> list[Moment]:
        """Some moments: the first ones, where games deal, and others spread over the game."""
        first, rest = self.moments[:3], self.moments[3:]
        step = max(1, len(rest) // max(1, wanted - len(first)))
        return first + rest[step // 2 :: step]


class PlainRandom(Random):
    """A generator that has `random()` alone: luck drawn otherwise differs between Pythons."""

    def getrandbits(self, k: int, /) -> int:
        raise AssertionError("draw luck with random() alone, through tabletop.core.chance")


def play(game: Game, players: int, options: Mix, seed: str) -> Walk:
    """A game played at random to its end, seldom with the clock running out."""
    complete = game.info.complete(players, dict(options))
    walk = Walk(game, players, complete, seed)
    state = game.start(players, complete)
    rng = PlainRandom(f"{seed}/{players}/{options}")
    while state.actors() and len(walk.moments) <= game.info.max_actions:
        player, action = choose(state, rng)
        events: list[Event] = []
        after = state.clone()
        digest = state.digest()
        after.apply(player, action, events.append)
        walk.moments.append(Moment(state, digest, player, action, tuple(events)))
        state = after
    walk.last = state
    return walk


def play_from_one_deal(case: Case, count: int) -> Iterator[Walk]:
    """Walks that begin with the same luck and part at the first choices of seats."""
    game = games().get(case.key, TINY)
    complete = game.info.complete(case.players, dict(case.mix))
    for number in range(count):
        walk = Walk(game, case.players, complete, f"courses {number}")
        state = game.start(case.players, complete)
        dealer, seats = PlainRandom(f"deal/{case}"), PlainRandom(f"courses/{number}/{case}")
        while state.actors() and len(walk.moments) <= game.info.max_actions:
            dealing = state.actors() == (CHANCE,)
            player, action = choose(state, dealer if dealing else seats)
            walk.moments.append(Moment(state, "", player, action, ()))
            state = state.clone()
            state.apply(player, action)
        walk.last = state
        yield walk


def heard(case: Case, count: int) -> Iterator[Walk]:
    """Walks of which the events alone are kept: every moment has the last state, and no digest."""
    game = games().get(case.key, TINY)
    for number in range(count):
        walk = Walk(game, case.players, game.info.complete(case.players, dict(case.mix)), "heard")
        walk.last = state = game.start(case.players, walk.options)
        rng = PlainRandom(f"walk {number}/{case.players}/{case.mix}")
        while state.actors() and len(walk.moments) <= game.info.max_actions:
            player, action = choose(state, rng)
            events: list[Event] = []
            state.apply(player, action, events.append)
            walk.moments.append(Moment(state, "", player, action, tuple(events)))
        yield walk


def choose(state: State, rng: Random) -> tuple[Player, Action]:
    """Who acts next and how, at random."""
    clock = state.clock_action()
    if clock is not None and rng.random() < CLOCK_SHARE:
        return CHANCE, clock
    actors = state.actors()
    player = actors[int(rng.random() * len(actors))]
    if player == CHANCE:
        return player, state.sample_chance(rng)
    legal = state.legal_actions(player)
    assert legal, f"seat {player} is asked and has no legal action"
    return player, legal[int(rng.random() * len(legal))]


@cache
def walk_of(case: Case, seed: str = "walk") -> Walk:
    """The walk of a registered game's case, played once a process."""
    return play(games()[case.key], case.players, case.mix, seed)


def mixes(game: Game, players: int) -> list[Mix]:
    """The defaults, everything turned the other way, and a mixture."""
    rng = Random(f"{game.info.key}/{players}")
    flipped: dict[str, OptionValue] = {}
    mixed: dict[str, OptionValue] = {}
    for option in game.info.options:
        seats = range(players) if option.scope == "seat" else (None,)
        for seat in seats:
            key = option.key if seat is None else f"{option.key}.{seat}"
            choices = values(option)
            flipped[key] = choices[(seat or 0) % len(choices)]
            mixed[key] = choices[int(rng.random() * len(choices))]
    found: list[Mix] = []
    for options in ({}, flipped, mixed):
        mix: Mix = tuple(options.items())
        if mix not in found and startable(game, players, options):
            found.append(mix)
    return found


def cases() -> list[Case]:
    """Every registered game with every seat count and several option mixes.

    The set-up of the tests may name one game to look at: CONTRACT_GAME=key.
    """
    known = {**games(), TINY.info.key: TINY}
    wanted = os.environ.get("CONTRACT_GAME")
    return [
        Case(key, players, mix)
        for key, game in known.items()
        if wanted in (None, key)
        for players in game.info.players
        for mix in mixes(game, players)
    ]


def defaults() -> list[Case]:
    """Every registered game with every seat count at its default options."""
    return [case for case in cases() if not case.mix]
