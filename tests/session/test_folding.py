"""The log folds what repeats, and loses nothing by it."""

from __future__ import annotations

from tabletop.session.folding import folded
from tabletop.session.loglines import LogLine

NAMES = ("Poppy", "Fern", "Violet")


def told(*lines: tuple[int, str]) -> list[str]:
    """The texts of folded lines that were about these seats and said this."""
    made = [LogLine(ply, seat, text, (f"card:{ply}",)) for ply, (seat, text) in enumerate(lines)]
    return [line.text for line in folded(made, NAMES)]


def test_what_one_rabbit_repeats_is_counted() -> None:
    draws = (0, "Poppy draws a card.")
    assert told(draws) == ["Poppy draws a card."]
    assert told(draws, draws) == ["Poppy draws a card, twice."]
    assert told(*[draws] * 7, (1, "Fern hops.")) == ["Poppy draws a card, 7 times.", "Fern hops."]


def test_what_several_do_alike_one_after_another_is_one_line() -> None:
    passes = [(seat, f"{name} passes for this turn.") for seat, name in enumerate(NAMES)]
    assert told(*passes) == ["Poppy passes for this turn; so do Fern and Violet."]
    assert told(*passes[:2]) == ["Poppy passes for this turn; so does Fern."]
    assert told(passes[0], (1, "Fern hops."), passes[2]) == [
        "Poppy passes for this turn.", "Fern hops.", "Violet passes for this turn.",
    ]  # fmt: skip


def test_a_folded_line_lights_all_pieces_and_goes_back_before_the_first() -> None:
    lines = [LogLine(ply, 0, "Poppy draws.", (f"card:{ply}",)) for ply in (4, 6, 7)]
    (line,) = folded(lines, NAMES)
    assert line.ply == 4 and line.pieces == ("card:4", "card:6", "card:7")


def test_turns_stay_parted_and_nothing_folds_over_them() -> None:
    turn = LogLine(3, -1, "Turn 2: Fern", (), True)
    lines = [LogLine(2, 0, "Poppy draws."), turn, LogLine(4, 0, "Poppy draws."), turn, turn]
    assert folded(lines, NAMES) == lines
