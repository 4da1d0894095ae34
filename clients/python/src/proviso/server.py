"""The command ``proviso serve``, started when the first question is sent, and talked to in JSON lines.

Questions are gathered and sent together: whoever asks ten thousand and then looks at the first answer
waits for one pipe, not for ten thousand. A thread reads the replies, so that neither side can wait for
the other with a full pipe.
"""

from __future__ import annotations

import atexit
import itertools
import json
import os
import shlex
import shutil
import subprocess
import threading
import traceback
import weakref
from typing import Any, Callable, Dict, List, Optional, Sequence

from .errors import Cancelled, CommandNotFound, ProvisoError, ServerLost

PROTOCOL = 1
#: So many questions are sent though nobody has asked for an answer yet.
TOGETHER = 500

INSTALL = (
    "the command `proviso` was not found; install it with `npm install --global proviso` "
    "(it needs Node.js 20.19 or later), or say where it is: the environment variable PROVISO "
    "or proviso.Session(command=['node', '/path/to/proviso.js'])"
)

Progress = Callable[[Dict[str, Any]], None]


def find_command() -> List[str]:
    """The command line that starts Proviso: what PROVISO says, or what the path has."""
    told = os.environ.get("PROVISO")
    if told:
        return shlex.split(told)
    found = shutil.which("proviso")
    if found is None:
        raise CommandNotFound(INSTALL)
    return [found]


class Reply:
    """What a request came to, or will come to."""

    __slots__ = ("id", "message", "failure", "progress")

    def __init__(self, id: int, progress: Optional[Progress]) -> None:
        self.id = id
        self.message: Optional[Dict[str, Any]] = None
        self.failure: Optional[ProvisoError] = None
        self.progress = progress

    @property
    def done(self) -> bool:
        return self.message is not None or self.failure is not None


class Server:
    """One running command. It is started by the first request, and again if it was lost."""

    def __init__(self, command: Optional[Sequence[str]] = None, flags: Sequence[str] = ()) -> None:
        self._command = list(command) if command is not None else None
        self._flags = list(flags)
        self._process: Optional[subprocess.Popen[bytes]] = None
        self._reader: Optional[threading.Thread] = None
        self._started_before = False
        self._ids = itertools.count(1)
        self._unsent: List[str] = []
        self._pending: Dict[int, Reply] = {}
        self._changed = threading.Condition()
        #: What a command that is started again is told first: the statements that define something.
        self.definitions: List[Dict[str, Any]] = []
        _alive.add(self)

    def request(self, fields: Dict[str, Any], progress: Optional[Progress] = None) -> Reply:
        """Puts a request behind the others; it is sent when there are many, or when one is waited for."""
        reply = Reply(next(self._ids), progress)
        line = json.dumps({"id": reply.id, **fields}, ensure_ascii=False)
        with self._changed:
            self._pending[reply.id] = reply
            self._unsent.append(line)
            many = len(self._unsent) >= TOGETHER
        if many:
            self.send()
        return reply

    def send(self) -> None:
        """Sends what has been gathered."""
        with self._changed:
            process = self._started()
            lines, self._unsent = self._unsent, []
        if not lines:
            return
        data = ("\n".join(lines) + "\n").encode("utf-8")
        try:
            assert process.stdin is not None
            process.stdin.write(data)
            process.stdin.flush()
        except (BrokenPipeError, OSError):
            self._lost(process)

    def wait(self, reply: Reply) -> Dict[str, Any]:
        """The reply to a request; Ctrl-C cancels the request and is passed on."""
        if not reply.done:
            self.send()
            try:
                with self._changed:
                    while not reply.done:
                        # With a timeout, so that Ctrl-C is noticed on every system.
                        self._changed.wait(1.0)
            except KeyboardInterrupt:
                self.cancel_all()
                raise
        if reply.failure is not None:
            raise reply.failure
        assert reply.message is not None
        return reply.message

    def cancel(self, reply: Reply) -> None:
        """Cancels a request; who waits for it gets `Cancelled`."""
        if not reply.done:
            self.request({"op": "cancel", "request": reply.id})
            self.send()

    def cancel_all(self) -> None:
        """Cancels everything that has not been answered."""
        with self._changed:
            pending = [reply for reply in self._pending.values() if not reply.done]
        for reply in pending:
            self.request({"op": "cancel", "request": reply.id})
        self.send()

    def close(self) -> None:
        """Ends the command. Questions asked later start it again."""
        with self._changed:
            process, self._process = self._process, None
        if process is None:
            return
        try:
            assert process.stdin is not None
            process.stdin.close()
        except OSError:
            pass
        process.terminate()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if self._reader is not None:
            self._reader.join(5)
        self._fail_pending(ServerLost("the session was closed before this was answered"))

    def _started(self) -> "subprocess.Popen[bytes]":
        if self._process is not None and self._process.poll() is None:
            return self._process
        command = self._command or find_command()
        try:
            process = subprocess.Popen(
                [*command, "serve", *self._flags],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                # Ctrl-C is for Python alone, which cancels what is running.
                start_new_session=True,
            )
        except OSError as error:
            raise CommandNotFound(f"{shlex.join(command)} does not start ({error.strerror}); {INSTALL}")
        self._process = process
        if self._started_before:
            self._unsent[:0] = [
                json.dumps({**request, "id": f"definition {i}"}, ensure_ascii=False)
                for i, request in enumerate(self.definitions)
            ]
        self._started_before = True
        self._reader = threading.Thread(target=self._read, args=(process,), daemon=True)
        self._reader.start()
        return process

    def _read(self, process: "subprocess.Popen[bytes]") -> None:
        assert process.stdout is not None
        for line in process.stdout:
            try:
                message = json.loads(line)
            except ValueError:
                continue  # half a line of a command that was killed
            self._receive(message)
        process.stdout.close()
        process.wait()
        self._lost(process)

    def _receive(self, message: Dict[str, Any]) -> None:
        with self._changed:
            reply = self._pending.get(message.get("id"))  # type: ignore[arg-type]
            if reply is None:
                return
            if "event" in message:
                progress = reply.progress
            else:
                progress = None
                del self._pending[reply.id]
                self._settle(reply, message)
                self._changed.notify_all()
        if progress is not None:
            try:
                progress(message["progress"])
            except Exception:  # the replies behind it have to be read all the same
                traceback.print_exc()

    @staticmethod
    def _settle(reply: Reply, message: Dict[str, Any]) -> None:
        if message["ok"]:
            reply.message = message
            return
        error = message["error"]
        kind = Cancelled if error["code"] == "cancelled" else ProvisoError
        reply.failure = kind(error["message"])

    def _lost(self, process: "subprocess.Popen[bytes]") -> None:
        with self._changed:
            if self._process is not process:
                return
            self._process = None
        try:
            assert process.stdin is not None
            process.stdin.close()
        except OSError:
            pass
        code = process.poll()
        self._fail_pending(
            ServerLost(
                f"the command has ended (exit status {code}) before this was answered; "
                "ask again, and it is started anew"
            )
        )

    def _fail_pending(self, failure: ProvisoError) -> None:
        with self._changed:
            self._unsent.clear()
            for reply in self._pending.values():
                reply.failure = failure
            self._pending.clear()
            self._changed.notify_all()


_alive: "weakref.WeakSet[Server]" = weakref.WeakSet()


@atexit.register
def _close_all() -> None:
    for server in list(_alive):
        server.close()
