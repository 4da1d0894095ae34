/**
 * Whatever was thrown, as one of the family of errors. Proviso throws nothing but its own, so the
 * rest comes from JavaScript: it ran out of stack or memory, or the program is wrong.
 */

import { BudgetError } from './budget.ts';
import { InvariantError, LimitError, ProvisoError } from './errors.ts';

/**
 * What JavaScript says when the stack or the memory is used up. Its errors carry nothing but words,
 * and each engine has its own; this is the one place that looks at them.
 */
const OUT_OF_STACK = /call stack|too much recursion/;
const OUT_OF_MEMORY =
  /^(array buffer allocation failed|invalid (typed )?array( buffer)? length|invalid string length|(map|set) maximum size|maximum bigint size|allocation size overflow|out of memory)/i;

/** The error itself where it is of the family, and otherwise what it amounts to. */
export function asProvisoError(thrown: unknown): ProvisoError {
  if (thrown instanceof ProvisoError) return thrown;
  if (!(thrown instanceof Error)) return new InvariantError(String(thrown));
  const { message } = thrown;
  const cause = { cause: thrown };
  // Firefox has `InternalError` for what is a `RangeError` elsewhere.
  if (thrown instanceof RangeError || thrown.name === 'InternalError') {
    if (OUT_OF_STACK.test(message)) {
      return new LimitError('this goes too deep for the machine', cause);
    }
    if (OUT_OF_MEMORY.test(message)) {
      return new BudgetError('bytes', 'the machine has no memory left for this', cause);
    }
  }
  return new InvariantError(message, cause);
}
