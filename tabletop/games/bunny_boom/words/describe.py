"""What an action would do, in a few words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabletop.core.action import Action
from tabletop.games.bunny_boom.rules import actions as acts
from tabletop.games.bunny_boom.rules import cards as c
from tabletop.games.bunny_boom.rules.view import BoomView
from tabletop.games.bunny_boom.words.cards import FLOW_NAMES, bunnies, card_name, place


def describe(action: Action, view: BoomView) -> str:
    """What the action would do, in a few words."""
    tell = _DESCRIBED.get(action.kind)
    return tell(action, view) if tell else _LUCK[action.kind]


def _play(action: Action, view: BoomView) -> str:
    below = view.spaces[action.b].card
    if below < 0:
        return f"Put {card_name(action.a)} on the free space {place(action.b)}"
    outcome = c.COVER[action.a][below]
    if outcome == c.CLOSES:
        cost = "closes the space"
    else:
        cost = f"costs {bunnies(outcome)}" if outcome else "costs nothing"
    return f"Put {card_name(action.a)} on {card_name(below)} {place(action.b)}: {cost}"


def _seat(action: Action) -> str:
    return f"seat {action.a + 1}"


def _draw_river(action: Action, view: BoomView) -> str:
    river = view.river[action.a]
    with_bunnies = f" with {bunnies(river.tokens)}" if river.tokens else ""
    return f"Take {card_name(river.card)}{with_bunnies} from the river"


def _use(action: Action, view: BoomView) -> str:
    card = view.river[action.a].card
    return f"Use {card_name(card)}: {FLOW_NAMES[c.FLOW[card]]}"


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
    acts.DRAW_PILE: lambda action, view: "Draw from the pile",
    acts.DRAW_RIVER: _draw_river,
}
_LUCK: Final = {
    acts.LUCKY_CARD: "Draw a card of the other hand",
    acts.FIRST: "Draw who starts",
    acts.SHUFFLE: "Shuffle the deck",
    acts.TIME_OUT: "The sand runs out",
}
