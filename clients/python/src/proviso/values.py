"""What the language answers with: lazy values, and what they are once they are known.

A `Value` is an expression that has not been evaluated yet. It is sent when somebody looks at it, together
with all others that wait; a comparison is a `Value`, too, and becomes true or false in an `if`.
"""

from __future__ import annotations

import operator
import re
from typing import TYPE_CHECKING, Any, Dict, Iterator, Optional, Union

from .errors import ProvisoError, statement_error
from .expression import one_expression, one_universe
from .results import Explanation, Outcome, Picture, Table
from .shown import GAMES, Shown
from .universe import Universe

if TYPE_CHECKING:
    from .session import Session

Games = Union["Value", int, str]

#: The signs between values that are no games.
_PLAIN = {">=": operator.ge, "<=": operator.le, ">": operator.gt, "<": operator.lt, "<>": operator.or_}
#: The relations of the language, as far as they are signs.
_RELATION = re.compile(r"[<>=!]=?|<>|[≥≤≠≡∥]|\|\||\\[a-z]+")


class Value(Shown):
    """An expression of the language: a game, a board, or what a question comes to.

    >>> G = game("{0, * | *}")
    >>> G.simplest(D)
    game('{0, # | *}')
    >>> G.outcome
    Outcome('N')
    >>> with D: bool(G == game("{0, # | *}"))
    True
    >>> with M: bool(G == game("{0, # | *}"))
    False
    """

    def __init__(self, session: "Session", text: str, kind: Optional[str] = None) -> None:
        self.session = session
        self.text = session.shortened(text)
        self._kind = kind
        self._reply: Any = None
        self._answer: Optional[Dict[str, Any]] = None

    @classmethod
    def answered(cls, session: "Session", text: str, answer: Dict[str, Any]) -> "Value":
        """A value that is known already."""
        value = cls(session, "nothing")
        value.text = text
        value._answer = dict(answer)
        if answer["ok"] and answer["type"] in GAMES:
            value.text = game_text(answer)
        return value

    # Looking at it

    def begin(self) -> "Value":
        """Puts the question behind the others, without waiting."""
        if self._reply is None and self._answer is None:
            self._reply = self.session.begin(self.text)
        return self

    @property
    def expression(self) -> str:
        """The text, to stand inside another expression; one that is not of one piece is refused."""
        return one_expression(self.text)

    @property
    def answer(self) -> Dict[str, Any]:
        """The answer as `proviso eval --json` prints it; raises what went wrong."""
        if self._answer is None:
            try:
                self._answer = self.session.wait(self.begin()._reply)
            except (ProvisoError, KeyboardInterrupt):
                self._reply = None  # whoever looks again asks again
                raise
            self.text = fixed(self.session, self.text, self._answer)
        if not self._answer["ok"]:
            raise statement_error(self._answer["error"], self.text)
        return self._answer

    @property
    def type(self) -> str:
        """Of which type it is, in the language's words."""
        return str(self.answer["type"])

    @property
    def value(self) -> Any:
        """What Python has for it: a truth value, a number, a text, a list; a game is itself."""
        return decoded(self.session, self.answer, self)

    @property
    def form(self) -> str:
        """A game as text, which `game` reads again; use it as a key."""
        return game_text(self.answer)

    @property
    def is_too_large(self) -> bool:
        """Whether it is a list too large to come over; what it is, `str` tells."""
        return self.answer["value"] is None and self.type not in GAMES and self.type != "nothing"

    def __repr__(self) -> str:
        answer = self.answer
        if self.is_too_large:
            return f"<{answer['text']}>"
        if answer["type"] == "game":
            return f"game({game_text(answer)!r})"
        if answer["type"] == "board":
            return f"board({self.text})"
        return repr(self.value)

    def __str__(self) -> str:
        answer = self.answer
        return str(answer["value"] if answer["type"] == "boolean" else answer["text"])

    def __format__(self, spec: str) -> str:
        value = self.value
        return format(str(self) if value is self else value, spec)

    def __copy__(self) -> "Value":
        return self

    def __reduce__(self) -> Any:
        raise TypeError(
            "a lazy value belongs to the session of its process, and cannot be pickled or copied deeply; "
            "send a game by its text, `G.form`, which `game` reads there, and other values by `.value`"
        )

    def __hash__(self) -> int:
        value = self.value
        if value is self:
            raise TypeError("games have no hash, since `==` depends on the universe; G.form is a text that can be a key")
        return hash(value)

    def __bool__(self) -> bool:
        value = self.value
        return True if value is self else bool(value)

    def __int__(self) -> int:
        return int(self._known("a number"))

    __index__ = __int__

    def __iter__(self) -> Iterator[Any]:
        return iter(self._known("a list"))

    def __len__(self) -> int:
        return len(self._known("a list"))

    def __getitem__(self, index: Any) -> Any:
        return self._known("a list")[index]

    # The signs

    def __add__(self, other: Games) -> Any:
        if not self._is_game():
            return self.value + plain(other)
        return self._with("({0}) + ({1})", other)

    def __radd__(self, other: Games) -> Any:
        # So that `sum` works.
        if isinstance(other, int) and other == 0:
            return self
        return as_game(other, self.session) + self if self._is_game() else other + self.value

    def __sub__(self, other: Games) -> Any:
        if not self._is_game():
            return self.value - plain(other)
        return self._with("({0}) - ({1})", other)

    def __rsub__(self, other: Games) -> Any:
        return as_game(other, self.session) - self if self._is_game() else other - self.value

    def __neg__(self) -> Any:
        return self.session.lazy(f"-({self.expression})", "game") if self._is_game() else -self.value

    def __rmul__(self, copies: int) -> Any:
        if not self._is_game():
            return copies * self.value
        return self.session.lazy(f"{operator.index(copies)} * ({self.expression})", "game")

    def __mul__(self, copies: int) -> Any:
        return self.__rmul__(copies)

    def __eq__(self, other: object) -> Any:
        return self._compared("==", other)

    def __ne__(self, other: object) -> Any:
        return self._compared("!=", other)

    def __ge__(self, other: Games) -> Any:
        return self._relation(">=", other)

    def __le__(self, other: Games) -> Any:
        return self._relation("<=", other)

    def __gt__(self, other: Games) -> Any:
        return self._relation(">", other)

    def __lt__(self, other: Games) -> Any:
        return self._relation("<", other)

    def __or__(self, other: Games) -> Any:
        """Whether two games are incomparable."""
        return self._relation("<>", other)

    def __mod__(self, universe: Union[Universe, str]) -> "Value":
        return self.simplest(universe)

    # Questions

    @property
    def outcome(self) -> "Value":
        return self._question("outcome({0})")

    @property
    def normal_outcome(self) -> "Value":
        return self._question("normaloutcome({0})")

    def strong_outcome(self, universe: Union[Universe, str, None] = None) -> "Value":
        return self._modulo("strongoutcome({0}, {1})", universe)

    @property
    def left(self) -> "Value":
        return self._question("left({0})")

    @property
    def right(self) -> "Value":
        return self._question("right({0})")

    @property
    def rank(self) -> "Value":
        return self._question("rank({0})")

    @property
    def edges(self) -> "Value":
        return self._question("edges({0})")

    @property
    def nodes(self) -> "Value":
        return self._question("nodes({0})")

    @property
    def code(self) -> "Value":
        return self._question("code({0})")

    def simplest(self, universe: Union[Universe, str, None] = None) -> "Value":
        """The simplest form modulo a universe."""
        return self._modulo("({0}) mod {1}", universe, "game")

    def canonical(self, universe: Union[Universe, str, None] = None) -> "Value":
        return self._modulo("canonical({0}, {1})", universe, "game")

    def invertible(self, universe: Union[Universe, str, None] = None) -> "Value":
        return self._modulo("invertible({0}, {1})", universe)

    def inverse(self, universe: Union[Universe, str, None] = None) -> "Value":
        return self._modulo("inverse({0}, {1})", universe)

    def compare(self, other: Games, universe: Union[Universe, str, None] = None) -> "Value":
        """`>`, `<`, `=` or `||`."""
        return self._with("compare({0}, {1}, {2})", other, None, self._universe(universe))

    def distinguish(self, other: Games, universe: Union[Universe, str, None] = None) -> "Value":
        """A game whose sum with each of the two tells them apart, or nothing."""
        return self._with("distinguish({0}, {1}, {2})", other, None, self._universe(universe))

    def same(self, other: Games) -> "Value":
        """Whether two games are the same form."""
        return self._with("same({0}, {1})", other, None)

    def is_in(self, universe: Union[Universe, str]) -> "Value":
        """Whether it lies in a universe."""
        return self._modulo("({0}) in {1}", universe)

    def label(self, universe: Union[Universe, str, None] = None) -> "Value":
        return self._modulo("label({0}, {1})", universe)

    def explain(
        self, relation: str = "", other: Games = 0, universe: Union[Universe, str, None] = None
    ) -> Any:
        """Why: of a relation with another game, `G.explain(">=", H, E)`, or else of its simplest form."""
        where = self._universe(universe)
        if relation and _RELATION.fullmatch(relation) is None:
            raise ProvisoError(f"`{relation}` is no relation; write `>=`, `<=`, `==`, `!=`, `>`, `<` or `<>`")
        middle = f" {relation} ({as_game(other, self.session).expression})" if relation else ""
        return plain(self.session.lazy(f"explain(({self.expression}){middle} mod {where})"))

    def tree(self) -> Any:
        return plain(self._question("tree({0})"))

    # Parts

    def _known(self, wanted: str) -> Any:
        value = self.value
        if value is self:
            raise TypeError(f"a {self.type} is not {wanted}; `left`, `right`, `rank` and `form` say more of it")
        return value

    def _universe(self, universe: Union[Universe, str, None]) -> str:
        return self.session.chosen_universe() if universe is None else one_universe(str(universe))

    def _question(self, pattern: str, kind: Optional[str] = None) -> "Value":
        return self.session.lazy(pattern.format(self.expression), kind)

    def _modulo(
        self, pattern: str, universe: Union[Universe, str, None], kind: Optional[str] = None
    ) -> "Value":
        return self.session.lazy(pattern.format(self.expression, self._universe(universe)), kind)

    def _with(self, pattern: str, other: Any, kind: Optional[str] = "game", where: str = "") -> "Value":
        second = as_game(other, self.session)
        refuse_strangers(second, self.session)
        return self.session.lazy(pattern.format(self.expression, second.expression, where), kind)

    def _relation(self, sign: str, other: Any) -> Any:
        if not self._is_game():
            return _PLAIN[sign](self.value, plain(other))
        return self._with(f"({{0}}) {sign} ({{1}}) mod {{2}}", other, "boolean", self.session.chosen_universe())

    def _compared(self, sign: str, other: Any) -> Any:
        if self._is_game():
            if isinstance(other, Value) and not other._is_game():
                return NotImplemented
            if not isinstance(other, Value) and not is_game_text(other):
                return NotImplemented
            return self._relation(sign, other)
        mine, others = self.value, plain(other)
        return mine == others if sign == "==" else mine != others

    def _is_game(self) -> bool:
        return (self._kind or self.type) in GAMES


