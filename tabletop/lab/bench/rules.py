"""Rules speed: random matches a second, ours and the peers' in one interleaved run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from random import Random

from tabletop.core.chance import pick
from tabletop.core.game import CHANCE, Game, State
from tabletop.core.registry import game as find_game
from tabletop.lab.bench import peers
from tabletop.lab.bench.rows import Row, Work, beside, rates

KINGDOM = "bunny_kingdom"
SMALLEST = ("bounce_bunny_bounce", "bunny_boom")
"""The games that are about as small as a game of cards."""
BIG = "G1 rules / Catanatron, random play"
GIN = "G2 rules / rlcard gin rummy"
CHESS = "G3 rules / python-chess"


def measure(keys: Sequence[str], rounds: int) -> Iterator[Row]:
    """Decisions a second in random play; all games and peers take turns in one run."""
    contestants = {key: random_match(find_game(key)) for key in keys}
    makers = {"gin": peers.gin_rummy, "chess": peers.chess_game, "catan": peers.catan_game}
    contestants.update(peers.installed(makers))
    taken = rates(contestants, rounds)
    gin, chess, catan = (taken.get(name) for name in makers)
    for key in keys:
        ours = taken[key]
        yield Row("rules, random play", f"{ours:,.0f} decisions/s", game=key)
        yield beside(GIN, ours, gin, (">= 1.5", ">= 4"), peers.RLCARD, key)
        if key in SMALLEST:
            yield beside(CHESS, ours, chess, (">= 4", ">= 8"), peers.CHESS, key)
        if key == KINGDOM:
            yield beside(BIG, ours, catan, (">= 3", ">= 6"), peers.CATAN, key)


def random_match(game: Game) -> Work:
    """Plays a match at random and counts the players' decisions."""
    options = game.info.complete(game.info.players[0], {})
    numbers = count()

    def work() -> int:
        return play_out(game.start(game.info.players[0], options), Random(next(numbers)))

    return work


def play_out(state: State, luck: Random) -> int:
    """Plays a state to its end at random; how many decisions players made."""
    decisions = 0
    while actors := state.actors():
        player = actors[0]
        if player == CHANCE:
            state.apply(CHANCE, state.sample_chance(luck))
            continue
        legal = state.legal_actions(player)
        state.apply(player, legal[pick(len(legal), luck)])
        decisions += 1
    return decisions
