// The answers of a worksheet are those of the sheet read from the top, or marked: whatever was
// edited, removed, run and stopped, every answer that is not marked is the one that a new session
// gives that runs the sheet from its beginning.

import { Session, splitStatements } from '@proviso/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Stopped } from '../src/client/worker-client.ts';
import { runStatement } from '../src/worker/sheet-session.ts';
import type { Cell } from '../src/worksheet/cell.ts';
import { answersToKeep, restoreAnswers } from '../src/worksheet/kept-answers.ts';
import { type Runner, RunQueue } from '../src/worksheet/run-queue.ts';
import { Sheet } from '../src/worksheet/sheet.ts';

/** The worker's own session, at hand: a statement takes some turns, and can be stopped meanwhile. */
function workerAtHand(): Runner & { readonly asked: string[] } {
  let worker = 0;
  let marks = 0;
  const asked: string[] = [];
  return {
    asked,
    run: async (statement, after, told) => {
      const mine = worker;
      for (let i = 0; i < 3; i++) await Promise.resolve();
      if (mine !== worker) throw new Stopped('stopped');
      // A worker that was just started has marked nothing.
      expect(after.kept).toBeLessThanOrEqual(marks);
      marks = after.kept + after.again.length + Number(after.leaves);
      asked.push(...after.again, statement);
      return runStatement(statement, after, told);
    },
    stop: () => {
      worker++;
      marks = 0;
    },
  };
}

const idle = async (queue: RunQueue) => {
  while (queue.busy.value) await new Promise((resolve) => setImmediate(resolve));
};

/** What a new session answers, prose being no question, to every statement of a cell, read from the top of the sheet. */
function fromTheTop(sheet: Sheet): Map<Cell, string[]> {
  const session = new Session({ style: 'unicode' });
  return new Map(
    sheet.cells.value.map((cell) => [
      cell,
      splitStatements(cell.prose ? '' : cell.text.value).map(({ text }) =>
        JSON.stringify(session.run(text).result),
      ),
    ]),
  );
}

const UNMARKED = new Set(['current', 'stopped']);

/** Gives how many answers were looked at. */
function expectTruth(sheet: Sheet): number {
  const truth = fromTheTop(sheet);
  let looked = 0;
  for (const cell of sheet.cells.value) {
    if (!UNMARKED.has(cell.standing.value)) continue;
    const list = cell.answers.value?.list.map(({ ran }) => ran.json) ?? [];
    const expected = truth.get(cell) ?? [];
    expect(list).toEqual(expected.slice(0, list.length));
    if (cell.standing.value === 'current') expect(list.length).toBe(expected.length);
    looked += list.length;
  }
  return looked;
}

const TEXTS = [
  'G := *',
  'G := 1',
  'G := G + *',
  'G := 1\noutcome(G)\nG := {0 | G}',
  'outcome(G)',
  'f(x) := x + G',
  'f := 2',
  'outcome(f(1))',
  'use D',
  'use M',
  '* + * == 0',
  'use 3 players',
  'use 2 players',
  'winner(G)',
  'H := G mod D\nH',
  'G := {',
  '"use it as G := 1"',
  '// words about :=',
  'rank(G)\n\nG := 0',
  '',
];

type Step =
  | { readonly do: 'edit'; readonly at: number; readonly text: string }
  | { readonly do: 'add' | 'remove' | 'run' | 'settle'; readonly at: number }
  | { readonly do: 'undo' | 'run all' | 'stop' | 'turn' | 'wait' | 'follow' }
  | { readonly do: 'keep' | 'reopen' | 'take over' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      at: fc.nat(7),
      text: fc.constantFrom(...TEXTS),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'run' as const,
        'run' as const,
        'add' as const,
        'remove' as const,
        'settle' as const,
      ),
      at: fc.nat(7),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'undo' as const,
        'run all' as const,
        'stop' as const,
        'turn' as const,
        'wait' as const,
        'follow' as const,
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('keep' as const, 'reopen' as const, 'take over' as const),
    }),
  },
);

/** What the browser keeps of a sheet and its answers. */
const keeping = new WeakMap<Sheet, { readonly text: string; readonly answers: unknown }>();

