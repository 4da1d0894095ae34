"""Universes."""

from __future__ import annotations

from contextvars import ContextVar, Token
from typing import Any, List, Optional

from .text import written

#: The universe of the innermost `with` block, for whichever session is asked; each thread has its own.
_block: "ContextVar[Optional[str]]" = ContextVar("universe", default=None)


def universe_of_block() -> Optional[str]:
    """The universe of the innermost `with` block, if there is one."""
    return _block.get()


class Universe:
    """A universe: the games that others may be added to.

    >>> D
    Universe('D')
    >>> Universe("D")(-1)
    Universe('D(-1)')
    >>> with E: bool(game("*") + game("*") == 0)
    False
    """

    def __init__(self, name: str) -> None:
        self.text = name
        self._tokens: List[Token[Optional[str]]] = []

    def __call__(self, *games: Any) -> "Universe":
        """The least universe with some games: `D(game("{.|0}"))`."""
        return Universe(f"{self.text}({', '.join(map(written, games))})")

    def __enter__(self) -> "Universe":
        self._tokens.append(_block.set(self.text))
        return self

    def __exit__(self, *_: Any) -> None:
        _block.reset(self._tokens.pop())

    def __contains__(self, game: Any) -> bool:
        from .values import as_game

        return bool(as_game(game).is_in(self))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Universe) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Universe({self.text!r})"
