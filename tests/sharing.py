"""Whether the test that runs may use what earlier ones have drawn; see `tests.drawings`."""

from __future__ import annotations


class Sharing:
    """On while a test runs that asked for `shared_drawings` and replaces nothing of the program."""

    on = False


SHARING = Sharing()
