// `proviso repl`, and `proviso` alone on a terminal: the prompt.

import { type Command, FileError } from '../command.ts';
import { EvaluatorClient } from '../evaluator/client.ts';
import { type RulesetFile, rulesetFileFrom } from '../evaluator/ruleset-flag.ts';
import { settingsFrom } from '../evaluator/settings.ts';
import { EVALUATION_FLAGS, flagValue } from '../flags.ts';
import { aboutCode, loadingText } from '../output/error-text.ts';
import { historyFile } from '../repl/history.ts';
import { Prompt } from '../repl/prompt.ts';
import { runCommand } from './run.ts';

/** Milliseconds a computation may take to react to Ctrl-C before its thread is replaced. */
const STOP_TIMEOUT = 1000;

export const replCommand: Command = {
  name: 'repl',
  synopsis: '',
  summary: 'Open the prompt: statements in, answers out.',
  details: [
    'A statement may go on over lines while a bracket is open; a blank line ends it. Tab completes, ' +
      'the arrow keys go through the history, which survives the session. Ctrl-C stops a ' +
      'computation and keeps the session; Ctrl-D, `quit` or `exit` leave. After `use` the prompt ' +
      'shows the universe or the number of players.',
    '`help` lists topics and functions, `?outcome` explains one; `variables` lists what has a name, ' +
      '`reset` begins anew, `timing on` tells how long answers took.',
    'Where standard input is no terminal, it is run as a worksheet, which may write files only with --allow-save.',
  ],
  flags: [...EVALUATION_FLAGS.filter((flag) => flag !== 'json'), 'allow-save'],
  examples: [{ line: 'repl --universe D', meaning: 'a session among dicots' }],
  least: 0,
  most: 0,
  async run(call) {
    if (!process.stdin.isTTY) return runCommand.run({ ...call, args: ['-'] });
    const evaluator = new EvaluatorClient(settingsFrom(call.flags, true), STOP_TIMEOUT);
    const rulesetFile = rulesetFileFrom(call.flags);
    process.stdout.write(`${GREETING}\n`);
    if (rulesetFile !== undefined) await takeRuleset(evaluator, rulesetFile);
    await new Prompt(evaluator, historyFile(), flagValue(call.flags, 'universe')).run();
    await evaluator.close();
    return 0;
  },
};

/** Takes the ruleset of `--ruleset`, and says what it is called. */
async function takeRuleset(evaluator: EvaluatorClient, { name, file }: RulesetFile): Promise<void> {
  process.stdout.write(`${aboutCode(file)}\n`);
  const { result } = await evaluator.takeRuleset(name, file);
  if (!result.ok) throw new FileError(loadingText(file, result.error));
  process.stdout.write(
    `\`${result.text}\` takes its positions; \`help ${result.text}\` tells how they are written.\n\n`,
  );
}

const GREETING = `Proviso. Three lines to try:
  {0,*|*} mod D
  * + * == 0 mod D
  help
Tab completes, Ctrl-C stops a computation, Ctrl-D leaves.
`;
