// What a board says of the board with rows and columns exchanged, so that of two such boards one is
// searched. Cram, Clobber, Col, Snort and NoGo have the same moves on both: a symmetry of the ruleset
// turns one start into the other. In Domineering the players change places: the transposed board is the
// conjugate, so L becomes R. Which of the two it is, if any, the ruleset says itself; of a ruleset that
// says nothing both boards are searched.

import type { RulesetEntry } from '@proviso/engine/rulesets';
import type { OutcomeName, SolvedBoard } from './outcome-table.ts';

export type Transposing = 'same' | 'conjugate';

const CONJUGATE: Readonly<Record<OutcomeName, OutcomeName>> = { L: 'R', R: 'L', N: 'N', P: 'P' };

/** How the boards of R rows and C columns, and of C rows and R columns, are related. */
export function transposingOf(
  entry: RulesetEntry | undefined,
  rows: number,
  columns: number,
): Transposing | undefined {
  if (entry === undefined || entry.ruleset.boards === undefined) return undefined;
  const { ruleset } = entry;
  const text = (position: unknown): string => ruleset.print(position);
  const { position: start } = entry.board(rows, columns);
  const turned = transposed(text(start));
  if (turned !== text(entry.board(columns, rows).position)) return undefined;
  if (ruleset.symmetries?.(start).some((each) => text(each) === turned)) return 'same';
  const other = ruleset.conjugate?.(start);
  return other !== undefined && text(other) === turned ? 'conjugate' : undefined;
}

/** The transposed board, from one that is solved. */
export function transposedBoard(board: SolvedBoard, transposing: Transposing): SolvedBoard {
  const { rows, columns, outcome, left, right } = board;
  const turned = (moves: readonly string[] | undefined) => moves?.map(transposed).toSorted();
  const [mine, theirs] = transposing === 'same' ? [left, right] : [right, left];
  return {
    rows: columns,
    columns: rows,
    outcome: transposing === 'same' ? outcome : CONJUGATE[outcome],
    ...(mine && { left: turned(mine) ?? [] }),
    ...(theirs && { right: turned(theirs) ?? [] }),
  };
}

/** Rows become columns. */
function transposed(text: string): string {
  const rows = text.split('|');
  return [...(rows[0] ?? '')].map((_, at) => rows.map((row) => row.charAt(at)).join('')).join('|');
}
