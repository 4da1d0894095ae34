// `proviso quotient`: the quotient of all sums of some games, or of the heaps of a ruleset.

import { type Command, UsageError } from '../command.ts';
import { Conversation } from '../conversation.ts';
import { EVALUATION_FLAGS, type Flags, flagNumber, flagValue } from '../flags.ts';
import { type HeapsQuestion, keptQuotient } from './quotient-kept.ts';

const OCTAL = /^[04]?\.[0-7]+$/u;

export const quotientCommand: Command = {
  name: 'quotient',
  synopsis: 'GAME…',
  summary: 'Print the quotient of all sums of some games, or of the heaps of a ruleset.',
  details: [
    'Two players have the games, in misère play unless `--normal` is there; they are written as everywhere.',
    '`--heaps N` takes the heaps up to N of an octal code, of two codes (one for Left and one for ' +
      'Right), or of a ruleset.',
    '`--resume FILE.json` keeps the quotient as its certificate, again and again while heaps are taken in, ' +
      'and goes on from what stands there: it is proved anew, and refused where it is not true. ' +
      'Ctrl-C, --timeout and "not finite within these bounds" leave the quotient of the heaps before, ' +
      'which is printed; the exit status is then not 0.',
    'With `--players 3` or more, games are written as after `use 3 players`, as in `{*}` or `*2`, and are impartial.',
  ],
  flags: [
    'heaps',
    'resume',
    'players',
    'normal',
    ...EVALUATION_FLAGS.filter((flag) => flag !== 'universe'),
  ],
  examples: [
    { line: 'quotient 0.77 --heaps 20', meaning: 'of Kayles with heaps up to 20' },
    {
      line: 'quotient 0.77 --heaps 60 --resume kayles.json',
      meaning: 'kept in a file; the same line with more heaps goes on',
    },
    { line: 'quotient 0.7 0.07 --heaps 12', meaning: 'of Partizan Kayles, for all rows' },
    { line: `quotient '*2'`, meaning: 'of all sums of * and *2' },
    { line: `quotient '{*}' --players 3`, meaning: 'of all sums of * and {*}, three players' },
  ],
  least: 1,
  most: Infinity,
  async run({ args, flags }) {
    const file = flagValue(flags, 'resume');
    if (file !== undefined) return keptQuotient(heapsQuestion(args, flags), file, flags);
    const { use, text } = question(args, flags);
    const conversation = new Conversation(flags);
    if (use !== undefined) {
      const used = await conversation.ask({ text: use, line: 1 });
      if (!used.result.ok) {
        conversation.refuse(used.result.error);
        return conversation.end();
      }
    }
    await conversation.say([{ text, line: 1 }]);
    return conversation.end();
  },
};

interface Question {
  /** What is said first. */
  readonly use?: string;
  readonly text: string;
}

function question(args: readonly string[], flags: Flags): Question {
  const players = flagNumber(flags, 'players') ?? 2;
  const play = flags.has('normal') ? ', "normal"' : '';
  if (flags.has('heaps')) {
    const { ruleset, heaps } = heapsQuestion(args, flags);
    return { text: `quotient(${ruleset}, ${heaps}${play})` };
  }
  if (args.some((arg) => OCTAL.test(arg))) {
    throw new UsageError('a code needs the largest heap: add --heaps 20');
  }
  if (players === 2) return { text: `quotient(${args.join(', ')}${play})` };
  if (play !== '') throw new UsageError('--normal is for two players; leave out --players');
  return { use: `use ${players} players`, text: `quotient(${args.join(', ')})` };
}

function heapsQuestion(args: readonly string[], flags: Flags): HeapsQuestion {
  const heaps = flagNumber(flags, 'heaps');
  if (heaps === undefined) throw new UsageError('--resume is for heaps: add --heaps 20');
  if ((flagNumber(flags, 'players') ?? 2) !== 2) {
    throw new UsageError('--heaps is for two players; leave out --players');
  }
  const play = flags.has('normal') ? 'normal' : 'misere';
  return { ruleset: rulesetOf(args), heaps, play };
}

/** A code, two codes, or a ruleset as the language writes it. */
function rulesetOf(args: readonly string[]): string {
  const [first = '', second, ...more] = args;
  if (more.length > 0) throw new UsageError('--heaps takes one code or ruleset, or two codes');
  if (second === undefined) return OCTAL.test(first) ? `octal("${first}")` : first;
  if (OCTAL.test(first) && OCTAL.test(second)) return `partizanoctal("${first}", "${second}")`;
  throw new UsageError('two codes are of octal games, like 0.7 0.07');
}
