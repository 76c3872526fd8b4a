"""The programs of others that ours is measured beside, each optional.

A maker raises ImportError where its package is not installed. Nothing of theirs is used otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from tabletop.core.chance import pick
from tabletop.lab.bench.rows import Work

RLCARD: Final = "rlcard==1.2.0"
CHESS: Final = "chess==1.11.2"
CATAN: Final = "catanatron==3.2.1"
SPIEL: Final = "open_spiel==2.0.2"

CHESS_PLIES: Final = 400
CATAN_TICKS: Final = 5_000
"""A random game of Catan is over long before."""
CATAN_MIDDLE: Final = 120
"""Ticks into a game, counted in decisions: about half way."""
SPIEL_TRIALS: Final = 60
SPIEL_MIDDLE: Final = 60


def installed(makers: Mapping[str, Callable[[], Work]]) -> dict[str, Work]:
    """The contestants of those peers that are installed, by name."""
    found = {}
    for name, make in makers.items():
        try:
            found[name] = make()
        except ImportError:
            continue
    return found


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


def catan_game() -> Work:
    """A random game of Catanatron with four seats; its ticks are decisions."""
    begin = _catan()
    return lambda: _catan_played(begin(1))


def catan_copy() -> Work:
    """Copies of a game of Catanatron half way."""
    game = _catan_middle()

    def work() -> int:
        for _ in range(20):
            game.copy()
        return 20

    return work


def catan_playout() -> Work:
    """A copy of a game of Catanatron half way, played to its end at random.

    The package has no search of its own. This is what one would do for each trial, its tree not
    counted, so that the peer looks faster than it would be.
    """
    game = _catan_middle()

    def work() -> int:
        _catan_played(game.copy())
        return 1

    return work


def _catan() -> Callable[[int], Any]:
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    return lambda seed: Game([RandomPlayer(colour) for colour in colours], seed=seed)


def _catan_middle() -> Any:
    game = _catan()(7)
    for _ in range(CATAN_MIDDLE):
        game.play_tick()
    return game


def _catan_played(game: Any) -> int:
    ticks = 0
    while game.winning_color() is None and ticks < CATAN_TICKS:
        game.play_tick()
        ticks += 1
    return ticks


def spiel_search() -> Work:
    """Trials of OpenSpiel's search written in Python on its gin rummy, some way into a deal."""
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("gin_rummy")
    state = game.new_initial_state()
    luck = Random(1)
    plies = 0
    while plies < SPIEL_MIDDLE or state.is_chance_node():
        legal = state.legal_actions()
        state.apply_action(legal[pick(len(legal), luck)])
        plies += 1
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.4,
        evaluator=mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1)),
        max_simulations=SPIEL_TRIALS,
        random_state=numpy.random.RandomState(2),
    )

    def work() -> int:
        bot.step(state)
        return SPIEL_TRIALS

    return work
