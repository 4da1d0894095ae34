// The calls that are being made, one inside the other, so that an error can say where it comes from.
// They are noted in a list and not caught level by level: a signal that unwinds a hundred calls would be
// thrown anew at each of them, which took most of the time of a deep recursion. Whoever catches what is
// thrown, tells it the calls since a place and leaves the list as it was there.

import { asLanguageError, LanguageError, type Source, type Span } from '../errors.ts';
import { callText } from '../values/text.ts';
import type { UserFunction, Value } from '../values/value.ts';

/** A call of a function with values, at a place of a text. */
interface CallStep {
  readonly f: UserFunction;
  readonly args: readonly Value[];
  readonly source: Source;
  readonly span: Span;
}

/** The body of a function: what is thrown in it gets a place there. */
interface BodyStep {
  readonly body: UserFunction;
  /** What is being evaluated in it. */
  readonly current: { readonly at: Span };
}

export class CallPath {
  private readonly steps: (CallStep | BodyStep)[] = [];

  get length(): number {
    return this.steps.length;
  }

  enterCall(f: UserFunction, args: readonly Value[], source: Source, span: Span): void {
    this.steps.push({ f, args, source, span });
  }

  enterBody(body: UserFunction, current: BodyStep['current']): void {
    this.steps.push({ body, current });
  }

  leave(): void {
    this.steps.pop();
  }

  /** Goes back to a place without an error. */
  returnTo(length: number): void {
    this.steps.length = length;
  }

  /** What was thrown, as it is seen from a place, to which the path goes back. */
  seenFrom(length: number, thrown: unknown): unknown {
    let seen = thrown;
    for (let i = this.steps.length - 1; i >= length; i--) {
      const step = this.steps[i];
      if (step !== undefined) seen = seenThrough(step, seen);
    }
    this.steps.length = length;
    return seen;
  }
}

function seenThrough(step: CallStep | BodyStep, thrown: unknown): unknown {
  if ('body' in step) return asLanguageError(thrown, step.body.source, step.current.at);
  if (!(thrown instanceof LanguageError)) return thrown;
  const { f, args, source, span } = step;
  if (f.source !== source) return thrown.fromCall(source, span, callText(f, args), f.name);
  // Written in this text: a recursion, or a function whose place is the reader's own.
  if (f.name !== '') thrown.during(callText(f, args));
  return thrown;
}
