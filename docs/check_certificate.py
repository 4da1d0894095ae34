#!/usr/bin/env python3
"""Checks proviso-certificate, proviso-outcome and proviso-quotient files (versions 1 and 2, see certificates.md).

    check_certificate.py [--max-positions N] [--timeout SECONDS] FILE...

Written from the definitions alone; shares nothing with Proviso's own checker. Trusts Siegel, "On the
general dead-ending universe of partizan games", Theorem 5.5 (comparison), 3.1, 3.7, 3.8 (dead ends),
4.9, 4.12 (test sets), and Davies and Milley, "Order and inverses in the monoid of misère blocking
games", Theorem 3.2. Prints one line per certificate, with the claim as read from the file. The exit
status is 0 if everything in the files is a certificate that holds; 1 if one does not hold, takes more
than allowed, or is missing from an answer; 2 if a file is not readable or has no certificate.
"""

import argparse
import itertools
import sys
import time

from certificate_fields import field, listed, lookup
from certificate_tables import AnyEnds, Tables
from certificate_text import Fault, Spent, Unreadable, demand, entries, game_text, values
from check_outcome import check_outcome
from check_quotient import check_quotient

LEFT, RIGHT = 0, 1
MAX_RANK = 1_000  # of dead ends, which are compared by recursion
limits = {'max_positions': 3_000_000, 'timeout': 60}  # for each certificate


def once(method):  # each value is computed once
    def cached(self, *args):
        self.step()
        key = (method.__name__, *args)
        if key not in self.memo:
            self.take(1)
            self.memo[key] = method(self, *args)
        return self.memo[key]
    return cached


class Forms:
    """Forms by number: (Left options, Right options, tombstone bits). Identical trees are one, and
    options have smaller numbers than the forms they belong to."""

    def __init__(self):
        self.table, self.numbers, self.rank, self.memo = [], {}, [], {}
        self.positions, self.steps = 0, 0
        self.deadline = time.monotonic() + limits['timeout']
        self.zero = self.form((), ())

    def take(self, count):
        self.positions += count
        if self.positions > limits['max_positions']:
            raise Spent(f'more than {limits["max_positions"]} positions; allow more --max-positions')
    def step(self):
        self.steps += 1
        if self.steps % 4096 == 0 and time.monotonic() > self.deadline:
            raise Spent('out of time; allow more with --timeout')

    def form(self, left, right, marks=0):
        self.step()
        key = (tuple(sorted(set(left))), tuple(sorted(set(right))), marks)
        if key not in self.numbers:
            options = key[0] + key[1]
            self.take(1 + len(options))
            self.numbers[key] = len(self.table)
            self.table.append(key)
            self.rank.append(max((1 + self.rank[o] for o in options), default=0))
        return self.numbers[key]

    def options(self, g, side):
        return self.table[g][side]
    def end_like(self, g, side):
        return not self.table[g][side] or bool(self.table[g][2] >> side & 1)

    def subpositions(self, g):
        """All of them, options before the forms they belong to."""
        found, waiting = {g}, [g]
        while waiting:
            self.step()
            left, right, _ = self.table[waiting.pop()]
            new = set(left + right) - found
            found |= new
            waiting.extend(new)
        return sorted(found)
    def upwards(self, method, g, *args):
        """The method at g, done for all subpositions first, so that depth does no harm."""
        return [method(o, *args) for o in self.subpositions(g)][-1]

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
        return self.ordinary(g) and not self.options(g, side) and all(
            self.dead(o, side) for o in self.options(g, 1 - side))
    @once
    def blocked(self, g, side):
        return not self.options(g, side) and all(
            self.blocked(o, side) or any(self.blocked(r, side) for r in self.options(o, side))
            for o in self.options(g, 1 - side))
    def is_dead(self, g, side):
        return self.upwards(self.dead, g, side)
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
        room = self.rank[end] - self.rank[part]
        return end == part if room <= 0 else any(
            self.is_sum(end, steps, self.add(part, s)) for s in steps if self.rank[s] <= room)
    @once
    def tests(self, steps, n):
        ends, more = set(), {self.zero}
        while more != ends:
            ends = more
            sums = {self.truncate(self.add(end, step), n) for end in ends for step in steps}
            more = self.minimal(ends | sums)
        return ends

    @once
    def wins(self, g, x, side, normal):  # whether the side, moving first, wins G + X
        return (not normal and self.end_like(g, side) and self.end_like(x, side)
                or any(not self.wins(o, x, 1 - side, normal) for o in self.options(g, side))
                or any(not self.wins(g, o, 1 - side, normal) for o in self.options(x, side)))
    def play_out(self, g, x, normal):
        """Whether Left wins G + X moving first, and whether she wins moving second."""
        for a, b in itertools.product(self.subpositions(g), self.subpositions(x)):
            first, second = (self.wins(a, b, side, normal) for side in (LEFT, RIGHT))
        return first, not second
    def text(self, g):
        return game_text(self.table, self.subpositions(g), self.take)


