// `proviso quotient`: the quotient of all sums of some impartial games of several players.

import { type Command, UsageError } from '../command.ts';
import { Conversation } from '../conversation.ts';
import { EVALUATION_FLAGS, flagNumber } from '../flags.ts';

export const quotientCommand: Command = {
  name: 'quotient',
  synopsis: 'GAME…',
  summary: 'Print the quotient of all sums of impartial games of three and more players.',
  details: [
    '`--players N` says how many players there are (default: 3). Games are written as after ' +
      '`use 3 players`, as in `{*}` or `*2`. Quotients of games of two players are not here yet.',
  ],
  flags: ['players', ...EVALUATION_FLAGS.filter((flag) => flag !== 'universe')],
  examples: [{ line: `quotient '{*}'`, meaning: 'of all sums of * and {*}, three players' }],
  least: 1,
  most: Infinity,
  async run({ args, flags }) {
    const players = flagNumber(flags, 'players') ?? 3;
    if (players === 2) {
      throw new UsageError('quotients of games of two players are not here yet; try --players 3');
    }
    const conversation = new Conversation(flags);
    const used = await conversation.ask({ text: `use ${players} players`, line: 1 });
    const text = `quotient(${args.join(', ')})`;
    if (used.result.ok) await conversation.say([{ text, line: 1 }]);
    else conversation.refuse(used.result.error);
    return conversation.end();
  },
};
