"""Workers that misbehave, for the client to survive."""

from __future__ import annotations

import os
import time
from multiprocessing.connection import Connection

from tabletop.ai.agent import Decision
from tabletop.ai.service import Answer, Begun, Ready
from tabletop.core.action import Action


def hangs(connection: Connection) -> None:
    """Begins and never answers."""
    connection.send(Ready())
    connection.send(Begun(connection.recv().number))
    while True:
        time.sleep(60)


def loads_long(connection: Connection) -> None:
    """Listens, and is never done with loading what it is asked about."""
    connection.send(Ready())
    connection.recv()
    while True:
        time.sleep(60)


def dies_when_asked(connection: Connection) -> None:
    connection.send(Ready())
    connection.recv()
    os._exit(3)


def dies_at_once(connection: Connection) -> None:
    os._exit(3)


def answers_illegally(connection: Connection) -> None:
    connection.send(Ready())
    while True:
        number = connection.recv().number
        connection.send(Answer(number, Decision(Action(0, 99), 1.0, 1), True))


def answers_the_past_first(connection: Connection) -> None:
    """Sends an answer to a question nobody waits for before each right one."""
    connection.send(Ready())
    while True:
        request = connection.recv()
        legal = request.state.legal_actions(request.player)
        connection.send(Answer(request.number - 1, Decision(legal[0], 0.1, 1), True))
        connection.send(Answer(request.number, Decision(legal[-1], 0.9, 1), True))
