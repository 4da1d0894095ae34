// What `realise`, `reached` and `family` share: work on many boards, which may be long. Whatever ends it
// early, what was found by then is printed, and how far it got.

import { type Call, type Command, type ExitCode, UsageError } from '../command.ts';
import { Conversation } from '../conversation.ts';
import { EVALUATION_FLAGS, type FlagName, flagValue } from '../flags.ts';
import { runRules, sheetOf } from './sheet-rules.ts';

/** Milliseconds that a search may take to write down what it has found, once it is stopped; a second Ctrl-C waits no longer. */
const STOP_TIMEOUT = 30_000;

export const SEARCH_FLAGS: readonly FlagName[] = [...EVALUATION_FLAGS, 'rules', 'up-to'];

export const ABOUT_SEARCHES: readonly string[] = [
  'RULESET is a name of the language without a position, such as `domineering` or ' +
    '`octal("0.77")`, or a list of boards, as in `[nim(n) for n in 0..9]`. All positions of each ' +
    'size are tried, smallest first, up to that of --up-to; without it about 2,000 boards.',
  'Ctrl-C, --timeout, --max-forms and --max-memory end the search: what was found by then is printed, ' +
    'with the sizes that were searched, and the exit status is not 0. With --json it stands as ' +
    '`partial` beside the error.',
];

/** A function of the language that may take long, asked with its own arguments, the universe and the largest size. */
export class Search {
  private readonly name: Command['name'];
  private readonly universe: string;
  private readonly largest: string | undefined;
  private readonly sheet: string | undefined;
  private readonly conversation: Conversation;

  constructor({ flags }: Call, name: Command['name']) {
    this.name = name;
    this.universe = flagValue(flags, 'universe') ?? 'M';
    if (this.universe === 'all') throw new UsageError(`\`${name}\` takes one universe, not all`);
    this.sheet = sheetOf(flags);
    this.largest = flagValue(flags, 'up-to');
    if (this.largest !== undefined && !/^\d{1,9}$/.test(this.largest)) {
      throw new UsageError(`--up-to needs a whole number, not \`${this.largest}\``);
    }
    this.conversation = new Conversation(flags, false, STOP_TIMEOUT);
  }

  /** What the ruleset of `--ruleset` is called. */
  ruleset(): Promise<string | undefined> {
    return this.conversation.ruleset();
  }

  async run(args: readonly string[]): Promise<ExitCode> {
    const { name, universe, largest, conversation } = this;
    if (!(await this.hasRules())) return conversation.end();
    const all = [...args, universe, ...(largest === undefined ? [] : [largest])];
    await conversation.say([{ text: `${name}(${all.join(', ')})`, line: 1 }]);
    return conversation.end();
  }

  /** Whether the worksheet of `--rules`, if there is one, was run and left the question its name. */
  private async hasRules(): Promise<boolean> {
    const { name, sheet, conversation } = this;
    if (sheet === undefined) return true;
    if ((await runRules(conversation, sheet)) === undefined) return false;
    const variables = await conversation.variables();
    if (variables.some((variable) => variable.name === name)) {
      throw new UsageError(
        `\`${name}\` is a name by which \`${name}\` asks; call what you define by another name`,
      );
    }
    return true;
  }
}
