/**
 * Downlinks [Siegel, Definition 5.9 and Lemma 5.10]: G is U-downlinked to H
 * when some T in U has o(G + T) ≤ P and o(H + T) ≥ P. That is so exactly when
 * no G^L ≥ H and G ≥ no H^R.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { Left, Right } from '../forms/side.ts';
import type { Universe } from '../universes/universe.ts';
import { orderModulo } from './compare.ts';

/** Whether G is downlinked to H modulo a universe. */
export function downlinked(arena: Arena, g: FormId, h: FormId, universe: Universe): boolean {
  const order = orderModulo(arena, universe);
  return (
    !arena.options(g, Left).some((option) => order.geq(option, h)) &&
    !arena.options(h, Right).some((option) => order.geq(g, option))
  );
}
