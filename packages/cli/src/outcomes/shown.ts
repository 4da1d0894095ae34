// A table of outcomes as it is shown: a row for each number of rows, a column for each number of columns.

import { type Table, wordCell } from '@proviso/pictures/tables';
import type { Axes } from './axes.ts';
import type { OutcomeTable, SolvedBoard } from './outcome-table.ts';

/** Whole numbers from the first to the last. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** More than allowed would be needed. */
const TOO_MUCH = '?';
/** Nobody has looked at it. */
const OPEN = '·';

export function numbersOf({ first, last }: Span): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** What a board is known by. */
export function sizeOf({ rows, columns }: Pick<SolvedBoard, 'rows' | 'columns'>): string {
  return `${rows}x${columns}`;
}

/** The part of a table that was asked for; `refused` are the boards that took too much. */
export function shownTable(
  { ruleset, play, boards }: OutcomeTable,
  rows: Span,
  columns: Span,
  axes: Axes,
  refused: ReadonlySet<string>,
): Table {
  const known = new Map(boards.map((board) => [sizeOf(board), board.outcome]));
  const cell = (size: string): string => known.get(size) ?? (refused.has(size) ? TOO_MUCH : OPEN);
  return {
    caption: `${ruleset}, ${play === 'normal' ? 'normal' : 'misère'} play: ${axes}`,
    columns: [wordCell(''), ...numbersOf(columns).map((c) => wordCell(c))],
    rows: numbersOf(rows).map((r) => [
      wordCell(r),
      ...numbersOf(columns).map((c) => wordCell(cell(sizeOf({ rows: r, columns: c })))),
    ]),
    rowHeadings: true,
  };
}

/** `2x3 N: Left by #..|#..; Right by no move at all`, of a board with its first moves. */
export function movesText({ outcome, left, right, ...size }: SolvedBoard): string {
  const by = (player: string, wins: string, moves: readonly string[] | undefined): string[] => {
    if (moves === undefined || !wins.includes(outcome)) return [];
    return [`${player} by ${moves.length === 0 ? 'having no move' : moves.join(', ')}`];
  };
  const winners = [...by('Left', 'LN', left), ...by('Right', 'RN', right)];
  return `${sizeOf(size)} ${outcome}${winners.length === 0 ? '' : `: ${winners.join('; ')}`}`;
}
