"""Worth of the 47 parchments: one measure for each mission, taken from tallies.

The data file has the number on each card; `endgame` handles copies.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from tabletop.games.bunny_kingdom.rules import tally
from tabletop.games.bunny_kingdom.rules.boards import ALL_WONDROUS, CORNER, EDGE
from tabletop.games.bunny_kingdom.rules.cards import GROUP, IDS, NUMBER, TREASURE, card_named
from tabletop.games.bunny_kingdom.rules.state import Fields
from tabletop.games.bunny_kingdom.rules.tally import CLOUD_SPACES, Tally

Line = tuple[int, int, int]
"""A parchment (or the copy card in its place), its seat, its carrots."""

WOODLAND_NEEDS: Final = 7
FISHER_NEEDS: Final = 7
CARROT_KING_NEEDS: Final = 5
FIEF_SIZE: Final = 3
FIEFS_NEEDED: Final = 10
CITIES_NEEDED: Final = 9
TRADE_NEEDED: Final = 50
SECOND: Final = 2
GLOVE_PAIR: Final = 4
NIBBLONACCI: Final = (0, 2, 3, 5, 8, 13, 21, 34)
"""Carrots by number of treasures, the last for all higher numbers."""

OPPORTUNIST: Final[int] = card_named("opportunist")
LEFT_GLOVE: Final[int] = card_named("left_glove")
RIGHT_GLOVE: Final[int] = card_named("right_glove")
LIBERAL: Final = card_named("liberal")
SOCIALIST: Final = card_named("socialist")
COPIERS: Final = (LIBERAL, SOCIALIST)
MATRIARCH: Final = card_named("matriarch")
NIBBLER: Final = card_named("nibblonacci")


def copies_of(state: Fields, seat: int) -> list[int]:
    """The parchments a seat has as copies, copy cards that copied nothing left out."""
    return [card for who, _, card in state.copies if who == seat and card not in COPIERS]


def tallied(state: Fields, seat: int) -> Tally:
    """The tally of a seat with its parchments."""
    own = tally.tally(state, seat)
    _hold(state, own)
    return own


def _hold(state: Fields, own: Tally) -> None:
    held = state.parchments[own.seat]
    scored = [*(card for card in held if card not in COPIERS), *copies_of(state, own.seat)]
    own.hold(held, scored)


def treasure_value(counted: Tally, card: int) -> int:
    """Returns the worth of a treasure to a seat that scores it."""
    if card in (LEFT_GLOVE, RIGHT_GLOVE):
        other = RIGHT_GLOVE if card == LEFT_GLOVE else LEFT_GLOVE
        return GLOVE_PAIR if other in counted.treasures else NUMBER[card]
    measure = MEASURES.get(card)
    if measure is not None:
        return NUMBER[card] * measure((), counted)
    return NUMBER[card]


Measure = Callable[[Sequence[Tally], Tally], int]
"""The number of things a mission counts, from all tallies and the seat's own."""


def _units(resource: int) -> Measure:
    return lambda tallies, own: own.units[resource]


def _spare_fiefs(tallies: Sequence[Tally], own: Tally) -> int:
    """Returns the carrots of all fiefs except the best one (9)."""
    return sum(own.worths) - max(own.worths, default=0)


def _rows_led(tallies: Sequence[Tally], own: Tally) -> int:
    """Returns the number of cloud rows that the seat leads alone."""
    others = [each for each in tallies if each.seat != own.seat]
    return sum(mine > max(each.rows[row] for each in others) for row, mine in enumerate(own.rows))


MISSIONS: Final[dict[str, Measure]] = {
    "bureaucrat": lambda tallies, own: own.held,
    "burgomaster": lambda tallies, own: own.cities,
    "diplomat": lambda tallies, own: (own.spaces & EDGE).bit_count(),
    "explorer": lambda tallies, own: (own.spaces & CORNER).bit_count(),
    "carpenter": _units(0),
    "master_carpenter": _units(0),
    "woodland_king": _units(0),
    "fisher": _units(1),
    "master_fisher": _units(1),
    "fisher_king": _units(1),
    "farmer": _units(2),
    "master_farmer": _units(2),
    "carrot_king": _units(2),
    "merchant": lambda tallies, own: own.luxuries,
    "mountain_master": lambda tallies, own: own.mountains,
    "carrotistador": lambda tallies, own: sum(size >= FIEF_SIZE for size in own.sizes),
    "harecingetorix": lambda tallies, own: len(own.sizes),
    "hunny_king": lambda tallies, own: len(own.sizes),
    "bun_shee": lambda tallies, own: own.poor_cities,
    "panpan": lambda tallies, own: own.barren,
    "colonist": lambda tallies, own: own.camps,
    "king_of_thieves": lambda tallies, own: own.cities,
    "matriarch": lambda tallies, own: own.spaces.bit_count(),
    "little_prince": _spare_fiefs,
    "treasure_guardian": lambda tallies, own: len(own.treasures),
    "treasure_hunter": lambda tallies, own: sum(treasure_value(own, t) for t in own.treasures),
    "nibblonacci": lambda tallies, own: len(own.treasures),
    "assistant_governor": lambda tallies, own: own.districts,
    "governor": lambda tallies, own: own.districts,
    "cloud_independence": lambda tallies, own: own.clouds,
    "merchant_queen": lambda tallies, own: own.trade,
    "hareborne": lambda tallies, own: (own.spaces & CLOUD_SPACES).bit_count(),
    "lewis_carrot": lambda tallies, own: (own.goods & ALL_WONDROUS).bit_count(),
    "mafayette": _rows_led,
    "signet": lambda tallies, own: own.coins,
    "cape": lambda tallies, own: sum(row > 0 for row in own.rows),
}
"""Measure of each mission and of each treasure that counts something. Liberal, Socialist and
Opportunist are counted elsewhere."""

