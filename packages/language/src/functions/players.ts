// Games of three and more players: who wins, and operations on them. These are
// the functions after `use N players`; their examples are for three.

import {
  coalitionsAgainst,
  conjugate,
  minus,
  nimHeap,
  outcome,
  printCompact,
  restriction,
  StructuralOrder,
  subpositions,
} from '@proviso/engine/multiplayer';
import { describe, type FunctionDescriptor, type PlayersContext } from '../values/descriptor.ts';
import { valueText } from '../values/text.ts';
import {
  booleanValue,
  integerValueOf,
  listValue,
  textValue,
  type Value,
  winnersValue,
} from '../values/value.ts';
import { anything, integer, natural, optional } from './parameters.ts';
import { player, playersOf, several } from './players-parameters.ts';
import { PLAYERS_PICTURES } from './players-pictures.ts';
import { PLAYERS_REASONS } from './players-reasons.ts';
import { PLAYERS_STRUCTURE } from './players-structure.ts';

/** There are 2^(N−1) sets of other players to go through. */
const MOST_IN_COALITIONS = 12;

const PLAY: readonly FunctionDescriptor[] = [
  describe({
    name: 'outcome',
    theme: 'players',
    parameters: [several('G')],
    result:
      'an outcome: the players who can force a win, for each starting player if G is partizan',
    summary: 'Who can force a win in G, relative to the player who starts; `-` is nobody.',
    item: 'Spindler, Definitions 2.1, 3.1 and 4.2',
    notes: ['Outcomes compare by inclusion: `outcome(G + H) <= outcome(G)`.'],
    examples: [
      { input: 'outcome(*2 + *)', output: 'NO' },
      { input: 'outcome(1[0])', output: '(NP, OP, OP)' },
      { input: 'outcome(* + *2) == NO', output: 'true' },
    ],
    run: (context, g) => {
      const { store, convention } = playersOf(context);
      return winnersValue(store.players, outcome(store, g, convention));
    },
  }),
  describe({
    name: 'coalitions',
    theme: 'players',
    parameters: [several('G'), player('i'), optional(player('first'))],
    result: 'a list of lists of players',
    summary: 'The smallest sets of other players who together can make player i lose.',
    item: 'Spindler, Proposition 2.2',
    notes: ['Player `first`, 0 if left out, moves first; the next is one number higher.'],
    examples: [{ input: 'coalitions({0, *2}, 2)', output: '[[0, 1]]' }],
    run: (context, g, victim, first = 0) => {
      const { store, convention } = playersOf(context);
      if (store.players > MOST_IN_COALITIONS) {
        const problem = `coalitions are sought among at most ${MOST_IN_COALITIONS} players`;
        throw context.error('limit', problem);
      }
      const everyone = Array.from({ length: store.players }, (_, each) => each);
      const members = (set: number): Value =>
        listValue(everyone.filter((each) => (set >> each) & 1).map(integerValueOf));
      return listValue(coalitionsAgainst(store, g, victim, first, convention).map(members));
    },
  }),
];

const OPERATIONS: readonly FunctionDescriptor[] = [
  describe({
    name: 'conjugate',
    theme: 'players',
    parameters: [several('G'), optional(integer('k'))],
    result: 'a game',
    summary: 'The k-th conjugate of G, the first if k is left out: player i + k plays as i did.',
    item: 'Spindler, Definition 4.5',
    examples: [{ input: 'conjugate(1[0], 1)', output: '1[1]' }],
    run: (context, g, times = 1) => {
      const { store, value } = playersOf(context);
      return value(conjugate(store, g, times));
    },
  }),
  describe({
    name: 'minus',
    theme: 'players',
    parameters: [several('G')],
    result: 'a game',
    summary: 'G⁻, the sum of all conjugates of G but G itself.',
    item: 'Spindler, Definition 4.5',
    examples: [{ input: 'same(minus(1[0]), 1[1] + 1[2])', output: 'true' }],
    run: (context, g) => {
      const { store, value } = playersOf(context);
      return value(minus(store, g));
    },
  }),
  describe({
    name: 'restrict',
    theme: 'players',
    parameters: [several('G'), player('i')],
    result: 'an impartial game',
    summary: 'The impartial game that is played in G when player i starts.',
    item: 'Spindler, Definition 4.1',
    examples: [{ input: '[restrict(1[0], 0), restrict(1[0], 1)]', output: '[*, 0]' }],
    run: (context, g, i) => {
      const { store, value } = playersOf(context);
      return value(restriction(store, g, i));
    },
  }),
  describe({
    name: 'nimheap',
    theme: 'players',
    parameters: [natural('n')],
    result: 'a game',
    summary: 'The nim-heap of size n.',
    examples: [{ input: 'nimheap(3)', output: '*3' }],
    run: (context, n) => {
      const { store, value } = playersOf(context);
      return value(nimHeap(store, n));
    },
  }),
  describe({
    name: 'same',
    theme: 'players',
    parameters: [several('G'), several('H')],
    result: 'true or false',
    summary: 'Whether G and H are identical as trees.',
    examples: [
      { input: 'same({0 | 0 | 0}, *)', output: 'true' },
      { input: 'same(* + * + *, 0)', output: 'false' },
    ],
    run: (_context, g, h) => booleanValue(g === h),
  }),
];

