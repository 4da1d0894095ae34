// Comparison of games modulo a universe.

import { compare, downlinked, formToText, orderRelation } from '@proviso/engine';
import { separatingDicot, tellApart } from '@proviso/engine/reasons';
import { describe, type FunctionDescriptor } from '../values/descriptor.ts';
import { booleanValue, NOTHING, textValue } from '../values/value.ts';
import { game, position, universe, universeOrDefault } from './parameters.ts';

export const ORDER: readonly FunctionDescriptor[] = [
  describe({
    name: 'compare',
    theme: 'order',
    parameters: [position('G'), position('H'), universeOrDefault('U')],
    result: 'one of the texts `>`, `<`, `=` and `||`',
    summary: 'How G stands to H modulo U: greater, less, equal or incomparable.',
    item: 'Siegel, Theorem 5.5',
    examples: [
      { input: 'compare({0, * | *}, 0, D)', output: '>' },
      { input: 'compare(* + *, 0, E)', output: '||' },
    ],
    run: ({ arena }, g, h, u) => textValue(compare(arena, g.modulo(u), h.modulo(u), u)),
  }),
  describe({
    name: 'same',
    theme: 'order',
    parameters: [game('G'), game('H')],
    result: 'true or false',
    summary: 'Whether G and H are identical as trees.',
    examples: [
      { input: 'same({1, 0, 0 | }, {0, 1 | .})', output: 'true' },
      { input: 'same(* + *, 0)', output: 'false' },
    ],
    run: (_context, g, h) => booleanValue(g === h),
  }),
  describe({
    name: 'distinguish',
    theme: 'order',
    parameters: [position('G'), position('H'), universeOrDefault('U')],
    result: 'a game, or nothing where G and H are equal modulo U',
    summary:
      'A game X in U for which G + X and H + X have different outcomes: one of the least rank if that is 2 or less, and with the fewest edges of these.',
    item: 'Siegel, Theorem 5.5 with Lemmas 5.8 and 5.10',
    examples: [
      { input: 'distinguish(*, 0, E)', output: '0' },
      { input: 'distinguish(* + *, 0, D)', output: 'nothing' },
    ],
    run: ({ arena, game }, first, second, u) => {
      const found = tellApart(arena, first.modulo(u), second.modulo(u), u);
      return found === undefined ? NOTHING : game(found.x);
    },
  }),
  describe({
    name: 'downlinked',
    theme: 'order',
    parameters: [game('G'), game('H'), universeOrDefault('U')],
    result: 'true or false',
    summary:
      'Whether no Left option of G is at least H, and no Right option of H at most G, modulo U.',
    item: 'Siegel, Definition 5.9',
    examples: [{ input: 'downlinked(0, 0, D)', output: 'true' }],
    run: ({ arena }, g, h, u) => booleanValue(downlinked(arena, g, h, u)),
  }),
  describe({
    name: 'sameorder',
    theme: 'order',
    parameters: [universe('U'), universe('V')],
    result: 'a text that begins with `proved`, `refuted` or `seen alike`',
    summary:
      'Whether all games compare alike modulo U and V: proved by their ends modulo M, refuted by a form that is strong modulo one only, or just seen.',
    item: 'Siegel, section 4',
    examples: [
      { input: 'sameorder(D, D({.|*}))', output: 'proved' },
      {
        input: 'sameorder(D, D(-1))',
        output: 'refuted by {* | .}: Left strong modulo D, not modulo D(-1)',
      },
    ],
    run: ({ arena }, u, v) => {
      const relation = orderRelation(arena, u, v);
      switch (relation.kind) {
        case 'proved':
          return textValue('proved');
        case 'alike':
          return textValue(
            relation.undecided === 0
              ? `seen alike on ${relation.forms} forms, among them all of rank at most 2`
              : `seen alike on ${relation.forms} forms, and not decided on ${relation.undecided}`,
          );
        case 'refuted': {
          const { form, strong } = relation;
          const weak = strong === u ? v : u;
          const text = formToText(arena, form, { maxLength: 2_000 });
          return textValue(
            `refuted by ${text}: Left strong modulo ${strong.name}, not modulo ${weak.name}`,
          );
        }
      }
    },
  }),
  describe({
    name: 'separating',
    theme: 'order',
    parameters: [universe('U'), universe('V')],
    result: 'a game, or nothing',
    summary: 'A dicot that is at least 0 modulo exactly one of two dead-ending universes.',
    item: 'Siegel, Theorem 4.6',
    examples: [
      { input: '(separating(D, E) >= 0 mod D) == (separating(D, E) >= 0 mod E)', output: 'false' },
    ],
    run: ({ arena, game }, u, v) => {
      const found = separatingDicot(arena, u, v);
      return found === undefined ? NOTHING : game(found.dicot);
    },
  }),
];
