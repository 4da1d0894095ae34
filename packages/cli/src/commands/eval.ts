// `proviso eval`: evaluates statements given as arguments or on standard input.

import { placedStatements } from '@proviso/language';
import type { Command } from '../command.ts';
import { Conversation } from '../conversation.ts';
import { EVALUATION_FLAGS } from '../flags.ts';
import { statementBatches } from '../input.ts';

export const evalCommand: Command = {
  name: 'eval',
  synopsis: '[EXPR…]',
  summary: 'Evaluate expressions and print their values.',
  details: [
    'Each argument is a statement of the language. Without arguments, statements are read from ' +
      'standard input, one a line, and answered as they come. Variables and `use` hold for all of ' +
      'one call. One bad statement does not stop the next; the exit status is 1 if any failed.',
    'With --json there is exactly one JSON object per statement, on one line: ' +
      '{"ok":true,"type":…,"value":…,"text":…} or {"ok":false,"error":{"code":…,"message":…,' +
      '"line":…,"column":…}}.',
    '--max-memory counts what a statement holds in forms, tables and lists. The process itself takes some ' +
      '80 MB, and has been seen to take 130 MB beside what is counted.',
    '`save` writes files of the current folder; from standard input only with --allow-save.',
  ],
  flags: [...EVALUATION_FLAGS, 'allow-save'],
  examples: [
    { line: `eval '{0,*|*} mod D'`, meaning: 'the simplest form modulo dicots' },
    { line: `eval 'G := {0|*}' 'outcome(G + G)'`, meaning: 'variables hold within one call' },
    { line: 'eval --json < statements.txt', meaning: 'one JSON object per line' },
  ],
  least: 0,
  most: Infinity,
  async run(call) {
    const typed = call.args.length > 0 || process.stdin.isTTY;
    const conversation = new Conversation(call.flags, typed);
    if (call.args.length > 0) {
      for (const text of call.args) {
        const statements = placedStatements(text);
        await conversation.say(statements.length > 0 ? statements : [{ text, line: 1 }]);
      }
    } else {
      if (process.stdin.isTTY) process.stderr.write('one statement a line; Ctrl-D ends\n');
      for await (const statements of statementBatches()) {
        await conversation.say(statements);
        if (conversation.stopped) break;
      }
    }
    return conversation.end();
  },
};
