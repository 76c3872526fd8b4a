"""Game facts and options of Killer Bunnies. The package registers them."""

from __future__ import annotations

from typing import Final

from tabletop.core.game import Game, GameInfo, Later, Option, Suggestion
from tabletop.games.killer_bunnies.rules.actions import VERBS

ROUNDS: Final = 200
"""Rounds after which a match ends (KB-26)."""

ACTIONS_A_TURN: Final = 1_500
"""Upper bound of actions in a turn: sixty visits of a Runner with three answers and their payments
each, every creature into and out of a city, three offers a seat of every card a player may have, a
pile drawn empty."""

AUTO: Final = "auto"
"""Decks in turn: first seat blue, then violet, green, yellow."""

SUGGESTIONS: Final = (
    Suggestion(
        AUTO, "Another for each", "In turn by seat: Guardians, Syndicate, Brigade, Dynasty."
    ),
    Suggestion("blue", "Gizmo Guardians", "Heroes, defence and repair; Technology."),
    Suggestion("violet", "Storm Syndicate", "Villains, wide and strong weapons; Elementals."),
    Suggestion("green", "Barnyard Brigade", "Slow gain, revival, tough bunnies; Crops."),
    Suggestion("yellow", "Deep Dig Dynasty", "Cities and city weapons; Land."),
)
"""Decks offered in set-up besides the player's own lists."""

KEPT: Final = "decks"
"""Name under which the player's own lists are kept."""

OPTIONS: Final = (
    Option(
        "goal",
        "choice",
        "60",
        "Points to win",
        "The first total that reaches it wins; 60 is the published goal.",
        choices=(("60", "60, as published"), ("40", "40, short"), ("100", "100, long")),
    ),
    Option(
        "deck",
        "text",
        AUTO,
        "Deck",
        "blue, violet, green, yellow, auto (in turn by seat), or a list of your own such as "
        "'2 EB01; 4 Spam Cannon; 12 Technology Resource'.",
        scope="seat",
        validate=Later("tabletop.games.killer_bunnies.rules.decks:deck_fault"),
        suggestions=SUGGESTIONS,
        kept=KEPT,
    ),
    Option(
        "universal",
        "choice",
        "declared",
        "Universal cards",
        "Declared as one type before the match, as in tournaments, or any type each time.",
        choices=(("declared", "One declared type"), ("free", "Any type")),
    ),
    Option(
        "gifts",
        "bool",
        True,
        "Gifts",
        "Into another's part too, as published. A Hero given so shuts out Villains there.",
    ),
    Option(
        "hands_on",
        "bool",
        False,
        "Hands-on drawing",
        "You draw by hand and may be caught with a sixth card (Hexascrewup).",
    ),
)

GAME: Final = Game(
    GameInfo(
        key="killer_bunnies",
        name="Killer Bunnies Odyssey",
        rules_version=2,
        players=(2, 3, 4),
        verbs=VERBS,
        options=OPTIONS,
        max_actions=ROUNDS * 4 * ACTIONS_A_TURN,
        pitch=(
            "Run bunnies, cities and silly weapons; reach the goal before the others do.",
            "Every card is paid, every roll may be answered.",
            "Two to four players, fifteen to thirty minutes.",
        ),
    ),
    Later("tabletop.games.killer_bunnies.rules.rules:start"),
    "tabletop.games.killer_bunnies",
    Later("tabletop.games.killer_bunnies.rules.rules:often"),
)