const TREES: readonly FunctionDescriptor[] = [
  describe({
    name: 'options',
    theme: 'players',
    parameters: [several('G'), optional(player('i'))],
    result: 'a list of games',
    summary: 'The options of player i in G; for an impartial game i may be left out.',
    examples: [
      { input: 'options(*3)', output: '[0, *, *2]' },
      { input: 'options({0 || *}, 2)', output: '[*]' },
    ],
    run: (context, g, i) => {
      const { store, value } = playersOf(context);
      if (i === undefined && !store.isImpartial(g)) {
        throw context.error('type', 'the players have different options here', 'say whose');
      }
      const order = new StructuralOrder(store, [g]);
      const parts = order.parts(g);
      return listValue((parts[i ?? 0] ?? parts[0] ?? []).map(value));
    },
  }),
  describe({
    name: 'impartial',
    theme: 'players',
    parameters: [several('G')],
    result: 'true or false',
    summary: 'Whether all players have the same options, in G and in every subposition.',
    examples: [{ input: '[impartial(*2), impartial(1[0])]', output: '[true, false]' }],
    run: (context, g) => booleanValue(playersOf(context).store.isImpartial(g)),
  }),
  describe({
    name: 'rank',
    theme: 'players',
    parameters: [several('G')],
    result: 'an integer',
    summary: 'The length of the longest run of moves, whoever makes them.',
    examples: [{ input: 'rank({*2 | 0 |})', output: '3' }],
    run: (context, g) => integerValueOf(playersOf(context).store.height(g)),
  }),
  describe({
    name: 'nodes',
    theme: 'players',
    parameters: [several('G')],
    result: 'an integer',
    summary: 'The number of distinct subpositions, G included.',
    examples: [{ input: 'nodes(*3)', output: '4' }],
    run: (context, g) => integerValueOf(subpositions(playersOf(context).store, [g]).length),
  }),
  describe({
    name: 'subpositions',
    theme: 'players',
    parameters: [several('G')],
    result: 'a list of games',
    summary: 'The distinct subpositions of G, smallest first, G last.',
    examples: [{ input: 'subpositions({0 | *2 |})', output: '[0, *, *2, {0 | *2 | .}]' }],
    run: (context, g) => {
      const { store, value } = playersOf(context);
      return listValue(new StructuralOrder(store, [g]).games.map(value));
    },
  }),
  describe({
    name: 'compact',
    theme: 'players',
    parameters: [several('G')],
    result: 'a text',
    summary: 'An impartial game in the compact notation that `spindler"…"` reads.',
    item: 'Spindler, appendix',
    examples: [{ input: 'compact({{*2}, *3, *2, 0})', output: '*32_{#}20' }],
    run: (context, g) => textValue(compact(context.error, playersOf(context), g)),
  }),
  describe({
    name: 'latex',
    theme: 'players',
    parameters: [anything('x')],
    result: 'a text',
    summary: 'A value in LaTeX, as the paper writes it.',
    examples: [{ input: 'latex({0 | 2[1] |})', output: '\\{ 0 \\mid 2_{C_{1}} \\mid \\cdot \\}' }],
    run: ({ names }, x) => textValue(valueText(x, { style: 'latex', script: true, names })),
  }),
];

function compact(
  error: (code: 'value', problem: string) => Error,
  { store }: PlayersContext,
  game: Parameters<typeof printCompact>[1],
): string {
  if (store.isImpartial(game)) return printCompact(store, game);
  throw error('value', 'the compact notation is for impartial games');
}

export const PLAYERS: readonly FunctionDescriptor[] = [
  ...PLAY,
  ...OPERATIONS,
  ...PLAYERS_STRUCTURE,
  ...PLAYERS_REASONS,
  ...TREES,
  ...PLAYERS_PICTURES,
];
