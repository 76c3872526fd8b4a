"""What a card on a space would cost, worked out from what the player sees: no rules are changed,
nothing is drawn.

Only what is certain is counted; what luck or a later choice brings is told in words.
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.bunny_boom.rules import cards as c
from tabletop.games.bunny_boom.rules.view import BoomView
from tabletop.games.bunny_boom.rules.village import CENTRE, CROSSED, ROUTE
from tabletop.games.bunny_boom.words.cards import FLOW_NAMES, PLAY_NAMES, card_name


class Row(NamedTuple):
    """One line of a preview: sign, words, and the bunnies it brings home."""

    sign: str
    words: str
    change: int = 0
    shown: str = ""


class Crossing(NamedTuple):
    """A card on the way and what it costs to cross it."""

    space: int
    bunnies: int


class Forecast(NamedTuple):
    """What will happen.

    Attributes:
        title: the card and what it is put on.
        rows: where the bunnies come from and go.
        before, after: the home's bunnies.
        walk: every place the pawn comes to, the start first.
        crossings: the cards crossed, in order.
        closes: whether the space closes.
        seat: whose home and pawn it is about, -1 = the chooser's.
        sure: False when another pawn may change what lies on the way first (BB-26).
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

    @property
    def change(self) -> int:
        """Bunnies that come home in all."""
        return self.after - self.before


def play(view: BoomView, card: int, space: int) -> Forecast:
    """The mover puts `card` on `space` (BB-10 to BB-41)."""
    seat = view.mover
    below = view.spaces[space].card
    home = view.seats[seat].home
    rows = [_placing(card, below)]
    closes = below >= 0 and c.COVER[card][below] == c.CLOSES
    home += rows[0].change
    effect = _effect(view, card, space, home)
    home += effect.change
    start = CENTRE if c.PLAY[card] == c.CENTRE_JUMP else view.seats[seat].place
    digger = seat if c.PLAY[card] == c.BURROW else _digger(view)
    shared = int(c.PLAY[card] == c.SHARE and -effect.change == len(view.seats) - 1)
    crossed = _crossings(view, seat, CROSSED[start][space], digger, shared)
    jumped = -1
    if c.PLAY[card] == c.SKIP and crossed:
        jumped = max(crossed, key=lambda each: each.bunnies).space
    walked = tuple(each for each in crossed if each.space != jumped)
    cost = sum(each.bunnies for each in walked)
    rows.append(_way(len(walked), cost, start == space))
    rows.append(effect)
    title = f"{card_name(card)} on {card_name(below)}" if below >= 0 else card_name(card)
    stirred = any(
        view.spaces[each.space].tokens or c.PLAY[view.spaces[each.space].card] == c.BURROW
        for each in walked
    )
    sure = c.PLAY[card] != c.CARROT or not (stirred or digger == seat)
    return Forecast(
        title,
        tuple(rows),
        view.seats[seat].home,
        home + cost,
        (start, *ROUTE[start][space]),
        walked,
        closes,
        sure,
    )


def _placing(card: int, below: int) -> Row:
    if below < 0:
        return Row("home", "On a free space", 0, "0")
    outcome = c.COVER[card][below]
    if outcome == c.CLOSES:
        same = c.SUIT[card] == c.SUIT[below] != c.NO_SUIT
        return Row("lock", "Same suit: space closes" if same else "Joker: space closes", 0, "0")
    if outcome == 0:
        return Row("crown", "Mayor: no price", 0, "0")
    return Row("warning", "Another suit", outcome, f"+{outcome}")


def _way(count: int, cost: int, stays: bool) -> Row:
    if count == 0:
        words = "Your rabbit stays" if stays else "Crossing no card"
    else:
        words = "Crossing 1 card" if count == 1 else f"Crossing {count} cards"
    return Row("footprints", words, cost, f"+{cost}" if cost else "0")


def _digger(view: BoomView) -> int:
    """Whose Burrow token it is, -1 = nobody's."""
    return next((seat for seat, each in enumerate(view.seats) if each.burrow), -1)


def _crossings(
    view: BoomView, seat: int, way: tuple[int, ...], digger: int, given: int = 0
) -> list[Crossing]:
    """Bunnies lying there, the movement effect, and a Burrow's as long as its owner has any
    (BB-34, BB-41); `given` bunnies have come to that owner before the walk."""
    left = view.seats[digger].home + given if digger not in (-1, seat) else 0
    found = []
    for space in way:
        lying = view.spaces[space]
        cost = lying.tokens + c.MOVE[lying.card]
        if left and c.PLAY[lying.card] == c.BURROW:
            left -= 1
            cost += 1
        found.append(Crossing(space, cost))
    return found


