"""Final scores, and the message of the ending. Fewest bunnies win, so scores are negative.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.final_count import Row, rows_from
from tabletop.core.game import Result, Source
from tabletop.games.bunny_boom.game import BOOK
from tabletop.games.bunny_boom.rules import events, keys, nouns
from tabletop.games.bunny_boom.rules.cards import VALUE, total_value
from tabletop.games.bunny_boom.rules.state import Fields
from tabletop.words import Message

ENDINGS: Final = {events.PILE_OUT: "pile", events.ALL_CLOSED: "closed", events.BLOCKED: "blocked"}

CARROT_COSTS: Final = 4


def total(state: Fields, seat: int) -> int:
    """Returns all bunnies that count against `seat`: home, hand, gifts, the Carrot (BB-60 to
    BB-62)."""
    carrot = CARROT_COSTS if state.carrot == seat else 0
    in_hand = total_value(state.hands[seat]) + total_value(state.gifts[seat])
    return state.home[seat] + in_hand + carrot


def standings(state: Fields) -> list[tuple[int, int]]:
    """Returns (total, bunnies at home) of each seat; the smallest pair is best (BB-63)."""
    return [(total(state, seat), state.home[seat]) for seat in range(state.players)]


def best(state: Fields) -> tuple[int, ...]:
    """Returns the seats with the smallest pair; several when not even the homes decide."""
    compared = standings(state)
    return tuple(seat for seat, found in enumerate(compared) if found == min(compared))


def decided(state: Fields) -> bool:
    """Returns True if the game has ended."""
    return state.ended >= 0


def scores_so_far(state: Fields) -> Sequence[int]:
    """Returns the bunnies at home, negated so far, for a match that its players end early."""
    return [-count for count in state.home]


def result(state: Fields) -> Result:
    """Returns the result: fewest bunnies win, then fewest at home; else they share (BB-63)."""
    seats = range(state.players)
    keys = standings(state)
    ranks = tuple(1 + sum(other < key for other in keys) for key in keys)
    winners = best(state)
    carrot = tuple(-CARROT_COSTS * (state.carrot == seat) for seat in seats)
    held = tuple(-total_value(hand) for hand in state.hands)
    hidden = tuple(-total_value(gifts) for gifts in state.gifts)
    return Result(
        scores=tuple(-float(key[0]) for key in keys),
        ranks=ranks,
        winners=winners,
        ending=_ending(state, keys, winners),
        sources=(
            Source(Message(BOOK, "from-home"), tuple(-count for count in state.home)),
            Source(Message(BOOK, "from-hand"), held),
            Source(Message(BOOK, "from-gifts"), hidden),
            Source(Message(BOOK, "from-carrot"), carrot),
        ),
    )


def final_count(state: Fields) -> list[Row]:
    """Returns the final count: homes, then each card in hand, each gift, the Carrot."""
    home, _, _, carrot = result(state).sources
    eaten = [row._replace(piece="sign:carrot", open=True) for row in rows_from((carrot,), 3)]
    rows = [*rows_from((home,)), *eaten]
    for stage, (name, held) in enumerate((("hand", state.hands), ("gifts", state.gifts)), 1):
        for seat, cards in enumerate(held):
            for card in cards:
                title = Message(BOOK, f"from-{name}.card", (("card", nouns.card(card)),))
                rows.append(Row(seat, -VALUE[card], title, keys.card(card), card, stage=stage))
    return rows


def _ending(state: Fields, keys: list[tuple[int, int]], winners: tuple[int, ...]) -> Message:
    best = keys[winners[0]][0]
    equal = sum(total == best for total, _ in keys) > 1
    how = "shared" if len(winners) > 1 else "home" if equal else "fewest"
    return Message(BOOK, "ended", (("ending", ENDINGS[state.ended]), ("how", how)))
