"""Matches on a cluster: `--cluster ADDRESS` hands them to the workers of a dask scheduler.

The matches and their digests are those of one process. The matches of a worker that is lost are
played again by others. Needs the extra `cluster`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from socket import create_connection
from time import monotonic
from typing import Any

import tabletop
from tabletop.core.errors import BadOption, TabletopError

CONNECT_SECONDS = 10.0
"""The longest that a scheduler may take to answer."""

ALONE_SECONDS = 30.0
"""The longest that a cluster may be without any worker before the matches are given up."""

LOOK_SECONDS = 2.0
"""The pause between looks for workers while a match is waited for."""

TRIES = 5
"""The most times that a match is handed out again whose worker was lost."""


def program() -> str:
    """A digest of this program's code; workers must run the same."""
    folder = Path(tabletop.__file__).parent
    found = hashlib.sha256(tabletop.__version__.encode())
    for path in sorted(folder.rglob("*.py")):
        found.update(path.relative_to(folder).as_posix().encode())
        found.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()


@contextmanager
def cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """Yields an executor on the cluster, and the number of matches it plays at the same time.

    Raises:
        TabletopError: the cluster cannot be reached, has no workers, or they cannot play.
    """
    try:
        from distributed import Client
    except ImportError:
        raise TabletopError("A cluster needs dask: install the extra 'cluster'.") from None
    _reached(address)
    try:
        client = Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError, RuntimeError):
        raise TabletopError(f"No dask scheduler answers at '{address}'.") from None
    with client:
        yield ClusterExecutor(client, address), _checked(client, address)


def _reached(address: str) -> None:
    """Knocks at the address; a client that finds nobody there would leave threads behind."""
    place = address.rpartition("://")[2]
    host, _, port = place.rpartition(":")
    if not host or not port.isdecimal():
        raise BadOption(f"'{address}' is no address of a cluster; one is tcp://HOST:8786.")
    try:
        create_connection((host.strip("[]"), int(port)), CONNECT_SECONDS).close()
    except (OSError, OverflowError, ValueError) as problem:  # names that can be no host's among it
        why = problem.strerror if isinstance(problem, OSError) and problem.strerror else problem
        raise TabletopError(f"No cluster can be reached at '{address}': {why}.") from None


def _checked(client: Any, address: str) -> int:
    """Counts the matches that the workers play at the same time; all must run this program."""
    threads: dict[str, int] = client.nthreads()
    if not threads:
        raise TabletopError(f"The cluster at '{address}' has no workers.")
    try:
        others = client.run(program)
    except Exception as problem:  # whatever a worker without the program answers
        raise TabletopError(
            f"A worker of '{address}' cannot run this program ({type(problem).__name__}: "
            f"{str(problem).partition(chr(10))[0]}); install it there."
        ) from None
    own = program()
    strange = sorted(where for where, theirs in others.items() if theirs != own)
    if strange:
        raise TabletopError(
            f"{len(strange)} of {len(others)} workers of '{address}' run another version of this "
            f"program, {strange[0]} for one; install the same everywhere."
        )
    return sum(threads.values())


class ClusterExecutor(Executor):
    """Hands calls to a cluster; what is lost with a worker is called again."""

    def __init__(self, client: Any, address: str) -> None:
        self._client = client
        self._address = address

    def submit(self, call: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        return Errand(self._client, self._address, partial(call, *args, **kwargs))


class Errand(Future[Any]):
    """A call that is under way on a cluster; its result is fetched when it is asked for."""

    def __init__(self, client: Any, address: str, call: Callable[[], Any]) -> None:
        super().__init__()
        self._client = client
        self._address = address
        self._call = call
        self._far = self._sent()

    def _sent(self) -> Any:
        return self._client.submit(self._call, pure=False)

    def result(self, timeout: float | None = None) -> Any:
        """Returns the call's result.

        Raises:
            TabletopError: the cluster lost its workers, or its scheduler.
        """
        from distributed import TimeoutError as NotYet
        from distributed.client import FutureCancelledError
        from distributed.comm import CommClosedError
        from distributed.scheduler import KilledWorker

        tries, alone_since = TRIES, None
        while True:
            try:
                return self._far.result(timeout=LOOK_SECONDS)
            except NotYet:
                alone_since = self._watched(alone_since)
            except KilledWorker:
                tries -= 1
                if not tries:
                    raise TabletopError(
                        f"The cluster at '{self._address}' lost the workers of one match "
                        f"{TRIES} times over; they may lack memory."
                    ) from None
                self._far = self._sent()
            except (CommClosedError, FutureCancelledError, OSError):
                raise TabletopError(f"The cluster at '{self._address}' went away.") from None

    def _watched(self, alone_since: float | None) -> float | None:
        """Since when the cluster has been without workers."""
        try:
            workers = self._client.nthreads()
        except Exception:  # whatever a connection that ends answers
            raise TabletopError(f"The cluster at '{self._address}' went away.") from None
        if workers:
            return None
        now = monotonic()
        since = now if alone_since is None else alone_since
        if now - since > ALONE_SECONDS:
            raise TabletopError(f"The cluster at '{self._address}' lost all its workers.")
        return since

    def cancel(self) -> bool:
        self._far.cancel()
        return True
