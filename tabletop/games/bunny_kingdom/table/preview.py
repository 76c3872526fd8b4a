"""Previews in words: gains of a card or building for a seat.

The numbers are the rules': they try it out on a map made from the view (`rules.trying`).
`Host.foresee` would not do: a sealed card lies on the map only when all have sealed, and after the
last building everything is harvested.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tabletop.core.action import Action
from tabletop.core.memo import of_latest
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules import cards as c
from tabletop.games.bunny_kingdom.rules import planning, trying
from tabletop.games.bunny_kingdom.rules.boards import RAINBOW_SPACES
from tabletop.games.bunny_kingdom.rules.frames import RAILROAD, ROUNDS, TRADE
from tabletop.games.bunny_kingdom.rules.rails import BESIDE
from tabletop.games.bunny_kingdom.rules.state import Fields
from tabletop.games.bunny_kingdom.rules.view import FiefView, KingdomView
from tabletop.games.bunny_kingdom.rules.worth import on_map, worth
from tabletop.games.bunny_kingdom.words import nouns, parchments, say
from tabletop.games.bunny_kingdom.words.cards import rule
from tabletop.words import Noun, Seat, noun


@dataclass(frozen=True, slots=True)
class Preview:
    """A preview: what it is about, its effect, and the space it is about (-1 = none).

    Attributes:
        alone: a rabbit begins a fief of its own there that gives nothing yet.
    """

    about: Noun
    effect: Noun
    space: int = -1
    alone: bool = False

    @property
    def title(self) -> str:
        return nouns.told(self.about)

    @property
    def second(self) -> str:
        return nouns.told(self.effect)


def own_fiefs(view: KingdomView, seat: int) -> list[FiefView]:
    return [fief for fief in view.fiefs if fief.seat == seat]


def harvest_now(view: KingdomView, seat: int) -> int:
    """Returns the carrots the seat's fiefs would give now."""
    return sum(fief.gives for fief in own_fiefs(view, seat))


@of_latest
def fiefs_at(view: KingdomView) -> dict[int, FiefView]:
    """Returns the fief of each space that belongs to one."""
    return {space: fief for fief in view.fiefs for space in fief.spaces}


def space_of(card: int, view: KingdomView) -> int:
    """Returns the space of a card's rabbit; -1 = none."""
    if c.GROUP[card] in (c.TERRITORY, c.RAINBOW_CARD):
        return card
    return view.central if c.GROUP[card] == c.CENTRAL else -1


def card(view: KingdomView, number: int, beside: Sequence[int] = ()) -> Preview:
    """Returns the preview of playing a card; `beside` are cards chosen with it."""
    space = space_of(number, view)
    if space >= 0:
        also = frozenset(s for other in beside if (s := space_of(other, view)) >= 0)
        return _territory(view, space, also - {space})
    about, best = nouns.card(number), best_place(view, c.BUILDING[number])
    if c.IS_PARCHMENT[number] and not view.over:
        return Preview(about, parchment(view, _seat(view), number))
    if best is None:
        return Preview(about, rule(number))
    where, gain = best
    if not gain:
        return Preview(about, fits_in(view, c.BUILDING[number]), where)
    more = noun("see", "more-in", place=nouns.place(where), carrots=nouns.carrots(gain))
    return Preview(about, more, where)


def _seat(view: KingdomView) -> int:
    return view.viewer if view.viewer is not None else max(0, view.asked)


def around(view: KingdomView, seat: int, space: int) -> frozenset[int]:
    """Returns the spaces that would be one fief with this one if its card were played."""
    then = trying.claimed(trying.mapped(view), seat, (space,))
    return frozenset(trying.fief_at(then, space).spaces)


