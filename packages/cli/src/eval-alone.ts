// `proviso eval` without the other commands, which take time to load: it is what is called most, by
// people and by programs.

import { evalCommand } from './commands/eval.ts';
import { start } from './start.ts';

start([evalCommand]);
