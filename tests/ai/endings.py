"""Exact endings: what a choice is worth when so little luck is left that all of it can be listed.

All luck is listed by `luck`.

Where too much is hidden to list it, the cards can be laid open (`opened`): then only the dealer's
luck and the policy's own is left, and the redraw is not part of what is proved.

What is exact is the mean of what paired rollouts to the end (in Killer Bunnies: to a few choices
later) would find: the match is played on by the guide's policy. Where `Exact.free` is 0 nobody has
a choice after the first action, so that the value is that of the choice itself, whoever plays on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final, NamedTuple

from tabletop.ai.agent import Rollout, seat_clone
from tabletop.ai.exact import TooMany
from tabletop.ai.guides import any_guide
from tabletop.ai.rollouts import Guide
from tabletop.core.action import Action
from tabletop.core.chance import deciders, pick
from tabletop.core.game import Game, OptionValue, Player, State
from tabletop.games.bounce_bunny_bounce.agents import heuristics
from tabletop.games.bounce_bunny_bounce.rules import frames
from tests.ai.luck import MOST, every


class Exact(NamedTuple):
    """What one choice of a seat is worth.

    Attributes:
        chance: to win; shared wins count their share.
        free: choices that anybody had after it, in the course that had most of them.
        courses: how many were listed.
    """

    action: Action
    chance: float
    free: int
    courses: int


def exact(state: State, seat: Player, guide: Guide, most: int = MOST) -> list[Exact]:
    """What each legal action of the seat is worth over all worlds it cannot tell apart.

    Args:
        state: as the seat knows it (`seat_clone`).

    Raises:
        TooMany: it is too early in the match.
    """
    return [_worth(state, seat, guide, action, most) for action in state.legal_actions(seat)]


def _worth(state: State, seat: Player, guide: Guide, action: Action, most: int) -> Exact:
    def ended(luck: Random) -> tuple[float, int]:
        world = state.clone()
        world.redeterminize(seat, luck)
        world.apply(seat, action)
        free = _played_on(world, guide, luck)
        return guide.judge(world, seat).chance, free

    found = list(every(ended, most))
    chance = sum(share * part for (share, _), part in found)
    return Exact(action, chance, max(free for (_, free), _ in found), len(found))


def _played_on(world: State, guide: Guide, luck: Random) -> int:
    """Plays to the end of the match, or as far as the guide does; how many choices there were."""
    free = 0
    for mover in deciders(world, luck):
        legal = world.legal_actions(mover)
        if len(legal) == 1:
            world.apply(mover, legal[0])
            continue
        if free == guide.depth:
            break
        free += 1
        world.apply(mover, guide.play(world, mover, legal, luck))
    return free


def opened(state: State, worlds: Sequence[State] = ()) -> State:
    """The same moment with everything known to all: what is redrawn of it stays as it is.

    Args:
        worlds: so many are held possible, each as likely as the others; () = the state alone.
    """
    kind = type(state)

    def stays(self: State, player: Player, rng: Random, forget: float = 0.0) -> None:
        if worlds:
            _become(self, worlds[pick(len(worlds), rng)].clone())

    twin = state.clone()
    body = {"__slots__": (), "redeterminize": stays}
    twin.__class__ = type(f"Open{kind.__name__}", (kind,), body)
    return twin


def _become(state: State, other: State) -> None:
    """Takes over all that the other one holds, in place."""
    for kind in type(state).__mro__:
        for name in getattr(kind, "__slots__", ()):
            setattr(state, name, getattr(other, name))


def _possible(moment: State, seat: Player, seed: str, count: int) -> State:
    """The moment as a seat sees it that holds so many worlds possible, and no others."""
    if count == 1:
        return opened(moment)
    worlds = [seat_clone(moment, seat, f"{seed}/{number}") for number in range(count)]
    return opened(worlds[0], worlds)


def _steady(state: Any, player: Player, legal: Sequence[Action], luck: Random) -> Action:
    """Of bounces any of the best, of all else the first of them."""
    if state.stack[-1][0] == frames.BOUNCE:
        return heuristics.foremost(state, player, legal, luck)
    found = heuristics.scores(state, player, legal)
    return legal[found.index(max(found))]


STEADY: Final[dict[str, Rollout]] = {"bounce_bunny_bounce": _steady}
"""How a game is played on where its playouts stray at every choice, which is too much to list."""


NEAR: Final = {"killer_bunnies": 3}
"""After so many choices playouts are judged where a match that goes on may last for hundreds: at
its last choices all was decided else, or too much luck left."""


def guide_to_end(game: Game) -> Guide:
    """The game's guide for playouts to the end, or as near as their luck can be listed."""
    key, guide = game.info.key, any_guide(game.package, to_end=True)
    return replace(guide, play=STEADY.get(key, guide.play), depth=NEAR.get(key, guide.depth))


class Ending(NamedTuple):
    """A moment near the end of a match at which a seat has a choice whose values are known.

    Attributes:
        state: as the seat knows it.
    """

    state: State
    seat: Player
    values: list[Exact]


def endings(
    game: Game,
    guide: Guide,
    players: int,
    seed: str,
    options: dict[str, OptionValue] | None = None,
    last: int = 12,
    most: int = MOST,
    open_cards: bool = False,
    worlds: int = 1,
) -> Iterator[Ending]:
    """The endings of one match of the guide's policy against itself, the last moment first.

    Args:
        last: so many of the last choices are looked at; it ends where one has too much luck left.
        open_cards: nothing is redrawn but as `worlds` says.
        worlds: so many the seat then holds possible; with 1 it is the true one, and known.
    """
    luck = Random(f"endings/{seed}")
    state: Any = game.start(players, game.info.complete(players, options or {}))
    moments: list[tuple[State, Player]] = []
    for mover in deciders(state, luck):
        legal = state.legal_actions(mover)
        if len(legal) > 1:
            moments = [*moments[1 - last :], (state.clone(), mover)]
        state.apply(mover, legal[0] if len(legal) == 1 else guide.play(state, mover, legal, luck))
    for moment, seat in reversed(moments):
        possible = _possible(moment, seat, seed, worlds)
        known = possible if open_cards else seat_clone(moment, seat, seed)
        try:
            yield Ending(known, seat, exact(known, seat, guide, most))
        except TooMany:
            return
