// Inverses and P-freeness.

import { inverse, isInvertible, isPFree, pFreeModulo } from '@proviso/engine';
import { describe, type FunctionDescriptor } from '../values/descriptor.ts';
import { booleanValue, NOTHING } from '../values/value.ts';
import { game, optional, universe, universeOrDefault } from './parameters.ts';

export const INVERSES: readonly FunctionDescriptor[] = [
  describe({
    name: 'invertible',
    theme: 'inverses',
    parameters: [game('G'), universeOrDefault('U')],
    result: 'true or false',
    summary: 'Whether some game of U added to G gives 0 modulo U.',
    item: 'Siegel, Theorems 5.22 and 5.23',
    notes: [
      'Invertible means that some game of the universe is its inverse; in a larger universe it may have none.',
    ],
    examples: [
      { input: 'invertible(*, D)', output: 'true' },
      { input: 'invertible(*, E)', output: 'false' },
    ],
    run: ({ arena }, g, u) => booleanValue(isInvertible(arena, g, u)),
  }),
  describe({
    name: 'inverse',
    theme: 'inverses',
    parameters: [game('G'), universeOrDefault('U')],
    result: 'a game, or nothing',
    summary: 'The inverse of G modulo U in simplest form, if G has one.',
    item: 'Siegel, Theorem 5.22',
    examples: [
      { input: 'inverse(1, E)', output: '-1' },
      { input: 'inverse(*, E)', output: 'nothing' },
    ],
    run: ({ arena, game }, g, u) => {
      const found = inverse(arena, g, u);
      return found === undefined ? NOTHING : game(found);
    },
  }),
  describe({
    name: 'pfree',
    theme: 'inverses',
    parameters: [game('G'), optional(universe('U'))],
    result: 'true or false',
    summary: 'Whether no subposition has outcome P: of G itself, or of a game equal to G modulo U.',
    item: 'Davies–Milley, section 4',
    examples: [
      { input: 'pfree(1)', output: 'true' },
      { input: 'pfree(*, E)', output: 'false' },
    ],
    run: ({ arena }, g, u) =>
      booleanValue(u === undefined ? isPFree(arena, g) : pFreeModulo(arena, g, u).free),
  }),
];
