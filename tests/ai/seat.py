"""A seat of a match that is played elsewhere: a program of any age, in a process of its own.

Run with the folder of a program on its path. Every line that comes in is JSON: a match begins, an
action was done, or the seat is asked; then one line with its action goes out. Stands on what has
been the same in all programs so far, and on nothing of `tests`.
"""

from __future__ import annotations

import json
import sys
import time
from importlib import import_module
from random import Random
from typing import Any

from tabletop.ai.agent import Budget, seat_clone
from tabletop.ai.levels import level, make_agent
from tabletop.core.action import Action
from tabletop.core.registry import game as find_game


def main() -> None:
    """Answers until there are no more lines."""
    for name in ("search", "pairing"):
        try:
            module: Any = import_module(f"tabletop.ai.{name}")
        except ImportError:
            continue
        module.perf_counter = time.process_time  # what others do on the machine costs no thought
    seated: Seated | None = None
    for line in sys.stdin:
        said = json.loads(line)
        if "game" in said:
            seated = Seated(said)
            continue
        assert seated is not None
        if "do" in said:
            seated.follow(said["by"], seated.read(said["do"]))
        else:
            print(json.dumps(seated.chosen(**said)), flush=True)


class Seated:
    """One match as the seat's program follows it."""

    def __init__(self, said: dict[str, Any]) -> None:
        game = find_game(said["game"])
        verbs = game.info.verbs
        self._name_of = dict(enumerate(verbs))
        self._number_of = {name: number for number, name in enumerate(verbs)}
        self.state = game.start(
            said["players"], game.info.complete(said["players"], said["options"])
        )
        self._seed = said["seed"]
        self._row = level(said["agent"])
        self._agent = make_agent(game, said["agent"])
        self._budget = Budget(said["seconds"], said["trials"])

    def follow(self, by: int, action: Action) -> None:
        """Does what was done; whom these rules ask something more lets it pass first."""
        while by >= 0 and action not in self.state.legal_actions(by):
            asked = self.state.actors()[0]
            self.state.apply(asked, self._passing(asked))
        self.state.apply(by, action)

    def _asks_more(self, seat: int, legal: list[list[Any]]) -> bool:
        """Whether this is a question that the match does not ask: no answer fits."""
        may = self.state.legal_actions(seat)
        return not any(self.read(done) in may for done in legal)

    def _passing(self, seat: int) -> Action:
        legal = self.state.legal_actions(seat)
        return next(each for each in legal if self._name_of[each.kind] == "pass")

    def read(self, done: list[Any]) -> Action:
        """The action of a line."""
        return Action(self._number_of[done[0]], done[1], done[2], tuple(done[3]))

    def chosen(self, seat: int, ply: int, legal: list[list[Any]]) -> dict[str, Any]:
        """What the seat does, and the seconds of processor time it thought."""
        began = time.process_time()
        while self.state.actors()[0] != seat or self._asks_more(seat, legal):
            asked = self.state.actors()[0]
            self.state.apply(asked, self._passing(asked))
        clone = seat_clone(self.state, seat, self._seed, self._row.forget)
        luck = Random(f"what seat {seat} thinks at {ply}: {self._seed}")
        *_, found = self._agent.think(clone, seat, self._budget, luck)
        kind, a, b, more = found.action
        done = [self._name_of[kind], a, b, list(more)]
        return {"do": done, "seconds": time.process_time() - began, "value": found.value}


if __name__ == "__main__":
    main()
