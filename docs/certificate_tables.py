"""Strength modulo D(A) for any games A: certificates of version 2 (see certificates.md).

The Left ends of D(A) are the sums of the Left ends among the followers of A and of its conjugates
(Siegel, Proposition 2.6). Ends are compared modulo M by his Theorem 2.1. A table says who wins games
beside all sums of some ends. Left ends have a fold, and other components may have one. A number of what
has a fold stands for all that the fold takes to be the same:
one beyond index + period is taken down by multiples of the period to more than the index. So a move that
takes one away where there are index + 1 has two results, index and index + period. A side that is to move
wins if it has a move all of whose results are listed as its wins, and loses if all results of all its
moves are listed as the other's; nothing else need be listed. The table is right for all numbers, by induction on the size of the
sum, with each number beyond index + period taken down by multiples of the period to more than the index.
"""

import itertools

from certificate_fields import field, listed, lookup
from certificate_text import Spent, demand

LEFT, RIGHT = 0, 1
MAX_RANK = 1_000  # of ends, which are compared by recursion


def is_count(n):
    return type(n) is int and n >= 0


class AnyEnds:
    """The ends of D(A), and for some of them the sum that the file says they equal or are at least."""

    def __init__(self, forms, generators, ends, games):
        self.forms, self.known, self.added = forms, {}, {}
        for g in generators:
            ordinary = all(map(forms.ordinary, forms.subpositions(g)))
            demand(ordinary, 'a generator has a tombstone')
        both = generators + [forms.upwards(forms.conjugate, g) for g in generators]
        followers = {f for g in both for f in forms.subpositions(g)} - {forms.zero}
        self.generating = {f for f in followers if not forms.options(f, LEFT)}
        self.sums = {}
        for entry in listed(ends if ends is not None else []):
            summands = [lookup(games, i) for i in listed(field(entry, 'sum'))]
            demand(set(summands) <= self.generating, 'a summand is not a generating end')
            self.sums[lookup(games, entry.get('end'))] = summands

    def total(self, summands):
        whole = self.forms.zero
        for part in summands:
            whole = self.add(whole, part)
        return whole

    def add(self, g, h):
        """G + H, for games without tombstones."""
        forms = self.forms
        forms.step()
        if (g, h) not in self.added:
            forms.take(1)
            self.added[g, h] = forms.form(*(
                [self.add(o, h) for o in forms.options(g, side)]
                + [self.add(g, o) for o in forms.options(h, side)] for side in (LEFT, RIGHT)))
        return self.added[g, h]

    def at_least(self, g, h):
        """G >= H modulo M, for games without tombstones (Theorem 2.1)."""
        forms = self.forms
        forms.step()
        if g == h:
            return True
        if forms.rank[g] + forms.rank[h] > MAX_RANK:
            raise Spent(f'ends of rank above {MAX_RANK} are not compared here')
        if (g, h) not in self.known:
            forms.take(1)
            (g_left, g_right, _), (h_left, h_right, _) = forms.table[g], forms.table[h]
            self.known[g, h] = (
                (bool(h_left) or not g_left) and (bool(g_right) or not h_right)
                and all(any(self.at_least(o, meet) for meet in h_right)
                        or any(self.at_least(back, h) for back in forms.options(o, LEFT))
                        for o in g_right)
                and all(any(self.at_least(meet, o) for meet in g_left)
                        or any(self.at_least(g, back) for back in forms.options(o, RIGHT))
                        for o in h_left))
        return self.known[g, h]

    def includes(self, end, side):
        """Whether an end of a side is shown to equal a sum of the ends of that side."""
        left = end if side == LEFT else self.forms.upwards(self.forms.conjugate, end)
        total = self.total(self.sums.get(left, []))
        return self.at_least(left, total) and self.at_least(total, left)

    def demand_enough(self, tests):
        """Each end is tested, or is at least a sum of tested ones."""
        def is_above(end):
            summands = self.sums.get(end)
            return (summands is not None and tests.issuperset(summands)
                    and self.at_least(end, self.total(summands)))
        enough = all(end in tests or is_above(end) for end in self.generating)
        demand(enough, 'an end is neither tested nor at least a sum of tested ones')


class Tables:
    """The tables of both sides, if there are any."""

    def __init__(self, forms, tables, games, ends):
        self.tables = []
        if tables is not None:
            self.tables = [Table(forms, field(tables, name), games, side)
                           for side, name in ((LEFT, 'left'), (RIGHT, 'right'))]
            for table in self.tables:
                ends.demand_enough(table.tests)

    def show(self, g, side):
        return bool(self.tables) and self.tables[side].wins(g)


