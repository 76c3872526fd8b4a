"""Checks of a game's words and facts: rule book, sentences, prompts, options, info."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib import resources
from typing import Any

from tabletop.core.action import Action
from tabletop.core.event import redacted
from tabletop.core.game import CHANCE, Game, Option
from tabletop.core.words import Section, read_rulebook
from tests.contract.walks import Walk
from tests.typed import some

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")


def every_event_has_words(walk: Walk) -> None:
    """Each event, as each seat and the public learn it, is a whole sentence or not told at all."""
    words = _text(walk.game)
    names = NAMES[: walk.players]
    for event in (event for moment in walk.moments for event in moment.events):
        for viewer in (None, *range(walk.players)):
            shown = redacted(event, viewer)
            if shown is None:
                continue
            said = words.sentence(shown, names)
            assert isinstance(said, str), f"{event.kind}: {said!r}"
            assert not said or _reads_well(said), f"{event.kind}: {said!r}"


def every_decision_has_a_prompt(walk: Walk) -> None:
    """Whoever looks, at whatever moment, there is a prompt."""
    words = _text(walk.game)
    names = NAMES[: walk.players]
    for state in walk.states():
        for viewer in (None, *range(walk.players)):
            prompt = words.prompt(state.view(viewer), names)
            assert _reads_well(prompt.title), prompt
            assert not prompt.how or _reads_well(prompt.how), prompt


def every_action_has_words(walk: Walk) -> None:
    """Each legal action says what it would do; where it stands apart from the question, in more
    than a word, and no two of several say the same that are told apart beside it."""
    words = some(walk.game.words)
    names = NAMES[: walk.players]
    for moment in walk.sample(30):
        for seat in moment.state.actors():
            if seat == CHANCE:
                continue
            view, legal = moment.state.view(seat), moment.state.legal_actions(seat)
            for action in legal:
                apart = words.standing_apart(action, view, names)
                _check_said(action, words.describe(action, view, names))
                _check_said(action, apart)
                assert " " in apart, f"{action}: {apart!r}"
            beside = {words.describe(action, view, names) for action in legal}
            alone = {words.standing_apart(action, view, names) for action in legal}
            assert len(alone) >= len(beside)


def rulebook_reads(game: Game) -> None:
    """The rule book parses without losing a word; its numbers are unique."""
    source = _rulebook_text(game)
    sections = rulebook(game)
    assert sections, "the rule book has no chapter"
    first = re.search(r"^## ", source, re.MULTILINE)
    assert first is not None
    before = [line for line in source[: first.start()].splitlines() if line.strip()]
    assert all(line.startswith("# ") for line in before), "text before the first chapter is lost"
    numbers = [p.number for section in sections for p in section.paragraphs if p.number]
    assert len(numbers) == len(set(numbers)), "a paragraph's number is given twice"
    for section in sections:
        assert section.title.strip()
        for paragraph in section.paragraphs:
            assert paragraph.text.strip(), f"{section.title}: {paragraph.number} says nothing"
            assert not paragraph.text.startswith(("#", "[", "* ")), paragraph
    assert set(re.findall(r"\[([A-Z]+-?\d+)\]", source)) >= set(numbers)


def info_is_sound(game: Game) -> None:
    """Key, verbs, seat counts and bound are what records and command line need."""
    info = game.info
    assert re.fullmatch(r"[a-z][a-z0-9_]*", info.key)
    assert info.name.strip() and info.rules_version >= 1 and info.max_actions > 0
    assert list(info.players) == sorted(set(info.players)) and info.players[0] >= 1
    assert len(info.verbs) == len(set(info.verbs))
    assert all(re.fullmatch(r"[a-z][a-z_-]*", verb) for verb in info.verbs), info.verbs
    assert len(info.tagline) <= 3
    if game.package.startswith("tabletop.games."):
        assert game.package == f"tabletop.games.{info.key}"


def options_are_sound(game: Game) -> None:
    """Every default is allowed, has words, and survives the command line and a record."""
    keys = [option.key for option in game.info.options]
    assert len(keys) == len(set(keys))
    for option in game.info.options:
        assert re.fullmatch(r"[a-z][a-z0-9_]*", option.key)
        assert option.label.strip() and option.help.strip()
        assert option.checked(option.default) == option.default
        assert option.parse(_written(option)) == option.default
        if option.kind == "choice":
            values = [value for value, _ in option.choices]
            assert len(values) == len(set(values)) > 1
            assert all(value.split() == [value] and label for value, label in option.labelled)
        if option.kind == "int":
            assert option.low < option.high
    for players in game.info.players:
        complete = game.info.complete(players, {})
        assert game.info.complete(players, complete) == complete
        assert json.loads(json.dumps(complete)) == complete


@cache
def rulebook(game: Game) -> tuple[Section, ...]:
    """The game's rule book, read."""
    return read_rulebook(_rulebook_text(game))


def numbers_told(game: Game) -> list[str]:
    """The numbers of its paragraphs, one after another."""
    return [p.number for section in rulebook(game) for p in section.paragraphs if p.number]


def rule_numbers(game: Game) -> frozenset[str]:
    """The numbers of all its paragraphs."""
    return frozenset(numbers_told(game))


def _rulebook_text(game: Game) -> str:
    return (resources.files(game.package) / "rulebook.en.md").read_text("utf-8")


def _text(game: Game) -> Any:
    words = game.part("text")
    assert words is not None, "the game has no words"
    return words


def _check_said(action: Action, said: str) -> None:
    assert isinstance(said, str) and _reads_well(said), f"{action}: {said!r}"


def _reads_well(text: str) -> bool:
    """One line without stray spaces, and nothing of the program's inside shows."""
    inside = re.search(r"None|\bTrue\b|\bFalse\b|[{}\[\]<>]|(?<![\d–-])-1\b|\w_\w|\n|  ", text)
    return bool(text) and text == text.strip() and inside is None


def _written(option: Option) -> str:
    if option.kind == "bool":
        return "on" if option.default else "off"
    return str(option.default)


CHECKS = (every_event_has_words, every_decision_has_a_prompt, every_action_has_words)
GAME_CHECKS = (rulebook_reads, info_is_sound, options_are_sound)
