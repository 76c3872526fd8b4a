"""Names and states of all pieces on the table, in words."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.games.bunny_boom.rules import keys
from tabletop.games.bunny_boom.rules.cards import FLOW, FLOW_NONE, MOVE, WAVE, total_value
from tabletop.games.bunny_boom.rules.scoring import CARROT_COSTS
from tabletop.games.bunny_boom.rules.view import BoomView
from tabletop.games.bunny_boom.rules.village import CENTRE
from tabletop.games.bunny_boom.words import say
from tabletop.games.bunny_boom.words.cards import bunnies, card, card_name, flow, place, signs
from tabletop.words import Noun, Seat, noun

NEAR_END = 9
"""Cards in the pile from which on the present total is told."""


def name(key: str, view: BoomView, names: Sequence[str]) -> str:
    """Returns the name of that piece or place; "" for those not named by themselves."""
    kind, number = key.partition(":")[0], keys.number(key)
    if kind == "space":
        lying = view.spaces[number].card
        free = say("piece-free", place=place(number))
        return say("piece-space", card=card(lying), place=place(number)) if lying >= 0 else free
    if kind == "river":
        lying = view.river[number].card
        return say("piece-river", card=card(lying)) if lying >= 0 else ""
    if kind == "card":
        return card_name(number)
    if kind == "home":
        return say("piece-home", names, who=Seat(number))
    return say(f"piece-{kind}") if kind in ("centre", "pile") else ""


def state(key: str, view: BoomView, names: Sequence[str]) -> str:
    """Describes the present state of that piece in a few words."""
    kind, number = key.partition(":")[0], keys.number(key)
    found: Sequence[Noun] = ()
    if kind == "space":
        found = _space(number, view)
    elif kind == "river" and (lying := view.river[number].card) >= 0:
        found = (*_tokens(view.river[number].tokens), *signs(lying))
    elif kind == "card":
        found = signs(number)
    elif kind == "home":
        found = _home(number, view)
    elif kind == "centre":
        found = _centre(view)
    elif kind == "pile":
        found = (noun("state-pile", n=view.pile),)
    return say("states", names, states=tuple(found)) if found else ""


def _tokens(count: int) -> list[Noun]:
    return [noun("sign-tokens", bunnies=bunnies(count))] if count else []


def _pawns(place: int, view: BoomView) -> list[Noun]:
    here = (seat for seat, has in enumerate(view.seats) if has.place == place)
    return [noun("state-pawn", who=Seat(seat)) for seat in here]


def _space(number: int, view: BoomView) -> list[Noun]:
    space = view.spaces[number]
    found = [noun("state-closed")] if space.closed else []
    if space.card >= 0:
        found.append(noun("sign-crossed", bunnies=bunnies(MOVE[space.card])))
    found += _tokens(space.tokens)
    found += [noun("state-fox")] if view.fox == number else []
    return found + _pawns(number, view)


def _centre(view: BoomView) -> list[Noun]:
    found = [] if any(has.carrot for has in view.seats) else [noun("state-carrot")]
    found += [noun("state-fox")] if view.fox == CENTRE else []
    waits = view.burrow_on and not any(has.burrow for has in view.seats)
    found += [noun("state-burrow")] if waits else []
    return found + _pawns(CENTRE, view)


def _home(seat: int, view: BoomView) -> list[Noun]:
    has = view.seats[seat]
    found = [bunnies(has.home)]
    found += [noun("state-carrot")] if has.carrot else []
    found += [noun("state-burrow")] if has.burrow else []
    found += [noun("state-gifts", n=len(has.gifts))] if has.gifts else []
    return found + ([noun("state-centre")] if has.place == CENTRE else [])


def gist(view: BoomView, names: Sequence[str]) -> str:
    """Describes the pawns' places, the homes, and the cards left in the pile."""
    if view.chooser < 0:
        return ""
    count = len(view.seats)
    order = [(view.chooser + step) % count for step in range(count)]
    seats = Noun(f"gist-{count}", "", tuple(zip("abcd", (_standing(view, i) for i in order))))
    near, flows = view.pile <= NEAR_END and view.viewer == view.chooser, _to_choose_from(view)
    return say("gist", names, seats=seats, flows=flows, n=view.pile, near=near, now=_now(view))


def _standing(view: BoomView, seat: int) -> Noun:
    """Returns the place of a pawn, and everything known that counts against its seat."""
    has = view.seats[seat]
    hand = [card for card in has.hand if card >= 0]
    found = [noun("gist-home", bunnies=bunnies(has.home))]
    found += [noun("gist-hand", n=total_value(hand))] if hand else []
    found += [noun("gist-carrot", n=CARROT_COSTS)] if has.carrot else []
    found += [noun("state-gifts", n=len(has.gifts))] if has.gifts else []
    return noun("gist-seat", who=Seat(seat), place=place(has.place), has=tuple(found))


def _to_choose_from(view: BoomView) -> tuple[Noun, ...]:
    """Returns the river effects, where a card of the hand would bring a choice of them."""
    waves = view.viewer == view.chooser and any(
        card >= 0 and WAVE[card] for card in view.seats[view.chooser].hand
    )
    found = river_effects(view)
    return found if view.phase == "play" and waves and len(found) > 1 else ()


def river_effects(view: BoomView) -> tuple[Noun, ...]:
    """Returns the river cards that have an effect, with it."""
    return tuple(
        noun("gist-flow", card=card(river.card), flow=flow(river.card))
        for river in view.river
        if river.card >= 0 and FLOW[river.card] != FLOW_NONE
    )


def _now(view: BoomView) -> Noun:
    """Returns the chooser's present total, as far as they know."""
    has = view.seats[view.chooser]
    known = [card for card in (*has.hand, *has.gifts) if card >= 0]
    total = has.home + total_value(known) + (CARROT_COSTS if has.carrot else 0)
    return noun("gist-now", total=total, gifts=sum(card < 0 for card in has.gifts))
