/**
 * Konane, Hawaiian checkers: jumps along a row or column, several in one direction if there is room
 * (M. D. Ernst, Playing Konane mathematically; A. Chan and A. Tsai, 1 × n Konane). Signs as in
 * cgt-tools. Every move removes a stone.
 */

import { SIDES } from '../../forms/side.ts';
import { linkedParts } from '../linked-parts.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import { allAround, cropped, type Grid, placesWhere, withSquare, withSquares } from './grid.ts';
import { isStone, onStones, stonesFor } from './stones.ts';

/**
 * The neighbours that a jump can ever concern together, by place. A stone may one day stand wherever
 * a stone that may be there could jump to; what stands in the way now may be gone then.
 */
function jumpsEver(board: Grid): Map<number, Set<number>> {
  const ever = SIDES.map(
    (side) => new Set(placesWhere(board, (square) => square === stonesFor(side)[0])),
  );
  const links = new Map<number, Set<number>>();
  const link = (a: number, b: number): void => {
    links.set(a, (links.get(a) ?? new Set()).add(b));
    links.set(b, (links.get(b) ?? new Set()).add(a));
  };
  const isSquare = (at: number): boolean => /[.xo]/.test(board.text.charAt(at));
  for (let size = -1; size < (ever[0]?.size ?? 0) + (ever[1]?.size ?? 0); ) {
    size = (ever[0]?.size ?? 0) + (ever[1]?.size ?? 0);
    for (const [side, own] of ever.entries()) {
      for (const at of own) {
        for (const step of allAround(board)) {
          if (!ever[1 - side]?.has(at + step) || !isSquare(at + 2 * step)) continue;
          // Where it lands it may stand, and the jump back links that square.
          own.add(at + 2 * step);
          link(at, at + step);
        }
      }
    }
  }
  return links;
}

export const konane: RegisteredRuleset<Grid> = {
  name: 'konane',
  title: 'Konane',
  rules:
    'A player jumps with one of her stones along a row or column over an adjacent stone of the opponent onto the empty square behind, and removes that stone. In the same move the stone may jump on in the same direction.',
  habitat: {
    universe: 'M',
    because:
      'a stone that jumps can make room for a blocked one, whose owner may then have no way back to being blocked',
  },
  examples: ['.ox.', 'xox.|ox.o|xoxo', '.oxox.'],
  ...onStones,
  moves(board, side) {
    const [own, other] = stonesFor(side);
    const found: Grid[] = [];
    for (const start of placesWhere(board, (square) => square === own)) {
      for (const step of allAround(board)) {
        let after = board;
        let at = start;
        while (after.text.charAt(at + step) === other && after.text.charAt(at + 2 * step) === '.') {
          after = withSquare(withSquares(after, at, '.', at + step, '.'), at + 2 * step, own);
          at += 2 * step;
          found.push(after);
        }
      }
    }
    return found;
  },
  components(board) {
    const links = jumpsEver(board);
    const parts = linkedParts(links.keys(), (at) => links.get(at) ?? []);
    return parts
      .map((part) => cropped(board, part, '#'))
      .filter(({ text }) => [...text].some(isStone));
  },
};
