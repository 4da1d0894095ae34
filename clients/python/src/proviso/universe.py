"""Universes."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Any, Optional, Tuple

from .expression import one_universe
from .written import written

#: The universes of the `with` blocks, innermost last, for whichever session is asked; each thread has its own.
_blocks: "ContextVar[Tuple[str, ...]]" = ContextVar("universes", default=())


def universe_of_block() -> Optional[str]:
    """The universe of the innermost `with` block, if there is one."""
    blocks = _blocks.get()
    return blocks[-1] if blocks else None


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
        self.text = one_universe(name)

    def __call__(self, *games: Any) -> "Universe":
        """The least universe with some games: `D(game("{.|0}"))`."""
        return Universe(f"{self.text}({', '.join(map(written, games))})")

    def __enter__(self) -> "Universe":
        _blocks.set((*_blocks.get(), self.text))
        return self

    def __exit__(self, *_: Any) -> None:
        _blocks.set(_blocks.get()[:-1])

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
