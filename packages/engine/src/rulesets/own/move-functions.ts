/**
 * Rulesets made of moves alone, on positions that can be written down: a heap is
 * an integer from 0 on, a strip or the rows of a board a text, and a list of
 * positions their sum. The moves are somebody's own functions, so whatever comes
 * out of them is looked at, and nobody vouches that play ends.
 */

import { type Side, sideName } from '../../forms/side.ts';
import { LimitError, ValueError } from '../../storage/errors.ts';
import { brief } from '../brief.ts';
import { type Drawing, sideBySide } from '../drawing.ts';
import { drawGrid } from '../grids/grid.ts';
import { drawHeaps } from '../heaps/heaps.ts';
import { BoardNotationError } from '../notation-error.ts';
import { plainText } from '../plain-text.ts';
import type { Ruleset } from '../ruleset.ts';

/** A position that does not fall apart: a heap or a text. */
export type SinglePosition = number | string;
export type WrittenPosition = SinglePosition | readonly WrittenPosition[];

/** Longer texts are refused, as boards of so many squares are. */
export const MAX_TEXT = 10_000;
/** Sums of more are refused. */
const MAX_PARTS = 1_000;
/** Higher heaps are not drawn. */
const MAX_DRAWN = 200;

/** Where a player can move from a heap or a text. */
export type MoveFunction = (position: SinglePosition, side: Side) => Iterable<unknown>;

/**
 * The ruleset of a function that gives the moves, with what can be told of it.
 *
 * @example
 * // Left takes one counter, Right two, and what is left stands in up to two heaps.
 * const rest = (n: number) => Array.from({ length: Math.max(0, n + 1) }, (_, k) => [k, n - k]);
 * const kayles = rulesetOfMoves((n, side) => rest(Number(n) - (side === Left ? 1 : 2)));
 * boardOutcome(new Arena(), makeBoard(kayles, 2)) // → P
 */
export function rulesetOfMoves(
  moves: MoveFunction,
  told: Pick<Ruleset, 'definition' | 'key'> = {},
): Ruleset<WrittenPosition> {
  return {
    ...told,
    title: 'A ruleset of your own',
    notation: 'a heap as an integer, a strip or rows as a text in quotes, a sum as a list',
    mayNotEnd: true,
    *moves(position, side) {
      const parts = partsOf(position);
      for (const [i, part] of parts.entries()) {
        for (const moved of moves(part, side)) {
          const checked = checkedMove(moved, part, side);
          yield parts.length === 1 && !Array.isArray(position)
            ? checked
            : parts.toSpliced(i, 1, ...partsOf(checked));
        }
      }
    },
    components: partsOf,
    parse: parsePosition,
    literal: plainText,
    draw: (position) => sideBySide(drawings(partsOf(position))),
  };
}

/** A move, or why it is none. */
function checkedMove(moved: unknown, from: SinglePosition, side: Side): WrittenPosition {
  try {
    return writtenPosition(moved);
  } catch (error) {
    if (!(error instanceof ValueError || error instanceof LimitError)) throw error;
    const problem = `a move of ${sideName(side)} from ${brief(plainText(from))} is no position: ${error.message}`;
    throw error instanceof LimitError ? new LimitError(problem) : new ValueError(problem);
  }
}

/** A value as a position, if it is one. */
export function writtenPosition(value: unknown): WrittenPosition {
  let parts = 0;
  const todo: unknown[] = [value];
  for (let i = 0; i < todo.length; i++) {
    const each = todo[i];
    if (Array.isArray(each)) {
      for (const part of each) todo.push(part);
      if (todo.length > 2 * MAX_PARTS) throw tooLarge(`a sum of more than ${MAX_PARTS} positions`);
      continue;
    }
    if (++parts > MAX_PARTS) throw tooLarge(`a sum of more than ${MAX_PARTS} positions`);
    checkSingle(each);
  }
  return value as WrittenPosition;
}

function checkSingle(value: unknown): void {
  if (typeof value === 'number') {
    if (value < 0) throw notOne(`the heap ${value} is negative`);
    if (value > Number.MAX_SAFE_INTEGER) throw tooLarge('a heap above 2^53');
    if (!Number.isInteger(value)) throw notOne(`${value} is no heap`);
  } else if (typeof value === 'string') {
    if (value.length > MAX_TEXT) throw tooLarge(`a text of more than ${MAX_TEXT} characters`);
  } else {
    throw notOne('it is none of these');
  }
}

function notOne(problem: string): ValueError {
  return new ValueError(
    `${problem}; a position is an integer from 0 on, a text, or a list of positions`,
  );
}

function tooLarge(what: string): LimitError {
  return new LimitError(`${what} is too large; play must end whatever is moved`);
}

/** The heaps and texts that a position is the sum of. */
export function partsOf(position: WrittenPosition): SinglePosition[] {
  if (typeof position !== 'object') return [position];
  const parts: SinglePosition[] = [];
  const todo: WrittenPosition[] = [...position].reverse();
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (typeof next === 'object') todo.push(...[...next].reverse());
    else parts.push(next);
  }
  return parts;
}

/** Reads what `literal` writes. */
export function parsePosition(text: string): WrittenPosition {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BoardNotationError(`${brief(text)} is no position`, 'write 7, "tt.ff" or [3, 4]');
  }
  return writtenPosition(value);
}

/** Heaps as columns of counters, and texts as squares; what is too large or no rows of squares is left out. */
function drawings(parts: readonly SinglePosition[]): Drawing[] {
  return parts.flatMap((part) => {
    if (typeof part === 'number') return part <= MAX_DRAWN ? [drawHeaps([part])] : [];
    const columns = part.indexOf('|') < 0 ? part.length : part.indexOf('|');
    const even = part.split('|').every((row) => row.length === columns && columns > 0);
    return even ? [drawGrid({ columns, text: part }, squaresOf(part))] : [];
  });
}

/** Letters of a text as pieces; nobody knows whose they are. */
function squaresOf(text: string) {
  return Object.fromEntries(
    [...text].map((square) => [
      square,
      square === '.' || square === ' '
        ? { name: 'empty' }
        : square === '#'
          ? { name: 'closed', closed: true }
          : { name: `a piece ${square}`, owner: 'either' as const },
    ]),
  );
}
