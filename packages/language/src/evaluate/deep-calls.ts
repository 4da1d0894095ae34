// Recursion as deep as memory allows. The evaluator nests on the host's stack, which is small; but what
// a function gives is remembered, so a call that lies too deep need not be made there: it is named in a
// signal, which unwinds the stack to a shallow place, made from there, and found remembered when the
// work above it is done again. Calls that were unwound wait in an agenda, the outermost first.

import { LanguageError } from '../errors.ts';
import type { UserFunction, Value } from '../values/value.ts';
import { Failure, type Memory } from './memory.ts';

/** A call of a function with values that has a key. */
export interface Call {
  readonly f: UserFunction;
  readonly args: readonly Value[];
  readonly key: string;
}

export function callOf(f: UserFunction, args: readonly Value[], key: string): Call {
  return { f, args, key };
}

/** The signal that a call is needed before anything above it can go on. No error: nothing is wrong. */
export class NeededCall {
  readonly call: Call;
  /** How many calls were being made, one inside the other, where it is needed. */
  readonly calls: number;

  constructor(call: Call, calls: number) {
    this.call = call;
    this.calls = calls;
  }
}

/** Where deep calls are made from. */
export interface Shallow {
  readonly memory: Memory;
  /** How many calls are being made around this place. */
  readonly calls: number;
  /** Makes a call on the stack as it is here. */
  run(call: Call): Value;
  /**
   * Looks at the calls that wait, the outermost first, before another is begun, so many calls inside
   * the outermost.
   */
  refuseEndless(agenda: readonly Call[], next: Call, calls: number): void;
}

/** Does work, and first whatever deep calls it turns out to need. */
export function withDeepCalls<T>(shallow: Shallow, work: () => T): T {
  for (;;) {
    try {
      return work();
    } catch (thrown) {
      if (!(thrown instanceof NeededCall)) throw thrown;
      makeDeep(shallow, thrown.call);
    }
  }
}

/** Makes a call and those it needs; what they give, or how they fail, is remembered. */
function makeDeep(shallow: Shallow, first: Call): void {
  const { memory } = shallow;
  const { pending } = memory;
  const agenda: Call[] = [];
  /** Of each that waits, how many calls lie between the outermost and it. */
  const depths: number[] = [];
  const begin = (call: Call, depth: number): void => {
    shallow.refuseEndless(agenda, call, depth);
    agenda.push(call);
    depths.push(depth);
    pending.add(call.key);
  };
  try {
    begin(first, 0);
    for (let call = agenda.at(-1); call !== undefined; call = agenda.at(-1)) {
      try {
        shallow.run(call);
      } catch (thrown) {
        if (thrown instanceof NeededCall) {
          begin(thrown.call, (depths.at(-1) ?? 0) + thrown.calls - shallow.calls);
          continue;
        }
        // Whoever called it may go on after the failure.
        if (!(thrown instanceof LanguageError) || !thrown.recoverable) throw thrown;
        memory.fail(call.key, thrown);
      }
      agenda.pop();
      depths.pop();
      pending.delete(call.key);
    }
  } finally {
    for (const { key } of agenda) pending.delete(key);
  }
}

/** What is remembered of a call; a failure is thrown once more. */
export function recalled(memory: Memory, key: string): Value | undefined {
  const known = memory.recall(key);
  if (known instanceof Failure) throw known.error;
  return known;
}
