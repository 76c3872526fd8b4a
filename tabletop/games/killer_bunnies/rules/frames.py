"""Frames of the decision stack, by number, and the contents of each.

A frame that asks a seat has that seat second. Handlers are in the modules named at the right.
"""

from __future__ import annotations

from typing import Final

from tabletop.core.game import ASKED, DEALER, NOBODY, Player
from tabletop.games.killer_bunnies.rules.state import Fields

# Asked: one seat decides.
(
    DECLARE,  # seat                                   dealing
    FREE,  # seat                                      turns
    EXITS,  # seat                                     turns
    TARGET,  # seat, card or power                     plays
    OPPONENT,  # seat, card or power                   plays
    DIRECTION,  # seat, runner, target                 weapons
    SPLASH,  # seat, weapon, target                    weapons
    PAY,  # seat, hexagons...                          paying
    PLACE,  # seat, creature, 1 own part only, -1 from the TOP RUN   places
    PLACE_CITY,  # seat, city, whether only own part   places
    CLAIM,  # seat, city                               places
    OCCUPY,  # seat, city                              places
    MOVE,  # seat                                      places
    HEAL,  # seat, points, cities only, spread         choosing
    SYMBOL,  # seat, card                              choosing
    TOSS_SAVED,  # seat, symbol                        choosing
    TAKE,  # seat, symbol                              choosing
    TOSS_HAND,  # seat, card to keep                   choosing
    GIVE_UP,  # seat, city, attacker, by weapon        circles
    RUN_NEXT,  # seat                                  turns
    DRAWING,  # seat                                   turns
    WINDOW,  # seat, window, later seats...            answers
    RETALIATE,  # seat, opponent, damage               answers
    TIP,  # seat, opponent                             answers
    EXTORTED,  # seat, extorter, points                choosing
    TRIBUTE,  # seat, victim                           choosing
    GOOSE,  # seat, weapon, level, neighbours...       weapons
    CINDER,  # seat, creature, damage                  choosing
    RELOCATE,  # seat                                  choosing
    DEAL,  # seat, partner                             trading
    ANSWER,  # seat, proposer                          trading
    HANDING,  # seat, proposer, cards to choose, chosen...   trading
    VANISH,  # seat                                    turns
) = range(33)

SEALED: Final = 33
"""Simultaneous choice of run cards by all seats."""

NAMES: Final = (
    "declare",
    "free",
    "exits",
    "target",
    "opponent",
    "direction",
    "splash",
    "pay",
    "place",
    "place-city",
    "claim",
    "occupy",
    "move",
    "heal",
    "symbol",
    "toss-saved",
    "take",
    "toss-hand",
    "give-up",
    "run-next",
    "drawing",
    "window",
    "retaliate",
    "tip",
    "extorted",
    "tribute",
    "goose",
    "cinder",
    "relocate",
    "deal",
    "answer",
    "handing",
    "vanish",
    "sealed",
)
"""Names of the questions, by frame, as messages tell them."""

# Luck.
(
    START_ROLL,  # seats that roll, highest so far, who rolled it, who has rolled
    SHUFFLING,  # seat
    CUTTING,  # seat
    DEFENCE,  # attacker, source, target, level, flags, bonus, whether it was re-rolled
    HOST_ROLL,  # seat, modifier, host
    MEND,  # seat
    OMEN,  # seat, damage
    PAW,  # seat, opponent, least roll, points
    CINDER_ROLL,  # seat, creature, damage, least roll
    RANDOM_CARD,  # seat that loses it, who takes it, whether it repeats to five
) = range(34, 44)

# Automatic.
(
    DEALING,
    DEAL_RUNS,
    NEXT_TURN,
    BEGIN,
    COME_BACK,  # seat
    OPEN_WINDOW,  # seat, window
    AFTER_MAIN,  # seat, whether the run moves
    REFILL,  # seat, whether the own draw follows
    DRAW,  # seat, hand size wanted, or -1 for one card
    END_TURN,
    BURN_MARKED,
    DONE,  # seat, card
    ANNOUNCED,  # seat, card, aim, manner of a weapon
    RESOLVE,  # seat, card, aim
    STRIKE,  # seat, weapon, target, neighbours (2), level, neighbours' level, owner
    DEFEND,  # attacker, source, target, level, flags
    ROLLED,  # attacker, source, target, level, flags, bonus, roll
    KILLED,  # seat, weapon, later creatures clockwise...
    STRUCK,  # seat, weapon, owner, neighbours...
    VISIT,  # seat, runner, target, direction, level, damage of the runner, visits
    GO_ON,  # the same, then the ring beyond the target
    RESPONSE,  # seat, card, window
    HIT,  # seat, damage, creatures...
    EXCHANGE,  # proposer, partner
    EXCHANGED,
) = range(44, 69)

FIRST_LUCK: Final = START_ROLL


def actors(state: Fields) -> tuple[Player, ...]:
    """Returns the players who owe a decision."""
    if not state.stack:
        return NOBODY
    frame = state.stack[-1]
    kind = frame[0]
    if kind < SEALED:
        return ASKED[frame[1]]
    if kind == SEALED:
        return tuple(seat for seat in range(state.players) if state.top[seat] < 0)
    return DEALER


# Flags of a defence.
DIRECT: Final = 1
BARE: Final = 2
AGAINST_CITY: Final = 4
BY_RUNNER: Final = 8
BY_WEAPON: Final = 16