def _territory(view: KingdomView, space: int, also: frozenset[int]) -> Preview:
    seat, now = _seat(view), trying.mapped(view)
    then = trying.claimed(now, seat, sorted(also | {space}))
    fief = trying.fief_at(then, space)
    about = _settled(view, seat, space, fief)
    holder = view.owner[space]
    if holder not in (-1, seat):
        about = noun("see", "drives-off", settled=about, who=Seat(holder))  # BK-408
    elif holder == seat:
        about = noun("see", "yours", place=nouns.place(space))
    effect = _gaining(seat, now, then, fief)
    gives = fief.gives or effect.kind != "product"
    alone = len(fief.spaces) == 1 and not gives and holder != seat
    return Preview(about, effect, space, alone)


def nearby(view: KingdomView, space: int, camp: int = c.NOTHING) -> list[Noun]:
    """Returns the own fiefs that one more free space would join to a rabbit there.

    Args:
        camp: the camp that the rabbit would come with.
    """
    seat, now = _seat(view), trying.mapped(view)
    then = trying.raised(now, seat, camp, space) if camp else trying.claimed(now, seat, (space,))
    return [
        noun("see", "near", places=nouns.places(free), place=nouns.place(fief))
        for fief, free in trying.parted(then, space).items()
    ]


def _settled(view: KingdomView, seat: int, space: int, fief: FiefView) -> Noun:
    """Returns the fief that a new rabbit joins or begins."""
    place, spaces = nouns.place(space), frozenset(fief.spaces)
    joined = [old for old in own_fiefs(view, seat) if spaces.intersection(old.spaces)]
    if len(joined) == 1:
        return noun("see", "joins", place=place, n=len(joined[0].spaces))
    return noun("see", "begins", place=place, fiefs=len(joined), n=len(spaces))


def building(view: KingdomView, kind: int, space: int) -> Preview:
    """Returns the preview of a building or camp on a space; a trading post with its best good."""
    name = nouns.building(kind)
    seat, now = _seat(view), trying.mapped(view)
    then = trying.raised(now, seat, kind, space)
    fief = trying.fief_at(then, space)
    if c.CAMP_FIRST <= kind <= c.CAMP_LAST:
        about = noun("see", "camp", building=name, settled=_settled(view, seat, space, fief))
    else:
        key = "post" if kind == c.POST else "building"
        about = noun("see", key, building=name, place=nouns.place(space))
    return Preview(about, _gaining(seat, now, then, fief), space)


def for_parchments(action: Action, view: KingdomView) -> Noun | None:
    """Returns the change of the viewer's parchments by an action.

    A building card counts at its best place.
    """
    if view.viewer is None or not view.seats[view.viewer].parchments:
        return None
    now, worth_now = _now(view)
    parchment = action.kind == acts.PICK and c.IS_PARCHMENT[action.a]
    then = now if parchment else _after(action, view, now)
    worth_then = on_map(view, then, (action.a,) if parchment else ())
    return parchments.gained({card: worth_then[card] - worth_now[card] for card in worth_now})


@of_latest
def _now(view: KingdomView) -> tuple[Fields, dict[int, int]]:
    """Returns the present map, and the worth of each of the viewer's parchments on it."""
    now = trying.mapped(view)
    return now, on_map(view, now)


def _after(action: Action, view: KingdomView, now: Fields) -> Fields:
    """Returns the map after the viewer's action; the same one if it changes nothing."""
    seat, kind = _seat(view), action.kind
    if kind == acts.PICK and (space := space_of(action.a, view)) >= 0:
        return trying.claimed(now, seat, (space,))
    if kind == acts.PICK and (best := best_place(view, c.BUILDING[action.a])) is not None:
        return trying.raised(now, seat, c.BUILDING[action.a], best[0])
    if kind == acts.BUILD:
        return trying.raised(now, seat, action.a, action.b)
    if kind == acts.CAMP:
        return trying.raised(now, seat, view.offered, action.a)
    if kind == acts.TOWER_END:
        return trying.linked(now, view.pending, action.a)
    if kind == acts.RAINBOW:
        return trying.linked(now, RAINBOW_SPACES[action.a], action.b)
    if kind == acts.PRODUCE:
        return trying.producing(now, view.offered, action.a)
    return now


