"""Named tiles in named hands: puts a match of Bunny Bidding where a test wants it.

Eggs are written "red 57"; special eggs "spy 48", powers and handicaps by their keys. A scene begins
with the opening of a round, unless told to begin later.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.action import Action
from tabletop.core.event import Event
from tabletop.core.game import CHANCE
from tabletop.games.bunny_bidding.game import GAME
from tabletop.games.bunny_bidding.rules import actions as acts
from tabletop.games.bunny_bidding.rules import deeds, frames
from tabletop.games.bunny_bidding.rules.cards import (
    EGGS_A_TYPE,
    HANDICAP_KEYS,
    HANDICAPS,
    HIGHEST,
    NO_FACE,
    POWER_KEYS,
    POWERS,
    PUBLIC_EGG,
    REGULAR_NUMBERS,
    SPECIAL,
    SPECIAL_FACES,
    SPECIAL_NUMBERS,
    SPECIALS,
    TYPE_NAMES,
)
from tabletop.games.bunny_bidding.rules.knowledge import see
from tabletop.games.bunny_bidding.rules.rules import State, start
from tests.chosen import Chosen

SPECIAL_KEYS = tuple(special.key for special in SPECIALS)
TYPES = (0, 1, 2, 3, 4, 5)


def number_of(tile: str) -> int:
    """The tile written as "red 57", "spy 48" or "large_hands"."""
    if tile in POWER_KEYS:
        return POWERS[POWER_KEYS.index(tile)]
    if tile in HANDICAP_KEYS:
        return HANDICAPS[HANDICAP_KEYS.index(tile)]
    return int(tile.split()[-1])


def face_named(tile: str) -> int:
    """The face of an egg written like that."""
    name = tile.split()[0]
    if name in TYPE_NAMES:
        return TYPE_NAMES.index(name)
    return SPECIAL + SPECIAL_KEYS.index(name)


class Scene(Chosen[State]):
    """A match in a chosen moment."""

    def __init__(
        self,
        *hands: Sequence[str],
        goals: Sequence[str] = (),
        powers: Sequence[str] = (),
        handicaps: Sequence[str] = (),
        piles: Sequence[Sequence[str]] = (),
        **options: object,
    ) -> None:
        """Seat 0 is start player; the eggs that no hand or pile names are out of the game.

        Args:
            hands: for each seat its eggs. goals: for each seat its goals, "red red".
            powers, handicaps: for each seat one key; with them the option is on.
        """
        players = len(hands)
        if powers or handicaps:
            options["powers"] = True
        if any(tile.split()[0] in SPECIAL_KEYS for hand in hands for tile in hand):
            options["specials"] = True
        state = start(players, GAME.info.complete(players, options))
        state.types = TYPES[: state.setup.types]
        named = {number_of(t): face_named(t) for row in (*hands, *piles) for t in row}
        state.faces = bytes(_filled(named, state))
        state.hands = [tuple(sorted(map(number_of, hand))) for hand in hands]
        rows = [*piles, *[()] * (players - len(piles))]
        state.piles = tuple(sum(1 << number_of(tile) for tile in row) for row in rows)
        lying = {number_of(tile) for hand in hands for tile in hand}
        for tile in range(HIGHEST + 1):
            if state.faces[tile] != NO_FACE and tile not in lying:
                see(state, tile)
                if not any(pile >> tile & 1 for pile in state.piles):
                    state.gone |= 1 << tile
        state.open_gone, state.open_piles = state.gone, state.piles
        self._set_goals(state, goals)
        self._set_extras(state, powers, handicaps)
        state.start = 0
        state.stack = [(frames.NEW_ROUND,)]
        self.state = state
        self.events: list[Event] = []
        if PUBLIC_EGG in [tile for held in state.handicaps for tile in held]:
            seat = next(s for s in range(players) if PUBLIC_EGG in state.handicaps[s])
            state.open_handicaps |= 1 << PUBLIC_EGG
            state.stack.append((frames.OPEN_GOAL, seat))
        else:
            deeds.run(state, self.events.append)
            state.check()

    def _set_goals(self, state: State, goals: Sequence[str]) -> None:
        count = state.setup.goals
        rows = [*goals, *[""] * (state.players - len(goals))]
        wanted = [[TYPE_NAMES.index(name) for name in row.split()] for row in rows]
        pool = [kind for kind in state.types for _ in range(2)]
        for row in wanted:
            for kind in row:
                pool.remove(kind)
        for row in wanted:
            while len(row) < count:
                row.append(pool.pop())
        state.goals = bytes(kind for row in wanted for kind in row)
        own = (1 << count) - 1
        state.goal_eyes = tuple(own << seat * count for seat in range(state.players))

    def _set_extras(
        self, state: State, powers: Sequence[str], handicaps: Sequence[str]
    ) -> None:
        if not state.setup.powers:
            return
        state.powers = _held(powers, ("higher_bids", "large_hands", "info_bid"), state.players)
        state.handicaps = _held(handicaps, ("lower_bids", "small_hands"), state.players)

    # Playing

    def action(self, text: str) -> Action:
        """An action written as "bid_up 57", "take 3", "give_away spy" or "swap_bid 2 4"."""
        verb, *rest = text.split()
        numbers = [
            number_of(word) if not word.lstrip("-").isdigit() else int(word) for word in rest
        ]
        return Action(acts.VERBS.index(verb), *numbers)  # type: ignore[arg-type]  # up to two

    def do_unchecked(self, text: str) -> None:
        """Carries out an action in a state that a test has bent."""
        self.state.apply(self.asked, self.action(text), self.events.append)

    def share(self, *places: int) -> list[Event]:
        """The dealer shares out the offer in that order."""
        before = len(self.events)
        self.state.apply(CHANCE, Action(acts.SHARE, more=places), self.events.append)
        self.state.check()
        return self.events[before:]

    def legal(self, seat: int | None = None) -> set[str]:
        """Returns the legal actions of the asked seat, written as `do` takes them."""
        found = set()
        for action in self.state.legal_actions(self.asked if seat is None else seat):
            words = [acts.VERBS[action.kind], *[str(n) for n in action[1:3] if n >= 0]]
            found.add(" ".join(words))
        return found

    def tiles(self, verb: str) -> set[int]:
        """The numbers `verb` may name now."""
        return {int(t.split()[1]) for t in self.legal() if t.startswith(verb + " ")}

    # Looking

    def hand(self, seat: int) -> tuple[int, ...]:
        return self.state.hands[seat]

    def pile(self, seat: int) -> set[int]:
        """The numbers a seat has collected."""
        return {tile for tile in range(1, 100) if self.state.piles[seat] >> tile & 1}

    def gone(self, tile: int) -> bool:
        return bool(self.state.gone >> tile & 1)

    def told(self, kind: str) -> list[Event]:
        """The events of that kind since the scene was set."""
        return [event for event in self.events if event.kind == kind]

    def winner(self) -> int:
        """Returns the winner of the last settled round, -1 = nobody."""
        ends = ("round_won", "round_tied", "round_unsold", "round_shared")
        last = [event for event in self.events if event.kind in ends][-1]
        return last.player if last.kind == "round_won" else -1


def _held(keys: Sequence[str], spare: Sequence[str], players: int) -> tuple[tuple[int, ...], ...]:
    """One tile a seat; seats without a named one get what disturbs least."""
    used = set(keys)
    everything = POWER_KEYS if spare[0] in POWER_KEYS else HANDICAP_KEYS
    rest = [key for key in (*spare, *everything) if key not in used and key != "public_egg"]
    row = [*keys, *dict.fromkeys(rest)][:players]
    return tuple((number_of(key),) for key in row)


def _filled(named: dict[int, int], state: State) -> list[int]:
    """The faces of all numbers: the named ones, then what is missing of the game's eggs."""
    faces = [NO_FACE] * (HIGHEST + 1)
    for tile, face in named.items():
        faces[tile] = face
    numbers = [tile for tile in REGULAR_NUMBERS if tile not in named]
    for kind in state.types:
        for _ in range(EGGS_A_TYPE - faces.count(kind)):
            faces[numbers.pop()] = kind
    if state.setup.specials:
        fours = [tile for tile in SPECIAL_NUMBERS if tile not in named]
        left = list(SPECIAL_FACES)
        for face in named.values():
            if face >= SPECIAL:
                left.remove(face)
        for tile, face in zip(fours, left):
            faces[tile] = face
    return faces
