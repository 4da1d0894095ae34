// Pictures of quotients: products, idempotents, the Cayley graph, Φ and weights.

import type { QuotientOfGames, QuotientOfHeaps } from '@proviso/engine/quotients';
import type { Scene } from '@proviso/pictures';
import {
  cayleyPicture,
  multiplicationTablePicture,
  phiPicture,
  quotientOrderPicture,
  semilatticePicture,
  weightsPicture,
} from '@proviso/pictures/quotients';
import { type CallContext, describe, type FunctionDescriptor } from '../values/descriptor.ts';
import type { PictureValue, Value } from '../values/value.ts';
import { anything } from './parameters.ts';

type Quotient = QuotientOfGames | QuotientOfHeaps;

/** Larger tables are drawn where they are asked for by name. */
const MOST_MULTIPLIED = 48;

const COLOURS =
  'Each element stands with the letter of its outcome, and has its colour: L blue, N green, P violet, R red.';

export const QUOTIENT_PICTURES: readonly FunctionDescriptor[] = [
  describe({
    name: 'multiplicationtable',
    theme: 'pictures',
    parameters: [anything('q')],
    result: 'a picture',
    summary: 'The products of the elements of a quotient, coloured by outcome.',
    notes: [COLOURS, 'From 49 elements on, cells have only the letter of the outcome.'],
    examples: [
      {
        input: 'multiplicationtable(quotient(*2))',
        output: 'Multiplication table of a misère quotient with 6 elements',
      },
    ],
    run: (context, q) => drawn(multiplicationTablePicture(quotientIn(context, q))),
  }),
  describe({
    name: 'semilattice',
    theme: 'pictures',
    parameters: [anything('q')],
    result: 'a picture',
    summary: 'The idempotents of a quotient as a Hasse diagram, each with its group.',
    notes: [
      'e stands below f when ef = e: 1 is at the top, the kernel at the bottom. At each idempotent are the elements that have it among their powers, those of its group in strong frames.',
      COLOURS,
    ],
    examples: [
      {
        input: 'semilattice(quotient(*2))',
        output: 'Idempotents of a misère quotient with 6 elements',
      },
    ],
    run: (context, q) => drawn(semilatticePicture(quotientIn(context, q))),
  }),
  describe({
    name: 'cayley',
    theme: 'pictures',
    parameters: [anything('q')],
    result: 'a picture',
    summary: 'The Cayley graph of a quotient with at most 64 elements and six letters.',
    notes: [
      'An arrow leads from an element to its product with a letter; a line without a head leads there and back. Each letter has a line of its own in pattern and colour.',
      COLOURS,
    ],
    examples: [
      {
        input: 'cayley(quotient(*2))',
        output: 'Cayley graph of a misère quotient with 6 elements',
      },
    ],
    run: (context, q) => drawn(cayleyPicture(quotientIn(context, q))),
  }),
  describe({
    name: 'quotientorder',
    theme: 'pictures',
    parameters: [anything('q')],
    result: 'a picture',
    summary: 'The order of a partizan quotient with at most 100 elements as a Hasse diagram.',
    notes: [
      'x stands above y when Left does at least as well with x beside every element of the quotient.',
      COLOURS,
    ],
    examples: [
      {
        input: 'quotientorder(quotient({* | 0}))',
        output: 'Order of a misère quotient with 9 elements',
      },
    ],
    run: (context, q) => drawn(quotientOrderPicture(quotientIn(context, q))),
  }),
  describe({
    name: 'phistrip',
    theme: 'pictures',
    parameters: [anything('q')],
    result: 'a picture',
    summary: 'Φ of the heaps 1, 2, …, with outcomes and the period.',
    notes: ['The first period is in strong frames; below stands whether it holds for all heaps.'],
    examples: [
      { input: 'phistrip(quotient(octal("0.75"), 22))', output: 'Φ of the heaps of 0.75' },
    ],
    run: (context, q) => {
      const quotient = quotientIn(context, q);
      if ('heaps' in quotient) return drawn(phiPicture(quotient));
      const cure = 'write `phistrip(quotient(octal("0.75"), 22))`';
      throw context.error('value', 'this quotient is of games, and Φ is drawn of heaps', cure);
    },
  }),
  describe({
    name: 'weightstrip',
    theme: 'pictures',
    parameters: [anything('q')],
    result: 'a picture',
    summary: 'The outcomes of an infinite quotient over the weights, and where they repeat.',
    examples: [
      {
        input: 'weightstrip(quotient(1, -1))',
        output: 'Outcomes of an infinite misère quotient over the weights',
      },
    ],
    run: (context, q) => drawn(weightsPicture(quotientIn(context, q))),
  }),
];

/** What suits a quotient: its products, its idempotents where these are too many, or its weights. */
export function quotientPicture(quotient: Quotient): Scene {
  if (quotient.order === Infinity) return weightsPicture(quotient);
  return quotient.order <= MOST_MULTIPLIED
    ? multiplicationTablePicture(quotient)
    : semilatticePicture(quotient);
}

function quotientIn(context: CallContext, value: Value): Quotient {
  if (value.type === 'certificate' && value.quotient !== undefined) return value.quotient;
  throw context.error('type', 'this is no quotient of two players', 'write `quotient(*2)` here');
}

function drawn(scene: Scene): PictureValue {
  return { type: 'picture', scene };
}
