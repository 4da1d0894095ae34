// Splitting the bars of a two-player form. The grammar leaves `{a || b | c}` as
// a flat row of sides and runs of bars; the longest run splits first, and it
// must be unique. What a run splits off, if it has bars of its own, is one
// option: `{a || b | c}` is `{a | {b | c}}`.

import type { Source, Span } from '../errors.ts';
import type { Expression } from './ast.ts';
import { MAX_NESTING } from './nesting.ts';

/** One side as written: its options and whether the tombstone was among them. */
export interface WrittenSide extends Span {
  readonly options: readonly Expression[];
  readonly tombstone: boolean;
}

/** A run of bars. */
export interface Run extends Span {
  readonly length: number;
}

/** `sides[i]` stands before `runs[i]`; there is one side more than runs. */
export interface Row extends Span {
  readonly sides: readonly WrittenSide[];
  readonly runs: readonly Run[];
}

const READINGS_SHOWN = 4;

/** The form a row of sides and bars stands for. The row has at least one run. */
export function splitBars(source: Source, row: Row, depth = 0): Expression {
  const { from, to } = row;
  if (depth > MAX_NESTING) {
    throw source.error('limit', row, `bars nest at most ${MAX_NESTING} levels deep`);
  }
  const split = longestRun(source, row);
  const left = sideOf(source, row, 0, split, depth);
  const right = sideOf(source, row, split + 1, row.sides.length - 1, depth);
  return {
    kind: 'form',
    left: [...left.options],
    right: [...right.options],
    tombstones: (left.tombstone ? 1 : 0) | (right.tombstone ? 2 : 0),
    from,
    to,
  };
}

/** Sides `first` to `last` as one side of the form: as written, or one option with bars. */
function sideOf(source: Source, row: Row, first: number, last: number, depth: number): WrittenSide {
  const sides = row.sides.slice(first, last + 1);
  const [only] = sides;
  const span = { from: only?.from ?? row.from, to: sides.at(-1)?.to ?? row.to };
  if (sides.length === 1 && only !== undefined) return only;
  const option = splitBars(
    source,
    { sides, runs: row.runs.slice(first, last), ...span },
    depth + 1,
  );
  return { options: [option], tombstone: false, ...span };
}

/** Which run splits first. */
function longestRun(source: Source, row: Row): number {
  let longest = 0;
  for (const run of row.runs) longest = Math.max(longest, run.length);
  const candidates = row.runs.filter((run) => run.length === longest);
  const [only, second] = candidates;
  if (only !== undefined && second === undefined) return row.runs.indexOf(only);
  const readings = candidates
    .slice(0, READINGS_SHOWN)
    .map((run) => `\`${withLongerRun(source, row, run)}\``);
  throw source.error(
    'syntax',
    second ?? row,
    `it is not said which \`${'|'.repeat(longest)}\` splits first`,
    `write ${readings.join(' or ')}`,
  );
}

/** The row as it would be written with one run made the longest. */
function withLongerRun(source: Source, row: Row, run: Run): string {
  const before = source.quote({ from: row.from, to: run.from }, 30).replace(/^\{/, '');
  const after = source.quote({ from: run.to, to: row.to }, 30).replace(/\}$/, '');
  return `{${before}${'|'.repeat(run.length + 1)}${after}}`;
}
