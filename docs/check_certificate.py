#!/usr/bin/env python3
"""Checks proviso-certificate files (version 1, see certificates.md): check_certificate.py FILE...

Written from the definitions alone; shares nothing with Proviso's own checker. Trusts Siegel, "On the
general dead-ending universe of partizan games", Theorem 5.5 (comparison), 3.1, 3.7, 3.8 (dead ends),
4.9, 4.12 (test sets), and Davies and Milley, "Order and inverses in the monoid of misère blocking
games", Theorem 3.2. Prints one line per certificate; the exit status is 0 if all of them hold.
"""

import json
import sys

LEFT, RIGHT = 0, 1


def demand(condition, fault):
    if not condition:
        raise AssertionError(fault)


def once(method):  # each value is computed once
    def cached(self, *args):
        key = (method.__name__, *args)
        if key not in self.memo:
            self.memo[key] = method(self, *args)
        return self.memo[key]
    return cached


class Forms:
    """Forms by number: (Left options, Right options, tombstone bits). Identical trees are one."""

    def __init__(self, nodes):
        self.table, self.numbers, self.memo = [], {}, {}
        self.zero, self.given = self.form((), ()), []
        for left, right, *marks in nodes:
            demand(all(0 <= i < len(self.given) for i in left + right), 'the DAG is out of order')
            sides = ([self.given[i] for i in options] for options in (left, right))
            self.given.append(self.form(*sides, *marks))

    def form(self, left, right, marks=0):
        demand(marks in (0, 1, 2, 3), 'tombstones are 1, 2 or 3')
        key = (tuple(sorted(set(left))), tuple(sorted(set(right))), marks)
        if key not in self.numbers:
            self.numbers[key] = len(self.table)
            self.table.append(key)
        return self.numbers[key]

    def options(self, g, side):
        return self.table[g][side]
    def end_like(self, g, side):
        return not self.table[g][side] or bool(self.table[g][2] >> side & 1)

    @once
    def subpositions(self, g):
        return {g}.union(*(self.subpositions(o) for o in self.options(g, 0) + self.options(g, 1)))
    @once
    def rank(self, g):
        return max((1 + self.rank(o) for o in self.options(g, 0) + self.options(g, 1)), default=0)
    @once
    def conjugate(self, g):
        left, right, marks = self.table[g]
        return self.form(*(map(self.conjugate, o) for o in (right, left)), (0, 2, 1, 3)[marks])

    # Kinds of positions; a game belongs to a universe if all its subpositions are of the kind.
    def ordinary(self, g):
        return self.table[g][2] == 0
    def dicot(self, g):
        return self.ordinary(g) and bool(self.options(g, LEFT)) == bool(self.options(g, RIGHT))
    @once
    def dead(self, g, side):
        return all(self.ordinary(o) and not self.options(o, side) for o in self.subpositions(g))
    @once
    def blocked(self, g, side):
        return not self.options(g, side) and all(
            self.blocked(o, side) or any(self.blocked(r, side) for r in self.options(o, side))
            for o in self.options(g, 1 - side))
    def ends_are(self, kind, g):
        return self.ordinary(g) and all(
            kind(g, side) for side in (LEFT, RIGHT) if not self.options(g, side))

    # Left dead ends: their order (Theorem 3.1), simplest forms (Theorem 3.7), sums, truncations.
    @once
    def at_least(self, g, h):
        replies = self.options(h, RIGHT)
        return g == h or self.zero not in (g, h) and all(
            any(self.at_least(o, r) for r in replies) for o in self.options(g, RIGHT))
    def minimal(self, ends):
        return {g for g in ends if not any(g != h and self.at_least(g, h) for h in ends)}
    @once
    def simplest(self, g):
        return self.form((), self.minimal({self.simplest(o) for o in self.options(g, RIGHT)}))
    @once
    def add(self, g, h):
        moves = {self.add(o, h) for o in self.options(g, RIGHT)}
        moves |= {self.add(g, o) for o in self.options(h, RIGHT)}
        return self.simplest(self.form((), moves))
    @once
    def truncate(self, g, n):
        options = self.options(g, RIGHT) if n else ()
        return self.simplest(self.form((), [self.truncate(o, n - 1) for o in options]))
    @once
    def is_sum(self, end, steps, part):  # end = part + some steps; ranks add (Proposition 3.8)
        room = self.rank(end) - self.rank(part)
        return end == part if room <= 0 else any(
            self.is_sum(end, steps, self.add(part, s)) for s in steps if self.rank(s) <= room)
    @once
    def tests(self, steps, n):
        ends, more = set(), {self.zero}
        while more != ends:
            ends = more
            sums = {self.add(end, step) for end in ends for step in steps}
            more = self.minimal(ends | {self.truncate(s, n) for s in sums})
        return ends

    @once
    def wins(self, g, x, side, normal):  # whether the side, moving first, wins G + X
        return (not normal and self.end_like(g, side) and self.end_like(x, side)
                or any(not self.wins(o, x, 1 - side, normal) for o in self.options(g, side))
                or any(not self.wins(g, o, 1 - side, normal) for o in self.options(x, side)))


