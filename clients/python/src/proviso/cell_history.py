"""The cells that were run, for consoles that ask for them: in a file of their own under the XDG state
directory, one entry a line, newest last. Losing it is no reason to fail.
"""

from __future__ import annotations

import fnmatch
import json
import os
from typing import List, Optional, Tuple

#: How many entries are kept.
SIZE = 1000

#: Session, line, and what was typed.
Entry = Tuple[int, int, str]


def history_file() -> str:
    """Where the history is kept."""
    state = os.environ.get("XDG_STATE_HOME", "")
    # The XDG specification has relative paths ignored.
    home = state if os.path.isabs(state) else os.path.join(os.path.expanduser("~"), ".local", "state")
    return os.path.join(home, "proviso", "cells.jsonl")


class CellHistory:
    """What was run in earlier sessions and in this one, which is 0 to those who ask."""

    def __init__(self, file: Optional[str] = None) -> None:
        self._file = file if file is not None else history_file()
        entries = self._read()
        self._session = 1 + max((session for session, _, _ in entries), default=0)
        self._entries = entries

    def add(self, line: int, code: str) -> None:
        """Takes down a cell."""
        entry = (self._session, line, code)
        self._entries.append(entry)
        try:
            os.makedirs(os.path.dirname(self._file), mode=0o700, exist_ok=True)
            descriptor = os.open(self._file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
            with open(descriptor, "a", encoding="utf-8", errors="replace") as file:
                file.write(f"{json.dumps(entry, ensure_ascii=False)}\n")
        except OSError:
            pass  # a read-only home: the history lasts for this session

    def find(
        self,
        access: str,
        session: Optional[int] = None,
        start: Optional[int] = None,
        stop: Optional[int] = None,
        n: Optional[int] = None,
        pattern: Optional[str] = None,
        unique: bool = False,
    ) -> List[Entry]:
        """The entries that Jupyter asks for: the tail, a range of lines of a session, or what matches.

        >>> history = CellHistory(os.devnull)
        >>> history.add(1, "rank(*)"); history.add(2, "outcome(*)"); history.add(3, "rank(*)")
        >>> [code for _, _, code in history.find("tail", n=2)]
        ['outcome(*)', 'rank(*)']
        >>> [code for _, _, code in history.find("search", pattern="rank*", unique=True)]
        ['rank(*)']
        >>> [line for _, line, _ in history.find("range", session=0, start=2, stop=4)]
        [2, 3]
        """
        found = self._entries
        if access == "range":
            asked = session or 0
            wanted = asked if asked > 0 else self._session + asked
            found = [
                one
                for one in found
                if one[0] == wanted and one[1] >= (start or 0) and (stop is None or one[1] < stop)
            ]
        if access == "search" and pattern is not None:
            found = [one for one in found if fnmatch.fnmatchcase(one[2], pattern)]
            if unique:
                latest = {one[2]: one for one in found}
                found = sorted(latest.values(), key=lambda one: one[:2])
        return found if n is None or access == "range" else found[-n:] if n > 0 else []

    def _read(self) -> List[Entry]:
        entries: List[Entry] = []
        try:
            with open(self._file, encoding="utf-8") as file:
                lines = file.readlines()
            for line in lines[-SIZE:]:
                session, number, code = json.loads(line)
                entries.append((int(session), int(number), str(code)))
            if len(lines) > 2 * SIZE:
                with open(self._file, "w", encoding="utf-8") as file:
                    file.writelines(lines[-SIZE:])
        except (OSError, ValueError, TypeError):
            pass  # none yet, or not ours
        return entries
