// One question at a time and what is known of its answer. A question is a value, and an answer stays
// with the question it answers: whoever wants to see an answer states the question (`reply`) and gets
// what belongs to that one, or what is known of another, under the name `previous`. A newer question
// ends the computation of an older.

import { signal } from '@preact/signals';
import type { Problem, Progress } from '../protocol/answers.ts';
import { Failed } from './worker-client.ts';

/**
 * `held`: stated, but not to be computed yet. `stopped`: ended by the reader; what was found until
 * then is kept.
 */
export type AskedState = 'held' | 'computing' | 'done' | 'stopped' | 'failed';

/** A question, and what became of it. */
export interface Asked<Q, A> {
  readonly question: Q;
  readonly state: AskedState;
  /** When the computation began, and when it ended. */
  readonly since: number;
  readonly until?: number;
  /** As far as it is known. */
  readonly answer?: A;
  /** How far the computation is. */
  readonly progress?: Progress;
  readonly problem?: Problem;
}

/** A question with an answer, or with a part of it. */
export type Answered<Q, A> = Asked<Q, A> & { readonly answer: A };

/** What there is to show for a question. */
export interface Reply<Q, A> extends Asked<Q, A> {
  /** The last answer to another question; only while there is none to this. */
  readonly previous?: Answered<Q, A> | undefined;
}

/** A computation under way. */
export interface Computation {
  readonly settled: Promise<unknown>;
  /** Ends it; does nothing where it is over. */
  end(): void;
}

/**
 * Begins to compute; `found` is called with the answer as far as it is known, and `told` with how far
 * the computation is, again and again.
 */
export type Compute<Q, A> = (
  question: Q,
  found: (answer: A) => void,
  told: (progress: Progress) => void,
) => Computation;

export interface Clock {
  now(): number;
  sleep(milliseconds: number): Promise<void>;
}

