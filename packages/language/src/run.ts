// What is asked with a statement, and what it came to.

import type { Budget, Progress } from '@proviso/engine';
import type { Remark } from './evaluate/state.ts';
import type { Statement } from './syntax/ast.ts';
import { encode, type Result } from './values/encode.ts';
import type { LoopProgress } from './values/loops.ts';
import { NOTHING, type Value } from './values/value.ts';

export type StatementKind = Statement['kind'];

/** A budget whose progress tells also how far the outermost loop over a list is. */
export interface RunBudget extends Omit<Budget, 'onProgress'> {
  readonly onProgress?: (progress: Progress & Partial<LoopProgress>) => void;
}

export interface RunOptions {
  /** What the statement may use; a deadline is a moment, as `Date.now()` tells it. */
  readonly budget?: RunBudget;
  /** The line of the worksheet the statement begins on. */
  readonly firstLine?: number;
}

/** What a statement came to. */
export interface Run {
  readonly result: Result;
  readonly kind: StatementKind;
  /** The value itself; `undefined` where the statement failed. */
  readonly value: Value | undefined;
  /** It ended with `;`: what it came to is not to be shown. */
  readonly silent?: true;
  /** What is worth knowing beside the answer; no part of the result. */
  readonly notes?: readonly string[];
  /** What to tell once a session. */
  readonly remark?: Remark;
}

/** A statement without an answer. */
export function unanswered(kind: StatementKind): Run {
  return { result: { ok: true, ...encode(NOTHING), text: '' }, kind, value: NOTHING };
}

/** The same, marked as not to be shown. */
export function silenced(run: Run): Run {
  const { result } = run;
  return { ...run, result: result.ok ? { ...result, silent: true } : result, silent: true };
}
