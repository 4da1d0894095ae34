/**
 * The genera of a ruleset's heaps. The genus of a sum is not told by the genera of its parts where these
 * are not tame, so it is the canonical forms of heaps that are added.
 */

import type { Arena } from '../forms/arena.ts';
import { makeBoard } from '../rulesets/board.ts';
import { boardSimplestForm } from '../rulesets/evaluate.ts';
import { demandHeaps, heapPosition, MOST_HEAPS } from '../rulesets/heaps/single-heaps.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { LimitError, ValueError } from '../storage/errors.ts';
import { D } from '../universes/dicot.ts';
import { type Genus, genus } from './genus.ts';

/**
 * The genera of the heaps 1 to n.
 *
 * @example
 * import { genusText, heapGenera } from '@proviso/engine/impartial';
 * import { octal } from '@proviso/engine/rulesets';
 * const arena = new Arena();
 * heapGenera(arena, octal('0.77'), 4).map(genusText) // → ['1^031', '2^20', '3^31', '1^031']
 */
export function heapGenera(arena: Arena, ruleset: Ruleset, heaps: number): Genus[] {
  if (!Number.isSafeInteger(heaps) || heaps < 0) {
    throw new ValueError('the largest heap is a whole number from 0 on');
  }
  if (heaps > MOST_HEAPS) {
    throw new LimitError(`genera are taken of heaps up to ${MOST_HEAPS}, not ${heaps}`);
  }
  demandHeaps(ruleset);
  return Array.from({ length: heaps }, (_, i) =>
    genus(arena, boardSimplestForm(arena, makeBoard(ruleset, heapPosition(ruleset, i + 1)), D)),
  );
}
