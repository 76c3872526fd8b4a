"""Forecasts for the preview paper: a choice's bunnies, walk and crossings.

The numbers come from `Host.foresee`, which carries out the action in a copy of what the player
sees; here they only get their words. No rule is repeated.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from tabletop.core.action import Action
from tabletop.core.event import Event, fact
from tabletop.games.bunny_boom.rules import actions as acts
from tabletop.games.bunny_boom.rules import cards as c
from tabletop.games.bunny_boom.rules import events as ev
from tabletop.games.bunny_boom.rules import keys
from tabletop.games.bunny_boom.rules.view import BoomView
from tabletop.games.bunny_boom.words import say
from tabletop.games.bunny_boom.words.cards import FLOW_KEYS, bunnies, card_name, play_effect
from tabletop.games.bunny_boom.words.cards import card as named
from tabletop.games.bunny_boom.words.pieces import river_effects
from tabletop.table.contract import Foresee
from tabletop.words import Noun, noun

LATER: Final = frozenset(
    [ev.RIVER_CARD_USED, ev.RIVER_CARD_TAKEN, ev.CARD_DRAWN, ev.BOOM_HEARD, ev.TURN_ENDED]
)
"""Events after the pawn's walk; the forecast covers what comes before them."""

FIRST: Final = frozenset([acts.BRING, acts.GIVE, acts.JUMP])
"""Choices between a played card and the walk."""


class Row(NamedTuple):
    """One line of a preview: sign, words, and the bunnies it brings home."""

    sign: str
    words: str
    change: int = 0
    shown: str = ""


class Crossing(NamedTuple):
    """Card on the way and the cost of crossing it."""

    space: int
    bunnies: int


class Forecast(NamedTuple):
    """Forecast of a choice.

    Attributes:
        title: the card and what it is put on.
        rows: where the bunnies come from and go.
        before, after: the home's bunnies.
        walk: every place the pawn comes to, the start first.
        crossings: the cards crossed, in order.
        closes: whether the space closes.
        seat: whose home and pawn it is about, -1 = the chooser's.
        sure: False when another pawn may change what lies on the way first (BB-26).
        effect: bunnies that come or go by the card itself.
        brought: least and most bunnies that a pawn brought by a Carrot takes home.
    """

    title: str
    rows: tuple[Row, ...]
    before: int
    after: int
    walk: tuple[int, ...] = ()
    crossings: tuple[Crossing, ...] = ()
    closes: bool = False
    sure: bool = True
    seat: int = -1
    effect: int = 0
    brought: tuple[int, ...] = ()

    @property
    def change(self) -> int:
        """Bunnies that come home in all."""
        return self.after - self.before


def play(view: BoomView, foresee: Foresee, card: int, space: int) -> Forecast | None:
    """Returns the forecast of the mover playing `card` on `space`."""
    seat = view.mover
    start = view.seats[seat].place
    ways = _outcomes(foresee, seat, start, acts.PLAYED[card][space])
    if not ways:
        return None
    best: Callable[..., _Outcome] = min if c.PLAY[card] == c.SKIP else max
    told = best(ways, key=lambda way: way.change)
    below = view.spaces[space].card
    rows = (
        _placing(card, below, told),
        _way(len(told.crossings), told.crossed, told.walk[0] == space),
        _effect(card, told) if c.PLAY[card] != c.CARROT else _brought(ways, len(view.seats)),
    )
    on_other = below >= 0
    title = say("title-on", card=named(card), below=named(below)) if on_other else card_name(card)
    home = view.seats[seat].home
    sure = c.PLAY[card] != c.CARROT or len({way.change for way in ways}) == 1
    return Forecast(
        title, rows, home, home + told.change, told.walk, told.crossings, told.closes, sure,
        effect=told.effect, brought=_range(ways) if c.PLAY[card] == c.CARROT else (),
    )  # fmt: skip


def brings(told: Forecast | None, card: int, view: BoomView) -> str:
    """Describes what a played card brings: bunnies, the cards crossed, the river effect."""
    parts = (_walk(told, view) if told is not None else []) + _river_then(card, view)
    return say("brings", parts=tuple(parts)) if parts else ""


def _walk(told: Forecast, view: BoomView) -> list[Noun]:
    """Returns the parts about a walk: the cards crossed, and the bunnies at home afterwards."""
    found = []
    if told.brought:
        found.append(noun("brings-carrot", seats=len(view.seats), range=_to(told.brought)))
    if told.effect:
        count = bunnies(abs(told.effect))
        found.append(noun("brings-effect", fewer=told.effect < 0, bunnies=count))
    over = tuple(
        noun("brings-crossing", card=named(view.spaces[each.space].card), n=each.bunnies)
        for each in told.crossings
    )
    found.append(noun("brings-way", over=over))
    if not told.sure:
        found.append(noun("brings-now"))
    return [*found, noun("brings-home", n=told.after)]