class Table:
    def __init__(self, forms, table, games, side):
        self.forms, self.side = forms, side
        self.tests = {lookup(games, i) for i in listed(field(table, 'tests'))}
        # The tested side may keep to moves that close a component. It has a move where it had one,
        # and the opponent has all his: what it wins like this it wins.
        self.closing = 'moves' in table
        demand(not self.closing or table['moves'] == 'closing',
               'not a restriction of moves that this checker knows')
        self.components, self.folds, self.places = [], [], {}
        for place, entry in enumerate(listed(table.get('components'))):
            form, fold = lookup(games, field(entry, 'form')), None
            if not forms.options(form, LEFT) or 'fold' in entry:
                fold = field(entry.get('fold'), 'index'), entry['fold'].get('period')
                demand(all(map(is_count, fold)) and fold[1] > 0, 'not an index and a period')
            self.components.append(form)
            self.folds.append(fold)
            self.places[form] = place
        self.contexts, self.numbers = [], {}
        for number, counts in enumerate(map(listed, listed(table.get('contexts')))):
            fits = len(counts) == len(self.folds) and all(
                is_count(n) and (fold is None or n <= sum(fold)) for n, fold in zip(counts, self.folds))
            demand(fits, 'a context is not a number of each component')
            self.contexts.append(tuple(counts))
            self.numbers[tuple(counts)] = number
        self.rows = {}
        for entry in listed(table.get('rows')):
            signs = [field(entry, name) for name in ('first', 'second')]
            for row in signs:
                fits = isinstance(row, str) and len(row) == len(self.contexts) and set(row) <= set('01-')
                demand(fits, 'not a sign for each context')
            self.rows[lookup(games, entry.get('at'))] = signs
        for at, number, turn in itertools.product(self.rows, range(len(self.contexts)), (0, 1)):
            self.check_entry(at, number, turn)

    def check_entry(self, at, number, turn):
        sign = self.rows[at][turn][number]
        if sign == '-':
            return
        self.forms.take(1)
        won = self.step(at, number, turn)
        demand((sign == '1') == won, 'an entry is not what one step of play makes')

    def step(self, at, number, turn):
        """Whether the tested side wins, by the entries of the options; turn 0: it is to move."""
        forms, counts = self.forms, self.contexts[number]
        mover = self.side if turn == 0 else 1 - self.side
        # The components are as the tested side Left would see them: she is to move at turn 0.
        there = [i for i, n in enumerate(counts) if n and forms.options(self.components[i], turn)]
        if forms.end_like(at, mover) and not there:
            return turn == 0
        moves = [(o, [number]) for o in forms.options(at, mover)]
        moves += [(at, self.after(counts, i, o)) for i in there
                  for o in self.moves(self.components[i], turn)]
        results = [self.signs(*move, 1 - turn) for move in moves]
        mine, theirs = ({'1'}, {'0'}) if turn == 0 else ({'0'}, {'1'})
        follows = mine in results or all(signs == theirs for signs in results)
        demand(follows, 'an entry does not follow from those that are listed')
        return (mine in results) == (turn == 0)

    def moves(self, component, player):
        options = self.forms.options(component, player)
        closed = [o for o in options if not self.forms.options(o, LEFT)]
        return closed if closed and self.closing and player == LEFT else options

    def signs(self, at, numbers, turn):
        """The signs of a game in some contexts, the results of one move."""
        self.forms.step()
        return {self.rows[at][turn][number] if at in self.rows and number is not None else '-'
                for number in numbers}

    def after(self, counts, place, option):
        """The contexts that a move in a component may lead to."""
        after = list(counts)
        after[place] -= 1
        if option != self.forms.zero:
            to = self.places.get(option)
            if to is None:
                return [None]
            after[to] += 1
            if self.folds[to] is not None and after[to] > sum(self.folds[to]):
                after[to] -= self.folds[to][1]
        vectors, fold = [after], self.folds[place]
        if fold is not None and counts[place] == fold[0] + 1:
            vectors.append(after[:place] + [sum(fold)] + after[place + 1:])
        return [self.numbers.get(tuple(vector)) for vector in vectors]

    def wins(self, g):
        """Whether the side, moving first, wins a game beside all sums of test ends."""
        if g not in self.rows or any(
                t not in self.places or self.forms.options(t, LEFT) for t in self.tests):
            return False
        classes = [range(sum(fold) + 1) if fold is not None and c in self.tests else range(1)
                   for c, fold in zip(self.components, self.folds)]
        starts = 1
        for numbers in classes:
            starts *= len(numbers)
        if starts > len(self.contexts):
            return False
        def won(vector):
            self.forms.step()
            number = self.numbers.get(vector)
            return number is not None and self.rows[g][0][number] == '1'
        return all(map(won, itertools.product(*classes)))
