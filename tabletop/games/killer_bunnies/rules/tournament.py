"""Tournaments: pairings, results, standings and winners (section 3 of the rules).

Knock-out: two-player matches, best of three. League: four-player matches, 3-2-1-0 points. Matches
themselves are played elsewhere; here are only their results.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, NamedTuple

from tabletop.core.chance import pick
from tabletop.core.errors import BadOption
from tabletop.core.game import Result
from tabletop.games.killer_bunnies.rules.decks import deck_problem, message
from tabletop.words import Message
from tabletop.words.books import said

KNOCKOUT: Final = "knock-out"
LEAGUE: Final = "league"
KINDS: Final = (KNOCKOUT, LEAGUE)
SIZES: Final = (4, 8)
"""Numbers of entrants."""

WINS_NEEDED: Final = 2
"""Wins that decide a pairing: best of three."""

LEAGUE_POINTS: Final = (3, 2, 1, 0)
"""Points by rank in a match; seats that share a rank all get its points."""

OPTIONS: Final = {"goal": "60", "universal": "declared", "gifts": True, "hands_on": False}
"""Options of tournament matches: the published goal and gifts, Universal cards declared (R1, A17).
"""

_FOURS: Final = (
    ((0, 1, 2, 3), (4, 5, 6, 7)),
    ((0, 1, 4, 5), (2, 3, 6, 7)),
    ((0, 1, 6, 7), (2, 3, 4, 5)),
    ((0, 2, 4, 6), (1, 3, 5, 7)),
    ((0, 2, 5, 7), (1, 3, 4, 6)),
    ((0, 3, 4, 7), (1, 2, 5, 6)),
    ((0, 3, 5, 6), (1, 2, 4, 7)),
)
"""Seven rounds of two tables for eight: everybody meets everybody three times."""


class Entrant(NamedTuple):
    """Player of a tournament, a person or a computer rabbit.

    Attributes:
        level: of a computer rabbit, "" for a person.
        figure: which of the six rabbits it is.
        deck: the text of its list, the same for the whole tournament.
        deck_name: what that list is called.
    """

    name: str
    level: str
    figure: int
    deck: str
    deck_name: str

    @property
    def human(self) -> bool:
        return not self.level


class Fixture(NamedTuple):
    """Match that can be played now.

    Attributes:
        pairing: which pairing of the knock-out, or which table of the league, it belongs to.
        number: which match of that pairing, from 1; in a league which match of all.
        entrants: who sits where, as indices of the entrants.
    """

    pairing: int
    number: int
    entrants: tuple[int, ...]


class Played(NamedTuple):
    """Finished match: the fixture, and ranks and totals by its seats.

    `winner` is the seat that won alone, or -1.
    """

    fixture: Fixture
    ranks: tuple[int, ...]
    totals: tuple[int, ...]
    winner: int


class Begun(NamedTuple):
    """Match being played: its fixture, its id among the saved ones or -1, its seed."""

    fixture: Fixture
    match: int
    seed: str


class Standing(NamedTuple):
    """Line of the league's table."""

    entrant: int
    place: int
    played: int
    points: int
    won: int
    total: int