# Reading a certificate: every field is looked at before it is believed.

def demand_head(thing, kind, *versions):
    demand(field(thing, 'format') == kind, f'the format is not "{kind}"')
    version, known = thing.get('version'), ' or '.join(map(str, versions))
    demand(type(version) is int and version in versions, f'the version is not {known}')


def read_forms(forms, dag):
    demand_head(dag, 'proviso-forms', 1)
    games = []
    for node in listed(dag.get('forms')):
        left, right, marks, *more = listed(node) + [None, None, 0][len(node):]
        demand(not more, 'more than two lists and the tombstones')
        demand(type(marks) is int and 0 <= marks <= 3, 'the tombstones are not 1, 2 or 3')
        sides = [[lookup(games, i) for i in listed(options)] for options in (left, right)]
        games.append(forms.form(*sides, marks))
    return games


def universe_of(forms, file, games):
    """What shows that a game is strong, which positions belong, the test ends for rank n, a name."""
    named = file.get('universe')
    name = field(named, 'name')
    if file['version'] == 2:
        demand(name == 'D(A)', 'the name is not D(A), as in version 2 it must be')
        generators = [lookup(games, i) for i in listed(named.get('generators'))]
        ends = AnyEnds(forms, generators, file.get('ends'), games)
        written = f'D({", ".join(map(forms.text, generators))})'
        # What is strong modulo B is strong modulo every universe in it.
        in_b = all(forms.ends_are(forms.blocked, f) for g in generators for f in forms.subpositions(g))
        return ('table', 'passing')[:1 + in_b], lambda g: forms.ends_are(ends.includes, g), ends, written
    def murder(n):
        end = forms.zero
        for _ in range(n):
            end = forms.form((), (forms.zero, end))
        return end
    if name == 'D(A)':
        generators = [lookup(games, i) for i in listed(named.get('generators'))]
        demand(all(forms.is_dead(g, LEFT) for g in generators), 'a generator is not a Left dead end')
        require_rank(*(forms.rank[g] for g in generators))
        followers = {forms.simplest(f) for g in generators for f in forms.subpositions(g)}
        steps = frozenset(followers - {forms.zero})
        def in_closure(end, side):
            require_rank(forms.rank[end])
            if not forms.dead(end, side):
                return False
            left = forms.simplest(end if side == LEFT else forms.conjugate(end))
            return forms.is_sum(left, steps, forms.zero)
        def tests(n):
            require_rank(n)
            return forms.tests(steps, n)
        written = f'D({", ".join(map(forms.text, generators))})'
        return ('tests',), lambda g: forms.ends_are(in_closure, g), tests, written
    known = {
        'M': ((), forms.ordinary, None),
        'B': (('passing',), lambda g: forms.ends_are(forms.blocked, g), None),
        'E': (('tests',), lambda g: forms.ends_are(forms.dead, g), lambda n: {forms.zero, murder(n)}),
        'D': (('tests',), forms.dicot, lambda n: {forms.zero}),
        'Normal': (('normal play',), forms.ordinary, None),
    }
    demand(isinstance(name, str) and name in known,
        f'not the name of a universe that this checker knows ({", ".join(known)}, D(A))')
    return *known[name], name


