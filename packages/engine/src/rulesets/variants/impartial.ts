/**
 * The impartial variant of a ruleset: both players have the moves of both [CGSuite]. Cram is the
 * impartial variant of Domineering.
 *
 * Write I(G) = {I(Gᴸ), I(Gᴿ) | I(Gᴸ), I(Gᴿ)}. A move in G + H is one in G or in H, whoever makes it,
 * so I(G + H) = I(G) + I(H), and positions fall apart as they do in the ruleset itself.
 */

import { SIDES } from '../../forms/side.ts';
import { impartial } from '../impartial-habitat.ts';
import type { Ruleset } from '../ruleset.ts';
import { madeOnce, samePositions, variantOf } from './variant.ts';

/**
 * The impartial variant.
 *
 * @example
 * const arena = new Arena();
 * const board = readBoard(impartialVariant(domineering), [2, 3]);
 * boardForm(arena, board) === boardForm(arena, readBoard(cram, [2, 3])) // → true
 */
export function impartialVariant<P>(base: Ruleset<P>): Ruleset<P> {
  if (base.variant?.name === 'impartial') return base;
  return made(base as Ruleset) as Ruleset<P>;
}

const made = madeOnce((base): Ruleset => {
  const { components } = base;
  return {
    ...samePositions(base),
    ...variantOf(base, 'impartial', { rule: 'Both players may make the moves of either.' }),
    ...impartial,
    *moves(position) {
      for (const side of SIDES) yield* base.moves(position, side);
    },
    ...(components && { components: (position) => components.call(base, position) }),
  };
});
