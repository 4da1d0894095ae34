// A process that searches and saves, to be killed at any moment: takes up a file, searches for a while,
// saves into a new file and renames it, over and over. Says what it is about to do, one word a line, and
// waits for a byte before it does.

import { existsSync, readFileSync, readSync, renameSync, writeFileSync } from 'node:fs';
import { Arena, BudgetError } from '../../src/index.ts';
import {
  boardOutcome,
  type Convention,
  type Ruleset,
  readBoard,
  rulesets,
  saveOutcomes,
  takeUpOutcomes,
} from '../../src/rulesets/index.ts';

const [file = '', name = '', rows = '', columns = '', convention = '', slice = ''] =
  process.argv.slice(2);
const ruleset = rulesets.get(name)!.ruleset as Ruleset;
const board = readBoard(ruleset, [Number(rows), Number(columns)]);
const play = convention as Convention;

function about(to: string): void {
  console.log(to);
  readSync(0, new Uint8Array(1));
}

const arena = new Arena();
if (existsSync(file)) takeUpOutcomes(arena, ruleset, play, readFileSync(file));
for (;;) {
  about('searching');
  let outcome: string | undefined;
  try {
    outcome = arena.under({ maxForms: Number(slice) }, () => boardOutcome(arena, board, play));
  } catch (error) {
    if (!(error instanceof BudgetError)) throw error;
  }
  about('saving');
  writeFileSync(`${file}.new`, saveOutcomes(arena, ruleset, play));
  about('renaming');
  renameSync(`${file}.new`, file);
  about('saved');
  if (outcome !== undefined) {
    console.log(`outcome ${outcome}`);
    break;
  }
}
