// A million requests to `proviso serve` through one pipe: each has its reply, in order, and memory does not
// grow with their number.

import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { BuiltCommand } from './process.ts';

const COUNT = 1_000_000;
const proviso = new BuiltCommand();

function* requests(): Generator<string> {
  for (let id = 0; id < COUNT; id++) yield `{"id":${id},"text":"${id} rem 7"}\n`;
}

/** The most memory a process has had so far, in MiB. */
function peak(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s*(\d+) kB/.exec(status)?.[1]) / 1024;
}

it('answers a million requests in bounded memory', async () => {
  const { child } = proviso.start(['serve']);
  if (child.stdin === null || child.stdout === null) throw new Error('no pipes');
  child.stdout.removeAllListeners('data');
  const written = pipeline(Readable.from(requests()), child.stdin);
  let next = 0;
  let early = 0;
  let late = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const { id, ok, answers } = JSON.parse(line);
    if (id !== next || !ok || answers[0].text !== String(id % 7))
      throw new Error(`${next}: ${line}`);
    next++;
    if (next === COUNT / 10) early = peak(child.pid);
    if (next === COUNT - 1000) late = peak(child.pid);
  }
  await written;
  expect(next).toBe(COUNT);
  expect(early).toBeGreaterThan(0);
  expect(late).toBeLessThan(2 * early);
});
