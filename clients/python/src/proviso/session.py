"""A session: what is asked in it shares variables, a universe and limits."""

from __future__ import annotations

import contextlib
import itertools
import re
import secrets
import shlex
from typing import Any, Dict, FrozenSet, Iterable, Iterator, List, Optional, Sequence, Tuple, Union

from .connection import Progress, Reply
from .errors import ProvisoError, statement_error
from .expression import NAME, is_one_expression, one_universe
from .names import GIVE_BOARDS, GIVE_GAMES, TAKE_GAMES
from .server import Server
from .written import written
from .universe import Universe, universe_of_block
from .values import Value, as_game, plain, refuse_strangers

#: Longer expressions are given a name in the session, so that sums of sums stay short.
LONGEST = 2000
#: What a statement that gives a name to something begins with.
DEFINES = re.compile(r"\s*(?:ruleset\s+)?([A-Za-z]\w*)")


class Session:
    """Asks Proviso. One session of its own is made when the first question needs one.

    ``seconds``, ``forms`` and ``megabytes`` bound each question; ``progress`` is called with a dictionary
    while a question takes longer than a second. ``flags`` are those of ``proviso serve``, as in
    ``["--allow-save"]``.

    >>> s = Session()
    >>> s.ask("outcome(domineering(2, 3))")
    Outcome('L')
    """

    def __init__(
        self,
        *,
        universe: Union["Universe", str] = "M",
        seconds: Optional[float] = None,
        forms: Optional[float] = None,
        megabytes: Optional[float] = None,
        progress: Optional[Progress] = None,
        ruleset: Optional[str] = None,
        command: Union[str, Sequence[str], None] = None,
        flags: Sequence[str] = (),
    ) -> None:
        rules = ["--ruleset", ruleset] if ruleset is not None else []
        words = shlex.split(command) if isinstance(command, str) else command
        self._server = Server(words, [*rules, *_talking(flags)])
        #: What names of ours begin with: nobody else takes one like it.
        self._ours = f"python_{secrets.token_hex(4)}_"
        #: Numbers of names; taken from here, no two threads have the same.
        self._numbers = itertools.count(1)
        #: Of how many statements the names were gathered that they define, and these.
        self._defined: Tuple[int, FrozenSet[str]] = (0, frozenset())
        self.universe = one_universe(str(universe))
        self.limits: Dict[str, float] = {
            name: _limit(name, value)
            for name, value in (("seconds", seconds), ("forms", forms), ("megabytes", megabytes))
            if value is not None and value != float("inf")
        }
        self.progress = progress

    def chosen_universe(self) -> str:
        """The universe of the `with` block, or else that of the session."""
        return universe_of_block() or one_universe(self.universe)

    def start(self) -> None:
        """Starts the command now; the first question would."""
        self._server.request({"text": ""})
        self._server.send()

    def lazy(self, text: str, kind: Optional[str] = None) -> Value:
        """The value of an expression, which is asked for when it is needed."""
        return Value(self, text, kind)

    def ask(self, text: str) -> Any:
        """The value of an expression, now: a game, or what Python has for it."""
        return plain(self.lazy(text))

    def run(self, text: str) -> List[Any]:
        """Runs statements as a worksheet has them, and gives their values; a list too large to come over stays lazy.

        Definitions hold for everything that is asked later in this session.

        >>> s = Session()
        >>> s.run("f(n: integer) := if n == 0 then 0 else {f(n-1) | f(n-1)}; f(2)")[-1]
        game('{* | *}')
        """
        answers = self.answers_to(self._server.request(self._request(text), self.progress))
        values = [Value.answered(self, text, answer) for answer in answers]
        return [value if value.is_too_large else plain(value) for value in values]

    def answers(self, values: Iterable[Any]) -> List[Any]:
        """The plain values of many lazy ones, sent together.

        >>> s = Session()
        >>> s.answers(s.lazy(f"rank(nimheap({n}))") for n in range(4))
        [0, 1, 2, 3]
        """
        gathered = list(values)
        for value in gathered:
            if isinstance(value, Value):
                value.begin()
        return [plain(value) for value in gathered]

    @contextlib.contextmanager
    def use(self, universe: Union["Universe", str]) -> Iterator["Session"]:
        """Compares modulo another universe for as long as the block takes."""
        before, self.universe = self.universe, self._checked(universe)
        try:
            yield self
        finally:
            self.universe = before

    def _checked(self, universe: Union["Universe", str]) -> str:
        """The name of a universe; a text that names none is refused here and not by every question that follows."""
        name = one_universe(str(universe))
        if isinstance(universe, str):
            self.ask(f"0 in {name}")
        return name

    def check(self, certificates: str) -> List[Dict[str, Any]]:
        """The verdicts of the independent checker on certificates, given as JSON."""
        reply = self._server.request({"op": "check", "text": certificates})
        return list(self._server.wait(reply)["verdicts"])

    def complete(self, text: str, offset: Optional[int] = None) -> Dict[str, Any]:
        """What can complete the word before an offset, and where that word begins."""
        at = len(text) if offset is None else offset
        fields = {"op": "complete", "text": text, "offset": utf16(text, at)}
        reply = self._server.wait(self._server.request(fields))
        return {"from": at - (fields["offset"] - reply["from"]), "labels": reply["labels"]}

    def inspect(self, text: str, offset: Optional[int] = None) -> Optional[str]:
        """Help on what stands at an offset: a function, a word, a variable; nothing where there is none.

        >>> Session().inspect("outcome(").splitlines()[0]
        'outcome(G)'
        """
        at = len(text) if offset is None else offset
        fields = {"op": "inspect", "text": text, "offset": utf16(text, at)}
        help = self._server.wait(self._server.request(fields)).get("help")
        return None if help is None else str(help)

    def statements(self, text: str) -> Tuple[List[str], bool]:
        """The statements of a text, each behind as many line ends and blanks as it stands behind there,
        and whether the text is whole: in what is not, a bracket is open.

        >>> Session().statements("1; {2 |")
        (['1', '   {2 |'], False)
        """
        reply = self._server.wait(self._server.request({"op": "statements", "text": text}))
        placed = ["\n" * (one["line"] - 1) + one["text"] for one in reply["statements"]]
        return placed, bool(reply["whole"])

    def version(self) -> str:
        """The version of the command that answers."""
        return str(self._server.wait(self._server.request({"op": "hello"}))["proviso"])

    @property
    def defined(self) -> FrozenSet[str]:
        """The names that were defined in this session."""
        definitions = self._server.definitions
        count, names = self._defined
        if count != len(definitions):
            texts = [one["text"] for one in definitions]
            names = frozenset(found[1] for found in map(DEFINES.match, texts) if found is not None)
            self._defined = len(texts), names
        return names

    def reads_own_names(self, text: str) -> bool:
        """Whether an expression has a name in it that was defined in this session, and may be defined anew."""
        defined = self.defined
        return any(name in defined and not name.startswith(self._ours) for name in NAME.findall(text))

    def cancel(self) -> None:
        """Cancels everything that has not been answered; it may be called from another thread."""
        self._server.cancel_all()

    def close(self) -> None:
        """Ends the command behind this session."""
        self._server.close()

    def __enter__(self) -> "Session":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

    def call(self, function: str, *arguments: Any, kind: Optional[str] = None) -> Value:
        """A function of the language, of values of Python."""
        language = function not in self.defined
        if kind is None and language:
            # What is known to be a game need not be asked before it is compared.
            kind = "game" if function in GIVE_GAMES else "board" if function in GIVE_BOARDS else None
        if NAME.fullmatch(function) is None:
            raise ProvisoError(f"`{function}` is not the name of a function")
        for one in arguments:
            refuse_strangers(one, self)
        games = TAKE_GAMES.get(function, ()) if language else ()
        given = (as_game(one, self) if i in games and isinstance(one, str) else one for i, one in enumerate(arguments))
        return self.lazy(f"{function}({', '.join(map(written, given))})", kind)

    def shortened(self, text: str) -> str:
        """The expression, or a name that it has been given where it is long; then it is evaluated at once."""
        if len(text) <= LONGEST or not is_one_expression(text):
            return text
        name = f"{self._ours}{next(self._numbers)}"
        answer = self.wait(self.begin(f"{name} := {text}"))
        if not answer["ok"]:
            raise statement_error(answer["error"], "")
        return name

    def begin(self, text: str, progress: Optional[Progress] = None, **fields: bool) -> Reply:
        """Puts a question behind the others. ``shown=True`` and ``bundle=True`` ask for more beside the answers."""
        request = {**self._request(text), **fields}
        if progress is not None:
            request["progress"] = True
        return self._server.request(request, progress or self.progress)

    def is_answered(self, reply: Reply, seconds: float) -> bool:
        """Waits for an answer, so long at most, and tells whether it is there; Ctrl-C cancels all that has none."""
        return self._server.is_answered(reply, seconds)

    def wait(self, reply: Reply) -> Dict[str, Any]:
        """The answer to a question of one statement."""
        answers = self.answers_to(reply)
        if len(answers) != 1:
            raise ProvisoError("one expression was expected; several statements are for `run`")
        return dict(answers[0])

    def answers_to(self, reply: Reply) -> List[Dict[str, Any]]:
        """The answers to a request."""
        return list(self._server.wait(reply)["answers"])

    def __reduce__(self) -> Any:
        raise TypeError(
            "a session belongs to the process that has it, and cannot be copied or pickled; make another one there, "
            "and send texts: `G.form` of a game, `markdown` of reasons"
        )

    def _request(self, text: str) -> Dict[str, Any]:
        fields: Dict[str, Any] = {"text": text, "progress": self.progress is not None}
        if self.limits:
            fields["limits"] = self.limits
        return fields


def utf16(text: str, offset: int) -> int:
    """An offset in UTF-16 units, as the language counts them."""
    return len(text[:offset].encode("utf-16-le", "surrogatepass")) // 2


def _talking(flags: Sequence[str]) -> Sequence[str]:
    """Flags of a command that talks to this process alone."""
    if any(flag.split("=")[0] == "--port" for flag in flags):
        raise ProvisoError("`--port` has the command listen to others, and it would never answer here; leave it out")
    return flags


def _limit(name: str, value: float) -> float:
    if value != value or value == float("-inf"):
        raise ValueError(f"{name}={value} is no limit; give a number, or None for that of the command")
    return value


_default: Optional[Session] = None


def default_session() -> Session:
    """The session of everything that names none."""
    global _default
    if _default is None:
        _default = Session()
    return _default


def use(universe: Union[Universe, str]) -> None:
    """Compares modulo this universe from now on: `G == H`, `G >= H` and the like."""
    session = default_session()
    session.universe = session._checked(universe)
