// The thread that checks certificates, in this process: what it answers, and how it ends.

import { expect, it } from 'vitest';
import type { Checked } from '../src/check/protocol.ts';
import { CheckThread } from '../src/check/thread.ts';

const LIMITS = { seconds: 60, maxForms: 1000, maxBytes: 2 ** 20 };
const file = (text: string) => Uint8Array.from(new TextEncoder().encode(text));

async function verdicts(thread: CheckThread, text: string): Promise<Checked[]> {
  const found: Checked[] = [];
  for await (const one of thread.check(file(text))) found.push(one);
  return found;
}

it('answers for one file after the other', async () => {
  const thread = new CheckThread(LIMITS);
  for (const lines of [1, 3]) {
    const found = await verdicts(thread, '{"ok":true}\n'.repeat(lines));
    expect(found.map(({ line }) => line)).toEqual([1, 2, 3].slice(0, lines));
    expect(found.every(({ verdict }) => !verdict.valid && verdict.code === 'missing')).toBe(true);
  }
  await thread.end();
});

it('that runs out of memory leaves a verdict that says so', async () => {
  const thread = new CheckThread(LIMITS, new URL('./greedy-worker.mjs', import.meta.url));
  for (const text of ['one', 'another']) {
    expect(await verdicts(thread, text)).toMatchObject([
      { line: 1, verdict: { code: 'budget', fault: 'out of memory; allow more memory' } },
    ]);
  }
});
