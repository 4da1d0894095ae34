// The command `proviso`.

import { COMMANDS } from './commands/table.ts';
import { start } from './start.ts';

start(COMMANDS);
