"""Rules speed: random matches a second, ours and the peers' in one interleaved run."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

from tabletop.cli.bench.rows import Row, Work, rates, skipped
from tabletop.core.chance import pick
from tabletop.core.game import CHANCE, Game, State
from tabletop.core.registry import game as find_game

CHESS_PLIES = 400
GIN = "G2 rules / rlcard gin rummy"
CHESS = "G3 rules / python-chess"


def measure(game_key: str, rounds: int) -> Iterator[Row]:
    """Decisions a second in random play."""
    contestants = {"ours": random_match(find_game(game_key))}
    for name, make in (("rlcard", gin_rummy), ("chess", chess_game)):
        try:
            contestants[name] = make()
        except ImportError:
            continue
    taken = rates(contestants, rounds)
    ours = taken["ours"]
    yield Row("rules, random play", f"{ours:,.0f} decisions/s")
    yield compared(GIN, ours, taken.get("rlcard"), ">= 1.5", ">= 4", "rlcard==1.2.0")
    yield compared(CHESS, ours, taken.get("chess"), ">= 4", ">= 8", "chess==1.11.2")


def compared(
    name: str, ours: float, theirs: float | None, floor: str, stretch: str, package: str
) -> Row:
    """Our rate beside a peer's, or a row that says how to get the peer."""
    if theirs is None:
        return skipped(
            name,
            f"{package} is not installed; 'pip install -e \".[dev]\"' brings it.",
            floor,
            stretch,
        )
    return Row(name, f"{ours:,.0f}/s", f"{theirs:,.0f}/s", ours / theirs, floor, stretch)


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


def gin_rummy() -> Work:
    """A random game of rlcard's gin rummy, without its environment's encodings."""
    from rlcard.games.gin_rummy.game import GinRummyGame

    game = GinRummyGame()
    luck = Random(1)

    def work() -> int:
        decisions = 0
        game.init_game()
        while not game.is_over():
            legal = game.judge.get_legal_actions()
            game.step(legal[pick(len(legal), luck)])
            decisions += 1
        return decisions

    return work


def chess_game() -> Work:
    """A random game of python-chess, ended by mate, stalemate or its length."""
    import chess

    luck = Random(1)

    def work() -> int:
        board = chess.Board()
        for ply in range(CHESS_PLIES):
            legal = list(board.legal_moves)
            if not legal:
                return ply
            board.push(legal[pick(len(legal), luck)])
        return CHESS_PLIES

    return work
