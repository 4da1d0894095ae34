// `proviso family`: who wins the boards of a family, what they are worth, and the periods that are seen.

import { type Command, UsageError } from '../command.ts';
import { EVALUATION_FLAGS } from '../flags.ts';
import { Search } from './searching.ts';

export const familyCommand: Command = {
  name: 'family',
  synopsis: '[RULESET] SIZES',
  summary: 'Tell outcomes and values modulo a universe (M unless told) along a family of boards.',
  details: [
    'RULESET is a name of the language without a position, such as `nim` or `octal("0.77")`, or a function ' +
      'such as `n -> domineering(2, n)`; with --ruleset it is left out. SIZES is 0..20, or a list as in ' +
      '`["l.r", "l..r"]`. Below the table stand the periods of outcomes and values, as far as they are ' +
      'seen; they prove nothing. Modulo `Normal` outcomes are those of normal play.',
    'What ends it early (Ctrl-C, --timeout, --max-forms, --max-memory) leaves the rows that were through; ' +
      'the exit status then is not 0. With --json they stand as `partial` beside the error.',
  ],
  flags: [...EVALUATION_FLAGS, 'rules'],
  examples: [
    {
      line: `family 'octal("0.33")' 0..12 --mod D`,
      meaning: 'heaps from which one or two are taken',
    },
    { line: `family 'n -> domineering(2, n)' 1..6 --mod E`, meaning: 'any family of boards' },
    { line: 'family --rules defs.pvs pk 0..12', meaning: 'a ruleset that a worksheet defines' },
  ],
  least: 1,
  most: 2,
  async run(call) {
    const search = new Search(call, 'family');
    const own = await search.ruleset();
    const args = own === undefined ? call.args : [own, ...call.args];
    if (args.length !== 2) {
      throw new UsageError(
        own === undefined
          ? '`family` needs RULESET SIZES'
          : '--ruleset says which ruleset; only SIZES follow',
      );
    }
    return search.run(args);
  },
};
