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
from tabletop.games.bunny_boom.words.cards import FLOW_NAMES, PLAY_NAMES, bunnies, card_name
from tabletop.games.bunny_boom.words.pieces import river_effects
from tabletop.table.contract import Foresee

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
    title = f"{card_name(card)} on {card_name(below)}" if below >= 0 else card_name(card)
    home = view.seats[seat].home
    sure = c.PLAY[card] != c.CARROT or len({way.change for way in ways}) == 1
    return Forecast(
        title, rows, home, home + told.change, told.walk, told.crossings, told.closes, sure,
        effect=told.effect, brought=_range(ways) if c.PLAY[card] == c.CARROT else (),
    )  # fmt: skip


def walked(told: Forecast | None, view: BoomView) -> str:
    """Describes the walk of a forecast: the cards crossed, and the bunnies at home afterwards."""
    if told is None:
        return ""
    over = [
        f"{card_name(view.spaces[each.space].card)} for {each.bunnies}" for each in told.crossings
    ]
    way = f"crossing {', '.join(over)}" if over else "crossing no card"
    if not told.sure:
        way += ", as the village is now"
    said = [f"{way}; then {told.after} at home"]
    if told.effect:
        by = "more" if told.effect > 0 else "fewer"
        said.insert(0, f"{bunnies(abs(told.effect))} {by} by the card itself")
    if told.brought:
        other = "the other pawn" if len(view.seats) == 2 else "the pawn brought there"
        said.insert(0, f"{other} takes {_to(told.brought)} and the Carrot")
    return "; ".join(said)


def river_then(card: int, view: BoomView) -> str:
    """Describes the river effect that follows a card with the wave (BB-44); "" for others.

    The list of effects to choose from is given once, not with every space.
    """
    if not c.WAVE[card]:
        return ""
    found = river_effects(view)
    if not found:
        return "no river card has an effect now"
    return "then a river effect of your choice" if len(found) > 1 else f"then {found[0]}"


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
        return Row("home", "On a free space", 0, "0")
    if told.closes:
        same = c.SUIT[card] == c.SUIT[below] != c.NO_SUIT
        return Row("lock", "Same suit: space closes" if same else "Joker: space closes", 0, "0")
    if told.paid == 0:
        return Row("crown", "Mayor: no price", 0, "0")
    return Row("warning", "Another suit", told.paid, f"+{told.paid}")


def _way(count: int, cost: int, stays: bool) -> Row:
    if count == 0:
        words = "Your rabbit stays" if stays else "Crossing no card"
    else:
        words = "Crossing 1 card" if count == 1 else f"Crossing {count} cards"
    return Row("footprints", words, cost, f"+{cost}" if cost else "0")


AT_HOME: Final = {
    c.RIVER_PLUS: ("wave", "Play effect, then river"),
    c.RIVER_MINUS: ("wave", "Play effect, then river"),
    c.SHARE: ("share", "Share with the others"),
    c.FOX: ("fox", "The Fox runs here"),
}
"""Sign and words of the play effects that change the mover's home at once."""

ELSEWHERE: Final = {
    c.BOOM: ("boom", "Boom after your move"),
    c.MEGA_BOOM: ("mega_boom", "Mega Boom after your move"),
    c.RIVER_BOOM: ("river_boom", "River Boom after your move"),
    c.SKIP: ("skip_card", "Jumping the dearest card"),
    c.CENTRE_JUMP: ("centre", "From the centre"),
    c.RIVER_RENEW: ("renew", "Three new river cards"),
    c.WILD: ("joker", "Whatever suit, it is free"),
    c.BURROW: ("burrow", "The Burrow is yours"),
}
"""Sign and words of all other play effects."""


def _effect(card: int, told: _Outcome) -> Row:
    play = c.PLAY[card]
    if play in AT_HOME:
        return Row(*AT_HOME[play], told.effect, f"{told.effect:+}" if told.effect else "0")
    sign, words = ELSEWHERE.get(play, ("wave", PLAY_NAMES[play]))
    return Row(sign, words, told.effect)


