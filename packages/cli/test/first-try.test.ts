// Statements are tried in the main thread first. They are to be answered as the thread answers them,
// and the thread, where it is needed, is to know what was set before it began.

import { afterEach, describe, expect, it } from 'vitest';
import { EvaluatorClient } from '../src/evaluator/client.ts';
import type { Answer, Settings } from '../src/evaluator/protocol.ts';
import { BuiltCommand } from './process.ts';

/** Threads of the built command begin in a tenth of the time of those from the sources. */
const proviso = new BuiltCommand();

const clients: EvaluatorClient[] = [];
afterEach(() => Promise.all(clients.splice(0).map((client) => client.close())));

/** What was asked of a client, and how many times something was tried in the main thread. */
async function asked(texts: readonly string[], settings: Partial<Settings>, tries: boolean) {
  let tried = 0;
  const here = <T>(work: () => T): T => {
    tried++;
    return work();
  };
  const all = { style: 'unicode', naming: 'all', ...settings } as const;
  const client = new EvaluatorClient(all, 80, proviso.thread, tries ? here : undefined);
  clients.push(client);
  const answers: Answer[] = [];
  const statements = texts.map((text, i) => ({ text, line: i + 1 }));
  await client.run(statements, { answer: (answer) => answers.push(answer) }, 'line');
  return { answers, tried };
}

const STATEMENTS = [
  '{0,*|*} mod D',
  'G := {0|*}',
  'outcome(G + G)',
  'use E',
  'G == 0',
  'f(n: integer) := n + 1',
  '[f(n) for n in 1..3]',
  'nothing_of_the_kind',
  'f(2)',
  'G >= *',
  'save(G, "no-such-folder/x.pvs")',
  'domineering("..|..")',
];

describe('statements tried in the main thread', () => {
  it.each<Partial<Settings>>([{}, { universe: 'D', style: 'ascii' }, { maxForms: 3 }])(
    'are answered as in a thread of their own: %o',
    async (settings) => {
      const here = await asked(STATEMENTS, settings, true);
      const there = await asked(STATEMENTS, settings, false);
      expect(here.answers).toEqual(there.answers);
      expect(here.answers).toHaveLength(STATEMENTS.length);
    },
  );

  it('need no thread as long as they have answers, and are not tried any more after one has none', async () => {
    expect((await asked(['1', '2', '3'], {}, true)).tried).toBe(3);
    expect((await asked(['1', 'none', '3', '4'], {}, true)).tried).toBe(2);
  });

  it('are left to the thread when they ask for files, also where `try` catches that there are none', async () => {
    const loading = ['try(load("examples/first-steps.pvs"), "none")', '1'];
    const here = await asked(loading, {}, true);
    expect(here.answers).toEqual((await asked(loading, {}, false)).answers);
    expect(here.tried).toBe(1);
  });

  it('are stopped while the thread is brought to where they were', async () => {
    const settings = { style: 'unicode', naming: 'all' } as const;
    const client = new EvaluatorClient(settings, 80, proviso.thread, (work) => work());
    clients.push(client);
    const answers: Answer[] = [];
    const running = client.run(
      ['x := 1', 'outcome(domineering(8, 8))', '2'].map((text, i) => ({ text, line: i + 1 })),
      {
        answer: (answer) => {
          answers.push(answer);
          // The thread begins in this turn or the next one.
          if (answers.length === 1) setTimeout(() => client.stop());
        },
      },
      'line',
    );
    await running;
    expect(answers.map(({ stopped }) => stopped)).toEqual([false, true]);
    expect((await client.ask({ text: 'x + 1', line: 1 })).result).toMatchObject({ ok: true });
  });

  it('go to the thread when they are long', async () => {
    const long = `0${' + 0'.repeat(600)}`;
    const { answers, tried } = await asked(['x := 5', long, 'x'], {}, true);
    expect(answers.map(({ result }) => result.ok && result.text)).toEqual(['5', '0', '5']);
    expect(tried).toBe(2);
  });
});
