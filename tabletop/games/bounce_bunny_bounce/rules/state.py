"""BounceState, a moment of a match: its fields, copying, knowledge, digest.

What may be done and what it does is in `rules` and `effects`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Hashable
from random import Random
from typing import Final, NamedTuple

from tabletop.core.action import Action
from tabletop.core.chance import shuffle
from tabletop.core.errors import ImpossibleState
from tabletop.core.frames import Frame
from tabletop.core.game import CHANCE, Options, Player
from tabletop.games.bounce_bunny_bounce.rules import dealing, frames, refusals, rules, scoring
from tabletop.games.bounce_bunny_bounce.rules import view as views
from tabletop.games.bounce_bunny_bounce.rules.cards import (
    BYTE,
    CARROT,
    CARROTS_TO_WIN,
    CELLS,
    COUNTS,
    HAND_LIMIT,
    KINDS,
    NO_CARD,
    OFF,
    STOP,
    members,
)

ASKED: Final[tuple[tuple[Player, ...], ...]] = ((0,), (1,))
DEALER: Final[tuple[Player, ...]] = (CHANCE,)
NOBODY: Final[tuple[Player, ...]] = ()


class Setup(NamedTuple):
    """The options of a match, in the form the rules use.

    Attributes:
        first: the seat that starts, -1 = drawn.
        fair: deal only fields on which every carrot can be reached (BBB-03).
        marks: views show which cards their viewer has seen (BBB-40).
        turn_limit, quiet_limit: BBB-39; 0 = none.
    """

    first: int
    fair: bool
    marks: bool
    turn_limit: int
    quiet_limit: int


class BounceState:
    """Who is where, what lies where, who has seen what, and what is asked.

    Attributes:
        setup: the options.
        kinds: the kind of each card; a card's number is the cell it was dealt to.
        at: the card in each cell, NO_CARD where none is.
        pos: each seat's bunny's cell, OFF when it is not on the field.
        carrots, shocks: counts of each seat.
        seen: for each seat the set of cards it has ever seen the face of.
        up: the set of cards that lie face up.
        stops: for each seat the face-up Stops that go down when its turn ends (BBB-33, BBB-44).
        first, turn, quiet: who started, number of the turn, finished turns since a carrot.
        stack: what is under way; see `rules`.
        stalled: -1, or what stalled the match (an `events` constant).
    """

    __slots__ = (
        "at",
        "carrots",
        "first",
        "kinds",
        "pos",
        "quiet",
        "seen",
        "setup",
        "shocks",
        "stack",
        "stalled",
        "stops",
        "turn",
        "up",
    )

    players = 2

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.kinds = bytes(CELLS)
        self.at = bytearray([NO_CARD] * CELLS)
        self.pos = [OFF, OFF]
        self.carrots = [0, 0]
        self.shocks = [HAND_LIMIT, HAND_LIMIT]
        self.seen = [0, 0]
        self.up = 0
        self.stops = [0, 0]
        self.first = setup.first
        self.turn = 0
        self.quiet = 0
        self.stack: list[Frame] = []
        self.stalled = -1

    def clone(self) -> BounceState:
        twin = BounceState.__new__(BounceState)
        twin.setup = self.setup
        twin.kinds = self.kinds
        twin.at = self.at[:]
        twin.pos = self.pos[:]
        twin.carrots = self.carrots[:]
        twin.shocks = self.shocks[:]
        twin.seen = self.seen[:]
        twin.up = self.up
        twin.stops = self.stops[:]
        twin.first = self.first
        twin.turn = self.turn
        twin.quiet = self.quiet
        twin.stack = self.stack[:]
        twin.stalled = self.stalled
        return twin

    # The rules

    def actors(self) -> tuple[Player, ...]:
        if not self.stack:
            return NOBODY
        frame = self.stack[-1]
        return DEALER if frame[0] >= frames.DRAW_FIRST else ASKED[frame[1]]

    def is_over(self) -> bool:
        return not self.stack

    legal_actions = rules.legal_actions
    apply = rules.apply
    why_not = refusals.why_not

    def clock_action(self) -> Action | None:
        return None

    result = scoring.result
    chance_outcomes = dealing.chance_outcomes
    sample_chance = dealing.sample_chance

    # Knowledge

    view = views.look

    def shows(self, card: int, seat: Player | None) -> bool:
        """Whether the card's face lies open to that seat now: the same for everybody."""
        return bool(self.up >> 8 * card & 1)

    def knows(self, card: int, seat: Player) -> bool:
        """Whether that seat has ever seen the card's face; faces never change."""
        return bool(self.seen[seat] >> 8 * card & 1)

    def info_key(self, player: Player) -> Hashable:
        seen = self.seen
        return (
            seen[player] & int.from_bytes(self.kinds, "little"),
            seen[0],
            seen[1],
            self.up,
            bytes(self.at),
            *self.pos,
            *self.shocks,
            *self.carrots,
            *self.stops,
            self.turn,
            self.quiet,
            self.first,
            *self.stack,
        )

    def redeterminize(self, player: Player, rng: Random, forget: float = 0.0) -> None:
        if forget > 0.0:
            self._forget(player, rng, forget)
        kinds = bytearray(self.kinds)
        left = list(COUNTS)
        hidden = []
        for card, known in enumerate(self.seen[player].to_bytes(CELLS, "little")):
            if known:
                left[kinds[card]] -= 1
            else:
                hidden.append(card)
        pool = [kind for kind in range(KINDS) for _ in range(left[kind])]
        shuffle(pool, rng)
        for card, kind in zip(hidden, pool):
            kinds[card] = kind
        self.kinds = bytes(kinds)

    def _forget(self, player: Player, rng: Random, chance: float) -> None:
        """Drops what the player saw of cards face down now.

        One draw a card, so that one seed forgets the same cards all match long. A card under a
        bunny stays: a bunny comes to rest face down on nothing but a Stop.
        """
        kept = self.up
        for cell in self.pos:
            if cell != OFF and self.at[cell] != NO_CARD:
                kept |= BYTE[self.at[cell]]
        for byte in BYTE:
            if rng.random() < chance and not kept & byte:
                self.seen[player] &= ~byte

    # Identity

    def digest(self) -> str:
        whole = (
            self.setup,
            self.kinds,
            bytes(self.at),
            self.pos,
            self.carrots,
            self.shocks,
            self.seen,
            self.up,
            self.stops,
            self.first,
            self.turn,
            self.quiet,
            self.stack,
            self.stalled,
        )
        return hashlib.blake2b(repr(whole).encode(), digest_size=16).hexdigest()

    def check(self) -> None:
        if self.turn == 0:
            return
        for problem, true in self._problems():
            if true:
                raise ImpossibleState(problem)

    def _problems(self) -> list[tuple[str, bool]]:
        """Every sentence that must not be true, with whether it is."""
        lying = [card for card in self.at if card != NO_CARD]
        gone = sorted(set(range(CELLS)) - set(lying))
        stands = [(cell, self.at[cell]) for cell in self.pos if cell != OFF]
        faces_up = members(self.up)
        return [
            (
                "The field does not hold the published cards.",
                tuple(self.kinds.count(kind) for kind in range(KINDS)) != COUNTS,
            ),
            ("A card lies in two cells.", len(lying) != len(set(lying))),
            (
                "A card other than a carrot has left the field.",
                any(self.kinds[card] != CARROT for card in gone),
            ),
            ("Carrots taken and cells emptied differ.", sum(self.carrots) != len(gone)),
            (
                "A player has more universal shocks than a hand holds, or less than none.",
                not all(0 <= count <= HAND_LIMIT for count in self.shocks),
            ),
            ("Both bunnies are in one cell.", len(stands) == 2 and stands[0] == stands[1]),
            (
                "A bunny rests on a card that moves it, or on a carrot.",
                any(
                    c != NO_CARD and (self.kinds[c] < STOP or self.kinds[c] == CARROT)
                    for _, c in stands
                ),
            ),
            (
                "A directional card lies face up between two decisions.",
                any(self.kinds[card] < STOP for card in faces_up),
            ),
            (
                "A carrot lies face down.",
                any(self.kinds[c] == CARROT and not self.up & BYTE[c] for c in range(CELLS)),
            ),
            (
                "The Stops that lie face up are not the ones that wait for a turn to end.",
                self.stops[0] | self.stops[1]
                != sum(BYTE[card] for card in faces_up if self.kinds[card] == STOP),
            ),
            (
                "A face-up card was not seen by both.",
                bool(self.up & ~(self.seen[0] & self.seen[1])),
            ),
            (
                "The match goes on although it is decided.",
                bool(self.stack) and (max(self.carrots) >= CARROTS_TO_WIN or self.stalled >= 0),
            ),
            (
                "The match is over and nothing decided it.",
                not self.stack and max(self.carrots) < CARROTS_TO_WIN and self.stalled < 0,
            ),
        ]


def start(players: int, options: Options) -> BounceState:
    """The state before anything is dealt; options are complete and checked."""
    drawn = str(options["first_player"])
    setup = Setup(
        -1 if drawn == "random" else int(drawn),
        bool(options["fair_field"]),
        bool(options["beginner_marks"]),
        int(options["turn_limit"]),
        int(options["quiet_limit"]),
    )
    state = BounceState(setup)
    state.stack.append((frames.DEAL_FIELD,))
    if setup.first < 0:
        state.stack.append((frames.DRAW_FIRST,))
    return state