def require_rank(*ranks):
    if max(ranks, default=0) > MAX_RANK:
        raise Spent(f'dead ends of rank above {MAX_RANK} are not compared here')


def check_moves(forms, moves, side):
    """Every move keeps the side among positions that are won or have a move again."""
    covered, rival = {(at, end) for at, end, _ in moves}, 1 - side
    def won(at, end):
        forms.step()
        return forms.end_like(at, side) or (at, end) in covered
    for at, end, move in moves:
        demand(move in forms.options(at, side), 'the move is not an option of the position')
        if end is None:
            demand(not forms.end_like(move, rival), 'the opponent has no move left and wins')
            demand(won(move, None), 'no answer to a pass')
        else:
            demand(forms.is_dead(end, side), 'the end is not a dead end of the side')
            ended = forms.end_like(move, rival) and not forms.options(end, rival)
            demand(not ended, 'the opponent has no move left beside the end, and wins')
            for beside in forms.options(end, rival):
                demand(won(move, beside), 'no answer to a move in the end')
        for o in forms.options(move, rival):
            demand(won(o, end), 'no answer to a move in the game')
    return won


def check_at_least(forms, file, games, strong_by, tests):
    def game(thing, name):
        return lookup(games, field(thing, name))
    def moves(name):
        for m in listed(field(field(file, 'strategies'), name)):
            yield game(m, 'at'), game(m, 'end') if 'end' in m else None, game(m, 'move')
    won = [check_moves(forms, [*moves(name)], side) for side, name in ((0, 'left'), (1, 'right'))]
    tables = Tables(forms, file.get('tables'), games, tests) if 'table' in strong_by else None
    pairs = listed(field(file, 'pairs'))
    known = {(game(p, 'g'), game(p, 'h')) for p in pairs}
    def shown(g, h):
        forms.step()
        return g == h or (g, h) in known
    def check_strong(reason, g, side):
        by = field(reason, 'by')
        if by == 'end-like':
            demand(forms.end_like(g, side), 'the game is not end-like')
            return
        demand(by in strong_by, 'not a reason in this universe')
        if by == 'table':
            demand(tables.show(g, side), 'the table does not show it')
        if by == 'passing':
            demand(won[side](g, None), 'no strategy against passing')
        if by == 'tests':
            ends = {lookup(games, i) for i in listed(field(reason, 'ends'))}
            for test in tests(forms.rank[g]):
                end = test if side == LEFT else forms.upwards(forms.conjugate, test)
                demand(end in ends, 'a test end is missing')
                demand(won[side](g, end), 'no strategy against a test end')
    def check_replies(replies, threatened, other, side):
        unmet = set(forms.options(threatened, side))
        for reply in replies:
            threat, meets = game(reply, 'threat'), 'meet' in reply
            demand(threat in unmet, 'not a threat, or one that was met before')
            unmet.discard(threat)
            answer = game(reply, 'meet' if meets else 'revert')
            there = forms.options(other, side) if meets else forms.options(threat, 1 - side)
            demand(answer in there, 'the reply is not a move there is')
            mine, theirs = (threat, answer) if meets else (answer, other)
            rests = shown(mine, theirs) if side == RIGHT else shown(theirs, mine)
            demand(rests, 'the reply rests on a pair that is not in the file')
        demand(not unmet, 'a threat is not met')
    for pair in pairs:
        g, h = game(pair, 'g'), game(pair, 'h')
        check_replies(listed(pair.get('right')), g, h, RIGHT)
        check_replies(listed(pair.get('left')), h, g, LEFT)
        if forms.end_like(h, LEFT):
            check_strong(pair.get('leftStrong'), g, LEFT)
        if forms.end_like(g, RIGHT):
            check_strong(pair.get('rightStrong'), h, RIGHT)
    demand(shown(game(file, 'g'), game(file, 'h')), 'the pair that is claimed is not among the pairs')


