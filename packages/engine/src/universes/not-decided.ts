/**
 * "Not decided": what a question is answered with where neither a theorem nor a
 * search finds the answer. A typed error, never a guess.
 */

/** The question has no answer here, and the message says what was missing. */
export class NotDecidedError extends Error {
  override readonly name = 'NotDecidedError';
}
