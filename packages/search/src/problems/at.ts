// Lists read at places that are known to be there.

import { InvariantError } from '@proviso/engine';

/** The item at a place that is known to be there. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new InvariantError(`there is no place ${index}`);
  return item;
}
