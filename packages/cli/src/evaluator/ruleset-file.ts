// Rulesets from files of JavaScript. This is code: it can do whatever its user can, so it comes from the
// command line alone, never from a statement, and runs in the evaluating thread, which can be ended.

import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ValueError } from '@proviso/engine';
import {
  placeThrown,
  type Ruleset,
  type RulesetModule,
  rulesetFromModule,
} from '@proviso/engine/rulesets';

/** Milliseconds after which a module that still waits for something is given up. */
const PATIENCE = 10_000;

/** The ruleset that a file exports; `name` is what it is called if it does not say so itself. */
export async function rulesetIn(file: string, name: string): Promise<Ruleset> {
  const module = await imported(file);
  return rulesetFromModule(module as RulesetModule, { name, file: basename(file) }) as Ruleset;
}

async function imported(file: string): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const problem = `it is still waiting for something after ${PATIENCE / 1000} seconds; a ruleset must load without an \`await\` that never ends`;
    timer = setTimeout(() => reject(new ValueError(`${basename(file)}: ${problem}`)), PATIENCE);
  });
  try {
    return await Promise.race([import(pathToFileURL(file).href), late]);
  } catch (thrown) {
    throw thrown instanceof ValueError ? thrown : loadingError(file, thrown);
  } finally {
    clearTimeout(timer);
  }
}

/** Why a module could not be loaded, and where. */
function loadingError(file: string, thrown: unknown): ValueError {
  const name = basename(file);
  if (!(thrown instanceof Error)) return new ValueError(`${name} threw ${String(thrown)}`);
  const what = `${thrown.name}: ${thrown.message.split('\n')[0]}`;
  if (thrown instanceof SyntaxError) {
    const line = lineOfSyntaxError(file);
    const place = line === undefined ? '' : ` at line ${line}`;
    return new ValueError(`${name} is no JavaScript module: ${what}${place}`);
  }
  const found = placeThrown(thrown, name);
  const place = found === undefined ? '' : `, at ${found}`;
  return new ValueError(`${name} could not be loaded: ${what}${place}`);
}

/** A syntax error of a module does not tell its place to who catches it, but to who asks Node to check the file. */
function lineOfSyntaxError(file: string): string | undefined {
  const { stderr } = spawnSync(process.execPath, ['--check', file], { encoding: 'utf8' });
  return /:(\d+)$/m.exec(stderr ?? '')?.[1];
}
