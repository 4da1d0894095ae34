/** The games of a `proviso-quotient` file: forms, heaps of octal codes, or moves that are listed. */

import { type Arena, ZERO } from '../forms/arena.ts';
import { SIDES } from '../forms/side.ts';
import { boardText, gameText } from './claim.ts';
import { demand } from './fault.ts';
import { listOf, type Reader } from './reader.ts';

/** moves[kind][side]: words in smaller kinds. */
export type Moves = readonly (readonly (readonly (readonly number[])[])[])[];

export interface Heaps {
  readonly count: number;
  /** How many digits the codes have; nothing where moves are listed. */
  readonly digits: number | undefined;
  readonly period: { readonly from: number; readonly period: number } | undefined;
}

interface ReadMoves {
  readonly moves: Moves;
  readonly heaps: Heaps | undefined;
  readonly of: string;
  readonly listed: boolean;
}

const MOST_HEAPS = 2_000;

export function readMoves(fields: Reader, arena: Arena): ReadMoves {
  if (fields.has('dag')) return formMoves(fields, arena);
  if (fields.has('codes')) return codeMoves(fields, arena);
  const of = boardText(fields.text('of'));
  const moves = fields.lists('moves').map((sides, kind) => {
    demand(sides.length === 2, `file.moves[${kind}]: not the moves of two players`);
    return sides.map((words) =>
      listOf(words, `file.moves[${kind}]`).map((word) => readWord(word, kind, 'file.moves')),
    );
  });
  return { moves, heaps: undefined, of, listed: true };
}

/** A list of numbers of kinds below a bound. */
export function readWord(value: unknown, below: number, place: string): number[] {
  return listOf(value, place).map((kind) => readNumber(kind, 0, below - 1, place));
}

export function readNumber(value: unknown, least: number, most: number, place: string): number {
  const whole = typeof value === 'number' && Number.isSafeInteger(value);
  demand(whole && value >= least && value <= most, `${place}: not a number that may stand there`);
  return value;
}

/** The forms of the file but 0, each with its options. */
function formMoves(fields: Reader, arena: Arena): ReadMoves {
  const dag = fields.object('dag');
  const forms = dag.readForms(arena);
  const kinds = forms.filter((form) => form !== ZERO);
  const places = new Map(kinds.map((form, place) => [form, place]));
  demand(new Set(forms).size === forms.length, 'file.dag: a form is there twice');
  demand(
    kinds.every((form) => arena.tombstones(form) === 0),
    'file.dag: a form has a tombstone',
  );
  const moves = kinds.map((form) =>
    SIDES.map((side) =>
      arena.options(form, side).map((option) => (option === ZERO ? [] : [places.get(option) ?? 0])),
    ),
  );
  const roots = readWord(dag.value('roots'), forms.length, 'file.dag.roots');
  const reached = new Set(roots.map((root) => forms[root] ?? ZERO));
  for (const form of reached) {
    for (const side of SIDES) for (const option of arena.options(form, side)) reached.add(option);
  }
  demand(
    kinds.every((form) => reached.has(form)),
    'file.dag: a form is no follower of the roots',
  );
  const of = roots.map((root) => gameText(arena, forms[root] ?? ZERO)).join(', ');
  return { moves, heaps: undefined, of: of || 'no game', listed: false };
}

/** Heaps of one octal code, or of a code for each player. */
function codeMoves(fields: Reader, arena: Arena): ReadMoves {
  const codes = listOf(fields.value('codes'), 'file.codes').map((code) => {
    const isCode = typeof code === 'string' && /^[04]?\.[0-7]{1,20}$/u.test(code);
    demand(isCode, 'file.codes: not a code of an octal game');
    return code;
  });
  demand(codes.length === 1 || codes.length === 2, 'file.codes: not one code or two');
  const count = readNumber(fields.value('heaps'), 0, MOST_HEAPS, 'file.heaps');
  const digitsOf = (code: string): number[] => {
    const [before = '', after = ''] = code.split('.');
    return [Number(before), ...[...after].map(Number)];
  };
  const digits = codes.map(digitsOf);
  const both = digits.length === 1 ? [...digits, ...digits] : digits;
  const moves = Array.from({ length: count }, (_, kind) => {
    arena.tick(kind);
    return both.map((each) => heapMoves(each, kind + 1));
  });
  const given = fields.has('period') ? fields.object('period') : undefined;
  const period = given && {
    from: readNumber(given.value('from'), 1, count, 'file.period.from'),
    period: readNumber(given.value('period'), 1, count, 'file.period.period'),
  };
  const size = period === undefined ? `heaps up to ${count}` : 'all heaps';
  const longest = digits.reduce((most, each) => Math.max(most, each.length - 1), 0);
  return {
    moves,
    heaps: { count, digits: longest, period },
    of: `${size} of ${codes.join(' and ')}`,
    listed: false,
  };
}

/** What taking may leave of a heap: 1 nothing, 2 one heap, 4 two heaps. Heap n is the kind n − 1. */
function heapMoves(digits: readonly number[], heap: number): number[][] {
  return digits.flatMap((digit, taken) => {
    const rest = heap - taken;
    if (rest < 0) return [];
    const found: number[][] = [];
    if (digit % 2 === 1 && rest === 0) found.push([]);
    if (Math.floor(digit / 2) % 2 === 1 && rest > 0) found.push([rest - 1]);
    for (let one = 1; digit >= 4 && 2 * one <= rest; one++) found.push([one - 1, rest - one - 1]);
    return found;
  });
}
