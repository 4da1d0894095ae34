// An answer stays with its question, whatever arrives when: by example, and under schedules made at
// random of everything that readers, workers and clocks can do.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Asker, type Clock, type Computation, GRACE } from '../src/client/asker.ts';
import { Failed, Stopped } from '../src/client/worker-client.ts';
import type { Progress } from '../src/protocol/answers.ts';

interface Question {
  readonly text: string;
}

/** An answer says what it is of, so that a wrong place shows. */
interface Answer {
  readonly of: string;
  readonly pieces: number;
}

/** A computation whose course the test decides. */
class Work implements Computation {
  readonly of: string;
  readonly settled: Promise<void>;
  state: 'running' | 'over' | 'ended' = 'running';
  private pieces = 0;
  private readonly found: (answer: Answer) => void;
  readonly told: (progress: Progress) => void;
  private resolve: () => void = () => {};
  private reject: (reason: Error) => void = () => {};

  constructor(of: string, found: (answer: Answer) => void, told: (progress: Progress) => void) {
    this.told = told;
    this.of = of;
    this.found = found;
    this.settled = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    this.settled.catch(() => {});
  }

  /** A piece may be on its way still when the worker has been ended. */
  find(): void {
    this.found({ of: this.of, pieces: ++this.pieces });
  }

  finish(): void {
    if (this.state !== 'running') return;
    this.state = 'over';
    this.resolve();
  }

  fail(reason: Error): void {
    if (this.state !== 'running') return;
    this.state = 'over';
    this.reject(reason);
  }

  end(): void {
    if (this.state !== 'running') return;
    this.state = 'ended';
    this.reject(new Stopped('stopped'));
  }
}

class TestClock implements Clock {
  time = 0;
  private sleepers: { until: number; wake: () => void }[] = [];

  now(): number {
    return this.time;
  }

  sleep(milliseconds: number): Promise<void> {
    return new Promise((wake) => this.sleepers.push({ until: this.time + milliseconds, wake }));
  }

  pass(milliseconds: number): void {
    this.time += milliseconds;
    const due = this.sleepers.filter(({ until }) => until <= this.time);
    this.sleepers = this.sleepers.filter(({ until }) => until > this.time);
    for (const { wake } of due) wake();
  }
}

function setUp(known?: (question: Question) => Answer | undefined) {
  const clock = new TestClock();
  const works: Work[] = [];
  const asker = new Asker<Question, Answer>(
    ({ text }, found, told) => {
      const work = new Work(text, found, told);
      works.push(work);
      return work;
    },
    { clock, known },
  );
  const last = () => works.at(-1)!;
  const running = () => works.filter(({ state }) => state === 'running').map(({ of }) => of);
  return { clock, works, asker, last, running };
}

