"""Motions are pure in elapsed time: whatever order they are shown in, the picture is the same."""

from __future__ import annotations

from tabletop.table import motion


def test_a_tween_runs_from_0_to_1_and_stays_there() -> None:
    shown: list[float] = []
    tween = motion.Tween(200, shown.append)
    for ms in (-10, 0, 100, 200, 999):
        tween.show(ms)
    assert shown == [0.0, 0.0, 0.5, 1.0, 1.0]


def test_a_tween_without_length_is_over_at_once() -> None:
    shown: list[float] = []
    motion.Tween(0, shown.append).show(0)
    assert shown == [1.0]


def test_a_series_shows_its_parts_one_after_the_other_and_finishes_each() -> None:
    told: list[tuple[str, float]] = []

    def part(name: str) -> motion.Tween:
        return motion.Tween(100, lambda t: told.append((name, t)))

    parts = [part(name) for name in "ab"]
    series = motion.Series(parts)
    series.show(50)
    assert told == [("a", 0.5)]
    told.clear()
    series.show(150)
    assert told == [("a", 1.0), ("b", 0.5)]
    assert series.length == 200


def test_parts_together_begin_after_their_delays() -> None:
    told: list[tuple[str, float]] = []
    both = motion.Together(
        motion.Tween(100, lambda t: told.append(("now", t))),
        (150.0, motion.Tween(100, lambda t: told.append(("later", t)))),
    )
    both.show(100)
    assert told == [("now", 1.0)]
    assert both.length == 250


def test_a_cue_happens_once_however_often_it_is_shown() -> None:
    happened: list[int] = []
    cue = motion.Cue(lambda: happened.append(1))
    for ms in (0, 10, 0, 500):
        cue.show(ms)
    assert happened == [1]


def test_easings_begin_at_0_and_end_at_1_and_arcs_end_on_the_ground() -> None:
    for ease in (motion.linear, motion.out_cubic, motion.in_out_cubic, motion.out_back):
        assert abs(ease(0.0)) < 1e-9 and abs(ease(1.0) - 1.0) < 1e-9
    for bow in (motion.arc, motion.swing):
        assert abs(bow(0.0)) < 1e-9 and abs(bow(1.0)) < 1e-9 and abs(bow(0.5) - 1.0) < 1e-9


def test_a_higher_speed_is_shorter_and_speed_0_takes_no_time() -> None:
    slow_to_fast = motion.SPEED_FACTORS[1:]
    assert list(slow_to_fast) == sorted(slow_to_fast, reverse=True)
    assert motion.SPEED_FACTORS[0] == 0.0


def test_a_longer_line_stays_longer_and_the_shortest_can_be_read() -> None:
    assert motion.reading("Round 2 of 4") == 1380.0
    assert motion.reading("Bramble wins the offer: 25 is lowest") > 2000.0
