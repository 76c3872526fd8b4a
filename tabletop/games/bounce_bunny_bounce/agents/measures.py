"""What choices of Bounce Bunny Bounce are told to differ by."""

from __future__ import annotations

from typing import Final

from tabletop.ai.measures import Measure, Measures, Soon
from tabletop.games.bounce_bunny_bounce.agents import outlook
from tabletop.games.bounce_bunny_bounce.rules.cards import OFF
from tabletop.games.bounce_bunny_bounce.rules.state import Fields


def count(state: Fields, player: int) -> tuple[float, ...]:
    """Nothing: playouts are judged long before the end."""
    return ()


def came(root: Fields, player: int, state: Fields) -> bool:
    """Whether the player's next turn begins."""
    own = (root.first + root.turn - 1) & 1 == player
    return state.turn > root.turn + own


def count_soon(root: Fields, player: int, state: Fields) -> tuple[float, ...]:
    """The numbers of NEXT_TURN, in their order."""
    other = 1 - player
    return (
        float(state.carrots[player] > root.carrots[player]),
        float(state.carrots[other] > root.carrots[other]),
        float(state.pos[player] == OFF),
        float(state.pos[other] == OFF),
        float(_sees_carrot(state, player)),
        float(_sees_carrot(state, other)),
        outlook.turns_to_win(state, player),
        outlook.turns_to_win(state, other),
    )


def _sees_carrot(state: Fields, seat: int) -> bool:
    """Whether some bounce leads that bunny to a carrot, as far as its player has seen the cards."""
    field = outlook.faces(state, seat)
    ways = outlook.targets(field, state.pos[seat])
    return any(outlook.walk(field, cell) >= outlook.FOUND for cell in ways)


NEXT_TURN: Final = (
    Measure("you get a carrot before your next turn", 6.0, chance=True, topic="yours"),
    Measure(
        "the other bunny gets a carrot before your next turn", -6.0, chance=True, topic="theirs"
    ),
    Measure("your bunny is off the field as your next turn begins", -2.0, chance=True),
    Measure("the other bunny is off the field as your next turn begins", 2.0, chance=True),
    Measure("you know a way to a carrot as your next turn begins", 3.0, chance=True),
    Measure("the other player knows a way to a carrot as your next turn begins", -2.0, chance=True),
    Measure(
        "turns to your last carrot, as it looks when your next turn begins", -1.0, topic="yours"
    ),
    Measure(
        "turns to the other bunny's last carrot, as it looks when your next turn begins",
        1.0,
        topic="theirs",
    ),
)

MEASURES: Final = Measures((), count, Soon(NEXT_TURN, came, count_soon))
