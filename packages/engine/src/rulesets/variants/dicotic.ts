/**
 * The dicotic variant of a ruleset: nobody may move unless both players can [CGSuite]. So play ends as
 * soon as one player has no move, and every position is a dicot. The papers here define dicots, and the
 * dicotic closure of a set of games, but no such variant.
 *
 * What counts is the whole position: beside a move of the other player a component that is only Left's
 * can be played, so that the variant of a sum is not the sum of the variants.
 */

import { opponent, type Side } from '../../forms/side.ts';
import type { Ruleset } from '../ruleset.ts';
import { asAWhole, madeOnce, samePositions, variantOf } from './variant.ts';

/**
 * The dicotic variant.
 *
 * @example
 * const arena = new Arena();
 * const strip = readBoard(dicoticVariant(domineering), [1, 4]);
 * formToText(arena, boardForm(arena, strip)) // → 0
 */
export function dicoticVariant<P>(base: Ruleset<P>): Ruleset<P> {
  // Where both players have the same moves, nobody is stopped.
  if (base.variant?.name === 'dicotic' || base.variant?.name === 'impartial') return base;
  return made(base as Ruleset) as Ruleset<P>;
}

const made = madeOnce(
  (base): Ruleset => ({
    ...samePositions(base),
    ...variantOf(base, 'dicotic', { rule: 'Nobody may move unless both players can.' }),
    habitat: {
      universe: 'D',
      because: 'play ends as soon as one of the players has no move',
    },
    *moves(position, side) {
      if (hasMove(base, position, opponent(side))) yield* base.moves(position, side);
    },
    components: (position) => asAWhole(base, position),
  }),
);

function hasMove(base: Ruleset, position: unknown, side: Side): boolean {
  for (const _ of base.moves(position, side)) return true;
  return false;
}
