// How long a user waits for the first answer: `proviso eval '{0,*|*} mod D'` from an installed build,
// as a ratio to `node -e 0`, which nothing in Node can beat; and how many statements a second come
// through the pipe of `proviso eval --json`. The two are timed in turn, so that a busy machine slows
// both, and compared by their medians: by the clock, and by processor time, since on a busy machine the
// clock also tells how many others wait.

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCommand } from './lib/built-command.ts';
import { report } from './lib/report.ts';

const ROUNDS = 25;
const STATEMENTS = 100_000;

const folder = mkdtempSync(join(tmpdir(), 'proviso-startup-'));
const main = buildCommand(folder);

/** What a process took, in milliseconds. */
interface Cost {
  readonly clock: number;
  /** User and system time. */
  readonly processor: number;
}

/** Node tells nothing of the processor time of its children; the shell does, on its standard error. */
function cost(args: readonly string[]): Cost {
  const start = performance.now();
  const { status, stderr } = spawnSync(
    'bash',
    ['-c', 'TIMEFORMAT="%U %S"; time "$@"', 'bash', process.execPath, ...args],
    { encoding: 'utf8' },
  );
  const clock = performance.now() - start;
  if (status !== 0) throw new Error(stderr);
  const [user = NaN, system = NaN] = stderr.trim().split(' ').map(Number);
  return { clock, processor: 1000 * (user + system) };
}

const median = (costs: readonly Cost[], what: keyof Cost): number =>
  costs.map((one) => one[what]).sort((a, b) => a - b)[costs.length >> 1] ?? NaN;

const bare: Cost[] = [];
const answer: Cost[] = [];
for (let round = 0; round < ROUNDS; round++) {
  bare.push(cost(['-e', '0']));
  answer.push(cost([main, 'eval', '{0,*|*} mod D']));
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
  'node -e 0': { value: median(bare, 'clock'), unit: 'ms' },
  'node -e 0, processor time': { value: median(bare, 'processor'), unit: 'ms' },
  'first answer': { value: median(answer, 'clock'), unit: 'ms' },
  'first answer, processor time': { value: median(answer, 'processor'), unit: 'ms' },
  'first answer against node -e 0': {
    value: median(answer, 'clock') / median(bare, 'clock'),
    unit: 'times',
    atMost: 1.6,
  },
  'first answer against node -e 0, processor time': {
    value: median(answer, 'processor') / median(bare, 'processor'),
    unit: 'times',
    atMost: 1.6,
  },
  'statements through the pipe': { value: STATEMENTS / seconds, unit: 'per second' },
});
