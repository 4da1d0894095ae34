"""The language for Pygments, which colours converted notebooks, consoles and documents."""

from __future__ import annotations

from pygments.lexer import RegexLexer, words
from pygments.token import (
    Comment,
    Keyword,
    Name,
    Number,
    Operator,
    Punctuation,
    String,
    Text,
    Whitespace,
)

from .highlighting import ATOMS, KEYWORDS
from .names import FUNCTIONS


class ProvisoLexer(RegexLexer):
    """Statements of the language, as worksheets and notebooks have them."""

    name = "Proviso"
    aliases = ["proviso", "pvs"]
    filenames = ["*.pvs"]
    mimetypes = ["text/x-proviso"]
    tokens = {
        "root": [
            (r"\s+", Whitespace),
            (r"//[^\n\r]*", Comment.Single),
            (r'"(?:[^"\\\n\r]|\\[^\n\r])*"?', String),
            (words(sorted(KEYWORDS), prefix=r"\b", suffix=r"\b"), Keyword),
            (words(sorted(ATOMS), prefix=r"\b", suffix=r"\b"), Keyword.Constant),
            (words(sorted(FUNCTIONS), prefix=r"\b", suffix=r"\b"), Name.Builtin),
            (r"[^\W\d]\w*", Name),
            (r"[0-9][0-9\u0304\u0305]*(?:/[0-9]+)?", Number),
            (r":=|->|\.\.|[<>=!]=|<>|&&|[-+*∗⋆^<>=≥≤≡≠∥±·↑↓⇑⇓→−!&/°]", Operator),
            (r"[#■]", Keyword.Constant),
            (r"[{}()\[\]|,;:.]", Punctuation),
            (r".", Text),
        ]
    }
