// Undetermined and absorbing games, comparison for a player, simplification for
// a player, and quotients.

import {
  absorbing,
  compareFor,
  equal,
  type GameId,
  isNPeriodic,
  isUndetermined,
  nimQuotient,
  normalPlay,
  quotientOfGames,
  revertible,
  simplifyFor,
  undeterminedDepth,
} from '@proviso/engine/multiplayer';
import { type CallContext, describe, type FunctionDescriptor } from '../values/descriptor.ts';
import { booleanValue, textValue } from '../values/value.ts';
import { natural, optional, rest } from './parameters.ts';
import { player, playersOf, several } from './players-parameters.ts';
import { quotientText } from './quotient-text.ts';

const VERDICT = 'one of the texts `proved`, `refuted` and `unknown`';

export const PLAYERS_STRUCTURE: readonly FunctionDescriptor[] = [
  describe({
    name: 'undetermined',
    theme: 'players',
    parameters: [several('G'), optional(natural('k'))],
    result: 'true or false',
    summary:
      'Whether nobody can force a win in G, whoever starts; with k, whether G is k-undetermined.',
    item: 'Spindler, Definitions 2.6 and 3.11',
    examples: [
      { input: 'undetermined({*2, {*2}})', output: 'true' },
      { input: 'undetermined(*3 + *4, 3)', output: 'true' },
    ],
    run: (context, g, depth) => {
      const { store, convention } = playersOf(context);
      if (depth === undefined) return booleanValue(isUndetermined(store, g, convention));
      impartialOnly(context, [g], 'k-undetermined games');
      return booleanValue(undeterminedDepth(store, g, convention) >= depth);
    },
  }),
  describe({
    name: 'absorbing',
    theme: 'players',
    parameters: [several('G')],
    result: 'true or false',
    summary: 'Whether every sum of G with an impartial game is undetermined.',
    item: 'Spindler, Definition 2.22 and Theorem 3.14',
    notes: ['Where that could not be decided it is an error that says so, never a guess.'],
    examples: [
      { input: 'absorbing({{*2, {*2}}})', output: 'true' },
      { input: 'absorbing(*2 + *2 + *2)', output: 'false' },
    ],
    run: (context, g) => {
      const { store, convention } = playersOf(context);
      impartialOnly(context, [g], 'absorbing games');
      const { verdict } = absorbing(store, g, convention);
      if (verdict !== 'unknown') return booleanValue(verdict === 'proved');
      throw context.error('value', 'not decided: no proof was found, and no game against it');
    },
  }),
  describe({
    name: 'compare',
    theme: 'players',
    parameters: [several('G'), several('H'), player('i')],
    result: VERDICT,
    summary: 'Whether G ≤ H for player i: beside every game, i wins with H where i wins with G.',
    item: 'Spindler, Definition 4.8 and Theorem 4.35',
    examples: [
      { input: 'compare(0, 1[0], 0)', output: 'proved' },
      { input: 'compare(1[0], 0, 0)', output: 'refuted' },
    ],
    run: (context, g, h, i) => {
      const { store, convention } = playersOf(context);
      return textValue(compareFor(store, g, h, i, { convention }).verdict);
    },
  }),
  describe({
    name: 'equal',
    theme: 'players',
    parameters: [several('G'), several('H')],
    result: VERDICT,
    summary: 'Whether G and H have the same outcome beside every game.',
    item: 'Spindler, Definitions 2.17 and 4.16',
    notes: ['Two impartial games are compared beside impartial games, others beside all games.'],
    examples: [
      { input: 'equal(3[0], 3 * 1[0])', output: 'proved' },
      { input: 'equal(3 * *, 0)', output: 'refuted' },
    ],
    run: (context, g, h) => {
      const { store, convention } = playersOf(context);
      return textValue(equal(store, g, h, { convention }).verdict);
    },
  }),
  describe({
    name: 'simplify',
    theme: 'players',
    parameters: [several('G'), player('i')],
    result: 'a game',
    summary:
      'G without dominated and reversible options of player i: equal to G for that player only.',
    item: 'Spindler, Theorems 4.37 and 4.39',
    examples: [{ input: 'simplify({1[0], 0 | 0 |}, 0)', output: '{1[0] | 0 | .}' }],
    run: (context, g, i) => {
      const { store, convention, value } = playersOf(context);
      if (convention === normalPlay(store.players)) return value(simplifyFor(store, g, i));
      throw context.error(
        'value',
        'these theorems are for the convention that everyone but N wins',
      );
    },
  }),
  describe({
    name: 'revertible',
    theme: 'players',
    parameters: [several('H'), several('G')],
    result: 'true or false',
    summary: 'Whether H is revertible to G, so that o(H + X) ⊆ o(G + X) for all impartial X.',
    item: 'Spindler, Definition 3.6 and Theorem 3.7',
    notes: ['Equalities that could not be proved do not count.'],
    examples: [{ input: 'revertible(3 * *, 0)', output: 'true' }],
    run: (context, h, g) => {
      const { store, convention } = playersOf(context);
      impartialOnly(context, [h, g], 'revertible games');
      return booleanValue(revertible(store, h, g, { convention }) !== undefined);
    },
  }),
  describe({
    name: 'periodic',
    theme: 'players',
    parameters: [several('G')],
    result: 'true or false',
    summary: 'Whether the outcomes of G, * + G, 2·* + G, … have period N from the start.',
    item: 'Spindler, Definition 3.18',
    examples: [{ input: 'periodic(*2)', output: 'true' }],
    run: (context, g) => {
      const { store, convention } = playersOf(context);
      impartialOnly(context, [g], 'periodic games');
      return booleanValue(isNPeriodic(store, g, convention));
    },
  }),
  describe({
    name: 'nimquotient',
    theme: 'players',
    parameters: [optional(natural('h'))],
    result: 'a text: order, presentation, other heaps, the outcome of each element and the zero',
    summary: 'The quotient of Nim with heaps up to h, or with all heaps, proved by a certificate.',
    item: 'Spindler, Definition 2.45 and Theorem 2.46',
    examples: [
      {
        input: 'nimquotient(1)',
        output: '3 elements\n⟨ a | a^3 = 1 ⟩ with a = *\n1: OP, a: NP, a^2: NO',
      },
    ],
    run: (context, heaps) => {
      const { store, convention } = playersOf(context);
      const { players } = store;
      const bound = heaps === undefined ? {} : { heaps };
      const quotient = nimQuotient({ players, convention, budget: store, ...bound });
      return textValue(quotientText(quotient, players));
    },
  }),
  describe({
    name: 'quotient',
    theme: 'players',
    parameters: [rest(several('G'))],
    result: 'a text: order, presentation, other heaps, the outcome of each element and the zero',
    summary:
      'The quotient of all sums of subpositions of impartial games, proved by a certificate.',
    item: 'Spindler, section 2.3.2',
    examples: [
      {
        input: 'quotient({*})',
        output: '3 elements\n⟨ a | a^3 = 1 ⟩ with a = *\n{*} = a^2\n1: OP, a: NP, a^2: NO',
      },
    ],
    run: (context, games) => {
      const { store, convention } = playersOf(context);
      impartialOnly(context, games, 'quotients');
      const quotient = quotientOfGames(store, games, convention);
      return textValue(quotientText(quotient, store.players));
    },
  }),
];

/** Refuses partizan games where a notion is for impartial ones. */
function impartialOnly(context: CallContext, games: readonly GameId[], what: string): void {
  const { store } = playersOf(context);
  if (games.every((game) => store.isImpartial(game))) return;
  throw context.error('value', `${what} are defined among impartial games only`);
}
