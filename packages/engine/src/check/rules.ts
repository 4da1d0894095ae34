/**
 * The rules of a few games, told a second time for those who check outcomes: from the rules in words, and
 * with nothing of the rulesets, their symmetries or their components. Positions are texts, rows split by
 * `|`, or the sizes of heaps. Every move covers a square, fills one, removes a stone or takes a counter,
 * so that play ends.
 */

import { Left, type Side } from '../forms/side.ts';
import { demand } from './fault.ts';

/** A game as the checker plays it. */
export interface Rules {
  /** Stops unless a text is a position. */
  demandPosition(text: string): void;
  /** The positions after a move. */
  moves(text: string, side: Side): string[];
}

type Step = readonly [down: number, across: number];
const DOWN: Step = [1, 0];
const ACROSS: Step = [0, 1];
const AROUND: readonly Step[] = [DOWN, ACROSS, [-1, 0], [0, -1]];

/** A board of squares, to be looked at and written on. */
class Squares {
  readonly rows: readonly string[][];

  constructor(text: string) {
    this.rows = text.split('|').map((row) => [...row]);
  }

  /** What stands on a square; nothing beyond the edge. */
  at(row: number, column: number): string | undefined {
    return this.rows[row]?.[column];
  }

  /** All squares with this sign. */
  *with(sign: string): Generator<Step> {
    for (const [r, row] of this.rows.entries()) {
      for (const [c, square] of row.entries()) if (square === sign) yield [r, c];
    }
  }

  /** The board with some squares changed. */
  changed(...changes: readonly [place: Step, sign: string][]): string {
    const rows = this.rows.map((row) => [...row]);
    for (const [[r, c], sign] of changes) rows[r]?.splice(c, 1, sign);
    return rows.map((row) => row.join('')).join('|');
  }

  /** The squares beside one. */
  around([r, c]: Step): Step[] {
    return AROUND.map(([down, across]): Step => [r + down, c + across]).filter(
      ([row, column]) => this.at(row, column) !== undefined,
    );
  }

  /** The signs beside a square. */
  signsAround(place: Step): string[] {
    return this.around(place).map(([r, c]) => this.at(r, c) ?? '');
  }
}

/** Boards of some signs, with the moves and, if more is asked of a position, a further test. */
function onSquares(
  signs: string,
  moves: (board: Squares, side: Side) => Iterable<string>,
  isAllowed: (board: Squares) => boolean = () => true,
): Rules {
  const row = new RegExp(`^[${signs}]+$`);
  return {
    demandPosition(text) {
      const rows = text.split('|');
      const even = rows.every((each) => row.test(each) && each.length === rows[0]?.length);
      demand(even && isAllowed(new Squares(text)), 'the position is none of the game');
    },
    moves: (text, side) => [...moves(new Squares(text), side)],
  };
}

/** A domino on two open squares, a step apart. */
function* dominoes(board: Squares, steps: readonly Step[]): Generator<string> {
  for (const place of board.with('.')) {
    for (const [down, across] of steps) {
      const other: Step = [place[0] + down, place[1] + across];
      if (board.at(...other) === '.') yield board.changed([place, '#'], [other, '#']);
    }
  }
}

/** A stone on an empty square, where that is allowed. */
function placing(
  isAllowed: (board: Squares, place: Step, own: string, other: string) => boolean,
): (board: Squares, side: Side) => Generator<string> {
  return function* (board, side) {
    const [own, other] = stonesOf(side);
    for (const place of board.with('.')) {
      if (isAllowed(board, place, own, other)) yield board.changed([place, own]);
    }
  };
}

function stonesOf(side: Side): [own: string, other: string] {
  return side === Left ? ['x', 'o'] : ['o', 'x'];
}

/** A stone goes onto one of the opponent's beside it, which is removed. */
function* clobbering(board: Squares, side: Side): Generator<string> {
  const [own, other] = stonesOf(side);
  for (const place of board.with(own)) {
    for (const next of board.around(place)) {
      if (board.at(...next) === other) yield board.changed([place, '.'], [next, own]);
    }
  }
}

/** Whether every block of stones of one player has an empty square beside it. */
function allHaveLiberties(board: Squares): boolean {
  for (const sign of ['x', 'o']) {
    const waiting = new Set([...board.with(sign)].map(String));
    // Stones beside an empty square are safe, and so are those of their own kind beside these.
    const safe = [...board.with(sign)].filter((place) => board.signsAround(place).includes('.'));
    for (const place of safe) {
      if (!waiting.delete(String(place))) continue;
      for (const next of board.around(place)) if (waiting.has(String(next))) safe.push(next);
    }
    if (waiting.size > 0) return false;
  }
  return true;
}

/** Any number of counters from one heap. Heaps stand largest first; `0` is no heap. */
const nim: Rules = {
  demandPosition(text) {
    demand(heapsText(text.split(' ').map(Number)) === text, 'the position is none of the game');
  },
  moves(text) {
    const heaps = text.split(' ').map(Number);
    return heaps.flatMap((size, i) =>
      Array.from({ length: size }, (_, left) => heapsText(heaps.with(i, left))),
    );
  },
};

/** Larger heaps would take for ever. */
const MAX_HEAP = 10_000;

function heapsText(sizes: readonly number[]): string {
  const heaps = sizes
    .filter((size) => Number.isInteger(size) && size > 0 && size <= MAX_HEAP)
    .sort((a, b) => b - a);
  return heaps.join(' ') || '0';
}

/** The games that the checker knows. */
export const RULES: ReadonlyMap<string, Rules> = new Map([
  [
    'domineering',
    onSquares('.#', (board, side) => dominoes(board, [side === Left ? DOWN : ACROSS])),
  ],
  ['cram', onSquares('.#', (board) => dominoes(board, [DOWN, ACROSS]))],
  ['clobber', onSquares('.xo', clobbering)],
  [
    'col',
    onSquares(
      '.xo#',
      placing((board, at, own) => !board.signsAround(at).includes(own)),
    ),
  ],
  [
    'snort',
    onSquares(
      '.xo#',
      placing((board, at, _, other) => !board.signsAround(at).includes(other)),
    ),
  ],
  [
    'nogo',
    onSquares(
      '.xo#',
      placing((board, at, own) => allHaveLiberties(new Squares(board.changed([at, own])))),
      allHaveLiberties,
    ),
  ],
  ['nim', nim],
]);
