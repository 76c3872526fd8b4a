"""Printed cards: rows of `cards.json`, checked, and the closed vocabulary of their effects.

`effects`, `weapons` and `windows` carry effects out; `state` has the places of cards.
"""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final, NamedTuple

DATA: Final = "cards.json"

KINDS: Final = ("RUN", "SPECIAL", "VERY SPECIAL", "RESOURCE")
RUN, SPECIAL, VERY_SPECIAL, RESOURCE = range(len(KINDS))

SUBTYPES: Final = (
    "bunny",
    "super",
    "city",
    "ground_weapon",
    "city_weapon",
    "ground_runner",
    "bunny_modifier",
    "city_modifier",
    "action",
    "response",
    "free",
    "end_of_any_turn",
    "end_of_opponent_turn",
    "on_my_creature_killed",
    "resource",
)
(
    BUNNY,
    SUPER,
    CITY,
    GROUND_WEAPON,
    CITY_WEAPON,
    GROUND_RUNNER,
    BUNNY_MODIFIER,
    CITY_MODIFIER,
    ACTION,
    RESPONSE,
    FREE_CARD,
    ANY_END,
    OPPONENT_END,
    ON_KILL_CARD,
    RESOURCE_CARD,
) = range(len(SUBTYPES))

SYMBOLS: Final = ("Triangle", "Rectangle", "Spiral", "Ellipse", "Star", "Cross")
"""Symbols in the order of the die: 1 is Triangle."""

TYPES: Final = ("Elementals", "Energy", "Technology", "Animals", "Crops", "Land", "Cosmic")
TECHNOLOGY: Final = TYPES.index("Technology")
UNIVERSAL: Final = len(TYPES)

WHITE: Final = len(TYPES)
BURN: Final = WHITE + 1
BURN_TECHNOLOGY: Final = WHITE + 2
"""Hexagons of a cost: 0 to 6 are typed; the last one is Redeux's own, which takes no substitute."""

HEXAGONS: Final = (*TYPES, "White", "Burn", "Burn Technology")

HERO: Final = 1
VILLAIN: Final = 2
ALIGNMENTS: Final = ("", "Hero", "Villain")

VOCABULARY: Final = {
    "YANG": 0,
    "YIN": 0,
    "AURA_DEF_ADJ": 1,
    "AURA_DEF_SUPER": 1,
    "SELF_DEF": 1,
    "REDUCE": 1,
    "WEAPON_PLUS": 1,
    "GROUND_PLUS": 1,
    "CITY_PLUS": 1,
    "SPLASH": 1,
    "ADJ_LEVEL": 1,
    "NO_DEF_BONUS": 0,
    "ON_KILL GAIN": 1,
    "ON_KILL OVERFLOW": 0,
    "ON_DAMAGE PEEK_TOP": 0,
    "ON_MISS ADJ_ATTACK": 1,
    "ON_DEFENDED_LOSE": 1,
    "ON_SAVE_RES GAIN": 1,
    "ON_PLAY_MOVE": 0,
    "ON_PLAY_HEAL_CITY": 1,
    "OPT_HEAL": 1,
    "OPT_STEAL_CIV": 2,
    "OPT_ADJ_DAMAGE": 2,
    "OPT_ATTACK": 2,
    "OPT_REVIVE": 1,
    "OPT_PEEK_TOP": 0,
    "OPT_MOVE_OCCUPANT": 0,
    "REDEUX": 0,
    "SUZIE": 0,
    "RUNNER": 0,
    "EXIT": 0,
    "VALUE_PLUS d6": 0,
    "CITY_DEF": 1,
    "HEAL": 1,
    "HEAL_CITIES d12": 0,
    "REVIVE": 1,
    "LEVEL_BOOST": 1,
    "STEAL_CREATURE": 1,
    "STEAL_CREATURE_STANDING": 1,
    "SYMBOL_DISCARD": 0,
    "SYMBOL_DAMAGE": 1,
    "SYMBOL_GAIN": 1,
    "SEARCH_SYMBOL": 0,
    "EXTORT": 1,
    "CITY_DAMAGE": 1,
    "GAIN": 1,
    "REROLL": 0,
    "CANCEL": 0,
    "DEF_PLUS": 1,
    "RETALIATE": 1,
    "PEEK_DISCARD_TOP": 0,
    "RES": 1,
}
"""Effect primitives with their number of parameters."""

EFFECTS: Final = tuple(VOCABULARY)
(
    YANG,
    YIN,
    AURA_DEF_ADJ,
    AURA_DEF_SUPER,
    SELF_DEF,
    REDUCE,
    WEAPON_PLUS,
    GROUND_PLUS,
    CITY_PLUS,
    SPLASH,
    ADJ_LEVEL,
    NO_DEF_BONUS,
    ON_KILL_GAIN,
    ON_KILL_OVERFLOW,
    ON_DAMAGE_PEEK,
    ON_MISS_ATTACK,
    ON_DEFENDED_LOSE,
    ON_SAVE_GAIN,
    ON_PLAY_MOVE,
    ON_PLAY_HEAL,
    OPT_HEAL,
    OPT_STEAL_CIV,
    OPT_ADJ_DAMAGE,
    OPT_ATTACK,
    OPT_REVIVE,
    OPT_PEEK_TOP,
    OPT_MOVE_OCCUPANT,
    REDEUX,
    SUZIE,
    RUNNER,
    EXIT,
    VALUE_PLUS,
    CITY_DEF,
    HEAL,
    HEAL_CITIES,
    REVIVE,
    LEVEL_BOOST,
    STEAL_CREATURE,
    STEAL_STANDING,
    SYMBOL_DISCARD,
    SYMBOL_DAMAGE,
    SYMBOL_GAIN,
    SEARCH_SYMBOL,
    EXTORT,
    CITY_DAMAGE,
    GAIN,
    REROLL,
    CANCEL,
    DEF_PLUS,
    RETALIATE,
    PEEK_DISCARD,
    RES,
) = range(len(EFFECTS))

