/**
 * What can go wrong, sorted by what the reader can do about it. Whatever Proviso throws is of this
 * family; an error of JavaScript itself is none of it, and `thrown.ts` says what it amounts to.
 *
 * A message says what is wrong, where, and the cure where there is one (`what; cure`). It begins in
 * lower case and ends without a full stop, so that it can stand in a sentence. Nobody tests its text:
 * code tells errors apart by class or by `kind`.
 */

/**
 * - `notation`: a text that is not written as it has to be
 * - `value`: an argument for which there is no answer, or none that is computed here
 * - `limit`: something on the way came out larger or deeper than is handled
 * - `undecided`: neither a theorem nor a search knows the answer
 * - `budget`: more was needed than was allowed
 * - `invariant`: Proviso itself is at fault
 */
export type ErrorKind = 'notation' | 'value' | 'limit' | 'undecided' | 'budget' | 'invariant';

/** An error of Proviso. */
export abstract class ProvisoError extends Error {
  abstract readonly kind: ErrorKind;
}

/** A text that is not written as it has to be; `position` counts UTF-16 units from 0. */
export class NotationError extends ProvisoError {
  override readonly name: string = 'NotationError';
  readonly kind = 'notation';
  readonly position: number;

  constructor(message: string, position = 0) {
    super(message);
    this.position = position;
  }
}

/** An argument for which there is no answer: none exists, or it is not computed. */
export class ValueError extends ProvisoError {
  override readonly name: string = 'ValueError';
  readonly kind = 'value';
}

/** Something came out larger or deeper than is handled, whatever the budget. */
export class LimitError extends ProvisoError {
  override readonly name: string = 'LimitError';
  readonly kind = 'limit';
}

/** "Not decided": the message says what was missing. Never a guess. */
export class NotDecidedError extends ProvisoError {
  override readonly name: string = 'NotDecidedError';
  readonly kind = 'undecided';
}

/**
 * Something that cannot happen has happened. Takes what was found, in a few words, and says that the
 * reader is not to blame.
 */
export class InvariantError extends ProvisoError {
  override readonly name: string = 'InvariantError';
  readonly kind = 'invariant';

  constructor(found: string, options?: ErrorOptions) {
    super(`this is a fault of Proviso: ${found}; please report it with what led to it`, options);
  }
}
