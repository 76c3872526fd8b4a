"""Game facts of Bunny Boom for the program, without its rules."""

from __future__ import annotations

from typing import Final

from tabletop.core.game import LOSER, Game, GameInfo, Later, Option

VERBS: Final = (
    "play",
    "bring",
    "give",
    "jump",
    "use",
    "place",
    "offer",
    "swap_with",
    "gift",
    "draw_pile",
    "draw_river",
    "lucky_card",
    "first",
    "shuffle",
    "time_out",
)

MOST_CARDS: Final = 78
"""Cards of both halves of the deck with all special cards."""

ACTIONS_A_TURN: Final = 10
"""Upper bound of actions in a turn: the timer, a card, three gifts of the Fox or Share, a river
card, and for its effect an offer, a hand, luck, or a card drawn, and a last draw. Each turn uses up
a card of pile or river."""

OPTIONS: Final = (
    Option("mayor", "bool", True, "Mayor", "Mayors go on any suit, and any suit goes on them."),
    Option("joker", "bool", True, "Joker", "Jokers go on any card and close the space."),
    Option("fox", "bool", False, "Fox", "A Fox runs through the village and scares your bunnies."),
    Option("burrow", "bool", False, "Burrow", "Others who cross a Burrow take your bunnies along."),
    Option(
        "fox_cards",
        "choice",
        "published",
        "Fox cards",
        "With three or four players: the orange Fox cards as published, or all six.",
        choices=(("published", "As published"), ("all", "All six")),
    ),
    Option(
        "timer",
        "choice",
        "off",
        "Sand timer",
        "A reminder, or a real one whose end costs bunnies; it runs while you choose a card.",
        choices=(("off", "Off"), ("soft", "Reminder"), ("real", "Real")),
    ),
    Option(
        "timer_seconds", "int", 30, "Seconds of sand", "How long the sand runs.", low=5, high=300
    ),
    Option(
        "blocked",
        "choice",
        "end",
        "Only your own space left",
        "The match ends when the only open space lies under your pawn, or you may use it.",
        choices=(("end", "The match ends"), ("lift", "You may use it")),
    ),
    Option(
        "first_player",
        "choice",
        "random",
        "Who starts",
        "Drawn by lot, a seat you choose, or in a series the loser of the last match.",
        choices=(
            ("random", "Drawn by lot"),
            ("0", "First seat"),
            ("1", "Second seat"),
            ("2", "Third seat"),
            ("3", "Fourth seat"),
            ("loser", "Loser of the last match"),
        ),
        starters=(("0", 0), ("1", 1), ("2", 2), ("3", 3), ("loser", LOSER)),
    ),
)

GAME: Final = Game(
    GameInfo(
        key="bunny_boom",
        name="Bunny Boom",
        rules_version=1,
        players=(2, 3, 4),
        verbs=VERBS,
        options=OPTIONS,
        max_actions=2 + MOST_CARDS * ACTIONS_A_TURN,
        pitch=(
            "Build the village, cross it, and send the bunnies to the others.",
            "Every boom brings more. Fewest bunnies win.",
            "Two to four players, 15 to 45 minutes.",
        ),
        fewest=True,
    ),
    Later("tabletop.games.bunny_boom.rules.rules:start"),
    "tabletop.games.bunny_boom",
)
