"""Drawing that the running test may leave out; see `tests.drawings`. Imports no pygame."""

from __future__ import annotations


class Sharing:
    """The changes that hold while a test runs.

    on: it may use what earlier ones have drawn; it asked for `shared_drawings` and replaces nothing
    of the program.
    painted: pictures are painted; where a test does not ask for it each is a flat rectangle.
    """

    on = False
    painted = True


SHARING = Sharing()
