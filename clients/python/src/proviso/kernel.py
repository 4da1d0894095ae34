"""The kernel for Jupyter: cells are worksheets of the language, answered by ``proviso serve``.

Every statement of a cell is answered, as in a worksheet; one that fails takes no other with it. It needs
ipykernel, as Jupyter's own Python has it; ``proviso jupyter install`` makes it known to Jupyter.
"""

from __future__ import annotations

import os
import time
from typing import Any, Dict, List, Optional, Sequence

from ipykernel.kernelapp import IPKernelApp
from ipykernel.kernelbase import Kernel

from . import __version__
from .cell import Cell
from .cell_history import CellHistory
from .connection import Reply
from .errors import Cancelled, CommandNotFound, ProvisoError, ServerLost
from .highlighting import codemirror_mode, pygments_lexer
from .session import Session

#: Seconds between two looks at how far a statement is.
LOOK = 0.25


class ProvisoKernel(Kernel):
    """One session of the language, and one process that answers it."""

    implementation = "proviso"
    implementation_version = __version__
    banner = f"Proviso {__version__}: misère combinatorial games. `help` lists what there is help on."
    language_info = {
        "name": "proviso",
        "version": __version__,
        "file_extension": ".pvs",
        "mimetype": "text/x-proviso",
        "pygments_lexer": pygments_lexer(),
        "codemirror_mode": codemirror_mode(),
    }

    #: The command line of Proviso, and where the kernel stands that Jupyter has started.
    command: Optional[Sequence[str]] = None
    flags: Sequence[str] = ()
    folder: str = ""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        # Games are called by their names, as at the prompt.
        self._session = Session(command=self.command, flags=["--names", "all", *self.flags])
        self._history = CellHistory()
        #: Remarks that have been made; each is made once.
        self._remarks: "set[str]" = set()
        try:
            self._session.start()  # while the first cell is written
        except ProvisoError:
            pass  # the first cell says so

    def do_execute(
        self,
        code: str,
        silent: bool,
        store_history: bool = True,
        user_expressions: Optional[Dict[str, Any]] = None,
        allow_stdin: bool = False,
        **_: Any,
    ) -> Dict[str, Any]:
        cell = Cell(self._publish, self.execution_count, silent)
        if store_history and not silent:
            self._history.add(self.execution_count, code)
        try:
            self._run(code, cell)
        except KeyboardInterrupt:
            cell.fail("interrupted", "stopped; variables and definitions are as they were")
        except ProvisoError as error:
            cell.fail(type(error).__name__, self._cured(error))
        if cell.failure is not None:
            return {"status": "error", "execution_count": self.execution_count, **cell.failure}
        return {
            "status": "ok",
            "execution_count": self.execution_count,
            "payload": [],
            "user_expressions": {},
        }

    def _run(self, code: str, cell: Cell) -> None:
        """Sends all statements together, and shows the answers as they come."""
        statements, _ = self._session.statements(code)
        told: Dict[int, Dict[str, Any]] = {}
        replies: List[Reply] = []
        try:
            for n, text in enumerate(statements):
                replies.append(self._session.begin(text, _telling(told, n), bundle=True))
        except KeyboardInterrupt:
            self._session.cancel()  # else they would be sent with the next cell
            self._settle(replies)
            raise
        for n, reply in enumerate(replies):
            try:
                self._answer(reply, cell, told, n, last=n == len(replies) - 1)
            except KeyboardInterrupt:
                self._settle(replies[n:])
                raise

    def _answer(
        self, reply: Reply, cell: Cell, told: Dict[int, Dict[str, Any]], n: int, last: bool
    ) -> None:
        begun = time.monotonic()
        while not self._session.is_answered(reply, LOOK):
            if n in told:
                cell.tell(told.pop(n), time.monotonic() - begun)
        cell.be_quiet()
        for answer in self._session.answers_to(reply):
            bundle = answer.get("bundle")
            if not answer["ok"]:
                self._fail(answer["error"], bundle, cell)
            elif bundle is not None:
                cell.show(bundle, last)
            remark = answer.get("remark")
            if remark is not None and remark not in self._remarks:
                self._remarks.add(remark)
                cell.note(f"note: {remark}")

    def _fail(self, error: Dict[str, Any], bundle: Optional[Dict[str, Any]], cell: Cell) -> None:
        place = f"line {error['line']}, column {error['column']}: {error['message']}"
        text = place if bundle is None else str(bundle["data"]["text/plain"])
        cell.fail(error["code"], place, text)

    def _settle(self, replies: Sequence[Reply]) -> None:
        """Waits until what was stopped has stopped, and takes down what was set before."""
        for reply in replies:
            try:
                self._session.answers_to(reply)
            except Cancelled:
                pass

    def _cured(self, error: ProvisoError) -> str:
        """The message; where the command has gone that this kernel was installed by, how to mend it."""
        if not isinstance(error, (CommandNotFound, ServerLost)) or not self._command_is_gone():
            return str(error)
        return (
            f"the command that this kernel was installed by is gone: {' '.join(self.command or ())}; "
            "install Proviso again, run `proviso jupyter install` and restart the kernel "
            f"(this kernel stands in {self.folder})"
        )

    def _command_is_gone(self) -> bool:
        paths = [word for word in self.command or () if os.path.isabs(word)]
        return any(not os.path.exists(path) for path in paths)

    def do_complete(self, code: str, cursor_pos: Optional[int]) -> Dict[str, Any]:
        at = len(code) if cursor_pos is None else cursor_pos
        try:
            found = self._session.complete(code, at)
        except (ProvisoError, KeyboardInterrupt):
            found = {"from": at, "labels": []}
        return {
            "status": "ok",
            "matches": found["labels"],
            "cursor_start": found["from"],
            "cursor_end": at,
            "metadata": {},
        }

    def do_inspect(
        self, code: str, cursor_pos: Optional[int], detail_level: int = 0, omit_sections: Any = ()
    ) -> Dict[str, Any]:
        try:
            help = self._session.inspect(code, cursor_pos)
        except (ProvisoError, KeyboardInterrupt):
            help = None
        data = {} if help is None else {"text/plain": help}
        return {"status": "ok", "found": help is not None, "data": data, "metadata": {}}

    def do_is_complete(self, code: str) -> Dict[str, Any]:
        # A blank line ends a statement that a bracket keeps open.
        if not code.rsplit("\n", 1)[-1].strip():
            return {"status": "complete"}
        try:
            _, whole = self._session.statements(code)
        except (ProvisoError, KeyboardInterrupt):
            return {"status": "unknown"}
        return {"status": "complete"} if whole else {"status": "incomplete", "indent": "  "}

    def do_history(
        self, hist_access_type: str, output: bool, raw: bool, *_: Any, **asked: Any
    ) -> Dict[str, Any]:
        found = self._history.find(hist_access_type, **asked)
        entries = [(one[0], one[1], (one[2], None)) for one in found] if output else found
        return {"status": "ok", "history": entries}

    def do_shutdown(self, restart: bool) -> Dict[str, Any]:
        # Whatever is running is lost, and whoever waits for it is told so at once.
        self._session.close()
        return {"status": "ok", "restart": restart}

    def _publish(self, kind: str, content: Dict[str, Any]) -> None:
        self.send_response(self.iopub_socket, kind, content)


def _telling(told: Dict[int, Dict[str, Any]], n: int) -> Any:
    """Keeps how far a statement is; the thread that reads replies is not the one that may publish."""

    def tell(progress: Dict[str, Any]) -> None:
        told[n] = progress

    return tell


def main(command: Sequence[str], flags: Sequence[str] = (), folder: str = "") -> None:
    """Runs the kernel that Jupyter has started, with the arguments that it was started with."""
    ProvisoKernel.command = command
    ProvisoKernel.flags = flags
    ProvisoKernel.folder = folder
    IPKernelApp.launch_instance(kernel_class=ProvisoKernel)