def universe_of(forms, named, games):
    """What shows that a game is strong, which positions belong, and the test ends for rank n."""
    def murder(n):
        return forms.form((), (forms.zero, murder(n - 1))) if n else forms.zero
    if named['name'] == 'D(A)':
        generators = games(named['generators'])
        demand(all(forms.dead(g, LEFT) for g in generators), 'a generator is no Left dead end')
        followers = {forms.simplest(f) for g in generators for f in forms.subpositions(g)}
        steps = frozenset(followers - {forms.zero})
        def in_closure(end, side):
            left = end if side == LEFT else forms.conjugate(end)
            return forms.dead(end, side) and forms.is_sum(forms.simplest(left), steps, forms.zero)
        return 'tests', lambda g: forms.ends_are(in_closure, g), lambda n: forms.tests(steps, n)
    known = {
        'M': (None, forms.ordinary, None),
        'B': ('passing', lambda g: forms.ends_are(forms.blocked, g), None),
        'E': ('tests', lambda g: forms.ends_are(forms.dead, g), lambda n: {forms.zero, murder(n)}),
        'D': ('tests', forms.dicot, lambda n: {forms.zero}),
        'Normal': ('normal play', forms.ordinary, None),
    }
    return known[named['name']]


def check_moves(forms, moves, side):
    """Every move keeps the side among positions that are won or have a move again."""
    covered, rival = {(at, end) for at, end, _ in moves}, 1 - side
    def won(at, end):
        return forms.end_like(at, side) or (at, end) in covered
    for at, end, move in moves:
        demand(move in forms.options(at, side), 'a move is not an option')
        demand(end is None or forms.dead(end, side), 'an end is not a dead end')
        beside = [None] if end is None else forms.options(end, rival)  # None: a pass
        ended = forms.end_like(move, rival) and (end is None or not beside)
        demand(not ended, 'a move lets the opponent win')
        demand(all(won(o, end) for o in forms.options(move, rival)), 'no answer in the game')
        demand(all(won(move, o) for o in beside), 'no answer to a move beside the game')
    return won


def check_at_least(forms, file, game, strong_by, tests):
    def moves(name):
        for m in file['strategies'][name]:
            yield game(m['at']), game(m['end']) if 'end' in m else None, game(m['move'])
    won = [check_moves(forms, [*moves(name)], side) for side, name in ((0, 'left'), (1, 'right'))]
    listed = {(game(p['g']), game(p['h'])) for p in file['pairs']}
    def shown(g, h):
        return g == h or (g, h) in listed
    def check_strong(reason, g, side):
        if reason['by'] == 'end-like':
            return demand(forms.end_like(g, side), 'a game is not end-like')
        demand(reason['by'] == strong_by, 'the reason shows nothing in this universe')
        if strong_by == 'passing':
            demand(won[side](g, None), 'no strategy against passing')
        if strong_by == 'tests':
            ends = {game(i) for i in reason['ends']}
            for test in tests(forms.rank(g)):
                end = test if side == LEFT else forms.conjugate(test)
                demand(end in ends, 'a test end is missing')
                demand(won[side](g, end), 'no strategy against a test end')
    for pair in file['pairs']:
        g, h = game(pair['g']), game(pair['h'])
        for side, name, threatened, other in ((RIGHT, 'right', g, h), (LEFT, 'left', h, g)):
            threats = tuple(sorted(game(reply['threat']) for reply in pair[name]))
            demand(threats == forms.options(threatened, side), 'the threats are not all met')
            for reply in pair[name]:
                threat, meets = game(reply['threat']), 'meet' in reply
                answer = game(reply['meet' if meets else 'revert'])
                there = forms.options(other, side) if meets else forms.options(threat, 1 - side)
                demand(answer in there, 'a reply is not an option')
                mine, theirs = (threat, answer) if meets else (answer, other)
                rests = shown(mine, theirs) if side == RIGHT else shown(theirs, mine)
                demand(rests, 'a reply rests on a pair that is not there')
        if forms.end_like(h, LEFT):
            check_strong(pair['leftStrong'], g, LEFT)
        if forms.end_like(g, RIGHT):
            check_strong(pair['rightStrong'], h, RIGHT)
    demand(shown(game(file['g']), game(file['h'])), 'the claimed pair is not shown')


def check_not_at_least(forms, file, game, belongs, normal):
    x = game(file['x'])
    demand(all(map(belongs, forms.subpositions(x))), 'X is not in the universe')
    def fare(name):
        y = game(file[name])
        first, second = forms.wins(y, x, LEFT, normal), not forms.wins(y, x, RIGHT, normal)
        demand(file['outcomes'][name] == 'RPNL'[2 * first + second], 'an outcome is wrong')
        return first, second
    demand(any(a < b for a, b in zip(fare('g'), fare('h'))), 'G + X is not worse than H + X')


def check(file):
    demand((file['format'], file['version']) == ('proviso-certificate', 1), 'another format')
    forms = Forms(file['dag']['forms'])
    def game(index):
        demand(isinstance(index, int) and 0 <= index < len(forms.given), 'no such form')
        return forms.given[index]
    strong_by, belongs, tests = universe_of(forms, file['universe'], lambda l: [game(i) for i in l])
    demand(file['claim'] in ('G >= H', 'not G >= H'), 'another claim')
    if file['claim'] == 'G >= H':
        return check_at_least(forms, file, game, strong_by, tests)
    return check_not_at_least(forms, file, game, belongs, strong_by == 'normal play')


def verdict(file):
    try:
        check(file)
        return 'valid'
    except AssertionError as fault:
        return f'not valid: {fault}'
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
        return f'not readable: {error!r}'


def certificates(text, at=0):  # one, or several with a line break between them
    while text[at:at + 1].strip():
        file, end = json.JSONDecoder().raw_decode(text, at)
        yield file
        at = end + 1


if __name__ == '__main__':
    sys.setrecursionlimit(20_000)
    texts = (open(name, encoding='utf-8').read() for name in sys.argv[1:])
    verdicts = [verdict(file) for text in texts for file in certificates(text)]
    print('\n'.join(verdicts))
    sys.exit(set(verdicts) != {'valid'})
