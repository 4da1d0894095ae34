// All commands, in the order in which help shows them.

import type { Command } from '../command.ts';
import { boardCommand } from './board.ts';
import { bornCommand } from './born.ts';
import { catalogueCommand } from './catalogue.ts';
import { censusCommand } from './census.ts';
import { checkCommand } from './check.ts';
import { citeCommand } from './cite.ts';
import { classesCommand } from './classes.ts';
import { compareCommand } from './compare.ts';
import { completionCommand } from './completion.ts';
import { distinguishCommand } from './distinguish.ts';
import { drawCommand } from './draw.ts';
import { evalCommand } from './eval.ts';
import { explainCommand } from './explain.ts';
import { familyCommand } from './family.ts';
import { helpCommand } from './help.ts';
import { inverseCommand } from './inverse.ts';
import { invertibleCommand } from './invertible.ts';
import { jupyterCommand } from './jupyter.ts';
import { latexCommand } from './latex.ts';
import { outcomeCommand } from './outcome.ts';
import { outcomesCommand } from './outcomes.ts';
import { papersCommand } from './papers.ts';
import { playCommand } from './play.ts';
import { quotientCommand } from './quotient.ts';
import { reachedCommand } from './reached.ts';
import { realiseCommand } from './realise.ts';
import { replCommand } from './repl.ts';
import { runCommand } from './run.ts';
import { searchCommand } from './search.ts';
import { sensibleCommand } from './sensible.ts';
import { serveCommand } from './serve.ts';
import { simplestCommand } from './simplest.ts';
import { workerCommand } from './worker.ts';

export const COMMANDS: readonly Command[] = [
  evalCommand,
  runCommand,
  latexCommand,
  replCommand,
  outcomeCommand,
  simplestCommand,
  compareCommand,
  distinguishCommand,
  invertibleCommand,
  inverseCommand,
  explainCommand,
  checkCommand,
  boardCommand,
  playCommand,
  sensibleCommand,
  realiseCommand,
  reachedCommand,
  familyCommand,
  outcomesCommand,
  drawCommand,
  bornCommand,
  classesCommand,
  censusCommand,
  catalogueCommand,
  quotientCommand,
  searchCommand,
  workerCommand,
  papersCommand,
  citeCommand,
  serveCommand,
  jupyterCommand,
  helpCommand,
  completionCommand,
];
