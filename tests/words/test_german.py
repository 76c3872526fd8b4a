"""German, the second language: a match of Bounce Bunny Bounce is told in it and in nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from tabletop.core.match import Match
from tabletop.core.registry import game
from tabletop.words.books import use
from tests.typed import some

NAMES = ("Anna", "Bo")
ENGLISH = re.compile(
    r"\b(the|and|with|your?|bunny|card|row|column|shock|turn|to|has|is|of|bounces?|no)\b"
)


@pytest.fixture(autouse=True)
def german() -> Iterator[None]:
    use("de")
    yield
    use("en")


def told(seed: int) -> list[str]:
    """All that is said in a match of random players: log, prompts, choices, refusals, the end."""
    bounce = game("bounce_bunny_bounce")
    words, luck = some(bounce.words), Random(seed)
    match = Match(bounce, 2, bounce.info.complete(2, {}), str(seed))
    lines: list[str] = []
    while not match.state.is_over() and match.ply < 120:
        seat = match.state.actors()[0]
        view, legal = match.view(seat), match.state.legal_actions(seat)
        for viewer in (0, 1):
            lines += words.prompt(match.view(viewer), NAMES)[:2]
        lines += [words.describe(action, view, NAMES) for action in legal]
        lines.append(some(match.state.why_not(1 - seat, legal[0])).reason)
        match.submit(seat, luck.choice(list(legal)))
    lines += [words.sentence(event, NAMES) for _, event in match.told(None)]
    return [line for line in lines if line]


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_match_is_told_in_german_alone(seed: int) -> None:
    lines = told(seed)
    assert len(lines) > 200
    assert any("hüpft" in line for line in lines) and any("Karotte" in line for line in lines)
    assert not [line for line in lines if ENGLISH.search(line)]


def test_options_and_pitch_are_told_in_the_language_in_use() -> None:
    info = game("bounce_bunny_bounce").info
    option = some(info.starting())
    assert option.label == "Wer anfängt" and dict(option.labelled)["random"] == "Das Los"
    assert info.tagline[2] == "Für zwei Leute mit gutem Gedächtnis."
    use("en")
    assert option.label == "Who starts"