def _gaining(seat: int, now: Fields, then: Fields, fief: FiefView) -> Noun:
    """Returns a fief's product and the total gain."""
    gain = trying.worth(then, seat) - trying.worth(now, seat)
    product = nouns.product(fief.strength, fief.wealth)
    return noun("see", "gain", product=product, n=gain) if gain else product


def joined(view: KingdomView, one: int, two: int) -> Preview:
    """Returns the preview of a link between two spaces."""
    now = trying.mapped(view)
    then = trying.linked(now, one, two)
    fief = trying.fief_at(then, one)
    size = len(fief.spaces)
    about = noun("see", "linked", place=nouns.place(one), other=nouns.place(two), n=size)
    return Preview(about, _gaining(_seat(view), now, then, fief), two)


def tower(view: KingdomView, first: int) -> Preview | None:
    """Returns the preview of a Sky Tower from a space to its best other end; None = no end."""
    seat, now = _seat(view), trying.mapped(view)
    ends = {
        now.fief[space]: space
        for space in range(len(view.owner) - 1, first, -1)
        if view.owner[space] == seat and view.built[space] == c.NOTHING
    }
    ends.pop(now.fief[first], None)
    if not ends:
        return None

    def gain(end: int) -> int:
        return trying.worth_at(trying.linked(now, first, end), first) - trying.worth_at(now, end)

    return joined(view, first, max(sorted(ends.values()), key=gain))


def rainbow(view: KingdomView, which: int, foot: int) -> Preview:
    return joined(view, RAINBOW_SPACES[which], foot)


def post_gain(view: KingdomView, good: int) -> int | None:
    """Returns the carrots that the trading post in question adds with a good.

    None for a Chimney, which changes other fiefs.
    """
    if view.phase != "produce":
        return None
    seat, now = _seat(view), trying.mapped(view)
    then = trying.producing(now, view.offered, good)
    return trying.worth(then, seat) - trying.worth(trying.idle(now, view.offered), seat)


def served(view: KingdomView, seat: int) -> int:
    """Returns the carrots of a Station that serves a player: its cities along the railroad."""
    along = {space for segment in view.tracks for space in BESIDE[segment]}
    return sum(c.IS_CITY[view.built[space]] for space in along if view.owner[space] == seat)


def serving(view: KingdomView) -> Preview:
    """Returns the carrots that each other player's cities would bring the viewer's Station."""
    brings = tuple(
        noun("standing", who=Seat(seat), n=served(view, seat))
        for seat in range(len(view.seats))
        if seat != view.viewer
    )
    return Preview(noun("see", "serving"), noun("listed", things=brings))


def fitting(view: KingdomView, kind: int) -> list[int]:
    """Returns the viewer's free spaces on which a building may stand, ascending."""
    seat, fits = _seat(view), c.FITS[kind]
    mine = (space for space, owner in enumerate(view.owner) if owner == seat and fits[space])
    return [space for space in mine if view.built[space] == c.NOTHING]


def fits_in(view: KingdomView, kind: int) -> Noun:
    """Returns the places of a building that would bring no carrots yet."""
    places = nouns.places(fitting(view, kind))
    return noun("see", "fits", places=places, many=len(places) > 2)


def best_place(view: KingdomView, kind: int) -> tuple[int, int] | None:
    """Returns the best own free space for a city or farm, with its gain.

    None = nowhere, or another kind of building.
    """
    if not c.STRENGTH[kind] and not c.MAKES[kind]:
        return None
    seat, now = _seat(view), trying.mapped(view)
    best: tuple[int, int] | None = None
    for space in fitting(view, kind):
        gain = trying.worth_at(trying.raised(now, seat, kind, space), space)
        gain -= trying.worth_at(now, space)
        if best is None or gain > best[1]:
            best = (space, gain)
    return best


