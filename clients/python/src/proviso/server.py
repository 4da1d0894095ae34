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
from typing import Any, Dict, List, Optional, Sequence, Tuple

from .connection import Connection, Keep, Progress, Reply
from .errors import Cancelled, CommandNotFound, ProvisoError, ServerLost

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
        #: Ends the command when nobody has this server any more.
        self._watch: Any = None
        self._started_before = False
        self._ids = itertools.count(1)
        self._unsent: List[Reply] = []
        self._sending = threading.RLock()
        #: What a command that is started again is told first: the statements that define something.
        self.definitions: List[Dict[str, Any]] = []
        #: Those that the command was told when it was started again, with their replies.
        self._again: List[Tuple[str, Reply]] = []
        _alive.add(self)

    def request(self, fields: Dict[str, Any], progress: Optional[Progress] = None) -> Reply:
        """Puts a request behind the others; it is sent when there are many, or when one is waited for."""
        with self._sending:
            reply = self._reply(fields, progress, _keeping(self.definitions, fields))
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
                self._refuse_reader(reply)
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
        self._refuse_half()
        return reply.message

    def cancel_all(self) -> None:
        """Cancels everything that has not been answered; who waits for it gets `Cancelled`."""
        with self._sending:
            self.send()
            if self._connection is None:
                return
            if not all(reply.done for _, reply in self._again):
                # One that has not heard all definitions is asked nothing: the next question starts another.
                self._connection.close(Cancelled("cancelled on request"))
                return
            for reply in self._connection.pending():
                self.request({"op": "cancel", "request": reply.id})
            self.send()

    def close(self) -> None:
        """Ends the command. Questions asked later start it again."""
        with self._sending:
            connection, self._connection = self._connection, None
            self._unwatch()
            for reply in self._unsent:
                reply.failure = ServerLost("the session was closed before this was asked")
            self._unsent = []
        if connection is not None:
            connection.close()

    @property
    def pid(self) -> Optional[int]:
        """The process that answers, if there is one."""
        return self._connection.pid if self._connection is not None else None

    def _reply(
        self, fields: Dict[str, Any], progress: Optional[Progress] = None, keep: Optional[Keep] = None
    ) -> Reply:
        id = next(self._ids)
        # In ASCII, which has a way to write half of a sign; a number that is none is refused here.
        return Reply(id, json.dumps({"id": id, **fields}, allow_nan=False), progress, keep)

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
        again = [self._reply(one) for one in self.definitions] if self._started_before else []
        connection = self._started()
        try:
            sent = connection.send([*again, *self._unsent])
        except BaseException:  # Ctrl-C: one that has not heard the definitions is not asked
            connection.abandon()
            raise
        self._unwatch()
        self._connection = connection
        self._watch = weakref.finalize(self, connection.abandon)
        self._watch.atexit = False
        self._started_before = True
        self._again = [(one["text"], reply) for one, reply in zip(self.definitions, again)]
        if not sent:
            command = shlex.join(self._command or find_command())
            failure = ServerLost(
                f"the command ends as soon as it is started; `{command} --version` tells more"
            )
            for reply in self._unsent:
                reply.failure = failure

    def _refuse_reader(self, reply: Reply) -> None:
        """Refuses a question that `progress` waits for: it is told by the thread that would read the reply."""
        connection = reply.connection or self._connection
        if connection is None or not connection.is_reading():
            return
        with self._sending:
            self._unsent = [one for one in self._unsent if one is not reply]
        raise ProvisoError(
            "`progress` cannot wait for an answer of the session that it tells of, which answers nothing before "
            "it returns; ask another session, or `cancel()` this one"
        )

    def _refuse_half(self) -> None:
        """Says once what a command that was started again could not be told again: names may be what they were before."""
        if not all(reply.done for _, reply in self._again):
            return
        again, self._again = self._again, []
        for text, reply in again:
            for answer in (reply.message or {}).get("answers", []):
                if not answer["ok"]:
                    message = answer["error"]["message"]
                    raise ServerLost(
                        f"the command was started again, and `{text.strip()}` has no answer now ({message}); say it anew"
                    )

    def _unwatch(self) -> None:
        """The command is no longer ended when nobody has this server any more."""
        if self._watch is not None:
            self._watch.detach()
            self._watch = None

    def _forked(self) -> None:
        """In a process that was forked off: the command answers the other one; this one starts its own."""
        self._sending = threading.RLock()
        self._unwatch()
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.forget()
            _inherited.append(connection)


def _keeping(definitions: List[Dict[str, Any]], fields: Dict[str, Any]) -> Keep:
    """Keeps statements to be said again within the same limits; it holds no server, which would never be given up."""
    again = {name: value for name, value in fields.items() if name in ("progress", "limits")}
    return lambda text: definitions.append({"text": text, **again})


_alive: "weakref.WeakSet[Server]" = weakref.WeakSet()
#: Connections of the process that this one was forked off: to close their pipes is for that one.
_inherited: List[Connection] = []


@atexit.register
def _close_all() -> None:
    for server in list(_alive):
        server.close()


def _forked() -> None:
    for server in list(_alive):
        server._forked()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forked)
