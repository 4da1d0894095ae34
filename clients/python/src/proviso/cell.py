"""What a cell of a notebook shows while it is run, and afterwards.

While a statement takes long, how far it is stands below the answers before it, and is gone when it is
answered: a notebook that is saved has answers in it and nothing else.
"""

from __future__ import annotations

import uuid
from typing import Any, Callable, Dict, List, Optional, Tuple

Publish = Callable[[str, Dict[str, Any]], None]

RED = "\x1b[31m"
PLAIN = "\x1b[0m"


class Cell:
    """The outputs of one run of a cell."""

    def __init__(self, publish: Publish, count: int, silent: bool) -> None:
        self._publish_at_all = publish
        self._count = count
        self._silent = silent
        #: What was published, to say it again when progress has to go.
        self._outputs: List[Tuple[str, Dict[str, Any]]] = []
        #: Under which id the progress stands, while it does.
        self._progress: Optional[str] = None
        #: The first thing that went wrong, as the reply to Jupyter has it.
        self.failure: Optional[Dict[str, Any]] = None

    def show(self, bundle: Dict[str, Any], last: bool) -> None:
        """An answer; that of the last statement is what the cell came to."""
        content = {"data": bundle["data"], "metadata": bundle["metadata"]}
        if last:
            self._add("execute_result", {**content, "execution_count": self._count})
        else:
            self._add("display_data", content)

    def fail(self, name: str, value: str, text: Optional[str] = None) -> None:
        """An error, and the text that is shown of it."""
        self.be_quiet()
        shown = value if text is None else text
        lines = [f"{RED}{name}{PLAIN}: {shown}"]
        failure = {"ename": name, "evalue": value, "traceback": lines}
        self.failure = self.failure or failure
        self._add("error", failure)

    def note(self, text: str) -> None:
        """A line beside the answers."""
        self._add("stream", {"name": "stdout", "text": f"{text}\n"})

    def tell(self, progress: Dict[str, Any], seconds: float) -> None:
        """How far the statement is that is running."""
        content = {"data": {"text/plain": progress_text(progress, seconds)}, "metadata": {}}
        kind = "display_data" if self._progress is None else "update_display_data"
        self._progress = self._progress or uuid.uuid4().hex
        self._publish(kind, {**content, "transient": {"display_id": self._progress}})

    def be_quiet(self) -> None:
        """Takes the progress away."""
        if self._progress is None:
            return
        self._progress = None
        self._publish("clear_output", {"wait": bool(self._outputs)})
        for kind, content in self._outputs:
            self._publish(kind, content)

    def _add(self, kind: str, content: Dict[str, Any]) -> None:
        self._outputs.append((kind, content))
        self._publish(kind, content)

    def _publish(self, kind: str, content: Dict[str, Any]) -> None:
        if not self._silent:
            self._publish_at_all(kind, content)


def progress_text(progress: Dict[str, Any], seconds: float) -> str:
    """How far a statement is, on one line.

    >>> progress_text({"forms": 12345, "positions": 0, "bytes": 3_000_000, "element": 3, "elements": 40}, 2.04)
    '2.0 s · element 3 of 40 · 12,345 forms · 3 MB · interrupt the kernel to stop'
    """
    parts = [f"{seconds:.1f} s"]
    if "element" in progress and "elements" in progress:
        parts.append(f"element {progress['element']:,} of {progress['elements']:,}")
    parts.append(f"{progress['forms']:,} forms")
    if progress["positions"] > 0:
        parts.append(f"{progress['positions']:,} positions")
    parts.append(f"{progress['bytes'] / 2**20:.0f} MB")
    parts.append("interrupt the kernel to stop")
    return " · ".join(parts)
