#!/usr/bin/env node
// The command `proviso`.

import { main } from './main.ts';

const code = await main(process.argv.slice(2));
// Everything written has to arrive; then the evaluating thread, if one is left, goes as well.
process.stdout.write('', () => process.exit(code));