def game_text(answer: Dict[str, Any]) -> str:
    """The expression of a game or board that was answered; a large game is its code."""
    if answer["value"] is not None:
        return str(answer["value"])
    if "code" in answer:
        return f'code"{answer["code"]}"'
    raise ProvisoError("this game is too large for a text, and has no code")


def fixed(session: "Session", text: str, answer: Dict[str, Any]) -> str:
    """The expression of a value that was answered. A name in it may be given to something else one day: then the
    value is still what was answered, and so it is where it stands in others."""
    if answer["ok"] and session.reads_own_names(text):
        if answer["type"] in GAMES and (answer["value"] is not None or "code" in answer):
            return game_text(answer)
        if answer["type"] in ("integer", "boolean"):
            return str(answer["text"])
    return text


def decoded(session: "Session", answer: Dict[str, Any], value: Optional[Value] = None) -> Any:
    """What Python has for an answer."""
    kind, given = answer["type"], answer["value"]
    if kind in GAMES:
        return value if value is not None else Value.answered(session, "", {"ok": True, **answer})
    if given is None and kind != "nothing":
        raise ProvisoError(answer["text"])  # it says what is too large, and what to do
    if kind == "integer":
        return int(given)
    if kind == "outcome":
        return Outcome(given)
    if kind == "universe":
        return Universe(given)
    if kind == "list":
        return [decoded(session, one) for one in given]
    if kind == "table":
        rows = [[decoded(session, one) for one in row] for row in given["rows"]]
        return Table(given["heads"], rows, answer["text"])
    if kind == "certificate":
        return Explanation(session, answer)
    if kind == "picture":
        return Picture(given)
    return given


def plain(value: Any) -> Any:
    """A value once it is known; what is not lazy is left as it is."""
    return value.value if isinstance(value, Value) else value


def as_game(game: Any, session: Optional["Session"] = None) -> Value:
    """A game given as such, as an integer or as a text."""
    if isinstance(game, Value):
        return game
    if not is_game_text(game):
        raise TypeError(f"a game is needed, not a {type(game).__name__}; a text or an integer is one, too")
    from .session import default_session

    text = one_expression(game.strip()) if isinstance(game, str) else str(operator.index(game))
    return (session or default_session()).lazy(text, "game")


def refuse_strangers(value: Any, session: "Session") -> None:
    """Refuses what comes from another session, in a list too: a name in its text may be another game's here."""
    if isinstance(value, Value) and value.session is not session:
        raise ProvisoError(
            "the two come from different sessions, which do not know each other's names; "
            "take one over by its text: `game(other.form)`, or `session.lazy(other.form)`"
        )
    if isinstance(value, (list, tuple)):
        for one in value:
            refuse_strangers(one, session)


def is_game_text(value: Any) -> bool:
    """Whether it is a text or an integer, be it one of Sage or NumPy."""
    return isinstance(value, str) or (hasattr(value, "__index__") and not isinstance(value, bool))
