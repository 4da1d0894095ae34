"""How notebooks show what is asked: games as formulas, boards as pictures, what else there is in its own way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Optional

if TYPE_CHECKING:
    from .session import Session

#: The kinds of values on which the signs of games work.
GAMES = frozenset({"game", "board"})


class Shown:
    """What notebooks ask of a value."""

    session: "Session"

    #: The picture of a board.
    _drawn: Any = None

    if TYPE_CHECKING:

        @property
        def type(self) -> str: ...

        @property
        def value(self) -> Any: ...

        @property
        def expression(self) -> str: ...

    def _repr_latex_(self) -> Optional[str]:
        if self.type == "game":
            return f"${self.session.ask(f'latex({self.expression})')}$"
        shows = getattr(self.value, "_repr_latex_", None)
        return shows() if shows is not None and self.value is not self else None

    def _repr_html_(self) -> Optional[str]:
        if self.type == "board":
            return str(self._drawing()._repr_html_())
        shows = getattr(self.value, "_repr_html_", None)
        return shows() if shows is not None and self.value is not self else None

    def _repr_svg_(self) -> Optional[str]:
        if self.type == "board":
            return str(self._drawing().svg)
        shows = getattr(self.value, "_repr_svg_", None)
        return shows() if shows is not None and self.value is not self else None

    def _drawing(self) -> Any:
        if self._drawn is None:
            self._drawn = self.session.ask(f"draw({self.expression})")
        return self._drawn

    def _repr_markdown_(self) -> Optional[str]:
        if self.type in GAMES:
            return None
        shows = getattr(self.value, "_repr_markdown_", None)
        return shows() if shows is not None else None
