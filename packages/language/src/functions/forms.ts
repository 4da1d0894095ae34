// Forms as trees: their parts, their size, and operations on them.

import { adjoint, edges, type FormId, Left, nodes, Right, rank, type Side } from '@proviso/engine';
import { CanonicalOrder, ordinalSum, truncate } from '@proviso/engine/forms';
import { type CallContext, describe, type FunctionDescriptor } from '../values/descriptor.ts';
import { valueText } from '../values/text.ts';
import { integerValueOf, listValue, textValue, type Value } from '../values/value.ts';
import { anything, game, natural, wholeNumber } from './parameters.ts';

export const FORMS: readonly FunctionDescriptor[] = [
  describe({
    name: 'left',
    theme: 'forms',
    parameters: [game('G')],
    result: 'a list of games',
    summary: "G's Left options; a tombstone is not among them.",
    examples: [{ input: 'left({0, *, # | 1})', output: '[0, *]' }],
    run: (context, g) => options(context, g, Left),
  }),
  describe({
    name: 'right',
    theme: 'forms',
    parameters: [game('G')],
    result: 'a list of games',
    summary: "G's Right options; a tombstone is not among them.",
    examples: [{ input: 'right({0 | 1, -1})', output: '[1, -1]' }],
    run: (context, g) => options(context, g, Right),
  }),
  describe({
    name: 'rank',
    theme: 'forms',
    parameters: [game('G')],
    result: 'an integer',
    summary: 'The length of the longest run of moves; tombstones do not count.',
    examples: [{ input: 'rank({0, # | *})', output: '2' }],
    run: ({ arena }, g) => integerValueOf(rank(arena, g)),
  }),
  describe({
    name: 'edges',
    theme: 'forms',
    parameters: [game('G')],
    result: 'an integer',
    summary: 'The number of edges of the game tree; a tombstone counts as one.',
    item: 'Siegel, Figure 5',
    examples: [{ input: 'edges({0, # | *})', output: '5' }],
    run: ({ arena }, g) => integerValueOf(edges(arena, g)),
  }),
  describe({
    name: 'nodes',
    theme: 'forms',
    parameters: [game('G')],
    result: 'an integer',
    summary: 'The number of distinct subpositions, G included.',
    examples: [{ input: 'nodes(*3)', output: '4' }],
    run: ({ arena }, g) => integerValueOf(nodes(arena, g)),
  }),
  describe({
    name: 'subpositions',
    theme: 'forms',
    parameters: [game('G')],
    result: 'a list of games',
    summary: 'The distinct subpositions of G, smallest first, G last.',
    examples: [{ input: 'subpositions({0 | *})', output: '[0, *, ^]' }],
    run: (context, g) =>
      listValue(new CanonicalOrder(context.arena, [g]).forms.map((id) => context.game(id))),
  }),
  describe({
    name: 'adjoint',
    theme: 'forms',
    parameters: [game('G')],
    result: 'a game',
    summary: 'The adjoint G°, for which G + G° has outcome P.',
    item: 'Siegel, Definition 5.6',
    examples: [
      { input: 'adjoint(0)', output: '*' },
      { input: 'outcome(2 + adjoint(2))', output: 'P' },
    ],
    run: ({ arena, game }, g) => game(adjoint(arena, g)),
  }),
  describe({
    name: 'truncate',
    theme: 'forms',
    parameters: [game('G'), natural('n')],
    result: 'a game',
    summary: 'G with play ending after n moves.',
    item: 'Siegel, Definition 4.7',
    examples: [{ input: 'truncate(5, 2)', output: '2' }],
    run: ({ arena, game }, g, n) => game(truncate(arena, g, n)),
  }),
  describe({
    name: 'ordinal',
    theme: 'forms',
    parameters: [game('G'), game('H')],
    result: 'a game',
    summary: 'The ordinal sum G : H: a move in G takes H away, a move in H leaves G.',
    notes: [
      'A string of Hackenbush is the ordinal sum of its edges, 1, -1 and *, from the ground up.',
      'In normal play, and for dead-ending G modulo D and E, H may be replaced by what is equal to it; of G the form counts.',
    ],
    item: 'Berlekamp–Conway–Guy, chapter 7',
    examples: [
      { input: 'ordinal(*2, *3)', output: '*5' },
      { input: 'same(ordinal(ordinal(1, 1), -1), hackenbush("bbr"))', output: 'true' },
    ],
    run: ({ arena, game }, g, h) => game(ordinalSum(arena, g, h)),
  }),
  describe({
    name: 'form',
    theme: 'forms',
    parameters: [game('x')],
    result: 'a game',
    summary: 'An integer or a board as a form.',
    examples: [{ input: 'form(rank(*2)) + 1', output: '3' }],
    run: ({ game }, g) => game(g),
  }),
  describe({
    name: 'integer',
    theme: 'forms',
    parameters: [wholeNumber('G')],
    result: 'an integer',
    summary:
      'The integer that a game is by name, for arithmetic: `integer(2) - 1` is 1, not a sum.',
    examples: [{ input: 'integer(2) - 1', output: '1' }],
    run: (_context, n) => integerValueOf(n),
  }),
  describe({
    name: 'latex',
    theme: 'forms',
    parameters: [anything('x')],
    result: 'a text',
    summary: 'A value in LaTeX, as the papers write it.',
    examples: [{ input: 'latex({0, # | *})', output: '\\{ 0, \\blacksquare \\mid * \\}' }],
    run: ({ names }, x) => textValue(valueText(x, { style: 'latex', script: true, names })),
  }),
];

function options({ arena, game: value }: CallContext, g: FormId, side: Side): Value {
  return listValue(new CanonicalOrder(arena, [g]).options(g, side).map(value));
}
