"""Plays this program against another of its age: `python -m tests.ai.against GAME FOLDER`.

FOLDER is a checkout of the other (`git worktree add FOLDER COMMIT`). Each side thinks in a process
of its own, from its own folder, for the same processor time. The match is played by this program's
rules; where the other's rules are too far away to follow it, the match is put aside and said.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tabletop.ai.agent import outcome
from tabletop.ai.ratings import Score
from tabletop.cli.parsing import add_options_argument, chosen_options
from tabletop.core.action import Action
from tabletop.core.game import Game, OptionValue
from tabletop.core.match import Match
from tabletop.core.registry import game as find_game

HERE = Path(__file__).resolve().parents[2]


class Lost(Exception):
    """The other program could not follow the match."""


class Side:
    """A program in a process of its own, and how long it thought."""

    def __init__(self, folder: Path, agent: str, seconds: float | None, trials: int | None) -> None:
        self._agent, self._seconds, self._trials = agent, seconds, trials
        self.thought, self.asked = 0.0, 0
        env = {**os.environ, "PYTHONPATH": str(folder)}
        self._process = subprocess.Popen(
            [sys.executable, str(HERE / "tests/ai/seat.py")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            cwd=folder,
            env=env,
            text=True,
        )

    def begin(self, key: str, players: int, options: dict[str, Any], seed: str) -> None:
        """A new match."""
        budget = {"agent": self._agent, "seconds": self._seconds, "trials": self._trials}
        self.say(dict(game=key, players=players, options=options, seed=seed, **budget))

    def say(self, said: dict[str, Any]) -> None:
        """Tells the process a line.

        Raises:
            Lost: it has ended.
        """
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(said) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise Lost from None

    def asked_for(self, seat: int, ply: int, legal: list[list[Any]]) -> list[Any]:
        """What the seat does.

        Raises:
            Lost: it has no answer.
        """
        self.say({"seat": seat, "ply": ply, "legal": legal})
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise Lost
        answer = json.loads(line)
        self.thought += answer["seconds"]
        self.asked += 1
        done: list[Any] = answer["do"]
        return done

    def end(self) -> None:
        """Ends the process."""
        self._process.kill()
        self._process.wait()


def play(game: Game, sides: Sequence[Side], seed: str, options: dict[str, OptionValue]) -> Match:
    """Plays a match to its end, a side a seat.

    Raises:
        Lost: a side could not follow it.
    """
    match = Match(game, len(sides), options, seed)
    every = list({id(side): side for side in sides}.values())
    for side in every:
        side.begin(game.info.key, len(sides), options, seed)
    told = 0
    verbs = game.info.verbs
    while match.state.actors():
        for step in match.steps[told:]:
            for side in every:
                side.say({"by": step.player, "do": words(step.action, verbs)})
        told = len(match.steps)
        seat = match.state.actors()[0]
        legal = match.state.legal_actions(seat)
        if len(legal) == 1:
            match.submit(seat, legal[0])
            continue
        may = [words(action, verbs) for action in legal]
        name, a, b, more = sides[seat].asked_for(seat, match.ply, may)
        action = Action(verbs.index(name), a, b, tuple(more))
        if action not in legal:
            raise Lost
        match.submit(seat, action)
    return match


def words(action: Action, verbs: Sequence[str]) -> list[Any]:
    """The action as it travels: its verb by name, as numbers of verbs change with the rules."""
    kind, a, b, more = action
    return [verbs[kind], a, b, list(more)]


class Against(NamedTuple):
    """What came of the matches: the share of this program alone at the table."""

    score: Score
    seconds: tuple[float, float]
    lost: int


def against(
    game: Game,
    folder: Path,
    agents: tuple[str, str],
    players: int,
    options: dict[str, OptionValue],
    games: int,
    seed: str,
    seconds: float | None,
    trials: int | None = None,
) -> Against:
    """Plays so many matches, each deal once from every seat."""
    points, lost = 0.0, 0
    thought, asked = [0.0, 0.0], [0, 0]
    for number in range(games):
        deal, own = divmod(number, players)
        pair = [
            Side(place, agent, seconds, trials)
            for place, agent in ((HERE, agents[0]), (folder, agents[1]))
        ]
        sides = [pair[0] if seat == own else pair[1] for seat in range(players)]
        try:
            points += outcome(play(game, sides, f"{seed}/{deal}", options).state)[own]
        except Lost:
            lost += 1
        for which, side in enumerate(pair):
            thought[which] += side.thought
            asked[which] += side.asked
            side.end()
        if (number + 1) % (4 * players) == 0 and number + 1 - lost:
            print(number + 1, lost, f"{points / (number + 1 - lost):.3f}", flush=True)
    each = (thought[0] / max(1, asked[0]), thought[1] / max(1, asked[1]))
    return Against(Score(points, games - lost), each, lost)


def main() -> None:
    """Reads the command line, plays, and says what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--agents", default="expert,expert", help="of this and of the other")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", default="against")
    parser.add_argument("--seconds", type=float, default=0.25)
    add_options_argument(parser)
    args = parser.parse_args()
    game = find_game(args.game)
    players = args.players or game.info.players[0]
    options = chosen_options(game, args.option)
    mine, other = args.agents.split(",")
    found = against(
        game, args.folder, (mine, other), players, options, args.games, args.seed, args.seconds
    )
    low, high = found.score.interval()
    print(
        f"{args.game}, {players} seats {options}: {mine} alone against {other} of {args.folder}: "
        f"{100 * found.score.share:.1f} % [{100 * low:.0f}-{100 * high:.0f}] of "
        f"{found.score.games}, even {100 / players:.0f}; {found.lost} put aside; "
        f"{found.seconds[0]:.3f} and {found.seconds[1]:.3f} s a decision"
    )


if __name__ == "__main__":
    main()