def check_not_at_least(forms, file, games, belongs, normal):
    g, h, x = (lookup(games, file.get(name)) for name in 'ghx')
    demand(all(map(belongs, forms.subpositions(x))), 'X is not in the universe')
    with_g, with_h = (forms.play_out(y, x, normal) for y in (g, h))  # first, second
    o_g, o_h = ('RPNL'[2 * first + second] for first, second in (with_g, with_h))
    demand(field(file.get('outcomes'), 'g') == o_g, f'G + X has outcome {o_g}')
    demand(file['outcomes'].get('h') == o_h, f'H + X has outcome {o_h}')
    worse = any(a < b for a, b in zip(with_g, with_h))
    demand(worse, 'the outcome of G + X is not worse than that of H + X')
    return f'X = {forms.text(x)}, o(G + X) = {o_g} and o(H + X) = {o_h}'


def check(file):
    """Raises a fault, or returns the claim in words."""
    if field(file, 'format') == 'proviso-outcome':
        return check_outcome(file, Forms().step)
    if file['format'] == 'proviso-quotient':
        return check_quotient(file, Forms(), read_forms)
    demand_head(file, 'proviso-certificate', 1, 2)
    forms = Forms()
    games = read_forms(forms, file.get('dag'))
    strong_by, belongs, tests, written = universe_of(forms, file, games)
    claim = file.get('claim')
    demand(claim in ('G >= H', 'not G >= H'), 'not a claim')
    g, h = (forms.text(lookup(games, file.get(name))) for name in 'gh')
    if claim == 'G >= H':
        check_at_least(forms, file, games, strong_by, tests)
        return f'{claim} modulo {written}, where G = {g} and H = {h}'
    x_and_outcomes = check_not_at_least(forms, file, games, belongs, 'normal play' in strong_by)
    return f'{claim} modulo {written}, where G = {g}, H = {h}, {x_and_outcomes}'


def verdicts(path):
    """Pairs of a kind and a sentence, for all that is in a file."""
    found = False
    try:
        with open(path, 'rb') as file:
            data = file.read(64 * limits['max_positions'] + 1)
        text, most = data.decode('utf-8-sig'), limits['max_positions']
        if len(data) > 64 * most or sum(map(text.count, ',[{')) > most:
            raise Spent('the file is too large; allow more --max-positions')
        for value in values(text):
            for certificate, missing in entries(value):
                found = True
                yield ('no certificate', missing) if missing else attempt(check, certificate)
        if not found:
            yield 'no certificate', 'there is no certificate in it'
    except (OSError, UnicodeDecodeError, Unreadable) as error:
        yield 'not readable', str(error)
    except Spent as spent:
        yield 'not checked', str(spent)

def attempt(check, certificate):
    try:
        sys.setrecursionlimit(20_000)
        return 'valid', check(certificate)
    except Fault as fault:
        return 'not valid', str(fault)
    except (Spent, RecursionError, MemoryError) as spent:
        return 'not checked', str(spent) or 'out of memory'
    finally:
        sys.setrecursionlimit(1_000)


def main():
    parser = argparse.ArgumentParser(description='Checks proviso-certificate files.')
    parser.add_argument('files', nargs='+')
    parser.add_argument('--max-positions', type=int, help='of each certificate, default %(default)s')
    parser.add_argument('--timeout', type=float, help='seconds for each, default %(default)s')
    parser.set_defaults(**limits)
    limits.update(vars(parser.parse_args()))
    status = 0
    for path in limits['files']:
        kinds = set()
        for kind, sentence in verdicts(path):
            kinds.add(kind)
            print(f'{path}: {kind}: {sentence}', flush=True)
        broken = 'not readable' in kinds or kinds == {'no certificate'}
        status = max(status, 2 if broken else int(kinds != {'valid'}))
    return status


if __name__ == '__main__':
    sys.stdout.reconfigure(errors='backslashreplace')
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
