"""Languages: a match of a game that is whole in a language is told in it and in nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from tabletop.core.match import Match
from tabletop.core.registry import game
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tabletop.words.books import book, use
from tests.typed import some

NAMES = ("Anna", "Bo", "Cleo", "Dan", "Eva", "Finn")
ENGLISH = re.compile(
    r"\b(the|and|with|your?|bunny|card|row|column|shock|turn|to|has|is|of|bounces?|no)\b"
)
WHOLE = {
    ("de", "bounce_bunny_bounce"): ("hüpft", "Karotte"),
    ("de", "bunny_bidding"): ("bietet", "Angebot"),
    ("de", "bunny_boom"): ("nimmt", "Stapel"),
    ("de", "bunny_kingdom"): ("spielt", "Lehen"),
    ("de", "killer_bunnies"): ("deckt", "gesichert"),
    ("fr", "bounce_bunny_bounce"): ("bondit", "carotte"),
    ("fr", "bunny_bidding"): ("mise", "lot"),
    ("fr", "bunny_boom"): ("prend", "pioche"),
    ("fr", "bunny_kingdom"): ("joue", "fief"),
    ("fr", "killer_bunnies"): ("retourne", "garde"),
}
"""Games by language with words that their matches are told in."""


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    use("en")


def told(key: str, seed: int) -> list[str]:
    """All that is said in a match of random players: log, prompts, choices, refusals, the end."""
    played = game(key)
    words, luck = some(played.words), Random(seed)
    seats = min(played.info.players)
    match = Match(played, seats, played.info.complete(seats, {}), str(seed))
    lines: list[str] = []
    while not match.state.is_over() and match.ply < 120:
        seat = match.state.actors()[0]
        view, legal = match.view(seat), match.state.legal_actions(seat)
        for viewer in range(seats):
            lines += words.prompt(match.view(viewer), NAMES)[:2]
        lines += [words.describe(action, view, NAMES) for action in legal]
        if refused := match.state.why_not((seat + 1) % seats, legal[0]):
            lines.append(refused.reason)
        match.submit(seat, luck.choice(list(legal)))
    lines += [words.sentence(event, NAMES) for _, event in match.told(None)]
    return [line for line in lines if line]


@pytest.mark.parametrize(("language", "key"), sorted(WHOLE))
def test_a_whole_match_is_told_in_that_language_alone(language: str, key: str) -> None:
    use(language)
    lines = told(key, 1) + told(key, 2)
    assert len(lines) > 200
    assert all(any(word in line for line in lines) for word in WHOLE[language, key])
    assert not [line for line in lines if ENGLISH.search(line)]


def test_french_elides_before_a_name_that_begins_with_a_vowel() -> None:
    use("fr")
    told = [book("practice").say("named", name=name) for name in ("Anna", "élise", "Bo", "Hugo")]
    assert told == ["Nom d'Anna", "Nom d'élise", "Nom de Bo", "Nom de Hugo"]


def test_options_and_pitch_are_told_in_the_language_in_use() -> None:
    use("de")
    info = game("bounce_bunny_bounce").info
    option = some(info.starting())
    assert option.label == "Wer anfängt" and dict(option.labelled)["random"] == "Das Los"
    assert info.tagline[2] == "Für zwei Leute mit gutem Gedächtnis."
    use("en")
    assert option.label == "Who starts"


def test_french_counts_none_as_one_and_keeps_signs_with_their_words() -> None:
    use("fr")
    say = book("matches").say
    assert say("imported", n=0) == "0 partie importée."
    assert say("imported", n=2) == "2 parties importées."
    assert say("sure") == "Supprimer cette partie\N{NO-BREAK SPACE}?"
    assert book("common").say("share", n=0.25) == "25\N{NO-BREAK SPACE}%"


def test_a_log_that_was_told_is_told_anew_in_the_language_that_was_chosen() -> None:
    seats = [human("Anna", 0), rabbit("uniform", 1)]
    running = Running.new("bounce_bunny_bounce", seats, {}, "1")
    assert any("field is dealt" in line.text for line in running.log(0))
    use("de")
    assert not any(ENGLISH.search(line.text) for line in running.log(0) if "seal" not in line.text)
