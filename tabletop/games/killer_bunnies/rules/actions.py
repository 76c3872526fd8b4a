"""Verbs of the game and tables of ready-made actions.

Parameters: a card of the match is its number, a seat its number, slots count from 0.
"""

from __future__ import annotations

from typing import Final

from tabletop.core.action import Action

VERBS: Final = (
    "shuffle",  # -1 -1 order...: of the Draw Pile's cards in ascending order
    "cut",  # cards taken off the top
    "roll",  # face
    "pick",  # place in the hand
    "declare",  # resource type
    "set_runs",  # TOP, BOTTOM
    "play",  # card
    "discard_top",
    "save_top",
    "use",  # creature
    "enter",  # creature, city
    "offer",  # seat
    "give",  # card
    "ask",  # card
    "ask_hand",
    "propose",
    "withdraw",
    "accept",
    "refuse",
    "hand_over",  # card
    "end_turn",
    "target",  # card
    "choose_seat",  # seat
    "direction",  # 0 clockwise, 1 counter-clockwise
    "splash",  # 0 no, 1 yes
    "pay",  # card
    "pay_auto",
    "place",  # seat, slot
    "stay",
    "move",  # creature, slot
    "heal",  # creature or city, points
    "skip",
    "symbol",  # symbol
    "give_up",  # creature
    "run_next",  # card
    "respond",  # card
    "pass",
    "pass_turn",
    "lose_points",
    "give_resource",
    "take",  # card
    "toss",  # card
    "draw",
    "stop",
    "count",  # seat
    "leave",  # creature
    "relocate",  # creature, city or -1 for the circle
    "vanish",  # creature
)
(
    SHUFFLE,
    CUT,
    ROLL,
    PICK,
    DECLARE,
    SET_RUNS,
    PLAY,
    DISCARD_TOP,
    SAVE_TOP,
    USE,
    ENTER,
    OFFER,
    GIVE,
    ASK,
    ASK_HAND,
    PROPOSE,
    WITHDRAW,
    ACCEPT,
    REFUSE,
    HAND_OVER,
    END_TURN,
    TARGET,
    CHOOSE_SEAT,
    DIRECTION,
    SPLASH,
    PAY,
    PAY_AUTO,
    PLACE,
    STAY,
    MOVE,
    HEAL,
    SKIP,
    SYMBOL,
    GIVE_UP,
    RUN_NEXT,
    RESPOND,
    PASS,
    PASS_TURN,
    LOSE_POINTS,
    GIVE_RESOURCE,
    TAKE,
    TOSS,
    DRAW,
    STOP,
    COUNT,
    LEAVE,
    RELOCATE,
    VANISH,
) = range(len(VERBS))

CARDS_AT_MOST: Final = 360


def _table(kind: int) -> tuple[Action, ...]:
    return tuple(Action(kind, number) for number in range(CARDS_AT_MOST))


PLAYS: Final = _table(PLAY)
USES: Final = _table(USE)
TARGETS: Final = _table(TARGET)
PAYS: Final = _table(PAY)
RUNS_NEXT: Final = _table(RUN_NEXT)
RESPONSES: Final = _table(RESPOND)
GIVES: Final = _table(GIVE)
ASKS: Final = _table(ASK)
OFFERS: Final = tuple(Action(OFFER, seat) for seat in range(4))
ROLLS: Final = _table(ROLL)

D6: Final = tuple((ROLLS[face], 1 / 6) for face in range(1, 7))
D12: Final = tuple((ROLLS[face], 1 / 12) for face in range(1, 13))

ONLY: Final = {
    kind: Action(kind)
    for kind in (
        DISCARD_TOP,
        SAVE_TOP,
        ASK_HAND,
        PROPOSE,
        WITHDRAW,
        ACCEPT,
        REFUSE,
        END_TURN,
        PAY_AUTO,
        STAY,
        SKIP,
        PASS,
        PASS_TURN,
        LOSE_POINTS,
        GIVE_RESOURCE,
        DRAW,
        STOP,
    )
}
"""Ready-made actions of the verbs without parameters."""
