"""Values of Python as the language writes them."""

from __future__ import annotations

import json
import operator
from typing import Any

from .expression import one_expression
from .results import Outcome


def written(value: Any) -> str:
    """The expression that gives a value.

    >>> written([1, "a", True, None])
    '[1, "a", true, nothing]'
    """
    text = getattr(value, "text", None)
    if isinstance(text, str):
        return one_expression(text)
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Outcome):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(written, value))}]"
    if hasattr(value, "__index__"):  # the integers of Sage and NumPy, too
        return str(operator.index(value))
    raise TypeError(
        f"a {type(value).__name__} has no counterpart in the language; "
        "games, boards, universes, outcomes, integers, texts, truth values and lists have"
    )
