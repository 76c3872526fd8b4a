"""Frames of the state's stack: one for each choice that is asked or step that is pending.

`choices` lists what a seat may do, `dealing` handles chance, `deeds` runs the rest.
"""

from __future__ import annotations

from typing import Final

OPENING: Final = 0
SHOWING: Final = 1
TURN: Final = 2
FORCING: Final = 3
SPYING: Final = 4
EXCHANGE: Final = 5
PUTTING: Final = 6
CASTING: Final = 7
MONEY: Final = 8
GIVING: Final = 9
DRAW_FIRST: Final = 10
DRAW_TYPES: Final = 11
DEAL: Final = 12
DEAL_GOALS: Final = 13
DEAL_POWERS: Final = 14
DEAL_HANDICAPS: Final = 15
OPEN_GOAL: Final = 16
SPY_DRAW: Final = 17
SHARING: Final = 18
NEW_ROUND: Final = 19
NEXT_TURN: Final = 20
ACT: Final = 21
REVEAL: Final = 22
CHECK: Final = 23
SETTLE: Final = 24
"""Kinds of frames, the first number of each.

OPENING to MONEY ask one seat, the second number: (OPENING, seat, tiles left), (SHOWING, seat, tiles
left), (TURN, seat), (FORCING, seat), (SPYING, seat), (EXCHANGE, seat, exchanges left, places done),
(PUTTING, seat, exchanges left, places done, place), (CASTING, seat), (MONEY, seat, outcast, 1 =
lowest wins). GIVING asks several seats at once. DRAW_FIRST to SHARING ask the dealer: (OPEN_GOAL,
seat), (SPY_DRAW, seat, other). The rest runs by itself: (ACT, place) is the action of a laid tile;
a round is settled by (REVEAL,), (CHECK, outcast) and (SETTLE, outcast, 1 = lowest wins, money).
"""