const realClock: Clock = {
  now: () => performance.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/**
 * Milliseconds an obsolete computation is given to finish before it is ended. Whoever types is faster
 * than any answer, and a worker that is nearly done need not be started again.
 */
export const GRACE = 120;

/** Two questions are the same when they say the same. */
export function sameQuestion<Q extends object>(a: Q, b: Q): boolean {
  return questionKey(a) === questionKey(b);
}

/** A text that tells questions of one kind apart. */
export function questionKey(question: object): string {
  return JSON.stringify(Object.entries(question).sort(([a], [b]) => (a < b ? -1 : 1)));
}

interface Options<Q, A> {
  readonly clock?: Clock;
  /** What is known of an answer before it is computed. */
  readonly known?: ((question: Q) => A | undefined) | undefined;
}

interface Store<Q, A> {
  readonly asked?: Asked<Q, A> | undefined;
  readonly before?: Answered<Q, A> | undefined;
}

export class Asker<Q extends object, A> {
  private readonly store = signal<Store<Q, A>>({});
  /** The computation whose answer is waited for; what others tell is not listened to. */
  private listening: object | undefined;
  private computation: Computation | undefined;
  /** Resolves when the obsolete computation is over. */
  private retired: Promise<void> | undefined;

  private readonly compute: Compute<Q, A>;
  private readonly clock: Clock;
  private readonly known: (question: Q) => A | undefined;

  constructor(
    compute: Compute<Q, A>,
    { clock = realClock, known = () => undefined }: Options<Q, A> = {},
  ) {
    this.compute = compute;
    this.clock = clock;
    this.known = known;
  }

  /** What there is to show for a question, whether it has been asked already or not. */
  reply(question: Q): Reply<Q, A> {
    const { asked, before } = this.turned(this.store.value, question);
    return asked.answer === undefined ? { ...asked, previous: before } : asked;
  }

  /** Turns to a question, or to none; it is computed when it is `ready`. */
  want(question: Q | undefined, ready = true): void {
    const { asked, before } = this.store.peek();
    if (question === undefined) {
      this.retire();
      this.store.value = { before: hasAnswer(asked) ? asked : before };
      return;
    }
    if (asked === undefined || !sameQuestion(asked.question, question)) {
      this.retire();
      this.store.value = this.turned(this.store.peek(), question);
    }
    if (ready && this.store.peek().asked?.state === 'held') this.begin();
  }

  /** Ends what is being computed; what was found stays with its question. */
  stop(): void {
    if (this.store.peek().asked?.state !== 'computing') return;
    this.listening = undefined;
    this.computation?.end();
    this.computation = undefined;
    this.change({ state: 'stopped', until: this.clock.now() });
  }

  /** Computes the question that was turned to, from the beginning. */
  again(): void {
    const state = this.store.peek().asked?.state;
    if (state !== undefined && state !== 'computing') this.begin();
  }

  /** Nobody looks any more. */
  leave(): void {
    this.listening = undefined;
    this.computation?.end();
    this.computation = undefined;
  }

  private begin(): void {
    const { asked, before } = this.store.peek();
    if (asked === undefined) return;
    const { question } = asked;
    this.store.value = { asked: this.fresh(question, 'computing'), before };
    const me = {};
    this.listening = me;
    const put = () => {
      if (this.listening !== me) return;
      const hear = (change: Partial<Asked<Q, A>>) => {
        if (this.listening === me) this.change(change);
      };
      const over = (change: Partial<Asked<Q, A>>) => {
        if (this.listening === me) this.computation = undefined;
        hear({ ...change, until: this.clock.now() });
      };
      const failed = (error: unknown) => over({ state: 'failed', problem: problemOf(error) });
      try {
        this.computation = this.compute(
          question,
          (answer) => hear({ answer }),
          (progress) => hear({ progress }),
        );
        this.computation.settled.then(() => over({ state: 'done' }), failed);
      } catch (error) {
        failed(error);
      }
    };
    if (this.retired === undefined) put();
    else this.retired.then(put);
  }

  /** What is known, seen from a question. A full answer that is known already is not forgotten. */
  private turned(
    { asked, before }: Store<Q, A>,
    question: Q,
  ): Store<Q, A> & { readonly asked: Asked<Q, A> } {
    if (asked !== undefined && sameQuestion(asked.question, question)) return { asked, before };
    const other = before !== undefined && !sameQuestion(before.question, question);
    const last = hasAnswer(asked) ? asked : other ? before : undefined;
    if (before !== undefined && !other && before.state === 'done') {
      return { asked: before, before: last };
    }
    return { asked: this.fresh(question, 'held'), before: last };
  }

  /** A question whose computation has not told anything yet. */
  private fresh(question: Q, state: AskedState): Asked<Q, A> {
    const answer = this.known(question);
    return { question, state, since: this.clock.now(), ...(answer !== undefined && { answer }) };
  }

  private change(change: Partial<Asked<Q, A>>): void {
    const { asked, before } = this.store.peek();
    if (asked !== undefined) this.store.value = { asked: { ...asked, ...change }, before };
  }

  /** Stops listening to what is being computed, and ends it after a moment. */
  private retire(): void {
    this.listening = undefined;
    const { computation } = this;
    this.computation = undefined;
    if (computation === undefined) return;
    const over = computation.settled.then(
      () => {},
      () => {},
    );
    const retired = Promise.race([over, this.clock.sleep(GRACE)]).then(() => {
      computation.end();
      if (this.retired === retired) this.retired = undefined;
    });
    this.retired = retired;
  }
}

function hasAnswer<Q, A>(asked: Asked<Q, A> | undefined): asked is Answered<Q, A> {
  return asked?.answer !== undefined;
}

function problemOf(error: unknown): Problem {
  if (error instanceof Failed) return error.problem;
  const message = `the computation broke down: ${error instanceof Error ? error.message : error}`;
  return { code: 'internal', message, line: 1, column: 1 };
}
