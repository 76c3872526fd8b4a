"""The form in which an analysis is kept: everything of it as JSON, read back with its numbers
counted anew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from tabletop.ai.analysis import (
    ENGINE,
    MEASURED,
    Analysis,
    BadAnalysis,
    Group,
    Sums,
    Tried,
    analysis,
)
from tabletop.ai.lines import Line
from tabletop.ai.ways import Way
from tabletop.core.action import action_text, parse_action
from tabletop.core.errors import TabletopError, explain
from tabletop.core.match import Entry

if TYPE_CHECKING:
    from tabletop.ai.formats import LineFile, Row, TriedFile, WayFile

MOST: Final = 200
"""No kept analysis has more choices or columns; one that has was damaged."""


def as_data(found: Analysis, verbs: Sequence[str]) -> dict[str, Any]:
    """Everything of an analysis in numbers, texts, lists and mappings; `analysis_from` reads it."""
    return {
        "engine": found.engine,
        "seed": found.seed,
        "worlds": found.worlds,
        "settled": found.settled,
        "doubt": found.doubt,
        "noise": found.noise,
        "waver": found.waver,
        "glimpse": found.glimpse,
        "tried": [
            {
                "do": [action_text(action, verbs) for action in each.plan],
                "score": each.score,
                "alive": each.alive,
                "must": each.must,
                "sums": list(each.sums),
                "exact": each.exact,
                "way": each.way and {
                    "do": [action_text(action, verbs) for action in each.way.plan],
                    "end": each.way.end,
                    "doubt": each.way.doubt,
                },
                "line": each.line and [each.line.world, [
                    [[seat, action_text(action, verbs)] for seat, action in step]
                    for step in each.line.steps
                ]],
            }
            for each in found.tried
        ],
        "pairs": [[i, j, *sums] for (i, j), sums in sorted(found.pairs.items())],
    }


def analysis_from(text: str, verbs: Sequence[str]) -> Analysis:
    """Reads the analysis that `as_data` wrote, as JSON; all that is shown of it is counted anew, of
    a first look without the errors of its judge (`glimpse.recalled`).

    Raises:
        BadAnalysis: it is damaged, or of another version of the analysis.
    """
    from tabletop.ai.formats import AnalysisFile, BadData, EngineFile, decoded

    try:
        if decoded(text, EngineFile).engine != ENGINE:
            raise BadAnalysis(explain("analysis-version"))
        file = decoded(text, AnalysisFile)
        tried = tuple(_tried(each, verbs) for each in file.tried)
        pairs = {(i, j): _sums(n, one, two, of) for i, j, n, one, two, of in file.pairs}
        width = len(tried[0].sums.firsts) if tried else MEASURED
        rows = [*(each.sums for each in tried), *pairs.values()]
        if len(tried) > MOST or not MEASURED <= width <= MOST:
            raise BadData(explain("analysis-long"))
        if any(len(sums.firsts) != width or len(sums.squares) != width for sums in rows):
            raise BadData(explain("analysis-rows"))
        if any(not i < j < len(tried) for i, j in pairs):
            raise BadData(explain("analysis-pairs"))
    except BadAnalysis:
        raise
    except (BadData, TabletopError) as problem:
        raise BadAnalysis(explain("analysis-damaged", why=problem)) from None
    found = analysis(
        tried, pairs, file.seed, file.worlds, file.doubt, file.noise, file.settled, file.waver
    )
    return replace(found, glimpse=file.glimpse)


def _tried(data: TriedFile, verbs: Sequence[str]) -> Tried:
    return Tried(
        tuple(parse_action(text, verbs) for text in data.do),
        data.score,
        data.alive,
        data.must,
        _sums(*data.sums),
        _way(data.way, verbs) if data.way is not None else None,
        data.exact,
        _line(data.line, verbs) if data.line is not None else None,
    )


def _way(data: WayFile, verbs: Sequence[str]) -> Way:
    return Way(tuple(parse_action(text, verbs) for text in data.do), data.end, data.doubt)


def _line(data: LineFile, verbs: Sequence[str]) -> Line:
    world, steps = data
    done = ([Entry(seat, parse_action(text, verbs)) for seat, text in step] for step in steps)
    return Line(world, tuple(map(tuple, done)))


def _sums(worlds: int, firsts: Row, squares: Row, groups: Sequence[tuple[int, int, float]]) -> Sums:
    from tabletop.ai.formats import BadData

    searches = tuple(Group(*each) for each in groups)
    if searches and sum(each.worlds for each in searches) != worlds:
        raise BadData(explain("analysis-rows"))
    return Sums(worlds, firsts, squares, searches)
