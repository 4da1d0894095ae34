// A search in a process of its own that is killed, while it searches and while it saves, and taken up
// again by another process: its file is whole whenever one looks, and the end is the same.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'tsdown';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Arena } from '../../src/index.ts';
import {
  boardOutcome,
  type Convention,
  type Ruleset,
  readBoard,
  rulesets,
  takeUpOutcomes,
} from '../../src/rulesets/index.ts';

const built = mkdtempSync(join(tmpdir(), 'saving-solver-'));
const program = join(built, 'saving-solver.js');
// Built once: each of its lives would compile all of the engine again.
beforeAll(() =>
  build({
    config: false,
    cwd: import.meta.dirname,
    entry: { 'saving-solver': 'saving-solver.ts' },
    outDir: built,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    dts: false,
    clean: false,
    fixedExtension: false,
    logLevel: 'warn',
    report: false,
  }),
);
afterAll(() => rmSync(built, { recursive: true }));

/**
 * Runs the program until it is about to do something for so many times, lets it begin and kills it: it
 * cannot go on to the next thing. Tells the outcome if it came to an end before.
 */
async function life(args: readonly string[], word: string, times: number) {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<NodeJS.Signals | null>((resolve) => {
    child.on('exit', (_, signal) => resolve(signal));
  });
  // The process may be gone before it has read a byte.
  child.stdin.on('error', () => {});
  let [heard, outcome] = [0, ''];
  for await (const line of createInterface(child.stdout)) {
    child.stdin.write('.');
    if (line === word && ++heard === times) child.kill('SIGKILL');
    if (line.startsWith('outcome ')) outcome = line.slice('outcome '.length);
  }
  return { signal: await ended, outcome };
}

test.each([
  [
    'domineering',
    [5, 6],
    'misere',
    [
      ['saving', 1],
      ['searching', 2],
      ['renaming', 2],
      ['saving', 2],
    ],
  ],
  [
    'clobber',
    [4, 4],
    'normal',
    [
      ['searching', 2],
      ['renaming', 1],
    ],
  ],
] as const)('%s %j, %s', async (name, [rows, columns], convention: Convention, deaths) => {
  const folder = mkdtempSync(join(tmpdir(), 'killed-'));
  try {
    const ruleset = rulesets.get(name)!.ruleset as Ruleset;
    const board = readBoard(ruleset, [rows, columns]);
    const whole = new Arena();
    const outcome = boardOutcome(whole, board, convention);
    const file = join(folder, 'table');
    const slice = Math.ceil(whole.positions / 12);
    const args = [file, name, `${rows}`, `${columns}`, convention, `${slice}`];

    /** Every verdict in the file is true: what another arena finds after taking it up agrees. */
    const known = () => {
      if (!existsSync(file)) return 0;
      const arena = new Arena();
      const records = takeUpOutcomes(arena, ruleset, convention, readFileSync(file));
      expect(boardOutcome(arena, board, convention)).toBe(outcome);
      expect(arena.positions).toBeLessThanOrEqual(whole.positions);
      return records;
    };

    let before = 0;
    for (const [word, times] of deaths) {
      const { signal } = await life(args, word, times);
      expect(signal).toBe('SIGKILL');
      const now = known();
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
    expect(before).toBeGreaterThan(0);
    const last = await life(args, 'never', 1);
    expect(last).toEqual({ signal: null, outcome });
    known();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
