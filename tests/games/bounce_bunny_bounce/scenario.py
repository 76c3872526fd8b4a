"""Named cards in named places: puts a match of Bounce Bunny Bounce where a test wants it.

Places are written "row,column", both from 1, row 1 on top.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.action import Action
from tabletop.core.event import Event
from tabletop.games.bounce_bunny_bounce import GAME
from tabletop.games.bounce_bunny_bounce.rules import actions as acts
from tabletop.games.bounce_bunny_bounce.rules import frames
from tabletop.games.bounce_bunny_bounce.rules.cards import (
    BOTTOM,
    BYTE,
    CARROT,
    CELLS,
    COLUMNS,
    COUNTS,
    KIND_NAMES,
    KINDS,
    NO_CARD,
    OFF,
    STOP,
)
from tabletop.games.bounce_bunny_bounce.rules.rules import State, start
from tests.chosen import Chosen


def cell(place: str) -> int:
    """The cell written as "row,column"; "off" is off the field."""
    if place == "off":
        return OFF
    row, column = place.split(",")
    return (int(row) - 1) * COLUMNS + int(column) - 1


class Scene(Chosen[State]):
    """A match in a chosen moment."""

    def __init__(
        self,
        *cards: str,
        bunnies: Sequence[str] = ("off", "off"),
        eaten: Sequence[str] = (),
        carrots: tuple[int, int] | None = None,
        shocks: tuple[int, int] = (3, 3),
        mover: int = 0,
        turn: int = 0,
        quiet: int = 0,
        phase: str = "bounce",
        **options: object,
    ) -> None:
        """Cards are "kind@row,column", face up with a "!" behind; the rest is filled up.

        Args:
            bunnies: where each seat's bunny stands.
            eaten: places whose carrot is gone; `carrots` says who has how many (all are seat 0's).
            mover: whose turn it is; its number is 1 or 2, or `turn`, which must fit.
            phase: "bounce" or "shock".
        """
        state = start(2, GAME.info.complete(2, {"first_player": "0", **options}))
        named = {cell(card.strip("!").split("@")[1]): card for card in cards}
        state.kinds = bytes(_filled(named, [cell(place) for place in eaten]))
        state.at = bytearray(range(CELLS))
        state.up = sum(BYTE[c] for c in range(CELLS) if state.kinds[c] == CARROT)
        for place, card in named.items():
            if card.endswith("!"):
                state.up |= BYTE[place]
                if state.kinds[place] == STOP:
                    state.stops[mover] |= BYTE[place]
        state.pos = [cell(place) for place in bunnies]
        for name in eaten:
            state.at[cell(name)] = NO_CARD
        state.carrots = list(carrots or (len(eaten), 0))
        state.shocks = list(shocks)
        under = sum(BYTE[p] for p in state.pos if p != OFF and state.at[p] != NO_CARD)
        state.seen = [state.up | under, state.up | under]
        state.turn = turn or 1 + mover
        state.quiet = quiet
        state.stack = list(frames.TURNS[mover])
        if phase == "shock":
            state.stack.pop()
        assert state.view(None).mover == mover, "turn and mover do not fit"
        self.state: State = state
        self.events: list[Event] = []
        state.check()

    def action(self, text: str) -> Action:
        """An action written as "bounce 3,4", "end_turn" and so on."""
        verb, _, place = text.partition(" ")
        return Action(acts.VERBS.index(verb), cell(place) if place else -1)

    def legal(self) -> list[str]:
        """What the asked seat may do, written like `do` takes it, sorted."""
        return sorted(
            acts.VERBS[action.kind] + (f" {place(action.a)}" if action.a >= 0 else "")
            for action in self.state.legal_actions(self.asked)
        )

    def targets(self, verb: str) -> set[str]:
        """The places `verb` may name now."""
        return {text.split()[1] for text in self.legal() if text.startswith(verb + " ")}

    def bunny(self, seat: int) -> str:
        """Where that seat's bunny is."""
        return place(self.state.pos[seat])

    def face_up(self, where: str) -> bool:
        """Whether the card in that place lies open."""
        return self.state.view(None).cells[cell(where)].up

    def kind(self, where: str) -> str:
        """The kind of the card in that place, "" = none."""
        card = self.state.at[cell(where)]
        return "" if card == NO_CARD else KIND_NAMES[self.state.kinds[card]]


def place(number: int) -> str:
    """A cell's number as "row,column"."""
    return "off" if number == OFF else f"{number // 7 + 1},{number % 7 + 1}"


def kinds_of(events: Sequence[Event]) -> list[str]:
    """The events' kinds, in order."""
    return [event.kind for event in events]


def _filled(named: dict[int, str], eaten: list[int]) -> list[int]:
    """A whole field: named cards, eaten carrots, then what is left of the 35."""
    kinds: list[int | None] = [None] * CELLS
    for place, card in named.items():
        kinds[place] = KIND_NAMES.index(card.split("@")[0])
    for place in eaten:
        kinds[place] = CARROT
    left = [COUNTS[kind] - kinds.count(kind) for kind in range(KINDS)]
    assert min(left) >= 0, "more cards of a kind than there are"
    for place in range(CELLS):
        if kinds[place] is None and left[CARROT] and place not in BOTTOM:
            kinds[place] = CARROT
            left[CARROT] -= 1
    rest = [kind for kind in range(KINDS) for _ in range(left[kind])]
    return [rest.pop() if kind is None else kind for kind in kinds]