@dataclass(slots=True)
class Tournament:
    """Tournament with its results so far.

    Attributes:
        draw: the entrants' order in the knock-out, drawn by lot from the seed.
        played: every match that is over, in order.
        begun: the match that is being played, or None.
    """

    kind: str
    entrants: tuple[Entrant, ...]
    seed: str
    played: list[Played] = field(default_factory=list)
    begun: Begun | None = None
    draw: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if not self.draw:
            rest, luck, drawn = list(range(len(self.entrants))), Random(f"{self.seed}/draw"), []
            while rest:
                drawn.append(rest.pop(pick(len(rest), luck)))
            self.draw = tuple(drawn)

    # ---- what comes next

    def next_fixture(self) -> Fixture | None:
        """Returns the match to play now; None when the tournament is over."""
        if self.kind == LEAGUE:
            number = len(self.played)
            tables = self.tables()
            if number >= len(tables):
                return None
            return Fixture(number, number + 1, tables[number])
        for pairing in range(len(self.entrants) - 1):
            pair = self.pair(pairing)
            if pair is None or self.pair_winner(pairing) >= 0:
                continue
            number = 1 + sum(match.fixture.pairing == pairing for match in self.played)
            return Fixture(pairing, number, pair if number % 2 else (pair[1], pair[0]))
        return None

    @property
    def over(self) -> bool:
        return self.next_fixture() is None

    def fixture_seed(self, fixture: Fixture) -> str:
        """Returns the seed of a match."""
        return f"{self.seed}.{fixture.pairing + 1}.{fixture.number}"

    def heading(self, fixture: Fixture) -> Message:
        """Returns the name of a match: "Semi-final 1, match 2"."""
        if self.kind == LEAGUE:
            return message("match-league", n=fixture.number, all=len(self.tables()))
        size, at = self.round_of(fixture.pairing)
        return message("match-knock-out", size=size, at=at + 1, n=fixture.number)

    # ---- knock-out

    def round_of(self, pairing: int) -> tuple[int, int]:
        """Returns the number of pairings in a pairing's round, and its index among them."""
        size, first = len(self.entrants) // 2, 0
        while pairing >= first + size:
            first += size
            size //= 2
        return size, pairing - first

    def pair(self, pairing: int) -> tuple[int, int] | None:
        """Returns the two entrants of a pairing; None until both are known."""
        size, at = self.round_of(pairing)
        if size == len(self.entrants) // 2:
            return self.draw[2 * at], self.draw[2 * at + 1]
        before = pairing - at - 2 * size
        one, other = (self.pair_winner(before + 2 * at + i) for i in range(2))
        return (one, other) if one >= 0 and other >= 0 else None

    def pair_wins(self, pairing: int) -> dict[int, int]:
        """Returns the matches won in a pairing by entrant; shared wins count for nobody."""
        wins = dict.fromkeys(self.pair(pairing) or (), 0)
        for match in self.played:
            if match.fixture.pairing == pairing and match.winner >= 0:
                wins[match.fixture.entrants[match.winner]] += 1
        return wins

    def pair_winner(self, pairing: int) -> int:
        """Returns the entrant who has won a pairing, or -1."""
        wins = self.pair_wins(pairing) if self.pair(pairing) is not None else {}
        return next((who for who, won in wins.items() if won >= WINS_NEEDED), -1)

    # ---- league

    def tables(self) -> tuple[tuple[int, ...], ...]:
        """Returns every match of the league; with four entrants everybody sits in every seat once.
        """
        if len(self.entrants) == 4:
            return tuple(tuple((seat + turn) % 4 for seat in range(4)) for turn in range(4))
        fours = [four for round_ in _FOURS for four in round_]
        return tuple(
            tuple(four[(seat + turn // 2) % 4] for seat in range(4))
            for turn, four in enumerate(fours)
        )

    def standings(self) -> tuple[Standing, ...]:
        """Returns the league's table, first first. Equal points: more matches won, then higher
        totals."""
        lines = [self._line(entrant) for entrant in range(len(self.entrants))]

        def worth(line: Standing) -> tuple[int, int, int]:
            return line.points, line.won, line.total

        placed = [
            line._replace(place=1 + sum(worth(other) > worth(line) for other in lines))
            for line in lines
        ]
        return tuple(sorted(placed, key=lambda line: (line.place, line.entrant)))

    def _line(self, entrant: int) -> Standing:
        own = [
            (match, match.fixture.entrants.index(entrant))
            for match in self.played
            if entrant in match.fixture.entrants
        ]
        return Standing(
            entrant,
            0,
            len(own),
            sum(LEAGUE_POINTS[match.ranks[seat] - 1] for match, seat in own),
            sum(match.winner == seat for match, seat in own),
            sum(match.totals[seat] for match, seat in own),
        )

    # ---- results

    def champions(self) -> tuple[int, ...]:
        """Returns the winner, or all who share a league; () until the tournament is over."""
        if not self.over:
            return ()
        if self.kind == KNOCKOUT:
            return (self.pair_winner(len(self.entrants) - 2),)
        return tuple(line.entrant for line in self.standings() if line.place == 1)

    def record(self, fixture: Fixture, result: Result) -> None:
        """Enters the result of a match, which is no longer the begun one."""
        winner = result.winners[0] if len(result.winners) == 1 else -1
        totals = tuple(int(score) for score in result.scores)
        self.played.append(Played(fixture, tuple(result.ranks), totals, winner))
        self.begun = None

    def wins_so_far(self, fixture: Fixture) -> tuple[int, ...]:
        """Returns for each seat of a fixture its wins in the pairing, or in the league."""
        if self.kind == KNOCKOUT:
            wins = self.pair_wins(fixture.pairing)
            return tuple(wins[entrant] for entrant in fixture.entrants)
        return tuple(self._line(entrant).won for entrant in fixture.entrants)

    def data(self) -> dict[str, Any]:
        """Returns the tournament as plain data; `read_tournament` reads it."""
        return {
            "format": 1,
            "kind": self.kind,
            "seed": self.seed,
            "entrants": [entrant._asdict() for entrant in self.entrants],
            "played": [_played_data(match) for match in self.played],
            "begun": None
            if self.begun is None
            else {**self.begun._asdict(), "fixture": self.begun.fixture._asdict()},
        }


def new_tournament(kind: str, entrants: Sequence[Entrant], seed: str) -> Tournament:
    """Returns a tournament at its beginning.

    Raises:
        BadOption: it cannot be played like this; one sentence says why.
    """
    problem = entry_fault(kind, entrants)
    if problem:
        raise BadOption(said(problem))
    return Tournament(kind, tuple(entrants), seed)


def entry_fault(kind: str, entrants: Sequence[Entrant]) -> Message | None:
    """Returns the fault that keeps a tournament from starting, or None."""
    if kind not in KINDS or len(entrants) not in SIZES:
        return message("entry-size", n=len(entrants), least=SIZES[0], most=SIZES[1])
    names = [entrant.name.strip().casefold() for entrant in entrants]
    for entrant, name in zip(entrants, names, strict=True):
        if not name:
            return message("entry-nameless")
        if names.count(name) > 1:
            return message("entry-twins", name=entrant.name)
    for entrant in entrants:
        fault = deck_problem(entrant.deck)
        if fault is not None:
            return message("entry-deck", name=entrant.name, deck=entrant.deck_name, why=fault)
    return None


def read_tournament(data: object) -> Tournament:
    """Reads the tournament in plain data from a file.

    Raises:
        BadOption: it holds none; one sentence says so.
    """
    try:
        if not isinstance(data, Mapping) or data["format"] != 1:
            raise ValueError
        found = new_tournament(
            str(data["kind"]), [_entrant(row) for row in data["entrants"]], str(data["seed"])
        )
        for row in data["played"]:
            match = _read_played(row)
            if match.fixture != found.next_fixture():
                raise ValueError
            found.played.append(match)
        begun = data["begun"]
        if begun is not None:
            found.begun = Begun(_fixture(begun["fixture"]), int(begun["match"]), str(begun["seed"]))
            if found.begun.fixture != found.next_fixture():
                raise ValueError
        return found
    except BadOption:
        raise
    except (LookupError, TypeError, ValueError, AttributeError, OverflowError):
        raise BadOption(said(message("cup-unreadable"))) from None


def _entrant(row: Mapping[str, Any]) -> Entrant:
    figure = int(row["figure"])
    if not 0 <= figure < 6:
        raise ValueError
    return Entrant(
        str(row["name"]), str(row["level"]), figure, str(row["deck"]), str(row["deck_name"])
    )


def _fixture(row: Mapping[str, Any]) -> Fixture:
    entrants = tuple(int(entrant) for entrant in row["entrants"])
    return Fixture(int(row["pairing"]), int(row["number"]), entrants)


def _played_data(match: Played) -> dict[str, Any]:
    return {**match._asdict(), "fixture": match.fixture._asdict()}


def _read_played(row: Mapping[str, Any]) -> Played:
    fixture = _fixture(row["fixture"])
    ranks = tuple(int(rank) for rank in row["ranks"])
    totals = tuple(int(total) for total in row["totals"])
    seats, winner = len(fixture.entrants), int(row["winner"])
    if len(ranks) != seats or len(totals) != seats or not -1 <= winner < seats:
        raise ValueError
    if not all(1 <= rank <= seats for rank in ranks):
        raise ValueError
    return Played(fixture, ranks, totals, winner)