def _river_then(card: int, view: BoomView) -> list[Noun]:
    """Returns the river effect that follows a card with the wave (BB-44); nothing for others.

    The list of effects to choose from is given once, not with every space.
    """
    return [noun("brings-river", flows=river_effects(view))] if c.WAVE[card] else []


class _Outcome(NamedTuple):
    """Outcome of an action for one home and pawn, up to the end of its walk.

    Attributes:
        paid: bunnies that come because another suit was covered.
        effect: bunnies that come or go by the play effect.
        brought: bunnies that another pawn, brought by a Carrot, takes home.
        walk: every place the pawn comes to, the start first.
        crossings: the cards crossed.
        closes: whether a space closes.
    """

    paid: int
    effect: int
    brought: int
    walk: tuple[int, ...]
    crossings: tuple[Crossing, ...]
    closes: bool

    @property
    def crossed(self) -> int:
        """Bunnies that come home from the cards crossed."""
        return sum(each.bunnies for each in self.crossings)

    @property
    def change(self) -> int:
        """Bunnies that come home in all."""
        return self.paid + self.effect + self.crossed


def _outcomes(foresee: Foresee, seat: int, start: int, *path: Action) -> list[_Outcome]:
    """Returns every outcome, over the choices that come before the walk."""
    found = foresee(*path)
    if found is None:
        return []
    following = [action for action in found.legal if action.kind in FIRST]
    if not following or any(event.kind in LATER for event in found.events):
        return [_outcome(found.events, seat, start)]
    if following[0].kind == acts.GIVE:
        # Who gets one of the few is all the same to this home.
        del following[1:]
    return [
        way for action in following for way in _outcomes(foresee, seat, start, *path, action)
    ]


def _outcome(events: Sequence[Event], seat: int, start: int) -> _Outcome:
    """Sums up these events for the home of `seat`, whose pawn stands at `start`."""
    paid = effect = brought = 0
    walk = [start]
    crossings: list[Crossing] = []
    walking = closes = False
    for event in events:
        if event.kind in LATER:
            break
        if event.piece == keys.pawn(seat):
            walking = event.kind == ev.PAWN_HOPPED and fact(event, ev.Hop).crossing
            if event.kind == ev.PAWN_JUMPED:
                walk.clear()
            elif fact(event, ev.Hop).leapt >= 0:
                walk.append(fact(event, ev.Hop).leapt)
            walk.append(keys.number(event.target))
            if walking:
                crossings.append(Crossing(walk[-1], 0))
            continue
        came = _came(event, seat)
        closes = closes or event.kind == ev.SPACE_CLOSED
        if walking:
            crossings[-1] = crossings[-1]._replace(bunnies=crossings[-1].bunnies + came)
        elif event.kind == ev.BUNNIES_GAINED and fact(event, ev.Gain).cause == ev.BY_SUIT:
            paid += came
        else:
            effect += came
            brought += event.amount * (event.target.startswith("home:") and came <= 0)
    return _Outcome(paid, effect, brought, tuple(walk), tuple(crossings), closes)


def _came(event: Event, seat: int) -> int:
    """Returns the bunnies that the event brings to the home of `seat`."""
    home = keys.home(seat)
    return event.amount * ((event.target == home) - (event.origin == home))


def _placing(card: int, below: int, told: _Outcome) -> Row:
    if below < 0:
        return Row("home", say("row-free"), 0, "0")
    if told.closes:
        same = c.SUIT[card] == c.SUIT[below] != c.NO_SUIT
        return Row("lock", say("row-closes" if same else "row-joker"), 0, "0")
    if told.paid == 0:
        return Row("crown", say("row-mayor"), 0, "0")
    return Row("warning", say("row-suit"), told.paid, f"+{told.paid}")


def _way(count: int, cost: int, stays: bool) -> Row:
    words = say("row-way.stays") if stays and not count else say("row-way", n=count)
    return Row("footprints", words, cost, f"+{cost}" if cost else "0")


SIGNS: Final = {
    c.RIVER_PLUS: "wave",
    c.RIVER_MINUS: "wave",
    c.SKIP: "skip_card",
    c.CENTRE_JUMP: "centre",
    c.RIVER_RENEW: "renew",
    c.WILD: "joker",
}
"""Signs of the play effects that are not named like them."""

AT_HOME: Final = (c.RIVER_PLUS, c.RIVER_MINUS, c.SHARE, c.FOX)
"""Play effects that change the mover's home at once."""


def _effect(card: int, told: _Outcome) -> Row:
    play, key = c.PLAY[card], play_effect(card).key
    shown = "" if play not in AT_HOME else f"{told.effect:+}" if told.effect else "0"
    return Row(SIGNS.get(play, key.replace("-", "_")), say(f"row-{key}"), told.effect, shown)


def _brought(ways: Sequence[_Outcome], players: int) -> Row:
    """Returns the row of a Carrot: the bunnies that the pawn brought there takes home."""
    took = say("row-took", range=_to(_range(ways)))
    return Row("carrot", say("row-carrot", seats=players), 0, took)


