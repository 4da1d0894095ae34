"""One running command ``proviso serve``, and the requests it has not replied to.

A thread writes and a thread reads, so that neither side can wait for the other with a full pipe, and Ctrl-C
never leaves half a request behind. When the command ends, whatever it has not replied to is lost, and
nothing else: later requests go to another connection.
"""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import threading
import time
import traceback
from typing import Any, Callable, Dict, List, Optional, Sequence

from .errors import Cancelled, ProvisoError, ServerLost

Progress = Callable[[Dict[str, Any]], None]
Keep = Callable[[str], None]

#: Seconds a command has to end by itself once nothing more comes.
PATIENCE = 2.0


class Reply:
    """What a request came to, or will come to."""

    __slots__ = ("id", "line", "message", "failure", "progress", "keep", "connection")

    def __init__(self, id: int, line: str, progress: Optional[Progress], keep: Optional[Keep] = None) -> None:
        self.id = id
        self.line = line
        self.message: Optional[Dict[str, Any]] = None
        self.failure: Optional[ProvisoError] = None
        self.progress = progress
        #: Is given each statement that has defined something, when the reply comes: they come in their order.
        self.keep = keep
        #: Where it was sent.
        self.connection: Optional["Connection"] = None

    @property
    def done(self) -> bool:
        return self.message is not None or self.failure is not None

    def settle(self, message: Dict[str, Any]) -> None:
        """Takes the reply that has come; what was cancelled has the answers until then, and may have defined something."""
        for answer in message.get("answers", []):
            if "sets" in answer and self.keep is not None:
                self.keep(answer["sets"])
        if message["ok"]:
            self.message = message
        else:
            error = message["error"]
            kind = Cancelled if error["code"] == "cancelled" else ProvisoError
            self.failure = kind(error["message"])


class Connection:
    """A command that has been started. It is never started again."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            # Ctrl-C is for Python alone, which cancels what is running.
            start_new_session=True,
        )
        self._changed = threading.Condition()
        self._pending: Dict[Any, Reply] = {}
        #: Whether it was ended here: its number may be that of another process afterwards.
        self._stopped = False
        #: Why it answers nothing any more.
        self._ended: Optional[ProvisoError] = None
        #: Lines to be written; `None` is the last of them.
        self._lines: "queue.SimpleQueue[Optional[bytes]]" = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="proviso writer", daemon=True)
        self._reader = threading.Thread(target=self._read, name="proviso reader", daemon=True)
        self._writer.start()
        self._reader.start()

    @property
    def pid(self) -> int:
        return self._process.pid

    def send(self, replies: Sequence[Reply]) -> bool:
        """Sends requests, in their order; or tells that the command has ended, and sends none."""
        data = "".join(f"{reply.line}\n" for reply in replies).encode("utf-8")
        if self._process.poll() is not None:
            # What it said before its end is still read.
            if not self.is_reading():
                self._reader.join(PATIENCE)
            self._end(self._loss())
        with self._changed:
            if self._ended is not None:
                return False
            # Before they are written: Ctrl-C in between has them sent again, and after that not.
            for reply in replies:
                reply.connection = self
                self._pending[reply.id] = reply
            self._lines.put(data)
        return True

    def wait(self, reply: Reply, seconds: float = float("inf")) -> None:
        """Waits until a request that was sent here has its reply, or is lost; or so long at most."""
        until = time.monotonic() + seconds
        with self._changed:
            while reply.id in self._pending and time.monotonic() < until:
                # With a timeout, so that Ctrl-C is noticed on every system.
                self._changed.wait(min(1.0, max(0.0, until - time.monotonic())))

    def is_reading(self) -> bool:
        """Whether whoever asks this is the thread that reads, which tells progress and must not wait for a reply."""
        return threading.current_thread() is self._reader

    def pending(self) -> List[Reply]:
        """What has no reply yet."""
        with self._changed:
            return list(self._pending.values())

    def close(self, failure: Optional[ProvisoError] = None) -> None:
        """Ends the command; what it has not replied to is lost, or fails as it is told."""
        self._end(failure or ServerLost("the session was closed before this was answered"))
        self._lines.put(None)
        self._stop()
        for thread in (self._writer, self._reader):
            if thread is not threading.current_thread():
                thread.join(PATIENCE)

    def abandon(self) -> None:
        """Ends the command without waiting for its end: nobody asks it any more."""
        self._lines.put(None)
        if not self._stopped:
            self._signal("SIGTERM")

    def forget(self) -> None:
        """In a process that was forked off: the command, its pipes and the threads are those of the other one."""
        self._changed = threading.Condition()  # some thread that is not here may have held it
        self._ended = ServerLost("this was asked before the process was forked, and is answered there; ask again")
        for reply in self._pending.values():
            reply.failure = self._ended
        self._pending = {}

    def _write(self) -> None:
        pipe = self._process.stdin
        assert pipe is not None
        try:
            for data in iter(self._lines.get, None):
                pipe.write(data)
                pipe.flush()
        except OSError:
            pass  # the reader tells that the command has ended
        finally:
            try:
                pipe.close()
            except OSError:
                pass

    def _read(self) -> None:
        pipe = self._process.stdout
        assert pipe is not None
        try:
            with pipe:
                for line in pipe:
                    try:
                        message = json.loads(line)
                    except ValueError:
                        continue  # half a line of a command that was killed
                    if isinstance(message, dict):
                        self._receive(message)
        finally:
            # Whoever says nothing more answers nothing more.
            self._stop()
            self._end(self._loss())
            self._lines.put(None)

    def _stop(self) -> None:
        """Ends the process, and those it has started: the command may be a script that starts another."""
        for sign in ("SIGTERM", "SIGKILL"):
            if self._stopped:
                return
            self._signal(sign)
            try:
                self._process.wait(PATIENCE)
                self._stopped = True
            except subprocess.TimeoutExpired:
                pass

    def _signal(self, sign: str) -> None:
        try:
            os.killpg(self._process.pid, getattr(signal, sign))
        except AttributeError:  # Windows has no groups
            self._process.kill()
        except OSError:
            pass

    def _loss(self) -> ServerLost:
        return ServerLost(
            f"the command has ended (exit status {self._process.poll()}) before this was answered; "
            "ask again, and it is started anew"
        )

    def _receive(self, message: Dict[str, Any]) -> None:
        with self._changed:
            reply = self._pending.get(message.get("id"))
            if reply is None:
                return
            progress = reply.progress if "event" in message else None
            if "event" not in message:
                del self._pending[reply.id]
                reply.settle(message)
                self._changed.notify_all()
        if progress is not None:
            try:
                progress(message["progress"])
            except Exception:  # the replies behind it have to be read all the same
                traceback.print_exc()

    def _end(self, failure: ProvisoError) -> None:
        with self._changed:
            if self._ended is not None:
                return
            self._ended = failure
            for reply in self._pending.values():
                reply.failure = failure
            self._pending.clear()
            self._changed.notify_all()
