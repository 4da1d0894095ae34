"""Checks proviso-outcome files (version 1, see certificates.md): who wins a board, by play. The part of
check_certificate.py that is about boards; written from the rules of the games alone. Every move covers a
square, fills one, removes a stone or takes a counter, so that play ends."""

import hashlib
import re

from certificate_text import MAX_TEXT, demand

LEFT, RIGHT = 0, 1
MAX_HEAP = 10_000  # larger heaps would take for ever
AROUND = ((1, 0), (0, 1), (-1, 0), (0, -1))


# Boards of squares: a dictionary from (row, column) to what stands there.

def squares(text):
    return {(r, c): sign for r, row in enumerate(text.split('|')) for c, sign in enumerate(row)}


def written(board):
    rows = {}
    for (r, c), sign in sorted(board.items()):
        rows.setdefault(r, []).append(sign)
    return '|'.join(''.join(rows[r]) for r in sorted(rows))


def beside(board, place):
    steps = ((place[0] + down, place[1] + across) for down, across in AROUND)
    return [step for step in steps if step in board]


def dominoes(text, steps):
    board = squares(text)
    for (r, c), sign in board.items():
        for down, across in steps:
            other = (r + down, c + across)
            if sign == '.' and board.get(other) == '.':
                yield written({**board, (r, c): '#', other: '#'})


def clobbering(text, side):
    board, own, other = squares(text), 'xo'[side], 'ox'[side]
    for place in board:
        for target in beside(board, place):
            if board[place] == own and board[target] == other:
                yield written({**board, place: '.', target: own})


def placing(allowed):
    def moves(text, side):
        board = squares(text)
        for place in board:
            after = {**board, place: 'xo'[side]}
            if board[place] == '.' and allowed(after, place, side):
                yield written(after)
    return moves


def touches(board, place, sign):
    return any(board[other] == sign for other in beside(board, place))


def breathes(board):
    """Whether every block of stones has an empty square beside it."""
    for stone in 'xo':
        stones = {place for place in board if board[place] == stone}
        fresh = {place for place in stones if touches(board, place, '.')}
        while fresh:
            stones -= fresh
            fresh = {other for place in fresh for other in beside(board, place)} & stones
        if stones:
            return False
    return True


def heaps_text(sizes):
    return ' '.join(map(str, sorted(filter(None, sizes), reverse=True))) or '0'


def nim_moves(text, _):
    heaps = [int(size) for size in text.split(' ')]
    for i, size in enumerate(heaps):
        for left in range(size):
            yield heaps_text(heaps[:i] + [left] + heaps[i + 1:])


def on_squares(signs):
    def is_position(text):
        rows = text.split('|')
        return all(re.fullmatch(f'[{signs}]+', row) and len(row) == len(rows[0]) for row in rows)
    return is_position


def is_nim(text):
    if not re.fullmatch('[0-9]{1,5}( [0-9]{1,5})*', text):
        return False
    heaps = [int(size) for size in text.split(' ')]
    return heaps_text(heaps) == text and max(heaps) <= MAX_HEAP


stones = on_squares('.xo#')
RULES = {  # which texts are positions, and the moves
    'domineering': (on_squares('.#'), lambda text, side: dominoes(text, [AROUND[side]])),
    'cram': (on_squares('.#'), lambda text, _: dominoes(text, AROUND[:2])),
    'clobber': (on_squares('.xo'), clobbering),
    'col': (stones, placing(lambda board, at, side: not touches(board, at, 'xo'[side]))),
    'snort': (stones, placing(lambda board, at, side: not touches(board, at, 'ox'[side]))),
    'nogo': (lambda text: stones(text) and breathes(squares(text)),
             placing(lambda board, *_: breathes(board))),
    'nim': (is_nim, nim_moves),
}


# Reading a file: every field is looked at before it is believed.

def text_of(file, name):
    demand(isinstance(file.get(name), str), 'not a text')
    return file[name]


