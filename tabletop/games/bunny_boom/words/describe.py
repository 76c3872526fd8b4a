"""Describes actions in a few words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabletop.core.action import Action
from tabletop.games.bunny_boom.rules import actions as acts
from tabletop.games.bunny_boom.rules import cards as c
from tabletop.games.bunny_boom.rules.view import BoomView
from tabletop.games.bunny_boom.words.cards import FLOW_NAMES, bunnies, card_name, place

FROM_HOME: Final = (c.FLOW_VILLAGE, c.FLOW_SHARE)
"""River effects that take bunnies of the own home."""


def describe(action: Action, view: BoomView) -> str:
    """Describes the effect of an action in a few words."""
    tell = _DESCRIBED.get(action.kind)
    return tell(action, view) if tell else _LUCK[action.kind]


def _play(action: Action, view: BoomView) -> str:
    below = view.spaces[action.b].card
    if below < 0:
        return f"Put {card_name(action.a)} on the free space {place(action.b)}"
    outcome = c.COVER[action.a][below]
    if outcome == c.CLOSES:
        cost = _closing(action.b, view)
    else:
        cost = f"costs {bunnies(outcome)}" if outcome else "costs nothing"
    return f"Put {card_name(action.a)} on {card_name(below)} {place(action.b)}: {cost}"


def _closing(space: int, view: BoomView) -> str:
    """Describes the closing of a space; the last one ends the match (BB-58)."""
    left = [other for other in view.spaces if not other.closed and other.space != space]
    if not left:
        return "closes the last space, and the match ends after this turn"
    following = (view.chooser + 1) % len(view.seats)
    if len(left) == 1 and view.seats[following].place == left[0].space:
        return f"closes the space; the last open one is under the pawn of seat {following + 1}"
    return "closes the space"


def _runs_out(drawn: int, view: BoomView) -> str:
    """Tells the end of the match where the pile runs out after `drawn` more cards (BB-57)."""
    gaps = sum(river.card < 0 for river in view.river)
    return ": the pile runs out and the match ends" if view.pile <= drawn + gaps else ""


def _seat(action: Action) -> str:
    return f"seat {action.a + 1}"


def _draw_river(action: Action, view: BoomView) -> str:
    river = view.river[action.a]
    with_bunnies = f" with {bunnies(river.tokens)}" if river.tokens else ""
    end = _runs_out(1, view) if view.phase == "draw" else ""
    return f"Take {card_name(river.card)}{with_bunnies} from the river{end}"


def _use(action: Action, view: BoomView) -> str:
    card = view.river[action.a].card
    flow = c.FLOW[card]
    idle = flow in FROM_HOME and not view.seats[view.chooser].home
    none = ", but no bunny is at home" if idle else ""
    return f"Use {card_name(card)}: {FLOW_NAMES[flow]}{none}"


def _gift(action: Action, view: BoomView) -> str:
    if action.a == view.chooser:
        return "Keep the hidden gift at your own home"
    return f"Give the hidden gift to {_seat(action)}"


def _place(action: Action, view: BoomView) -> str:
    return f"Put a bunny on {card_name(view.spaces[action.a].card)} {place(action.a)}"


def _jump(action: Action, view: BoomView) -> str:
    return f"Jump over {card_name(view.spaces[action.a].card)} {place(action.a)}"


_DESCRIBED: Final[dict[int, Callable[[Action, BoomView], str]]] = {
    acts.PLAY_CARD: _play,
    acts.BRING: lambda action, view: f"Bring the pawn of {_seat(action)} and give it the Carrot",
    acts.GIVE: lambda action, view: f"Give a bunny to {_seat(action)}",
    acts.JUMP: _jump,
    acts.USE: _use,
    acts.PLACE: _place,
    acts.OFFER: lambda action, view: f"Swap {card_name(action.a)}",
    acts.SWAP_WITH: lambda action, view: f"Swap with {_seat(action)}",
    acts.GIFT: _gift,
    acts.DRAW_PILE: lambda action, view: f"Draw from the pile{_runs_out(1, view)}",
    acts.DRAW_RIVER: _draw_river,
}
_LUCK: Final = {
    acts.LUCKY_CARD: "Draw a card of the other hand",
    acts.FIRST: "Draw who starts",
    acts.SHUFFLE: "Shuffle the deck",
    acts.TIME_OUT: "The sand runs out",
}
