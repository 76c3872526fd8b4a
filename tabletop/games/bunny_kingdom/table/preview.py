"""What a card or building would bring a seat, worked out from a view. Draws nothing.

It says what is sure; what the rules allow is theirs to say.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from tabletop.games.bunny_kingdom.rules import fiefs
from tabletop.games.bunny_kingdom.rules.boards import GOODS, NEIGHBOURS, RAINBOW_SPACES, YIELD
from tabletop.games.bunny_kingdom.rules.cards import (
    BUILDING,
    CAMP_FIRST,
    CAMP_LAST,
    CENTRAL,
    FITS,
    GROUP,
    IS_PARCHMENT,
    MAKES,
    NOTHING,
    POST,
    RAINBOW_CARD,
    STRENGTH,
    TERRITORY,
)
from tabletop.games.bunny_kingdom.rules.frames import RAILROAD, TRADE
from tabletop.games.bunny_kingdom.rules.view import FiefView, KingdomView
from tabletop.games.bunny_kingdom.rules.worth import worth
from tabletop.games.bunny_kingdom.words import names, parchments
from tabletop.games.bunny_kingdom.words.cards import rule
from tabletop.games.bunny_kingdom.words.text import carrots, some


@dataclass(frozen=True, slots=True)
class Plan:
    """What would be otherwise than in the view: spaces claimed, (space, kind) built, links."""

    claimed: frozenset[int] = frozenset()
    built: tuple[tuple[int, int], ...] = ()
    links: tuple[tuple[int, int], ...] = ()


NOW = Plan()


@dataclass(frozen=True, slots=True)
class Told:
    """A preview: a line, what it comes to, and the space it is about (-1 = none)."""

    title: str
    second: str
    space: int = -1


def reached(view: KingdomView, seat: int, start: int, plan: Plan = NOW) -> frozenset[int]:
    """The spaces that would be one fief with `start`."""
    own = {space for space, owner in enumerate(view.owner) if owner == seat} | plan.claimed
    pairs = (*view.links, *plan.links)
    found, todo = {start}, [start]
    while todo:
        space = todo.pop()
        near = [b if a == space else a for a, b in pairs if space in (a, b)]
        for other in (*NEIGHBOURS[space], *near):
            if other in own and other not in found:
                found.add(other)
                todo.append(other)
    return frozenset(found)


def measured(view: KingdomView, spaces: Iterable[int], plan: Plan = NOW) -> tuple[int, int]:
    """Towers and goods of a fief of these spaces; a trading post that has no good yet adds none."""
    power = goods = 0
    raised = dict(plan.built)
    posts = dict(view.posts)
    for space in spaces:
        kind = raised.get(space, view.built[space])
        power += STRENGTH[kind]
        goods |= MAKES[kind]
        if space != view.central:
            goods |= YIELD[space]
        if kind == POST and posts.get(space, -1) >= 0:
            goods |= 1 << posts[space]
    return fiefs.strength(power, goods), (goods & GOODS).bit_count()


def own_fiefs(view: KingdomView, seat: int) -> list[FiefView]:
    return [fief for fief in view.fiefs if fief.seat == seat]


def harvest_now(view: KingdomView, seat: int) -> int:
    """Carrots the seat's fiefs would give as they stand."""
    return sum(fief.strength * fief.wealth for fief in own_fiefs(view, seat))


def space_of(card: int, view: KingdomView) -> int:
    """The space a card is about: where its rabbit would stand; -1 = none."""
    if GROUP[card] in (TERRITORY, RAINBOW_CARD):
        return card
    return view.central if GROUP[card] == CENTRAL else -1


def product(strength: int, wealth: int) -> str:
    """ "2 towers × 3 goods = 6 carrots"."""
    goods = some(wealth, "good", "goods")
    return f"{some(strength, 'tower', 'towers')} × {goods} = {carrots(strength * wealth)}"


def card(view: KingdomView, number: int, beside: Sequence[int] = ()) -> Told:
    """What playing a card would bring; `beside` are cards chosen with it."""
    space = space_of(number, view)
    if space >= 0:
        also = frozenset(s for other in beside if (s := space_of(other, view)) >= 0)
        return _territory(view, space, also - {space})
    if IS_PARCHMENT[number]:
        return Told(names.card(number), _parchment(view, number))
    best = best_place(view, BUILDING[number])
    if best is not None and best[1]:
        where, gain = best
        words = f"Built in {names.place(where)}: {carrots(gain)} more a harvest"
        return Told(names.card(number), words, where)
    return Told(names.card(number), rule(number))


def _parchment(view: KingdomView, number: int) -> str:
    """What a parchment is worth to the seat and what would bring more; once counted, its rule."""
    if view.over:
        return rule(number)
    return parchments.told(number, worth(view, _seat(view), number))


def _seat(view: KingdomView) -> int:
    return view.viewer if view.viewer is not None else max(0, view.asked)


