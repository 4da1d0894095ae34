// Variants of rulesets: from any ruleset, one that ships or one's own, to another.

import { dicoticVariant, impartialVariant, twistedVariant } from '@proviso/engine/rulesets';
import { describe, type FunctionDescriptor } from '../values/descriptor.ts';
import { rulesetValue } from './boards.ts';
import { ruleset } from './parameters.ts';

const AS_A_WHOLE =
  'The rule looks at the whole position: of a sum within one position it is not the sum of the variants.';

const AS_THERE = 'CGSuite has a variant of this name, by the same rule.';

export const VARIANTS: readonly FunctionDescriptor[] = [
  describe({
    name: 'impartial',
    theme: 'boards',
    parameters: [ruleset('Q')],
    result: 'a ruleset',
    summary: 'The impartial variant of a ruleset: both players have the moves of both.',
    notes: [
      'It falls apart as the ruleset does: of a sum it is the sum of the variants.',
      AS_THERE,
    ],
    examples: [
      { input: 'same(impartial(domineering)(2, 3), cram(2, 3))', output: 'true' },
      { input: 'impartial(clobber)("xo") mod D', output: '*' },
    ],
    run: (_context, q) => rulesetValue(impartialVariant(q)),
  }),
  describe({
    name: 'dicotic',
    theme: 'boards',
    parameters: [ruleset('Q')],
    result: 'a ruleset',
    summary: 'The dicotic variant of a ruleset: nobody may move unless both players can.',
    notes: ['Its positions are dicots: `help dicot` says what these are.', AS_A_WHOLE, AS_THERE],
    examples: [
      { input: 'form(dicotic(domineering)(2, 2))', output: '*' },
      { input: 'form(dicotic(domineering)(1, 4))', output: '0' },
    ],
    run: (_context, q) => rulesetValue(dicoticVariant(q)),
  }),
  describe({
    name: 'twisted',
    theme: 'boards',
    parameters: [ruleset('Q')],
    result: 'a ruleset',
    summary: 'The twisted variant of a ruleset: after every move the players change roles.',
    notes: [
      'A position after a change of roles is written with `-` before it, and drawn with the colours changed.',
      AS_A_WHOLE,
      AS_THERE,
    ],
    examples: [
      { input: 'form(twisted(domineering)(1, 4))', output: '{. | 0, 1}' },
      {
        input: 'moves(twisted(toadsandfrogs)("t.f"), L)',
        output: '[twisted(toadsandfrogs)("-.tf")]',
      },
    ],
    run: (_context, q) => rulesetValue(twistedVariant(q)),
  }),
];
