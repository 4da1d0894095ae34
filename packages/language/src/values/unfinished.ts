// A spent budget, or a question that is not decided, and what had been found by then: it is told beside
// the error, and never taken for the answer.

import { BudgetError, NotDecidedError } from '@proviso/engine';
import type { Value } from './value.ts';

export class UnfinishedError extends BudgetError {
  override readonly name = 'UnfinishedError';
  readonly partial: Value;

  constructor({ reason, message }: BudgetError, partial: Value) {
    super(reason, message);
    this.partial = partial;
  }
}

/** What is not decided, and what is known all the same. */
export class PartlyDecidedError extends NotDecidedError {
  override readonly name = 'PartlyDecidedError';
  readonly partial: Value;

  constructor(message: string, partial: Value) {
    super(message);
    this.partial = partial;
  }
}

/** What was found before an error, if that is known. */
export function partialOf(error: unknown): Value | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof UnfinishedError || cause instanceof PartlyDecidedError) {
      return cause.partial;
    }
  }
  return undefined;
}
