/**
 * Why a game is invertible modulo a universe: G + Ḡ ≡ 0 for its simplest form;
 * or why it is not: a game that tells G + Ḡ from 0 and, modulo B and E, the
 * P-position in the simplest form [Davies–Milley, Theorem 4.5] [Milley–Renault].
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { conjugate } from '../forms/conjugate.ts';
import { sum } from '../forms/sum.ts';
import { simplestOfMember, smallInverse } from '../inverses/invertible.ts';
import { previousWinSubposition } from '../inverses/p-free.ts';
import { geq } from '../order/compare.ts';
import { NotDecidedError } from '../storage/errors.ts';
import type { Universe } from '../universes/universe.ts';
import { explainAtLeast } from './explain-comparison.ts';
import {
  type Explanation,
  explanation,
  game,
  modulo,
  outcomeOf,
  related,
  says,
  sumOf,
} from './explanation.ts';

/** Why G is invertible modulo a universe, or why not. */
export function explainInvertible(arena: Arena, g: FormId, universe: Universe): Explanation {
  try {
    return byConjugate(arena, g, universe);
  } catch (error) {
    const small = error instanceof NotDecidedError ? smallInverse(arena, g, universe) : undefined;
    if (small === undefined) throw error;
    return byMember(arena, g, small, universe);
  }
}

/** A member that is the inverse, though G equals no member that is known. */
function byMember(arena: Arena, g: FormId, h: FormId, universe: Universe): Explanation {
  const both = sum(arena, g, h);
  return explanation(
    says`${game(g)} is invertible ${modulo(universe)}; its inverse is ${game(h)}.`,
    [explainAtLeast(arena, both, ZERO, universe), explainAtLeast(arena, ZERO, both, universe)],
  );
}

function byConjugate(arena: Arena, g: FormId, universe: Universe): Explanation {
  const simplest = simplestOfMember(arena, g, universe);
  const mirror = conjugate(arena, simplest);
  const both = sum(arena, simplest, mirror);
  const simpler =
    simplest === g
      ? []
      : [explanation(says`Its simplest form ${modulo(universe)} is ${game(simplest)}.`)];
  if (geq(arena, both, ZERO, universe)) {
    return explanation(
      says`${game(g)} is invertible ${modulo(universe)}; its inverse is ${game(mirror)}.`,
      [
        ...simpler,
        explanation(
          says`${sumOf(simplest, mirror)} is its own conjugate, so ${related(both, 'at least', ZERO)} is enough for ${related(both, 'equal', ZERO)}.`,
          [explainAtLeast(arena, both, ZERO, universe)],
        ),
      ],
      simplest === g ? undefined : 'Siegel, Theorems 5.22 and 5.23',
    );
  }
  return explanation(says`${game(g)} is not invertible ${modulo(universe)}.`, [
    ...simpler,
    ...pPosition(arena, simplest, universe),
    explanation(says`${sumOf(simplest, mirror)} does not equal ${game(ZERO)}.`, [
      explainAtLeast(arena, both, ZERO, universe),
    ]),
  ]);
}

/** Where P-free decides, as modulo B and E: the P-position that prevents an inverse. */
function pPosition(arena: Arena, simplest: FormId, universe: Universe): Explanation[] {
  if (universe.invertibleIfPFree !== true) return [];
  const position = previousWinSubposition(arena, simplest);
  if (position === undefined) return [];
  return [
    explanation(
      says`The simplest form has the P-position ${game(position)} among its subpositions: ${outcomeOf('P', position)}.`,
    ),
  ];
}
