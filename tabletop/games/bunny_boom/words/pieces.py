"""Names and states of all pieces on the table, in words."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.games.bunny_boom.rules import keys
from tabletop.games.bunny_boom.rules.cards import FLOW, FLOW_NONE, MOVE, WAVE, total_value
from tabletop.games.bunny_boom.rules.scoring import CARROT_COSTS
from tabletop.games.bunny_boom.rules.view import BoomView
from tabletop.games.bunny_boom.rules.village import CENTRE
from tabletop.games.bunny_boom.words.cards import (
    FLOW_NAMES,
    bunnies,
    card_gist,
    card_name,
    place,
)

NEAR_END = 9
"""Cards in the pile from which on the present total is told."""

VILLAGE, RIVER, HOMES, HAND = "The village", "The river", "Homes", "Cards in hand"


def name(key: str, view: BoomView, names: Sequence[str]) -> str:
    """Returns the name of that piece or place; "" for those not named by themselves."""
    kind, number = key.partition(":")[0], keys.number(key)
    if kind == "space":
        lying = view.spaces[number].card
        return f"{card_name(lying)}, {place(number)}" if lying >= 0 else f"Free, {place(number)}"
    if kind == "river":
        card = view.river[number].card
        return f"{card_name(card)}, in the river" if card >= 0 else ""
    if kind == "card":
        return card_name(number)
    if kind == "home":
        return f"Home of {names[number]}"
    if kind == "centre":
        return "The centre"
    return "Draw pile" if kind == "pile" else ""


def state(key: str, view: BoomView, names: Sequence[str]) -> str:
    """Describes the present state of that piece in a few words."""
    kind, number = key.partition(":")[0], keys.number(key)
    if kind == "space":
        return ", ".join(_space(number, view, names))
    if kind == "river" and (card := view.river[number].card) >= 0:
        tokens = view.river[number].tokens
        return "; ".join((*([f"{bunnies(tokens)} on it"] if tokens else []), card_gist(card)))
    if kind == "card":
        return card_gist(number)
    if kind == "home":
        return ", ".join(_home(number, view))
    if kind == "centre":
        return ", ".join(_centre(view, names))
    if kind == "pile":
        return "1 card" if view.pile == 1 else f"{view.pile} cards"
    return ""


def _space(number: int, view: BoomView, names: Sequence[str]) -> list[str]:
    space = view.spaces[number]
    said = ["closed"] if space.closed else []
    said += [f"crossed: {bunnies(MOVE[space.card])}"] if space.card >= 0 else []
    said += [f"{bunnies(space.tokens)} on it"] if space.tokens else []
    said += ["the Fox"] if view.fox == number else []
    here = [names[seat] for seat, has in enumerate(view.seats) if has.place == number]
    return said + [f"{who} stands here" for who in here]


def _centre(view: BoomView, names: Sequence[str]) -> list[str]:
    said = [] if any(has.carrot for has in view.seats) else ["the Carrot"]
    said += ["the Fox"] if view.fox == CENTRE else []
    waits = view.burrow_on and not any(has.burrow for has in view.seats)
    said += ["the Burrow"] if waits else []
    here = [names[seat] for seat, has in enumerate(view.seats) if has.place == CENTRE]
    return said + [f"{who} stands here" for who in here]


def _home(seat: int, view: BoomView) -> list[str]:
    has = view.seats[seat]
    said = [bunnies(has.home)]
    said += ["the Carrot"] if has.carrot else []
    said += ["the Burrow"] if has.burrow else []
    if has.gifts:
        said.append(_hidden_gifts(len(has.gifts)))
    if has.place == CENTRE:
        said.append("its pawn is on the centre")
    return said


def gist(view: BoomView, names: Sequence[str]) -> str:
    """Describes the pawns' places, the homes, and the cards left in the pile."""
    if view.chooser < 0:
        return ""
    count = len(view.seats)
    order = [(view.chooser + step) % count for step in range(count)]
    here = [
        f"{names[seat]} is on {place(view.seats[seat].place)}, {bunnies(view.seats[seat].home)} at "
        f"home{_held(view, seat)}"
        for seat in order
    ]
    left = "1 card is" if view.pile == 1 else f"{view.pile} cards are"
    near = view.pile <= NEAR_END and view.viewer == view.chooser
    flows = _to_choose_from(view)
    end = _if_it_ended(view) if near else ""
    return f"{'; '.join(here)}.{flows} {left} left in the pile.{end}"


def _held(view: BoomView, seat: int) -> str:
    """Describes what counts besides the home: known hand cards, the Carrot, hidden gifts."""
    has = view.seats[seat]
    hand = [card for card in has.hand if card >= 0]
    more = [f"{total_value(hand)} more for the cards in hand"] if hand else []
    more += [f"{CARROT_COSTS} more for the Carrot"] if has.carrot else []
    more += [_hidden_gifts(len(has.gifts))] if has.gifts else []
    return "".join(f", {one}" for one in more[:-1]) + "".join(f" and {one}" for one in more[-1:])


def _hidden_gifts(count: int) -> str:
    """Returns a number of hidden gifts in words."""
    return "a hidden gift" if count == 1 else f"{count} hidden gifts"


def _to_choose_from(view: BoomView) -> str:
    """Lists the river effects, where a card of the hand would bring a choice of them."""
    waves = view.viewer == view.chooser and any(
        card >= 0 and WAVE[card] for card in view.seats[view.chooser].hand
    )
    found = river_effects(view)
    if view.phase != "play" or not waves or len(found) < 2:
        return ""
    return f" River effects to choose from: {'; '.join(found)}."


def river_effects(view: BoomView) -> list[str]:
    """Lists the river cards that have an effect, with it."""
    return [
        f"{card_name(river.card)}, {FLOW_NAMES[FLOW[river.card]]}"
        for river in view.river
        if river.card >= 0 and FLOW[river.card] != FLOW_NONE
    ]


def _if_it_ended(view: BoomView) -> str:
    """Tells the chooser's present total, as far as they know."""
    has = view.seats[view.chooser]
    known = [card for card in (*has.hand, *has.gifts) if card >= 0]
    count = has.home + total_value(known) + (CARROT_COSTS if has.carrot else 0)
    hidden = sum(card < 0 for card in has.gifts)
    more = f", and {_hidden_gifts(hidden)}" if hidden else ""
    parts = "home, hand and the Carrot" if has.carrot else "home and hand"
    return f" If it ended now you would count {count} with {parts}{more}."