def _effect(view: BoomView, card: int, space: int, home: int) -> Row:
    """The play effect, as far as it changes the mover's own home at once."""
    play = c.PLAY[card]
    others = len(view.seats) - 1
    if play == c.RIVER_PLUS:
        return Row("wave", "Play effect, then river", 1, "+1")
    if play == c.RIVER_MINUS:
        lost = min(1, home)
        return Row("wave", "Play effect, then river", -lost, f"-{lost}" if lost else "0")
    if play == c.SHARE:
        given = min(others, home)
        return Row("share", "Share with the others", -given, f"-{given}" if given else "0")
    if play == c.FOX:
        met = min(_met_by_fox(view, space), home)
        return Row("fox", "The Fox runs here", -met, f"-{met}" if met else "0")
    words = {
        c.BOOM: "Boom after your move",
        c.MEGA_BOOM: "Mega Boom after your move",
        c.RIVER_BOOM: "River Boom after your move",
        c.CARROT: "Another gets the Carrot",
        c.SKIP: "Jumping the dearest card",
        c.CENTRE_JUMP: "From the centre",
        c.RIVER_RENEW: "Three new river cards",
        c.WILD: "Whatever suit, it is free",
        c.BURROW: "The Burrow is yours",
    }.get(play, PLAY_NAMES[play])
    from_sign = {
        c.BOOM: "boom",
        c.MEGA_BOOM: "mega_boom",
        c.RIVER_BOOM: "river_boom",
        c.CARROT: "carrot",
        c.SKIP: "skip_card",
        c.CENTRE_JUMP: "centre",
        c.RIVER_RENEW: "renew",
        c.WILD: "joker",
        c.BURROW: "burrow",
    }
    return Row(from_sign[play], words)


def _met_by_fox(view: BoomView, space: int) -> int:
    """How many others stand on cards the Fox crosses (BB-36)."""
    way = CROSSED[view.fox][space]
    return sum(
        each.place in way for seat, each in enumerate(view.seats) if seat != view.mover
    )


def bring(view: BoomView, seat: int) -> Forecast:
    """The chooser brings that pawn to the Carrot card just played (BB-25)."""
    start, home = view.seats[seat].place, view.seats[seat].home
    crossings = tuple(_crossings(view, seat, CROSSED[start][view.aim], _digger(view)))
    cost = sum(each.bunnies for each in crossings)
    rows = (
        _way(len(crossings), cost, start == view.aim),
        Row("carrot", "The Carrot, at the end", 0, "+4"),
    )
    walk = (start, *ROUTE[start][view.aim])
    return Forecast("Bring this pawn", rows, home, home + cost, walk, crossings, seat=seat)


def use(view: BoomView, slot: int) -> Forecast:
    """The chooser uses the river effect of that card."""
    card = view.river[slot].card
    home = view.seats[view.chooser].home
    given = min(len(view.seats) - 1, home) if c.FLOW[card] == c.FLOW_SHARE else 0
    words = FLOW_NAMES[c.FLOW[card]].capitalize()
    rows = (
        Row("wave", words, -given, f"-{given}" if given else ""),
        Row("discard", "Then the card is discarded"),
    )
    return Forecast(card_name(card), rows, home, home - given)


def take(view: BoomView, slot: int) -> Forecast:
    """The chooser takes the river card of `slot` with the bunnies on it (BB-52)."""
    river = view.river[slot]
    home = view.seats[view.chooser].home
    rows = (
        Row("hand", "Into your hand"),
        Row("rabbit", "Bunnies on it", river.tokens, f"+{river.tokens}" if river.tokens else "0"),
        Row("scroll", "Value in hand", 0, f"({c.VALUE[river.card]})"),
    )
    return Forecast(card_name(river.card), rows, home, home + river.tokens)


def jump(view: BoomView, space: int) -> Forecast:
    """The chooser jumps over `space` on the way to the card just played (BB-29)."""
    seat = view.chooser
    home = view.seats[seat].home
    start = view.seats[seat].place
    way = tuple(place for place in view.way if place != space)
    crossings = tuple(_crossings(view, seat, way, _digger(view)))
    cost = sum(each.bunnies for each in crossings)
    rows = (
        Row("skip_card", f"Jumping {card_name(view.spaces[space].card)}", 0, "0"),
        _way(len(crossings), cost, False),
    )
    walk = (start, *ROUTE[start][view.aim])
    title = f"Jump over {card_name(view.spaces[space].card)}"
    return Forecast(title, rows, home, home + cost, walk, crossings)


def place(view: BoomView, space: int) -> Forecast:
    """The chooser puts one bunny of the home on that card (BB-47)."""
    home = view.seats[view.chooser].home
    lying = view.spaces[space]
    rows = (
        Row("rabbit", f"One bunny to {card_name(lying.card)}", -1, "-1"),
        Row("footprints", "Crossing it then costs", 0, str(lying.tokens + 1 + c.MOVE[lying.card])),
    )
    return Forecast("Into the village", rows, home, home - 1)


def standing(view: BoomView, seat: int) -> Forecast:
    """What the viewer would count now: home, hand, Carrot; gifts are still hidden."""
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