def _territory(view: KingdomView, space: int, also: frozenset[int]) -> Told:
    seat, place = _seat(view), names.place(space)
    plan = Plan(also | {space})
    fief = reached(view, seat, space, plan)
    strength, wealth = measured(view, fief, plan)
    joined = [old for old in own_fiefs(view, seat) if fief.intersection(old.spaces)]
    others = len(fief) - 1 - sum(len(old.spaces) for old in joined)
    if view.owner[space] == seat:
        title = f"{place} becomes yours for good"
    elif len(joined) > 1:
        count = {2: "two", 3: "three"}.get(len(joined), "four")
        title = f"{place} joins {count} fiefs to one of {len(fief)}"
    elif joined:
        title = f"{place} joins your fief of {len(joined[0].spaces)}"
    elif others:
        title = f"{place} begins a fief of {len(fief)}"
    else:
        title = f"{place} begins a new fief"
    holder = view.owner[space]
    if holder not in (-1, seat):
        title += ", a camp goes"
    return Told(title, product(strength, wealth), space)


def building(view: KingdomView, kind: int, space: int) -> Told:
    """What a building would bring on a space."""
    place, name = names.place(space), names.BUILDING_NAMES[kind]
    if CAMP_FIRST <= kind <= CAMP_LAST:
        told = _territory(view, space, frozenset())
        return Told(f"{name}: {told.title}", told.second, space)
    seat = _seat(view)
    plan = Plan(built=((space, kind),))
    fief = reached(view, seat, space)
    before = _worth(measured(view, fief))
    strength, wealth = measured(view, fief, plan)
    gain = strength * wealth - before
    more = f" (+{gain})" if gain else ""
    return Told(f"{name} in {place}", product(strength, wealth) + more, space)


def joined(view: KingdomView, one: int, two: int) -> Told:
    """What a link between two spaces would bring."""
    seat = _seat(view)
    plan = Plan(links=((one, two),))
    fief = reached(view, seat, one, plan)
    before = _worth(measured(view, reached(view, seat, one)))
    if two not in reached(view, seat, one):
        before += _worth(measured(view, reached(view, seat, two)))
    strength, wealth = measured(view, fief, plan)
    gain = strength * wealth - before
    more = f" (+{gain})" if gain > 0 else ""
    title = f"{names.place(one)} and {names.place(two)}: one fief of {len(fief)}"
    return Told(title, product(strength, wealth) + more, two)


def rainbow(view: KingdomView, which: int, foot: int) -> Told:
    return joined(view, RAINBOW_SPACES[which], foot)


def _worth(pair: tuple[int, int]) -> int:
    return pair[0] * pair[1]


def post_gain(view: KingdomView, good: int) -> int | None:
    """The carrots more in this harvest when the trading post that is asked about produces a good;
    None for a Chimney, which changes other fiefs."""
    if view.phase != "produce":
        return None
    fief = reached(view, _seat(view), view.offered)
    posts = tuple((space, good if space == view.offered else set_) for space, set_ in view.posts)
    then = measured(replace(view, posts=posts), fief)
    return _worth(then) - _worth(measured(view, fief))


def best_place(view: KingdomView, kind: int) -> tuple[int, int] | None:
    """Where a city or farm would bring most among the own free spaces, and how much.

    None = nowhere, or it is no building of that sort.
    """
    if not STRENGTH[kind] and not MAKES[kind]:
        return None
    seat = _seat(view)
    best: tuple[int, int] | None = None
    for fief in own_fiefs(view, seat):
        before = _worth(measured(view, fief.spaces))
        for space in fief.spaces:
            if view.built[space] != NOTHING or not FITS[kind][space]:
                continue
            gain = _worth(measured(view, fief.spaces, Plan(built=((space, kind),)))) - before
            if best is None or gain > best[1]:
                best = (space, gain)
    return best


def ended(view: KingdomView, seat: int, whose: str) -> Told:
    """Where a seat's carrots came from, when all are counted."""
    has = view.seats[seat]
    lines = [line[seat] for line in view.account]
    fief_carrots, trade = sum(lines[:RAILROAD]), lines[TRADE]
    rails = sum(lines[RAILROAD:TRADE])
    parts = [f"fiefs {fief_carrots}", f"parchments {has.carrots - sum(lines)}"]
    parts += [f"rails {rails}"] if view.express else []
    parts += [f"Trade {trade}"] if view.sky else []
    words = ", ".join(parts)
    return Told(f"{whose} {carrots(has.carrots)}", words[0].upper() + words[1:])


def standing(view: KingdomView, seat: int, whose: str, counted: int) -> Told:
    """How a seat stands, while nothing is pointed at; `counted` are its carrots as they are shown:
    the end is not told before it is seen."""
    if view.over and counted != view.seats[seat].carrots:
        return Told(f"{whose} {carrots(counted)}", "The parchments are counted")
    if view.over:
        return ended(view, seat, whose)
    own = own_fiefs(view, seat)
    title = f"{whose} {some(len(own), 'fief', 'fiefs')}"
    if not own:
        return Told(title, "Territory cards bring rabbits onto the map")
    words = f"{carrots(harvest_now(view, seat))} a harvest as they stand"
    if view.sky and view.seats[seat].coins:
        words = f"{carrots(harvest_now(view, seat))} a harvest, "
        words += some(view.seats[seat].coins, "coin", "coins")
    if view.reserve and not view.over:
        words += f"; {some(view.reserve, 'card', 'cards')} in your reserve"
    return Told(title, words)


def fief_words(view: KingdomView, space: int) -> str:
    """What the fief of a space gives; "" where nobody lives."""
    for fief in view.fiefs:
        if space in fief.spaces:
            size = some(len(fief.spaces), "territory", "territories")
            return f"Fief of {size}: {product(fief.strength, fief.wealth)}."
    return ""

