"""How every card lies: read from a view, and brought up to date event by event. Draws nothing.

A card that lies open, or is known to the viewer, is "card:<number>"; its place names zone and seat
("circle:0", "inside:<city>"), its amount packs slot, damage, full value, spent state and owner.
Other hands, run cards and piles are heaps with a count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from tabletop.core.event import UNKNOWN, Event
from tabletop.games.killer_bunnies.rules.cards import CARDS
from tabletop.games.killer_bunnies.rules.view import NONE, KillerView, PieceView, SeatView
from tabletop.table.contract import Look, Looks

ROWS = ("circle", "centre")


class State(NamedTuple):
    """What a card's amount holds.

    Attributes:
        slot: place in its row, of a ring alone.
        owner: seat + 1 of a city's owner or of whom a card on its way belongs to; 0 = nobody.
    """

    slot: int = 0
    damage: int = 0
    full: int = 0
    spent: int = 0
    owner: int = 0

    def packed(self) -> int:
        """One number for all of it."""
        return (
            self.slot | self.damage << 8 | self.full << 14 | self.spent << 20 | self.owner << 22
        )


def state_of(look: Look) -> State:
    """What the card's amount says."""
    n = look.amount
    return State(n & 255, n >> 8 & 63, n >> 14 & 63, n >> 20 & 3, n >> 22 & 7)


def card_key(piece: int) -> str:
    return f"card:{piece}"


def number(key: str) -> int:
    """The number after the last colon, -1 when there is none."""
    last = key.rpartition(":")[2]
    return int(last) if last.isdigit() else -1


def zone(look: Look) -> str:
    """The first word of a look's place."""
    return look.place.partition(":")[0]


def seat_of(look: Look) -> int:
    """The seat, or host, in a look's place; -1 when it names none."""
    return number(look.place)


def heap(name: str, seat: int) -> str:
    """The key of a count before a seat: "hand", "pile", "d20"."""
    return f"{name}:{seat}"


# ------------------------------------------------------------------------------------ reading


def read(view: KillerView) -> Looks:
    """The looks of all pieces in that view."""
    looks: Looks = {}
    for seat in view.seats:
        _read_seat(looks, seat, view)
    for piece in view.played:
        _open(looks, piece, "played", owner=piece.owner + 1)
        _with_it(looks, piece)
    return looks


def _read_seat(looks: Looks, has: SeatView, view: KillerView) -> None:
    seat = has.seat
    looks[heap("d20", seat)] = Look("", amount=has.bank)
    looks[heap("hand", seat)] = Look("", amount=len(has.hand))
    looks[heap("pile", seat)] = Look("", amount=has.pile)
    if has.out:
        looks[heap("out", seat)] = Look("", amount=1)
    if view.viewer == seat:
        for piece in has.hand:
            looks[card_key(piece)] = Look(heap("hand", seat), view.faces[piece])
    for name, piece in (("top", has.top), ("bottom", has.bottom)):
        if piece == UNKNOWN:
            looks[heap(name, seat)] = Look(heap(name, seat))
        elif piece != NONE:
            looks[card_key(piece)] = Look(heap(name, seat), view.faces[piece])
    for card in has.saved:
        _open(looks, card, heap("saved", seat))
    for piece in has.discard:
        looks[card_key(piece)] = Look(heap("discard", seat), view.faces[piece])
    for slot, card in enumerate(has.bunnies):
        _open(looks, card, heap("circle", seat), slot)
        _with_it(looks, card)
    for slot, card in enumerate(has.cities):
        _open(looks, card, heap("centre", seat), slot, card.owner + 1)
        _with_it(looks, card)
    for card in has.away:
        _open(looks, card, heap("away", seat))
        _with_it(looks, card)


def _open(looks: Looks, card: PieceView, place: str, slot: int = 0, owner: int = 0) -> None:
    state = State(slot, card.damage, card.full, card.spent, owner)
    looks[card_key(card.piece)] = Look(place, card.face, state.packed())


def _with_it(looks: Looks, host: PieceView) -> None:
    for card in host.inside:
        _open(looks, card, f"inside:{host.piece}")
        _with_it(looks, card)
    for card in host.mods:
        looks[card_key(card.piece)] = Look(f"under:{host.piece}", card.face)


