// Boards to begin a match on: those of several sizes, where a ruleset plays on new boards, and its examples.

import type { RulesetInfo } from '../../protocol/answers.ts';
import { resized } from '../squares.ts';

const SIDES = [3, 4, 5, 6];
const STRIPS = [6, 8, 10, 12];
const LONGEST_NAME = 24;

/** The positions with what they are called; the one that is played on is always among them. */
export function startsOf(
  { boards, examples }: Pick<RulesetInfo, 'boards' | 'examples'>,
  position: string,
): Record<string, string> {
  const starts: Record<string, string> = {};
  if (boards !== undefined) {
    const empty = (rows: number, columns: number) => resized('', boards, rows, columns);
    const isNew = (one: string) => {
      const rows = one.split('|');
      return one === empty(rows.length, rows[0]?.length ?? 0);
    };
    // Where pieces stand on a board from the start, an empty one is no game.
    if (examples.some(isNew)) {
      if (boards.strip) for (const side of STRIPS) starts[empty(1, side)] = `${side} squares`;
      else for (const side of SIDES) starts[empty(side, side)] = `${side} × ${side}`;
    }
  }
  for (const one of examples) starts[one] ??= one;
  starts[position] ??= position.length <= LONGEST_NAME ? position : 'this board';
  return starts;
}