/** Lets everything that is promised come true. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

const A = { text: 'A' };
const B = { text: 'B' };
const C = { text: 'C' };

describe('an asker', () => {
  it('shows an answer as it arrives', async () => {
    const { asker, last } = setUp();
    asker.want(A);
    expect(asker.reply(A)).toMatchObject({ question: A, state: 'computing' });
    last().find();
    expect(asker.reply(A)).toMatchObject({ state: 'computing', answer: { of: 'A', pieces: 1 } });
    last().find();
    last().finish();
    await settle();
    expect(asker.reply(A)).toMatchObject({ state: 'done', answer: { of: 'A', pieces: 2 } });
  });

  it('says how far a computation is, and of no other', async () => {
    const { asker, works, last, clock } = setUp();
    asker.want(A);
    last().told({ forms: 10, bytes: 1 });
    expect(asker.reply(A)).toMatchObject({ progress: { forms: 10 } });
    last().find();
    expect(asker.reply(A)).toMatchObject({ progress: { forms: 10 }, answer: { pieces: 1 } });
    expect(asker.reply(B).progress).toBeUndefined();
    asker.want(B);
    works[0]?.told({ forms: 20, bytes: 1 });
    expect(asker.reply(B).progress).toBeUndefined();
    clock.pass(GRACE);
    await settle();
    last().told({ forms: 5, bytes: 1 });
    expect(asker.reply(B)).toMatchObject({ progress: { forms: 5 } });
  });

  it('gives no answer to a question that was not asked yet, but names the previous one', async () => {
    const { asker, last } = setUp();
    asker.want(A);
    last().find();
    last().finish();
    await settle();
    const reply = asker.reply(B);
    expect(reply).toMatchObject({ question: B, state: 'held' });
    expect(reply.answer).toBeUndefined();
    expect(reply.previous).toMatchObject({ question: A, answer: { of: 'A' } });
  });

  it('takes questions that say the same for one question', () => {
    const { asker, works } = setUp();
    asker.want({ text: 'A' });
    asker.want({ text: 'A' });
    expect(works).toHaveLength(1);
  });

  it('ends an obsolete computation after a moment, and only then asks the newer question', async () => {
    const { asker, clock, running } = setUp();
    asker.want(A);
    asker.want(B);
    asker.want(C);
    clock.pass(GRACE - 1);
    await settle();
    expect(running()).toEqual(['A']);
    clock.pass(1);
    await settle();
    expect(running()).toEqual(['C']);
    expect(asker.reply(C).state).toBe('computing');
  });

  it('does not wait for the moment when the obsolete computation is over', async () => {
    const { asker, works, running } = setUp();
    asker.want(A);
    asker.want(B);
    works[0]!.find();
    works[0]!.finish();
    await settle();
    expect(running()).toEqual(['B']);
    expect(asker.reply(B).answer).toBeUndefined();
  });

  it('ends an obsolete computation even where the newer question is held, or there is none', async () => {
    for (const next of [B, undefined]) {
      const { asker, clock, running } = setUp();
      asker.want(A);
      asker.want(next, false);
      clock.pass(GRACE);
      await settle();
      expect(running()).toEqual([]);
    }
  });

  it('does not listen to a computation that is obsolete, not even to its failure', async () => {
    const { asker, clock, works } = setUp();
    asker.want(A);
    asker.want(B);
    works[0]!.find();
    works[0]!.fail(new Failed({ code: 'value', message: 'no', line: 1, column: 1 }));
    clock.pass(GRACE);
    await settle();
    expect(asker.reply(B)).toMatchObject({ state: 'computing' });
    expect(asker.reply(B).problem).toBeUndefined();
  });

  it('holds a question until it is ready', () => {
    const { asker, works } = setUp();
    asker.want(A, false);
    expect(asker.reply(A).state).toBe('held');
    expect(works).toHaveLength(0);
    asker.want(A, true);
    expect(asker.reply(A).state).toBe('computing');
  });

  it('keeps what was found when it is stopped, with its own question', async () => {
    const { asker, clock, last, running } = setUp();
    asker.want(A);
    last().find();
    clock.pass(3_000);
    asker.stop();
    expect(running()).toEqual([]);
    expect(asker.reply(A)).toMatchObject({ state: 'stopped', answer: { of: 'A' }, until: 3_000 });
    last().find();
    await settle();
    expect(asker.reply(A)).toMatchObject({ state: 'stopped', answer: { pieces: 1 } });
    // Asked again in passing, it stays stopped; the reader may want it nevertheless.
    asker.want(A);
    expect(asker.reply(A).state).toBe('stopped');
    asker.again();
    expect(asker.reply(A).state).toBe('computing');
    expect(running()).toEqual(['A']);
  });

  it('stopped before anything was found, shows the previous answer as previous', async () => {
    const { asker, last } = setUp();
    asker.want(A);
    last().find();
    last().finish();
    await settle();
    asker.want(B);
    asker.stop();
    const reply = asker.reply(B);
    expect(reply).toMatchObject({ state: 'stopped', previous: { question: A } });
    expect(reply.answer).toBeUndefined();
  });

  it('stopped while it waits for an obsolete computation, does not begin', async () => {
    const { asker, clock, works } = setUp();
    asker.want(A);
    asker.want(B);
    asker.stop();
    clock.pass(GRACE);
    await settle();
    expect(works.map(({ of }) => of)).toEqual(['A']);
    expect(asker.reply(B).state).toBe('stopped');
  });

  it('reports a failure of whatever kind, and goes on with the next question', async () => {
    const { asker, last } = setUp();
    asker.want(A);
    last().fail(new Error('bad luck'));
    await settle();
    expect(asker.reply(A)).toMatchObject({
      state: 'failed',
      problem: { message: 'the computation broke down: bad luck' },
    });
    asker.want(B);
    last().find();
    last().finish();
    await settle();
    expect(asker.reply(B)).toMatchObject({ state: 'done', answer: { of: 'B' } });
  });

  it('reports a computation that cannot even begin', async () => {
    const asker = new Asker<Question, Answer>(() => {
      throw new Error('no worker');
    });
    asker.want(A);
    await settle();
    expect(asker.reply(A)).toMatchObject({
      state: 'failed',
      problem: { message: 'the computation broke down: no worker' },
    });
  });

  it('shows what is known of an answer at once, until more of it arrives', async () => {
    const { asker, last } = setUp(({ text }) =>
      text === 'A' ? { of: 'A', pieces: 7 } : undefined,
    );
    expect(asker.reply(A)).toMatchObject({ state: 'held', answer: { pieces: 7 } });
    asker.want(A);
    expect(asker.reply(A)).toMatchObject({ state: 'computing', answer: { pieces: 7 } });
    last().find();
    expect(asker.reply(A)).toMatchObject({ state: 'computing', answer: { pieces: 1 } });
  });

  it('keeps what was known of an answer as the answer to the question before', () => {
    const { asker } = setUp(({ text }) => (text === 'A' ? { of: 'A', pieces: 7 } : undefined));
    asker.want(A);
    expect(asker.reply(B).previous).toMatchObject({ question: A, answer: { pieces: 7 } });
    asker.want(B);
    expect(asker.reply(B)).toMatchObject({ previous: { question: A, answer: { pieces: 7 } } });
  });

  it('remembers the full answer to the question before the last', async () => {
    const { asker, last, works } = setUp();
    asker.want(A);
    last().find();
    last().finish();
    await settle();
    asker.want(B);
    asker.want(A);
    expect(asker.reply(A)).toMatchObject({ state: 'done', answer: { of: 'A' } });
    expect(works.filter(({ of }) => of === 'A')).toHaveLength(1);
  });

  it('ends what is computed when nobody looks any more', () => {
    const { asker, running } = setUp();
    asker.want(A);
    asker.leave();
    expect(running()).toEqual([]);
  });
});

type Step =
  | { readonly do: 'want'; readonly question: Question | undefined; readonly ready: boolean }
  | { readonly do: 'find' | 'finish' | 'fail'; readonly work: number }
  | { readonly do: 'pass'; readonly milliseconds: number }
  | { readonly do: 'stop' | 'again' | 'settle' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('want' as const),
    question: fc.constantFrom(A, B, C, undefined),
    ready: fc.boolean(),
  }),
  fc.record({
    do: fc.constantFrom('find' as const, 'finish' as const, 'fail' as const),
    work: fc.nat(6),
  }),
  fc.record({ do: fc.constant('pass' as const), milliseconds: fc.constantFrom(1, GRACE) }),
  fc.record({ do: fc.constantFrom('stop' as const, 'again' as const, 'settle' as const) }),
);

it('under any schedule answers stay with their questions and obsolete computations end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { asker, clock, works, last, running } = setUp();
      let wanted: Question | undefined;
      const belongs = () => {
        for (const question of [A, B, C]) {
          const { question: own, answer, previous, state } = asker.reply(question);
          expect(own).toEqual(question);
          if (answer !== undefined) expect(answer.of).toBe(question.text);
          if (state === 'done') expect(previous).toBeUndefined();
          if (previous === undefined) continue;
          expect(answer).toBeUndefined();
          expect(previous.answer.of).toBe(previous.question.text);
          expect(previous.question).not.toEqual(question);
        }
        // One is being computed, and perhaps one more has its moment.
        expect(running().length).toBeLessThanOrEqual(2);
      };
      for (const one of steps) {
        if (one.do === 'want') {
          wanted = one.question;
          asker.want(wanted, one.ready);
        } else if (one.do === 'find') works[one.work]?.find();
        else if (one.do === 'finish') works[one.work]?.finish();
        else if (one.do === 'fail') works[one.work]?.fail(new Error('bad luck'));
        else if (one.do === 'pass') clock.pass(one.milliseconds);
        else if (one.do === 'settle') await settle();
        else asker[one.do]();
        belongs();
      }
      clock.pass(GRACE);
      await settle();
      belongs();
      const state = wanted && asker.reply(wanted).state;
      // What is computed is what is wanted, and what is wanted waits for nothing.
      expect(running()).toEqual(state === 'computing' ? [wanted?.text] : []);
      if (wanted === undefined || state !== 'computing') return;
      last().find();
      last().finish();
      await settle();
      expect(asker.reply(wanted)).toMatchObject({ state: 'done', answer: { of: wanted.text } });
    }),
    { numRuns: 2_000 },
  );
});