POWERS: Final = frozenset(range(OPT_HEAL, REDEUX + 1))
"""Codes of the "once each turn" powers that their owner uses in a free-action moment."""

Effect = tuple[int, ...]
"""The primitive's code, then its parameters."""


class BadCard(ValueError):
    """Raised for a row of the card file that the game cannot use; the text names row and field."""


class Card(NamedTuple):
    """A printed card.

    Attributes:
        ident: as printed, "EB09".
        kind, subtype: indices into KINDS and SUBTYPES.
        symbol: index into SYMBOLS, -1 = none.
        cost: its hexagons in the order they are paid: typed, white, burn.
        value: points of a creature or city, level of a weapon, else 0.
        pink, hold, green: its boxes.
        align: 0, HERO or VILLAIN.
        text: what it does, for players; "" when nothing.
        effects: what it does, for the interpreter.
    """

    ident: str
    name: str
    kind: int
    subtype: int
    colour: str
    symbol: int
    cost: tuple[int, ...]
    value: int
    pink: bool
    hold: bool
    green: bool
    align: int
    text: str
    effects: tuple[Effect, ...]

    def effect(self, code: int) -> Effect | None:
        """Returns the card's effect of that primitive, or None."""
        for effect in self.effects:
            if effect[0] == code:
                return effect
        return None


class StarterDeck(NamedTuple):
    """One of the four complete decks; `main` and `second` are resource types."""

    key: str
    letter: str
    name: str
    colour: str
    main: int
    second: int


def parse_effect(words: str) -> Effect:
    """Parses the words of the card file for an effect, "ON_MISS ADJ_ATTACK 4".

    Raises:
        BadCard: it is not in the vocabulary or has other parameters.
    """
    parts = words.split()
    for length in (2, 1):
        name = " ".join(parts[:length])
        if len(parts) >= length and name in VOCABULARY:
            given = parts[length:]
            if len(given) != VOCABULARY[name]:
                raise BadCard(f"effect '{words}' takes {VOCABULARY[name]} numbers after '{name}'.")
            return (EFFECTS.index(name), *(_parameter(name, word) for word in given))
    raise BadCard(f"effect '{words}' is not in the vocabulary.")


def _parameter(name: str, word: str) -> int:
    if name == "RES":
        if word == "UNIVERSAL":
            return UNIVERSAL
        if word in TYPES:
            return TYPES.index(word)
    elif word.isdigit():
        return int(word)
    raise BadCard(f"effect '{name}' cannot take '{word}'.")


def parse_cost(cost: dict[str, int]) -> tuple[int, ...]:
    """Parses a cost such as {"Land": 1, "white": 1, "burn": 1} into hexagons.

    Raises:
        BadCard: a type there is none of, or no whole number.
    """
    names = (*TYPES, "white", "burn")
    for name, count in cost.items():
        if name not in names or type(count) is not int or not 0 < count < 10:
            raise BadCard(f"cost '{name}: {count}' is none; known are {', '.join(names)}.")
    return tuple(
        hexagon for hexagon, name in enumerate(names) for _ in range(int(cost.get(name, 0)))
    )


def read_row(row: dict[str, Any]) -> list[Card]:
    """Reads one row of the card file into cards, one for each of its ids.

    Raises:
        BadCard: a field is missing or holds what it may not.
    """
    try:
        card = Card(
            "",
            str(row["name"]),
            KINDS.index(row["kind"]),
            SUBTYPES.index(row["subtype"]),
            str(row["colour"]),
            -1 if row["symbol"] is None else SYMBOLS.index(row["symbol"]),
            parse_cost(row["cost"]),
            int(row["value"] or 0),
            bool(row["pink"]),
            bool(row["hold"]),
            bool(row["green"]),
            ALIGNMENTS.index(row["align"] or ""),
            str(row["text"]),
            tuple(parse_effect(words) for words in row["fx"]),
        )
        idents = [str(ident) for ident in row["ids"]]
    except BadCard as fault:
        raise BadCard(f"{row.get('ids')}: {fault}") from None
    except (KeyError, ValueError, TypeError) as fault:
        raise BadCard(f"{row.get('ids')}: {fault}") from None
    if not idents or (card.value < 1) == (card.subtype <= GROUND_RUNNER):
        raise BadCard(f"{idents}: creatures, cities and weapons have a value, others have none.")
    return [card._replace(ident=ident) for ident in idents]


def load() -> tuple[tuple[StarterDeck, ...], tuple[Card, ...]]:
    """Loads decks and cards of the data file.

    Raises:
        BadCard: a row is wrong, or an id is given twice.
    """
    data = json.loads((resources.files(__package__) / DATA).read_text("utf-8"))
    decks = tuple(
        StarterDeck(
            deck["key"],
            deck["letter"],
            deck["name"],
            deck["colour"],
            TYPES.index(deck["main"]),
            TYPES.index(deck["second"]),
        )
        for deck in data["decks"]
    )
    cards = tuple(card for row in data["cards"] for card in read_row(row))
    idents = [card.ident for card in cards]
    if len(set(idents)) != len(idents):
        raise BadCard("an id is given to two cards.")
    return decks, cards


DECKS, CARDS = load()
BY_IDENT: Final = {card.ident: number for number, card in enumerate(CARDS)}
FX: Final = tuple({effect[0]: effect for effect in card.effects} for card in CARDS)
"""Effects of each card by primitive."""
