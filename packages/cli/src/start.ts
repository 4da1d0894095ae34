// Runs the command that the process was called with, and ends the process.

import type { Command } from './command.ts';
import { main } from './main.ts';
import { outputFailed } from './output/stream.ts';

/** Runs one of these commands. */
export function start(commands: readonly Command[]): void {
  // No `await` here: parts of the command that are loaded later wait for this module to be through.
  void main(process.argv.slice(2), commands).then((code) => {
    // Everything written has to arrive; then the evaluating thread, if one is left, goes as well.
    process.stdout.write('', (error) => {
      if (error) outputFailed(error);
      process.stderr.write('', () => process.exit(code));
    });
  });
}
