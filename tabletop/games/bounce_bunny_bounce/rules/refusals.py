"""The rulings that refuse actions, each with the message that says what would do instead.

What is legal is decided in `choices` and `dealing`.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from tabletop.core.action import Action
from tabletop.core.game import CHANCE, Refusal
from tabletop.games.bounce_bunny_bounce.game import BOOK
from tabletop.games.bounce_bunny_bounce.rules import actions as acts
from tabletop.games.bounce_bunny_bounce.rules import dealing, frames
from tabletop.games.bounce_bunny_bounce.rules.cards import BOTTOM, CELLS, NO_CARD, OFF
from tabletop.games.bounce_bunny_bounce.rules.choices import legal_actions
from tabletop.games.bounce_bunny_bounce.rules.state import Fields

refusal: Final = partial(Refusal.of, BOOK)

OVER: Final = refusal("BBB-37", "over")
NOT_A_CELL: Final = refusal("BBB-05", "cell")

FIRST_BOUNCE: Final = refusal("BBB-06", "bounce-first")
FIRST_SWAP: Final = refusal("BBB-29", "swap-first")
FIRST_SPY: Final = refusal("BBB-42", "spy-first")
BOUNCED: Final = refusal("BBB-06", "second-bounce")
NO_SWAP: Final = refusal("BBB-30", "swap-now")
NO_SPY: Final = refusal("BBB-30", "spy-now")
LATER: Final = refusal("BBB-16", "shock-now")


def why_not(state: Fields, player: int, action: Action) -> Refusal | None:
    """The ruling that refuses `action`, or None when it is legal."""
    if not state.stack:
        return OVER
    asked = frames.actors(state)[0]
    if player == CHANCE and asked == CHANCE:
        return dealing.refuse_deal(state, action)
    if player != asked:
        return _not_asked(state, asked)
    if action in legal_actions(state, player):
        return None
    return _refused(state, player, action)


def _not_asked(state: Fields, asked: int) -> Refusal:
    if asked == CHANCE:
        return refusal("BBB-03", "not-dealt")
    if state.stack[-1][0] in (frames.SWAP_FIRST, frames.SWAP_SECOND, frames.SPY):
        return refusal("BBB-17", "owner-chooses")
    return refusal("BBB-04", "other-turn")


def _refused(state: Fields, player: int, action: Action) -> Refusal:
    phase = state.stack[-1][0]
    verb, cell = action.kind, action.a
    wanted = WANTED[phase]
    if verb not in wanted:
        return _wrong_moment(phase, verb)
    if not 0 <= cell < CELLS or action.b != -1 or action.more:
        return NOT_A_CELL
    if phase == frames.BOUNCE:
        return _no_bounce(state, player, cell)
    if phase == frames.SHOCK:
        return _no_shock(state, player, cell)
    if phase == frames.SPY:
        return _no_spy(state, cell)
    return _no_swap(state, cell)


WANTED: Final = (
    (acts.BOUNCE,),
    (acts.SWAP_FIRST,),
    (acts.SWAP_SECOND,),
    (acts.SPY_CARD, acts.SKIP_SPY),
    (acts.SHOCK, acts.END_TURN),
)
"""The verbs each frame asks for."""

FIRST_THIS: Final = (FIRST_BOUNCE, FIRST_SWAP, FIRST_SWAP, FIRST_SPY)


def _wrong_moment(phase: int, verb: int) -> Refusal:
    """A verb that the present frame does not ask for."""
    if phase == frames.BOUNCE and verb == acts.SHOCK:
        return LATER
    if verb in (acts.SWAP_FIRST, acts.SWAP_SECOND) and phase not in (
        frames.SWAP_FIRST,
        frames.SWAP_SECOND,
    ):
        return NO_SWAP
    if verb in (acts.SPY_CARD, acts.SKIP_SPY):
        return NO_SPY
    return BOUNCED if phase == frames.SHOCK else FIRST_THIS[phase]


def _no_bounce(state: Fields, player: int, cell: int) -> Refusal:
    if state.pos[player] != OFF:
        return _no_step(state, state.pos[player], cell, "own")
    if state.at[cell] == NO_CARD:
        return refusal("BBB-12", "enter-empty")
    if cell not in BOTTOM:
        return refusal("BBB-12", "enter-row")
    return refusal("BBB-11", "enter-taken")


def _no_step(state: Fields, origin: int, cell: int, whose: str) -> Refusal:
    """A bounce of one's own bunny, or a shock of the other one, to where it cannot go."""
    if cell == origin:
        return refusal("BBB-06", f"stay-{whose}")
    if state.at[cell] == NO_CARD:
        return refusal("BBB-07", "step-empty")
    return refusal("BBB-05", f"step-{whose}")


def _no_shock(state: Fields, player: int, cell: int) -> Refusal:
    if state.pos[1 - player] == OFF:
        return refusal("BBB-15", "shock-off")
    if state.shocks[player] == 0:
        return refusal("BBB-16", "shock-left")
    return _no_step(state, state.pos[1 - player], cell, "other")


def _no_spy(state: Fields, cell: int) -> Refusal:
    if state.at[cell] == NO_CARD:
        return refusal("BBB-43", "spy-empty")
    return refusal("BBB-42", "spy-open")


def _no_swap(state: Fields, cell: int) -> Refusal:
    if state.at[cell] == NO_CARD:
        if cell in state.pos:
            return refusal("BBB-43", "swap-under")
        return refusal("BBB-26", "swap-empty")
    if cell in state.pos:
        return refusal("BBB-25", "swap-bunny")
    return refusal("BBB-46", "swap-itself")
