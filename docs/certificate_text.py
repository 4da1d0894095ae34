"""What stands in a file of certificates, and how a game is written: the parts of
check_certificate.py that decide nothing. JSON is read strictly: values with blanks or line breaks
between them, no name twice in an object, nothing nested deeper than 64."""

import hashlib
import json
import re

LEFT, RIGHT = 0, 1
MAX_DEPTH = 64  # of lists and objects in each other
MAX_TEXT = 4_000  # games with a longer text are told by size and hash


class Unreadable(Exception): "The text is not JSON as it should be."
class Fault(Exception): "The certificate does not prove its claim."
class Spent(Exception): "To go on would take more than allowed."

def demand(condition, fault):
    if not condition:
        raise Fault(fault)


# Reading a text: JSON values with blanks or line breaks between them.


def without_twins(pairs):
    if len(dict(pairs)) < len(pairs):
        raise Unreadable('a name stands twice in an object')
    return dict(pairs)


def no_constant(_):
    raise Unreadable('this is not JSON')


def number(digits):
    value = float(digits)
    return int(value) if abs(value) < 2 ** 53 and value.is_integer() else value


DECODER = json.JSONDecoder(object_pairs_hook=without_twins, parse_constant=no_constant,
                           parse_int=number, parse_float=number)


def values(text):
    """The values of a text, one after the other."""
    def skip_blanks(at):
        return re.compile(r'[ \t\n\r]*').match(text, at).end()
    at = skip_blanks(0)
    while at < len(text):
        try:
            value, end = DECODER.raw_decode(text, at)
        except (ValueError, RecursionError):
            raise Unreadable('this is not JSON, or nested too deep') from None
        at = skip_blanks(end)
        if at == end < len(text):
            raise Unreadable('this is not JSON')
        within = [value]
        for _ in range(MAX_DEPTH):
            within = [v for x in within if isinstance(x, (list, dict))
                      for v in (x.values() if isinstance(x, dict) else x)]
        if any(isinstance(x, (list, dict)) for x in within):
            raise Unreadable(f'nested deeper than {MAX_DEPTH}')
        yield value


def entries(value):
    """The certificates of a certificate, an answer, or a list of these; None where one is missing."""
    for thing in value if isinstance(value, list) and value else [value]:
        if isinstance(thing, dict) and 'format' in thing:
            yield thing, None
        elif isinstance(thing, dict) and 'ok' in thing:
            yield from answer_entries(thing)
        else:
            yield None, 'neither a certificate nor an answer'


def answer_entries(answer):
    value = answer.get('value') if isinstance(answer, dict) else None
    certificates = value.get('certificates') if isinstance(value, dict) else None
    if isinstance(certificates, list) and certificates:
        yield from ((certificate, None) for certificate in certificates)
    elif isinstance(value, list) and value:
        for part in value:
            yield from answer_entries(part)
    else:
        yield None, 'an answer without a certificate'


# Writing games. A table has (Left options, Right options, tombstone bits) for each form.

def game_text(table, forms, step):
    """A game as the language of Proviso writes it in ASCII, or its size and a hash. The forms are
    its subpositions, options first, the game last; each takes a step, and so does a line of text."""
    number, heap, texts = {}, {}, {}
    def name(f, left, right):
        (n, *others), (m, *more) = ([number.get(o) for o in s] or [None] for s in (left, right))
        single = not others and not more
        if left == right and {heap.get(o) for o in left} == {*range(len(left))}:
            heap[f] = len(left)
        if not left and not right:
            number[f] = 0
        elif single and not right and n is not None and n >= 0:
            number[f] = n + 1
        elif single and not left and m is not None and m <= 0:
            number[f] = m - 1
        elif single and n is not None and n >= 1 and m == -n:
            return f'+-{n}'
        elif f in heap:
            return '*' if heap[f] == 1 else f'*{heap[f]}'
        return str(number[f]) if f in number else None
    def side(f, which):
        parts = [texts[o] for o in table[f][which]]
        return ', '.join(parts + ['#'] * (table[f][2] >> which & 1)) or '.'
    for f in forms:
        left, right, marks = table[f]
        text = None if marks else name(f, left, right)
        if text is None and all(o in texts for o in left + right):
            text = f'{{{side(f, LEFT)} | {side(f, RIGHT)}}}'
        step(1 + len(text or '') // 64)
        if text is not None and len(text) <= MAX_TEXT:
            texts[f] = text
    return texts.get(forms[-1]) or large_game_text(table, forms)


def large_game_text(table, forms):
    hashes, rank = {}, {}
    for f in forms:
        left, right, marks = table[f]
        rank[f] = max((1 + rank[o] for o in left + right), default=0)
        sides = (','.join(sorted(hashes[o] for o in options)) for options in (left, right))
        hashes[f] = hashlib.sha256(f'{{{"|".join(sides)}}}{marks}'.encode()).hexdigest()
    game = forms[-1]
    return f'[{len(forms)} forms, rank {rank[game]}, sha256 {hashes[game]}]'
