// What `realise` and `reached` share: a search among boards, which may be long. Whatever ends it early,
// what was found by then is printed, and how far it got.

import { type Call, type Command, type ExitCode, UsageError } from '../command.ts';
import { Conversation } from '../conversation.ts';
import { EVALUATION_FLAGS, type FlagName, flagValue } from '../flags.ts';

/** Milliseconds that a search may take to write down what it has found, once it is stopped. */
const STOP_TIMEOUT = 2000;

export const SEARCH_FLAGS: readonly FlagName[] = [...EVALUATION_FLAGS, 'up-to'];

export const ABOUT_SEARCHES: readonly string[] = [
  'RULESET is a name of the language without a position, such as `domineering` or ' +
    '`octal("0.77")`, or a list of boards, as in `[nim(n) for n in 0..9]`. All positions of each ' +
    'size are tried, smallest first, up to that of --up-to; without it about 2,000 boards.',
  'Ctrl-C, --timeout, --max-forms and --max-memory end the search: what was found by then is printed, ' +
    'with the sizes that were searched, and the exit status is not 0. With --json it stands as ' +
    '`partial` beside the error.',
];

/** Asks a function of the language about a search: its own arguments, the universe, the largest size. */
export async function search(
  { flags }: Call,
  name: Command['name'],
  args: readonly string[],
): Promise<ExitCode> {
  const universe = flagValue(flags, 'universe') ?? 'M';
  if (universe === 'all') throw new UsageError(`\`${name}\` searches modulo one universe`);
  const largest = flagValue(flags, 'up-to');
  if (largest !== undefined && !/^\d{1,9}$/.test(largest)) {
    throw new UsageError(`--up-to needs a whole number, not \`${largest}\``);
  }
  const all = [...args, universe, ...(largest === undefined ? [] : [largest])];
  const conversation = new Conversation(flags, false, STOP_TIMEOUT);
  await conversation.say([{ text: `${name}(${all.join(', ')})`, line: 1 }]);
  return conversation.end();
}
