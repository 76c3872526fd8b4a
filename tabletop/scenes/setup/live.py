"""The seats of a match under way: who plays each place on, by the same cards as at set-up."""

from __future__ import annotations

import pygame

from tabletop.scenes.scene import Program
from tabletop.scenes.screen import Screen
from tabletop.scenes.setup.seatcards import SeatCards
from tabletop.scenes.setup.state import SetupState
from tabletop.scenes.setup.words import say
from tabletop.session.running import Running
from tabletop.session.seats import Person, human
from tabletop.table.art import widgets
from tabletop.table.art.palette import INK
from tabletop.table.controls import Button


class LiveSeats(SetupState):
    """The seats of a match: none is added or taken away, and each place keeps its rabbit."""

    @property
    def most(self) -> int:
        return len(self.seats)

    @property
    def least(self) -> int:
        return len(self.seats)

    def take(self, place: int, name: str) -> None:
        figures = [seat.figure for seat in self.seats]
        if name in self.people:
            super().take(place, name)
        else:
            self.seats[place] = human(name, figures[place])
            self._tell_apart()
        self.seats = [seat._replace(figure=f) for seat, f in zip(self.seats, figures)]


class SeatsScreen(Screen):
    """Lets people leave, come back, swap, take over and be renamed. Shows nothing of the table."""

    route = "seats"
    first = "play_on"

    def __init__(self, app: Program, running: Running) -> None:
        super().__init__(app)
        self.title, self.running = say("seats"), running
        settings = app.settings
        seats = [seat.sitters[-1] for seat in running.seats]
        self.state = LiveSeats(
            running.match.game, seats, persons=settings.persons, together=settings.together
        )
        sat = [sitter for seat in running.seats for sitter in seat.sitters]
        self.state.before |= {(each.figure, each.human): each for each in (*sat, *running.left)}

    def fill(self, area: pygame.Rect) -> None:
        foot, gap = max(44, self.tall(50)), self.px(12)
        y = self.paragraph(say("seats.words"), area.x, area.y, area.w, INK, centred=True) + gap
        cards = pygame.Rect(area.x, y, area.w, area.bottom - foot - gap - y)
        SeatCards(self, self.state).fill(cards)
        label = say("play-on")
        wide = max(widgets.button_size(label, self.s)[0], self.px(220))
        rect = pygame.Rect(area.right - wide, area.bottom - foot, wide, foot)
        self.controls.add(
            Button("play_on", rect, label, self.play_on, self.s, kind="primary", icon="play")
        )

    def play_on(self) -> None:
        """Opens the match with these seats; a name that nobody here has is a new name of whoever
        sat there."""
        running, persons = self.running, self.app.settings.persons
        known, before = {*persons, *running.names}, running.seats
        for place, (old, seat) in enumerate(zip(before, self.state.seats)):
            if old.human and seat.human and not seat.guest and seat.name not in known:
                running.rename(place, seat.name)
                persons[seat.name] = Person(seat.figure)
                self.app.save_settings()
            elif seat != old.sitters[-1]:
                running.sit(place, seat)
        if running.seats == before:
            self.app.pop()
        else:
            self.app.open("play", running)
