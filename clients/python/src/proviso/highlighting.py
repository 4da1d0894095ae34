"""How editors and converters of notebooks are told to colour the language.

Where our lexer for Pygments is not installed, a converter is given plain text, for an unknown name would be
a warning. The classic notebook is told the words of the language. JupyterLab knows no mode but its own without
an extension, and takes that of JavaScript, which has the same comments, texts, numbers and brackets.
"""

from __future__ import annotations

from typing import Any, Dict

#: The words of the grammar.
KEYWORDS = frozenset(
    "mod in use not and or if then else assert players where wins for div rem".split()
)

#: The words that stand for something.
ATOMS = frozenset("true false nothing M B E D Normal".split())


def pygments_lexer() -> str:
    """The lexer by which converters colour cells."""
    try:
        from pygments.lexers import find_lexer_class_by_name

        find_lexer_class_by_name("proviso")
    except Exception:  # no Pygments, or none that knows the language
        return "text"
    return "proviso"


def codemirror_mode() -> Dict[str, Any]:
    """The mode of editors: by its words where the mode of CodeMirror 5 takes them, else by its type."""
    return {
        "name": "clike",
        "mime": "text/javascript",
        "keywords": dict.fromkeys(sorted(KEYWORDS), True),
        "atoms": dict.fromkeys(sorted(ATOMS), True),
    }