const kept = (sheet: Sheet) => ({
  text: sheet.text,
  answers: JSON.parse(JSON.stringify(answersToKeep(sheet, ENGINE))),
});
const ENGINE = '1';

async function perform(step: Step, sheet: Sheet, queue: RunQueue): Promise<void> {
  const cells = sheet.cells.value;
  const at = (i: number) => cells[i % Math.max(1, cells.length)];
  switch (step.do) {
    case 'edit': {
      const cell = at(step.at);
      if (cell) sheet.edit(cell, step.text);
      return;
    }
    case 'add':
      sheet.add(at(step.at));
      return;
    case 'remove': {
      const cell = at(step.at);
      if (cell) sheet.remove(cell);
      return;
    }
    case 'settle': {
      const cell = at(step.at);
      if (cell) sheet.settle(cell);
      return;
    }
    case 'run': {
      const cell = at(step.at);
      if (cell) queue.run([cell]);
      return;
    }
    case 'undo':
      sheet.undo();
      return;
    case 'run all':
      queue.runAll();
      return;
    case 'stop':
      queue.stop();
      return;
    case 'turn':
      for (let i = 0; i < 7; i++) await Promise.resolve();
      return;
    case 'wait':
      await idle(queue);
      return;
    case 'keep':
      keeping.set(sheet, kept(sheet));
      return;
    case 'reopen': {
      // As it is when a page is closed in the middle of something.
      const { text, answers } = kept(sheet);
      queue.stop();
      sheet.load(text);
      restoreAnswers(sheet, answers, ENGINE);
      return;
    }
    case 'take over': {
      // Another tab has gone back to what was kept, and has its answers.
      const { text, answers } = keeping.get(sheet) ?? kept(sheet);
      sheet.follow(text);
      restoreAnswers(sheet, answers, ENGINE);
      return;
    }
    case 'follow':
      sheet.follow('G := 1\n\noutcome(G)\n\n// words\nuse D\n\n* + * == 0\n');
      return;
  }
}

