"""How the pieces of Bunny Boom lie: read from a view, and brought on event by event.

Pieces: "card:<n>" for every card the viewer sees, "tokens:<place>", "space:<n>" (cards in it,
face 1 = closed), "home:<seat>", "hand:<seat>" and "gifts:<seat>" with their counts, "pawn:<seat>",
"carrot", "fox" and "burrow" once they have left the centre tile, "pile", "discard", and at the end
"total:<seat>". Nothing is drawn here.
"""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.event import UNKNOWN, Event
from tabletop.games.bunny_boom.rules import events as ev
from tabletop.games.bunny_boom.rules import keys
from tabletop.games.bunny_boom.rules.view import BoomView
from tabletop.games.bunny_boom.rules.village import CENTRE
from tabletop.table.contract import Look, Looks


def tokens_name(place: str) -> str:
    """The bunnies that lie on a space or river card."""
    return f"tokens:{place}"


def read(view: BoomView) -> Looks:
    """How every piece lies in that view."""
    looks: Looks = {"pile": Look("pile", amount=view.pile)}
    looks["discard"] = Look("discard", amount=len(view.discards))
    for space in view.spaces:
        place = keys.space_name(space.space)
        if space.height:
            looks[place] = Look(place, int(space.closed), space.height)
            looks[keys.card_name(space.card)] = Look(place, space.card)
        _lay(looks, place, space.tokens)
    for river in view.river:
        place = keys.river_name(river.slot)
        if river.card >= 0:
            looks[keys.card_name(river.card)] = Look(place, river.card)
        _lay(looks, place, river.tokens)
    for seat in range(len(view.seats)):
        _read_seat(looks, view, seat)
    if 0 <= view.fox < CENTRE:
        looks["fox"] = Look(keys.space_name(view.fox))
    return looks


def _read_seat(looks: Looks, view: BoomView, seat: int) -> None:
    has = view.seats[seat]
    home, hand, gifts = keys.home_name(seat), keys.hand_name(seat), f"gifts:{seat}"
    looks[home] = Look(home, amount=has.home)
    looks[hand] = Look(hand, amount=len(has.hand))
    looks[gifts] = Look(gifts, amount=len(has.gifts))
    looks[keys.pawn_name(seat)] = Look(keys.space_name(has.place))
    for card in has.hand:
        if card != UNKNOWN:
            looks[keys.card_name(card)] = Look(hand, card)
    for card in has.gifts:
        if card != UNKNOWN:
            looks[keys.card_name(card)] = Look(gifts, card)
    for token, held in (("carrot", has.carrot), ("burrow", has.burrow)):
        if held:
            looks[token] = Look(home)
    if has.total is not None:
        looks[f"total:{seat}"] = Look(home, amount=has.total)


def _lay(looks: Looks, place: str, count: int) -> None:
    if count:
        looks[tokens_name(place)] = Look(place, amount=count)
    else:
        looks.pop(tokens_name(place), None)


def _count(looks: Looks, key: str, change: int) -> None:
    looks[key] = looks[key]._replace(amount=looks[key].amount + change)


