"""Misère combinatorial games from Python.

>>> from proviso import game, domineering, D, E
>>> G = game("{0, * | *}")
>>> G % D
game('{0, # | *}')
>>> with E:
...     print("equal" if G + G == 0 else "different")
different
>>> domineering(2, 3).outcome
Outcome('L')

Everything is lazy: questions are sent together when an answer is looked at. Every function and ruleset of
the language is here under its own name.
"""

from __future__ import annotations

from typing import Any, Callable, Iterable, List

from .errors import (
    BudgetError,
    Cancelled,
    CommandNotFound,
    ProvisoError,
    ServerLost,
    StatementError,
)
from .results import Explanation, Outcome, Picture, Table
from .session import Session, default_session, use
from .universe import Universe
from .values import Value, as_game

__version__ = "0.1.0"

M = Universe("M")
B = Universe("B")
E = Universe("E")
D = Universe("D")
Normal = Universe("Normal")

__all__ = [
    "B",
    "BudgetError",
    "Cancelled",
    "CommandNotFound",
    "D",
    "E",
    "Explanation",
    "M",
    "Normal",
    "Outcome",
    "Picture",
    "ProvisoError",
    "ServerLost",
    "Session",
    "StatementError",
    "Table",
    "Universe",
    "Value",
    "answers",
    "ask",
    "game",
    "run",
    "use",
]


def game(text: Any) -> Value:
    """A game, as the language writes it; an integer is one, too."""
    return as_game(text)


def ask(text: str) -> Any:
    """The value of an expression of the language, now."""
    return default_session().ask(text)


def run(text: str) -> List[Any]:
    """Runs statements as a worksheet has them, and gives their values."""
    return default_session().run(text)


def answers(values: Iterable[Any]) -> List[Any]:
    """The plain values of many lazy ones, sent together."""
    return default_session().answers(values)


def __getattr__(name: str) -> Callable[..., Value]:
    """A function or ruleset of the language, under its own name."""
    if name.startswith("_"):
        raise AttributeError(f"module 'proviso' has no attribute {name!r}")

    def call(*arguments: Any) -> Value:
        return default_session().call(name, *arguments)

    call.__name__ = call.__qualname__ = name
    return call