def _range(ways: Sequence[_Outcome]) -> tuple[int, int]:
    found = [way.brought for way in ways]
    return min(found), max(found)


def _to(span: tuple[int, ...]) -> Noun:
    """Returns a range of bunnies, "2 to 6"."""
    least, most = span
    return noun("range", least=least, most=most, one=least == most)


def bring(view: BoomView, foresee: Foresee, seat: int) -> Forecast | None:
    """Returns the forecast of bringing that pawn to the Carrot card just played (BB-25)."""
    found = foresee(acts.BRINGS[seat])
    if found is None:
        return None
    told = _outcome(found.events, seat, view.seats[seat].place)
    home = view.seats[seat].home
    rows = (
        _way(len(told.crossings), told.crossed, len(told.walk) == 1),
        Row("carrot", say("row-carrot-end"), 0, "+4"),
    )
    after = home + told.crossed
    return Forecast(say("title-bring"), rows, home, after, told.walk, told.crossings, seat=seat)


def use(view: BoomView, foresee: Foresee, slot: int) -> Forecast | None:
    """Returns the forecast of using that card's river effect."""
    path = [acts.USES[slot]]
    found = foresee(*path)
    while found is not None and found.legal and found.legal[0].kind == acts.GIVE:
        path.append(found.legal[0])
        found = foresee(*path)
    if found is None:
        return None
    told = _outcome(found.events[1:], view.chooser, view.seats[view.chooser].place)
    card = view.river[slot].card
    home = view.seats[view.chooser].home
    words = say(f"flow-{FLOW_KEYS[c.FLOW[card]]}.title")
    rows = (
        Row("wave", words, told.change, f"{told.change:+}" if told.change else ""),
        Row("discard", say("row-discard")),
    )
    return Forecast(card_name(card), rows, home, home + told.change)


def take(view: BoomView, foresee: Foresee, slot: int) -> Forecast | None:
    """Returns the forecast of taking the river card of `slot` with the bunnies on it (BB-52)."""
    found = foresee(acts.FROM_RIVER[slot])
    if found is None:
        return None
    river = keys.river(slot)
    came = sum(_came(event, view.chooser) for event in found.events if event.origin == river)
    card = view.river[slot].card
    home = view.seats[view.chooser].home
    rows = (
        Row("hand", say("row-hand")),
        Row("rabbit", say("row-tokens"), came, f"+{came}" if came else "0"),
        Row("scroll", say("row-value"), 0, f"({c.VALUE[card]})"),
    )
    return Forecast(card_name(card), rows, home, home + came)


def jump(view: BoomView, foresee: Foresee, space: int) -> Forecast | None:
    """Returns the forecast of jumping over `space` on the way to the card just played (BB-29)."""
    found = foresee(acts.JUMPS[space])
    if found is None:
        return None
    seat = view.chooser
    home = view.seats[seat].home
    told = _outcome(found.events, seat, view.seats[seat].place)
    over = named(view.spaces[space].card)
    rows = (
        Row("skip_card", say("row-jump", card=over), 0, "0"),
        _way(len(told.crossings), told.crossed, False),
    )
    title = say("title-jump", card=over)
    return Forecast(title, rows, home, home + told.crossed, told.walk, told.crossings)


def place(view: BoomView, foresee: Foresee, space: int) -> Forecast | None:
    """Returns the forecast of putting one bunny of the home on that card (BB-47)."""
    found = foresee(acts.PLACES[space])
    if found is None:
        return None
    then = fact(found.events[0], ev.Placing)
    card = view.spaces[space].card
    rows = (
        Row("rabbit", say("row-place", card=named(card)), -1, "-1"),
        Row("footprints", say("row-then"), 0, str(then.lying + c.MOVE[card])),
    )
    return Forecast(say("title-place"), rows, view.seats[view.chooser].home, then.left)


def standing(view: BoomView, seat: int) -> Forecast:
    """Returns the viewer's present total: home, hand, Carrot; gifts are still hidden."""
    has = view.seats[seat]
    held = [card for card in has.hand if card >= 0]
    hand = c.total_value(held)
    rows = [Row("home", say("row-home"), 0, str(has.home))]
    if held:
        rows.append(Row("cards", say("row-held", n=len(held)), hand, f"+{hand}"))
    carrot = 4 if has.carrot else 0
    if has.carrot:
        rows.append(Row("carrot", say("row-the-carrot"), carrot, "+4"))
    if has.gifts:
        known = [card for card in has.gifts if card >= 0]
        words = say("row-gifts", n=len(has.gifts))
        total = c.total_value(known)
        shown = f"+{total}" if known else "+ ?"
        rows.append(Row("gift", words, total, shown))
        hand += total
    title = say("title-end" if view.over else "title-now")
    return Forecast(title, tuple(rows), has.home, has.home + hand + carrot)