def listed(thing):
    demand(isinstance(thing, list), 'not a list')
    return thing


def known_game(file):
    """The board in words, the start, the moves, and how a position is read."""
    name = text_of(file, 'ruleset')
    demand(name in RULES, f'not the name of a ruleset that this checker knows ({", ".join(RULES)})')
    is_position, moves = RULES[name]
    def position(text):
        demand(is_position(text), 'the position is none of the game')
        return text
    start = position(text_of(file, 'position'))
    def read(value):
        demand(isinstance(value, str), 'not a position')
        return position(value)
    return f'{name}("{start}")', start, moves, read


def listed_game(file):
    positions = []
    def moves_of(moves):
        if moves is None:
            return None
        for move in listed(moves):
            earlier = type(move) is int and 0 <= move < len(positions)
            demand(earlier, 'not an earlier position')
        return moves
    for entry in listed(file['moves']):
        text, left, right, *more = listed(entry) + [0, 0, 0][len(entry):]
        demand(isinstance(text, str), 'not a text')
        demand(not more, 'more than a text and two lists')
        positions.append((moves_of(left), moves_of(right)))
    demand(positions, 'there is no position')
    def moves(at, side):
        demand(positions[at][side] is not None, 'moves that are needed are not listed')
        return positions[at][side]
    def read(value):
        demand(type(value) is int and 0 <= value < len(positions), 'not a position')
        return value
    return text_of(file, 'board'), len(positions) - 1, moves, read


def check_outcome(file, step):
    """Raises a fault, or returns the claim in words."""
    version, play, outcome = file.get('version'), file.get('play'), file.get('outcome')
    demand(type(version) is int and version == 1, 'the version is not 1')
    demand(play in ('misere', 'normal'), 'not a play')
    demand(isinstance(outcome, str) and outcome in ('L', 'N', 'P', 'R'), 'not an outcome')
    is_listed = 'moves' in file
    board, start, moves, read = (listed_game if is_listed else known_game)(file)
    misere, strategies = play == 'misere', file.get('strategies')
    demand(isinstance(strategies, dict), 'not an object')
    for side, name in ((LEFT, 'left'), (RIGHT, 'right')):
        entries = []
        for entry in listed(strategies.get(name)):
            at, to, *more = listed(entry) + [None, None][len(entry):]
            demand(not more, 'more than a position and the move')
            entries.append((read(at), read(to)))
        covered = {at for at, _ in entries}
        def options(at, mover):
            step()
            return list(moves(at, mover))
        def wins(at):  # the side, to move
            return at in covered or misere and not options(at, side)
        def check_moved(to):  # the opponent is to move
            replies = options(to, 1 - side)
            demand(replies or not misere, 'the opponent has no move left and wins')
            for reply in replies:
                demand(wins(reply), 'no answer to a move')
        for at, to in entries:
            demand(to in options(at, side), "the move is not one of the player's")
            check_moved(to)
        who = ('Left', 'Right')[side]
        if outcome in ('NL', 'NR')[side]:
            demand(wins(start), f'{who}, moving first, has no winning move in the file')
        if outcome in ('PL', 'PR')[side]:
            check_moved(start)
    whose = 'as the file lists them' if is_listed else 'by the rules'
    return f'o({board_text(board)}) = {outcome} in {play} play, where moves are {whose}'


def board_text(text):
    """In printable ASCII, as UTF-16 has its characters; a longer one by its length and a hash."""
    units = text.encode('utf-16-be', 'surrogatepass')
    codes = [units[i] * 256 + units[i + 1] for i in range(0, len(units), 2)]
    ascii_text = ''.join(chr(c) if 32 <= c < 127 else f'\\u{c:04x}' for c in codes)
    if len(codes) <= MAX_TEXT:
        return ascii_text
    return f'[{len(codes)} characters, sha256 {hashlib.sha256(ascii_text.encode()).hexdigest()}]'
