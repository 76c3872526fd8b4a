"""The proof that a match that is over was dealt fairly: its luck is dealt anew and compared."""

from __future__ import annotations

from typing import Final

from tabletop.core.fair import grouped, makes, proof, seal
from tabletop.session.running import Running
from tabletop.words.books import book

say: Final = book("session").say


def fairness(running: Running) -> str:
    """Returns the origin of the seal and the result of its proof; "" if no seal was shown."""
    if not running.seal:
        return ""
    found = unfair(running) or say("fair.checked")
    seed, salt = running.match.seed, running.salt
    return say("fair", seal=running.seal, seed=seed, salt=salt, found=found)


def unfair(running: Running) -> str:
    """One sentence on what is not as the seal promised; "" where all luck follows from it."""
    seed, salt = running.match.seed, running.salt
    if not makes(seed, salt, running.seal):
        return say("fair.other", seal=grouped(seal(seed, salt)))
    wrong = proof(running.match).wrong
    return "" if wrong is None else say("fair.wrong", n=wrong)