def laid_together(view: KingdomView) -> str:
    """Returns the best placement of all waiting cities and farms together; "" if it is obvious.

    It is not obvious if two want the same space, or one helps only beside another.
    """
    if view.phase != "build" or view.viewer != view.asked:
        return ""
    plan = planning.together(view)
    alone = [best_place(view, kind) for kind in planning.waiting(view)]
    wanted = [best for best in alone if best is not None and best[1]]
    own = len({space for space, _ in wanted}) == len(wanted)
    told = own and sum(gain for _, gain in wanted) == plan.gain
    if told or not plan.gain:
        return ""
    built = tuple(
        noun("built", building=nouns.building(kind), place=nouns.place(space))
        for kind, space in plan.placed
    )
    return say("best-together", built=built, n=plan.gain)


def left_waiting(view: KingdomView) -> Noun | None:
    """Returns the fate of buildings that are not built now."""
    if view.viewer is None or not any(view.seats[view.viewer].stock):
        return None
    return noun("see", "left", last=view.turn == ROUNDS)


def ended(view: KingdomView, seat: int) -> Preview:
    """Returns the sources of a seat's carrots once all are counted."""
    has = view.seats[seat]
    lines = [line[seat] for line in view.account]
    parts = [("fiefs", sum(lines[:RAILROAD])), ("parchments", has.carrots - sum(lines))]
    parts += [("rails", sum(lines[RAILROAD:TRADE]))] if view.express else []
    parts += [("trade", lines[TRADE])] if view.sky else []
    things = tuple(noun("source", key, n=carrots) for key, carrots in parts)
    return Preview(_has(nouns.carrots(has.carrots)), noun("sources", things=things))


def _has(things: Noun) -> Noun:
    return noun("see", "has", things=things)


def standing(view: KingdomView, counted: Sequence[int]) -> Preview:
    """Returns the viewer's present standing, everybody's for the public; shown while nothing is
    pointed at.

    Args:
        counted: each seat's carrots as shown so far; the end is not told before it is seen.
    """
    seat = view.viewer
    if seat is None:
        seats = range(len(view.seats))
        carrots = counted if view.over else [harvest_now(view, seat) for seat in seats]
        listed = tuple(noun("standing", who=Seat(seat), n=n) for seat, n in enumerate(carrots))
        key = "so-far" if view.over else "harvests"
        return Preview(noun("see", key), noun("listed", "comma", things=listed))
    has = view.seats[seat]
    if view.over and counted[seat] != has.carrots:
        return Preview(_has(nouns.carrots(counted[seat])), noun("see", "counting"))
    if view.over:
        return ended(view, seat)
    own = own_fiefs(view, seat)
    about = _has(nouns.counted("fiefs", len(own)))
    if not own:
        return Preview(about, noun("see", "no-fief"))
    gives = nouns.carrots(harvest_now(view, seat))
    parts = [noun("see", "harvest", carrots=gives)]
    parts += [nouns.counted("coins", has.coins)] if view.sky and has.coins else []
    parts += [noun("see", "reserve", n=view.reserve)] if view.reserve else []
    return Preview(about, noun("listed", "comma", things=tuple(parts)))


def fief_words(view: KingdomView, space: int) -> str:
    """Returns the product of a space's fief in words; "" if nobody lives there."""
    fief = fiefs_at(view).get(space)
    if fief is None:
        return ""
    return say("close-fief", n=len(fief.spaces), product=nouns.product(fief.strength, fief.wealth))


def parchment(view: KingdomView, seat: int, card: int) -> Noun:
    """Returns the worth of a parchment to a seat; a copy card is described as its copy."""
    shown = parchments.told_as(view.copies, seat, card)
    told = parchments.told(shown, worth(view, seat, card))
    return noun("worth", "copied", card=nouns.card(shown), told=told) if shown != card else told
