"""What `explain` and `rule 2` read names what is chosen, at each kind of choice of every game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from tabletop.cli.text import rules
from tabletop.core.match import Match
from tabletop.core.registry import game as find_game
from tabletop.session.lessons import course
from tests.mixes import sampled

DECISIONS = 150
"""So many of a match are looked at."""

NAMED = {
    "bounce_bunny_bounce": {
        "bounce": "bounces|enters", "shock": "shock", "swap_first": "change places",
        "swap_second": "exchange", "spy": "look", "skip_spy": "let it be", "end_turn": "shock",
    },
    "bunny_bidding": {
        "open": "opens", "show": "show", "bid_up": "bid", "bid_down": "face down",
        "offer_up": "offer", "offer_down": "face down", "give_away": "power or handicap",
        "stop": "end of a turn", "force": "offer or the bids", "spy": "goals",
        "take": "exchange", "put": "put", "enough": "exchange", "look_offer": "face-down",
        "look_bid": "face-down", "swap_bid": "exchange", "collect": "take a face-down tile",
        "flip": "turn over", "set_aside": "to the left", "cast_out": "outcast", "money": "50",
    },
    "bunny_boom": {
        "play": "put|go on top", "bring": "pawn", "give": "bunny|give", "jump": "jump",
        "use": "wave", "place": "village", "offer": "swap", "swap_with": "swap", "gift": "gift",
        "draw_pile": "draw", "draw_river": "river",
    },
    "bunny_kingdom": {
        "pick": "card", "discard": "discards", "camp": "camp", "hold_camp": "holds",
        "build": "build what waits", "build_no_more": "stop at any time", "tower": "sky tower",
        "tower_end": "sky tower", "rainbow": "rainbow", "produce": "trading posts",
        "lay_rail": "track", "lay_switch": "switch", "lay_no_more": "laid", "smoke": "chimney",
        "serve": "station", "copy": "copy", "copy_on": "choose again", "turn_station": "turns",
    },
    "killer_bunnies": {
        "declare": "type", "set_runs": "top run", "play": "cost", "discard_top": "discard",
        "save_top": "save", "use": "powers", "enter": "city", "offer": "trade", "give": "trade",
        "ask": "trade", "ask_hand": "hand cards", "propose": "trade", "withdraw": "trade",
        "accept": "trade", "refuse": "nobody is forced", "hand_over": "hand cards",
        "end_turn": "end", "target": "target|is aimed|strike back|modifier goes|is set on",
        "choose_seat": "targets", "direction": "clockwise", "splash": "neighbours", "pay": "paid",
        "pay_auto": "paid by the program", "place": "ring", "stay": "stays", "move": "slot",
        "heal": "repair", "skip": "free actions|suzie|top run|damage|exit", "symbol": "symbols",
        "give_up": "given up", "run_next": "card", "respond": "answer", "pass": "pass",
        "pass_turn": "pass for this turn", "lose_points": "losses",
        "give_resource": "resource|losses", "take": "card", "toss": "symbol|discard",
        "draw": "draw", "stop": "drawing", "count": "count", "leave": "out of a city",
        "relocate": "city", "vanish": "suzie",
    },
}  # fmt: skip
"""By verb, the words of which one stands in what is read."""

ASKED = {
    "bounce to a card": "up, down, left or right", "hop in through": "enters on a card",
    "swap with": "swap", "before the boom": "river boom", "draw a card": "until you have three",
    "end your turn or go on": "nobody lays more", "strikes.": "is aimed",
    "top run you saw": "top run", "have no top run": "without a top run",
    "free moment": "free moments",
}  # fmt: skip
"""By a part of the question, what stands in what is read of it, whatever is done."""
ON_TOP = "cards go on top of others"
"""The same of the second level of Bunny Boom, where the question is the one of the first."""


def names_it(told: str, words: str) -> bool:
    """Whether one of the words stands there."""
    return any(word in told.casefold() for word in words.split("|"))


def paragraphs(key: str, numbers: Sequence[str]) -> list[str]:
    return [line for number in numbers for line in rules.paragraph(find_game(key), number)]


@pytest.mark.parametrize("key", NAMED)
def test_the_rule_of_each_verb_names_what_is_done(key: str) -> None:
    game, known = find_game(key), course(find_game(key))
    for players in game.info.players[0], game.info.players[-1]:
        view = Match(game, players).view(0)
        for verb, words in NAMED[key].items():
            said, behind = known.about({game.info.verbs.index(verb)}, view, players)
            told = " ".join((said, *paragraphs(key, behind)))
            assert behind and names_it(told, words), (verb, told)


@pytest.mark.parametrize("key", NAMED)
@pytest.mark.parametrize("number", range(3))
def test_what_explain_reads_names_what_is_asked(key: str, number: int) -> None:
    game, known = find_game(key), course(find_game(key))
    assert game.words is not None
    players, options = sampled(key, number)
    match, luck = Match(game, players, options, str(number)), Random(number)
    names, read = [f"Rabbit {seat}" for seat in range(players)], dict[object, str]()
    for _ in range(DECISIONS):
        if match.state.is_over():
            break
        seat = match.state.actors()[0]
        legal, view = match.state.legal_actions(seat), match.view(seat)
        verbs = {action.kind for action in legal}
        asked = game.words.prompt(view, names)
        found = known.about(verbs, view, players, asked.rules)
        if found not in read:
            read[found] = " ".join((found[0], *paragraphs(key, found[1])))
        title = asked.title.casefold()
        words = [word for part, word in ASKED.items() if part in title]
        if "on a space" in title and getattr(view, "level", 1) == 2:
            words = [ON_TOP]
        words = words or [NAMED[key][game.info.verbs[verb]] for verb in verbs]
        assert any(names_it(read[found], word) for word in words), (asked.title, read[found])
        match.submit(seat, luck.choice(list(legal)))
