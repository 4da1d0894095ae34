/** Pictures that nobody could read are refused, with the numbers. */

import { LimitError } from '@proviso/engine';
import { counted } from './words.ts';

/** The picture is larger than was allowed. */
export class PictureTooLargeError extends LimitError {
  override readonly name = 'PictureTooLargeError';

  /** Refuses more than so many of something. */
  static unless(subject: string, found: number, noun: string, most: number): void {
    if (found <= most) return;
    const limit = `a picture is drawn up to ${most.toLocaleString('en')}`;
    throw new PictureTooLargeError(`${subject} has ${counted(found, noun)}; ${limit}`);
  }
}
