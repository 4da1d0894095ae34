// How long a user waits for the first answer: `proviso eval '{0,*|*} mod D'` from an installed build,
// as a ratio to `node -e 0`, which nothing in Node can beat; and how many statements a second come
// through the pipe of `proviso eval --json`. The two are timed in turn, so that a busy machine slows
// both, and compared by their medians.

import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCommand } from './lib/built-command.ts';
import { report } from './lib/report.ts';

const ROUNDS = 25;
const STATEMENTS = 100_000;

const folder = mkdtempSync(join(tmpdir(), 'proviso-startup-'));
const main = buildCommand(folder);

function milliseconds(args: readonly string[]): number {
  const start = performance.now();
  execFileSync(process.execPath, args);
  return performance.now() - start;
}

const median = (times: number[]): number => times.sort((a, b) => a - b)[times.length >> 1] ?? NaN;

const bare: number[] = [];
const answer: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  bare.push(milliseconds(['-e', '0']));
  answer.push(milliseconds([main, 'eval', '{0,*|*} mod D']));
}

/** Statements of several kinds, no two alike within a thousand. */
function statement(i: number): string {
  const [a, b] = [i % 40, i % 25];
  const kinds = [
    `outcome({${a}, * | *${b}})`,
    `x := {${b} | *, -${a}}`,
    `x mod E`,
    `{0, *${b} | *} >= * mod D`,
    `rank({${a} | {${b} | *}})`,
  ];
  return kinds[i % kinds.length] ?? '0';
}

const input = Array.from({ length: STATEMENTS }, (_, i) => statement(i)).join('\n');
const seconds = await new Promise<number>((resolve, reject) => {
  const start = performance.now();
  const child = spawn(process.execPath, [main, 'eval', '--json'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let lines = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    for (const byte of chunk) if (byte === 10) lines++;
  });
  child.on('close', () => {
    if (lines === STATEMENTS) resolve((performance.now() - start) / 1000);
    else reject(new Error(`${lines} answers to ${STATEMENTS} statements`));
  });
  child.stdin.end(input);
});
rmSync(folder, { recursive: true, force: true });

report('startup', [], {
  'node -e 0': { value: median(bare), unit: 'ms' },
  'first answer': { value: median(answer), unit: 'ms' },
  'first answer against node -e 0': {
    value: median(answer) / median(bare),
    unit: 'times',
    atMost: 2.5,
  },
  'statements through the pipe': { value: STATEMENTS / seconds, unit: 'per second' },
});
