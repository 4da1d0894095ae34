"""Answers that are neither games nor values of Python: outcomes, reasons, pictures, tables."""

from __future__ import annotations

import base64
import html
import json
import re
from typing import TYPE_CHECKING, Any, Dict, Iterator, List

from .errors import ProvisoError

if TYPE_CHECKING:
    from .session import Session


class Outcome(str):
    """Who wins: L, N, P or R, or a set of players; a text that is printed as an outcome."""

    def __repr__(self) -> str:
        return f"Outcome({str(self)!r})"

    def _repr_latex_(self) -> str:
        return rf"$\mathcal{{{self}}}$" if str(self) in ("L", "N", "P", "R") else f"${self}$"


class Explanation:
    """Reasons in words, with the certificates that an independent checker verifies."""

    def __init__(self, session: "Session", answer: Dict[str, Any]) -> None:
        self._session = session
        self.answer = answer
        self.markdown: str = answer["value"]["markdown"]
        self.certificates: List[Dict[str, Any]] = answer["value"]["certificates"]

    def check(self) -> bool:
        """Whether the independent checker accepts every certificate, and there is one."""
        text = "\n".join(json.dumps(one, ensure_ascii=False) for one in self.certificates)
        verdicts = self._session.check(text) if self.certificates else []
        return bool(verdicts) and all(verdict["valid"] for verdict in verdicts)

    def __str__(self) -> str:
        return self.markdown

    def __repr__(self) -> str:
        return self.markdown

    def _repr_markdown_(self) -> str:
        return self.markdown


class Picture:
    """A picture."""

    def __init__(self, value: Dict[str, Any]) -> None:
        self.title: str = value["title"]
        self.description: str = value["description"]
        self.svg: str = value["svg"]

    def __repr__(self) -> str:
        return f"<picture: {self.title}>"

    def _repr_svg_(self) -> str:
        return self.svg

    def _repr_html_(self) -> str:
        # Converters take drawings apart that stand in the page by themselves.
        source = base64.b64encode(self.svg.encode("utf-8", "replace")).decode()
        title = html.escape(self.title)
        return f'<img alt="{title}" style="background:#fff" src="data:image/svg+xml;base64,{source}"/>'


def escaped(text: str) -> str:
    r"""Words that mean nothing to Markdown, nor to HTML in it, within a line.

    >>> escaped("<b> * | *\n_")
    '\\<b\\> \\* \\| \\* \\_'
    """
    return re.sub(r"\s*[\n\r]\s*", " ", re.sub(r"[\\`*_{}\[\]<>|~$]|&(?=#?\w+;)|!$", r"\\\g<0>", text))


class Table:
    """Rows under heads; `frame()` where pandas is there."""

    def __init__(self, heads: List[str], rows: List[List[Any]], text: str) -> None:
        self.heads = heads
        self.rows = rows
        self._text = text

    def frame(self) -> Any:
        """The table as a frame of pandas."""
        try:
            import pandas  # type: ignore
        except ImportError:
            raise ProvisoError("pandas is not installed; `rows` and `heads` have the same") from None
        rows = [[one if isinstance(one, (bool, int, str)) else str(one) for one in row] for row in self.rows]
        return pandas.DataFrame(rows, columns=self.heads)

    def __iter__(self) -> Iterator[List[Any]]:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.rows)

    def __repr__(self) -> str:
        return self._text

    def _repr_markdown_(self) -> str:
        def line(cells: List[Any]) -> str:
            return f"| {' | '.join(escaped(str(one)) for one in cells)} |"

        rule = "|" + " --- |" * len(self.heads)
        return "\n".join([line(self.heads), rule, *map(line, self.rows)])
