// `explain(…)` among several players: the reason for a comparison, an equality
// or an outcome. The argument is taken as the question, not evaluated.

import {
  absorbing,
  compareFor,
  describeComparison,
  describeEquality,
  equal,
  type GameId,
  nameGame,
  outcome,
  printOutcome,
  printPlayerSet,
} from '@proviso/engine/multiplayer';
import type { Expression, ExpressionOf } from '../syntax/ast.ts';
import { type CallContext, describe, type FunctionDescriptor } from '../values/descriptor.ts';
import { textValue } from '../values/value.ts';
import { expression } from './parameters.ts';
import { player, playersOf } from './players-parameters.ts';

export const PLAYERS_REASONS: readonly FunctionDescriptor[] = [
  describe({
    name: 'explain',
    theme: 'players',
    parameters: [expression('question')],
    result: 'a text, a line for each step',
    summary: 'Why: for `compare(G, H, i)`, `equal(G, H)`, `absorbing(G)` or `outcome(G)`.',
    item: 'Spindler, Theorem 4.35',
    examples: [
      {
        input: 'explain(compare(1[0], 0, 0))',
        output:
          '1[0] ≤ 0 for Left: refuted\n  beside 0, with Left to move first, Left wins with the left game and not with the right one',
      },
    ],
    run: (context, question) => textValue(lines(context, question).join('\n')),
  }),
];

function lines(context: CallContext, question: Expression): string[] {
  const { store, convention } = playersOf(context);
  const options = { convention };
  if (question.kind === 'call') {
    switch (question.name) {
      case 'compare': {
        const [left, right] = games(context, question, 2, 3);
        const who = question.args[2] ?? question;
        const favoured = player('i').read(
          { value: context.evaluate(who), expression: who, span: who },
          context,
        ) as number;
        const result = compareFor(store, left, right, favoured, options);
        return describeComparison(store, { left, right, player: favoured, result });
      }
      case 'equal': {
        const [left, right] = games(context, question, 2, 2);
        return describeEquality(store, equal(store, left, right, options));
      }
      case 'absorbing':
        return explainAbsorbing(context, games(context, question, 1, 1)[0]);
      case 'outcome':
        return explainOutcome(context, games(context, question, 1, 1)[0]);
    }
  }
  throw context.error(
    'type',
    'there is nothing to explain here',
    'write `explain(compare(G, H, i))`, `explain(equal(G, H))`, `explain(absorbing(G))` or `explain(outcome(G))`',
  );
}

/** The first arguments of the question, as games. */
function games(
  context: CallContext,
  { name, args }: ExpressionOf<'call'>,
  count: 1 | 2,
  all: number,
): [GameId, GameId] {
  const [first, second = first] = args.slice(0, count);
  if (first === undefined || second === undefined || args.length !== all) {
    throw context.error('type', `\`${name}\` takes ${all} argument${all === 1 ? '' : 's'}`);
  }
  const read = (argument: Expression): GameId =>
    playersOf(context).read(context.evaluate(argument), argument);
  return [read(first), read(second)];
}

function explainAbsorbing(context: CallContext, game: GameId): string[] {
  const { store, convention } = playersOf(context);
  if (!store.isImpartial(game)) {
    throw context.error('value', 'absorbing games are defined among impartial games only');
  }
  const found = absorbing(store, game, convention);
  const claim = `${nameGame(store, game)} is absorbing: ${found.verdict}`;
  switch (found.verdict) {
    case 'proved':
      return [
        claim,
        'summand' in found
          ? `  by Spindler, ${found.rule}, from ${nameGame(store, found.summand)}`
          : `  all contexts have one of ${found.closed.effects.length} effects, and nobody wins beside any`,
      ];
    case 'refuted': {
      const winners = printPlayerSet(found.winners, store.players);
      return [claim, `  beside ${nameGame(store, found.context)} the outcome is ${winners}`];
    }
    case 'unknown':
      return [claim, `  ${found.tried} effects of contexts were looked at`];
  }
}

/** The outcome of a game beside those of its options. */
function explainOutcome(context: CallContext, game: GameId): string[] {
  const { store, convention } = playersOf(context);
  const o = (position: GameId): string =>
    printOutcome(outcome(store, position, convention), store.players);
  const movers = store.isImpartial(game) ? 1 : store.players;
  return [
    `${nameGame(store, game)} has outcome ${o(game)}`,
    ...Array.from({ length: movers }, (_, mover) => {
      const options = store.options(game, mover);
      const whose = movers === 1 ? '' : ` for player ${mover}`;
      if (options.length === 0) return `  no option${whose}: that player cannot move`;
      const list = options.map((option) => `${nameGame(store, option)} (${o(option)})`);
      return `  options${whose}: ${list.join(', ')}`;
    }),
  ];
}
