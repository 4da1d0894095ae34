"""The command ``proviso serve``, started when the first question is sent, and talked to in JSON lines.

Questions are gathered and sent together: whoever asks ten thousand and then looks at the first answer
waits for one pipe, not for ten thousand.
"""

from __future__ import annotations

import atexit
import itertools
import json
import os
import shlex
import shutil
import threading
import weakref
from typing import Any, Dict, List, Optional, Sequence

from .connection import Connection, Progress, Reply
from .errors import CommandNotFound, ServerLost

#: So many questions are sent though nobody has asked for an answer yet.
TOGETHER = 500

INSTALL = (
    "run `npm ci && npm run build` in a clone of Proviso (Node.js 20.19 or "
    "later) and put its node_modules/.bin on the PATH, or say where it is: the environment variable "
    "PROVISO='node /path/to/proviso.js' or proviso.Session(command=['node', '/path/to/proviso.js'])"
)


def find_command() -> List[str]:
    """The command line that starts Proviso: what PROVISO says, or what the path has."""
    told = os.environ.get("PROVISO")
    if told:
        return shlex.split(told)
    found = shutil.which("proviso")
    if found is None:
        raise CommandNotFound(f"the command `proviso` was not found; {INSTALL}")
    return [found]


class Server:
    """The command behind a session. It is started by the first request, and again if it was lost."""

    def __init__(self, command: Optional[Sequence[str]] = None, flags: Sequence[str] = ()) -> None:
        self._command = list(command) if command is not None else None
        self._flags = list(flags)
        self._connection: Optional[Connection] = None
        self._started_before = False
        self._ids = itertools.count(1)
        self._unsent: List[Reply] = []
        self._sending = threading.RLock()
        #: What a command that is started again is told first: the statements that define something.
        self.definitions: List[Dict[str, Any]] = []
        _alive.add(self)

    def request(self, fields: Dict[str, Any], progress: Optional[Progress] = None) -> Reply:
        """Puts a request behind the others; it is sent when there are many, or when one is waited for."""
        with self._sending:
            reply = self._reply(fields, progress)
            self._unsent.append(reply)
            if len(self._unsent) >= TOGETHER:
                self.send()
        return reply

    def send(self) -> None:
        """Sends what has been gathered."""
        with self._sending:
            if not self._unsent:
                return
            if self._connection is None or not self._connection.send(self._unsent):
                self._start()
            self._unsent = []

    def is_answered(self, reply: Reply, seconds: float) -> bool:
        """Waits for a reply, so long at most; Ctrl-C cancels all that has none, and is passed on."""
        try:
            if not reply.done:
                self.send()
                if reply.connection is not None:
                    reply.connection.wait(reply, seconds)
        except KeyboardInterrupt:
            self.cancel_all()
            raise
        return reply.done

    def wait(self, reply: Reply) -> Dict[str, Any]:
        """The reply to a request; Ctrl-C cancels all that has none, and is passed on."""
        self.is_answered(reply, float("inf"))
        if reply.failure is not None:
            raise reply.failure
        if reply.message is None:
            raise ServerLost("the question was interrupted before it was sent; ask again")
        return reply.message

    def cancel_all(self) -> None:
        """Cancels everything that has not been answered; who waits for it gets `Cancelled`."""
        with self._sending:
            self.send()
            for reply in self._connection.pending() if self._connection is not None else []:
                self.request({"op": "cancel", "request": reply.id})
            self.send()

    def close(self) -> None:
        """Ends the command. Questions asked later start it again."""
        with self._sending:
            connection, self._connection = self._connection, None
            for reply in self._unsent:
                reply.failure = ServerLost("the session was closed before this was asked")
            self._unsent = []
        if connection is not None:
            connection.close()

    @property
    def pid(self) -> Optional[int]:
        """The process that answers, if there is one."""
        return self._connection.pid if self._connection is not None else None

    def _reply(self, fields: Dict[str, Any], progress: Optional[Progress] = None) -> Reply:
        id = next(self._ids)
        return Reply(id, json.dumps({"id": id, **fields}, ensure_ascii=False), progress)

    def _started(self) -> Connection:
        """The command, started; where there is none, nothing that waits is asked later, unlooked for."""
        try:
            command = self._command or find_command()
            try:
                return Connection([*command, "serve", *self._flags])
            except OSError as error:
                reason = f"{shlex.join(command)} does not start ({error.strerror}); {INSTALL}"
                raise CommandNotFound(reason) from error
        except CommandNotFound as failure:
            for reply in self._unsent:
                reply.failure = failure
            self._unsent = []
            raise

    def _start(self) -> None:
        """Starts the command, and sends what has been gathered; a new one first hears what was defined."""
        if self._connection is not None:
            self._connection.close()
        self._connection = self._started()
        again = [self._reply(one) for one in self.definitions] if self._started_before else []
        self._started_before = True
        if not self._connection.send([*again, *self._unsent]):
            command = shlex.join(self._command or find_command())
            failure = ServerLost(
                f"the command ends as soon as it is started; `{command} --version` tells more"
            )
            for reply in self._unsent:
                reply.failure = failure


_alive: "weakref.WeakSet[Server]" = weakref.WeakSet()


@atexit.register
def _close_all() -> None:
    for server in list(_alive):
        server.close()
