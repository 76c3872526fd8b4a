"""Why not? Which ruling refuses an action, and one sentence that says what would do instead.

What is legal is decided in `choices` and `dealing`.
"""

from __future__ import annotations

from typing import Final

from tabletop.core.action import Action
from tabletop.core.game import CHANCE, Refusal
from tabletop.games.bounce_bunny_bounce.rules import actions as acts
from tabletop.games.bounce_bunny_bounce.rules import dealing, frames
from tabletop.games.bounce_bunny_bounce.rules.cards import BOTTOM, CELLS, NO_CARD, OFF
from tabletop.games.bounce_bunny_bounce.rules.choices import legal_actions
from tabletop.games.bounce_bunny_bounce.rules.state import Fields

OVER: Final = Refusal("BBB-37", "The match is over; nothing more can be done in it.")
NOT_A_CELL: Final = Refusal("BBB-05", "That is no place of the field.")

FIRST_BOUNCE: Final = Refusal("BBB-06", "First your bunny must bounce to a card.")
FIRST_SWAP: Final = Refusal("BBB-29", "First choose the two cards that the Swap exchanges.")
FIRST_SPY: Final = Refusal("BBB-42", "First look at a face-down card, or let the Spy be.")
BOUNCED: Final = Refusal("BBB-06", "Your bunny has bounced this turn; a turn has one bounce.")
NO_SWAP: Final = Refusal("BBB-30", "Cards change places only when a bunny comes to rest on a Swap.")
NO_SPY: Final = Refusal(
    "BBB-30", "A card may be looked at only when a bunny comes to rest on a Spy."
)
LATER: Final = Refusal("BBB-16", "A universal shock is spent after your own card is done.")


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
    return _refusal(state, player, action)


def _not_asked(state: Fields, asked: int) -> Refusal:
    if asked == CHANCE:
        return Refusal("BBB-03", "The field is not dealt yet.")
    if state.stack[-1][0] in (frames.SWAP_FIRST, frames.SWAP_SECOND, frames.SPY):
        return Refusal("BBB-17", "The owner of the bunny on the card makes this choice.")
    return Refusal("BBB-04", "It is the other player's turn.")


def _refusal(state: Fields, player: int, action: Action) -> Refusal:
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
        return _no_step(state, state.pos[player], cell, "Your bunny")
    if state.at[cell] == NO_CARD:
        return Refusal("BBB-12", "No card lies there; enter on a card of the bottom row.")
    if cell not in BOTTOM:
        return Refusal("BBB-12", "A bunny enters on a card of the bottom row.")
    return Refusal("BBB-11", "The other bunny is there; enter on another card of the bottom row.")


def _no_step(state: Fields, origin: int, cell: int, who: str) -> Refusal:
    if cell == origin:
        return Refusal("BBB-06", f"{who} cannot stay where it is; choose a card next to it.")
    if state.at[cell] == NO_CARD:
        return Refusal("BBB-07", "No card lies there; bunnies skip over empty places.")
    return Refusal(
        "BBB-05",
        f"{who} bounces one card up, down, left or right, or over the edge of its row or column.",
    )


def _no_shock(state: Fields, player: int, cell: int) -> Refusal:
    if state.pos[1 - player] == OFF:
        return Refusal("BBB-15", "The other bunny is off the field, so no shock can reach it.")
    if state.shocks[player] == 0:
        return Refusal("BBB-16", "You have no universal shock left.")
    return _no_step(state, state.pos[1 - player], cell, "The other bunny")


def _no_spy(state: Fields, cell: int) -> Refusal:
    if state.at[cell] == NO_CARD:
        return Refusal("BBB-43", "No card lies there to be looked at.")
    return Refusal("BBB-42", "That card lies open; the Spy looks at a face-down card.")


def _no_swap(state: Fields, cell: int) -> Refusal:
    if state.at[cell] == NO_CARD:
        if cell in state.pos:
            return Refusal("BBB-43", "The place under that bunny is empty: no card to exchange.")
        return Refusal("BBB-26", "An empty place is no card; a Swap exchanges two cards.")
    if cell in state.pos:
        return Refusal("BBB-25", "A card with a bunny on it stays where it is.")
    return Refusal("BBB-46", "Choose a second card; a card cannot change places with itself.")
