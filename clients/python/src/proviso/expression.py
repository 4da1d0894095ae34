"""What may stand inside an expression: one expression, and in the place of a universe one universe.

A text that is put between the signs of others must not end what stands before it, nor begin something of
its own: `1) + (1` under a minus sign would be -1 + 1.
"""

from __future__ import annotations

import re
from typing import List, Tuple

from .errors import StatementError

_LETTERS = "A-Za-z_\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u052f"
NAME = re.compile(f"[{_LETTERS}][{_LETTERS}0-9]*")
_BLANKS = "[ \t\v\f\u00a0\ufeff\u2000-\u200a\u202f\u205f\u3000]*"
#: What says where an expression ends, behind the blanks of LaTeX, which are no signs, and texts, which hold none.
_LEXEME = re.compile(
    rf'\\[,;:]|"(?:[^"\\\n\r]|\\[^\n\r])*"|//|:=|[()\[\]{{}}",;]|(?:\r\n|\r|\n)(?P<blank>{_BLANKS}[\r\n])?'
)
#: What begins a statement that has no value of its own.
_STATEMENT = re.compile(r"\s*(?:use|assert)\b")
_CLOSES = {"(": ")", "[": "]", "{": "}"}
_ENDS = {
    "//": "a comment would hide what stands behind it",
    ":=": "definitions are for `run`",
    ";": "several statements are for `run`",
    ",": "several games are several arguments",
    '"': "this text has no end",
}


def one_expression(text: str) -> str:
    """The text, if it is one expression as far as its brackets tell; else a `StatementError` says where it is not.

    >>> one_expression("{a || b | c}")
    '{a || b | c}'
    >>> one_expression("1) + (1")
    Traceback (most recent call last):
    ...
    proviso.errors.StatementError: this is not one expression: nothing is open that `)` closes
    """
    begin = _STATEMENT.match(text)
    if begin is not None:
        raise _refusal(text, begin.end() - len(begin[0].strip()), "such statements are for `run`")
    opened: List[Tuple[str, int]] = []
    for found in _LEXEME.finditer(text):
        sign, at = found[0], found.start()
        if sign in _CLOSES:
            opened.append((sign, at))
        elif sign in ")]}":
            if not opened:
                raise _refusal(text, at, f"nothing is open that `{sign}` closes")
            before, _ = opened.pop()
            if _CLOSES[before] != sign:
                raise _refusal(text, at, f"`{before}` is closed by `{_CLOSES[before]}`")
        elif sign[0] in "\r\n":
            if not opened or found["blank"]:
                raise _refusal(text, at, "a line end outside of brackets ends the statement, and so does a blank line")
        elif sign in ("//", '"') or (sign in _ENDS and not opened):
            raise _refusal(text, at, _ENDS[sign])
    if opened:
        raise _refusal(text, opened[-1][1], f"`{opened[-1][0]}` is not closed")
    return text


def is_one_expression(text: str) -> bool:
    """Whether `one_expression` has nothing against a text."""
    try:
        one_expression(text)
    except StatementError:
        return False
    return True


def one_universe(text: str) -> str:
    """The text, if it is a name, or a name with its arguments in brackets, as universes are written.

    >>> one_universe("D({.|0}, -1)")
    'D({.|0}, -1)'
    >>> one_universe("E or true")
    Traceback (most recent call last):
    ...
    proviso.errors.StatementError: this is not one universe: write a name, or a name with its generators as in `D(-1)`
    """
    text = text.strip()
    name = NAME.match(text)
    at = name.end() if name is not None else 0
    if name is None or (at < len(text) and not _is_bracketed(one_expression(text)[at:].strip())):
        cure = "write a name, or a name with its generators as in `D(-1)`"
        raise _refusal(text, at, cure, "universe")
    return text


def _is_bracketed(text: str) -> bool:
    """Whether a bracket opens where the text, whose brackets are in order, begins, and closes where it ends."""
    depth = 0
    for found in _LEXEME.finditer(text):
        if found[0] in _CLOSES:
            depth += 1
        elif found[0] in _CLOSES.values():
            depth -= 1
            if depth == 0:
                return text[0] in "([" and found.end() == len(text)
    return False


def _refusal(text: str, at: int, why: str, wanted: str = "expression") -> StatementError:
    return StatementError("syntax", f"this is not one {wanted}: {why}", at + 1, text)
