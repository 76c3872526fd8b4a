"""How every piece lies: read from a view, and brought up to date event by event. Draws nothing.

Cards that are seen are "card:<n>", in a hand, sealed or among parchments; counts are pieces of
their own, which are there when they are not nought.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tabletop.core.event import UNKNOWN, Event
from tabletop.games.bunny_kingdom.rules import events as ev
from tabletop.games.bunny_kingdom.rules import keys
from tabletop.games.bunny_kingdom.rules.boards import RAINBOW_SPACES, START_CITY
from tabletop.games.bunny_kingdom.rules.cards import (
    BUILDING,
    FIXED,
    GROUP,
    KINDS,
    NOTHING,
    NUMBER,
    RAIL_TOKEN,
    RAILROAD,
    RAINBOW_1,
    SWITCH,
    SWITCH_TOKEN,
    TOWER,
)
from tabletop.games.bunny_kingdom.rules.rails import TURNS, printed
from tabletop.games.bunny_kingdom.rules.view import KingdomView, SeatView
from tabletop.table.contract import Look, Looks

CENTRAL, SHERIFF = "central", "sheriff"


def amount(looks: Looks, key: str) -> int:
    """How much a counted piece counts; 0 when it is not there."""
    return looks[key].amount if key in looks else 0


def built_name(space: int) -> str:
    """The piece that stands in the slot of a space since the match began."""
    return f"built:{space}"


def stock_name(seat: int, kind: int) -> str:
    """Buildings of a kind that wait in front of a seat."""
    return f"stock:{seat}:{kind}"


def link_name(one: int, two: int) -> str:
    """A Sky Tower or Rainbow between two spaces."""
    return f"link:{min(one, two)}:{max(one, two)}"


def read(view: KingdomView) -> Looks:
    """The looks of all pieces in that view."""
    looks: Looks = {}
    for space, seat in enumerate(view.owner):
        if seat >= 0:
            looks[keys.rabbit(seat, space)] = Look(keys.space(space))
    for space, kind in enumerate(view.built):
        if kind not in (NOTHING, FIXED) and not START_CITY[space]:
            looks[built_name(space)] = Look(keys.space(space), kind)
    for one, two in view.links:
        looks[link_name(one, two)] = Look(keys.space(one), two)
    for segment in view.tracks:
        looks[f"track:{segment}"] = Look(f"segment:{segment}")
    if view.central >= 0:
        looks[CENTRAL] = Look(keys.space(view.central), view.station_turn)
    if view.sheriff >= 0:
        looks[SHERIFF] = Look(f"seat:{view.sheriff}")
    for seat, has in enumerate(view.seats):
        _read_seat(looks, seat, has, view.reserve if view.turn else 0)
    numbers = [0] * len(view.seats)
    for card, seat, carrots in view.final:
        looks[f"final:{seat}:{numbers[seat]}"] = Look(keys.pile(seat), card, carrots)
        numbers[seat] += 1
    for seat, copier, copied in view.copies:
        looks[f"copy:{seat}:{copier}"] = Look(keys.pile(seat), copied)
    return looks


def _read_seat(looks: Looks, seat: int, has: SeatView, reserve: int) -> None:
    for card in has.hand:
        looks[keys.card(card)] = Look(keys.hand(seat), card)
    for number, card in enumerate(has.sealed):
        looks[keys.card(card)] = Look(keys.seal(seat, number), card)
    for card in has.parchments:
        looks[keys.card(card)] = Look(keys.pile(seat), card)
    counts = {
        keys.hand(seat): has.hand_size,
        f"sealed:{seat}": has.sealed_count,
        keys.pile(seat): has.parchment_count,
        f"carrots:{seat}": has.carrots,
        f"coins:{seat}": has.coins,
        f"rails:{seat}": has.rails,
        f"reserve:{seat}": reserve,
    }
    for kind, count in enumerate(has.stock):
        counts[stock_name(seat, kind)] = count
    for key, count in counts.items():
        _set(looks, key, count)


def _set(looks: Looks, key: str, count: int) -> None:
    if count:
        looks[key] = Look(key, amount=count)
    else:
        looks.pop(key, None)


def _add(looks: Looks, key: str, count: int) -> None:
    _set(looks, key, amount(looks, key) + count)


def cards_at(looks: Looks, place: str) -> list[int]:
    """The seen cards at a place, in ascending order."""
    return sorted(
        look.face for key, look in looks.items() if key.startswith("card:") and look.place == place
    )


class Changes:
    """Brings looks from before an event to after it.

    Attributes:
        viewer: whose knowledge the looks show; None is the public.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.viewer: int | None = None
        self._makers: dict[str, Callable[[Looks, Event], None]] = {
            ev.STATION_PLACED: self._station,
            ev.SHERIFF_NAMED: self._sheriff,
            ev.STATION_TURNED: self._turned,
            ev.HAND_DEALT: self._dealt,
            ev.RESERVE_TAKEN: self._reserve,
            ev.CARD_SEALED: self._sealed,
            ev.DISCARD_SEALED: self._sealed,
            ev.CARD_PLAYED: self._played,
            ev.PARCHMENT_KEPT: self._kept,
            ev.CARD_DISCARDED: self._discarded,
            ev.RABBIT_PLACED: self._rabbit,
            ev.CAMP_DISPLACED: self._displaced,
            ev.CAMP_UPGRADED: self._upgraded,
            ev.COINS_TAKEN: self._coins,
            ev.DISTRICT_FOUNDED: self._district,
            ev.HANDS_PASSED: self._passed,
            ev.HAND_TAKEN: self._taken,
            ev.TRACK_LAID: self._track,
            ev.SHERIFF_PAID: self._paid,
            ev.CAMP_PLACED: self._camp,
            ev.BUILDING_BUILT: self._built,
            ev.TOWER_BUILT: self._tower,
            ev.RAINBOW_SET: self._rainbow,
            ev.RAILROAD_PAID: self._paid,
            ev.STATION_PAID: self._paid,
            ev.FIEF_HARVESTED: self._paid,
            ev.HARVEST_COUNTED: self._counted,
            ev.STAR_PAID: self._paid,
            ev.PARCHMENTS_REVEALED: self._revealed,
            ev.PARCHMENT_COPIED: self._copied,
            ev.PARCHMENT_COUNTED: self._final,
            ev.TRADE_COUNTED: self._paid,
        }

    def apply(self, looks: Looks, event: Event) -> None:
        """Changes `looks` in place; events that move nothing leave them as they are."""
        maker = self._makers.get(event.kind)
        if maker is not None:
            maker(looks, event)

    # ------------------------------------------------------------------------------- railroad

    def _station(self, looks: Looks, event: Event) -> None:
        looks[CENTRAL] = Look(event.target, UNKNOWN)

    def _sheriff(self, looks: Looks, event: Event) -> None:
        looks[SHERIFF] = Look(f"seat:{event.player}")

    def _turned(self, looks: Looks, event: Event) -> None:
        space = keys.number(event.target)
        turn = next(t for t in range(TURNS) if set(printed(space, t)) == set(event.detail))
        looks[CENTRAL] = Look(event.target, turn)
        for segment in event.detail:
            looks[f"track:{segment}"] = Look(f"segment:{segment}")

    def _track(self, looks: Looks, event: Event) -> None:
        _add(looks, stock_name(event.player, event.face), -1)
        looks[event.piece] = Look(event.target)

    def _paid(self, looks: Looks, event: Event) -> None:
        _add(looks, f"carrots:{event.player}", event.amount)

    # ---------------------------------------------------------------------------------- draft

    def _dealt(self, looks: Looks, event: Event) -> None:
        if event.detail and self.viewer is None:
            self.viewer = event.player
        self._taken(looks, event)
        if self.seats == 2:
            _set(looks, f"reserve:{event.player}", event.amount)

    def _taken(self, looks: Looks, event: Event) -> None:
        _set(looks, event.target, event.amount)
        for card in event.detail:
            looks[keys.card(card)] = Look(event.target, card)

    def _reserve(self, looks: Looks, event: Event) -> None:
        _add(looks, event.origin, -1)
        _add(looks, event.target, 1)
        if event.face != UNKNOWN:
            looks[keys.card(event.face)] = Look(event.target, event.face)

    def _sealed(self, looks: Looks, event: Event) -> None:
        _add(looks, f"sealed:{event.player}", 1)
        if event.face != UNKNOWN:
            looks[keys.card(event.face)] = Look(event.target, event.face)

    def _out_of_hand(self, looks: Looks, event: Event) -> None:
        """A card that had been sealed is out; what Provisions drew was never in a hand."""
        if amount(looks, f"sealed:{event.player}"):
            _add(looks, f"sealed:{event.player}", -1)
            _add(looks, keys.hand(event.player), -1)
        if event.face != UNKNOWN:
            looks.pop(keys.card(event.face), None)

    def _played(self, looks: Looks, event: Event) -> None:
        self._out_of_hand(looks, event)
        card, seat = event.face, event.player
        kind = BUILDING[card]
        if kind in (RAIL_TOKEN, SWITCH_TOKEN):
            _add(looks, stock_name(seat, kind), NUMBER[card])
        elif kind != NOTHING:
            _add(looks, stock_name(seat, kind), 1)
        if GROUP[card] in (RAILROAD, SWITCH):
            _add(looks, f"rails:{seat}", 1)

    def _kept(self, looks: Looks, event: Event) -> None:
        self._out_of_hand(looks, event)
        _set(looks, event.target, event.amount)
        if event.face != UNKNOWN:
            looks[keys.card(event.face)] = Look(event.target, event.face)

    def _discarded(self, looks: Looks, event: Event) -> None:
        self._out_of_hand(looks, event)

    def _passed(self, looks: Looks, event: Event) -> None:
        self._forget(looks, (keys.hand(seat) for seat in range(self.seats)))

    def _forget(self, looks: Looks, places: Iterable[str]) -> None:
        """Cards that leave a hand are no longer seen."""
        left = set(places)
        for key in [k for k, v in looks.items() if k.startswith("card:") and v.place in left]:
            del looks[key]

    def _coins(self, looks: Looks, event: Event) -> None:
        _set(looks, f"coins:{event.player}", event.detail[0])

    def _district(self, looks: Looks, event: Event) -> None:
        _set(looks, f"coins:{event.player}", event.amount)

    # --------------------------------------------------------------------------- on the boards

    def _rabbit(self, looks: Looks, event: Event) -> None:
        looks[event.piece] = Look(event.target)

    def _displaced(self, looks: Looks, event: Event) -> None:
        space = keys.number(event.origin)
        looks.pop(built_name(space), None)
        looks.pop(keys.rabbit(event.player, space), None)

    def _upgraded(self, looks: Looks, event: Event) -> None:
        looks.pop(built_name(keys.number(event.origin)), None)

    def _camp(self, looks: Looks, event: Event) -> None:
        self._built(looks, event)
        looks[keys.rabbit(event.player, keys.number(event.target))] = Look(event.target)

    def _built(self, looks: Looks, event: Event) -> None:
        _add(looks, stock_name(event.player, event.face), -1)
        looks[built_name(keys.number(event.target))] = Look(event.target, event.face)

    def _tower(self, looks: Looks, event: Event) -> None:
        _add(looks, stock_name(event.player, TOWER), -1)
        one, two = keys.number(event.origin), keys.number(event.target)
        for space in (one, two):
            looks[built_name(space)] = Look(keys.space(space), TOWER)
        looks[link_name(one, two)] = Look(event.origin, two)

    def _rainbow(self, looks: Looks, event: Event) -> None:
        kind = RAINBOW_1 + event.face
        head, foot = RAINBOW_SPACES[event.face], keys.number(event.target)
        if event.origin.startswith("space"):
            old = keys.number(event.origin)
            looks.pop(built_name(old), None)
            looks.pop(link_name(head, old), None)
        else:
            _add(looks, stock_name(event.player, kind), -1)
        looks[built_name(foot)] = Look(event.target, kind)
        looks[link_name(head, foot)] = Look(keys.space(head), foot)

    # -------------------------------------------------------------------------------- harvest

    def _counted(self, looks: Looks, event: Event) -> None:
        _set(looks, f"carrots:{event.player}", event.detail[0])

    def _revealed(self, looks: Looks, event: Event) -> None:
        for card in event.detail:
            looks[keys.card(card)] = Look(event.target, card)

    def _copied(self, looks: Looks, event: Event) -> None:
        name = f"copy:{event.player}:{keys.number(event.piece)}"
        looks[name] = Look(keys.pile(event.player), event.face)

    def _final(self, looks: Looks, event: Event) -> None:
        self._paid(looks, event)
        seat = event.player
        number = sum(key.startswith(f"final:{seat}:") for key in looks)
        look = Look(keys.pile(seat), event.face, event.amount)
        looks[f"final:{seat}:{number}"] = look


def stocked(looks: Looks, seat: int) -> list[tuple[int, int]]:
    """(kind, count) of what waits in front of a seat."""
    counts = ((kind, amount(looks, stock_name(seat, kind))) for kind in range(KINDS))
    return [(kind, count) for kind, count in counts if count]
