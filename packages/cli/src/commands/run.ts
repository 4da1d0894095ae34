// `proviso run`: runs worksheets.

import { placedStatements } from '@proviso/language';
import type { Command } from '../command.ts';
import { Conversation } from '../conversation.ts';
import { EVALUATION_FLAGS } from '../flags.ts';
import { readSheet } from '../input.ts';

export const runCommand: Command = {
  name: 'run',
  synopsis: 'FILE…',
  summary: 'Run worksheets (.pvs) and print the values of their statements.',
  details: [
    'A statement ends with its line, unless a bracket is open; a blank line always ends it. ' +
      '`-` is standard input. Several files share their variables. An `assert` that does not hold ' +
      'fails like any other statement, and the exit status is 1.',
    '`load` reads worksheets of the current folder. `save` is refused without --allow-save, so that a ' +
      'sheet from a stranger cannot write; with it, files of the current folder and the folders in it ' +
      'are written, but none that is hidden, a link, a device or a settings file.',
  ],
  flags: [...EVALUATION_FLAGS, 'allow-save'],
  examples: [
    { line: 'run examples/first-steps.pvs', meaning: 'run a worksheet' },
    { line: 'run --json sheet.pvs', meaning: 'one JSON object per statement' },
  ],
  least: 1,
  most: Infinity,
  completes: 'files',
  async run(call) {
    const sheets = await Promise.all(call.args.map(readSheet));
    const conversation = new Conversation(call.flags);
    for (const { name, text } of sheets) {
      await conversation.say(placedStatements(text), name);
    }
    return conversation.end();
  },
};
