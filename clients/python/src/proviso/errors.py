"""What can go wrong, each with its cure in the message."""

from __future__ import annotations

import re
from typing import Any, Optional

#: What the language says of a text where it wants a game; Python has quotes around both.
_TEXT_FOR_GAME = re.compile(r"(?:expected|takes) a game\b.* is a text")


class ProvisoError(Exception):
    """Whatever Proviso refuses or cannot do."""


class CommandNotFound(ProvisoError):
    """The command ``proviso`` is not there, or does not start."""


class ServerLost(ProvisoError):
    """The command has ended in the middle of an answer; the next question starts it again."""


class StatementError(ProvisoError):
    """A statement has no answer.

    ``code`` says of which kind the fault is (``syntax``, ``name``, ``type``, ``value``, ``budget``, …),
    ``column`` where it is, ``statement`` what was asked.
    """

    def __init__(
        self, code: str, message: str, column: Optional[int] = None, statement: str = ""
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.column = column
        self.statement = statement

    def __reduce__(self) -> "tuple[Any, ...]":
        return type(self), (self.code, self.message, self.column, self.statement)

    def __str__(self) -> str:
        if not self.statement or "\n" in self.statement or len(self.statement) > 200:
            return self.message
        lines = [self.message, "  " + self.statement]
        if self.column is not None and self.code in ("syntax", "name", "type"):
            lines.append("  " + " " * (self.column - 1) + "^")
        return "\n".join(lines)


class BudgetError(StatementError):
    """A statement took more time, memory or forms than it may."""


class Cancelled(ProvisoError):
    """A question was cancelled before it was answered."""


def statement_error(error: "dict[str, Any]", statement: str) -> StatementError:
    """The exception for an answer that is an error."""
    kind = BudgetError if error["code"] == "budget" else StatementError
    message = error["message"]
    if _TEXT_FOR_GAME.search(message):
        message = f'{message}; in Python, `game("…")` is a game'
    return kind(error["code"], message, error.get("column"), statement)