def _brought(ways: Sequence[_Outcome], players: int) -> Row:
    """Returns the row of a Carrot: the bunnies that the pawn brought there takes home."""
    other = "the other" if players == 2 else "another"
    return Row("carrot", f"Carrot: {other} takes", 0, f"({_to(_range(ways))})")


def _range(ways: Sequence[_Outcome]) -> tuple[int, int]:
    found = [way.brought for way in ways]
    return min(found), max(found)


def _to(span: tuple[int, ...]) -> str:
    """Returns a range of numbers in words, "2 to 6"."""
    least, most = span
    return str(least) if least == most else f"{least} to {most}"


def bring(view: BoomView, foresee: Foresee, seat: int) -> Forecast | None:
    """Returns the forecast of bringing that pawn to the Carrot card just played (BB-25)."""
    found = foresee(acts.BRINGS[seat])
    if found is None:
        return None
    told = _outcome(found.events, seat, view.seats[seat].place)
    home = view.seats[seat].home
    rows = (
        _way(len(told.crossings), told.crossed, len(told.walk) == 1),
        Row("carrot", "The Carrot, at the end", 0, "+4"),
    )
    after = home + told.crossed
    return Forecast("Bring this pawn", rows, home, after, told.walk, told.crossings, seat=seat)


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
    words = FLOW_NAMES[c.FLOW[card]].capitalize()
    rows = (
        Row("wave", words, told.change, f"{told.change:+}" if told.change else ""),
        Row("discard", "Then the card is discarded"),
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
        Row("hand", "Into your hand"),
        Row("rabbit", "Bunnies on it", came, f"+{came}" if came else "0"),
        Row("scroll", "Value in hand", 0, f"({c.VALUE[card]})"),
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
    rows = (
        Row("skip_card", f"Jumping {card_name(view.spaces[space].card)}", 0, "0"),
        _way(len(told.crossings), told.crossed, False),
    )
    title = f"Jump over {card_name(view.spaces[space].card)}"
    return Forecast(title, rows, home, home + told.crossed, told.walk, told.crossings)


def place(view: BoomView, foresee: Foresee, space: int) -> Forecast | None:
    """Returns the forecast of putting one bunny of the home on that card (BB-47)."""
    found = foresee(acts.PLACES[space])
    if found is None:
        return None
    then = fact(found.events[0], ev.Placing)
    card = view.spaces[space].card
    rows = (
        Row("rabbit", f"One bunny to {card_name(card)}", -1, "-1"),
        Row("footprints", "Crossing it then costs", 0, str(then.lying + c.MOVE[card])),
    )
    return Forecast("Into the village", rows, view.seats[view.chooser].home, then.left)


def standing(view: BoomView, seat: int) -> Forecast:
    """Returns the viewer's present total: home, hand, Carrot; gifts are still hidden."""
    has = view.seats[seat]
    held = [card for card in has.hand if card >= 0]
    hand = c.total_value(held)
    rows = [Row("home", "At home", 0, str(has.home))]
    if held:
        rows.append(Row("cards", f"In hand ({len(held)})", hand, f"+{hand}"))
    carrot = 4 if has.carrot else 0
    if has.carrot:
        rows.append(Row("carrot", "The Carrot", carrot, "+4"))
    if has.gifts:
        count = len(has.gifts)
        known = [card for card in has.gifts if card >= 0]
        words = "Hidden gift" if count == 1 else f"Hidden gifts ({count})"
        total = c.total_value(known)
        shown = f"+{total}" if known else "+ ?"
        rows.append(Row("gift", words, total, shown))
        hand += total
    title = "At the end" if view.over else "If it ended now"
    return Forecast(title, tuple(rows), has.home, has.home + hand + carrot)
