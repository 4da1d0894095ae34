// All commands, in the order in which help shows them.

import type { Command } from '../command.ts';
import { boardCommand } from './board.ts';
import { bornCommand } from './born.ts';
import { censusCommand } from './census.ts';
import { checkCommand } from './check.ts';
import { compareCommand } from './compare.ts';
import { completionCommand } from './completion.ts';
import { drawCommand } from './draw.ts';
import { evalCommand } from './eval.ts';
import { explainCommand } from './explain.ts';
import { helpCommand } from './help.ts';
import { invertibleCommand } from './invertible.ts';
import { outcomeCommand } from './outcome.ts';
import { papersCommand } from './papers.ts';
import { replCommand } from './repl.ts';
import { runCommand } from './run.ts';
import { simplestCommand } from './simplest.ts';

export const COMMANDS: readonly Command[] = [
  evalCommand,
  runCommand,
  replCommand,
  outcomeCommand,
  simplestCommand,
  compareCommand,
  invertibleCommand,
  explainCommand,
  checkCommand,
  boardCommand,
  drawCommand,
  bornCommand,
  censusCommand,
  papersCommand,
  helpCommand,
  completionCommand,
];