class Changes:
    """Brings looks from before an event to after it.

    Attributes:
        viewer: who looks on; a card taken in the sight of all is then seen by its owner alone.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.viewer: int | None = None
        self._makers: dict[str, Callable[[Looks, Event], None]] = {
            ev.DECK_SHUFFLED: self._shuffled,
            ev.CARD_DEALT: self._drawn,
            ev.CARD_DRAWN: self._drawn,
            ev.RIVER_FILLED: self._filled,
            ev.CARD_PLAYED: self._played,
            ev.SPACE_CLOSED: self._closed,
            ev.BUNNIES_GAINED: self._home,
            ev.BUNNIES_COLLECTED: self._collected,
            ev.BUNNY_GIVEN: self._given,
            ev.BUNNY_LOST: self._home_left,
            ev.BUNNY_PLACED: self._placed,
            ev.BUNNY_APPEARED: self._appeared,
            ev.BUNNIES_REMOVED: self._removed,
            ev.PAWN_HOPPED: self._moved,
            ev.PAWN_JUMPED: self._moved,
            ev.CARROT_MOVED: self._moved,
            ev.BURROW_MOVED: self._moved,
            ev.FOX_MOVED: self._moved,
            ev.RIVER_CARD_DISCARDED: self._discarded,
            ev.RIVER_CARD_TAKEN: self._taken,
            ev.CARD_HANDED: self._handed,
            ev.HAND_PASSED: self._passed,
            ev.GIFT_GIVEN: self._gift,
            ev.HAND_COUNTED: self._shown,
            ev.GIFT_OPENED: self._opened,
            ev.TOTAL_COUNTED: self._total,
        }

    def apply(self, looks: Looks, event: Event) -> None:
        """Changes `looks` in place; events that move nothing leave them as they are."""
        maker = self._makers.get(event.kind)
        if maker is not None:
            maker(looks, event)

    def _shuffled(self, looks: Looks, event: Event) -> None:
        looks.clear()
        looks["pile"] = Look("pile", amount=event.amount)
        looks["discard"] = Look("discard")
        for seat in range(self.seats):
            for name in (keys.home_name(seat), keys.hand_name(seat), f"gifts:{seat}"):
                looks[name] = Look(name)
            looks[keys.pawn_name(seat)] = Look("centre")

    def _drawn(self, looks: Looks, event: Event) -> None:
        _count(looks, "pile", -1)
        _count(looks, event.target, 1)
        if event.face != UNKNOWN:
            looks[keys.card_name(event.face)] = Look(event.target, event.face)

    def _filled(self, looks: Looks, event: Event) -> None:
        _count(looks, "pile", -1)
        looks[event.piece] = Look(event.target, event.face)

    def _played(self, looks: Looks, event: Event) -> None:
        _count(looks, event.origin, -1)
        if event.detail[0] >= 0:
            looks.pop(keys.card_name(event.detail[0]), None)
        looks[event.piece] = Look(event.target, event.face)
        looks[event.target] = Look(event.target, 0, event.amount)

    def _closed(self, looks: Looks, event: Event) -> None:
        looks[event.target] = looks[event.target]._replace(face=1)

    def _home(self, looks: Looks, event: Event) -> None:
        looks[event.target] = Look(event.target, amount=event.detail[0])

    def _home_left(self, looks: Looks, event: Event) -> None:
        looks[event.origin] = Look(event.origin, amount=event.detail[0])

    def _collected(self, looks: Looks, event: Event) -> None:
        _lay(looks, event.origin, 0)
        self._home(looks, event)

    def _given(self, looks: Looks, event: Event) -> None:
        self._home_left(looks, event)
        looks[event.target] = Look(event.target, amount=event.detail[1])

    def _placed(self, looks: Looks, event: Event) -> None:
        self._home_left(looks, event)
        _lay(looks, event.target, event.detail[1])

    def _appeared(self, looks: Looks, event: Event) -> None:
        _lay(looks, event.target, event.detail[0])

    def _removed(self, looks: Looks, event: Event) -> None:
        _lay(looks, event.origin, 0)

    def _moved(self, looks: Looks, event: Event) -> None:
        looks[event.piece] = Look(event.target)

    def _discarded(self, looks: Looks, event: Event) -> None:
        looks.pop(event.piece, None)
        _count(looks, "discard", 1)

    def _taken(self, looks: Looks, event: Event) -> None:
        _count(looks, event.target, 1)
        if event.player == self.viewer:
            looks[event.piece] = Look(event.target, event.face)
        else:
            looks.pop(event.piece, None)

    def _handed(self, looks: Looks, event: Event) -> None:
        _count(looks, event.origin, -1)
        _count(looks, event.target, 1)
        if event.face != UNKNOWN:
            self._hand_over(looks, event, (event.face,))

    def _passed(self, looks: Looks, event: Event) -> None:
        _count(looks, event.origin, -event.amount)
        _count(looks, event.target, event.amount)
        self._hand_over(looks, event, event.detail.cards if event.detail else ())

    def _hand_over(self, looks: Looks, event: Event, cards: tuple[int, ...]) -> None:
        """Cards known to the viewer come into the own hand, or leave it and are no longer seen."""
        for card in cards:
            name = keys.card_name(card)
            if self.viewer is not None and event.target == keys.hand_name(self.viewer):
                looks[name] = Look(event.target, card)
            else:
                looks.pop(name, None)

    def _gift(self, looks: Looks, event: Event) -> None:
        _count(looks, "pile", -1)
        _count(looks, event.target, 1)

    def _shown(self, looks: Looks, event: Event) -> None:
        for card in event.detail.cards:
            looks[keys.card_name(card)] = Look(event.origin, card)

    def _opened(self, looks: Looks, event: Event) -> None:
        looks[event.piece] = Look(event.origin, event.face)

    def _total(self, looks: Looks, event: Event) -> None:
        looks[f"total:{event.player}"] = Look(event.target, amount=event.amount)