describe('answers', () => {
  it('are those of the sheet from the top, or marked', async () => {
    let looked = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...TEXTS), { minLength: 3, maxLength: 6, size: 'max' }),
        fc.array(step, { maxLength: 25, size: 'max' }),
        async (texts, steps) => {
          const sheet = new Sheet();
          sheet.load(texts.join('\n\n'));
          const queue = new RunQueue(sheet, workerAtHand());
          for (const one of steps) {
            await perform(one, sheet, queue);
            looked += expectTruth(sheet);
          }
          await idle(queue);
          looked += expectTruth(sheet);
        },
      ),
      { numRuns: 400 },
    );
    // The law says nothing where everything is marked. (About 2,400 are looked at.)
    expect(looked).toBeGreaterThan(1000);
  });

  const sheetOf = (text: string) => {
    const sheet = new Sheet();
    sheet.load(text);
    const runner = workerAtHand();
    const queue = new RunQueue(sheet, runner);
    const [first, second, third] = sheet.cells.value as [Cell, Cell, Cell];
    return { sheet, queue, runner, first, second, third };
  };
  const text = (cell: Cell) => JSON.parse(cell.answers.value?.list.at(-1)?.ran.json ?? '{}').text;

  it('do not know what comes below', async () => {
    const { queue, second } = sheetOf('G := *\n\noutcome(G)\n\nG := 1\n');
    queue.runAll();
    await idle(queue);
    queue.run([second]);
    await idle(queue);
    // In misère play * is won by the player who moves second, and 1 by Right.
    expect(text(second)).toBe('P');
    expect(second.standing.value).toBe('current');
  });

  it('of every run at the end of which nothing was stopped or edited are unmarked', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...TEXTS), { maxLength: 6 }), async (texts) => {
        const sheet = new Sheet();
        sheet.load(texts.join('\n\n'));
        const queue = new RunQueue(sheet, workerAtHand());
        queue.runAll();
        await idle(queue);
        for (const { prose, standing } of sheet.cells.value) {
          expect(standing.value).toBe(prose ? 'new' : 'current');
        }
      }),
    );
  });

  it('of a text that another tab replaced do not take the place of the answers it brought', async () => {
    const { sheet, queue, first, second } = sheetOf('G := *\n\noutcome(G)\n');
    queue.runAll();
    await idle(queue);
    const then = kept(sheet);
    sheet.edit(first, 'G := 1');
    queue.run([first, second]);
    sheet.follow(then.text);
    restoreAnswers(sheet, then.answers, ENGINE);
    await idle(queue);
    expect(sheet.cells.value.map((cell) => cell.standing.value)).toEqual(['current', 'current']);
    expectTruth(sheet);
  });

  it('to cells of one text come back each to its own', async () => {
    const { sheet, queue, second } = sheetOf('outcome(0)\n\nG := *\n\noutcome(0)\n');
    const third = sheet.cells.value[2] as Cell;
    queue.run([second, third]);
    await idle(queue);
    const { text: whole, answers } = kept(sheet);
    sheet.load(whole);
    restoreAnswers(sheet, answers, ENGINE);
    expect(sheet.cells.value.map((cell) => cell.standing.value)).toEqual([
      'new',
      'current',
      'current',
    ]);
  });

  it('that are being found are not asked for again, unless the text is another', async () => {
    const { sheet, queue, runner, first } = sheetOf('outcome(*)\n');
    queue.run([first]);
    expect(queue.running.value?.insisted).toBeUndefined();
    queue.run([first]);
    expect(queue.running.value?.insisted).toBe(true);
    await idle(queue);
    expect(runner.asked).toEqual(['outcome(*)']);
    sheet.edit(first, 'outcome(1)');
    queue.run([first]);
    sheet.edit(first, 'outcome(2)');
    queue.run([first]);
    expect(queue.running.value?.again).toBe(true);
    await idle(queue);
    expect(runner.asked).toEqual(['outcome(*)', 'outcome(1)', 'outcome(2)']);
    expect(first.standing.value).toBe('current');
  });

  it('are marked when something above changes, and no longer when it is changed back', async () => {
    const { sheet, queue, first, second } = sheetOf('G := *\n\noutcome(G)\n\nrank(G)\n');
    queue.runAll();
    await idle(queue);
    sheet.edit(first, 'G := 1');
    expect(first.standing.value).toBe('changed');
    expect(second.standing.value).toBe('stale');
    sheet.edit(first, 'G := *');
    expect(second.standing.value).toBe('current');
  });

  it('stay when a question above changes, which leaves nothing behind', async () => {
    const { sheet, queue, runner, second, third } = sheetOf('G := *\n\noutcome(G)\n\nrank(G)\n');
    queue.runAll();
    await idle(queue);
    runner.asked.length = 0;
    sheet.edit(second, 'rank(G + G)');
    expect(third.standing.value).toBe('current');
    queue.run([second]);
    await idle(queue);
    // What G is has been computed before.
    expect(runner.asked).toEqual(['rank(G + G)']);
  });

  it('found without a cell that was stopped say so', async () => {
    const { sheet, queue, second, third } = sheetOf('G := *\n\nG := 1\n\noutcome(G)\n');
    queue.run([second]);
    while (second.phase.value !== 'running') await Promise.resolve();
    queue.stop();
    await idle(queue);
    expect(second.standing.value).toBe('stopped');
    queue.run([third]);
    await idle(queue);
    expect(text(third)).toBe('P');
    expect(third.standing.value).toBe('without');
    sheet.remove(second);
    expect(third.standing.value).toBe('current');
  });
});

describe('what is told once a sheet', () => {
  it('stands under the first answer that has it, and goes on to the next', async () => {
    const sheet = new Sheet();
    sheet.load('2 + 2\n\n5 - 2\n\nouter := 3 - 1');
    const queue = new RunQueue(sheet, workerAtHand());
    queue.runAll();
    await idle(queue);
    expect(sheet.remarked.value.get('sum')?.statement).toBe('5 - 2');
    expect(sheet.remarked.value.get('sum')?.ran.json).not.toContain('a sum of forms');
    const [, second] = sheet.cells.value;
    if (second !== undefined) sheet.remove(second);
    expect(sheet.remarked.value.get('sum')?.statement).toBe('outer := 3 - 1');
  });
});
