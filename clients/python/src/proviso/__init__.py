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

import difflib
from typing import Any, Callable, Iterable, List

from .errors import (
    BudgetError,
    Cancelled,
    CommandNotFound,
    ProvisoError,
    ServerLost,
    StatementError,
)
from .names import FUNCTIONS
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

L = Outcome("L")
N = Outcome("N")
P = Outcome("P")
R = Outcome("R")

__all__ = [
    "B",
    "BudgetError",
    "Cancelled",
    "CommandNotFound",
    "D",
    "E",
    "Explanation",
    "L",
    "M",
    "N",
    "Normal",
    "Outcome",
    "P",
    "Picture",
    "ProvisoError",
    "R",
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
    """A function or ruleset of the language, or one that was defined with `run`, under its own name."""
    if name not in FUNCTIONS and not _is_defined(name):
        near = difflib.get_close_matches(name, FUNCTIONS, 1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise AttributeError(
            f"the language has no function {name!r}{hint}; "
            "what you define yourself with `run` is here once it is defined."
        )

    def call(*arguments: Any) -> Value:
        return default_session().call(name, *arguments)

    call.__name__ = call.__qualname__ = name
    call.__doc__ = f"`{name}` of the language: `proviso.ask('?{name}')` tells what it does."
    return call


def _is_defined(name: str) -> bool:
    return not name.startswith("_") and name in default_session().defined


def __dir__() -> List[str]:
    return sorted({*globals(), *FUNCTIONS})
