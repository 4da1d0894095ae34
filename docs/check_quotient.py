"""Checks proviso-quotient files: that a monoid with outcomes is the quotient of all sums of some games.

An element is a class and a weight. `good[player]` of a sum is a set of bits, one for each class beside
it and each weight of the whole: whether a move of the player in the sum wins. The sets of a longer
sum are made from those of its parts, so that all sums have finitely many.
"""

import re

from certificate_fields import field, listed
from certificate_text import demand

PLAYERS = (0, 1)
LARGEST = 10_000


def number(value, least, most):
    demand(type(value) is int and least <= value <= most, 'not a number that may stand there')
    return value


def numbers(thing, least, most):
    return [number(each, least, most) for each in listed(thing)]


def heap_moves(digits, heap):
    for taken, digit in enumerate(digits):
        rest = heap - taken
        if digit & 1 and rest == 0:
            yield []
        if digit & 2 and rest > 0:
            yield [rest - 1]
        if digit & 4:
            for one in range(1, rest // 2 + 1):
                yield [one - 1, rest - one - 1]


def read_games(file, forms, read_forms):
    """The moves of each game, its heaps as (count, digits, period), what the claim is about, and where."""
    if 'dag' in file:
        games = read_forms(forms, file['dag'])
        demand(len(set(games)) == len(games), 'a form is there twice')
        demand(all(map(forms.ordinary, games)), 'a form has a tombstone')
        kinds = [g for g in games if g != forms.zero]
        places = {g: [place] for place, g in enumerate(kinds)}
        moves = [[[places.get(o, []) for o in forms.options(g, side)] for side in PLAYERS] for g in kinds]
        roots = numbers(field(file['dag'], 'roots'), 0, len(games) - 1)
        reached = [games[i] for i in roots]
        for g in reached:
            reached += [o for side in PLAYERS for o in forms.options(g, side) if o not in reached]
        demand(set(kinds) <= set(reached), 'a form is no follower of the roots')
        return moves, None, ', '.join(forms.text(games[i]) for i in roots) or 'no game', ''
    if 'codes' in file:
        codes = listed(file['codes'])
        for code in codes:
            demand(isinstance(code, str) and re.fullmatch(r'[04]?\.[0-7]{1,20}', code, re.ASCII),
                'not a code of an octal game')
        demand(len(codes) in (1, 2), 'not one code or two')
        count = number(file.get('heaps'), 0, 2_000)
        digits = [[int(d) for d in (code if code[0] != '.' else '0' + code).replace('.', '')] for code in codes]
        moves = [[[*heap_moves(each, heap)] for each in (digits * 2)[:2]] for heap in range(1, count + 1)]
        period = None
        if 'period' in file:
            period = tuple(number(field(file['period'], name), 1, count) for name in ('from', 'period'))
        size = 'all heaps' if period else f'heaps up to {count}'
        return moves, (count, max(map(len, digits)) - 1, period), f'{size} of {" and ".join(codes)}', ''
    demand(isinstance(file.get('of'), str), 'not a text')
    moves = []
    for kind, sides in enumerate(listed(file.get('moves'))):
        demand(len(listed(sides)) == 2, 'not the moves of two players')
        moves.append([[numbers(word, 0, kind - 1) for word in listed(words)] for words in sides])
    return moves, None, ascii(file['of'])[1:-1], ', where moves are as the file lists them'


class Table:
    """The monoid, with outcomes folded by weight."""

    def __init__(self, file, kinds, step):
        self.tick = step
        self.words = [numbers(word, 0, kinds - 1) for word in listed(file.get('words'))]
        order = len(self.words)
        demand(order > 0, 'there is no element')
        self.letters = numbers(file.get('letters'), 0, kinds - 1)
        self.times = [numbers(row, 0, order - 1) for row in listed(file.get('times'))]
        demand(all(len(row) == order for row in self.times), 'not a number for each class')
        demand(len(self.times) == len(self.letters) == len(set(self.letters)), 'not a row for each letter')
        self.classes = numbers(file.get('classes'), 0, order - 1)
        weighed = 'weights' in file
        self.weights = numbers(file['weights'], -LARGEST, LARGEST) if weighed else [0] * kinds
        demand(len(self.classes) == len(self.weights) == kinds, 'not a class and a weight for each game')
        def read(name, least, otherwise):
            return number(file.get(name), least, LARGEST) if weighed else otherwise
        self.step = read('step', 1, 0)
        self.low = read('low', -LARGEST, 0)
        self.high = read('high', self.low, 0)
        self.periods = read('lowPeriod', 1, 1), read('highPeriod', 1, 1)
        width = self.high - self.low + 1
        for period in self.periods:
            demand(period <= width and (not self.step or period % self.step == 0), 'a period does not fit')
        self.moduli = numbers(file['moduli'], 0, LARGEST) if 'moduli' in file else [0] * order
        demand(len(self.moduli) == order, 'not a modulus for each class')
        demand(not any(each % self.step if self.step else each for each in self.moduli),
            'a modulus is no multiple of the step')
        demand(all(self.moduli[c] == 0 or 0 <= w < self.moduli[c] for c, w in zip(self.classes, self.weights)),
            'a weight is not the least one of its element')
        demand(self.moduli[0] == 0, 'class 0 has a modulus: the units have a finite order')
        self.outcomes = listed(file.get('outcomes'))
        for row in self.outcomes:
            demand(isinstance(row, str) and len(row) == width and set(row) <= set('PLRN'),
                'not a letter for each weight')
        demand(len(self.outcomes) == order, 'not one for each class')
        self.rows = {}
        self.check_monoid()
        self.residues = [self.weight(word) % self.step if self.step else 0 for word in self.words]
        if weighed:
            units = [numbers(word, 0, kinds - 1) for word in listed(file.get('units'))]
            demand([*map(self.weight, units)] == [self.step, -self.step], 'not of the weight step')
            demand(not any(map(self.element, units)), 'a unit is not of class 0')
            demand(all(w % self.step == self.residues[c] for c, w in zip(self.classes, self.weights)),
                'a weight is not one of its class')
            for letter, row in zip(self.letters, self.times):
                demand(all(self.occurs(to, self.residues[at] + self.weights[letter]) for at, to in enumerate(row)),
                    'a letter leads to a class of another weight')

    def check_monoid(self):
        for one in self.times:
            for other in self.times:
                self.tick(len(one))
                demand(all(other[to] == one[other[at]] for at, to in enumerate(one)), 'two letters do not commute')
        for at, word in enumerate(self.words):
            demand(set(word) <= set(self.letters), 'a word is not one in the letters')
            reached = 0
            for letter in word:
                reached = self.times[self.letters.index(letter)][reached]
            demand(reached == at, 'the word is another element')
        for letter, row in zip(self.letters, self.times):
            demand(row[0] == self.classes[letter], 'a letter is not where it leads')

    def by(self, factor):
        """Where multiplication by a class leads each class."""
        if factor not in self.rows:
            row = [*range(len(self.words))]
            for letter in self.words[factor]:
                times = self.times[self.letters.index(letter)]
                row = [times[at] for at in row]
            self.rows[factor] = row
        return self.rows[factor]

    def weight(self, word):
        return sum(self.weights[kind] for kind in word)

    def element(self, word):
        at = 0
        for kind in word:
            at = self.by(self.classes[kind])[at]
        return at

    def occurs(self, at, weight):
        return not self.step or weight % self.step == self.residues[at]

    def fold(self, weight, low, high):
        if weight < low:
            return low + (weight - low) % self.periods[0]
        return high - (high - weight) % self.periods[1] if weight > high else weight

    def outcome(self, at, weight):
        return self.outcomes[at][self.fold(weight, self.low, self.high) - self.low]

    def wins(self, at, weight, player):  # when moving first
        return self.outcome(at, weight) in ('NL', 'NR')[player]

    def check_reduced(self):
        fault = 'two elements have the same outcome beside every element'
        if self.step:
            return self.check_weights_differ(fault)
        classes, count = self.outcomes, 0
        while len(set(classes)) != count:
            count = len(set(classes))
            self.tick(len(classes) * (1 + len(self.times)))
            names = {each: i for i, each in enumerate(dict.fromkeys(classes))}
            classes = [(names[each], *(names[classes[row[at]]] for row in self.times))
                for at, each in enumerate(classes)]
        demand(count == len(self.words), fault)

    def check_weights_differ(self, fault):
        step, period = self.step, self.periods[0] * self.periods[1]
        far = self.high - self.low + 2 * period
        def differ(a, m, b, n):
            for beside in range(len(self.words)):
                row = self.by(beside)
                for k in range(self.low - max(m, n) - period, self.high - min(m, n) + period + 1):
                    self.tick()
                    if self.occurs(beside, k) and self.outcome(row[a], m + k) != self.outcome(row[b], n + k):
                        return True
            return False
        for a, m in enumerate(self.residues):
            modulus = self.moduli[a]
            demand(not modulus or not differ(a, m, a, m + modulus), 'weights matter that are said not to')
            for b, residue in enumerate(self.residues):
                for n in range(residue - step * -(-(far + step) // step), m + far + step + 1, step):
                    same = a == b and ((n - m) % modulus == 0 if modulus else n == m)
                    demand(same or differ(a, m, b, n), fault)


class Sums:
    def __init__(self, table, moves, misere):
        self.table, self.misere = table, misere
        changes = [abs(table.weight(word) - table.weights[kind])
            for kind, sides in enumerate(moves) for words in sides for word in words]
        self.low, self.high = table.low - max(changes, default=0), table.high + max(changes, default=0)
        self.width = self.high - self.low + 1
        self.heaviest = max(map(abs, table.weights), default=0)
        self.games = [self.summary(kind, sides) for kind, sides in enumerate(moves)]
        self.pulled = {}

    def summary(self, kind, sides):
        table, weight, good = self.table, self.table.weights[kind], []
        for player in PLAYERS:
            options = {(table.element(word), table.weight(word) - weight) for word in sides[player]}
            bits = 0
            for at in range(len(table.words)):
                for i in range(self.width):
                    table.tick(1 + len(options))
                    if any(not table.wins(table.by(to)[at], self.low + i + change, 1 - player)
                            for to, change in options):
                        bits |= 1 << at * self.width + i
            good.append(bits)
        return table.classes[kind], weight, *good, not sides[0], not sides[1]

    def good_at(self, bits, at, weight):
        return bits >> at * self.width + self.table.fold(weight, self.low, self.high) - self.low & 1

    def pull(self, bits, by):
        """The places that lie among the bits together with a class."""
        if (bits, by) not in self.pulled:
            self.table.tick(len(self.table.words))
            mask, found = (1 << self.width) - 1, 0
            for at, to in enumerate(self.table.by(by)):
                found |= (bits >> to * self.width & mask) << at * self.width
            self.pulled[bits, by] = found
        return self.pulled[bits, by]

    def add(self, order, one, other):
        """A sum with one more game, in an order in which weights stay near 0 or go one way."""
        weight, more = one[1], other[1]
        back = more < 0 if weight > 0 else more > 0
        if more and not (order == 'any' and back):
            way = 'up' if more > 0 else 'down'
            if order not in ('any', way):
                return None
            order = way
        low, high = min(self.low, -self.heaviest), max(self.high, self.heaviest)
        good = [self.pull(one[2 + p], other[0]) | self.pull(other[2 + p], one[0]) for p in PLAYERS]
        return order, (self.table.by(other[0])[one[0]], self.table.fold(weight + more, low, high), *good,
            one[4] and other[4], one[5] and other[5])

    def check(self):
        table, nothing = self.table, (0, 0, 0, 0, True, True)
        for own, weight, *good, _, _ in self.games:
            for beside in range(len(table.words)):
                for total in range(self.low, self.high + 1):
                    table.tick()
                    if not table.occurs(beside, total - weight):
                        continue
                    for player in PLAYERS:
                        demand(not self.good_at(good[player], beside, total)
                            or table.wins(table.by(own)[beside], total, player),
                            'a move from a lost sum wins')
        self.check_replies(nothing)
        for player in PLAYERS if self.misere else ():
            ends = {game for game in self.games if game[4 + player]}
            found, fresh = {('any', 0, 0)}, [('any', nothing)]
            while fresh:
                order, sum_ = fresh.pop()
                demand(table.wins(sum_[0], sum_[1], player), 'a player without a move does not win')
                for end in ends:
                    more = self.add(order, sum_, end)
                    if more and (more[0], *more[1][:2]) not in found:
                        found.add((more[0], *more[1][:2]))
                        fresh.append(more)

    def check_replies(self, nothing):
        table, games = self.table, [*dict.fromkeys(self.games)]
        found, fresh = {}, [('any', nothing)]
        def less(one, other):
            return all(not a & ~b for a, b in zip(one[2:], other[2:]))
        while fresh:
            reached, fresh = fresh, []
            for order, sum_ in reached:
                known = found.setdefault((order, *sum_[:2]), [])
                table.tick(1 + len(known))
                if any(less(each, sum_) for each in known):
                    continue
                known[:] = [each for each in known if not less(sum_, each)] + [sum_]
                for player in PLAYERS:
                    demand(not table.wins(sum_[0], sum_[1], player) or self.misere and sum_[4 + player]
                        or self.good_at(sum_[2 + player], 0, sum_[1]),
                        'a player is said to win and has no good move')
                fresh += filter(None, (self.add(order, sum_, game) for game in games))


def check_quotient(file, forms, read_forms):
    """Raises a fault, or returns the claim in words."""
    demand(type(file.get('version')) is int and file['version'] == 1, 'the version is not 1')
    play = file.get('play')
    demand(play in ('misere', 'normal'), 'not a play')
    moves, heaps, of, where = read_games(file, forms, read_forms)
    table = Table(file, len(moves), lambda count=1: forms.step())
    Sums(table, moves, play == 'misere').check()
    table.check_reduced()
    if heaps and heaps[2]:
        count, digits, (first, period) = heaps
        demand(count >= 2 * first + 2 * period + digits - 1, 'not enough heaps for the periodicity theorem')
        for one in range(first - 1, count - period):
            other = one + period
            demand(table.classes[one] == table.classes[other] and table.weights[one] == table.weights[other],
                'two heaps of the period are different elements')
    order = 'is infinite' if table.step else f'has order {len(table.words)}'
    return f'the {play} quotient of {of} {order}{where}'
