"""The log folds what repeats, and loses nothing by it."""

from __future__ import annotations

from tabletop.core.registry import game
from tabletop.session.folding import folded, settled
from tabletop.session.loglines import LogLine
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tabletop.words.books import isolated
from tests.typed import some

NAMES = ("Poppy", "Fern", "Violet")


def told(*lines: tuple[int, str], names: tuple[str, ...] = NAMES) -> list[str]:
    """The texts of folded lines that were about these seats and said this."""
    made = [LogLine(ply, seat, text, (f"card:{ply}",)) for ply, (seat, text) in enumerate(lines)]
    return [line.text for line in folded(made, names)]


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


def test_names_read_from_right_to_left_fold_like_others() -> None:
    names = ("דוד", "שרה")
    passes = [(seat, f"{isolated(name)} passes.") for seat, name in enumerate(names)]
    david, sara = map(isolated, names)
    assert told(*passes, names=names) == [f"{david} passes; so does {sara}."]


def test_a_folded_line_lights_all_pieces_and_goes_back_before_the_first() -> None:
    lines = [LogLine(ply, 0, "Poppy draws.", (f"card:{ply}",)) for ply in (4, 6, 7)]
    (line,) = folded(lines, NAMES)
    assert line.ply == 4 and line.pieces == ("card:4", "card:6", "card:7")


def test_turns_stay_parted_and_nothing_folds_over_them() -> None:
    turn = LogLine(3, -1, "Turn 2: Fern", (), True)
    lines = [LogLine(2, 0, "Poppy draws."), turn, LogLine(4, 0, "Poppy draws."), turn, turn]
    assert folded(lines, NAMES) == lines


def test_what_is_said_of_several_things_is_one_list() -> None:
    got = [(1, f"Fern gets {egg}.") for egg in ("red 25", "pink 29", "cyan 5")]
    assert told(*got) == ["Fern gets red 25, pink 29 and cyan 5."]
    built = [(1, f"Fern builds in {place}: City of strength 1.") for place in ("A7", "J4")]
    assert told(*built) == ["Fern builds in A7 and J4: City of strength 1."]
    put = [(1, f"Fern puts a bunny on {place}.") for place in ("right 2", "left 2")]
    assert told(*put) == ["Fern puts a bunny on right 2 and left 2."]


def test_sums_and_other_sentences_stay_apart() -> None:
    sums = [(1, f"Fern, fief of {place}: 1 × 1 = 1.") for place in ("A7", "J4")]
    assert told(*sums) == [text for _, text in sums]
    both = [(1, "Fern takes 2 bunnies."), (2, "Fern takes a card.")]
    assert told(*both) == [text for _, text in both]
    apart = [(1, f"Fern crosses {card} and takes 1 bunny.") for card in ("Orchard 3", "Well 4")]
    assert told(*apart) == [text for _, text in apart]
    other = [(1, "Fern hops to row 1."), (1, "Fern lands on a carrot card there.")]
    assert told(*other) == [text for _, text in other]


def test_what_was_chosen_is_left_out_where_it_is_told_again_as_done() -> None:
    """Of the same card and rabbit alone; going back to it goes back before the choice."""
    lines = [
        LogLine(4, 0, "Poppy picks A8.", (), False, "picked", 8),
        LogLine(5, 0, "Poppy picks B1.", (), False, "picked", 11),
        LogLine(7, 1, "Fern plays A8.", (), False, "played", 8),
        LogLine(7, 0, "Poppy plays A8.", (), False, "played", 8),
    ]
    left = settled(lines, {"played": ("picked",)})
    assert [(line.ply, line.text) for line in left] == [
        (5, "Poppy picks B1."), (7, "Fern plays A8."), (4, "Poppy plays A8."),
    ]  # fmt: skip
    assert settled(lines, {}) == lines


def test_an_own_pick_of_bunny_kingdom_is_told_in_two_lines_when_it_is_done() -> None:
    running = Running.new("bunny_kingdom", [human("Anna", 0), rabbit("uniform", 1)], {}, "3")
    words = some(game("bunny_kingdom").words)
    while len(running.match.steps) < 60:
        seat = running.actors()[0]
        running.submit(seat, running.legal(seat)[0])
    told = running.log(0)
    left = settled(told, words.retells)
    own = [line for line in told if line.text.startswith("Anna")]
    assert len(left) < len(told)
    chosen = [line.face for line in left if line.kind in ("card_sealed", "discard_sealed")]
    done = {line.face for line in own if line.kind.endswith(("_played", "_kept", "_discarded"))}
    assert done and not done & set(chosen)


def test_a_turn_that_goes_on_is_folded_anew() -> None:
    draws = (0, "Poppy draws a card.")
    assert told(draws, draws) == ["Poppy draws a card, twice."]
    assert told(draws, draws, draws) == ["Poppy draws a card, 3 times."]