def lying(looks: Looks, place: str) -> list[str]:
    """The keys of the cards at a place; those of a ring by slot, others in the order they came."""
    keys = [key for key, look in looks.items() if look.place == place and key.startswith("card:")]
    if place.partition(":")[0] in ROWS:
        keys.sort(key=lambda key: looks[key].amount & 255)
    return keys


def total(looks: Looks, seat: int) -> int:
    """All Civ Points of a seat as the cards lie."""
    if heap("out", seat) in looks:
        return 0
    points = looks[heap("d20", seat)].amount
    own: list[str] = lying(looks, heap("circle", seat))
    for key, look in looks.items():
        if zone(look) == "centre" and state_of(look).owner == seat + 1:
            own += [key, *lying(looks, f"inside:{number(key)}")]
    for key in own:
        state = state_of(looks[key])
        points += state.full - state.damage
    return points


# ------------------------------------------------------------------------------------ changing


class Changes:
    """Brings looks from before an event to after it, for one viewer.

    What was drafted lies there already when its events come: every change can be made twice.

    Attributes:
        viewer: whose knowledge the looks show; None is the public.
    """

    def __init__(self) -> None:
        self.viewer: int | None = None
        self._makers: dict[str, Callable[[Looks, Event], None]] = {
            "card_drawn": self._drawn,
            "run_card_set": self._run_set,
            "run_card_slid": self._slid,
            "card_discarded": self._discarded,
            "card_not_held": self._discarded,
            "resource_burnt": self._discarded,
            "substitute_burnt": self._discarded,
            "modifier_left": self._discarded,
            "bunny_killed": self._discarded,
            "bunny_given_up": self._discarded,
            "occupant_lost": self._discarded,
            "city_destroyed": self._discarded,
            "card_saved": self._saved,
            "card_played": self._played,
            "response_played": self._played,
            "bunny_stolen": self._played,
            "bunny_revived": self._played,
            "city_left": self._played,
            "pile_renewed": self._renewed,
            "resource_spent": self._spent,
            "substitute_spent": self._spent,
            "resources_reset": self._reset,
            "points_gained": self._points,
            "points_lost": self._points,
            "bunny_placed": self._placed,
            "bunny_returned": self._placed,
            "bunny_moved": self._placed,
            "city_placed": self._city_placed,
            "city_moved": self._city_placed,
            "bunny_vanished": self._vanished,
            "city_entered": self._entered,
            "city_claimed": self._claimed,
            "city_abandoned": self._abandoned,
            "modifier_placed": self._laid_under,
            "value_raised": self._raised,
            "damage_placed": self._damaged,
            "damage_removed": self._damaged,
            "card_taken": self._taken,
            "tribute_given": self._tribute,
            "card_traded": self._traded,
            "player_lost": self._lost,
            "cards_left_game": self._left,
        }

    def apply(self, looks: Looks, event: Event) -> None:
        maker = self._makers.get(event.kind)
        if maker is not None:
            maker(looks, event)

    # ------------------------------------------------------------------------------ helpers

    def _count(self, looks: Looks, name: str, seat: int, by: int) -> None:
        key = heap(name, seat)
        looks[key] = Look("", amount=looks[key].amount + by)

    def _lies(self, looks: Looks, key: str, look: Look) -> None:
        """The card lies there from now on, as the last one that came."""
        old = looks.pop(key, None)
        if old is not None and zone(old) in ROWS:
            _closed_up(looks, old)
        looks[key] = look

    def _gone(self, looks: Looks, key: str) -> None:
        old = looks.pop(key, None)
        if old is not None and zone(old) in ROWS:
            _closed_up(looks, old)

    def _leaves(self, looks: Looks, event: Event) -> None:
        """The card leaves a hand or a run that is shown as a heap."""
        name, seat = event.origin.split(":")[:2] if ":" in event.origin else ("", "")
        if name == "hand":
            self._count(looks, "hand", int(seat), -1)
        elif name in ("top", "bottom"):
            looks.pop(heap(name, int(seat)), None)

    # --------------------------------------------------------------------- hands, runs, piles

    def _mine(self, event: Event) -> str:
        """The key of a card that only its holder sees; "" for everybody else."""
        if event.player != self.viewer or event.face == UNKNOWN:
            return ""
        return card_key(event.detail[0])

    def _drawn(self, looks: Looks, event: Event) -> None:
        if event.face != UNKNOWN and event.witnesses is not None:
            self.viewer = event.player
        self._count(looks, "hand", event.player, 1)
        self._count(looks, "pile", event.player, -1)
        if key := self._mine(event):
            self._lies(looks, key, Look(heap("hand", event.player), event.face))

    def _run_set(self, looks: Looks, event: Event) -> None:
        key = self._mine(event)
        if (key or event.target) in looks and looks[key or event.target].place == event.target:
            return
        self._count(looks, "hand", event.player, -1)
        self._lies(looks, key or event.target, Look(event.target, event.face))

    def _slid(self, looks: Looks, event: Event) -> None:
        looks.pop(event.origin, None)
        self._lies(looks, self._mine(event) or event.target, Look(event.target, event.face))

    def _renewed(self, looks: Looks, event: Event) -> None:
        for key in lying(looks, event.origin):
            del looks[key]
        looks[event.target] = Look("", amount=event.amount)

    def _discarded(self, looks: Looks, event: Event) -> None:
        old = looks.get(event.piece)
        target = event.target or heap("discard", event.player)
        if old is not None and old.place == target:
            return
        self._leaves(looks, event)
        if heap("out", number(target)) in looks:
            self._gone(looks, event.piece)
        else:
            self._lies(looks, event.piece, Look(target, event.face))

    def _saved(self, looks: Looks, event: Event) -> None:
        self._leaves(looks, event)
        self._lies(looks, event.piece, Look(event.target, event.face))

    def _taken(self, looks: Looks, event: Event) -> None:
        """A card that all have seen goes into a hand."""
        if event.origin.startswith("pile"):
            self._count(looks, "pile", event.player, -1)
        self._to_hand(looks, event)

    def _to_hand(self, looks: Looks, event: Event) -> None:
        self._count(looks, "hand", event.player, 1)
        if event.player == self.viewer:
            self._lies(looks, event.piece, Look(heap("hand", event.player), event.face))
        else:
            self._gone(looks, event.piece)

    def _played(self, looks: Looks, event: Event) -> None:
        old = looks.get(event.piece)
        if old is not None and old.place == "played":
            return
        self._leaves(looks, event)
        state = state_of(old) if old is not None else State()
        state = state._replace(slot=0, spent=0, owner=event.player + 1)
        self._lies(looks, event.piece, Look("played", event.face, state.packed()))

    # ------------------------------------------------------------------------- saved, points

    def _change(self, looks: Looks, key: str, **values: int) -> None:
        look = looks[key]
        looks[key] = look._replace(amount=state_of(look)._replace(**values).packed())

    def _spent(self, looks: Looks, event: Event) -> None:
        self._change(looks, event.piece, spent=1 if event.kind == "resource_spent" else 2)

    def _reset(self, looks: Looks, event: Event) -> None:
        for key in lying(looks, event.target):
            self._change(looks, key, spent=0)

    def _points(self, looks: Looks, event: Event) -> None:
        looks[event.target] = Look("", amount=event.detail[0])

    def _tribute(self, looks: Looks, event: Event) -> None:
        self._lies(
            looks, event.piece, Look(event.target, event.face, State(spent=1).packed())
        )

    def _traded(self, looks: Looks, event: Event) -> None:
        if event.origin.startswith("hand"):
            self._count(looks, "hand", event.detail[0], -1)
            self._to_hand(looks, event)
            return
        old = looks[event.piece]
        owner = event.player + 1 if event.target == "played" else 0
        state = state_of(old)._replace(slot=0, owner=owner)
        self._lies(looks, event.piece, Look(event.target, event.face, state.packed()))

    # -------------------------------------------------------------------------- the two rings

    def _stands(self, looks: Looks, event: Event, **values: int) -> None:
        """A card goes into a slot; those from there on move up."""
        name, seat, slot = event.target.split(":")
        place = f"{name}:{seat}"
        old = looks.pop(event.piece, None)
        if old is not None and zone(old) in ROWS:
            _closed_up(looks, old)
        for key in lying(looks, place):
            here = state_of(looks[key]).slot
            if here >= int(slot):
                self._change(looks, key, slot=here + 1)
        state = state_of(old) if old is not None else State()
        full = state.full or CARDS[event.face].value
        state = state._replace(slot=int(slot), full=full, spent=0, **values)
        looks[event.piece] = Look(place, event.face, state.packed())

    def _placed(self, looks: Looks, event: Event) -> None:
        self._stands(looks, event, owner=0)

    def _city_placed(self, looks: Looks, event: Event) -> None:
        """Its owner is who has somebody inside: a traded or claimed city brings its occupants."""
        old = looks.get(event.piece)
        inside = lying(looks, f"inside:{number(event.piece)}")
        owner = state_of(old).owner if old is not None and inside else 0
        self._stands(looks, event, owner=owner)

    def _vanished(self, looks: Looks, event: Event) -> None:
        state = state_of(looks[event.piece])._replace(slot=0)
        self._lies(looks, event.piece, Look(event.target, event.face, state.packed()))

    def _entered(self, looks: Looks, event: Event) -> None:
        old = looks.get(event.piece)
        state = state_of(old) if old is not None else State(full=CARDS[event.face].value)
        state = state._replace(slot=0, owner=0)
        self._lies(looks, event.piece, Look(event.target, event.face, state.packed()))
        self._change(looks, card_key(number(event.target)), owner=event.player + 1)

    def _claimed(self, looks: Looks, event: Event) -> None:
        self._change(looks, event.piece, owner=event.player + 1)

    def _abandoned(self, looks: Looks, event: Event) -> None:
        if event.piece in looks:
            self._change(looks, event.piece, owner=0)

    def _laid_under(self, looks: Looks, event: Event) -> None:
        self._lies(looks, event.piece, Look(event.target, event.face))

    def _raised(self, looks: Looks, event: Event) -> None:
        self._change(looks, event.piece, full=event.detail[0])

    def _damaged(self, looks: Looks, event: Event) -> None:
        """Damage beyond what kills is not kept; the death that follows takes the card away."""
        if event.piece in looks:
            self._change(looks, event.piece, damage=min(event.detail[0], 63))

    # -------------------------------------------------------------------------------- leaving

    def _lost(self, looks: Looks, event: Event) -> None:
        looks[heap("out", event.player)] = Look("", amount=1)

    def _left(self, looks: Looks, event: Event) -> None:
        """All the seat owns leaves the game; cities already abandoned stay."""
        seat = event.player
        gone = [key for key, look in looks.items() if _owned_by(look, seat)]
        gone += _dependants(looks, gone)
        for key in gone:
            self._gone(looks, key)
        for name in ("top", "bottom"):
            looks.pop(heap(name, seat), None)
        for name in ("hand", "pile"):
            looks[heap(name, seat)] = Look("")


def _owned_by(look: Look, seat: int) -> bool:
    """Whether a card leaves the game with its seat, by itself."""
    where = zone(look)
    if where in ("centre", "played"):
        return state_of(look).owner == seat + 1
    return where in ("hand", "top", "bottom", "saved", "discard", "circle", "away") and (
        seat_of(look) == seat
    )


def _dependants(looks: Looks, hosts: Iterable[str]) -> list[str]:
    """Occupants and modifiers of the cards that leave."""
    found: list[str] = []
    for host in hosts:
        if not host.startswith("card:"):
            continue
        near = lying(looks, f"inside:{number(host)}") + lying(looks, f"under:{number(host)}")
        found += near + _dependants(looks, near)
    return found


def _closed_up(looks: Looks, old: Look) -> None:
    """The cards after a slot that was left move down."""
    slot = state_of(old).slot
    for key in lying(looks, old.place):
        here = state_of(looks[key])
        if here.slot > slot:
            looks[key] = looks[key]._replace(
                amount=here._replace(slot=here.slot - 1).packed()
            )