NEEDS: Final = {
    "woodland_king": WOODLAND_NEEDS,
    "fisher_king": FISHER_NEEDS,
    "carrot_king": CARROT_KING_NEEDS,
    "hunny_king": FIEFS_NEEDED,
    "king_of_thieves": CITIES_NEEDED,
    "merchant_queen": TRADE_NEEDED,
}
"""Number that missions need which pay once."""

MEASURES: Final = {card_named(name): measure for name, measure in MISSIONS.items()}


class Worth(NamedTuple):
    """Present worth and progress of a parchment.

    Attributes:
        carrots: its present worth; -1 = not known yet.
        have: present number of things it counts; 0 if it counts nothing.
        need: number it needs if it pays once, else 0.
        step: worth of one more, or of all if it pays once; 0 = nothing more.
    """

    carrots: int
    have: int = 0
    need: int = 0
    step: int = 0


def worth(tallies: Sequence[Tally], own: Tally, card: int) -> Worth:
    """Returns the worth of one parchment to a seat.

    Opportunist depends on the totals and copy cards on a choice: their worth is not known yet.
    """
    measure = MEASURES.get(card)
    if GROUP[card] == TREASURE and measure is None:
        return Worth(treasure_value(own, card))
    if measure is None:
        return Worth(-1)
    have, number = measure(tallies, own), NUMBER[card]
    if card == NIBBLER:
        now, after = _ladder(have), _ladder(have + 1)
        return Worth(now, have, 0, after - now)
    need = _needed(card, tallies, own)
    if need:
        return Worth(number if have >= need else 0, have, need, number)
    return Worth(number * have, have, 0, number)


def _needed(card: int, tallies: Sequence[Tally], own: Tally) -> int:
    """Returns the number a mission needs that pays once; Matriarch needs most territories (9)."""
    if card == MATRIARCH:
        return 1 + max(each.spaces.bit_count() for each in tallies if each.seat != own.seat)
    return NEEDS.get(IDS[card], 0)


def _ladder(treasures: int) -> int:
    return NIBBLONACCI[min(treasures, len(NIBBLONACCI) - 1)]


def value(tallies: Sequence[Tally], own: Tally, card: int) -> int:
    """Returns the carrots of one parchment; 0 for Opportunist, which waits for the totals."""
    return max(0, worth(tallies, own, card).carrots)


@dataclass(slots=True)
class Count:
    """The final count: lines in order of seats, Trade by seat, Opportunists at last."""

    lines: list[Line]
    trade: list[int]
    opportunists: list[Line]

    def totals(self, carrots: Sequence[int]) -> list[int]:
        """Returns the final carrots of all seats from those before the count."""
        found = [before + trade for before, trade in zip(carrots, self.trade)]
        for _, seat, more in (*self.lines, *self.opportunists):
            found[seat] += more
        return found


def count_all(state: Fields, land: Sequence[Tally] = ()) -> Count:
    """Counts all parchments, copies included, in the order of section 7.

    Args:
        land: the tallies of all seats if known; their parchments are updated.
    """
    tallies = land or [tally.tally(state, seat) for seat in range(state.players)]
    for own in tallies:
        _hold(state, own)
    lines: list[Line] = []
    waiting: list[tuple[int, int]] = []
    for own in tallies:
        for card, scored in _scored(state, own.seat):
            if scored == OPPORTUNIST:
                waiting.append((card, own.seat))
            else:
                lines.append((card, own.seat, value(tallies, own, scored)))
    count = Count(lines, [own.trade if state.sky else 0 for own in tallies], [])
    totals = count.totals(state.carrots)
    for card, seat in waiting:
        rank = 1 + sum(other > totals[seat] for other in totals)
        count.opportunists.append((card, seat, NUMBER[OPPORTUNIST] if rank == SECOND else 0))
    return count


def _scored(state: Fields, seat: int) -> list[tuple[int, int]]:
    """Returns each parchment held with the one it counts as: for a copy card the copied one."""
    copied = {own: target for who, own, target in state.copies if who == seat}
    return [(card, copied.get(card, card)) for card in state.parchments[seat]]
