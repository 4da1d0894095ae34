// What `proviso serve` is made of, where the command as a whole would have to be lucky to show it.

import { expect, it } from 'vitest';
import { Checks } from '../src/serve/checks.ts';
import type { EvalRequest } from '../src/serve/protocol.ts';
import { ServedSession } from '../src/serve/session.ts';

const request = (id: number): EvalRequest => ({
  ...{ id, op: 'eval', text: '1', session: 'main' },
  ...{ progress: false, shown: false, bundle: false },
});

it('what is asked while others are told that they are lost is not forgotten', async () => {
  const lost: number[] = [];
  await new Promise<void>((resolve) => {
    const session = new ServedSession(
      { style: 'ascii' },
      { name: 'none', file: '/nowhere/none.js' },
      {
        replied: () => {},
        progress: () => {},
        ready: async () => {},
        failed: (requests) => {
          lost.push(...requests.map(({ id }) => Number(id)));
          // Somebody asks again at once.
          if (lost.length === 1) session.ask(request(2));
          else resolve(session.close());
        },
      },
    );
    session.ask(request(1));
  });
  expect(lost).toEqual([1, 2]);
});

it('an id of certificates that were checked may come again, whatever was cancelled in between', async () => {
  const checks = new Checks({ seconds: 10, maxForms: 1e5, maxBytes: 2 ** 28 });
  expect(await checks.verdicts(1, '{}')).toHaveLength(1);
  expect(checks.cancel(1)).toBe(false);
  expect(await checks.verdicts(1, '{}')).toHaveLength(1);
  const cancelled = checks.verdicts(2, '{}');
  expect(checks.cancel(2)).toBe(true);
  expect(await cancelled).toBeUndefined();
});
