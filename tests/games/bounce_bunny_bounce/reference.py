"""A second, plain and slow telling of the rules, written from the rule book alone.

Shares no code with the game: a dictionary of places and names. Tests play both side by side.
"""

from __future__ import annotations

Place = tuple[int, int]
STEPS = {"up": (-1, 0), "right": (0, 1), "down": (1, 0), "left": (0, -1)}


class Reference:
    """A match: `field` has a card's name for each place that has one, `home` is None."""

    def __init__(self, field: dict[Place, str], starter: int) -> None:
        self.field = dict(field)
        self.bunny: list[Place | None] = [None, None]
        self.shocks = [3, 3]
        self.carrots = [0, 0]
        self.open = {place for place, card in field.items() if card == "carrot"}
        self.waiting_stops: dict[Place, int] = {}
        self.mover = starter
        self.phase = "bounce"
        self.chooser = starter
        self.first_card: Place | None = None
        self.after_choice = ""
        self.turns = 0
        self.quiet = 0
        self.fed = False
        self.over = False

    def options(self) -> set[tuple[str, Place | None]]:
        """All (verb, place) pairs that are allowed now."""
        if self.over:
            return set()
        if self.phase == "bounce":
            return {("bounce", place) for place in self._reach(self.chooser)}
        if self.phase == "swap_first":
            return {("swap_first", place) for place in self.field if place not in self.bunny}
        if self.phase == "swap_second":
            free = set(self.field) - set(self.bunny) - {self.first_card}
            return {("swap_second", place) for place in free}
        if self.phase == "spy":
            hidden = set(self.field) - self.open
            return {("spy", place) for place in hidden} | {("skip_spy", None)}
        allowed: set[tuple[str, Place | None]] = {("end_turn", None)}
        if self.shocks[self.mover] and self.bunny[1 - self.mover] is not None:
            allowed |= {("shock", place) for place in self._reach(1 - self.mover)}
        return allowed

    def play(self, verb: str, place: Place | None) -> None:
        """Does what was chosen."""
        if verb == "bounce":
            assert place is not None
            self._land(self.chooser, place, then="shock")
        elif verb == "shock":
            assert place is not None
            self.shocks[self.mover] -= 1
            self._land(1 - self.mover, place, then="end")
        elif verb == "swap_first":
            self.first_card, self.phase = place, "swap_second"
        elif verb == "swap_second":
            assert place is not None and self.first_card is not None
            self._swap(self.first_card, place)
            self._go_on(self.after_choice)
        elif verb in ("spy", "skip_spy"):
            self._go_on(self.after_choice)
        else:
            self._go_on("end")

    def _reach(self, seat: int) -> set[Place]:
        here = self.bunny[seat]
        if here is None:
            return {p for p in self.field if p[0] == 5 and p != self.bunny[1 - seat]}
        found = {self._next(here, way) for way in STEPS}
        return {place for place in found if place is not None and place != here}

    def _next(self, here: Place, way: str) -> Place | None:
        row, column = here
        for _ in range(7):
            row = (row - 1 + STEPS[way][0]) % 5 + 1
            column = (column - 1 + STEPS[way][1]) % 7 + 1
            if (row, column) in self.field:
                return row, column
        return None

    def _land(self, seat: int, place: Place, then: str) -> None:
        passed: list[Place] = []
        while True:
            if self.bunny[1 - seat] == place:
                self.bunny[1 - seat] = None
            self.bunny[seat] = place
            card = self.field[place]
            if card not in STEPS:
                break
            following = self._next(place, card)
            if place in passed or following is None or following == place:
                self.bunny[seat] = None
                self._go_on(then)
                return
            passed.append(place)
            place = following
        self._act(seat, place, card, then)

    def _act(self, seat: int, place: Place, card: str, then: str) -> None:
        if card == "carrot":
            del self.field[place]
            self.open.discard(place)
            self.carrots[seat] += 1
            self.fed = True
            if self.carrots[seat] == 3:
                self.over = True
                return
        else:
            self.open.add(place)
        if card == "stop":
            self.waiting_stops[place] = seat
        if card == "bonus":
            self.shocks[seat] = min(3, self.shocks[seat] + 1)
        if card in ("swap", "spy"):
            self.phase = "swap_first" if card == "swap" else "spy"
            self.chooser, self.after_choice = seat, then
            return
        self._go_on(then)

    def _swap(self, one: Place, two: Place) -> None:
        def moved(place: Place) -> Place:
            return {one: two, two: one}.get(place, place)

        self.field[one], self.field[two] = self.field[two], self.field[one]
        self.open = {moved(place) for place in self.open}
        self.waiting_stops = {moved(p): seat for p, seat in self.waiting_stops.items()}

    def _go_on(self, then: str) -> None:
        if then == "shock":
            self.phase, self.chooser = "shock", self.mover
            return
        for place, seat in list(self.waiting_stops.items()):
            if seat == self.mover:
                del self.waiting_stops[place]
                self.open.discard(place)
        self.turns += 1
        self.quiet = 0 if self.fed else self.quiet + 1
        self.fed = False
        if self.quiet == 40 or self.turns == 200:
            self.over = True
            return
        self.mover = 1 - self.mover
        self.phase, self.chooser = "bounce", self.mover
