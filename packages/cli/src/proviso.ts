#!/usr/bin/env node
// The command `proviso`.

import { main } from './main.ts';
import { outputFailed } from './output/stream.ts';

// No `await` here: parts of the command that are loaded later wait for this module to be through.
void main(process.argv.slice(2)).then((code) => {
  // Everything written has to arrive; then the evaluating thread, if one is left, goes as well.
  process.stdout.write('', (error) => {
    if (error) outputFailed(error);
    process.stderr.write('', () => process.exit(code));
  });
});
