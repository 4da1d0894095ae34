/** Positions with their moves, as far as these are told, in an order in which moves lead back. */

import { Left, type Side } from '../forms/side.ts';
import { type Board, positionToText } from '../rulesets/board.ts';

/** A text, and the numbers of the positions after a move of Left and of Right. */
export type NumberedPosition = readonly [
  text: string,
  left: readonly number[] | null,
  right: readonly number[] | null,
];

/** The moves of a position that have been told. */
interface Told {
  left?: readonly string[];
  right?: readonly string[];
}

export class ListedPositions {
  private readonly start: string;
  private readonly told = new Map<string, Told>();

  constructor(start: Board) {
    this.start = positionToText(start);
  }

  /** Tells all moves of a player. */
  list(board: Board, side: Side, moves: readonly Board[]): void {
    const text = positionToText(board);
    const known = this.told.get(text) ?? {};
    known[side === Left ? 'left' : 'right'] = moves.map(positionToText);
    this.told.set(text, known);
  }

  /** All positions that the start leads to, each after those it leads to; the start is the last. */
  numbered(): { moves: NumberedPosition[]; numberOf: (text: string) => number } {
    const numbers = new Map<string, number>();
    const moves: NumberedPosition[] = [];
    const numberOf = (text: string): number => numbers.get(text) ?? 0;
    const waiting = [this.start];
    for (let text = waiting.at(-1); text !== undefined; text = waiting.at(-1)) {
      const { left, right } = this.told.get(text) ?? {};
      const open = [...(left ?? []), ...(right ?? [])].filter((next) => !numbers.has(next));
      if (open.length > 0) {
        waiting.push(...open);
        continue;
      }
      waiting.pop();
      if (numbers.has(text)) continue;
      numbers.set(text, moves.length);
      moves.push([text, left?.map(numberOf) ?? null, right?.map(numberOf) ?? null]);
    }
    return { moves, numberOf };
  }
}
