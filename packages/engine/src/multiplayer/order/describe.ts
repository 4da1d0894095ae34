/**
 * Comparisons and coalitions in words, for anyone who shows them: one line per step of a
 * derivation, or the context, the first mover and the winner of a refutation.
 */

import { LimitError } from '../../storage/errors.ts';
import { partizanName, relativeName } from '../games/players.ts';
import type { GameId, GameStore } from '../games/store.ts';
import { subpositions } from '../games/subpositions.ts';
import { printGame } from '../notation/explicit.ts';
import type { Comparison, DirectedComparison, Equality } from './compare.ts';
import type { Step } from './inequality-test.ts';

/** Longer games are described by their size. */
const LONGEST_GAME = 4_000;

/** A game in explicit notation, or its size when that would be too long to read. */
export function nameGame(store: GameStore, game: GameId): string {
  try {
    return printGame(store, game, LONGEST_GAME);
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    const positions = subpositions(store, [game]).length;
    return `a game of ${positions} positions and rank ${store.height(game)}`;
  }
}

/** One step of a derivation of G ≤ H. */
export function describeStep(store: GameStore, step: Step): string {
  const claim = `${nameGame(store, step.left)} ≤ ${nameGame(store, step.right)}`;
  if (step.rule === 'isomorphic') return `${claim}: the same game`;
  if (step.rule === 'absorbing')
    return `${claim}: the left game is absorbing (Spindler, Theorem 3.14, for it or a summand)`;
  if (step.answers.length === 0) return `${claim}: no option needs an answer`;
  const answers = step.answers.map(({ player, option, kind, pair }) => {
    const who = partizanName(player, store.players);
    const what = nameGame(store, option);
    const by = nameGame(store, pair.left === option ? pair.right : pair.left);
    return kind === 'match'
      ? `${what} of ${who} is answered by ${by}`
      : `${what} of ${who} reverses to ${by}`;
  });
  return `${claim}: ${answers.join('; ')}`;
}

/** The reason for the answer to G ≤ H, in one or more lines. */
export function describeComparison(
  store: GameStore,
  { left: g, right: h, player, result }: DirectedComparison,
): string[] {
  const impartial = player === undefined;
  const whom = impartial ? 'over impartial contexts' : `for ${partizanName(player, store.players)}`;
  const claim = `${nameGame(store, g)} ≤ ${nameGame(store, h)} ${whom}`;
  return [`${claim}: ${result.verdict}`, ...reasons(store, result, impartial)];
}

function reasons(store: GameStore, result: Comparison, impartial: boolean): string[] {
  if (result.verdict === 'unknown') {
    return [`  none of ${result.tried} contexts tried separates the games`];
  }
  if (result.verdict === 'proved') {
    return result.by === 'derivation'
      ? result.steps.map((step) => `  ${describeStep(store, step)}`)
      : [`  all contexts have one of ${result.closed.effects.length} effects, and none separates`];
  }
  const name = impartial ? relativeName : partizanName;
  const winner = name(result.player, store.players);
  const mover = name(result.mover, store.players);
  const context = nameGame(store, result.context);
  return [
    `  beside ${context}, with ${mover} to move first, ${winner} wins with the left game and not with the right one`,
  ];
}

/** The reason for the answer to an equality. */
export function describeEquality(store: GameStore, equality: Equality): string[] {
  switch (equality.verdict) {
    case 'proved':
      return equality.comparisons.flatMap((comparison) => describeComparison(store, comparison));
    case 'refuted':
      return describeComparison(store, equality.by);
    case 'unknown':
      return equality.open.flatMap((comparison) => describeComparison(store, comparison));
  }
}
