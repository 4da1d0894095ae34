// Simplest forms and what the literature makes of them. The simplest form
// itself is written `G mod U` as well.

import { birthday, canonicalForm, expansion, simplestForm } from '@proviso/engine';
import { describe, type FunctionDescriptor } from '../values/descriptor.ts';
import { integerValueOf, NOTHING } from '../values/value.ts';
import { game, position, universeOrDefault } from './parameters.ts';

export const REDUCTION: readonly FunctionDescriptor[] = [
  describe({
    name: 'simplest',
    theme: 'reduction',
    parameters: [position('G'), universeOrDefault('U')],
    result: 'a game',
    summary: 'The simplest form of a game or board modulo U, as `G mod U` is.',
    item: 'Siegel, Definition 5.19',
    examples: [
      { input: 'simplest({0, * | *}, D)', output: '{0, # | *}' },
      { input: 'same(simplest(*, E), * mod E)', output: 'true' },
    ],
    run: ({ arena, game }, g, u) => game(simplestForm(arena, g.modulo(u), u)),
  }),
  describe({
    name: 'canonical',
    theme: 'reduction',
    parameters: [game('G'), universeOrDefault('U')],
    result: 'a game',
    summary: 'The canonical form of a member of D or E, without tombstones.',
    item: 'Dwyer–Milley–Willette, Theorem 5 and Corollary 7',
    examples: [
      { input: 'canonical({0, * | *}, D)', output: '{0, * | *}' },
      { input: 'canonical({0, * | *}, E)', output: '{0, -1 | *}' },
    ],
    run: ({ arena, game }, g, u) => game(canonicalForm(arena, g, u)),
  }),
  describe({
    name: 'expansion',
    theme: 'reduction',
    parameters: [game('K'), universeOrDefault('U')],
    result: 'a game, or nothing',
    summary: 'A member of U whose simplest form is K, if there is one.',
    item: 'Siegel, Definition 5.20 and Lemma 5.21',
    examples: [
      { input: 'expansion({0, # | *}, D) mod D', output: '{0, # | *}' },
      { input: 'expansion({0, # | *}, D) in D', output: 'true' },
    ],
    run: ({ arena, game }, k, u) => {
      const member = expansion(arena, k, u);
      return member === undefined ? NOTHING : game(member);
    },
  }),
  describe({
    name: 'birthday',
    theme: 'reduction',
    parameters: [game('G'), universeOrDefault('U')],
    result: 'an integer, or nothing where no member of U equals G',
    summary: 'The least rank of a member of U equal to G modulo U.',
    item: 'Siegel, section 5',
    examples: [{ input: 'birthday(* + *, D)', output: '0' }],
    run: ({ arena, error }, g, u) => {
      const bounds = birthday(arena, g, u);
      if (bounds === undefined) return NOTHING;
      const { atLeast, atMost } = bounds;
      if (atLeast === atMost) return integerValueOf(atLeast);
      throw error('value', `not decided: the birthday is between ${atLeast} and ${atMost}`);
    },
  }),
];
