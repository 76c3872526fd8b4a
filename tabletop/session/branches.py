"""Lines tried from a match: the tree they make, their names, and where two of them part.

A line is a match of its own in the library, with the origin "again"; here lies what it was tried
from. How it is played is the running match's business, how it is drawn `scenes.study`'s.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tabletop.core.game import CHANCE
from tabletop.core.letters import name_from
from tabletop.core.match import Step
from tabletop.session.library import Library
from tabletop.session.loglines import say
from tabletop.session.rows import LONGEST_TITLE, KeptBranch, Saved
from tabletop.session.running import Running


class Branch(NamedTuple):
    """A line in the tree of a match.

    Attributes:
        kept: from where it was tried, and its name.
        saved: the match that it is.
        depth: how many lines lie between it and the match, 0 = none.
        number: which of the match's lines it is, in the order they were tried, from 1.
    """

    kept: KeptBranch
    saved: Saved
    depth: int
    number: int

    @property
    def name(self) -> str:
        """The name that the player gave it, else its number."""
        return self.kept.name or say("line", n=self.number)


def begin(running: Running, ply: int, seed: str = "", by_hand: bool = False) -> Running:
    """A line tried from a match as it stood before log entry `ply`, kept in its tree.

    Args:
        seed: of the luck from there on; "" = the same luck goes on.
        by_hand: whether people choose for every seat.
    """
    again = running.again_from(ply, seed, by_hand)
    library = running.kept_in
    if library is None or running.id is None or again.id is None:
        return again
    whole = {each.match: each for each in library.branches()}
    parent = running.id
    while parent in whole and ply <= whole[parent].ply:
        # Before it parted that line was another one's.
        parent = whole[parent].parent
    library.keep_branch(KeptBranch(again.id, parent, ply, ""))
    return again


def luck_falls(running: Running) -> bool:
    """Returns True if anything is dealt or rolled after the first choice of a match; if not, new
    luck changes nothing."""
    steps = running.match.steps
    first = next((ply for ply, step in enumerate(steps) if step.player != CHANCE), len(steps))
    return not running.over or any(step.player == CHANCE for step in steps[first:])


def root(library: Library, match: int) -> int:
    """The match that a line, or a line of a line, was tried from; itself for any other match."""
    return _root({each.match: each.parent for each in library.branches()}, match)


def _root(parents: Mapping[int, int], match: int) -> int:
    start, seen = match, {match}
    while match in parents:
        match = parents[match]
        if match in seen:
            # Only a hand in the file makes a circle; such a line stands alone.
            return start
        seen.add(match)
    return match


def tree(library: Library, match: int) -> list[Branch]:
    """All lines tried from a match, each followed by those tried from it."""
    kept = library.branches()
    saved = library.matches_of(each.match for each in kept)
    parents = {each.match: each.parent for each in kept}
    below: dict[int, list[KeptBranch]] = {}
    for each in kept:
        if each.match in saved and _root(parents, each.match) == _root(parents, match):
            below.setdefault(each.parent, []).append(each)
    found = list(_under(match, 0, below))
    order = sorted(each.match for each, _ in found)
    return [
        Branch(each, saved[each.match], depth, order.index(each.match) + 1)
        for each, depth in found
    ]


def _under(
    match: int, depth: int, below: Mapping[int, Sequence[KeptBranch]]
) -> Iterator[tuple[KeptBranch, int]]:
    for each in sorted(below.get(match, ()), key=lambda each: (each.ply, each.match)):
        yield each, depth
        yield from _under(each.match, depth + 1, below)


def rename(branch: Branch, name: str, library: Library) -> bool:
    """Calls a line by another name; "" takes its name away. False when that failed."""
    return library.keep_branch(branch.kept._replace(name=name_from(name, LONGEST_TITLE)))


def remove(branch: Branch, library: Library) -> bool:
    """Deletes a line and all that were tried from it; False when that failed."""
    under = [each.saved.id for each in tree(library, branch.saved.id)]
    return all([library.delete(match) for match in (*under, branch.saved.id)])


def parting(one: Sequence[Step], other: Sequence[Step]) -> int:
    """The first ply at which two matches of one deal differ, or at which the shorter ends."""
    pairs = zip(one, other)
    same = ((a.player, a.action) == (b.player, b.action) for a, b in pairs)
    return next((ply for ply, alike in enumerate(same) if not alike), min(len(one), len(other)))
